/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Level Zero loader, tracing layer: one register function per traced call, and the callbacks with their parameters.
 * Names, values and layouts are the ABI; the tags in brackets after each parameter are read by tools/gen_entry_points.py
 */
#ifndef VESPER_ZEL_TRACING_REGISTER_CB_H
#define VESPER_ZEL_TRACING_REGISTER_CB_H

#include "../ze_api.h"
#include "../zer_api.h"
#include "zel_tracing_api.h"

#if defined(__cplusplus)
extern "C" {
#endif



/* Tracer reg. */
typedef enum _zel_tracer_reg_t {
    ZEL_REGISTER_PROLOGUE = 0, /**< prologue */
    ZEL_REGISTER_EPILOGUE = 1, /**< epilogue */
} zel_tracer_reg_t;

typedef struct _ze_init_drivers_params_t ze_init_drivers_params_t;
typedef struct _ze_rtas_builder_create_ext_params_t ze_rtas_builder_create_ext_params_t;
typedef struct _ze_rtas_builder_get_build_properties_ext_params_t ze_rtas_builder_get_build_properties_ext_params_t;
typedef struct _ze_rtas_builder_build_ext_params_t ze_rtas_builder_build_ext_params_t;
typedef struct _ze_rtas_builder_command_list_append_copy_ext_params_t ze_rtas_builder_command_list_append_copy_ext_params_t;
typedef struct _ze_rtas_builder_destroy_ext_params_t ze_rtas_builder_destroy_ext_params_t;
typedef struct _ze_rtas_builder_create_exp_params_t ze_rtas_builder_create_exp_params_t;
typedef struct _ze_rtas_builder_get_build_properties_exp_params_t ze_rtas_builder_get_build_properties_exp_params_t;
typedef struct _ze_rtas_builder_build_exp_params_t ze_rtas_builder_build_exp_params_t;
typedef struct _ze_rtas_builder_destroy_exp_params_t ze_rtas_builder_destroy_exp_params_t;
typedef struct _ze_rtas_parallel_operation_create_ext_params_t ze_rtas_parallel_operation_create_ext_params_t;
typedef struct _ze_rtas_parallel_operation_get_properties_ext_params_t ze_rtas_parallel_operation_get_properties_ext_params_t;
typedef struct _ze_rtas_parallel_operation_join_ext_params_t ze_rtas_parallel_operation_join_ext_params_t;
typedef struct _ze_rtas_parallel_operation_destroy_ext_params_t ze_rtas_parallel_operation_destroy_ext_params_t;
typedef struct _ze_rtas_parallel_operation_create_exp_params_t ze_rtas_parallel_operation_create_exp_params_t;
typedef struct _ze_rtas_parallel_operation_get_properties_exp_params_t ze_rtas_parallel_operation_get_properties_exp_params_t;
typedef struct _ze_rtas_parallel_operation_join_exp_params_t ze_rtas_parallel_operation_join_exp_params_t;
typedef struct _ze_rtas_parallel_operation_destroy_exp_params_t ze_rtas_parallel_operation_destroy_exp_params_t;
typedef struct _ze_driver_get_extension_function_address_params_t ze_driver_get_extension_function_address_params_t;
typedef struct _ze_driver_rtas_format_compatibility_check_ext_params_t ze_driver_rtas_format_compatibility_check_ext_params_t;
typedef struct _ze_driver_get_default_context_params_t ze_driver_get_default_context_params_t;
typedef struct _ze_driver_get_last_error_description_params_t ze_driver_get_last_error_description_params_t;
typedef struct _ze_driver_rtas_format_compatibility_check_exp_params_t ze_driver_rtas_format_compatibility_check_exp_params_t;
typedef struct _ze_device_get_global_timestamps_params_t ze_device_get_global_timestamps_params_t;
typedef struct _ze_device_import_external_semaphore_ext_params_t ze_device_import_external_semaphore_ext_params_t;
typedef struct _ze_device_release_external_semaphore_ext_params_t ze_device_release_external_semaphore_ext_params_t;
typedef struct _ze_device_get_vector_width_properties_ext_params_t ze_device_get_vector_width_properties_ext_params_t;
typedef struct _ze_device_synchronize_params_t ze_device_synchronize_params_t;
typedef struct _ze_device_get_aggregated_copy_offload_increment_value_params_t ze_device_get_aggregated_copy_offload_increment_value_params_t;
typedef struct _ze_device_get_runtime_requirements_params_t ze_device_get_runtime_requirements_params_t;
typedef struct _ze_device_get_runtime_requirements_key_params_t ze_device_get_runtime_requirements_key_params_t;
typedef struct _ze_device_validate_runtime_requirements_params_t ze_device_validate_runtime_requirements_params_t;
typedef struct _ze_device_get_counter_based_event_max_value_params_t ze_device_get_counter_based_event_max_value_params_t;
typedef struct _ze_device_reserve_cache_ext_params_t ze_device_reserve_cache_ext_params_t;
typedef struct _ze_device_set_cache_advice_ext_params_t ze_device_set_cache_advice_ext_params_t;
typedef struct _ze_device_pci_get_properties_ext_params_t ze_device_pci_get_properties_ext_params_t;
typedef struct _ze_device_get_fabric_vertex_exp_params_t ze_device_get_fabric_vertex_exp_params_t;
typedef struct _ze_device_get_root_device_params_t ze_device_get_root_device_params_t;
typedef struct _ze_context_create_ex_params_t ze_context_create_ex_params_t;
typedef struct _ze_command_queue_get_flags_params_t ze_command_queue_get_flags_params_t;
typedef struct _ze_command_queue_get_mode_params_t ze_command_queue_get_mode_params_t;
typedef struct _ze_command_queue_get_priority_params_t ze_command_queue_get_priority_params_t;
typedef struct _ze_command_queue_get_ordinal_params_t ze_command_queue_get_ordinal_params_t;
typedef struct _ze_command_queue_get_index_params_t ze_command_queue_get_index_params_t;
typedef struct _ze_command_list_get_next_command_id_with_kernels_exp_params_t ze_command_list_get_next_command_id_with_kernels_exp_params_t;
typedef struct _ze_command_list_update_mutable_command_kernels_exp_params_t ze_command_list_update_mutable_command_kernels_exp_params_t;
typedef struct _ze_command_list_append_signal_external_semaphore_ext_params_t ze_command_list_append_signal_external_semaphore_ext_params_t;
typedef struct _ze_command_list_append_wait_external_semaphore_ext_params_t ze_command_list_append_wait_external_semaphore_ext_params_t;
typedef struct _ze_command_list_append_launch_kernel_with_parameters_params_t ze_command_list_append_launch_kernel_with_parameters_params_t;
typedef struct _ze_command_list_append_launch_kernel_with_arguments_params_t ze_command_list_append_launch_kernel_with_arguments_params_t;
typedef struct _ze_command_list_append_memory_copy_with_parameters_params_t ze_command_list_append_memory_copy_with_parameters_params_t;
typedef struct _ze_command_list_append_memory_fill_with_parameters_params_t ze_command_list_append_memory_fill_with_parameters_params_t;
typedef struct _ze_command_list_immediate_append_command_lists_with_parameters_params_t ze_command_list_immediate_append_command_lists_with_parameters_params_t;
typedef struct _ze_command_list_get_flags_params_t ze_command_list_get_flags_params_t;
typedef struct _ze_command_list_immediate_get_flags_params_t ze_command_list_immediate_get_flags_params_t;
typedef struct _ze_command_list_immediate_get_mode_params_t ze_command_list_immediate_get_mode_params_t;
typedef struct _ze_command_list_immediate_get_priority_params_t ze_command_list_immediate_get_priority_params_t;
typedef struct _ze_command_list_is_mutable_exp_params_t ze_command_list_is_mutable_exp_params_t;
typedef struct _ze_command_list_begin_graph_capture_ext_params_t ze_command_list_begin_graph_capture_ext_params_t;
typedef struct _ze_command_list_begin_capture_into_graph_ext_params_t ze_command_list_begin_capture_into_graph_ext_params_t;
typedef struct _ze_command_list_is_graph_capture_enabled_ext_params_t ze_command_list_is_graph_capture_enabled_ext_params_t;
typedef struct _ze_command_list_end_graph_capture_ext_params_t ze_command_list_end_graph_capture_ext_params_t;
typedef struct _ze_command_list_get_graph_ext_params_t ze_command_list_get_graph_ext_params_t;
typedef struct _ze_command_list_append_graph_ext_params_t ze_command_list_append_graph_ext_params_t;
typedef struct _ze_command_list_append_host_function_params_t ze_command_list_append_host_function_params_t;
typedef struct _ze_command_list_append_image_copy_to_memory_ext_params_t ze_command_list_append_image_copy_to_memory_ext_params_t;
typedef struct _ze_command_list_append_image_copy_from_memory_ext_params_t ze_command_list_append_image_copy_from_memory_ext_params_t;
typedef struct _ze_command_list_host_synchronize_params_t ze_command_list_host_synchronize_params_t;
typedef struct _ze_command_list_create_clone_exp_params_t ze_command_list_create_clone_exp_params_t;
typedef struct _ze_command_list_get_device_handle_params_t ze_command_list_get_device_handle_params_t;
typedef struct _ze_command_list_get_context_handle_params_t ze_command_list_get_context_handle_params_t;
typedef struct _ze_command_list_get_ordinal_params_t ze_command_list_get_ordinal_params_t;
typedef struct _ze_command_list_immediate_get_index_params_t ze_command_list_immediate_get_index_params_t;
typedef struct _ze_command_list_is_immediate_params_t ze_command_list_is_immediate_params_t;
typedef struct _ze_command_list_immediate_append_command_lists_exp_params_t ze_command_list_immediate_append_command_lists_exp_params_t;
typedef struct _ze_command_list_get_next_command_id_exp_params_t ze_command_list_get_next_command_id_exp_params_t;
typedef struct _ze_command_list_update_mutable_commands_exp_params_t ze_command_list_update_mutable_commands_exp_params_t;
typedef struct _ze_command_list_update_mutable_command_signal_event_exp_params_t ze_command_list_update_mutable_command_signal_event_exp_params_t;
typedef struct _ze_command_list_update_mutable_command_wait_events_exp_params_t ze_command_list_update_mutable_command_wait_events_exp_params_t;
typedef struct _ze_event_counter_based_create_params_t ze_event_counter_based_create_params_t;
typedef struct _ze_event_counter_based_get_ipc_handle_params_t ze_event_counter_based_get_ipc_handle_params_t;
typedef struct _ze_event_counter_based_open_ipc_handle_params_t ze_event_counter_based_open_ipc_handle_params_t;
typedef struct _ze_event_counter_based_close_ipc_handle_params_t ze_event_counter_based_close_ipc_handle_params_t;
typedef struct _ze_event_counter_based_get_device_address_params_t ze_event_counter_based_get_device_address_params_t;
typedef struct _ze_event_get_counter_based_flags_params_t ze_event_get_counter_based_flags_params_t;
typedef struct _ze_event_query_timestamps_exp_params_t ze_event_query_timestamps_exp_params_t;
typedef struct _ze_event_query_kernel_timestamps_ext_params_t ze_event_query_kernel_timestamps_ext_params_t;
typedef struct _ze_event_get_event_pool_params_t ze_event_get_event_pool_params_t;
typedef struct _ze_event_get_signal_scope_params_t ze_event_get_signal_scope_params_t;
typedef struct _ze_event_get_wait_scope_params_t ze_event_get_wait_scope_params_t;
typedef struct _ze_event_pool_put_ipc_handle_params_t ze_event_pool_put_ipc_handle_params_t;
typedef struct _ze_event_pool_get_context_handle_params_t ze_event_pool_get_context_handle_params_t;
typedef struct _ze_event_pool_get_flags_params_t ze_event_pool_get_flags_params_t;
typedef struct _ze_image_get_memory_properties_exp_params_t ze_image_get_memory_properties_exp_params_t;
typedef struct _ze_image_view_create_exp_params_t ze_image_view_create_exp_params_t;
typedef struct _ze_image_get_alloc_properties_ext_params_t ze_image_get_alloc_properties_ext_params_t;
typedef struct _ze_image_view_create_ext_params_t ze_image_view_create_ext_params_t;
typedef struct _ze_image_get_device_offset_exp_params_t ze_image_get_device_offset_exp_params_t;
typedef struct _ze_kernel_set_global_offset_exp_params_t ze_kernel_set_global_offset_exp_params_t;
typedef struct _ze_kernel_get_binary_exp_params_t ze_kernel_get_binary_exp_params_t;
typedef struct _ze_kernel_get_allocation_properties_exp_params_t ze_kernel_get_allocation_properties_exp_params_t;
typedef struct _ze_kernel_scheduling_hint_exp_params_t ze_kernel_scheduling_hint_exp_params_t;
typedef struct _ze_mem_get_ipc_handle_with_properties_params_t ze_mem_get_ipc_handle_with_properties_params_t;
typedef struct _ze_mem_free_ext_params_t ze_mem_free_ext_params_t;
typedef struct _ze_mem_get_ipc_handle_from_file_descriptor_exp_params_t ze_mem_get_ipc_handle_from_file_descriptor_exp_params_t;
typedef struct _ze_mem_get_file_descriptor_from_ipc_handle_exp_params_t ze_mem_get_file_descriptor_from_ipc_handle_exp_params_t;
typedef struct _ze_mem_put_ipc_handle_params_t ze_mem_put_ipc_handle_params_t;
typedef struct _ze_mem_set_atomic_access_attribute_exp_params_t ze_mem_set_atomic_access_attribute_exp_params_t;
typedef struct _ze_mem_get_atomic_access_attribute_exp_params_t ze_mem_get_atomic_access_attribute_exp_params_t;
typedef struct _ze_mem_get_pitch_for2d_image_params_t ze_mem_get_pitch_for2d_image_params_t;
typedef struct _ze_module_inspect_linkage_ext_params_t ze_module_inspect_linkage_ext_params_t;
typedef struct _ze_physical_mem_get_properties_params_t ze_physical_mem_get_properties_params_t;
typedef struct _ze_fabric_edge_get_exp_params_t ze_fabric_edge_get_exp_params_t;
typedef struct _ze_fabric_edge_get_vertices_exp_params_t ze_fabric_edge_get_vertices_exp_params_t;
typedef struct _ze_fabric_edge_get_properties_exp_params_t ze_fabric_edge_get_properties_exp_params_t;
typedef struct _ze_fabric_vertex_get_exp_params_t ze_fabric_vertex_get_exp_params_t;
typedef struct _ze_fabric_vertex_get_sub_vertices_exp_params_t ze_fabric_vertex_get_sub_vertices_exp_params_t;
typedef struct _ze_fabric_vertex_get_properties_exp_params_t ze_fabric_vertex_get_properties_exp_params_t;
typedef struct _ze_fabric_vertex_get_device_exp_params_t ze_fabric_vertex_get_device_exp_params_t;
typedef struct _ze_executable_graph_get_source_graph_ext_params_t ze_executable_graph_get_source_graph_ext_params_t;
typedef struct _ze_executable_graph_destroy_ext_params_t ze_executable_graph_destroy_ext_params_t;
typedef struct _ze_graph_create_ext_params_t ze_graph_create_ext_params_t;
typedef struct _ze_graph_get_primary_command_list_ext_params_t ze_graph_get_primary_command_list_ext_params_t;
typedef struct _ze_graph_set_destruction_callback_ext_params_t ze_graph_set_destruction_callback_ext_params_t;
typedef struct _ze_graph_instantiate_ext_params_t ze_graph_instantiate_ext_params_t;
typedef struct _ze_graph_is_empty_ext_params_t ze_graph_is_empty_ext_params_t;
typedef struct _ze_graph_dump_contents_ext_params_t ze_graph_dump_contents_ext_params_t;
typedef struct _ze_graph_destroy_ext_params_t ze_graph_destroy_ext_params_t;
typedef struct _zer_get_last_error_description_params_t zer_get_last_error_description_params_t;
typedef struct _zer_translate_device_handle_to_identifier_params_t zer_translate_device_handle_to_identifier_params_t;
typedef struct _zer_translate_identifier_to_device_handle_params_t zer_translate_identifier_to_device_handle_params_t;
typedef struct _zer_get_default_context_params_t zer_get_default_context_params_t;


typedef void (*ze_pfnInitDriversCb_t)(ze_init_drivers_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnRTASBuilderCreateExtCb_t)(ze_rtas_builder_create_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnRTASBuilderGetBuildPropertiesExtCb_t)(ze_rtas_builder_get_build_properties_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnRTASBuilderBuildExtCb_t)(ze_rtas_builder_build_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnRTASBuilderCommandListAppendCopyExtCb_t)(ze_rtas_builder_command_list_append_copy_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnRTASBuilderDestroyExtCb_t)(ze_rtas_builder_destroy_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnRTASBuilderCreateExpCb_t)(ze_rtas_builder_create_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnRTASBuilderGetBuildPropertiesExpCb_t)(ze_rtas_builder_get_build_properties_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnRTASBuilderBuildExpCb_t)(ze_rtas_builder_build_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnRTASBuilderDestroyExpCb_t)(ze_rtas_builder_destroy_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnRTASParallelOperationCreateExtCb_t)(ze_rtas_parallel_operation_create_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnRTASParallelOperationGetPropertiesExtCb_t)(ze_rtas_parallel_operation_get_properties_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnRTASParallelOperationJoinExtCb_t)(ze_rtas_parallel_operation_join_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnRTASParallelOperationDestroyExtCb_t)(ze_rtas_parallel_operation_destroy_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnRTASParallelOperationCreateExpCb_t)(ze_rtas_parallel_operation_create_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnRTASParallelOperationGetPropertiesExpCb_t)(ze_rtas_parallel_operation_get_properties_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnRTASParallelOperationJoinExpCb_t)(ze_rtas_parallel_operation_join_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnRTASParallelOperationDestroyExpCb_t)(ze_rtas_parallel_operation_destroy_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDriverGetExtensionFunctionAddressCb_t)(ze_driver_get_extension_function_address_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDriverRTASFormatCompatibilityCheckExtCb_t)(ze_driver_rtas_format_compatibility_check_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDriverGetDefaultContextCb_t)(ze_driver_get_default_context_params_t *, ze_context_handle_t, void *, void **);
typedef void (*ze_pfnDriverGetLastErrorDescriptionCb_t)(ze_driver_get_last_error_description_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDriverRTASFormatCompatibilityCheckExpCb_t)(ze_driver_rtas_format_compatibility_check_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDeviceGetGlobalTimestampsCb_t)(ze_device_get_global_timestamps_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDeviceImportExternalSemaphoreExtCb_t)(ze_device_import_external_semaphore_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDeviceReleaseExternalSemaphoreExtCb_t)(ze_device_release_external_semaphore_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDeviceGetVectorWidthPropertiesExtCb_t)(ze_device_get_vector_width_properties_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDeviceSynchronizeCb_t)(ze_device_synchronize_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDeviceGetAggregatedCopyOffloadIncrementValueCb_t)(ze_device_get_aggregated_copy_offload_increment_value_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDeviceGetRuntimeRequirementsCb_t)(ze_device_get_runtime_requirements_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDeviceGetRuntimeRequirementsKeyCb_t)(ze_device_get_runtime_requirements_key_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDeviceValidateRuntimeRequirementsCb_t)(ze_device_validate_runtime_requirements_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDeviceGetCounterBasedEventMaxValueCb_t)(ze_device_get_counter_based_event_max_value_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDeviceReserveCacheExtCb_t)(ze_device_reserve_cache_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDeviceSetCacheAdviceExtCb_t)(ze_device_set_cache_advice_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDevicePciGetPropertiesExtCb_t)(ze_device_pci_get_properties_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDeviceGetFabricVertexExpCb_t)(ze_device_get_fabric_vertex_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnDeviceGetRootDeviceCb_t)(ze_device_get_root_device_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnContextCreateExCb_t)(ze_context_create_ex_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandQueueGetFlagsCb_t)(ze_command_queue_get_flags_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandQueueGetModeCb_t)(ze_command_queue_get_mode_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandQueueGetPriorityCb_t)(ze_command_queue_get_priority_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandQueueGetOrdinalCb_t)(ze_command_queue_get_ordinal_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandQueueGetIndexCb_t)(ze_command_queue_get_index_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListGetNextCommandIdWithKernelsExpCb_t)(ze_command_list_get_next_command_id_with_kernels_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListUpdateMutableCommandKernelsExpCb_t)(ze_command_list_update_mutable_command_kernels_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendSignalExternalSemaphoreExtCb_t)(ze_command_list_append_signal_external_semaphore_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendWaitExternalSemaphoreExtCb_t)(ze_command_list_append_wait_external_semaphore_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendLaunchKernelWithParametersCb_t)(ze_command_list_append_launch_kernel_with_parameters_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendLaunchKernelWithArgumentsCb_t)(ze_command_list_append_launch_kernel_with_arguments_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendMemoryCopyWithParametersCb_t)(ze_command_list_append_memory_copy_with_parameters_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendMemoryFillWithParametersCb_t)(ze_command_list_append_memory_fill_with_parameters_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListImmediateAppendCommandListsWithParametersCb_t)(ze_command_list_immediate_append_command_lists_with_parameters_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListGetFlagsCb_t)(ze_command_list_get_flags_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListImmediateGetFlagsCb_t)(ze_command_list_immediate_get_flags_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListImmediateGetModeCb_t)(ze_command_list_immediate_get_mode_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListImmediateGetPriorityCb_t)(ze_command_list_immediate_get_priority_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListIsMutableExpCb_t)(ze_command_list_is_mutable_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListBeginGraphCaptureExtCb_t)(ze_command_list_begin_graph_capture_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListBeginCaptureIntoGraphExtCb_t)(ze_command_list_begin_capture_into_graph_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListIsGraphCaptureEnabledExtCb_t)(ze_command_list_is_graph_capture_enabled_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListEndGraphCaptureExtCb_t)(ze_command_list_end_graph_capture_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListGetGraphExtCb_t)(ze_command_list_get_graph_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendGraphExtCb_t)(ze_command_list_append_graph_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendHostFunctionCb_t)(ze_command_list_append_host_function_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendImageCopyToMemoryExtCb_t)(ze_command_list_append_image_copy_to_memory_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListAppendImageCopyFromMemoryExtCb_t)(ze_command_list_append_image_copy_from_memory_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListHostSynchronizeCb_t)(ze_command_list_host_synchronize_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListCreateCloneExpCb_t)(ze_command_list_create_clone_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListGetDeviceHandleCb_t)(ze_command_list_get_device_handle_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListGetContextHandleCb_t)(ze_command_list_get_context_handle_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListGetOrdinalCb_t)(ze_command_list_get_ordinal_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListImmediateGetIndexCb_t)(ze_command_list_immediate_get_index_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListIsImmediateCb_t)(ze_command_list_is_immediate_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListImmediateAppendCommandListsExpCb_t)(ze_command_list_immediate_append_command_lists_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListGetNextCommandIdExpCb_t)(ze_command_list_get_next_command_id_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListUpdateMutableCommandsExpCb_t)(ze_command_list_update_mutable_commands_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListUpdateMutableCommandSignalEventExpCb_t)(ze_command_list_update_mutable_command_signal_event_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnCommandListUpdateMutableCommandWaitEventsExpCb_t)(ze_command_list_update_mutable_command_wait_events_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnEventCounterBasedCreateCb_t)(ze_event_counter_based_create_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnEventCounterBasedGetIpcHandleCb_t)(ze_event_counter_based_get_ipc_handle_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnEventCounterBasedOpenIpcHandleCb_t)(ze_event_counter_based_open_ipc_handle_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnEventCounterBasedCloseIpcHandleCb_t)(ze_event_counter_based_close_ipc_handle_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnEventCounterBasedGetDeviceAddressCb_t)(ze_event_counter_based_get_device_address_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnEventGetCounterBasedFlagsCb_t)(ze_event_get_counter_based_flags_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnEventQueryTimestampsExpCb_t)(ze_event_query_timestamps_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnEventQueryKernelTimestampsExtCb_t)(ze_event_query_kernel_timestamps_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnEventGetEventPoolCb_t)(ze_event_get_event_pool_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnEventGetSignalScopeCb_t)(ze_event_get_signal_scope_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnEventGetWaitScopeCb_t)(ze_event_get_wait_scope_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnEventPoolPutIpcHandleCb_t)(ze_event_pool_put_ipc_handle_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnEventPoolGetContextHandleCb_t)(ze_event_pool_get_context_handle_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnEventPoolGetFlagsCb_t)(ze_event_pool_get_flags_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnImageGetMemoryPropertiesExpCb_t)(ze_image_get_memory_properties_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnImageViewCreateExpCb_t)(ze_image_view_create_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnImageGetAllocPropertiesExtCb_t)(ze_image_get_alloc_properties_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnImageViewCreateExtCb_t)(ze_image_view_create_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnImageGetDeviceOffsetExpCb_t)(ze_image_get_device_offset_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnKernelSetGlobalOffsetExpCb_t)(ze_kernel_set_global_offset_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnKernelGetBinaryExpCb_t)(ze_kernel_get_binary_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnKernelGetAllocationPropertiesExpCb_t)(ze_kernel_get_allocation_properties_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnKernelSchedulingHintExpCb_t)(ze_kernel_scheduling_hint_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnMemGetIpcHandleWithPropertiesCb_t)(ze_mem_get_ipc_handle_with_properties_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnMemFreeExtCb_t)(ze_mem_free_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnMemGetIpcHandleFromFileDescriptorExpCb_t)(ze_mem_get_ipc_handle_from_file_descriptor_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnMemGetFileDescriptorFromIpcHandleExpCb_t)(ze_mem_get_file_descriptor_from_ipc_handle_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnMemPutIpcHandleCb_t)(ze_mem_put_ipc_handle_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnMemSetAtomicAccessAttributeExpCb_t)(ze_mem_set_atomic_access_attribute_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnMemGetAtomicAccessAttributeExpCb_t)(ze_mem_get_atomic_access_attribute_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnMemGetPitchFor2dImageCb_t)(ze_mem_get_pitch_for2d_image_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnModuleInspectLinkageExtCb_t)(ze_module_inspect_linkage_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnPhysicalMemGetPropertiesCb_t)(ze_physical_mem_get_properties_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnFabricEdgeGetExpCb_t)(ze_fabric_edge_get_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnFabricEdgeGetVerticesExpCb_t)(ze_fabric_edge_get_vertices_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnFabricEdgeGetPropertiesExpCb_t)(ze_fabric_edge_get_properties_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnFabricVertexGetExpCb_t)(ze_fabric_vertex_get_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnFabricVertexGetSubVerticesExpCb_t)(ze_fabric_vertex_get_sub_vertices_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnFabricVertexGetPropertiesExpCb_t)(ze_fabric_vertex_get_properties_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnFabricVertexGetDeviceExpCb_t)(ze_fabric_vertex_get_device_exp_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnExecutableGraphGetSourceGraphExtCb_t)(ze_executable_graph_get_source_graph_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnExecutableGraphDestroyExtCb_t)(ze_executable_graph_destroy_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnGraphCreateExtCb_t)(ze_graph_create_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnGraphGetPrimaryCommandListExtCb_t)(ze_graph_get_primary_command_list_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnGraphSetDestructionCallbackExtCb_t)(ze_graph_set_destruction_callback_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnGraphInstantiateExtCb_t)(ze_graph_instantiate_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnGraphIsEmptyExtCb_t)(ze_graph_is_empty_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnGraphDumpContentsExtCb_t)(ze_graph_dump_contents_ext_params_t *, ze_result_t, void *, void **);
typedef void (*ze_pfnGraphDestroyExtCb_t)(ze_graph_destroy_ext_params_t *, ze_result_t, void *, void **);
typedef void (*zer_pfnGetLastErrorDescriptionCb_t)(zer_get_last_error_description_params_t *, ze_result_t, void *, void **);
typedef void (*zer_pfnTranslateDeviceHandleToIdentifierCb_t)(zer_translate_device_handle_to_identifier_params_t *, uint32_t, void *, void **);
typedef void (*zer_pfnTranslateIdentifierToDeviceHandleCb_t)(zer_translate_identifier_to_device_handle_params_t *, ze_device_handle_t, void *, void **);
typedef void (*zer_pfnGetDefaultContextCb_t)(zer_get_default_context_params_t *, ze_context_handle_t, void *, void **);

/* Init drivers params. */
struct _ze_init_drivers_params_t {
    uint32_t **ppCount; /**< the count */
    ze_driver_handle_t **pphDrivers; /**< the pph drivers */
    ze_init_driver_type_desc_t **pdesc; /**< the pdesc */
};

/* Rtas builder create ext params. */
struct _ze_rtas_builder_create_ext_params_t {
    ze_driver_handle_t *phDriver; /**< place of the handle: driver */
    const ze_rtas_builder_ext_desc_t **ppDescriptor; /**< the descriptor */
    ze_rtas_builder_ext_handle_t **pphBuilder; /**< the pph builder */
};

/* Rtas builder get build properties ext params. */
struct _ze_rtas_builder_get_build_properties_ext_params_t {
    ze_rtas_builder_ext_handle_t *phBuilder; /**< place of the handle: builder */
    const ze_rtas_builder_build_op_ext_desc_t **ppBuildOpDescriptor; /**< the build op descriptor */
    ze_rtas_builder_ext_properties_t **ppProperties; /**< the properties */
};

/* Rtas builder build ext params. */
struct _ze_rtas_builder_build_ext_params_t {
    ze_rtas_builder_ext_handle_t *phBuilder; /**< place of the handle: builder */
    const ze_rtas_builder_build_op_ext_desc_t **ppBuildOpDescriptor; /**< the build op descriptor */
    void **ppScratchBuffer; /**< the scratch buffer */
    size_t *pscratchBufferSizeBytes; /**< the pscratch buffer size bytes, in bytes */
    void **ppRtasBuffer; /**< the rtas buffer */
    size_t *prtasBufferSizeBytes; /**< the prtas buffer size bytes, in bytes */
    ze_rtas_parallel_operation_ext_handle_t *phParallelOperation; /**< place of the handle: parallel operation */
    void **ppBuildUserPtr; /**< the build user pointer */
    ze_rtas_aabb_ext_t **ppBounds; /**< the bounds */
    size_t **ppRtasBufferSizeBytes; /**< the rtas buffer size bytes, in bytes */
};

/* Rtas builder command list append copy ext params. */
struct _ze_rtas_builder_command_list_append_copy_ext_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    void **pdstptr; /**< the pdstptr */
    const void **psrcptr; /**< the psrcptr */
    size_t *psize; /**< the psize, in bytes */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Rtas builder destroy ext params. */
struct _ze_rtas_builder_destroy_ext_params_t {
    ze_rtas_builder_ext_handle_t *phBuilder; /**< place of the handle: builder */
};

/* Rtas builder create exp params. */
struct _ze_rtas_builder_create_exp_params_t {
    ze_driver_handle_t *phDriver; /**< place of the handle: driver */
    const ze_rtas_builder_exp_desc_t **ppDescriptor; /**< the descriptor */
    ze_rtas_builder_exp_handle_t **pphBuilder; /**< the pph builder */
};

/* Rtas builder get build properties exp params. */
struct _ze_rtas_builder_get_build_properties_exp_params_t {
    ze_rtas_builder_exp_handle_t *phBuilder; /**< place of the handle: builder */
    const ze_rtas_builder_build_op_exp_desc_t **ppBuildOpDescriptor; /**< the build op descriptor */
    ze_rtas_builder_exp_properties_t **ppProperties; /**< the properties */
};

/* Rtas builder build exp params. */
struct _ze_rtas_builder_build_exp_params_t {
    ze_rtas_builder_exp_handle_t *phBuilder; /**< place of the handle: builder */
    const ze_rtas_builder_build_op_exp_desc_t **ppBuildOpDescriptor; /**< the build op descriptor */
    void **ppScratchBuffer; /**< the scratch buffer */
    size_t *pscratchBufferSizeBytes; /**< the pscratch buffer size bytes, in bytes */
    void **ppRtasBuffer; /**< the rtas buffer */
    size_t *prtasBufferSizeBytes; /**< the prtas buffer size bytes, in bytes */
    ze_rtas_parallel_operation_exp_handle_t *phParallelOperation; /**< place of the handle: parallel operation */
    void **ppBuildUserPtr; /**< the build user pointer */
    ze_rtas_aabb_exp_t **ppBounds; /**< the bounds */
    size_t **ppRtasBufferSizeBytes; /**< the rtas buffer size bytes, in bytes */
};

/* Rtas builder destroy exp params. */
struct _ze_rtas_builder_destroy_exp_params_t {
    ze_rtas_builder_exp_handle_t *phBuilder; /**< place of the handle: builder */
};

/* Rtas parallel operation create ext params. */
struct _ze_rtas_parallel_operation_create_ext_params_t {
    ze_driver_handle_t *phDriver; /**< place of the handle: driver */
    ze_rtas_parallel_operation_ext_handle_t **pphParallelOperation; /**< the pph parallel operation */
};

/* Rtas parallel operation get properties ext params. */
struct _ze_rtas_parallel_operation_get_properties_ext_params_t {
    ze_rtas_parallel_operation_ext_handle_t *phParallelOperation; /**< place of the handle: parallel operation */
    ze_rtas_parallel_operation_ext_properties_t **ppProperties; /**< the properties */
};

/* Rtas parallel operation join ext params. */
struct _ze_rtas_parallel_operation_join_ext_params_t {
    ze_rtas_parallel_operation_ext_handle_t *phParallelOperation; /**< place of the handle: parallel operation */
};

/* Rtas parallel operation destroy ext params. */
struct _ze_rtas_parallel_operation_destroy_ext_params_t {
    ze_rtas_parallel_operation_ext_handle_t *phParallelOperation; /**< place of the handle: parallel operation */
};

/* Rtas parallel operation create exp params. */
struct _ze_rtas_parallel_operation_create_exp_params_t {
    ze_driver_handle_t *phDriver; /**< place of the handle: driver */
    ze_rtas_parallel_operation_exp_handle_t **pphParallelOperation; /**< the pph parallel operation */
};

/* Rtas parallel operation get properties exp params. */
struct _ze_rtas_parallel_operation_get_properties_exp_params_t {
    ze_rtas_parallel_operation_exp_handle_t *phParallelOperation; /**< place of the handle: parallel operation */
    ze_rtas_parallel_operation_exp_properties_t **ppProperties; /**< the properties */
};

/* Rtas parallel operation join exp params. */
struct _ze_rtas_parallel_operation_join_exp_params_t {
    ze_rtas_parallel_operation_exp_handle_t *phParallelOperation; /**< place of the handle: parallel operation */
};

/* Rtas parallel operation destroy exp params. */
struct _ze_rtas_parallel_operation_destroy_exp_params_t {
    ze_rtas_parallel_operation_exp_handle_t *phParallelOperation; /**< place of the handle: parallel operation */
};

/* Driver get extension function address params. */
struct _ze_driver_get_extension_function_address_params_t {
    ze_driver_handle_t *phDriver; /**< place of the handle: driver */
    const char **pname; /**< text: pname */
    void ***pppFunctionAddress; /**< the ppp function address */
};

/* Driver rtas format compatibility check ext params. */
struct _ze_driver_rtas_format_compatibility_check_ext_params_t {
    ze_driver_handle_t *phDriver; /**< place of the handle: driver */
    ze_rtas_format_ext_t *prtasFormatA; /**< the prtas format a */
    ze_rtas_format_ext_t *prtasFormatB; /**< the prtas format b */
};

/* Driver get default context params. */
struct _ze_driver_get_default_context_params_t {
    ze_driver_handle_t *phDriver; /**< place of the handle: driver */
};

/* Driver get last error description params. */
struct _ze_driver_get_last_error_description_params_t {
    ze_driver_handle_t *phDriver; /**< place of the handle: driver */
    const char ***pppString; /**< text: ppp string */
};

/* Driver rtas format compatibility check exp params. */
struct _ze_driver_rtas_format_compatibility_check_exp_params_t {
    ze_driver_handle_t *phDriver; /**< place of the handle: driver */
    ze_rtas_format_exp_t *prtasFormatA; /**< the prtas format a */
    ze_rtas_format_exp_t *prtasFormatB; /**< the prtas format b */
};

/* Device get global timestamps params. */
struct _ze_device_get_global_timestamps_params_t {
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    uint64_t **phostTimestamp; /**< the phost timestamp, in timer ticks */
    uint64_t **pdeviceTimestamp; /**< the pdevice timestamp, in timer ticks */
};

/* Device import external semaphore ext params. */
struct _ze_device_import_external_semaphore_ext_params_t {
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    const ze_external_semaphore_ext_desc_t **pdesc; /**< the pdesc */
    ze_external_semaphore_ext_handle_t **pphSemaphore; /**< the pph semaphore */
};

/* Device release external semaphore ext params. */
struct _ze_device_release_external_semaphore_ext_params_t {
    ze_external_semaphore_ext_handle_t *phSemaphore; /**< place of the handle: semaphore */
};

/* Device get vector width properties ext params. */
struct _ze_device_get_vector_width_properties_ext_params_t {
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    uint32_t **ppCount; /**< the count */
    ze_device_vector_width_properties_ext_t **ppVectorWidthProperties; /**< the vector width properties */
};

/* Device synchronize params. */
struct _ze_device_synchronize_params_t {
    ze_device_handle_t *phDevice; /**< place of the handle: device */
};

/* Device get aggregated copy offload increment value params. */
struct _ze_device_get_aggregated_copy_offload_increment_value_params_t {
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    uint32_t **pincrementValue; /**< the pincrement value */
};

/* Device get runtime requirements params. */
struct _ze_device_get_runtime_requirements_params_t {
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    const void **ppObjDesc; /**< the obj description */
    size_t **ppSize; /**< the size, in bytes */
    char **ppRequirements; /**< text: requirements */
};

/* Device get runtime requirements key params. */
struct _ze_device_get_runtime_requirements_key_params_t {
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    const char ***ppKey; /**< text: key */
};

/* Device validate runtime requirements params. */
struct _ze_device_validate_runtime_requirements_params_t {
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    const char **ppRequirements; /**< text: requirements */
    ze_validate_runtime_requirements_output_t **ppOut; /**< the out */
};

/* Device get counter based event largest value params. */
struct _ze_device_get_counter_based_event_max_value_params_t {
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    uint64_t **pmaxValue; /**< the pmax value */
};

/* Device reserve cache ext params. */
struct _ze_device_reserve_cache_ext_params_t {
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    size_t *pcacheLevel; /**< the pcache level */
    size_t *pcacheReservationSize; /**< the pcache reservation size, in bytes */
};

/* Device set cache advice ext params. */
struct _ze_device_set_cache_advice_ext_params_t {
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    void **pptr; /**< the pptr */
    size_t *pregionSize; /**< the pregion size, in bytes */
    ze_cache_ext_region_t *pcacheRegion; /**< the pcache region */
};

/* Device pci get properties ext params. */
struct _ze_device_pci_get_properties_ext_params_t {
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    ze_pci_ext_properties_t **ppPciProperties; /**< the pci properties */
};

/* Device get fabric vertex exp params. */
struct _ze_device_get_fabric_vertex_exp_params_t {
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    ze_fabric_vertex_handle_t **pphVertex; /**< the pph vertex */
};

/* Device get root device params. */
struct _ze_device_get_root_device_params_t {
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    ze_device_handle_t **pphRootDevice; /**< the pph root device */
};

/* Context create ex params. */
struct _ze_context_create_ex_params_t {
    ze_driver_handle_t *phDriver; /**< place of the handle: driver */
    const ze_context_desc_t **pdesc; /**< the pdesc */
    uint32_t *pnumDevices; /**< the pnum devices */
    ze_device_handle_t **pphDevices; /**< the pph devices */
    ze_context_handle_t **pphContext; /**< the pph context */
};

/* Command queue get flags params. */
struct _ze_command_queue_get_flags_params_t {
    ze_command_queue_handle_t *phCmdQueue; /**< place of the handle: cmd queue */
    ze_command_queue_flags_t **ppFlags; /**< flags, a union of ze_command_queue_flag_t bits, 0 for none */
};

/* Command queue get mode params. */
struct _ze_command_queue_get_mode_params_t {
    ze_command_queue_handle_t *phCmdQueue; /**< place of the handle: cmd queue */
    ze_command_queue_mode_t **ppMode; /**< the mode */
};

/* Command queue get priority params. */
struct _ze_command_queue_get_priority_params_t {
    ze_command_queue_handle_t *phCmdQueue; /**< place of the handle: cmd queue */
    ze_command_queue_priority_t **ppPriority; /**< the priority */
};

/* Command queue get ordinal params. */
struct _ze_command_queue_get_ordinal_params_t {
    ze_command_queue_handle_t *phCommandQueue; /**< place of the handle: command queue */
    uint32_t **ppOrdinal; /**< the ordinal */
};

/* Command queue get index params. */
struct _ze_command_queue_get_index_params_t {
    ze_command_queue_handle_t *phCommandQueue; /**< place of the handle: command queue */
    uint32_t **ppIndex; /**< the index */
};

/* Command list get next command id with kernels exp params. */
struct _ze_command_list_get_next_command_id_with_kernels_exp_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    const ze_mutable_command_id_exp_desc_t **pdesc; /**< the pdesc */
    uint32_t *pnumKernels; /**< the pnum kernels */
    ze_kernel_handle_t **pphKernels; /**< the pph kernels */
    uint64_t **ppCommandId; /**< the command id */
};

