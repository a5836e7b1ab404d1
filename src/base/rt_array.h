/* SPDX-License-Identifier: Apache-2.0 */
/* A growable array of equal-sized elements. Zero-initialised is empty; init only sets the element size. */
#ifndef RT_ARRAY_H
#define RT_ARRAY_H

#include <stdbool.h>
#include <stddef.h>
#include "rt_attr.h"

struct rt_array {
    void *data;          /* owned */
    size_t count;        /* elements in use */
    size_t capacity;     /* elements allocated */
    size_t element_size; /* bytes */
};

void rt_array_init(struct rt_array *array, size_t element_size);
void rt_array_finish(struct rt_array *array);
/* Appends a copy of *element (NULL: zeroes); returns the place, NULL when out of memory. Pointers move on growth. */
void *rt_array_push(struct rt_array *array, const void *element) MUST_CHECK;
bool rt_array_reserve(struct rt_array *array, size_t count) MUST_CHECK;
void rt_array_remove(struct rt_array *array, size_t index); /* keeps the order */
void *rt_array_at(const struct rt_array *array, size_t index);

#define RT_ARRAY_FOR_EACH(type, it, array) \
    for (__typeof__(type) *it = (array)->data, *it##_end = (array)->data ? (__typeof__(type) *)(array)->data + (array)->count : NULL; \
         it != it##_end; it++)

#endif
