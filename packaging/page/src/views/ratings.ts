/** Ratings: changes by system and list, each game with its article, norms, and the next list. */
import type { App, Row } from "../app";
import { button, field, h, input, select, table, type Column } from "../dom";
import { command_note, dialog, message_lines, page_dialog, save_output } from "../pages";
import { with_sentences } from "../translated";
import { t, type Word } from "../words";
import { kind_of } from "./open";
import { pager } from "./pager";

/** Names as the federations write them, the same in both languages. */
const systems = [
  ["elo-italia", "Elo Italia"],
  ["elo-italia-rapid", "Elo Italia Rapid"],
  ["fide", "FIDE standard"],
  ["fide-rapid", "FIDE rapid"],
  ["fide-blitz", "FIDE blitz"],
  ["fide-rapid-2018", "FIDE rapid, blitz 2018"],
  ["fide-1997", "FIDE 1997"],
] as const;
const norm_lists = [
  ["maestro", "Maestro (FSI)"],
  ["gm,im,wgm,wim", "GM, IM, WGM, WIM (FIDE)"],
] as const;

/** What the next list and a correction leave beside a list; they have its columns. */
const outputs = ["events.csv", "changes.csv", "corrections.csv"];

const text =
  (key: string) =>
  (row: Row): string =>
    row[key] === null || row[key] === undefined ? "" : String(row[key]);

export async function ratings_view(app: App): Promise<HTMLElement> {
  const memory = app.memory;
  const work = app.work!;
  const reports = work.reports.length > 1 ? work.reports : [work.report];
  const lists = [...work.files]
    .filter(([name, bytes]) => !reports.includes(name) && !outputs.includes(name) && kind_of(name, bytes) === "list")
    .map(([name]) => name);
  const chooser = (
    label: Word,
    key: "rating_system" | "rating_list" | "norms",
    options: (readonly [string, string])[],
  ): HTMLElement => {
    const control = select(options, memory[key], { key });
    control.addEventListener("change", () => {
      memory[key] = control.value;
      app.draw();
    });
    return field(t(label), control);
  };
  // Norms have their own systems.
  const system = memory.norms ? "" : memory.rating_system;
  const options = [
    ...(system ? [`--system=${system}`] : []),
    ...(memory.rating_list ? [`--list=${memory.rating_list}`] : []),
    ...(memory.norms ? [`--norms=${memory.norms}`] : []),
    ...(memory.rating_list ? numbers_of(memory.same_person).map((id) => `--same-person=${id}`) : []),
  ];
  const args = [...options, ...reports];
  const [found, answer] = await Promise.all([
    app.rows("trf-rate", args),
    app.ask("trf-rate", [...args, "--format=jsonl"]),
  ]);
  const rows = memory.norms
    ? await with_sentences(app, found, "trf-rate", args, "reason", t("reason"))
    : await with_sentences(app, found, "trf-rate", args, "note", t("note"));
  const shown = memory.norms ? norm_columns() : rating_columns(app, options, reports);
  return h(
    "div.view",
    {},
    h("h2", {}, t("ratings_title")),
    h(
      "div.tools",
      {},
      !memory.norms && chooser("rating_system", "rating_system", [["", t("by_report")], ...systems]),
      chooser("rating_list", "rating_list", [["", t("no_list")], ...lists.map((name) => [name, name] as const)]),
      chooser("norms", "norms", [["", t("no_norms")], ...norm_lists]),
      list_file(app),
      memory.rating_list && same_person(app),
    ),
    answer.messages &&
      h("details.said", { open: rows.length === 0 }, h("summary", {}, t("said")), message_lines(answer.messages)),
    pager(
      rows.length,
      memory.player_page,
      (page) => {
        memory.player_page = page;
        app.draw();
      },
      (from, to) => table(t("ratings_title"), shown, rows.slice(from, to)),
    ),
    h(
      "div.tools",
      {},
      button(
        t("ratings_page"),
        () =>
          page_dialog(app, {
            title: t("ratings_page"),
            tool: "trf-rate",
            options,
            reports,
            file: "ratings.html",
            label: { key: "saved", values: { file: "ratings.html" } },
          }),
        { key: "page" },
      ),
      button(
        t("save_csv"),
        () =>
          save_output(
            app,
            "trf-rate",
            [...options, "--format=csv", "-o", "ratings.csv", ...reports],
            { key: "saved", values: { file: "ratings.csv" } },
            "ratings.csv",
          ),
        { key: "csv" },
      ),
    ),
    command_note("trf-rate", args),
    memory.rating_list && !memory.norms ? next_list(app, options, reports) : null,
    memory.rating_list && !memory.norms && reports.length > 1 ? await correction(app, options, reports, lists) : null,
  );
}

