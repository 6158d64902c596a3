#!/bin/sh
# The forms of trf-validate, read by the programs they are made for: JUnit by junitparser and
# xmllint, CSV by LibreOffice, Miller and Python, JSON by jq and Miller, the page by xmllint. By
# hand; missing programs are reported and left out.
#   tests/system/forms.sh OUT [REPORT...]     OUT keeps the files
set -eu
here=$(cd "$(dirname "$0")" && pwd)
samples=$here/../../samples
PATH=${TRF_BIN:-$here/../../build/release/bin}:$PATH
mkdir -p "$1"
out=$(cd "$1" && pwd)
shift
status=0
has() { command -v "$1" >/dev/null 2>&1 || { echo "$1 is not installed: left out"; return 1; }; }
fail() { echo "FAILED: $*"; status=1; }
python() { # The first Python that has the module $1
  module=$1; shift
  for python in /usr/bin/python3 python3; do
    if "$python" -c "import $module" 2>/dev/null; then "$python" "$@"; return; fi
  done
  echo "Python's $module is not installed: left out"
}

# Texts that forms have to escape: quotes, separators, markup, control and foreign characters.
{
  sed 's/^012 .*/012 "Open"; <b>\&amp; =1+1, caffè/; s/^022 .*/022 https:\/\/lichess.org\/?a=1\&b=2/; s/Galli, Gina   /Ga<i>; "Gi" /; s/^142 7/142 x\x01y/' "$samples/clean-standard.trf"
  printf '962 a;b,"c"\r\n'
} >"$out/odd, \"name\" & <co>.trf"
[ $# -ne 0 ] || set -- "$samples"/*.trf
set -- "$@" "$out/odd, \"name\" & <co>.trf" "$out/not there.trf"
validate() { # FORMAT FILE OPTION...
  form=$1 file=$2; shift 2
  trf-validate -q --format="$form" --today=2026-03-12 \
    --profile=format,consistency,rating,fsi,pairing,tiebreak "$@" >"$out/$file" 2>"$out/$file.err" || [ $? -le 4 ]
}
validate csv all.csv "$@"
validate csv excel.csv --csv=excel "$@"
validate json all.json "$@"
validate jsonl all.jsonl "$@"
validate junit all.xml "$@"
validate html all.html "$@"
cd "$out"
findings=$(python csv - <<'END_OF_PYTHON'
import csv
print(len(list(csv.DictReader(open('all.csv', encoding='utf-8', newline='')))))
END_OF_PYTHON
)
echo "$findings findings"

if has jq; then
  [ "$(jq -s 'map(.rows | length) | add' all.json)" = "$findings" ] || fail "jq: json"
  [ "$(jq -s 'map(.rows | length) | add' all.jsonl)" = "$findings" ] || fail "jq: jsonl"
  jq -e -s 'all(.[]; keys_unsorted[0] == "schema" and all(.rows[]; keys_unsorted == ["file","line","column","severity","check","rule","message"]))' all.jsonl >/dev/null || fail "jq: keys"
  echo "jq: json, jsonl"
fi
if has mlr; then
  [ "$(mlr --icsv --ojson count all.csv | jq '.[0].count')" = "$findings" ] || fail "mlr: csv"
  [ "$(mlr --icsv --ifs ';' --ojson count excel.csv | jq '.[0].count')" = "$findings" ] || fail "mlr: excel"
  mlr --icsv --ojsonl cat all.csv | jq -c '[.file,.check,.message]' >csv.cells
  jq -c '.rows[] | [.file,.check,.message]' all.jsonl >json.cells
  cmp csv.cells json.cells || fail "mlr: csv and json differ"
  echo "mlr: csv, excel"
fi
if has xmllint; then
  xmllint --noout all.xml || fail "xmllint: junit"
  cat >junit.rng <<'END_OF_SCHEMA'
<grammar xmlns="http://relaxng.org/ns/structure/1.0" datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
 <start><element name="testsuites"><ref name="counts"/><zeroOrMore><element name="testsuite"><ref name="counts"/>
  <zeroOrMore><element name="testcase"><attribute name="name"/><attribute name="classname"/>
   <optional><element name="failure"><attribute name="message"/><attribute name="type"/><text/></element></optional>
   <optional><element name="system-out"><text/></element></optional>
  </element></zeroOrMore></element></zeroOrMore></element></start>
 <define name="counts"><attribute name="name"/><attribute name="tests"><data type="nonNegativeInteger"/></attribute>
  <attribute name="failures"><data type="nonNegativeInteger"/></attribute><attribute name="errors"><data type="nonNegativeInteger"/></attribute></define>
</grammar>
END_OF_SCHEMA
  xmllint --noout --relaxng junit.rng all.xml 2>junit.log || { cat junit.log; fail "xmllint: junit has another form"; }
  xmllint --html --noout all.html 2>html.log || fail "xmllint: html"
  ! grep -v 'Tag \(section\|main\|nav\|header\|footer\|time\|figure\|svg\)' html.log | grep -q 'error' || { head -5 html.log; fail "xmllint: html"; }
  echo "xmllint: junit, html"
fi
python junitparser - "$findings" <<'END_OF_PYTHON' || fail "junitparser"
import csv, sys
from junitparser import JUnitXml, Failure
xml = JUnitXml.fromfile('all.xml')
told = sum(1 for r in csv.DictReader(open('all.csv', encoding='utf-8', newline='')) if r['severity'] == 'error')
cases = failed = lines = 0
for suite in xml:
    for case in suite:
        cases += 1
        result = case.result if isinstance(case.result, list) else [case.result] if case.result else []
        for one in result:
            assert isinstance(one, Failure)
            failed += 1
            lines += len(one.text.strip().splitlines())
assert (cases, failed) == (xml.tests, xml.failures), (cases, failed, xml.tests, xml.failures)
assert lines == told, (lines, told)
print(f'junitparser: {cases} test cases, {failed} failures with {lines} errors')
END_OF_PYTHON
if has soffice; then
  rm -rf sheets && mkdir sheets
  # 44: comma; 34: quote; 76: UTF-8; all columns as they come.
  for form in all:44 excel:59; do
    name=${form%:*}
    soffice --headless --norestore "-env:UserInstallation=file://$out/office" \
      "--infilter=CSV:${form#*:},34,76,1" --convert-to fods --outdir sheets "$name.csv" >office.log 2>&1 || fail "soffice: $name"
  done
  python xml.etree - <<'END_OF_PYTHON' || fail "LibreOffice: other cells"
import csv, xml.etree.ElementTree as E
t, n = '{urn:oasis:names:tc:opendocument:xmlns:table:1.0}', '{urn:oasis:names:tc:opendocument:xmlns:text:1.0}'
def cells(path):
    for row in E.parse(path).iter(t + 'table-row'):
        out = []
        for cell in row.iter(t + 'table-cell'):
            text = '\n'.join(''.join(p.itertext()) for p in cell.iter(n + 'p'))
            out += [text] * int(cell.get(t + 'number-columns-repeated', 1))
        yield out[:7]
want = [r for r in csv.reader(open('all.csv', encoding='utf-8', newline=''))]
for name in ('all', 'excel'):
    got = list(cells(f'sheets/{name}.fods'))[:len(want)]
    # A spreadsheet folds runs of blanks into one element of their own.
    plain = lambda row: [' '.join(c.split()) for c in row]
    wrong = [(w, g) for w, g in zip(want, got) if [c.replace(' ', '') for c in plain(w)] != [c.replace(' ', '') for c in plain(g)]]
    assert len(got) == len(want) and not wrong, (name, len(got), len(want), wrong[:3])
    print(f'LibreOffice: {name}.csv, {len(got)} rows of equal cells')
END_OF_PYTHON
fi
exit $status
