/** A round: pair it, print it, enter its results; and what comes next. */
import type { App } from "../app";
import { button, h, input, menu, type Child } from "../dom";
import {
  boards_of,
  facts_of,
  is_game,
  is_open,
  players_of,
  sides_of,
  trf_round,
  type Board,
  type Facts,
  type Player,
} from "../facts";
import { command_note, confirmed, page_dialog } from "../pages";
import { text_of } from "../engine";
import { t } from "../words";
import { by_hand_dialog } from "./by_hand";
import { board_table } from "./boards";
import { paste_results } from "./results";
import { rank_button } from "./standings";
import { explain_round } from "./why";

/** Larger events have no titles and ratings beside the names: their tables would slow each click down. */
const small_event = 1000;

export async function round_view(app: App): Promise<HTMLElement> {
  const facts = await facts_of(app);
  await app.rename(facts.name || app.work!.report);
  const is_after = facts.planned === 0 || facts.paired < facts.planned;
  const shown = Math.min(app.memory.round ?? facts.paired, is_after ? facts.paired + 1 : facts.paired);
  const chosen = shown === 0 ? 1 : shown;
  const boards = chosen <= facts.paired ? await boards_of(app, chosen) : [];
  const players = facts.players <= small_event ? await players_of(app) : [];
  const body =
    chosen <= facts.paired
      ? paired_round(app, facts, chosen, boards, players)
      : await before_round(app, facts, chosen, players);
  return h("div.view", {}, round_tabs(app, facts, chosen, is_after), body);
}

function round_tabs(app: App, facts: Facts, chosen: number, is_after: boolean): HTMLElement {
  const last = Math.max(facts.planned, facts.paired + (is_after ? 1 : 0));
  const one = (round: number): HTMLElement =>
    button(
      round,
      () => {
        app.memory.round = round;
        app.memory.board_page = 0;
        app.draw();
      },
      {
        kind: "round",
        key: `round-${round}`,
        disabled: round > facts.paired + 1,
        "aria-label": t("round_n", { round }),
        "aria-current": round === chosen ? "true" : null,
      },
    );
  return h(
    "div.rounds",
    { role: "group", "aria-label": t("choose_round") },
    h("span", {}, t("round")),
    Array.from({ length: last }, (_, n) => one(n + 1)),
  );
}

export async function pair_next(app: App, round: number): Promise<void> {
  const done = await app.act({
    label: { key: "step_paired", values: { round } },
    tool: "trf-pair",
    args: ["--in-place", app.work!.report],
  });
  if (!done) return;
  app.memory.round = round;
  app.memory.board_page = 0;
  app.memory.only_open = false;
  app.go("round");
}

interface Whole {
  announced_byes?: { kind: string; round: number; ids: number[] }[];
  prohibited?: { first_round: number; last_round: number; ids: number[] }[];
  players?: { start_rank: number; name: string; rounds: ({ opponent: number | null; result: string } | null)[] }[];
}

/** Names by the kind of bye: from record 240, and from the players' cells, where TRF16 announces. */
function announced(whole: Whole, round: number, name: (id: number) => string): Map<string, Set<string>> {
  const byes = new Map(["H", "F", "Z"].map((kind) => [kind, new Set<string>()]));
  for (const bye of whole.announced_byes ?? [])
    if (bye.round === round) bye.ids.forEach((id) => byes.get(bye.kind)?.add(name(id)));
  for (const player of whole.players ?? []) {
    const cell = player.rounds[round - 1];
    if (cell && cell.opponent === null) byes.get(cell.result)?.add(`${player.start_rank} ${player.name}`);
  }
  return byes;
}

/** What is announced for a round that is not paired yet. */
async function before_round(app: App, facts: Facts, round: number, players: Player[]): Promise<HTMLElement> {
  const sides = facts.teams > 0 ? await sides_of(app, facts) : players;
  const names = new Map(sides.map((p) => [p.id, `${p.id} ${p.name}`]));
  const name = (id: number): string => names.get(id) ?? String(id);
  const kinds: Record<string, string> = { H: t("bye_half"), F: t("bye_full"), Z: t("absent") };
  let whole: Whole = {};
  if (facts.players <= small_event) {
    const answer = await app.ask("trf-parse", ["--format=json", app.work!.report]);
    if (answer.output.length) whole = JSON.parse(text_of(answer.output)) as Whole;
  }
  const open = facts.paired > 0 ? (await boards_of(app, facts.paired)).filter(is_open) : [];
  const first_game = trf_round(facts, round);
  const byes = [...announced(whole, first_game, name)].filter(([, those]) => those.size > 0);
  const prohibited = (whole.prohibited ?? []).filter(
    (one) => one.first_round <= first_game && first_game <= one.last_round,
  );
  return h(
    "section",
    {},
    h("h2", {}, t("before_round", { round })),
    h("p", {}, t("before_hint")),
    open.length > 0 && h("p.warning", {}, t("still_open", { round: facts.paired, n: open.length })),
    byes.length > 0 &&
      h(
        "div",
        {},
        h("h3", {}, t("announced")),
        h(
          "ul",
          {},
          byes.map(([kind, those]) => h("li", {}, `${kinds[kind]}: ${[...those].join("; ")}`)),
        ),
      ),
    prohibited.length > 0 &&
      h(
        "div",
        {},
        h("h3", {}, t("prohibited_list")),
        h(
          "ul",
          {},
          prohibited.map((one) => h("li", {}, one.ids.map(name).join("; "))),
        ),
      ),
    h(
      "div.next",
      {},
      button(t("pair_round", { round }), () => pair_next(app, round), { kind: "primary", key: "pair" }),
      button(t("to_players"), () => app.go("players"), { key: "to-players" }),
    ),
    command_note("trf-pair", ["--in-place", app.work!.report]),
  );
}

