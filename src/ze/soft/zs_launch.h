/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The border between command lists and kernels. At append a launch is a snapshot of a kernel: its code (counted), sizes and
 * argument values, laid into memory that the command list provides. Running is synchronous, from whatever thread the
 * lists' executor chose. Implemented in zs_kernel.c / engine; used by zs_list.c and zs_run.c.
 */
#ifndef ZS_LAUNCH_H
#define ZS_LAUNCH_H

#include <level_zero/ze_api.h>
#include <stddef.h>
#include "rt_attr.h"

struct zs_kernel;
struct zs_kernel_code;

struct zs_launch {
    struct zs_kernel_code *code;        /* counted until zs_launch_finish */
    const ze_group_count_t *indirect;   /* borrowed; when set the group count is read there at execution */
    ze_group_count_t group_count;
    uint32_t group_size[3];
    uint32_t global_offset[3];
    uint32_t argument_bytes;            /* of the values that follow this struct */
    _Alignas(16) unsigned char arguments[];
};

/* Bytes that zs_launch_init needs for the kernel as it is now (arguments included), a multiple of 16. */
size_t zs_launch_bytes(const struct zs_kernel *kernel);
/* Takes the snapshot. Exactly one of group_count and indirect is used (indirect when not NULL). arguments != NULL
 * (zeCommandListAppendLaunchKernelWithArguments): one pointer per argument, used instead of the kernel's set values;
 * group_size != NULL likewise instead of the kernel's group size. Errors: INVALID_KERNEL_ARGUMENT_INDEX for an
 * unset argument, INVALID_GROUP_SIZE_DIMENSION, INVALID_ARGUMENT, ... nothing is held after an error. */
ze_result_t zs_launch_init(struct zs_launch *ret_launch, struct zs_kernel *kernel, const ze_group_count_t *group_count,
    const ze_group_count_t *indirect, const uint32_t group_size[3], void *const *arguments, bool cooperative) MUST_CHECK;
void zs_launch_finish(struct zs_launch *launch);

/* Runs launches one after the other and returns when all are done. DEVICE_LOST once the engine has ended (process end) or
 * is refused (fork's child): the caller completes the commands all the same. */
ze_result_t zs_launch_run(struct zs_launch *const *launches, size_t count) MUST_CHECK;

/* Driver threads: E's executor registers how to stop them; the engine's exit handler calls it (right after the engine was
 * opened an exit handler is registered that stops and joins the driver's threads within the bound and then marks the
 * engine as gone). Set once, before the first launch. stop returns true when all threads have been joined in time. */
void zs_engine_set_stop_threads(bool (*stop)(uint64_t timeout_ns));

/* What the engine can do, for device properties. Opens (finds) the engine lazily on first use; answers defaults that are
 * true of no engine (no sub-groups, no fp16, ...) with ret_error_text naming what was looked for when there is none. */
struct zs_engine_caps {
    bool present;
    char name[64];                /* "intel", "pocl" */
    char version[64];
    char device_name[256];
    char path[1024];
    uint32_t max_group_size;
    uint32_t max_group_count[3];
    uint64_t local_memory_bytes;
    uint32_t max_argument_bytes;
    uint32_t sub_group_sizes[8];
    uint32_t sub_group_size_count;
    bool fp16, fp64, int64_atomics, images, non_uniform_groups, generic_address_space;
    uint32_t spirv_version;       /* ZE_MAKE_VERSION(1, 4) */
    uint32_t compute_units;
    uint32_t clock_mhz;
};
const struct zs_engine_caps *zs_engine_caps(void);

#endif
