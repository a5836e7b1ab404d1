/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The dispatch tables that can be installed, and the pointer that says which one is. Tables are written before they are
 * installed and never after; none is ever freed, so a thread that loaded the pointer just before a swap still jumps to
 * code that is there.
 */
#ifndef URL_TABLES_H
#define URL_TABLES_H

#include <stdatomic.h>
#include <stdint.h>
#include <unified-runtime/ur_api.h>
#include <unified-runtime/ur_ddi.h>
#include "rt_attr.h"

/* What every entry point jumps through: url_down, url_closed, url_none, url_thunks, or one adapter's own table. */
extern RT_HIDDEN const ur_dditable_t *_Atomic url_installed;

static inline const ur_dditable_t *url_table(void) { return atomic_load_explicit(&url_installed, memory_order_acquire); }

/* Before the first init: each slot answers UNINITIALIZED. */
extern RT_HIDDEN const ur_dditable_t url_down;
/* After the last teardown: each destroying slot answers success and counts a skip, each other one UNINITIALIZED. */
extern RT_HIDDEN const ur_dditable_t url_closed;
/* Up with no adapter at all: urAdapterGet answers 0 of them, the rest is as closed (only an old handle can come in). */
extern RT_HIDDEN const ur_dditable_t url_none;
/* Up with several adapters: each slot takes the table from the handle. */
extern RT_HIDDEN const ur_dditable_t url_thunks;
/* Each slot answers UNSUPPORTED_FEATURE: stands in for what an adapter left empty. */
extern RT_HIDDEN const ur_dditable_t url_unsupported;
/* Each slot answers INVALID_NULL_HANDLE: the table of the NULL handle. */
extern RT_HIDDEN const ur_dditable_t url_null_handle;
/* The loader's own entry points, which obey the installed table: what its table getters hand out. */
extern RT_HIDDEN const ur_dditable_t url_entries;

/* Releases that came in when there was nothing left to release them with. */
uint64_t url_skipped_count(void);

/* Copies from the adapter's table what it filled; empty slots become `unsupported`. Returns how many were empty. */
unsigned url_fill_empty_slots(ur_dditable_t *table);

/* Table slots seen as a plain array of pointers. */
enum { URL_SLOTS = sizeof(ur_dditable_t) / sizeof(void (*)(void)) };

#endif
