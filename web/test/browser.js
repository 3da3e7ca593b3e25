// Looks at reports in a real browser, as a reader would; prints what is wrong with them as JSON:
//   node test/browser.js PAGE... [--shots FOLDER]
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { launch } from "./chromium.js";
import * as holds from "./page.js";
import { heatsAreWhole, rangesAreWhole } from "./panels.js";
import { allMoveTogether, scheduleMoves } from "./schedule.js";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const WIDTHS = [390, 1280];
const SCHEMES = ["light", "dark"];
const words = process.argv.slice(2);
const at = words.indexOf("--shots");
const shots = at < 0 ? null : words.splice(at, 2)[1];
const browser = await launch();
const problems = [];
for (const page of words) {
  for (const width of WIDTHS) {
    for (const scheme of SCHEMES) await look(page, width, scheme);
  }
}
await browser.close();
console.log(JSON.stringify(problems, null, 1));

async function look(page, width, scheme) {
  const place = `${basename(page)}, ${width} px, ${scheme}`;
  const wrong = (what) => problems.push(`${place}: ${what}`);
  const viewport = { width, height: 900 };
  const context = await browser.newContext({
    viewport,
    colorScheme: scheme,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const tab = await context.newPage();
  const url = pathToFileURL(page).href;
  tab.on("console", (message) => wrong(`console: ${message.text()}`));
  tab.on("pageerror", (error) => wrong(`error: ${error.message}`));
  tab.on("dialog", (dialog) => wrong(`dialog: ${dialog.message()}`) && dialog.dismiss());
  tab.on("request", (request) => request.url() !== url && wrong(`asks for ${request.url()}`));
  await tab.goto(url);
  await tab.locator("main").waitFor();
  const hasRuns = await tab.evaluate(() => {
    return JSON.parse(document.getElementById("document").textContent).worlds.length > 0;
  });
  if (hasRuns) await tab.locator(".schedule canvas").first().waitFor();
  await tab.waitForTimeout(100);
  if (shots) {
    const name = `${basename(page, ".html")}-${width}-${scheme}.png`;
    await tab.screenshot({ path: join(shots, name), fullPage: true });
  }
  await holds.fitsItsWidth(tab, wrong);
  await holds.nothingHostile(tab, wrong);
  await holds.axeIsClean(tab, AXE, wrong);
  await holds.chartsAreWhole(tab, wrong);
  await heatsAreWhole(tab, wrong);
  await rangesAreWhole(tab, wrong);
  if (hasRuns) await allMoveTogether(tab, wrong);
  if (hasRuns) await scheduleMoves(tab, wrong);
  await holds.tablesCanBeCopied(tab, wrong);
  await holds.axeIsClean(tab, AXE, wrong);
  await context.close();
}
