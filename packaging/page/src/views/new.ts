/** A new tournament: entries, and the facts of the tournament; one command makes the report. */
import { rows_of, unawaited, type App, type Row } from "../app";
import { csv_of } from "../csv";
import { button, field, h, input, select, table } from "../dom";
import { message_lines } from "../pages";
import { in_language, t, type Word } from "../words";
import { Work } from "../work";

interface System {
  /** Record 192. */
  code: string;
  /** Record 092, of systems without a code. */
  text?: string;
  /** The name by which arbiters know it. */
  name: Word;
  pairs?: "matches" | "teams";
  /** A table pairs all rounds, in the order of lots. */
  has_table?: boolean;
  /** Record 352, where it is wanted. */
  boards?: string;
}
const systems: readonly System[] = [
  { code: "FIDE_DUTCH_2026", name: "system_dutch" },
  { code: "FIDE_DUBOV", name: "system_dubov" },
  { code: "FIDE_BURSTEIN", name: "system_burstein" },
  { code: "FIDE_LIM", name: "system_lim" },
  { code: "CUSTOM_SWISS", text: "lim-1989", name: "system_lim_1989" },
  { code: "CUSTOM_SWISS", text: "italo-svizzero", name: "system_italo_svizzero" },
  { code: "FIDE_ROUNDROBIN", name: "system_round_robin", has_table: true },
  { code: "FIDE_DOUBLEROUNDROBIN", name: "system_double_round_robin", has_table: true },
  { code: "FIDE_DOUBLESWISS", name: "system_double", pairs: "matches" },
  { code: "FIDE_TEAM_TYPEA_MP_GP", name: "system_team", pairs: "teams", boards: "WBWB" },
  { code: "FIDE_TEAM_ROUNDROBIN", name: "system_team_round_robin", pairs: "teams", has_table: true, boards: "WBWB" },
  { code: "FIDE_SCHEVENINGEN", name: "system_scheveningen", pairs: "teams", has_table: true },
];
const swiss_tie_breaks = "BH/C1,BH,SB,DE";

/** What a field has for a system until the arbiter changes it. Without tie-breaks the tools take those of the kind. */
const usual = ({ pairs, has_table, boards = "" }: System): { order: string; tie_breaks: string; boards: string } => ({
  order: has_table && pairs !== "teams" ? "lots" : "fide",
  tie_breaks: has_table || pairs === "teams" ? "" : swiss_tie_breaks,
  boards,
});

/** The choice in the form: its values are codes and texts. */
const value_of = ({ code, text }: System): string => (text ? `${code} ${text}` : code);
const chosen = (control: HTMLSelectElement): System => systems.find((one) => value_of(one) === control.value)!;

const entry_columns = ["name", "sex", "title", "rating", "federation", "fide_id", "birth"] as const;

export function entry_rows(count: number): { element: HTMLElement; csv: () => string } {
  const body = h("tbody");
  const titles: Record<(typeof entry_columns)[number], string> = {
    name: t("name"),
    sex: t("sex"),
    title: t("title"),
    rating: t("rating"),
    federation: t("federation"),
    fide_id: t("fide_id"),
    birth: t("birth"),
  };
  const add = (): void => {
    const n = body.childElementCount + 1;
    body.append(
      h(
        "tr",
        {},
        entry_columns.map((column) =>
          h(
            `td.${column}`,
            { "data-label": titles[column] },
            column === "sex"
              ? select(
                  [
                    ["", ""],
                    ["m", "m"],
                    ["w", "w"],
                  ],
                  "",
                  { "aria-label": `${titles[column]} ${n}` },
                )
              : input({
                  "aria-label": `${titles[column]} ${n}`,
                  placeholder: column === "birth" ? "2008/11/02" : null,
                }),
          ),
        ),
      ),
    );
  };
  for (let n = 0; n < count; ++n) add();
  const element = h(
    "div.scroll",
    {},
    h(
      "table.entry",
      {},
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          entry_columns.map((column) => h("th", { scope: "col" }, titles[column])),
        ),
      ),
      body,
    ),
    button(
      t("form_more_rows"),
      () => {
        for (let n = 0; n < 5; ++n) add();
      },
      { kind: "link", key: "more-rows" },
    ),
  );
  const csv = (): string => {
    const rows = [...body.children].map((row) =>
      [...row.querySelectorAll<HTMLInputElement>("input, select")].map((control) => control.value.trim()),
    );
    const filled = rows.filter((row) => row[0] !== "");
    return filled.length ? csv_of([[...entry_columns], ...filled]) : "";
  };
  return { element, csv };
}

