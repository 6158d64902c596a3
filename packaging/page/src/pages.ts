/** Pages of the tools, shown as they are: in a frame where no script runs. */
import { append, button, h, type Child } from "./dom";
import { text_of, type Tool } from "./engine";
import { unawaited, type App } from "./app";
import { command_line, quoted, type Command } from "./shell";
import { in_language, t, type Label } from "./words";

/** Offers bytes as a download. */
export function download(name: string, bytes: Uint8Array | string, type = "application/octet-stream"): void {
  const url = URL.createObjectURL(new Blob([bytes as BlobPart], { type }));
  const link = h("a", { href: url, download: name }) as HTMLAnchorElement;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export async function copy(text: string, from: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // A page from disk may not have the clipboard: the old way
    const area = h("textarea", { readonly: true }) as HTMLTextAreaElement;
    area.value = text;
    (from.closest("dialog") ?? document.body).append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  const before = from.textContent;
  from.textContent = t("copied");
  setTimeout(() => (from.textContent = before), 1500);
}

/** A command whose words are not broken at their hyphens. */
export function command_code(command: Command): HTMLElement {
  const words = [command.tool, ...command.args].map(quoted);
  return h(
    "code",
    { translate: "no" },
    words.map((word, n) => [n > 0 && " ", h("span", {}, word)]),
  );
}

/** The command that does the same, with a button that copies it. */
export function command_note(tool: Tool, args: string[]): HTMLElement {
  const line = command_line({ tool, args });
  const copier = button(t("copy"), () => copy(line, copier), { kind: "link", "aria-label": `${t("copy")}: ${line}` });
  return h("p.command", {}, h("span.quiet", {}, t("command_same")), " ", command_code({ tool, args }), " ", copier);
}

/** The frame of a page. No script runs in it; the origin lets the page measure and print it. */
export function page_frame(html: string, title: string): HTMLIFrameElement {
  const frame = h("iframe.page", {
    sandbox: "allow-same-origin allow-modals",
    title,
    srcdoc: html,
  }) as HTMLIFrameElement;
  frame.addEventListener("load", () => {
    const inner = frame.contentDocument?.documentElement;
    if (!inner) return;
    const fit = (): void => {
      frame.style.height = "0";
      frame.style.height = `${inner.scrollHeight + 2}px`;
    };
    fit();
    new ResizeObserver(() => fit()).observe(frame.parentElement ?? frame);
  });
  return frame;
}

export interface PageRequest {
  title: string;
  tool: Tool;
  options: string[];
  /** The reports that it reads; default: the report of the tournament. */
  reports?: string[];
  /** Name of the file when it is saved. */
  file: string;
  label: Label;
}

function page_args(app: App, { options, reports }: PageRequest, ...more: string[]): string[] {
  return [...options, "--format=html", ...more, ...(reports ?? [app.work!.report])];
}

/** A page of a tool in the view: print it, save it, and the command that makes it. */
export async function page_panel(app: App, request: PageRequest): Promise<HTMLElement> {
  const args = page_args(app, request);
  const answer = await app.ask(request.tool, args);
  const html = text_of(answer.output);
  if (!html.includes("<html")) return h("div.empty", {}, message_lines(answer.messages));
  const frame = page_frame(html, request.title);
  return h(
    "section.panel",
    { "aria-label": request.title },
    h(
      "div.tools",
      {},
      button(t("print"), () => frame.contentWindow?.print(), { key: "print" }),
      button(t("save_page"), () => save_page(app, request), { key: "save-page" }),
    ),
    h("div.sheet", {}, frame),
    command_note(request.tool, args),
  );
}

/** Saves a page; the command is in the journal, with the language that its bytes depend on. */
export function save_page(app: App, request: PageRequest): Promise<void> {
  return save_output(
    app,
    request.tool,
    in_language(page_args(app, request, "-o", request.file)),
    request.label,
    request.file,
  );
}

/** Saves what a tool writes by -o. */
export async function save_output(app: App, tool: Tool, args: string[], label: Label, file: string): Promise<void> {
  const answer = await app.act({ label, tool, args, is_page: true }, t("saved", { file }));
  for (const [name, bytes] of Object.entries(answer?.files ?? {}))
    download(name, bytes, name.endsWith(".html") ? "text/html" : "text/csv");
}

/** A dialog. It closes with Escape, and gives the focus back. */
export function dialog(title: string, ...children: Child[]): HTMLDialogElement {
  const heading = h("h2", { id: "dialog-title" }, title);
  const element = h("dialog", { "aria-labelledby": "dialog-title" }) as HTMLDialogElement;
  append(element, [
    h(
      "div.top",
      {},
      heading,
      button("×", () => element.close(), { kind: "close", "aria-label": t("close") }),
    ),
    h("div.body", {}, children),
  ]);
  element.addEventListener("close", () => element.remove());
  document.querySelectorAll("dialog").forEach((old) => (old as HTMLDialogElement).close());
  document.body.append(element);
  element.showModal();
  return element;
}

/** A page of a tool in a dialog. */
export function page_dialog(app: App, request: PageRequest, above: Child = null): HTMLDialogElement {
  const place = h("div.wait", {}, t("working"));
  const shown = dialog(request.title, above, place);
  shown.classList.add("wide");
  unawaited(page_panel(app, request).then((panel) => place.replaceWith(panel)));
  return shown;
}

/** Asks before something that cannot be undone, or is not legal. */
export function confirmed(title: string, text: Child, action: string): Promise<boolean> {
  return new Promise((resolve) => {
    let answer = false;
    const close = (yes: boolean): void => {
      answer = yes;
      shown.close();
    };
    const shown = dialog(
      title,
      h("div", {}, text),
      h(
        "div.actions",
        {},
        button(t("cancel"), () => close(false)),
        button(action, () => close(true), { kind: "primary" }),
      ),
    );
    shown.addEventListener("close", () => resolve(answer));
  });
}

/** Lines of messages, long ones folded. */
export function message_lines(messages: string, most = 12): HTMLElement {
  const lines = messages
    .trimEnd()
    .split("\n")
    .map((line) => (line.length > 400 ? `${line.slice(0, 400)} …` : line));
  const more = lines.length - most;
  return h(
    "div.messages",
    { translate: "no" },
    lines.slice(0, most).map((line) => h("div", {}, line || " ")),
    more > 0 && h("div.quiet", {}, t("more_lines", { n: more })),
  );
}
