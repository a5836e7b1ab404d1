/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Level Zero loader, tracing layer: tracers.
 * Names, values and layouts are the ABI; the tags in brackets after each parameter are read by tools/gen_entry_points.py
 */
#ifndef VESPER_ZEL_TRACING_API_H
#define VESPER_ZEL_TRACING_API_H

#include "../ze_api.h"

#if defined(__cplusplus)
extern "C" {
#endif

#define ZEL_API_TRACING_NAME "ZEL_api_tracing"

typedef struct _zel_tracer_handle_t *zel_tracer_handle_t; /**< handle: tracer */

/* Api tracing version. */
typedef enum _zel_api_tracing_version_t {
    ZEL_API_TRACING_VERSION_1_0 = 0x10000, /**< 1 0 */
    ZEL_API_TRACING_VERSION_CURRENT = 0x10000, /**< current */
    ZEL_API_TRACING_VERSION_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zel_api_tracing_version_t;

/* Structure type. */
typedef enum _zel_structure_type_t {
    ZEL_STRUCTURE_TYPE_TRACER_DESC = 1, /**< tracer desc */
    ZEL_STRUCTURE_TYPE_TRACER_EXP_DESC = 1, /**< tracer exp desc */
    ZEL_STRUCTURE_TYPE_FORCE_UINT32 = 0x7fffffff, /**< keeps the type 32 bits wide */
} zel_structure_type_t;

typedef struct _zel_tracer_desc_t zel_tracer_desc_t;

typedef ze_callbacks_t zel_core_callbacks_t;


/* Tracer description. */
struct _zel_tracer_desc_t {
    zel_structure_type_t stype; /**< [in] kind of this structure, the enumerator of its own */
    const void *pNext; /**< [in][optional] next structure of the chain, NULL at its end */
    void *pUserData; /**< [in] the user data */
};

/*
 * Makes a tracer.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == desc; NULL == desc->pUserData; NULL == phTracer).
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerCreate(
    const zel_tracer_desc_t *desc, /**< [in] the description */
    zel_tracer_handle_t *phTracer /**< [out] gets the handle of the tracer */
);

/*
 * Destroys a tracer.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hTracer), ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerDestroy(
    zel_tracer_handle_t hTracer /**< [in][release] tracer (handle) */
);

/*
 * Sets the prologues of a tracer.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hTracer),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCoreCbs).
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerSetPrologues(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_core_callbacks_t *pCoreCbs /**< [in] callback: core cbs */
);

/*
 * Sets the epilogues of a tracer.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hTracer),
 *   ZE_RESULT_ERROR_INVALID_NULL_POINTER (NULL == pCoreCbs).
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerSetEpilogues(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    zel_core_callbacks_t *pCoreCbs /**< [in] callback: core cbs */
);

/*
 * Sets the enabled of a tracer.
 * Errors: ZE_RESULT_ERROR_INVALID_NULL_HANDLE (NULL == hTracer).
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerSetEnabled(
    zel_tracer_handle_t hTracer, /**< [in] tracer (handle) */
    ze_bool_t enable /**< [in] true when: enable */
);

/*
 * Resets of a tracer: all callbacks.
 * Source: Level Zero loader 1.17, Tracer.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelTracerResetAllCallbacks(
    zel_tracer_handle_t hTracer /**< [in] tracer (handle) */
);


#if defined(__cplusplus)
}
#endif

#endif
