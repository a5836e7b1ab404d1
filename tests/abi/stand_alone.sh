#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Each header as the only include, in C11, C17 and C++17, with gcc and clang: no warning. usage: stand_alone.sh INCLUDE HEADER...
include=$1
shift
failed=0
for header in "$@"; do
    for mode in "gcc -std=c11 -xc" "gcc -std=c17 -xc" "g++ -std=c++17 -xc++" \
        "clang -std=c11 -xc" "clang -std=c17 -xc" "clang++ -std=c++17 -xc++"; do
        printf '#include <%s>\n' "$header" |
            $mode -I"$include" -Wall -Wextra -Wpedantic -Werror -fsyntax-only - || { echo "$header: $mode"; failed=1; }
    done
done
exit $failed
