#!/bin/sh
# Whole processes, as a user meets them: tests/bench/whole.sh BIN_DIR [OTHER_BIN_DIR]. CPU time (the
# best of five), memory, and with two folders both side by side in one run. Needs python3 and GNU time.
set -eu
[ $# -ge 1 ] || { echo "usage: $0 BIN_DIR [OTHER_BIN_DIR]" >&2; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Everybody meets the next by rotation; results and points agree.
python3 - "$work" <<'PY'
import sys
def report(players, rounds):
    n = players - 1
    out = ["012 Bench", "022 Roma", "032 ITA", "042 2026/03/01", "052 2026/03/09",
           f"062 {players}", "092 Swiss", "102 Arbiter, One", f"XXR {rounds}"]
    for p in range(1, players + 1):
        points, cells = 0, ""
        for r in range(rounds):
            if p - 1 == n:
                o = r * ((n + 1) // 2) % n
            else:
                o = (r - p + 1) % n
                o = n if o == p - 1 else o
            o += 1
            low, high = min(p, o), max(p, o)
            result = "10="[(low * 7 + high * 3 + r) % 3]
            is_white = (p == low) == ((low + high + r) % 2 == 0)
            mine = result if is_white else {"1": "0", "0": "1", "=": "="}[result]
            points += {"1": 10, "0": 0, "=": 5}[mine]
            cells += f"  {o:4} {'w' if is_white else 'b'} {mine}"
        name = f"Surname{p}, Firstname"
        out.append(f"001 {p:4} m    {name:33} {2700 - p % 1500:4} ITA {800000 + p:11} 1990/05/17 "
                   f"{points // 10:2}.{points % 10} {p:4}{cells}")
    return "\r".join(out) + "\r"
work = sys.argv[1]
open(f"{work}/large.trf", "w").write(report(9998, 100))
open(f"{work}/middle.trf", "w").write(report(9998, 15))
PY
mkdir "$work/many"
seed=0
while [ $seed -lt 100 ]; do
  "$1/trf-pair" --generate --players=100 --rounds=9 --seed=$seed -o "$work/many/$seed.trf"
  seed=$((seed + 1))
done
for copy in $(seq 1 99); do
  mkdir "$work/many/c$copy"
  ln "$work"/many/*.trf "$work/many/c$copy"
done

measure() {  # LABEL TOOL ARGUMENT...
  label=$1 tool=$2
  shift 2
  printf '%-44s' "$label"
  for bin in $bins; do
    for time in 1 2 3 4 5; do
      /usr/bin/time -o "$work/time" -f '%U %S %M' "$bin/$tool" "$@" >/dev/null 2>&1 || true
      tail -n 1 "$work/time"
    done | awk '{ s = $1 + $2; if (NR == 1 || s < best) best = s; mb = $3 / 1024 }
                END { printf "  %7.2f s %5.0f MB", best, mb }'
  done
  echo
}

bins=$*
ls -l "$work"/*.trf | awk '{ printf "%s: %.1f MB\n", $NF, $5 / 1e6 }'
measure 'trf-parse, large' trf-parse "$work/large.trf"
for format in csv json jsonl text; do
  measure "--table=results, large, $format" trf-parse -t results -f $format "$work/large.trf"
done
measure '--format=json, large' trf-parse -f json "$work/large.trf"
measure '--table=results, middle, csv' trf-parse -t results -f csv "$work/middle.trf"
measure 'trf-tiebreak, middle, csv' trf-tiebreak -f csv "$work/middle.trf"
measure 'trf-validate, middle, json' trf-validate -f json "$work/middle.trf"
measure 'trf-validate, 10,000 reports of 18 kB, -j2' trf-validate -j2 "$work/many"
