/* SPDX-License-Identifier: Apache-2.0 */
/* A driver that was found: its library, its tables, and how far it is initialised. */
#ifndef ZL_DRIVER_H
#define ZL_DRIVER_H

#include <stdbool.h>
#include "rt_array.h"
#include "zl_table.h"

struct zl_driver {
    char *path;             /* owned; canonical file name */
    void *library;          /* owned; never closed once it is a driver */
    struct zl_table table;  /* its own functions, empty slots filled */
    ze_api_version_t version; /* that it answered its tables for */
    bool has_init_drivers;  /* implements zeInitDrivers itself */
    bool active;            /* an init call succeeded: its handles are handed out */
    bool sysman_active;
};

/* Finds and opens the drivers (struct zl_driver *, in order). What was looked for and why something is not used goes to
 * the log. */
void zl_discover(struct rt_array *ret_drivers) RT_HIDDEN;
/* Adds Vesper's own driver, if it is there and not on the list yet. */
void zl_discover_own(struct rt_array *drivers) RT_HIDDEN;
/* Asks the driver's getters. False, with a line in the log, when it is no driver or a mandatory getter fails. */
bool zl_tables_read(struct zl_driver *driver) MUST_CHECK RT_HIDDEN;
/* True when the driver's handles begin with complete dispatch tables of our layout. */
bool zl_tables_in_handles(struct zl_driver *driver, ze_driver_handle_t handle) MUST_CHECK RT_HIDDEN;
/* The table for several drivers: each slot takes the driver's table from the handle. */
extern const struct zl_table zl_thunks RT_HIDDEN;

#endif
