/** The players: who plays, who is late, away or withdrawn; each field can be corrected. */
import type { App, Row } from "../app";
import { button, field, h, input, menu, select, table, type Column } from "../dom";
import { facts_of, players_of, score, sides_of, trf_round, type Facts, type Side, type Player } from "../facts";
import { command_note, dialog } from "../pages";
import { t } from "../words";
import { entry_rows } from "./new";
import { pager } from "./pager";
import { explain_player } from "./why";
import { explain_values } from "./values";
import { pair_next } from "./round";

export async function players_view(app: App): Promise<HTMLElement> {
  const [facts, players] = await Promise.all([facts_of(app), players_of(app)]);
  await app.rename(facts.name || app.work!.report);
  const memory = app.memory;
  const wanted = memory.search.toLowerCase();
  const found = wanted
    ? players.filter((p) => p.name.toLowerCase().includes(wanted) || String(p.id) === wanted)
    : players;
  const columns: Column<Player>[] = [
    { title: t("number"), number: true, cell: (p) => p.id },
    { title: t("title"), cell: (p) => p.title },
    {
      title: t("name"),
      heads: true,
      cell: (p) => button(p.name || "–", () => player_dialog(app, facts, p), { kind: "link", key: `player-${p.id}` }),
    },
    { title: t("rating"), number: true, cell: (p) => p.rating },
    { title: t("federation"), cell: (p) => p.federation },
    { title: t("fide_id"), number: true, cell: (p) => p.fide_id },
    { title: t("birth"), cell: (p) => p.birth },
    { title: t("points"), number: true, cell: (p) => score(p.points) },
  ];
  const search = input({
    type: "search",
    value: memory.search,
    placeholder: t("search_player"),
    "aria-label": t("search_player"),
    key: "search",
  });
  search.addEventListener("change", () => {
    memory.search = search.value;
    memory.player_page = 0;
    app.draw();
  });
  return h(
    "div.view",
    {},
    facts.teams > 0 ? await teams_part(app, facts) : null,
    h("h2", {}, t("players_count", { n: players.length })),
    h(
      "div.tools",
      {},
      button(t("add_players"), () => add_dialog(app), { key: "add" }),
      button(t("prohibit"), async () => prohibit_dialog(app, await sides_of(app, facts)), { key: "prohibit" }),
      more(app),
      search,
    ),
    facts.paired === 0 &&
      h(
        "div.next",
        {},
        h("strong", {}, t("next")),
        button(t("pair_round", { round: 1 }), () => pair_next(app, 1), { kind: "primary", key: "pair" }),
        h("span.hint", {}, t("first_hint")),
      ),
    pager(
      found.length,
      memory.player_page,
      (page) => {
        memory.player_page = page;
        app.draw();
      },
      (from, to) => table(t("view_players"), columns, found.slice(from, to)),
    ),
    command_note("trf-parse", ["--table=players", app.work!.report]),
  );
}

function more(app: App): HTMLElement {
  const report = app.work!.report;
  const lists = [...app.work!.files.keys()].filter((name) => name !== report && /\.(csv|txt|xml)$/i.test(name));
  return menu(t("more"), "more", [
    button(t("renumber"), () =>
      app.act({ label: { key: "step_renumbered" }, tool: "trf-parse", args: ["--in-place", "--renumber", report] }),
    ),
    button(t("accelerate"), () =>
      app.act({
        label: { key: "step_accelerated" },
        tool: "trf-parse",
        args: ["--in-place", "--accelerate=baku", report],
      }),
    ),
    lists.map((list) =>
      button(`${t("fill_list")} ${list}`, () =>
        app.act({
          label: { key: "step_filled", values: { file: list } },
          tool: "trf-parse",
          args: ["--in-place", `--rating-list=${list}`, "--refresh", report],
        }),
      ),
    ),
  ]);
}

export async function add_late(app: App, name: string, bytes: Uint8Array): Promise<boolean> {
  const free = app.work!.free_name(name, bytes);
  const done = await app.act({
    label: { key: "step_added", values: { file: free } },
    tool: "trf-parse",
    args: ["--in-place", `--add=${free}`, app.work!.report],
    inputs: { [free]: bytes },
  });
  return done !== null;
}

