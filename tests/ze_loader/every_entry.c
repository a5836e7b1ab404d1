/* SPDX-License-Identifier: Apache-2.0 */
/* Calls every entry point with zeroes and counts the answers that are not the wanted one, in a file of its own because the
 * list is long. */
#include "every_entry.h"

#include <level_zero/ze_ddi_common.h>
#include <stdio.h>

typedef unsigned (*any_function)(long, long, long, long, long, long, long, long, long, long, long, long, long, long);

#define RESULT_ze_result_t 1
#define RESULT_uint32_t 0
#define RESULT_ze_device_handle_t 0
#define RESULT_ze_context_handle_t 0
#define LIFE_NONE 0
#define LIFE_CREATE(type, param) 0
#define LIFE_CREATE_MANY(type, param, count) 0
#define LIFE_DESTROY(type, param) 1

static const struct {
    const char *name;
    void *entry;
    int answers_result, destroys;
} entries[] = {
#define API_ENTRY(ns, Table, member, slot, since, name, ret, DECL, ARGS, DISPATCH, LIFE, PARAMS) \
    {#name, (void *)name, RESULT_##ret, LIFE},
#include "ze_entries.inc"
};

static int is_init(const char *name) {
    return !strcmp(name, "zeInit") || !strcmp(name, "zeInitDrivers") || !strcmp(name, "zesInit");
}

int every_entry_wrong(long wanted, long wanted_of_destroy, int *ret_called) {
    int wrong = 0;
    *ret_called = 0;
    for (size_t i = 0; i < sizeof(entries) / sizeof(entries[0]); i++) {
        if (is_init(entries[i].name))
            continue;
        any_function call = (any_function)entries[i].entry;
        long answer = call(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
        long expected = entries[i].destroys ? wanted_of_destroy : wanted;
        ++*ret_called;
        if (entries[i].answers_result && answer != expected) {
            printf("%s answered 0x%lx, expected 0x%lx\n", entries[i].name, answer, expected);
            wrong++;
        }
    }
    return wrong;
}
