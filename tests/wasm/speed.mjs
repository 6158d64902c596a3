// speed.mjs PACKAGE BIN: times of the module and of native tools (release build) on the same inputs, turn by
// turn. A run of the module is in memory; the native one is a process with its start. Not part of the suite.

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const [folder, bin] = process.argv.slice(2).map((name) => path.resolve(name));
const { load } = await import(path.join(folder, 'trf.mjs'));
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'speed'));
process.on('exit', () => fs.rmSync(work, { recursive: true }));

const start = performance.now();
const trf = await load();
const ready = performance.now() - start;

function made(name, ...settings) {
  const { status, output, messages } = trf.run('pair', ['--generate', ...settings]);
  if (status !== 0) throw new Error(messages);
  fs.writeFileSync(path.join(work, name), output);
  return name;
}
const small = made('1000.trf', '--seed=1', '--players=1000', '--rounds=9');
const large = made('9999.trf', '--seed=1', '--players=9999', '--rounds=5');
const many = Array.from({ length: 100 }, (_, i) => made(`r${i}.trf`, `--seed=${i}`, '--players=100', '--rounds=9'));

const benches = [
  ['parse, 9,999 players', 'trf-parse', [large, '--format=json']],
  ['pair, 1,000 players', 'trf-pair', ['--format=csv', '--round=9', small]],
  ['pair, 9,999 players', 'trf-pair', ['--format=csv', '--round=5', large]],
  ['rate, 1,000 players', 'trf-rate', ['--format=csv', small]],
  ['rate, 9,999 players', 'trf-rate', ['--format=csv', large]],
  ['tiebreak, 1,000 players', 'trf-tiebreak', ['--format=csv', small]],
  ['validate, 100 reports', 'trf-validate', ['-j1', ...many]],
];
const median = (times) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
const timed = (work) => {
  const before = performance.now();
  const result = work();
  return [performance.now() - before, result];
};
process.chdir(work);
console.log(`ready after ${ready.toFixed(0)} ms`);
console.log('bench                     native ms   first ms  median ms   times');
for (const [name, tool, words] of benches) {
  const files = Object.fromEntries(words.filter((word) => word.endsWith('.trf')).map((word) => [word, fs.readFileSync(word)]));
  const [native, module] = [[], []];
  for (let time = 0; time < 7; ++time) {
    const [own, answer] = timed(() => trf.run(tool, words, files));
    const [other, process] = timed(() => spawnSync(path.join(bin, tool), words, { maxBuffer: 1 << 28 }));
    if (Buffer.compare(answer.output, process.stdout) !== 0 || answer.status !== process.status)
      throw new Error(`${name}: the results differ: ${answer.status} ${answer.messages} ${process.stderr}`);
    module.push(own);
    native.push(other);
  }
  const first = module[0];
  const [a, b] = [median(native), median(module)];
  console.log(`${name.padEnd(25)} ${a.toFixed(1).padStart(9)} ${first.toFixed(1).padStart(10)} ${b.toFixed(1).padStart(10)} ${(b / a).toFixed(2).padStart(7)}`);
}
