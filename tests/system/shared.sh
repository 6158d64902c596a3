#!/bin/sh
# shared.sh [BUILD_DIR]: builds the libraries as shared objects with the tools and the tests, checks
# that they export what the public headers declare and nothing else, and runs the tests. By hand,
# before a release: it is a build of its own.
set -eu
cd "$(dirname "$0")/../.."
build=${1:-build/shared}
cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG=-O0 \
  -DBUILD_SHARED_LIBS=ON -DTRF_BUILD_BENCHMARKS=OFF >/dev/null
cmake --build "$build"

# Exported functions and objects that are not of a public header: those of another library (fmt,
# Boost), and those of a namespace that no public header has.
public=$(mktemp) && trap 'rm -f "$public"' EXIT
cat lib*/include/trf/*.hpp lib*/include/trf/*/*.hpp | sed -n 's/^namespace \(trf[a-z_:]*\).*/\1/p' |
  sort -u >"$public"
inner() {
  nm -DC --defined-only "$1" | sed 's/^[0-9a-f]* [A-Za-z] //' |
    sed -n 's/^\(vtable for \|typeinfo for \|typeinfo name for \|guard variable for \)//; p' |
    awk -v public="$public" '
      BEGIN { while ((getline line < public) > 0) is_public[line] = 1 }
      /fmt::|boost::|spirit::/ { print; next }
      /^trf::layout::/ { next }  # A public header with a namespace for each record
      /^trf::/ {
        name = $0; sub(/[(<\[ ].*/, "", name); sub(/::[^:]*$/, "", name)
        space = name; while (space != "" && !(space in is_public)) if (!sub(/::[^:]*$/, "", space)) space = ""
        rest = substr(name, length(space) + 3); sub(/::.*/, "", rest)
        if (rest ~ /^[a-z]/) print
      }'
}
status=0
for library in "$build"/lib*/lib*.so; do
  found=$(inner "$library")
  [ -z "$found" ] || { echo "$library exports inner symbols:"; echo "$found" | head -20; status=1; }
done
[ "$status" = 0 ] && TRF_TEST_SCALE=${TRF_TEST_SCALE:-10} ctest --test-dir "$build" -j2 --output-on-failure
exit "$status"
