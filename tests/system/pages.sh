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
page() { # NAME COMMAND...: statuses 1 and 3 are answers
  name=$1
  shift
  "$@" -q --format=html -o "$name.html" 2>"$name.err" || [ $? -eq 1 ] || [ -s "$name.html" ] ||
    "$@" -q --format=html >"$name.html" 2>/dev/null || [ $? -eq 3 ]
}
regional=$samples/verify/regional.trf
# Much of everything: 300 players, 11 rounds; a round robin of 24; long names and titles.
trf-pair --generate --players=300 --rounds=11 --seed=1 -q -o big.trf
{ echo name,title,federation,rating
  seq 24 | sed 's/.*/"Konstantinopolskaja-Wolf, Anna &",wgm,ITA,23&/'; } >many.csv
trf-parse --from=csv --set 012='Girone di ventiquattro giocatrici' --set 192=FIDE_ROUNDROBIN -q \
  many.csv -o many.trf
sed 's/^001 \(.*\) 2 /001 \1 9 /; /^062/d' "$samples/month/castello.trf" >faulty.trf
printf 'no report\n' >unusable.trf
trf-rate --system=elo-italia --list="$samples/month/list_october.csv" -q \
  --new-list=list_november.csv "$samples"/month/[!c]*.trf >/dev/null

page pair_berger trf-pair markup.trf
page pair_schedule trf-pair --schedule markup.trf
page pair_swiss trf-pair --round=4 "$regional"
page pair_show_teams trf-pair --show "$samples/team_swiss.trf"
page pair_slips_teams trf-pair --show --slips "$samples/team_swiss.trf"
page pair_show_italian trf-pair --show --lang=it "$samples/team_swiss.trf"
page pair_300 trf-pair --round=6 big.trf
page pair_explain trf-pair --round=4 --explain=1,2 "$regional"
page pair_explain_all trf-pair --round=4 --explain "$regional"
page pair_check trf-pair --check "$regional"
page pair_check_explained trf-pair --check --explain "$regional"
page pair_check_italian trf-pair --lang=it --check --explain "$samples"/verify/*.trf "$samples"/month/t*.trf
page standings_swiss trf-tiebreak "$samples/month/terni.trf"
page standings_300 trf-tiebreak big.trf
page standings_every_round trf-tiebreak --round='*' "$regional"
page standings_round_robin trf-tiebreak markup.trf
page standings_matrix trf-tiebreak many.trf
page standings_team trf-tiebreak "$samples/clean-team.trf"
page standings_explained trf-tiebreak --explain=6,4 "$regional"
page standings_checked trf-tiebreak --check "$regional"
page rating_fide trf-rate --system=fide "$regional"
page rating_1997 trf-rate --system=fide-1997 "$regional"
page rating_italy trf-rate --system=elo-italia "$samples/month/terni.trf"
page rating_300 trf-rate --system=fide big.trf
page rating_batch trf-rate --system=elo-italia --games "$samples/month/terni.trf" markup.trf
page rating_period trf-rate --system=elo-italia --period --list="$samples/month/list_october.csv" \
  "$samples/month/gubbio.trf" "$samples/month/terni.trf"
page rating_titles trf-rate --titles=fsi "$samples/month/terni.trf"
page rating_monitor trf-rate --monitor --year=2015 --system=elo-italia \
  "$samples/month/list_october.csv" list_november.csv
page norms_maestro trf-rate --norms=maestro big.trf
page norms_fide trf-rate --norms=gm,im,wgm,wim "$regional"
page validation trf-validate --profile=format,consistency,rating,fsi --today=2015-11-03 \
  "$samples/month/castello.trf"
page validation_faulty trf-validate faulty.trf
page validation_clean trf-validate --profile=format "$samples/clean-standard.trf"
page validation_unusable trf-validate unusable.trf
page validation_batch trf-validate --today=2015-11-03 "$samples/month"
page validation_checks trf-validate --list-checks
for table in players results games teams tournament; do
  page parse_$table trf-parse --table=$table "$samples/clean-team.trf"
done
# The other language takes more room.
page italian_pair trf-pair --lang=it --round=4 --explain "$regional"
page italian_standings trf-tiebreak --lang=it "$samples/clean-team.trf"
page italian_rating trf-rate --lang=it --system=fide "$regional"
page italian_norms trf-rate --lang=it --norms=maestro "$samples/month/terni.trf"
page italian_validation trf-validate --lang=it faulty.trf

java -jar node_modules/vnu-jar/build/dist/vnu.jar --errors-only *.html
NODE_PATH=$out/node_modules node "$here/pages.js" . *.html
for pdf in *.pdf; do echo "$pdf: $(pdfinfo "$pdf" | sed -n 's/^Pages: *//p') pages"; done
echo "now look at $out/*.phone.png and $out/*.pdf"
