/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The archive's front: the entry points inside an application, over whichever libze_loader.so.1 the system has. Its live
 * table holds that loader's public functions, looked up by name once; what an old one lacks answers UNSUPPORTED_FEATURE.
 * The public archive watches the loader and the drivers itself (the ground) and installs the closed table when one of them
 * is about to end; inside the UR adapter (ZL_EMBEDDED) the adapter's own ground does that.
 */
#include "zl_static.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rt_dl.h"
#include "zl_table.h"
#include "zl_zel.h"
#ifndef ZL_EMBEDDED
#include "gr_ground.h"
#endif

#define SHARED_LOADER "libze_loader.so.1"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void *_Atomic shared; /* the opened loader; stays open */
static struct zl_table live; /* written once, under lock, before it is installed */

const void *zl_static_loader_address(void) { return rt_dl_symbol(atomic_load(&shared), "zeInit"); }

bool zl_static_loader_is_vesper(void) { return rt_dl_symbol(atomic_load(&shared), "zelVesperLoader") != NULL; }

static void read_functions(void *library) {
#define API_ENTRY(ns, Table, member, slot, since, name, ...) live.ns.Table.member = rt_dl_symbol(library, #name);
#include "ze_entries.inc"
#undef API_ENTRY
    zl_table_fill_unsupported(&live);
}

static void say_which(void *library) {
    zel_component_version_t version = {0};
    char *path = rt_dl_path_of(rt_dl_symbol(library, "zeInit"));
    ze_result_t (*ask)(zel_component_version_t *) = (ze_result_t(*)(zel_component_version_t *))rt_dl_symbol(library, "zelGetLoaderVersion");
    if (ask && ask(&version) == ZE_RESULT_SUCCESS)
        rt_info(&zl_log, "archive over %s, version %d.%d.%d", path ? path : "?", version.component_lib_version.major,
            version.component_lib_version.minor, version.component_lib_version.patch);
    else
        rt_info(&zl_log, "archive over %s, which does not tell its version", path ? path : "?");
    free(path);
}

/* Under lock. NULL, with a line in the log, when there is no shared loader. */
static void *open_shared_locked(void) {
    struct rt_string error;
    if (atomic_load(&shared))
        return atomic_load(&shared);
    zl_log_open();
    rt_string_init(&error);
    void *library = rt_dl_open(SHARED_LOADER, RT_DL_LAZY, &error);
    if (library && !rt_dl_symbol(library, "zeInit")) {
        rt_error(&zl_log, "%s that was opened is no Level Zero loader: it has no zeInit", SHARED_LOADER);
        library = NULL;
    } else if (!library) {
        rt_error(&zl_log, "no Level Zero loader: looked for %s in LD_LIBRARY_PATH and the system's folders (%s). Install one "
            "(Debian: libze1) or put Vesper's lib folder on LD_LIBRARY_PATH.", SHARED_LOADER, rt_string_text(&error));
    }
    rt_string_finish(&error);
    if (!library)
        return NULL;
    read_functions(library);
    say_which(library);
    atomic_store(&shared, library);
    return library;
}

#ifdef ZL_EMBEDDED
static void watch(void) {}
#else
static struct gr_ground ground;

static void on_end_of_what_is_below(void *unused) {
    (void)unused;
    zl_close();
}

/* The notice must never point into unmapped code: whoever contains this archive stays mapped. */
static void stay_mapped(void) {
    Dl_info info;
    if (dladdr((const void *)zl_static_loader_address, &info) && info.dli_fname)
        dlopen(info.dli_fname, RTLD_LAZY | RTLD_NOLOAD | RTLD_NODELETE);
}

static void watch(void) {
    stay_mapped();
    gr_open(&ground, on_end_of_what_is_below, NULL, &zl_log);
    if (!gr_watch_address(&ground, zl_static_loader_address()))
        rt_warning(&zl_log, "the end of the Level Zero loader cannot be watched");
    gr_watch_drivers(&ground);
}
#endif

static void install(void) {
    static struct zl_table table;
    const struct zl_table *down = &zl_down;
    watch();
    if (atomic_load(&zl_installed) != &zl_down)
        return;
    table = live;
    table.ze.Global.pfnInit = zl_init;
    table.ze.Global.pfnInitDrivers = zl_init_drivers;
    table.zes.Global.pfnInit = zl_sysman_init;
    atomic_compare_exchange_strong(&zl_installed, &down, &table);
}

static bool is_closed(void) { return atomic_load(&zl_installed) == &zl_closed; }

/* Brings the archive up to where the shared loader's own init function can be called. */
static bool prepare(void) {
    pthread_mutex_lock(&lock);
    bool there = !is_closed() && open_shared_locked();
    pthread_mutex_unlock(&lock);
    return there;
}

