// windows_test.mjs PACKAGE: a command line of Windows becomes one that the tools read.

import assert from 'node:assert/strict';

const folder = process.argv[2];
const { load } = await import(`${folder}/trf.mjs`);
const { wordsOfWindows } = await import(`${folder}/windows.mjs`);
const trf = await load();

const names = { '.': ['b.trf', 'A.TRF', 'note.txt', 'x1.trf', 'x(1).trf'], 'C:/open day/': ['r1.trf', 'r2.trf', 'r10.trf'] };
const words = (tool, ...given) => wordsOfWindows(given, trf.paths(tool, given), (folder) => names[folder] ?? []);

// '\' becomes '/' in names of files, and nowhere else
assert.deepEqual(words('parse', '--set=012=a\\b', 'x\\y.trf', '-oC:\\out\\z.trf'), ['--set=012=a\\b', 'x/y.trf', '-oC:/out/z.trf']);
assert.deepEqual(words('parse', '--output-dir', '..\\out', '-i=.bak'), ['--output-dir', '../out', '-i=.bak']);
assert.deepEqual(words('rate', '--replace=C:\\a.trf:C:\\b.trf'), ['--replace=C:/a.trf:C:/b.trf']);
assert.deepEqual(words('rate', '--replace=x\\a.trf:x\\b.trf'), ['--replace=x/a.trf:x/b.trf']);

// A pattern becomes the files that it names, by name; without any it stays, so that the tool names it
assert.deepEqual(words('validate', '*.trf'), ['A.TRF', 'b.trf', 'x(1).trf', 'x1.trf']);
assert.deepEqual(words('validate', 'x(?).trf', '?.trf'), ['x(1).trf', 'A.TRF', 'b.trf']);
assert.deepEqual(words('validate', 'C:\\open day\\r?.trf'), ['C:/open day/r1.trf', 'C:/open day/r2.trf']);
assert.deepEqual(words('validate', '*.csv', '--', '*.txt'), ['*.csv', '--', 'note.txt']);
assert.deepEqual(words('parse', '-o', '*.trf'), ['-o', '*.trf']);
assert.deepEqual(words('parse', '-'), ['-']);
