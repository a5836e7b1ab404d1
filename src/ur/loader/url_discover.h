/* SPDX-License-Identifier: Apache-2.0 */
/* Which libraries are adapters, and where they lie. */
#ifndef URL_DISCOVER_H
#define URL_DISCOVER_H

#include <stdbool.h>
#include "rt_array.h"
#include "rt_attr.h"

/* Appends the adapters to use (struct url_adapter *, usable, each once) in the order in which they are asked. mocking: the
 * mock adapter only. False: out of memory; finding nothing is no failure. Called with the state's lock held. */
bool url_discover(bool mocking, struct rt_array *adapters) MUST_CHECK;

#endif
