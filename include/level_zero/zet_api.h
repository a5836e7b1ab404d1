/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Level Zero 1.17, tools (metrics, debug, tracing): types and functions.
 * Names, values and layouts are the ABI; the tags in brackets after each parameter are read by tools/gen_entry_points.py
 */
#ifndef VESPER_ZET_API_H
#define VESPER_ZET_API_H

#include "ze_api.h"

#if defined(__cplusplus)
extern "C" {
#endif

#define ZET_MAX_METRIC_GROUP_NAME 256
#define ZET_MAX_METRIC_GROUP_DESCRIPTION 256
#define ZET_MAX_METRIC_NAME 256
#define ZET_MAX_METRIC_DESCRIPTION 256
#define ZET_MAX_METRIC_COMPONENT 256
#define ZET_MAX_METRIC_RESULT_UNITS 256
#define ZET_API_TRACING_EXP_NAME "ZET_experimental_api_tracing"
#define ZET_MULTI_METRICS_EXP_NAME "ZET_experimental_calculate_multiple_metrics"
#define ZET_GLOBAL_METRICS_TIMESTAMPS_EXP_NAME "ZET_experimental_global_metric_timestamps"
#define ZET_EXPORT_METRICS_DATA_EXP_NAME "ZET_experimental_metric_export_data"
#define ZET_MAX_METRIC_EXPORT_DATA_ELEMENT_NAME_EXP 256
#define ZET_MAX_METRIC_EXPORT_DATA_ELEMENT_DESCRIPTION_EXP 256
#define ZET_PROGRAMMABLE_METRICS_EXP_NAME "ZET_experimental_programmable_metrics"
#define ZET_MAX_PROGRAMMABLE_METRICS_ELEMENT_NAME_EXP 256
#define ZET_MAX_PROGRAMMABLE_METRICS_ELEMENT_DESCRIPTION_EXP 256
#define ZET_MAX_METRIC_GROUP_NAME_PREFIX_EXP 64
#define ZET_MAX_METRIC_PROGRAMMABLE_NAME_EXP 128
#define ZET_MAX_METRIC_PROGRAMMABLE_DESCRIPTION_EXP 128
#define ZET_MAX_METRIC_PROGRAMMABLE_COMPONENT_EXP 128
#define ZET_MAX_METRIC_PROGRAMMABLE_PARAMETER_NAME_EXP 128
#define ZET_MAX_METRIC_PROGRAMMABLE_VALUE_DESCRIPTION_EXP 128
#define ZE_MAX_METRIC_GROUP_NAME_PREFIX 64
#define ZET_CONCURRENT_METRIC_GROUPS_EXP_NAME "ZET_experimental_concurrent_metric_groups"
#define ZET_METRICS_TRACER_EXP_NAME "ZET_experimental_metric_tracer"
#define ZET_METRIC_EXPORT_MEMORY_EXP_NAME "ZET_experimental_metric_export_memory"
#define ZET_METRIC_GROUP_MARKER_EXP_NAME "ZET_experimental_metric_group_marker"
#define ZET_METRICS_RUNTIME_ENABLE_DISABLE_EXP_NAME "ZET_experimental_metrics_runtime_enable_disable"

typedef ze_driver_handle_t zet_driver_handle_t; /**< driver handle */
typedef ze_device_handle_t zet_device_handle_t; /**< device handle */
typedef ze_context_handle_t zet_context_handle_t; /**< context handle */
typedef ze_command_list_handle_t zet_command_list_handle_t; /**< command list handle */
typedef ze_module_handle_t zet_module_handle_t; /**< module handle */
typedef ze_kernel_handle_t zet_kernel_handle_t; /**< kernel handle */
typedef struct _zet_metric_group_handle_t *zet_metric_group_handle_t; /**< handle: metric group */
typedef struct _zet_metric_handle_t *zet_metric_handle_t; /**< handle: metric */
typedef struct _zet_metric_streamer_handle_t *zet_metric_streamer_handle_t; /**< handle: metric streamer */
typedef struct _zet_metric_query_pool_handle_t *zet_metric_query_pool_handle_t; /**< handle: metric query pool */
typedef struct _zet_metric_query_handle_t *zet_metric_query_handle_t; /**< handle: metric query */
typedef struct _zet_tracer_exp_handle_t *zet_tracer_exp_handle_t; /**< handle: tracer exp */
typedef struct _zet_debug_session_handle_t *zet_debug_session_handle_t; /**< handle: debug session */
typedef uint32_t zet_device_debug_property_flags_t; /**< device debug property flags */
typedef uint32_t zet_debug_event_flags_t; /**< debug event flags */
typedef uint32_t zet_debug_regset_flags_t; /**< debug regset flags */
typedef uint32_t zet_metric_group_sampling_type_flags_t; /**< metric group sampling type flags */
typedef uint32_t zet_profile_flags_t; /**< profile flags */
typedef struct _zet_metric_programmable_exp_handle_t *zet_metric_programmable_exp_handle_t; /**< handle: metric programmable exp */
typedef struct _zet_metric_tracer_exp_handle_t *zet_metric_tracer_exp_handle_t; /**< handle: metric tracer exp */
typedef struct _zet_metric_decoder_exp_handle_t *zet_metric_decoder_exp_handle_t; /**< handle: metric decoder exp */
typedef uint32_t zet_metric_group_type_exp_flags_t; /**< metric group type exp flags */

/* Structure type. */
typedef enum _zet_structure_type_t {
    ZET_STRUCTURE_TYPE_METRIC_GROUP_PROPERTIES = 1, /**< metric group properties */
    ZET_STRUCTURE_TYPE_METRIC_PROPERTIES = 2, /**< metric properties */
    ZET_STRUCTURE_TYPE_METRIC_STREAMER_DESC = 3, /**< metric streamer desc */
    ZET_STRUCTURE_TYPE_METRIC_QUERY_POOL_DESC = 4, /**< metric query pool desc */
    ZET_STRUCTURE_TYPE_PROFILE_PROPERTIES = 5, /**< profile properties */
    ZET_STRUCTURE_TYPE_DEVICE_DEBUG_PROPERTIES = 6, /**< device debug properties */
    ZET_STRUCTURE_TYPE_DEBUG_MEMORY_SPACE_DESC = 7, /**< debug memory space desc */
    ZET_STRUCTURE_TYPE_DEBUG_REGSET_PROPERTIES = 8, /**< debug regset properties */
    ZET_STRUCTURE_TYPE_GLOBAL_METRICS_TIMESTAMPS_EXP_PROPERTIES = 9, /**< global metrics timestamps exp properties */
    ZET_STRUCTURE_TYPE_METRIC_GLOBAL_TIMESTAMPS_RESOLUTION_EXP = 9, /**< metric global timestamps resolution exp */
    ZET_STRUCTURE_TYPE_TRACER_EXP_DESC = 0x10001, /**< tracer exp desc */
    ZET_STRUCTURE_TYPE_METRICS_CALCULATE_EXP_DESC = 0x10002, /**< metrics calculate exp desc */
    ZET_STRUCTURE_TYPE_METRIC_CALCULATE_EXP_DESC = 0x10002, /**< metric calculate exp desc */
    ZET_STRUCTURE_TYPE_METRIC_PROGRAMMABLE_EXP_PROPERTIES = 0x10003, /**< metric programmable exp properties */
    ZET_STRUCTURE_TYPE_METRIC_PROGRAMMABLE_PARAM_INFO_EXP = 0x10004, /**< metric programmable param info exp */
    ZET_STRUCTURE_TYPE_METRIC_PROGRAMMABLE_PARAM_VALUE_INFO_EXP = 0x10005, /**< metric programmable param value info exp */
    ZET_STRUCTURE_TYPE_METRIC_GROUP_TYPE_EXP = 0x10006, /**< metric group type exp */
    ZET_STRUCTURE_TYPE_EXPORT_DMA_EXP_PROPERTIES = 0x10007, /**< export dma exp properties */
    ZET_STRUCTURE_TYPE_METRIC_TRACER_EXP_DESC = 0x10008, /**< metric tracer exp desc */
    ZET_STRUCTURE_TYPE_METRIC_SOURCE_ID_EXP = 0x10009, /**< metric source id exp */
    ZET_STRUCTURE_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zet_structure_type_t;

/* Value type. */
typedef enum _zet_value_type_t {
    ZET_VALUE_TYPE_UINT32 = 0, /**< uint32 */
    ZET_VALUE_TYPE_UINT64 = 1, /**< uint64 */
    ZET_VALUE_TYPE_FLOAT32 = 2, /**< float32 */
    ZET_VALUE_TYPE_FLOAT64 = 3, /**< float64 */
    ZET_VALUE_TYPE_BOOL8 = 4, /**< bool8 */
    ZET_VALUE_TYPE_STRING = 5, /**< string */
    ZET_VALUE_TYPE_UINT8 = 6, /**< uint8 */
    ZET_VALUE_TYPE_UINT16 = 7, /**< uint16 */
    ZET_VALUE_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zet_value_type_t;

/* Module debug info format. */
typedef enum _zet_module_debug_info_format_t {
    ZET_MODULE_DEBUG_INFO_FORMAT_ELF_DWARF = 0, /**< elf dwarf */
    ZET_MODULE_DEBUG_INFO_FORMAT_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zet_module_debug_info_format_t;

/* Device debug property flag. */
typedef enum _zet_device_debug_property_flag_t {
    ZET_DEVICE_DEBUG_PROPERTY_FLAG_ATTACH = 0x1, /**< attach */
    ZET_DEVICE_DEBUG_PROPERTY_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zet_device_debug_property_flag_t;

/* Debug event flag. */
typedef enum _zet_debug_event_flag_t {
    ZET_DEBUG_EVENT_FLAG_NEED_ACK = 0x1, /**< need ack */
    ZET_DEBUG_EVENT_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zet_debug_event_flag_t;

/* Debug event type. */
typedef enum _zet_debug_event_type_t {
    ZET_DEBUG_EVENT_TYPE_INVALID = 0, /**< invalid */
    ZET_DEBUG_EVENT_TYPE_DETACHED = 1, /**< detached */
    ZET_DEBUG_EVENT_TYPE_PROCESS_ENTRY = 2, /**< process entry */
    ZET_DEBUG_EVENT_TYPE_PROCESS_EXIT = 3, /**< process exit */
    ZET_DEBUG_EVENT_TYPE_MODULE_LOAD = 4, /**< module load */
    ZET_DEBUG_EVENT_TYPE_MODULE_UNLOAD = 5, /**< module unload */
    ZET_DEBUG_EVENT_TYPE_THREAD_STOPPED = 6, /**< thread stopped */
    ZET_DEBUG_EVENT_TYPE_THREAD_UNAVAILABLE = 7, /**< thread unavailable */
    ZET_DEBUG_EVENT_TYPE_PAGE_FAULT = 8, /**< page fault */
    ZET_DEBUG_EVENT_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zet_debug_event_type_t;

/* Debug detach reason. */
typedef enum _zet_debug_detach_reason_t {
    ZET_DEBUG_DETACH_REASON_INVALID = 0, /**< invalid */
    ZET_DEBUG_DETACH_REASON_HOST_EXIT = 1, /**< host exit */
    ZET_DEBUG_DETACH_REASON_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zet_debug_detach_reason_t;

/* Debug page fault reason. */
typedef enum _zet_debug_page_fault_reason_t {
    ZET_DEBUG_PAGE_FAULT_REASON_INVALID = 0, /**< invalid */
    ZET_DEBUG_PAGE_FAULT_REASON_MAPPING_ERROR = 1, /**< mapping error */
    ZET_DEBUG_PAGE_FAULT_REASON_PERMISSION_ERROR = 2, /**< permission error */
    ZET_DEBUG_PAGE_FAULT_REASON_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zet_debug_page_fault_reason_t;

/* Debug memory space type. */
typedef enum _zet_debug_memory_space_type_t {
    ZET_DEBUG_MEMORY_SPACE_TYPE_DEFAULT = 0, /**< default */
    ZET_DEBUG_MEMORY_SPACE_TYPE_SLM = 1, /**< slm */
    ZET_DEBUG_MEMORY_SPACE_TYPE_ELF = 2, /**< elf */
    ZET_DEBUG_MEMORY_SPACE_TYPE_BARRIER = 3, /**< barrier */
    ZET_DEBUG_MEMORY_SPACE_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zet_debug_memory_space_type_t;

/* Debug regset flag. */
typedef enum _zet_debug_regset_flag_t {
    ZET_DEBUG_REGSET_FLAG_READABLE = 0x1, /**< readable */
    ZET_DEBUG_REGSET_FLAG_WRITEABLE = 0x2, /**< writeable */
    ZET_DEBUG_REGSET_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zet_debug_regset_flag_t;

/* Metric group sampling type flag. */
typedef enum _zet_metric_group_sampling_type_flag_t {
    ZET_METRIC_GROUP_SAMPLING_TYPE_FLAG_EVENT_BASED = 0x1, /**< event based */
    ZET_METRIC_GROUP_SAMPLING_TYPE_FLAG_TIME_BASED = 0x2, /**< time based */
    ZET_METRIC_GROUP_SAMPLING_TYPE_FLAG_EXP_TRACER_BASED = 0x4, /**< exp tracer based */
    ZET_METRIC_GROUP_SAMPLING_TYPE_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zet_metric_group_sampling_type_flag_t;

/* Metric type. */
typedef enum _zet_metric_type_t {
    ZET_METRIC_TYPE_DURATION = 0, /**< duration */
    ZET_METRIC_TYPE_EVENT = 1, /**< event */
    ZET_METRIC_TYPE_EVENT_WITH_RANGE = 2, /**< event with range */
    ZET_METRIC_TYPE_THROUGHPUT = 3, /**< throughput */
    ZET_METRIC_TYPE_TIMESTAMP = 4, /**< timestamp */
    ZET_METRIC_TYPE_FLAG = 5, /**< flag */
    ZET_METRIC_TYPE_RATIO = 6, /**< ratio */
    ZET_METRIC_TYPE_RAW = 7, /**< raw */
    ZET_METRIC_TYPE_EVENT_EXP_TIMESTAMP = 0x7ffffff9, /**< event exp timestamp */
    ZET_METRIC_TYPE_EVENT_EXP_START = 0x7ffffffa, /**< event exp start */
    ZET_METRIC_TYPE_EVENT_EXP_END = 0x7ffffffb, /**< event exp end */
    ZET_METRIC_TYPE_EVENT_EXP_MONOTONIC_WRAPS_VALUE = 0x7ffffffc, /**< event exp monotonic wraps value */
    ZET_METRIC_TYPE_EXP_EXPORT_DMA_BUF = 0x7ffffffd, /**< exp export dma buf */
    ZET_METRIC_TYPE_IP_EXP = 0x7ffffffe, /**< ip exp */
    ZET_METRIC_TYPE_IP = 0x7ffffffe, /**< ip */
    ZET_METRIC_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zet_metric_type_t;

/* Metric group calculation type. */
typedef enum _zet_metric_group_calculation_type_t {
    ZET_METRIC_GROUP_CALCULATION_TYPE_METRIC_VALUES = 0, /**< metric values */
    ZET_METRIC_GROUP_CALCULATION_TYPE_MAX_METRIC_VALUES = 1, /**< max metric values */
    ZET_METRIC_GROUP_CALCULATION_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zet_metric_group_calculation_type_t;

/* Metric query pool type. */
typedef enum _zet_metric_query_pool_type_t {
    ZET_METRIC_QUERY_POOL_TYPE_PERFORMANCE = 0, /**< performance */
    ZET_METRIC_QUERY_POOL_TYPE_EXECUTION = 1, /**< execution */
    ZET_METRIC_QUERY_POOL_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zet_metric_query_pool_type_t;

/* Profile flag. */
typedef enum _zet_profile_flag_t {
    ZET_PROFILE_FLAG_REGISTER_REALLOCATION = 0x1, /**< register reallocation */
    ZET_PROFILE_FLAG_FREE_REGISTER_INFO = 0x2, /**< free register info */
    ZET_PROFILE_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zet_profile_flag_t;

/* Profile token type. */
typedef enum _zet_profile_token_type_t {
    ZET_PROFILE_TOKEN_TYPE_FREE_REGISTER = 0, /**< free register */
    ZET_PROFILE_TOKEN_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zet_profile_token_type_t;

/* Api tracing exp version. */
typedef enum _zet_api_tracing_exp_version_t {
    ZET_API_TRACING_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZET_API_TRACING_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZET_API_TRACING_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zet_api_tracing_exp_version_t;

/* Export metric data exp version. */
typedef enum _zet_export_metric_data_exp_version_t {
    ZET_EXPORT_METRIC_DATA_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZET_EXPORT_METRIC_DATA_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZET_EXPORT_METRIC_DATA_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zet_export_metric_data_exp_version_t;

/* Metric programmable exp version. */
typedef enum _zet_metric_programmable_exp_version_t {
    ZET_METRIC_PROGRAMMABLE_EXP_VERSION_1_1 = 0x10001, /**< 1 1 */
    ZET_METRIC_PROGRAMMABLE_EXP_VERSION_CURRENT = 0x10001, /**< current */
    ZET_METRIC_PROGRAMMABLE_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zet_metric_programmable_exp_version_t;

/* Metric programmable param type exp. */
typedef enum _zet_metric_programmable_param_type_exp_t {
    ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_DISAGGREGATION = 0, /**< disaggregation */
    ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_LATENCY = 1, /**< latency */
    ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_NORMALIZATION_UTILIZATION = 2, /**< normalization utilization */
    ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_NORMALIZATION_AVERAGE = 3, /**< normalization average */
    ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_NORMALIZATION_RATE = 4, /**< normalization rate */
    ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_NORMALIZATION_BYTES = 5, /**< normalization bytes */
    ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_GENERIC = 6, /**< generic */
    ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zet_metric_programmable_param_type_exp_t;

/* Value info type exp. */
typedef enum _zet_value_info_type_exp_t {
    ZET_VALUE_INFO_TYPE_EXP_UINT32 = 0, /**< uint32 */
    ZET_VALUE_INFO_TYPE_EXP_UINT64 = 1, /**< uint64 */
    ZET_VALUE_INFO_TYPE_EXP_FLOAT32 = 2, /**< float32 */
    ZET_VALUE_INFO_TYPE_EXP_FLOAT64 = 3, /**< float64 */
    ZET_VALUE_INFO_TYPE_EXP_BOOL8 = 4, /**< bool8 */
    ZET_VALUE_INFO_TYPE_EXP_UINT8 = 5, /**< uint8 */
    ZET_VALUE_INFO_TYPE_EXP_UINT16 = 6, /**< uint16 */
    ZET_VALUE_INFO_TYPE_EXP_UINT64_RANGE = 7, /**< uint64 range */
    ZET_VALUE_INFO_TYPE_EXP_FLOAT64_RANGE = 8, /**< float64 range */
    ZET_VALUE_INFO_TYPE_EXP_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zet_value_info_type_exp_t;

/* Concurrent metric groups exp version. */
typedef enum _zet_concurrent_metric_groups_exp_version_t {
    ZET_CONCURRENT_METRIC_GROUPS_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZET_CONCURRENT_METRIC_GROUPS_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZET_CONCURRENT_METRIC_GROUPS_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zet_concurrent_metric_groups_exp_version_t;

/* Metric tracer exp version. */
typedef enum _zet_metric_tracer_exp_version_t {
    ZET_METRIC_TRACER_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZET_METRIC_TRACER_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZET_METRIC_TRACER_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zet_metric_tracer_exp_version_t;

/* Metric export memory exp version. */
typedef enum _zet_metric_export_memory_exp_version_t {
    ZET_METRIC_EXPORT_MEMORY_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZET_METRIC_EXPORT_MEMORY_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZET_METRIC_EXPORT_MEMORY_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zet_metric_export_memory_exp_version_t;

/* Metric group type exp flag. */
typedef enum _zet_metric_group_type_exp_flag_t {
    ZET_METRIC_GROUP_TYPE_EXP_FLAG_EXPORT_DMA_BUF = 0x1, /**< export dma buf */
    ZET_METRIC_GROUP_TYPE_EXP_FLAG_USER_CREATED = 0x2, /**< user created */
    ZET_METRIC_GROUP_TYPE_EXP_FLAG_OTHER = 0x4, /**< other */
    ZET_METRIC_GROUP_TYPE_EXP_FLAG_MARKER = 0x8, /**< marker */
    ZET_METRIC_GROUP_TYPE_EXP_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zet_metric_group_type_exp_flag_t;

/* Metric group marker exp version. */
typedef enum _zet_metric_group_marker_exp_version_t {
    ZET_METRIC_GROUP_MARKER_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZET_METRIC_GROUP_MARKER_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZET_METRIC_GROUP_MARKER_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zet_metric_group_marker_exp_version_t;

/* Metrics runtime enable disable exp version. */
typedef enum _zet_metrics_runtime_enable_disable_exp_version_t {
    ZET_METRICS_RUNTIME_ENABLE_DISABLE_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZET_METRICS_RUNTIME_ENABLE_DISABLE_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZET_METRICS_RUNTIME_ENABLE_DISABLE_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zet_metrics_runtime_enable_disable_exp_version_t;

typedef struct _zet_base_properties_t zet_base_properties_t;
typedef struct _zet_base_desc_t zet_base_desc_t;
typedef union _zet_value_t zet_value_t;
typedef struct _zet_typed_value_t zet_typed_value_t;
typedef struct _zet_device_debug_properties_t zet_device_debug_properties_t;
typedef struct _zet_debug_config_t zet_debug_config_t;
typedef struct _zet_debug_event_info_detached_t zet_debug_event_info_detached_t;
typedef struct _zet_debug_event_info_module_t zet_debug_event_info_module_t;
typedef struct _zet_debug_event_info_thread_stopped_t zet_debug_event_info_thread_stopped_t;
typedef struct _zet_debug_event_info_page_fault_t zet_debug_event_info_page_fault_t;
typedef struct _zet_debug_event_t zet_debug_event_t;
typedef struct _zet_debug_memory_space_desc_t zet_debug_memory_space_desc_t;
typedef struct _zet_debug_regset_properties_t zet_debug_regset_properties_t;
typedef struct _zet_metric_group_properties_t zet_metric_group_properties_t;
typedef struct _zet_metric_properties_t zet_metric_properties_t;
typedef struct _zet_metric_streamer_desc_t zet_metric_streamer_desc_t;
typedef struct _zet_metric_query_pool_desc_t zet_metric_query_pool_desc_t;
typedef struct _zet_profile_properties_t zet_profile_properties_t;
typedef struct _zet_profile_free_register_token_t zet_profile_free_register_token_t;
typedef struct _zet_profile_register_sequence_t zet_profile_register_sequence_t;
typedef struct _zet_tracer_exp_desc_t zet_tracer_exp_desc_t;
typedef struct _zet_metric_global_timestamps_resolution_exp_t zet_metric_global_timestamps_resolution_exp_t;
typedef struct _zet_metric_calculate_exp_desc_t zet_metric_calculate_exp_desc_t;
typedef struct _zet_metric_programmable_exp_properties_t zet_metric_programmable_exp_properties_t;
typedef struct _zet_value_uint64_range_exp_t zet_value_uint64_range_exp_t;
typedef struct _zet_value_fp64_range_exp_t zet_value_fp64_range_exp_t;
typedef struct _zet_metric_programmable_param_info_exp_t zet_metric_programmable_param_info_exp_t;
typedef struct _zet_metric_programmable_param_value_info_exp_t zet_metric_programmable_param_value_info_exp_t;
typedef struct _zet_metric_programmable_param_value_exp_t zet_metric_programmable_param_value_exp_t;
typedef struct _zet_metric_tracer_exp_desc_t zet_metric_tracer_exp_desc_t;
typedef struct _zet_metric_entry_exp_t zet_metric_entry_exp_t;
typedef struct _zet_metric_group_type_exp_t zet_metric_group_type_exp_t;
typedef struct _zet_export_dma_buf_exp_properties_t zet_export_dma_buf_exp_properties_t;
typedef struct _zet_metric_source_id_exp_t zet_metric_source_id_exp_t;
typedef union _zet_debug_event_info_t zet_debug_event_info_t;
typedef union _zet_value_info_exp_t zet_value_info_exp_t;

typedef ze_callbacks_t zet_core_callbacks_t;


/* Base properties. */
struct _zet_base_properties_t {
    zet_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
};

/* Base description. */
struct _zet_base_desc_t {
    zet_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
};

/* Value. */
union _zet_value_t {
    uint32_t ui32; /**< [out] ui32 */
    uint64_t ui64; /**< [out] ui64 */
    float fp32; /**< [out] fp32 */
    double fp64; /**< [out] fp64 */
    ze_bool_t b8; /**< [out] true when: b8 */
};

/* Typed value. */
struct _zet_typed_value_t {
    zet_value_type_t type; /**< [out] type */
    zet_value_t value; /**< [out] value */
};

/* Device debug properties. */
struct _zet_device_debug_properties_t {
    zet_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    zet_device_debug_property_flags_t flags; /**< [out] flags, a union of zet_device_debug_property_flag_t bits, 0 for none */
};

/* Debug config. */
struct _zet_debug_config_t {
    uint32_t pid; /**< [in] pid */
};

/* Debug event info detached. */
struct _zet_debug_event_info_detached_t {
    zet_debug_detach_reason_t reason; /**< [out] reason */
};

/* Debug event info module. */
struct _zet_debug_event_info_module_t {
    zet_module_debug_info_format_t format; /**< [out] format */
    uint64_t moduleBegin; /**< [out] module begin */
    uint64_t moduleEnd; /**< [out] module end */
    uint64_t load; /**< [out] load */
};

/* Debug event info thread stopped. */
struct _zet_debug_event_info_thread_stopped_t {
    ze_device_thread_t thread; /**< [out] thread */
};

/* Debug event info page fault. */
struct _zet_debug_event_info_page_fault_t {
    uint64_t address; /**< [out] address */
    uint64_t mask; /**< [out] mask */
    zet_debug_page_fault_reason_t reason; /**< [out] reason */
};

/* Debug event info. */
union _zet_debug_event_info_t {
    zet_debug_event_info_detached_t detached; /**< [out] detached */
    zet_debug_event_info_module_t module; /**< [out] module */
    zet_debug_event_info_thread_stopped_t thread; /**< [out] thread */
    zet_debug_event_info_page_fault_t page_fault; /**< [out] page fault */
};

/* Debug event. */
struct _zet_debug_event_t {
    zet_debug_event_type_t type; /**< [out] type */
    zet_debug_event_flags_t flags; /**< [out] flags, a union of zet_debug_event_flag_t bits, 0 for none */
    zet_debug_event_info_t info; /**< [out] info */
};

/* Debug memory space description. */
struct _zet_debug_memory_space_desc_t {
    zet_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    zet_debug_memory_space_type_t type; /**< [in] type */
    uint64_t address; /**< [in] address */
};

/* Debug regset properties. */
struct _zet_debug_regset_properties_t {
    zet_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint32_t type; /**< [out] type */
    uint32_t version; /**< [out] version */
    zet_debug_regset_flags_t generalFlags; /**< [out] general flags, a union of zet_debug_regset_flag_t bits, 0 for none */
    uint32_t deviceFlags; /**< [out] device flags */
    uint32_t count; /**< [out] count */
    uint32_t bitSize; /**< [out] bit size, in bytes */
    uint32_t byteSize; /**< [out] byte size, in bytes */
};

/* Metric group properties. */
struct _zet_metric_group_properties_t {
    zet_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    char name[256]; /**< [out] name */
    char description[256]; /**< [out] description */
    zet_metric_group_sampling_type_flags_t samplingType; /**< [out] sampling type, a union of zet_metric_group_sampling_type_flag_t bits, 0 for none */
    uint32_t domain; /**< [out] domain */
    uint32_t metricCount; /**< [out] metric count */
};

/* Metric properties. */
struct _zet_metric_properties_t {
    zet_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    char name[256]; /**< [out] name */
    char description[256]; /**< [out] description */
    char component[256]; /**< [out] component */
    uint32_t tierNumber; /**< [out] tier number */
    zet_metric_type_t metricType; /**< [out] metric type */
    zet_value_type_t resultType; /**< [out] result type */
    char resultUnits[256]; /**< [out] result units */
};

/* Metric streamer description. */
struct _zet_metric_streamer_desc_t {
    zet_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint32_t notifyEveryNReports; /**< [in,out] notify every n reports */
    uint32_t samplingPeriod; /**< [in,out] sampling period */
};

/* Metric query pool description. */
struct _zet_metric_query_pool_desc_t {
    zet_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    zet_metric_query_pool_type_t type; /**< [in] type */
    uint32_t count; /**< [in] count */
};

/* Profile properties. */
struct _zet_profile_properties_t {
    zet_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    zet_profile_flags_t flags; /**< [out] flags, a union of zet_profile_flag_t bits, 0 for none */
    uint32_t numTokens; /**< [out] number of tokens */
};

/* Profile free register token. */
struct _zet_profile_free_register_token_t {
    zet_profile_token_type_t type; /**< [out] type */
    uint32_t size; /**< [out] size, in bytes */
    uint32_t count; /**< [out] count */
};

/* Profile register sequence. */
struct _zet_profile_register_sequence_t {
    uint32_t start; /**< [out] start */
    uint32_t count; /**< [out] count */
};

/* Tracer exp description. */
struct _zet_tracer_exp_desc_t {
    zet_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    void *pUserData; /**< [in] the user data */
};

/* Metric global timestamps resolution exp. */
struct _zet_metric_global_timestamps_resolution_exp_t {
    zet_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint64_t timerResolution; /**< [out] timer resolution */
    uint64_t timestampValidBits; /**< [out] timestamp valid bits, in timer ticks */
};

/* Metric calculate exp description. */
struct _zet_metric_calculate_exp_desc_t {
    zet_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint32_t rawReportSkipCount; /**< [in] raw report skip count */
};

/* Metric programmable exp properties. */
struct _zet_metric_programmable_exp_properties_t {
    zet_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    char name[128]; /**< [out] name */
    char description[128]; /**< [out] description */
    char component[128]; /**< [out] component */
    uint32_t tierNumber; /**< [out] tier number */
    uint32_t domain; /**< [out] domain */
    uint32_t parameterCount; /**< [out] parameter count */
    zet_metric_group_sampling_type_flags_t samplingType; /**< [out] sampling type, a union of zet_metric_group_sampling_type_flag_t bits, 0 for none */
    uint32_t sourceId; /**< [out] source id */
};

/* Value uint64 range exp. */
struct _zet_value_uint64_range_exp_t {
    uint64_t ui64Min; /**< [out] ui64 smallest */
    uint64_t ui64Max; /**< [out] ui64 largest */
};

/* Value fp64 range exp. */
struct _zet_value_fp64_range_exp_t {
    double fp64Min; /**< [out] fp64 smallest */
    double fp64Max; /**< [out] fp64 largest */
};

/* Metric programmable param info exp. */
struct _zet_metric_programmable_param_info_exp_t {
    zet_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    zet_metric_programmable_param_type_exp_t type; /**< [out] type */
    char name[128]; /**< [out] name */
    zet_value_info_type_exp_t valueInfoType; /**< [out] value info type */
    zet_value_t defaultValue; /**< [out] default value */
    uint32_t valueInfoCount; /**< [out] value info count */
};

/* Value info exp. */
union _zet_value_info_exp_t {
    uint32_t ui32; /**< [out] ui32 */
    uint64_t ui64; /**< [out] ui64 */
    float fp32; /**< [out] fp32 */
    double fp64; /**< [out] fp64 */
    ze_bool_t b8; /**< [out] true when: b8 */
    uint8_t ui8; /**< [out] ui8 */
    uint16_t ui16; /**< [out] ui16 */
    zet_value_uint64_range_exp_t ui64Range; /**< [out] ui64 range */
    zet_value_fp64_range_exp_t fp64Range; /**< [out] fp64 range */
};

/* Metric programmable param value info exp. */
struct _zet_metric_programmable_param_value_info_exp_t {
    zet_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    zet_value_info_exp_t valueInfo; /**< [out] value info */
    char description[128]; /**< [out] description */
};

/* Metric programmable param value exp. */
struct _zet_metric_programmable_param_value_exp_t {
    zet_value_t value; /**< [in] value */
};

/* Metric tracer exp description. */
struct _zet_metric_tracer_exp_desc_t {
    zet_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint32_t notifyEveryNBytes; /**< [in,out] notify every n bytes, in bytes */
};

/* Metric entry exp. */
struct _zet_metric_entry_exp_t {
    zet_value_t value; /**< [out] value */
    uint64_t timeStamp; /**< [out] time stamp, in timer ticks */
    uint32_t metricIndex; /**< [out] metric index */
    ze_bool_t onSubdevice; /**< [out] true when: on subdevice */
    uint32_t subdeviceId; /**< [out] subdevice id */
};

/* Metric group type exp. */
struct _zet_metric_group_type_exp_t {
    zet_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    zet_metric_group_type_exp_flags_t type; /**< [out] type, a union of zet_metric_group_type_exp_flag_t bits, 0 for none */
};

/* Export dma buf exp properties. */
struct _zet_export_dma_buf_exp_properties_t {
    zet_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    int fd; /**< [out] fd */
    size_t size; /**< [out] size, in bytes */
};

/* Metric source id exp. */
struct _zet_metric_source_id_exp_t {
    zet_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint32_t sourceId; /**< [out] source id */
};

/*
 * Answers the debug information of a module.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hModule),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZET_MODULE_DEBUG_INFO_FORMAT_ELF_DWARF < format),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION, ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pSize).
 * Source: Level Zero tools 1.17, Module.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetModuleGetDebugInfo(
    zet_module_handle_t hModule, /**< [in] module (handle) */
    zet_module_debug_info_format_t format, /**< [in] format */
    size_t *pSize, /**< [in,out] the size, in bytes */
    uint8_t *pDebugInfo /**< [in,out][optional] the debug info */
);

/*
 * Answers the debug properties of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pDebugProperties).
 * Source: Level Zero tools 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetDeviceGetDebugProperties(
    zet_device_handle_t hDevice, /**< [in] device (handle) */
    zet_device_debug_properties_t *pDebugProperties /**< [in,out] the debug properties */
);

/*
 * Attaches of a debug.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == config; NULL == phDebug).
 * Source: Level Zero tools 1.17, Debug.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetDebugAttach(
    zet_device_handle_t hDevice, /**< [in] device (handle) */
    const zet_debug_config_t *config, /**< [in] the config */
    zet_debug_session_handle_t *phDebug /**< [out] gets the handle of the debug */
);

/*
 * Detaches of a debug.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDebug).
 * Source: Level Zero tools 1.17, Debug.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetDebugDetach(
    zet_debug_session_handle_t hDebug /**< [in][release] debug (handle) */
);

/*
 * Reads of a debug: event.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDebug),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == event), ZE_RESULT_NOT_READY.
 * Source: Level Zero tools 1.17, Debug.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetDebugReadEvent(
    zet_debug_session_handle_t hDebug, /**< [in] debug (handle) */
    uint64_t timeout, /**< [in] timeout, in nanoseconds */
    zet_debug_event_t *event /**< [in,out] the event */
);

/*
 * Acknowledges of a debug: event.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDebug), ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == event).
 * Source: Level Zero tools 1.17, Debug.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetDebugAcknowledgeEvent(
    zet_debug_session_handle_t hDebug, /**< [in] debug (handle) */
    const zet_debug_event_t *event /**< [in] the event */
);

/*
 * Interrupts of a debug.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDebug).
 * Source: Level Zero tools 1.17, Debug.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetDebugInterrupt(
    zet_debug_session_handle_t hDebug, /**< [in] debug (handle) */
    ze_device_thread_t thread /**< [in] thread */
);

/*
 * Resumes of a debug.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDebug).
 * Source: Level Zero tools 1.17, Debug.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetDebugResume(
    zet_debug_session_handle_t hDebug, /**< [in] debug (handle) */
    ze_device_thread_t thread /**< [in] thread */
);

/*
 * Reads of a debug: memory.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDebug),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == desc; NULL == buffer),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZET_DEBUG_MEMORY_SPACE_TYPE_BARRIER < desc->type),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero tools 1.17, Debug.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetDebugReadMemory(
    zet_debug_session_handle_t hDebug, /**< [in] debug (handle) */
    ze_device_thread_t thread, /**< [in] thread */
    const zet_debug_memory_space_desc_t *desc, /**< [in] the description */
    size_t size, /**< [in] size, in bytes */
    void *buffer /**< [in,out] the buffer */
);

/*
 * Writes of a debug: memory.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDebug),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == desc; NULL == buffer),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZET_DEBUG_MEMORY_SPACE_TYPE_BARRIER < desc->type),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero tools 1.17, Debug.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetDebugWriteMemory(
    zet_debug_session_handle_t hDebug, /**< [in] debug (handle) */
    ze_device_thread_t thread, /**< [in] thread */
    const zet_debug_memory_space_desc_t *desc, /**< [in] the description */
    size_t size, /**< [in] size, in bytes */
    const void *buffer /**< [in] the buffer */
);

/*
 * Answers the register set properties of a debug.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero tools 1.17, Debug.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetDebugGetRegisterSetProperties(
    zet_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zet_debug_regset_properties_t *pRegisterSetProperties /**< [in,out][optional][range(0, *pCount)] gets array: register set properties */
);

/*
 * Answers the thread register set properties of a debug.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDebug),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero tools 1.17, Debug.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetDebugGetThreadRegisterSetProperties(
    zet_debug_session_handle_t hDebug, /**< [in] debug (handle) */
    ze_device_thread_t thread, /**< [in] thread */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zet_debug_regset_properties_t *pRegisterSetProperties /**< [in,out][optional][range(0, *pCount)] gets array: register set properties */
);

/*
 * Reads of a debug: registers.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDebug).
 * Source: Level Zero tools 1.17, Debug.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetDebugReadRegisters(
    zet_debug_session_handle_t hDebug, /**< [in] debug (handle) */
    ze_device_thread_t thread, /**< [in] thread */
    uint32_t type, /**< [in] type */
    uint32_t start, /**< [in] start */
    uint32_t count, /**< [in] count */
    void *pRegisterValues /**< [in,out][optional][range(0, count)] gets array: register values */
);

/*
 * Writes of a debug: registers.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDebug).
 * Source: Level Zero tools 1.17, Debug.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetDebugWriteRegisters(
    zet_debug_session_handle_t hDebug, /**< [in] debug (handle) */
    ze_device_thread_t thread, /**< [in] thread */
    uint32_t type, /**< [in] type */
    uint32_t start, /**< [in] start */
    uint32_t count, /**< [in] count */
    void *pRegisterValues /**< [in,out][optional][range(0, count)] gets array: register values */
);

/*
 * Answers what there is: metric group.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricGroupGet(
    zet_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zet_metric_group_handle_t *phMetricGroups /**< [in,out][optional][range(0, *pCount)] gets handles: metric groups */
);

/*
 * Answers the properties of a metric group.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetricGroup),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pProperties).
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricGroupGetProperties(
    zet_metric_group_handle_t hMetricGroup, /**< [in] metric group (handle) */
    zet_metric_group_properties_t *pProperties /**< [in,out] the properties */
);

/*
 * Calculates of a metric group: metric values.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetricGroup),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZET_METRIC_GROUP_CALCULATION_TYPE_MAX_METRIC_VALUES < type),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pRawData; NULL == pMetricValueCount).
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricGroupCalculateMetricValues(
    zet_metric_group_handle_t hMetricGroup, /**< [in] metric group (handle) */
    zet_metric_group_calculation_type_t type, /**< [in] type */
    size_t rawDataSize, /**< [in] raw data size, in bytes */
    const uint8_t *pRawData, /**< [in][range(0, rawDataSize)] array: raw data */
    uint32_t *pMetricValueCount, /**< [in,out] the metric value count */
    zet_typed_value_t *pMetricValues /**< [in,out][optional][range(0, *pMetricValueCount)] gets array: metric values */
);

/*
 * Answers what there is: metric.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetricGroup),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricGet(
    zet_metric_group_handle_t hMetricGroup, /**< [in] metric group (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zet_metric_handle_t *phMetrics /**< [in,out][optional][range(0, *pCount)] gets handles: metrics */
);

/*
 * Answers the properties of a metric.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetric),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pProperties).
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricGetProperties(
    zet_metric_handle_t hMetric, /**< [in] metric (handle) */
    zet_metric_properties_t *pProperties /**< [in,out] the properties */
);

/*
 * Activates of a context: metric groups.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_SIZE ((NULL == phMetricGroups) && (0 < count)).
 * Source: Level Zero tools 1.17, Context.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetContextActivateMetricGroups(
    zet_context_handle_t hContext, /**< [in] context (handle) */
    zet_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t count, /**< [in] count */
    zet_metric_group_handle_t *phMetricGroups /**< [in][optional][range(0, count)] handles: metric groups */
);

/*
 * Opens of a metric streamer.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice; NULL == hMetricGroup),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == desc; NULL == phMetricStreamer),
 *   ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT.
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricStreamerOpen(
    zet_context_handle_t hContext, /**< [in] context (handle) */
    zet_device_handle_t hDevice, /**< [in] device (handle) */
    zet_metric_group_handle_t hMetricGroup, /**< [in] metric group (handle) */
    zet_metric_streamer_desc_t *desc, /**< [in,out] the description */
    ze_event_handle_t hNotificationEvent, /**< [in][optional] notification event (handle) */
    zet_metric_streamer_handle_t *phMetricStreamer /**< [out] gets the handle of the metric streamer */
);

/*
 * Appends to a command list: metric streamer marker.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList; NULL == hMetricStreamer).
 * Source: Level Zero tools 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetCommandListAppendMetricStreamerMarker(
    zet_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    zet_metric_streamer_handle_t hMetricStreamer, /**< [in] metric streamer (handle) */
    uint32_t value /**< [in] value */
);

/*
 * Closes of a metric streamer.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetricStreamer).
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricStreamerClose(
    zet_metric_streamer_handle_t hMetricStreamer /**< [in][release] metric streamer (handle) */
);

/*
 * Reads of a metric streamer: data.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetricStreamer),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pRawDataSize), ZE_RESULT_WARNING_DROPPED_DATA.
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricStreamerReadData(
    zet_metric_streamer_handle_t hMetricStreamer, /**< [in] metric streamer (handle) */
    uint32_t maxReportCount, /**< [in] largest report count */
    size_t *pRawDataSize, /**< [in,out] the raw data size, in bytes */
    uint8_t *pRawData /**< [in,out][optional][range(0, *pRawDataSize)] gets array: raw data */
);

/*
 * Querys of a metric: pool create.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice; NULL == hMetricGroup),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == desc; NULL == phMetricQueryPool),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZET_METRIC_QUERY_POOL_TYPE_EXECUTION < desc->type),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricQueryPoolCreate(
    zet_context_handle_t hContext, /**< [in] context (handle) */
    zet_device_handle_t hDevice, /**< [in] device (handle) */
    zet_metric_group_handle_t hMetricGroup, /**< [in] metric group (handle) */
    const zet_metric_query_pool_desc_t *desc, /**< [in] the description */
    zet_metric_query_pool_handle_t *phMetricQueryPool /**< [out] gets the handle of the metric query pool */
);

/*
 * Querys of a metric: pool destroy.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetricQueryPool), ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE.
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricQueryPoolDestroy(
    zet_metric_query_pool_handle_t hMetricQueryPool /**< [in][release] metric query pool (handle) */
);

/*
 * Querys of a metric: create.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetricQueryPool),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phMetricQuery).
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricQueryCreate(
    zet_metric_query_pool_handle_t hMetricQueryPool, /**< [in] metric query pool (handle) */
    uint32_t index, /**< [in] index */
    zet_metric_query_handle_t *phMetricQuery /**< [out] gets the handle of the metric query */
);

/*
 * Querys of a metric: destroy.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetricQuery), ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE.
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricQueryDestroy(
    zet_metric_query_handle_t hMetricQuery /**< [in][release] metric query (handle) */
);

