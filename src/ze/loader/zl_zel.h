/* SPDX-License-Identifier: Apache-2.0 */
/* The loader's own functions that other parts of it need, and those that static copies of other loaders ask for by name. */
#ifndef ZL_ZEL_H
#define ZL_ZEL_H

#include <level_zero/loader/ze_loader.h>
#include "rt_attr.h"

/* Reads the ZEL_* logging settings once. */
void zl_log_open(void) RT_HIDDEN;
/* Finds the drivers without initialising any. */
void zl_init_discover(void) RT_HIDDEN;
/* Runs the registered teardown callbacks (each once) and installs the closed table. */
void zl_close(void) RT_HIDDEN;

#define ZL_VERSION_MAJOR 1
#define ZL_VERSION_MINOR 32
#define ZL_VERSION_PATCH 0

#endif
