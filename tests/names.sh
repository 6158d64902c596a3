#!/bin/sh
# tests/names.sh FOLDER...: names without linkage are distinct in a folder (with its criteria), since
# users' presets compile its sources as one (trf_unity in CMakeLists.txt). The compiler finds most clashes,
# but not all: a function of another file can become an overload that fits better. A public type has its name alone in all
# libraries, so that their namespaces can be used together. Needs clang-format's layout.
set -eu
status=0
for folder; do
  awk '
    FNR == 1 { inside = 0 }
    /^namespace \{/ { inside = 1; next }
    /^}  \/\/ namespace$/ { inside = 0; next }
    !inside || /^[ }\/#)]/ { next }
    /^(namespace|using|template|static_assert|extern|friend)/ { next }
    {
      line = $0
      sub(/^(\[\[nodiscard\]\] )?/, "", line)
      name = ""
      if (match(line, /^(class|struct|enum class|enum) [A-Za-z_0-9]+/)) {
        name = substr(line, 1, RLENGTH)
        sub(/.* /, "", name)
      } else if (match(line, /^[^({=]*[ *&][A-Za-z_0-9]+(\(|\{| =|;|\[)/)) {
        name = substr(line, 1, RLENGTH)
        sub(/(\(|\{| =|;|\[)$/, "", name)
        sub(/.*[ *&]/, "", name)
      }
      if (name == "") next
      if ((name in file) && file[name] != FILENAME) {
        printf "%s:%d: %s is also in %s\n", FILENAME, FNR, name, file[name]
        found = 1
      }
      file[name] = FILENAME
    }
    END { exit found }
  ' $(find "$folder" -path "$folder/*/*" ! -path "$folder/criteria/*" -prune -o -name '*.cpp' -print) || status=1
done
cd "$(dirname "$0")/.."
find lib*/include -name '*.hpp' -exec awk '
  /^(class|struct|enum class|using) [A-Z][A-Za-z_0-9]*( final)?( :| \{| =|$)/ {
    name = $1 == "enum" ? $3 : $2
    if ((name in file) && file[name] != FILENAME) {
      printf "%s:%d: the public type %s is also in %s\n", FILENAME, FNR, name, file[name]
      found = 1
    }
    file[name] = FILENAME
  }
  END { exit found }
' {} + || status=1
exit $status