/*
 * Querys of a metric: reset.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetricQuery).
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricQueryReset(
    zet_metric_query_handle_t hMetricQuery /**< [in] metric query (handle) */
);

/*
 * Appends to a command list: metric query begin.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList; NULL == hMetricQuery).
 * Source: Level Zero tools 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetCommandListAppendMetricQueryBegin(
    zet_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    zet_metric_query_handle_t hMetricQuery /**< [in] metric query (handle) */
);

/*
 * Appends to a command list: metric query end.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList; NULL == hMetricQuery),
 *   ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT,
 *   ZE_RESULT_ERROR_INVALID_SIZE ((NULL == phWaitEvents) && (0 < numWaitEvents)).
 * Source: Level Zero tools 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetCommandListAppendMetricQueryEnd(
    zet_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    zet_metric_query_handle_t hMetricQuery, /**< [in] metric query (handle) */
    ze_event_handle_t hSignalEvent, /**< [in][optional] event that is signalled at completion */
    uint32_t numWaitEvents, /**< [in] how many events to wait for */
    ze_event_handle_t *phWaitEvents /**< [in] events that must have been signalled first */
);

/*
 * Appends to a command list: metric memory barrier.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList).
 * Source: Level Zero tools 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetCommandListAppendMetricMemoryBarrier(
    zet_command_list_handle_t hCommandList /**< [in] command list (handle) */
);

