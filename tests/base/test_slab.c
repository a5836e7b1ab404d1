/* SPDX-License-Identifier: Apache-2.0 */
/* Handles from slabs: checked without touching foreign memory, memory flat, safe with many threads and in a fork's child. */
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>
#include "one_suite.h"
#include "rt_slab.h"

struct thing {
    void *first_word;
    uint32_t tag;
    char load[100];
};

static struct rt_slab_region region = RT_SLAB_REGION_INIT(struct thing, tag);
static struct rt_slab things = RT_SLAB_INIT(&region, "thing", 1, struct thing);
static struct rt_slab others = RT_SLAB_INIT(&region, "other", 2, struct thing);

START_TEST(only_a_live_object_of_the_kind_is_held) {
    int on_the_stack;
    ck_assert(!rt_slab_holds(&things, NULL) && !rt_slab_holds(&things, &on_the_stack));
    struct thing *thing = rt_slab_alloc(&things), *other = rt_slab_alloc(&others);
    ck_assert(rt_slab_holds(&things, thing) && rt_slab_holds(&others, other));
    ck_assert(!rt_slab_holds(&others, thing) && !rt_slab_holds(&things, other));
    ck_assert(!rt_slab_holds(&things, (char *)thing + 64) && !rt_slab_holds(&things, (char *)thing + 8));
    ck_assert(!rt_slab_holds(&things, (void *)0x10) && !rt_slab_holds(&things, (void *)-64L));
    rt_slab_free(&things, thing);
    ck_assert(!rt_slab_holds(&things, thing));
    ck_assert_uint_eq(things.live, 0);
}
END_TEST

START_TEST(a_reused_object_is_zeroed_and_memory_stays_flat) {
    struct thing *thing = rt_slab_alloc(&things);
    rt_slab_free(&things, thing);
    uintptr_t before = region.next;
    for (int i = 0; i < 200000; i++) {
        thing = rt_slab_alloc(&things);
        ck_assert(thing->first_word == NULL && thing->load[99] == 0);
        thing->first_word = thing;
        thing->load[99] = 1;
        rt_slab_free(&things, thing);
    }
    ck_assert_uint_eq(region.next, before);
}
END_TEST

static void *churn(void *unused) {
    struct thing *mine[64] = {0};
    for (int i = 0; i < 20000; i++) {
        struct thing **slot = &mine[(i * 7) % 64];
        if (*slot) {
            if ((*slot)->first_word != slot || !rt_slab_holds(&things, *slot))
                return &things;
            rt_slab_free(&things, *slot);
        }
        *slot = rt_slab_alloc(&things);
        (*slot)->first_word = slot;
    }
    for (int i = 0; i < 64; i++)
        if (mine[i])
            rt_slab_free(&things, mine[i]);
    return unused;
}

START_TEST(no_object_has_two_owners_with_many_threads) {
    pthread_t threads[8];
    void *fault;
    for (int i = 0; i < 8; i++)
        ck_assert_int_eq(pthread_create(&threads[i], NULL, churn, NULL), 0);
    for (int i = 0; i < 8; i++) {
        pthread_join(threads[i], &fault);
        ck_assert_ptr_null(fault);
    }
    ck_assert_uint_eq(things.live, 0);
}
END_TEST

START_TEST(a_forked_child_can_allocate_and_free) {
    struct thing *thing = rt_slab_alloc(&things);
    int status;
    pid_t child = fork();
    if (child == 0) {
        struct thing *more = rt_slab_alloc(&things);
        bool fine = more && more != thing && rt_slab_holds(&things, thing);
        rt_slab_free(&things, thing);
        _exit(fine && !rt_slab_holds(&things, thing) ? 0 : 1);
    }
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    ck_assert_int_eq(status, 0);
    ck_assert(rt_slab_holds(&things, thing));
}
END_TEST

int main(void) {
    TCase *cases = tcase_create("slab");
    tcase_add_test(cases, only_a_live_object_of_the_kind_is_held);
    tcase_add_test(cases, a_reused_object_is_zeroed_and_memory_stays_flat);
    tcase_add_test(cases, no_object_has_two_owners_with_many_threads);
    tcase_add_test(cases, a_forked_child_can_allocate_and_free);
    return run_suite(cases);
}
