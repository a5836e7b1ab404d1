/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Level Zero 1.17, core: types and functions.
 * Names, values and layouts are the ABI; the tags in brackets after each parameter are read by tools/gen_entry_points.py
 */
#ifndef VESPER_ZE_API_H
#define VESPER_ZE_API_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__cplusplus)
extern "C" {
#endif

#ifndef ZE_APICALL
#define ZE_APICALL
#endif
#ifndef ZE_APIEXPORT
#define ZE_APIEXPORT __attribute__((visibility("default")))
#endif
#ifndef ZE_DLLEXPORT
#define ZE_DLLEXPORT __attribute__((visibility("default")))
#endif

#define ZE_MAKE_VERSION(_major, _minor) (((_major) << 16) | ((_minor) & 0x0000ffff))
#define ZE_MAJOR_VERSION(_ver) ((_ver) >> 16)
#define ZE_MINOR_VERSION(_ver) ((_ver) & 0x0000ffff)
#define ZE_MAX_IPC_HANDLE_SIZE 64
#define ZE_BIT(_i) (1 << (_i))
#define ZE_MAX_UUID_SIZE 16
#define ZE_API_VERSION_CURRENT_M ZE_MAKE_VERSION(1, 17)
#define ZE_MAX_DRIVER_UUID_SIZE 16
#define ZE_MAX_EXTENSION_NAME 256
#define ZE_MAX_DEVICE_UUID_SIZE 16
#define ZE_MAX_DEVICE_NAME 256
#define ZE_SUBGROUPSIZE_COUNT 8
#define ZE_DEVICE_COMPUTE_DOTPRODUCT_PROPERTIES_EXT_NAME "ZE_extension_device_compute_dotproduct_ext_properties"
#define ZE_MAX_NATIVE_KERNEL_UUID_SIZE 16
#define ZE_MAX_KERNEL_UUID_SIZE 16
#define ZE_MAX_MODULE_UUID_SIZE 16
#define ZE_MODULE_PROGRAM_EXP_NAME "ZE_experimental_module_program"
#define ZE_RAYTRACING_EXT_NAME "ZE_extension_raytracing"
#define ZE_FLOAT_ATOMICS_EXT_NAME "ZE_extension_float_atomics"
#define ZE_GLOBAL_OFFSET_EXP_NAME "ZE_experimental_global_offset"
#define ZE_RELAXED_ALLOCATION_LIMITS_EXT_NAME "ZE_extension_relaxed_allocation_limits"
#define ZE_RELAXED_ALLOCATION_LIMITS_EXP_NAME "ZE_experimental_relaxed_allocation_limits"
#define ZE_CACHE_RESERVATION_EXT_NAME "ZE_extension_cache_reservation"
#define ZE_EVENT_QUERY_TIMESTAMPS_EXP_NAME "ZE_experimental_event_query_timestamps"
#define ZE_IMAGE_MEMORY_PROPERTIES_EXP_NAME "ZE_experimental_image_memory_properties"
#define ZE_IMAGE_VIEW_EXT_NAME "ZE_extension_image_view"
#define ZE_IMAGE_VIEW_EXP_NAME "ZE_experimental_image_view"
#define ZE_IMAGE_VIEW_PLANAR_EXT_NAME "ZE_extension_image_view_planar"
#define ZE_IMAGE_VIEW_PLANAR_EXP_NAME "ZE_experimental_image_view_planar"
#define ZE_KERNEL_SCHEDULING_HINTS_EXP_NAME "ZE_experimental_scheduling_hints"
#define ZE_LINKONCE_ODR_EXT_NAME "ZE_extension_linkonce_odr"
#define ZE_CONTEXT_POWER_SAVING_HINT_EXP_NAME "ZE_experimental_power_saving_hint"
#define ZE_SUBGROUPS_EXT_NAME "ZE_extension_subgroups"
#define ZE_EU_COUNT_EXT_NAME "ZE_extension_eu_count"
#define ZE_PCI_PROPERTIES_EXT_NAME "ZE_extension_pci_properties"
#define ZE_SRGB_EXT_NAME "ZE_extension_srgb"
#define ZE_IMAGE_COPY_EXT_NAME "ZE_extension_image_copy"
#define ZE_IMAGE_QUERY_ALLOC_PROPERTIES_EXT_NAME "ZE_extension_image_query_alloc_properties"
#define ZE_LINKAGE_INSPECTION_EXT_NAME "ZE_extension_linkage_inspection"
#define ZE_MEMORY_COMPRESSION_HINTS_EXT_NAME "ZE_extension_memory_compression_hints"
#define ZE_MEMORY_FREE_POLICIES_EXT_NAME "ZE_extension_memory_free_policies"
#define ZE_BANDWIDTH_PROPERTIES_EXP_NAME "ZE_experimental_bandwidth_properties"
#define ZE_DEVICE_LUID_EXT_NAME "ZE_extension_device_luid"
#define ZE_MAX_DEVICE_LUID_SIZE_EXT 8
#define ZE_FABRIC_EXP_NAME "ZE_experimental_fabric"
#define ZE_MAX_FABRIC_EDGE_MODEL_EXP_SIZE 256
#define ZE_DEVICE_MEMORY_PROPERTIES_EXT_NAME "ZE_extension_device_memory_properties"
#define ZE_BFLOAT16_CONVERSIONS_EXT_NAME "ZE_extension_bfloat16_conversions"
#define ZE_DEVICE_IP_VERSION_EXT_NAME "ZE_extension_device_ip_version"
#define ZE_KERNEL_MAX_GROUP_SIZE_PROPERTIES_EXT_NAME "ZE_extension_kernel_max_group_size_properties"
#define ZE_SUB_ALLOCATIONS_EXP_NAME "ZE_experimental_sub_allocations"
#define ZE_EVENT_QUERY_KERNEL_TIMESTAMPS_EXT_NAME "ZE_extension_event_query_kernel_timestamps"
#define ZE_RTAS_BUILDER_EXP_NAME "ZE_experimental_rtas_builder"
#define ZE_EVENT_POOL_COUNTER_BASED_EXP_NAME "ZE_experimental_event_pool_counter_based"
#define ZE_BINDLESS_IMAGE_EXP_NAME "ZE_experimental_bindless_image"
#define ZE_COMMAND_LIST_CLONE_EXP_NAME "ZE_experimental_command_list_clone"
#define ZE_IMMEDIATE_COMMAND_LIST_APPEND_EXP_NAME "ZE_experimental_immediate_command_list_append"
#define ZE_MUTABLE_COMMAND_LIST_EXP_NAME "ZE_experimental_mutable_command_list"
#define ZE_GET_KERNEL_BINARY_EXP_NAME "ZE_extension_kernel_binary_exp"
#define ZE_DRIVER_DDI_HANDLES_EXT_NAME "ZE_extension_driver_ddi_handles"
#define ZE_EXTERNAL_SEMAPHORES_EXTENSION_NAME "ZE_extension_external_semaphores"
#define ZE_CACHELINE_SIZE_EXT_NAME "ZE_extension_device_cache_line_size"
#define ZE_RTAS_EXT_NAME "ZE_extension_rtas"
#define ZE_DEVICE_VECTOR_SIZES_EXT_NAME "ZE_extension_device_vector_sizes"
#define ZE_EXTERNAL_MEMORY_MAPPING_EXT_NAME "ZE_extension_external_memmap_sysmem"
#define ZE_GET_KERNEL_ALLOCATION_PROPERTIES_EXP_NAME "ZE_experimental_kernel_allocation_properties"
#define ZE_DEVICE_USABLEMEM_SIZE_PROPERTIES_EXT_NAME "ZE_extension_device_usablemem_size_properties"
#define ZE_IMAGE_FORMAT_SUPPORT_EXT_NAME "ZE_extension_image_format_support"
#define ZE_IPC_MEM_HANDLE_TYPE_EXT_NAME "ZE_extension_ipc_mem_handle_type"
#define ZE_RECORD_REPLAY_GRAPH_EXT_NAME "ZE_extension_record_replay_graph"
#define ZE_VIRTUAL_MEM_READONLY_PROPERTIES_EXT_NAME "ZE_extension_virtual_mem_readonly_properties"

typedef uint8_t ze_bool_t; /**< bool */
typedef struct _ze_driver_handle_t *ze_driver_handle_t; /**< handle: driver */
typedef struct _ze_device_handle_t *ze_device_handle_t; /**< handle: device */
typedef struct _ze_context_handle_t *ze_context_handle_t; /**< handle: context */
typedef struct _ze_command_queue_handle_t *ze_command_queue_handle_t; /**< handle: command queue */
typedef struct _ze_command_list_handle_t *ze_command_list_handle_t; /**< handle: command list */
typedef struct _ze_fence_handle_t *ze_fence_handle_t; /**< handle: fence */
typedef struct _ze_event_pool_handle_t *ze_event_pool_handle_t; /**< handle: event pool */
typedef struct _ze_event_handle_t *ze_event_handle_t; /**< handle: event */
typedef struct _ze_image_handle_t *ze_image_handle_t; /**< handle: image */
typedef struct _ze_module_handle_t *ze_module_handle_t; /**< handle: module */
typedef struct _ze_graph_handle_t *ze_graph_handle_t; /**< handle: graph */
typedef struct _ze_module_build_log_handle_t *ze_module_build_log_handle_t; /**< handle: module build log */
typedef struct _ze_kernel_handle_t *ze_kernel_handle_t; /**< handle: kernel */
typedef struct _ze_sampler_handle_t *ze_sampler_handle_t; /**< handle: sampler */
typedef struct _ze_physical_mem_handle_t *ze_physical_mem_handle_t; /**< handle: physical memory */
typedef struct _ze_fabric_vertex_handle_t *ze_fabric_vertex_handle_t; /**< handle: fabric vertex */
typedef struct _ze_fabric_edge_handle_t *ze_fabric_edge_handle_t; /**< handle: fabric edge */
typedef uint32_t ze_external_memory_type_flags_t; /**< external memory type flags */
typedef uint32_t ze_init_flags_t; /**< init flags */
typedef uint32_t ze_init_driver_type_flags_t; /**< init driver type flags */
typedef uint32_t ze_ipc_property_flags_t; /**< ipc property flags */
typedef uint32_t ze_device_property_flags_t; /**< device property flags */
typedef uint32_t ze_device_dp_capability_flags_t; /**< device dp capability flags */
typedef uint32_t ze_device_input_data_type_flags_t; /**< device input data type flags */
typedef uint32_t ze_device_output_data_type_flags_t; /**< device output data type flags */
typedef uint32_t ze_device_module_flags_t; /**< device module flags */
typedef uint32_t ze_device_fp_flags_t; /**< device fp flags */
typedef uint32_t ze_command_queue_group_property_flags_t; /**< command queue group property flags */
typedef uint32_t ze_device_memory_property_flags_t; /**< device memory property flags */
typedef uint32_t ze_memory_access_cap_flags_t; /**< memory access cap flags */
typedef uint32_t ze_device_cache_property_flags_t; /**< device cache property flags */
typedef uint32_t ze_device_p2p_property_flags_t; /**< device p2p property flags */
typedef uint32_t ze_device_event_properties_flags_t; /**< device event properties flags */
typedef uint32_t ze_context_flags_t; /**< context flags */
typedef uint32_t ze_command_queue_flags_t; /**< command queue flags */
typedef uint32_t ze_command_list_flags_t; /**< command list flags */
typedef uint32_t ze_event_pool_flags_t; /**< event pool flags */
typedef uint32_t ze_event_scope_flags_t; /**< event scope flags */
typedef uint32_t ze_event_counter_based_flags_t; /**< event counter based flags */
typedef uint32_t ze_event_sync_mode_flags_t; /**< event sync mode flags */
typedef uint32_t ze_fence_flags_t; /**< fence flags */
typedef uint32_t ze_image_flags_t; /**< image flags */
typedef uint32_t ze_image_sampler_filter_flags_t; /**< image sampler filter flags */
typedef uint32_t ze_device_mem_alloc_flags_t; /**< device memory alloc flags */
typedef uint32_t ze_host_mem_alloc_flags_t; /**< host memory alloc flags */
typedef uint32_t ze_ipc_memory_flags_t; /**< ipc memory flags */
typedef uint32_t ze_memory_atomic_attr_exp_flags_t; /**< memory atomic attr exp flags */
typedef uint32_t ze_module_property_flags_t; /**< module property flags */
typedef uint32_t ze_kernel_flags_t; /**< kernel flags */
typedef uint32_t ze_kernel_indirect_access_flags_t; /**< kernel indirect access flags */
typedef uint32_t ze_cache_config_flags_t; /**< cache config flags */
typedef uint32_t ze_device_raytracing_ext_flags_t; /**< device raytracing ext flags */
typedef uint32_t ze_raytracing_mem_alloc_ext_flags_t; /**< raytracing memory alloc ext flags */
typedef uint32_t ze_physical_mem_flags_t; /**< physical memory flags */
typedef uint32_t ze_device_fp_atomic_ext_flags_t; /**< device fp atomic ext flags */
typedef uint32_t ze_relaxed_allocation_limits_ext_flags_t; /**< relaxed allocation limits ext flags */
typedef uint32_t ze_relaxed_allocation_limits_exp_flags_t; /**< relaxed allocation limits exp flags */
typedef uint32_t ze_scheduling_hint_exp_flags_t; /**< scheduling hint exp flags */
typedef uint32_t ze_linkage_inspection_ext_flags_t; /**< linkage inspection ext flags */
typedef uint32_t ze_memory_compression_hints_ext_flags_t; /**< memory compression hints ext flags */
typedef uint32_t ze_driver_memory_free_policy_ext_flags_t; /**< driver memory free policy ext flags */
typedef uint32_t ze_event_query_kernel_timestamps_ext_flags_t; /**< event query kernel timestamps ext flags */
typedef uint32_t ze_rtas_device_exp_flags_t; /**< rtas device exp flags */
typedef uint32_t ze_rtas_builder_exp_flags_t; /**< rtas builder exp flags */
typedef uint32_t ze_rtas_parallel_operation_exp_flags_t; /**< rtas parallel operation exp flags */
typedef uint32_t ze_rtas_builder_geometry_exp_flags_t; /**< rtas builder geometry exp flags */
typedef uint8_t ze_rtas_builder_packed_geometry_exp_flags_t; /**< rtas builder packed geometry exp flags */
typedef uint32_t ze_rtas_builder_instance_exp_flags_t; /**< rtas builder instance exp flags */
typedef uint8_t ze_rtas_builder_packed_instance_exp_flags_t; /**< rtas builder packed instance exp flags */
typedef uint32_t ze_rtas_builder_build_op_exp_flags_t; /**< rtas builder build op exp flags */
typedef uint8_t ze_rtas_builder_packed_geometry_type_exp_t; /**< rtas builder packed geometry type exp */
typedef uint8_t ze_rtas_builder_packed_input_data_format_exp_t; /**< rtas builder packed input data format exp */
typedef struct _ze_rtas_builder_exp_handle_t *ze_rtas_builder_exp_handle_t; /**< handle: rtas builder exp */
typedef struct _ze_rtas_parallel_operation_exp_handle_t *ze_rtas_parallel_operation_exp_handle_t; /**< handle: rtas parallel operation exp */
typedef uint32_t ze_event_pool_counter_based_exp_flags_t; /**< event pool counter based exp flags */
typedef uint32_t ze_image_bindless_exp_flags_t; /**< image bindless exp flags */
typedef uint32_t ze_mutable_command_exp_flags_t; /**< mutable command exp flags */
typedef uint32_t ze_mutable_command_list_exp_flags_t; /**< mutable command list exp flags */
typedef uint32_t ze_driver_ddi_handle_ext_flags_t; /**< driver ddi handle ext flags */
typedef struct _ze_external_semaphore_ext_handle_t *ze_external_semaphore_ext_handle_t; /**< handle: external semaphore ext */
typedef uint32_t ze_external_semaphore_ext_flags_t; /**< external semaphore ext flags */
typedef uint32_t ze_rtas_device_ext_flags_t; /**< rtas device ext flags */
typedef uint32_t ze_rtas_builder_ext_flags_t; /**< rtas builder ext flags */
typedef uint32_t ze_rtas_parallel_operation_ext_flags_t; /**< rtas parallel operation ext flags */
typedef uint32_t ze_rtas_builder_geometry_ext_flags_t; /**< rtas builder geometry ext flags */
typedef uint8_t ze_rtas_builder_packed_geometry_ext_flags_t; /**< rtas builder packed geometry ext flags */
typedef uint32_t ze_rtas_builder_instance_ext_flags_t; /**< rtas builder instance ext flags */
typedef uint8_t ze_rtas_builder_packed_instance_ext_flags_t; /**< rtas builder packed instance ext flags */
typedef uint32_t ze_rtas_builder_build_op_ext_flags_t; /**< rtas builder build op ext flags */
typedef uint8_t ze_rtas_builder_packed_geometry_type_ext_t; /**< rtas builder packed geometry type ext */
typedef uint8_t ze_rtas_builder_packed_input_data_format_ext_t; /**< rtas builder packed input data format ext */
typedef struct _ze_rtas_builder_ext_handle_t *ze_rtas_builder_ext_handle_t; /**< handle: rtas builder ext */
typedef struct _ze_rtas_parallel_operation_ext_handle_t *ze_rtas_parallel_operation_ext_handle_t; /**< handle: rtas parallel operation ext */
typedef uint32_t ze_ipc_mem_handle_type_flags_t; /**< ipc memory handle type flags */
typedef uint32_t ze_record_replay_graph_ext_flags_t; /**< record replay graph ext flags */
typedef struct _ze_executable_graph_handle_t *ze_executable_graph_handle_t; /**< handle: executable graph */

/* Result. */
typedef enum _ze_result_t {
    ZE_RESULT_SUCCESS = 0, /**< success */
    ZE_RESULT_NOT_READY = 1, /**< not ready */
    ZE_RESULT_ERROR_DEVICE_LOST = 0x70000001, /**< error device lost */
    ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY = 0x70000002, /**< error out of host memory */
    ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY = 0x70000003, /**< error out of device memory */
    ZE_RESULT_ERROR_MODULE_BUILD_FAILURE = 0x70000004, /**< error module build failure */
    ZE_RESULT_ERROR_MODULE_LINK_FAILURE = 0x70000005, /**< error module link failure */
    ZE_RESULT_ERROR_DEVICE_REQUIRES_RESET = 0x70000006, /**< error device requires reset */
    ZE_RESULT_ERROR_DEVICE_IN_LOW_POWER_STATE = 0x70000007, /**< error device in low power state */
    ZE_RESULT_EXP_ERROR_DEVICE_IS_NOT_VERTEX = 0x7ff00001, /**< exp error device is not vertex */
    ZE_RESULT_EXP_ERROR_VERTEX_IS_NOT_DEVICE = 0x7ff00002, /**< exp error vertex is not device */
    ZE_RESULT_EXP_ERROR_REMOTE_DEVICE = 0x7ff00003, /**< exp error remote device */
    ZE_RESULT_EXP_ERROR_OPERANDS_INCOMPATIBLE = 0x7ff00004, /**< exp error operands incompatible */
    ZE_RESULT_EXP_RTAS_BUILD_RETRY = 0x7ff00005, /**< exp rtas build retry */
    ZE_RESULT_EXP_RTAS_BUILD_DEFERRED = 0x7ff00006, /**< exp rtas build deferred */
    ZE_RESULT_ERROR_INSUFFICIENT_PERMISSIONS = 0x70010000, /**< error insufficient permissions */
    ZE_RESULT_ERROR_NOT_AVAILABLE = 0x70010001, /**< error not available */
    ZE_RESULT_ERROR_DEPENDENCY_UNAVAILABLE = 0x70020000, /**< error dependency unavailable */
    ZE_RESULT_WARNING_DROPPED_DATA = 0x70020001, /**< warning dropped data */
    ZE_RESULT_ERROR_UNINITIALIZED = 0x78000001, /**< error uninitialized */
    ZE_RESULT_ERROR_UNSUPPORTED_VERSION = 0x78000002, /**< error unsupported version */
    ZE_RESULT_ERROR_UNSUPPORTED_FEATURE = 0x78000003, /**< error unsupported feature */
    ZE_RESULT_ERROR_INVALID_ARGUMENT = 0x78000004, /**< error invalid argument */
    ZE_RESULT_ERROR_INVALID_NULL_HANDLE = 0x78000005, /**< error invalid null handle */
    ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE = 0x78000006, /**< error handle object in use */
    ZE_RESULT_ERROR_INVALID_NULL_POINTER = 0x78000007, /**< error invalid null pointer */
    ZE_RESULT_ERROR_INVALID_SIZE = 0x78000008, /**< error invalid size */
    ZE_RESULT_ERROR_UNSUPPORTED_SIZE = 0x78000009, /**< error unsupported size */
    ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT = 0x7800000a, /**< error unsupported alignment */
    ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT = 0x7800000b, /**< error invalid synchronization object */
    ZE_RESULT_ERROR_INVALID_ENUMERATION = 0x7800000c, /**< error invalid enumeration */
    ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION = 0x7800000d, /**< error unsupported enumeration */
    ZE_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT = 0x7800000e, /**< error unsupported image format */
    ZE_RESULT_ERROR_INVALID_NATIVE_BINARY = 0x7800000f, /**< error invalid native binary */
    ZE_RESULT_ERROR_INVALID_GLOBAL_NAME = 0x78000010, /**< error invalid global name */
    ZE_RESULT_ERROR_INVALID_KERNEL_NAME = 0x78000011, /**< error invalid kernel name */
    ZE_RESULT_ERROR_INVALID_FUNCTION_NAME = 0x78000012, /**< error invalid function name */
    ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION = 0x78000013, /**< error invalid group size dimension */
    ZE_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION = 0x78000014, /**< error invalid global width dimension */
    ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX = 0x78000015, /**< error invalid kernel argument index */
    ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE = 0x78000016, /**< error invalid kernel argument size */
    ZE_RESULT_ERROR_INVALID_KERNEL_ATTRIBUTE_VALUE = 0x78000017, /**< error invalid kernel attribute value */
    ZE_RESULT_ERROR_INVALID_MODULE_UNLINKED = 0x78000018, /**< error invalid module unlinked */
    ZE_RESULT_ERROR_INVALID_COMMAND_LIST_TYPE = 0x78000019, /**< error invalid command list type */
    ZE_RESULT_ERROR_OVERLAPPING_REGIONS = 0x7800001a, /**< error overlapping regions */
    ZE_RESULT_WARNING_ACTION_REQUIRED = 0x7800001b, /**< warning action required */
    ZE_RESULT_ERROR_INVALID_KERNEL_HANDLE = 0x7800001c, /**< error invalid kernel handle */
    ZE_RESULT_EXT_RTAS_BUILD_RETRY = 0x7800001d, /**< ext rtas build retry */
    ZE_RESULT_EXT_RTAS_BUILD_DEFERRED = 0x7800001e, /**< ext rtas build deferred */
    ZE_RESULT_EXT_ERROR_OPERANDS_INCOMPATIBLE = 0x7800001f, /**< ext error operands incompatible */
    ZE_RESULT_ERROR_SURVIVABILITY_MODE_DETECTED = 0x78000020, /**< error survivability mode detected */
    ZE_RESULT_ERROR_ADDRESS_NOT_FOUND = 0x78000021, /**< error address not found */
    ZE_RESULT_QUERY_TRUE = 0x78000022, /**< query true */
    ZE_RESULT_QUERY_FALSE = 0x78000023, /**< query false */
    ZE_RESULT_ERROR_INVALID_GRAPH = 0x78000024, /**< error invalid graph */
    ZE_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED = 0x78000025, /**< error graph capture unsupported */
    ZE_RESULT_ERROR_GRAPH_CAPTURE_INVALIDATED = 0x78000026, /**< error graph capture invalidated */
    ZE_RESULT_ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT = 0x78000027, /**< error graph capture merge attempt */
    ZE_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING = 0x78000028, /**< error command list not capturing */
    ZE_RESULT_ERROR_GRAPH_UNJOINED_FORKS = 0x78000029, /**< error graph unjoined forks */
    ZE_RESULT_ERROR_GRAPH_INTERNAL_EVENT = 0x7800002a, /**< error graph internal event */
    ZE_RESULT_ERROR_UNKNOWN = 0x7ffffffe, /**< error unknown */
    ZE_RESULT_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_result_t;

/* Structure type. */
typedef enum _ze_structure_type_t {
    ZE_STRUCTURE_TYPE_DRIVER_PROPERTIES = 1, /**< driver properties */
    ZE_STRUCTURE_TYPE_DRIVER_IPC_PROPERTIES = 2, /**< driver ipc properties */
    ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES = 3, /**< device properties */
    ZE_STRUCTURE_TYPE_DEVICE_COMPUTE_PROPERTIES = 4, /**< device compute properties */
    ZE_STRUCTURE_TYPE_DEVICE_MODULE_PROPERTIES = 5, /**< device module properties */
    ZE_STRUCTURE_TYPE_COMMAND_QUEUE_GROUP_PROPERTIES = 6, /**< command queue group properties */
    ZE_STRUCTURE_TYPE_DEVICE_MEMORY_PROPERTIES = 7, /**< device memory properties */
    ZE_STRUCTURE_TYPE_DEVICE_MEMORY_ACCESS_PROPERTIES = 8, /**< device memory access properties */
    ZE_STRUCTURE_TYPE_DEVICE_CACHE_PROPERTIES = 9, /**< device cache properties */
    ZE_STRUCTURE_TYPE_DEVICE_IMAGE_PROPERTIES = 10, /**< device image properties */
    ZE_STRUCTURE_TYPE_DEVICE_P2P_PROPERTIES = 11, /**< device p2p properties */
    ZE_STRUCTURE_TYPE_DEVICE_EXTERNAL_MEMORY_PROPERTIES = 12, /**< device external memory properties */
    ZE_STRUCTURE_TYPE_CONTEXT_DESC = 13, /**< context desc */
    ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC = 14, /**< command queue desc */
    ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC = 15, /**< command list desc */
    ZE_STRUCTURE_TYPE_EVENT_POOL_DESC = 16, /**< event pool desc */
    ZE_STRUCTURE_TYPE_EVENT_DESC = 17, /**< event desc */
    ZE_STRUCTURE_TYPE_FENCE_DESC = 18, /**< fence desc */
    ZE_STRUCTURE_TYPE_IMAGE_DESC = 19, /**< image desc */
    ZE_STRUCTURE_TYPE_IMAGE_PROPERTIES = 20, /**< image properties */
    ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC = 21, /**< device mem alloc desc */
    ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC = 22, /**< host mem alloc desc */
    ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES = 23, /**< memory allocation properties */
    ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC = 24, /**< external memory export desc */
    ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD = 25, /**< external memory import fd */
    ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD = 26, /**< external memory export fd */
    ZE_STRUCTURE_TYPE_MODULE_DESC = 27, /**< module desc */
    ZE_STRUCTURE_TYPE_MODULE_PROPERTIES = 28, /**< module properties */
    ZE_STRUCTURE_TYPE_KERNEL_DESC = 29, /**< kernel desc */
    ZE_STRUCTURE_TYPE_KERNEL_PROPERTIES = 30, /**< kernel properties */
    ZE_STRUCTURE_TYPE_SAMPLER_DESC = 31, /**< sampler desc */
    ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC = 32, /**< physical mem desc */
    ZE_STRUCTURE_TYPE_KERNEL_PREFERRED_GROUP_SIZE_PROPERTIES = 33, /**< kernel preferred group size properties */
    ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_WIN32 = 34, /**< external memory import win32 */
    ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_WIN32 = 35, /**< external memory export win32 */
    ZE_STRUCTURE_TYPE_DEVICE_RAYTRACING_EXT_PROPERTIES = 0x10001, /**< device raytracing ext properties */
    ZE_STRUCTURE_TYPE_RAYTRACING_MEM_ALLOC_EXT_DESC = 0x10002, /**< raytracing mem alloc ext desc */
    ZE_STRUCTURE_TYPE_FLOAT_ATOMIC_EXT_PROPERTIES = 0x10003, /**< float atomic ext properties */
    ZE_STRUCTURE_TYPE_CACHE_RESERVATION_EXT_DESC = 0x10004, /**< cache reservation ext desc */
    ZE_STRUCTURE_TYPE_EU_COUNT_EXT = 0x10005, /**< eu count ext */
    ZE_STRUCTURE_TYPE_SRGB_EXT_DESC = 0x10006, /**< srgb ext desc */
    ZE_STRUCTURE_TYPE_LINKAGE_INSPECTION_EXT_DESC = 0x10007, /**< linkage inspection ext desc */
    ZE_STRUCTURE_TYPE_PCI_EXT_PROPERTIES = 0x10008, /**< pci ext properties */
    ZE_STRUCTURE_TYPE_DRIVER_MEMORY_FREE_EXT_PROPERTIES = 0x10009, /**< driver memory free ext properties */
    ZE_STRUCTURE_TYPE_MEMORY_FREE_EXT_DESC = 0x1000a, /**< memory free ext desc */
    ZE_STRUCTURE_TYPE_MEMORY_COMPRESSION_HINTS_EXT_DESC = 0x1000b, /**< memory compression hints ext desc */
    ZE_STRUCTURE_TYPE_IMAGE_ALLOCATION_EXT_PROPERTIES = 0x1000c, /**< image allocation ext properties */
    ZE_STRUCTURE_TYPE_DEVICE_LUID_EXT_PROPERTIES = 0x1000d, /**< device luid ext properties */
    ZE_STRUCTURE_TYPE_DEVICE_MEMORY_EXT_PROPERTIES = 0x1000e, /**< device memory ext properties */
    ZE_STRUCTURE_TYPE_DEVICE_IP_VERSION_EXT = 0x1000f, /**< device ip version ext */
    ZE_STRUCTURE_TYPE_IMAGE_VIEW_PLANAR_EXT_DESC = 0x10010, /**< image view planar ext desc */
    ZE_STRUCTURE_TYPE_EVENT_QUERY_KERNEL_TIMESTAMPS_EXT_PROPERTIES = 0x10011, /**< event query kernel timestamps ext properties */
    ZE_STRUCTURE_TYPE_EVENT_QUERY_KERNEL_TIMESTAMPS_RESULTS_EXT_PROPERTIES = 0x10012, /**< event query kernel timestamps results ext properties */
    ZE_STRUCTURE_TYPE_KERNEL_MAX_GROUP_SIZE_EXT_PROPERTIES = 0x10013, /**< kernel max group size ext properties */
    ZE_STRUCTURE_TYPE_IMAGE_FORMAT_SUPPORT_EXT_PROPERTIES = 0x10014, /**< image format support ext properties */
    ZE_STRUCTURE_TYPE_DEVICE_READONLY_MEMORY_EXT_PROPERTIES = 0x10015, /**< device readonly memory ext properties */
    ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXT_DESC = 0x10016, /**< relaxed allocation limits ext desc */
    ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXP_DESC = 0x20001, /**< relaxed allocation limits exp desc */
    ZE_STRUCTURE_TYPE_MODULE_PROGRAM_EXP_DESC = 0x20002, /**< module program exp desc */
    ZE_STRUCTURE_TYPE_SCHEDULING_HINT_EXP_PROPERTIES = 0x20003, /**< scheduling hint exp properties */
    ZE_STRUCTURE_TYPE_SCHEDULING_HINT_EXP_DESC = 0x20004, /**< scheduling hint exp desc */
    ZE_STRUCTURE_TYPE_IMAGE_VIEW_PLANAR_EXP_DESC = 0x20005, /**< image view planar exp desc */
    ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2 = 0x20006, /**< device properties 1 2 */
    ZE_STRUCTURE_TYPE_IMAGE_MEMORY_EXP_PROPERTIES = 0x20007, /**< image memory exp properties */
    ZE_STRUCTURE_TYPE_POWER_SAVING_HINT_EXP_DESC = 0x20008, /**< power saving hint exp desc */
    ZE_STRUCTURE_TYPE_COPY_BANDWIDTH_EXP_PROPERTIES = 0x20009, /**< copy bandwidth exp properties */
    ZE_STRUCTURE_TYPE_DEVICE_P2P_BANDWIDTH_EXP_PROPERTIES = 0x2000a, /**< device p2p bandwidth exp properties */
    ZE_STRUCTURE_TYPE_FABRIC_VERTEX_EXP_PROPERTIES = 0x2000b, /**< fabric vertex exp properties */
    ZE_STRUCTURE_TYPE_FABRIC_EDGE_EXP_PROPERTIES = 0x2000c, /**< fabric edge exp properties */
    ZE_STRUCTURE_TYPE_MEMORY_SUB_ALLOCATIONS_EXP_PROPERTIES = 0x2000d, /**< memory sub allocations exp properties */
    ZE_STRUCTURE_TYPE_RTAS_BUILDER_EXP_DESC = 0x2000e, /**< rtas builder exp desc */
    ZE_STRUCTURE_TYPE_RTAS_BUILDER_BUILD_OP_EXP_DESC = 0x2000f, /**< rtas builder build op exp desc */
    ZE_STRUCTURE_TYPE_RTAS_BUILDER_EXP_PROPERTIES = 0x20010, /**< rtas builder exp properties */
    ZE_STRUCTURE_TYPE_RTAS_PARALLEL_OPERATION_EXP_PROPERTIES = 0x20011, /**< rtas parallel operation exp properties */
    ZE_STRUCTURE_TYPE_RTAS_DEVICE_EXP_PROPERTIES = 0x20012, /**< rtas device exp properties */
    ZE_STRUCTURE_TYPE_RTAS_GEOMETRY_AABBS_EXP_CB_PARAMS = 0x20013, /**< rtas geometry aabbs exp cb params */
    ZE_STRUCTURE_TYPE_COUNTER_BASED_EVENT_POOL_EXP_DESC = 0x20014, /**< counter based event pool exp desc */
    ZE_STRUCTURE_TYPE_MUTABLE_COMMAND_LIST_EXP_PROPERTIES = 0x20015, /**< mutable command list exp properties */
    ZE_STRUCTURE_TYPE_MUTABLE_COMMAND_LIST_EXP_DESC = 0x20016, /**< mutable command list exp desc */
    ZE_STRUCTURE_TYPE_MUTABLE_COMMAND_ID_EXP_DESC = 0x20017, /**< mutable command id exp desc */
    ZE_STRUCTURE_TYPE_MUTABLE_COMMANDS_EXP_DESC = 0x20018, /**< mutable commands exp desc */
    ZE_STRUCTURE_TYPE_MUTABLE_KERNEL_ARGUMENT_EXP_DESC = 0x20019, /**< mutable kernel argument exp desc */
    ZE_STRUCTURE_TYPE_MUTABLE_GROUP_COUNT_EXP_DESC = 0x2001a, /**< mutable group count exp desc */
    ZE_STRUCTURE_TYPE_MUTABLE_GROUP_SIZE_EXP_DESC = 0x2001b, /**< mutable group size exp desc */
    ZE_STRUCTURE_TYPE_MUTABLE_GLOBAL_OFFSET_EXP_DESC = 0x2001c, /**< mutable global offset exp desc */
    ZE_STRUCTURE_TYPE_PITCHED_ALLOC_DEVICE_EXP_PROPERTIES = 0x2001d, /**< pitched alloc device exp properties */
    ZE_STRUCTURE_TYPE_BINDLESS_IMAGE_EXP_DESC = 0x2001e, /**< bindless image exp desc */
    ZE_STRUCTURE_TYPE_PITCHED_IMAGE_EXP_DESC = 0x2001f, /**< pitched image exp desc */
    ZE_STRUCTURE_TYPE_MUTABLE_GRAPH_ARGUMENT_EXP_DESC = 0x20020, /**< mutable graph argument exp desc */
    ZE_STRUCTURE_TYPE_INIT_DRIVER_TYPE_DESC = 0x20021, /**< init driver type desc */
    ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_EXT_DESC = 0x20022, /**< external semaphore ext desc */
    ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_WIN32_EXT_DESC = 0x20023, /**< external semaphore win32 ext desc */
    ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_FD_EXT_DESC = 0x20024, /**< external semaphore fd ext desc */
    ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_EXT = 0x20025, /**< external semaphore signal params ext */
    ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_WAIT_PARAMS_EXT = 0x20026, /**< external semaphore wait params ext */
    ZE_STRUCTURE_TYPE_DRIVER_DDI_HANDLES_EXT_PROPERTIES = 0x20027, /**< driver ddi handles ext properties */
    ZE_STRUCTURE_TYPE_DEVICE_CACHELINE_SIZE_EXT = 0x20028, /**< device cacheline size ext */
    ZE_STRUCTURE_TYPE_DEVICE_VECTOR_WIDTH_PROPERTIES_EXT = 0x20029, /**< device vector width properties ext */
    ZE_STRUCTURE_TYPE_RTAS_BUILDER_EXT_DESC = 0x20030, /**< rtas builder ext desc */
    ZE_STRUCTURE_TYPE_RTAS_BUILDER_BUILD_OP_EXT_DESC = 0x20031, /**< rtas builder build op ext desc */
    ZE_STRUCTURE_TYPE_RTAS_BUILDER_EXT_PROPERTIES = 0x20032, /**< rtas builder ext properties */
    ZE_STRUCTURE_TYPE_RTAS_PARALLEL_OPERATION_EXT_PROPERTIES = 0x20033, /**< rtas parallel operation ext properties */
    ZE_STRUCTURE_TYPE_RTAS_DEVICE_EXT_PROPERTIES = 0x20034, /**< rtas device ext properties */
    ZE_STRUCTURE_TYPE_RTAS_GEOMETRY_AABBS_EXT_CB_PARAMS = 0x20035, /**< rtas geometry aabbs ext cb params */
    ZE_STRUCTURE_TYPE_COMMAND_LIST_APPEND_PARAM_COOPERATIVE_DESC = 0x20036, /**< command list append param cooperative desc */
    ZE_STRUCTURE_TYPE_EXTERNAL_MEMMAP_SYSMEM_EXT_DESC = 0x20037, /**< external memmap sysmem ext desc */
    ZE_STRUCTURE_TYPE_PITCHED_ALLOC_2DIMAGE_LINEAR_PITCH_EXP_INFO = 0x20038, /**< pitched alloc 2dimage linear pitch exp info */
    ZE_STRUCTURE_TYPE_KERNEL_ALLOCATION_PROPERTIES = 0x20039, /**< kernel allocation properties */
    ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_DESC = 0x2003a, /**< event counter based desc */
    ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_EXTERNAL_SYNC_ALLOCATION_DESC = 0x2003b, /**< event counter based external sync allocation desc */
    ZE_STRUCTURE_TYPE_EVENT_SYNC_MODE_DESC = 0x2003c, /**< event sync mode desc */
    ZE_STRUCTURE_TYPE_IPC_MEM_HANDLE_TYPE_EXT_DESC = 0x2003d, /**< ipc mem handle type ext desc */
    ZE_STRUCTURE_TYPE_DEVICE_EVENT_PROPERTIES = 0x2003e, /**< device event properties */
    ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_EXTERNAL_AGGREGATE_STORAGE_DESC = 0x2003f, /**< event counter based external aggregate storage desc */
    ZE_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES = 0x20040, /**< physical mem properties */
    ZE_STRUCTURE_TYPE_DEVICE_USABLEMEM_SIZE_EXT_PROPERTIES = 0x20041, /**< device usablemem size ext properties */
    ZE_STRUCTURE_TYPE_CUSTOM_PITCH_EXP_DESC = 0x20042, /**< custom pitch exp desc */
    ZE_STRUCTURE_TYPE_DEVICE_COMPUTE_DOTPRODUCT_EXT_PROPERTIES = 0x20043, /**< device compute dotproduct ext properties */
    ZE_STRUCTURE_TYPE_RUNTIME_REQUIREMENTS_MODULE_DESC = 0x20044, /**< runtime requirements module desc */
    ZE_STRUCTURE_TYPE_RUNTIME_REQUIREMENTS_GRAPH_DESC = 0x20045, /**< runtime requirements graph desc */
    ZE_STRUCTURE_TYPE_RUNTIME_REQUIREMENTS_OUTPUT = 0x20046, /**< runtime requirements output */
    ZE_STRUCTURE_TYPE_RECORD_REPLAY_GRAPH_EXT_PROPERTIES = 0x20047, /**< record replay graph ext properties */
    ZE_STRUCTURE_TYPE_RECORD_REPLAY_GRAPH_EXT_DUMP_DESC = 0x20048, /**< record replay graph ext dump desc */
    ZE_STRUCTURE_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_structure_type_t;

/* External memory type flag. */
typedef enum _ze_external_memory_type_flag_t {
    ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD = 0x1, /**< opaque fd */
    ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF = 0x2, /**< dma buf */
    ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_WIN32 = 0x4, /**< opaque win32 */
    ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_WIN32_KMT = 0x8, /**< opaque win32 kmt */
    ZE_EXTERNAL_MEMORY_TYPE_FLAG_D3D11_TEXTURE = 0x10, /**< d3d11 texture */
    ZE_EXTERNAL_MEMORY_TYPE_FLAG_D3D11_TEXTURE_KMT = 0x20, /**< d3d11 texture kmt */
    ZE_EXTERNAL_MEMORY_TYPE_FLAG_D3D12_HEAP = 0x40, /**< d3d12 heap */
    ZE_EXTERNAL_MEMORY_TYPE_FLAG_D3D12_RESOURCE = 0x80, /**< d3d12 resource */
    ZE_EXTERNAL_MEMORY_TYPE_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_external_memory_type_flag_t;

/* Bandwidth unit. */
typedef enum _ze_bandwidth_unit_t {
    ZE_BANDWIDTH_UNIT_UNKNOWN = 0, /**< unknown */
    ZE_BANDWIDTH_UNIT_BYTES_PER_NANOSEC = 1, /**< bytes per nanosec */
    ZE_BANDWIDTH_UNIT_BYTES_PER_CLOCK = 2, /**< bytes per clock */
    ZE_BANDWIDTH_UNIT_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_bandwidth_unit_t;

/* Latency unit. */
typedef enum _ze_latency_unit_t {
    ZE_LATENCY_UNIT_UNKNOWN = 0, /**< unknown */
    ZE_LATENCY_UNIT_NANOSEC = 1, /**< nanosec */
    ZE_LATENCY_UNIT_CLOCK = 2, /**< clock */
    ZE_LATENCY_UNIT_HOP = 3, /**< hop */
    ZE_LATENCY_UNIT_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_latency_unit_t;

/* Init flag. */
typedef enum _ze_init_flag_t {
    ZE_INIT_FLAG_GPU_ONLY = 0x1, /**< gpu only */
    ZE_INIT_FLAG_VPU_ONLY = 0x2, /**< vpu only */
    ZE_INIT_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_init_flag_t;

/* Init driver type flag. */
typedef enum _ze_init_driver_type_flag_t {
    ZE_INIT_DRIVER_TYPE_FLAG_GPU = 0x1, /**< gpu */
    ZE_INIT_DRIVER_TYPE_FLAG_NPU = 0x2, /**< npu */
    ZE_INIT_DRIVER_TYPE_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_init_driver_type_flag_t;

/* Api version. */
typedef enum _ze_api_version_t {
    ZE_API_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_API_VERSION_1_1 = 0x10001, /**< 1 1 */
    ZE_API_VERSION_1_2 = 0x10002, /**< 1 2 */
    ZE_API_VERSION_1_3 = 0x10003, /**< 1 3 */
    ZE_API_VERSION_1_4 = 0x10004, /**< 1 4 */
    ZE_API_VERSION_1_5 = 0x10005, /**< 1 5 */
    ZE_API_VERSION_1_6 = 0x10006, /**< 1 6 */
    ZE_API_VERSION_1_7 = 0x10007, /**< 1 7 */
    ZE_API_VERSION_1_8 = 0x10008, /**< 1 8 */
    ZE_API_VERSION_1_9 = 0x10009, /**< 1 9 */
    ZE_API_VERSION_1_10 = 0x1000a, /**< 1 10 */
    ZE_API_VERSION_1_11 = 0x1000b, /**< 1 11 */
    ZE_API_VERSION_1_12 = 0x1000c, /**< 1 12 */
    ZE_API_VERSION_1_13 = 0x1000d, /**< 1 13 */
    ZE_API_VERSION_1_14 = 0x1000e, /**< 1 14 */
    ZE_API_VERSION_1_15 = 0x1000f, /**< 1 15 */
    ZE_API_VERSION_1_16 = 0x10010, /**< 1 16 */
    ZE_API_VERSION_1_17 = 0x10011, /**< 1 17 */
    ZE_API_VERSION_CURRENT = 0x10011, /**< current */
    ZE_API_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_api_version_t;

/* Ipc property flag. */
typedef enum _ze_ipc_property_flag_t {
    ZE_IPC_PROPERTY_FLAG_MEMORY = 0x1, /**< memory */
    ZE_IPC_PROPERTY_FLAG_EVENT_POOL = 0x2, /**< event pool */
    ZE_IPC_PROPERTY_FLAG_FABRIC_ACCESSIBLE = 0x4, /**< fabric accessible */
    ZE_IPC_PROPERTY_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_ipc_property_flag_t;

/* Device type. */
typedef enum _ze_device_type_t {
    ZE_DEVICE_TYPE_GPU = 1, /**< gpu */
    ZE_DEVICE_TYPE_CPU = 2, /**< cpu */
    ZE_DEVICE_TYPE_FPGA = 3, /**< fpga */
    ZE_DEVICE_TYPE_MCA = 4, /**< mca */
    ZE_DEVICE_TYPE_VPU = 5, /**< vpu */
    ZE_DEVICE_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_device_type_t;

/* Device property flag. */
typedef enum _ze_device_property_flag_t {
    ZE_DEVICE_PROPERTY_FLAG_INTEGRATED = 0x1, /**< integrated */
    ZE_DEVICE_PROPERTY_FLAG_SUBDEVICE = 0x2, /**< subdevice */
    ZE_DEVICE_PROPERTY_FLAG_ECC = 0x4, /**< ecc */
    ZE_DEVICE_PROPERTY_FLAG_ONDEMANDPAGING = 0x8, /**< ondemandpaging */
    ZE_DEVICE_PROPERTY_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_device_property_flag_t;

/* Device dp capability flag. */
typedef enum _ze_device_dp_capability_flag_t {
    ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_NON_SYSTOLIC_DPA4_SIMD_ALL = 0x1, /**< device non systolic dpa4 simd all */
    ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_DPAS_SIMD8 = 0x2, /**< device systolic dpas simd8 */
    ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_DPAS_SIMD16 = 0x4, /**< device systolic dpas simd16 */
    ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_BDPAS_SIMD16 = 0x8, /**< device systolic bdpas simd16 */
    ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_DPAS_DEPTH4 = 0x10, /**< device systolic dpas depth4 */
    ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_DPAS_DEPTH8 = 0x20, /**< device systolic dpas depth8 */
    ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_BDPAS_DEPTH8 = 0x40, /**< device systolic bdpas depth8 */
    ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_OUTPUT_MATRIX_ROWCOUNT_UPTO8 = 0x80, /**< device systolic output matrix rowcount upto8 */
    ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_OUTPUT_MATRIX_ROWCOUNT_FIXED8 = 0x100, /**< device systolic output matrix rowcount fixed8 */
    ZE_DEVICE_DP_CAPABILITY_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_device_dp_capability_flag_t;

/* Device input data type flag. */
typedef enum _ze_device_input_data_type_flag_t {
    ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_TYPE_NONE = 0x1, /**< device input data type none */
    ZE_DEVICE_INPUT_DATA_TYPE_FLAG_ZE_DEVICE_INPUT_DATA_INT8_PACK4_PER_SIMD_LANE = 0x2, /**< ze device input data int8 pack4 per simd lane */
    ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_INT4_PACK8_PER_SIMD_LANE = 0x4, /**< device input data int4 pack8 per simd lane */
    ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_INT2_PACK8_PER_SIMD_LANE = 0x8, /**< device input data int2 pack8 per simd lane */
    ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_TF32_PACK1_PER_SIMD_LANE = 0x10, /**< device input data tf32 pack1 per simd lane */
    ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_FP16_PACK2_PER_SIMD_LANE = 0x20, /**< device input data fp16 pack2 per simd lane */
    ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_BF16_PACK2_PER_SIMD_LANE = 0x40, /**< device input data bf16 pack2 per simd lane */
    ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_FP8_PACK4_PER_SIMD_LANE = 0x80, /**< device input data fp8 pack4 per simd lane */
    ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_BF8_PACK4_PER_SIMD_LANE = 0x100, /**< device input data bf8 pack4 per simd lane */
    ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_E2M1_PACK8_PER_SIMD_LANE = 0x200, /**< device input data e2m1 pack8 per simd lane */
    ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_E3M0_PACK8_PER_SIMD_LANE = 0x400, /**< device input data e3m0 pack8 per simd lane */
    ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_INT8_PACK4_PER_SIMD_LANE = 0x800, /**< device input data int8 pack4 per simd lane */
    ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_SCALING_UINT8 = 0x1000, /**< device input data scaling uint8 */
    ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_SCALING_UE5M3 = 0x2000, /**< device input data scaling ue5m3 */
    ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_SCALING_UE4M3 = 0x4000, /**< device input data scaling ue4m3 */
    ZE_DEVICE_INPUT_DATA_TYPE_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_device_input_data_type_flag_t;

/* Device output data type flag. */
typedef enum _ze_device_output_data_type_flag_t {
    ZE_DEVICE_OUTPUT_DATA_TYPE_FLAG_DEVICE_OUTPUT_DATA_INT32 = 0x1, /**< device output data int32 */
    ZE_DEVICE_OUTPUT_DATA_TYPE_FLAG_DEVICE_OUTPUT_DATA_FP32 = 0x2, /**< device output data fp32 */
    ZE_DEVICE_OUTPUT_DATA_TYPE_FLAG_DEVICE_OUTPUT_DATA_FP16 = 0x4, /**< device output data fp16 */
    ZE_DEVICE_OUTPUT_DATA_TYPE_FLAG_DEVICE_OUTPUT_DATA_BF16 = 0x8, /**< device output data bf16 */
    ZE_DEVICE_OUTPUT_DATA_TYPE_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_device_output_data_type_flag_t;

/* Device compute dotproduct properties ext version. */
typedef enum _ze_device_compute_dotproduct_properties_ext_version_t {
    ZE_DEVICE_COMPUTE_DOTPRODUCT_PROPERTIES_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_DEVICE_COMPUTE_DOTPRODUCT_PROPERTIES_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_DEVICE_COMPUTE_DOTPRODUCT_PROPERTIES_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_device_compute_dotproduct_properties_ext_version_t;

/* Device module flag. */
typedef enum _ze_device_module_flag_t {
    ZE_DEVICE_MODULE_FLAG_FP16 = 0x1, /**< fp16 */
    ZE_DEVICE_MODULE_FLAG_FP64 = 0x2, /**< fp64 */
    ZE_DEVICE_MODULE_FLAG_INT64_ATOMICS = 0x4, /**< int64 atomics */
    ZE_DEVICE_MODULE_FLAG_DP4A = 0x8, /**< dp4a */
    ZE_DEVICE_MODULE_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_device_module_flag_t;

/* Device fp flag. */
typedef enum _ze_device_fp_flag_t {
    ZE_DEVICE_FP_FLAG_DENORM = 0x1, /**< denorm */
    ZE_DEVICE_FP_FLAG_INF_NAN = 0x2, /**< inf nan */
    ZE_DEVICE_FP_FLAG_ROUND_TO_NEAREST = 0x4, /**< round to nearest */
    ZE_DEVICE_FP_FLAG_ROUND_TO_ZERO = 0x8, /**< round to zero */
    ZE_DEVICE_FP_FLAG_ROUND_TO_INF = 0x10, /**< round to inf */
    ZE_DEVICE_FP_FLAG_FMA = 0x20, /**< fma */
    ZE_DEVICE_FP_FLAG_ROUNDED_DIVIDE_SQRT = 0x40, /**< rounded divide sqrt */
    ZE_DEVICE_FP_FLAG_SOFT_FLOAT = 0x80, /**< soft float */
    ZE_DEVICE_FP_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_device_fp_flag_t;

/* Command queue group property flag. */
typedef enum _ze_command_queue_group_property_flag_t {
    ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE = 0x1, /**< compute */
    ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY = 0x2, /**< copy */
    ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COOPERATIVE_KERNELS = 0x4, /**< cooperative kernels */
    ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_METRICS = 0x8, /**< metrics */
    ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_command_queue_group_property_flag_t;

/* Device memory property flag. */
typedef enum _ze_device_memory_property_flag_t {
    ZE_DEVICE_MEMORY_PROPERTY_FLAG_TBD = 0x1, /**< tbd */
    ZE_DEVICE_MEMORY_PROPERTY_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_device_memory_property_flag_t;

/* Memory access cap flag. */
typedef enum _ze_memory_access_cap_flag_t {
    ZE_MEMORY_ACCESS_CAP_FLAG_RW = 0x1, /**< rw */
    ZE_MEMORY_ACCESS_CAP_FLAG_ATOMIC = 0x2, /**< atomic */
    ZE_MEMORY_ACCESS_CAP_FLAG_CONCURRENT = 0x4, /**< concurrent */
    ZE_MEMORY_ACCESS_CAP_FLAG_CONCURRENT_ATOMIC = 0x8, /**< concurrent atomic */
    ZE_MEMORY_ACCESS_CAP_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_memory_access_cap_flag_t;

/* Device cache property flag. */
typedef enum _ze_device_cache_property_flag_t {
    ZE_DEVICE_CACHE_PROPERTY_FLAG_USER_CONTROL = 0x1, /**< user control */
    ZE_DEVICE_CACHE_PROPERTY_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_device_cache_property_flag_t;

/* Device p2p property flag. */
typedef enum _ze_device_p2p_property_flag_t {
    ZE_DEVICE_P2P_PROPERTY_FLAG_ACCESS = 0x1, /**< access */
    ZE_DEVICE_P2P_PROPERTY_FLAG_ATOMICS = 0x2, /**< atomics */
    ZE_DEVICE_P2P_PROPERTY_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_device_p2p_property_flag_t;

/* Device event properties flag. */
typedef enum _ze_device_event_properties_flag_t {
    ZE_DEVICE_EVENT_PROPERTIES_FLAG_COUNTER_BASED_EXTERNAL_AGGREGATE_STORAGE = 0x1, /**< counter based external aggregate storage */
    ZE_DEVICE_EVENT_PROPERTIES_FLAG_COUNTER_BASED_IPC = 0x2, /**< counter based ipc */
    ZE_DEVICE_EVENT_PROPERTIES_FLAG_COUNTER_BASED_EXTERNAL_SYNC_ALLOCATION = 0x4, /**< counter based external sync allocation */
    ZE_DEVICE_EVENT_PROPERTIES_FLAG_COUNTER_BASED_EXTERNAL_INTERRUPT_WAIT = 0x8, /**< counter based external interrupt wait */
    ZE_DEVICE_EVENT_PROPERTIES_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_device_event_properties_flag_t;

/* Validate runtime requirements result. */
typedef enum _ze_validate_runtime_requirements_result_t {
    ZE_VALIDATE_RUNTIME_REQUIREMENTS_RESULT_NOT_APPLICABLE = 0, /**< not applicable */
    ZE_VALIDATE_RUNTIME_REQUIREMENTS_RESULT_REQUIREMENTS_MET = 1, /**< requirements met */
    ZE_VALIDATE_RUNTIME_REQUIREMENTS_RESULT_REQUIREMENTS_MET_RECOMPILATION_ADVISABLE = 2, /**< requirements met recompilation advisable */
    ZE_VALIDATE_RUNTIME_REQUIREMENTS_RESULT_REQUIREMENTS_NOT_MET = 3, /**< requirements not met */
    ZE_VALIDATE_RUNTIME_REQUIREMENTS_RESULT_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_validate_runtime_requirements_result_t;

/* Context flag. */
typedef enum _ze_context_flag_t {
    ZE_CONTEXT_FLAG_TBD = 0x1, /**< tbd */
    ZE_CONTEXT_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_context_flag_t;

/* Command queue flag. */
typedef enum _ze_command_queue_flag_t {
    ZE_COMMAND_QUEUE_FLAG_EXPLICIT_ONLY = 0x1, /**< explicit only */
    ZE_COMMAND_QUEUE_FLAG_IN_ORDER = 0x2, /**< in order */
    ZE_COMMAND_QUEUE_FLAG_COPY_OFFLOAD_HINT = 0x4, /**< copy offload hint */
    ZE_COMMAND_QUEUE_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_command_queue_flag_t;

/* Command queue mode. */
typedef enum _ze_command_queue_mode_t {
    ZE_COMMAND_QUEUE_MODE_DEFAULT = 0, /**< default */
    ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS = 1, /**< synchronous */
    ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS = 2, /**< asynchronous */
    ZE_COMMAND_QUEUE_MODE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_command_queue_mode_t;

/* Command queue priority. */
typedef enum _ze_command_queue_priority_t {
    ZE_COMMAND_QUEUE_PRIORITY_NORMAL = 0, /**< normal */
    ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_LOW = 1, /**< priority low */
    ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_HIGH = 2, /**< priority high */
    ZE_COMMAND_QUEUE_PRIORITY_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_command_queue_priority_t;

/* Command list flag. */
typedef enum _ze_command_list_flag_t {
    ZE_COMMAND_LIST_FLAG_RELAXED_ORDERING = 0x1, /**< relaxed ordering */
    ZE_COMMAND_LIST_FLAG_MAXIMIZE_THROUGHPUT = 0x2, /**< maximize throughput */
    ZE_COMMAND_LIST_FLAG_EXPLICIT_ONLY = 0x4, /**< explicit only */
    ZE_COMMAND_LIST_FLAG_IN_ORDER = 0x8, /**< in order */
    ZE_COMMAND_LIST_FLAG_EXP_CLONEABLE = 0x10, /**< exp cloneable */
    ZE_COMMAND_LIST_FLAG_COPY_OFFLOAD_HINT = 0x20, /**< copy offload hint */
    ZE_COMMAND_LIST_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_command_list_flag_t;

/* Memory advice. */
typedef enum _ze_memory_advice_t {
    ZE_MEMORY_ADVICE_SET_READ_MOSTLY = 0, /**< set read mostly */
    ZE_MEMORY_ADVICE_CLEAR_READ_MOSTLY = 1, /**< clear read mostly */
    ZE_MEMORY_ADVICE_SET_PREFERRED_LOCATION = 2, /**< set preferred location */
    ZE_MEMORY_ADVICE_CLEAR_PREFERRED_LOCATION = 3, /**< clear preferred location */
    ZE_MEMORY_ADVICE_SET_NON_ATOMIC_MOSTLY = 4, /**< set non atomic mostly */
    ZE_MEMORY_ADVICE_CLEAR_NON_ATOMIC_MOSTLY = 5, /**< clear non atomic mostly */
    ZE_MEMORY_ADVICE_BIAS_CACHED = 6, /**< bias cached */
    ZE_MEMORY_ADVICE_BIAS_UNCACHED = 7, /**< bias uncached */
    ZE_MEMORY_ADVICE_SET_SYSTEM_MEMORY_PREFERRED_LOCATION = 8, /**< set system memory preferred location */
    ZE_MEMORY_ADVICE_CLEAR_SYSTEM_MEMORY_PREFERRED_LOCATION = 9, /**< clear system memory preferred location */
    ZE_MEMORY_ADVICE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_memory_advice_t;

/* Event pool flag. */
typedef enum _ze_event_pool_flag_t {
    ZE_EVENT_POOL_FLAG_HOST_VISIBLE = 0x1, /**< host visible */
    ZE_EVENT_POOL_FLAG_IPC = 0x2, /**< ipc */
    ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP = 0x4, /**< kernel timestamp */
    ZE_EVENT_POOL_FLAG_KERNEL_MAPPED_TIMESTAMP = 0x8, /**< kernel mapped timestamp */
    ZE_EVENT_POOL_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_event_pool_flag_t;

/* Event scope flag. */
typedef enum _ze_event_scope_flag_t {
    ZE_EVENT_SCOPE_FLAG_SUBDEVICE = 0x1, /**< subdevice */
    ZE_EVENT_SCOPE_FLAG_DEVICE = 0x2, /**< device */
    ZE_EVENT_SCOPE_FLAG_HOST = 0x4, /**< host */
    ZE_EVENT_SCOPE_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_event_scope_flag_t;

/* Event counter based flag. */
typedef enum _ze_event_counter_based_flag_t {
    ZE_EVENT_COUNTER_BASED_FLAG_IMMEDIATE = 0x1, /**< immediate */
    ZE_EVENT_COUNTER_BASED_FLAG_NON_IMMEDIATE = 0x2, /**< non immediate */
    ZE_EVENT_COUNTER_BASED_FLAG_HOST_VISIBLE = 0x4, /**< host visible */
    ZE_EVENT_COUNTER_BASED_FLAG_IPC = 0x8, /**< ipc */
    ZE_EVENT_COUNTER_BASED_FLAG_DEVICE_TIMESTAMP = 0x10, /**< device timestamp */
    ZE_EVENT_COUNTER_BASED_FLAG_HOST_TIMESTAMP = 0x20, /**< host timestamp */
    ZE_EVENT_COUNTER_BASED_FLAG_GRAPH_EXTERNAL = 0x40, /**< graph external */
    ZE_EVENT_COUNTER_BASED_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_event_counter_based_flag_t;

/* Event sync mode flag. */
typedef enum _ze_event_sync_mode_flag_t {
    ZE_EVENT_SYNC_MODE_FLAG_LOW_POWER_WAIT = 0x1, /**< low power wait */
    ZE_EVENT_SYNC_MODE_FLAG_SIGNAL_INTERRUPT = 0x2, /**< signal interrupt */
    ZE_EVENT_SYNC_MODE_FLAG_EXTERNAL_INTERRUPT_WAIT = 0x4, /**< external interrupt wait */
    ZE_EVENT_SYNC_MODE_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_event_sync_mode_flag_t;

/* Fence flag. */
typedef enum _ze_fence_flag_t {
    ZE_FENCE_FLAG_SIGNALED = 0x1, /**< signaled */
    ZE_FENCE_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_fence_flag_t;

/* Image flag. */
typedef enum _ze_image_flag_t {
    ZE_IMAGE_FLAG_KERNEL_WRITE = 0x1, /**< kernel write */
    ZE_IMAGE_FLAG_BIAS_UNCACHED = 0x2, /**< bias uncached */
    ZE_IMAGE_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_image_flag_t;

/* Image type. */
typedef enum _ze_image_type_t {
    ZE_IMAGE_TYPE_1D = 0, /**< 1d */
    ZE_IMAGE_TYPE_1DARRAY = 1, /**< 1darray */
    ZE_IMAGE_TYPE_2D = 2, /**< 2d */
    ZE_IMAGE_TYPE_2DARRAY = 3, /**< 2darray */
    ZE_IMAGE_TYPE_3D = 4, /**< 3d */
    ZE_IMAGE_TYPE_BUFFER = 5, /**< buffer */
    ZE_IMAGE_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_image_type_t;

/* Image format layout. */
typedef enum _ze_image_format_layout_t {
    ZE_IMAGE_FORMAT_LAYOUT_8 = 0, /**< 8 */
    ZE_IMAGE_FORMAT_LAYOUT_16 = 1, /**< 16 */
    ZE_IMAGE_FORMAT_LAYOUT_32 = 2, /**< 32 */
    ZE_IMAGE_FORMAT_LAYOUT_8_8 = 3, /**< 8 8 */
    ZE_IMAGE_FORMAT_LAYOUT_8_8_8_8 = 4, /**< 8 8 8 8 */
    ZE_IMAGE_FORMAT_LAYOUT_16_16 = 5, /**< 16 16 */
    ZE_IMAGE_FORMAT_LAYOUT_16_16_16_16 = 6, /**< 16 16 16 16 */
    ZE_IMAGE_FORMAT_LAYOUT_32_32 = 7, /**< 32 32 */
    ZE_IMAGE_FORMAT_LAYOUT_32_32_32_32 = 8, /**< 32 32 32 32 */
    ZE_IMAGE_FORMAT_LAYOUT_10_10_10_2 = 9, /**< 10 10 10 2 */
    ZE_IMAGE_FORMAT_LAYOUT_11_11_10 = 10, /**< 11 11 10 */
    ZE_IMAGE_FORMAT_LAYOUT_5_6_5 = 11, /**< 5 6 5 */
    ZE_IMAGE_FORMAT_LAYOUT_5_5_5_1 = 12, /**< 5 5 5 1 */
    ZE_IMAGE_FORMAT_LAYOUT_4_4_4_4 = 13, /**< 4 4 4 4 */
    ZE_IMAGE_FORMAT_LAYOUT_Y8 = 14, /**< y8 */
    ZE_IMAGE_FORMAT_LAYOUT_NV12 = 15, /**< nv12 */
    ZE_IMAGE_FORMAT_LAYOUT_YUYV = 16, /**< yuyv */
    ZE_IMAGE_FORMAT_LAYOUT_VYUY = 17, /**< vyuy */
    ZE_IMAGE_FORMAT_LAYOUT_YVYU = 18, /**< yvyu */
    ZE_IMAGE_FORMAT_LAYOUT_UYVY = 19, /**< uyvy */
    ZE_IMAGE_FORMAT_LAYOUT_AYUV = 20, /**< ayuv */
    ZE_IMAGE_FORMAT_LAYOUT_P010 = 21, /**< p010 */
    ZE_IMAGE_FORMAT_LAYOUT_Y410 = 22, /**< y410 */
    ZE_IMAGE_FORMAT_LAYOUT_P012 = 23, /**< p012 */
    ZE_IMAGE_FORMAT_LAYOUT_Y16 = 24, /**< y16 */
    ZE_IMAGE_FORMAT_LAYOUT_P016 = 25, /**< p016 */
    ZE_IMAGE_FORMAT_LAYOUT_Y216 = 26, /**< y216 */
    ZE_IMAGE_FORMAT_LAYOUT_P216 = 27, /**< p216 */
    ZE_IMAGE_FORMAT_LAYOUT_P8 = 28, /**< p8 */
    ZE_IMAGE_FORMAT_LAYOUT_YUY2 = 29, /**< yuy2 */
    ZE_IMAGE_FORMAT_LAYOUT_A8P8 = 30, /**< a8p8 */
    ZE_IMAGE_FORMAT_LAYOUT_IA44 = 31, /**< ia44 */
    ZE_IMAGE_FORMAT_LAYOUT_AI44 = 32, /**< ai44 */
    ZE_IMAGE_FORMAT_LAYOUT_Y416 = 33, /**< y416 */
    ZE_IMAGE_FORMAT_LAYOUT_Y210 = 34, /**< y210 */
    ZE_IMAGE_FORMAT_LAYOUT_I420 = 35, /**< i420 */
    ZE_IMAGE_FORMAT_LAYOUT_YV12 = 36, /**< yv12 */
    ZE_IMAGE_FORMAT_LAYOUT_400P = 37, /**< 400p */
    ZE_IMAGE_FORMAT_LAYOUT_422H = 38, /**< 422h */
    ZE_IMAGE_FORMAT_LAYOUT_422V = 39, /**< 422v */
    ZE_IMAGE_FORMAT_LAYOUT_444P = 40, /**< 444p */
    ZE_IMAGE_FORMAT_LAYOUT_RGBP = 41, /**< rgbp */
    ZE_IMAGE_FORMAT_LAYOUT_BRGP = 42, /**< brgp */
    ZE_IMAGE_FORMAT_LAYOUT_8_8_8 = 43, /**< 8 8 8 */
    ZE_IMAGE_FORMAT_LAYOUT_16_16_16 = 44, /**< 16 16 16 */
    ZE_IMAGE_FORMAT_LAYOUT_32_32_32 = 45, /**< 32 32 32 */
    ZE_IMAGE_FORMAT_LAYOUT_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_image_format_layout_t;

/* Image format type. */
typedef enum _ze_image_format_type_t {
    ZE_IMAGE_FORMAT_TYPE_UINT = 0, /**< uint */
    ZE_IMAGE_FORMAT_TYPE_SINT = 1, /**< sint */
    ZE_IMAGE_FORMAT_TYPE_UNORM = 2, /**< unorm */
    ZE_IMAGE_FORMAT_TYPE_SNORM = 3, /**< snorm */
    ZE_IMAGE_FORMAT_TYPE_FLOAT = 4, /**< float */
    ZE_IMAGE_FORMAT_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_image_format_type_t;

/* Image format swizzle. */
typedef enum _ze_image_format_swizzle_t {
    ZE_IMAGE_FORMAT_SWIZZLE_R = 0, /**< r */
    ZE_IMAGE_FORMAT_SWIZZLE_G = 1, /**< g */
    ZE_IMAGE_FORMAT_SWIZZLE_B = 2, /**< b */
    ZE_IMAGE_FORMAT_SWIZZLE_A = 3, /**< a */
    ZE_IMAGE_FORMAT_SWIZZLE_0 = 4, /**< 0 */
    ZE_IMAGE_FORMAT_SWIZZLE_1 = 5, /**< 1 */
    ZE_IMAGE_FORMAT_SWIZZLE_X = 6, /**< x */
    ZE_IMAGE_FORMAT_SWIZZLE_D = 7, /**< d */
    ZE_IMAGE_FORMAT_SWIZZLE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_image_format_swizzle_t;

/* Image sampler filter flag. */
typedef enum _ze_image_sampler_filter_flag_t {
    ZE_IMAGE_SAMPLER_FILTER_FLAG_POINT = 0x1, /**< point */
    ZE_IMAGE_SAMPLER_FILTER_FLAG_LINEAR = 0x2, /**< linear */
    ZE_IMAGE_SAMPLER_FILTER_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_image_sampler_filter_flag_t;

/* Device memory alloc flag. */
typedef enum _ze_device_mem_alloc_flag_t {
    ZE_DEVICE_MEM_ALLOC_FLAG_BIAS_CACHED = 0x1, /**< bias cached */
    ZE_DEVICE_MEM_ALLOC_FLAG_BIAS_UNCACHED = 0x2, /**< bias uncached */
    ZE_DEVICE_MEM_ALLOC_FLAG_BIAS_INITIAL_PLACEMENT = 0x4, /**< bias initial placement */
    ZE_DEVICE_MEM_ALLOC_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_device_mem_alloc_flag_t;

/* Host memory alloc flag. */
typedef enum _ze_host_mem_alloc_flag_t {
    ZE_HOST_MEM_ALLOC_FLAG_BIAS_CACHED = 0x1, /**< bias cached */
    ZE_HOST_MEM_ALLOC_FLAG_BIAS_UNCACHED = 0x2, /**< bias uncached */
    ZE_HOST_MEM_ALLOC_FLAG_BIAS_WRITE_COMBINED = 0x4, /**< bias write combined */
    ZE_HOST_MEM_ALLOC_FLAG_BIAS_INITIAL_PLACEMENT = 0x8, /**< bias initial placement */
    ZE_HOST_MEM_ALLOC_FLAG_MEM_READ_ONLY = 0x10, /**< mem read only */
    ZE_HOST_MEM_ALLOC_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_host_mem_alloc_flag_t;

/* Memory type. */
typedef enum _ze_memory_type_t {
    ZE_MEMORY_TYPE_UNKNOWN = 0, /**< unknown */
    ZE_MEMORY_TYPE_HOST = 1, /**< host */
    ZE_MEMORY_TYPE_DEVICE = 2, /**< device */
    ZE_MEMORY_TYPE_SHARED = 3, /**< shared */
    ZE_MEMORY_TYPE_HOST_IMPORTED = 4, /**< host imported */
    ZE_MEMORY_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_memory_type_t;

/* Ipc memory flag. */
typedef enum _ze_ipc_memory_flag_t {
    ZE_IPC_MEMORY_FLAG_BIAS_CACHED = 0x1, /**< bias cached */
    ZE_IPC_MEMORY_FLAG_BIAS_UNCACHED = 0x2, /**< bias uncached */
    ZE_IPC_MEMORY_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_ipc_memory_flag_t;

/* Memory atomic attr exp flag. */
typedef enum _ze_memory_atomic_attr_exp_flag_t {
    ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_NO_ATOMICS = 0x1, /**< no atomics */
    ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_NO_HOST_ATOMICS = 0x2, /**< no host atomics */
    ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_HOST_ATOMICS = 0x4, /**< host atomics */
    ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_NO_DEVICE_ATOMICS = 0x8, /**< no device atomics */
    ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_DEVICE_ATOMICS = 0x10, /**< device atomics */
    ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_NO_SYSTEM_ATOMICS = 0x20, /**< no system atomics */
    ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_SYSTEM_ATOMICS = 0x40, /**< system atomics */
    ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_memory_atomic_attr_exp_flag_t;

/* Module format. */
typedef enum _ze_module_format_t {
    ZE_MODULE_FORMAT_IL_SPIRV = 0, /**< il spirv */
    ZE_MODULE_FORMAT_NATIVE = 1, /**< native */
    ZE_MODULE_FORMAT_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_module_format_t;

/* Module property flag. */
typedef enum _ze_module_property_flag_t {
    ZE_MODULE_PROPERTY_FLAG_IMPORTS = 0x1, /**< imports */
    ZE_MODULE_PROPERTY_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_module_property_flag_t;

/* Kernel flag. */
typedef enum _ze_kernel_flag_t {
    ZE_KERNEL_FLAG_FORCE_RESIDENCY = 0x1, /**< force residency */
    ZE_KERNEL_FLAG_EXPLICIT_RESIDENCY = 0x2, /**< explicit residency */
    ZE_KERNEL_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_kernel_flag_t;

/* Kernel indirect access flag. */
typedef enum _ze_kernel_indirect_access_flag_t {
    ZE_KERNEL_INDIRECT_ACCESS_FLAG_HOST = 0x1, /**< host */
    ZE_KERNEL_INDIRECT_ACCESS_FLAG_DEVICE = 0x2, /**< device */
    ZE_KERNEL_INDIRECT_ACCESS_FLAG_SHARED = 0x4, /**< shared */
    ZE_KERNEL_INDIRECT_ACCESS_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_kernel_indirect_access_flag_t;

/* Cache config flag. */
typedef enum _ze_cache_config_flag_t {
    ZE_CACHE_CONFIG_FLAG_LARGE_SLM = 0x1, /**< large slm */
    ZE_CACHE_CONFIG_FLAG_LARGE_DATA = 0x2, /**< large data */
    ZE_CACHE_CONFIG_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_cache_config_flag_t;

/* Module program exp version. */
typedef enum _ze_module_program_exp_version_t {
    ZE_MODULE_PROGRAM_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_MODULE_PROGRAM_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZE_MODULE_PROGRAM_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_module_program_exp_version_t;

/* Raytracing ext version. */
typedef enum _ze_raytracing_ext_version_t {
    ZE_RAYTRACING_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_RAYTRACING_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_RAYTRACING_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_raytracing_ext_version_t;

/* Device raytracing ext flag. */
typedef enum _ze_device_raytracing_ext_flag_t {
    ZE_DEVICE_RAYTRACING_EXT_FLAG_RAYQUERY = 0x1, /**< rayquery */
    ZE_DEVICE_RAYTRACING_EXT_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_device_raytracing_ext_flag_t;

/* Raytracing memory alloc ext flag. */
typedef enum _ze_raytracing_mem_alloc_ext_flag_t {
    ZE_RAYTRACING_MEM_ALLOC_EXT_FLAG_TBD = 0x1, /**< tbd */
    ZE_RAYTRACING_MEM_ALLOC_EXT_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_raytracing_mem_alloc_ext_flag_t;

/* Sampler address mode. */
typedef enum _ze_sampler_address_mode_t {
    ZE_SAMPLER_ADDRESS_MODE_NONE = 0, /**< none */
    ZE_SAMPLER_ADDRESS_MODE_REPEAT = 1, /**< repeat */
    ZE_SAMPLER_ADDRESS_MODE_CLAMP = 2, /**< clamp */
    ZE_SAMPLER_ADDRESS_MODE_CLAMP_TO_BORDER = 3, /**< clamp to border */
    ZE_SAMPLER_ADDRESS_MODE_MIRROR = 4, /**< mirror */
    ZE_SAMPLER_ADDRESS_MODE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_sampler_address_mode_t;

/* Sampler filter mode. */
typedef enum _ze_sampler_filter_mode_t {
    ZE_SAMPLER_FILTER_MODE_NEAREST = 0, /**< nearest */
    ZE_SAMPLER_FILTER_MODE_LINEAR = 1, /**< linear */
    ZE_SAMPLER_FILTER_MODE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_sampler_filter_mode_t;

/* Memory access attribute. */
typedef enum _ze_memory_access_attribute_t {
    ZE_MEMORY_ACCESS_ATTRIBUTE_NONE = 0, /**< none */
    ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE = 1, /**< readwrite */
    ZE_MEMORY_ACCESS_ATTRIBUTE_READONLY = 2, /**< readonly */
    ZE_MEMORY_ACCESS_ATTRIBUTE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_memory_access_attribute_t;

/* Physical memory flag. */
typedef enum _ze_physical_mem_flag_t {
    ZE_PHYSICAL_MEM_FLAG_ALLOCATE_ON_DEVICE = 0x1, /**< allocate on device */
    ZE_PHYSICAL_MEM_FLAG_ALLOCATE_ON_HOST = 0x2, /**< allocate on host */
    ZE_PHYSICAL_MEM_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_physical_mem_flag_t;

/* Float atomics ext version. */
typedef enum _ze_float_atomics_ext_version_t {
    ZE_FLOAT_ATOMICS_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_FLOAT_ATOMICS_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_FLOAT_ATOMICS_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_float_atomics_ext_version_t;

/* Device fp atomic ext flag. */
typedef enum _ze_device_fp_atomic_ext_flag_t {
    ZE_DEVICE_FP_ATOMIC_EXT_FLAG_GLOBAL_LOAD_STORE = 0x1, /**< global load store */
    ZE_DEVICE_FP_ATOMIC_EXT_FLAG_GLOBAL_ADD = 0x2, /**< global add */
    ZE_DEVICE_FP_ATOMIC_EXT_FLAG_GLOBAL_MIN_MAX = 0x4, /**< global min max */
    ZE_DEVICE_FP_ATOMIC_EXT_FLAG_LOCAL_LOAD_STORE = 0x10000, /**< local load store */
    ZE_DEVICE_FP_ATOMIC_EXT_FLAG_LOCAL_ADD = 0x20000, /**< local add */
    ZE_DEVICE_FP_ATOMIC_EXT_FLAG_LOCAL_MIN_MAX = 0x40000, /**< local min max */
    ZE_DEVICE_FP_ATOMIC_EXT_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_device_fp_atomic_ext_flag_t;

/* Global offset exp version. */
typedef enum _ze_global_offset_exp_version_t {
    ZE_GLOBAL_OFFSET_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_GLOBAL_OFFSET_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZE_GLOBAL_OFFSET_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_global_offset_exp_version_t;

/* Relaxed allocation limits ext version. */
typedef enum _ze_relaxed_allocation_limits_ext_version_t {
    ZE_RELAXED_ALLOCATION_LIMITS_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_RELAXED_ALLOCATION_LIMITS_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_RELAXED_ALLOCATION_LIMITS_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_relaxed_allocation_limits_ext_version_t;

/* Relaxed allocation limits ext flag. */
typedef enum _ze_relaxed_allocation_limits_ext_flag_t {
    ZE_RELAXED_ALLOCATION_LIMITS_EXT_FLAG_MAX_SIZE = 0x1, /**< max size */
    ZE_RELAXED_ALLOCATION_LIMITS_EXT_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_relaxed_allocation_limits_ext_flag_t;

/* Relaxed allocation limits exp version. */
typedef enum _ze_relaxed_allocation_limits_exp_version_t {
    ZE_RELAXED_ALLOCATION_LIMITS_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_RELAXED_ALLOCATION_LIMITS_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZE_RELAXED_ALLOCATION_LIMITS_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_relaxed_allocation_limits_exp_version_t;

/* Relaxed allocation limits exp flag. */
typedef enum _ze_relaxed_allocation_limits_exp_flag_t {
    ZE_RELAXED_ALLOCATION_LIMITS_EXP_FLAG_MAX_SIZE = 0x1, /**< max size */
    ZE_RELAXED_ALLOCATION_LIMITS_EXP_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_relaxed_allocation_limits_exp_flag_t;

/* Cache reservation ext version. */
typedef enum _ze_cache_reservation_ext_version_t {
    ZE_CACHE_RESERVATION_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_CACHE_RESERVATION_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_CACHE_RESERVATION_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_cache_reservation_ext_version_t;

/* Cache ext region. */
typedef enum _ze_cache_ext_region_t {
    ZE_CACHE_EXT_REGION_ZE_CACHE_REGION_DEFAULT = 0, /**< ze cache region default */
    ZE_CACHE_EXT_REGION_ZE_CACHE_RESERVE_REGION = 1, /**< ze cache reserve region */
    ZE_CACHE_EXT_REGION_ZE_CACHE_NON_RESERVED_REGION = 2, /**< ze cache non reserved region */
    ZE_CACHE_EXT_REGION_DEFAULT = 0, /**< default */
    ZE_CACHE_EXT_REGION_RESERVED = 1, /**< reserved */
    ZE_CACHE_EXT_REGION_NON_RESERVED = 2, /**< non reserved */
    ZE_CACHE_EXT_REGION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_cache_ext_region_t;

/* Event query timestamps exp version. */
typedef enum _ze_event_query_timestamps_exp_version_t {
    ZE_EVENT_QUERY_TIMESTAMPS_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_EVENT_QUERY_TIMESTAMPS_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZE_EVENT_QUERY_TIMESTAMPS_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_event_query_timestamps_exp_version_t;

/* Image memory properties exp version. */
typedef enum _ze_image_memory_properties_exp_version_t {
    ZE_IMAGE_MEMORY_PROPERTIES_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_IMAGE_MEMORY_PROPERTIES_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZE_IMAGE_MEMORY_PROPERTIES_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_image_memory_properties_exp_version_t;

/* Image view ext version. */
typedef enum _ze_image_view_ext_version_t {
    ZE_IMAGE_VIEW_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_IMAGE_VIEW_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_IMAGE_VIEW_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_image_view_ext_version_t;

/* Image view exp version. */
typedef enum _ze_image_view_exp_version_t {
    ZE_IMAGE_VIEW_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_IMAGE_VIEW_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZE_IMAGE_VIEW_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_image_view_exp_version_t;

/* Image view planar ext version. */
typedef enum _ze_image_view_planar_ext_version_t {
    ZE_IMAGE_VIEW_PLANAR_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_IMAGE_VIEW_PLANAR_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_IMAGE_VIEW_PLANAR_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_image_view_planar_ext_version_t;

/* Image view planar exp version. */
typedef enum _ze_image_view_planar_exp_version_t {
    ZE_IMAGE_VIEW_PLANAR_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_IMAGE_VIEW_PLANAR_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZE_IMAGE_VIEW_PLANAR_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_image_view_planar_exp_version_t;

/* Scheduling hints exp version. */
typedef enum _ze_scheduling_hints_exp_version_t {
    ZE_SCHEDULING_HINTS_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_SCHEDULING_HINTS_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZE_SCHEDULING_HINTS_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_scheduling_hints_exp_version_t;

/* Scheduling hint exp flag. */
typedef enum _ze_scheduling_hint_exp_flag_t {
    ZE_SCHEDULING_HINT_EXP_FLAG_OLDEST_FIRST = 0x1, /**< oldest first */
    ZE_SCHEDULING_HINT_EXP_FLAG_ROUND_ROBIN = 0x2, /**< round robin */
    ZE_SCHEDULING_HINT_EXP_FLAG_STALL_BASED_ROUND_ROBIN = 0x4, /**< stall based round robin */
    ZE_SCHEDULING_HINT_EXP_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_scheduling_hint_exp_flag_t;

/* Linkonce odr ext version. */
typedef enum _ze_linkonce_odr_ext_version_t {
    ZE_LINKONCE_ODR_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_LINKONCE_ODR_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_LINKONCE_ODR_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_linkonce_odr_ext_version_t;

/* Power saving hint exp version. */
typedef enum _ze_power_saving_hint_exp_version_t {
    ZE_POWER_SAVING_HINT_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_POWER_SAVING_HINT_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZE_POWER_SAVING_HINT_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_power_saving_hint_exp_version_t;

/* Power saving hint type. */
typedef enum _ze_power_saving_hint_type_t {
    ZE_POWER_SAVING_HINT_TYPE_MIN = 0, /**< min */
    ZE_POWER_SAVING_HINT_TYPE_MAX = 100, /**< max */
    ZE_POWER_SAVING_HINT_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_power_saving_hint_type_t;

/* Subgroup ext version. */
typedef enum _ze_subgroup_ext_version_t {
    ZE_SUBGROUP_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_SUBGROUP_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_SUBGROUP_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_subgroup_ext_version_t;

/* Eu count ext version. */
typedef enum _ze_eu_count_ext_version_t {
    ZE_EU_COUNT_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_EU_COUNT_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_EU_COUNT_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_eu_count_ext_version_t;

/* Pci properties ext version. */
typedef enum _ze_pci_properties_ext_version_t {
    ZE_PCI_PROPERTIES_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_PCI_PROPERTIES_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_PCI_PROPERTIES_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_pci_properties_ext_version_t;

/* Srgb ext version. */
typedef enum _ze_srgb_ext_version_t {
    ZE_SRGB_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_SRGB_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_SRGB_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_srgb_ext_version_t;

/* Image copy ext version. */
typedef enum _ze_image_copy_ext_version_t {
    ZE_IMAGE_COPY_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_IMAGE_COPY_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_IMAGE_COPY_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_image_copy_ext_version_t;

/* Image query alloc properties ext version. */
typedef enum _ze_image_query_alloc_properties_ext_version_t {
    ZE_IMAGE_QUERY_ALLOC_PROPERTIES_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_IMAGE_QUERY_ALLOC_PROPERTIES_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_IMAGE_QUERY_ALLOC_PROPERTIES_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_image_query_alloc_properties_ext_version_t;

/* Linkage inspection ext version. */
typedef enum _ze_linkage_inspection_ext_version_t {
    ZE_LINKAGE_INSPECTION_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_LINKAGE_INSPECTION_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_LINKAGE_INSPECTION_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_linkage_inspection_ext_version_t;

/* Linkage inspection ext flag. */
typedef enum _ze_linkage_inspection_ext_flag_t {
    ZE_LINKAGE_INSPECTION_EXT_FLAG_IMPORTS = 0x1, /**< imports */
    ZE_LINKAGE_INSPECTION_EXT_FLAG_UNRESOLVABLE_IMPORTS = 0x2, /**< unresolvable imports */
    ZE_LINKAGE_INSPECTION_EXT_FLAG_EXPORTS = 0x4, /**< exports */
    ZE_LINKAGE_INSPECTION_EXT_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_linkage_inspection_ext_flag_t;

/* Memory compression hints ext version. */
typedef enum _ze_memory_compression_hints_ext_version_t {
    ZE_MEMORY_COMPRESSION_HINTS_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_MEMORY_COMPRESSION_HINTS_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_MEMORY_COMPRESSION_HINTS_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_memory_compression_hints_ext_version_t;

/* Memory compression hints ext flag. */
typedef enum _ze_memory_compression_hints_ext_flag_t {
    ZE_MEMORY_COMPRESSION_HINTS_EXT_FLAG_COMPRESSED = 0x1, /**< compressed */
    ZE_MEMORY_COMPRESSION_HINTS_EXT_FLAG_UNCOMPRESSED = 0x2, /**< uncompressed */
    ZE_MEMORY_COMPRESSION_HINTS_EXT_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_memory_compression_hints_ext_flag_t;

/* Memory free policies ext version. */
typedef enum _ze_memory_free_policies_ext_version_t {
    ZE_MEMORY_FREE_POLICIES_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_MEMORY_FREE_POLICIES_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_MEMORY_FREE_POLICIES_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_memory_free_policies_ext_version_t;

/* Driver memory free policy ext flag. */
typedef enum _ze_driver_memory_free_policy_ext_flag_t {
    ZE_DRIVER_MEMORY_FREE_POLICY_EXT_FLAG_BLOCKING_FREE = 0x1, /**< blocking free */
    ZE_DRIVER_MEMORY_FREE_POLICY_EXT_FLAG_DEFER_FREE = 0x2, /**< defer free */
    ZE_DRIVER_MEMORY_FREE_POLICY_EXT_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_driver_memory_free_policy_ext_flag_t;

/* Bandwidth properties exp version. */
typedef enum _ze_bandwidth_properties_exp_version_t {
    ZE_BANDWIDTH_PROPERTIES_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_BANDWIDTH_PROPERTIES_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZE_BANDWIDTH_PROPERTIES_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_bandwidth_properties_exp_version_t;

/* Device luid ext version. */
typedef enum _ze_device_luid_ext_version_t {
    ZE_DEVICE_LUID_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_DEVICE_LUID_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_DEVICE_LUID_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_device_luid_ext_version_t;

/* Fabric exp version. */
typedef enum _ze_fabric_exp_version_t {
    ZE_FABRIC_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_FABRIC_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZE_FABRIC_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_fabric_exp_version_t;

/* Fabric vertex exp type. */
typedef enum _ze_fabric_vertex_exp_type_t {
    ZE_FABRIC_VERTEX_EXP_TYPE_UNKNOWN = 0, /**< unknown */
    ZE_FABRIC_VERTEX_EXP_TYPE_DEVICE = 1, /**< device */
    ZE_FABRIC_VERTEX_EXP_TYPE_SUBDEVICE = 2, /**< subdevice */
    ZE_FABRIC_VERTEX_EXP_TYPE_SWITCH = 3, /**< switch */
    ZE_FABRIC_VERTEX_EXP_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_fabric_vertex_exp_type_t;

/* Fabric edge exp duplexity. */
typedef enum _ze_fabric_edge_exp_duplexity_t {
    ZE_FABRIC_EDGE_EXP_DUPLEXITY_UNKNOWN = 0, /**< unknown */
    ZE_FABRIC_EDGE_EXP_DUPLEXITY_HALF_DUPLEX = 1, /**< half duplex */
    ZE_FABRIC_EDGE_EXP_DUPLEXITY_FULL_DUPLEX = 2, /**< full duplex */
    ZE_FABRIC_EDGE_EXP_DUPLEXITY_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_fabric_edge_exp_duplexity_t;

/* Device memory properties ext version. */
typedef enum _ze_device_memory_properties_ext_version_t {
    ZE_DEVICE_MEMORY_PROPERTIES_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_DEVICE_MEMORY_PROPERTIES_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_DEVICE_MEMORY_PROPERTIES_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_device_memory_properties_ext_version_t;

/* Device memory ext type. */
typedef enum _ze_device_memory_ext_type_t {
    ZE_DEVICE_MEMORY_EXT_TYPE_HBM = 0, /**< hbm */
    ZE_DEVICE_MEMORY_EXT_TYPE_HBM2 = 1, /**< hbm2 */
    ZE_DEVICE_MEMORY_EXT_TYPE_DDR = 2, /**< ddr */
    ZE_DEVICE_MEMORY_EXT_TYPE_DDR2 = 3, /**< ddr2 */
    ZE_DEVICE_MEMORY_EXT_TYPE_DDR3 = 4, /**< ddr3 */
    ZE_DEVICE_MEMORY_EXT_TYPE_DDR4 = 5, /**< ddr4 */
    ZE_DEVICE_MEMORY_EXT_TYPE_DDR5 = 6, /**< ddr5 */
    ZE_DEVICE_MEMORY_EXT_TYPE_LPDDR = 7, /**< lpddr */
    ZE_DEVICE_MEMORY_EXT_TYPE_LPDDR3 = 8, /**< lpddr3 */
    ZE_DEVICE_MEMORY_EXT_TYPE_LPDDR4 = 9, /**< lpddr4 */
    ZE_DEVICE_MEMORY_EXT_TYPE_LPDDR5 = 10, /**< lpddr5 */
    ZE_DEVICE_MEMORY_EXT_TYPE_SRAM = 11, /**< sram */
    ZE_DEVICE_MEMORY_EXT_TYPE_L1 = 12, /**< l1 */
    ZE_DEVICE_MEMORY_EXT_TYPE_L3 = 13, /**< l3 */
    ZE_DEVICE_MEMORY_EXT_TYPE_GRF = 14, /**< grf */
    ZE_DEVICE_MEMORY_EXT_TYPE_SLM = 15, /**< slm */
    ZE_DEVICE_MEMORY_EXT_TYPE_GDDR4 = 16, /**< gddr4 */
    ZE_DEVICE_MEMORY_EXT_TYPE_GDDR5 = 17, /**< gddr5 */
    ZE_DEVICE_MEMORY_EXT_TYPE_GDDR5X = 18, /**< gddr5x */
    ZE_DEVICE_MEMORY_EXT_TYPE_GDDR6 = 19, /**< gddr6 */
    ZE_DEVICE_MEMORY_EXT_TYPE_GDDR6X = 20, /**< gddr6x */
    ZE_DEVICE_MEMORY_EXT_TYPE_GDDR7 = 21, /**< gddr7 */
    ZE_DEVICE_MEMORY_EXT_TYPE_HBM2E = 22, /**< hbm2e */
    ZE_DEVICE_MEMORY_EXT_TYPE_HBM3 = 23, /**< hbm3 */
    ZE_DEVICE_MEMORY_EXT_TYPE_HBM3E = 24, /**< hbm3e */
    ZE_DEVICE_MEMORY_EXT_TYPE_HBM4 = 25, /**< hbm4 */
    ZE_DEVICE_MEMORY_EXT_TYPE_LPDDR5X = 26, /**< lpddr5x */
    ZE_DEVICE_MEMORY_EXT_TYPE_LPDDR6 = 27, /**< lpddr6 */
    ZE_DEVICE_MEMORY_EXT_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_device_memory_ext_type_t;

/* Bfloat16 conversions ext version. */
typedef enum _ze_bfloat16_conversions_ext_version_t {
    ZE_BFLOAT16_CONVERSIONS_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_BFLOAT16_CONVERSIONS_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_BFLOAT16_CONVERSIONS_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_bfloat16_conversions_ext_version_t;

/* Device ip version version. */
typedef enum _ze_device_ip_version_version_t {
    ZE_DEVICE_IP_VERSION_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_DEVICE_IP_VERSION_VERSION_CURRENT = 0x10000, /**< current */
    ZE_DEVICE_IP_VERSION_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_device_ip_version_version_t;

/* Kernel largest group size properties ext version. */
typedef enum _ze_kernel_max_group_size_properties_ext_version_t {
    ZE_KERNEL_MAX_GROUP_SIZE_PROPERTIES_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_KERNEL_MAX_GROUP_SIZE_PROPERTIES_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_KERNEL_MAX_GROUP_SIZE_PROPERTIES_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_kernel_max_group_size_properties_ext_version_t;

/* Sub allocations exp version. */
typedef enum _ze_sub_allocations_exp_version_t {
    ZE_SUB_ALLOCATIONS_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_SUB_ALLOCATIONS_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZE_SUB_ALLOCATIONS_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_sub_allocations_exp_version_t;

/* Event query kernel timestamps ext version. */
typedef enum _ze_event_query_kernel_timestamps_ext_version_t {
    ZE_EVENT_QUERY_KERNEL_TIMESTAMPS_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_EVENT_QUERY_KERNEL_TIMESTAMPS_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_EVENT_QUERY_KERNEL_TIMESTAMPS_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_event_query_kernel_timestamps_ext_version_t;

/* Event query kernel timestamps ext flag. */
typedef enum _ze_event_query_kernel_timestamps_ext_flag_t {
    ZE_EVENT_QUERY_KERNEL_TIMESTAMPS_EXT_FLAG_KERNEL = 0x1, /**< kernel */
    ZE_EVENT_QUERY_KERNEL_TIMESTAMPS_EXT_FLAG_SYNCHRONIZED = 0x2, /**< synchronized */
    ZE_EVENT_QUERY_KERNEL_TIMESTAMPS_EXT_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_event_query_kernel_timestamps_ext_flag_t;

/* Rtas builder exp version. */
typedef enum _ze_rtas_builder_exp_version_t {
    ZE_RTAS_BUILDER_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_RTAS_BUILDER_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZE_RTAS_BUILDER_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_rtas_builder_exp_version_t;

/* Rtas device exp flag. */
typedef enum _ze_rtas_device_exp_flag_t {
    ZE_RTAS_DEVICE_EXP_FLAG_RESERVED = 0x1, /**< reserved */
    ZE_RTAS_DEVICE_EXP_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_rtas_device_exp_flag_t;

/* Rtas format exp. */
typedef enum _ze_rtas_format_exp_t {
    ZE_RTAS_FORMAT_EXP_INVALID = 0, /**< invalid */
    ZE_RTAS_FORMAT_EXP_MAX = 0x7ffffffe, /**< max */
    ZE_RTAS_FORMAT_EXP_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_rtas_format_exp_t;

/* Rtas builder exp flag. */
typedef enum _ze_rtas_builder_exp_flag_t {
    ZE_RTAS_BUILDER_EXP_FLAG_RESERVED = 0x1, /**< reserved */
    ZE_RTAS_BUILDER_EXP_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_rtas_builder_exp_flag_t;

/* Rtas parallel operation exp flag. */
typedef enum _ze_rtas_parallel_operation_exp_flag_t {
    ZE_RTAS_PARALLEL_OPERATION_EXP_FLAG_RESERVED = 0x1, /**< reserved */
    ZE_RTAS_PARALLEL_OPERATION_EXP_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_rtas_parallel_operation_exp_flag_t;

/* Rtas builder geometry exp flag. */
typedef enum _ze_rtas_builder_geometry_exp_flag_t {
    ZE_RTAS_BUILDER_GEOMETRY_EXP_FLAG_NON_OPAQUE = 0x1, /**< non opaque */
    ZE_RTAS_BUILDER_GEOMETRY_EXP_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_rtas_builder_geometry_exp_flag_t;

/* Rtas builder instance exp flag. */
typedef enum _ze_rtas_builder_instance_exp_flag_t {
    ZE_RTAS_BUILDER_INSTANCE_EXP_FLAG_TRIANGLE_CULL_DISABLE = 0x1, /**< triangle cull disable */
    ZE_RTAS_BUILDER_INSTANCE_EXP_FLAG_TRIANGLE_FRONT_COUNTERCLOCKWISE = 0x2, /**< triangle front counterclockwise */
    ZE_RTAS_BUILDER_INSTANCE_EXP_FLAG_TRIANGLE_FORCE_OPAQUE = 0x4, /**< triangle force opaque */
    ZE_RTAS_BUILDER_INSTANCE_EXP_FLAG_TRIANGLE_FORCE_NON_OPAQUE = 0x8, /**< triangle force non opaque */
    ZE_RTAS_BUILDER_INSTANCE_EXP_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_rtas_builder_instance_exp_flag_t;

/* Rtas builder build op exp flag. */
typedef enum _ze_rtas_builder_build_op_exp_flag_t {
    ZE_RTAS_BUILDER_BUILD_OP_EXP_FLAG_COMPACT = 0x1, /**< compact */
    ZE_RTAS_BUILDER_BUILD_OP_EXP_FLAG_NO_DUPLICATE_ANYHIT_INVOCATION = 0x2, /**< no duplicate anyhit invocation */
    ZE_RTAS_BUILDER_BUILD_OP_EXP_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_rtas_builder_build_op_exp_flag_t;

/* Rtas builder build quality hint exp. */
typedef enum _ze_rtas_builder_build_quality_hint_exp_t {
    ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXP_LOW = 0, /**< low */
    ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXP_MEDIUM = 1, /**< medium */
    ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXP_HIGH = 2, /**< high */
    ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXP_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_rtas_builder_build_quality_hint_exp_t;

/* Rtas builder geometry type exp. */
typedef enum _ze_rtas_builder_geometry_type_exp_t {
    ZE_RTAS_BUILDER_GEOMETRY_TYPE_EXP_TRIANGLES = 0, /**< triangles */
    ZE_RTAS_BUILDER_GEOMETRY_TYPE_EXP_QUADS = 1, /**< quads */
    ZE_RTAS_BUILDER_GEOMETRY_TYPE_EXP_PROCEDURAL = 2, /**< procedural */
    ZE_RTAS_BUILDER_GEOMETRY_TYPE_EXP_INSTANCE = 3, /**< instance */
    ZE_RTAS_BUILDER_GEOMETRY_TYPE_EXP_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_rtas_builder_geometry_type_exp_t;

/* Rtas builder input data format exp. */
typedef enum _ze_rtas_builder_input_data_format_exp_t {
    ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXP_FLOAT3 = 0, /**< float3 */
    ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXP_FLOAT3X4_COLUMN_MAJOR = 1, /**< float3x4 column major */
    ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXP_FLOAT3X4_ALIGNED_COLUMN_MAJOR = 2, /**< float3x4 aligned column major */
    ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXP_FLOAT3X4_ROW_MAJOR = 3, /**< float3x4 row major */
    ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXP_AABB = 4, /**< aabb */
    ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXP_TRIANGLE_INDICES_UINT32 = 5, /**< triangle indices uint32 */
    ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXP_QUAD_INDICES_UINT32 = 6, /**< quad indices uint32 */
    ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXP_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_rtas_builder_input_data_format_exp_t;

/* Event pool counter based exp version. */
typedef enum _ze_event_pool_counter_based_exp_version_t {
    ZE_EVENT_POOL_COUNTER_BASED_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_EVENT_POOL_COUNTER_BASED_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZE_EVENT_POOL_COUNTER_BASED_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_event_pool_counter_based_exp_version_t;

/* Event pool counter based exp flag. */
typedef enum _ze_event_pool_counter_based_exp_flag_t {
    ZE_EVENT_POOL_COUNTER_BASED_EXP_FLAG_IMMEDIATE = 0x1, /**< immediate */
    ZE_EVENT_POOL_COUNTER_BASED_EXP_FLAG_NON_IMMEDIATE = 0x2, /**< non immediate */
    ZE_EVENT_POOL_COUNTER_BASED_EXP_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_event_pool_counter_based_exp_flag_t;

/* Bindless image exp version. */
typedef enum _ze_bindless_image_exp_version_t {
    ZE_BINDLESS_IMAGE_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_BINDLESS_IMAGE_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZE_BINDLESS_IMAGE_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_bindless_image_exp_version_t;

/* Image bindless exp flag. */
typedef enum _ze_image_bindless_exp_flag_t {
    ZE_IMAGE_BINDLESS_EXP_FLAG_BINDLESS = 0x1, /**< bindless */
    ZE_IMAGE_BINDLESS_EXP_FLAG_SAMPLED_IMAGE = 0x2, /**< sampled image */
    ZE_IMAGE_BINDLESS_EXP_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_image_bindless_exp_flag_t;

/* Command list clone exp version. */
typedef enum _ze_command_list_clone_exp_version_t {
    ZE_COMMAND_LIST_CLONE_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_COMMAND_LIST_CLONE_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZE_COMMAND_LIST_CLONE_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_command_list_clone_exp_version_t;

/* Immediate command list append exp version. */
typedef enum _ze_immediate_command_list_append_exp_version_t {
    ZE_IMMEDIATE_COMMAND_LIST_APPEND_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_IMMEDIATE_COMMAND_LIST_APPEND_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZE_IMMEDIATE_COMMAND_LIST_APPEND_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_immediate_command_list_append_exp_version_t;

/* Mutable command list exp version. */
typedef enum _ze_mutable_command_list_exp_version_t {
    ZE_MUTABLE_COMMAND_LIST_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_MUTABLE_COMMAND_LIST_EXP_VERSION_1_1 = 0x10001, /**< 1 1 */
    ZE_MUTABLE_COMMAND_LIST_EXP_VERSION_CURRENT = 0x10001, /**< current */
    ZE_MUTABLE_COMMAND_LIST_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_mutable_command_list_exp_version_t;

/* Mutable command exp flag. */
typedef enum _ze_mutable_command_exp_flag_t {
    ZE_MUTABLE_COMMAND_EXP_FLAG_KERNEL_ARGUMENTS = 0x1, /**< kernel arguments */
    ZE_MUTABLE_COMMAND_EXP_FLAG_GROUP_COUNT = 0x2, /**< group count */
    ZE_MUTABLE_COMMAND_EXP_FLAG_GROUP_SIZE = 0x4, /**< group size */
    ZE_MUTABLE_COMMAND_EXP_FLAG_GLOBAL_OFFSET = 0x8, /**< global offset */
    ZE_MUTABLE_COMMAND_EXP_FLAG_SIGNAL_EVENT = 0x10, /**< signal event */
    ZE_MUTABLE_COMMAND_EXP_FLAG_WAIT_EVENTS = 0x20, /**< wait events */
    ZE_MUTABLE_COMMAND_EXP_FLAG_KERNEL_INSTRUCTION = 0x40, /**< kernel instruction */
    ZE_MUTABLE_COMMAND_EXP_FLAG_GRAPH_ARGUMENTS = 0x80, /**< graph arguments */
    ZE_MUTABLE_COMMAND_EXP_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_mutable_command_exp_flag_t;

/* Mutable command list exp flag. */
typedef enum _ze_mutable_command_list_exp_flag_t {
    ZE_MUTABLE_COMMAND_LIST_EXP_FLAG_RESERVED = 0x1, /**< reserved */
    ZE_MUTABLE_COMMAND_LIST_EXP_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_mutable_command_list_exp_flag_t;

/* Kernel get binary exp version. */
typedef enum _ze_kernel_get_binary_exp_version_t {
    ZE_KERNEL_GET_BINARY_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_KERNEL_GET_BINARY_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZE_KERNEL_GET_BINARY_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_kernel_get_binary_exp_version_t;

/* Driver ddi handles ext version. */
typedef enum _ze_driver_ddi_handles_ext_version_t {
    ZE_DRIVER_DDI_HANDLES_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_DRIVER_DDI_HANDLES_EXT_VERSION_1_1 = 0x10001, /**< 1 1 */
    ZE_DRIVER_DDI_HANDLES_EXT_VERSION_CURRENT = 0x10001, /**< current */
    ZE_DRIVER_DDI_HANDLES_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_driver_ddi_handles_ext_version_t;

/* Driver ddi handle ext flag. */
typedef enum _ze_driver_ddi_handle_ext_flag_t {
    ZE_DRIVER_DDI_HANDLE_EXT_FLAG_DDI_HANDLE_EXT_SUPPORTED = 0x1, /**< ddi handle ext supported */
    ZE_DRIVER_DDI_HANDLE_EXT_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_driver_ddi_handle_ext_flag_t;

/* External semaphore ext version. */
typedef enum _ze_external_semaphore_ext_version_t {
    ZE_EXTERNAL_SEMAPHORE_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_EXTERNAL_SEMAPHORE_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_EXTERNAL_SEMAPHORE_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_external_semaphore_ext_version_t;

/* External semaphore ext flag. */
typedef enum _ze_external_semaphore_ext_flag_t {
    ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_OPAQUE_FD = 0x1, /**< opaque fd */
    ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_OPAQUE_WIN32 = 0x2, /**< opaque win32 */
    ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_OPAQUE_WIN32_KMT = 0x4, /**< opaque win32 kmt */
    ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_D3D12_FENCE = 0x8, /**< d3d12 fence */
    ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_D3D11_FENCE = 0x10, /**< d3d11 fence */
    ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_KEYED_MUTEX = 0x20, /**< keyed mutex */
    ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_KEYED_MUTEX_KMT = 0x40, /**< keyed mutex kmt */
    ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_VK_TIMELINE_SEMAPHORE_FD = 0x80, /**< vk timeline semaphore fd */
    ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_VK_TIMELINE_SEMAPHORE_WIN32 = 0x100, /**< vk timeline semaphore win32 */
    ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_external_semaphore_ext_flag_t;

/* Device cache line size ext version. */
typedef enum _ze_device_cache_line_size_ext_version_t {
    ZE_DEVICE_CACHE_LINE_SIZE_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_DEVICE_CACHE_LINE_SIZE_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_DEVICE_CACHE_LINE_SIZE_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_device_cache_line_size_ext_version_t;

/* Rtas builder ext version. */
typedef enum _ze_rtas_builder_ext_version_t {
    ZE_RTAS_BUILDER_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_RTAS_BUILDER_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_RTAS_BUILDER_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_rtas_builder_ext_version_t;

/* Rtas device ext flag. */
typedef enum _ze_rtas_device_ext_flag_t {
    ZE_RTAS_DEVICE_EXT_FLAG_RESERVED = 0x1, /**< reserved */
    ZE_RTAS_DEVICE_EXT_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_rtas_device_ext_flag_t;

/* Rtas format ext. */
typedef enum _ze_rtas_format_ext_t {
    ZE_RTAS_FORMAT_EXT_INVALID = 0, /**< invalid */
    ZE_RTAS_FORMAT_EXT_MAX = 0x7ffffffe, /**< max */
    ZE_RTAS_FORMAT_EXT_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_rtas_format_ext_t;

/* Rtas builder ext flag. */
typedef enum _ze_rtas_builder_ext_flag_t {
    ZE_RTAS_BUILDER_EXT_FLAG_RESERVED = 0x1, /**< reserved */
    ZE_RTAS_BUILDER_EXT_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_rtas_builder_ext_flag_t;

/* Rtas parallel operation ext flag. */
typedef enum _ze_rtas_parallel_operation_ext_flag_t {
    ZE_RTAS_PARALLEL_OPERATION_EXT_FLAG_RESERVED = 0x1, /**< reserved */
    ZE_RTAS_PARALLEL_OPERATION_EXT_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_rtas_parallel_operation_ext_flag_t;

/* Rtas builder geometry ext flag. */
typedef enum _ze_rtas_builder_geometry_ext_flag_t {
    ZE_RTAS_BUILDER_GEOMETRY_EXT_FLAG_NON_OPAQUE = 0x1, /**< non opaque */
    ZE_RTAS_BUILDER_GEOMETRY_EXT_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_rtas_builder_geometry_ext_flag_t;

/* Rtas builder instance ext flag. */
typedef enum _ze_rtas_builder_instance_ext_flag_t {
    ZE_RTAS_BUILDER_INSTANCE_EXT_FLAG_TRIANGLE_CULL_DISABLE = 0x1, /**< triangle cull disable */
    ZE_RTAS_BUILDER_INSTANCE_EXT_FLAG_TRIANGLE_FRONT_COUNTERCLOCKWISE = 0x2, /**< triangle front counterclockwise */
    ZE_RTAS_BUILDER_INSTANCE_EXT_FLAG_TRIANGLE_FORCE_OPAQUE = 0x4, /**< triangle force opaque */
    ZE_RTAS_BUILDER_INSTANCE_EXT_FLAG_TRIANGLE_FORCE_NON_OPAQUE = 0x8, /**< triangle force non opaque */
    ZE_RTAS_BUILDER_INSTANCE_EXT_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_rtas_builder_instance_ext_flag_t;

/* Rtas builder build op ext flag. */
typedef enum _ze_rtas_builder_build_op_ext_flag_t {
    ZE_RTAS_BUILDER_BUILD_OP_EXT_FLAG_COMPACT = 0x1, /**< compact */
    ZE_RTAS_BUILDER_BUILD_OP_EXT_FLAG_NO_DUPLICATE_ANYHIT_INVOCATION = 0x2, /**< no duplicate anyhit invocation */
    ZE_RTAS_BUILDER_BUILD_OP_EXT_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_rtas_builder_build_op_ext_flag_t;

/* Rtas builder build quality hint ext. */
typedef enum _ze_rtas_builder_build_quality_hint_ext_t {
    ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXT_LOW = 0, /**< low */
    ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXT_MEDIUM = 1, /**< medium */
    ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXT_HIGH = 2, /**< high */
    ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXT_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_rtas_builder_build_quality_hint_ext_t;

/* Rtas builder geometry type ext. */
typedef enum _ze_rtas_builder_geometry_type_ext_t {
    ZE_RTAS_BUILDER_GEOMETRY_TYPE_EXT_TRIANGLES = 0, /**< triangles */
    ZE_RTAS_BUILDER_GEOMETRY_TYPE_EXT_QUADS = 1, /**< quads */
    ZE_RTAS_BUILDER_GEOMETRY_TYPE_EXT_PROCEDURAL = 2, /**< procedural */
    ZE_RTAS_BUILDER_GEOMETRY_TYPE_EXT_INSTANCE = 3, /**< instance */
    ZE_RTAS_BUILDER_GEOMETRY_TYPE_EXT_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_rtas_builder_geometry_type_ext_t;

/* Rtas builder input data format ext. */
typedef enum _ze_rtas_builder_input_data_format_ext_t {
    ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXT_FLOAT3 = 0, /**< float3 */
    ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXT_FLOAT3X4_COLUMN_MAJOR = 1, /**< float3x4 column major */
    ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXT_FLOAT3X4_ALIGNED_COLUMN_MAJOR = 2, /**< float3x4 aligned column major */
    ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXT_FLOAT3X4_ROW_MAJOR = 3, /**< float3x4 row major */
    ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXT_AABB = 4, /**< aabb */
    ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXT_TRIANGLE_INDICES_UINT32 = 5, /**< triangle indices uint32 */
    ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXT_QUAD_INDICES_UINT32 = 6, /**< quad indices uint32 */
    ZE_RTAS_BUILDER_INPUT_DATA_FORMAT_EXT_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_rtas_builder_input_data_format_ext_t;

/* Device vector sizes ext version. */
typedef enum _ze_device_vector_sizes_ext_version_t {
    ZE_DEVICE_VECTOR_SIZES_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_DEVICE_VECTOR_SIZES_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_DEVICE_VECTOR_SIZES_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_device_vector_sizes_ext_version_t;

/* External memmap sysmem ext version. */
typedef enum _ze_external_memmap_sysmem_ext_version_t {
    ZE_EXTERNAL_MEMMAP_SYSMEM_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_EXTERNAL_MEMMAP_SYSMEM_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_EXTERNAL_MEMMAP_SYSMEM_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_external_memmap_sysmem_ext_version_t;

/* Kernel get allocation properties exp version. */
typedef enum _ze_kernel_get_allocation_properties_exp_version_t {
    ZE_KERNEL_GET_ALLOCATION_PROPERTIES_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_KERNEL_GET_ALLOCATION_PROPERTIES_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZE_KERNEL_GET_ALLOCATION_PROPERTIES_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_kernel_get_allocation_properties_exp_version_t;

/* Device usablemem size properties ext version. */
typedef enum _ze_device_usablemem_size_properties_ext_version_t {
    ZE_DEVICE_USABLEMEM_SIZE_PROPERTIES_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_DEVICE_USABLEMEM_SIZE_PROPERTIES_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_DEVICE_USABLEMEM_SIZE_PROPERTIES_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_device_usablemem_size_properties_ext_version_t;

/* Image format support ext version. */
typedef enum _ze_image_format_support_ext_version_t {
    ZE_IMAGE_FORMAT_SUPPORT_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_IMAGE_FORMAT_SUPPORT_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_IMAGE_FORMAT_SUPPORT_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_image_format_support_ext_version_t;

/* Ipc memory handle type ext version. */
typedef enum _ze_ipc_mem_handle_type_ext_version_t {
    ZE_IPC_MEM_HANDLE_TYPE_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_IPC_MEM_HANDLE_TYPE_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_IPC_MEM_HANDLE_TYPE_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_ipc_mem_handle_type_ext_version_t;

/* Ipc memory handle type flag. */
typedef enum _ze_ipc_mem_handle_type_flag_t {
    ZE_IPC_MEM_HANDLE_TYPE_FLAG_DEFAULT = 0x1, /**< default */
    ZE_IPC_MEM_HANDLE_TYPE_FLAG_FABRIC_ACCESSIBLE = 0x2, /**< fabric accessible */
    ZE_IPC_MEM_HANDLE_TYPE_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_ipc_mem_handle_type_flag_t;

/* Record replay graph ext version. */
typedef enum _ze_record_replay_graph_ext_version_t {
    ZE_RECORD_REPLAY_GRAPH_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_RECORD_REPLAY_GRAPH_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_RECORD_REPLAY_GRAPH_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_record_replay_graph_ext_version_t;

/* Record replay graph ext flag. */
typedef enum _ze_record_replay_graph_ext_flag_t {
    ZE_RECORD_REPLAY_GRAPH_EXT_FLAG_IMMUTABLE_GRAPH = 0x1, /**< immutable graph */
    ZE_RECORD_REPLAY_GRAPH_EXT_FLAG_MUTABLE_GRAPH = 0x2, /**< mutable graph */
    ZE_RECORD_REPLAY_GRAPH_EXT_FLAG_SUBGRAPHS = 0x4, /**< subgraphs */
    ZE_RECORD_REPLAY_GRAPH_EXT_FLAG_APPEND_COMMANDLIST = 0x8, /**< append commandlist */
    ZE_RECORD_REPLAY_GRAPH_EXT_FLAG_CB_EXTERNAL_IPC = 0x10, /**< cb external ipc */
    ZE_RECORD_REPLAY_GRAPH_EXT_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_record_replay_graph_ext_flag_t;

/* Record replay graph ext dump mode. */
typedef enum _ze_record_replay_graph_ext_dump_mode_t {
    ZE_RECORD_REPLAY_GRAPH_EXT_DUMP_MODE_DETAILED = 0, /**< detailed */
    ZE_RECORD_REPLAY_GRAPH_EXT_DUMP_MODE_SIMPLE = 1, /**< simple */
    ZE_RECORD_REPLAY_GRAPH_EXT_DUMP_MODE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_record_replay_graph_ext_dump_mode_t;

/* Virtual memory readonly properties ext version. */
typedef enum _ze_virtual_mem_readonly_properties_ext_version_t {
    ZE_VIRTUAL_MEM_READONLY_PROPERTIES_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_VIRTUAL_MEM_READONLY_PROPERTIES_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZE_VIRTUAL_MEM_READONLY_PROPERTIES_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_virtual_mem_readonly_properties_ext_version_t;

/* Device readonly memory capability. */
typedef enum _ze_device_readonly_memory_capability_t {
    ZE_DEVICE_READONLY_MEMORY_CAPABILITY_NONE = 0, /**< none */
    ZE_DEVICE_READONLY_MEMORY_CAPABILITY_HINT = 1, /**< hint */
    ZE_DEVICE_READONLY_MEMORY_CAPABILITY_ENFORCED = 2, /**< enforced */
    ZE_DEVICE_READONLY_MEMORY_CAPABILITY_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_device_readonly_memory_capability_t;

/* Calculate multiple metrics exp version. */
typedef enum _ze_calculate_multiple_metrics_exp_version_t {
    ZE_CALCULATE_MULTIPLE_METRICS_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_CALCULATE_MULTIPLE_METRICS_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZE_CALCULATE_MULTIPLE_METRICS_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_calculate_multiple_metrics_exp_version_t;

/* Metric global timestamps exp version. */
typedef enum _ze_metric_global_timestamps_exp_version_t {
    ZE_METRIC_GLOBAL_TIMESTAMPS_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZE_METRIC_GLOBAL_TIMESTAMPS_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZE_METRIC_GLOBAL_TIMESTAMPS_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} ze_metric_global_timestamps_exp_version_t;

typedef struct _ze_ipc_mem_handle_t ze_ipc_mem_handle_t;
typedef struct _ze_ipc_event_pool_handle_t ze_ipc_event_pool_handle_t;
typedef struct _ze_uuid_t ze_uuid_t;
typedef struct _ze_base_cb_params_t ze_base_cb_params_t;
typedef struct _ze_base_properties_t ze_base_properties_t;
typedef struct _ze_base_desc_t ze_base_desc_t;
typedef struct _ze_ipc_event_counter_based_handle_t ze_ipc_event_counter_based_handle_t;
typedef struct _ze_init_driver_type_desc_t ze_init_driver_type_desc_t;
typedef struct _ze_driver_uuid_t ze_driver_uuid_t;
typedef struct _ze_driver_properties_t ze_driver_properties_t;
typedef struct _ze_driver_ipc_properties_t ze_driver_ipc_properties_t;
typedef struct _ze_driver_extension_properties_t ze_driver_extension_properties_t;
typedef struct _ze_device_uuid_t ze_device_uuid_t;
typedef struct _ze_device_properties_t ze_device_properties_t;
typedef struct _ze_device_thread_t ze_device_thread_t;
typedef struct _ze_device_compute_properties_t ze_device_compute_properties_t;
typedef struct _ze_device_compute_dotproduct_ext_properties_t ze_device_compute_dotproduct_ext_properties_t;
typedef struct _ze_native_kernel_uuid_t ze_native_kernel_uuid_t;
typedef struct _ze_device_module_properties_t ze_device_module_properties_t;
typedef struct _ze_command_queue_group_properties_t ze_command_queue_group_properties_t;
typedef struct _ze_device_memory_properties_t ze_device_memory_properties_t;
typedef struct _ze_device_memory_access_properties_t ze_device_memory_access_properties_t;
typedef struct _ze_device_cache_properties_t ze_device_cache_properties_t;
typedef struct _ze_device_image_properties_t ze_device_image_properties_t;
typedef struct _ze_device_external_memory_properties_t ze_device_external_memory_properties_t;
typedef struct _ze_device_p2p_properties_t ze_device_p2p_properties_t;
typedef struct _ze_device_event_properties_t ze_device_event_properties_t;
typedef struct _ze_runtime_requirements_module_desc_t ze_runtime_requirements_module_desc_t;
typedef struct _ze_runtime_requirements_graph_desc_t ze_runtime_requirements_graph_desc_t;
typedef struct _ze_validate_runtime_requirements_output_t ze_validate_runtime_requirements_output_t;
typedef struct _ze_context_desc_t ze_context_desc_t;
typedef struct _ze_command_queue_desc_t ze_command_queue_desc_t;
typedef struct _ze_command_list_desc_t ze_command_list_desc_t;
typedef struct _ze_copy_region_t ze_copy_region_t;
typedef struct _ze_image_region_t ze_image_region_t;
typedef struct _ze_event_pool_desc_t ze_event_pool_desc_t;
typedef struct _ze_event_sync_mode_desc_t ze_event_sync_mode_desc_t;
typedef struct _ze_event_desc_t ze_event_desc_t;
typedef struct _ze_event_counter_based_desc_t ze_event_counter_based_desc_t;
typedef struct _ze_event_counter_based_external_sync_allocation_desc_t ze_event_counter_based_external_sync_allocation_desc_t;
typedef struct _ze_event_counter_based_external_aggregate_storage_desc_t ze_event_counter_based_external_aggregate_storage_desc_t;
typedef struct _ze_kernel_timestamp_data_t ze_kernel_timestamp_data_t;
typedef struct _ze_kernel_timestamp_result_t ze_kernel_timestamp_result_t;
typedef struct _ze_fence_desc_t ze_fence_desc_t;
typedef struct _ze_image_format_t ze_image_format_t;
typedef struct _ze_image_desc_t ze_image_desc_t;
typedef struct _ze_image_properties_t ze_image_properties_t;
typedef struct _ze_device_mem_alloc_desc_t ze_device_mem_alloc_desc_t;
typedef struct _ze_host_mem_alloc_desc_t ze_host_mem_alloc_desc_t;
typedef struct _ze_memory_allocation_properties_t ze_memory_allocation_properties_t;
typedef struct _ze_external_memory_export_desc_t ze_external_memory_export_desc_t;
typedef struct _ze_external_memory_import_fd_t ze_external_memory_import_fd_t;
typedef struct _ze_external_memory_export_fd_t ze_external_memory_export_fd_t;
typedef struct _ze_external_memory_import_win32_handle_t ze_external_memory_import_win32_handle_t;
typedef struct _ze_external_memory_export_win32_handle_t ze_external_memory_export_win32_handle_t;
typedef struct _ze_module_constants_t ze_module_constants_t;
typedef struct _ze_module_desc_t ze_module_desc_t;
typedef struct _ze_command_list_append_launch_kernel_param_cooperative_desc_t ze_command_list_append_launch_kernel_param_cooperative_desc_t;
typedef struct _ze_module_properties_t ze_module_properties_t;
typedef struct _ze_kernel_desc_t ze_kernel_desc_t;
typedef struct _ze_kernel_uuid_t ze_kernel_uuid_t;
typedef struct _ze_kernel_properties_t ze_kernel_properties_t;
typedef struct _ze_kernel_preferred_group_size_properties_t ze_kernel_preferred_group_size_properties_t;
typedef struct _ze_group_count_t ze_group_count_t;
typedef struct _ze_group_size_t ze_group_size_t;
typedef struct _ze_module_program_exp_desc_t ze_module_program_exp_desc_t;
typedef struct _ze_device_raytracing_ext_properties_t ze_device_raytracing_ext_properties_t;
typedef struct _ze_raytracing_mem_alloc_ext_desc_t ze_raytracing_mem_alloc_ext_desc_t;
typedef struct _ze_sampler_desc_t ze_sampler_desc_t;
typedef struct _ze_physical_mem_desc_t ze_physical_mem_desc_t;
typedef struct _ze_physical_mem_properties_t ze_physical_mem_properties_t;
typedef struct _ze_float_atomic_ext_properties_t ze_float_atomic_ext_properties_t;
typedef struct _ze_relaxed_allocation_limits_ext_desc_t ze_relaxed_allocation_limits_ext_desc_t;
typedef struct _ze_relaxed_allocation_limits_exp_desc_t ze_relaxed_allocation_limits_exp_desc_t;
typedef struct _ze_cache_reservation_ext_desc_t ze_cache_reservation_ext_desc_t;
typedef struct _ze_image_memory_properties_exp_t ze_image_memory_properties_exp_t;
typedef struct _ze_image_view_planar_ext_desc_t ze_image_view_planar_ext_desc_t;
typedef struct _ze_image_view_planar_exp_desc_t ze_image_view_planar_exp_desc_t;
typedef struct _ze_scheduling_hint_exp_properties_t ze_scheduling_hint_exp_properties_t;
typedef struct _ze_scheduling_hint_exp_desc_t ze_scheduling_hint_exp_desc_t;
typedef struct _ze_context_power_saving_hint_exp_desc_t ze_context_power_saving_hint_exp_desc_t;
typedef struct _ze_eu_count_ext_t ze_eu_count_ext_t;
typedef struct _ze_pci_address_ext_t ze_pci_address_ext_t;
typedef struct _ze_pci_speed_ext_t ze_pci_speed_ext_t;
typedef struct _ze_pci_ext_properties_t ze_pci_ext_properties_t;
typedef struct _ze_srgb_ext_desc_t ze_srgb_ext_desc_t;
typedef struct _ze_image_allocation_ext_properties_t ze_image_allocation_ext_properties_t;
typedef struct _ze_linkage_inspection_ext_desc_t ze_linkage_inspection_ext_desc_t;
typedef struct _ze_memory_compression_hints_ext_desc_t ze_memory_compression_hints_ext_desc_t;
typedef struct _ze_driver_memory_free_ext_properties_t ze_driver_memory_free_ext_properties_t;
typedef struct _ze_memory_free_ext_desc_t ze_memory_free_ext_desc_t;
typedef struct _ze_device_p2p_bandwidth_exp_properties_t ze_device_p2p_bandwidth_exp_properties_t;
typedef struct _ze_copy_bandwidth_exp_properties_t ze_copy_bandwidth_exp_properties_t;
typedef struct _ze_device_luid_ext_t ze_device_luid_ext_t;
typedef struct _ze_device_luid_ext_properties_t ze_device_luid_ext_properties_t;
typedef struct _ze_fabric_vertex_pci_exp_address_t ze_fabric_vertex_pci_exp_address_t;
typedef struct _ze_fabric_vertex_exp_properties_t ze_fabric_vertex_exp_properties_t;
typedef struct _ze_fabric_edge_exp_properties_t ze_fabric_edge_exp_properties_t;
typedef struct _ze_device_memory_ext_properties_t ze_device_memory_ext_properties_t;
typedef struct _ze_device_ip_version_ext_t ze_device_ip_version_ext_t;
typedef struct _ze_kernel_max_group_size_properties_ext_t ze_kernel_max_group_size_properties_ext_t;
typedef struct _ze_sub_allocation_t ze_sub_allocation_t;
typedef struct _ze_memory_sub_allocations_exp_properties_t ze_memory_sub_allocations_exp_properties_t;
typedef struct _ze_event_query_kernel_timestamps_ext_properties_t ze_event_query_kernel_timestamps_ext_properties_t;
typedef struct _ze_synchronized_timestamp_data_ext_t ze_synchronized_timestamp_data_ext_t;
typedef struct _ze_synchronized_timestamp_result_ext_t ze_synchronized_timestamp_result_ext_t;
typedef struct _ze_event_query_kernel_timestamps_results_ext_properties_t ze_event_query_kernel_timestamps_results_ext_properties_t;
typedef struct _ze_rtas_builder_exp_desc_t ze_rtas_builder_exp_desc_t;
typedef struct _ze_rtas_builder_exp_properties_t ze_rtas_builder_exp_properties_t;
typedef struct _ze_rtas_parallel_operation_exp_properties_t ze_rtas_parallel_operation_exp_properties_t;
typedef struct _ze_rtas_device_exp_properties_t ze_rtas_device_exp_properties_t;
typedef struct _ze_rtas_float3_exp_t ze_rtas_float3_exp_t;
typedef struct _ze_rtas_transform_float3x4_column_major_exp_t ze_rtas_transform_float3x4_column_major_exp_t;
typedef struct _ze_rtas_transform_float3x4_aligned_column_major_exp_t ze_rtas_transform_float3x4_aligned_column_major_exp_t;
typedef struct _ze_rtas_transform_float3x4_row_major_exp_t ze_rtas_transform_float3x4_row_major_exp_t;
typedef struct _ze_rtas_aabb_exp_t ze_rtas_aabb_exp_t;
typedef struct _ze_rtas_triangle_indices_uint32_exp_t ze_rtas_triangle_indices_uint32_exp_t;
typedef struct _ze_rtas_quad_indices_uint32_exp_t ze_rtas_quad_indices_uint32_exp_t;
typedef struct _ze_rtas_builder_geometry_info_exp_t ze_rtas_builder_geometry_info_exp_t;
typedef struct _ze_rtas_builder_triangles_geometry_info_exp_t ze_rtas_builder_triangles_geometry_info_exp_t;
typedef struct _ze_rtas_builder_quads_geometry_info_exp_t ze_rtas_builder_quads_geometry_info_exp_t;
typedef struct _ze_rtas_geometry_aabbs_exp_cb_params_t ze_rtas_geometry_aabbs_exp_cb_params_t;
typedef struct _ze_rtas_builder_procedural_geometry_info_exp_t ze_rtas_builder_procedural_geometry_info_exp_t;
typedef struct _ze_rtas_builder_instance_geometry_info_exp_t ze_rtas_builder_instance_geometry_info_exp_t;
typedef struct _ze_rtas_builder_build_op_exp_desc_t ze_rtas_builder_build_op_exp_desc_t;
typedef struct _ze_event_pool_counter_based_exp_desc_t ze_event_pool_counter_based_exp_desc_t;
typedef struct _ze_image_bindless_exp_desc_t ze_image_bindless_exp_desc_t;
typedef struct _ze_image_pitched_exp_desc_t ze_image_pitched_exp_desc_t;
typedef struct _ze_device_pitched_alloc_exp_properties_t ze_device_pitched_alloc_exp_properties_t;
typedef struct _ze_pitched_alloc_2dimage_linear_pitch_exp_info_t ze_pitched_alloc_2dimage_linear_pitch_exp_info_t;
typedef struct _ze_custom_pitch_exp_desc_t ze_custom_pitch_exp_desc_t;
typedef struct _ze_mutable_command_id_exp_desc_t ze_mutable_command_id_exp_desc_t;
typedef struct _ze_mutable_command_list_exp_properties_t ze_mutable_command_list_exp_properties_t;
typedef struct _ze_mutable_command_list_exp_desc_t ze_mutable_command_list_exp_desc_t;
typedef struct _ze_mutable_commands_exp_desc_t ze_mutable_commands_exp_desc_t;
typedef struct _ze_mutable_kernel_argument_exp_desc_t ze_mutable_kernel_argument_exp_desc_t;
typedef struct _ze_mutable_group_count_exp_desc_t ze_mutable_group_count_exp_desc_t;
typedef struct _ze_mutable_group_size_exp_desc_t ze_mutable_group_size_exp_desc_t;
typedef struct _ze_mutable_global_offset_exp_desc_t ze_mutable_global_offset_exp_desc_t;
typedef struct _ze_mutable_graph_argument_exp_desc_t ze_mutable_graph_argument_exp_desc_t;
typedef struct _ze_driver_ddi_handles_ext_properties_t ze_driver_ddi_handles_ext_properties_t;
typedef struct _ze_external_semaphore_ext_desc_t ze_external_semaphore_ext_desc_t;
typedef struct _ze_external_semaphore_win32_ext_desc_t ze_external_semaphore_win32_ext_desc_t;
typedef struct _ze_external_semaphore_fd_ext_desc_t ze_external_semaphore_fd_ext_desc_t;
typedef struct _ze_external_semaphore_signal_params_ext_t ze_external_semaphore_signal_params_ext_t;
typedef struct _ze_external_semaphore_wait_params_ext_t ze_external_semaphore_wait_params_ext_t;
typedef struct _ze_device_cache_line_size_ext_t ze_device_cache_line_size_ext_t;
typedef struct _ze_rtas_builder_ext_desc_t ze_rtas_builder_ext_desc_t;
typedef struct _ze_rtas_builder_ext_properties_t ze_rtas_builder_ext_properties_t;
typedef struct _ze_rtas_parallel_operation_ext_properties_t ze_rtas_parallel_operation_ext_properties_t;
typedef struct _ze_rtas_device_ext_properties_t ze_rtas_device_ext_properties_t;
typedef struct _ze_rtas_float3_ext_t ze_rtas_float3_ext_t;
typedef struct _ze_rtas_transform_float3x4_column_major_ext_t ze_rtas_transform_float3x4_column_major_ext_t;
typedef struct _ze_rtas_transform_float3x4_aligned_column_major_ext_t ze_rtas_transform_float3x4_aligned_column_major_ext_t;
typedef struct _ze_rtas_transform_float3x4_row_major_ext_t ze_rtas_transform_float3x4_row_major_ext_t;
typedef struct _ze_rtas_aabb_ext_t ze_rtas_aabb_ext_t;
typedef struct _ze_rtas_triangle_indices_uint32_ext_t ze_rtas_triangle_indices_uint32_ext_t;
typedef struct _ze_rtas_quad_indices_uint32_ext_t ze_rtas_quad_indices_uint32_ext_t;
typedef struct _ze_rtas_builder_geometry_info_ext_t ze_rtas_builder_geometry_info_ext_t;
typedef struct _ze_rtas_builder_triangles_geometry_info_ext_t ze_rtas_builder_triangles_geometry_info_ext_t;
typedef struct _ze_rtas_builder_quads_geometry_info_ext_t ze_rtas_builder_quads_geometry_info_ext_t;
typedef struct _ze_rtas_geometry_aabbs_ext_cb_params_t ze_rtas_geometry_aabbs_ext_cb_params_t;
typedef struct _ze_rtas_builder_procedural_geometry_info_ext_t ze_rtas_builder_procedural_geometry_info_ext_t;
typedef struct _ze_rtas_builder_instance_geometry_info_ext_t ze_rtas_builder_instance_geometry_info_ext_t;
typedef struct _ze_rtas_builder_build_op_ext_desc_t ze_rtas_builder_build_op_ext_desc_t;
typedef struct _ze_device_vector_width_properties_ext_t ze_device_vector_width_properties_ext_t;
typedef struct _ze_external_memmap_sysmem_ext_desc_t ze_external_memmap_sysmem_ext_desc_t;
typedef struct _ze_kernel_allocation_exp_properties_t ze_kernel_allocation_exp_properties_t;
typedef struct _ze_device_usablemem_size_ext_properties_t ze_device_usablemem_size_ext_properties_t;
typedef struct _ze_image_format_support_ext_properties_t ze_image_format_support_ext_properties_t;
typedef struct _ze_ipc_mem_handle_type_ext_desc_t ze_ipc_mem_handle_type_ext_desc_t;
typedef struct _ze_record_replay_graph_ext_properties_t ze_record_replay_graph_ext_properties_t;
typedef struct _ze_record_replay_graph_ext_dump_desc_t ze_record_replay_graph_ext_dump_desc_t;
typedef struct _ze_device_readonly_memory_ext_properties_t ze_device_readonly_memory_ext_properties_t;
typedef struct _ze_init_params_t ze_init_params_t;
typedef struct _ze_global_callbacks_t ze_global_callbacks_t;
typedef struct _ze_driver_get_params_t ze_driver_get_params_t;
typedef struct _ze_driver_get_api_version_params_t ze_driver_get_api_version_params_t;
typedef struct _ze_driver_get_properties_params_t ze_driver_get_properties_params_t;
typedef struct _ze_driver_get_ipc_properties_params_t ze_driver_get_ipc_properties_params_t;
typedef struct _ze_driver_get_extension_properties_params_t ze_driver_get_extension_properties_params_t;
typedef struct _ze_driver_callbacks_t ze_driver_callbacks_t;
typedef struct _ze_device_get_params_t ze_device_get_params_t;
typedef struct _ze_device_get_sub_devices_params_t ze_device_get_sub_devices_params_t;
typedef struct _ze_device_get_properties_params_t ze_device_get_properties_params_t;
typedef struct _ze_device_get_compute_properties_params_t ze_device_get_compute_properties_params_t;
typedef struct _ze_device_get_module_properties_params_t ze_device_get_module_properties_params_t;
typedef struct _ze_device_get_command_queue_group_properties_params_t ze_device_get_command_queue_group_properties_params_t;
typedef struct _ze_device_get_memory_properties_params_t ze_device_get_memory_properties_params_t;
typedef struct _ze_device_get_memory_access_properties_params_t ze_device_get_memory_access_properties_params_t;
typedef struct _ze_device_get_cache_properties_params_t ze_device_get_cache_properties_params_t;
typedef struct _ze_device_get_image_properties_params_t ze_device_get_image_properties_params_t;
typedef struct _ze_device_get_external_memory_properties_params_t ze_device_get_external_memory_properties_params_t;
typedef struct _ze_device_get_p2_p_properties_params_t ze_device_get_p2_p_properties_params_t;
typedef struct _ze_device_can_access_peer_params_t ze_device_can_access_peer_params_t;
typedef struct _ze_device_get_status_params_t ze_device_get_status_params_t;
typedef struct _ze_device_callbacks_t ze_device_callbacks_t;
typedef struct _ze_context_create_params_t ze_context_create_params_t;
typedef struct _ze_context_destroy_params_t ze_context_destroy_params_t;
typedef struct _ze_context_get_status_params_t ze_context_get_status_params_t;
typedef struct _ze_context_system_barrier_params_t ze_context_system_barrier_params_t;
typedef struct _ze_context_make_memory_resident_params_t ze_context_make_memory_resident_params_t;
typedef struct _ze_context_evict_memory_params_t ze_context_evict_memory_params_t;
typedef struct _ze_context_make_image_resident_params_t ze_context_make_image_resident_params_t;
typedef struct _ze_context_evict_image_params_t ze_context_evict_image_params_t;
typedef struct _ze_context_callbacks_t ze_context_callbacks_t;
typedef struct _ze_command_queue_create_params_t ze_command_queue_create_params_t;
typedef struct _ze_command_queue_destroy_params_t ze_command_queue_destroy_params_t;
typedef struct _ze_command_queue_execute_command_lists_params_t ze_command_queue_execute_command_lists_params_t;
typedef struct _ze_command_queue_synchronize_params_t ze_command_queue_synchronize_params_t;
typedef struct _ze_command_queue_callbacks_t ze_command_queue_callbacks_t;
typedef struct _ze_command_list_create_params_t ze_command_list_create_params_t;
typedef struct _ze_command_list_create_immediate_params_t ze_command_list_create_immediate_params_t;
typedef struct _ze_command_list_destroy_params_t ze_command_list_destroy_params_t;
typedef struct _ze_command_list_close_params_t ze_command_list_close_params_t;
typedef struct _ze_command_list_reset_params_t ze_command_list_reset_params_t;
typedef struct _ze_command_list_append_write_global_timestamp_params_t ze_command_list_append_write_global_timestamp_params_t;
typedef struct _ze_command_list_append_barrier_params_t ze_command_list_append_barrier_params_t;
typedef struct _ze_command_list_append_memory_ranges_barrier_params_t ze_command_list_append_memory_ranges_barrier_params_t;
typedef struct _ze_command_list_append_memory_copy_params_t ze_command_list_append_memory_copy_params_t;
typedef struct _ze_command_list_append_memory_fill_params_t ze_command_list_append_memory_fill_params_t;
typedef struct _ze_command_list_append_memory_copy_region_params_t ze_command_list_append_memory_copy_region_params_t;
typedef struct _ze_command_list_append_memory_copy_from_context_params_t ze_command_list_append_memory_copy_from_context_params_t;
typedef struct _ze_command_list_append_image_copy_params_t ze_command_list_append_image_copy_params_t;
typedef struct _ze_command_list_append_image_copy_region_params_t ze_command_list_append_image_copy_region_params_t;
typedef struct _ze_command_list_append_image_copy_to_memory_params_t ze_command_list_append_image_copy_to_memory_params_t;
typedef struct _ze_command_list_append_image_copy_from_memory_params_t ze_command_list_append_image_copy_from_memory_params_t;
typedef struct _ze_command_list_append_memory_prefetch_params_t ze_command_list_append_memory_prefetch_params_t;
typedef struct _ze_command_list_append_mem_advise_params_t ze_command_list_append_mem_advise_params_t;
typedef struct _ze_command_list_append_signal_event_params_t ze_command_list_append_signal_event_params_t;
typedef struct _ze_command_list_append_wait_on_events_params_t ze_command_list_append_wait_on_events_params_t;
typedef struct _ze_command_list_append_event_reset_params_t ze_command_list_append_event_reset_params_t;
typedef struct _ze_command_list_append_query_kernel_timestamps_params_t ze_command_list_append_query_kernel_timestamps_params_t;
typedef struct _ze_command_list_append_launch_kernel_params_t ze_command_list_append_launch_kernel_params_t;
typedef struct _ze_command_list_append_launch_cooperative_kernel_params_t ze_command_list_append_launch_cooperative_kernel_params_t;
typedef struct _ze_command_list_append_launch_kernel_indirect_params_t ze_command_list_append_launch_kernel_indirect_params_t;
typedef struct _ze_command_list_append_launch_multiple_kernels_indirect_params_t ze_command_list_append_launch_multiple_kernels_indirect_params_t;
typedef struct _ze_command_list_callbacks_t ze_command_list_callbacks_t;
typedef struct _ze_image_get_properties_params_t ze_image_get_properties_params_t;
typedef struct _ze_image_create_params_t ze_image_create_params_t;
typedef struct _ze_image_destroy_params_t ze_image_destroy_params_t;
typedef struct _ze_image_callbacks_t ze_image_callbacks_t;
typedef struct _ze_mem_alloc_shared_params_t ze_mem_alloc_shared_params_t;
typedef struct _ze_mem_alloc_device_params_t ze_mem_alloc_device_params_t;
typedef struct _ze_mem_alloc_host_params_t ze_mem_alloc_host_params_t;
typedef struct _ze_mem_free_params_t ze_mem_free_params_t;
typedef struct _ze_mem_get_alloc_properties_params_t ze_mem_get_alloc_properties_params_t;
typedef struct _ze_mem_get_address_range_params_t ze_mem_get_address_range_params_t;
typedef struct _ze_mem_get_ipc_handle_params_t ze_mem_get_ipc_handle_params_t;
typedef struct _ze_mem_open_ipc_handle_params_t ze_mem_open_ipc_handle_params_t;
typedef struct _ze_mem_close_ipc_handle_params_t ze_mem_close_ipc_handle_params_t;
typedef struct _ze_mem_callbacks_t ze_mem_callbacks_t;
typedef struct _ze_fence_create_params_t ze_fence_create_params_t;
typedef struct _ze_fence_destroy_params_t ze_fence_destroy_params_t;
typedef struct _ze_fence_host_synchronize_params_t ze_fence_host_synchronize_params_t;
typedef struct _ze_fence_query_status_params_t ze_fence_query_status_params_t;
typedef struct _ze_fence_reset_params_t ze_fence_reset_params_t;
typedef struct _ze_fence_callbacks_t ze_fence_callbacks_t;
typedef struct _ze_event_pool_create_params_t ze_event_pool_create_params_t;
typedef struct _ze_event_pool_destroy_params_t ze_event_pool_destroy_params_t;
typedef struct _ze_event_pool_get_ipc_handle_params_t ze_event_pool_get_ipc_handle_params_t;
typedef struct _ze_event_pool_open_ipc_handle_params_t ze_event_pool_open_ipc_handle_params_t;
typedef struct _ze_event_pool_close_ipc_handle_params_t ze_event_pool_close_ipc_handle_params_t;
typedef struct _ze_event_pool_callbacks_t ze_event_pool_callbacks_t;
typedef struct _ze_event_create_params_t ze_event_create_params_t;
typedef struct _ze_event_destroy_params_t ze_event_destroy_params_t;
typedef struct _ze_event_host_signal_params_t ze_event_host_signal_params_t;
typedef struct _ze_event_host_synchronize_params_t ze_event_host_synchronize_params_t;
typedef struct _ze_event_query_status_params_t ze_event_query_status_params_t;
typedef struct _ze_event_host_reset_params_t ze_event_host_reset_params_t;
typedef struct _ze_event_query_kernel_timestamp_params_t ze_event_query_kernel_timestamp_params_t;
typedef struct _ze_event_callbacks_t ze_event_callbacks_t;
typedef struct _ze_module_create_params_t ze_module_create_params_t;
typedef struct _ze_module_destroy_params_t ze_module_destroy_params_t;
typedef struct _ze_module_dynamic_link_params_t ze_module_dynamic_link_params_t;
typedef struct _ze_module_get_native_binary_params_t ze_module_get_native_binary_params_t;
typedef struct _ze_module_get_global_pointer_params_t ze_module_get_global_pointer_params_t;
typedef struct _ze_module_get_kernel_names_params_t ze_module_get_kernel_names_params_t;
typedef struct _ze_module_get_properties_params_t ze_module_get_properties_params_t;
typedef struct _ze_module_get_function_pointer_params_t ze_module_get_function_pointer_params_t;
typedef struct _ze_module_callbacks_t ze_module_callbacks_t;
typedef struct _ze_module_build_log_destroy_params_t ze_module_build_log_destroy_params_t;
typedef struct _ze_module_build_log_get_string_params_t ze_module_build_log_get_string_params_t;
typedef struct _ze_module_build_log_callbacks_t ze_module_build_log_callbacks_t;
typedef struct _ze_kernel_create_params_t ze_kernel_create_params_t;
typedef struct _ze_kernel_destroy_params_t ze_kernel_destroy_params_t;
typedef struct _ze_kernel_set_cache_config_params_t ze_kernel_set_cache_config_params_t;
typedef struct _ze_kernel_set_group_size_params_t ze_kernel_set_group_size_params_t;
typedef struct _ze_kernel_suggest_group_size_params_t ze_kernel_suggest_group_size_params_t;
typedef struct _ze_kernel_suggest_max_cooperative_group_count_params_t ze_kernel_suggest_max_cooperative_group_count_params_t;
typedef struct _ze_kernel_set_argument_value_params_t ze_kernel_set_argument_value_params_t;
typedef struct _ze_kernel_set_indirect_access_params_t ze_kernel_set_indirect_access_params_t;
typedef struct _ze_kernel_get_indirect_access_params_t ze_kernel_get_indirect_access_params_t;
typedef struct _ze_kernel_get_source_attributes_params_t ze_kernel_get_source_attributes_params_t;
typedef struct _ze_kernel_get_properties_params_t ze_kernel_get_properties_params_t;
typedef struct _ze_kernel_get_name_params_t ze_kernel_get_name_params_t;
typedef struct _ze_kernel_callbacks_t ze_kernel_callbacks_t;
typedef struct _ze_sampler_create_params_t ze_sampler_create_params_t;
typedef struct _ze_sampler_destroy_params_t ze_sampler_destroy_params_t;
typedef struct _ze_sampler_callbacks_t ze_sampler_callbacks_t;
typedef struct _ze_physical_mem_create_params_t ze_physical_mem_create_params_t;
typedef struct _ze_physical_mem_destroy_params_t ze_physical_mem_destroy_params_t;
typedef struct _ze_physical_mem_callbacks_t ze_physical_mem_callbacks_t;
typedef struct _ze_virtual_mem_reserve_params_t ze_virtual_mem_reserve_params_t;
typedef struct _ze_virtual_mem_free_params_t ze_virtual_mem_free_params_t;
typedef struct _ze_virtual_mem_query_page_size_params_t ze_virtual_mem_query_page_size_params_t;
typedef struct _ze_virtual_mem_map_params_t ze_virtual_mem_map_params_t;
typedef struct _ze_virtual_mem_unmap_params_t ze_virtual_mem_unmap_params_t;
typedef struct _ze_virtual_mem_set_access_attribute_params_t ze_virtual_mem_set_access_attribute_params_t;
typedef struct _ze_virtual_mem_get_access_attribute_params_t ze_virtual_mem_get_access_attribute_params_t;
typedef struct _ze_virtual_mem_callbacks_t ze_virtual_mem_callbacks_t;
typedef struct _ze_callbacks_t ze_callbacks_t;

typedef ze_kernel_max_group_size_properties_ext_t ze_kernel_max_group_size_ext_properties_t;

typedef void (*ze_rtas_geometry_aabbs_cb_exp_t)(ze_rtas_geometry_aabbs_exp_cb_params_t *);
typedef void (*ze_rtas_geometry_aabbs_cb_ext_t)(ze_rtas_geometry_aabbs_ext_cb_params_t *);
typedef void (*zex_mem_graph_free_callback_fn_t)(void *);
typedef void (*ze_host_function_callback_t)(void *);
typedef void (*ze_pfnInitCb_t)(ze_init_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDriverGetCb_t)(ze_driver_get_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDriverGetApiVersionCb_t)(ze_driver_get_api_version_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDriverGetPropertiesCb_t)(ze_driver_get_properties_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDriverGetIpcPropertiesCb_t)(ze_driver_get_ipc_properties_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDriverGetExtensionPropertiesCb_t)(ze_driver_get_extension_properties_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDeviceGetCb_t)(ze_device_get_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDeviceGetSubDevicesCb_t)(ze_device_get_sub_devices_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDeviceGetPropertiesCb_t)(ze_device_get_properties_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDeviceGetComputePropertiesCb_t)(ze_device_get_compute_properties_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDeviceGetModulePropertiesCb_t)(ze_device_get_module_properties_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDeviceGetCommandQueueGroupPropertiesCb_t)(ze_device_get_command_queue_group_properties_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDeviceGetMemoryPropertiesCb_t)(ze_device_get_memory_properties_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDeviceGetMemoryAccessPropertiesCb_t)(ze_device_get_memory_access_properties_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDeviceGetCachePropertiesCb_t)(ze_device_get_cache_properties_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDeviceGetImagePropertiesCb_t)(ze_device_get_image_properties_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDeviceGetExternalMemoryPropertiesCb_t)(ze_device_get_external_memory_properties_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDeviceGetP2PPropertiesCb_t)(ze_device_get_p2_p_properties_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDeviceCanAccessPeerCb_t)(ze_device_can_access_peer_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDeviceGetStatusCb_t)(ze_device_get_status_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnContextCreateCb_t)(ze_context_create_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnContextDestroyCb_t)(ze_context_destroy_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnContextGetStatusCb_t)(ze_context_get_status_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnContextSystemBarrierCb_t)(ze_context_system_barrier_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnContextMakeMemoryResidentCb_t)(ze_context_make_memory_resident_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnContextEvictMemoryCb_t)(ze_context_evict_memory_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnContextMakeImageResidentCb_t)(ze_context_make_image_resident_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnContextEvictImageCb_t)(ze_context_evict_image_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandQueueCreateCb_t)(ze_command_queue_create_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandQueueDestroyCb_t)(ze_command_queue_destroy_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandQueueExecuteCommandListsCb_t)(ze_command_queue_execute_command_lists_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandQueueSynchronizeCb_t)(ze_command_queue_synchronize_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListCreateCb_t)(ze_command_list_create_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListCreateImmediateCb_t)(ze_command_list_create_immediate_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListDestroyCb_t)(ze_command_list_destroy_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListCloseCb_t)(ze_command_list_close_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListResetCb_t)(ze_command_list_reset_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendWriteGlobalTimestampCb_t)(ze_command_list_append_write_global_timestamp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendBarrierCb_t)(ze_command_list_append_barrier_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendMemoryRangesBarrierCb_t)(ze_command_list_append_memory_ranges_barrier_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendMemoryCopyCb_t)(ze_command_list_append_memory_copy_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendMemoryFillCb_t)(ze_command_list_append_memory_fill_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendMemoryCopyRegionCb_t)(ze_command_list_append_memory_copy_region_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendMemoryCopyFromContextCb_t)(ze_command_list_append_memory_copy_from_context_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendImageCopyCb_t)(ze_command_list_append_image_copy_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendImageCopyRegionCb_t)(ze_command_list_append_image_copy_region_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendImageCopyToMemoryCb_t)(ze_command_list_append_image_copy_to_memory_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendImageCopyFromMemoryCb_t)(ze_command_list_append_image_copy_from_memory_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendMemoryPrefetchCb_t)(ze_command_list_append_memory_prefetch_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendMemAdviseCb_t)(ze_command_list_append_mem_advise_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendSignalEventCb_t)(ze_command_list_append_signal_event_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendWaitOnEventsCb_t)(ze_command_list_append_wait_on_events_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendEventResetCb_t)(ze_command_list_append_event_reset_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendQueryKernelTimestampsCb_t)(ze_command_list_append_query_kernel_timestamps_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendLaunchKernelCb_t)(ze_command_list_append_launch_kernel_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendLaunchCooperativeKernelCb_t)(ze_command_list_append_launch_cooperative_kernel_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendLaunchKernelIndirectCb_t)(ze_command_list_append_launch_kernel_indirect_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendLaunchMultipleKernelsIndirectCb_t)(ze_command_list_append_launch_multiple_kernels_indirect_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnImageGetPropertiesCb_t)(ze_image_get_properties_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnImageCreateCb_t)(ze_image_create_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnImageDestroyCb_t)(ze_image_destroy_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnMemAllocSharedCb_t)(ze_mem_alloc_shared_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnMemAllocDeviceCb_t)(ze_mem_alloc_device_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnMemAllocHostCb_t)(ze_mem_alloc_host_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnMemFreeCb_t)(ze_mem_free_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnMemGetAllocPropertiesCb_t)(ze_mem_get_alloc_properties_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnMemGetAddressRangeCb_t)(ze_mem_get_address_range_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnMemGetIpcHandleCb_t)(ze_mem_get_ipc_handle_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnMemOpenIpcHandleCb_t)(ze_mem_open_ipc_handle_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnMemCloseIpcHandleCb_t)(ze_mem_close_ipc_handle_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnFenceCreateCb_t)(ze_fence_create_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnFenceDestroyCb_t)(ze_fence_destroy_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnFenceHostSynchronizeCb_t)(ze_fence_host_synchronize_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnFenceQueryStatusCb_t)(ze_fence_query_status_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnFenceResetCb_t)(ze_fence_reset_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnEventPoolCreateCb_t)(ze_event_pool_create_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnEventPoolDestroyCb_t)(ze_event_pool_destroy_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnEventPoolGetIpcHandleCb_t)(ze_event_pool_get_ipc_handle_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnEventPoolOpenIpcHandleCb_t)(ze_event_pool_open_ipc_handle_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnEventPoolCloseIpcHandleCb_t)(ze_event_pool_close_ipc_handle_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnEventCreateCb_t)(ze_event_create_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnEventDestroyCb_t)(ze_event_destroy_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnEventHostSignalCb_t)(ze_event_host_signal_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnEventHostSynchronizeCb_t)(ze_event_host_synchronize_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnEventQueryStatusCb_t)(ze_event_query_status_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnEventHostResetCb_t)(ze_event_host_reset_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnEventQueryKernelTimestampCb_t)(ze_event_query_kernel_timestamp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnModuleCreateCb_t)(ze_module_create_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnModuleDestroyCb_t)(ze_module_destroy_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnModuleDynamicLinkCb_t)(ze_module_dynamic_link_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnModuleGetNativeBinaryCb_t)(ze_module_get_native_binary_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnModuleGetGlobalPointerCb_t)(ze_module_get_global_pointer_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnModuleGetKernelNamesCb_t)(ze_module_get_kernel_names_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnModuleGetPropertiesCb_t)(ze_module_get_properties_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnModuleGetFunctionPointerCb_t)(ze_module_get_function_pointer_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnModuleBuildLogDestroyCb_t)(ze_module_build_log_destroy_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnModuleBuildLogGetStringCb_t)(ze_module_build_log_get_string_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnKernelCreateCb_t)(ze_kernel_create_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnKernelDestroyCb_t)(ze_kernel_destroy_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnKernelSetCacheConfigCb_t)(ze_kernel_set_cache_config_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnKernelSetGroupSizeCb_t)(ze_kernel_set_group_size_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnKernelSuggestGroupSizeCb_t)(ze_kernel_suggest_group_size_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnKernelSuggestMaxCooperativeGroupCountCb_t)(ze_kernel_suggest_max_cooperative_group_count_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnKernelSetArgumentValueCb_t)(ze_kernel_set_argument_value_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnKernelSetIndirectAccessCb_t)(ze_kernel_set_indirect_access_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnKernelGetIndirectAccessCb_t)(ze_kernel_get_indirect_access_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnKernelGetSourceAttributesCb_t)(ze_kernel_get_source_attributes_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnKernelGetPropertiesCb_t)(ze_kernel_get_properties_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnKernelGetNameCb_t)(ze_kernel_get_name_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnSamplerCreateCb_t)(ze_sampler_create_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnSamplerDestroyCb_t)(ze_sampler_destroy_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnPhysicalMemCreateCb_t)(ze_physical_mem_create_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnPhysicalMemDestroyCb_t)(ze_physical_mem_destroy_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnVirtualMemReserveCb_t)(ze_virtual_mem_reserve_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnVirtualMemFreeCb_t)(ze_virtual_mem_free_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnVirtualMemQueryPageSizeCb_t)(ze_virtual_mem_query_page_size_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnVirtualMemMapCb_t)(ze_virtual_mem_map_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnVirtualMemUnmapCb_t)(ze_virtual_mem_unmap_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnVirtualMemSetAccessAttributeCb_t)(ze_virtual_mem_set_access_attribute_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnVirtualMemGetAccessAttributeCb_t)(ze_virtual_mem_get_access_attribute_params_t *, ze_result_t, void *, void **);

/* Ipc memory handle. */
struct _ze_ipc_mem_handle_t {
    char data[64]; /**< [out] data */
};

/* Ipc event pool handle. */
struct _ze_ipc_event_pool_handle_t {
    char data[64]; /**< [out] data */
};

/* Uuid. */
struct _ze_uuid_t {
    uint8_t id[16]; /**< [out] id */
};

/* Base cb params. */
struct _ze_base_cb_params_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
};

/* Base properties. */
struct _ze_base_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
};

/* Base description. */
struct _ze_base_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
};

/* Ipc event counter based handle. */
struct _ze_ipc_event_counter_based_handle_t {
    char data[64]; /**< [out] data */
};

/* Init driver type description. */
struct _ze_init_driver_type_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_init_driver_type_flags_t flags; /**< [in] flags, a union of ze_init_driver_type_flag_t bits, 0 for none */
};

/* Driver uuid. */
struct _ze_driver_uuid_t {
    uint8_t id[16]; /**< [out] id */
};

/* Driver properties. */
struct _ze_driver_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_driver_uuid_t uuid; /**< [out] uuid */
    uint32_t driverVersion; /**< [out] driver version */
};

/* Driver ipc properties. */
struct _ze_driver_ipc_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_ipc_property_flags_t flags; /**< [out] flags, a union of ze_ipc_property_flag_t bits, 0 for none */
};

/* Driver extension properties. */
struct _ze_driver_extension_properties_t {
    char name[256]; /**< [out] name */
    uint32_t version; /**< [out] version */
};

/* Device uuid. */
struct _ze_device_uuid_t {
    uint8_t id[16]; /**< [out] id */
};

/* Device properties. */
struct _ze_device_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_device_type_t type; /**< [out] type */
    uint32_t vendorId; /**< [out] vendor id */
    uint32_t deviceId; /**< [out] device id */
    ze_device_property_flags_t flags; /**< [out] flags, a union of ze_device_property_flag_t bits, 0 for none */
    uint32_t subdeviceId; /**< [out] subdevice id */
    uint32_t coreClockRate; /**< [out] core clock rate, in MHz */
    uint64_t maxMemAllocSize; /**< [out] largest memory alloc size, in bytes */
    uint32_t maxHardwareContexts; /**< [out] largest hardware contexts */
    uint32_t maxCommandQueuePriority; /**< [out] largest command queue priority */
    uint32_t numThreadsPerEU; /**< [out] number of threads per EU */
    uint32_t physicalEUSimdWidth; /**< [out] physical EU simd width */
    uint32_t numEUsPerSubslice; /**< [out] number of e us per subslice */
    uint32_t numSubslicesPerSlice; /**< [out] number of subslices per slice */
    uint32_t numSlices; /**< [out] number of slices */
    uint64_t timerResolution; /**< [out] timer resolution */
    uint32_t timestampValidBits; /**< [out] timestamp valid bits, in timer ticks */
    uint32_t kernelTimestampValidBits; /**< [out] kernel timestamp valid bits, in timer ticks */
    ze_device_uuid_t uuid; /**< [out] uuid */
    char name[256]; /**< [out] name */
};

/* Device thread. */
struct _ze_device_thread_t {
    uint32_t slice; /**< [in,out] slice */
    uint32_t subslice; /**< [in,out] subslice */
    uint32_t eu; /**< [in,out] eu */
    uint32_t thread; /**< [in,out] thread */
};

/* Device compute properties. */
struct _ze_device_compute_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint32_t maxTotalGroupSize; /**< [out] largest total group size, in bytes */
    uint32_t maxGroupSizeX; /**< [out] largest group size x */
    uint32_t maxGroupSizeY; /**< [out] largest group size y */
    uint32_t maxGroupSizeZ; /**< [out] largest group size z */
    uint32_t maxGroupCountX; /**< [out] largest group count x */
    uint32_t maxGroupCountY; /**< [out] largest group count y */
    uint32_t maxGroupCountZ; /**< [out] largest group count z */
    uint32_t maxSharedLocalMemory; /**< [out] largest shared local memory */
    uint32_t numSubGroupSizes; /**< [out] number of sub group sizes */
    uint32_t subGroupSizes[8]; /**< [out] sub group sizes */
};

/* Device compute dotproduct ext properties. */
struct _ze_device_compute_dotproduct_ext_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_device_dp_capability_flags_t dp_caps; /**< [out] dp caps, a union of ze_device_dp_capability_flag_t bits, 0 for none */
    ze_device_input_data_type_flags_t dpv4_input_types; /**< [out] dpv4 input types, a union of ze_device_input_data_type_flag_t bits, 0 for none */
    ze_device_output_data_type_flags_t dpv4_output_types; /**< [out] dpv4 output types, a union of ze_device_output_data_type_flag_t bits, 0 for none */
    ze_device_input_data_type_flags_t dpas_input_types; /**< [out] dpas input types, a union of ze_device_input_data_type_flag_t bits, 0 for none */
    ze_device_output_data_type_flags_t dpas_output_types; /**< [out] dpas output types, a union of ze_device_output_data_type_flag_t bits, 0 for none */
    ze_device_input_data_type_flags_t bdpas_input_types; /**< [out] bdpas input types, a union of ze_device_input_data_type_flag_t bits, 0 for none */
    ze_device_output_data_type_flags_t bdpas_output_types; /**< [out] bdpas output types, a union of ze_device_output_data_type_flag_t bits, 0 for none */
};

/* Native kernel uuid. */
struct _ze_native_kernel_uuid_t {
    uint8_t id[16]; /**< [out] id */
};

/* Device module properties. */
struct _ze_device_module_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint32_t spirvVersionSupported; /**< [out] spirv version supported */
    ze_device_module_flags_t flags; /**< [out] flags, a union of ze_device_module_flag_t bits, 0 for none */
    ze_device_fp_flags_t fp16flags; /**< [out] fp16flags, a union of ze_device_fp_flag_t bits, 0 for none */
    ze_device_fp_flags_t fp32flags; /**< [out] fp32flags, a union of ze_device_fp_flag_t bits, 0 for none */
    ze_device_fp_flags_t fp64flags; /**< [out] fp64flags, a union of ze_device_fp_flag_t bits, 0 for none */
    uint32_t maxArgumentsSize; /**< [out] largest arguments size, in bytes */
    uint32_t printfBufferSize; /**< [out] printf buffer size, in bytes */
    ze_native_kernel_uuid_t nativeKernelSupported; /**< [out] native kernel supported */
};

/* Command queue group properties. */
struct _ze_command_queue_group_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_command_queue_group_property_flags_t flags; /**< [out] flags, a union of ze_command_queue_group_property_flag_t bits, 0 for none */
    size_t maxMemoryFillPatternSize; /**< [out] largest memory fill pattern size, in bytes */
    uint32_t numQueues; /**< [out] number of queues */
};

/* Device memory properties. */
struct _ze_device_memory_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_device_memory_property_flags_t flags; /**< [out] flags, a union of ze_device_memory_property_flag_t bits, 0 for none */
    uint32_t maxClockRate; /**< [out] largest clock rate, in MHz */
    uint32_t maxBusWidth; /**< [out] largest bus width */
    uint64_t totalSize; /**< [out] total size, in bytes */
    char name[256]; /**< [out] name */
};

/* Device memory access properties. */
struct _ze_device_memory_access_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_memory_access_cap_flags_t hostAllocCapabilities; /**< [out] host alloc capabilities, a union of ze_memory_access_cap_flag_t bits, 0 for none */
    ze_memory_access_cap_flags_t deviceAllocCapabilities; /**< [out] device alloc capabilities, a union of ze_memory_access_cap_flag_t bits, 0 for none */
    ze_memory_access_cap_flags_t sharedSingleDeviceAllocCapabilities; /**< [out] shared single device alloc capabilities, a union of ze_memory_access_cap_flag_t bits, 0 for none */
    ze_memory_access_cap_flags_t sharedCrossDeviceAllocCapabilities; /**< [out] shared cross device alloc capabilities, a union of ze_memory_access_cap_flag_t bits, 0 for none */
    ze_memory_access_cap_flags_t sharedSystemAllocCapabilities; /**< [out] shared system alloc capabilities, a union of ze_memory_access_cap_flag_t bits, 0 for none */
};

/* Device cache properties. */
struct _ze_device_cache_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_device_cache_property_flags_t flags; /**< [out] flags, a union of ze_device_cache_property_flag_t bits, 0 for none */
    size_t cacheSize; /**< [out] cache size, in bytes */
};

/* Device image properties. */
struct _ze_device_image_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint32_t maxImageDims1D; /**< [out] largest image dims1 d */
    uint32_t maxImageDims2D; /**< [out] largest image dims2 d */
    uint32_t maxImageDims3D; /**< [out] largest image dims3 d */
    uint64_t maxImageBufferSize; /**< [out] largest image buffer size, in bytes */
    uint32_t maxImageArraySlices; /**< [out] largest image array slices */
    uint32_t maxSamplers; /**< [out] largest samplers */
    uint32_t maxReadImageArgs; /**< [out] largest read image args */
    uint32_t maxWriteImageArgs; /**< [out] largest write image args */
};

/* Device external memory properties. */
struct _ze_device_external_memory_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_external_memory_type_flags_t memoryAllocationImportTypes; /**< [out] memory allocation import types, a union of ze_external_memory_type_flag_t bits, 0 for none */
    ze_external_memory_type_flags_t memoryAllocationExportTypes; /**< [out] memory allocation export types, a union of ze_external_memory_type_flag_t bits, 0 for none */
    ze_external_memory_type_flags_t imageImportTypes; /**< [out] image import types, a union of ze_external_memory_type_flag_t bits, 0 for none */
    ze_external_memory_type_flags_t imageExportTypes; /**< [out] image export types, a union of ze_external_memory_type_flag_t bits, 0 for none */
};

/* Device p2p properties. */
struct _ze_device_p2p_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_device_p2p_property_flags_t flags; /**< [out] flags, a union of ze_device_p2p_property_flag_t bits, 0 for none */
};

/* Device event properties. */
struct _ze_device_event_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_device_event_properties_flags_t flags; /**< [out] flags, a union of ze_device_event_properties_flag_t bits, 0 for none */
};

/* Runtime requirements module description. */
struct _ze_runtime_requirements_module_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_module_handle_t requirementsSrc; /**< [in] requirements source */
};

/* Runtime requirements graph description. */
struct _ze_runtime_requirements_graph_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_graph_handle_t requirementsSrc; /**< [in] requirements source */
};

/* Validate runtime requirements output. */
struct _ze_validate_runtime_requirements_output_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_validate_runtime_requirements_result_t result; /**< [out] result */
};

/* Context description. */
struct _ze_context_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_context_flags_t flags; /**< [in] flags, a union of ze_context_flag_t bits, 0 for none */
};

/* Command queue description. */
struct _ze_command_queue_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint32_t ordinal; /**< [in] ordinal */
    uint32_t index; /**< [in] index */
    ze_command_queue_flags_t flags; /**< [in] flags, a union of ze_command_queue_flag_t bits, 0 for none */
    ze_command_queue_mode_t mode; /**< [in] mode */
    ze_command_queue_priority_t priority; /**< [in] priority */
};

/* Command list description. */
struct _ze_command_list_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint32_t commandQueueGroupOrdinal; /**< [in] command queue group ordinal */
    ze_command_list_flags_t flags; /**< [in] flags, a union of ze_command_list_flag_t bits, 0 for none */
};

/* Copy region. */
struct _ze_copy_region_t {
    uint32_t originX; /**< [in] origin x */
    uint32_t originY; /**< [in] origin y */
    uint32_t originZ; /**< [in] origin z */
    uint32_t width; /**< [in] width */
    uint32_t height; /**< [in] height */
    uint32_t depth; /**< [in] depth */
};

/* Image region. */
struct _ze_image_region_t {
    uint32_t originX; /**< [in] origin x */
    uint32_t originY; /**< [in] origin y */
    uint32_t originZ; /**< [in] origin z */
    uint32_t width; /**< [in] width */
    uint32_t height; /**< [in] height */
    uint32_t depth; /**< [in] depth */
};

/* Event pool description. */
struct _ze_event_pool_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_event_pool_flags_t flags; /**< [in] flags, a union of ze_event_pool_flag_t bits, 0 for none */
    uint32_t count; /**< [in] count */
};

/* Event sync mode description. */
struct _ze_event_sync_mode_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_event_sync_mode_flags_t syncModeFlags; /**< [in] sync mode flags, a union of ze_event_sync_mode_flag_t bits, 0 for none */
    uint32_t externalInterruptId; /**< [in] external interrupt id */
};

/* Event description. */
struct _ze_event_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint32_t index; /**< [in] index */
    ze_event_scope_flags_t signal; /**< [in] signal, a union of ze_event_scope_flag_t bits, 0 for none */
    ze_event_scope_flags_t wait; /**< [in] wait, a union of ze_event_scope_flag_t bits, 0 for none */
};

/* Event counter based description. */
struct _ze_event_counter_based_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_event_counter_based_flags_t flags; /**< [in] flags, a union of ze_event_counter_based_flag_t bits, 0 for none */
    ze_event_scope_flags_t signal; /**< [in] signal, a union of ze_event_scope_flag_t bits, 0 for none */
    ze_event_scope_flags_t wait; /**< [in] wait, a union of ze_event_scope_flag_t bits, 0 for none */
};

/* Event counter based external sync allocation description. */
struct _ze_event_counter_based_external_sync_allocation_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint64_t *deviceAddress; /**< [in] the device address */
    uint64_t *hostAddress; /**< [in] the host address */
    uint64_t completionValue; /**< [in] completion value */
};

/* Event counter based external aggregate storage description. */
struct _ze_event_counter_based_external_aggregate_storage_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint64_t *deviceAddress; /**< [in] the device address */
    uint64_t incrementValue; /**< [in] increment value */
    uint64_t completionValue; /**< [in] completion value */
};

/* Kernel timestamp data. */
struct _ze_kernel_timestamp_data_t {
    uint64_t kernelStart; /**< [out] kernel start */
    uint64_t kernelEnd; /**< [out] kernel end */
};

/* Kernel timestamp result. */
struct _ze_kernel_timestamp_result_t {
    ze_kernel_timestamp_data_t global; /**< [out] global */
    ze_kernel_timestamp_data_t context; /**< [out] context */
};

/* Fence description. */
struct _ze_fence_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_fence_flags_t flags; /**< [in] flags, a union of ze_fence_flag_t bits, 0 for none */
};

/* Image format. */
struct _ze_image_format_t {
    ze_image_format_layout_t layout; /**< [in] layout */
    ze_image_format_type_t type; /**< [in] type */
    ze_image_format_swizzle_t x; /**< [in] x */
    ze_image_format_swizzle_t y; /**< [in] y */
    ze_image_format_swizzle_t z; /**< [in] z */
    ze_image_format_swizzle_t w; /**< [in] w */
};

/* Image description. */
struct _ze_image_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_image_flags_t flags; /**< [in] flags, a union of ze_image_flag_t bits, 0 for none */
    ze_image_type_t type; /**< [in] type */
    ze_image_format_t format; /**< [in] format */
    uint64_t width; /**< [in] width */
    uint32_t height; /**< [in] height */
    uint32_t depth; /**< [in] depth */
    uint32_t arraylevels; /**< [in] arraylevels */
    uint32_t miplevels; /**< [in] miplevels */
};

/* Image properties. */
struct _ze_image_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_image_sampler_filter_flags_t samplerFilterFlags; /**< [out] sampler filter flags, a union of ze_image_sampler_filter_flag_t bits, 0 for none */
};

/* Device memory alloc description. */
struct _ze_device_mem_alloc_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_device_mem_alloc_flags_t flags; /**< [in] flags, a union of ze_device_mem_alloc_flag_t bits, 0 for none */
    uint32_t ordinal; /**< [in] ordinal */
};

/* Host memory alloc description. */
struct _ze_host_mem_alloc_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_host_mem_alloc_flags_t flags; /**< [in] flags, a union of ze_host_mem_alloc_flag_t bits, 0 for none */
};

/* Memory allocation properties. */
struct _ze_memory_allocation_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_memory_type_t type; /**< [out] type */
    uint64_t id; /**< [out] id */
    uint64_t pageSize; /**< [out] page size, in bytes */
};

/* External memory export description. */
struct _ze_external_memory_export_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_external_memory_type_flags_t flags; /**< [in] flags, a union of ze_external_memory_type_flag_t bits, 0 for none */
};

/* External memory import fd. */
struct _ze_external_memory_import_fd_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_external_memory_type_flags_t flags; /**< [in] flags, a union of ze_external_memory_type_flag_t bits, 0 for none */
    int fd; /**< [in] fd */
};

/* External memory export fd. */
struct _ze_external_memory_export_fd_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_external_memory_type_flags_t flags; /**< [in] flags, a union of ze_external_memory_type_flag_t bits, 0 for none */
    int fd; /**< [out] fd */
};

/* External memory import win32 handle. */
struct _ze_external_memory_import_win32_handle_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_external_memory_type_flags_t flags; /**< [in] flags, a union of ze_external_memory_type_flag_t bits, 0 for none */
    void *handle; /**< [in][optional] the handle */
    const void *name; /**< [in][optional] the name */
};

/* External memory export win32 handle. */
struct _ze_external_memory_export_win32_handle_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_external_memory_type_flags_t flags; /**< [in] flags, a union of ze_external_memory_type_flag_t bits, 0 for none */
    void *handle; /**< [out] gets the handle */
};

/* Module constants. */
struct _ze_module_constants_t {
    uint32_t numConstants; /**< [in] number of constants */
    const uint32_t *pConstantIds; /**< [in][range(0, numConstants)] array: constant ids */
    const void **pConstantValues; /**< [in][range(0, numConstants)] array: constant values */
};

/* Module description. */
struct _ze_module_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_module_format_t format; /**< [in] format */
    size_t inputSize; /**< [in] input size, in bytes */
    const uint8_t *pInputModule; /**< [in] the input module */
    const char *pBuildFlags; /**< [in][optional] text: build flags */
    const ze_module_constants_t *pConstants; /**< [in][optional] the constants */
};

/* Command list append launch kernel param cooperative description. */
struct _ze_command_list_append_launch_kernel_param_cooperative_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_bool_t isCooperative; /**< [in] true when: is cooperative */
};

/* Module properties. */
struct _ze_module_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_module_property_flags_t flags; /**< [out] flags, a union of ze_module_property_flag_t bits, 0 for none */
};

/* Kernel description. */
struct _ze_kernel_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_kernel_flags_t flags; /**< [in] flags, a union of ze_kernel_flag_t bits, 0 for none */
    const char *pKernelName; /**< [in] text: kernel name */
};

/* Kernel uuid. */
struct _ze_kernel_uuid_t {
    uint8_t kid[16]; /**< [out] kid */
    uint8_t mid[16]; /**< [out] mid */
};

/* Kernel properties. */
struct _ze_kernel_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint32_t numKernelArgs; /**< [out] number of kernel args */
    uint32_t requiredGroupSizeX; /**< [out] required group size x */
    uint32_t requiredGroupSizeY; /**< [out] required group size y */
    uint32_t requiredGroupSizeZ; /**< [out] required group size z */
    uint32_t requiredNumSubGroups; /**< [out] required number of sub groups */
    uint32_t requiredSubgroupSize; /**< [out] required subgroup size, in bytes */
    uint32_t maxSubgroupSize; /**< [out] largest subgroup size, in bytes */
    uint32_t maxNumSubgroups; /**< [out] largest number of subgroups */
    uint32_t localMemSize; /**< [out] local memory size, in bytes */
    uint32_t privateMemSize; /**< [out] private memory size, in bytes */
    uint32_t spillMemSize; /**< [out] spill memory size, in bytes */
    ze_kernel_uuid_t uuid; /**< [out] uuid */
};

/* Kernel preferred group size properties. */
struct _ze_kernel_preferred_group_size_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint32_t preferredMultiple; /**< [out] preferred multiple */
};

/* Group count. */
struct _ze_group_count_t {
    uint32_t groupCountX; /**< [in] group count x */
    uint32_t groupCountY; /**< [in] group count y */
    uint32_t groupCountZ; /**< [in] group count z */
};

/* Group size. */
struct _ze_group_size_t {
    uint32_t groupSizeX; /**< [in] group size x */
    uint32_t groupSizeY; /**< [in] group size y */
    uint32_t groupSizeZ; /**< [in] group size z */
};

/* Module program exp description. */
struct _ze_module_program_exp_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint32_t count; /**< [in] count */
    const size_t *inputSizes; /**< [in][range(0, count)] array: input sizes */
    const uint8_t **pInputModules; /**< [in][range(0, count)] array: input modules */
    const char **pBuildFlags; /**< [in][optional][range(0, count)] text: build flags */
    const ze_module_constants_t **pConstants; /**< [in][optional][range(0, count)] array: constants */
};

/* Device raytracing ext properties. */
struct _ze_device_raytracing_ext_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_device_raytracing_ext_flags_t flags; /**< [out] flags, a union of ze_device_raytracing_ext_flag_t bits, 0 for none */
    uint32_t maxBVHLevels; /**< [out] largest BVH levels */
};

/* Raytracing memory alloc ext description. */
struct _ze_raytracing_mem_alloc_ext_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_raytracing_mem_alloc_ext_flags_t flags; /**< [in] flags, a union of ze_raytracing_mem_alloc_ext_flag_t bits, 0 for none */
};

/* Sampler description. */
struct _ze_sampler_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_sampler_address_mode_t addressMode; /**< [in] address mode */
    ze_sampler_filter_mode_t filterMode; /**< [in] filter mode */
    ze_bool_t isNormalized; /**< [in] true when: is normalized */
};

/* Physical memory description. */
struct _ze_physical_mem_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_physical_mem_flags_t flags; /**< [in] flags, a union of ze_physical_mem_flag_t bits, 0 for none */
    size_t size; /**< [in] size, in bytes */
};

/* Physical memory properties. */
struct _ze_physical_mem_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint64_t id; /**< [out] id */
    uint64_t size; /**< [out] size, in bytes */
};

/* Float atomic ext properties. */
struct _ze_float_atomic_ext_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_device_fp_atomic_ext_flags_t fp16Flags; /**< [out] fp16 flags, a union of ze_device_fp_atomic_ext_flag_t bits, 0 for none */
    ze_device_fp_atomic_ext_flags_t fp32Flags; /**< [out] fp32 flags, a union of ze_device_fp_atomic_ext_flag_t bits, 0 for none */
    ze_device_fp_atomic_ext_flags_t fp64Flags; /**< [out] fp64 flags, a union of ze_device_fp_atomic_ext_flag_t bits, 0 for none */
};

/* Relaxed allocation limits ext description. */
struct _ze_relaxed_allocation_limits_ext_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_relaxed_allocation_limits_ext_flags_t flags; /**< [in] flags, a union of ze_relaxed_allocation_limits_ext_flag_t bits, 0 for none */
};

/* Relaxed allocation limits exp description. */
struct _ze_relaxed_allocation_limits_exp_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_relaxed_allocation_limits_exp_flags_t flags; /**< [in] flags, a union of ze_relaxed_allocation_limits_exp_flag_t bits, 0 for none */
};

/* Cache reservation ext description. */
struct _ze_cache_reservation_ext_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    size_t maxCacheReservationSize; /**< [out] largest cache reservation size, in bytes */
};

/* Image memory properties exp. */
struct _ze_image_memory_properties_exp_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint64_t size; /**< [out] size, in bytes */
    uint64_t rowPitch; /**< [out] row pitch, in bytes */
    uint64_t slicePitch; /**< [out] slice pitch, in bytes */
};

/* Image view planar ext description. */
struct _ze_image_view_planar_ext_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint32_t planeIndex; /**< [in] plane index */
};

/* Image view planar exp description. */
struct _ze_image_view_planar_exp_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint32_t planeIndex; /**< plane index */
};

/* Scheduling hint exp properties. */
struct _ze_scheduling_hint_exp_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_scheduling_hint_exp_flags_t schedulingHintFlags; /**< [out] scheduling hint flags, a union of ze_scheduling_hint_exp_flag_t bits, 0 for none */
};

/* Scheduling hint exp description. */
struct _ze_scheduling_hint_exp_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_scheduling_hint_exp_flags_t flags; /**< [in] flags, a union of ze_scheduling_hint_exp_flag_t bits, 0 for none */
};

/* Context power saving hint exp description. */
struct _ze_context_power_saving_hint_exp_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint32_t hint; /**< [in] hint */
};

/* Eu count ext. */
struct _ze_eu_count_ext_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint32_t numTotalEUs; /**< [out] number of total e us */
};

/* Pci address ext. */
struct _ze_pci_address_ext_t {
    uint32_t domain; /**< [out] domain */
    uint32_t bus; /**< [out] bus */
    uint32_t device; /**< [out] device */
    uint32_t function; /**< [out] function */
};

/* Pci speed ext. */
struct _ze_pci_speed_ext_t {
    int32_t genVersion; /**< [out] gen version */
    int32_t width; /**< [out] width */
    int64_t maxBandwidth; /**< [out] largest bandwidth, in bytes per second where the unit field does not say otherwise */
};

/* Pci ext properties. */
struct _ze_pci_ext_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_pci_address_ext_t address; /**< [out] address */
    ze_pci_speed_ext_t maxSpeed; /**< [out] largest speed */
};

/* Srgb ext description. */
struct _ze_srgb_ext_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_bool_t sRGB; /**< [in] true when: s RGB */
};

/* Image allocation ext properties. */
struct _ze_image_allocation_ext_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint64_t id; /**< [out] id */
};

/* Linkage inspection ext description. */
struct _ze_linkage_inspection_ext_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_linkage_inspection_ext_flags_t flags; /**< [in] flags, a union of ze_linkage_inspection_ext_flag_t bits, 0 for none */
};

/* Memory compression hints ext description. */
struct _ze_memory_compression_hints_ext_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_memory_compression_hints_ext_flags_t flags; /**< [in] flags, a union of ze_memory_compression_hints_ext_flag_t bits, 0 for none */
};

/* Driver memory free ext properties. */
struct _ze_driver_memory_free_ext_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_driver_memory_free_policy_ext_flags_t freePolicies; /**< [out] free policies, a union of ze_driver_memory_free_policy_ext_flag_t bits, 0 for none */
};

/* Memory free ext description. */
struct _ze_memory_free_ext_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_driver_memory_free_policy_ext_flags_t freePolicy; /**< [in] free policy, a union of ze_driver_memory_free_policy_ext_flag_t bits, 0 for none */
};

/* Device p2p bandwidth exp properties. */
struct _ze_device_p2p_bandwidth_exp_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint32_t logicalBandwidth; /**< [out] logical bandwidth, in bytes per second where the unit field does not say otherwise */
    uint32_t physicalBandwidth; /**< [out] physical bandwidth, in bytes per second where the unit field does not say otherwise */
    ze_bandwidth_unit_t bandwidthUnit; /**< [out] bandwidth unit */
    uint32_t logicalLatency; /**< [out] logical latency */
    uint32_t physicalLatency; /**< [out] physical latency */
    ze_latency_unit_t latencyUnit; /**< [out] latency unit */
};

/* Copy bandwidth exp properties. */
struct _ze_copy_bandwidth_exp_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint32_t copyBandwidth; /**< [out] copy bandwidth, in bytes per second where the unit field does not say otherwise */
    ze_bandwidth_unit_t copyBandwidthUnit; /**< [out] copy bandwidth unit */
};

/* Device luid ext. */
struct _ze_device_luid_ext_t {
    uint8_t id[8]; /**< [out] id */
};

/* Device luid ext properties. */
struct _ze_device_luid_ext_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_device_luid_ext_t luid; /**< [out] luid */
    uint32_t nodeMask; /**< [out] node mask */
};

/* Fabric vertex pci exp address. */
struct _ze_fabric_vertex_pci_exp_address_t {
    uint32_t domain; /**< [out] domain */
    uint32_t bus; /**< [out] bus */
    uint32_t device; /**< [out] device */
    uint32_t function; /**< [out] function */
};

/* Fabric vertex exp properties. */
struct _ze_fabric_vertex_exp_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_uuid_t uuid; /**< [out] uuid */
    ze_fabric_vertex_exp_type_t type; /**< [out] type */
    ze_bool_t remote; /**< [out] true when: remote */
    ze_fabric_vertex_pci_exp_address_t address; /**< [out] address */
};

/* Fabric edge exp properties. */
struct _ze_fabric_edge_exp_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_uuid_t uuid; /**< [out] uuid */
    char model[256]; /**< [out] model */
    uint32_t bandwidth; /**< [out] bandwidth, in bytes per second where the unit field does not say otherwise */
    ze_bandwidth_unit_t bandwidthUnit; /**< [out] bandwidth unit */
    uint32_t latency; /**< [out] latency */
    ze_latency_unit_t latencyUnit; /**< [out] latency unit */
    ze_fabric_edge_exp_duplexity_t duplexity; /**< [out] duplexity */
};

/* Device memory ext properties. */
struct _ze_device_memory_ext_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_device_memory_ext_type_t type; /**< [out] type */
    uint64_t physicalSize; /**< [out] physical size, in bytes */
    uint32_t readBandwidth; /**< [out] read bandwidth, in bytes per second where the unit field does not say otherwise */
    uint32_t writeBandwidth; /**< [out] write bandwidth, in bytes per second where the unit field does not say otherwise */
    ze_bandwidth_unit_t bandwidthUnit; /**< [out] bandwidth unit */
};

/* Device ip version ext. */
struct _ze_device_ip_version_ext_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint32_t ipVersion; /**< [out] ip version */
};

/* Kernel largest group size properties ext. */
struct _ze_kernel_max_group_size_properties_ext_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint32_t maxGroupSize; /**< [out] largest group size, in bytes */
};

/* Sub allocation. */
struct _ze_sub_allocation_t {
    void *base; /**< [in,out][optional] the base */
    size_t size; /**< [in,out][optional] size, in bytes */
};

/* Memory sub allocations exp properties. */
struct _ze_memory_sub_allocations_exp_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint32_t *pCount; /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    ze_sub_allocation_t *pSubAllocations; /**< [in,out][optional][range(0, *pCount)] gets array: sub allocations */
};

/* Event query kernel timestamps ext properties. */
struct _ze_event_query_kernel_timestamps_ext_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_event_query_kernel_timestamps_ext_flags_t flags; /**< [out] flags, a union of ze_event_query_kernel_timestamps_ext_flag_t bits, 0 for none */
};

/* Synchronized timestamp data ext. */
struct _ze_synchronized_timestamp_data_ext_t {
    uint64_t kernelStart; /**< [out] kernel start */
    uint64_t kernelEnd; /**< [out] kernel end */
};

/* Synchronized timestamp result ext. */
struct _ze_synchronized_timestamp_result_ext_t {
    ze_synchronized_timestamp_data_ext_t global; /**< [out] global */
    ze_synchronized_timestamp_data_ext_t context; /**< [out] context */
};

/* Event query kernel timestamps results ext properties. */
struct _ze_event_query_kernel_timestamps_results_ext_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_kernel_timestamp_result_t *pKernelTimestampsBuffer; /**< [in,out][optional][range(0, *pCount)] gets array: kernel timestamps buffer */
    ze_synchronized_timestamp_result_ext_t *pSynchronizedTimestampsBuffer; /**< [in,out][optional][range(0, *pCount)] gets array: synchronized timestamps buffer */
};

/* Rtas builder exp description. */
struct _ze_rtas_builder_exp_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_rtas_builder_exp_version_t builderVersion; /**< [in] builder version */
};

/* Rtas builder exp properties. */
struct _ze_rtas_builder_exp_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_rtas_builder_exp_flags_t flags; /**< [out] flags, a union of ze_rtas_builder_exp_flag_t bits, 0 for none */
    size_t rtasBufferSizeBytesExpected; /**< [out] rtas buffer size bytes expected */
    size_t rtasBufferSizeBytesMaxRequired; /**< [out] rtas buffer size bytes largest required */
    size_t scratchBufferSizeBytes; /**< [out] scratch buffer size bytes, in bytes */
};

/* Rtas parallel operation exp properties. */
struct _ze_rtas_parallel_operation_exp_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_rtas_parallel_operation_exp_flags_t flags; /**< [out] flags, a union of ze_rtas_parallel_operation_exp_flag_t bits, 0 for none */
    uint32_t maxConcurrency; /**< [out] largest concurrency */
};

/* Rtas device exp properties. */
struct _ze_rtas_device_exp_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_rtas_device_exp_flags_t flags; /**< [out] flags, a union of ze_rtas_device_exp_flag_t bits, 0 for none */
    ze_rtas_format_exp_t rtasFormat; /**< [out] rtas format */
    uint32_t rtasBufferAlignment; /**< [out] rtas buffer alignment */
};

/* Rtas float3 exp. */
struct _ze_rtas_float3_exp_t {
    float x; /**< [in] x */
    float y; /**< [in] y */
    float z; /**< [in] z */
};

/* Rtas transform float3x4 column major exp. */
struct _ze_rtas_transform_float3x4_column_major_exp_t {
    float vx_x; /**< [in] vx x */
    float vx_y; /**< [in] vx y */
    float vx_z; /**< [in] vx z */
    float vy_x; /**< [in] vy x */
    float vy_y; /**< [in] vy y */
    float vy_z; /**< [in] vy z */
    float vz_x; /**< [in] vz x */
    float vz_y; /**< [in] vz y */
    float vz_z; /**< [in] vz z */
    float p_x; /**< [in] p x */
    float p_y; /**< [in] p y */
    float p_z; /**< [in] p z */
};

/* Rtas transform float3x4 aligned column major exp. */
struct _ze_rtas_transform_float3x4_aligned_column_major_exp_t {
    float vx_x; /**< [in] vx x */
    float vx_y; /**< [in] vx y */
    float vx_z; /**< [in] vx z */
    float pad0; /**< [in] pad0 */
    float vy_x; /**< [in] vy x */
    float vy_y; /**< [in] vy y */
    float vy_z; /**< [in] vy z */
    float pad1; /**< [in] pad1 */
    float vz_x; /**< [in] vz x */
    float vz_y; /**< [in] vz y */
    float vz_z; /**< [in] vz z */
    float pad2; /**< [in] pad2 */
    float p_x; /**< [in] p x */
    float p_y; /**< [in] p y */
    float p_z; /**< [in] p z */
    float pad3; /**< [in] pad3 */
};

/* Rtas transform float3x4 row major exp. */
struct _ze_rtas_transform_float3x4_row_major_exp_t {
    float vx_x; /**< [in] vx x */
    float vy_x; /**< [in] vy x */
    float vz_x; /**< [in] vz x */
    float p_x; /**< [in] p x */
    float vx_y; /**< [in] vx y */
    float vy_y; /**< [in] vy y */
    float vz_y; /**< [in] vz y */
    float p_y; /**< [in] p y */
    float vx_z; /**< [in] vx z */
    float vy_z; /**< [in] vy z */
    float vz_z; /**< [in] vz z */
    float p_z; /**< [in] p z */
};

/* Rtas aabb exp. */
struct _ze_rtas_aabb_exp_t {
    ze_rtas_float3_exp_t lower; /**< [in] lower */
    ze_rtas_float3_exp_t upper; /**< [in] upper */
};

/* Rtas triangle indices uint32 exp. */
struct _ze_rtas_triangle_indices_uint32_exp_t {
    uint32_t v0; /**< [in] v0 */
    uint32_t v1; /**< [in] v1 */
    uint32_t v2; /**< [in] v2 */
};

/* Rtas quad indices uint32 exp. */
struct _ze_rtas_quad_indices_uint32_exp_t {
    uint32_t v0; /**< [in] v0 */
    uint32_t v1; /**< [in] v1 */
    uint32_t v2; /**< [in] v2 */
    uint32_t v3; /**< [in] v3 */
};

/* Rtas builder geometry info exp. */
struct _ze_rtas_builder_geometry_info_exp_t {
    ze_rtas_builder_packed_geometry_type_exp_t geometryType; /**< [in] geometry type */
};

/* Rtas builder triangles geometry info exp. */
struct _ze_rtas_builder_triangles_geometry_info_exp_t {
    ze_rtas_builder_packed_geometry_type_exp_t geometryType; /**< [in] geometry type */
    ze_rtas_builder_packed_geometry_exp_flags_t geometryFlags; /**< [in] geometry flags, a union of ze_rtas_builder_packed_geometry_exp_flag_t bits, 0 for none */
    uint8_t geometryMask; /**< [in] geometry mask */
    ze_rtas_builder_packed_input_data_format_exp_t triangleFormat; /**< [in] triangle format */
    ze_rtas_builder_packed_input_data_format_exp_t vertexFormat; /**< [in] vertex format */
    uint32_t triangleCount; /**< [in] triangle count */
    uint32_t vertexCount; /**< [in] vertex count */
    uint32_t triangleStride; /**< [in] triangle stride, in bytes */
    uint32_t vertexStride; /**< [in] vertex stride, in bytes */
    void *pTriangleBuffer; /**< [in] the triangle buffer */
    void *pVertexBuffer; /**< [in] the vertex buffer */
};

/* Rtas builder quads geometry info exp. */
struct _ze_rtas_builder_quads_geometry_info_exp_t {
    ze_rtas_builder_packed_geometry_type_exp_t geometryType; /**< [in] geometry type */
    ze_rtas_builder_packed_geometry_exp_flags_t geometryFlags; /**< [in] geometry flags, a union of ze_rtas_builder_packed_geometry_exp_flag_t bits, 0 for none */
    uint8_t geometryMask; /**< [in] geometry mask */
    ze_rtas_builder_packed_input_data_format_exp_t quadFormat; /**< [in] quad format */
    ze_rtas_builder_packed_input_data_format_exp_t vertexFormat; /**< [in] vertex format */
    uint32_t quadCount; /**< [in] quad count */
    uint32_t vertexCount; /**< [in] vertex count */
    uint32_t quadStride; /**< [in] quad stride, in bytes */
    uint32_t vertexStride; /**< [in] vertex stride, in bytes */
    void *pQuadBuffer; /**< [in] the quad buffer */
    void *pVertexBuffer; /**< [in] the vertex buffer */
};

/* Rtas geometry aabbs exp cb params. */
struct _ze_rtas_geometry_aabbs_exp_cb_params_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint32_t primID; /**< [in] prim ID */
    uint32_t primIDCount; /**< [in] prim ID count */
    void *pGeomUserPtr; /**< [in] the geom user pointer */
    void *pBuildUserPtr; /**< [in] the build user pointer */
    ze_rtas_aabb_exp_t *pBoundsOut; /**< [out] gets the bounds out */
};

/* Rtas builder procedural geometry info exp. */
struct _ze_rtas_builder_procedural_geometry_info_exp_t {
    ze_rtas_builder_packed_geometry_type_exp_t geometryType; /**< [in] geometry type */
    ze_rtas_builder_packed_geometry_exp_flags_t geometryFlags; /**< [in] geometry flags, a union of ze_rtas_builder_packed_geometry_exp_flag_t bits, 0 for none */
    uint8_t geometryMask; /**< [in] geometry mask */
    uint8_t reserved; /**< [in] reserved */
    uint32_t primCount; /**< [in] prim count */
    ze_rtas_geometry_aabbs_cb_exp_t pfnGetBoundsCb; /**< [in] function: get bounds cb */
    void *pGeomUserPtr; /**< [in] the geom user pointer */
};

/* Rtas builder instance geometry info exp. */
struct _ze_rtas_builder_instance_geometry_info_exp_t {
    ze_rtas_builder_packed_geometry_type_exp_t geometryType; /**< [in] geometry type */
    ze_rtas_builder_packed_instance_exp_flags_t instanceFlags; /**< [in] instance flags, a union of ze_rtas_builder_packed_instance_exp_flag_t bits, 0 for none */
    uint8_t geometryMask; /**< [in] geometry mask */
    ze_rtas_builder_packed_input_data_format_exp_t transformFormat; /**< [in] transform format */
    uint32_t instanceUserID; /**< [in] instance user ID */
    void *pTransform; /**< [in] the transform */
    ze_rtas_aabb_exp_t *pBounds; /**< [in] the bounds */
    void *pAccelerationStructure; /**< [in] the acceleration structure */
};

/* Rtas builder build op exp description. */
struct _ze_rtas_builder_build_op_exp_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_rtas_format_exp_t rtasFormat; /**< [in] rtas format */
    ze_rtas_builder_build_quality_hint_exp_t buildQuality; /**< [in] build quality */
    ze_rtas_builder_build_op_exp_flags_t buildFlags; /**< [in] build flags, a union of ze_rtas_builder_build_op_exp_flag_t bits, 0 for none */
    const ze_rtas_builder_geometry_info_exp_t **ppGeometries; /**< [in][optional][range(0, `numGeometries`)] array: geometries */
    uint32_t numGeometries; /**< [in] number of geometries */
};

/* Event pool counter based exp description. */
struct _ze_event_pool_counter_based_exp_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_event_pool_counter_based_exp_flags_t flags; /**< [in] flags, a union of ze_event_pool_counter_based_exp_flag_t bits, 0 for none */
};

/* Image bindless exp description. */
struct _ze_image_bindless_exp_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_image_bindless_exp_flags_t flags; /**< [in] flags, a union of ze_image_bindless_exp_flag_t bits, 0 for none */
};

/* Image pitched exp description. */
struct _ze_image_pitched_exp_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    void *ptr; /**< [in] the pointer */
};

/* Device pitched alloc exp properties. */
struct _ze_device_pitched_alloc_exp_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    size_t maxImageLinearWidth; /**< [out] largest image linear width */
    size_t maxImageLinearHeight; /**< [out] largest image linear height */
};

/* Pitched alloc 2dimage linear pitch exp info. */
struct _ze_pitched_alloc_2dimage_linear_pitch_exp_info_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    size_t pitchAlign; /**< [out] pitch align */
    size_t maxSupportedPitch; /**< [out] largest supported pitch, in bytes */
};

/* Custom pitch exp description. */
struct _ze_custom_pitch_exp_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    size_t rowPitch; /**< [in] row pitch, in bytes */
    size_t slicePitch; /**< [in] slice pitch, in bytes */
};

/* Mutable command id exp description. */
struct _ze_mutable_command_id_exp_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_mutable_command_exp_flags_t flags; /**< [in] flags, a union of ze_mutable_command_exp_flag_t bits, 0 for none */
};

/* Mutable command list exp properties. */
struct _ze_mutable_command_list_exp_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_mutable_command_list_exp_flags_t mutableCommandListFlags; /**< [out] mutable command list flags, a union of ze_mutable_command_list_exp_flag_t bits, 0 for none */
    ze_mutable_command_exp_flags_t mutableCommandFlags; /**< [out] mutable command flags, a union of ze_mutable_command_exp_flag_t bits, 0 for none */
};

/* Mutable command list exp description. */
struct _ze_mutable_command_list_exp_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_mutable_command_list_exp_flags_t flags; /**< [in] flags, a union of ze_mutable_command_list_exp_flag_t bits, 0 for none */
};

/* Mutable commands exp description. */
struct _ze_mutable_commands_exp_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint32_t flags; /**< [in] flags */
};

/* Mutable kernel argument exp description. */
struct _ze_mutable_kernel_argument_exp_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint64_t commandId; /**< [in] command id */
    uint32_t argIndex; /**< [in] arg index */
    size_t argSize; /**< [in] arg size, in bytes */
    const void *pArgValue; /**< [in] the arg value */
};

/* Mutable group count exp description. */
struct _ze_mutable_group_count_exp_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint64_t commandId; /**< [in] command id */
    const ze_group_count_t *pGroupCount; /**< [in] the group count */
};

/* Mutable group size exp description. */
struct _ze_mutable_group_size_exp_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint64_t commandId; /**< [in] command id */
    uint32_t groupSizeX; /**< [in] group size x */
    uint32_t groupSizeY; /**< [in] group size y */
    uint32_t groupSizeZ; /**< [in] group size z */
};

/* Mutable global offset exp description. */
struct _ze_mutable_global_offset_exp_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint64_t commandId; /**< [in] command id */
    uint32_t offsetX; /**< [in] offset x */
    uint32_t offsetY; /**< [in] offset y */
    uint32_t offsetZ; /**< [in] offset z */
};

/* Mutable graph argument exp description. */
struct _ze_mutable_graph_argument_exp_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint64_t commandId; /**< [in] command id */
    uint32_t argIndex; /**< [in] arg index */
    const void *pArgValue; /**< [in] the arg value */
};

/* Driver ddi handles ext properties. */
struct _ze_driver_ddi_handles_ext_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_driver_ddi_handle_ext_flags_t flags; /**< [out] flags, a union of ze_driver_ddi_handle_ext_flag_t bits, 0 for none */
};

/* External semaphore ext description. */
struct _ze_external_semaphore_ext_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_external_semaphore_ext_flags_t flags; /**< [in] flags, a union of ze_external_semaphore_ext_flag_t bits, 0 for none */
};

/* External semaphore win32 ext description. */
struct _ze_external_semaphore_win32_ext_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    void *handle; /**< [in] the handle */
    const char *name; /**< [in] text: name */
};

/* External semaphore fd ext description. */
struct _ze_external_semaphore_fd_ext_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    int fd; /**< [in] fd */
};

/* External semaphore signal params ext. */
struct _ze_external_semaphore_signal_params_ext_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint64_t value; /**< [in][optional] value */
};

/* External semaphore wait params ext. */
struct _ze_external_semaphore_wait_params_ext_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint64_t value; /**< [in][optional] value */
};

/* Device cache line size ext. */
struct _ze_device_cache_line_size_ext_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    size_t cacheLineSize; /**< [out] cache line size, in bytes */
};

/* Rtas builder ext description. */
struct _ze_rtas_builder_ext_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_rtas_builder_ext_version_t builderVersion; /**< [in] builder version */
};

/* Rtas builder ext properties. */
struct _ze_rtas_builder_ext_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_rtas_builder_ext_flags_t flags; /**< [out] flags, a union of ze_rtas_builder_ext_flag_t bits, 0 for none */
    size_t rtasBufferSizeBytesExpected; /**< [out] rtas buffer size bytes expected */
    size_t rtasBufferSizeBytesMaxRequired; /**< [out] rtas buffer size bytes largest required */
    size_t scratchBufferSizeBytes; /**< [out] scratch buffer size bytes, in bytes */
};

/* Rtas parallel operation ext properties. */
struct _ze_rtas_parallel_operation_ext_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_rtas_parallel_operation_ext_flags_t flags; /**< [out] flags, a union of ze_rtas_parallel_operation_ext_flag_t bits, 0 for none */
    uint32_t maxConcurrency; /**< [out] largest concurrency */
};

/* Rtas device ext properties. */
struct _ze_rtas_device_ext_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_rtas_device_ext_flags_t flags; /**< [out] flags, a union of ze_rtas_device_ext_flag_t bits, 0 for none */
    ze_rtas_format_ext_t rtasFormat; /**< [out] rtas format */
    uint32_t rtasBufferAlignment; /**< [out] rtas buffer alignment */
};

/* Rtas float3 ext. */
struct _ze_rtas_float3_ext_t {
    float x; /**< [in] x */
    float y; /**< [in] y */
    float z; /**< [in] z */
};

/* Rtas transform float3x4 column major ext. */
struct _ze_rtas_transform_float3x4_column_major_ext_t {
    float vx_x; /**< [in] vx x */
    float vx_y; /**< [in] vx y */
    float vx_z; /**< [in] vx z */
    float vy_x; /**< [in] vy x */
    float vy_y; /**< [in] vy y */
    float vy_z; /**< [in] vy z */
    float vz_x; /**< [in] vz x */
    float vz_y; /**< [in] vz y */
    float vz_z; /**< [in] vz z */
    float p_x; /**< [in] p x */
    float p_y; /**< [in] p y */
    float p_z; /**< [in] p z */
};

/* Rtas transform float3x4 aligned column major ext. */
struct _ze_rtas_transform_float3x4_aligned_column_major_ext_t {
    float vx_x; /**< [in] vx x */
    float vx_y; /**< [in] vx y */
    float vx_z; /**< [in] vx z */
    float pad0; /**< [in] pad0 */
    float vy_x; /**< [in] vy x */
    float vy_y; /**< [in] vy y */
    float vy_z; /**< [in] vy z */
    float pad1; /**< [in] pad1 */
    float vz_x; /**< [in] vz x */
    float vz_y; /**< [in] vz y */
    float vz_z; /**< [in] vz z */
    float pad2; /**< [in] pad2 */
    float p_x; /**< [in] p x */
    float p_y; /**< [in] p y */
    float p_z; /**< [in] p z */
    float pad3; /**< [in] pad3 */
};

/* Rtas transform float3x4 row major ext. */
struct _ze_rtas_transform_float3x4_row_major_ext_t {
    float vx_x; /**< [in] vx x */
    float vy_x; /**< [in] vy x */
    float vz_x; /**< [in] vz x */
    float p_x; /**< [in] p x */
    float vx_y; /**< [in] vx y */
    float vy_y; /**< [in] vy y */
    float vz_y; /**< [in] vz y */
    float p_y; /**< [in] p y */
    float vx_z; /**< [in] vx z */
    float vy_z; /**< [in] vy z */
    float vz_z; /**< [in] vz z */
    float p_z; /**< [in] p z */
};

/* Rtas aabb ext. */
struct _ze_rtas_aabb_ext_t {
    ze_rtas_float3_ext_t lower; /**< [in] lower */
    ze_rtas_float3_ext_t upper; /**< [in] upper */
};

/* Rtas triangle indices uint32 ext. */
struct _ze_rtas_triangle_indices_uint32_ext_t {
    uint32_t v0; /**< [in] v0 */
    uint32_t v1; /**< [in] v1 */
    uint32_t v2; /**< [in] v2 */
};

/* Rtas quad indices uint32 ext. */
struct _ze_rtas_quad_indices_uint32_ext_t {
    uint32_t v0; /**< [in] v0 */
    uint32_t v1; /**< [in] v1 */
    uint32_t v2; /**< [in] v2 */
    uint32_t v3; /**< [in] v3 */
};

/* Rtas builder geometry info ext. */
struct _ze_rtas_builder_geometry_info_ext_t {
    ze_rtas_builder_packed_geometry_type_ext_t geometryType; /**< [in] geometry type */
};

/* Rtas builder triangles geometry info ext. */
struct _ze_rtas_builder_triangles_geometry_info_ext_t {
    ze_rtas_builder_packed_geometry_type_ext_t geometryType; /**< [in] geometry type */
    ze_rtas_builder_packed_geometry_ext_flags_t geometryFlags; /**< [in] geometry flags, a union of ze_rtas_builder_packed_geometry_ext_flag_t bits, 0 for none */
    uint8_t geometryMask; /**< [in] geometry mask */
    ze_rtas_builder_packed_input_data_format_ext_t triangleFormat; /**< [in] triangle format */
    ze_rtas_builder_packed_input_data_format_ext_t vertexFormat; /**< [in] vertex format */
    uint32_t triangleCount; /**< [in] triangle count */
    uint32_t vertexCount; /**< [in] vertex count */
    uint32_t triangleStride; /**< [in] triangle stride, in bytes */
    uint32_t vertexStride; /**< [in] vertex stride, in bytes */
    void *pTriangleBuffer; /**< [in] the triangle buffer */
    void *pVertexBuffer; /**< [in] the vertex buffer */
};

/* Rtas builder quads geometry info ext. */
struct _ze_rtas_builder_quads_geometry_info_ext_t {
    ze_rtas_builder_packed_geometry_type_ext_t geometryType; /**< [in] geometry type */
    ze_rtas_builder_packed_geometry_ext_flags_t geometryFlags; /**< [in] geometry flags, a union of ze_rtas_builder_packed_geometry_ext_flag_t bits, 0 for none */
    uint8_t geometryMask; /**< [in] geometry mask */
    ze_rtas_builder_packed_input_data_format_ext_t quadFormat; /**< [in] quad format */
    ze_rtas_builder_packed_input_data_format_ext_t vertexFormat; /**< [in] vertex format */
    uint32_t quadCount; /**< [in] quad count */
    uint32_t vertexCount; /**< [in] vertex count */
    uint32_t quadStride; /**< [in] quad stride, in bytes */
    uint32_t vertexStride; /**< [in] vertex stride, in bytes */
    void *pQuadBuffer; /**< [in] the quad buffer */
    void *pVertexBuffer; /**< [in] the vertex buffer */
};

/* Rtas geometry aabbs ext cb params. */
struct _ze_rtas_geometry_aabbs_ext_cb_params_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint32_t primID; /**< [in] prim ID */
    uint32_t primIDCount; /**< [in] prim ID count */
    void *pGeomUserPtr; /**< [in] the geom user pointer */
    void *pBuildUserPtr; /**< [in] the build user pointer */
    ze_rtas_aabb_ext_t *pBoundsOut; /**< [out] gets the bounds out */
};

/* Rtas builder procedural geometry info ext. */
struct _ze_rtas_builder_procedural_geometry_info_ext_t {
    ze_rtas_builder_packed_geometry_type_ext_t geometryType; /**< [in] geometry type */
    ze_rtas_builder_packed_geometry_ext_flags_t geometryFlags; /**< [in] geometry flags, a union of ze_rtas_builder_packed_geometry_ext_flag_t bits, 0 for none */
    uint8_t geometryMask; /**< [in] geometry mask */
    uint8_t reserved; /**< [in] reserved */
    uint32_t primCount; /**< [in] prim count */
    ze_rtas_geometry_aabbs_cb_ext_t pfnGetBoundsCb; /**< [in] function: get bounds cb */
    void *pGeomUserPtr; /**< [in] the geom user pointer */
};

/* Rtas builder instance geometry info ext. */
struct _ze_rtas_builder_instance_geometry_info_ext_t {
    ze_rtas_builder_packed_geometry_type_ext_t geometryType; /**< [in] geometry type */
    ze_rtas_builder_packed_instance_ext_flags_t instanceFlags; /**< [in] instance flags, a union of ze_rtas_builder_packed_instance_ext_flag_t bits, 0 for none */
    uint8_t geometryMask; /**< [in] geometry mask */
    ze_rtas_builder_packed_input_data_format_ext_t transformFormat; /**< [in] transform format */
    uint32_t instanceUserID; /**< [in] instance user ID */
    void *pTransform; /**< [in] the transform */
    ze_rtas_aabb_ext_t *pBounds; /**< [in] the bounds */
    void *pAccelerationStructure; /**< [in] the acceleration structure */
};

/* Rtas builder build op ext description. */
struct _ze_rtas_builder_build_op_ext_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_rtas_format_ext_t rtasFormat; /**< [in] rtas format */
    ze_rtas_builder_build_quality_hint_ext_t buildQuality; /**< [in] build quality */
    ze_rtas_builder_build_op_ext_flags_t buildFlags; /**< [in] build flags, a union of ze_rtas_builder_build_op_ext_flag_t bits, 0 for none */
    const ze_rtas_builder_geometry_info_ext_t **ppGeometries; /**< [in][optional][range(0, `numGeometries`)] array: geometries */
    uint32_t numGeometries; /**< [in] number of geometries */
};

/* Device vector width properties ext. */
struct _ze_device_vector_width_properties_ext_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint32_t vector_width_size; /**< [out] vector width size, in bytes */
    uint32_t preferred_vector_width_char; /**< [out] preferred vector width char */
    uint32_t preferred_vector_width_short; /**< [out] preferred vector width short */
    uint32_t preferred_vector_width_int; /**< [out] preferred vector width int */
    uint32_t preferred_vector_width_long; /**< [out] preferred vector width long */
    uint32_t preferred_vector_width_float; /**< [out] preferred vector width float */
    uint32_t preferred_vector_width_double; /**< [out] preferred vector width double */
    uint32_t preferred_vector_width_half; /**< [out] preferred vector width half */
    uint32_t native_vector_width_char; /**< [out] native vector width char */
    uint32_t native_vector_width_short; /**< [out] native vector width short */
    uint32_t native_vector_width_int; /**< [out] native vector width int */
    uint32_t native_vector_width_long; /**< [out] native vector width long */
    uint32_t native_vector_width_float; /**< [out] native vector width float */
    uint32_t native_vector_width_double; /**< [out] native vector width double */
    uint32_t native_vector_width_half; /**< [out] native vector width half */
};

/* External memmap sysmem ext description. */
struct _ze_external_memmap_sysmem_ext_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    void *pSystemMemory; /**< [in] the system memory */
    uint64_t size; /**< [in] size, in bytes */
};

/* Kernel allocation exp properties. */
struct _ze_kernel_allocation_exp_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint64_t base; /**< [out] base */
    size_t size; /**< [out] size, in bytes */
    ze_memory_type_t type; /**< [out] type */
    uint32_t argIndex; /**< [out] arg index */
};

/* Device usablemem size ext properties. */
struct _ze_device_usablemem_size_ext_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint64_t currUsableMemSize; /**< [out] curr usable memory size, in bytes */
};

/* Image format support ext properties. */
struct _ze_image_format_support_ext_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_bool_t supported; /**< [out] true when: supported */
};

/* Ipc memory handle type ext description. */
struct _ze_ipc_mem_handle_type_ext_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_ipc_mem_handle_type_flags_t typeFlags; /**< [in] type flags, a union of ze_ipc_mem_handle_type_flag_t bits, 0 for none */
};

/* Record replay graph ext properties. */
struct _ze_record_replay_graph_ext_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_record_replay_graph_ext_flags_t graphFlags; /**< [out] graph flags, a union of ze_record_replay_graph_ext_flag_t bits, 0 for none */
};

/* Record replay graph ext dump description. */
struct _ze_record_replay_graph_ext_dump_desc_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_record_replay_graph_ext_dump_mode_t mode; /**< [in] mode */
};

/* Device readonly memory ext properties. */
struct _ze_device_readonly_memory_ext_properties_t {
    ze_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_device_readonly_memory_capability_t readonlyCapability; /**< [out] readonly capability */
};

/* Init params. */
struct _ze_init_params_t {
    ze_init_flags_t *pflags; /**< pflags, a union of ze_init_flag_t bits, 0 for none */
};

/* Global callbacks. */
struct _ze_global_callbacks_t {
    ze_pfnInitCb_t pfnInitCb; /**< function: init cb */
};

/* Driver get params. */
struct _ze_driver_get_params_t {
    uint32_t **ppCount; /**< the count */
    ze_driver_handle_t **pphDrivers; /**< the pph drivers */
};

/* Driver get api version params. */
struct _ze_driver_get_api_version_params_t {
    ze_driver_handle_t *phDriver; /**< place of the handle: driver */
    ze_api_version_t **pversion; /**< the pversion */
};

/* Driver get properties params. */
struct _ze_driver_get_properties_params_t {
    ze_driver_handle_t *phDriver; /**< place of the handle: driver */
    ze_driver_properties_t **ppDriverProperties; /**< the driver properties */
};

/* Driver get ipc properties params. */
struct _ze_driver_get_ipc_properties_params_t {
    ze_driver_handle_t *phDriver; /**< place of the handle: driver */
    ze_driver_ipc_properties_t **ppIpcProperties; /**< the ipc properties */
};

/* Driver get extension properties params. */
struct _ze_driver_get_extension_properties_params_t {
    ze_driver_handle_t *phDriver; /**< place of the handle: driver */
    uint32_t **ppCount; /**< the count */
    ze_driver_extension_properties_t **ppExtensionProperties; /**< the extension properties */
};

/* Driver callbacks. */
struct _ze_driver_callbacks_t {
    ze_pfnDriverGetCb_t pfnGetCb; /**< function: get cb */
    ze_pfnDriverGetApiVersionCb_t pfnGetApiVersionCb; /**< function: get api version cb */
    ze_pfnDriverGetPropertiesCb_t pfnGetPropertiesCb; /**< function: get properties cb */
    ze_pfnDriverGetIpcPropertiesCb_t pfnGetIpcPropertiesCb; /**< function: get ipc properties cb */
    ze_pfnDriverGetExtensionPropertiesCb_t pfnGetExtensionPropertiesCb; /**< function: get extension properties cb */
};

/* Device get params. */
struct _ze_device_get_params_t {
    ze_driver_handle_t *phDriver; /**< place of the handle: driver */
    uint32_t **ppCount; /**< the count */
    ze_device_handle_t **pphDevices; /**< the pph devices */
};

/* Device get sub devices params. */
struct _ze_device_get_sub_devices_params_t {
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    uint32_t **ppCount; /**< the count */
    ze_device_handle_t **pphSubdevices; /**< the pph subdevices */
};

/* Device get properties params. */
struct _ze_device_get_properties_params_t {
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    ze_device_properties_t **ppDeviceProperties; /**< the device properties */
};

/* Device get compute properties params. */
struct _ze_device_get_compute_properties_params_t {
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    ze_device_compute_properties_t **ppComputeProperties; /**< the compute properties */
};

/* Device get module properties params. */
struct _ze_device_get_module_properties_params_t {
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    ze_device_module_properties_t **ppModuleProperties; /**< the module properties */
};

/* Device get command queue group properties params. */
struct _ze_device_get_command_queue_group_properties_params_t {
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    uint32_t **ppCount; /**< the count */
    ze_command_queue_group_properties_t **ppCommandQueueGroupProperties; /**< the command queue group properties */
};

/* Device get memory properties params. */
struct _ze_device_get_memory_properties_params_t {
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    uint32_t **ppCount; /**< the count */
    ze_device_memory_properties_t **ppMemProperties; /**< the memory properties */
};

/* Device get memory access properties params. */
struct _ze_device_get_memory_access_properties_params_t {
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    ze_device_memory_access_properties_t **ppMemAccessProperties; /**< the memory access properties */
};

/* Device get cache properties params. */
struct _ze_device_get_cache_properties_params_t {
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    uint32_t **ppCount; /**< the count */
    ze_device_cache_properties_t **ppCacheProperties; /**< the cache properties */
};

/* Device get image properties params. */
struct _ze_device_get_image_properties_params_t {
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    ze_device_image_properties_t **ppImageProperties; /**< the image properties */
};

/* Device get external memory properties params. */
struct _ze_device_get_external_memory_properties_params_t {
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    ze_device_external_memory_properties_t **ppExternalMemoryProperties; /**< the external memory properties */
};

/* Device get p2 p properties params. */
struct _ze_device_get_p2_p_properties_params_t {
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    ze_device_handle_t *phPeerDevice; /**< place of the handle: peer device */
    ze_device_p2p_properties_t **ppP2PProperties; /**< the P2 p properties */
};

/* Device can access peer params. */
struct _ze_device_can_access_peer_params_t {
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    ze_device_handle_t *phPeerDevice; /**< place of the handle: peer device */
    ze_bool_t **pvalue; /**< the pvalue */
};

/* Device get status params. */
struct _ze_device_get_status_params_t {
    ze_device_handle_t *phDevice; /**< place of the handle: device */
};

/* Device callbacks. */
struct _ze_device_callbacks_t {
    ze_pfnDeviceGetCb_t pfnGetCb; /**< function: get cb */
    ze_pfnDeviceGetSubDevicesCb_t pfnGetSubDevicesCb; /**< function: get sub devices cb */
    ze_pfnDeviceGetPropertiesCb_t pfnGetPropertiesCb; /**< function: get properties cb */
    ze_pfnDeviceGetComputePropertiesCb_t pfnGetComputePropertiesCb; /**< function: get compute properties cb */
    ze_pfnDeviceGetModulePropertiesCb_t pfnGetModulePropertiesCb; /**< function: get module properties cb */
    ze_pfnDeviceGetCommandQueueGroupPropertiesCb_t pfnGetCommandQueueGroupPropertiesCb; /**< function: get command queue group properties cb */
    ze_pfnDeviceGetMemoryPropertiesCb_t pfnGetMemoryPropertiesCb; /**< function: get memory properties cb */
    ze_pfnDeviceGetMemoryAccessPropertiesCb_t pfnGetMemoryAccessPropertiesCb; /**< function: get memory access properties cb */
    ze_pfnDeviceGetCachePropertiesCb_t pfnGetCachePropertiesCb; /**< function: get cache properties cb */
    ze_pfnDeviceGetImagePropertiesCb_t pfnGetImagePropertiesCb; /**< function: get image properties cb */
    ze_pfnDeviceGetExternalMemoryPropertiesCb_t pfnGetExternalMemoryPropertiesCb; /**< function: get external memory properties cb */
    ze_pfnDeviceGetP2PPropertiesCb_t pfnGetP2PPropertiesCb; /**< function: get P2 p properties cb */
    ze_pfnDeviceCanAccessPeerCb_t pfnCanAccessPeerCb; /**< function: can access peer cb */
    ze_pfnDeviceGetStatusCb_t pfnGetStatusCb; /**< function: get status cb */
};

/* Context create params. */
struct _ze_context_create_params_t {
    ze_driver_handle_t *phDriver; /**< place of the handle: driver */
    const ze_context_desc_t **pdesc; /**< the pdesc */
    ze_context_handle_t **pphContext; /**< the pph context */
};

/* Context destroy params. */
struct _ze_context_destroy_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
};

/* Context get status params. */
struct _ze_context_get_status_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
};

/* Context system barrier params. */
struct _ze_context_system_barrier_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    ze_device_handle_t *phDevice; /**< place of the handle: device */
};

/* Context make memory resident params. */
struct _ze_context_make_memory_resident_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    void **pptr; /**< the pptr */
    size_t *psize; /**< the psize, in bytes */
};

/* Context evict memory params. */
struct _ze_context_evict_memory_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    void **pptr; /**< the pptr */
    size_t *psize; /**< the psize, in bytes */
};

/* Context make image resident params. */
struct _ze_context_make_image_resident_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    ze_image_handle_t *phImage; /**< place of the handle: image */
};

/* Context evict image params. */
struct _ze_context_evict_image_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    ze_image_handle_t *phImage; /**< place of the handle: image */
};

/* Context callbacks. */
struct _ze_context_callbacks_t {
    ze_pfnContextCreateCb_t pfnCreateCb; /**< function: create cb */
    ze_pfnContextDestroyCb_t pfnDestroyCb; /**< function: destroy cb */
    ze_pfnContextGetStatusCb_t pfnGetStatusCb; /**< function: get status cb */
    ze_pfnContextSystemBarrierCb_t pfnSystemBarrierCb; /**< function: system barrier cb */
    ze_pfnContextMakeMemoryResidentCb_t pfnMakeMemoryResidentCb; /**< function: make memory resident cb */
    ze_pfnContextEvictMemoryCb_t pfnEvictMemoryCb; /**< function: evict memory cb */
    ze_pfnContextMakeImageResidentCb_t pfnMakeImageResidentCb; /**< function: make image resident cb */
    ze_pfnContextEvictImageCb_t pfnEvictImageCb; /**< function: evict image cb */
};

/* Command queue create params. */
struct _ze_command_queue_create_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    const ze_command_queue_desc_t **pdesc; /**< the pdesc */
    ze_command_queue_handle_t **pphCommandQueue; /**< the pph command queue */
};

/* Command queue destroy params. */
struct _ze_command_queue_destroy_params_t {
    ze_command_queue_handle_t *phCommandQueue; /**< place of the handle: command queue */
};

/* Command queue execute command lists params. */
struct _ze_command_queue_execute_command_lists_params_t {
    ze_command_queue_handle_t *phCommandQueue; /**< place of the handle: command queue */
    uint32_t *pnumCommandLists; /**< the pnum command lists */
    ze_command_list_handle_t **pphCommandLists; /**< the pph command lists */
    ze_fence_handle_t *phFence; /**< place of the handle: fence */
};

/* Command queue synchronize params. */
struct _ze_command_queue_synchronize_params_t {
    ze_command_queue_handle_t *phCommandQueue; /**< place of the handle: command queue */
    uint64_t *ptimeout; /**< the ptimeout, in nanoseconds */
};

/* Command queue callbacks. */
struct _ze_command_queue_callbacks_t {
    ze_pfnCommandQueueCreateCb_t pfnCreateCb; /**< function: create cb */
    ze_pfnCommandQueueDestroyCb_t pfnDestroyCb; /**< function: destroy cb */
    ze_pfnCommandQueueExecuteCommandListsCb_t pfnExecuteCommandListsCb; /**< function: execute command lists cb */
    ze_pfnCommandQueueSynchronizeCb_t pfnSynchronizeCb; /**< function: synchronize cb */
};

/* Command list create params. */
struct _ze_command_list_create_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    const ze_command_list_desc_t **pdesc; /**< the pdesc */
    ze_command_list_handle_t **pphCommandList; /**< the pph command list */
};

/* Command list create immediate params. */
struct _ze_command_list_create_immediate_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    const ze_command_queue_desc_t **paltdesc; /**< the paltdesc */
    ze_command_list_handle_t **pphCommandList; /**< the pph command list */
};

/* Command list destroy params. */
struct _ze_command_list_destroy_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
};

/* Command list close params. */
struct _ze_command_list_close_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
};

/* Command list reset params. */
struct _ze_command_list_reset_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
};

/* Command list append write global timestamp params. */
struct _ze_command_list_append_write_global_timestamp_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    uint64_t **pdstptr; /**< the pdstptr */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Command list append barrier params. */
struct _ze_command_list_append_barrier_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Command list append memory ranges barrier params. */
struct _ze_command_list_append_memory_ranges_barrier_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    uint32_t *pnumRanges; /**< the pnum ranges */
    const size_t **ppRangeSizes; /**< the range sizes */
    const void ***ppRanges; /**< the ranges */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Command list append memory copy params. */
struct _ze_command_list_append_memory_copy_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    void **pdstptr; /**< the pdstptr */
    const void **psrcptr; /**< the psrcptr */
    size_t *psize; /**< the psize, in bytes */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Command list append memory fill params. */
struct _ze_command_list_append_memory_fill_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    void **pptr; /**< the pptr */
    const void **ppattern; /**< the ppattern */
    size_t *ppattern_size; /**< the ppattern size, in bytes */
    size_t *psize; /**< the psize, in bytes */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Command list append memory copy region params. */
struct _ze_command_list_append_memory_copy_region_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    void **pdstptr; /**< the pdstptr */
    const ze_copy_region_t **pdstRegion; /**< the pdst region */
    uint32_t *pdstPitch; /**< the pdst pitch, in bytes */
    uint32_t *pdstSlicePitch; /**< the pdst slice pitch, in bytes */
    const void **psrcptr; /**< the psrcptr */
    const ze_copy_region_t **psrcRegion; /**< the psrc region */
    uint32_t *psrcPitch; /**< the psrc pitch, in bytes */
    uint32_t *psrcSlicePitch; /**< the psrc slice pitch, in bytes */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Command list append memory copy from context params. */
struct _ze_command_list_append_memory_copy_from_context_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    void **pdstptr; /**< the pdstptr */
    ze_context_handle_t *phContextSrc; /**< place of the handle: context source */
    const void **psrcptr; /**< the psrcptr */
    size_t *psize; /**< the psize, in bytes */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Command list append image copy params. */
struct _ze_command_list_append_image_copy_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    ze_image_handle_t *phDstImage; /**< place of the handle: destination image */
    ze_image_handle_t *phSrcImage; /**< place of the handle: source image */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Command list append image copy region params. */
struct _ze_command_list_append_image_copy_region_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    ze_image_handle_t *phDstImage; /**< place of the handle: destination image */
    ze_image_handle_t *phSrcImage; /**< place of the handle: source image */
    const ze_image_region_t **ppDstRegion; /**< the destination region */
    const ze_image_region_t **ppSrcRegion; /**< the source region */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Command list append image copy to memory params. */
struct _ze_command_list_append_image_copy_to_memory_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    void **pdstptr; /**< the pdstptr */
    ze_image_handle_t *phSrcImage; /**< place of the handle: source image */
    const ze_image_region_t **ppSrcRegion; /**< the source region */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Command list append image copy from memory params. */
struct _ze_command_list_append_image_copy_from_memory_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    ze_image_handle_t *phDstImage; /**< place of the handle: destination image */
    const void **psrcptr; /**< the psrcptr */
    const ze_image_region_t **ppDstRegion; /**< the destination region */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Command list append memory prefetch params. */
struct _ze_command_list_append_memory_prefetch_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    const void **pptr; /**< the pptr */
    size_t *psize; /**< the psize, in bytes */
};

/* Command list append memory advise params. */
struct _ze_command_list_append_mem_advise_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    const void **pptr; /**< the pptr */
    size_t *psize; /**< the psize, in bytes */
    ze_memory_advice_t *padvice; /**< the padvice */
};

/* Command list append signal event params. */
struct _ze_command_list_append_signal_event_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    ze_event_handle_t *phEvent; /**< gets the event of this command; the caller releases it */
};

/* Command list append wait on events params. */
struct _ze_command_list_append_wait_on_events_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    uint32_t *pnumEvents; /**< the pnum events */
    ze_event_handle_t **pphEvents; /**< the pph events */
};

/* Command list append event reset params. */
struct _ze_command_list_append_event_reset_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    ze_event_handle_t *phEvent; /**< gets the event of this command; the caller releases it */
};

/* Command list append query kernel timestamps params. */
struct _ze_command_list_append_query_kernel_timestamps_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    uint32_t *pnumEvents; /**< the pnum events */
    ze_event_handle_t **pphEvents; /**< the pph events */
    void **pdstptr; /**< the pdstptr */
    const size_t **ppOffsets; /**< the offsets */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Command list append launch kernel params. */
struct _ze_command_list_append_launch_kernel_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    ze_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    const ze_group_count_t **ppLaunchFuncArgs; /**< the launch func args */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Command list append launch cooperative kernel params. */
struct _ze_command_list_append_launch_cooperative_kernel_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    ze_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    const ze_group_count_t **ppLaunchFuncArgs; /**< the launch func args */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Command list append launch kernel indirect params. */
struct _ze_command_list_append_launch_kernel_indirect_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    ze_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    const ze_group_count_t **ppLaunchArgumentsBuffer; /**< the launch arguments buffer */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Command list append launch multiple kernels indirect params. */
struct _ze_command_list_append_launch_multiple_kernels_indirect_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    uint32_t *pnumKernels; /**< the pnum kernels */
    ze_kernel_handle_t **pphKernels; /**< the pph kernels */
    const uint32_t **ppCountBuffer; /**< the count buffer */
    const ze_group_count_t **ppLaunchArgumentsBuffer; /**< the launch arguments buffer */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Command list callbacks. */
struct _ze_command_list_callbacks_t {
    ze_pfnCommandListCreateCb_t pfnCreateCb; /**< function: create cb */
    ze_pfnCommandListCreateImmediateCb_t pfnCreateImmediateCb; /**< function: create immediate cb */
    ze_pfnCommandListDestroyCb_t pfnDestroyCb; /**< function: destroy cb */
    ze_pfnCommandListCloseCb_t pfnCloseCb; /**< function: close cb */
    ze_pfnCommandListResetCb_t pfnResetCb; /**< function: reset cb */
    ze_pfnCommandListAppendWriteGlobalTimestampCb_t pfnAppendWriteGlobalTimestampCb; /**< function: append write global timestamp cb */
    ze_pfnCommandListAppendBarrierCb_t pfnAppendBarrierCb; /**< function: append barrier cb */
    ze_pfnCommandListAppendMemoryRangesBarrierCb_t pfnAppendMemoryRangesBarrierCb; /**< function: append memory ranges barrier cb */
    ze_pfnCommandListAppendMemoryCopyCb_t pfnAppendMemoryCopyCb; /**< function: append memory copy cb */
    ze_pfnCommandListAppendMemoryFillCb_t pfnAppendMemoryFillCb; /**< function: append memory fill cb */
    ze_pfnCommandListAppendMemoryCopyRegionCb_t pfnAppendMemoryCopyRegionCb; /**< function: append memory copy region cb */
    ze_pfnCommandListAppendMemoryCopyFromContextCb_t pfnAppendMemoryCopyFromContextCb; /**< function: append memory copy from context cb */
    ze_pfnCommandListAppendImageCopyCb_t pfnAppendImageCopyCb; /**< function: append image copy cb */
    ze_pfnCommandListAppendImageCopyRegionCb_t pfnAppendImageCopyRegionCb; /**< function: append image copy region cb */
    ze_pfnCommandListAppendImageCopyToMemoryCb_t pfnAppendImageCopyToMemoryCb; /**< function: append image copy to memory cb */
    ze_pfnCommandListAppendImageCopyFromMemoryCb_t pfnAppendImageCopyFromMemoryCb; /**< function: append image copy from memory cb */
    ze_pfnCommandListAppendMemoryPrefetchCb_t pfnAppendMemoryPrefetchCb; /**< function: append memory prefetch cb */
    ze_pfnCommandListAppendMemAdviseCb_t pfnAppendMemAdviseCb; /**< function: append memory advise cb */
    ze_pfnCommandListAppendSignalEventCb_t pfnAppendSignalEventCb; /**< function: append signal event cb */
    ze_pfnCommandListAppendWaitOnEventsCb_t pfnAppendWaitOnEventsCb; /**< function: append wait on events cb */
    ze_pfnCommandListAppendEventResetCb_t pfnAppendEventResetCb; /**< function: append event reset cb */
    ze_pfnCommandListAppendQueryKernelTimestampsCb_t pfnAppendQueryKernelTimestampsCb; /**< function: append query kernel timestamps cb */
    ze_pfnCommandListAppendLaunchKernelCb_t pfnAppendLaunchKernelCb; /**< function: append launch kernel cb */
    ze_pfnCommandListAppendLaunchCooperativeKernelCb_t pfnAppendLaunchCooperativeKernelCb; /**< function: append launch cooperative kernel cb */
    ze_pfnCommandListAppendLaunchKernelIndirectCb_t pfnAppendLaunchKernelIndirectCb; /**< function: append launch kernel indirect cb */
    ze_pfnCommandListAppendLaunchMultipleKernelsIndirectCb_t pfnAppendLaunchMultipleKernelsIndirectCb; /**< function: append launch multiple kernels indirect cb */
};

/* Image get properties params. */
struct _ze_image_get_properties_params_t {
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    const ze_image_desc_t **pdesc; /**< the pdesc */
    ze_image_properties_t **ppImageProperties; /**< the image properties */
};

/* Image create params. */
struct _ze_image_create_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    const ze_image_desc_t **pdesc; /**< the pdesc */
    ze_image_handle_t **pphImage; /**< the pph image */
};

/* Image destroy params. */
struct _ze_image_destroy_params_t {
    ze_image_handle_t *phImage; /**< place of the handle: image */
};

/* Image callbacks. */
struct _ze_image_callbacks_t {
    ze_pfnImageGetPropertiesCb_t pfnGetPropertiesCb; /**< function: get properties cb */
    ze_pfnImageCreateCb_t pfnCreateCb; /**< function: create cb */
    ze_pfnImageDestroyCb_t pfnDestroyCb; /**< function: destroy cb */
};

/* Memory alloc shared params. */
struct _ze_mem_alloc_shared_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    const ze_device_mem_alloc_desc_t **pdevice_desc; /**< the pdevice description */
    const ze_host_mem_alloc_desc_t **phost_desc; /**< the phost description */
    size_t *psize; /**< the psize, in bytes */
    size_t *palignment; /**< the palignment */
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    void ***ppptr; /**< the ppptr */
};

/* Memory alloc device params. */
struct _ze_mem_alloc_device_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    const ze_device_mem_alloc_desc_t **pdevice_desc; /**< the pdevice description */
    size_t *psize; /**< the psize, in bytes */
    size_t *palignment; /**< the palignment */
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    void ***ppptr; /**< the ppptr */
};

/* Memory alloc host params. */
struct _ze_mem_alloc_host_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    const ze_host_mem_alloc_desc_t **phost_desc; /**< the phost description */
    size_t *psize; /**< the psize, in bytes */
    size_t *palignment; /**< the palignment */
    void ***ppptr; /**< the ppptr */
};

/* Memory free params. */
struct _ze_mem_free_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    void **pptr; /**< the pptr */
};

/* Memory get alloc properties params. */
struct _ze_mem_get_alloc_properties_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    const void **pptr; /**< the pptr */
    ze_memory_allocation_properties_t **ppMemAllocProperties; /**< the memory alloc properties */
    ze_device_handle_t **pphDevice; /**< the pph device */
};

/* Memory get address range params. */
struct _ze_mem_get_address_range_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    const void **pptr; /**< the pptr */
    void ***ppBase; /**< the base */
    size_t **ppSize; /**< the size, in bytes */
};

/* Memory get ipc handle params. */
struct _ze_mem_get_ipc_handle_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    const void **pptr; /**< the pptr */
    ze_ipc_mem_handle_t **ppIpcHandle; /**< the ipc handle */
};

/* Memory open ipc handle params. */
struct _ze_mem_open_ipc_handle_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    ze_ipc_mem_handle_t *phandle; /**< the phandle */
    ze_ipc_memory_flags_t *pflags; /**< pflags, a union of ze_ipc_memory_flag_t bits, 0 for none */
    void ***ppptr; /**< the ppptr */
};

/* Memory close ipc handle params. */
struct _ze_mem_close_ipc_handle_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    const void **pptr; /**< the pptr */
};

/* Memory callbacks. */
struct _ze_mem_callbacks_t {
    ze_pfnMemAllocSharedCb_t pfnAllocSharedCb; /**< function: alloc shared cb */
    ze_pfnMemAllocDeviceCb_t pfnAllocDeviceCb; /**< function: alloc device cb */
    ze_pfnMemAllocHostCb_t pfnAllocHostCb; /**< function: alloc host cb */
    ze_pfnMemFreeCb_t pfnFreeCb; /**< function: free cb */
    ze_pfnMemGetAllocPropertiesCb_t pfnGetAllocPropertiesCb; /**< function: get alloc properties cb */
    ze_pfnMemGetAddressRangeCb_t pfnGetAddressRangeCb; /**< function: get address range cb */
    ze_pfnMemGetIpcHandleCb_t pfnGetIpcHandleCb; /**< function: get ipc handle cb */
    ze_pfnMemOpenIpcHandleCb_t pfnOpenIpcHandleCb; /**< function: open ipc handle cb */
    ze_pfnMemCloseIpcHandleCb_t pfnCloseIpcHandleCb; /**< function: close ipc handle cb */
};

/* Fence create params. */
struct _ze_fence_create_params_t {
    ze_command_queue_handle_t *phCommandQueue; /**< place of the handle: command queue */
    const ze_fence_desc_t **pdesc; /**< the pdesc */
    ze_fence_handle_t **pphFence; /**< the pph fence */
};

/* Fence destroy params. */
struct _ze_fence_destroy_params_t {
    ze_fence_handle_t *phFence; /**< place of the handle: fence */
};

/* Fence host synchronize params. */
struct _ze_fence_host_synchronize_params_t {
    ze_fence_handle_t *phFence; /**< place of the handle: fence */
    uint64_t *ptimeout; /**< the ptimeout, in nanoseconds */
};

/* Fence query status params. */
struct _ze_fence_query_status_params_t {
    ze_fence_handle_t *phFence; /**< place of the handle: fence */
};

/* Fence reset params. */
struct _ze_fence_reset_params_t {
    ze_fence_handle_t *phFence; /**< place of the handle: fence */
};

/* Fence callbacks. */
struct _ze_fence_callbacks_t {
    ze_pfnFenceCreateCb_t pfnCreateCb; /**< function: create cb */
    ze_pfnFenceDestroyCb_t pfnDestroyCb; /**< function: destroy cb */
    ze_pfnFenceHostSynchronizeCb_t pfnHostSynchronizeCb; /**< function: host synchronize cb */
    ze_pfnFenceQueryStatusCb_t pfnQueryStatusCb; /**< function: query status cb */
    ze_pfnFenceResetCb_t pfnResetCb; /**< function: reset cb */
};

/* Event pool create params. */
struct _ze_event_pool_create_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    const ze_event_pool_desc_t **pdesc; /**< the pdesc */
    uint32_t *pnumDevices; /**< the pnum devices */
    ze_device_handle_t **pphDevices; /**< the pph devices */
    ze_event_pool_handle_t **pphEventPool; /**< the pph event pool */
};

/* Event pool destroy params. */
struct _ze_event_pool_destroy_params_t {
    ze_event_pool_handle_t *phEventPool; /**< place of the handle: event pool */
};

/* Event pool get ipc handle params. */
struct _ze_event_pool_get_ipc_handle_params_t {
    ze_event_pool_handle_t *phEventPool; /**< place of the handle: event pool */
    ze_ipc_event_pool_handle_t **pphIpc; /**< the pph ipc */
};

/* Event pool open ipc handle params. */
struct _ze_event_pool_open_ipc_handle_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    ze_ipc_event_pool_handle_t *phIpc; /**< place of the handle: ipc */
    ze_event_pool_handle_t **pphEventPool; /**< the pph event pool */
};

/* Event pool close ipc handle params. */
struct _ze_event_pool_close_ipc_handle_params_t {
    ze_event_pool_handle_t *phEventPool; /**< place of the handle: event pool */
};

/* Event pool callbacks. */
struct _ze_event_pool_callbacks_t {
    ze_pfnEventPoolCreateCb_t pfnCreateCb; /**< function: create cb */
    ze_pfnEventPoolDestroyCb_t pfnDestroyCb; /**< function: destroy cb */
    ze_pfnEventPoolGetIpcHandleCb_t pfnGetIpcHandleCb; /**< function: get ipc handle cb */
    ze_pfnEventPoolOpenIpcHandleCb_t pfnOpenIpcHandleCb; /**< function: open ipc handle cb */
    ze_pfnEventPoolCloseIpcHandleCb_t pfnCloseIpcHandleCb; /**< function: close ipc handle cb */
};

/* Event create params. */
struct _ze_event_create_params_t {
    ze_event_pool_handle_t *phEventPool; /**< place of the handle: event pool */
    const ze_event_desc_t **pdesc; /**< the pdesc */
    ze_event_handle_t **pphEvent; /**< the pph event */
};

/* Event destroy params. */
struct _ze_event_destroy_params_t {
    ze_event_handle_t *phEvent; /**< gets the event of this command; the caller releases it */
};

/* Event host signal params. */
struct _ze_event_host_signal_params_t {
    ze_event_handle_t *phEvent; /**< gets the event of this command; the caller releases it */
};

/* Event host synchronize params. */
struct _ze_event_host_synchronize_params_t {
    ze_event_handle_t *phEvent; /**< gets the event of this command; the caller releases it */
    uint64_t *ptimeout; /**< the ptimeout, in nanoseconds */
};

/* Event query status params. */
struct _ze_event_query_status_params_t {
    ze_event_handle_t *phEvent; /**< gets the event of this command; the caller releases it */
};

/* Event host reset params. */
struct _ze_event_host_reset_params_t {
    ze_event_handle_t *phEvent; /**< gets the event of this command; the caller releases it */
};

/* Event query kernel timestamp params. */
struct _ze_event_query_kernel_timestamp_params_t {
    ze_event_handle_t *phEvent; /**< gets the event of this command; the caller releases it */
    ze_kernel_timestamp_result_t **pdstptr; /**< the pdstptr */
};

/* Event callbacks. */
struct _ze_event_callbacks_t {
    ze_pfnEventCreateCb_t pfnCreateCb; /**< function: create cb */
    ze_pfnEventDestroyCb_t pfnDestroyCb; /**< function: destroy cb */
    ze_pfnEventHostSignalCb_t pfnHostSignalCb; /**< function: host signal cb */
    ze_pfnEventHostSynchronizeCb_t pfnHostSynchronizeCb; /**< function: host synchronize cb */
    ze_pfnEventQueryStatusCb_t pfnQueryStatusCb; /**< function: query status cb */
    ze_pfnEventHostResetCb_t pfnHostResetCb; /**< function: host reset cb */
    ze_pfnEventQueryKernelTimestampCb_t pfnQueryKernelTimestampCb; /**< function: query kernel timestamp cb */
};

/* Module create params. */
struct _ze_module_create_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    const ze_module_desc_t **pdesc; /**< the pdesc */
    ze_module_handle_t **pphModule; /**< the pph module */
    ze_module_build_log_handle_t **pphBuildLog; /**< the pph build log */
};

/* Module destroy params. */
struct _ze_module_destroy_params_t {
    ze_module_handle_t *phModule; /**< place of the handle: module */
};

/* Module dynamic link params. */
struct _ze_module_dynamic_link_params_t {
    uint32_t *pnumModules; /**< the pnum modules */
    ze_module_handle_t **pphModules; /**< the pph modules */
    ze_module_build_log_handle_t **pphLinkLog; /**< the pph link log */
};

/* Module get native binary params. */
struct _ze_module_get_native_binary_params_t {
    ze_module_handle_t *phModule; /**< place of the handle: module */
    size_t **ppSize; /**< the size, in bytes */
    uint8_t **ppModuleNativeBinary; /**< the module native binary */
};

/* Module get global pointer params. */
struct _ze_module_get_global_pointer_params_t {
    ze_module_handle_t *phModule; /**< place of the handle: module */
    const char **ppGlobalName; /**< text: global name */
    size_t **ppSize; /**< the size, in bytes */
    void ***ppptr; /**< the ppptr */
};

/* Module get kernel names params. */
struct _ze_module_get_kernel_names_params_t {
    ze_module_handle_t *phModule; /**< place of the handle: module */
    uint32_t **ppCount; /**< the count */
    const char ***ppNames; /**< text: names */
};

/* Module get properties params. */
struct _ze_module_get_properties_params_t {
    ze_module_handle_t *phModule; /**< place of the handle: module */
    ze_module_properties_t **ppModuleProperties; /**< the module properties */
};

/* Module get function pointer params. */
struct _ze_module_get_function_pointer_params_t {
    ze_module_handle_t *phModule; /**< place of the handle: module */
    const char **ppFunctionName; /**< text: function name */
    void ***ppfnFunction; /**< the ppfn function */
};

/* Module callbacks. */
struct _ze_module_callbacks_t {
    ze_pfnModuleCreateCb_t pfnCreateCb; /**< function: create cb */
    ze_pfnModuleDestroyCb_t pfnDestroyCb; /**< function: destroy cb */
    ze_pfnModuleDynamicLinkCb_t pfnDynamicLinkCb; /**< function: dynamic link cb */
    ze_pfnModuleGetNativeBinaryCb_t pfnGetNativeBinaryCb; /**< function: get native binary cb */
    ze_pfnModuleGetGlobalPointerCb_t pfnGetGlobalPointerCb; /**< function: get global pointer cb */
    ze_pfnModuleGetKernelNamesCb_t pfnGetKernelNamesCb; /**< function: get kernel names cb */
    ze_pfnModuleGetPropertiesCb_t pfnGetPropertiesCb; /**< function: get properties cb */
    ze_pfnModuleGetFunctionPointerCb_t pfnGetFunctionPointerCb; /**< function: get function pointer cb */
};

/* Module build log destroy params. */
struct _ze_module_build_log_destroy_params_t {
    ze_module_build_log_handle_t *phModuleBuildLog; /**< place of the handle: module build log */
};

/* Module build log get string params. */
struct _ze_module_build_log_get_string_params_t {
    ze_module_build_log_handle_t *phModuleBuildLog; /**< place of the handle: module build log */
    size_t **ppSize; /**< the size, in bytes */
    char **ppBuildLog; /**< text: build log */
};

/* Module build log callbacks. */
struct _ze_module_build_log_callbacks_t {
    ze_pfnModuleBuildLogDestroyCb_t pfnDestroyCb; /**< function: destroy cb */
    ze_pfnModuleBuildLogGetStringCb_t pfnGetStringCb; /**< function: get string cb */
};

/* Kernel create params. */
struct _ze_kernel_create_params_t {
    ze_module_handle_t *phModule; /**< place of the handle: module */
    const ze_kernel_desc_t **pdesc; /**< the pdesc */
    ze_kernel_handle_t **pphKernel; /**< the pph kernel */
};

/* Kernel destroy params. */
struct _ze_kernel_destroy_params_t {
    ze_kernel_handle_t *phKernel; /**< place of the handle: kernel */
};

/* Kernel set cache config params. */
struct _ze_kernel_set_cache_config_params_t {
    ze_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    ze_cache_config_flags_t *pflags; /**< pflags, a union of ze_cache_config_flag_t bits, 0 for none */
};

/* Kernel set group size params. */
struct _ze_kernel_set_group_size_params_t {
    ze_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    uint32_t *pgroupSizeX; /**< the pgroup size x */
    uint32_t *pgroupSizeY; /**< the pgroup size y */
    uint32_t *pgroupSizeZ; /**< the pgroup size z */
};

/* Kernel suggest group size params. */
struct _ze_kernel_suggest_group_size_params_t {
    ze_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    uint32_t *pglobalSizeX; /**< the pglobal size x */
    uint32_t *pglobalSizeY; /**< the pglobal size y */
    uint32_t *pglobalSizeZ; /**< the pglobal size z */
    uint32_t **pgroupSizeX; /**< the pgroup size x */
    uint32_t **pgroupSizeY; /**< the pgroup size y */
    uint32_t **pgroupSizeZ; /**< the pgroup size z */
};

/* Kernel suggest largest cooperative group count params. */
struct _ze_kernel_suggest_max_cooperative_group_count_params_t {
    ze_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    uint32_t **ptotalGroupCount; /**< the ptotal group count */
};

/* Kernel set argument value params. */
struct _ze_kernel_set_argument_value_params_t {
    ze_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    uint32_t *pargIndex; /**< the parg index */
    size_t *pargSize; /**< the parg size, in bytes */
    const void **ppArgValue; /**< the arg value */
};

/* Kernel set indirect access params. */
struct _ze_kernel_set_indirect_access_params_t {
    ze_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    ze_kernel_indirect_access_flags_t *pflags; /**< pflags, a union of ze_kernel_indirect_access_flag_t bits, 0 for none */
};

/* Kernel get indirect access params. */
struct _ze_kernel_get_indirect_access_params_t {
    ze_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    ze_kernel_indirect_access_flags_t **ppFlags; /**< flags, a union of ze_kernel_indirect_access_flag_t bits, 0 for none */
};

/* Kernel get source attributes params. */
struct _ze_kernel_get_source_attributes_params_t {
    ze_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    uint32_t **ppSize; /**< the size, in bytes */
    char ***ppString; /**< text: string */
};

/* Kernel get properties params. */
struct _ze_kernel_get_properties_params_t {
    ze_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    ze_kernel_properties_t **ppKernelProperties; /**< the kernel properties */
};

/* Kernel get name params. */
struct _ze_kernel_get_name_params_t {
    ze_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    size_t **ppSize; /**< the size, in bytes */
    char **ppName; /**< text: name */
};

/* Kernel callbacks. */
struct _ze_kernel_callbacks_t {
    ze_pfnKernelCreateCb_t pfnCreateCb; /**< function: create cb */
    ze_pfnKernelDestroyCb_t pfnDestroyCb; /**< function: destroy cb */
    ze_pfnKernelSetCacheConfigCb_t pfnSetCacheConfigCb; /**< function: set cache config cb */
    ze_pfnKernelSetGroupSizeCb_t pfnSetGroupSizeCb; /**< function: set group size cb */
    ze_pfnKernelSuggestGroupSizeCb_t pfnSuggestGroupSizeCb; /**< function: suggest group size cb */
    ze_pfnKernelSuggestMaxCooperativeGroupCountCb_t pfnSuggestMaxCooperativeGroupCountCb; /**< function: suggest largest cooperative group count cb */
    ze_pfnKernelSetArgumentValueCb_t pfnSetArgumentValueCb; /**< function: set argument value cb */
    ze_pfnKernelSetIndirectAccessCb_t pfnSetIndirectAccessCb; /**< function: set indirect access cb */
    ze_pfnKernelGetIndirectAccessCb_t pfnGetIndirectAccessCb; /**< function: get indirect access cb */
    ze_pfnKernelGetSourceAttributesCb_t pfnGetSourceAttributesCb; /**< function: get source attributes cb */
    ze_pfnKernelGetPropertiesCb_t pfnGetPropertiesCb; /**< function: get properties cb */
    ze_pfnKernelGetNameCb_t pfnGetNameCb; /**< function: get name cb */
};

/* Sampler create params. */
struct _ze_sampler_create_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    const ze_sampler_desc_t **pdesc; /**< the pdesc */
    ze_sampler_handle_t **pphSampler; /**< the pph sampler */
};

/* Sampler destroy params. */
struct _ze_sampler_destroy_params_t {
    ze_sampler_handle_t *phSampler; /**< place of the handle: sampler */
};

/* Sampler callbacks. */
struct _ze_sampler_callbacks_t {
    ze_pfnSamplerCreateCb_t pfnCreateCb; /**< function: create cb */
    ze_pfnSamplerDestroyCb_t pfnDestroyCb; /**< function: destroy cb */
};

/* Physical memory create params. */
struct _ze_physical_mem_create_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    ze_physical_mem_desc_t **pdesc; /**< the pdesc */
    ze_physical_mem_handle_t **pphPhysicalMemory; /**< the pph physical memory */
};

/* Physical memory destroy params. */
struct _ze_physical_mem_destroy_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    ze_physical_mem_handle_t *phPhysicalMemory; /**< place of the handle: physical memory */
};

/* Physical memory callbacks. */
struct _ze_physical_mem_callbacks_t {
    ze_pfnPhysicalMemCreateCb_t pfnCreateCb; /**< function: create cb */
    ze_pfnPhysicalMemDestroyCb_t pfnDestroyCb; /**< function: destroy cb */
};

/* Virtual memory reserve params. */
struct _ze_virtual_mem_reserve_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    const void **ppStart; /**< the start */
    size_t *psize; /**< the psize, in bytes */
    void ***ppptr; /**< the ppptr */
};

/* Virtual memory free params. */
struct _ze_virtual_mem_free_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    const void **pptr; /**< the pptr */
    size_t *psize; /**< the psize, in bytes */
};

/* Virtual memory query page size params. */
struct _ze_virtual_mem_query_page_size_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    size_t *psize; /**< the psize, in bytes */
    size_t **ppagesize; /**< the ppagesize, in bytes */
};

/* Virtual memory map params. */
struct _ze_virtual_mem_map_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    const void **pptr; /**< the pptr */
    size_t *psize; /**< the psize, in bytes */
    ze_physical_mem_handle_t *phPhysicalMemory; /**< place of the handle: physical memory */
    size_t *poffset; /**< the poffset, in bytes */
    ze_memory_access_attribute_t *paccess; /**< the paccess */
};

/* Virtual memory unmap params. */
struct _ze_virtual_mem_unmap_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    const void **pptr; /**< the pptr */
    size_t *psize; /**< the psize, in bytes */
};

/* Virtual memory set access attribute params. */
struct _ze_virtual_mem_set_access_attribute_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    const void **pptr; /**< the pptr */
    size_t *psize; /**< the psize, in bytes */
    ze_memory_access_attribute_t *paccess; /**< the paccess */
};

/* Virtual memory get access attribute params. */
struct _ze_virtual_mem_get_access_attribute_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    const void **pptr; /**< the pptr */
    size_t *psize; /**< the psize, in bytes */
    ze_memory_access_attribute_t **paccess; /**< the paccess */
    size_t **poutSize; /**< the pout size, in bytes */
};

/* Virtual memory callbacks. */
struct _ze_virtual_mem_callbacks_t {
    ze_pfnVirtualMemReserveCb_t pfnReserveCb; /**< function: reserve cb */
    ze_pfnVirtualMemFreeCb_t pfnFreeCb; /**< function: free cb */
    ze_pfnVirtualMemQueryPageSizeCb_t pfnQueryPageSizeCb; /**< function: query page size cb */
    ze_pfnVirtualMemMapCb_t pfnMapCb; /**< function: map cb */
    ze_pfnVirtualMemUnmapCb_t pfnUnmapCb; /**< function: unmap cb */
    ze_pfnVirtualMemSetAccessAttributeCb_t pfnSetAccessAttributeCb; /**< function: set access attribute cb */
    ze_pfnVirtualMemGetAccessAttributeCb_t pfnGetAccessAttributeCb; /**< function: get access attribute cb */
};

/* Callbacks. */
struct _ze_callbacks_t {
    ze_global_callbacks_t Global; /**< callback: global */
    ze_driver_callbacks_t Driver; /**< callback: driver */
    ze_device_callbacks_t Device; /**< callback: device */
    ze_context_callbacks_t Context; /**< callback: context */
    ze_command_queue_callbacks_t CommandQueue; /**< callback: command queue */
    ze_command_list_callbacks_t CommandList; /**< callback: command list */
    ze_fence_callbacks_t Fence; /**< callback: fence */
    ze_event_pool_callbacks_t EventPool; /**< callback: event pool */
    ze_event_callbacks_t Event; /**< callback: event */
    ze_image_callbacks_t Image; /**< callback: image */
    ze_module_callbacks_t Module; /**< callback: module */
    ze_module_build_log_callbacks_t ModuleBuildLog; /**< callback: module build log */
    ze_kernel_callbacks_t Kernel; /**< callback: kernel */
    ze_sampler_callbacks_t Sampler; /**< callback: sampler */
    ze_physical_mem_callbacks_t PhysicalMem; /**< callback: physical memory */
    ze_mem_callbacks_t Mem; /**< callback: memory */
    ze_virtual_mem_callbacks_t VirtualMem; /**< callback: virtual memory */
};

/*
 * Inits of a the API.
 * Errors: ZE_RESULT_ERROR_INVALID_ENUMERATION (0x3 < flags), ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero core 1.17, Init.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeInit(
    ze_init_flags_t flags /**< [in] flags, a union of ze_init_flag_t bits, 0 for none */
);

/*
 * Answers what there is: driver.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero core 1.17, Driver.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDriverGet(
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    ze_driver_handle_t *phDrivers /**< [in,out][optional][range(0, *pCount)] gets handles: drivers */
);

/*
 * Inits of a the API: drivers.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount; NULL == desc),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (0x0 == desc->flags), ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero core 1.17, Init.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeInitDrivers(
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    ze_driver_handle_t *phDrivers, /**< [in,out][optional][range(0, *pCount)] gets handles: drivers */
    ze_init_driver_type_desc_t *desc /**< [in] the description */
);

/*
 * Answers the api version of a driver.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDriver),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == version).
 * Source: Level Zero core 1.17, Driver.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDriverGetApiVersion(
    ze_driver_handle_t hDriver, /**< [in] driver (handle) */
    ze_api_version_t *version /**< [out] gets the version */
);

/*
 * Answers the properties of a driver.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDriver),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pDriverProperties).
 * Source: Level Zero core 1.17, Driver.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDriverGetProperties(
    ze_driver_handle_t hDriver, /**< [in] driver (handle) */
    ze_driver_properties_t *pDriverProperties /**< [in,out] the driver properties */
);

/*
 * Answers the ipc properties of a driver.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDriver),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pIpcProperties).
 * Source: Level Zero core 1.17, Driver.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDriverGetIpcProperties(
    ze_driver_handle_t hDriver, /**< [in] driver (handle) */
    ze_driver_ipc_properties_t *pIpcProperties /**< [in,out] the ipc properties */
);

/*
 * Answers the extension properties of a driver.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDriver),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero core 1.17, Driver.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDriverGetExtensionProperties(
    ze_driver_handle_t hDriver, /**< [in] driver (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    ze_driver_extension_properties_t *pExtensionProperties /**< [in,out][optional][range(0, *pCount)] gets array: extension properties */
);

/*
 * Answers the extension function address of a driver.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDriver),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == name; NULL == ppFunctionAddress).
 * Source: Level Zero core 1.17, Driver.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDriverGetExtensionFunctionAddress(
    ze_driver_handle_t hDriver, /**< [in] driver (handle) */
    const char *name, /**< [in] text: name */
    void **ppFunctionAddress /**< [out] gets the function address */
);

/*
 * Answers the last error description of a driver.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDriver),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ppString).
 * Source: Level Zero core 1.17, Driver.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDriverGetLastErrorDescription(
    ze_driver_handle_t hDriver, /**< [in] driver (handle) */
    const char **ppString /**< [in,out] gets text: string */
);

/*
 * Answers the default context of a driver.
 * Source: Level Zero core 1.17, Driver.
 */
ZE_APIEXPORT ze_context_handle_t ZE_APICALL zeDriverGetDefaultContext(
    ze_driver_handle_t hDriver /**< [in] driver (handle) */
);

/*
 * Answers what there is: device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDriver),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero core 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDeviceGet(
    ze_driver_handle_t hDriver, /**< [in] driver (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    ze_device_handle_t *phDevices /**< [in,out][optional][range(0, *pCount)] gets handles: devices */
);

/*
 * Answers the root device of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phRootDevice).
 * Source: Level Zero core 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDeviceGetRootDevice(
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    ze_device_handle_t *phRootDevice /**< [in,out] gets the handle of the root device */
);

/*
 * Answers the sub devices of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero core 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDeviceGetSubDevices(
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    ze_device_handle_t *phSubdevices /**< [in,out][optional][range(0, *pCount)] gets handles: subdevices */
);

/*
 * Answers the properties of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pDeviceProperties).
 * Source: Level Zero core 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDeviceGetProperties(
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    ze_device_properties_t *pDeviceProperties /**< [in,out] the device properties */
);

/*
 * Answers the compute properties of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pComputeProperties).
 * Source: Level Zero core 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDeviceGetComputeProperties(
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    ze_device_compute_properties_t *pComputeProperties /**< [in,out] the compute properties */
);

/*
 * Answers the module properties of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pModuleProperties).
 * Source: Level Zero core 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDeviceGetModuleProperties(
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    ze_device_module_properties_t *pModuleProperties /**< [in,out] the module properties */
);

/*
 * Answers the command queue group properties of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero core 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDeviceGetCommandQueueGroupProperties(
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    ze_command_queue_group_properties_t *pCommandQueueGroupProperties /**< [in,out][optional][range(0, *pCount)] gets array: command queue group properties */
);

/*
 * Answers the memory properties of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero core 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDeviceGetMemoryProperties(
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    ze_device_memory_properties_t *pMemProperties /**< [in,out][optional][range(0, *pCount)] gets array: memory properties */
);

/*
 * Answers the memory access properties of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pMemAccessProperties).
 * Source: Level Zero core 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDeviceGetMemoryAccessProperties(
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    ze_device_memory_access_properties_t *pMemAccessProperties /**< [in,out] the memory access properties */
);

/*
 * Answers the cache properties of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero core 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDeviceGetCacheProperties(
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    ze_device_cache_properties_t *pCacheProperties /**< [in,out][optional][range(0, *pCount)] gets array: cache properties */
);

/*
 * Answers the image properties of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pImageProperties).
 * Source: Level Zero core 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDeviceGetImageProperties(
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    ze_device_image_properties_t *pImageProperties /**< [in,out] the image properties */
);

/*
 * Answers the external memory properties of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pExternalMemoryProperties).
 * Source: Level Zero core 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDeviceGetExternalMemoryProperties(
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    ze_device_external_memory_properties_t *pExternalMemoryProperties /**< [in,out] the external memory properties */
);

/*
 * Answers the p2 p properties of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice; NULL == hPeerDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pP2PProperties).
 * Source: Level Zero core 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDeviceGetP2PProperties(
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    ze_device_handle_t hPeerDevice, /**< [in] peer device (handle) */
    ze_device_p2p_properties_t *pP2PProperties /**< [in,out] the P2 p properties */
);

/*
 * Asks whether it can of a device: access peer.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice; NULL == hPeerDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == value).
 * Source: Level Zero core 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDeviceCanAccessPeer(
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    ze_device_handle_t hPeerDevice, /**< [in] peer device (handle) */
    ze_bool_t *value /**< [out] gets the value */
);

/*
 * Answers the status of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice).
 * Source: Level Zero core 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDeviceGetStatus(
    ze_device_handle_t hDevice /**< [in] device (handle) */
);

/*
 * Answers the global timestamps of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == hostTimestamp; NULL == deviceTimestamp).
 * Source: Level Zero core 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDeviceGetGlobalTimestamps(
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    uint64_t *hostTimestamp, /**< [out] gets the host timestamp, in timer ticks */
    uint64_t *deviceTimestamp /**< [out] gets the device timestamp, in timer ticks */
);

/*
 * Synchronizes of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice).
 * Source: Level Zero core 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDeviceSynchronize(
    ze_device_handle_t hDevice /**< [in] device (handle) */
);

/*
 * Answers the aggregated copy offload increment value of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == incrementValue).
 * Source: Level Zero core 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDeviceGetAggregatedCopyOffloadIncrementValue(
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *incrementValue /**< [out] gets the increment value */
);

/*
 * Answers the counter based event max value of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == maxValue).
 * Source: Level Zero core 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDeviceGetCounterBasedEventMaxValue(
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    uint64_t *maxValue /**< [out] gets the largest value */
);

/*
 * Answers the runtime requirements of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pObjDesc; NULL == pSize).
 * Source: Level Zero core 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDeviceGetRuntimeRequirements(
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    const void *pObjDesc, /**< [in] the obj description */
    size_t *pSize, /**< [in,out] the size, in bytes */
    char *pRequirements /**< [in,out][optional] gets text: requirements */
);

/*
 * Answers the runtime requirements key of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice), ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pKey).
 * Source: Level Zero core 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDeviceGetRuntimeRequirementsKey(
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    const char **pKey /**< [out] gets text: key */
);

/*
 * Device: validate runtime requirements.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pRequirements; NULL == pOut).
 * Source: Level Zero core 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDeviceValidateRuntimeRequirements(
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    const char *pRequirements, /**< [in] text: requirements */
    ze_validate_runtime_requirements_output_t *pOut /**< [in][out] gets the out */
);

/*
 * Makes a context.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDriver),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == desc; NULL == phContext),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (0x1 < desc->flags), ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero core 1.17, Context.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeContextCreate(
    ze_driver_handle_t hDriver, /**< [in] driver (handle) */
    const ze_context_desc_t *desc, /**< [in] the description */
    ze_context_handle_t *phContext /**< [out] gets the handle of the context */
);

/*
 * Makes a context ex.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDriver),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == desc; NULL == phContext),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (0x1 < desc->flags), ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
 *   ZE_RESULT_ERROR_INVALID_SIZE ((NULL == phDevices) && (0 < numDevices)).
 * Source: Level Zero core 1.17, Context.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeContextCreateEx(
    ze_driver_handle_t hDriver, /**< [in] driver (handle) */
    const ze_context_desc_t *desc, /**< [in] the description */
    uint32_t numDevices, /**< [in][optional] number of devices */
    ze_device_handle_t *phDevices, /**< [in][optional][range(0, numDevices)] handles: devices */
    ze_context_handle_t *phContext /**< [out] gets the handle of the context */
);

/*
 * Destroys a context.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext), ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE.
 * Source: Level Zero core 1.17, Context.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeContextDestroy(
    ze_context_handle_t hContext /**< [in][release] context (handle) */
);

/*
 * Answers the status of a context.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext).
 * Source: Level Zero core 1.17, Context.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeContextGetStatus(
    ze_context_handle_t hContext /**< [in] context (handle) */
);

/*
 * Makes a command queue.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == desc; NULL == phCommandQueue),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (0x7 < desc->flags; ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS < desc->mode; ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_HIGH < desc->priority),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandQueueCreate(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    const ze_command_queue_desc_t *desc, /**< [in] the description */
    ze_command_queue_handle_t *phCommandQueue /**< [out] gets the handle of the command queue */
);

/*
 * Destroys a command queue.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandQueue), ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE.
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandQueueDestroy(
    ze_command_queue_handle_t hCommandQueue /**< [in][release] command queue (handle) */
);

/*
 * Executes of a command queue: command lists.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandQueue),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phCommandLists),
 *   ZE_RESULT_ERROR_INVALID_SIZE (0 == numCommandLists), ZE_RESULT_ERROR_INVALID_COMMAND_LIST_TYPE,
 *   ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT.
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandQueueExecuteCommandLists(
    ze_command_queue_handle_t hCommandQueue, /**< [in] command queue (handle) */
    uint32_t numCommandLists, /**< [in] number of command lists */
    ze_command_list_handle_t *phCommandLists, /**< [in][range(0, numCommandLists)] handles: command lists */
    ze_fence_handle_t hFence /**< [in][optional] fence (handle) */
);

/*
 * Synchronizes of a command queue.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandQueue), ZE_RESULT_NOT_READY.
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandQueueSynchronize(
    ze_command_queue_handle_t hCommandQueue, /**< [in] command queue (handle) */
    uint64_t timeout /**< [in] timeout, in nanoseconds */
);

/*
 * Answers the ordinal of a command queue.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandQueue),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pOrdinal).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandQueueGetOrdinal(
    ze_command_queue_handle_t hCommandQueue, /**< [in] command queue (handle) */
    uint32_t *pOrdinal /**< [out] gets the ordinal */
);

/*
 * Answers the index of a command queue.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandQueue),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pIndex).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandQueueGetIndex(
    ze_command_queue_handle_t hCommandQueue, /**< [in] command queue (handle) */
    uint32_t *pIndex /**< [out] gets the index */
);

/*
 * Answers the flags of a command queue.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCmdQueue),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pFlags).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandQueueGetFlags(
    ze_command_queue_handle_t hCmdQueue, /**< [in] cmd queue (handle) */
    ze_command_queue_flags_t *pFlags /**< [out] flags, a union of ze_command_queue_flag_t bits, 0 for none */
);

/*
 * Answers the mode of a command queue.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCmdQueue),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pMode).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandQueueGetMode(
    ze_command_queue_handle_t hCmdQueue, /**< [in] cmd queue (handle) */
    ze_command_queue_mode_t *pMode /**< [out] gets the mode */
);

/*
 * Answers the priority of a command queue.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCmdQueue),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pPriority).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandQueueGetPriority(
    ze_command_queue_handle_t hCmdQueue, /**< [in] cmd queue (handle) */
    ze_command_queue_priority_t *pPriority /**< [out] gets the priority */
);

/*
 * Makes a command list.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == desc; NULL == phCommandList),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (0x3f < desc->flags), ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListCreate(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    const ze_command_list_desc_t *desc, /**< [in] the description */
    ze_command_list_handle_t *phCommandList /**< [out] gets the handle of the command list */
);

/*
 * Makes a command list immediate.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == altdesc; NULL == phCommandList),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (0x7 < altdesc->flags; ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS < altdesc->mode; ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_HIGH < altdesc->priority),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListCreateImmediate(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    const ze_command_queue_desc_t *altdesc, /**< [in] the altdesc */
    ze_command_list_handle_t *phCommandList /**< [out] gets the handle of the command list */
);

/*
 * Destroys a command list.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList), ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE.
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListDestroy(
    ze_command_list_handle_t hCommandList /**< [in][release] command list (handle) */
);

/*
 * Closes of a command list.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListClose(
    ze_command_list_handle_t hCommandList /**< [in] command list (handle) */
);

/*
 * Resets of a command list.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListReset(
    ze_command_list_handle_t hCommandList /**< [in] command list (handle) */
);

/*
 * Appends to a command list: write global timestamp.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == dstptr), ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
 *   ZE_RESULT_ERROR_INVALID_SIZE ((NULL == phWaitEvents) && (0 < numWaitEvents)).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendWriteGlobalTimestamp(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    uint64_t *dstptr, /**< [in,out] the dstptr */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);

/*
 * Synchronizes of a command list host.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList), ZE_RESULT_NOT_READY.
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListHostSynchronize(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    uint64_t timeout /**< [in] timeout, in nanoseconds */
);

/*
 * Answers the device handle of a command list.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phDevice).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListGetDeviceHandle(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    ze_device_handle_t *phDevice /**< [out] gets the handle of the device */
);

/*
 * Answers the context handle of a command list.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phContext).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListGetContextHandle(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    ze_context_handle_t *phContext /**< [out] gets the handle of the context */
);

/*
 * Answers the ordinal of a command list.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pOrdinal).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListGetOrdinal(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    uint32_t *pOrdinal /**< [out] gets the ordinal */
);

/*
 * Answers the index of a command list immediate.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandListImmediate),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pIndex).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListImmediateGetIndex(
    ze_command_list_handle_t hCommandListImmediate, /**< [in] command list immediate (handle) */
    uint32_t *pIndex /**< [out] gets the index */
);

/*
 * Asks whether it is of a command list: immediate.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pIsImmediate).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListIsImmediate(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    ze_bool_t *pIsImmediate /**< [out] gets the is immediate */
);

/*
 * Answers the flags of a command list.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pFlags).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListGetFlags(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    ze_command_list_flags_t *pFlags /**< [out] flags, a union of ze_command_list_flag_t bits, 0 for none */
);

/*
 * Answers the flags of a command list immediate.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pFlags).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListImmediateGetFlags(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    ze_command_queue_flags_t *pFlags /**< [out] flags, a union of ze_command_queue_flag_t bits, 0 for none */
);

/*
 * Answers the mode of a command list immediate.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pMode).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListImmediateGetMode(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    ze_command_queue_mode_t *pMode /**< [out] gets the mode */
);

/*
 * Answers the priority of a command list immediate.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pPriority).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListImmediateGetPriority(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    ze_command_queue_priority_t *pPriority /**< [out] gets the priority */
);

/*
 * Appends to a command list: barrier.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
 *   ZE_RESULT_ERROR_INVALID_SIZE ((NULL == phWaitEvents) && (0 < numWaitEvents)).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendBarrier(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);

/*
 * Appends to a command list: memory ranges barrier.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pRangeSizes; NULL == pRanges),
 *   ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
 *   ZE_RESULT_ERROR_INVALID_SIZE ((NULL == phWaitEvents) && (0 < numWaitEvents)).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendMemoryRangesBarrier(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    uint32_t numRanges, /**< [in] number of ranges */
    const size_t *pRangeSizes, /**< [in][range(0, numRanges)] array: range sizes */
    const void **pRanges, /**< [in][range(0, numRanges)] array: ranges */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);

/*
 * Context: system barrier.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice).
 * Source: Level Zero core 1.17, Context.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeContextSystemBarrier(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    ze_device_handle_t hDevice /**< [in] device (handle) */
);

/*
 * Appends to a command list: memory copy.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == dstptr; NULL == srcptr),
 *   ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
 *   ZE_RESULT_ERROR_INVALID_SIZE ((NULL == phWaitEvents) && (0 < numWaitEvents)).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendMemoryCopy(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    void *dstptr, /**< [in] the dstptr */
    const void *srcptr, /**< [in] the srcptr */
    size_t size, /**< [in] size, in bytes */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);

/*
 * Appends to a command list: memory copy with parameters.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == dstptr; NULL == srcptr),
 *   ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
 *   ZE_RESULT_ERROR_INVALID_SIZE ((NULL == phWaitEvents) && (0 < numWaitEvents)).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendMemoryCopyWithParameters(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    void *dstptr, /**< [in] the dstptr */
    const void *srcptr, /**< [in] the srcptr */
    size_t size, /**< [in] size, in bytes */
    const void *pNext, /**< [in][optional] next structure of the chain, NULL at its end */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);

/*
 * Appends to a command list: memory fill.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ptr; NULL == pattern),
 *   ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT, ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT,
 *   ZE_RESULT_ERROR_INVALID_SIZE ((NULL == phWaitEvents) && (0 < numWaitEvents); size % pattern_size != 0).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendMemoryFill(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    void *ptr, /**< [in] the pointer */
    const void *pattern, /**< [in] the pattern */
    size_t pattern_size, /**< [in] pattern size, in bytes */
    size_t size, /**< [in] size, in bytes */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);

/*
 * Appends to a command list: memory fill with parameters.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ptr; NULL == pattern),
 *   ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT, ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT,
 *   ZE_RESULT_ERROR_INVALID_SIZE ((NULL == phWaitEvents) && (0 < numWaitEvents); size % pattern_size != 0).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendMemoryFillWithParameters(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    void *ptr, /**< [in] the pointer */
    const void *pattern, /**< [in] the pattern */
    size_t pattern_size, /**< [in] pattern size, in bytes */
    size_t size, /**< [in] size, in bytes */
    const void *pNext, /**< [in][optional] next structure of the chain, NULL at its end */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);

/*
 * Appends to a command list: memory copy region.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == dstptr; NULL == dstRegion; NULL == srcptr; NULL == srcRegion),
 *   ZE_RESULT_ERROR_OVERLAPPING_REGIONS, ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
 *   ZE_RESULT_ERROR_INVALID_SIZE ((NULL == phWaitEvents) && (0 < numWaitEvents)).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendMemoryCopyRegion(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    void *dstptr, /**< [in] the dstptr */
    const ze_copy_region_t *dstRegion, /**< [in] the destination region */
    uint32_t dstPitch, /**< [in] destination pitch, in bytes */
    uint32_t dstSlicePitch, /**< [in] destination slice pitch, in bytes */
    const void *srcptr, /**< [in] the srcptr */
    const ze_copy_region_t *srcRegion, /**< [in] the source region */
    uint32_t srcPitch, /**< [in] source pitch, in bytes */
    uint32_t srcSlicePitch, /**< [in] source slice pitch, in bytes */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);

/*
 * Appends to a command list: memory copy from context.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList; NULL == hContextSrc),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == dstptr; NULL == srcptr),
 *   ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
 *   ZE_RESULT_ERROR_INVALID_SIZE ((NULL == phWaitEvents) && (0 < numWaitEvents)).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendMemoryCopyFromContext(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    void *dstptr, /**< [in] the dstptr */
    ze_context_handle_t hContextSrc, /**< [in] context source (handle) */
    const void *srcptr, /**< [in] the srcptr */
    size_t size, /**< [in] size, in bytes */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);

/*
 * Appends to a command list: image copy.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList; NULL == hDstImage; NULL == hSrcImage),
 *   ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
 *   ZE_RESULT_ERROR_INVALID_SIZE ((NULL == phWaitEvents) && (0 < numWaitEvents)).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendImageCopy(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    ze_image_handle_t hDstImage, /**< [in] destination image (handle) */
    ze_image_handle_t hSrcImage, /**< [in] source image (handle) */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);

/*
 * Appends to a command list: image copy region.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList; NULL == hDstImage; NULL == hSrcImage),
 *   ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT, ZE_RESULT_ERROR_OVERLAPPING_REGIONS,
 *   ZE_RESULT_ERROR_INVALID_SIZE ((NULL == phWaitEvents) && (0 < numWaitEvents)).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendImageCopyRegion(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    ze_image_handle_t hDstImage, /**< [in] destination image (handle) */
    ze_image_handle_t hSrcImage, /**< [in] source image (handle) */
    const ze_image_region_t *pDstRegion, /**< [in][optional] the destination region */
    const ze_image_region_t *pSrcRegion, /**< [in][optional] the source region */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);

/*
 * Appends to a command list: image copy to memory.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList; NULL == hSrcImage),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == dstptr), ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
 *   ZE_RESULT_ERROR_INVALID_SIZE ((NULL == phWaitEvents) && (0 < numWaitEvents)).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendImageCopyToMemory(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    void *dstptr, /**< [in] the dstptr */
    ze_image_handle_t hSrcImage, /**< [in] source image (handle) */
    const ze_image_region_t *pSrcRegion, /**< [in][optional] the source region */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);

/*
 * Appends to a command list: image copy from memory.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList; NULL == hDstImage),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == srcptr), ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
 *   ZE_RESULT_ERROR_INVALID_SIZE ((NULL == phWaitEvents) && (0 < numWaitEvents)).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendImageCopyFromMemory(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    ze_image_handle_t hDstImage, /**< [in] destination image (handle) */
    const void *srcptr, /**< [in] the srcptr */
    const ze_image_region_t *pDstRegion, /**< [in][optional] the destination region */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);

/*
 * Appends to a command list: memory prefetch.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ptr).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendMemoryPrefetch(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    const void *ptr, /**< [in] the pointer */
    size_t size /**< [in] size, in bytes */
);

/*
 * Appends to a command list: mem advise.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList; NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ptr),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZE_MEMORY_ADVICE_CLEAR_SYSTEM_MEMORY_PREFERRED_LOCATION < advice),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendMemAdvise(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    const void *ptr, /**< [in] the pointer */
    size_t size, /**< [in] size, in bytes */
    ze_memory_advice_t advice /**< [in] advice */
);

/*
 * Makes an event pool.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == desc; NULL == phEventPool),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (0xf < desc->flags), ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
 *   ZE_RESULT_ERROR_INVALID_SIZE (0 == desc->count; (NULL == phDevices) && (0 < numDevices)).
 * Source: Level Zero core 1.17, Event.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeEventPoolCreate(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    const ze_event_pool_desc_t *desc, /**< [in] the description */
    uint32_t numDevices, /**< [in][optional] number of devices */
    ze_device_handle_t *phDevices, /**< [in][optional][range(0, numDevices)] handles: devices */
    ze_event_pool_handle_t *phEventPool /**< [out] gets the handle of the event pool */
);

/*
 * Destroys an event pool.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEventPool), ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE.
 * Source: Level Zero core 1.17, Event.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeEventPoolDestroy(
    ze_event_pool_handle_t hEventPool /**< [in][release] event pool (handle) */
);

/*
 * Makes an event.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEventPool),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == desc; NULL == phEvent),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (0x7 < desc->signal; 0x7 < desc->wait),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero core 1.17, Event.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeEventCreate(
    ze_event_pool_handle_t hEventPool, /**< [in] event pool (handle) */
    const ze_event_desc_t *desc, /**< [in] the description */
    ze_event_handle_t *phEvent /**< [out] gets the event of this command; the caller releases it */
);

/*
 * Makes an event counter based.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == desc; NULL == phEvent),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (0x7f < desc->flags; 0x7 < desc->signal; 0x7 < desc->wait),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero core 1.17, Event.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeEventCounterBasedCreate(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    const ze_event_counter_based_desc_t *desc, /**< [in] the description */
    ze_event_handle_t *phEvent /**< [out] gets the event of this command; the caller releases it */
);

/*
 * Destroys an event.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEvent), ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE.
 * Source: Level Zero core 1.17, Event.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeEventDestroy(
    ze_event_handle_t hEvent /**< [in][release] event (handle) */
);

/*
 * Answers the ipc handle of an event pool.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEventPool),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phIpc), ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT.
 * Source: Level Zero core 1.17, Event.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeEventPoolGetIpcHandle(
    ze_event_pool_handle_t hEventPool, /**< [in] event pool (handle) */
    ze_ipc_event_pool_handle_t *phIpc /**< [out] gets the handle of the ipc */
);

/*
 * Puts of an event pool: ipc handle.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext).
 * Source: Level Zero core 1.17, Event.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeEventPoolPutIpcHandle(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    ze_ipc_event_pool_handle_t hIpc /**< [in] ipc (handle) */
);

/*
 * Opens of an event pool: ipc handle.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phEventPool).
 * Source: Level Zero core 1.17, Event.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeEventPoolOpenIpcHandle(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    ze_ipc_event_pool_handle_t hIpc, /**< [in] ipc (handle) */
    ze_event_pool_handle_t *phEventPool /**< [out] gets the handle of the event pool */
);

/*
 * Closes of an event pool: ipc handle.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEventPool).
 * Source: Level Zero core 1.17, Event.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeEventPoolCloseIpcHandle(
    ze_event_pool_handle_t hEventPool /**< [in][release] event pool (handle) */
);

/*
 * Answers the ipc handle of an event counter based.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEvent),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phIpc), ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT.
 * Source: Level Zero core 1.17, Event.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeEventCounterBasedGetIpcHandle(
    ze_event_handle_t hEvent, /**< [in] event (handle) */
    ze_ipc_event_counter_based_handle_t *phIpc /**< [out] gets the handle of the ipc */
);

/*
 * Opens of an event counter based: ipc handle.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phEvent).
 * Source: Level Zero core 1.17, Event.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeEventCounterBasedOpenIpcHandle(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    ze_ipc_event_counter_based_handle_t hIpc, /**< [in] ipc (handle) */
    ze_event_handle_t *phEvent /**< [out] gets the event of this command; the caller releases it */
);

/*
 * Closes of an event counter based: ipc handle.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEvent), ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT.
 * Source: Level Zero core 1.17, Event.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeEventCounterBasedCloseIpcHandle(
    ze_event_handle_t hEvent /**< [in][release] event (handle) */
);

/*
 * Answers the device address of an event counter based.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEvent),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == completionValue; NULL == deviceAddress).
 * Source: Level Zero core 1.17, Event.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeEventCounterBasedGetDeviceAddress(
    ze_event_handle_t hEvent, /**< [in] event (handle) */
    uint64_t *completionValue, /**< [in][out] gets the completion value */
    uint64_t *deviceAddress /**< [in][out] gets the device address */
);

/*
 * Appends to a command list: signal event.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList; NULL == hEvent),
 *   ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT.
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendSignalEvent(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    ze_event_handle_t hEvent /**< [in] event (handle) */
);

/*
 * Appends to a command list: wait on events.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phEvents), ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT.
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendWaitOnEvents(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    uint32_t numEvents, /**< [in] how many events to wait for */
    ze_event_handle_t *phEvents /**< [in][range(0, numEvents)] events that must have been signalled first */
);

/*
 * Signals of an event host.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEvent), ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT.
 * Source: Level Zero core 1.17, Event.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeEventHostSignal(
    ze_event_handle_t hEvent /**< [in] event (handle) */
);

/*
 * Synchronizes of an event host.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEvent), ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
 *   ZE_RESULT_NOT_READY.
 * Source: Level Zero core 1.17, Event.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeEventHostSynchronize(
    ze_event_handle_t hEvent, /**< [in] event (handle) */
    uint64_t timeout /**< [in] timeout, in nanoseconds */
);

/*
 * Querys of an event: status.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEvent), ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
 *   ZE_RESULT_NOT_READY.
 * Source: Level Zero core 1.17, Event.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeEventQueryStatus(
    ze_event_handle_t hEvent /**< [in] event (handle) */
);

/*
 * Appends to a command list: event reset.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList; NULL == hEvent),
 *   ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT.
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendEventReset(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    ze_event_handle_t hEvent /**< [in] event (handle) */
);

/*
 * Resets of an event host.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEvent), ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT.
 * Source: Level Zero core 1.17, Event.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeEventHostReset(
    ze_event_handle_t hEvent /**< [in] event (handle) */
);

/*
 * Querys of an event: kernel timestamp.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEvent),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == dstptr), ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
 *   ZE_RESULT_NOT_READY.
 * Source: Level Zero core 1.17, Event.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeEventQueryKernelTimestamp(
    ze_event_handle_t hEvent, /**< [in] event (handle) */
    ze_kernel_timestamp_result_t *dstptr /**< [in,out] the dstptr */
);

/*
 * Appends to a command list: query kernel timestamps.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phEvents; NULL == dstptr),
 *   ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
 *   ZE_RESULT_ERROR_INVALID_SIZE ((NULL == phWaitEvents) && (0 < numWaitEvents)).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendQueryKernelTimestamps(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    uint32_t numEvents, /**< [in] how many events to wait for */
    ze_event_handle_t *phEvents, /**< [in][range(0, numEvents)] events that must have been signalled first */
    void *dstptr, /**< [in,out] the dstptr */
    const size_t *pOffsets, /**< [in][optional][range(0, numEvents)] array: offsets */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);

/*
 * Answers the event pool of an event.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEvent),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phEventPool).
 * Source: Level Zero core 1.17, Event.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeEventGetEventPool(
    ze_event_handle_t hEvent, /**< [in] event (handle) */
    ze_event_pool_handle_t *phEventPool /**< [out] gets the handle of the event pool */
);

/*
 * Answers the signal scope of an event.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEvent),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pSignalScope).
 * Source: Level Zero core 1.17, Event.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeEventGetSignalScope(
    ze_event_handle_t hEvent, /**< [in] event (handle) */
    ze_event_scope_flags_t *pSignalScope /**< [out] signal scope, a union of ze_event_scope_flag_t bits, 0 for none */
);

/*
 * Answers the wait scope of an event.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEvent),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pWaitScope).
 * Source: Level Zero core 1.17, Event.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeEventGetWaitScope(
    ze_event_handle_t hEvent, /**< [in] event (handle) */
    ze_event_scope_flags_t *pWaitScope /**< [out] wait scope, a union of ze_event_scope_flag_t bits, 0 for none */
);

/*
 * Answers the context handle of an event pool.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEventPool),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phContext).
 * Source: Level Zero core 1.17, Event.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeEventPoolGetContextHandle(
    ze_event_pool_handle_t hEventPool, /**< [in] event pool (handle) */
    ze_context_handle_t *phContext /**< [out] gets the handle of the context */
);

/*
 * Answers the flags of an event pool.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEventPool),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pFlags).
 * Source: Level Zero core 1.17, Event.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeEventPoolGetFlags(
    ze_event_pool_handle_t hEventPool, /**< [in] event pool (handle) */
    ze_event_pool_flags_t *pFlags /**< [out] flags, a union of ze_event_pool_flag_t bits, 0 for none */
);

/*
 * Answers the counter based flags of an event.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEvent),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pFlags).
 * Source: Level Zero core 1.17, Event.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeEventGetCounterBasedFlags(
    ze_event_handle_t hEvent, /**< [in] event (handle) */
    ze_event_counter_based_flags_t *pFlags /**< [out] flags, a union of ze_event_counter_based_flag_t bits, 0 for none */
);

/*
 * Makes a fence.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandQueue),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == desc; NULL == phFence),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (0x1 < desc->flags), ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero core 1.17, Fence.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeFenceCreate(
    ze_command_queue_handle_t hCommandQueue, /**< [in] command queue (handle) */
    const ze_fence_desc_t *desc, /**< [in] the description */
    ze_fence_handle_t *phFence /**< [out] gets the handle of the fence */
);

/*
 * Destroys a fence.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFence), ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE.
 * Source: Level Zero core 1.17, Fence.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeFenceDestroy(
    ze_fence_handle_t hFence /**< [in][release] fence (handle) */
);

/*
 * Synchronizes of a fence host.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFence), ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
 *   ZE_RESULT_NOT_READY.
 * Source: Level Zero core 1.17, Fence.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeFenceHostSynchronize(
    ze_fence_handle_t hFence, /**< [in] fence (handle) */
    uint64_t timeout /**< [in] timeout, in nanoseconds */
);

/*
 * Querys of a fence: status.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFence), ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
 *   ZE_RESULT_NOT_READY.
 * Source: Level Zero core 1.17, Fence.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeFenceQueryStatus(
    ze_fence_handle_t hFence /**< [in] fence (handle) */
);

/*
 * Resets of a fence.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFence).
 * Source: Level Zero core 1.17, Fence.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeFenceReset(
    ze_fence_handle_t hFence /**< [in] fence (handle) */
);

/*
 * Answers the properties of an image.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == desc; NULL == pImageProperties),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (0x3 < desc->flags; ZE_IMAGE_TYPE_BUFFER < desc->type),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero core 1.17, Image.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeImageGetProperties(
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    const ze_image_desc_t *desc, /**< [in] the description */
    ze_image_properties_t *pImageProperties /**< [out] gets the image properties */
);

/*
 * Makes an image.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == desc; NULL == phImage),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (0x3 < desc->flags; ZE_IMAGE_TYPE_BUFFER < desc->type),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION, ZE_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT.
 * Source: Level Zero core 1.17, Image.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeImageCreate(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    const ze_image_desc_t *desc, /**< [in] the description */
    ze_image_handle_t *phImage /**< [out] gets the handle of the image */
);

/*
 * Destroys an image.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hImage), ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE.
 * Source: Level Zero core 1.17, Image.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeImageDestroy(
    ze_image_handle_t hImage /**< [in][release] image (handle) */
);

/*
 * Allocs of a mem: shared.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == device_desc; NULL == host_desc; NULL == pptr),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (0x7 < device_desc->flags; 0x1f < host_desc->flags),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION, ZE_RESULT_ERROR_UNSUPPORTED_SIZE (0 == size),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT (0 != (alignment & (alignment - 1))).
 * Source: Level Zero core 1.17, Mem.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeMemAllocShared(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    const ze_device_mem_alloc_desc_t *device_desc, /**< [in] the device description */
    const ze_host_mem_alloc_desc_t *host_desc, /**< [in] the host description */
    size_t size, /**< [in] size, in bytes */
    size_t alignment, /**< [in] alignment */
    ze_device_handle_t hDevice, /**< [in][optional] device (handle) */
    void **pptr /**< [out] gets the pptr */
);

/*
 * Allocs of a mem: device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == device_desc; NULL == pptr),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (0x7 < device_desc->flags), ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
 *   ZE_RESULT_ERROR_UNSUPPORTED_SIZE (0 == size),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT (0 != (alignment & (alignment - 1))).
 * Source: Level Zero core 1.17, Mem.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeMemAllocDevice(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    const ze_device_mem_alloc_desc_t *device_desc, /**< [in] the device description */
    size_t size, /**< [in] size, in bytes */
    size_t alignment, /**< [in] alignment */
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    void **pptr /**< [out] gets the pptr */
);

/*
 * Allocs of a mem: host.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == host_desc; NULL == pptr),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (0x1f < host_desc->flags), ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
 *   ZE_RESULT_ERROR_UNSUPPORTED_SIZE (0 == size),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT (0 != (alignment & (alignment - 1))).
 * Source: Level Zero core 1.17, Mem.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeMemAllocHost(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    const ze_host_mem_alloc_desc_t *host_desc, /**< [in] the host description */
    size_t size, /**< [in] size, in bytes */
    size_t alignment, /**< [in] alignment */
    void **pptr /**< [out] gets the pptr */
);

/*
 * Frees of a mem.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext), ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ptr).
 * Source: Level Zero core 1.17, Mem.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeMemFree(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    void *ptr /**< [in][release] the pointer */
);

/*
 * Answers the alloc properties of a mem.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ptr; NULL == pMemAllocProperties).
 * Source: Level Zero core 1.17, Mem.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeMemGetAllocProperties(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    const void *ptr, /**< [in] the pointer */
    ze_memory_allocation_properties_t *pMemAllocProperties, /**< [in,out] the memory alloc properties */
    ze_device_handle_t *phDevice /**< [out][optional] gets the handle of the device */
);

/*
 * Answers the address range of a mem.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ptr), ZE_RESULT_ERROR_ADDRESS_NOT_FOUND.
 * Source: Level Zero core 1.17, Mem.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeMemGetAddressRange(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    const void *ptr, /**< [in] the pointer */
    void **pBase, /**< [in,out][optional] the base */
    size_t *pSize /**< [in,out][optional] the size, in bytes */
);

/*
 * Answers the ipc handle of a mem.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ptr; NULL == pIpcHandle).
 * Source: Level Zero core 1.17, Mem.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeMemGetIpcHandle(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    const void *ptr, /**< [in] the pointer */
    ze_ipc_mem_handle_t *pIpcHandle /**< [out] gets the ipc handle */
);

/*
 * Answers the ipc handle from file descriptor of a mem (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pIpcHandle).
 * Source: Level Zero core 1.17, Mem.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeMemGetIpcHandleFromFileDescriptorExp(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    uint64_t handle, /**< [in] handle */
    ze_ipc_mem_handle_t *pIpcHandle /**< [out] gets the ipc handle */
);

/*
 * Answers the file descriptor from ipc handle of a mem (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pHandle).
 * Source: Level Zero core 1.17, Mem.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeMemGetFileDescriptorFromIpcHandleExp(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    ze_ipc_mem_handle_t ipcHandle, /**< [in] ipc handle */
    uint64_t *pHandle /**< [out] gets the handle */
);

/*
 * Puts of a mem: ipc handle.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext).
 * Source: Level Zero core 1.17, Mem.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeMemPutIpcHandle(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    ze_ipc_mem_handle_t handle /**< [in] handle */
);

/*
 * Opens of a mem: ipc handle.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (0x3 < flags), ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pptr).
 * Source: Level Zero core 1.17, Mem.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeMemOpenIpcHandle(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    ze_ipc_mem_handle_t handle, /**< [in] handle */
    ze_ipc_memory_flags_t flags, /**< [in] flags, a union of ze_ipc_memory_flag_t bits, 0 for none */
    void **pptr /**< [out] gets the pptr */
);

/*
 * Closes of a mem: ipc handle.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext), ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ptr).
 * Source: Level Zero core 1.17, Mem.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeMemCloseIpcHandle(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    const void *ptr /**< [in][release] the pointer */
);

/*
 * Sets the atomic access attribute of a mem (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ptr), ZE_RESULT_ERROR_INVALID_ENUMERATION (0x7f < attr),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero core 1.17, Mem.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeMemSetAtomicAccessAttributeExp(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    const void *ptr, /**< [in] the pointer */
    size_t size, /**< [in] size, in bytes */
    ze_memory_atomic_attr_exp_flags_t attr /**< [in] attr, a union of ze_memory_atomic_attr_exp_flag_t bits, 0 for none */
);

/*
 * Answers the atomic access attribute of a mem (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ptr; NULL == pAttr).
 * Source: Level Zero core 1.17, Mem.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeMemGetAtomicAccessAttributeExp(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    const void *ptr, /**< [in] the pointer */
    size_t size, /**< [in] size, in bytes */
    ze_memory_atomic_attr_exp_flags_t *pAttr /**< [out] attr, a union of ze_memory_atomic_attr_exp_flag_t bits, 0 for none */
);

/*
 * Makes a module.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == desc; NULL == desc->pInputModule; NULL == phModule),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZE_MODULE_FORMAT_NATIVE < desc->format),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION, ZE_RESULT_ERROR_INVALID_NATIVE_BINARY,
 *   ZE_RESULT_ERROR_INVALID_SIZE (0 == desc->inputSize), ZE_RESULT_ERROR_MODULE_BUILD_FAILURE.
 * Source: Level Zero core 1.17, Module.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeModuleCreate(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    const ze_module_desc_t *desc, /**< [in] the description */
    ze_module_handle_t *phModule, /**< [out] gets the handle of the module */
    ze_module_build_log_handle_t *phBuildLog /**< [out][optional] gets the handle of the build log */
);

/*
 * Destroys a module.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hModule), ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE.
 * Source: Level Zero core 1.17, Module.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeModuleDestroy(
    ze_module_handle_t hModule /**< [in][release] module (handle) */
);

/*
 * Links of a module dynamic.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phModules), ZE_RESULT_ERROR_MODULE_LINK_FAILURE.
 * Source: Level Zero core 1.17, Module.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeModuleDynamicLink(
    uint32_t numModules, /**< [in] number of modules */
    ze_module_handle_t *phModules, /**< [in][range(0, numModules)] handles: modules */
    ze_module_build_log_handle_t *phLinkLog /**< [out][optional] gets the handle of the link log */
);

/*
 * Builds of a module: log destroy.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hModuleBuildLog), ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE.
 * Source: Level Zero core 1.17, Module.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeModuleBuildLogDestroy(
    ze_module_build_log_handle_t hModuleBuildLog /**< [in][release] module build log (handle) */
);

/*
 * Builds of a module: log get string.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hModuleBuildLog),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pSize).
 * Source: Level Zero core 1.17, Module.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeModuleBuildLogGetString(
    ze_module_build_log_handle_t hModuleBuildLog, /**< [in] module build log (handle) */
    size_t *pSize, /**< [in,out] the size, in bytes */
    char *pBuildLog /**< [in,out][optional] gets text: build log */
);

/*
 * Answers the native binary of a module.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hModule),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pSize).
 * Source: Level Zero core 1.17, Module.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeModuleGetNativeBinary(
    ze_module_handle_t hModule, /**< [in] module (handle) */
    size_t *pSize, /**< [in,out] the size, in bytes */
    uint8_t *pModuleNativeBinary /**< [in,out][optional] the module native binary */
);

/*
 * Answers the global pointer of a module.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hModule),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pGlobalName), ZE_RESULT_ERROR_INVALID_GLOBAL_NAME.
 * Source: Level Zero core 1.17, Module.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeModuleGetGlobalPointer(
    ze_module_handle_t hModule, /**< [in] module (handle) */
    const char *pGlobalName, /**< [in] text: global name */
    size_t *pSize, /**< [in,out][optional] the size, in bytes */
    void **pptr /**< [in,out][optional] the pptr */
);

/*
 * Answers the kernel names of a module.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hModule),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero core 1.17, Module.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeModuleGetKernelNames(
    ze_module_handle_t hModule, /**< [in] module (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    const char **pNames /**< [in,out][optional][range(0, *pCount)] gets text: names */
);

/*
 * Answers the properties of a module.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hModule),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pModuleProperties).
 * Source: Level Zero core 1.17, Module.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeModuleGetProperties(
    ze_module_handle_t hModule, /**< [in] module (handle) */
    ze_module_properties_t *pModuleProperties /**< [in,out] the module properties */
);

/*
 * Makes a kernel.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hModule),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == desc; NULL == desc->pKernelName; NULL == phKernel),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (0x3 < desc->flags), ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
 *   ZE_RESULT_ERROR_INVALID_KERNEL_NAME, ZE_RESULT_ERROR_INVALID_MODULE_UNLINKED.
 * Source: Level Zero core 1.17, Kernel.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeKernelCreate(
    ze_module_handle_t hModule, /**< [in] module (handle) */
    const ze_kernel_desc_t *desc, /**< [in] the description */
    ze_kernel_handle_t *phKernel /**< [out] gets the handle of the kernel */
);

/*
 * Destroys a kernel.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hKernel), ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE.
 * Source: Level Zero core 1.17, Kernel.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeKernelDestroy(
    ze_kernel_handle_t hKernel /**< [in][release] kernel (handle) */
);

/*
 * Answers the function pointer of a module.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hModule),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pFunctionName; NULL == pfnFunction),
 *   ZE_RESULT_ERROR_INVALID_FUNCTION_NAME.
 * Source: Level Zero core 1.17, Module.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeModuleGetFunctionPointer(
    ze_module_handle_t hModule, /**< [in] module (handle) */
    const char *pFunctionName, /**< [in] text: function name */
    void **pfnFunction /**< [out] function: function */
);

/*
 * Sets the group size of a kernel.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hKernel), ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION.
 * Source: Level Zero core 1.17, Kernel.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeKernelSetGroupSize(
    ze_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    uint32_t groupSizeX, /**< [in] group size x */
    uint32_t groupSizeY, /**< [in] group size y */
    uint32_t groupSizeZ /**< [in] group size z */
);

/*
 * Suggests of a kernel: group size.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hKernel),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == groupSizeX; NULL == groupSizeY; NULL == groupSizeZ),
 *   ZE_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION.
 * Source: Level Zero core 1.17, Kernel.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeKernelSuggestGroupSize(
    ze_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    uint32_t globalSizeX, /**< [in] global size x */
    uint32_t globalSizeY, /**< [in] global size y */
    uint32_t globalSizeZ, /**< [in] global size z */
    uint32_t *groupSizeX, /**< [out] gets the group size x */
    uint32_t *groupSizeY, /**< [out] gets the group size y */
    uint32_t *groupSizeZ /**< [out] gets the group size z */
);

/*
 * Suggests of a kernel: max cooperative group count.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hKernel),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == totalGroupCount).
 * Source: Level Zero core 1.17, Kernel.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeKernelSuggestMaxCooperativeGroupCount(
    ze_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    uint32_t *totalGroupCount /**< [out] gets the total group count */
);

/*
 * Sets the argument value of a kernel.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hKernel), ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX,
 *   ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE, ZE_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT.
 * Source: Level Zero core 1.17, Kernel.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeKernelSetArgumentValue(
    ze_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    uint32_t argIndex, /**< [in] arg index */
    size_t argSize, /**< [in] arg size, in bytes */
    const void *pArgValue /**< [in][optional] the arg value */
);

/*
 * Sets the indirect access of a kernel.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hKernel), ZE_RESULT_ERROR_INVALID_ENUMERATION (0x7 < flags),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero core 1.17, Kernel.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeKernelSetIndirectAccess(
    ze_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    ze_kernel_indirect_access_flags_t flags /**< [in] flags, a union of ze_kernel_indirect_access_flag_t bits, 0 for none */
);

/*
 * Answers the indirect access of a kernel.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hKernel),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pFlags).
 * Source: Level Zero core 1.17, Kernel.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeKernelGetIndirectAccess(
    ze_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    ze_kernel_indirect_access_flags_t *pFlags /**< [out] flags, a union of ze_kernel_indirect_access_flag_t bits, 0 for none */
);

/*
 * Answers the source attributes of a kernel.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hKernel),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pSize).
 * Source: Level Zero core 1.17, Kernel.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeKernelGetSourceAttributes(
    ze_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    uint32_t *pSize, /**< [in,out] the size, in bytes */
    char **pString /**< [in,out][optional] gets text: string */
);

/*
 * Sets the cache config of a kernel.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hKernel), ZE_RESULT_ERROR_INVALID_ENUMERATION (0x3 < flags),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero core 1.17, Kernel.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeKernelSetCacheConfig(
    ze_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    ze_cache_config_flags_t flags /**< [in] flags, a union of ze_cache_config_flag_t bits, 0 for none */
);

/*
 * Answers the properties of a kernel.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hKernel),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pKernelProperties).
 * Source: Level Zero core 1.17, Kernel.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeKernelGetProperties(
    ze_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    ze_kernel_properties_t *pKernelProperties /**< [in,out] the kernel properties */
);

/*
 * Answers the name of a kernel.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hKernel),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pSize).
 * Source: Level Zero core 1.17, Kernel.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeKernelGetName(
    ze_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    size_t *pSize, /**< [in,out] the size, in bytes */
    char *pName /**< [in,out][optional] gets text: name */
);

/*
 * Appends to a command list: launch kernel.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList; NULL == hKernel),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pLaunchFuncArgs), ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
 *   ZE_RESULT_ERROR_INVALID_SIZE ((NULL == phWaitEvents) && (0 < numWaitEvents)).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendLaunchKernel(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    ze_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    const ze_group_count_t *pLaunchFuncArgs, /**< [in] the launch func args */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);

/*
 * Appends to a command list: launch kernel with parameters.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList; NULL == hKernel),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pGroupCounts), ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
 *   ZE_RESULT_ERROR_INVALID_SIZE ((NULL == phWaitEvents) && (0 < numWaitEvents)).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendLaunchKernelWithParameters(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    ze_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    const ze_group_count_t *pGroupCounts, /**< [in] the group counts */
    const void *pNext, /**< [in][optional] next structure of the chain, NULL at its end */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);

/*
 * Appends to a command list: launch kernel with arguments.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList; NULL == hKernel),
 *   ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
 *   ZE_RESULT_ERROR_INVALID_SIZE ((NULL == phWaitEvents) && (0 < numWaitEvents)),
 *   ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION, ZE_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT.
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendLaunchKernelWithArguments(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    ze_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    const ze_group_count_t groupCounts, /**< [in] group counts */
    const ze_group_size_t groupSizes, /**< [in] group sizes */
    void **pArguments, /**< [in] the arguments */
    const void *pNext, /**< [in][optional] next structure of the chain, NULL at its end */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);

/*
 * Appends to a command list: launch cooperative kernel.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList; NULL == hKernel),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pLaunchFuncArgs), ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
 *   ZE_RESULT_ERROR_INVALID_SIZE ((NULL == phWaitEvents) && (0 < numWaitEvents)).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendLaunchCooperativeKernel(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    ze_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    const ze_group_count_t *pLaunchFuncArgs, /**< [in] the launch func args */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);

/*
 * Appends to a command list: launch kernel indirect.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList; NULL == hKernel),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pLaunchArgumentsBuffer),
 *   ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
 *   ZE_RESULT_ERROR_INVALID_SIZE ((NULL == phWaitEvents) && (0 < numWaitEvents)).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendLaunchKernelIndirect(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    ze_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    const ze_group_count_t *pLaunchArgumentsBuffer, /**< [in] the launch arguments buffer */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);

/*
 * Appends to a command list: launch multiple kernels indirect.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phKernels; NULL == pCountBuffer; NULL == pLaunchArgumentsBuffer),
 *   ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
 *   ZE_RESULT_ERROR_INVALID_SIZE ((NULL == phWaitEvents) && (0 < numWaitEvents)).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendLaunchMultipleKernelsIndirect(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    uint32_t numKernels, /**< [in] number of kernels */
    ze_kernel_handle_t *phKernels, /**< [in][range(0, numKernels)] handles: kernels */
    const uint32_t *pCountBuffer, /**< [in] the count buffer */
    const ze_group_count_t *pLaunchArgumentsBuffer, /**< [in][range(0, numKernels)] array: launch arguments buffer */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);

/*
 * Makes of a context: memory resident.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ptr).
 * Source: Level Zero core 1.17, Context.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeContextMakeMemoryResident(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    void *ptr, /**< [in] the pointer */
    size_t size /**< [in] size, in bytes */
);

/*
 * Evicts of a context: memory.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ptr).
 * Source: Level Zero core 1.17, Context.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeContextEvictMemory(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    void *ptr, /**< [in] the pointer */
    size_t size /**< [in] size, in bytes */
);

/*
 * Makes of a context: image resident.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice; NULL == hImage).
 * Source: Level Zero core 1.17, Context.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeContextMakeImageResident(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    ze_image_handle_t hImage /**< [in] image (handle) */
);

/*
 * Evicts of a context: image.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice; NULL == hImage).
 * Source: Level Zero core 1.17, Context.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeContextEvictImage(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    ze_image_handle_t hImage /**< [in] image (handle) */
);

/*
 * Makes a sampler.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == desc; NULL == phSampler),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZE_SAMPLER_ADDRESS_MODE_MIRROR < desc->addressMode; ZE_SAMPLER_FILTER_MODE_LINEAR < desc->filterMode),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero core 1.17, Sampler.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeSamplerCreate(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    const ze_sampler_desc_t *desc, /**< [in] the description */
    ze_sampler_handle_t *phSampler /**< [out] gets the handle of the sampler */
);

/*
 * Destroys a sampler.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hSampler), ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE.
 * Source: Level Zero core 1.17, Sampler.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeSamplerDestroy(
    ze_sampler_handle_t hSampler /**< [in][release] sampler (handle) */
);

/*
 * Reserves of a virtual mem.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pptr), ZE_RESULT_ERROR_UNSUPPORTED_SIZE (0 == size).
 * Source: Level Zero core 1.17, Virtual.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeVirtualMemReserve(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    const void *pStart, /**< [in][optional] the start */
    size_t size, /**< [in] size, in bytes */
    void **pptr /**< [out] gets the pptr */
);

/*
 * Frees of a virtual mem.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ptr), ZE_RESULT_ERROR_UNSUPPORTED_SIZE (0 == size),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT.
 * Source: Level Zero core 1.17, Virtual.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeVirtualMemFree(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    const void *ptr, /**< [in] the pointer */
    size_t size /**< [in] size, in bytes */
);

/*
 * Querys of a virtual mem: page size.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pagesize), ZE_RESULT_ERROR_UNSUPPORTED_SIZE (0 == size).
 * Source: Level Zero core 1.17, Virtual.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeVirtualMemQueryPageSize(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    size_t size, /**< [in] size, in bytes */
    size_t *pagesize /**< [out] gets the pagesize, in bytes */
);

/*
 * Answers the properties of a physical mem.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hPhysicalMem),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pMemProperties).
 * Source: Level Zero core 1.17, Physical.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zePhysicalMemGetProperties(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    ze_physical_mem_handle_t hPhysicalMem, /**< [in] physical memory (handle) */
    ze_physical_mem_properties_t *pMemProperties /**< [in,out] the memory properties */
);

/*
 * Makes a physical mem.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == desc; NULL == phPhysicalMemory),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (0x3 < desc->flags), ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
 *   ZE_RESULT_ERROR_UNSUPPORTED_SIZE (0 == desc->size), ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT.
 * Source: Level Zero core 1.17, Physical.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zePhysicalMemCreate(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    ze_physical_mem_desc_t *desc, /**< [in] the description */
    ze_physical_mem_handle_t *phPhysicalMemory /**< [out] gets the handle of the physical memory */
);

/*
 * Destroys a physical mem.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hPhysicalMemory),
 *   ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE.
 * Source: Level Zero core 1.17, Physical.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zePhysicalMemDestroy(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    ze_physical_mem_handle_t hPhysicalMemory /**< [in][release] physical memory (handle) */
);

/*
 * Maps of a virtual mem.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hPhysicalMemory),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ptr),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZE_MEMORY_ACCESS_ATTRIBUTE_READONLY < access),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION, ZE_RESULT_ERROR_UNSUPPORTED_SIZE (0 == size),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT.
 * Source: Level Zero core 1.17, Virtual.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeVirtualMemMap(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    const void *ptr, /**< [in] the pointer */
    size_t size, /**< [in] size, in bytes */
    ze_physical_mem_handle_t hPhysicalMemory, /**< [in] physical memory (handle) */
    size_t offset, /**< [in] offset, in bytes */
    ze_memory_access_attribute_t access /**< [in] access */
);

/*
 * Unmaps of a virtual mem.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ptr), ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT,
 *   ZE_RESULT_ERROR_UNSUPPORTED_SIZE (0 == size).
 * Source: Level Zero core 1.17, Virtual.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeVirtualMemUnmap(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    const void *ptr, /**< [in] the pointer */
    size_t size /**< [in] size, in bytes */
);

/*
 * Sets the access attribute of a virtual mem.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ptr),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZE_MEMORY_ACCESS_ATTRIBUTE_READONLY < access),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION, ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT,
 *   ZE_RESULT_ERROR_UNSUPPORTED_SIZE (0 == size).
 * Source: Level Zero core 1.17, Virtual.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeVirtualMemSetAccessAttribute(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    const void *ptr, /**< [in] the pointer */
    size_t size, /**< [in] size, in bytes */
    ze_memory_access_attribute_t access /**< [in] access */
);

/*
 * Answers the access attribute of a virtual mem.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ptr; NULL == access; NULL == outSize),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT, ZE_RESULT_ERROR_UNSUPPORTED_SIZE (0 == size).
 * Source: Level Zero core 1.17, Virtual.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeVirtualMemGetAccessAttribute(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    const void *ptr, /**< [in] the pointer */
    size_t size, /**< [in] size, in bytes */
    ze_memory_access_attribute_t *access, /**< [out] gets the access */
    size_t *outSize /**< [out] gets the out size, in bytes */
);

/*
 * Sets the global offset of a kernel (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hKernel).
 * Source: Level Zero core 1.17, Kernel.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeKernelSetGlobalOffsetExp(
    ze_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    uint32_t offsetX, /**< [in] offset x */
    uint32_t offsetY, /**< [in] offset y */
    uint32_t offsetZ /**< [in] offset z */
);

/*
 * Reserves of a device: cache (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice).
 * Source: Level Zero core 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDeviceReserveCacheExt(
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    size_t cacheLevel, /**< [in] cache level */
    size_t cacheReservationSize /**< [in] cache reservation size, in bytes */
);

/*
 * Sets the cache advice of a device (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice), ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ptr),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZE_CACHE_EXT_REGION_NON_RESERVED < cacheRegion),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero core 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDeviceSetCacheAdviceExt(
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    void *ptr, /**< [in] the pointer */
    size_t regionSize, /**< [in] region size, in bytes */
    ze_cache_ext_region_t cacheRegion /**< [in] cache region */
);

/*
 * Querys of an event: timestamps (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEvent; NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero core 1.17, Event.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeEventQueryTimestampsExp(
    ze_event_handle_t hEvent, /**< [in] event (handle) */
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    ze_kernel_timestamp_result_t *pTimestamps /**< [in,out][optional][range(0, *pCount)] gets array: timestamps */
);

/*
 * Answers the memory properties of an image (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hImage),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pMemoryProperties).
 * Source: Level Zero core 1.17, Image.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeImageGetMemoryPropertiesExp(
    ze_image_handle_t hImage, /**< [in] image (handle) */
    ze_image_memory_properties_exp_t *pMemoryProperties /**< [in,out] the memory properties */
);

/*
 * Makes an image view (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice; NULL == hImage),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == desc; NULL == phImageView),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (0x3 < desc->flags; ZE_IMAGE_TYPE_BUFFER < desc->type),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION, ZE_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT.
 * Source: Level Zero core 1.17, Image.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeImageViewCreateExt(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    const ze_image_desc_t *desc, /**< [in] the description */
    ze_image_handle_t hImage, /**< [in] image (handle) */
    ze_image_handle_t *phImageView /**< [out] gets the handle of the image view */
);

/*
 * Makes an image view (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice; NULL == hImage),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == desc; NULL == phImageView),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (0x3 < desc->flags; ZE_IMAGE_TYPE_BUFFER < desc->type),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION, ZE_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT.
 * Source: Level Zero core 1.17, Image.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeImageViewCreateExp(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    const ze_image_desc_t *desc, /**< [in] the description */
    ze_image_handle_t hImage, /**< [in] image (handle) */
    ze_image_handle_t *phImageView /**< [out] gets the handle of the image view */
);

/*
 * Kernel: scheduling hint (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hKernel),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pHint), ZE_RESULT_ERROR_INVALID_ENUMERATION (0x7 < pHint->flags),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero core 1.17, Kernel.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeKernelSchedulingHintExp(
    ze_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    ze_scheduling_hint_exp_desc_t *pHint /**< [in] the hint */
);

/*
 * Answers the properties of a device pci (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pPciProperties).
 * Source: Level Zero core 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDevicePciGetPropertiesExt(
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    ze_pci_ext_properties_t *pPciProperties /**< [in,out] the pci properties */
);

/*
 * Appends to a command list: image copy to memory (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList; NULL == hSrcImage),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == dstptr), ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
 *   ZE_RESULT_ERROR_INVALID_SIZE ((NULL == phWaitEvents) && (0 < numWaitEvents)).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendImageCopyToMemoryExt(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    void *dstptr, /**< [in] the dstptr */
    ze_image_handle_t hSrcImage, /**< [in] source image (handle) */
    const ze_image_region_t *pSrcRegion, /**< [in][optional] the source region */
    uint32_t destRowPitch, /**< [in] dest row pitch, in bytes */
    uint32_t destSlicePitch, /**< [in] dest slice pitch, in bytes */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);

/*
 * Appends to a command list: image copy from memory (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList; NULL == hDstImage),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == srcptr), ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
 *   ZE_RESULT_ERROR_INVALID_SIZE ((NULL == phWaitEvents) && (0 < numWaitEvents)).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendImageCopyFromMemoryExt(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    ze_image_handle_t hDstImage, /**< [in] destination image (handle) */
    const void *srcptr, /**< [in] the srcptr */
    const ze_image_region_t *pDstRegion, /**< [in][optional] the destination region */
    uint32_t srcRowPitch, /**< [in] source row pitch, in bytes */
    uint32_t srcSlicePitch, /**< [in] source slice pitch, in bytes */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);

/*
 * Answers the alloc properties of an image (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hImage),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pImageAllocProperties).
 * Source: Level Zero core 1.17, Image.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeImageGetAllocPropertiesExt(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    ze_image_handle_t hImage, /**< [in] image (handle) */
    ze_image_allocation_ext_properties_t *pImageAllocProperties /**< [in,out] the image alloc properties */
);

/*
 * Module: inspect linkage (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pInspectDesc; NULL == phModules; NULL == phLog),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (0x7 < pInspectDesc->flags), ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero core 1.17, Module.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeModuleInspectLinkageExt(
    ze_linkage_inspection_ext_desc_t *pInspectDesc, /**< [in] the inspect description */
    uint32_t numModules, /**< [in] number of modules */
    ze_module_handle_t *phModules, /**< [in][range(0, numModules)] handles: modules */
    ze_module_build_log_handle_t *phLog /**< [out] gets the handle of the log */
);

/*
 * Frees of a mem (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pMemFreeDesc; NULL == ptr),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (0x3 < pMemFreeDesc->freePolicy), ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero core 1.17, Mem.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeMemFreeExt(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    const ze_memory_free_ext_desc_t *pMemFreeDesc, /**< [in] the memory free description */
    void *ptr /**< [in][release] the pointer */
);

/*
 * Answers what there is: fabric vertex (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDriver),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero core 1.17, Fabric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeFabricVertexGetExp(
    ze_driver_handle_t hDriver, /**< [in] driver (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    ze_fabric_vertex_handle_t *phVertices /**< [in,out][optional][range(0, *pCount)] gets handles: vertices */
);

/*
 * Answers the sub vertices of a fabric vertex (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hVertex),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero core 1.17, Fabric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeFabricVertexGetSubVerticesExp(
    ze_fabric_vertex_handle_t hVertex, /**< [in] vertex (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    ze_fabric_vertex_handle_t *phSubvertices /**< [in,out][optional][range(0, *pCount)] gets handles: subvertices */
);

/*
 * Answers the properties of a fabric vertex (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hVertex),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pVertexProperties).
 * Source: Level Zero core 1.17, Fabric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeFabricVertexGetPropertiesExp(
    ze_fabric_vertex_handle_t hVertex, /**< [in] vertex (handle) */
    ze_fabric_vertex_exp_properties_t *pVertexProperties /**< [in,out] the vertex properties */
);

/*
 * Answers the device of a fabric vertex (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hVertex),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phDevice), ZE_RESULT_EXP_ERROR_VERTEX_IS_NOT_DEVICE,
 *   ZE_RESULT_EXP_ERROR_REMOTE_DEVICE.
 * Source: Level Zero core 1.17, Fabric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeFabricVertexGetDeviceExp(
    ze_fabric_vertex_handle_t hVertex, /**< [in] vertex (handle) */
    ze_device_handle_t *phDevice /**< [out] gets the handle of the device */
);

/*
 * Answers the fabric vertex of a device (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phVertex), ZE_RESULT_EXP_ERROR_DEVICE_IS_NOT_VERTEX.
 * Source: Level Zero core 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDeviceGetFabricVertexExp(
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    ze_fabric_vertex_handle_t *phVertex /**< [out] gets the handle of the vertex */
);

/*
 * Answers what there is: fabric edge (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hVertexA; NULL == hVertexB),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero core 1.17, Fabric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeFabricEdgeGetExp(
    ze_fabric_vertex_handle_t hVertexA, /**< [in] vertex a (handle) */
    ze_fabric_vertex_handle_t hVertexB, /**< [in] vertex b (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    ze_fabric_edge_handle_t *phEdges /**< [in,out][optional][range(0, *pCount)] gets handles: edges */
);

/*
 * Answers the vertices of a fabric edge (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEdge),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phVertexA; NULL == phVertexB).
 * Source: Level Zero core 1.17, Fabric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeFabricEdgeGetVerticesExp(
    ze_fabric_edge_handle_t hEdge, /**< [in] edge (handle) */
    ze_fabric_vertex_handle_t *phVertexA, /**< [out] gets the handle of the vertex a */
    ze_fabric_vertex_handle_t *phVertexB /**< [out] gets the handle of the vertex b */
);

/*
 * Answers the properties of a fabric edge (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEdge),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pEdgeProperties).
 * Source: Level Zero core 1.17, Fabric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeFabricEdgeGetPropertiesExp(
    ze_fabric_edge_handle_t hEdge, /**< [in] edge (handle) */
    ze_fabric_edge_exp_properties_t *pEdgeProperties /**< [in,out] the edge properties */
);

/*
 * Querys of an event: kernel timestamps (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEvent; NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero core 1.17, Event.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeEventQueryKernelTimestampsExt(
    ze_event_handle_t hEvent, /**< [in] event (handle) */
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    ze_event_query_kernel_timestamps_results_ext_properties_t *pResults /**< [in,out][optional][range(0, *pCount)] gets array: results */
);

/*
 * Makes a rtas builder (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDriver),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pDescriptor; NULL == phBuilder),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZE_RTAS_BUILDER_EXP_VERSION_CURRENT < pDescriptor->builderVersion),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero core 1.17, RTASBuilder.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeRTASBuilderCreateExp(
    ze_driver_handle_t hDriver, /**< [in] driver (handle) */
    const ze_rtas_builder_exp_desc_t *pDescriptor, /**< [in] the descriptor */
    ze_rtas_builder_exp_handle_t *phBuilder /**< [out] gets the handle of the builder */
);

/*
 * Answers the build properties of a rtas builder (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hBuilder),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pBuildOpDescriptor; NULL == pProperties),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZE_RTAS_FORMAT_EXP_MAX < pBuildOpDescriptor->rtasFormat; ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXP_HIGH < pBuildOpDescriptor->buildQuality; 0x3 < pBuildOpDescriptor->buildFlags),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero core 1.17, RTASBuilder.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeRTASBuilderGetBuildPropertiesExp(
    ze_rtas_builder_exp_handle_t hBuilder, /**< [in] builder (handle) */
    const ze_rtas_builder_build_op_exp_desc_t *pBuildOpDescriptor, /**< [in] the build op descriptor */
    ze_rtas_builder_exp_properties_t *pProperties /**< [in,out] the properties */
);

/*
 * Checks of a driver rtas format compatibility (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDriver),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZE_RTAS_FORMAT_EXP_MAX < rtasFormatA; ZE_RTAS_FORMAT_EXP_MAX < rtasFormatB),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION, ZE_RESULT_EXP_ERROR_OPERANDS_INCOMPATIBLE.
 * Source: Level Zero core 1.17, Driver.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDriverRTASFormatCompatibilityCheckExp(
    ze_driver_handle_t hDriver, /**< [in] driver (handle) */
    ze_rtas_format_exp_t rtasFormatA, /**< [in] rtas format a */
    ze_rtas_format_exp_t rtasFormatB /**< [in] rtas format b */
);

/*
 * Builds of a rtas builder (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hBuilder),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pBuildOpDescriptor; NULL == pScratchBuffer; NULL == pRtasBuffer),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZE_RTAS_FORMAT_EXP_MAX < pBuildOpDescriptor->rtasFormat; ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXP_HIGH < pBuildOpDescriptor->buildQuality; 0x3 < pBuildOpDescriptor->buildFlags),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION, ZE_RESULT_EXP_RTAS_BUILD_DEFERRED, ZE_RESULT_EXP_RTAS_BUILD_RETRY,
 *   ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE.
 * Source: Level Zero core 1.17, RTASBuilder.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeRTASBuilderBuildExp(
    ze_rtas_builder_exp_handle_t hBuilder, /**< [in] builder (handle) */
    const ze_rtas_builder_build_op_exp_desc_t *pBuildOpDescriptor, /**< [in] the build op descriptor */
    void *pScratchBuffer, /**< [in][range(0, `scratchBufferSizeBytes`)] array: scratch buffer */
    size_t scratchBufferSizeBytes, /**< [in] scratch buffer size bytes, in bytes */
    void *pRtasBuffer, /**< [in] the rtas buffer */
    size_t rtasBufferSizeBytes, /**< [in] rtas buffer size bytes, in bytes */
    ze_rtas_parallel_operation_exp_handle_t hParallelOperation, /**< [in][optional] parallel operation (handle) */
    void *pBuildUserPtr, /**< [in][optional] the build user pointer */
    ze_rtas_aabb_exp_t *pBounds, /**< [in,out][optional] the bounds */
    size_t *pRtasBufferSizeBytes /**< [out][optional] gets the rtas buffer size bytes, in bytes */
);

/*
 * Destroys a rtas builder (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hBuilder), ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE.
 * Source: Level Zero core 1.17, RTASBuilder.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeRTASBuilderDestroyExp(
    ze_rtas_builder_exp_handle_t hBuilder /**< [in][release] builder (handle) */
);

/*
 * Makes a rtas parallel operation (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDriver),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phParallelOperation).
 * Source: Level Zero core 1.17, RTASParallel.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeRTASParallelOperationCreateExp(
    ze_driver_handle_t hDriver, /**< [in] driver (handle) */
    ze_rtas_parallel_operation_exp_handle_t *phParallelOperation /**< [out] gets the handle of the parallel operation */
);

/*
 * Answers the properties of a rtas parallel operation (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hParallelOperation),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pProperties).
 * Source: Level Zero core 1.17, RTASParallel.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeRTASParallelOperationGetPropertiesExp(
    ze_rtas_parallel_operation_exp_handle_t hParallelOperation, /**< [in] parallel operation (handle) */
    ze_rtas_parallel_operation_exp_properties_t *pProperties /**< [in,out] the properties */
);

/*
 * Joins of a rtas parallel operation (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hParallelOperation).
 * Source: Level Zero core 1.17, RTASParallel.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeRTASParallelOperationJoinExp(
    ze_rtas_parallel_operation_exp_handle_t hParallelOperation /**< [in] parallel operation (handle) */
);

/*
 * Destroys a rtas parallel operation (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hParallelOperation).
 * Source: Level Zero core 1.17, RTASParallel.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeRTASParallelOperationDestroyExp(
    ze_rtas_parallel_operation_exp_handle_t hParallelOperation /**< [in][release] parallel operation (handle) */
);

/*
 * Answers the pitch for2d image of a mem.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice).
 * Source: Level Zero core 1.17, Mem.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeMemGetPitchFor2dImage(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    size_t imageWidth, /**< [in] image width */
    size_t imageHeight, /**< [in] image height */
    unsigned int elementSizeInBytes, /**< [in] element size in bytes */
    size_t *rowPitch /**< [out] gets the row pitch, in bytes */
);

/*
 * Answers the device offset of an image (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hImage),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pDeviceOffset).
 * Source: Level Zero core 1.17, Image.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeImageGetDeviceOffsetExp(
    ze_image_handle_t hImage, /**< [in] image (handle) */
    uint64_t *pDeviceOffset /**< [out] gets the device offset, in bytes */
);

/*
 * Makes a command list clone (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phClonedCommandList).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListCreateCloneExp(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    ze_command_list_handle_t *phClonedCommandList /**< [out] gets the handle of the cloned command list */
);

/*
 * Appends to a command list immediate: command lists (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandListImmediate),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phCommandLists).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListImmediateAppendCommandListsExp(
    ze_command_list_handle_t hCommandListImmediate, /**< [in] command list immediate (handle) */
    uint32_t numCommandLists, /**< [in] number of command lists */
    ze_command_list_handle_t *phCommandLists, /**< [in][range(0, numCommandLists)] handles: command lists */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);

/*
 * Appends to a command list immediate: command lists with parameters.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandListImmediate),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phCommandLists).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListImmediateAppendCommandListsWithParameters(
    ze_command_list_handle_t hCommandListImmediate, /**< [in] command list immediate (handle) */
    uint32_t numCommandLists, /**< [in] number of command lists */
    ze_command_list_handle_t *phCommandLists, /**< [in][range(0, numCommandLists)] handles: command lists */
    const void *pNext, /**< [in][optional] next structure of the chain, NULL at its end */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);

/*
 * Answers the next command id of a command list (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == desc; NULL == pCommandId),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (0xff < desc->flags), ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListGetNextCommandIdExp(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    const ze_mutable_command_id_exp_desc_t *desc, /**< [in] the description */
    uint64_t *pCommandId /**< [out] gets the command id */
);

/*
 * Answers the next command id with kernels of a command list (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == desc; NULL == pCommandId),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (0xff < desc->flags), ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListGetNextCommandIdWithKernelsExp(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    const ze_mutable_command_id_exp_desc_t *desc, /**< [in][out] gets the description */
    uint32_t numKernels, /**< [in][optional] number of kernels */
    ze_kernel_handle_t *phKernels, /**< [in][optional][range(0, numKernels)] handles: kernels */
    uint64_t *pCommandId /**< [out] gets the command id */
);

/*
 * Updates of a command list: mutable commands (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == desc).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListUpdateMutableCommandsExp(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    const ze_mutable_commands_exp_desc_t *desc /**< [in] the description */
);

/*
 * Asks whether it is of a command list: mutable (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pIsMutable).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListIsMutableExp(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    ze_bool_t *pIsMutable /**< [out] gets the is mutable */
);

/*
 * Updates of a command list: mutable command signal event (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListUpdateMutableCommandSignalEventExp(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    uint64_t commandId, /**< [in] command id */
    ze_event_handle_t hSignalEvent /**< [in][optional] event that is signalled at completion */
);

/*
 * Updates of a command list: mutable command wait events (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList), ZE_RESULT_ERROR_INVALID_SIZE.
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListUpdateMutableCommandWaitEventsExp(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    uint64_t commandId, /**< [in] command id */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);

/*
 * Updates of a command list: mutable command kernels (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCommandId; NULL == phKernels),
 *   ZE_RESULT_ERROR_INVALID_KERNEL_HANDLE.
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListUpdateMutableCommandKernelsExp(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    uint32_t numKernels, /**< [in] number of kernels */
    uint64_t *pCommandId, /**< [in][range(0, numKernels)] array: command id */
    ze_kernel_handle_t *phKernels /**< [in][range(0, numKernels)] handles: kernels */
);

/*
 * Answers the binary of a kernel (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hKernel),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pSize; NULL == pKernelBinary).
 * Source: Level Zero core 1.17, Kernel.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeKernelGetBinaryExp(
    ze_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    size_t *pSize, /**< [in,out] the size, in bytes */
    uint8_t *pKernelBinary /**< [in,out] the kernel binary */
);

/*
 * Imports of a device: external semaphore (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == desc; NULL == phSemaphore),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (0x1ff < desc->flags), ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero core 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDeviceImportExternalSemaphoreExt(
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    const ze_external_semaphore_ext_desc_t *desc, /**< [in] the description */
    ze_external_semaphore_ext_handle_t *phSemaphore /**< [out] gets the handle of the semaphore */
);

/*
 * Drops one reference of a device; the last one destroys it (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hSemaphore), ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE.
 * Source: Level Zero core 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDeviceReleaseExternalSemaphoreExt(
    ze_external_semaphore_ext_handle_t hSemaphore /**< [in] semaphore (handle) */
);

/*
 * Appends to a command list: signal external semaphore (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phSemaphores; NULL == signalParams),
 *   ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
 *   ZE_RESULT_ERROR_INVALID_SIZE ((NULL == phWaitEvents) && (0 < numWaitEvents); (NULL == phSemaphores) && (0 < numSemaphores); (NULL == signalParams) && (0 < numSemaphores)).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendSignalExternalSemaphoreExt(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    uint32_t numSemaphores, /**< [in] number of semaphores */
    ze_external_semaphore_ext_handle_t *phSemaphores, /**< [in][range(0, numSemaphores)] handles: semaphores */
    ze_external_semaphore_signal_params_ext_t *signalParams, /**< [in][range(0, numSemaphores)] array: signal params */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);

/*
 * Appends to a command list: wait external semaphore (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phSemaphores; NULL == waitParams),
 *   ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
 *   ZE_RESULT_ERROR_INVALID_SIZE ((NULL == phWaitEvents) && (0 < numWaitEvents); (NULL == phSemaphores) && (0 < numSemaphores); (NULL == waitParams) && (0 < numSemaphores)).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendWaitExternalSemaphoreExt(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    uint32_t numSemaphores, /**< [in] number of semaphores */
    ze_external_semaphore_ext_handle_t *phSemaphores, /**< [in][range(0,numSemaphores)] handles: semaphores */
    ze_external_semaphore_wait_params_ext_t *waitParams, /**< [in][range(0,numSemaphores)] array: wait params */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);

/*
 * Makes a rtas builder (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDriver),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pDescriptor; NULL == phBuilder),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZE_RTAS_BUILDER_EXT_VERSION_CURRENT < pDescriptor->builderVersion),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero core 1.17, RTASBuilder.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeRTASBuilderCreateExt(
    ze_driver_handle_t hDriver, /**< [in] driver (handle) */
    const ze_rtas_builder_ext_desc_t *pDescriptor, /**< [in] the descriptor */
    ze_rtas_builder_ext_handle_t *phBuilder /**< [out] gets the handle of the builder */
);

/*
 * Answers the build properties of a rtas builder (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hBuilder),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pBuildOpDescriptor; NULL == pProperties),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZE_RTAS_FORMAT_EXT_MAX < pBuildOpDescriptor->rtasFormat; ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXT_HIGH < pBuildOpDescriptor->buildQuality; 0x3 < pBuildOpDescriptor->buildFlags),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero core 1.17, RTASBuilder.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeRTASBuilderGetBuildPropertiesExt(
    ze_rtas_builder_ext_handle_t hBuilder, /**< [in] builder (handle) */
    const ze_rtas_builder_build_op_ext_desc_t *pBuildOpDescriptor, /**< [in] the build op descriptor */
    ze_rtas_builder_ext_properties_t *pProperties /**< [in,out] the properties */
);

/*
 * Checks of a driver rtas format compatibility (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDriver),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZE_RTAS_FORMAT_EXT_MAX < rtasFormatA; ZE_RTAS_FORMAT_EXT_MAX < rtasFormatB),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION, ZE_RESULT_EXT_ERROR_OPERANDS_INCOMPATIBLE.
 * Source: Level Zero core 1.17, Driver.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDriverRTASFormatCompatibilityCheckExt(
    ze_driver_handle_t hDriver, /**< [in] driver (handle) */
    ze_rtas_format_ext_t rtasFormatA, /**< [in] rtas format a */
    ze_rtas_format_ext_t rtasFormatB /**< [in] rtas format b */
);

/*
 * Builds of a rtas builder (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hBuilder),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pBuildOpDescriptor; NULL == pScratchBuffer; NULL == pRtasBuffer),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZE_RTAS_FORMAT_EXT_MAX < pBuildOpDescriptor->rtasFormat; ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXT_HIGH < pBuildOpDescriptor->buildQuality; 0x3 < pBuildOpDescriptor->buildFlags),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION, ZE_RESULT_EXT_RTAS_BUILD_DEFERRED, ZE_RESULT_EXT_RTAS_BUILD_RETRY,
 *   ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE.
 * Source: Level Zero core 1.17, RTASBuilder.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeRTASBuilderBuildExt(
    ze_rtas_builder_ext_handle_t hBuilder, /**< [in] builder (handle) */
    const ze_rtas_builder_build_op_ext_desc_t *pBuildOpDescriptor, /**< [in] the build op descriptor */
    void *pScratchBuffer, /**< [in][range(0, `scratchBufferSizeBytes`)] array: scratch buffer */
    size_t scratchBufferSizeBytes, /**< [in] scratch buffer size bytes, in bytes */
    void *pRtasBuffer, /**< [in] the rtas buffer */
    size_t rtasBufferSizeBytes, /**< [in] rtas buffer size bytes, in bytes */
    ze_rtas_parallel_operation_ext_handle_t hParallelOperation, /**< [in][optional] parallel operation (handle) */
    void *pBuildUserPtr, /**< [in][optional] the build user pointer */
    ze_rtas_aabb_ext_t *pBounds, /**< [in,out][optional] the bounds */
    size_t *pRtasBufferSizeBytes /**< [out][optional] gets the rtas buffer size bytes, in bytes */
);

/*
 * Appends to a rtas builder command list: copy (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == dstptr; NULL == srcptr),
 *   ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
 *   ZE_RESULT_ERROR_INVALID_SIZE ((NULL == phWaitEvents) && (0 < numWaitEvents)).
 * Source: Level Zero core 1.17, RTASBuilder.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeRTASBuilderCommandListAppendCopyExt(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    void *dstptr, /**< [in] the dstptr */
    const void *srcptr, /**< [in] the srcptr */
    size_t size, /**< [in] size, in bytes */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);

/*
 * Destroys a rtas builder (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hBuilder), ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE.
 * Source: Level Zero core 1.17, RTASBuilder.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeRTASBuilderDestroyExt(
    ze_rtas_builder_ext_handle_t hBuilder /**< [in][release] builder (handle) */
);

/*
 * Makes a rtas parallel operation (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDriver),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phParallelOperation).
 * Source: Level Zero core 1.17, RTASParallel.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeRTASParallelOperationCreateExt(
    ze_driver_handle_t hDriver, /**< [in] driver (handle) */
    ze_rtas_parallel_operation_ext_handle_t *phParallelOperation /**< [out] gets the handle of the parallel operation */
);

/*
 * Answers the properties of a rtas parallel operation (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hParallelOperation),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pProperties).
 * Source: Level Zero core 1.17, RTASParallel.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeRTASParallelOperationGetPropertiesExt(
    ze_rtas_parallel_operation_ext_handle_t hParallelOperation, /**< [in] parallel operation (handle) */
    ze_rtas_parallel_operation_ext_properties_t *pProperties /**< [in,out] the properties */
);

/*
 * Joins of a rtas parallel operation (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hParallelOperation).
 * Source: Level Zero core 1.17, RTASParallel.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeRTASParallelOperationJoinExt(
    ze_rtas_parallel_operation_ext_handle_t hParallelOperation /**< [in] parallel operation (handle) */
);

/*
 * Destroys a rtas parallel operation (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hParallelOperation).
 * Source: Level Zero core 1.17, RTASParallel.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeRTASParallelOperationDestroyExt(
    ze_rtas_parallel_operation_ext_handle_t hParallelOperation /**< [in][release] parallel operation (handle) */
);

/*
 * Answers the vector width properties of a device (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero core 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeDeviceGetVectorWidthPropertiesExt(
    ze_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    ze_device_vector_width_properties_ext_t *pVectorWidthProperties /**< [in,out][optional][range(0, *pCount)] gets array: vector width properties */
);

/*
 * Answers the allocation properties of a kernel (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hKernel),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero core 1.17, Kernel.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeKernelGetAllocationPropertiesExp(
    ze_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    ze_kernel_allocation_exp_properties_t *pAllocationProperties /**< [in,out][optional][range(0, *pCount)] gets array: allocation properties */
);

/*
 * Answers the ipc handle with properties of a mem.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ptr; NULL == pIpcHandle).
 * Source: Level Zero core 1.17, Mem.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeMemGetIpcHandleWithProperties(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    const void *ptr, /**< [in] the pointer */
    void *pNext, /**< [in][optional] next structure of the chain, NULL at its end */
    ze_ipc_mem_handle_t *pIpcHandle /**< [out] gets the ipc handle */
);

/*
 * Makes a graph (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phGraph).
 * Source: Level Zero core 1.17, Graph.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGraphCreateExt(
    ze_context_handle_t hContext, /**< [in] context (handle) */
    const void *pNext, /**< [in][optional] next structure of the chain, NULL at its end */
    ze_graph_handle_t *phGraph /**< [out] gets the handle of the graph */
);

/*
 * Begins of a command list: graph capture (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListBeginGraphCaptureExt(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    const void *pNext /**< [in][optional] next structure of the chain, NULL at its end */
);

/*
 * Begins of a command list: capture into graph (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList; NULL == hGraph).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListBeginCaptureIntoGraphExt(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    ze_graph_handle_t hGraph, /**< [in] graph (handle) */
    const void *pNext /**< [in][optional] next structure of the chain, NULL at its end */
);

/*
 * Asks whether it is of a command list: graph capture enabled (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListIsGraphCaptureEnabledExt(
    ze_command_list_handle_t hCommandList /**< [in] command list (handle) */
);

/*
 * Ends of a command list: graph capture (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phGraph).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListEndGraphCaptureExt(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    const void *pNext, /**< [in][optional] next structure of the chain, NULL at its end */
    ze_graph_handle_t *phGraph /**< [out] gets the handle of the graph */
);

/*
 * Answers the graph of a command list (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phGraph).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListGetGraphExt(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    ze_graph_handle_t *phGraph /**< [out] gets the handle of the graph */
);

/*
 * Answers the primary command list of a graph (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hGraph),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phCommandList).
 * Source: Level Zero core 1.17, Graph.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGraphGetPrimaryCommandListExt(
    ze_graph_handle_t hGraph, /**< [in] graph (handle) */
    ze_command_list_handle_t *phCommandList /**< [out] gets the handle of the command list */
);

/*
 * Sets the destruction callback of a graph (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hGraph).
 * Source: Level Zero core 1.17, Graph.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGraphSetDestructionCallbackExt(
    ze_graph_handle_t hGraph, /**< [in] graph (handle) */
    zex_mem_graph_free_callback_fn_t pfnCallback, /**< [in] function: callback */
    void *pUserData, /**< [in][optional] the user data */
    const void *pNext /**< [in][optional] next structure of the chain, NULL at its end */
);

/*
 * Instantiates of a graph (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hGraph),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phExecutableGraph).
 * Source: Level Zero core 1.17, Graph.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGraphInstantiateExt(
    ze_graph_handle_t hGraph, /**< [in] graph (handle) */
    const void *pNext, /**< [in][optional] next structure of the chain, NULL at its end */
    ze_executable_graph_handle_t *phExecutableGraph /**< [out] gets the handle of the executable graph */
);

/*
 * Appends to a command list: graph (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList; NULL == hGraph).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendGraphExt(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    ze_executable_graph_handle_t hGraph, /**< [in] graph (handle) */
    const void *pNext, /**< [in][optional] next structure of the chain, NULL at its end */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);

/*
 * Answers the source graph of an executable graph (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hGraph),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phSourceGraph).
 * Source: Level Zero core 1.17, Executable.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeExecutableGraphGetSourceGraphExt(
    ze_executable_graph_handle_t hGraph, /**< [in] graph (handle) */
    ze_graph_handle_t *phSourceGraph /**< [out] gets the handle of the source graph */
);

/*
 * Asks whether it is of a graph: empty (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hGraph).
 * Source: Level Zero core 1.17, Graph.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGraphIsEmptyExt(
    ze_graph_handle_t hGraph /**< [in] graph (handle) */
);

/*
 * Dumps of a graph: contents (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hGraph),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == filePath).
 * Source: Level Zero core 1.17, Graph.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGraphDumpContentsExt(
    ze_graph_handle_t hGraph, /**< [in] graph (handle) */
    const char *filePath, /**< [in] text: file path */
    const void *pNext /**< [in][optional] next structure of the chain, NULL at its end */
);

/*
 * Destroys an executable graph (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hGraph).
 * Source: Level Zero core 1.17, Executable.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeExecutableGraphDestroyExt(
    ze_executable_graph_handle_t hGraph /**< [in][release] graph (handle) */
);

/*
 * Destroys a graph (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hGraph).
 * Source: Level Zero core 1.17, Graph.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGraphDestroyExt(
    ze_graph_handle_t hGraph /**< [in][release] graph (handle) */
);

/*
 * Appends to a command list: host function.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList),
 *   ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
 *   ZE_RESULT_ERROR_INVALID_SIZE ((NULL == phWaitEvents) && (0 < numWaitEvents)).
 * Source: Level Zero core 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeCommandListAppendHostFunction(
    ze_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    ze_host_function_callback_t pfnHostFunction, /**< [in] function: host function */
    void *pUserData, /**< [in][optional] the user data */
    const void *pNext, /**< [in][optional] next structure of the chain, NULL at its end */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in][optional] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in][optional][range(0, numWaitEvents)] events that must have been signalled first */
);


#if defined(__cplusplus)
}
#endif

#endif