/*
 * Querys of a metric: get data.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetricQuery),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pRawDataSize).
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricQueryGetData(
    zet_metric_query_handle_t hMetricQuery, /**< [in] metric query (handle) */
    size_t *pRawDataSize, /**< [in,out] the raw data size, in bytes */
    uint8_t *pRawData /**< [in,out][optional][range(0, *pRawDataSize)] gets array: raw data */
);

/*
 * Answers the profile information of a kernel.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hKernel),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pProfileProperties).
 * Source: Level Zero tools 1.17, Kernel.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetKernelGetProfileInfo(
    zet_kernel_handle_t hKernel, /**< [in] kernel (handle) */
    zet_profile_properties_t *pProfileProperties /**< [out] gets the profile properties */
);

/*
 * Makes a tracer exp.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == desc; NULL == desc->pUserData; NULL == phTracer).
 * Source: Level Zero tools 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetTracerExpCreate(
    zet_context_handle_t hContext, /**< [in] context (handle) */
    const zet_tracer_exp_desc_t *desc, /**< [in] the description */
    zet_tracer_exp_handle_t *phTracer /**< [out] gets the handle of the tracer */
);

/*
 * Destroys a tracer exp.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hTracer), ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE.
 * Source: Level Zero tools 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetTracerExpDestroy(
    zet_tracer_exp_handle_t hTracer /**< [in][release] tracer (handle) */
);

