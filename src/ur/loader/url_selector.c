/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Reading ONEAPI_DEVICE_SELECTOR, and the prefilter. The prefilter only ever leaves out an adapter all of whose devices the
 * selector rules out: it knows backends and device types, not indices, so a term that discards one device by number
 * discards no adapter. What it cannot read (an unknown backend, upper case) it lets pass: who selects devices judges it.
 */
#include "url_selector.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include "rt_env.h"
#include "rt_log.h"
#include "url_state.h"

#define TYPE(name) (1u << UR_DEVICE_TYPE_##name)
#define LEVEL_ZERO_TYPES (TYPE(CPU) | TYPE(GPU) | TYPE(FPGA) | TYPE(MCA) | TYPE(VPU))

const struct url_manifest url_manifest[] = {
    {"libur_adapter_cuda.so.0", "cuda", TYPE(GPU)},
    {"libur_adapter_hip.so.0", "hip", TYPE(GPU)},
    {"libur_adapter_level_zero.so.0", "level_zero", LEVEL_ZERO_TYPES},
    {"libur_adapter_level_zero_v2.so.0", "level_zero", LEVEL_ZERO_TYPES},
    {"libur_adapter_native_cpu.so.0", "native_cpu", TYPE(CPU)},
    {"libur_adapter_offload.so.0", "offload", TYPE(CPU) | TYPE(GPU)},
    {"libur_adapter_opencl.so.0", "opencl", LEVEL_ZERO_TYPES | TYPE(CUSTOM)},
};
const size_t url_manifest_count = RT_COUNT(url_manifest);

static bool add_term(struct rt_array *terms, const char *start, size_t length, const char **ret_why) {
    struct url_term term = {0};
    const char *colon = memchr(start, ':', length);
    const char *end = start + length;

    *ret_why = "a term needs backend:device";
    if (!colon || colon + 1 == end)
        return false;
    term.discard = *start == '!';
    start += term.discard;
    if (start == colon)
        return false;
    *ret_why = "out of memory";
    term.backend = strndup(start, (size_t)(colon - start));
    term.devices = strndup(colon + 1, (size_t)(end - colon - 1));
    if (term.backend && term.devices && rt_array_push(terms, &term))
        return true;
    free(term.backend);
    free(term.devices);
    return false;
}

/* No entry of a device list may be empty. */
static bool devices_are_listed(const char *list) {
    const char *start;
    size_t length;
    while (url_next_device(&list, &start, &length))
        if (length == 0)
            return false;
    return true;
}

bool url_terms_parse(const char *text, struct rt_array *ret_terms, const char **ret_why) {
    rt_array_init(ret_terms, sizeof(struct url_term));
    while (*text) {
        size_t length = strcspn(text, ";");
        if (!add_term(ret_terms, text, length, ret_why))
            goto fail;
        *ret_why = "an entry of the device list is empty";
        if (!devices_are_listed(((struct url_term *)rt_array_at(ret_terms, ret_terms->count - 1))->devices))
            goto fail;
        text += length + (text[length] == ';');
    }
    return true;
fail:
    url_terms_finish(ret_terms);
    return false;
}

void url_terms_finish(struct rt_array *terms) {
    RT_ARRAY_FOR_EACH(struct url_term, term, terms) {
        free(term->backend);
        free(term->devices);
    }
    rt_array_finish(terms);
}

bool url_next_device(const char **list, const char **ret_start, size_t *ret_length) {
    if (!*list)
        return false;
    *ret_start = *list;
    *ret_length = strcspn(*list, ",");
    *list = (*list)[*ret_length] ? *list + *ret_length + 1 : NULL;
    return true;
}

static bool prefilter_knows(const char *backend) {
    if (strcmp(backend, "*") == 0 || strcmp(backend, "level_zero_v2") == 0)
        return true;
    for (size_t i = 0; i < url_manifest_count; i++)
        if (strcmp(url_manifest[i].backend, backend) == 0)
            return true;
    return false;
}

void url_prefilter_init(struct url_prefilter *filter) {
    const char *why = NULL, *text = rt_env_get("ONEAPI_DEVICE_SELECTOR");
    rt_array_init(&filter->terms, sizeof(struct url_term));
    if (!text || !rt_env_truthy("UR_LOADER_PRELOAD_FILTER", true))
        return;
    if (!url_terms_parse(text, &filter->terms, &why)) {
        rt_warning(&url_log, "ONEAPI_DEVICE_SELECTOR='%s' cannot be read (%s); all adapters are tried", text, why);
        return;
    }
    RT_ARRAY_FOR_EACH(struct url_term, term, &filter->terms) {
        if (prefilter_knows(term->backend))
            continue;
        rt_warning(&url_log, "ONEAPI_DEVICE_SELECTOR='%s': '%s' is no backend (level_zero, opencl, cuda, hip, native_cpu, "
            "offload or *); all adapters are tried", text, term->backend);
        url_terms_finish(&filter->terms);
        return;
    }
}

void url_prefilter_finish(struct url_prefilter *filter) { url_terms_finish(&filter->terms); }

/* The device types that one entry speaks of as a whole. A term that takes devices in takes their adapter in with them,
 * whatever comes after the root; one that discards does so only if it leaves nothing of the type. */
static unsigned types_of_entry(const char *start, size_t length, bool discard) {
    static const struct {
        const char *word;
        unsigned types;
    } words[] = {{"cpu", TYPE(CPU)}, {"gpu", TYPE(GPU)}, {"fpga", TYPE(FPGA)}, {"mca", TYPE(MCA)}, {"vpu", TYPE(VPU)},
        {"custom", TYPE(CUSTOM)}};
    const char *dot = memchr(start, '.', length);
    size_t root_length = dot ? (size_t)(dot - start) : length;

    if (discard && (dot || isdigit((unsigned char)*start)))
        return 0;
    if (isdigit((unsigned char)*start) || (root_length == 1 && *start == '*'))
        return ~0u;
    for (size_t i = 0; i < RT_COUNT(words); i++)
        if (strlen(words[i].word) == root_length && memcmp(words[i].word, start, root_length) == 0)
            return words[i].types;
    return 0;
}

bool url_prefilter_keeps(const struct url_prefilter *filter, const struct url_manifest *entry) {
    unsigned taken = 0, discarded = 0;
    bool any_takes = false;

    RT_ARRAY_FOR_EACH(struct url_term, term, &filter->terms) {
        const char *start, *list = term->devices;
        size_t length;
        any_takes |= !term->discard;
        if (strcmp(term->backend, "*") != 0 && strcmp(term->backend, entry->backend) != 0)
            continue;
        while (url_next_device(&list, &start, &length))
            *(term->discard ? &discarded : &taken) |= types_of_entry(start, length, term->discard);
    }
    if (!any_takes)
        taken = ~0u;
    return (entry->types & taken & ~discarded) != 0;
}
