/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What all fake UR adapters are made of; each ur_adapter_*.c includes it and changes one thing. Every slot is filled with a
 * function that notes its name and succeeds. Two platforms with two devices each (gpu gpu; cpu gpu); the first device has
 * two sub-devices, each of those two again. Tests reach fake_* through dlsym on the adapter's library.
 *   FAKE_BACKEND     backend of the platforms
 *   FAKE_FAILS       name of the table whose getter fails
 *   FAKE_TOO_LONG    name of the table whose getter writes one slot too many
 *   FAKE_EMPTY       every slot but urAdapterGet stays empty
 *   FAKE_ON_GETTER   a statement run in each getter
 */
#ifndef UR_ADAPTER_FAKE_H
#define UR_ADAPTER_FAKE_H

#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unified-runtime/ur_api.h>
#include <unified-runtime/ur_ddi.h>
#include "rt_attr.h"

#ifndef FAKE_BACKEND
#define FAKE_BACKEND UR_BACKEND_LEVEL_ZERO
#endif
#ifndef FAKE_FAILS
#define FAKE_FAILS ""
#endif
#ifndef FAKE_TOO_LONG
#define FAKE_TOO_LONG ""
#endif
#ifndef FAKE_ON_GETTER
#define FAKE_ON_GETTER (void)0
#endif

#pragma GCC diagnostic ignored "-Wunused-parameter"

struct fake_object {
    const ur_dditable_t *table; /* first word of each handle, by ABI */
    ur_device_type_t type;
    _Atomic int references;     /* of sub-devices */
    struct fake_object *children; /* two, or none */
};

extern struct fake_object fake_handle, fake_platforms[2], fake_devices[4], fake_subs[2], fake_sub_subs[4];
static const char *_Atomic last_call = "";
static _Atomic unsigned long call_count;
static char getters_asked[2048];
static const char *first_table;
static _Atomic long layout_distance;

RT_EXPORT const char *fake_last_call(void);
RT_EXPORT unsigned long fake_call_count(void);
RT_EXPORT const char *fake_getters_asked(void);
RT_EXPORT long fake_layout_distance(void);
RT_EXPORT void *fake_any_handle(void);
RT_EXPORT void *fake_device(unsigned path_length, const unsigned *path);
RT_EXPORT int fake_references(void);

const char *fake_last_call(void) { return last_call; }
unsigned long fake_call_count(void) { return call_count; }
const char *fake_getters_asked(void) { return getters_asked; }
/* Bytes between the first table and BindlessImagesExp: how adapters tell which release's loader asks. */
long fake_layout_distance(void) { return layout_distance; }
void *fake_any_handle(void) { return &fake_handle; }
void *fake_device(unsigned path_length, const unsigned *path) {
    struct fake_object *device = &fake_devices[path[0]];
    for (unsigned i = 1; i < path_length; i++)
        device = &device->children[path[i]];
    return device;
}
/* Sub-device references that are still out. */
int fake_references(void) {
    int sum = 0;
    for (int i = 0; i < 2; i++)
        sum += fake_subs[i].references;
    for (int i = 0; i < 4; i++)
        sum += fake_sub_subs[i].references;
    return sum;
}

static ur_result_t record(const char *name) {
    last_call = name;
    call_count++;
    return UR_RESULT_SUCCESS;
}

#define API_ENTRY(ns, Table, member, slot, since, name, ret, DECL, ARGS, DISPATCH, LIFE, PARAMS) \
    RT_UNUSED static ret note_##name DECL { return record(#name); }
#include "ur_entries.inc"
#undef API_ENTRY

static ur_result_t list(const char *name, void *const *from, uint32_t available, uint32_t capacity, void **ret, uint32_t *ret_count) {
    for (uint32_t i = 0; ret && i < capacity && i < available; i++)
        ret[i] = from[i];
    if (ret_count)
        *ret_count = available;
    return record(name);
}

static ur_result_t adapter_get(uint32_t capacity, ur_adapter_handle_t *ret, uint32_t *ret_count) {
    void *all[] = {&fake_handle};
    return list("urAdapterGet", all, 1, capacity, (void **)ret, ret_count);
}

static ur_result_t platform_get(ur_adapter_handle_t adapter, uint32_t capacity, ur_platform_handle_t *ret, uint32_t *ret_count) {
    void *all[] = {&fake_platforms[0], &fake_platforms[1]};
    return list("urPlatformGet", all, 2, capacity, (void **)ret, ret_count);
}

static ur_result_t platform_get_info(ur_platform_handle_t platform, ur_platform_info_t name, size_t size, void *value,
    size_t *ret_size) {
    ur_backend_t backend = FAKE_BACKEND;
    void *adapter = &fake_handle;
    if (value && name == UR_PLATFORM_INFO_BACKEND)
        memcpy(value, &backend, sizeof(backend));
    if (value && name == UR_PLATFORM_INFO_ADAPTER)
        memcpy(value, &adapter, sizeof(adapter));
    return record("urPlatformGetInfo");
}

