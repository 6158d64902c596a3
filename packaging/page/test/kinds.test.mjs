// Team events, matches of two games, round robins, and changes by hand: the same bytes as by commands.
import assert from "node:assert/strict";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { click, in_folder, open_page, press, report_bytes, samples, saved, settled, shell, tool } from "./browser.mjs";

async function opened(file) {
  const page = await open_page();
  await page.setInputFiles("#chooser", file);
  await page.waitForSelector('[key="profile"]');
  await settled(page);
  return page;
}

/** The report after these commands, in a folder with the samples. */
const by_commands = (report, commands) =>
  in_folder(
    (folder) => cpSync(join(samples, report), join(folder, report)),
    (folder) => {
      const run = shell(folder, commands);
      assert.equal(run.status, 0, run.stderr);
      return readFileSync(join(folder, report), "utf8");
    },
  );

async function same(page, report, commands) {
  const bytes = (await report_bytes(page)).toString();
  assert.equal(bytes, by_commands(report, commands));
  const script = (await saved(page, () => page.click('[key="save-script"]'))).bytes;
  in_folder(
    (folder) => writeFileSync(join(folder, "journal.sh"), script),
    (folder) => {
      const run = shell(folder, "sh journal.sh");
      assert.equal(run.status, 0, run.stderr);
      assert.equal(readFileSync(join(folder, report), "utf8"), bytes);
    },
  );
  assert.deepEqual(page.failures, []);
  await page.context().close();
}

test("a team event: line-up, bye of a team, the next round, a result of a board", async () => {
  const page = await opened(join(samples, "team_swiss.trf"));
  await press(page, "view-players");
  await press(page, "team-2");
  await page.fill("dialog input", "5,3");
  await click(page, "dialog .primary");
  await press(page, "team-1");
  await click(page, 'dialog button:has-text("Half-point bye")');
  await press(page, "view-round");
  await press(page, "round-4");
  await press(page, "pair");
  await press(page, "result-1.2-1/2-1/2");
  await same(
    page,
    "team_swiss.trf",
    `trf-parse -i --line-up=2:4:5,3 team_swiss.trf && trf-parse -i --bye=1:4:H team_swiss.trf &&
    trf-pair -i team_swiss.trf && trf-parse -i --result=1.2:1/2 team_swiss.trf`,
  );
});

test("a Double-Swiss: its rounds are matches of two games", async () => {
  const page = await opened(join(samples, "double_swiss.trf"));
  await press(page, "view-round");
  assert.match(await page.textContent("main h2"), /Round 3/);
  await press(page, "round-2");
  await press(page, "result-1.2-1-0");
  await press(page, "round-4");
  await press(page, "pair");
  await press(page, "result-2.1-0-1");
  await same(
    page,
    "double_swiss.trf",
    `trf-parse -i --round=4 --correct --result=1.2:1-0 double_swiss.trf &&
    trf-pair -i double_swiss.trf && trf-parse -i --result=2.1:0-1 double_swiss.trf`,
  );
});

test("a round robin is paired by its table", async () => {
  const page = await opened(join(samples, "round_robin.trf"));
  await press(page, "view-round");
  await press(page, "pair");
  await press(page, "more-1");
  await click(page, '.popup button:has-text("White wins by forfeit")');
  await same(page, "round_robin.trf", "trf-pair -i round_robin.trf && trf-parse -i --result=1:+- round_robin.trf");
});

test("a tournament of players with clubs: byes of players, also in cells of TRF16", async () => {
  const clubs = join(samples, "../tests/golden/pair/clubs_are_no_teams/clubs.trf");
  const page = await opened(clubs);
  await press(page, "view-players");
  await press(page, "player-2");
  await click(page, 'dialog button:has-text("Half-point bye")');
  await press(page, "view-round");
  await press(page, "round-3");
  assert.match(await page.textContent("main"), /Half-point bye: 2 Beta, Bruno/);
  const bytes = (await report_bytes(page)).toString();
  in_folder(
    (folder) => cpSync(clubs, join(folder, "clubs.trf")),
    (folder) => {
      const run = shell(folder, "trf-parse -i --bye=2:3:H clubs.trf");
      assert.equal(run.status, 0, run.stderr);
      assert.equal(bytes, readFileSync(join(folder, "clubs.trf"), "utf8"));
    },
  );
  await page.context().close();
});

