// What everyone did between two times, exactly: whole tiles have their sums, and only the two
// chunks at the ends are looked at stretch by stretch.
import { tileNs } from "./open.js";
import { TOLD, clocks } from "./parts.js";
import { FULL } from "./store.js";

/** Sums of a row: running, queued or migrating, throttled, at a known frequency, kHz by time. */
export const SUMS = TOLD + 2;
const CLOCKED = TOLD;

/** By row, CPUs first: ns in [from, to). Reads what is not at hand; throws if it can't be read. */
export async function account(trace, store, from, to) {
  const sums = new Float64Array((trace.cpus + trace.tasks.length) * SUMS);
  await addTile(trace, store, { sums, from, to }, trace.levels.length - 1, 0);
  for (let cpu = 0; cpu < trace.cpus; cpu += 1) {
    const at = cpu * SUMS + CLOCKED;
    if (sums[at] > 0) sums[at + 1] /= sums[at];
  }
  return sums;
}

async function addTile(trace, store, into, level, at) {
  const length = tileNs(trace, level);
  const [since, until] = [at * length, Math.min(trace.ended_ns, (at + 1) * length)];
  if (until <= into.from || since >= into.to) return;
  if (since >= into.from && until <= into.to) {
    const tile = await store.load(level, at);
    for (let row = 0; row < into.sums.length / SUMS; row += 1) addRow(into.sums, tile.sums, row);
    return;
  }
  if (level === 0) {
    addChunk(trace, into, await store.load(FULL, at));
    return;
  }
  const first = at * trace.tiles_per_tile;
  const below = trace.levels[level - 1].at.length;
  const last = Math.min(below, first + trace.tiles_per_tile);
  const places = Array.from({ length: last - first }, (_, place) => first + place);
  await Promise.all(places.map((place) => addTile(trace, store, into, level - 1, place)));
}

function addRow(sums, more, row) {
  const at = row * SUMS;
  for (let state = 0; state <= CLOCKED; state += 1) sums[at + state] += more[at + state];
  sums[at + CLOCKED + 1] += more[at + CLOCKED] * more[at + CLOCKED + 1];
}

function addChunk(trace, { sums, from, to }, chunk) {
  const inside = (since, until) => Math.max(0, Math.min(to, until) - Math.max(from, since));
  for (let at = 0; at < chunk.from.length; at += 1) {
    const time = inside(chunk.from[at], chunk.to[at]);
    const state = chunk.state[at] === TOLD ? 1 : chunk.state[at];
    sums[chunk.cpu[at] * SUMS + state] += time;
    sums[(trace.cpus + chunk.task[at]) * SUMS + state] += time;
  }
  for (const { cpu, from: since, to: until, khz } of chunk.clocked) {
    const time = inside(since, until);
    if (!clocks(trace, cpu)) continue;
    sums[cpu * SUMS + CLOCKED] += time;
    sums[cpu * SUMS + CLOCKED + 1] += time * khz;
  }
}
