/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The gate: one atomic word, a closed bit and the count of calls in flight. Entering adds one; when the bit was set it is
 * taken back. Closing sets the bit, waits (bounded) until only the closing thread itself is inside, and runs the notice.
 * A thread that is inside already passes: its outermost call is the one that counts.
 */
#include "gr_ground.h"

#include <limits.h>
#include <pthread.h>
#include <sys/mman.h>
#include <unistd.h>

#include "rt_env.h"
#include "rt_log.h"
#include "rt_thread.h"

static RT_TLS uint32_t depth; /* calls of this thread inside the library's one ground */

static _Atomic uint32_t alive_by_handler = 1;

static void on_fork_in_child(void) { atomic_store(&alive_by_handler, 0); }

/* A page that the kernel wipes in a fork's child, whoever forks and however; else a fork handler. */
static const _Atomic uint32_t *make_alive_word(void) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    void *place = mmap(NULL, page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (place != MAP_FAILED && madvise(place, page, MADV_WIPEONFORK) == 0) {
        _Atomic uint32_t *word = place;
        atomic_store(word, 1);
        return word;
    }
    if (place != MAP_FAILED)
        munmap(place, page);
    pthread_atfork(NULL, NULL, on_fork_in_child);
    return &alive_by_handler;
}

static uint64_t drain_bound_ns(struct rt_log *log) {
    uint64_t bound_ms = 2000;
    if (!rt_env_u64("VESPER_DRAIN_MS", 2000, 0, 3600000, &bound_ms)) {
        rt_warning(log, "VESPER_DRAIN_MS is '%s'; expected 0 to 3600000 milliseconds. 2000 is used.",
            rt_env_get("VESPER_DRAIN_MS"));
        bound_ms = 2000;
    }
    return bound_ms * 1000000;
}

void gr_open(struct gr_ground *ground, void (*notice)(void *user), void *user, struct rt_log *log) {
    if (atomic_load_explicit(&ground->alive, memory_order_acquire))
        return;
    ground->notice = notice;
    ground->user = user;
    ground->log = log;
    atomic_store(&ground->drain_ns, drain_bound_ns(log));
    atomic_store_explicit(&ground->alive, make_alive_word(), memory_order_release);
}

bool gr_is_forked_child(const struct gr_ground *ground) {
    const _Atomic uint32_t *alive = atomic_load_explicit(&ground->alive, memory_order_acquire);
    return alive && !atomic_load_explicit((_Atomic uint32_t *)alive, memory_order_relaxed);
}

bool gr_is_stable(const struct gr_ground *ground) {
    return !(atomic_load_explicit(&ground->gate, memory_order_acquire) & GR_CLOSED) && !gr_is_forked_child(ground);
}

bool gr_enter(struct gr_ground *ground) {
    if (depth) {
        depth++;
        return true;
    }
    /* Refused without counting, so that threads that keep knocking cannot hold up the drain. */
    if (RT_UNLIKELY(atomic_load_explicit(&ground->gate, memory_order_relaxed) & GR_CLOSED))
        return false;
    uint32_t before = atomic_fetch_add_explicit(&ground->gate, 1, memory_order_seq_cst);
    depth = 1;
    if (RT_LIKELY(!(before & GR_CLOSED)) && !gr_is_forked_child(ground))
        return true;
    gr_leave(ground);
    return false;
}

void gr_leave(struct gr_ground *ground) {
    if (--depth)
        return;
    uint32_t before = atomic_fetch_sub_explicit(&ground->gate, 1, memory_order_seq_cst);
    if (RT_UNLIKELY(before & GR_CLOSED))
        rt_futex_wake(&ground->gate, INT_MAX);
}

/* True when nobody but this thread is inside before the bound has passed. */
static bool drain(struct gr_ground *ground) {
    uint64_t deadline = rt_deadline_ns(atomic_load(&ground->drain_ns));
    uint32_t mine = depth ? 1 : 0, now;
    while (((now = atomic_load(&ground->gate)) & ~GR_CLOSED) > mine) {
        uint64_t left = rt_left_ns(deadline);
        if (!left)
            return false;
        rt_futex_wait(&ground->gate, now, left);
    }
    return true;
}

void gr_close(struct gr_ground *ground) {
    int none = 0;
    if (!atomic_compare_exchange_strong(&ground->notice_state, &none, 1))
        return;
    atomic_fetch_or(&ground->gate, GR_CLOSED);
    if (!gr_is_forked_child(ground)) {
        atomic_store(&ground->drained, drain(ground));
        depth++; /* the notice's own calls below pass */
        if (ground->notice)
            ground->notice(ground->user);
        depth--;
    }
    atomic_store(&ground->notice_state, 2);
}
