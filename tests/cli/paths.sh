#!/bin/sh
# Every path of a run is known before its first byte is written: no result replaces an input, another
# result, or a report by something else. Writes that fail leave the old bytes. Run by ctest with the
# tools on PATH.
set -u
work=$(mktemp -d)
chmod 755 "$work"
trap 'chmod -R u+w "$work"; rm -rf "$work"' EXIT
failures=0
fail() { echo "FAILED: $*"; failures=$((failures + 1)); }
samples=$PWD/samples
cd "$work" || exit 1
command -v trf-parse >/dev/null || { echo "trf-parse is not on PATH"; exit 1; }

fresh() {
  rm -rf "$work/d" && mkdir "$work/d" "$work/d/sub" && cd "$work/d" || exit 1
  cp "$samples/round_robin.trf" a.trf
  cp "$samples/clean-standard.trf" b.trf
  cp "$samples/spoleto/entries.csv" entries.csv
  printf 'id,name,rating\n1,A,1500\n' >list.csv
  printf 'id,rating\n1,1500\n' >facts.csv
  printf '1 1-0\n' >results.txt
  echo old >other
}
# refused WHAT COMMAND...: misuse, with a sentence, and no file changes.
refused() {
  what=$1
  shift
  find . -type f | sort | xargs cksum >../before
  timeout 20 "$@" >../out 2>../err </dev/null
  got=$?
  [ $got -eq 2 ] || fail "$what: status $got, expected 2: $(head -2 ../err)"
  [ -s ../err ] || fail "$what: it is told"
  find . -type f | sort | xargs cksum >../after
  cmp -s ../before ../after || { fail "$what: files changed: $(diff ../before ../after)"; fresh; }
}
# done_by WHAT COMMAND...: status 0.
done_by() {
  what=$1
  shift
  timeout 20 "$@" >../out 2>../err </dev/null
  got=$?
  [ $got -eq 0 ] || fail "$what: status $got: $(head -2 ../err)"
}
fresh

# -- a report is replaced only by a report ------------------------------------------
for command in "trf-pair --show a.trf" "trf-pair --check a.trf" "trf-pair -f html --show a.trf" \
  "trf-validate a.trf" "trf-tiebreak a.trf" "trf-rate a.trf" "trf-parse -t players a.trf" \
  "trf-parse -f json a.trf" "trf-parse --help" "trf-pair --version" "trf-validate --list-checks" \
  "trf-validate --explain=T01"; do
  refused "$command onto its input" $command -o a.trf
  refused "$command onto another report" $command -o b.trf
done
refused "a table from standard input" sh -c 'trf-tiebreak -f csv <a.trf -o a.trf'
refused "a list onto a report" trf-rate --list=list.csv --new-list=b.trf a.trf
refused "a list onto its report" trf-rate --list=list.csv --new-list=a.trf a.trf
refused "a list onto the list" trf-rate --list=list.csv --new-list=list.csv a.trf
refused "a list and a result" trf-rate --list=list.csv --new-list=x.csv -o x.csv a.trf
refused "a list and a result, other words" trf-rate --list=list.csv --new-list=sub/../x.csv -o x.csv a.trf
refused "a list and a result in a folder to come" trf-rate --list=list.csv --new-list=sub/../x.csv -o ./x.csv a.trf
refused "a result onto the facts" trf-rate --players=facts.csv a.trf -o facts.csv
refused "a report onto the results" trf-parse --results=results.txt a.trf -o results.txt
echo a.trf >names
refused "a report onto the list of names" trf-parse --files-from=names -o names
fresh

# -- a running report is not replaced by a new one -----------------------------------
refused "entries over rounds" trf-parse --from=csv entries.csv -o b.trf
refused "generated over rounds" trf-pair --generate --seed=1 -o b.trf
refused "entries onto themselves" trf-parse --from=csv entries.csv -o entries.csv
cp b.trf 7.trf
refused "generated over rounds in a folder" trf-pair --generate --seed=5 --count=3 --output-dir=.
fresh
done_by "generated" trf-pair --generate --seed=1 -o r.trf
done_by "generated again" trf-pair --generate --seed=2 -o r.trf
refused "entries over generated rounds" trf-parse --from=csv entries.csv -o r.trf
done_by "entries" trf-parse -q --from=csv entries.csv -o e.trf
done_by "entries again, before round 1" trf-parse -q --from=csv entries.csv -o e.trf
fresh

