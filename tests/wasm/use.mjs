// The functions of the installed package.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { load } from 'trf-tools';

const trf = await load();
const report = readFileSync('open.trf');
assert.match(trf.version, /^\d+\.\d+\.\d+$/);

const pairs = trf.pair(['--format=csv', 'open.trf'], { 'open.trf': report });
assert.equal(pairs.status, 0);
assert.equal(pairs.messages, '');
assert.equal(pairs.text, new TextDecoder().decode(pairs.output));
assert.equal(pairs.text.split('\n').length, 5);
assert.deepEqual(pairs.files, {});

// Text and bytes, a Map, standard input, another name of the tool
assert.deepEqual(trf.run('trf-pair', ['--format=csv', 'open.trf'], new Map([['open.trf', report.toString()]])), pairs);
assert.equal(trf.run('pair', ['--format=csv'], {}, { stdin: report }).text, pairs.text);
assert.equal(trf.run('pair', ['--format=csv'], { '-': report.buffer.slice(report.byteOffset, report.byteOffset + report.length) }).text, pairs.text);

// Written files come back; the given ones do not change; names are names
const old = report.slice();
const next = trf.pair(['-i=.bak', 'd/__proto__'], { 'd/__proto__': report });
assert.deepEqual(Object.keys(next.files), ['d/__proto__', 'd/__proto__.bak']);
assert.deepEqual(Buffer.from(next.files['d/__proto__.bak']), report);
assert.deepEqual(report, old);
const proto = trf.parse(['a.trf', '-o', '__proto__'], { 'a.trf': report });
assert.deepEqual(Object.keys(proto.files), ['__proto__']);

// Nothing else is read, nothing is kept
const missing = trf.parse(['open.trf']);
assert.equal(missing.status, 4);
assert.equal(missing.messages, 'trf-parse: open.trf: No such file or directory\n');
assert.equal(trf.run('trf-file').status, 2);
assert.throws(() => trf.parse(['a\0b']), TypeError);

// Languages are of the run
const wrong = [{ 'a.trf': '012 x\n' }, ['a.trf', '-f', 'text']];
const [english, italian] = ['en', 'it'].map((language) => trf.validate(wrong[1], wrong[0], { language }));
assert.notEqual(english.text + english.messages, italian.text + italian.messages);
assert.deepEqual(trf.validate(wrong[1], wrong[0]), english);

// Characters beyond ASCII in names and values
const named = trf.parse(['--set=012=Città di Łódź ♟', 'è ♟.trf', '-o', 'ñ.trf'], { 'è ♟.trf': report });
assert.equal(named.status, 0, named.messages);
assert.ok(Buffer.from(named.files['ñ.trf']).includes('012 Città di Łódź ♟'));

// Names of files among arguments
assert.deepEqual(trf.paths('parse', ['--files-from=è/l', 'a.trf', '-ob.trf', '--output', 'c']), [
  { argument: 0, from: 13, name: 'è/l', use: 'read' },
  { argument: 1, from: 0, name: 'a.trf', use: 'operand' },
  { argument: 2, from: 2, name: 'b.trf', use: 'written' },
  { argument: 4, from: 0, name: 'c', use: 'written' },
]);
assert.deepEqual(trf.paths('rate', ['--replace=a:b', '--new-list=c', '--events', 'd', '--list=e']), [
  { argument: 0, from: 10, name: 'a', use: 'read' },
  { argument: 0, from: 12, name: 'b', use: 'read' },
  { argument: 1, from: 11, name: 'c', use: 'updated' },
  { argument: 3, from: 0, name: 'd', use: 'updated' },
  { argument: 4, from: 7, name: 'e', use: 'read' },
]);

// The content of a file is text or bytes; an address is of the working folder
for (const content of [null, undefined, 3, {}]) assert.throws(() => trf.parse(['a'], { a: content }), TypeError);
assert.equal((await load('./node_modules/trf-tools/trf.wasm')).version, trf.version);

// The module's bytes, and the compiled module in a worker
const bytes = readFileSync(new URL(import.meta.resolve?.('trf-tools/trf.wasm') ?? './node_modules/trf-tools/trf.wasm', import.meta.url));
assert.equal((await load(bytes)).pair(['--format=csv', 'open.trf'], { 'open.trf': report }).text, pairs.text);
writeFileSync('worker.mjs', `
  import { parentPort, workerData } from 'node:worker_threads';
  import { load } from 'trf-tools';
  const trf = await load(workerData.module);
  parentPort.postMessage(trf.pair(['--format=csv'], {}, { stdin: workerData.report }).text);`);
const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
  workerData: { module: await WebAssembly.compile(bytes), report },
});
assert.equal(await new Promise((done, failed) => worker.on('message', done).on('error', failed)), pairs.text);
