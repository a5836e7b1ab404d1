/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Several drivers: the table is in the handle. Every handle begins with four pointers (core, tools, sysman, runtime); only
 * drivers whose tables are complete get here (zl_tables_in_handles), so a slot is never tested.
 */
#include "zl_driver.h"

#define HEAD_ze pCore
#define HEAD_zet pTools
#define HEAD_zes pSysman
#define HEAD_zer pRuntime
#define NULL_ze_result_t(code) return code;
#define NULL_uint32_t(code) return UINT32_MAX;
#define NULL_ze_device_handle_t(code) return NULL;
#define NULL_ze_context_handle_t(code) return NULL;

#define TAKE(ns, Table, member, handle) (((const ze_handle_t *)(handle))->HEAD_##ns->Table->member)
#define DISPATCH_HANDLE(handle) HANDLE, handle,
#define DISPATCH_FIRST(array, count) FIRST, array, count
#define DISPATCH_NONE NONE, ,
#define BODY_HANDLE(ns, Table, member, ret, ARGS, handle, unused) \
    if (RT_UNLIKELY(!handle))                                     \
        NULL_##ret(ZE_RESULT_ERROR_INVALID_NULL_HANDLE)           \
    return TAKE(ns, Table, member, handle) ARGS;
#define BODY_FIRST(ns, Table, member, ret, ARGS, array, count)    \
    if (RT_UNLIKELY(!(count)))                                    \
        NULL_##ret(ZE_RESULT_ERROR_INVALID_SIZE)                  \
    if (RT_UNLIKELY(!(array)))                                    \
        NULL_##ret(ZE_RESULT_ERROR_INVALID_NULL_POINTER)          \
    if (RT_UNLIKELY(!(array)[0]))                                 \
        NULL_##ret(ZE_RESULT_ERROR_INVALID_NULL_HANDLE)           \
    return TAKE(ns, Table, member, (array)[0]) ARGS;
/* Without a handle: the loader's own functions replace these (zl_table_set_own, zl_init.c for zer). */
#define BODY_NONE(ns, Table, member, ret, ARGS, a, b) NULL_##ret(ZE_RESULT_ERROR_UNSUPPORTED_FEATURE)
#define BODY__(kind, ...) BODY_##kind(__VA_ARGS__)
#define BODY_(ns, Table, member, ret, ARGS, kind, a, b) BODY__(kind, ns, Table, member, ret, ARGS, a, b)
#define BODY(...) BODY_(__VA_ARGS__)

#pragma GCC diagnostic ignored "-Wunused-parameter"
#define API_ENTRY(ns, Table, member, slot, since, name, ret, DECL, ARGS, DISPATCH, LIFE, PARAMS) \
    static ret thunk_##name DECL { BODY(ns, Table, member, ret, ARGS, DISPATCH) }
#include "ze_entries.inc"
#undef API_ENTRY

const struct zl_table zl_thunks = {
#define API_ENTRY(ns, Table, member, slot, since, name, ...) .ns.Table.member = thunk_##name,
#include "ze_entries.inc"
#undef API_ENTRY
};
