/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Level Zero 1.17, runtime: dispatch tables in slot order and the functions that fill them.
 * [since M.m] is the API version from which a slot is there: older loaders pass shorter tables.
 */
#ifndef VESPER_ZER_DDI_H
#define VESPER_ZER_DDI_H

#include "zer_api.h"

#if defined(__cplusplus)
extern "C" {
#endif



typedef struct _zer_global_dditable_t zer_global_dditable_t;
typedef struct _zer_dditable_t zer_dditable_t;
typedef struct _zer_dditable_driver_t zer_dditable_driver_t;


typedef ze_result_t (*zer_pfnGetLastErrorDescription_t)(const char **);
typedef uint32_t (*zer_pfnTranslateDeviceHandleToIdentifier_t)(ze_device_handle_t);
typedef ze_device_handle_t (*zer_pfnTranslateIdentifierToDeviceHandle_t)(uint32_t);
typedef ze_context_handle_t (*zer_pfnGetDefaultContext_t)(void);
typedef ze_result_t (*zer_pfnGetGlobalProcAddrTable_t)(ze_api_version_t, zer_global_dditable_t *);

/* Dispatch table: global. Slots only ever grow at the end. */
struct _zer_global_dditable_t {
    zer_pfnGetLastErrorDescription_t pfnGetLastErrorDescription; /**< slot 0 [since 1.14] */
    zer_pfnTranslateDeviceHandleToIdentifier_t pfnTranslateDeviceHandleToIdentifier; /**< slot 1 [since 1.14] */
    zer_pfnTranslateIdentifierToDeviceHandle_t pfnTranslateIdentifierToDeviceHandle; /**< slot 2 [since 1.14] */
    zer_pfnGetDefaultContext_t pfnGetDefaultContext; /**< slot 3 [since 1.14] */
};

/* Dispatch table: dditable t. Slots only ever grow at the end. */
struct _zer_dditable_t {
    zer_global_dditable_t Global; /**< slot 0 */
};

/* Dispatch table: dditable driver t. Slots only ever grow at the end. */
struct _zer_dditable_driver_t {
    ze_api_version_t version; /**< API version of the tables */
    uint8_t isValidFlag; /**< slot 1 */
    zer_global_dditable_t *Global; /**< slot 2 */
};

/*
 * Fills a dispatch table: global.
 * Source: Level Zero 1.17, dispatch tables.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zerGetGlobalProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zer_global_dditable_t *pDdiTable /**< [in,out] the ddi table */
);


#if defined(__cplusplus)
}
#endif

#endif
