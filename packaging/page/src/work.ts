/** A tournament in hand: its files, the steps that made them, and how to take a step back. */
import type { Answer, Engine, Files, Tool } from "./engine";
import { patch_back, patched, same_bytes, type Patch } from "./patch";
import type { JournalLine } from "./shell";
import type { Change, Store } from "./store";
import { in_language, t, type Label } from "./words";

/** One action of the arbiter, and the command that does the same. */
export interface Step {
  label: Label;
  /** None: files were opened. */
  tool: Tool | null;
  args: string[];
  status: number;
  /** Files that came with the step: opened, pasted, chosen. */
  inputs: Files;
  /** How to take the step back: what each file was before; null: it did not exist. */
  before: Record<string, Patch | null>;
  /** A page or table was saved; no file of the tournament changed. */
  is_page: boolean;
  time: number;
}

/** What the list of kept tournaments shows. */
export interface Kept {
  id: string;
  title: string;
  /** The report that the views are about. */
  report: string;
  files: string[];
  updated: number;
  /** Counts the writes, so that two tabs do not overwrite each other. */
  version: number;
  /** Steps that are done; those after them were taken back. */
  count: number;
  length: number;
}

export interface Action {
  label: Label;
  tool: Tool;
  args: string[];
  inputs?: Files;
  is_page?: boolean;
  /** Its messages are seen elsewhere: only warnings are shown. */
  is_routine?: boolean;
}

/** Files of a run: those that its arguments name. */
function named(files: Map<string, Uint8Array>, args: string[]): Files {
  const result: Files = {};
  for (const [name, bytes] of files) if (args.some((arg) => arg.includes(name))) result[name] = bytes;
  return result;
}

export class Work {
  kept: Kept;
  files: Map<string, Uint8Array>;
  steps: Step[];
  /** Changes with each change of a file: answers of an older one are out of date. */
  generation = 0;
  #store: Store | null;

  constructor(store: Store | null, kept: Kept, files = new Map<string, Uint8Array>(), steps: Step[] = []) {
    this.#store = store;
    this.kept = kept;
    this.files = files;
    this.steps = steps;
  }

  static begin(store: Store | null): Work {
    const id = `${Date.now()}-${Math.random().toString(36).slice(2, 8)}`;
    return new Work(store, {
      id,
      title: "",
      report: "",
      files: [],
      updated: Date.now(),
      version: 0,
      count: 0,
      length: 0,
    });
  }

  get report(): string {
    return this.kept.report;
  }

  get reports(): string[] {
    return [...this.files.keys()].filter((name) => is_report_name(name) && looks_like_report(this.files.get(name)!));
  }

  get done(): Step[] {
    return this.steps.slice(0, this.kept.count);
  }

