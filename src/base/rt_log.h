/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Logging: one writer for all libraries. A line is put together on the stack and written with one write(2), so lines are
 * whole with many threads, and logging is safe to the very end of the process: no lock, no allocation while writing.
 *
 * A logger is a static object per library. Its settings come from a variable in UR's syntax
 * ("level:info;flush:warning;output:stderr|stdout|file,<path>;fileline:true"), or, for the Level Zero loader, from the
 * ZEL_* variables (rt_log_set). Line: "<name>[LEVEL]: text\n", QUIET lines have no prefix.
 */
#ifndef RT_LOG_H
#define RT_LOG_H

#include <stdatomic.h>
#include <stdbool.h>
#include "rt_attr.h"

enum rt_log_level { RT_LOG_DEBUG, RT_LOG_INFO, RT_LOG_WARNING, RT_LOG_ERROR, RT_LOG_QUIET };

/* A second receiver of lines (urAdapterSetLoggerCallback). Called without a lock; text has no newline. */
typedef void (*rt_log_sink)(enum rt_log_level level, const char *text, void *user);

struct rt_log {
    const char *name;           /* borrowed, static: prefix of each line ("loader", "level_zero", ...) */
    const char *variable;       /* borrowed, static: environment variable with the settings, e.g. "UR_LOG_LOADER" */
    _Atomic int level;          /* least level written; RT_LOG_QUIET by default; -1 until the variable was read */
    _Atomic int fd;             /* where lines go; 2 by default */
    _Atomic bool file_line;
    _Atomic(rt_log_sink) sink;  /* optional */
    void *_Atomic sink_user;
    _Atomic int sink_level;
};

#define RT_LOG_INIT(log_name, variable_name) \
    { .name = (log_name), .variable = (variable_name), .level = -1, .fd = 2, .sink_level = RT_LOG_QUIET }

/* Reads the logger's variable (once; later calls do nothing). A malformed value is one warning on stderr, defaults stay. */
void rt_log_open(struct rt_log *log);
/* Sets what a caller found out by other means (ZEL_* variables, urLoaderConfig). path NULL: stderr. */
void rt_log_set(struct rt_log *log, enum rt_log_level level, int fd);
void rt_log_set_sink(struct rt_log *log, rt_log_sink sink, void *user, enum rt_log_level level);
bool rt_log_would_write(struct rt_log *log, enum rt_log_level level);
void rt_log_write(struct rt_log *log, enum rt_log_level level, const char *file, int line, const char *format, ...)
    RT_PRINTF(5, 6);

#define rt_debug(log, ...) rt_log_write((log), RT_LOG_DEBUG, __FILE__, __LINE__, __VA_ARGS__)
#define rt_info(log, ...) rt_log_write((log), RT_LOG_INFO, __FILE__, __LINE__, __VA_ARGS__)
#define rt_warning(log, ...) rt_log_write((log), RT_LOG_WARNING, __FILE__, __LINE__, __VA_ARGS__)
#define rt_error(log, ...) rt_log_write((log), RT_LOG_ERROR, __FILE__, __LINE__, __VA_ARGS__)
/* Always written, without prefix: what a person must see (the closing line when it was asked for, fatal set-up faults). */
#define rt_quiet(log, ...) rt_log_write((log), RT_LOG_QUIET, __FILE__, __LINE__, __VA_ARGS__)

#endif
