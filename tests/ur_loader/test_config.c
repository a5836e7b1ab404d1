/* SPDX-License-Identifier: Apache-2.0 */
/* urLoaderConfig*: counting, exact sizes, layer names compared whole, the mock switch; none of it needs an init. */
#include <stdlib.h>
#include <string.h>
#include "url_test.h"

static ur_loader_config_handle_t new_config(void) {
    ur_loader_config_handle_t config = NULL;
    ck_ok(urLoaderConfigCreate(&config));
    ck_assert_ptr_nonnull(config);
    return config;
}

static uint32_t references(ur_loader_config_handle_t config) {
    uint32_t count = 0;
    ck_ok(urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_REFERENCE_COUNT, sizeof(count), &count, NULL));
    return count;
}

START_TEST(a_config_counts_its_references) {
    ur_loader_config_handle_t config = new_config();
    ck_assert_uint_eq(references(config), 1);
    ck_ok(urLoaderConfigRetain(config));
    ck_assert_uint_eq(references(config), 2);
    ck_ok(urLoaderConfigRelease(config));
    ck_assert_uint_eq(references(config), 1);
    ck_ok(urLoaderConfigRelease(config));
}
END_TEST

START_TEST(null_is_refused_by_every_config_function) {
    ur_code_location_callback_t callback = (ur_code_location_callback_t)(void *)abort;
    uint32_t count;
    ck_assert_int_eq(urLoaderConfigCreate(NULL), UR_RESULT_ERROR_INVALID_NULL_POINTER);
    ck_assert_int_eq(urLoaderConfigRetain(NULL), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    ck_assert_int_eq(urLoaderConfigRelease(NULL), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    ck_assert_int_eq(urLoaderConfigGetInfo(NULL, UR_LOADER_CONFIG_INFO_REFERENCE_COUNT, sizeof(count), &count, NULL),
        UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    ck_assert_int_eq(urLoaderConfigEnableLayer(NULL, "UR_LAYER_TRACING"), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    ck_assert_int_eq(urLoaderConfigSetCodeLocationCallback(NULL, callback, NULL), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    ck_assert_int_eq(urLoaderConfigSetMockingEnabled(NULL, 1), UR_RESULT_ERROR_INVALID_NULL_HANDLE);

    ur_loader_config_handle_t config = new_config();
    ck_assert_int_eq(urLoaderConfigEnableLayer(config, NULL), UR_RESULT_ERROR_INVALID_NULL_POINTER);
    ck_assert_int_eq(urLoaderConfigSetCodeLocationCallback(config, NULL, NULL), UR_RESULT_ERROR_INVALID_NULL_POINTER);
    ck_ok(urLoaderConfigSetCodeLocationCallback(config, callback, NULL));
    ck_ok(urLoaderConfigRelease(config));
}
END_TEST

START_TEST(info_is_given_into_a_buffer_of_exactly_its_size) {
    ur_loader_config_handle_t config = new_config();
    char buffer[64];
    size_t size = 99;
    ck_ok(urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_REFERENCE_COUNT, 0, NULL, &size));
    ck_assert_uint_eq(size, 4);
    for (size_t wrong = 0; wrong < 9; wrong++)
        if (wrong != 4)
            ck_assert_int_eq(urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_REFERENCE_COUNT, wrong, buffer, NULL),
                UR_RESULT_ERROR_INVALID_SIZE);
    ck_assert_int_eq(urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_REFERENCE_COUNT, 0, NULL, NULL),
        UR_RESULT_ERROR_INVALID_NULL_POINTER);
    ck_assert_int_eq(urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_REFERENCE_COUNT, 4, NULL, &size),
        UR_RESULT_ERROR_INVALID_NULL_POINTER);
    ck_assert_int_eq(urLoaderConfigGetInfo(config, (ur_loader_config_info_t)2, 4, buffer, NULL),
        UR_RESULT_ERROR_INVALID_ENUMERATION);
    ck_ok(urLoaderConfigRelease(config));
}
END_TEST

START_TEST(the_list_of_available_layers_holds_only_layers_that_can_be_enabled) {
    ur_loader_config_handle_t config = new_config();
    size_t size = 0;
    ck_ok(urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS, 0, NULL, &size));
    ck_assert_uint_ge(size, 1);
    char *list = malloc(size + 1);
    ck_assert_int_eq(urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS, size + 1, list, NULL),
        UR_RESULT_ERROR_INVALID_SIZE);
    ck_ok(urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS, size, list, NULL));
    ck_assert_uint_eq(strlen(list) + 1, size);
    for (char *layer = strtok(list, ";"); layer; layer = strtok(NULL, ";"))
        ck_ok(urLoaderConfigEnableLayer(config, layer));
    free(list);
    ck_ok(urLoaderConfigRelease(config));
}
END_TEST

START_TEST(a_part_of_a_layer_name_is_no_layer) {
    static const char *const names[] = {"", ";", "UR_LAYER", "UR_LAYER_", "LAYER_TRACING", "UR_LAYER_NOT_THERE"};
    ur_loader_config_handle_t config = new_config();
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
        ck_assert_int_eq(urLoaderConfigEnableLayer(config, names[i]), UR_RESULT_ERROR_LAYER_NOT_PRESENT);
    ck_assert_uint_eq(references(config), 1);
    ck_ok(urLoaderInit(0, config));
    ck_ok(urLoaderConfigRelease(config));
    ck_ok(urLoaderTearDown());
}
END_TEST

START_TEST(mocking_looks_for_the_mock_adapter_and_nothing_else) {
    ur_loader_config_handle_t config = new_config();
    test_log_start();
    setenv("UR_ADAPTERS_FORCE_LOAD", test_fake("good"), 1);
    ck_ok(urLoaderConfigSetMockingEnabled(config, 1));
    ck_ok(urLoaderInit(0, config));
    ck_assert(!test_fake_is_loaded("good"));
    ck_assert_uint_ge(test_log_count("libur_adapter_mock.so.0"), 1);
    ck_ok(urLoaderTearDown());
    ck_ok(urLoaderConfigSetMockingEnabled(config, 0));
    ck_ok(urLoaderInit(0, config));
    ck_assert(test_fake_is_loaded("good"));
    ck_ok(urLoaderConfigRelease(config));
}
END_TEST

TEST_MAIN("ur loader config", a_config_counts_its_references, null_is_refused_by_every_config_function,
    info_is_given_into_a_buffer_of_exactly_its_size, the_list_of_available_layers_holds_only_layers_that_can_be_enabled,
    a_part_of_a_layer_name_is_no_layer, mocking_looks_for_the_mock_adapter_and_nothing_else)