/* Command list update mutable command kernels exp params. */
struct _ze_command_list_update_mutable_command_kernels_exp_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    uint32_t *pnumKernels; /**< the pnum kernels */
    uint64_t **ppCommandId; /**< the command id */
    ze_kernel_handle_t **pphKernels; /**< the pph kernels */
};

/* Command list append signal external semaphore ext params. */
struct _ze_command_list_append_signal_external_semaphore_ext_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    uint32_t *pnumSemaphores; /**< the pnum semaphores */
    ze_external_semaphore_ext_handle_t **pphSemaphores; /**< the pph semaphores */
    ze_external_semaphore_signal_params_ext_t **psignalParams; /**< the psignal params */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Command list append wait external semaphore ext params. */
struct _ze_command_list_append_wait_external_semaphore_ext_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    uint32_t *pnumSemaphores; /**< the pnum semaphores */
    ze_external_semaphore_ext_handle_t **pphSemaphores; /**< the pph semaphores */
    ze_external_semaphore_wait_params_ext_t **pwaitParams; /**< the pwait params */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Command list append launch kernel with parameters params. */
struct _ze_command_list_append_launch_kernel_with_parameters_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    ze_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    const ze_group_count_t **ppGroupCounts; /**< the group counts */
    const void **ppNext; /**< the next */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Command list append launch kernel with arguments params. */
