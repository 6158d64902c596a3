#!/bin/sh
# marked.sh CHECKER TOOLS [RECORDS]: runs the commands of the golden cases and of the guide with the tools in
# TOOLS, which speak the pseudo-language (pseudo.cpp), and lets CHECKER (unmarked.cpp) name the words
# of ours that came out without its marks: such a text is not a message. `exceptions` are data that
# happen to be words of ours. What each case says goes to RECORDS, with its arguments (record.cpp), for
# sentences.cpp.
set -u
checker=$(realpath "$1")
tools=$(realpath "$2")
records=${3:-}
if [ -n "$records" ]; then
  mkdir -p "$records"
  records=$(realpath "$records")
  rm -f "$records"/golden.* "$records"/guide.* "$records/help" "$records/catalogue"
fi
# Where the sentences of a case are noted.
record() { [ -z "$records" ] || export TRF_RECORD="$records/$1"; }
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export said="$work/said"
: >"$said"

# Each tool is replaced by one that writes marks, and keeps the text for people.
mkdir "$work/bin"
for tool in trf-parse trf-validate trf-pair trf-rate trf-tiebreak; do
  cat >"$work/bin/$tool" <<END
#!/bin/sh
out=\$(mktemp) err=\$(mktemp)
"$tools/$tool" --lang=qps "\$@" >"\$out" 2>"\$err"
status=\$?
case " \$* " in
  *" --format=text "*|*" --format=html "*|*" -f text "*|*" -f html "*|*" --help "*|*" --help=all "*) cat "\$out" >>"\$said" ;;
  *" --format"*|*" -f "*|*" --csv"*|*" --print-"*|*" --fix "*) ;;
  *) [ $tool != trf-validate ] || cat "\$out" >>"\$said" ;;
esac
cat "\$err" >>"\$said"
cat "\$out"; cat "\$err" >&2
rm -f "\$out" "\$err"
exit \$status
END
  chmod +x "$work/bin/$tool"
done
PATH=$work/bin:$PATH

# Some cases write beside themselves: they get a copy.
mkdir "$work/tests"
cp -r "$here/../golden" "$here/../guide" "$work/tests"
cp -r "$here/../../samples" "$work"
cd "$work" || exit 1
for command in tests/golden/*/*/cmd; do
  # A case that chooses its language has no marks.
  said=$work/said
  ! grep -q -e --lang "$command" || said=/dev/null
  record "$(dirname "${command#tests/}" | tr / .)"
  CASE=$(dirname "$work/$command") bash -eu -o pipefail "$command" </dev/null >/dev/null 2>&1
done
said=$work/said
for page in samples/*.md; do
  record "guide.$(basename "$page" .md)"
  sh tests/guide/run.sh "$page" >/dev/null 2>&1
done
record help
for tool in trf-parse trf-validate trf-pair trf-rate trf-tiebreak; do
  $tool --help >/dev/null
  $tool --help=all >/dev/null
done
record catalogue
trf-validate --list-checks >/dev/null
for check in $(trf-validate --list-checks --format=csv | sed -n 's/^\([A-Z][0-9]*\),.*/\1/p'); do
  trf-validate --explain="$check"
done >/dev/null

lines=$(wc -l <"$said")
[ "$lines" -gt 1000 ] || { echo "only $lines lines were said: the tools did not run"; exit 1; }
# std::regex needs a stack as deep as a page is long.
ulimit -s 262144 2>/dev/null || ulimit -s unlimited 2>/dev/null || true
"$checker" "$here/exceptions" <"$said"
