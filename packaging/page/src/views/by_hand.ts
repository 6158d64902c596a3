/** Changes by hand on the last round; each is compared with the system's own round before it is written. */
import type { App } from "../app";
import { button, h, select } from "../dom";
import { is_game, is_open, sides_of, type Board, type Facts } from "../facts";
import { dialog, message_lines } from "../pages";
import { in_language, t, type Label } from "../words";

export async function swap_board(app: App, round: number, board: Board): Promise<void> {
  await propose(app, { key: "step_swapped", values: { round, board: board.board } }, [`--swap=${board.board}`]);
}

/** Tries a change, shows what the tool says of it, and writes it when the arbiter agrees. */
async function propose(app: App, label: Label, options: string[]): Promise<void> {
  const report = app.work!.report;
  const attempt = async (more: string[]) =>
    app.work!.ask(app.engine, "trf-parse", in_language([...options, ...more, report]));
  // What must be agreed to: results that are taken back, a round that is not legal
  const ways: [string[], string][] = [
    [[], t("write_it")],
    [["--correct"], t("write_correct")],
    [["--force"], t("write_anyway")],
    [["--correct", "--force"], t("write_anyway")],
  ];
  const first = await attempt([]);
  let [more, action] = ways[0]!;
  let answer = first;
  if (first.status >= 2)
    for ([more, action] of ways.slice(1)) {
      answer = await attempt(more);
      if (answer.status < 2) break;
    }
  const possible = answer.status < 2;
  const write = async (): Promise<void> => {
    shown.close();
    await app.act({ label, tool: "trf-parse", args: ["--in-place", ...options, ...more, report] });
  };
  const shown = dialog(
    t(label.key, label.values),
    first.status >= 2 && h("div.error", {}, h("strong", {}, t("refused")), message_lines(first.messages)),
    possible && answer.messages && message_lines(answer.messages),
    h(
      "div.actions",
      {},
      button(t("cancel"), () => shown.close()),
      possible && button(action, write, { kind: more.length ? "danger" : "primary", key: "write" }),
    ),
  );
}

export async function by_hand_dialog(app: App, facts: Facts, round: number, boards: Board[]): Promise<void> {
  const sides = await sides_of(app, facts);
  const everybody = sides.map((side) => [String(side.id), `${side.id} ${side.name}`] as const);
  const byes = [
    ["bye", t("bye_pab")],
    ["H", t("bye_half")],
    ["F", t("bye_full")],
    ["Z", t("bye_zero")],
  ] as const;
  const lines = h("div.pairs");
  const add = (): void => {
    lines.append(
      h(
        "div.tools",
        {},
        select([["", "–"], ...everybody], "", { "aria-label": t("white") }),
        "–",
        select([["", "–"], ...everybody, ...byes], "", { "aria-label": t("black") }),
      ),
    );
  };
  add();
  add();
  const compare = async (): Promise<void> => {
    const pairs = [...lines.children]
      .map((line) => [...line.querySelectorAll("select")].map((one) => one.value))
      .filter(([white, black]) => white && black)
      .map(([white, black]) => `${white}-${black}`);
    if (pairs.length === 0) return;
    await propose(
      app,
      { key: "step_by_hand", values: { round, pairs: pairs.join(", ") } },
      pairs.map((pair) => `--pair=${pair}`),
    );
  };
  const recorded = boards
    .filter(is_game)
    .map((b) => `${b.board}: ${b.white}–${b.black}${is_open(b) ? "" : ` (${b.result})`}`)
    .slice(0, 60)
    .join("   ");
  const shown = dialog(
    t("by_hand_title", { round }),
    h("p", {}, t("by_hand_hint")),
    h("p.quiet.pre", {}, recorded),
    lines,
    h(
      "div.actions",
      {},
      button(t("add_pair"), add, { kind: "link" }),
      button(t("cancel"), () => shown.close()),
      button(t("compare"), compare, { kind: "primary" }),
    ),
  );
}
