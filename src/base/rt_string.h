/* SPDX-License-Identifier: Apache-2.0 */
/* A growable NUL-terminated string. After a failed append the string is marked failed; later appends do nothing. */
#ifndef RT_STRING_H
#define RT_STRING_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include "rt_attr.h"

struct rt_string {
    char *text;          /* owned; NULL while empty */
    size_t length;       /* bytes without the NUL */
    size_t capacity;     /* bytes allocated */
    bool failed;         /* an append ran out of memory */
};

void rt_string_init(struct rt_string *string);
void rt_string_finish(struct rt_string *string);
void rt_string_append(struct rt_string *string, const char *text);
void rt_string_append_bytes(struct rt_string *string, const char *text, size_t length);
void rt_string_appendf(struct rt_string *string, const char *format, ...) RT_PRINTF(2, 3);
void rt_string_vappendf(struct rt_string *string, const char *format, va_list args);
/* The text ("" when empty), still owned by the string. */
const char *rt_string_text(const struct rt_string *string);
/* Hands the text over (caller frees); the string is empty after it. NULL when failed or out of memory. */
char *rt_string_take(struct rt_string *string) MUST_CHECK;

#endif