  /** A name for a new file that no other file has, unless it is the same file. */
  free_name(name: string, bytes: Uint8Array): string {
    const safe = safe_name(name);
    const dot = safe.lastIndexOf(".");
    const [stem, end] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, ""];
    for (let n = 1; ; ++n) {
      const candidate = n === 1 ? safe : `${stem}_${n}${end}`;
      const other = this.files.get(candidate);
      if (!other || same_bytes(other, bytes)) return candidate;
    }
  }

  /** A run that changes nothing. */
  ask(engine: Engine, tool: Tool, args: string[], inputs: Files = {}): Promise<Answer> {
    return engine.run({ tool, args, files: { ...named(this.files, args), ...inputs } });
  }

  async open_files(label: Label, inputs: Files): Promise<void> {
    await this.#add(
      { label, tool: null, args: [], status: 0, inputs, before: {}, is_page: false, time: Date.now() },
      inputs,
    );
  }

  /** Runs an action. Where the tool refuses (nothing was written), nothing changes. */
  async act(engine: Engine, action: Action): Promise<Answer> {
    const inputs = action.inputs ?? {};
    // Messages are for the reader; the bytes of a report do not depend on them, so the journal has no language
    const args = action.is_page ? action.args : in_language(action.args);
    const answer = await this.ask(engine, action.tool, args, inputs);
    const wrote = Object.keys(answer.files).length > 0;
    if (answer.status >= 2 || !wrote) return answer;
    const step: Step = {
      label: action.label,
      tool: action.tool,
      args: action.args,
      status: answer.status,
      inputs,
      before: {},
      is_page: action.is_page ?? false,
      time: Date.now(),
    };
    await this.#add(step, step.is_page ? {} : { ...inputs, ...answer.files });
    return answer;
  }

  get undoable(): Step | undefined {
    return this.done
      .filter((step) => !step.is_page)
      .slice(1)
      .at(-1);
  }

  get redoable(): Step | undefined {
    return this.steps[this.kept.count];
  }

  /** Takes the last step back, and the pages that were saved after it. */
  async undo(): Promise<void> {
    while (this.kept.count > 1) {
      const step = this.steps[this.kept.count - 1]!;
      const change: Change = { files: {}, steps: [] };
      for (const [name, patch] of Object.entries(step.before))
        change.files[name] = patch && patched(this.files.get(name)!, patch);
      await this.#keep(change, this.kept.count - 1, this.steps.length);
      if (!step.is_page) return;
    }
  }

  /** Does the step that was taken back again: the same command gives the same bytes. */
  async redo(engine: Engine): Promise<void> {
    const step = this.redoable;
    if (!step) return;
    let written = step.inputs;
    if (step.tool) {
      const answer = await this.ask(engine, step.tool, step.args, step.inputs);
      if (!step.is_page) written = { ...step.inputs, ...answer.files };
    }
    await this.#keep({ files: step.is_page ? {} : written, steps: [] }, this.kept.count + 1, this.steps.length);
  }

  /** A tournament is called as its report says; several reports keep the name of the batch. */
  async rename(title: string): Promise<void> {
    if (title === this.kept.title || this.reports.length > 1) return;
    this.kept = { ...this.kept, title };
    await this.#keep({ files: {}, steps: [] }, this.kept.count, this.steps.length);
  }

  async choose(report: string): Promise<void> {
    this.kept = { ...this.kept, report };
    await this.#keep({ files: {}, steps: [] }, this.kept.count, this.steps.length);
  }

  /** @param last only these many steps. */
  journal(last = Infinity): JournalLine[] {
    return this.done.slice(-last).map((step) => ({
      note: t(step.label.key, step.label.values),
      inputs: step.inputs,
      status: step.status,
      ...(step.tool ? { command: { tool: step.tool, args: step.args } } : {}),
    }));
  }

  async #add(step: Step, written: Files): Promise<void> {
    for (const [name, bytes] of Object.entries(written)) {
      const old = this.files.get(name);
      step.before[name] = old ? patch_back(old, bytes) : null;
    }
    this.steps = [...this.steps.slice(0, this.kept.count), step];
    await this.#keep({ files: written, steps: [[this.kept.count, step]] }, this.kept.count + 1, this.steps.length);
  }

  async #keep(change: Change, count: number, length: number): Promise<void> {
    const files = new Map(this.files);
    for (const [name, bytes] of Object.entries(change.files))
      if (bytes) files.set(name, bytes);
      else files.delete(name);
    const kept = {
      ...this.kept,
      files: [...files.keys()],
      updated: Date.now(),
      version: this.kept.version + 1,
      count,
      length,
    };
    await this.#store?.save(kept, change);
    this.kept = kept;
    this.files = files;
    ++this.generation;
  }
}

/** A name that no tool takes for an option, a folder or several names. */
export function safe_name(name: string): string {
  return name.replace(/[\\/\0\r\n,:]/g, "_").replace(/^[-.]+/, "") || "file";
}

function is_report_name(name: string): boolean {
  return !/\.(csv|tsv|html?|results|xml|json)$/i.test(name);
}

/** A report has lines that begin with a record of three characters. */
export function looks_like_report(bytes: Uint8Array): boolean {
  const text = new TextDecoder("latin1")
    .decode(bytes.subarray(0, 4000))
    .replace(/^(ï»¿|ÿþ)/, "")
    .replaceAll("\0", "");
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== "");
  const records = lines.filter((line) =>
    /^(0[0-9]2|1[0-9]2|2[0-9]2|001|013|XX[A-Z]|###|[0-9]{3} |[A-Z]{3} )/.test(line),
  );
  return records.length > 0 && records.length * 2 >= lines.length;
}
