/** Commands as a shell reads them, and the journal as a script. */
import type { Files } from "./engine";

export interface Command {
  tool: string;
  args: string[];
}

/** A word of a command, in quotes where the shell needs them. */
export function quoted(word: string): string {
  if (word !== "" && /^[A-Za-z0-9_@%+=:,./-]+$/.test(word)) return word;
  const option = /^(--[a-z-]+=)(.+)$/s.exec(word);
  if (option) return option[1]! + quoted(option[2]!);
  return `'${word.replaceAll("'", "'\\''")}'`;
}

export function command_line({ tool, args }: Command): string {
  return [tool, ...args].map(quoted).join(" ");
}

function base64(bytes: Uint8Array): string {
  let text = "";
  for (let i = 0; i < bytes.length; i += 57) text += `${btoa(String.fromCharCode(...bytes.subarray(i, i + 57)))}\n`;
  return text;
}

/** Lines that make a file: its text where that is exact, else base64. */
function file_lines(name: string, bytes: Uint8Array): string {
  const target = quoted(name.startsWith("-") ? `./${name}` : name);
  let text: string | undefined;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // Not UTF-8
  }
  // A here-document ends with a line feed, and a shell drops zero bytes.
  if (text !== undefined && text.endsWith("\n") && !/[\0\r]/.test(text)) {
    let end = "END";
    while (text.split("\n").includes(end)) end += "_";
    return `cat > ${target} <<'${end}'\n${text}${end}\n`;
  }
  return `base64 -d > ${target} <<'END'\n${base64(bytes)}END\n`;
}

export interface JournalLine {
  note: string;
  command?: Command;
  status?: number;
  inputs: Files;
}

/** A script that makes the same files from nothing. */
export function script(title: string, lines: JournalLine[]): string {
  let text = `#!/bin/sh\n# ${title.replaceAll("\n", " ")}\nset -e\nexport LC_ALL=C.UTF-8\n`;
  for (const { note, command, status, inputs } of lines) {
    text += `\n# ${note.replaceAll("\n", " ")}\n`;
    for (const [name, bytes] of Object.entries(inputs)) text += file_lines(name, bytes);
    // Status 1 is an answer: "no".
    if (command) text += `${command_line(command)}${status === 1 ? " || [ $? = 1 ]" : ""}\n`;
  }
  return text;
}
