// A protest, and a month of three reports.
import assert from "node:assert/strict";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { click, in_folder, open_page, press, samples, saved, settled, shell } from "./browser.mjs";

const native = (folder, ...args) => shell(folder, args.map((arg) => `'${arg}'`).join(" ")).stdout;

async function page_shown(page) {
  await page.waitForSelector("dialog iframe");
  await settled(page);
  return page.getAttribute("dialog iframe", "srcdoc");
}

test("a protest: why this rank, this opponent, this rating", async () => {
  const folder = join(samples, "verify");
  const page = await open_page();
  await page.setInputFiles("#chooser", join(folder, "regional.trf"));
  await page.waitForSelector('[key="profile"]');
  await settled(page);

  // Berti: why is Nobile third and I am sixth?
  await press(page, "view-standings");
  await press(page, "value-4-BH/C1");
  assert.equal(
    await page_shown(page),
    native(folder, "trf-tiebreak", "--explain=4", "--tiebreaks=BH/C1", "--format=html", "regional.trf"),
  );
  await page.keyboard.press("Escape");

  // Magni: where was I after round 3?
  await page.selectOption('[key="after-round"]', "3");
  await settled(page);
  assert.match(await page.textContent("tbody tr:nth-child(7)"), /Magni, Renzo/);

  // Danesi: I should not have met Magni in round 4
  await page.selectOption('[key="after-round"]', "");
  await press(page, "view-round");
  await press(page, "round-4");
  const board = await page.locator("tr[data-board]", { hasText: "Magni" }).getAttribute("data-board");
  await press(page, `why-${board}`);
  await page.locator("dialog select").nth(0).selectOption("1");
  await page.locator("dialog select").nth(1).selectOption("2");
  await click(page, 'dialog button:has-text("Show")');
  await page.waitForFunction(() => document.querySelector("dialog iframe")?.srcdoc.includes("C6"));
  assert.equal(
    await page_shown(page),
    native(folder, "trf-pair", "--round=4", "--explain=1,2", "--format=html", "regional.trf"),
  );
  await page.keyboard.press("Escape");

  // Every round, by the rules
  await press(page, "view-report");
  await page.selectOption('[key="profile"]', "pairing,tiebreak");
  await page.waitForSelector(".verdict");
  assert.deepEqual(
    await page.locator(".verdict").allTextContents(),
    native(folder, "trf-pair", "--check", "--format=csv", "regional.trf")
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => ({ identical: "identical", worse: "legal, but worse", illegal: "illegal" })[line.split(",")[2]]),
  );

  // Iovine: every game
  await press(page, "view-ratings");
  await page.selectOption('[key="rating_system"]', "fide");
  await press(page, "rating-regional.trf-8");
  assert.equal(await page.locator("dialog tbody tr").count(), 5);
  assert.match(await page.textContent("dialog"), /3\.0 − 2\.13 = 0\.87.*17/);
  assert.deepEqual(page.failures, []);
  assert.deepEqual(page.outside, []);
  await page.context().close();
});

test("a report that does not say how many rounds there are can go on, and can end", async () => {
  const text = readFileSync(join(samples, "verify/regional.trf"), "latin1").replace(/^(132|142).*\r?\n/gm, "");
  const page = await open_page();
  await page.setInputFiles("#chooser", [{ name: "open.trf", mimeType: "", buffer: Buffer.from(text, "latin1") }]);
  await page.waitForSelector('[key="view-round"]');
  await settled(page);
  await press(page, "view-round");
  assert.match(await page.textContent(".next"), /Pair round 6/);
  await press(page, "rank");
  await press(page, "view-round");
  await press(page, "pair");
  assert.match(await page.textContent("main"), /Round 6|round 6/);
  assert.deepEqual(page.failures, []);
  await page.context().close();
});

