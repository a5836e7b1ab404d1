/* SPDX-License-Identifier: Apache-2.0 */
/* Reference counts: the one pair of functions in the project that counts. ref is relaxed, unref acq_rel. */
#ifndef RT_REF_H
#define RT_REF_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include "rt_attr.h"

typedef _Atomic uint32_t rt_refcount;

static inline void rt_ref_init(rt_refcount *count) { atomic_store_explicit(count, 1, memory_order_relaxed); }
static inline uint32_t rt_ref_read(const rt_refcount *count) {
    return atomic_load_explicit((rt_refcount *)count, memory_order_relaxed);
}
static inline void rt_ref(rt_refcount *count) { atomic_fetch_add_explicit(count, 1, memory_order_relaxed); }
/* True when this was the last reference: the caller destroys the object. */
static inline bool rt_unref(rt_refcount *count) MUST_CHECK;
static inline bool rt_unref(rt_refcount *count) {
    return atomic_fetch_sub_explicit(count, 1, memory_order_acq_rel) == 1;
}

#endif
