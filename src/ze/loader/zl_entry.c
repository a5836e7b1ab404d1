/* SPDX-License-Identifier: Apache-2.0 */
/* Every entry point of Level Zero: load the installed table, jump. Shared by the loader and the archive. */
#include "zl_table.h"

#define API_ENTRY(ns, Table, member, slot, since, name, ret, DECL, ARGS, ...) \
    ret name DECL { return atomic_load_explicit(&zl_installed, memory_order_acquire)->ns.Table.member ARGS; }
#include "ze_entries.inc"
