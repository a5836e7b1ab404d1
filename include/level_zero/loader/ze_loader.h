/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Level Zero loader: its own functions.
 * Names, values and layouts are the ABI; the tags in brackets after each parameter are read by tools/gen_entry_points.py
 */
#ifndef VESPER_ZE_LOADER_H
#define VESPER_ZE_LOADER_H

#include "../ze_api.h"

#if defined(__cplusplus)
extern "C" {
#endif

#define ZEL_COMPONENT_STRING_SIZE 64


/* Handle type. */
typedef enum _zel_handle_type_t {
    ZEL_HANDLE_DRIVER = 0, /**< driver */
    ZEL_HANDLE_DEVICE = 1, /**< device */
    ZEL_HANDLE_CONTEXT = 2, /**< context */
    ZEL_HANDLE_COMMAND_QUEUE = 3, /**< command queue */
    ZEL_HANDLE_COMMAND_LIST = 4, /**< command list */
    ZEL_HANDLE_FENCE = 5, /**< fence */
    ZEL_HANDLE_EVENT_POOL = 6, /**< event pool */
    ZEL_HANDLE_EVENT = 7, /**< event */
    ZEL_HANDLE_IMAGE = 8, /**< image */
    ZEL_HANDLE_MODULE = 9, /**< module */
    ZEL_HANDLE_MODULE_BUILD_LOG = 10, /**< module build log */
    ZEL_HANDLE_KERNEL = 11, /**< kernel */
    ZEL_HANDLE_SAMPLER = 12, /**< sampler */
    ZEL_HANDLE_PHYSICAL_MEM = 13, /**< physical mem */
} zel_handle_type_t;

typedef struct _zel_version zel_version_t;
typedef struct zel_component_version zel_component_version_t;


typedef void (*zel_loader_teardown_callback_t)(void);
typedef void (*zel_application_teardown_callback_t)(uint32_t);

/* Version. */
struct _zel_version {
    int major; /**< major */
    int minor; /**< minor */
    int patch; /**< patch */
};

/* Component version. */
struct zel_component_version {
    char component_name[64]; /**< component name */
    ze_api_version_t spec_version; /**< spec version */
    zel_version_t component_lib_version; /**< component lib version */
};

/*
 * Answers the versions of a loader.
 * Source: Level Zero loader 1.17, Loader.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelLoaderGetVersions(
    size_t *num_elems, /**< [in,out] the number of elems */
    zel_component_version_t *versions /**< [in,out] the versions */
);

/*
 * Answers the loader version of a the API.
 * Source: Level Zero loader 1.17, Get.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelGetLoaderVersion(
    zel_component_version_t *version /**< [in,out] the version */
);

/*
 * Translates of a loader: handle.
 * Source: Level Zero loader 1.17, Loader.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelLoaderTranslateHandle(
    zel_handle_type_t handleType, /**< [in] handle type */
    void *handleIn, /**< [in,out] the handle in */
    void **handleOut /**< [in,out] the handle out */
);

/*
 * Sets the driver teardown of a the API.
 * Source: Level Zero loader 1.17, Set.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelSetDriverTeardown(void);

/*
 * Sets the delay loader context teardown of a the API.
 * Source: Level Zero loader 1.17, Set.
 */
ZE_APIEXPORT void ZE_APICALL zelSetDelayLoaderContextTeardown(void);

/*
 * Loader: context teardown.
 * Source: Level Zero loader 1.17, Loader.
 */
ZE_APIEXPORT void ZE_APICALL zelLoaderContextTeardown(void);

/*
 * Enables of a the API: tracing layer.
 * Source: Level Zero loader 1.17, Enable.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelEnableTracingLayer(void);

/*
 * Checks of a the API: is loader in tear down.
 * Source: Level Zero loader 1.17, Check.
 */
ZE_APIEXPORT bool ZE_APICALL zelCheckIsLoaderInTearDown(void);

/*
 * Registers of a the API: teardown callback.
 * Source: Level Zero loader 1.17, Register.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelRegisterTeardownCallback(
    zel_loader_teardown_callback_t application_callback, /**< [in] callback: application callback */
    zel_application_teardown_callback_t *loader_callback, /**< [in,out] callback: loader callback */
    uint32_t *index /**< [in,out] the index */
);

/*
 * Disables of a the API: tracing layer.
 * Source: Level Zero loader 1.17, Disable.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelDisableTracingLayer(void);

/*
 * Answers the tracing layer state of a the API.
 * Source: Level Zero loader 1.17, Get.
 */
ZE_APIEXPORT ze_result_t ZE_APICALL zelGetTracingLayerState(
    bool *enabled /**< [in,out] the enabled */
);


#if defined(__cplusplus)
}
#endif

#endif
