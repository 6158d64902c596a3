/** What the page needs of the loader of packaging/npm; the build says where it is. */
declare module "trf-loader" {
  export interface Run {
    status: number;
    output: Uint8Array;
    text: string;
    messages: string;
    files: Record<string, Uint8Array>;
  }
  export function load(source?: URL | Uint8Array | WebAssembly.Module): Promise<{
    run(tool: string, args: string[], files?: Record<string, Uint8Array | string>): Run;
  }>;
}
declare module "worker-source" {
  const source: string;
  export default source;
}
declare module "samples" {
  const samples: Record<string, Record<string, string>>;
  export default samples;
}
declare module "headings" {
  /** The names of each column in lists of entries and of results, as trf-parse compares them. */
  const headings: { entries: Record<string, string[]>; results: Record<string, string[]> };
  export default headings;
}
declare module "about" {
  const about: { version: string; licences: string };
  export default about;
}
