// samples/1-tournament.md by clicks: the same bytes as its commands, and as the journal of the page.
import assert from "node:assert/strict";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { click, in_folder, open_page, press, report_bytes, samples, saved, settled, shell } from "./browser.mjs";

/** The commands of the guide's page, up to the round robin, which is another tournament. */
function guide_commands() {
  const text = readFileSync(join(samples, "1-tournament.md"), "utf8").split("## A round robin")[0];
  const lines = [...text.matchAll(/```console\n(.*?)```/gs)].flatMap(([, block]) => block.split("\n"));
  const commands = [];
  for (const line of lines)
    if (line.startsWith("$ ")) commands.push(line.slice(2));
    else if (line.startsWith("> ")) commands.push(line.slice(2));
  return commands.filter((line) => !line.startsWith("cd ")).join("\n");
}

const file = (name) => join(samples, "spoleto", name);

async function result_list(page, round) {
  await press(page, "paste-results");
  await page.fill("dialog textarea", readFileSync(file(`round_${round}.results`), "utf8"));
  await click(page, "dialog .primary");
}

async function create(page) {
  await page.setInputFiles("#chooser", file("entries.csv"));
  await page.waitForSelector('[key="create"]');
  const values = {
    "Name of the tournament": "Festival di Spoleto",
    Place: "Spoleto",
    Federation: "ITA",
    "First day": "2026-04-24",
    "Last day": "2026-04-26",
    "Number of rounds": "5",
    "Tie-breaks": "BH/C1,BH,SB,DE",
  };
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.click("main summary");
  const more = {
    "Chief arbiter": "IA Rossetti, Carla (899001)",
    "Deputy arbiter": "FA Bini, Aldo (899002)",
    "Rate of play": "60 minutes + 30 seconds a move",
    "Time control in seconds": "3600+30",
    "Days of the rounds": "2026/04/24 2026/04/25 2026/04/25 2026/04/26 2026/04/26",
  };
  for (const [label, value] of Object.entries(more)) await page.getByLabel(label, { exact: true }).fill(value);
  await press(page, "create");
}

/** Opens the dialog of a player, on the page of the players. */
async function player(page, id) {
  await press(page, "view-players");
  await press(page, `player-${id}`);
}

test("the whole of samples/1-tournament.md by clicks", async () => {
  const page = await open_page();
  await create(page);

  // Round 1
  await press(page, "prohibit");
  const choices = page.locator("dialog select");
  await choices.nth(0).selectOption("7");
  await choices.nth(1).selectOption("12");
  await click(page, "dialog .primary");
  await press(page, "pair");
  await page.focus('tr[data-board="1"] .results button');
  for (const key of ["1", "=", "1", "+", "1"]) await page.keyboard.press(key);
  await settled(page);
  assert.match(await page.textContent(".progress"), /5 of 6 games/);
  // A list with errors changes nothing
  await press(page, "paste-results");
  await page.fill("dialog textarea", readFileSync(file("wrong.results"), "utf8"));
  await click(page, "dialog .primary");
  assert.match(await page.textContent("#alert"), /round 1 has no board 14/);
  await page.keyboard.press("Escape");
  await press(page, "result-6-0-1");

  // A late entry and a bye
  await press(page, "view-players");
  await press(page, "add");
  await page.setInputFiles("dialog input[type=file]", file("late.csv"));
  await click(page, "dialog .actions .primary");
  await player(page, 6);
  await click(page, 'dialog button:has-text("Half-point bye")');
  await press(page, "view-round");
  await press(page, "round-2");
  await press(page, "pair");

  // A correction after pairing
  await press(page, "more");
  await press(page, "unpair");
  await press(page, "round-1");
  await press(page, "result-1-1/2-1/2");
  assert.match(await page.textContent("#status"), /1-0 corrected to 1\/2-1\/2/);
  await press(page, "round-2");
  await press(page, "pair");
  await result_list(page, 2);

  // A withdrawal, and a protest about a colour
  await player(page, 11);
  await click(page, 'dialog button:has-text("Withdraw")');
  await press(page, "view-round");
  await press(page, "round-3");
  await press(page, "pair");
  await press(page, "swap-4");
  assert.match(await page.textContent("dialog"), /by the system: 4-10/);
  await press(page, "write");
  await press(page, "swap-4");
  assert.match(await page.textContent("dialog"), /round 3 is that of FIDE/);
  await press(page, "write");
  await player(page, 9);
  await page.getByLabel("Born").fill("1968/04/26");
  await click(page, "dialog .primary");
  await press(page, "view-round");
  await result_list(page, 3);
  await press(page, "pair");
  await press(page, "why-2");
  await page.waitForSelector("dialog iframe");
  await page.keyboard.press("Escape");
  await result_list(page, 4);
  await press(page, "pair");
  await result_list(page, 5);
  await press(page, "rank");

  const report = await report_bytes(page);
  const expected = in_folder(
    (folder) => cpSync(join(samples, "spoleto"), folder, { recursive: true }),
    (folder) => {
      shell(folder, guide_commands());
      return readFileSync(join(folder, "open.trf"));
    },
  );
  assert.equal(report.toString(), expected.toString());

  // Pages and tables, saved by clicks
  const kept = {};
  await press(page, "view-standings");
  await press(page, "part-categories");
  await page.fill("main textarea", "Women:sex=w");
  await press(page, "show-categories");
  await page.waitForSelector("main iframe");
  kept["categories.html"] = (await saved(page, () => page.click('main [key="save-page"]'))).bytes;
  await press(page, "part-prizes");
  await page.setInputFiles('[key="choose-prizes-file"]', file("prizes.csv"));
  await page.waitForFunction(() => document.querySelectorAll("table.entry tbody tr").length === 7);
  await settled(page);
  await page.selectOption('[key="share"]', "hort");
  await press(page, "award");
  assert.match(await page.textContent("main table:not(.entry)"), /Ferraro, Chiara3\.05120\.00/);
  await press(page, "prize-Women-8");
  assert.match(await page.getAttribute("dialog iframe", "srcdoc"), /worth less than the prize received: 16\.66/);
  await page.keyboard.press("Escape");
  await press(page, "sign");
  kept["prizes.html"] = (await saved(page, () => page.click('dialog [key="save-page"]'))).bytes;
  await page.keyboard.press("Escape");
  await press(page, "view-save");
  for (const key of ["page-standings.html", "page-ratings.html", "page-round_1.html", "page-slips_5.html"]) {
    await press(page, key);
    const { name, bytes } = await saved(page, () => page.click('dialog [key="save-page"]'));
    kept[name] = bytes;
    await page.keyboard.press("Escape");
  }
  for (const key of ["csv-players.csv", "csv-standings.csv", "csv-games.csv"]) {
    const { name, bytes } = await saved(page, () => page.click(`[key="${key}"]`));
    kept[name] = bytes;
  }
  await press(page, "language-it");
  await press(page, "page-findings.html");
  const findings = await saved(page, () => page.click('dialog [key="save-page"]'));
  kept[findings.name] = findings.bytes;
  await page.keyboard.press("Escape");

  // The journal, run in a shell, gives the same bytes
  const script = (await saved(page, () => page.click('[key="save-script"]'))).bytes;
  in_folder(
    (folder) => writeFileSync(join(folder, "journal.sh"), script),
    (folder) => {
      const run = shell(folder, "sh journal.sh");
      assert.equal(run.status, 0, run.stderr);
      assert.equal(readFileSync(join(folder, "festival_di_spoleto.trf"), "utf8"), report.toString());
      for (const [name, bytes] of Object.entries(kept))
        assert.equal(readFileSync(join(folder, name), "utf8"), bytes.toString(), name);
    },
  );
  assert.deepEqual(page.failures, []);
  assert.deepEqual(page.outside, []);
  await page.context().close();
});

