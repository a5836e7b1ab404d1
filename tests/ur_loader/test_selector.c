/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ONEAPI_DEVICE_SELECTOR: what the prefilter leaves unopened, and which devices urDeviceGetSelected gives. The fake has
 * devices 0 gpu, 1 gpu on its first platform and 2 cpu, 3 gpu on its second; 0 has sub-devices 0.0 and 0.1, each two more.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "url_test.h"

/* Opens adapters by the known names: "good" as level_zero, "second" as opencl. Returns "good second" as far as opened. */
static const char *opened_with(const char *selector) {
    static char opened[32];
    test_install("good", test_folder(), "libur_adapter_level_zero.so.0");
    test_install("second", test_folder(), "libur_adapter_opencl.so.0");
    setenv("UR_ADAPTERS_SEARCH_PATH", test_folder(), 1);
    setenv("ONEAPI_DEVICE_SELECTOR", selector, 1);
    ck_ok(urLoaderInit(0, NULL));
    snprintf(opened, sizeof(opened), "%s%s", test_fake_is_loaded("good") ? "level_zero " : "",
        test_fake_is_loaded("second") ? "opencl " : "");
    return opened;
}

static const struct {
    const char *selector, *opened;
} prefilters[] = {
    {"level_zero:*", "level_zero "}, {"level_zero:gpu", "level_zero "}, {"level_zero:0", "level_zero "},
    {"opencl:cpu", "opencl "}, {"*:cpu", "level_zero opencl "}, {"*:*", "level_zero opencl "}, {"*:custom", "opencl "},
    {"opencl:cpu;level_zero:gpu", "level_zero opencl "}, {"opencl:cpu,gpu;", "opencl "}, {"level_zero:gpu.0", "level_zero "},
    {"!level_zero:*", "opencl "}, {"!*:*", ""}, {"!opencl:fpga", "level_zero opencl "}, {"!*:cpu", "level_zero opencl "},
    {"!level_zero:0", "level_zero opencl "}, {"!level_zero:*.*", "level_zero opencl "}, {"*:*;!opencl:*", "level_zero "},
    {"cuda:gpu", ""}, {"level_zero:nonsense", ""},
    /* Not readable, or not known: filters nothing. */
    {"LEVEL_ZERO:*", "level_zero opencl "}, {"foo:*", "level_zero opencl "}, {"level_zero", "level_zero opencl "},
    {"level_zero:", "level_zero opencl "}, {":gpu", "level_zero opencl "}, {"level_zero:gpu,,cpu", "level_zero opencl "},
    {";;", "level_zero opencl "}, {"!", "level_zero opencl "},
};

START_TEST(the_prefilter_opens_what_the_selector_can_choose_from) {
    const char *opened = opened_with(prefilters[_i].selector);
    ck_assert_msg(strcmp(opened, prefilters[_i].opened) == 0, "%s: '%s'", prefilters[_i].selector, opened);
}
END_TEST

START_TEST(the_prefilter_can_be_switched_off) {
    setenv("UR_LOADER_PRELOAD_FILTER", "0", 1);
    ck_assert_str_eq(opened_with("!*:*"), "level_zero opencl ");
}
END_TEST

/* The devices chosen on both platforms as text: "0 3 | 0.1". Sub-devices are given back. */
static ur_result_t chosen(const char *selector, ur_device_type_t type, char *ret_text, size_t size) {
    static const unsigned paths[][4] = {{1, 0}, {1, 1}, {1, 2}, {1, 3}, {2, 0, 0}, {2, 0, 1}, {3, 0, 0, 0}, {3, 0, 0, 1},
        {3, 0, 1, 0}, {3, 0, 1, 1}};
    static const char *const names[] = {"0", "1", "2", "3", "0.0", "0.1", "0.0.0", "0.0.1", "0.1.0", "0.1.1"};
    void *(*device)(unsigned, const unsigned *) = test_fake_symbol("good", "fake_device");
    ur_platform_handle_t platforms[2];
    setenv("ONEAPI_DEVICE_SELECTOR", selector, 1);
    ck_ok(urPlatformGet(test_handle("good"), 2, platforms, NULL));
    ret_text[0] = '\0';
    for (int p = 0; p < 2; p++) {
        ur_device_handle_t devices[16];
        uint32_t count = 99, again = 99;
        ur_result_t result = urDeviceGetSelected(platforms[p], type, 0, NULL, &count);
        if (result != UR_RESULT_SUCCESS)
            return result;
        ck_ok(urDeviceGetSelected(platforms[p], type, 16, devices, &again));
        ck_assert_uint_eq(count, again);
        for (uint32_t i = 0; i < count; i++)
            for (size_t n = 0; n < sizeof(names) / sizeof(names[0]); n++)
                if ((void *)devices[i] == device(paths[n][0], &paths[n][1])) {
                    snprintf(ret_text + strlen(ret_text), size - strlen(ret_text), "%s ", names[n]);
                    if (paths[n][0] > 1)
                        urDeviceRelease(devices[i]);
                }
    }
    return UR_RESULT_SUCCESS;
}

