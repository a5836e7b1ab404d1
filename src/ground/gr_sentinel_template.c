/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The sentinel itself, kept as bytes inside the ground. No libc, no other dependency than the placeholder that is overwritten
 * with the watched library's path: its destructor runs just before that library's own end.
 */
__attribute__((visibility("default"))) void (*gr_sentinel_notice)(void *user);
__attribute__((visibility("default"))) void *gr_sentinel_user;

__attribute__((destructor)) static void gr_sentinel_end(void) {
    void (*notice)(void *) = gr_sentinel_notice;
    if (notice)
        notice(gr_sentinel_user);
}