/*
 * Sets the prologues of a tracer exp.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hTracer),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCoreCbs).
 * Source: Level Zero tools 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetTracerExpSetPrologues(
    zet_tracer_exp_handle_t hTracer, /**< [in] tracer (handle) */
    zet_core_callbacks_t *pCoreCbs /**< [in] callback: core cbs */
);

/*
 * Sets the epilogues of a tracer exp.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hTracer),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCoreCbs).
 * Source: Level Zero tools 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetTracerExpSetEpilogues(
    zet_tracer_exp_handle_t hTracer, /**< [in] tracer (handle) */
    zet_core_callbacks_t *pCoreCbs /**< [in] callback: core cbs */
);

/*
 * Sets the enabled of a tracer exp.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hTracer).
 * Source: Level Zero tools 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetTracerExpSetEnabled(
    zet_tracer_exp_handle_t hTracer, /**< [in] tracer (handle) */
    ze_bool_t enable /**< [in] true when: enable */
);

/*
 * Calculates of a metric group: multiple metric values (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetricGroup),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZET_METRIC_GROUP_CALCULATION_TYPE_MAX_METRIC_VALUES < type),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pRawData; NULL == pSetCount; NULL == pTotalMetricValueCount).
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricGroupCalculateMultipleMetricValuesExp(
    zet_metric_group_handle_t hMetricGroup, /**< [in] metric group (handle) */
    zet_metric_group_calculation_type_t type, /**< [in] type */
    size_t rawDataSize, /**< [in] raw data size, in bytes */
    const uint8_t *pRawData, /**< [in][range(0, rawDataSize)] array: raw data */
    uint32_t *pSetCount, /**< [in,out] the set count */
    uint32_t *pTotalMetricValueCount, /**< [in,out] the total metric value count */
    uint32_t *pMetricCounts, /**< [in,out][optional][range(0, *pSetCount)] gets array: metric counts */
    zet_typed_value_t *pMetricValues /**< [in,out][optional][range(0, *pTotalMetricValueCount)] gets array: metric values */
);