struct _ze_command_list_append_launch_kernel_with_arguments_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    ze_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    const ze_group_count_t *pgroupCounts; /**< the pgroup counts */
    const ze_group_size_t *pgroupSizes; /**< the pgroup sizes */
    void ***ppArguments; /**< the arguments */
    const void **ppNext; /**< the next */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Command list append memory copy with parameters params. */
struct _ze_command_list_append_memory_copy_with_parameters_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    void **pdstptr; /**< the pdstptr */
    const void **psrcptr; /**< the psrcptr */
    size_t *psize; /**< the psize, in bytes */
    const void **ppNext; /**< the next */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Command list append memory fill with parameters params. */
struct _ze_command_list_append_memory_fill_with_parameters_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    void **pptr; /**< the pptr */
    const void **ppattern; /**< the ppattern */
    size_t *ppattern_size; /**< the ppattern size, in bytes */
    size_t *psize; /**< the psize, in bytes */
    const void **ppNext; /**< the next */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Command list immediate append command lists with parameters params. */
struct _ze_command_list_immediate_append_command_lists_with_parameters_params_t {
    ze_command_list_handle_t *phCommandListImmediate; /**< place of the handle: command list immediate */
    uint32_t *pnumCommandLists; /**< the pnum command lists */
    ze_command_list_handle_t **pphCommandLists; /**< the pph command lists */
    const void **ppNext; /**< the next */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Command list get flags params. */
struct _ze_command_list_get_flags_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    ze_command_list_flags_t **ppFlags; /**< flags, a union of ze_command_list_flag_t bits, 0 for none */
};