export function new_view(app: App): Promise<HTMLElement> {
  const draft = app.draft;
  const rows = entry_rows(draft ? 0 : 8);
  const date = (): HTMLInputElement => input({ type: "date" });
  const control = {
    name: input({ key: "form-name" }),
    place: input(),
    federation: input({ maxlength: 3 }),
    start: date(),
    end: date(),
    rounds: input({ type: "number", min: 1, max: 99, value: 5 }),
    system: select(systems.map((one) => [value_of(one), t(one.name)] as const)),
    boards: input(),
    tie_breaks: input({ value: swiss_tie_breaks }),
    colour: select([
      ["W", t("white")],
      ["B", t("black")],
    ]),
    arbiter: input(),
    deputy: input(),
    rate: input(),
    time: input(),
    dates: input(),
    order: select([
      ["fide", t("order_fide")],
      ["file", t("order_file")],
      ["lots", t("order_lots")],
    ]),
  };
  for (const [key, value] of Object.entries(app.draft_values)) control[key as keyof typeof control].value = value;
  const shown = draft && preview(app, draft);
  const problem = h("p.error", { role: "alert" });
  const create = async (): Promise<void> => {
    const bytes = draft?.bytes ?? new TextEncoder().encode(rows.csv());
    if (bytes.length === 0) {
      problem.textContent = t("form_missing");
      return;
    }
    await create_tournament(app, draft?.name ?? "entries.csv", bytes, control);
  };
  const form = h(
    "form.form",
    { onsubmit: (event: Event) => event.preventDefault() },
    h("h1", {}, t("form_title")),
    h(
      "fieldset",
      {},
      h("legend", {}, t("form_entries")),
      draft
        ? h("p", {}, h("strong", {}, t("form_entries_file", { file: draft.name })))
        : h("p.hint", {}, t("form_entries_hint")),
      shown ? shown.element : rows.element,
    ),
    h(
      "div.fields",
      {},
      field(t("form_name"), control.name),
      field(t("form_place"), control.place),
      field(t("form_federation"), control.federation, t("form_federation_hint")),
      field(t("form_start"), control.start),
      field(t("form_end"), control.end),
      field(t("form_rounds"), control.rounds),
      field(t("form_system"), control.system, t("form_system_hint")),
      field(t("form_colour"), control.colour),
      field(t("form_boards"), control.boards, t("form_boards_hint")),
      field(t("form_tie_breaks"), control.tie_breaks, t("form_tie_breaks_hint")),
    ),
    h(
      "details",
      {},
      h("summary", {}, t("form_more")),
      h(
        "div.fields",
        {},
        field(t("form_arbiter"), control.arbiter, t("form_arbiter_hint")),
        field(t("form_deputy"), control.deputy),
        field(t("form_rate"), control.rate, t("form_rate_hint")),
        field(t("form_time"), control.time, t("form_time_hint")),
        field(t("form_dates"), control.dates, t("form_dates_hint")),
        field(t("form_order"), control.order),
      ),
    ),
    problem,
    h(
      "div.actions",
      {},
      button(t("cancel"), () => {
        forget_draft(app);
        app.go("open");
      }),
      button(t("form_create"), create, { kind: "primary", key: "create" }),
    ),
  );
  keep_draft(app, form as HTMLFormElement);
  // An entry list that is dropped on the form leaves the other fields as they are
  form.addEventListener("input", () => {
    for (const [key, one] of Object.entries(control)) app.draft_values[key] = one.value;
  });
  const show_entries = (): void => {
    if (shown) unawaited(shown.show(chosen(control.system).code));
  };
  show_entries();
  let before = usual(chosen(control.system));
  control.system.addEventListener("change", () => {
    const now = usual(chosen(control.system));
    for (const key of ["order", "tie_breaks", "boards"] as const)
      if (control[key].value === before[key]) control[key].value = now[key];
    before = now;
    form.dispatchEvent(new Event("input"));
    show_entries();
  });
  return Promise.resolve(form);
}

const draft_key = "trf-tools-draft";

