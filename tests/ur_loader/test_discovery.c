/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which libraries become adapters: forced ones, the seven names in the search path, the loader's own folder; what is no
 * adapter, or not one of our layout, is left out with a line that says why; malformed variables are one warning each.
 */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include "url_test.h"

static void search_in(const char *folder) {
    setenv("UR_ADAPTERS_SEARCH_PATH", folder, 1);
    /* Only what the tests put there: the real adapter beside the loader is not asked for. */
    setenv("ONEAPI_DEVICE_SELECTOR", "cuda:*;hip:*;opencl:*", 1);
}

START_TEST(the_getters_are_asked_once_in_the_order_and_at_the_distances_of_the_abi) {
    test_up_with("good", NULL);
    const char *asked = ((const char *(*)(void))test_fake_symbol("good", "fake_getters_asked"))();
    ck_assert_str_eq(asked, "Adapter BindlessImagesExp CommandBufferExp Context Enqueue EnqueueExp Event EventExp GraphExp "
        "IPCExp Kernel Mem MemoryExportExp PhysicalMem Platform Program ProgramExp Queue QueueExp Sampler USM USMExp UsmP2PExp "
        "VirtualMem Device DeviceExp ");
    ck_assert_int_eq(((long (*)(void))test_fake_symbol("good", "fake_layout_distance"))(), 1208);
}
END_TEST

START_TEST(a_forced_adapter_is_the_only_one) {
    test_install("second", test_folder(), "libur_adapter_cuda.so.0");
    search_in(test_folder());
    test_up_with("good", NULL);
    ck_assert_uint_eq(test_adapter_count(), 1);
    ck_assert(!test_fake_is_loaded("second"));
}
END_TEST

START_TEST(forced_entries_may_be_quoted) {
    char value[1100];
    snprintf(value, sizeof(value), "'%s',\"%s\"", test_fake("good"), test_fake("second"));
    setenv("UR_ADAPTERS_FORCE_LOAD", value, 1);
    ck_ok(urLoaderInit(0, NULL));
    ck_assert_uint_eq(test_adapter_count(), 2);
}
END_TEST

START_TEST(a_forced_entry_relative_to_the_working_directory_is_that_file) {
    test_install("good", test_folder(), "relative.so");
    ck_assert_int_eq(chdir(test_folder()), 0);
    setenv("UR_ADAPTERS_FORCE_LOAD", "relative.so", 1);
    ck_ok(urLoaderInit(0, NULL));
    ck_assert_uint_eq(test_adapter_count(), 1);
}
END_TEST

START_TEST(forced_entries_that_are_missing_static_or_double_are_left_out_with_a_line) {
    char value[2200];
    test_log_start();
    snprintf(value, sizeof(value), "/not/there.so,%s/static.a,%s,%s", test_folder(), test_fake("good"), test_fake("good"));
    setenv("UR_ADAPTERS_FORCE_LOAD", value, 1);
    ck_ok(urLoaderInit(0, NULL));
    ck_assert_uint_eq(test_adapter_count(), 1);
    ck_assert_uint_eq(test_log_count("/not/there.so does not exist"), 1);
    ck_assert_uint_eq(test_log_count("static.a is a static library"), 1);
    ck_assert_uint_eq(test_log_count("on the list twice"), 1);
}
END_TEST

START_TEST(nothing_that_exists_is_no_adapter_and_no_error) {
    setenv("UR_ADAPTERS_FORCE_LOAD", "/not/there.so", 1);
    ck_ok(urLoaderInit(0, NULL));
    ck_assert_uint_eq(test_adapter_count(), 0);
    ck_ok(urLoaderTearDown());
}
END_TEST

/* Forced together with a good adapter: it is left out with the line, the good one works. */
static void check_left_out(const char *fake, const char *line) {
    test_log_start();
    test_up_with(fake, "good");
    ck_assert_uint_eq(test_adapter_count(), 1);
    ck_assert_uint_eq(test_log_count(line), 1);
    ck_ok(urKernelRetain(test_handle("good")));
    ck_assert_str_eq(test_last_call("good"), "urKernelRetain");
}

START_TEST(a_library_without_getters_is_left_out) { check_left_out("no_getters", "exports none of the 26 table getters"); }
END_TEST
START_TEST(an_adapter_whose_getter_fails_is_left_out) {
    check_left_out("getter_fails", "urGetKernelProcAddrTable failed with");
}
END_TEST
START_TEST(an_adapter_of_an_older_layout_is_refused_before_it_is_asked) {
    check_left_out("old_layout", "lacks urGetEventExpProcAddrTable");
}
END_TEST
START_TEST(an_adapter_of_release_2025_2_is_refused) { check_left_out("global", "release 2025.2 or older"); }
END_TEST
START_TEST(an_adapter_that_writes_beyond_a_table_is_refused) {
    check_left_out("too_long", "urGetEnqueueProcAddrTable wrote more than the 25 slots");
}
END_TEST