test("a month of three reports: checked, corrected, rated, and the next list", async () => {
  const folder = join(samples, "month");
  const page = await open_page();
  await page.setInputFiles(
    "#chooser",
    ["castello.trf", "gubbio.trf", "orvieto.trf", "list_october.csv"].map((name) => join(folder, name)),
  );
  await page.waitForSelector('[key="view-reports"]');
  await settled(page);
  await press(page, "view-reports");
  await page.waitForFunction(() => document.querySelector("main progress")?.value === 3);
  assert.equal(await page.textContent("tbody tr:nth-child(1) td:nth-child(2)"), "3");

  // The arbiter of Castello answers: player 1 won the last game; the points are repaired
  await press(page, "report-castello.trf");
  await press(page, "view-round");
  await press(page, "result-1-1-0");
  await press(page, "view-report");
  await page.selectOption('[key="profile"]', "format,consistency");
  await settled(page);
  await press(page, "fix");
  assert.equal(await page.locator(".finding.error").count(), 0);

  await press(page, "view-ratings");
  await page.selectOption('[key="rating_system"]', "elo-italia");
  await settled(page);
  await page.selectOption('[key="rating_list"]', "list_october.csv");
  await settled(page);
  await page.getByLabel("Date of the next list").fill("2015-11-01");
  await press(page, "make-list");
  await press(page, "view-save");
  const list = (await saved(page, () => page.click('[key="file-list_2015-11-01.csv"]'))).bytes;
  const script = (await saved(page, () => page.click('[key="save-script"]'))).bytes;
  const today = new Date().toISOString().slice(0, 10);
  const expected = in_folder(
    (to) => cpSync(folder, to, { recursive: true }),
    (to) => {
      const run = shell(
        to,
        `trf-parse --in-place --correct --result=1:1-0 castello.trf && { trf-validate --fix --in-place castello.trf; }
      trf-rate --system=elo-italia --list=list_october.csv --list-date=2015-11-01 --new-list=next.csv --events=events.csv --today=${today} -o /dev/null castello.trf gubbio.trf orvieto.trf`,
      );
      assert.equal(run.status, 0, run.stderr);
      return readFileSync(join(to, "next.csv"), "utf8");
    },
  );
  assert.equal(list.toString(), expected);
  in_folder(
    (to) => writeFileSync(join(to, "journal.sh"), script),
    (to) => {
      const run = shell(to, "sh journal.sh");
      assert.equal(run.status, 0, run.stderr);
      assert.equal(readFileSync(join(to, "list_2015-11-01.csv"), "utf8"), expected);
    },
  );
  assert.deepEqual(page.failures, []);
  await page.context().close();
});

/** Drops files in, and rates them by the Italian rules with the list of October. */
async function rated(...files) {
  const page = await open_page();
  await page.setInputFiles("#chooser", files);
  await page.waitForSelector('[key="view-ratings"]');
  await settled(page);
  await press(page, "view-ratings");
  await page.selectOption('[key="rating_system"]', "elo-italia");
  await settled(page);
  await page.selectOption('[key="rating_list"]', "list_october.csv");
  await settled(page);
  return page;
}
const month = (...names) => names.map((name) => ({ name, mimeType: "", buffer: readFileSync(join(samples, "month", name)) }));

test("a rated tournament is corrected: the differences, and a later list with them", async () => {
  const { right, november, expected, differences } = in_folder(
    (to) => cpSync(join(samples, "month"), to, { recursive: true }),
    (to) => {
      const read = (name) => readFileSync(join(to, name));
      const run = shell(
        to,
        `cp gubbio.trf right.trf && trf-parse -q --in-place --round=5 --correct --result=1:1/2 right.trf
        trf-rate -q --system=elo-italia --list=list_october.csv --list-date=2015-11-01 --today=2015-11-03 --new-list=list_november.csv -o /dev/null gubbio.trf orvieto.trf
        cp list_november.csv before.csv
        trf-rate -q --system=elo-italia --list=list_october.csv --replace=gubbio.trf:right.trf --new-list=list_november.csv --format=csv`,
      );
      assert.equal(run.status, 0, run.stderr);
      return { right: read("right.trf"), november: read("before.csv"), expected: read("list_november.csv").toString(), differences: run.stdout };
    },
  );
  assert.notEqual(november.toString(), expected);
  const page = await rated(
    ...month("gubbio.trf", "list_october.csv"),
    { name: "right.trf", mimeType: "", buffer: right },
    { name: "list_november.csv", mimeType: "text/csv", buffer: november },
  );
  await page.selectOption('[key="replaced"]', "gubbio.trf");
  await settled(page);
  await page.selectOption('[key="correct"]', "right.trf");
  await settled(page);
  const shown = page.locator("table", { hasText: "Correct a rated tournament" }).locator("tbody tr");
  const rows = differences.trim().split("\n").slice(1);
  assert.ok(rows.length > 0);
  assert.deepEqual(
    await shown.locator("td:first-child").allTextContents(),
    rows.map((row) => row.split(",")[0]),
  );
  await press(page, "correct-list");
  await press(page, "view-save");
  const list = (await saved(page, () => page.click('[key="file-list_november.csv"]'))).bytes;
  assert.equal(list.toString(), expected);
  assert.deepEqual(page.failures, []);
  await page.context().close();
});

