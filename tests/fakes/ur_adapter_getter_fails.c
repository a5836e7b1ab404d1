/* SPDX-License-Identifier: Apache-2.0 */
/* The getter of one table fails, after others succeeded. */
#define FAKE_FAILS "Kernel"
#include "ur_adapter_fake.h"
