/** The page as a whole: which tournament and view are shown, and what an action does to them. */
import { report_failure } from "./dom";
import { Stopped, text_of, type Answer, type Engine, type Files, type Tool } from "./engine";
import { ChangedElsewhere, type Store } from "./store";
import { in_language, language, t, type Label } from "./words";
import { Work, type Action } from "./work";

export type View =
  "open" | "new" | "reports" | "players" | "round" | "standings" | "ratings" | "report" | "save" | "journal";

export interface Row {
  [column: string]: string | number | boolean | null;
}

/** What the views remember between two drawings. */
export interface Memory {
  round: number | null;
  board_page: number;
  player_page: number;
  search: string;
  only_open: boolean;
  standings: string;
  standings_round: string;
  categories: string;
  share: string;
  prize_rule: string;
  is_awarded: boolean;
  profile: string;
  rating_system: string;
  rating_list: string;
  norms: string;
  same_person: string;
  replaced: string;
  correct: string;
}

const fresh: Memory = {
  round: null,
  board_page: 0,
  player_page: 0,
  search: "",
  only_open: false,
  standings: "table",
  standings_round: "",
  categories: "",
  share: "none",
  prize_rule: "one",
  is_awarded: false,
  profile: "",
  rating_system: "",
  rating_list: "",
  norms: "",
  same_person: "",
  replaced: "",
  correct: "",
};

export interface Notice {
  kind: "done" | "error";
  text: string;
  detail: string;
  /** The step can be undone here. */
  undo: boolean;
  /** Said in passing. */
  is_routine?: boolean;
}

export class App {
  engine: Engine;
  store: Store | null;
  work: Work | null = null;
  view: View = "open";
  memory: Memory = { ...fresh };
  /** The form of a new tournament, while it is filled in. */
  draft: { name: string; bytes: Uint8Array } | null = null;
  draft_values: Record<string, string> = {};
  draw: () => void = () => {};
  notify: (notice: Notice | null) => void = () => {};
  #answers = new Map<string, Promise<Answer>>();
  #generation = "";
  #last: Promise<unknown> = Promise.resolve();

  constructor(engine: Engine, store: Store | null) {
    this.engine = engine;
    this.store = store;
  }

  go(view: View): void {
    this.notify(null);
    this.view = view;
    history.replaceState(null, "", this.work && view !== "open" ? `#${this.work.kept.id}/${view}` : "#");
    this.draw();
    scrollTo(0, 0);
  }

  open(work: Work | null): void {
    this.work = work;
    this.memory = { ...fresh };
  }

  /** What a tool answers about the tournament as it is; asked once for each state of its files. */
  ask(tool: Tool, args: string[], inputs?: Files): Promise<Answer> {
    const work = this.work!;
    const generation = `${work.kept.id} ${work.generation} ${language()}`;
    if (generation !== this.#generation) this.#answers.clear();
    this.#generation = generation;
    const key = JSON.stringify([tool, args, inputs ? Object.keys(inputs) : []]);
    let answer = inputs ? undefined : this.#answers.get(key);
    if (!answer) {
      answer = work.ask(this.engine, tool, in_language(args), inputs);
      if (!inputs) this.#answers.set(key, answer);
      answer.catch(() => this.#answers.delete(key));
    }
    return answer;
  }

  /** The rows of a table of a tool; none where there is no answer. */
  async rows(tool: Tool, args: string[]): Promise<Row[]> {
    const answer = await this.ask(tool, [...args, "--format=jsonl"]);
    return rows_of(answer);
  }

  /** Changes come one after the other: each sees what the one before it wrote. */
  #after<T>(change: () => Promise<T>): Promise<T> {
    const result = this.#last.then(change);
    this.#last = result.catch(() => {});
    return result;
  }

  /** A view that is still being drawn names the tournament while an action may run. */
  rename(title: string): Promise<void> {
    const work = this.work!;
    return this.#after(() => work.rename(title));
  }

  choose(report: string): Promise<void> {
    const work = this.work!;
    return this.#after(() => work.choose(report));
  }

  /** Does an action, keeps it, and says what happened. */
  async act(action: Action, said?: string): Promise<Answer | null> {
    const work = this.work!;
    try {
      const answer = await this.#after(() => work.act(this.engine, action));
      const refused = answer.status >= 2 || Object.keys(answer.files).length === 0;
      // That a result is entered is seen on its board; a warning is told
      const is_routine = !refused && action.is_routine === true && !/: (warning|avviso): /.test(answer.messages);
      const detail = is_routine ? "" : answer.messages;
      if (refused) this.notify({ kind: "error", text: t("failed"), detail, undo: false });
      else
        this.notify({
          kind: "done",
          text: said ?? t(action.label.key, action.label.values),
          detail,
          undo: !action.is_page,
          is_routine,
        });
      if (!refused) this.draw();
      return refused ? null : answer;
    } catch (error) {
      await this.failed(error);
      return null;
    }
  }

  async undo(): Promise<void> {
    const step = this.work?.undoable;
    if (!this.work || !step) return;
    const what = t(step.label.key, step.label.values);
    if (!(await this.#change(() => this.work!.undo()))) return;
    this.notify({ kind: "done", text: t("undone", { what }), detail: "", undo: false });
  }

  async redo(): Promise<void> {
    const step = this.work?.redoable;
    if (!this.work || !step) return;
    const what = t(step.label.key, step.label.values);
    if (!(await this.#change(() => this.work!.redo(this.engine)))) return;
    this.notify({ kind: "done", text: t("redone", { what }), detail: "", undo: true });
  }

  async open_files(label: Label, files: Files): Promise<void> {
    await this.#change(() => this.work!.open_files(label, files));
  }

  async #change(change: () => Promise<void>): Promise<boolean> {
    try {
      await this.#after(change);
      this.draw();
      return true;
    } catch (error) {
      await this.failed(error);
      return false;
    }
  }

  async failed(error: unknown): Promise<void> {
    if (error instanceof Stopped) {
      this.notify({ kind: "done", text: t("stopped"), detail: "", undo: false });
    } else if (error instanceof ChangedElsewhere) {
      await this.load(this.work!.kept.id, this.view);
      this.notify({ kind: "error", text: t("changed_elsewhere"), detail: "", undo: false });
    } else if (error instanceof DOMException && error.name === "QuotaExceededError") {
      this.notify({ kind: "error", text: t("cannot_keep", { why: error.message }), detail: "", undo: false });
    } else {
      this.notify({ kind: "error", text: t("failure", { why: String(error) }), detail: "", undo: false });
    }
  }

  async load(id: string, view: View): Promise<boolean> {
    const found = await this.store?.load(id);
    if (!found) return false;
    this.open(new Work(this.store, found.kept, found.files, found.steps));
    this.go(view);
    return true;
  }
}

/** The rows of an answer in JSON, a line for each report. */
export function rows_of(answer: Answer): Row[] {
  const lines = text_of(answer.output)
    .split("\n")
    .filter((line) => line !== "");
  return lines.flatMap((line) => (JSON.parse(exact_decimals(line)) as { rows?: Row[] }).rows ?? []);
}

/** Numbers with decimals as texts, so that 4.0 stays 4.0. A quote within a text has a backslash before it. */
function exact_decimals(json: string): string {
  return json.replace(/(?<!\\)":(-?\d+\.\d+)(?=[,}])/g, '":"$1"');
}

export function unawaited(promise: Promise<unknown>): void {
  promise.catch(report_failure);
}
