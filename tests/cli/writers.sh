#!/bin/sh
# Ten programs edit one report at the same time, and no edit is lost: in a folder of ours, by -i and
# by -o; in a folder that cannot be written; with locks that fail. Run by ctest with the tools on
# PATH; with a number: that many trials of each.
set -u
trials=${1:-6}
work=$(mktemp -d)
chmod 755 "$work"
trap 'chmod -R u+w "$work"; rm -rf "$work"' EXIT
failures=0
fail() { echo "FAILED: $*"; failures=$((failures + 1)); }
command -v trf-parse >/dev/null || { echo "trf-parse is not on PATH"; exit 1; }

trf-pair -q --generate --players=20 --rounds=3 --seed=1 -o "$work/random.trf"
trf-parse -q --unpair "$work/random.trf" 2>/dev/null >"$work/two.trf" ||
  trf-parse -q --unpair --correct "$work/random.trf" >"$work/two.trf"
trf-pair -q -f trf --round=3 "$work/two.trf" >"$work/paired.trf"
# all WHAT FILE: the ten results are there, if their writers said 0.
all() {
  trf-pair -q --show -f csv "$2" >"$work/show" || fail "$1: the report is whole"
  lost=0
  for board in 1 2 3 4 5 6 7 8 9 10; do
    [ "$(cat "$work/status.$board")" = 0 ] || continue
    awk -F, -v b=$board '$2 == b && $NF !~ /1-0/ { exit 1 }' "$work/show" || lost=$((lost + 1))
  done
  [ $lost -eq 0 ] || fail "$1: $lost edits are lost"
}
# ten WHAT FILE COMMAND...: the command ten times at once, each with the result of its board.
ten() {
  what=$1 file=$2
  shift 2
  for board in 1 2 3 4 5 6 7 8 9 10; do
    { "$@" --result=$board:1-0 "$file" >/dev/null 2>"$work/err.$board"; echo $? >"$work/status.$board"; } &
  done
  wait
  all "$what" "$file"
}
none_failed() {
  for board in 1 2 3 4 5 6 7 8 9 10; do
    [ "$(cat "$work/status.$board")" = 0 ] || fail "$1: status $(cat "$work/status.$board"): $(cat "$work/err.$board")"
  done
}
no_traces() {
  ls -A "$1" | grep -q 'claim$\|tmp$' && fail "traces are left: $(ls -A "$1" | grep 'claim$\|tmp$')"
}

# A library that makes all locks fail, as on some network file systems.
broken=
if command -v cc >/dev/null && ! ldd "$(command -v trf-parse)" 2>/dev/null | grep -q asan; then
  printf '#include <errno.h>\nint flock(int a, int b) { (void)a; (void)b; errno = ENOLCK; return -1; }\n' >"$work/broken.c"
  cc -shared -fPIC -o "$work/broken.so" "$work/broken.c" 2>/dev/null && broken=$work/broken.so
fi

mkdir "$work/open" "$work/closed"
trial=0
while [ $trial -lt "$trials" ]; do
  cp "$work/paired.trf" "$work/open/x.trf"
  ten "-i" "$work/open/x.trf" trf-parse -q -i
  none_failed "-i"
  cp "$work/paired.trf" "$work/open/x.trf"
  ten "-i with a backup" "$work/open/x.trf" trf-parse -q -i=.bak
  none_failed "-i with a backup"
  cp "$work/paired.trf" "$work/open/x.trf"
  ten "-o" "$work/open/x.trf" trf-parse -q -o "$work/open/x.trf"
  none_failed "-o"
  if [ -n "$broken" ]; then
    cp "$work/paired.trf" "$work/open/x.trf"
    ten "without locks" "$work/open/x.trf" env LD_PRELOAD="$broken" trf-parse -q -i
    none_failed "without locks"
  fi
  if [ "$(id -u)" = 0 ] && command -v setpriv >/dev/null; then
    nobody="setpriv --reuid=65534 --regid=65534 --clear-groups"
    if $nobody trf-parse -q "$work/paired.trf" >/dev/null 2>&1; then
      chmod 755 "$work/closed"
      cp "$work/paired.trf" "$work/closed/x.trf"
      chmod 666 "$work/closed/x.trf"
      ten "a closed folder" "$work/closed/x.trf" $nobody trf-parse -q -i
      none_failed "a closed folder"
      if [ -n "$broken" ]; then
        cp "$work/paired.trf" "$work/closed/x.trf"
        ten "a closed folder without locks" "$work/closed/x.trf" \
          $nobody env LD_PRELOAD="$broken" trf-parse -q -i
        [ "$(cat "$work/status.1")" = 4 ] || fail "a closed folder without locks: status $(cat "$work/status.1")"
      fi
      # The owner of the folder and other users at the same time.
      cp "$work/paired.trf" "$work/closed/x.trf"
      for board in 1 2 3 4 5 6 7 8 9 10; do
        [ $((board % 2)) = 0 ] && who=$nobody || who=
        { $who trf-parse -q -i --result=$board:1-0 "$work/closed/x.trf" 2>"$work/err.$board"; echo $? >"$work/status.$board"; } &
      done
      wait
      all "two users" "$work/closed/x.trf"
    fi
  fi
  trial=$((trial + 1))
