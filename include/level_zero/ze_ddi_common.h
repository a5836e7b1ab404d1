/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Level Zero 1.17: how every handle of a driver with dispatch pointers begins (ze_driver_ddi_handles_ext_properties_t).
 */
#ifndef VESPER_ZE_DDI_COMMON_H
#define VESPER_ZE_DDI_COMMON_H

#include "ze_ddi.h"
#include "zer_ddi.h"
#include "zes_ddi.h"
#include "zet_ddi.h"

#if defined(__cplusplus)
extern "C" {
#endif



typedef struct _ze_handle_t ze_handle_t;



/* Handle. */
struct _ze_handle_t {
    ze_dditable_driver_t *pCore; /**< the core */
    zet_dditable_driver_t *pTools; /**< the tools */
    zes_dditable_driver_t *pSysman; /**< the sysman */
    zer_dditable_driver_t *pRuntime; /**< the runtime */
};


#if defined(__cplusplus)
}
#endif

#endif
