/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Finding adapters. UR_ADAPTERS_FORCE_LOAD names exact files, and then nothing else is looked for. Otherwise seven names
 * are tried in a fixed order, each in the folders of UR_ADAPTERS_SEARCH_PATH, in the loader's own folder, and last by its
 * bare name through the system's search; ONEAPI_DEVICE_SELECTOR may rule a name out before anything is opened. What was
 * looked for, and why something is not used, is in the log (UR_LOG_LOADER=level:info).
 */
#include "url_discover.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include "rt_dl.h"
#include "rt_env.h"
#include "rt_log.h"
#include "url_adapters.h"
#include "url_selector.h"
#include "url_state.h"
#include "url_tables.h"

struct search {
    struct rt_array *adapters; /* borrowed: what was found so far */
    struct rt_array folders;   /* char *, owned: UR_ADAPTERS_SEARCH_PATH */
    char *own_folder;          /* owned; NULL when unknown */
    bool deep_bind;
    bool out_of_memory;
};

static void add(struct search *search, struct url_adapter *adapter) {
    RT_ARRAY_FOR_EACH(struct url_adapter *, other, search->adapters) {
        if (*other != adapter)
            continue;
        rt_warning(&url_log, "%s is on the list twice; it is used once", adapter->path);
        return;
    }
    if (!rt_array_push(search->adapters, &adapter))
        search->out_of_memory = true;
}

/* True when the search for this adapter is over: it is used, or it failed for a reason of its own. */
static bool try_library(struct search *search, const char *path) {
    struct url_adapter *adapter = NULL;
    enum url_open_result result = url_adapter_open(path, search->deep_bind, &adapter);
    if (result == URL_OPENED)
        add(search, adapter);
    return result == URL_OPENED || result == URL_FAILED;
}

static bool try_in_folder(struct search *search, const char *folder, const char *name) {
    char *path = rt_dl_join(folder, name);
    if (!path) {
        search->out_of_memory = true;
        return false;
    }
    bool done = false;
    if (rt_dl_file_exists(path))
        done = try_library(search, path);
    else
        rt_debug(&url_log, "%s is not there", path);
    free(path);
    return done;
}

static bool is_folder(const char *path) {
    struct stat status;
    return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

/* A library by name, at the first place where it is an adapter. */
static void find_by_name(struct search *search, const char *name) {
    RT_ARRAY_FOR_EACH(char *, folder, &search->folders)
        if (is_folder(*folder) && try_in_folder(search, *folder, name))
            return;
    if (search->own_folder && try_in_folder(search, search->own_folder, name))
        return;
    if (!try_library(search, name))
        rt_debug(&url_log, "no adapter %s", name);
}

static void force_load(struct search *search, const char *entry) {
    size_t length = strlen(entry);
    if (length > 2 && strcmp(entry + length - 2, ".a") == 0) {
        rt_warning(&url_log, "UR_ADAPTERS_FORCE_LOAD: %s is a static library and cannot be loaded", entry);
        return;
    }
    /* Absolute: dlopen would search a bare name elsewhere than where we looked. */
    char *path = realpath(entry, NULL);
    if (!path) {
        rt_warning(&url_log, "UR_ADAPTERS_FORCE_LOAD: %s does not exist (no folder is searched for it; give the whole path)",
            entry);
        return;
    }
    struct url_adapter *adapter = NULL;
    if (url_adapter_open(path, search->deep_bind, &adapter) == URL_OPENED)
        add(search, adapter);
    else
        rt_warning(&url_log, "UR_ADAPTERS_FORCE_LOAD: %s is not used", entry);
    free(path);
}

/* False when the variable chose nothing (unset, or malformed) and the search goes on as usual. */
static bool forced(struct search *search) {
    struct rt_array entries;
    if (!rt_env_list("UR_ADAPTERS_FORCE_LOAD", &entries)) {
        rt_warning(&url_log, "UR_ADAPTERS_FORCE_LOAD='%s' is ignored: an entry is empty or has ':' or ';' without quotes",
            rt_env_get("UR_ADAPTERS_FORCE_LOAD"));
        return false;
    }
    RT_ARRAY_FOR_EACH(char *, entry, &entries)
        force_load(search, *entry);
    bool chosen = entries.count != 0;
    rt_string_list_finish(&entries);
    return chosen;
}

static void find_mock(struct search *search) {
    static const char name[] = "libur_adapter_mock.so.0";
    if (try_library(search, name) || (search->own_folder && try_in_folder(search, search->own_folder, name)))
        return;
    rt_warning(&url_log, "mocking is enabled, but there is no %s in the library path or in %s", name,
        search->own_folder ? search->own_folder : "the loader's folder");
}

static void find_known_names(struct search *search) {
    struct url_prefilter filter;
    url_prefilter_init(&filter);
    for (size_t i = 0; i < url_manifest_count; i++) {
        const struct url_manifest *entry = &url_manifest[i];
        if (url_prefilter_keeps(&filter, entry))
            find_by_name(search, entry->library);
        else
            rt_info(&url_log, "%s is not looked for: ONEAPI_DEVICE_SELECTOR leaves none of its devices", entry->library);
    }
    url_prefilter_finish(&filter);
}

bool url_discover(bool mocking, struct rt_array *adapters) {
    struct search search = {.adapters = adapters, .deep_bind = rt_env_truthy("UR_ADAPTERS_DEEP_BIND", false)};
    search.own_folder = rt_dl_folder_of((const void *)&url_down);
    if (!rt_env_list("UR_ADAPTERS_SEARCH_PATH", &search.folders))
        rt_warning(&url_log, "UR_ADAPTERS_SEARCH_PATH='%s' is ignored: an entry is empty or has ':' or ';' without quotes",
            rt_env_get("UR_ADAPTERS_SEARCH_PATH"));

    if (mocking)
        find_mock(&search);
    else if (!forced(&search))
        find_known_names(&search);

    rt_string_list_finish(&search.folders);
    free(search.own_folder);
    return !search.out_of_memory;
}
