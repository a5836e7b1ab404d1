/* SPDX-License-Identifier: Apache-2.0 */
/* Opening, looking up and locating libraries; an empty path is never the main program. */
#include <math.h>
#include <string.h>
#include "one_suite.h"
#include "rt_dl.h"

START_TEST(a_library_is_opened_and_located) {
    void *library = rt_dl_open("libm.so.6", RT_DL_NOW, NULL);
    ck_assert_ptr_nonnull(library);
    void *address = rt_dl_symbol(library, "cos");
    ck_assert_ptr_nonnull(address);
    char *path = rt_dl_path_of(address), *folder = rt_dl_folder_of(address);
    ck_assert(strstr(path, "libm.so") && strncmp(path, folder, strlen(folder)) == 0 && path[strlen(folder)] == '/');
    ck_assert(rt_dl_file_exists(path));
    char *joined = rt_dl_join(folder, "none.so");
    ck_assert(!rt_dl_file_exists(joined));
    free(joined);
    free(folder);
    free(path);
    rt_dl_close(library);
}
END_TEST

START_TEST(what_cannot_be_opened_says_why) {
    struct rt_string error;
    rt_string_init(&error);
    ck_assert_ptr_null(rt_dl_open("", 0, &error));
    ck_assert_ptr_null(rt_dl_open(NULL, 0, &error));
    size_t length = error.length;
    ck_assert_uint_gt(length, 0);
    ck_assert_ptr_null(rt_dl_open("libthere_is_none.so", 0, &error));
    ck_assert(strstr(rt_string_text(&error) + length, "libthere_is_none.so"));
    ck_assert_ptr_null(rt_dl_symbol(NULL, "x"));
    rt_string_finish(&error);
}
END_TEST

int main(void) {
    TCase *cases = tcase_create("dl");
    tcase_add_test(cases, a_library_is_opened_and_located);
    tcase_add_test(cases, what_cannot_be_opened_says_why);
    return run_suite(cases);
}
