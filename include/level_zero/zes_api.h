/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Level Zero 1.17, system management: types and functions.
 * Names, values and layouts are the ABI; the tags in brackets after each parameter are read by tools/gen_entry_points.py
 */
#ifndef VESPER_ZES_API_H
#define VESPER_ZES_API_H

#include "ze_api.h"

#if defined(__cplusplus)
extern "C" {
#endif

#define ZES_MAX_EXTENSION_NAME 256
#define ZES_STRING_PROPERTY_SIZE 64
#define ZES_MAX_UUID_SIZE 16
#define ZES_DIAG_FIRST_TEST_INDEX 0x0
#define ZES_DIAG_LAST_TEST_INDEX 0xFFFFFFFF
#define ZES_MAX_FABRIC_PORT_MODEL_SIZE 256
#define ZES_MAX_FABRIC_LINK_TYPE_SIZE 256
#define ZES_FAN_TEMP_SPEED_PAIR_COUNT 32
#define ZES_MAX_RAS_ERROR_CATEGORY_COUNT 7
#define ZES_SCHED_WATCHDOG_DISABLE (~ (0ULL))
#define ZES_POWER_LIMITS_EXT_NAME "ZES_extension_power_limits"
#define ZES_ENGINE_ACTIVITY_EXT_NAME "ZES_extension_engine_activity"
#define ZES_RAS_GET_STATE_EXP_NAME "ZES_extension_ras_state"
#define ZES_MEM_PAGE_OFFLINE_STATE_EXP_NAME "ZES_extension_mem_state"
#define ZES_MEMORY_BANDWIDTH_COUNTER_BITS_EXP_PROPERTIES_NAME "ZES_extension_mem_bandwidth_counter_bits_properties"
#define ZES_POWER_DOMAIN_PROPERTIES_EXP_NAME "ZES_extension_power_domain_properties"
#define ZES_FIRMWARE_SECURITY_VERSION_EXP_NAME "ZES_experimental_firmware_security_version"
#define ZES_SYSMAN_DEVICE_MAPPING_EXP_NAME "ZES_experimental_sysman_device_mapping"
#define ZES_VIRTUAL_FUNCTION_MANAGEMENT_EXP_NAME "ZES_experimental_virtual_function_management"
#define ZES_DEVICE_ECC_DEFAULT_PROPERTIES_EXT_NAME "ZES_extension_device_ecc_default_properties"
#define ZES_PCI_LINK_SPEED_DOWNGRADE_EXT_NAME "ZES_extension_pci_link_speed_downgrade"
#define ZES_DEVICE_EXT_STATE_NAME "ZES_extension_device_state"
#define ZES_OEM_SERIAL_ID_EXT_NAME "ZES_extension_oem_serial_id"
#define ZES_OEM_SERIAL_ID_SIZE 1024

typedef ze_driver_handle_t zes_driver_handle_t; /**< driver handle */
typedef ze_device_handle_t zes_device_handle_t; /**< device handle */
typedef struct _zes_sched_handle_t *zes_sched_handle_t; /**< handle: sched */
typedef struct _zes_perf_handle_t *zes_perf_handle_t; /**< handle: perf */
typedef struct _zes_pwr_handle_t *zes_pwr_handle_t; /**< handle: pwr */
typedef struct _zes_freq_handle_t *zes_freq_handle_t; /**< handle: freq */
typedef struct _zes_engine_handle_t *zes_engine_handle_t; /**< handle: engine */
typedef struct _zes_standby_handle_t *zes_standby_handle_t; /**< handle: standby */
typedef struct _zes_firmware_handle_t *zes_firmware_handle_t; /**< handle: firmware */
typedef struct _zes_mem_handle_t *zes_mem_handle_t; /**< handle: memory */
typedef struct _zes_fabric_port_handle_t *zes_fabric_port_handle_t; /**< handle: fabric port */
typedef struct _zes_temp_handle_t *zes_temp_handle_t; /**< handle: temp */
typedef struct _zes_psu_handle_t *zes_psu_handle_t; /**< handle: psu */
typedef struct _zes_fan_handle_t *zes_fan_handle_t; /**< handle: fan */
typedef struct _zes_led_handle_t *zes_led_handle_t; /**< handle: led */
typedef struct _zes_ras_handle_t *zes_ras_handle_t; /**< handle: ras */
typedef struct _zes_diag_handle_t *zes_diag_handle_t; /**< handle: diag */
typedef struct _zes_overclock_handle_t *zes_overclock_handle_t; /**< handle: overclock */
typedef struct _zes_vf_handle_t *zes_vf_handle_t; /**< handle: vf */
typedef uint32_t zes_init_flags_t; /**< init flags */
typedef uint32_t zes_engine_type_flags_t; /**< engine type flags */
typedef uint32_t zes_reset_reason_flags_t; /**< reset reason flags */
typedef uint32_t zes_device_property_flags_t; /**< device property flags */
typedef uint32_t zes_pci_link_qual_issue_flags_t; /**< pci link qual issue flags */
typedef uint32_t zes_pci_link_stab_issue_flags_t; /**< pci link stab issue flags */
typedef uint32_t zes_event_type_flags_t; /**< event type flags */
typedef uint32_t zes_fabric_port_qual_issue_flags_t; /**< fabric port qual issue flags */
typedef uint32_t zes_fabric_port_failure_flags_t; /**< fabric port failure flags */
typedef uint32_t zes_freq_throttle_reason_flags_t; /**< freq throttle reason flags */
typedef uint32_t zes_vf_info_mem_type_exp_flags_t; /**< vf info memory type exp flags */
typedef uint32_t zes_vf_info_util_exp_flags_t; /**< vf info util exp flags */
typedef uint32_t zes_device_state_ext_flags_t; /**< device state ext flags */

/* Structure type. */
typedef enum _zes_structure_type_t {
    ZES_STRUCTURE_TYPE_DEVICE_PROPERTIES = 1, /**< device properties */
    ZES_STRUCTURE_TYPE_PCI_PROPERTIES = 2, /**< pci properties */
    ZES_STRUCTURE_TYPE_PCI_BAR_PROPERTIES = 3, /**< pci bar properties */
    ZES_STRUCTURE_TYPE_DIAG_PROPERTIES = 4, /**< diag properties */
    ZES_STRUCTURE_TYPE_ENGINE_PROPERTIES = 5, /**< engine properties */
    ZES_STRUCTURE_TYPE_FABRIC_PORT_PROPERTIES = 6, /**< fabric port properties */
    ZES_STRUCTURE_TYPE_FAN_PROPERTIES = 7, /**< fan properties */
    ZES_STRUCTURE_TYPE_FIRMWARE_PROPERTIES = 8, /**< firmware properties */
    ZES_STRUCTURE_TYPE_FREQ_PROPERTIES = 9, /**< freq properties */
    ZES_STRUCTURE_TYPE_LED_PROPERTIES = 10, /**< led properties */
    ZES_STRUCTURE_TYPE_MEM_PROPERTIES = 11, /**< mem properties */
    ZES_STRUCTURE_TYPE_PERF_PROPERTIES = 12, /**< perf properties */
    ZES_STRUCTURE_TYPE_POWER_PROPERTIES = 13, /**< power properties */
    ZES_STRUCTURE_TYPE_PSU_PROPERTIES = 14, /**< psu properties */
    ZES_STRUCTURE_TYPE_RAS_PROPERTIES = 15, /**< ras properties */
    ZES_STRUCTURE_TYPE_SCHED_PROPERTIES = 16, /**< sched properties */
    ZES_STRUCTURE_TYPE_SCHED_TIMEOUT_PROPERTIES = 17, /**< sched timeout properties */
    ZES_STRUCTURE_TYPE_SCHED_TIMESLICE_PROPERTIES = 18, /**< sched timeslice properties */
    ZES_STRUCTURE_TYPE_STANDBY_PROPERTIES = 19, /**< standby properties */
    ZES_STRUCTURE_TYPE_TEMP_PROPERTIES = 20, /**< temp properties */
    ZES_STRUCTURE_TYPE_DEVICE_STATE = 21, /**< device state */
    ZES_STRUCTURE_TYPE_PROCESS_STATE = 22, /**< process state */
    ZES_STRUCTURE_TYPE_PCI_STATE = 23, /**< pci state */
    ZES_STRUCTURE_TYPE_FABRIC_PORT_CONFIG = 24, /**< fabric port config */
    ZES_STRUCTURE_TYPE_FABRIC_PORT_STATE = 25, /**< fabric port state */
    ZES_STRUCTURE_TYPE_FAN_CONFIG = 26, /**< fan config */
    ZES_STRUCTURE_TYPE_FREQ_STATE = 27, /**< freq state */
    ZES_STRUCTURE_TYPE_OC_CAPABILITIES = 28, /**< oc capabilities */
    ZES_STRUCTURE_TYPE_LED_STATE = 29, /**< led state */
    ZES_STRUCTURE_TYPE_MEM_STATE = 30, /**< mem state */
    ZES_STRUCTURE_TYPE_PSU_STATE = 31, /**< psu state */
    ZES_STRUCTURE_TYPE_BASE_STATE = 32, /**< base state */
    ZES_STRUCTURE_TYPE_RAS_CONFIG = 33, /**< ras config */
    ZES_STRUCTURE_TYPE_RAS_STATE = 34, /**< ras state */
    ZES_STRUCTURE_TYPE_TEMP_CONFIG = 35, /**< temp config */
    ZES_STRUCTURE_TYPE_PCI_BAR_PROPERTIES_1_2 = 36, /**< pci bar properties 1 2 */
    ZES_STRUCTURE_TYPE_DEVICE_ECC_DESC = 37, /**< device ecc desc */
    ZES_STRUCTURE_TYPE_DEVICE_ECC_PROPERTIES = 38, /**< device ecc properties */
    ZES_STRUCTURE_TYPE_POWER_LIMIT_EXT_DESC = 39, /**< power limit ext desc */
    ZES_STRUCTURE_TYPE_POWER_EXT_PROPERTIES = 40, /**< power ext properties */
    ZES_STRUCTURE_TYPE_OVERCLOCK_PROPERTIES = 41, /**< overclock properties */
    ZES_STRUCTURE_TYPE_FABRIC_PORT_ERROR_COUNTERS = 42, /**< fabric port error counters */
    ZES_STRUCTURE_TYPE_ENGINE_EXT_PROPERTIES = 43, /**< engine ext properties */
    ZES_STRUCTURE_TYPE_RESET_PROPERTIES = 44, /**< reset properties */
    ZES_STRUCTURE_TYPE_DEVICE_EXT_PROPERTIES = 45, /**< device ext properties */
    ZES_STRUCTURE_TYPE_DEVICE_UUID = 46, /**< device uuid */
    ZES_STRUCTURE_TYPE_POWER_DOMAIN_EXP_PROPERTIES = 0x20001, /**< power domain exp properties */
    ZES_STRUCTURE_TYPE_MEM_BANDWIDTH_COUNTER_BITS_EXP_PROPERTIES = 0x20002, /**< mem bandwidth counter bits exp properties */
    ZES_STRUCTURE_TYPE_MEMORY_PAGE_OFFLINE_STATE_EXP = 0x20003, /**< memory page offline state exp */
    ZES_STRUCTURE_TYPE_SUBDEVICE_EXP_PROPERTIES = 0x20004, /**< subdevice exp properties */
    ZES_STRUCTURE_TYPE_VF_EXP_PROPERTIES = 0x20005, /**< vf exp properties */
    ZES_STRUCTURE_TYPE_VF_UTIL_MEM_EXP = 0x20006, /**< vf util mem exp */
    ZES_STRUCTURE_TYPE_VF_UTIL_ENGINE_EXP = 0x20007, /**< vf util engine exp */
    ZES_STRUCTURE_TYPE_VF_EXP_CAPABILITIES = 0x20008, /**< vf exp capabilities */
    ZES_STRUCTURE_TYPE_VF_UTIL_MEM_EXP2 = 0x20009, /**< vf util mem exp2 */
    ZES_STRUCTURE_TYPE_VF_UTIL_ENGINE_EXP2 = 0x20010, /**< vf util engine exp2 */
    ZES_STRUCTURE_TYPE_VF_EXP2_CAPABILITIES = 0x20011, /**< vf exp2 capabilities */
    ZES_STRUCTURE_TYPE_DEVICE_ECC_DEFAULT_PROPERTIES_EXT = 0x20012, /**< device ecc default properties ext */
    ZES_STRUCTURE_TYPE_PCI_LINK_SPEED_DOWNGRADE_EXT_STATE = 0x20013, /**< pci link speed downgrade ext state */
    ZES_STRUCTURE_TYPE_PCI_LINK_SPEED_DOWNGRADE_EXT_PROPERTIES = 0x20014, /**< pci link speed downgrade ext properties */
    ZES_STRUCTURE_TYPE_RAS_STATE_EXP2 = 0x20015, /**< ras state exp2 */
    ZES_STRUCTURE_TYPE_RAS_CONFIG_EXP = 0x20016, /**< ras config exp */
    ZES_STRUCTURE_TYPE_OEM_SERIAL_ID_EXT_PROPERTIES = 0x20017, /**< oem serial id ext properties */
    ZES_STRUCTURE_TYPE_DEVICE_EXT_STATE = 0x20018, /**< device ext state */
    ZES_STRUCTURE_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_structure_type_t;

/* Init flag. */
typedef enum _zes_init_flag_t {
    ZES_INIT_FLAG_PLACEHOLDER = 0x1, /**< placeholder */
    ZES_INIT_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_init_flag_t;

/* Engine type flag. */
typedef enum _zes_engine_type_flag_t {
    ZES_ENGINE_TYPE_FLAG_OTHER = 0x1, /**< other */
    ZES_ENGINE_TYPE_FLAG_COMPUTE = 0x2, /**< compute */
    ZES_ENGINE_TYPE_FLAG_3D = 0x4, /**< 3d */
    ZES_ENGINE_TYPE_FLAG_MEDIA = 0x8, /**< media */
    ZES_ENGINE_TYPE_FLAG_DMA = 0x10, /**< dma */
    ZES_ENGINE_TYPE_FLAG_RENDER = 0x20, /**< render */
    ZES_ENGINE_TYPE_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_engine_type_flag_t;

/* Repair status. */
typedef enum _zes_repair_status_t {
    ZES_REPAIR_STATUS_UNSUPPORTED = 0, /**< unsupported */
    ZES_REPAIR_STATUS_NOT_PERFORMED = 1, /**< not performed */
    ZES_REPAIR_STATUS_PERFORMED = 2, /**< performed */
    ZES_REPAIR_STATUS_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_repair_status_t;

/* Reset reason flag. */
typedef enum _zes_reset_reason_flag_t {
    ZES_RESET_REASON_FLAG_WEDGED = 0x1, /**< wedged */
    ZES_RESET_REASON_FLAG_REPAIR = 0x2, /**< repair */
    ZES_RESET_REASON_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_reset_reason_flag_t;

/* Reset type. */
typedef enum _zes_reset_type_t {
    ZES_RESET_TYPE_WARM = 0, /**< warm */
    ZES_RESET_TYPE_COLD = 1, /**< cold */
    ZES_RESET_TYPE_FLR = 2, /**< flr */
    ZES_RESET_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_reset_type_t;

/* Device type. */
typedef enum _zes_device_type_t {
    ZES_DEVICE_TYPE_GPU = 1, /**< gpu */
    ZES_DEVICE_TYPE_CPU = 2, /**< cpu */
    ZES_DEVICE_TYPE_FPGA = 3, /**< fpga */
    ZES_DEVICE_TYPE_MCA = 4, /**< mca */
    ZES_DEVICE_TYPE_VPU = 5, /**< vpu */
    ZES_DEVICE_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_device_type_t;

/* Device property flag. */
typedef enum _zes_device_property_flag_t {
    ZES_DEVICE_PROPERTY_FLAG_INTEGRATED = 0x1, /**< integrated */
    ZES_DEVICE_PROPERTY_FLAG_SUBDEVICE = 0x2, /**< subdevice */
    ZES_DEVICE_PROPERTY_FLAG_ECC = 0x4, /**< ecc */
    ZES_DEVICE_PROPERTY_FLAG_ONDEMANDPAGING = 0x8, /**< ondemandpaging */
    ZES_DEVICE_PROPERTY_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_device_property_flag_t;

/* Pci link status. */
typedef enum _zes_pci_link_status_t {
    ZES_PCI_LINK_STATUS_UNKNOWN = 0, /**< unknown */
    ZES_PCI_LINK_STATUS_GOOD = 1, /**< good */
    ZES_PCI_LINK_STATUS_QUALITY_ISSUES = 2, /**< quality issues */
    ZES_PCI_LINK_STATUS_STABILITY_ISSUES = 3, /**< stability issues */
    ZES_PCI_LINK_STATUS_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_pci_link_status_t;

/* Pci link qual issue flag. */
typedef enum _zes_pci_link_qual_issue_flag_t {
    ZES_PCI_LINK_QUAL_ISSUE_FLAG_REPLAYS = 0x1, /**< replays */
    ZES_PCI_LINK_QUAL_ISSUE_FLAG_SPEED = 0x2, /**< speed */
    ZES_PCI_LINK_QUAL_ISSUE_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_pci_link_qual_issue_flag_t;

/* Pci link stab issue flag. */
typedef enum _zes_pci_link_stab_issue_flag_t {
    ZES_PCI_LINK_STAB_ISSUE_FLAG_RETRAINING = 0x1, /**< retraining */
    ZES_PCI_LINK_STAB_ISSUE_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_pci_link_stab_issue_flag_t;

/* Pci bar type. */
typedef enum _zes_pci_bar_type_t {
    ZES_PCI_BAR_TYPE_MMIO = 0, /**< mmio */
    ZES_PCI_BAR_TYPE_ROM = 1, /**< rom */
    ZES_PCI_BAR_TYPE_MEM = 2, /**< mem */
    ZES_PCI_BAR_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_pci_bar_type_t;

/* Overclock domain. */
typedef enum _zes_overclock_domain_t {
    ZES_OVERCLOCK_DOMAIN_CARD = 1, /**< card */
    ZES_OVERCLOCK_DOMAIN_PACKAGE = 2, /**< package */
    ZES_OVERCLOCK_DOMAIN_GPU_ALL = 4, /**< gpu all */
    ZES_OVERCLOCK_DOMAIN_GPU_RENDER_COMPUTE = 8, /**< gpu render compute */
    ZES_OVERCLOCK_DOMAIN_GPU_RENDER = 16, /**< gpu render */
    ZES_OVERCLOCK_DOMAIN_GPU_COMPUTE = 32, /**< gpu compute */
    ZES_OVERCLOCK_DOMAIN_GPU_MEDIA = 64, /**< gpu media */
    ZES_OVERCLOCK_DOMAIN_VRAM = 128, /**< vram */
    ZES_OVERCLOCK_DOMAIN_ADM = 256, /**< adm */
    ZES_OVERCLOCK_DOMAIN_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_overclock_domain_t;

/* Overclock control. */
typedef enum _zes_overclock_control_t {
    ZES_OVERCLOCK_CONTROL_VF = 1, /**< vf */
    ZES_OVERCLOCK_CONTROL_FREQ_OFFSET = 2, /**< freq offset */
    ZES_OVERCLOCK_CONTROL_VMAX_OFFSET = 4, /**< vmax offset */
    ZES_OVERCLOCK_CONTROL_FREQ = 8, /**< freq */
    ZES_OVERCLOCK_CONTROL_VOLT_LIMIT = 16, /**< volt limit */
    ZES_OVERCLOCK_CONTROL_POWER_SUSTAINED_LIMIT = 32, /**< power sustained limit */
    ZES_OVERCLOCK_CONTROL_POWER_BURST_LIMIT = 64, /**< power burst limit */
    ZES_OVERCLOCK_CONTROL_POWER_PEAK_LIMIT = 128, /**< power peak limit */
    ZES_OVERCLOCK_CONTROL_ICCMAX_LIMIT = 256, /**< iccmax limit */
    ZES_OVERCLOCK_CONTROL_TEMP_LIMIT = 512, /**< temp limit */
    ZES_OVERCLOCK_CONTROL_ITD_DISABLE = 1024, /**< itd disable */
    ZES_OVERCLOCK_CONTROL_ACM_DISABLE = 2048, /**< acm disable */
    ZES_OVERCLOCK_CONTROL_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_overclock_control_t;

/* Overclock mode. */
typedef enum _zes_overclock_mode_t {
    ZES_OVERCLOCK_MODE_MODE_OFF = 0, /**< mode off */
    ZES_OVERCLOCK_MODE_MODE_STOCK = 2, /**< mode stock */
    ZES_OVERCLOCK_MODE_MODE_ON = 3, /**< mode on */
    ZES_OVERCLOCK_MODE_MODE_UNAVAILABLE = 4, /**< mode unavailable */
    ZES_OVERCLOCK_MODE_MODE_DISABLED = 5, /**< mode disabled */
    ZES_OVERCLOCK_MODE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_overclock_mode_t;

/* Control state. */
typedef enum _zes_control_state_t {
    ZES_CONTROL_STATE_STATE_UNSET = 0, /**< state unset */
    ZES_CONTROL_STATE_STATE_ACTIVE = 2, /**< state active */
    ZES_CONTROL_STATE_STATE_DISABLED = 3, /**< state disabled */
    ZES_CONTROL_STATE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_control_state_t;

/* Pending action. */
typedef enum _zes_pending_action_t {
    ZES_PENDING_ACTION_PENDING_NONE = 0, /**< pending none */
    ZES_PENDING_ACTION_PENDING_IMMINENT = 1, /**< pending imminent */
    ZES_PENDING_ACTION_PENDING_COLD_RESET = 2, /**< pending cold reset */
    ZES_PENDING_ACTION_PENDING_WARM_RESET = 3, /**< pending warm reset */
    ZES_PENDING_ACTION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_pending_action_t;

/* Vf program type. */
typedef enum _zes_vf_program_type_t {
    ZES_VF_PROGRAM_TYPE_VF_ARBITRARY = 0, /**< vf arbitrary */
    ZES_VF_PROGRAM_TYPE_VF_FREQ_FIXED = 1, /**< vf freq fixed */
    ZES_VF_PROGRAM_TYPE_VF_VOLT_FIXED = 2, /**< vf volt fixed */
    ZES_VF_PROGRAM_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_vf_program_type_t;

/* Vf type. */
typedef enum _zes_vf_type_t {
    ZES_VF_TYPE_VOLT = 0, /**< volt */
    ZES_VF_TYPE_FREQ = 1, /**< freq */
    ZES_VF_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_vf_type_t;

/* Vf array type. */
typedef enum _zes_vf_array_type_t {
    ZES_VF_ARRAY_TYPE_USER_VF_ARRAY = 0, /**< user vf array */
    ZES_VF_ARRAY_TYPE_DEFAULT_VF_ARRAY = 1, /**< default vf array */
    ZES_VF_ARRAY_TYPE_LIVE_VF_ARRAY = 2, /**< live vf array */
    ZES_VF_ARRAY_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_vf_array_type_t;

/* Diag result. */
typedef enum _zes_diag_result_t {
    ZES_DIAG_RESULT_NO_ERRORS = 0, /**< no errors */
    ZES_DIAG_RESULT_ABORT = 1, /**< abort */
    ZES_DIAG_RESULT_FAIL_CANT_REPAIR = 2, /**< fail cant repair */
    ZES_DIAG_RESULT_REBOOT_FOR_REPAIR = 3, /**< reboot for repair */
    ZES_DIAG_RESULT_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_diag_result_t;

/* Device ecc state. */
typedef enum _zes_device_ecc_state_t {
    ZES_DEVICE_ECC_STATE_UNAVAILABLE = 0, /**< unavailable */
    ZES_DEVICE_ECC_STATE_ENABLED = 1, /**< enabled */
    ZES_DEVICE_ECC_STATE_DISABLED = 2, /**< disabled */
    ZES_DEVICE_ECC_STATE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_device_ecc_state_t;

/* Device action. */
typedef enum _zes_device_action_t {
    ZES_DEVICE_ACTION_NONE = 0, /**< none */
    ZES_DEVICE_ACTION_WARM_CARD_RESET = 1, /**< warm card reset */
    ZES_DEVICE_ACTION_COLD_CARD_RESET = 2, /**< cold card reset */
    ZES_DEVICE_ACTION_COLD_SYSTEM_REBOOT = 3, /**< cold system reboot */
    ZES_DEVICE_ACTION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_device_action_t;

/* Engine group. */
typedef enum _zes_engine_group_t {
    ZES_ENGINE_GROUP_ALL = 0, /**< all */
    ZES_ENGINE_GROUP_COMPUTE_ALL = 1, /**< compute all */
    ZES_ENGINE_GROUP_MEDIA_ALL = 2, /**< media all */
    ZES_ENGINE_GROUP_COPY_ALL = 3, /**< copy all */
    ZES_ENGINE_GROUP_COMPUTE_SINGLE = 4, /**< compute single */
    ZES_ENGINE_GROUP_RENDER_SINGLE = 5, /**< render single */
    ZES_ENGINE_GROUP_MEDIA_DECODE_SINGLE = 6, /**< media decode single */
    ZES_ENGINE_GROUP_MEDIA_ENCODE_SINGLE = 7, /**< media encode single */
    ZES_ENGINE_GROUP_COPY_SINGLE = 8, /**< copy single */
    ZES_ENGINE_GROUP_MEDIA_ENHANCEMENT_SINGLE = 9, /**< media enhancement single */
    ZES_ENGINE_GROUP_3D_SINGLE = 10, /**< 3d single */
    ZES_ENGINE_GROUP_3D_RENDER_COMPUTE_ALL = 11, /**< 3d render compute all */
    ZES_ENGINE_GROUP_RENDER_ALL = 12, /**< render all */
    ZES_ENGINE_GROUP_3D_ALL = 13, /**< 3d all */
    ZES_ENGINE_GROUP_MEDIA_CODEC_SINGLE = 14, /**< media codec single */
    ZES_ENGINE_GROUP_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_engine_group_t;

/* Event type flag. */
typedef enum _zes_event_type_flag_t {
    ZES_EVENT_TYPE_FLAG_DEVICE_DETACH = 0x1, /**< device detach */
    ZES_EVENT_TYPE_FLAG_DEVICE_ATTACH = 0x2, /**< device attach */
    ZES_EVENT_TYPE_FLAG_DEVICE_SLEEP_STATE_ENTER = 0x4, /**< device sleep state enter */
    ZES_EVENT_TYPE_FLAG_DEVICE_SLEEP_STATE_EXIT = 0x8, /**< device sleep state exit */
    ZES_EVENT_TYPE_FLAG_FREQ_THROTTLED = 0x10, /**< freq throttled */
    ZES_EVENT_TYPE_FLAG_ENERGY_THRESHOLD_CROSSED = 0x20, /**< energy threshold crossed */
    ZES_EVENT_TYPE_FLAG_TEMP_CRITICAL = 0x40, /**< temp critical */
    ZES_EVENT_TYPE_FLAG_TEMP_THRESHOLD1 = 0x80, /**< temp threshold1 */
    ZES_EVENT_TYPE_FLAG_TEMP_THRESHOLD2 = 0x100, /**< temp threshold2 */
    ZES_EVENT_TYPE_FLAG_MEM_HEALTH = 0x200, /**< mem health */
    ZES_EVENT_TYPE_FLAG_FABRIC_PORT_HEALTH = 0x400, /**< fabric port health */
    ZES_EVENT_TYPE_FLAG_PCI_LINK_HEALTH = 0x800, /**< pci link health */
    ZES_EVENT_TYPE_FLAG_RAS_CORRECTABLE_ERRORS = 0x1000, /**< ras correctable errors */
    ZES_EVENT_TYPE_FLAG_RAS_UNCORRECTABLE_ERRORS = 0x2000, /**< ras uncorrectable errors */
    ZES_EVENT_TYPE_FLAG_DEVICE_RESET_REQUIRED = 0x4000, /**< device reset required */
    ZES_EVENT_TYPE_FLAG_SURVIVABILITY_MODE_DETECTED = 0x8000, /**< survivability mode detected */
    ZES_EVENT_TYPE_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_event_type_flag_t;

/* Fabric port status. */
typedef enum _zes_fabric_port_status_t {
    ZES_FABRIC_PORT_STATUS_UNKNOWN = 0, /**< unknown */
    ZES_FABRIC_PORT_STATUS_HEALTHY = 1, /**< healthy */
    ZES_FABRIC_PORT_STATUS_DEGRADED = 2, /**< degraded */
    ZES_FABRIC_PORT_STATUS_FAILED = 3, /**< failed */
    ZES_FABRIC_PORT_STATUS_DISABLED = 4, /**< disabled */
    ZES_FABRIC_PORT_STATUS_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_fabric_port_status_t;

/* Fabric port qual issue flag. */
typedef enum _zes_fabric_port_qual_issue_flag_t {
    ZES_FABRIC_PORT_QUAL_ISSUE_FLAG_LINK_ERRORS = 0x1, /**< link errors */
    ZES_FABRIC_PORT_QUAL_ISSUE_FLAG_SPEED = 0x2, /**< speed */
    ZES_FABRIC_PORT_QUAL_ISSUE_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_fabric_port_qual_issue_flag_t;

/* Fabric port failure flag. */
typedef enum _zes_fabric_port_failure_flag_t {
    ZES_FABRIC_PORT_FAILURE_FLAG_FAILED = 0x1, /**< failed */
    ZES_FABRIC_PORT_FAILURE_FLAG_TRAINING_TIMEOUT = 0x2, /**< training timeout */
    ZES_FABRIC_PORT_FAILURE_FLAG_FLAPPING = 0x4, /**< flapping */
    ZES_FABRIC_PORT_FAILURE_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_fabric_port_failure_flag_t;

/* Fan speed mode. */
typedef enum _zes_fan_speed_mode_t {
    ZES_FAN_SPEED_MODE_DEFAULT = 0, /**< default */
    ZES_FAN_SPEED_MODE_FIXED = 1, /**< fixed */
    ZES_FAN_SPEED_MODE_TABLE = 2, /**< table */
    ZES_FAN_SPEED_MODE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_fan_speed_mode_t;

/* Fan speed units. */
typedef enum _zes_fan_speed_units_t {
    ZES_FAN_SPEED_UNITS_RPM = 0, /**< rpm */
    ZES_FAN_SPEED_UNITS_PERCENT = 1, /**< percent */
    ZES_FAN_SPEED_UNITS_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_fan_speed_units_t;

/* Freq domain. */
typedef enum _zes_freq_domain_t {
    ZES_FREQ_DOMAIN_GPU = 0, /**< gpu */
    ZES_FREQ_DOMAIN_MEMORY = 1, /**< memory */
    ZES_FREQ_DOMAIN_MEDIA = 2, /**< media */
    ZES_FREQ_DOMAIN_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_freq_domain_t;

/* Freq throttle reason flag. */
typedef enum _zes_freq_throttle_reason_flag_t {
    ZES_FREQ_THROTTLE_REASON_FLAG_AVE_PWR_CAP = 0x1, /**< ave pwr cap */
    ZES_FREQ_THROTTLE_REASON_FLAG_BURST_PWR_CAP = 0x2, /**< burst pwr cap */
    ZES_FREQ_THROTTLE_REASON_FLAG_CURRENT_LIMIT = 0x4, /**< current limit */
    ZES_FREQ_THROTTLE_REASON_FLAG_THERMAL_LIMIT = 0x8, /**< thermal limit */
    ZES_FREQ_THROTTLE_REASON_FLAG_PSU_ALERT = 0x10, /**< psu alert */
    ZES_FREQ_THROTTLE_REASON_FLAG_SW_RANGE = 0x20, /**< sw range */
    ZES_FREQ_THROTTLE_REASON_FLAG_HW_RANGE = 0x40, /**< hw range */
    ZES_FREQ_THROTTLE_REASON_FLAG_VOLTAGE = 0x80, /**< voltage */
    ZES_FREQ_THROTTLE_REASON_FLAG_THERMAL = 0x100, /**< thermal */
    ZES_FREQ_THROTTLE_REASON_FLAG_POWER = 0x200, /**< power */
    ZES_FREQ_THROTTLE_REASON_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_freq_throttle_reason_flag_t;

/* Oc mode. */
typedef enum _zes_oc_mode_t {
    ZES_OC_MODE_OFF = 0, /**< off */
    ZES_OC_MODE_OVERRIDE = 1, /**< override */
    ZES_OC_MODE_INTERPOLATIVE = 2, /**< interpolative */
    ZES_OC_MODE_FIXED = 3, /**< fixed */
    ZES_OC_MODE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_oc_mode_t;

/* Memory type. */
typedef enum _zes_mem_type_t {
    ZES_MEM_TYPE_HBM = 0, /**< hbm */
    ZES_MEM_TYPE_DDR = 1, /**< ddr */
    ZES_MEM_TYPE_DDR3 = 2, /**< ddr3 */
    ZES_MEM_TYPE_DDR4 = 3, /**< ddr4 */
    ZES_MEM_TYPE_DDR5 = 4, /**< ddr5 */
    ZES_MEM_TYPE_LPDDR = 5, /**< lpddr */
    ZES_MEM_TYPE_LPDDR3 = 6, /**< lpddr3 */
    ZES_MEM_TYPE_LPDDR4 = 7, /**< lpddr4 */
    ZES_MEM_TYPE_LPDDR5 = 8, /**< lpddr5 */
    ZES_MEM_TYPE_SRAM = 9, /**< sram */
    ZES_MEM_TYPE_L1 = 10, /**< l1 */
    ZES_MEM_TYPE_L3 = 11, /**< l3 */
    ZES_MEM_TYPE_GRF = 12, /**< grf */
    ZES_MEM_TYPE_SLM = 13, /**< slm */
    ZES_MEM_TYPE_GDDR4 = 14, /**< gddr4 */
    ZES_MEM_TYPE_GDDR5 = 15, /**< gddr5 */
    ZES_MEM_TYPE_GDDR5X = 16, /**< gddr5x */
    ZES_MEM_TYPE_GDDR6 = 17, /**< gddr6 */
    ZES_MEM_TYPE_GDDR6X = 18, /**< gddr6x */
    ZES_MEM_TYPE_GDDR7 = 19, /**< gddr7 */
    ZES_MEM_TYPE_LPDDR5X = 20, /**< lpddr5x */
    ZES_MEM_TYPE_HBM2 = 21, /**< hbm2 */
    ZES_MEM_TYPE_DDR2 = 22, /**< ddr2 */
    ZES_MEM_TYPE_HBM2E = 23, /**< hbm2e */
    ZES_MEM_TYPE_HBM3 = 24, /**< hbm3 */
    ZES_MEM_TYPE_HBM3E = 25, /**< hbm3e */
    ZES_MEM_TYPE_HBM4 = 26, /**< hbm4 */
    ZES_MEM_TYPE_LPDDR6 = 27, /**< lpddr6 */
    ZES_MEM_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_mem_type_t;

/* Memory loc. */
typedef enum _zes_mem_loc_t {
    ZES_MEM_LOC_SYSTEM = 0, /**< system */
    ZES_MEM_LOC_DEVICE = 1, /**< device */
    ZES_MEM_LOC_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_mem_loc_t;

/* Memory health. */
typedef enum _zes_mem_health_t {
    ZES_MEM_HEALTH_UNKNOWN = 0, /**< unknown */
    ZES_MEM_HEALTH_OK = 1, /**< ok */
    ZES_MEM_HEALTH_DEGRADED = 2, /**< degraded */
    ZES_MEM_HEALTH_CRITICAL = 3, /**< critical */
    ZES_MEM_HEALTH_REPLACE = 4, /**< replace */
    ZES_MEM_HEALTH_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_mem_health_t;

/* Power domain. */
typedef enum _zes_power_domain_t {
    ZES_POWER_DOMAIN_UNKNOWN = 0, /**< unknown */
    ZES_POWER_DOMAIN_CARD = 1, /**< card */
    ZES_POWER_DOMAIN_PACKAGE = 2, /**< package */
    ZES_POWER_DOMAIN_STACK = 3, /**< stack */
    ZES_POWER_DOMAIN_MEMORY = 4, /**< memory */
    ZES_POWER_DOMAIN_GPU = 5, /**< gpu */
    ZES_POWER_DOMAIN_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_power_domain_t;

/* Power level. */
typedef enum _zes_power_level_t {
    ZES_POWER_LEVEL_UNKNOWN = 0, /**< unknown */
    ZES_POWER_LEVEL_SUSTAINED = 1, /**< sustained */
    ZES_POWER_LEVEL_BURST = 2, /**< burst */
    ZES_POWER_LEVEL_PEAK = 3, /**< peak */
    ZES_POWER_LEVEL_INSTANTANEOUS = 4, /**< instantaneous */
    ZES_POWER_LEVEL_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_power_level_t;

/* Power source. */
typedef enum _zes_power_source_t {
    ZES_POWER_SOURCE_ANY = 0, /**< any */
    ZES_POWER_SOURCE_MAINS = 1, /**< mains */
    ZES_POWER_SOURCE_BATTERY = 2, /**< battery */
    ZES_POWER_SOURCE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_power_source_t;

/* Limit unit. */
typedef enum _zes_limit_unit_t {
    ZES_LIMIT_UNIT_UNKNOWN = 0, /**< unknown */
    ZES_LIMIT_UNIT_CURRENT = 1, /**< current */
    ZES_LIMIT_UNIT_POWER = 2, /**< power */
    ZES_LIMIT_UNIT_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_limit_unit_t;

/* Psu voltage status. */
typedef enum _zes_psu_voltage_status_t {
    ZES_PSU_VOLTAGE_STATUS_UNKNOWN = 0, /**< unknown */
    ZES_PSU_VOLTAGE_STATUS_NORMAL = 1, /**< normal */
    ZES_PSU_VOLTAGE_STATUS_OVER = 2, /**< over */
    ZES_PSU_VOLTAGE_STATUS_UNDER = 3, /**< under */
    ZES_PSU_VOLTAGE_STATUS_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_psu_voltage_status_t;

/* Ras error type. */
typedef enum _zes_ras_error_type_t {
    ZES_RAS_ERROR_TYPE_CORRECTABLE = 0, /**< correctable */
    ZES_RAS_ERROR_TYPE_UNCORRECTABLE = 1, /**< uncorrectable */
    ZES_RAS_ERROR_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_ras_error_type_t;

/* Ras error cat. */
typedef enum _zes_ras_error_cat_t {
    ZES_RAS_ERROR_CAT_RESET = 0, /**< reset */
    ZES_RAS_ERROR_CAT_PROGRAMMING_ERRORS = 1, /**< programming errors */
    ZES_RAS_ERROR_CAT_DRIVER_ERRORS = 2, /**< driver errors */
    ZES_RAS_ERROR_CAT_COMPUTE_ERRORS = 3, /**< compute errors */
    ZES_RAS_ERROR_CAT_NON_COMPUTE_ERRORS = 4, /**< non compute errors */
    ZES_RAS_ERROR_CAT_CACHE_ERRORS = 5, /**< cache errors */
    ZES_RAS_ERROR_CAT_DISPLAY_ERRORS = 6, /**< display errors */
    ZES_RAS_ERROR_CAT_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_ras_error_cat_t;

/* Sched mode. */
typedef enum _zes_sched_mode_t {
    ZES_SCHED_MODE_TIMEOUT = 0, /**< timeout */
    ZES_SCHED_MODE_TIMESLICE = 1, /**< timeslice */
    ZES_SCHED_MODE_EXCLUSIVE = 2, /**< exclusive */
    ZES_SCHED_MODE_COMPUTE_UNIT_DEBUG = 3, /**< compute unit debug */
    ZES_SCHED_MODE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_sched_mode_t;

/* Standby type. */
typedef enum _zes_standby_type_t {
    ZES_STANDBY_TYPE_GLOBAL = 0, /**< global */
    ZES_STANDBY_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_standby_type_t;

/* Standby promo mode. */
typedef enum _zes_standby_promo_mode_t {
    ZES_STANDBY_PROMO_MODE_DEFAULT = 0, /**< default */
    ZES_STANDBY_PROMO_MODE_NEVER = 1, /**< never */
    ZES_STANDBY_PROMO_MODE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_standby_promo_mode_t;

/* Temp sensors. */
typedef enum _zes_temp_sensors_t {
    ZES_TEMP_SENSORS_GLOBAL = 0, /**< global */
    ZES_TEMP_SENSORS_GPU = 1, /**< gpu */
    ZES_TEMP_SENSORS_MEMORY = 2, /**< memory */
    ZES_TEMP_SENSORS_GLOBAL_MIN = 3, /**< global min */
    ZES_TEMP_SENSORS_GPU_MIN = 4, /**< gpu min */
    ZES_TEMP_SENSORS_MEMORY_MIN = 5, /**< memory min */
    ZES_TEMP_SENSORS_GPU_BOARD = 6, /**< gpu board */
    ZES_TEMP_SENSORS_GPU_BOARD_MIN = 7, /**< gpu board min */
    ZES_TEMP_SENSORS_VOLTAGE_REGULATOR = 8, /**< voltage regulator */
    ZES_TEMP_SENSORS_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_temp_sensors_t;

/* Power limits ext version. */
typedef enum _zes_power_limits_ext_version_t {
    ZES_POWER_LIMITS_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZES_POWER_LIMITS_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZES_POWER_LIMITS_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_power_limits_ext_version_t;

/* Engine activity ext version. */
typedef enum _zes_engine_activity_ext_version_t {
    ZES_ENGINE_ACTIVITY_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZES_ENGINE_ACTIVITY_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZES_ENGINE_ACTIVITY_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_engine_activity_ext_version_t;

/* Ras state exp version. */
typedef enum _zes_ras_state_exp_version_t {
    ZES_RAS_STATE_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZES_RAS_STATE_EXP_VERSION_1_1 = 0x10001, /**< 1 1 */
    ZES_RAS_STATE_EXP_VERSION_CURRENT = 0x10001, /**< current */
    ZES_RAS_STATE_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_ras_state_exp_version_t;

/* Ras error category exp. */
typedef enum _zes_ras_error_category_exp_t {
    ZES_RAS_ERROR_CATEGORY_EXP_RESET = 0, /**< reset */
    ZES_RAS_ERROR_CATEGORY_EXP_PROGRAMMING_ERRORS = 1, /**< programming errors */
    ZES_RAS_ERROR_CATEGORY_EXP_DRIVER_ERRORS = 2, /**< driver errors */
    ZES_RAS_ERROR_CATEGORY_EXP_COMPUTE_ERRORS = 3, /**< compute errors */
    ZES_RAS_ERROR_CATEGORY_EXP_NON_COMPUTE_ERRORS = 4, /**< non compute errors */
    ZES_RAS_ERROR_CATEGORY_EXP_CACHE_ERRORS = 5, /**< cache errors */
    ZES_RAS_ERROR_CATEGORY_EXP_DISPLAY_ERRORS = 6, /**< display errors */
    ZES_RAS_ERROR_CATEGORY_EXP_MEMORY_ERRORS = 7, /**< memory errors */
    ZES_RAS_ERROR_CATEGORY_EXP_SCALE_ERRORS = 8, /**< scale errors */
    ZES_RAS_ERROR_CATEGORY_EXP_L3FABRIC_ERRORS = 9, /**< l3fabric errors */
    ZES_RAS_ERROR_CATEGORY_EXP_PCIE_ERRORS = 10, /**< pcie errors */
    ZES_RAS_ERROR_CATEGORY_EXP_FABRIC_ERRORS = 11, /**< fabric errors */
    ZES_RAS_ERROR_CATEGORY_EXP_SOC_INTERNAL_ERRORS = 12, /**< soc internal errors */
    ZES_RAS_ERROR_CATEGORY_EXP_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_ras_error_category_exp_t;

/* Memory page offline state exp version. */
typedef enum _zes_mem_page_offline_state_exp_version_t {
    ZES_MEM_PAGE_OFFLINE_STATE_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZES_MEM_PAGE_OFFLINE_STATE_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZES_MEM_PAGE_OFFLINE_STATE_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_mem_page_offline_state_exp_version_t;

/* Memory bandwidth counter bits exp version. */
typedef enum _zes_mem_bandwidth_counter_bits_exp_version_t {
    ZES_MEM_BANDWIDTH_COUNTER_BITS_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZES_MEM_BANDWIDTH_COUNTER_BITS_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZES_MEM_BANDWIDTH_COUNTER_BITS_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_mem_bandwidth_counter_bits_exp_version_t;

/* Power domain properties exp version. */
typedef enum _zes_power_domain_properties_exp_version_t {
    ZES_POWER_DOMAIN_PROPERTIES_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZES_POWER_DOMAIN_PROPERTIES_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZES_POWER_DOMAIN_PROPERTIES_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_power_domain_properties_exp_version_t;

/* Firmware security exp version. */
typedef enum _zes_firmware_security_exp_version_t {
    ZES_FIRMWARE_SECURITY_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZES_FIRMWARE_SECURITY_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZES_FIRMWARE_SECURITY_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_firmware_security_exp_version_t;

/* Sysman device mapping exp version. */
typedef enum _zes_sysman_device_mapping_exp_version_t {
    ZES_SYSMAN_DEVICE_MAPPING_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZES_SYSMAN_DEVICE_MAPPING_EXP_VERSION_CURRENT = 0x10000, /**< current */
    ZES_SYSMAN_DEVICE_MAPPING_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_sysman_device_mapping_exp_version_t;

/* Vf management exp version. */
typedef enum _zes_vf_management_exp_version_t {
    ZES_VF_MANAGEMENT_EXP_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZES_VF_MANAGEMENT_EXP_VERSION_1_1 = 0x10001, /**< 1 1 */
    ZES_VF_MANAGEMENT_EXP_VERSION_1_2 = 0x10002, /**< 1 2 */
    ZES_VF_MANAGEMENT_EXP_VERSION_CURRENT = 0x10002, /**< current */
    ZES_VF_MANAGEMENT_EXP_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_vf_management_exp_version_t;

/* Vf info memory type exp flag. */
typedef enum _zes_vf_info_mem_type_exp_flag_t {
    ZES_VF_INFO_MEM_TYPE_EXP_FLAG_MEM_TYPE_SYSTEM = 0x1, /**< mem type system */
    ZES_VF_INFO_MEM_TYPE_EXP_FLAG_MEM_TYPE_DEVICE = 0x2, /**< mem type device */
    ZES_VF_INFO_MEM_TYPE_EXP_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_vf_info_mem_type_exp_flag_t;

/* Vf info util exp flag. */
typedef enum _zes_vf_info_util_exp_flag_t {
    ZES_VF_INFO_UTIL_EXP_FLAG_INFO_NONE = 0x1, /**< info none */
    ZES_VF_INFO_UTIL_EXP_FLAG_INFO_MEM_CPU = 0x2, /**< info mem cpu */
    ZES_VF_INFO_UTIL_EXP_FLAG_INFO_MEM_GPU = 0x4, /**< info mem gpu */
    ZES_VF_INFO_UTIL_EXP_FLAG_INFO_ENGINE = 0x8, /**< info engine */
    ZES_VF_INFO_UTIL_EXP_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_vf_info_util_exp_flag_t;

/* Device ecc default properties ext version. */
typedef enum _zes_device_ecc_default_properties_ext_version_t {
    ZES_DEVICE_ECC_DEFAULT_PROPERTIES_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZES_DEVICE_ECC_DEFAULT_PROPERTIES_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZES_DEVICE_ECC_DEFAULT_PROPERTIES_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_device_ecc_default_properties_ext_version_t;

/* Pci link speed downgrade ext version. */
typedef enum _zes_pci_link_speed_downgrade_ext_version_t {
    ZES_PCI_LINK_SPEED_DOWNGRADE_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZES_PCI_LINK_SPEED_DOWNGRADE_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZES_PCI_LINK_SPEED_DOWNGRADE_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_pci_link_speed_downgrade_ext_version_t;

/* Device ext state version. */
typedef enum _zes_device_ext_state_version_t {
    ZES_DEVICE_EXT_STATE_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZES_DEVICE_EXT_STATE_VERSION_CURRENT = 0x10000, /**< current */
    ZES_DEVICE_EXT_STATE_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_device_ext_state_version_t;

/* Device state ext flag. */
typedef enum _zes_device_state_ext_flag_t {
    ZES_DEVICE_STATE_EXT_FLAG_NORMAL = 0x1, /**< normal */
    ZES_DEVICE_STATE_EXT_FLAG_WEDGED = 0x2, /**< wedged */
    ZES_DEVICE_STATE_EXT_FLAG_SURVIVABILITY = 0x4, /**< survivability */
    ZES_DEVICE_STATE_EXT_FLAG_FLASH_OVERRIDE = 0x8, /**< flash override */
    ZES_DEVICE_STATE_EXT_FLAG_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_device_state_ext_flag_t;

/* Oem serial id ext version. */
typedef enum _zes_oem_serial_id_ext_version_t {
    ZES_OEM_SERIAL_ID_EXT_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZES_OEM_SERIAL_ID_EXT_VERSION_CURRENT = 0x10000, /**< current */
    ZES_OEM_SERIAL_ID_EXT_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zes_oem_serial_id_ext_version_t;

typedef struct _zes_base_properties_t zes_base_properties_t;
typedef struct _zes_base_desc_t zes_base_desc_t;
typedef struct _zes_base_state_t zes_base_state_t;
typedef struct _zes_base_config_t zes_base_config_t;
typedef struct _zes_base_capability_t zes_base_capability_t;
typedef struct _zes_driver_extension_properties_t zes_driver_extension_properties_t;
typedef struct _zes_device_state_t zes_device_state_t;
typedef struct _zes_reset_properties_t zes_reset_properties_t;
typedef struct _zes_uuid_t zes_uuid_t;
typedef struct _zes_device_properties_t zes_device_properties_t;
typedef struct _zes_device_ext_properties_t zes_device_ext_properties_t;
typedef struct _zes_process_state_t zes_process_state_t;
typedef struct _zes_pci_address_t zes_pci_address_t;
typedef struct _zes_pci_speed_t zes_pci_speed_t;
typedef struct _zes_pci_properties_t zes_pci_properties_t;
typedef struct _zes_pci_state_t zes_pci_state_t;
typedef struct _zes_pci_bar_properties_t zes_pci_bar_properties_t;
typedef struct _zes_pci_bar_properties_1_2_t zes_pci_bar_properties_1_2_t;
typedef struct _zes_pci_stats_t zes_pci_stats_t;
typedef struct _zes_overclock_properties_t zes_overclock_properties_t;
typedef struct _zes_control_property_t zes_control_property_t;
typedef struct _zes_vf_property_t zes_vf_property_t;
typedef struct _zes_diag_test_t zes_diag_test_t;
typedef struct _zes_diag_properties_t zes_diag_properties_t;
typedef struct _zes_device_ecc_desc_t zes_device_ecc_desc_t;
typedef struct _zes_device_ecc_properties_t zes_device_ecc_properties_t;
typedef struct _zes_engine_properties_t zes_engine_properties_t;
typedef struct _zes_engine_stats_t zes_engine_stats_t;
typedef struct _zes_fabric_port_id_t zes_fabric_port_id_t;
typedef struct _zes_fabric_port_speed_t zes_fabric_port_speed_t;
typedef struct _zes_fabric_port_properties_t zes_fabric_port_properties_t;
typedef struct _zes_fabric_link_type_t zes_fabric_link_type_t;
typedef struct _zes_fabric_port_config_t zes_fabric_port_config_t;
typedef struct _zes_fabric_port_state_t zes_fabric_port_state_t;
typedef struct _zes_fabric_port_throughput_t zes_fabric_port_throughput_t;
typedef struct _zes_fabric_port_error_counters_t zes_fabric_port_error_counters_t;
typedef struct _zes_fan_speed_t zes_fan_speed_t;
typedef struct _zes_fan_temp_speed_t zes_fan_temp_speed_t;
typedef struct _zes_fan_speed_table_t zes_fan_speed_table_t;
typedef struct _zes_fan_properties_t zes_fan_properties_t;
typedef struct _zes_fan_config_t zes_fan_config_t;
typedef struct _zes_firmware_properties_t zes_firmware_properties_t;
typedef struct _zes_freq_properties_t zes_freq_properties_t;
typedef struct _zes_freq_range_t zes_freq_range_t;
typedef struct _zes_freq_state_t zes_freq_state_t;
typedef struct _zes_freq_throttle_time_t zes_freq_throttle_time_t;
typedef struct _zes_oc_capabilities_t zes_oc_capabilities_t;
typedef struct _zes_led_properties_t zes_led_properties_t;
typedef struct _zes_led_color_t zes_led_color_t;
typedef struct _zes_led_state_t zes_led_state_t;
typedef struct _zes_mem_properties_t zes_mem_properties_t;
typedef struct _zes_mem_state_t zes_mem_state_t;
typedef struct _zes_mem_bandwidth_t zes_mem_bandwidth_t;
typedef struct _zes_mem_ext_bandwidth_t zes_mem_ext_bandwidth_t;
typedef struct _zes_perf_properties_t zes_perf_properties_t;
typedef struct _zes_power_properties_t zes_power_properties_t;
typedef struct _zes_power_energy_counter_t zes_power_energy_counter_t;
typedef struct _zes_power_sustained_limit_t zes_power_sustained_limit_t;
typedef struct _zes_power_burst_limit_t zes_power_burst_limit_t;
typedef struct _zes_power_peak_limit_t zes_power_peak_limit_t;
typedef struct _zes_energy_threshold_t zes_energy_threshold_t;
typedef struct _zes_psu_properties_t zes_psu_properties_t;
typedef struct _zes_psu_state_t zes_psu_state_t;
typedef struct _zes_ras_properties_t zes_ras_properties_t;
typedef struct _zes_ras_state_t zes_ras_state_t;
typedef struct _zes_ras_config_t zes_ras_config_t;
typedef struct _zes_sched_properties_t zes_sched_properties_t;
typedef struct _zes_sched_timeout_properties_t zes_sched_timeout_properties_t;
typedef struct _zes_sched_timeslice_properties_t zes_sched_timeslice_properties_t;
typedef struct _zes_standby_properties_t zes_standby_properties_t;
typedef struct _zes_temp_properties_t zes_temp_properties_t;
typedef struct _zes_temp_threshold_t zes_temp_threshold_t;
typedef struct _zes_temp_config_t zes_temp_config_t;
typedef struct _zes_power_limit_ext_desc_t zes_power_limit_ext_desc_t;
typedef struct _zes_power_ext_properties_t zes_power_ext_properties_t;
typedef struct _zes_engine_ext_properties_t zes_engine_ext_properties_t;
typedef struct _zes_ras_state_exp_t zes_ras_state_exp_t;
typedef struct _zes_ras_state_exp2_t zes_ras_state_exp2_t;
typedef struct _zes_ras_config_exp_t zes_ras_config_exp_t;
typedef struct _zes_mem_page_offline_state_exp_t zes_mem_page_offline_state_exp_t;
typedef struct _zes_mem_bandwidth_counter_bits_exp_properties_t zes_mem_bandwidth_counter_bits_exp_properties_t;
typedef struct _zes_power_domain_exp_properties_t zes_power_domain_exp_properties_t;
typedef struct _zes_subdevice_exp_properties_t zes_subdevice_exp_properties_t;
typedef struct _zes_vf_exp_properties_t zes_vf_exp_properties_t;
typedef struct _zes_vf_util_mem_exp_t zes_vf_util_mem_exp_t;
typedef struct _zes_vf_util_engine_exp_t zes_vf_util_engine_exp_t;
typedef struct _zes_vf_exp_capabilities_t zes_vf_exp_capabilities_t;
typedef struct _zes_vf_exp2_capabilities_t zes_vf_exp2_capabilities_t;
typedef struct _zes_vf_util_mem_exp2_t zes_vf_util_mem_exp2_t;
typedef struct _zes_vf_util_engine_exp2_t zes_vf_util_engine_exp2_t;
typedef struct _zes_device_ecc_default_properties_ext_t zes_device_ecc_default_properties_ext_t;
typedef struct _zes_pci_link_speed_downgrade_ext_state_t zes_pci_link_speed_downgrade_ext_state_t;
typedef struct _zes_pci_link_speed_downgrade_ext_properties_t zes_pci_link_speed_downgrade_ext_properties_t;
typedef struct _zes_device_ext_state_t zes_device_ext_state_t;
typedef struct _zes_oem_serial_id_ext_properties_t zes_oem_serial_id_ext_properties_t;



/* Base properties. */
struct _zes_base_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
};

/* Base description. */
struct _zes_base_desc_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
};

/* Base state. */
struct _zes_base_state_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
};

/* Base config. */
struct _zes_base_config_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
};

/* Base capability. */
struct _zes_base_capability_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
};

/* Driver extension properties. */
struct _zes_driver_extension_properties_t {
    char name[256]; /**< [out] name */
    uint32_t version; /**< [out] version */
};

/* Device state. */
struct _zes_device_state_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    zes_reset_reason_flags_t reset; /**< [out] reset, a union of zes_reset_reason_flag_t bits, 0 for none */
    zes_repair_status_t repaired; /**< [out] repaired */
};

/* Reset properties. */
struct _zes_reset_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_bool_t force; /**< [in] true when: force */
    zes_reset_type_t resetType; /**< [in] reset type */
};

/* Uuid. */
struct _zes_uuid_t {
    uint8_t id[16]; /**< [out] id */
};

/* Device properties. */
struct _zes_device_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_device_properties_t core; /**< [out] core */
    uint32_t numSubdevices; /**< [out] number of subdevices */
    char serialNumber[64]; /**< [out] serial number */
    char boardNumber[64]; /**< [out] board number */
    char brandName[64]; /**< [out] brand name */
    char modelName[64]; /**< [out] model name */
    char vendorName[64]; /**< [out] vendor name */
    char driverVersion[64]; /**< [out] driver version */
};

/* Device ext properties. */
struct _zes_device_ext_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    zes_uuid_t uuid; /**< [out] uuid */
    zes_device_type_t type; /**< [out] type */
    zes_device_property_flags_t flags; /**< [out] flags, a union of zes_device_property_flag_t bits, 0 for none */
};

/* Process state. */
struct _zes_process_state_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint32_t processId; /**< [out] process id */
    uint64_t memSize; /**< [out] memory size, in bytes */
    uint64_t sharedSize; /**< [out] shared size, in bytes */
    zes_engine_type_flags_t engines; /**< [out] engines, a union of zes_engine_type_flag_t bits, 0 for none */
};

/* Pci address. */
struct _zes_pci_address_t {
    uint32_t domain; /**< [out] domain */
    uint32_t bus; /**< [out] bus */
    uint32_t device; /**< [out] device */
    uint32_t function; /**< [out] function */
};

/* Pci speed. */
struct _zes_pci_speed_t {
    int32_t gen; /**< [out] gen */
    int32_t width; /**< [out] width */
    int64_t maxBandwidth; /**< [out] largest bandwidth, in bytes per second where the unit field does not say otherwise */
};

/* Pci properties. */
struct _zes_pci_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    zes_pci_address_t address; /**< [out] address */
    zes_pci_speed_t maxSpeed; /**< [out] largest speed */
    ze_bool_t haveBandwidthCounters; /**< [out] true when: have bandwidth counters */
    ze_bool_t havePacketCounters; /**< [out] true when: have packet counters */
    ze_bool_t haveReplayCounters; /**< [out] true when: have replay counters */
};

/* Pci state. */
struct _zes_pci_state_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    zes_pci_link_status_t status; /**< [out] status */
    zes_pci_link_qual_issue_flags_t qualityIssues; /**< [out] quality issues, a union of zes_pci_link_qual_issue_flag_t bits, 0 for none */
    zes_pci_link_stab_issue_flags_t stabilityIssues; /**< [out] stability issues, a union of zes_pci_link_stab_issue_flag_t bits, 0 for none */
    zes_pci_speed_t speed; /**< [out] speed */
};

/* Pci bar properties. */
struct _zes_pci_bar_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    zes_pci_bar_type_t type; /**< [out] type */
    uint32_t index; /**< [out] index */
    uint64_t base; /**< [out] base */
    uint64_t size; /**< [out] size, in bytes */
};

/* Pci bar properties 1 2. */
struct _zes_pci_bar_properties_1_2_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    zes_pci_bar_type_t type; /**< [out] type */
    uint32_t index; /**< [out] index */
    uint64_t base; /**< [out] base */
    uint64_t size; /**< [out] size, in bytes */
    ze_bool_t resizableBarSupported; /**< [out] true when: resizable bar supported */
    ze_bool_t resizableBarEnabled; /**< [out] true when: resizable bar enabled */
};

/* Pci stats. */
struct _zes_pci_stats_t {
    uint64_t timestamp; /**< [out] timestamp, in timer ticks */
    uint64_t replayCounter; /**< [out] replay counter */
    uint64_t packetCounter; /**< [out] packet counter */
    uint64_t rxCounter; /**< [out] rx counter */
    uint64_t txCounter; /**< [out] tx counter */
    zes_pci_speed_t speed; /**< [out] speed */
};

/* Overclock properties. */
struct _zes_overclock_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    zes_overclock_domain_t domainType; /**< [out] domain type */
    uint32_t AvailableControls; /**< [out] available controls */
    zes_vf_program_type_t VFProgramType; /**< [out] VF program type */
    uint32_t NumberOfVFPoints; /**< [out] number of VF points */
};

/* Control property. */
struct _zes_control_property_t {
    double MinValue; /**< [out] smallest value */
    double MaxValue; /**< [out] largest value */
    double StepValue; /**< [out] step value */
    double RefValue; /**< [out] ref value */
    double DefaultValue; /**< [out] default value */
};

/* Vf property. */
struct _zes_vf_property_t {
    double MinFreq; /**< [out] smallest freq */
    double MaxFreq; /**< [out] largest freq */
    double StepFreq; /**< [out] step freq */
    double MinVolt; /**< [out] smallest volt */
    double MaxVolt; /**< [out] largest volt */
    double StepVolt; /**< [out] step volt */
};

/* Diag test. */
struct _zes_diag_test_t {
    uint32_t index; /**< [out] index */
    char name[64]; /**< [out] name */
};

/* Diag properties. */
struct _zes_diag_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_bool_t onSubdevice; /**< [out] true when: on subdevice */
    uint32_t subdeviceId; /**< [out] subdevice id */
    char name[64]; /**< [out] name */
    ze_bool_t haveTests; /**< [out] true when: have tests */
};

/* Device ecc description. */
struct _zes_device_ecc_desc_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    zes_device_ecc_state_t state; /**< [out] state */
};

/* Device ecc properties. */
struct _zes_device_ecc_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    zes_device_ecc_state_t currentState; /**< [out] current state */
    zes_device_ecc_state_t pendingState; /**< [out] pending state */
    zes_device_action_t pendingAction; /**< [out] pending action */
};

/* Engine properties. */
struct _zes_engine_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    zes_engine_group_t type; /**< [out] type */
    ze_bool_t onSubdevice; /**< [out] true when: on subdevice */
    uint32_t subdeviceId; /**< [out] subdevice id */
};

/* Engine stats. */
struct _zes_engine_stats_t {
    uint64_t activeTime; /**< [out] active time */
    uint64_t timestamp; /**< [out] timestamp, in timer ticks */
};

/* Fabric port id. */
struct _zes_fabric_port_id_t {
    uint32_t fabricId; /**< [out] fabric id */
    uint32_t attachId; /**< [out] attach id */
    uint8_t portNumber; /**< [out] port number */
};

/* Fabric port speed. */
struct _zes_fabric_port_speed_t {
    int64_t bitRate; /**< [out] bit rate */
    int32_t width; /**< [out] width */
};

/* Fabric port properties. */
struct _zes_fabric_port_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    char model[256]; /**< [out] model */
    ze_bool_t onSubdevice; /**< [out] true when: on subdevice */
    uint32_t subdeviceId; /**< [out] subdevice id */
    zes_fabric_port_id_t portId; /**< [out] port id */
    zes_fabric_port_speed_t maxRxSpeed; /**< [out] largest rx speed */
    zes_fabric_port_speed_t maxTxSpeed; /**< [out] largest tx speed */
};

/* Fabric link type. */
struct _zes_fabric_link_type_t {
    char desc[256]; /**< [out] description */
};

/* Fabric port config. */
struct _zes_fabric_port_config_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_bool_t enabled; /**< [in,out] true when: enabled */
    ze_bool_t beaconing; /**< [in,out] true when: beaconing */
};

/* Fabric port state. */
struct _zes_fabric_port_state_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    zes_fabric_port_status_t status; /**< [out] status */
    zes_fabric_port_qual_issue_flags_t qualityIssues; /**< [out] quality issues, a union of zes_fabric_port_qual_issue_flag_t bits, 0 for none */
    zes_fabric_port_failure_flags_t failureReasons; /**< [out] failure reasons, a union of zes_fabric_port_failure_flag_t bits, 0 for none */
    zes_fabric_port_id_t remotePortId; /**< [out] remote port id */
    zes_fabric_port_speed_t rxSpeed; /**< [out] rx speed */
    zes_fabric_port_speed_t txSpeed; /**< [out] tx speed */
};

/* Fabric port throughput. */
struct _zes_fabric_port_throughput_t {
    uint64_t timestamp; /**< [out] timestamp, in timer ticks */
    uint64_t rxCounter; /**< [out] rx counter */
    uint64_t txCounter; /**< [out] tx counter */
};

/* Fabric port error counters. */
struct _zes_fabric_port_error_counters_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint64_t linkFailureCount; /**< [out] link failure count */
    uint64_t fwCommErrorCount; /**< [out] fw comm error count */
    uint64_t fwErrorCount; /**< [out] fw error count */
    uint64_t linkDegradeCount; /**< [out] link degrade count */
};

/* Fan speed. */
struct _zes_fan_speed_t {
    int32_t speed; /**< [in,out] speed */
    zes_fan_speed_units_t units; /**< [in,out] units */
};

/* Fan temp speed. */
struct _zes_fan_temp_speed_t {
    uint32_t temperature; /**< [in,out] temperature, in degrees Celsius */
    zes_fan_speed_t speed; /**< [in,out] speed */
};

/* Fan speed table. */
struct _zes_fan_speed_table_t {
    int32_t numPoints; /**< [in,out] number of points */
    zes_fan_temp_speed_t table[32]; /**< [in,out] table */
};

/* Fan properties. */
struct _zes_fan_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_bool_t onSubdevice; /**< [out] true when: on subdevice */
    uint32_t subdeviceId; /**< [out] subdevice id */
    ze_bool_t canControl; /**< [out] true when: can control */
    uint32_t supportedModes; /**< [out] supported modes */
    uint32_t supportedUnits; /**< [out] supported units */
    int32_t maxRPM; /**< [out] largest RPM */
    int32_t maxPoints; /**< [out] largest points */
};

/* Fan config. */
struct _zes_fan_config_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    zes_fan_speed_mode_t mode; /**< [in,out] mode */
    zes_fan_speed_t speedFixed; /**< [in,out] speed fixed */
    zes_fan_speed_table_t speedTable; /**< [out] speed table */
};

/* Firmware properties. */
struct _zes_firmware_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_bool_t onSubdevice; /**< [out] true when: on subdevice */
    uint32_t subdeviceId; /**< [out] subdevice id */
    ze_bool_t canControl; /**< [out] true when: can control */
    char name[64]; /**< [out] name */
    char version[64]; /**< [out] version */
};

/* Freq properties. */
struct _zes_freq_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    zes_freq_domain_t type; /**< [out] type */
    ze_bool_t onSubdevice; /**< [out] true when: on subdevice */
    uint32_t subdeviceId; /**< [out] subdevice id */
    ze_bool_t canControl; /**< [out] true when: can control */
    ze_bool_t isThrottleEventSupported; /**< [out] true when: is throttle event supported */
    double min; /**< [out] smallest */
    double max; /**< [out] largest */
};

/* Freq range. */
struct _zes_freq_range_t {
    double min; /**< [in,out] smallest */
    double max; /**< [in,out] largest */
};

/* Freq state. */
struct _zes_freq_state_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    double currentVoltage; /**< [out] current voltage */
    double request; /**< [out] request */
    double tdp; /**< [out] tdp */
    double efficient; /**< [out] efficient */
    double actual; /**< [out] actual */
    zes_freq_throttle_reason_flags_t throttleReasons; /**< [out] throttle reasons, a union of zes_freq_throttle_reason_flag_t bits, 0 for none */
};

/* Freq throttle time. */
struct _zes_freq_throttle_time_t {
    uint64_t throttleTime; /**< [out] throttle time */
    uint64_t timestamp; /**< [out] timestamp, in timer ticks */
};

/* Oc capabilities. */
struct _zes_oc_capabilities_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_bool_t isOcSupported; /**< [out] true when: is oc supported */
    double maxFactoryDefaultFrequency; /**< [out] largest factory default frequency */
    double maxFactoryDefaultVoltage; /**< [out] largest factory default voltage */
    double maxOcFrequency; /**< [out] largest oc frequency */
    double minOcVoltageOffset; /**< [out] smallest oc voltage offset, in bytes */
    double maxOcVoltageOffset; /**< [out] largest oc voltage offset, in bytes */
    double maxOcVoltage; /**< [out] largest oc voltage */
    ze_bool_t isTjMaxSupported; /**< [out] true when: is tj largest supported */
    ze_bool_t isIccMaxSupported; /**< [out] true when: is icc largest supported */
    ze_bool_t isHighVoltModeCapable; /**< [out] true when: is high volt mode capable */
    ze_bool_t isHighVoltModeEnabled; /**< [out] true when: is high volt mode enabled */
    ze_bool_t isExtendedModeSupported; /**< [out] true when: is extended mode supported */
    ze_bool_t isFixedModeSupported; /**< [out] true when: is fixed mode supported */
};

/* Led properties. */
struct _zes_led_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_bool_t onSubdevice; /**< [out] true when: on subdevice */
    uint32_t subdeviceId; /**< [out] subdevice id */
    ze_bool_t canControl; /**< [out] true when: can control */
    ze_bool_t haveRGB; /**< [out] true when: have RGB */
};

/* Led color. */
struct _zes_led_color_t {
    double red; /**< [in,out][range(0.0, 1.0)] red */
    double green; /**< [in,out][range(0.0, 1.0)] green */
    double blue; /**< [in,out][range(0.0, 1.0)] blue */
};

/* Led state. */
struct _zes_led_state_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_bool_t isOn; /**< [out] true when: is on */
    zes_led_color_t color; /**< [out] color */
};

/* Memory properties. */
struct _zes_mem_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    zes_mem_type_t type; /**< [out] type */
    ze_bool_t onSubdevice; /**< [out] true when: on subdevice */
    uint32_t subdeviceId; /**< [out] subdevice id */
    zes_mem_loc_t location; /**< [out] location */
    uint64_t physicalSize; /**< [out] physical size, in bytes */
    int32_t busWidth; /**< [out] bus width */
    int32_t numChannels; /**< [out] number of channels */
};

/* Memory state. */
struct _zes_mem_state_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    zes_mem_health_t health; /**< [out] health */
    uint64_t free; /**< [out] free */
    uint64_t size; /**< [out] size, in bytes */
};

/* Memory bandwidth. */
struct _zes_mem_bandwidth_t {
    uint64_t readCounter; /**< [out] read counter */
    uint64_t writeCounter; /**< [out] write counter */
    uint64_t maxBandwidth; /**< [out] largest bandwidth, in bytes per second where the unit field does not say otherwise */
    uint64_t timestamp; /**< [out] timestamp, in timer ticks */
};

/* Memory ext bandwidth. */
struct _zes_mem_ext_bandwidth_t {
    uint32_t memoryTimestampValidBits; /**< [out] memory timestamp valid bits, in timer ticks */
};

/* Perf properties. */
struct _zes_perf_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_bool_t onSubdevice; /**< [out] true when: on subdevice */
    uint32_t subdeviceId; /**< [out] subdevice id */
    zes_engine_type_flags_t engines; /**< [out] engines, a union of zes_engine_type_flag_t bits, 0 for none */
};

/* Power properties. */
struct _zes_power_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_bool_t onSubdevice; /**< [out] true when: on subdevice */
    uint32_t subdeviceId; /**< [out] subdevice id */
    ze_bool_t canControl; /**< [out] true when: can control */
    ze_bool_t isEnergyThresholdSupported; /**< [out] true when: is energy threshold supported */
    int32_t defaultLimit; /**< [out] default limit */
    int32_t minLimit; /**< [out] smallest limit */
    int32_t maxLimit; /**< [out] largest limit */
};

/* Power energy counter. */
struct _zes_power_energy_counter_t {
    uint64_t energy; /**< [out] energy, in microjoules */
    uint64_t timestamp; /**< [out] timestamp, in timer ticks */
};

/* Power sustained limit. */
struct _zes_power_sustained_limit_t {
    ze_bool_t enabled; /**< [in,out] true when: enabled */
    int32_t power; /**< [in,out] power */
    int32_t interval; /**< [in,out] interval */
};

/* Power burst limit. */
struct _zes_power_burst_limit_t {
    ze_bool_t enabled; /**< [in,out] true when: enabled */
    int32_t power; /**< [in,out] power */
};

/* Power peak limit. */
struct _zes_power_peak_limit_t {
    int32_t powerAC; /**< [in,out] power AC */
    int32_t powerDC; /**< [in,out] power DC */
};

/* Energy threshold. */
struct _zes_energy_threshold_t {
    ze_bool_t enable; /**< [in,out] true when: enable */
    double threshold; /**< [in,out] threshold */
    uint32_t processId; /**< [in,out] process id */
};

/* Psu properties. */
struct _zes_psu_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_bool_t onSubdevice; /**< [out] true when: on subdevice */
    uint32_t subdeviceId; /**< [out] subdevice id */
    ze_bool_t haveFan; /**< [out] true when: have fan */
    int32_t ampLimit; /**< [out] amp limit */
};

/* Psu state. */
struct _zes_psu_state_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    zes_psu_voltage_status_t voltStatus; /**< [out] volt status */
    ze_bool_t fanFailed; /**< [out] true when: fan failed */
    int32_t temperature; /**< [out] temperature, in degrees Celsius */
    int32_t current; /**< [out] current */
};

/* Ras properties. */
struct _zes_ras_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    zes_ras_error_type_t type; /**< [out] type */
    ze_bool_t onSubdevice; /**< [out] true when: on subdevice */
    uint32_t subdeviceId; /**< [out] subdevice id */
};

/* Ras state. */
struct _zes_ras_state_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint64_t category[7]; /**< [in][out] category */
};

/* Ras config. */
struct _zes_ras_config_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint64_t totalThreshold; /**< [in,out] total threshold */
    zes_ras_state_t detailedThresholds; /**< [in,out] detailed thresholds */
};

/* Sched properties. */
struct _zes_sched_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_bool_t onSubdevice; /**< [out] true when: on subdevice */
    uint32_t subdeviceId; /**< [out] subdevice id */
    ze_bool_t canControl; /**< [out] true when: can control */
    zes_engine_type_flags_t engines; /**< [out] engines, a union of zes_engine_type_flag_t bits, 0 for none */
    uint32_t supportedModes; /**< [out] supported modes */
};

/* Sched timeout properties. */
struct _zes_sched_timeout_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint64_t watchdogTimeout; /**< [in,out] watchdog timeout, in nanoseconds */
};

/* Sched timeslice properties. */
struct _zes_sched_timeslice_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint64_t interval; /**< [in,out] interval */
    uint64_t yieldTimeout; /**< [in,out] yield timeout, in nanoseconds */
};

/* Standby properties. */
struct _zes_standby_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    zes_standby_type_t type; /**< [out] type */
    ze_bool_t onSubdevice; /**< [out] true when: on subdevice */
    uint32_t subdeviceId; /**< [out] subdevice id */
};

/* Temp properties. */
struct _zes_temp_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    zes_temp_sensors_t type; /**< [out] type */
    ze_bool_t onSubdevice; /**< [out] true when: on subdevice */
    uint32_t subdeviceId; /**< [out] subdevice id */
    double maxTemperature; /**< [out] largest temperature, in degrees Celsius */
    ze_bool_t isCriticalTempSupported; /**< [out] true when: is critical temp supported */
    ze_bool_t isThreshold1Supported; /**< [out] true when: is threshold1 supported */
    ze_bool_t isThreshold2Supported; /**< [out] true when: is threshold2 supported */
};

/* Temp threshold. */
struct _zes_temp_threshold_t {
    ze_bool_t enableLowToHigh; /**< [in,out] true when: enable low to high */
    ze_bool_t enableHighToLow; /**< [in,out] true when: enable high to low */
    double threshold; /**< [in,out] threshold */
};

/* Temp config. */
struct _zes_temp_config_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_bool_t enableCritical; /**< [in,out] true when: enable critical */
    zes_temp_threshold_t threshold1; /**< [in,out] threshold1 */
    zes_temp_threshold_t threshold2; /**< [in,out] threshold2 */
};

/* Power limit ext description. */
struct _zes_power_limit_ext_desc_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    zes_power_level_t level; /**< [in,out] level */
    zes_power_source_t source; /**< [out] source */
    zes_limit_unit_t limitUnit; /**< [out] limit unit */
    ze_bool_t enabledStateLocked; /**< [out] true when: enabled state locked */
    ze_bool_t enabled; /**< [in,out] true when: enabled */
    ze_bool_t intervalValueLocked; /**< [out] true when: interval value locked */
    int32_t interval; /**< [in,out] interval */
    ze_bool_t limitValueLocked; /**< [out] true when: limit value locked */
    int32_t limit; /**< [in,out] limit */
};

/* Power ext properties. */
struct _zes_power_ext_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    zes_power_domain_t domain; /**< [out] domain */
    zes_power_limit_ext_desc_t *defaultLimit; /**< [out] gets the default limit */
};

/* Engine ext properties. */
struct _zes_engine_ext_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint32_t countOfVirtualFunctionInstance; /**< [out] count of virtual function instance */
};

/* Ras state exp. */
struct _zes_ras_state_exp_t {
    zes_ras_error_category_exp_t category; /**< [out] category */
    uint64_t errorCounter; /**< [out] error counter */
};

/* Ras state exp2. */
struct _zes_ras_state_exp2_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint64_t errorCounter; /**< [out] error counter */
};

/* Ras config exp. */
struct _zes_ras_config_exp_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    zes_ras_error_category_exp_t category; /**< [in] category */
    uint64_t threshold; /**< [in,out] threshold */
};

/* Memory page offline state exp. */
struct _zes_mem_page_offline_state_exp_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    uint32_t memoryPageOffline; /**< [out] memory page offline */
    uint32_t maxMemoryPageOffline; /**< [out] largest memory page offline */
};

/* Memory bandwidth counter bits exp properties. */
struct _zes_mem_bandwidth_counter_bits_exp_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint32_t validBitsCount; /**< [out] valid bits count */
};

/* Power domain exp properties. */
struct _zes_power_domain_exp_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    zes_power_domain_t powerDomain; /**< [out] power domain */
};

/* Subdevice exp properties. */
struct _zes_subdevice_exp_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint32_t subdeviceId; /**< [out] subdevice id */
    zes_uuid_t uuid; /**< [out] uuid */
};

/* Vf exp properties. */
struct _zes_vf_exp_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    zes_pci_address_t address; /**< [out] address */
    zes_uuid_t uuid; /**< [out] uuid */
    zes_vf_info_util_exp_flags_t flags; /**< [out] flags, a union of zes_vf_info_util_exp_flag_t bits, 0 for none */
};

/* Vf util memory exp. */
struct _zes_vf_util_mem_exp_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    zes_vf_info_mem_type_exp_flags_t memTypeFlags; /**< [out] memory type flags, a union of zes_vf_info_mem_type_exp_flag_t bits, 0 for none */
    uint64_t free; /**< [out] free */
    uint64_t size; /**< [out] size, in bytes */
    uint64_t timestamp; /**< [out] timestamp, in timer ticks */
};

/* Vf util engine exp. */
struct _zes_vf_util_engine_exp_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    zes_engine_group_t type; /**< [out] type */
    uint64_t activeCounterValue; /**< [out] active counter value */
    uint64_t samplingCounterValue; /**< [out] sampling counter value */
    uint64_t timestamp; /**< [out] timestamp, in timer ticks */
};

/* Vf exp capabilities. */
struct _zes_vf_exp_capabilities_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    zes_pci_address_t address; /**< [out] address */
    uint32_t vfDeviceMemSize; /**< [out] vf device memory size, in bytes */
    uint32_t vfID; /**< [out] vf ID */
};

/* Vf exp2 capabilities. */
struct _zes_vf_exp2_capabilities_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    zes_pci_address_t address; /**< [out] address */
    uint64_t vfDeviceMemSize; /**< [out] vf device memory size, in bytes */
    uint32_t vfID; /**< [out] vf ID */
};

/* Vf util memory exp2. */
struct _zes_vf_util_mem_exp2_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    zes_mem_loc_t vfMemLocation; /**< [out] vf memory location */
    uint64_t vfMemUtilized; /**< [out] vf memory utilized */
};

/* Vf util engine exp2. */
struct _zes_vf_util_engine_exp2_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    zes_engine_group_t vfEngineType; /**< [out] vf engine type */
    uint64_t activeCounterValue; /**< [out] active counter value */
    uint64_t samplingCounterValue; /**< [out] sampling counter value */
};

/* Device ecc default properties ext. */
struct _zes_device_ecc_default_properties_ext_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    zes_device_ecc_state_t defaultState; /**< [out] default state */
};

/* Pci link speed downgrade ext state. */
struct _zes_pci_link_speed_downgrade_ext_state_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    ze_bool_t pciLinkSpeedDowngradeStatus; /**< [out] true when: pci link speed downgrade status */
};

/* Pci link speed downgrade ext properties. */
struct _zes_pci_link_speed_downgrade_ext_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    ze_bool_t pciLinkSpeedUpdateCapable; /**< [out] true when: pci link speed update capable */
    int32_t maxPciGenSupported; /**< [out] largest pci gen supported */
};

