#!/bin/sh
# FIDE's endorsement run, both ways: run.sh [COUNT] [WORKDIR]
#
# 1. COUNT random tournaments (default 5000) of ten kinds, every round checked by trf-pair.
# 2. With BBPPAIRINGS=program: as many of its own of seven kinds checked by trf-pair, and ours
#    by it (`-c`).
# 3. With PEER_CHECK=command: run on PEER_COUNT (300) of ours, as many of each kind, a file's
#    name added at the end; TieBreakServer: PEER_CHECK="python3 .../pairingchecker.py -c -d T -i".
#
# Further settings: TRF_PAIR (trf-pair), EDITION (2026; then the peer must be of that edition),
# PLAYERS (5..120), PEER_PLAYERS (as PLAYERS; a range of its own for slow peers), JOBS (2).
#
# Prints the rounds checked and every difference; status 1 when there is one. All is drawn from
# fixed seeds: a run can be repeated. The peers are black boxes outside the repository, so this
# is no part of the suite. What they are known to do otherwise is not asked of them: 192 with a
# _BAKU code (bbpPairings accelerates half of the field, rounded up), byes of no points.
# shellcheck disable=SC2317  # functions called by `every`
set -eu
count=${1:-5000}
work=${2:-$(mktemp -d)}
pair=${TRF_PAIR:-trf-pair}
edition=${EDITION:-2026}
players=${PLAYERS:-5..120}
jobs=${JOBS:-2}
dialect=trf26
[ "$edition" -ge 2026 ] || dialect=trfx  # the programs of those years know no other
found=0
mkdir -p "$work"

kinds='plain byes forfeits withdrawals late points half-pab acceleration virtual mixed'
settings_of() { # KIND
  case $1 in
    plain) ;;
    byes) echo half-point-byes=2% full-point-byes=1% absences=2% ;;
    forfeits) echo forfeits=3% double-forfeits=1% ;;
    withdrawals) echo withdrawals=8% absences=1% ;;
    late) echo late-entries=10% ;;
    points) echo points=W=3,D=1,P=1 forfeits=1% ;;
    half-pab) echo points=W=1,D=0.5,P=0.5 half-point-byes=1% ;;
    acceleration) echo acceleration=250 absences=1% ;;
    virtual) echo acceleration=xxa forfeits=1% ;;
    mixed) echo draws=60 half-point-byes=2% absences=1% forfeits=2% unusual-results=1% \
      withdrawals=3% late-entries=3% prohibited-pairs=3 ;;
  esac
}

# generate DIRECTORY NUMBER-OF-EACH-KIND PLAYERS
generate() {
  seed=1
  for kind in $kinds; do
    mkdir -p "$1/$kind"
    set --  "$1" "$2" "$3"
    for setting in $(settings_of "$kind") "dialect=$dialect"; do set -- "$@" "--set=$setting"; done
    directory=$1 each=$2 range=$3
    shift 3
    "$pair" --generate --edition="$edition" --count="$each" --seed="$seed" --players="$range" \
      --rounds=3..11 "$@" --output-dir="$directory/$kind" 2>>"$work/generate.err" || true
    set -- "$directory" "$each" "$range"
    seed=$((seed + 1000000))
  done
}

# Lists the rounds of DIRECTORY in which trf-pair does not find the published pairing.
check() { # DIRECTORY CSV
  "$pair" --check --format=csv --quiet --system=dutch --edition="$edition" "$1" >"$2" || found=1
  awk -F, 'NR > 1 { rounds++; files[$1] = 1 } NR > 1 && $3 != "identical" { print; other++ }
    END { for (f in files) n++
          printf "%d tournaments, %d rounds, %d differences\n", n, rounds, other }' "$2"
}

# every COMMAND: `COMMAND WORKER` for each of the workers at a time; they take each JOBSth task.
every() {
  worker=0
  while [ "$worker" -lt "$jobs" ]; do
    "$@" "$worker" &
    worker=$((worker + 1))
  done
  wait
}

