// Looks at whole traces in a real browser: served, dropped on a report and on the playground; and
// drops what is no trace. Prints as JSON what is wrong, what the page says of each file that is no
// trace, and its table of the whole run:
//   node test/whole.js ADDRESS TRACE REPORT FILE... [--shots FOLDER]
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { drop } from "./drop.js";
import { openBrowser, openTab, wordsWith } from "./open.js";
import * as holds from "./page.js";
import { scheduleMoves } from "./schedule.js";

const [words, shots] = wordsWith("--shots");
const [address, trace, report, ...others] = words;
const page = new URL("trace.html", address).href;
const problems = [];
const said = {};
let table = "";

const browser = await openBrowser();
for (const width of [1280, 390]) {
  for (const scheme of ["light", "dark"]) {
    const name = `served-${width}-${scheme}`;
    await look(name, page, { width, scheme }, (tab, wrong) => served(tab, wrong, name));
  }
}
for (const [name, url] of [["report", pathToFileURL(report).href], ["playground", address]]) {
  await look(name, url, { width: 1280, scheme: "light" }, dropped);
}
await look("others", page, { width: 390, scheme: "light" }, noTraces);
await browser.close();
console.log(JSON.stringify({ problems, said, table }, null, 1));

async function look(name, url, { width, scheme }, hold) {
  const wrong = (what) => problems.push(`${name}, ${width} px, ${scheme}: ${what}`);
  const isOurs = (asked) => asked.startsWith(address) || asked === url || asked === "data:,";
  const tab = await openTab(browser, { width, scheme, wrong, isOurs });
  await tab.goto(url);
  await tab.locator(".traces").waitFor({ timeout: 120_000 });
  try {
    await hold(tab, wrong);
  } catch (error) {
    wrong(`stopped: ${error.message.split("\n")[0]}`);
  }
  await tab.context().close();
}

/** Opens the trace that is served, and does with it all that one can do. */
async function served(tab, wrong, name) {
  // The only trace of a folder is opened by the page; the button opens it again, in its place.
  const shown = tab.locator(".whole");
  await shown.waitFor();
  await shown.evaluate((element) => element.setAttribute("data-first", ""));
  await tab.getByRole("button", { name: basename(trace), exact: true }).click();
  await tab.locator(".whole:not([data-first])").waitFor();
  await isWhole(tab, wrong);
  await tab.getByLabel("tasks", { exact: true }).check();
  await rests(tab, wrong);
  if (shots) await tab.screenshot({ path: join(shots, `${name}.png`), fullPage: true });
  await tab.locator(".whole .table button.copy").first().click();
  table = await tab.evaluate(() => navigator.clipboard.readText());
  await common(tab, wrong);
  await scheduleMoves(tab, wrong);
  await rowsScroll(tab, wrong);
  await holds.tablesCanBeCopied(tab, wrong);
  await common(tab, wrong);
}

async function common(tab, wrong) {
  await holds.fitsItsWidth(tab, wrong);
  await holds.nothingHostile(tab, wrong);
  await holds.axeIsClean(tab, wrong);
}

/** There is a picture, a sentence and a table. */
async function isWhole(tab, wrong) {
  await tab.locator(".whole canvas").waitFor();
  if (!(await holds.isDrawn(tab.locator(".whole canvas")))) wrong("draws nothing");
  await rests(tab, wrong);
}

/** Waits until all that is in sight was read, and the numbers are there. */
async function rests(tab, wrong) {
  const isSharp = async () => {
    const missing = await tab.locator(".whole canvas").getAttribute("data-missing");
    const seen = await tab.locator(".whole .seen").textContent();
    return missing === "0" && !seen.includes("Adding up");
  };
  if (!(await holds.eventually(tab, isSharp))) wrong("never has all that it shows");
}

/** More rows than fit are reached by the keys that scroll. */
async function rowsScroll(tab, wrong) {
  const frame = tab.locator(".whole .canvas");
  const hidden = await frame.evaluate((one) => one.scrollHeight - one.clientHeight);
  if (hidden < 30) {
    wrong("all rows are in sight: the test needs more tasks");
    return;
  }
  const picture = () => tab.locator(".whole canvas").evaluate((canvas) => canvas.toDataURL());
  const before = await picture();
  await frame.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  if (!(await holds.eventually(tab, async () => (await picture()) !== before))) {
    wrong("other rows are the same picture");
  }
}

async function dropped(tab, wrong) {
  await drop(tab, trace);
  await isWhole(tab, wrong);
  const before = await tab.locator(".whole .seen").textContent();
  await tab.locator(".whole .canvas").focus();
  await tab.keyboard.press("+");
  const moved = async () => (await tab.locator(".whole .seen").textContent()) !== before;
  if (!(await holds.eventually(tab, moved))) wrong("+ shows no other part");
  await rests(tab, wrong);
  await holds.axeIsClean(tab, wrong);
}

/** What the page says of files that are no traces; a trace that follows them is drawn. */
async function noTraces(tab, wrong) {
  for (const path of others) {
    await drop(tab, path);
    const alert = tab.locator(".traces [role=alert]");
    const told = async () => {
      const texts = await alert.allTextContents();
      const mine = texts.find((text) => text.includes(basename(path)));
      const damage = texts.find((text) => text.includes("can't be read"));
      said[basename(path)] = mine ?? damage;
      return said[basename(path)] !== undefined;
    };
    if (!(await holds.eventually(tab, told))) wrong(`says nothing of ${basename(path)}`);
  }
  await common(tab, wrong);
  await drop(tab, trace);
  await isWhole(tab, wrong);
}
