#!/bin/sh
# No command loses a file: -o gets answers only, --in-place and --output-dir write each report
# into its own file, and a batch ends whatever the system refuses. Run by ctest with the tools on
# PATH.
set -u
work=$(mktemp -d)
chmod 755 "$work"
trap 'rm -rf "$work"' EXIT
failures=0
fail() { echo "FAILED: $*"; failures=$((failures + 1)); }
# status WANTED WHAT COMMAND...: runs the command, its output in $work/out and $work/err.
status() {
  wanted=$1 what=$2
  shift 2
  timeout 60 "$@" >"$work/out" 2>"$work/err" </dev/null
  got=$?
  [ $got -eq "$wanted" ] || fail "$what: status $got, expected $wanted: $(head -3 "$work/err")"
}
# kept WHAT: $work/kept has its old content.
kept() {
  [ "$(cat "$work/kept")" = old ] || fail "$1: the old file is lost"
  echo old >"$work/kept"
}
no_traces() {
  ls -A "$work" | grep -q '\.tmp$' && { fail "$1: a temporary file is left"; rm -f "$work"/*.tmp; }
}

command -v trf-parse >/dev/null || { echo "trf-parse is not on PATH"; exit 1; }
samples=$PWD/samples
report=$samples/round_robin.trf
echo old >"$work/kept"

# -- -o gets an answer or nothing ------------------------------------------------
for format in csv json jsonl text html pairs trf; do
  status 1 "no legal pairing, $format" \
    trf-pair --system=dutch -f $format "$samples/everybody_has_met.trf" -o "$work/kept"
  kept "no legal pairing, $format"
done
for tool in trf-pair trf-tiebreak trf-rate; do
  for format in csv json jsonl text html; do
    status 3 "$tool: unusable input, $format" \
      $tool -f $format "$samples/spoleto/entries.csv" -o "$work/kept"
    kept "$tool: unusable input, $format"
  done
done
for format in csv json jsonl text html sarif junit github; do
  head -c 100 /dev/zero >"$work/zeros.trf"
  status 3 "findings of an unusable file, $format" \
    trf-validate -f $format "$work/zeros.trf" -o "$work/kept"
  [ "$(cat "$work/kept")" != old ] || fail "findings of an unusable file are an answer, $format"
  echo old >"$work/kept"
  status 4 "missing input, $format" trf-validate -f $format "$work/none.trf" -o "$work/kept"
  kept "missing input, $format"
done
for format in jsonl text github; do
  status 0 "no findings, $format" trf-validate -q -f $format "$samples/clean-standard.trf" -o "$work/kept"
  [ "$(cat "$work/kept")" != old ] || fail "that there is no finding is an answer, $format"
  echo old >"$work/kept"
done
status 3 "an edit is refused" trf-parse -q --fill=points "$work/zeros.trf" -o "$work/kept"
kept "an edit is refused"
status 1 "a lossy conversion is refused" trf-parse -q --to=trf06 "$samples/clean-team.trf" -o "$work/kept"
kept "a lossy conversion is refused"
status 3 "nothing to repair is known" trf-validate --fix "$work/zeros.trf" -o "$work/kept"
kept "nothing to repair is known"
status 2 "no such player" trf-pair --explain=999 "$report" -o "$work/kept"
kept "no such player"
status 2 "no such round" trf-tiebreak --round=99 "$report" -o "$work/kept"
kept "no such round"
status 4 "one input of two is missing" trf-tiebreak -f csv "$report" "$work/none.trf" -o "$work/kept"
grep -q 'rank' "$work/kept" || fail "the others of a batch are an answer"
echo old >"$work/kept"
status 3 "unusable file beside it" trf-pair "$work/zeros.trf" -f csv -o "$work/new"
[ ! -e "$work/new" ] || fail "a run without answer makes no file"

# The first command of a tournament, given once more on its second day.
trf-parse -q --from=csv "$samples/spoleto/entries.csv" | trf-pair -q -f trf --system=dutch - >"$work/running.trf"
cp "$work/running.trf" "$work/running.before"
status 2 "a new report over a running one" \
  trf-parse -q --from=csv "$samples/spoleto/entries.csv" -o "$work/running.trf"
cmp -s "$work/running.before" "$work/running.trf" || fail "a running report is not overwritten by its entries"
trf-parse -q --from=csv "$samples/spoleto/entries.csv" >"$work/unplayed.trf"
status 0 "a new report over one without rounds" \
  trf-parse -q --from=csv "$samples/spoleto/entries.csv" -o "$work/unplayed.trf"

# -- --in-place and --output-dir --------------------------------------------------
mkdir "$work/d" "$work/e"
cp "$report" "$work/d/a.trf"
cp "$report" "$work/d/b.trf"
chmod 640 "$work/d/a.trf"
status 0 "in place" trf-parse -q -i --set '012=Other' "$work/d/a.trf" "$work/d/b.trf"
[ ! -s "$work/out" ] || fail "in place prints nothing"
for file in a b; do
  grep -q '^012 Other' "$work/d/$file.trf" || fail "in place writes $file.trf"
done
[ "$(stat -c %a "$work/d/a.trf")" = 640 ] || fail "in place keeps the mode"
status 0 "in place, old one kept" trf-parse -q --in-place=.bak --set '012=Third' "$work/d/a.trf"
grep -q '^012 Other' "$work/d/a.trf.bak" || fail "the old file has the suffix"
[ "$(stat -c %a "$work/d/a.trf.bak")" = 640 ] || fail "the old file has its mode"
grep -q '^012 Third' "$work/d/a.trf" || fail "the new file has the name"
status 0 "short form with a suffix" trf-parse -q -i=.old --set '012=Fourth' "$work/d/a.trf"
grep -q '^012 Third' "$work/d/a.trf.old" || fail "-i=SUFFIX keeps the old file"
cp "$samples/open.trf" "$work/d/open.trf" 2>/dev/null || cp "$samples/clean-standard.trf" "$work/d/open.trf"
cp "$work/zeros.trf" "$work/d/bad.trf"
status 3 "one of two is unusable" trf-tiebreak -q -i "$work/d/b.trf" "$work/d/bad.trf"
cmp -s "$work/zeros.trf" "$work/d/bad.trf" || fail "an unusable file stays as it is"
head -1 "$work/d/b.trf" | grep -q '^012 Other' || fail "in place: ranks are filled in"
status 0 "repair in place" trf-validate -q --fix -i "$work/d/b.trf"
cp "$samples/everybody_has_met.trf" "$work/kept"
status 1 "no legal pairing in place" trf-pair --system=dutch -q -i "$work/kept"
cmp -s "$samples/everybody_has_met.trf" "$work/kept" || fail "no legal pairing leaves the file"
echo old >"$work/kept"
status 0 "to a folder" trf-parse -q --output-dir="$work/f/g" "$work/d/a.trf" "$work/d/b.trf"
cmp -s "$work/d/a.trf" "$work/f/g/a.trf" || fail "a file of the same name in the folder"
cp "$work/d/a.trf" "$work/e/a.trf"
status 2 "in place, standard input" trf-parse -i
status 2 "in place, standard input named" trf-parse -i -
status 2 "in place with a table" trf-parse -i --table=players "$work/d/a.trf"
status 2 "in place with JSON" trf-parse -i -f json "$work/d/a.trf"
status 2 "in place from a list" trf-parse -i --from=csv "$samples/spoleto/entries.csv"
status 2 "in place with -o" trf-parse -i "$work/d/a.trf" -o "$work/kept"
status 2 "in place and to a folder" trf-parse -i --output-dir="$work/f" "$work/d/a.trf"
status 2 "in place with --generate" trf-pair -i --generate
status 2 "in place with --check" trf-pair -i --check "$work/d/a.trf"
status 2 "in place with --explain" trf-tiebreak -i --explain=1 "$work/d/a.trf"
status 2 "in place without --fix" trf-validate -i "$work/d/a.trf"
status 2 "in place twice" trf-parse -i "$work/d/a.trf" "$work/d/../d/a.trf"
status 2 "a suffix that is a path" trf-parse --in-place=/x "$work/d/a.trf"
status 2 "two names in a folder" trf-parse --output-dir="$work/f" "$work/d/a.trf" "$work/e/a.trf"
status 2 "the folder of the input" trf-parse --output-dir="$work/d" "$work/d/a.trf"
status 2 "two reports on standard output" trf-parse "$work/d/a.trf" "$work/d/b.trf"
status 2 "two reports into -o" trf-pair -f trf "$work/d/a.trf" "$work/d/b.trf" -o "$work/kept"
status 2 "two repaired reports into -o" trf-validate --fix "$work/d/a.trf" "$work/d/b.trf" -o "$work/kept"
kept "misuse"
for file in a b; do
  grep -q '^012 \(Fourth\|Other\)' "$work/d/$file.trf" || fail "misuse leaves $file.trf"
done
no_traces "in place"

# -- the master list ---------------------------------------------------------------
list=$work/list.csv
printf 'id,name,rating\n1,A,1500\n2,B,1600\n' >"$list"
awk 'BEGIN { print "id,name,rating"; for (i = 1; i < 30000; ++i) print i ",Player " i ",1500" }' >"$work/long.csv"
rated() { trf-rate -q --system=elo-italia --minutes=120 "$@"; }
echo old >"$work/kept"
rated --list="$work/long.csv" --new-list="$work/kept" "$report" 2>/dev/null | head -1 >/dev/null
grep -q '^id' "$work/kept" || fail "the next list is written although standard output is closed"
echo old >"$work/kept"
status 3 "unusable report of a period" trf-rate -q --list="$list" --new-list="$work/kept" "$report" "$work/zeros.trf"
kept "unusable report of a period"
status 4 "missing report of a period" trf-rate -q --list="$list" --new-list="$work/kept" "$report" "$work/none.trf"
kept "missing report of a period"
if [ -c /dev/full ]; then
  trf-rate -q --list="$list" --new-list="$work/kept" "$report" >/dev/full 2>/dev/null
  [ $? -eq 4 ] || fail "period on a full disk"
  kept "period on a full disk"
fi
status 2 "list and result in one file" \
  trf-rate -q --list="$list" --new-list="$work/kept" -o "$work/../$(basename "$work")/kept" "$report"
kept "list and result in one file"
status 2 "list and result in one new file" \
  trf-rate -q --list="$list" --new-list="$work/n.csv" -o "$work/n.csv" "$report"
for broken in 'id,name,rating\n1,"A,1500\n' 'id,name,rating\n1,A,1500\n1,B,1600\n' \
  'id,name,rating\n1,A,-5\n' 'id,name,rating\n' '' 'name,rating\nA,1500\n' \
  '<playerslist><player><name>A</name></player></playerslist>' \
  '<playerslist><player><fideid>1</fideid></player><player><fideid>2</fide' \
  '<playerslist><player><fideid>1</fideid></player>\n'; do
  printf "$broken" >"$work/broken"
  for tool in "trf-rate --list=$work/broken" "trf-validate --rating-list=$work/broken"; do
    status 3 "$tool with '$broken'" $tool "$report"
  done
done
no_traces "the master list"

# -- what the system refuses ---------------------------------------------------------
hundreds=$(yes "$samples/clean-standard.trf" | head -300)
if [ "$(id -u)" = 0 ] && command -v setpriv >/dev/null && command -v prlimit >/dev/null; then
  # A user of this script alone: --nproc counts the processes of other scripts too.
  nobody="setpriv --reuid=65532 --regid=65532 --clear-groups"
  if $nobody trf-parse -q "$report" >/dev/null 2>&1; then
    status 0 "no threads to be had" prlimit --nproc=4 $nobody trf-validate -q -f csv -j 8 $hundreds
    status 0 "no threads for a period" prlimit --nproc=4 $nobody \
      trf-rate -q -j 8 --system=elo-italia --minutes=120 "$samples"/month/*.trf
    status 0 "no threads to generate" prlimit --nproc=4 $nobody \
      trf-pair -j 8 --generate --players=20 --rounds=5 --seed=1
    mkdir "$work/locked"
    cp "$report" "$work/locked/a.trf"
    cp "$report" "$work/locked/long.trf"
    yes '### remark' | head -1000 >>"$work/locked/long.trf"
    chown 65532:65532 "$work/locked/a.trf" "$work/locked/long.trf"
    chmod 555 "$work/locked"
    status 0 "a file in a read-only folder" $nobody trf-parse -q -i --set '012=Written' "$work/locked/a.trf"
    grep -q '^012 Written' "$work/locked/a.trf" || fail "written over where nothing else is possible"
    status 0 "a shorter one" $nobody trf-parse -q "$report" -o "$work/locked/long.trf"
    cmp -s "$report" "$work/locked/long.trf" || fail "a shorter result leaves nothing of the old one"
    status 4 "a new file in a read-only folder" $nobody trf-parse -q "$report" -o "$work/locked/new.trf"
    grep -q 'ermission denied\|ermesso negato' "$work/err" || fail "why it cannot be written is told"
    mkdir -p "$work/in/closed" "$work/in/open"
    cp "$report" "$work/in/open/a.trf"
    chmod 000 "$work/in/closed"
    status 4 "an unreadable folder" $nobody trf-tiebreak -f csv "$work/in"
    grep -q 'rank' "$work/out" || fail "the rest is read beside an unreadable folder"
    grep -q 'in/closed' "$work/err" || fail "the unreadable folder is named"
    chmod 1777 "$work/e"
    chown 65533 "$work/e/a.trf"
    chmod 666 "$work/e/a.trf"
    status 0 "another user's file in a sticky folder" $nobody trf-parse -q -i --set '012=Sticky' "$work/e/a.trf"
    grep -q '^012 Sticky' "$work/e/a.trf" || fail "another user's file is written"
    [ "$(stat -c %u "$work/e/a.trf")" = 65533 ] || fail "it stays the other user's"
  fi
  chown 65533 "$work/d/a.trf"
  status 0 "another user's file, as root" trf-parse -q -i --set '012=Fifth' "$work/d/a.trf"
  [ "$(stat -c %u "$work/d/a.trf")" = 65533 ] || fail "in place keeps the owner"
fi
if ! ldd "$(command -v trf-parse)" 2>/dev/null | grep -q asan; then
  for memory in 40000 60000 90000 100000 110000 200000; do
    (ulimit -v $memory; exec timeout 60 trf-validate -q -f csv -j 16 $hundreds >/dev/null 2>&1)
    got=$?
    # Without memory for an exception libc++ aborts: it keeps little for many threads.
    case $got in
      0 | 4) ;;
      134) grep -q __libcpp_ "$(command -v trf-validate)" || fail "memory limit of $memory kB: aborted" ;;
      *) fail "memory limit of $memory kB: status $got" ;;
    esac
  done
  (ulimit -v 200000; exec timeout 60 trf-validate --members=/dev/zero "$report" >/dev/null 2>&1)
  [ $? -eq 4 ] || fail "an endless file and little memory"
fi
if [ -c /dev/zero ]; then
  status 3 "endless players" trf-rate --limit=file=1000000 --players=/dev/zero "$report"
  status 3 "endless members" trf-validate --limit=file=1000000 --members=/dev/zero "$report"
  status 3 "endless settings" trf-validate --limit=file=1000000 --config=/dev/zero "$report"
  status 3 "endless baseline" trf-validate --limit=file=1000000 --baseline=/dev/zero "$report"
  status 3 "endless ledger" trf-rate --limit=file=1000000 --titles=fsi --ledger=/dev/zero
  status 3 "endless generator settings" trf-pair --limit=file=1000000 --generate --config=/dev/zero
  status 3 "endless names" trf-parse --limit=file=1000000 --files-from=/dev/zero
  status 3 "endless report" trf-parse --limit=file=1000000 /dev/zero
fi
mkdir "$work/pipes"
mkfifo "$work/pipes/x.trf"
cp "$report" "$work/pipes/y.trf"
status 0 "a pipe in a folder" trf-tiebreak -f csv "$work/pipes"
grep -q 'x.trf' "$work/err" || fail "what is not read of a folder is told"
printf x >"$work/pipes/z.input"
status 0 "other names in a folder" trf-tiebreak -f csv "$work/pipes"
grep -q '2 other files' "$work/err" || fail "files that are not read are counted"
long=$(printf '%0246d' 0)
status 0 "a name of 250 characters" trf-parse -q "$report" -o "$work/$long.trf"
cmp -s "$report" "$work/$long.trf" || fail "a name of 250 characters is written"
status 0 "a name of 250 characters, again" trf-parse -q -i --set '012=Long' "$work/$long.trf"
grep -q '^012 Long' "$work/$long.trf" || fail "a name of 250 characters is replaced"
no_traces "long names"

echo old >"$work/kept"
mkfifo "$work/pipe"
env --default-signal=QUIT trf-parse -q "$work/pipe" -o "$work/kept" 2>/dev/null &
pid=$!
{ head -c 1000 "$report"; tries=0
  while ! ls "$work" | grep -q '\.tmp$' && [ $tries -lt 100 ]; do
    sleep 0.05; tries=$((tries + 1)); done
  kill -QUIT $pid; sleep 0.2; } >"$work/pipe" 2>/dev/null
wait $pid 2>/dev/null
no_traces "kill -QUIT"
kept "kill -QUIT"

# -- each file of a batch by itself ----------------------------------------------------
mkdir "$work/many"
for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
  sed '/^042/d; /^052/d; /^132/d' "$samples/clean-standard.trf" >"$work/many/$i.trf"
done
status 0 "equal warnings about many files" trf-tiebreak -f csv "$work/many"
[ "$(grep -c 'no start date' "$work/err")" -eq 11 ] || fail "equal warnings are shown ten times"
grep -q '5 more files' "$work/err" || fail "the rest of equal warnings is counted"
status 0 "all of many warnings" trf-tiebreak -v -f csv "$work/many"
[ "$(grep -c 'no start date (rec' "$work/err")" -eq 15 ] || fail "-v shows all warnings"
if command -v script >/dev/null; then
  script -qec "stty cols 80; trf-tiebreak -q -f text --explain=1 $samples/clean-standard.trf" /dev/null </dev/null >"$work/out" 2>&1
  [ "$(tr -d '\r' <"$work/out" | awk '{ if (length($0) > m) m = length($0) } END { print m }')" -le 80 ] ||
    fail "a table is wider than the terminal"
  script -qec trf-parse /dev/null </dev/null >"$work/out" 2>&1
  grep -q 'reading standard input' "$work/out" || fail "a tool that waits for input says so"
  mkfifo "$work/late.trf"
  { sleep 1.2; cat "$report"; } >"$work/late.trf" &
  script -qec "trf-validate -j1 -f csv $work/late.trf $report $report" /dev/null </dev/null >"$work/out" 2>&1
  grep -q '1 of 3 files' "$work/out" || fail "a long batch says how many files are done"
  for shown in "trf-parse --set 022=Assisi" "trf-pair"; do
    script -qec "$shown $samples/team_swiss.trf" /dev/null </dev/null >"$work/out" 2>&1
    grep -q 'the file is not changed; --in-place' "$work/out" || fail "$shown: an edit on the screen is lost"
    script -qec "$shown $samples/team_swiss.trf -o $work/saved.trf" /dev/null </dev/null >"$work/out" 2>&1
    grep -q 'not changed' "$work/out" && fail "$shown: an edit that is saved is not lost"
  done
fi
sed 's/^192 .*/192 FIDE_SCHILLER/' "$samples/clean-team.trf" >"$work/team.trf"
status 2 "a system that is not built among others" trf-pair -f csv --round=1 "$report" "$work/team.trf" "$report"
[ "$(grep -c ",1,1," "$work/out")" -ge 2 ] || fail "the others are paired"
grep -q 'team.trf: error' "$work/err" || fail "the file is named"
status 2 "a player that one file lacks" trf-pair -f csv --round=1 --explain=15 "$samples/clean-standard.trf" "$report"
[ -s "$work/out" ] || fail "the other is explained"
printf '001    1      \033[31m\013\177Name\n' >"$work/control.trf"
trf-validate -q -f github "$work/control.trf" >"$work/out" 2>/dev/null
grep -q "$(printf '\033')" "$work/out" && fail "an escape sequence reaches GitHub's log"
status 0 "short form of an optional value" trf-pair -h=all
grep -q 'color' "$work/out" || fail "-h=all is --help=all"
[ $failures -eq 0 ] || exit 1
