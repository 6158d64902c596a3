/** The standings: each value shows its rounds; categories, prizes, crosstable and race. */
import { type App, type Row } from "../app";
import { button, field, h, input, select, table, type Column } from "../dom";
import { facts_of, trf_round, type Facts } from "../facts";
import { command_note, message_lines, page_panel, save_output } from "../pages";
import { decimal, in_language, t, type Word } from "../words";
import { pager } from "./pager";
import { prizes_part } from "./prizes";
import { explain_values } from "./values";

const parts = ["table", "categories", "prizes", "crosstable"] as const;

/** Writes the standings into the report. */
export function rank_button(app: App, kind = ""): HTMLElement {
  return button(
    t("next_end"),
    () =>
      app.act({
        label: { key: "step_ranked" },
        tool: "trf-tiebreak",
        args: ["--format=trf", "--in-place", app.work!.report],
      }),
    { kind, key: "rank" },
  );
}

export async function standings_view(app: App): Promise<HTMLElement> {
  const facts = await facts_of(app);
  const chosen = app.memory.standings;
  const choose = (part: string): HTMLElement =>
    button(
      t(`standings_${part}` as Word),
      () => {
        app.memory.standings = part;
        app.draw();
      },
      { key: `part-${part}`, "aria-pressed": String(part === chosen) },
    );
  const part =
    chosen === "categories"
      ? categories_part(app)
      : chosen === "prizes"
        ? await prizes_part(app)
        : chosen === "crosstable"
          ? await page_panel(app, {
              title: t("standings_page"),
              tool: "trf-tiebreak",
              options: [],
              file: "standings.html",
              label: { key: "saved", values: { file: "standings.html" } },
            })
          : await table_part(app, facts);
  return h(
    "div.view",
    {},
    h("h2", {}, t("view_standings")),
    h("div.segments", { role: "group", "aria-label": t("view_standings") }, parts.map(choose)),
    part,
  );
}

const named = new Set(["rank", "overall_rank", "id", "name", "points", "category"]);

/** A table of standings, with a button at each value. */
export function standings_table(app: App, caption: string, rows: Row[], round: string): HTMLElement {
  const codes = Object.keys(rows[0] ?? {}).filter((key) => !named.has(key));
  const value = (row: Row, code: string, title: string): HTMLElement => {
    const shown = decimal(String(row[code === "PTS" ? "points" : code] ?? ""));
    return button(
      shown,
      () => explain_values(app, Number(row["id"]), String(row["name"]), code, round),
      {
        kind: "value",
        key: `value-${row["id"]}-${code}`,
        "aria-label": t("value_of", {
          code: title,
          name: String(row["name"]),
          value: shown,
        }),
      },
    );
  };
  const columns: Column<Row>[] = [
    { title: t("rank"), number: true, cell: (row) => String(row["rank"] ?? "") },
    { title: t("number"), number: true, cell: (row) => String(row["id"]) },
    { title: t("name"), heads: true, cell: (row) => String(row["name"]) },
    { title: t("points"), number: true, cell: (row) => value(row, "PTS", t("points")) },
    ...codes.map((code): Column<Row> => ({ title: code, number: true, cell: (row) => value(row, code, code) })),
  ];
  return table(caption, columns, rows);
}

async function table_part(app: App, facts: Facts): Promise<HTMLElement> {
  const report = app.work!.report;
  const memory = app.memory;
  const round = memory.standings_round;
  const rounds = Array.from(
    { length: facts.paired },
    (_, n) => [String(trf_round(facts, n + 1, facts.games)), t("round_n", { round: n + 1 })] as const,
  );
  const chooser = select([["", t("after_last")], ...rounds], round, {
    "aria-label": t("after_round"),
    key: "after-round",
  });
  chooser.addEventListener("change", () => {
    memory.standings_round = chooser.value;
    app.draw();
  });
  const args = [...(round ? [`--round=${round}`] : []), report];
  const rows = await app.rows("trf-tiebreak", args);
  const { messages } = await app.ask("trf-tiebreak", [...args, "--format=jsonl"]);
  const save = (excel: boolean): Promise<void> =>
    save_output(
      app,
      "trf-tiebreak",
      [...args.slice(0, -1), "--format=csv", ...(excel ? ["--csv=excel"] : []), "-o", "standings.csv", report],
      { key: "saved", values: { file: "standings.csv" } },
      "standings.csv",
    );
  return h(
    "section",
    {},
    h(
      "div.tools",
      {},
      field(t("after_round"), chooser),
      rank_button(app),
      button(t("save_csv"), () => save(false), { key: "csv" }),
    ),
    messages && h("details.said", { open: rows.length === 0 }, h("summary", {}, t("said")), message_lines(messages)),
    rows.length > 0 && h("p.hint", {}, t("value_hint")),
    pager(
      rows.length,
      memory.player_page,
      (page) => {
        memory.player_page = page;
        app.draw();
      },
      (from, to) => standings_table(app, t("view_standings"), rows.slice(from, to), round),
    ),
    command_note("trf-tiebreak", args),
  );
}

function categories_part(app: App): HTMLElement {
  const area = h("textarea", { rows: 4, key: "categories" }) as HTMLTextAreaElement;
  area.value = app.memory.categories;
  const once = input({ type: "checkbox", id: "once" });
  const place = h("div");
  const show = async (): Promise<void> => {
    app.memory.categories = area.value;
    const lines = area.value
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line.includes(":"));
    if (lines.length === 0) return;
    const args = [...lines.map((line) => `--category=${line}`), ...(once.checked ? ["--once"] : []), app.work!.report];
    const answer = await app.ask("trf-tiebreak", in_language(args));
    if (answer.status >= 2) {
      app.notify({ kind: "error", text: t("failed"), detail: answer.messages, undo: false });
      return;
    }
    place.replaceChildren(
      await page_panel(app, {
        title: t("standings_categories"),
        tool: "trf-tiebreak",
        options: args.slice(0, -1),
        file: "categories.html",
        label: { key: "saved", values: { file: "categories.html" } },
      }),
    );
  };
  if (area.value) void show();
  return h(
    "section",
    {},
    field(t("categories_list"), area, t("categories_hint")),
    h(
      "div.tools",
      {},
      h("label.check", { for: "once" }, once, " ", t("once")),
      button(t("show"), show, { kind: "primary", key: "show-categories" }),
    ),
    place,
  );
}
