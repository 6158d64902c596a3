// A tool as a program: the arguments of this process, its files, its status.

import { Machine } from './machine.mjs';
import { load } from './trf.mjs';
import { wordsOfWindows } from './windows.mjs';

export async function main(tool) {
  const trf = await load();
  const machine = new Machine();
  let words = process.argv.slice(2);
  if (process.platform === 'win32') words = wordsOfWindows(words, trf.paths(tool, words));
  process.exitCode = trf.runOnMachine(tool, words, (question, bytes) => machine.ask(question, bytes));
}