/* Device ext state. */
struct _zes_device_ext_state_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    zes_device_state_ext_flags_t flags; /**< [out] flags, a union of zes_device_state_ext_flag_t bits, 0 for none */
};

/* Oem serial id ext properties. */
struct _zes_oem_serial_id_ext_properties_t {
    zes_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    void *pNext; /**< [in,out][optional] next structure of the chain, NULL at its end */
    uint16_t length; /**< [out] length */
    char oemSerialId[1024]; /**< [out] oem serial id */
};

/*
 * Inits of a the API.
 * Errors: ZE_RESULT_ERROR_INVALID_ENUMERATION (0x1 < flags), ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero sysman 1.17, Init.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesInit(
    zes_init_flags_t flags /**< [in] flags, a union of zes_init_flag_t bits, 0 for none */
);

/*
 * Answers what there is: driver.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Driver.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDriverGet(
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_driver_handle_t *phDrivers /**< [in,out][optional][range(0, *pCount)] gets handles: drivers */
);

/*
 * Answers the extension properties of a driver.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDriver),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Driver.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDriverGetExtensionProperties(
    zes_driver_handle_t hDriver, /**< [in] driver (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_driver_extension_properties_t *pExtensionProperties /**< [in,out][optional][range(0, *pCount)] gets array: extension properties */
);

