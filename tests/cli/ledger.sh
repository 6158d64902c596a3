#!/bin/sh
# The list and its events are two files. A run is killed before each of its renames, and ten runs
# correct one list, or make the next one, at the same time: no event is lost or counted twice. Run by
# ctest with the tools on PATH.
set -u
month=$PWD/samples/month
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0
fail() { echo "FAILED: $*"; failures=$((failures + 1)); }
command -v trf-rate >/dev/null || { echo "trf-rate is not on PATH"; exit 1; }
cd "$work" || exit 1
cp "$month/gubbio.trf" "$month/orvieto.trf" "$month/foligno.trf" "$month/list_october.csv" .
cp gubbio.trf right.trf
trf-parse -q -i --round=5 --correct --result=1:1/2 right.trf
rate() { trf-rate -q --system=elo-italia --events=events.csv -o /dev/null "$@"; }
november() { rate --list=list_october.csv --list-date=2015-11-01 --today=2015-11-03 --new-list=november.csv gubbio.trf orvieto.trf; }
december() { rate --list=november.csv --list-date=2015-12-01 --today=2015-12-01 --new-list=december.csv foligno.trf; }
correct() { rate --list=list_october.csv --replace=gubbio.trf:right.trf --new-list=november.csv; }

# What whole runs give.
november || fail "november"
cp november.csv whole.csv; cp events.csv whole_events.csv
december || fail "december"
cp december.csv whole_december.csv; cp events.csv december_events.csv
cp whole.csv november.csv; cp whole_events.csv events.csv
correct || fail "the correction"
cp november.csv corrected.csv; cp events.csv corrected_events.csv
december || fail "december after the correction"
cp december.csv corrected_december.csv

# A library that ends a program before a rename.
if command -v cc >/dev/null && ! ldd "$(command -v trf-rate)" 2>/dev/null | grep -q asan; then
  cat >kill.c <<'END'
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>
int rename(const char* from, const char* to) {
  static int count = 0;
  if (++count == atoi(getenv("KILL_AT"))) kill(getpid(), SIGKILL);
  return ((int (*)(const char*, const char*))dlsym(RTLD_NEXT, "rename"))(from, to);
}
END
  cc -shared -fPIC -o kill.so kill.c -ldl 2>/dev/null
fi
at=1
while [ -f kill.so ] && [ $at -le 4 ]; do
  # A new list: the same run again gives what a whole run gives.
  rm -f november.csv events.csv
  (export LD_PRELOAD="$work/kill.so" KILL_AT=$at; november) >/dev/null 2>&1
  status=$?
  [ $at -gt 3 ] || [ $status -ne 0 ] || fail "rename $at of a list: not killed"
  [ ! -f november.csv ] || cmp -s november.csv whole.csv || fail "rename $at: a part of a list"
  november 2>err || fail "rename $at: the list again: $(cat err)"
  cmp -s november.csv whole.csv && cmp -s events.csv whole_events.csv || fail "rename $at: another list"
  # The next month, without repeating the run: it is right, or refused.
  cp whole.csv november.csv; cp whole_events.csv events.csv; rm -f december.csv
  (export LD_PRELOAD="$work/kill.so" KILL_AT=$at; correct) >/dev/null 2>&1
  if cmp -s november.csv corrected.csv; then
    december 2>err || fail "rename $at: december after the whole correction: $(cat err)"
    cmp -s december.csv corrected_december.csv || fail "rename $at: december is another"
  elif cmp -s november.csv whole.csv; then
    if december 2>err; then
      cmp -s events.csv december_events.csv || fail "rename $at: a correction is lost in silence"
    else
      grep -q 'has not finished; repeat it' err || fail "rename $at: $(cat err)"
      [ ! -f december.csv ] || fail "rename $at: december is written"
    fi
  else
    fail "rename $at: a part of a correction"
  fi
  # The correction again: made, or already made; never twice.
  cp whole.csv november.csv; cp whole_events.csv events.csv
  (export LD_PRELOAD="$work/kill.so" KILL_AT=$at; correct) >/dev/null 2>&1
  correct 2>err || grep -q 'already has this' err || fail "rename $at: the correction again: $(cat err)"
  cmp -s november.csv corrected.csv || fail "rename $at: the corrected list is another"
  at=$((at + 1))
done

