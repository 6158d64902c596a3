/** The boards of a round. Results by click or by keys, with what is still open. */
import { unawaited, type App } from "../app";
import { button, h, table, unique_id, type Child, type Column } from "../dom";
import { is_game, is_open, trf_round, type Board, type Facts, type Player } from "../facts";
import { t, type Word } from "../words";
import { swap_board } from "./by_hand";
import { pager } from "./pager";
import { explain_board } from "./why";

const common = [
  ["1-0", "1–0", "white_wins"],
  ["1/2-1/2", "½–½", "draw"],
  ["0-1", "0–1", "black_wins"],
] as const;
const rare: readonly (readonly [string, Word])[] = [
  ["+-", "forfeit_white"],
  ["-+", "forfeit_black"],
  ["--", "forfeit_both"],
  ["0-0", "zero_zero"],
  ["1/2-0", "half_zero"],
  ["0-1/2", "zero_half"],
  ["W", "unrated_w"],
  ["D", "unrated_d"],
  ["L", "unrated_l"],
  ["*", "take_back"],
];
const keys: Record<string, string> = {
  "1": "1-0",
  "0": "0-1",
  "=": "1/2-1/2",
  "+": "+-",
  "-": "-+",
  Delete: "*",
  Backspace: "*",
};

export async function enter_result(
  app: App,
  facts: Facts,
  round: number,
  board: Board,
  result: string,
): Promise<boolean> {
  if (board.result === result || (result === "*" && is_open(board))) return true;
  const is_correction = !is_open(board);
  const done = await app.act({
    label:
      result === "*"
        ? { key: "step_taken_back", values: { round, board: board.board } }
        : { key: "step_result", values: { round, board: board.board, result } },
    tool: "trf-parse",
    is_routine: true,
    args: [
      "--in-place",
      ...(round === facts.paired ? [] : [`--round=${trf_round(facts, round, Number(board.board.split(".")[1] ?? 1))}`]),
      ...(is_correction ? ["--correct"] : []),
      `--result=${board.board}:${result}`,
      app.work!.report,
    ],
  });
  return done !== null;
}

export function board_table(app: App, facts: Facts, round: number, boards: Board[], players: Player[]): HTMLElement {
  const memory = app.memory;
  const by_id = new Map(players.map((p) => [p.id, p]));
  const wanted = memory.search.toLowerCase();
  const matches = (b: Board): boolean =>
    !wanted ||
    `${b.white_name}\n${b.black_name}`.toLowerCase().includes(wanted) ||
    [b.board, String(b.white), String(b.black)].includes(wanted);
  const found = boards.filter((b) => matches(b) && (!memory.only_open || is_open(b)));
  const name = (id: number, text: string): Child => {
    if (id === 0) return text;
    const player = by_id.get(id);
    return [
      h("span.quiet", {}, `${id} `),
      player?.title ? `${player.title} ` : "",
      text,
      player?.rating ? h("span.quiet", {}, ` ${player.rating}`) : null,
    ];
  };
  const columns: Column<Board>[] = [
    { title: t("board"), number: true, cell: (b) => b.board },
    { title: t("white"), heads: true, cell: (b) => name(b.white, b.white_name) },
    { title: t("result"), cell: (b) => (is_game(b) ? result_buttons(app, facts, round, b) : bye_name(facts, b.result)) },
    { title: t("black"), cell: (b) => name(b.black, b.black_name) },
    {
      title: t("why"),
      cell: (b) =>
        h(
          "div.tools.tight",
          {},
          button(t("why"), () => explain_board(app, facts, round, b), {
            kind: "link",
            key: `why-${b.board || b.white}`,
            "aria-label": t("why_board", { board: b.board || b.white_name }),
          }),
          is_game(b) && round === facts.paired && !b.board.includes(".")
            ? button("⇄", () => swap_board(app, round, b), {
                kind: "link",
                key: `swap-${b.board}`,
                title: t("swap"),
                "aria-label": `${t("swap")}, ${t("board")} ${b.board}`,
              })
            : null,
        ),
    },
  ];
  return pager(
    found.length,
    memory.board_page,
    (page) => {
      memory.board_page = page;
      app.draw();
    },
    (from, to) => {
      const shown = found.slice(from, to);
      const element = table(t("round_n", { round }), columns, shown, (b) => ({
        "data-board": b.board,
        class: is_open(b) ? "open" : null,
      }));
      element.addEventListener("keydown", (event) => board_key(app, facts, round, shown, event));
      return element;
    },
  );
}

/** Why a player has no game, or the result of a match without games. */
function bye_name(facts: Facts, code: string): string {
  // The code does not tell a reserve or the free player of a table from who is absent
  const away = facts.teams > 0 || facts.predetermined ? "" : t("absent");
  const names: Record<string, string> = {
    U: t("bye_pab"),
    H: t("bye_half"),
    F: t("bye_full"),
    Z: away,
    "": away,
  };
  return names[code] ?? code;
}

/** The result as it is recorded, and the buttons that change it. */
function result_buttons(app: App, facts: Facts, round: number, board: Board): HTMLElement {
  const enter = (result: string): Promise<boolean> => enter_result(app, facts, round, board, result);
  const is_rare = !is_open(board) && !common.some(([code]) => code === board.result);
  const menu_id = unique_id();
  const menu = h(
    "div.popup",
    { id: menu_id, popover: "auto" },
    rare.map(([code, word]) =>
      button([h("b", {}, code === "*" ? "" : code), " ", t(word)], () => {
        menu.hidePopover();
        return enter(code);
      }),
    ),
  );
  const opener = button(
    is_rare ? board.result : "…",
    () => {
      menu.togglePopover();
      const place = opener.getBoundingClientRect();
      menu.style.top = `${Math.max(8, Math.min(place.bottom, innerHeight - menu.offsetHeight - 8))}px`;
      menu.style.left = `${Math.max(8, Math.min(place.left, innerWidth - menu.offsetWidth - 8))}px`;
      menu.querySelector<HTMLElement>("button")?.focus();
    },
    {
      key: `more-${board.board}`,
      "aria-label": t("more_results", { board: board.board }),
      "aria-haspopup": "true",
      "aria-pressed": String(is_rare),
    },
  );
  return h(
    "div.results",
    { role: "group", "aria-label": t("board_result", { board: board.board }) },
    common.map(([code, label, word]) =>
      button(label, () => enter(code), {
        key: `result-${board.board}-${code}`,
        "aria-pressed": String(board.result === code),
        title: t(word),
      }),
    ),
    opener,
    menu,
  );
}

function focus_board(board: string | undefined): void {
  if (board === undefined) return;
  document.querySelector<HTMLElement>(`tr[data-board="${CSS.escape(board)}"] .results button`)?.focus();
}

function board_key(app: App, facts: Facts, round: number, boards: Board[], event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || (event.target as HTMLElement).closest("input, .popup")) return;
  const row = (event.target as HTMLElement).closest("tr")?.getAttribute("data-board");
  const games = boards.filter(is_game);
  const at = games.findIndex((b) => b.board === row);
  if (at === -1) return;
  const move = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (move) {
    event.preventDefault();
    focus_board(games[at + move]?.board);
    return;
  }
  const result = keys[event.key];
  if (result === undefined) return;
  event.preventDefault();
  // The next board has the focus at once: quick keys are for it, and the drawing keeps the focus
  const next = result === "*" ? games[at] : (games.slice(at + 1).find(is_open) ?? games[at + 1] ?? games[at]);
  focus_board(next!.board);
  unawaited(enter_result(app, facts, round, games[at]!, result));
}