test("a closing day and a confirmed person go into the next list", async () => {
  const files = month("gubbio.trf", "list_october.csv");
  files[0].buffer = Buffer.from(files[0].buffer.toString().replaceAll("140148", "140149"));
  const page = await rated(...files);
  await page.getByLabel("Date of the next list").fill("2015-11-01");
  await press(page, "make-list");
  assert.match((await page.locator("#alert, #status").allTextContents()).join(), /140149/);
  await page.fill('[key="same-person"]', "140149");
  await page.press('[key="same-person"]', "Tab");
  await settled(page);
  await page.getByLabel("Date of the next list").fill("2015-11-01");
  await page.getByLabel("Closing day").fill("2015-10-25");
  await press(page, "make-list");
  await press(page, "view-save");
  const list = (await saved(page, () => page.click('[key="file-list_2015-11-01.csv"]'))).bytes;
  const script = (await saved(page, () => page.click('[key="save-script"]'))).bytes.toString();
  assert.match(script, /--same-person=140149/);
  assert.match(script, /--closing=2015-10-25/);
  const today = new Date().toISOString().slice(0, 10);
  in_folder(
    (to) => files.forEach(({ name, buffer }) => writeFileSync(join(to, name), buffer)),
    (to) => {
      const run = shell(
        to,
        `trf-rate -q --system=elo-italia --list=list_october.csv --same-person=140149 --list-date=2015-11-01 --closing=2015-10-25 --new-list=next.csv --today=${today} -o /dev/null gubbio.trf`,
      );
      assert.equal(run.status, 0, run.stderr);
      assert.equal(list.toString(), readFileSync(join(to, "next.csv"), "utf8"));
    },
  );
  assert.deepEqual(page.failures, []);
  await page.context().close();
});

test("sentences of the tools are in the language of the reader, also in tables", async () => {
  const page = await open_page({ language: "it-IT" });
  await page.setInputFiles("#chooser", join(samples, "month/castello.trf"));
  await page.waitForSelector('[key="profile"]');
  await settled(page);
  await page.selectOption('[key="profile"]', "format,consistency,rating");
  await settled(page);
  const findings = await page.locator(".finding li p").allTextContents();
  const expected = native(
    join(samples, "month"),
    "trf-validate",
    "--lang=it",
    "--brief",
    "--max-per-check=0",
    "--profile=format,consistency,rating",
    "castello.trf",
  );
  assert.ok(findings.length > 5);
  for (const finding of findings) assert.ok(expected.includes(finding.replace(/ \(riga .*/, "")), finding);
  await press(page, "view-ratings");
  await page.selectOption('[key="rating_system"]', "elo-italia");
  await settled(page);
  await page.selectOption('[key="norms"]', "maestro");
  await settled(page);
  const reasons = await page.locator("tbody td:last-child").allTextContents();
  const text = native(
    join(samples, "month"),
    "trf-rate",
    "--lang=it",
    "--format=text",
    "--system=elo-italia",
    "--norms=maestro",
    "castello.trf",
  );
  assert.ok(reasons.some((reason) => /[a-z]/.test(reason)));
  for (const reason of reasons) assert.ok(text.includes(reason), reason);
  assert.equal(await page.locator('[key="rating_system"]').count(), 0, "norms have their own systems");
  assert.deepEqual(page.failures, []);
  await page.context().close();
});
