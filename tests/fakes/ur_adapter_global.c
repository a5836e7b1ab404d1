/* SPDX-License-Identifier: Apache-2.0 */
/* As release 2025.2: the first table's getter has another name. */
#include <unified-runtime/ur_api.h>
#include <unified-runtime/ur_ddi.h>
#include "rt_attr.h"

RT_EXPORT ur_result_t urGetGlobalProcAddrTable(ur_api_version_t version, void *table);
ur_result_t urGetGlobalProcAddrTable(ur_api_version_t version, void *table) {
    (void)version;
    (void)table;
    return UR_RESULT_ERROR_UNKNOWN;
}
UR_APIEXPORT ur_result_t UR_APICALL urGetKernelProcAddrTable(ur_api_version_t version, ur_kernel_dditable_t *pDdiTable) {
    (void)version;
    (void)pDdiTable;
    return UR_RESULT_ERROR_UNKNOWN;
}