function next_step(app: App, facts: Facts, round: number, open: number): Child {
  if (round !== facts.paired || open > 0) return null;
  if (facts.planned > 0 && facts.paired >= facts.planned)
    return h("div.next", {}, h("strong", {}, t("all_played", { n: facts.planned })), last_steps(app));
  return h(
    "div.next",
    {},
    h("strong", {}, t("next")),
    button(t("pair_round", { round: round + 1 }), () => pair_next(app, round + 1), { kind: "primary", key: "pair" }),
    button(t("before_round", { round: round + 1 }), () => {
      app.memory.round = round + 1;
      app.draw();
    }),
    // Any round may be the last one of a report that does not say how many there are
    facts.planned === 0 ? last_steps(app, true) : null,
  );
}

function last_steps(app: App, is_other = false): Child[] {
  // What comes after the standings are written is the check
  const is_ranked = app.work!.done.filter((step) => !step.is_page).at(-1)?.label.key === "step_ranked";
  const kind = (is_next: boolean): string => (is_next && !is_other ? "primary" : "");
  return [
    rank_button(app, kind(!is_ranked)),
    button(t("next_check"), () => app.go("report"), { kind: kind(is_ranked), key: "to-check" }),
    button(t("next_save"), () => app.go("save"), { key: "to-save" }),
  ];
}

function paired_round(app: App, facts: Facts, round: number, boards: Board[], players: Player[]): HTMLElement {
  const games = boards.filter(is_game);
  const open = games.filter(is_open).length;
  const memory = app.memory;
  const only = input({ type: "checkbox", checked: memory.only_open, key: "only-open", id: "only-open" });
  only.addEventListener("change", () => {
    memory.only_open = only.checked;
    memory.board_page = 0;
    app.draw();
  });
  const last = round === facts.paired;
  return h(
    "section",
    {},
    h(
      "div.heading",
      {},
      h("h2", {}, t("round_n", { round })),
      h(
        "p.progress",
        {},
        h("progress", {
          value: games.length - open,
          max: games.length || 1,
          "aria-label": t("games_done", { done: games.length - open, all: games.length }),
        }),
        ` ${t("games_done", { done: games.length - open, all: games.length })}`,
      ),
    ),
    next_step(app, facts, round, open),
    h(
      "div.tools",
      {},
      button(t("sheet"), () => sheet(app, round, false), { key: "sheet" }),
      button(t("slips"), () => sheet(app, round, true), { key: "slips" }),
      button(t("paste_results"), () => paste_results(app, round), { key: "paste-results" }),
      menu(t("more"), "more", [
        button(t("why_round"), () => explain_round(app, facts, round), { key: "why-round" }),
        facts.predetermined && button(t("schedule"), () => schedule(app), { key: "schedule" }),
        last && button(t("by_hand"), () => by_hand_dialog(app, facts, round, boards), { key: "by-hand" }),
        last && button(t("unpair"), () => unpair(app, round, games.length - open), { key: "unpair" }),
      ]),
    ),
    !last && h("p.quiet", {}, t("changed_round", { round: facts.paired })),
    h("div.tools", {}, h("label.check", { for: "only-open" }, only, " ", t("only_open", { n: open })), finder(app)),
    board_table(app, facts, round, boards, players),
    h("p.hint", {}, t("key_hint")),
    command_note("trf-pair", [`--show=${round}`, app.work!.report]),
  );
}

function finder(app: App): HTMLElement {
  const search = input({
    type: "search",
    value: app.memory.search,
    placeholder: t("search_player"),
    "aria-label": t("search_player"),
    key: "search",
  });
  search.addEventListener("change", () => {
    app.memory.search = search.value;
    app.memory.board_page = 0;
    app.draw();
  });
  return search;
}

function schedule(app: App): void {
  const file = "schedule.html";
  page_dialog(app, {
    title: t("schedule"),
    tool: "trf-pair",
    options: ["--schedule"],
    file,
    label: { key: "saved", values: { file } },
  });
}

function sheet(app: App, round: number, slips: boolean): void {
  const title = `${t("round_n", { round })}: ${slips ? t("slips") : t("sheet")}`;
  page_dialog(app, {
    title,
    tool: "trf-pair",
    options: [`--show=${round}`, ...(slips ? ["--slips"] : [])],
    file: `${slips ? "slips" : "round"}_${round}.html`,
    label: { key: "saved", values: { file: `${slips ? "slips" : "round"}_${round}.html` } },
  });
}

async function unpair(app: App, round: number, results: number): Promise<void> {
  if (results > 0 && !(await confirmed(t("unpair_title", { round }), t("unpair_text", { n: results }), t("unpair"))))
    return;
  const done = await app.act({
    label: { key: "step_unpaired", values: { round } },
    tool: "trf-parse",
    args: ["--in-place", "--unpair", ...(results > 0 ? ["--correct"] : []), app.work!.report],
  });
  if (done) {
    app.memory.round = round;
    app.draw();
  }
}
