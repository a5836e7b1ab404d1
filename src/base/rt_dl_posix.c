/* SPDX-License-Identifier: Apache-2.0 */
/* Dynamic libraries by dlopen. An empty path is refused here, once: dlopen("") would answer the main program. */
#include "rt_dl.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void *rt_dl_open(const char *path, unsigned flags, struct rt_string *error) {
    if (!path || !*path) {
        if (error)
            rt_string_append(error, "an empty path names no library");
        return NULL;
    }
    int mode = flags & RT_DL_NOW ? RTLD_NOW : RTLD_LAZY;
    mode |= flags & RT_DL_GLOBAL ? RTLD_GLOBAL : RTLD_LOCAL;
    mode |= flags & RT_DL_DEEPBIND ? RTLD_DEEPBIND : 0;
    mode |= flags & RT_DL_NODELETE ? RTLD_NODELETE : 0;
    mode |= flags & RT_DL_NOLOAD ? RTLD_NOLOAD : 0;
    void *library = dlopen(path, mode);
    if (!library && error) {
        const char *reason = dlerror();
        rt_string_append(error, reason ? reason : "not loaded");
    }
    return library;
}

void *rt_dl_symbol(void *library, const char *name) { return library ? dlsym(library, name) : NULL; }

void rt_dl_close(void *library) {
    if (library)
        dlclose(library);
}

char *rt_dl_path_of(const void *address) {
    Dl_info info;
    if (!dladdr(address, &info) || !info.dli_fname || !*info.dli_fname)
        return NULL;
    char *canonical = realpath(info.dli_fname, NULL);
    return canonical ? canonical : strdup(info.dli_fname);
}

char *rt_dl_folder_of(const void *address) {
    char *path = rt_dl_path_of(address);
    if (!path)
        return NULL;
    char *slash = strrchr(path, '/');
    if (slash) {
        *slash = '\0';
        return path;
    }
    free(path);
    return strdup(".");
}

char *rt_dl_join(const char *folder, const char *name) {
    char *path = NULL;
    return asprintf(&path, "%s/%s", folder, name) < 0 ? NULL : path;
}

bool rt_dl_file_exists(const char *path) { return access(path, R_OK) == 0; }