# Seven kinds: plain, forfeits, retirements, half-point byes, few and many draws, all together.
their_tournaments() { # WORKER
  i=$1
  while [ "$i" -lt "$count" ]; do
    size=$((${players%..*} + i * 37 % (${players#*..} - ${players%..*} + 1))) rounds=$((3 + i / 7 % 9))
    [ "$rounds" -lt "$size" ] || rounds=$((size - 1))
    {
      printf 'PlayersNumber=%s\nRoundsNumber=%s\n' "$size" "$rounds"
      case $((i % 7)) in
        1) echo ForfeitRate=20 ;;
        2) echo RetiredRate=20 ;;
        3) echo HalfPointByeRate=10 ;;
        4) echo DrawPercentage=5 ;;
        5) echo DrawPercentage=80 ;;
        6) printf 'ForfeitRate=30\nRetiredRate=30\nHalfPointByeRate=20\nDrawPercentage=40\n' ;;
        *) ;;
      esac
    } >"$work/config.$1"
    "$BBPPAIRINGS" --dutch -g "$work/config.$1" -o "$work/theirs/$i.trf" -s "$i" \
      >>"$work/theirs.$1.log" 2>&1 || echo "seed $i ends early" >>"$work/theirs.$1.log"
    i=$((i + jobs))
  done
}

# bbpPairings knows neither 192 with a year (nor trf-pair's code of 2017) nor 162's A, Z to it.
checks_by_bbp() { # WORKER
  awk -v n="$jobs" -v i="$1" 'NR % n == i' "$work/ours.list" | while read -r file; do
    {
      case $dialect$file in  # its records for XXS
        trfx*/points/*) printf 'BBW  3.0\nBBD  1.0\nBBU  1.0\n' ;;
        trfx*/half-pab/*) printf 'BBU  0.5\n' ;;
      esac
      sed -e 's/^192 FIDE_DUTCH_20[0-9]*/192 FIDE_DUTCH/' -e '/^162/s/A\( *[0-9.]*\)/Z\1/' "$file"
    } >"$work/one.$1.trf"
    echo "== $file"
    "$BBPPAIRINGS" --dutch "$work/one.$1.trf" -c 2>&1 || echo "  Status $?"
  done >"$work/by-bbp.$1.txt"
}

# The same points as records 250, a player and round each: TieBreakServer passes over XXA.
xxa_as_250() {
  awk '!/^XXA/ { print; next }
    { for (round = 1; (points = substr($0, 5 + 5 * round, 4)) ~ /[0-9]/; round++)
        if (points + 0 > 0)
          printf "250      %4.1f %03d %03d %04d %04d\n", points, round, round, $2, $2 }' "$1"
}

checks_by_peer() { # WORKER
  awk -v n="$jobs" -v i="$1" 'NR % n == i' "$work/peer.list" | while read -r file; do
    xxa_as_250 "$file" >"$work/peer.$1.trf"
    echo "== $file"
    $PEER_CHECK "$work/peer.$1.trf" 2>&1 || echo "  Status $?"
  done >"$work/by-peer.$1.txt"
}

# Prints what a peer objects to and counts: FILE...
objections() {
  awk '/^== / { files++; file = substr($0, 4); next }
       /Round *#/ { rounds++; round = $0; gsub(/.*Round *#| *=*$/, "", round); next }
       /Checker pairing|No valid|[Dd]iffer|[Dd]iscrepan|Error|Traceback|Status/ {
         print file ", round " round " " $0; other++ }
       END { printf "%d tournaments, %d rounds, %d differences\n", files, rounds, other
             exit other > 0 }' "$@" || found=1
}

echo "== $count tournaments of ours, checked by us"
generate "$work/ours" $((count / 10)) "$players"
check "$work/ours" "$work/ours.csv"
find "$work/ours" -name '*.trf' | sort >"$work/ours.list"

if [ -n "${BBPPAIRINGS:-}" ]; then
  echo "== $count tournaments of bbpPairings, checked by us"
  mkdir -p "$work/theirs"
  every their_tournaments
  cat "$work"/theirs.*.log >"$work/theirs.log"
  echo "$(grep -c 'ends early' "$work/theirs.log") of them end early: no pairing exists"
  check "$work/theirs" "$work/theirs.csv"
  echo "== ours, checked by bbpPairings"
  every checks_by_bbp
  objections "$work"/by-bbp.*.txt
fi

if [ -n "${PEER_CHECK:-}" ]; then
  echo "== ${PEER_COUNT:-300} of ours, checked by $PEER_CHECK"
  generate "$work/peer" $((${PEER_COUNT:-300} / 10)) "${PEER_PLAYERS:-$players}"
  find "$work/peer" -name '*.trf' | sort >"$work/peer.list"
  every checks_by_peer
  objections "$work"/by-peer.*.txt
fi
exit $found