static ur_result_t device_get(ur_platform_handle_t platform, ur_device_type_t type, uint32_t capacity, ur_device_handle_t *ret,
    uint32_t *ret_count) {
    struct fake_object *devices = (struct fake_object *)platform == &fake_platforms[1] ? &fake_devices[2] : fake_devices;
    void *all[2];
    uint32_t count = 0;
    for (int i = 0; i < 2; i++)
        if (type == UR_DEVICE_TYPE_ALL || devices[i].type == type)
            all[count++] = &devices[i];
    return list("urDeviceGet", all, count, capacity, (void **)ret, ret_count);
}

static ur_result_t device_get_info(ur_device_handle_t device, ur_device_info_t name, size_t size, void *value, size_t *ret_size) {
    if (value && name == UR_DEVICE_INFO_TYPE)
        memcpy(value, &((struct fake_object *)device)->type, sizeof(ur_device_type_t));
    return record("urDeviceGetInfo");
}

static ur_result_t device_partition(ur_device_handle_t device, const ur_device_partition_properties_t *properties,
    uint32_t capacity, ur_device_handle_t *ret, uint32_t *ret_count) {
    struct fake_object *children = device ? ((struct fake_object *)device)->children : NULL;
    void *all[] = {children, children ? children + 1 : NULL};
    for (uint32_t i = 0; ret && children && i < capacity && i < 2; i++)
        children[i].references++;
    return list("urDevicePartition", all, children ? 2 : 0, capacity, (void **)ret, ret_count);
}

static ur_result_t device_release(ur_device_handle_t device) {
    if (device)
        ((struct fake_object *)device)->references--;
    return record("urDeviceRelease");
}

#pragma GCC diagnostic push
#if defined(__clang__)
#pragma GCC diagnostic ignored "-Winitializer-overrides"
#else
#pragma GCC diagnostic ignored "-Woverride-init"
#endif
static const ur_dditable_t table = {
#ifndef FAKE_EMPTY
#define API_ENTRY(ns, Table, member, slot, since, name, ret, DECL, ARGS, DISPATCH, LIFE, PARAMS) .Table.member = note_##name,
#include "ur_entries.inc"
#undef API_ENTRY
    .Platform.pfnGet = platform_get,
    .Platform.pfnGetInfo = platform_get_info,
    .Device.pfnGet = device_get,
    .Device.pfnGetInfo = device_get_info,
    .Device.pfnPartition = device_partition,
    .Device.pfnRelease = device_release,
#endif
    .Adapter.pfnGet = adapter_get,
};
#pragma GCC diagnostic pop
RT_UNUSED static const void *const unused_in_some[] = {(void *)platform_get, (void *)platform_get_info, (void *)device_get,
    (void *)device_get_info, (void *)device_partition, (void *)device_release};

struct fake_object fake_handle = {.table = &table, .references = 1};
struct fake_object fake_platforms[2] = {{.table = &table}, {.table = &table}};
struct fake_object fake_sub_subs[4] = {{.table = &table, .type = UR_DEVICE_TYPE_GPU}, {.table = &table, .type = UR_DEVICE_TYPE_GPU},
    {.table = &table, .type = UR_DEVICE_TYPE_GPU}, {.table = &table, .type = UR_DEVICE_TYPE_GPU}};
struct fake_object fake_subs[2] = {{.table = &table, .type = UR_DEVICE_TYPE_GPU, .children = fake_sub_subs},
    {.table = &table, .type = UR_DEVICE_TYPE_GPU, .children = fake_sub_subs + 2}};
struct fake_object fake_devices[4] = {{.table = &table, .type = UR_DEVICE_TYPE_GPU, .children = fake_subs},
    {.table = &table, .type = UR_DEVICE_TYPE_GPU}, {.table = &table, .type = UR_DEVICE_TYPE_CPU},
    {.table = &table, .type = UR_DEVICE_TYPE_GPU}};

static ur_result_t give_table(const char *name, ur_api_version_t version, void *out, const void *from, size_t size) {
    size_t used = strlen(getters_asked);
    snprintf(getters_asked + used, sizeof(getters_asked) - used, "%s ", name);
    FAKE_ON_GETTER;
    if (!out)
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    if (version != UR_API_VERSION_CURRENT)
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    if (strcmp(name, FAKE_FAILS) == 0)
        return UR_RESULT_ERROR_UNKNOWN;
    if (strcmp(name, "Adapter") == 0)
        first_table = out;
    if (strcmp(name, "BindlessImagesExp") == 0)
        layout_distance = (const char *)out - first_table;
    memcpy(out, from, size);
    if (strcmp(name, FAKE_TOO_LONG) == 0)
        memset((char *)out + size, 0x5a, sizeof(void *));
    return UR_RESULT_SUCCESS;
}

#define API_TABLE(ns, Table, getter, table_type, field, slots, optional, since) \
    UR_APIEXPORT ur_result_t UR_APICALL getter(ur_api_version_t version, table_type *pDdiTable) { \
        return give_table(#Table, version, pDdiTable, &table.field, sizeof(table.field)); \
    }
#include "ur_tables.inc"
#undef API_TABLE

#endif
