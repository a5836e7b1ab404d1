/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The constant tables and the answers in them. A slot's function is called with whatever arguments its type says; the answers
 * look at none, which the calling convention allows.
 */
#include "zl_table.h"

const struct zl_table *_Atomic zl_installed = &zl_down;
_Atomic uint64_t zl_skipped;

static ze_result_t uninitialized_ze_result_t(void) { return ZE_RESULT_ERROR_UNINITIALIZED; }
static ze_result_t unsupported_ze_result_t(void) { return ZE_RESULT_ERROR_UNSUPPORTED_FEATURE; }
static uint32_t none_uint32_t(void) { return UINT32_MAX; }
static void *none_pointer(void) { return NULL; }

static ze_result_t skip(void) {
    atomic_fetch_add_explicit(&zl_skipped, 1, memory_order_relaxed);
    return ZE_RESULT_SUCCESS;
}

#define uninitialized_uint32_t none_uint32_t
#define uninitialized_ze_device_handle_t none_pointer
#define uninitialized_ze_context_handle_t none_pointer
#define unsupported_uint32_t none_uint32_t
#define unsupported_ze_device_handle_t none_pointer
#define unsupported_ze_context_handle_t none_pointer

/* Down, all but the three init calls, which are what brings the loader up: they override their slots. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpragmas"
#pragma GCC diagnostic ignored "-Wunknown-warning-option"
#pragma GCC diagnostic ignored "-Woverride-init"
#pragma GCC diagnostic ignored "-Winitializer-overrides"
const struct zl_table zl_down = {
#define API_ENTRY(ns, Table, member, slot, since, name, ret, ...) .ns.Table.member = (void *)uninitialized_##ret,
#include "ze_entries.inc"
#undef API_ENTRY
    .ze.Global.pfnInit = zl_init,
    .ze.Global.pfnInitDrivers = zl_init_drivers,
    .zes.Global.pfnInit = zl_sysman_init,
};
#pragma GCC diagnostic pop

const struct zl_table zl_closed = {
#define LIFE_NONE uninitialized
#define LIFE_CREATE(type, param) uninitialized
#define LIFE_CREATE_MANY(type, param, count) uninitialized
#define LIFE_DESTROY(type, param) skip
#define CLOSED_uninitialized(ret) uninitialized_##ret
#define CLOSED_skip(ret) skip
#define CLOSED_(life, ret) CLOSED_##life(ret)
#define CLOSED(life, ret) CLOSED_(life, ret)
#define API_ENTRY(ns, Table, member, slot, since, name, ret, DECL, ARGS, DISPATCH, LIFE, PARAMS) \
    .ns.Table.member = (void *)CLOSED(LIFE, ret),
#include "ze_entries.inc"
#undef API_ENTRY
};

void zl_table_fill_unsupported(struct zl_table *table) {
#define API_ENTRY(ns, Table, member, slot, since, name, ret, ...) \
    if (!table->ns.Table.member)                                  \
        table->ns.Table.member = (void *)unsupported_##ret;
#include "ze_entries.inc"
#undef API_ENTRY
}

void zl_table_set_own(struct zl_table *table) {
    table->ze.Global.pfnInit = zl_init;
    table->ze.Global.pfnInitDrivers = zl_init_drivers;
    table->ze.Driver.pfnGet = zl_driver_get;
    table->zes.Global.pfnInit = zl_sysman_init;
    table->zes.Driver.pfnGet = zl_sysman_driver_get;
}
