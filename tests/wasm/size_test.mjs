// size_test.mjs PACKAGE: the module is loaded over a telephone.

import assert from 'node:assert';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const file = path.join(process.argv[2], 'trf.wasm');
const module = fs.readFileSync(file);
// As servers send it. Node has Chromium's zlib, whose result is larger by 0.6 %.
const compressed = execFileSync('gzip', ['-9', '-n', '-c', file]).length;
console.log(`${module.length} bytes, ${compressed} compressed`);
const megabyte = 2 ** 20;
assert(module.length <= 3 * megabyte, 'at most 3 MB');
assert(compressed <= megabyte, 'at most 1 MB compressed');