/*
 * Answers the extension function address of a driver.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDriver),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == name; NULL == ppFunctionAddress).
 * Source: Level Zero sysman 1.17, Driver.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDriverGetExtensionFunctionAddress(
    zes_driver_handle_t hDriver, /**< [in] driver (handle) */
    const char *name, /**< [in] text: name */
    void **ppFunctionAddress /**< [out] gets the function address */
);

/*
 * Answers what there is: device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDriver),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceGet(
    zes_driver_handle_t hDriver, /**< [in] driver (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_device_handle_t *phDevices /**< [in,out][optional][range(0, *pCount)] gets handles: devices */
);

/*
 * Answers the properties of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pProperties).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceGetProperties(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    zes_device_properties_t *pProperties /**< [in,out] the properties */
);

/*
 * Answers the state of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pState).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceGetState(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    zes_device_state_t *pState /**< [in,out] the state */
);

/*
 * Resets of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice), ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE.
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceReset(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    ze_bool_t force /**< [in] true when: force */
);

/*
 * Resets of a device (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pProperties), ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE.
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceResetExt(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    zes_reset_properties_t *pProperties /**< [in] the properties */
);

/*
 * Answers the state of a device processes.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount), ZE_RESULT_ERROR_INVALID_SIZE.
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceProcessesGetState(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_process_state_t *pProcesses /**< [in,out][optional][range(0, *pCount)] gets array: processes */
);

