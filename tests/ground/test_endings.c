/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Every order of loading x way of ending x sorting of ld.so: the process ends with 0, the notice ran exactly once while the
 * library below still answered (never after _exit), and no call came after that library's end (status 77).
 */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

static const char *const orders[] = {"below-first", "runtime-first", "client-first", "driver", "linked"};
static const char *const ways[] = {"return", "thread", "early", "late", "library", "hammer", "fork", "_exit", "dlclose"};
#define COUNT(a) (int)(sizeof(a) / sizeof((a)[0]))

static void one_ending(const char *settings, const char *order, const char *way, const char *wanted) {
    char command[1024], text[256];
    const char *folder = getenv("ENDINGS"), *program = strcmp(order, "linked") == 0 ? "ground_ending_linked" : "ground_ending";
    snprintf(command, sizeof(command), "%s timeout 60 %s/%s %s %s", settings, folder, program, order, way);
    FILE *out = popen(command, "r");
    ck_assert_ptr_nonnull(out);
    size_t length = fread(text, 1, sizeof(text) - 1, out);
    text[length] = '\0';
    int status = pclose(out);
    ck_assert_msg(status == 0, "%s: status %d", command, WIFEXITED(status) ? WEXITSTATUS(status) : -status);
    ck_assert_msg(strcmp(text, wanted) == 0, "%s: printed '%s', expected '%s'", command, text, wanted);
}

START_TEST(the_notice_runs_once_while_what_is_below_answers) {
    const char *order = orders[_i % COUNT(orders)], *way = ways[_i / COUNT(orders)];
    const char *wanted = strcmp(way, "_exit") == 0 ? "" : "notice\n";
    one_ending("GLIBC_TUNABLES=glibc.rtld.dynamic_sort=1", order, way, wanted);
    one_ending("GLIBC_TUNABLES=glibc.rtld.dynamic_sort=2", order, way, wanted);
}
END_TEST

START_TEST(without_a_sentinel_an_exit_handler_tells) {
    one_ending("VESPER_SENTINEL=off UR_LOG_RUNTIME='level:error'", "runtime-first", "return", "notice\n");
    one_ending("VESPER_SENTINEL=off", "below-first", "library", "notice\n");
}
END_TEST

int main(void) {
    Suite *suite = suite_create("ground");
    TCase *cases = tcase_create("endings");
    tcase_set_timeout(cases, 120);
    tcase_add_loop_test(cases, the_notice_runs_once_while_what_is_below_answers, 0, COUNT(orders) * COUNT(ways));
    tcase_add_test(cases, without_a_sentinel_an_exit_handler_tells);
    suite_add_tcase(suite, cases);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
