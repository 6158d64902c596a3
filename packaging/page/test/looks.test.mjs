// Each view at three widths, in both languages, and on paper: nothing scrolls sideways, axe-core finds nothing. The
// pictures are in build/pictures, to be looked at.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";
import { here, open_page, press, samples, settled } from "./browser.mjs";
import { english_in } from "./english.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const pictures = join(here, "../build/pictures");
mkdirSync(pictures, { recursive: true });
const widths = [390, 820, 1280];

/** What axe-core objects to; it runs beside the page, which allows no script but its own. */
async function objections(page) {
  await page.evaluate(axe);
  const found = await page.evaluate(() =>
    globalThis.axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      iframes: false,
    }),
  );
  return found.violations.map(
    (one) =>
      `${one.id}: ${one.help}: ${one.nodes
        .slice(0, 3)
        .map((node) => node.html)
        .join(" | ")}`,
  );
}

/** Shows the views one after the other. */
const views = {
  players: (page) => press(page, "view-players"),
  player: (page) => press(page, "player-4"),
  round: async (page) => {
    await page.keyboard.press("Escape");
    await press(page, "view-round");
  },
  why: async (page) => {
    await press(page, "why-1");
    await page.waitForSelector("dialog iframe");
  },
  standings: async (page) => {
    await page.keyboard.press("Escape");
    await press(page, "view-standings");
  },
  crosstable: (page) => press(page, "part-crosstable"),
  prizes: (page) => press(page, "part-prizes"),
  ratings: (page) => press(page, "view-ratings"),
  report: (page) => press(page, "view-report"),
  save: (page) => press(page, "view-save"),
  journal: (page) =>
    page.evaluate(() => document.querySelector('[key="view-journal"]').click()).then(() => settled(page)),
};

for (const language of ["en-GB", "it-IT"])
  for (const width of widths)
    test(`the views in ${language} at ${width} pixels`, async () => {
      const page = await open_page({ width, height: width === 390 ? 844 : 900, language });
      const look = async (name) => {
        await settled(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= width, `${name} is ${wide} pixels wide`);
        await page.screenshot({
          path: join(pictures, `${name}-${language.slice(0, 2)}-${width}.png`),
          fullPage: !["player", "why"].includes(name),
        });
        assert.deepEqual(await objections(page), [], name);
        if (language === "it-IT") assert.deepEqual(await english_in(page), [], name);
        else if (name === "why") assert.notDeepEqual(await english_in(page), []);
      };
      await look("open");
      await press(page, "sample-entries");
      await look("new");
      await page.evaluate(() => document.querySelector('[key="home"]')?.click());
      await page.reload();
      await page.setInputFiles("#chooser", join(samples, "verify/regional.trf"));
      await page.waitForSelector('[key="profile"]');
      const written = { players: ["1970/01/10", "10/01/1970"], standings: ["11.5", "11,5"], ratings: ["3.74", "3,74"] };
      const tabs = await page.$$eval('[key^="view-"]', (buttons) => buttons.map((one) => one.getAttribute("key").slice(5)));
      assert.deepEqual(
        tabs.filter((tab) => !(tab in views)),
        [],
        "tabs that are not looked at",
      );
      for (const [name, show] of Object.entries(views)) {
        await show(page);
        await look(name);
        if (!(name in written)) continue;
        const [english, italian] = written[name];
        const text = await page.evaluate(() => document.body.innerText);
        const [wanted, other] = language === "it-IT" ? [italian, english] : [english, italian];
        assert.ok(text.includes(wanted) && !text.includes(other), `${name}: ${wanted}, not ${other}`);
      }
      assert.deepEqual(page.failures, []);
      await page.context().close();
    });

test("on A4 in both schemes of colour", async () => {
  const page = await open_page({ width: 794, height: 1123 });
  await press(page, "sample-regional");
  await page.waitForSelector('[key="profile"]');
  await page.emulateMedia({ media: "print" });
  for (const view of ["round", "standings", "report"]) {
    await page.evaluate((key) => document.querySelector(`[key="${key}"]`).click(), `view-${view}`);
    await settled(page);
    await page.screenshot({ path: join(pictures, `paper-${view}.png`) });
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 794, view);
  }
  await page.emulateMedia({ media: "screen", colorScheme: "dark" });
  for (const view of ["round", "standings", "report", "save"]) {
    await press(page, `view-${view}`);
    assert.deepEqual(await objections(page), [], view);
    await page.screenshot({ path: join(pictures, `dark-${view}.png`) });
  }
  await page.context().close();
});

test("the keyboard alone suffices: a tournament is paired and its results entered", async () => {
  const page = await open_page();
  const reach = async (key) => {
    for (let n = 0; n < 200; ++n) {
      if ((await page.evaluate(() => document.activeElement?.getAttribute("key"))) === key) return;
      await page.keyboard.press("Tab");
    }
    assert.fail(`${key} cannot be reached by Tab`);
  };
  await reach("sample-entries");
  await page.keyboard.press("Enter");
  await page.waitForSelector('[key="create"]');
  await reach("create");
  await page.keyboard.press("Enter");
  await page.waitForSelector('[key="pair"]');
  await reach("pair");
  await page.keyboard.press("Enter");
  await page.waitForSelector("tr[data-board]");
  await settled(page);
  await reach("result-1-1-0");
  await page.keyboard.type("10=1=0");
  await settled(page);
  await page.waitForFunction(() => document.querySelector("progress")?.value === 6);
  await reach("pair");
  await page.keyboard.press("Enter");
  await settled(page);
  assert.match(await page.textContent("main h2"), /Round 2/);
  // Why, and back to where the focus was
  await reach("why-1");
  await page.keyboard.press("Enter");
  await page.waitForSelector("dialog iframe");
  await page.keyboard.press("Escape");
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("key")), "why-1");
  await page.context().close();
});