/*
 * Answers the properties of a device pci.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pProperties).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDevicePciGetProperties(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    zes_pci_properties_t *pProperties /**< [in,out] the properties */
);

/*
 * Answers the state of a device pci.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pState).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDevicePciGetState(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    zes_pci_state_t *pState /**< [in,out] the state */
);

/*
 * Answers the bars of a device pci.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDevicePciGetBars(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_pci_bar_properties_t *pProperties /**< [in,out][optional][range(0, *pCount)] gets array: properties */
);

/*
 * Answers the stats of a device pci.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pStats).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDevicePciGetStats(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    zes_pci_stats_t *pStats /**< [in,out] the stats */
);

/*
 * Sets the overclock waiver of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceSetOverclockWaiver(
    zes_device_handle_t hDevice /**< [in] device (handle) */
);

/*
 * Answers the overclock domains of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pOverclockDomains).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceGetOverclockDomains(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pOverclockDomains /**< [in,out] the overclock domains */
);

/*
 * Answers the overclock controls of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZES_OVERCLOCK_DOMAIN_ADM < domainType),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION, ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pAvailableControls).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceGetOverclockControls(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    zes_overclock_domain_t domainType, /**< [in] domain type */
    uint32_t *pAvailableControls /**< [in,out] the available controls */
);

