/* SPDX-License-Identifier: Apache-2.0 */
/* What an embedder of the archive (the UR adapter) may ask about the shared loader behind it. */
#ifndef ZL_STATIC_H
#define ZL_STATIC_H

#include <stdbool.h>

/* A function address inside the shared loader that was opened; NULL before init or when there is none. */
const void *zl_static_loader_address(void);
/* True when that loader is Vesper's own (no exit-time state; endless waits need no slices). */
bool zl_static_loader_is_vesper(void);

#endif
