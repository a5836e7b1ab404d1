/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The tables whose slots answer by themselves: down, closed, none, unsupported, NULL handle. Each is the generated list
 * expanded once more; nothing here looks at a handle.
 */
#include "url_tables.h"

#include <string.h>
#include "rt_log.h"
#include "url_adapters.h"
#include "url_state.h"

/* The functions below are written for their prototypes alone. */
#pragma GCC diagnostic ignored "-Wunused-parameter"

static _Atomic uint64_t skipped;

uint64_t url_skipped_count(void) { return atomic_load_explicit(&skipped, memory_order_relaxed); }

static ur_result_t skip(const char *function) {
    uint64_t count = atomic_fetch_add_explicit(&skipped, 1, memory_order_relaxed) + 1;
    rt_info(&url_log, "%s after urLoaderTearDown: skipped, nothing below is called (%llu skipped so far)", function,
        (unsigned long long)count);
    return UR_RESULT_SUCCESS;
}

#define API_ENTRY(ns, Table, member, slot, since, name, ret, DECL, ARGS, DISPATCH, LIFE, PARAMS) \
    static ret down_##name DECL { return UR_RESULT_ERROR_UNINITIALIZED; } \
    static ret unsupported_##name DECL { return UR_RESULT_ERROR_UNSUPPORTED_FEATURE; } \
    static ret null_handle_##name DECL { return UR_RESULT_ERROR_INVALID_NULL_HANDLE; } \
    RT_UNUSED static ret skip_##name DECL { return skip(#name); }
#include "ur_entries.inc"
#undef API_ENTRY

const ur_dditable_t url_down = {
#define API_ENTRY(ns, Table, member, slot, since, name, ret, DECL, ARGS, DISPATCH, LIFE, PARAMS) .Table.member = down_##name,
#include "ur_entries.inc"
#undef API_ENTRY
};

const ur_dditable_t url_unsupported = {
#define API_ENTRY(ns, Table, member, slot, since, name, ret, DECL, ARGS, DISPATCH, LIFE, PARAMS) \
    .Table.member = unsupported_##name,
#include "ur_entries.inc"
#undef API_ENTRY
};

const ur_dditable_t url_null_handle = {
#define API_ENTRY(ns, Table, member, slot, since, name, ret, DECL, ARGS, DISPATCH, LIFE, PARAMS) \
    .Table.member = null_handle_##name,
#include "ur_entries.inc"
#undef API_ENTRY
};

/* Which of the two answers a slot of the closed table gives. */
#define LIFE_NONE down_
#define LIFE_CREATE(type, parameter) down_
#define LIFE_CREATE_MANY(type, parameter, count) down_
#define LIFE_RETAIN(type, parameter) down_
#define LIFE_RELEASE(type, parameter) skip_
#define PASTE_(a, b) a##b
#define PASTE(a, b) PASTE_(a, b)
#define CLOSED_SLOTS \
    /* What destroys without a handle of its own, so that its parameter carries no [release] tag. */ \
    .USM.pfnFree = skip_urUSMFree, .USMExp.pfnReleaseExp = skip_urUSMReleaseExp, \
    .USMExp.pfnPoolDestroyExp = skip_urUSMPoolDestroyExp, .GraphExp.pfnDestroyExp = skip_urGraphDestroyExp, \
    .GraphExp.pfnExecutableGraphDestroyExp = skip_urGraphExecutableGraphDestroyExp, \
    .VirtualMem.pfnFree = skip_urVirtualMemFree, .IPCExp.pfnPutMemHandleExp = skip_urIPCPutMemHandleExp, \
    .IPCExp.pfnCloseMemHandleExp = skip_urIPCCloseMemHandleExp, \
    .IPCExp.pfnPutPhysMemHandleExp = skip_urIPCPutPhysMemHandleExp, \
    .IPCExp.pfnClosePhysMemHandleExp = skip_urIPCClosePhysMemHandleExp, \
    .IPCExp.pfnPutEventHandleExp = skip_urIPCPutEventHandleExp

#pragma GCC diagnostic push
#if defined(__clang__)
#pragma GCC diagnostic ignored "-Winitializer-overrides"
#else
#pragma GCC diagnostic ignored "-Woverride-init"
#endif
const ur_dditable_t url_closed = {
#define API_ENTRY(ns, Table, member, slot, since, name, ret, DECL, ARGS, DISPATCH, LIFE, PARAMS) \
    .Table.member = PASTE(LIFE, name),
#include "ur_entries.inc"
    CLOSED_SLOTS,
};

const ur_dditable_t url_none = {
#include "ur_entries.inc"
#undef API_ENTRY
    CLOSED_SLOTS,
    .Adapter.pfnGet = url_adapters_get,
};
#pragma GCC diagnostic pop

unsigned url_fill_empty_slots(ur_dditable_t *table) {
    void (*slots[URL_SLOTS])(void), (*stand_ins[URL_SLOTS])(void);
    unsigned empty_count = 0;

    memcpy(slots, table, sizeof(slots));
    memcpy(stand_ins, &url_unsupported, sizeof(stand_ins));
    for (size_t i = 0; i < URL_SLOTS; i++) {
        if (slots[i])
            continue;
        slots[i] = stand_ins[i];
        empty_count++;
    }
    memcpy(table, slots, sizeof(slots));
    return empty_count;
}
