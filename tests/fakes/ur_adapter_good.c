/* SPDX-License-Identifier: Apache-2.0 */
/* An adapter with nothing wrong. */
#include "ur_adapter_fake.h"
