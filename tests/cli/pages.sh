#!/bin/sh
# pages.sh TOOL MANUAL: every option is in --help=all, the manual page and the completions of each
# shell, with the values it may take; the pages are well formed.
set -eu
tool=$1 manual=$2 name_of_tool=${1##*/}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "$tool: $*"; exit 1; }

"$tool" --help=all >"$work/help"
[ "$("$tool" --help | wc -l)" -le 70 ] || fail "--help has more than 70 lines"
"$manual" man "$name_of_tool" | sed 's/\\-/-/g; s/\\f[BIR]//g; s/\\&//g' >"$work/man"
for shell in bash zsh fish; do "$manual" $shell "$name_of_tool" >"$work/$shell"; done

# A misspelt option is answered from the parser's own list, so that help cannot forget one.
sed -n 's/^  *\(-[A-Za-z], \)\{0,1\}--\([a-z-]*\).*/\2/p' "$work/help" | sort -u >"$work/names"
[ "$(wc -l <"$work/names")" -ge 10 ] || fail "fewer than 10 options in --help=all"
for name in $(cat "$work/names"); do
  grep -q -e "--$name" "$work/man" || fail "--$name is not in the manual page"
  grep -q -e "--$name" "$work/bash" || fail "--$name is not in the bash completion"
  grep -q -e "--$name" "$work/zsh" || fail "--$name is not in the zsh completion"
  grep -q -e "-l $name" "$work/fish" || fail "--$name is not in the fish completion"
done
for shell in zsh fish; do
  for value in excel rfc4180 auto always never; do
    grep -q "$value" "$work/$shell" || fail "value $value is not in the $shell completion"
  done
done

# Bash completes options and their values.
bash -n "$work/bash"
complete() {
  bash -c '. "$1"; f=$(complete -p "$2"); f=${f##*-F }; f=${f%% *}; shift 2
    COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); compopt() { echo "compopt $*"; }; "$f"
    printf "%s\n" "${COMPREPLY[@]}"' \
    bash "$work/bash" "$tool" "$@"
}
# A value follows `=` without a space.
[ "$(complete "$tool" --stdin)" = "compopt -o nospace
--stdin-name=" ] || fail "bash does not complete --stdin"
[ "$(complete "$tool" --versio)" = "--version" ] || fail "bash does not complete --versio"
[ "$(complete "$tool" --color = alw)" = "always" ] || fail "bash does not complete --color=alw"
[ "$(complete "$tool" --format = js | head -1)" = "json" ] || fail "bash does not complete --format=js"

if [ "$tool" = trf-validate ]; then
  "$tool" --explain=T01 | sed -n 3,4p >"$work/explained"
  "$manual" checks | sed -n '/^\.B T01 /{n;N;p;}' | cmp -s - "$work/explained" || fail "T01 in trf-checks(7)"
fi

# A shell takes no other character for an apostrophe.
"$manual" man "$name_of_tool" | sed -n '/^\.SH EXAMPLES/,/^\.fi/p' | grep -q "'" && fail "an apostrophe that roff turns"

if command -v groff >/dev/null; then
  "$manual" man "$name_of_tool" | groff -man -Tascii -ww -wmac >/dev/null 2>"$work/warnings" || true
  [ ! -s "$work/warnings" ] || { cat "$work/warnings"; fail "groff warns"; }
fi
