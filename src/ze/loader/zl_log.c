/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The Level Zero loader's log settings, by the originals' names: ZEL_ENABLE_LOADER_LOGGING=1, ZEL_LOADER_LOGGING_LEVEL
 * (trace|debug|info|warn|error|critical|off; warn when unset), ZEL_LOADER_LOG_CONSOLE=1 (standard error), else a file: ZEL_LOADER_LOG_FILE,
 * in ZEL_LOADER_LOG_DIR (default: .oneapi_logs in HOME). Without a place that can be written: standard error.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "rt_env.h"
#include "zl_table.h"
#include "zl_zel.h"

struct rt_log zl_log = RT_LOG_INIT("ze_loader", "VESPER_LOG_ZE_LOADER");

static enum rt_log_level level_of(const char *word) {
    static const struct {
        const char *word;
        enum rt_log_level level;
    } levels[] = {{"trace", RT_LOG_DEBUG}, {"debug", RT_LOG_DEBUG}, {"info", RT_LOG_INFO}, {"warn", RT_LOG_WARNING},
        {"error", RT_LOG_ERROR}, {"critical", RT_LOG_ERROR}, {"off", RT_LOG_QUIET}};
    for (size_t i = 0; word && i < RT_COUNT(levels); i++)
        if (strcmp(levels[i].word, word) == 0)
            return levels[i].level;
    return RT_LOG_WARNING;
}

static int open_file(void) {
    char path[4096];
    const char *name = rt_env_get("ZEL_LOADER_LOG_FILE"), *folder = rt_env_get("ZEL_LOADER_LOG_DIR"), *home = rt_env_get("HOME");
    if (rt_env_is_1("ZEL_LOADER_LOG_CONSOLE") || (!folder && !home))
        return 2;
    int length = snprintf(path, sizeof(path), "%s%s", folder ? folder : home, folder ? "" : "/.oneapi_logs");
    if (length < 0 || (size_t)length >= sizeof(path))
        return 2;
    if (mkdir(path, 0755) && errno != EEXIST)
        return 2;
    snprintf(path + length, sizeof(path) - (size_t)length, "/%s", name ? name : "ze_loader.log");
    int fd = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
    return fd < 0 ? 2 : fd;
}

void zl_log_open(void) {
    if (rt_env_get("VESPER_LOG_ZE_LOADER"))
        rt_log_open(&zl_log);
    else if (rt_env_is_1("ZE_ENABLE_LOADER_DEBUG_TRACE"))
        rt_log_set(&zl_log, RT_LOG_DEBUG, 2);
    else if (rt_env_is_1("ZEL_ENABLE_LOADER_LOGGING"))
        rt_log_set(&zl_log, level_of(rt_env_get("ZEL_LOADER_LOGGING_LEVEL")), open_file());
}
