/* SPDX-License-Identifier: Apache-2.0 */
/* Monotonic time and futex waits on Linux. Deadlines saturate: UINT64_MAX means for ever. */
#include "rt_thread.h"

#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define NS_PER_S 1000000000u

uint64_t rt_now_ns(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * NS_PER_S + (uint64_t)now.tv_nsec;
}

bool rt_futex_wait(_Atomic uint32_t *word, uint32_t expected, uint64_t timeout_ns) {
    struct timespec limit = {.tv_sec = (time_t)(timeout_ns / NS_PER_S), .tv_nsec = (long)(timeout_ns % NS_PER_S)};
    long result = syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, expected, timeout_ns == UINT64_MAX ? NULL : &limit, NULL, 0);
    return result == 0 || errno != ETIMEDOUT;
}

void rt_futex_wake(_Atomic uint32_t *word, int count) {
    syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, count, NULL, NULL, 0);
}

uint64_t rt_deadline_ns(uint64_t timeout_ns) {
    uint64_t deadline;
    if (timeout_ns == UINT64_MAX || __builtin_add_overflow(rt_now_ns(), timeout_ns, &deadline))
        return UINT64_MAX;
    return deadline;
}

uint64_t rt_left_ns(uint64_t deadline_ns) {
    if (deadline_ns == UINT64_MAX)
        return UINT64_MAX;
    uint64_t now = rt_now_ns();
    return now >= deadline_ns ? 0 : deadline_ns - now;
}

int rt_thread_id(void) { return (int)syscall(SYS_gettid); }
