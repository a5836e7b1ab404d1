/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Coming up: zeInit, zeInitDrivers and zesInit in any order and from any number of threads. Drivers are found once, under a
 * lock; a driver is active from the first init call on that it answers with success, and stays so. With one active driver
 * the live table is a copy of its own; with several it is the thunks, and only drivers with dispatch tables in their handles
 * can take part (the log names the others).
 */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "rt_env.h"
#include "zl_driver.h"
#include "zl_zel.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static bool discovered;
static struct rt_array drivers; /* struct zl_driver *; under lock until discovered, constant after it but for the flags */

static bool may_use_own(void) { return !rt_env_get_raw("ZE_ENABLE_ALT_DRIVERS") && !rt_env_is_1("VESPER_DRIVER"); }

static void discover_locked(void) {
    if (discovered)
        return;
    zl_log_open();
    zl_discover(&drivers);
    discovered = true;
}

void zl_init_discover(void) {
    pthread_mutex_lock(&lock);
    discover_locked();
    pthread_mutex_unlock(&lock);
}

static size_t active_count(void) {
    size_t count = 0;
    RT_ARRAY_FOR_EACH(struct zl_driver *, driver, &drivers)
        count += (*driver)->active;
    return count;
}

/* With several drivers every one must lay out its handles so that they can be told apart. */
static bool can_be_told_apart(struct zl_driver *driver) {
    uint32_t count = 1;
    ze_driver_handle_t handle = NULL;
    if (driver->table.ze.Driver.pfnGet(&count, &handle) == ZE_RESULT_SUCCESS && handle &&
        zl_tables_in_handles(driver, handle))
        return true;
    rt_error(&zl_log, "%s is not used beside another driver: its handles carry no complete dispatch tables", driver->path);
    return false;
}

/* Installs the table that fits the active drivers. Each is written once, before it is installed: the first driver's own,
 * and from the second driver on the thunks. */
static void install_locked(struct zl_driver *newest) {
    static struct zl_table one, several;
    struct zl_table *table = active_count() == 1 ? &one : &several;
    const struct zl_table *before = atomic_load(&zl_installed);
    if (before == &several)
        return;
    *table = table == &one ? newest->table : zl_thunks;
    zl_table_set_own(table);
    while (before != &zl_closed && !atomic_compare_exchange_weak(&zl_installed, &before, table))
        ;
}

static void activate_locked(struct zl_driver *driver) {
    if (driver->active)
        return;
    if (active_count() > 0) {
        RT_ARRAY_FOR_EACH(struct zl_driver *, other, &drivers)
            if ((*other)->active && !can_be_told_apart(*other))
                return;
        if (!can_be_told_apart(driver))
            return;
    }
    driver->active = true;
    install_locked(driver);
}

/* Runs start on every driver; the first error is remembered for when none succeeds. */
static ze_result_t start_all_locked(ze_result_t (*start)(struct zl_driver *driver, const void *argument), const void *argument) {
    ze_result_t first_error = ZE_RESULT_ERROR_UNINITIALIZED;
    bool any = false, failed = false;
    discover_locked();
    for (int round = 0; round < 2 && !any; round++) {
        size_t count = drivers.count;
        if (round == 1 && may_use_own())
            zl_discover_own(&drivers);
        for (size_t i = round == 1 ? count : 0; i < drivers.count; i++) {
            struct zl_driver *driver = *(struct zl_driver **)rt_array_at(&drivers, i);
            ze_result_t result = start(driver, argument);
            if (result != ZE_RESULT_SUCCESS) {
                rt_info(&zl_log, "%s answered its init call with 0x%x", driver->path, (unsigned)result);
                first_error = failed ? first_error : result;
                failed = true;
                continue;
            }
            activate_locked(driver);
            any = any || driver->active;
        }
    }
    return any ? ZE_RESULT_SUCCESS : first_error;
}

static ze_result_t start_core(struct zl_driver *driver, const void *argument) {
    return driver->table.ze.Global.pfnInit(*(const ze_init_flags_t *)argument);
}

static bool is_closed(void) { return atomic_load(&zl_installed) == &zl_closed; }

ze_result_t zl_init(ze_init_flags_t flags) {
    if (is_closed())
        return ZE_RESULT_ERROR_UNINITIALIZED;
    pthread_mutex_lock(&lock);
    ze_result_t result = start_all_locked(start_core, &flags);
    pthread_mutex_unlock(&lock);
    return result;
}

/* A driver without zeInitDrivers: zeInit, then only what has a device of a type that was asked for. */
static bool has_device_of(struct zl_driver *driver, ze_driver_handle_t handle, ze_init_driver_type_flags_t types) {
    ze_device_handle_t devices[64];
    uint32_t count = RT_COUNT(devices);
    if (driver->table.ze.Device.pfnGet(handle, &count, devices) != ZE_RESULT_SUCCESS)
        return false;
    for (uint32_t i = 0; i < count && i < RT_COUNT(devices); i++) {
        ze_device_properties_t properties = {.stype = ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES};
        if (driver->table.ze.Device.pfnGetProperties(devices[i], &properties) != ZE_RESULT_SUCCESS)
            continue;
        bool npu = properties.type == ZE_DEVICE_TYPE_VPU;
        if (types & (npu ? ZE_INIT_DRIVER_TYPE_FLAG_NPU : ZE_INIT_DRIVER_TYPE_FLAG_GPU))
            return true;
    }
    return false;
}

