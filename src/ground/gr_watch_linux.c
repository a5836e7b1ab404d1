/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which libraries are watched, and by what: a sentinel first; where none can be planted the loader's own teardown callback,
 * else an exit handler registered now, after the library came up. Drivers are found in the link map (handles do not tell
 * them: a loader may wrap handles). On musl libraries end in reverse order of construction: there the exit handler serves.
 */
#include "gr_ground.h"

#include <dlfcn.h>
#include <limits.h>
#include <link.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "gr_sentinel.h"
#include "rt_array.h"
#include "rt_dl.h"
#include "rt_env.h"
#include "rt_log.h"

#define MAX_WATCHED 64

/* Load addresses of what is watched already in this library. A mutex guards planting; nothing at closing takes it. */
static pthread_mutex_t watch_lock = PTHREAD_MUTEX_INITIALIZER;
static const void *watched[MAX_WATCHED];
static size_t watched_count;
static unsigned long long link_map_additions; /* dlpi_adds at the last look */
static struct gr_ground *exit_ground;

static const char *const means_names[] = {"nothing", "sentinel", "loader's teardown callback", "exit handler"};

const char *gr_means_name(int means) {
    return means >= 0 && (size_t)means < RT_COUNT(means_names) ? means_names[means] : "unknown";
}

static void on_end(void *ground) { gr_close(ground); }

static void on_told(void) { gr_close(exit_ground); }

/* zelRegisterTeardownCallback(our callback, gets the loader's "forget me" function, gets our index). */
typedef int (*register_teardown)(void (*ours)(void), void (**ret_loaders)(uint32_t), uint32_t *ret_index);

static int fall_back(struct gr_ground *ground, const void *address) {
    Dl_info info;
    void *library = dladdr(address, &info) ? dlopen(info.dli_fname, RTLD_LAZY | RTLD_NOLOAD) : NULL;
    register_teardown register_callback = (register_teardown)rt_dl_symbol(library, "zelRegisterTeardownCallback");
    void (*forget)(uint32_t) = NULL;
    uint32_t index = 0;
    exit_ground = ground;
    if (register_callback && register_callback(on_told, &forget, &index) == 0)
        return GR_MEANS_CALLBACK;
    return atexit(on_told) == 0 ? GR_MEANS_EXIT_HANDLER : GR_MEANS_NONE;
}

static bool is_watched(const void *base) {
    for (size_t i = 0; i < watched_count; i++)
        if (watched[i] == base)
            return true;
    return false;
}

static bool watch_locked(struct gr_ground *ground, const void *address) {
    Dl_info info;
    struct rt_string error;
    if (!dladdr(address, &info))
        return false;
    if (is_watched(info.dli_fbase))
        return true;
    rt_string_init(&error);
    char *path = rt_dl_path_of(address);
    const char *forced = rt_env_get("VESPER_SENTINEL");
    bool allowed = !forced || strcmp(forced, "off") != 0;
    int means = allowed && path && gr_sentinel_plant(path, on_end, ground, &error) ? GR_MEANS_SENTINEL
                                                                                   : fall_back(ground, address);
    if (means == GR_MEANS_SENTINEL)
        rt_debug(ground->log, "the end of %s is watched by a sentinel", path);
    else
        rt_warning(ground->log, "no sentinel could be planted at %s (%s); its end is told by: %s", path ? path : "?",
            allowed ? rt_string_text(&error) : "VESPER_SENTINEL=off", gr_means_name(means));
    if (watched_count < MAX_WATCHED)
        watched[watched_count++] = info.dli_fbase;
    atomic_store(&ground->means, means);
    rt_string_finish(&error);
    free(path);
    return means != GR_MEANS_NONE;
}

bool gr_watch_address(struct gr_ground *ground, const void *address) {
    pthread_mutex_lock(&watch_lock);
    bool done = watch_locked(ground, address);
    pthread_mutex_unlock(&watch_lock);
    return done;
}

struct names {
    struct rt_array paths; /* char *, owned */
    bool looked;           /* past the first object */
    bool unchanged;
};

static int collect_name(struct dl_phdr_info *info, size_t size, void *user) {
    struct names *names = user;
    (void)size;
    if (!names->looked && info->dlpi_adds == link_map_additions) {
        names->unchanged = true;
        return 1;
    }
    names->looked = true;
    link_map_additions = info->dlpi_adds;
    char *path = info->dlpi_name && info->dlpi_name[0] == '/' ? strdup(info->dlpi_name) : NULL;
    if (path && !rt_array_push(&names->paths, &path))
        free(path);
    return 0;
}

/* The address of name in this very library, not in one that it depends on. */
static void *own_symbol(void *library, const char *path, const char *name) {
    Dl_info info;
    void *address = dlsym(library, name);
    return address && dladdr(address, &info) && strcmp(info.dli_fname, path) == 0 ? address : NULL;
}

static void watch_if_driver(struct gr_ground *ground, const char *path) {
    void *library = dlopen(path, RTLD_LAZY | RTLD_NOLOAD);
    if (!library)
        return;
    void *getter = own_symbol(library, path, "zeGetGlobalProcAddrTable");
    bool loader_or_layer = own_symbol(library, path, "zelLoaderGetVersions") || own_symbol(library, path, "zelLoaderGetVersion") ||
                           own_symbol(library, path, "zelTracerCreate") || own_symbol(library, path, "zeInit");
    if (getter && !loader_or_layer)
        watch_locked(ground, getter);
    dlclose(library);
}

void gr_watch_drivers(struct gr_ground *ground) {
    struct names names = {0};
    rt_array_init(&names.paths, sizeof(char *));
    pthread_mutex_lock(&watch_lock);
    dl_iterate_phdr(collect_name, &names);
    if (!names.unchanged)
        RT_ARRAY_FOR_EACH(char *, path, &names.paths)
            watch_if_driver(ground, *path);
    pthread_mutex_unlock(&watch_lock);
    rt_string_list_finish(&names.paths);
}
