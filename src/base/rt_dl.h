/* SPDX-License-Identifier: Apache-2.0 */
/* Dynamic libraries: open, look up, and find out where a library lies. rt_dl_posix.c; another platform gets its own file. */
#ifndef RT_DL_H
#define RT_DL_H

#include <stdbool.h>
#include <stddef.h>
#include "rt_attr.h"
#include "rt_string.h"

enum rt_dl_flags { RT_DL_LAZY = 0, RT_DL_NOW = 1, RT_DL_DEEPBIND = 2, RT_DL_NODELETE = 4, RT_DL_NOLOAD = 8, RT_DL_GLOBAL = 16 };

/* Opens path (an absolute path, or a bare name for the system's search). NULL on failure; then *error (if given) gets the
 * reason. An empty path is refused (dlopen would take the main program). */
void *rt_dl_open(const char *path, unsigned flags, struct rt_string *error) MUST_CHECK;
void *rt_dl_symbol(void *library, const char *name);
void rt_dl_close(void *library);
/* Canonical path of the file that contains address (a function of the library). Caller frees; NULL when unknown. */
char *rt_dl_path_of(const void *address) MUST_CHECK;
/* The same, only the folder, without a trailing slash. */
char *rt_dl_folder_of(const void *address) MUST_CHECK;
/* folder + "/" + name; caller frees. */
char *rt_dl_join(const char *folder, const char *name) MUST_CHECK;
bool rt_dl_file_exists(const char *path);

#endif
