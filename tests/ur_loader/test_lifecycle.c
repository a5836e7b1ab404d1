/* SPDX-License-Identifier: Apache-2.0 */
/* Coming up and closing: counting, init again, failure and then success, 64 threads, fork, adapters that call back. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include "url_test.h"

START_TEST(inits_are_counted_and_one_teardown_too_many_is_uninitialized) {
    ck_assert_int_eq(urLoaderTearDown(), UR_RESULT_ERROR_UNINITIALIZED);
    test_up_with("good", NULL);
    ck_ok(urLoaderInit(0, NULL));
    ck_ok(urLoaderTearDown());
    ck_ok(urKernelRetain(test_handle("good")));
    ck_ok(urLoaderTearDown());
    ck_assert_int_eq(urKernelRetain(test_handle("good")), UR_RESULT_ERROR_UNINITIALIZED);
    ck_assert_int_eq(urLoaderTearDown(), UR_RESULT_ERROR_UNINITIALIZED);
    ck_ok(urLoaderInit(0, NULL));
    ck_ok(urKernelRetain(test_handle("good")));
}
END_TEST

START_TEST(a_failed_first_init_leaves_the_loader_down_and_the_next_one_works) {
    ck_assert_int_eq(urLoaderInit(0x20, NULL), UR_RESULT_ERROR_INVALID_ENUMERATION);
    ck_assert_int_eq(urAdapterGet(0, NULL, NULL), UR_RESULT_ERROR_UNINITIALIZED);
    ck_assert_int_eq(urLoaderTearDown(), UR_RESULT_ERROR_UNINITIALIZED);
    test_up_with("good", NULL);
    ck_assert_uint_eq(test_adapter_count(), 1);
    ck_assert_int_eq(urLoaderInit(~0u, NULL), UR_RESULT_ERROR_INVALID_ENUMERATION);
    ck_ok(urLoaderTearDown());
    ck_ok(urLoaderInit(0x1f, NULL));
    ck_ok(urLoaderTearDown());
    ck_assert_int_eq(urLoaderTearDown(), UR_RESULT_ERROR_UNINITIALIZED);
}
END_TEST

static unsigned mapped_lines(void) {
    unsigned count = 0;
    int c;
    FILE *stream = fopen("/proc/self/maps", "r");
    while (stream && (c = fgetc(stream)) != EOF)
        count += c == '\n';
    if (stream)
        fclose(stream);
    return count;
}

static long mapped_pages(void) {
    long size = 0;
    FILE *stream = fopen("/proc/self/statm", "r");
    if (stream && fscanf(stream, "%ld", &size) != 1)
        size = 0;
    if (stream)
        fclose(stream);
    return size;
}

START_TEST(a_thousand_inits_map_nothing_more_and_read_the_adapter_once) {
    test_up_with("good", "second");
    ck_ok(urLoaderTearDown());
    (void)mapped_lines();
    (void)mapped_pages();
    unsigned lines = mapped_lines();
    long pages = mapped_pages();
    for (int i = 0; i < 1000; i++) {
        ck_ok(urLoaderInit(0, NULL));
        ck_ok(urKernelRetain(test_handle("second")));
        ck_ok(urLoaderTearDown());
    }
    if (!TEST_SANITIZED && !getenv("VESPER_UNDER_VALGRIND")) {
        ck_assert_uint_eq(mapped_lines(), lines);
        ck_assert_int_eq(mapped_pages(), pages);
    }
    const char *asked = ((const char *(*)(void))test_fake_symbol("good", "fake_getters_asked"))();
    ck_assert_ptr_eq(strstr(strstr(asked, "Kernel ") + 1, "Kernel "), NULL);
}
END_TEST

START_TEST(the_adapters_of_a_later_init_may_be_others) {
    test_up_with("good", NULL);
    ck_ok(urLoaderTearDown());
    test_up_with("second", "good");
    ck_assert_uint_eq(test_adapter_count(), 2);
    ck_ok(urLoaderTearDown());
    test_up_with("no_getters", NULL);
    ck_assert_uint_eq(test_adapter_count(), 0);
    /* A handle from before: nothing is up that it could belong to. */
    ck_ok(urKernelRelease(test_handle("good")));
    ck_assert_int_eq(urKernelRetain(test_handle("good")), UR_RESULT_ERROR_UNINITIALIZED);
    ck_ok(urLoaderTearDown());
    test_up_with("good", NULL);
    ck_ok(urKernelRetain(test_handle("good")));
}
END_TEST

