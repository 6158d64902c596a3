/** Saving: the report, pages, tables, the journal, every file. */
import type { App } from "../app";
import { button, h, input, type Child } from "../dom";
import { facts_of } from "../facts";
import { download, page_dialog, save_output } from "../pages";
import { script } from "../shell";
import { t, type Label } from "../words";
import type { Tool } from "../engine";

export async function save_view(app: App): Promise<HTMLElement> {
  const work = app.work!;
  const facts = await facts_of(app);
  const report = work.report;
  const saved = (file: string): Label => ({ key: "saved", values: { file } });
  const page = (title: string, tool: Tool, options: string[], file: string): Child =>
    h(
      "li",
      {},
      button(title, () => page_dialog(app, { title, tool, options, file, label: saved(file) }), {
        kind: "link",
        key: `page-${file}`,
      }),
    );
  const excel = input({ type: "checkbox", id: "excel", key: "excel" });
  const csv = (title: string, tool: Tool, options: string[], file: string): Child => {
    const save = (for_excel: boolean): Promise<void> =>
      save_output(
        app,
        tool,
        [...options, "--format=csv", ...(for_excel ? ["--csv=excel"] : []), "-o", file, report],
        saved(file),
        file,
      );
    return h(
      "li",
      {},
      button(`${title} (${file})`, () => save(excel.checked), { kind: "link", key: `csv-${file}` }),
    );
  };
  const rounds = Array.from({ length: facts.paired }, (_, n) => n + 1);
  return h(
    "div.view.saving",
    {},
    h("h2", {}, t("save_title")),
    h(
      "section.card",
      {},
      h("h3", {}, t("save_report")),
      h("p", {}, t("save_report_hint", { file: report })),
      button(t("save_report_do", { file: report }), () => download(report, work.files.get(report)!), {
        kind: "primary",
        key: "save-report",
      }),
      h("p.quiet", {}, app.store ? t("kept") : t("not_kept")),
    ),
    h(
      "section.card",
      {},
      h("h3", {}, t("save_pages")),
      h(
        "ul.plain",
        {},
        facts.paired > 0 && page(t("page_standings"), "trf-tiebreak", [], "standings.html"),
        facts.paired > 0 && page(t("page_ratings"), "trf-rate", [], "ratings.html"),
        page(t("page_findings"), "trf-validate", [], "findings.html"),
        rounds.map((round) => page(t("page_round", { round }), "trf-pair", [`--show=${round}`], `round_${round}.html`)),
        facts.paired > 0 &&
          page(
            t("page_slips", { round: facts.paired }),
            "trf-pair",
            [`--show=${facts.paired}`, "--slips"],
            `slips_${facts.paired}.html`,
          ),
      ),
    ),
    h(
      "section.card",
      {},
      h("h3", {}, t("save_tables")),
      h("label.check", { for: "excel" }, excel, t("save_excel")),
      h(
        "ul.plain",
        {},
        csv(t("table_players"), "trf-parse", ["--table=players"], "players.csv"),
        facts.paired > 0 && csv(t("table_results"), "trf-parse", ["--table=results"], "results.csv"),
        facts.paired > 0 && csv(t("table_games"), "trf-parse", ["--table=games"], "games.csv"),
        facts.paired > 0 && csv(t("table_standings"), "trf-tiebreak", [], "standings.csv"),
        facts.paired > 0 && csv(t("table_ratings"), "trf-rate", [], "ratings.csv"),
      ),
    ),
    h(
      "section.card",
      {},
      h("h3", {}, t("save_journal")),
      h("p", {}, t("journal_hint")),
      button(
        t("journal_script"),
        () => download(`${report.replace(/\.[^.]*$/, "")}.sh`, script(work.kept.title, work.journal()), "text/x-sh"),
        { key: "save-script" },
      ),
    ),
    h(
      "section.card",
      {},
      h("h3", {}, t("save_files")),
      h(
        "ul.plain",
        {},
        [...work.files].map(([name, bytes]) =>
          h(
            "li",
            {},
            button(name, () => download(name, bytes), { kind: "link", key: `file-${name}` }),
          ),
        ),
      ),
    ),
  );
}
