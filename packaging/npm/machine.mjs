// What a tool asks of the machine that runs Node: files, standard input and output, the environment. Files
// are replaced as by the native tools (tools/process): whole, and by one run at a time.

import fs from 'node:fs';
import path from 'node:path';
import tty from 'node:tty';
import { Claim, pause, versionOf } from './claim.mjs';

// The numbers of wasi-libc.
const errors = {
  EACCES: 2, EAGAIN: 6, EBADF: 8, EBUSY: 10, EDQUOT: 19, EEXIST: 20, EFBIG: 22, EINVAL: 28, EIO: 29, EISDIR: 31,
  ELOOP: 32, EMFILE: 33, ENAMETOOLONG: 37, ENFILE: 41, ENODEV: 43, ENOENT: 44, ENOMEM: 48, ENOSPC: 51, ENOTDIR: 54,
  ENOTEMPTY: 55, ENOTSUP: 58, ENXIO: 60, EPERM: 63, EPIPE: 64, EROFS: 69, ETIMEDOUT: 73, ETXTBSY: 74, EXDEV: 75,
};
const changedFile = -1;
const claimedFile = -2;

/// The file is not the one that was read.
class ChangedFile extends Error {}

const kindOf = (status) => (status.isFile() ? 'regular' : status.isDirectory() ? 'folder' : 'other');

function statusOf(name) {
  try {
    return fs.statSync(name, { bigint: true });
  } catch {
    return undefined;
  }
}

/// The target of links, which need not exist.
function withoutLinks(name) {
  for (let links = 0; links < 40; ++links) {
    let target;
    try {
      target = fs.readlinkSync(name);
    } catch {
      break;
    }
    name = path.isAbsolute(target) ? target : path.join(path.dirname(name), target);
  }
  return name;
}

/// The deepest folder that exists, and the path from there.
function placeOf(name) {
  let above = path.resolve(withoutLinks(name));
  let rest = '';
  for (;;) {
    rest = path.join(path.basename(above), rest);
    const folder = path.dirname(above);
    const status = statusOf(folder);
    if (status || folder === above) return [status?.dev ?? 0n, status?.ino ?? 0n, rest];
    above = folder;
  }
}

function readAll(descriptor, most) {
  const status = fs.fstatSync(descriptor);
  let all = Buffer.allocUnsafe(Math.min(status.isFile() && status.size > 0 ? status.size + 1 : 65536, most));
  let size = 0;
  while (size < most) {
    if (size === all.length) {
      const larger = Buffer.allocUnsafe(Math.min(2 * all.length, most));
      all.copy(larger);
      all = larger;
    }
    let got = 0;
    try {
      got = fs.readSync(descriptor, all, size, all.length - size, null);
    } catch (error) {
      if (error.code === 'EOF') break; // Windows: the other end of a pipe is closed
      if (error.code !== 'EAGAIN') throw error;
      pause(5); // Nothing to read yet from a pipe that does not wait
      continue;
    }
    if (got === 0) break;
    size += got;
  }
  return all.subarray(0, size);
}

function writeAll(descriptor, bytes) {
  for (let from = 0; from < bytes.length; ) {
    try {
      from += fs.writeSync(descriptor, bytes, from);
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error;
      pause(1); // The reader of a pipe is slower
    }
  }
}

const isAboutFolder = (error) => ['EACCES', 'EPERM', 'EROFS'].includes(error.code);

/// A file that is complete under its name after commit(). Without it, the old one stays.
class NewFile {
  #target;
  #old;
  #descriptor;
  #temporary;
  #overwrites = false; // No name can be created in the folder
  #kept = [];
  #version;
  #expected = [];
  #claim;
  #isSecure = false;

