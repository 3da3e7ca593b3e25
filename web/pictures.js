// Makes the docs' pictures of pages, at the width of a desktop and of a phone:
//   node pictures.js FAIRGROUND [FOLDER]
// A folder takes them instead of docs/how-to: to look at before they are kept.
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { openBrowser, openTab } from "./test/open.js";
import { rests } from "./test/play.js";

const REPOSITORY = join(dirname(fileURLToPath(import.meta.url)), "..");
const DESK = { width: 1000, height: 900 };
const PHONE = { width: 390, height: 844 };

const program = resolve(process.argv[2]);
const out = resolve(process.argv[3] ?? join(REPOSITORY, "docs/how-to"));
const room = mkdtempSync(join(tmpdir(), "pictures-"));
const browser = await openBrowser();

/** The page of a command line. */
function report(name, ...words) {
  const path = join(room, `${name}.html`);
  // Exit code 1 is an answer too.
  const command = [...words, "--report", path];
  try {
    execFileSync(program, command, { cwd: REPOSITORY, stdio: "ignore" });
  } catch (error) {
    if (error.status !== 1) throw error;
  }
  return pathToFileURL(path).href;
}

/** Opens a page at a size, goes to what is wanted, and keeps it: an element, or what is seen. */
async function keep(name, size, url, find) {
  const wrong = (what) => console.error(`${name}: ${what}`);
  const isOurs = () => true;
  const tab = await openTab(browser, { ...size, scheme: "light", wrong, isOurs });
  await tab.goto(url);
  const element = await find(tab);
  await tab.waitForTimeout(300);
  const path = join(out, `${name}.png`);
  mkdirSync(dirname(path), { recursive: true });
  await (element ?? tab).screenshot({ path });
  await tab.context().close();
}

/** Puts a heading at the top of the window. */
async function goTo(tab, heading) {
  await tab.locator("main").waitFor();
  await tab.getByRole("heading", { name: heading, exact: true }).first().waitFor();
  await tab.evaluate((text) => {
    const all = [...document.querySelectorAll("h2")];
    all.find((one) => one.textContent.trim() === text).scrollIntoView();
  }, heading);
}

const top = (tab) => tab.locator("main").waitFor();
const schedule = async (tab) => {
  await tab.locator(".schedule canvas").first().waitFor();
  await goTo(tab, "Schedule");
};

const burst = report(
  "burst",
  ...["compare", "request-server", "--with", "cpu.max.burst=100ms", "--seeds", "9"],
);
await keep("report/answer", DESK, burst, top);
await keep("report/schedule", DESK, burst, schedule);
const saved = (tab) => tab.locator("figure.chart").filter({ hasText: "saved up as burst" });
await keep("report/saved", DESK, burst, (tab) => saved(tab).first());
await keep("report/phone", PHONE, burst, top);
await keep("report/phone-schedule", PHONE, burst, schedule);

const clocks = report(
  "clocks",
  ...["run", "request-server", "--machine", "thread-004", "--duration", "5s"],
  ...["--set", "machine.freq.clock=domain", "--set", "machine.freq.start_khz=800000"],
);
/** The whole run by CPU. */
const byCpu = async (tab) => {
  await tab.getByLabel("CPUs", { exact: true }).check();
  await tab.getByRole("button", { name: "Whole run" }).click();
  return tab.locator(".schedule .canvas");
};
await keep("report/frequency", DESK, clocks, byCpu);
await keep("report/power", DESK, clocks, (tab) => tab.locator("section:has(figure.energy)"));

const map = report(
  "map",
  ...["sweep", "request-server", "--vary", "cpu.max=2,2.5,3,4", "--vary", "server.threads=4,8"],
  ...["--seeds", "8", "--out", join(room, "sweep")],
);
await keep("report/map", DESK, map, (tab) => tab.locator("figure.heat").first());

const examples = "examples/explain";
const explain = report(
  "explain",
  ...["explain", "--manifest", `${examples}/deploy.yaml`, "--threads", "16"],
  ...["--metrics", `${examples}/before.prom`, "--metrics", `${examples}/after.prom`],
  ...["--node", `${examples}/lscpu.json`, "--kernel", "6.12", "--meet", "p99 < 60ms"],
);
const latency = (tab) => tab.locator("figure.ranges").filter({ hasText: "after each change" });
await keep("report/explain", DESK, explain, (tab) => latency(tab).first());

const trace = join(room, "run.fgtrace");
execFileSync(program, ["run", "request-server", "--trace", trace], { stdio: "ignore" });
const quiet = { stdio: ["ignore", "pipe", "ignore"] };
const server = spawn(program, ["serve", "--port", "0", room], quiet);
const address = await new Promise((known) => {
  server.stdout.once("data", (line) => known(String(line).trim()));
});
/** A story, when all is said. */
const change = async (tab) => {
  await tab.locator(".outcome .length").waitFor({ timeout: 120_000 });
  await rests(tab);
  await goTo(tab, "World B: the change");
};
/** The slowest request of a whole run, and what was around it. */
const slowest = async (tab) => {
  await tab.locator(".whole canvas").waitFor();
  await tab.getByLabel("tasks", { exact: true }).check();
  await tab.locator(".whole .canvas").focus();
  for (const key of ["n", "-", "-"]) await tab.keyboard.press(key);
};
await keep("report/whole", { width: 1000, height: 560 }, `${address}trace.html`, slowest);
await keep("playground/story", { width: 1280, height: 900 }, `${address}#story-002`, change);
await keep("playground/phone", PHONE, `${address}#story-002`, change);

server.kill();
await browser.close();
rmSync(room, { recursive: true });
