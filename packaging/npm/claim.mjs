// The right to replace one version of a file, by the protocol of the native tools (tools/process/claim.cpp):
// a name beside the file, which only one run can create.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const patience = 60_000;

export function pause(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/// "EXISTS DEVICE NUMBER SIZE MODIFIED CHANGED"
export function versionOf(name) {
  try {
    const status = fs.statSync(name, { bigint: true });
    return [1, status.dev, status.ino, status.size, status.mtimeNs, status.ctimeNs].join(' ');
  } catch {
    return '0 0 0 0 0 0';
  }
}

const textOf = (read) => {
  try {
    return read();
  } catch {
    return '';
  }
};

/// The machine and the set of process numbers in which ours has its meaning.
const realm = [
  os.hostname(),
  textOf(() => fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  textOf(() => fs.readlinkSync('/proc/self/ns/pid')),
].join(':');

function hasEnded(mark) {
  const at = mark.indexOf('@');
  const number = Number(mark.slice(0, at));
  if (at < 0 || mark.slice(at + 1) !== realm || !(number > 0) || number === process.pid) return false;
  try {
    process.kill(number, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

/// \return the code of the error; undefined: created
function createName(name) {
  const mark = `${process.pid}@${realm}`;
  try {
    fs.symlinkSync(mark, name);
    return undefined;
  } catch (error) {
    if (['EEXIST', 'EACCES', 'EROFS', 'ENOENT'].includes(error.code)) return error.code;
  }
  try {
    fs.writeFileSync(name, mark, { flag: 'wx' }); // A file system without symbolic links
    return undefined;
  } catch (error) {
    return error.code;
  }
}

const markOf = (name) => textOf(() => fs.readlinkSync(name)) || textOf(() => fs.readFileSync(name, 'utf8').trim());

const prime = 1099511628211n;
const mix = (hash, byte) => BigInt.asUintN(64, (hash ^ BigInt(byte)) * prime); // FNV-1a
const start = 14695981039346656037n;

function numberOf(version) {
  let hash = start;
  for (const part of version.split(' ').map(BigInt))
    for (let byte = 0n; byte < 8n; ++byte) hash = mix(hash, (BigInt.asUintN(64, part) >> (8n * byte)) & 0xffn);
  return hash;
}

function nameOf(file, version, generation) {
  const { dir, base } = path.parse(file);
  let hash = start; // A version that does not exist has no other name
  for (const byte of Buffer.from(base)) hash = mix(hash, byte);
  const number = (numberOf(version) ^ hash).toString(16).padStart(16, '0');
  return path.join(dir, `.trf-tools-${number}-${generation}.claim`);
}

export class Claim {
  #file;
  #version;
  #name;
  #left; // Names of ended processes, which count until the version is replaced

  constructor(file, version, name, left) {
    this.#file = file;
    this.#version = version;
    this.#name = name;
    this.#left = left;
  }

  /// Waits for other runs. \return [claim or undefined, is it possible in this folder?]
  static of(file, version) {
    const end = Date.now() + patience;
    const left = [];
    for (let wait = 1; ; ) {
      const name = nameOf(file, version, left.length);
      const error = createName(name);
      if (error === undefined) {
        const claim = new Claim(file, version, name, left);
        if (versionOf(file) === version) return [claim, true];
        claim.release();
        return [undefined, true];
      }
      if (error !== 'EEXIST') return [undefined, false];
      if (hasEnded(markOf(name))) {
        left.push(name);
        continue;
      }
      if (versionOf(file) !== version) return [undefined, true];
      if (Date.now() > end) throw Object.assign(new Error('claimed'), { claim: name });
      pause(wait);
      wait = Math.min(2 * wait, 20);
    }
  }

  release() {
    if (versionOf(this.#file) !== this.#version) for (const name of this.#left) fs.rmSync(name, { force: true });
    fs.rmSync(this.#name, { force: true });
  }
}
