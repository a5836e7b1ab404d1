/* SPDX-License-Identifier: Apache-2.0 */
/* Strings grow, can be taken, and stay failed after a failure. */
#include <stdint.h>
#include "one_suite.h"
#include "rt_string.h"

START_TEST(appends_of_all_kinds_follow_each_other) {
    struct rt_string string;
    rt_string_init(&string);
    ck_assert_str_eq(rt_string_text(&string), "");
    for (int i = 0; i < 200; i++)
        rt_string_appendf(&string, "%d,", i % 10);
    rt_string_append_bytes(&string, "abcdef", 3);
    ck_assert_uint_eq(string.length, 403);
    char *text = rt_string_take(&string);
    ck_assert_str_eq(text + 396, "8,9,abc");
    free(text);
    ck_assert_uint_eq(string.length, 0);
    rt_string_finish(&string);
}
END_TEST

START_TEST(a_failed_string_stays_failed_and_is_not_handed_out) {
    struct rt_string string;
    rt_string_init(&string);
    string.failed = true;
    rt_string_append(&string, "lost");
    ck_assert_str_eq(rt_string_text(&string), "");
    ck_assert_ptr_null(rt_string_take(&string));
}
END_TEST

int main(void) {
    TCase *cases = tcase_create("string");
    tcase_add_test(cases, appends_of_all_kinds_follow_each_other);
    tcase_add_test(cases, a_failed_string_stays_failed_and_is_not_handed_out);
    return run_suite(cases);
}
