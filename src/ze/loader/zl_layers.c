/* SPDX-License-Identifier: Apache-2.0 */
/* Defaults of the loader's own functions: UNSUPPORTED_FEATURE (tracing, until the layers come). What is implemented
 * elsewhere overrides its default here. */
#include <level_zero/layers/zel_tracing_ddi.h>
#include <level_zero/layers/zel_tracing_register_cb.h>
#include <level_zero/loader/ze_loader.h>

#define DEFAULT_ze_result_t return ZE_RESULT_ERROR_UNSUPPORTED_FEATURE;
#define DEFAULT_bool return false;
#define DEFAULT_void

#pragma GCC diagnostic ignored "-Wunused-parameter"
#define API_LOADER_ENTRY(name, ret, DECL, ARGS, PARAMS) \
    __attribute__((weak)) ret name DECL { DEFAULT_##ret }
#include "zel_entries.inc"
