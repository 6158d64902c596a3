/** Why: the explanations of trf-pair at every pair, player and bye. */
import { unawaited, type App } from "../app";
import { button, h, select } from "../dom";
import { facts_of, is_game, sides_of, type Board, type Facts } from "../facts";
import { page_dialog } from "../pages";
import { t } from "../words";

/** Larger events have no list of all players to choose from. */
const small_event = 1000;

/** Shows a page; above it, whom else to ask about. */
async function explain(
  app: App,
  facts: Facts,
  round: number,
  whom: string,
  above: HTMLElement | null = null,
): Promise<void> {
  const file = `why_${round}${whom ? `_${whom.replace(/[^0-9a-z]/gi, "_")}` : ""}.html`;
  const asked = Number(whom.split(",")[0]) || 0;
  const asker = facts.players <= small_event ? await why_not(app, facts, round, asked) : null;
  page_dialog(
    app,
    {
      title: t("why_title", { round }),
      tool: "trf-pair",
      options: [`--round=${round}`, whom ? `--explain=${whom}` : "--explain"],
      file,
      label: { key: "saved", values: { file } },
    },
    [above, asker],
  );
}

export function explain_round(app: App, facts: Facts, round: number): Promise<void> {
  return explain(app, facts, round, "");
}

export async function explain_player(app: App, round: number, id: number): Promise<void> {
  await explain(app, await facts_of(app), round, String(id));
}

/** Both players of a board, the whole round, and "why not with". Teams are explained with the round. */
export function explain_board(app: App, facts: Facts, round: number, board: Board): Promise<void> {
  if (facts.teams > 0) return explain_round(app, facts, round);
  const show = (id: number): Promise<void> =>
    explain(
      app,
      facts,
      round,
      String(id),
      h(
        "div.tools",
        {},
        one(board.white, board.white_name),
        is_game(board) && one(board.black, board.black_name),
        button(t("why_whole"), () => explain_round(app, facts, round)),
      ),
    );
  const one = (id: number, name: string): HTMLElement => button(`${id} ${name}`, () => show(id));
  return show(board.white);
}

/** "Why not 12 with 7?" */
async function why_not(app: App, facts: Facts, round: number, id: number): Promise<HTMLElement> {
  const options = (await sides_of(app, facts)).map((side) => [String(side.id), `${side.id} ${side.name}`] as const);
  const one = select(options, String(id || options[0]?.[0]), { "aria-label": t("player") });
  const other = select([["bye", t("why_not_bye")], ...options], "bye", { "aria-label": t("why_not") });
  return h(
    "div.tools",
    {},
    one,
    h("span", {}, t("why_not")),
    other,
    button(t("why_show"), () => unawaited(explain(app, facts, round, `${one.value},${other.value}`))),
  );
}
