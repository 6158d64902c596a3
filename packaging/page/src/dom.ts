/** Builds elements. Text always becomes a text node, so that no name of a report is ever markup. */
import { day, decimal } from "./words";

export type Child = Node | string | number | null | undefined | false | Child[];
type Value = string | number | boolean | null | undefined | EventListenerOrEventListenerObject;
export type Properties = Record<string, Value>;

/** h("button.primary", { onclick: f }, "Pair"). Keys that begin with "on" are listeners. */
export function h(what: string, properties: Properties = {}, ...children: Child[]): HTMLElement {
  const [name = "div", ...classes] = what.split(".");
  const element = document.createElement(name);
  if (classes.length) element.className = classes.join(" ");
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function" || typeof value === "object")
      element.addEventListener(key.slice(2), value as EventListener);
    else if (value === true) element.setAttribute(key, "");
    else element.setAttribute(key, String(value));
  }
  append(element, children);
  return element;
}

export function append(parent: Node, children: Child[]): void {
  for (const child of children)
    if (Array.isArray(child)) append(parent, child);
    else if (child instanceof Node) parent.appendChild(child);
    else if (child !== null && child !== undefined && child !== false)
      parent.appendChild(document.createTextNode(String(child)));
}

/** A button. `key` names it, so that it has the focus again after the page was drawn anew. */
export function button(
  label: Child,
  action: () => unknown,
  properties: Properties & { kind?: string } = {},
): HTMLElement {
  const { kind, ...rest } = properties;
  const run = (): void => {
    const result = action();
    if (result instanceof Promise) result.catch(report_failure);
  };
  return h(kind ? `button.${kind}` : "button", { type: "button", onclick: run, ...rest }, label);
}

let failure: (error: unknown) => void = (error) => console.error(error);
export function on_failure(handler: (error: unknown) => void): void {
  failure = handler;
}
export function report_failure(error: unknown): void {
  failure(error);
}

let next_id = 0;
export function unique_id(): string {
  return `e${++next_id}`;
}

/** A control with its label above and an explanation below. */
export function field(label: string, control: HTMLElement, hint?: string): HTMLElement {
  const inner = control.matches("input, select, textarea")
    ? control
    : (control.querySelector<HTMLElement>("input, select, textarea") ?? control);
  inner.id ||= unique_id();
  const hint_id = hint ? unique_id() : null;
  if (hint_id) inner.setAttribute("aria-describedby", hint_id);
  return h("div.field", {}, h("label", { for: inner.id }, label), control, hint && h("p.hint", { id: hint_id }, hint));
}

export function input(properties: Properties = {}): HTMLInputElement {
  return h("input", { type: "text", autocomplete: "off", ...properties }) as HTMLInputElement;
}

export function select(
  options: readonly (readonly [string, string])[],
  value = "",
  properties: Properties = {},
): HTMLSelectElement {
  const element = h("select", properties) as HTMLSelectElement;
  for (const [key, label] of options) element.append(h("option", { value: key, selected: key === value }, label));
  return element;
}

export interface Column<Row> {
  title: string;
  /** Numbers are aligned at the right. */
  number?: boolean;
  /** The heading of the row: its name. */
  heads?: boolean;
  cell: (row: Row) => Child;
}

/** A table that turns into cards on a telephone. Decimals and days are those of the tools: "4.5", "2008/11/02". */
export function table<Row>(
  caption: string,
  columns: Column<Row>[],
  rows: Row[],
  row_properties: (row: Row) => Properties = () => ({}),
): HTMLElement {
  const head = h(
    "tr",
    {},
    columns.map((c) => h(c.number ? "th.n" : "th", { scope: "col" }, c.title)),
  );
  const body = rows.map((row) =>
    h(
      "tr",
      row_properties(row),
      columns.map((c) => {
        const name = `${c.heads ? "th" : "td"}${c.number ? ".n" : ""}${c.heads ? ".who" : ""}`;
        const cell = c.cell(row);
        const text = typeof cell === "string" ? (c.number ? decimal(cell) : day(cell)) : cell;
        return h(name, { "data-label": c.title, scope: c.heads ? "row" : null }, text);
      }),
    ),
  );
  return h("div.scroll", {}, h("table", {}, h("caption", {}, caption), h("thead", {}, head), h("tbody", {}, body)));
}

/** Actions that are not needed every day. It closes when one is chosen, by Escape, and by a click elsewhere. */
export function menu(label: string, key: string, items: Child[]): HTMLElement {
  const details = h("details.menu", {}, h("summary", { key }, label), h("div.list", {}, items)) as HTMLDetailsElement;
  details.addEventListener("click", (event) => {
    if ((event.target as HTMLElement).closest(".list button")) details.open = false;
  });
  details.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    details.open = false;
    details.querySelector("summary")?.focus();
  });
  details.addEventListener("focusout", (event) => {
    if (event.relatedTarget && !details.contains(event.relatedTarget as Node)) details.open = false;
  });
  return details;
}

export function find<T extends HTMLElement>(id: string): T {
  return document.getElementById(id) as T;
}