const numbers_of = (typed: string): string[] => typed.split(/[\s,;]+/).filter((id) => id !== "");

/** Players whose other data, in a report or in the list, the user accepts. */
function same_person(app: App): HTMLElement {
  const control = input({ value: app.memory.same_person, key: "same-person", inputmode: "numeric" });
  control.addEventListener("change", () => {
    app.memory.same_person = control.value;
    app.draw();
  });
  return field(t("same_person"), control, t("same_person_hint"));
}

function list_file(app: App): HTMLElement {
  const chooser = input({ type: "file", hidden: true, "aria-label": t("load_list"), id: "list-chooser" });
  chooser.addEventListener("change", () => {
    const file = chooser.files?.[0];
    if (file)
      void file.arrayBuffer().then(async (buffer) => {
        const bytes = new Uint8Array(buffer);
        const name = app.work!.free_name(file.name, bytes);
        app.memory.rating_list = name;
        await app.open_files({ key: "step_list_kept", values: { file: name } }, { [name]: bytes });
      });
  });
  return h(
    "div.field",
    {},
    chooser,
    button(t("load_list"), () => chooser.click(), { key: "load-list" }),
  );
}

function rating_columns(app: App, options: string[], reports: string[]): Column<Row>[] {
  const several = reports.length > 1;
  return [
    ...(several ? [{ title: t("file"), cell: text("file") }] : []),
    { title: t("number"), number: true, cell: text("id") },
    {
      title: t("name"),
      heads: true,
      cell: (row) =>
        button(String(row["name"]), () => games_dialog(app, row, options, reports), {
          kind: "link",
          key: `rating-${row["file"]}-${row["id"]}`,
        }),
    },
    { title: t("status"), cell: (row) => (row["status"] ? t(`status_${row["status"]}` as Word) : "") },
    { title: t("rating"), number: true, cell: text("rating") },
    { title: t("k"), number: true, cell: text("k") },
    { title: t("games"), number: true, cell: text("games") },
    { title: t("score"), number: true, cell: text("score") },
    { title: t("expected"), number: true, cell: text("expected") },
    {
      title: t("change"),
      number: true,
      cell: (row) => (Number(row["change"]) > 0 ? `+${row["change"]}` : text("change")(row)),
    },
    { title: t("new_rating"), number: true, cell: text("new_rating") },
    { title: t("note"), cell: text("note") },
  ];
}

function norm_columns(): Column<Row>[] {
  return [
    { title: t("number"), number: true, cell: text("id") },
    { title: t("name"), heads: true, cell: text("name") },
    { title: t("norm"), cell: text("norm") },
    { title: t("achieved"), cell: (row) => t(`achieved_${row["achieved"]}` as Word) },
    { title: t("games"), number: true, cell: text("games") },
    { title: t("score"), number: true, cell: text("score") },
    { title: t("average"), number: true, cell: text("average") },
    { title: t("required"), number: true, cell: text("required") },
    { title: t("reason"), cell: text("reason") },
  ];
}

async function games_dialog(app: App, row: Row, options: string[], reports: string[]): Promise<void> {
  const args = [...options, "--games", ...reports];
  const all = await with_sentences(app, await app.rows("trf-rate", args), "trf-rate", args, "note", t("note"));
  const rows = all.filter(
    (game) => String(game["id"]) === String(row["id"]) && (reports.length === 1 || game["file"] === row["file"]),
  );
  const columns: Column<Row>[] = [
    { title: t("round"), number: true, cell: text("round") },
    { title: t("opponent"), number: true, cell: text("opponent") },
    { title: t("rating"), number: true, cell: text("opponent_rating") },
    { title: t("difference"), number: true, cell: text("difference") },
    { title: t("expected"), number: true, cell: text("expected") },
    { title: t("score"), number: true, cell: text("score") },
    {
      title: t("counted"),
      cell: (game) => t(game["counted"] === true || game["counted"] === "true" ? "counted_yes" : "counted_no"),
    },
    { title: t("note"), cell: text("note") },
  ];
  const name = String(row["name"]);
  const summary =
    row["change"] === null
      ? ""
      : `${row["score"]} − ${row["expected"]} = ${row["difference"]};  × K ${row["k"]} = ${row["change_exact"]}  →  ${row["change"]}`;
  dialog(
    t("games_of", { name }),
    rows.length ? table(t("games_of", { name }), columns, rows) : h("p", {}, t("none_found")),
    h("p", {}, summary),
    row["note"] && h("p", {}, String(row["note"])),
    command_note("trf-rate", args),
  ).classList.add("wide");
}

