/* SPDX-License-Identifier: Apache-2.0 */
/* A test program with one suite: END_SUITE runs it and gives main's exit status. */
#ifndef ONE_SUITE_H
#define ONE_SUITE_H

#include <check.h>
#include <stdlib.h>

static int run_suite(TCase *cases) {
    Suite *suite = suite_create("base");
    suite_add_tcase(suite, cases);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}

#endif
