/** Tables with a header row, as the tools read and write them (trf/csv.hpp, trf/sheet.hpp). */

const is_blank = (sign: string | undefined): boolean => sign === " " || sign === "\t";
const without_blanks = (text: string): string => text.replace(/^[ \t]+|[ \t]+$/g, "");

/** The one that a header has most often. */
function separator_of(header: string): string {
  let [best, most] = [",", 0];
  for (const one of ["\t", ";", ","]) {
    const count = header.split(one).length - 1;
    if (count > most) [best, most] = [one, count];
  }
  return best;
}

/** The rows, the header first, or the first `most` of them. */
export function read_csv(text: string, most = Infinity): string[][] {
  const rows: string[][] = [];
  let at = 0;
  let separator = "";
  const end_from = (from: number): number => {
    while (from < text.length && text[from] !== separator && text[from] !== "\r" && text[from] !== "\n") ++from;
    return from;
  };
  const cell = (): string => {
    while (is_blank(text[at]) && text[at] !== separator) ++at;
    const from = at;
    if (text[from] !== '"') {
      at = end_from(from);
      return without_blanks(text.slice(from, at));
    }
    for (at = from + 1; at < text.length && (text[at] !== '"' || text[at + 1] === '"'); ++at)
      if (text[at] === '"') ++at;
    const quoted = text.slice(from + 1, at).replaceAll('""', '"');
    const after = Math.min(at + 1, text.length);
    at = end_from(after);
    return quoted + text.slice(after, at).replace(/[ \t]/g, "");
  };
  while (at < text.length && rows.length < most) {
    const end = text.slice(at).search(/[\r\n]/);
    const line = end < 0 ? text.slice(at) : text.slice(at, at + end);
    const is_stated = rows.length === 0 && /^sep=.$/.test(line);
    if (is_stated) separator = line.at(-1)!;
    if (is_stated || line.startsWith("#") || /^[ \t]*$/.test(line)) {
      at += line.length;
    } else {
      separator ||= separator_of(line);
      const row = [cell()];
      while (at < text.length && text[at] === separator) {
        ++at;
        row.push(cell());
      }
      rows.push(row);
    }
    at += text.startsWith("\r\n", at) ? 2 : 1;
  }
  return rows;
}

/** A cell in quotes if it needs them: a row that begins with # would be a comment. */
const written = (cell: string): string =>
  /^#|[",\r\n]|^ | $/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

export const csv_of = (rows: string[][]): string => rows.map((row) => `${row.map(written).join(",")}\n`).join("");