test("a forfeited match is between its two teams, without numbers of players", async () => {
  const { report, match } = in_folder(
    () => {},
    (folder) => {
      const made = shell(
        folder,
        "trf-pair --generate --system=team-swiss --players=6 --rounds=3 --seed=5 --set boards=2 " +
          "--set forfeited-matches=20% --set changed-line-ups=30% | tee teams.trf",
      );
      assert.equal(made.status, 0, made.stderr);
      const { rows } = JSON.parse(shell(folder, "trf-pair --show=2 --format=jsonl teams.trf").stdout);
      return { report: made.stdout, match: rows.find((row) => row.white === null) };
    },
  );
  const page = await opened({ name: "teams.trf", mimeType: "text/plain", buffer: Buffer.from(report) });
  await press(page, "view-round");
  await press(page, "round-2");
  const row = await page.locator(`tr[data-board="${match.board}"]`).textContent();
  assert.ok(row.includes(match.white_name) && row.includes(match.black_name), row);
  assert.doesNotMatch(row, /\b0 /);
  await page.context().close();
});

test("changes by hand: compared first, written when the arbiter agrees", async () => {
  const page = await opened(join(samples, "verify/regional.trf"));
  const board = await open_last_round(page);
  // An illegal pair is refused with its reason, and can be forced
  await press(page, "more");
  await press(page, "by-hand");
  const lines = page.locator("dialog .pairs .tools");
  await lines.nth(0).locator("select").nth(0).selectOption(String(board.white));
  await lines.nth(0).locator("select").nth(1).selectOption(String(board.others[0]));
  await lines.nth(1).locator("select").nth(0).selectOption(String(board.black));
  await lines.nth(1).locator("select").nth(1).selectOption(String(board.others[1]));
  await click(page, "dialog .primary");
  assert.match(await page.textContent("dialog .error"), /has the result/);
  await press(page, "write");
  const bytes = (await report_bytes(page)).toString();
  assert.match(bytes, /### MPA @ Round 5/);
  await press(page, "undo");
  assert.equal((await report_bytes(page)).toString(), readFileSync(join(samples, "verify/regional.trf"), "utf8"));
  await page.context().close();
});

/** The players of the first two boards. */
async function open_last_round(page) {
  await press(page, "view-round");
  const numbers = await page.locator("tr[data-board] .quiet:first-child").allTextContents();
  const [white, black, ...others] = numbers.map((text) => Number.parseInt(text, 10)).filter((n) => n > 0);
  return { white, black, others: others.slice(0, 2) };
}

test("a round that cannot be paired says why, and nothing changes", async () => {
  const file = join(samples, "everybody_has_met.trf");
  const page = await opened(file);
  await press(page, "view-round");
  await press(page, "pair");
  const reason = shell(samples, "trf-pair everybody_has_met.trf").stderr.trim().split("\n")[0];
  assert.ok((await page.textContent("#alert")).includes(reason), reason);
  assert.deepEqual(await report_bytes(page), readFileSync(file));
  await page.context().close();
});

test("files are dropped anywhere: results go to their round", async () => {
  const page = await opened(join(samples, "round_robin.trf"));
  await press(page, "view-round");
  await press(page, "pair");
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(["1 1-0\n2 1/2\n"], "hall.results"));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  });
  await page.waitForFunction(() => document.querySelector("progress")?.value === 2);
  await same(
    page,
    "round_robin.trf",
    "trf-pair -i round_robin.trf && printf '1 1-0\\n2 1/2\\n' | trf-parse -i --results=- round_robin.trf",
  );
});

test("cells of a spreadsheet are pasted as results: names have commas, headings are Italian", async () => {
  for (const cells of [
    "board\twhite\tblack\twhite_name\tresult\n1\t\t\tAlfa, Xx\t1-0\n2\t\t\tBeta, Xx\t1/2\n",
    "scacchiera\tesito\n1\t1-0\n2\t1/2\n",
  ]) {
    const page = await opened(join(samples, "round_robin.trf"));
    await press(page, "view-round");
    await press(page, "pair");
    await press(page, "paste-results");
    await page.fill("dialog textarea", cells);
    await click(page, "dialog .primary");
    await same(
      page,
      "round_robin.trf",
      "trf-pair -i round_robin.trf && printf '1 1-0\\n2 1/2\\n' | trf-parse -i --results=- round_robin.trf",
    );
  }
});

