/* SPDX-License-Identifier: Apache-2.0 */
/* As releases before 2026.2: there is no getter for EventExp. Asking any getter is a fault that ends the process. */
#include <stdlib.h>
#define urGetEventExpProcAddrTable fake_getter_of_no_name
#define FAKE_ON_GETTER abort()
#include "ur_adapter_fake.h"
