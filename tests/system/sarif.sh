#!/bin/sh
# The SARIF that trf-validate writes, against the schema of SARIF 2.1.0. By hand; needs npm.
#   tests/system/sarif.sh OUT [REPORT...]     OUT keeps the logs and node_modules
set -eu
here=$(cd "$(dirname "$0")" && pwd)
samples=$here/../../samples
PATH=${TRF_BIN:-$here/../../build/release/bin}:$PATH
mkdir -p "$1"
out=$(cd "$1" && pwd)
shift
[ -d "$out/node_modules" ] ||
  (cd "$out" && npm install --silent --no-audit --no-fund --ignore-scripts \
    @microsoft/jest-sarif@1.0.0-beta.0 ajv@8 ajv-draft-04@1 ajv-formats@3)

sarif() { # NAME REPORT...: any status up to 3 is an answer
  name=$1
  shift
  trf-validate -q --format=sarif --today=2026-03-12 "$@" >"$out/$name.sarif" || [ $? -le 3 ]
}
sarif clean "$samples/clean-standard.trf"
sarif samples --profile=format,consistency,rating,fsi,pairing,tiebreak "$samples"/*.trf
printf '[Event "Open"]\n' >"$out/no report, \"quoted\".trf"
sarif unusable "$out/no report, \"quoted\".trf"
[ $# -eq 0 ] || sarif given "$@"

cd "$out"
cat >validate.js <<'END'
const fs = require('fs');
const Ajv = require('ajv-draft-04');
const ajv = new Ajv({strict: false, allErrors: true, unicodeRegExp: false});
require('ajv-formats')(ajv);
const folder = 'node_modules/@microsoft/jest-sarif/lib/schemas/';
const valid = ajv.compile(JSON.parse(fs.readFileSync(folder + 'sarif-2.1.0-rtm.5.json')));
let status = 0;
const say = (file, ok, text) => {
  if (!ok) status = 1;
  console.log(`${file}: ${text}`);
};
for (const file of fs.readdirSync('.').filter(name => name.endsWith('.sarif'))) {
  const log = JSON.parse(fs.readFileSync(file));
  const ok = valid(log);
  const results = log.runs.flatMap(run => run.results).length;
  say(file, ok, ok ? `valid, ${results} results` : JSON.stringify(valid.errors.slice(0, 5)));
  // What no schema sees: the rule that a result points to is the rule it names.
  for (const run of log.runs)
    for (const result of run.results) {
      const rule = run.tool.driver.rules[result.ruleIndex];
      if (result.ruleIndex !== undefined && rule?.id !== result.ruleId)
        say(file, false, `ruleIndex ${result.ruleIndex} is not ${result.ruleId}`);
    }
}
// The schema can say no.
if (valid({version: '2.1.0', runs: [{results: []}]})) say('(a log without tool)', false, 'is taken');
process.exit(status);
END
node validate.js
