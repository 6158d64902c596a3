/** The first view: files are opened, samples tried, and kept tournaments opened again. */
import about from "about";
import headings from "headings";
import samples from "samples";
import { unawaited, type App } from "../app";
import { read_csv } from "../csv";
import { button, field, h, input } from "../dom";
import { confirmed, dialog, download } from "../pages";
import { file_text, type Files } from "../engine";
import { script } from "../shell";
import { language, t } from "../words";
import { looks_like_report, safe_name, Work, type Kept } from "../work";
import { add_late } from "./players";
import { enter_results } from "./results";

export async function open_view(app: App): Promise<HTMLElement> {
  const kept = (await app.store?.all()) ?? [];
  const chooser = input({ type: "file", multiple: true, hidden: true, "aria-label": t("choose_files"), id: "chooser" });
  chooser.addEventListener("change", () => unawaited(take_files(app, [...(chooser.files ?? [])])));
  return h(
    "div.opening",
    {},
    h("h1", {}, t("tagline")),
    h("p.quiet", {}, t("private")),
    !app.store && h("p.warning", { role: "note" }, t("not_kept")),
    h(
      "section.drop",
      { "aria-label": t("drop_here") },
      h("p.big", {}, t("drop_here")),
      chooser,
      h(
        "div.tools",
        {},
        button(t("choose_files"), () => chooser.click(), { kind: "primary", key: "choose" }),
        button(t("paste_cells"), () => paste(app), { key: "paste" }),
      ),
      h("p.quiet", {}, t("drop_what")),
    ),
    kept.length > 0 &&
      h(
        "section",
        {},
        h("h2", {}, t("kept_title")),
        h("p.quiet", {}, t("kept_hint")),
        h(
          "ul.kept",
          {},
          kept.map((one) => kept_item(app, one)),
        ),
      ),
    h(
      "div.cards",
      {},
      h(
        "section.card",
        {},
        h("h2", {}, t("new_tournament")),
        h("p", {}, t("new_hint")),
        button(t("new_begin"), () => begin_new(app, null), { key: "new" }),
      ),
      h(
        "section.card",
        {},
        h("h2", {}, t("samples")),
        h("p", {}, t("samples_hint")),
        h(
          "ul.plain",
          {},
          Object.keys(samples).map((name) =>
            h(
              "li",
              {},
              button(t(`sample_${name}` as "sample_month"), () => open_sample(app, name), {
                kind: "link",
                key: `sample-${name}`,
              }),
            ),
          ),
        ),
      ),
    ),
    h(
      "details.about",
      {},
      h("summary", {}, t("about", { version: about.version })),
      h("pre.preview", { tabindex: "0", translate: "no" }, about.licences),
    ),
  );
}

/** A button that brings files, as dropping them does. */
export function file_button(app: App, key: string, first: () => void = () => {}): HTMLElement {
  const chooser = input({
    type: "file",
    multiple: true,
    hidden: true,
    "aria-label": t("choose_files"),
    key: `${key}-file`,
  });
  chooser.addEventListener("change", () => {
    first();
    unawaited(take_files(app, [...(chooser.files ?? [])]));
  });
  return h(
    "div.tools",
    {},
    chooser,
    button(t("choose_files"), () => chooser.click(), { key }),
  );
}

function kept_item(app: App, kept: Kept): HTMLElement {
  const what = kept.title || kept.report;
  const date = new Date(kept.updated).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });
  return h(
    "li",
    {},
    h("div", {}, h("strong", {}, what), h("div.quiet", {}, `${kept.report} · ${t("last_change", { date })}`)),
    h(
      "div.tools",
      {},
      button(
        t("open"),
        () =>
          app.load(kept.id, kept.files.filter((name) => /\.(trfx?|txt)$/i.test(name)).length > 1 ? "reports" : "round"),
        { kind: "primary", key: `open-${kept.id}`, "aria-label": t("open_what", { what }) },
      ),
      button(t("export"), () => export_kept(app, kept), {
        key: `export-${kept.id}`,
        "aria-label": t("export_what", { what }),
      }),
      button(t("delete"), () => remove(app, kept), {
        key: `delete-${kept.id}`,
        "aria-label": t("delete_what", { what }),
      }),
    ),
  );
}

/** Everything of a tournament: a script that makes its files. */
async function export_kept(app: App, kept: Kept): Promise<void> {
  const found = await app.store?.load(kept.id);
  if (!found) return;
  const work = new Work(null, found.kept, found.files, found.steps);
  const report = found.files.get(kept.report);
  if (report) download(kept.report, report);
  download(`${kept.report.replace(/\.[^.]*$/, "")}.sh`, script(kept.title, work.journal()), "text/x-sh");
}

async function remove(app: App, kept: Kept): Promise<void> {
  const what = kept.title || kept.report;
  if (!(await confirmed(t("delete_title"), t("delete_text", { what }), t("delete")))) return;
  await app.store?.remove(kept.id);
  if (app.work?.kept.id === kept.id) app.open(null);
  app.draw();
}

function paste(app: App): void {
  const area = h("textarea", { rows: 10, spellcheck: "false" }) as HTMLTextAreaElement;
  const shown = dialog(
    t("paste_title"),
    field(t("cells"), area, t("paste_hint")),
    h(
      "div.actions",
      {},
      button(
        t("use_cells"),
        () => {
          shown.close();
          begin_new(app, { name: "entries.csv", bytes: new TextEncoder().encode(with_line_end(area.value)) });
        },
        { kind: "primary" },
      ),
    ),
  );
}

export const with_line_end = (text: string): string => (text.endsWith("\n") ? text : `${text}\n`);

