/* SPDX-License-Identifier: Apache-2.0 */
/* Truth values, numbers and lists from the environment, well-formed and not. */
#include "one_suite.h"
#include "rt_env.h"

static void list_is(const char *text, int count, const char *first, const char *last) {
    struct rt_array list;
    ck_assert_msg(rt_parse_list(text, &list), "%s is refused", text);
    ck_assert_uint_eq(list.count, (unsigned)count);
    ck_assert_str_eq(*(char **)rt_array_at(&list, 0), first);
    ck_assert_str_eq(*(char **)rt_array_at(&list, list.count - 1), last);
    rt_string_list_finish(&list);
}

START_TEST(lists_are_split_at_commas_and_quotes_protect_colons) {
    list_is("/a/b.so", 1, "/a/b.so", "/a/b.so");
    list_is("/a,'/b:c,d',/e", 3, "/a", "/e");
    list_is("\"x;y\",z", 2, "x;y", "z");
}
END_TEST

START_TEST(malformed_lists_are_refused_and_leave_nothing) {
    static const char *const bad[] = {"", ",", "a,,b", "a:b", "a;b", "'a", "'a'b", "''", "a,b:c"};
    for (size_t i = 0; i < RT_COUNT(bad); i++) {
        struct rt_array list;
        ck_assert_msg(!rt_parse_list(bad[i], &list), "'%s' is taken", bad[i]);
        ck_assert_uint_eq(list.count, 0);
    }
}
END_TEST

START_TEST(truth_is_what_each_api_says) {
    setenv("VESPER_TEST", "TRUE", 1);
    ck_assert(rt_env_truthy("VESPER_TEST", false) && !rt_env_is_1("VESPER_TEST"));
    setenv("VESPER_TEST", "1", 1);
    ck_assert(rt_env_truthy("VESPER_TEST", false) && rt_env_is_1("VESPER_TEST"));
    setenv("VESPER_TEST", "2", 1);
    ck_assert(!rt_env_truthy("VESPER_TEST", true) && !rt_env_is_1("VESPER_TEST"));
    setenv("VESPER_TEST", "", 1);
    ck_assert(rt_env_truthy("VESPER_TEST", true) && !rt_env_get("VESPER_TEST") && rt_env_get_raw("VESPER_TEST"));
}
END_TEST

START_TEST(numbers_have_bounds_and_suffixes) {
    static const char *const bad[] = {"-1", "x", "1x", "5kk", "0x", "99999999999999999999", "16777216t", "101"};
    uint64_t value = 7;
    ck_assert(rt_env_u64("VESPER_UNSET_NUMBER", 42, 0, 100, &value) && value == 42);
    setenv("VESPER_TEST", "0x10k", 1);
    ck_assert(rt_env_u64("VESPER_TEST", 0, 0, 1 << 20, &value) && value == 16384);
    for (size_t i = 0; i < RT_COUNT(bad); i++) {
        setenv("VESPER_TEST", bad[i], 1);
        ck_assert_msg(!rt_env_u64("VESPER_TEST", 0, 0, 100, &value), "%s is taken", bad[i]);
    }
}
END_TEST

int main(void) {
    TCase *cases = tcase_create("env");
    tcase_add_test(cases, lists_are_split_at_commas_and_quotes_protect_colons);
    tcase_add_test(cases, malformed_lists_are_refused_and_leave_nothing);
    tcase_add_test(cases, truth_is_what_each_api_says);
    tcase_add_test(cases, numbers_have_bounds_and_suffixes);
    return run_suite(cases);
}