test("a file is known by the headings that the tools read, after comments and the separator", async () => {
  const file = join(samples, "round_robin.trf");
  for (const [text, shown] of [
    ["sep=;\nNominativo;Elo\nAlfa, Xx;1500\n", '[key="create"]'],
    ["# xx\n\nLastName;FirstName;Rtg\nAlfa;Xx;1500\n", '[key="create"]'],
    ["nome,elo\nAlfa,1500\n", '[key="create"]'],
  ]) {
    const page = await open_page();
    await page.setInputFiles("#chooser", { name: "xx.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    await page.waitForSelector(shown);
    await page.context().close();
  }
  for (const text of ["scacchiera;esito\n1;1-0\n2;1/2\n", "# xx\nsep=,\nboard,result\n1,1-0\n2,1/2\n"]) {
    const page = await opened(file);
    await press(page, "view-round");
    await press(page, "pair");
    await press(page, "paste-results");
    await page.setInputFiles("dialog input[type=file]", {
      name: "xx.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(text),
    });
    await page.waitForFunction(() => document.querySelector("progress")?.value === 2);
    await page.context().close();
  }
});

/** Opens the report, corrects a line of a record by the dialog, and gives the lines of that record. */
async function corrected(lines, tag, change) {
  const page = await open_page();
  const text = readFileSync(join(samples, "round_robin.trf"), "utf8").replace(/^(112|132).*\r?\n/gm, "");
  const buffer = Buffer.from(text.replace(/^122/m, `${lines.join("\n")}\n122`));
  await page.setInputFiles("#chooser", { name: "xx.trf", mimeType: "text/plain", buffer });
  await page.waitForSelector('[key="profile"]');
  await settled(page);
  await press(page, "set-record");
  const inputs = page.locator("dialog input");
  await inputs.nth(0).fill(tag);
  await inputs.nth(0).blur();
  await inputs.nth(1).fill(change(await inputs.nth(1).inputValue()));
  await click(page, "dialog .primary");
  const made = (await report_bytes(page)).toString().split(/\r?\n/);
  await page.context().close();
  return made.filter((line) => line.startsWith(tag));
}

test("a record of several lines keeps the others, and a round without a date its place", async () => {
  assert.deepEqual(
    await corrected(["112 FA Alfa, Xx (899002)", "112 NA Beta, Xx (899003)"], "112", (old) =>
      old.replace("Xx", "Yy"),
    ),
    ["112 FA Alfa, Yy (899002)", "112 NA Beta, Xx (899003)"],
  );
  const dates = (last) => `132${" ".repeat(98)}26/03/02  26/03/${last}`;
  assert.deepEqual(await corrected([dates("03")], "132", (old) => old.replace("03/03", "03/04")), [dates("04")]);
});

test("a run can be stopped: nothing changes, and the next one works", async () => {
  const page = await opened(join(samples, "round_robin.trf"));
  await press(page, "view-round");
  const before = await report_bytes(page);
  await press(page, "view-round");
  await page.evaluate(() => {
    document.querySelector('[key="pair"]').click();
    setTimeout(() => document.querySelector("#busy button").click());
  });
  await page.waitForFunction(() => /Stopped/.test(document.querySelector("#status").textContent));
  assert.deepEqual(await report_bytes(page), before);
  await press(page, "view-round");
  await press(page, "pair");
  await same(page, "round_robin.trf", "trf-pair -i round_robin.trf");
});

test("a file that has no place yet is refused with the next step", async () => {
  const page = await opened(join(samples, "round_robin.trf"));
  await press(page, "home");
  await page.setInputFiles("#chooser", join(samples, "month/list_october.csv"));
  await page.waitForFunction(() => /Open a tournament first/.test(document.querySelector("#alert").textContent));
  await page.setInputFiles("#chooser", {
    name: "photo.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from([255, 216, 255, 0, 1, 2]),
  });
  await page.waitForFunction(() => /is not a report or a CSV list/.test(document.querySelector("#alert").textContent));
  assert.equal(await page.locator(".kept li").count(), 1);
  await page.context().close();
});

test("what is typed stays when an entry list is dropped, the language changes, or the tab is closed", async () => {
  const page = await open_page();
  await press(page, "new");
  await page.getByLabel("Name of the tournament").fill("Torneo di prova");
  await page.getByLabel("Name 1", { exact: true }).fill("Rossi, Ada");
  await press(page, "language-it");
  assert.equal(await page.getByLabel("Nome 1", { exact: true }).inputValue(), "Rossi, Ada");
  const again = await open_page({ context: page.context() });
  await press(again, "language-en");
  await press(again, "new");
  assert.equal(await again.getByLabel("Name 1", { exact: true }).inputValue(), "Rossi, Ada");
  assert.equal(await again.getByLabel("Name of the tournament").inputValue(), "Torneo di prova");
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(['name,rating\n"Verdi, Bea",1800\n'], "entries.csv"));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  });
  await page.waitForSelector(".preview_list tbody tr");
  assert.equal(await page.getByLabel("Nome del torneo").inputValue(), "Torneo di prova");
  await page.context().close();
});

