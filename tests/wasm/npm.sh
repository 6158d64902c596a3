#!/bin/sh
# npm.sh FOLDER: packs the npm package of a build, installs the tarball in a clean folder without a network,
# and uses it there: the functions, and the programs on real files.
set -eu
package=$1
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
work=$(mktemp -d)
trap 'chmod -R u+w "$work"; rm -rf "$work"' EXIT
export HOME="$work" npm_config_cache="$work/cache" npm_config_offline=true npm_config_fund=false \
  npm_config_audit=false npm_config_update_notifier=false LC_ALL=C.UTF-8 TERM=dumb
unset LANG LANGUAGE LC_MESSAGES
fail() { echo "npm.sh: $*" >&2; exit 1; }
same() { cmp "$1" "$2" || fail "$3"; }

cd "$work"
npm pack --silent "$package" >tarball
tar -tzf "$(cat tarball)" | sort >packed
for file in LICENSE LICENSE-RUN-TIME README.md package.json trf.d.mts trf.mjs trf.wasm bin/trf-pair.mjs; do
  grep -qx "package/$file" packed || fail "$file is not in the tarball"
done
mkdir site && cd site
npm init -y >/dev/null
npm install --silent "../$(cat ../tarball)"
[ -z "$(find node_modules -mindepth 1 -maxdepth 1 ! -name '.*' ! -name trf-tools)" ] || fail "it has dependencies"

# The functions
cp "$root/samples/round_robin.trf" open.trf
cp "$here/use.mjs" .
node use.mjs

# The programs: a report, a folder, a list of names, standard input and output
npx trf-pair --format=csv open.trf >pairs
[ "$(wc -l <pairs)" = 4 ] || fail "trf-pair --format=csv: $(cat pairs)"
cp "$root/samples/embed/next_pairs.mjs" .
node next_pairs.mjs open.trf >sample
same sample pairs "samples/embed/next_pairs.mjs"
npx trf-pair --format=trf open.trf -o next.trf
same open.trf "$root/samples/round_robin.trf" "-o changed its input"
npx trf-parse <open.trf >copy.trf
same open.trf copy.trf "standard input is not read"
mkdir -p 'a folder/sub' && cp open.trf 'a folder/è.trf' && cp open.trf 'a folder/sub/b.trf'
npx trf-tiebreak --format=csv 'a folder' -o ranks.csv
[ "$(grep -c è ranks.csv)" -gt 1 ] || fail "a folder is not read"
printf 'open.trf\n' | npx trf-parse --files-from=- --table=players >players
npx trf-parse --table=players open.trf | cmp - players || fail "--files-from=-"

# In place, with a backup: whole, with the permissions of the old file, and nothing is left beside it
chmod 640 'a folder/è.trf'
npx trf-pair --in-place=.bak 'a folder/è.trf'
same 'a folder/è.trf' next.trf "--in-place differs from -o"
same 'a folder/è.trf.bak' open.trf "the backup is not the old file"
[ "$(stat -c %a 'a folder/è.trf')" = 640 ] || fail "permissions of è.trf"
[ "$(ls -A 'a folder' | wc -l)" = 3 ] || fail "left in the folder: $(ls -A 'a folder')"
ln -s 'a folder/sub/b.trf' link.trf
npx trf-pair -i link.trf
[ -L link.trf ] || fail "a link was replaced"
same link.trf next.trf "the target of a link"

# A failure keeps the old file
before=$(cksum <next.trf)
status=0
npx trf-pair -i next.trf missing.trf 2>errors || status=$?
[ "$status" = 4 ] || fail "status $status for a file that is missing"
grep -q 'missing.trf: No such file or directory' errors || fail "messages: $(cat errors)"
npx trf-pair --colour 2>errors && fail "wrong use has status 0"
[ "$(cksum <open.trf)" = "$(cksum <"$root/samples/round_robin.trf")" ] || fail "open.trf has changed"
[ -n "$before" ]
# A full device, and a reader that ends
status=0
npx trf-parse open.trf -o /dev/full 2>errors || status=$?
[ "$status" = 4 ] || fail "status $status for a full device"
npx trf-validate --list-checks | head -1 >/dev/null

# Writers at the same time lose no edit
cp open.trf shared.trf
: >writers
for record in 012 022 102 122; do npx trf-parse -i --set=$record="Edit $record" shared.trf 2>>writers & done
wait
for record in 012 022 102 122; do
  grep -q "^$record Edit $record" shared.trf || fail "the edit of $record is lost: $(cat shared.trf writers)"
done
[ ! -s writers ] || fail "writers: $(cat writers)"
ls -A | grep -E '\.claim$|\.tmp$' && fail "names of writers are left"
echo "npm.sh: ok"