/* Command list immediate get flags params. */
struct _ze_command_list_immediate_get_flags_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    ze_command_queue_flags_t **ppFlags; /**< flags, a union of ze_command_queue_flag_t bits, 0 for none */
};

/* Command list immediate get mode params. */
struct _ze_command_list_immediate_get_mode_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    ze_command_queue_mode_t **ppMode; /**< the mode */
};

/* Command list immediate get priority params. */
struct _ze_command_list_immediate_get_priority_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    ze_command_queue_priority_t **ppPriority; /**< the priority */
};

/* Command list is mutable exp params. */
struct _ze_command_list_is_mutable_exp_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    ze_bool_t **ppIsMutable; /**< the is mutable */
};

/* Command list begin graph capture ext params. */
struct _ze_command_list_begin_graph_capture_ext_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    const void **ppNext; /**< the next */
};

/* Command list begin capture into graph ext params. */
struct _ze_command_list_begin_capture_into_graph_ext_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    ze_graph_handle_t *phGraph; /**< place of the handle: graph */
    const void **ppNext; /**< the next */
};

/* Command list is graph capture enabled ext params. */
struct _ze_command_list_is_graph_capture_enabled_ext_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
};

/* Command list end graph capture ext params. */
struct _ze_command_list_end_graph_capture_ext_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    const void **ppNext; /**< the next */
    ze_graph_handle_t **pphGraph; /**< the pph graph */
};

/* Command list get graph ext params. */
struct _ze_command_list_get_graph_ext_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    ze_graph_handle_t **pphGraph; /**< the pph graph */
};

/* Command list append graph ext params. */
struct _ze_command_list_append_graph_ext_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    ze_executable_graph_handle_t *phGraph; /**< place of the handle: graph */
    const void **ppNext; /**< the next */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Command list append host function params. */
struct _ze_command_list_append_host_function_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    ze_host_function_callback_t *ppfnHostFunction; /**< callback: ppfn host function */
    void **ppUserData; /**< the user data */
    const void **ppNext; /**< the next */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Command list append image copy to memory ext params. */
struct _ze_command_list_append_image_copy_to_memory_ext_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    void **pdstptr; /**< the pdstptr */
    ze_image_handle_t *phSrcImage; /**< place of the handle: source image */
    const ze_image_region_t **ppSrcRegion; /**< the source region */
    uint32_t *pdestRowPitch; /**< the pdest row pitch, in bytes */
    uint32_t *pdestSlicePitch; /**< the pdest slice pitch, in bytes */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Command list append image copy from memory ext params. */
struct _ze_command_list_append_image_copy_from_memory_ext_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    ze_image_handle_t *phDstImage; /**< place of the handle: destination image */
    const void **psrcptr; /**< the psrcptr */
    const ze_image_region_t **ppDstRegion; /**< the destination region */
    uint32_t *psrcRowPitch; /**< the psrc row pitch, in bytes */
    uint32_t *psrcSlicePitch; /**< the psrc slice pitch, in bytes */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Command list host synchronize params. */
struct _ze_command_list_host_synchronize_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    uint64_t *ptimeout; /**< the ptimeout, in nanoseconds */
};

/* Command list create clone exp params. */
struct _ze_command_list_create_clone_exp_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    ze_command_list_handle_t **pphClonedCommandList; /**< the pph cloned command list */
};

/* Command list get device handle params. */
struct _ze_command_list_get_device_handle_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    ze_device_handle_t **pphDevice; /**< the pph device */
};

/* Command list get context handle params. */
struct _ze_command_list_get_context_handle_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    ze_context_handle_t **pphContext; /**< the pph context */
};

/* Command list get ordinal params. */
struct _ze_command_list_get_ordinal_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    uint32_t **ppOrdinal; /**< the ordinal */
};

/* Command list immediate get index params. */
struct _ze_command_list_immediate_get_index_params_t {
    ze_command_list_handle_t *phCommandListImmediate; /**< place of the handle: command list immediate */
    uint32_t **ppIndex; /**< the index */
};

/* Command list is immediate params. */
struct _ze_command_list_is_immediate_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    ze_bool_t **ppIsImmediate; /**< the is immediate */
};

/* Command list immediate append command lists exp params. */
struct _ze_command_list_immediate_append_command_lists_exp_params_t {
    ze_command_list_handle_t *phCommandListImmediate; /**< place of the handle: command list immediate */
    uint32_t *pnumCommandLists; /**< the pnum command lists */
    ze_command_list_handle_t **pphCommandLists; /**< the pph command lists */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Command list get next command id exp params. */
struct _ze_command_list_get_next_command_id_exp_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    const ze_mutable_command_id_exp_desc_t **pdesc; /**< the pdesc */
    uint64_t **ppCommandId; /**< the command id */
};

/* Command list update mutable commands exp params. */
struct _ze_command_list_update_mutable_commands_exp_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    const ze_mutable_commands_exp_desc_t **pdesc; /**< the pdesc */
};

/* Command list update mutable command signal event exp params. */
struct _ze_command_list_update_mutable_command_signal_event_exp_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    uint64_t *pcommandId; /**< the pcommand id */
    ze_event_handle_t *phSignalEvent; /**< place of the handle: signal event */
};

/* Command list update mutable command wait events exp params. */
struct _ze_command_list_update_mutable_command_wait_events_exp_params_t {
    ze_command_list_handle_t *phCommandList; /**< place of the handle: command list */
    uint64_t *pcommandId; /**< the pcommand id */
    uint32_t *pnumWaitEvents; /**< the pnum wait events */
    ze_event_handle_t **pphWaitEvents; /**< the pph wait events */
};

/* Event counter based create params. */
struct _ze_event_counter_based_create_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    const ze_event_counter_based_desc_t **pdesc; /**< the pdesc */
    ze_event_handle_t **pphEvent; /**< the pph event */
};

/* Event counter based get ipc handle params. */
struct _ze_event_counter_based_get_ipc_handle_params_t {
    ze_event_handle_t *phEvent; /**< gets the event of this command; the caller releases it */
    ze_ipc_event_counter_based_handle_t **pphIpc; /**< the pph ipc */
};

/* Event counter based open ipc handle params. */
struct _ze_event_counter_based_open_ipc_handle_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    ze_ipc_event_counter_based_handle_t *phIpc; /**< place of the handle: ipc */
    ze_event_handle_t **pphEvent; /**< the pph event */
};

/* Event counter based close ipc handle params. */
struct _ze_event_counter_based_close_ipc_handle_params_t {
    ze_event_handle_t *phEvent; /**< gets the event of this command; the caller releases it */
};

/* Event counter based get device address params. */
struct _ze_event_counter_based_get_device_address_params_t {
    ze_event_handle_t *phEvent; /**< gets the event of this command; the caller releases it */
    uint64_t **pcompletionValue; /**< the pcompletion value */
    uint64_t **pdeviceAddress; /**< the pdevice address */
};

/* Event get counter based flags params. */
struct _ze_event_get_counter_based_flags_params_t {
    ze_event_handle_t *phEvent; /**< gets the event of this command; the caller releases it */
    ze_event_counter_based_flags_t **ppFlags; /**< flags, a union of ze_event_counter_based_flag_t bits, 0 for none */
};

/* Event query timestamps exp params. */
struct _ze_event_query_timestamps_exp_params_t {
    ze_event_handle_t *phEvent; /**< gets the event of this command; the caller releases it */
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    uint32_t **ppCount; /**< the count */
    ze_kernel_timestamp_result_t **ppTimestamps; /**< the timestamps */
};

/* Event query kernel timestamps ext params. */
struct _ze_event_query_kernel_timestamps_ext_params_t {
    ze_event_handle_t *phEvent; /**< gets the event of this command; the caller releases it */
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    uint32_t **ppCount; /**< the count */
    ze_event_query_kernel_timestamps_results_ext_properties_t **ppResults; /**< the results */
};

/* Event get event pool params. */
struct _ze_event_get_event_pool_params_t {
    ze_event_handle_t *phEvent; /**< gets the event of this command; the caller releases it */
    ze_event_pool_handle_t **pphEventPool; /**< the pph event pool */
};

/* Event get signal scope params. */
struct _ze_event_get_signal_scope_params_t {
    ze_event_handle_t *phEvent; /**< gets the event of this command; the caller releases it */
    ze_event_scope_flags_t **ppSignalScope; /**< signal scope, a union of ze_event_scope_flag_t bits, 0 for none */
};

/* Event get wait scope params. */
struct _ze_event_get_wait_scope_params_t {
    ze_event_handle_t *phEvent; /**< gets the event of this command; the caller releases it */
    ze_event_scope_flags_t **ppWaitScope; /**< wait scope, a union of ze_event_scope_flag_t bits, 0 for none */
};

/* Event pool put ipc handle params. */
struct _ze_event_pool_put_ipc_handle_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    ze_ipc_event_pool_handle_t *phIpc; /**< place of the handle: ipc */
};

/* Event pool get context handle params. */
struct _ze_event_pool_get_context_handle_params_t {
    ze_event_pool_handle_t *phEventPool; /**< place of the handle: event pool */
    ze_context_handle_t **pphContext; /**< the pph context */
};

/* Event pool get flags params. */
struct _ze_event_pool_get_flags_params_t {
    ze_event_pool_handle_t *phEventPool; /**< place of the handle: event pool */
    ze_event_pool_flags_t **ppFlags; /**< flags, a union of ze_event_pool_flag_t bits, 0 for none */
};

/* Image get memory properties exp params. */
struct _ze_image_get_memory_properties_exp_params_t {
    ze_image_handle_t *phImage; /**< place of the handle: image */
    ze_image_memory_properties_exp_t **ppMemoryProperties; /**< the memory properties */
};

/* Image view create exp params. */
struct _ze_image_view_create_exp_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    const ze_image_desc_t **pdesc; /**< the pdesc */
    ze_image_handle_t *phImage; /**< place of the handle: image */
    ze_image_handle_t **pphImageView; /**< the pph image view */
};

/* Image get alloc properties ext params. */
struct _ze_image_get_alloc_properties_ext_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    ze_image_handle_t *phImage; /**< place of the handle: image */
    ze_image_allocation_ext_properties_t **ppImageAllocProperties; /**< the image alloc properties */
};

/* Image view create ext params. */
struct _ze_image_view_create_ext_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    const ze_image_desc_t **pdesc; /**< the pdesc */
    ze_image_handle_t *phImage; /**< place of the handle: image */
    ze_image_handle_t **pphImageView; /**< the pph image view */
};

/* Image get device offset exp params. */
struct _ze_image_get_device_offset_exp_params_t {
    ze_image_handle_t *phImage; /**< place of the handle: image */
    uint64_t **ppDeviceOffset; /**< the device offset, in bytes */
};

/* Kernel set global offset exp params. */
struct _ze_kernel_set_global_offset_exp_params_t {
    ze_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    uint32_t *poffsetX; /**< the poffset x */
    uint32_t *poffsetY; /**< the poffset y */
    uint32_t *poffsetZ; /**< the poffset z */
};

/* Kernel get binary exp params. */
struct _ze_kernel_get_binary_exp_params_t {
    ze_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    size_t **ppSize; /**< the size, in bytes */
    uint8_t **ppKernelBinary; /**< the kernel binary */
};

/* Kernel get allocation properties exp params. */
struct _ze_kernel_get_allocation_properties_exp_params_t {
    ze_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    uint32_t **ppCount; /**< the count */
    ze_kernel_allocation_exp_properties_t **ppAllocationProperties; /**< the allocation properties */
};

/* Kernel scheduling hint exp params. */
struct _ze_kernel_scheduling_hint_exp_params_t {
    ze_kernel_handle_t *phKernel; /**< place of the handle: kernel */
    ze_scheduling_hint_exp_desc_t **ppHint; /**< the hint */
};

/* Memory get ipc handle with properties params. */
struct _ze_mem_get_ipc_handle_with_properties_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    const void **pptr; /**< the pptr */
    void **ppNext; /**< the next */
    ze_ipc_mem_handle_t **ppIpcHandle; /**< the ipc handle */
};

/* Memory free ext params. */
struct _ze_mem_free_ext_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    const ze_memory_free_ext_desc_t **ppMemFreeDesc; /**< the memory free description */
    void **pptr; /**< the pptr */
};

/* Memory get ipc handle from file descriptor exp params. */
struct _ze_mem_get_ipc_handle_from_file_descriptor_exp_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    uint64_t *phandle; /**< the phandle */
    ze_ipc_mem_handle_t **ppIpcHandle; /**< the ipc handle */
};

/* Memory get file descriptor from ipc handle exp params. */
struct _ze_mem_get_file_descriptor_from_ipc_handle_exp_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    ze_ipc_mem_handle_t *pipcHandle; /**< the pipc handle */
    uint64_t **ppHandle; /**< the handle */
};

/* Memory put ipc handle params. */
struct _ze_mem_put_ipc_handle_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    ze_ipc_mem_handle_t *phandle; /**< the phandle */
};

/* Memory set atomic access attribute exp params. */
struct _ze_mem_set_atomic_access_attribute_exp_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    const void **pptr; /**< the pptr */
    size_t *psize; /**< the psize, in bytes */
    ze_memory_atomic_attr_exp_flags_t *pattr; /**< pattr, a union of ze_memory_atomic_attr_exp_flag_t bits, 0 for none */
};

/* Memory get atomic access attribute exp params. */
struct _ze_mem_get_atomic_access_attribute_exp_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    const void **pptr; /**< the pptr */
    size_t *psize; /**< the psize, in bytes */
    ze_memory_atomic_attr_exp_flags_t **ppAttr; /**< attr, a union of ze_memory_atomic_attr_exp_flag_t bits, 0 for none */
};

/* Memory get pitch for2d image params. */
struct _ze_mem_get_pitch_for2d_image_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    ze_device_handle_t *phDevice; /**< place of the handle: device */
    size_t *pimageWidth; /**< the pimage width */
    size_t *pimageHeight; /**< the pimage height */
    unsigned int *pelementSizeInBytes; /**< the pelement size in bytes */
    size_t **prowPitch; /**< the prow pitch, in bytes */
};

/* Module inspect linkage ext params. */
struct _ze_module_inspect_linkage_ext_params_t {
    ze_linkage_inspection_ext_desc_t **ppInspectDesc; /**< the inspect description */
    uint32_t *pnumModules; /**< the pnum modules */
    ze_module_handle_t **pphModules; /**< the pph modules */
    ze_module_build_log_handle_t **pphLog; /**< the pph log */
};

/* Physical memory get properties params. */
struct _ze_physical_mem_get_properties_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    ze_physical_mem_handle_t *phPhysicalMem; /**< place of the handle: physical memory */
    ze_physical_mem_properties_t **ppMemProperties; /**< the memory properties */
};