/** The values that the help of a tool lists after a text: "or FIDE titles: maestro, gm, im, wgm, wim; ...". */
function values_in_help(name, before) {
  const help = tool(name, "--help").replace(/\s+/g, " ");
  const [, list] = /: ([a-z0-9-]+(?:, [a-z0-9-]+)*)/.exec(help.slice(help.indexOf(before) + before.length));
  return list.split(", ").sort();
}

test("the page offers each rating system, norm and profile of the tools", async () => {
  const page = await opened(join(samples, "round_robin.trf"));
  const offered = async (key) => {
    const options = page.locator(`[key="${key}"] option`);
    const values = await options.evaluateAll((all) => all.map((one) => one.value));
    return [...new Set(values.flatMap((value) => value.split(",")))].filter((value) => value !== "").sort();
  };
  assert.deepEqual(await offered("profile"), values_in_help("trf-validate", "default: format,consistency)"));
  await press(page, "view-ratings");
  assert.deepEqual(await offered("rating_system"), values_in_help("trf-rate", "list, else fide"));
  assert.deepEqual(await offered("norms"), values_in_help("trf-rate", "or FIDE titles"));
  await page.context().close();
});

test("each system of the form begins a tournament: the first round is paired, the report has no error", async () => {
  const entries = (teams) =>
    `${["team,name,rating", ...Array.from({ length: 8 }, (_, n) => `T${n % teams},"P, ${n}",${2000 - 10 * n}`)].join("\n")}\n`;
  const choice = '.form select:has(option[value="FIDE_DUTCH_2026"])';
  const names = {
    FIDE_DUTCH_2026: "dutch",
    FIDE_DUBOV: "dubov",
    FIDE_BURSTEIN: "burstein",
    FIDE_LIM: "lim",
    "CUSTOM_SWISS lim-1989": "lim-1989",
    "CUSTOM_SWISS italo-svizzero": "italo-svizzero",
    FIDE_ROUNDROBIN: "berger",
    FIDE_DOUBLEROUNDROBIN: "berger",
    FIDE_DOUBLESWISS: "double-swiss",
    FIDE_TEAM_TYPEA_MP_GP: "team-swiss",
    FIDE_TEAM_ROUNDROBIN: "berger",
    FIDE_SCHEVENINGEN: "scheveningen",
  };
  // A match is a round robin of two players
  const known = values_in_help("trf-pair", "else dutch)");
  assert.deepEqual([...new Set([...Object.values(names), "match"])].sort(), known);
  for (const [system, name] of Object.entries(names)) {
    const page = await open_page();
    const buffer = Buffer.from(entries(system === "FIDE_SCHEVENINGEN" ? 2 : 4));
    await page.setInputFiles("#chooser", { name: "xx.csv", mimeType: "text/csv", buffer });
    await page.waitForSelector(".preview_list tbody tr");
    const systems = await page.locator(`${choice} option`).evaluateAll((options) => options.map((one) => one.value));
    assert.deepEqual(systems, Object.keys(names));
    await page.getByLabel("Name of the tournament").fill("Xx");
    await page.getByLabel("Number of rounds").fill(/DOUBLEROUND/.test(system) ? "14" : /_ROUND/.test(system) ? "7" : "3");
    await page.selectOption(choice, system);
    await settled(page);
    const boards = page.getByLabel("Colours of the boards of a match");
    if ((await boards.inputValue()) !== "") await boards.fill("WB");
    await press(page, "create");
    await press(page, "pair");
    const report = (await report_bytes(page)).toString();
    in_folder(
      (folder) => writeFileSync(join(folder, "xx.trf"), report),
      (folder) => {
        const verdict = shell(folder, "trf-validate xx.trf >&2 && trf-pair -q --round=1 --explain xx.trf");
        assert.equal(verdict.status, 0, `${system}: ${verdict.stderr}`);
        const named = shell(folder, `trf-pair -q --round=1 --explain --system=${name} xx.trf`);
        assert.equal(verdict.stdout, named.stdout);
      },
    );
    assert.deepEqual(page.failures, []);
    await page.context().close();
  }
});
