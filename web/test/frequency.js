// What holds of frequencies in a report's schedule: by CPU there is a line in each row, and numbers
// that are those of the page's document; nothing of it where no CPU has several.
import { eventually } from "./page.js";

/** Of the columns of a row's pixels, those that a line crosses at least. */
const DRAWN_MIN = 0.9;
/** How far a mean may be off that is added up in another order, or rounded to be read. */
const MHZ_OFF = 1;
/** How far a line's colour may be from ink, of 255: the shade of a request lies over it. */
const INK_OFF = 40;

/** `world` is the run that is shown. */
export async function frequenciesAreShown(tab, wrong, world) {
  const { cpus, freq_khz_max: highest } = world.schedule;
  const shown = tab.locator(".schedule");
  const say = (what) => wrong(`frequencies: ${what}`);
  await shown.getByLabel("CPUs", { exact: true }).check();
  await shown.getByRole("button", { name: "Whole run" }).click();
  const count = Number(highest !== null);
  const legend = shown.locator(".legend li").filter({ hasText: "line: the CPU's frequency" });
  const table = shown.locator("table[aria-label^='Frequency of CPUs']");
  const seen = shown.locator(".seen").filter({ hasText: "mean frequency, idle or not" });
  const isThere = async (part) => (await part.count()) === count;
  for (const [name, part] of Object.entries({ legend, table, sentence: seen })) {
    if (!(await eventually(tab, () => isThere(part)))) say(`${count} ${name} wanted`);
  }
  if (count === 0) return;
  await stepsAreTheDocuments(table, world, say);
  const isDrawn = async () => (await leastDrawn(shown.locator("canvas"), cpus)) > DRAWN_MIN;
  if (!(await eventually(tab, isDrawn))) say("a row of the whole run has no line");
  await shown.locator("button.jump").first().click();
  const isExact = () => table.getAttribute("aria-label").then((label) => !label.includes("steps"));
  if (!(await eventually(tab, isExact))) say("the times in full are told by steps");
  await extremesAreTheDocuments(table, world, say);
  if (!(await eventually(tab, isDrawn))) say("a row of a time in full has no line");
}

async function rowsOf(table) {
  return table.locator("tbody tr").evaluateAll((rows) =>
    rows.map((row) => [...row.children].map((cell) => cell.textContent.trim())),
  );
}

async function stepsAreTheDocuments(table, { ended_ns: ended, schedule }, say) {
  const { steps, freq_khz_max: highest } = schedule;
  const rows = await rowsOf(table);
  if (rows.length !== steps.cpu_freq_per_mille.length) say(`${rows.length} rows of steps`);
  for (const [at, [name, mean]] of rows.entries()) {
    let [time, sum] = [0, 0];
    steps.cpu_freq_per_mille[at].forEach((share, place) => {
      const lasts = Math.min(steps.step_ns, ended - place * steps.step_ns);
      if (share === 0) return;
      time += lasts;
      sum += (lasts * share * highest) / 1e6;
    });
    if (!(Math.abs(sum / time - Number(mean)) <= MHZ_OFF)) say(`${name}: ${mean}, ${sum / time}`);
  }
}

/** Times in full have the lowest and the highest, and each was told of that CPU. */
async function extremesAreTheDocuments(table, { schedule }, say) {
  const told = Array.from({ length: schedule.cpus }, () => new Set());
  for (const { clocked } of schedule.windows) {
    clocked.cpu.forEach((cpu, at) => told[cpu].add((clocked.freq_khz[at] / 1000).toFixed(0)));
  }
  const rows = await rowsOf(table);
  if (rows.length !== schedule.cpus) say(`${rows.length} rows of times in full`);
  rows.forEach(([name, mean, lowest, highest], cpu) => {
    const isBetween = Number(lowest) <= Number(mean) && Number(mean) <= Number(highest);
    if (!isBetween) say(`${name}: ${mean} is not between ${lowest} and ${highest}`);
    if (!told[cpu].has(lowest) || !told[cpu].has(highest)) say(`${name} never had such a one`);
  });
}

/** The row with the smallest share of columns in which ink stands. */
async function leastDrawn(canvas, cpus) {
  return canvas.evaluate((element, { cpus, off }) => {
    const copy = new OffscreenCanvas(element.width, element.height);
    const pen = copy.getContext("2d", { willReadFrequently: true });
    pen.drawImage(element, 0, 0);
    const { data } = pen.getImageData(0, 0, element.width, element.height);
    const style = getComputedStyle(document.documentElement).getPropertyValue("--ink").trim();
    const ink = [1, 3, 5].map((at) => Number.parseInt(style.slice(at, at + 2), 16));
    const isInk = (at) => ink.every((part, of) => Math.abs(data[4 * at + of] - part) < off);
    // The axis is 24 pixels high, names are 150 wide at most, below the last row is a margin of 2.
    const tall = (element.height - 26) / cpus;
    const [left, wide] = [150, element.width - 150];
    const shares = Array.from({ length: cpus }, (_, cpu) => {
      let crossed = 0;
      for (let x = left; x < element.width; x += 1) {
        for (let y = Math.round(24 + cpu * tall); y < Math.round(24 + (cpu + 1) * tall); y += 1) {
          if (!isInk(y * element.width + x)) continue;
          crossed += 1;
          break;
        }
      }
      return crossed / wide;
    });
    return Math.min(...shares);
  }, { cpus, off: INK_OFF });
}
