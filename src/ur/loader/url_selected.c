/* SPDX-License-Identifier: Apache-2.0 */
/*
 * urDeviceGetSelected: the devices of a platform that ONEAPI_DEVICE_SELECTOR chooses. An entry is a path of up to three
 * levels, root[.sub[.subsub]]; a root is *, an index over all platforms of the adapter, or a type; a sub is * or an index
 * into the partition by affinity domain. A device is chosen when an entry of its own depth takes it and no discarding entry
 * of its depth or a higher one names it.
 */
#include "url_selector.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include "rt_env.h"
#include "rt_log.h"
#include "url_state.h"
#include "url_tables.h"

enum { MAX_DEPTH = 3 };
enum level_kind { LEVEL_ANY, LEVEL_INDEX, LEVEL_TYPE };

/* One entry of a device list. */
struct entry {
    bool discard;
    unsigned depth; /* 1..MAX_DEPTH */
    struct {
        enum level_kind kind;
        uint32_t value; /* an index, or a ur_device_type_t */
    } level[MAX_DEPTH];
};

/* Where a device is: its index on each level down to its own, and its root's type. */
struct place {
    unsigned depth;
    uint32_t index[MAX_DEPTH];
    ur_device_type_t type;
};

struct pick {
    const ur_dditable_t *table; /* what is installed, for the whole call */
    struct rt_array entries;    /* of struct entry */
    ur_device_type_t wanted;    /* the caller's device type */
    ur_device_handle_t *ret_devices;
    uint32_t capacity, count;   /* of ret_devices; devices chosen so far */
};

static bool read_level(const char *text, size_t length, bool root, enum level_kind *ret_kind, uint32_t *ret_value) {
    static const struct {
        const char *word;
        ur_device_type_t type;
    } words[] = {{"cpu", UR_DEVICE_TYPE_CPU}, {"gpu", UR_DEVICE_TYPE_GPU}, {"fpga", UR_DEVICE_TYPE_FPGA}};
    uint64_t value = 0;

    *ret_kind = LEVEL_ANY;
    *ret_value = 0;
    if (length == 1 && *text == '*')
        return true;
    for (size_t i = 0; root && i < RT_COUNT(words); i++) {
        if (strlen(words[i].word) != length || strncasecmp(words[i].word, text, length) != 0)
            continue;
        *ret_kind = LEVEL_TYPE;
        *ret_value = words[i].type;
        return true;
    }
    for (size_t i = 0; i < length; i++) {
        if (!isdigit((unsigned char)text[i]))
            return false;
        value = value * 10 + (uint64_t)(text[i] - '0');
        if (value >= UINT32_MAX)
            return false;
    }
    *ret_kind = LEVEL_INDEX;
    *ret_value = (uint32_t)value;
    return length > 0;
}

static bool read_entry(const char *text, size_t length, bool discard, struct entry *ret_entry) {
    struct entry entry = {.discard = discard};
    const char *end = text + length;

    for (const char *at = text; at;) {
        const char *dot = memchr(at, '.', (size_t)(end - at));
        const char *stop = dot ? dot : end;
        unsigned depth = entry.depth;
        if (depth == MAX_DEPTH || !read_level(at, (size_t)(stop - at), depth == 0, &entry.level[depth].kind,
                &entry.level[depth].value))
            return false;
        /* Under "any" only "any" has a meaning. */
        if (depth && entry.level[depth - 1].kind == LEVEL_ANY && entry.level[depth].kind != LEVEL_ANY)
            return false;
        entry.depth++;
        at = dot ? dot + 1 : NULL;
    }
    *ret_entry = entry;
    return true;
}

static const char *backend_word(ur_backend_t backend) {
    switch (backend) {
    case UR_BACKEND_LEVEL_ZERO: return "level_zero";
    case UR_BACKEND_OPENCL: return "opencl";
    case UR_BACKEND_CUDA: return "cuda";
    case UR_BACKEND_HIP: return "hip";
    case UR_BACKEND_NATIVE_CPU: return "native_cpu";
    case UR_BACKEND_OFFLOAD: return "offload";
    default: return "";
    }
}

static bool backend_is_known(const char *word) {
    for (size_t i = 0; i < url_manifest_count; i++)
        if (strcasecmp(url_manifest[i].backend, word) == 0)
            return true;
    return strcmp(word, "*") == 0;
}

/* The same backend twice with the same sign is an error, as it is in the original. */
static bool terms_are_valid(const struct rt_array *terms, const char **ret_why) {
    *ret_why = "unknown backend";
    RT_ARRAY_FOR_EACH(struct url_term, term, terms) {
        if (!backend_is_known(term->backend))
            return false;
        for (struct url_term *other = terms->data; other < term; other++) {
            *ret_why = "a backend is named twice; put its devices into one term";
            if (other->discard == term->discard && strcasecmp(other->backend, term->backend) == 0)
                return false;
        }
        *ret_why = "unknown backend";
    }
    return true;
}

