/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Level Zero 1.17, system management: dispatch tables in slot order and the functions that fill them.
 * [since M.m] is the API version from which a slot is there: older loaders pass shorter tables.
 */
#ifndef VESPER_ZES_DDI_H
#define VESPER_ZES_DDI_H

#include "zes_api.h"

#if defined(__cplusplus)
extern "C" {
#endif



typedef struct _zes_global_dditable_t zes_global_dditable_t;
typedef struct _zes_device_dditable_t zes_device_dditable_t;
typedef struct _zes_device_exp_dditable_t zes_device_exp_dditable_t;
typedef struct _zes_driver_dditable_t zes_driver_dditable_t;
typedef struct _zes_driver_exp_dditable_t zes_driver_exp_dditable_t;
typedef struct _zes_overclock_dditable_t zes_overclock_dditable_t;
typedef struct _zes_scheduler_dditable_t zes_scheduler_dditable_t;
typedef struct _zes_performance_factor_dditable_t zes_performance_factor_dditable_t;
typedef struct _zes_power_dditable_t zes_power_dditable_t;
typedef struct _zes_frequency_dditable_t zes_frequency_dditable_t;
typedef struct _zes_engine_dditable_t zes_engine_dditable_t;
typedef struct _zes_standby_dditable_t zes_standby_dditable_t;
typedef struct _zes_firmware_dditable_t zes_firmware_dditable_t;
typedef struct _zes_firmware_exp_dditable_t zes_firmware_exp_dditable_t;
typedef struct _zes_memory_dditable_t zes_memory_dditable_t;
typedef struct _zes_fabric_port_dditable_t zes_fabric_port_dditable_t;
typedef struct _zes_temperature_dditable_t zes_temperature_dditable_t;
typedef struct _zes_psu_dditable_t zes_psu_dditable_t;
typedef struct _zes_fan_dditable_t zes_fan_dditable_t;
typedef struct _zes_led_dditable_t zes_led_dditable_t;
typedef struct _zes_ras_dditable_t zes_ras_dditable_t;
typedef struct _zes_ras_exp_dditable_t zes_ras_exp_dditable_t;
typedef struct _zes_diagnostics_dditable_t zes_diagnostics_dditable_t;
typedef struct _zes_vf_management_exp_dditable_t zes_vf_management_exp_dditable_t;
typedef struct _zes_dditable_t zes_dditable_t;
typedef struct _zes_dditable_driver_t zes_dditable_driver_t;


typedef ze_result_t (*zes_pfnInit_t)(zes_init_flags_t);
typedef ze_result_t (*zes_pfnGetGlobalProcAddrTable_t)(ze_api_version_t, zes_global_dditable_t *);
typedef ze_result_t (*zes_pfnDeviceGetProperties_t)(zes_device_handle_t, zes_device_properties_t *);
typedef ze_result_t (*zes_pfnDeviceGetState_t)(zes_device_handle_t, zes_device_state_t *);
typedef ze_result_t (*zes_pfnDeviceReset_t)(zes_device_handle_t, ze_bool_t);
typedef ze_result_t (*zes_pfnDeviceProcessesGetState_t)(zes_device_handle_t, uint32_t *, zes_process_state_t *);
typedef ze_result_t (*zes_pfnDevicePciGetProperties_t)(zes_device_handle_t, zes_pci_properties_t *);
typedef ze_result_t (*zes_pfnDevicePciGetState_t)(zes_device_handle_t, zes_pci_state_t *);
typedef ze_result_t (*zes_pfnDevicePciGetBars_t)(zes_device_handle_t, uint32_t *, zes_pci_bar_properties_t *);
typedef ze_result_t (*zes_pfnDevicePciGetStats_t)(zes_device_handle_t, zes_pci_stats_t *);
typedef ze_result_t (*zes_pfnDeviceEnumDiagnosticTestSuites_t)(zes_device_handle_t, uint32_t *, zes_diag_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEnumEngineGroups_t)(zes_device_handle_t, uint32_t *, zes_engine_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEventRegister_t)(zes_device_handle_t, zes_event_type_flags_t);
typedef ze_result_t (*zes_pfnDeviceEnumFabricPorts_t)(zes_device_handle_t, uint32_t *, zes_fabric_port_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEnumFans_t)(zes_device_handle_t, uint32_t *, zes_fan_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEnumFirmwares_t)(zes_device_handle_t, uint32_t *, zes_firmware_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEnumFrequencyDomains_t)(zes_device_handle_t, uint32_t *, zes_freq_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEnumLeds_t)(zes_device_handle_t, uint32_t *, zes_led_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEnumMemoryModules_t)(zes_device_handle_t, uint32_t *, zes_mem_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEnumPerformanceFactorDomains_t)(zes_device_handle_t, uint32_t *, zes_perf_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEnumPowerDomains_t)(zes_device_handle_t, uint32_t *, zes_pwr_handle_t *);
typedef ze_result_t (*zes_pfnDeviceGetCardPowerDomain_t)(zes_device_handle_t, zes_pwr_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEnumPsus_t)(zes_device_handle_t, uint32_t *, zes_psu_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEnumRasErrorSets_t)(zes_device_handle_t, uint32_t *, zes_ras_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEnumSchedulers_t)(zes_device_handle_t, uint32_t *, zes_sched_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEnumStandbyDomains_t)(zes_device_handle_t, uint32_t *, zes_standby_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEnumTemperatureSensors_t)(zes_device_handle_t, uint32_t *, zes_temp_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEccAvailable_t)(zes_device_handle_t, ze_bool_t *);
typedef ze_result_t (*zes_pfnDeviceEccConfigurable_t)(zes_device_handle_t, ze_bool_t *);
typedef ze_result_t (*zes_pfnDeviceGetEccState_t)(zes_device_handle_t, zes_device_ecc_properties_t *);
typedef ze_result_t (*zes_pfnDeviceSetEccState_t)(zes_device_handle_t, const zes_device_ecc_desc_t *, zes_device_ecc_properties_t *);
typedef ze_result_t (*zes_pfnDeviceGet_t)(zes_driver_handle_t, uint32_t *, zes_device_handle_t *);
typedef ze_result_t (*zes_pfnDeviceSetOverclockWaiver_t)(zes_device_handle_t);
typedef ze_result_t (*zes_pfnDeviceGetOverclockDomains_t)(zes_device_handle_t, uint32_t *);
typedef ze_result_t (*zes_pfnDeviceGetOverclockControls_t)(zes_device_handle_t, zes_overclock_domain_t, uint32_t *);
typedef ze_result_t (*zes_pfnDeviceResetOverclockSettings_t)(zes_device_handle_t, ze_bool_t);
typedef ze_result_t (*zes_pfnDeviceReadOverclockState_t)(zes_device_handle_t, zes_overclock_mode_t *, ze_bool_t *, ze_bool_t *, zes_pending_action_t *, ze_bool_t *);
typedef ze_result_t (*zes_pfnDeviceEnumOverclockDomains_t)(zes_device_handle_t, uint32_t *, zes_overclock_handle_t *);
typedef ze_result_t (*zes_pfnDeviceResetExt_t)(zes_device_handle_t, zes_reset_properties_t *);
typedef ze_result_t (*zes_pfnDevicePciLinkSpeedUpdateExt_t)(zes_device_handle_t, ze_bool_t, zes_device_action_t *);
typedef ze_result_t (*zes_pfnGetDeviceProcAddrTable_t)(ze_api_version_t, zes_device_dditable_t *);
typedef ze_result_t (*zes_pfnDeviceGetSubDevicePropertiesExp_t)(zes_device_handle_t, uint32_t *, zes_subdevice_exp_properties_t *);
typedef ze_result_t (*zes_pfnDeviceEnumActiveVFExp_t)(zes_device_handle_t, uint32_t *, zes_vf_handle_t *);
typedef ze_result_t (*zes_pfnDeviceEnumEnabledVFExp_t)(zes_device_handle_t, uint32_t *, zes_vf_handle_t *);
typedef ze_result_t (*zes_pfnGetDeviceExpProcAddrTable_t)(ze_api_version_t, zes_device_exp_dditable_t *);
typedef ze_result_t (*zes_pfnDriverEventListen_t)(ze_driver_handle_t, uint32_t, uint32_t, zes_device_handle_t *, uint32_t *, zes_event_type_flags_t *);
typedef ze_result_t (*zes_pfnDriverEventListenEx_t)(ze_driver_handle_t, uint64_t, uint32_t, zes_device_handle_t *, uint32_t *, zes_event_type_flags_t *);
typedef ze_result_t (*zes_pfnDriverGet_t)(uint32_t *, zes_driver_handle_t *);
typedef ze_result_t (*zes_pfnDriverGetExtensionProperties_t)(zes_driver_handle_t, uint32_t *, zes_driver_extension_properties_t *);
typedef ze_result_t (*zes_pfnDriverGetExtensionFunctionAddress_t)(zes_driver_handle_t, const char *, void **);
typedef ze_result_t (*zes_pfnGetDriverProcAddrTable_t)(ze_api_version_t, zes_driver_dditable_t *);
typedef ze_result_t (*zes_pfnDriverGetDeviceByUuidExp_t)(zes_driver_handle_t, zes_uuid_t, zes_device_handle_t *, ze_bool_t *, uint32_t *);
typedef ze_result_t (*zes_pfnGetDriverExpProcAddrTable_t)(ze_api_version_t, zes_driver_exp_dditable_t *);
typedef ze_result_t (*zes_pfnOverclockGetDomainProperties_t)(zes_overclock_handle_t, zes_overclock_properties_t *);
typedef ze_result_t (*zes_pfnOverclockGetDomainVFProperties_t)(zes_overclock_handle_t, zes_vf_property_t *);
typedef ze_result_t (*zes_pfnOverclockGetDomainControlProperties_t)(zes_overclock_handle_t, zes_overclock_control_t, zes_control_property_t *);
typedef ze_result_t (*zes_pfnOverclockGetControlCurrentValue_t)(zes_overclock_handle_t, zes_overclock_control_t, double *);
typedef ze_result_t (*zes_pfnOverclockGetControlPendingValue_t)(zes_overclock_handle_t, zes_overclock_control_t, double *);
typedef ze_result_t (*zes_pfnOverclockSetControlUserValue_t)(zes_overclock_handle_t, zes_overclock_control_t, double, zes_pending_action_t *);
typedef ze_result_t (*zes_pfnOverclockGetControlState_t)(zes_overclock_handle_t, zes_overclock_control_t, zes_control_state_t *, zes_pending_action_t *);
typedef ze_result_t (*zes_pfnOverclockGetVFPointValues_t)(zes_overclock_handle_t, zes_vf_type_t, zes_vf_array_type_t, uint32_t, uint32_t *);
typedef ze_result_t (*zes_pfnOverclockSetVFPointValues_t)(zes_overclock_handle_t, zes_vf_type_t, uint32_t, uint32_t);
typedef ze_result_t (*zes_pfnGetOverclockProcAddrTable_t)(ze_api_version_t, zes_overclock_dditable_t *);
typedef ze_result_t (*zes_pfnSchedulerGetProperties_t)(zes_sched_handle_t, zes_sched_properties_t *);
typedef ze_result_t (*zes_pfnSchedulerGetCurrentMode_t)(zes_sched_handle_t, zes_sched_mode_t *);
typedef ze_result_t (*zes_pfnSchedulerGetTimeoutModeProperties_t)(zes_sched_handle_t, ze_bool_t, zes_sched_timeout_properties_t *);
typedef ze_result_t (*zes_pfnSchedulerGetTimesliceModeProperties_t)(zes_sched_handle_t, ze_bool_t, zes_sched_timeslice_properties_t *);
typedef ze_result_t (*zes_pfnSchedulerSetTimeoutMode_t)(zes_sched_handle_t, zes_sched_timeout_properties_t *, ze_bool_t *);
typedef ze_result_t (*zes_pfnSchedulerSetTimesliceMode_t)(zes_sched_handle_t, zes_sched_timeslice_properties_t *, ze_bool_t *);
typedef ze_result_t (*zes_pfnSchedulerSetExclusiveMode_t)(zes_sched_handle_t, ze_bool_t *);
typedef ze_result_t (*zes_pfnSchedulerSetComputeUnitDebugMode_t)(zes_sched_handle_t, ze_bool_t *);
typedef ze_result_t (*zes_pfnGetSchedulerProcAddrTable_t)(ze_api_version_t, zes_scheduler_dditable_t *);
typedef ze_result_t (*zes_pfnPerformanceFactorGetProperties_t)(zes_perf_handle_t, zes_perf_properties_t *);
typedef ze_result_t (*zes_pfnPerformanceFactorGetConfig_t)(zes_perf_handle_t, double *);
typedef ze_result_t (*zes_pfnPerformanceFactorSetConfig_t)(zes_perf_handle_t, double);
typedef ze_result_t (*zes_pfnGetPerformanceFactorProcAddrTable_t)(ze_api_version_t, zes_performance_factor_dditable_t *);
typedef ze_result_t (*zes_pfnPowerGetProperties_t)(zes_pwr_handle_t, zes_power_properties_t *);
typedef ze_result_t (*zes_pfnPowerGetEnergyCounter_t)(zes_pwr_handle_t, zes_power_energy_counter_t *);
typedef ze_result_t (*zes_pfnPowerGetLimits_t)(zes_pwr_handle_t, zes_power_sustained_limit_t *, zes_power_burst_limit_t *, zes_power_peak_limit_t *);
typedef ze_result_t (*zes_pfnPowerSetLimits_t)(zes_pwr_handle_t, const zes_power_sustained_limit_t *, const zes_power_burst_limit_t *, const zes_power_peak_limit_t *);
typedef ze_result_t (*zes_pfnPowerGetEnergyThreshold_t)(zes_pwr_handle_t, zes_energy_threshold_t *);
typedef ze_result_t (*zes_pfnPowerSetEnergyThreshold_t)(zes_pwr_handle_t, double);
typedef ze_result_t (*zes_pfnPowerGetLimitsExt_t)(zes_pwr_handle_t, uint32_t *, zes_power_limit_ext_desc_t *);
typedef ze_result_t (*zes_pfnPowerSetLimitsExt_t)(zes_pwr_handle_t, uint32_t *, zes_power_limit_ext_desc_t *);
typedef ze_result_t (*zes_pfnPowerGetUsage_t)(zes_pwr_handle_t, uint32_t *, uint32_t *);
typedef ze_result_t (*zes_pfnPowerGetLimitsExt2_t)(zes_pwr_handle_t, uint32_t *);
typedef ze_result_t (*zes_pfnPowerSetLimitsExt2_t)(zes_pwr_handle_t, const uint32_t);
typedef ze_result_t (*zes_pfnGetPowerProcAddrTable_t)(ze_api_version_t, zes_power_dditable_t *);
typedef ze_result_t (*zes_pfnFrequencyGetProperties_t)(zes_freq_handle_t, zes_freq_properties_t *);
typedef ze_result_t (*zes_pfnFrequencyGetAvailableClocks_t)(zes_freq_handle_t, uint32_t *, double *);
typedef ze_result_t (*zes_pfnFrequencyGetRange_t)(zes_freq_handle_t, zes_freq_range_t *);
typedef ze_result_t (*zes_pfnFrequencySetRange_t)(zes_freq_handle_t, const zes_freq_range_t *);
typedef ze_result_t (*zes_pfnFrequencyGetState_t)(zes_freq_handle_t, zes_freq_state_t *);
typedef ze_result_t (*zes_pfnFrequencyGetThrottleTime_t)(zes_freq_handle_t, zes_freq_throttle_time_t *);
typedef ze_result_t (*zes_pfnFrequencyOcGetCapabilities_t)(zes_freq_handle_t, zes_oc_capabilities_t *);
typedef ze_result_t (*zes_pfnFrequencyOcGetFrequencyTarget_t)(zes_freq_handle_t, double *);
typedef ze_result_t (*zes_pfnFrequencyOcSetFrequencyTarget_t)(zes_freq_handle_t, double);
typedef ze_result_t (*zes_pfnFrequencyOcGetVoltageTarget_t)(zes_freq_handle_t, double *, double *);
typedef ze_result_t (*zes_pfnFrequencyOcSetVoltageTarget_t)(zes_freq_handle_t, double, double);
typedef ze_result_t (*zes_pfnFrequencyOcSetMode_t)(zes_freq_handle_t, zes_oc_mode_t);
typedef ze_result_t (*zes_pfnFrequencyOcGetMode_t)(zes_freq_handle_t, zes_oc_mode_t *);
typedef ze_result_t (*zes_pfnFrequencyOcGetIccMax_t)(zes_freq_handle_t, double *);
typedef ze_result_t (*zes_pfnFrequencyOcSetIccMax_t)(zes_freq_handle_t, double);
typedef ze_result_t (*zes_pfnFrequencyOcGetTjMax_t)(zes_freq_handle_t, double *);
typedef ze_result_t (*zes_pfnFrequencyOcSetTjMax_t)(zes_freq_handle_t, double);
typedef ze_result_t (*zes_pfnGetFrequencyProcAddrTable_t)(ze_api_version_t, zes_frequency_dditable_t *);
typedef ze_result_t (*zes_pfnEngineGetProperties_t)(zes_engine_handle_t, zes_engine_properties_t *);
typedef ze_result_t (*zes_pfnEngineGetActivity_t)(zes_engine_handle_t, zes_engine_stats_t *);
typedef ze_result_t (*zes_pfnEngineGetActivityExt_t)(zes_engine_handle_t, uint32_t *, zes_engine_stats_t *);
typedef ze_result_t (*zes_pfnGetEngineProcAddrTable_t)(ze_api_version_t, zes_engine_dditable_t *);
typedef ze_result_t (*zes_pfnStandbyGetProperties_t)(zes_standby_handle_t, zes_standby_properties_t *);
typedef ze_result_t (*zes_pfnStandbyGetMode_t)(zes_standby_handle_t, zes_standby_promo_mode_t *);
typedef ze_result_t (*zes_pfnStandbySetMode_t)(zes_standby_handle_t, zes_standby_promo_mode_t);
typedef ze_result_t (*zes_pfnGetStandbyProcAddrTable_t)(ze_api_version_t, zes_standby_dditable_t *);
typedef ze_result_t (*zes_pfnFirmwareGetProperties_t)(zes_firmware_handle_t, zes_firmware_properties_t *);
typedef ze_result_t (*zes_pfnFirmwareFlash_t)(zes_firmware_handle_t, void *, uint32_t);
typedef ze_result_t (*zes_pfnFirmwareGetFlashProgress_t)(zes_firmware_handle_t, uint32_t *);
typedef ze_result_t (*zes_pfnFirmwareGetConsoleLogs_t)(zes_firmware_handle_t, size_t *, char *);
typedef ze_result_t (*zes_pfnGetFirmwareProcAddrTable_t)(ze_api_version_t, zes_firmware_dditable_t *);
typedef ze_result_t (*zes_pfnFirmwareGetSecurityVersionExp_t)(zes_firmware_handle_t, char *);
typedef ze_result_t (*zes_pfnFirmwareSetSecurityVersionExp_t)(zes_firmware_handle_t);
typedef ze_result_t (*zes_pfnGetFirmwareExpProcAddrTable_t)(ze_api_version_t, zes_firmware_exp_dditable_t *);
typedef ze_result_t (*zes_pfnMemoryGetProperties_t)(zes_mem_handle_t, zes_mem_properties_t *);
typedef ze_result_t (*zes_pfnMemoryGetState_t)(zes_mem_handle_t, zes_mem_state_t *);
typedef ze_result_t (*zes_pfnMemoryGetBandwidth_t)(zes_mem_handle_t, zes_mem_bandwidth_t *);
typedef ze_result_t (*zes_pfnGetMemoryProcAddrTable_t)(ze_api_version_t, zes_memory_dditable_t *);
typedef ze_result_t (*zes_pfnFabricPortGetProperties_t)(zes_fabric_port_handle_t, zes_fabric_port_properties_t *);
typedef ze_result_t (*zes_pfnFabricPortGetLinkType_t)(zes_fabric_port_handle_t, zes_fabric_link_type_t *);
typedef ze_result_t (*zes_pfnFabricPortGetConfig_t)(zes_fabric_port_handle_t, zes_fabric_port_config_t *);
typedef ze_result_t (*zes_pfnFabricPortSetConfig_t)(zes_fabric_port_handle_t, const zes_fabric_port_config_t *);
typedef ze_result_t (*zes_pfnFabricPortGetState_t)(zes_fabric_port_handle_t, zes_fabric_port_state_t *);
typedef ze_result_t (*zes_pfnFabricPortGetThroughput_t)(zes_fabric_port_handle_t, zes_fabric_port_throughput_t *);
typedef ze_result_t (*zes_pfnFabricPortGetFabricErrorCounters_t)(zes_fabric_port_handle_t, zes_fabric_port_error_counters_t *);
typedef ze_result_t (*zes_pfnFabricPortGetMultiPortThroughput_t)(zes_device_handle_t, uint32_t, zes_fabric_port_handle_t *, zes_fabric_port_throughput_t **);
typedef ze_result_t (*zes_pfnGetFabricPortProcAddrTable_t)(ze_api_version_t, zes_fabric_port_dditable_t *);
typedef ze_result_t (*zes_pfnTemperatureGetProperties_t)(zes_temp_handle_t, zes_temp_properties_t *);
typedef ze_result_t (*zes_pfnTemperatureGetConfig_t)(zes_temp_handle_t, zes_temp_config_t *);
typedef ze_result_t (*zes_pfnTemperatureSetConfig_t)(zes_temp_handle_t, const zes_temp_config_t *);
typedef ze_result_t (*zes_pfnTemperatureGetState_t)(zes_temp_handle_t, double *);
typedef ze_result_t (*zes_pfnGetTemperatureProcAddrTable_t)(ze_api_version_t, zes_temperature_dditable_t *);
typedef ze_result_t (*zes_pfnPsuGetProperties_t)(zes_psu_handle_t, zes_psu_properties_t *);
typedef ze_result_t (*zes_pfnPsuGetState_t)(zes_psu_handle_t, zes_psu_state_t *);
typedef ze_result_t (*zes_pfnGetPsuProcAddrTable_t)(ze_api_version_t, zes_psu_dditable_t *);
typedef ze_result_t (*zes_pfnFanGetProperties_t)(zes_fan_handle_t, zes_fan_properties_t *);
typedef ze_result_t (*zes_pfnFanGetConfig_t)(zes_fan_handle_t, zes_fan_config_t *);
typedef ze_result_t (*zes_pfnFanSetDefaultMode_t)(zes_fan_handle_t);
typedef ze_result_t (*zes_pfnFanSetFixedSpeedMode_t)(zes_fan_handle_t, const zes_fan_speed_t *);
typedef ze_result_t (*zes_pfnFanSetSpeedTableMode_t)(zes_fan_handle_t, const zes_fan_speed_table_t *);
typedef ze_result_t (*zes_pfnFanGetState_t)(zes_fan_handle_t, zes_fan_speed_units_t, int32_t *);
typedef ze_result_t (*zes_pfnGetFanProcAddrTable_t)(ze_api_version_t, zes_fan_dditable_t *);
typedef ze_result_t (*zes_pfnLedGetProperties_t)(zes_led_handle_t, zes_led_properties_t *);
typedef ze_result_t (*zes_pfnLedGetState_t)(zes_led_handle_t, zes_led_state_t *);
typedef ze_result_t (*zes_pfnLedSetState_t)(zes_led_handle_t, ze_bool_t);
typedef ze_result_t (*zes_pfnLedSetColor_t)(zes_led_handle_t, const zes_led_color_t *);
typedef ze_result_t (*zes_pfnGetLedProcAddrTable_t)(ze_api_version_t, zes_led_dditable_t *);
typedef ze_result_t (*zes_pfnRasGetProperties_t)(zes_ras_handle_t, zes_ras_properties_t *);
typedef ze_result_t (*zes_pfnRasGetConfig_t)(zes_ras_handle_t, zes_ras_config_t *);
typedef ze_result_t (*zes_pfnRasSetConfig_t)(zes_ras_handle_t, const zes_ras_config_t *);
typedef ze_result_t (*zes_pfnRasGetState_t)(zes_ras_handle_t, ze_bool_t, zes_ras_state_t *);
typedef ze_result_t (*zes_pfnGetRasProcAddrTable_t)(ze_api_version_t, zes_ras_dditable_t *);
typedef ze_result_t (*zes_pfnRasGetStateExp_t)(zes_ras_handle_t, uint32_t *, zes_ras_state_exp_t *);
typedef ze_result_t (*zes_pfnRasClearStateExp_t)(zes_ras_handle_t, zes_ras_error_category_exp_t);
typedef ze_result_t (*zes_pfnRasGetSupportedCategoriesExp_t)(zes_ras_handle_t, uint32_t *, zes_ras_error_category_exp_t *);
typedef ze_result_t (*zes_pfnRasGetStateExp2_t)(zes_ras_handle_t, const uint32_t, const zes_ras_error_category_exp_t *, zes_ras_state_exp2_t *);
typedef ze_result_t (*zes_pfnRasGetConfigExp_t)(zes_ras_handle_t, const uint32_t, zes_ras_config_exp_t *);
typedef ze_result_t (*zes_pfnRasSetConfigExp_t)(zes_ras_handle_t, const uint32_t, const zes_ras_config_exp_t *);
typedef ze_result_t (*zes_pfnGetRasExpProcAddrTable_t)(ze_api_version_t, zes_ras_exp_dditable_t *);
typedef ze_result_t (*zes_pfnDiagnosticsGetProperties_t)(zes_diag_handle_t, zes_diag_properties_t *);
typedef ze_result_t (*zes_pfnDiagnosticsGetTests_t)(zes_diag_handle_t, uint32_t *, zes_diag_test_t *);
typedef ze_result_t (*zes_pfnDiagnosticsRunTests_t)(zes_diag_handle_t, uint32_t, uint32_t, zes_diag_result_t *);
typedef ze_result_t (*zes_pfnGetDiagnosticsProcAddrTable_t)(ze_api_version_t, zes_diagnostics_dditable_t *);
typedef ze_result_t (*zes_pfnVFManagementGetVFPropertiesExp_t)(zes_vf_handle_t, zes_vf_exp_properties_t *);
typedef ze_result_t (*zes_pfnVFManagementGetVFMemoryUtilizationExp_t)(zes_vf_handle_t, uint32_t *, zes_vf_util_mem_exp_t *);
typedef ze_result_t (*zes_pfnVFManagementGetVFEngineUtilizationExp_t)(zes_vf_handle_t, uint32_t *, zes_vf_util_engine_exp_t *);
typedef ze_result_t (*zes_pfnVFManagementSetVFTelemetryModeExp_t)(zes_vf_handle_t, zes_vf_info_util_exp_flags_t, ze_bool_t);
typedef ze_result_t (*zes_pfnVFManagementSetVFTelemetrySamplingIntervalExp_t)(zes_vf_handle_t, zes_vf_info_util_exp_flags_t, uint64_t);
typedef ze_result_t (*zes_pfnVFManagementGetVFCapabilitiesExp_t)(zes_vf_handle_t, zes_vf_exp_capabilities_t *);
typedef ze_result_t (*zes_pfnVFManagementGetVFMemoryUtilizationExp2_t)(zes_vf_handle_t, uint32_t *, zes_vf_util_mem_exp2_t *);
typedef ze_result_t (*zes_pfnVFManagementGetVFEngineUtilizationExp2_t)(zes_vf_handle_t, uint32_t *, zes_vf_util_engine_exp2_t *);
typedef ze_result_t (*zes_pfnVFManagementGetVFCapabilitiesExp2_t)(zes_vf_handle_t, zes_vf_exp2_capabilities_t *);
typedef ze_result_t (*zes_pfnGetVFManagementExpProcAddrTable_t)(ze_api_version_t, zes_vf_management_exp_dditable_t *);

/* Dispatch table: global. Slots only ever grow at the end. */
struct _zes_global_dditable_t {
    zes_pfnInit_t pfnInit; /**< slot 0 [since 1.5] */
};

/* Dispatch table: device. Slots only ever grow at the end. */
struct _zes_device_dditable_t {
    zes_pfnDeviceGetProperties_t pfnGetProperties; /**< slot 0 [since 1.0] */
    zes_pfnDeviceGetState_t pfnGetState; /**< slot 1 [since 1.0] */
    zes_pfnDeviceReset_t pfnReset; /**< slot 2 [since 1.0] */
    zes_pfnDeviceProcessesGetState_t pfnProcessesGetState; /**< slot 3 [since 1.0] */
    zes_pfnDevicePciGetProperties_t pfnPciGetProperties; /**< slot 4 [since 1.0] */
    zes_pfnDevicePciGetState_t pfnPciGetState; /**< slot 5 [since 1.0] */
    zes_pfnDevicePciGetBars_t pfnPciGetBars; /**< slot 6 [since 1.0] */
    zes_pfnDevicePciGetStats_t pfnPciGetStats; /**< slot 7 [since 1.0] */
    zes_pfnDeviceEnumDiagnosticTestSuites_t pfnEnumDiagnosticTestSuites; /**< slot 8 [since 1.0] */
    zes_pfnDeviceEnumEngineGroups_t pfnEnumEngineGroups; /**< slot 9 [since 1.0] */
    zes_pfnDeviceEventRegister_t pfnEventRegister; /**< slot 10 [since 1.0] */
    zes_pfnDeviceEnumFabricPorts_t pfnEnumFabricPorts; /**< slot 11 [since 1.0] */
    zes_pfnDeviceEnumFans_t pfnEnumFans; /**< slot 12 [since 1.0] */
    zes_pfnDeviceEnumFirmwares_t pfnEnumFirmwares; /**< slot 13 [since 1.0] */
    zes_pfnDeviceEnumFrequencyDomains_t pfnEnumFrequencyDomains; /**< slot 14 [since 1.0] */
    zes_pfnDeviceEnumLeds_t pfnEnumLeds; /**< slot 15 [since 1.0] */
    zes_pfnDeviceEnumMemoryModules_t pfnEnumMemoryModules; /**< slot 16 [since 1.0] */
    zes_pfnDeviceEnumPerformanceFactorDomains_t pfnEnumPerformanceFactorDomains; /**< slot 17 [since 1.0] */
    zes_pfnDeviceEnumPowerDomains_t pfnEnumPowerDomains; /**< slot 18 [since 1.0] */
    zes_pfnDeviceGetCardPowerDomain_t pfnGetCardPowerDomain; /**< slot 19 [since 1.3] */
    zes_pfnDeviceEnumPsus_t pfnEnumPsus; /**< slot 20 [since 1.3] */
    zes_pfnDeviceEnumRasErrorSets_t pfnEnumRasErrorSets; /**< slot 21 [since 1.3] */
    zes_pfnDeviceEnumSchedulers_t pfnEnumSchedulers; /**< slot 22 [since 1.3] */
    zes_pfnDeviceEnumStandbyDomains_t pfnEnumStandbyDomains; /**< slot 23 [since 1.3] */
    zes_pfnDeviceEnumTemperatureSensors_t pfnEnumTemperatureSensors; /**< slot 24 [since 1.3] */
    zes_pfnDeviceEccAvailable_t pfnEccAvailable; /**< slot 25 [since 1.4] */
    zes_pfnDeviceEccConfigurable_t pfnEccConfigurable; /**< slot 26 [since 1.4] */
    zes_pfnDeviceGetEccState_t pfnGetEccState; /**< slot 27 [since 1.4] */
    zes_pfnDeviceSetEccState_t pfnSetEccState; /**< slot 28 [since 1.4] */
    zes_pfnDeviceGet_t pfnGet; /**< slot 29 [since 1.5] */
    zes_pfnDeviceSetOverclockWaiver_t pfnSetOverclockWaiver; /**< slot 30 [since 1.5] */
    zes_pfnDeviceGetOverclockDomains_t pfnGetOverclockDomains; /**< slot 31 [since 1.5] */
    zes_pfnDeviceGetOverclockControls_t pfnGetOverclockControls; /**< slot 32 [since 1.5] */
    zes_pfnDeviceResetOverclockSettings_t pfnResetOverclockSettings; /**< slot 33 [since 1.5] */
    zes_pfnDeviceReadOverclockState_t pfnReadOverclockState; /**< slot 34 [since 1.5] */
    zes_pfnDeviceEnumOverclockDomains_t pfnEnumOverclockDomains; /**< slot 35 [since 1.5] */
    zes_pfnDeviceResetExt_t pfnResetExt; /**< slot 36 [since 1.7] */
    zes_pfnDevicePciLinkSpeedUpdateExt_t pfnPciLinkSpeedUpdateExt; /**< slot 37 [since 1.15] */
};

/* Dispatch table: device exp. Slots only ever grow at the end. */
struct _zes_device_exp_dditable_t {
    zes_pfnDeviceGetSubDevicePropertiesExp_t pfnGetSubDevicePropertiesExp; /**< slot 0 [since 1.9] */
    zes_pfnDeviceEnumActiveVFExp_t pfnEnumActiveVFExp; /**< slot 1 [since 1.9] */
    zes_pfnDeviceEnumEnabledVFExp_t pfnEnumEnabledVFExp; /**< slot 2 [since 1.11] */
};

/* Dispatch table: driver. Slots only ever grow at the end. */
struct _zes_driver_dditable_t {
    zes_pfnDriverEventListen_t pfnEventListen; /**< slot 0 [since 1.0] */
    zes_pfnDriverEventListenEx_t pfnEventListenEx; /**< slot 1 [since 1.1] */
    zes_pfnDriverGet_t pfnGet; /**< slot 2 [since 1.5] */
    zes_pfnDriverGetExtensionProperties_t pfnGetExtensionProperties; /**< slot 3 [since 1.8] */
    zes_pfnDriverGetExtensionFunctionAddress_t pfnGetExtensionFunctionAddress; /**< slot 4 [since 1.8] */
};

/* Dispatch table: driver exp. Slots only ever grow at the end. */
struct _zes_driver_exp_dditable_t {
    zes_pfnDriverGetDeviceByUuidExp_t pfnGetDeviceByUuidExp; /**< slot 0 [since 1.9] */
};

/* Dispatch table: overclock. Slots only ever grow at the end. */
struct _zes_overclock_dditable_t {
    zes_pfnOverclockGetDomainProperties_t pfnGetDomainProperties; /**< slot 0 [since 1.5] */
    zes_pfnOverclockGetDomainVFProperties_t pfnGetDomainVFProperties; /**< slot 1 [since 1.5] */
    zes_pfnOverclockGetDomainControlProperties_t pfnGetDomainControlProperties; /**< slot 2 [since 1.5] */
    zes_pfnOverclockGetControlCurrentValue_t pfnGetControlCurrentValue; /**< slot 3 [since 1.5] */
    zes_pfnOverclockGetControlPendingValue_t pfnGetControlPendingValue; /**< slot 4 [since 1.5] */
    zes_pfnOverclockSetControlUserValue_t pfnSetControlUserValue; /**< slot 5 [since 1.5] */
    zes_pfnOverclockGetControlState_t pfnGetControlState; /**< slot 6 [since 1.5] */
    zes_pfnOverclockGetVFPointValues_t pfnGetVFPointValues; /**< slot 7 [since 1.5] */
    zes_pfnOverclockSetVFPointValues_t pfnSetVFPointValues; /**< slot 8 [since 1.5] */
};

/* Dispatch table: scheduler. Slots only ever grow at the end. */
struct _zes_scheduler_dditable_t {
    zes_pfnSchedulerGetProperties_t pfnGetProperties; /**< slot 0 [since 1.0] */
    zes_pfnSchedulerGetCurrentMode_t pfnGetCurrentMode; /**< slot 1 [since 1.0] */
    zes_pfnSchedulerGetTimeoutModeProperties_t pfnGetTimeoutModeProperties; /**< slot 2 [since 1.0] */
    zes_pfnSchedulerGetTimesliceModeProperties_t pfnGetTimesliceModeProperties; /**< slot 3 [since 1.0] */
    zes_pfnSchedulerSetTimeoutMode_t pfnSetTimeoutMode; /**< slot 4 [since 1.0] */
    zes_pfnSchedulerSetTimesliceMode_t pfnSetTimesliceMode; /**< slot 5 [since 1.0] */
    zes_pfnSchedulerSetExclusiveMode_t pfnSetExclusiveMode; /**< slot 6 [since 1.0] */
    zes_pfnSchedulerSetComputeUnitDebugMode_t pfnSetComputeUnitDebugMode; /**< slot 7 [since 1.0] */
};

/* Dispatch table: performance factor. Slots only ever grow at the end. */
struct _zes_performance_factor_dditable_t {
    zes_pfnPerformanceFactorGetProperties_t pfnGetProperties; /**< slot 0 [since 1.0] */
    zes_pfnPerformanceFactorGetConfig_t pfnGetConfig; /**< slot 1 [since 1.0] */
    zes_pfnPerformanceFactorSetConfig_t pfnSetConfig; /**< slot 2 [since 1.0] */
};

/* Dispatch table: power. Slots only ever grow at the end. */
struct _zes_power_dditable_t {
    zes_pfnPowerGetProperties_t pfnGetProperties; /**< slot 0 [since 1.0] */
    zes_pfnPowerGetEnergyCounter_t pfnGetEnergyCounter; /**< slot 1 [since 1.0] */
    zes_pfnPowerGetLimits_t pfnGetLimits; /**< slot 2 [since 1.0] */
    zes_pfnPowerSetLimits_t pfnSetLimits; /**< slot 3 [since 1.0] */
    zes_pfnPowerGetEnergyThreshold_t pfnGetEnergyThreshold; /**< slot 4 [since 1.0] */
    zes_pfnPowerSetEnergyThreshold_t pfnSetEnergyThreshold; /**< slot 5 [since 1.0] */
    zes_pfnPowerGetLimitsExt_t pfnGetLimitsExt; /**< slot 6 [since 1.4] */
    zes_pfnPowerSetLimitsExt_t pfnSetLimitsExt; /**< slot 7 [since 1.4] */
    zes_pfnPowerGetUsage_t pfnGetUsage; /**< slot 8 [since 1.17] */
    zes_pfnPowerGetLimitsExt2_t pfnGetLimitsExt2; /**< slot 9 [since 1.17] */
    zes_pfnPowerSetLimitsExt2_t pfnSetLimitsExt2; /**< slot 10 [since 1.17] */
};

/* Dispatch table: frequency. Slots only ever grow at the end. */
struct _zes_frequency_dditable_t {
    zes_pfnFrequencyGetProperties_t pfnGetProperties; /**< slot 0 [since 1.0] */
    zes_pfnFrequencyGetAvailableClocks_t pfnGetAvailableClocks; /**< slot 1 [since 1.0] */
    zes_pfnFrequencyGetRange_t pfnGetRange; /**< slot 2 [since 1.0] */
    zes_pfnFrequencySetRange_t pfnSetRange; /**< slot 3 [since 1.0] */
    zes_pfnFrequencyGetState_t pfnGetState; /**< slot 4 [since 1.0] */
    zes_pfnFrequencyGetThrottleTime_t pfnGetThrottleTime; /**< slot 5 [since 1.0] */
    zes_pfnFrequencyOcGetCapabilities_t pfnOcGetCapabilities; /**< slot 6 [since 1.0] */
    zes_pfnFrequencyOcGetFrequencyTarget_t pfnOcGetFrequencyTarget; /**< slot 7 [since 1.0] */
    zes_pfnFrequencyOcSetFrequencyTarget_t pfnOcSetFrequencyTarget; /**< slot 8 [since 1.0] */
    zes_pfnFrequencyOcGetVoltageTarget_t pfnOcGetVoltageTarget; /**< slot 9 [since 1.0] */
    zes_pfnFrequencyOcSetVoltageTarget_t pfnOcSetVoltageTarget; /**< slot 10 [since 1.0] */
    zes_pfnFrequencyOcSetMode_t pfnOcSetMode; /**< slot 11 [since 1.0] */
    zes_pfnFrequencyOcGetMode_t pfnOcGetMode; /**< slot 12 [since 1.0] */
    zes_pfnFrequencyOcGetIccMax_t pfnOcGetIccMax; /**< slot 13 [since 1.0] */
    zes_pfnFrequencyOcSetIccMax_t pfnOcSetIccMax; /**< slot 14 [since 1.0] */
    zes_pfnFrequencyOcGetTjMax_t pfnOcGetTjMax; /**< slot 15 [since 1.0] */
    zes_pfnFrequencyOcSetTjMax_t pfnOcSetTjMax; /**< slot 16 [since 1.0] */
};

/* Dispatch table: engine. Slots only ever grow at the end. */
struct _zes_engine_dditable_t {
    zes_pfnEngineGetProperties_t pfnGetProperties; /**< slot 0 [since 1.0] */
    zes_pfnEngineGetActivity_t pfnGetActivity; /**< slot 1 [since 1.0] */
    zes_pfnEngineGetActivityExt_t pfnGetActivityExt; /**< slot 2 [since 1.7] */
};

/* Dispatch table: standby. Slots only ever grow at the end. */
struct _zes_standby_dditable_t {
    zes_pfnStandbyGetProperties_t pfnGetProperties; /**< slot 0 [since 1.0] */
    zes_pfnStandbyGetMode_t pfnGetMode; /**< slot 1 [since 1.0] */
    zes_pfnStandbySetMode_t pfnSetMode; /**< slot 2 [since 1.0] */
};

/* Dispatch table: firmware. Slots only ever grow at the end. */
struct _zes_firmware_dditable_t {
    zes_pfnFirmwareGetProperties_t pfnGetProperties; /**< slot 0 [since 1.0] */
    zes_pfnFirmwareFlash_t pfnFlash; /**< slot 1 [since 1.0] */
    zes_pfnFirmwareGetFlashProgress_t pfnGetFlashProgress; /**< slot 2 [since 1.8] */
    zes_pfnFirmwareGetConsoleLogs_t pfnGetConsoleLogs; /**< slot 3 [since 1.9] */
};

/* Dispatch table: firmware exp. Slots only ever grow at the end. */
struct _zes_firmware_exp_dditable_t {
    zes_pfnFirmwareGetSecurityVersionExp_t pfnGetSecurityVersionExp; /**< slot 0 [since 1.9] */
    zes_pfnFirmwareSetSecurityVersionExp_t pfnSetSecurityVersionExp; /**< slot 1 [since 1.9] */
};

/* Dispatch table: memory. Slots only ever grow at the end. */
struct _zes_memory_dditable_t {
    zes_pfnMemoryGetProperties_t pfnGetProperties; /**< slot 0 [since 1.0] */
    zes_pfnMemoryGetState_t pfnGetState; /**< slot 1 [since 1.0] */
    zes_pfnMemoryGetBandwidth_t pfnGetBandwidth; /**< slot 2 [since 1.0] */
};

/* Dispatch table: fabric port. Slots only ever grow at the end. */
struct _zes_fabric_port_dditable_t {
    zes_pfnFabricPortGetProperties_t pfnGetProperties; /**< slot 0 [since 1.0] */
    zes_pfnFabricPortGetLinkType_t pfnGetLinkType; /**< slot 1 [since 1.0] */
    zes_pfnFabricPortGetConfig_t pfnGetConfig; /**< slot 2 [since 1.0] */
    zes_pfnFabricPortSetConfig_t pfnSetConfig; /**< slot 3 [since 1.0] */
    zes_pfnFabricPortGetState_t pfnGetState; /**< slot 4 [since 1.0] */
    zes_pfnFabricPortGetThroughput_t pfnGetThroughput; /**< slot 5 [since 1.0] */
    zes_pfnFabricPortGetFabricErrorCounters_t pfnGetFabricErrorCounters; /**< slot 6 [since 1.7] */
    zes_pfnFabricPortGetMultiPortThroughput_t pfnGetMultiPortThroughput; /**< slot 7 [since 1.7] */
};

/* Dispatch table: temperature. Slots only ever grow at the end. */
struct _zes_temperature_dditable_t {
    zes_pfnTemperatureGetProperties_t pfnGetProperties; /**< slot 0 [since 1.0] */
    zes_pfnTemperatureGetConfig_t pfnGetConfig; /**< slot 1 [since 1.0] */
    zes_pfnTemperatureSetConfig_t pfnSetConfig; /**< slot 2 [since 1.0] */
    zes_pfnTemperatureGetState_t pfnGetState; /**< slot 3 [since 1.0] */
};

/* Dispatch table: psu. Slots only ever grow at the end. */
struct _zes_psu_dditable_t {
    zes_pfnPsuGetProperties_t pfnGetProperties; /**< slot 0 [since 1.0] */
    zes_pfnPsuGetState_t pfnGetState; /**< slot 1 [since 1.0] */
};

/* Dispatch table: fan. Slots only ever grow at the end. */
struct _zes_fan_dditable_t {
    zes_pfnFanGetProperties_t pfnGetProperties; /**< slot 0 [since 1.0] */
    zes_pfnFanGetConfig_t pfnGetConfig; /**< slot 1 [since 1.0] */
    zes_pfnFanSetDefaultMode_t pfnSetDefaultMode; /**< slot 2 [since 1.0] */
    zes_pfnFanSetFixedSpeedMode_t pfnSetFixedSpeedMode; /**< slot 3 [since 1.0] */
    zes_pfnFanSetSpeedTableMode_t pfnSetSpeedTableMode; /**< slot 4 [since 1.0] */
    zes_pfnFanGetState_t pfnGetState; /**< slot 5 [since 1.0] */
};

/* Dispatch table: led. Slots only ever grow at the end. */
struct _zes_led_dditable_t {
    zes_pfnLedGetProperties_t pfnGetProperties; /**< slot 0 [since 1.0] */
    zes_pfnLedGetState_t pfnGetState; /**< slot 1 [since 1.0] */
    zes_pfnLedSetState_t pfnSetState; /**< slot 2 [since 1.0] */
    zes_pfnLedSetColor_t pfnSetColor; /**< slot 3 [since 1.0] */
};

/* Dispatch table: ras. Slots only ever grow at the end. */
struct _zes_ras_dditable_t {
    zes_pfnRasGetProperties_t pfnGetProperties; /**< slot 0 [since 1.0] */
    zes_pfnRasGetConfig_t pfnGetConfig; /**< slot 1 [since 1.0] */
    zes_pfnRasSetConfig_t pfnSetConfig; /**< slot 2 [since 1.0] */
    zes_pfnRasGetState_t pfnGetState; /**< slot 3 [since 1.0] */
};

/* Dispatch table: ras exp. Slots only ever grow at the end. */
struct _zes_ras_exp_dditable_t {
    zes_pfnRasGetStateExp_t pfnGetStateExp; /**< slot 0 [since 1.7] */
    zes_pfnRasClearStateExp_t pfnClearStateExp; /**< slot 1 [since 1.7] */
    zes_pfnRasGetSupportedCategoriesExp_t pfnGetSupportedCategoriesExp; /**< slot 2 [since 1.17] */
    zes_pfnRasGetStateExp2_t pfnGetStateExp2; /**< slot 3 [since 1.17] */
    zes_pfnRasGetConfigExp_t pfnGetConfigExp; /**< slot 4 [since 1.17] */
    zes_pfnRasSetConfigExp_t pfnSetConfigExp; /**< slot 5 [since 1.17] */
};

/* Dispatch table: diagnostics. Slots only ever grow at the end. */
struct _zes_diagnostics_dditable_t {
    zes_pfnDiagnosticsGetProperties_t pfnGetProperties; /**< slot 0 [since 1.0] */
    zes_pfnDiagnosticsGetTests_t pfnGetTests; /**< slot 1 [since 1.0] */
    zes_pfnDiagnosticsRunTests_t pfnRunTests; /**< slot 2 [since 1.0] */
};

/* Dispatch table: vf management exp. Slots only ever grow at the end. */
struct _zes_vf_management_exp_dditable_t {
    zes_pfnVFManagementGetVFPropertiesExp_t pfnGetVFPropertiesExp; /**< slot 0 [since 1.9] */
    zes_pfnVFManagementGetVFMemoryUtilizationExp_t pfnGetVFMemoryUtilizationExp; /**< slot 1 [since 1.9] */
    zes_pfnVFManagementGetVFEngineUtilizationExp_t pfnGetVFEngineUtilizationExp; /**< slot 2 [since 1.9] */
    zes_pfnVFManagementSetVFTelemetryModeExp_t pfnSetVFTelemetryModeExp; /**< slot 3 [since 1.9] */
    zes_pfnVFManagementSetVFTelemetrySamplingIntervalExp_t pfnSetVFTelemetrySamplingIntervalExp; /**< slot 4 [since 1.9] */
    zes_pfnVFManagementGetVFCapabilitiesExp_t pfnGetVFCapabilitiesExp; /**< slot 5 [since 1.11] */
    zes_pfnVFManagementGetVFMemoryUtilizationExp2_t pfnGetVFMemoryUtilizationExp2; /**< slot 6 [since 1.11] */
    zes_pfnVFManagementGetVFEngineUtilizationExp2_t pfnGetVFEngineUtilizationExp2; /**< slot 7 [since 1.11] */
    zes_pfnVFManagementGetVFCapabilitiesExp2_t pfnGetVFCapabilitiesExp2; /**< slot 8 [since 1.12] */
};

/* Dispatch table: dditable t. Slots only ever grow at the end. */
struct _zes_dditable_t {
    zes_global_dditable_t Global; /**< slot 0 */
    zes_device_dditable_t Device; /**< slot 1 */
    zes_device_exp_dditable_t DeviceExp; /**< slot 2 */
    zes_driver_dditable_t Driver; /**< slot 3 */
    zes_driver_exp_dditable_t DriverExp; /**< slot 4 */
    zes_overclock_dditable_t Overclock; /**< slot 5 */
    zes_scheduler_dditable_t Scheduler; /**< slot 6 */
    zes_performance_factor_dditable_t PerformanceFactor; /**< slot 7 */
    zes_power_dditable_t Power; /**< slot 8 */
    zes_frequency_dditable_t Frequency; /**< slot 9 */
    zes_engine_dditable_t Engine; /**< slot 10 */
    zes_standby_dditable_t Standby; /**< slot 11 */
    zes_firmware_dditable_t Firmware; /**< slot 12 */
    zes_firmware_exp_dditable_t FirmwareExp; /**< slot 13 */
    zes_memory_dditable_t Memory; /**< slot 14 */
    zes_fabric_port_dditable_t FabricPort; /**< slot 15 */
    zes_temperature_dditable_t Temperature; /**< slot 16 */
    zes_psu_dditable_t Psu; /**< slot 17 */
    zes_fan_dditable_t Fan; /**< slot 18 */
    zes_led_dditable_t Led; /**< slot 19 */
    zes_ras_dditable_t Ras; /**< slot 20 */
    zes_ras_exp_dditable_t RasExp; /**< slot 21 */
    zes_diagnostics_dditable_t Diagnostics; /**< slot 22 */
    zes_vf_management_exp_dditable_t VFManagementExp; /**< slot 23 */
};

/* Dispatch table: dditable driver t. Slots only ever grow at the end. */
struct _zes_dditable_driver_t {
    ze_api_version_t version; /**< API version of the tables */
    uint8_t isValidFlag; /**< slot 1 */
    zes_global_dditable_t *Global; /**< slot 2 */
    zes_device_dditable_t *Device; /**< slot 3 */
    zes_device_exp_dditable_t *DeviceExp; /**< slot 4 */
    zes_driver_dditable_t *Driver; /**< slot 5 */
    zes_driver_exp_dditable_t *DriverExp; /**< slot 6 */
    zes_overclock_dditable_t *Overclock; /**< slot 7 */
    zes_scheduler_dditable_t *Scheduler; /**< slot 8 */
    zes_performance_factor_dditable_t *PerformanceFactor; /**< slot 9 */
    zes_power_dditable_t *Power; /**< slot 10 */
    zes_frequency_dditable_t *Frequency; /**< slot 11 */
    zes_engine_dditable_t *Engine; /**< slot 12 */
    zes_standby_dditable_t *Standby; /**< slot 13 */
    zes_firmware_dditable_t *Firmware; /**< slot 14 */
    zes_firmware_exp_dditable_t *FirmwareExp; /**< slot 15 */
    zes_memory_dditable_t *Memory; /**< slot 16 */
    zes_fabric_port_dditable_t *FabricPort; /**< slot 17 */
    zes_temperature_dditable_t *Temperature; /**< slot 18 */
    zes_psu_dditable_t *Psu; /**< slot 19 */
    zes_fan_dditable_t *Fan; /**< slot 20 */
    zes_led_dditable_t *Led; /**< slot 21 */
    zes_ras_dditable_t *Ras; /**< slot 22 */
    zes_ras_exp_dditable_t *RasExp; /**< slot 23 */
    zes_diagnostics_dditable_t *Diagnostics; /**< slot 24 */
    zes_vf_management_exp_dditable_t *VFManagementExp; /**< slot 25 */
};

/*
 * Fills a dispatch table: global.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesGetGlobalProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zes_global_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: device.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesGetDeviceProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zes_device_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: device exp.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesGetDeviceExpProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zes_device_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: driver.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesGetDriverProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zes_driver_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: driver exp.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesGetDriverExpProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zes_driver_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: overclock.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesGetOverclockProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zes_overclock_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: scheduler.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesGetSchedulerProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zes_scheduler_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: performance factor.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesGetPerformanceFactorProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zes_performance_factor_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: power.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesGetPowerProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zes_power_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: frequency.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesGetFrequencyProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zes_frequency_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: engine.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesGetEngineProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zes_engine_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: standby.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesGetStandbyProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zes_standby_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: firmware.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesGetFirmwareProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zes_firmware_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: firmware exp.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesGetFirmwareExpProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zes_firmware_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: memory.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesGetMemoryProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zes_memory_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: fabric port.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesGetFabricPortProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zes_fabric_port_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: temperature.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesGetTemperatureProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zes_temperature_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: psu.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesGetPsuProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zes_psu_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: fan.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesGetFanProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zes_fan_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: led.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesGetLedProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zes_led_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: ras.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesGetRasProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zes_ras_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: ras exp.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesGetRasExpProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zes_ras_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: diagnostics.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesGetDiagnosticsProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zes_diagnostics_dditable_t *pDdiTable /**< [in,out] the ddi table */
);

/*
 * Fills a dispatch table: vf management exp.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesGetVFManagementExpProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zes_vf_management_exp_dditable_t *pDdiTable /**< [in,out] the ddi table */
);


#if defined(__cplusplus)
}
#endif

#endif
