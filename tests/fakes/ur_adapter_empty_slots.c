/* SPDX-License-Identifier: Apache-2.0 */
/* Fills urAdapterGet alone, and lacks the getter of one table. */
#define urGetMemoryExportExpProcAddrTable fake_getter_of_no_name
#define FAKE_EMPTY
#include "ur_adapter_fake.h"
