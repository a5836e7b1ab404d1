/* SPDX-License-Identifier: Apache-2.0 */
/* Arrays grow, keep their order, and refuse sizes that overflow. */
#include <stdint.h>
#include "one_suite.h"
#include "rt_array.h"

START_TEST(elements_keep_their_order_over_growth_and_removal) {
    struct rt_array array;
    rt_array_init(&array, sizeof(int));
    for (int i = 0; i < 1000; i++)
        ck_assert_ptr_nonnull(rt_array_push(&array, &i));
    rt_array_remove(&array, 0);
    rt_array_remove(&array, 500);
    ck_assert_uint_eq(array.count, 998);
    ck_assert_int_eq(*(int *)rt_array_at(&array, 0), 1);
    ck_assert_int_eq(*(int *)rt_array_at(&array, 500), 502);
    int last = 0;
    RT_ARRAY_FOR_EACH(int, value, &array) {
        ck_assert_int_gt(*value, last);
        last = *value;
    }
    rt_array_finish(&array);
    ck_assert_uint_eq(array.count, 0);
}
END_TEST

START_TEST(a_count_that_overflows_is_refused_and_changes_nothing) {
    struct rt_array array;
    rt_array_init(&array, 16);
    ck_assert(!rt_array_reserve(&array, SIZE_MAX / 8));
    ck_assert(rt_array_push(&array, NULL) != NULL);
    rt_array_finish(&array);
}
END_TEST

int main(void) {
    TCase *cases = tcase_create("array");
    tcase_add_test(cases, elements_keep_their_order_over_growth_and_removal);
    tcase_add_test(cases, a_count_that_overflows_is_refused_and_changes_nothing);
    return run_suite(cases);
}
