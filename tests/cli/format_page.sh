#!/bin/sh
# format_page.sh TRF-MANUAL: the tables of trf(5) have the minus of roff, those of JSON what a missing member means, its list has each code of record 192, and a page that cannot be written is a failure.
set -u
fail() { echo "trf(5): $*"; exit 1; }
"$1" format | grep -q '^BBZ	points of a zero\\-point bye	' || fail "BBZ in the table of records"
for row in 'dialect	TRF06, TRF16, TRFx, TRF(bx), TRF26	TRF16' 'round	number from 1 to 400	required' \
  'last_round	number from 1 to 400	400' 'kind	Z, H, F	required' 'kind	W, D, L, F, H, Z, +, \-	' \
  'winner	white, black	required; null: none' 'win_white	points	1.0' 'players	objects	required'; do
  "$1" format | grep -qxF "$row" || fail "no row of JSON: $row"
done
codes=$(grep -oE '"(FIDE|BERGER|CUSTOM)_[A-Z_]*[A-Z]"' "$(dirname "$0")/../../libtrf/src/type_code.cpp" | tr -d '"')
[ -n "$codes" ] || fail "no codes in type_code.cpp"
for code in $codes; do
  "$1" format | grep -qw -- "$code" || fail "record 192: no $code"
done
if [ -c /dev/full ]; then
  "$1" format >/dev/full
  [ $? -eq 4 ] || fail "a full disk"
fi
