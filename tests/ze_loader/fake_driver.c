/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A small Level Zero driver, built several times with one behaviour each (see CMakeLists.txt): one device, a context kind,
 * and every other slot a function that counts and answers success. FAKE_ID is its number in driver properties.
 */
#include <level_zero/ze_ddi_common.h>
#include <string.h>

#ifndef FAKE_ID
#define FAKE_ID 1
#endif
#ifndef FAKE_MINOR
#define FAKE_MINOR 17
#endif

static struct {
    ze_dditable_t ze;
    zet_dditable_t zet;
    zes_dditable_t zes;
    zer_dditable_t zer;
} all;
static ze_dditable_driver_t core;
static zet_dditable_driver_t tools;
static zes_dditable_driver_t sysman;
static zer_dditable_driver_t runtime;
static ze_handle_t driver_, device_, context_;
static unsigned long calls;

__attribute__((visibility("default"))) unsigned long fake_calls(void);
unsigned long fake_calls(void) { return calls; }

static ze_result_t succeed(void) {
    calls++;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t init(ze_init_flags_t flags) {
    (void)flags;
    calls++;
#ifdef FAKE_FAILS_INIT
    return ZE_RESULT_ERROR_DEPENDENCY_UNAVAILABLE;
#else
    return ZE_RESULT_SUCCESS;
#endif
}

static ze_result_t driver_get(uint32_t *count, ze_driver_handle_t *handles) {
    if (handles && *count)
        handles[0] = (ze_driver_handle_t)&driver_;
    *count = 1;
    return ZE_RESULT_SUCCESS;
}

#ifndef FAKE_NO_INIT_DRIVERS
static ze_result_t init_drivers(uint32_t *count, ze_driver_handle_t *handles, ze_init_driver_type_desc_t *desc) {
    (void)desc;
    return init(0) == ZE_RESULT_SUCCESS ? driver_get(count, handles) : ZE_RESULT_ERROR_UNINITIALIZED;
}
#endif

static ze_result_t driver_properties(ze_driver_handle_t handle, ze_driver_properties_t *properties) {
    (void)handle;
    properties->driverVersion = FAKE_ID;
#ifndef FAKE_NO_DISPATCH
    ze_driver_ddi_handles_ext_properties_t *next = properties->pNext;
    if (next && next->stype == ZE_STRUCTURE_TYPE_DRIVER_DDI_HANDLES_EXT_PROPERTIES)
        next->flags = ZE_DRIVER_DDI_HANDLE_EXT_FLAG_DDI_HANDLE_EXT_SUPPORTED;
#endif
    return ZE_RESULT_SUCCESS;
}

static ze_result_t device_get(ze_driver_handle_t driver, uint32_t *count, ze_device_handle_t *handles) {
    (void)driver;
    if (handles && *count)
        handles[0] = (ze_device_handle_t)&device_;
    *count = 1;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t device_properties(ze_device_handle_t device, ze_device_properties_t *properties) {
    (void)device;
    properties->type = ZE_DEVICE_TYPE_GPU;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t context_create(ze_driver_handle_t driver, const ze_context_desc_t *desc, ze_context_handle_t *ret) {
    (void)driver, (void)desc;
    *ret = (ze_context_handle_t)&context_;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t context_status(ze_context_handle_t context) {
    (void)context;
    return (ze_result_t)(0x1000 + FAKE_ID); /* says which driver was reached */
}

static void head(ze_handle_t *handle) {
#ifdef FAKE_NO_DISPATCH
    memset(handle, 0x5a, sizeof(*handle)); /* following these pointers is a crash */
#else
    *handle = (ze_handle_t){&core, &tools, &sysman, &runtime};
#endif
}

static void fill_once(void) {
    if (core.isValidFlag)
        return;
#define API_ENTRY(ns, Table, member, ...) all.ns.Table.member = (void *)succeed;
#include "ze_entries.inc"
#undef API_ENTRY
    all.ze.Global.pfnInit = init;
#ifdef FAKE_NO_INIT_DRIVERS
    all.ze.Global.pfnInitDrivers = NULL;
#else
    all.ze.Global.pfnInitDrivers = init_drivers;
#endif
    all.ze.Driver.pfnGet = driver_get;
    all.zes.Driver.pfnGet = (void *)driver_get;
    all.ze.Driver.pfnGetProperties = driver_properties;
    all.ze.Device.pfnGet = device_get;
    all.ze.Device.pfnGetProperties = device_properties;
    all.ze.Context.pfnCreate = context_create;
    all.ze.Context.pfnGetStatus = context_status;
#define CORE_ze core
#define CORE_zet tools
#define CORE_zes sysman
#define CORE_zer runtime
#define API_TABLE(ns, Table, ...) CORE_##ns.Table = &all.ns.Table;
#include "ze_tables.inc"
#undef API_TABLE
    core.version = ZE_API_VERSION_CURRENT;
    core.isValidFlag = 1;
    head(&driver_);
    head(&device_);
    head(&context_);
}

/* The version from which each slot is in its table: only so much is written. */
static const struct {
#define API_TABLE(ns, Table, getter, type, field, slots, optional, since) uint32_t ns##_##Table[slots];
#include "ze_tables.inc"
#undef API_TABLE
} versions = {
#define API_ENTRY(ns, Table, member, slot, since, ...) .ns##_##Table[slot] = since,
#include "ze_entries.inc"
#undef API_ENTRY
};

static ze_result_t give(ze_api_version_t version, void *table, const void *own, const uint32_t *since, size_t slots) {
    fill_once();
    if (!table || ZE_MINOR_VERSION(version) > FAKE_MINOR)
        return ZE_RESULT_ERROR_UNSUPPORTED_VERSION;
#ifdef FAKE_WRITES_PAST
    memset(table, 0x5a, slots * sizeof(void *) + 256);
#endif
    for (size_t i = 0; i < slots && since[i] <= (uint32_t)version; i++)
        ((void **)table)[i] = ((void *const *)own)[i];
    return ZE_RESULT_SUCCESS;
}

#ifdef FAKE_MISSING_GETTERS
__attribute__((visibility("default"))) ze_result_t zeGetGlobalProcAddrTable(ze_api_version_t version, ze_global_dditable_t *table) {
    return give(version, table, &all.ze.Global, versions.ze_Global, 2);
}
__attribute__((visibility("default"))) ze_result_t zeGetDriverProcAddrTable(ze_api_version_t version, ze_driver_dditable_t *table) {
    return give(version, table, &all.ze.Driver, versions.ze_Driver, 8);
}
#else
#define API_TABLE(ns, Table, getter, type, field, slots, optional, since)                                       \
    __attribute__((visibility("default"))) ze_result_t getter(ze_api_version_t version, type *table) {         \
        return give(version, table, &all.ns.Table, versions.ns##_##Table, slots);                                                    \
    }
#include "ze_tables.inc"
#undef API_TABLE
#endif
