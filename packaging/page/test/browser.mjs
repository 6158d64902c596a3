// The page in Chromium, opened from disk, and the tools beside it.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

export const here = dirname(fileURLToPath(import.meta.url));
export const samples = resolve(here, "../../../samples");
export const page_file = resolve(process.env.TRF_PAGE ?? join(here, "../build/trf-tools.html"));
/** Folder of the tools of this machine. */
export const tools = resolve(process.env.TRF_BIN ?? join(here, "../../../build/release/bin"));

let browser;
export async function the_browser() {
  browser ??= await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  return browser;
}
export async function close_browser() {
  await browser?.close();
}

/** Opens the page from disk. `page.outside` has each request that left, `page.failures` each error. */
export async function open_page({ width = 1280, height = 900, language = "en-GB", context } = {}) {
  context ??= await (
    await the_browser()
  ).newContext({ viewport: { width, height }, locale: language, acceptDownloads: true });
  const page = await context.newPage();
  page.outside = [];
  page.failures = [];
  page.on("request", (request) => {
    if (!/^(file|blob|data|about):/.test(request.url()) && request.url() !== process.env.TRF_STAND_IN)
      page.outside.push(request.url());
  });
  page.on("pageerror", (error) => page.failures.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") page.failures.push(message.text());
  });
  await page.goto(pathToFileURL(page_file).href);
  await page.waitForSelector("#content h1, #content h2");
  return page;
}

/** Waits until no tool runs and the page is drawn. */
export async function settled(page) {
  for (let calm = 0; calm < 2;) {
    await page.waitForFunction(() => document.body.getAttribute("data-busy") !== "true");
    await page.waitForTimeout(30);
    calm = (await page.evaluate(() => document.body.getAttribute("data-busy") !== "true")) ? calm + 1 : 0;
  }
}

export async function click(page, selector) {
  await page.click(selector);
  await settled(page);
}
export const press = (page, name) => click(page, `[key="${name}"]`);

/** Clicks what is saved, and gives its name and bytes. */
export async function saved(page, action) {
  const [download] = await Promise.all([page.waitForEvent("download"), action()]);
  await settled(page);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

export async function report_bytes(page) {
  await press(page, "view-save");
  return (await saved(page, () => page.click('[key="save-report"]'))).bytes;
}

/** Runs shell text with the tools of this machine in a folder of its own. */
export function in_folder(prepare, run) {
  const folder = mkdtempSync(join(tmpdir(), "page-"));
  try {
    prepare(folder);
    return run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function shell(folder, text) {
  const env = { ...process.env, PATH: `${tools}:${process.env.PATH}`, LC_ALL: "C.UTF-8", LANG: "C.UTF-8" };
  return spawnSync("sh", ["-c", text], { cwd: folder, env, encoding: "utf8", maxBuffer: 1 << 28 });
}

export function tool(name, ...args) {
  return execFileSync(join(tools, name), args, { encoding: "utf8", maxBuffer: 1 << 28 });
}
