/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Level Zero 1.17, core: dispatch tables in slot order and the functions that fill them.
 * [since M.m] is the API version from which a slot is there: older loaders pass shorter tables.
 */
#ifndef VESPER_ZE_DDI_H
#define VESPER_ZE_DDI_H

#include "ze_api.h"

#if defined(__cplusplus)
extern "C" {
#endif



typedef struct _ze_rtas_builder_dditable_t ze_rtas_builder_dditable_t;
typedef struct _ze_rtas_builder_exp_dditable_t ze_rtas_builder_exp_dditable_t;
typedef struct _ze_rtas_parallel_operation_dditable_t ze_rtas_parallel_operation_dditable_t;
typedef struct _ze_rtas_parallel_operation_exp_dditable_t ze_rtas_parallel_operation_exp_dditable_t;
typedef struct _ze_global_dditable_t ze_global_dditable_t;
typedef struct _ze_driver_dditable_t ze_driver_dditable_t;
typedef struct _ze_driver_exp_dditable_t ze_driver_exp_dditable_t;
typedef struct _ze_device_dditable_t ze_device_dditable_t;
typedef struct _ze_device_exp_dditable_t ze_device_exp_dditable_t;
typedef struct _ze_context_dditable_t ze_context_dditable_t;
typedef struct _ze_command_queue_dditable_t ze_command_queue_dditable_t;
typedef struct _ze_command_list_dditable_t ze_command_list_dditable_t;
typedef struct _ze_command_list_exp_dditable_t ze_command_list_exp_dditable_t;
typedef struct _ze_image_dditable_t ze_image_dditable_t;
typedef struct _ze_image_exp_dditable_t ze_image_exp_dditable_t;
typedef struct _ze_mem_dditable_t ze_mem_dditable_t;
typedef struct _ze_mem_exp_dditable_t ze_mem_exp_dditable_t;
typedef struct _ze_fence_dditable_t ze_fence_dditable_t;
typedef struct _ze_event_pool_dditable_t ze_event_pool_dditable_t;
typedef struct _ze_event_dditable_t ze_event_dditable_t;
typedef struct _ze_event_exp_dditable_t ze_event_exp_dditable_t;
typedef struct _ze_module_dditable_t ze_module_dditable_t;
typedef struct _ze_module_build_log_dditable_t ze_module_build_log_dditable_t;
typedef struct _ze_kernel_dditable_t ze_kernel_dditable_t;
typedef struct _ze_kernel_exp_dditable_t ze_kernel_exp_dditable_t;
typedef struct _ze_sampler_dditable_t ze_sampler_dditable_t;
typedef struct _ze_physical_mem_dditable_t ze_physical_mem_dditable_t;
typedef struct _ze_virtual_mem_dditable_t ze_virtual_mem_dditable_t;
typedef struct _ze_fabric_vertex_exp_dditable_t ze_fabric_vertex_exp_dditable_t;
typedef struct _ze_fabric_edge_exp_dditable_t ze_fabric_edge_exp_dditable_t;
typedef struct _ze_graph_dditable_t ze_graph_dditable_t;
typedef struct _ze_executable_graph_dditable_t ze_executable_graph_dditable_t;
typedef struct _ze_dditable_t ze_dditable_t;
typedef struct _ze_dditable_driver_t ze_dditable_driver_t;


typedef ze_result_t (*ze_pfnRTASBuilderCreateExt_t)(ze_driver_handle_t, const ze_rtas_builder_ext_desc_t *, ze_rtas_builder_ext_handle_t *);
typedef ze_result_t (*ze_pfnRTASBuilderGetBuildPropertiesExt_t)(ze_rtas_builder_ext_handle_t, const ze_rtas_builder_build_op_ext_desc_t *, ze_rtas_builder_ext_properties_t *);
typedef ze_result_t (*ze_pfnRTASBuilderBuildExt_t)(ze_rtas_builder_ext_handle_t, const ze_rtas_builder_build_op_ext_desc_t *, void *, size_t, void *, size_t, ze_rtas_parallel_operation_ext_handle_t, void *, ze_rtas_aabb_ext_t *, size_t *);
typedef ze_result_t (*ze_pfnRTASBuilderCommandListAppendCopyExt_t)(ze_command_list_handle_t, void *, const void *, size_t, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnRTASBuilderDestroyExt_t)(ze_rtas_builder_ext_handle_t);
typedef ze_result_t (*ze_pfnGetRTASBuilderProcAddrTable_t)(ze_api_version_t, ze_rtas_builder_dditable_t *);
typedef ze_result_t (*ze_pfnRTASBuilderCreateExp_t)(ze_driver_handle_t, const ze_rtas_builder_exp_desc_t *, ze_rtas_builder_exp_handle_t *);
typedef ze_result_t (*ze_pfnRTASBuilderGetBuildPropertiesExp_t)(ze_rtas_builder_exp_handle_t, const ze_rtas_builder_build_op_exp_desc_t *, ze_rtas_builder_exp_properties_t *);
typedef ze_result_t (*ze_pfnRTASBuilderBuildExp_t)(ze_rtas_builder_exp_handle_t, const ze_rtas_builder_build_op_exp_desc_t *, void *, size_t, void *, size_t, ze_rtas_parallel_operation_exp_handle_t, void *, ze_rtas_aabb_exp_t *, size_t *);
typedef ze_result_t (*ze_pfnRTASBuilderDestroyExp_t)(ze_rtas_builder_exp_handle_t);
typedef ze_result_t (*ze_pfnGetRTASBuilderExpProcAddrTable_t)(ze_api_version_t, ze_rtas_builder_exp_dditable_t *);
typedef ze_result_t (*ze_pfnRTASParallelOperationCreateExt_t)(ze_driver_handle_t, ze_rtas_parallel_operation_ext_handle_t *);
typedef ze_result_t (*ze_pfnRTASParallelOperationGetPropertiesExt_t)(ze_rtas_parallel_operation_ext_handle_t, ze_rtas_parallel_operation_ext_properties_t *);
typedef ze_result_t (*ze_pfnRTASParallelOperationJoinExt_t)(ze_rtas_parallel_operation_ext_handle_t);
typedef ze_result_t (*ze_pfnRTASParallelOperationDestroyExt_t)(ze_rtas_parallel_operation_ext_handle_t);
typedef ze_result_t (*ze_pfnGetRTASParallelOperationProcAddrTable_t)(ze_api_version_t, ze_rtas_parallel_operation_dditable_t *);
typedef ze_result_t (*ze_pfnRTASParallelOperationCreateExp_t)(ze_driver_handle_t, ze_rtas_parallel_operation_exp_handle_t *);
typedef ze_result_t (*ze_pfnRTASParallelOperationGetPropertiesExp_t)(ze_rtas_parallel_operation_exp_handle_t, ze_rtas_parallel_operation_exp_properties_t *);
typedef ze_result_t (*ze_pfnRTASParallelOperationJoinExp_t)(ze_rtas_parallel_operation_exp_handle_t);
typedef ze_result_t (*ze_pfnRTASParallelOperationDestroyExp_t)(ze_rtas_parallel_operation_exp_handle_t);
typedef ze_result_t (*ze_pfnGetRTASParallelOperationExpProcAddrTable_t)(ze_api_version_t, ze_rtas_parallel_operation_exp_dditable_t *);
typedef ze_result_t (*ze_pfnInit_t)(ze_init_flags_t);
typedef ze_result_t (*ze_pfnInitDrivers_t)(uint32_t *, ze_driver_handle_t *, ze_init_driver_type_desc_t *);
typedef ze_result_t (*ze_pfnGetGlobalProcAddrTable_t)(ze_api_version_t, ze_global_dditable_t *);
typedef ze_result_t (*ze_pfnDriverGet_t)(uint32_t *, ze_driver_handle_t *);
typedef ze_result_t (*ze_pfnDriverGetApiVersion_t)(ze_driver_handle_t, ze_api_version_t *);
typedef ze_result_t (*ze_pfnDriverGetProperties_t)(ze_driver_handle_t, ze_driver_properties_t *);
typedef ze_result_t (*ze_pfnDriverGetIpcProperties_t)(ze_driver_handle_t, ze_driver_ipc_properties_t *);
typedef ze_result_t (*ze_pfnDriverGetExtensionProperties_t)(ze_driver_handle_t, uint32_t *, ze_driver_extension_properties_t *);
typedef ze_result_t (*ze_pfnDriverGetExtensionFunctionAddress_t)(ze_driver_handle_t, const char *, void **);
typedef ze_result_t (*ze_pfnDriverGetLastErrorDescription_t)(ze_driver_handle_t, const char **);
typedef ze_result_t (*ze_pfnDriverRTASFormatCompatibilityCheckExt_t)(ze_driver_handle_t, ze_rtas_format_ext_t, ze_rtas_format_ext_t);
typedef ze_context_handle_t (*ze_pfnDriverGetDefaultContext_t)(ze_driver_handle_t);
typedef ze_result_t (*ze_pfnGetDriverProcAddrTable_t)(ze_api_version_t, ze_driver_dditable_t *);
typedef ze_result_t (*ze_pfnDriverRTASFormatCompatibilityCheckExp_t)(ze_driver_handle_t, ze_rtas_format_exp_t, ze_rtas_format_exp_t);
typedef ze_result_t (*ze_pfnGetDriverExpProcAddrTable_t)(ze_api_version_t, ze_driver_exp_dditable_t *);
typedef ze_result_t (*ze_pfnDeviceGet_t)(ze_driver_handle_t, uint32_t *, ze_device_handle_t *);
typedef ze_result_t (*ze_pfnDeviceGetSubDevices_t)(ze_device_handle_t, uint32_t *, ze_device_handle_t *);
typedef ze_result_t (*ze_pfnDeviceGetProperties_t)(ze_device_handle_t, ze_device_properties_t *);
typedef ze_result_t (*ze_pfnDeviceGetComputeProperties_t)(ze_device_handle_t, ze_device_compute_properties_t *);
typedef ze_result_t (*ze_pfnDeviceGetModuleProperties_t)(ze_device_handle_t, ze_device_module_properties_t *);
typedef ze_result_t (*ze_pfnDeviceGetCommandQueueGroupProperties_t)(ze_device_handle_t, uint32_t *, ze_command_queue_group_properties_t *);
typedef ze_result_t (*ze_pfnDeviceGetMemoryProperties_t)(ze_device_handle_t, uint32_t *, ze_device_memory_properties_t *);
typedef ze_result_t (*ze_pfnDeviceGetMemoryAccessProperties_t)(ze_device_handle_t, ze_device_memory_access_properties_t *);
typedef ze_result_t (*ze_pfnDeviceGetCacheProperties_t)(ze_device_handle_t, uint32_t *, ze_device_cache_properties_t *);
typedef ze_result_t (*ze_pfnDeviceGetImageProperties_t)(ze_device_handle_t, ze_device_image_properties_t *);
typedef ze_result_t (*ze_pfnDeviceGetExternalMemoryProperties_t)(ze_device_handle_t, ze_device_external_memory_properties_t *);
typedef ze_result_t (*ze_pfnDeviceGetP2PProperties_t)(ze_device_handle_t, ze_device_handle_t, ze_device_p2p_properties_t *);
typedef ze_result_t (*ze_pfnDeviceCanAccessPeer_t)(ze_device_handle_t, ze_device_handle_t, ze_bool_t *);
typedef ze_result_t (*ze_pfnDeviceGetStatus_t)(ze_device_handle_t);
typedef ze_result_t (*ze_pfnDeviceGetGlobalTimestamps_t)(ze_device_handle_t, uint64_t *, uint64_t *);
typedef ze_result_t (*ze_pfnDeviceReserveCacheExt_t)(ze_device_handle_t, size_t, size_t);
typedef ze_result_t (*ze_pfnDeviceSetCacheAdviceExt_t)(ze_device_handle_t, void *, size_t, ze_cache_ext_region_t);
typedef ze_result_t (*ze_pfnDevicePciGetPropertiesExt_t)(ze_device_handle_t, ze_pci_ext_properties_t *);
typedef ze_result_t (*ze_pfnDeviceGetRootDevice_t)(ze_device_handle_t, ze_device_handle_t *);
typedef ze_result_t (*ze_pfnDeviceImportExternalSemaphoreExt_t)(ze_device_handle_t, const ze_external_semaphore_ext_desc_t *, ze_external_semaphore_ext_handle_t *);
typedef ze_result_t (*ze_pfnDeviceReleaseExternalSemaphoreExt_t)(ze_external_semaphore_ext_handle_t);
typedef ze_result_t (*ze_pfnDeviceGetVectorWidthPropertiesExt_t)(ze_device_handle_t, uint32_t *, ze_device_vector_width_properties_ext_t *);
typedef ze_result_t (*ze_pfnDeviceSynchronize_t)(ze_device_handle_t);
typedef ze_result_t (*ze_pfnDeviceGetAggregatedCopyOffloadIncrementValue_t)(ze_device_handle_t, uint32_t *);
typedef ze_result_t (*ze_pfnDeviceGetRuntimeRequirements_t)(ze_device_handle_t, const void *, size_t *, char *);
typedef ze_result_t (*ze_pfnDeviceGetRuntimeRequirementsKey_t)(ze_device_handle_t, const char **);
typedef ze_result_t (*ze_pfnDeviceValidateRuntimeRequirements_t)(ze_device_handle_t, const char *, ze_validate_runtime_requirements_output_t *);
typedef ze_result_t (*ze_pfnDeviceGetCounterBasedEventMaxValue_t)(ze_device_handle_t, uint64_t *);
typedef ze_result_t (*ze_pfnGetDeviceProcAddrTable_t)(ze_api_version_t, ze_device_dditable_t *);
typedef ze_result_t (*ze_pfnDeviceGetFabricVertexExp_t)(ze_device_handle_t, ze_fabric_vertex_handle_t *);
typedef ze_result_t (*ze_pfnGetDeviceExpProcAddrTable_t)(ze_api_version_t, ze_device_exp_dditable_t *);
typedef ze_result_t (*ze_pfnContextCreate_t)(ze_driver_handle_t, const ze_context_desc_t *, ze_context_handle_t *);
typedef ze_result_t (*ze_pfnContextDestroy_t)(ze_context_handle_t);
typedef ze_result_t (*ze_pfnContextGetStatus_t)(ze_context_handle_t);
typedef ze_result_t (*ze_pfnContextSystemBarrier_t)(ze_context_handle_t, ze_device_handle_t);
typedef ze_result_t (*ze_pfnContextMakeMemoryResident_t)(ze_context_handle_t, ze_device_handle_t, void *, size_t);
typedef ze_result_t (*ze_pfnContextEvictMemory_t)(ze_context_handle_t, ze_device_handle_t, void *, size_t);
typedef ze_result_t (*ze_pfnContextMakeImageResident_t)(ze_context_handle_t, ze_device_handle_t, ze_image_handle_t);
typedef ze_result_t (*ze_pfnContextEvictImage_t)(ze_context_handle_t, ze_device_handle_t, ze_image_handle_t);
typedef ze_result_t (*ze_pfnContextCreateEx_t)(ze_driver_handle_t, const ze_context_desc_t *, uint32_t, ze_device_handle_t *, ze_context_handle_t *);
typedef ze_result_t (*ze_pfnGetContextProcAddrTable_t)(ze_api_version_t, ze_context_dditable_t *);
typedef ze_result_t (*ze_pfnCommandQueueCreate_t)(ze_context_handle_t, ze_device_handle_t, const ze_command_queue_desc_t *, ze_command_queue_handle_t *);
typedef ze_result_t (*ze_pfnCommandQueueDestroy_t)(ze_command_queue_handle_t);
typedef ze_result_t (*ze_pfnCommandQueueExecuteCommandLists_t)(ze_command_queue_handle_t, uint32_t, ze_command_list_handle_t *, ze_fence_handle_t);
typedef ze_result_t (*ze_pfnCommandQueueSynchronize_t)(ze_command_queue_handle_t, uint64_t);
typedef ze_result_t (*ze_pfnCommandQueueGetOrdinal_t)(ze_command_queue_handle_t, uint32_t *);
typedef ze_result_t (*ze_pfnCommandQueueGetIndex_t)(ze_command_queue_handle_t, uint32_t *);
typedef ze_result_t (*ze_pfnCommandQueueGetFlags_t)(ze_command_queue_handle_t, ze_command_queue_flags_t *);
typedef ze_result_t (*ze_pfnCommandQueueGetMode_t)(ze_command_queue_handle_t, ze_command_queue_mode_t *);
typedef ze_result_t (*ze_pfnCommandQueueGetPriority_t)(ze_command_queue_handle_t, ze_command_queue_priority_t *);
typedef ze_result_t (*ze_pfnGetCommandQueueProcAddrTable_t)(ze_api_version_t, ze_command_queue_dditable_t *);
typedef ze_result_t (*ze_pfnCommandListCreate_t)(ze_context_handle_t, ze_device_handle_t, const ze_command_list_desc_t *, ze_command_list_handle_t *);
typedef ze_result_t (*ze_pfnCommandListCreateImmediate_t)(ze_context_handle_t, ze_device_handle_t, const ze_command_queue_desc_t *, ze_command_list_handle_t *);
typedef ze_result_t (*ze_pfnCommandListDestroy_t)(ze_command_list_handle_t);
typedef ze_result_t (*ze_pfnCommandListClose_t)(ze_command_list_handle_t);
typedef ze_result_t (*ze_pfnCommandListReset_t)(ze_command_list_handle_t);
typedef ze_result_t (*ze_pfnCommandListAppendWriteGlobalTimestamp_t)(ze_command_list_handle_t, uint64_t *, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendBarrier_t)(ze_command_list_handle_t, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendMemoryRangesBarrier_t)(ze_command_list_handle_t, uint32_t, const size_t *, const void **, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendMemoryCopy_t)(ze_command_list_handle_t, void *, const void *, size_t, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendMemoryFill_t)(ze_command_list_handle_t, void *, const void *, size_t, size_t, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendMemoryCopyRegion_t)(ze_command_list_handle_t, void *, const ze_copy_region_t *, uint32_t, uint32_t, const void *, const ze_copy_region_t *, uint32_t, uint32_t, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendMemoryCopyFromContext_t)(ze_command_list_handle_t, void *, ze_context_handle_t, const void *, size_t, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendImageCopy_t)(ze_command_list_handle_t, ze_image_handle_t, ze_image_handle_t, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendImageCopyRegion_t)(ze_command_list_handle_t, ze_image_handle_t, ze_image_handle_t, const ze_image_region_t *, const ze_image_region_t *, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendImageCopyToMemory_t)(ze_command_list_handle_t, void *, ze_image_handle_t, const ze_image_region_t *, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendImageCopyFromMemory_t)(ze_command_list_handle_t, ze_image_handle_t, const void *, const ze_image_region_t *, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendMemoryPrefetch_t)(ze_command_list_handle_t, const void *, size_t);
typedef ze_result_t (*ze_pfnCommandListAppendMemAdvise_t)(ze_command_list_handle_t, ze_device_handle_t, const void *, size_t, ze_memory_advice_t);
typedef ze_result_t (*ze_pfnCommandListAppendSignalEvent_t)(ze_command_list_handle_t, ze_event_handle_t);
typedef ze_result_t (*ze_pfnCommandListAppendWaitOnEvents_t)(ze_command_list_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendEventReset_t)(ze_command_list_handle_t, ze_event_handle_t);
typedef ze_result_t (*ze_pfnCommandListAppendQueryKernelTimestamps_t)(ze_command_list_handle_t, uint32_t, ze_event_handle_t *, void *, const size_t *, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendLaunchKernel_t)(ze_command_list_handle_t, ze_kernel_handle_t, const ze_group_count_t *, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendLaunchCooperativeKernel_t)(ze_command_list_handle_t, ze_kernel_handle_t, const ze_group_count_t *, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendLaunchKernelIndirect_t)(ze_command_list_handle_t, ze_kernel_handle_t, const ze_group_count_t *, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendLaunchMultipleKernelsIndirect_t)(ze_command_list_handle_t, uint32_t, ze_kernel_handle_t *, const uint32_t *, const ze_group_count_t *, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendImageCopyToMemoryExt_t)(ze_command_list_handle_t, void *, ze_image_handle_t, const ze_image_region_t *, uint32_t, uint32_t, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendImageCopyFromMemoryExt_t)(ze_command_list_handle_t, ze_image_handle_t, const void *, const ze_image_region_t *, uint32_t, uint32_t, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListHostSynchronize_t)(ze_command_list_handle_t, uint64_t);
typedef ze_result_t (*ze_pfnCommandListGetDeviceHandle_t)(ze_command_list_handle_t, ze_device_handle_t *);
typedef ze_result_t (*ze_pfnCommandListGetContextHandle_t)(ze_command_list_handle_t, ze_context_handle_t *);
typedef ze_result_t (*ze_pfnCommandListGetOrdinal_t)(ze_command_list_handle_t, uint32_t *);
typedef ze_result_t (*ze_pfnCommandListImmediateGetIndex_t)(ze_command_list_handle_t, uint32_t *);
typedef ze_result_t (*ze_pfnCommandListIsImmediate_t)(ze_command_list_handle_t, ze_bool_t *);
typedef ze_result_t (*ze_pfnCommandListAppendSignalExternalSemaphoreExt_t)(ze_command_list_handle_t, uint32_t, ze_external_semaphore_ext_handle_t *, ze_external_semaphore_signal_params_ext_t *, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendWaitExternalSemaphoreExt_t)(ze_command_list_handle_t, uint32_t, ze_external_semaphore_ext_handle_t *, ze_external_semaphore_wait_params_ext_t *, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendLaunchKernelWithParameters_t)(ze_command_list_handle_t, ze_kernel_handle_t, const ze_group_count_t *, const void *, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendLaunchKernelWithArguments_t)(ze_command_list_handle_t, ze_kernel_handle_t, const ze_group_count_t, const ze_group_size_t, void **, const void *, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendMemoryCopyWithParameters_t)(ze_command_list_handle_t, void *, const void *, size_t, const void *, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendMemoryFillWithParameters_t)(ze_command_list_handle_t, void *, const void *, size_t, size_t, const void *, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListImmediateAppendCommandListsWithParameters_t)(ze_command_list_handle_t, uint32_t, ze_command_list_handle_t *, const void *, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListGetFlags_t)(ze_command_list_handle_t, ze_command_list_flags_t *);
typedef ze_result_t (*ze_pfnCommandListImmediateGetFlags_t)(ze_command_list_handle_t, ze_command_queue_flags_t *);
typedef ze_result_t (*ze_pfnCommandListImmediateGetMode_t)(ze_command_list_handle_t, ze_command_queue_mode_t *);
typedef ze_result_t (*ze_pfnCommandListImmediateGetPriority_t)(ze_command_list_handle_t, ze_command_queue_priority_t *);
typedef ze_result_t (*ze_pfnCommandListBeginGraphCaptureExt_t)(ze_command_list_handle_t, const void *);
typedef ze_result_t (*ze_pfnCommandListBeginCaptureIntoGraphExt_t)(ze_command_list_handle_t, ze_graph_handle_t, const void *);
typedef ze_result_t (*ze_pfnCommandListIsGraphCaptureEnabledExt_t)(ze_command_list_handle_t);
typedef ze_result_t (*ze_pfnCommandListEndGraphCaptureExt_t)(ze_command_list_handle_t, const void *, ze_graph_handle_t *);
typedef ze_result_t (*ze_pfnCommandListGetGraphExt_t)(ze_command_list_handle_t, ze_graph_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendGraphExt_t)(ze_command_list_handle_t, ze_executable_graph_handle_t, const void *, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListAppendHostFunction_t)(ze_command_list_handle_t, ze_host_function_callback_t, void *, const void *, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnGetCommandListProcAddrTable_t)(ze_api_version_t, ze_command_list_dditable_t *);
typedef ze_result_t (*ze_pfnCommandListCreateCloneExp_t)(ze_command_list_handle_t, ze_command_list_handle_t *);
typedef ze_result_t (*ze_pfnCommandListImmediateAppendCommandListsExp_t)(ze_command_list_handle_t, uint32_t, ze_command_list_handle_t *, ze_event_handle_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListGetNextCommandIdExp_t)(ze_command_list_handle_t, const ze_mutable_command_id_exp_desc_t *, uint64_t *);
typedef ze_result_t (*ze_pfnCommandListUpdateMutableCommandsExp_t)(ze_command_list_handle_t, const ze_mutable_commands_exp_desc_t *);
typedef ze_result_t (*ze_pfnCommandListUpdateMutableCommandSignalEventExp_t)(ze_command_list_handle_t, uint64_t, ze_event_handle_t);
typedef ze_result_t (*ze_pfnCommandListUpdateMutableCommandWaitEventsExp_t)(ze_command_list_handle_t, uint64_t, uint32_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnCommandListGetNextCommandIdWithKernelsExp_t)(ze_command_list_handle_t, const ze_mutable_command_id_exp_desc_t *, uint32_t, ze_kernel_handle_t *, uint64_t *);
typedef ze_result_t (*ze_pfnCommandListUpdateMutableCommandKernelsExp_t)(ze_command_list_handle_t, uint32_t, uint64_t *, ze_kernel_handle_t *);
typedef ze_result_t (*ze_pfnCommandListIsMutableExp_t)(ze_command_list_handle_t, ze_bool_t *);
typedef ze_result_t (*ze_pfnGetCommandListExpProcAddrTable_t)(ze_api_version_t, ze_command_list_exp_dditable_t *);
typedef ze_result_t (*ze_pfnImageGetProperties_t)(ze_device_handle_t, const ze_image_desc_t *, ze_image_properties_t *);
typedef ze_result_t (*ze_pfnImageCreate_t)(ze_context_handle_t, ze_device_handle_t, const ze_image_desc_t *, ze_image_handle_t *);
typedef ze_result_t (*ze_pfnImageDestroy_t)(ze_image_handle_t);
typedef ze_result_t (*ze_pfnImageGetAllocPropertiesExt_t)(ze_context_handle_t, ze_image_handle_t, ze_image_allocation_ext_properties_t *);
typedef ze_result_t (*ze_pfnImageViewCreateExt_t)(ze_context_handle_t, ze_device_handle_t, const ze_image_desc_t *, ze_image_handle_t, ze_image_handle_t *);
typedef ze_result_t (*ze_pfnGetImageProcAddrTable_t)(ze_api_version_t, ze_image_dditable_t *);
typedef ze_result_t (*ze_pfnImageGetMemoryPropertiesExp_t)(ze_image_handle_t, ze_image_memory_properties_exp_t *);
typedef ze_result_t (*ze_pfnImageViewCreateExp_t)(ze_context_handle_t, ze_device_handle_t, const ze_image_desc_t *, ze_image_handle_t, ze_image_handle_t *);
typedef ze_result_t (*ze_pfnImageGetDeviceOffsetExp_t)(ze_image_handle_t, uint64_t *);
typedef ze_result_t (*ze_pfnGetImageExpProcAddrTable_t)(ze_api_version_t, ze_image_exp_dditable_t *);
typedef ze_result_t (*ze_pfnMemAllocShared_t)(ze_context_handle_t, const ze_device_mem_alloc_desc_t *, const ze_host_mem_alloc_desc_t *, size_t, size_t, ze_device_handle_t, void **);
typedef ze_result_t (*ze_pfnMemAllocDevice_t)(ze_context_handle_t, const ze_device_mem_alloc_desc_t *, size_t, size_t, ze_device_handle_t, void **);
typedef ze_result_t (*ze_pfnMemAllocHost_t)(ze_context_handle_t, const ze_host_mem_alloc_desc_t *, size_t, size_t, void **);
typedef ze_result_t (*ze_pfnMemFree_t)(ze_context_handle_t, void *);
typedef ze_result_t (*ze_pfnMemGetAllocProperties_t)(ze_context_handle_t, const void *, ze_memory_allocation_properties_t *, ze_device_handle_t *);
typedef ze_result_t (*ze_pfnMemGetAddressRange_t)(ze_context_handle_t, const void *, void **, size_t *);
typedef ze_result_t (*ze_pfnMemGetIpcHandle_t)(ze_context_handle_t, const void *, ze_ipc_mem_handle_t *);
typedef ze_result_t (*ze_pfnMemOpenIpcHandle_t)(ze_context_handle_t, ze_device_handle_t, ze_ipc_mem_handle_t, ze_ipc_memory_flags_t, void **);
typedef ze_result_t (*ze_pfnMemCloseIpcHandle_t)(ze_context_handle_t, const void *);
typedef ze_result_t (*ze_pfnMemFreeExt_t)(ze_context_handle_t, const ze_memory_free_ext_desc_t *, void *);
typedef ze_result_t (*ze_pfnMemPutIpcHandle_t)(ze_context_handle_t, ze_ipc_mem_handle_t);
typedef ze_result_t (*ze_pfnMemGetPitchFor2dImage_t)(ze_context_handle_t, ze_device_handle_t, size_t, size_t, unsigned int, size_t *);
typedef ze_result_t (*ze_pfnMemGetIpcHandleWithProperties_t)(ze_context_handle_t, const void *, void *, ze_ipc_mem_handle_t *);
typedef ze_result_t (*ze_pfnGetMemProcAddrTable_t)(ze_api_version_t, ze_mem_dditable_t *);
typedef ze_result_t (*ze_pfnMemGetIpcHandleFromFileDescriptorExp_t)(ze_context_handle_t, uint64_t, ze_ipc_mem_handle_t *);
typedef ze_result_t (*ze_pfnMemGetFileDescriptorFromIpcHandleExp_t)(ze_context_handle_t, ze_ipc_mem_handle_t, uint64_t *);
typedef ze_result_t (*ze_pfnMemSetAtomicAccessAttributeExp_t)(ze_context_handle_t, ze_device_handle_t, const void *, size_t, ze_memory_atomic_attr_exp_flags_t);
typedef ze_result_t (*ze_pfnMemGetAtomicAccessAttributeExp_t)(ze_context_handle_t, ze_device_handle_t, const void *, size_t, ze_memory_atomic_attr_exp_flags_t *);
typedef ze_result_t (*ze_pfnGetMemExpProcAddrTable_t)(ze_api_version_t, ze_mem_exp_dditable_t *);
typedef ze_result_t (*ze_pfnFenceCreate_t)(ze_command_queue_handle_t, const ze_fence_desc_t *, ze_fence_handle_t *);
typedef ze_result_t (*ze_pfnFenceDestroy_t)(ze_fence_handle_t);
typedef ze_result_t (*ze_pfnFenceHostSynchronize_t)(ze_fence_handle_t, uint64_t);
typedef ze_result_t (*ze_pfnFenceQueryStatus_t)(ze_fence_handle_t);
typedef ze_result_t (*ze_pfnFenceReset_t)(ze_fence_handle_t);
typedef ze_result_t (*ze_pfnGetFenceProcAddrTable_t)(ze_api_version_t, ze_fence_dditable_t *);
typedef ze_result_t (*ze_pfnEventPoolCreate_t)(ze_context_handle_t, const ze_event_pool_desc_t *, uint32_t, ze_device_handle_t *, ze_event_pool_handle_t *);
typedef ze_result_t (*ze_pfnEventPoolDestroy_t)(ze_event_pool_handle_t);
typedef ze_result_t (*ze_pfnEventPoolGetIpcHandle_t)(ze_event_pool_handle_t, ze_ipc_event_pool_handle_t *);
typedef ze_result_t (*ze_pfnEventPoolOpenIpcHandle_t)(ze_context_handle_t, ze_ipc_event_pool_handle_t, ze_event_pool_handle_t *);
typedef ze_result_t (*ze_pfnEventPoolCloseIpcHandle_t)(ze_event_pool_handle_t);
typedef ze_result_t (*ze_pfnEventPoolPutIpcHandle_t)(ze_context_handle_t, ze_ipc_event_pool_handle_t);
typedef ze_result_t (*ze_pfnEventPoolGetContextHandle_t)(ze_event_pool_handle_t, ze_context_handle_t *);
typedef ze_result_t (*ze_pfnEventPoolGetFlags_t)(ze_event_pool_handle_t, ze_event_pool_flags_t *);
typedef ze_result_t (*ze_pfnGetEventPoolProcAddrTable_t)(ze_api_version_t, ze_event_pool_dditable_t *);
typedef ze_result_t (*ze_pfnEventCreate_t)(ze_event_pool_handle_t, const ze_event_desc_t *, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnEventDestroy_t)(ze_event_handle_t);
typedef ze_result_t (*ze_pfnEventHostSignal_t)(ze_event_handle_t);
typedef ze_result_t (*ze_pfnEventHostSynchronize_t)(ze_event_handle_t, uint64_t);
typedef ze_result_t (*ze_pfnEventQueryStatus_t)(ze_event_handle_t);
typedef ze_result_t (*ze_pfnEventHostReset_t)(ze_event_handle_t);
typedef ze_result_t (*ze_pfnEventQueryKernelTimestamp_t)(ze_event_handle_t, ze_kernel_timestamp_result_t *);
typedef ze_result_t (*ze_pfnEventQueryKernelTimestampsExt_t)(ze_event_handle_t, ze_device_handle_t, uint32_t *, ze_event_query_kernel_timestamps_results_ext_properties_t *);
typedef ze_result_t (*ze_pfnEventGetEventPool_t)(ze_event_handle_t, ze_event_pool_handle_t *);
typedef ze_result_t (*ze_pfnEventGetSignalScope_t)(ze_event_handle_t, ze_event_scope_flags_t *);
typedef ze_result_t (*ze_pfnEventGetWaitScope_t)(ze_event_handle_t, ze_event_scope_flags_t *);
typedef ze_result_t (*ze_pfnEventCounterBasedCreate_t)(ze_context_handle_t, ze_device_handle_t, const ze_event_counter_based_desc_t *, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnEventCounterBasedGetIpcHandle_t)(ze_event_handle_t, ze_ipc_event_counter_based_handle_t *);
typedef ze_result_t (*ze_pfnEventCounterBasedOpenIpcHandle_t)(ze_context_handle_t, ze_ipc_event_counter_based_handle_t, ze_event_handle_t *);
typedef ze_result_t (*ze_pfnEventCounterBasedCloseIpcHandle_t)(ze_event_handle_t);
typedef ze_result_t (*ze_pfnEventCounterBasedGetDeviceAddress_t)(ze_event_handle_t, uint64_t *, uint64_t *);
typedef ze_result_t (*ze_pfnEventGetCounterBasedFlags_t)(ze_event_handle_t, ze_event_counter_based_flags_t *);
typedef ze_result_t (*ze_pfnGetEventProcAddrTable_t)(ze_api_version_t, ze_event_dditable_t *);
typedef ze_result_t (*ze_pfnEventQueryTimestampsExp_t)(ze_event_handle_t, ze_device_handle_t, uint32_t *, ze_kernel_timestamp_result_t *);
typedef ze_result_t (*ze_pfnGetEventExpProcAddrTable_t)(ze_api_version_t, ze_event_exp_dditable_t *);
typedef ze_result_t (*ze_pfnModuleCreate_t)(ze_context_handle_t, ze_device_handle_t, const ze_module_desc_t *, ze_module_handle_t *, ze_module_build_log_handle_t *);
typedef ze_result_t (*ze_pfnModuleDestroy_t)(ze_module_handle_t);
typedef ze_result_t (*ze_pfnModuleDynamicLink_t)(uint32_t, ze_module_handle_t *, ze_module_build_log_handle_t *);
typedef ze_result_t (*ze_pfnModuleGetNativeBinary_t)(ze_module_handle_t, size_t *, uint8_t *);
typedef ze_result_t (*ze_pfnModuleGetGlobalPointer_t)(ze_module_handle_t, const char *, size_t *, void **);
typedef ze_result_t (*ze_pfnModuleGetKernelNames_t)(ze_module_handle_t, uint32_t *, const char **);
typedef ze_result_t (*ze_pfnModuleGetProperties_t)(ze_module_handle_t, ze_module_properties_t *);
typedef ze_result_t (*ze_pfnModuleGetFunctionPointer_t)(ze_module_handle_t, const char *, void **);
typedef ze_result_t (*ze_pfnModuleInspectLinkageExt_t)(ze_linkage_inspection_ext_desc_t *, uint32_t, ze_module_handle_t *, ze_module_build_log_handle_t *);
typedef ze_result_t (*ze_pfnGetModuleProcAddrTable_t)(ze_api_version_t, ze_module_dditable_t *);
typedef ze_result_t (*ze_pfnModuleBuildLogDestroy_t)(ze_module_build_log_handle_t);
typedef ze_result_t (*ze_pfnModuleBuildLogGetString_t)(ze_module_build_log_handle_t, size_t *, char *);
typedef ze_result_t (*ze_pfnGetModuleBuildLogProcAddrTable_t)(ze_api_version_t, ze_module_build_log_dditable_t *);
typedef ze_result_t (*ze_pfnKernelCreate_t)(ze_module_handle_t, const ze_kernel_desc_t *, ze_kernel_handle_t *);
typedef ze_result_t (*ze_pfnKernelDestroy_t)(ze_kernel_handle_t);
typedef ze_result_t (*ze_pfnKernelSetCacheConfig_t)(ze_kernel_handle_t, ze_cache_config_flags_t);
typedef ze_result_t (*ze_pfnKernelSetGroupSize_t)(ze_kernel_handle_t, uint32_t, uint32_t, uint32_t);
typedef ze_result_t (*ze_pfnKernelSuggestGroupSize_t)(ze_kernel_handle_t, uint32_t, uint32_t, uint32_t, uint32_t *, uint32_t *, uint32_t *);
typedef ze_result_t (*ze_pfnKernelSuggestMaxCooperativeGroupCount_t)(ze_kernel_handle_t, uint32_t *);
typedef ze_result_t (*ze_pfnKernelSetArgumentValue_t)(ze_kernel_handle_t, uint32_t, size_t, const void *);
typedef ze_result_t (*ze_pfnKernelSetIndirectAccess_t)(ze_kernel_handle_t, ze_kernel_indirect_access_flags_t);
typedef ze_result_t (*ze_pfnKernelGetIndirectAccess_t)(ze_kernel_handle_t, ze_kernel_indirect_access_flags_t *);
typedef ze_result_t (*ze_pfnKernelGetSourceAttributes_t)(ze_kernel_handle_t, uint32_t *, char **);
typedef ze_result_t (*ze_pfnKernelGetProperties_t)(ze_kernel_handle_t, ze_kernel_properties_t *);
typedef ze_result_t (*ze_pfnKernelGetName_t)(ze_kernel_handle_t, size_t *, char *);
typedef ze_result_t (*ze_pfnGetKernelProcAddrTable_t)(ze_api_version_t, ze_kernel_dditable_t *);
typedef ze_result_t (*ze_pfnKernelSetGlobalOffsetExp_t)(ze_kernel_handle_t, uint32_t, uint32_t, uint32_t);
typedef ze_result_t (*ze_pfnKernelSchedulingHintExp_t)(ze_kernel_handle_t, ze_scheduling_hint_exp_desc_t *);
typedef ze_result_t (*ze_pfnKernelGetBinaryExp_t)(ze_kernel_handle_t, size_t *, uint8_t *);
typedef ze_result_t (*ze_pfnKernelGetAllocationPropertiesExp_t)(ze_kernel_handle_t, uint32_t *, ze_kernel_allocation_exp_properties_t *);
typedef ze_result_t (*ze_pfnGetKernelExpProcAddrTable_t)(ze_api_version_t, ze_kernel_exp_dditable_t *);
typedef ze_result_t (*ze_pfnSamplerCreate_t)(ze_context_handle_t, ze_device_handle_t, const ze_sampler_desc_t *, ze_sampler_handle_t *);
typedef ze_result_t (*ze_pfnSamplerDestroy_t)(ze_sampler_handle_t);
typedef ze_result_t (*ze_pfnGetSamplerProcAddrTable_t)(ze_api_version_t, ze_sampler_dditable_t *);
typedef ze_result_t (*ze_pfnPhysicalMemCreate_t)(ze_context_handle_t, ze_device_handle_t, ze_physical_mem_desc_t *, ze_physical_mem_handle_t *);
typedef ze_result_t (*ze_pfnPhysicalMemDestroy_t)(ze_context_handle_t, ze_physical_mem_handle_t);
typedef ze_result_t (*ze_pfnPhysicalMemGetProperties_t)(ze_context_handle_t, ze_physical_mem_handle_t, ze_physical_mem_properties_t *);
typedef ze_result_t (*ze_pfnGetPhysicalMemProcAddrTable_t)(ze_api_version_t, ze_physical_mem_dditable_t *);
typedef ze_result_t (*ze_pfnVirtualMemReserve_t)(ze_context_handle_t, const void *, size_t, void **);
typedef ze_result_t (*ze_pfnVirtualMemFree_t)(ze_context_handle_t, const void *, size_t);
typedef ze_result_t (*ze_pfnVirtualMemQueryPageSize_t)(ze_context_handle_t, ze_device_handle_t, size_t, size_t *);
typedef ze_result_t (*ze_pfnVirtualMemMap_t)(ze_context_handle_t, const void *, size_t, ze_physical_mem_handle_t, size_t, ze_memory_access_attribute_t);
typedef ze_result_t (*ze_pfnVirtualMemUnmap_t)(ze_context_handle_t, const void *, size_t);
typedef ze_result_t (*ze_pfnVirtualMemSetAccessAttribute_t)(ze_context_handle_t, const void *, size_t, ze_memory_access_attribute_t);
typedef ze_result_t (*ze_pfnVirtualMemGetAccessAttribute_t)(ze_context_handle_t, const void *, size_t, ze_memory_access_attribute_t *, size_t *);
typedef ze_result_t (*ze_pfnGetVirtualMemProcAddrTable_t)(ze_api_version_t, ze_virtual_mem_dditable_t *);
typedef ze_result_t (*ze_pfnFabricVertexGetExp_t)(ze_driver_handle_t, uint32_t *, ze_fabric_vertex_handle_t *);
typedef ze_result_t (*ze_pfnFabricVertexGetSubVerticesExp_t)(ze_fabric_vertex_handle_t, uint32_t *, ze_fabric_vertex_handle_t *);
typedef ze_result_t (*ze_pfnFabricVertexGetPropertiesExp_t)(ze_fabric_vertex_handle_t, ze_fabric_vertex_exp_properties_t *);
typedef ze_result_t (*ze_pfnFabricVertexGetDeviceExp_t)(ze_fabric_vertex_handle_t, ze_device_handle_t *);
typedef ze_result_t (*ze_pfnGetFabricVertexExpProcAddrTable_t)(ze_api_version_t, ze_fabric_vertex_exp_dditable_t *);
typedef ze_result_t (*ze_pfnFabricEdgeGetExp_t)(ze_fabric_vertex_handle_t, ze_fabric_vertex_handle_t, uint32_t *, ze_fabric_edge_handle_t *);
typedef ze_result_t (*ze_pfnFabricEdgeGetVerticesExp_t)(ze_fabric_edge_handle_t, ze_fabric_vertex_handle_t *, ze_fabric_vertex_handle_t *);
typedef ze_result_t (*ze_pfnFabricEdgeGetPropertiesExp_t)(ze_fabric_edge_handle_t, ze_fabric_edge_exp_properties_t *);
typedef ze_result_t (*ze_pfnGetFabricEdgeExpProcAddrTable_t)(ze_api_version_t, ze_fabric_edge_exp_dditable_t *);
typedef ze_result_t (*ze_pfnGraphCreateExt_t)(ze_context_handle_t, const void *, ze_graph_handle_t *);
typedef ze_result_t (*ze_pfnGraphGetPrimaryCommandListExt_t)(ze_graph_handle_t, ze_command_list_handle_t *);
typedef ze_result_t (*ze_pfnGraphSetDestructionCallbackExt_t)(ze_graph_handle_t, zex_mem_graph_free_callback_fn_t, void *, const void *);
typedef ze_result_t (*ze_pfnGraphInstantiateExt_t)(ze_graph_handle_t, const void *, ze_executable_graph_handle_t *);
typedef ze_result_t (*ze_pfnGraphIsEmptyExt_t)(ze_graph_handle_t);
typedef ze_result_t (*ze_pfnGraphDumpContentsExt_t)(ze_graph_handle_t, const char *, const void *);
typedef ze_result_t (*ze_pfnGraphDestroyExt_t)(ze_graph_handle_t);
typedef ze_result_t (*ze_pfnGetGraphProcAddrTable_t)(ze_api_version_t, ze_graph_dditable_t *);
typedef ze_result_t (*ze_pfnExecutableGraphGetSourceGraphExt_t)(ze_executable_graph_handle_t, ze_graph_handle_t *);
typedef ze_result_t (*ze_pfnExecutableGraphDestroyExt_t)(ze_executable_graph_handle_t);
typedef ze_result_t (*ze_pfnGetExecutableGraphProcAddrTable_t)(ze_api_version_t, ze_executable_graph_dditable_t *);

/* Dispatch table: rtas builder. Slots only ever grow at the end. */
struct _ze_rtas_builder_dditable_t {
    ze_pfnRTASBuilderCreateExt_t pfnCreateExt; /**< slot 0 [since 1.13] */
    ze_pfnRTASBuilderGetBuildPropertiesExt_t pfnGetBuildPropertiesExt; /**< slot 1 [since 1.13] */
    ze_pfnRTASBuilderBuildExt_t pfnBuildExt; /**< slot 2 [since 1.13] */
    ze_pfnRTASBuilderCommandListAppendCopyExt_t pfnCommandListAppendCopyExt; /**< slot 3 [since 1.13] */
    ze_pfnRTASBuilderDestroyExt_t pfnDestroyExt; /**< slot 4 [since 1.13] */
};

/* Dispatch table: rtas builder exp. Slots only ever grow at the end. */
struct _ze_rtas_builder_exp_dditable_t {
    ze_pfnRTASBuilderCreateExp_t pfnCreateExp; /**< slot 0 [since 1.7] */
    ze_pfnRTASBuilderGetBuildPropertiesExp_t pfnGetBuildPropertiesExp; /**< slot 1 [since 1.7] */
    ze_pfnRTASBuilderBuildExp_t pfnBuildExp; /**< slot 2 [since 1.7] */
    ze_pfnRTASBuilderDestroyExp_t pfnDestroyExp; /**< slot 3 [since 1.7] */
};

/* Dispatch table: rtas parallel operation. Slots only ever grow at the end. */
struct _ze_rtas_parallel_operation_dditable_t {
    ze_pfnRTASParallelOperationCreateExt_t pfnCreateExt; /**< slot 0 [since 1.13] */
    ze_pfnRTASParallelOperationGetPropertiesExt_t pfnGetPropertiesExt; /**< slot 1 [since 1.13] */
    ze_pfnRTASParallelOperationJoinExt_t pfnJoinExt; /**< slot 2 [since 1.13] */
    ze_pfnRTASParallelOperationDestroyExt_t pfnDestroyExt; /**< slot 3 [since 1.13] */
};

/* Dispatch table: rtas parallel operation exp. Slots only ever grow at the end. */
struct _ze_rtas_parallel_operation_exp_dditable_t {
    ze_pfnRTASParallelOperationCreateExp_t pfnCreateExp; /**< slot 0 [since 1.7] */
    ze_pfnRTASParallelOperationGetPropertiesExp_t pfnGetPropertiesExp; /**< slot 1 [since 1.7] */
    ze_pfnRTASParallelOperationJoinExp_t pfnJoinExp; /**< slot 2 [since 1.7] */
    ze_pfnRTASParallelOperationDestroyExp_t pfnDestroyExp; /**< slot 3 [since 1.7] */
};

/* Dispatch table: global. Slots only ever grow at the end. */
struct _ze_global_dditable_t {
    ze_pfnInit_t pfnInit; /**< slot 0 [since 1.0] */
    ze_pfnInitDrivers_t pfnInitDrivers; /**< slot 1 [since 1.10] */
};

/* Dispatch table: driver. Slots only ever grow at the end. */
struct _ze_driver_dditable_t {
    ze_pfnDriverGet_t pfnGet; /**< slot 0 [since 1.0] */
    ze_pfnDriverGetApiVersion_t pfnGetApiVersion; /**< slot 1 [since 1.0] */
    ze_pfnDriverGetProperties_t pfnGetProperties; /**< slot 2 [since 1.0] */
    ze_pfnDriverGetIpcProperties_t pfnGetIpcProperties; /**< slot 3 [since 1.0] */
    ze_pfnDriverGetExtensionProperties_t pfnGetExtensionProperties; /**< slot 4 [since 1.0] */
    ze_pfnDriverGetExtensionFunctionAddress_t pfnGetExtensionFunctionAddress; /**< slot 5 [since 1.1] */
    ze_pfnDriverGetLastErrorDescription_t pfnGetLastErrorDescription; /**< slot 6 [since 1.6] */
    ze_pfnDriverRTASFormatCompatibilityCheckExt_t pfnRTASFormatCompatibilityCheckExt; /**< slot 7 [since 1.13] */
    ze_pfnDriverGetDefaultContext_t pfnGetDefaultContext; /**< slot 8 [since 1.14] */
};

/* Dispatch table: driver exp. Slots only ever grow at the end. */
struct _ze_driver_exp_dditable_t {
    ze_pfnDriverRTASFormatCompatibilityCheckExp_t pfnRTASFormatCompatibilityCheckExp; /**< slot 0 [since 1.7] */
};

/* Dispatch table: device. Slots only ever grow at the end. */
struct _ze_device_dditable_t {
    ze_pfnDeviceGet_t pfnGet; /**< slot 0 [since 1.0] */
    ze_pfnDeviceGetSubDevices_t pfnGetSubDevices; /**< slot 1 [since 1.0] */
    ze_pfnDeviceGetProperties_t pfnGetProperties; /**< slot 2 [since 1.0] */
    ze_pfnDeviceGetComputeProperties_t pfnGetComputeProperties; /**< slot 3 [since 1.0] */
    ze_pfnDeviceGetModuleProperties_t pfnGetModuleProperties; /**< slot 4 [since 1.0] */
    ze_pfnDeviceGetCommandQueueGroupProperties_t pfnGetCommandQueueGroupProperties; /**< slot 5 [since 1.0] */
    ze_pfnDeviceGetMemoryProperties_t pfnGetMemoryProperties; /**< slot 6 [since 1.0] */
    ze_pfnDeviceGetMemoryAccessProperties_t pfnGetMemoryAccessProperties; /**< slot 7 [since 1.0] */
    ze_pfnDeviceGetCacheProperties_t pfnGetCacheProperties; /**< slot 8 [since 1.0] */
    ze_pfnDeviceGetImageProperties_t pfnGetImageProperties; /**< slot 9 [since 1.0] */
    ze_pfnDeviceGetExternalMemoryProperties_t pfnGetExternalMemoryProperties; /**< slot 10 [since 1.0] */
    ze_pfnDeviceGetP2PProperties_t pfnGetP2PProperties; /**< slot 11 [since 1.0] */
    ze_pfnDeviceCanAccessPeer_t pfnCanAccessPeer; /**< slot 12 [since 1.0] */
    ze_pfnDeviceGetStatus_t pfnGetStatus; /**< slot 13 [since 1.0] */
    ze_pfnDeviceGetGlobalTimestamps_t pfnGetGlobalTimestamps; /**< slot 14 [since 1.1] */
    ze_pfnDeviceReserveCacheExt_t pfnReserveCacheExt; /**< slot 15 [since 1.2] */
    ze_pfnDeviceSetCacheAdviceExt_t pfnSetCacheAdviceExt; /**< slot 16 [since 1.2] */
    ze_pfnDevicePciGetPropertiesExt_t pfnPciGetPropertiesExt; /**< slot 17 [since 1.3] */
    ze_pfnDeviceGetRootDevice_t pfnGetRootDevice; /**< slot 18 [since 1.7] */
    ze_pfnDeviceImportExternalSemaphoreExt_t pfnImportExternalSemaphoreExt; /**< slot 19 [since 1.12] */
    ze_pfnDeviceReleaseExternalSemaphoreExt_t pfnReleaseExternalSemaphoreExt; /**< slot 20 [since 1.12] */
    ze_pfnDeviceGetVectorWidthPropertiesExt_t pfnGetVectorWidthPropertiesExt; /**< slot 21 [since 1.13] */
    ze_pfnDeviceSynchronize_t pfnSynchronize; /**< slot 22 [since 1.14] */
    ze_pfnDeviceGetAggregatedCopyOffloadIncrementValue_t pfnGetAggregatedCopyOffloadIncrementValue; /**< slot 23 [since 1.15] */
    ze_pfnDeviceGetRuntimeRequirements_t pfnGetRuntimeRequirements; /**< slot 24 [since 1.17] */
    ze_pfnDeviceGetRuntimeRequirementsKey_t pfnGetRuntimeRequirementsKey; /**< slot 25 [since 1.17] */
    ze_pfnDeviceValidateRuntimeRequirements_t pfnValidateRuntimeRequirements; /**< slot 26 [since 1.17] */
    ze_pfnDeviceGetCounterBasedEventMaxValue_t pfnGetCounterBasedEventMaxValue; /**< slot 27 [since 1.17] */
};

/* Dispatch table: device exp. Slots only ever grow at the end. */
struct _ze_device_exp_dditable_t {
    ze_pfnDeviceGetFabricVertexExp_t pfnGetFabricVertexExp; /**< slot 0 [since 1.4] */
};

/* Dispatch table: context. Slots only ever grow at the end. */
struct _ze_context_dditable_t {
    ze_pfnContextCreate_t pfnCreate; /**< slot 0 [since 1.0] */
    ze_pfnContextDestroy_t pfnDestroy; /**< slot 1 [since 1.0] */
    ze_pfnContextGetStatus_t pfnGetStatus; /**< slot 2 [since 1.0] */
    ze_pfnContextSystemBarrier_t pfnSystemBarrier; /**< slot 3 [since 1.0] */
    ze_pfnContextMakeMemoryResident_t pfnMakeMemoryResident; /**< slot 4 [since 1.0] */
    ze_pfnContextEvictMemory_t pfnEvictMemory; /**< slot 5 [since 1.0] */
    ze_pfnContextMakeImageResident_t pfnMakeImageResident; /**< slot 6 [since 1.0] */
    ze_pfnContextEvictImage_t pfnEvictImage; /**< slot 7 [since 1.0] */
    ze_pfnContextCreateEx_t pfnCreateEx; /**< slot 8 [since 1.1] */
};

/* Dispatch table: command queue. Slots only ever grow at the end. */
struct _ze_command_queue_dditable_t {
    ze_pfnCommandQueueCreate_t pfnCreate; /**< slot 0 [since 1.0] */
    ze_pfnCommandQueueDestroy_t pfnDestroy; /**< slot 1 [since 1.0] */
    ze_pfnCommandQueueExecuteCommandLists_t pfnExecuteCommandLists; /**< slot 2 [since 1.0] */
    ze_pfnCommandQueueSynchronize_t pfnSynchronize; /**< slot 3 [since 1.0] */
    ze_pfnCommandQueueGetOrdinal_t pfnGetOrdinal; /**< slot 4 [since 1.9] */
    ze_pfnCommandQueueGetIndex_t pfnGetIndex; /**< slot 5 [since 1.9] */
    ze_pfnCommandQueueGetFlags_t pfnGetFlags; /**< slot 6 [since 1.17] */
    ze_pfnCommandQueueGetMode_t pfnGetMode; /**< slot 7 [since 1.17] */
    ze_pfnCommandQueueGetPriority_t pfnGetPriority; /**< slot 8 [since 1.17] */
};

/* Dispatch table: command list. Slots only ever grow at the end. */
struct _ze_command_list_dditable_t {
    ze_pfnCommandListCreate_t pfnCreate; /**< slot 0 [since 1.0] */
    ze_pfnCommandListCreateImmediate_t pfnCreateImmediate; /**< slot 1 [since 1.0] */
    ze_pfnCommandListDestroy_t pfnDestroy; /**< slot 2 [since 1.0] */
    ze_pfnCommandListClose_t pfnClose; /**< slot 3 [since 1.0] */
    ze_pfnCommandListReset_t pfnReset; /**< slot 4 [since 1.0] */
    ze_pfnCommandListAppendWriteGlobalTimestamp_t pfnAppendWriteGlobalTimestamp; /**< slot 5 [since 1.0] */
    ze_pfnCommandListAppendBarrier_t pfnAppendBarrier; /**< slot 6 [since 1.0] */
    ze_pfnCommandListAppendMemoryRangesBarrier_t pfnAppendMemoryRangesBarrier; /**< slot 7 [since 1.0] */
    ze_pfnCommandListAppendMemoryCopy_t pfnAppendMemoryCopy; /**< slot 8 [since 1.0] */
    ze_pfnCommandListAppendMemoryFill_t pfnAppendMemoryFill; /**< slot 9 [since 1.0] */
    ze_pfnCommandListAppendMemoryCopyRegion_t pfnAppendMemoryCopyRegion; /**< slot 10 [since 1.0] */
    ze_pfnCommandListAppendMemoryCopyFromContext_t pfnAppendMemoryCopyFromContext; /**< slot 11 [since 1.0] */
    ze_pfnCommandListAppendImageCopy_t pfnAppendImageCopy; /**< slot 12 [since 1.0] */
    ze_pfnCommandListAppendImageCopyRegion_t pfnAppendImageCopyRegion; /**< slot 13 [since 1.0] */
    ze_pfnCommandListAppendImageCopyToMemory_t pfnAppendImageCopyToMemory; /**< slot 14 [since 1.0] */
    ze_pfnCommandListAppendImageCopyFromMemory_t pfnAppendImageCopyFromMemory; /**< slot 15 [since 1.0] */
    ze_pfnCommandListAppendMemoryPrefetch_t pfnAppendMemoryPrefetch; /**< slot 16 [since 1.0] */
    ze_pfnCommandListAppendMemAdvise_t pfnAppendMemAdvise; /**< slot 17 [since 1.0] */
    ze_pfnCommandListAppendSignalEvent_t pfnAppendSignalEvent; /**< slot 18 [since 1.0] */
    ze_pfnCommandListAppendWaitOnEvents_t pfnAppendWaitOnEvents; /**< slot 19 [since 1.0] */
    ze_pfnCommandListAppendEventReset_t pfnAppendEventReset; /**< slot 20 [since 1.0] */
    ze_pfnCommandListAppendQueryKernelTimestamps_t pfnAppendQueryKernelTimestamps; /**< slot 21 [since 1.0] */
    ze_pfnCommandListAppendLaunchKernel_t pfnAppendLaunchKernel; /**< slot 22 [since 1.0] */
    ze_pfnCommandListAppendLaunchCooperativeKernel_t pfnAppendLaunchCooperativeKernel; /**< slot 23 [since 1.0] */
    ze_pfnCommandListAppendLaunchKernelIndirect_t pfnAppendLaunchKernelIndirect; /**< slot 24 [since 1.0] */
    ze_pfnCommandListAppendLaunchMultipleKernelsIndirect_t pfnAppendLaunchMultipleKernelsIndirect; /**< slot 25 [since 1.0] */
    ze_pfnCommandListAppendImageCopyToMemoryExt_t pfnAppendImageCopyToMemoryExt; /**< slot 26 [since 1.3] */
    ze_pfnCommandListAppendImageCopyFromMemoryExt_t pfnAppendImageCopyFromMemoryExt; /**< slot 27 [since 1.3] */
    ze_pfnCommandListHostSynchronize_t pfnHostSynchronize; /**< slot 28 [since 1.6] */
    ze_pfnCommandListGetDeviceHandle_t pfnGetDeviceHandle; /**< slot 29 [since 1.9] */
    ze_pfnCommandListGetContextHandle_t pfnGetContextHandle; /**< slot 30 [since 1.9] */
    ze_pfnCommandListGetOrdinal_t pfnGetOrdinal; /**< slot 31 [since 1.9] */
    ze_pfnCommandListImmediateGetIndex_t pfnImmediateGetIndex; /**< slot 32 [since 1.9] */
    ze_pfnCommandListIsImmediate_t pfnIsImmediate; /**< slot 33 [since 1.9] */
    ze_pfnCommandListAppendSignalExternalSemaphoreExt_t pfnAppendSignalExternalSemaphoreExt; /**< slot 34 [since 1.12] */
    ze_pfnCommandListAppendWaitExternalSemaphoreExt_t pfnAppendWaitExternalSemaphoreExt; /**< slot 35 [since 1.12] */
    ze_pfnCommandListAppendLaunchKernelWithParameters_t pfnAppendLaunchKernelWithParameters; /**< slot 36 [since 1.14] */
    ze_pfnCommandListAppendLaunchKernelWithArguments_t pfnAppendLaunchKernelWithArguments; /**< slot 37 [since 1.14] */
    ze_pfnCommandListAppendMemoryCopyWithParameters_t pfnAppendMemoryCopyWithParameters; /**< slot 38 [since 1.17] */
    ze_pfnCommandListAppendMemoryFillWithParameters_t pfnAppendMemoryFillWithParameters; /**< slot 39 [since 1.17] */
    ze_pfnCommandListImmediateAppendCommandListsWithParameters_t pfnImmediateAppendCommandListsWithParameters; /**< slot 40 [since 1.17] */
    ze_pfnCommandListGetFlags_t pfnGetFlags; /**< slot 41 [since 1.17] */
    ze_pfnCommandListImmediateGetFlags_t pfnImmediateGetFlags; /**< slot 42 [since 1.17] */
    ze_pfnCommandListImmediateGetMode_t pfnImmediateGetMode; /**< slot 43 [since 1.17] */
    ze_pfnCommandListImmediateGetPriority_t pfnImmediateGetPriority; /**< slot 44 [since 1.17] */
    ze_pfnCommandListBeginGraphCaptureExt_t pfnBeginGraphCaptureExt; /**< slot 45 [since 1.17] */
    ze_pfnCommandListBeginCaptureIntoGraphExt_t pfnBeginCaptureIntoGraphExt; /**< slot 46 [since 1.17] */
    ze_pfnCommandListIsGraphCaptureEnabledExt_t pfnIsGraphCaptureEnabledExt; /**< slot 47 [since 1.17] */
    ze_pfnCommandListEndGraphCaptureExt_t pfnEndGraphCaptureExt; /**< slot 48 [since 1.17] */
    ze_pfnCommandListGetGraphExt_t pfnGetGraphExt; /**< slot 49 [since 1.17] */
    ze_pfnCommandListAppendGraphExt_t pfnAppendGraphExt; /**< slot 50 [since 1.17] */
    ze_pfnCommandListAppendHostFunction_t pfnAppendHostFunction; /**< slot 51 [since 1.17] */
};

/* Dispatch table: command list exp. Slots only ever grow at the end. */
struct _ze_command_list_exp_dditable_t {
    ze_pfnCommandListCreateCloneExp_t pfnCreateCloneExp; /**< slot 0 [since 1.9] */
    ze_pfnCommandListImmediateAppendCommandListsExp_t pfnImmediateAppendCommandListsExp; /**< slot 1 [since 1.9] */
    ze_pfnCommandListGetNextCommandIdExp_t pfnGetNextCommandIdExp; /**< slot 2 [since 1.9] */
    ze_pfnCommandListUpdateMutableCommandsExp_t pfnUpdateMutableCommandsExp; /**< slot 3 [since 1.9] */
    ze_pfnCommandListUpdateMutableCommandSignalEventExp_t pfnUpdateMutableCommandSignalEventExp; /**< slot 4 [since 1.9] */
    ze_pfnCommandListUpdateMutableCommandWaitEventsExp_t pfnUpdateMutableCommandWaitEventsExp; /**< slot 5 [since 1.9] */
    ze_pfnCommandListGetNextCommandIdWithKernelsExp_t pfnGetNextCommandIdWithKernelsExp; /**< slot 6 [since 1.10] */
    ze_pfnCommandListUpdateMutableCommandKernelsExp_t pfnUpdateMutableCommandKernelsExp; /**< slot 7 [since 1.10] */
    ze_pfnCommandListIsMutableExp_t pfnIsMutableExp; /**< slot 8 [since 1.17] */
};

/* Dispatch table: image. Slots only ever grow at the end. */
struct _ze_image_dditable_t {
    ze_pfnImageGetProperties_t pfnGetProperties; /**< slot 0 [since 1.0] */
    ze_pfnImageCreate_t pfnCreate; /**< slot 1 [since 1.0] */
    ze_pfnImageDestroy_t pfnDestroy; /**< slot 2 [since 1.0] */
    ze_pfnImageGetAllocPropertiesExt_t pfnGetAllocPropertiesExt; /**< slot 3 [since 1.3] */
    ze_pfnImageViewCreateExt_t pfnViewCreateExt; /**< slot 4 [since 1.5] */
};

/* Dispatch table: image exp. Slots only ever grow at the end. */
struct _ze_image_exp_dditable_t {
    ze_pfnImageGetMemoryPropertiesExp_t pfnGetMemoryPropertiesExp; /**< slot 0 [since 1.2] */
    ze_pfnImageViewCreateExp_t pfnViewCreateExp; /**< slot 1 [since 1.2] */
    ze_pfnImageGetDeviceOffsetExp_t pfnGetDeviceOffsetExp; /**< slot 2 [since 1.9] */
};

/* Dispatch table: memory. Slots only ever grow at the end. */
struct _ze_mem_dditable_t {
    ze_pfnMemAllocShared_t pfnAllocShared; /**< slot 0 [since 1.0] */
    ze_pfnMemAllocDevice_t pfnAllocDevice; /**< slot 1 [since 1.0] */
    ze_pfnMemAllocHost_t pfnAllocHost; /**< slot 2 [since 1.0] */
    ze_pfnMemFree_t pfnFree; /**< slot 3 [since 1.0] */
    ze_pfnMemGetAllocProperties_t pfnGetAllocProperties; /**< slot 4 [since 1.0] */
    ze_pfnMemGetAddressRange_t pfnGetAddressRange; /**< slot 5 [since 1.0] */
    ze_pfnMemGetIpcHandle_t pfnGetIpcHandle; /**< slot 6 [since 1.0] */
    ze_pfnMemOpenIpcHandle_t pfnOpenIpcHandle; /**< slot 7 [since 1.0] */
    ze_pfnMemCloseIpcHandle_t pfnCloseIpcHandle; /**< slot 8 [since 1.0] */
    ze_pfnMemFreeExt_t pfnFreeExt; /**< slot 9 [since 1.3] */
    ze_pfnMemPutIpcHandle_t pfnPutIpcHandle; /**< slot 10 [since 1.6] */
    ze_pfnMemGetPitchFor2dImage_t pfnGetPitchFor2dImage; /**< slot 11 [since 1.9] */
    ze_pfnMemGetIpcHandleWithProperties_t pfnGetIpcHandleWithProperties; /**< slot 12 [since 1.15] */
};

/* Dispatch table: memory exp. Slots only ever grow at the end. */
struct _ze_mem_exp_dditable_t {
    ze_pfnMemGetIpcHandleFromFileDescriptorExp_t pfnGetIpcHandleFromFileDescriptorExp; /**< slot 0 [since 1.6] */
    ze_pfnMemGetFileDescriptorFromIpcHandleExp_t pfnGetFileDescriptorFromIpcHandleExp; /**< slot 1 [since 1.6] */
    ze_pfnMemSetAtomicAccessAttributeExp_t pfnSetAtomicAccessAttributeExp; /**< slot 2 [since 1.7] */
    ze_pfnMemGetAtomicAccessAttributeExp_t pfnGetAtomicAccessAttributeExp; /**< slot 3 [since 1.7] */
};

/* Dispatch table: fence. Slots only ever grow at the end. */
struct _ze_fence_dditable_t {
    ze_pfnFenceCreate_t pfnCreate; /**< slot 0 [since 1.0] */
    ze_pfnFenceDestroy_t pfnDestroy; /**< slot 1 [since 1.0] */
    ze_pfnFenceHostSynchronize_t pfnHostSynchronize; /**< slot 2 [since 1.0] */
    ze_pfnFenceQueryStatus_t pfnQueryStatus; /**< slot 3 [since 1.0] */
    ze_pfnFenceReset_t pfnReset; /**< slot 4 [since 1.0] */
};

/* Dispatch table: event pool. Slots only ever grow at the end. */
struct _ze_event_pool_dditable_t {
    ze_pfnEventPoolCreate_t pfnCreate; /**< slot 0 [since 1.0] */
    ze_pfnEventPoolDestroy_t pfnDestroy; /**< slot 1 [since 1.0] */
    ze_pfnEventPoolGetIpcHandle_t pfnGetIpcHandle; /**< slot 2 [since 1.0] */
    ze_pfnEventPoolOpenIpcHandle_t pfnOpenIpcHandle; /**< slot 3 [since 1.0] */
    ze_pfnEventPoolCloseIpcHandle_t pfnCloseIpcHandle; /**< slot 4 [since 1.0] */
    ze_pfnEventPoolPutIpcHandle_t pfnPutIpcHandle; /**< slot 5 [since 1.6] */
    ze_pfnEventPoolGetContextHandle_t pfnGetContextHandle; /**< slot 6 [since 1.9] */
    ze_pfnEventPoolGetFlags_t pfnGetFlags; /**< slot 7 [since 1.9] */
};

/* Dispatch table: event. Slots only ever grow at the end. */
struct _ze_event_dditable_t {
    ze_pfnEventCreate_t pfnCreate; /**< slot 0 [since 1.0] */
    ze_pfnEventDestroy_t pfnDestroy; /**< slot 1 [since 1.0] */
    ze_pfnEventHostSignal_t pfnHostSignal; /**< slot 2 [since 1.0] */
    ze_pfnEventHostSynchronize_t pfnHostSynchronize; /**< slot 3 [since 1.0] */
    ze_pfnEventQueryStatus_t pfnQueryStatus; /**< slot 4 [since 1.0] */
    ze_pfnEventHostReset_t pfnHostReset; /**< slot 5 [since 1.0] */
    ze_pfnEventQueryKernelTimestamp_t pfnQueryKernelTimestamp; /**< slot 6 [since 1.0] */
    ze_pfnEventQueryKernelTimestampsExt_t pfnQueryKernelTimestampsExt; /**< slot 7 [since 1.6] */
    ze_pfnEventGetEventPool_t pfnGetEventPool; /**< slot 8 [since 1.9] */
    ze_pfnEventGetSignalScope_t pfnGetSignalScope; /**< slot 9 [since 1.9] */
    ze_pfnEventGetWaitScope_t pfnGetWaitScope; /**< slot 10 [since 1.9] */
    ze_pfnEventCounterBasedCreate_t pfnCounterBasedCreate; /**< slot 11 [since 1.15] */
    ze_pfnEventCounterBasedGetIpcHandle_t pfnCounterBasedGetIpcHandle; /**< slot 12 [since 1.15] */
    ze_pfnEventCounterBasedOpenIpcHandle_t pfnCounterBasedOpenIpcHandle; /**< slot 13 [since 1.15] */
    ze_pfnEventCounterBasedCloseIpcHandle_t pfnCounterBasedCloseIpcHandle; /**< slot 14 [since 1.15] */
    ze_pfnEventCounterBasedGetDeviceAddress_t pfnCounterBasedGetDeviceAddress; /**< slot 15 [since 1.15] */
    ze_pfnEventGetCounterBasedFlags_t pfnGetCounterBasedFlags; /**< slot 16 [since 1.17] */
};

/* Dispatch table: event exp. Slots only ever grow at the end. */
struct _ze_event_exp_dditable_t {
    ze_pfnEventQueryTimestampsExp_t pfnQueryTimestampsExp; /**< slot 0 [since 1.2] */
};

/* Dispatch table: module. Slots only ever grow at the end. */
struct _ze_module_dditable_t {
    ze_pfnModuleCreate_t pfnCreate; /**< slot 0 [since 1.0] */
    ze_pfnModuleDestroy_t pfnDestroy; /**< slot 1 [since 1.0] */
    ze_pfnModuleDynamicLink_t pfnDynamicLink; /**< slot 2 [since 1.0] */
    ze_pfnModuleGetNativeBinary_t pfnGetNativeBinary; /**< slot 3 [since 1.0] */
    ze_pfnModuleGetGlobalPointer_t pfnGetGlobalPointer; /**< slot 4 [since 1.0] */
    ze_pfnModuleGetKernelNames_t pfnGetKernelNames; /**< slot 5 [since 1.0] */
    ze_pfnModuleGetProperties_t pfnGetProperties; /**< slot 6 [since 1.0] */
    ze_pfnModuleGetFunctionPointer_t pfnGetFunctionPointer; /**< slot 7 [since 1.0] */
    ze_pfnModuleInspectLinkageExt_t pfnInspectLinkageExt; /**< slot 8 [since 1.3] */
};

/* Dispatch table: module build log. Slots only ever grow at the end. */
struct _ze_module_build_log_dditable_t {
    ze_pfnModuleBuildLogDestroy_t pfnDestroy; /**< slot 0 [since 1.0] */
    ze_pfnModuleBuildLogGetString_t pfnGetString; /**< slot 1 [since 1.0] */
};

/* Dispatch table: kernel. Slots only ever grow at the end. */
struct _ze_kernel_dditable_t {
    ze_pfnKernelCreate_t pfnCreate; /**< slot 0 [since 1.0] */
    ze_pfnKernelDestroy_t pfnDestroy; /**< slot 1 [since 1.0] */
    ze_pfnKernelSetCacheConfig_t pfnSetCacheConfig; /**< slot 2 [since 1.0] */
    ze_pfnKernelSetGroupSize_t pfnSetGroupSize; /**< slot 3 [since 1.0] */
    ze_pfnKernelSuggestGroupSize_t pfnSuggestGroupSize; /**< slot 4 [since 1.0] */
    ze_pfnKernelSuggestMaxCooperativeGroupCount_t pfnSuggestMaxCooperativeGroupCount; /**< slot 5 [since 1.0] */
    ze_pfnKernelSetArgumentValue_t pfnSetArgumentValue; /**< slot 6 [since 1.0] */
    ze_pfnKernelSetIndirectAccess_t pfnSetIndirectAccess; /**< slot 7 [since 1.0] */
    ze_pfnKernelGetIndirectAccess_t pfnGetIndirectAccess; /**< slot 8 [since 1.0] */
    ze_pfnKernelGetSourceAttributes_t pfnGetSourceAttributes; /**< slot 9 [since 1.0] */
    ze_pfnKernelGetProperties_t pfnGetProperties; /**< slot 10 [since 1.0] */
    ze_pfnKernelGetName_t pfnGetName; /**< slot 11 [since 1.0] */
};

/* Dispatch table: kernel exp. Slots only ever grow at the end. */
struct _ze_kernel_exp_dditable_t {
    ze_pfnKernelSetGlobalOffsetExp_t pfnSetGlobalOffsetExp; /**< slot 0 [since 1.1] */
    ze_pfnKernelSchedulingHintExp_t pfnSchedulingHintExp; /**< slot 1 [since 1.2] */
    ze_pfnKernelGetBinaryExp_t pfnGetBinaryExp; /**< slot 2 [since 1.11] */
    ze_pfnKernelGetAllocationPropertiesExp_t pfnGetAllocationPropertiesExp; /**< slot 3 [since 1.14] */
};

/* Dispatch table: sampler. Slots only ever grow at the end. */
struct _ze_sampler_dditable_t {
    ze_pfnSamplerCreate_t pfnCreate; /**< slot 0 [since 1.0] */
    ze_pfnSamplerDestroy_t pfnDestroy; /**< slot 1 [since 1.0] */
};

/* Dispatch table: physical memory. Slots only ever grow at the end. */
struct _ze_physical_mem_dditable_t {
    ze_pfnPhysicalMemCreate_t pfnCreate; /**< slot 0 [since 1.0] */
    ze_pfnPhysicalMemDestroy_t pfnDestroy; /**< slot 1 [since 1.0] */
    ze_pfnPhysicalMemGetProperties_t pfnGetProperties; /**< slot 2 [since 1.15] */
};

/* Dispatch table: virtual memory. Slots only ever grow at the end. */
struct _ze_virtual_mem_dditable_t {
    ze_pfnVirtualMemReserve_t pfnReserve; /**< slot 0 [since 1.0] */
    ze_pfnVirtualMemFree_t pfnFree; /**< slot 1 [since 1.0] */
    ze_pfnVirtualMemQueryPageSize_t pfnQueryPageSize; /**< slot 2 [since 1.0] */
    ze_pfnVirtualMemMap_t pfnMap; /**< slot 3 [since 1.0] */
    ze_pfnVirtualMemUnmap_t pfnUnmap; /**< slot 4 [since 1.0] */
    ze_pfnVirtualMemSetAccessAttribute_t pfnSetAccessAttribute; /**< slot 5 [since 1.0] */
    ze_pfnVirtualMemGetAccessAttribute_t pfnGetAccessAttribute; /**< slot 6 [since 1.0] */
};

/* Dispatch table: fabric vertex exp. Slots only ever grow at the end. */
struct _ze_fabric_vertex_exp_dditable_t {
    ze_pfnFabricVertexGetExp_t pfnGetExp; /**< slot 0 [since 1.4] */
    ze_pfnFabricVertexGetSubVerticesExp_t pfnGetSubVerticesExp; /**< slot 1 [since 1.4] */
    ze_pfnFabricVertexGetPropertiesExp_t pfnGetPropertiesExp; /**< slot 2 [since 1.4] */
    ze_pfnFabricVertexGetDeviceExp_t pfnGetDeviceExp; /**< slot 3 [since 1.4] */
};

/* Dispatch table: fabric edge exp. Slots only ever grow at the end. */
struct _ze_fabric_edge_exp_dditable_t {
    ze_pfnFabricEdgeGetExp_t pfnGetExp; /**< slot 0 [since 1.4] */
    ze_pfnFabricEdgeGetVerticesExp_t pfnGetVerticesExp; /**< slot 1 [since 1.4] */
    ze_pfnFabricEdgeGetPropertiesExp_t pfnGetPropertiesExp; /**< slot 2 [since 1.4] */
};

/* Dispatch table: graph. Slots only ever grow at the end. */
struct _ze_graph_dditable_t {
    ze_pfnGraphCreateExt_t pfnCreateExt; /**< slot 0 [since 1.17] */
    ze_pfnGraphGetPrimaryCommandListExt_t pfnGetPrimaryCommandListExt; /**< slot 1 [since 1.17] */
    ze_pfnGraphSetDestructionCallbackExt_t pfnSetDestructionCallbackExt; /**< slot 2 [since 1.17] */
    ze_pfnGraphInstantiateExt_t pfnInstantiateExt; /**< slot 3 [since 1.17] */
    ze_pfnGraphIsEmptyExt_t pfnIsEmptyExt; /**< slot 4 [since 1.17] */
    ze_pfnGraphDumpContentsExt_t pfnDumpContentsExt; /**< slot 5 [since 1.17] */
    ze_pfnGraphDestroyExt_t pfnDestroyExt; /**< slot 6 [since 1.17] */
};

/* Dispatch table: executable graph. Slots only ever grow at the end. */
struct _ze_executable_graph_dditable_t {
    ze_pfnExecutableGraphGetSourceGraphExt_t pfnGetSourceGraphExt; /**< slot 0 [since 1.17] */
    ze_pfnExecutableGraphDestroyExt_t pfnDestroyExt; /**< slot 1 [since 1.17] */
};

/* Dispatch table: dditable t. Slots only ever grow at the end. */
struct _ze_dditable_t {
    ze_rtas_builder_dditable_t RTASBuilder; /**< slot 0 */
    ze_rtas_builder_exp_dditable_t RTASBuilderExp; /**< slot 1 */
    ze_rtas_parallel_operation_dditable_t RTASParallelOperation; /**< slot 2 */
    ze_rtas_parallel_operation_exp_dditable_t RTASParallelOperationExp; /**< slot 3 */
    ze_global_dditable_t Global; /**< slot 4 */
    ze_driver_dditable_t Driver; /**< slot 5 */
    ze_driver_exp_dditable_t DriverExp; /**< slot 6 */
    ze_device_dditable_t Device; /**< slot 7 */
    ze_device_exp_dditable_t DeviceExp; /**< slot 8 */
    ze_context_dditable_t Context; /**< slot 9 */
    ze_command_queue_dditable_t CommandQueue; /**< slot 10 */
    ze_command_list_dditable_t CommandList; /**< slot 11 */
    ze_command_list_exp_dditable_t CommandListExp; /**< slot 12 */
    ze_image_dditable_t Image; /**< slot 13 */
    ze_image_exp_dditable_t ImageExp; /**< slot 14 */
    ze_mem_dditable_t Mem; /**< slot 15 */
    ze_mem_exp_dditable_t MemExp; /**< slot 16 */
    ze_fence_dditable_t Fence; /**< slot 17 */
    ze_event_pool_dditable_t EventPool; /**< slot 18 */
    ze_event_dditable_t Event; /**< slot 19 */
    ze_event_exp_dditable_t EventExp; /**< slot 20 */
    ze_module_dditable_t Module; /**< slot 21 */
    ze_module_build_log_dditable_t ModuleBuildLog; /**< slot 22 */
    ze_kernel_dditable_t Kernel; /**< slot 23 */
    ze_kernel_exp_dditable_t KernelExp; /**< slot 24 */
    ze_sampler_dditable_t Sampler; /**< slot 25 */
    ze_physical_mem_dditable_t PhysicalMem; /**< slot 26 */
    ze_virtual_mem_dditable_t VirtualMem; /**< slot 27 */
    ze_fabric_vertex_exp_dditable_t FabricVertexExp; /**< slot 28 */
    ze_fabric_edge_exp_dditable_t FabricEdgeExp; /**< slot 29 */
    ze_graph_dditable_t Graph; /**< slot 30 */
    ze_executable_graph_dditable_t ExecutableGraph; /**< slot 31 */
};

/* Dispatch table: dditable driver t. Slots only ever grow at the end. */
struct _ze_dditable_driver_t {
    ze_api_version_t version; /**< API version of the tables */
    uint8_t isValidFlag; /**< slot 1 */
    ze_rtas_builder_dditable_t *RTASBuilder; /**< slot 2 */
    ze_rtas_builder_exp_dditable_t *RTASBuilderExp; /**< slot 3 */
    ze_rtas_parallel_operation_dditable_t *RTASParallelOperation; /**< slot 4 */
    ze_rtas_parallel_operation_exp_dditable_t *RTASParallelOperationExp; /**< slot 5 */
    ze_global_dditable_t *Global; /**< slot 6 */
    ze_driver_dditable_t *Driver; /**< slot 7 */
    ze_driver_exp_dditable_t *DriverExp; /**< slot 8 */
    ze_device_dditable_t *Device; /**< slot 9 */
    ze_device_exp_dditable_t *DeviceExp; /**< slot 10 */
    ze_context_dditable_t *Context; /**< slot 11 */
    ze_command_queue_dditable_t *CommandQueue; /**< slot 12 */
    ze_command_list_dditable_t *CommandList; /**< slot 13 */
    ze_command_list_exp_dditable_t *CommandListExp; /**< slot 14 */
    ze_image_dditable_t *Image; /**< slot 15 */
    ze_image_exp_dditable_t *ImageExp; /**< slot 16 */
    ze_mem_dditable_t *Mem; /**< slot 17 */
    ze_mem_exp_dditable_t *MemExp; /**< slot 18 */
    ze_fence_dditable_t *Fence; /**< slot 19 */
    ze_event_pool_dditable_t *EventPool; /**< slot 20 */
    ze_event_dditable_t *Event; /**< slot 21 */
    ze_event_exp_dditable_t *EventExp; /**< slot 22 */
    ze_module_dditable_t *Module; /**< slot 23 */
    ze_module_build_log_dditable_t *ModuleBuildLog; /**< slot 24 */
    ze_kernel_dditable_t *Kernel; /**< slot 25 */
    ze_kernel_exp_dditable_t *KernelExp; /**< slot 26 */
    ze_sampler_dditable_t *Sampler; /**< slot 27 */
    ze_physical_mem_dditable_t *PhysicalMem; /**< slot 28 */
    ze_virtual_mem_dditable_t *VirtualMem; /**< slot 29 */
    ze_fabric_vertex_exp_dditable_t *FabricVertexExp; /**< slot 30 */
    ze_fabric_edge_exp_dditable_t *FabricEdgeExp; /**< slot 31 */
    ze_graph_dditable_t *Graph; /**< slot 32 */
    ze_executable_graph_dditable_t *ExecutableGraph; /**< slot 33 */
};

/*
 * Fills a dispatch table: rtas builder.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetRTASBuilderProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_rtas_builder_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: rtas builder exp.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetRTASBuilderExpProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_rtas_builder_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: rtas parallel operation.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetRTASParallelOperationProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_rtas_parallel_operation_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: rtas parallel operation exp.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetRTASParallelOperationExpProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_rtas_parallel_operation_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: global.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetGlobalProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_global_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: driver.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetDriverProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_driver_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: driver exp.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetDriverExpProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_driver_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: device.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetDeviceProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_device_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: device exp.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetDeviceExpProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_device_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: context.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetContextProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_context_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: command queue.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetCommandQueueProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_command_queue_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: command list.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetCommandListProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_command_list_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: command list exp.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetCommandListExpProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_command_list_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: image.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetImageProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_image_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: image exp.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetImageExpProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_image_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: mem.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetMemProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_mem_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: mem exp.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetMemExpProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_mem_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: fence.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetFenceProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_fence_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: event pool.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetEventPoolProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_event_pool_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: event.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetEventProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_event_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: event exp.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetEventExpProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_event_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: module.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetModuleProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_module_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: module build log.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetModuleBuildLogProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_module_build_log_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: kernel.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetKernelProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_kernel_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: kernel exp.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetKernelExpProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_kernel_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: sampler.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetSamplerProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_sampler_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: physical mem.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetPhysicalMemProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_physical_mem_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: virtual mem.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetVirtualMemProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_virtual_mem_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: fabric vertex exp.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetFabricVertexExpProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_fabric_vertex_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: fabric edge exp.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetFabricEdgeExpProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_fabric_edge_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: graph.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetGraphProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_graph_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: executable graph.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zeGetExecutableGraphProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    ze_executable_graph_dditable_t *pDdiTable /**< [in,out] the ddi table */
);


#if defined(__cplusplus)
}
#endif

#endif