enum { THREADS = 64, ROUNDS = 20 };
static pthread_barrier_t barrier;
static _Atomic int wrong;

static void *init_and_teardown(void *unused) {
    (void)unused;
    pthread_barrier_wait(&barrier);
    for (int i = 0; i < ROUNDS; i++) {
        uint32_t count = 0;
        wrong += urLoaderInit(0, NULL) != UR_RESULT_SUCCESS;
        wrong += urAdapterGet(0, NULL, &count) != UR_RESULT_SUCCESS || count != 2;
        wrong += urLoaderTearDown() != UR_RESULT_SUCCESS;
    }
    return NULL;
}

START_TEST(sixty_four_threads_init_and_tear_down) {
    pthread_t threads[THREADS];
    char value[1100];
    snprintf(value, sizeof(value), "%s,%s", test_fake("good"), test_fake("second"));
    setenv("UR_ADAPTERS_FORCE_LOAD", value, 1);
    pthread_barrier_init(&barrier, NULL, THREADS);
    for (int i = 0; i < THREADS; i++)
        ck_assert_int_eq(pthread_create(&threads[i], NULL, init_and_teardown, NULL), 0);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    pthread_barrier_destroy(&barrier);
    ck_assert_int_eq(wrong, 0);
    ck_assert_int_eq(urLoaderTearDown(), UR_RESULT_ERROR_UNINITIALIZED);
}
END_TEST

static void *release_until_told(void *stop) {
    while (!*(_Atomic bool *)stop) {
        ur_result_t result = urKernelRelease(test_handle("good"));
        wrong += result != UR_RESULT_SUCCESS;
    }
    return NULL;
}

START_TEST(a_release_on_another_thread_succeeds_whatever_state_it_meets) {
    _Atomic bool stop = false;
    pthread_t thread;
    test_up_with("good", NULL);
    ck_assert_int_eq(pthread_create(&thread, NULL, release_until_told, &stop), 0);
    for (int i = 0; i < 200; i++) {
        ck_ok(urLoaderTearDown());
        ck_ok(urLoaderInit(0, NULL));
    }
    stop = true;
    pthread_join(thread, NULL);
    ck_assert_int_eq(wrong, 0);
}
END_TEST

START_TEST(a_forked_child_has_the_loader_as_it_was_and_can_init_again) {
    test_up_with("good", NULL);
    pid_t child = fork();
    if (child == 0) {
        bool good = urLoaderInit(0, NULL) == UR_RESULT_SUCCESS && urKernelRetain(test_handle("good")) == UR_RESULT_SUCCESS &&
            urLoaderTearDown() == UR_RESULT_SUCCESS && urLoaderTearDown() == UR_RESULT_SUCCESS &&
            urLoaderTearDown() == UR_RESULT_ERROR_UNINITIALIZED;
        _exit(good ? 0 : 1);
    }
    int status = -1;
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    ck_assert_int_eq(status, 0);
}
END_TEST

START_TEST(an_adapter_that_calls_the_loader_while_it_is_loaded_is_answered_and_does_not_hang) {
    test_up_with("calls_init", NULL);
    ck_assert_uint_eq(test_adapter_count(), 1);
    ck_ok(urKernelRetain(test_handle("calls_init")));
}
END_TEST

START_TEST(the_loader_comes_up_without_home_or_any_environment) {
    clearenv();
    ck_ok(urLoaderInit(0, NULL));
    ck_ok(urLoaderTearDown());
}
END_TEST

TEST_MAIN("ur loader lifecycle", inits_are_counted_and_one_teardown_too_many_is_uninitialized,
    a_failed_first_init_leaves_the_loader_down_and_the_next_one_works,
    a_thousand_inits_map_nothing_more_and_read_the_adapter_once, the_adapters_of_a_later_init_may_be_others,
    sixty_four_threads_init_and_tear_down, a_release_on_another_thread_succeeds_whatever_state_it_meets,
    a_forked_child_has_the_loader_as_it_was_and_can_init_again,
    an_adapter_that_calls_the_loader_while_it_is_loaded_is_answered_and_does_not_hang,
    the_loader_comes_up_without_home_or_any_environment)
