// Looks at reports in a real browser, as a reader would; prints what is wrong with them as JSON:
//   node test/browser.js PAGE... [--shots FOLDER]
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { frequenciesAreShown } from "./frequency.js";
import { openBrowser, openTab, wordsWith } from "./open.js";
import * as holds from "./page.js";
import { heatsAreWhole, rangesAreWhole } from "./panels.js";
import { energyIsShown } from "./power.js";
import { allMoveTogether, scheduleMoves } from "./schedule.js";

const WIDTHS = [390, 1280];
const SCHEMES = ["light", "dark"];

const [words, shots] = wordsWith("--shots");
const browser = await openBrowser();
const problems = [];
for (const page of words) {
  for (const width of WIDTHS) {
    for (const scheme of SCHEMES) await look(page, width, scheme);
  }
}
await browser.close();
console.log(JSON.stringify(problems, null, 1));

/** Each kind of request has its meaning on the page. */
async function wordsAreExplained(tab, wrong) {
  const words = await tab.locator("dl dt").allTextContents();
  const timed = await tab.locator("figure.chart figcaption").allTextContents();
  for (const title of timed) {
    const name = title.match(/^How long (.*) takes$/)?.[1];
    if (name && !words.some((word) => word.trim() === name)) wrong(`nothing explains ${name}`);
  }
}

async function look(page, width, scheme) {
  const place = `${basename(page)}, ${width} px, ${scheme}`;
  const wrong = (what) => problems.push(`${place}: ${what}`);
  const url = pathToFileURL(page).href;
  const isOurs = (asked) => asked === url;
  const tab = await openTab(browser, { width, scheme, wrong, isOurs });
  await tab.goto(url);
  await tab.locator("main").waitFor();
  const worlds = await tab.evaluate(() => {
    return JSON.parse(document.getElementById("document").textContent).worlds;
  });
  const hasRuns = worlds.length > 0;
  if (hasRuns) await tab.locator(".schedule canvas").first().waitFor();
  await tab.waitForTimeout(100);
  if (shots) {
    const name = `${basename(page, ".html")}-${width}-${scheme}.png`;
    await tab.screenshot({ path: join(shots, name), fullPage: true });
  }
  await holds.fitsItsWidth(tab, wrong);
  await holds.nothingHostile(tab, wrong);
  await holds.axeIsClean(tab, wrong);
  await holds.chartsAreWhole(tab, wrong);
  await heatsAreWhole(tab, wrong);
  await rangesAreWhole(tab, wrong);
  await energyIsShown(tab, wrong, worlds);
  await wordsAreExplained(tab, wrong);
  if (hasRuns) await allMoveTogether(tab, wrong);
  if (hasRuns) await scheduleMoves(tab, wrong);
  if (hasRuns) await frequenciesAreShown(tab, wrong, worlds[0]);
  await holds.tablesCanBeCopied(tab, wrong);
  await holds.printsWell(tab, wrong);
  await holds.axeIsClean(tab, wrong);
  await tab.context().close();
}