/*
 * Resets of a device: overclock settings.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceResetOverclockSettings(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    ze_bool_t onShippedState /**< [in] true when: on shipped state */
);

/*
 * Reads of a device: overclock state.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pOverclockMode; NULL == pWaiverSetting; NULL == pOverclockState; NULL == pPendingAction; NULL == pPendingReset).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceReadOverclockState(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    zes_overclock_mode_t *pOverclockMode, /**< [out] gets the overclock mode */
    ze_bool_t *pWaiverSetting, /**< [out] gets the waiver setting */
    ze_bool_t *pOverclockState, /**< [out] gets the overclock state */
    zes_pending_action_t *pPendingAction, /**< [out] gets the pending action */
    ze_bool_t *pPendingReset /**< [out] gets the pending reset */
);

/*
 * Lists the overclock domains of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceEnumOverclockDomains(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_overclock_handle_t *phDomainHandle /**< [in,out][optional][range(0, *pCount)] gets handles: domain handle */
);

/*
 * Answers the domain properties of an overclock.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDomainHandle),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pDomainProperties).
 * Source: Level Zero sysman 1.17, Overclock.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesOverclockGetDomainProperties(
    zes_overclock_handle_t hDomainHandle, /**< [in] domain handle (handle) */
    zes_overclock_properties_t *pDomainProperties /**< [in,out] the domain properties */
);

