/** Begins: the engine, what is kept, the frame of the page, and its views. */
import worker_source from "worker-source";
import { App, unawaited, type Notice, type View } from "./app";
import { append, button, find, h, on_failure, type Child } from "./dom";
import { Engine } from "./engine";
import { command_code, copy, download, message_lines } from "./pages";
import { command_line, script } from "./shell";
import { Store } from "./store";
import { language, set_language, t, type Language } from "./words";
import { new_view } from "./views/new";
import { open_view, take_files } from "./views/open";
import { players_view } from "./views/players";
import { ratings_view } from "./views/ratings";
import { report_view } from "./views/report";
import { reports_view } from "./views/reports";
import { round_view } from "./views/round";
import { save_view } from "./views/save";
import { standings_view } from "./views/standings";

const views: Record<View, (app: App) => Promise<HTMLElement>> = {
  open: open_view,
  new: new_view,
  reports: reports_view,
  players: players_view,
  round: round_view,
  standings: standings_view,
  ratings: ratings_view,
  report: report_view,
  save: save_view,
  journal: (app) => Promise.resolve(journal_view(app)),
};

/** Steps of the journal beside a view; all of them have a view of their own. */
const beside = 40;

function journal_view(app: App): HTMLElement {
  const work = app.work!;
  const whole = app.view === "journal";
  const lines = work.journal(whole ? Infinity : beside);
  const earlier = work.kept.count - lines.length;
  const all = (): string =>
    work
      .journal()
      .flatMap((line) => (line.command ? [command_line(line.command), "\n"] : []))
      .join("");
  const copier = button(t("journal_copy"), () => copy(all(), copier), { key: "journal-copy" });
  return h(
    "section.journal",
    { "aria-label": t("journal") },
    h("h2", {}, t("journal")),
    h("p.quiet", {}, t("journal_hint")),
    h(
      "div.tools",
      {},
      copier,
      button(
        t("journal_script"),
        () =>
          download(`${work.report.replace(/\.[^.]*$/, "")}.sh`, script(work.kept.title, work.journal()), "text/x-sh"),
        { key: "journal-script" },
      ),
    ),
    earlier > 0 &&
      button(t("journal_earlier", { n: earlier }), () => app.go("journal"), { kind: "link", key: "journal-all" }),
    h(
      "ol",
      { start: earlier + 1 },
      lines.map((line) =>
        h(
          "li",
          {},
          h("div", {}, line.note),
          Object.keys(line.inputs).length > 0 && line.command
            ? h("div.quiet", {}, t("journal_files", { files: Object.keys(line.inputs).join(", ") }))
            : null,
          line.command && command_code(line.command),
        ),
      ),
    ),
  );
}

function tabs(app: App): HTMLElement {
  const several = (app.work?.reports.length ?? 0) > 1;
  // The other views are opened from these, or have a place of their own.
  const is_shown: Record<Exclude<View, "open" | "new" | "journal">, boolean> = {
    reports: several,
    players: true,
    round: true,
    standings: true,
    ratings: true,
    report: true,
    save: true,
  };
  const names = (Object.keys(is_shown) as (keyof typeof is_shown)[]).filter((view) => is_shown[view]);
  const link = (view: View, kind = ""): HTMLElement =>
    button(t(`view_${view}` as "view_round"), () => app.go(view), {
      key: `view-${view}`,
      "aria-current": app.view === view ? "page" : null,
      ...(kind ? { kind } : {}),
    });
  return h(
    "nav",
    { "aria-label": t("views") },
    names.map((view) => link(view)),
    link("journal", "narrow"),
  );
}

function languages(app: App): HTMLElement {
  const choose = (chosen: Language): void => {
    set_language(chosen);
    try {
      localStorage.setItem("trf-tools-language", chosen);
    } catch {
      // Kept only where the browser allows it
    }
    app.draw();
  };
  const one = (code: Language, name: string): HTMLElement =>
    button(code.toUpperCase(), () => choose(code), {
      "aria-label": `${code.toUpperCase()} ${name}`,
      key: `language-${code}`,
      "aria-pressed": String(language() === code),
    });
  return h(
    "div.languages",
    { role: "group", "aria-label": t("language") },
    one("en", "English"),
    one("it", "Italiano"),
  );
}

function header(app: App): Child {
  const work = app.view === "open" || app.view === "new" ? null : app.work;
  const undo = work?.undoable;
  const redo = work?.redoable;
  return h(
    "div.bar",
    {},
    work
      ? button(`‹ ${t("all_tournaments")}`, () => app.go("open"), { kind: "link", key: "home" })
      : h("strong", { translate: "no" }, t("app")),
    work &&
      h(
        "h1",
        {},
        work.kept.title || work.report,
        work.reports.length > 1 && app.view !== "reports" ? h("span.quiet", {}, ` · ${work.report}`) : null,
      ),
    work &&
      h(
        "div.history",
        {},
        button(`↶ ${t("undo")}`, () => app.undo(), {
          key: "undo",
          disabled: !undo,
          title: undo ? t("undo_what", { what: t(undo.label.key, undo.label.values) }) : null,
        }),
        button(`↷ ${t("redo")}`, () => app.redo(), {
          key: "redo",
          disabled: !redo,
          title: redo ? t("redo_what", { what: t(redo.label.key, redo.label.values) }) : null,
        }),
      ),
    languages(app),
  );
}

