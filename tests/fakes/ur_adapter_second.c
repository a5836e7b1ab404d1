/* SPDX-License-Identifier: Apache-2.0 */
/* A second adapter with nothing wrong, of another backend. */
#define FAKE_BACKEND UR_BACKEND_OPENCL
#include "ur_adapter_fake.h"
