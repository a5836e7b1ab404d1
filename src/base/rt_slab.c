/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Type-stable handles from one reserved region. A slab takes chunks from the region's front and never gives them back; freed
 * objects go on a lock-free list whose head carries a generation, so that a slow thread cannot link a stale object (ABA).
 * The link of a free object lies behind the object, never in it: a slow thread may still read it when the object is in use
 * again. The tag is 0 while the object is free.
 */
#include "rt_slab.h"

#include <string.h>
#include <sys/mman.h>

#define CHUNK_BYTES ((size_t)64 << 10)
#define LARGEST_REGION ((size_t)64 << 30)
#define SMALLEST_REGION ((size_t)64 << 20)
#define UNIT 64 /* bytes; objects start on a unit, an index counts units from the region's base; 0 is no object */

/* Bytes from one object to the next: the object, its link, rounded up to units. */
static size_t stride_of(const struct rt_slab *slab) {
    return (slab->object_size + sizeof(uint32_t) + UNIT - 1) & ~(size_t)(UNIT - 1);
}

static bool reserve_region(struct rt_slab_region *region) {
    if (atomic_load(&region->next))
        return true;
    void *place = MAP_FAILED;
    size_t size = LARGEST_REGION;
    for (; place == MAP_FAILED && size >= SMALLEST_REGION; size /= 2)
        place = mmap(NULL, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (place == MAP_FAILED)
        return false;
    size *= 2; /* undo the loop's last step */
    uintptr_t none = 0, base = (uintptr_t)place;
    if (!atomic_compare_exchange_strong(&region->base, &none, base)) {
        munmap(place, size); /* another thread was first */
        while (!atomic_load(&region->next))
            ;
        return true;
    }
    atomic_store(&region->end, base + size);
    atomic_store(&region->next, base + CHUNK_BYTES); /* so that index 0 is never handed out */
    mprotect(place, CHUNK_BYTES, PROT_READ | PROT_WRITE);
    return true;
}

static _Atomic uint32_t *link_of(const struct rt_slab *slab, void *object) {
    return (_Atomic uint32_t *)((char *)object + stride_of(slab) - sizeof(uint32_t));
}

static uint32_t index_of(const struct rt_slab *slab, const void *object) {
    return (uint32_t)(((uintptr_t)object - atomic_load_explicit(&slab->region->base, memory_order_relaxed)) / UNIT);
}

static void *object_at(const struct rt_slab *slab, uint32_t index) {
    return (void *)(atomic_load_explicit(&slab->region->base, memory_order_relaxed) + (uintptr_t)index * UNIT);
}

static void push_chain(struct rt_slab *slab, void *first, void *last) {
    uint64_t head = atomic_load(&slab->free_head), next;
    do {
        atomic_store_explicit(link_of(slab, last), (uint32_t)head, memory_order_relaxed);
        next = (((head >> 32) + 1) << 32) | index_of(slab, first);
    } while (!atomic_compare_exchange_weak(&slab->free_head, &head, next));
}

static void *pop(struct rt_slab *slab) {
    uint64_t head = atomic_load(&slab->free_head), next;
    do {
        if (!(uint32_t)head)
            return NULL;
        uint32_t after = atomic_load_explicit(link_of(slab, object_at(slab, (uint32_t)head)), memory_order_relaxed);
        next = (((head >> 32) + 1) << 32) | after;
    } while (!atomic_compare_exchange_weak(&slab->free_head, &head, next));
    return object_at(slab, (uint32_t)head);
}

/* A fresh chunk: its first object is the answer, the others go on the free list. */
static void *grow(struct rt_slab *slab) {
    struct rt_slab_region *region = slab->region;
    size_t size = stride_of(slab);
    size_t chunk = size > CHUNK_BYTES / 4 ? (size * 8 + CHUNK_BYTES - 1) / CHUNK_BYTES * CHUNK_BYTES : CHUNK_BYTES;
    if (!reserve_region(region))
        return NULL;
    uintptr_t start = atomic_load(&region->next);
    do {
        if (chunk > atomic_load(&region->end) - start)
            return NULL;
        if (mprotect((void *)start, chunk, PROT_READ | PROT_WRITE)) /* before it can be looked at by rt_slab_holds */
            return NULL;
    } while (!atomic_compare_exchange_weak(&region->next, &start, start + chunk));
    size_t count = chunk / size;
    char *first = (char *)start;
    for (size_t i = 1; i + 1 < count; i++)
        atomic_store_explicit(link_of(slab, first + i * size), index_of(slab, first + (i + 1) * size), memory_order_relaxed);
    if (count > 1)
        push_chain(slab, first + size, first + (count - 1) * size);
    return first;
}

void *rt_slab_alloc(struct rt_slab *slab) {
    void *object = pop(slab);
    if (!object && !(object = grow(slab)))
        return NULL;
    memset(object, 0, slab->object_size);
    __atomic_store_n((uint32_t *)((char *)object + slab->region->tag_offset), rt_slab_tag(slab->kind, object), __ATOMIC_RELEASE);
    atomic_fetch_add_explicit(&slab->live, 1, memory_order_relaxed);
    return object;
}

void rt_slab_free(struct rt_slab *slab, void *object) {
    __atomic_store_n((uint32_t *)((char *)object + slab->region->tag_offset), 0, __ATOMIC_RELEASE);
    atomic_fetch_sub_explicit(&slab->live, 1, memory_order_relaxed);
    push_chain(slab, object, object);
}
