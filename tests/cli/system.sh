#!/bin/sh
# What no table of inputs can show: full disks, kills, broken pipes, odd file names, environments.
# Rows 45-47, 51 and 53 of the list of hostile inputs. Run by ctest with the tools on PATH.
set -u
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0
fail() { echo "FAILED: $*"; failures=$((failures + 1)); }
# expect STATUS WHAT: compares with $?, which the caller passes first.
expect() { [ "$1" -eq "$2" ] || fail "$3: status $1, expected $2"; }

command -v trf-parse >/dev/null || { echo "trf-parse is not on PATH"; exit 1; }
report=$PWD/samples/round_robin.trf
big=$work/big.trf
{ cat "$report"; yes '### a comment that goes on and on' | head -100000; } >"$big"

# -- output ------------------------------------------------------------------
trf-parse -q "$report" -o "$work/new"; expect $? 0 "-o makes a new file"
cmp -s "$report" "$work/new" || fail "-o writes the document"

echo old >"$work/kept"
trf-parse -q "$work/missing" -o "$work/kept" 2>/dev/null; expect $? 4 "missing input"
[ "$(cat "$work/kept")" = old ] || fail "a run that fails leaves the old file"
head -c 100 /dev/zero >"$work/zeros"
trf-parse -q --format=json "$work/zeros" -o "$work/kept" 2>/dev/null; expect $? 3 "unusable input"
[ "$(cat "$work/kept")" = old ] || fail "an unusable input leaves the old file"
trf-parse --format=nonsense -o "$work/kept" "$report" 2>/dev/null; expect $? 2 "wrong use"
[ "$(cat "$work/kept")" = old ] || fail "wrong use leaves the old file"

if [ -c /dev/full ]; then
  trf-parse -q "$report" >/dev/full 2>"$work/err"; expect $? 4 "standard output on a full disk"
  grep -q 'No space left' "$work/err" || fail "a full disk is said"
  trf-parse -q "$report" -o /dev/full 2>/dev/null; expect $? 4 "-o on a full device"
fi
# A file-size limit stops the temporary file half way (dash counts in blocks of 512 bytes).
(ulimit -f 64; trf-parse -q "$big" -o "$work/kept" 2>"$work/err"); expect $? 4 "file-size limit"
[ "$(cat "$work/kept")" = old ] || fail "a file-size limit leaves the old file"
ls "$work" | grep -q '\.tmp$' && fail "a temporary file is left behind"

