// How long a turn of a knob takes in a real browser, from the event of the slider or list to the
// frame after the answer is drawn: numbers, curves, limits, schedule.
//   node bench/turn.js FAIRGROUND
// One knob is turned 20 times, each turn when the one before is drawn. `answer` is until the page
// has the engine's answer, `in sight` until what the window shows is drawn, `all` until the rest of
// the page is, which is drawn after it. `CPU` is what the page's thread used for a turn: on a busy
// machine it tells more.
import { spawn } from "node:child_process";
import { STORIES } from "../src/playground/stories/all.js";
import { clock, openBrowser } from "../test/open.js";
import { rests } from "../test/play.js";

const TURNS = 20;
/** Turns before those that count: they compile the engine's code and the page's. */
const WARM = 5;

/** The knob that is turned. */
const KNOBS = {
  "request-server": "knob-limit:/web:burst",
  "000": "knob-limit:/one:quota",
  "001": "choice-search",
  "002": "knob-limit:/test:burst",
  "003": "knob-set:base_slice_ns",
  "004": "choice-hint",
  "005": "knob-set:base_slice_ns",
};

const [program = "fairground"] = process.argv.slice(2);
const server = spawn(program, ["serve", "--port", "0"]);
const address = await new Promise((told) => {
  server.stdout.once("data", (line) => told(String(line).trim()));
});
const browser = await openBrowser();
try {
  const three = "median   95 %    most";
  console.log(`world          simulated  answer  in sight: ${three}  all: ${three}  CPU  canvases`);
  await measure("request-server", "");
  for (const { id } of STORIES) await measure(id, `story-${id}`);
} finally {
  await browser.close();
  server.kill();
}

async function measure(name, fragment) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const tab = await context.newPage();
  await tab.addInitScript(watch);
  await tab.goto(`${address}#${fragment}`);
  await tab.locator(".outcome .length").waitFor({ timeout: 120_000 });
  await rests(tab);
  const id = KNOBS[name];
  await tab.evaluate(turn, { id, count: WARM });
  const used = await clock(tab);
  const before = await used();
  const turns = await tab.evaluate(turn, { id, count: TURNS });
  const cpu = ((await used()) - before) / TURNS;
  await context.close();
  const by = (of) => turns.map(of).sort((a, b) => a - b);
  const at = (sorted, share) => sorted[Math.ceil(share * TURNS) - 1];
  const three = (of) => [0.5, 0.95, 1].map((share) => at(by(of), share).toFixed(1));
  const canvases = by(({ canvases }) => canvases);
  const cells = [
    /\d.*?s\b/.exec(turns[TURNS - 1].length)[0],
    at(by(({ answer }) => answer), 0.5).toFixed(1),
    ...three(({ inSight }) => inSight),
    ...three(({ all }) => all),
    cpu.toFixed(0),
    `${canvases[0]}${canvases[TURNS - 1] > canvases[0] ? ` to ${canvases[TURNS - 1]}` : ""}`,
  ];
  const widths = [8, 7, 17, 6, 7, 12, 6, 7, 4, 9];
  console.log(name.padEnd(15), cells.map((cell, at) => cell.padStart(widths[at])).join(" "));
}

/** Notes when anything of the outcome changes: a canvas that is drawn has no other mark. */
function watch() {
  window.seen = { inSight: 0, all: 0, canvases: 0 };
  const noted = (isInSight) => {
    // The first frame shows it, and it is there when the next one begins.
    const after = (act) => requestAnimationFrame(() => requestAnimationFrame(act));
    after(() => {
      window.seen.all = performance.now();
      if (isInSight()) window.seen.inSight = window.seen.all;
    });
  };
  const isSeen = (canvas) => {
    const { top, bottom } = canvas.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const drawn = new Set();
  const isDrawn = (canvas) => {
    if (drawn.has(canvas)) return;
    drawn.add(canvas);
    if (drawn.size > 1) return;
    queueMicrotask(() => {
      const all = [...drawn];
      drawn.clear();
      window.seen.canvases += all.length;
      noted(() => all.some(isSeen));
    });
  };
  const { prototype } = CanvasRenderingContext2D;
  for (const name of ["clearRect", "fillRect"]) {
    const { [name]: act } = prototype;
    prototype[name] = function watched(...where) {
      isDrawn(this.canvas);
      return act.apply(this, where);
    };
  }
  const what = { childList: true, characterData: true, attributes: true, subtree: true };
  addEventListener("DOMContentLoaded", () => {
    new MutationObserver((changes) => {
      const isText = ({ target }) => target.parentElement?.closest(".outcome");
      if (changes.some((change) => isText(change) && !isOfPicture(change))) noted(() => true);
    }).observe(document.body, what);
  });
  // What a picture is made of stands where it is drawn.
  const isOfPicture = ({ target }) => target.parentElement.closest(".plot, .canvas") !== null;
}

/** Turns a knob so many times; each turn's times in ms from its event on. */
async function turn({ id, count }) {
  const knob = document.getElementById(id);
  const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
  const isBusy = () => document.querySelector(".busy button").disabled === false;
  const turns = [];
  for (let at = 0; at < count; at += 1) {
    const isSlider = knob.type === "range";
    const [least, most] = isSlider ? [Number(knob.min), Number(knob.max)] : [0, 1];
    const share = 0.3 + (0.6 * at) / count;
    const before = window.seen.canvases;
    const from = performance.now();
    if (isSlider) knob.value = Math.round(least + share * (most - least));
    else knob.selectedIndex = 1 + (at % 2);
    knob.dispatchEvent(new Event(isSlider ? "input" : "change", { bubbles: true }));
    // Long enough for the last part, and short of the time after which a longer run begins.
    let drawn = null;
    for (let calm = 0; calm < 150; ) {
      await sleep(10);
      if (isBusy() && drawn) break;
      if (isBusy() || window.seen.inSight < from) continue;
      const { textContent: status } = document.querySelector(".busy [role=status]");
      drawn = { ...window.seen, status };
      calm = performance.now() - drawn.all;
    }
    const [, time, unit] = /([\d.]+) (us|ms|s)\./.exec(drawn.status);
    turns.push({
      inSight: drawn.inSight - from,
      all: drawn.all - from,
      answer: Number(time) * { us: 1e-3, ms: 1, s: 1e3 }[unit],
      canvases: drawn.canvases - before,
      length: document.querySelector(".outcome .length").textContent.trim(),
    });
  }
  return turns;
}
