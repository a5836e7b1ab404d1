/* SPDX-License-Identifier: Apache-2.0 */
/*
 * urLoaderConfig*: a plain counted object that needs no init. Layer names are compared whole. The list of available layers
 * is the list of those this loader can really put in: none so far.
 */
#include "url_config.h"

#include <stdlib.h>
#include <string.h>
#include "rt_env.h"
#include "rt_log.h"
#include "rt_string.h"
#include "url_state.h"

/* NULL ends the list. */
static const char *const available_layers[] = {NULL};

static bool layer_is_available(const char *name) {
    for (const char *const *layer = available_layers; *layer; layer++)
        if (strcmp(*layer, name) == 0)
            return true;
    return false;
}

bool url_config_mocking(ur_loader_config_handle_t config) {
    return config && atomic_load_explicit(&config->mocking, memory_order_relaxed);
}

void url_config_read_layers(void) {
    struct rt_array names;
    if (!rt_env_list("UR_ENABLE_LAYERS", &names)) {
        rt_warning(&url_log, "UR_ENABLE_LAYERS='%s' is ignored: an entry is empty or has ':' or ';' without quotes",
            rt_env_get("UR_ENABLE_LAYERS"));
        return;
    }
    RT_ARRAY_FOR_EACH(char *, name, &names)
        if (!layer_is_available(*name))
            rt_warning(&url_log, "UR_ENABLE_LAYERS: there is no layer '%s' in this loader; it is left out", *name);
    rt_string_list_finish(&names);
}

UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigCreate(ur_loader_config_handle_t *phLoaderConfig) {
    if (!phLoaderConfig)
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    struct ur_loader_config_handle_t_ *config = calloc(1, sizeof(*config));
    if (!config)
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    rt_ref_init(&config->references);
    *phLoaderConfig = config;
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigRetain(ur_loader_config_handle_t hLoaderConfig) {
    if (!hLoaderConfig)
        return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
    rt_ref(&hLoaderConfig->references);
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigRelease(ur_loader_config_handle_t hLoaderConfig) {
    if (!hLoaderConfig)
        return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
    if (rt_unref(&hLoaderConfig->references))
        free(hLoaderConfig);
    return UR_RESULT_SUCCESS;
}

/* An answer of exactly `size` bytes; a buffer of another size is refused, as programs expect of this function. */
static ur_result_t answer(const void *value, size_t size, size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    if (pPropValue && propSize != size)
        return UR_RESULT_ERROR_INVALID_SIZE;
    if (pPropValue)
        memcpy(pPropValue, value, size);
    if (pPropSizeRet)
        *pPropSizeRet = size;
    return UR_RESULT_SUCCESS;
}

static ur_result_t answer_layers(size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    struct rt_string list;
    rt_string_init(&list);
    for (const char *const *layer = available_layers; *layer; layer++)
        rt_string_appendf(&list, "%s%s", layer == available_layers ? "" : ";", *layer);
    ur_result_t result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    if (!list.failed)
        result = answer(rt_string_text(&list), list.length + 1, propSize, pPropValue, pPropSizeRet);
    rt_string_finish(&list);
    return result;
}

UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigGetInfo(ur_loader_config_handle_t hLoaderConfig,
    ur_loader_config_info_t propName, size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    if (!hLoaderConfig)
        return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
    if (!pPropValue && (propSize || !pPropSizeRet))
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    uint32_t references = rt_ref_read(&hLoaderConfig->references);
    switch (propName) {
    case UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS:
        return answer_layers(propSize, pPropValue, pPropSizeRet);
    case UR_LOADER_CONFIG_INFO_REFERENCE_COUNT:
        return answer(&references, sizeof(references), propSize, pPropValue, pPropSizeRet);
    default:
        return UR_RESULT_ERROR_INVALID_ENUMERATION;
    }
}

UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigEnableLayer(ur_loader_config_handle_t hLoaderConfig, const char *pLayerName) {
    if (!hLoaderConfig)
        return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
    if (!pLayerName)
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    if (layer_is_available(pLayerName))
        return UR_RESULT_SUCCESS;
    rt_log_open(&url_log);
    rt_warning(&url_log, "urLoaderConfigEnableLayer: there is no layer '%s' in this loader", pLayerName);
    return UR_RESULT_ERROR_LAYER_NOT_PRESENT;
}

UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigSetCodeLocationCallback(ur_loader_config_handle_t hLoaderConfig,
    ur_code_location_callback_t pfnCodeloc, void *pUserData) {
    if (!hLoaderConfig)
        return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
    if (!pfnCodeloc)
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    hLoaderConfig->code_location = pfnCodeloc;
    hLoaderConfig->code_location_user = pUserData;
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigSetMockingEnabled(ur_loader_config_handle_t hLoaderConfig, ur_bool_t enable) {
    if (!hLoaderConfig)
        return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
    atomic_store_explicit(&hLoaderConfig->mocking, enable != 0, memory_order_relaxed);
    return UR_RESULT_SUCCESS;
}
