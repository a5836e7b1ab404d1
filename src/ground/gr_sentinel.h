/* SPDX-License-Identifier: Apache-2.0 */
/* Planting a sentinel: a shared object that depends on one library, so that ld.so runs its destructor just before that
 * library's. Inside the ground only. */
#ifndef GR_SENTINEL_H
#define GR_SENTINEL_H

#include <stdbool.h>
#include "rt_attr.h"
#include "rt_string.h"

/* notice(user) runs just before the library in the file library_path (absolute) is finalised. The sentinel and with it the
 * library stay resident. On failure false, and the reason is appended to error. */
bool gr_sentinel_plant(const char *library_path, void (*notice)(void *user), void *user, struct rt_string *error) MUST_CHECK;

#endif