function add_dialog(app: App): void {
  const rows = entry_rows(3);
  const chooser = input({ type: "file", "aria-label": t("choose_files"), accept: ".csv,.tsv,.txt" });
  const add = async (): Promise<void> => {
    const file = chooser.files?.[0];
    const bytes = file ? new Uint8Array(await file.arrayBuffer()) : new TextEncoder().encode(rows.csv());
    if (bytes.length === 0) return;
    shown.close();
    await add_late(app, file?.name ?? "late.csv", bytes);
  };
  const shown = dialog(
    t("add_title"),
    h("p", {}, t("add_hint")),
    rows.element,
    field(t("choose_files"), chooser),
    h(
      "div.actions",
      {},
      button(t("cancel"), () => shown.close()),
      button(t("add_do"), add, { kind: "primary" }),
    ),
  );
  shown.classList.add("wide");
}

/** A control in which a player is chosen by number or name. */
function player_choice(players: Side[], label: string, id = 0): { element: HTMLElement; value: () => number } {
  const options = players.map((p) => [String(p.id), `${p.id} ${p.name}`] as const);
  const control = select([["", "–"], ...options], id ? String(id) : "", { "aria-label": label });
  return { element: field(label, control), value: () => Number(control.value) };
}

function prohibit_dialog(app: App, players: Side[]): void {
  const choices = [1, 2, 3].map((n) =>
    player_choice(players, n === 3 ? `${t("player")} (${t("optional")})` : t("player")),
  );
  const go = async (): Promise<void> => {
    const ids = choices
      .map((choice) => choice.value())
      .filter((id) => id > 0)
      .sort((a, b) => a - b);
    if (ids.length < 2) return;
    shown.close();
    await app.act({
      label: { key: "step_prohibited", values: { ids: ids.join(", ") } },
      tool: "trf-parse",
      args: ["--in-place", `--prohibit=${ids.join(",")}`, app.work!.report],
    });
  };
  const shown = dialog(
    t("prohibit_title"),
    h("p", {}, t("prohibit_hint")),
    choices.map((choice) => choice.element),
    h(
      "div.actions",
      {},
      button(t("cancel"), () => shown.close()),
      button(t("prohibit_do"), go, { kind: "primary" }),
    ),
  );
}

const editable = ["name", "sex", "title", "rating", "federation", "fide_id", "birth"] as const;

/** @param at the field that has the focus. */
export function player_dialog(app: App, facts: Facts, player: Player, at?: string): void {
  const report = app.work!.report;
  const controls = editable.map((name) => ({
    name,
    control:
      name === "sex"
        ? select(
            [
              ["", ""],
              ["m", "m"],
              ["w", "w"],
            ],
            player.sex,
          )
        : input({ value: player[name] }),
  }));
  const act = (...action: Parameters<App["act"]>): Promise<unknown> => {
    shown.close();
    return app.act(...action);
  };
  const save = async (): Promise<void> => {
    const changed = controls.filter(({ name, control }) => control.value.trim() !== player[name]);
    if (changed.length === 0) {
      app.notify({ kind: "done", text: t("nothing_changed"), detail: "", undo: false });
      shown.close();
      return;
    }
    await act({
      label: {
        key: "step_edited",
        values: {
          id: player.id,
          fields: changed.map(({ name, control }) => `${name} ${control.value.trim()}`).join(", "),
        },
      },
      tool: "trf-parse",
      args: [
        "--in-place",
        ...changed.map(({ name, control }) => `--edit=${player.id}:${name}=${control.value.trim()}`),
        report,
      ],
    });
  };
  const shown = dialog(
    t("player_title", { id: player.id, name: player.name }),
    h(
      "div.tools",
      {},
      facts.paired > 0 && button(t("why_player"), () => explain_player(app, facts.paired, player.id)),
      facts.paired > 0 && button(t("why_standing"), () => explain_values(app, player.id, player.name, "")),
    ),
    h("h3", {}, t("correct_data")),
    h(
      "div.fields",
      {},
      controls.map(({ name, control }) => field(t(name), control)),
    ),
    h("div.actions", {}, button(t("save_changes"), save, { kind: "primary" })),
    facts.teams === 0 && absence_part(app, facts, player.id, () => shown.close()),
    h(
      "div.tools",
      {},
      button(t("remove"), () =>
        act({
          label: { key: "step_removed", values: { id: player.id } },
          tool: "trf-parse",
          args: ["--in-place", `--remove=${player.id}`, report],
        }),
      ),
      h("span.hint", {}, t("remove_hint")),
    ),
  );
  controls.find(({ name }) => name === at)?.control.focus();
}

