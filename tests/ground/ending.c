/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One process that really ends. usage: ending ORDER ENDING, with the libraries beside each other in $FAKES.
 * Order: below-first, runtime-first, client-first, driver (watched by the link map), linked (this program is linked with
 * the library below). Ending: see endings[].
 */
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include "below.h"

static int (*call)(void);

static void *open_library(const char *name) {
    char path[4096];
    snprintf(path, sizeof(path), "%s/lib%s.so", getenv("FAKES"), name);
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        fprintf(stderr, "%s\n", dlerror());
        exit(3);
    }
    return library;
}

static void at_exit(void) {
    if (call)
        call();
}

static void *hammer(void *unused) {
    for (;;)
        call();
    return unused;
}

static void *exit_here(void *unused) {
    exit(0);
    return unused;
}

static void end_in_thread(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, exit_here, NULL);
    pthread_join(thread, NULL);
}

static void end_with_hammers(void) {
    pthread_t thread;
    for (int i = 0; i < 4; i++)
        pthread_create(&thread, NULL, hammer, NULL);
}

static void end_after_fork(void) {
    int status;
    pid_t child = fork();
    if (child == 0)
        exit(call() == 0 ? 0 : 5); /* the child owns nothing: refused, and its end makes no notice */
    waitpid(child, &status, 0);
    if (status)
        exit(6);
}

static void end_at_once(void) { _exit(0); }
static void nothing(void) {}
static void late(void) { atexit(at_exit); }

static const struct {
    const char *name;
    void (*act)(void);
} endings[] = {{"return", nothing}, {"thread", end_in_thread}, {"early", nothing}, {"late", late}, {"library", nothing},
    {"hammer", end_with_hammers}, {"fork", end_after_fork}, {"_exit", end_at_once}, {"dlclose", nothing}};

static void open_all(const char *order, const char *ending) {
    char path[4096];
    void *client = NULL, *below = NULL, *runtime;
    int (*open_runtime)(const char *, int);
    void (*use)(int (*)(void));
    snprintf(path, sizeof(path), "%s/libground_below.so", getenv("FAKES"));
    if (strcmp(order, "client-first") == 0)
        client = open_library("ground_client");
    if (strcmp(order, "below-first") == 0)
        below = open_library("ground_below");
    runtime = open_library("ground_runtime");
    *(void **)&open_runtime = dlsym(runtime, "runtime_open");
    *(void **)&call = dlsym(runtime, "runtime_call");
    int failed = open_runtime(path, strcmp(order, "driver") == 0);
    if (failed || !call())
        exit(4);
    if (strcmp(ending, "library") == 0) {
        client = client ? client : open_library("ground_client");
        *(void **)&use = dlsym(client, "client_use");
        use(call);
    }
    if (strcmp(ending, "dlclose") == 0) {
        if (below)
            dlclose(below);
        dlclose(runtime);
    }
}

int main(int argc, char **argv) {
    if (argc != 3)
        return 2;
    if (strcmp(argv[2], "early") == 0)
        atexit(at_exit);
    open_all(argv[1], argv[2]);
    for (size_t i = 0; i < sizeof(endings) / sizeof(endings[0]); i++)
        if (strcmp(endings[i].name, argv[2]) == 0) {
            endings[i].act();
            return 0;
        }
    return 2;
}
