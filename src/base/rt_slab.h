/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Type-stable memory for handles: one slab per kind of object, all in one reserved address region per library, never given
 * back while the library lives. A handle that an application passes in is checked without touching foreign memory:
 * is it inside the region, and does the tag at its place say that a live object of this kind starts exactly here.
 * Allocation and release are lock-free (a tagged free list), so neither a fork nor a thread that died can leave a lock held.
 *
 * Every object carries a `uint32_t tag` at the same offset in its head (per region: tag_offset). rt_slab_alloc sets it,
 * rt_slab_free clears it before the memory can be reused.
 */
#ifndef RT_SLAB_H
#define RT_SLAB_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "rt_attr.h"

struct rt_slab_region {
    _Atomic uintptr_t base;      /* start of the reservation; 0 until the first allocation */
    _Atomic uintptr_t end;
    _Atomic uintptr_t next;      /* first byte not yet given to a slab */
    size_t tag_offset;           /* bytes from an object's start to its uint32_t tag */
};

struct rt_slab {
    struct rt_slab_region *region; /* borrowed, static */
    const char *name;              /* for logs */
    uint32_t kind;                 /* non-zero, unique in the region */
    size_t object_size;            /* bytes; rounded up to 64 inside */
    _Atomic uint64_t free_head;    /* (generation << 32) | index */
    _Atomic size_t live;           /* objects in use */
};

#define RT_SLAB_REGION_INIT(head_type, tag_member) { .tag_offset = offsetof(head_type, tag_member) }
#define RT_SLAB_INIT(region_, name_, kind_, type_) \
    { .region = (region_), .name = (name_), .kind = (kind_), .object_size = sizeof(type_) }

/* A zeroed object with its tag set, NULL when out of memory. Errors: none else. */
void *rt_slab_alloc(struct rt_slab *slab) MUST_CHECK;
void rt_slab_free(struct rt_slab *slab, void *object);

static inline uint32_t rt_slab_tag(uint32_t kind, const void *object) {
    return (kind * 0x9e3779b1u) ^ (uint32_t)((uintptr_t)object >> 6);
}
/* True when handle is a live object of slab's kind. Safe for any value of handle, also NULL. */
static inline bool rt_slab_holds(const struct rt_slab *slab, const void *handle) {
    const struct rt_slab_region *region = slab->region;
    uintptr_t at = (uintptr_t)handle;
    /* next is published last: while it is 0 nothing is inside. */
    if (at >= atomic_load_explicit((_Atomic uintptr_t *)&region->next, memory_order_acquire) ||
        at < atomic_load_explicit((_Atomic uintptr_t *)&region->base, memory_order_relaxed))
        return false;
    if (at & 63)
        return false;
    return __atomic_load_n((const uint32_t *)(at + region->tag_offset), __ATOMIC_RELAXED) == rt_slab_tag(slab->kind, handle);
}

#endif
