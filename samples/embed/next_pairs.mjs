// next_pairs.mjs REPORT: the pairs of the next round, by trf-pair as a function (npm package trf-tools).
import { readFileSync } from 'node:fs';
import { load } from 'trf-tools';

if (process.argv.length !== 3) {
  console.error('usage: next_pairs.mjs REPORT');
  process.exit(2);
}
const path = process.argv[2];
const trf = await load();
const { status, text, messages } = trf.pair(['--format=csv', path], { [path]: readFileSync(path) });
process.stderr.write(messages);
process.stdout.write(text);
process.exitCode = status;
