// The parts of a trace that are at hand. What is looked at is read first; what was not looked at
// for longest is forgotten, so that memory does not grow with the trace.
import { signal } from "@preact/signals";
import { decodeChunk, decodeTile } from "./parts.js";
import { checksum } from "./reader.js";

/** Chunks in full have this number as their level. */
export const FULL = -1;
/** Bytes of parts that are kept, if what is in sight does not need more. */
const BYTES_MAX = 64e6;
/** Reads at once. */
const READS_MAX = 6;

export function makeStore(trace) {
  const kept = new Map();
  const reads = new Map();
  /** Rises when there is more to draw. */
  const arrived = signal(0);
  /** What to tell of a part that can't be read. */
  const failed = signal(null);
  /** Parts that could not be read, and why. */
  const broken = new Map();
  let wanted = [];
  /** What the last picture was made of, and what was asked for since. */
  let inSight = new Set();
  let asked = new Set();
  let bytes = 0;
  const last = trace.levels.length - 1;

  const keep = (key, value, size) => {
    kept.set(key, { value, size });
    bytes += size;
    for (const [old, { size: freed }] of kept) {
      if (bytes <= BYTES_MAX) break;
      // What is in sight would only be read again, and again.
      const isNeeded = inSight.has(old) || asked.has(old) || old.startsWith(`${last}:`);
      if (old === key || isNeeded) continue;
      kept.delete(old);
      bytes -= freed;
    }
  };
  const get = (level, at) => {
    const key = `${level}:${at}`;
    const found = kept.get(key);
    asked.add(key);
    if (!found) return null;
    kept.delete(key);
    kept.set(key, found);
    return found.value;
  };
  const read = async (level, at) => {
    const { value, size } = await readPart(trace, level, at);
    keep(`${level}:${at}`, value, size);
    return value;
  };
  /** A part, read if it is not at hand. */
  const load = (level, at) => {
    const found = get(level, at);
    if (found) return Promise.resolve(found);
    const key = `${level}:${at}`;
    if (broken.has(key)) return Promise.reject(broken.get(key));
    if (!reads.has(key)) {
      const note = (error) => {
        broken.set(key, error);
        failed.value = error.message;
        throw error;
      };
      const done = () => reads.delete(key);
      reads.set(key, read(level, at).catch(note).finally(done));
    }
    return reads.get(key);
  };
  const readOn = () => {
    while (reads.size < READS_MAX && wanted.length > 0) {
      const [level, at] = wanted.shift();
      const key = `${level}:${at}`;
      if (kept.has(key) || reads.has(key) || broken.has(key)) continue;
      load(level, at)
        .then(() => {
          arrived.value += 1;
        })
        .catch(() => {})
        .finally(readOn);
    }
  };
  return {
    get,
    load,
    arrived,
    failed,
    /** These parts, and no longer those that were wanted before. */
    want: (parts) => {
      wanted = parts;
      inSight = asked;
      asked = new Set();
      readOn();
    },
  };
}

async function readPart(trace, level, at) {
  const isFull = level === FULL;
  const parts = isFull ? trace.chunks.parts : trace.levels[level];
  const place = isFull ? `chunk ${at}` : `tile ${at} of level ${level}`;
  try {
    const bytes = await trace.source.read(parts.at[at], parts.bytes[at]);
    if (bytes.length !== parts.bytes[at] || checksum(bytes) !== parts.checksum[at]) {
      throw new Error("it is not what was written");
    }
    if (!isFull) {
      const value = decodeTile(bytes, trace);
      return { value, size: bytes.length + value.steps.byteLength + value.sums.byteLength };
    }
    const { [at]: count } = trace.chunks.stretches;
    const value = decodeChunk(bytes, trace, at * trace.chunk_ns, count);
    return { value, size: 27 * count + 20 * value.wakes.at.length };
  } catch (error) {
    throw new Error(`${place} of the trace can't be read: ${error.message}`);
  }
}
