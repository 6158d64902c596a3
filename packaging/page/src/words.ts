/** The words of the page itself, in both languages. What the tools say comes from the tools. */
import { frame } from "./words/frame";
import { opening } from "./words/opening";
import { players } from "./words/players";
import { report } from "./words/report";
import { round } from "./words/round";
import { standings } from "./words/standings";

const words = { ...frame, ...opening, ...players, ...round, ...standings, ...report };

export type Word = keyof typeof words;
export type Values = Record<string, string | number>;
export type Language = "en" | "it";

/** A sentence that is kept: it is written in the language of the reader. */
export interface Label {
  key: Word;
  values?: Values;
}

let current: Language = "en";
export function language(): Language {
  return current;
}
export function set_language(chosen: Language): void {
  current = chosen;
}

/** Arguments of a run that writes for the reader of the page. */
export function in_language(args: string[]): string[] {
  return current === "en" ? args : [`--lang=${current}`, ...args];
}

/** A decimal of a tool's table, as the reader writes it. */
export function decimal(text: string): string {
  return current === "it" ? text.replace(/^([+-]?\d+)\.(\d+)$/, "$1,$2") : text;
}

/** A day of a tool's table, as the reader writes it. */
export function day(text: string): string {
  return current === "it" ? text.replace(/^(\d{4})\/(\d\d)\/(\d\d)$/, "$3/$2/$1") : text;
}

/** A text with its values; "one|many" is chosen by the value n. */
export function t(key: Word, values: Values = {}): string {
  const text = words[key]?.[current === "en" ? 0 : 1] ?? key;
  const forms = text.split("|");
  const form = forms.length > 1 && values["n"] !== 1 ? forms[1]! : forms[0]!;
  return form.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}