/* Fabric edge get exp params. */
struct _ze_fabric_edge_get_exp_params_t {
    ze_fabric_vertex_handle_t *phVertexA; /**< place of the handle: vertex a */
    ze_fabric_vertex_handle_t *phVertexB; /**< place of the handle: vertex b */
    uint32_t **ppCount; /**< the count */
    ze_fabric_edge_handle_t **pphEdges; /**< the pph edges */
};

/* Fabric edge get vertices exp params. */
struct _ze_fabric_edge_get_vertices_exp_params_t {
    ze_fabric_edge_handle_t *phEdge; /**< place of the handle: edge */
    ze_fabric_vertex_handle_t **pphVertexA; /**< the pph vertex a */
    ze_fabric_vertex_handle_t **pphVertexB; /**< the pph vertex b */
};

/* Fabric edge get properties exp params. */
struct _ze_fabric_edge_get_properties_exp_params_t {
    ze_fabric_edge_handle_t *phEdge; /**< place of the handle: edge */
    ze_fabric_edge_exp_properties_t **ppEdgeProperties; /**< the edge properties */
};

/* Fabric vertex get exp params. */
struct _ze_fabric_vertex_get_exp_params_t {
    ze_driver_handle_t *phDriver; /**< place of the handle: driver */
    uint32_t **ppCount; /**< the count */
    ze_fabric_vertex_handle_t **pphVertices; /**< the pph vertices */
};

/* Fabric vertex get sub vertices exp params. */
struct _ze_fabric_vertex_get_sub_vertices_exp_params_t {
    ze_fabric_vertex_handle_t *phVertex; /**< place of the handle: vertex */
    uint32_t **ppCount; /**< the count */
    ze_fabric_vertex_handle_t **pphSubvertices; /**< the pph subvertices */
};

/* Fabric vertex get properties exp params. */
struct _ze_fabric_vertex_get_properties_exp_params_t {
    ze_fabric_vertex_handle_t *phVertex; /**< place of the handle: vertex */
    ze_fabric_vertex_exp_properties_t **ppVertexProperties; /**< the vertex properties */
};

/* Fabric vertex get device exp params. */
struct _ze_fabric_vertex_get_device_exp_params_t {
    ze_fabric_vertex_handle_t *phVertex; /**< place of the handle: vertex */
    ze_device_handle_t **pphDevice; /**< the pph device */
};

/* Executable graph get source graph ext params. */
struct _ze_executable_graph_get_source_graph_ext_params_t {
    ze_executable_graph_handle_t *phGraph; /**< place of the handle: graph */
    ze_graph_handle_t **pphSourceGraph; /**< the pph source graph */
};

/* Executable graph destroy ext params. */
struct _ze_executable_graph_destroy_ext_params_t {
    ze_executable_graph_handle_t *phGraph; /**< place of the handle: graph */
};

/* Graph create ext params. */
struct _ze_graph_create_ext_params_t {
    ze_context_handle_t *phContext; /**< place of the handle: context */
    const void **ppNext; /**< the next */
    ze_graph_handle_t **pphGraph; /**< the pph graph */
};

/* Graph get primary command list ext params. */
struct _ze_graph_get_primary_command_list_ext_params_t {
    ze_graph_handle_t *phGraph; /**< place of the handle: graph */
    ze_command_list_handle_t **pphCommandList; /**< the pph command list */
};

/* Graph set destruction callback ext params. */
struct _ze_graph_set_destruction_callback_ext_params_t {
    ze_graph_handle_t *phGraph; /**< place of the handle: graph */
    zex_mem_graph_free_callback_fn_t *ppfnCallback; /**< callback: ppfn callback */
    void **ppUserData; /**< the user data */
    const void **ppNext; /**< the next */
};

/* Graph instantiate ext params. */
struct _ze_graph_instantiate_ext_params_t {
    ze_graph_handle_t *phGraph; /**< place of the handle: graph */
    const void **ppNext; /**< the next */
    ze_executable_graph_handle_t **pphExecutableGraph; /**< the pph executable graph */
};

/* Graph is empty ext params. */
struct _ze_graph_is_empty_ext_params_t {
    ze_graph_handle_t *phGraph; /**< place of the handle: graph */
};

/* Graph dump contents ext params. */
struct _ze_graph_dump_contents_ext_params_t {
    ze_graph_handle_t *phGraph; /**< place of the handle: graph */
    const char **pfilePath; /**< text: pfile path */
    const void **ppNext; /**< the next */
};

/* Graph destroy ext params. */
struct _ze_graph_destroy_ext_params_t {
    ze_graph_handle_t *phGraph; /**< place of the handle: graph */
};

/* Get last error description params. */
struct _zer_get_last_error_description_params_t {
    const char ***pppString; /**< text: ppp string */
};

/* Translate device handle to identifier params. */
struct _zer_translate_device_handle_to_identifier_params_t {
    ze_device_handle_t *phDevice; /**< place of the handle: device */
};

/* Translate identifier to device handle params. */
struct _zer_translate_identifier_to_device_handle_params_t {
    uint32_t *pidentifier; /**< the pidentifier */
};

/* Get default context params. */
struct _zer_get_default_context_params_t {
    uint8_t unused; /**< the call has no parameters; C has no empty structures */
};

/*
 * Inits of a tracer: register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerInitRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnInitCb_t pfnInitCb /**< [in] function: init cb */
);

/*
 * Answers the register callback of a tracer driver.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDriverGetRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDriverGetCb_t pfnGetCb /**< [in] function: get cb */
);

/*
 * Inits of a tracer: drivers register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerInitDriversRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnInitDriversCb_t pfnInitDriversCb /**< [in] function: init drivers cb */
);

/*
 * Answers the api version register callback of a tracer driver.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDriverGetApiVersionRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDriverGetApiVersionCb_t pfnGetApiVersionCb /**< [in] function: get api version cb */
);

/*
 * Answers the properties register callback of a tracer driver.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDriverGetPropertiesRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDriverGetPropertiesCb_t pfnGetPropertiesCb /**< [in] function: get properties cb */
);

/*
 * Answers the ipc properties register callback of a tracer driver.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDriverGetIpcPropertiesRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDriverGetIpcPropertiesCb_t pfnGetIpcPropertiesCb /**< [in] function: get ipc properties cb */
);

/*
 * Answers the extension properties register callback of a tracer driver.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDriverGetExtensionPropertiesRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDriverGetExtensionPropertiesCb_t pfnGetExtensionPropertiesCb /**< [in] function: get extension properties cb */
);

/*
 * Answers the extension function address register callback of a tracer driver.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDriverGetExtensionFunctionAddressRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDriverGetExtensionFunctionAddressCb_t pfnGetExtensionFunctionAddressCb /**< [in] function: get extension function address cb */
);

/*
 * Answers the last error description register callback of a tracer driver.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDriverGetLastErrorDescriptionRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDriverGetLastErrorDescriptionCb_t pfnGetLastErrorDescriptionCb /**< [in] function: get last error description cb */
);

/*
 * Answers the default context register callback of a tracer driver.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDriverGetDefaultContextRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDriverGetDefaultContextCb_t pfnGetDefaultContextCb /**< [in] function: get default context cb */
);

/*
 * Answers the register callback of a tracer device.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDeviceGetRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDeviceGetCb_t pfnGetCb /**< [in] function: get cb */
);

/*
 * Answers the root device register callback of a tracer device.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDeviceGetRootDeviceRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDeviceGetRootDeviceCb_t pfnGetRootDeviceCb /**< [in] function: get root device cb */
);

/*
 * Answers the sub devices register callback of a tracer device.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDeviceGetSubDevicesRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDeviceGetSubDevicesCb_t pfnGetSubDevicesCb /**< [in] function: get sub devices cb */
);

/*
 * Answers the properties register callback of a tracer device.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDeviceGetPropertiesRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDeviceGetPropertiesCb_t pfnGetPropertiesCb /**< [in] function: get properties cb */
);

/*
 * Answers the compute properties register callback of a tracer device.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDeviceGetComputePropertiesRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDeviceGetComputePropertiesCb_t pfnGetComputePropertiesCb /**< [in] function: get compute properties cb */
);

/*
 * Answers the module properties register callback of a tracer device.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDeviceGetModulePropertiesRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDeviceGetModulePropertiesCb_t pfnGetModulePropertiesCb /**< [in] function: get module properties cb */
);

/*
 * Answers the command queue group properties register callback of a tracer device.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDeviceGetCommandQueueGroupPropertiesRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDeviceGetCommandQueueGroupPropertiesCb_t pfnGetCommandQueueGroupPropertiesCb /**< [in] function: get command queue group properties cb */
);

/*
 * Answers the memory properties register callback of a tracer device.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDeviceGetMemoryPropertiesRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDeviceGetMemoryPropertiesCb_t pfnGetMemoryPropertiesCb /**< [in] function: get memory properties cb */
);

/*
 * Answers the memory access properties register callback of a tracer device.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDeviceGetMemoryAccessPropertiesRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDeviceGetMemoryAccessPropertiesCb_t pfnGetMemoryAccessPropertiesCb /**< [in] function: get memory access properties cb */
);

/*
 * Answers the cache properties register callback of a tracer device.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDeviceGetCachePropertiesRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDeviceGetCachePropertiesCb_t pfnGetCachePropertiesCb /**< [in] function: get cache properties cb */
);

/*
 * Answers the image properties register callback of a tracer device.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDeviceGetImagePropertiesRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDeviceGetImagePropertiesCb_t pfnGetImagePropertiesCb /**< [in] function: get image properties cb */
);

/*
 * Answers the external memory properties register callback of a tracer device.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDeviceGetExternalMemoryPropertiesRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDeviceGetExternalMemoryPropertiesCb_t pfnGetExternalMemoryPropertiesCb /**< [in] function: get external memory properties cb */
);

/*
 * Answers the p2 p properties register callback of a tracer device.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDeviceGetP2PPropertiesRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDeviceGetP2PPropertiesCb_t pfnGetP2PPropertiesCb /**< [in] function: get P2 p properties cb */
);

/*
 * Asks whether it can of a tracer device: access peer register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDeviceCanAccessPeerRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDeviceCanAccessPeerCb_t pfnCanAccessPeerCb /**< [in] function: can access peer cb */
);

/*
 * Answers the status register callback of a tracer device.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDeviceGetStatusRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDeviceGetStatusCb_t pfnGetStatusCb /**< [in] function: get status cb */
);

/*
 * Answers the global timestamps register callback of a tracer device.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDeviceGetGlobalTimestampsRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDeviceGetGlobalTimestampsCb_t pfnGetGlobalTimestampsCb /**< [in] function: get global timestamps cb */
);

/*
 * Synchronizes of a tracer device: register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDeviceSynchronizeRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDeviceSynchronizeCb_t pfnSynchronizeCb /**< [in] function: synchronize cb */
);

/*
 * Answers the aggregated copy offload increment value register callback of a tracer device.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDeviceGetAggregatedCopyOffloadIncrementValueRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDeviceGetAggregatedCopyOffloadIncrementValueCb_t pfnGetAggregatedCopyOffloadIncrementValueCb /**< [in] function: get aggregated copy offload increment value cb */
);

/*
 * Answers the counter based event max value register callback of a tracer device.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDeviceGetCounterBasedEventMaxValueRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDeviceGetCounterBasedEventMaxValueCb_t pfnGetCounterBasedEventMaxValueCb /**< [in] function: get counter based event largest value cb */
);

/*
 * Answers the runtime requirements register callback of a tracer device.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDeviceGetRuntimeRequirementsRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDeviceGetRuntimeRequirementsCb_t pfnGetRuntimeRequirementsCb /**< [in] function: get runtime requirements cb */
);

/*
 * Answers the runtime requirements key register callback of a tracer device.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDeviceGetRuntimeRequirementsKeyRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDeviceGetRuntimeRequirementsKeyCb_t pfnGetRuntimeRequirementsKeyCb /**< [in] function: get runtime requirements key cb */
);

/*
 * Registers of a tracer device validate runtime requirements: callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDeviceValidateRuntimeRequirementsRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDeviceValidateRuntimeRequirementsCb_t pfnValidateRuntimeRequirementsCb /**< [in] function: validate runtime requirements cb */
);

/*
 * Makes a tracer context register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerContextCreateRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnContextCreateCb_t pfnCreateCb /**< [in] function: create cb */
);

/*
 * Makes a tracer context ex register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerContextCreateExRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnContextCreateExCb_t pfnCreateExCb /**< [in] function: create ex cb */
);

/*
 * Destroys a tracer context register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerContextDestroyRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnContextDestroyCb_t pfnDestroyCb /**< [in] function: destroy cb */
);

/*
 * Answers the status register callback of a tracer context.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerContextGetStatusRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnContextGetStatusCb_t pfnGetStatusCb /**< [in] function: get status cb */
);

/*
 * Makes a tracer command queue register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandQueueCreateRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandQueueCreateCb_t pfnCreateCb /**< [in] function: create cb */
);

/*
 * Destroys a tracer command queue register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandQueueDestroyRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandQueueDestroyCb_t pfnDestroyCb /**< [in] function: destroy cb */
);

/*
 * Executes of a tracer command queue: command lists register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandQueueExecuteCommandListsRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandQueueExecuteCommandListsCb_t pfnExecuteCommandListsCb /**< [in] function: execute command lists cb */
);

/*
 * Synchronizes of a tracer command queue: register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandQueueSynchronizeRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandQueueSynchronizeCb_t pfnSynchronizeCb /**< [in] function: synchronize cb */
);

/*
 * Answers the ordinal register callback of a tracer command queue.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandQueueGetOrdinalRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandQueueGetOrdinalCb_t pfnGetOrdinalCb /**< [in] function: get ordinal cb */
);

/*
 * Answers the index register callback of a tracer command queue.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandQueueGetIndexRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandQueueGetIndexCb_t pfnGetIndexCb /**< [in] function: get index cb */
);

/*
 * Answers the flags register callback of a tracer command queue.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandQueueGetFlagsRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandQueueGetFlagsCb_t pfnGetFlagsCb /**< [in] function: get flags cb */
);

/*
 * Answers the mode register callback of a tracer command queue.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandQueueGetModeRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandQueueGetModeCb_t pfnGetModeCb /**< [in] function: get mode cb */
);

/*
 * Answers the priority register callback of a tracer command queue.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandQueueGetPriorityRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandQueueGetPriorityCb_t pfnGetPriorityCb /**< [in] function: get priority cb */
);

/*
 * Makes a tracer command list register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListCreateRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListCreateCb_t pfnCreateCb /**< [in] function: create cb */
);

/*
 * Makes a tracer command list immediate register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListCreateImmediateRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListCreateImmediateCb_t pfnCreateImmediateCb /**< [in] function: create immediate cb */
);

