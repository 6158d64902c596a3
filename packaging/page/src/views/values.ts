/** A value of the standings, round by round. */
import type { App } from "../app";
import { button, h } from "../dom";
import { page_dialog } from "../pages";
import { t } from "../words";

/** @param code the tie-break; empty: all of them. */
export function explain_values(app: App, id: number, name: string, code: string, round = ""): void {
  const file = `standing_${id}.html`;
  const options = [`--explain=${id}`, ...(code ? [`--tiebreaks=${code}`] : []), ...(round ? [`--round=${round}`] : [])];
  page_dialog(
    app,
    {
      title: t("value_title", { name: `${id} ${name}` }),
      tool: "trf-tiebreak",
      options,
      file,
      label: { key: "saved", values: { file } },
    },
    code
      ? h(
          "div.tools",
          {},
          button(t("whole_list"), () => explain_values(app, id, name, "", round)),
        )
      : null,
  );
}
