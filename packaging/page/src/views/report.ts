/** The report: what is wrong, at which line, why, and what to do. */
import type { App, Row } from "../app";
import { button, field, h, input, select, table, type Child } from "../dom";
import { file_text, text_of } from "../engine";
import { facts_of, players_of } from "../facts";
import { command_note, dialog, page_dialog } from "../pages";
import { with_messages } from "../translated";
import { in_language, t, type Word } from "../words";
import { player_dialog } from "./players";
import { explain_round } from "./why";

const profiles: [string, Word][] = [
  ["format,consistency", "profile_report"],
  ["format,consistency,rating", "profile_rating"],
  ["format,consistency,fsi", "profile_fsi"],
  ["format,consistency,fsi-rapid", "profile_fsi_rapid"],
  ["pairing,tiebreak", "profile_rounds"],
  ["format,consistency,rating,pairing,tiebreak", "profile_all"],
];
/** Every round of a larger tournament is paired again only on request. */
const small_event = 1000;
/** Of one check, these many are shown at first. */
const first_shown = 5;

interface Finding {
  line: number;
  column: number;
  severity: string;
  check: string;
  rule: string;
  message: string;
}

/** The lines of the report, as characters. */
export function lines_of(bytes: Uint8Array): string[] {
  return file_text(bytes).split(/\r\n|\n|\r/);
}

export async function report_view(app: App): Promise<HTMLElement> {
  const report = app.work!.report;
  const facts = await facts_of(app);
  await app.rename(facts.name || report);
  // A tournament that has ended is checked whole
  const has_ended = facts.planned > 0 && facts.paired >= facts.planned;
  const profile =
    app.memory.profile ||
    (has_ended && facts.players <= small_event ? "format,consistency,rating,pairing,tiebreak" : "format,consistency");
  const chooser = select(
    profiles.map(([key, word]) => [key, t(word)] as const),
    profile,
    { key: "profile" },
  );
  chooser.addEventListener("change", () => {
    app.memory.profile = chooser.value;
    app.draw();
  });
  const options = profile === "format,consistency" ? [] : [`--profile=${profile}`];
  const [found, diff] = await Promise.all([
    app.rows("trf-validate", [...options, report]),
    app.ask("trf-validate", ["--fix", "--format=diff", report]),
  ]);
  const rows = await with_messages(app, found, [...options, report]);
  const findings = rows.map(finding_of);
  const lines = lines_of(app.work!.files.get(report)!);
  const count = (severity: string): string =>
    t(`count_${severity}` as Word, { n: findings.filter((one) => one.severity === severity).length });
  const counts = ["error", "warning", "info"].map(count).join(", ");
  return h(
    "div.view",
    {},
    h("h2", {}, t("view_report"), " ", h("span.quiet", {}, report)),
    h(
      "div.tools",
      {},
      field(t("check_what"), chooser),
      button(
        t("send_back"),
        () =>
          page_dialog(app, {
            title: t("send_back"),
            tool: "trf-validate",
            options,
            file: "findings.html",
            label: { key: "saved", values: { file: "findings.html" } },
          }),
        { key: "send-back" },
      ),
      button(t("set_record"), () => record_dialog(app, lines, 0), { key: "set-record" }),
    ),
    h("p", { role: "status" }, h("strong", {}, findings.length ? counts : t("findings_none"))),
    diff.output.length > 0 && repairs(app, text_of(diff.output)),
    profile.includes("pairing") && facts.paired > 0 ? await verdicts(app) : null,
    groups(app, findings, lines),
    command_note("trf-validate", [...options, report]),
  );
}

function finding_of(row: Row): Finding {
  return {
    line: Number(row["line"]),
    column: Number(row["column"]),
    severity: String(row["severity"]),
    check: String(row["check"]),
    rule: String(row["rule"]),
    message: String(row["message"]),
  };
}

function repairs(app: App, diff: string): HTMLElement {
  const report = app.work!.report;
  return h(
    "section.next",
    {},
    button(
      t("fix"),
      () => app.act({ label: { key: "step_fixed" }, tool: "trf-validate", args: ["--fix", "--in-place", report] }),
      { kind: "primary", key: "fix" },
    ),
    h("span.hint", {}, t("fix_hint")),
    h(
      "details",
      {},
      h("summary", {}, t("fix_diff")),
      h("pre.preview", { tabindex: "0", translate: "no" }, diff.slice(0, 20_000)),
    ),
  );
}

