/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Level Zero 1.17, tools: dispatch tables in slot order and the functions that fill them.
 * [since M.m] is the API version from which a slot is there: older loaders pass shorter tables.
 */
#ifndef VESPER_ZET_DDI_H
#define VESPER_ZET_DDI_H

#include "zet_api.h"

#if defined(__cplusplus)
extern "C" {
#endif



typedef struct _zet_metric_programmable_exp_dditable_t zet_metric_programmable_exp_dditable_t;
typedef struct _zet_metric_tracer_exp_dditable_t zet_metric_tracer_exp_dditable_t;
typedef struct _zet_metric_decoder_exp_dditable_t zet_metric_decoder_exp_dditable_t;
typedef struct _zet_device_dditable_t zet_device_dditable_t;
typedef struct _zet_device_exp_dditable_t zet_device_exp_dditable_t;
typedef struct _zet_context_dditable_t zet_context_dditable_t;
typedef struct _zet_command_list_dditable_t zet_command_list_dditable_t;
typedef struct _zet_command_list_exp_dditable_t zet_command_list_exp_dditable_t;
typedef struct _zet_module_dditable_t zet_module_dditable_t;
typedef struct _zet_kernel_dditable_t zet_kernel_dditable_t;
typedef struct _zet_metric_dditable_t zet_metric_dditable_t;
typedef struct _zet_metric_exp_dditable_t zet_metric_exp_dditable_t;
typedef struct _zet_metric_group_dditable_t zet_metric_group_dditable_t;
typedef struct _zet_metric_group_exp_dditable_t zet_metric_group_exp_dditable_t;
typedef struct _zet_metric_streamer_dditable_t zet_metric_streamer_dditable_t;
typedef struct _zet_metric_query_pool_dditable_t zet_metric_query_pool_dditable_t;
typedef struct _zet_metric_query_dditable_t zet_metric_query_dditable_t;
typedef struct _zet_tracer_exp_dditable_t zet_tracer_exp_dditable_t;
typedef struct _zet_debug_dditable_t zet_debug_dditable_t;
typedef struct _zet_dditable_t zet_dditable_t;
typedef struct _zet_dditable_driver_t zet_dditable_driver_t;


typedef ze_result_t (*zet_pfnMetricProgrammableGetExp_t)(zet_device_handle_t, uint32_t *, zet_metric_programmable_exp_handle_t *);
typedef ze_result_t (*zet_pfnMetricProgrammableGetPropertiesExp_t)(zet_metric_programmable_exp_handle_t, zet_metric_programmable_exp_properties_t *);
typedef ze_result_t (*zet_pfnMetricProgrammableGetParamInfoExp_t)(zet_metric_programmable_exp_handle_t, uint32_t *, zet_metric_programmable_param_info_exp_t *);
typedef ze_result_t (*zet_pfnMetricProgrammableGetParamValueInfoExp_t)(zet_metric_programmable_exp_handle_t, uint32_t, uint32_t *, zet_metric_programmable_param_value_info_exp_t *);
typedef ze_result_t (*zet_pfnGetMetricProgrammableExpProcAddrTable_t)(ze_api_version_t, zet_metric_programmable_exp_dditable_t *);
typedef ze_result_t (*zet_pfnMetricTracerCreateExp_t)(zet_context_handle_t, zet_device_handle_t, uint32_t, zet_metric_group_handle_t *, zet_metric_tracer_exp_desc_t *, ze_event_handle_t, zet_metric_tracer_exp_handle_t *);
typedef ze_result_t (*zet_pfnMetricTracerDestroyExp_t)(zet_metric_tracer_exp_handle_t);
typedef ze_result_t (*zet_pfnMetricTracerEnableExp_t)(zet_metric_tracer_exp_handle_t, ze_bool_t);
typedef ze_result_t (*zet_pfnMetricTracerDisableExp_t)(zet_metric_tracer_exp_handle_t, ze_bool_t);
typedef ze_result_t (*zet_pfnMetricTracerReadDataExp_t)(zet_metric_tracer_exp_handle_t, size_t *, uint8_t *);
typedef ze_result_t (*zet_pfnMetricTracerDecodeExp_t)(zet_metric_decoder_exp_handle_t, size_t *, uint8_t *, uint32_t, zet_metric_handle_t *, uint32_t *, uint32_t *, uint32_t *, zet_metric_entry_exp_t *);
typedef ze_result_t (*zet_pfnGetMetricTracerExpProcAddrTable_t)(ze_api_version_t, zet_metric_tracer_exp_dditable_t *);
typedef ze_result_t (*zet_pfnMetricDecoderCreateExp_t)(zet_metric_tracer_exp_handle_t, zet_metric_decoder_exp_handle_t *);
typedef ze_result_t (*zet_pfnMetricDecoderDestroyExp_t)(zet_metric_decoder_exp_handle_t);
typedef ze_result_t (*zet_pfnMetricDecoderGetDecodableMetricsExp_t)(zet_metric_decoder_exp_handle_t, uint32_t *, zet_metric_handle_t *);
typedef ze_result_t (*zet_pfnGetMetricDecoderExpProcAddrTable_t)(ze_api_version_t, zet_metric_decoder_exp_dditable_t *);
typedef ze_result_t (*zet_pfnDeviceGetDebugProperties_t)(zet_device_handle_t, zet_device_debug_properties_t *);
typedef ze_result_t (*zet_pfnGetDeviceProcAddrTable_t)(ze_api_version_t, zet_device_dditable_t *);
typedef ze_result_t (*zet_pfnDeviceGetConcurrentMetricGroupsExp_t)(zet_device_handle_t, uint32_t, zet_metric_group_handle_t *, uint32_t *, uint32_t *);
typedef ze_result_t (*zet_pfnDeviceCreateMetricGroupsFromMetricsExp_t)(zet_device_handle_t, uint32_t, zet_metric_handle_t *, const char *, const char *, uint32_t *, zet_metric_group_handle_t *);
typedef ze_result_t (*zet_pfnDeviceEnableMetricsExp_t)(zet_device_handle_t);
typedef ze_result_t (*zet_pfnDeviceDisableMetricsExp_t)(zet_device_handle_t);
typedef ze_result_t (*zet_pfnGetDeviceExpProcAddrTable_t)(ze_api_version_t, zet_device_exp_dditable_t *);
typedef ze_result_t (*zet_pfnContextActivateMetricGroups_t)(zet_context_handle_t, zet_device_handle_t, uint32_t, zet_metric_group_handle_t *);
typedef ze_result_t (*zet_pfnGetContextProcAddrTable_t)(ze_api_version_t, zet_context_dditable_t *);
typedef ze_result_t (*zet_pfnCommandListAppendMetricStreamerMarker_t)(zet_command_list_handle_t, zet_metric_streamer_handle_t, uint32_t);
typedef ze_result_t (*zet_pfnCommandListAppendMetricQueryBegin_t)(zet_command_list_handle_t, zet_metric_query_handle_t);
typedef ze_result_t (*zet_pfnCommandListAppendMetricQueryEnd_t)(zet_command_list_handle_t, zet_metric_query_handle_t, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*zet_pfnCommandListAppendMetricMemoryBarrier_t)(zet_command_list_handle_t);
typedef ze_result_t (*zet_pfnGetCommandListProcAddrTable_t)(ze_api_version_t, zet_command_list_dditable_t *);
typedef ze_result_t (*zet_pfnCommandListAppendMarkerExp_t)(zet_command_list_handle_t, zet_metric_group_handle_t, uint32_t);
typedef ze_result_t (*zet_pfnGetCommandListExpProcAddrTable_t)(ze_api_version_t, zet_command_list_exp_dditable_t *);
typedef ze_result_t (*zet_pfnModuleGetDebugInfo_t)(zet_module_handle_t, zet_module_debug_info_format_t, size_t *, uint8_t *);
typedef ze_result_t (*zet_pfnGetModuleProcAddrTable_t)(ze_api_version_t, zet_module_dditable_t *);
typedef ze_result_t (*zet_pfnKernelGetProfileInfo_t)(zet_kernel_handle_t, zet_profile_properties_t *);
typedef ze_result_t (*zet_pfnGetKernelProcAddrTable_t)(ze_api_version_t, zet_kernel_dditable_t *);
typedef ze_result_t (*zet_pfnMetricGet_t)(zet_metric_group_handle_t, uint32_t *, zet_metric_handle_t *);
typedef ze_result_t (*zet_pfnMetricGetProperties_t)(zet_metric_handle_t, zet_metric_properties_t *);
typedef ze_result_t (*zet_pfnGetMetricProcAddrTable_t)(ze_api_version_t, zet_metric_dditable_t *);
typedef ze_result_t (*zet_pfnMetricCreateFromProgrammableExp_t)(zet_metric_programmable_exp_handle_t, zet_metric_programmable_param_value_exp_t *, uint32_t, const char *, const char *, uint32_t *, zet_metric_handle_t *);
typedef ze_result_t (*zet_pfnMetricDestroyExp_t)(zet_metric_handle_t);
typedef ze_result_t (*zet_pfnMetricCreateFromProgrammableExp2_t)(zet_metric_programmable_exp_handle_t, uint32_t, zet_metric_programmable_param_value_exp_t *, const char *, const char *, uint32_t *, zet_metric_handle_t *);
typedef ze_result_t (*zet_pfnGetMetricExpProcAddrTable_t)(ze_api_version_t, zet_metric_exp_dditable_t *);
typedef ze_result_t (*zet_pfnMetricGroupGet_t)(zet_device_handle_t, uint32_t *, zet_metric_group_handle_t *);
typedef ze_result_t (*zet_pfnMetricGroupGetProperties_t)(zet_metric_group_handle_t, zet_metric_group_properties_t *);
typedef ze_result_t (*zet_pfnMetricGroupCalculateMetricValues_t)(zet_metric_group_handle_t, zet_metric_group_calculation_type_t, size_t, const uint8_t *, uint32_t *, zet_typed_value_t *);
typedef ze_result_t (*zet_pfnGetMetricGroupProcAddrTable_t)(ze_api_version_t, zet_metric_group_dditable_t *);
typedef ze_result_t (*zet_pfnMetricGroupCalculateMultipleMetricValuesExp_t)(zet_metric_group_handle_t, zet_metric_group_calculation_type_t, size_t, const uint8_t *, uint32_t *, uint32_t *, uint32_t *, zet_typed_value_t *);
typedef ze_result_t (*zet_pfnMetricGroupGetGlobalTimestampsExp_t)(zet_metric_group_handle_t, ze_bool_t, uint64_t *, uint64_t *);
typedef ze_result_t (*zet_pfnMetricGroupGetExportDataExp_t)(zet_metric_group_handle_t, const uint8_t *, size_t, size_t *, uint8_t *);
typedef ze_result_t (*zet_pfnMetricGroupCalculateMetricExportDataExp_t)(ze_driver_handle_t, zet_metric_group_calculation_type_t, size_t, const uint8_t *, zet_metric_calculate_exp_desc_t *, uint32_t *, uint32_t *, uint32_t *, zet_typed_value_t *);
typedef ze_result_t (*zet_pfnMetricGroupCreateExp_t)(zet_device_handle_t, const char *, const char *, zet_metric_group_sampling_type_flags_t, zet_metric_group_handle_t *);
typedef ze_result_t (*zet_pfnMetricGroupAddMetricExp_t)(zet_metric_group_handle_t, zet_metric_handle_t, size_t *, char *);
typedef ze_result_t (*zet_pfnMetricGroupRemoveMetricExp_t)(zet_metric_group_handle_t, zet_metric_handle_t);
typedef ze_result_t (*zet_pfnMetricGroupCloseExp_t)(zet_metric_group_handle_t);
typedef ze_result_t (*zet_pfnMetricGroupDestroyExp_t)(zet_metric_group_handle_t);
typedef ze_result_t (*zet_pfnGetMetricGroupExpProcAddrTable_t)(ze_api_version_t, zet_metric_group_exp_dditable_t *);
typedef ze_result_t (*zet_pfnMetricStreamerOpen_t)(zet_context_handle_t, zet_device_handle_t, zet_metric_group_handle_t, zet_metric_streamer_desc_t *, ze_event_handle_t, zet_metric_streamer_handle_t *);
typedef ze_result_t (*zet_pfnMetricStreamerClose_t)(zet_metric_streamer_handle_t);
typedef ze_result_t (*zet_pfnMetricStreamerReadData_t)(zet_metric_streamer_handle_t, uint32_t, size_t *, uint8_t *);
typedef ze_result_t (*zet_pfnGetMetricStreamerProcAddrTable_t)(ze_api_version_t, zet_metric_streamer_dditable_t *);
typedef ze_result_t (*zet_pfnMetricQueryPoolCreate_t)(zet_context_handle_t, zet_device_handle_t, zet_metric_group_handle_t, const zet_metric_query_pool_desc_t *, zet_metric_query_pool_handle_t *);
typedef ze_result_t (*zet_pfnMetricQueryPoolDestroy_t)(zet_metric_query_pool_handle_t);
typedef ze_result_t (*zet_pfnGetMetricQueryPoolProcAddrTable_t)(ze_api_version_t, zet_metric_query_pool_dditable_t *);
typedef ze_result_t (*zet_pfnMetricQueryCreate_t)(zet_metric_query_pool_handle_t, uint32_t, zet_metric_query_handle_t *);
typedef ze_result_t (*zet_pfnMetricQueryDestroy_t)(zet_metric_query_handle_t);
typedef ze_result_t (*zet_pfnMetricQueryReset_t)(zet_metric_query_handle_t);
typedef ze_result_t (*zet_pfnMetricQueryGetData_t)(zet_metric_query_handle_t, size_t *, uint8_t *);
typedef ze_result_t (*zet_pfnGetMetricQueryProcAddrTable_t)(ze_api_version_t, zet_metric_query_dditable_t *);
typedef ze_result_t (*zet_pfnTracerExpCreate_t)(zet_context_handle_t, const zet_tracer_exp_desc_t *, zet_tracer_exp_handle_t *);
typedef ze_result_t (*zet_pfnTracerExpDestroy_t)(zet_tracer_exp_handle_t);
typedef ze_result_t (*zet_pfnTracerExpSetPrologues_t)(zet_tracer_exp_handle_t, zet_core_callbacks_t *);
typedef ze_result_t (*zet_pfnTracerExpSetEpilogues_t)(zet_tracer_exp_handle_t, zet_core_callbacks_t *);
typedef ze_result_t (*zet_pfnTracerExpSetEnabled_t)(zet_tracer_exp_handle_t, ze_bool_t);
typedef ze_result_t (*zet_pfnGetTracerExpProcAddrTable_t)(ze_api_version_t, zet_tracer_exp_dditable_t *);
typedef ze_result_t (*zet_pfnDebugAttach_t)(zet_device_handle_t, const zet_debug_config_t *, zet_debug_session_handle_t *);
typedef ze_result_t (*zet_pfnDebugDetach_t)(zet_debug_session_handle_t);
typedef ze_result_t (*zet_pfnDebugReadEvent_t)(zet_debug_session_handle_t, uint64_t, zet_debug_event_t *);
typedef ze_result_t (*zet_pfnDebugAcknowledgeEvent_t)(zet_debug_session_handle_t, const zet_debug_event_t *);
typedef ze_result_t (*zet_pfnDebugInterrupt_t)(zet_debug_session_handle_t, ze_device_thread_t);
typedef ze_result_t (*zet_pfnDebugResume_t)(zet_debug_session_handle_t, ze_device_thread_t);
typedef ze_result_t (*zet_pfnDebugReadMemory_t)(zet_debug_session_handle_t, ze_device_thread_t, const zet_debug_memory_space_desc_t *, size_t, void *);
typedef ze_result_t (*zet_pfnDebugWriteMemory_t)(zet_debug_session_handle_t, ze_device_thread_t, const zet_debug_memory_space_desc_t *, size_t, const void *);
typedef ze_result_t (*zet_pfnDebugGetRegisterSetProperties_t)(zet_device_handle_t, uint32_t *, zet_debug_regset_properties_t *);
typedef ze_result_t (*zet_pfnDebugReadRegisters_t)(zet_debug_session_handle_t, ze_device_thread_t, uint32_t, uint32_t, uint32_t, void *);
typedef ze_result_t (*zet_pfnDebugWriteRegisters_t)(zet_debug_session_handle_t, ze_device_thread_t, uint32_t, uint32_t, uint32_t, void *);
typedef ze_result_t (*zet_pfnDebugGetThreadRegisterSetProperties_t)(zet_debug_session_handle_t, ze_device_thread_t, uint32_t *, zet_debug_regset_properties_t *);
typedef ze_result_t (*zet_pfnGetDebugProcAddrTable_t)(ze_api_version_t, zet_debug_dditable_t *);

/* Dispatch table: metric programmable exp. Slots only ever grow at the end. */
struct _zet_metric_programmable_exp_dditable_t {
    zet_pfnMetricProgrammableGetExp_t pfnGetExp; /**< slot 0 [since 1.9] */
    zet_pfnMetricProgrammableGetPropertiesExp_t pfnGetPropertiesExp; /**< slot 1 [since 1.9] */
    zet_pfnMetricProgrammableGetParamInfoExp_t pfnGetParamInfoExp; /**< slot 2 [since 1.9] */
    zet_pfnMetricProgrammableGetParamValueInfoExp_t pfnGetParamValueInfoExp; /**< slot 3 [since 1.9] */
};

/* Dispatch table: metric tracer exp. Slots only ever grow at the end. */
struct _zet_metric_tracer_exp_dditable_t {
    zet_pfnMetricTracerCreateExp_t pfnCreateExp; /**< slot 0 [since 1.11] */
    zet_pfnMetricTracerDestroyExp_t pfnDestroyExp; /**< slot 1 [since 1.11] */
    zet_pfnMetricTracerEnableExp_t pfnEnableExp; /**< slot 2 [since 1.11] */
    zet_pfnMetricTracerDisableExp_t pfnDisableExp; /**< slot 3 [since 1.11] */
    zet_pfnMetricTracerReadDataExp_t pfnReadDataExp; /**< slot 4 [since 1.11] */
    zet_pfnMetricTracerDecodeExp_t pfnDecodeExp; /**< slot 5 [since 1.11] */
};

/* Dispatch table: metric decoder exp. Slots only ever grow at the end. */
struct _zet_metric_decoder_exp_dditable_t {
    zet_pfnMetricDecoderCreateExp_t pfnCreateExp; /**< slot 0 [since 1.11] */
    zet_pfnMetricDecoderDestroyExp_t pfnDestroyExp; /**< slot 1 [since 1.11] */
    zet_pfnMetricDecoderGetDecodableMetricsExp_t pfnGetDecodableMetricsExp; /**< slot 2 [since 1.11] */
};

/* Dispatch table: device. Slots only ever grow at the end. */
struct _zet_device_dditable_t {
    zet_pfnDeviceGetDebugProperties_t pfnGetDebugProperties; /**< slot 0 [since 1.0] */
};

/* Dispatch table: device exp. Slots only ever grow at the end. */
struct _zet_device_exp_dditable_t {
    zet_pfnDeviceGetConcurrentMetricGroupsExp_t pfnGetConcurrentMetricGroupsExp; /**< slot 0 [since 1.11] */
    zet_pfnDeviceCreateMetricGroupsFromMetricsExp_t pfnCreateMetricGroupsFromMetricsExp; /**< slot 1 [since 1.11] */
    zet_pfnDeviceEnableMetricsExp_t pfnEnableMetricsExp; /**< slot 2 [since 1.13] */
    zet_pfnDeviceDisableMetricsExp_t pfnDisableMetricsExp; /**< slot 3 [since 1.13] */
};

/* Dispatch table: context. Slots only ever grow at the end. */
struct _zet_context_dditable_t {
    zet_pfnContextActivateMetricGroups_t pfnActivateMetricGroups; /**< slot 0 [since 1.0] */
};

/* Dispatch table: command list. Slots only ever grow at the end. */
struct _zet_command_list_dditable_t {
    zet_pfnCommandListAppendMetricStreamerMarker_t pfnAppendMetricStreamerMarker; /**< slot 0 [since 1.0] */
    zet_pfnCommandListAppendMetricQueryBegin_t pfnAppendMetricQueryBegin; /**< slot 1 [since 1.0] */
    zet_pfnCommandListAppendMetricQueryEnd_t pfnAppendMetricQueryEnd; /**< slot 2 [since 1.0] */
    zet_pfnCommandListAppendMetricMemoryBarrier_t pfnAppendMetricMemoryBarrier; /**< slot 3 [since 1.0] */
};

/* Dispatch table: command list exp. Slots only ever grow at the end. */
struct _zet_command_list_exp_dditable_t {
    zet_pfnCommandListAppendMarkerExp_t pfnAppendMarkerExp; /**< slot 0 [since 1.13] */
};

/* Dispatch table: module. Slots only ever grow at the end. */
struct _zet_module_dditable_t {
    zet_pfnModuleGetDebugInfo_t pfnGetDebugInfo; /**< slot 0 [since 1.0] */
};

/* Dispatch table: kernel. Slots only ever grow at the end. */
struct _zet_kernel_dditable_t {
    zet_pfnKernelGetProfileInfo_t pfnGetProfileInfo; /**< slot 0 [since 1.0] */
};

/* Dispatch table: metric. Slots only ever grow at the end. */
struct _zet_metric_dditable_t {
    zet_pfnMetricGet_t pfnGet; /**< slot 0 [since 1.0] */
    zet_pfnMetricGetProperties_t pfnGetProperties; /**< slot 1 [since 1.0] */
};

/* Dispatch table: metric exp. Slots only ever grow at the end. */
struct _zet_metric_exp_dditable_t {
    zet_pfnMetricCreateFromProgrammableExp_t pfnCreateFromProgrammableExp; /**< slot 0 [since 1.9] */
    zet_pfnMetricDestroyExp_t pfnDestroyExp; /**< slot 1 [since 1.9] */
    zet_pfnMetricCreateFromProgrammableExp2_t pfnCreateFromProgrammableExp2; /**< slot 2 [since 1.12] */
};

/* Dispatch table: metric group. Slots only ever grow at the end. */
struct _zet_metric_group_dditable_t {
    zet_pfnMetricGroupGet_t pfnGet; /**< slot 0 [since 1.0] */
    zet_pfnMetricGroupGetProperties_t pfnGetProperties; /**< slot 1 [since 1.0] */
    zet_pfnMetricGroupCalculateMetricValues_t pfnCalculateMetricValues; /**< slot 2 [since 1.0] */
};

/* Dispatch table: metric group exp. Slots only ever grow at the end. */
struct _zet_metric_group_exp_dditable_t {
    zet_pfnMetricGroupCalculateMultipleMetricValuesExp_t pfnCalculateMultipleMetricValuesExp; /**< slot 0 [since 1.2] */
    zet_pfnMetricGroupGetGlobalTimestampsExp_t pfnGetGlobalTimestampsExp; /**< slot 1 [since 1.5] */
    zet_pfnMetricGroupGetExportDataExp_t pfnGetExportDataExp; /**< slot 2 [since 1.6] */
    zet_pfnMetricGroupCalculateMetricExportDataExp_t pfnCalculateMetricExportDataExp; /**< slot 3 [since 1.6] */
    zet_pfnMetricGroupCreateExp_t pfnCreateExp; /**< slot 4 [since 1.9] */
    zet_pfnMetricGroupAddMetricExp_t pfnAddMetricExp; /**< slot 5 [since 1.9] */
    zet_pfnMetricGroupRemoveMetricExp_t pfnRemoveMetricExp; /**< slot 6 [since 1.9] */
    zet_pfnMetricGroupCloseExp_t pfnCloseExp; /**< slot 7 [since 1.9] */
    zet_pfnMetricGroupDestroyExp_t pfnDestroyExp; /**< slot 8 [since 1.9] */
};

/* Dispatch table: metric streamer. Slots only ever grow at the end. */
struct _zet_metric_streamer_dditable_t {
    zet_pfnMetricStreamerOpen_t pfnOpen; /**< slot 0 [since 1.0] */
    zet_pfnMetricStreamerClose_t pfnClose; /**< slot 1 [since 1.0] */
    zet_pfnMetricStreamerReadData_t pfnReadData; /**< slot 2 [since 1.0] */
};

/* Dispatch table: metric query pool. Slots only ever grow at the end. */
struct _zet_metric_query_pool_dditable_t {
    zet_pfnMetricQueryPoolCreate_t pfnCreate; /**< slot 0 [since 1.0] */
    zet_pfnMetricQueryPoolDestroy_t pfnDestroy; /**< slot 1 [since 1.0] */
};

/* Dispatch table: metric query. Slots only ever grow at the end. */
struct _zet_metric_query_dditable_t {
    zet_pfnMetricQueryCreate_t pfnCreate; /**< slot 0 [since 1.0] */
    zet_pfnMetricQueryDestroy_t pfnDestroy; /**< slot 1 [since 1.0] */
    zet_pfnMetricQueryReset_t pfnReset; /**< slot 2 [since 1.0] */
    zet_pfnMetricQueryGetData_t pfnGetData; /**< slot 3 [since 1.0] */
};

/* Dispatch table: tracer exp. Slots only ever grow at the end. */
struct _zet_tracer_exp_dditable_t {
    zet_pfnTracerExpCreate_t pfnCreate; /**< slot 0 [since 1.0] */
    zet_pfnTracerExpDestroy_t pfnDestroy; /**< slot 1 [since 1.0] */
    zet_pfnTracerExpSetPrologues_t pfnSetPrologues; /**< slot 2 [since 1.0] */
    zet_pfnTracerExpSetEpilogues_t pfnSetEpilogues; /**< slot 3 [since 1.0] */
    zet_pfnTracerExpSetEnabled_t pfnSetEnabled; /**< slot 4 [since 1.0] */
};

/* Dispatch table: debug. Slots only ever grow at the end. */
struct _zet_debug_dditable_t {
    zet_pfnDebugAttach_t pfnAttach; /**< slot 0 [since 1.0] */
    zet_pfnDebugDetach_t pfnDetach; /**< slot 1 [since 1.0] */
    zet_pfnDebugReadEvent_t pfnReadEvent; /**< slot 2 [since 1.0] */
    zet_pfnDebugAcknowledgeEvent_t pfnAcknowledgeEvent; /**< slot 3 [since 1.0] */
    zet_pfnDebugInterrupt_t pfnInterrupt; /**< slot 4 [since 1.0] */
    zet_pfnDebugResume_t pfnResume; /**< slot 5 [since 1.0] */
    zet_pfnDebugReadMemory_t pfnReadMemory; /**< slot 6 [since 1.0] */
    zet_pfnDebugWriteMemory_t pfnWriteMemory; /**< slot 7 [since 1.0] */
    zet_pfnDebugGetRegisterSetProperties_t pfnGetRegisterSetProperties; /**< slot 8 [since 1.0] */
    zet_pfnDebugReadRegisters_t pfnReadRegisters; /**< slot 9 [since 1.0] */
    zet_pfnDebugWriteRegisters_t pfnWriteRegisters; /**< slot 10 [since 1.0] */
    zet_pfnDebugGetThreadRegisterSetProperties_t pfnGetThreadRegisterSetProperties; /**< slot 11 [since 1.5] */
};

/* Dispatch table: dditable t. Slots only ever grow at the end. */
struct _zet_dditable_t {
    zet_metric_programmable_exp_dditable_t MetricProgrammableExp; /**< slot 0 */
    zet_metric_tracer_exp_dditable_t MetricTracerExp; /**< slot 1 */
    zet_metric_decoder_exp_dditable_t MetricDecoderExp; /**< slot 2 */
    zet_device_dditable_t Device; /**< slot 3 */
    zet_device_exp_dditable_t DeviceExp; /**< slot 4 */
    zet_context_dditable_t Context; /**< slot 5 */
    zet_command_list_dditable_t CommandList; /**< slot 6 */
    zet_command_list_exp_dditable_t CommandListExp; /**< slot 7 */
    zet_module_dditable_t Module; /**< slot 8 */
    zet_kernel_dditable_t Kernel; /**< slot 9 */
    zet_metric_dditable_t Metric; /**< slot 10 */
    zet_metric_exp_dditable_t MetricExp; /**< slot 11 */
    zet_metric_group_dditable_t MetricGroup; /**< slot 12 */
    zet_metric_group_exp_dditable_t MetricGroupExp; /**< slot 13 */
    zet_metric_streamer_dditable_t MetricStreamer; /**< slot 14 */
    zet_metric_query_pool_dditable_t MetricQueryPool; /**< slot 15 */
    zet_metric_query_dditable_t MetricQuery; /**< slot 16 */
    zet_tracer_exp_dditable_t TracerExp; /**< slot 17 */
    zet_debug_dditable_t Debug; /**< slot 18 */
};

/* Dispatch table: dditable driver t. Slots only ever grow at the end. */
struct _zet_dditable_driver_t {
    ze_api_version_t version; /**< API version of the tables */
    uint8_t isValidFlag; /**< slot 1 */
    zet_metric_programmable_exp_dditable_t *MetricProgrammableExp; /**< slot 2 */
    zet_metric_tracer_exp_dditable_t *MetricTracerExp; /**< slot 3 */
    zet_metric_decoder_exp_dditable_t *MetricDecoderExp; /**< slot 4 */
    zet_device_dditable_t *Device; /**< slot 5 */
    zet_device_exp_dditable_t *DeviceExp; /**< slot 6 */
    zet_context_dditable_t *Context; /**< slot 7 */
    zet_command_list_dditable_t *CommandList; /**< slot 8 */
    zet_command_list_exp_dditable_t *CommandListExp; /**< slot 9 */
    zet_module_dditable_t *Module; /**< slot 10 */
    zet_kernel_dditable_t *Kernel; /**< slot 11 */
    zet_metric_dditable_t *Metric; /**< slot 12 */
    zet_metric_exp_dditable_t *MetricExp; /**< slot 13 */
    zet_metric_group_dditable_t *MetricGroup; /**< slot 14 */
    zet_metric_group_exp_dditable_t *MetricGroupExp; /**< slot 15 */
    zet_metric_streamer_dditable_t *MetricStreamer; /**< slot 16 */
    zet_metric_query_pool_dditable_t *MetricQueryPool; /**< slot 17 */
    zet_metric_query_dditable_t *MetricQuery; /**< slot 18 */
    zet_tracer_exp_dditable_t *TracerExp; /**< slot 19 */
    zet_debug_dditable_t *Debug; /**< slot 20 */
};

/*
 * Fills a dispatch table: metric programmable exp.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetGetMetricProgrammableExpProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zet_metric_programmable_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: metric tracer exp.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetGetMetricTracerExpProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zet_metric_tracer_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: metric decoder exp.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetGetMetricDecoderExpProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zet_metric_decoder_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: device.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetGetDeviceProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zet_device_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: device exp.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetGetDeviceExpProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zet_device_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: context.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetGetContextProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zet_context_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: command list.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetGetCommandListProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zet_command_list_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: command list exp.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetGetCommandListExpProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zet_command_list_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: module.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetGetModuleProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zet_module_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: kernel.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetGetKernelProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zet_kernel_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: metric.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetGetMetricProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zet_metric_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: metric exp.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetGetMetricExpProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zet_metric_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: metric group.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetGetMetricGroupProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zet_metric_group_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: metric group exp.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetGetMetricGroupExpProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zet_metric_group_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: metric streamer.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetGetMetricStreamerProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zet_metric_streamer_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: metric query pool.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetGetMetricQueryPoolProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zet_metric_query_pool_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: metric query.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetGetMetricQueryProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zet_metric_query_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: tracer exp.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetGetTracerExpProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zet_tracer_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: debug.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zetGetDebugProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zet_debug_dditable_t *pDdiTable /**< [in,out] the ddi table */
);


#if defined(__cplusplus)
}
#endif

#endif
