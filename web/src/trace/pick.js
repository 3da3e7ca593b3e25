// Which parts of a trace a picture needs: in full where that is little, else the tiles whose steps
// are no wider than a column of pixels.
import { tileNs } from "./open.js";
import { FULL } from "./store.js";

/** Stretches that are drawn one by one. */
export const STRETCHES_MAX = 40_000;

/** The level for [from, to) in so many columns, and its first and last part. */
export function pick(trace, from, to, columns) {
  const between = (length, count) => [
    Math.min(count - 1, Math.max(0, Math.floor(from / length))),
    Math.min(count - 1, Math.max(0, Math.ceil(to / length) - 1)),
  ];
  const counts = trace.chunks.stretches;
  const [first, last] = between(trace.chunk_ns, counts.length);
  const column = (to - from) / Math.max(1, columns);
  if (trace.step_ns > column || isFew(counts, first, last)) return { level: FULL, first, last };
  let level = 0;
  const fits = (at) => tileNs(trace, at) / trace.steps_per_tile <= column;
  while (level + 1 < trace.levels.length && fits(level + 1)) level += 1;
  const [low, high] = between(tileNs(trace, level), trace.levels[level].at.length);
  return { level, first: low, last: high };
}

function isFew(counts, first, last) {
  let sum = 0;
  for (let at = first; at <= last && sum <= STRETCHES_MAX; at += 1) sum += counts[at];
  return sum <= STRETCHES_MAX;
}

/**
 * What is at hand of a picture: for each part the best that there is, with the time that it is to
 * be drawn for; and what is missing, to be read.
 */
export function gather(trace, store, picked) {
  const { level, first, last } = picked;
  const length = tileNs(trace, Math.max(0, level));
  const found = [];
  const missing = [];
  for (let at = first; at <= last; at += 1) {
    const part = store.get(level, at);
    const time = { from: at * length, to: (at + 1) * length };
    if (part) found.push({ part, level, at, ...time });
    else {
      missing.push([level, at]);
      found.push({ ...coarser(trace, store, level, at), ...time });
    }
  }
  return { found, missing };
}

/** The finest tile at hand that has a part's time; that of the whole run is always there. */
function coarser(trace, store, level, at) {
  let above = level === FULL ? 0 : level + 1;
  let place = level === FULL ? at : Math.floor(at / trace.tiles_per_tile);
  for (; above < trace.levels.length; above += 1) {
    const part = store.get(above, place);
    if (part) return { part, level: above, at: place };
    place = Math.floor(place / trace.tiles_per_tile);
  }
  return { part: null, level: above, at: place };
}
