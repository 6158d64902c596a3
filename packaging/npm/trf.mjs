// The tools of trf-tools as functions: trf.wasm and what it asks of its surroundings. For Node, browsers
// and their workers. The types are in trf.d.mts.

const tools = ['trf-parse', 'trf-validate', 'trf-pair', 'trf-rate', 'trf-tiebreak'];
const uses = ['operand', 'read', 'written', 'updated'];
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const bytesOf = (data) =>
  typeof data === 'string' ? encoder.encode(data)
  : data instanceof Uint8Array ? data
  : ArrayBuffer.isView(data) ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  : /ArrayBuffer\]$/.test(Object.prototype.toString.call(data)) ? new Uint8Array(data)
  : notBytes(data);
const notBytes = (data) => {
  throw new TypeError(`the content of a file is text or bytes, not ${data}`);
};

let random = globalThis.crypto;

/// The program has ended itself: abort() or exit().
class Exit extends Error {}

/// One instance of the module: one run, so that nothing stays.
class Instance {
  #exports;
  #view;
  said = ''; // By the run time, before it aborts

  /// \param ask  answers the questions of a run on a machine: (question, bytes) => [number, text or bytes]
  constructor(module, ask = () => [0, '']) {
    const { exports } = new WebAssembly.Instance(module, {
      wasi_snapshot_preview1: this.#system(),
      trf: { ask: (at, length, from, size) => this.#answer(ask, this.#bytes(at, length), this.#bytes(from, size)) },
    });
    this.#exports = exports;
    exports._initialize();
  }

  #answer(ask, question, bytes) {
    const [number, answer] = ask(decoder.decode(question), bytes);
    const text = bytesOf(answer);
    const at = this.#allocate(8 + text.length);
    this.view.setInt32(at, number, true);
    this.view.setUint32(at + 4, text.length, true);
    this.#bytes(at + 8, text.length).set(text);
    return at;
  }

