/* SPDX-License-Identifier: Apache-2.0 */
/* A library that is no driver. */
__attribute__((visibility("default"))) int nothing_of_level_zero(void);
int nothing_of_level_zero(void) { return 0; }