/* Handles of one driver for zeInitDrivers into list (room handles); returns how many there are. */
static uint32_t handles_by_type(struct zl_driver *driver, ze_init_driver_type_desc_t *desc, ze_driver_handle_t *list, uint32_t room) {
    ze_driver_handle_t handles[16];
    uint32_t count = RT_COUNT(handles), kept = 0;
    bool by_itself = driver->has_init_drivers;
    ze_result_t result = by_itself ? driver->table.ze.Global.pfnInitDrivers(&count, handles, desc)
                                   : driver->table.ze.Driver.pfnGet(&count, handles);
    for (uint32_t i = 0; result == ZE_RESULT_SUCCESS && i < count && i < RT_COUNT(handles); i++) {
        if (!by_itself && !has_device_of(driver, handles[i], desc->flags))
            continue;
        if (kept < room)
            list[kept] = handles[i];
        kept++;
    }
    return kept;
}

static ze_result_t start_by_type(struct zl_driver *driver, const void *argument) {
    ze_init_driver_type_desc_t desc = *(const ze_init_driver_type_desc_t *)argument;
    uint32_t count = 0;
    if (driver->has_init_drivers)
        return driver->table.ze.Global.pfnInitDrivers(&count, NULL, &desc);
    return driver->table.ze.Global.pfnInit(0);
}

/* The usual way of lists: how many there are when *count is 0 or there is no room; else at most *count are written. */
static ze_result_t answer_list(const ze_driver_handle_t *found, uint32_t total, uint32_t *count, ze_driver_handle_t *ret_list) {
    uint32_t room = *count;
    *count = !room || !ret_list || room > total ? total : room;
    for (uint32_t i = 0; ret_list && i < total && i < room; i++)
        ret_list[i] = found[i];
    return ZE_RESULT_SUCCESS;
}

#define MAX_HANDLES 256

ze_result_t zl_init_drivers(uint32_t *pCount, ze_driver_handle_t *phDrivers, ze_init_driver_type_desc_t *desc) {
    ze_driver_handle_t found[MAX_HANDLES];
    uint32_t total = 0;
    if (!pCount || !desc)
        return ZE_RESULT_ERROR_INVALID_NULL_POINTER;
    if (desc->flags == 0)
        return ZE_RESULT_ERROR_INVALID_ENUMERATION;
    if (is_closed())
        return ZE_RESULT_ERROR_UNINITIALIZED;
    pthread_mutex_lock(&lock);
    ze_result_t result = start_all_locked(start_by_type, desc);
    if (result == ZE_RESULT_SUCCESS)
        RT_ARRAY_FOR_EACH(struct zl_driver *, driver, &drivers)
            if ((*driver)->active && total < MAX_HANDLES)
                total += handles_by_type(*driver, desc, found + total, MAX_HANDLES - total);
    pthread_mutex_unlock(&lock);
    return result == ZE_RESULT_SUCCESS ? answer_list(found, total < MAX_HANDLES ? total : MAX_HANDLES, pCount, phDrivers) : result;
}

ze_result_t zl_driver_get(uint32_t *pCount, ze_driver_handle_t *phDrivers) {
    ze_driver_handle_t found[MAX_HANDLES];
    uint32_t total = 0;
    if (!pCount)
        return ZE_RESULT_ERROR_INVALID_NULL_POINTER;
    pthread_mutex_lock(&lock);
    RT_ARRAY_FOR_EACH(struct zl_driver *, driver, &drivers) {
        uint32_t count = MAX_HANDLES - total;
        if ((*driver)->active && count && (*driver)->table.ze.Driver.pfnGet(&count, found + total) == ZE_RESULT_SUCCESS)
            total += count;
    }
    pthread_mutex_unlock(&lock);
    return answer_list(found, total, pCount, phDrivers);
}

static ze_result_t start_sysman(struct zl_driver *driver, const void *argument) {
    ze_result_t result = driver->table.zes.Global.pfnInit(*(const zes_init_flags_t *)argument);
    driver->sysman_active = driver->sysman_active || result == ZE_RESULT_SUCCESS;
    return result;
}

ze_result_t zl_sysman_init(zes_init_flags_t flags) {
    if (is_closed())
        return ZE_RESULT_ERROR_UNINITIALIZED;
    pthread_mutex_lock(&lock);
    ze_result_t result = start_all_locked(start_sysman, &flags);
    pthread_mutex_unlock(&lock);
    return result;
}

ze_result_t zl_sysman_driver_get(uint32_t *pCount, zes_driver_handle_t *phDrivers) {
    zes_driver_handle_t found[MAX_HANDLES];
    uint32_t total = 0;
    if (!pCount)
        return ZE_RESULT_ERROR_INVALID_NULL_POINTER;
    pthread_mutex_lock(&lock);
    RT_ARRAY_FOR_EACH(struct zl_driver *, driver, &drivers) {
        uint32_t count = MAX_HANDLES - total;
        if ((*driver)->sysman_active && count && (*driver)->table.zes.Driver.pfnGet(&count, found + total) == ZE_RESULT_SUCCESS)
            total += count;
    }
    pthread_mutex_unlock(&lock);
    return answer_list((ze_driver_handle_t *)found, total, pCount, (ze_driver_handle_t *)phDrivers);
}
