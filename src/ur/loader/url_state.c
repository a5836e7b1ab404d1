/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The loader's state is the installed table. The first urLoaderInit finds adapters and swaps the live table in, the last
 * urLoaderTearDown swaps the closed one in; in between they only count. An init that fails has installed nothing, so the
 * loader is as it was and the next init starts afresh.
 */
#include "url_state.h"

#include <unistd.h>
#include "rt_array.h"
#include "rt_env.h"
#include "rt_thread.h"
#include "url_adapters.h"
#include "url_config.h"
#include "url_discover.h"
#include "url_tables.h"

struct rt_log url_log = RT_LOG_INIT("loader", "UR_LOG_LOADER");

const ur_dditable_t *_Atomic url_installed = &url_down;

/* Inits not yet matched by a teardown; under the lock. */
static uint64_t init_count;
/* Set while this thread is inside come_up: a library that is being loaded may call us. */
static RT_TLS bool coming_up;

/* The lock: 0, or the process id of its holder. A forked child finds the id of its parent when another thread held it at
 * that moment; that thread does not exist in the child, so the child takes the lock over. What it guards is changed by
 * single pointer stores, each after what it points to is complete. */
static _Atomic uint32_t lock_word;

static void lock(void) {
    uint32_t self = (uint32_t)getpid();
    for (;;) {
        uint32_t holder = 0;
        if (atomic_compare_exchange_strong_explicit(&lock_word, &holder, self, memory_order_acquire, memory_order_relaxed))
            return;
        if (holder != self && atomic_compare_exchange_strong_explicit(&lock_word, &holder, self, memory_order_acquire,
                memory_order_relaxed))
            return;
        rt_futex_wait(&lock_word, self, UINT64_MAX);
    }
}

static void unlock(void) {
    atomic_store_explicit(&lock_word, 0, memory_order_release);
    rt_futex_wake(&lock_word, 1);
}

bool url_is_up(void) {
    const ur_dditable_t *table = url_table();
    return table != &url_down && table != &url_closed;
}

static ur_result_t come_up(ur_loader_config_handle_t config) {
    struct rt_array adapters; /* of struct url_adapter * */
    rt_array_init(&adapters, sizeof(struct url_adapter *));
    rt_log_open(&url_log);
    url_config_read_layers();

    const ur_dditable_t *table = NULL;
    if (url_discover(url_config_mocking(config), &adapters))
        table = url_adapters_choose(adapters.data, adapters.count, rt_env_truthy("UR_ENABLE_LOADER_INTERCEPT", false));
    if (table) {
        rt_info(&url_log, "up with %zu adapter%s", adapters.count, adapters.count == 1 ? "" : "s");
        atomic_store_explicit(&url_installed, table, memory_order_release);
    } else {
        rt_error(&url_log, "urLoaderInit: out of memory; the loader stays down");
    }
    rt_array_finish(&adapters);
    return table ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
}

UR_APIEXPORT ur_result_t UR_APICALL urLoaderInit(ur_device_init_flags_t device_flags, ur_loader_config_handle_t hLoaderConfig) {
    if (device_flags & UR_DEVICE_INIT_FLAGS_MASK)
        return UR_RESULT_ERROR_INVALID_ENUMERATION;
    if (coming_up) {
        rt_error(&url_log, "urLoaderInit was called by a library that urLoaderInit is loading; it is not up yet");
        return UR_RESULT_ERROR_UNINITIALIZED;
    }
    ur_result_t result = UR_RESULT_SUCCESS;
    lock();
    if (init_count == 0) {
        coming_up = true;
        result = come_up(hLoaderConfig);
        coming_up = false;
    }
    if (result == UR_RESULT_SUCCESS)
        init_count++;
    unlock();
    return result;
}

UR_APIEXPORT ur_result_t UR_APICALL urLoaderTearDown(void) {
    if (coming_up)
        return UR_RESULT_ERROR_UNINITIALIZED;
    ur_result_t result = UR_RESULT_SUCCESS;
    lock();
    if (init_count == 0)
        result = UR_RESULT_ERROR_UNINITIALIZED;
    else if (--init_count == 0) {
        atomic_store_explicit(&url_installed, &url_closed, memory_order_release);
        rt_info(&url_log, "closed; adapters stay loaded, later releases are skipped");
    }
    unlock();
    return result;
}
