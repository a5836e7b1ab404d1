/* SPDX-License-Identifier: Apache-2.0 */
/* What the ground's test libraries offer each other. */
#ifndef BELOW_H
#define BELOW_H

int below_call(void);
int zeGetGlobalProcAddrTable(void);
/* Opens path (NULL: finds the library that is in the process) and watches it; as_driver: by the link map. 0 on success. */
int runtime_open(const char *path, int as_driver);
/* 1: the call was made; 0: refused. */
int runtime_call(void);
int runtime_means(void);

#endif
