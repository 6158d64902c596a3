// in_memory.mjs PACKAGE TOOL ARGUMENT...: a tool as a run in memory by the npm package in a folder, as tests/run/in_memory.cpp: its
// files, standard input and arguments go in, and what comes back is written.

import fs from 'node:fs';
import path from 'node:path';
import tty from 'node:tty';

const [, , folder, tool, ...words] = process.argv;
const { load } = await import(`${folder}/trf.mjs`);
const files = {};
const statusOf = (name) => fs.statSync(name, { throwIfNoEntry: false });

function add(name) {
  let status;
  try {
    status = name === '' ? undefined : statusOf(name);
  } catch {} // Not a path
  if (status?.isDirectory()) {
    if (fs.realpathSync(name) === '/') return;
    for (const entry of fs.readdirSync(name, { withFileTypes: true })) {
      const inner = name.endsWith('/') ? name + entry.name : `${name}/${entry.name}`;
      if (entry.isDirectory()) add(inner);
      else if (statusOf(inner)?.isFile()) files[inner] = fs.readFileSync(inner);
    }
  } else if (status?.isFile() || status?.isFIFO()) {
    files[name] = fs.readFileSync(name);
  }
}

/// Every part of a word that can be a file: a value, one of two values.
function addParts(word) {
  add(word);
  for (let at = 0; at < word.length; ++at) {
    if (word[at] === ':') add(word.slice(word.indexOf('=') + 1, at));
    if (word[at] === ':' || word[at] === '=') add(word.slice(at + 1));
  }
  if (word.length > 2 && word[0] === '-') add(word.slice(2));
}

function addNames(list) {
  const text = (files[list] ?? Buffer.of()).toString();
  for (const name of text.split(text.includes('\0') ? '\0' : /\r?\n/)) add(name);
}

/// Does the tool read standard input? A shell gives that of one program to another in <(...).
function readsInput() {
  if (words.some((word) => word === '-' || word.endsWith('=-'))) return true;
  return !words.some((word) => word === '--generate' || (!word.startsWith('-') && fs.existsSync(word)));
}

/// Its beginning: no case needs more, and it may never end.
function readInput(most) {
  const parts = [];
  for (let size = 0; size < most; ) {
    const part = Buffer.alloc(65536);
    const got = fs.readSync(0, part);
    if (got === 0) break;
    parts.push(part.subarray(0, got));
    size += got;
  }
  return Buffer.concat(parts);
}

function language() {
  const asked = ['LC_ALL', 'LC_MESSAGES', 'LANG'].map((name) => process.env[name]).find((value) => value);
  return asked?.startsWith('it') ? 'it' : undefined;
}

function writeAll(descriptor, bytes) {
  for (let from = 0; from < bytes.length; ) from += fs.writeSync(descriptor, bytes, from);
}

if (!tty.isatty(0) && readsInput()) files['-'] = readInput(4_000_000);
words.forEach((word, i) => {
  addParts(word);
  if (word.startsWith('--files-from')) addNames(word.length > 13 ? word.slice(13) : (words[i + 1] ?? ''));
});
const trf = await load();
const answer = trf.run(tool, words, files, { language: language() });
writeAll(2, Buffer.from(answer.messages));
try {
  writeAll(1, answer.output);
} catch (error) {
  if (error.code !== 'EPIPE') throw error;
}
for (const [name, bytes] of Object.entries(answer.files)) {
  fs.mkdirSync(path.dirname(name), { recursive: true });
  fs.writeFileSync(name, bytes);
}
process.exitCode = answer.status;
