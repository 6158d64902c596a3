#!/bin/sh
# complete.sh CHECKER: runs the commands of the golden cases and of the guide in Italian, and lets
# CHECKER (english_left) name what people would read in English: nothing should be left. The remedy
# is a row in tools/italian, or a line in exceptions where the words are data. Tools on PATH.
set -u
checker=$(realpath "$1")
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export said="$work/said"
: >"$said"

# In the place of each tool stands one that speaks Italian, and keeps what it says to people.
mkdir "$work/bin"
for tool in trf-parse trf-validate trf-pair trf-rate trf-tiebreak; do
  real=$(command -v $tool) || { echo "$tool is not on PATH"; exit 1; }
  cat >"$work/bin/$tool" <<END
#!/bin/sh
out=\$(mktemp) err=\$(mktemp)
"$real" --lang=it "\$@" >"\$out" 2>"\$err"
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
  CASE=$(dirname "$work/$command") sh -e "$command" </dev/null >/dev/null 2>&1
done
for page in samples/*.md; do sh tests/guide/run.sh "$page" >/dev/null 2>&1; done
for tool in trf-parse trf-validate trf-pair trf-rate trf-tiebreak; do
  $tool --help >/dev/null
  $tool --help=all >/dev/null
done
trf-validate --list-checks >/dev/null
for check in $(trf-validate --list-checks --format=csv | sed -n 's/^\([A-Z][0-9]*\),.*/\1/p'); do
  trf-validate --explain="$check"
done >/dev/null

lines=$(wc -l <"$said")
[ "$lines" -gt 1000 ] || { echo "only $lines lines were said: the tools did not run"; exit 1; }
# std::regex needs a stack as deep as a page is long.
ulimit -s 262144 2>/dev/null || ulimit -s unlimited 2>/dev/null || true
"$checker" "$here/exceptions" <"$said"
