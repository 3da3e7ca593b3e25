// What holds of maps of settings and of ranges: each has a sentence, its numbers, and what it says.

/** Every map has cells with colours, and choices change what it shows. */
export async function heatsAreWhole(tab, wrong) {
  for (const heat of await tab.locator("figure.heat").all()) {
    const title = (await heat.locator("figcaption").textContent()).trim();
    const say = (what) => wrong(`map "${title}": ${what}`);
    if ((await heat.locator("> p").first().textContent()).trim().length < 10) say("no sentence");
    const map = heat.locator(".map");
    if ((await map.locator("td").count()) < 1) say("has no cells");
    if ((await coloured(map)) < 1) say("has no colour");
    for (const select of await heat.locator("select").all()) await choose(tab, select, map, say);
    await numbersAreThere(heat, say);
  }
}

/** Cells whose colour is not that of the least. */
function coloured(map) {
  return map.locator("td.level").evaluateAll((cells) => {
    const drawn = (cell) => getComputedStyle(cell).backgroundColor;
    const isOwn = (cell) => {
      const [level, shown] = [cell.style.getPropertyValue("--level"), drawn(cell)];
      cell.style.setProperty("--level", "0%");
      const least = drawn(cell);
      cell.style.setProperty("--level", level);
      return shown !== least;
    };
    return cells.filter(isOwn).length;
  });
}

/** By the keyboard, as a reader would: the last choice, and back. */
async function choose(tab, select, map, say) {
  const read = () => map.textContent();
  const before = await read();
  const first = await select.inputValue();
  await select.focus();
  await tab.keyboard.press("End");
  if ((await select.inputValue()) === first) await tab.keyboard.press("Home");
  await tab.waitForTimeout(30);
  if ((await read()) === before) say(`choosing ${await select.inputValue()} changes nothing`);
  await select.selectOption(first);
  await tab.waitForTimeout(30);
  if ((await read()) !== before) say("the first choice shows something else than before");
}

/** Every range names its ends and is drawn inside its track. */
export async function rangesAreWhole(tab, wrong) {
  for (const ranges of await tab.locator("figure.ranges").all()) {
    const title = (await ranges.locator("figcaption").textContent()).trim();
    const say = (what) => wrong(`ranges "${title}": ${what}`);
    if ((await ranges.locator("> p").first().textContent()).trim().length < 10) say("no sentence");
    const rows = await ranges.locator(".bars .range").all();
    if (rows.length < 1) say("has no rows");
    for (const row of rows) {
      const [bars, ends] = [row.locator(".bar"), await row.locator(".ends").textContent()];
      if ((await bars.count()) > 0 && !/\d/.test(ends)) say(`a bar without numbers: ${ends}`);
      if (/NaN|Infinity|undefined/.test(ends)) say(`says ${ends}`);
      if ((await bars.count()) > 0 && (await isOutside(row))) say("a bar leaves its track");
    }
    await numbersAreThere(ranges, say);
  }
}

function isOutside(row) {
  return row.evaluate((element) => {
    const track = element.querySelector(".track").getBoundingClientRect();
    const bar = element.querySelector(".bar").getBoundingClientRect();
    return bar.left < track.left - 1 || bar.right > track.right + 8 || bar.width === 0;
  });
}

/** The table behind a picture opens, has rows, and goes again. */
export async function numbersAreThere(figure, say) {
  const summary = figure.locator("details.numbers summary");
  await summary.click();
  await figure.locator("details.numbers table").waitFor();
  const rows = await figure.locator("details.numbers tbody tr").count();
  if (rows < 1) say("has no numbers");
  if (await figure.getByText("NaN").count()) say("shows NaN");
  await summary.click();
  await figure.locator("details.numbers table").waitFor({ state: "detached" });
}