async function verdicts(app: App): Promise<HTMLElement | null> {
  const rows = await app.rows("trf-pair", ["--check", app.work!.report]);
  if (rows.length === 0) return null;
  const text =
    (key: string) =>
    (row: Row): string =>
      row[key] === null ? "" : String(row[key]);
  return table(
    t("rounds_checked"),
    [
      { title: t("round"), number: true, cell: text("round") },
      {
        title: t("verdict"),
        cell: (row) =>
          h(
            `span.verdict.${row["verdict"] === "identical" ? "good" : "bad"}`,
            {},
            t(`verdict_${row["verdict"]}` as Word),
          ),
      },
      { title: t("differences"), number: true, cell: text("differences") },
      { title: t("criterion"), cell: text("criterion") },
      { title: t("manual"), cell: (row) => (row["manual"] ? t("counted_yes") : "") },
      {
        title: t("why"),
        cell: (row) =>
          row["verdict"] === "identical"
            ? ""
            : button(t("why"), () => explain_check(app, String(row["round"])), {
                kind: "link",
                key: `check-${row["round"]}`,
              }),
      },
    ],
    rows,
  );
}

function explain_check(app: App, round: string): void {
  const file = `check_${round}.html`;
  page_dialog(
    app,
    {
      title: t("why_title", { round }),
      tool: "trf-pair",
      options: ["--check", `--round=${round}`, "--explain"],
      file,
      label: { key: "saved", values: { file } },
    },
    h(
      "div.tools",
      {},
      button(t("why_round"), async () => explain_round(app, await facts_of(app), Number(round))),
    ),
  );
}

function groups(app: App, findings: Finding[], lines: string[]): HTMLElement {
  const order = ["error", "warning", "info"];
  const by_check = new Map<string, Finding[]>();
  for (const one of [...findings].sort(
    (a, b) => order.indexOf(a.severity) - order.indexOf(b.severity) || a.line - b.line,
  ))
    by_check.set(one.check, [...(by_check.get(one.check) ?? []), one]);
  return h(
    "div.findings",
    {},
    [...by_check.values()].map((group) => {
      const first = group[0]!;
      const list = h(
        "ol.plain",
        {},
        group.slice(0, first_shown).map((one) => finding_item(app, one, lines)),
      );
      const more =
        group.length > first_shown
          ? button(
              t("show_all", { n: group.length }),
              () => {
                list.replaceChildren(...group.slice(0, 1000).map((one) => finding_item(app, one, lines)));
                more!.remove();
              },
              { kind: "link" },
            )
          : null;
      return h(
        `section.finding.${first.severity}`,
        {},
        h(
          "h3",
          {},
          h("span.badge", {}, t(`severity_${first.severity}` as Word)),
          ` ${first.check}`,
          group.length > 1 ? h("span.quiet", {}, ` · ${t("places", { n: group.length })}`) : null,
        ),
        list,
        more,
        explanation(app, first),
      );
    }),
  );
}

/** What trf-validate --explain says, asked when it is opened. */
function explanation(app: App, finding: Finding): HTMLElement {
  const place = h("pre.explanation", { tabindex: "0" });
  const details = h(
    "details",
    {},
    h("summary", {}, t("why_what"), h("span.quiet", {}, ` · ${t("rule", { rule: finding.rule })}`)),
    place,
  );
  details.addEventListener("toggle", () => {
    if (place.textContent === "")
      void app
        .ask("trf-validate", in_language([`--explain=${finding.check}`]))
        .then((answer) => (place.textContent = text_of(answer.output)));
  });
  return details;
}

function finding_item(app: App, finding: Finding, lines: string[]): HTMLElement {
  const line = lines[finding.line - 1];
  const at =
    finding.line === 0 || line === undefined
      ? null
      : finding.column
        ? t("line_column", { line: finding.line, column: finding.column })
        : t("line_n", { line: finding.line });
  return h(
    "li",
    {},
    h("p", {}, finding.message, at && h("span.quiet", {}, ` (${at})`)),
    line !== undefined && finding.line > 0
      ? shown_line(
          line,
          finding.column,
          correctable(line) ? () => correct_line(app, lines, finding.line, finding.column) : null,
        )
      : null,
    line !== undefined && correctable(line)
      ? button(t("correct"), () => correct_line(app, lines, finding.line, finding.column), {
          kind: "link",
          key: `correct-${finding.check}-${finding.line}`,
          "aria-label": t("correct_line", { line: finding.line }),
        })
      : null,
  );
}

