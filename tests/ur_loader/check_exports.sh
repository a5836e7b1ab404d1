#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# check_exports.sh LIBRARY GOLDEN NODE: the library exports exactly the functions of the golden list, under one version node,
# keeps its soname, and is bound now, read-only after relocation and never unloaded.
set -eu
library=$1 golden=$2 node=$3
fail() { echo "$library: $*"; exit 1; }

wanted=$(awk -v node="$node" '$1 == "func" { print $2 "@@" node }' "$golden" | sort)
# The node's own name is an absolute symbol; a sanitizer's runtime symbols are not ours.
found=$(nm -D --defined-only "$library" | awk '$2 != "A" && $3 !~ /^__|^_/ { print $3 }' | sort)
if [ "$wanted" != "$found" ]; then
  echo "$wanted" > wanted.$$ && echo "$found" > found.$$
  diff wanted.$$ found.$$ || true
  rm -f wanted.$$ found.$$
  fail "exports differ"
fi
dynamic=$(readelf -dW "$library")
echo "$dynamic" | grep -q 'SONAME.*\[libur_loader.so.0\]' || fail "soname"
echo "$dynamic" | grep -q 'NODELETE' || fail "not NODELETE"
echo "$dynamic" | grep -q 'BIND_NOW' || fail "not bound now"
readelf -lW "$library" | grep -q 'GNU_RELRO' || fail "no RELRO"
echo "exports: $(echo "$found" | wc -l), ok"
