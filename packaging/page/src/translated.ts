/** Sentences in the language of the reader. JSON has them in English in every language; the text form translates them. */
import type { App, Row } from "./app";
import { text_of, type Tool } from "./engine";
import { language } from "./words";

/**
 * The rows with the sentences of their last column translated. In the text form each table begins with its headings;
 * the last column reaches from its heading to the end of the line.
 * @param heading of the column, as the tool writes it
 */
export async function with_sentences(
  app: App,
  rows: Row[],
  tool: Tool,
  args: string[],
  column: string,
  heading: string,
): Promise<Row[]> {
  if (language() === "en" || rows.every((row) => !row[column])) return rows;
  const answer = await app.ask(tool, [...args, "--format=text"]);
  const sentences: string[] = [];
  let from = -1;
  for (const line of text_of(answer.output).split("\n")) {
    if (line.trim() === "") from = -1;
    else if (from >= 0) sentences.push(line.slice(from).trim());
    else if (line.trimEnd().toLowerCase().endsWith(heading.toLowerCase()))
      from = line.trimEnd().length - heading.length;
  }
  if (sentences.length !== rows.length) return rows;
  return rows.map((row, n) => ({ ...row, [column]: sentences[n]! }));
}

/** The findings with their messages translated, found by place and check. */
export async function with_messages(app: App, findings: Row[], args: string[]): Promise<Row[]> {
  if (language() === "en" || findings.length === 0) return findings;
  const answer = await app.ask("trf-validate", ["--brief", "--max-per-check=0", ...args]);
  const messages = new Map<string, string[]>();
  for (const line of text_of(answer.output).split("\n")) {
    const [, place, column, text, check] =
      /^[^:]*(?::(\d+)(?::(\d+))?)?: \w+: (.*?)(?: \[[a-z]+\])? \[([A-Z]+\d+)\]$/.exec(line) ?? [];
    if (check === undefined || text === undefined) continue;
    const key = `${place ?? 0} ${column ?? 0} ${check}`;
    messages.set(key, [...(messages.get(key) ?? []), text]);
  }
  return findings.map((finding) => {
    const text = messages.get(`${finding["line"]} ${finding["column"]} ${finding["check"]}`)?.shift();
    return text === undefined ? finding : { ...finding, message: text };
  });
}
