# SPDX-License-Identifier: Apache-2.0
# What every target has in common: warnings, visibility, sanitizers, the generated lists, and how tests are registered.

set(VESPER_WARNINGS -Wall -Wextra -Werror -Wstrict-prototypes -Wmissing-prototypes -Wvla)
add_library(vesper_options INTERFACE)
target_compile_options(vesper_options INTERFACE ${VESPER_WARNINGS} -fvisibility=hidden -fno-common
  -ffile-prefix-map=${CMAKE_SOURCE_DIR}=.)
target_compile_definitions(vesper_options INTERFACE _GNU_SOURCE)
target_include_directories(vesper_options INTERFACE
  ${CMAKE_SOURCE_DIR}/include ${CMAKE_SOURCE_DIR}/src/base ${CMAKE_SOURCE_DIR}/src/ground ${VESPER_GENERATED_DIR})
target_link_options(vesper_options INTERFACE -Wl,-z,relro,-z,now,-z,noexecstack)
if(VESPER_SANITIZE)
  target_compile_options(vesper_options INTERFACE -fsanitize=${VESPER_SANITIZE} -fno-omit-frame-pointer
    -fno-sanitize-recover=all)
  target_link_options(vesper_options INTERFACE -fsanitize=${VESPER_SANITIZE})
endif()

# The one generator: the public headers in, X-macro lists out.
file(GLOB vesper_public_headers CONFIGURE_DEPENDS
  ${CMAKE_SOURCE_DIR}/include/unified-runtime/*.h ${CMAKE_SOURCE_DIR}/include/level_zero/*.h
  ${CMAKE_SOURCE_DIR}/include/level_zero/*/*.h)
set(vesper_lists ur_entries.inc ze_entries.inc ur_tables.inc ze_tables.inc ur_loader_entries.inc zel_entries.inc
  ur_exports.txt ze_exports.txt)
list(TRANSFORM vesper_lists PREPEND ${VESPER_GENERATED_DIR}/)
add_custom_command(OUTPUT ${VESPER_GENERATED_DIR}/stamp
  BYPRODUCTS ${vesper_lists}
  COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/tools/gen_entry_points.py
    --include ${CMAKE_SOURCE_DIR}/include --out ${VESPER_GENERATED_DIR}
  COMMAND ${CMAKE_COMMAND} -E touch ${VESPER_GENERATED_DIR}/stamp
  DEPENDS ${CMAKE_SOURCE_DIR}/tools/gen_entry_points.py ${vesper_public_headers}
  COMMENT "Entry point lists from the public headers" VERBATIM)
add_custom_target(vesper_generated DEPENDS ${VESPER_GENERATED_DIR}/stamp)