/*
 * Answers the global timestamps of a metric group (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetricGroup),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == globalTimestamp; NULL == metricTimestamp).
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricGroupGetGlobalTimestampsExp(
    zet_metric_group_handle_t hMetricGroup, /**< [in] metric group (handle) */
    ze_bool_t synchronizedWithHost, /**< [in] true when: synchronized with host */
    uint64_t *globalTimestamp, /**< [out] gets the global timestamp, in timer ticks */
    uint64_t *metricTimestamp /**< [out] gets the metric timestamp, in timer ticks */
);

/*
 * Answers the export data of a metric group (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetricGroup),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pRawData; NULL == pExportDataSize).
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricGroupGetExportDataExp(
    zet_metric_group_handle_t hMetricGroup, /**< [in] metric group (handle) */
    const uint8_t *pRawData, /**< [in] the raw data */
    size_t rawDataSize, /**< [in] raw data size, in bytes */
    size_t *pExportDataSize, /**< [in,out] the export data size, in bytes */
    uint8_t *pExportData /**< [in,out][optional][range(0, *pExportDataSize)] gets array: export data */
);

/*
 * Calculates of a metric group: metric export data (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDriver),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZET_METRIC_GROUP_CALCULATION_TYPE_MAX_METRIC_VALUES < type),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pExportData; NULL == pCalculateDescriptor; NULL == pSetCount; NULL == pTotalMetricValueCount).
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricGroupCalculateMetricExportDataExp(
    ze_driver_handle_t hDriver, /**< [in] driver (handle) */
    zet_metric_group_calculation_type_t type, /**< [in] type */
    size_t exportDataSize, /**< [in] export data size, in bytes */
    const uint8_t *pExportData, /**< [in][range(0, exportDataSize)] array: export data */
    zet_metric_calculate_exp_desc_t *pCalculateDescriptor, /**< [in] the calculate descriptor */
    uint32_t *pSetCount, /**< [in,out] the set count */
    uint32_t *pTotalMetricValueCount, /**< [in,out] the total metric value count */
    uint32_t *pMetricCounts, /**< [in,out][optional][range(0, *pSetCount)] gets array: metric counts */
    zet_typed_value_t *pMetricValues /**< [in,out][optional][range(0, *pTotalMetricValueCount)] gets array: metric values */
);

