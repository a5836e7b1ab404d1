/* SPDX-License-Identifier: Apache-2.0 */
/* Time, futex waits and threads' small change. Mutexes and condition variables are pthread's own. rt_thread_posix.c. */
#ifndef RT_THREAD_H
#define RT_THREAD_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include "rt_attr.h"

/* CLOCK_MONOTONIC in nanoseconds. */
uint64_t rt_now_ns(void);
/* Sleeps while *word == expected, at most timeout_ns (UINT64_MAX: for ever). False on time-out. May wake spuriously. */
bool rt_futex_wait(_Atomic uint32_t *word, uint32_t expected, uint64_t timeout_ns);
void rt_futex_wake(_Atomic uint32_t *word, int count);
/* now + timeout without overflow; UINT64_MAX stays UINT64_MAX. */
uint64_t rt_deadline_ns(uint64_t timeout_ns);
/* nanoseconds left until deadline, 0 when it has passed; UINT64_MAX stays. */
uint64_t rt_left_ns(uint64_t deadline_ns);
int rt_thread_id(void);

#endif
