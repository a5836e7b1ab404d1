/* SPDX-License-Identifier: Apache-2.0 */
/* A runtime that lives on the ground: each call below passes the gate, and the notice still calls below. */
#include <dlfcn.h>
#include <unistd.h>
#include "below.h"
#include "gr_ground.h"
#include "rt_attr.h"
#include "rt_log.h"

static struct gr_ground ground;
static struct rt_log log_ = RT_LOG_INIT("runtime", "UR_LOG_RUNTIME");
static int (*call)(void);

RT_EXPORT int runtime_call(void) {
    if (!gr_enter(&ground))
        return 0;
    int result = call();
    gr_leave(&ground);
    return result;
}

static void notice(void *unused) {
    static const char text[] = "notice\n", refused[] = "notice refused\n";
    (void)unused;
    if (runtime_call())
        (void)!write(1, text, sizeof(text) - 1);
    else
        (void)!write(1, refused, sizeof(refused) - 1);
}

RT_EXPORT int runtime_open(const char *path, int as_driver) {
    void *library = path ? dlopen(path, RTLD_NOW | RTLD_LOCAL) : RTLD_DEFAULT;
    *(void **)&call = dlsym(library, "below_call");
    if (!call)
        return 1;
    gr_open(&ground, notice, NULL, &log_);
    if (as_driver)
        gr_watch_drivers(&ground);
    return as_driver || gr_watch_address(&ground, (const void *)call) ? 0 : 2;
}

RT_EXPORT int runtime_means(void) { return atomic_load(&ground.means); }