static const struct {
    const char *selector;
    ur_device_type_t type;
    const char *devices; /* NULL: INVALID_VALUE */
} selections[] = {
    {"", UR_DEVICE_TYPE_ALL, "0 1 2 3 "}, {"*:*", UR_DEVICE_TYPE_ALL, "0 1 2 3 "}, {"level_zero:*", UR_DEVICE_TYPE_GPU, "0 1 3 "},
    {"LEVEL_ZERO:gpu", UR_DEVICE_TYPE_ALL, "0 1 3 "}, {"level_zero:1", UR_DEVICE_TYPE_ALL, "1 "},
    {"*:2", UR_DEVICE_TYPE_ALL, "2 "}, {"level_zero:0,3", UR_DEVICE_TYPE_ALL, "0 3 "}, {"level_zero:7", UR_DEVICE_TYPE_ALL, ""},
    {"level_zero:cpu", UR_DEVICE_TYPE_GPU, ""}, {"level_zero:*;!level_zero:0", UR_DEVICE_TYPE_ALL, "1 2 3 "},
    {"!level_zero:gpu", UR_DEVICE_TYPE_ALL, "2 "}, {"!*:*", UR_DEVICE_TYPE_ALL, ""}, {"!level_zero:0;*:0,1", UR_DEVICE_TYPE_ALL, "1 "},
    /* Nothing said about this backend: none, and the count says so. */
    {"opencl:*", UR_DEVICE_TYPE_ALL, ""}, {"cuda:0.1.2.3", UR_DEVICE_TYPE_ALL, ""},
    /* Sub-devices. */
    {"level_zero:0.*", UR_DEVICE_TYPE_ALL, "0.0 0.1 "}, {"level_zero:0.1", UR_DEVICE_TYPE_ALL, "0.1 "},
    {"*:*.*", UR_DEVICE_TYPE_ALL, "0.0 0.1 "}, {"*:0,0.1", UR_DEVICE_TYPE_ALL, "0 0.1 "},
    {"*:gpu.1", UR_DEVICE_TYPE_ALL, "0.1 "}, {"*:*.*.*", UR_DEVICE_TYPE_ALL, "0.0.0 0.0.1 0.1.0 0.1.1 "},
    {"*:0.1.0", UR_DEVICE_TYPE_ALL, "0.1.0 "}, {"*:0.*.*;!*:0.0", UR_DEVICE_TYPE_ALL, "0.1.0 0.1.1 "},
    {"*:0.*;!*:0", UR_DEVICE_TYPE_ALL, ""}, {"*:0.*;!*:0.1.0", UR_DEVICE_TYPE_ALL, "0.0 0.1 "},
    /* Not readable. */
    {"level_zero", UR_DEVICE_TYPE_ALL, NULL}, {"level_zero:", UR_DEVICE_TYPE_ALL, NULL}, {"foo:*", UR_DEVICE_TYPE_ALL, NULL},
    {"level_zero_v2:*", UR_DEVICE_TYPE_ALL, NULL}, {"level_zero:0;level_zero:1", UR_DEVICE_TYPE_ALL, NULL},
    {"level_zero:0.1.2.3", UR_DEVICE_TYPE_ALL, NULL}, {"level_zero:*.0", UR_DEVICE_TYPE_ALL, NULL},
    {"level_zero:0.", UR_DEVICE_TYPE_ALL, NULL}, {"level_zero:.0", UR_DEVICE_TYPE_ALL, NULL},
    {"level_zero:0.gpu", UR_DEVICE_TYPE_ALL, NULL}, {"level_zero:abc", UR_DEVICE_TYPE_ALL, NULL},
    {"level_zero:99999999999", UR_DEVICE_TYPE_ALL, NULL}, {"level_zero:-1", UR_DEVICE_TYPE_ALL, NULL},
    {"level_zero:0,,1", UR_DEVICE_TYPE_ALL, NULL},
};

