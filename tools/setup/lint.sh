#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What every file must keep to: an SPDX line, no absolute home or work path, no source file over 800 lines, clean shell.
set -eu
cd "$(dirname "$0")/../.."
failed=0
for file in $(git ls-files -- '*.c' '*.h' '*.py' '*.sh' '*.cmake' '*CMakeLists.txt' Makefile .ci/run); do
    head -n 3 "$file" | grep -q 'SPDX-License-Identifier: Apache-2.0' || { echo "$file: no SPDX line"; failed=1; }
    if grep -nE '/(root|home|work)/[a-z]' "$file" | grep -v 'setup/lint.sh'; then echo "$file: absolute path"; failed=1; fi
done
for file in $(git ls-files -- 'src/*.c' 'src/*.h' 'tools/*' 'tests/*.c'); do
    [ "$(wc -l < "$file")" -le 800 ] || { echo "$file: over 800 lines"; failed=1; }
done
git ls-files -- '*.sh' .ci/run | xargs shellcheck || failed=1
[ "$failed" = 0 ] && echo "lint: ok"
exit "$failed"