done
no_traces "$work/open"
no_traces "$work/closed"

# A program that was ended with the right to write: on this machine that is known; of another machine it is not, and its
# right stays.
if [ -n "$broken" ]; then
  cat >"$work/left.c" <<'END'
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
int symlink(const char* mark, const char* name) {
  char other[4096];
  snprintf(other, sizeof other, "4194305@%s%s", getenv("ELSEWHERE"), strchr(mark, '@') + 1);
  _exit(symlinkat(other, AT_FDCWD, name) == 0 ? 9 : 8);
}
END
  cc -shared -fPIC -o "$work/left.so" "$work/left.c" 2>"$work/err" || fail "left.c: $(cat "$work/err")"
  for elsewhere in "" other-; do
    cp "$work/paired.trf" "$work/open/x.trf"
    LD_PRELOAD=$work/left.so ELSEWHERE=$elsewhere trf-parse -q -i --result=1:1-0 "$work/open/x.trf"
    [ $? -eq 9 ] || fail "a program ends with the right to write"
    timeout 1 trf-parse -q -i --result=2:1-0 "$work/open/x.trf"
    echo $? >"$work/status$elsewhere"
    rm -f "$work/open/".*.claim "$work/open/"*.tmp
  done
  [ "$(cat "$work/status")" = 0 ] || fail "it ended on this machine: status $(cat "$work/status")"
  [ "$(cat "$work/statusother-")" = 124 ] || fail "on another machine: status $(cat "$work/statusother-")"
fi
cp "$work/paired.trf" "$work/open/x.trf"
# The edit is applied to the report as it is now, and is checked again.
mkfifo "$work/slow"
{ sleep 0.3; echo '1 0-1'; } >"$work/slow" &
trf-parse -q -i --results="$work/slow" "$work/open/x.trf" 2>"$work/err" &
edit=$!
wait $edit || fail "a list that comes slowly"
# The same board twice, at once: one is refused, whoever is later.
cp "$work/paired.trf" "$work/open/x.trf"
for board in 1 2; do
  { trf-parse -q -i --result=1:$([ $board = 1 ] && echo 1-0 || echo 0-1) "$work/open/x.trf" 2>/dev/null; echo $? >"$work/status.$board"; } &
done
wait
[ "$(cat "$work/status.1" "$work/status.2" | sort | tr -d '\n')" = 03 ] || fail "two results of one board: one is refused"

# A new report and a list are not functions of the old file: nothing is written over another's.
trf-parse -q "$work/paired.trf" >"$work/open/new.trf"
mkfifo "$work/input"
trf-parse -q -o "$work/open/new.trf" "$work/input" 2>"$work/err" &
run=$!
{ sleep 0.3; trf-parse -q -i --set '012=Other' "$work/open/new.trf"; cat "$work/paired.trf"; } >"$work/input"
wait $run
[ $? -eq 4 ] || fail "-o over a report that changed: $(cat "$work/err")"
grep -q '^012 Other' "$work/open/new.trf" || fail "the other's report stays"
printf 'id,name,rating\n1,A,1500\n' >"$work/list.csv"
printf 'id,name,rating\n' >"$work/next.csv"
trf-rate -q --system=elo-italia --minutes=120 --list="$work/list.csv" --new-list="$work/next.csv" "$work/input" \
  >/dev/null 2>"$work/err" &
run=$!
{ sleep 0.3; echo other >"$work/next.csv"; cat samples/round_robin.trf; } >"$work/input"
wait $run
[ $? -eq 4 ] || fail "--new-list over a list that changed: $(cat "$work/err")"
[ "$(cat "$work/next.csv")" = other ] || fail "the other's list stays"
[ $failures -eq 0 ] || exit 1