/*
 * Destroys a tracer command list register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListDestroyRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListDestroyCb_t pfnDestroyCb /**< [in] function: destroy cb */
);

/*
 * Closes of a tracer command list: register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListCloseRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListCloseCb_t pfnCloseCb /**< [in] function: close cb */
);

/*
 * Resets of a tracer command list: register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListResetRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListResetCb_t pfnResetCb /**< [in] function: reset cb */
);

/*
 * Appends to a tracer command list: write global timestamp register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendWriteGlobalTimestampRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendWriteGlobalTimestampCb_t pfnAppendWriteGlobalTimestampCb /**< [in] function: append write global timestamp cb */
);

/*
 * Synchronizes of a tracer command list host: register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListHostSynchronizeRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListHostSynchronizeCb_t pfnHostSynchronizeCb /**< [in] function: host synchronize cb */
);

/*
 * Answers the device handle register callback of a tracer command list.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListGetDeviceHandleRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListGetDeviceHandleCb_t pfnGetDeviceHandleCb /**< [in] function: get device handle cb */
);

/*
 * Answers the context handle register callback of a tracer command list.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListGetContextHandleRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListGetContextHandleCb_t pfnGetContextHandleCb /**< [in] function: get context handle cb */
);

/*
 * Answers the ordinal register callback of a tracer command list.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListGetOrdinalRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListGetOrdinalCb_t pfnGetOrdinalCb /**< [in] function: get ordinal cb */
);

/*
 * Answers the index register callback of a tracer command list immediate.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListImmediateGetIndexRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListImmediateGetIndexCb_t pfnImmediateGetIndexCb /**< [in] function: immediate get index cb */
);

/*
 * Asks whether it is of a tracer command list: immediate register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListIsImmediateRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListIsImmediateCb_t pfnIsImmediateCb /**< [in] function: is immediate cb */
);

/*
 * Answers the flags register callback of a tracer command list.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListGetFlagsRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListGetFlagsCb_t pfnGetFlagsCb /**< [in] function: get flags cb */
);

/*
 * Answers the flags register callback of a tracer command list immediate.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListImmediateGetFlagsRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListImmediateGetFlagsCb_t pfnImmediateGetFlagsCb /**< [in] function: immediate get flags cb */
);

/*
 * Answers the mode register callback of a tracer command list immediate.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListImmediateGetModeRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListImmediateGetModeCb_t pfnImmediateGetModeCb /**< [in] function: immediate get mode cb */
);

/*
 * Answers the priority register callback of a tracer command list immediate.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListImmediateGetPriorityRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListImmediateGetPriorityCb_t pfnImmediateGetPriorityCb /**< [in] function: immediate get priority cb */
);

/*
 * Appends to a tracer command list: barrier register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendBarrierRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendBarrierCb_t pfnAppendBarrierCb /**< [in] function: append barrier cb */
);

/*
 * Appends to a tracer command list: memory ranges barrier register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendMemoryRangesBarrierRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendMemoryRangesBarrierCb_t pfnAppendMemoryRangesBarrierCb /**< [in] function: append memory ranges barrier cb */
);

/*
 * Registers of a tracer context system barrier: callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerContextSystemBarrierRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnContextSystemBarrierCb_t pfnSystemBarrierCb /**< [in] function: system barrier cb */
);

/*
 * Appends to a tracer command list: memory copy register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendMemoryCopyRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendMemoryCopyCb_t pfnAppendMemoryCopyCb /**< [in] function: append memory copy cb */
);

/*
 * Appends to a tracer command list: memory copy with parameters register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendMemoryCopyWithParametersRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendMemoryCopyWithParametersCb_t pfnAppendMemoryCopyWithParametersCb /**< [in] function: append memory copy with parameters cb */
);

/*
 * Appends to a tracer command list: memory fill register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendMemoryFillRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendMemoryFillCb_t pfnAppendMemoryFillCb /**< [in] function: append memory fill cb */
);

/*
 * Appends to a tracer command list: memory fill with parameters register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendMemoryFillWithParametersRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendMemoryFillWithParametersCb_t pfnAppendMemoryFillWithParametersCb /**< [in] function: append memory fill with parameters cb */
);

/*
 * Appends to a tracer command list: memory copy region register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendMemoryCopyRegionRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendMemoryCopyRegionCb_t pfnAppendMemoryCopyRegionCb /**< [in] function: append memory copy region cb */
);

/*
 * Appends to a tracer command list: memory copy from context register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendMemoryCopyFromContextRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendMemoryCopyFromContextCb_t pfnAppendMemoryCopyFromContextCb /**< [in] function: append memory copy from context cb */
);

/*
 * Appends to a tracer command list: image copy register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendImageCopyRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendImageCopyCb_t pfnAppendImageCopyCb /**< [in] function: append image copy cb */
);

/*
 * Appends to a tracer command list: image copy region register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendImageCopyRegionRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendImageCopyRegionCb_t pfnAppendImageCopyRegionCb /**< [in] function: append image copy region cb */
);

/*
 * Appends to a tracer command list: image copy to memory register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendImageCopyToMemoryRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendImageCopyToMemoryCb_t pfnAppendImageCopyToMemoryCb /**< [in] function: append image copy to memory cb */
);

/*
 * Appends to a tracer command list: image copy from memory register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendImageCopyFromMemoryRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendImageCopyFromMemoryCb_t pfnAppendImageCopyFromMemoryCb /**< [in] function: append image copy from memory cb */
);

/*
 * Appends to a tracer command list: memory prefetch register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendMemoryPrefetchRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendMemoryPrefetchCb_t pfnAppendMemoryPrefetchCb /**< [in] function: append memory prefetch cb */
);

/*
 * Appends to a tracer command list: mem advise register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendMemAdviseRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendMemAdviseCb_t pfnAppendMemAdviseCb /**< [in] function: append memory advise cb */
);

/*
 * Makes a tracer event pool register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerEventPoolCreateRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnEventPoolCreateCb_t pfnCreateCb /**< [in] function: create cb */
);

/*
 * Destroys a tracer event pool register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerEventPoolDestroyRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnEventPoolDestroyCb_t pfnDestroyCb /**< [in] function: destroy cb */
);

/*
 * Makes a tracer event register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerEventCreateRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnEventCreateCb_t pfnCreateCb /**< [in] function: create cb */
);

/*
 * Makes a tracer event counter based register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerEventCounterBasedCreateRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnEventCounterBasedCreateCb_t pfnCounterBasedCreateCb /**< [in] function: counter based create cb */
);

/*
 * Destroys a tracer event register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerEventDestroyRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnEventDestroyCb_t pfnDestroyCb /**< [in] function: destroy cb */
);

/*
 * Answers the ipc handle register callback of a tracer event pool.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerEventPoolGetIpcHandleRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnEventPoolGetIpcHandleCb_t pfnGetIpcHandleCb /**< [in] function: get ipc handle cb */
);

/*
 * Puts of a tracer event pool: ipc handle register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerEventPoolPutIpcHandleRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnEventPoolPutIpcHandleCb_t pfnPutIpcHandleCb /**< [in] function: put ipc handle cb */
);

/*
 * Opens of a tracer event pool: ipc handle register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerEventPoolOpenIpcHandleRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnEventPoolOpenIpcHandleCb_t pfnOpenIpcHandleCb /**< [in] function: open ipc handle cb */
);

/*
 * Closes of a tracer event pool: ipc handle register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerEventPoolCloseIpcHandleRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnEventPoolCloseIpcHandleCb_t pfnCloseIpcHandleCb /**< [in] function: close ipc handle cb */
);

/*
 * Answers the ipc handle register callback of a tracer event counter based.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerEventCounterBasedGetIpcHandleRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnEventCounterBasedGetIpcHandleCb_t pfnCounterBasedGetIpcHandleCb /**< [in] function: counter based get ipc handle cb */
);

/*
 * Opens of a tracer event counter based: ipc handle register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerEventCounterBasedOpenIpcHandleRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnEventCounterBasedOpenIpcHandleCb_t pfnCounterBasedOpenIpcHandleCb /**< [in] function: counter based open ipc handle cb */
);

/*
 * Closes of a tracer event counter based: ipc handle register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerEventCounterBasedCloseIpcHandleRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnEventCounterBasedCloseIpcHandleCb_t pfnCounterBasedCloseIpcHandleCb /**< [in] function: counter based close ipc handle cb */
);

/*
 * Answers the device address register callback of a tracer event counter based.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerEventCounterBasedGetDeviceAddressRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnEventCounterBasedGetDeviceAddressCb_t pfnCounterBasedGetDeviceAddressCb /**< [in] function: counter based get device address cb */
);

/*
 * Appends to a tracer command list: signal event register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendSignalEventRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendSignalEventCb_t pfnAppendSignalEventCb /**< [in] function: append signal event cb */
);

/*
 * Appends to a tracer command list: wait on events register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendWaitOnEventsRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendWaitOnEventsCb_t pfnAppendWaitOnEventsCb /**< [in] function: append wait on events cb */
);

/*
 * Signals of a tracer event host: register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerEventHostSignalRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnEventHostSignalCb_t pfnHostSignalCb /**< [in] function: host signal cb */
);

/*
 * Synchronizes of a tracer event host: register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerEventHostSynchronizeRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnEventHostSynchronizeCb_t pfnHostSynchronizeCb /**< [in] function: host synchronize cb */
);

/*
 * Querys of a tracer event: status register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerEventQueryStatusRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnEventQueryStatusCb_t pfnQueryStatusCb /**< [in] function: query status cb */
);

/*
 * Appends to a tracer command list: event reset register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendEventResetRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendEventResetCb_t pfnAppendEventResetCb /**< [in] function: append event reset cb */
);

/*
 * Resets of a tracer event host: register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerEventHostResetRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnEventHostResetCb_t pfnHostResetCb /**< [in] function: host reset cb */
);

/*
 * Querys of a tracer event: kernel timestamp register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerEventQueryKernelTimestampRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnEventQueryKernelTimestampCb_t pfnQueryKernelTimestampCb /**< [in] function: query kernel timestamp cb */
);

/*
 * Appends to a tracer command list: query kernel timestamps register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendQueryKernelTimestampsRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendQueryKernelTimestampsCb_t pfnAppendQueryKernelTimestampsCb /**< [in] function: append query kernel timestamps cb */
);

/*
 * Answers the event pool register callback of a tracer event.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerEventGetEventPoolRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnEventGetEventPoolCb_t pfnGetEventPoolCb /**< [in] function: get event pool cb */
);

/*
 * Answers the signal scope register callback of a tracer event.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerEventGetSignalScopeRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnEventGetSignalScopeCb_t pfnGetSignalScopeCb /**< [in] function: get signal scope cb */
);

/*
 * Answers the wait scope register callback of a tracer event.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerEventGetWaitScopeRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnEventGetWaitScopeCb_t pfnGetWaitScopeCb /**< [in] function: get wait scope cb */
);

/*
 * Answers the context handle register callback of a tracer event pool.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerEventPoolGetContextHandleRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnEventPoolGetContextHandleCb_t pfnGetContextHandleCb /**< [in] function: get context handle cb */
);

/*
 * Answers the flags register callback of a tracer event pool.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerEventPoolGetFlagsRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnEventPoolGetFlagsCb_t pfnGetFlagsCb /**< [in] function: get flags cb */
);

/*
 * Answers the counter based flags register callback of a tracer event.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerEventGetCounterBasedFlagsRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnEventGetCounterBasedFlagsCb_t pfnGetCounterBasedFlagsCb /**< [in] function: get counter based flags cb */
);

/*
 * Makes a tracer fence register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerFenceCreateRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnFenceCreateCb_t pfnCreateCb /**< [in] function: create cb */
);

/*
 * Destroys a tracer fence register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerFenceDestroyRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnFenceDestroyCb_t pfnDestroyCb /**< [in] function: destroy cb */
);

/*
 * Synchronizes of a tracer fence host: register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerFenceHostSynchronizeRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnFenceHostSynchronizeCb_t pfnHostSynchronizeCb /**< [in] function: host synchronize cb */
);

/*
 * Querys of a tracer fence: status register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerFenceQueryStatusRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnFenceQueryStatusCb_t pfnQueryStatusCb /**< [in] function: query status cb */
);

/*
 * Resets of a tracer fence: register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerFenceResetRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnFenceResetCb_t pfnResetCb /**< [in] function: reset cb */
);

/*
 * Answers the properties register callback of a tracer image.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerImageGetPropertiesRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnImageGetPropertiesCb_t pfnGetPropertiesCb /**< [in] function: get properties cb */
);

/*
 * Makes a tracer image register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerImageCreateRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnImageCreateCb_t pfnCreateCb /**< [in] function: create cb */
);

/*
 * Destroys a tracer image register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerImageDestroyRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnImageDestroyCb_t pfnDestroyCb /**< [in] function: destroy cb */
);

/*
 * Allocs of a tracer mem: shared register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerMemAllocSharedRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnMemAllocSharedCb_t pfnAllocSharedCb /**< [in] function: alloc shared cb */
);

/*
 * Allocs of a tracer mem: device register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerMemAllocDeviceRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnMemAllocDeviceCb_t pfnAllocDeviceCb /**< [in] function: alloc device cb */
);

/*
 * Allocs of a tracer mem: host register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerMemAllocHostRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnMemAllocHostCb_t pfnAllocHostCb /**< [in] function: alloc host cb */
);

/*
 * Frees of a tracer mem: register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerMemFreeRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnMemFreeCb_t pfnFreeCb /**< [in] function: free cb */
);

/*
 * Answers the alloc properties register callback of a tracer mem.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerMemGetAllocPropertiesRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnMemGetAllocPropertiesCb_t pfnGetAllocPropertiesCb /**< [in] function: get alloc properties cb */
);

/*
 * Answers the address range register callback of a tracer mem.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerMemGetAddressRangeRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnMemGetAddressRangeCb_t pfnGetAddressRangeCb /**< [in] function: get address range cb */
);

/*
 * Answers the ipc handle register callback of a tracer mem.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerMemGetIpcHandleRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnMemGetIpcHandleCb_t pfnGetIpcHandleCb /**< [in] function: get ipc handle cb */
);

/*
 * Answers the ipc handle from file descriptor exp register callback of a tracer mem.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerMemGetIpcHandleFromFileDescriptorExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnMemGetIpcHandleFromFileDescriptorExpCb_t pfnGetIpcHandleFromFileDescriptorExpCb /**< [in] function: get ipc handle from file descriptor exp cb */
);

/*
 * Answers the file descriptor from ipc handle exp register callback of a tracer mem.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerMemGetFileDescriptorFromIpcHandleExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnMemGetFileDescriptorFromIpcHandleExpCb_t pfnGetFileDescriptorFromIpcHandleExpCb /**< [in] function: get file descriptor from ipc handle exp cb */
);

