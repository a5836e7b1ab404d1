/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the loader's tests share: a temporary folder with adapters under the names that the loader looks for, the loader's
 * log in a file, and calls into a fake adapter. Each libcheck test is a process of its own, so environment and loader are
 * fresh in each.
 */
#ifndef URL_TEST_H
#define URL_TEST_H

#include <check.h>
#include <stdbool.h>
#include <unified-runtime/ur_api.h>
#include <unified-runtime/ur_ddi.h>

/* A new temporary folder, removed at exit of this process; not freed. */
const char *test_folder(void);
/* The path of a fake's library: test_fake("good"). Static buffers, a few live at a time. */
const char *test_fake(const char *name);
/* Puts the fake into folder under a file name. */
void test_install(const char *fake, const char *folder, const char *file);
/* Sends the loader's log (level debug) to a file from now on; call before the first init. */
void test_log_start(void);
/* How many lines of the log hold text. */
unsigned test_log_count(const char *text);
/* A function of a fake that is loaded; fails the test when it is not. */
void *test_fake_symbol(const char *fake, const char *symbol);
bool test_fake_is_loaded(const char *fake);
const char *test_last_call(const char *fake);
void *test_handle(const char *fake);
/* UR_ADAPTERS_FORCE_LOAD with these fakes (b may be NULL), then a successful urLoaderInit. */
void test_up_with(const char *a, const char *b);
/* Number of adapters that urAdapterGet counts. */
unsigned test_adapter_count(void);
/* Runs one suite made of the given test functions. */
int test_run(const char *suite_name, const TTest *const *tests, size_t count);

#define TEST_MAIN(name, ...) \
    int main(void) { \
        const TTest *const tests[] = {__VA_ARGS__}; \
        return test_run(name, tests, sizeof(tests) / sizeof(tests[0])); \
    }
/* A sanitizer keeps freed memory for a while and forbids RTLD_DEEPBIND. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define TEST_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define TEST_SANITIZED 1
#endif
#endif
#ifndef TEST_SANITIZED
#define TEST_SANITIZED 0
#endif

#define ck_ok(call) ck_assert_int_eq((call), UR_RESULT_SUCCESS)

#endif
