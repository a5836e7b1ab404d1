/* SPDX-License-Identifier: Apache-2.0 */
/* What a program or the environment asks of the next init: layers, the mock adapter, code locations. */
#ifndef URL_CONFIG_H
#define URL_CONFIG_H

#include <stdbool.h>
#include <unified-runtime/ur_api.h>
#include "rt_ref.h"

struct ur_loader_config_handle_t_ {
    rt_refcount references;
    _Atomic bool mocking;                     /* load the mock adapter and nothing else */
    ur_code_location_callback_t code_location; /* optional; kept for the tracing layer */
    void *code_location_user;                  /* borrowed from the caller */
};

/* True when config (may be NULL) asks for the mock adapter. */
bool url_config_mocking(ur_loader_config_handle_t config);
/* Reads UR_ENABLE_LAYERS; what names no layer we have is a warning each. */
void url_config_read_layers(void);

#endif