/** Byes and absence of a player; in a team event, of a team. */
function absence_part(app: App, facts: Facts, id: number, close: () => void): HTMLElement {
  const next = facts.paired + 1;
  const last = Math.max(facts.planned, next);
  const rounds = Array.from({ length: last }, (_, n) => [String(n + 1), t("round_n", { round: n + 1 })] as const);
  const round = select(rounds, String(Math.min(next, last)), { key: "bye-round" });
  const at = (): number => trf_round(facts, Number(round.value));
  const act = (key: "step_bye" | "step_withdrawn" | "step_readmitted", option: string, kind = ""): Promise<unknown> => {
    close();
    return app.act({
      label: { key, values: { id, round: round.value, kind } },
      tool: "trf-parse",
      args: ["--in-place", option, app.work!.report],
    });
  };
  const bye = (kind: "H" | "Z" | "F"): Promise<unknown> => act("step_bye", `--bye=${id}:${at()}:${kind}`, kind);
  const from = (): string => (Number(round.value) === next ? "" : `:${at()}`);
  return h(
    "section",
    {},
    h("h3", {}, t("absence")),
    h("div.tools", {}, field(t("from_round"), round)),
    h(
      "div.tools",
      {},
      button(t("bye_half"), () => bye("H")),
      button(t("bye_zero"), () => bye("Z")),
      button(t("bye_full"), () => bye("F")),
    ),
    h(
      "div.tools",
      {},
      button(t("withdraw"), () => act("step_withdrawn", `--withdraw=${id}${from()}`)),
      button(t("readmit"), () => act("step_readmitted", `--readmit=${id}${from()}`)),
      h("span.hint", {}, t("withdraw_hint")),
    ),
  );
}

/** The teams of a team event. */
async function teams_part(app: App, facts: Facts): Promise<HTMLElement> {
  const teams = await app.rows("trf-parse", ["--table=teams", app.work!.report]);
  const text =
    (key: string) =>
    (row: Row): string =>
      row[key] === null ? "" : String(row[key]);
  const open = (row: Row): void => {
    const shown = dialog(
      t("player_title", { id: String(row["id"]), name: String(row["name"]) }),
      line_up_part(app, facts, row, () => shown.close()),
      absence_part(app, facts, Number(row["id"]), () => shown.close()),
    );
  };
  return h(
    "section",
    {},
    h("h2", {}, t("teams")),
    table(
      t("teams"),
      [
        { title: t("number"), number: true, cell: text("id") },
        {
          title: t("team"),
          heads: true,
          cell: (row) => button(String(row["name"]), () => open(row), { kind: "link", key: `team-${row["id"]}` }),
        },
        { title: t("match_points"), number: true, cell: text("match_points") },
        { title: t("game_points"), number: true, cell: text("game_points") },
        { title: t("team_players"), cell: text("players") },
      ],
      teams,
    ),
  );
}

/** Who plays for a team in the next round. */
function line_up_part(app: App, facts: Facts, team: Row, close: () => void): HTMLElement {
  const list = input({
    value: String(team["players"] ?? "")
      .trim()
      .split(/\s+/)
      .join(","),
  });
  const save = async (): Promise<void> => {
    close();
    const round = facts.paired + 1;
    await app.act({
      label: { key: "step_line_up", values: { team: String(team["name"]), round } },
      tool: "trf-parse",
      args: ["--in-place", `--line-up=${team["id"]}:${round}:${list.value.replace(/\s+/g, "")}`, app.work!.report],
    });
  };
  return h(
    "section",
    {},
    field(t("line_up", { round: facts.paired + 1 }), list, t("line_up_hint")),
    h("div.actions", {}, button(t("save_changes"), save, { kind: "primary" })),
  );
}
