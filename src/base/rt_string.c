/* SPDX-License-Identifier: Apache-2.0 */
/* Growable strings. The first failure sticks, so that a chain of appends is checked once, at its end. */
#include "rt_string.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void rt_string_init(struct rt_string *string) { *string = (struct rt_string){0}; }

void rt_string_finish(struct rt_string *string) {
    free(string->text);
    rt_string_init(string);
}

static bool reserve(struct rt_string *string, size_t more) {
    size_t need;
    if (string->failed || __builtin_add_overflow(string->length + 1, more, &need)) {
        string->failed = true;
        return false;
    }
    if (need <= string->capacity)
        return true;
    size_t capacity = need < 64 ? 64 : need + need / 2;
    char *text = realloc(string->text, capacity);
    if (!text) {
        string->failed = true;
        return false;
    }
    string->text = text;
    string->capacity = capacity;
    return true;
}

void rt_string_append_bytes(struct rt_string *string, const char *text, size_t length) {
    if (!reserve(string, length))
        return;
    memcpy(string->text + string->length, text, length);
    string->length += length;
    string->text[string->length] = '\0';
}

void rt_string_append(struct rt_string *string, const char *text) { rt_string_append_bytes(string, text, strlen(text)); }

void rt_string_vappendf(struct rt_string *string, const char *format, va_list args) {
    va_list again;
    va_copy(again, args);
    int length = vsnprintf(NULL, 0, format, args);
    if (length >= 0 && reserve(string, (size_t)length)) {
        vsnprintf(string->text + string->length, (size_t)length + 1, format, again);
        string->length += (size_t)length;
    }
    va_end(again);
}

void rt_string_appendf(struct rt_string *string, const char *format, ...) {
    va_list args;
    va_start(args, format);
    rt_string_vappendf(string, format, args);
    va_end(args);
}

const char *rt_string_text(const struct rt_string *string) { return string->text ? string->text : ""; }

char *rt_string_take(struct rt_string *string) {
    if (string->failed || !reserve(string, 0)) {
        rt_string_finish(string);
        return NULL;
    }
    char *text = string->text;
    text[string->length] = '\0';
    rt_string_init(string);
    return text;
}
