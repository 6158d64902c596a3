#!/bin/sh
# symbols.sh BUILD_DIR: the shared libraries of a build export what the public headers declare, and
# nothing else.
set -eu
cd "$(dirname "$0")/../.."
build=$1

# Exported functions and objects that are not of a public header: those of another library (fmt,
# Boost), and those of a namespace that no public header has.
public=$(mktemp) && trap 'rm -f "$public"' EXIT
cat lib*/include/trf/*.hpp lib*/include/trf/*/*.hpp | sed -n 's/^namespace \(trf[a-z_:]*\).*/\1/p' |
  sort -u >"$public"
inner() {
  nm -DC --defined-only "$1" | sed 's/^[0-9a-f]* [A-Za-z] //' |
    sed -n 's/^\(vtable for \|typeinfo for \|typeinfo name for \|guard variable for \)//; p' |
    awk -v public="$public" '
      BEGIN { while ((getline line < public) > 0) is_public[line] = 1 }
      /fmt::|boost::|spirit::/ { print; next }
      /^trf::layout::/ { next }  # A public header with a namespace for each record
      /^trf::/ {
        name = $0; sub(/[(<\[ ].*/, "", name); sub(/::[^:]*$/, "", name)
        space = name; while (space != "" && !(space in is_public)) if (!sub(/::[^:]*$/, "", space)) space = ""
        rest = substr(name, length(space) + 3); sub(/::.*/, "", rest)
        if (rest ~ /^[a-z]/) print
      }'
}
status=0
for library in "$build"/lib*/lib*.so; do
  found=$(inner "$library")
  [ -z "$found" ] || { echo "$library exports inner symbols:"; echo "$found" | head -20; status=1; }
done
exit "$status"
