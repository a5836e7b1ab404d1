/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Level Zero 1.17, runtime: shortcuts that need no handle.
 * Names, values and layouts are the ABI; the tags in brackets after each parameter are read by tools/gen_entry_points.py
 */
#ifndef VESPER_ZER_API_H
#define VESPER_ZER_API_H

#include "ze_api.h"

#if defined(__cplusplus)
extern "C" {
#endif






/*
 * Answers the last error description of a the API.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == ppString).
 * Source: Level Zero runtime 1.17, Get.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zerGetLastErrorDescription(
    const char **ppString /**< [in,out] gets text: string */
);

/*
 * Translates of a the API: device handle to identifier.
 * Source: Level Zero runtime 1.17, Translate.
 */
ZE_APIEXPORT uint32_t ZE_APICALL zerTranslateDeviceHandleToIdentifier(
    ze_device_handle_t hDevice /**< [in] device (handle) */
);

/*
 * Translates of a the API: identifier to device handle.
 * Source: Level Zero runtime 1.17, Translate.
 */
ZE_APIEXPORT ze_device_handle_t ZE_APICALL zerTranslateIdentifierToDeviceHandle(
    uint32_t identifier /**< [in] identifier */
);

/*
 * Answers the default context of a the API.
 * Source: Level Zero runtime 1.17, Get.
 */
ZE_APIEXPORT ze_context_handle_t ZE_APICALL zerGetDefaultContext(void);


#if defined(__cplusplus)
}
#endif

#endif
