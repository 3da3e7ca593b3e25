// How long a trace of five million stretches takes to appear, and a frame of it while one zooms and
// moves:
//   node bench/whole.js FAIRGROUND [SCENARIO DURATION]
// The trace is made anew, always of the same seed; it is served, and it is dropped into a page.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { drop } from "../test/drop.js";
import { clock, openBrowser } from "../test/open.js";

const FRAMES = 240;
const [program = "fairground", scenario = "web-and-batch", duration = "600s"] =
  process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "fairground-whole-"));
const path = join(folder, "whole.fgtrace");

try {
  const run = ["run", scenario, "--duration", duration, "--seed", "1", "--json", "--trace", path];
  const started = performance.now();
  const quiet = { maxBuffer: 1e9, stdio: ["ignore", "pipe", "ignore"] };
  const answer = JSON.parse(execFileSync(program, run, quiet));
  const took = (performance.now() - started) / 1e3;
  console.log(`${run.slice(0, 6).join(" ")}: ${took.toFixed(1)} s, digest ${answer.digest}`);
  console.log(`trace: ${statSync(path).size} bytes; ${cpus().length} CPUs here`);
  await withServer([path], (address) => measure("served", address, async () => {}));
  await withServer([], (address) => {
    return measure("dropped", new URL("trace.html", address).href, (tab) => drop(tab, path));
  });
} finally {
  rmSync(folder, { recursive: true });
}

/** Serves, as long as something is done. */
async function withServer(words, act) {
  const server = spawn(program, ["serve", "--port", "0", ...words]);
  try {
    const address = await new Promise((told) => server.stdout.once("data", told));
    await act(String(address).trim());
  } finally {
    server.kill();
  }
}

async function measure(name, address, open) {
  const browser = await openBrowser();
  try {
    const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await tab.addInitScript(watch);
    await tab.goto(address);
    await tab.locator(".traces").waitFor();
    await open(tab);
    await tab.waitForFunction(() => window.first !== undefined);
    const first = await tab.evaluate(() => window.first);
    const stretches = await tab.locator(".whole .about").textContent();
    console.log(`${name}: ${/with ([\d,]+) stretches/.exec(stretches)[1]} stretches`);
    await tab.waitForFunction(() => window.sharp !== undefined);
    const sharp = await tab.evaluate(() => window.sharp);
    console.log(`${name}: first picture after ${ms(first)}, all of it after ${ms(sharp)}`);
    const used = await clock(tab);
    for (const by of ["CPUs", "tasks"]) {
      await tab.getByLabel(by, { exact: true }).check();
      for (const [what, keys] of [["zoom", ["+", "-"]], ["move", ["ArrowRight", "ArrowLeft"]]]) {
        const before = await used();
        const frames = await tab.evaluate(play, { keys, count: FRAMES, steps: 18 });
        const cpu = ((await used()) - before) / FRAMES;
        tell(`${name}: ${what}, rows of ${by}`, frames, cpu);
      }
    }
    const most = await memory(browser);
    console.log(`${name}: at most ${(most / 1e3).toFixed(0)} MB resident, the page's process`);
  } finally {
    await browser.close();
  }
}

function ms(time) {
  return `${time.toFixed(0)} ms`;
}

/** The most that the page's process ever had, kB. */
async function memory(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const peak = ({ id }) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`))[1]);
  return Math.max(...processInfo.filter(({ type }) => type === "renderer").map(peak));
}

/** Notes when pictures are on the canvas: from the page's start, or from the drop. */
function watch() {
  let from = 0;
  addEventListener("drop", () => {
    from = performance.now();
  }, true);
  const look = () => {
    // The number of missing parts is set when something was drawn; a frame later it is on screen.
    const missing = document.querySelector(".whole canvas")?.dataset.missing;
    requestAnimationFrame(() => {
      if (missing !== undefined) window.first ??= performance.now() - from;
      if (missing === "0") window.sharp = performance.now() - from;
      else look();
    });
  };
  requestAnimationFrame(look);
}

/** Presses a key in each frame, some in and as many out; how long frames took, and their script. */
async function play({ keys, count, steps }) {
  const place = document.querySelector(".whole .canvas");
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const frames = [];
  let last = await frame();
  for (let at = 0; at < count; at += 1) {
    const key = keys[Math.floor(at / steps) % 2];
    place.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    const begins = await frame();
    // The picture was drawn before this is called: it was asked for first.
    frames.push({ whole: begins - last, script: performance.now() - begins });
    last = begins;
  }
  return frames;
}

function tell(name, frames, cpu) {
  const of = (kind) => {
    const sorted = frames.map((frame) => frame[kind]).sort((a, b) => a - b);
    const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
    return `median ${at(0.5).toFixed(1)}, 95 % ${at(0.95).toFixed(1)}, most ${at(1).toFixed(1)}`;
  };
  const mean = `CPU time ${cpu.toFixed(1)}`;
  console.log(`${name}: ms a frame ${of("whole")}; drawing ${of("script")}; ${mean}`);
}