/* Collects the entries of the terms that concern this backend. */
static ur_result_t collect_entries(const struct rt_array *terms, const char *backend, struct rt_array *entries) {
    bool any_takes = false;
    RT_ARRAY_FOR_EACH(struct url_term, term, terms) {
        const char *start, *list = term->devices;
        size_t length;
        if (strcmp(term->backend, "*") != 0 && strcasecmp(term->backend, backend) != 0)
            continue;
        any_takes |= !term->discard;
        while (url_next_device(&list, &start, &length)) {
            struct entry entry;
            if (!read_entry(start, length, term->discard, &entry)) {
                rt_error(&url_log, "ONEAPI_DEVICE_SELECTOR: '%.*s' is no device (root[.sub[.subsub]]; root: *, a number, cpu, "
                    "gpu or fpga; sub: * or a number; only * may follow *)", (int)length, start);
                return UR_RESULT_ERROR_INVALID_VALUE;
            }
            if (!rt_array_push(entries, &entry))
                return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
        }
    }
    /* Only discards: everything else is in. */
    const struct entry all = {.depth = 1};
    if (entries->count && !any_takes && !rt_array_push(entries, &all))
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    return UR_RESULT_SUCCESS;
}

/* Does the entry's path name the place, looking at the first `depth` levels only? */
static bool matches(const struct entry *entry, const struct place *place, unsigned depth) {
    for (unsigned i = 0; i < depth; i++) {
        uint32_t actual = entry->level[i].kind == LEVEL_TYPE ? (uint32_t)place->type : place->index[i];
        if (entry->level[i].kind != LEVEL_ANY && entry->level[i].value != actual)
            return false;
    }
    return true;
}

static bool discarded(const struct pick *pick, const struct place *place) {
    RT_ARRAY_FOR_EACH(struct entry, entry, &pick->entries)
        if (entry->discard && entry->depth <= place->depth && matches(entry, place, entry->depth))
            return true;
    return false;
}

static bool taken(const struct pick *pick, const struct place *place) {
    RT_ARRAY_FOR_EACH(struct entry, entry, &pick->entries)
        if (!entry->discard && entry->depth == place->depth && matches(entry, place, entry->depth))
            return true;
    return false;
}

static bool something_below_is_taken(const struct pick *pick, const struct place *place) {
    RT_ARRAY_FOR_EACH(struct entry, entry, &pick->entries)
        if (!entry->discard && entry->depth > place->depth && matches(entry, place, place->depth))
            return true;
    return false;
}

/* The sub-devices of a device; none when it cannot be partitioned so. Caller frees the array and releases each. */
static ur_result_t partition(const struct pick *pick, ur_device_handle_t device, ur_device_handle_t **ret_devices,
    uint32_t *ret_count) {
    const ur_device_partition_property_t by_domain = {.type = UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN,
        .value.affinity_domain = UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE};
    const ur_device_partition_properties_t properties = {.stype = UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES,
        .pProperties = &by_domain, .PropCount = 1};
    uint32_t count = 0;

    *ret_devices = NULL;
    *ret_count = 0;
    if (pick->table->Device.pfnPartition(device, &properties, 0, NULL, &count) != UR_RESULT_SUCCESS || count == 0)
        return UR_RESULT_SUCCESS;
    ur_device_handle_t *devices = calloc(count, sizeof(*devices));
    if (!devices)
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    ur_result_t result = pick->table->Device.pfnPartition(device, &properties, count, devices, NULL);
    if (result != UR_RESULT_SUCCESS) {
        free(devices);
        return result;
    }
    *ret_devices = devices;
    *ret_count = count;
    return UR_RESULT_SUCCESS;
}

static bool hand_out(struct pick *pick, ur_device_handle_t device) {
    bool kept = pick->ret_devices && pick->count < pick->capacity;
    if (kept)
        pick->ret_devices[pick->count] = device;
    pick->count++;
    return kept;
}

/* Walks the sub-devices of a device; those that are not handed out are released again. At most two levels deep. */
static ur_result_t pick_below(struct pick *pick, ur_device_handle_t device, const struct place *parent) {
    ur_device_handle_t *devices;
    uint32_t count;

    if (parent->depth == MAX_DEPTH || !something_below_is_taken(pick, parent))
        return UR_RESULT_SUCCESS;
    ur_result_t result = partition(pick, device, &devices, &count);
    for (uint32_t i = 0; i < count; i++) {
        struct place place = *parent;
        bool kept = false;
        place.index[place.depth++] = i;
        if (result == UR_RESULT_SUCCESS && !discarded(pick, &place)) {
            kept = taken(pick, &place) && hand_out(pick, devices[i]);
            result = pick_below(pick, devices[i], &place);
        }
        if (!kept)
            (void)pick->table->Device.pfnRelease(devices[i]);
    }
    free(devices);
    return result;
}

static ur_result_t pick_root(struct pick *pick, ur_device_handle_t device, uint32_t index) {
    struct place place = {.depth = 1, .index = {index}};
    ur_result_t result = pick->table->Device.pfnGetInfo(device, UR_DEVICE_INFO_TYPE, sizeof(place.type), &place.type, NULL);
    if (result != UR_RESULT_SUCCESS)
        return result;
    if (pick->wanted != UR_DEVICE_TYPE_ALL && pick->wanted != UR_DEVICE_TYPE_DEFAULT && pick->wanted != place.type)
        return UR_RESULT_SUCCESS;
    if (discarded(pick, &place))
        return UR_RESULT_SUCCESS;
    if (taken(pick, &place))
        (void)hand_out(pick, device);
    return pick_below(pick, device, &place);
}

