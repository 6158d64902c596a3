/** What changed between two versions of a file, by lines: an edit of a large report is a few lines. */

export interface Patch {
  /** Replaces lines [from, from + count) of the newer version by `lines`; ascending. */
  hunks: { from: number; count: number; lines: Uint8Array[] }[];
}

const line_feed = 10;

function lines_of(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let from = 0;
  for (let at = bytes.indexOf(line_feed); at !== -1; at = bytes.indexOf(line_feed, from)) {
    lines.push(bytes.subarray(from, at + 1));
    from = at + 1;
  }
  if (from < bytes.length) lines.push(bytes.subarray(from));
  return lines;
}

export function same_bytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; ++i) if (a[i] !== b[i]) return false;
  return true;
}

/** The patch that makes `older` from `newer`. */
export function patch_back(older: Uint8Array, newer: Uint8Array): Patch {
  const before = lines_of(older);
  const after = lines_of(newer);
  const hunks: Patch["hunks"] = [];
  if (before.length === after.length) {
    before.forEach((line, n) => {
      if (!same_bytes(line, after[n]!)) hunks.push({ from: n, count: 1, lines: [line.slice()] });
    });
    return { hunks };
  }
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && same_bytes(before[start]!, after[start]!)) ++start;
  let end = 0;
  while (end < shorter - start && same_bytes(before[before.length - 1 - end]!, after[after.length - 1 - end]!)) ++end;
  hunks.push({
    from: start,
    count: after.length - start - end,
    lines: before.slice(start, before.length - end).map((line) => line.slice()),
  });
  return { hunks };
}

export function patched(newer: Uint8Array, patch: Patch): Uint8Array {
  const after = lines_of(newer);
  const result: Uint8Array[] = [];
  let at = 0;
  for (const { from, count, lines } of patch.hunks) {
    while (at < from) result.push(after[at++]!);
    result.push(...lines);
    at += count;
  }
  while (at < after.length) result.push(after[at++]!);
  const bytes = new Uint8Array(result.reduce((sum, line) => sum + line.length, 0));
  let offset = 0;
  for (const line of result) {
    bytes.set(line, offset);
    offset += line.length;
  }
  return bytes;
}
