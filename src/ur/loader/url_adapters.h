/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Adapters: opening a library, asking its 26 getters, and the sets of adapters that were up at some time. An adapter stays
 * loaded for good: handles that outlive the loader have code to come back to, and the next init takes it as it is.
 */
#ifndef URL_ADAPTERS_H
#define URL_ADAPTERS_H

#include <stdbool.h>
#include <stddef.h>
#include "rt_attr.h"
#include "url_tables.h"

struct url_adapter {
    struct url_adapter *next; /* owned; the list only grows */
    void *library;            /* owned reference, never closed */
    char *path;               /* owned */
    bool usable;              /* the getters answered; table may be installed and is not written any more */
    ur_dditable_t table;      /* each slot filled */
};

enum url_open_result {
    URL_OPENED,       /* *ret_adapter is usable */
    URL_NOT_LOADED,   /* no such library, or it does not load */
    URL_NOT_ADAPTER,  /* loaded, but not an adapter of our layout; closed again, said why */
    URL_FAILED        /* an adapter that failed to give its tables; said why */
};

/* path: an absolute path, or a bare name for the system's search. Called with the state's lock held. */
enum url_open_result url_adapter_open(const char *path, bool deep_bind, struct url_adapter **ret_adapter) MUST_CHECK;

/* Remembers the adapters that are up from now on, and says which table serves them. NULL: out of memory. */
const ur_dditable_t *url_adapters_choose(struct url_adapter *const *adapters, size_t count, bool intercept) MUST_CHECK;

/* urAdapterGet over all adapters that are up: one handle from each, those that fail are left out. */
ur_result_t url_adapters_get(uint32_t capacity, ur_adapter_handle_t *ret_adapters, uint32_t *ret_count);

#endif
