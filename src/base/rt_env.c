/* SPDX-License-Identifier: Apache-2.0 */
/* Environment variables: truth values, numbers and UR's quoted lists, all read through secure_getenv. */
#include "rt_env.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

const char *rt_env_get_raw(const char *name) { return secure_getenv(name); }

const char *rt_env_get(const char *name) {
    const char *value = secure_getenv(name);
    return value && *value ? value : NULL;
}

bool rt_env_truthy(const char *name, bool if_unset) {
    static const char *const truths[] = {"y", "yes", "t", "true", "1"};
    const char *value = rt_env_get(name);
    if (!value)
        return if_unset;
    for (size_t i = 0; i < RT_COUNT(truths); i++)
        if (strcasecmp(value, truths[i]) == 0)
            return true;
    return false;
}

bool rt_env_is_1(const char *name) {
    const char *value = rt_env_get(name);
    return value && strcmp(value, "1") == 0;
}

static unsigned suffix_shift(const char *suffix) {
    static const char letters[] = "kmgt";
    const char *at = *suffix && !suffix[1] ? strchr(letters, tolower((unsigned char)*suffix)) : NULL;
    return at ? (unsigned)(at - letters + 1) * 10 : 0;
}

bool rt_env_u64(const char *name, uint64_t if_unset, uint64_t min, uint64_t max, uint64_t *ret_value) {
    const char *text = rt_env_get(name);
    if (!text) {
        *ret_value = if_unset;
        return true;
    }
    if (!isdigit((unsigned char)*text))
        return false;
    char *end;
    errno = 0;
    unsigned long long value = strtoull(text, &end, 0);
    unsigned shift = suffix_shift(end);
    if (errno || (*end && !shift) || value > UINT64_MAX >> shift)
        return false;
    value <<= shift;
    if (value < min || value > max)
        return false;
    *ret_value = value;
    return true;
}

/* One entry from *at up to the next comma; *at moves behind that comma (NULL at the end). */
static bool next_entry(const char **at, const char **ret_start, size_t *ret_length) {
    const char *start = *at, *end;
    if (*start == '\'' || *start == '"') {
        end = strchr(start + 1, *start);
        if (!end || (end[1] && end[1] != ','))
            return false;
        *ret_start = start + 1;
        *ret_length = (size_t)(end - start - 1);
        end++;
    } else {
        end = start + strcspn(start, ",");
        *ret_start = start;
        *ret_length = (size_t)(end - start);
        if (memchr(start, ':', *ret_length) || memchr(start, ';', *ret_length))
            return false;
    }
    *at = *end ? end + 1 : NULL;
    return *ret_length > 0;
}

bool rt_parse_list(const char *text, struct rt_array *ret_list) {
    rt_array_init(ret_list, sizeof(char *));
    for (const char *at = text; at;) {
        const char *start;
        size_t length;
        char *copy = NULL;
        if (!next_entry(&at, &start, &length) || !(copy = strndup(start, length)) || !rt_array_push(ret_list, &copy)) {
            free(copy);
            rt_string_list_finish(ret_list);
            return false;
        }
    }
    return true;
}

bool rt_env_list(const char *name, struct rt_array *ret_list) {
    const char *text = rt_env_get(name);
    rt_array_init(ret_list, sizeof(char *));
    return text ? rt_parse_list(text, ret_list) : true;
}

void rt_string_list_finish(struct rt_array *list) {
    RT_ARRAY_FOR_EACH(char *, entry, list)
        free(*entry);
    rt_array_finish(list);
}
