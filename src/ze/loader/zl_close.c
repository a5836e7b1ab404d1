/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Teardown callbacks and closing. A callback may unregister itself or others, register new ones or call the loader: they are
 * taken off the list one by one, and no lock is held while one runs. A static array: nothing is allocated at the end.
 */
#include <pthread.h>
#include <stdbool.h>

#include "zl_table.h"
#include "zl_zel.h"

#define MAX_CALLBACKS 256

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static zel_loader_teardown_callback_t callbacks[MAX_CALLBACKS]; /* index + 1 is the caller's index */
static bool closing;

static void forget(uint32_t index) {
    pthread_mutex_lock(&lock);
    if (index >= 1 && index <= MAX_CALLBACKS)
        callbacks[index - 1] = NULL;
    pthread_mutex_unlock(&lock);
}

static zel_loader_teardown_callback_t take_next(void) {
    zel_loader_teardown_callback_t callback = NULL;
    pthread_mutex_lock(&lock);
    for (size_t i = 0; i < MAX_CALLBACKS && !callback; i++) {
        callback = callbacks[i];
        callbacks[i] = NULL;
    }
    pthread_mutex_unlock(&lock);
    return callback;
}

void zl_close(void) {
    pthread_mutex_lock(&lock);
    bool first = !closing;
    closing = true;
    pthread_mutex_unlock(&lock);
    if (!first)
        return;
    for (zel_loader_teardown_callback_t callback; (callback = take_next());)
        callback();
    atomic_store(&zl_installed, &zl_closed);
}

ze_result_t zelRegisterTeardownCallback(zel_loader_teardown_callback_t application_callback,
    zel_application_teardown_callback_t *loader_callback, uint32_t *index) {
    if (!application_callback)
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    ze_result_t result = ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    pthread_mutex_lock(&lock);
    for (uint32_t i = 0; i < MAX_CALLBACKS && result != ZE_RESULT_SUCCESS; i++) {
        if (callbacks[i])
            continue;
        callbacks[i] = application_callback;
        if (index)
            *index = i + 1;
        result = ZE_RESULT_SUCCESS;
    }
    pthread_mutex_unlock(&lock);
    if (loader_callback)
        *loader_callback = forget;
    return result;
}

ze_result_t zelSetDriverTeardown(void) {
    zl_close();
    return ZE_RESULT_SUCCESS;
}

bool zelCheckIsLoaderInTearDown(void) { return atomic_load(&zl_installed) == &zl_closed; }
