/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The loader's state is the installed table: down (each slot answers UNINITIALIZED), live, or closed (each destroy answers
 * success and counts a skip, all else UNINITIALIZED). Entry points load the pointer and jump; nothing else decides.
 */
#ifndef ZL_TABLE_H
#define ZL_TABLE_H

#include <level_zero/ze_ddi_common.h>
#include <stdatomic.h>
#include "rt_attr.h"
#include "rt_log.h"

struct zl_table {
    ze_dditable_t ze;
    zet_dditable_t zet;
    zes_dditable_t zes;
    zer_dditable_t zer;
};

extern const struct zl_table *_Atomic zl_installed RT_HIDDEN;
extern const struct zl_table zl_down RT_HIDDEN, zl_closed RT_HIDDEN;
extern _Atomic uint64_t zl_skipped RT_HIDDEN; /* destroys answered by the closed table */
extern struct rt_log zl_log RT_HIDDEN;

/* Fills every empty slot with a function that answers UNSUPPORTED_FEATURE (or none, by its return type). */
void zl_table_fill_unsupported(struct zl_table *table) RT_HIDDEN;
/* The loader's own functions, which every table but the closed one carries. */
void zl_table_set_own(struct zl_table *table) RT_HIDDEN;

/* Own entry points: implemented by zl_init.c in the shared loader, by zl_static.c in the archive. */
ze_result_t zl_init(ze_init_flags_t flags) RT_HIDDEN;
ze_result_t zl_init_drivers(uint32_t *pCount, ze_driver_handle_t *phDrivers, ze_init_driver_type_desc_t *desc) RT_HIDDEN;
ze_result_t zl_driver_get(uint32_t *pCount, ze_driver_handle_t *phDrivers) RT_HIDDEN;
ze_result_t zl_sysman_init(zes_init_flags_t flags) RT_HIDDEN;
ze_result_t zl_sysman_driver_get(uint32_t *pCount, zes_driver_handle_t *phDrivers) RT_HIDDEN;

#endif
