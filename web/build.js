// Builds the scripts and styles of the report and of the playground, as they are checked in below
// crates/fairground-cli/web. With a folder as argument they go there: so the test compares.
// The playground's engine is built by `make playground`.
import { build } from "esbuild";
import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const out = process.argv[2] ?? join(here, "../crates/fairground-cli/web");

/** What is in the script that others wrote. */
const BUNDLED = ["preact", "@preact/signals", "@preact/signals-core", "htm", "uplot"];

/** Each one's name, version and licence in full: that is what their licences ask for. */
function licences() {
  const one = (name) => {
    const folder = join(here, "node_modules", name);
    const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const text = readFileSync(join(folder, "LICENSE"), "utf8").trim();
    return `${name} ${version} (${license})\n\n${text}`;
  };
  const text = BUNDLED.map(one).join("\n\n----\n\n").replaceAll("*/", "* /");
  return `/*! fairground's report, Apache-2.0 OR MIT. It contains:\n\n${text}\n*/`;
}

mkdirSync(out, { recursive: true });
const common = {
  absWorkingDir: here,
  bundle: true,
  minify: true,
  target: ["es2021"],
  charset: "ascii",
  legalComments: "none",
  logLevel: "warning",
};
await build({
  ...common,
  entryPoints: ["src/main.js"],
  format: "iife",
  outfile: join(out, "report.js"),
  banner: { js: licences() },
});
await build({ ...common, entryPoints: ["src/style/report.css"], outfile: join(out, "report.css") });

const playground = join(out, "playground");
await build({
  ...common,
  entryPoints: ["src/playground/main.js"],
  format: "iife",
  outfile: join(playground, "playground.js"),
  banner: { js: licences() },
});
await build({
  ...common,
  entryPoints: ["src/trace/main.js"],
  format: "iife",
  outfile: join(playground, "trace.js"),
  banner: { js: licences() },
});
await build({
  ...common,
  entryPoints: ["src/playground/worker.js"],
  format: "iife",
  outfile: join(playground, "worker.js"),
});
await build({
  ...common,
  entryPoints: ["src/style/playground.css"],
  outfile: join(playground, "playground.css"),
});
for (const page of ["playground/index.html", "trace/trace.html"]) {
  copyFileSync(join(here, "src", page), join(playground, basename(page)));
}