  /// What the C library asks: a clock, random numbers, and the way out.
  #system() {
    const done = 0;
    const badDescriptor = 8;
    const none = new Proxy({}, { get: () => () => badDescriptor });
    const own = {
      clock_time_get: (clock, _precision, at) => {
        const now = clock === 0 ? BigInt(Date.now()) * 1_000_000n : BigInt(Math.round(performance.now() * 1e6));
        this.view.setBigUint64(at, now, true);
        return done;
      },
      random_get: (at, length) => {
        for (let from = 0; from < length; from += 65536)
          random.getRandomValues(this.#bytes(at + from, Math.min(65536, length - from)));
        return done;
      },
      environ_sizes_get: (count, size) => {
        this.view.setUint32(count, 0, true);
        this.view.setUint32(size, 0, true);
        return done;
      },
      environ_get: () => done,
      fd_write: (descriptor, parts, count, written) => {
        if (descriptor !== 2) return badDescriptor;
        let length = 0;
        for (let i = 0; i < count; ++i) {
          const size = this.view.getUint32(parts + 8 * i + 4, true);
          this.said += decoder.decode(this.#bytes(this.view.getUint32(parts + 8 * i, true), size));
          length += size;
        }
        this.view.setUint32(written, length, true);
        return done;
      },
      proc_exit: (status) => {
        throw new Exit(`exit ${status}`);
      },
    };
    return new Proxy(own, { get: (all, name) => all[name] ?? none[name] });
  }

  /// The memory may have grown, and moved, since the last look.
  get view() {
    if (this.#view?.buffer !== this.#exports.memory.buffer)
      this.#view = new DataView(this.#exports.memory.buffer);
    return this.#view;
  }
  #bytes(at, length) {
    return new Uint8Array(this.#exports.memory.buffer, at, length);
  }

  #allocate(length) {
    const at = this.#exports.malloc(Math.max(length, 1));
    if (at === 0) throw new RangeError('out of memory');
    return at >>> 0;
  }
  #put(bytes) {
    const at = this.#allocate(bytes.length);
    this.#bytes(at, bytes.length).set(bytes);
    return at;
  }
  #putText(text) {
    return this.#put(encoder.encode(text + '\0'));
  }

  run(tool, args, files) {
    const { trf_run_tool, trf_run_status, trf_run_output, trf_run_messages } = this.#exports;
    const { trf_run_file_count, trf_run_file_name, trf_run_file_bytes } = this.#exports;
    const words = this.#putNumbers(args.map((word) => this.#putText(word)));
    const given = [];
    for (const [name, bytes] of files) given.push(this.#putText(name), this.#put(bytes), bytes.length);
    const answer = trf_run_tool(this.#putText(tool), words, args.length, this.#putNumbers(given), files.length);
    if (answer === 0) throw new RangeError('out of memory');
    const written = [];
    for (let i = 0; i < trf_run_file_count(answer); ++i)
      written.push([this.#textAt(trf_run_file_name(answer, i)), this.#take(trf_run_file_bytes, answer, i)]);
    return {
      status: trf_run_status(answer),
      output: this.#take(trf_run_output, answer),
      messages: decoder.decode(this.#take(trf_run_messages, answer)),
      files: Object.fromEntries(written),
    };
  }
  /// The same on the files and descriptors of a machine. \return its status
  runOnMachine(tool, args) {
    const words = this.#putNumbers(args.map((word) => this.#putText(word)));
    return this.#exports.trf_run_on_machine(this.#putText(tool), words, args.length);
  }
  #putNumbers(numbers) {
    const at = this.#allocate(4 * numbers.length);
    numbers.forEach((number, i) => this.view.setUint32(at + 4 * i, number, true));
    return at;
  }
  /// A copy of the bytes that a function gives, with their length.
  #take(give, ...where) {
    const length = this.#allocate(4);
    const at = give(...where, length) >>> 0;
    return this.#bytes(at, this.view.getUint32(length, true)).slice();
  }
  #textAt(at) {
    const all = new Uint8Array(this.#exports.memory.buffer);
    return decoder.decode(all.subarray(at, all.indexOf(0, at)));
  }

  /// The parts of arguments that are names of files
  paths(tool, args) {
    const words = this.#putNumbers(args.map((word) => this.#putText(word)));
    const size = 16;
    const room = 2 * args.length; // OLD:NEW are two
    const at = this.#allocate(size * room);
    const count = this.#exports.trf_run_paths(this.#putText(tool), words, args.length, at, room);
    return Array.from({ length: Math.min(count, room) }, (_, i) => {
      const [argument, from, length, use] = [0, 4, 8, 12].map((part) => this.view.getUint32(at + size * i + part, true));
      const before = encoder.encode(args[argument]).subarray(0, from);
      const name = encoder.encode(args[argument]).subarray(from, from + length);
      return { argument, from: decoder.decode(before).length, name: decoder.decode(name), use: uses[use] };
    });
  }

  get version() {
    return this.#textAt(this.#exports.trf_run_version());
  }
}

/// The message about a run that ended as a process does that the system ends: out of memory, a deep stack.
function earlyEnd({ said }, tool, error) {
  if (error instanceof Exit || error instanceof RangeError || error instanceof WebAssembly.RuntimeError)
    return `${said}${tool}: the run has ended early: ${error.message}\n`;
  throw error;
}

class Trf {
  #module;

  constructor(module) {
    this.#module = module;
    this.version = new Instance(module).version;
  }

  run(tool, args = [], files = {}, { stdin, language } = {}) {
    const name = fullName(tool);
    const words = language === undefined ? args : [`--lang=${language}`, ...args];
    const given = files instanceof Map ? [...files] : Object.entries(files);
    if (stdin !== undefined) given.push(['-', stdin]);
    for (const text of [name, ...words, ...given.map(([file]) => file)])
      if (text.includes('\0')) throw new TypeError('an argument or a name of a file contains a NUL');
    const instance = new Instance(this.#module);
    try {
      const answer = instance.run(name, words, given.map(([file, data]) => [file, bytesOf(data)]));
      return Object.assign(answer, { text: decoder.decode(answer.output) });
    } catch (error) {
      const messages = earlyEnd(instance, name, error);
      return { status: 4, output: new Uint8Array(), text: '', messages, files: {} };
    }
  }

  /// For the programs of this package: see machine.mjs
  runOnMachine(tool, args, ask) {
    const instance = new Instance(this.#module, ask);
    try {
      return instance.runOnMachine(tool, args);
    } catch (error) {
      ask('say', encoder.encode(earlyEnd(instance, tool, error)));
      return 4;
    }
  }

  paths(tool, args) {
    return new Instance(this.#module).paths(fullName(tool), args);
  }
}
const fullName = (tool) => (tool.startsWith('trf-') ? tool : `trf-${tool}`);
for (const tool of tools)
  Trf.prototype[tool.slice(4)] = function (args, files, options) {
    return this.run(tool, args, files, options);
  };

/// A relative one is of the page, or of the working folder.
async function addressOf(source) {
  if (source === undefined) return new URL('./trf.wasm', import.meta.url);
  if (source instanceof URL) return source;
  if (!globalThis.process?.versions?.node || /^[a-z][a-z0-9+.-]+:/i.test(source))
    return new URL(source, globalThis.location?.href);
  const { pathToFileURL } = await import(/* webpackIgnore: true */ /* @vite-ignore */ 'node:url');
  return pathToFileURL(source);
}

async function compiled(source) {
  // Node 18 has it only as a module.
  random ??= (await import(/* webpackIgnore: true */ /* @vite-ignore */ 'node:crypto')).webcrypto;
  if (source instanceof WebAssembly.Module) return source;
  if (ArrayBuffer.isView(source) || source instanceof ArrayBuffer) return WebAssembly.compile(source);
  const url = await addressOf(source);
  if (url.protocol === 'file:' && globalThis.process?.versions?.node) {
    const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ 'node:fs/promises');
    return WebAssembly.compile(await readFile(url));
  }
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${answer.statusText}`);
  return WebAssembly.compile(await answer.arrayBuffer());
}

export async function load(source) {
  return new Trf(await compiled(source));
}
