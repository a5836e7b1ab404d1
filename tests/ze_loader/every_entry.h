/* SPDX-License-Identifier: Apache-2.0 */
#ifndef EVERY_ENTRY_H
#define EVERY_ENTRY_H

#include <string.h>

/* Calls all entry points but the init calls; the number whose answer is neither wanted nor (for destroys) wanted_of_destroy. */
int every_entry_wrong(long wanted, long wanted_of_destroy, int *ret_called);

#endif
