/** The five tools: trf-parse, trf-validate, trf-pair, trf-rate, trf-tiebreak. */
export type Tool = 'parse' | 'validate' | 'pair' | 'rate' | 'tiebreak';

/** Bytes, or text, which becomes UTF-8. */
export type Data = string | Uint8Array | ArrayBuffer | ArrayBufferView;

/** Names with bytes: they stand for the whole file system. A folder is the beginning of a name up to a "/". */
export type Files = Record<string, Data> | Map<string, Data>;

/** Bytes of their own, for files, Blob and fetch: Uint8Array<ArrayBuffer> where the compiler knows that type. */
export type Bytes = ReturnType<typeof Uint8Array.of>;

/** WebAssembly.Module and URL, where the types of the surroundings (DOM, Node) have them. */
export type Module = typeof globalThis extends { WebAssembly: { Module: { prototype: infer M } } } ? M & object : object;
export type Address = string | (typeof globalThis extends { URL: { prototype: infer U } } ? U : { readonly href: string });

export interface Options {
  /** Standard input; else it is empty. */
  stdin?: Data;
  /** Of texts for people, as --lang. Without it, and without --lang in the arguments: English. */
  language?: 'en' | 'it';
}

export interface Answer {
  /** 0 done; 1 done, and the answer is no; 2 wrong use; 3 an input is not usable; 4 the system failed. */
  status: number;
  /** Standard output. */
  output: Bytes;
  /** The same as text. */
  text: string;
  /** Standard error. */
  messages: string;
  /**
   * The files that the tool wrote (-o, --in-place, ...), by names without "." and "//": what was written to
   * "./out//a.trf" is "out/a.trf". The given files do not change.
   */
  files: Record<string, Bytes>;
}

/** Runs a tool with the arguments of its command line, without its name. */
export type Run = (args?: readonly string[], files?: Files, options?: Options) => Answer;

/** The name of a file or folder in arguments. */
export interface Path {
  /** The number of the argument, and where the name begins in it. */
  argument: number;
  from: number;
  /** "-" is standard input or output. */
  name: string;
  /**
   * operand: read, and replaced by --in-place; a folder stands for the reports in it. read, written: by an option.
   * updated: written by an option, and read before if it is there.
   */
  use: 'operand' | 'read' | 'written' | 'updated';
}

/** The tools. A run is synchronous, reads only the given files and keeps nothing. */
export interface Trf {
  /** The version of the tools: "1.2.3". */
  readonly version: string;
  run(tool: Tool | `trf-${Tool}`, args?: readonly string[], files?: Files, options?: Options): Answer;
  /** The names of files among arguments, by the options of the tool: what a run needs, and what it writes. */
  paths(tool: Tool | `trf-${Tool}`, args: readonly string[]): Path[];
  parse: Run;
  validate: Run;
  pair: Run;
  rate: Run;
  tiebreak: Run;
}

/**
 * Compiles the module, once. A worker can get the same WebAssembly.Module by a message.
 * @param source the module, its bytes or its address, a relative one from the page or the working folder; default:
 * trf.wasm beside this file
 */
export function load(source?: Address | ArrayBuffer | ArrayBufferView | Module): Promise<Trf>;
