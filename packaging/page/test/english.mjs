// The English sentences of the tools, to be found where a page in another language shows one.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { here } from "./browser.mjs";

const root = join(here, "../../..");
const texts_of = (folder, ending) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(root, folder, name), "utf8"));
const english = ["libtrf", "librating", "libpair", "tools"].flatMap((folder) => texts_of(folder, ".def"));
const italian = ["libwords", "tools"].flatMap((folder) => texts_of(folder, ".words")).join("\n");

/** What is between the arguments of the sentences, in three words or more; names are the same in Italian. */
const fragments = new Set(
  english.flatMap((family) =>
    [...family.matchAll(/SAY\(\w+,\s*((?:"(?:[^"\\]|\\.)*"\s*)+)/g)].flatMap(([, strings]) =>
      [...strings.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
        .map(([, part]) => part)
        .join("")
        .split(/\{[^}]*\}/)
        .map((part) => part.trim())
        .filter((part) => part.split(/\s+/).length >= 3 && !italian.includes(part)),
    ),
  ),
);

/** The fragments of English sentences that the page shows, its frames too. */
export async function english_in(page) {
  const texts = await Promise.all(page.frames().map((frame) => frame.evaluate(() => document.body?.innerText ?? "")));
  const text = texts.join("\n").replace(/\s+/g, " ");
  return [...fragments].filter((fragment) => text.includes(fragment));
}
