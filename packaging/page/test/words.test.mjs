// The words of the page: each is used, and both languages have the same values in it.
import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { here } from "./browser.mjs";

const below = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? below(path) : [path];
  });
const source = join(here, "../src");
const words = below(join(source, "words")).flatMap((path) =>
  [
    ...readFileSync(path, "utf8").matchAll(/^ {2}(\w+): \[\s*("(?:[^"\\]|\\.)*"),\s*("(?:[^"\\]|\\.)*"),?\s*\],$/gm),
  ].map(([, key, english, italian]) => ({ key, english: JSON.parse(english), italian: JSON.parse(italian) })),
);
const code = below(source)
  .filter((path) => path.endsWith(".ts") && !path.includes("words/"))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

test("each word is used", () => {
  assert.ok(words.length > 250, `${words.length} words`);
  const families = [...code.matchAll(/t\(\s*`(\w+_)\$\{/g)].map(([, family]) => family);
  const used = ({ key }) => code.includes(`"${key}"`) || families.some((family) => key.startsWith(family));
  assert.deepEqual(
    words.filter((word) => !used(word)).map(({ key }) => key),
    [],
  );
});

test("both languages have the same values and numbers", () => {
  const values = (text) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort();
  for (const { key, english, italian } of words) {
    assert.deepEqual(values(italian), values(english), key);
    assert.equal(italian.split("|").length, english.split("|").length, key);
    assert.notEqual(italian, "", key);
  }
});
