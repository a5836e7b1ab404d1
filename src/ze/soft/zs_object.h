/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The head of every handle of the software driver, the kinds of handles, and the checked casts. A handle begins with the
 * four pointers to the driver's dispatch tables (ABI of ze_driver_ddi_handles_ext_properties_t), then tag and count.
 * All handles come from one slab region (rt_slab.h), so a stale, foreign or wrong handle is an error code, not a crash.
 */
#ifndef ZS_OBJECT_H
#define ZS_OBJECT_H

#include <level_zero/ze_api.h>
#include <level_zero/ze_ddi.h>
#include <level_zero/zer_ddi.h>
#include <level_zero/zes_ddi.h>
#include <level_zero/zet_ddi.h>
#include "rt_log.h"
#include "rt_ref.h"
#include "rt_slab.h"

enum zs_kind {
    ZS_DRIVER = 1, ZS_DEVICE, ZS_CONTEXT, ZS_QUEUE, ZS_LIST, ZS_FENCE, ZS_EVENT_POOL, ZS_EVENT,
    ZS_MODULE, ZS_BUILD_LOG, ZS_KERNEL, ZS_IMAGE, ZS_SAMPLER, ZS_PHYSICAL_MEMORY, ZS_KIND_COUNT
};

struct zs_object {
    const ze_dditable_driver_t *core;     /* borrowed, static */
    const zet_dditable_driver_t *tools;   /* borrowed, static */
    const zes_dditable_driver_t *sysman;  /* borrowed, static */
    const zer_dditable_driver_t *runtime; /* borrowed, static */
    uint32_t tag;                         /* rt_slab: which kind lives here */
    rt_refcount count;                    /* handle plus what depends on it (children, pending commands) */
};

extern struct rt_slab_region zs_region;
extern struct rt_slab zs_slabs[ZS_KIND_COUNT]; /* one table in zs_object.c: name and size of each kind */
extern struct rt_log zs_log;                   /* "vesper", VESPER_LOG, UR_LOG_* syntax */

/* A new handle of kind with dispatch pointers, tag and count 1; the rest zero. NULL when out of memory. */
void *zs_object_create(enum zs_kind kind) MUST_CHECK;
/* Gives the memory back after the last unref. */
void zs_object_free(enum zs_kind kind, void *object);

static inline bool zs_object_is(enum zs_kind kind, const void *handle) { return rt_slab_holds(&zs_slabs[kind], handle); }
/* SUCCESS, INVALID_NULL_HANDLE for NULL, INVALID_ARGUMENT for a stale, foreign or wrong handle. */
static inline ze_result_t zs_object_check(enum zs_kind kind, const void *handle) {
    if (RT_LIKELY(zs_object_is(kind, handle)))
        return ZE_RESULT_SUCCESS;
    return handle ? ZE_RESULT_ERROR_INVALID_ARGUMENT : ZE_RESULT_ERROR_INVALID_NULL_HANDLE;
}

#endif