# -- an input is replaced only where that is asked for --------------------------------
done_by "-o onto the only input" trf-parse -q --set '012=New' a.trf -o a.trf
grep -q '^012 New' a.trf || fail "-o onto the only input"
done_by "-o onto the only input, by a link" sh -c 'ln -s a.trf link; trf-parse -q --set "012=Newer" a.trf -o link'
[ -L link ] && grep -q '^012 Newer' a.trf || fail "-o onto the only input, by a link"
done_by "from standard input" sh -c 'trf-parse -q --set "012=Third" <a.trf -o a.trf'
grep -q '^012 Third' a.trf || fail "-o onto standard input"
fresh
cp b.trf a.trf.bak
refused "a backup that is an input" trf-parse -i=.bak --set '012=New' a.trf a.trf.bak
ln -s ../b.trf sub/a.trf
refused "a link in the folder to another input" trf-parse --output-dir=sub a.trf b.trf
rm sub/a.trf
ln -s ../a.trf sub/a.trf
refused "a link in the folder to the input" trf-parse --output-dir=sub a.trf
rm sub/a.trf
ln a.trf hard.trf
refused "a hard link twice" trf-parse -i --set '012=New' a.trf hard.trf
refused "a hard link as the result" trf-parse --output-dir=sub a.trf sub/../hard.trf ./a.trf
ln -s a.trf soft.trf
refused "a link twice" trf-parse -i --set '012=New' a.trf soft.trf
refused "the results are the report" trf-parse -i --results=a.trf a.trf
rm -f hard.trf soft.trf a.trf.bak
ln -s gone x.trf.bak; cp a.trf x.trf; ln -s gone y.trf.bak; cp a.trf y.trf
refused "two backups by dangling links" trf-parse -i=.bak --set '012=New' x.trf y.trf
fresh
ln -s gone dangling
done_by "-o on a dangling link" trf-parse -q a.trf -o dangling
[ -L dangling ] && cmp -s a.trf gone || fail "-o on a dangling link writes the file that it names"
ln -s sub/deep/gone dangling2
timeout 20 trf-parse -q a.trf -o dangling2 2>/dev/null
[ $? -eq 4 ] && [ -L dangling2 ] || fail "-o on a link into a folder that does not exist"

# -- pipes and devices are not replaced -------------------------------------------------
mkfifo pipe.trf
refused "-i on a pipe" trf-parse -i --set '012=New' pipe.trf
refused "-i on a device" trf-parse -i --set '012=New' /dev/null
mkfifo sub/a.trf
refused "a pipe in the folder" trf-parse --output-dir=sub a.trf
mkfifo a.trf.bak
refused "a pipe as the backup" trf-parse -i=.bak --set '012=New' a.trf
done_by "-o on a device" trf-parse -q a.trf -o /dev/null
done_by "-o on a pipe" sh -c 'cat pipe.trf >copy & trf-parse -q a.trf -o pipe.trf && wait && cmp a.trf copy'
fresh

# -- generated by bbpPairings' command line ----------------------------------------------
ln -s "$(command -v trf-pair)" bbpPairings
timeout 20 ./bbpPairings --dutch b.trf -p b.trf >/dev/null 2>&1 && fail "bbpPairings' pairs onto the report"
cmp -s b.trf "$samples/clean-standard.trf" || fail "bbpPairings' pairs onto the report: it is lost"
timeout 20 ./bbpPairings --dutch -g -o b.trf >/dev/null 2>&1 && fail "bbpPairings' generator onto a report"
cmp -s b.trf "$samples/clean-standard.trf" || fail "bbpPairings' generator onto the report: it is lost"

# -- names are printed safely ---------------------------------------------------------------
name=$(printf 'e\033[31m\007.trf')
cp b.trf "$name"
trf-pair --check --explain -f text "$name" 2>&1 | grep -q "$(printf '[\033\007]')" && fail "an escape in a file name"

# -- writes that fail leave the old bytes ------------------------------------------------
if [ "$(id -u)" = 0 ] && command -v setpriv >/dev/null; then
  nobody="setpriv --reuid=65534 --regid=65534 --clear-groups"
  if $nobody trf-parse -q a.trf >/dev/null 2>&1; then
    mkdir closed
    # Longer than the limit of one block of 1,024 bytes, and not longer than before.
    trf-pair -q --generate --players=60 --rounds=9 --seed=3 -o closed/long.trf
    cp closed/long.trf long.trf
    chmod 666 closed/long.trf
    for limit in 1 2 4 8; do
      timeout 20 $nobody sh -c "ulimit -f $limit; exec trf-parse -q -i --set '012=New' closed/long.trf" 2>../err
      [ $? -eq 4 ] || fail "a limit of $limit blocks: status $?"
      cmp -s long.trf closed/long.trf || { fail "a limit of $limit blocks: the old bytes are restored"; cp long.trf closed/long.trf; }
    done
  fi
fi
if [ "$(id -u)" = 0 ] && mkdir full && mount -t tmpfs -o size=64k none full 2>/dev/null; then
  trf-pair -q --generate --players=60 --rounds=9 --seed=3 -o full/x.trf
  cp full/x.trf long.trf
  head -c 100000 /dev/zero >full/fill 2>/dev/null
  for command in "-i" "-i=.bak" "-o full/x.trf"; do
    timeout 20 trf-parse -q $command --set "012=$(printf '%05000d' 0)" full/x.trf 2>../err
    [ $? -eq 4 ] || fail "a full disk, $command"
    cmp -s long.trf full/x.trf || fail "a full disk, $command: the old bytes are there"
    ls -A full | grep -q 'tmp$\|claim$' && fail "a full disk, $command: traces"
  done
  chmod 555 full
  chmod 666 full/x.trf
  timeout 20 setpriv --reuid=65534 --regid=65534 --clear-groups \
    trf-parse -q -i --set "012=$(printf '%05000d' 0)" full/x.trf 2>../err
  [ $? -eq 4 ] || fail "a full disk and a closed folder"
  cmp -s long.trf full/x.trf || fail "a full disk and a closed folder: the old bytes are there"
  umount full
fi
ls -A | grep -q 'tmp$\|claim$' && fail "traces: $(ls -A)"
cd /
[ $failures -eq 0 ] || exit 1
