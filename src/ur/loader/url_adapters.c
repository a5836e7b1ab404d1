/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Opens adapters and reads their tables. The getters are asked in one fixed order, into one ur_dditable_t: adapters tell
 * by the distance between the output pointers which release's layout is being filled, so the order and the offsets are ABI.
 * UR 0.12 has four layouts under one version; ours (2026.2) is the only one with an EventExp table, so an adapter without
 * that getter is of another one and is refused before anything is asked of it.
 */
#include "url_adapters.h"

#include <stdlib.h>
#include <string.h>
#include "rt_array.h"
#include "rt_dl.h"
#include "rt_log.h"
#include "rt_string.h"
#include "url_state.h"

/* The order in which the original loader asks. */
#define ASK_ORDER(X) \
    X(Adapter) X(BindlessImagesExp) X(CommandBufferExp) X(Context) X(Enqueue) X(EnqueueExp) X(Event) X(EventExp) X(GraphExp) \
    X(IPCExp) X(Kernel) X(Mem) X(MemoryExportExp) X(PhysicalMem) X(Platform) X(Program) X(ProgramExp) X(Queue) X(QueueExp) \
    X(Sampler) X(USM) X(USMExp) X(UsmP2PExp) X(VirtualMem) X(Device) X(DeviceExp)

static const struct getter {
    const char *name;
    size_t offset, size; /* bytes in ur_dditable_t */
} getters[] = {
#define GETTER(Table) {"urGet" #Table "ProcAddrTable", offsetof(ur_dditable_t, Table), sizeof(((ur_dditable_t *)0)->Table)},
    ASK_ORDER(GETTER)
#undef GETTER
};

#define API_TABLE(ns, Table, getter, table_type, field, slots, optional, since) +1
_Static_assert(RT_COUNT(getters) == 0
#include "ur_tables.inc"
    , "each table is asked for");
#undef API_TABLE

/* Every getter of the adapters has this shape; the table's type differs. */
typedef ur_result_t (*getter_function)(ur_api_version_t version, void *table);

/* Where tables are read into: ours, and room behind it for an adapter that writes more than we know. */
struct scratch {
    ur_dditable_t table;
    char tail[4096];
};

struct set {
    struct set *next; /* owned; never freed: a thread may be inside url_adapters_get with it */
    size_t count;
    struct url_adapter *adapters[]; /* borrowed from `known` */
};

static struct url_adapter *known; /* under the state's lock */
static struct set *sets;          /* under the state's lock */
static struct set *_Atomic current_set;

/* A symbol of library itself or of something it depends on, except of this loader: a library linked with it is no adapter
 * for that. */
static void *find_symbol(void *library, const char *name, const char *own_path) {
    void *symbol = rt_dl_symbol(library, name);
    char *path = symbol ? rt_dl_path_of(symbol) : NULL;
    bool ours = path && own_path && strcmp(path, own_path) == 0;

    free(path);
    return ours ? NULL : symbol;
}

static bool same_file(const void *a, const void *b) {
    char *path_a = rt_dl_path_of(a), *path_b = rt_dl_path_of(b);
    bool same = path_a && path_b && strcmp(path_a, path_b) == 0;

    free(path_a);
    free(path_b);
    return same;
}

/* Looks all getters up; false when this is no adapter of our layout, with one line that says why. */
static bool find_getters(void *library, const char *path, getter_function ret_functions[RT_COUNT(getters)]) {
    char *own_path = rt_dl_path_of((const void *)&url_down);
    void *symbols[RT_COUNT(getters)];
    size_t found_count = 0;
    bool has_global = find_symbol(library, "urGetGlobalProcAddrTable", own_path) != NULL;
    void *loader_init = find_symbol(library, "urLoaderInit", own_path);
    void *event_exp = find_symbol(library, "urGetEventExpProcAddrTable", own_path);

    for (size_t i = 0; i < RT_COUNT(getters); i++) {
        symbols[i] = find_symbol(library, getters[i].name, own_path);
        found_count += symbols[i] != NULL;
    }
    free(own_path);
    if (!found_count)
        rt_error(&url_log, "%s is no adapter: it exports none of the %zu table getters (urGetAdapterProcAddrTable, ...)", path,
            RT_COUNT(getters));
    else if (loader_init && symbols[0] && same_file(loader_init, symbols[0]))
        rt_error(&url_log, "%s is no adapter but a loader: it exports urLoaderInit", path);
    else if (!symbols[0])
        rt_error(&url_log, "%s is not used: it lacks urGetAdapterProcAddrTable%s", path,
            has_global ? " and has urGetGlobalProcAddrTable, so it is of release 2025.2 or older; 2026.2 is needed" : "");
    else if (!event_exp)
        rt_error(&url_log, "%s is not used: it lacks urGetEventExpProcAddrTable, so its tables are laid out as in release "
            "2026.1 or older; an adapter of 2026.2 is needed", path);
    else {
        memcpy(ret_functions, symbols, sizeof(symbols));
        return true;
    }
    return false;
}

/* True when nothing but the table itself was written. */
static bool kept_to_its_table(const struct scratch *before, const struct scratch *after, const struct getter *getter) {
    size_t end = getter->offset + getter->size;
    const char *old = (const char *)before, *new = (const char *)after;

    return memcmp(old, new, getter->offset) == 0 && memcmp(old + end, new + end, sizeof(*before) - end) == 0;
}

