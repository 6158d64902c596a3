// Every function and type of the package for a consumer whose compiler knows ECMAScript alone: neither a browser
// nor Node. Only compiled.

import { load, type Answer, type Files, type Path, type Run, type Tool, type Trf } from 'trf-tools';

const trf: Trf = await load();
await load(new Uint8Array(8));
await load(new ArrayBuffer(8));
const report: Uint8Array = new Uint8Array(3);
await load(report);
const names: readonly string[] = ['--format=csv', 'open.trf'];
const files: Files = { 'open.trf': report, a: 'text', b: new ArrayBuffer(3), c: new DataView(new ArrayBuffer(1)) };
const answer: Answer = trf.pair(names, files, { stdin: report, language: 'it' });
trf.pair(names, new Map([['open.trf', 'text']]));
trf.pair(names, new Map<string, string | Uint8Array>([['open.trf', 'text']]));
trf.pair();
const again: number = trf.run('trf-validate', [], answer.files).status + trf.run('pair', [], {}).status;
const bytes: Uint8Array = answer.output;
const text: string = answer.text + answer.messages + trf.version + (answer.files['x'] ?? bytes).length;
const run: Run = trf.rate;
const tool: Tool = 'tiebreak';
const seen: unknown[] = [];
const paths: Path[] = trf.paths(tool, names);
for (const { argument, from, name, use } of paths) seen.push(argument + from, name, use === 'written', run, again, text);
// @ts-expect-error
trf.pair('open.trf');
// @ts-expect-error
trf.run('file');
// @ts-expect-error
trf.pair([], {}, { language: 'de' });
// @ts-expect-error
trf.pair([], { 'open.trf': 3 });
// @ts-expect-error
load(3);