static ze_result_t come_up(ze_result_t result) {
    if (result == ZE_RESULT_SUCCESS) {
        pthread_mutex_lock(&lock);
        install();
        pthread_mutex_unlock(&lock);
    }
    return result;
}

ze_result_t zl_init(ze_init_flags_t flags) {
    return prepare() ? come_up(live.ze.Global.pfnInit(flags)) : ZE_RESULT_ERROR_UNINITIALIZED;
}

ze_result_t zl_init_drivers(uint32_t *pCount, ze_driver_handle_t *phDrivers, ze_init_driver_type_desc_t *desc) {
    return prepare() ? come_up(live.ze.Global.pfnInitDrivers(pCount, phDrivers, desc)) : ZE_RESULT_ERROR_UNINITIALIZED;
}

ze_result_t zl_sysman_init(zes_init_flags_t flags) {
    return prepare() ? come_up(live.zes.Global.pfnInit(flags)) : ZE_RESULT_ERROR_UNINITIALIZED;
}

/* In the archive these are the shared loader's own, through the live table; never called by way of the down table. */
ze_result_t zl_driver_get(uint32_t *pCount, ze_driver_handle_t *phDrivers) { return live.ze.Driver.pfnGet(pCount, phDrivers); }
ze_result_t zl_sysman_driver_get(uint32_t *pCount, zes_driver_handle_t *phDrivers) {
    return live.zes.Driver.pfnGet(pCount, phDrivers);
}

/* The loader's own functions: asked of the shared loader; without one, or one that lacks them, the archive's own answer. */
static void *forward(const char *name) {
    void *library = atomic_load(&shared);
    return library ? rt_dl_symbol(library, name) : NULL;
}

ze_result_t zelGetLoaderVersion(zel_component_version_t *version) {
    if (!version)
        return ZE_RESULT_ERROR_INVALID_NULL_POINTER;
    memset(version, 0, sizeof(*version));
    snprintf(version->component_name, sizeof(version->component_name), "loader");
    version->spec_version = ZE_API_VERSION_CURRENT;
    version->component_lib_version = (zel_version_t){ZL_VERSION_MAJOR, ZL_VERSION_MINOR, ZL_VERSION_PATCH};
    return ZE_RESULT_SUCCESS;
}

ze_result_t zelLoaderGetVersions(size_t *num_elems, zel_component_version_t *versions) {
    ze_result_t (*ask)(size_t *, zel_component_version_t *) = (ze_result_t(*)(size_t *, zel_component_version_t *))forward("zelLoaderGetVersions");
    if (!num_elems)
        return ZE_RESULT_ERROR_INVALID_NULL_POINTER;
    if (!ask || is_closed())
        return ZE_RESULT_ERROR_UNINITIALIZED;
    return ask(num_elems, versions);
}

ze_result_t zelLoaderTranslateHandle(zel_handle_type_t handleType, void *handleIn, void **handleOut) {
    ze_result_t (*ask)(zel_handle_type_t, void *, void **) = (ze_result_t(*)(zel_handle_type_t, void *, void **))forward("zelLoaderTranslateHandle");
    if (!handleIn || !handleOut)
        return ZE_RESULT_ERROR_INVALID_NULL_POINTER;
    if ((unsigned)handleType > ZEL_HANDLE_PHYSICAL_MEM)
        return ZE_RESULT_ERROR_INVALID_ENUMERATION;
    if (is_closed() || !atomic_load(&shared))
        return ZE_RESULT_ERROR_UNINITIALIZED;
    if (ask)
        return ask(handleType, handleIn, handleOut);
    *handleOut = handleIn; /* a loader from before translation: there is nothing to translate */
    return ZE_RESULT_SUCCESS;
}

static ze_result_t forward_plain(const char *name) {
    ze_result_t (*ask)(void) = (ze_result_t(*)(void))forward(name);
    if (is_closed() || !atomic_load(&shared))
        return ZE_RESULT_ERROR_UNINITIALIZED;
    return ask ? ask() : ZE_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

ze_result_t zelEnableTracingLayer(void) { return forward_plain("zelEnableTracingLayer"); }
ze_result_t zelDisableTracingLayer(void) { return forward_plain("zelDisableTracingLayer"); }

ze_result_t zelGetTracingLayerState(bool *enabled) {
    if (!enabled)
        return ZE_RESULT_ERROR_INVALID_NULL_POINTER;
    ze_result_t (*ask)(bool *) = (ze_result_t(*)(bool *))forward("zelGetTracingLayerState");
    if (is_closed() || !atomic_load(&shared))
        return ZE_RESULT_ERROR_UNINITIALIZED;
    *enabled = false;
    return ask ? ask(enabled) : ZE_RESULT_SUCCESS;
}

/* The archive stays up until what is below it ends, so there is nothing to delay. */
void zelSetDelayLoaderContextTeardown(void) {}
void zelLoaderContextTeardown(void) {
    if (atomic_load(&zl_installed) != &zl_down)
        zl_close();
}
