/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Where drivers come from, in this order: VESPER_DRIVER=1 (Vesper's own and no other); ZE_ENABLE_ALT_DRIVERS; the known names
 * by the system's search; and when none of these answers, Vesper's own: beside the loader, then by the system's search.
 */
#include <stdlib.h>
#include <string.h>

#include "rt_dl.h"
#include "rt_env.h"
#include "zl_driver.h"

#define OWN_DRIVER "libze_vesper.so.1"

static const char *const known_names[] = {"libze_intel_gpu.so.1", "libze_intel_gpu_legacy1.so.1", "libze_intel_vpu.so.1",
    "libze_intel_npu.so.1"};

static bool is_there(const struct rt_array *drivers, void *library) {
    RT_ARRAY_FOR_EACH(struct zl_driver *, driver, drivers)
        if ((*driver)->library == library)
            return true;
    return false;
}

static void destroy(struct zl_driver *driver) {
    if (!driver)
        return;
    rt_dl_close(driver->library);
    free(driver->path);
    free(driver);
}

static struct zl_driver *create(const char *name, struct rt_string *error) {
    struct zl_driver *driver = calloc(1, sizeof(*driver));
    if (!driver)
        return NULL;
    driver->library = rt_dl_open(name, RT_DL_LAZY, error);
    const void *getter = rt_dl_symbol(driver->library, "zeGetGlobalProcAddrTable");
    driver->path = getter ? rt_dl_path_of(getter) : strdup(name);
    if (driver->library && driver->path)
        return driver;
    destroy(driver);
    return NULL;
}

/* quiet: not finding the file is no news (known names that this machine need not have). */
static bool try_driver(struct rt_array *drivers, const char *name, bool quiet) {
    struct rt_string error;
    rt_string_init(&error);
    struct zl_driver *driver = create(name, &error);
    if (!driver) {
        if (quiet)
            rt_info(&zl_log, "driver %s: not there (%s)", name, rt_string_text(&error));
        else
            rt_error(&zl_log, "driver %s cannot be opened: %s", name, rt_string_text(&error));
        rt_string_finish(&error);
        return false;
    }
    rt_string_finish(&error);
    if (is_there(drivers, driver->library)) {
        rt_warning(&zl_log, "driver %s is named twice; the second is ignored", name);
        destroy(driver);
        return false;
    }
    if (!zl_tables_read(driver) || !rt_array_push(drivers, &driver)) {
        destroy(driver);
        return false;
    }
    rt_info(&zl_log, "driver %s: %s, API %u.%u", name, driver->path, (unsigned)ZE_MAJOR_VERSION(driver->version),
        (unsigned)ZE_MINOR_VERSION(driver->version));
    return true;
}

void zl_discover_own(struct rt_array *drivers) {
    char *folder = rt_dl_folder_of((const void *)zl_discover);
    char *beside = folder ? rt_dl_join(folder, OWN_DRIVER) : NULL;
    if (!(beside && rt_dl_file_exists(beside) && try_driver(drivers, beside, false)))
        try_driver(drivers, OWN_DRIVER, true);
    free(beside);
    free(folder);
}

static void try_alternatives(struct rt_array *drivers, const char *list) {
    for (const char *at = list; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL) {
        size_t length = strcspn(at, ",");
        if (!length) {
            rt_warning(&zl_log, "ZE_ENABLE_ALT_DRIVERS has an empty element; it is ignored");
            continue;
        }
        char *name = strndup(at, length);
        if (name)
            try_driver(drivers, name, false);
        free(name);
    }
}

void zl_discover(struct rt_array *ret_drivers) {
    const char *alternatives = rt_env_get_raw("ZE_ENABLE_ALT_DRIVERS");
    rt_array_init(ret_drivers, sizeof(struct zl_driver *));
    if (rt_env_is_1("VESPER_DRIVER")) {
        zl_discover_own(ret_drivers);
    } else if (alternatives) {
        try_alternatives(ret_drivers, alternatives);
    } else {
        for (size_t i = 0; i < RT_COUNT(known_names); i++)
            try_driver(ret_drivers, known_names[i], true);
        if (!ret_drivers->count)
            zl_discover_own(ret_drivers);
    }
    if (!ret_drivers->count)
        rt_error(&zl_log, "no Level Zero driver was found: looked for %s and %s. Install one, put its folder on "
            "LD_LIBRARY_PATH or name its file in ZE_ENABLE_ALT_DRIVERS.",
            alternatives ? "what ZE_ENABLE_ALT_DRIVERS names" : "libze_intel_{gpu,gpu_legacy1,vpu,npu}.so.1", OWN_DRIVER);
}
