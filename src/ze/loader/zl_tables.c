/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Reading a driver's tables, and giving out the loader's. A driver is asked for our version first and for older ones when it
 * refuses; it writes into roomy scratch, so one that fills more than it was asked for does no harm.
 */
#include <string.h>

#include "rt_dl.h"
#include "zl_driver.h"

#define SCRATCH_BYTES 4096

typedef ze_result_t (*table_getter)(ze_api_version_t version, void *table);

static ze_result_t ask(table_getter getter, ze_api_version_t *version, void *scratch) {
    for (uint32_t minor = ZE_MINOR_VERSION(*version);; minor--) {
        memset(scratch, 0, SCRATCH_BYTES);
        ze_result_t result = getter((ze_api_version_t)ZE_MAKE_VERSION(1, minor), scratch);
        if (result != ZE_RESULT_ERROR_UNSUPPORTED_VERSION || minor == 0) {
            *version = (ze_api_version_t)ZE_MAKE_VERSION(1, minor);
            return result;
        }
    }
}

static bool read_table(struct zl_driver *driver, const char *name, void *place, size_t size, bool mandatory) {
    _Alignas(16) unsigned char scratch[SCRATCH_BYTES];
    table_getter getter = (table_getter)rt_dl_symbol(driver->library, name);
    ze_api_version_t version = driver->version;
    if (!getter) {
        rt_debug(&zl_log, "%s has no %s: what is in it is unsupported", driver->path, name);
        return true;
    }
    ze_result_t result = ask(getter, &version, scratch);
    if (result == ZE_RESULT_SUCCESS) {
        driver->version = version;
        memcpy(place, scratch, size);
        return true;
    }
    if (mandatory)
        rt_error(&zl_log, "%s is not used: its %s answered 0x%x", driver->path, name, (unsigned)result);
    return !mandatory;
}

bool zl_tables_read(struct zl_driver *driver) {
    if (!rt_dl_symbol(driver->library, "zeGetGlobalProcAddrTable")) {
        rt_error(&zl_log, "%s is no Level Zero driver: it has no zeGetGlobalProcAddrTable", driver->path);
        return false;
    }
    if (rt_dl_symbol(driver->library, "zelLoaderGetVersions")) {
        rt_error(&zl_log, "%s is no Level Zero driver but a loader", driver->path);
        return false;
    }
    driver->version = ZE_API_VERSION_CURRENT;
#define API_TABLE(ns, Table, getter, type, field, slots, optional, since)                             \
    if (!read_table(driver, #getter, &driver->table.ns.field, sizeof(driver->table.ns.field),         \
            !(optional) && (since) == ZE_MAKE_VERSION(1, 0) && sizeof(#ns) != sizeof("zer")))         \
        return false;
#include "ze_tables.inc"
#undef API_TABLE
    if (!driver->table.ze.Global.pfnInit && !driver->table.ze.Global.pfnInitDrivers) {
        rt_error(&zl_log, "%s is not used: it offers neither zeInit nor zeInitDrivers", driver->path);
        return false;
    }
    driver->has_init_drivers = driver->table.ze.Global.pfnInitDrivers != NULL;
    zl_table_fill_unsupported(&driver->table);
    return true;
}

static bool flag_is_set(struct zl_driver *driver, ze_driver_handle_t handle) {
    ze_driver_ddi_handles_ext_properties_t ddi = {.stype = ZE_STRUCTURE_TYPE_DRIVER_DDI_HANDLES_EXT_PROPERTIES};
    ze_driver_properties_t properties = {.stype = ZE_STRUCTURE_TYPE_DRIVER_PROPERTIES, .pNext = &ddi};
    return driver->table.ze.Driver.pfnGetProperties(handle, &properties) == ZE_RESULT_SUCCESS &&
           (ddi.flags & ZE_DRIVER_DDI_HANDLE_EXT_FLAG_DDI_HANDLE_EXT_SUPPORTED);
}

bool zl_tables_in_handles(struct zl_driver *driver, ze_driver_handle_t handle) {
    const ze_handle_t *head = (const ze_handle_t *)handle;
    if (!flag_is_set(driver, handle))
        return false;
    if (!head->pCore || !head->pTools || !head->pSysman || head->pCore->version < ZE_API_VERSION_CURRENT)
        return false;
#define HEAD_ze pCore
#define HEAD_zet pTools
#define HEAD_zes pSysman
#define API_TABLE(ns, Table, ...) TABLE_##ns(ns, Table)
#define TABLE_(ns, Table)             \
    if (!head->HEAD_##ns->Table)      \
        return false;
#define TABLE_ze TABLE_
#define TABLE_zet TABLE_
#define TABLE_zes TABLE_
#define TABLE_zer(ns, Table)
#include "ze_tables.inc"
#undef API_TABLE
/* Entry points without a handle never go through a handle's table. */
#define DISPATCH_NONE 0
#define DISPATCH_HANDLE(handle) 1
#define DISPATCH_FIRST(array, count) 1
#define API_ENTRY(ns, Table, member, slot, since, name, ret, DECL, ARGS, DISPATCH, LIFE, PARAMS) \
    ENTRY_##ns(ns, Table, member, DISPATCH)
#define ENTRY_(ns, Table, member, needed)                 \
    if ((needed) && !head->HEAD_##ns->Table->member)      \
        return false;
#define ENTRY_ze ENTRY_
#define ENTRY_zet ENTRY_
#define ENTRY_zes ENTRY_
#define ENTRY_zer(ns, Table, member, needed)
#include "ze_entries.inc"
#undef API_ENTRY
    return true;
}