/*
 * Puts of a tracer mem: ipc handle register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerMemPutIpcHandleRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnMemPutIpcHandleCb_t pfnPutIpcHandleCb /**< [in] function: put ipc handle cb */
);

/*
 * Opens of a tracer mem: ipc handle register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerMemOpenIpcHandleRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnMemOpenIpcHandleCb_t pfnOpenIpcHandleCb /**< [in] function: open ipc handle cb */
);

/*
 * Closes of a tracer mem: ipc handle register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerMemCloseIpcHandleRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnMemCloseIpcHandleCb_t pfnCloseIpcHandleCb /**< [in] function: close ipc handle cb */
);

/*
 * Sets the atomic access attribute exp register callback of a tracer mem.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerMemSetAtomicAccessAttributeExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnMemSetAtomicAccessAttributeExpCb_t pfnSetAtomicAccessAttributeExpCb /**< [in] function: set atomic access attribute exp cb */
);

/*
 * Answers the atomic access attribute exp register callback of a tracer mem.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerMemGetAtomicAccessAttributeExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnMemGetAtomicAccessAttributeExpCb_t pfnGetAtomicAccessAttributeExpCb /**< [in] function: get atomic access attribute exp cb */
);

/*
 * Makes a tracer module register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerModuleCreateRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnModuleCreateCb_t pfnCreateCb /**< [in] function: create cb */
);

/*
 * Destroys a tracer module register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerModuleDestroyRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnModuleDestroyCb_t pfnDestroyCb /**< [in] function: destroy cb */
);

/*
 * Links of a tracer module dynamic: register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerModuleDynamicLinkRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnModuleDynamicLinkCb_t pfnDynamicLinkCb /**< [in] function: dynamic link cb */
);

/*
 * Builds of a tracer module: log destroy register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerModuleBuildLogDestroyRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnModuleBuildLogDestroyCb_t pfnDestroyCb /**< [in] function: destroy cb */
);

/*
 * Builds of a tracer module: log get string register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerModuleBuildLogGetStringRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnModuleBuildLogGetStringCb_t pfnGetStringCb /**< [in] function: get string cb */
);

/*
 * Answers the native binary register callback of a tracer module.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerModuleGetNativeBinaryRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnModuleGetNativeBinaryCb_t pfnGetNativeBinaryCb /**< [in] function: get native binary cb */
);

/*
 * Answers the global pointer register callback of a tracer module.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerModuleGetGlobalPointerRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnModuleGetGlobalPointerCb_t pfnGetGlobalPointerCb /**< [in] function: get global pointer cb */
);

/*
 * Answers the kernel names register callback of a tracer module.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerModuleGetKernelNamesRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnModuleGetKernelNamesCb_t pfnGetKernelNamesCb /**< [in] function: get kernel names cb */
);

/*
 * Answers the properties register callback of a tracer module.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerModuleGetPropertiesRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnModuleGetPropertiesCb_t pfnGetPropertiesCb /**< [in] function: get properties cb */
);

/*
 * Makes a tracer kernel register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerKernelCreateRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnKernelCreateCb_t pfnCreateCb /**< [in] function: create cb */
);

/*
 * Destroys a tracer kernel register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerKernelDestroyRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnKernelDestroyCb_t pfnDestroyCb /**< [in] function: destroy cb */
);

/*
 * Answers the function pointer register callback of a tracer module.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerModuleGetFunctionPointerRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnModuleGetFunctionPointerCb_t pfnGetFunctionPointerCb /**< [in] function: get function pointer cb */
);

/*
 * Sets the group size register callback of a tracer kernel.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerKernelSetGroupSizeRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnKernelSetGroupSizeCb_t pfnSetGroupSizeCb /**< [in] function: set group size cb */
);

/*
 * Suggests of a tracer kernel: group size register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerKernelSuggestGroupSizeRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnKernelSuggestGroupSizeCb_t pfnSuggestGroupSizeCb /**< [in] function: suggest group size cb */
);

/*
 * Suggests of a tracer kernel: max cooperative group count register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerKernelSuggestMaxCooperativeGroupCountRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnKernelSuggestMaxCooperativeGroupCountCb_t pfnSuggestMaxCooperativeGroupCountCb /**< [in] function: suggest largest cooperative group count cb */
);

/*
 * Sets the argument value register callback of a tracer kernel.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerKernelSetArgumentValueRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnKernelSetArgumentValueCb_t pfnSetArgumentValueCb /**< [in] function: set argument value cb */
);

/*
 * Sets the indirect access register callback of a tracer kernel.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerKernelSetIndirectAccessRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnKernelSetIndirectAccessCb_t pfnSetIndirectAccessCb /**< [in] function: set indirect access cb */
);

/*
 * Answers the indirect access register callback of a tracer kernel.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerKernelGetIndirectAccessRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnKernelGetIndirectAccessCb_t pfnGetIndirectAccessCb /**< [in] function: get indirect access cb */
);

/*
 * Answers the source attributes register callback of a tracer kernel.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerKernelGetSourceAttributesRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnKernelGetSourceAttributesCb_t pfnGetSourceAttributesCb /**< [in] function: get source attributes cb */
);

/*
 * Sets the cache config register callback of a tracer kernel.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerKernelSetCacheConfigRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnKernelSetCacheConfigCb_t pfnSetCacheConfigCb /**< [in] function: set cache config cb */
);

/*
 * Answers the properties register callback of a tracer kernel.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerKernelGetPropertiesRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnKernelGetPropertiesCb_t pfnGetPropertiesCb /**< [in] function: get properties cb */
);

/*
 * Answers the name register callback of a tracer kernel.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerKernelGetNameRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnKernelGetNameCb_t pfnGetNameCb /**< [in] function: get name cb */
);

/*
 * Appends to a tracer command list: launch kernel register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendLaunchKernelRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendLaunchKernelCb_t pfnAppendLaunchKernelCb /**< [in] function: append launch kernel cb */
);

/*
 * Appends to a tracer command list: launch kernel with parameters register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendLaunchKernelWithParametersRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendLaunchKernelWithParametersCb_t pfnAppendLaunchKernelWithParametersCb /**< [in] function: append launch kernel with parameters cb */
);

/*
 * Appends to a tracer command list: launch kernel with arguments register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendLaunchKernelWithArgumentsRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendLaunchKernelWithArgumentsCb_t pfnAppendLaunchKernelWithArgumentsCb /**< [in] function: append launch kernel with arguments cb */
);

/*
 * Appends to a tracer command list: launch cooperative kernel register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendLaunchCooperativeKernelRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendLaunchCooperativeKernelCb_t pfnAppendLaunchCooperativeKernelCb /**< [in] function: append launch cooperative kernel cb */
);

/*
 * Appends to a tracer command list: launch kernel indirect register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendLaunchKernelIndirectRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendLaunchKernelIndirectCb_t pfnAppendLaunchKernelIndirectCb /**< [in] function: append launch kernel indirect cb */
);

/*
 * Appends to a tracer command list: launch multiple kernels indirect register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendLaunchMultipleKernelsIndirectRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendLaunchMultipleKernelsIndirectCb_t pfnAppendLaunchMultipleKernelsIndirectCb /**< [in] function: append launch multiple kernels indirect cb */
);

/*
 * Makes of a tracer context: memory resident register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerContextMakeMemoryResidentRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnContextMakeMemoryResidentCb_t pfnMakeMemoryResidentCb /**< [in] function: make memory resident cb */
);

/*
 * Evicts of a tracer context: memory register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerContextEvictMemoryRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnContextEvictMemoryCb_t pfnEvictMemoryCb /**< [in] function: evict memory cb */
);

/*
 * Makes of a tracer context: image resident register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerContextMakeImageResidentRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnContextMakeImageResidentCb_t pfnMakeImageResidentCb /**< [in] function: make image resident cb */
);

/*
 * Evicts of a tracer context: image register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerContextEvictImageRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnContextEvictImageCb_t pfnEvictImageCb /**< [in] function: evict image cb */
);

/*
 * Makes a tracer sampler register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerSamplerCreateRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnSamplerCreateCb_t pfnCreateCb /**< [in] function: create cb */
);

/*
 * Destroys a tracer sampler register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerSamplerDestroyRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnSamplerDestroyCb_t pfnDestroyCb /**< [in] function: destroy cb */
);

/*
 * Reserves of a tracer virtual mem: register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerVirtualMemReserveRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnVirtualMemReserveCb_t pfnReserveCb /**< [in] function: reserve cb */
);

/*
 * Frees of a tracer virtual mem: register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerVirtualMemFreeRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnVirtualMemFreeCb_t pfnFreeCb /**< [in] function: free cb */
);

/*
 * Querys of a tracer virtual mem: page size register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerVirtualMemQueryPageSizeRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnVirtualMemQueryPageSizeCb_t pfnQueryPageSizeCb /**< [in] function: query page size cb */
);

/*
 * Answers the properties register callback of a tracer physical mem.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerPhysicalMemGetPropertiesRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnPhysicalMemGetPropertiesCb_t pfnGetPropertiesCb /**< [in] function: get properties cb */
);

/*
 * Makes a tracer physical mem register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerPhysicalMemCreateRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnPhysicalMemCreateCb_t pfnCreateCb /**< [in] function: create cb */
);

/*
 * Destroys a tracer physical mem register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerPhysicalMemDestroyRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnPhysicalMemDestroyCb_t pfnDestroyCb /**< [in] function: destroy cb */
);

/*
 * Maps of a tracer virtual mem: register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerVirtualMemMapRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnVirtualMemMapCb_t pfnMapCb /**< [in] function: map cb */
);

/*
 * Unmaps of a tracer virtual mem: register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerVirtualMemUnmapRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnVirtualMemUnmapCb_t pfnUnmapCb /**< [in] function: unmap cb */
);

/*
 * Sets the access attribute register callback of a tracer virtual mem.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerVirtualMemSetAccessAttributeRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnVirtualMemSetAccessAttributeCb_t pfnSetAccessAttributeCb /**< [in] function: set access attribute cb */
);

/*
 * Answers the access attribute register callback of a tracer virtual mem.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerVirtualMemGetAccessAttributeRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnVirtualMemGetAccessAttributeCb_t pfnGetAccessAttributeCb /**< [in] function: get access attribute cb */
);

/*
 * Sets the global offset exp register callback of a tracer kernel.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerKernelSetGlobalOffsetExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnKernelSetGlobalOffsetExpCb_t pfnSetGlobalOffsetExpCb /**< [in] function: set global offset exp cb */
);

/*
 * Reserves of a tracer device: cache ext register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDeviceReserveCacheExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDeviceReserveCacheExtCb_t pfnReserveCacheExtCb /**< [in] function: reserve cache ext cb */
);

/*
 * Sets the cache advice ext register callback of a tracer device.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDeviceSetCacheAdviceExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDeviceSetCacheAdviceExtCb_t pfnSetCacheAdviceExtCb /**< [in] function: set cache advice ext cb */
);

/*
 * Querys of a tracer event: timestamps exp register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerEventQueryTimestampsExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnEventQueryTimestampsExpCb_t pfnQueryTimestampsExpCb /**< [in] function: query timestamps exp cb */
);

/*
 * Answers the memory properties exp register callback of a tracer image.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerImageGetMemoryPropertiesExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnImageGetMemoryPropertiesExpCb_t pfnGetMemoryPropertiesExpCb /**< [in] function: get memory properties exp cb */
);

/*
 * Makes a tracer image view ext register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerImageViewCreateExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnImageViewCreateExtCb_t pfnViewCreateExtCb /**< [in] function: view create ext cb */
);

/*
 * Makes a tracer image view exp register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerImageViewCreateExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnImageViewCreateExpCb_t pfnViewCreateExpCb /**< [in] function: view create exp cb */
);

/*
 * Registers of a tracer kernel scheduling hint exp: callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerKernelSchedulingHintExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnKernelSchedulingHintExpCb_t pfnSchedulingHintExpCb /**< [in] function: scheduling hint exp cb */
);

/*
 * Answers the properties ext register callback of a tracer device pci.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDevicePciGetPropertiesExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDevicePciGetPropertiesExtCb_t pfnPciGetPropertiesExtCb /**< [in] function: pci get properties ext cb */
);

/*
 * Appends to a tracer command list: image copy to memory ext register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendImageCopyToMemoryExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendImageCopyToMemoryExtCb_t pfnAppendImageCopyToMemoryExtCb /**< [in] function: append image copy to memory ext cb */
);

/*
 * Appends to a tracer command list: image copy from memory ext register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendImageCopyFromMemoryExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendImageCopyFromMemoryExtCb_t pfnAppendImageCopyFromMemoryExtCb /**< [in] function: append image copy from memory ext cb */
);

/*
 * Answers the alloc properties ext register callback of a tracer image.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerImageGetAllocPropertiesExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnImageGetAllocPropertiesExtCb_t pfnGetAllocPropertiesExtCb /**< [in] function: get alloc properties ext cb */
);

/*
 * Registers of a tracer module inspect linkage ext: callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerModuleInspectLinkageExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnModuleInspectLinkageExtCb_t pfnInspectLinkageExtCb /**< [in] function: inspect linkage ext cb */
);

/*
 * Frees of a tracer mem: ext register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerMemFreeExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnMemFreeExtCb_t pfnFreeExtCb /**< [in] function: free ext cb */
);

/*
 * Answers the exp register callback of a tracer fabric vertex.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerFabricVertexGetExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnFabricVertexGetExpCb_t pfnGetExpCb /**< [in] function: get exp cb */
);

/*
 * Answers the sub vertices exp register callback of a tracer fabric vertex.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerFabricVertexGetSubVerticesExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnFabricVertexGetSubVerticesExpCb_t pfnGetSubVerticesExpCb /**< [in] function: get sub vertices exp cb */
);

/*
 * Answers the properties exp register callback of a tracer fabric vertex.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerFabricVertexGetPropertiesExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnFabricVertexGetPropertiesExpCb_t pfnGetPropertiesExpCb /**< [in] function: get properties exp cb */
);

/*
 * Answers the device exp register callback of a tracer fabric vertex.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerFabricVertexGetDeviceExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnFabricVertexGetDeviceExpCb_t pfnGetDeviceExpCb /**< [in] function: get device exp cb */
);

/*
 * Answers the fabric vertex exp register callback of a tracer device.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDeviceGetFabricVertexExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDeviceGetFabricVertexExpCb_t pfnGetFabricVertexExpCb /**< [in] function: get fabric vertex exp cb */
);

/*
 * Answers the exp register callback of a tracer fabric edge.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerFabricEdgeGetExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnFabricEdgeGetExpCb_t pfnGetExpCb /**< [in] function: get exp cb */
);

/*
 * Answers the vertices exp register callback of a tracer fabric edge.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerFabricEdgeGetVerticesExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnFabricEdgeGetVerticesExpCb_t pfnGetVerticesExpCb /**< [in] function: get vertices exp cb */
);

