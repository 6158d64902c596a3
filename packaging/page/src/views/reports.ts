/** Several reports: each is checked; one is opened to correct it. */
import type { App, Row } from "../app";
import { button, h } from "../dom";
import { command_note, page_dialog } from "../pages";
import { t } from "../words";

/** Reports of one run: few enough to show the progress. */
const at_once = 8;

export function reports_view(app: App): Promise<HTMLElement> {
  const work = app.work!;
  const reports = work.reports;
  const progress = h("progress", {
    max: reports.length,
    value: 0,
    "aria-label": t("view_reports"),
  }) as HTMLProgressElement;
  const done = h("span");
  const rows = reports.map((name) => report_row(app, name));
  const check = async (): Promise<void> => {
    for (let from = 0; from < reports.length; from += at_once) {
      const names = reports.slice(from, from + at_once);
      const findings = await app.rows("trf-validate", names);
      for (const [n, name] of names.entries())
        rows[from + n]!.show(findings.filter((finding) => finding["file"] === name));
      progress.value = from + names.length;
      done.textContent = ` ${t("progress_of", { done: progress.value, all: reports.length })}`;
    }
  };
  void check().catch((error: unknown) => app.failed(error));
  const heads = [t("file"), t("errors"), t("warnings"), t("notes"), t("send_back")];
  return Promise.resolve(
    h(
      "div.view",
      {},
      h("h2", {}, t("reports_title", { n: reports.length })),
      h("p", {}, t("reports_hint")),
      h("p", { role: "status" }, progress, done),
      h(
        "div.scroll",
        {},
        h(
          "table",
          {},
          h("caption", {}, t("view_reports")),
          h(
            "thead",
            {},
            h(
              "tr",
              {},
              heads.map((title, n) => h(n > 0 && n < 4 ? "th.n" : "th", { scope: "col" }, title)),
            ),
          ),
          h(
            "tbody",
            {},
            rows.map((row) => row.element),
          ),
        ),
      ),
      h(
        "div.tools",
        {},
        button(t("view_ratings"), () => app.go("ratings"), { kind: "primary", key: "to-ratings" }),
      ),
      command_note("trf-validate", reports),
    ),
  );
}

function report_row(app: App, name: string): { element: HTMLElement; show: (findings: Row[]) => void } {
  const work = app.work!;
  const cells = {
    error: h("td.n", { "data-label": t("errors") }),
    warning: h("td.n", { "data-label": t("warnings") }),
    info: h("td.n", { "data-label": t("notes") }),
  };
  const title = h("span.quiet");
  const open = async (): Promise<void> => {
    await app.choose(name);
    app.go("report");
  };
  const page = (): unknown =>
    page_dialog(app, {
      title: `${t("send_back")}: ${name}`,
      tool: "trf-validate",
      options: [],
      reports: [name],
      file: `${name.replace(/\.[^.]*$/, "")}.html`,
      label: { key: "saved", values: { file: `${name.replace(/\.[^.]*$/, "")}.html` } },
    });
  const element = h(
    "tr",
    {},
    h(
      "th.who",
      { scope: "row", "data-label": t("file") },
      button(name, open, { kind: "link", key: `report-${name}` }),
      name === work.report ? h("span.badge", {}, t("in_hand")) : null,
      " ",
      title,
    ),
    cells.error,
    cells.warning,
    cells.info,
    h(
      "td",
      { "data-label": t("send_back") },
      button(t("send_back"), page, { kind: "link", key: `page-${name}`, "aria-label": `${t("send_back")}: ${name}` }),
    ),
  );
  const show = (findings: Row[]): void => {
    for (const [severity, cell] of Object.entries(cells)) {
      const count = findings.filter((finding) => finding["severity"] === severity).length;
      cell.textContent = String(count);
      if (count && severity !== "info") cell.classList.add(severity);
    }
  };
  return { element, show };
}
