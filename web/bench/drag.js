// How long a drag waits for its answer, engine and JSON, without the drawing:
//   node bench/drag.js [ENGINE.wasm.gz]
// One knob is turned 20 times, with the lengths that the page chooses. `cpu` is what the process
// used: on a busy machine `wall` says more of the machine.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeLengths } from "../src/playground/length.js";
import { STORIES } from "../src/playground/stories/all.js";
import { engineOf } from "../test/engine.js";

const TURNS = 20;
const here = dirname(fileURLToPath(import.meta.url));
const built = join(here, "../../crates/fairground-cli/web/playground/engine.wasm.gz");
const ask = await engineOf(process.argv[2] ?? built);

/** Values of the knob that is turned, one after another. */
const KNOBS = {
  "request-server": (at) => ({ limit: [`/web=cpu.max.burst=${1000 * (20 + at)}`] }),
  "000": (at) => ({ limit: [`/one=cpu.max=${1000 * (150 + 5 * at)} 100000`] }),
  "001": (at) => ({ set: [["search", at % 2 === 0 ? "sis-core" : "sis-util"]] }),
  "002": (at) => ({ limit: [`/test=cpu.max.burst=${1000 * (100 + 10 * at)}`] }),
  "003": (at) => ({ set: [["turn", "quantum"], ["base_slice_ns", String(1e6 * (2 + at))]] }),
  "004": (at) => ({ set: [["hint", at % 2 === 0 ? "tick" : "each-change"]] }),
  "005": (at) => ({ set: [["cgroup_mode", "concur"], ["base_slice_ns", String(1e5 * (7 + at))]] }),
};

console.log(
  "world           simulated  median wall longest wall   median cpu         JSON  last digest",
);
measure("request-server", { scenario: "request-server" }, false);
for (const { id, text } of STORIES) {
  measure(id, { scenario: "story.toml", files: { "story.toml": text } }, true);
}

function measure(name, source, isStory) {
  const lengths = makeLengths();
  const rows = [];
  for (let at = 0; at < TURNS + 3; at += 1) {
    const length = isStory ? null : lengths.drag();
    const play = { name: "B", worlds: 2, ...source, overrides: KNOBS[name](at) };
    if (length !== null) play.longest_ms = length;
    const [wall, cpu] = [performance.now(), process.cpuUsage()];
    const answer = ask({ play });
    const used = process.cpuUsage(cpu);
    const took = performance.now() - wall;
    if (!answer.ok) throw new Error(answer.message);
    const { whole_ns, run } = answer.ok;
    lengths.note({ ran: run.simulated_ns / 1e6, all: whole_ns / 1e6, took });
    const size = JSON.stringify(answer).length;
    // The first ones compile the engine's code.
    if (at >= 3) rows.push({ took, cpu: (used.user + used.system) / 1e3, run, size });
  }
  const middle = (of) => rows.map(of).sort((a, b) => a - b)[Math.floor(TURNS / 2)];
  const ms = (value) => `${value.toFixed(1)} ms`;
  const cells = [
    `${(rows[TURNS - 1].run.simulated_ns / 1e9).toFixed(2)} s`,
    ms(middle(({ took }) => took)),
    ms(Math.max(...rows.map(({ took }) => took))),
    ms(middle(({ cpu }) => cpu)),
    `${(rows[TURNS - 1].size / 1e3).toFixed(0)} kB`,
  ];
  // Stories run as a whole, so it is the same each time; a cut follows the machine's speed.
  const { digest } = rows[TURNS - 1].run;
  console.log(name.padEnd(12), cells.map((cell) => cell.padStart(12)).join(" "), ` ${digest}`);
}
