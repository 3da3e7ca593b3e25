// Looks at the playground in a real browser, as a reader would; prints as JSON what is wrong with
// it, and the commands that it gives, with the digests that it promises:
//   node test/playground.js ADDRESS [NAME...] [--shots FOLDER]
// With names it looks at those only: `request-server`, `story-000`, `faults`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openBrowser, openTab, wordsWith } from "./open.js";
import * as holds from "./page.js";
import { HOSTILE, changes, rests } from "./play.js";
import { allMoveTogether, scheduleMoves } from "./schedule.js";
import { endsEarly, engineIsLost, folderIsGone, linkIsTooLong, quotaIsWhatRuns } from "./slips.js";

const PLACES = [
  [1280, "light"],
  [1280, "dark"],
  [390, "light"],
  [390, "dark"],
];
const FAULTY = 'machine = "laptop-4x2"\nkernel = "six"\n[tasks.a]\nrun = "1ms"\n';
const STORIES = ["000", "001", "002", "003", "004", "005"];

const [[address, ...only], shots] = wordsWith("--shots");
const problems = [];
const commands = [];
const browser = await openBrowser();
for (const [width, scheme] of PLACES) {
  await look("request-server", "", width, scheme, whole);
}
for (const [at, story] of STORIES.entries()) {
  const [width, scheme] = PLACES[at % PLACES.length];
  await look(`story-${story}`, `story-${story}`, width, scheme, storyHolds);
}
await look("hostile", "", 1280, "light", hostile);
await look("faults", "", 390, "light", faults);
await look("link", "no-link-of-ours", 1280, "light", links);
for (const slip of [endsEarly, engineIsLost, folderIsGone, linkIsTooLong, quotaIsWhatRuns]) {
  const hold = (tab, wrong) => slip(tab, wrong, address);
  await look(slip.name, "", 1280, "light", hold);
}
await browser.close();
console.log(JSON.stringify({ problems, commands }, null, 1));

/** Opens the page at a link, and lets something be held of it. */
async function look(name, fragment, width, scheme, hold) {
  if (only.length > 0 && !only.includes(name)) return;
  const wrong = (what) => problems.push(`${name}, ${width} px, ${scheme}: ${what}`);
  const isOurs = (url) => url.startsWith(address) || url.startsWith("data:,");
  const tab = await openTab(browser, { width, scheme, wrong, isOurs });
  await tab.goto(`${address}#${fragment}`);
  await tab.locator(".outcome .length").waitFor({ timeout: 120_000 });
  await rests(tab);
  if (shots) {
    await tab.screenshot({ path: join(shots, `${name}-${width}-${scheme}.png`), fullPage: true });
  }
  try {
    await hold(tab, wrong);
  } catch (error) {
    wrong(`stopped: ${error.message.split("\n")[0]}`);
  }
  await tab.context().close();
}

async function common(tab, wrong) {
  await holds.fitsItsWidth(tab, wrong);
  await holds.axeIsClean(tab, wrong);
}

async function whole(tab, wrong) {
  await common(tab, wrong);
  await changes(tab, wrong);
  await holds.chartsAreWhole(tab, wrong);
  await allMoveTogether(tab, wrong);
  await scheduleMoves(tab, wrong);
  await holds.tablesCanBeCopied(tab, wrong);
  await noteCommands(tab);
  await common(tab, wrong);
}

async function storyHolds(tab, wrong) {
  await common(tab, wrong);
  const columns = await tab.locator(".outcome .table").first().locator("thead th").count();
  if (columns !== 3) wrong(`has ${columns} columns: a story has two worlds`);
  const rows = await tab.locator(".outcome .table").first().locator("tbody tr").all();
  const cells = await Promise.all(rows.map((row) => row.locator("td").allTextContents()));
  if (cells.some(([a, b]) => a === "-" || b === "-")) wrong(`lacks a number: ${cells.join("; ")}`);
  if (cells.every(([a, b]) => a === b)) wrong("the change changes nothing");
  if ((await tab.getByText("A reduced world:").count()) !== 1) wrong("is not said to be reduced");
  await noteCommands(tab);
}

