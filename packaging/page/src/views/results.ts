/** Results as a list: pasted, or a file. */
import type { App } from "../app";
import { button, field, h } from "../dom";
import { facts_of, trf_round } from "../facts";
import { dialog } from "../pages";
import { t } from "../words";
import { file_button, with_line_end } from "./open";

export async function enter_results(app: App, name: string, bytes: Uint8Array, round?: number): Promise<boolean> {
  const facts = await facts_of(app);
  const chosen = round ?? facts.paired;
  const free = app.work!.free_name(name, bytes);
  const done = await app.act({
    label: { key: "step_results", values: { round: chosen, file: free } },
    tool: "trf-parse",
    args: [
      "--in-place",
      ...(chosen === facts.paired ? [] : [`--round=${trf_round(facts, chosen)}`]),
      `--results=${free}`,
      app.work!.report,
    ],
    inputs: { [free]: bytes },
  });
  if (done) {
    app.memory.round = chosen;
    if (app.view !== "round") app.go("round");
  }
  return done !== null;
}

export function paste_results(app: App, round: number): void {
  const area = h("textarea", { rows: 10, spellcheck: "false" }) as HTMLTextAreaElement;
  const enter = async (): Promise<void> => {
    if (area.value.trim() === "") return;
    const text = with_line_end(area.value);
    if (await enter_results(app, `round_${round}.results`, new TextEncoder().encode(text), round)) shown.close();
  };
  const shown = dialog(
    t("paste_results_title", { round }),
    field(t("result"), area, t("paste_results_hint")),
    file_button(app, "choose-results", () => shown.close()),
    h(
      "div.actions",
      {},
      button(t("cancel"), () => shown.close()),
      button(t("enter"), enter, { kind: "primary" }),
    ),
  );
}
