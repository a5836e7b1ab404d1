/* SPDX-License-Identifier: Apache-2.0 */
/* What is written, where, and that lines of many threads stay whole. */
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include "one_suite.h"
#include "rt_log.h"

static char path[64];
static struct rt_log log_ = RT_LOG_INIT("test", "UR_LOG_TEST");

static void open_log(const char *level) {
    char value[128];
    snprintf(path, sizeof(path), "log-%d.txt", (int)getpid());
    unlink(path);
    snprintf(value, sizeof(value), "level:%s;flush:info;output:file,%s", level, path);
    setenv("UR_LOG_TEST", value, 1);
}

static size_t read_log(char *text, size_t size) {
    FILE *file = fopen(path, "r");
    ck_assert_ptr_nonnull(file);
    size_t length = fread(text, 1, size - 1, file);
    fclose(file);
    unlink(path);
    text[length] = '\0';
    return length;
}

START_TEST(lines_at_or_above_the_level_are_written_with_their_prefix) {
    char text[256];
    open_log("warning");
    rt_info(&log_, "not this");
    rt_warning(&log_, "this %d", 1);
    rt_quiet(&log_, "and this");
    read_log(text, sizeof(text));
    ck_assert_str_eq(text, "<test>[WARNING]: this 1\nand this\n");
}
END_TEST

START_TEST(an_overlong_line_is_cut_and_still_a_line) {
    static char text[8192], big[6000];
    open_log("info");
    memset(big, 'x', sizeof(big) - 1);
    rt_error(&log_, "%s", big);
    size_t length = read_log(text, sizeof(text));
    ck_assert_uint_lt(length, 4097);
    ck_assert_str_eq(text + length - 4, "...\n");
}
END_TEST

static void *write_lines(void *unused) {
    for (int i = 0; i < 200; i++)
        rt_info(&log_, "0123456789 0123456789 0123456789 0123456789 %c", 'z');
    return unused;
}

START_TEST(lines_of_many_threads_stay_whole) {
    static char text[1 << 20];
    pthread_t threads[8];
    open_log("info");
    for (int i = 0; i < 8; i++)
        ck_assert_int_eq(pthread_create(&threads[i], NULL, write_lines, NULL), 0);
    for (int i = 0; i < 8; i++)
        pthread_join(threads[i], NULL);
    read_log(text, sizeof(text));
    int lines = 0;
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n"), lines++)
        ck_assert_str_eq(line, "<test>[INFO]: 0123456789 0123456789 0123456789 0123456789 z");
    ck_assert_int_eq(lines, 1600);
}
END_TEST

START_TEST(a_malformed_value_is_one_warning_and_the_defaults) {
    static const char *const bad[] = {"nonsense", "level:loud", "level", "output:file,", "colour:red", "output:/x"};
    for (size_t i = 0; i < RT_COUNT(bad); i++) {
        struct rt_log log = RT_LOG_INIT("bad", "UR_LOG_BAD");
        setenv("UR_LOG_BAD", bad[i], 1);
        ck_assert(!rt_log_would_write(&log, RT_LOG_ERROR));
        ck_assert(rt_log_would_write(&log, RT_LOG_QUIET));
    }
}
END_TEST

static void remember(enum rt_log_level level, const char *text, void *user) {
    snprintf(user, 64, "%d %s", (int)level, text);
}

START_TEST(a_sink_gets_the_text_without_prefix_at_its_own_level) {
    char seen[64] = "";
    struct rt_log log = RT_LOG_INIT("sink", NULL);
    rt_log_set_sink(&log, remember, seen, RT_LOG_WARNING);
    rt_info(&log, "no");
    ck_assert_str_eq(seen, "");
    rt_error(&log, "yes %d", 3);
    ck_assert_str_eq(seen, "3 yes 3");
}
END_TEST

int main(void) {
    TCase *cases = tcase_create("log");
    tcase_add_test(cases, lines_at_or_above_the_level_are_written_with_their_prefix);
    tcase_add_test(cases, an_overlong_line_is_cut_and_still_a_line);
    tcase_add_test(cases, lines_of_many_threads_stay_whole);
    tcase_add_test(cases, a_malformed_value_is_one_warning_and_the_defaults);
    tcase_add_test(cases, a_sink_gets_the_text_without_prefix_at_its_own_level);
    return run_suite(cases);
}
