// A command line of Windows: the tools write '/' between folders, and expect the shell to find *.trf.

import fs from 'node:fs';

/// The files of a pattern whose last part has * or ?, by name; the pattern itself if there are none.
function filesOf(pattern, list) {
  const end = pattern.lastIndexOf('/') + 1;
  const [folder, last] = [pattern.slice(0, end), pattern.slice(end)];
  if (!/[*?]/.test(last)) return [pattern];
  const source = last.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*').replaceAll('?', '.');
  const wanted = new RegExp(`^${source}$`, 'i');
  const found = list(folder || '.').filter((name) => wanted.test(name));
  return found.length === 0 ? [pattern] : found.sort().map((name) => folder + name);
}

function namesIn(folder) {
  try {
    return fs.readdirSync(folder);
  } catch {
    return []; // The run will report it
  }
}

/// \param paths  of the words, by the options of the tool
export function wordsOfWindows(words, paths, list = namesIn) {
  const all = words.map((word) => [word]);
  for (const { argument, from, name, use } of paths) {
    const plain = name.replaceAll('\\', '/');
    const word = all[argument][0];
    all[argument] =
      use === 'operand' ? filesOf(plain, list) : [word.slice(0, from) + plain + word.slice(from + plain.length)];
  }
  return all.flat();
}
