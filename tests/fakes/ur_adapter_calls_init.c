/* SPDX-License-Identifier: Apache-2.0 */
/* Calls the loader while the loader is loading it. */
#include <unified-runtime/ur_api.h>
#define FAKE_ON_GETTER \
    do { \
        if (urLoaderInit(0, NULL) != UR_RESULT_ERROR_UNINITIALIZED || urLoaderTearDown() != UR_RESULT_ERROR_UNINITIALIZED) \
            return UR_RESULT_ERROR_UNKNOWN; \
    } while (0)
#include "ur_adapter_fake.h"
