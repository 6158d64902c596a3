#!/bin/sh
# Runs a page of the guide: every command of its ```console blocks, in order, in one shell at a
# terminal, in a copy of samples/, and compares the page with what the terminal showed.
#   run.sh PAGE [TOOL]      TRF_BLESS=1 rewrites the page; review the diff before committing.
# A block marked ```console jq needs jq: it runs only when TOOL is jq, and stays as it is otherwise.
# In a block, `$ ` begins a command and `> ` continues it; the rest is output.
set -eu
page=$1
tool=${2:-}
samples=$(cd "$(dirname "$0")/../../samples" && pwd)
if [ -n "$tool" ] && ! command -v "$tool" >/dev/null; then
  echo "skipped: $tool is not installed"
  exit 77
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -r "$samples" "$work/samples"

# A program of the guide builds against what this build installs.
if [ "$tool" = c++ ] && [ -n "${TRF_BUILD:-}" ]; then
  cmake --install "$TRF_BUILD" --prefix "$work/usr" >"$work/log" || { cat "$work/log"; exit 1; }
  PKG_CONFIG_PATH=$(dirname "$(find "$work/usr" -name trf.pc)")
  CMAKE_PREFIX_PATH=$work/usr
  LD_LIBRARY_PATH=$(dirname "$PKG_CONFIG_PATH")  # Of a shared build
  export PKG_CONFIG_PATH CMAKE_PREFIX_PATH LD_LIBRARY_PATH
fi

# The page becomes a shell script that prints the page.
awk -v tool="$tool" '
  function quoted(text) { gsub(/\047/, "\047\\\047\047", text); return "\047" text "\047" }
  function say(text) { print "printf \"%s\\n\" " quoted(text) }
  function run() {
    if (command != "") print "(exit $status_)\n" command "\nstatus_=$?"
    command = ""
  }
  BEGIN { print "cd samples; status_=0" }
  /^```/ {
    run()
    is_console = !is_fenced && $1 == "```console" && (NF == 1 || $2 == tool)
    is_fenced = !is_fenced
    say($0); next
  }
  is_console && /^\$ / { run(); say($0); command = substr($0, 3); next }
  is_console && /^> / && command != "" { say($0); command = command "\n" substr($0, 3); next }
  is_console { next }
  { say($0) }
  END { print ": >\"$complete\"" }
' "$page" >"$work/page.sh"

# The terminal is wide enough for every table, which would else go on below.
# Standard input that is open and empty: `script` would type an end of file otherwise.
mkfifo "$work/stdin"
exec 4<>"$work/stdin"
cd "$work"
complete=$work/complete TERM=dumb LC_ALL=C.UTF-8 COLUMNS=100 script -qefc "stty cols 200 -onlcr; sh page.sh" /dev/null \
  <&4 >"$work/seen" || true
sed 's/\r$//; s/.*\r//; s/\x1b\[[0-9;]*[mK]//g' "$work/seen" >"$work/page.md"
cd - >/dev/null
[ -e "$work/complete" ] || { tail -5 "$work/page.md"; echo "the page ended early"; exit 1; }
if [ "${TRF_BLESS:-}" = 1 ]; then
  cat "$work/page.md" >"$page"
else
  diff -u --label "$page" "$page" --label terminal "$work/page.md"
fi
