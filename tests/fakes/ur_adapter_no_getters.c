/* SPDX-License-Identifier: Apache-2.0 */
/* A library that is no adapter at all. */
#include "rt_attr.h"

RT_EXPORT int fake_nothing(void);
int fake_nothing(void) { return 0; }
