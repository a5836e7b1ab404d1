/* SPDX-License-Identifier: Apache-2.0 */
/* The loader over fake drivers: states, discovery, init in any order, several drivers. Built twice: over the shared loader and over the archive. */
#include <check.h>
#include <level_zero/loader/ze_loader.h>
#include <level_zero/ze_ddi_common.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include "every_entry.h"

#define UNINITIALIZED ZE_RESULT_ERROR_UNINITIALIZED
static ze_init_driver_type_desc_t any_type = {.stype = ZE_STRUCTURE_TYPE_INIT_DRIVER_TYPE_DESC, .flags = 0xffffffff};

static const char *fake(const char *name) {
    static char text[8][4096];
    static int next;
    char *place = text[next++ % 8];
    snprintf(place, sizeof(text[0]), "%s/lib%s.so", getenv("FAKES"), name);
    return place;
}

static void use(const char *format, const char *a, const char *b) {
    char list[9000];
    snprintf(list, sizeof(list), format, a ? fake(a) : "", b ? fake(b) : "");
    setenv("ZE_ENABLE_ALT_DRIVERS", list, 1);
}

/* Driver versions (FAKE_ID) that zeDriverGet lists, as a decimal number: 12 is driver 1, then driver 2. */
static unsigned ids(void) {
    ze_driver_handle_t handles[8];
    uint32_t count = 8;
    unsigned id = 0;
    if (zeDriverGet(&count, handles) != ZE_RESULT_SUCCESS)
        return 0;
    for (uint32_t i = 0; i < count; i++) {
        ze_driver_properties_t properties = {.stype = ZE_STRUCTURE_TYPE_DRIVER_PROPERTIES};
        ck_assert_int_eq(zeDriverGetProperties(handles[i], &properties), ZE_RESULT_SUCCESS);
        id = id * 10 + properties.driverVersion;
    }
    return id;
}

START_TEST(before_init_every_entry_point_answers_uninitialized) {
    int called;
    ck_assert_int_eq(every_entry_wrong(UNINITIALIZED, UNINITIALIZED, &called), 0);
    ck_assert_int_gt(called, 470);
    ck_assert(!zelCheckIsLoaderInTearDown());
}
END_TEST

START_TEST(closed_every_destroy_succeeds_and_all_else_is_uninitialized) {
    int called;
    use("%s", "fake_good", NULL);
    ck_assert_int_eq(zeInit(0), ZE_RESULT_SUCCESS);
    ck_assert_int_eq(zelSetDriverTeardown(), ZE_RESULT_SUCCESS);
    ck_assert(zelCheckIsLoaderInTearDown());
    ck_assert_int_eq(every_entry_wrong(UNINITIALIZED, ZE_RESULT_SUCCESS, &called), 0);
    ck_assert_int_gt(called, 470);
    ck_assert_int_eq(zeInit(0), UNINITIALIZED);
    ck_assert_int_eq(zelSetDriverTeardown(), ZE_RESULT_SUCCESS);
}
END_TEST

START_TEST(malformed_driver_lists_lose_only_what_is_wrong) {
    static const struct {
        const char *format, *a, *b;
        unsigned ids;
    } cases[] = {{"%s", "fake_good", NULL, 1}, {",%s,", "fake_good", NULL, 1}, {"%s,%s", "fake_good", "fake_good", 1},
        {"%s,%s", "fake_good", "fake_second", 12}, {"%s,%s", "fake_fails_init", "fake_second", 2},
        {"%s,%s", "plain_library", "fake_good", 1}, {"/nonexistent/x.so,%s", "fake_good", NULL, 1},
        {"%s", "fake_missing_getters", NULL, 5}, {"%s", "fake_old", NULL, 6}, {"%s", "fake_writes_past", NULL, 7},
        {"%s,%s", "fake_good", "fake_no_dispatch", 1}, {"%s", "fake_no_dispatch", NULL, 4},
        {"", NULL, NULL, 0}, {",", NULL, NULL, 0}, {"%s", "plain_library", NULL, 0}, {"%s", "fake_fails_init", NULL, 0}};
    if ((size_t)_i >= sizeof(cases) / sizeof(cases[0]))
        return;
    use(cases[_i].format, cases[_i].a, cases[_i].b);
    ze_result_t result = zeInit(0);
    ck_assert_msg((result == ZE_RESULT_SUCCESS) == (cases[_i].ids != 0), "case %d: 0x%x", _i, (unsigned)result);
    ck_assert_msg(ids() == cases[_i].ids, "case %d: %u", _i, ids());
}
END_TEST

static ze_result_t init_in_one_way(int way) {
    uint32_t count = 0;
    switch (way % 3) {
    case 0:
        return zeInit(0);
    case 1:
        return zeInitDrivers(&count, NULL, &any_type);
    default:
        return zesInit(0);
    }
}

static void *init_and_list(void *way) {
    for (int i = 0; i < 6; i++)
        if (init_in_one_way((int)(size_t)way + i) != ZE_RESULT_SUCCESS)
            return NULL;
    return (void *)(size_t)ids();
}

START_TEST(init_calls_from_64_threads_give_the_same_list) {
    pthread_t threads[64];
    use("%s,%s", "fake_good", "fake_second");
    for (size_t i = 0; i < 64; i++)
        ck_assert_int_eq(pthread_create(&threads[i], NULL, init_and_list, (void *)i), 0);
    for (int i = 0; i < 64; i++) {
        void *seen;
        pthread_join(threads[i], &seen);
        ck_assert_uint_eq((size_t)seen, 12);
    }
}
END_TEST