/*
 * Answers what there is: metric programmable (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricProgrammableGetExp(
    zet_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zet_metric_programmable_exp_handle_t *phMetricProgrammables /**< [in,out][optional][range(0, *pCount)] gets handles: metric programmables */
);

/*
 * Answers the properties of a metric programmable (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetricProgrammable),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pProperties).
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricProgrammableGetPropertiesExp(
    zet_metric_programmable_exp_handle_t hMetricProgrammable, /**< [in] metric programmable (handle) */
    zet_metric_programmable_exp_properties_t *pProperties /**< [in,out] the properties */
);

/*
 * Answers the param information of a metric programmable (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetricProgrammable),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pParameterCount; NULL == pParameterInfo).
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricProgrammableGetParamInfoExp(
    zet_metric_programmable_exp_handle_t hMetricProgrammable, /**< [in] metric programmable (handle) */
    uint32_t *pParameterCount, /**< [in,out] the parameter count */
    zet_metric_programmable_param_info_exp_t *pParameterInfo /**< [in,out][range(1, *pParameterCount)] gets array: parameter info */
);

/*
 * Answers the param value information of a metric programmable (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetricProgrammable),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pValueInfoCount; NULL == pValueInfo).
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricProgrammableGetParamValueInfoExp(
    zet_metric_programmable_exp_handle_t hMetricProgrammable, /**< [in] metric programmable (handle) */
    uint32_t parameterOrdinal, /**< [in] parameter ordinal */
    uint32_t *pValueInfoCount, /**< [in,out] the value info count */
    zet_metric_programmable_param_value_info_exp_t *pValueInfo /**< [in,out][range(1, *pValueInfoCount)] gets array: value info */
);