START_TEST(an_adapter_that_lacks_a_getter_is_used_without_that_table) {
    test_log_start();
    test_up_with("empty_slots", NULL);
    ck_assert_uint_eq(test_adapter_count(), 1);
    ck_assert_uint_eq(test_log_count("lacks urGetMemoryExportExpProcAddrTable"), 1);
}
END_TEST

START_TEST(the_loader_itself_is_no_adapter) {
    Dl_info info;
    test_log_start();
    ck_assert_int_ne(dladdr((void *)urLoaderInit, &info), 0);
    setenv("UR_ADAPTERS_FORCE_LOAD", info.dli_fname, 1);
    ck_ok(urLoaderInit(0, NULL));
    ck_assert_uint_eq(test_adapter_count(), 0);
    ck_assert_uint_eq(test_log_count("is no adapter"), 1);
}
END_TEST

START_TEST(the_known_names_are_found_in_the_search_path_in_their_order) {
    uint32_t count = 0;
    ur_adapter_handle_t adapters[2];
    test_install("good", test_folder(), "libur_adapter_opencl.so.0");
    test_install("second", test_folder(), "libur_adapter_cuda.so.0");
    test_install("no_getters", test_folder(), "libur_adapter_unknown.so.0");
    search_in(test_folder());
    ck_ok(urLoaderInit(0, NULL));
    ck_ok(urAdapterGet(2, adapters, &count));
    ck_assert_uint_eq(count, 2);
    ck_assert_ptr_eq(adapters[0], test_handle("second"));
    ck_assert_ptr_eq(adapters[1], test_handle("good"));
    ck_assert(!test_fake_is_loaded("no_getters"));
}
END_TEST

START_TEST(a_folder_where_the_name_is_no_adapter_does_not_end_the_search) {
    char first[600], value[1300];
    snprintf(first, sizeof(first), "%s/first", test_folder());
    ck_assert_int_eq(mkdir(first, 0700), 0);
    test_install("no_getters", first, "libur_adapter_cuda.so.0");
    test_install("good", test_folder(), "libur_adapter_cuda.so.0");
    snprintf(value, sizeof(value), "/not/there,%s,%s", first, test_folder());
    search_in(value);
    ck_ok(urLoaderInit(0, NULL));
    ck_assert_uint_eq(test_adapter_count(), 1);
    ck_assert(test_fake_is_loaded("good"));
}
END_TEST

START_TEST(the_loaders_own_folder_comes_before_the_bare_name) {
    char command[1200], path[600];
    Dl_info info;
    ck_assert_int_ne(dladdr((void *)urLoaderInit, &info), 0);
    snprintf(path, sizeof(path), "%s/libur_loader.so.0", test_folder());
    snprintf(command, sizeof(command), "cp -L '%s' '%s'", info.dli_fname, path);
    ck_assert_int_eq(system(command), 0);
    test_install("good", test_folder(), "libur_adapter_cuda.so.0");
    setenv("ONEAPI_DEVICE_SELECTOR", "cuda:*", 1);
    void *copy = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    ck_assert_msg(copy != NULL, "%s", dlerror());
    ur_result_t (*init)(ur_device_init_flags_t, ur_loader_config_handle_t) = dlsym(copy, "urLoaderInit");
    ck_ok(init(0, NULL));
    ck_assert(test_fake_is_loaded("good"));
}
END_TEST

/* A value that cannot be read is one warning, and the loader goes on as if it were not set. */
static void check_malformed(const char *variable, const char *value) {
    test_log_start();
    test_install("good", test_folder(), "libur_adapter_cuda.so.0");
    search_in(test_folder());
    setenv(variable, value, 1);
    ck_ok(urLoaderInit(0, NULL));
    ck_assert_uint_eq(test_log_count("[WARNING]"), 1);
    ck_assert_uint_eq(test_log_count(variable), 1);
    ck_ok(urLoaderTearDown());
    ck_ok(urLoaderInit(0, NULL));
}

