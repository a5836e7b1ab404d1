/* SPDX-License-Identifier: Apache-2.0 */
/* The loader tests' shared part: folders, fakes and the log file. */
#include "url_test.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char folder[256];
static pid_t owner;

static void remove_folder(void) {
    char command[300];
    if (getpid() != owner)
        return;
    snprintf(command, sizeof(command), "rm -rf '%s'", folder);
    if (system(command) != 0)
        fprintf(stderr, "cannot remove %s\n", folder);
}

const char *test_folder(void) {
    if (owner == getpid())
        return folder;
    const char *base = getenv("TMPDIR");
    snprintf(folder, sizeof(folder), "%s/ur_loader.XXXXXX", base ? base : "/tmp");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    owner = getpid();
    atexit(remove_folder);
    return folder;
}

const char *test_fake(const char *name) {
    static char paths[4][512];
    static unsigned next;
    char *path = paths[next++ % 4];
    snprintf(path, sizeof(paths[0]), "%s/lib/fakes/libfake_ur_%s.so", getenv("VESPER_BUILD"), name);
    return path;
}

void test_install(const char *fake, const char *into, const char *file) {
    char path[512];
    snprintf(path, sizeof(path), "%s/%s", into, file);
    ck_assert_int_eq(symlink(test_fake(fake), path), 0);
}

static const char *log_path(void) {
    static char path[512];
    snprintf(path, sizeof(path), "%s/log", test_folder());
    return path;
}

void test_log_start(void) {
    char value[600];
    snprintf(value, sizeof(value), "level:debug;flush:debug;output:file,%s", log_path());
    setenv("UR_LOG_LOADER", value, 1);
}

unsigned test_log_count(const char *text) {
    char line[2048];
    unsigned count = 0;
    FILE *stream = fopen(log_path(), "r");
    while (stream && fgets(line, sizeof(line), stream))
        count += strstr(line, text) != NULL;
    if (stream)
        fclose(stream);
    return count;
}

bool test_fake_is_loaded(const char *fake) {
    void *library = dlopen(test_fake(fake), RTLD_LAZY | RTLD_NOLOAD);
    if (library)
        dlclose(library);
    return library != NULL;
}

void *test_fake_symbol(const char *fake, const char *symbol) {
    void *library = dlopen(test_fake(fake), RTLD_LAZY | RTLD_NOLOAD);
    ck_assert_msg(library != NULL, "%s is not loaded", fake);
    void *address = dlsym(library, symbol);
    dlclose(library);
    ck_assert_ptr_nonnull(address);
    return address;
}

const char *test_last_call(const char *fake) { return ((const char *(*)(void))test_fake_symbol(fake, "fake_last_call"))(); }

void *test_handle(const char *fake) { return ((void *(*)(void))test_fake_symbol(fake, "fake_any_handle"))(); }

void test_up_with(const char *a, const char *b) {
    char value[1100];
    snprintf(value, sizeof(value), "%s%s%s", test_fake(a), b ? "," : "", b ? test_fake(b) : "");
    setenv("UR_ADAPTERS_FORCE_LOAD", value, 1);
    ck_ok(urLoaderInit(0, NULL));
}

unsigned test_adapter_count(void) {
    uint32_t count = 99;
    ck_ok(urAdapterGet(0, NULL, &count));
    return count;
}

int test_run(const char *suite_name, const TTest *const *tests, size_t count) {
    /* What the person who runs the tests has set is not part of them. */
    static const char *const variables[] = {"UR_ADAPTERS_FORCE_LOAD", "UR_ADAPTERS_SEARCH_PATH", "UR_ADAPTERS_DEEP_BIND",
        "UR_ENABLE_LAYERS", "UR_ENABLE_LOADER_INTERCEPT", "UR_LOADER_PRELOAD_FILTER", "UR_LOG_LOADER", "ONEAPI_DEVICE_SELECTOR"};
    for (size_t i = 0; i < sizeof(variables) / sizeof(variables[0]); i++)
        unsetenv(variables[i]);
    Suite *suite = suite_create(suite_name);
    TCase *tcase = tcase_create(suite_name);
    for (size_t i = 0; i < count; i++)
        tcase_add_test(tcase, tests[i]);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
