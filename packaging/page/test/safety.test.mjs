// Names with scripts do nothing, and no request leaves the page.
import assert from "node:assert/strict";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { click, in_folder, open_page, press, saved, settled, shell } from "./browser.mjs";

const names = [
  "<script>window.hit = 1</script>",
  "<img src=x onerror=top.hit=1>",
  '"><svg onload=parent.hit=1>',
  "</title><script>hit=1</script>",
  "'+alert(1)+'",
  "{{7*7}} ${7*7}",
  "<iframe src=//example.org>",
  "<a href=javascript:hit=1>x</a>",
];

test("names with scripts do nothing in any view or page", async () => {
  const page = await open_page();
  page.on("dialog", () => assert.fail("a dialog was opened"));
  await press(page, "new");
  for (const [n, name] of names.entries()) await page.getByLabel(`Name ${n + 1}`, { exact: true }).fill(name);
  await page.getByLabel("Name of the tournament").fill("<script>window.hit = 1</script>");
  await press(page, "create");
  assert.equal(await page.textContent("#alert"), "");
  assert.match(await page.textContent("main tbody"), /<script>window\.hit = 1<\/script>/);
  await press(page, "pair");
  await page.focus('tr[data-board="1"] .results button');
  for (const key of ["1", "0", "=", "1"]) await page.keyboard.press(key);
  await settled(page);
  const pages = {
    round: ["sheet", "slips", "why-1", "more"],
    standings: ["part-crosstable", "part-table"],
    ratings: ["page"],
    report: ["send-back"],
    players: [],
  };
  for (const [view, keys] of Object.entries(pages)) {
    await press(page, `view-${view}`);
    for (const key of keys) {
      await press(page, key);
      await page.waitForTimeout(100);
      await page.keyboard.press("Escape");
    }
  }
  const hits = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => window.hit ?? null).catch(() => null)),
  );
  assert.deepEqual(
    hits.filter((hit) => hit !== null),
    [],
  );
  // No element was made of a name
  assert.equal(await page.locator("main script, main svg, main img, main a").count(), 0);
  assert.deepEqual(page.outside, []);

  // Nor in the journal, when a shell runs it
  await press(page, "player-8");
  await page.getByLabel("Name", { exact: true }).fill("O'Neil $(touch hit) `touch hit`");
  await click(page, "dialog .primary");
  await press(page, "view-save");
  const report = (await saved(page, () => page.click('[key="save-report"]'))).bytes;
  const script = (await saved(page, () => page.click('[key="save-script"]'))).bytes;
  assert.match(report.toString(), /O'Neil \$\(touch hit\)/);
  in_folder(
    (folder) => writeFileSync(join(folder, "journal.sh"), script),
    (folder) => {
      const run = shell(folder, "sh journal.sh");
      assert.equal(run.status, 0, run.stderr);
      assert.deepEqual(readdirSync(folder).sort(), ["entries.csv", "journal.sh", "script_window_hit_1_script.trf"]);
      assert.deepEqual(readFileSync(join(folder, "script_window_hit_1_script.trf")), report);
    },
  );
  await page.context().close();
});

test("no request leaves: the policy refuses each way out", async () => {
  const page = await open_page();
  const asked = [];
  await page.context().route(/^(https?|wss?):/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const refused = await page.evaluate(async () => {
    const seen = [];
    document.addEventListener("securitypolicyviolation", (event) => seen.push(event.effectiveDirective));
    const at = "https://example.org/";
    await fetch(at).catch(() => {});
    new XMLHttpRequest().open("GET", at);
    try {
      const request = new XMLHttpRequest();
      request.open("GET", at);
      request.send();
    } catch {
      /* refused */
    }
    try {
      new WebSocket("wss://example.org/");
    } catch {
      /* refused */
    }
    try {
      new EventSource(at);
    } catch {
      /* refused */
    }
    navigator.sendBeacon(at, "x");
    const add = (name, values) => document.body.append(Object.assign(document.createElement(name), values));
    add("img", { src: at });
    add("script", { src: at });
    add("script", { textContent: "window.hit = 1" });
    add("link", { rel: "stylesheet", href: at });
    add("iframe", { src: at });
    add("object", { data: at });
    add("video", { src: at });
    const style = document.createElement("style");
    style.textContent = `@font-face { font-family: x; src: url(${at}) } body { background: url(${at}); font-family: x }`;
    document.head.append(style);
    const form = Object.assign(document.createElement("form"), { action: at, method: "post", target: "_self" });
    document.body.append(form);
    form.submit();
    for (let n = 0; n < 100 && !seen.includes("form-action"); ++n)
      await new Promise((resolve) => setTimeout(resolve, 20));
    return { seen: [...new Set(seen)].sort(), hit: window.hit ?? null };
  });
  assert.equal(refused.hit, null);
  for (const directive of [
    "connect-src",
    "img-src",
    "script-src-elem",
    "style-src-elem",
    "frame-src",
    "object-src",
    "media-src",
    "form-action",
  ])
    assert.ok(refused.seen.includes(directive), `${directive}: ${refused.seen}`);
  assert.deepEqual(asked, []);
  await page.context().close();
});

test("bytes of a report that is not UTF-8 come back", async () => {
  const page = await open_page();
  const bytes = Buffer.from(
    "012 Citt\xe0 di Castello\r\n001    1 m    Rossi, Nicol\xf2                     1800 ITA                         0.0    1\r\n",
    "latin1",
  );
  await page.setInputFiles("#chooser", { name: "Città (2).TRF", mimeType: "text/plain", buffer: bytes });
  await page.waitForSelector('[key="profile"]');
  await settled(page);
  await press(page, "view-save");
  assert.deepEqual((await saved(page, () => page.click('[key="save-report"]'))).bytes, bytes);
  await page.context().close();
});