test("each step can be undone and done again, and a closed tab loses nothing", async () => {
  const page = await open_page();
  await press(page, "sample-entries");
  await press(page, "create");
  const created = await report_bytes(page);
  await press(page, "view-round");
  await press(page, "pair");
  await page.focus('tr[data-board="1"] .results button');
  for (const key of ["1", "0", "=", "-"]) await page.keyboard.press(key);
  await settled(page);
  const entered = await report_bytes(page);
  for (let n = 0; n < 5; ++n) await press(page, "undo");
  assert.deepEqual(await report_bytes(page), created);
  assert.equal(await page.isDisabled('[key="undo"]'), true);
  for (let n = 0; n < 5; ++n) await press(page, "redo");
  assert.deepEqual(await report_bytes(page), entered);

  // Another tab of the same browser
  const url = page.url();
  const context = page.context();
  await page.close();
  const again = await open_page({ context });
  await again.goto(url);
  await again.reload();
  await again.waitForSelector('[key="undo"]');
  await settled(again);
  assert.deepEqual(await report_bytes(again), entered);
  await press(again, "undo");
  await press(again, "redo");
  assert.deepEqual(await report_bytes(again), entered);

  // A second tab with the same tournament: what it did not see is not overwritten
  const second = await open_page({ context });
  await second.goto(again.url());
  await second.reload();
  await second.waitForSelector('[key="undo"]');
  await settled(second);
  await press(second, "undo");
  const changed = await report_bytes(second);
  await press(again, "undo");
  assert.match(await again.textContent("#alert"), /changed in another tab/);
  assert.deepEqual(await report_bytes(again), changed);
  await second.close();
  await press(again, "home");
  await click(again, '.kept [key^="delete-"]');
  await click(again, "dialog .primary");
  assert.equal(await again.locator(".kept li").count(), 0);
  assert.deepEqual(again.failures, []);
  await context.close();
});

test("a prize list of a spreadsheet stays as it is until a cell changes", async () => {
  const page = await open_page();
  await page.setInputFiles("#chooser", join(samples, "verify/regional.trf"));
  await page.waitForSelector('[key="profile"]');
  await settled(page);
  await press(page, "view-standings");
  await press(page, "part-prizes");
  const text = 'place;value;prize;condition\n1;100;Open;\n1;50;Xx;"age<18,sex=w"\n2;;Open;\n';
  await page.setInputFiles('[key="choose-prizes-file"]', {
    name: "xx.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(text),
  });
  await page.waitForFunction(() => document.querySelectorAll("table.entry tbody tr").length === 3);
  await settled(page);
  const cells = () => page.locator("table.entry input").evaluateAll((all) => all.map((one) => one.value));
  const rows = ["Open", "", "1", "100", "Xx", "age<18,sex=w", "1", "50", "Open", "", "2", ""];
  assert.deepEqual(await cells(), rows);
  // The row without a value is in the list, and the tool refuses it
  await press(page, "award");
  assert.match(await page.textContent("main"), /xx\.csv:4/);
  await page.locator("table.entry input").nth(11).fill("60");
  await press(page, "award");
  assert.deepEqual(await cells(), [...rows.slice(0, 11), "60"]);
  assert.match(await page.textContent("main table:not(.entry)"), /100\.00/);
  await page.context().close();
});