/*
 * Answers the properties exp register callback of a tracer fabric edge.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerFabricEdgeGetPropertiesExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnFabricEdgeGetPropertiesExpCb_t pfnGetPropertiesExpCb /**< [in] function: get properties exp cb */
);

/*
 * Querys of a tracer event: kernel timestamps ext register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerEventQueryKernelTimestampsExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnEventQueryKernelTimestampsExtCb_t pfnQueryKernelTimestampsExtCb /**< [in] function: query kernel timestamps ext cb */
);

/*
 * Makes a tracer rtas builder exp register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerRTASBuilderCreateExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnRTASBuilderCreateExpCb_t pfnCreateExpCb /**< [in] function: create exp cb */
);

/*
 * Answers the build properties exp register callback of a tracer rtas builder.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerRTASBuilderGetBuildPropertiesExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnRTASBuilderGetBuildPropertiesExpCb_t pfnGetBuildPropertiesExpCb /**< [in] function: get build properties exp cb */
);

/*
 * Checks of a tracer driver rtas format compatibility: exp register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDriverRTASFormatCompatibilityCheckExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDriverRTASFormatCompatibilityCheckExpCb_t pfnRTASFormatCompatibilityCheckExpCb /**< [in] function: RTAS format compatibility check exp cb */
);

/*
 * Builds of a tracer rtas builder: exp register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerRTASBuilderBuildExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnRTASBuilderBuildExpCb_t pfnBuildExpCb /**< [in] function: build exp cb */
);

/*
 * Destroys a tracer rtas builder exp register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerRTASBuilderDestroyExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnRTASBuilderDestroyExpCb_t pfnDestroyExpCb /**< [in] function: destroy exp cb */
);

/*
 * Makes a tracer rtas parallel operation exp register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerRTASParallelOperationCreateExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnRTASParallelOperationCreateExpCb_t pfnCreateExpCb /**< [in] function: create exp cb */
);

/*
 * Answers the properties exp register callback of a tracer rtas parallel operation.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerRTASParallelOperationGetPropertiesExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnRTASParallelOperationGetPropertiesExpCb_t pfnGetPropertiesExpCb /**< [in] function: get properties exp cb */
);

/*
 * Joins of a tracer rtas parallel operation: exp register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerRTASParallelOperationJoinExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnRTASParallelOperationJoinExpCb_t pfnJoinExpCb /**< [in] function: join exp cb */
);

/*
 * Destroys a tracer rtas parallel operation exp register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerRTASParallelOperationDestroyExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnRTASParallelOperationDestroyExpCb_t pfnDestroyExpCb /**< [in] function: destroy exp cb */
);

/*
 * Answers the pitch for2d image register callback of a tracer mem.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerMemGetPitchFor2dImageRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnMemGetPitchFor2dImageCb_t pfnGetPitchFor2dImageCb /**< [in] function: get pitch for2d image cb */
);

/*
 * Answers the device offset exp register callback of a tracer image.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerImageGetDeviceOffsetExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnImageGetDeviceOffsetExpCb_t pfnGetDeviceOffsetExpCb /**< [in] function: get device offset exp cb */
);

/*
 * Makes a tracer command list clone exp register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListCreateCloneExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListCreateCloneExpCb_t pfnCreateCloneExpCb /**< [in] function: create clone exp cb */
);

/*
 * Appends to a tracer command list immediate: command lists exp register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListImmediateAppendCommandListsExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListImmediateAppendCommandListsExpCb_t pfnImmediateAppendCommandListsExpCb /**< [in] function: immediate append command lists exp cb */
);

/*
 * Appends to a tracer command list immediate: command lists with parameters register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListImmediateAppendCommandListsWithParametersRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListImmediateAppendCommandListsWithParametersCb_t pfnImmediateAppendCommandListsWithParametersCb /**< [in] function: immediate append command lists with parameters cb */
);

/*
 * Answers the next command id exp register callback of a tracer command list.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListGetNextCommandIdExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListGetNextCommandIdExpCb_t pfnGetNextCommandIdExpCb /**< [in] function: get next command id exp cb */
);

/*
 * Answers the next command id with kernels exp register callback of a tracer command list.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListGetNextCommandIdWithKernelsExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListGetNextCommandIdWithKernelsExpCb_t pfnGetNextCommandIdWithKernelsExpCb /**< [in] function: get next command id with kernels exp cb */
);

/*
 * Updates of a tracer command list: mutable commands exp register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListUpdateMutableCommandsExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListUpdateMutableCommandsExpCb_t pfnUpdateMutableCommandsExpCb /**< [in] function: update mutable commands exp cb */
);

/*
 * Asks whether it is of a tracer command list: mutable exp register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListIsMutableExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListIsMutableExpCb_t pfnIsMutableExpCb /**< [in] function: is mutable exp cb */
);

/*
 * Updates of a tracer command list: mutable command signal event exp register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListUpdateMutableCommandSignalEventExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListUpdateMutableCommandSignalEventExpCb_t pfnUpdateMutableCommandSignalEventExpCb /**< [in] function: update mutable command signal event exp cb */
);

/*
 * Updates of a tracer command list: mutable command wait events exp register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListUpdateMutableCommandWaitEventsExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListUpdateMutableCommandWaitEventsExpCb_t pfnUpdateMutableCommandWaitEventsExpCb /**< [in] function: update mutable command wait events exp cb */
);

/*
 * Updates of a tracer command list: mutable command kernels exp register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListUpdateMutableCommandKernelsExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListUpdateMutableCommandKernelsExpCb_t pfnUpdateMutableCommandKernelsExpCb /**< [in] function: update mutable command kernels exp cb */
);

/*
 * Answers the binary exp register callback of a tracer kernel.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerKernelGetBinaryExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnKernelGetBinaryExpCb_t pfnGetBinaryExpCb /**< [in] function: get binary exp cb */
);

/*
 * Imports of a tracer device: external semaphore ext register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDeviceImportExternalSemaphoreExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDeviceImportExternalSemaphoreExtCb_t pfnImportExternalSemaphoreExtCb /**< [in] function: import external semaphore ext cb */
);

/*
 * Drops one reference of a tracer device; the last one destroys it.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDeviceReleaseExternalSemaphoreExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDeviceReleaseExternalSemaphoreExtCb_t pfnReleaseExternalSemaphoreExtCb /**< [in] function: release external semaphore ext cb */
);

/*
 * Appends to a tracer command list: signal external semaphore ext register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendSignalExternalSemaphoreExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendSignalExternalSemaphoreExtCb_t pfnAppendSignalExternalSemaphoreExtCb /**< [in] function: append signal external semaphore ext cb */
);

/*
 * Appends to a tracer command list: wait external semaphore ext register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendWaitExternalSemaphoreExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendWaitExternalSemaphoreExtCb_t pfnAppendWaitExternalSemaphoreExtCb /**< [in] function: append wait external semaphore ext cb */
);

/*
 * Makes a tracer rtas builder ext register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerRTASBuilderCreateExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnRTASBuilderCreateExtCb_t pfnCreateExtCb /**< [in] function: create ext cb */
);

/*
 * Answers the build properties ext register callback of a tracer rtas builder.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerRTASBuilderGetBuildPropertiesExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnRTASBuilderGetBuildPropertiesExtCb_t pfnGetBuildPropertiesExtCb /**< [in] function: get build properties ext cb */
);

/*
 * Checks of a tracer driver rtas format compatibility: ext register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDriverRTASFormatCompatibilityCheckExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDriverRTASFormatCompatibilityCheckExtCb_t pfnRTASFormatCompatibilityCheckExtCb /**< [in] function: RTAS format compatibility check ext cb */
);

/*
 * Builds of a tracer rtas builder: ext register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerRTASBuilderBuildExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnRTASBuilderBuildExtCb_t pfnBuildExtCb /**< [in] function: build ext cb */
);

/*
 * Appends to a tracer rtas builder command list: copy ext register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerRTASBuilderCommandListAppendCopyExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnRTASBuilderCommandListAppendCopyExtCb_t pfnCommandListAppendCopyExtCb /**< [in] function: command list append copy ext cb */
);

/*
 * Destroys a tracer rtas builder ext register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerRTASBuilderDestroyExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnRTASBuilderDestroyExtCb_t pfnDestroyExtCb /**< [in] function: destroy ext cb */
);

/*
 * Makes a tracer rtas parallel operation ext register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerRTASParallelOperationCreateExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnRTASParallelOperationCreateExtCb_t pfnCreateExtCb /**< [in] function: create ext cb */
);

/*
 * Answers the properties ext register callback of a tracer rtas parallel operation.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerRTASParallelOperationGetPropertiesExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnRTASParallelOperationGetPropertiesExtCb_t pfnGetPropertiesExtCb /**< [in] function: get properties ext cb */
);

/*
 * Joins of a tracer rtas parallel operation: ext register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerRTASParallelOperationJoinExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnRTASParallelOperationJoinExtCb_t pfnJoinExtCb /**< [in] function: join ext cb */
);

/*
 * Destroys a tracer rtas parallel operation ext register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerRTASParallelOperationDestroyExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnRTASParallelOperationDestroyExtCb_t pfnDestroyExtCb /**< [in] function: destroy ext cb */
);

/*
 * Answers the vector width properties ext register callback of a tracer device.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDeviceGetVectorWidthPropertiesExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnDeviceGetVectorWidthPropertiesExtCb_t pfnGetVectorWidthPropertiesExtCb /**< [in] function: get vector width properties ext cb */
);

/*
 * Answers the allocation properties exp register callback of a tracer kernel.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerKernelGetAllocationPropertiesExpRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnKernelGetAllocationPropertiesExpCb_t pfnGetAllocationPropertiesExpCb /**< [in] function: get allocation properties exp cb */
);

/*
 * Answers the ipc handle with properties register callback of a tracer mem.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerMemGetIpcHandleWithPropertiesRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnMemGetIpcHandleWithPropertiesCb_t pfnGetIpcHandleWithPropertiesCb /**< [in] function: get ipc handle with properties cb */
);

/*
 * Makes a tracer graph ext register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerGraphCreateExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnGraphCreateExtCb_t pfnCreateExtCb /**< [in] function: create ext cb */
);

/*
 * Begins of a tracer command list: graph capture ext register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListBeginGraphCaptureExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListBeginGraphCaptureExtCb_t pfnBeginGraphCaptureExtCb /**< [in] function: begin graph capture ext cb */
);

/*
 * Begins of a tracer command list: capture into graph ext register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListBeginCaptureIntoGraphExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListBeginCaptureIntoGraphExtCb_t pfnBeginCaptureIntoGraphExtCb /**< [in] function: begin capture into graph ext cb */
);

/*
 * Asks whether it is of a tracer command list: graph capture enabled ext register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListIsGraphCaptureEnabledExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListIsGraphCaptureEnabledExtCb_t pfnIsGraphCaptureEnabledExtCb /**< [in] function: is graph capture enabled ext cb */
);

/*
 * Ends of a tracer command list: graph capture ext register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListEndGraphCaptureExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListEndGraphCaptureExtCb_t pfnEndGraphCaptureExtCb /**< [in] function: end graph capture ext cb */
);

/*
 * Answers the graph ext register callback of a tracer command list.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListGetGraphExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListGetGraphExtCb_t pfnGetGraphExtCb /**< [in] function: get graph ext cb */
);

/*
 * Answers the primary command list ext register callback of a tracer graph.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerGraphGetPrimaryCommandListExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnGraphGetPrimaryCommandListExtCb_t pfnGetPrimaryCommandListExtCb /**< [in] function: get primary command list ext cb */
);

/*
 * Sets the destruction callback ext register callback of a tracer graph.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerGraphSetDestructionCallbackExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnGraphSetDestructionCallbackExtCb_t pfnSetDestructionCallbackExtCb /**< [in] function: set destruction callback ext cb */
);

/*
 * Instantiates of a tracer graph: ext register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerGraphInstantiateExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnGraphInstantiateExtCb_t pfnInstantiateExtCb /**< [in] function: instantiate ext cb */
);

/*
 * Appends to a tracer command list: graph ext register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendGraphExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendGraphExtCb_t pfnAppendGraphExtCb /**< [in] function: append graph ext cb */
);

/*
 * Answers the source graph ext register callback of a tracer executable graph.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerExecutableGraphGetSourceGraphExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnExecutableGraphGetSourceGraphExtCb_t pfnGetSourceGraphExtCb /**< [in] function: get source graph ext cb */
);

/*
 * Asks whether it is of a tracer graph: empty ext register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerGraphIsEmptyExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnGraphIsEmptyExtCb_t pfnIsEmptyExtCb /**< [in] function: is empty ext cb */
);

/*
 * Dumps of a tracer graph: contents ext register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerGraphDumpContentsExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnGraphDumpContentsExtCb_t pfnDumpContentsExtCb /**< [in] function: dump contents ext cb */
);

/*
 * Destroys a tracer executable graph ext register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerExecutableGraphDestroyExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnExecutableGraphDestroyExtCb_t pfnDestroyExtCb /**< [in] function: destroy ext cb */
);

/*
 * Destroys a tracer graph ext register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerGraphDestroyExtRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnGraphDestroyExtCb_t pfnDestroyExtCb /**< [in] function: destroy ext cb */
);

/*
 * Appends to a tracer command list: host function register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCommandListAppendHostFunctionRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    ze_pfnCommandListAppendHostFunctionCb_t pfnAppendHostFunctionCb /**< [in] function: append host function cb */
);

/*
 * Answers the last error description register callback of a tracer.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerGetLastErrorDescriptionRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    zer_pfnGetLastErrorDescriptionCb_t pfnGetLastErrorDescriptionCb /**< [in] function: get last error description cb */
);

/*
 * Translates of a tracer: device handle to identifier register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerTranslateDeviceHandleToIdentifierRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    zer_pfnTranslateDeviceHandleToIdentifierCb_t pfnTranslateDeviceHandleToIdentifierCb /**< [in] function: translate device handle to identifier cb */
);

/*
 * Translates of a tracer: identifier to device handle register callback.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerTranslateIdentifierToDeviceHandleRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    zer_pfnTranslateIdentifierToDeviceHandleCb_t pfnTranslateIdentifierToDeviceHandleCb /**< [in] function: translate identifier to device handle cb */
);

/*
 * Answers the default context register callback of a tracer.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerGetDefaultContextRegisterCallback(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_tracer_reg_t callback_type, /**< [in] callback type */
    zer_pfnGetDefaultContextCb_t pfnGetDefaultContextCb /**< [in] function: get default context cb */
);


#if defined(__cplusplus)
}
#endif

#endif