/*
 * Answers the domain vf properties of an overclock.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDomainHandle),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pVFProperties).
 * Source: Level Zero sysman 1.17, Overclock.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesOverclockGetDomainVFProperties(
    zes_overclock_handle_t hDomainHandle, /**< [in] domain handle (handle) */
    zes_vf_property_t *pVFProperties /**< [in,out] the VF properties */
);

/*
 * Answers the domain control properties of an overclock.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDomainHandle),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZES_OVERCLOCK_CONTROL_ACM_DISABLE < DomainControl),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION, ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pControlProperties).
 * Source: Level Zero sysman 1.17, Overclock.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesOverclockGetDomainControlProperties(
    zes_overclock_handle_t hDomainHandle, /**< [in] domain handle (handle) */
    zes_overclock_control_t DomainControl, /**< [in] domain control */
    zes_control_property_t *pControlProperties /**< [in,out] the control properties */
);

/*
 * Answers the control current value of an overclock.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDomainHandle),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZES_OVERCLOCK_CONTROL_ACM_DISABLE < DomainControl),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION, ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pValue).
 * Source: Level Zero sysman 1.17, Overclock.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesOverclockGetControlCurrentValue(
    zes_overclock_handle_t hDomainHandle, /**< [in] domain handle (handle) */
    zes_overclock_control_t DomainControl, /**< [in] domain control */
    double *pValue /**< [in,out] the value */
);

/*
 * Answers the control pending value of an overclock.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDomainHandle),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZES_OVERCLOCK_CONTROL_ACM_DISABLE < DomainControl),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION, ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pValue).
 * Source: Level Zero sysman 1.17, Overclock.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesOverclockGetControlPendingValue(
    zes_overclock_handle_t hDomainHandle, /**< [in] domain handle (handle) */
    zes_overclock_control_t DomainControl, /**< [in] domain control */
    double *pValue /**< [out] gets the value */
);

/*
 * Sets the control user value of an overclock.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDomainHandle),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZES_OVERCLOCK_CONTROL_ACM_DISABLE < DomainControl),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION, ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pPendingAction).
 * Source: Level Zero sysman 1.17, Overclock.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesOverclockSetControlUserValue(
    zes_overclock_handle_t hDomainHandle, /**< [in] domain handle (handle) */
    zes_overclock_control_t DomainControl, /**< [in] domain control */
    double pValue, /**< [in] value */
    zes_pending_action_t *pPendingAction /**< [out] gets the pending action */
);

/*
 * Answers the control state of an overclock.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDomainHandle),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZES_OVERCLOCK_CONTROL_ACM_DISABLE < DomainControl),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pControlState; NULL == pPendingAction).
 * Source: Level Zero sysman 1.17, Overclock.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesOverclockGetControlState(
    zes_overclock_handle_t hDomainHandle, /**< [in] domain handle (handle) */
    zes_overclock_control_t DomainControl, /**< [in] domain control */
    zes_control_state_t *pControlState, /**< [out] gets the control state */
    zes_pending_action_t *pPendingAction /**< [out] gets the pending action */
);

/*
 * Answers the vf point values of an overclock.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDomainHandle),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZES_VF_TYPE_FREQ < VFType; ZES_VF_ARRAY_TYPE_LIVE_VF_ARRAY < VFArrayType),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION, ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == PointValue).
 * Source: Level Zero sysman 1.17, Overclock.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesOverclockGetVFPointValues(
    zes_overclock_handle_t hDomainHandle, /**< [in] domain handle (handle) */
    zes_vf_type_t VFType, /**< [in] VF type */
    zes_vf_array_type_t VFArrayType, /**< [in] VF array type */
    uint32_t PointIndex, /**< [in] point index */
    uint32_t *PointValue /**< [out] gets the point value */
);

/*
 * Sets the vf point values of an overclock.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDomainHandle),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZES_VF_TYPE_FREQ < VFType), ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero sysman 1.17, Overclock.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesOverclockSetVFPointValues(
    zes_overclock_handle_t hDomainHandle, /**< [in] domain handle (handle) */
    zes_vf_type_t VFType, /**< [in] VF type */
    uint32_t PointIndex, /**< [in] point index */
    uint32_t PointValue /**< [in] point value */
);

/*
 * Lists the diagnostic test suites of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceEnumDiagnosticTestSuites(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_diag_handle_t *phDiagnostics /**< [in,out][optional][range(0, *pCount)] gets handles: diagnostics */
);

/*
 * Answers the properties of a diagnostics.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDiagnostics),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pProperties).
 * Source: Level Zero sysman 1.17, Diagnostics.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDiagnosticsGetProperties(
    zes_diag_handle_t hDiagnostics, /**< [in] diagnostics (handle) */
    zes_diag_properties_t *pProperties /**< [in,out] the properties */
);

/*
 * Answers the tests of a diagnostics.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDiagnostics),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Diagnostics.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDiagnosticsGetTests(
    zes_diag_handle_t hDiagnostics, /**< [in] diagnostics (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_diag_test_t *pTests /**< [in,out][optional][range(0, *pCount)] gets array: tests */
);

/*
 * Runs of a diagnostics: tests.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDiagnostics),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pResult).
 * Source: Level Zero sysman 1.17, Diagnostics.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDiagnosticsRunTests(
    zes_diag_handle_t hDiagnostics, /**< [in] diagnostics (handle) */
    uint32_t startIndex, /**< [in] start index */
    uint32_t endIndex, /**< [in] end index */
    zes_diag_result_t *pResult /**< [in,out] the result */
);

/*
 * Device: ecc available.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pAvailable).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceEccAvailable(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    ze_bool_t *pAvailable /**< [out] gets the available */
);

/*
 * Device: ecc configurable.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pConfigurable).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceEccConfigurable(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    ze_bool_t *pConfigurable /**< [out] gets the configurable */
);

/*
 * Answers the ecc state of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pState).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceGetEccState(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    zes_device_ecc_properties_t *pState /**< [out] gets the state */
);

/*
 * Sets the ecc state of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == newState; NULL == pState),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZES_DEVICE_ECC_STATE_DISABLED < newState->state),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION, ZE_RESULT_WARNING_ACTION_REQUIRED.
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceSetEccState(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    const zes_device_ecc_desc_t *newState, /**< [in] the new state */
    zes_device_ecc_properties_t *pState /**< [out] gets the state */
);

/*
 * Lists the engine groups of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceEnumEngineGroups(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_engine_handle_t *phEngine /**< [in,out][optional][range(0, *pCount)] gets handles: engine */
);

/*
 * Answers the properties of an engine.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEngine),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pProperties).
 * Source: Level Zero sysman 1.17, Engine.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesEngineGetProperties(
    zes_engine_handle_t hEngine, /**< [in] engine (handle) */
    zes_engine_properties_t *pProperties /**< [in,out] the properties */
);

/*
 * Answers the activity of an engine.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEngine),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pStats).
 * Source: Level Zero sysman 1.17, Engine.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesEngineGetActivity(
    zes_engine_handle_t hEngine, /**< [in] engine (handle) */
    zes_engine_stats_t *pStats /**< [in,out] the stats */
);

/*
 * Registers of a device event.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (0xffff < events), ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceEventRegister(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    zes_event_type_flags_t events /**< [in] events, a union of zes_event_type_flag_t bits, 0 for none */
);

/*
 * Driver: event listen.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDriver),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phDevices; NULL == pNumDeviceEvents; NULL == pEvents).
 * Source: Level Zero sysman 1.17, Driver.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDriverEventListen(
    ze_driver_handle_t hDriver, /**< [in] driver (handle) */
    uint32_t timeout, /**< [in] timeout, in nanoseconds */
    uint32_t count, /**< [in] count */
    zes_device_handle_t *phDevices, /**< [in][range(0, count)] handles: devices */
    uint32_t *pNumDeviceEvents, /**< [in,out] the number of device events */
    zes_event_type_flags_t *pEvents /**< [in,out] events, a union of zes_event_type_flag_t bits, 0 for none */
);

/*
 * Driver: event listen ex.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDriver),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phDevices; NULL == pNumDeviceEvents; NULL == pEvents).
 * Source: Level Zero sysman 1.17, Driver.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDriverEventListenEx(
    ze_driver_handle_t hDriver, /**< [in] driver (handle) */
    uint64_t timeout, /**< [in] timeout, in nanoseconds */
    uint32_t count, /**< [in] count */
    zes_device_handle_t *phDevices, /**< [in][range(0, count)] handles: devices */
    uint32_t *pNumDeviceEvents, /**< [in,out] the number of device events */
    zes_event_type_flags_t *pEvents /**< [in,out] events, a union of zes_event_type_flag_t bits, 0 for none */
);

/*
 * Lists the fabric ports of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceEnumFabricPorts(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_fabric_port_handle_t *phPort /**< [in,out][optional][range(0, *pCount)] gets handles: port */
);

/*
 * Answers the properties of a fabric port.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPort),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pProperties).
 * Source: Level Zero sysman 1.17, Fabric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFabricPortGetProperties(
    zes_fabric_port_handle_t hPort, /**< [in] port (handle) */
    zes_fabric_port_properties_t *pProperties /**< [in,out] the properties */
);

/*
 * Answers the link type of a fabric port.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPort),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pLinkType).
 * Source: Level Zero sysman 1.17, Fabric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFabricPortGetLinkType(
    zes_fabric_port_handle_t hPort, /**< [in] port (handle) */
    zes_fabric_link_type_t *pLinkType /**< [in,out] the link type */
);

/*
 * Answers the config of a fabric port.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPort),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pConfig).
 * Source: Level Zero sysman 1.17, Fabric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFabricPortGetConfig(
    zes_fabric_port_handle_t hPort, /**< [in] port (handle) */
    zes_fabric_port_config_t *pConfig /**< [in,out] the config */
);

/*
 * Sets the config of a fabric port.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPort),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pConfig).
 * Source: Level Zero sysman 1.17, Fabric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFabricPortSetConfig(
    zes_fabric_port_handle_t hPort, /**< [in] port (handle) */
    const zes_fabric_port_config_t *pConfig /**< [in] the config */
);

/*
 * Answers the state of a fabric port.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPort), ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pState).
 * Source: Level Zero sysman 1.17, Fabric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFabricPortGetState(
    zes_fabric_port_handle_t hPort, /**< [in] port (handle) */
    zes_fabric_port_state_t *pState /**< [in,out] the state */
);

/*
 * Answers the throughput of a fabric port.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPort),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pThroughput).
 * Source: Level Zero sysman 1.17, Fabric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFabricPortGetThroughput(
    zes_fabric_port_handle_t hPort, /**< [in] port (handle) */
    zes_fabric_port_throughput_t *pThroughput /**< [in,out] the throughput */
);

/*
 * Answers the fabric error counters of a fabric port.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPort),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pErrors).
 * Source: Level Zero sysman 1.17, Fabric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFabricPortGetFabricErrorCounters(
    zes_fabric_port_handle_t hPort, /**< [in] port (handle) */
    zes_fabric_port_error_counters_t *pErrors /**< [in,out] the errors */
);

/*
 * Answers the multi port throughput of a fabric port.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phPort; NULL == pThroughput).
 * Source: Level Zero sysman 1.17, Fabric.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFabricPortGetMultiPortThroughput(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t numPorts, /**< [in] number of ports */
    zes_fabric_port_handle_t *phPort, /**< [in][range(0, numPorts)] handles: port */
    zes_fabric_port_throughput_t **pThroughput /**< [out][range(0, numPorts)] gets array: throughput */
);

/*
 * Lists the fans of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceEnumFans(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_fan_handle_t *phFan /**< [in,out][optional][range(0, *pCount)] gets handles: fan */
);

