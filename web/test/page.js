// What holds of every page.
import { AXE } from "./open.js";

export async function fitsItsWidth(tab, wrong) {
  const [wide, room] = await tab.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  if (wide > room) wrong(`is ${wide} px wide, and the window has ${room}`);
  const narrow = await tab.evaluate(() => {
    const texts = [...document.querySelectorAll("pre")].filter((text) => text.checkVisibility());
    const lines = texts.filter((text) => text.textContent.length > 20 && text.clientWidth < 150);
    return lines.map((text) => text.textContent.slice(0, 40));
  });
  narrow.forEach((text) => wrong(`has no room for "${text}"`));
}

/** Names are text: no element comes of them, nothing runs, nothing turns the words around. */
export async function nothingHostile(tab, wrong) {
  const found = await tab.evaluate(() => {
    const report = document.getElementById("report");
    const docs = "https://github.com/fairground-sched/fairground/";
    const ours = `a:not([download], [href='./'], [href^='${docs}'])`;
    const kinds = `script, img, iframe, object, b, i, svg, style, form, ${ours}`;
    const strange = report.querySelectorAll(kinds);
    const unseen = /[\u202a-\u202e\u2066-\u2069\u200b-\u200f\u2028\u2029\u001b]/;
    return {
      strange: [...strange].map((element) => element.outerHTML.slice(0, 80)),
      unseen: unseen.test(report.textContent) || unseen.test(document.title),
      ran: "hacked" in window,
    };
  });
  found.strange.forEach((element) => wrong(`a name became ${element}`));
  if (found.unseen) wrong("shows characters that turn words around");
  if (found.ran) wrong("a name was run");
}

export async function axeIsClean(tab, wrong) {
  await tab.evaluate(AXE);
  const violations = await tab.evaluate(async () => {
    const { violations } = await window.axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 120)}`);
  });
  violations.forEach((violation) => wrong(`axe: ${violation}`));
}

/** On paper words are dark, pictures too, whatever the screen is; and nothing is there to press. */
export async function printsWell(tab, wrong) {
  await tab.emulateMedia({ media: "print" });
  let found = [];
  // The page hears of the medium with its next frame.
  const isWell = async () => {
    found = await tab.evaluate(wrongOnPaper);
    return found.length === 0;
  };
  if (!(await eventually(tab, isWell))) wrong(`prints ${found.join(", ")}`);
  await tab.emulateMedia({ media: "screen" });
}

function wrongOnPaper() {
  const light = (parts) => parts.reduce((sum, part) => sum + part, 0) / (3 * 255);
  const lightOf = (colour) => light(colour.match(/[\d.]+/g).slice(0, 3).map(Number));
  const { color, backgroundColor } = getComputedStyle(document.body);
  const buttons = [...document.querySelectorAll(".buttons button, .buttons select, .copy")];
  const isDark = (canvas) => {
    const copy = new OffscreenCanvas(canvas.width, canvas.height);
    const pen = copy.getContext("2d", { willReadFrequently: true });
    pen.drawImage(canvas, 0, 0);
    return light([...pen.getImageData(1, 1, 1, 1).data].slice(0, 3)) < 0.9;
  };
  return [
    lightOf(color) > 0.3 && "light words",
    lightOf(backgroundColor) < 0.9 && "a dark ground",
    buttons.some((button) => button.checkVisibility()) && "buttons",
    [...document.querySelectorAll(".canvas canvas")].some(isDark) && "a dark schedule",
  ].filter(Boolean);
}

/** Every chart has a title, a sentence, something drawn, keys, and the numbers behind it. */
export async function chartsAreWhole(tab, wrong) {
  for (const chart of await tab.locator("figure.chart").all()) {
    const title = (await chart.locator("figcaption").textContent()).trim();
    const say = (what) => wrong(`chart "${title}": ${what}`);
    if (!title) say("has no title");
    if ((await chart.locator("> p").textContent()).trim().length < 10) say("has no sentence");
    if (!(await isDrawn(chart.locator("canvas")))) say("draws nothing");
    await keysMove(tab, chart, say);
    await chart.locator("summary").click();
    const rows = await chart.locator("tbody tr").count();
    if (rows < 1) say("has no numbers");
    if (await chart.getByText("NaN").count()) say("shows NaN");
    await chart.locator("summary").click();
  }
}

/** Waits until something is so, as long as a busy machine may need; false if it never is. */
export async function eventually(tab, isSo) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isSo()) return true;
    await tab.waitForTimeout(30);
  }
  return false;
}

/** True if a canvas has two colours or more. */
export async function isDrawn(canvas) {
  return eventually(canvas.page(), async () => (await colours(canvas)) > 1);
}

async function colours(canvas) {
  return canvas.evaluate((element) => {
    if (element.width === 0 || element.height === 0) return 0;
    // A copy is read: the browser warns of a canvas that is read again and again.
    const copy = new OffscreenCanvas(element.width, element.height);
    const pen = copy.getContext("2d", { willReadFrequently: true });
    pen.drawImage(element, 0, 0);
    const { data } = pen.getImageData(0, 0, element.width, element.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });
}

async function keysMove(tab, chart, say) {
  const values = async () => (await chart.locator(".u-legend").textContent()).trim();
  const plot = chart.locator(".plot");
  await plot.focus();
  const before = await values();
  await tab.keyboard.press("ArrowRight");
  await tab.keyboard.press("ArrowRight");
  if ((await values()) === before) say("arrow keys tell no value");
  const drawn = () => chart.locator("canvas").evaluate((canvas) => canvas.toDataURL());
  const whole = await drawn();
  await tab.keyboard.press("+");
  await tab.waitForTimeout(30);
  if ((await drawn()) === whole) say("+ does not zoom");
  await tab.keyboard.press("0");
  await tab.waitForTimeout(30);
  if ((await drawn()) !== whole) say("0 does not show all again");
}

/** What a copy button gives is its table. */
export async function tablesCanBeCopied(tab, wrong) {
  for (const table of await tab.locator(".table:has(table)").all()) {
    const button = table.locator("button.copy");
    await button.click();
    const text = await tab.evaluate(() => navigator.clipboard.readText());
    const rows = await table.locator("tr").count();
    const cells = await table.locator("thead th").count();
    const lines = text.split("\n");
    const ragged = lines.some((line) => line.split("\t").length !== cells);
    if (lines.length !== rows || ragged) {
      wrong(`copied "${lines[0]}": ${lines.length} lines of ${rows} rows, ${cells} columns`);
    }
  }
}
