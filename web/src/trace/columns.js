// What each column of pixels of a row spent in which state: whatever level it comes from, a row
// becomes some thousand numbers, so that a picture costs the same however much happened.
import { TOLD, clocks, eachRun } from "./parts.js";
import { FULL } from "./store.js";

/** Numbers of a column: running, queued, throttled, migrating; frequency, and how much is known. */
export const EACH = 6;
const MIGRATING = 3;
const FREQUENCY = 4;
const KNOWN = 5;
/** A byte's share of each state. */
const SHARE = 1 / 255;

/** Fills `columns` with a row of [from, to); `row` counts CPUs first, then tasks. */
export function fill(columns, trace, found, { row, from, to }) {
  columns.fill(0);
  const wide = columns.length / EACH;
  const scale = wide / (to - from);
  const isCpu = row < trace.cpus;
  for (const one of found) {
    if (!one.part) continue;
    const low = Math.max(from, one.from);
    const high = Math.min(to, one.to);
    const view = { columns, from, scale, low, high };
    if (one.level === FULL) fillFull(view, trace, one.part, row);
    else fillTile(view, trace, one, row);
  }
  if (isCpu) joinWaits(columns);
}

/** Adds a share of [since, until) to a number of the columns. */
function add({ columns, from, scale, low, high }, since, until, number, share) {
  const left = (Math.max(low, since) - from) * scale;
  const right = (Math.min(high, until) - from) * scale;
  if (right <= left) return;
  const first = Math.floor(left);
  const last = Math.min(Math.ceil(right), columns.length / EACH) - 1;
  if (first >= last) {
    if (last >= 0) columns[last * EACH + number] += (right - left) * share;
    return;
  }
  columns[first * EACH + number] += (first + 1 - left) * share;
  for (let at = first + 1; at < last; at += 1) columns[at * EACH + number] += share;
  columns[last * EACH + number] += (right - last) * share;
}

function fillFull(view, trace, chunk, row) {
  if (row >= trace.cpus) {
    const task = row - trace.cpus;
    const { tasks, from, to, state } = chunk;
    for (let at = tasks[task]; at < tasks[task + 1]; at += 1) {
      if (to[at] > view.low && from[at] < view.high) add(view, from[at], to[at], state[at], 1);
    }
    return;
  }
  const { cpus, cpuRows, from, to, state } = chunk;
  for (let place = cpus[row]; place < cpus[row + 1]; place += 1) {
    const { [place]: at } = cpuRows;
    if (to[at] > view.low && from[at] < view.high) add(view, from[at], to[at], state[at], 1);
  }
  for (const { cpu, from: since, to: until, khz } of chunk.clocked) {
    if (cpu === row) clock(view, since, until, khz / trace.freq_khz_max);
  }
}

function clock(view, since, until, share) {
  add(view, since, until, FREQUENCY, share);
  add(view, since, until, KNOWN, 1);
}

function fillTile(view, trace, { part, level, at }, row) {
  const step = trace.step_ns * trace.tiles_per_tile ** level;
  const start = at * step * trace.steps_per_tile;
  const isClocked = clocks(trace, row);
  const wide = isClocked ? TOLD + 1 : TOLD;
  const { bytes } = part;
  eachRun(part, row, trace, wide, (first, count, place) => {
    const since = start + first * step;
    const until = since + count * step;
    if (until <= view.low || since >= view.high) return;
    for (let state = 0; state < TOLD; state += 1) {
      const share = bytes[place + state];
      if (share > 0) add(view, since, until, state, share * SHARE);
    }
    const known = isClocked ? bytes[place + TOLD] : 0;
    if (known > 0) clock(view, since, until, known * SHARE);
  });
}

/** Several tasks may wait on a CPU at once: a column says whether any does, not how many. */
function joinWaits(columns) {
  for (let at = 0; at < columns.length; at += EACH) {
    columns[at + 1] += columns[at + MIGRATING];
    columns[at + MIGRATING] = 0;
    const waits = columns[at + 1] + columns[at + 2];
    if (waits > 1) {
      columns[at + 1] /= waits;
      columns[at + 2] /= waits;
    }
  }
}