/*
 * Answers the properties of a fan.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFan),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pProperties).
 * Source: Level Zero sysman 1.17, Fan.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFanGetProperties(
    zes_fan_handle_t hFan, /**< [in] fan (handle) */
    zes_fan_properties_t *pProperties /**< [in,out] the properties */
);

/*
 * Answers the config of a fan.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFan), ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pConfig).
 * Source: Level Zero sysman 1.17, Fan.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFanGetConfig(
    zes_fan_handle_t hFan, /**< [in] fan (handle) */
    zes_fan_config_t *pConfig /**< [in,out] the config */
);

/*
 * Sets the default mode of a fan.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFan).
 * Source: Level Zero sysman 1.17, Fan.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFanSetDefaultMode(
    zes_fan_handle_t hFan /**< [in] fan (handle) */
);

/*
 * Sets the fixed speed mode of a fan.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFan), ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == speed).
 * Source: Level Zero sysman 1.17, Fan.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFanSetFixedSpeedMode(
    zes_fan_handle_t hFan, /**< [in] fan (handle) */
    const zes_fan_speed_t *speed /**< [in] the speed */
);

/*
 * Sets the speed table mode of a fan.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFan),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == speedTable).
 * Source: Level Zero sysman 1.17, Fan.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFanSetSpeedTableMode(
    zes_fan_handle_t hFan, /**< [in] fan (handle) */
    const zes_fan_speed_table_t *speedTable /**< [in] the speed table */
);

/*
 * Answers the state of a fan.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFan),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZES_FAN_SPEED_UNITS_PERCENT < units),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION, ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pSpeed).
 * Source: Level Zero sysman 1.17, Fan.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFanGetState(
    zes_fan_handle_t hFan, /**< [in] fan (handle) */
    zes_fan_speed_units_t units, /**< [in] units */
    int32_t *pSpeed /**< [in,out] the speed */
);

/*
 * Lists the firmwares of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceEnumFirmwares(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_firmware_handle_t *phFirmware /**< [in,out][optional][range(0, *pCount)] gets handles: firmware */
);

/*
 * Answers the properties of a firmware.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFirmware),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pProperties).
 * Source: Level Zero sysman 1.17, Firmware.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFirmwareGetProperties(
    zes_firmware_handle_t hFirmware, /**< [in] firmware (handle) */
    zes_firmware_properties_t *pProperties /**< [in,out] the properties */
);

/*
 * Flashes of a firmware.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFirmware),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pImage).
 * Source: Level Zero sysman 1.17, Firmware.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFirmwareFlash(
    zes_firmware_handle_t hFirmware, /**< [in] firmware (handle) */
    void *pImage, /**< [in] the image */
    uint32_t size /**< [in] size, in bytes */
);

/*
 * Answers the flash progress of a firmware.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFirmware),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCompletionPercent).
 * Source: Level Zero sysman 1.17, Firmware.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFirmwareGetFlashProgress(
    zes_firmware_handle_t hFirmware, /**< [in] firmware (handle) */
    uint32_t *pCompletionPercent /**< [in,out] the completion percent */
);

/*
 * Answers the console logs of a firmware.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFirmware),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pSize).
 * Source: Level Zero sysman 1.17, Firmware.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFirmwareGetConsoleLogs(
    zes_firmware_handle_t hFirmware, /**< [in] firmware (handle) */
    size_t *pSize, /**< [in,out] the size, in bytes */
    char *pFirmwareLog /**< [in,out][optional] gets text: firmware log */
);

/*
 * Lists the frequency domains of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceEnumFrequencyDomains(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_freq_handle_t *phFrequency /**< [in,out][optional][range(0, *pCount)] gets handles: frequency */
);

/*
 * Answers the properties of a frequency.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFrequency),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pProperties).
 * Source: Level Zero sysman 1.17, Frequency.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFrequencyGetProperties(
    zes_freq_handle_t hFrequency, /**< [in] frequency (handle) */
    zes_freq_properties_t *pProperties /**< [in,out] the properties */
);

/*
 * Answers the available clocks of a frequency.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFrequency),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Frequency.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFrequencyGetAvailableClocks(
    zes_freq_handle_t hFrequency, /**< [in] frequency (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    double *phFrequency /**< [in,out][optional][range(0, *pCount)] gets handles: frequency */
);

/*
 * Answers the range of a frequency.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFrequency),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pLimits).
 * Source: Level Zero sysman 1.17, Frequency.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFrequencyGetRange(
    zes_freq_handle_t hFrequency, /**< [in] frequency (handle) */
    zes_freq_range_t *pLimits /**< [in,out] the limits */
);

/*
 * Sets the range of a frequency.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFrequency),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pLimits).
 * Source: Level Zero sysman 1.17, Frequency.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFrequencySetRange(
    zes_freq_handle_t hFrequency, /**< [in] frequency (handle) */
    const zes_freq_range_t *pLimits /**< [in] the limits */
);

/*
 * Answers the state of a frequency.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFrequency),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pState).
 * Source: Level Zero sysman 1.17, Frequency.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFrequencyGetState(
    zes_freq_handle_t hFrequency, /**< [in] frequency (handle) */
    zes_freq_state_t *pState /**< [in,out] the state */
);

/*
 * Answers the throttle time of a frequency.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFrequency),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pThrottleTime).
 * Source: Level Zero sysman 1.17, Frequency.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFrequencyGetThrottleTime(
    zes_freq_handle_t hFrequency, /**< [in] frequency (handle) */
    zes_freq_throttle_time_t *pThrottleTime /**< [in,out] the throttle time */
);

/*
 * Answers the capabilities of a frequency oc.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFrequency),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pOcCapabilities).
 * Source: Level Zero sysman 1.17, Frequency.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFrequencyOcGetCapabilities(
    zes_freq_handle_t hFrequency, /**< [in] frequency (handle) */
    zes_oc_capabilities_t *pOcCapabilities /**< [in,out] the oc capabilities */
);

/*
 * Answers the frequency target of a frequency oc.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFrequency),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCurrentOcFrequency).
 * Source: Level Zero sysman 1.17, Frequency.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFrequencyOcGetFrequencyTarget(
    zes_freq_handle_t hFrequency, /**< [in] frequency (handle) */
    double *pCurrentOcFrequency /**< [out] gets the current oc frequency */
);

/*
 * Sets the frequency target of a frequency oc.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFrequency).
 * Source: Level Zero sysman 1.17, Frequency.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFrequencyOcSetFrequencyTarget(
    zes_freq_handle_t hFrequency, /**< [in] frequency (handle) */
    double CurrentOcFrequency /**< [in] current oc frequency */
);

/*
 * Answers the voltage target of a frequency oc.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFrequency),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCurrentVoltageTarget; NULL == pCurrentVoltageOffset).
 * Source: Level Zero sysman 1.17, Frequency.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFrequencyOcGetVoltageTarget(
    zes_freq_handle_t hFrequency, /**< [in] frequency (handle) */
    double *pCurrentVoltageTarget, /**< [out] gets the current voltage target */
    double *pCurrentVoltageOffset /**< [out] gets the current voltage offset */
);

/*
 * Sets the voltage target of a frequency oc.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFrequency).
 * Source: Level Zero sysman 1.17, Frequency.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFrequencyOcSetVoltageTarget(
    zes_freq_handle_t hFrequency, /**< [in] frequency (handle) */
    double CurrentVoltageTarget, /**< [in] current voltage target */
    double CurrentVoltageOffset /**< [in] current voltage offset, in bytes */
);

/*
 * Sets the mode of a frequency oc.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFrequency),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZES_OC_MODE_FIXED < CurrentOcMode), ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero sysman 1.17, Frequency.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFrequencyOcSetMode(
    zes_freq_handle_t hFrequency, /**< [in] frequency (handle) */
    zes_oc_mode_t CurrentOcMode /**< [in] current oc mode */
);

/*
 * Answers the mode of a frequency oc.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFrequency),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCurrentOcMode).
 * Source: Level Zero sysman 1.17, Frequency.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFrequencyOcGetMode(
    zes_freq_handle_t hFrequency, /**< [in] frequency (handle) */
    zes_oc_mode_t *pCurrentOcMode /**< [out] gets the current oc mode */
);

/*
 * Answers the icc max of a frequency oc.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFrequency),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pOcIccMax).
 * Source: Level Zero sysman 1.17, Frequency.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFrequencyOcGetIccMax(
    zes_freq_handle_t hFrequency, /**< [in] frequency (handle) */
    double *pOcIccMax /**< [in,out] the oc icc largest */
);

/*
 * Sets the icc max of a frequency oc.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFrequency).
 * Source: Level Zero sysman 1.17, Frequency.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFrequencyOcSetIccMax(
    zes_freq_handle_t hFrequency, /**< [in] frequency (handle) */
    double ocIccMax /**< [in] oc icc largest */
);

/*
 * Answers the tj max of a frequency oc.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFrequency),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pOcTjMax).
 * Source: Level Zero sysman 1.17, Frequency.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFrequencyOcGetTjMax(
    zes_freq_handle_t hFrequency, /**< [in] frequency (handle) */
    double *pOcTjMax /**< [in,out] the oc tj largest */
);

/*
 * Sets the tj max of a frequency oc.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFrequency).
 * Source: Level Zero sysman 1.17, Frequency.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFrequencyOcSetTjMax(
    zes_freq_handle_t hFrequency, /**< [in] frequency (handle) */
    double ocTjMax /**< [in] oc tj largest */
);

/*
 * Lists the leds of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceEnumLeds(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_led_handle_t *phLed /**< [in,out][optional][range(0, *pCount)] gets handles: led */
);

/*
 * Answers the properties of a led.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hLed),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pProperties).
 * Source: Level Zero sysman 1.17, Led.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesLedGetProperties(
    zes_led_handle_t hLed, /**< [in] led (handle) */
    zes_led_properties_t *pProperties /**< [in,out] the properties */
);

/*
 * Answers the state of a led.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hLed), ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pState).
 * Source: Level Zero sysman 1.17, Led.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesLedGetState(
    zes_led_handle_t hLed, /**< [in] led (handle) */
    zes_led_state_t *pState /**< [in,out] the state */
);

/*
 * Sets the state of a led.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hLed).
 * Source: Level Zero sysman 1.17, Led.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesLedSetState(
    zes_led_handle_t hLed, /**< [in] led (handle) */
    ze_bool_t enable /**< [in] true when: enable */
);

/*
 * Sets the color of a led.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hLed), ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pColor).
 * Source: Level Zero sysman 1.17, Led.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesLedSetColor(
    zes_led_handle_t hLed, /**< [in] led (handle) */
    const zes_led_color_t *pColor /**< [in] the color */
);

/*
 * Lists the memory modules of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceEnumMemoryModules(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_mem_handle_t *phMemory /**< [in,out][optional][range(0, *pCount)] gets handles: memory */
);

/*
 * Answers the properties of a memory.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMemory),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pProperties).
 * Source: Level Zero sysman 1.17, Memory.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesMemoryGetProperties(
    zes_mem_handle_t hMemory, /**< [in] memory (handle) */
    zes_mem_properties_t *pProperties /**< [in,out] the properties */
);

/*
 * Answers the state of a memory.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMemory),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pState).
 * Source: Level Zero sysman 1.17, Memory.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesMemoryGetState(
    zes_mem_handle_t hMemory, /**< [in] memory (handle) */
    zes_mem_state_t *pState /**< [in,out] the state */
);

/*
 * Answers the bandwidth of a memory.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hMemory),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pBandwidth).
 * Source: Level Zero sysman 1.17, Memory.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesMemoryGetBandwidth(
    zes_mem_handle_t hMemory, /**< [in] memory (handle) */
    zes_mem_bandwidth_t *pBandwidth /**< [in,out] the bandwidth */
);

/*
 * Lists the performance factor domains of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceEnumPerformanceFactorDomains(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_perf_handle_t *phPerf /**< [in,out][optional][range(0, *pCount)] gets handles: perf */
);

/*
 * Answers the properties of a performance factor.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPerf),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pProperties).
 * Source: Level Zero sysman 1.17, Performance.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesPerformanceFactorGetProperties(
    zes_perf_handle_t hPerf, /**< [in] perf (handle) */
    zes_perf_properties_t *pProperties /**< [in,out] the properties */
);

/*
 * Answers the config of a performance factor.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPerf),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pFactor).
 * Source: Level Zero sysman 1.17, Performance.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesPerformanceFactorGetConfig(
    zes_perf_handle_t hPerf, /**< [in] perf (handle) */
    double *pFactor /**< [in,out] the factor */
);

/*
 * Sets the config of a performance factor.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPerf).
 * Source: Level Zero sysman 1.17, Performance.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesPerformanceFactorSetConfig(
    zes_perf_handle_t hPerf, /**< [in] perf (handle) */
    double factor /**< [in] factor */
);

/*
 * Lists the power domains of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceEnumPowerDomains(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_pwr_handle_t *phPower /**< [in,out][optional][range(0, *pCount)] gets handles: power */
);

/*
 * Answers the card power domain of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phPower).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceGetCardPowerDomain(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    zes_pwr_handle_t *phPower /**< [in,out] gets the handle of the power */
);

/*
 * Answers the properties of a power.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPower),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pProperties).
 * Source: Level Zero sysman 1.17, Power.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesPowerGetProperties(
    zes_pwr_handle_t hPower, /**< [in] power (handle) */
    zes_power_properties_t *pProperties /**< [in,out] the properties */
);

/*
 * Answers the energy counter of a power.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPower),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pEnergy).
 * Source: Level Zero sysman 1.17, Power.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesPowerGetEnergyCounter(
    zes_pwr_handle_t hPower, /**< [in] power (handle) */
    zes_power_energy_counter_t *pEnergy /**< [in,out] the energy */
);

/*
 * Answers the limits of a power.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPower).
 * Source: Level Zero sysman 1.17, Power.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesPowerGetLimits(
    zes_pwr_handle_t hPower, /**< [in] power (handle) */
    zes_power_sustained_limit_t *pSustained, /**< [in,out][optional] the sustained */
    zes_power_burst_limit_t *pBurst, /**< [in,out][optional] the burst */
    zes_power_peak_limit_t *pPeak /**< [in,out][optional] the peak */
);

/*
 * Sets the limits of a power.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPower).
 * Source: Level Zero sysman 1.17, Power.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesPowerSetLimits(
    zes_pwr_handle_t hPower, /**< [in] power (handle) */
    const zes_power_sustained_limit_t *pSustained, /**< [in][optional] the sustained */
    const zes_power_burst_limit_t *pBurst, /**< [in][optional] the burst */
    const zes_power_peak_limit_t *pPeak /**< [in][optional] the peak */
);

/*
 * Answers the energy threshold of a power.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPower),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pThreshold).
 * Source: Level Zero sysman 1.17, Power.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesPowerGetEnergyThreshold(
    zes_pwr_handle_t hPower, /**< [in] power (handle) */
    zes_energy_threshold_t *pThreshold /**< [in,out] the threshold */
);

/*
 * Sets the energy threshold of a power.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPower).
 * Source: Level Zero sysman 1.17, Power.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesPowerSetEnergyThreshold(
    zes_pwr_handle_t hPower, /**< [in] power (handle) */
    double threshold /**< [in] threshold */
);

/*
 * Answers the usage of a power.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPower),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pInstantPower; NULL == pAveragePower).
 * Source: Level Zero sysman 1.17, Power.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesPowerGetUsage(
    zes_pwr_handle_t hPower, /**< [in] power (handle) */
    uint32_t *pInstantPower, /**< [out] gets the instant power */
    uint32_t *pAveragePower /**< [out] gets the average power */
);

/*
 * Lists the psus of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceEnumPsus(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_psu_handle_t *phPsu /**< [in,out][optional][range(0, *pCount)] gets handles: psu */
);

/*
 * Answers the properties of a psu.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPsu),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pProperties).
 * Source: Level Zero sysman 1.17, Psu.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesPsuGetProperties(
    zes_psu_handle_t hPsu, /**< [in] psu (handle) */
    zes_psu_properties_t *pProperties /**< [in,out] the properties */
);

/*
 * Answers the state of a psu.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPsu), ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pState).
 * Source: Level Zero sysman 1.17, Psu.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesPsuGetState(
    zes_psu_handle_t hPsu, /**< [in] psu (handle) */
    zes_psu_state_t *pState /**< [in,out] the state */
);

/*
 * Lists the ras error sets of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceEnumRasErrorSets(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_ras_handle_t *phRas /**< [in,out][optional][range(0, *pCount)] gets handles: ras */
);

/*
 * Answers the properties of a ras.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hRas),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pProperties).
 * Source: Level Zero sysman 1.17, Ras.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesRasGetProperties(
    zes_ras_handle_t hRas, /**< [in] ras (handle) */
    zes_ras_properties_t *pProperties /**< [in,out] the properties */
);

