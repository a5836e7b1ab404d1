/* SPDX-License-Identifier: Apache-2.0 */
/* Growable arrays: capacity doubles, sizes are checked for overflow before they are multiplied. */
#include "rt_array.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

void rt_array_init(struct rt_array *array, size_t element_size) {
    *array = (struct rt_array){.element_size = element_size};
}

void rt_array_finish(struct rt_array *array) {
    free(array->data);
    *array = (struct rt_array){.element_size = array->element_size};
}

bool rt_array_reserve(struct rt_array *array, size_t count) {
    if (count <= array->capacity)
        return true;
    size_t capacity = array->capacity ? array->capacity : 8;
    while (capacity < count)
        capacity = capacity > SIZE_MAX / 2 ? count : capacity * 2;
    size_t bytes;
    if (__builtin_mul_overflow(capacity, array->element_size, &bytes))
        return false;
    void *data = realloc(array->data, bytes);
    if (!data)
        return false;
    array->data = data;
    array->capacity = capacity;
    return true;
}

void *rt_array_push(struct rt_array *array, const void *element) {
    if (!rt_array_reserve(array, array->count + 1))
        return NULL;
    void *place = (char *)array->data + array->count++ * array->element_size;
    if (element)
        memcpy(place, element, array->element_size);
    else
        memset(place, 0, array->element_size);
    return place;
}

void rt_array_remove(struct rt_array *array, size_t index) {
    char *place = (char *)array->data + index * array->element_size;
    memmove(place, place + array->element_size, (array->count - index - 1) * array->element_size);
    array->count--;
}

void *rt_array_at(const struct rt_array *array, size_t index) {
    return (char *)array->data + index * array->element_size;
}
