// What holds of the schedule: zoom, drag, keys and jumps show another part, and its twin follows.
import { eventually, isDrawn } from "./page.js";

/** Several runs stand below each other and move together; then the first of them is chosen. */
export async function allMoveTogether(tab, wrong) {
  const canvases = tab.locator(".schedule .beside canvas");
  const count = await canvases.count();
  if (count === 0) return;
  const say = (what) => wrong(`schedules: ${what}`);
  const pictures = async () => {
    await tab.waitForTimeout(60);
    return canvases.evaluateAll((all) => all.map((canvas) => canvas.toDataURL()));
  };
  for (const canvas of await canvases.all()) if (!(await isDrawn(canvas))) say("draws nothing");
  const before = await pictures();
  await tab.locator(".beside .canvas").last().focus();
  await tab.keyboard.press("+");
  const moved = async () => {
    const after = await pictures();
    return after.every((picture, at) => picture !== before[at]);
  };
  if (!(await eventually(tab, moved))) say("+ on one does not zoom all");
  await jumpsOfAll(tab, count, say);
  await tab.locator("fieldset.worlds input").nth(1).check();
}

/** The slowest of each run are there to jump to, and the sentence says what is shaded in each. */
async function jumpsOfAll(tab, count, say) {
  const rows = tab.locator(".schedule tr:has(button.jump)");
  if ((await rows.count()) === 0) return;
  const whose = await rows.evaluateAll((all) => all.map((row) => row.children[1].textContent));
  if (new Set(whose).size !== count) say(`jumps to ${[...new Set(whose)].join(", ")} only`);
  await rows.last().locator("button.jump").click();
  const told = tab.locator(".schedule .note").filter({ hasText: "shaded time is a request of" });
  const isTold = async () => (await told.textContent()).includes(whose[whose.length - 1]);
  if (!(await eventually(tab, isTold))) say("does not say whose request is shaded");
  const text = await told.textContent();
  const others = new Set(whose.slice(0, -1).filter((name) => name !== whose[whose.length - 1]));
  for (const name of others) {
    if (!text.includes(`; in ${name} `)) say(`does not say what is shaded in ${name}`);
  }
  const legend = tab.locator(".schedule .legend").filter({ hasText: "waits for a free thread" });
  const hasCauses = (await rows.locator(".blame").count()) > 0;
  if ((await legend.count()) !== Number(hasCauses)) say("has no legend of causes, or one of none");
}

export async function scheduleMoves(tab, wrong) {
  const schedule = tab.locator(".schedule");
  const canvas = schedule.locator("canvas");
  const say = (what) => wrong(`schedule: ${what}`);
  const settle = () => tab.waitForTimeout(60);
  const seen = async () => {
    await settle();
    const picture = await canvas.evaluate((element) => element.toDataURL());
    return { words: await schedule.locator(".seen").textContent(), picture };
  };
  /** Does something; the picture and the sentence must change. */
  const changes = async (what, act) => {
    const before = await seen();
    await act();
    const differs = (part) => async () => (await seen())[part] !== before[part];
    if (!(await eventually(tab, differs("picture")))) say(`${what} changes no picture`);
    if (!(await eventually(tab, differs("words")))) say(`${what} changes no sentence`);
  };
  if (!(await isDrawn(canvas))) say("draws nothing");
  for (const what of await schedule.locator(".legend .cause").evaluateAll(uncoloured)) {
    say(`the legend has no colour for ${what}`);
  }
  if ((await schedule.locator("table").first().locator("tbody tr").count()) < 1) {
    say("has no table of what is seen");
  }
  const press = (key) => async () => {
    await schedule.locator(".canvas").focus();
    await tab.keyboard.press(key);
  };
  const button = (name) => () => schedule.getByRole("button", { name, exact: true }).click();
  await changes("Zoom in", button("Zoom in"));
  await changes("a drag", () => drag(tab, canvas));
  await changes("the key +", press("+"));
  await changes("the right arrow", press("ArrowLeft"));
  await changes("Ctrl and the wheel", () => wheel(tab, canvas));
  await changes("Whole run", button("Whole run"));
  await changes("the key -, from a part", async () => {
    await press("+")();
    await press("+")();
    await press("-")();
  });
  await jumps(tab, schedule, changes, say);
  const before = await seen();
  await schedule.getByLabel("CPUs", { exact: true }).check();
  const differs = async () => (await seen()).picture !== before.picture;
  if (!(await eventually(tab, differs))) say("rows of CPUs are the same picture");
  await schedule.getByLabel("tasks", { exact: true }).check();
}

function uncoloured(swatches) {
  const isClear = (swatch) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(swatch);
    return backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none";
  };
  return swatches.filter(isClear).map(({ className }) => className);
}

async function jumps(tab, schedule, changes, say) {
  const buttons = schedule.locator("button.jump");
  const count = await buttons.count();
  if (count === 0) return;
  await schedule.getByRole("button", { name: "Whole run" }).click();
  await changes("a jump", () => buttons.last().click());
  const chosen = () => schedule.locator("button.jump[aria-pressed=true]").textContent();
  const last = await chosen();
  if (count > 1) {
    await schedule.locator(".canvas").focus();
    await tab.keyboard.press("n");
    if ((await chosen()) === last) say("n goes to no other");
  }
}

async function drag(tab, canvas) {
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  const y = box.y + Math.min(box.height, 200) / 2;
  await tab.mouse.move(box.x + box.width * 0.5, y);
  await tab.mouse.down();
  await tab.mouse.move(box.x + box.width * 0.7, y, { steps: 4 });
  await tab.mouse.up();
}

async function wheel(tab, canvas) {
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  await tab.mouse.move(box.x + box.width * 0.6, box.y + Math.min(box.height, 200) / 2);
  await tab.keyboard.down("Control");
  await tab.mouse.wheel(0, -120);
  await tab.keyboard.up("Control");
}