  constructor(name, like) {
    this.#old = statusOf(name);
    if (this.#old && !this.#old.isFile()) {
      // A device or a pipe has no old content to keep; a folder fails here.
      this.#descriptor = fs.openSync(name, 'r+');
      return;
    }
    if (this.#old) fs.accessSync(name, fs.constants.W_OK);
    this.#target = withoutLinks(name);
    try {
      this.#openTemporary();
    } catch (error) {
      if (!this.#old || !isAboutFolder(error)) throw error;
      this.#overwrites = true;
      return;
    }
    const model = like === '' ? this.#old : (statusOf(like) ?? this.#old);
    // A user who cannot set the old owner becomes the owner.
    if (this.#old && process.getuid && Number(this.#old.uid) !== process.getuid())
      try {
        fs.fchownSync(this.#descriptor, Number(this.#old.uid), Number(this.#old.gid));
      } catch {}
    if (model) fs.fchmodSync(this.#descriptor, Number(model.mode & 0o7777n));
  }

  #openTemporary() {
    const { dir, base } = path.parse(this.#target);
    for (let number = 0; ; ++number) {
      const ending = `.${process.pid}${number === 0 ? '' : `-${number}`}.tmp`;
      const name = path.join(dir, [...base].slice(0, 60).join('') + ending);
      try {
        this.#descriptor = fs.openSync(name, 'wx');
        this.#temporary = name;
        return;
      } catch (error) {
        if (error.code !== 'EEXIST' || number === 1000) throw error;
      }
    }
  }

  write(bytes) {
    if (this.#overwrites) this.#kept.push(Buffer.from(bytes));
    else writeAll(this.#descriptor, bytes);
  }
  expect(bytes) {
    this.#expected = [Buffer.from(bytes)];
  }
  expectVersion(version) {
    this.#version = version;
  }

  secure(held) {
    if (this.#isSecure || this.#target === undefined) return;
    this.#isSecure = true;
    if (!this.#overwrites) {
      if (this.#old) fs.fsyncSync(this.#descriptor); // After a power failure: the old bytes or the new ones
      this.#claim = held;
      for (let isPossible = true; !this.#claim && isPossible; ) {
        const now = versionOf(this.#target);
        if (this.#version !== undefined && this.#version !== now) throw new ChangedFile();
        [this.#claim, isPossible] = Claim.of(this.#target, now);
      }
    }
    if (this.#version !== undefined && this.#version !== versionOf(this.#target)) throw new ChangedFile();
    for (const bytes of this.#expected)
      if (!fs.existsSync(this.#target) || !bytes.equals(fs.readFileSync(this.#target))) throw new ChangedFile();
  }

  commit() {
    this.secure(undefined);
    if (this.#overwrites) {
      fs.writeFileSync(this.#target, Buffer.concat(this.#kept), { flag: 'r+' });
      fs.truncateSync(this.#target, this.#kept.reduce((sum, part) => sum + part.length, 0));
      return;
    }
    fs.closeSync(this.#descriptor);
    this.#descriptor = undefined;
    if (this.#temporary === undefined) return;
    this.#rename();
    this.#temporary = undefined;
    this.discard();
  }
  #rename() {
    for (let time = 0; ; ++time) {
      try {
        return fs.renameSync(this.#temporary, this.#target);
      } catch (error) {
        // Windows: a scanner of viruses or a viewer has the file open for a moment.
        if (process.platform !== 'win32' || !['EPERM', 'EACCES', 'EBUSY'].includes(error.code) || time === 50)
          throw error;
        pause(20);
      }
    }
  }

  discard() {
    if (this.#descriptor !== undefined) fs.closeSync(this.#descriptor);
    if (this.#temporary !== undefined) fs.rmSync(this.#temporary, { force: true });
    this.#descriptor = this.#temporary = undefined;
    this.#claim?.release();
    this.#claim = undefined;
  }
}

/// The machine, as trf.wasm asks for it (packaging/wasm/machine.cpp).
export class Machine {
  #files = new Map();
  #claims = new Map();
  #last = 0;

  /// \return [error, reply]
  ask(question, bytes) {
    const [word, ...details] = question.split('\0');
    try {
      return this[word](details, bytes);
    } catch (error) {
      if (error instanceof ChangedFile) return [changedFile, ''];
      if (error.claim !== undefined) return [claimedFile, error.claim];
      if (typeof error.code !== 'string') throw error;
      return [errors[error.code] ?? errors.EIO, ''];
    }
  }

  facts([name]) {
    const status = name === '-' ? fs.fstatSync(0, { bigint: true }) : statusOf(name);
    const place = name === '-' ? [0n, 0n, ''] : placeOf(name);
    const file = status
      ? [status.dev, status.ino, 1, status.size, status.mtimeNs, status.ctimeNs]
      : [0, 0, 0, 0, 0, 0];
    return [0, [status ? kindOf(status) : 'none', ...place, ...file].join('\0')];
  }
  read([name, most]) {
    if (name === '-') return [0, readAll(0, Number(most))];
    const descriptor = fs.openSync(name, 'r');
    try {
      return [0, readAll(descriptor, Number(most))];
    } finally {
      fs.closeSync(descriptor);
    }
  }
  list([folder]) {
    const parts = [];
    for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
      const status = entry.isSymbolicLink() ? statusOf(path.join(folder, entry.name)) : entry;
      parts.push(`${entry.name}\0${status ? kindOf(status) : 'none'}\0${entry.isSymbolicLink() ? 1 : 0}\0`);
    }
    return [0, parts.join('')];
  }
  ['make folder']([folder]) {
    fs.mkdirSync(folder, { recursive: true });
    return [0, ''];
  }

  create([name, like]) {
    this.#files.set(++this.#last, new NewFile(name, like));
    return [0, `${this.#last}`];
  }
  write([number], bytes) {
    this.#files.get(Number(number)).write(bytes);
    return [0, ''];
  }
  expect([number], bytes) {
    this.#files.get(Number(number)).expect(bytes);
    return [0, ''];
  }
  ['expect version']([number, ...version]) {
    this.#files.get(Number(number)).expectVersion(version.join(' '));
    return [0, ''];
  }
  secure([number, claim]) {
    this.#files.get(Number(number)).secure(this.#claims.get(Number(claim)));
    this.#claims.delete(Number(claim));
    return [0, ''];
  }
  commit([number]) {
    this.#files.get(Number(number)).commit();
    return [0, ''];
  }
  discard([number]) {
    this.#files.get(Number(number))?.discard();
    this.#files.delete(Number(number));
    return [0, ''];
  }

  claim([name]) {
    const target = withoutLinks(name);
    for (;;) {
      const [claim, isPossible] = Claim.of(target, versionOf(target));
      if (claim) this.#claims.set(++this.#last, claim);
      if (claim || !isPossible) return [0, claim ? `${this.#last}` : '0'];
    }
  }
  release([number]) {
    this.#claims.get(Number(number))?.release();
    this.#claims.delete(Number(number));
    return [0, ''];
  }

  put(_, bytes) {
    writeAll(1, bytes);
    return [0, ''];
  }
  end() {
    return [0, ''];
  }
  say(_, bytes) {
    writeAll(2, bytes);
    return [0, ''];
  }
  terminal([descriptor]) {
    return [tty.isatty(Number(descriptor)) ? 1 : 0, ''];
  }
  width() {
    return [tty.isatty(1) ? (process.stdout.columns ?? 0) : 0, ''];
  }
  variable([name]) {
    // Windows has the language elsewhere.
    if (name === 'LANG' && process.platform === 'win32' && process.env.LANG === undefined)
      return [0, Intl.DateTimeFormat().resolvedOptions().locale.replace('-', '_')];
    return [0, process.env[name] ?? ''];
  }
}
