#!/bin/sh
# FIDE's endorsement run, both ways: run.sh [COUNT] [WORKDIR]
#
# 1. COUNT random tournaments (default 5000) in several manners, every round checked by trf-pair.
# 2. With BBPPAIRINGS=path/of/bbpPairings: as many of its own checked by trf-pair, and ours by it.
# 3. With PEER_CHECK="command": run on each of 300 of our files; a line with "differ" or
#    "discrepan" on its output, or a status other than 0, counts as a difference.
#
# Every difference is listed; status 1 when there is one. The peers are black boxes outside the
# repository: the run is not part of the suite.
set -eu
count=${1:-5000}
work=${2:-$(mktemp -d)}
mkdir -p "$work"
found=0

# One tournament in five of each manner: plain, byes and forfeits, other points, Baku, many draws.
each=$((count / 5))
ours() { # NAME FIRST_SEED SETTING...
  name=$1 seed=$2
  shift 2
  mkdir -p "$work/ours/$name"
  set_= ; for setting in "$@"; do set_="$set_ --set $setting"; done
  # shellcheck disable=SC2086
  trf-pair --generate --count="$each" --seed="$seed" --players=20..200 --rounds=9 $set_ \
    --output-dir="$work/ours/$name" 2>>"$work/ours.err" || true
}
echo "generating $count tournaments"
ours plain 1
ours byes 100001 half-point-byes=2% absences=2% forfeits=2% withdrawals=3%
ours points 200001 points=W=3,D=1,P=1 forfeits=1%
ours baku 300001 acceleration=250
ours draws 400001 draws=70 half-point-byes=1%
echo "checking them"
trf-pair --check --format=csv --quiet "$work/ours" >"$work/ours.csv" || found=1
grep -v ',identical,' "$work/ours.csv" | tail -n +2 || true
echo "rounds checked: $(($(wc -l <"$work/ours.csv") - 1))"

if [ -n "${BBPPAIRINGS:-}" ]; then
  mkdir -p "$work/theirs"
  echo "checking $count tournaments of bbpPairings"
  i=0
  while [ "$i" -lt "$count" ]; do
    i=$((i + 1))
    printf 'PlayersNumber=%s\nRoundsNumber=9\n' "$((20 + i * 37 % 60))" >"$work/cfg"
    "$BBPPAIRINGS" --dutch -g "$work/cfg" -o "$work/theirs/$i.trf" -s "$i" || true
  done
  trf-pair --check --format=csv --quiet --system=dutch --edition=2026 "$work/theirs" \
    >"$work/theirs.csv" || found=1
  grep -v ',identical,' "$work/theirs.csv" | tail -n +2 || true
  echo "rounds checked: $(($(wc -l <"$work/theirs.csv") - 1))"
  echo "ours checked by bbpPairings"
  # It rejects the codes FIDE_DUTCH_2026 and 162 A, which say nothing else here.
  for file in "$work"/ours/*/*.trf; do
    sed 's/^192 FIDE_DUTCH_2026/192 FIDE_DUTCH/; /^162/s/A\( *[0-9.]*\)/Z\1/' "$file" >"$work/one.trf"
    "$BBPPAIRINGS" --dutch "$work/one.trf" -c >"$work/one.out" 2>&1 &&
      ! grep -q -e Checker -e 'No valid' "$work/one.out" || {
      found=1
      echo "bbpPairings objects to $file:"
      head -12 "$work/one.out"
    }
  done
fi

if [ -n "${PEER_CHECK:-}" ]; then
  echo "300 of ours checked by $PEER_CHECK"
  for file in $(find "$work/ours" -name '*.trf' | sort | head -300); do
    if ! $PEER_CHECK "$file" >"$work/one.out" 2>&1 || grep -qi -e differ -e discrepan "$work/one.out"; then
      found=1
      echo "$PEER_CHECK objects to $file"
    fi
  done
fi
exit $found
