/** Prizes: the list, who receives what, and why. */
import type { App, Row } from "../app";
import { csv_of, read_csv } from "../csv";
import { button, field, h, input, select, table, type Column } from "../dom";
import { file_text } from "../engine";
import { command_note, page_dialog } from "../pages";
import { with_sentences } from "../translated";
import { t } from "../words";
import { file_button, kind_of } from "./open";

const columns = ["prize", "condition", "place", "value"] as const;

/** The rows of a list. `csv()` is the text itself until a cell changes. */
function prize_rows(text: string): { element: HTMLElement; csv: () => string } {
  const body = h("tbody");
  const add = (cells: string[] = []): void => {
    const n = body.childElementCount + 1;
    body.append(
      h(
        "tr",
        {},
        columns.map((column, at) =>
          h(
            "td",
            { "data-label": t(column) },
            input({
              value: cells[at] ?? "",
              "aria-label": `${t(column)} ${n}`,
              inputmode: column === "value" ? "decimal" : null,
            }),
          ),
        ),
      ),
    );
  };
  const [header = [], ...rows] = read_csv(text);
  for (const row of rows) add(columns.map((column) => row[header.indexOf(column)] ?? ""));
  if (!body.childElementCount) add(["Open", "", "1", ""]);
  const element = h(
    "div.scroll",
    {},
    h(
      "table.entry",
      {},
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          columns.map((column) => h("th", { scope: "col" }, t(column))),
        ),
      ),
      body,
    ),
    button(t("form_more_rows"), () => add(), { kind: "link", key: "more-prizes" }),
  );
  const shown = (): string => {
    const filled = [...body.children]
      .map((row) => [...row.querySelectorAll("input")].map((one) => one.value.trim()))
      .filter((row) => row.some((cell) => cell !== ""));
    return csv_of([[...columns], ...filled]);
  };
  const opened = shown();
  const csv = (): string => (text !== "" && shown() === opened ? text : shown());
  return { element, csv };
}

export async function prizes_part(app: App): Promise<HTMLElement> {
  const work = app.work!;
  const lists = [...work.files].filter(([name, bytes]) => kind_of(name, bytes) === "prizes").map(([name]) => name);
  const list = lists.at(-1) ?? "";
  const text = list ? file_text(work.files.get(list)!) : "";
  const rows = prize_rows(text);
  const share = select(
    [
      ["none", t("share_none")],
      ["equal", t("share_equal")],
      ["hort", t("share_hort")],
    ],
    app.memory.share,
    { key: "share" },
  );
  const rule = select(
    [
      ["one", t("rule_one")],
      ["all", t("rule_all")],
    ],
    app.memory.prize_rule,
    { key: "rule" },
  );
  const award = async (): Promise<void> => {
    app.memory.share = share.value;
    app.memory.prize_rule = rule.value;
    const csv = rows.csv();
    app.memory.is_awarded = true;
    if (csv !== text) {
      const bytes = new TextEncoder().encode(csv);
      const name = work.free_name("prizes.csv", bytes);
      await app.open_files({ key: "step_prizes", values: { file: name } }, { [name]: bytes });
    } else app.draw();
  };
  return h(
    "section",
    {},
    h("h3", {}, t("prizes_list")),
    h("p.hint", {}, t("prizes_hint")),
    rows.element,
    file_button(app, "choose-prizes"),
    h("div.tools", {}, field(t("share"), share), field(t("prize_rule"), rule)),
    h("div.actions", {}, button(t("award"), award, { kind: "primary", key: "award" })),
    list && app.memory.is_awarded ? await awarded(app, list) : null,
  );
}

async function awarded(app: App, list: string): Promise<HTMLElement> {
  const { share, prize_rule } = app.memory;
  const options = [
    `--prizes=${list}`,
    ...(share === "none" ? [] : [`--share=${share}`]),
    ...(prize_rule === "one" ? [] : [`--prize-rule=${prize_rule}`]),
  ];
  const args = [...options, app.work!.report];
  const rows = await with_sentences(app, await app.rows("trf-tiebreak", args), "trf-tiebreak", args, "note", t("note"));
  const answer = await app.ask("trf-tiebreak", [...args, "--format=jsonl"]);
  const why = (row: Row): void => {
    page_dialog(app, {
      title: t("prize_why", { name: String(row["name"]) }),
      tool: "trf-tiebreak",
      options: [...options, `--explain=${row["id"]}`],
      file: `prize_${row["id"]}.html`,
      label: { key: "saved", values: { file: `prize_${row["id"]}.html` } },
    });
  };
  const text =
    (key: string) =>
    (row: Row): string =>
      String(row[key] ?? "");
  const shown: Column<Row>[] = [
    { title: t("prize"), cell: text("prize") },
    { title: t("place"), number: true, cell: text("place") },
    {
      title: t("name"),
      heads: true,
      cell: (row) =>
        row["id"]
          ? button(`${row["id"]} ${row["name"]}`, () => why(row), {
              kind: "link",
              key: `prize-${row["prize"]}-${row["id"]}`,
            })
          : "",
    },
    { title: t("points"), number: true, cell: text("points") },
    { title: t("rank"), number: true, cell: text("rank") },
    { title: t("value"), number: true, cell: (row) => (row["value"] === null ? "" : Number(row["value"]).toFixed(2)) },
    { title: t("note"), cell: text("note") },
  ];
  const page = (): unknown =>
    page_dialog(app, {
      title: t("sign_page"),
      tool: "trf-tiebreak",
      options,
      file: "prizes.html",
      label: { key: "saved", values: { file: "prizes.html" } },
    });
  return h(
    "div",
    {},
    rows.length ? table(t("prizes_given"), shown, rows) : null,
    answer.messages && h("p.warning", {}, answer.messages),
    h("div.tools", {}, button(t("sign_page"), page, { key: "sign" })),
    command_note("trf-tiebreak", args),
  );
}