# Ten corrections of one list at once, each repeated until it is made: the list of all of them.
# The boards of players who are not at the limit of 1600, and without a draw.
set -- 2 6 7 1 2 6 7 1 2 6
for i in 1 2 3 4 5 6 7 8 9 10; do
  board=$1
  shift
  sed "/^012/s/\$/ $i/" gubbio.trf >"event$i.trf"
  cp "event$i.trf" "right$i.trf"
  trf-parse -q -i --round=5 --correct --result=$board:1/2 "right$i.trf" || fail "board $board"
  cmp -s "event$i.trf" "right$i.trf" && fail "board $board is a draw"
done
rm -f events.csv november.csv
reports=$(echo event?.trf event10.trf)
rate --list=list_october.csv --list-date=2015-11-01 --today=2015-11-03 --new-list=november.csv --allow-duplicates $reports 2>err ||
  fail "ten events: $(cat err)"
cp november.csv start.csv; cp events.csv start_events.csv
# one I: until it is made
one() {
  tries=0
  while [ $tries -lt 200 ]; do
    correct_event "$1" 2>"err.$1" && return 0
    grep -q 'already has this' "err.$1" && return 0
    tries=$((tries + 1))
  done
  return 1
}
# While one correction is unfinished, another one that was made is not made again.
correct_event() { rate --list=list_october.csv --replace="event$1.trf:right$1.trf" --new-list=november.csv; }
if [ -f kill.so ]; then
  correct_event 1 && cp november.csv first.csv && correct_event 2 || fail "two corrections"
  cp november.csv both.csv
  cp start.csv november.csv; cp start_events.csv events.csv
  correct_event 1 || fail "the first correction"
  (export LD_PRELOAD="$work/kill.so" KILL_AT=2; correct_event 2) >/dev/null 2>&1
  correct_event 1 2>err && fail "unfinished: a correction is made again"
  grep -q 'has not finished; repeat it' err || fail "unfinished: $(cat err)"
  cmp -s november.csv first.csv || fail "unfinished: the list has changed"
  correct_event 2 2>err || fail "the unfinished correction again: $(cat err)"
  cmp -s november.csv both.csv || fail "unfinished: another list than by two corrections"
  cp start.csv november.csv; cp start_events.csv events.csv
fi
for i in 1 2 3 4 5 6 7 8 9 10; do one $i || fail "correction $i: $(cat err.$i)"; done
cp november.csv in_turn.csv
cp start.csv november.csv; cp start_events.csv events.csv
for i in 1 2 3 4 5 6 7 8 9 10; do { one $i || echo "$i" >>never; } & done
wait
[ ! -f never ] || fail "at once: never made: $(cat never) $(cat err.$(head -1 never))"
cmp -s november.csv in_turn.csv || fail "at once: another list than in turn"
ls -A | grep -q 'claim$\|tmp$' && [ ! -f kill.so ] && fail "traces are left: $(ls -A)"

# Ten runs make the next list at once, each from one report: the list and the file of events are
# those of one run alone, and a run that says that it made a list did so.
cp in_turn.csv november.csv; cp events.csv november_events.csv
for i in 1 2 3 4 5 6 7 8 9 10; do sed "/^012/s/\$/ $i/" foligno.trf >"new$i.trf"; done
make_list() { rate --list=november.csv --list-date=2015-12-01 --today=2015-12-01 --new-list=december.csv "$1"; }
trf-parse -q -i --round=1 --correct --result=1:1/2 new2.trf new4.trf new6.trf new8.trf new10.trf 2>/dev/null
for i in 1 2 3 4 5 6 7 8 9 10; do
  rm -f december.csv; cp november_events.csv events.csv
  make_list "new$i.trf" 2>err || fail "december of report $i: $(cat err)"
  mv december.csv "december$i.csv"; mv events.csv "december$i.events"
done
cmp -s december1.csv december2.csv && fail "two reports give one list"
turn=1
while [ $turn -le 5 ]; do
  rm -f december.csv made; cp november_events.csv events.csv
  for i in 1 2 3 4 5 6 7 8 9 10; do { make_list "new$i.trf" 2>"err.$i" && echo "$i" >>made; } & done
  wait
  [ -f made ] || fail "at once: no list is made: $(cat err.1)"
  same=
  for i in $(cat made); do
    cmp -s december.csv "december$i.csv" && cmp -s events.csv "december$i.events" && same=$i
  done
  [ -n "$same" ] || fail "at once: list and events are not those of one run"
  for i in 1 2 3 4 5 6 7 8 9 10; do
    grep -qx "$i" made || [ -s "err.$i" ] || fail "at once: run $i is silent"
  done
  turn=$((turn + 1))
done
[ $failures -eq 0 ] || exit 1
