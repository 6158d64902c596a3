#!/bin/sh
# The completions in the shells themselves: bash and fish are asked, zsh is typed at. By hand; needs
# bash, fish and zsh.
set -eu
cd "$(dirname "$0")/../.."
PATH=$PWD/build/release/bin:$PATH
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
faults=0
expect() { # SHELL WORDS WANT GOT
  [ "$3" = "$4" ] || { echo "$1: '$2' gives '$4', expected '$3'"; faults=1; }
}

cat >"$work/bash" <<'END'
source "$1"; shift
function_of() { local f; f=$(complete -p "$1"); f=${f##*-F }; echo "${f%% *}"; }
compopt() { :; }
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
"$(function_of "$1")"; echo "${COMPREPLY[@]}"
END
cat >"$work/zsh" <<'END'
zmodload zsh/zpty
drain() { out=; local chunk; while zpty -r -t z chunk; do out+=$chunk; done }
zpty z 'zsh -f -i'
zpty -w z "fpath=($1 \$fpath); autoload -Uz compinit; compinit -u -D; x=; print is_re\${x}ady"
repeat 200; do drain; all+=$out; [[ $all == *is_ready* ]] && break; sleep 0.1; done
zpty -w -n z "$2"$'\t'
all=; repeat 30; do sleep 0.1; drain; all+=$out; [[ $all == *$3* ]] && break; done
[[ $all == *$3* ]] && print -r -- $3 || print -r -- $all
END
for tool in trf-parse trf-validate trf-tiebreak trf-rate trf-pair; do
  for shell in bash zsh fish; do
    mkdir -p "$work/$tool-$shell"
    build/release/tools/manual/trf-manual $shell "$tool" >"$work/$tool-$shell/_$tool"
  done
  expect bash "$tool --color = alw" always \
    "$(bash "$work/bash" "$work/$tool-bash/_$tool" "$tool" --color = alw)"
  expect fish "$tool --color=alw" --color=always \
    "$(fish --no-config -c "source $work/$tool-fish/_$tool; complete -C'$tool --color=alw'" | cut -f1)"
  expect fish "$tool --lang=" "--lang=en --lang=it" \
    "$(fish --no-config -c "source $work/$tool-fish/_$tool; complete -C'$tool --lang='" | cut -f1 | xargs)"
  expect zsh "$tool --color=alw" "$tool --color=always" \
    "$(zsh -f "$work/zsh" "$work/$tool-zsh" "$tool --color=alw" "$tool --color=always")"
done
[ $faults -eq 0 ] && echo "completions: bash, zsh and fish know options and values"
