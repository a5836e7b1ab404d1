#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The loader exports every function of the golden list, and beside them only what static copies of loaders ask for.
# usage: exports.sh LIBRARY LIST
set -eu
own="zeLoaderGetTracingHandle zeLoaderInit zelLoaderDriverCheck zelLoaderGetContext zelLoaderGetVersionsInternal
zelLoaderTracingLayerInit zelLoaderTranslateHandleInternal zelLoaderZerTracingLayerInit zelVesperLoader"
expected=$( (cat "$2"; echo "$own" | tr ' ' '\n') | LC_ALL=C sort)
actual=$(nm -D --defined-only "$1" | awk '{print $3}' | grep -v '^__\|^_fini$\|^_init$' | LC_ALL=C sort)
[ "$expected" = "$actual" ] && exit 0
echo "$expected" > expected.txt
echo "$actual" > actual.txt
diff expected.txt actual.txt
