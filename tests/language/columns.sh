#!/bin/sh
# No column of a record is a number outside libtrf/include/trf/layout.hpp.
cd "$(dirname "$0")/../.." || exit 2
found=$(grep -rnE --include='*.cpp' --include='*.hpp' \
  -e '(field|put|align)\([^()"]*, *[0-9]{1,3}, *[0-9]{1,3}[,)]' \
  -e 'line,? *[0-9]{2,3}, *[0-9]{1,2}\}' \
  -e 'line, *[2-9], *[0-9]{1,2}\}' \
  -e '(8[0-9]|9[0-9]) *\+ *(10|5|4) *\*' \
  -e '10 *\* *\(?(round|index)\b' \
  libtrf librating libpair tools | grep -v '/trf/layout.hpp:')
[ -z "$found" ] && exit 0
echo "columns outside layout.hpp:"
echo "$found"
exit 1
