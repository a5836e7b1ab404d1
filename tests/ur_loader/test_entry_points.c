/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Every entry point of the generated list is called in each state of the loader: before init, with one adapter, with two,
 * with a NULL handle, after teardown. A new function is tested here by being in the header.
 */
#include <string.h>
#include "url_test.h"

/* One caller per entry point: all arguments zero, but the one that the loader dispatches on. */
#define API_NO_PARAMS
#define API_P(index, type, name, cls, flags, extra) type name = {0};
#define DISPATCH_NONE (void)handle
#define DISPATCH_HANDLE(parameter) parameter = handle
#define DISPATCH_FIRST(array, count) array = handle ? (void *)&handle : NULL; count = handle ? 1 : 0
#define API_ENTRY(ns, Table, member, slot, since, name, ret, DECL, ARGS, DISPATCH, LIFE, PARAMS) \
    static ur_result_t call_##name(void *handle) { \
        PARAMS DISPATCH; \
        return name ARGS; \
    }
#include "ur_entries.inc"
#undef API_ENTRY
#undef DISPATCH_NONE
#undef DISPATCH_HANDLE
#undef DISPATCH_FIRST

enum dispatch { DISPATCH_NONE, DISPATCH_ON_HANDLE, DISPATCH_ON_FIRST };
#define DISPATCH_HANDLE(parameter) DISPATCH_ON_HANDLE
#define DISPATCH_FIRST(array, count) DISPATCH_ON_FIRST
#define LIFE_NONE false
#define LIFE_CREATE(type, parameter) false
#define LIFE_CREATE_MANY(type, parameter, count) false
#define LIFE_RETAIN(type, parameter) false
#define LIFE_RELEASE(type, parameter) true