const correctable = (line: string): boolean => /^([0-9]{3}|XX.) /.test(line);

/** A line of the report, with its place marked: a click corrects it. Long lines are shown around the place. */
function shown_line(line: string, column: number, correct: (() => unknown) | null): HTMLElement {
  const characters = [...line];
  const at = Math.max(0, column - 1);
  // A place far from the name is shown beside it
  const far = at > 70;
  const from = far ? at - 16 : 0;
  // Fields are aligned at the right: the mark reaches to the end of the value
  let end = at;
  while (end < characters.length && characters[end] === " " && end - at < 12) ++end;
  while (end < characters.length && characters[end] !== " " && end - at < 40) ++end;
  end = Math.max(end, at + 1);
  const text = (a: number, b: number): string => characters.slice(a, b).join("");
  const parts: Child[] = column
    ? [
        far ? `${text(0, 47).trimEnd()} … ` : "",
        text(from, at),
        h("mark", correct ? { class: "can", onclick: correct } : {}, text(at, end) || " "),
        text(end, from + 140),
      ]
    : [text(0, 140)];
  return h("pre.line", { translate: "no", tabindex: "0" }, parts);
}

/** The fields of a player by the columns in which findings are reported (TRF26, record 001). */
const columns: [number, number, string][] = [
  [10, 10, "sex"],
  [11, 13, "title"],
  [15, 47, "name"],
  [49, 52, "rating"],
  [54, 56, "federation"],
  [58, 68, "fide_id"],
  [70, 79, "birth"],
];

async function correct_line(app: App, lines: string[], number: number, column: number): Promise<void> {
  const line = lines[number - 1]!;
  if (line.startsWith("001")) {
    const id = Number(line.slice(4, 8));
    const [facts, players] = await Promise.all([facts_of(app), players_of(app)]);
    const player = players.find((p) => p.id === id);
    const name = columns.find(([from, to]) => from <= column && column <= to)?.[2];
    if (player) player_dialog(app, facts, player, name);
    return;
  }
  await record_dialog(app, lines, number);
}

/** Records with a value on each of several lines: --set replaces all of them. */
const has_several_values = (tag: string): boolean => tag === "112" || tag === "XXC";

async function record_dialog(app: App, lines: string[], number: number): Promise<void> {
  const { round_dates } = await facts_of(app);
  // The dates are those of the tool: in the columns of the line a round without a date is blank
  const value_of = (line: string): string => (line.startsWith("132") && round_dates) || line.slice(4).trim();
  let at = number - 1;
  const line = lines[at] ?? "";
  const tag = input({ value: line.slice(0, 3), maxlength: 3 });
  const value = input({ value: value_of(line) });
  tag.addEventListener("change", () => {
    if (value.value !== "") return;
    at = lines.findIndex((one) => one.startsWith(`${tag.value} `));
    value.value = value_of(lines[at] ?? "");
  });
  const save = async (): Promise<void> => {
    const values = { tag: tag.value.trim(), value: value.value.trim() };
    if (!values.tag) return;
    shown.close();
    const all = lines.map((one, i) => ({ one, i })).filter(({ one }) => one.startsWith(values.tag));
    const is_more = !all.some(({ i }) => i === at);
    const texts = has_several_values(values.tag)
      ? [...all.map(({ one, i }) => (i === at ? values.value : value_of(one))), ...(is_more ? [values.value] : [])]
      : [values.value];
    const given = texts.filter((one) => one !== "");
    await app.act({
      label: { key: "step_set", values },
      tool: "trf-parse",
      args: [
        "--in-place",
        ...(given.length > 0 ? given : [""]).map((one) => `--set=${values.tag}=${one}`),
        app.work!.report,
      ],
    });
  };
  const shown = dialog(
    t("record_title", { tag: line.slice(0, 3) }),
    h("div.fields", {}, field(t("record_tag"), tag), field(t("record_value"), value)),
    h(
      "div.actions",
      {},
      button(t("cancel"), () => shown.close()),
      button(t("save_changes"), save, { kind: "primary" }),
    ),
  );
}
