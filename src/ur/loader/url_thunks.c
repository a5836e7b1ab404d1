/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The live table when there are several adapters: each slot takes the table from the handle, whose first word it is (ABI),
 * and jumps. A handle's table is its adapter's own, which may have empty slots: they answer `unsupported`. The NULL handle
 * has a table too (url_null_handle), and so have the empty arrays of the two functions that dispatch on an array.
 */
#include "url_tables.h"

#include "url_adapters.h"

#pragma GCC diagnostic ignored "-Wunused-parameter"

static ur_result_t wait_null_pointer(uint32_t count, const ur_event_handle_t *events) {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
}
static ur_result_t wait_no_events(uint32_t count, const ur_event_handle_t *events) {
    return UR_RESULT_ERROR_INVALID_VALUE;
}
static ur_result_t create_null_pointer(uint32_t count, const ur_device_handle_t *devices,
    const ur_context_properties_t *properties, ur_context_handle_t *ret_context) {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
}
static ur_result_t create_no_devices(uint32_t count, const ur_device_handle_t *devices,
    const ur_context_properties_t *properties, ur_context_handle_t *ret_context) {
    return UR_RESULT_ERROR_INVALID_SIZE;
}

/* No array, and an array of nothing: only the slots of functions that dispatch on an array are ever asked. */
static const ur_dditable_t null_array = {.Event.pfnWait = wait_null_pointer, .Context.pfnCreate = create_null_pointer};
static const ur_dditable_t empty_array = {.Event.pfnWait = wait_no_events, .Context.pfnCreate = create_no_devices};
static const ur_dditable_t no_handle = {.Adapter.pfnGet = url_adapters_get};

static inline const ur_dditable_t *table_of(const void *handle) {
    return RT_LIKELY(handle) ? *(const ur_dditable_t *const *)handle : &url_null_handle;
}

static inline const ur_dditable_t *table_of_first(const void *array, uint32_t count) {
    if (!array)
        return &null_array;
    return count ? table_of(*(const void *const *)array) : &empty_array;
}

#define DISPATCH_NONE (&no_handle)
#define DISPATCH_HANDLE(handle) table_of(handle)
#define DISPATCH_FIRST(array, count) table_of_first(array, count)
#define API_ENTRY(ns, Table, member, slot, since, name, ret, DECL, ARGS, DISPATCH, LIFE, PARAMS) \
    static ret thunk_##name DECL { \
        __typeof__(name) *function = (DISPATCH)->Table.member; \
        return (RT_LIKELY(function) ? function : url_unsupported.Table.member) ARGS; \
    }
#include "ur_entries.inc"
#undef API_ENTRY

const ur_dditable_t url_thunks = {
#define API_ENTRY(ns, Table, member, slot, since, name, ret, DECL, ARGS, DISPATCH, LIFE, PARAMS) .Table.member = thunk_##name,
#include "ur_entries.inc"
#undef API_ENTRY
};
