/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A copy of the template goes into memory (memfd), or where that is missing into an unnamed or a temporary file; the
 * placeholder in its one DT_NEEDED entry is overwritten with the watched library's path; then it is opened under a name
 * that no loaded object has (ld.so takes an equal name for the same object).
 */
#include "gr_sentinel.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "rt_dl.h"

#ifndef MFD_NOEXEC_SEAL
#define MFD_NOEXEC_SEAL 8U
#endif

extern const unsigned char gr_template_start[] RT_HIDDEN;
extern const unsigned char gr_template_end[] RT_HIDDEN;

/* Set by the build as well, as the soname that the template was linked against. */
static const char placeholder[] = GR_PLACEHOLDER;

static unsigned char *patched_copy(const char *library_path, size_t *ret_size, struct rt_string *error) {
    size_t size = (size_t)(gr_template_end - gr_template_start), room = sizeof(placeholder);
    if (strlen(library_path) >= room) {
        rt_string_appendf(error, "the path of %s is longer than %zu bytes", library_path, room - 1);
        return NULL;
    }
    unsigned char *copy = malloc(size);
    if (!copy)
        return NULL;
    memcpy(copy, gr_template_start, size);
    unsigned char *at = memmem(copy, size, placeholder, room);
    if (!at) {
        rt_string_append(error, "the sentinel's template has no placeholder");
        free(copy);
        return NULL;
    }
    memset(at, 0, room);
    memcpy(at, library_path, strlen(library_path));
    *ret_size = size;
    return copy;
}

static int anonymous_file(void) {
    static const char *const folders[] = {"/dev/shm", "/tmp", "/var/tmp"};
    int fd = memfd_create("vesper-sentinel", MFD_CLOEXEC | MFD_NOEXEC_SEAL);
    if (fd < 0 && errno == EINVAL)
        fd = memfd_create("vesper-sentinel", MFD_CLOEXEC);
    for (size_t i = 0; fd < 0 && i < RT_COUNT(folders); i++)
        fd = open(folders[i], O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    return fd;
}

static bool write_all(int fd, const unsigned char *bytes, size_t size) {
    while (size) {
        ssize_t done = write(fd, bytes, size);
        if (done < 0 && errno == EINTR)
            continue;
        if (done <= 0)
            return false;
        bytes += done;
        size -= (size_t)done;
    }
    return true;
}

/* "/proc/self/fd/././N" with as many "./" as it takes until no loaded object has that name. */
static void *open_by_descriptor(int fd, struct rt_string *error) {
    char name[512] = "/proc/self/fd/";
    size_t end = strlen(name);
    for (; end < sizeof(name) - 16; end += 2) {
        snprintf(name + end, 16, "%d", fd);
        void *other = dlopen(name, RTLD_LAZY | RTLD_NOLOAD);
        if (!other)
            break;
        dlclose(other);
        memcpy(name + end, "./", 3);
    }
    return rt_dl_open(name, RT_DL_NOW | RT_DL_NODELETE, error);
}

/* Without memfd, O_TMPFILE or /proc: a file with a name for a moment. */
static void *open_by_name(const unsigned char *bytes, size_t size, struct rt_string *error) {
    char name[] = "/tmp/vesper-sentinel-XXXXXX";
    int fd = mkostemp(name, O_CLOEXEC);
    if (fd < 0)
        return NULL;
    void *library = write_all(fd, bytes, size) ? rt_dl_open(name, RT_DL_NOW | RT_DL_NODELETE, error) : NULL;
    unlink(name);
    close(fd);
    return library;
}

bool gr_sentinel_plant(const char *library_path, void (*notice)(void *user), void *user, struct rt_string *error) {
    size_t size;
    unsigned char *bytes = patched_copy(library_path, &size, error);
    if (!bytes)
        return false;
    void *library = NULL;
    int fd = anonymous_file();
    if (fd >= 0) {
        if (write_all(fd, bytes, size))
            library = open_by_descriptor(fd, error);
        close(fd);
    }
    if (!library)
        library = open_by_name(bytes, size, error);
    free(bytes);
    void **user_place = rt_dl_symbol(library, "gr_sentinel_user");
    void (**notice_place)(void *) = rt_dl_symbol(library, "gr_sentinel_notice");
    if (!user_place || !notice_place)
        return false;
    *user_place = user;
    __atomic_store_n(notice_place, notice, __ATOMIC_RELEASE);
    return true;
}