/** Keeps the commands with their files and the digests that the page says they have. */
async function noteCommands(tab) {
  const files = {};
  for (const file of await tab.locator("a.file").all()) {
    const [saved] = await Promise.all([tab.waitForEvent("download"), file.click()]);
    files[saved.suggestedFilename()] = readFileSync(await saved.path(), "utf8");
  }
  for (const world of ["World A", "World B"]) {
    const line = tab.locator("pre.line").and(tab.getByLabel(world, { exact: true }));
    if ((await line.count()) === 0) continue;
    const note = line.locator("xpath=../following-sibling::p[1]");
    const digest = /digest ([0-9a-f]{16})/.exec(await note.textContent())?.[1] ?? null;
    commands.push({ command: await line.textContent(), digest, files });
  }
}

/** Names of a scenario are text, whatever they hold. */
async function hostile(tab, wrong) {
  await tab.getByText("Your own scenario").click();
  await tab.locator("#text").fill(HOSTILE);
  await tab.waitForTimeout(600);
  await rests(tab);
  if ((await tab.getByText("hacked").count()) === 0) wrong("shows no hostile name");
  await holds.nothingHostile(tab, wrong);
  await common(tab, wrong);
}

/** A fault is told at its place, in words, and the way to it is a button. */
async function faults(tab, wrong) {
  await tab.getByText("Your own scenario").click();
  await tab.locator("#text").fill(FAULTY);
  const fault = tab.locator(".choose .fault");
  await fault.waitFor({ timeout: 20_000 });
  const words = await fault.textContent();
  if (!words.includes("scenario.toml:2") || !words.includes("six")) wrong(`says only: ${words}`);
  await common(tab, wrong);
  await fault.getByRole("button").click();
  const marked = await tab.locator("#text").evaluate((area) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  if (marked !== 'kernel = "six"') wrong(`goes to "${marked}"`);
  await settingIsFound(tab, wrong);
  const scenario = 'kernel = "6.6"\n[tasks.a]\nrun = "1ms"\n';
  await tab.locator("#text").fill(scenario);
  await tab.waitForTimeout(600);
  await tab.locator("#text").fill("kind: Pod\nspec: 3\n");
  await tab.waitForTimeout(600);
  await rests(tab);
  const manifest = tab.locator("#manifest");
  if (!(await manifest.inputValue()).startsWith("kind: Pod")) wrong("a manifest is no manifest");
  if ((await tab.locator("#text").inputValue()) !== scenario) wrong("a manifest is a scenario too");
  const told = await tab.locator(".fault").allTextContents();
  if (!told.some((text) => text.includes("limits.yaml"))) wrong(`no fault of limits: ${told}`);
}

/** The button at a fault of world B goes to the setting that is wrong. */
async function settingIsFound(tab, wrong) {
  await tab.locator("#text").fill('[tasks.a]\nrun = "1ms"\n');
  await tab.getByText("Any setting").click();
  await tab.locator("#settings").fill("turn=quantum\ntasks.a.nice = many\n");
  await tab.locator(".fault").filter({ hasText: "nice" }).getByRole("button").click();
  const marked = await tab.evaluate(() => {
    const { id, value, selectionStart, selectionEnd } = document.activeElement;
    return `${id}: ${value?.slice(selectionStart, selectionEnd)}`;
  });
  if (marked !== "settings: tasks.a.nice = many") wrong(`a fault of B goes to ${marked}`);
  await tab.locator("#settings").fill("");
}

/** A link that is none is told, and the page works; a link of the page brings its scenario. */
async function links(tab, wrong) {
  const told = await tab.getByRole("alert").first().textContent();
  if (!told.includes("link")) wrong(`says of a bad link: ${told}`);
  await tab.getByText("Any setting").click();
  await tab.locator("#settings").fill("server.threads=5");
  await tab.waitForTimeout(900);
  await rests(tab);
  const numbers = () => tab.locator(".outcome .table").first().locator("tbody").textContent();
  const before = await numbers();
  const link = await tab.locator("pre.line").first().textContent();
  const other = await tab.context().newPage();
  await other.goto(link);
  await other.locator(".outcome .length").waitFor({ timeout: 60_000 });
  await rests(other);
  const after = await other.locator(".outcome .table").first().locator("tbody").textContent();
  if (after !== before) wrong("a link brings another scenario");
}
