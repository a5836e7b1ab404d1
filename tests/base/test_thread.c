/* SPDX-License-Identifier: Apache-2.0 */
/* Deadlines saturate and a futex wait ends by a wake. */
#include <pthread.h>
#include "one_suite.h"
#include "rt_ref.h"
#include "rt_thread.h"

static _Atomic uint32_t word;

static void *wake(void *unused) {
    atomic_store(&word, 1);
    rt_futex_wake(&word, 1);
    return unused;
}

START_TEST(a_wait_ends_when_the_word_changes) {
    pthread_t thread;
    ck_assert_int_eq(pthread_create(&thread, NULL, wake, NULL), 0);
    while (!atomic_load(&word))
        ck_assert(rt_futex_wait(&word, 0, UINT64_MAX));
    pthread_join(thread, NULL);
    ck_assert(rt_futex_wait(&word, 0, UINT64_MAX)); /* already changed: returns at once */
    ck_assert(!rt_futex_wait(&word, 1, 1000));      /* nobody wakes: the time-out ends it */
}
END_TEST

START_TEST(deadlines_do_not_overflow) {
    ck_assert_uint_eq(rt_deadline_ns(UINT64_MAX), UINT64_MAX);
    ck_assert_uint_eq(rt_deadline_ns(UINT64_MAX - 1), UINT64_MAX);
    ck_assert_uint_eq(rt_left_ns(UINT64_MAX), UINT64_MAX);
    ck_assert_uint_eq(rt_left_ns(rt_deadline_ns(0)), 0);
    ck_assert_uint_gt(rt_left_ns(rt_deadline_ns(1000000000000)), 0);
}
END_TEST

START_TEST(only_the_last_unref_is_the_last) {
    rt_refcount count;
    rt_ref_init(&count);
    rt_ref(&count);
    ck_assert(!rt_unref(&count));
    ck_assert_uint_eq(rt_ref_read(&count), 1);
    ck_assert(rt_unref(&count));
}
END_TEST

int main(void) {
    TCase *cases = tcase_create("thread");
    tcase_add_test(cases, a_wait_ends_when_the_word_changes);
    tcase_add_test(cases, deadlines_do_not_overflow);
    tcase_add_test(cases, only_the_last_unref_is_the_last);
    return run_suite(cases);
}