/*
 * Answers the config of a ras.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hRas), ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pConfig).
 * Source: Level Zero sysman 1.17, Ras.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesRasGetConfig(
    zes_ras_handle_t hRas, /**< [in] ras (handle) */
    zes_ras_config_t *pConfig /**< [in,out] the config */
);

/*
 * Sets the config of a ras.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hRas), ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pConfig).
 * Source: Level Zero sysman 1.17, Ras.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesRasSetConfig(
    zes_ras_handle_t hRas, /**< [in] ras (handle) */
    const zes_ras_config_t *pConfig /**< [in] the config */
);

/*
 * Answers the state of a ras.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hRas), ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pState).
 * Source: Level Zero sysman 1.17, Ras.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesRasGetState(
    zes_ras_handle_t hRas, /**< [in] ras (handle) */
    ze_bool_t clear, /**< [in] true when: clear */
    zes_ras_state_t *pState /**< [in,out] the state */
);

/*
 * Lists the schedulers of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceEnumSchedulers(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_sched_handle_t *phScheduler /**< [in,out][optional][range(0, *pCount)] gets handles: scheduler */
);

/*
 * Answers the properties of a scheduler.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hScheduler),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pProperties).
 * Source: Level Zero sysman 1.17, Scheduler.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesSchedulerGetProperties(
    zes_sched_handle_t hScheduler, /**< [in] scheduler (handle) */
    zes_sched_properties_t *pProperties /**< [in,out] the properties */
);

/*
 * Answers the current mode of a scheduler.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hScheduler),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pMode).
 * Source: Level Zero sysman 1.17, Scheduler.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesSchedulerGetCurrentMode(
    zes_sched_handle_t hScheduler, /**< [in] scheduler (handle) */
    zes_sched_mode_t *pMode /**< [in,out] the mode */
);

/*
 * Answers the timeout mode properties of a scheduler.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hScheduler),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pConfig).
 * Source: Level Zero sysman 1.17, Scheduler.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesSchedulerGetTimeoutModeProperties(
    zes_sched_handle_t hScheduler, /**< [in] scheduler (handle) */
    ze_bool_t getDefaults, /**< [in] true when: get defaults */
    zes_sched_timeout_properties_t *pConfig /**< [in,out] the config */
);

/*
 * Answers the timeslice mode properties of a scheduler.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hScheduler),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pConfig).
 * Source: Level Zero sysman 1.17, Scheduler.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesSchedulerGetTimesliceModeProperties(
    zes_sched_handle_t hScheduler, /**< [in] scheduler (handle) */
    ze_bool_t getDefaults, /**< [in] true when: get defaults */
    zes_sched_timeslice_properties_t *pConfig /**< [in,out] the config */
);

/*
 * Sets the timeout mode of a scheduler.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hScheduler),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pProperties; NULL == pNeedReload).
 * Source: Level Zero sysman 1.17, Scheduler.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesSchedulerSetTimeoutMode(
    zes_sched_handle_t hScheduler, /**< [in] scheduler (handle) */
    zes_sched_timeout_properties_t *pProperties, /**< [in] the properties */
    ze_bool_t *pNeedReload /**< [in,out] the need reload */
);

/*
 * Sets the timeslice mode of a scheduler.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hScheduler),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pProperties; NULL == pNeedReload).
 * Source: Level Zero sysman 1.17, Scheduler.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesSchedulerSetTimesliceMode(
    zes_sched_handle_t hScheduler, /**< [in] scheduler (handle) */
    zes_sched_timeslice_properties_t *pProperties, /**< [in] the properties */
    ze_bool_t *pNeedReload /**< [in,out] the need reload */
);

/*
 * Sets the exclusive mode of a scheduler.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hScheduler),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pNeedReload).
 * Source: Level Zero sysman 1.17, Scheduler.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesSchedulerSetExclusiveMode(
    zes_sched_handle_t hScheduler, /**< [in] scheduler (handle) */
    ze_bool_t *pNeedReload /**< [in,out] the need reload */
);

/*
 * Sets the compute unit debug mode of a scheduler.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hScheduler),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pNeedReload).
 * Source: Level Zero sysman 1.17, Scheduler.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesSchedulerSetComputeUnitDebugMode(
    zes_sched_handle_t hScheduler, /**< [in] scheduler (handle) */
    ze_bool_t *pNeedReload /**< [in,out] the need reload */
);

/*
 * Lists the standby domains of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceEnumStandbyDomains(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_standby_handle_t *phStandby /**< [in,out][optional][range(0, *pCount)] gets handles: standby */
);

/*
 * Answers the properties of a standby.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hStandby),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pProperties).
 * Source: Level Zero sysman 1.17, Standby.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesStandbyGetProperties(
    zes_standby_handle_t hStandby, /**< [in] standby (handle) */
    zes_standby_properties_t *pProperties /**< [in,out] the properties */
);

/*
 * Answers the mode of a standby.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hStandby),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pMode).
 * Source: Level Zero sysman 1.17, Standby.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesStandbyGetMode(
    zes_standby_handle_t hStandby, /**< [in] standby (handle) */
    zes_standby_promo_mode_t *pMode /**< [in,out] the mode */
);

/*
 * Sets the mode of a standby.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hStandby),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZES_STANDBY_PROMO_MODE_NEVER < mode),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero sysman 1.17, Standby.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesStandbySetMode(
    zes_standby_handle_t hStandby, /**< [in] standby (handle) */
    zes_standby_promo_mode_t mode /**< [in] mode */
);

/*
 * Lists the temperature sensors of a device.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceEnumTemperatureSensors(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_temp_handle_t *phTemperature /**< [in,out][optional][range(0, *pCount)] gets handles: temperature */
);

/*
 * Answers the properties of a temperature.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hTemperature),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pProperties).
 * Source: Level Zero sysman 1.17, Temperature.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesTemperatureGetProperties(
    zes_temp_handle_t hTemperature, /**< [in] temperature (handle) */
    zes_temp_properties_t *pProperties /**< [in,out] the properties */
);

/*
 * Answers the config of a temperature.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hTemperature),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pConfig).
 * Source: Level Zero sysman 1.17, Temperature.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesTemperatureGetConfig(
    zes_temp_handle_t hTemperature, /**< [in] temperature (handle) */
    zes_temp_config_t *pConfig /**< [in,out] the config */
);

/*
 * Sets the config of a temperature.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hTemperature),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pConfig).
 * Source: Level Zero sysman 1.17, Temperature.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesTemperatureSetConfig(
    zes_temp_handle_t hTemperature, /**< [in] temperature (handle) */
    const zes_temp_config_t *pConfig /**< [in] the config */
);

/*
 * Answers the state of a temperature.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hTemperature),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pTemperature).
 * Source: Level Zero sysman 1.17, Temperature.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesTemperatureGetState(
    zes_temp_handle_t hTemperature, /**< [in] temperature (handle) */
    double *pTemperature /**< [in,out] the temperature */
);

/*
 * Answers the limits of a power (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPower),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Power.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesPowerGetLimitsExt(
    zes_pwr_handle_t hPower, /**< [in] power (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_power_limit_ext_desc_t *pSustained /**< [in,out][optional][range(0, *pCount)] gets array: sustained */
);

/*
 * Sets the limits of a power (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPower),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Power.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesPowerSetLimitsExt(
    zes_pwr_handle_t hPower, /**< [in] power (handle) */
    uint32_t *pCount, /**< [in] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_power_limit_ext_desc_t *pSustained /**< [in][optional][range(0, *pCount)] array: sustained */
);

/*
 * Answers the limits ext2 of a power.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPower),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pLimit).
 * Source: Level Zero sysman 1.17, Power.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesPowerGetLimitsExt2(
    zes_pwr_handle_t hPower, /**< [in] power (handle) */
    uint32_t *pLimit /**< [out] gets the limit */
);

/*
 * Sets the limits ext2 of a power.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hPower).
 * Source: Level Zero sysman 1.17, Power.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesPowerSetLimitsExt2(
    zes_pwr_handle_t hPower, /**< [in] power (handle) */
    const uint32_t limit /**< [in] limit */
);

/*
 * Answers the activity of an engine (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hEngine),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Engine.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesEngineGetActivityExt(
    zes_engine_handle_t hEngine, /**< [in] engine (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_engine_stats_t *pStats /**< [in,out][optional][range(0, *pCount)] gets array: stats */
);

/*
 * Answers the state of a ras (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hRas), ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Ras.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesRasGetStateExp(
    zes_ras_handle_t hRas, /**< [in] ras (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_ras_state_exp_t *pState /**< [in,out][optional][range(0, *pCount)] gets array: state */
);

/*
 * Clears of a ras: state (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hRas),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (ZES_RAS_ERROR_CATEGORY_EXP_SOC_INTERNAL_ERRORS < category),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero sysman 1.17, Ras.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesRasClearStateExp(
    zes_ras_handle_t hRas, /**< [in] ras (handle) */
    zes_ras_error_category_exp_t category /**< [in] category */
);

/*
 * Answers the supported categories of a ras (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hRas), ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Ras.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesRasGetSupportedCategoriesExp(
    zes_ras_handle_t hRas, /**< [in] ras (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_ras_error_category_exp_t *pCategories /**< [in,out][optional][range(0, *pCount)] gets array: categories */
);

/*
 * Answers the state exp2 of a ras.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hRas),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCategories; NULL == pState).
 * Source: Level Zero sysman 1.17, Ras.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesRasGetStateExp2(
    zes_ras_handle_t hRas, /**< [in] ras (handle) */
    const uint32_t count, /**< [in] count */
    const zes_ras_error_category_exp_t *pCategories, /**< [in][range(0, count)] array: categories */
    zes_ras_state_exp2_t *pState /**< [out][range(0, count)] gets array: state */
);

/*
 * Answers the config of a ras (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hRas), ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pConfig).
 * Source: Level Zero sysman 1.17, Ras.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesRasGetConfigExp(
    zes_ras_handle_t hRas, /**< [in] ras (handle) */
    const uint32_t count, /**< [in] count */
    zes_ras_config_exp_t *pConfig /**< [in,out][range(0, count)] gets array: config */
);

/*
 * Sets the config of a ras (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hRas), ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pConfig).
 * Source: Level Zero sysman 1.17, Ras.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesRasSetConfigExp(
    zes_ras_handle_t hRas, /**< [in] ras (handle) */
    const uint32_t count, /**< [in] count */
    const zes_ras_config_exp_t *pConfig /**< [in][range(0, count)] array: config */
);

/*
 * Answers the security version of a firmware (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFirmware),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pVersion).
 * Source: Level Zero sysman 1.17, Firmware.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFirmwareGetSecurityVersionExp(
    zes_firmware_handle_t hFirmware, /**< [in] firmware (handle) */
    char *pVersion /**< [in,out] gets text: version */
);

/*
 * Sets the security version of a firmware (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hFirmware).
 * Source: Level Zero sysman 1.17, Firmware.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesFirmwareSetSecurityVersionExp(
    zes_firmware_handle_t hFirmware /**< [in] firmware (handle) */
);

/*
 * Answers the sub device properties of a device (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceGetSubDevicePropertiesExp(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_subdevice_exp_properties_t *pSubdeviceProps /**< [in,out][optional][range(0, *pCount)] gets array: subdevice properties */
);

/*
 * Answers the device by uuid of a driver (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDriver),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == phDevice; NULL == onSubdevice; NULL == subdeviceId).
 * Source: Level Zero sysman 1.17, Driver.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDriverGetDeviceByUuidExp(
    zes_driver_handle_t hDriver, /**< [in] driver (handle) */
    zes_uuid_t uuid, /**< [in] uuid */
    zes_device_handle_t *phDevice, /**< [out] gets the handle of the device */
    ze_bool_t *onSubdevice, /**< [out] gets the on subdevice */
    uint32_t *subdeviceId /**< [out] gets the subdevice id */
);

/*
 * Lists the active vf of a device (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceEnumActiveVFExp(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_vf_handle_t *phVFhandle /**< [in,out][optional][range(0, *pCount)] gets handles: v fhandle */
);

/*
 * Answers the vf properties of a vf management (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hVFhandle),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pProperties).
 * Source: Level Zero sysman 1.17, VFManagement.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesVFManagementGetVFPropertiesExp(
    zes_vf_handle_t hVFhandle, /**< [in] v fhandle (handle) */
    zes_vf_exp_properties_t *pProperties /**< [in,out] the properties */
);

/*
 * Answers the vf memory utilization of a vf management (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hVFhandle),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, VFManagement.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesVFManagementGetVFMemoryUtilizationExp(
    zes_vf_handle_t hVFhandle, /**< [in] v fhandle (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_vf_util_mem_exp_t *pMemUtil /**< [in,out][optional][range(0, *pCount)] gets array: memory util */
);

/*
 * Answers the vf engine utilization of a vf management (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hVFhandle),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, VFManagement.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesVFManagementGetVFEngineUtilizationExp(
    zes_vf_handle_t hVFhandle, /**< [in] v fhandle (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_vf_util_engine_exp_t *pEngineUtil /**< [in,out][optional][range(0, *pCount)] gets array: engine util */
);

/*
 * Sets the vf telemetry mode of a vf management (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hVFhandle),
 *   ZE_RESULT_ERROR_INVALID_ENUMERATION (0xf < flags), ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero sysman 1.17, VFManagement.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesVFManagementSetVFTelemetryModeExp(
    zes_vf_handle_t hVFhandle, /**< [in] v fhandle (handle) */
    zes_vf_info_util_exp_flags_t flags, /**< [in] flags, a union of zes_vf_info_util_exp_flag_t bits, 0 for none */
    ze_bool_t enable /**< [in] true when: enable */
);

/*
 * Sets the vf telemetry sampling interval of a vf management (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hVFhandle), ZE_RESULT_ERROR_INVALID_ENUMERATION (0xf < flag),
 *   ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION.
 * Source: Level Zero sysman 1.17, VFManagement.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesVFManagementSetVFTelemetrySamplingIntervalExp(
    zes_vf_handle_t hVFhandle, /**< [in] v fhandle (handle) */
    zes_vf_info_util_exp_flags_t flag, /**< [in] flag, a union of zes_vf_info_util_exp_flag_t bits, 0 for none */
    uint64_t samplingInterval /**< [in] sampling interval */
);

/*
 * Lists the enabled vf of a device (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDeviceEnumEnabledVFExp(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_vf_handle_t *phVFhandle /**< [in,out][optional][range(0, *pCount)] gets handles: v fhandle */
);

/*
 * Answers the vf capabilities of a vf management (experimental).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hVFhandle),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCapability).
 * Source: Level Zero sysman 1.17, VFManagement.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesVFManagementGetVFCapabilitiesExp(
    zes_vf_handle_t hVFhandle, /**< [in] v fhandle (handle) */
    zes_vf_exp_capabilities_t *pCapability /**< [in,out] the capability */
);

/*
 * Answers the vf memory utilization exp2 of a vf management.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hVFhandle),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, VFManagement.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesVFManagementGetVFMemoryUtilizationExp2(
    zes_vf_handle_t hVFhandle, /**< [in] v fhandle (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_vf_util_mem_exp2_t *pMemUtil /**< [in,out][optional][range(0, *pCount)] gets array: memory util */
);

/*
 * Answers the vf engine utilization exp2 of a vf management.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hVFhandle),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCount).
 * Source: Level Zero sysman 1.17, VFManagement.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesVFManagementGetVFEngineUtilizationExp2(
    zes_vf_handle_t hVFhandle, /**< [in] v fhandle (handle) */
    uint32_t *pCount, /**< [in,out] in: room in the array, in elements, 0 to ask; out: how many there are */
    zes_vf_util_engine_exp2_t *pEngineUtil /**< [in,out][optional][range(0, *pCount)] gets array: engine util */
);

/*
 * Answers the vf capabilities exp2 of a vf management.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hVFhandle),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCapability).
 * Source: Level Zero sysman 1.17, VFManagement.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesVFManagementGetVFCapabilitiesExp2(
    zes_vf_handle_t hVFhandle, /**< [in] v fhandle (handle) */
    zes_vf_exp2_capabilities_t *pCapability /**< [in,out] the capability */
);

/*
 * Links of a device pci: speed update (extension).
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hDevice),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pendingAction).
 * Source: Level Zero sysman 1.17, Device.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zesDevicePciLinkSpeedUpdateExt(
    zes_device_handle_t hDevice, /**< [in] device (handle) */
    ze_bool_t shouldDowngrade, /**< [in] true when: should downgrade */
    zes_device_action_t *pendingAction /**< [out] gets the pending action */
);


#if defined(__cplusplus)
}
#endif

#endif
