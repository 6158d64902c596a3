#!/bin/sh
# data.sh TOOLS: what is of the user is never translated, marked or changed, on whole outputs. Names
# that look like phrases, braces, separators and control characters go through the tools in TOOLS,
# which speak the pseudo-language (pseudo.cpp): outside its marks each name is as often as in English,
# and machine formats do not differ at all. SEED chooses the names.
set -u
PATH=$1:$PATH
report=samples/verify/regional.trf
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0
fail() { echo "FAILED: $*"; failures=$((failures + 1)); }

# A name of three pieces a player, with its form in text and in pages.
LC_ALL=C awk -v seed="${SEED:-1}" -v text="$work/text" -v html="$work/html" '
  BEGIN {
    srand(seed)
    n = split("White|Round 3|error|{points}|{n?a*b}|}{|{{x}}|; |, |note: |did you mean|(C6)|&amp;|<b>|\002|\003|%s|\\n|Nobody|\047--round\047", piece, "|")
    for (i in piece) gsub(/\*/, "|", piece[i])
  }
  substr($0, 1, 4) == "001 " {
    do {
      name = "Zq" ++count
      for (k = 0; k < 3; ++k) name = name piece[int(rand() * n) + 1]
      sub(/[ ,;]+$/, "", name)
    } while (length(name) > 33)
    $0 = substr($0, 1, 14) sprintf("%-33s", name) substr($0, 48)
    shown = name
    gsub(/\002/, "\\x02", shown); gsub(/\003/, "\\x03", shown)
    print shown >text
    page = name
    gsub(/&/, "\\&amp;", page); gsub(/</, "\\&lt;", page); gsub(/>/, "\\&gt;", page)
    gsub(/\047/, "\\&#39;", page); gsub(/\002|\003/, "\357\277\275", page)
    print page >html
  }
  { print }' "$report" >"$work/report.trf"

# The output without what is between the marks; marks never nest.
outside_marks() { sed ':a;N;$!ba;s/⟦[^⟧]*⟧//g' "$1"; }

kept() {
  form=$1; shift
  "$@" --lang=en >"$work/en" 2>&1; english=$?
  "$@" --lang=qps >"$work/marked" 2>&1; pseudo=$?
  [ $english -eq $pseudo ] || fail "$*: status $english in English, $pseudo with marks"
  outside_marks "$work/marked" >"$work/data"
  while IFS= read -r name; do
    in_english=$(grep -oF -- "$name" "$work/en" | wc -l)
    outside=$(grep -oF -- "$name" "$work/data" | wc -l)
    [ "$in_english" -eq "$outside" ] ||
      fail "$*: '$name' is there $in_english times in English, $outside times outside the marks"
  done <"$work/$form"
}
same() {
  "$@" --lang=en >"$work/en" 2>/dev/null
  "$@" --lang=qps >"$work/marked" 2>/dev/null
  cmp -s "$work/en" "$work/marked" || fail "$*: differs in another language"
}

r=$work/report.trf
for form in text html; do
  kept $form trf-parse --table=players --format=$form "$r"
  kept $form trf-validate --profile=format,consistency,rating,fsi,pairing,tiebreak --format=$form \
    --today=2026-11-21 -v "$r"
  kept $form trf-pair --check --explain --format=$form "$r"
  kept $form trf-pair --round=4 --explain --format=$form "$r"
  kept $form trf-pair --show --format=$form "$r"
  kept $form trf-rate --games --format=$form "$r"
  kept $form trf-rate --format=$form -v "$r"
  kept $form trf-rate --norms=maestro,gm --format=$form "$r"
  kept $form trf-tiebreak --format=$form -v "$r"
  kept $form trf-tiebreak --explain=1,3 --format=$form "$r"
done
for format in csv json jsonl; do
  same trf-parse --table=players --format=$format "$r"
  same trf-validate --profile=format,consistency,rating,pairing,tiebreak --format=$format "$r"
  same trf-pair --check --explain --format=$format "$r"
  same trf-rate --games --format=$format "$r"
  same trf-tiebreak --explain=1 --format=$format "$r"
done
[ $failures -eq 0 ]
