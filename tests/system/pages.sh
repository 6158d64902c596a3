#!/bin/sh
# Every page the tools print, checked by the Nu HTML checker, and looked at in headless Chromium as a
# telephone and as A4 paper show it. By hand; needs chromium, java, npm and poppler-utils.
#   tests/system/pages.sh OUT      leaves OUT/*.phone.png and OUT/*.pdf: look at them
set -eu
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
out=$(cd "$1" && pwd)
samples=$here/../../samples
PATH=$here/../../build/release/bin:$PATH
cd "$out"
[ -d node_modules ] || npm install --silent --no-audit --no-fund vnu-jar playwright-core

# Names that would be markup, and one that is too long for its column of a telephone.
sed 's/Neri, Valentina  /<b>Neri<\/b>, V\&. /; s/Bassi, Piero \{21\}/Wolfeschlegelsteinhausenbergerdor/' \
  "$samples/round_robin.trf" >markup.trf
page() { # NAME COMMAND...: status 1 is an answer
  name=$1
  shift
  "$@" -q --format=html -o "$name.html" || [ $? -eq 1 ]
}
page pair_berger trf-pair markup.trf
page pair_schedule trf-pair --schedule markup.trf
page pair_swiss trf-pair --round=4 "$samples/verify/regional.trf"
page pair_explain trf-pair --round=4 --explain=1,2 "$samples/verify/regional.trf"
page pair_check trf-pair --check --explain "$samples/verify/regional.trf"
page standings_swiss trf-tiebreak "$samples/month/terni.trf"
page standings_round_robin trf-tiebreak markup.trf
page standings_explained trf-tiebreak --explain=6,4 "$samples/verify/regional.trf"
page standings_checked trf-tiebreak --check "$samples/verify/regional.trf"
page rating_fide trf-rate --system=fide "$samples/verify/regional.trf"
page rating_1997 trf-rate --system=fide-1997 "$samples/verify/regional.trf"
page rating_games trf-rate --system=fide --games "$samples/verify/regional.trf"
page rating_period trf-rate --system=elo-italia --period --list="$samples/month/list_october.csv" \
  "$samples/month/gubbio.trf" "$samples/month/terni.trf"
page norms trf-rate --norms=maestro "$samples/month/terni.trf"
page validation trf-validate --profile=format,consistency,rating,fsi --today=2015-11-03 \
  "$samples/month/castello.trf"
page validation_batch trf-validate --today=2015-11-03 "$samples/month"
page players trf-parse --table=players markup.trf
page games trf-parse --table=games markup.trf

java -jar node_modules/vnu-jar/build/dist/vnu.jar --errors-only *.html
NODE_PATH=$out/node_modules node "$here/pages.js" . *.html
for pdf in *.pdf; do echo "$pdf: $(pdfinfo "$pdf" | sed -n 's/^Pages: *//p') pages"; done
echo "now look at $out/*.phone.png and $out/*.pdf"
