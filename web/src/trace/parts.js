// Parts of a trace in the form that drawing wants. Every number is checked: a damaged part throws.
import { Reader } from "./reader.js";

const STATES = 4;
export const TOLD = 3;

/** A chunk in full: columns of stretches, task by task, and for each CPU its rows. */
export function decodeChunk(bytes, trace, from, count) {
  // A stretch has three numbers: what can't be in these bytes gets no memory either.
  if (!Number.isSafeInteger(count) || count < 0 || count * 3 > bytes.length) {
    throw new Error(`${count} stretches in ${bytes.length} bytes`);
  }
  const reader = new Reader(bytes);
  const chunk = {
    from: new Float64Array(count),
    to: new Float64Array(count),
    task: new Uint32Array(count),
    cpu: new Uint16Array(count),
    state: new Uint8Array(count),
    /** First row of each task, and behind the last. */
    tasks: new Uint32Array(trace.tasks.length + 1),
  };
  const rows = stretches(reader, trace, { chunk, start: from, count });
  if (rows !== count) throw new Error(`${rows} stretches instead of ${count}`);
  const wakes = decodeWakes(reader, trace, from);
  const clocked = decodeClocked(reader, trace, from);
  if (!reader.ended) throw new Error("more bytes than stretches");
  return { ...chunk, ...byCpu(chunk.cpu, trace.cpus), wakes, clocked };
}

function stretches(reader, trace, { chunk, start, count }) {
  const end = start + trace.chunk_ns;
  let row = 0;
  let task = 0;
  for (let left = reader.below(trace.tasks.length + 1); left > 0; left -= 1) {
    const next = task + reader.below(trace.tasks.length - task);
    chunk.tasks.fill(row, task, next + 1);
    task = next + 1;
    let at = start;
    for (let more = reader.below(count - row + 1); more > 0; more -= 1) {
      const since = at + reader.next();
      at = since + reader.next();
      const where = reader.below(trace.cpus * STATES);
      if (at > end) throw new Error("a stretch lasts too long");
      chunk.from[row] = since;
      chunk.to[row] = at;
      chunk.task[row] = next;
      chunk.cpu[row] = where >> 2;
      chunk.state[row] = where & 3;
      row += 1;
    }
  }
  chunk.tasks.fill(row, task);
  return row;
}

/** Rows of each CPU, one CPU behind the other. */
function byCpu(cpu, cpus) {
  const first = new Uint32Array(cpus + 1);
  for (const of of cpu) first[of + 1] += 1;
  for (let at = 0; at < cpus; at += 1) first[at + 1] += first[at];
  const rows = new Uint32Array(cpu.length);
  const next = first.slice();
  for (let row = 0; row < cpu.length; row += 1) rows[next[cpu[row]]++] = row;
  return { cpus: first, cpuRows: rows };
}

function decodeWakes(reader, trace, from) {
  const count = reader.below(reader.bytes.length);
  const wakes = {
    at: new Float64Array(count),
    task: new Uint32Array(count),
    /** One more than the task that woke; 0 if none did. */
    waker: new Uint32Array(count),
    wakerCpu: new Uint16Array(count),
    targetCpu: new Uint16Array(count),
  };
  let at = from;
  for (let row = 0; row < count; row += 1) {
    at += reader.next();
    wakes.at[row] = at;
    wakes.task[row] = reader.below(trace.tasks.length);
    wakes.waker[row] = reader.below(trace.tasks.length + 1);
    wakes.wakerCpu[row] = reader.below(trace.cpus);
    wakes.targetCpu[row] = reader.below(trace.cpus);
  }
  return wakes;
}

function decodeClocked(reader, trace, start) {
  const clocked = [];
  for (let left = reader.below(reader.bytes.length); left > 0; left -= 1) {
    const cpu = reader.below(trace.cpus);
    const from = start + reader.next();
    clocked.push({ cpu, from, to: from + reader.next(), khz: reader.next() });
  }
  return clocked;
}

/** A tile: where each row's steps stand, and what it did in all. Steps stay as they are read. */
export function decodeTile(bytes, trace) {
  const rows = trace.cpus + trace.tasks.length;
  const tile = {
    bytes,
    /** By row: the first byte of its steps; 0 if nothing happened in it. */
    steps: new Uint32Array(rows),
    /** By row, ns: running, queued, throttled, at a known frequency; and its mean, kHz. */
    sums: new Float64Array(rows * (TOLD + 2)),
  };
  const reader = new Reader(bytes);
  for (let row = 0; !reader.ended; row += 1) {
    row += reader.below(rows - row);
    const isClocked = clocks(trace, row);
    for (let at = 0; at < TOLD + (isClocked ? 2 : 0); at += 1) {
      tile.sums[row * (TOLD + 2) + at] = reader.next();
    }
    tile.steps[row] = reader.at;
    const wide = isClocked ? TOLD + 1 : TOLD;
    let left = trace.steps_per_tile;
    while (left > 0) {
      left -= reader.below(left + 1);
      reader.at += wide;
    }
    if (reader.at > bytes.length) throw new Error("a row's steps do not end");
  }
  return tile;
}

/** True of a row that tells frequencies: a CPU's, if they are known. */
export function clocks(trace, row) {
  return trace.freq_khz_max !== null && row < trace.cpus;
}

/** Tells each run of equal steps of a row: first step, how many, and the place of its shares. */
export function eachRun(tile, row, { steps_per_tile: steps }, wide, told) {
  const { [row]: at } = tile.steps;
  if (at === 0) return;
  const reader = new Reader(tile.bytes, at);
  for (let step = 0; step < steps; ) {
    const count = reader.next();
    told(step, count, reader.at);
    step += count;
    reader.at += wide;
  }
}
