/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Every exported function that has a slot in a dispatch table, written once over the generated list: load the installed
 * table, jump. Whether the loader is up, closed, has one adapter or several is decided by which table that is
 * (url_state.c), never here. Also the 26 table getters, which hand out these very functions: a pointer taken from them
 * stays safe to call after urLoaderTearDown.
 */
#include "url_tables.h"

#include "url_state.h"

#define API_ENTRY(ns, Table, member, slot, since, name, ret, DECL, ARGS, DISPATCH, LIFE, PARAMS) \
    UR_APIEXPORT ret UR_APICALL name DECL { return url_table()->Table.member ARGS; }
#include "ur_entries.inc"
#undef API_ENTRY

/* Second names that no other library can interpose: a preloaded urKernelRetain that asks the getter for the real one
 * must not be given itself. */
#define API_ENTRY(ns, Table, member, slot, since, name, ret, DECL, ARGS, DISPATCH, LIFE, PARAMS) \
    extern RT_HIDDEN __typeof__(name) url_entry_##name __attribute__((alias(#name)));
#include "ur_entries.inc"
#undef API_ENTRY

const ur_dditable_t url_entries = {
#define API_ENTRY(ns, Table, member, slot, since, name, ret, DECL, ARGS, DISPATCH, LIFE, PARAMS) \
    .Table.member = url_entry_##name,
#include "ur_entries.inc"
#undef API_ENTRY
};

static ur_result_t check_table_request(ur_api_version_t version, const void *table) {
    if (!table)
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    if (version != UR_API_VERSION_CURRENT)
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    return url_is_up() ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_UNINITIALIZED;
}

#define API_TABLE(ns, Table, getter, table_type, field, slots, optional, since) \
    UR_APIEXPORT ur_result_t UR_APICALL getter(ur_api_version_t version, table_type *pDdiTable) { \
        ur_result_t result = check_table_request(version, pDdiTable); \
        if (result == UR_RESULT_SUCCESS) \
            *pDdiTable = url_entries.field; \
        return result; \
    }
#include "ur_tables.inc"
#undef API_TABLE