/*
 * Makes a metric from programmable exp2.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetricProgrammable),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pParameterValues; NULL == pName; NULL == pDescription; NULL == pMetricHandleCount).
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricCreateFromProgrammableExp2(
    zet_metric_programmable_exp_handle_t hMetricProgrammable, /**< [in] metric programmable (handle) */
    uint32_t parameterCount, /**< [in] parameter count */
    zet_metric_programmable_param_value_exp_t *pParameterValues, /**< [in] the parameter values */
    const char *pName, /**< [in] text: name */
    const char *pDescription, /**< [in] text: description */
    uint32_t *pMetricHandleCount, /**< [in,out] the metric handle count */
    zet_metric_handle_t *phMetricHandles /**< [in,out][optional][range(0,*pMetricHandleCount)] gets handles: metric handles */
);

/*
 * Makes a metric from programmable (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetricProgrammable),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pParameterValues; NULL == pName; NULL == pDescription; NULL == pMetricHandleCount).
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricCreateFromProgrammableExp(
    zet_metric_programmable_exp_handle_t hMetricProgrammable, /**< [in] metric programmable (handle) */
    zet_metric_programmable_param_value_exp_t *pParameterValues, /**< [in] the parameter values */
    uint32_t parameterCount, /**< [in] parameter count */
    const char *pName, /**< [in] text: name */
    const char *pDescription, /**< [in] text: description */
    uint32_t *pMetricHandleCount, /**< [in,out] the metric handle count */
    zet_metric_handle_t *phMetricHandles /**< [in,out][optional][range(0,*pMetricHandleCount)] gets handles: metric handles */
);

