#!/bin/sh
# tests/names.sh SOURCE:SOURCE...: names without linkage are distinct in each namespace of a list of
# sources, since users' presets compile these as one (trf_unity in CMakeLists.txt). The compiler finds
# most clashes, but not all: a function of another file can become an overload that fits better. A public
# type has its name alone in all libraries, so that their namespaces can be used together. Needs
# clang-format's layout.
set -eu
status=0
for sources; do
  awk '
    FNR == 1 { inside = 0; space = "" }
    /^namespace \{/ { inside = 1; next }
    /^namespace [a-z_:]+ \{/ { space = $2 }
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
      if ((space, name) in file && file[space, name] != FILENAME) {
        printf "%s:%d: %s is also in %s\n", FILENAME, FNR, name, file[space, name]
        found = 1
      }
      file[space, name] = FILENAME
    }
    END { exit found }
  ' $(echo "$sources" | tr : ' ') || status=1
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
