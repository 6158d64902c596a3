/** The worker: the module is compiled once, each run has an instance of its own. */
import { load } from "trf-loader";
import type { Answer, Run } from "./engine";

type Module = Awaited<ReturnType<typeof load>>;
const scope = self as unknown as { onmessage: (event: MessageEvent) => void; postMessage: (message: unknown) => void };

let module: Promise<Module> | undefined;

async function unpacked(base64: string): Promise<Uint8Array> {
  const packed = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function answer({ tool, args, files }: Run): Promise<Answer> {
  const trf = await module!;
  const { status, output, messages, files: written } = trf.run(tool, args, files);
  return { status, output, messages, files: written };
}

scope.onmessage = ({ data }: MessageEvent) => {
  if (data.module !== undefined) {
    module = unpacked(data.module).then((bytes) => load(bytes));
    module.catch(() => {});
    return;
  }
  answer(data).then(
    (result) => scope.postMessage({ id: data.id, answer: result }),
    (error: unknown) => scope.postMessage({ id: data.id, error: String(error) }),
  );
};