static const struct entry {
    const char *name;
    ur_result_t (*call)(void *handle);
    enum dispatch dispatch;
    bool releases;
} entries[] = {
#define API_ENTRY(ns, Table, member, slot, since, name, ret, DECL, ARGS, DISPATCH, LIFE, PARAMS) \
    {#name, call_##name, DISPATCH, LIFE},
#include "ur_entries.inc"
#undef API_ENTRY
};
enum { ENTRY_COUNT = sizeof(entries) / sizeof(entries[0]) };

/* Destroys whose parameter has no [release] tag. */
static bool destroys(const struct entry *entry) {
    static const char *const more[] = {"urUSMFree", "urUSMReleaseExp", "urUSMPoolDestroyExp", "urGraphDestroyExp",
        "urGraphExecutableGraphDestroyExp", "urVirtualMemFree", "urIPCPutMemHandleExp", "urIPCCloseMemHandleExp",
        "urIPCPutPhysMemHandleExp", "urIPCClosePhysMemHandleExp", "urIPCPutEventHandleExp"};
    for (size_t i = 0; i < sizeof(more) / sizeof(more[0]); i++)
        if (strcmp(more[i], entry->name) == 0)
            return true;
    return entry->releases;
}

START_TEST(every_entry_point_before_init_answers_uninitialized) {
    ck_assert_int_eq(ENTRY_COUNT, 241);
    for (const struct entry *e = entries; e < entries + ENTRY_COUNT; e++) {
        ck_assert_msg(e->call(NULL) == UR_RESULT_ERROR_UNINITIALIZED, "%s", e->name);
        ck_assert_msg(e->call((void *)16) == UR_RESULT_ERROR_UNINITIALIZED, "%s", e->name);
    }
    ck_assert_int_eq(urDeviceGetSelected(NULL, UR_DEVICE_TYPE_ALL, 0, NULL, NULL), UR_RESULT_ERROR_UNINITIALIZED);
}
END_TEST

START_TEST(every_entry_point_with_one_adapter_reaches_it) {
    test_up_with("good", NULL);
    for (const struct entry *e = entries; e < entries + ENTRY_COUNT; e++) {
        ck_assert_msg(e->call(test_handle("good")) == UR_RESULT_SUCCESS, "%s", e->name);
        ck_assert_str_eq(test_last_call("good"), e->name);
    }
}
END_TEST

START_TEST(every_entry_point_with_two_adapters_reaches_the_one_that_the_handle_belongs_to) {
    static const char *const fakes[] = {"good", "second"};
    test_up_with("good", "second");
    for (const struct entry *e = entries; e < entries + ENTRY_COUNT; e++) {
        if (e->dispatch == DISPATCH_NONE)
            continue;
        for (int i = 0; i < 2; i++) {
            ck_ok(urAdapterRetain(test_handle(fakes[1 - i])));
            ck_assert_msg(e->call(test_handle(fakes[i])) == UR_RESULT_SUCCESS, "%s", e->name);
            ck_assert_str_eq(test_last_call(fakes[i]), e->name);
            ck_assert_str_eq(test_last_call(fakes[1 - i]), "urAdapterRetain");
        }
    }
}
END_TEST

START_TEST(every_entry_point_with_two_adapters_refuses_the_null_handle) {
    test_up_with("good", "second");
    for (const struct entry *e = entries; e < entries + ENTRY_COUNT; e++)
        if (e->dispatch == DISPATCH_ON_HANDLE)
            ck_assert_msg(e->call(NULL) == UR_RESULT_ERROR_INVALID_NULL_HANDLE, "%s", e->name);
}
END_TEST

START_TEST(an_array_that_is_missing_empty_or_begins_with_null_is_refused_with_two_adapters) {
    ur_event_handle_t no_event = NULL;
    ur_device_handle_t no_device = NULL;
    ur_context_handle_t context = NULL;
    test_up_with("good", "second");
    ck_assert_int_eq(urEventWait(0, NULL), UR_RESULT_ERROR_INVALID_NULL_POINTER);
    ck_assert_int_eq(urEventWait(0, &no_event), UR_RESULT_ERROR_INVALID_VALUE);
    ck_assert_int_eq(urEventWait(1, &no_event), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    ck_assert_int_eq(urContextCreate(0, NULL, NULL, &context), UR_RESULT_ERROR_INVALID_NULL_POINTER);
    ck_assert_int_eq(urContextCreate(0, &no_device, NULL, &context), UR_RESULT_ERROR_INVALID_SIZE);
    ck_assert_int_eq(urContextCreate(1, &no_device, NULL, &context), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
}
END_TEST

START_TEST(every_entry_point_of_an_adapter_with_empty_slots_answers_unsupported) {
    test_up_with("empty_slots", NULL);
    for (const struct entry *e = entries; e < entries + ENTRY_COUNT; e++)
        if (strcmp(e->name, "urAdapterGet") != 0)
            ck_assert_msg(e->call(test_handle("empty_slots")) == UR_RESULT_ERROR_UNSUPPORTED_FEATURE, "%s", e->name);
}
END_TEST

START_TEST(empty_slots_answer_unsupported_beside_another_adapter_too) {
    test_up_with("empty_slots", "good");
    for (const struct entry *e = entries; e < entries + ENTRY_COUNT; e++)
        if (e->dispatch != DISPATCH_NONE)
            ck_assert_msg(e->call(test_handle("empty_slots")) == UR_RESULT_ERROR_UNSUPPORTED_FEATURE, "%s", e->name);
}
END_TEST

START_TEST(every_destroy_after_teardown_succeeds_and_is_counted_and_all_else_is_uninitialized) {
    unsigned destroy_count = 0;
    test_log_start();
    test_up_with("good", NULL);
    void *handle = test_handle("good");
    ck_ok(urLoaderTearDown());
    const char *last = test_last_call("good");
    for (const struct entry *e = entries; e < entries + ENTRY_COUNT; e++) {
        ur_result_t expected = destroys(e) ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_UNINITIALIZED;
        ck_assert_msg(e->call(handle) == expected, "%s", e->name);
        ck_assert_msg(e->call(NULL) == expected, "%s", e->name);
        destroy_count += destroys(e);
    }
    ck_assert_uint_eq(destroy_count, 21 + 11);
    ck_assert_uint_eq(test_log_count("skipped, nothing below is called"), 2 * destroy_count);
    ck_assert_ptr_eq(test_last_call("good"), last);
    ck_assert_int_eq(urDeviceGetSelected(handle, UR_DEVICE_TYPE_ALL, 0, NULL, NULL), UR_RESULT_ERROR_UNINITIALIZED);
}
END_TEST

/* The getters: bad requests in every state, and what they hand out. */
static bool all_getters_answer(ur_api_version_t version, bool with_table, ur_result_t expected) {
    ur_dditable_t tables;
#define API_TABLE(ns, Table, getter, table_type, field, slots, optional, since) \
    if (getter(version, with_table ? &tables.field : NULL) != expected) \
        return false;
#include "ur_tables.inc"
#undef API_TABLE
    return true;
}

START_TEST(table_getters_check_version_pointer_and_state) {
    ck_assert(all_getters_answer(UR_API_VERSION_CURRENT, true, UR_RESULT_ERROR_UNINITIALIZED));
    test_up_with("good", NULL);
    ck_assert(all_getters_answer(UR_API_VERSION_CURRENT, false, UR_RESULT_ERROR_INVALID_NULL_POINTER));
    ck_assert(all_getters_answer(UR_API_VERSION_0_11, true, UR_RESULT_ERROR_UNSUPPORTED_VERSION));
    ck_assert(all_getters_answer(UR_API_VERSION_CURRENT, true, UR_RESULT_SUCCESS));
    ck_ok(urLoaderTearDown());
    ck_assert(all_getters_answer(UR_API_VERSION_CURRENT, true, UR_RESULT_ERROR_UNINITIALIZED));
}
END_TEST

START_TEST(a_pointer_from_a_table_getter_reaches_the_adapter_and_stays_safe_after_teardown) {
    ur_kernel_dditable_t kernel;
    test_up_with("good", NULL);
    ck_ok(urGetKernelProcAddrTable(UR_API_VERSION_CURRENT, &kernel));
    ck_ok(kernel.pfnRetain(test_handle("good")));
    ck_assert_str_eq(test_last_call("good"), "urKernelRetain");
    ck_ok(urLoaderTearDown());
    ck_assert_int_eq(kernel.pfnRetain(test_handle("good")), UR_RESULT_ERROR_UNINITIALIZED);
    ck_ok(kernel.pfnRelease(test_handle("good")));
    ck_assert_str_eq(test_last_call("good"), "urKernelRetain");
}
END_TEST

TEST_MAIN("ur entry points", every_entry_point_before_init_answers_uninitialized, every_entry_point_with_one_adapter_reaches_it,
    every_entry_point_with_two_adapters_reaches_the_one_that_the_handle_belongs_to,
    every_entry_point_with_two_adapters_refuses_the_null_handle,
    an_array_that_is_missing_empty_or_begins_with_null_is_refused_with_two_adapters,
    every_entry_point_of_an_adapter_with_empty_slots_answers_unsupported,
    empty_slots_answer_unsupported_beside_another_adapter_too,
    every_destroy_after_teardown_succeeds_and_is_counted_and_all_else_is_uninitialized,
    table_getters_check_version_pointer_and_state,
    a_pointer_from_a_table_getter_reaches_the_adapter_and_stays_safe_after_teardown)