function(vesper_static target)
  add_library(${target} STATIC ${ARGN})
  set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON)
  target_link_libraries(${target} PUBLIC vesper_options Threads::Threads ${CMAKE_DL_LIBS})
  target_include_directories(${target} PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
  add_dependencies(${target} vesper_generated)
endfunction()

# vesper_shared(target OUTPUT name SOVERSION n [VERSION x.y.z] [MAP file] SOURCES ... LIBS ...)
# The library stays resident (-z nodelete): nobody's pointer into it can dangle.
function(vesper_shared target)
  cmake_parse_arguments(A "" "OUTPUT;SOVERSION;VERSION;MAP" "SOURCES;LIBS" ${ARGN})
  add_library(${target} SHARED ${A_SOURCES})
  target_link_libraries(${target} PRIVATE ${A_LIBS} vesper_options Threads::Threads ${CMAKE_DL_LIBS})
  target_include_directories(${target} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
  set_target_properties(${target} PROPERTIES OUTPUT_NAME ${A_OUTPUT} SOVERSION ${A_SOVERSION})
  if(A_VERSION)
    set_target_properties(${target} PROPERTIES VERSION ${A_VERSION})
  endif()
  target_link_options(${target} PRIVATE -Wl,-z,nodelete)
  if(NOT VESPER_SANITIZE)
    target_link_options(${target} PRIVATE -Wl,--no-undefined)
  endif()
  if(A_MAP)
    target_link_options(${target} PRIVATE -Wl,--version-script=${A_MAP})
    set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS ${A_MAP})
  endif()
  add_dependencies(${target} vesper_generated)
endfunction()

# A small shared library with one behaviour, for tests: <build>/lib/fakes/lib<name>.so
function(vesper_fake name)
  cmake_parse_arguments(A "" "SONAME" "SOURCES;LIBS" ${ARGN})
  add_library(${name} MODULE ${A_SOURCES})
  target_link_libraries(${name} PRIVATE ${A_LIBS} vesper_options Threads::Threads ${CMAKE_DL_LIBS})
  target_include_directories(${name} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
  set_target_properties(${name} PROPERTIES LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib/fakes)
  if(A_SONAME)
    target_link_options(${name} PRIVATE -Wl,-soname,${A_SONAME})
  endif()
  add_dependencies(${name} vesper_generated)
endfunction()

find_package(PkgConfig)
if(VESPER_TESTS AND PkgConfig_FOUND)
  pkg_check_modules(CHECK IMPORTED_TARGET check)
endif()

# What every test's process is given: our libraries first, sanitizers strict, no user settings.
function(vesper_test_environment name)
  set(environment
    "LD_LIBRARY_PATH=${CMAKE_BINARY_DIR}/lib" "VESPER_PEERS=${VESPER_PEERS}" "VESPER_BUILD=${CMAKE_BINARY_DIR}"
    "VESPER_CACHE_DIR=${CMAKE_BINARY_DIR}/test-cache" "CK_DEFAULT_TIMEOUT=120"
    "ASAN_OPTIONS=detect_leaks=1:abort_on_error=0:handle_segv=0:allow_user_segv_handler=1"
    "LSAN_OPTIONS=suppressions=${CMAKE_SOURCE_DIR}/cmake/lsan.supp:print_suppressions=0"
    "UBSAN_OPTIONS=print_stacktrace=1"
    "TSAN_OPTIONS=suppressions=${CMAKE_SOURCE_DIR}/cmake/tsan.supp:halt_on_error=1:second_deadlock_stack=1:atexit_sleep_ms=0")
  if(VESPER_UNDER_VALGRIND)
    list(APPEND environment "VESPER_UNDER_VALGRIND=1")
  endif()
  list(APPEND environment ${ARGN})
  set_property(TEST ${name} APPEND PROPERTY ENVIRONMENT ${environment})
endfunction()

# vesper_test(name SOURCES ... LIBS ... [ENV K=V ...] [LABELS ...] [TIMEOUT seconds])
function(vesper_test name)
  cmake_parse_arguments(A "" "TIMEOUT" "SOURCES;LIBS;ENV;LABELS" ${ARGN})
  add_executable(${name} ${A_SOURCES})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
  target_link_libraries(${name} PRIVATE ${A_LIBS} PkgConfig::CHECK vesper_options Threads::Threads ${CMAKE_DL_LIBS})
  target_include_directories(${name} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
  add_dependencies(${name} vesper_generated)
  if(VESPER_UNDER_VALGRIND)
    add_test(NAME ${name} COMMAND ${VESPER_VALGRIND_COMMAND} $<TARGET_FILE:${name}>)
  else()
    add_test(NAME ${name} COMMAND ${name})
  endif()
  if(NOT A_TIMEOUT)
    set(A_TIMEOUT 300)
  endif()
  if(VESPER_UNDER_VALGRIND)
    math(EXPR A_TIMEOUT "${A_TIMEOUT} * 10")
  endif()
  set_tests_properties(${name} PROPERTIES TIMEOUT ${A_TIMEOUT} LABELS "${A_LABELS}")
  vesper_test_environment(${name} ${A_ENV})
endfunction()

option(VESPER_UNDER_VALGRIND "Run the libcheck tests under memcheck" OFF)
set(VESPER_VALGRIND_COMMAND valgrind --quiet --error-exitcode=99 --leak-check=full --errors-for-leak-kinds=definite
  --child-silent-after-fork=no --trace-children=no --num-callers=30
  --suppressions=${CMAKE_SOURCE_DIR}/cmake/valgrind.supp)
