#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Installs the Debian 12 packages that a make target needs, when they are missing. Not root: prints the exact command.
# usage: install.sh build|test|lint
set -eu
packages="build-essential cmake ninja-build pkg-config python3"
case "${1:-build}" in
test) packages="$packages check libsubunit-dev clang" ;;
lint) packages="$packages shellcheck" ;;
esac
missing=
for package in $packages; do
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0
if [ "$(id -u)" -ne 0 ]; then
    echo "These packages are missing. Run: sudo apt-get install -y$missing" >&2
    exit 1
fi
apt-get update -q
# shellcheck disable=SC2086
DEBIAN_FRONTEND=noninteractive apt-get install -y -q $missing