/** What is typed is kept until the tournament is created: a closed tab loses nothing. */
function keep_draft(app: App, form: HTMLFormElement): void {
  const controls = (): (HTMLInputElement | HTMLSelectElement)[] => [
    ...form.querySelectorAll<HTMLInputElement>("input, select"),
  ];
  const about = app.draft?.name ?? "";
  try {
    const kept = JSON.parse(localStorage.getItem(draft_key) ?? "null") as { about: string; values: string[] } | null;
    if (kept?.about === about) {
      for (let n = 0; n < 400 && controls().length < kept.values.length; ++n)
        form.querySelector<HTMLElement>("[key=more-rows]")?.click();
      controls().forEach((control, n) => (control.value = kept.values[n] ?? control.value));
    }
    form.addEventListener("input", () =>
      localStorage.setItem(draft_key, JSON.stringify({ about, values: controls().map((control) => control.value) })),
    );
  } catch {
    // The browser keeps nothing of pages from disk
  }
}

function forget_draft(app: App): void {
  app.draft_values = {};
  try {
    localStorage.removeItem(draft_key);
  } catch {
    // Nothing was kept
  }
}

/** The entries as the tool reads them for a system, with their numbers; or what is wrong with the list. */
function preview(
  app: App,
  { name, bytes }: NonNullable<App["draft"]>,
): { element: HTMLElement; show: (code: string) => Promise<void> } {
  const place = h("div", { role: "status" }, t("working"));
  const show = async (code: string): Promise<void> => {
    const args = in_language(["--from=csv", "--table=players", "--format=jsonl", `--set=192=${code}`, name]);
    const answer = await app.engine.run({ tool: "trf-parse", args, files: { [name]: bytes } });
    const rows = rows_of(answer);
    const text =
      (key: string) =>
      (row: Row): string =>
        row[key] === null ? "" : String(row[key]);
    place.replaceChildren(
      answer.messages ? h("div.warning", {}, message_lines(answer.messages)) : "",
      rows.length
        ? table(
            t("form_entries"),
            [
              { title: t("number"), number: true, cell: text("id") },
              { title: t("title"), cell: text("title") },
              { title: t("name"), heads: true, cell: text("name") },
              { title: t("rating"), number: true, cell: text("rating") },
              { title: t("federation"), cell: text("federation") },
              { title: t("birth"), cell: text("birth") },
            ],
            rows.slice(0, 300),
          )
        : "",
    );
  };
  const about = { tabindex: "0", role: "region", "aria-label": t("form_entries") };
  return { element: h("div.preview_list", about, place), show };
}

type Controls = Record<
  | "name"
  | "place"
  | "federation"
  | "start"
  | "end"
  | "rounds"
  | "boards"
  | "tie_breaks"
  | "arbiter"
  | "deputy"
  | "rate"
  | "time"
  | "dates",
  HTMLInputElement
> &
  Record<"system" | "colour" | "order", HTMLSelectElement>;

/** Letters and digits of the tournament's name, for the name of its file. */
export function file_name(title: string): string {
  const plain = title
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  return `${
    plain
      .replace(/[^a-z0-9]+/g, "_")
      .replace(/^_+|_+$/g, "")
      .slice(0, 40) || "tournament"
  }.trf`;
}

async function create_tournament(app: App, list: string, bytes: Uint8Array, control: Controls): Promise<void> {
  const day = (text: string): string => text.replaceAll("-", "/");
  const system = chosen(control.system);
  const records: [string, string][] = [
    ["012", control.name.value],
    ["022", control.place.value],
    ["032", control.federation.value.toUpperCase()],
    ["042", day(control.start.value)],
    ["052", day(control.end.value)],
    ["132", day(control.dates.value)],
    ["102", control.arbiter.value],
    ["112", control.deputy.value],
    ["122", control.rate.value],
    ["222", control.time.value],
    ["142", String(Number(control.rounds.value) * (system.pairs === "matches" ? 2 : 1))],
    ["152", control.colour.value],
    ["192", system.code],
    ["092", system.text ?? ""],
    ["202", control.tie_breaks.value],
    ["352", control.boards.value.toUpperCase()],
  ];
  const report = file_name(control.name.value);
  const args = ["--from=csv"];
  if (control.order.value !== "fide") args.push(`--order=${control.order.value}`);
  if (control.order.value === "lots") args.push(`--seed=${crypto.getRandomValues(new Uint32Array(1))[0]!}`);
  for (const [record, value] of records) if (value.trim() !== "") args.push(`--set=${record}=${value.trim()}`);
  args.push("-o", report, list);
  const before = app.work;
  const work = Work.begin(app.store);
  work.kept.report = report;
  work.kept.title = control.name.value.trim() || report;
  app.open(work);
  const done = await app.act({
    label: { key: "step_created", values: { name: work.kept.title } },
    tool: "trf-parse",
    args,
    inputs: { [list]: bytes },
  });
  if (done) {
    forget_draft(app);
    app.go("players");
  } else app.work = before;
}
