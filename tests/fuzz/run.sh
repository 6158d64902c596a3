#!/bin/sh
# Fuzzes one parser: tests/fuzz/run.sh read [SECONDS] [CORPUS_DIR...]
# Needs clang with libFuzzer (Debian: clang libclang-rt-14-dev). Findings stay in build/fuzz.
set -eu
cd "$(dirname "$0")/../.."
target=${1:?which target: $(ls tests/fuzz/*_fuzz.cpp | sed 's/.*\///; s/_fuzz.cpp//' | tr '\n' ' ')}
seconds=${2:-600}
[ $# -ge 2 ] && shift 2 || shift $#
cmake -S . -B build/fuzz -G Ninja -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_BUILD_TYPE=RelWithDebInfo \
  -DCMAKE_CXX_FLAGS="-fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all" \
  -DTRF_FUZZ=ON -DTRF_INSTALL=OFF >/dev/null
cmake --build build/fuzz --target "${target}-fuzz"
mkdir -p "build/fuzz/corpus-$target"
exec "build/fuzz/bin/${target}-fuzz" -max_total_time="$seconds" -max_len=20000 -timeout=10 \
  -artifact_prefix=build/fuzz/ "build/fuzz/corpus-$target" "$@" samples
