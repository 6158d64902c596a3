#!/bin/sh
# Whole processes, as a user meets them: tests/bench/whole.sh BIN_DIR [OTHER_BIN_DIR]. CPU and elapsed
# time (the best of five), memory, and with two folders both side by side in one run. Needs python3, GNU
# time and 600 MB in the folder of temporary files.
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
# 10,000 reports of 18 kB of one month, and a list of 1.7 million players of whom 300,000 play in it, none
# in two events on the same days.
mkdir "$work/templates" "$work/many"
seed=0
while [ $seed -lt 100 ]; do
  "$1/trf-pair" --generate --players=100 --rounds=9 --seed=$seed -o "$work/templates/$seed.trf"
  seed=$((seed + 1))
done
python3 - "$work" <<'PY'
import random, sys
work, draw, players = sys.argv[1], random.Random(7), 1_700_000
federations = ["ITA", "IND", "GER", "ESP", "FRA", "RUS", "USA", "POL"]
numbers, number = [], 100000
with open(f"{work}/list.txt", "w") as out:
    out.write(f"{'ID Number':<15}{'Name':<61}Fed Sex Tit  WTit OTit           FOA "
              "SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\n")
    for i in range(players):
        number += draw.randint(1, 30)
        numbers.append(number)
        ratings = [draw.randint(1400, 2500) if draw.random() < share else 0 for share in (.35, .3, .2)]
        columns = " ".join(f"{rating:>5} {0:>3} {20 if rating else 0:>2}" for rating in ratings)
        out.write(f"{number:<15}{f'Surname{i}, Firstname':<61}{federations[i % 8]:<4}{'MF'[i % 7 == 0]:<33}"
                  f"{columns} {1940 + i % 75}  {'' if ratings[0] else 'i'}\n")
active = draw.sample(range(players), 300_000)
templates = [open(f"{work}/templates/{i}.trf", newline="").read().replace("\r\n", "\r").replace("\r", "\n")
             .split("\n") for i in range(100)]
for event in range(10_000):
    if event % 1000 == 0:
        seats = iter(draw.sample(active, 100_000))
    day = event // 1000 * 3 + 1
    lines = [f"012 Open {event}", "022 Roma", "032 ITA", f"042 2026/10/{day:02}", f"052 2026/10/{day + 2:02}",
             "062 100", "092 Individual: Swiss-System", "102 Arbiter, One", "122 90 minutes + 30 seconds"]
    for line in templates[event % 100]:
        if line.startswith(("142", "152", "192")):
            lines.append(line)
        if line.startswith("001"):
            i = next(seats)
            lines.append(f"{line[:14]}{f'Surname{i}, Firstname':<33}      {federations[i % 8]} {numbers[i]:>11} "
                         f"{1940 + i % 75}/00/00{line[79:]}")
    open(f"{work}/many/{event:05}.trf", "w").write("\r".join(lines) + "\r")
PY

measure() {  # LABEL TOOL ARGUMENT...
  label=$1 tool=$2
  shift 2
  printf '%-44s' "$label"
  for bin in $bins; do
    for time in 1 2 3 4 5; do
      /usr/bin/time -o "$work/time" -f '%U %S %e %M' "$bin/$tool" "$@" >/dev/null 2>&1 || true
      tail -n 1 "$work/time"
    done | awk '{ s = $1 + $2
                  if (NR == 1 || s < best) best = s
                  if (NR == 1 || $3 < wall) wall = $3
                  mb = $4 / 1024 }
                END { printf "  %6.2f s CPU %6.2f s %5.1f MB", best, wall, mb }'
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
measure 'trf-rate, middle, csv' trf-rate --system=fide -f csv "$work/middle.trf"
measure 'trf-validate, middle, json' trf-validate -f json "$work/middle.trf"
measure 'trf-validate, 10,000 reports of 18 kB, -j2' trf-validate -j2 "$work/many"
period="--system=fide --period --list=$work/list.txt --today=2026-11-22 -j2"
measure '10,000 reports, 1.7 million players' trf-rate $period "$work/many"
measure 'the same, and the next list' trf-rate $period --new-list="$work/next.csv" "$work/many"
measure 'the same, and the events of the list' trf-rate $period --new-list="$work/next.csv" \
  --events="$work/events.csv" "$work/many"
