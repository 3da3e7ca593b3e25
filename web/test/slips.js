// What holds of the playground when something goes another way than it should: it says so.
import { rests } from "./play.js";

/** A run that ends before its cut is a whole one. */
export async function endsEarly(tab, wrong) {
  await tab.getByText("Your own scenario").click();
  await tab.locator("#text").fill('duration = "60s"\n[tasks.a]\nloop = 1\nrun = "30ms"\n');
  await tab.waitForTimeout(600);
  await rests(tab);
  const said = await tab.locator(".outcome .length").textContent();
  if (!said.includes("the whole run, 30.0 ms")) wrong(`a run that ended says: ${said}`);
  const digest = tab.locator("pre.line").nth(1).locator("xpath=../following-sibling::p[1]");
  if (!(await digest.textContent()).includes("digest")) wrong("a run that ended has no digest");
}

/** A story stays itself with another seed. */
async function storyKeepsItsSeed(page, wrong) {
  const heading = page.getByText("A reduced world:");
  const first = await page.locator(".outcome .table").first().textContent();
  await page.locator("#seed").fill("7");
  await page.locator("#seed").press("Enter");
  await page.waitForTimeout(300);
  await rests(page);
  if ((await heading.count()) !== 1) wrong("another seed ends the story");
  const then = await page.locator(".outcome .table").first().textContent();
  if (then === first) wrong("another seed changes nothing");
}

/** Without an engine the page says so, and takes the next one that there is. */
export async function engineIsLost(tab, wrong, address) {
  const page = await tab.context().newPage();
  let loaded = 0;
  await page.route("**/worker.js", (route) => {
    loaded += 1;
    return loaded === 1 ? route.continue() : route.abort();
  });
  await page.goto(`${address}#story-000`);
  const alert = page.locator(".outcome, .result").getByRole("alert");
  await alert.waitFor({ timeout: 30_000 });
  if (!(await alert.textContent()).includes("can't be loaded")) wrong("says nothing of its engine");
  await page.unroute("**/worker.js");
  await page.locator("#seed").fill("6");
  await page.locator("#seed").press("Enter");
  await page.locator(".outcome .length").waitFor({ timeout: 60_000 });
  await rests(page);
  await storyKeepsItsSeed(page, wrong);
}

/** A file that was there when the page came, and is no more. */
export async function folderIsGone(tab, wrong, address) {
  const page = await tab.context().newPage();
  const files = [{ name: "gone.toml", kind: "scenario", address: "folder/gone" }];
  await page.route("**/files.json", (route) => route.fulfill({ json: { files } }));
  await page.goto(address);
  await page.locator("#folder").selectOption("gone.toml");
  const fault = page.locator(".fault").filter({ hasText: "gone.toml can't be had" });
  await fault.waitFor({ timeout: 20_000 });
  if (!(await fault.textContent()).includes("404")) wrong("does not say what the server said");
  const text = await page.locator("#text").inputValue();
  if (text.includes("404")) wrong("takes a refusal for a scenario");
}

/** What no link can hold is said, of the link that is made and of the one that is opened. */
export async function linkIsTooLong(tab, wrong, address) {
  const long = `# ${"x".repeat(200_000)}\n[tasks.a]\nrun = "1ms"\n`;
  await tab.getByText("Your own scenario").click();
  await tab.locator("#text").fill(long);
  await tab.waitForTimeout(600);
  await rests(tab);
  if ((await tab.getByText("There is no link").count()) !== 1) wrong("makes a link of anything");
  const page = await tab.context().newPage();
  await page.goto(`${address}#${btoa(JSON.stringify({ text: long }))}`);
  const alert = page.getByRole("alert").first();
  await alert.waitFor({ timeout: 20_000 });
  if (!(await alert.textContent()).includes("at most 200000")) wrong("drops a long text");
}

/** What a knob shows is what is run, where the kernel takes no less. */
export async function quotaIsWhatRuns(tab, wrong) {
  for (const name of ["period of /web", "quota of /web"]) {
    await tab.getByLabel(name, { exact: true }).focus();
    await tab.keyboard.press("Home");
    await rests(tab);
  }
  const command = await tab.getByLabel("World B", { exact: true }).last().textContent();
  const [, quota_us, period_us] = /cpu\.max=(\d+) (\d+)/.exec(command) ?? [];
  const knob = tab.getByLabel("quota of /web", { exact: true });
  const says = await knob.getAttribute("aria-valuetext");
  if (Number.parseFloat(says) !== Number((quota_us / period_us).toPrecision(3))) {
    wrong(`a knob says ${says}, and cpu.max is ${quota_us} ${period_us}`);
  }
  if (quota_us !== "1000") wrong(`the least quota is ${quota_us} us`);
}
