/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Unified Runtime 0.12 (release 2026.2): dispatch tables in slot order, and the functions that fill them.
 * Every handle begins with a pointer to the ur_dditable_t of its adapter.
 */
#ifndef VESPER_UR_DDI_H
#define VESPER_UR_DDI_H

#include "ur_api.h"

#if defined(__cplusplus)
extern "C" {
#endif



typedef struct ur_adapter_dditable_t ur_adapter_dditable_t;
typedef struct ur_platform_dditable_t ur_platform_dditable_t;
typedef struct ur_context_dditable_t ur_context_dditable_t;
typedef struct ur_event_dditable_t ur_event_dditable_t;
typedef struct ur_event_exp_dditable_t ur_event_exp_dditable_t;
typedef struct ur_program_dditable_t ur_program_dditable_t;
typedef struct ur_program_exp_dditable_t ur_program_exp_dditable_t;
typedef struct ur_kernel_dditable_t ur_kernel_dditable_t;
typedef struct ur_queue_dditable_t ur_queue_dditable_t;
typedef struct ur_queue_exp_dditable_t ur_queue_exp_dditable_t;
typedef struct ur_sampler_dditable_t ur_sampler_dditable_t;
typedef struct ur_mem_dditable_t ur_mem_dditable_t;
typedef struct ur_physical_mem_dditable_t ur_physical_mem_dditable_t;
typedef struct ur_enqueue_dditable_t ur_enqueue_dditable_t;
typedef struct ur_enqueue_exp_dditable_t ur_enqueue_exp_dditable_t;
typedef struct ur_usm_dditable_t ur_usm_dditable_t;
typedef struct ur_usm_exp_dditable_t ur_usm_exp_dditable_t;
typedef struct ur_bindless_images_exp_dditable_t ur_bindless_images_exp_dditable_t;
typedef struct ur_command_buffer_exp_dditable_t ur_command_buffer_exp_dditable_t;
typedef struct ur_graph_exp_dditable_t ur_graph_exp_dditable_t;
typedef struct ur_ipc_exp_dditable_t ur_ipc_exp_dditable_t;
typedef struct ur_memory_export_exp_dditable_t ur_memory_export_exp_dditable_t;
typedef struct ur_usm_p2p_exp_dditable_t ur_usm_p2p_exp_dditable_t;
typedef struct ur_virtual_mem_dditable_t ur_virtual_mem_dditable_t;
typedef struct ur_device_dditable_t ur_device_dditable_t;
typedef struct ur_device_exp_dditable_t ur_device_exp_dditable_t;
typedef struct ur_dditable_t ur_dditable_t;


typedef ur_result_t (*ur_pfnAdapterGet_t)(uint32_t, ur_adapter_handle_t *, uint32_t *);
typedef ur_result_t (*ur_pfnAdapterRelease_t)(ur_adapter_handle_t);
typedef ur_result_t (*ur_pfnAdapterRetain_t)(ur_adapter_handle_t);
typedef ur_result_t (*ur_pfnAdapterGetLastError_t)(ur_adapter_handle_t, const char **, int32_t *);
typedef ur_result_t (*ur_pfnAdapterGetInfo_t)(ur_adapter_handle_t, ur_adapter_info_t, size_t, void *, size_t *);
typedef ur_result_t (*ur_pfnAdapterSetLoggerCallback_t)(ur_adapter_handle_t, ur_logger_callback_t, void *, ur_logger_level_t);
typedef ur_result_t (*ur_pfnAdapterSetLoggerCallbackLevel_t)(ur_adapter_handle_t, ur_logger_level_t);
typedef ur_result_t (*ur_pfnGetAdapterProcAddrTable_t)(ur_api_version_t, ur_adapter_dditable_t *);
typedef ur_result_t (*ur_pfnPlatformGet_t)(ur_adapter_handle_t, uint32_t, ur_platform_handle_t *, uint32_t *);
typedef ur_result_t (*ur_pfnPlatformGetInfo_t)(ur_platform_handle_t, ur_platform_info_t, size_t, void *, size_t *);
typedef ur_result_t (*ur_pfnPlatformGetNativeHandle_t)(ur_platform_handle_t, ur_native_handle_t *);
typedef ur_result_t (*ur_pfnPlatformCreateWithNativeHandle_t)(ur_native_handle_t, ur_adapter_handle_t, const ur_platform_native_properties_t *, ur_platform_handle_t *);
typedef ur_result_t (*ur_pfnPlatformGetApiVersion_t)(ur_platform_handle_t, ur_api_version_t *);
typedef ur_result_t (*ur_pfnPlatformGetBackendOption_t)(ur_platform_handle_t, const char *, const char **);
typedef ur_result_t (*ur_pfnGetPlatformProcAddrTable_t)(ur_api_version_t, ur_platform_dditable_t *);
typedef ur_result_t (*ur_pfnContextCreate_t)(uint32_t, const ur_device_handle_t *, const ur_context_properties_t *, ur_context_handle_t *);
typedef ur_result_t (*ur_pfnContextRetain_t)(ur_context_handle_t);
typedef ur_result_t (*ur_pfnContextRelease_t)(ur_context_handle_t);
typedef ur_result_t (*ur_pfnContextGetInfo_t)(ur_context_handle_t, ur_context_info_t, size_t, void *, size_t *);
typedef ur_result_t (*ur_pfnContextGetNativeHandle_t)(ur_context_handle_t, ur_native_handle_t *);
typedef ur_result_t (*ur_pfnContextCreateWithNativeHandle_t)(ur_native_handle_t, ur_adapter_handle_t, uint32_t, const ur_device_handle_t *, const ur_context_native_properties_t *, ur_context_handle_t *);
typedef ur_result_t (*ur_pfnContextSetExtendedDeleter_t)(ur_context_handle_t, ur_context_extended_deleter_t, void *);
typedef ur_result_t (*ur_pfnGetContextProcAddrTable_t)(ur_api_version_t, ur_context_dditable_t *);
typedef ur_result_t (*ur_pfnEventGetInfo_t)(ur_event_handle_t, ur_event_info_t, size_t, void *, size_t *);
typedef ur_result_t (*ur_pfnEventGetProfilingInfo_t)(ur_event_handle_t, ur_profiling_info_t, size_t, void *, size_t *);
typedef ur_result_t (*ur_pfnEventWait_t)(uint32_t, const ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEventRetain_t)(ur_event_handle_t);
typedef ur_result_t (*ur_pfnEventRelease_t)(ur_event_handle_t);
typedef ur_result_t (*ur_pfnEventGetNativeHandle_t)(ur_event_handle_t, ur_native_handle_t *);
typedef ur_result_t (*ur_pfnEventCreateWithNativeHandle_t)(ur_native_handle_t, ur_context_handle_t, const ur_event_native_properties_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEventSetCallback_t)(ur_event_handle_t, ur_execution_info_t, ur_event_callback_t, void *);
typedef ur_result_t (*ur_pfnGetEventProcAddrTable_t)(ur_api_version_t, ur_event_dditable_t *);
typedef ur_result_t (*ur_pfnEventCreateExp_t)(ur_context_handle_t, ur_device_handle_t, const ur_exp_event_desc_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnGetEventExpProcAddrTable_t)(ur_api_version_t, ur_event_exp_dditable_t *);
typedef ur_result_t (*ur_pfnProgramCreateWithIL_t)(ur_context_handle_t, const void *, size_t, const ur_program_properties_t *, ur_program_handle_t *);
typedef ur_result_t (*ur_pfnProgramCreateWithBinary_t)(ur_context_handle_t, uint32_t, ur_device_handle_t *, size_t *, const uint8_t **, const ur_program_properties_t *, ur_program_handle_t *);
typedef ur_result_t (*ur_pfnProgramBuild_t)(ur_context_handle_t, ur_program_handle_t, const char *);
typedef ur_result_t (*ur_pfnProgramCompile_t)(ur_context_handle_t, ur_program_handle_t, const char *);
typedef ur_result_t (*ur_pfnProgramLink_t)(ur_context_handle_t, uint32_t, const ur_program_handle_t *, const char *, ur_program_handle_t *);
typedef ur_result_t (*ur_pfnProgramRetain_t)(ur_program_handle_t);
typedef ur_result_t (*ur_pfnProgramRelease_t)(ur_program_handle_t);
typedef ur_result_t (*ur_pfnProgramGetFunctionPointer_t)(ur_device_handle_t, ur_program_handle_t, const char *, void **);
typedef ur_result_t (*ur_pfnProgramGetGlobalVariablePointer_t)(ur_device_handle_t, ur_program_handle_t, const char *, size_t *, void **);
typedef ur_result_t (*ur_pfnProgramGetInfo_t)(ur_program_handle_t, ur_program_info_t, size_t, void *, size_t *);
typedef ur_result_t (*ur_pfnProgramGetBuildInfo_t)(ur_program_handle_t, ur_device_handle_t, ur_program_build_info_t, size_t, void *, size_t *);
typedef ur_result_t (*ur_pfnProgramSetSpecializationConstants_t)(ur_program_handle_t, uint32_t, const ur_specialization_constant_info_t *);
typedef ur_result_t (*ur_pfnProgramGetNativeHandle_t)(ur_program_handle_t, ur_native_handle_t *);
typedef ur_result_t (*ur_pfnProgramCreateWithNativeHandle_t)(ur_native_handle_t, ur_context_handle_t, const ur_program_native_properties_t *, ur_program_handle_t *);
typedef ur_result_t (*ur_pfnGetProgramProcAddrTable_t)(ur_api_version_t, ur_program_dditable_t *);
typedef ur_result_t (*ur_pfnProgramDynamicLinkExp_t)(ur_context_handle_t, uint32_t, const ur_program_handle_t *);
typedef ur_result_t (*ur_pfnProgramBuildExp_t)(ur_program_handle_t, uint32_t, ur_device_handle_t *, ur_exp_program_flags_t, const char *);
typedef ur_result_t (*ur_pfnProgramCompileExp_t)(ur_program_handle_t, uint32_t, ur_device_handle_t *, ur_exp_program_flags_t, const char *);
typedef ur_result_t (*ur_pfnProgramLinkExp_t)(ur_context_handle_t, uint32_t, ur_device_handle_t *, ur_exp_program_flags_t, uint32_t, const ur_program_handle_t *, const char *, ur_program_handle_t *);
typedef ur_result_t (*ur_pfnGetProgramExpProcAddrTable_t)(ur_api_version_t, ur_program_exp_dditable_t *);
typedef ur_result_t (*ur_pfnKernelCreate_t)(ur_program_handle_t, const char *, ur_kernel_handle_t *);
typedef ur_result_t (*ur_pfnKernelGetInfo_t)(ur_kernel_handle_t, ur_kernel_info_t, size_t, void *, size_t *);
typedef ur_result_t (*ur_pfnKernelGetGroupInfo_t)(ur_kernel_handle_t, ur_device_handle_t, ur_kernel_group_info_t, size_t, void *, size_t *);
typedef ur_result_t (*ur_pfnKernelGetSubGroupInfo_t)(ur_kernel_handle_t, ur_device_handle_t, ur_kernel_sub_group_info_t, size_t, void *, size_t *);
typedef ur_result_t (*ur_pfnKernelRetain_t)(ur_kernel_handle_t);
typedef ur_result_t (*ur_pfnKernelRelease_t)(ur_kernel_handle_t);
typedef ur_result_t (*ur_pfnKernelGetNativeHandle_t)(ur_kernel_handle_t, ur_native_handle_t *);
typedef ur_result_t (*ur_pfnKernelCreateWithNativeHandle_t)(ur_native_handle_t, ur_context_handle_t, ur_program_handle_t, const ur_kernel_native_properties_t *, ur_kernel_handle_t *);
typedef ur_result_t (*ur_pfnKernelGetSuggestedLocalWorkSize_t)(ur_kernel_handle_t, ur_queue_handle_t, uint32_t, const size_t *, const size_t *, size_t *);
typedef ur_result_t (*ur_pfnKernelGetSuggestedLocalWorkSizeWithArgs_t)(ur_kernel_handle_t, ur_queue_handle_t, uint32_t, const size_t *, const size_t *, uint32_t, const ur_exp_kernel_arg_properties_t *, size_t *);
typedef ur_result_t (*ur_pfnKernelSetExecInfo_t)(ur_kernel_handle_t, ur_kernel_exec_info_t, size_t, const ur_kernel_exec_info_properties_t *, const void *);
typedef ur_result_t (*ur_pfnKernelSetSpecializationConstants_t)(ur_kernel_handle_t, uint32_t, const ur_specialization_constant_info_t *);
typedef ur_result_t (*ur_pfnKernelSuggestMaxCooperativeGroupCount_t)(ur_kernel_handle_t, ur_device_handle_t, uint32_t, const size_t *, size_t, uint32_t *);
typedef ur_result_t (*ur_pfnGetKernelProcAddrTable_t)(ur_api_version_t, ur_kernel_dditable_t *);
typedef ur_result_t (*ur_pfnQueueGetInfo_t)(ur_queue_handle_t, ur_queue_info_t, size_t, void *, size_t *);
typedef ur_result_t (*ur_pfnQueueCreate_t)(ur_context_handle_t, ur_device_handle_t, const ur_queue_properties_t *, ur_queue_handle_t *);
typedef ur_result_t (*ur_pfnQueueRetain_t)(ur_queue_handle_t);
typedef ur_result_t (*ur_pfnQueueRelease_t)(ur_queue_handle_t);
typedef ur_result_t (*ur_pfnQueueGetNativeHandle_t)(ur_queue_handle_t, ur_queue_native_desc_t *, ur_native_handle_t *);
typedef ur_result_t (*ur_pfnQueueCreateWithNativeHandle_t)(ur_native_handle_t, ur_context_handle_t, ur_device_handle_t, const ur_queue_native_properties_t *, ur_queue_handle_t *);
typedef ur_result_t (*ur_pfnQueueFinish_t)(ur_queue_handle_t);
typedef ur_result_t (*ur_pfnQueueFlush_t)(ur_queue_handle_t);
typedef ur_result_t (*ur_pfnGetQueueProcAddrTable_t)(ur_api_version_t, ur_queue_dditable_t *);
typedef ur_result_t (*ur_pfnQueueBeginGraphCaptureExp_t)(ur_queue_handle_t);
typedef ur_result_t (*ur_pfnQueueBeginCaptureIntoGraphExp_t)(ur_queue_handle_t, ur_exp_graph_handle_t);
typedef ur_result_t (*ur_pfnQueueEndGraphCaptureExp_t)(ur_queue_handle_t, ur_exp_graph_handle_t *);
typedef ur_result_t (*ur_pfnQueueIsGraphCaptureEnabledExp_t)(ur_queue_handle_t, bool *);
typedef ur_result_t (*ur_pfnQueueGetGraphExp_t)(ur_queue_handle_t, ur_exp_graph_handle_t *);
typedef ur_result_t (*ur_pfnGetQueueExpProcAddrTable_t)(ur_api_version_t, ur_queue_exp_dditable_t *);
typedef ur_result_t (*ur_pfnSamplerCreate_t)(ur_context_handle_t, const ur_sampler_desc_t *, ur_sampler_handle_t *);
typedef ur_result_t (*ur_pfnSamplerRetain_t)(ur_sampler_handle_t);
typedef ur_result_t (*ur_pfnSamplerRelease_t)(ur_sampler_handle_t);
typedef ur_result_t (*ur_pfnSamplerGetInfo_t)(ur_sampler_handle_t, ur_sampler_info_t, size_t, void *, size_t *);
typedef ur_result_t (*ur_pfnSamplerGetNativeHandle_t)(ur_sampler_handle_t, ur_native_handle_t *);
typedef ur_result_t (*ur_pfnSamplerCreateWithNativeHandle_t)(ur_native_handle_t, ur_context_handle_t, const ur_sampler_native_properties_t *, ur_sampler_handle_t *);
typedef ur_result_t (*ur_pfnGetSamplerProcAddrTable_t)(ur_api_version_t, ur_sampler_dditable_t *);
typedef ur_result_t (*ur_pfnMemImageCreate_t)(ur_context_handle_t, ur_mem_flags_t, const ur_image_format_t *, const ur_image_desc_t *, void *, ur_mem_handle_t *);
typedef ur_result_t (*ur_pfnMemBufferCreate_t)(ur_context_handle_t, ur_mem_flags_t, size_t, const ur_buffer_properties_t *, ur_mem_handle_t *);
typedef ur_result_t (*ur_pfnMemRetain_t)(ur_mem_handle_t);
typedef ur_result_t (*ur_pfnMemRelease_t)(ur_mem_handle_t);
typedef ur_result_t (*ur_pfnMemBufferPartition_t)(ur_mem_handle_t, ur_mem_flags_t, ur_buffer_create_type_t, const ur_buffer_region_t *, ur_mem_handle_t *);
typedef ur_result_t (*ur_pfnMemGetNativeHandle_t)(ur_mem_handle_t, ur_device_handle_t, ur_native_handle_t *);
typedef ur_result_t (*ur_pfnMemBufferCreateWithNativeHandle_t)(ur_native_handle_t, ur_context_handle_t, const ur_mem_native_properties_t *, ur_mem_handle_t *);
typedef ur_result_t (*ur_pfnMemImageCreateWithNativeHandle_t)(ur_native_handle_t, ur_context_handle_t, const ur_image_format_t *, const ur_image_desc_t *, const ur_mem_native_properties_t *, ur_mem_handle_t *);
typedef ur_result_t (*ur_pfnMemGetInfo_t)(ur_mem_handle_t, ur_mem_info_t, size_t, void *, size_t *);
typedef ur_result_t (*ur_pfnMemImageGetInfo_t)(ur_mem_handle_t, ur_image_info_t, size_t, void *, size_t *);
typedef ur_result_t (*ur_pfnGetMemProcAddrTable_t)(ur_api_version_t, ur_mem_dditable_t *);
typedef ur_result_t (*ur_pfnPhysicalMemCreate_t)(ur_context_handle_t, ur_device_handle_t, size_t, const ur_physical_mem_properties_t *, ur_physical_mem_handle_t *);
typedef ur_result_t (*ur_pfnPhysicalMemRetain_t)(ur_physical_mem_handle_t);
typedef ur_result_t (*ur_pfnPhysicalMemRelease_t)(ur_physical_mem_handle_t);
typedef ur_result_t (*ur_pfnPhysicalMemGetInfo_t)(ur_physical_mem_handle_t, ur_physical_mem_info_t, size_t, void *, size_t *);
typedef ur_result_t (*ur_pfnGetPhysicalMemProcAddrTable_t)(ur_api_version_t, ur_physical_mem_dditable_t *);
typedef ur_result_t (*ur_pfnEnqueueEventsWait_t)(ur_queue_handle_t, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueEventsWaitWithBarrier_t)(ur_queue_handle_t, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueMemBufferRead_t)(ur_queue_handle_t, ur_mem_handle_t, bool, size_t, size_t, void *, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueMemBufferWrite_t)(ur_queue_handle_t, ur_mem_handle_t, bool, size_t, size_t, const void *, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueMemBufferReadRect_t)(ur_queue_handle_t, ur_mem_handle_t, bool, ur_rect_offset_t, ur_rect_offset_t, ur_rect_region_t, size_t, size_t, size_t, size_t, void *, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueMemBufferWriteRect_t)(ur_queue_handle_t, ur_mem_handle_t, bool, ur_rect_offset_t, ur_rect_offset_t, ur_rect_region_t, size_t, size_t, size_t, size_t, void *, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueMemBufferCopy_t)(ur_queue_handle_t, ur_mem_handle_t, ur_mem_handle_t, size_t, size_t, size_t, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueMemBufferCopyRect_t)(ur_queue_handle_t, ur_mem_handle_t, ur_mem_handle_t, ur_rect_offset_t, ur_rect_offset_t, ur_rect_region_t, size_t, size_t, size_t, size_t, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueMemBufferFill_t)(ur_queue_handle_t, ur_mem_handle_t, const void *, size_t, size_t, size_t, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueMemImageRead_t)(ur_queue_handle_t, ur_mem_handle_t, bool, ur_rect_offset_t, ur_rect_region_t, size_t, size_t, void *, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueMemImageWrite_t)(ur_queue_handle_t, ur_mem_handle_t, bool, ur_rect_offset_t, ur_rect_region_t, size_t, size_t, void *, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueMemImageCopy_t)(ur_queue_handle_t, ur_mem_handle_t, ur_mem_handle_t, ur_rect_offset_t, ur_rect_offset_t, ur_rect_region_t, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueMemBufferMap_t)(ur_queue_handle_t, ur_mem_handle_t, bool, ur_map_flags_t, size_t, size_t, uint32_t, const ur_event_handle_t *, ur_event_handle_t *, void **);
typedef ur_result_t (*ur_pfnEnqueueMemUnmap_t)(ur_queue_handle_t, ur_mem_handle_t, void *, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueUSMFill_t)(ur_queue_handle_t, void *, size_t, const void *, size_t, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueUSMMemcpy_t)(ur_queue_handle_t, bool, void *, const void *, size_t, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueUSMPrefetch_t)(ur_queue_handle_t, const void *, size_t, ur_usm_migration_flags_t, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueUSMAdvise_t)(ur_queue_handle_t, const void *, size_t, ur_usm_advice_flags_t, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueUSMFill2D_t)(ur_queue_handle_t, void *, size_t, size_t, const void *, size_t, size_t, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueUSMMemcpy2D_t)(ur_queue_handle_t, bool, void *, size_t, const void *, size_t, size_t, size_t, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueDeviceGlobalVariableWrite_t)(ur_queue_handle_t, ur_program_handle_t, const char *, bool, size_t, size_t, const void *, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueDeviceGlobalVariableRead_t)(ur_queue_handle_t, ur_program_handle_t, const char *, bool, size_t, size_t, void *, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueReadHostPipe_t)(ur_queue_handle_t, ur_program_handle_t, const char *, bool, void *, size_t, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueWriteHostPipe_t)(ur_queue_handle_t, ur_program_handle_t, const char *, bool, void *, size_t, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueEventsWaitWithBarrierExt_t)(ur_queue_handle_t, const ur_exp_enqueue_ext_properties_t *, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnGetEnqueueProcAddrTable_t)(ur_api_version_t, ur_enqueue_dditable_t *);
typedef ur_result_t (*ur_pfnEnqueueKernelLaunchWithArgsExp_t)(ur_queue_handle_t, ur_kernel_handle_t, uint32_t, const size_t *, const size_t *, const size_t *, uint32_t, const ur_exp_kernel_arg_properties_t *, const ur_kernel_launch_ext_properties_t *, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueUSMDeviceAllocExp_t)(ur_queue_handle_t, ur_usm_pool_handle_t, const size_t, const ur_exp_async_usm_alloc_properties_t *, uint32_t, const ur_event_handle_t *, void **, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueUSMSharedAllocExp_t)(ur_queue_handle_t, ur_usm_pool_handle_t, const size_t, const ur_exp_async_usm_alloc_properties_t *, uint32_t, const ur_event_handle_t *, void **, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueUSMHostAllocExp_t)(ur_queue_handle_t, ur_usm_pool_handle_t, const size_t, const ur_exp_async_usm_alloc_properties_t *, uint32_t, const ur_event_handle_t *, void **, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueUSMFreeExp_t)(ur_queue_handle_t, ur_usm_pool_handle_t, void *, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueTimestampRecordingExp_t)(ur_queue_handle_t, bool, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueCommandBufferExp_t)(ur_queue_handle_t, ur_exp_command_buffer_handle_t, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueHostTaskExp_t)(ur_queue_handle_t, ur_exp_host_task_function_t, void *, const ur_exp_host_task_properties_t *, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueNativeCommandExp_t)(ur_queue_handle_t, ur_exp_enqueue_native_command_function_t, void *, uint32_t, const ur_mem_handle_t *, const ur_exp_enqueue_native_command_properties_t *, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnEnqueueGraphExp_t)(ur_queue_handle_t, ur_exp_executable_graph_handle_t, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnGetEnqueueExpProcAddrTable_t)(ur_api_version_t, ur_enqueue_exp_dditable_t *);
typedef ur_result_t (*ur_pfnUSMHostAlloc_t)(ur_context_handle_t, const ur_usm_desc_t *, ur_usm_pool_handle_t, size_t, void **);
typedef ur_result_t (*ur_pfnUSMDeviceAlloc_t)(ur_context_handle_t, ur_device_handle_t, const ur_usm_desc_t *, ur_usm_pool_handle_t, size_t, void **);
typedef ur_result_t (*ur_pfnUSMSharedAlloc_t)(ur_context_handle_t, ur_device_handle_t, const ur_usm_desc_t *, ur_usm_pool_handle_t, size_t, void **);
typedef ur_result_t (*ur_pfnUSMFree_t)(ur_context_handle_t, void *);
typedef ur_result_t (*ur_pfnUSMGetMemAllocInfo_t)(ur_context_handle_t, const void *, ur_usm_alloc_info_t, size_t, void *, size_t *);
typedef ur_result_t (*ur_pfnUSMPoolCreate_t)(ur_context_handle_t, ur_usm_pool_desc_t *, ur_usm_pool_handle_t *);
typedef ur_result_t (*ur_pfnUSMPoolRetain_t)(ur_usm_pool_handle_t);
typedef ur_result_t (*ur_pfnUSMPoolRelease_t)(ur_usm_pool_handle_t);
typedef ur_result_t (*ur_pfnUSMPoolGetInfo_t)(ur_usm_pool_handle_t, ur_usm_pool_info_t, size_t, void *, size_t *);
typedef ur_result_t (*ur_pfnGetUSMProcAddrTable_t)(ur_api_version_t, ur_usm_dditable_t *);
typedef ur_result_t (*ur_pfnUSMPoolCreateExp_t)(ur_context_handle_t, ur_device_handle_t, ur_usm_pool_desc_t *, ur_usm_pool_handle_t *);
typedef ur_result_t (*ur_pfnUSMPoolDestroyExp_t)(ur_context_handle_t, ur_device_handle_t, ur_usm_pool_handle_t);
typedef ur_result_t (*ur_pfnUSMPoolGetDefaultDevicePoolExp_t)(ur_context_handle_t, ur_device_handle_t, ur_usm_pool_handle_t *);
typedef ur_result_t (*ur_pfnUSMPoolGetInfoExp_t)(ur_usm_pool_handle_t, ur_usm_pool_info_t, void *, size_t *);
typedef ur_result_t (*ur_pfnUSMPoolSetInfoExp_t)(ur_usm_pool_handle_t, ur_usm_pool_info_t, void *, size_t);
typedef ur_result_t (*ur_pfnUSMPoolSetDevicePoolExp_t)(ur_context_handle_t, ur_device_handle_t, ur_usm_pool_handle_t);
typedef ur_result_t (*ur_pfnUSMPoolGetDevicePoolExp_t)(ur_context_handle_t, ur_device_handle_t, ur_usm_pool_handle_t *);
typedef ur_result_t (*ur_pfnUSMPoolTrimToExp_t)(ur_context_handle_t, ur_device_handle_t, ur_usm_pool_handle_t, size_t);
typedef ur_result_t (*ur_pfnUSMPitchedAllocExp_t)(ur_context_handle_t, ur_device_handle_t, const ur_usm_desc_t *, ur_usm_pool_handle_t, size_t, size_t, size_t, void **, size_t *);
typedef ur_result_t (*ur_pfnUSMContextMemcpyExp_t)(ur_context_handle_t, void *, const void *, size_t);
typedef ur_result_t (*ur_pfnUSMHostAllocUnregisterExp_t)(ur_context_handle_t, void *);
typedef ur_result_t (*ur_pfnUSMHostAllocRegisterExp_t)(ur_context_handle_t, void *, size_t, const ur_exp_usm_host_alloc_register_properties_t *);
typedef ur_result_t (*ur_pfnUSMImportExp_t)(ur_context_handle_t, void *, size_t);
typedef ur_result_t (*ur_pfnUSMReleaseExp_t)(ur_context_handle_t, void *);
typedef ur_result_t (*ur_pfnGetUSMExpProcAddrTable_t)(ur_api_version_t, ur_usm_exp_dditable_t *);
typedef ur_result_t (*ur_pfnBindlessImagesUnsampledImageHandleDestroyExp_t)(ur_context_handle_t, ur_device_handle_t, ur_exp_image_native_handle_t);
typedef ur_result_t (*ur_pfnBindlessImagesSampledImageHandleDestroyExp_t)(ur_context_handle_t, ur_device_handle_t, ur_exp_image_native_handle_t);
typedef ur_result_t (*ur_pfnBindlessImagesImageAllocateExp_t)(ur_context_handle_t, ur_device_handle_t, const ur_image_format_t *, const ur_image_desc_t *, ur_exp_image_mem_native_handle_t *);
typedef ur_result_t (*ur_pfnBindlessImagesImageFreeExp_t)(ur_context_handle_t, ur_device_handle_t, ur_exp_image_mem_native_handle_t);
typedef ur_result_t (*ur_pfnBindlessImagesUnsampledImageCreateExp_t)(ur_context_handle_t, ur_device_handle_t, ur_exp_image_mem_native_handle_t, const ur_image_format_t *, const ur_image_desc_t *, ur_exp_image_native_handle_t *);
typedef ur_result_t (*ur_pfnBindlessImagesSampledImageCreateExp_t)(ur_context_handle_t, ur_device_handle_t, ur_exp_image_mem_native_handle_t, const ur_image_format_t *, const ur_image_desc_t *, const ur_sampler_desc_t *, ur_exp_image_native_handle_t *);
typedef ur_result_t (*ur_pfnBindlessImagesImageCopyExp_t)(ur_queue_handle_t, const void *, void *, const ur_image_desc_t *, const ur_image_desc_t *, const ur_image_format_t *, const ur_image_format_t *, ur_exp_image_copy_region_t *, ur_exp_image_copy_flags_t, ur_exp_image_copy_input_types_t, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnBindlessImagesImageGetInfoExp_t)(ur_context_handle_t, ur_exp_image_mem_native_handle_t, ur_image_info_t, void *, size_t *);
typedef ur_result_t (*ur_pfnBindlessImagesGetImageMemoryHandleTypeSupportExp_t)(ur_context_handle_t, ur_device_handle_t, const ur_image_desc_t *, const ur_image_format_t *, ur_exp_image_mem_type_t, ur_bool_t *);
typedef ur_result_t (*ur_pfnBindlessImagesGetImageUnsampledHandleSupportExp_t)(ur_context_handle_t, ur_device_handle_t, const ur_image_desc_t *, const ur_image_format_t *, ur_exp_image_mem_type_t, ur_bool_t *);
typedef ur_result_t (*ur_pfnBindlessImagesGetImageSampledHandleSupportExp_t)(ur_context_handle_t, ur_device_handle_t, const ur_image_desc_t *, const ur_image_format_t *, ur_exp_image_mem_type_t, ur_bool_t *);
typedef ur_result_t (*ur_pfnBindlessImagesMipmapGetLevelExp_t)(ur_context_handle_t, ur_device_handle_t, ur_exp_image_mem_native_handle_t, uint32_t, ur_exp_image_mem_native_handle_t *);
typedef ur_result_t (*ur_pfnBindlessImagesMipmapFreeExp_t)(ur_context_handle_t, ur_device_handle_t, ur_exp_image_mem_native_handle_t);
typedef ur_result_t (*ur_pfnBindlessImagesImportExternalMemoryExp_t)(ur_context_handle_t, ur_device_handle_t, size_t, ur_exp_external_mem_type_t, ur_exp_external_mem_desc_t *, ur_exp_external_mem_handle_t *);
typedef ur_result_t (*ur_pfnBindlessImagesMapExternalArrayExp_t)(ur_context_handle_t, ur_device_handle_t, const ur_image_format_t *, const ur_image_desc_t *, ur_exp_external_mem_handle_t, ur_exp_image_mem_native_handle_t *);
typedef ur_result_t (*ur_pfnBindlessImagesMapExternalLinearMemoryExp_t)(ur_context_handle_t, ur_device_handle_t, uint64_t, uint64_t, ur_exp_external_mem_handle_t, void **);
typedef ur_result_t (*ur_pfnBindlessImagesReleaseExternalMemoryExp_t)(ur_context_handle_t, ur_device_handle_t, ur_exp_external_mem_handle_t);
typedef ur_result_t (*ur_pfnBindlessImagesFreeMappedLinearMemoryExp_t)(ur_context_handle_t, ur_device_handle_t, void *);
typedef ur_result_t (*ur_pfnBindlessImagesSupportsImportingHandleTypeExp_t)(ur_device_handle_t, ur_exp_external_mem_type_t, ur_bool_t *);
typedef ur_result_t (*ur_pfnBindlessImagesImportExternalSemaphoreExp_t)(ur_context_handle_t, ur_device_handle_t, ur_exp_external_semaphore_type_t, ur_exp_external_semaphore_desc_t *, ur_exp_external_semaphore_handle_t *);
typedef ur_result_t (*ur_pfnBindlessImagesReleaseExternalSemaphoreExp_t)(ur_context_handle_t, ur_device_handle_t, ur_exp_external_semaphore_handle_t);
typedef ur_result_t (*ur_pfnBindlessImagesWaitExternalSemaphoreExp_t)(ur_queue_handle_t, ur_exp_external_semaphore_handle_t, bool, uint64_t, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnBindlessImagesSignalExternalSemaphoreExp_t)(ur_queue_handle_t, ur_exp_external_semaphore_handle_t, bool, uint64_t, uint32_t, const ur_event_handle_t *, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnGetBindlessImagesExpProcAddrTable_t)(ur_api_version_t, ur_bindless_images_exp_dditable_t *);
typedef ur_result_t (*ur_pfnCommandBufferCreateExp_t)(ur_context_handle_t, ur_device_handle_t, const ur_exp_command_buffer_desc_t *, ur_exp_command_buffer_handle_t *);
typedef ur_result_t (*ur_pfnCommandBufferRetainExp_t)(ur_exp_command_buffer_handle_t);
typedef ur_result_t (*ur_pfnCommandBufferReleaseExp_t)(ur_exp_command_buffer_handle_t);
typedef ur_result_t (*ur_pfnCommandBufferFinalizeExp_t)(ur_exp_command_buffer_handle_t);
typedef ur_result_t (*ur_pfnCommandBufferAppendKernelLaunchExp_t)(ur_exp_command_buffer_handle_t, ur_kernel_handle_t, uint32_t, const size_t *, const size_t *, const size_t *, uint32_t, ur_kernel_handle_t *, uint32_t, const ur_exp_command_buffer_sync_point_t *, uint32_t, const ur_event_handle_t *, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *);
typedef ur_result_t (*ur_pfnCommandBufferAppendKernelLaunchWithArgsExp_t)(ur_exp_command_buffer_handle_t, ur_kernel_handle_t, uint32_t, const size_t *, const size_t *, const size_t *, uint32_t, const ur_exp_kernel_arg_properties_t *, uint32_t, ur_kernel_handle_t *, uint32_t, const ur_exp_command_buffer_sync_point_t *, uint32_t, const ur_event_handle_t *, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *);
typedef ur_result_t (*ur_pfnCommandBufferAppendUSMMemcpyExp_t)(ur_exp_command_buffer_handle_t, void *, const void *, size_t, uint32_t, const ur_exp_command_buffer_sync_point_t *, uint32_t, const ur_event_handle_t *, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *);
typedef ur_result_t (*ur_pfnCommandBufferAppendUSMFillExp_t)(ur_exp_command_buffer_handle_t, void *, const void *, size_t, size_t, uint32_t, const ur_exp_command_buffer_sync_point_t *, uint32_t, const ur_event_handle_t *, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *);
typedef ur_result_t (*ur_pfnCommandBufferAppendMemBufferCopyExp_t)(ur_exp_command_buffer_handle_t, ur_mem_handle_t, ur_mem_handle_t, size_t, size_t, size_t, uint32_t, const ur_exp_command_buffer_sync_point_t *, uint32_t, const ur_event_handle_t *, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *);
typedef ur_result_t (*ur_pfnCommandBufferAppendMemBufferWriteExp_t)(ur_exp_command_buffer_handle_t, ur_mem_handle_t, size_t, size_t, const void *, uint32_t, const ur_exp_command_buffer_sync_point_t *, uint32_t, const ur_event_handle_t *, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *);
typedef ur_result_t (*ur_pfnCommandBufferAppendMemBufferReadExp_t)(ur_exp_command_buffer_handle_t, ur_mem_handle_t, size_t, size_t, void *, uint32_t, const ur_exp_command_buffer_sync_point_t *, uint32_t, const ur_event_handle_t *, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *);
typedef ur_result_t (*ur_pfnCommandBufferAppendMemBufferCopyRectExp_t)(ur_exp_command_buffer_handle_t, ur_mem_handle_t, ur_mem_handle_t, ur_rect_offset_t, ur_rect_offset_t, ur_rect_region_t, size_t, size_t, size_t, size_t, uint32_t, const ur_exp_command_buffer_sync_point_t *, uint32_t, const ur_event_handle_t *, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *);
typedef ur_result_t (*ur_pfnCommandBufferAppendMemBufferWriteRectExp_t)(ur_exp_command_buffer_handle_t, ur_mem_handle_t, ur_rect_offset_t, ur_rect_offset_t, ur_rect_region_t, size_t, size_t, size_t, size_t, void *, uint32_t, const ur_exp_command_buffer_sync_point_t *, uint32_t, const ur_event_handle_t *, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *);
typedef ur_result_t (*ur_pfnCommandBufferAppendMemBufferReadRectExp_t)(ur_exp_command_buffer_handle_t, ur_mem_handle_t, ur_rect_offset_t, ur_rect_offset_t, ur_rect_region_t, size_t, size_t, size_t, size_t, void *, uint32_t, const ur_exp_command_buffer_sync_point_t *, uint32_t, const ur_event_handle_t *, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *);
typedef ur_result_t (*ur_pfnCommandBufferAppendMemBufferFillExp_t)(ur_exp_command_buffer_handle_t, ur_mem_handle_t, const void *, size_t, size_t, size_t, uint32_t, const ur_exp_command_buffer_sync_point_t *, uint32_t, const ur_event_handle_t *, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *);
typedef ur_result_t (*ur_pfnCommandBufferAppendUSMPrefetchExp_t)(ur_exp_command_buffer_handle_t, const void *, size_t, ur_usm_migration_flags_t, uint32_t, const ur_exp_command_buffer_sync_point_t *, uint32_t, const ur_event_handle_t *, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *);
typedef ur_result_t (*ur_pfnCommandBufferAppendUSMAdviseExp_t)(ur_exp_command_buffer_handle_t, const void *, size_t, ur_usm_advice_flags_t, uint32_t, const ur_exp_command_buffer_sync_point_t *, uint32_t, const ur_event_handle_t *, ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *);
typedef ur_result_t (*ur_pfnCommandBufferAppendNativeCommandExp_t)(ur_exp_command_buffer_handle_t, ur_exp_command_buffer_native_command_function_t, void *, ur_exp_command_buffer_handle_t, uint32_t, const ur_exp_command_buffer_sync_point_t *, ur_exp_command_buffer_sync_point_t *);
typedef ur_result_t (*ur_pfnCommandBufferUpdateKernelLaunchExp_t)(ur_exp_command_buffer_handle_t, uint32_t, const ur_exp_command_buffer_update_kernel_launch_desc_t *);
typedef ur_result_t (*ur_pfnCommandBufferUpdateSignalEventExp_t)(ur_exp_command_buffer_command_handle_t, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnCommandBufferUpdateWaitEventsExp_t)(ur_exp_command_buffer_command_handle_t, uint32_t, const ur_event_handle_t *);
typedef ur_result_t (*ur_pfnCommandBufferGetInfoExp_t)(ur_exp_command_buffer_handle_t, ur_exp_command_buffer_info_t, size_t, void *, size_t *);
typedef ur_result_t (*ur_pfnCommandBufferGetNativeHandleExp_t)(ur_exp_command_buffer_handle_t, ur_native_handle_t *);
typedef ur_result_t (*ur_pfnGetCommandBufferExpProcAddrTable_t)(ur_api_version_t, ur_command_buffer_exp_dditable_t *);
typedef ur_result_t (*ur_pfnGraphCreateExp_t)(ur_context_handle_t, ur_exp_graph_handle_t *);
typedef ur_result_t (*ur_pfnGraphInstantiateGraphExp_t)(ur_exp_graph_handle_t, ur_exp_executable_graph_handle_t *);
typedef ur_result_t (*ur_pfnGraphDestroyExp_t)(ur_exp_graph_handle_t);
typedef ur_result_t (*ur_pfnGraphExecutableGraphDestroyExp_t)(ur_exp_executable_graph_handle_t);
typedef ur_result_t (*ur_pfnGraphIsEmptyExp_t)(ur_exp_graph_handle_t, bool *);
typedef ur_result_t (*ur_pfnGraphGetIdExp_t)(ur_exp_graph_handle_t, uint64_t *);
typedef ur_result_t (*ur_pfnGraphSetDestructionCallbackExp_t)(ur_exp_graph_handle_t, ur_exp_graph_destruction_callback_t, void *);
typedef ur_result_t (*ur_pfnGraphDumpContentsExp_t)(ur_exp_graph_handle_t, const char *);
typedef ur_result_t (*ur_pfnGraphGetNativeHandleExp_t)(ur_exp_graph_handle_t, ur_native_handle_t *);
typedef ur_result_t (*ur_pfnGraphExecutableGraphGetNativeHandleExp_t)(ur_exp_executable_graph_handle_t, ur_native_handle_t *);
typedef ur_result_t (*ur_pfnGetGraphExpProcAddrTable_t)(ur_api_version_t, ur_graph_exp_dditable_t *);
typedef ur_result_t (*ur_pfnIPCGetMemHandleExp_t)(ur_context_handle_t, void *, void **, size_t *);
typedef ur_result_t (*ur_pfnIPCPutMemHandleExp_t)(ur_context_handle_t, void *);
typedef ur_result_t (*ur_pfnIPCOpenMemHandleExp_t)(ur_context_handle_t, ur_device_handle_t, void *, size_t, void **);
typedef ur_result_t (*ur_pfnIPCCloseMemHandleExp_t)(ur_context_handle_t, void *);
typedef ur_result_t (*ur_pfnIPCGetPhysMemHandleExp_t)(ur_context_handle_t, ur_physical_mem_handle_t, void **, size_t *);
typedef ur_result_t (*ur_pfnIPCPutPhysMemHandleExp_t)(ur_context_handle_t, const void *);
typedef ur_result_t (*ur_pfnIPCOpenPhysMemHandleExp_t)(ur_context_handle_t, ur_device_handle_t, const void *, size_t, ur_physical_mem_handle_t *);
typedef ur_result_t (*ur_pfnIPCClosePhysMemHandleExp_t)(ur_context_handle_t, ur_physical_mem_handle_t);
typedef ur_result_t (*ur_pfnIPCGetEventHandleExp_t)(ur_event_handle_t, void **, size_t *);
typedef ur_result_t (*ur_pfnIPCPutEventHandleExp_t)(ur_context_handle_t, void *);
typedef ur_result_t (*ur_pfnIPCOpenEventHandleExp_t)(ur_context_handle_t, const void *, size_t, ur_event_handle_t *);
typedef ur_result_t (*ur_pfnGetIPCExpProcAddrTable_t)(ur_api_version_t, ur_ipc_exp_dditable_t *);
typedef ur_result_t (*ur_pfnMemoryExportAllocExportableMemoryExp_t)(ur_context_handle_t, ur_device_handle_t, size_t, size_t, ur_exp_external_mem_type_t, void **);
typedef ur_result_t (*ur_pfnMemoryExportFreeExportableMemoryExp_t)(ur_context_handle_t, ur_device_handle_t, void *);
typedef ur_result_t (*ur_pfnMemoryExportExportMemoryHandleExp_t)(ur_context_handle_t, ur_device_handle_t, ur_exp_external_mem_type_t, void *, void *);
typedef ur_result_t (*ur_pfnGetMemoryExportExpProcAddrTable_t)(ur_api_version_t, ur_memory_export_exp_dditable_t *);
typedef ur_result_t (*ur_pfnUsmP2PEnablePeerAccessExp_t)(ur_device_handle_t, ur_device_handle_t);
typedef ur_result_t (*ur_pfnUsmP2PDisablePeerAccessExp_t)(ur_device_handle_t, ur_device_handle_t);
typedef ur_result_t (*ur_pfnUsmP2PPeerAccessGetInfoExp_t)(ur_device_handle_t, ur_device_handle_t, ur_exp_peer_info_t, size_t, void *, size_t *);
typedef ur_result_t (*ur_pfnGetUsmP2PExpProcAddrTable_t)(ur_api_version_t, ur_usm_p2p_exp_dditable_t *);
typedef ur_result_t (*ur_pfnVirtualMemGranularityGetInfo_t)(ur_context_handle_t, ur_device_handle_t, size_t, ur_virtual_mem_granularity_info_t, size_t, void *, size_t *);
typedef ur_result_t (*ur_pfnVirtualMemReserve_t)(ur_context_handle_t, const void *, size_t, void **);
typedef ur_result_t (*ur_pfnVirtualMemFree_t)(ur_context_handle_t, const void *, size_t);
typedef ur_result_t (*ur_pfnVirtualMemMap_t)(ur_context_handle_t, const void *, size_t, ur_physical_mem_handle_t, size_t, ur_virtual_mem_access_flags_t);
typedef ur_result_t (*ur_pfnVirtualMemUnmap_t)(ur_context_handle_t, const void *, size_t);
typedef ur_result_t (*ur_pfnVirtualMemSetAccess_t)(ur_context_handle_t, const void *, size_t, ur_virtual_mem_access_flags_t);
typedef ur_result_t (*ur_pfnVirtualMemGetInfo_t)(ur_context_handle_t, const void *, size_t, ur_virtual_mem_info_t, size_t, void *, size_t *);
typedef ur_result_t (*ur_pfnGetVirtualMemProcAddrTable_t)(ur_api_version_t, ur_virtual_mem_dditable_t *);
typedef ur_result_t (*ur_pfnDeviceGet_t)(ur_platform_handle_t, ur_device_type_t, uint32_t, ur_device_handle_t *, uint32_t *);
typedef ur_result_t (*ur_pfnDeviceGetInfo_t)(ur_device_handle_t, ur_device_info_t, size_t, void *, size_t *);
typedef ur_result_t (*ur_pfnDeviceRetain_t)(ur_device_handle_t);
typedef ur_result_t (*ur_pfnDeviceRelease_t)(ur_device_handle_t);
typedef ur_result_t (*ur_pfnDevicePartition_t)(ur_device_handle_t, const ur_device_partition_properties_t *, uint32_t, ur_device_handle_t *, uint32_t *);
typedef ur_result_t (*ur_pfnDeviceSelectBinary_t)(ur_device_handle_t, const ur_device_binary_t *, uint32_t, uint32_t *);
typedef ur_result_t (*ur_pfnDeviceGetNativeHandle_t)(ur_device_handle_t, ur_native_handle_t *);
typedef ur_result_t (*ur_pfnDeviceCreateWithNativeHandle_t)(ur_native_handle_t, ur_adapter_handle_t, const ur_device_native_properties_t *, ur_device_handle_t *);
typedef ur_result_t (*ur_pfnDeviceGetGlobalTimestamps_t)(ur_device_handle_t, uint64_t *, uint64_t *);
typedef ur_result_t (*ur_pfnGetDeviceProcAddrTable_t)(ur_api_version_t, ur_device_dditable_t *);
typedef ur_result_t (*ur_pfnDeviceWaitExp_t)(ur_device_handle_t);
typedef ur_result_t (*ur_pfnGetDeviceExpProcAddrTable_t)(ur_api_version_t, ur_device_exp_dditable_t *);

/* Dispatch table: adapter. Slots only ever grow at the end. */
struct ur_adapter_dditable_t {
    ur_pfnAdapterGet_t pfnGet; /**< slot 0 */
    ur_pfnAdapterRelease_t pfnRelease; /**< slot 1 */
    ur_pfnAdapterRetain_t pfnRetain; /**< slot 2 */
    ur_pfnAdapterGetLastError_t pfnGetLastError; /**< slot 3 */
    ur_pfnAdapterGetInfo_t pfnGetInfo; /**< slot 4 */
    ur_pfnAdapterSetLoggerCallback_t pfnSetLoggerCallback; /**< slot 5 */
    ur_pfnAdapterSetLoggerCallbackLevel_t pfnSetLoggerCallbackLevel; /**< slot 6 */
};

/* Dispatch table: platform. Slots only ever grow at the end. */
struct ur_platform_dditable_t {
    ur_pfnPlatformGet_t pfnGet; /**< slot 0 */
    ur_pfnPlatformGetInfo_t pfnGetInfo; /**< slot 1 */
    ur_pfnPlatformGetNativeHandle_t pfnGetNativeHandle; /**< slot 2 */
    ur_pfnPlatformCreateWithNativeHandle_t pfnCreateWithNativeHandle; /**< slot 3 */
    ur_pfnPlatformGetApiVersion_t pfnGetApiVersion; /**< slot 4 */
    ur_pfnPlatformGetBackendOption_t pfnGetBackendOption; /**< slot 5 */
};

/* Dispatch table: context. Slots only ever grow at the end. */
struct ur_context_dditable_t {
    ur_pfnContextCreate_t pfnCreate; /**< slot 0 */
    ur_pfnContextRetain_t pfnRetain; /**< slot 1 */
    ur_pfnContextRelease_t pfnRelease; /**< slot 2 */
    ur_pfnContextGetInfo_t pfnGetInfo; /**< slot 3 */
    ur_pfnContextGetNativeHandle_t pfnGetNativeHandle; /**< slot 4 */
    ur_pfnContextCreateWithNativeHandle_t pfnCreateWithNativeHandle; /**< slot 5 */
    ur_pfnContextSetExtendedDeleter_t pfnSetExtendedDeleter; /**< slot 6 */
};

/* Dispatch table: event. Slots only ever grow at the end. */
struct ur_event_dditable_t {
    ur_pfnEventGetInfo_t pfnGetInfo; /**< slot 0 */
    ur_pfnEventGetProfilingInfo_t pfnGetProfilingInfo; /**< slot 1 */
    ur_pfnEventWait_t pfnWait; /**< slot 2 */
    ur_pfnEventRetain_t pfnRetain; /**< slot 3 */
    ur_pfnEventRelease_t pfnRelease; /**< slot 4 */
    ur_pfnEventGetNativeHandle_t pfnGetNativeHandle; /**< slot 5 */
    ur_pfnEventCreateWithNativeHandle_t pfnCreateWithNativeHandle; /**< slot 6 */
    ur_pfnEventSetCallback_t pfnSetCallback; /**< slot 7 */
};

/* Dispatch table: event exp. Slots only ever grow at the end. */
struct ur_event_exp_dditable_t {
    ur_pfnEventCreateExp_t pfnCreateExp; /**< slot 0 */
};

/* Dispatch table: program. Slots only ever grow at the end. */
struct ur_program_dditable_t {
    ur_pfnProgramCreateWithIL_t pfnCreateWithIL; /**< slot 0 */
    ur_pfnProgramCreateWithBinary_t pfnCreateWithBinary; /**< slot 1 */
    ur_pfnProgramBuild_t pfnBuild; /**< slot 2 */
    ur_pfnProgramCompile_t pfnCompile; /**< slot 3 */
    ur_pfnProgramLink_t pfnLink; /**< slot 4 */
    ur_pfnProgramRetain_t pfnRetain; /**< slot 5 */
    ur_pfnProgramRelease_t pfnRelease; /**< slot 6 */
    ur_pfnProgramGetFunctionPointer_t pfnGetFunctionPointer; /**< slot 7 */
    ur_pfnProgramGetGlobalVariablePointer_t pfnGetGlobalVariablePointer; /**< slot 8 */
    ur_pfnProgramGetInfo_t pfnGetInfo; /**< slot 9 */
    ur_pfnProgramGetBuildInfo_t pfnGetBuildInfo; /**< slot 10 */
    ur_pfnProgramSetSpecializationConstants_t pfnSetSpecializationConstants; /**< slot 11 */
    ur_pfnProgramGetNativeHandle_t pfnGetNativeHandle; /**< slot 12 */
    ur_pfnProgramCreateWithNativeHandle_t pfnCreateWithNativeHandle; /**< slot 13 */
};

/* Dispatch table: program exp. Slots only ever grow at the end. */
struct ur_program_exp_dditable_t {
    ur_pfnProgramDynamicLinkExp_t pfnDynamicLinkExp; /**< slot 0 */
    ur_pfnProgramBuildExp_t pfnBuildExp; /**< slot 1 */
    ur_pfnProgramCompileExp_t pfnCompileExp; /**< slot 2 */
    ur_pfnProgramLinkExp_t pfnLinkExp; /**< slot 3 */
};

/* Dispatch table: kernel. Slots only ever grow at the end. */
struct ur_kernel_dditable_t {
    ur_pfnKernelCreate_t pfnCreate; /**< slot 0 */
    ur_pfnKernelGetInfo_t pfnGetInfo; /**< slot 1 */
    ur_pfnKernelGetGroupInfo_t pfnGetGroupInfo; /**< slot 2 */
    ur_pfnKernelGetSubGroupInfo_t pfnGetSubGroupInfo; /**< slot 3 */
    ur_pfnKernelRetain_t pfnRetain; /**< slot 4 */
    ur_pfnKernelRelease_t pfnRelease; /**< slot 5 */
    ur_pfnKernelGetNativeHandle_t pfnGetNativeHandle; /**< slot 6 */
    ur_pfnKernelCreateWithNativeHandle_t pfnCreateWithNativeHandle; /**< slot 7 */
    ur_pfnKernelGetSuggestedLocalWorkSize_t pfnGetSuggestedLocalWorkSize; /**< slot 8 */
    ur_pfnKernelGetSuggestedLocalWorkSizeWithArgs_t pfnGetSuggestedLocalWorkSizeWithArgs; /**< slot 9 */
    ur_pfnKernelSetExecInfo_t pfnSetExecInfo; /**< slot 10 */
    ur_pfnKernelSetSpecializationConstants_t pfnSetSpecializationConstants; /**< slot 11 */
    ur_pfnKernelSuggestMaxCooperativeGroupCount_t pfnSuggestMaxCooperativeGroupCount; /**< slot 12 */
};

/* Dispatch table: queue. Slots only ever grow at the end. */
struct ur_queue_dditable_t {
    ur_pfnQueueGetInfo_t pfnGetInfo; /**< slot 0 */
    ur_pfnQueueCreate_t pfnCreate; /**< slot 1 */
    ur_pfnQueueRetain_t pfnRetain; /**< slot 2 */
    ur_pfnQueueRelease_t pfnRelease; /**< slot 3 */
    ur_pfnQueueGetNativeHandle_t pfnGetNativeHandle; /**< slot 4 */
    ur_pfnQueueCreateWithNativeHandle_t pfnCreateWithNativeHandle; /**< slot 5 */
    ur_pfnQueueFinish_t pfnFinish; /**< slot 6 */
    ur_pfnQueueFlush_t pfnFlush; /**< slot 7 */
};

/* Dispatch table: queue exp. Slots only ever grow at the end. */
struct ur_queue_exp_dditable_t {
    ur_pfnQueueBeginGraphCaptureExp_t pfnBeginGraphCaptureExp; /**< slot 0 */
    ur_pfnQueueBeginCaptureIntoGraphExp_t pfnBeginCaptureIntoGraphExp; /**< slot 1 */
    ur_pfnQueueEndGraphCaptureExp_t pfnEndGraphCaptureExp; /**< slot 2 */
    ur_pfnQueueIsGraphCaptureEnabledExp_t pfnIsGraphCaptureEnabledExp; /**< slot 3 */
    ur_pfnQueueGetGraphExp_t pfnGetGraphExp; /**< slot 4 */
};

/* Dispatch table: sampler. Slots only ever grow at the end. */
struct ur_sampler_dditable_t {
    ur_pfnSamplerCreate_t pfnCreate; /**< slot 0 */
    ur_pfnSamplerRetain_t pfnRetain; /**< slot 1 */
    ur_pfnSamplerRelease_t pfnRelease; /**< slot 2 */
    ur_pfnSamplerGetInfo_t pfnGetInfo; /**< slot 3 */
    ur_pfnSamplerGetNativeHandle_t pfnGetNativeHandle; /**< slot 4 */
    ur_pfnSamplerCreateWithNativeHandle_t pfnCreateWithNativeHandle; /**< slot 5 */
};

/* Dispatch table: memory. Slots only ever grow at the end. */
struct ur_mem_dditable_t {
    ur_pfnMemImageCreate_t pfnImageCreate; /**< slot 0 */
    ur_pfnMemBufferCreate_t pfnBufferCreate; /**< slot 1 */
    ur_pfnMemRetain_t pfnRetain; /**< slot 2 */
    ur_pfnMemRelease_t pfnRelease; /**< slot 3 */
    ur_pfnMemBufferPartition_t pfnBufferPartition; /**< slot 4 */
    ur_pfnMemGetNativeHandle_t pfnGetNativeHandle; /**< slot 5 */
    ur_pfnMemBufferCreateWithNativeHandle_t pfnBufferCreateWithNativeHandle; /**< slot 6 */
    ur_pfnMemImageCreateWithNativeHandle_t pfnImageCreateWithNativeHandle; /**< slot 7 */
    ur_pfnMemGetInfo_t pfnGetInfo; /**< slot 8 */
    ur_pfnMemImageGetInfo_t pfnImageGetInfo; /**< slot 9 */
};

/* Dispatch table: physical memory. Slots only ever grow at the end. */
struct ur_physical_mem_dditable_t {
    ur_pfnPhysicalMemCreate_t pfnCreate; /**< slot 0 */
    ur_pfnPhysicalMemRetain_t pfnRetain; /**< slot 1 */
    ur_pfnPhysicalMemRelease_t pfnRelease; /**< slot 2 */
    ur_pfnPhysicalMemGetInfo_t pfnGetInfo; /**< slot 3 */
};

/* Dispatch table: enqueue. Slots only ever grow at the end. */
struct ur_enqueue_dditable_t {
    ur_pfnEnqueueEventsWait_t pfnEventsWait; /**< slot 0 */
    ur_pfnEnqueueEventsWaitWithBarrier_t pfnEventsWaitWithBarrier; /**< slot 1 */
    ur_pfnEnqueueMemBufferRead_t pfnMemBufferRead; /**< slot 2 */
    ur_pfnEnqueueMemBufferWrite_t pfnMemBufferWrite; /**< slot 3 */
    ur_pfnEnqueueMemBufferReadRect_t pfnMemBufferReadRect; /**< slot 4 */
    ur_pfnEnqueueMemBufferWriteRect_t pfnMemBufferWriteRect; /**< slot 5 */
    ur_pfnEnqueueMemBufferCopy_t pfnMemBufferCopy; /**< slot 6 */
    ur_pfnEnqueueMemBufferCopyRect_t pfnMemBufferCopyRect; /**< slot 7 */
    ur_pfnEnqueueMemBufferFill_t pfnMemBufferFill; /**< slot 8 */
    ur_pfnEnqueueMemImageRead_t pfnMemImageRead; /**< slot 9 */
    ur_pfnEnqueueMemImageWrite_t pfnMemImageWrite; /**< slot 10 */
    ur_pfnEnqueueMemImageCopy_t pfnMemImageCopy; /**< slot 11 */
    ur_pfnEnqueueMemBufferMap_t pfnMemBufferMap; /**< slot 12 */
    ur_pfnEnqueueMemUnmap_t pfnMemUnmap; /**< slot 13 */
    ur_pfnEnqueueUSMFill_t pfnUSMFill; /**< slot 14 */
    ur_pfnEnqueueUSMMemcpy_t pfnUSMMemcpy; /**< slot 15 */
    ur_pfnEnqueueUSMPrefetch_t pfnUSMPrefetch; /**< slot 16 */
    ur_pfnEnqueueUSMAdvise_t pfnUSMAdvise; /**< slot 17 */
    ur_pfnEnqueueUSMFill2D_t pfnUSMFill2D; /**< slot 18 */
    ur_pfnEnqueueUSMMemcpy2D_t pfnUSMMemcpy2D; /**< slot 19 */
    ur_pfnEnqueueDeviceGlobalVariableWrite_t pfnDeviceGlobalVariableWrite; /**< slot 20 */
    ur_pfnEnqueueDeviceGlobalVariableRead_t pfnDeviceGlobalVariableRead; /**< slot 21 */
    ur_pfnEnqueueReadHostPipe_t pfnReadHostPipe; /**< slot 22 */
    ur_pfnEnqueueWriteHostPipe_t pfnWriteHostPipe; /**< slot 23 */
    ur_pfnEnqueueEventsWaitWithBarrierExt_t pfnEventsWaitWithBarrierExt; /**< slot 24 */
};

/* Dispatch table: enqueue exp. Slots only ever grow at the end. */
struct ur_enqueue_exp_dditable_t {
    ur_pfnEnqueueKernelLaunchWithArgsExp_t pfnKernelLaunchWithArgsExp; /**< slot 0 */
    ur_pfnEnqueueUSMDeviceAllocExp_t pfnUSMDeviceAllocExp; /**< slot 1 */
    ur_pfnEnqueueUSMSharedAllocExp_t pfnUSMSharedAllocExp; /**< slot 2 */
    ur_pfnEnqueueUSMHostAllocExp_t pfnUSMHostAllocExp; /**< slot 3 */
    ur_pfnEnqueueUSMFreeExp_t pfnUSMFreeExp; /**< slot 4 */
    ur_pfnEnqueueTimestampRecordingExp_t pfnTimestampRecordingExp; /**< slot 5 */
    ur_pfnEnqueueCommandBufferExp_t pfnCommandBufferExp; /**< slot 6 */
    ur_pfnEnqueueHostTaskExp_t pfnHostTaskExp; /**< slot 7 */
    ur_pfnEnqueueNativeCommandExp_t pfnNativeCommandExp; /**< slot 8 */
    ur_pfnEnqueueGraphExp_t pfnGraphExp; /**< slot 9 */
};

/* Dispatch table: usm. Slots only ever grow at the end. */
struct ur_usm_dditable_t {
    ur_pfnUSMHostAlloc_t pfnHostAlloc; /**< slot 0 */
    ur_pfnUSMDeviceAlloc_t pfnDeviceAlloc; /**< slot 1 */
    ur_pfnUSMSharedAlloc_t pfnSharedAlloc; /**< slot 2 */
    ur_pfnUSMFree_t pfnFree; /**< slot 3 */
    ur_pfnUSMGetMemAllocInfo_t pfnGetMemAllocInfo; /**< slot 4 */
    ur_pfnUSMPoolCreate_t pfnPoolCreate; /**< slot 5 */
    ur_pfnUSMPoolRetain_t pfnPoolRetain; /**< slot 6 */
    ur_pfnUSMPoolRelease_t pfnPoolRelease; /**< slot 7 */
    ur_pfnUSMPoolGetInfo_t pfnPoolGetInfo; /**< slot 8 */
};

/* Dispatch table: usm exp. Slots only ever grow at the end. */
struct ur_usm_exp_dditable_t {
    ur_pfnUSMPoolCreateExp_t pfnPoolCreateExp; /**< slot 0 */
    ur_pfnUSMPoolDestroyExp_t pfnPoolDestroyExp; /**< slot 1 */
    ur_pfnUSMPoolGetDefaultDevicePoolExp_t pfnPoolGetDefaultDevicePoolExp; /**< slot 2 */
    ur_pfnUSMPoolGetInfoExp_t pfnPoolGetInfoExp; /**< slot 3 */
    ur_pfnUSMPoolSetInfoExp_t pfnPoolSetInfoExp; /**< slot 4 */
    ur_pfnUSMPoolSetDevicePoolExp_t pfnPoolSetDevicePoolExp; /**< slot 5 */
    ur_pfnUSMPoolGetDevicePoolExp_t pfnPoolGetDevicePoolExp; /**< slot 6 */
    ur_pfnUSMPoolTrimToExp_t pfnPoolTrimToExp; /**< slot 7 */
    ur_pfnUSMPitchedAllocExp_t pfnPitchedAllocExp; /**< slot 8 */
    ur_pfnUSMContextMemcpyExp_t pfnContextMemcpyExp; /**< slot 9 */
    ur_pfnUSMHostAllocUnregisterExp_t pfnHostAllocUnregisterExp; /**< slot 10 */
    ur_pfnUSMHostAllocRegisterExp_t pfnHostAllocRegisterExp; /**< slot 11 */
    ur_pfnUSMImportExp_t pfnImportExp; /**< slot 12 */
    ur_pfnUSMReleaseExp_t pfnReleaseExp; /**< slot 13 */
};

/* Dispatch table: bindless images exp. Slots only ever grow at the end. */
struct ur_bindless_images_exp_dditable_t {
    ur_pfnBindlessImagesUnsampledImageHandleDestroyExp_t pfnUnsampledImageHandleDestroyExp; /**< slot 0 */
    ur_pfnBindlessImagesSampledImageHandleDestroyExp_t pfnSampledImageHandleDestroyExp; /**< slot 1 */
    ur_pfnBindlessImagesImageAllocateExp_t pfnImageAllocateExp; /**< slot 2 */
    ur_pfnBindlessImagesImageFreeExp_t pfnImageFreeExp; /**< slot 3 */
    ur_pfnBindlessImagesUnsampledImageCreateExp_t pfnUnsampledImageCreateExp; /**< slot 4 */
    ur_pfnBindlessImagesSampledImageCreateExp_t pfnSampledImageCreateExp; /**< slot 5 */
    ur_pfnBindlessImagesImageCopyExp_t pfnImageCopyExp; /**< slot 6 */
    ur_pfnBindlessImagesImageGetInfoExp_t pfnImageGetInfoExp; /**< slot 7 */
    ur_pfnBindlessImagesGetImageMemoryHandleTypeSupportExp_t pfnGetImageMemoryHandleTypeSupportExp; /**< slot 8 */
    ur_pfnBindlessImagesGetImageUnsampledHandleSupportExp_t pfnGetImageUnsampledHandleSupportExp; /**< slot 9 */
    ur_pfnBindlessImagesGetImageSampledHandleSupportExp_t pfnGetImageSampledHandleSupportExp; /**< slot 10 */
    ur_pfnBindlessImagesMipmapGetLevelExp_t pfnMipmapGetLevelExp; /**< slot 11 */
    ur_pfnBindlessImagesMipmapFreeExp_t pfnMipmapFreeExp; /**< slot 12 */
    ur_pfnBindlessImagesImportExternalMemoryExp_t pfnImportExternalMemoryExp; /**< slot 13 */
    ur_pfnBindlessImagesMapExternalArrayExp_t pfnMapExternalArrayExp; /**< slot 14 */
    ur_pfnBindlessImagesMapExternalLinearMemoryExp_t pfnMapExternalLinearMemoryExp; /**< slot 15 */
    ur_pfnBindlessImagesReleaseExternalMemoryExp_t pfnReleaseExternalMemoryExp; /**< slot 16 */
    ur_pfnBindlessImagesFreeMappedLinearMemoryExp_t pfnFreeMappedLinearMemoryExp; /**< slot 17 */
    ur_pfnBindlessImagesSupportsImportingHandleTypeExp_t pfnSupportsImportingHandleTypeExp; /**< slot 18 */
    ur_pfnBindlessImagesImportExternalSemaphoreExp_t pfnImportExternalSemaphoreExp; /**< slot 19 */
    ur_pfnBindlessImagesReleaseExternalSemaphoreExp_t pfnReleaseExternalSemaphoreExp; /**< slot 20 */
    ur_pfnBindlessImagesWaitExternalSemaphoreExp_t pfnWaitExternalSemaphoreExp; /**< slot 21 */
    ur_pfnBindlessImagesSignalExternalSemaphoreExp_t pfnSignalExternalSemaphoreExp; /**< slot 22 */
};

/* Dispatch table: command buffer exp. Slots only ever grow at the end. */
struct ur_command_buffer_exp_dditable_t {
    ur_pfnCommandBufferCreateExp_t pfnCreateExp; /**< slot 0 */
    ur_pfnCommandBufferRetainExp_t pfnRetainExp; /**< slot 1 */
    ur_pfnCommandBufferReleaseExp_t pfnReleaseExp; /**< slot 2 */
    ur_pfnCommandBufferFinalizeExp_t pfnFinalizeExp; /**< slot 3 */
    ur_pfnCommandBufferAppendKernelLaunchExp_t pfnAppendKernelLaunchExp; /**< slot 4 */
    ur_pfnCommandBufferAppendKernelLaunchWithArgsExp_t pfnAppendKernelLaunchWithArgsExp; /**< slot 5 */
    ur_pfnCommandBufferAppendUSMMemcpyExp_t pfnAppendUSMMemcpyExp; /**< slot 6 */
    ur_pfnCommandBufferAppendUSMFillExp_t pfnAppendUSMFillExp; /**< slot 7 */
    ur_pfnCommandBufferAppendMemBufferCopyExp_t pfnAppendMemBufferCopyExp; /**< slot 8 */
    ur_pfnCommandBufferAppendMemBufferWriteExp_t pfnAppendMemBufferWriteExp; /**< slot 9 */
    ur_pfnCommandBufferAppendMemBufferReadExp_t pfnAppendMemBufferReadExp; /**< slot 10 */
    ur_pfnCommandBufferAppendMemBufferCopyRectExp_t pfnAppendMemBufferCopyRectExp; /**< slot 11 */
    ur_pfnCommandBufferAppendMemBufferWriteRectExp_t pfnAppendMemBufferWriteRectExp; /**< slot 12 */
    ur_pfnCommandBufferAppendMemBufferReadRectExp_t pfnAppendMemBufferReadRectExp; /**< slot 13 */
    ur_pfnCommandBufferAppendMemBufferFillExp_t pfnAppendMemBufferFillExp; /**< slot 14 */
    ur_pfnCommandBufferAppendUSMPrefetchExp_t pfnAppendUSMPrefetchExp; /**< slot 15 */
    ur_pfnCommandBufferAppendUSMAdviseExp_t pfnAppendUSMAdviseExp; /**< slot 16 */
    ur_pfnCommandBufferAppendNativeCommandExp_t pfnAppendNativeCommandExp; /**< slot 17 */
    ur_pfnCommandBufferUpdateKernelLaunchExp_t pfnUpdateKernelLaunchExp; /**< slot 18 */
    ur_pfnCommandBufferUpdateSignalEventExp_t pfnUpdateSignalEventExp; /**< slot 19 */
    ur_pfnCommandBufferUpdateWaitEventsExp_t pfnUpdateWaitEventsExp; /**< slot 20 */
    ur_pfnCommandBufferGetInfoExp_t pfnGetInfoExp; /**< slot 21 */
    ur_pfnCommandBufferGetNativeHandleExp_t pfnGetNativeHandleExp; /**< slot 22 */
};

/* Dispatch table: graph exp. Slots only ever grow at the end. */
struct ur_graph_exp_dditable_t {
    ur_pfnGraphCreateExp_t pfnCreateExp; /**< slot 0 */
    ur_pfnGraphInstantiateGraphExp_t pfnInstantiateGraphExp; /**< slot 1 */
    ur_pfnGraphDestroyExp_t pfnDestroyExp; /**< slot 2 */
    ur_pfnGraphExecutableGraphDestroyExp_t pfnExecutableGraphDestroyExp; /**< slot 3 */
    ur_pfnGraphIsEmptyExp_t pfnIsEmptyExp; /**< slot 4 */
    ur_pfnGraphGetIdExp_t pfnGetIdExp; /**< slot 5 */
    ur_pfnGraphSetDestructionCallbackExp_t pfnSetDestructionCallbackExp; /**< slot 6 */
    ur_pfnGraphDumpContentsExp_t pfnDumpContentsExp; /**< slot 7 */
    ur_pfnGraphGetNativeHandleExp_t pfnGetNativeHandleExp; /**< slot 8 */
    ur_pfnGraphExecutableGraphGetNativeHandleExp_t pfnExecutableGraphGetNativeHandleExp; /**< slot 9 */
};

/* Dispatch table: ipc exp. Slots only ever grow at the end. */
struct ur_ipc_exp_dditable_t {
    ur_pfnIPCGetMemHandleExp_t pfnGetMemHandleExp; /**< slot 0 */
    ur_pfnIPCPutMemHandleExp_t pfnPutMemHandleExp; /**< slot 1 */
    ur_pfnIPCOpenMemHandleExp_t pfnOpenMemHandleExp; /**< slot 2 */
    ur_pfnIPCCloseMemHandleExp_t pfnCloseMemHandleExp; /**< slot 3 */
    ur_pfnIPCGetPhysMemHandleExp_t pfnGetPhysMemHandleExp; /**< slot 4 */
    ur_pfnIPCPutPhysMemHandleExp_t pfnPutPhysMemHandleExp; /**< slot 5 */
    ur_pfnIPCOpenPhysMemHandleExp_t pfnOpenPhysMemHandleExp; /**< slot 6 */
    ur_pfnIPCClosePhysMemHandleExp_t pfnClosePhysMemHandleExp; /**< slot 7 */
    ur_pfnIPCGetEventHandleExp_t pfnGetEventHandleExp; /**< slot 8 */
    ur_pfnIPCPutEventHandleExp_t pfnPutEventHandleExp; /**< slot 9 */
    ur_pfnIPCOpenEventHandleExp_t pfnOpenEventHandleExp; /**< slot 10 */
};

/* Dispatch table: memory export exp. Slots only ever grow at the end. */
struct ur_memory_export_exp_dditable_t {
    ur_pfnMemoryExportAllocExportableMemoryExp_t pfnAllocExportableMemoryExp; /**< slot 0 */
    ur_pfnMemoryExportFreeExportableMemoryExp_t pfnFreeExportableMemoryExp; /**< slot 1 */
    ur_pfnMemoryExportExportMemoryHandleExp_t pfnExportMemoryHandleExp; /**< slot 2 */
};

/* Dispatch table: usm p2p exp. Slots only ever grow at the end. */
struct ur_usm_p2p_exp_dditable_t {
    ur_pfnUsmP2PEnablePeerAccessExp_t pfnEnablePeerAccessExp; /**< slot 0 */
    ur_pfnUsmP2PDisablePeerAccessExp_t pfnDisablePeerAccessExp; /**< slot 1 */
    ur_pfnUsmP2PPeerAccessGetInfoExp_t pfnPeerAccessGetInfoExp; /**< slot 2 */
};

/* Dispatch table: virtual memory. Slots only ever grow at the end. */
struct ur_virtual_mem_dditable_t {
    ur_pfnVirtualMemGranularityGetInfo_t pfnGranularityGetInfo; /**< slot 0 */
    ur_pfnVirtualMemReserve_t pfnReserve; /**< slot 1 */
    ur_pfnVirtualMemFree_t pfnFree; /**< slot 2 */
    ur_pfnVirtualMemMap_t pfnMap; /**< slot 3 */
    ur_pfnVirtualMemUnmap_t pfnUnmap; /**< slot 4 */
    ur_pfnVirtualMemSetAccess_t pfnSetAccess; /**< slot 5 */
    ur_pfnVirtualMemGetInfo_t pfnGetInfo; /**< slot 6 */
};

/* Dispatch table: device. Slots only ever grow at the end. */
struct ur_device_dditable_t {
    ur_pfnDeviceGet_t pfnGet; /**< slot 0 */
    ur_pfnDeviceGetInfo_t pfnGetInfo; /**< slot 1 */
    ur_pfnDeviceRetain_t pfnRetain; /**< slot 2 */
    ur_pfnDeviceRelease_t pfnRelease; /**< slot 3 */
    ur_pfnDevicePartition_t pfnPartition; /**< slot 4 */
    ur_pfnDeviceSelectBinary_t pfnSelectBinary; /**< slot 5 */
    ur_pfnDeviceGetNativeHandle_t pfnGetNativeHandle; /**< slot 6 */
    ur_pfnDeviceCreateWithNativeHandle_t pfnCreateWithNativeHandle; /**< slot 7 */
    ur_pfnDeviceGetGlobalTimestamps_t pfnGetGlobalTimestamps; /**< slot 8 */
};

/* Dispatch table: device exp. Slots only ever grow at the end. */
struct ur_device_exp_dditable_t {
    ur_pfnDeviceWaitExp_t pfnWaitExp; /**< slot 0 */
};

/* Dispatch table: dditable t. Slots only ever grow at the end. */
struct ur_dditable_t {
    ur_adapter_dditable_t Adapter; /**< slot 0 */
    ur_platform_dditable_t Platform; /**< slot 1 */
    ur_context_dditable_t Context; /**< slot 2 */
    ur_event_dditable_t Event; /**< slot 3 */
    ur_event_exp_dditable_t EventExp; /**< slot 4 */
    ur_program_dditable_t Program; /**< slot 5 */
    ur_program_exp_dditable_t ProgramExp; /**< slot 6 */
    ur_kernel_dditable_t Kernel; /**< slot 7 */
    ur_queue_dditable_t Queue; /**< slot 8 */
    ur_queue_exp_dditable_t QueueExp; /**< slot 9 */
    ur_sampler_dditable_t Sampler; /**< slot 10 */
    ur_mem_dditable_t Mem; /**< slot 11 */
    ur_physical_mem_dditable_t PhysicalMem; /**< slot 12 */
    ur_enqueue_dditable_t Enqueue; /**< slot 13 */
    ur_enqueue_exp_dditable_t EnqueueExp; /**< slot 14 */
    ur_usm_dditable_t USM; /**< slot 15 */
    ur_usm_exp_dditable_t USMExp; /**< slot 16 */
    ur_bindless_images_exp_dditable_t BindlessImagesExp; /**< slot 17 */
    ur_command_buffer_exp_dditable_t CommandBufferExp; /**< slot 18 */
    ur_graph_exp_dditable_t GraphExp; /**< slot 19 */
    ur_ipc_exp_dditable_t IPCExp; /**< slot 20 */
    ur_memory_export_exp_dditable_t MemoryExportExp; /**< slot 21 */
    ur_usm_p2p_exp_dditable_t UsmP2PExp; /**< slot 22 */
    ur_virtual_mem_dditable_t VirtualMem; /**< slot 23 */
    ur_device_dditable_t Device; /**< slot 24 */
    ur_device_exp_dditable_t DeviceExp; /**< slot 25 */
};

/*
 * Fills a dispatch table: adapter.
 * Source: Unified Runtime 0.12, dispatch tables.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGetAdapterProcAddrTable(
    ur_api_version_t version, /**< [in] version */
    ur_adapter_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: platform.
 * Source: Unified Runtime 0.12, dispatch tables.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGetPlatformProcAddrTable(
    ur_api_version_t version, /**< [in] version */
    ur_platform_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: context.
 * Source: Unified Runtime 0.12, dispatch tables.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGetContextProcAddrTable(
    ur_api_version_t version, /**< [in] version */
    ur_context_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: event.
 * Source: Unified Runtime 0.12, dispatch tables.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGetEventProcAddrTable(
    ur_api_version_t version, /**< [in] version */
    ur_event_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: event exp.
 * Source: Unified Runtime 0.12, dispatch tables.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGetEventExpProcAddrTable(
    ur_api_version_t version, /**< [in] version */
    ur_event_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: program.
 * Source: Unified Runtime 0.12, dispatch tables.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGetProgramProcAddrTable(
    ur_api_version_t version, /**< [in] version */
    ur_program_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: program exp.
 * Source: Unified Runtime 0.12, dispatch tables.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGetProgramExpProcAddrTable(
    ur_api_version_t version, /**< [in] version */
    ur_program_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: kernel.
 * Source: Unified Runtime 0.12, dispatch tables.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGetKernelProcAddrTable(
    ur_api_version_t version, /**< [in] version */
    ur_kernel_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: queue.
 * Source: Unified Runtime 0.12, dispatch tables.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGetQueueProcAddrTable(
    ur_api_version_t version, /**< [in] version */
    ur_queue_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: queue exp.
 * Source: Unified Runtime 0.12, dispatch tables.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGetQueueExpProcAddrTable(
    ur_api_version_t version, /**< [in] version */
    ur_queue_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: sampler.
 * Source: Unified Runtime 0.12, dispatch tables.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGetSamplerProcAddrTable(
    ur_api_version_t version, /**< [in] version */
    ur_sampler_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: mem.
 * Source: Unified Runtime 0.12, dispatch tables.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGetMemProcAddrTable(
    ur_api_version_t version, /**< [in] version */
    ur_mem_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: physical mem.
 * Source: Unified Runtime 0.12, dispatch tables.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGetPhysicalMemProcAddrTable(
    ur_api_version_t version, /**< [in] version */
    ur_physical_mem_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: enqueue.
 * Source: Unified Runtime 0.12, dispatch tables.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGetEnqueueProcAddrTable(
    ur_api_version_t version, /**< [in] version */
    ur_enqueue_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: enqueue exp.
 * Source: Unified Runtime 0.12, dispatch tables.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGetEnqueueExpProcAddrTable(
    ur_api_version_t version, /**< [in] version */
    ur_enqueue_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: usm.
 * Source: Unified Runtime 0.12, dispatch tables.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGetUSMProcAddrTable(
    ur_api_version_t version, /**< [in] version */
    ur_usm_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: usm exp.
 * Source: Unified Runtime 0.12, dispatch tables.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGetUSMExpProcAddrTable(
    ur_api_version_t version, /**< [in] version */
    ur_usm_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: bindless images exp.
 * Source: Unified Runtime 0.12, dispatch tables.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGetBindlessImagesExpProcAddrTable(
    ur_api_version_t version, /**< [in] version */
    ur_bindless_images_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: command buffer exp.
 * Source: Unified Runtime 0.12, dispatch tables.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGetCommandBufferExpProcAddrTable(
    ur_api_version_t version, /**< [in] version */
    ur_command_buffer_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: graph exp.
 * Source: Unified Runtime 0.12, dispatch tables.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGetGraphExpProcAddrTable(
    ur_api_version_t version, /**< [in] version */
    ur_graph_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: ipc exp.
 * Source: Unified Runtime 0.12, dispatch tables.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGetIPCExpProcAddrTable(
    ur_api_version_t version, /**< [in] version */
    ur_ipc_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: memory export exp.
 * Source: Unified Runtime 0.12, dispatch tables.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGetMemoryExportExpProcAddrTable(
    ur_api_version_t version, /**< [in] version */
    ur_memory_export_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: usm p2 p exp.
 * Source: Unified Runtime 0.12, dispatch tables.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGetUsmP2PExpProcAddrTable(
    ur_api_version_t version, /**< [in] version */
    ur_usm_p2p_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: virtual mem.
 * Source: Unified Runtime 0.12, dispatch tables.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGetVirtualMemProcAddrTable(
    ur_api_version_t version, /**< [in] version */
    ur_virtual_mem_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: device.
 * Source: Unified Runtime 0.12, dispatch tables.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGetDeviceProcAddrTable(
    ur_api_version_t version, /**< [in] version */
    ur_device_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: device exp.
 * Source: Unified Runtime 0.12, dispatch tables.
 */
UR_APIEXPORT ur_result_t UR_APICALL urGetDeviceExpProcAddrTable(
    ur_api_version_t version, /**< [in] version */
    ur_device_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);


#if defined(__cplusplus)
}
#endif

#endif