START_TEST(init_drivers_works_first_and_on_drivers_that_lack_it) {
    uint32_t count = 0;
    ze_driver_handle_t handles[4];
    use("%s,%s", "fake_no_init_drivers", "fake_second");
    ck_assert_int_eq(zeInitDrivers(&count, NULL, &any_type), ZE_RESULT_SUCCESS);
    ck_assert_uint_eq(count, 2);
    count = 1;
    ck_assert_int_eq(zeInitDrivers(&count, handles, &any_type), ZE_RESULT_SUCCESS);
    ck_assert_uint_eq(count, 1);
    ck_assert_uint_eq(ids(), 32);
    ck_assert_int_eq(zeInitDrivers(NULL, NULL, &any_type), ZE_RESULT_ERROR_INVALID_NULL_POINTER);
    ck_assert_int_eq(zeInitDrivers(&count, NULL, NULL), ZE_RESULT_ERROR_INVALID_NULL_POINTER);
}
END_TEST

START_TEST(with_several_drivers_a_call_reaches_the_driver_of_its_handle) {
    ze_driver_handle_t handles[2];
    ze_context_handle_t contexts[2];
    ze_context_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_CONTEXT_DESC};
    uint32_t count = 2;
    use("%s,%s", "fake_good", "fake_second");
    ck_assert_int_eq(zeInit(0), ZE_RESULT_SUCCESS);
    ck_assert_int_eq(zeDriverGet(&count, handles), ZE_RESULT_SUCCESS);
    for (int i = 0; i < 2; i++) {
        ck_assert_int_eq(zeContextCreate(handles[i], &desc, &contexts[i]), ZE_RESULT_SUCCESS);
        ck_assert_int_eq((int)zeContextGetStatus(contexts[i]), 0x1001 + i);
    }
    ck_assert_int_eq(zeContextGetStatus(NULL), ZE_RESULT_ERROR_INVALID_NULL_HANDLE);
    ck_assert_int_eq(zeModuleDynamicLink(0, NULL, NULL), ZE_RESULT_ERROR_INVALID_SIZE);
    ck_assert_int_eq(zeModuleDynamicLink(1, NULL, NULL), ZE_RESULT_ERROR_INVALID_NULL_POINTER);
}
END_TEST

static int told;
static uint32_t first_index;
static zel_application_teardown_callback_t forget;
static void count_call(void) { told++; }
static void never(void) { told += 100; }
static void forget_the_next(void) {
    told += 10;
    forget(first_index + 1);
    ck_assert_int_eq(zelRegisterTeardownCallback(count_call, NULL, NULL), ZE_RESULT_SUCCESS);
}

START_TEST(teardown_callbacks_run_once_and_may_change_the_list) {
    uint32_t index;
    use("%s", "fake_good", NULL);
    ck_assert_int_eq(zeInit(0), ZE_RESULT_SUCCESS);
    ck_assert_int_eq(zelRegisterTeardownCallback(NULL, &forget, &index), ZE_RESULT_ERROR_INVALID_ARGUMENT);
    ck_assert_int_eq(zelRegisterTeardownCallback(forget_the_next, &forget, &first_index), ZE_RESULT_SUCCESS);
    ck_assert_int_eq(zelRegisterTeardownCallback(never, &forget, &index), ZE_RESULT_SUCCESS);
    zelSetDriverTeardown();
    zelSetDriverTeardown();
    ck_assert_int_eq(told, 11);
}
END_TEST

START_TEST(versions_and_translation_never_crash) {
    size_t count = 0;
    void *out = NULL;
    int thing;
    zel_component_version_t version;
    ck_assert_int_eq(zelGetLoaderVersion(NULL), ZE_RESULT_ERROR_INVALID_NULL_POINTER);
    ck_assert_int_eq(zelGetLoaderVersion(&version), ZE_RESULT_SUCCESS);
    ck_assert_int_eq(zelLoaderGetVersions(NULL, NULL), ZE_RESULT_ERROR_INVALID_NULL_POINTER);
    zelLoaderGetVersions(&count, NULL);
    ck_assert_int_eq(zelLoaderTranslateHandle(ZEL_HANDLE_DEVICE, NULL, &out), ZE_RESULT_ERROR_INVALID_NULL_POINTER);
    ck_assert_int_eq(zelLoaderTranslateHandle((zel_handle_type_t)99, &thing, &out), ZE_RESULT_ERROR_INVALID_ENUMERATION);
    use("%s", "fake_good", NULL);
    ck_assert_int_eq(zeInit(0), ZE_RESULT_SUCCESS);
    ck_assert_int_eq(zelLoaderTranslateHandle(ZEL_HANDLE_DEVICE, &thing, &out), ZE_RESULT_SUCCESS);
    ck_assert_ptr_eq(out, &thing);
    count = 1;
    ck_assert_int_eq(zelLoaderGetVersions(&count, &version), ZE_RESULT_SUCCESS);
    ck_assert_str_eq(version.component_name, "loader");
}
END_TEST

int main(void) {
    Suite *suite = suite_create("ze_loader");
    TCase *cases = tcase_create("loader");
    tcase_add_test(cases, before_init_every_entry_point_answers_uninitialized);
    tcase_add_test(cases, closed_every_destroy_succeeds_and_all_else_is_uninitialized);
    tcase_add_loop_test(cases, malformed_driver_lists_lose_only_what_is_wrong, 0, 16);
    tcase_add_test(cases, init_calls_from_64_threads_give_the_same_list);
    tcase_add_test(cases, init_drivers_works_first_and_on_drivers_that_lack_it);
    tcase_add_test(cases, with_several_drivers_a_call_reaches_the_driver_of_its_handle);
    tcase_add_test(cases, teardown_callbacks_run_once_and_may_change_the_list);
    tcase_add_test(cases, versions_and_translation_never_crash);
    suite_add_tcase(suite, cases);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
