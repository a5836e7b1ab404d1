/* SPDX-License-Identifier: Apache-2.0 */
/* Compiler attributes and tiny macros that every room uses. Knows no API. */
#ifndef RT_ATTR_H
#define RT_ATTR_H

#define MUST_CHECK __attribute__((warn_unused_result))
#define RT_PRINTF(fmt, args) __attribute__((format(printf, fmt, args)))
#define RT_HIDDEN __attribute__((visibility("hidden")))
#define RT_EXPORT __attribute__((visibility("default")))
#define RT_UNUSED __attribute__((unused))
#define RT_LIKELY(x) __builtin_expect(!!(x), 1)
#define RT_UNLIKELY(x) __builtin_expect(!!(x), 0)
/* Thread-local storage that is never allocated at a thread's first use (which may be at the very end of the process). */
#define RT_TLS __thread __attribute__((tls_model("initial-exec")))
#define RT_COUNT(array) (sizeof(array) / sizeof((array)[0]))
#define RT_CONTAINER(ptr, type, member) ((type *)((char *)(ptr) - __builtin_offsetof(type, member)))

#endif