START_TEST(urDeviceGetSelected_gives_the_devices_that_the_selector_chooses) {
    char text[256];
    int (*out)(void);
    test_up_with("good", NULL);
    out = (int (*)(void))test_fake_symbol("good", "fake_references");
    ur_result_t result = chosen(selections[_i].selector, selections[_i].type, text, sizeof(text));
    ck_assert_msg(result == (selections[_i].devices ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_INVALID_VALUE), "%s: result %d",
        selections[_i].selector, (int)result);
    if (selections[_i].devices)
        ck_assert_msg(strcmp(text, selections[_i].devices) == 0, "%s: '%s'", selections[_i].selector, text);
    ck_assert_int_eq(out(), 0);
}
END_TEST

START_TEST(urDeviceGetSelected_fills_no_more_than_there_is_room_for) {
    ur_platform_handle_t platforms[2];
    ur_device_handle_t devices[2] = {NULL, NULL};
    uint32_t count = 0;
    test_up_with("good", NULL);
    setenv("ONEAPI_DEVICE_SELECTOR", "*:0,0.*", 1);
    ck_ok(urPlatformGet(test_handle("good"), 2, platforms, NULL));
    ck_ok(urDeviceGetSelected(platforms[0], UR_DEVICE_TYPE_ALL, 1, devices, &count));
    ck_assert_uint_eq(count, 3);
    ck_assert_ptr_null(devices[1]);
    ck_assert_int_eq(((int (*)(void))test_fake_symbol("good", "fake_references"))(), 0);
}
END_TEST

START_TEST(urDeviceGetSelected_refuses_wrong_arguments) {
    ur_platform_handle_t platform;
    ur_device_handle_t device;
    test_up_with("good", NULL);
    ck_ok(urPlatformGet(test_handle("good"), 1, &platform, NULL));
    ck_assert_int_eq(urDeviceGetSelected(NULL, UR_DEVICE_TYPE_ALL, 1, &device, NULL), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    ck_assert_int_eq(urDeviceGetSelected(platform, (ur_device_type_t)0, 1, &device, NULL), UR_RESULT_ERROR_INVALID_ENUMERATION);
    ck_assert_int_eq(urDeviceGetSelected(platform, (ur_device_type_t)9, 1, &device, NULL), UR_RESULT_ERROR_INVALID_ENUMERATION);
    ck_assert_int_eq(urDeviceGetSelected(platform, UR_DEVICE_TYPE_ALL, 1, NULL, NULL), UR_RESULT_ERROR_INVALID_NULL_POINTER);
    ck_assert_int_eq(urDeviceGetSelected(platform, UR_DEVICE_TYPE_ALL, 0, &device, NULL), UR_RESULT_ERROR_INVALID_SIZE);
    ck_assert_int_eq(urDeviceGetSelected(platform, UR_DEVICE_TYPE_ALL, 0, NULL, NULL), UR_RESULT_ERROR_INVALID_VALUE);
}
END_TEST

int main(void) {
    Suite *suite = suite_create("ur selector");
    TCase *tcase = tcase_create("ur selector");
    tcase_add_loop_test(tcase, the_prefilter_opens_what_the_selector_can_choose_from, 0,
        (int)(sizeof(prefilters) / sizeof(prefilters[0])));
    tcase_add_test(tcase, the_prefilter_can_be_switched_off);
    tcase_add_loop_test(tcase, urDeviceGetSelected_gives_the_devices_that_the_selector_chooses, 0,
        (int)(sizeof(selections) / sizeof(selections[0])));
    tcase_add_test(tcase, urDeviceGetSelected_fills_no_more_than_there_is_room_for);
    tcase_add_test(tcase, urDeviceGetSelected_refuses_wrong_arguments);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
