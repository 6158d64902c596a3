#!/bin/sh
# shared.sh [BUILD_DIR]: builds the libraries as shared objects with the tools and the tests, checks
# their symbols, and runs the tests. By hand, before a release: it is a build of its own.
set -eu
cd "$(dirname "$0")/../.."
build=${1:-build/shared}
cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG=-O0 \
  -DBUILD_SHARED_LIBS=ON -DTRF_BUILD_BENCHMARKS=OFF >/dev/null
cmake --build "$build"
tests/system/symbols.sh "$build"
TRF_TEST_SCALE=${TRF_TEST_SCALE:-10} ctest --test-dir "$build" -j2 --output-on-failure
