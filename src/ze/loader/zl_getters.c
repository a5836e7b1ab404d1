/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The loader's own zeGet...ProcAddrTable functions. What they give out are the loader's entry points, never a driver's: they
 * stay right whatever is installed. Slots newer than the version asked for are left alone; older callers pass less memory.
 */
#include "zl_table.h"

static ze_result_t check(ze_api_version_t version, const void *table) {
    if (!table)
        return ZE_RESULT_ERROR_INVALID_NULL_POINTER;
    if (ZE_MAJOR_VERSION(version) != ZE_MAJOR_VERSION(ZE_API_VERSION_CURRENT) || version > ZE_API_VERSION_CURRENT)
        return ZE_RESULT_ERROR_UNSUPPORTED_VERSION;
    return ZE_RESULT_SUCCESS;
}

struct slot {
    void *entry;
    uint32_t since;
};

static ze_result_t give(ze_api_version_t version, void *table, const struct slot *slots, size_t count) {
    ze_result_t result = check(version, table);
    if (result != ZE_RESULT_SUCCESS)
        return result;
    for (size_t i = 0; i < count && slots[i].since <= (uint32_t)version; i++)
        ((void **)table)[i] = slots[i].entry;
    return ZE_RESULT_SUCCESS;
}

/* One list of slots per table, laid out as the tables are: pointers in slot order. */
static const struct {
#define API_TABLE(ns, Table, getter, type, field, slots, optional, since) struct slot ns##_##Table[slots];
#include "ze_tables.inc"
#undef API_TABLE
} lists = {
#define API_ENTRY(ns, Table, member, slot, since, name, ...) .ns##_##Table[slot] = {(void *)name, since},
#include "ze_entries.inc"
#undef API_ENTRY
};

#define API_TABLE(ns, Table, getter, type, field, slots, optional, since) \
    ze_result_t getter(ze_api_version_t version, type *pDdiTable) {      \
        return give(version, pDdiTable, lists.ns##_##Table, slots);      \
    }
#include "ze_tables.inc"
#undef API_TABLE
