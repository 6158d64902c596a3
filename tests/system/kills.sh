#!/bin/sh
# kills.sh [COUNT]: programs that edit a report are killed at any moment; the report is wholly the old
# or the new one, and the next edit works. By hand, with the tools on PATH.
set -u
count=${1:-375}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trf-pair -q --generate --players=300 --rounds=9 --seed=1 -o "$work/a.trf"
trf-parse -q --set '012=Other' "$work/a.trf" >"$work/b.trf"
kill=0 failures=0 news=0
while [ $kill -lt "$count" ]; do
  cp "$work/a.trf" "$work/x.trf"
  trf-parse -q -i --set '012=Other' "$work/x.trf" &
  pid=$!
  awk "BEGIN { srand($kill); printf \"%.4f\", rand() * 0.02 }" | xargs sleep
  [ $((kill % 3)) -eq 0 ] && kill -TERM $pid 2>/dev/null || kill -KILL $pid 2>/dev/null
  wait $pid 2>/dev/null
  if cmp -s "$work/x.trf" "$work/b.trf"; then news=$((news + 1))
  elif ! cmp -s "$work/x.trf" "$work/a.trf"; then echo "FAILED: kill $kill leaves a part"; failures=$((failures + 1)); fi
  trf-parse -q -i --set '012=Third' "$work/x.trf" || { echo "FAILED: the edit after kill $kill"; failures=$((failures + 1)); }
  kill=$((kill + 1))
done
echo "$count kills: $news new, $((count - news - failures)) old, $failures failures; left behind: $(ls -A "$work" | grep -c 'tmp$\|claim$')"
[ $failures -eq 0 ]
