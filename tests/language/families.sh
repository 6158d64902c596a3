#!/bin/sh
# families.sh: a source uses every sentence of a .def file. The compiler checks that its words
# fit and that every language has it.
cd "$(dirname "$0")/../.." || exit 2
status=0
for rows in $(find libtrf librating libpair tools -name '*.def'); do
  for name in $(sed -n 's/^SAY(\([a-z0-9_]*\),.*/\1/p' "$rows"); do
    # The last column of the table of tie-breaks is a title.
    case $rows in
      */tie_breaks.def) grep -q ", $name)" libtrf/include/trf/tie_break_codes.inc && continue ;;
    esac
    # Columns are found by their name.
    case $name in
      column_*) grep -rqF --include=*.cpp "\"${name#column_}\"" tools && continue ;;
    esac
    grep -rqE --include=*.cpp --include=*.hpp --exclude-dir=italian "\b(said::)?$name(\{|::id|>| [a-z_]+\()" \
      libtrf librating libpair tools ||
      { echo "$rows: no source says $name"; status=1; }
  done
  [ -e "${rows%.def}.hpp" ] || { echo "$rows: no header includes it"; status=1; }
done
exit $status
