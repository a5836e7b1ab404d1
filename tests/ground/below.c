/* SPDX-License-Identifier: Apache-2.0 */
/* The library below, as a strict stand-in: a call after its own end ends the process with status 77. */
#include <stdatomic.h>
#include <unistd.h>
#include "below.h"

static _Atomic int ended;

__attribute__((visibility("default"))) int below_call(void) {
    static const char text[] = "late call\n";
    if (!atomic_load(&ended))
        return 1;
    (void)!write(2, text, sizeof(text) - 1);
    _exit(77);
}

/* Looks like a Level Zero driver to whoever searches the link map. */
__attribute__((visibility("default"))) int zeGetGlobalProcAddrTable(void) { return 0; }

__attribute__((destructor)) static void end(void) { atomic_store(&ended, 1); }