static bool read_tables(const char *path, getter_function const functions[RT_COUNT(getters)], ur_dditable_t *ret_table) {
    struct scratch scratch, before;
    memset(&scratch, 0, sizeof(scratch));

    for (size_t i = 0; i < RT_COUNT(getters); i++) {
        if (!functions[i]) {
            rt_error(&url_log, "%s lacks %s: what that table holds is not supported there", path, getters[i].name);
            continue;
        }
        before = scratch;
        ur_result_t result = functions[i](UR_API_VERSION_CURRENT, (char *)&scratch + getters[i].offset);
        if (result != UR_RESULT_SUCCESS) {
            rt_error(&url_log, "%s is not used: its %s failed with %d", path, getters[i].name, (int)result);
            return false;
        }
        if (!kept_to_its_table(&before, &scratch, &getters[i])) {
            rt_error(&url_log, "%s is not used: its %s wrote more than the %zu slots of release 2026.2, so its tables are "
                "laid out otherwise", path, getters[i].name, getters[i].size / sizeof(void (*)(void)));
            return false;
        }
    }
    *ret_table = scratch.table;
    return true;
}

static struct url_adapter *find_known(void *library) {
    for (struct url_adapter *adapter = known; adapter; adapter = adapter->next)
        if (adapter->library == library)
            return adapter;
    return NULL;
}

static struct url_adapter *remember(void *library, const void *symbol, const char *path) {
    struct url_adapter *adapter = calloc(1, sizeof(*adapter));
    if (!adapter)
        return NULL;
    adapter->path = rt_dl_path_of(symbol);
    if (!adapter->path && !(adapter->path = strdup(path))) {
        free(adapter);
        return NULL;
    }
    adapter->library = library;
    adapter->next = known;
    known = adapter;
    return adapter;
}

static enum url_open_result read_adapter(struct url_adapter *adapter, getter_function const functions[RT_COUNT(getters)]) {
    ur_dditable_t table;
    if (!read_tables(adapter->path, functions, &table))
        return URL_FAILED;
    unsigned empty_count = url_fill_empty_slots(&table);
    adapter->table = table;
    adapter->usable = true;
    rt_info(&url_log, "adapter %s: %u of %u functions", adapter->path, URL_SLOTS - empty_count, (unsigned)URL_SLOTS);
    return URL_OPENED;
}

enum url_open_result url_adapter_open(const char *path, bool deep_bind, struct url_adapter **ret_adapter) {
    getter_function functions[RT_COUNT(getters)];
    struct rt_string reason;
    rt_string_init(&reason);
    void *library = rt_dl_open(path, RT_DL_LAZY | (deep_bind ? RT_DL_DEEPBIND : 0), &reason);
    if (!library) {
        rt_info(&url_log, "%s does not load: %s", path, rt_string_text(&reason));
        rt_string_finish(&reason);
        return URL_NOT_LOADED;
    }
    rt_string_finish(&reason);

    struct url_adapter *adapter = find_known(library);
    if (adapter && adapter->usable) {
        rt_dl_close(library); /* the first reference is kept */
        *ret_adapter = adapter;
        return URL_OPENED;
    }
    if (!find_getters(library, path, functions)) {
        rt_dl_close(library);
        return URL_NOT_ADAPTER;
    }
    if (adapter)
        rt_dl_close(library);
    else if (!(adapter = remember(library, (const void *)functions[0], path))) {
        rt_dl_close(library);
        rt_error(&url_log, "%s is not used: out of memory", path);
        return URL_FAILED;
    }
    *ret_adapter = adapter;
    return read_adapter(adapter, functions);
}

static struct set *find_set(struct url_adapter *const *adapters, size_t count) {
    for (struct set *set = sets; set; set = set->next)
        if (set->count == count && (count == 0 || memcmp(set->adapters, adapters, count * sizeof(*adapters)) == 0))
            return set;
    return NULL;
}

const ur_dditable_t *url_adapters_choose(struct url_adapter *const *adapters, size_t count, bool intercept) {
    struct set *set = find_set(adapters, count);
    if (!set) {
        set = calloc(1, sizeof(*set) + count * sizeof(*adapters));
        if (!set)
            return NULL;
        set->count = count;
        for (size_t i = 0; i < count; i++)
            set->adapters[i] = adapters[i];
        set->next = sets;
        sets = set;
    }
    atomic_store_explicit(&current_set, set, memory_order_release);
    if (count == 0)
        return &url_none;
    return count == 1 && !intercept ? &adapters[0]->table : &url_thunks;
}

ur_result_t url_adapters_get(uint32_t capacity, ur_adapter_handle_t *ret_adapters, uint32_t *ret_count) {
    struct set *set = atomic_load_explicit(&current_set, memory_order_acquire);
    uint32_t total = 0;

    for (size_t i = 0; set && i < set->count; i++) {
        const ur_dditable_t *table = &set->adapters[i]->table;
        ur_adapter_handle_t handle = NULL;
        uint32_t count = 0;
        bool wanted = ret_adapters && total < capacity;
        ur_result_t result = table->Adapter.pfnGet(wanted ? 1 : 0, wanted ? &handle : NULL, &count);
        if (result != UR_RESULT_SUCCESS || count == 0) {
            rt_info(&url_log, "adapter %s offers no adapter handle (result %d)", set->adapters[i]->path, (int)result);
            continue;
        }
        if (wanted && !handle)
            continue;
        if (wanted)
            ret_adapters[total] = handle;
        total++;
    }
    if (ret_count)
        *ret_count = total;
    return UR_RESULT_SUCCESS;
}