START_TEST(a_malformed_force_load_is_ignored_with_one_warning) {
    check_malformed("UR_ADAPTERS_FORCE_LOAD", "a.so;b.so");
    ck_assert_uint_eq(test_adapter_count(), 1);
}
END_TEST
START_TEST(an_empty_entry_in_force_load_is_malformed) {
    check_malformed("UR_ADAPTERS_FORCE_LOAD", "/a.so,,/b.so");
    ck_assert_uint_eq(test_adapter_count(), 1);
}
END_TEST
START_TEST(an_open_quote_in_the_search_path_is_malformed) {
    check_malformed("UR_ADAPTERS_SEARCH_PATH", "'/tmp");
    ck_assert_uint_eq(test_adapter_count(), 0);
}
END_TEST
START_TEST(malformed_layers_are_ignored_with_one_warning_and_nothing_hangs) {
    check_malformed("UR_ENABLE_LAYERS", "UR_LAYER_TRACING:1;2");
    ck_assert_uint_eq(test_adapter_count(), 1);
}
END_TEST
START_TEST(an_unknown_layer_is_ignored_with_one_warning) {
    check_malformed("UR_ENABLE_LAYERS", "UR_LAYER_NOT_THERE");
    ck_assert_uint_eq(test_adapter_count(), 1);
}
END_TEST

START_TEST(an_empty_variable_counts_as_unset) {
    test_log_start();
    test_install("good", test_folder(), "libur_adapter_cuda.so.0");
    search_in(test_folder());
    setenv("UR_ADAPTERS_FORCE_LOAD", "", 1);
    setenv("UR_ENABLE_LAYERS", "", 1);
    ck_ok(urLoaderInit(0, NULL));
    ck_assert_uint_eq(test_adapter_count(), 1);
    ck_assert_uint_eq(test_log_count("[WARNING]"), 0);
}
END_TEST

#if !TEST_SANITIZED
START_TEST(an_adapter_can_be_bound_deeply) {
    setenv("UR_ADAPTERS_DEEP_BIND", "yes", 1);
    test_up_with("good", NULL);
    ck_assert_uint_eq(test_adapter_count(), 1);
}
END_TEST
#endif

START_TEST(urAdapterGet_over_several_adapters_gives_as_many_as_fit_and_counts_all) {
    ur_adapter_handle_t adapters[3] = {NULL, NULL, NULL};
    uint32_t count = 0;
    test_up_with("second", "good");
    ck_ok(urAdapterGet(1, adapters, &count));
    ck_assert_uint_eq(count, 2);
    ck_assert_ptr_eq(adapters[0], test_handle("second"));
    ck_assert_ptr_null(adapters[1]);
    ck_ok(urAdapterGet(3, adapters, NULL));
    ck_assert_ptr_eq(adapters[1], test_handle("good"));
    ck_assert_ptr_null(adapters[2]);
    ck_ok(urAdapterGet(0, NULL, NULL));
}
END_TEST

START_TEST(one_adapter_can_be_called_through_the_dispatching_table_on_request) {
    setenv("UR_ENABLE_LOADER_INTERCEPT", "1", 1);
    test_up_with("good", NULL);
    ck_assert_int_eq(urKernelRetain(NULL), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    ck_ok(urKernelRetain(test_handle("good")));
}
END_TEST

TEST_MAIN("ur discovery", the_getters_are_asked_once_in_the_order_and_at_the_distances_of_the_abi,
    a_forced_adapter_is_the_only_one, forced_entries_may_be_quoted,
    a_forced_entry_relative_to_the_working_directory_is_that_file,
    forced_entries_that_are_missing_static_or_double_are_left_out_with_a_line, nothing_that_exists_is_no_adapter_and_no_error,
    a_library_without_getters_is_left_out, an_adapter_whose_getter_fails_is_left_out,
    an_adapter_of_an_older_layout_is_refused_before_it_is_asked, an_adapter_of_release_2025_2_is_refused,
    an_adapter_that_writes_beyond_a_table_is_refused, an_adapter_that_lacks_a_getter_is_used_without_that_table,
    the_loader_itself_is_no_adapter, the_known_names_are_found_in_the_search_path_in_their_order,
    a_folder_where_the_name_is_no_adapter_does_not_end_the_search, the_loaders_own_folder_comes_before_the_bare_name,
    a_malformed_force_load_is_ignored_with_one_warning, an_empty_entry_in_force_load_is_malformed,
    an_open_quote_in_the_search_path_is_malformed, malformed_layers_are_ignored_with_one_warning_and_nothing_hangs,
    an_unknown_layer_is_ignored_with_one_warning, an_empty_variable_counts_as_unset,
#if !TEST_SANITIZED
    an_adapter_can_be_bound_deeply,
#endif
    urAdapterGet_over_several_adapters_gives_as_many_as_fit_and_counts_all,
    one_adapter_can_be_called_through_the_dispatching_table_on_request)