static uint32_t device_count(const struct pick *pick, ur_platform_handle_t platform) {
    uint32_t count = 0;
    return pick->table->Device.pfnGet(platform, UR_DEVICE_TYPE_ALL, 0, NULL, &count) == UR_RESULT_SUCCESS ? count : 0;
}

/* Devices of the adapter's platforms before this one: roots are numbered across all of them. */
static ur_result_t first_index(const struct pick *pick, ur_platform_handle_t platform, uint32_t *ret_index) {
    ur_adapter_handle_t adapter = NULL;
    uint32_t count = 0, index = 0;
    ur_result_t result = pick->table->Platform.pfnGetInfo(platform, UR_PLATFORM_INFO_ADAPTER, sizeof(adapter), &adapter, NULL);
    if (result == UR_RESULT_SUCCESS)
        result = pick->table->Platform.pfnGet(adapter, 0, NULL, &count);
    if (result != UR_RESULT_SUCCESS)
        return result;
    ur_platform_handle_t *platforms = calloc(count ? count : 1, sizeof(*platforms));
    if (!platforms)
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    if (count)
        result = pick->table->Platform.pfnGet(adapter, count, platforms, NULL);
    for (uint32_t i = 0; result == UR_RESULT_SUCCESS && i < count && platforms[i] != platform; i++)
        index += device_count(pick, platforms[i]);
    free(platforms);
    *ret_index = index;
    return result;
}

static ur_result_t pick_devices(struct pick *pick, ur_platform_handle_t platform) {
    uint32_t index = 0, count = device_count(pick, platform);
    if (count == 0)
        return UR_RESULT_SUCCESS;
    ur_result_t result = first_index(pick, platform, &index);
    if (result != UR_RESULT_SUCCESS)
        return result;
    ur_device_handle_t *devices = calloc(count, sizeof(*devices));
    if (!devices)
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    result = pick->table->Device.pfnGet(platform, UR_DEVICE_TYPE_ALL, count, devices, NULL);
    for (uint32_t i = 0; result == UR_RESULT_SUCCESS && i < count; i++)
        result = pick_root(pick, devices[i], index + i);
    free(devices);
    return result;
}

static ur_result_t read_selector(struct pick *pick, ur_platform_handle_t platform, const char *text) {
    struct rt_array terms;
    const char *why = NULL;
    ur_backend_t backend = UR_BACKEND_UNKNOWN;
    ur_result_t result =
        pick->table->Platform.pfnGetInfo(platform, UR_PLATFORM_INFO_BACKEND, sizeof(backend), &backend, NULL);
    if (result != UR_RESULT_SUCCESS)
        return result;
    bool valid = url_terms_parse(text, &terms, &why);
    if (valid && terms_are_valid(&terms, &why)) {
        result = collect_entries(&terms, backend_word(backend), &pick->entries);
    } else {
        rt_error(&url_log, "ONEAPI_DEVICE_SELECTOR='%s' cannot be read: %s", text, why);
        result = UR_RESULT_ERROR_INVALID_VALUE;
    }
    if (valid)
        url_terms_finish(&terms);
    return result;
}

static ur_result_t check_arguments(ur_platform_handle_t platform, ur_device_type_t type, uint32_t capacity,
    const ur_device_handle_t *devices, const uint32_t *count) {
    if (!url_is_up())
        return UR_RESULT_ERROR_UNINITIALIZED;
    if (!platform)
        return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
    if ((uint32_t)type < UR_DEVICE_TYPE_DEFAULT || type > UR_DEVICE_TYPE_CUSTOM)
        return UR_RESULT_ERROR_INVALID_ENUMERATION;
    if (capacity && !devices)
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    if (!capacity && devices)
        return UR_RESULT_ERROR_INVALID_SIZE;
    return devices || count ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_INVALID_VALUE;
}

UR_APIEXPORT ur_result_t UR_APICALL urDeviceGetSelected(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType,
    uint32_t NumEntries, ur_device_handle_t *phDevices, uint32_t *pNumDevices) {
    ur_result_t result = check_arguments(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
    if (result != UR_RESULT_SUCCESS)
        return result;
    struct pick pick = {.table = url_table(), .wanted = DeviceType, .ret_devices = phDevices, .capacity = NumEntries};
    const char *text = rt_env_get("ONEAPI_DEVICE_SELECTOR");
    if (!text)
        return pick.table->Device.pfnGet(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);

    rt_array_init(&pick.entries, sizeof(struct entry));
    result = read_selector(&pick, hPlatform, text);
    if (result == UR_RESULT_SUCCESS)
        result = pick_devices(&pick, hPlatform);
    rt_array_finish(&pick.entries);
    if (result == UR_RESULT_SUCCESS && pNumDevices)
        *pNumDevices = pick.count;
    return result;
}
