/* SPDX-License-Identifier: Apache-2.0 */
/* Up, down and closed: counting of urLoaderInit and urLoaderTearDown, and the loader's logger. */
#ifndef URL_STATE_H
#define URL_STATE_H

#include <stdbool.h>
#include "rt_attr.h"
#include "rt_log.h"

/* "loader", settings from UR_LOG_LOADER. Quiet unless they say otherwise. */
extern RT_HIDDEN struct rt_log url_log;

/* True between the first urLoaderInit and the last urLoaderTearDown. */
bool url_is_up(void);

#endif
