// Whether what a page shows of a trace is what the trace has, in node:
//   node test/account.js TRACE
// Sums of many parts of the run are compared with those of all stretches, and pictures of tiles
// with pictures of stretches; prints what differs as JSON.
import { openSync, fstatSync, readSync } from "node:fs";
import { SUMS, account } from "../src/trace/account.js";
import { EACH, fill } from "../src/trace/columns.js";
import { openTrace, tileNs } from "../src/trace/open.js";
import { FULL, makeStore } from "../src/trace/store.js";

const PARTS = 40;
const COLUMNS = 100;
/** How far the mean of a row may be off: a tile has a byte for each share. */
const SHARE_OFF = 0.02;
/** Shares below that are rounding of the columns. */
const SEEN = 1e-5;
/** kHz by which a mean may be off: tiles keep whole ones. */
const KHZ_OFF = 1;
/** Of a row's sums: time at a known frequency, and the mean. */
const [CLOCKED, KHZ] = [3, 4];
const problems = [];
const file = openSync(process.argv[2]);
const trace = await openTrace({
  name: "trace",
  bytes: fstatSync(file).size,
  read: async (at, length) => {
    const bytes = new Uint8Array(length);
    return bytes.subarray(0, readSync(file, bytes, 0, length, at));
  },
});
const store = makeStore(trace);
const chunks = await Promise.all(trace.chunks.stretches.map((_, at) => store.load(FULL, at)));

let seed = 1;
/** Numbers that look drawn, always the same ones. */
function draw() {
  seed = (seed * 48271) % 2147483647;
  return seed / 2147483647;
}

await sumsAreExact(0, trace.ended_ns);
for (let at = 0; at < PARTS; at += 1) {
  const length = trace.ended_ns * 10 ** (-5 * draw());
  const from = Math.floor(draw() * (trace.ended_ns - length));
  await sumsAreExact(from, Math.ceil(from + length));
}
for (let level = 0; level < trace.levels.length; level += 1) await picturesAgree(level);
console.log(JSON.stringify(problems));

async function sumsAreExact(from, to) {
  const told = await account(trace, store, from, to);
  const sums = new Float64Array(told.length);
  for (const chunk of chunks) {
    for (let row = 0; row < chunk.from.length; row += 1) {
      const time = Math.min(to, chunk.to[row]) - Math.max(from, chunk.from[row]);
      const state = chunk.state[row] === 3 ? 1 : chunk.state[row];
      const { [row]: cpu } = chunk.cpu;
      if (time <= 0) continue;
      sums[cpu * SUMS + state] += time;
      sums[(trace.cpus + chunk.task[row]) * SUMS + state] += time;
    }
    for (const { cpu, from: since, to: until, khz } of chunk.clocked) {
      const time = Math.max(0, Math.min(to, until) - Math.max(from, since));
      sums[cpu * SUMS + CLOCKED] += time;
      sums[cpu * SUMS + KHZ] += time * khz;
    }
  }
  for (let at = 0; at < trace.cpus * SUMS && trace.freq_khz_max !== null; at += SUMS) {
    const mean = sums[at + KHZ] / Math.max(1, sums[at + CLOCKED]);
    if (Math.abs(mean - told[at + KHZ]) <= KHZ_OFF) continue;
    problems.push(`mean of ${from} to ${to}: ${told[at + KHZ]} kHz, not ${mean}`);
  }
  const isSum = (at) => at % SUMS <= CLOCKED;
  const off = sums.findIndex((sum, at) => isSum(at) && sum !== told[at]);
  if (off >= 0) problems.push(`sum ${off} of ${from} to ${to}: ${told[off]}, not ${sums[off]}`);
}

/** Every row of a level's first tile, as columns of it and of stretches. */
async function picturesAgree(level) {
  const to = Math.min(trace.ended_ns, tileNs(trace, level));
  const tile = await store.load(level, 0);
  const coarse = [{ part: tile, level, at: 0, from: 0, to: tileNs(trace, level) }];
  const full = chunks.map((part, at) => {
    return { part, level: FULL, at, from: at * trace.chunk_ns, to: (at + 1) * trace.chunk_ns };
  });
  for (let row = trace.cpus; row < trace.cpus + trace.tasks.length; row += 1) {
    const [a, b] = [new Float32Array(COLUMNS * EACH), new Float32Array(COLUMNS * EACH)];
    fill(a, trace, coarse, { row, from: 0, to });
    fill(b, trace, full, { row, from: 0, to });
    for (let state = 0; state < 3; state += 1) {
      // In tiles a stretch migrating is told as queued.
      const also = state === 1 ? 3 : state;
      const of = (columns) => {
        const one = columns.filter((_, at) => at % EACH === state);
        const more = columns.filter((_, at) => at % EACH === also);
        return also === state ? one : one.map((number, at) => number + more[at]);
      };
      const [told, known] = [of(a), of(b)];
      const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
      if (Math.abs(mean(told) - mean(known)) > SHARE_OFF) {
        problems.push(`level ${level}, row ${row}, state ${state}: ${mean(told)}, ${mean(known)}`);
      }
      // What happened in a column may be drawn in the next one, never nowhere.
      const near = (at) => told.subarray(Math.max(0, at - 1), at + 2).some((one) => one > 0);
      const hidden = known.findIndex((one, at) => one > SEEN && !near(at));
      if (hidden >= 0) problems.push(`level ${level}, row ${row}: column ${hidden} shows nothing`);
    }
  }
}
