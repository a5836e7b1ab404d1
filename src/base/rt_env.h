/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Environment variables. All reads go through secure_getenv: in a set-user-id program the environment chooses nothing.
 * List syntax is UR's: comma-separated; an entry may be quoted with ' or "; an unquoted entry that is empty or contains
 * ':' or ';' is a format error (false is returned, *ret_list stays empty; the caller warns once and goes on as if unset).
 */
#ifndef RT_ENV_H
#define RT_ENV_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "rt_array.h"
#include "rt_attr.h"

/* NULL when unset or empty. */
const char *rt_env_get(const char *name);
/* NULL when unset only; "" is returned as "". */
const char *rt_env_get_raw(const char *name);
/* UR's truth: y, yes, t, true, 1 in any case; anything else set is false. */
bool rt_env_truthy(const char *name, bool if_unset);
/* Level Zero's truth: exactly "1". */
bool rt_env_is_1(const char *name);
/* A decimal or 0x number with optional k/m/g suffix; a malformed or out-of-range value is false. Unset: true, if_unset. */
bool rt_env_u64(const char *name, uint64_t if_unset, uint64_t min, uint64_t max, uint64_t *ret_value) MUST_CHECK;
/* List of char * (each owned by the array, see rt_string_list_finish). */
bool rt_env_list(const char *name, struct rt_array *ret_list) MUST_CHECK;
bool rt_parse_list(const char *text, struct rt_array *ret_list) MUST_CHECK;
void rt_string_list_finish(struct rt_array *list);

#endif
