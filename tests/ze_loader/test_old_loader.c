/* SPDX-License-Identifier: Apache-2.0 */
/* The archive over Debian's loader 1.8.12 and over none at all. */
#include <check.h>
#include <level_zero/loader/ze_loader.h>
#include <level_zero/ze_api.h>
#include <stdio.h>
#include <stdlib.h>

START_TEST(an_old_loader_serves_what_it_has_and_the_rest_is_unsupported) {
    char path[4096];
    uint32_t count = 1;
    ze_driver_handle_t driver;
    ze_device_handle_t device;
    ze_init_driver_type_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_INIT_DRIVER_TYPE_DESC, .flags = 1};
    snprintf(path, sizeof(path), "%s/libfake_good.so", getenv("FAKES"));
    setenv("ZE_ENABLE_ALT_DRIVERS", path, 1);
    ck_assert_int_eq(zeInit(0), ZE_RESULT_SUCCESS);
    ck_assert_int_eq(zeDriverGet(&count, &driver), ZE_RESULT_SUCCESS);
    ck_assert_uint_ge(count, 1);
    count = 1;
    ck_assert_int_eq(zeDeviceGet(driver, &count, &device), ZE_RESULT_SUCCESS);
    ck_assert_int_eq(zeDeviceGetRootDevice(device, &device), ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
    ck_assert_int_eq(zeInitDrivers(&count, NULL, &desc), ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
    ck_assert(!zelCheckIsLoaderInTearDown());
}
END_TEST

START_TEST(without_a_loader_all_is_uninitialized) {
    uint32_t count = 0;
    ck_assert_int_eq(zeInit(0), ZE_RESULT_ERROR_UNINITIALIZED);
    ck_assert_int_eq(zeDriverGet(&count, NULL), ZE_RESULT_ERROR_UNINITIALIZED);
    ck_assert_int_eq(zelSetDriverTeardown(), ZE_RESULT_SUCCESS);
}
END_TEST

int main(void) {
    Suite *suite = suite_create("old_loader");
    TCase *cases = tcase_create("archive");
    if (getenv("NO_LOADER"))
        tcase_add_test(cases, without_a_loader_all_is_uninitialized);
    else
        tcase_add_test(cases, an_old_loader_serves_what_it_has_and_the_rest_is_unsupported);
    suite_add_tcase(suite, cases);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
