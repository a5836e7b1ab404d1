# SPDX-License-Identifier: Apache-2.0
# A newcomer's targets; everything else is CMake (CMakePresets.json).
PRESET ?= release

.PHONY: help build test lint clean
help:
	@echo "make test [PRESET=release|debug|asan|tsan|clang]   install what is needed, build, run the tests"
	@echo "make lint    SPDX lines, sizes, shell scripts"
	@echo "make clean   remove build/"

build:
	tools/setup/install.sh build
	cmake --preset $(PRESET)
	cmake --build --preset $(PRESET)

test:
	tools/setup/install.sh test
	cmake --preset $(PRESET)
	cmake --build --preset $(PRESET)
	ctest --preset $(PRESET)

lint:
	tools/setup/install.sh lint
	tools/setup/lint.sh

clean:
	rm -rf build
