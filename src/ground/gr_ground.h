/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The ground: is what lies below (the Level Zero loader and its drivers) stable or gone. The only room that knows.
 * Used by the UR adapter and by the static Level Zero archive; it knows no API, only libraries.
 *
 * The gate is one atomic word: a closed bit and the count of calls in flight. Every call below passes it. When a watched
 * library is about to end, its sentinel (a small shared object that depends on it, so that ld.so finalises the sentinel
 * just before) tells us: the gate closes, waits (bounded) until no other thread is inside, and the owner's notice runs:
 * the last moment at which calls below are still answered. A library has one ground at most (the depth of calls is kept
 * per thread and library).
 */
#ifndef GR_GROUND_H
#define GR_GROUND_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "rt_attr.h"

struct rt_log;

/* By what we learn that a watched library ends, best first. */
enum gr_means { GR_MEANS_NONE, GR_MEANS_SENTINEL, GR_MEANS_CALLBACK, GR_MEANS_EXIT_HANDLER };

struct gr_ground {
    _Atomic uint32_t gate;        /* bit 31: closed; rest: calls in flight */
    const _Atomic uint32_t *_Atomic alive; /* a word that is 1 here and 0 in a fork's child, which owns nothing */
    _Atomic uint64_t drain_ns;    /* bound on waiting at closing; 2 s by default, VESPER_DRAIN_MS */
    void (*notice)(void *user);   /* runs once, on the thread that ends the library, gate closed, calls below still answered */
    void *user;
    struct rt_log *log;           /* borrowed, static */
    _Atomic int means;            /* enum gr_means of the last watch */
    _Atomic int notice_state;     /* 0 not run, 1 running, 2 done */
    _Atomic bool drained;         /* at the notice: no other thread was left inside */
};

#define GR_CLOSED 0x80000000u

/* Opens the ground in this process: (re)sets pid and bound. notice may be NULL. Idempotent per process. */
void gr_open(struct gr_ground *ground, void (*notice)(void *user), void *user, struct rt_log *log);
/* Watches the library file that contains address (the loader that was opened). Pins it and plants a sentinel; falls back
 * as DESIGN says. False (with a line in the log) when nothing could be arranged. One per library and process. */
bool gr_watch_address(struct gr_ground *ground, const void *address) MUST_CHECK;
/* Looks through the link map and watches every library that exports zeGetGlobalProcAddrTable and is neither loader nor
 * layer: the drivers. Call after each init. */
void gr_watch_drivers(struct gr_ground *ground);
const char *gr_means_name(int means);

/* Calls in flight. enter: false when the ground is gone (closed, or a fork's child) and this thread is not already inside.
 * Each true is paired with one leave. Nests. No lock, no allocation. */
bool gr_enter(struct gr_ground *ground) MUST_CHECK;
void gr_leave(struct gr_ground *ground);
/* True while calls below would be made. A hint only: decide by gr_enter. */
bool gr_is_stable(const struct gr_ground *ground);
/* True in a forked child of the process that opened the ground. */
bool gr_is_forked_child(const struct gr_ground *ground);
/* Closes by hand (fall-backs, tests): as if the watched library were about to end. */
void gr_close(struct gr_ground *ground);

#endif
