/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The loader's own functions in the shared loader, and the names that static copies of the originals look up in whatever
 * libze_loader.so.1 they opened. Those without a public declaration are declared here.
 */
#include "zl_zel.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <level_zero/layers/zel_tracing_ddi.h>

#include "zl_table.h"

extern const char zelVesperLoader[];

ze_result_t zeLoaderInit(void);
void *zeLoaderGetTracingHandle(void);
void *zelLoaderGetContext(void);
ze_result_t zelLoaderDriverCheck(ze_init_flags_t flags, ze_init_driver_type_desc_t *desc, void *global, void *sysman,
    bool *needs_intercept, bool sysman_only);
ze_result_t zelLoaderTracingLayerInit(void *table);
ze_result_t zelLoaderZerTracingLayerInit(void *table);
ze_result_t zelLoaderGetVersionsInternal(size_t *num_elems, zel_component_version_t *versions);
ze_result_t zelLoaderTranslateHandleInternal(zel_handle_type_t handleType, void *handleIn, void **handleOut);

static void fill_version(zel_component_version_t *version) {
    memset(version, 0, sizeof(*version));
    snprintf(version->component_name, sizeof(version->component_name), "loader");
    version->spec_version = ZE_API_VERSION_CURRENT;
    version->component_lib_version = (zel_version_t){ZL_VERSION_MAJOR, ZL_VERSION_MINOR, ZL_VERSION_PATCH};
}

ze_result_t zelGetLoaderVersion(zel_component_version_t *version) {
    if (!version)
        return ZE_RESULT_ERROR_INVALID_NULL_POINTER;
    fill_version(version);
    return ZE_RESULT_SUCCESS;
}

ze_result_t zelLoaderGetVersions(size_t *num_elems, zel_component_version_t *versions) {
    if (!num_elems)
        return ZE_RESULT_ERROR_INVALID_NULL_POINTER;
    if (versions && *num_elems)
        fill_version(versions);
    *num_elems = 1;
    return ZE_RESULT_SUCCESS;
}

/* Handles are the drivers' own here, so each is its own translation. */
ze_result_t zelLoaderTranslateHandle(zel_handle_type_t handleType, void *handleIn, void **handleOut) {
    if (!handleIn || !handleOut)
        return ZE_RESULT_ERROR_INVALID_NULL_POINTER;
    if ((unsigned)handleType > ZEL_HANDLE_PHYSICAL_MEM)
        return ZE_RESULT_ERROR_INVALID_ENUMERATION;
    *handleOut = handleIn;
    return ZE_RESULT_SUCCESS;
}

/* For static copies, whose own context this is about; the shared loader lives to the end of the process. */
void zelSetDelayLoaderContextTeardown(void) {}
void zelLoaderContextTeardown(void) {}

RT_EXPORT ze_result_t zeLoaderInit(void) {
    zl_init_discover();
    return ZE_RESULT_SUCCESS;
}
RT_EXPORT void *zeLoaderGetTracingHandle(void) { return NULL; }
RT_EXPORT void *zelLoaderGetContext(void) { return NULL; }
RT_EXPORT ze_result_t zelLoaderDriverCheck(ze_init_flags_t flags, ze_init_driver_type_desc_t *desc, void *global, void *sysman,
    bool *needs_intercept, bool sysman_only) {
    (void)flags, (void)desc, (void)global, (void)sysman, (void)needs_intercept, (void)sysman_only;
    return ZE_RESULT_SUCCESS;
}
RT_EXPORT ze_result_t zelLoaderTracingLayerInit(void *table) {
    (void)table;
    return ZE_RESULT_SUCCESS;
}
RT_EXPORT ze_result_t zelLoaderZerTracingLayerInit(void *table) {
    (void)table;
    return ZE_RESULT_SUCCESS;
}
RT_EXPORT ze_result_t zelLoaderGetVersionsInternal(size_t *num_elems, zel_component_version_t *versions) {
    return zelLoaderGetVersions(num_elems, versions);
}
RT_EXPORT ze_result_t zelLoaderTranslateHandleInternal(zel_handle_type_t handleType, void *handleIn, void **handleOut) {
    return zelLoaderTranslateHandle(handleType, handleIn, handleOut);
}

ze_result_t zelGetTracerApiProcAddrTable(ze_api_version_t version, zel_tracer_dditable_t *pDdiTable) {
    if (!pDdiTable)
        return ZE_RESULT_ERROR_INVALID_NULL_POINTER;
    (void)version;
    *pDdiTable = (zel_tracer_dditable_t){zelTracerCreate, zelTracerDestroy, zelTracerSetPrologues, zelTracerSetEpilogues,
        zelTracerSetEnabled};
    return ZE_RESULT_SUCCESS;
}

ze_result_t zelGetTracingLayerState(bool *enabled) {
    if (!enabled)
        return ZE_RESULT_ERROR_INVALID_NULL_POINTER;
    *enabled = false;
    return ZE_RESULT_SUCCESS;
}

/* By this name the archive and the UR adapter tell Vesper's loader from others. */
RT_EXPORT const char zelVesperLoader[] = "Vesper";
