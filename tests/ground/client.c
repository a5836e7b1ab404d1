/* SPDX-License-Identifier: Apache-2.0 */
/* A library whose destructor still uses the runtime. */
#include <dlfcn.h>
#include "rt_attr.h"

static int (*call)(void);

RT_EXPORT void client_use(int (*runtime_call)(void));
RT_EXPORT void client_use(int (*runtime_call)(void)) { call = runtime_call; }

__attribute__((destructor)) static void end(void) {
    if (call)
        call();
}
