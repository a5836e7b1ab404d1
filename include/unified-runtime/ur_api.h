/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Unified Runtime 0.12 (release 2026.2): types and functions.
 * Names, values and layouts are the ABI; the tags in brackets after each parameter are read by tools/gen_entry_points.py:
 * [in] [out] [in,out] direction, [optional] may be NULL, [alloc] [retain] [release] reference counting of a handle,
 * [range(a, b)] array bounds, [typename(name, size)] type depends on name, [bounds(...)] memory that is touched.
 * Adapters validate little: results are those that the layers and adapters of this project give.
 */
#ifndef VESPER_UR_API_H
#define VESPER_UR_API_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__cplusplus)
extern "C" {
#endif

#ifndef UR_APICALL
#define UR_APICALL
#endif
#ifndef UR_APIEXPORT
#define UR_APIEXPORT __attribute__((visibility("default")))
#endif
#ifndef UR_DLLEXPORT
#define UR_DLLEXPORT __attribute__((visibility("default")))
#endif

#define UR_MAKE_VERSION(_major, _minor) (((_major) << 16) | ((_minor) & 0x0000ffff))
#define UR_MAJOR_VERSION(_ver) ((_ver) >> 16)
#define UR_MINOR_VERSION(_ver) ((_ver) & 0x0000ffff)
#define UR_BIT(_i) (1 << (_i))
#define UR_DEVICE_INIT_FLAGS_MASK 0xffffffe0
#define UR_DEVICE_BINARY_TARGET_UNKNOWN "<unknown>"
#define UR_DEVICE_BINARY_TARGET_SPIRV32 "spir"
#define UR_DEVICE_BINARY_TARGET_SPIRV64 "spir64"
#define UR_DEVICE_BINARY_TARGET_SPIRV64_X86_64 "spir64_x86_64"
#define UR_DEVICE_BINARY_TARGET_SPIRV64_GEN "spir64_gen"
#define UR_DEVICE_BINARY_TARGET_SPIRV64_FPGA "spir64_fpga"
#define UR_DEVICE_BINARY_TARGET_NVPTX64 "nvptx64"
#define UR_DEVICE_BINARY_TARGET_AMDGCN "amdgcn"
#define UR_DEVICE_BINARY_TARGET_NATIVE_CPU "native_cpu"
#define UR_DEVICE_AFFINITY_DOMAIN_FLAGS_MASK 0xffffffc0
#define UR_DEVICE_FP_CAPABILITY_FLAGS_MASK 0xffffff00
#define UR_DEVICE_EXEC_CAPABILITY_FLAGS_MASK 0xfffffffc
#define UR_MEMORY_ORDER_CAPABILITY_FLAGS_MASK 0xffffffe0
#define UR_MEMORY_SCOPE_CAPABILITY_FLAGS_MASK 0xffffffe0
#define UR_DEVICE_USM_ACCESS_CAPABILITY_FLAGS_MASK 0xfffffff0
#define UR_DEVICE_THROTTLE_REASONS_FLAGS_MASK 0xffffff80
#define UR_KERNEL_LAUNCH_PROPERTIES_FLAGS_MASK 0xfffffff0
#define UR_CONTEXT_FLAGS_MASK 0xfffffffe
#define UR_MEM_FLAGS_MASK 0xffffffc0
#define UR_USM_HOST_MEM_FLAGS_MASK 0xfffffffe
#define UR_USM_DEVICE_MEM_FLAGS_MASK 0xfffffff8
#define UR_USM_POOL_FLAGS_MASK 0xfffffff8
#define UR_USM_ADVICE_FLAGS_MASK 0xfffe0000
#define UR_VIRTUAL_MEM_ACCESS_FLAGS_MASK 0xfffffff8
#define UR_PHYSICAL_MEM_FLAGS_MASK 0xfffffffd
#define UR_QUEUE_FLAGS_MASK 0xfffff000
#define UR_KERNEL_LAUNCH_FLAGS_MASK 0xfffffffc
#define UR_MAP_FLAGS_MASK 0xfffffff8
#define UR_USM_MIGRATION_FLAGS_MASK 0xfffffffc
#define UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAGS_MASK 0xfffffffc
#define UR_EXP_ASYNC_USM_ALLOC_FLAGS_MASK 0xfffffffe
#define UR_EXP_IMAGE_COPY_FLAGS_MASK 0xfffffff0
#define UR_EXP_PROGRAM_FLAGS_MASK 0xfffffffe
#define UR_EXP_USM_HOST_ALLOC_REGISTER_FLAGS_MASK 0xfffffffe
#define UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAGS_MASK 0xffffffc0
#define UR_EXP_HOST_TASK_FLAGS_MASK 0xfffffffe
#define UR_EXP_ENQUEUE_EXT_FLAGS_MASK 0xfffff7ff
#define UR_EXP_ENQUEUE_NATIVE_COMMAND_FLAGS_MASK 0xfffffffe
#define UR_EXP_EVENT_FLAGS_MASK 0xfffffffc

typedef uint8_t ur_bool_t; /**< bool */
typedef struct ur_loader_config_handle_t_ *ur_loader_config_handle_t; /**< handle: loader config */
typedef struct ur_adapter_handle_t_ *ur_adapter_handle_t; /**< handle: adapter */
typedef struct ur_platform_handle_t_ *ur_platform_handle_t; /**< handle: platform */
typedef struct ur_device_handle_t_ *ur_device_handle_t; /**< handle: device */
typedef struct ur_context_handle_t_ *ur_context_handle_t; /**< handle: context */
typedef struct ur_event_handle_t_ *ur_event_handle_t; /**< handle: event */
typedef struct ur_program_handle_t_ *ur_program_handle_t; /**< handle: program */
typedef struct ur_kernel_handle_t_ *ur_kernel_handle_t; /**< handle: kernel */
typedef struct ur_queue_handle_t_ *ur_queue_handle_t; /**< handle: queue */
typedef uintptr_t ur_native_handle_t; /**< native handle */
typedef struct ur_sampler_handle_t_ *ur_sampler_handle_t; /**< handle: sampler */
typedef struct ur_mem_handle_t_ *ur_mem_handle_t; /**< handle: memory */
typedef struct ur_physical_mem_handle_t_ *ur_physical_mem_handle_t; /**< handle: physical memory */
typedef uint32_t ur_device_init_flags_t; /**< device init flags */
typedef uint32_t ur_device_affinity_domain_flags_t; /**< device affinity domain flags */
typedef uint32_t ur_device_fp_capability_flags_t; /**< device fp capability flags */
typedef uint32_t ur_device_exec_capability_flags_t; /**< device exec capability flags */
typedef uint32_t ur_memory_order_capability_flags_t; /**< memory order capability flags */
typedef uint32_t ur_memory_scope_capability_flags_t; /**< memory scope capability flags */
typedef uint32_t ur_device_usm_access_capability_flags_t; /**< device usm access capability flags */
typedef uint32_t ur_device_throttle_reasons_flags_t; /**< device throttle reasons flags */
typedef uint32_t ur_kernel_launch_properties_flags_t; /**< kernel launch properties flags */
typedef uint32_t ur_context_flags_t; /**< context flags */
typedef uint32_t ur_mem_flags_t; /**< memory flags */
typedef uint32_t ur_usm_host_mem_flags_t; /**< usm host memory flags */
typedef uint32_t ur_usm_device_mem_flags_t; /**< usm device memory flags */
typedef uint32_t ur_usm_pool_flags_t; /**< usm pool flags */
typedef uint32_t ur_usm_advice_flags_t; /**< usm advice flags */
typedef struct ur_usm_pool_handle_t_ *ur_usm_pool_handle_t; /**< handle: usm pool */
typedef uint32_t ur_virtual_mem_access_flags_t; /**< virtual memory access flags */
typedef uint32_t ur_physical_mem_flags_t; /**< physical memory flags */
typedef uint32_t ur_queue_flags_t; /**< queue flags */
typedef uint32_t ur_kernel_launch_flags_t; /**< kernel launch flags */
typedef uint32_t ur_map_flags_t; /**< map flags */
typedef uint32_t ur_usm_migration_flags_t; /**< usm migration flags */
typedef uint32_t ur_exp_device_2d_block_array_capability_flags_t; /**< exp device 2d block array capability flags */
typedef uint32_t ur_exp_async_usm_alloc_flags_t; /**< exp async usm alloc flags */
typedef uintptr_t ur_exp_image_native_handle_t; /**< exp image native handle */
typedef uintptr_t ur_exp_image_mem_native_handle_t; /**< exp image memory native handle */
typedef struct ur_exp_external_mem_handle_t_ *ur_exp_external_mem_handle_t; /**< handle: exp external memory */
typedef struct ur_exp_external_semaphore_handle_t_ *ur_exp_external_semaphore_handle_t; /**< handle: exp external semaphore */
typedef uint32_t ur_exp_image_copy_flags_t; /**< exp image copy flags */
typedef uint32_t ur_exp_program_flags_t; /**< exp program flags */
typedef uint32_t ur_exp_usm_host_alloc_register_flags_t; /**< exp usm host alloc register flags */
typedef uint32_t ur_device_command_buffer_update_capability_flags_t; /**< device command buffer update capability flags */
typedef uint32_t ur_exp_command_buffer_sync_point_t; /**< exp command buffer sync point */
typedef struct ur_exp_command_buffer_handle_t_ *ur_exp_command_buffer_handle_t; /**< handle: exp command buffer */
typedef struct ur_exp_command_buffer_command_handle_t_ *ur_exp_command_buffer_command_handle_t; /**< handle: exp command buffer command */
typedef uint32_t ur_exp_host_task_flags_t; /**< exp host task flags */
typedef uint32_t ur_exp_enqueue_ext_flags_t; /**< exp enqueue ext flags */
typedef uint32_t ur_exp_enqueue_native_command_flags_t; /**< exp enqueue native command flags */
typedef uint32_t ur_exp_event_flags_t; /**< exp event flags */
typedef struct ur_exp_graph_handle_t_ *ur_exp_graph_handle_t; /**< handle: exp graph */
typedef struct ur_exp_executable_graph_handle_t_ *ur_exp_executable_graph_handle_t; /**< handle: exp executable graph */

/* Function. */
typedef enum ur_function_t {
    UR_FUNCTION_CONTEXT_CREATE = 1, /**< context create */
    UR_FUNCTION_CONTEXT_RETAIN = 2, /**< context retain */
    UR_FUNCTION_CONTEXT_RELEASE = 3, /**< context release */
    UR_FUNCTION_CONTEXT_GET_INFO = 4, /**< context get info */
    UR_FUNCTION_CONTEXT_GET_NATIVE_HANDLE = 5, /**< context get native handle */
    UR_FUNCTION_CONTEXT_CREATE_WITH_NATIVE_HANDLE = 6, /**< context create with native handle */
    UR_FUNCTION_CONTEXT_SET_EXTENDED_DELETER = 7, /**< context set extended deleter */
    UR_FUNCTION_DEVICE_GET = 8, /**< device get */
    UR_FUNCTION_DEVICE_GET_INFO = 9, /**< device get info */
    UR_FUNCTION_DEVICE_RETAIN = 10, /**< device retain */
    UR_FUNCTION_DEVICE_RELEASE = 11, /**< device release */
    UR_FUNCTION_DEVICE_PARTITION = 12, /**< device partition */
    UR_FUNCTION_DEVICE_SELECT_BINARY = 13, /**< device select binary */
    UR_FUNCTION_DEVICE_GET_NATIVE_HANDLE = 14, /**< device get native handle */
    UR_FUNCTION_DEVICE_CREATE_WITH_NATIVE_HANDLE = 15, /**< device create with native handle */
    UR_FUNCTION_DEVICE_GET_GLOBAL_TIMESTAMPS = 16, /**< device get global timestamps */
    UR_FUNCTION_ENQUEUE_EVENTS_WAIT = 18, /**< enqueue events wait */
    UR_FUNCTION_ENQUEUE_EVENTS_WAIT_WITH_BARRIER = 19, /**< enqueue events wait with barrier */
    UR_FUNCTION_ENQUEUE_MEM_BUFFER_READ = 20, /**< enqueue mem buffer read */
    UR_FUNCTION_ENQUEUE_MEM_BUFFER_WRITE = 21, /**< enqueue mem buffer write */
    UR_FUNCTION_ENQUEUE_MEM_BUFFER_READ_RECT = 22, /**< enqueue mem buffer read rect */
    UR_FUNCTION_ENQUEUE_MEM_BUFFER_WRITE_RECT = 23, /**< enqueue mem buffer write rect */
    UR_FUNCTION_ENQUEUE_MEM_BUFFER_COPY = 24, /**< enqueue mem buffer copy */
    UR_FUNCTION_ENQUEUE_MEM_BUFFER_COPY_RECT = 25, /**< enqueue mem buffer copy rect */
    UR_FUNCTION_ENQUEUE_MEM_BUFFER_FILL = 26, /**< enqueue mem buffer fill */
    UR_FUNCTION_ENQUEUE_MEM_IMAGE_READ = 27, /**< enqueue mem image read */
    UR_FUNCTION_ENQUEUE_MEM_IMAGE_WRITE = 28, /**< enqueue mem image write */
    UR_FUNCTION_ENQUEUE_MEM_IMAGE_COPY = 29, /**< enqueue mem image copy */
    UR_FUNCTION_ENQUEUE_MEM_BUFFER_MAP = 30, /**< enqueue mem buffer map */
    UR_FUNCTION_ENQUEUE_MEM_UNMAP = 31, /**< enqueue mem unmap */
    UR_FUNCTION_ENQUEUE_USM_FILL = 32, /**< enqueue usm fill */
    UR_FUNCTION_ENQUEUE_USM_MEMCPY = 33, /**< enqueue usm memcpy */
    UR_FUNCTION_ENQUEUE_USM_PREFETCH = 34, /**< enqueue usm prefetch */
    UR_FUNCTION_ENQUEUE_USM_ADVISE = 35, /**< enqueue usm advise */
    UR_FUNCTION_ENQUEUE_DEVICE_GLOBAL_VARIABLE_WRITE = 38, /**< enqueue device global variable write */
    UR_FUNCTION_ENQUEUE_DEVICE_GLOBAL_VARIABLE_READ = 39, /**< enqueue device global variable read */
    UR_FUNCTION_EVENT_GET_INFO = 40, /**< event get info */
    UR_FUNCTION_EVENT_GET_PROFILING_INFO = 41, /**< event get profiling info */
    UR_FUNCTION_EVENT_WAIT = 42, /**< event wait */
    UR_FUNCTION_EVENT_RETAIN = 43, /**< event retain */
    UR_FUNCTION_EVENT_RELEASE = 44, /**< event release */
    UR_FUNCTION_EVENT_GET_NATIVE_HANDLE = 45, /**< event get native handle */
    UR_FUNCTION_EVENT_CREATE_WITH_NATIVE_HANDLE = 46, /**< event create with native handle */
    UR_FUNCTION_EVENT_SET_CALLBACK = 47, /**< event set callback */
    UR_FUNCTION_KERNEL_CREATE = 48, /**< kernel create */
    UR_FUNCTION_KERNEL_GET_INFO = 51, /**< kernel get info */
    UR_FUNCTION_KERNEL_GET_GROUP_INFO = 52, /**< kernel get group info */
    UR_FUNCTION_KERNEL_GET_SUB_GROUP_INFO = 53, /**< kernel get sub group info */
    UR_FUNCTION_KERNEL_RETAIN = 54, /**< kernel retain */
    UR_FUNCTION_KERNEL_RELEASE = 55, /**< kernel release */
    UR_FUNCTION_KERNEL_SET_EXEC_INFO = 57, /**< kernel set exec info */
    UR_FUNCTION_KERNEL_SET_SPECIALIZATION_CONSTANTS = 60, /**< kernel set specialization constants */
    UR_FUNCTION_KERNEL_GET_NATIVE_HANDLE = 61, /**< kernel get native handle */
    UR_FUNCTION_KERNEL_CREATE_WITH_NATIVE_HANDLE = 62, /**< kernel create with native handle */
    UR_FUNCTION_MEM_IMAGE_CREATE = 63, /**< mem image create */
    UR_FUNCTION_MEM_BUFFER_CREATE = 64, /**< mem buffer create */
    UR_FUNCTION_MEM_RETAIN = 65, /**< mem retain */
    UR_FUNCTION_MEM_RELEASE = 66, /**< mem release */
    UR_FUNCTION_MEM_BUFFER_PARTITION = 67, /**< mem buffer partition */
    UR_FUNCTION_MEM_GET_NATIVE_HANDLE = 68, /**< mem get native handle */
    UR_FUNCTION_ENQUEUE_READ_HOST_PIPE = 69, /**< enqueue read host pipe */
    UR_FUNCTION_MEM_GET_INFO = 70, /**< mem get info */
    UR_FUNCTION_MEM_IMAGE_GET_INFO = 71, /**< mem image get info */
    UR_FUNCTION_PLATFORM_GET = 72, /**< platform get */
    UR_FUNCTION_PLATFORM_GET_INFO = 73, /**< platform get info */
    UR_FUNCTION_PLATFORM_GET_API_VERSION = 74, /**< platform get api version */
    UR_FUNCTION_PLATFORM_GET_NATIVE_HANDLE = 75, /**< platform get native handle */
    UR_FUNCTION_PLATFORM_CREATE_WITH_NATIVE_HANDLE = 76, /**< platform create with native handle */
    UR_FUNCTION_PROGRAM_CREATE_WITH_IL = 78, /**< program create with il */
    UR_FUNCTION_PROGRAM_CREATE_WITH_BINARY = 79, /**< program create with binary */
    UR_FUNCTION_PROGRAM_BUILD = 80, /**< program build */
    UR_FUNCTION_PROGRAM_COMPILE = 81, /**< program compile */
    UR_FUNCTION_PROGRAM_LINK = 82, /**< program link */
    UR_FUNCTION_PROGRAM_RETAIN = 83, /**< program retain */
    UR_FUNCTION_PROGRAM_RELEASE = 84, /**< program release */
    UR_FUNCTION_PROGRAM_GET_FUNCTION_POINTER = 85, /**< program get function pointer */
    UR_FUNCTION_PROGRAM_GET_INFO = 86, /**< program get info */
    UR_FUNCTION_PROGRAM_GET_BUILD_INFO = 87, /**< program get build info */
    UR_FUNCTION_PROGRAM_SET_SPECIALIZATION_CONSTANTS = 88, /**< program set specialization constants */
    UR_FUNCTION_PROGRAM_GET_NATIVE_HANDLE = 89, /**< program get native handle */
    UR_FUNCTION_PROGRAM_CREATE_WITH_NATIVE_HANDLE = 90, /**< program create with native handle */
    UR_FUNCTION_QUEUE_GET_INFO = 91, /**< queue get info */
    UR_FUNCTION_QUEUE_CREATE = 92, /**< queue create */
    UR_FUNCTION_QUEUE_RETAIN = 93, /**< queue retain */
    UR_FUNCTION_QUEUE_RELEASE = 94, /**< queue release */
    UR_FUNCTION_QUEUE_GET_NATIVE_HANDLE = 95, /**< queue get native handle */
    UR_FUNCTION_QUEUE_CREATE_WITH_NATIVE_HANDLE = 96, /**< queue create with native handle */
    UR_FUNCTION_QUEUE_FINISH = 97, /**< queue finish */
    UR_FUNCTION_QUEUE_FLUSH = 98, /**< queue flush */
    UR_FUNCTION_SAMPLER_CREATE = 101, /**< sampler create */
    UR_FUNCTION_SAMPLER_RETAIN = 102, /**< sampler retain */
    UR_FUNCTION_SAMPLER_RELEASE = 103, /**< sampler release */
    UR_FUNCTION_SAMPLER_GET_INFO = 104, /**< sampler get info */
    UR_FUNCTION_SAMPLER_GET_NATIVE_HANDLE = 105, /**< sampler get native handle */
    UR_FUNCTION_SAMPLER_CREATE_WITH_NATIVE_HANDLE = 106, /**< sampler create with native handle */
    UR_FUNCTION_USM_HOST_ALLOC = 107, /**< usm host alloc */
    UR_FUNCTION_USM_DEVICE_ALLOC = 108, /**< usm device alloc */
    UR_FUNCTION_USM_SHARED_ALLOC = 109, /**< usm shared alloc */
    UR_FUNCTION_USM_FREE = 110, /**< usm free */
    UR_FUNCTION_USM_GET_MEM_ALLOC_INFO = 111, /**< usm get mem alloc info */
    UR_FUNCTION_USM_POOL_CREATE = 112, /**< usm pool create */
    UR_FUNCTION_COMMAND_BUFFER_CREATE_EXP = 113, /**< command buffer create exp */
    UR_FUNCTION_PLATFORM_GET_BACKEND_OPTION = 114, /**< platform get backend option */
    UR_FUNCTION_MEM_BUFFER_CREATE_WITH_NATIVE_HANDLE = 115, /**< mem buffer create with native handle */
    UR_FUNCTION_MEM_IMAGE_CREATE_WITH_NATIVE_HANDLE = 116, /**< mem image create with native handle */
    UR_FUNCTION_ENQUEUE_WRITE_HOST_PIPE = 117, /**< enqueue write host pipe */
    UR_FUNCTION_USM_POOL_RETAIN = 118, /**< usm pool retain */
    UR_FUNCTION_USM_POOL_RELEASE = 119, /**< usm pool release */
    UR_FUNCTION_USM_POOL_GET_INFO = 120, /**< usm pool get info */
    UR_FUNCTION_COMMAND_BUFFER_RETAIN_EXP = 121, /**< command buffer retain exp */
    UR_FUNCTION_COMMAND_BUFFER_RELEASE_EXP = 122, /**< command buffer release exp */
    UR_FUNCTION_COMMAND_BUFFER_FINALIZE_EXP = 123, /**< command buffer finalize exp */
    UR_FUNCTION_COMMAND_BUFFER_APPEND_KERNEL_LAUNCH_EXP = 125, /**< command buffer append kernel launch exp */
    UR_FUNCTION_USM_PITCHED_ALLOC_EXP = 132, /**< usm pitched alloc exp */
    UR_FUNCTION_BINDLESS_IMAGES_UNSAMPLED_IMAGE_HANDLE_DESTROY_EXP = 133, /**< bindless images unsampled image handle destroy exp */
    UR_FUNCTION_BINDLESS_IMAGES_SAMPLED_IMAGE_HANDLE_DESTROY_EXP = 134, /**< bindless images sampled image handle destroy exp */
    UR_FUNCTION_BINDLESS_IMAGES_IMAGE_ALLOCATE_EXP = 135, /**< bindless images image allocate exp */
    UR_FUNCTION_BINDLESS_IMAGES_IMAGE_FREE_EXP = 136, /**< bindless images image free exp */
    UR_FUNCTION_BINDLESS_IMAGES_UNSAMPLED_IMAGE_CREATE_EXP = 137, /**< bindless images unsampled image create exp */
    UR_FUNCTION_BINDLESS_IMAGES_SAMPLED_IMAGE_CREATE_EXP = 138, /**< bindless images sampled image create exp */
    UR_FUNCTION_BINDLESS_IMAGES_IMAGE_COPY_EXP = 139, /**< bindless images image copy exp */
    UR_FUNCTION_BINDLESS_IMAGES_IMAGE_GET_INFO_EXP = 140, /**< bindless images image get info exp */
    UR_FUNCTION_BINDLESS_IMAGES_MIPMAP_GET_LEVEL_EXP = 141, /**< bindless images mipmap get level exp */
    UR_FUNCTION_BINDLESS_IMAGES_MIPMAP_FREE_EXP = 142, /**< bindless images mipmap free exp */
    UR_FUNCTION_BINDLESS_IMAGES_MAP_EXTERNAL_ARRAY_EXP = 144, /**< bindless images map external array exp */
    UR_FUNCTION_BINDLESS_IMAGES_RELEASE_EXTERNAL_SEMAPHORE_EXP = 147, /**< bindless images release external semaphore exp */
    UR_FUNCTION_BINDLESS_IMAGES_WAIT_EXTERNAL_SEMAPHORE_EXP = 148, /**< bindless images wait external semaphore exp */
    UR_FUNCTION_BINDLESS_IMAGES_SIGNAL_EXTERNAL_SEMAPHORE_EXP = 149, /**< bindless images signal external semaphore exp */
    UR_FUNCTION_ENQUEUE_USM_FILL_2D = 151, /**< enqueue usm fill 2d */
    UR_FUNCTION_ENQUEUE_USM_MEMCPY_2D = 152, /**< enqueue usm memcpy 2d */
    UR_FUNCTION_VIRTUAL_MEM_GRANULARITY_GET_INFO = 153, /**< virtual mem granularity get info */
    UR_FUNCTION_VIRTUAL_MEM_RESERVE = 154, /**< virtual mem reserve */
    UR_FUNCTION_VIRTUAL_MEM_FREE = 155, /**< virtual mem free */
    UR_FUNCTION_VIRTUAL_MEM_MAP = 156, /**< virtual mem map */
    UR_FUNCTION_VIRTUAL_MEM_UNMAP = 157, /**< virtual mem unmap */
    UR_FUNCTION_VIRTUAL_MEM_SET_ACCESS = 158, /**< virtual mem set access */
    UR_FUNCTION_VIRTUAL_MEM_GET_INFO = 159, /**< virtual mem get info */
    UR_FUNCTION_PHYSICAL_MEM_CREATE = 160, /**< physical mem create */
    UR_FUNCTION_PHYSICAL_MEM_RETAIN = 161, /**< physical mem retain */
    UR_FUNCTION_PHYSICAL_MEM_RELEASE = 162, /**< physical mem release */
    UR_FUNCTION_USM_IMPORT_EXP = 163, /**< usm import exp */
    UR_FUNCTION_USM_RELEASE_EXP = 164, /**< usm release exp */
    UR_FUNCTION_USM_P2P_ENABLE_PEER_ACCESS_EXP = 165, /**< usm p2p enable peer access exp */
    UR_FUNCTION_USM_P2P_DISABLE_PEER_ACCESS_EXP = 166, /**< usm p2p disable peer access exp */
    UR_FUNCTION_USM_P2P_PEER_ACCESS_GET_INFO_EXP = 167, /**< usm p2p peer access get info exp */
    UR_FUNCTION_LOADER_CONFIG_CREATE = 172, /**< loader config create */
    UR_FUNCTION_LOADER_CONFIG_RELEASE = 173, /**< loader config release */
    UR_FUNCTION_LOADER_CONFIG_RETAIN = 174, /**< loader config retain */
    UR_FUNCTION_LOADER_CONFIG_GET_INFO = 175, /**< loader config get info */
    UR_FUNCTION_LOADER_CONFIG_ENABLE_LAYER = 176, /**< loader config enable layer */
    UR_FUNCTION_ADAPTER_RELEASE = 177, /**< adapter release */
    UR_FUNCTION_ADAPTER_GET = 178, /**< adapter get */
    UR_FUNCTION_ADAPTER_RETAIN = 179, /**< adapter retain */
    UR_FUNCTION_ADAPTER_GET_LAST_ERROR = 180, /**< adapter get last error */
    UR_FUNCTION_ADAPTER_GET_INFO = 181, /**< adapter get info */
    UR_FUNCTION_PROGRAM_BUILD_EXP = 197, /**< program build exp */
    UR_FUNCTION_PROGRAM_COMPILE_EXP = 198, /**< program compile exp */
    UR_FUNCTION_PROGRAM_LINK_EXP = 199, /**< program link exp */
    UR_FUNCTION_LOADER_CONFIG_SET_CODE_LOCATION_CALLBACK = 200, /**< loader config set code location callback */
    UR_FUNCTION_LOADER_INIT = 201, /**< loader init */
    UR_FUNCTION_LOADER_TEAR_DOWN = 202, /**< loader tear down */
    UR_FUNCTION_PROGRAM_GET_GLOBAL_VARIABLE_POINTER = 216, /**< program get global variable pointer */
    UR_FUNCTION_DEVICE_GET_SELECTED = 217, /**< device get selected */
    UR_FUNCTION_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_EXP = 220, /**< command buffer update kernel launch exp */
    UR_FUNCTION_COMMAND_BUFFER_GET_INFO_EXP = 221, /**< command buffer get info exp */
    UR_FUNCTION_ENQUEUE_TIMESTAMP_RECORDING_EXP = 223, /**< enqueue timestamp recording exp */
    UR_FUNCTION_KERNEL_GET_SUGGESTED_LOCAL_WORK_SIZE = 225, /**< kernel get suggested local work size */
    UR_FUNCTION_BINDLESS_IMAGES_IMPORT_EXTERNAL_MEMORY_EXP = 226, /**< bindless images import external memory exp */
    UR_FUNCTION_BINDLESS_IMAGES_IMPORT_EXTERNAL_SEMAPHORE_EXP = 227, /**< bindless images import external semaphore exp */
    UR_FUNCTION_ENQUEUE_NATIVE_COMMAND_EXP = 228, /**< enqueue native command exp */
    UR_FUNCTION_LOADER_CONFIG_SET_MOCKING_ENABLED = 229, /**< loader config set mocking enabled */
    UR_FUNCTION_BINDLESS_IMAGES_RELEASE_EXTERNAL_MEMORY_EXP = 230, /**< bindless images release external memory exp */
    UR_FUNCTION_COMMAND_BUFFER_APPEND_USM_MEMCPY_EXP = 231, /**< command buffer append usm memcpy exp */
    UR_FUNCTION_COMMAND_BUFFER_APPEND_USM_FILL_EXP = 232, /**< command buffer append usm fill exp */
    UR_FUNCTION_COMMAND_BUFFER_APPEND_MEM_BUFFER_COPY_EXP = 233, /**< command buffer append mem buffer copy exp */
    UR_FUNCTION_COMMAND_BUFFER_APPEND_MEM_BUFFER_WRITE_EXP = 234, /**< command buffer append mem buffer write exp */
    UR_FUNCTION_COMMAND_BUFFER_APPEND_MEM_BUFFER_READ_EXP = 235, /**< command buffer append mem buffer read exp */
    UR_FUNCTION_COMMAND_BUFFER_APPEND_MEM_BUFFER_COPY_RECT_EXP = 236, /**< command buffer append mem buffer copy rect exp */
    UR_FUNCTION_COMMAND_BUFFER_APPEND_MEM_BUFFER_WRITE_RECT_EXP = 237, /**< command buffer append mem buffer write rect exp */
    UR_FUNCTION_COMMAND_BUFFER_APPEND_MEM_BUFFER_READ_RECT_EXP = 238, /**< command buffer append mem buffer read rect exp */
    UR_FUNCTION_COMMAND_BUFFER_APPEND_MEM_BUFFER_FILL_EXP = 239, /**< command buffer append mem buffer fill exp */
    UR_FUNCTION_COMMAND_BUFFER_APPEND_USM_PREFETCH_EXP = 240, /**< command buffer append usm prefetch exp */
    UR_FUNCTION_COMMAND_BUFFER_APPEND_USM_ADVISE_EXP = 241, /**< command buffer append usm advise exp */
    UR_FUNCTION_ENQUEUE_COMMAND_BUFFER_EXP = 242, /**< enqueue command buffer exp */
    UR_FUNCTION_COMMAND_BUFFER_UPDATE_SIGNAL_EVENT_EXP = 243, /**< command buffer update signal event exp */
    UR_FUNCTION_COMMAND_BUFFER_UPDATE_WAIT_EVENTS_EXP = 244, /**< command buffer update wait events exp */
    UR_FUNCTION_BINDLESS_IMAGES_MAP_EXTERNAL_LINEAR_MEMORY_EXP = 245, /**< bindless images map external linear memory exp */
    UR_FUNCTION_ENQUEUE_EVENTS_WAIT_WITH_BARRIER_EXT = 246, /**< enqueue events wait with barrier ext */
    UR_FUNCTION_PHYSICAL_MEM_GET_INFO = 249, /**< physical mem get info */
    UR_FUNCTION_ENQUEUE_USM_DEVICE_ALLOC_EXP = 250, /**< enqueue usm device alloc exp */
    UR_FUNCTION_ENQUEUE_USM_SHARED_ALLOC_EXP = 251, /**< enqueue usm shared alloc exp */
    UR_FUNCTION_ENQUEUE_USM_HOST_ALLOC_EXP = 252, /**< enqueue usm host alloc exp */
    UR_FUNCTION_ENQUEUE_USM_FREE_EXP = 253, /**< enqueue usm free exp */
    UR_FUNCTION_USM_POOL_CREATE_EXP = 254, /**< usm pool create exp */
    UR_FUNCTION_USM_POOL_DESTROY_EXP = 255, /**< usm pool destroy exp */
    UR_FUNCTION_USM_POOL_GET_DEFAULT_DEVICE_POOL_EXP = 257, /**< usm pool get default device pool exp */
    UR_FUNCTION_USM_POOL_SET_DEVICE_POOL_EXP = 259, /**< usm pool set device pool exp */
    UR_FUNCTION_USM_POOL_GET_DEVICE_POOL_EXP = 260, /**< usm pool get device pool exp */
    UR_FUNCTION_USM_POOL_TRIM_TO_EXP = 261, /**< usm pool trim to exp */
    UR_FUNCTION_USM_POOL_GET_INFO_EXP = 262, /**< usm pool get info exp */
    UR_FUNCTION_COMMAND_BUFFER_APPEND_NATIVE_COMMAND_EXP = 263, /**< command buffer append native command exp */
    UR_FUNCTION_COMMAND_BUFFER_GET_NATIVE_HANDLE_EXP = 264, /**< command buffer get native handle exp */
    UR_FUNCTION_USM_POOL_SET_INFO_EXP = 265, /**< usm pool set info exp */
    UR_FUNCTION_ADAPTER_SET_LOGGER_CALLBACK = 266, /**< adapter set logger callback */
    UR_FUNCTION_ADAPTER_SET_LOGGER_CALLBACK_LEVEL = 267, /**< adapter set logger callback level */
    UR_FUNCTION_BINDLESS_IMAGES_GET_IMAGE_UNSAMPLED_HANDLE_SUPPORT_EXP = 268, /**< bindless images get image unsampled handle support exp */
    UR_FUNCTION_BINDLESS_IMAGES_GET_IMAGE_SAMPLED_HANDLE_SUPPORT_EXP = 269, /**< bindless images get image sampled handle support exp */
    UR_FUNCTION_BINDLESS_IMAGES_GET_IMAGE_MEMORY_HANDLE_TYPE_SUPPORT_EXP = 270, /**< bindless images get image memory handle type support exp */
    UR_FUNCTION_BINDLESS_IMAGES_FREE_MAPPED_LINEAR_MEMORY_EXP = 271, /**< bindless images free mapped linear memory exp */
    UR_FUNCTION_KERNEL_SUGGEST_MAX_COOPERATIVE_GROUP_COUNT = 272, /**< kernel suggest max cooperative group count */
    UR_FUNCTION_USM_CONTEXT_MEMCPY_EXP = 273, /**< usm context memcpy exp */
    UR_FUNCTION_MEMORY_EXPORT_ALLOC_EXPORTABLE_MEMORY_EXP = 285, /**< memory export alloc exportable memory exp */
    UR_FUNCTION_MEMORY_EXPORT_FREE_EXPORTABLE_MEMORY_EXP = 286, /**< memory export free exportable memory exp */
    UR_FUNCTION_MEMORY_EXPORT_EXPORT_MEMORY_HANDLE_EXP = 287, /**< memory export export memory handle exp */
    UR_FUNCTION_BINDLESS_IMAGES_SUPPORTS_IMPORTING_HANDLE_TYPE_EXP = 288, /**< bindless images supports importing handle type exp */
    UR_FUNCTION_IPC_GET_MEM_HANDLE_EXP = 289, /**< ipc get mem handle exp */
    UR_FUNCTION_IPC_PUT_MEM_HANDLE_EXP = 290, /**< ipc put mem handle exp */
    UR_FUNCTION_IPC_OPEN_MEM_HANDLE_EXP = 291, /**< ipc open mem handle exp */
    UR_FUNCTION_IPC_CLOSE_MEM_HANDLE_EXP = 292, /**< ipc close mem handle exp */
    UR_FUNCTION_DEVICE_WAIT_EXP = 293, /**< device wait exp */
    UR_FUNCTION_PROGRAM_DYNAMIC_LINK_EXP = 294, /**< program dynamic link exp */
    UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH_WITH_ARGS_EXP = 295, /**< enqueue kernel launch with args exp */
    UR_FUNCTION_GRAPH_CREATE_EXP = 296, /**< graph create exp */
    UR_FUNCTION_QUEUE_BEGIN_GRAPH_CAPTURE_EXP = 297, /**< queue begin graph capture exp */
    UR_FUNCTION_QUEUE_BEGIN_CAPTURE_INTO_GRAPH_EXP = 298, /**< queue begin capture into graph exp */
    UR_FUNCTION_QUEUE_END_GRAPH_CAPTURE_EXP = 299, /**< queue end graph capture exp */
    UR_FUNCTION_GRAPH_DESTROY_EXP = 302, /**< graph destroy exp */
    UR_FUNCTION_GRAPH_EXECUTABLE_GRAPH_DESTROY_EXP = 303, /**< graph executable graph destroy exp */
    UR_FUNCTION_QUEUE_IS_GRAPH_CAPTURE_ENABLED_EXP = 304, /**< queue is graph capture enabled exp */
    UR_FUNCTION_GRAPH_IS_EMPTY_EXP = 305, /**< graph is empty exp */
    UR_FUNCTION_GRAPH_DUMP_CONTENTS_EXP = 306, /**< graph dump contents exp */
    UR_FUNCTION_GRAPH_INSTANTIATE_GRAPH_EXP = 307, /**< graph instantiate graph exp */
    UR_FUNCTION_ENQUEUE_GRAPH_EXP = 308, /**< enqueue graph exp */
    UR_FUNCTION_ENQUEUE_HOST_TASK_EXP = 309, /**< enqueue host task exp */
    UR_FUNCTION_COMMAND_BUFFER_APPEND_KERNEL_LAUNCH_WITH_ARGS_EXP = 310, /**< command buffer append kernel launch with args exp */
    UR_FUNCTION_KERNEL_GET_SUGGESTED_LOCAL_WORK_SIZE_WITH_ARGS = 311, /**< kernel get suggested local work size with args */
    UR_FUNCTION_USM_HOST_ALLOC_REGISTER_EXP = 312, /**< usm host alloc register exp */
    UR_FUNCTION_USM_HOST_ALLOC_UNREGISTER_EXP = 313, /**< usm host alloc unregister exp */
    UR_FUNCTION_QUEUE_GET_GRAPH_EXP = 314, /**< queue get graph exp */
    UR_FUNCTION_GRAPH_SET_DESTRUCTION_CALLBACK_EXP = 315, /**< graph set destruction callback exp */
    UR_FUNCTION_IPC_GET_PHYS_MEM_HANDLE_EXP = 316, /**< ipc get phys mem handle exp */
    UR_FUNCTION_IPC_PUT_PHYS_MEM_HANDLE_EXP = 317, /**< ipc put phys mem handle exp */
    UR_FUNCTION_IPC_OPEN_PHYS_MEM_HANDLE_EXP = 318, /**< ipc open phys mem handle exp */
    UR_FUNCTION_IPC_CLOSE_PHYS_MEM_HANDLE_EXP = 319, /**< ipc close phys mem handle exp */
    UR_FUNCTION_GRAPH_GET_NATIVE_HANDLE_EXP = 320, /**< graph get native handle exp */
    UR_FUNCTION_GRAPH_EXECUTABLE_GRAPH_GET_NATIVE_HANDLE_EXP = 321, /**< graph executable graph get native handle exp */
    UR_FUNCTION_EVENT_CREATE_EXP = 322, /**< event create exp */
    UR_FUNCTION_IPC_GET_EVENT_HANDLE_EXP = 323, /**< ipc get event handle exp */
    UR_FUNCTION_IPC_PUT_EVENT_HANDLE_EXP = 324, /**< ipc put event handle exp */
    UR_FUNCTION_IPC_OPEN_EVENT_HANDLE_EXP = 325, /**< ipc open event handle exp */
    UR_FUNCTION_GRAPH_GET_ID_EXP = 326, /**< graph get id exp */
    UR_FUNCTION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_function_t;

/* Structure type. */
typedef enum ur_structure_type_t {
    UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES = 0, /**< context properties */
    UR_STRUCTURE_TYPE_IMAGE_DESC = 1, /**< image desc */
    UR_STRUCTURE_TYPE_BUFFER_PROPERTIES = 2, /**< buffer properties */
    UR_STRUCTURE_TYPE_BUFFER_REGION = 3, /**< buffer region */
    UR_STRUCTURE_TYPE_BUFFER_CHANNEL_PROPERTIES = 4, /**< buffer channel properties */
    UR_STRUCTURE_TYPE_BUFFER_ALLOC_LOCATION_PROPERTIES = 5, /**< buffer alloc location properties */
    UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES = 6, /**< program properties */
    UR_STRUCTURE_TYPE_USM_DESC = 7, /**< usm desc */
    UR_STRUCTURE_TYPE_USM_HOST_DESC = 8, /**< usm host desc */
    UR_STRUCTURE_TYPE_USM_DEVICE_DESC = 9, /**< usm device desc */
    UR_STRUCTURE_TYPE_USM_POOL_DESC = 10, /**< usm pool desc */
    UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC = 11, /**< usm pool limits desc */
    UR_STRUCTURE_TYPE_DEVICE_BINARY = 12, /**< device binary */
    UR_STRUCTURE_TYPE_SAMPLER_DESC = 13, /**< sampler desc */
    UR_STRUCTURE_TYPE_QUEUE_PROPERTIES = 14, /**< queue properties */
    UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES = 15, /**< queue index properties */
    UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES = 16, /**< context native properties */
    UR_STRUCTURE_TYPE_KERNEL_NATIVE_PROPERTIES = 17, /**< kernel native properties */
    UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES = 18, /**< queue native properties */
    UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES = 19, /**< mem native properties */
    UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES = 20, /**< event native properties */
    UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES = 21, /**< platform native properties */
    UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES = 22, /**< device native properties */
    UR_STRUCTURE_TYPE_PROGRAM_NATIVE_PROPERTIES = 23, /**< program native properties */
    UR_STRUCTURE_TYPE_SAMPLER_NATIVE_PROPERTIES = 24, /**< sampler native properties */
    UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC = 25, /**< queue native desc */
    UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES = 26, /**< device partition properties */
    UR_STRUCTURE_TYPE_KERNEL_ARG_MEM_OBJ_PROPERTIES = 27, /**< kernel arg mem obj properties */
    UR_STRUCTURE_TYPE_KERNEL_ARG_POINTER_PROPERTIES = 29, /**< kernel arg pointer properties */
    UR_STRUCTURE_TYPE_KERNEL_ARG_SAMPLER_PROPERTIES = 30, /**< kernel arg sampler properties */
    UR_STRUCTURE_TYPE_KERNEL_EXEC_INFO_PROPERTIES = 31, /**< kernel exec info properties */
    UR_STRUCTURE_TYPE_KERNEL_ARG_VALUE_PROPERTIES = 32, /**< kernel arg value properties */
    UR_STRUCTURE_TYPE_KERNEL_ARG_LOCAL_PROPERTIES = 33, /**< kernel arg local properties */
    UR_STRUCTURE_TYPE_USM_ALLOC_LOCATION_DESC = 35, /**< usm alloc location desc */
    UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC = 36, /**< usm pool buffer desc */
    UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES = 37, /**< physical mem properties */
    UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES = 38, /**< kernel launch ext properties */
    UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY = 40, /**< kernel launch cluster property */
    UR_STRUCTURE_TYPE_KERNEL_LAUNCH_WORKGROUP_PROPERTY = 41, /**< kernel launch workgroup property */
    UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC = 0x1000, /**< exp command buffer desc */
    UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC = 0x1001, /**< exp command buffer update kernel launch desc */
    UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_MEMOBJ_ARG_DESC = 0x1002, /**< exp command buffer update memobj arg desc */
    UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_POINTER_ARG_DESC = 0x1003, /**< exp command buffer update pointer arg desc */
    UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC = 0x1004, /**< exp command buffer update value arg desc */
    UR_STRUCTURE_TYPE_EXP_SAMPLER_MIP_PROPERTIES = 0x2000, /**< exp sampler mip properties */
    UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC = 0x2001, /**< exp external mem desc */
    UR_STRUCTURE_TYPE_EXP_EXTERNAL_SEMAPHORE_DESC = 0x2002, /**< exp external semaphore desc */
    UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR = 0x2003, /**< exp file descriptor */
    UR_STRUCTURE_TYPE_EXP_WIN32_HANDLE = 0x2004, /**< exp win32 handle */
    UR_STRUCTURE_TYPE_EXP_SAMPLER_ADDR_MODES = 0x2005, /**< exp sampler addr modes */
    UR_STRUCTURE_TYPE_EXP_SAMPLER_CUBEMAP_PROPERTIES = 0x2006, /**< exp sampler cubemap properties */
    UR_STRUCTURE_TYPE_EXP_IMAGE_COPY_REGION = 0x2007, /**< exp image copy region */
    UR_STRUCTURE_TYPE_EXP_WIN32_NAME = 0x2008, /**< exp win32 name */
    UR_STRUCTURE_TYPE_EXP_IMAGE_USER_PITCH_DESC = 0x2009, /**< exp image user pitch desc */
    UR_STRUCTURE_TYPE_EXP_ASYNC_USM_ALLOC_PROPERTIES = 0x2050, /**< exp async usm alloc properties */
    UR_STRUCTURE_TYPE_EXP_ENQUEUE_NATIVE_COMMAND_PROPERTIES = 0x3000, /**< exp enqueue native command properties */
    UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES = 0x4000, /**< exp enqueue ext properties */
    UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES = 0x5000, /**< exp kernel arg properties */
    UR_STRUCTURE_TYPE_EXP_HOST_TASK_PROPERTIES = 0x6000, /**< exp host task properties */
    UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES = 0x7000, /**< exp usm host alloc register properties */
    UR_STRUCTURE_TYPE_EXP_EVENT_DESC = 0x8000, /**< exp event desc */
    UR_STRUCTURE_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_structure_type_t;

/* Result. */
typedef enum ur_result_t {
    UR_RESULT_SUCCESS = 0, /**< success */
    UR_RESULT_ERROR_INVALID_OPERATION = 1, /**< error invalid operation */
    UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES = 2, /**< error invalid queue properties */
    UR_RESULT_ERROR_INVALID_QUEUE = 3, /**< error invalid queue */
    UR_RESULT_ERROR_INVALID_VALUE = 4, /**< error invalid value */
    UR_RESULT_ERROR_INVALID_CONTEXT = 5, /**< error invalid context */
    UR_RESULT_ERROR_INVALID_PLATFORM = 6, /**< error invalid platform */
    UR_RESULT_ERROR_INVALID_BINARY = 7, /**< error invalid binary */
    UR_RESULT_ERROR_INVALID_PROGRAM = 8, /**< error invalid program */
    UR_RESULT_ERROR_INVALID_SAMPLER = 9, /**< error invalid sampler */
    UR_RESULT_ERROR_INVALID_BUFFER_SIZE = 10, /**< error invalid buffer size */
    UR_RESULT_ERROR_INVALID_MEM_OBJECT = 11, /**< error invalid mem object */
    UR_RESULT_ERROR_INVALID_EVENT = 12, /**< error invalid event */
    UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST = 13, /**< error invalid event wait list */
    UR_RESULT_ERROR_MISALIGNED_SUB_BUFFER_OFFSET = 14, /**< error misaligned sub buffer offset */
    UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE = 15, /**< error invalid work group size */
    UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE = 16, /**< error compiler not available */
    UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE = 17, /**< error profiling info not available */
    UR_RESULT_ERROR_DEVICE_NOT_FOUND = 18, /**< error device not found */
    UR_RESULT_ERROR_INVALID_DEVICE = 19, /**< error invalid device */
    UR_RESULT_ERROR_DEVICE_LOST = 20, /**< error device lost */
    UR_RESULT_ERROR_DEVICE_REQUIRES_RESET = 21, /**< error device requires reset */
    UR_RESULT_ERROR_DEVICE_IN_LOW_POWER_STATE = 22, /**< error device in low power state */
    UR_RESULT_ERROR_DEVICE_PARTITION_FAILED = 23, /**< error device partition failed */
    UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT = 24, /**< error invalid device partition count */
    UR_RESULT_ERROR_INVALID_WORK_ITEM_SIZE = 25, /**< error invalid work item size */
    UR_RESULT_ERROR_INVALID_WORK_DIMENSION = 26, /**< error invalid work dimension */
    UR_RESULT_ERROR_INVALID_KERNEL_ARGS = 27, /**< error invalid kernel args */
    UR_RESULT_ERROR_INVALID_KERNEL = 28, /**< error invalid kernel */
    UR_RESULT_ERROR_INVALID_KERNEL_NAME = 29, /**< error invalid kernel name */
    UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX = 30, /**< error invalid kernel argument index */
    UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE = 31, /**< error invalid kernel argument size */
    UR_RESULT_ERROR_INVALID_KERNEL_ATTRIBUTE_VALUE = 32, /**< error invalid kernel attribute value */
    UR_RESULT_ERROR_INVALID_IMAGE_SIZE = 33, /**< error invalid image size */
    UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR = 34, /**< error invalid image format descriptor */
    UR_RESULT_ERROR_MEM_OBJECT_ALLOCATION_FAILURE = 35, /**< error mem object allocation failure */
    UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE = 36, /**< error invalid program executable */
    UR_RESULT_ERROR_UNINITIALIZED = 37, /**< error uninitialized */
    UR_RESULT_ERROR_OUT_OF_HOST_MEMORY = 38, /**< error out of host memory */
    UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY = 39, /**< error out of device memory */
    UR_RESULT_ERROR_OUT_OF_RESOURCES = 40, /**< error out of resources */
    UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE = 41, /**< error program build failure */
    UR_RESULT_ERROR_PROGRAM_LINK_FAILURE = 42, /**< error program link failure */
    UR_RESULT_ERROR_UNSUPPORTED_VERSION = 43, /**< error unsupported version */
    UR_RESULT_ERROR_UNSUPPORTED_FEATURE = 44, /**< error unsupported feature */
    UR_RESULT_ERROR_INVALID_ARGUMENT = 45, /**< error invalid argument */
    UR_RESULT_ERROR_INVALID_NULL_HANDLE = 46, /**< error invalid null handle */
    UR_RESULT_ERROR_HANDLE_OBJECT_IN_USE = 47, /**< error handle object in use */
    UR_RESULT_ERROR_INVALID_NULL_POINTER = 48, /**< error invalid null pointer */
    UR_RESULT_ERROR_INVALID_SIZE = 49, /**< error invalid size */
    UR_RESULT_ERROR_UNSUPPORTED_SIZE = 50, /**< error unsupported size */
    UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT = 51, /**< error unsupported alignment */
    UR_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT = 52, /**< error invalid synchronization object */
    UR_RESULT_ERROR_INVALID_ENUMERATION = 53, /**< error invalid enumeration */
    UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION = 54, /**< error unsupported enumeration */
    UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT = 55, /**< error unsupported image format */
    UR_RESULT_ERROR_INVALID_NATIVE_BINARY = 56, /**< error invalid native binary */
    UR_RESULT_ERROR_INVALID_GLOBAL_NAME = 57, /**< error invalid global name */
    UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE = 58, /**< error function address not available */
    UR_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION = 59, /**< error invalid group size dimension */
    UR_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION = 60, /**< error invalid global width dimension */
    UR_RESULT_ERROR_PROGRAM_UNLINKED = 61, /**< error program unlinked */
    UR_RESULT_ERROR_OVERLAPPING_REGIONS = 62, /**< error overlapping regions */
    UR_RESULT_ERROR_INVALID_HOST_PTR = 63, /**< error invalid host ptr */
    UR_RESULT_ERROR_INVALID_USM_SIZE = 64, /**< error invalid usm size */
    UR_RESULT_ERROR_OBJECT_ALLOCATION_FAILURE = 65, /**< error object allocation failure */
    UR_RESULT_ERROR_ADAPTER_SPECIFIC = 66, /**< error adapter specific */
    UR_RESULT_ERROR_LAYER_NOT_PRESENT = 67, /**< error layer not present */
    UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS = 68, /**< error in event list exec status */
    UR_RESULT_ERROR_DEVICE_NOT_AVAILABLE = 69, /**< error device not available */
    UR_RESULT_ERROR_INVALID_SPEC_ID = 70, /**< error invalid spec id */
    UR_RESULT_ERROR_INVALID_GRAPH = 71, /**< error invalid graph */
    UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED = 72, /**< error graph capture unsupported */
    UR_RESULT_ERROR_GRAPH_CAPTURE_INVALIDATED = 73, /**< error graph capture invalidated */
    UR_RESULT_ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT = 74, /**< error graph capture merge attempt */
    UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING = 75, /**< error command list not capturing */
    UR_RESULT_ERROR_GRAPH_UNJOINED_FORKS = 76, /**< error graph unjoined forks */
    UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT = 77, /**< error graph internal event */
    UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP = 0x1000, /**< error invalid command buffer exp */
    UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP = 0x1001, /**< error invalid command buffer sync point exp */
    UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP = 0x1002, /**< error invalid command buffer sync point wait list exp */
    UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP = 0x1003, /**< error invalid command buffer command handle exp */
    UR_RESULT_ERROR_UNKNOWN = 0x7ffffffe, /**< error unknown */
    UR_RESULT_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_result_t;

/* Backend. */
typedef enum ur_backend_t {
    UR_BACKEND_UNKNOWN = 0, /**< unknown */
    UR_BACKEND_LEVEL_ZERO = 1, /**< level zero */
    UR_BACKEND_OPENCL = 2, /**< opencl */
    UR_BACKEND_CUDA = 3, /**< cuda */
    UR_BACKEND_HIP = 4, /**< hip */
    UR_BACKEND_NATIVE_CPU = 5, /**< native cpu */
    UR_BACKEND_OFFLOAD = 256, /**< offload */
    UR_BACKEND_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_backend_t;

/* Device init flag. */
typedef enum ur_device_init_flag_t {
    UR_DEVICE_INIT_FLAG_GPU = 0x1, /**< gpu */
    UR_DEVICE_INIT_FLAG_CPU = 0x2, /**< cpu */
    UR_DEVICE_INIT_FLAG_FPGA = 0x4, /**< fpga */
    UR_DEVICE_INIT_FLAG_MCA = 0x8, /**< mca */
    UR_DEVICE_INIT_FLAG_VPU = 0x10, /**< vpu */
    UR_DEVICE_INIT_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_device_init_flag_t;

/* Loader config info. */
typedef enum ur_loader_config_info_t {
    UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS = 0, /**< available layers */
    UR_LOADER_CONFIG_INFO_REFERENCE_COUNT = 1, /**< reference count */
    UR_LOADER_CONFIG_INFO_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_loader_config_info_t;

/* Adapter info. */
typedef enum ur_adapter_info_t {
    UR_ADAPTER_INFO_BACKEND = 0, /**< backend */
    UR_ADAPTER_INFO_REFERENCE_COUNT = 1, /**< reference count */
    UR_ADAPTER_INFO_VERSION = 2, /**< version */
    UR_ADAPTER_INFO_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_adapter_info_t;

/* Logger level. */
typedef enum ur_logger_level_t {
    UR_LOGGER_LEVEL_DEBUG = 0, /**< debug */
    UR_LOGGER_LEVEL_INFO = 1, /**< info */
    UR_LOGGER_LEVEL_WARN = 2, /**< warn */
    UR_LOGGER_LEVEL_ERROR = 3, /**< error */
    UR_LOGGER_LEVEL_QUIET = 4, /**< quiet */
    UR_LOGGER_LEVEL_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_logger_level_t;

/* Platform info. */
typedef enum ur_platform_info_t {
    UR_PLATFORM_INFO_NAME = 1, /**< name */
    UR_PLATFORM_INFO_VENDOR_NAME = 2, /**< vendor name */
    UR_PLATFORM_INFO_VERSION = 3, /**< version */
    UR_PLATFORM_INFO_EXTENSIONS = 4, /**< extensions */
    UR_PLATFORM_INFO_PROFILE = 5, /**< profile */
    UR_PLATFORM_INFO_BACKEND = 6, /**< backend */
    UR_PLATFORM_INFO_ADAPTER = 7, /**< adapter */
    UR_PLATFORM_INFO_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_platform_info_t;

/* Api version. */
typedef enum ur_api_version_t {
    UR_API_VERSION_0_6 = 6, /**< 0 6 */
    UR_API_VERSION_0_7 = 7, /**< 0 7 */
    UR_API_VERSION_0_8 = 8, /**< 0 8 */
    UR_API_VERSION_0_9 = 9, /**< 0 9 */
    UR_API_VERSION_0_10 = 10, /**< 0 10 */
    UR_API_VERSION_0_11 = 11, /**< 0 11 */
    UR_API_VERSION_0_12 = 12, /**< 0 12 */
    UR_API_VERSION_CURRENT = 12, /**< current */
    UR_API_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_api_version_t;

/* Device type. */
typedef enum ur_device_type_t {
    UR_DEVICE_TYPE_DEFAULT = 1, /**< default */
    UR_DEVICE_TYPE_ALL = 2, /**< all */
    UR_DEVICE_TYPE_GPU = 3, /**< gpu */
    UR_DEVICE_TYPE_CPU = 4, /**< cpu */
    UR_DEVICE_TYPE_FPGA = 5, /**< fpga */
    UR_DEVICE_TYPE_MCA = 6, /**< mca */
    UR_DEVICE_TYPE_VPU = 7, /**< vpu */
    UR_DEVICE_TYPE_CUSTOM = 8, /**< custom */
    UR_DEVICE_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_device_type_t;

/* Device info. */
typedef enum ur_device_info_t {
    UR_DEVICE_INFO_TYPE = 0, /**< type */
    UR_DEVICE_INFO_VENDOR_ID = 1, /**< vendor id */
    UR_DEVICE_INFO_DEVICE_ID = 2, /**< device id */
    UR_DEVICE_INFO_MAX_COMPUTE_UNITS = 3, /**< max compute units */
    UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS = 4, /**< max work item dimensions */
    UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES = 5, /**< max work item sizes */
    UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE = 6, /**< max work group size */
    UR_DEVICE_INFO_SINGLE_FP_CONFIG = 7, /**< single fp config */
    UR_DEVICE_INFO_HALF_FP_CONFIG = 8, /**< half fp config */
    UR_DEVICE_INFO_DOUBLE_FP_CONFIG = 9, /**< double fp config */
    UR_DEVICE_INFO_QUEUE_PROPERTIES = 10, /**< queue properties */
    UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR = 11, /**< preferred vector width char */
    UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT = 12, /**< preferred vector width short */
    UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT = 13, /**< preferred vector width int */
    UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG = 14, /**< preferred vector width long */
    UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT = 15, /**< preferred vector width float */
    UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE = 16, /**< preferred vector width double */
    UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF = 17, /**< preferred vector width half */
    UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR = 18, /**< native vector width char */
    UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT = 19, /**< native vector width short */
    UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT = 20, /**< native vector width int */
    UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG = 21, /**< native vector width long */
    UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT = 22, /**< native vector width float */
    UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE = 23, /**< native vector width double */
    UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF = 24, /**< native vector width half */
    UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY = 25, /**< max clock frequency */
    UR_DEVICE_INFO_MEMORY_CLOCK_RATE = 26, /**< memory clock rate */
    UR_DEVICE_INFO_ADDRESS_BITS = 27, /**< address bits */
    UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE = 28, /**< max mem alloc size */
    UR_DEVICE_INFO_IMAGE_SUPPORT = 29, /**< image support */
    UR_DEVICE_INFO_MAX_READ_IMAGE_ARGS = 30, /**< max read image args */
    UR_DEVICE_INFO_MAX_WRITE_IMAGE_ARGS = 31, /**< max write image args */
    UR_DEVICE_INFO_MAX_READ_WRITE_IMAGE_ARGS = 32, /**< max read write image args */
    UR_DEVICE_INFO_IMAGE2D_MAX_WIDTH = 33, /**< image2d max width */
    UR_DEVICE_INFO_IMAGE2D_MAX_HEIGHT = 34, /**< image2d max height */
    UR_DEVICE_INFO_IMAGE3D_MAX_WIDTH = 35, /**< image3d max width */
    UR_DEVICE_INFO_IMAGE3D_MAX_HEIGHT = 36, /**< image3d max height */
    UR_DEVICE_INFO_IMAGE3D_MAX_DEPTH = 37, /**< image3d max depth */
    UR_DEVICE_INFO_IMAGE_MAX_BUFFER_SIZE = 38, /**< image max buffer size */
    UR_DEVICE_INFO_IMAGE_MAX_ARRAY_SIZE = 39, /**< image max array size */
    UR_DEVICE_INFO_MAX_SAMPLERS = 40, /**< max samplers */
    UR_DEVICE_INFO_MAX_PARAMETER_SIZE = 41, /**< max parameter size */
    UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN = 42, /**< mem base addr align */
    UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE = 43, /**< global mem cache type */
    UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE = 44, /**< global mem cacheline size */
    UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE = 45, /**< global mem cache size */
    UR_DEVICE_INFO_GLOBAL_MEM_SIZE = 46, /**< global mem size */
    UR_DEVICE_INFO_GLOBAL_MEM_FREE = 47, /**< global mem free */
    UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE = 48, /**< max constant buffer size */
    UR_DEVICE_INFO_MAX_CONSTANT_ARGS = 49, /**< max constant args */
    UR_DEVICE_INFO_LOCAL_MEM_TYPE = 50, /**< local mem type */
    UR_DEVICE_INFO_LOCAL_MEM_SIZE = 51, /**< local mem size */
    UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT = 52, /**< error correction support */
    UR_DEVICE_INFO_HOST_UNIFIED_MEMORY = 53, /**< host unified memory */
    UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION = 54, /**< profiling timer resolution */
    UR_DEVICE_INFO_ENDIAN_LITTLE = 55, /**< endian little */
    UR_DEVICE_INFO_AVAILABLE = 56, /**< available */
    UR_DEVICE_INFO_COMPILER_AVAILABLE = 57, /**< compiler available */
    UR_DEVICE_INFO_LINKER_AVAILABLE = 58, /**< linker available */
    UR_DEVICE_INFO_EXECUTION_CAPABILITIES = 59, /**< execution capabilities */
    UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES = 60, /**< queue on device properties */
    UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES = 61, /**< queue on host properties */
    UR_DEVICE_INFO_BUILT_IN_KERNELS = 62, /**< built in kernels */
    UR_DEVICE_INFO_PLATFORM = 63, /**< platform */
    UR_DEVICE_INFO_REFERENCE_COUNT = 64, /**< reference count */
    UR_DEVICE_INFO_IL_VERSION = 65, /**< il version */
    UR_DEVICE_INFO_NAME = 66, /**< name */
    UR_DEVICE_INFO_VENDOR = 67, /**< vendor */
    UR_DEVICE_INFO_DRIVER_VERSION = 68, /**< driver version */
    UR_DEVICE_INFO_PROFILE = 69, /**< profile */
    UR_DEVICE_INFO_VERSION = 70, /**< version */
    UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION = 71, /**< backend runtime version */
    UR_DEVICE_INFO_EXTENSIONS = 72, /**< extensions */
    UR_DEVICE_INFO_PRINTF_BUFFER_SIZE = 73, /**< printf buffer size */
    UR_DEVICE_INFO_PREFERRED_INTEROP_USER_SYNC = 74, /**< preferred interop user sync */
    UR_DEVICE_INFO_PARENT_DEVICE = 75, /**< parent device */
    UR_DEVICE_INFO_SUPPORTED_PARTITIONS = 76, /**< supported partitions */
    UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES = 77, /**< partition max sub devices */
    UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN = 78, /**< partition affinity domain */
    UR_DEVICE_INFO_PARTITION_TYPE = 79, /**< partition type */
    UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS = 80, /**< max num sub groups */
    UR_DEVICE_INFO_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS = 81, /**< sub group independent forward progress */
    UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL = 82, /**< sub group sizes intel */
    UR_DEVICE_INFO_USM_HOST_SUPPORT = 83, /**< usm host support */
    UR_DEVICE_INFO_USM_DEVICE_SUPPORT = 84, /**< usm device support */
    UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT = 85, /**< usm single shared support */
    UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT = 86, /**< usm cross shared support */
    UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT = 87, /**< usm system shared support */
    UR_DEVICE_INFO_UUID = 88, /**< uuid */
    UR_DEVICE_INFO_PCI_ADDRESS = 89, /**< pci address */
    UR_DEVICE_INFO_GPU_EU_COUNT = 90, /**< gpu eu count */
    UR_DEVICE_INFO_GPU_EU_SIMD_WIDTH = 91, /**< gpu eu simd width */
    UR_DEVICE_INFO_GPU_EU_SLICES = 92, /**< gpu eu slices */
    UR_DEVICE_INFO_GPU_EU_COUNT_PER_SUBSLICE = 93, /**< gpu eu count per subslice */
    UR_DEVICE_INFO_GPU_SUBSLICES_PER_SLICE = 94, /**< gpu subslices per slice */
    UR_DEVICE_INFO_GPU_HW_THREADS_PER_EU = 95, /**< gpu hw threads per eu */
    UR_DEVICE_INFO_MAX_MEMORY_BANDWIDTH = 96, /**< max memory bandwidth */
    UR_DEVICE_INFO_IMAGE_SRGB = 97, /**< image srgb */
    UR_DEVICE_INFO_BUILD_ON_SUBDEVICE = 98, /**< build on subdevice */
    UR_DEVICE_INFO_ATOMIC_64 = 99, /**< atomic 64 */
    UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES = 100, /**< atomic memory order capabilities */
    UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES = 101, /**< atomic memory scope capabilities */
    UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES = 102, /**< atomic fence order capabilities */
    UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES = 103, /**< atomic fence scope capabilities */
    UR_DEVICE_INFO_BFLOAT16 = 104, /**< bfloat16 */
    UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES = 105, /**< max compute queue indices */
    UR_DEVICE_INFO_KERNEL_SET_SPECIALIZATION_CONSTANTS = 106, /**< kernel set specialization constants */
    UR_DEVICE_INFO_MEMORY_BUS_WIDTH = 107, /**< memory bus width */
    UR_DEVICE_INFO_MAX_WORK_GROUPS_3D = 108, /**< max work groups 3d */
    UR_DEVICE_INFO_ASYNC_BARRIER = 109, /**< async barrier */
    UR_DEVICE_INFO_MEM_CHANNEL_SUPPORT = 110, /**< mem channel support */
    UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT = 111, /**< host pipe read write support */
    UR_DEVICE_INFO_MAX_REGISTERS_PER_WORK_GROUP = 112, /**< max registers per work group */
    UR_DEVICE_INFO_IP_VERSION = 113, /**< ip version */
    UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT = 114, /**< virtual memory support */
    UR_DEVICE_INFO_ESIMD_SUPPORT = 115, /**< esimd support */
    UR_DEVICE_INFO_COMPONENT_DEVICES = 116, /**< component devices */
    UR_DEVICE_INFO_COMPOSITE_DEVICE = 117, /**< composite device */
    UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT = 118, /**< global variable support */
    UR_DEVICE_INFO_USM_POOL_SUPPORT = 119, /**< usm pool support */
    UR_DEVICE_INFO_NUM_COMPUTE_UNITS = 120, /**< num compute units */
    UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS = 121, /**< program set specialization constants */
    UR_DEVICE_INFO_USE_NATIVE_ASSERT = 122, /**< use native assert */
    UR_DEVICE_INFO_CURRENT_CLOCK_THROTTLE_REASONS = 123, /**< current clock throttle reasons */
    UR_DEVICE_INFO_FAN_SPEED = 124, /**< fan speed */
    UR_DEVICE_INFO_MIN_POWER_LIMIT = 125, /**< min power limit */
    UR_DEVICE_INFO_MAX_POWER_LIMIT = 126, /**< max power limit */
    UR_DEVICE_INFO_BFLOAT16_CONVERSIONS_NATIVE = 127, /**< bfloat16 conversions native */
    UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES = 128, /**< kernel launch capabilities */
    UR_DEVICE_INFO_LUID = 129, /**< luid */
    UR_DEVICE_INFO_NODE_MASK = 130, /**< node mask */
    UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG_LONG = 131, /**< preferred vector width long long */
    UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG_LONG = 132, /**< native vector width long long */
    UR_DEVICE_INFO_MAX_WORK_GROUPS = 133, /**< max work groups */
    UR_DEVICE_INFO_XE_STACK_COUNT = 134, /**< xe stack count */
    UR_DEVICE_INFO_XE_REGIONS_PER_STACK = 135, /**< xe regions per stack */
    UR_DEVICE_INFO_XE_CLUSTERS_PER_REGION = 136, /**< xe clusters per region */
    UR_DEVICE_INFO_XE_CORES_PER_CLUSTER = 137, /**< xe cores per cluster */
    UR_DEVICE_INFO_EUS_PER_XE_CORE = 138, /**< eus per xe core */
    UR_DEVICE_INFO_MAX_LANES_PER_HW_THREAD = 139, /**< max lanes per hw thread */
    UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP = 0x1000, /**< command buffer support exp */
    UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP = 0x1001, /**< command buffer update capabilities exp */
    UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP = 0x1002, /**< command buffer event support exp */
    UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP = 0x1003, /**< command buffer subgraph support exp */
    UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP = 0x2000, /**< bindless images support exp */
    UR_DEVICE_INFO_BINDLESS_IMAGES_SHARED_USM_SUPPORT_EXP = 0x2001, /**< bindless images shared usm support exp */
    UR_DEVICE_INFO_BINDLESS_IMAGES_1D_USM_SUPPORT_EXP = 0x2002, /**< bindless images 1d usm support exp */
    UR_DEVICE_INFO_BINDLESS_IMAGES_2D_USM_SUPPORT_EXP = 0x2003, /**< bindless images 2d usm support exp */
    UR_DEVICE_INFO_IMAGE_PITCH_ALIGN_EXP = 0x2004, /**< image pitch align exp */
    UR_DEVICE_INFO_MAX_IMAGE_LINEAR_WIDTH_EXP = 0x2005, /**< max image linear width exp */
    UR_DEVICE_INFO_MAX_IMAGE_LINEAR_HEIGHT_EXP = 0x2006, /**< max image linear height exp */
    UR_DEVICE_INFO_MAX_IMAGE_LINEAR_PITCH_EXP = 0x2007, /**< max image linear pitch exp */
    UR_DEVICE_INFO_MIPMAP_SUPPORT_EXP = 0x2008, /**< mipmap support exp */
    UR_DEVICE_INFO_MIPMAP_ANISOTROPY_SUPPORT_EXP = 0x2009, /**< mipmap anisotropy support exp */
    UR_DEVICE_INFO_MIPMAP_MAX_ANISOTROPY_EXP = 0x200a, /**< mipmap max anisotropy exp */
    UR_DEVICE_INFO_MIPMAP_LEVEL_REFERENCE_SUPPORT_EXP = 0x200b, /**< mipmap level reference support exp */
    UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP = 0x200c, /**< external memory import support exp */
    UR_DEVICE_INFO_EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP = 0x200e, /**< external semaphore import support exp */
    UR_DEVICE_INFO_CUBEMAP_SUPPORT_EXP = 0x2010, /**< cubemap support exp */
    UR_DEVICE_INFO_CUBEMAP_SEAMLESS_FILTERING_SUPPORT_EXP = 0x2011, /**< cubemap seamless filtering support exp */
    UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_USM_SUPPORT_EXP = 0x2012, /**< bindless sampled image fetch 1d usm support exp */
    UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_SUPPORT_EXP = 0x2013, /**< bindless sampled image fetch 1d support exp */
    UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_USM_SUPPORT_EXP = 0x2014, /**< bindless sampled image fetch 2d usm support exp */
    UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_SUPPORT_EXP = 0x2015, /**< bindless sampled image fetch 2d support exp */
    UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_3D_SUPPORT_EXP = 0x2017, /**< bindless sampled image fetch 3d support exp */
    UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP = 0x2018, /**< timestamp recording support exp */
    UR_DEVICE_INFO_IMAGE_ARRAY_SUPPORT_EXP = 0x2019, /**< image array support exp */
    UR_DEVICE_INFO_BINDLESS_UNIQUE_ADDRESSING_PER_DIM_SUPPORT_EXP = 0x201a, /**< bindless unique addressing per dim support exp */
    UR_DEVICE_INFO_BINDLESS_SAMPLE_1D_USM_SUPPORT_EXP = 0x201b, /**< bindless sample 1d usm support exp */
    UR_DEVICE_INFO_BINDLESS_SAMPLE_2D_USM_SUPPORT_EXP = 0x201c, /**< bindless sample 2d usm support exp */
    UR_DEVICE_INFO_BINDLESS_IMAGES_GATHER_SUPPORT_EXP = 0x201d, /**< bindless images gather support exp */
    UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP = 0x2020, /**< enqueue native command support exp */
    UR_DEVICE_INFO_LOW_POWER_EVENTS_SUPPORT_EXP = 0x2021, /**< low power events support exp */
    UR_DEVICE_INFO_2D_BLOCK_ARRAY_CAPABILITIES_EXP = 0x2022, /**< 2d block array capabilities exp */
    UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP = 0x2023, /**< ipc memory support exp */
    UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP = 0x2024, /**< ipc physical memory support exp */
    UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP = 0x2025, /**< reusable events support exp */
    UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP = 0x2026, /**< ipc event support exp */
    UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP = 0x2050, /**< async usm allocations support exp */
    UR_DEVICE_INFO_CLOCK_SUB_GROUP_SUPPORT_EXP = 0x2060, /**< clock sub group support exp */
    UR_DEVICE_INFO_CLOCK_WORK_GROUP_SUPPORT_EXP = 0x2061, /**< clock work group support exp */
    UR_DEVICE_INFO_CLOCK_DEVICE_SUPPORT_EXP = 0x2062, /**< clock device support exp */
    UR_DEVICE_INFO_IS_INTEGRATED_GPU = 0x2070, /**< is integrated gpu */
    UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP = 0x2080, /**< graph record and replay support exp */
    UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP = 0x2090, /**< usm host alloc register support exp */
    UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP = 0x20a0, /**< per event profiling support exp */
    UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP = 0x4000, /**< usm p2p support exp */
    UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP = 0x6000, /**< multi device compile support exp */
    UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP = 0x6002, /**< device wait support exp */
    UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP = 0x6003, /**< dynamic link support exp */
    UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP = 0x7000, /**< usm context memcpy support exp */
    UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP = 0x8000, /**< memory export exportable device mem exp */
    UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP = 0x9000, /**< enqueue host task support exp */
    UR_DEVICE_INFO_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_device_info_t;

/* Device affinity domain flag. */
typedef enum ur_device_affinity_domain_flag_t {
    UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA = 0x1, /**< numa */
    UR_DEVICE_AFFINITY_DOMAIN_FLAG_L4_CACHE = 0x2, /**< l4 cache */
    UR_DEVICE_AFFINITY_DOMAIN_FLAG_L3_CACHE = 0x4, /**< l3 cache */
    UR_DEVICE_AFFINITY_DOMAIN_FLAG_L2_CACHE = 0x8, /**< l2 cache */
    UR_DEVICE_AFFINITY_DOMAIN_FLAG_L1_CACHE = 0x10, /**< l1 cache */
    UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE = 0x20, /**< next partitionable */
    UR_DEVICE_AFFINITY_DOMAIN_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_device_affinity_domain_flag_t;

/* Device partition. */
typedef enum ur_device_partition_t {
    UR_DEVICE_PARTITION_EQUALLY = 0x1086, /**< equally */
    UR_DEVICE_PARTITION_BY_COUNTS = 0x1087, /**< by counts */
    UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN = 0x1088, /**< by affinity domain */
    UR_DEVICE_PARTITION_BY_CSLICE = 0x1089, /**< by cslice */
    UR_DEVICE_PARTITION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_device_partition_t;

/* Device fp capability flag. */
typedef enum ur_device_fp_capability_flag_t {
    UR_DEVICE_FP_CAPABILITY_FLAG_CORRECTLY_ROUNDED_DIVIDE_SQRT = 0x1, /**< correctly rounded divide sqrt */
    UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_NEAREST = 0x2, /**< round to nearest */
    UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_ZERO = 0x4, /**< round to zero */
    UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_INF = 0x8, /**< round to inf */
    UR_DEVICE_FP_CAPABILITY_FLAG_INF_NAN = 0x10, /**< inf nan */
    UR_DEVICE_FP_CAPABILITY_FLAG_DENORM = 0x20, /**< denorm */
    UR_DEVICE_FP_CAPABILITY_FLAG_FMA = 0x40, /**< fma */
    UR_DEVICE_FP_CAPABILITY_FLAG_SOFT_FLOAT = 0x80, /**< soft float */
    UR_DEVICE_FP_CAPABILITY_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_device_fp_capability_flag_t;

/* Device memory cache type. */
typedef enum ur_device_mem_cache_type_t {
    UR_DEVICE_MEM_CACHE_TYPE_NONE = 0, /**< none */
    UR_DEVICE_MEM_CACHE_TYPE_READ_ONLY_CACHE = 1, /**< read only cache */
    UR_DEVICE_MEM_CACHE_TYPE_READ_WRITE_CACHE = 2, /**< read write cache */
    UR_DEVICE_MEM_CACHE_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_device_mem_cache_type_t;

/* Device local memory type. */
typedef enum ur_device_local_mem_type_t {
    UR_DEVICE_LOCAL_MEM_TYPE_NONE = 0, /**< none */
    UR_DEVICE_LOCAL_MEM_TYPE_LOCAL = 1, /**< local */
    UR_DEVICE_LOCAL_MEM_TYPE_GLOBAL = 2, /**< global */
    UR_DEVICE_LOCAL_MEM_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_device_local_mem_type_t;

/* Device exec capability flag. */
typedef enum ur_device_exec_capability_flag_t {
    UR_DEVICE_EXEC_CAPABILITY_FLAG_KERNEL = 0x1, /**< kernel */
    UR_DEVICE_EXEC_CAPABILITY_FLAG_NATIVE_KERNEL = 0x2, /**< native kernel */
    UR_DEVICE_EXEC_CAPABILITY_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_device_exec_capability_flag_t;

/* Memory order capability flag. */
typedef enum ur_memory_order_capability_flag_t {
    UR_MEMORY_ORDER_CAPABILITY_FLAG_RELAXED = 0x1, /**< relaxed */
    UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQUIRE = 0x2, /**< acquire */
    UR_MEMORY_ORDER_CAPABILITY_FLAG_RELEASE = 0x4, /**< release */
    UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQ_REL = 0x8, /**< acq rel */
    UR_MEMORY_ORDER_CAPABILITY_FLAG_SEQ_CST = 0x10, /**< seq cst */
    UR_MEMORY_ORDER_CAPABILITY_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_memory_order_capability_flag_t;

/* Memory scope capability flag. */
typedef enum ur_memory_scope_capability_flag_t {
    UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_ITEM = 0x1, /**< work item */
    UR_MEMORY_SCOPE_CAPABILITY_FLAG_SUB_GROUP = 0x2, /**< sub group */
    UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_GROUP = 0x4, /**< work group */
    UR_MEMORY_SCOPE_CAPABILITY_FLAG_DEVICE = 0x8, /**< device */
    UR_MEMORY_SCOPE_CAPABILITY_FLAG_SYSTEM = 0x10, /**< system */
    UR_MEMORY_SCOPE_CAPABILITY_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_memory_scope_capability_flag_t;

/* Device usm access capability flag. */
typedef enum ur_device_usm_access_capability_flag_t {
    UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS = 0x1, /**< access */
    UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_ACCESS = 0x2, /**< atomic access */
    UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_CONCURRENT_ACCESS = 0x4, /**< concurrent access */
    UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_CONCURRENT_ACCESS = 0x8, /**< atomic concurrent access */
    UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_device_usm_access_capability_flag_t;

/* Device throttle reasons flag. */
typedef enum ur_device_throttle_reasons_flag_t {
    UR_DEVICE_THROTTLE_REASONS_FLAG_POWER_CAP = 0x1, /**< power cap */
    UR_DEVICE_THROTTLE_REASONS_FLAG_CURRENT_LIMIT = 0x2, /**< current limit */
    UR_DEVICE_THROTTLE_REASONS_FLAG_THERMAL_LIMIT = 0x4, /**< thermal limit */
    UR_DEVICE_THROTTLE_REASONS_FLAG_PSU_ALERT = 0x8, /**< psu alert */
    UR_DEVICE_THROTTLE_REASONS_FLAG_SW_RANGE = 0x10, /**< sw range */
    UR_DEVICE_THROTTLE_REASONS_FLAG_HW_RANGE = 0x20, /**< hw range */
    UR_DEVICE_THROTTLE_REASONS_FLAG_OTHER = 0x40, /**< other */
    UR_DEVICE_THROTTLE_REASONS_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_device_throttle_reasons_flag_t;

/* Kernel launch properties flag. */
typedef enum ur_kernel_launch_properties_flag_t {
    UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE = 0x1, /**< cooperative */
    UR_KERNEL_LAUNCH_PROPERTIES_FLAG_CLUSTER_DIMENSION = 0x2, /**< cluster dimension */
    UR_KERNEL_LAUNCH_PROPERTIES_FLAG_WORK_GROUP_MEMORY = 0x4, /**< work group memory */
    UR_KERNEL_LAUNCH_PROPERTIES_FLAG_OPPORTUNISTIC_QUEUE_SERIALIZE = 0x8, /**< opportunistic queue serialize */
    UR_KERNEL_LAUNCH_PROPERTIES_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_kernel_launch_properties_flag_t;

/* Context flag. */
typedef enum ur_context_flag_t {
    UR_CONTEXT_FLAG_TBD = 0x1, /**< tbd */
    UR_CONTEXT_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_context_flag_t;

/* Context info. */
typedef enum ur_context_info_t {
    UR_CONTEXT_INFO_NUM_DEVICES = 0, /**< num devices */
    UR_CONTEXT_INFO_DEVICES = 1, /**< devices */
    UR_CONTEXT_INFO_REFERENCE_COUNT = 2, /**< reference count */
    UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT = 3, /**< usm memcpy2d support */
    UR_CONTEXT_INFO_USM_FILL2D_SUPPORT = 4, /**< usm fill2d support */
    UR_CONTEXT_INFO_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_context_info_t;

/* Memory flag. */
typedef enum ur_mem_flag_t {
    UR_MEM_FLAG_READ_WRITE = 0x1, /**< read write */
    UR_MEM_FLAG_WRITE_ONLY = 0x2, /**< write only */
    UR_MEM_FLAG_READ_ONLY = 0x4, /**< read only */
    UR_MEM_FLAG_USE_HOST_POINTER = 0x8, /**< use host pointer */
    UR_MEM_FLAG_ALLOC_HOST_POINTER = 0x10, /**< alloc host pointer */
    UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER = 0x20, /**< alloc copy host pointer */
    UR_MEM_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_mem_flag_t;

/* Memory type. */
typedef enum ur_mem_type_t {
    UR_MEM_TYPE_IMAGE2D = 0, /**< image2d */
    UR_MEM_TYPE_IMAGE3D = 1, /**< image3d */
    UR_MEM_TYPE_IMAGE2D_ARRAY = 2, /**< image2d array */
    UR_MEM_TYPE_IMAGE1D = 3, /**< image1d */
    UR_MEM_TYPE_IMAGE1D_ARRAY = 4, /**< image1d array */
    UR_MEM_TYPE_IMAGE_CUBEMAP_EXP = 0x2000, /**< image cubemap exp */
    UR_MEM_TYPE_IMAGE_GATHER_EXP = 0x2001, /**< image gather exp */
    UR_MEM_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_mem_type_t;

/* Memory info. */
typedef enum ur_mem_info_t {
    UR_MEM_INFO_SIZE = 0, /**< size */
    UR_MEM_INFO_CONTEXT = 1, /**< context */
    UR_MEM_INFO_REFERENCE_COUNT = 2, /**< reference count */
    UR_MEM_INFO_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_mem_info_t;

/* Image channel order. */
typedef enum ur_image_channel_order_t {
    UR_IMAGE_CHANNEL_ORDER_A = 0, /**< a */
    UR_IMAGE_CHANNEL_ORDER_R = 1, /**< r */
    UR_IMAGE_CHANNEL_ORDER_RG = 2, /**< rg */
    UR_IMAGE_CHANNEL_ORDER_RA = 3, /**< ra */
    UR_IMAGE_CHANNEL_ORDER_RGB = 4, /**< rgb */
    UR_IMAGE_CHANNEL_ORDER_RGBA = 5, /**< rgba */
    UR_IMAGE_CHANNEL_ORDER_BGRA = 6, /**< bgra */
    UR_IMAGE_CHANNEL_ORDER_ARGB = 7, /**< argb */
    UR_IMAGE_CHANNEL_ORDER_ABGR = 8, /**< abgr */
    UR_IMAGE_CHANNEL_ORDER_INTENSITY = 9, /**< intensity */
    UR_IMAGE_CHANNEL_ORDER_LUMINANCE = 10, /**< luminance */
    UR_IMAGE_CHANNEL_ORDER_RX = 11, /**< rx */
    UR_IMAGE_CHANNEL_ORDER_RGX = 12, /**< rgx */
    UR_IMAGE_CHANNEL_ORDER_RGBX = 13, /**< rgbx */
    UR_IMAGE_CHANNEL_ORDER_SRGBA = 14, /**< srgba */
    UR_IMAGE_CHANNEL_ORDER_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_image_channel_order_t;

/* Image channel type. */
typedef enum ur_image_channel_type_t {
    UR_IMAGE_CHANNEL_TYPE_SNORM_INT8 = 0, /**< snorm int8 */
    UR_IMAGE_CHANNEL_TYPE_SNORM_INT16 = 1, /**< snorm int16 */
    UR_IMAGE_CHANNEL_TYPE_UNORM_INT8 = 2, /**< unorm int8 */
    UR_IMAGE_CHANNEL_TYPE_UNORM_INT16 = 3, /**< unorm int16 */
    UR_IMAGE_CHANNEL_TYPE_UNORM_SHORT_565 = 4, /**< unorm short 565 */
    UR_IMAGE_CHANNEL_TYPE_UNORM_SHORT_555 = 5, /**< unorm short 555 */
    UR_IMAGE_CHANNEL_TYPE_INT_101010 = 6, /**< int 101010 */
    UR_IMAGE_CHANNEL_TYPE_SIGNED_INT8 = 7, /**< signed int8 */
    UR_IMAGE_CHANNEL_TYPE_SIGNED_INT16 = 8, /**< signed int16 */
    UR_IMAGE_CHANNEL_TYPE_SIGNED_INT32 = 9, /**< signed int32 */
    UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8 = 10, /**< unsigned int8 */
    UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16 = 11, /**< unsigned int16 */
    UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32 = 12, /**< unsigned int32 */
    UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT = 13, /**< half float */
    UR_IMAGE_CHANNEL_TYPE_FLOAT = 14, /**< float */
    UR_IMAGE_CHANNEL_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_image_channel_type_t;

/* Image info. */
typedef enum ur_image_info_t {
    UR_IMAGE_INFO_FORMAT = 0, /**< format */
    UR_IMAGE_INFO_ELEMENT_SIZE = 1, /**< element size */
    UR_IMAGE_INFO_ROW_PITCH = 2, /**< row pitch */
    UR_IMAGE_INFO_SLICE_PITCH = 3, /**< slice pitch */
    UR_IMAGE_INFO_WIDTH = 4, /**< width */
    UR_IMAGE_INFO_HEIGHT = 5, /**< height */
    UR_IMAGE_INFO_DEPTH = 6, /**< depth */
    UR_IMAGE_INFO_ARRAY_SIZE = 7, /**< array size */
    UR_IMAGE_INFO_NUM_MIP_LEVELS = 8, /**< num mip levels */
    UR_IMAGE_INFO_NUM_SAMPLES = 9, /**< num samples */
    UR_IMAGE_INFO_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_image_info_t;

/* Buffer create type. */
typedef enum ur_buffer_create_type_t {
    UR_BUFFER_CREATE_TYPE_REGION = 0, /**< region */
    UR_BUFFER_CREATE_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_buffer_create_type_t;

/* Sampler filter mode. */
typedef enum ur_sampler_filter_mode_t {
    UR_SAMPLER_FILTER_MODE_NEAREST = 0, /**< nearest */
    UR_SAMPLER_FILTER_MODE_LINEAR = 1, /**< linear */
    UR_SAMPLER_FILTER_MODE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_sampler_filter_mode_t;

/* Sampler addressing mode. */
typedef enum ur_sampler_addressing_mode_t {
    UR_SAMPLER_ADDRESSING_MODE_NONE = 0, /**< none */
    UR_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE = 1, /**< clamp to edge */
    UR_SAMPLER_ADDRESSING_MODE_CLAMP = 2, /**< clamp */
    UR_SAMPLER_ADDRESSING_MODE_REPEAT = 3, /**< repeat */
    UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT = 4, /**< mirrored repeat */
    UR_SAMPLER_ADDRESSING_MODE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_sampler_addressing_mode_t;

/* Sampler info. */
typedef enum ur_sampler_info_t {
    UR_SAMPLER_INFO_REFERENCE_COUNT = 0, /**< reference count */
    UR_SAMPLER_INFO_CONTEXT = 1, /**< context */
    UR_SAMPLER_INFO_NORMALIZED_COORDS = 2, /**< normalized coords */
    UR_SAMPLER_INFO_ADDRESSING_MODE = 3, /**< addressing mode */
    UR_SAMPLER_INFO_FILTER_MODE = 4, /**< filter mode */
    UR_SAMPLER_INFO_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_sampler_info_t;

/* Usm host memory flag. */
typedef enum ur_usm_host_mem_flag_t {
    UR_USM_HOST_MEM_FLAG_INITIAL_PLACEMENT = 0x1, /**< initial placement */
    UR_USM_HOST_MEM_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_usm_host_mem_flag_t;

/* Usm device memory flag. */
typedef enum ur_usm_device_mem_flag_t {
    UR_USM_DEVICE_MEM_FLAG_WRITE_COMBINED = 0x1, /**< write combined */
    UR_USM_DEVICE_MEM_FLAG_INITIAL_PLACEMENT = 0x2, /**< initial placement */
    UR_USM_DEVICE_MEM_FLAG_DEVICE_READ_ONLY = 0x4, /**< device read only */
    UR_USM_DEVICE_MEM_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_usm_device_mem_flag_t;

/* Usm pool flag. */
typedef enum ur_usm_pool_flag_t {
    UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK = 0x1, /**< zero initialize block */
    UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP = 0x2, /**< use native memory pool exp */
    UR_USM_POOL_FLAG_READ_ONLY_EXP = 0x4, /**< read only exp */
    UR_USM_POOL_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_usm_pool_flag_t;

/* Usm type. */
typedef enum ur_usm_type_t {
    UR_USM_TYPE_UNKNOWN = 0, /**< unknown */
    UR_USM_TYPE_HOST = 1, /**< host */
    UR_USM_TYPE_DEVICE = 2, /**< device */
    UR_USM_TYPE_SHARED = 3, /**< shared */
    UR_USM_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_usm_type_t;

/* Usm alloc info. */
typedef enum ur_usm_alloc_info_t {
    UR_USM_ALLOC_INFO_TYPE = 0, /**< type */
    UR_USM_ALLOC_INFO_BASE_PTR = 1, /**< base ptr */
    UR_USM_ALLOC_INFO_SIZE = 2, /**< size */
    UR_USM_ALLOC_INFO_DEVICE = 3, /**< device */
    UR_USM_ALLOC_INFO_POOL = 4, /**< pool */
    UR_USM_ALLOC_INFO_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_usm_alloc_info_t;

/* Usm advice flag. */
typedef enum ur_usm_advice_flag_t {
    UR_USM_ADVICE_FLAG_DEFAULT = 0x1, /**< default */
    UR_USM_ADVICE_FLAG_SET_READ_MOSTLY = 0x2, /**< set read mostly */
    UR_USM_ADVICE_FLAG_CLEAR_READ_MOSTLY = 0x4, /**< clear read mostly */
    UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION = 0x8, /**< set preferred location */
    UR_USM_ADVICE_FLAG_CLEAR_PREFERRED_LOCATION = 0x10, /**< clear preferred location */
    UR_USM_ADVICE_FLAG_SET_NON_ATOMIC_MOSTLY = 0x20, /**< set non atomic mostly */
    UR_USM_ADVICE_FLAG_CLEAR_NON_ATOMIC_MOSTLY = 0x40, /**< clear non atomic mostly */
    UR_USM_ADVICE_FLAG_BIAS_CACHED = 0x80, /**< bias cached */
    UR_USM_ADVICE_FLAG_BIAS_UNCACHED = 0x100, /**< bias uncached */
    UR_USM_ADVICE_FLAG_SET_ACCESSED_BY_DEVICE = 0x200, /**< set accessed by device */
    UR_USM_ADVICE_FLAG_CLEAR_ACCESSED_BY_DEVICE = 0x400, /**< clear accessed by device */
    UR_USM_ADVICE_FLAG_SET_ACCESSED_BY_HOST = 0x800, /**< set accessed by host */
    UR_USM_ADVICE_FLAG_CLEAR_ACCESSED_BY_HOST = 0x1000, /**< clear accessed by host */
    UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION_HOST = 0x2000, /**< set preferred location host */
    UR_USM_ADVICE_FLAG_CLEAR_PREFERRED_LOCATION_HOST = 0x4000, /**< clear preferred location host */
    UR_USM_ADVICE_FLAG_SET_NON_COHERENT_MEMORY = 0x8000, /**< set non coherent memory */
    UR_USM_ADVICE_FLAG_CLEAR_NON_COHERENT_MEMORY = 0x10000, /**< clear non coherent memory */
    UR_USM_ADVICE_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_usm_advice_flag_t;

/* Usm pool info. */
typedef enum ur_usm_pool_info_t {
    UR_USM_POOL_INFO_REFERENCE_COUNT = 0, /**< reference count */
    UR_USM_POOL_INFO_CONTEXT = 1, /**< context */
    UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP = 0x2050, /**< release threshold exp */
    UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP = 0x2051, /**< maximum size exp */
    UR_USM_POOL_INFO_RESERVED_CURRENT_EXP = 0x2052, /**< reserved current exp */
    UR_USM_POOL_INFO_RESERVED_HIGH_EXP = 0x2053, /**< reserved high exp */
    UR_USM_POOL_INFO_USED_CURRENT_EXP = 0x2054, /**< used current exp */
    UR_USM_POOL_INFO_USED_HIGH_EXP = 0x2055, /**< used high exp */
    UR_USM_POOL_INFO_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_usm_pool_info_t;

/* Virtual memory granularity info. */
typedef enum ur_virtual_mem_granularity_info_t {
    UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM = 0x30100, /**< minimum */
    UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED = 0x30101, /**< recommended */
    UR_VIRTUAL_MEM_GRANULARITY_INFO_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_virtual_mem_granularity_info_t;

/* Virtual memory access flag. */
typedef enum ur_virtual_mem_access_flag_t {
    UR_VIRTUAL_MEM_ACCESS_FLAG_NONE = 0x1, /**< none */
    UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE = 0x2, /**< read write */
    UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY = 0x4, /**< read only */
    UR_VIRTUAL_MEM_ACCESS_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_virtual_mem_access_flag_t;

/* Virtual memory info. */
typedef enum ur_virtual_mem_info_t {
    UR_VIRTUAL_MEM_INFO_ACCESS_MODE = 0, /**< access mode */
    UR_VIRTUAL_MEM_INFO_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_virtual_mem_info_t;

/* Physical memory flag. */
typedef enum ur_physical_mem_flag_t {
    UR_PHYSICAL_MEM_FLAG_ENABLE_IPC = 0x2, /**< enable ipc */
    UR_PHYSICAL_MEM_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_physical_mem_flag_t;

/* Physical memory info. */
typedef enum ur_physical_mem_info_t {
    UR_PHYSICAL_MEM_INFO_CONTEXT = 0, /**< context */
    UR_PHYSICAL_MEM_INFO_DEVICE = 1, /**< device */
    UR_PHYSICAL_MEM_INFO_SIZE = 2, /**< size */
    UR_PHYSICAL_MEM_INFO_PROPERTIES = 3, /**< properties */
    UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT = 4, /**< reference count */
    UR_PHYSICAL_MEM_INFO_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_physical_mem_info_t;

/* Program metadata type. */
typedef enum ur_program_metadata_type_t {
    UR_PROGRAM_METADATA_TYPE_UINT32 = 0, /**< uint32 */
    UR_PROGRAM_METADATA_TYPE_UINT64 = 1, /**< uint64 */
    UR_PROGRAM_METADATA_TYPE_BYTE_ARRAY = 2, /**< byte array */
    UR_PROGRAM_METADATA_TYPE_STRING = 3, /**< string */
    UR_PROGRAM_METADATA_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_program_metadata_type_t;

/* Program info. */
typedef enum ur_program_info_t {
    UR_PROGRAM_INFO_REFERENCE_COUNT = 0, /**< reference count */
    UR_PROGRAM_INFO_CONTEXT = 1, /**< context */
    UR_PROGRAM_INFO_NUM_DEVICES = 2, /**< num devices */
    UR_PROGRAM_INFO_DEVICES = 3, /**< devices */
    UR_PROGRAM_INFO_IL = 4, /**< il */
    UR_PROGRAM_INFO_BINARY_SIZES = 5, /**< binary sizes */
    UR_PROGRAM_INFO_BINARIES = 6, /**< binaries */
    UR_PROGRAM_INFO_NUM_KERNELS = 7, /**< num kernels */
    UR_PROGRAM_INFO_KERNEL_NAMES = 8, /**< kernel names */
    UR_PROGRAM_INFO_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_program_info_t;

/* Program build status. */
typedef enum ur_program_build_status_t {
    UR_PROGRAM_BUILD_STATUS_NONE = 0, /**< none */
    UR_PROGRAM_BUILD_STATUS_ERROR = 1, /**< error */
    UR_PROGRAM_BUILD_STATUS_SUCCESS = 2, /**< success */
    UR_PROGRAM_BUILD_STATUS_IN_PROGRESS = 3, /**< in progress */
    UR_PROGRAM_BUILD_STATUS_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_program_build_status_t;

/* Program binary type. */
typedef enum ur_program_binary_type_t {
    UR_PROGRAM_BINARY_TYPE_NONE = 0, /**< none */
    UR_PROGRAM_BINARY_TYPE_COMPILED_OBJECT = 1, /**< compiled object */
    UR_PROGRAM_BINARY_TYPE_LIBRARY = 2, /**< library */
    UR_PROGRAM_BINARY_TYPE_EXECUTABLE = 3, /**< executable */
    UR_PROGRAM_BINARY_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_program_binary_type_t;

/* Program build info. */
typedef enum ur_program_build_info_t {
    UR_PROGRAM_BUILD_INFO_STATUS = 0, /**< status */
    UR_PROGRAM_BUILD_INFO_OPTIONS = 1, /**< options */
    UR_PROGRAM_BUILD_INFO_LOG = 2, /**< log */
    UR_PROGRAM_BUILD_INFO_BINARY_TYPE = 3, /**< binary type */
    UR_PROGRAM_BUILD_INFO_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_program_build_info_t;

/* Queue info. */
typedef enum ur_queue_info_t {
    UR_QUEUE_INFO_CONTEXT = 0, /**< context */
    UR_QUEUE_INFO_DEVICE = 1, /**< device */
    UR_QUEUE_INFO_DEVICE_DEFAULT = 2, /**< device default */
    UR_QUEUE_INFO_FLAGS = 3, /**< flags */
    UR_QUEUE_INFO_REFERENCE_COUNT = 4, /**< reference count */
    UR_QUEUE_INFO_SIZE = 5, /**< size */
    UR_QUEUE_INFO_EMPTY = 6, /**< empty */
    UR_QUEUE_INFO_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_queue_info_t;

/* Queue flag. */
typedef enum ur_queue_flag_t {
    UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE = 0x1, /**< out of order exec mode enable */
    UR_QUEUE_FLAG_PROFILING_ENABLE = 0x2, /**< profiling enable */
    UR_QUEUE_FLAG_ON_DEVICE = 0x4, /**< on device */
    UR_QUEUE_FLAG_ON_DEVICE_DEFAULT = 0x8, /**< on device default */
    UR_QUEUE_FLAG_DISCARD_EVENTS = 0x10, /**< discard events */
    UR_QUEUE_FLAG_PRIORITY_LOW = 0x20, /**< priority low */
    UR_QUEUE_FLAG_PRIORITY_HIGH = 0x40, /**< priority high */
    UR_QUEUE_FLAG_SUBMISSION_BATCHED = 0x80, /**< submission batched */
    UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE = 0x100, /**< submission immediate */
    UR_QUEUE_FLAG_USE_DEFAULT_STREAM = 0x200, /**< use default stream */
    UR_QUEUE_FLAG_SYNC_WITH_DEFAULT_STREAM = 0x400, /**< sync with default stream */
    UR_QUEUE_FLAG_LOW_POWER_EVENTS_SUPPORT_EXP = 0x800, /**< low power events support exp */
    UR_QUEUE_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_queue_flag_t;

/* Command. */
typedef enum ur_command_t {
    UR_COMMAND_KERNEL_LAUNCH = 0, /**< kernel launch */
    UR_COMMAND_EVENTS_WAIT = 1, /**< events wait */
    UR_COMMAND_EVENTS_WAIT_WITH_BARRIER = 2, /**< events wait with barrier */
    UR_COMMAND_MEM_BUFFER_READ = 3, /**< mem buffer read */
    UR_COMMAND_MEM_BUFFER_WRITE = 4, /**< mem buffer write */
    UR_COMMAND_MEM_BUFFER_READ_RECT = 5, /**< mem buffer read rect */
    UR_COMMAND_MEM_BUFFER_WRITE_RECT = 6, /**< mem buffer write rect */
    UR_COMMAND_MEM_BUFFER_COPY = 7, /**< mem buffer copy */
    UR_COMMAND_MEM_BUFFER_COPY_RECT = 8, /**< mem buffer copy rect */
    UR_COMMAND_MEM_BUFFER_FILL = 9, /**< mem buffer fill */
    UR_COMMAND_MEM_IMAGE_READ = 10, /**< mem image read */
    UR_COMMAND_MEM_IMAGE_WRITE = 11, /**< mem image write */
    UR_COMMAND_MEM_IMAGE_COPY = 12, /**< mem image copy */
    UR_COMMAND_MEM_BUFFER_MAP = 14, /**< mem buffer map */
    UR_COMMAND_MEM_UNMAP = 16, /**< mem unmap */
    UR_COMMAND_USM_FILL = 17, /**< usm fill */
    UR_COMMAND_USM_MEMCPY = 18, /**< usm memcpy */
    UR_COMMAND_USM_PREFETCH = 19, /**< usm prefetch */
    UR_COMMAND_USM_ADVISE = 20, /**< usm advise */
    UR_COMMAND_USM_FILL_2D = 21, /**< usm fill 2d */
    UR_COMMAND_USM_MEMCPY_2D = 22, /**< usm memcpy 2d */
    UR_COMMAND_DEVICE_GLOBAL_VARIABLE_WRITE = 23, /**< device global variable write */
    UR_COMMAND_DEVICE_GLOBAL_VARIABLE_READ = 24, /**< device global variable read */
    UR_COMMAND_READ_HOST_PIPE = 25, /**< read host pipe */
    UR_COMMAND_WRITE_HOST_PIPE = 26, /**< write host pipe */
    UR_COMMAND_ENQUEUE_COMMAND_BUFFER_EXP = 0x1000, /**< enqueue command buffer exp */
    UR_COMMAND_EXTERNAL_SEMAPHORE_WAIT_EXP = 0x2000, /**< external semaphore wait exp */
    UR_COMMAND_EXTERNAL_SEMAPHORE_SIGNAL_EXP = 0x2001, /**< external semaphore signal exp */
    UR_COMMAND_TIMESTAMP_RECORDING_EXP = 0x2002, /**< timestamp recording exp */
    UR_COMMAND_ENQUEUE_NATIVE_EXP = 0x2004, /**< enqueue native exp */
    UR_COMMAND_ENQUEUE_USM_DEVICE_ALLOC_EXP = 0x2050, /**< enqueue usm device alloc exp */
    UR_COMMAND_ENQUEUE_USM_SHARED_ALLOC_EXP = 0x2051, /**< enqueue usm shared alloc exp */
    UR_COMMAND_ENQUEUE_USM_HOST_ALLOC_EXP = 0x2052, /**< enqueue usm host alloc exp */
    UR_COMMAND_ENQUEUE_USM_FREE_EXP = 0x2053, /**< enqueue usm free exp */
    UR_COMMAND_ENQUEUE_GRAPH_EXP = 0x2100, /**< enqueue graph exp */
    UR_COMMAND_HOST_TASK_EXP = 0x2200, /**< host task exp */
    UR_COMMAND_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_command_t;

/* Event status. */
typedef enum ur_event_status_t {
    UR_EVENT_STATUS_COMPLETE = 0, /**< complete */
    UR_EVENT_STATUS_RUNNING = 1, /**< running */
    UR_EVENT_STATUS_SUBMITTED = 2, /**< submitted */
    UR_EVENT_STATUS_QUEUED = 3, /**< queued */
    UR_EVENT_STATUS_ERROR = 4, /**< error */
    UR_EVENT_STATUS_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_event_status_t;

/* Event info. */
typedef enum ur_event_info_t {
    UR_EVENT_INFO_COMMAND_QUEUE = 0, /**< command queue */
    UR_EVENT_INFO_CONTEXT = 1, /**< context */
    UR_EVENT_INFO_COMMAND_TYPE = 2, /**< command type */
    UR_EVENT_INFO_COMMAND_EXECUTION_STATUS = 3, /**< command execution status */
    UR_EVENT_INFO_REFERENCE_COUNT = 4, /**< reference count */
    UR_EVENT_INFO_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_event_info_t;

/* Profiling info. */
typedef enum ur_profiling_info_t {
    UR_PROFILING_INFO_COMMAND_QUEUED = 0, /**< command queued */
    UR_PROFILING_INFO_COMMAND_SUBMIT = 1, /**< command submit */
    UR_PROFILING_INFO_COMMAND_START = 2, /**< command start */
    UR_PROFILING_INFO_COMMAND_END = 3, /**< command end */
    UR_PROFILING_INFO_COMMAND_COMPLETE = 4, /**< command complete */
    UR_PROFILING_INFO_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_profiling_info_t;

/* Execution info. */
typedef enum ur_execution_info_t {
    UR_EXECUTION_INFO_COMPLETE = 0, /**< complete */
    UR_EXECUTION_INFO_RUNNING = 1, /**< running */
    UR_EXECUTION_INFO_SUBMITTED = 2, /**< submitted */
    UR_EXECUTION_INFO_QUEUED = 3, /**< queued */
    UR_EXECUTION_INFO_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_execution_info_t;

/* Kernel launch flag. */
typedef enum ur_kernel_launch_flag_t {
    UR_KERNEL_LAUNCH_FLAG_COOPERATIVE = 0x1, /**< cooperative */
    UR_KERNEL_LAUNCH_FLAG_OPPORTUNISTIC_QUEUE_SERIALIZE = 0x2, /**< opportunistic queue serialize */
    UR_KERNEL_LAUNCH_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_kernel_launch_flag_t;

/* Map flag. */
typedef enum ur_map_flag_t {
    UR_MAP_FLAG_READ = 0x1, /**< read */
    UR_MAP_FLAG_WRITE = 0x2, /**< write */
    UR_MAP_FLAG_WRITE_INVALIDATE_REGION = 0x4, /**< write invalidate region */
    UR_MAP_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_map_flag_t;

/* Usm migration flag. */
typedef enum ur_usm_migration_flag_t {
    UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE = 0x1, /**< host to device */
    UR_USM_MIGRATION_FLAG_DEVICE_TO_HOST = 0x2, /**< device to host */
    UR_USM_MIGRATION_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_usm_migration_flag_t;

/* Exp kernel arg type. */
typedef enum ur_exp_kernel_arg_type_t {
    UR_EXP_KERNEL_ARG_TYPE_VALUE = 0, /**< value */
    UR_EXP_KERNEL_ARG_TYPE_POINTER = 1, /**< pointer */
    UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ = 2, /**< mem obj */
    UR_EXP_KERNEL_ARG_TYPE_LOCAL = 3, /**< local */
    UR_EXP_KERNEL_ARG_TYPE_SAMPLER = 4, /**< sampler */
    UR_EXP_KERNEL_ARG_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_exp_kernel_arg_type_t;

/* Kernel info. */
typedef enum ur_kernel_info_t {
    UR_KERNEL_INFO_FUNCTION_NAME = 0, /**< function name */
    UR_KERNEL_INFO_NUM_ARGS = 1, /**< num args */
    UR_KERNEL_INFO_REFERENCE_COUNT = 2, /**< reference count */
    UR_KERNEL_INFO_CONTEXT = 3, /**< context */
    UR_KERNEL_INFO_PROGRAM = 4, /**< program */
    UR_KERNEL_INFO_ATTRIBUTES = 5, /**< attributes */
    UR_KERNEL_INFO_NUM_REGS = 6, /**< num regs */
    UR_KERNEL_INFO_SPILL_MEM_SIZE = 7, /**< spill mem size */
    UR_KERNEL_INFO_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_kernel_info_t;

/* Kernel group info. */
typedef enum ur_kernel_group_info_t {
    UR_KERNEL_GROUP_INFO_GLOBAL_WORK_SIZE = 0, /**< global work size */
    UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE = 1, /**< work group size */
    UR_KERNEL_GROUP_INFO_COMPILE_WORK_GROUP_SIZE = 2, /**< compile work group size */
    UR_KERNEL_GROUP_INFO_LOCAL_MEM_SIZE = 3, /**< local mem size */
    UR_KERNEL_GROUP_INFO_PREFERRED_WORK_GROUP_SIZE_MULTIPLE = 4, /**< preferred work group size multiple */
    UR_KERNEL_GROUP_INFO_PRIVATE_MEM_SIZE = 5, /**< private mem size */
    UR_KERNEL_GROUP_INFO_COMPILE_MAX_WORK_GROUP_SIZE = 6, /**< compile max work group size */
    UR_KERNEL_GROUP_INFO_COMPILE_MAX_LINEAR_WORK_GROUP_SIZE = 7, /**< compile max linear work group size */
    UR_KERNEL_GROUP_INFO_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_kernel_group_info_t;

/* Kernel sub group info. */
typedef enum ur_kernel_sub_group_info_t {
    UR_KERNEL_SUB_GROUP_INFO_MAX_SUB_GROUP_SIZE = 0, /**< max sub group size */
    UR_KERNEL_SUB_GROUP_INFO_MAX_NUM_SUB_GROUPS = 1, /**< max num sub groups */
    UR_KERNEL_SUB_GROUP_INFO_COMPILE_NUM_SUB_GROUPS = 2, /**< compile num sub groups */
    UR_KERNEL_SUB_GROUP_INFO_SUB_GROUP_SIZE_INTEL = 3, /**< sub group size intel */
    UR_KERNEL_SUB_GROUP_INFO_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_kernel_sub_group_info_t;

/* Kernel cache config. */
typedef enum ur_kernel_cache_config_t {
    UR_KERNEL_CACHE_CONFIG_DEFAULT = 0, /**< default */
    UR_KERNEL_CACHE_CONFIG_LARGE_SLM = 1, /**< large slm */
    UR_KERNEL_CACHE_CONFIG_LARGE_DATA = 2, /**< large data */
    UR_KERNEL_CACHE_CONFIG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_kernel_cache_config_t;

/* Kernel exec info. */
typedef enum ur_kernel_exec_info_t {
    UR_KERNEL_EXEC_INFO_USM_INDIRECT_ACCESS = 0, /**< usm indirect access */
    UR_KERNEL_EXEC_INFO_USM_PTRS = 1, /**< usm ptrs */
    UR_KERNEL_EXEC_INFO_CACHE_CONFIG = 2, /**< cache config */
    UR_KERNEL_EXEC_INFO_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_kernel_exec_info_t;

/* Exp device 2d block array capability flag. */
typedef enum ur_exp_device_2d_block_array_capability_flag_t {
    UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAG_LOAD = 0x1, /**< load */
    UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAG_STORE = 0x2, /**< store */
    UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_exp_device_2d_block_array_capability_flag_t;

/* Exp async usm alloc flag. */
typedef enum ur_exp_async_usm_alloc_flag_t {
    UR_EXP_ASYNC_USM_ALLOC_FLAG_TBD = 0x1, /**< tbd */
    UR_EXP_ASYNC_USM_ALLOC_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_exp_async_usm_alloc_flag_t;

/* Exp image copy flag. */
typedef enum ur_exp_image_copy_flag_t {
    UR_EXP_IMAGE_COPY_FLAG_HOST_TO_DEVICE = 0x1, /**< host to device */
    UR_EXP_IMAGE_COPY_FLAG_DEVICE_TO_HOST = 0x2, /**< device to host */
    UR_EXP_IMAGE_COPY_FLAG_DEVICE_TO_DEVICE = 0x4, /**< device to device */
    UR_EXP_IMAGE_COPY_FLAG_HOST_TO_HOST = 0x8, /**< host to host */
    UR_EXP_IMAGE_COPY_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_exp_image_copy_flag_t;

/* Exp image copy input types. */
typedef enum ur_exp_image_copy_input_types_t {
    UR_EXP_IMAGE_COPY_INPUT_TYPES_MEM_TO_IMAGE = 0, /**< mem to image */
    UR_EXP_IMAGE_COPY_INPUT_TYPES_IMAGE_TO_MEM = 1, /**< image to mem */
    UR_EXP_IMAGE_COPY_INPUT_TYPES_MEM_TO_MEM = 2, /**< mem to mem */
    UR_EXP_IMAGE_COPY_INPUT_TYPES_IMAGE_TO_IMAGE = 3, /**< image to image */
    UR_EXP_IMAGE_COPY_INPUT_TYPES_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_exp_image_copy_input_types_t;

/* Exp sampler cubemap filter mode. */
typedef enum ur_exp_sampler_cubemap_filter_mode_t {
    UR_EXP_SAMPLER_CUBEMAP_FILTER_MODE_DISJOINTED = 0, /**< disjointed */
    UR_EXP_SAMPLER_CUBEMAP_FILTER_MODE_SEAMLESS = 1, /**< seamless */
    UR_EXP_SAMPLER_CUBEMAP_FILTER_MODE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_exp_sampler_cubemap_filter_mode_t;

/* Exp external memory type. */
typedef enum ur_exp_external_mem_type_t {
    UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD = 0, /**< opaque fd */
    UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT = 1, /**< win32 nt */
    UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT_DX12_RESOURCE = 2, /**< win32 nt dx12 resource */
    UR_EXP_EXTERNAL_MEM_TYPE_DMA_BUF = 3, /**< dma buf */
    UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT_DX11_RESOURCE = 4, /**< win32 nt dx11 resource */
    UR_EXP_EXTERNAL_MEM_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_exp_external_mem_type_t;

/* Exp external semaphore type. */
typedef enum ur_exp_external_semaphore_type_t {
    UR_EXP_EXTERNAL_SEMAPHORE_TYPE_OPAQUE_FD = 0, /**< opaque fd */
    UR_EXP_EXTERNAL_SEMAPHORE_TYPE_WIN32_NT = 1, /**< win32 nt */
    UR_EXP_EXTERNAL_SEMAPHORE_TYPE_WIN32_NT_DX12_FENCE = 2, /**< win32 nt dx12 fence */
    UR_EXP_EXTERNAL_SEMAPHORE_TYPE_TIMELINE_FD = 3, /**< timeline fd */
    UR_EXP_EXTERNAL_SEMAPHORE_TYPE_TIMELINE_WIN32_NT = 4, /**< timeline win32 nt */
    UR_EXP_EXTERNAL_SEMAPHORE_TYPE_WIN32_NT_DX11_FENCE = 5, /**< win32 nt dx11 fence */
    UR_EXP_EXTERNAL_SEMAPHORE_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_exp_external_semaphore_type_t;

/* Exp image memory type. */
typedef enum ur_exp_image_mem_type_t {
    UR_EXP_IMAGE_MEM_TYPE_USM_POINTER = 0, /**< usm pointer */
    UR_EXP_IMAGE_MEM_TYPE_OPAQUE_HANDLE = 1, /**< opaque handle */
    UR_EXP_IMAGE_MEM_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_exp_image_mem_type_t;

/* Exp program flag. */
typedef enum ur_exp_program_flag_t {
    UR_EXP_PROGRAM_FLAG_ALLOW_UNRESOLVED_SYMBOLS = 0x1, /**< allow unresolved symbols */
    UR_EXP_PROGRAM_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_exp_program_flag_t;

/* Exp usm host alloc register flag. */
typedef enum ur_exp_usm_host_alloc_register_flag_t {
    UR_EXP_USM_HOST_ALLOC_REGISTER_FLAG_READ_ONLY = 0x1, /**< read only */
    UR_EXP_USM_HOST_ALLOC_REGISTER_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_exp_usm_host_alloc_register_flag_t;

/* Exp peer info. */
typedef enum ur_exp_peer_info_t {
    UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT = 0, /**< ur peer access support */
    UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT = 1, /**< ur peer atomics support */
    UR_EXP_PEER_INFO_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_exp_peer_info_t;

/* Device command buffer update capability flag. */
typedef enum ur_device_command_buffer_update_capability_flag_t {
    UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_ARGUMENTS = 0x1, /**< kernel arguments */
    UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_LOCAL_WORK_SIZE = 0x2, /**< local work size */
    UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_SIZE = 0x4, /**< global work size */
    UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_OFFSET = 0x8, /**< global work offset */
    UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_HANDLE = 0x10, /**< kernel handle */
    UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_EVENTS = 0x20, /**< events */
    UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_device_command_buffer_update_capability_flag_t;

/* Exp command buffer info. */
typedef enum ur_exp_command_buffer_info_t {
    UR_EXP_COMMAND_BUFFER_INFO_REFERENCE_COUNT = 0, /**< reference count */
    UR_EXP_COMMAND_BUFFER_INFO_DESCRIPTOR = 1, /**< descriptor */
    UR_EXP_COMMAND_BUFFER_INFO_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_exp_command_buffer_info_t;

/* Exp command buffer command info. */
typedef enum ur_exp_command_buffer_command_info_t {
    UR_EXP_COMMAND_BUFFER_COMMAND_INFO_REFERENCE_COUNT = 0, /**< reference count */
    UR_EXP_COMMAND_BUFFER_COMMAND_INFO_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_exp_command_buffer_command_info_t;

/* Exp host task flag. */
typedef enum ur_exp_host_task_flag_t {
    UR_EXP_HOST_TASK_FLAG_TBD = 0x1, /**< tbd */
    UR_EXP_HOST_TASK_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_exp_host_task_flag_t;

/* Exp enqueue ext flag. */
typedef enum ur_exp_enqueue_ext_flag_t {
    UR_EXP_ENQUEUE_EXT_FLAG_LOW_POWER_EVENTS_SUPPORT = 0x800, /**< low power events support */
    UR_EXP_ENQUEUE_EXT_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_exp_enqueue_ext_flag_t;

/* Exp enqueue native command flag. */
typedef enum ur_exp_enqueue_native_command_flag_t {
    UR_EXP_ENQUEUE_NATIVE_COMMAND_FLAG_TBD = 0x1, /**< tbd */
    UR_EXP_ENQUEUE_NATIVE_COMMAND_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_exp_enqueue_native_command_flag_t;

/* Exp event flag. */
typedef enum ur_exp_event_flag_t {
    UR_EXP_EVENT_FLAG_ENABLE_PROFILING = 0x1, /**< enable profiling */
    UR_EXP_EVENT_FLAG_IPC_EXP = 0x2, /**< ipc exp */
    UR_EXP_EVENT_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ur_exp_event_flag_t;

typedef struct ur_base_properties_t ur_base_properties_t;
typedef struct ur_base_desc_t ur_base_desc_t;
typedef struct ur_rect_offset_t ur_rect_offset_t;
typedef struct ur_rect_region_t ur_rect_region_t;
typedef struct ur_code_location_t ur_code_location_t;
typedef struct ur_platform_native_properties_t ur_platform_native_properties_t;
typedef struct ur_device_binary_t ur_device_binary_t;
typedef union ur_device_partition_value_t ur_device_partition_value_t;
typedef struct ur_device_partition_property_t ur_device_partition_property_t;
typedef struct ur_device_partition_properties_t ur_device_partition_properties_t;
typedef struct ur_device_native_properties_t ur_device_native_properties_t;
typedef struct ur_context_properties_t ur_context_properties_t;
typedef struct ur_context_native_properties_t ur_context_native_properties_t;
typedef struct ur_image_format_t ur_image_format_t;
typedef struct ur_image_desc_t ur_image_desc_t;
typedef struct ur_buffer_properties_t ur_buffer_properties_t;
typedef struct ur_buffer_channel_properties_t ur_buffer_channel_properties_t;
typedef struct ur_buffer_alloc_location_properties_t ur_buffer_alloc_location_properties_t;
typedef struct ur_buffer_region_t ur_buffer_region_t;
typedef struct ur_mem_native_properties_t ur_mem_native_properties_t;
typedef struct ur_sampler_desc_t ur_sampler_desc_t;
typedef struct ur_sampler_native_properties_t ur_sampler_native_properties_t;
typedef struct ur_usm_desc_t ur_usm_desc_t;
typedef struct ur_usm_host_desc_t ur_usm_host_desc_t;
typedef struct ur_usm_device_desc_t ur_usm_device_desc_t;
typedef struct ur_usm_alloc_location_desc_t ur_usm_alloc_location_desc_t;
typedef struct ur_usm_pool_desc_t ur_usm_pool_desc_t;
typedef struct ur_usm_pool_limits_desc_t ur_usm_pool_limits_desc_t;
typedef struct ur_physical_mem_properties_t ur_physical_mem_properties_t;
typedef union ur_program_metadata_value_t ur_program_metadata_value_t;
typedef struct ur_program_metadata_t ur_program_metadata_t;
typedef struct ur_program_properties_t ur_program_properties_t;
typedef struct ur_specialization_constant_info_t ur_specialization_constant_info_t;
typedef struct ur_program_native_properties_t ur_program_native_properties_t;
typedef struct ur_queue_properties_t ur_queue_properties_t;
typedef struct ur_queue_index_properties_t ur_queue_index_properties_t;
typedef struct ur_queue_native_desc_t ur_queue_native_desc_t;
typedef struct ur_queue_native_properties_t ur_queue_native_properties_t;
typedef struct ur_event_native_properties_t ur_event_native_properties_t;
typedef struct ur_kernel_launch_ext_properties_t ur_kernel_launch_ext_properties_t;
typedef struct ur_kernel_launch_cluster_property_t ur_kernel_launch_cluster_property_t;
typedef struct ur_kernel_launch_workgroup_property_t ur_kernel_launch_workgroup_property_t;
typedef struct ur_exp_kernel_arg_mem_obj_tuple_t ur_exp_kernel_arg_mem_obj_tuple_t;
typedef union ur_exp_kernel_arg_value_t ur_exp_kernel_arg_value_t;
typedef struct ur_exp_kernel_arg_properties_t ur_exp_kernel_arg_properties_t;
typedef struct ur_kernel_arg_value_properties_t ur_kernel_arg_value_properties_t;
typedef struct ur_kernel_arg_local_properties_t ur_kernel_arg_local_properties_t;
typedef struct ur_kernel_arg_pointer_properties_t ur_kernel_arg_pointer_properties_t;
typedef struct ur_kernel_exec_info_properties_t ur_kernel_exec_info_properties_t;
typedef struct ur_kernel_arg_sampler_properties_t ur_kernel_arg_sampler_properties_t;
typedef struct ur_kernel_arg_mem_obj_properties_t ur_kernel_arg_mem_obj_properties_t;
typedef struct ur_kernel_native_properties_t ur_kernel_native_properties_t;
typedef struct ur_exp_async_usm_alloc_properties_t ur_exp_async_usm_alloc_properties_t;
typedef struct ur_usm_pool_buffer_desc_t ur_usm_pool_buffer_desc_t;
typedef struct ur_exp_file_descriptor_t ur_exp_file_descriptor_t;
typedef struct ur_exp_win32_handle_t ur_exp_win32_handle_t;
typedef struct ur_exp_win32_name_t ur_exp_win32_name_t;
typedef struct ur_exp_sampler_mip_properties_t ur_exp_sampler_mip_properties_t;
typedef struct ur_exp_sampler_addr_modes_t ur_exp_sampler_addr_modes_t;
typedef struct ur_exp_sampler_cubemap_properties_t ur_exp_sampler_cubemap_properties_t;
typedef struct ur_exp_external_mem_desc_t ur_exp_external_mem_desc_t;
typedef struct ur_exp_external_semaphore_desc_t ur_exp_external_semaphore_desc_t;
typedef struct ur_exp_image_copy_region_t ur_exp_image_copy_region_t;
typedef struct ur_exp_image_user_pitch_desc_t ur_exp_image_user_pitch_desc_t;
typedef struct ur_exp_usm_host_alloc_register_properties_t ur_exp_usm_host_alloc_register_properties_t;
typedef struct ur_exp_command_buffer_desc_t ur_exp_command_buffer_desc_t;
typedef struct ur_exp_command_buffer_update_memobj_arg_desc_t ur_exp_command_buffer_update_memobj_arg_desc_t;
typedef struct ur_exp_command_buffer_update_pointer_arg_desc_t ur_exp_command_buffer_update_pointer_arg_desc_t;
typedef struct ur_exp_command_buffer_update_value_arg_desc_t ur_exp_command_buffer_update_value_arg_desc_t;
typedef struct ur_exp_command_buffer_update_kernel_launch_desc_t ur_exp_command_buffer_update_kernel_launch_desc_t;
typedef struct ur_exp_host_task_properties_t ur_exp_host_task_properties_t;
typedef struct ur_exp_enqueue_ext_properties_t ur_exp_enqueue_ext_properties_t;
typedef struct ur_exp_enqueue_native_command_properties_t ur_exp_enqueue_native_command_properties_t;
typedef struct ur_exp_event_desc_t ur_exp_event_desc_t;
typedef struct ur_loader_config_create_params_t ur_loader_config_create_params_t;
typedef struct ur_loader_config_retain_params_t ur_loader_config_retain_params_t;
typedef struct ur_loader_config_release_params_t ur_loader_config_release_params_t;
typedef struct ur_loader_config_get_info_params_t ur_loader_config_get_info_params_t;
typedef struct ur_loader_config_enable_layer_params_t ur_loader_config_enable_layer_params_t;
typedef struct ur_loader_config_set_code_location_callback_params_t ur_loader_config_set_code_location_callback_params_t;
typedef struct ur_loader_config_set_mocking_enabled_params_t ur_loader_config_set_mocking_enabled_params_t;
typedef struct ur_adapter_get_params_t ur_adapter_get_params_t;
typedef struct ur_adapter_release_params_t ur_adapter_release_params_t;
typedef struct ur_adapter_retain_params_t ur_adapter_retain_params_t;
typedef struct ur_adapter_get_last_error_params_t ur_adapter_get_last_error_params_t;
typedef struct ur_adapter_get_info_params_t ur_adapter_get_info_params_t;
typedef struct ur_adapter_set_logger_callback_params_t ur_adapter_set_logger_callback_params_t;
typedef struct ur_adapter_set_logger_callback_level_params_t ur_adapter_set_logger_callback_level_params_t;
typedef struct ur_platform_get_params_t ur_platform_get_params_t;
typedef struct ur_platform_get_info_params_t ur_platform_get_info_params_t;
typedef struct ur_platform_get_native_handle_params_t ur_platform_get_native_handle_params_t;
typedef struct ur_platform_create_with_native_handle_params_t ur_platform_create_with_native_handle_params_t;
typedef struct ur_platform_get_api_version_params_t ur_platform_get_api_version_params_t;
typedef struct ur_platform_get_backend_option_params_t ur_platform_get_backend_option_params_t;
typedef struct ur_context_create_params_t ur_context_create_params_t;
typedef struct ur_context_retain_params_t ur_context_retain_params_t;
typedef struct ur_context_release_params_t ur_context_release_params_t;
typedef struct ur_context_get_info_params_t ur_context_get_info_params_t;
typedef struct ur_context_get_native_handle_params_t ur_context_get_native_handle_params_t;
typedef struct ur_context_create_with_native_handle_params_t ur_context_create_with_native_handle_params_t;
typedef struct ur_context_set_extended_deleter_params_t ur_context_set_extended_deleter_params_t;
typedef struct ur_event_get_info_params_t ur_event_get_info_params_t;
typedef struct ur_event_get_profiling_info_params_t ur_event_get_profiling_info_params_t;
typedef struct ur_event_wait_params_t ur_event_wait_params_t;
typedef struct ur_event_retain_params_t ur_event_retain_params_t;
typedef struct ur_event_release_params_t ur_event_release_params_t;
typedef struct ur_event_get_native_handle_params_t ur_event_get_native_handle_params_t;
typedef struct ur_event_create_with_native_handle_params_t ur_event_create_with_native_handle_params_t;
typedef struct ur_event_set_callback_params_t ur_event_set_callback_params_t;
typedef struct ur_event_create_exp_params_t ur_event_create_exp_params_t;
typedef struct ur_program_create_with_il_params_t ur_program_create_with_il_params_t;
typedef struct ur_program_create_with_binary_params_t ur_program_create_with_binary_params_t;
typedef struct ur_program_build_params_t ur_program_build_params_t;
typedef struct ur_program_dynamic_link_exp_params_t ur_program_dynamic_link_exp_params_t;
typedef struct ur_program_build_exp_params_t ur_program_build_exp_params_t;
typedef struct ur_program_compile_params_t ur_program_compile_params_t;
typedef struct ur_program_compile_exp_params_t ur_program_compile_exp_params_t;
typedef struct ur_program_link_params_t ur_program_link_params_t;
typedef struct ur_program_link_exp_params_t ur_program_link_exp_params_t;
typedef struct ur_program_retain_params_t ur_program_retain_params_t;
typedef struct ur_program_release_params_t ur_program_release_params_t;
typedef struct ur_program_get_function_pointer_params_t ur_program_get_function_pointer_params_t;
typedef struct ur_program_get_global_variable_pointer_params_t ur_program_get_global_variable_pointer_params_t;
typedef struct ur_program_get_info_params_t ur_program_get_info_params_t;
typedef struct ur_program_get_build_info_params_t ur_program_get_build_info_params_t;
typedef struct ur_program_set_specialization_constants_params_t ur_program_set_specialization_constants_params_t;
typedef struct ur_program_get_native_handle_params_t ur_program_get_native_handle_params_t;
typedef struct ur_program_create_with_native_handle_params_t ur_program_create_with_native_handle_params_t;
typedef struct ur_kernel_create_params_t ur_kernel_create_params_t;
typedef struct ur_kernel_get_info_params_t ur_kernel_get_info_params_t;
typedef struct ur_kernel_get_group_info_params_t ur_kernel_get_group_info_params_t;
typedef struct ur_kernel_get_sub_group_info_params_t ur_kernel_get_sub_group_info_params_t;
typedef struct ur_kernel_retain_params_t ur_kernel_retain_params_t;
typedef struct ur_kernel_release_params_t ur_kernel_release_params_t;
typedef struct ur_kernel_get_native_handle_params_t ur_kernel_get_native_handle_params_t;
typedef struct ur_kernel_create_with_native_handle_params_t ur_kernel_create_with_native_handle_params_t;
typedef struct ur_kernel_get_suggested_local_work_size_params_t ur_kernel_get_suggested_local_work_size_params_t;
typedef struct ur_kernel_get_suggested_local_work_size_with_args_params_t ur_kernel_get_suggested_local_work_size_with_args_params_t;
typedef struct ur_kernel_set_exec_info_params_t ur_kernel_set_exec_info_params_t;
typedef struct ur_kernel_set_specialization_constants_params_t ur_kernel_set_specialization_constants_params_t;
typedef struct ur_kernel_suggest_max_cooperative_group_count_params_t ur_kernel_suggest_max_cooperative_group_count_params_t;
typedef struct ur_queue_get_info_params_t ur_queue_get_info_params_t;
typedef struct ur_queue_create_params_t ur_queue_create_params_t;
typedef struct ur_queue_retain_params_t ur_queue_retain_params_t;
typedef struct ur_queue_release_params_t ur_queue_release_params_t;
typedef struct ur_queue_get_native_handle_params_t ur_queue_get_native_handle_params_t;
typedef struct ur_queue_create_with_native_handle_params_t ur_queue_create_with_native_handle_params_t;
typedef struct ur_queue_finish_params_t ur_queue_finish_params_t;
typedef struct ur_queue_flush_params_t ur_queue_flush_params_t;
typedef struct ur_queue_begin_graph_capture_exp_params_t ur_queue_begin_graph_capture_exp_params_t;
typedef struct ur_queue_begin_capture_into_graph_exp_params_t ur_queue_begin_capture_into_graph_exp_params_t;
typedef struct ur_queue_end_graph_capture_exp_params_t ur_queue_end_graph_capture_exp_params_t;
typedef struct ur_queue_is_graph_capture_enabled_exp_params_t ur_queue_is_graph_capture_enabled_exp_params_t;
typedef struct ur_queue_get_graph_exp_params_t ur_queue_get_graph_exp_params_t;
typedef struct ur_sampler_create_params_t ur_sampler_create_params_t;
typedef struct ur_sampler_retain_params_t ur_sampler_retain_params_t;
typedef struct ur_sampler_release_params_t ur_sampler_release_params_t;
typedef struct ur_sampler_get_info_params_t ur_sampler_get_info_params_t;
typedef struct ur_sampler_get_native_handle_params_t ur_sampler_get_native_handle_params_t;
typedef struct ur_sampler_create_with_native_handle_params_t ur_sampler_create_with_native_handle_params_t;
typedef struct ur_mem_image_create_params_t ur_mem_image_create_params_t;
typedef struct ur_mem_buffer_create_params_t ur_mem_buffer_create_params_t;
typedef struct ur_mem_retain_params_t ur_mem_retain_params_t;
typedef struct ur_mem_release_params_t ur_mem_release_params_t;
typedef struct ur_mem_buffer_partition_params_t ur_mem_buffer_partition_params_t;
typedef struct ur_mem_get_native_handle_params_t ur_mem_get_native_handle_params_t;
typedef struct ur_mem_buffer_create_with_native_handle_params_t ur_mem_buffer_create_with_native_handle_params_t;
typedef struct ur_mem_image_create_with_native_handle_params_t ur_mem_image_create_with_native_handle_params_t;
typedef struct ur_mem_get_info_params_t ur_mem_get_info_params_t;
typedef struct ur_mem_image_get_info_params_t ur_mem_image_get_info_params_t;
typedef struct ur_physical_mem_create_params_t ur_physical_mem_create_params_t;
typedef struct ur_physical_mem_retain_params_t ur_physical_mem_retain_params_t;
typedef struct ur_physical_mem_release_params_t ur_physical_mem_release_params_t;
typedef struct ur_physical_mem_get_info_params_t ur_physical_mem_get_info_params_t;
typedef struct ur_enqueue_events_wait_params_t ur_enqueue_events_wait_params_t;
typedef struct ur_enqueue_events_wait_with_barrier_params_t ur_enqueue_events_wait_with_barrier_params_t;
typedef struct ur_enqueue_mem_buffer_read_params_t ur_enqueue_mem_buffer_read_params_t;
typedef struct ur_enqueue_mem_buffer_write_params_t ur_enqueue_mem_buffer_write_params_t;
typedef struct ur_enqueue_mem_buffer_read_rect_params_t ur_enqueue_mem_buffer_read_rect_params_t;
typedef struct ur_enqueue_mem_buffer_write_rect_params_t ur_enqueue_mem_buffer_write_rect_params_t;
typedef struct ur_enqueue_mem_buffer_copy_params_t ur_enqueue_mem_buffer_copy_params_t;
typedef struct ur_enqueue_mem_buffer_copy_rect_params_t ur_enqueue_mem_buffer_copy_rect_params_t;
typedef struct ur_enqueue_mem_buffer_fill_params_t ur_enqueue_mem_buffer_fill_params_t;
typedef struct ur_enqueue_mem_image_read_params_t ur_enqueue_mem_image_read_params_t;
typedef struct ur_enqueue_mem_image_write_params_t ur_enqueue_mem_image_write_params_t;
typedef struct ur_enqueue_mem_image_copy_params_t ur_enqueue_mem_image_copy_params_t;
typedef struct ur_enqueue_mem_buffer_map_params_t ur_enqueue_mem_buffer_map_params_t;
typedef struct ur_enqueue_mem_unmap_params_t ur_enqueue_mem_unmap_params_t;
typedef struct ur_enqueue_usm_fill_params_t ur_enqueue_usm_fill_params_t;
typedef struct ur_enqueue_usm_memcpy_params_t ur_enqueue_usm_memcpy_params_t;
typedef struct ur_enqueue_usm_prefetch_params_t ur_enqueue_usm_prefetch_params_t;
typedef struct ur_enqueue_usm_advise_params_t ur_enqueue_usm_advise_params_t;
typedef struct ur_enqueue_usm_fill_2d_params_t ur_enqueue_usm_fill_2d_params_t;
typedef struct ur_enqueue_usm_memcpy_2d_params_t ur_enqueue_usm_memcpy_2d_params_t;
typedef struct ur_enqueue_device_global_variable_write_params_t ur_enqueue_device_global_variable_write_params_t;
typedef struct ur_enqueue_device_global_variable_read_params_t ur_enqueue_device_global_variable_read_params_t;
typedef struct ur_enqueue_read_host_pipe_params_t ur_enqueue_read_host_pipe_params_t;
typedef struct ur_enqueue_write_host_pipe_params_t ur_enqueue_write_host_pipe_params_t;
typedef struct ur_enqueue_kernel_launch_with_args_exp_params_t ur_enqueue_kernel_launch_with_args_exp_params_t;
typedef struct ur_enqueue_events_wait_with_barrier_ext_params_t ur_enqueue_events_wait_with_barrier_ext_params_t;
typedef struct ur_enqueue_usm_device_alloc_exp_params_t ur_enqueue_usm_device_alloc_exp_params_t;
typedef struct ur_enqueue_usm_shared_alloc_exp_params_t ur_enqueue_usm_shared_alloc_exp_params_t;
typedef struct ur_enqueue_usm_host_alloc_exp_params_t ur_enqueue_usm_host_alloc_exp_params_t;
typedef struct ur_enqueue_usm_free_exp_params_t ur_enqueue_usm_free_exp_params_t;
typedef struct ur_enqueue_timestamp_recording_exp_params_t ur_enqueue_timestamp_recording_exp_params_t;
typedef struct ur_enqueue_command_buffer_exp_params_t ur_enqueue_command_buffer_exp_params_t;
typedef struct ur_enqueue_host_task_exp_params_t ur_enqueue_host_task_exp_params_t;
typedef struct ur_enqueue_native_command_exp_params_t ur_enqueue_native_command_exp_params_t;
typedef struct ur_enqueue_graph_exp_params_t ur_enqueue_graph_exp_params_t;
typedef struct ur_usm_host_alloc_params_t ur_usm_host_alloc_params_t;
typedef struct ur_usm_device_alloc_params_t ur_usm_device_alloc_params_t;
typedef struct ur_usm_shared_alloc_params_t ur_usm_shared_alloc_params_t;
typedef struct ur_usm_free_params_t ur_usm_free_params_t;
typedef struct ur_usm_get_mem_alloc_info_params_t ur_usm_get_mem_alloc_info_params_t;
typedef struct ur_usm_pool_create_params_t ur_usm_pool_create_params_t;
typedef struct ur_usm_pool_retain_params_t ur_usm_pool_retain_params_t;
typedef struct ur_usm_pool_release_params_t ur_usm_pool_release_params_t;
typedef struct ur_usm_pool_get_info_params_t ur_usm_pool_get_info_params_t;
typedef struct ur_usm_pool_create_exp_params_t ur_usm_pool_create_exp_params_t;
typedef struct ur_usm_pool_destroy_exp_params_t ur_usm_pool_destroy_exp_params_t;
typedef struct ur_usm_pool_get_default_device_pool_exp_params_t ur_usm_pool_get_default_device_pool_exp_params_t;
typedef struct ur_usm_pool_get_info_exp_params_t ur_usm_pool_get_info_exp_params_t;
typedef struct ur_usm_pool_set_info_exp_params_t ur_usm_pool_set_info_exp_params_t;
typedef struct ur_usm_pool_set_device_pool_exp_params_t ur_usm_pool_set_device_pool_exp_params_t;
typedef struct ur_usm_pool_get_device_pool_exp_params_t ur_usm_pool_get_device_pool_exp_params_t;
typedef struct ur_usm_pool_trim_to_exp_params_t ur_usm_pool_trim_to_exp_params_t;
typedef struct ur_usm_pitched_alloc_exp_params_t ur_usm_pitched_alloc_exp_params_t;
typedef struct ur_usm_context_memcpy_exp_params_t ur_usm_context_memcpy_exp_params_t;
typedef struct ur_usm_host_alloc_unregister_exp_params_t ur_usm_host_alloc_unregister_exp_params_t;
typedef struct ur_usm_host_alloc_register_exp_params_t ur_usm_host_alloc_register_exp_params_t;
typedef struct ur_usm_import_exp_params_t ur_usm_import_exp_params_t;
typedef struct ur_usm_release_exp_params_t ur_usm_release_exp_params_t;
typedef struct ur_bindless_images_unsampled_image_handle_destroy_exp_params_t ur_bindless_images_unsampled_image_handle_destroy_exp_params_t;
typedef struct ur_bindless_images_sampled_image_handle_destroy_exp_params_t ur_bindless_images_sampled_image_handle_destroy_exp_params_t;
typedef struct ur_bindless_images_image_allocate_exp_params_t ur_bindless_images_image_allocate_exp_params_t;
typedef struct ur_bindless_images_image_free_exp_params_t ur_bindless_images_image_free_exp_params_t;
typedef struct ur_bindless_images_unsampled_image_create_exp_params_t ur_bindless_images_unsampled_image_create_exp_params_t;
typedef struct ur_bindless_images_sampled_image_create_exp_params_t ur_bindless_images_sampled_image_create_exp_params_t;
typedef struct ur_bindless_images_image_copy_exp_params_t ur_bindless_images_image_copy_exp_params_t;
typedef struct ur_bindless_images_image_get_info_exp_params_t ur_bindless_images_image_get_info_exp_params_t;
typedef struct ur_bindless_images_get_image_memory_handle_type_support_exp_params_t ur_bindless_images_get_image_memory_handle_type_support_exp_params_t;
typedef struct ur_bindless_images_get_image_unsampled_handle_support_exp_params_t ur_bindless_images_get_image_unsampled_handle_support_exp_params_t;
typedef struct ur_bindless_images_get_image_sampled_handle_support_exp_params_t ur_bindless_images_get_image_sampled_handle_support_exp_params_t;
typedef struct ur_bindless_images_mipmap_get_level_exp_params_t ur_bindless_images_mipmap_get_level_exp_params_t;
typedef struct ur_bindless_images_mipmap_free_exp_params_t ur_bindless_images_mipmap_free_exp_params_t;
typedef struct ur_bindless_images_import_external_memory_exp_params_t ur_bindless_images_import_external_memory_exp_params_t;
typedef struct ur_bindless_images_map_external_array_exp_params_t ur_bindless_images_map_external_array_exp_params_t;
typedef struct ur_bindless_images_map_external_linear_memory_exp_params_t ur_bindless_images_map_external_linear_memory_exp_params_t;
typedef struct ur_bindless_images_release_external_memory_exp_params_t ur_bindless_images_release_external_memory_exp_params_t;
typedef struct ur_bindless_images_free_mapped_linear_memory_exp_params_t ur_bindless_images_free_mapped_linear_memory_exp_params_t;
typedef struct ur_bindless_images_supports_importing_handle_type_exp_params_t ur_bindless_images_supports_importing_handle_type_exp_params_t;
typedef struct ur_bindless_images_import_external_semaphore_exp_params_t ur_bindless_images_import_external_semaphore_exp_params_t;
typedef struct ur_bindless_images_release_external_semaphore_exp_params_t ur_bindless_images_release_external_semaphore_exp_params_t;
typedef struct ur_bindless_images_wait_external_semaphore_exp_params_t ur_bindless_images_wait_external_semaphore_exp_params_t;
typedef struct ur_bindless_images_signal_external_semaphore_exp_params_t ur_bindless_images_signal_external_semaphore_exp_params_t;
typedef struct ur_command_buffer_create_exp_params_t ur_command_buffer_create_exp_params_t;
typedef struct ur_command_buffer_retain_exp_params_t ur_command_buffer_retain_exp_params_t;
typedef struct ur_command_buffer_release_exp_params_t ur_command_buffer_release_exp_params_t;
typedef struct ur_command_buffer_finalize_exp_params_t ur_command_buffer_finalize_exp_params_t;
typedef struct ur_command_buffer_append_kernel_launch_exp_params_t ur_command_buffer_append_kernel_launch_exp_params_t;
typedef struct ur_command_buffer_append_kernel_launch_with_args_exp_params_t ur_command_buffer_append_kernel_launch_with_args_exp_params_t;
typedef struct ur_command_buffer_append_usm_memcpy_exp_params_t ur_command_buffer_append_usm_memcpy_exp_params_t;
typedef struct ur_command_buffer_append_usm_fill_exp_params_t ur_command_buffer_append_usm_fill_exp_params_t;
typedef struct ur_command_buffer_append_mem_buffer_copy_exp_params_t ur_command_buffer_append_mem_buffer_copy_exp_params_t;
typedef struct ur_command_buffer_append_mem_buffer_write_exp_params_t ur_command_buffer_append_mem_buffer_write_exp_params_t;
typedef struct ur_command_buffer_append_mem_buffer_read_exp_params_t ur_command_buffer_append_mem_buffer_read_exp_params_t;
typedef struct ur_command_buffer_append_mem_buffer_copy_rect_exp_params_t ur_command_buffer_append_mem_buffer_copy_rect_exp_params_t;
typedef struct ur_command_buffer_append_mem_buffer_write_rect_exp_params_t ur_command_buffer_append_mem_buffer_write_rect_exp_params_t;
typedef struct ur_command_buffer_append_mem_buffer_read_rect_exp_params_t ur_command_buffer_append_mem_buffer_read_rect_exp_params_t;
typedef struct ur_command_buffer_append_mem_buffer_fill_exp_params_t ur_command_buffer_append_mem_buffer_fill_exp_params_t;
typedef struct ur_command_buffer_append_usm_prefetch_exp_params_t ur_command_buffer_append_usm_prefetch_exp_params_t;
typedef struct ur_command_buffer_append_usm_advise_exp_params_t ur_command_buffer_append_usm_advise_exp_params_t;
typedef struct ur_command_buffer_append_native_command_exp_params_t ur_command_buffer_append_native_command_exp_params_t;
typedef struct ur_command_buffer_update_kernel_launch_exp_params_t ur_command_buffer_update_kernel_launch_exp_params_t;
typedef struct ur_command_buffer_update_signal_event_exp_params_t ur_command_buffer_update_signal_event_exp_params_t;
typedef struct ur_command_buffer_update_wait_events_exp_params_t ur_command_buffer_update_wait_events_exp_params_t;
typedef struct ur_command_buffer_get_info_exp_params_t ur_command_buffer_get_info_exp_params_t;
typedef struct ur_command_buffer_get_native_handle_exp_params_t ur_command_buffer_get_native_handle_exp_params_t;
typedef struct ur_graph_create_exp_params_t ur_graph_create_exp_params_t;
typedef struct ur_graph_instantiate_graph_exp_params_t ur_graph_instantiate_graph_exp_params_t;
typedef struct ur_graph_destroy_exp_params_t ur_graph_destroy_exp_params_t;
typedef struct ur_graph_executable_graph_destroy_exp_params_t ur_graph_executable_graph_destroy_exp_params_t;
typedef struct ur_graph_is_empty_exp_params_t ur_graph_is_empty_exp_params_t;
typedef struct ur_graph_get_id_exp_params_t ur_graph_get_id_exp_params_t;
typedef struct ur_graph_set_destruction_callback_exp_params_t ur_graph_set_destruction_callback_exp_params_t;
typedef struct ur_graph_dump_contents_exp_params_t ur_graph_dump_contents_exp_params_t;
typedef struct ur_graph_get_native_handle_exp_params_t ur_graph_get_native_handle_exp_params_t;
typedef struct ur_graph_executable_graph_get_native_handle_exp_params_t ur_graph_executable_graph_get_native_handle_exp_params_t;
typedef struct ur_ipc_get_mem_handle_exp_params_t ur_ipc_get_mem_handle_exp_params_t;
typedef struct ur_ipc_put_mem_handle_exp_params_t ur_ipc_put_mem_handle_exp_params_t;
typedef struct ur_ipc_open_mem_handle_exp_params_t ur_ipc_open_mem_handle_exp_params_t;
typedef struct ur_ipc_close_mem_handle_exp_params_t ur_ipc_close_mem_handle_exp_params_t;
typedef struct ur_ipc_get_phys_mem_handle_exp_params_t ur_ipc_get_phys_mem_handle_exp_params_t;
typedef struct ur_ipc_put_phys_mem_handle_exp_params_t ur_ipc_put_phys_mem_handle_exp_params_t;
typedef struct ur_ipc_open_phys_mem_handle_exp_params_t ur_ipc_open_phys_mem_handle_exp_params_t;
typedef struct ur_ipc_close_phys_mem_handle_exp_params_t ur_ipc_close_phys_mem_handle_exp_params_t;
typedef struct ur_ipc_get_event_handle_exp_params_t ur_ipc_get_event_handle_exp_params_t;
typedef struct ur_ipc_put_event_handle_exp_params_t ur_ipc_put_event_handle_exp_params_t;
typedef struct ur_ipc_open_event_handle_exp_params_t ur_ipc_open_event_handle_exp_params_t;
typedef struct ur_memory_export_alloc_exportable_memory_exp_params_t ur_memory_export_alloc_exportable_memory_exp_params_t;
typedef struct ur_memory_export_free_exportable_memory_exp_params_t ur_memory_export_free_exportable_memory_exp_params_t;
typedef struct ur_memory_export_export_memory_handle_exp_params_t ur_memory_export_export_memory_handle_exp_params_t;
typedef struct ur_usm_p2p_enable_peer_access_exp_params_t ur_usm_p2p_enable_peer_access_exp_params_t;
typedef struct ur_usm_p2p_disable_peer_access_exp_params_t ur_usm_p2p_disable_peer_access_exp_params_t;
typedef struct ur_usm_p2p_peer_access_get_info_exp_params_t ur_usm_p2p_peer_access_get_info_exp_params_t;
typedef struct ur_loader_init_params_t ur_loader_init_params_t;
typedef struct ur_virtual_mem_granularity_get_info_params_t ur_virtual_mem_granularity_get_info_params_t;
typedef struct ur_virtual_mem_reserve_params_t ur_virtual_mem_reserve_params_t;
typedef struct ur_virtual_mem_free_params_t ur_virtual_mem_free_params_t;
typedef struct ur_virtual_mem_map_params_t ur_virtual_mem_map_params_t;
typedef struct ur_virtual_mem_unmap_params_t ur_virtual_mem_unmap_params_t;
typedef struct ur_virtual_mem_set_access_params_t ur_virtual_mem_set_access_params_t;
typedef struct ur_virtual_mem_get_info_params_t ur_virtual_mem_get_info_params_t;
typedef struct ur_device_get_params_t ur_device_get_params_t;
typedef struct ur_device_get_selected_params_t ur_device_get_selected_params_t;
typedef struct ur_device_get_info_params_t ur_device_get_info_params_t;
typedef struct ur_device_retain_params_t ur_device_retain_params_t;
typedef struct ur_device_release_params_t ur_device_release_params_t;
typedef struct ur_device_partition_params_t ur_device_partition_params_t;
typedef struct ur_device_select_binary_params_t ur_device_select_binary_params_t;
typedef struct ur_device_get_native_handle_params_t ur_device_get_native_handle_params_t;
typedef struct ur_device_create_with_native_handle_params_t ur_device_create_with_native_handle_params_t;
typedef struct ur_device_get_global_timestamps_params_t ur_device_get_global_timestamps_params_t;
typedef struct ur_device_wait_exp_params_t ur_device_wait_exp_params_t;


typedef ur_code_location_t (*ur_code_location_callback_t)(void *);
typedef void (*ur_logger_callback_t)(ur_logger_level_t, const char *, void *);
typedef void (*ur_context_extended_deleter_t)(void *);
typedef void (*ur_event_callback_t)(ur_event_handle_t, ur_execution_info_t, void *);
typedef void (*ur_exp_command_buffer_native_command_function_t)(void *);
typedef void (*ur_exp_host_task_function_t)(void *);
typedef void (*ur_exp_enqueue_native_command_function_t)(ur_queue_handle_t, void *);
typedef void (*ur_exp_graph_destruction_callback_t)(void *);

/* Base properties. */
struct ur_base_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
};

/* Base description. */
struct ur_base_desc_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
};

/* Rect offset. */
struct ur_rect_offset_t {
    uint64_t x; /**< [in] x */
    uint64_t y; /**< [in] y */
    uint64_t z; /**< [in] z */
};

/* Rect region. */
struct ur_rect_region_t {
    uint64_t width; /**< [in] width */
    uint64_t height; /**< [in] height */
    uint64_t depth; /**< [in] depth */
};

/* Code location. */
struct ur_code_location_t {
    const char *functionName; /**< [in][out] gets text: function name */
    const char *sourceFile; /**< [in][out] gets text: source file */
    uint32_t lineNumber; /**< [in][out] line number */
    uint32_t columnNumber; /**< [in][out] column number */
};

/* Platform native properties. */
struct ur_platform_native_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    bool isNativeHandleOwned; /**< [in] true when: is native handle owned */
};

/* Device binary. */
struct ur_device_binary_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    const char *pDeviceTargetSpec; /**< [in] text: device target spec */
};

/* Device partition value. */
union ur_device_partition_value_t {
    uint32_t equally; /**< [in] equally */
    uint32_t count; /**< [in] count */
    ur_device_affinity_domain_flags_t affinity_domain; /**< [in] affinity domain, a union of ur_device_affinity_domain_flag_t bits, 0 for none */
};

/* Device partition property. */
struct ur_device_partition_property_t {
    ur_device_partition_t type; /**< [in] type */
    ur_device_partition_value_t value; /**< [in] value */
};

/* Device partition properties. */
struct ur_device_partition_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    const ur_device_partition_property_t *pProperties; /**< [in] the properties */
    size_t PropCount; /**< [in] properties count */
};

/* Device native properties. */
struct ur_device_native_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    bool isNativeHandleOwned; /**< [in] true when: is native handle owned */
};

/* Context properties. */
struct ur_context_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ur_context_flags_t flags; /**< [in] flags, a union of ur_context_flag_t bits, 0 for none */
};

/* Context native properties. */
struct ur_context_native_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    bool isNativeHandleOwned; /**< [in] true when: is native handle owned */
};

/* Image format. */
struct ur_image_format_t {
    ur_image_channel_order_t channelOrder; /**< [in] channel order */
    ur_image_channel_type_t channelType; /**< [in] channel type */
};

/* Image description. */
struct ur_image_desc_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ur_mem_type_t type; /**< [in][nocheck] type */
    size_t width; /**< [in] width */
    size_t height; /**< [in] height */
    size_t depth; /**< [in] depth */
    size_t arraySize; /**< [in] array size, in bytes */
    size_t rowPitch; /**< [in] row pitch, in bytes */
    size_t slicePitch; /**< [in] slice pitch, in bytes */
    uint32_t numMipLevel; /**< [in] number of mip level */
    uint32_t numSamples; /**< [in] number of samples */
};

/* Buffer properties. */
struct ur_buffer_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    void *pHost; /**< [in][optional] the host */
};

/* Buffer channel properties. */
struct ur_buffer_channel_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint32_t channel; /**< [in] channel */
};

/* Buffer alloc location properties. */
struct ur_buffer_alloc_location_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint32_t location; /**< [in] location */
};

/* Buffer region. */
struct ur_buffer_region_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    size_t origin; /**< [in] origin */
    size_t size; /**< [in] size, in bytes */
};

/* Memory native properties. */
struct ur_mem_native_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    bool isNativeHandleOwned; /**< [in] true when: is native handle owned */
};

/* Sampler description. */
struct ur_sampler_desc_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    bool normalizedCoords; /**< [in] true when: normalized coords */
    ur_sampler_addressing_mode_t addressingMode; /**< [in] addressing mode */
    ur_sampler_filter_mode_t filterMode; /**< [in] filter mode */
};

/* Sampler native properties. */
struct ur_sampler_native_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    bool isNativeHandleOwned; /**< [in] true when: is native handle owned */
};

/* Usm description. */
struct ur_usm_desc_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ur_usm_advice_flags_t hints; /**< [in] hints, a union of ur_usm_advice_flag_t bits, 0 for none */
    uint32_t align; /**< [in] align */
};

/* Usm host description. */
struct ur_usm_host_desc_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ur_usm_host_mem_flags_t flags; /**< [in] flags, a union of ur_usm_host_mem_flag_t bits, 0 for none */
};

/* Usm device description. */
struct ur_usm_device_desc_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ur_usm_device_mem_flags_t flags; /**< [in] flags, a union of ur_usm_device_mem_flag_t bits, 0 for none */
};

/* Usm alloc location description. */
struct ur_usm_alloc_location_desc_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint32_t location; /**< [in] location */
};

/* Usm pool description. */
struct ur_usm_pool_desc_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ur_usm_pool_flags_t flags; /**< [in] flags, a union of ur_usm_pool_flag_t bits, 0 for none */
};

/* Usm pool limits description. */
struct ur_usm_pool_limits_desc_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    size_t maxPoolableSize; /**< [in] largest poolable size, in bytes */
    size_t minDriverAllocSize; /**< [in] smallest driver alloc size, in bytes */
};

/* Physical memory properties. */
struct ur_physical_mem_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ur_physical_mem_flags_t flags; /**< [in] flags, a union of ur_physical_mem_flag_t bits, 0 for none */
};

/* Program metadata value. */
union ur_program_metadata_value_t {
    uint32_t data32; /**< [in] data32 */
    uint64_t data64; /**< [in] data64 */
    char *pString; /**< [in] text: string */
    void *pData; /**< [in] the data */
};

/* Program metadata. */
struct ur_program_metadata_t {
    const char *pName; /**< [in] text: name */
    ur_program_metadata_type_t type; /**< [in] type */
    size_t size; /**< [in] size, in bytes */
    ur_program_metadata_value_t value; /**< [in] value */
};

/* Program properties. */
struct ur_program_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint32_t count; /**< [in] count */
    const ur_program_metadata_t *pMetadatas; /**< [in][optional][range(0,count)] array: metadatas */
};

/* Specialization constant info. */
struct ur_specialization_constant_info_t {
    uint32_t id; /**< [in] id */
    size_t size; /**< [in] size, in bytes */
    const void *pValue; /**< [in] the value */
};

/* Program native properties. */
struct ur_program_native_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    bool isNativeHandleOwned; /**< [in] true when: is native handle owned */
};

/* Queue properties. */
struct ur_queue_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ur_queue_flags_t flags; /**< [in] flags, a union of ur_queue_flag_t bits, 0 for none */
};

/* Queue index properties. */
struct ur_queue_index_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint32_t computeIndex; /**< [in] compute index */
};

/* Queue native description. */
struct ur_queue_native_desc_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    void *pNativeData; /**< [in][optional] the native data */
};

/* Queue native properties. */
struct ur_queue_native_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    bool isNativeHandleOwned; /**< [in] true when: is native handle owned */
};

/* Event native properties. */
struct ur_event_native_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    bool isNativeHandleOwned; /**< [in] true when: is native handle owned */
};

/* Kernel launch ext properties. */
struct ur_kernel_launch_ext_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ur_kernel_launch_flags_t flags; /**< [in] flags, a union of ur_kernel_launch_flag_t bits, 0 for none */
};

/* Kernel launch cluster property. */
struct ur_kernel_launch_cluster_property_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint32_t clusterDim[3]; /**< [in] cluster dim */
};

/* Kernel launch workgroup property. */
struct ur_kernel_launch_workgroup_property_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    size_t workgroup_mem_size; /**< [in] workgroup memory size, in bytes */
};

/* Exp kernel arg memory obj tuple. */
struct ur_exp_kernel_arg_mem_obj_tuple_t {
    ur_mem_handle_t hMem; /**< [in] memory (handle) */
    ur_mem_flags_t flags; /**< [in] flags, a union of ur_mem_flag_t bits, 0 for none */
};

/* Exp kernel arg value. */
union ur_exp_kernel_arg_value_t {
    const void *value; /**< [in] the value */
    const void *pointer; /**< [in] the pointer */
    ur_exp_kernel_arg_mem_obj_tuple_t memObjTuple; /**< [in] memory obj tuple */
    ur_sampler_handle_t sampler; /**< [in] sampler */
};

/* Exp kernel arg properties. */
struct ur_exp_kernel_arg_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ur_exp_kernel_arg_type_t type; /**< [in] type */
    uint32_t index; /**< [in] index */
    size_t size; /**< [in] size, in bytes */
    ur_exp_kernel_arg_value_t value; /**< [in] value */
};

/* Kernel arg value properties. */
struct ur_kernel_arg_value_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
};

/* Kernel arg local properties. */
struct ur_kernel_arg_local_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
};

/* Kernel arg pointer properties. */
struct ur_kernel_arg_pointer_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
};

/* Kernel exec info properties. */
struct ur_kernel_exec_info_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
};

/* Kernel arg sampler properties. */
struct ur_kernel_arg_sampler_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
};

/* Kernel arg memory obj properties. */
struct ur_kernel_arg_mem_obj_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ur_mem_flags_t memoryAccess; /**< [in] memory access, a union of ur_mem_flag_t bits, 0 for none */
};

/* Kernel native properties. */
struct ur_kernel_native_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    bool isNativeHandleOwned; /**< [in] true when: is native handle owned */
};

/* Exp async usm alloc properties. */
struct ur_exp_async_usm_alloc_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ur_exp_async_usm_alloc_flags_t flags; /**< [in] flags, a union of ur_exp_async_usm_alloc_flag_t bits, 0 for none */
};

/* Usm pool buffer description. */
struct ur_usm_pool_buffer_desc_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    void *pMem; /**< [in] the memory */
    size_t size; /**< [in] size, in bytes */
    ur_usm_type_t memType; /**< [in] memory type */
    ur_device_handle_t device; /**< [in][optional] device */
};

/* Exp file descriptor. */
struct ur_exp_file_descriptor_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    int fd; /**< [in] fd */
};

/* Exp win32 handle. */
struct ur_exp_win32_handle_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    void *handle; /**< [in] the handle */
};

/* Exp win32 name. */
struct ur_exp_win32_name_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    const void *name; /**< [in] the name */
};

/* Exp sampler mip properties. */
struct ur_exp_sampler_mip_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    float minMipmapLevelClamp; /**< [in] smallest mipmap level clamp */
    float maxMipmapLevelClamp; /**< [in] largest mipmap level clamp */
    float maxAnisotropy; /**< [in] largest anisotropy */
    ur_sampler_filter_mode_t mipFilterMode; /**< [in] mip filter mode */
};

/* Exp sampler addr modes. */
struct ur_exp_sampler_addr_modes_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ur_sampler_addressing_mode_t addrModes[3]; /**< [in] addr modes */
};

/* Exp sampler cubemap properties. */
struct ur_exp_sampler_cubemap_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ur_exp_sampler_cubemap_filter_mode_t cubemapFilterMode; /**< [in] cubemap filter mode */
};

/* Exp external memory description. */
struct ur_exp_external_mem_desc_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
};

/* Exp external semaphore description. */
struct ur_exp_external_semaphore_desc_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
};

/* Exp image copy region. */
struct ur_exp_image_copy_region_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ur_rect_offset_t srcOffset; /**< [in] source offset */
    ur_rect_offset_t dstOffset; /**< [in] destination offset */
    ur_rect_region_t copyExtent; /**< [in] copy extent */
};

/* Exp image user pitch description. */
struct ur_exp_image_user_pitch_desc_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    size_t rowPitch; /**< [in] row pitch, in bytes */
    size_t slicePitch; /**< [in] slice pitch, in bytes */
};

/* Exp usm host alloc register properties. */
struct ur_exp_usm_host_alloc_register_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ur_exp_usm_host_alloc_register_flags_t flags; /**< [in] flags, a union of ur_exp_usm_host_alloc_register_flag_t bits, 0 for none */
};

/* Exp command buffer description. */
struct ur_exp_command_buffer_desc_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ur_bool_t isUpdatable; /**< [in] true when: is updatable */
    ur_bool_t isInOrder; /**< [in] true when: is in order */
    ur_bool_t enableProfiling; /**< [in] true when: enable profiling */
};

/* Exp command buffer update memobj arg description. */
struct ur_exp_command_buffer_update_memobj_arg_desc_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint32_t argIndex; /**< [in] arg index */
    const ur_kernel_arg_mem_obj_properties_t *pProperties; /**< [in][optional] the properties */
    ur_mem_handle_t hNewMemObjArg; /**< [in][optional] new memory obj arg (handle) */
};

/* Exp command buffer update pointer arg description. */
struct ur_exp_command_buffer_update_pointer_arg_desc_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint32_t argIndex; /**< [in] arg index */
    const ur_kernel_arg_pointer_properties_t *pProperties; /**< [in][optional] the properties */
    const void *pNewPointerArg; /**< [in][optional] the new pointer arg */
};

/* Exp command buffer update value arg description. */
struct ur_exp_command_buffer_update_value_arg_desc_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint32_t argIndex; /**< [in] arg index */
    size_t argSize; /**< [in] arg size, in bytes */
    const ur_kernel_arg_value_properties_t *pProperties; /**< [in][optional] the properties */
    const void *pNewValueArg; /**< [in][optional] the new value arg */
};

/* Exp command buffer update kernel launch description. */
struct ur_exp_command_buffer_update_kernel_launch_desc_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ur_exp_command_buffer_command_handle_t hCommand; /**< [in] command (handle) */
    ur_kernel_handle_t hNewKernel; /**< [in][optional] new kernel (handle) */
    uint32_t numNewMemObjArgs; /**< [in] number of new memory obj args */
    uint32_t numNewPointerArgs; /**< [in] number of new pointer args */
    uint32_t numNewValueArgs; /**< [in] number of new value args */
    uint32_t newWorkDim; /**< [in] new work dim */
    const ur_exp_command_buffer_update_memobj_arg_desc_t *pNewMemObjArgList; /**< [in][optional][range(0, numNewMemObjArgs)] array: new memory obj arg list */
    const ur_exp_command_buffer_update_pointer_arg_desc_t *pNewPointerArgList; /**< [in][optional][range(0, numNewPointerArgs)] array: new pointer arg list */
    const ur_exp_command_buffer_update_value_arg_desc_t *pNewValueArgList; /**< [in][optional][range(0, numNewValueArgs)] array: new value arg list */
    size_t *pNewGlobalWorkOffset; /**< [in][optional][range(0, newWorkDim)] array: new global work offset, in bytes */
    size_t *pNewGlobalWorkSize; /**< [in][optional][range(0, newWorkDim)] array: new global work size, in bytes */
    size_t *pNewLocalWorkSize; /**< [in][optional][range(0, newWorkDim)] array: new local work size, in bytes */
};

/* Exp host task properties. */
struct ur_exp_host_task_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ur_exp_host_task_flags_t flags; /**< [in] flags, a union of ur_exp_host_task_flag_t bits, 0 for none */
};

/* Exp enqueue ext properties. */
struct ur_exp_enqueue_ext_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ur_exp_enqueue_ext_flags_t flags; /**< [in] flags, a union of ur_exp_enqueue_ext_flag_t bits, 0 for none */
};

/* Exp enqueue native command properties. */
struct ur_exp_enqueue_native_command_properties_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ur_exp_enqueue_native_command_flags_t flags; /**< [in] flags, a union of ur_exp_enqueue_native_command_flag_t bits, 0 for none */
};

/* Exp event description. */
struct ur_exp_event_desc_t {
    ur_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ur_exp_event_flags_t flags; /**< [in] flags, a union of ur_exp_event_flag_t bits, 0 for none */
};

/* Loader config create params. */
struct ur_loader_config_create_params_t {
    ur_loader_config_handle_t **pphLoaderConfig; /**< the pph loader config */
};

/* Loader config retain params. */
struct ur_loader_config_retain_params_t {
    ur_loader_config_handle_t *phLoaderConfig; /**< place of the handle: loader config */
};

/* Loader config release params. */
struct ur_loader_config_release_params_t {
    ur_loader_config_handle_t *phLoaderConfig; /**< place of the handle: loader config */
};

/* Loader config get info params. */
struct ur_loader_config_get_info_params_t {
    ur_loader_config_handle_t *phLoaderConfig; /**< place of the handle: loader config */
    ur_loader_config_info_t *ppropName; /**< the pprop name */
    size_t *ppropSize; /**< the pprop size, in bytes */
    void **ppPropValue; /**< the properties value */
    size_t **ppPropSizeRet; /**< the properties size ret */
};

/* Loader config enable layer params. */
struct ur_loader_config_enable_layer_params_t {
    ur_loader_config_handle_t *phLoaderConfig; /**< place of the handle: loader config */
    const char **ppLayerName; /**< text: layer name */
};

/* Loader config set code location callback params. */
struct ur_loader_config_set_code_location_callback_params_t {
    ur_loader_config_handle_t *phLoaderConfig; /**< place of the handle: loader config */
    ur_code_location_callback_t *ppfnCodeloc; /**< callback: ppfn codeloc */
    void **ppUserData; /**< the user data */
};

/* Loader config set mocking enabled params. */
struct ur_loader_config_set_mocking_enabled_params_t {
    ur_loader_config_handle_t *phLoaderConfig; /**< place of the handle: loader config */
    ur_bool_t *penable; /**< the penable */
};

/* Adapter get params. */
struct ur_adapter_get_params_t {
    uint32_t *pNumEntries; /**< the number of entries */
    ur_adapter_handle_t **pphAdapters; /**< the pph adapters */
    uint32_t **ppNumAdapters; /**< the number of adapters */
};

/* Adapter release params. */
struct ur_adapter_release_params_t {
    ur_adapter_handle_t *phAdapter; /**< place of the handle: adapter */
};

/* Adapter retain params. */
struct ur_adapter_retain_params_t {
    ur_adapter_handle_t *phAdapter; /**< place of the handle: adapter */
};

/* Adapter get last error params. */
struct ur_adapter_get_last_error_params_t {
    ur_adapter_handle_t *phAdapter; /**< place of the handle: adapter */
    const char ***pppMessage; /**< text: ppp message */
    int32_t **ppError; /**< the error */
};

/* Adapter get info params. */
struct ur_adapter_get_info_params_t {
    ur_adapter_handle_t *phAdapter; /**< place of the handle: adapter */
    ur_adapter_info_t *ppropName; /**< the pprop name */
    size_t *ppropSize; /**< the pprop size, in bytes */
    void **ppPropValue; /**< the properties value */
    size_t **ppPropSizeRet; /**< the properties size ret */
};

/* Adapter set logger callback params. */
struct ur_adapter_set_logger_callback_params_t {
    ur_adapter_handle_t *phAdapter; /**< place of the handle: adapter */
    ur_logger_callback_t *ppfnLoggerCallback; /**< callback: ppfn logger callback */
    void **ppUserData; /**< the user data */
    ur_logger_level_t *plevel; /**< the plevel */
};

/* Adapter set logger callback level params. */
struct ur_adapter_set_logger_callback_level_params_t {
    ur_adapter_handle_t *phAdapter; /**< place of the handle: adapter */
    ur_logger_level_t *plevel; /**< the plevel */
};

/* Platform get params. */
struct ur_platform_get_params_t {
    ur_adapter_handle_t *phAdapter; /**< place of the handle: adapter */
    uint32_t *pNumEntries; /**< the number of entries */
    ur_platform_handle_t **pphPlatforms; /**< the pph platforms */
    uint32_t **ppNumPlatforms; /**< the number of platforms */
};

/* Platform get info params. */
struct ur_platform_get_info_params_t {
    ur_platform_handle_t *phPlatform; /**< place of the handle: platform */
    ur_platform_info_t *ppropName; /**< the pprop name */
    size_t *ppropSize; /**< the pprop size, in bytes */
    void **ppPropValue; /**< the properties value */
    size_t **ppPropSizeRet; /**< the properties size ret */
};

/* Platform get native handle params. */
struct ur_platform_get_native_handle_params_t {
    ur_platform_handle_t *phPlatform; /**< place of the handle: platform */
    ur_native_handle_t **pphNativePlatform; /**< the pph native platform */
};

/* Platform create with native handle params. */
struct ur_platform_create_with_native_handle_params_t {
    ur_native_handle_t *phNativePlatform; /**< place of the handle: native platform */
    ur_adapter_handle_t *phAdapter; /**< place of the handle: adapter */
    const ur_platform_native_properties_t **ppProperties; /**< the properties */
    ur_platform_handle_t **pphPlatform; /**< the pph platform */
};

/* Platform get api version params. */
struct ur_platform_get_api_version_params_t {
    ur_platform_handle_t *phPlatform; /**< place of the handle: platform */
    ur_api_version_t **ppVersion; /**< the version */
};

/* Platform get backend option params. */
struct ur_platform_get_backend_option_params_t {
    ur_platform_handle_t *phPlatform; /**< place of the handle: platform */
    const char **ppFrontendOption; /**< text: frontend option */
    const char ***pppPlatformOption; /**< text: ppp platform option */
};

/* Context create params. */
struct ur_context_create_params_t {
    uint32_t *pDeviceCount; /**< the device count */
    const ur_device_handle_t **pphDevices; /**< the pph devices */
    const ur_context_properties_t **ppProperties; /**< the properties */
    ur_context_handle_t **pphContext; /**< the pph context */
};

/* Context retain params. */
struct ur_context_retain_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
};

/* Context release params. */
struct ur_context_release_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
};

/* Context get info params. */
struct ur_context_get_info_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_context_info_t *ppropName; /**< the pprop name */
    size_t *ppropSize; /**< the pprop size, in bytes */
    void **ppPropValue; /**< the properties value */
    size_t **ppPropSizeRet; /**< the properties size ret */
};

/* Context get native handle params. */
struct ur_context_get_native_handle_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_native_handle_t **pphNativeContext; /**< the pph native context */
};

/* Context create with native handle params. */
struct ur_context_create_with_native_handle_params_t {
    ur_native_handle_t *phNativeContext; /**< place of the handle: native context */
    ur_adapter_handle_t *phAdapter; /**< place of the handle: adapter */
    uint32_t *pnumDevices; /**< the pnum devices */
    const ur_device_handle_t **pphDevices; /**< the pph devices */
    const ur_context_native_properties_t **ppProperties; /**< the properties */
    ur_context_handle_t **pphContext; /**< the pph context */
};

/* Context set extended deleter params. */
struct ur_context_set_extended_deleter_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_context_extended_deleter_t *ppfnDeleter; /**< the ppfn deleter */
    void **ppUserData; /**< the user data */
};

/* Event get info params. */
struct ur_event_get_info_params_t {
    ur_event_handle_t *phEvent; /**< gets the event of this command; the caller releases it */
    ur_event_info_t *ppropName; /**< the pprop name */
    size_t *ppropSize; /**< the pprop size, in bytes */
    void **ppPropValue; /**< the properties value */
    size_t **ppPropSizeRet; /**< the properties size ret */
};

/* Event get profiling info params. */
struct ur_event_get_profiling_info_params_t {
    ur_event_handle_t *phEvent; /**< gets the event of this command; the caller releases it */
    ur_profiling_info_t *ppropName; /**< the pprop name */
    size_t *ppropSize; /**< the pprop size, in bytes */
    void **ppPropValue; /**< the properties value */
    size_t **ppPropSizeRet; /**< the properties size ret */
};

/* Event wait params. */
struct ur_event_wait_params_t {
    uint32_t *pnumEvents; /**< the pnum events */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
};

/* Event retain params. */
struct ur_event_retain_params_t {
    ur_event_handle_t *phEvent; /**< gets the event of this command; the caller releases it */
};

/* Event release params. */
struct ur_event_release_params_t {
    ur_event_handle_t *phEvent; /**< gets the event of this command; the caller releases it */
};

/* Event get native handle params. */
struct ur_event_get_native_handle_params_t {
    ur_event_handle_t *phEvent; /**< gets the event of this command; the caller releases it */
    ur_native_handle_t **pphNativeEvent; /**< the pph native event */
};

/* Event create with native handle params. */
struct ur_event_create_with_native_handle_params_t {
    ur_native_handle_t *phNativeEvent; /**< place of the handle: native event */
    ur_context_handle_t *phContext; /**< place of the handle: context */
    const ur_event_native_properties_t **ppProperties; /**< the properties */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Event set callback params. */
struct ur_event_set_callback_params_t {
    ur_event_handle_t *phEvent; /**< gets the event of this command; the caller releases it */
    ur_execution_info_t *pexecStatus; /**< the pexec status */
    ur_event_callback_t *ppfnNotify; /**< callback: ppfn notify */
    void **ppUserData; /**< the user data */
};

/* Event create exp params. */
struct ur_event_create_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    const ur_exp_event_desc_t **ppEventDesc; /**< the event description */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Program create with il params. */
struct ur_program_create_with_il_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    const void **ppIL; /**< the IL */
    size_t *plength; /**< the plength */
    const ur_program_properties_t **ppProperties; /**< the properties */
    ur_program_handle_t **pphProgram; /**< the pph program */
};

/* Program create with binary params. */
struct ur_program_create_with_binary_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    uint32_t *pnumDevices; /**< the pnum devices */
    ur_device_handle_t **pphDevices; /**< the pph devices */
    size_t **ppLengths; /**< the lengths */
    const uint8_t ***pppBinaries; /**< the ppp binaries */
    const ur_program_properties_t **ppProperties; /**< the properties */
    ur_program_handle_t **pphProgram; /**< the pph program */
};

/* Program build params. */
struct ur_program_build_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_program_handle_t *phProgram; /**< place of the handle: program */
    const char **ppOptions; /**< text: options */
};

/* Program dynamic link exp params. */
struct ur_program_dynamic_link_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    uint32_t *pcount; /**< the pcount */
    const ur_program_handle_t **pphPrograms; /**< the pph programs */
};

/* Program build exp params. */
struct ur_program_build_exp_params_t {
    ur_program_handle_t *phProgram; /**< place of the handle: program */
    uint32_t *pnumDevices; /**< the pnum devices */
    ur_device_handle_t **pphDevices; /**< the pph devices */
    ur_exp_program_flags_t *pflags; /**< pflags, a union of ur_exp_program_flag_t bits, 0 for none */
    const char **ppOptions; /**< text: options */
};

/* Program compile params. */
struct ur_program_compile_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_program_handle_t *phProgram; /**< place of the handle: program */
    const char **ppOptions; /**< text: options */
};

/* Program compile exp params. */
struct ur_program_compile_exp_params_t {
    ur_program_handle_t *phProgram; /**< place of the handle: program */
    uint32_t *pnumDevices; /**< the pnum devices */
    ur_device_handle_t **pphDevices; /**< the pph devices */
    ur_exp_program_flags_t *pflags; /**< pflags, a union of ur_exp_program_flag_t bits, 0 for none */
    const char **ppOptions; /**< text: options */
};

/* Program link params. */
struct ur_program_link_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    uint32_t *pcount; /**< the pcount */
    const ur_program_handle_t **pphPrograms; /**< the pph programs */
    const char **ppOptions; /**< text: options */
    ur_program_handle_t **pphProgram; /**< the pph program */
};

/* Program link exp params. */
struct ur_program_link_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    uint32_t *pnumDevices; /**< the pnum devices */
    ur_device_handle_t **pphDevices; /**< the pph devices */
    ur_exp_program_flags_t *pflags; /**< pflags, a union of ur_exp_program_flag_t bits, 0 for none */
    uint32_t *pcount; /**< the pcount */
    const ur_program_handle_t **pphPrograms; /**< the pph programs */
    const char **ppOptions; /**< text: options */
    ur_program_handle_t **pphProgram; /**< the pph program */
};

/* Program retain params. */
struct ur_program_retain_params_t {
    ur_program_handle_t *phProgram; /**< place of the handle: program */
};

/* Program release params. */
struct ur_program_release_params_t {
    ur_program_handle_t *phProgram; /**< place of the handle: program */
};

/* Program get function pointer params. */
struct ur_program_get_function_pointer_params_t {
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    ur_program_handle_t *phProgram; /**< place of the handle: program */
    const char **ppFunctionName; /**< text: function name */
    void ***pppFunctionPointer; /**< the ppp function pointer */
};

/* Program get global variable pointer params. */
struct ur_program_get_global_variable_pointer_params_t {
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    ur_program_handle_t *phProgram; /**< place of the handle: program */
    const char **ppGlobalVariableName; /**< text: global variable name */
    size_t **ppGlobalVariableSizeRet; /**< the global variable size ret */
    void ***pppGlobalVariablePointerRet; /**< the ppp global variable pointer ret */
};

/* Program get info params. */
struct ur_program_get_info_params_t {
    ur_program_handle_t *phProgram; /**< place of the handle: program */
    ur_program_info_t *ppropName; /**< the pprop name */
    size_t *ppropSize; /**< the pprop size, in bytes */
    void **ppPropValue; /**< the properties value */
    size_t **ppPropSizeRet; /**< the properties size ret */
};

/* Program get build info params. */
struct ur_program_get_build_info_params_t {
    ur_program_handle_t *phProgram; /**< place of the handle: program */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    ur_program_build_info_t *ppropName; /**< the pprop name */
    size_t *ppropSize; /**< the pprop size, in bytes */
    void **ppPropValue; /**< the properties value */
    size_t **ppPropSizeRet; /**< the properties size ret */
};

/* Program set specialization constants params. */
struct ur_program_set_specialization_constants_params_t {
    ur_program_handle_t *phProgram; /**< place of the handle: program */
    uint32_t *pcount; /**< the pcount */
    const ur_specialization_constant_info_t **ppSpecConstants; /**< the spec constants */
};

/* Program get native handle params. */
struct ur_program_get_native_handle_params_t {
    ur_program_handle_t *phProgram; /**< place of the handle: program */
    ur_native_handle_t **pphNativeProgram; /**< the pph native program */
};

/* Program create with native handle params. */
struct ur_program_create_with_native_handle_params_t {
    ur_native_handle_t *phNativeProgram; /**< place of the handle: native program */
    ur_context_handle_t *phContext; /**< place of the handle: context */
    const ur_program_native_properties_t **ppProperties; /**< the properties */
    ur_program_handle_t **pphProgram; /**< the pph program */
};

/* Kernel create params. */
struct ur_kernel_create_params_t {
    ur_program_handle_t *phProgram; /**< place of the handle: program */
    const char **ppKernelName; /**< text: kernel name */
    ur_kernel_handle_t **pphKernel; /**< the pph kernel */
};

/* Kernel get info params. */
struct ur_kernel_get_info_params_t {
    ur_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    ur_kernel_info_t *ppropName; /**< the pprop name */
    size_t *ppropSize; /**< the pprop size, in bytes */
    void **ppPropValue; /**< the properties value */
    size_t **ppPropSizeRet; /**< the properties size ret */
};

/* Kernel get group info params. */
struct ur_kernel_get_group_info_params_t {
    ur_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    ur_kernel_group_info_t *ppropName; /**< the pprop name */
    size_t *ppropSize; /**< the pprop size, in bytes */
    void **ppPropValue; /**< the properties value */
    size_t **ppPropSizeRet; /**< the properties size ret */
};

/* Kernel get sub group info params. */
struct ur_kernel_get_sub_group_info_params_t {
    ur_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    ur_kernel_sub_group_info_t *ppropName; /**< the pprop name */
    size_t *ppropSize; /**< the pprop size, in bytes */
    void **ppPropValue; /**< the properties value */
    size_t **ppPropSizeRet; /**< the properties size ret */
};

/* Kernel retain params. */
struct ur_kernel_retain_params_t {
    ur_kernel_handle_t *phKernel; /**< place of the handle: kernel */
};

/* Kernel release params. */
struct ur_kernel_release_params_t {
    ur_kernel_handle_t *phKernel; /**< place of the handle: kernel */
};

/* Kernel get native handle params. */
struct ur_kernel_get_native_handle_params_t {
    ur_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    ur_native_handle_t **pphNativeKernel; /**< the pph native kernel */
};

/* Kernel create with native handle params. */
struct ur_kernel_create_with_native_handle_params_t {
    ur_native_handle_t *phNativeKernel; /**< place of the handle: native kernel */
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_program_handle_t *phProgram; /**< place of the handle: program */
    const ur_kernel_native_properties_t **ppProperties; /**< the properties */
    ur_kernel_handle_t **pphKernel; /**< the pph kernel */
};

/* Kernel get suggested local work size params. */
struct ur_kernel_get_suggested_local_work_size_params_t {
    ur_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    uint32_t *pnumWorkDim; /**< the pnum work dim */
    const size_t **ppGlobalWorkOffset; /**< the global work offset, in bytes */
    const size_t **ppGlobalWorkSize; /**< the global work size, in bytes */
    size_t **ppSuggestedLocalWorkSize; /**< the suggested local work size, in bytes */
};

/* Kernel get suggested local work size with args params. */
struct ur_kernel_get_suggested_local_work_size_with_args_params_t {
    ur_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    uint32_t *pnumWorkDim; /**< the pnum work dim */
    const size_t **ppGlobalWorkOffset; /**< the global work offset, in bytes */
    const size_t **ppGlobalWorkSize; /**< the global work size, in bytes */
    uint32_t *pnumArgs; /**< the pnum args */
    const ur_exp_kernel_arg_properties_t **ppArgs; /**< the args */
    size_t **ppSuggestedLocalWorkSize; /**< the suggested local work size, in bytes */
};

/* Kernel set exec info params. */
struct ur_kernel_set_exec_info_params_t {
    ur_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    ur_kernel_exec_info_t *ppropName; /**< the pprop name */
    size_t *ppropSize; /**< the pprop size, in bytes */
    const ur_kernel_exec_info_properties_t **ppProperties; /**< the properties */
    const void **ppPropValue; /**< the properties value */
};

/* Kernel set specialization constants params. */
struct ur_kernel_set_specialization_constants_params_t {
    ur_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    uint32_t *pcount; /**< the pcount */
    const ur_specialization_constant_info_t **ppSpecConstants; /**< the spec constants */
};

/* Kernel suggest largest cooperative group count params. */
struct ur_kernel_suggest_max_cooperative_group_count_params_t {
    ur_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    uint32_t *pworkDim; /**< the pwork dim */
    const size_t **ppLocalWorkSize; /**< the local work size, in bytes */
    size_t *pdynamicSharedMemorySize; /**< the pdynamic shared memory size, in bytes */
    uint32_t **ppGroupCountRet; /**< the group count ret */
};

/* Queue get info params. */
struct ur_queue_get_info_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_queue_info_t *ppropName; /**< the pprop name */
    size_t *ppropSize; /**< the pprop size, in bytes */
    void **ppPropValue; /**< the properties value */
    size_t **ppPropSizeRet; /**< the properties size ret */
};

/* Queue create params. */
struct ur_queue_create_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    const ur_queue_properties_t **ppProperties; /**< the properties */
    ur_queue_handle_t **pphQueue; /**< the pph queue */
};

/* Queue retain params. */
struct ur_queue_retain_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
};

/* Queue release params. */
struct ur_queue_release_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
};

/* Queue get native handle params. */
struct ur_queue_get_native_handle_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_queue_native_desc_t **ppDesc; /**< the description */
    ur_native_handle_t **pphNativeQueue; /**< the pph native queue */
};

/* Queue create with native handle params. */
struct ur_queue_create_with_native_handle_params_t {
    ur_native_handle_t *phNativeQueue; /**< place of the handle: native queue */
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    const ur_queue_native_properties_t **ppProperties; /**< the properties */
    ur_queue_handle_t **pphQueue; /**< the pph queue */
};

/* Queue finish params. */
struct ur_queue_finish_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
};

/* Queue flush params. */
struct ur_queue_flush_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
};

/* Queue begin graph capture exp params. */
struct ur_queue_begin_graph_capture_exp_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
};

/* Queue begin capture into graph exp params. */
struct ur_queue_begin_capture_into_graph_exp_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_exp_graph_handle_t *phGraph; /**< place of the handle: graph */
};

/* Queue end graph capture exp params. */
struct ur_queue_end_graph_capture_exp_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_exp_graph_handle_t **pphGraph; /**< the pph graph */
};

/* Queue is graph capture enabled exp params. */
struct ur_queue_is_graph_capture_enabled_exp_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    bool **ppResult; /**< the result */
};

/* Queue get graph exp params. */
struct ur_queue_get_graph_exp_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_exp_graph_handle_t **pphGraph; /**< the pph graph */
};

/* Sampler create params. */
struct ur_sampler_create_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    const ur_sampler_desc_t **ppDesc; /**< the description */
    ur_sampler_handle_t **pphSampler; /**< the pph sampler */
};

/* Sampler retain params. */
struct ur_sampler_retain_params_t {
    ur_sampler_handle_t *phSampler; /**< place of the handle: sampler */
};

/* Sampler release params. */
struct ur_sampler_release_params_t {
    ur_sampler_handle_t *phSampler; /**< place of the handle: sampler */
};

/* Sampler get info params. */
struct ur_sampler_get_info_params_t {
    ur_sampler_handle_t *phSampler; /**< place of the handle: sampler */
    ur_sampler_info_t *ppropName; /**< the pprop name */
    size_t *ppropSize; /**< the pprop size, in bytes */
    void **ppPropValue; /**< the properties value */
    size_t **ppPropSizeRet; /**< the properties size ret */
};

/* Sampler get native handle params. */
struct ur_sampler_get_native_handle_params_t {
    ur_sampler_handle_t *phSampler; /**< place of the handle: sampler */
    ur_native_handle_t **pphNativeSampler; /**< the pph native sampler */
};

/* Sampler create with native handle params. */
struct ur_sampler_create_with_native_handle_params_t {
    ur_native_handle_t *phNativeSampler; /**< place of the handle: native sampler */
    ur_context_handle_t *phContext; /**< place of the handle: context */
    const ur_sampler_native_properties_t **ppProperties; /**< the properties */
    ur_sampler_handle_t **pphSampler; /**< the pph sampler */
};

/* Memory image create params. */
struct ur_mem_image_create_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_mem_flags_t *pflags; /**< pflags, a union of ur_mem_flag_t bits, 0 for none */
    const ur_image_format_t **ppImageFormat; /**< the image format */
    const ur_image_desc_t **ppImageDesc; /**< the image description */
    void **ppHost; /**< the host */
    ur_mem_handle_t **pphMem; /**< the pph memory */
};

/* Memory buffer create params. */
struct ur_mem_buffer_create_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_mem_flags_t *pflags; /**< pflags, a union of ur_mem_flag_t bits, 0 for none */
    size_t *psize; /**< the psize, in bytes */
    const ur_buffer_properties_t **ppProperties; /**< the properties */
    ur_mem_handle_t **pphBuffer; /**< the pph buffer */
};

/* Memory retain params. */
struct ur_mem_retain_params_t {
    ur_mem_handle_t *phMem; /**< place of the handle: memory */
};

/* Memory release params. */
struct ur_mem_release_params_t {
    ur_mem_handle_t *phMem; /**< place of the handle: memory */
};

/* Memory buffer partition params. */
struct ur_mem_buffer_partition_params_t {
    ur_mem_handle_t *phBuffer; /**< place of the handle: buffer */
    ur_mem_flags_t *pflags; /**< pflags, a union of ur_mem_flag_t bits, 0 for none */
    ur_buffer_create_type_t *pbufferCreateType; /**< the pbuffer create type */
    const ur_buffer_region_t **ppRegion; /**< the region */
    ur_mem_handle_t **pphMem; /**< the pph memory */
};

/* Memory get native handle params. */
struct ur_mem_get_native_handle_params_t {
    ur_mem_handle_t *phMem; /**< place of the handle: memory */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    ur_native_handle_t **pphNativeMem; /**< the pph native memory */
};

/* Memory buffer create with native handle params. */
struct ur_mem_buffer_create_with_native_handle_params_t {
    ur_native_handle_t *phNativeMem; /**< place of the handle: native memory */
    ur_context_handle_t *phContext; /**< place of the handle: context */
    const ur_mem_native_properties_t **ppProperties; /**< the properties */
    ur_mem_handle_t **pphMem; /**< the pph memory */
};

/* Memory image create with native handle params. */
struct ur_mem_image_create_with_native_handle_params_t {
    ur_native_handle_t *phNativeMem; /**< place of the handle: native memory */
    ur_context_handle_t *phContext; /**< place of the handle: context */
    const ur_image_format_t **ppImageFormat; /**< the image format */
    const ur_image_desc_t **ppImageDesc; /**< the image description */
    const ur_mem_native_properties_t **ppProperties; /**< the properties */
    ur_mem_handle_t **pphMem; /**< the pph memory */
};

/* Memory get info params. */
struct ur_mem_get_info_params_t {
    ur_mem_handle_t *phMemory; /**< place of the handle: memory */
    ur_mem_info_t *ppropName; /**< the pprop name */
    size_t *ppropSize; /**< the pprop size, in bytes */
    void **ppPropValue; /**< the properties value */
    size_t **ppPropSizeRet; /**< the properties size ret */
};

/* Memory image get info params. */
struct ur_mem_image_get_info_params_t {
    ur_mem_handle_t *phMemory; /**< place of the handle: memory */
    ur_image_info_t *ppropName; /**< the pprop name */
    size_t *ppropSize; /**< the pprop size, in bytes */
    void **ppPropValue; /**< the properties value */
    size_t **ppPropSizeRet; /**< the properties size ret */
};

/* Physical memory create params. */
struct ur_physical_mem_create_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    size_t *psize; /**< the psize, in bytes */
    const ur_physical_mem_properties_t **ppProperties; /**< the properties */
    ur_physical_mem_handle_t **pphPhysicalMem; /**< the pph physical memory */
};

/* Physical memory retain params. */
struct ur_physical_mem_retain_params_t {
    ur_physical_mem_handle_t *phPhysicalMem; /**< place of the handle: physical memory */
};

/* Physical memory release params. */
struct ur_physical_mem_release_params_t {
    ur_physical_mem_handle_t *phPhysicalMem; /**< place of the handle: physical memory */
};

/* Physical memory get info params. */
struct ur_physical_mem_get_info_params_t {
    ur_physical_mem_handle_t *phPhysicalMem; /**< place of the handle: physical memory */
    ur_physical_mem_info_t *ppropName; /**< the pprop name */
    size_t *ppropSize; /**< the pprop size, in bytes */
    void **ppPropValue; /**< the properties value */
    size_t **ppPropSizeRet; /**< the properties size ret */
};

/* Enqueue events wait params. */
struct ur_enqueue_events_wait_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue events wait with barrier params. */
struct ur_enqueue_events_wait_with_barrier_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue memory buffer read params. */
struct ur_enqueue_mem_buffer_read_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_mem_handle_t *phBuffer; /**< place of the handle: buffer */
    bool *pblockingRead; /**< the pblocking read */
    size_t *poffset; /**< the poffset, in bytes */
    size_t *psize; /**< the psize, in bytes */
    void **ppDst; /**< the destination */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue memory buffer write params. */
struct ur_enqueue_mem_buffer_write_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_mem_handle_t *phBuffer; /**< place of the handle: buffer */
    bool *pblockingWrite; /**< the pblocking write */
    size_t *poffset; /**< the poffset, in bytes */
    size_t *psize; /**< the psize, in bytes */
    const void **ppSrc; /**< the source */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue memory buffer read rect params. */
struct ur_enqueue_mem_buffer_read_rect_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_mem_handle_t *phBuffer; /**< place of the handle: buffer */
    bool *pblockingRead; /**< the pblocking read */
    ur_rect_offset_t *pbufferOrigin; /**< the pbuffer origin */
    ur_rect_offset_t *phostOrigin; /**< the phost origin */
    ur_rect_region_t *pregion; /**< the pregion */
    size_t *pbufferRowPitch; /**< the pbuffer row pitch, in bytes */
    size_t *pbufferSlicePitch; /**< the pbuffer slice pitch, in bytes */
    size_t *phostRowPitch; /**< the phost row pitch, in bytes */
    size_t *phostSlicePitch; /**< the phost slice pitch, in bytes */
    void **ppDst; /**< the destination */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue memory buffer write rect params. */
struct ur_enqueue_mem_buffer_write_rect_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_mem_handle_t *phBuffer; /**< place of the handle: buffer */
    bool *pblockingWrite; /**< the pblocking write */
    ur_rect_offset_t *pbufferOrigin; /**< the pbuffer origin */
    ur_rect_offset_t *phostOrigin; /**< the phost origin */
    ur_rect_region_t *pregion; /**< the pregion */
    size_t *pbufferRowPitch; /**< the pbuffer row pitch, in bytes */
    size_t *pbufferSlicePitch; /**< the pbuffer slice pitch, in bytes */
    size_t *phostRowPitch; /**< the phost row pitch, in bytes */
    size_t *phostSlicePitch; /**< the phost slice pitch, in bytes */
    void **ppSrc; /**< the source */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue memory buffer copy params. */
struct ur_enqueue_mem_buffer_copy_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_mem_handle_t *phBufferSrc; /**< place of the handle: buffer source */
    ur_mem_handle_t *phBufferDst; /**< place of the handle: buffer destination */
    size_t *psrcOffset; /**< the psrc offset, in bytes */
    size_t *pdstOffset; /**< the pdst offset, in bytes */
    size_t *psize; /**< the psize, in bytes */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue memory buffer copy rect params. */
struct ur_enqueue_mem_buffer_copy_rect_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_mem_handle_t *phBufferSrc; /**< place of the handle: buffer source */
    ur_mem_handle_t *phBufferDst; /**< place of the handle: buffer destination */
    ur_rect_offset_t *psrcOrigin; /**< the psrc origin */
    ur_rect_offset_t *pdstOrigin; /**< the pdst origin */
    ur_rect_region_t *pregion; /**< the pregion */
    size_t *psrcRowPitch; /**< the psrc row pitch, in bytes */
    size_t *psrcSlicePitch; /**< the psrc slice pitch, in bytes */
    size_t *pdstRowPitch; /**< the pdst row pitch, in bytes */
    size_t *pdstSlicePitch; /**< the pdst slice pitch, in bytes */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue memory buffer fill params. */
struct ur_enqueue_mem_buffer_fill_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_mem_handle_t *phBuffer; /**< place of the handle: buffer */
    const void **ppPattern; /**< the pattern */
    size_t *ppatternSize; /**< the ppattern size, in bytes */
    size_t *poffset; /**< the poffset, in bytes */
    size_t *psize; /**< the psize, in bytes */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue memory image read params. */
struct ur_enqueue_mem_image_read_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_mem_handle_t *phImage; /**< place of the handle: image */
    bool *pblockingRead; /**< the pblocking read */
    ur_rect_offset_t *porigin; /**< the porigin */
    ur_rect_region_t *pregion; /**< the pregion */
    size_t *prowPitch; /**< the prow pitch, in bytes */
    size_t *pslicePitch; /**< the pslice pitch, in bytes */
    void **ppDst; /**< the destination */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue memory image write params. */
struct ur_enqueue_mem_image_write_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_mem_handle_t *phImage; /**< place of the handle: image */
    bool *pblockingWrite; /**< the pblocking write */
    ur_rect_offset_t *porigin; /**< the porigin */
    ur_rect_region_t *pregion; /**< the pregion */
    size_t *prowPitch; /**< the prow pitch, in bytes */
    size_t *pslicePitch; /**< the pslice pitch, in bytes */
    void **ppSrc; /**< the source */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue memory image copy params. */
struct ur_enqueue_mem_image_copy_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_mem_handle_t *phImageSrc; /**< place of the handle: image source */
    ur_mem_handle_t *phImageDst; /**< place of the handle: image destination */
    ur_rect_offset_t *psrcOrigin; /**< the psrc origin */
    ur_rect_offset_t *pdstOrigin; /**< the pdst origin */
    ur_rect_region_t *pregion; /**< the pregion */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue memory buffer map params. */
struct ur_enqueue_mem_buffer_map_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_mem_handle_t *phBuffer; /**< place of the handle: buffer */
    bool *pblockingMap; /**< the pblocking map */
    ur_map_flags_t *pmapFlags; /**< pmap flags, a union of ur_map_flag_t bits, 0 for none */
    size_t *poffset; /**< the poffset, in bytes */
    size_t *psize; /**< the psize, in bytes */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
    void ***pppRetMap; /**< the ppp ret map */
};

/* Enqueue memory unmap params. */
struct ur_enqueue_mem_unmap_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_mem_handle_t *phMem; /**< place of the handle: memory */
    void **ppMappedPtr; /**< the mapped pointer */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue usm fill params. */
struct ur_enqueue_usm_fill_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    void **ppMem; /**< the memory */
    size_t *ppatternSize; /**< the ppattern size, in bytes */
    const void **ppPattern; /**< the pattern */
    size_t *psize; /**< the psize, in bytes */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue usm memcpy params. */
struct ur_enqueue_usm_memcpy_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    bool *pblocking; /**< the pblocking */
    void **ppDst; /**< the destination */
    const void **ppSrc; /**< the source */
    size_t *psize; /**< the psize, in bytes */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue usm prefetch params. */
struct ur_enqueue_usm_prefetch_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    const void **ppMem; /**< the memory */
    size_t *psize; /**< the psize, in bytes */
    ur_usm_migration_flags_t *pflags; /**< pflags, a union of ur_usm_migration_flag_t bits, 0 for none */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue usm advise params. */
struct ur_enqueue_usm_advise_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    const void **ppMem; /**< the memory */
    size_t *psize; /**< the psize, in bytes */
    ur_usm_advice_flags_t *padvice; /**< padvice, a union of ur_usm_advice_flag_t bits, 0 for none */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue usm fill 2d params. */
struct ur_enqueue_usm_fill_2d_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    void **ppMem; /**< the memory */
    size_t *ppitch; /**< the ppitch, in bytes */
    size_t *ppatternSize; /**< the ppattern size, in bytes */
    const void **ppPattern; /**< the pattern */
    size_t *pwidth; /**< the pwidth */
    size_t *pheight; /**< the pheight */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue usm memcpy 2d params. */
struct ur_enqueue_usm_memcpy_2d_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    bool *pblocking; /**< the pblocking */
    void **ppDst; /**< the destination */
    size_t *pdstPitch; /**< the pdst pitch, in bytes */
    const void **ppSrc; /**< the source */
    size_t *psrcPitch; /**< the psrc pitch, in bytes */
    size_t *pwidth; /**< the pwidth */
    size_t *pheight; /**< the pheight */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue device global variable write params. */
struct ur_enqueue_device_global_variable_write_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_program_handle_t *phProgram; /**< place of the handle: program */
    const char **pname; /**< text: pname */
    bool *pblockingWrite; /**< the pblocking write */
    size_t *pcount; /**< the pcount */
    size_t *poffset; /**< the poffset, in bytes */
    const void **ppSrc; /**< the source */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue device global variable read params. */
struct ur_enqueue_device_global_variable_read_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_program_handle_t *phProgram; /**< place of the handle: program */
    const char **pname; /**< text: pname */
    bool *pblockingRead; /**< the pblocking read */
    size_t *pcount; /**< the pcount */
    size_t *poffset; /**< the poffset, in bytes */
    void **ppDst; /**< the destination */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue read host pipe params. */
struct ur_enqueue_read_host_pipe_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_program_handle_t *phProgram; /**< place of the handle: program */
    const char **ppipe_symbol; /**< text: ppipe symbol */
    bool *pblocking; /**< the pblocking */
    void **ppDst; /**< the destination */
    size_t *psize; /**< the psize, in bytes */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue write host pipe params. */
struct ur_enqueue_write_host_pipe_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_program_handle_t *phProgram; /**< place of the handle: program */
    const char **ppipe_symbol; /**< text: ppipe symbol */
    bool *pblocking; /**< the pblocking */
    void **ppSrc; /**< the source */
    size_t *psize; /**< the psize, in bytes */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue kernel launch with args exp params. */
struct ur_enqueue_kernel_launch_with_args_exp_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    uint32_t *pworkDim; /**< the pwork dim */
    const size_t **ppGlobalWorkOffset; /**< the global work offset, in bytes */
    const size_t **ppGlobalWorkSize; /**< the global work size, in bytes */
    const size_t **ppLocalWorkSize; /**< the local work size, in bytes */
    uint32_t *pnumArgs; /**< the pnum args */
    const ur_exp_kernel_arg_properties_t **ppArgs; /**< the args */
    const ur_kernel_launch_ext_properties_t **plaunchPropList; /**< the plaunch properties list */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue events wait with barrier ext params. */
struct ur_enqueue_events_wait_with_barrier_ext_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    const ur_exp_enqueue_ext_properties_t **ppProperties; /**< the properties */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue usm device alloc exp params. */
struct ur_enqueue_usm_device_alloc_exp_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_usm_pool_handle_t *ppPool; /**< the pool */
    const size_t *psize; /**< the psize, in bytes */
    const ur_exp_async_usm_alloc_properties_t **ppProperties; /**< the properties */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    void ***pppMem; /**< the ppp memory */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue usm shared alloc exp params. */
struct ur_enqueue_usm_shared_alloc_exp_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_usm_pool_handle_t *ppPool; /**< the pool */
    const size_t *psize; /**< the psize, in bytes */
    const ur_exp_async_usm_alloc_properties_t **ppProperties; /**< the properties */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    void ***pppMem; /**< the ppp memory */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue usm host alloc exp params. */
struct ur_enqueue_usm_host_alloc_exp_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_usm_pool_handle_t *ppPool; /**< the pool */
    const size_t *psize; /**< the psize, in bytes */
    const ur_exp_async_usm_alloc_properties_t **ppProperties; /**< the properties */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    void ***pppMem; /**< the ppp memory */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue usm free exp params. */
struct ur_enqueue_usm_free_exp_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_usm_pool_handle_t *ppPool; /**< the pool */
    void **ppMem; /**< the memory */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue timestamp recording exp params. */
struct ur_enqueue_timestamp_recording_exp_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    bool *pblocking; /**< the pblocking */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue command buffer exp params. */
struct ur_enqueue_command_buffer_exp_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_exp_command_buffer_handle_t *phCommandBuffer; /**< place of the handle: command buffer */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue host task exp params. */
struct ur_enqueue_host_task_exp_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_exp_host_task_function_t *ppfnHostTask; /**< the ppfn host task */
    void **pdata; /**< the pdata */
    const ur_exp_host_task_properties_t **ppProperties; /**< the properties */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue native command exp params. */
struct ur_enqueue_native_command_exp_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_exp_enqueue_native_command_function_t *ppfnNativeEnqueue; /**< the ppfn native enqueue */
    void **pdata; /**< the pdata */
    uint32_t *pnumMemsInMemList; /**< the pnum mems in memory list */
    const ur_mem_handle_t **pphMemList; /**< the pph memory list */
    const ur_exp_enqueue_native_command_properties_t **ppProperties; /**< the properties */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Enqueue graph exp params. */
struct ur_enqueue_graph_exp_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_exp_executable_graph_handle_t *phGraph; /**< place of the handle: graph */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Usm host alloc params. */
struct ur_usm_host_alloc_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    const ur_usm_desc_t **ppUSMDesc; /**< the USM description */
    ur_usm_pool_handle_t *ppool; /**< the ppool */
    size_t *psize; /**< the psize, in bytes */
    void ***pppMem; /**< the ppp memory */
};

/* Usm device alloc params. */
struct ur_usm_device_alloc_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    const ur_usm_desc_t **ppUSMDesc; /**< the USM description */
    ur_usm_pool_handle_t *ppool; /**< the ppool */
    size_t *psize; /**< the psize, in bytes */
    void ***pppMem; /**< the ppp memory */
};

/* Usm shared alloc params. */
struct ur_usm_shared_alloc_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    const ur_usm_desc_t **ppUSMDesc; /**< the USM description */
    ur_usm_pool_handle_t *ppool; /**< the ppool */
    size_t *psize; /**< the psize, in bytes */
    void ***pppMem; /**< the ppp memory */
};

/* Usm free params. */
struct ur_usm_free_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    void **ppMem; /**< the memory */
};

/* Usm get memory alloc info params. */
struct ur_usm_get_mem_alloc_info_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    const void **ppMem; /**< the memory */
    ur_usm_alloc_info_t *ppropName; /**< the pprop name */
    size_t *ppropSize; /**< the pprop size, in bytes */
    void **ppPropValue; /**< the properties value */
    size_t **ppPropSizeRet; /**< the properties size ret */
};

/* Usm pool create params. */
struct ur_usm_pool_create_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_usm_pool_desc_t **ppPoolDesc; /**< the pool description */
    ur_usm_pool_handle_t **pppPool; /**< the ppp pool */
};

/* Usm pool retain params. */
struct ur_usm_pool_retain_params_t {
    ur_usm_pool_handle_t *ppPool; /**< the pool */
};

/* Usm pool release params. */
struct ur_usm_pool_release_params_t {
    ur_usm_pool_handle_t *ppPool; /**< the pool */
};

/* Usm pool get info params. */
struct ur_usm_pool_get_info_params_t {
    ur_usm_pool_handle_t *phPool; /**< place of the handle: pool */
    ur_usm_pool_info_t *ppropName; /**< the pprop name */
    size_t *ppropSize; /**< the pprop size, in bytes */
    void **ppPropValue; /**< the properties value */
    size_t **ppPropSizeRet; /**< the properties size ret */
};

/* Usm pool create exp params. */
struct ur_usm_pool_create_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    ur_usm_pool_desc_t **ppPoolDesc; /**< the pool description */
    ur_usm_pool_handle_t **ppPool; /**< the pool */
};

/* Usm pool destroy exp params. */
struct ur_usm_pool_destroy_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    ur_usm_pool_handle_t *phPool; /**< place of the handle: pool */
};

/* Usm pool get default device pool exp params. */
struct ur_usm_pool_get_default_device_pool_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    ur_usm_pool_handle_t **ppPool; /**< the pool */
};

/* Usm pool get info exp params. */
struct ur_usm_pool_get_info_exp_params_t {
    ur_usm_pool_handle_t *phPool; /**< place of the handle: pool */
    ur_usm_pool_info_t *ppropName; /**< the pprop name */
    void **ppPropValue; /**< the properties value */
    size_t **ppPropSizeRet; /**< the properties size ret */
};

/* Usm pool set info exp params. */
struct ur_usm_pool_set_info_exp_params_t {
    ur_usm_pool_handle_t *phPool; /**< place of the handle: pool */
    ur_usm_pool_info_t *ppropName; /**< the pprop name */
    void **ppPropValue; /**< the properties value */
    size_t *ppropSize; /**< the pprop size, in bytes */
};

/* Usm pool set device pool exp params. */
struct ur_usm_pool_set_device_pool_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    ur_usm_pool_handle_t *phPool; /**< place of the handle: pool */
};

/* Usm pool get device pool exp params. */
struct ur_usm_pool_get_device_pool_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    ur_usm_pool_handle_t **ppPool; /**< the pool */
};

/* Usm pool trim to exp params. */
struct ur_usm_pool_trim_to_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    ur_usm_pool_handle_t *phPool; /**< place of the handle: pool */
    size_t *pminBytesToKeep; /**< the pmin bytes to keep */
};

/* Usm pitched alloc exp params. */
struct ur_usm_pitched_alloc_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    const ur_usm_desc_t **ppUSMDesc; /**< the USM description */
    ur_usm_pool_handle_t *ppool; /**< the ppool */
    size_t *pwidthInBytes; /**< the pwidth in bytes, in bytes */
    size_t *pheight; /**< the pheight */
    size_t *pelementSizeBytes; /**< the pelement size bytes, in bytes */
    void ***pppMem; /**< the ppp memory */
    size_t **ppResultPitch; /**< the result pitch, in bytes */
};

/* Usm context memcpy exp params. */
struct ur_usm_context_memcpy_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    void **ppDst; /**< the destination */
    const void **ppSrc; /**< the source */
    size_t *psize; /**< the psize, in bytes */
};

/* Usm host alloc unregister exp params. */
struct ur_usm_host_alloc_unregister_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    void **ppHostMem; /**< the host memory */
};

/* Usm host alloc register exp params. */
struct ur_usm_host_alloc_register_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    void **ppHostMem; /**< the host memory */
    size_t *psize; /**< the psize, in bytes */
    const ur_exp_usm_host_alloc_register_properties_t **ppProperties; /**< the properties */
};

/* Usm import exp params. */
struct ur_usm_import_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    void **ppMem; /**< the memory */
    size_t *psize; /**< the psize, in bytes */
};

/* Usm release exp params. */
struct ur_usm_release_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    void **ppMem; /**< the memory */
};

/* Bindless images unsampled image handle destroy exp params. */
struct ur_bindless_images_unsampled_image_handle_destroy_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    ur_exp_image_native_handle_t *phImage; /**< place of the handle: image */
};

/* Bindless images sampled image handle destroy exp params. */
struct ur_bindless_images_sampled_image_handle_destroy_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    ur_exp_image_native_handle_t *phImage; /**< place of the handle: image */
};

/* Bindless images image allocate exp params. */
struct ur_bindless_images_image_allocate_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    const ur_image_format_t **ppImageFormat; /**< the image format */
    const ur_image_desc_t **ppImageDesc; /**< the image description */
    ur_exp_image_mem_native_handle_t **pphImageMem; /**< the pph image memory */
};

/* Bindless images image free exp params. */
struct ur_bindless_images_image_free_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    ur_exp_image_mem_native_handle_t *phImageMem; /**< place of the handle: image memory */
};

/* Bindless images unsampled image create exp params. */
struct ur_bindless_images_unsampled_image_create_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    ur_exp_image_mem_native_handle_t *phImageMem; /**< place of the handle: image memory */
    const ur_image_format_t **ppImageFormat; /**< the image format */
    const ur_image_desc_t **ppImageDesc; /**< the image description */
    ur_exp_image_native_handle_t **pphImage; /**< the pph image */
};

/* Bindless images sampled image create exp params. */
struct ur_bindless_images_sampled_image_create_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    ur_exp_image_mem_native_handle_t *phImageMem; /**< place of the handle: image memory */
    const ur_image_format_t **ppImageFormat; /**< the image format */
    const ur_image_desc_t **ppImageDesc; /**< the image description */
    const ur_sampler_desc_t **ppSamplerDesc; /**< the sampler description */
    ur_exp_image_native_handle_t **pphImage; /**< the pph image */
};

/* Bindless images image copy exp params. */
struct ur_bindless_images_image_copy_exp_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    const void **ppSrc; /**< the source */
    void **ppDst; /**< the destination */
    const ur_image_desc_t **ppSrcImageDesc; /**< the source image description */
    const ur_image_desc_t **ppDstImageDesc; /**< the destination image description */
    const ur_image_format_t **ppSrcImageFormat; /**< the source image format */
    const ur_image_format_t **ppDstImageFormat; /**< the destination image format */
    ur_exp_image_copy_region_t **ppCopyRegion; /**< the copy region */
    ur_exp_image_copy_flags_t *pimageCopyFlags; /**< pimage copy flags, a union of ur_exp_image_copy_flag_t bits, 0 for none */
    ur_exp_image_copy_input_types_t *pimageCopyInputTypes; /**< the pimage copy input types */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Bindless images image get info exp params. */
struct ur_bindless_images_image_get_info_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_exp_image_mem_native_handle_t *phImageMem; /**< place of the handle: image memory */
    ur_image_info_t *ppropName; /**< the pprop name */
    void **ppPropValue; /**< the properties value */
    size_t **ppPropSizeRet; /**< the properties size ret */
};

/* Bindless images get image memory handle type support exp params. */
struct ur_bindless_images_get_image_memory_handle_type_support_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    const ur_image_desc_t **ppImageDesc; /**< the image description */
    const ur_image_format_t **ppImageFormat; /**< the image format */
    ur_exp_image_mem_type_t *pimageMemHandleType; /**< the pimage memory handle type */
    ur_bool_t **ppSupportedRet; /**< the supported ret */
};

/* Bindless images get image unsampled handle support exp params. */
struct ur_bindless_images_get_image_unsampled_handle_support_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    const ur_image_desc_t **ppImageDesc; /**< the image description */
    const ur_image_format_t **ppImageFormat; /**< the image format */
    ur_exp_image_mem_type_t *pimageMemHandleType; /**< the pimage memory handle type */
    ur_bool_t **ppSupportedRet; /**< the supported ret */
};

/* Bindless images get image sampled handle support exp params. */
struct ur_bindless_images_get_image_sampled_handle_support_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    const ur_image_desc_t **ppImageDesc; /**< the image description */
    const ur_image_format_t **ppImageFormat; /**< the image format */
    ur_exp_image_mem_type_t *pimageMemHandleType; /**< the pimage memory handle type */
    ur_bool_t **ppSupportedRet; /**< the supported ret */
};

/* Bindless images mipmap get level exp params. */
struct ur_bindless_images_mipmap_get_level_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    ur_exp_image_mem_native_handle_t *phImageMem; /**< place of the handle: image memory */
    uint32_t *pmipmapLevel; /**< the pmipmap level */
    ur_exp_image_mem_native_handle_t **pphImageMem; /**< the pph image memory */
};

/* Bindless images mipmap free exp params. */
struct ur_bindless_images_mipmap_free_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    ur_exp_image_mem_native_handle_t *phMem; /**< place of the handle: memory */
};

/* Bindless images import external memory exp params. */
struct ur_bindless_images_import_external_memory_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    size_t *psize; /**< the psize, in bytes */
    ur_exp_external_mem_type_t *pmemHandleType; /**< the pmem handle type */
    ur_exp_external_mem_desc_t **ppExternalMemDesc; /**< the external memory description */
    ur_exp_external_mem_handle_t **pphExternalMem; /**< the pph external memory */
};

/* Bindless images map external array exp params. */
struct ur_bindless_images_map_external_array_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    const ur_image_format_t **ppImageFormat; /**< the image format */
    const ur_image_desc_t **ppImageDesc; /**< the image description */
    ur_exp_external_mem_handle_t *phExternalMem; /**< place of the handle: external memory */
    ur_exp_image_mem_native_handle_t **pphImageMem; /**< the pph image memory */
};

/* Bindless images map external linear memory exp params. */
struct ur_bindless_images_map_external_linear_memory_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    uint64_t *poffset; /**< the poffset, in bytes */
    uint64_t *psize; /**< the psize, in bytes */
    ur_exp_external_mem_handle_t *phExternalMem; /**< place of the handle: external memory */
    void ***pppRetMem; /**< the ppp ret memory */
};

/* Bindless images release external memory exp params. */
struct ur_bindless_images_release_external_memory_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    ur_exp_external_mem_handle_t *phExternalMem; /**< place of the handle: external memory */
};

/* Bindless images free mapped linear memory exp params. */
struct ur_bindless_images_free_mapped_linear_memory_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    void **ppMem; /**< the memory */
};

/* Bindless images supports importing handle type exp params. */
struct ur_bindless_images_supports_importing_handle_type_exp_params_t {
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    ur_exp_external_mem_type_t *pmemHandleType; /**< the pmem handle type */
    ur_bool_t **ppSupportedRet; /**< the supported ret */
};

/* Bindless images import external semaphore exp params. */
struct ur_bindless_images_import_external_semaphore_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    ur_exp_external_semaphore_type_t *psemHandleType; /**< the psem handle type */
    ur_exp_external_semaphore_desc_t **ppExternalSemaphoreDesc; /**< the external semaphore description */
    ur_exp_external_semaphore_handle_t **pphExternalSemaphore; /**< the pph external semaphore */
};

/* Bindless images release external semaphore exp params. */
struct ur_bindless_images_release_external_semaphore_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    ur_exp_external_semaphore_handle_t *phExternalSemaphore; /**< place of the handle: external semaphore */
};

/* Bindless images wait external semaphore exp params. */
struct ur_bindless_images_wait_external_semaphore_exp_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_exp_external_semaphore_handle_t *phSemaphore; /**< place of the handle: semaphore */
    bool *phasWaitValue; /**< the phas wait value */
    uint64_t *pwaitValue; /**< the pwait value */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Bindless images signal external semaphore exp params. */
struct ur_bindless_images_signal_external_semaphore_exp_params_t {
    ur_queue_handle_t *phQueue; /**< place of the handle: queue */
    ur_exp_external_semaphore_handle_t *phSemaphore; /**< place of the handle: semaphore */
    bool *phasSignalValue; /**< the phas signal value */
    uint64_t *psignalValue; /**< the psignal value */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Command buffer create exp params. */
struct ur_command_buffer_create_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    const ur_exp_command_buffer_desc_t **ppCommandBufferDesc; /**< the command buffer description */
    ur_exp_command_buffer_handle_t **pphCommandBuffer; /**< the pph command buffer */
};

/* Command buffer retain exp params. */
struct ur_command_buffer_retain_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer; /**< place of the handle: command buffer */
};

/* Command buffer release exp params. */
struct ur_command_buffer_release_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer; /**< place of the handle: command buffer */
};

/* Command buffer finalize exp params. */
struct ur_command_buffer_finalize_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer; /**< place of the handle: command buffer */
};

/* Command buffer append kernel launch exp params. */
struct ur_command_buffer_append_kernel_launch_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer; /**< place of the handle: command buffer */
    ur_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    uint32_t *pworkDim; /**< the pwork dim */
    const size_t **ppGlobalWorkOffset; /**< the global work offset, in bytes */
    const size_t **ppGlobalWorkSize; /**< the global work size, in bytes */
    const size_t **ppLocalWorkSize; /**< the local work size, in bytes */
    uint32_t *pnumKernelAlternatives; /**< the pnum kernel alternatives */
    ur_kernel_handle_t **pphKernelAlternatives; /**< the pph kernel alternatives */
    uint32_t *pnumSyncPointsInWaitList; /**< the pnum sync points in wait list */
    const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList; /**< the sync point wait list */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_exp_command_buffer_sync_point_t **ppSyncPoint; /**< the sync point */
    ur_event_handle_t **pphEvent; /**< the pph event */
    ur_exp_command_buffer_command_handle_t **pphCommand; /**< the pph command */
};

/* Command buffer append kernel launch with args exp params. */
struct ur_command_buffer_append_kernel_launch_with_args_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer; /**< place of the handle: command buffer */
    ur_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    uint32_t *pworkDim; /**< the pwork dim */
    const size_t **ppGlobalWorkOffset; /**< the global work offset, in bytes */
    const size_t **ppGlobalWorkSize; /**< the global work size, in bytes */
    const size_t **ppLocalWorkSize; /**< the local work size, in bytes */
    uint32_t *pnumArgs; /**< the pnum args */
    const ur_exp_kernel_arg_properties_t **ppArgs; /**< the args */
    uint32_t *pnumKernelAlternatives; /**< the pnum kernel alternatives */
    ur_kernel_handle_t **pphKernelAlternatives; /**< the pph kernel alternatives */
    uint32_t *pnumSyncPointsInWaitList; /**< the pnum sync points in wait list */
    const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList; /**< the sync point wait list */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_exp_command_buffer_sync_point_t **ppSyncPoint; /**< the sync point */
    ur_event_handle_t **pphEvent; /**< the pph event */
    ur_exp_command_buffer_command_handle_t **pphCommand; /**< the pph command */
};

/* Command buffer append usm memcpy exp params. */
struct ur_command_buffer_append_usm_memcpy_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer; /**< place of the handle: command buffer */
    void **ppDst; /**< the destination */
    const void **ppSrc; /**< the source */
    size_t *psize; /**< the psize, in bytes */
    uint32_t *pnumSyncPointsInWaitList; /**< the pnum sync points in wait list */
    const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList; /**< the sync point wait list */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_exp_command_buffer_sync_point_t **ppSyncPoint; /**< the sync point */
    ur_event_handle_t **pphEvent; /**< the pph event */
    ur_exp_command_buffer_command_handle_t **pphCommand; /**< the pph command */
};

/* Command buffer append usm fill exp params. */
struct ur_command_buffer_append_usm_fill_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer; /**< place of the handle: command buffer */
    void **ppMemory; /**< the memory */
    const void **ppPattern; /**< the pattern */
    size_t *ppatternSize; /**< the ppattern size, in bytes */
    size_t *psize; /**< the psize, in bytes */
    uint32_t *pnumSyncPointsInWaitList; /**< the pnum sync points in wait list */
    const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList; /**< the sync point wait list */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_exp_command_buffer_sync_point_t **ppSyncPoint; /**< the sync point */
    ur_event_handle_t **pphEvent; /**< the pph event */
    ur_exp_command_buffer_command_handle_t **pphCommand; /**< the pph command */
};

/* Command buffer append memory buffer copy exp params. */
struct ur_command_buffer_append_mem_buffer_copy_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer; /**< place of the handle: command buffer */
    ur_mem_handle_t *phSrcMem; /**< place of the handle: source memory */
    ur_mem_handle_t *phDstMem; /**< place of the handle: destination memory */
    size_t *psrcOffset; /**< the psrc offset, in bytes */
    size_t *pdstOffset; /**< the pdst offset, in bytes */
    size_t *psize; /**< the psize, in bytes */
    uint32_t *pnumSyncPointsInWaitList; /**< the pnum sync points in wait list */
    const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList; /**< the sync point wait list */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_exp_command_buffer_sync_point_t **ppSyncPoint; /**< the sync point */
    ur_event_handle_t **pphEvent; /**< the pph event */
    ur_exp_command_buffer_command_handle_t **pphCommand; /**< the pph command */
};

/* Command buffer append memory buffer write exp params. */
struct ur_command_buffer_append_mem_buffer_write_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer; /**< place of the handle: command buffer */
    ur_mem_handle_t *phBuffer; /**< place of the handle: buffer */
    size_t *poffset; /**< the poffset, in bytes */
    size_t *psize; /**< the psize, in bytes */
    const void **ppSrc; /**< the source */
    uint32_t *pnumSyncPointsInWaitList; /**< the pnum sync points in wait list */
    const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList; /**< the sync point wait list */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_exp_command_buffer_sync_point_t **ppSyncPoint; /**< the sync point */
    ur_event_handle_t **pphEvent; /**< the pph event */
    ur_exp_command_buffer_command_handle_t **pphCommand; /**< the pph command */
};

/* Command buffer append memory buffer read exp params. */
struct ur_command_buffer_append_mem_buffer_read_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer; /**< place of the handle: command buffer */
    ur_mem_handle_t *phBuffer; /**< place of the handle: buffer */
    size_t *poffset; /**< the poffset, in bytes */
    size_t *psize; /**< the psize, in bytes */
    void **ppDst; /**< the destination */
    uint32_t *pnumSyncPointsInWaitList; /**< the pnum sync points in wait list */
    const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList; /**< the sync point wait list */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_exp_command_buffer_sync_point_t **ppSyncPoint; /**< the sync point */
    ur_event_handle_t **pphEvent; /**< the pph event */
    ur_exp_command_buffer_command_handle_t **pphCommand; /**< the pph command */
};

/* Command buffer append memory buffer copy rect exp params. */
struct ur_command_buffer_append_mem_buffer_copy_rect_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer; /**< place of the handle: command buffer */
    ur_mem_handle_t *phSrcMem; /**< place of the handle: source memory */
    ur_mem_handle_t *phDstMem; /**< place of the handle: destination memory */
    ur_rect_offset_t *psrcOrigin; /**< the psrc origin */
    ur_rect_offset_t *pdstOrigin; /**< the pdst origin */
    ur_rect_region_t *pregion; /**< the pregion */
    size_t *psrcRowPitch; /**< the psrc row pitch, in bytes */
    size_t *psrcSlicePitch; /**< the psrc slice pitch, in bytes */
    size_t *pdstRowPitch; /**< the pdst row pitch, in bytes */
    size_t *pdstSlicePitch; /**< the pdst slice pitch, in bytes */
    uint32_t *pnumSyncPointsInWaitList; /**< the pnum sync points in wait list */
    const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList; /**< the sync point wait list */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_exp_command_buffer_sync_point_t **ppSyncPoint; /**< the sync point */
    ur_event_handle_t **pphEvent; /**< the pph event */
    ur_exp_command_buffer_command_handle_t **pphCommand; /**< the pph command */
};

/* Command buffer append memory buffer write rect exp params. */
struct ur_command_buffer_append_mem_buffer_write_rect_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer; /**< place of the handle: command buffer */
    ur_mem_handle_t *phBuffer; /**< place of the handle: buffer */
    ur_rect_offset_t *pbufferOffset; /**< the pbuffer offset */
    ur_rect_offset_t *phostOffset; /**< the phost offset */
    ur_rect_region_t *pregion; /**< the pregion */
    size_t *pbufferRowPitch; /**< the pbuffer row pitch, in bytes */
    size_t *pbufferSlicePitch; /**< the pbuffer slice pitch, in bytes */
    size_t *phostRowPitch; /**< the phost row pitch, in bytes */
    size_t *phostSlicePitch; /**< the phost slice pitch, in bytes */
    void **ppSrc; /**< the source */
    uint32_t *pnumSyncPointsInWaitList; /**< the pnum sync points in wait list */
    const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList; /**< the sync point wait list */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_exp_command_buffer_sync_point_t **ppSyncPoint; /**< the sync point */
    ur_event_handle_t **pphEvent; /**< the pph event */
    ur_exp_command_buffer_command_handle_t **pphCommand; /**< the pph command */
};

/* Command buffer append memory buffer read rect exp params. */
struct ur_command_buffer_append_mem_buffer_read_rect_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer; /**< place of the handle: command buffer */
    ur_mem_handle_t *phBuffer; /**< place of the handle: buffer */
    ur_rect_offset_t *pbufferOffset; /**< the pbuffer offset */
    ur_rect_offset_t *phostOffset; /**< the phost offset */
    ur_rect_region_t *pregion; /**< the pregion */
    size_t *pbufferRowPitch; /**< the pbuffer row pitch, in bytes */
    size_t *pbufferSlicePitch; /**< the pbuffer slice pitch, in bytes */
    size_t *phostRowPitch; /**< the phost row pitch, in bytes */
    size_t *phostSlicePitch; /**< the phost slice pitch, in bytes */
    void **ppDst; /**< the destination */
    uint32_t *pnumSyncPointsInWaitList; /**< the pnum sync points in wait list */
    const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList; /**< the sync point wait list */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_exp_command_buffer_sync_point_t **ppSyncPoint; /**< the sync point */
    ur_event_handle_t **pphEvent; /**< the pph event */
    ur_exp_command_buffer_command_handle_t **pphCommand; /**< the pph command */
};

/* Command buffer append memory buffer fill exp params. */
struct ur_command_buffer_append_mem_buffer_fill_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer; /**< place of the handle: command buffer */
    ur_mem_handle_t *phBuffer; /**< place of the handle: buffer */
    const void **ppPattern; /**< the pattern */
    size_t *ppatternSize; /**< the ppattern size, in bytes */
    size_t *poffset; /**< the poffset, in bytes */
    size_t *psize; /**< the psize, in bytes */
    uint32_t *pnumSyncPointsInWaitList; /**< the pnum sync points in wait list */
    const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList; /**< the sync point wait list */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_exp_command_buffer_sync_point_t **ppSyncPoint; /**< the sync point */
    ur_event_handle_t **pphEvent; /**< the pph event */
    ur_exp_command_buffer_command_handle_t **pphCommand; /**< the pph command */
};

/* Command buffer append usm prefetch exp params. */
struct ur_command_buffer_append_usm_prefetch_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer; /**< place of the handle: command buffer */
    const void **ppMemory; /**< the memory */
    size_t *psize; /**< the psize, in bytes */
    ur_usm_migration_flags_t *pflags; /**< pflags, a union of ur_usm_migration_flag_t bits, 0 for none */
    uint32_t *pnumSyncPointsInWaitList; /**< the pnum sync points in wait list */
    const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList; /**< the sync point wait list */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_exp_command_buffer_sync_point_t **ppSyncPoint; /**< the sync point */
    ur_event_handle_t **pphEvent; /**< the pph event */
    ur_exp_command_buffer_command_handle_t **pphCommand; /**< the pph command */
};

/* Command buffer append usm advise exp params. */
struct ur_command_buffer_append_usm_advise_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer; /**< place of the handle: command buffer */
    const void **ppMemory; /**< the memory */
    size_t *psize; /**< the psize, in bytes */
    ur_usm_advice_flags_t *padvice; /**< padvice, a union of ur_usm_advice_flag_t bits, 0 for none */
    uint32_t *pnumSyncPointsInWaitList; /**< the pnum sync points in wait list */
    const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList; /**< the sync point wait list */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
    ur_exp_command_buffer_sync_point_t **ppSyncPoint; /**< the sync point */
    ur_event_handle_t **pphEvent; /**< the pph event */
    ur_exp_command_buffer_command_handle_t **pphCommand; /**< the pph command */
};

/* Command buffer append native command exp params. */
struct ur_command_buffer_append_native_command_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer; /**< place of the handle: command buffer */
    ur_exp_command_buffer_native_command_function_t *ppfnNativeCommand; /**< the ppfn native command */
    void **ppData; /**< the data */
    ur_exp_command_buffer_handle_t *phChildCommandBuffer; /**< place of the handle: child command buffer */
    uint32_t *pnumSyncPointsInWaitList; /**< the pnum sync points in wait list */
    const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList; /**< the sync point wait list */
    ur_exp_command_buffer_sync_point_t **ppSyncPoint; /**< the sync point */
};

/* Command buffer update kernel launch exp params. */
struct ur_command_buffer_update_kernel_launch_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer; /**< place of the handle: command buffer */
    uint32_t *pnumKernelUpdates; /**< the pnum kernel updates */
    const ur_exp_command_buffer_update_kernel_launch_desc_t **ppUpdateKernelLaunch; /**< the update kernel launch */
};

/* Command buffer update signal event exp params. */
struct ur_command_buffer_update_signal_event_exp_params_t {
    ur_exp_command_buffer_command_handle_t *phCommand; /**< place of the handle: command */
    ur_event_handle_t **pphSignalEvent; /**< the pph signal event */
};

/* Command buffer update wait events exp params. */
struct ur_command_buffer_update_wait_events_exp_params_t {
    ur_exp_command_buffer_command_handle_t *phCommand; /**< place of the handle: command */
    uint32_t *pnumEventsInWaitList; /**< the pnum events in wait list */
    const ur_event_handle_t **pphEventWaitList; /**< the pph event wait list */
};

/* Command buffer get info exp params. */
struct ur_command_buffer_get_info_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer; /**< place of the handle: command buffer */
    ur_exp_command_buffer_info_t *ppropName; /**< the pprop name */
    size_t *ppropSize; /**< the pprop size, in bytes */
    void **ppPropValue; /**< the properties value */
    size_t **ppPropSizeRet; /**< the properties size ret */
};

/* Command buffer get native handle exp params. */
struct ur_command_buffer_get_native_handle_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer; /**< place of the handle: command buffer */
    ur_native_handle_t **pphNativeCommandBuffer; /**< the pph native command buffer */
};

/* Graph create exp params. */
struct ur_graph_create_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_exp_graph_handle_t **pphGraph; /**< the pph graph */
};

/* Graph instantiate graph exp params. */
struct ur_graph_instantiate_graph_exp_params_t {
    ur_exp_graph_handle_t *phGraph; /**< place of the handle: graph */
    ur_exp_executable_graph_handle_t **pphExecGraph; /**< the pph exec graph */
};

/* Graph destroy exp params. */
struct ur_graph_destroy_exp_params_t {
    ur_exp_graph_handle_t *phGraph; /**< place of the handle: graph */
};

/* Graph executable graph destroy exp params. */
struct ur_graph_executable_graph_destroy_exp_params_t {
    ur_exp_executable_graph_handle_t *phExecutableGraph; /**< place of the handle: executable graph */
};

/* Graph is empty exp params. */
struct ur_graph_is_empty_exp_params_t {
    ur_exp_graph_handle_t *phGraph; /**< place of the handle: graph */
    bool **ppResult; /**< the result */
};

/* Graph get id exp params. */
struct ur_graph_get_id_exp_params_t {
    ur_exp_graph_handle_t *phGraph; /**< place of the handle: graph */
    uint64_t **ppGraphId; /**< the graph id */
};

/* Graph set destruction callback exp params. */
struct ur_graph_set_destruction_callback_exp_params_t {
    ur_exp_graph_handle_t *phGraph; /**< place of the handle: graph */
    ur_exp_graph_destruction_callback_t *ppfnCallback; /**< callback: ppfn callback */
    void **ppUserData; /**< the user data */
};

/* Graph dump contents exp params. */
struct ur_graph_dump_contents_exp_params_t {
    ur_exp_graph_handle_t *phGraph; /**< place of the handle: graph */
    const char **pfilePath; /**< text: pfile path */
};

/* Graph get native handle exp params. */
struct ur_graph_get_native_handle_exp_params_t {
    ur_exp_graph_handle_t *phGraph; /**< place of the handle: graph */
    ur_native_handle_t **pphNativeGraph; /**< the pph native graph */
};

/* Graph executable graph get native handle exp params. */
struct ur_graph_executable_graph_get_native_handle_exp_params_t {
    ur_exp_executable_graph_handle_t *phExecutableGraph; /**< place of the handle: executable graph */
    ur_native_handle_t **pphNativeExecutableGraph; /**< the pph native executable graph */
};

/* Ipc get memory handle exp params. */
struct ur_ipc_get_mem_handle_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    void **ppMem; /**< the memory */
    void ***pppIPCMemHandleData; /**< the ppp IPC memory handle data */
    size_t **ppIPCMemHandleDataSizeRet; /**< the IPC memory handle data size ret */
};

/* Ipc put memory handle exp params. */
struct ur_ipc_put_mem_handle_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    void **ppIPCMemHandleData; /**< the IPC memory handle data */
};

/* Ipc open memory handle exp params. */
struct ur_ipc_open_mem_handle_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    void **ppIPCMemHandleData; /**< the IPC memory handle data */
    size_t *pipcMemHandleDataSize; /**< the pipc memory handle data size, in bytes */
    void ***pppMem; /**< the ppp memory */
};

/* Ipc close memory handle exp params. */
struct ur_ipc_close_mem_handle_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    void **ppMem; /**< the memory */
};

/* Ipc get phys memory handle exp params. */
struct ur_ipc_get_phys_mem_handle_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_physical_mem_handle_t *phPhysMem; /**< place of the handle: phys memory */
    void ***pppIPCPhysMemHandleData; /**< the ppp IPC phys memory handle data */
    size_t **ppIPCPhysMemHandleDataSizeRet; /**< the IPC phys memory handle data size ret */
};

/* Ipc put phys memory handle exp params. */
struct ur_ipc_put_phys_mem_handle_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    const void **ppIPCPhysMemHandleData; /**< the IPC phys memory handle data */
};

/* Ipc open phys memory handle exp params. */
struct ur_ipc_open_phys_mem_handle_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    const void **ppIPCPhysMemHandleData; /**< the IPC phys memory handle data */
    size_t *pipcPhysMemHandleDataSize; /**< the pipc phys memory handle data size, in bytes */
    ur_physical_mem_handle_t **pphPhysMem; /**< the pph phys memory */
};

/* Ipc close phys memory handle exp params. */
struct ur_ipc_close_phys_mem_handle_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_physical_mem_handle_t *phPhysMem; /**< place of the handle: phys memory */
};

/* Ipc get event handle exp params. */
struct ur_ipc_get_event_handle_exp_params_t {
    ur_event_handle_t *phEvent; /**< gets the event of this command; the caller releases it */
    void ***pppIPCEventHandleData; /**< the ppp IPC event handle data */
    size_t **ppIPCEventHandleDataSizeRet; /**< the IPC event handle data size ret */
};

/* Ipc put event handle exp params. */
struct ur_ipc_put_event_handle_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    void **ppIPCEventHandleData; /**< the IPC event handle data */
};

/* Ipc open event handle exp params. */
struct ur_ipc_open_event_handle_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    const void **ppIPCEventHandleData; /**< the IPC event handle data */
    size_t *pipcEventHandleDataSize; /**< the pipc event handle data size, in bytes */
    ur_event_handle_t **pphEvent; /**< the pph event */
};

/* Memory export alloc exportable memory exp params. */
struct ur_memory_export_alloc_exportable_memory_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    size_t *palignment; /**< the palignment */
    size_t *psize; /**< the psize, in bytes */
    ur_exp_external_mem_type_t *phandleTypeToExport; /**< the phandle type to export */
    void ***pppMem; /**< the ppp memory */
};

/* Memory export free exportable memory exp params. */
struct ur_memory_export_free_exportable_memory_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    void **ppMem; /**< the memory */
};

/* Memory export export memory handle exp params. */
struct ur_memory_export_export_memory_handle_exp_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    ur_exp_external_mem_type_t *phandleTypeToExport; /**< the phandle type to export */
    void **ppMem; /**< the memory */
    void **ppMemHandleRet; /**< the memory handle ret */
};

/* Usm p2p enable peer access exp params. */
struct ur_usm_p2p_enable_peer_access_exp_params_t {
    ur_device_handle_t *pcommandDevice; /**< the pcommand device */
    ur_device_handle_t *ppeerDevice; /**< the ppeer device */
};

/* Usm p2p disable peer access exp params. */
struct ur_usm_p2p_disable_peer_access_exp_params_t {
    ur_device_handle_t *pcommandDevice; /**< the pcommand device */
    ur_device_handle_t *ppeerDevice; /**< the ppeer device */
};

/* Usm p2p peer access get info exp params. */
struct ur_usm_p2p_peer_access_get_info_exp_params_t {
    ur_device_handle_t *pcommandDevice; /**< the pcommand device */
    ur_device_handle_t *ppeerDevice; /**< the ppeer device */
    ur_exp_peer_info_t *ppropName; /**< the pprop name */
    size_t *ppropSize; /**< the pprop size, in bytes */
    void **ppPropValue; /**< the properties value */
    size_t **ppPropSizeRet; /**< the properties size ret */
};

/* Loader init params. */
struct ur_loader_init_params_t {
    ur_device_init_flags_t *pdevice_flags; /**< pdevice flags, a union of ur_device_init_flag_t bits, 0 for none */
    ur_loader_config_handle_t *phLoaderConfig; /**< place of the handle: loader config */
};

/* Virtual memory granularity get info params. */
struct ur_virtual_mem_granularity_get_info_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    size_t *pallocationSize; /**< the pallocation size, in bytes */
    ur_virtual_mem_granularity_info_t *ppropName; /**< the pprop name */
    size_t *ppropSize; /**< the pprop size, in bytes */
    void **ppPropValue; /**< the properties value */
    size_t **ppPropSizeRet; /**< the properties size ret */
};

/* Virtual memory reserve params. */
struct ur_virtual_mem_reserve_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    const void **ppStart; /**< the start */
    size_t *psize; /**< the psize, in bytes */
    void ***pppStart; /**< the ppp start */
};

/* Virtual memory free params. */
struct ur_virtual_mem_free_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    const void **ppStart; /**< the start */
    size_t *psize; /**< the psize, in bytes */
};

/* Virtual memory map params. */
struct ur_virtual_mem_map_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    const void **ppStart; /**< the start */
    size_t *psize; /**< the psize, in bytes */
    ur_physical_mem_handle_t *phPhysicalMem; /**< place of the handle: physical memory */
    size_t *poffset; /**< the poffset, in bytes */
    ur_virtual_mem_access_flags_t *pflags; /**< pflags, a union of ur_virtual_mem_access_flag_t bits, 0 for none */
};

/* Virtual memory unmap params. */
struct ur_virtual_mem_unmap_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    const void **ppStart; /**< the start */
    size_t *psize; /**< the psize, in bytes */
};

/* Virtual memory set access params. */
struct ur_virtual_mem_set_access_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    const void **ppStart; /**< the start */
    size_t *psize; /**< the psize, in bytes */
    ur_virtual_mem_access_flags_t *pflags; /**< pflags, a union of ur_virtual_mem_access_flag_t bits, 0 for none */
};

/* Virtual memory get info params. */
struct ur_virtual_mem_get_info_params_t {
    ur_context_handle_t *phContext; /**< place of the handle: context */
    const void **ppStart; /**< the start */
    size_t *psize; /**< the psize, in bytes */
    ur_virtual_mem_info_t *ppropName; /**< the pprop name */
    size_t *ppropSize; /**< the pprop size, in bytes */
    void **ppPropValue; /**< the properties value */
    size_t **ppPropSizeRet; /**< the properties size ret */
};

/* Device get params. */
struct ur_device_get_params_t {
    ur_platform_handle_t *phPlatform; /**< place of the handle: platform */
    ur_device_type_t *pDeviceType; /**< the device type */
    uint32_t *pNumEntries; /**< the number of entries */
    ur_device_handle_t **pphDevices; /**< the pph devices */
    uint32_t **ppNumDevices; /**< the number of devices */
};

/* Device get selected params. */
struct ur_device_get_selected_params_t {
    ur_platform_handle_t *phPlatform; /**< place of the handle: platform */
    ur_device_type_t *pDeviceType; /**< the device type */
    uint32_t *pNumEntries; /**< the number of entries */
    ur_device_handle_t **pphDevices; /**< the pph devices */
    uint32_t **ppNumDevices; /**< the number of devices */
};

/* Device get info params. */
struct ur_device_get_info_params_t {
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    ur_device_info_t *ppropName; /**< the pprop name */
    size_t *ppropSize; /**< the pprop size, in bytes */
    void **ppPropValue; /**< the properties value */
    size_t **ppPropSizeRet; /**< the properties size ret */
};

/* Device retain params. */
struct ur_device_retain_params_t {
    ur_device_handle_t *phDevice; /**< place of the handle: device */
};

/* Device release params. */
struct ur_device_release_params_t {
    ur_device_handle_t *phDevice; /**< place of the handle: device */
};

/* Device partition params. */
struct ur_device_partition_params_t {
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    const ur_device_partition_properties_t **ppProperties; /**< the properties */
    uint32_t *pNumDevices; /**< the number of devices */
    ur_device_handle_t **pphSubDevices; /**< the pph sub devices */
    uint32_t **ppNumDevicesRet; /**< the number of devices ret */
};

/* Device select binary params. */
struct ur_device_select_binary_params_t {
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    const ur_device_binary_t **ppBinaries; /**< the binaries */
    uint32_t *pNumBinaries; /**< the number of binaries */
    uint32_t **ppSelectedBinary; /**< the selected binary */
};

/* Device get native handle params. */
struct ur_device_get_native_handle_params_t {
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    ur_native_handle_t **pphNativeDevice; /**< the pph native device */
};

/* Device create with native handle params. */
struct ur_device_create_with_native_handle_params_t {
    ur_native_handle_t *phNativeDevice; /**< place of the handle: native device */
    ur_adapter_handle_t *phAdapter; /**< place of the handle: adapter */
    const ur_device_native_properties_t **ppProperties; /**< the properties */
    ur_device_handle_t **pphDevice; /**< the pph device */
};

/* Device get global timestamps params. */
struct ur_device_get_global_timestamps_params_t {
    ur_device_handle_t *phDevice; /**< place of the handle: device */
    uint64_t **ppDeviceTimestamp; /**< the device timestamp, in timer ticks */
    uint64_t **ppHostTimestamp; /**< the host timestamp, in timer ticks */
};

/* Device wait exp params. */
struct ur_device_wait_exp_params_t {
    ur_device_handle_t *phDevice; /**< place of the handle: device */
};

/*
 * Makes a loader config.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phLoaderConfig).
 * Source: Unified Runtime 0.12, Loader.
 */
UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigCreate(
    ur_loader_config_handle_t *phLoaderConfig /**< [out][alloc] gets the handle of the loader config */
);

/*
 * Takes one more reference of a loader config.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hLoaderConfig).
 * Source: Unified Runtime 0.12, Loader.
 */
UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigRetain(
    ur_loader_config_handle_t hLoaderConfig /**< [in][retain] loader config (handle) */
);

/*
 * Drops one reference of a loader config; the last one destroys it.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hLoaderConfig).
 * Source: Unified Runtime 0.12, Loader.
 */
UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigRelease(
    ur_loader_config_handle_t hLoaderConfig /**< [in][release] loader config (handle) */
);

/*
 * Answers the information of a loader config.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hLoaderConfig),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_LOADER_CONFIG_INFO_REFERENCE_COUNT < propName),
 *   UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_SIZE (propSize == 0 && pPropValue != NULL),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (propSize != 0 && pPropValue == NULL; pPropValue == NULL && pPropSizeRet == NULL),
 *   UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY.
 * Source: Unified Runtime 0.12, Loader.
 */
UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigGetInfo(
    ur_loader_config_handle_t hLoaderConfig, /**< [in] loader config (handle) */
    ur_loader_config_info_t propName, /**< [in] what is asked for */
    size_t propSize, /**< [in] room at pPropValue, in bytes */
    void *pPropValue, /**< [out][optional][typename(propName, propSize)] where the answer is written, propSize bytes */
    size_t *pPropSizeRet /**< [out][optional] gets the size of the whole answer, in bytes */
);

/*
 * Enables of a loader config: layer.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hLoaderConfig),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pLayerName), UR_RESULT_ERROR_LAYER_NOT_PRESENT.
 * Source: Unified Runtime 0.12, Loader.
 */
UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigEnableLayer(
    ur_loader_config_handle_t hLoaderConfig, /**< [in] loader config (handle) */
    const char *pLayerName /**< [in] text: layer name */
);

/*
 * Sets the code location callback of a loader config.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hLoaderConfig),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pfnCodeloc).
 * Source: Unified Runtime 0.12, Loader.
 */
UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigSetCodeLocationCallback(
    ur_loader_config_handle_t hLoaderConfig, /**< [in] loader config (handle) */
    ur_code_location_callback_t pfnCodeloc, /**< [in] function: codeloc */
    void *pUserData /**< [in][out][optional] gets the user data */
);

/*
 * Sets the mocking enabled of a loader config.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hLoaderConfig).
 * Source: Unified Runtime 0.12, Loader.
 */
UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigSetMockingEnabled(
    ur_loader_config_handle_t hLoaderConfig, /**< [in] loader config (handle) */
    ur_bool_t enable /**< [in] true when: enable */
);

/*
 * Inits of a loader.
 * Errors: UR_RESULT_ERROR_INVALID_ENUMERATION (UR_DEVICE_INIT_FLAGS_MASK & device_flags),
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY.
 * Source: Unified Runtime 0.12, Loader.
 */
UR_APIEXPORT ur_result_t UR_APICALL urLoaderInit(
    ur_device_init_flags_t device_flags, /**< [in] device flags, a union of ur_device_init_flag_t bits, 0 for none */
    ur_loader_config_handle_t hLoaderConfig /**< [in][optional] loader config (handle) */
);

/*
 * Tears of a loader: down.
 * Errors: UR_RESULT_ERROR_OUT_OF_HOST_MEMORY.
 * Source: Unified Runtime 0.12, Loader.
 */
UR_APIEXPORT ur_result_t UR_APICALL urLoaderTearDown(void);

/*
 * Answers what there is: adapter.
 * Errors: UR_RESULT_ERROR_INVALID_SIZE (NumEntries == 0 && phAdapters != NULL).
 * Source: Unified Runtime 0.12, Adapter.
 */
UR_APIEXPORT ur_result_t UR_APICALL urAdapterGet(
    uint32_t NumEntries, /**< [in] room in the array that follows, in elements */
    ur_adapter_handle_t *phAdapters, /**< [out][optional][range(0, NumEntries)][alloc] gets handles: adapters */
    uint32_t *pNumAdapters /**< [out][optional] gets the number of adapters */
);

/*
 * Drops one reference of an adapter; the last one destroys it.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hAdapter).
 * Source: Unified Runtime 0.12, Adapter.
 */
UR_APIEXPORT ur_result_t UR_APICALL urAdapterRelease(
    ur_adapter_handle_t hAdapter /**< [in][release] adapter (handle) */
);

/*
 * Takes one more reference of an adapter.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hAdapter).
 * Source: Unified Runtime 0.12, Adapter.
 */
UR_APIEXPORT ur_result_t UR_APICALL urAdapterRetain(
    ur_adapter_handle_t hAdapter /**< [in][retain] adapter (handle) */
);

/*
 * Answers the last error of an adapter.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hAdapter),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ppMessage; NULL == pError).
 * Source: Unified Runtime 0.12, Adapter.
 */
UR_APIEXPORT ur_result_t UR_APICALL urAdapterGetLastError(
    ur_adapter_handle_t hAdapter, /**< [in] adapter (handle) */
    const char **ppMessage, /**< [out] gets text: message */
    int32_t *pError /**< [out] gets the error */
);

/*
 * Answers the information of an adapter.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hAdapter),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_ADAPTER_INFO_VERSION < propName),
 *   UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_SIZE (propSize == 0 && pPropValue != NULL),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (propSize != 0 && pPropValue == NULL; pPropValue == NULL && pPropSizeRet == NULL),
 *   UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY.
 * Source: Unified Runtime 0.12, Adapter.
 */
UR_APIEXPORT ur_result_t UR_APICALL urAdapterGetInfo(
    ur_adapter_handle_t hAdapter, /**< [in] adapter (handle) */
    ur_adapter_info_t propName, /**< [in] what is asked for */
    size_t propSize, /**< [in] room at pPropValue, in bytes */
    void *pPropValue, /**< [out][optional][typename(propName, propSize)] where the answer is written, propSize bytes */
    size_t *pPropSizeRet /**< [out][optional] gets the size of the whole answer, in bytes */
);

/*
 * Sets the logger callback of an adapter.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hAdapter),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pfnLoggerCallback),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_LOGGER_LEVEL_QUIET < level).
 * Source: Unified Runtime 0.12, Adapter.
 */
UR_APIEXPORT ur_result_t UR_APICALL urAdapterSetLoggerCallback(
    ur_adapter_handle_t hAdapter, /**< [in] adapter (handle) */
    ur_logger_callback_t pfnLoggerCallback, /**< [in] function: logger callback */
    void *pUserData, /**< [in][out][optional] gets the user data */
    ur_logger_level_t level /**< [in] level */
);

/*
 * Sets the logger callback level of an adapter.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hAdapter),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_LOGGER_LEVEL_QUIET < level).
 * Source: Unified Runtime 0.12, Adapter.
 */
UR_APIEXPORT ur_result_t UR_APICALL urAdapterSetLoggerCallbackLevel(
    ur_adapter_handle_t hAdapter, /**< [in] adapter (handle) */
    ur_logger_level_t level /**< [in] level */
);

/*
 * Answers what there is: platform.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hAdapter),
 *   UR_RESULT_ERROR_INVALID_SIZE (NumEntries == 0 && phPlatforms != NULL),
 *   UR_RESULT_ERROR_INVALID_VALUE (pNumPlatforms == NULL && phPlatforms == NULL).
 * Source: Unified Runtime 0.12, Platform.
 */
UR_APIEXPORT ur_result_t UR_APICALL urPlatformGet(
    ur_adapter_handle_t hAdapter, /**< [in] adapter (handle) */
    uint32_t NumEntries, /**< [in] room in the array that follows, in elements */
    ur_platform_handle_t *phPlatforms, /**< [out][optional][range(0, NumEntries)] gets handles: platforms */
    uint32_t *pNumPlatforms /**< [out][optional] gets the number of platforms */
);

/*
 * Answers the information of a platform.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPlatform),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_PLATFORM_INFO_ADAPTER < propName),
 *   UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_SIZE (propSize == 0 && pPropValue != NULL),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (propSize != 0 && pPropValue == NULL; pPropValue == NULL && pPropSizeRet == NULL),
 *   UR_RESULT_ERROR_INVALID_PLATFORM, UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY.
 * Source: Unified Runtime 0.12, Platform.
 */
UR_APIEXPORT ur_result_t UR_APICALL urPlatformGetInfo(
    ur_platform_handle_t hPlatform, /**< [in] platform (handle) */
    ur_platform_info_t propName, /**< [in] what is asked for */
    size_t propSize, /**< [in] room at pPropValue, in bytes */
    void *pPropValue, /**< [out][optional][typename(propName, propSize)] where the answer is written, propSize bytes */
    size_t *pPropSizeRet /**< [out][optional] gets the size of the whole answer, in bytes */
);

/*
 * Answers the api version of a platform.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPlatform),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pVersion).
 * Source: Unified Runtime 0.12, Platform.
 */
UR_APIEXPORT ur_result_t UR_APICALL urPlatformGetApiVersion(
    ur_platform_handle_t hPlatform, /**< [in] platform (handle) */
    ur_api_version_t *pVersion /**< [out] gets the version */
);

/*
 * Answers the native handle of a platform.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPlatform),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phNativePlatform), UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Platform.
 */
UR_APIEXPORT ur_result_t UR_APICALL urPlatformGetNativeHandle(
    ur_platform_handle_t hPlatform, /**< [in] platform (handle) */
    ur_native_handle_t *phNativePlatform /**< [out] gets the handle of the native platform */
);

/*
 * Makes a platform with native handle.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hAdapter),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phPlatform), UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Platform.
 */
UR_APIEXPORT ur_result_t UR_APICALL urPlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, /**< [in][nocheck] native platform (handle) */
    ur_adapter_handle_t hAdapter, /**< [in] adapter (handle) */
    const ur_platform_native_properties_t *pProperties, /**< [in][optional] the properties */
    ur_platform_handle_t *phPlatform /**< [out][alloc] gets the handle of the platform */
);

/*
 * Answers the backend option of a platform.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPlatform),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pFrontendOption; NULL == ppPlatformOption),
 *   UR_RESULT_ERROR_INVALID_VALUE.
 * Source: Unified Runtime 0.12, Platform.
 */
UR_APIEXPORT ur_result_t UR_APICALL urPlatformGetBackendOption(
    ur_platform_handle_t hPlatform, /**< [in] platform (handle) */
    const char *pFrontendOption, /**< [in] text: frontend option */
    const char **ppPlatformOption /**< [out] gets text: platform option */
);

/*
 * Answers what there is: device.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPlatform),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_DEVICE_TYPE_CUSTOM < DeviceType),
 *   UR_RESULT_ERROR_INVALID_SIZE (NumEntries == 0 && phDevices != NULL),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NumEntries > 0 && phDevices == NULL), UR_RESULT_ERROR_INVALID_VALUE.
 * Source: Unified Runtime 0.12, Device.
 */
UR_APIEXPORT ur_result_t UR_APICALL urDeviceGet(
    ur_platform_handle_t hPlatform, /**< [in] platform (handle) */
    ur_device_type_t DeviceType, /**< [in] device type */
    uint32_t NumEntries, /**< [in] room in the array that follows, in elements */
    ur_device_handle_t *phDevices, /**< [out][optional][range(0, NumEntries)][alloc] gets handles: devices */
    uint32_t *pNumDevices /**< [out][optional] gets the number of devices */
);

/*
 * Answers the selected of a device.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPlatform),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_DEVICE_TYPE_CUSTOM < DeviceType), UR_RESULT_ERROR_INVALID_VALUE.
 * Source: Unified Runtime 0.12, Device.
 */
UR_APIEXPORT ur_result_t UR_APICALL urDeviceGetSelected(
    ur_platform_handle_t hPlatform, /**< [in] platform (handle) */
    ur_device_type_t DeviceType, /**< [in] device type */
    uint32_t NumEntries, /**< [in] room in the array that follows, in elements */
    ur_device_handle_t *phDevices, /**< [out][optional][range(0, NumEntries)] gets handles: devices */
    uint32_t *pNumDevices /**< [out][optional] gets the number of devices */
);

/*
 * Answers the information of a device.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP < propName),
 *   UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_SIZE (propSize == 0 && pPropValue != NULL),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (propSize != 0 && pPropValue == NULL; pPropValue == NULL && pPropSizeRet == NULL),
 *   UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY.
 * Source: Unified Runtime 0.12, Device.
 */
UR_APIEXPORT ur_result_t UR_APICALL urDeviceGetInfo(
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    ur_device_info_t propName, /**< [in] what is asked for */
    size_t propSize, /**< [in] room at pPropValue, in bytes */
    void *pPropValue, /**< [out][optional][typename(propName, propSize)] where the answer is written, propSize bytes */
    size_t *pPropSizeRet /**< [out][optional] gets the size of the whole answer, in bytes */
);

/*
 * Takes one more reference of a device.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice).
 * Source: Unified Runtime 0.12, Device.
 */
UR_APIEXPORT ur_result_t UR_APICALL urDeviceRetain(
    ur_device_handle_t hDevice /**< [in][retain] device (handle) */
);

/*
 * Drops one reference of a device; the last one destroys it.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice).
 * Source: Unified Runtime 0.12, Device.
 */
UR_APIEXPORT ur_result_t UR_APICALL urDeviceRelease(
    ur_device_handle_t hDevice /**< [in][release] device (handle) */
);

/*
 * Partitions of a device.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pProperties; NULL == pProperties->pProperties),
 *   UR_RESULT_ERROR_DEVICE_PARTITION_FAILED, UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT.
 * Source: Unified Runtime 0.12, Device.
 */
UR_APIEXPORT ur_result_t UR_APICALL urDevicePartition(
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    const ur_device_partition_properties_t *pProperties, /**< [in] the properties */
    uint32_t NumDevices, /**< [in] number of devices */
    ur_device_handle_t *phSubDevices, /**< [out][optional][range(0, NumDevices)] gets handles: sub devices */
    uint32_t *pNumDevicesRet /**< [out][optional] gets the number of devices ret */
);

/*
 * Selects of a device: binary.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pBinaries; NULL == pSelectedBinary),
 *   UR_RESULT_ERROR_INVALID_SIZE (NumBinaries == 0).
 * Source: Unified Runtime 0.12, Device.
 */
UR_APIEXPORT ur_result_t UR_APICALL urDeviceSelectBinary(
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    const ur_device_binary_t *pBinaries, /**< [in] the binaries */
    uint32_t NumBinaries, /**< [in] number of binaries */
    uint32_t *pSelectedBinary /**< [out] gets the selected binary */
);

/*
 * Answers the native handle of a device.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phNativeDevice), UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Device.
 */
UR_APIEXPORT ur_result_t UR_APICALL urDeviceGetNativeHandle(
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    ur_native_handle_t *phNativeDevice /**< [out] gets the handle of the native device */
);

/*
 * Makes a device with native handle.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hAdapter),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phDevice), UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Device.
 */
UR_APIEXPORT ur_result_t UR_APICALL urDeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, /**< [in][nocheck] native device (handle) */
    ur_adapter_handle_t hAdapter, /**< [in] adapter (handle) */
    const ur_device_native_properties_t *pProperties, /**< [in][optional] the properties */
    ur_device_handle_t *phDevice /**< [out][alloc] gets the handle of the device */
);

/*
 * Answers the global timestamps of a device.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice), UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Device.
 */
UR_APIEXPORT ur_result_t UR_APICALL urDeviceGetGlobalTimestamps(
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    uint64_t *pDeviceTimestamp, /**< [out][optional] gets the device timestamp, in timer ticks */
    uint64_t *pHostTimestamp /**< [out][optional] gets the host timestamp, in timer ticks */
);

/*
 * Makes a context.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phDevices; NULL == phContext),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_SIZE (DeviceCount == 0),
 *   UR_RESULT_ERROR_INVALID_NULL_HANDLE, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY.
 * Source: Unified Runtime 0.12, Context.
 */
UR_APIEXPORT ur_result_t UR_APICALL urContextCreate(
    uint32_t DeviceCount, /**< [in] device count */
    const ur_device_handle_t *phDevices, /**< [in][range(0, DeviceCount)] handles: devices */
    const ur_context_properties_t *pProperties, /**< [in][optional] the properties */
    ur_context_handle_t *phContext /**< [out][alloc] gets the handle of the context */
);

/*
 * Takes one more reference of a context.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext).
 * Source: Unified Runtime 0.12, Context.
 */
UR_APIEXPORT ur_result_t UR_APICALL urContextRetain(
    ur_context_handle_t hContext /**< [in][retain] context (handle) */
);

/*
 * Drops one reference of a context; the last one destroys it.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext).
 * Source: Unified Runtime 0.12, Context.
 */
UR_APIEXPORT ur_result_t UR_APICALL urContextRelease(
    ur_context_handle_t hContext /**< [in][release] context (handle) */
);

/*
 * Answers the information of a context.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_CONTEXT_INFO_USM_FILL2D_SUPPORT < propName),
 *   UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_SIZE (propSize == 0 && pPropValue != NULL),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (propSize != 0 && pPropValue == NULL; pPropValue == NULL && pPropSizeRet == NULL),
 *   UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY.
 * Source: Unified Runtime 0.12, Context.
 */
UR_APIEXPORT ur_result_t UR_APICALL urContextGetInfo(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_context_info_t propName, /**< [in] what is asked for */
    size_t propSize, /**< [in] room at pPropValue, in bytes */
    void *pPropValue, /**< [out][optional][typename(propName, propSize)] where the answer is written, propSize bytes */
    size_t *pPropSizeRet /**< [out][optional] gets the size of the whole answer, in bytes */
);

/*
 * Answers the native handle of a context.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phNativeContext), UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Context.
 */
UR_APIEXPORT ur_result_t UR_APICALL urContextGetNativeHandle(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_native_handle_t *phNativeContext /**< [out] gets the handle of the native context */
);

/*
 * Makes a context with native handle.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hAdapter),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phContext), UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Context.
 */
UR_APIEXPORT ur_result_t UR_APICALL urContextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, /**< [in][nocheck] native context (handle) */
    ur_adapter_handle_t hAdapter, /**< [in] adapter (handle) */
    uint32_t numDevices, /**< [in] number of devices */
    const ur_device_handle_t *phDevices, /**< [in][optional][range(0, numDevices)] handles: devices */
    const ur_context_native_properties_t *pProperties, /**< [in][optional] the properties */
    ur_context_handle_t *phContext /**< [out][alloc] gets the handle of the context */
);

/*
 * Sets the extended deleter of a context.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pfnDeleter), UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Context.
 */
UR_APIEXPORT ur_result_t UR_APICALL urContextSetExtendedDeleter(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_context_extended_deleter_t pfnDeleter, /**< [in] function: deleter */
    void *pUserData /**< [in][out][optional] gets the user data */
);

/*
 * Makes a mem image.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_MEM_FLAGS_MASK & flags),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pImageFormat; NULL == pImageDesc; NULL == phMem),
 *   UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_VALUE,
 *   UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR (pImageDesc && UR_STRUCTURE_TYPE_IMAGE_DESC != pImageDesc->stype; pImageDesc && UR_MEM_TYPE_IMAGE1D_ARRAY < pImageDesc->type; pImageDesc && pImageDesc->numMipLevel != 0; pImageDesc && pImageDesc->numSamples != 0; pImageDesc && pImageDesc->rowPitch != 0 && pHost == NULL; pImageDesc && pImageDesc->slicePitch != 0 && pHost == NULL),
 *   UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_IMAGE_SIZE, UR_RESULT_ERROR_INVALID_OPERATION,
 *   UR_RESULT_ERROR_INVALID_HOST_PTR, UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
 *   UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Mem.
 */
UR_APIEXPORT ur_result_t UR_APICALL urMemImageCreate(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_mem_flags_t flags, /**< [in] flags, a union of ur_mem_flag_t bits, 0 for none */
    const ur_image_format_t *pImageFormat, /**< [in] the image format */
    const ur_image_desc_t *pImageDesc, /**< [in] the image description */
    void *pHost, /**< [in][optional] the host */
    ur_mem_handle_t *phMem /**< [out][alloc] gets the handle of the memory */
);

/*
 * Makes a mem buffer.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_MEM_FLAGS_MASK & flags),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phBuffer), UR_RESULT_ERROR_INVALID_CONTEXT,
 *   UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_BUFFER_SIZE (size == 0),
 *   UR_RESULT_ERROR_INVALID_HOST_PTR, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Mem.
 */
UR_APIEXPORT ur_result_t UR_APICALL urMemBufferCreate(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_mem_flags_t flags, /**< [in] flags, a union of ur_mem_flag_t bits, 0 for none */
    size_t size, /**< [in] size, in bytes */
    const ur_buffer_properties_t *pProperties, /**< [in][optional] the properties */
    ur_mem_handle_t *phBuffer /**< [out][alloc] gets the handle of the buffer */
);

/*
 * Takes one more reference of a mem.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMem), UR_RESULT_ERROR_INVALID_MEM_OBJECT,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Mem.
 */
UR_APIEXPORT ur_result_t UR_APICALL urMemRetain(
    ur_mem_handle_t hMem /**< [in][retain] memory (handle) */
);

/*
 * Drops one reference of a mem; the last one destroys it.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMem), UR_RESULT_ERROR_INVALID_MEM_OBJECT,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY.
 * Source: Unified Runtime 0.12, Mem.
 */
UR_APIEXPORT ur_result_t UR_APICALL urMemRelease(
    ur_mem_handle_t hMem /**< [in][release] memory (handle) */
);

/*
 * Partitions of a mem buffer.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hBuffer),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_MEM_FLAGS_MASK & flags; UR_BUFFER_CREATE_TYPE_REGION < bufferCreateType),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pRegion; NULL == phMem), UR_RESULT_ERROR_INVALID_MEM_OBJECT,
 *   UR_RESULT_ERROR_OBJECT_ALLOCATION_FAILURE, UR_RESULT_ERROR_INVALID_VALUE,
 *   UR_RESULT_ERROR_INVALID_BUFFER_SIZE (pRegion && pRegion->size == 0), UR_RESULT_ERROR_INVALID_HOST_PTR,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Mem.
 */
UR_APIEXPORT ur_result_t UR_APICALL urMemBufferPartition(
    ur_mem_handle_t hBuffer, /**< [in] buffer (handle) */
    ur_mem_flags_t flags, /**< [in] flags, a union of ur_mem_flag_t bits, 0 for none */
    ur_buffer_create_type_t bufferCreateType, /**< [in] buffer create type */
    const ur_buffer_region_t *pRegion, /**< [in] the region */
    ur_mem_handle_t *phMem /**< [out] gets the handle of the memory */
);

/*
 * Answers the native handle of a mem.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMem),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phNativeMem), UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Mem.
 */
UR_APIEXPORT ur_result_t UR_APICALL urMemGetNativeHandle(
    ur_mem_handle_t hMem, /**< [in] memory (handle) */
    ur_device_handle_t hDevice, /**< [in][optional] device (handle) */
    ur_native_handle_t *phNativeMem /**< [out] gets the handle of the native memory */
);

/*
 * Makes a mem buffer with native handle.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phMem), UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Mem.
 */
UR_APIEXPORT ur_result_t UR_APICALL urMemBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, /**< [in][nocheck] native memory (handle) */
    ur_context_handle_t hContext, /**< [in] context (handle) */
    const ur_mem_native_properties_t *pProperties, /**< [in][optional] the properties */
    ur_mem_handle_t *phMem /**< [out][alloc] gets the handle of the memory */
);

/*
 * Makes a mem image with native handle.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pImageFormat; NULL == pImageDesc; NULL == phMem),
 *   UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Mem.
 */
UR_APIEXPORT ur_result_t UR_APICALL urMemImageCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, /**< [in][nocheck] native memory (handle) */
    ur_context_handle_t hContext, /**< [in] context (handle) */
    const ur_image_format_t *pImageFormat, /**< [in] the image format */
    const ur_image_desc_t *pImageDesc, /**< [in] the image description */
    const ur_mem_native_properties_t *pProperties, /**< [in][optional] the properties */
    ur_mem_handle_t *phMem /**< [out] gets the handle of the memory */
);

/*
 * Answers the information of a mem.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMemory),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_MEM_INFO_REFERENCE_COUNT < propName),
 *   UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_SIZE (propSize == 0 && pPropValue != NULL),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (propSize != 0 && pPropValue == NULL; pPropValue == NULL && pPropSizeRet == NULL),
 *   UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY.
 * Source: Unified Runtime 0.12, Mem.
 */
UR_APIEXPORT ur_result_t UR_APICALL urMemGetInfo(
    ur_mem_handle_t hMemory, /**< [in] memory (handle) */
    ur_mem_info_t propName, /**< [in] what is asked for */
    size_t propSize, /**< [in] room at pPropValue, in bytes */
    void *pPropValue, /**< [out][optional][typename(propName, propSize)] where the answer is written, propSize bytes */
    size_t *pPropSizeRet /**< [out][optional] gets the size of the whole answer, in bytes */
);

/*
 * Answers the information of a mem image.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMemory),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_IMAGE_INFO_NUM_SAMPLES < propName),
 *   UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_SIZE (propSize == 0 && pPropValue != NULL),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (propSize != 0 && pPropValue == NULL; pPropValue == NULL && pPropSizeRet == NULL),
 *   UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_OUT_OF_RESOURCES,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY.
 * Source: Unified Runtime 0.12, Mem.
 */
UR_APIEXPORT ur_result_t UR_APICALL urMemImageGetInfo(
    ur_mem_handle_t hMemory, /**< [in] memory (handle) */
    ur_image_info_t propName, /**< [in] what is asked for */
    size_t propSize, /**< [in] room at pPropValue, in bytes */
    void *pPropValue, /**< [out][optional][typename(propName, propSize)] where the answer is written, propSize bytes */
    size_t *pPropSizeRet /**< [out][optional] gets the size of the whole answer, in bytes */
);

/*
 * Makes a sampler.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pDesc; NULL == phSampler),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_SAMPLER_FILTER_MODE_LINEAR < pDesc->filterMode),
 *   UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_OPERATION,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Sampler.
 */
UR_APIEXPORT ur_result_t UR_APICALL urSamplerCreate(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    const ur_sampler_desc_t *pDesc, /**< [in] the description */
    ur_sampler_handle_t *phSampler /**< [out][alloc] gets the handle of the sampler */
);

/*
 * Takes one more reference of a sampler.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hSampler), UR_RESULT_ERROR_INVALID_SAMPLER,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Sampler.
 */
UR_APIEXPORT ur_result_t UR_APICALL urSamplerRetain(
    ur_sampler_handle_t hSampler /**< [in][retain] sampler (handle) */
);

/*
 * Drops one reference of a sampler; the last one destroys it.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hSampler), UR_RESULT_ERROR_INVALID_SAMPLER,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Sampler.
 */
UR_APIEXPORT ur_result_t UR_APICALL urSamplerRelease(
    ur_sampler_handle_t hSampler /**< [in][release] sampler (handle) */
);

/*
 * Answers the information of a sampler.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hSampler),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_SAMPLER_INFO_FILTER_MODE < propName),
 *   UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_SIZE (propSize == 0 && pPropValue != NULL),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (propSize != 0 && pPropValue == NULL; pPropValue == NULL && pPropSizeRet == NULL),
 *   UR_RESULT_ERROR_INVALID_SAMPLER, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES,
 *   UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Sampler.
 */
UR_APIEXPORT ur_result_t UR_APICALL urSamplerGetInfo(
    ur_sampler_handle_t hSampler, /**< [in] sampler (handle) */
    ur_sampler_info_t propName, /**< [in] what is asked for */
    size_t propSize, /**< [in] room at pPropValue, in bytes */
    void *pPropValue, /**< [out][typename(propName, propSize)][optional] where the answer is written, propSize bytes */
    size_t *pPropSizeRet /**< [out][optional] gets the size of the whole answer, in bytes */
);

/*
 * Answers the native handle of a sampler.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hSampler),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phNativeSampler), UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Sampler.
 */
UR_APIEXPORT ur_result_t UR_APICALL urSamplerGetNativeHandle(
    ur_sampler_handle_t hSampler, /**< [in] sampler (handle) */
    ur_native_handle_t *phNativeSampler /**< [out] gets the handle of the native sampler */
);

/*
 * Makes a sampler with native handle.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phSampler), UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Sampler.
 */
UR_APIEXPORT ur_result_t UR_APICALL urSamplerCreateWithNativeHandle(
    ur_native_handle_t hNativeSampler, /**< [in][nocheck] native sampler (handle) */
    ur_context_handle_t hContext, /**< [in] context (handle) */
    const ur_sampler_native_properties_t *pProperties, /**< [in][optional] the properties */
    ur_sampler_handle_t *phSampler /**< [out][alloc] gets the handle of the sampler */
);

/*
 * Allocs of an usm host.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (NULL != pUSMDesc && UR_USM_ADVICE_FLAGS_MASK & pUSMDesc->hints),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ppMem), UR_RESULT_ERROR_INVALID_CONTEXT,
 *   UR_RESULT_ERROR_INVALID_OPERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_USM_SIZE (size == 0),
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, USMHost.
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMHostAlloc(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    const ur_usm_desc_t *pUSMDesc, /**< [in][optional] the USM description */
    ur_usm_pool_handle_t pool, /**< [in][optional] pool */
    size_t size, /**< [in] size, in bytes */
    void **ppMem /**< [out] gets the memory */
);

/*
 * Allocs of an usm device.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (NULL != pUSMDesc && UR_USM_ADVICE_FLAGS_MASK & pUSMDesc->hints),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ppMem), UR_RESULT_ERROR_INVALID_CONTEXT,
 *   UR_RESULT_ERROR_INVALID_OPERATION, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_USM_SIZE (size == 0),
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, USMDevice.
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMDeviceAlloc(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    const ur_usm_desc_t *pUSMDesc, /**< [in][optional] the USM description */
    ur_usm_pool_handle_t pool, /**< [in][optional] pool */
    size_t size, /**< [in] size, in bytes */
    void **ppMem /**< [out] gets the memory */
);

/*
 * Allocs of an usm shared.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (NULL != pUSMDesc && UR_USM_ADVICE_FLAGS_MASK & pUSMDesc->hints),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ppMem), UR_RESULT_ERROR_INVALID_CONTEXT,
 *   UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_USM_SIZE (size == 0), UR_RESULT_ERROR_INVALID_OPERATION,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, USMShared.
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMSharedAlloc(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    const ur_usm_desc_t *pUSMDesc, /**< [in][optional] the USM description */
    ur_usm_pool_handle_t pool, /**< [in][optional] pool */
    size_t size, /**< [in] size, in bytes */
    void **ppMem /**< [out] gets the memory */
);

/*
 * Frees of an usm.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pMem), UR_RESULT_ERROR_INVALID_MEM_OBJECT,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY.
 * Source: Unified Runtime 0.12, USMFree.
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMFree(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    void *pMem /**< [in] the memory */
);

/*
 * Answers the mem alloc information of an usm.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pMem),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_USM_ALLOC_INFO_POOL < propName), UR_RESULT_ERROR_INVALID_CONTEXT,
 *   UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY.
 * Source: Unified Runtime 0.12, USMGet.
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMGetMemAllocInfo(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    const void *pMem, /**< [in] the memory */
    ur_usm_alloc_info_t propName, /**< [in] what is asked for */
    size_t propSize, /**< [in] room at pPropValue, in bytes */
    void *pPropValue, /**< [out][optional][typename(propName, propSize)] where the answer is written, propSize bytes */
    size_t *pPropSizeRet /**< [out][optional] gets the size of the whole answer, in bytes */
);

/*
 * Makes an usm pool.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pPoolDesc; NULL == ppPool),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_USM_POOL_FLAGS_MASK & pPoolDesc->flags), UR_RESULT_ERROR_INVALID_VALUE,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, USMPool.
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolCreate(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_usm_pool_desc_t *pPoolDesc, /**< [in] the pool description */
    ur_usm_pool_handle_t *ppPool /**< [out][alloc] gets the pool */
);

/*
 * Takes one more reference of an usm pool.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == pPool), UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, USMPool.
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolRetain(
    ur_usm_pool_handle_t pPool /**< [in][retain] pool */
);

/*
 * Drops one reference of an usm pool; the last one destroys it.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == pPool), UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, USMPool.
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolRelease(
    ur_usm_pool_handle_t pPool /**< [in][release] pool */
);

/*
 * Answers the information of an usm pool.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPool),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_USM_POOL_INFO_USED_HIGH_EXP < propName),
 *   UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_SIZE (propSize == 0 && pPropValue != NULL),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (propSize != 0 && pPropValue == NULL; pPropValue == NULL && pPropSizeRet == NULL),
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, USMPool.
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolGetInfo(
    ur_usm_pool_handle_t hPool, /**< [in] pool (handle) */
    ur_usm_pool_info_t propName, /**< [in] what is asked for */
    size_t propSize, /**< [in] room at pPropValue, in bytes */
    void *pPropValue, /**< [out][optional][typename(propName, propSize)] where the answer is written, propSize bytes */
    size_t *pPropSizeRet /**< [out][optional] gets the size of the whole answer, in bytes */
);

/*
 * Answers the information of a virtual mem granularity.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED < propName),
 *   UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_SIZE (propSize == 0 && pPropValue != NULL),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (propSize != 0 && pPropValue == NULL; pPropValue == NULL && pPropSizeRet == NULL),
 *   UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_OUT_OF_RESOURCES,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY.
 * Source: Unified Runtime 0.12, Virtual.
 */
UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemGranularityGetInfo(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in][optional] device (handle) */
    size_t allocationSize, /**< [in] allocation size, in bytes */
    ur_virtual_mem_granularity_info_t propName, /**< [in] what is asked for */
    size_t propSize, /**< [in] room at pPropValue, in bytes */
    void *pPropValue, /**< [out][optional][typename(propName, propSize)] where the answer is written, propSize bytes */
    size_t *pPropSizeRet /**< [out][optional] gets the size of the whole answer, in bytes */
);

/*
 * Reserves of a virtual mem.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ppStart).
 * Source: Unified Runtime 0.12, Virtual.
 */
UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemReserve(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    const void *pStart, /**< [in][optional] the start */
    size_t size, /**< [in] size, in bytes */
    void **ppStart /**< [out] gets the start */
);

/*
 * Frees of a virtual mem.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pStart).
 * Source: Unified Runtime 0.12, Virtual.
 */
UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemFree(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    const void *pStart, /**< [in] the start */
    size_t size /**< [in] size, in bytes */
);

/*
 * Maps of a virtual mem.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hPhysicalMem),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pStart),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_VIRTUAL_MEM_ACCESS_FLAGS_MASK & flags).
 * Source: Unified Runtime 0.12, Virtual.
 */
UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemMap(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    const void *pStart, /**< [in] the start */
    size_t size, /**< [in] size, in bytes */
    ur_physical_mem_handle_t hPhysicalMem, /**< [in] physical memory (handle) */
    size_t offset, /**< [in] offset, in bytes */
    ur_virtual_mem_access_flags_t flags /**< [in] flags, a union of ur_virtual_mem_access_flag_t bits, 0 for none */
);

/*
 * Unmaps of a virtual mem.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pStart).
 * Source: Unified Runtime 0.12, Virtual.
 */
UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemUnmap(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    const void *pStart, /**< [in] the start */
    size_t size /**< [in] size, in bytes */
);

/*
 * Sets the access of a virtual mem.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pStart),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_VIRTUAL_MEM_ACCESS_FLAGS_MASK & flags).
 * Source: Unified Runtime 0.12, Virtual.
 */
UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemSetAccess(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    const void *pStart, /**< [in] the start */
    size_t size, /**< [in] size, in bytes */
    ur_virtual_mem_access_flags_t flags /**< [in] flags, a union of ur_virtual_mem_access_flag_t bits, 0 for none */
);

/*
 * Answers the information of a virtual mem.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pStart),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_VIRTUAL_MEM_INFO_ACCESS_MODE < propName).
 * Source: Unified Runtime 0.12, Virtual.
 */
UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemGetInfo(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    const void *pStart, /**< [in] the start */
    size_t size, /**< [in] size, in bytes */
    ur_virtual_mem_info_t propName, /**< [in] what is asked for */
    size_t propSize, /**< [in] room at pPropValue, in bytes */
    void *pPropValue, /**< [out][optional][typename(propName, propSize)] where the answer is written, propSize bytes */
    size_t *pPropSizeRet /**< [out][optional] gets the size of the whole answer, in bytes */
);

/*
 * Makes a physical mem.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phPhysicalMem),
 *   UR_RESULT_ERROR_INVALID_SIZE.
 * Source: Unified Runtime 0.12, Physical.
 */
UR_APIEXPORT ur_result_t UR_APICALL urPhysicalMemCreate(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    size_t size, /**< [in] size, in bytes */
    const ur_physical_mem_properties_t *pProperties, /**< [in][optional] the properties */
    ur_physical_mem_handle_t *phPhysicalMem /**< [out][alloc] gets the handle of the physical memory */
);

/*
 * Takes one more reference of a physical mem.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPhysicalMem).
 * Source: Unified Runtime 0.12, Physical.
 */
UR_APIEXPORT ur_result_t UR_APICALL urPhysicalMemRetain(
    ur_physical_mem_handle_t hPhysicalMem /**< [in][retain] physical memory (handle) */
);

/*
 * Drops one reference of a physical mem; the last one destroys it.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPhysicalMem).
 * Source: Unified Runtime 0.12, Physical.
 */
UR_APIEXPORT ur_result_t UR_APICALL urPhysicalMemRelease(
    ur_physical_mem_handle_t hPhysicalMem /**< [in][release] physical memory (handle) */
);

/*
 * Answers the information of a physical mem.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPhysicalMem),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT < propName).
 * Source: Unified Runtime 0.12, Physical.
 */
UR_APIEXPORT ur_result_t UR_APICALL urPhysicalMemGetInfo(
    ur_physical_mem_handle_t hPhysicalMem, /**< [in] physical memory (handle) */
    ur_physical_mem_info_t propName, /**< [in] what is asked for */
    size_t propSize, /**< [in] room at pPropValue, in bytes */
    void *pPropValue, /**< [out][optional][typename(propName, propSize)] where the answer is written, propSize bytes */
    size_t *pPropSizeRet /**< [out][optional] gets the size of the whole answer, in bytes */
);

/*
 * Makes a program with il.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pIL; NULL == phProgram),
 *   UR_RESULT_ERROR_INVALID_SIZE (length == 0), UR_RESULT_ERROR_INVALID_BINARY,
 *   UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE.
 * Source: Unified Runtime 0.12, Program.
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramCreateWithIL(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    const void *pIL, /**< [in] the IL */
    size_t length, /**< [in] length */
    const ur_program_properties_t *pProperties, /**< [in][optional] the properties */
    ur_program_handle_t *phProgram /**< [out][alloc] gets the handle of the program */
);

/*
 * Makes a program with binary.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phDevices; NULL == pLengths; NULL == ppBinaries; NULL == phProgram),
 *   UR_RESULT_ERROR_INVALID_SIZE (numDevices == 0), UR_RESULT_ERROR_INVALID_NATIVE_BINARY.
 * Source: Unified Runtime 0.12, Program.
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramCreateWithBinary(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    uint32_t numDevices, /**< [in] number of devices */
    ur_device_handle_t *phDevices, /**< [in][range(0, numDevices)] handles: devices */
    size_t *pLengths, /**< [in][range(0, numDevices)] array: lengths */
    const uint8_t **ppBinaries, /**< [in][range(0, numDevices)] array: binaries */
    const ur_program_properties_t *pProperties, /**< [in][optional] the properties */
    ur_program_handle_t *phProgram /**< [out][alloc] gets the handle of the program */
);

/*
 * Builds of a program.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hProgram), UR_RESULT_ERROR_INVALID_PROGRAM,
 *   UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE.
 * Source: Unified Runtime 0.12, Program.
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramBuild(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_program_handle_t hProgram, /**< [in] program (handle) */
    const char *pOptions /**< [in][optional] text: options */
);

/*
 * Compiles of a program.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hProgram), UR_RESULT_ERROR_INVALID_PROGRAM,
 *   UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE.
 * Source: Unified Runtime 0.12, Program.
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramCompile(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_program_handle_t hProgram, /**< [in][out] program (handle) */
    const char *pOptions /**< [in][optional] text: options */
);

/*
 * Links of a program.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phPrograms; NULL == phProgram), UR_RESULT_ERROR_INVALID_PROGRAM,
 *   UR_RESULT_ERROR_INVALID_SIZE (count == 0), UR_RESULT_ERROR_PROGRAM_LINK_FAILURE.
 * Source: Unified Runtime 0.12, Program.
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramLink(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    uint32_t count, /**< [in] count */
    const ur_program_handle_t *phPrograms, /**< [in][range(0, count)] handles: programs */
    const char *pOptions, /**< [in][optional] text: options */
    ur_program_handle_t *phProgram /**< [out][alloc] gets the handle of the program */
);

/*
 * Takes one more reference of a program.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hProgram).
 * Source: Unified Runtime 0.12, Program.
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramRetain(
    ur_program_handle_t hProgram /**< [in][retain] program (handle) */
);

/*
 * Drops one reference of a program; the last one destroys it.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hProgram).
 * Source: Unified Runtime 0.12, Program.
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramRelease(
    ur_program_handle_t hProgram /**< [in][release] program (handle) */
);

/*
 * Answers the function pointer of a program.
 * Errors: UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE,
 *   UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice; NULL == hProgram),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pFunctionName; NULL == ppFunctionPointer),
 *   UR_RESULT_ERROR_INVALID_KERNEL_NAME, UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Program.
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramGetFunctionPointer(
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    ur_program_handle_t hProgram, /**< [in] program (handle) */
    const char *pFunctionName, /**< [in] text: function name */
    void **ppFunctionPointer /**< [out] gets the function pointer */
);

/*
 * Answers the global variable pointer of a program.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice; NULL == hProgram),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pGlobalVariableName; NULL == ppGlobalVariablePointerRet),
 *   UR_RESULT_ERROR_INVALID_VALUE.
 * Source: Unified Runtime 0.12, Program.
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramGetGlobalVariablePointer(
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    ur_program_handle_t hProgram, /**< [in] program (handle) */
    const char *pGlobalVariableName, /**< [in] text: global variable name */
    size_t *pGlobalVariableSizeRet, /**< [out][optional] gets the global variable size ret */
    void **ppGlobalVariablePointerRet /**< [out] gets the global variable pointer ret */
);

/*
 * Answers the information of a program.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hProgram),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_PROGRAM_INFO_KERNEL_NAMES < propName),
 *   UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_SIZE (propSize == 0 && pPropValue != NULL),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (propSize != 0 && pPropValue == NULL; pPropValue == NULL && pPropSizeRet == NULL),
 *   UR_RESULT_ERROR_INVALID_PROGRAM, UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY.
 * Source: Unified Runtime 0.12, Program.
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramGetInfo(
    ur_program_handle_t hProgram, /**< [in] program (handle) */
    ur_program_info_t propName, /**< [in] what is asked for */
    size_t propSize, /**< [in] room at pPropValue, in bytes */
    void *pPropValue, /**< [in,out][optional][typename(propName, propSize)] where the answer is written, propSize bytes */
    size_t *pPropSizeRet /**< [out][optional] gets the size of the whole answer, in bytes */
);

/*
 * Answers the build information of a program.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hProgram; NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_PROGRAM_BUILD_INFO_BINARY_TYPE < propName).
 * Source: Unified Runtime 0.12, Program.
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramGetBuildInfo(
    ur_program_handle_t hProgram, /**< [in] program (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    ur_program_build_info_t propName, /**< [in] what is asked for */
    size_t propSize, /**< [in] room at pPropValue, in bytes */
    void *pPropValue, /**< [in,out][optional][typename(propName, propSize)] where the answer is written, propSize bytes */
    size_t *pPropSizeRet /**< [out][optional] gets the size of the whole answer, in bytes */
);

/*
 * Sets the specialization constants of a program.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hProgram),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pSpecConstants), UR_RESULT_ERROR_INVALID_SIZE (count == 0),
 *   UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_SPEC_ID.
 * Source: Unified Runtime 0.12, Program.
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramSetSpecializationConstants(
    ur_program_handle_t hProgram, /**< [in] program (handle) */
    uint32_t count, /**< [in] count */
    const ur_specialization_constant_info_t *pSpecConstants /**< [in][range(0, count)] array: spec constants */
);

/*
 * Answers the native handle of a program.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hProgram),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phNativeProgram), UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Program.
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramGetNativeHandle(
    ur_program_handle_t hProgram, /**< [in] program (handle) */
    ur_native_handle_t *phNativeProgram /**< [out] gets the handle of the native program */
);

/*
 * Makes a program with native handle.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phProgram), UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Program.
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramCreateWithNativeHandle(
    ur_native_handle_t hNativeProgram, /**< [in][nocheck] native program (handle) */
    ur_context_handle_t hContext, /**< [in] context (handle) */
    const ur_program_native_properties_t *pProperties, /**< [in][optional] the properties */
    ur_program_handle_t *phProgram /**< [out][alloc] gets the handle of the program */
);

/*
 * Answers the information of a queue.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_QUEUE_INFO_EMPTY < propName), UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
 *   UR_RESULT_ERROR_INVALID_SIZE (propSize == 0 && pPropValue != NULL),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (propSize != 0 && pPropValue == NULL; pPropValue == NULL && pPropSizeRet == NULL),
 *   UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Queue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueGetInfo(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_queue_info_t propName, /**< [in] what is asked for */
    size_t propSize, /**< [in] room at pPropValue, in bytes */
    void *pPropValue, /**< [out][optional][typename(propName, propSize)] where the answer is written, propSize bytes */
    size_t *pPropSizeRet /**< [out][optional] gets the size of the whole answer, in bytes */
);

/*
 * Makes a queue.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phQueue),
 *   UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Queue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueCreate(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    const ur_queue_properties_t *pProperties, /**< [in][optional] the properties */
    ur_queue_handle_t *phQueue /**< [out][alloc] gets the handle of the queue */
);

/*
 * Takes one more reference of a queue.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue), UR_RESULT_ERROR_INVALID_QUEUE,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Queue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueRetain(
    ur_queue_handle_t hQueue /**< [in][retain] queue (handle) */
);

/*
 * Drops one reference of a queue; the last one destroys it.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue), UR_RESULT_ERROR_INVALID_QUEUE,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Queue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueRelease(
    ur_queue_handle_t hQueue /**< [in][release] queue (handle) */
);

/*
 * Answers the native handle of a queue.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phNativeQueue), UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Queue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueGetNativeHandle(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_queue_native_desc_t *pDesc, /**< [in][optional] the description */
    ur_native_handle_t *phNativeQueue /**< [out] gets the handle of the native queue */
);

/*
 * Makes a queue with native handle.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phQueue), UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Queue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueCreateWithNativeHandle(
    ur_native_handle_t hNativeQueue, /**< [in][nocheck] native queue (handle) */
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in][optional] device (handle) */
    const ur_queue_native_properties_t *pProperties, /**< [in][optional] the properties */
    ur_queue_handle_t *phQueue /**< [out][alloc] gets the handle of the queue */
);

/*
 * Finishes of a queue.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue), UR_RESULT_ERROR_INVALID_QUEUE,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY.
 * Source: Unified Runtime 0.12, Queue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueFinish(
    ur_queue_handle_t hQueue /**< [in] queue (handle) */
);

/*
 * Flushes of a queue.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue), UR_RESULT_ERROR_INVALID_QUEUE,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY.
 * Source: Unified Runtime 0.12, Queue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueFlush(
    ur_queue_handle_t hQueue /**< [in] queue (handle) */
);

/*
 * Answers the information of an event.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEvent),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_EVENT_INFO_REFERENCE_COUNT < propName),
 *   UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_SIZE (propSize == 0 && pPropValue != NULL),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (propSize != 0 && pPropValue == NULL; pPropValue == NULL && pPropSizeRet == NULL),
 *   UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY.
 * Source: Unified Runtime 0.12, Event.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEventGetInfo(
    ur_event_handle_t hEvent, /**< [in] event (handle) */
    ur_event_info_t propName, /**< [in] what is asked for */
    size_t propSize, /**< [in] room at pPropValue, in bytes */
    void *pPropValue, /**< [out][optional][typename(propName, propSize)] where the answer is written, propSize bytes */
    size_t *pPropSizeRet /**< [out][optional] gets the size of the whole answer, in bytes */
);

/*
 * Answers the profiling information of an event.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEvent),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_PROFILING_INFO_COMMAND_COMPLETE < propName),
 *   UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE, UR_RESULT_ERROR_INVALID_VALUE (pPropValue && propSize == 0),
 *   UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
 *   UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Unified Runtime 0.12, Event.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEventGetProfilingInfo(
    ur_event_handle_t hEvent, /**< [in] event (handle) */
    ur_profiling_info_t propName, /**< [in] what is asked for */
    size_t propSize, /**< [in] room at pPropValue, in bytes */
    void *pPropValue, /**< [out][optional][typename(propName, propSize)] where the answer is written, propSize bytes */
    size_t *pPropSizeRet /**< [out][optional] gets the size of the whole answer, in bytes */
);

/*
 * Waits of an event.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phEventWaitList),
 *   UR_RESULT_ERROR_INVALID_VALUE (numEvents == 0), UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS,
 *   UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
 *   UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Event.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEventWait(
    uint32_t numEvents, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList /**< [in][range(0, numEvents)] events that must have been signalled first */
);

/*
 * Takes one more reference of an event.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEvent), UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY.
 * Source: Unified Runtime 0.12, Event.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEventRetain(
    ur_event_handle_t hEvent /**< [in][retain] event (handle) */
);

/*
 * Drops one reference of an event; the last one destroys it.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEvent), UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY.
 * Source: Unified Runtime 0.12, Event.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEventRelease(
    ur_event_handle_t hEvent /**< [in][release] event (handle) */
);

/*
 * Answers the native handle of an event.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEvent),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phNativeEvent), UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Event.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEventGetNativeHandle(
    ur_event_handle_t hEvent, /**< [in] event (handle) */
    ur_native_handle_t *phNativeEvent /**< [out] gets the handle of the native event */
);

/*
 * Makes an event with native handle.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phEvent), UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Event.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEventCreateWithNativeHandle(
    ur_native_handle_t hNativeEvent, /**< [in][nocheck] native event (handle) */
    ur_context_handle_t hContext, /**< [in] context (handle) */
    const ur_event_native_properties_t *pProperties, /**< [in][optional] the properties */
    ur_event_handle_t *phEvent /**< [out][alloc] gets the event of this command; the caller releases it */
);

/*
 * Sets the callback of an event.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEvent),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_EXECUTION_INFO_QUEUED < execStatus),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pfnNotify),
 *   UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION (execStatus == UR_EXECUTION_INFO_QUEUED).
 * Source: Unified Runtime 0.12, Event.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEventSetCallback(
    ur_event_handle_t hEvent, /**< [in] event (handle) */
    ur_execution_info_t execStatus, /**< [in] exec status */
    ur_event_callback_t pfnNotify, /**< [in] function: notify */
    void *pUserData /**< [in][out][optional] gets the user data */
);

/*
 * Enqueues: events wait.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue), UR_RESULT_ERROR_INVALID_QUEUE,
 *   UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
 *   UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueEventsWait(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Enqueues: events wait with barrier.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue), UR_RESULT_ERROR_INVALID_QUEUE,
 *   UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
 *   UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrier(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Enqueues: mem buffer read.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue; NULL == hBuffer),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pDst), UR_RESULT_ERROR_INVALID_QUEUE,
 *   UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_SIZE,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferRead(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_mem_handle_t hBuffer, /**< [in][bounds(offset, size)] buffer (handle) */
    bool blockingRead, /**< [in] true when: blocking read */
    size_t offset, /**< [in] offset, in bytes */
    size_t size, /**< [in] size, in bytes */
    void *pDst, /**< [in] the destination */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Enqueues: mem buffer write.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue; NULL == hBuffer),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pSrc), UR_RESULT_ERROR_INVALID_QUEUE,
 *   UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_SIZE,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferWrite(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_mem_handle_t hBuffer, /**< [in][bounds(offset, size)] buffer (handle) */
    bool blockingWrite, /**< [in] true when: blocking write */
    size_t offset, /**< [in] offset, in bytes */
    size_t size, /**< [in] size, in bytes */
    const void *pSrc, /**< [in] the source */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Enqueues: mem buffer read rect.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue; NULL == hBuffer),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pDst), UR_RESULT_ERROR_INVALID_QUEUE,
 *   UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, UR_RESULT_ERROR_INVALID_MEM_OBJECT,
 *   UR_RESULT_ERROR_INVALID_SIZE (region.width == 0 || region.height == 0 || region.depth == 0; bufferRowPitch != 0 && bufferRowPitch < region.width; hostRowPitch != 0 && hostRowPitch < region.width),
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferReadRect(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_mem_handle_t hBuffer, /**< [in][bounds(bufferOrigin, region)] buffer (handle) */
    bool blockingRead, /**< [in] true when: blocking read */
    ur_rect_offset_t bufferOrigin, /**< [in] buffer origin */
    ur_rect_offset_t hostOrigin, /**< [in] host origin */
    ur_rect_region_t region, /**< [in] region */
    size_t bufferRowPitch, /**< [in] buffer row pitch, in bytes */
    size_t bufferSlicePitch, /**< [in] buffer slice pitch, in bytes */
    size_t hostRowPitch, /**< [in] host row pitch, in bytes */
    size_t hostSlicePitch, /**< [in] host slice pitch, in bytes */
    void *pDst, /**< [in] the destination */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Enqueues: mem buffer write rect.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue; NULL == hBuffer),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pSrc), UR_RESULT_ERROR_INVALID_QUEUE,
 *   UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, UR_RESULT_ERROR_INVALID_MEM_OBJECT,
 *   UR_RESULT_ERROR_INVALID_SIZE (region.width == 0 || region.height == 0 || region.depth == 0; bufferRowPitch != 0 && bufferRowPitch < region.width; hostRowPitch != 0 && hostRowPitch < region.width),
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferWriteRect(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_mem_handle_t hBuffer, /**< [in][bounds(bufferOrigin, region)] buffer (handle) */
    bool blockingWrite, /**< [in] true when: blocking write */
    ur_rect_offset_t bufferOrigin, /**< [in] buffer origin */
    ur_rect_offset_t hostOrigin, /**< [in] host origin */
    ur_rect_region_t region, /**< [in] region */
    size_t bufferRowPitch, /**< [in] buffer row pitch, in bytes */
    size_t bufferSlicePitch, /**< [in] buffer slice pitch, in bytes */
    size_t hostRowPitch, /**< [in] host row pitch, in bytes */
    size_t hostSlicePitch, /**< [in] host slice pitch, in bytes */
    void *pSrc, /**< [in] the source */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Enqueues: mem buffer copy.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue; NULL == hBufferSrc; NULL == hBufferDst),
 *   UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_SIZE,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferCopy(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_mem_handle_t hBufferSrc, /**< [in][bounds(srcOffset, size)] buffer source (handle) */
    ur_mem_handle_t hBufferDst, /**< [in][bounds(dstOffset, size)] buffer destination (handle) */
    size_t srcOffset, /**< [in] source offset, in bytes */
    size_t dstOffset, /**< [in] destination offset, in bytes */
    size_t size, /**< [in] size, in bytes */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Enqueues: mem buffer copy rect.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue; NULL == hBufferSrc; NULL == hBufferDst),
 *   UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, UR_RESULT_ERROR_INVALID_MEM_OBJECT,
 *   UR_RESULT_ERROR_INVALID_SIZE (region.width == 0 || region.height == 0 || region.depth == 0; srcRowPitch != 0 && srcRowPitch < region.width; dstRowPitch != 0 && dstRowPitch < region.width),
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferCopyRect(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_mem_handle_t hBufferSrc, /**< [in][bounds(srcOrigin, region)] buffer source (handle) */
    ur_mem_handle_t hBufferDst, /**< [in][bounds(dstOrigin, region)] buffer destination (handle) */
    ur_rect_offset_t srcOrigin, /**< [in] source origin */
    ur_rect_offset_t dstOrigin, /**< [in] destination origin */
    ur_rect_region_t region, /**< [in] region */
    size_t srcRowPitch, /**< [in] source row pitch, in bytes */
    size_t srcSlicePitch, /**< [in] source slice pitch, in bytes */
    size_t dstRowPitch, /**< [in] destination row pitch, in bytes */
    size_t dstSlicePitch, /**< [in] destination slice pitch, in bytes */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Enqueues: mem buffer fill.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue; NULL == hBuffer),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pPattern), UR_RESULT_ERROR_INVALID_QUEUE,
 *   UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, UR_RESULT_ERROR_INVALID_MEM_OBJECT,
 *   UR_RESULT_ERROR_INVALID_SIZE (patternSize == 0 || size == 0; patternSize > size; (patternSize & (patternSize - 1)) != 0; size % patternSize != 0; offset % patternSize != 0),
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferFill(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_mem_handle_t hBuffer, /**< [in][bounds(offset, size)] buffer (handle) */
    const void *pPattern, /**< [in] the pattern */
    size_t patternSize, /**< [in] pattern size, in bytes */
    size_t offset, /**< [in] offset, in bytes */
    size_t size, /**< [in] size, in bytes */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Enqueues: mem image read.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue; NULL == hImage),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pDst), UR_RESULT_ERROR_INVALID_QUEUE,
 *   UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, UR_RESULT_ERROR_INVALID_MEM_OBJECT,
 *   UR_RESULT_ERROR_INVALID_SIZE (region.width == 0 || region.height == 0 || region.depth == 0),
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemImageRead(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_mem_handle_t hImage, /**< [in][bounds(origin, region)] image (handle) */
    bool blockingRead, /**< [in] true when: blocking read */
    ur_rect_offset_t origin, /**< [in] origin */
    ur_rect_region_t region, /**< [in] region */
    size_t rowPitch, /**< [in] row pitch, in bytes */
    size_t slicePitch, /**< [in] slice pitch, in bytes */
    void *pDst, /**< [in] the destination */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Enqueues: mem image write.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue; NULL == hImage),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pSrc), UR_RESULT_ERROR_INVALID_QUEUE,
 *   UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, UR_RESULT_ERROR_INVALID_MEM_OBJECT,
 *   UR_RESULT_ERROR_INVALID_SIZE (region.width == 0 || region.height == 0 || region.depth == 0),
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemImageWrite(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_mem_handle_t hImage, /**< [in][bounds(origin, region)] image (handle) */
    bool blockingWrite, /**< [in] true when: blocking write */
    ur_rect_offset_t origin, /**< [in] origin */
    ur_rect_region_t region, /**< [in] region */
    size_t rowPitch, /**< [in] row pitch, in bytes */
    size_t slicePitch, /**< [in] slice pitch, in bytes */
    void *pSrc, /**< [in] the source */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Enqueues: mem image copy.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue; NULL == hImageSrc; NULL == hImageDst),
 *   UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, UR_RESULT_ERROR_INVALID_MEM_OBJECT,
 *   UR_RESULT_ERROR_INVALID_SIZE (region.width == 0 || region.height == 0 || region.depth == 0),
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemImageCopy(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_mem_handle_t hImageSrc, /**< [in][bounds(srcOrigin, region)] image source (handle) */
    ur_mem_handle_t hImageDst, /**< [in][bounds(dstOrigin, region)] image destination (handle) */
    ur_rect_offset_t srcOrigin, /**< [in] source origin */
    ur_rect_offset_t dstOrigin, /**< [in] destination origin */
    ur_rect_region_t region, /**< [in] region */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Enqueues: mem buffer map.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue; NULL == hBuffer),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_MAP_FLAGS_MASK & mapFlags),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ppRetMap), UR_RESULT_ERROR_INVALID_QUEUE,
 *   UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_SIZE,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferMap(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_mem_handle_t hBuffer, /**< [in][bounds(offset, size)] buffer (handle) */
    bool blockingMap, /**< [in] true when: blocking map */
    ur_map_flags_t mapFlags, /**< [in] map flags, a union of ur_map_flag_t bits, 0 for none */
    size_t offset, /**< [in] offset, in bytes */
    size_t size, /**< [in] size, in bytes */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent, /**< [out][optional][alloc] gets the event of this command; the caller releases it */
    void **ppRetMap /**< [out] gets the ret map */
);

/*
 * Enqueues: mem unmap.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue; NULL == hMem),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pMappedPtr), UR_RESULT_ERROR_INVALID_QUEUE,
 *   UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, UR_RESULT_ERROR_INVALID_MEM_OBJECT,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemUnmap(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_mem_handle_t hMem, /**< [in] memory (handle) */
    void *pMappedPtr, /**< [in] the mapped pointer */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Enqueues: usm fill.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pMem; NULL == pPattern), UR_RESULT_ERROR_INVALID_QUEUE,
 *   UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_SIZE (patternSize == 0 || size == 0; patternSize > size; size % patternSize != 0),
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, UR_RESULT_ERROR_INVALID_MEM_OBJECT,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMFill(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    void *pMem, /**< [in][bounds(0, size)] the memory */
    size_t patternSize, /**< [in] pattern size, in bytes */
    const void *pPattern, /**< [in] the pattern */
    size_t size, /**< [in] size, in bytes */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Enqueues: usm memcpy.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pDst; NULL == pSrc), UR_RESULT_ERROR_INVALID_QUEUE,
 *   UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_SIZE (size == 0),
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, UR_RESULT_ERROR_INVALID_MEM_OBJECT,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMMemcpy(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    bool blocking, /**< [in] true when: blocking */
    void *pDst, /**< [in][bounds(0, size)] the destination */
    const void *pSrc, /**< [in][bounds(0, size)] the source */
    size_t size, /**< [in] size, in bytes */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Enqueues: usm prefetch.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue), UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pMem),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_USM_MIGRATION_FLAGS_MASK & flags), UR_RESULT_ERROR_INVALID_QUEUE,
 *   UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_SIZE (size == 0),
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, UR_RESULT_ERROR_INVALID_MEM_OBJECT,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMPrefetch(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    const void *pMem, /**< [in][bounds(0, size)] the memory */
    size_t size, /**< [in] size, in bytes */
    ur_usm_migration_flags_t flags, /**< [in] flags, a union of ur_usm_migration_flag_t bits, 0 for none */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Enqueues: usm advise.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue), UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pMem),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_USM_ADVICE_FLAGS_MASK & advice), UR_RESULT_ERROR_INVALID_QUEUE,
 *   UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_INVALID_SIZE (size == 0), UR_RESULT_ERROR_INVALID_MEM_OBJECT,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMAdvise(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    const void *pMem, /**< [in][bounds(0, size)] the memory */
    size_t size, /**< [in] size, in bytes */
    ur_usm_advice_flags_t advice, /**< [in] advice, a union of ur_usm_advice_flag_t bits, 0 for none */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Enqueues: usm fill2 d.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pMem; NULL == pPattern),
 *   UR_RESULT_ERROR_INVALID_SIZE (pitch == 0; pitch < width; patternSize == 0; patternSize > width * height; patternSize != 0 && ((patternSize & (patternSize - 1)) != 0); width == 0; height == 0; width * height % patternSize != 0),
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, UR_RESULT_ERROR_INVALID_MEM_OBJECT,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMFill2D(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    void *pMem, /**< [in][bounds(0, pitch * height)] the memory */
    size_t pitch, /**< [in] pitch, in bytes */
    size_t patternSize, /**< [in] pattern size, in bytes */
    const void *pPattern, /**< [in] the pattern */
    size_t width, /**< [in] width */
    size_t height, /**< [in] height */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Enqueues: usm memcpy2 d.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pDst; NULL == pSrc),
 *   UR_RESULT_ERROR_INVALID_SIZE (srcPitch == 0; dstPitch == 0; srcPitch < width; dstPitch < width; height == 0),
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, UR_RESULT_ERROR_INVALID_MEM_OBJECT,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMMemcpy2D(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    bool blocking, /**< [in] true when: blocking */
    void *pDst, /**< [in][bounds(0, dstPitch * height)] the destination */
    size_t dstPitch, /**< [in] destination pitch, in bytes */
    const void *pSrc, /**< [in][bounds(0, srcPitch * height)] the source */
    size_t srcPitch, /**< [in] source pitch, in bytes */
    size_t width, /**< [in] width */
    size_t height, /**< [in] height */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Enqueues: device global variable write.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue; NULL == hProgram),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == name; NULL == pSrc),
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS.
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueDeviceGlobalVariableWrite(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_program_handle_t hProgram, /**< [in] program (handle) */
    const char *name, /**< [in] text: name */
    bool blockingWrite, /**< [in] true when: blocking write */
    size_t count, /**< [in] count */
    size_t offset, /**< [in] offset, in bytes */
    const void *pSrc, /**< [in] the source */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Enqueues: device global variable read.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue; NULL == hProgram),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == name; NULL == pDst),
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS.
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueDeviceGlobalVariableRead(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_program_handle_t hProgram, /**< [in] program (handle) */
    const char *name, /**< [in] text: name */
    bool blockingRead, /**< [in] true when: blocking read */
    size_t count, /**< [in] count */
    size_t offset, /**< [in] offset, in bytes */
    void *pDst, /**< [in] the destination */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Enqueues: read host pipe.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue; NULL == hProgram),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pipe_symbol; NULL == pDst),
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS.
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueReadHostPipe(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_program_handle_t hProgram, /**< [in] program (handle) */
    const char *pipe_symbol, /**< [in] text: pipe symbol */
    bool blocking, /**< [in] true when: blocking */
    void *pDst, /**< [in] the destination */
    size_t size, /**< [in] size, in bytes */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Enqueues: write host pipe.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue; NULL == hProgram),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pipe_symbol; NULL == pSrc),
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS.
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueWriteHostPipe(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_program_handle_t hProgram, /**< [in] program (handle) */
    const char *pipe_symbol, /**< [in] text: pipe symbol */
    bool blocking, /**< [in] true when: blocking */
    void *pSrc, /**< [in] the source */
    size_t size, /**< [in] size, in bytes */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Enqueues: kernel launch with args (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue; NULL == hKernel),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pGlobalWorkSize; pArgs == NULL && numArgs > 0),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (NULL != pArgs && UR_EXP_KERNEL_ARG_TYPE_SAMPLER < pArgs->type),
 *   UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, UR_RESULT_ERROR_INVALID_WORK_DIMENSION,
 *   UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_KERNEL_ARGS,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_INVALID_OPERATION.
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    uint32_t workDim, /**< [in] work dim */
    const size_t *pGlobalWorkOffset, /**< [in][optional] the global work offset, in bytes */
    const size_t *pGlobalWorkSize, /**< [in] the global work size, in bytes */
    const size_t *pLocalWorkSize, /**< [in][optional] the local work size, in bytes */
    uint32_t numArgs, /**< [in] number of args */
    const ur_exp_kernel_arg_properties_t *pArgs, /**< [in][optional][range(0, numArgs)] array: args */
    const ur_kernel_launch_ext_properties_t *launchPropList, /**< [in][optional] the launch properties list */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Makes a kernel.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hProgram),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pKernelName; NULL == phKernel),
 *   UR_RESULT_ERROR_INVALID_KERNEL_NAME.
 * Source: Unified Runtime 0.12, Kernel.
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelCreate(
    ur_program_handle_t hProgram, /**< [in] program (handle) */
    const char *pKernelName, /**< [in] text: kernel name */
    ur_kernel_handle_t *phKernel /**< [out][alloc] gets the handle of the kernel */
);

/*
 * Answers the information of a kernel.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hKernel),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_KERNEL_INFO_SPILL_MEM_SIZE < propName),
 *   UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_SIZE (propSize == 0 && pPropValue != NULL),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (propSize != 0 && pPropValue == NULL; pPropValue == NULL && pPropSizeRet == NULL),
 *   UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY.
 * Source: Unified Runtime 0.12, Kernel.
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelGetInfo(
    ur_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    ur_kernel_info_t propName, /**< [in] what is asked for */
    size_t propSize, /**< [in] room at pPropValue, in bytes */
    void *pPropValue, /**< [in,out][optional][typename(propName, propSize)] where the answer is written, propSize bytes */
    size_t *pPropSizeRet /**< [out][optional] gets the size of the whole answer, in bytes */
);

/*
 * Answers the group information of a kernel.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hKernel; NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION.
 * Source: Unified Runtime 0.12, Kernel.
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelGetGroupInfo(
    ur_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    ur_kernel_group_info_t propName, /**< [in] what is asked for */
    size_t propSize, /**< [in] room at pPropValue, in bytes */
    void *pPropValue, /**< [in,out][optional][typename(propName, propSize)] where the answer is written, propSize bytes */
    size_t *pPropSizeRet /**< [out][optional] gets the size of the whole answer, in bytes */
);

/*
 * Answers the sub group information of a kernel.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hKernel; NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_KERNEL_SUB_GROUP_INFO_SUB_GROUP_SIZE_INTEL < propName).
 * Source: Unified Runtime 0.12, Kernel.
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelGetSubGroupInfo(
    ur_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    ur_kernel_sub_group_info_t propName, /**< [in] what is asked for */
    size_t propSize, /**< [in] room at pPropValue, in bytes */
    void *pPropValue, /**< [in,out][optional][typename(propName, propSize)] where the answer is written, propSize bytes */
    size_t *pPropSizeRet /**< [out][optional] gets the size of the whole answer, in bytes */
);

/*
 * Takes one more reference of a kernel.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hKernel).
 * Source: Unified Runtime 0.12, Kernel.
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelRetain(
    ur_kernel_handle_t hKernel /**< [in][retain] kernel (handle) */
);

/*
 * Drops one reference of a kernel; the last one destroys it.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hKernel).
 * Source: Unified Runtime 0.12, Kernel.
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelRelease(
    ur_kernel_handle_t hKernel /**< [in][release] kernel (handle) */
);

/*
 * Sets the exec information of a kernel.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hKernel),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_KERNEL_EXEC_INFO_CACHE_CONFIG < propName),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pPropValue).
 * Source: Unified Runtime 0.12, Kernel.
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelSetExecInfo(
    ur_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    ur_kernel_exec_info_t propName, /**< [in] what is asked for */
    size_t propSize, /**< [in] room at pPropValue, in bytes */
    const ur_kernel_exec_info_properties_t *pProperties, /**< [in][optional] the properties */
    const void *pPropValue /**< [in][typename(propName, propSize)] where the answer is written, propSize bytes */
);

/*
 * Sets the specialization constants of a kernel.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hKernel),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pSpecConstants), UR_RESULT_ERROR_INVALID_SIZE (count == 0),
 *   UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_SPEC_ID.
 * Source: Unified Runtime 0.12, Kernel.
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelSetSpecializationConstants(
    ur_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    uint32_t count, /**< [in] count */
    const ur_specialization_constant_info_t *pSpecConstants /**< [in] the spec constants */
);

/*
 * Answers the native handle of a kernel.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hKernel),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phNativeKernel), UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Kernel.
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelGetNativeHandle(
    ur_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    ur_native_handle_t *phNativeKernel /**< [out] gets the handle of the native kernel */
);

/*
 * Makes a kernel with native handle.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phKernel), UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Kernel.
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelCreateWithNativeHandle(
    ur_native_handle_t hNativeKernel, /**< [in][nocheck] native kernel (handle) */
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_program_handle_t hProgram, /**< [in][optional] program (handle) */
    const ur_kernel_native_properties_t *pProperties, /**< [in][optional] the properties */
    ur_kernel_handle_t *phKernel /**< [out][alloc] gets the handle of the kernel */
);

/*
 * Answers the suggested local work size of a kernel.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hKernel; NULL == hQueue),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pGlobalWorkOffset; NULL == pGlobalWorkSize; NULL == pSuggestedLocalWorkSize),
 *   UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Kernel.
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelGetSuggestedLocalWorkSize(
    ur_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    uint32_t numWorkDim, /**< [in] number of work dim */
    const size_t *pGlobalWorkOffset, /**< [in] the global work offset, in bytes */
    const size_t *pGlobalWorkSize, /**< [in] the global work size, in bytes */
    size_t *pSuggestedLocalWorkSize /**< [out] gets the suggested local work size, in bytes */
);

/*
 * Answers the suggested local work size with args of a kernel.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hKernel; NULL == hQueue),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pGlobalWorkOffset; NULL == pGlobalWorkSize; NULL == pSuggestedLocalWorkSize; pArgs == NULL && numArgs > 0),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (NULL != pArgs && UR_EXP_KERNEL_ARG_TYPE_SAMPLER < pArgs->type),
 *   UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Kernel.
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelGetSuggestedLocalWorkSizeWithArgs(
    ur_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    uint32_t numWorkDim, /**< [in] number of work dim */
    const size_t *pGlobalWorkOffset, /**< [in] the global work offset, in bytes */
    const size_t *pGlobalWorkSize, /**< [in] the global work size, in bytes */
    uint32_t numArgs, /**< [in] number of args */
    const ur_exp_kernel_arg_properties_t *pArgs, /**< [in][optional][range(0, numArgs)] array: args */
    size_t *pSuggestedLocalWorkSize /**< [out] gets the suggested local work size, in bytes */
);

/*
 * Suggests of a kernel: max cooperative group count.
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hKernel; NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pLocalWorkSize; NULL == pGroupCountRet),
 *   UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
 *   UR_RESULT_ERROR_INVALID_WORK_DIMENSION (workDim < 1 || workDim > 3).
 * Source: Unified Runtime 0.12, Kernel.
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelSuggestMaxCooperativeGroupCount(
    ur_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t workDim, /**< [in] work dim */
    const size_t *pLocalWorkSize, /**< [in] the local work size, in bytes */
    size_t dynamicSharedMemorySize, /**< [in] dynamic shared memory size, in bytes */
    uint32_t *pGroupCountRet /**< [out] gets the group count ret */
);

/*
 * Enqueues: usm device alloc (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue), UR_RESULT_ERROR_INVALID_ENUMERATION,
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ppMem), UR_RESULT_ERROR_OUT_OF_RESOURCES,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0).
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMDeviceAllocExp(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_usm_pool_handle_t pPool, /**< [in][optional] pool */
    const size_t size, /**< [in] size, in bytes */
    const ur_exp_async_usm_alloc_properties_t *pProperties, /**< [in][optional] the properties */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    void **ppMem, /**< [out] gets the memory */
    ur_event_handle_t *phEvent /**< [out][optional] gets the event of this command; the caller releases it */
);

/*
 * Enqueues: usm shared alloc (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue), UR_RESULT_ERROR_INVALID_ENUMERATION,
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ppMem), UR_RESULT_ERROR_OUT_OF_RESOURCES,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0).
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMSharedAllocExp(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_usm_pool_handle_t pPool, /**< [in][optional] pool */
    const size_t size, /**< [in] size, in bytes */
    const ur_exp_async_usm_alloc_properties_t *pProperties, /**< [in][optional] the properties */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    void **ppMem, /**< [out] gets the memory */
    ur_event_handle_t *phEvent /**< [out][optional] gets the event of this command; the caller releases it */
);

/*
 * Enqueues: usm host alloc (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue), UR_RESULT_ERROR_INVALID_ENUMERATION,
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ppMem), UR_RESULT_ERROR_OUT_OF_RESOURCES,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0).
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMHostAllocExp(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_usm_pool_handle_t pPool, /**< [in][optional] pool */
    const size_t size, /**< [in] size, in bytes */
    const ur_exp_async_usm_alloc_properties_t *pProperties, /**< [in][optional] the properties */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    void **ppMem, /**< [out] gets the memory */
    ur_event_handle_t *phEvent /**< [out][optional] gets the event of this command; the caller releases it */
);

/*
 * Enqueues: usm free (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue), UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pMem),
 *   UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0).
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMFreeExp(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_usm_pool_handle_t pPool, /**< [in][optional] pool */
    void *pMem, /**< [in] the memory */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional] gets the event of this command; the caller releases it */
);

/*
 * Makes an usm pool (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pPoolDesc; NULL == pPool),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_USM_POOL_FLAGS_MASK & pPoolDesc->flags), UR_RESULT_ERROR_INVALID_VALUE,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, USMPool.
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolCreateExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    ur_usm_pool_desc_t *pPoolDesc, /**< [in] the pool description */
    ur_usm_pool_handle_t *pPool /**< [out] gets the pool */
);

/*
 * Destroys an usm pool (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice; NULL == hPool),
 *   UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, USMPool.
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolDestroyExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    ur_usm_pool_handle_t hPool /**< [in] pool (handle) */
);

/*
 * Answers the default device pool of an usm pool (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pPool), UR_RESULT_ERROR_INVALID_VALUE,
 *   UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, USMPool.
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolGetDefaultDevicePoolExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    ur_usm_pool_handle_t *pPool /**< [out] gets the pool */
);

/*
 * Answers the information of an usm pool (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPool),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_USM_POOL_INFO_USED_HIGH_EXP < propName),
 *   UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (pPropValue == NULL && pPropSizeRet == NULL),
 *   UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY.
 * Source: Unified Runtime 0.12, USMPool.
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolGetInfoExp(
    ur_usm_pool_handle_t hPool, /**< [in] pool (handle) */
    ur_usm_pool_info_t propName, /**< [in] what is asked for */
    void *pPropValue, /**< [out][optional] where the answer is written, propSize bytes */
    size_t *pPropSizeRet /**< [out][optional] gets the size of the whole answer, in bytes */
);

/*
 * Sets the information of an usm pool (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPool),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_USM_POOL_INFO_USED_HIGH_EXP < propName),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pPropValue), UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
 *   UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_OUT_OF_RESOURCES,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY.
 * Source: Unified Runtime 0.12, USMPool.
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolSetInfoExp(
    ur_usm_pool_handle_t hPool, /**< [in] pool (handle) */
    ur_usm_pool_info_t propName, /**< [in] what is asked for */
    void *pPropValue, /**< [in] where the answer is written, propSize bytes */
    size_t propSize /**< [in] room at pPropValue, in bytes */
);

/*
 * Sets the device pool of an usm pool (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice; NULL == hPool),
 *   UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, USMPool.
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolSetDevicePoolExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    ur_usm_pool_handle_t hPool /**< [in] pool (handle) */
);

/*
 * Answers the device pool of an usm pool (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pPool), UR_RESULT_ERROR_INVALID_VALUE,
 *   UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, USMPool.
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolGetDevicePoolExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    ur_usm_pool_handle_t *pPool /**< [out] gets the pool */
);

/*
 * USM: pool trim to (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice; NULL == hPool),
 *   UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, USMPool.
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolTrimToExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    ur_usm_pool_handle_t hPool, /**< [in] pool (handle) */
    size_t minBytesToKeep /**< [in] smallest bytes to keep */
);

/*
 * Allocs of an usm pitched (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (NULL != pUSMDesc && UR_USM_ADVICE_FLAGS_MASK & pUSMDesc->hints),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ppMem; NULL == pResultPitch), UR_RESULT_ERROR_INVALID_CONTEXT,
 *   UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_USM_SIZE (widthInBytes == 0),
 *   UR_RESULT_ERROR_INVALID_OPERATION, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, USMPitched.
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMPitchedAllocExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    const ur_usm_desc_t *pUSMDesc, /**< [in][optional] the USM description */
    ur_usm_pool_handle_t pool, /**< [in][optional] pool */
    size_t widthInBytes, /**< [in] width in bytes, in bytes */
    size_t height, /**< [in] height */
    size_t elementSizeBytes, /**< [in] element size bytes, in bytes */
    void **ppMem, /**< [out] gets the memory */
    size_t *pResultPitch /**< [out] gets the result pitch, in bytes */
);

/*
 * Destroys a bindless images unsampled image handle (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice), UR_RESULT_ERROR_INVALID_CONTEXT,
 *   UR_RESULT_ERROR_INVALID_VALUE.
 * Source: Unified Runtime 0.12, Bindless.
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesUnsampledImageHandleDestroyExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    ur_exp_image_native_handle_t hImage /**< [in][release] image (handle) */
);

/*
 * Destroys a bindless images sampled image handle (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice), UR_RESULT_ERROR_INVALID_CONTEXT,
 *   UR_RESULT_ERROR_INVALID_VALUE.
 * Source: Unified Runtime 0.12, Bindless.
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesSampledImageHandleDestroyExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    ur_exp_image_native_handle_t hImage /**< [in][release] image (handle) */
);

/*
 * Bindless: images image allocate (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pImageFormat; NULL == pImageDesc; NULL == phImageMem),
 *   UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_VALUE,
 *   UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR (pImageDesc && UR_MEM_TYPE_IMAGE_CUBEMAP_EXP < pImageDesc->type),
 *   UR_RESULT_ERROR_INVALID_IMAGE_SIZE, UR_RESULT_ERROR_INVALID_OPERATION.
 * Source: Unified Runtime 0.12, Bindless.
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesImageAllocateExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    const ur_image_format_t *pImageFormat, /**< [in] the image format */
    const ur_image_desc_t *pImageDesc, /**< [in] the image description */
    ur_exp_image_mem_native_handle_t *phImageMem /**< [out][alloc] gets the handle of the image memory */
);

/*
 * Frees of a bindless images image (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice), UR_RESULT_ERROR_INVALID_CONTEXT,
 *   UR_RESULT_ERROR_INVALID_VALUE.
 * Source: Unified Runtime 0.12, Bindless.
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesImageFreeExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    ur_exp_image_mem_native_handle_t hImageMem /**< [in][release] image memory (handle) */
);

/*
 * Makes a bindless images unsampled image (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pImageFormat; NULL == pImageDesc; NULL == phImage),
 *   UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_VALUE,
 *   UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR (pImageDesc && UR_MEM_TYPE_IMAGE_CUBEMAP_EXP < pImageDesc->type),
 *   UR_RESULT_ERROR_INVALID_IMAGE_SIZE, UR_RESULT_ERROR_INVALID_OPERATION.
 * Source: Unified Runtime 0.12, Bindless.
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesUnsampledImageCreateExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    ur_exp_image_mem_native_handle_t hImageMem, /**< [in] image memory (handle) */
    const ur_image_format_t *pImageFormat, /**< [in] the image format */
    const ur_image_desc_t *pImageDesc, /**< [in] the image description */
    ur_exp_image_native_handle_t *phImage /**< [out][alloc] gets the handle of the image */
);

/*
 * Makes a bindless images sampled image (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pImageFormat; NULL == pImageDesc; NULL == pSamplerDesc; NULL == phImage),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_SAMPLER_FILTER_MODE_LINEAR < pSamplerDesc->filterMode),
 *   UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_VALUE,
 *   UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR (pImageDesc && UR_MEM_TYPE_IMAGE_CUBEMAP_EXP < pImageDesc->type),
 *   UR_RESULT_ERROR_INVALID_IMAGE_SIZE, UR_RESULT_ERROR_INVALID_SAMPLER, UR_RESULT_ERROR_INVALID_OPERATION.
 * Source: Unified Runtime 0.12, Bindless.
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesSampledImageCreateExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    ur_exp_image_mem_native_handle_t hImageMem, /**< [in] image memory (handle) */
    const ur_image_format_t *pImageFormat, /**< [in] the image format */
    const ur_image_desc_t *pImageDesc, /**< [in] the image description */
    const ur_sampler_desc_t *pSamplerDesc, /**< [in] the sampler description */
    ur_exp_image_native_handle_t *phImage /**< [out][alloc] gets the handle of the image */
);

/*
 * Copys of a bindless images image (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pSrc; NULL == pDst; NULL == pSrcImageDesc; NULL == pDstImageDesc; NULL == pSrcImageFormat; NULL == pDstImageFormat; NULL == pCopyRegion),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_EXP_IMAGE_COPY_FLAGS_MASK & imageCopyFlags),
 *   UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR,
 *   UR_RESULT_ERROR_INVALID_IMAGE_SIZE, UR_RESULT_ERROR_INVALID_OPERATION,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0).
 * Source: Unified Runtime 0.12, Bindless.
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesImageCopyExp(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    const void *pSrc, /**< [in] the source */
    void *pDst, /**< [in] the destination */
    const ur_image_desc_t *pSrcImageDesc, /**< [in] the source image description */
    const ur_image_desc_t *pDstImageDesc, /**< [in] the destination image description */
    const ur_image_format_t *pSrcImageFormat, /**< [in] the source image format */
    const ur_image_format_t *pDstImageFormat, /**< [in] the destination image format */
    ur_exp_image_copy_region_t *pCopyRegion, /**< [in] the copy region */
    ur_exp_image_copy_flags_t imageCopyFlags, /**< [in] image copy flags, a union of ur_exp_image_copy_flag_t bits, 0 for none */
    ur_exp_image_copy_input_types_t imageCopyInputTypes, /**< [in] image copy input types */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Answers the information of a bindless images image (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_IMAGE_INFO_NUM_SAMPLES < propName),
 *   UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_SIZE,
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (pPropValue == NULL && pPropSizeRet == NULL),
 *   UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY.
 * Source: Unified Runtime 0.12, Bindless.
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesImageGetInfoExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_exp_image_mem_native_handle_t hImageMem, /**< [in] image memory (handle) */
    ur_image_info_t propName, /**< [in] what is asked for */
    void *pPropValue, /**< [out][optional] where the answer is written, propSize bytes */
    size_t *pPropSizeRet /**< [out][optional] gets the size of the whole answer, in bytes */
);

/*
 * Answers the image memory handle type support of a bindless images (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pImageDesc; NULL == pImageFormat; NULL == pSupportedRet),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_EXP_IMAGE_MEM_TYPE_OPAQUE_HANDLE < imageMemHandleType),
 *   UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_CONTEXT.
 * Source: Unified Runtime 0.12, Bindless.
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    const ur_image_desc_t *pImageDesc, /**< [in] the image description */
    const ur_image_format_t *pImageFormat, /**< [in] the image format */
    ur_exp_image_mem_type_t imageMemHandleType, /**< [in] image memory handle type */
    ur_bool_t *pSupportedRet /**< [out] gets the supported ret */
);

/*
 * Answers the image unsampled handle support of a bindless images (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pImageDesc; NULL == pImageFormat; NULL == pSupportedRet),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_EXP_IMAGE_MEM_TYPE_OPAQUE_HANDLE < imageMemHandleType),
 *   UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_CONTEXT.
 * Source: Unified Runtime 0.12, Bindless.
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesGetImageUnsampledHandleSupportExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    const ur_image_desc_t *pImageDesc, /**< [in] the image description */
    const ur_image_format_t *pImageFormat, /**< [in] the image format */
    ur_exp_image_mem_type_t imageMemHandleType, /**< [in] image memory handle type */
    ur_bool_t *pSupportedRet /**< [out] gets the supported ret */
);

/*
 * Answers the image sampled handle support of a bindless images (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pImageDesc; NULL == pImageFormat; NULL == pSupportedRet),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_EXP_IMAGE_MEM_TYPE_OPAQUE_HANDLE < imageMemHandleType),
 *   UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_CONTEXT.
 * Source: Unified Runtime 0.12, Bindless.
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesGetImageSampledHandleSupportExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    const ur_image_desc_t *pImageDesc, /**< [in] the image description */
    const ur_image_format_t *pImageFormat, /**< [in] the image format */
    ur_exp_image_mem_type_t imageMemHandleType, /**< [in] image memory handle type */
    ur_bool_t *pSupportedRet /**< [out] gets the supported ret */
);

/*
 * Answers the level of a bindless images mipmap (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phImageMem), UR_RESULT_ERROR_INVALID_CONTEXT,
 *   UR_RESULT_ERROR_INVALID_VALUE.
 * Source: Unified Runtime 0.12, Bindless.
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesMipmapGetLevelExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    ur_exp_image_mem_native_handle_t hImageMem, /**< [in] image memory (handle) */
    uint32_t mipmapLevel, /**< [in] mipmap level */
    ur_exp_image_mem_native_handle_t *phImageMem /**< [out] gets the handle of the image memory */
);

/*
 * Frees of a bindless images mipmap (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice), UR_RESULT_ERROR_INVALID_CONTEXT,
 *   UR_RESULT_ERROR_INVALID_VALUE.
 * Source: Unified Runtime 0.12, Bindless.
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesMipmapFreeExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    ur_exp_image_mem_native_handle_t hMem /**< [in][release] memory (handle) */
);

/*
 * Imports of a bindless images: external memory (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION,
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pExternalMemDesc; NULL == phExternalMem),
 *   UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_MEM_OBJECT.
 * Source: Unified Runtime 0.12, Bindless.
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesImportExternalMemoryExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    size_t size, /**< [in] size, in bytes */
    ur_exp_external_mem_type_t memHandleType, /**< [in] memory handle type */
    ur_exp_external_mem_desc_t *pExternalMemDesc, /**< [in] the external memory description */
    ur_exp_external_mem_handle_t *phExternalMem /**< [out][alloc] gets the handle of the external memory */
);

/*
 * Maps of a bindless images: external array (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice; NULL == hExternalMem),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pImageFormat; NULL == pImageDesc; NULL == phImageMem),
 *   UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_VALUE,
 *   UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR (pImageDesc && UR_MEM_TYPE_IMAGE_CUBEMAP_EXP < pImageDesc->type),
 *   UR_RESULT_ERROR_INVALID_IMAGE_SIZE, UR_RESULT_ERROR_INVALID_OPERATION, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Bindless.
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesMapExternalArrayExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    const ur_image_format_t *pImageFormat, /**< [in] the image format */
    const ur_image_desc_t *pImageDesc, /**< [in] the image description */
    ur_exp_external_mem_handle_t hExternalMem, /**< [in] external memory (handle) */
    ur_exp_image_mem_native_handle_t *phImageMem /**< [out] gets the handle of the image memory */
);

/*
 * Maps of a bindless images: external linear memory (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice; NULL == hExternalMem),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ppRetMem), UR_RESULT_ERROR_INVALID_CONTEXT,
 *   UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_IMAGE_SIZE, UR_RESULT_ERROR_INVALID_OPERATION,
 *   UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Bindless.
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesMapExternalLinearMemoryExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    uint64_t offset, /**< [in] offset, in bytes */
    uint64_t size, /**< [in] size, in bytes */
    ur_exp_external_mem_handle_t hExternalMem, /**< [in] external memory (handle) */
    void **ppRetMem /**< [out] gets the ret memory */
);

/*
 * Drops one reference of a bindless images; the last one destroys it (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice; NULL == hExternalMem),
 *   UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_VALUE.
 * Source: Unified Runtime 0.12, Bindless.
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesReleaseExternalMemoryExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    ur_exp_external_mem_handle_t hExternalMem /**< [in][release] external memory (handle) */
);

/*
 * Frees of a bindless images: mapped linear memory (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice), UR_RESULT_ERROR_INVALID_CONTEXT,
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (pMem == NULL).
 * Source: Unified Runtime 0.12, Bindless.
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesFreeMappedLinearMemoryExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    void *pMem /**< [in][release] the memory */
);

/*
 * Bindless: images supports importing handle type (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice), UR_RESULT_ERROR_INVALID_ENUMERATION,
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pSupportedRet), UR_RESULT_ERROR_INVALID_DEVICE,
 *   UR_RESULT_ERROR_INVALID_CONTEXT.
 * Source: Unified Runtime 0.12, Bindless.
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesSupportsImportingHandleTypeExp(
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    ur_exp_external_mem_type_t memHandleType, /**< [in] memory handle type */
    ur_bool_t *pSupportedRet /**< [out] gets the supported ret */
);

/*
 * Imports of a bindless images: external semaphore (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION,
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pExternalSemaphoreDesc; NULL == phExternalSemaphore),
 *   UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_VALUE.
 * Source: Unified Runtime 0.12, Bindless.
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    ur_exp_external_semaphore_type_t semHandleType, /**< [in] sem handle type */
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc, /**< [in] the external semaphore description */
    ur_exp_external_semaphore_handle_t *phExternalSemaphore /**< [out][alloc] gets the handle of the external semaphore */
);

/*
 * Drops one reference of a bindless images; the last one destroys it (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice; NULL == hExternalSemaphore),
 *   UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_VALUE.
 * Source: Unified Runtime 0.12, Bindless.
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesReleaseExternalSemaphoreExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    ur_exp_external_semaphore_handle_t hExternalSemaphore /**< [in][release] external semaphore (handle) */
);

/*
 * Waits of a bindless images: external semaphore (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue; NULL == hSemaphore), UR_RESULT_ERROR_INVALID_QUEUE,
 *   UR_RESULT_ERROR_INVALID_VALUE.
 * Source: Unified Runtime 0.12, Bindless.
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesWaitExternalSemaphoreExp(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_exp_external_semaphore_handle_t hSemaphore, /**< [in] semaphore (handle) */
    bool hasWaitValue, /**< [in] true when: has wait value */
    uint64_t waitValue, /**< [in] wait value */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Signals of a bindless images: external semaphore (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue; NULL == hSemaphore), UR_RESULT_ERROR_INVALID_QUEUE,
 *   UR_RESULT_ERROR_INVALID_VALUE.
 * Source: Unified Runtime 0.12, Bindless.
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesSignalExternalSemaphoreExp(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_exp_external_semaphore_handle_t hSemaphore, /**< [in] semaphore (handle) */
    bool hasSignalValue, /**< [in] true when: has signal value */
    uint64_t signalValue, /**< [in] signal value */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Waits of a device (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice), UR_RESULT_ERROR_INVALID_DEVICE.
 * Source: Unified Runtime 0.12, Device.
 */
UR_APIEXPORT ur_result_t UR_APICALL urDeviceWaitExp(
    ur_device_handle_t hDevice /**< [in] device (handle) */
);

/*
 * Links of a program dynamic (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phPrograms), UR_RESULT_ERROR_INVALID_PROGRAM,
 *   UR_RESULT_ERROR_INVALID_SIZE (count == 0), UR_RESULT_ERROR_PROGRAM_LINK_FAILURE,
 *   UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Program.
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramDynamicLinkExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    uint32_t count, /**< [in] count */
    const ur_program_handle_t *phPrograms /**< [in][range(0, count)] handles: programs */
);

/*
 * Enqueues: timestamp recording (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phEvent),
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0).
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueTimestampRecordingExp(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    bool blocking, /**< [in] true when: blocking */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [in,out] gets the event of this command; the caller releases it */
);

/*
 * Answers the mem handle of an ipc (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext), UR_RESULT_ERROR_INVALID_CONTEXT,
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ppIPCMemHandleData; NULL == pIPCMemHandleDataSizeRet),
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, IPCGet.
 */
UR_APIEXPORT ur_result_t UR_APICALL urIPCGetMemHandleExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    void *pMem, /**< [in] the memory */
    void **ppIPCMemHandleData, /**< [out][optional] gets the IPC memory handle data */
    size_t *pIPCMemHandleDataSizeRet /**< [out][optional] gets the IPC memory handle data size ret */
);

/*
 * Puts of an ipc: mem handle (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pIPCMemHandleData), UR_RESULT_ERROR_INVALID_CONTEXT,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, IPCPut.
 */
UR_APIEXPORT ur_result_t UR_APICALL urIPCPutMemHandleExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    void *pIPCMemHandleData /**< [in] the IPC memory handle data */
);

/*
 * Opens of an ipc: mem handle (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice), UR_RESULT_ERROR_INVALID_CONTEXT,
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pIPCMemHandleData; NULL == ppMem), UR_RESULT_ERROR_INVALID_VALUE,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, IPCOpen.
 */
UR_APIEXPORT ur_result_t UR_APICALL urIPCOpenMemHandleExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    void *pIPCMemHandleData, /**< [in] the IPC memory handle data */
    size_t ipcMemHandleDataSize, /**< [in] ipc memory handle data size, in bytes */
    void **ppMem /**< [out] gets the memory */
);

/*
 * Closes of an ipc: mem handle (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext), UR_RESULT_ERROR_INVALID_CONTEXT,
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pMem), UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
 *   UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, IPCClose.
 */
UR_APIEXPORT ur_result_t UR_APICALL urIPCCloseMemHandleExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    void *pMem /**< [in] the memory */
);

/*
 * Answers the phys mem handle of an ipc (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hPhysMem),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ppIPCPhysMemHandleData; NULL == pIPCPhysMemHandleDataSizeRet),
 *   UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_ARGUMENT, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
 *   UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, IPCGet.
 */
UR_APIEXPORT ur_result_t UR_APICALL urIPCGetPhysMemHandleExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_physical_mem_handle_t hPhysMem, /**< [in] phys memory (handle) */
    void **ppIPCPhysMemHandleData, /**< [out] gets the IPC phys memory handle data */
    size_t *pIPCPhysMemHandleDataSizeRet /**< [out] gets the IPC phys memory handle data size ret */
);

/*
 * Puts of an ipc: phys mem handle (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pIPCPhysMemHandleData), UR_RESULT_ERROR_INVALID_CONTEXT,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, IPCPut.
 */
UR_APIEXPORT ur_result_t UR_APICALL urIPCPutPhysMemHandleExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    const void *pIPCPhysMemHandleData /**< [in] the IPC phys memory handle data */
);

/*
 * Opens of an ipc: phys mem handle (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phPhysMem; NULL == pIPCPhysMemHandleData),
 *   UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
 *   UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, IPCOpen.
 */
UR_APIEXPORT ur_result_t UR_APICALL urIPCOpenPhysMemHandleExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    const void *pIPCPhysMemHandleData, /**< [in] the IPC phys memory handle data */
    size_t ipcPhysMemHandleDataSize, /**< [in] ipc phys memory handle data size, in bytes */
    ur_physical_mem_handle_t *phPhysMem /**< [out] gets the handle of the phys memory */
);

/*
 * Closes of an ipc: phys mem handle (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hPhysMem), UR_RESULT_ERROR_INVALID_CONTEXT,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, IPCClose.
 */
UR_APIEXPORT ur_result_t UR_APICALL urIPCClosePhysMemHandleExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_physical_mem_handle_t hPhysMem /**< [in] phys memory (handle) */
);

/*
 * Answers the event handle of an ipc (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEvent),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ppIPCEventHandleData; NULL == pIPCEventHandleDataSizeRet),
 *   UR_RESULT_ERROR_INVALID_EVENT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
 *   UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, IPCGet.
 */
UR_APIEXPORT ur_result_t UR_APICALL urIPCGetEventHandleExp(
    ur_event_handle_t hEvent, /**< [in] event (handle) */
    void **ppIPCEventHandleData, /**< [out] gets the IPC event handle data */
    size_t *pIPCEventHandleDataSizeRet /**< [out] gets the IPC event handle data size ret */
);

/*
 * Puts of an ipc: event handle (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pIPCEventHandleData), UR_RESULT_ERROR_INVALID_CONTEXT,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, IPCPut.
 */
UR_APIEXPORT ur_result_t UR_APICALL urIPCPutEventHandleExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    void *pIPCEventHandleData /**< [in] the IPC event handle data */
);

/*
 * Opens of an ipc: event handle (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phEvent; NULL == pIPCEventHandleData),
 *   UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, IPCOpen.
 */
UR_APIEXPORT ur_result_t UR_APICALL urIPCOpenEventHandleExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    const void *pIPCEventHandleData, /**< [in] the IPC event handle data */
    size_t ipcEventHandleDataSize, /**< [in] ipc event handle data size, in bytes */
    ur_event_handle_t *phEvent /**< [out][alloc] gets the event of this command; the caller releases it */
);

/*
 * Exports of a memory: alloc exportable memory (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION, UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ppMem),
 *   UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT (alignment != 0 && ((alignment & (alignment-1)) != 0)),
 *   UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_INVALID_USM_SIZE (size == 0), UR_RESULT_ERROR_UNSUPPORTED_SIZE,
 *   UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
 *   UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY.
 * Source: Unified Runtime 0.12, Memory.
 */
UR_APIEXPORT ur_result_t UR_APICALL urMemoryExportAllocExportableMemoryExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    size_t alignment, /**< [in] alignment */
    size_t size, /**< [in] size, in bytes */
    ur_exp_external_mem_type_t handleTypeToExport, /**< [in] handle type to export */
    void **ppMem /**< [out][alloc] gets the memory */
);

/*
 * Exports of a memory: free exportable memory (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pMem), UR_RESULT_ERROR_INVALID_CONTEXT,
 *   UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
 *   UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY.
 * Source: Unified Runtime 0.12, Memory.
 */
UR_APIEXPORT ur_result_t UR_APICALL urMemoryExportFreeExportableMemoryExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    void *pMem /**< [in][release] the memory */
);

/*
 * Exports of a memory: export memory handle (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION,
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pMemHandleRet || NULL == pMem), UR_RESULT_ERROR_INVALID_CONTEXT,
 *   UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY.
 * Source: Unified Runtime 0.12, Memory.
 */
UR_APIEXPORT ur_result_t UR_APICALL urMemoryExportExportMemoryHandleExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    ur_exp_external_mem_type_t handleTypeToExport, /**< [in] handle type to export */
    void *pMem, /**< [in] the memory */
    void *pMemHandleRet /**< [out] gets the memory handle ret */
);

/*
 * Builds of a program (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hProgram),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phDevices),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_EXP_PROGRAM_FLAGS_MASK & flags), UR_RESULT_ERROR_INVALID_PROGRAM,
 *   UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE.
 * Source: Unified Runtime 0.12, Program.
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramBuildExp(
    ur_program_handle_t hProgram, /**< [in] program (handle) */
    uint32_t numDevices, /**< [in] number of devices */
    ur_device_handle_t *phDevices, /**< [in][range(0, numDevices)] handles: devices */
    ur_exp_program_flags_t flags, /**< [in] flags, a union of ur_exp_program_flag_t bits, 0 for none */
    const char *pOptions /**< [in][optional] text: options */
);

/*
 * Compiles of a program (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hProgram),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phDevices),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_EXP_PROGRAM_FLAGS_MASK & flags), UR_RESULT_ERROR_INVALID_PROGRAM,
 *   UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE.
 * Source: Unified Runtime 0.12, Program.
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramCompileExp(
    ur_program_handle_t hProgram, /**< [in][out] program (handle) */
    uint32_t numDevices, /**< [in] number of devices */
    ur_device_handle_t *phDevices, /**< [in][range(0, numDevices)] handles: devices */
    ur_exp_program_flags_t flags, /**< [in] flags, a union of ur_exp_program_flag_t bits, 0 for none */
    const char *pOptions /**< [in][optional] text: options */
);

/*
 * Links of a program (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phDevices; NULL == phPrograms; NULL == phProgram),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_EXP_PROGRAM_FLAGS_MASK & flags), UR_RESULT_ERROR_INVALID_PROGRAM,
 *   UR_RESULT_ERROR_INVALID_SIZE (count == 0), UR_RESULT_ERROR_PROGRAM_LINK_FAILURE.
 * Source: Unified Runtime 0.12, Program.
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramLinkExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    uint32_t numDevices, /**< [in] number of devices */
    ur_device_handle_t *phDevices, /**< [in][range(0, numDevices)] handles: devices */
    ur_exp_program_flags_t flags, /**< [in] flags, a union of ur_exp_program_flag_t bits, 0 for none */
    uint32_t count, /**< [in] count */
    const ur_program_handle_t *phPrograms, /**< [in][range(0, count)] handles: programs */
    const char *pOptions, /**< [in][optional] text: options */
    ur_program_handle_t *phProgram /**< [out][alloc] gets the handle of the program */
);

/*
 * USM: context memcpy (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pDst; NULL == pSrc), UR_RESULT_ERROR_INVALID_SIZE (size == 0).
 * Source: Unified Runtime 0.12, USMContext.
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMContextMemcpyExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    void *pDst, /**< [in] the destination */
    const void *pSrc, /**< [in] the source */
    size_t size /**< [in] size, in bytes */
);

/*
 * Allocs of an usm host: register (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pHostMem), UR_RESULT_ERROR_INVALID_ENUMERATION,
 *   UR_RESULT_ERROR_INVALID_VALUE (size == 0).
 * Source: Unified Runtime 0.12, USMHost.
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMHostAllocRegisterExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    void *pHostMem, /**< [in] the host memory */
    size_t size, /**< [in] size, in bytes */
    const ur_exp_usm_host_alloc_register_properties_t *pProperties /**< [in][optional] the properties */
);

/*
 * Allocs of an usm host: unregister (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pHostMem), UR_RESULT_ERROR_INVALID_VALUE.
 * Source: Unified Runtime 0.12, USMHost.
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMHostAllocUnregisterExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    void *pHostMem /**< [in][release] the host memory */
);

/*
 * Imports of an usm (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pMem), UR_RESULT_ERROR_INVALID_CONTEXT,
 *   UR_RESULT_ERROR_INVALID_SIZE.
 * Source: Unified Runtime 0.12, USMImport.
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMImportExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    void *pMem, /**< [in] the memory */
    size_t size /**< [in] size, in bytes */
);

/*
 * Drops one reference of an usm; the last one destroys it (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pMem), UR_RESULT_ERROR_INVALID_CONTEXT.
 * Source: Unified Runtime 0.12, USMRelease.
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMReleaseExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    void *pMem /**< [in] the memory */
);

/*
 * Enables of an usm p2 p: peer access (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == commandDevice; NULL == peerDevice).
 * Source: Unified Runtime 0.12, Usm.
 */
UR_APIEXPORT ur_result_t UR_APICALL urUsmP2PEnablePeerAccessExp(
    ur_device_handle_t commandDevice, /**< [in] command device */
    ur_device_handle_t peerDevice /**< [in] peer device */
);

/*
 * Disables of an usm p2 p: peer access (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == commandDevice; NULL == peerDevice).
 * Source: Unified Runtime 0.12, Usm.
 */
UR_APIEXPORT ur_result_t UR_APICALL urUsmP2PDisablePeerAccessExp(
    ur_device_handle_t commandDevice, /**< [in] command device */
    ur_device_handle_t peerDevice /**< [in] peer device */
);

/*
 * Answers the information of an usm p2 p peer access (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == commandDevice; NULL == peerDevice),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT < propName),
 *   UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_SIZE (propSize == 0 && pPropValue != NULL),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (propSize != 0 && pPropValue == NULL; pPropValue == NULL && pPropSizeRet == NULL).
 * Source: Unified Runtime 0.12, Usm.
 */
UR_APIEXPORT ur_result_t UR_APICALL urUsmP2PPeerAccessGetInfoExp(
    ur_device_handle_t commandDevice, /**< [in] command device */
    ur_device_handle_t peerDevice, /**< [in] peer device */
    ur_exp_peer_info_t propName, /**< [in] what is asked for */
    size_t propSize, /**< [in] room at pPropValue, in bytes */
    void *pPropValue, /**< [out][optional][typename(propName, propSize)] where the answer is written, propSize bytes */
    size_t *pPropSizeRet /**< [out][optional] gets the size of the whole answer, in bytes */
);

/*
 * Makes a command buffer (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCommandBufferDesc; NULL == phCommandBuffer),
 *   UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_DEVICE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Command.
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferCreateExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    const ur_exp_command_buffer_desc_t *pCommandBufferDesc, /**< [in] the command buffer description */
    ur_exp_command_buffer_handle_t *phCommandBuffer /**< [out][alloc] gets the handle of the command buffer */
);

/*
 * Takes one more reference of a command buffer (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandBuffer), UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP,
 *   UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY.
 * Source: Unified Runtime 0.12, Command.
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferRetainExp(
    ur_exp_command_buffer_handle_t hCommandBuffer /**< [in][retain] command buffer (handle) */
);

/*
 * Drops one reference of a command buffer; the last one destroys it (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandBuffer), UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP,
 *   UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY.
 * Source: Unified Runtime 0.12, Command.
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferReleaseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer /**< [in][release] command buffer (handle) */
);

/*
 * Command: buffer finalize (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandBuffer), UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP,
 *   UR_RESULT_ERROR_INVALID_OPERATION, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Command.
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferFinalizeExp(
    ur_exp_command_buffer_handle_t hCommandBuffer /**< [in] command buffer (handle) */
);

/*
 * Appends to a command buffer: kernel launch (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandBuffer; NULL == hKernel),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pGlobalWorkSize), UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP,
 *   UR_RESULT_ERROR_INVALID_KERNEL, UR_RESULT_ERROR_INVALID_WORK_DIMENSION, UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE,
 *   UR_RESULT_ERROR_INVALID_VALUE (phKernelAlternatives == NULL && numKernelAlternatives > 0; phKernelAlternatives != NULL && numKernelAlternatives == 0),
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP,
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP (pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0; pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0),
 *   UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES,
 *   UR_RESULT_ERROR_INVALID_OPERATION.
 * Source: Unified Runtime 0.12, Command.
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, /**< [in] command buffer (handle) */
    ur_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    uint32_t workDim, /**< [in] work dim */
    const size_t *pGlobalWorkOffset, /**< [in][optional] the global work offset, in bytes */
    const size_t *pGlobalWorkSize, /**< [in] the global work size, in bytes */
    const size_t *pLocalWorkSize, /**< [in][optional] the local work size, in bytes */
    uint32_t numKernelAlternatives, /**< [in] number of kernel alternatives */
    ur_kernel_handle_t *phKernelAlternatives, /**< [in][optional][range(0, numKernelAlternatives)] handles: kernel alternatives */
    uint32_t numSyncPointsInWaitList, /**< [in] number of sync points in wait list */
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, /**< [in][optional] the sync point wait list */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_exp_command_buffer_sync_point_t *pSyncPoint, /**< [out][optional] gets the sync point */
    ur_event_handle_t *phEvent, /**< [out][optional][alloc] gets the event of this command; the caller releases it */
    ur_exp_command_buffer_command_handle_t *phCommand /**< [out][optional][alloc] gets the handle of the command */
);

/*
 * Appends to a command buffer: kernel launch with args (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandBuffer; NULL == hKernel),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pGlobalWorkSize; pArgs == NULL && numArgs > 0),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (NULL != pArgs && UR_EXP_KERNEL_ARG_TYPE_SAMPLER < pArgs->type),
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_INVALID_KERNEL,
 *   UR_RESULT_ERROR_INVALID_WORK_DIMENSION, UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE,
 *   UR_RESULT_ERROR_INVALID_VALUE (phKernelAlternatives == NULL && numKernelAlternatives > 0; phKernelAlternatives != NULL && numKernelAlternatives == 0),
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP,
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP (pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0; pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0),
 *   UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES,
 *   UR_RESULT_ERROR_INVALID_OPERATION, UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX.
 * Source: Unified Runtime 0.12, Command.
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, /**< [in] command buffer (handle) */
    ur_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    uint32_t workDim, /**< [in] work dim */
    const size_t *pGlobalWorkOffset, /**< [in][optional] the global work offset, in bytes */
    const size_t *pGlobalWorkSize, /**< [in] the global work size, in bytes */
    const size_t *pLocalWorkSize, /**< [in][optional] the local work size, in bytes */
    uint32_t numArgs, /**< [in] number of args */
    const ur_exp_kernel_arg_properties_t *pArgs, /**< [in][optional][range(0, numArgs)] array: args */
    uint32_t numKernelAlternatives, /**< [in] number of kernel alternatives */
    ur_kernel_handle_t *phKernelAlternatives, /**< [in][optional][range(0, numKernelAlternatives)] handles: kernel alternatives */
    uint32_t numSyncPointsInWaitList, /**< [in] number of sync points in wait list */
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, /**< [in][optional] the sync point wait list */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_exp_command_buffer_sync_point_t *pSyncPoint, /**< [out][optional] gets the sync point */
    ur_event_handle_t *phEvent, /**< [out][optional][alloc] gets the event of this command; the caller releases it */
    ur_exp_command_buffer_command_handle_t *phCommand /**< [out][optional][alloc] gets the handle of the command */
);

/*
 * Appends to a command buffer: usm memcpy (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandBuffer),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pDst; NULL == pSrc), UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP,
 *   UR_RESULT_ERROR_INVALID_SIZE (size == 0), UR_RESULT_ERROR_INVALID_MEM_OBJECT,
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP,
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP (pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0; pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0),
 *   UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Command.
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendUSMMemcpyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, /**< [in] command buffer (handle) */
    void *pDst, /**< [in] the destination */
    const void *pSrc, /**< [in] the source */
    size_t size, /**< [in] size, in bytes */
    uint32_t numSyncPointsInWaitList, /**< [in] number of sync points in wait list */
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, /**< [in][optional] the sync point wait list */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_exp_command_buffer_sync_point_t *pSyncPoint, /**< [out][optional] gets the sync point */
    ur_event_handle_t *phEvent, /**< [out][optional][alloc] gets the event of this command; the caller releases it */
    ur_exp_command_buffer_command_handle_t *phCommand /**< [out][optional][alloc] gets the handle of the command */
);

/*
 * Appends to a command buffer: usm fill (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandBuffer),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pMemory; NULL == pPattern),
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP,
 *   UR_RESULT_ERROR_INVALID_SIZE (patternSize == 0 || size == 0; patternSize > size; size % patternSize != 0),
 *   UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP,
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP (pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0; pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0),
 *   UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Command.
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendUSMFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, /**< [in] command buffer (handle) */
    void *pMemory, /**< [in] the memory */
    const void *pPattern, /**< [in] the pattern */
    size_t patternSize, /**< [in] pattern size, in bytes */
    size_t size, /**< [in] size, in bytes */
    uint32_t numSyncPointsInWaitList, /**< [in] number of sync points in wait list */
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, /**< [in][optional] the sync point wait list */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_exp_command_buffer_sync_point_t *pSyncPoint, /**< [out][optional] gets the sync point */
    ur_event_handle_t *phEvent, /**< [out][optional][alloc] gets the event of this command; the caller releases it */
    ur_exp_command_buffer_command_handle_t *phCommand /**< [out][optional][alloc] gets the handle of the command */
);

/*
 * Appends to a command buffer: mem buffer copy (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandBuffer; NULL == hSrcMem; NULL == hDstMem),
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP,
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP (pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0; pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0),
 *   UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Command.
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, /**< [in] command buffer (handle) */
    ur_mem_handle_t hSrcMem, /**< [in] source memory (handle) */
    ur_mem_handle_t hDstMem, /**< [in] destination memory (handle) */
    size_t srcOffset, /**< [in] source offset, in bytes */
    size_t dstOffset, /**< [in] destination offset, in bytes */
    size_t size, /**< [in] size, in bytes */
    uint32_t numSyncPointsInWaitList, /**< [in] number of sync points in wait list */
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, /**< [in][optional] the sync point wait list */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_exp_command_buffer_sync_point_t *pSyncPoint, /**< [out][optional] gets the sync point */
    ur_event_handle_t *phEvent, /**< [out][optional][alloc] gets the event of this command; the caller releases it */
    ur_exp_command_buffer_command_handle_t *phCommand /**< [out][optional][alloc] gets the handle of the command */
);

/*
 * Appends to a command buffer: mem buffer write (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandBuffer; NULL == hBuffer),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pSrc), UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP,
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP,
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP (pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0; pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0),
 *   UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Command.
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, /**< [in] command buffer (handle) */
    ur_mem_handle_t hBuffer, /**< [in] buffer (handle) */
    size_t offset, /**< [in] offset, in bytes */
    size_t size, /**< [in] size, in bytes */
    const void *pSrc, /**< [in] the source */
    uint32_t numSyncPointsInWaitList, /**< [in] number of sync points in wait list */
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, /**< [in][optional] the sync point wait list */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_exp_command_buffer_sync_point_t *pSyncPoint, /**< [out][optional] gets the sync point */
    ur_event_handle_t *phEvent, /**< [out][optional][alloc] gets the event of this command; the caller releases it */
    ur_exp_command_buffer_command_handle_t *phCommand /**< [out][optional][alloc] gets the handle of the command */
);

/*
 * Appends to a command buffer: mem buffer read (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandBuffer; NULL == hBuffer),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pDst), UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP,
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP,
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP (pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0; pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0),
 *   UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Command.
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, /**< [in] command buffer (handle) */
    ur_mem_handle_t hBuffer, /**< [in] buffer (handle) */
    size_t offset, /**< [in] offset, in bytes */
    size_t size, /**< [in] size, in bytes */
    void *pDst, /**< [in] the destination */
    uint32_t numSyncPointsInWaitList, /**< [in] number of sync points in wait list */
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, /**< [in][optional] the sync point wait list */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_exp_command_buffer_sync_point_t *pSyncPoint, /**< [out][optional] gets the sync point */
    ur_event_handle_t *phEvent, /**< [out][optional][alloc] gets the event of this command; the caller releases it */
    ur_exp_command_buffer_command_handle_t *phCommand /**< [out][optional][alloc] gets the handle of the command */
);

/*
 * Appends to a command buffer: mem buffer copy rect (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandBuffer; NULL == hSrcMem; NULL == hDstMem),
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP,
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP (pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0; pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0),
 *   UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Command.
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, /**< [in] command buffer (handle) */
    ur_mem_handle_t hSrcMem, /**< [in] source memory (handle) */
    ur_mem_handle_t hDstMem, /**< [in] destination memory (handle) */
    ur_rect_offset_t srcOrigin, /**< [in] source origin */
    ur_rect_offset_t dstOrigin, /**< [in] destination origin */
    ur_rect_region_t region, /**< [in] region */
    size_t srcRowPitch, /**< [in] source row pitch, in bytes */
    size_t srcSlicePitch, /**< [in] source slice pitch, in bytes */
    size_t dstRowPitch, /**< [in] destination row pitch, in bytes */
    size_t dstSlicePitch, /**< [in] destination slice pitch, in bytes */
    uint32_t numSyncPointsInWaitList, /**< [in] number of sync points in wait list */
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, /**< [in][optional] the sync point wait list */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_exp_command_buffer_sync_point_t *pSyncPoint, /**< [out][optional] gets the sync point */
    ur_event_handle_t *phEvent, /**< [out][optional][alloc] gets the event of this command; the caller releases it */
    ur_exp_command_buffer_command_handle_t *phCommand /**< [out][optional][alloc] gets the handle of the command */
);

/*
 * Appends to a command buffer: mem buffer write rect (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandBuffer; NULL == hBuffer),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pSrc), UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP,
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP,
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP (pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0; pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0),
 *   UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Command.
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, /**< [in] command buffer (handle) */
    ur_mem_handle_t hBuffer, /**< [in] buffer (handle) */
    ur_rect_offset_t bufferOffset, /**< [in] buffer offset */
    ur_rect_offset_t hostOffset, /**< [in] host offset */
    ur_rect_region_t region, /**< [in] region */
    size_t bufferRowPitch, /**< [in] buffer row pitch, in bytes */
    size_t bufferSlicePitch, /**< [in] buffer slice pitch, in bytes */
    size_t hostRowPitch, /**< [in] host row pitch, in bytes */
    size_t hostSlicePitch, /**< [in] host slice pitch, in bytes */
    void *pSrc, /**< [in] the source */
    uint32_t numSyncPointsInWaitList, /**< [in] number of sync points in wait list */
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, /**< [in][optional] the sync point wait list */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_exp_command_buffer_sync_point_t *pSyncPoint, /**< [out][optional] gets the sync point */
    ur_event_handle_t *phEvent, /**< [out][optional][alloc] gets the event of this command; the caller releases it */
    ur_exp_command_buffer_command_handle_t *phCommand /**< [out][optional][alloc] gets the handle of the command */
);

/*
 * Appends to a command buffer: mem buffer read rect (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandBuffer; NULL == hBuffer),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pDst), UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP,
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP,
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP (pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0; pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0),
 *   UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Command.
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, /**< [in] command buffer (handle) */
    ur_mem_handle_t hBuffer, /**< [in] buffer (handle) */
    ur_rect_offset_t bufferOffset, /**< [in] buffer offset */
    ur_rect_offset_t hostOffset, /**< [in] host offset */
    ur_rect_region_t region, /**< [in] region */
    size_t bufferRowPitch, /**< [in] buffer row pitch, in bytes */
    size_t bufferSlicePitch, /**< [in] buffer slice pitch, in bytes */
    size_t hostRowPitch, /**< [in] host row pitch, in bytes */
    size_t hostSlicePitch, /**< [in] host slice pitch, in bytes */
    void *pDst, /**< [in] the destination */
    uint32_t numSyncPointsInWaitList, /**< [in] number of sync points in wait list */
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, /**< [in][optional] the sync point wait list */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_exp_command_buffer_sync_point_t *pSyncPoint, /**< [out][optional] gets the sync point */
    ur_event_handle_t *phEvent, /**< [out][optional] gets the event of this command; the caller releases it */
    ur_exp_command_buffer_command_handle_t *phCommand /**< [out][optional] gets the handle of the command */
);

/*
 * Appends to a command buffer: mem buffer fill (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandBuffer; NULL == hBuffer),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pPattern), UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP,
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP,
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP (pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0; pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0),
 *   UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_SIZE, UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Command.
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, /**< [in] command buffer (handle) */
    ur_mem_handle_t hBuffer, /**< [in] buffer (handle) */
    const void *pPattern, /**< [in] the pattern */
    size_t patternSize, /**< [in] pattern size, in bytes */
    size_t offset, /**< [in] offset, in bytes */
    size_t size, /**< [in] size, in bytes */
    uint32_t numSyncPointsInWaitList, /**< [in] number of sync points in wait list */
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, /**< [in][optional] the sync point wait list */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_exp_command_buffer_sync_point_t *pSyncPoint, /**< [out][optional] gets the sync point */
    ur_event_handle_t *phEvent, /**< [out][optional][alloc] gets the event of this command; the caller releases it */
    ur_exp_command_buffer_command_handle_t *phCommand /**< [out][optional][alloc] gets the handle of the command */
);

/*
 * Appends to a command buffer: usm prefetch (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandBuffer),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pMemory),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_USM_MIGRATION_FLAGS_MASK & flags),
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP,
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP (pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0; pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0),
 *   UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_SIZE (size == 0), UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Command.
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, /**< [in] command buffer (handle) */
    const void *pMemory, /**< [in] the memory */
    size_t size, /**< [in] size, in bytes */
    ur_usm_migration_flags_t flags, /**< [in] flags, a union of ur_usm_migration_flag_t bits, 0 for none */
    uint32_t numSyncPointsInWaitList, /**< [in] number of sync points in wait list */
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, /**< [in][optional] the sync point wait list */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_exp_command_buffer_sync_point_t *pSyncPoint, /**< [out][optional] gets the sync point */
    ur_event_handle_t *phEvent, /**< [out][optional][alloc] gets the event of this command; the caller releases it */
    ur_exp_command_buffer_command_handle_t *phCommand /**< [out][optional][alloc] gets the handle of the command */
);

/*
 * Appends to a command buffer: usm advise (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandBuffer),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pMemory),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_USM_ADVICE_FLAGS_MASK & advice),
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP,
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP (pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0; pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0),
 *   UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_SIZE (size == 0), UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Command.
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendUSMAdviseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, /**< [in] command buffer (handle) */
    const void *pMemory, /**< [in] the memory */
    size_t size, /**< [in] size, in bytes */
    ur_usm_advice_flags_t advice, /**< [in] advice, a union of ur_usm_advice_flag_t bits, 0 for none */
    uint32_t numSyncPointsInWaitList, /**< [in] number of sync points in wait list */
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, /**< [in][optional] the sync point wait list */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_exp_command_buffer_sync_point_t *pSyncPoint, /**< [out][optional] gets the sync point */
    ur_event_handle_t *phEvent, /**< [out][optional][alloc] gets the event of this command; the caller releases it */
    ur_exp_command_buffer_command_handle_t *phCommand /**< [out][optional][alloc] gets the handle of the command */
);

/*
 * Appends to a command buffer: native command (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandBuffer),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pfnNativeCommand), UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP,
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP,
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP (pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0; pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0),
 *   UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Command.
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, /**< [in] command buffer (handle) */
    ur_exp_command_buffer_native_command_function_t pfnNativeCommand, /**< [in] function: native command */
    void *pData, /**< [in][optional] the data */
    ur_exp_command_buffer_handle_t hChildCommandBuffer, /**< [in][optional] child command buffer (handle) */
    uint32_t numSyncPointsInWaitList, /**< [in] number of sync points in wait list */
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, /**< [in][optional] the sync point wait list */
    ur_exp_command_buffer_sync_point_t *pSyncPoint /**< [out][optional] gets the sync point */
);

/*
 * Enqueues: command buffer (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue; NULL == hCommandBuffer),
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueCommandBufferExp(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_exp_command_buffer_handle_t hCommandBuffer, /**< [in] command buffer (handle) */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Updates of a command buffer: kernel launch (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandBuffer; NULL == pUpdateKernelLaunch->hCommand),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pUpdateKernelLaunch), UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP,
 *   UR_RESULT_ERROR_INVALID_SIZE (numKernelUpdates == 0), UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
 *   UR_RESULT_ERROR_INVALID_OPERATION, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP,
 *   UR_RESULT_ERROR_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX,
 *   UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE, UR_RESULT_ERROR_INVALID_ENUMERATION,
 *   UR_RESULT_ERROR_INVALID_WORK_DIMENSION, UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, UR_RESULT_ERROR_INVALID_VALUE,
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Command.
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, /**< [in] command buffer (handle) */
    uint32_t numKernelUpdates, /**< [in] number of kernel updates */
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch /**< [in][range(0, numKernelUpdates)] array: update kernel launch */
);

/*
 * Updates of a command buffer: signal event (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommand),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phSignalEvent), UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
 *   UR_RESULT_ERROR_INVALID_OPERATION, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP,
 *   UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Command.
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferUpdateSignalEventExp(
    ur_exp_command_buffer_command_handle_t hCommand, /**< [in] command (handle) */
    ur_event_handle_t *phSignalEvent /**< [out][alloc] gets the handle of the signal event */
);

/*
 * Updates of a command buffer: wait events (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommand), UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
 *   UR_RESULT_ERROR_INVALID_OPERATION, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Command.
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferUpdateWaitEventsExp(
    ur_exp_command_buffer_command_handle_t hCommand, /**< [in] command (handle) */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
);

/*
 * Answers the information of a command buffer (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandBuffer),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_EXP_COMMAND_BUFFER_INFO_DESCRIPTOR < propName),
 *   UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_SIZE (propSize == 0 && pPropValue != NULL),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (propSize != 0 && pPropValue == NULL; pPropValue == NULL && pPropSizeRet == NULL),
 *   UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, UR_RESULT_ERROR_OUT_OF_RESOURCES, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY.
 * Source: Unified Runtime 0.12, Command.
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferGetInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, /**< [in] command buffer (handle) */
    ur_exp_command_buffer_info_t propName, /**< [in] what is asked for */
    size_t propSize, /**< [in] room at pPropValue, in bytes */
    void *pPropValue, /**< [out][optional][typename(propName, propSize)] where the answer is written, propSize bytes */
    size_t *pPropSizeRet /**< [out][optional] gets the size of the whole answer, in bytes */
);

/*
 * Answers the native handle of a command buffer (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandBuffer),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phNativeCommandBuffer), UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Command.
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferGetNativeHandleExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, /**< [in] command buffer (handle) */
    ur_native_handle_t *phNativeCommandBuffer /**< [out] gets the handle of the native command buffer */
);

/*
 * Enqueues: host task (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pfnHostTask), UR_RESULT_ERROR_INVALID_ENUMERATION,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueHostTaskExp(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_exp_host_task_function_t pfnHostTask, /**< [in] function: host task */
    void *data, /**< [in][optional] the data */
    const ur_exp_host_task_properties_t *pProperties, /**< [in][optional] the properties */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Enqueues: events wait with barrier (extension).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue), UR_RESULT_ERROR_INVALID_ENUMERATION,
 *   UR_RESULT_ERROR_INVALID_QUEUE, UR_RESULT_ERROR_INVALID_EVENT,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0),
 *   UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
 *   UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    const ur_exp_enqueue_ext_properties_t *pProperties, /**< [in][optional] the properties */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [in,out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Enqueues: native command (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pfnNativeEnqueue), UR_RESULT_ERROR_INVALID_ENUMERATION,
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST.
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, /**< [in] function: native enqueue */
    void *data, /**< [in][optional] the data */
    uint32_t numMemsInMemList, /**< [in] number of mems in memory list */
    const ur_mem_handle_t *phMemList, /**< [in][optional][range(0, numMemsInMemList)] handles: memory list */
    const ur_exp_enqueue_native_command_properties_t *pProperties, /**< [in][optional] the properties */
    uint32_t numEventsInWaitList, /**< [in] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Makes an event (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pEventDesc; NULL == phEvent),
 *   UR_RESULT_ERROR_INVALID_ENUMERATION (UR_EXP_EVENT_FLAGS_MASK & pEventDesc->flags),
 *   UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_UNSUPPORTED_FEATURE, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
 *   UR_RESULT_ERROR_OUT_OF_RESOURCES.
 * Source: Unified Runtime 0.12, Event.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEventCreateExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_device_handle_t hDevice, /**< [in] device (handle) */
    const ur_exp_event_desc_t *pEventDesc, /**< [in] the event description */
    ur_event_handle_t *phEvent /**< [out] gets the event of this command; the caller releases it */
);

/*
 * Makes a graph (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phGraph).
 * Source: Unified Runtime 0.12, Graph.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGraphCreateExp(
    ur_context_handle_t hContext, /**< [in] context (handle) */
    ur_exp_graph_handle_t *phGraph /**< [out][alloc] gets the handle of the graph */
);

/*
 * Begins of a queue: graph capture (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue).
 * Source: Unified Runtime 0.12, Queue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueBeginGraphCaptureExp(
    ur_queue_handle_t hQueue /**< [in] queue (handle) */
);

/*
 * Begins of a queue: capture into graph (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue; NULL == hGraph).
 * Source: Unified Runtime 0.12, Queue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueBeginCaptureIntoGraphExp(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_exp_graph_handle_t hGraph /**< [in] graph (handle) */
);

/*
 * Ends of a queue: graph capture (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phGraph).
 * Source: Unified Runtime 0.12, Queue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueEndGraphCaptureExp(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_exp_graph_handle_t *phGraph /**< [out] gets the handle of the graph */
);

/*
 * Instantiates of a graph: graph (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hGraph),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phExecGraph).
 * Source: Unified Runtime 0.12, Graph.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGraphInstantiateGraphExp(
    ur_exp_graph_handle_t hGraph, /**< [in] graph (handle) */
    ur_exp_executable_graph_handle_t *phExecGraph /**< [out] gets the handle of the exec graph */
);

/*
 * Enqueues: graph (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue; NULL == hGraph),
 *   UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST (phEventWaitList == NULL && numEventsInWaitList > 0; phEventWaitList != NULL && numEventsInWaitList == 0).
 * Source: Unified Runtime 0.12, Enqueue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueGraphExp(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_exp_executable_graph_handle_t hGraph, /**< [in] graph (handle) */
    uint32_t numEventsInWaitList, /**< [in][optional] how many events to wait for */
    const ur_event_handle_t *phEventWaitList, /**< [in][optional][range(0, numEventsInWaitList)] events that must have been signalled first */
    ur_event_handle_t *phEvent /**< [out][optional][alloc] gets the event of this command; the caller releases it */
);

/*
 * Destroys a graph (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hGraph).
 * Source: Unified Runtime 0.12, Graph.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGraphDestroyExp(
    ur_exp_graph_handle_t hGraph /**< [in] graph (handle) */
);

/*
 * Destroys a graph executable graph (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hExecutableGraph).
 * Source: Unified Runtime 0.12, Graph.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGraphExecutableGraphDestroyExp(
    ur_exp_executable_graph_handle_t hExecutableGraph /**< [in] executable graph (handle) */
);

/*
 * Asks whether it is of a queue: graph capture enabled (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pResult).
 * Source: Unified Runtime 0.12, Queue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueIsGraphCaptureEnabledExp(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    bool *pResult /**< [out] gets the result */
);

/*
 * Answers the graph of a queue (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hQueue),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phGraph), UR_RESULT_ERROR_INVALID_OPERATION.
 * Source: Unified Runtime 0.12, Queue.
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueGetGraphExp(
    ur_queue_handle_t hQueue, /**< [in] queue (handle) */
    ur_exp_graph_handle_t *phGraph /**< [out] gets the handle of the graph */
);

/*
 * Asks whether it is of a graph: empty (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hGraph),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pResult), UR_RESULT_ERROR_INVALID_GRAPH.
 * Source: Unified Runtime 0.12, Graph.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGraphIsEmptyExp(
    ur_exp_graph_handle_t hGraph, /**< [in] graph (handle) */
    bool *pResult /**< [out] gets the result */
);

/*
 * Answers the id of a graph (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hGraph),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pGraphId).
 * Source: Unified Runtime 0.12, Graph.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGraphGetIdExp(
    ur_exp_graph_handle_t hGraph, /**< [in] graph (handle) */
    uint64_t *pGraphId /**< [out] gets the graph id */
);

/*
 * Sets the destruction callback of a graph (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hGraph),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pfnCallback).
 * Source: Unified Runtime 0.12, Graph.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGraphSetDestructionCallbackExp(
    ur_exp_graph_handle_t hGraph, /**< [in] graph (handle) */
    ur_exp_graph_destruction_callback_t pfnCallback, /**< [in] function: callback */
    void *pUserData /**< [in][optional] the user data */
);

/*
 * Dumps of a graph: contents (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hGraph),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == filePath).
 * Source: Unified Runtime 0.12, Graph.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGraphDumpContentsExp(
    ur_exp_graph_handle_t hGraph, /**< [in] graph (handle) */
    const char *filePath /**< [in] text: file path */
);

/*
 * Answers the native handle of a graph (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hGraph),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phNativeGraph), UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Graph.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGraphGetNativeHandleExp(
    ur_exp_graph_handle_t hGraph, /**< [in] graph (handle) */
    ur_native_handle_t *phNativeGraph /**< [out] gets the handle of the native graph */
);

/*
 * Answers the native handle of a graph executable graph (experimental).
 * Errors: UR_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hExecutableGraph),
 *   UR_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phNativeExecutableGraph), UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
 * Source: Unified Runtime 0.12, Graph.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGraphExecutableGraphGetNativeHandleExp(
    ur_exp_executable_graph_handle_t hExecutableGraph, /**< [in] executable graph (handle) */
    ur_native_handle_t *phNativeExecutableGraph /**< [out] gets the handle of the native executable graph */
);


#if defined(__cplusplus)
}
#endif

#endif