function next_list(app: App, options: string[], reports: string[]): HTMLElement {
  const date = input({ type: "date" });
  const closing = input({ type: "date" });
  const make = async (): Promise<void> => {
    const work = app.work!;
    const file = work.free_name(`list_${date.value || "next"}.csv`, new Uint8Array([1]));
    const today = new Date().toISOString().slice(0, 10);
    await app.act({
      label: { key: "step_list", values: { file } },
      tool: "trf-rate",
      args: [
        ...options,
        ...(date.value ? [`--list-date=${date.value}`] : []),
        ...(closing.value ? [`--closing=${closing.value}`] : []),
        `--new-list=${file}`,
        "--events=events.csv",
        `--today=${today}`,
        "-o",
        "changes.csv",
        ...reports,
      ],
    });
  };
  return h(
    "section",
    {},
    h("h3", {}, t("new_list")),
    h("p.hint", {}, t("new_list_hint")),
    h(
      "div.tools",
      {},
      field(t("list_date"), date),
      field(t("closing"), closing, t("closing_hint")),
      button(t("make_list"), make, { key: "make-list" }),
    ),
  );
}

/** A report that was rated, its correction, what changes, and the list that gets the difference. */
async function correction(app: App, options: string[], reports: string[], lists: string[]): Promise<HTMLElement> {
  const memory = app.memory;
  const chooser = (label: Word, key: "replaced" | "correct", names: string[]): HTMLElement => {
    const control = select([["", t("choose")], ...names.map((name) => [name, name] as const)], memory[key], { key });
    control.addEventListener("change", () => {
      memory[key] = control.value;
      app.draw();
    });
    return field(t(label), control);
  };
  const is_chosen = memory.replaced !== "" && memory.correct !== "" && memory.replaced !== memory.correct;
  const args = [...options, `--replace=${memory.replaced}:${memory.correct}`];
  const later = select(
    lists.filter((name) => name !== memory.rating_list).map((name) => [name, name] as const),
    "",
    { key: "corrected-list" },
  );
  const correct = (): Promise<unknown> =>
    app.act({
      label: { key: "step_correction", values: { file: memory.correct, list: later.value } },
      tool: "trf-rate",
      args: [
        ...args,
        `--new-list=${later.value}`,
        ...(app.work!.files.has("events.csv") ? ["--events=events.csv"] : []),
        "-o",
        "corrections.csv",
      ],
    });
  return h(
    "section",
    {},
    h("h3", {}, t("correction")),
    h("p.hint", {}, t("correction_hint")),
    h(
      "div.tools",
      {},
      chooser("replaced", "replaced", reports),
      chooser("correct_report", "correct", reports),
      is_chosen && later.options.length > 0 && field(t("corrected_list"), later),
      is_chosen && later.options.length > 0 && button(t("correct_list"), correct, { key: "correct-list" }),
    ),
    is_chosen && (await differences(app, args)),
  );
}

async function differences(app: App, args: string[]): Promise<HTMLElement> {
  const rows = await with_sentences(app, await app.rows("trf-rate", args), "trf-rate", args, "note", t("note"));
  const answer = await app.ask("trf-rate", [...args, "--format=jsonl"]);
  const columns: Column<Row>[] = [
    { title: t("number"), number: true, cell: text("id") },
    { title: t("name"), heads: true, cell: text("name") },
    { title: t("rating"), number: true, cell: text("rating") },
    { title: t("old_change"), number: true, cell: text("old_change") },
    { title: t("change"), number: true, cell: text("change") },
    { title: t("difference"), number: true, cell: text("difference") },
    { title: t("note"), cell: text("note") },
  ];
  return h(
    "div",
    {},
    answer.messages && message_lines(answer.messages),
    rows.length > 0 && table(t("correction"), columns, rows),
    rows.length === 0 && answer.status === 0 && h("p", {}, t("no_difference")),
    command_note("trf-rate", args),
  );
}
