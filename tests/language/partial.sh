#!/bin/sh
# partial.sh TRF_PAIR: the tool with a language that has a few words only (polish.hpp) says these, and
# English for the rest.
set -u
pair=$1
failures=0
fail() { echo "FAILED: $*"; failures=$((failures + 1)); }

help=$($pair --lang=pl --help=all)
for words in 'kojarzy każdą rundę ponownie i ocenia ją' 'karteczki z wynikami' 'settings, KEY=VALUE in each line'; do
  echo "$help" | tr -s ' \n' '  ' | grep -qF "$words" || fail "--help does not say: $words"
done
said=$($pair --lang=pl -v --round=5 samples/verify/regional.trf 2>&1)
echo "$said" | grep -qF 'runda 5, 12 obecnych graczy' || fail "no Polish note: $said"
# Programs read the same.
[ "$($pair --lang=pl --check --explain --format=json samples/verify/regional.trf)" = \
  "$($pair --lang=en --check --explain --format=json samples/verify/regional.trf)" ] || fail 'JSON differs'

count=$(TRF_COUNT=1 $pair --version)
echo "$count" | grep -qx 'en 0' || fail "English has no words for some sentences: $count"
echo "$count" | grep -qx 'it 0' || fail "Italian is not complete: $count"
missing=$(echo "$count" | sed -n 's/^pl //p')
[ "${missing:-0}" -gt 2000 ] || fail "of the partial language few are missing: $count"
echo "pl: $missing sentences are English"
[ $failures -eq 0 ]
