/* SPDX-License-Identifier: Apache-2.0 */
/* One getter writes more slots than the table has in our layout. */
#define FAKE_TOO_LONG "Enqueue"
#include "ur_adapter_fake.h"