# Killed while it waits for the rest of its input: the old file stays, and after a signal that
# can be caught nothing is left beside it.
for signal in TERM INT HUP KILL; do
  mkfifo "$work/pipe"
  env sh -c "trap - INT TERM HUP; exec trf-parse -q '$work/pipe' -o '$work/kept'" 2>/dev/null &
  pid=$!
  { head -c 1000 "$report"; tries=0
    while ! ls "$work" | grep -q '\.tmp$' && [ $tries -lt 100 ]; do
      sleep 0.05; tries=$((tries + 1)); done
    kill -$signal $pid; sleep 0.2; } >"$work/pipe" 2>/dev/null
  # A background job of a script ignores INT by POSIX; then it may end by itself.
  wait $pid 2>/dev/null
  status=$?
  if [ $signal != INT ]; then
    [ "$(cat "$work/kept")" = old ] || fail "kill -$signal leaves the old file"
    [ $status -gt 128 ] || fail "kill -$signal: status $status"
  fi
  [ $signal = KILL ] || ! ls "$work" | grep -q '\.tmp$' || fail "kill -$signal leaves a temporary file"
  rm -f "$work/pipe" "$work"/*.tmp
  echo old >"$work/kept"
done

chmod 640 "$work/kept"
trf-parse -q "$report" -o "$work/kept"
[ "$(stat -c %a "$work/kept")" = 640 ] || fail "-o keeps the mode of the file"
ln -s "$work/kept" "$work/link"; echo old >"$work/kept"
trf-parse -q "$report" -o "$work/link"
[ -L "$work/link" ] && cmp -s "$report" "$work/kept" || fail "-o follows a symbolic link"
cp "$report" "$work/same"
trf-parse -q --set '012=Other' "$work/same" -o "$work/same"; expect $? 0 "output = input"
grep -q '^012 Other' "$work/same" || fail "output = input is edited in place"
trf-parse -q "$report" -o "$work/no/such/dir" 2>/dev/null; expect $? 4 "-o in no directory"
trf-parse -q "$report" -o "$work" 2>/dev/null; expect $? 4 "-o on a directory"
trf-parse -q "$report" >&- 2>/dev/null; expect $? 4 "closed standard output"
trf-parse -q "$big" 2>"$work/err" | head -c 10 >/dev/null
[ -s "$work/err" ] && fail "a broken pipe is a quiet end"

# -- input -------------------------------------------------------------------
mkdir -p "$work/in/sub" "$work/none"
cp "$report" "$work/in/b.TRF"; cp "$report" "$work/in/sub/a.txt"; echo x >"$work/in/c.csv"
odd="$work/odd
name.trf"
cp "$report" "$odd"
n=$(trf-parse -q --format=jsonl "$work/in" | wc -l)
[ "$n" -eq 2 ] || fail "a directory stands for its reports, found $n"
printf '%s\n%s\n' "$report" "$work/in/b.TRF" >"$work/list"
n=$(trf-parse -q --format=jsonl --files-from="$work/list" | wc -l)
[ "$n" -eq 2 ] || fail "--files-from with lines"
n=$(printf '%s\0%s\0' "$odd" "$report" | trf-parse -q --format=jsonl --files-from=- | wc -l)
[ "$n" -eq 2 ] || fail "--files-from with NULs"
trf-parse -q "$work/none" >/dev/null 2>"$work/err"; expect $? 3 "directory without reports"
grep -q W05 "$work/err" || fail "a directory without reports is said"
cd "$work" && cp "$report" -- ./--help.trf && trf-parse -q -- --help.trf | cmp -s - "$report" ||
  fail "-- ends the options"
cd - >/dev/null
trf-parse -q - <"$report" | cmp -s - "$report" || fail "- is standard input"
trf-parse -q /dev/stdin <"$report" | cmp -s - "$report" || fail "/dev/stdin is read"
trf-parse -q - - <"$report" 2>/dev/null; expect $? 2 "standard input twice"
trf-parse -q <"$work" 2>"$work/err"; expect $? 4 "a directory as standard input"
grep -q 'standard input: ' "$work/err" || fail "standard input is named: $(cat "$work/err")"
printf 'x' >"$odd"
trf-parse --format=json "$odd" 2>&1 | grep -q 'odd\\x0Aname' || fail "a line end in a name is escaped"
trf-parse -q --format=jsonl "$report" "$work/missing" "$report" >"$work/out" 2>/dev/null
expect $? 4 "one input missing of three"
[ "$(wc -l <"$work/out")" -eq 2 ] || fail "the other inputs are done"
for jobs in 1 2 7; do
  trf-parse -q --format=jsonl -j $jobs "$work/in" "$report" "$work/in" | cksum
done | sort -u | wc -l | grep -qx 1 || fail "output depends on --jobs"
printf '012 \033[31mred\033[0m\n' | cat - "$report" >"$work/escape.trf"
trf-parse -q --table=tournament --format=text "$work/escape.trf" | grep -q "$(printf '\033')" &&
  fail "an escape sequence reaches the terminal"
printf '012 <script>alert(1)</script>\n' | cat - "$report" >"$work/script.trf"
trf-parse -q --table=tournament --format=html "$work/script.trf" | grep -q '<script' &&
  fail "a name reaches the page as markup"

# -- environment -------------------------------------------------------------
for setting in LANG=C LC_ALL=C LC_ALL=tr_TR.UTF-8 LC_NUMERIC=de_DE.UTF-8 TZ=Nowhere/Odd; do
  env $setting trf-parse -q --format=json "$report" | cksum
done | sort -u | wc -l | grep -qx 1 || fail "output depends on the environment"
env -i PATH="$PATH" trf-parse -q --format=json "$report" >/dev/null; expect $? 0 "empty environment"
# Address sanitizer needs more of both than these limits.
if ! ldd "$(command -v trf-parse)" 2>/dev/null | grep -q asan; then
  (ulimit -s 256; trf-parse -q --format=json "$report" >/dev/null); expect $? 0 "stack of 256 KB"
  (ulimit -v 524288; trf-parse -q "$big" >/dev/null); expect $? 0 "512 MiB of memory"
  head -c 120000000 /dev/zero | tr '\0' ' ' >"$work/huge"
  (ulimit -v 100000; trf-parse -q "$work/huge" >/dev/null 2>"$work/err"); expect $? 4 "out of memory"
  grep -q 'out of memory' "$work/err" || fail "out of memory is said"
fi
[ $failures -eq 0 ] || exit 1
