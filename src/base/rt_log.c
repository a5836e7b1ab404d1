/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The writer: a line is formatted on the stack and leaves with one write(2). No lock, no allocation, so it can be used from
 * any thread up to the end of the process. Longer lines are cut, and say so by an ellipsis.
 */
#include "rt_log.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "rt_env.h"

#define LINE_BYTES 4096

static const char *const level_names[] = {"DEBUG", "INFO", "WARNING", "ERROR", "QUIET"};
static const char *const level_words[] = {"debug", "info", "warning", "error", "quiet"};

static void write_whole(int fd, const char *text, size_t length) {
    while (length) {
        ssize_t done = write(fd, text, length);
        if (done < 0 && errno == EINTR)
            continue;
        if (done <= 0)
            return;
        text += done;
        length -= (size_t)done;
    }
}

static void complain(const struct rt_log *log, const char *key, int key_length) {
    char line[512];
    int length = snprintf(line, sizeof(line),
        "<%s>[WARNING]: %s: cannot read '%.*s'; expected level:debug|info|warning|error|quiet;flush:LEVEL;"
        "output:stdout|stderr|file,PATH;fileline:BOOL. Ignored.\n", log->name, log->variable, key_length, key);
    write_whole(2, line, (size_t)length < sizeof(line) ? (size_t)length : sizeof(line) - 1);
}

static int level_of(const char *word, size_t length) {
    for (int i = 0; i < (int)RT_COUNT(level_words); i++)
        if (strlen(level_words[i]) == length && strncmp(level_words[i], word, length) == 0)
            return i;
    return -1;
}

/* -1: not understood. Opens a file, which stays open to the end of the process. */
static int output_of(const char *word, size_t length) {
    char path[4096];
    if (length == 6 && strncmp(word, "stdout", 6) == 0)
        return 1;
    if (length == 6 && strncmp(word, "stderr", 6) == 0)
        return 2;
    if (length < 6 || strncmp(word, "file,", 5) != 0 || length - 5 >= sizeof(path))
        return -1;
    snprintf(path, sizeof(path), "%.*s", (int)(length - 5), word + 5);
    return open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
}

struct settings {
    int level, fd;
    bool file_line;
};

static bool key_is(const char *key, size_t length, const char *name) {
    return strlen(name) == length && strncmp(key, name, length) == 0;
}

static bool read_pair(struct settings *settings, const char *key, size_t key_length, const char *value, size_t length) {
    if (key_is(key, key_length, "level"))
        return (settings->level = level_of(value, length)) >= 0;
    if (key_is(key, key_length, "flush"))
        return level_of(value, length) >= 0; /* every line is flushed at once */
    if (key_is(key, key_length, "output"))
        return (settings->fd = output_of(value, length)) >= 0;
    if (key_is(key, key_length, "fileline")) {
        settings->file_line = length > 0 && strchr("ytYT1", *value) != NULL;
        return true;
    }
    return false;
}

void rt_log_open(struct rt_log *log) {
    int unread = -1;
    if (atomic_load_explicit(&log->level, memory_order_acquire) >= 0)
        return;
    struct settings settings = {.level = RT_LOG_QUIET, .fd = 2};
    const char *value = log->variable ? rt_env_get(log->variable) : NULL;
    for (const char *at = value; at && *at;) {
        size_t length = strcspn(at, ";");
        const char *colon = memchr(at, ':', length);
        if (!colon || !read_pair(&settings, at, (size_t)(colon - at), colon + 1, length - (size_t)(colon - at) - 1)) {
            complain(log, at, (int)length);
            settings = (struct settings){.level = RT_LOG_QUIET, .fd = 2};
            break;
        }
        at += length + (at[length] == ';');
    }
    atomic_store_explicit(&log->fd, settings.fd, memory_order_relaxed);
    atomic_store_explicit(&log->file_line, settings.file_line, memory_order_relaxed);
    atomic_compare_exchange_strong(&log->level, &unread, settings.level);
}

void rt_log_set(struct rt_log *log, enum rt_log_level level, int fd) {
    atomic_store_explicit(&log->fd, fd, memory_order_relaxed);
    atomic_store_explicit(&log->level, (int)level, memory_order_release);
}

void rt_log_set_sink(struct rt_log *log, rt_log_sink sink, void *user, enum rt_log_level level) {
    atomic_store(&log->sink, (rt_log_sink)NULL);
    atomic_store(&log->sink_user, user);
    atomic_store(&log->sink_level, (int)level);
    atomic_store(&log->sink, sink);
}

bool rt_log_would_write(struct rt_log *log, enum rt_log_level level) {
    if (atomic_load_explicit(&log->level, memory_order_acquire) < 0)
        rt_log_open(log);
    if ((int)level >= atomic_load_explicit(&log->level, memory_order_relaxed))
        return true;
    return atomic_load(&log->sink) && (int)level >= atomic_load(&log->sink_level);
}

void rt_log_write(struct rt_log *log, enum rt_log_level level, const char *file, int line, const char *format, ...) {
    if (!rt_log_would_write(log, level))
        return;
    char text[LINE_BYTES];
    int prefix = level == RT_LOG_QUIET ? 0 : snprintf(text, sizeof(text), "<%s>[%s]: ", log->name, level_names[level]);
    const size_t room = sizeof(text) - 260; /* for the place and the newline */
    va_list args;
    va_start(args, format);
    int body = vsnprintf(text + prefix, room - (size_t)prefix, format, args);
    va_end(args);
    size_t length = (size_t)prefix + (body < 0 ? 0 : (size_t)body);
    if (length >= room) {
        length = room - 1;
        memcpy(text + length - 3, "...", 3);
    }
    text[length] = '\0';
    rt_log_sink sink = atomic_load(&log->sink);
    if (sink && (int)level >= atomic_load(&log->sink_level))
        sink(level, text + prefix, atomic_load(&log->sink_user));
    if ((int)level < atomic_load_explicit(&log->level, memory_order_relaxed))
        return;
    if (atomic_load_explicit(&log->file_line, memory_order_relaxed))
        length += (size_t)snprintf(text + length, 256, " <%.200s:%d>", file, line);
    text[length++] = '\n';
    write_whole(atomic_load_explicit(&log->fd, memory_order_relaxed), text, length);
}
