/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ONEAPI_DEVICE_SELECTOR: term(;term)*, term = [!]backend:device(,device)*. Read here; used twice: before loading, to leave
 * whole adapters alone (the prefilter), and in urDeviceGetSelected, device by device.
 */
#ifndef URL_SELECTOR_H
#define URL_SELECTOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <unified-runtime/ur_api.h>
#include "rt_array.h"
#include "rt_attr.h"

struct url_term {
    bool discard;    /* began with '!' */
    char *backend;   /* owned, as written */
    char *devices;   /* owned, the comma-separated list as written */
};

/* Reads text into struct url_term elements. False: malformed (*ret_why says how; nothing is kept). */
bool url_terms_parse(const char *text, struct rt_array *ret_terms, const char **ret_why) MUST_CHECK;
void url_terms_finish(struct rt_array *terms);
/* Takes the next entry off a device list; false when it is used up. */
bool url_next_device(const char **list, const char **ret_start, size_t *ret_length);

/* One adapter library that the loader knows by name. */
struct url_manifest {
    const char *library;  /* file name */
    const char *backend;  /* the selector's word for it */
    unsigned types;       /* device types it can have, bits of 1 << UR_DEVICE_TYPE_* */
};
extern RT_HIDDEN const struct url_manifest url_manifest[]; /* in the order in which they are asked */
extern RT_HIDDEN const size_t url_manifest_count;

struct url_prefilter {
    struct rt_array terms; /* of struct url_term; none when everything is kept */
};
/* Reads UR_LOADER_PRELOAD_FILTER and ONEAPI_DEVICE_SELECTOR; what it cannot read filters nothing. */
void url_prefilter_init(struct url_prefilter *filter);
void url_prefilter_finish(struct url_prefilter *filter);
bool url_prefilter_keeps(const struct url_prefilter *filter, const struct url_manifest *entry);

#endif