/*
 * Makes a device metric groups from metrics (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice).
 * Source: Level Zero tools 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetDeviceCreateMetricGroupsFromMetricsExp(
    zet_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t metricCount, /**< [in] metric count */
    zet_metric_handle_t *phMetrics, /**< [in] place of the handle: metrics */
    const char *pMetricGroupNamePrefix, /**< [in] text: metric group name prefix */
    const char *pDescription, /**< [in] text: description */
    uint32_t *pMetricGroupCount, /**< [in,out] the metric group count */
    zet_metric_group_handle_t *phMetricGroup /**< [in,out][optional][range(0, *pMetricGroupCount)] gets handles: metric group */
);

/*
 * Makes a metric group (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pName; NULL == pDescription; NULL == phMetricGroup),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (0x7 < samplingType), ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricGroupCreateExp(
    zet_device_handle_t hDevice, /**< [in] device (handle) */
    const char *pName, /**< [in] text: name */
    const char *pDescription, /**< [in] text: description */
    zet_metric_group_sampling_type_flags_t samplingType, /**< [in] sampling type, a union of zet_metric_group_sampling_type_flag_t bits, 0 for none */
    zet_metric_group_handle_t *phMetricGroup /**< [in,out] gets the handle of the metric group */
);

/*
 * Metric: group add metric (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetricGroup; NULL == hMetric),
 *   ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE.
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricGroupAddMetricExp(
    zet_metric_group_handle_t hMetricGroup, /**< [in] metric group (handle) */
    zet_metric_handle_t hMetric, /**< [in] metric (handle) */
    size_t *pErrorStringSize, /**< [in,out][optional] the error string size, in bytes */
    char *pErrorString /**< [in,out][optional][range(0, *pErrorStringSize)] gets text: error string */
);

/*
 * Metric: group remove metric (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetricGroup; NULL == hMetric),
 *   ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE.
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricGroupRemoveMetricExp(
    zet_metric_group_handle_t hMetricGroup, /**< [in] metric group (handle) */
    zet_metric_handle_t hMetric /**< [in] metric (handle) */
);

/*
 * Closes of a metric group (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetricGroup), ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE.
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricGroupCloseExp(
    zet_metric_group_handle_t hMetricGroup /**< [in] metric group (handle) */
);

/*
 * Destroys a metric group (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetricGroup), ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE.
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricGroupDestroyExp(
    zet_metric_group_handle_t hMetricGroup /**< [in] metric group (handle) */
);

/*
 * Destroys a metric (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetric), ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE.
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricDestroyExp(
    zet_metric_handle_t hMetric /**< [in] metric (handle) */
);

/*
 * Answers the concurrent metric groups of a device (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice).
 * Source: Level Zero tools 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetDeviceGetConcurrentMetricGroupsExp(
    zet_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t metricGroupCount, /**< [in] metric group count */
    zet_metric_group_handle_t *phMetricGroups, /**< [in,out] gets the handle of the metric groups */
    uint32_t *pMetricGroupsCountPerConcurrentGroup, /**< [in,out][optional] the metric groups count per concurrent group */
    uint32_t *pConcurrentGroupCount /**< [out] gets the concurrent group count */
);

/*
 * Makes a metric tracer (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hContext; NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phMetricGroups; NULL == desc; NULL == phMetricTracer),
 *   ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT.
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricTracerCreateExp(
    zet_context_handle_t hContext, /**< [in] context (handle) */
    zet_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t metricGroupCount, /**< [in] metric group count */
    zet_metric_group_handle_t *phMetricGroups, /**< [in][range(0, metricGroupCount )] handles: metric groups */
    zet_metric_tracer_exp_desc_t *desc, /**< [in,out] the description */
    ze_event_handle_t hNotificationEvent, /**< [in][optional] notification event (handle) */
    zet_metric_tracer_exp_handle_t *phMetricTracer /**< [out] gets the handle of the metric tracer */
);

/*
 * Destroys a metric tracer (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetricTracer).
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricTracerDestroyExp(
    zet_metric_tracer_exp_handle_t hMetricTracer /**< [in] metric tracer (handle) */
);

/*
 * Enables of a metric tracer (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetricTracer).
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricTracerEnableExp(
    zet_metric_tracer_exp_handle_t hMetricTracer, /**< [in] metric tracer (handle) */
    ze_bool_t synchronous /**< [in] true when: synchronous */
);

/*
 * Disables of a metric tracer (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetricTracer).
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricTracerDisableExp(
    zet_metric_tracer_exp_handle_t hMetricTracer, /**< [in] metric tracer (handle) */
    ze_bool_t synchronous /**< [in] true when: synchronous */
);

/*
 * Reads of a metric tracer: data (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetricTracer),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pRawDataSize), ZE_RESULT_WARNING_DROPPED_DATA, ZE_RESULT_NOT_READY.
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricTracerReadDataExp(
    zet_metric_tracer_exp_handle_t hMetricTracer, /**< [in] metric tracer (handle) */
    size_t *pRawDataSize, /**< [in,out] the raw data size, in bytes */
    uint8_t *pRawData /**< [in,out][optional][range(0, *pRawDataSize)] gets array: raw data */
);

/*
 * Makes a metric decoder (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetricTracer),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phMetricDecoder).
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricDecoderCreateExp(
    zet_metric_tracer_exp_handle_t hMetricTracer, /**< [in] metric tracer (handle) */
    zet_metric_decoder_exp_handle_t *phMetricDecoder /**< [out] gets the handle of the metric decoder */
);

/*
 * Destroys a metric decoder (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == phMetricDecoder).
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricDecoderDestroyExp(
    zet_metric_decoder_exp_handle_t phMetricDecoder /**< [in] place of the handle: metric decoder */
);

/*
 * Answers the decodable metrics of a metric decoder (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMetricDecoder),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount; NULL == phMetrics).
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricDecoderGetDecodableMetricsExp(
    zet_metric_decoder_exp_handle_t hMetricDecoder, /**< [in] metric decoder (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zet_metric_handle_t *phMetrics /**< [in,out][range(0, *pCount)] gets handles: metrics */
);

/*
 * Metric: tracer decode (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == phMetricDecoder),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pRawDataSize; NULL == phMetrics; NULL == pSetCount; NULL == pMetricEntriesCount).
 * Source: Level Zero tools 1.17, Metric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetMetricTracerDecodeExp(
    zet_metric_decoder_exp_handle_t phMetricDecoder, /**< [in] place of the handle: metric decoder */
    size_t *pRawDataSize, /**< [in,out] the raw data size, in bytes */
    uint8_t *pRawData, /**< [in,out][optional][range(0, *pRawDataSize)] gets array: raw data */
    uint32_t metricsCount, /**< [in] metrics count */
    zet_metric_handle_t *phMetrics, /**< [in][range(0, metricsCount)] handles: metrics */
    uint32_t *pSetCount, /**< [in,out] the set count */
    uint32_t *pMetricEntriesCountPerSet, /**< [in,out][optional][range(0, *pSetCount)] gets array: metric entries count per set */
    uint32_t *pMetricEntriesCount, /**< [in,out] the metric entries count */
    zet_metric_entry_exp_t *pMetricEntries /**< [in,out][optional][range(0, *pMetricEntriesCount)] gets array: metric entries */
);

/*
 * Appends to a command list: marker (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hCommandList; NULL == hMetricGroup).
 * Source: Level Zero tools 1.17, Command.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetCommandListAppendMarkerExp(
    zet_command_list_handle_t hCommandList, /**< [in] command list (handle) */
    zet_metric_group_handle_t hMetricGroup, /**< [in] metric group (handle) */
    uint32_t value /**< [in] value */
);

/*
 * Enables of a device: metrics (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice).
 * Source: Level Zero tools 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetDeviceEnableMetricsExp(
    zet_device_handle_t hDevice /**< [in] device (handle) */
);

/*
 * Disables of a device: metrics (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice).
 * Source: Level Zero tools 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetDeviceDisableMetricsExp(
    zet_device_handle_t hDevice /**< [in] device (handle) */
);


#if defined(__cplusplus)
}
#endif

#endif
