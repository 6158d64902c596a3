// Runs all tests, one after the other, with one browser.
import { test } from "node:test";
import { close_browser } from "./browser.mjs";

const only = process.argv[2];
for (const name of ["words", "tournament", "reports", "kinds", "safety", "looks", "large"])
  if (!only || only === name) await import(`./${name}.test.mjs`);
// The last test, not a hook: a hook of the root waits until nothing else runs, the browser among it.
test("the browser closes", close_browser);