let drawing = 0;

async function draw(app: App): Promise<void> {
  const turn = ++drawing;
  document.documentElement.lang = language();
  const in_work = app.work && app.view !== "open" && app.view !== "new";
  document.title = in_work ? `${app.work!.kept.title || app.work!.report} – trf-tools` : "trf-tools";
  const content = await views[app.view](app);
  // Another drawing began meanwhile
  if (turn !== drawing) return;
  const focus = document.activeElement?.getAttribute("key");
  find("skip").textContent = t("skip");
  find("head").replaceChildren();
  append(find("head"), [header(app), in_work ? tabs(app) : null]);
  find("content").replaceChildren(content);
  if (drawing === 1) performance.mark("ready");
  find("aside").replaceChildren();
  if (in_work && app.view !== "journal") find("aside").append(journal_view(app));
  document.body.classList.toggle("with-journal", Boolean(in_work));
  if (focus) document.querySelector<HTMLElement>(`[key="${CSS.escape(focus)}"]`)?.focus({ preventScroll: true });
  const list = find("aside").querySelector("ol");
  if (list) list.scrollTop = list.scrollHeight;
}

let fading = 0;
function notify(app: App, notice: Notice | null): void {
  find("alert").replaceChildren();
  find("status").replaceChildren();
  clearTimeout(fading);
  if (!notice) return;
  const { kind, text, detail, undo, is_routine } = notice;
  const place = find(kind === "error" ? "alert" : "status");
  const close = (): void => place.replaceChildren();
  append(place, [
    h(
      `div.notice.${kind}`,
      {},
      h(
        "div",
        {},
        h("strong", {}, text),
        kind === "error" && detail ? h("p", {}, t("failed_hint")) : null,
        detail ? message_lines(detail, 8) : null,
      ),
      h(
        "div.tools",
        {},
        undo && app.work?.undoable ? button(t("undo"), () => app.undo(), { key: "notice-undo" }) : null,
        button("×", close, { kind: "close", "aria-label": t("close") }),
      ),
    ),
  ]);
  if (kind === "done") fading = setTimeout(close, detail ? 15_000 : is_routine ? 2_500 : 6_000) as unknown as number;
}

function keys(app: App, event: KeyboardEvent): void {
  const typing = (event.target as HTMLElement).closest("input, textarea, select, dialog");
  if (!typing && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") {
    event.preventDefault();
    unawaited(event.shiftKey ? app.redo() : app.undo());
  }
}

/** Files may be dropped anywhere. */
function accept_drops(app: App): void {
  const over =
    (on: boolean) =>
    (event: DragEvent): void => {
      event.preventDefault();
      document.body.classList.toggle("dropping", on);
    };
  addEventListener("dragover", over(true));
  addEventListener("dragleave", over(false));
  addEventListener("drop", (event) => {
    over(false)(event);
    if (event.dataTransfer?.files.length) unawaited(take_files(app, [...event.dataTransfer.files]));
  });
}

async function begin(): Promise<void> {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem("trf-tools-language");
  } catch {
    // Not kept
  }
  set_language((chosen ?? navigator.language).startsWith("it") ? "it" : "en");
  const engine = new Engine(worker_source, find("module").textContent!.trim());
  const app = new App(engine, await Store.open());
  // Asks the browser not to throw tournaments away when its disk is full
  void navigator.storage?.persist?.().catch(() => {});
  app.draw = () => unawaited(draw(app));
  app.notify = (notice) => notify(app, notice);
  on_failure((error) => unawaited(app.failed(error)));
  let slow = 0;
  engine.on_busy = (busy) => {
    clearTimeout(slow);
    document.body.classList.remove("busy");
    document.body.setAttribute("data-busy", String(busy));
    if (busy) slow = setTimeout(() => document.body.classList.add("busy"), 300) as unknown as number;
  };
  append(find("busy"), [h("span", {}, t("working")), button(t("stop"), () => engine.stop())]);
  addEventListener("keydown", (event) => keys(app, event));
  accept_drops(app);
  // The address has the tournament and its view
  find("skip").addEventListener("click", (event) => {
    event.preventDefault();
    find("content").focus();
  });
  const [, id, view] = /^#([^/]+)\/(\w+)$/.exec(location.hash) ?? [];
  if (!id || !(await app.load(id, (view ?? "round") as View))) app.draw();
}

begin().catch((error: unknown) => {
  find("content").textContent = String(error);
});