function begin_new(app: App, draft: App["draft"]): void {
  app.draft = draft;
  app.go("new");
}

function open_sample(app: App, name: string): Promise<void> {
  const files: Files = {};
  for (const [file, text] of Object.entries(samples[name] ?? {})) files[file] = new TextEncoder().encode(text);
  if (name === "entries") app.draft_values = spoleto;
  return sort_files(app, files, true);
}

/** The facts of the sample, as in samples/1-tournament.md. */
const spoleto = {
  name: "Festival di Spoleto",
  place: "Spoleto",
  federation: "ITA",
  start: "2026-04-24",
  end: "2026-04-26",
  arbiter: "IA Rossetti, Carla (899001)",
  deputy: "FA Bini, Aldo (899002)",
  rate: "60 minutes + 30 seconds a move",
  time: "3600+30",
  dates: "2026/04/24 2026/04/25 2026/04/25 2026/04/26 2026/04/26",
};

export async function take_files(app: App, chosen: File[]): Promise<void> {
  const files: Files = {};
  for (const file of chosen) files[safe_name(file.name)] = new Uint8Array(await file.arrayBuffer());
  await sort_files(app, files, app.view === "open" || app.view === "new" || !app.work);
}

type Kind = "report" | "entries" | "results" | "list" | "prizes" | "unknown";

/** What a file is, by its first lines. */
export function kind_of(name: string, bytes: Uint8Array): Kind {
  if (bytes.length > 4_000_000 && /\.(xml|txt)$/i.test(name)) return "list";
  const text = file_text(bytes.subarray(0, 4000)).toLowerCase();
  const line = text.split(/[\r\n]+/).find((one) => one.trim() !== "" && !one.startsWith("#")) ?? "";
  if (/^id number\s+name/.test(line) || /<playerslist/.test(line)) return "list";
  if (looks_like_report(bytes)) return "report";
  const [header = []] = read_csv(text, 1);
  const has = (column: string): boolean => header.includes(column);
  const has_one = (known: Record<string, string[]>, unread: RegExp, ...columns: string[]): boolean =>
    header.some((cell) => columns.some((column) => known[column]?.includes(cell.replace(unread, ""))));
  if (has("prize") && has("value")) return "prizes";
  const of_results = (...columns: string[]): boolean => has_one(headings.results, /[ \t\u00a0]/g, ...columns);
  if (of_results("result") && of_results("board", "white")) return "results";
  if (has("list_date") || has("last_played") || has("inactive") || (has("k") && has("games"))) return "list";
  if (has_one(headings.entries, /[ ._'/-]/g, "name", "surname", "first_name")) return "entries";
  // The tool says which columns such a table lacks
  if (header.length > 1 && /\b(name|nome|cognome|player|giocatore|surname)\b/.test(line)) return "entries";
  return /^\s*\d+(\.\d+)?([ -]+\d+)?[\s;]+(1|0|½|=|\+|-|\*|w|d|l)/.test(line) ? "results" : "unknown";
}

/** Brings files to where they belong; asks where that is open. */
async function sort_files(app: App, files: Files, is_new: boolean): Promise<void> {
  const reports: Files = {};
  const others: [string, Uint8Array, Kind][] = [];
  for (const [name, bytes] of Object.entries(files)) {
    const kind = kind_of(name, bytes);
    if (kind === "report") reports[name] = bytes;
    else others.push([name, bytes, kind]);
  }
  const names = Object.keys(reports);
  if (names.length > 0) await open_reports(app, reports);
  for (const [name, bytes, kind] of others) {
    if (kind === "unknown")
      app.notify({ kind: "error", text: t("unknown_file", { file: name }), detail: "", undo: false });
    else if (kind === "entries" && is_new && names.length === 0) begin_new(app, { name, bytes });
    else if (app.work && (!is_new || names.length > 0)) await bring(app, name, bytes, kind);
    else app.notify({ kind: "error", text: t("need_report", { file: name }), detail: "", undo: false });
  }
}

async function open_reports(app: App, reports: Files): Promise<void> {
  const names = Object.keys(reports);
  const work = Work.begin(app.store);
  work.kept.report = names[0]!;
  const most = 4;
  const files = names.slice(0, most).join(", ") + (names.length > most ? ` + ${names.length - most}` : "");
  work.kept.title = names.length === 1 ? "" : files;
  app.open(work);
  await app.open_files({ key: "files_opened", values: { files } }, reports);
  app.go(names.length > 1 ? "reports" : "report");
}

async function bring(app: App, name: string, bytes: Uint8Array, kind: Kind): Promise<void> {
  const work = app.work!;
  const free = work.free_name(name, bytes);
  if (kind === "results") await enter_results(app, free, bytes);
  else if (kind === "entries") ask_entries(app, free, bytes);
  else {
    await app.open_files(
      { key: kind === "list" ? "list_kept" : "is_prizes", values: { file: free } },
      { [free]: bytes },
    );
    if (kind === "list") {
      app.memory.rating_list = free;
      app.go("ratings");
    } else {
      app.memory.standings = "prizes";
      app.go("standings");
    }
  }
}

function ask_entries(app: App, name: string, bytes: Uint8Array): void {
  const choose =
    (action: () => unknown): (() => void) =>
    () => {
      shown.close();
      void action();
    };
  const shown = dialog(
    t("what_is_it", { file: name }),
    h(
      "div.choices",
      {},
      button(
        t("is_late"),
        choose(() => add_late(app, name, bytes)),
        { kind: "primary" },
      ),
      button(
        t("is_list"),
        choose(() => bring(app, name, bytes, "list")),
      ),
      button(
        t("is_entries"),
        choose(() => begin_new(app, { name, bytes })),
      ),
    ),
  );
}
