#!/bin/sh
# format_page.sh TRF-MANUAL: the tables of trf(5) have the minus of roff, and a page that cannot be written is a failure.
set -u
fail() { echo "trf(5): $*"; exit 1; }
"$1" format | grep -q '^BBZ	points of a zero\\-point bye	' || fail "BBZ in the table of records"
if [ -c /dev/full ]; then
  "$1" format >/dev/full
  [ $? -eq 4 ] || fail "a full disk"
fi
