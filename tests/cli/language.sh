#!/bin/sh
# The language of what people read: who chooses it, that what programs read is the same in every
# language, that names are never translated. Run by ctest with the tools on PATH, in the checkout.
set -u
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0
fail() { echo "FAILED: $*"; failures=$((failures + 1)); }

# -- who chooses -------------------------------------------------------------
# speaks LANGUAGE WHAT COMMAND...: by the message about a missing file.
speaks() {
  want=$1 what=$2; shift 2
  case $(env -u LC_ALL -u LC_MESSAGES -u LANG "$@" missing 2>&1) in
    *"No such file"*) got=en ;;
    *"file o cartella inesistente"*) got=it ;;
    *) got=neither ;;
  esac
  [ $got = "$want" ] || fail "$what: speaks $got, expected $want"
}
speaks en "no variable" trf-parse
speaks it "LANG" LANG=it_IT.UTF-8 trf-parse
speaks it "LANG without region" LANG=it trf-parse
speaks en "another language" LANG=iteso trf-parse
speaks it "LC_MESSAGES before LANG" LC_MESSAGES=it_CH LANG=en_GB trf-parse
speaks en "LC_ALL before LC_MESSAGES" LC_ALL=C LC_MESSAGES=it_IT trf-parse
speaks it "an empty LC_ALL decides nothing" LC_ALL= LANG=it_IT trf-parse
speaks en "--lang before LC_ALL" LC_ALL=it_IT trf-parse --lang=en
speaks it "--lang in two words" LC_ALL=C trf-parse --lang it
speaks en "after -- there are files only" LC_ALL=C trf-parse --format=json -- --lang=it
for tool in trf-parse trf-validate trf-pair trf-rate trf-tiebreak; do
  speaks it "$tool" $tool --lang=it
  $tool --lang=tlh missing >"$work/out" 2>"$work/err"
  [ $? -eq 2 ] || fail "$tool --lang=tlh: status $?, expected 2"
  grep -q "'tlh'.*en, .*it" "$work/err" || fail "$tool --lang=tlh names the languages it has"
done

# -- help ----------------------------------------------------------------------
# A line for each paragraph, remark on an example and option of TOOL's help, without the parts that
# are translated apart from the text itself.
said_by_help() {
  $1 --help=all --lang=$2 | awk '
    function tell() { if (said != "") print said; said = "" }
    function add(text) { said = said (said == "" ? "" : " ") text }
    NR == 1 { next }  # The usage
    /^$/ { tell(); next }
    /^  trf-/ { tell(); if (match($0, /[^ ]   +/)) print substr($0, RSTART + RLENGTH); next }
    /^  (    )?-/ || /^Manual/ { tell() }
    { sub(/^ +/, ""); add($0) }
    END { tell() }' |
    sed 's/ (default: [^)]*)//; s/ (se manca: [^)]*)//; s/; comma list//; s/; repeatable//
      s/; lista separata da virgole//; s/; ripetibile//' | sort
}
for tool in trf-parse trf-validate trf-pair trf-rate trf-tiebreak; do
  said_by_help $tool en >"$work/en"
  said_by_help $tool it >"$work/it"
  [ "$(wc -l <"$work/en")" -gt 15 ] || fail "$tool --help: its lines are not found"
  comm -12 "$work/en" "$work/it" >"$work/both"
  [ ! -s "$work/both" ] || fail "$tool --help has no Italian form of: $(cat "$work/both")"
done

# -- what programs read ------------------------------------------------------
open=samples/clean-standard.trf
faulty=samples/verify/regional.trf
same() {
  "$@" --lang=en >"$work/en" 2>/dev/null; english=$?
  "$@" --lang=it >"$work/it" 2>/dev/null; italian=$?
  [ $english -eq $italian ] || fail "$*: status $english in English, $italian in Italian"
  [ -s "$work/en" ] || fail "$*: prints nothing"
  cmp -s "$work/en" "$work/it" || fail "$*: differs in Italian"
}
for table in players results games tournament; do
  for format in csv json jsonl; do same trf-parse --table=$table --format=$format $open; done
done
same trf-parse --table=players --csv=excel $open
same trf-parse --format=json $open
same trf-parse --to=trf26 --lossy $open
for format in csv json jsonl sarif junit github; do
  same trf-validate --profile=format,consistency,rating,fsi,pairing,tiebreak --format=$format \
    --today=2026-11-21 $open $faulty
done
sed 's/^062 17/062 18/' $open >"$work/fixable.trf"
same trf-validate --format=diff "$work/fixable.trf"
same trf-validate --fix "$work/fixable.trf"
for format in csv json jsonl; do
  same trf-validate --list-checks --format=$format
  same trf-pair --round=2 --format=$format $open
  same trf-pair --round=2 --explain --format=$format $open
  same trf-pair --check --explain --format=$format $faulty
  same trf-pair --schedule --format=$format samples/round_robin.trf
  same trf-rate --format=$format $open
  same trf-rate --games --format=$format $open
  same trf-rate --norms=maestro,gm,im --format=$format $open
  same trf-tiebreak --format=$format $open
  same trf-tiebreak --check --format=$format $faulty
  same trf-tiebreak --explain=1 --format=$format $open
done
for format in pairs trf; do same trf-pair --round=2 --format=$format $open; done
same trf-pair --generate --seed=1 --players=8 --rounds=3
same trf-tiebreak --format=trf $open

# -- names -------------------------------------------------------------------
# A tournament whose every name is a word of ours: they stand in the Italian forms as often as in
# the English ones.
{ echo "name"; printf '%s\n' Board Rank Decision "Round 1" Verdict error; } >"$work/names.csv"
trf-parse --from=csv --set "012=Standings" --set "142=3" --set "102=Article" "$work/names.csv" \
  >"$work/names.trf" 2>/dev/null
trf-pair --format=trf "$work/names.trf" -o "$work/names.trf" 2>/dev/null
trf-parse --result=1:1-0 "$work/names.trf" -o "$work/names.trf" 2>/dev/null
names='\(Board\|Rank\|Decision\|Round 1\|Verdict\|error\|Article\)'
kept() {
  "$@" --format=html --lang=en 2>/dev/null | grep -o "<td[^>]*>$names\b\|<h1>[^<]*" >"$work/en"
  "$@" --format=html --lang=it 2>/dev/null | grep -o "<td[^>]*>$names\b\|<h1>[^<]*" >"$work/it"
  [ -s "$work/en" ] || fail "$*: shows no name"
  diff "$work/en" "$work/it" || fail "$*: a name is translated"
}
kept trf-parse --table=players "$work/names.trf"
kept trf-pair --round=1 "$work/names.trf"
kept trf-tiebreak "$work/names.trf"
kept trf-rate "$work/names.trf"
kept trf-rate --norms=maestro "$work/names.trf"
for tool in "trf-parse --table=players" "trf-pair --round=1" trf-rate; do
  for name in Board Rank Decision "Round 1" Verdict; do
    $tool --format=text --lang=it "$work/names.trf" 2>/dev/null | grep -q "$name" ||
      fail "$tool: the name $name is translated in the text"
  done
done

[ $failures -eq 0 ]
