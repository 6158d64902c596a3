// Makes trf-tools.html: one file, with the module and everything else inside.
//
//   node build.mjs --module=trf.wasm --loader=loader.mjs --out=trf-tools.html
//
// esbuild joins the sources; nothing of it is in the page. The policy of the page allows its own script, by its
// hash, and no request to anywhere.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const { values } = parseArgs({
  options: {
    module: { type: "string" },
    loader: { type: "string" },
    out: { type: "string" },
    allow: { type: "string", default: "" },
  },
});
if (!values.module || !values.loader || !values.out) {
  console.error("usage: node build.mjs --module=trf.wasm --loader=loader.mjs --out=trf-tools.html");
  process.exit(2);
}

const samples = join(here, "../../samples");
const sample_files = {
  entries: { "entries.csv": "spoleto/entries.csv" },
  regional: { "regional.trf": "verify/regional.trf" },
  month: Object.fromEntries(
    ["castello", "foligno", "gubbio", "orvieto", "terni"].map((name) => [`${name}.trf`, `month/${name}.trf`]),
  ),
};
sample_files.month["list_october.csv"] = "month/list_october.csv";
const sample_texts = Object.fromEntries(
  Object.entries(sample_files).map(([name, files]) => [
    name,
    Object.fromEntries(Object.entries(files).map(([file, path]) => [file, readFileSync(join(samples, path), "utf8")])),
  ]),
);

const root = join(here, "../..");
const version =
  /VERSION ([0-9.]+)/.exec(
    /project\(trf[^)]*\)/s.exec(readFileSync(join(root, "CMakeLists.txt"), "utf8"))?.[0] ?? "",
  )?.[1] ?? "";
const notices = join(dirname(resolve(values.loader)), "LICENSE-RUN-TIME");
const licences = [
  "Apache-2.0",
  readFileSync(join(root, "LICENSE"), "utf8"),
  existsSync(notices) ? readFileSync(notices, "utf8") : "",
].join("\n\n");

/** The names of columns that trf-parse reads, from its sources. */
function headings_of(source) {
  const table = /array \w+_headings\{(.*?)\n\};/s.exec(readFileSync(join(root, "libtrf/src", source), "utf8"))?.[1] ?? "";
  const columns = [...table.matchAll(/Heading\{"(\w+)",((?:\s*"[^"]*")+)\}/g)].map(([, column, texts]) => [
    column,
    texts.replace(/"\s*"/g, "").replaceAll('"', "").trim().split(" "),
  ]);
  if (columns.length === 0) throw new Error(`no headings in ${source}`);
  return Object.fromEntries(columns);
}
const headings = { entries: headings_of("entry_headings.cpp"), results: headings_of("edit/result_list.cpp") };

/** A module of a text that the build makes. */
const generated = (modules) => ({
  name: "generated",
  setup(setup) {
    for (const [name, contents] of Object.entries(modules)) {
      setup.onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path: name, namespace: "generated" }));
      setup.onLoad({ filter: new RegExp(`^${name}$`), namespace: "generated" }, () => ({ contents, loader: "js" }));
    }
  },
});

const shared = {
  bundle: true,
  format: "iife",
  platform: "browser",
  target: "es2022",
  minify: true,
  write: false,
  charset: "utf8",
  legalComments: "none",
};

const worker = await build({
  ...shared,
  entryPoints: [join(here, "src/worker.ts")],
  alias: { "trf-loader": resolve(values.loader) },
  // The page gives the module's bytes: the loader does not look for a file beside it
  external: ["node:*"],
  define: { "import.meta.url": '""' },
});
const page = await build({
  ...shared,
  entryPoints: [join(here, "src/main.ts")],
  plugins: [
    generated({
      "worker-source": `export default ${JSON.stringify(worker.outputFiles[0].text)}`,
      about: `export default ${JSON.stringify({ version, licences })}`,
      samples: `export default ${JSON.stringify(sample_texts)}`,
      headings: `export default ${JSON.stringify(headings)}`,
    }),
  ],
});
const style = await build({ entryPoints: [join(here, "src/style.css")], minify: true, write: false, charset: "utf8" });

const script = page.outputFiles[0].text.trim().replaceAll("</script", "<\\/script");
const hash = createHash("sha256").update(script).digest("base64");
const policy = [
  "default-src 'none'",
  `script-src 'sha256-${hash}' 'wasm-unsafe-eval'`,
  "worker-src blob:",
  "style-src 'unsafe-inline'",
  "img-src data:",
  `connect-src ${values.allow || "'none'"}`,
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");
const parts = {
  POLICY: policy,
  STYLE: style.outputFiles[0].text.trim(),
  SCRIPT: script,
  MODULE: gzipSync(readFileSync(values.module), { level: 9 }).toString("base64"),
};
const html = readFileSync(join(here, "src/index.html"), "utf8").replace(
  /@(POLICY|STYLE|SCRIPT|MODULE)@/g,
  (_, name) => parts[name],
);
writeFileSync(values.out, html);
console.log(`${values.out}: ${(Buffer.byteLength(html) / 1e6).toFixed(2)} MB`);
