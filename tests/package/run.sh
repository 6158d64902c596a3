#!/bin/sh
# run.sh BUILD_DIR CXX [CXXFLAGS]: installs the build into a scratch prefix and builds a consumer
# against it, by find_package and by pkg-config.
set -eu
build=$1 cxx=$2 flags=${3:-}
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cmake --install "$build" --prefix "$work/usr" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }

cmake -S "$here" -B "$work/consumer" -DCMAKE_PREFIX_PATH="$work/usr" \
  -DCMAKE_CXX_COMPILER="$cxx" -DCMAKE_CXX_FLAGS="$flags" >"$work/log" 2>&1 &&
  cmake --build "$work/consumer" >>"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
"$work/consumer/consumer" || { echo "the consumer built by find_package fails"; exit 1; }

pc=$(dirname "$(find "$work/usr" -name trf.pc)")
# shellcheck disable=SC2046,SC2086
"$cxx" -std=c++20 $flags "$here/main.cpp" -o "$work/by-pkg-config" \
  $(PKG_CONFIG_PATH=$pc pkg-config --cflags --libs trf)
# Shared libraries outside the loader's folders.
LD_LIBRARY_PATH=$(dirname "$pc") "$work/by-pkg-config" || { echo "the consumer built by pkg-config fails"; exit 1; }

# The words of the libraries: an explanation in Italian, and the JSON of trf-pair byte for byte.
root=$here/../..
report=samples/verify/regional.trf
# shellcheck disable=SC2046,SC2086
"$cxx" -std=c++20 $flags "$root/samples/embed/explain_round.cpp" -o "$work/explain_round" \
  $(PKG_CONFIG_PATH=$pc pkg-config --cflags --libs trf-words)
(cd "$root" && "$build/bin/trf-pair" --round=4 --explain --format=json $report >"$work/why" 2>/dev/null
 "$build/bin/trf-pair" --check --round=4 --explain --format=json $report 2>/dev/null |
   sed -n 's/^    {"file": "[^"]*", \(.*\), "manual": null}$/{\1}/p' >>"$work/why") || true
for explain in "$work/explain_round" "$work/consumer/explain_round"; do
  LD_LIBRARY_PATH=$(dirname "$pc") "$explain" "$root/$report" 4 it >"$work/got" && { echo "$explain: round 4 is right?"; exit 1; }
  grep -qx 'C6: 2 downfloater; il miglior abbinamento ha 0' "$work/got" ||
    { echo "$explain does not explain round 4 in Italian:"; cat "$work/got"; exit 1; }
  LD_LIBRARY_PATH=$(dirname "$pc") "$explain" "$root/$report" 4 json >"$work/got" || true
  cmp "$work/why" "$work/got" || { echo "$explain: other JSON than trf-pair"; exit 1; }
done

# Teams, and the matches of a Double-Swiss: explained and paired as by trf-pair.
for report in samples/team_swiss.trf samples/double_swiss.trf; do
  "$build/bin/trf-pair" --round=2 --explain --format=json "$root/$report" >"$work/why" 2>/dev/null
  LD_LIBRARY_PATH=$(dirname "$pc") "$work/explain_round" "$root/$report" 2 json >"$work/got" || true
  head -c "$(wc -c <"$work/why")" "$work/got" | cmp "$work/why" - || { echo "explain_round $report: other JSON than trf-pair"; exit 1; }
  "$build/bin/trf-pair" -q --format=csv "$root/$report" |
    sed -E '1d; s/^[0-9]+,[0-9]+,[0-9]+,0,"?([^"]*[^",])"?,$/\1 has the bye/
      s/^[0-9,]+,("([^"]*)"|([^",]*)),("([^"]*)"|([^",]*))$/\2\3 - \5\6/' >"$work/want"
  LD_LIBRARY_PATH=$(dirname "$pc") "$work/consumer/next_round" "$root/$report" 2>/dev/null | sed '1,/^Round/d' >"$work/got"
  diff "$work/want" "$work/got" || { echo "next_round $report: other pairs than trf-pair"; exit 1; }
done

# The tools as a function: in C with the shared library and with the archive, and in Python.
"$build/bin/trf-pair" --format=csv "$root/samples/round_robin.trf" >"$work/pairs" 2>"$work/said" || true
same() { cmp -s "$work/pairs" "$work/got" && cmp -s "$work/said" "$work/got.said" || { echo "next_pairs $1: other bytes than trf-pair"; diff "$work/said" "$work/got.said"; exit 1; }; }
if command -v cc >/dev/null; then
  for kind in shared static; do
    option=; [ $kind = static ] && option=--static
    # shellcheck disable=SC2046,SC2086
    cc -std=c99 -Wall -Wextra -Wpedantic -Werror $flags "$root/samples/embed/next_pairs.c" -o "$work/next_pairs" \
      $(PKG_CONFIG_PATH=$pc pkg-config --cflags --libs $option trf-run |
        { [ $kind = static ] && sed 's/-ltrf-run/-l:libtrf-run.a/' || cat; })
    LD_LIBRARY_PATH=$(dirname "$pc") "$work/next_pairs" "$root/samples/round_robin.trf" >"$work/got" 2>"$work/got.said" || true
    same "in C, $kind"
  done
fi
case $flags in *sanitize*) ;; *) if command -v python3 >/dev/null; then
  TRF_RUN_LIBRARY=$(dirname "$pc")/libtrf-run.so python3 "$root/samples/embed/next_pairs.py" \
    "$root/samples/round_robin.trf" >"$work/got" 2>"$work/got.said" || true
  same "in Python"
fi ;; esac
LD_LIBRARY_PATH=$(dirname "$pc") "$work/consumer/next_pairs" "$root/samples/round_robin.trf" >"$work/got" 2>"$work/got.said" || true
same "by find_package"

# What a user gets: every tool with its manual page and completions, and no header of ours that
# needs what is not installed.
for tool in trf-parse trf-validate trf-pair trf-rate trf-tiebreak; do
  [ -e "$build/bin/$tool" ] || continue
  for file in "bin/$tool" "share/man/man1/$tool.1" "share/bash-completion/completions/$tool" \
    "share/zsh/vendor-completions/_$tool" "share/fish/vendor_completions.d/$tool.fish"; do
    [ -s "$work/usr/$file" ] || { echo "$file is not installed"; exit 1; }
  done
done
if grep -rlE '#include <(boost|fmt|nlohmann)' "$work/usr/include"; then
  echo "a public header needs a library that consumers must not need"; exit 1
fi
