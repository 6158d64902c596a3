/** Runs the tools in a worker, one run after the other. The page stays responsive meanwhile. */

export type Tool = "trf-parse" | "trf-validate" | "trf-pair" | "trf-rate" | "trf-tiebreak";
export type Files = Record<string, Uint8Array>;

export interface Run {
  tool: Tool;
  args: string[];
  files: Files;
}

export interface Answer {
  /** As the exit status of the tool: 0 done, 1 "no", 2 wrong use, 3 unusable input, 4 the system failed. */
  status: number;
  output: Uint8Array;
  messages: string;
  /** What the tool wrote. */
  files: Files;
}

export class Stopped extends Error {}

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

export class Engine {
  #worker: Worker | undefined;
  #waiting = new Map<number, Waiting>();
  #last = 0;
  #source: string;
  #module: string;
  /** Called when the first or last run in hand begins or ends. */
  on_busy: (busy: boolean) => void = () => {};

  /** @param source the script of the worker; @param module base64 of the compressed module. */
  constructor(source: string, module: string) {
    this.#source = source;
    this.#module = module;
    this.#start();
  }

  run(run: Run): Promise<Answer> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      if (this.#waiting.size === 1) this.on_busy(true);
      this.#worker?.postMessage({ id, ...run });
    });
  }

  /** Ends what runs; its callers get Stopped. */
  stop(): void {
    this.#worker?.terminate();
    this.#fail(new Stopped("stopped"));
    this.#start();
  }

  #start(): void {
    const url = URL.createObjectURL(new Blob([this.#source], { type: "text/javascript" }));
    this.#worker = new Worker(url);
    URL.revokeObjectURL(url);
    this.#worker.onmessage = (event: MessageEvent<{ id: number; answer?: Answer; error?: string }>) => {
      const { id, answer, error } = event.data;
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.on_busy(false);
      if (answer) waiting?.resolve(answer);
      else waiting?.reject(new Error(error));
    };
    this.#worker.onerror = (event) => this.#fail(new Error(event.message));
    this.#worker.postMessage({ module: this.#module });
  }

  #fail(error: Error): void {
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    if (all.length) this.on_busy(false);
    for (const one of all) one.reject(error);
  }
}

export function text_of(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

/** The text of a file of any program: what is not UTF-8 is Windows-1252, as for the tools. */
export function file_text(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
