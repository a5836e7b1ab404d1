/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Level Zero loader, tracing layer: its own dispatch table.
 */
#ifndef VESPER_ZEL_TRACING_DDI_H
#define VESPER_ZEL_TRACING_DDI_H

#include "zel_tracing_api.h"

#if defined(__cplusplus)
extern "C" {
#endif



typedef struct _zel_tracer_dditable_t zel_tracer_dditable_t;
typedef struct _zel_tracing_dditable_t zel_tracing_dditable_t;


typedef ze_result_t (*zel_pfnTracerCreate_t)(const zel_tracer_desc_t *, zel_tracer_handle_t *);
typedef ze_result_t (*zel_pfnTracerDestroy_t)(zel_tracer_handle_t);
typedef ze_result_t (*zel_pfnTracerSetPrologues_t)(zel_tracer_handle_t, zel_core_callbacks_t *);
typedef ze_result_t (*zel_pfnTracerSetEpilogues_t)(zel_tracer_handle_t, zel_core_callbacks_t *);
typedef ze_result_t (*zel_pfnTracerSetEnabled_t)(zel_tracer_handle_t, ze_bool_t);
typedef ze_result_t (*zel_pfnGetTracerApiProcAddrTable_t)(ze_api_version_t, zel_tracer_dditable_t *);

/* Dispatch table: tracer. Slots only ever grow at the end. */
struct _zel_tracer_dditable_t {
    zel_pfnTracerCreate_t pfnCreate; /**< slot 0 */
    zel_pfnTracerDestroy_t pfnDestroy; /**< slot 1 */
    zel_pfnTracerSetPrologues_t pfnSetPrologues; /**< slot 2 */
    zel_pfnTracerSetEpilogues_t pfnSetEpilogues; /**< slot 3 */
    zel_pfnTracerSetEnabled_t pfnSetEnabled; /**< slot 4 */
};

/* Dispatch table: tracing. Slots only ever grow at the end. */
struct _zel_tracing_dditable_t {
    zel_tracer_dditable_t Tracer; /**< slot 0 */
};

/*
 * Fills a dispatch table: tracer api.
 * Source: Level Zero loader 1.17, Get.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelGetTracerApiProcAddrTable(
    ze_api_version_t version, /**< [in] version */
    zel_tracer_dditable_t *pDdiTable /**< [in,out] the ddi table */
);


#if defined(__cplusplus)
}
#endif

#endif
