// size_test.mjs PACKAGE: the module is loaded over a telephone.

import assert from 'node:assert';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const module = fs.readFileSync(path.join(process.argv[2], 'trf.wasm'));
const compressed = gzipSync(module, { level: 9 }).length;
console.log(`${module.length} bytes, ${compressed} compressed`);
const megabyte = 2 ** 20;
assert(module.length <= 3 * megabyte, 'at most 3 MB');
assert(compressed <= megabyte, 'at most 1 MB compressed');
