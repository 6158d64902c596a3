/** What the views need to know of the tournament, as trf-parse and trf-pair tell it. */
import type { App, Row } from "./app";

export interface Facts {
  name: string;
  players: number;
  /** 0: an event of players, also if the report has their clubs. */
  teams: number;
  /** Rounds as the arbiter counts them: in a Double-Swiss, matches. */
  paired: number;
  planned: number;
  /** Rounds of the report in one of them. */
  games: number;
  /** A table pairs all rounds before the first. */
  predetermined: boolean;
  tie_breaks: string;
  dialect: string;
  start: string;
  /** One word for each round; "-": the round has no date. */
  round_dates: string;
}

export async function facts_of(app: App): Promise<Facts> {
  const rows = await app.rows("trf-parse", ["--table=tournament", app.work!.report]);
  const value = (key: string): string => String(rows.find((row) => row["key"] === key)?.["value"] ?? "");
  const number = (key: string): number => Number(value(key)) || 0;
  const games = number("games_per_round") || 1;
  return {
    name: value("name"),
    players: number("players"),
    teams: value("team_event") === "true" ? number("teams") : 0,
    paired: Math.ceil(number("paired_rounds") / games),
    planned: Math.ceil(number("planned_rounds") / games),
    games,
    predetermined: value("predetermined") === "true",
    tie_breaks: value("standings_order") || value("tie_breaks"),
    dialect: value("dialect"),
    start: value("start"),
    round_dates: value("round_dates"),
  };
}

/** The round of the report: trf-parse and trf-tiebreak count each game of a match. */
export function trf_round(facts: Facts, round: number, game = 1): number {
  return (round - 1) * facts.games + game;
}

export interface Board {
  /** As the tool numbers it: "4", in a match "3.1"; none for a bye that was asked for. */
  board: string;
  /** 0: a team, whose match has no games. */
  white: number;
  /** 0: a team, or no opponent. */
  black: number;
  white_name: string;
  black_name: string;
  result: string;
}

export async function boards_of(app: App, round: number): Promise<Board[]> {
  const rows = await app.rows("trf-pair", [`--show=${round}`, app.work!.report]);
  return rows.map((row: Row) => ({
    board: row["board"] === null ? "" : String(row["board"]),
    white: Number(row["white"]),
    black: Number(row["black"]),
    white_name: String(row["white_name"]),
    black_name: String(row["black_name"]),
    result: String(row["result"] ?? ""),
  }));
}

export const is_game = (board: Board): boolean => board.black !== 0;
export const is_open = (board: Board): boolean => is_game(board) && (board.result === "" || board.result === "*");

export interface Player {
  id: number;
  sex: string;
  title: string;
  name: string;
  rating: string;
  federation: string;
  fide_id: string;
  birth: string;
  points: string;
  rank: string;
}

export async function players_of(app: App): Promise<Player[]> {
  const rows = await app.rows("trf-parse", ["--table=players", app.work!.report]);
  const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));
  return rows.map((row) => ({
    id: Number(row["id"]),
    sex: text(row["sex"]),
    title: text(row["title"]),
    name: text(row["name"]),
    rating: text(row["rating"]),
    federation: text(row["federation"]),
    fide_id: text(row["fide_id"]),
    birth: text(row["birth"]),
    points: row["points"] === null ? "" : Number(row["points"]).toFixed(1),
    rank: text(row["rank"]),
  }));
}

/** 1½ as arbiters write it. */
export function score(value: number | string): string {
  const number = Number(value);
  const whole = Math.floor(number);
  return number === whole ? String(number) : number - whole === 0.5 ? `${whole === 0 ? "" : whole}½` : String(value);
}

/** Who is paired: the players, in a team event the teams. */
export interface Side {
  id: number;
  name: string;
}

export async function sides_of(app: App, facts: Facts): Promise<Side[]> {
  if (facts.teams === 0) return players_of(app);
  const rows = await app.rows("trf-parse", ["--table=teams", app.work!.report]);
  return rows.map((row) => ({ id: Number(row["id"]), name: String(row["name"]) }));
}
