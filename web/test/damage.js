// Damages a trace in seeded ways, makes its checksums right again, and reads it: whatever it is, it
// is read or refused in words. Prints as JSON how many were read and refused, and what went wrong:
//   node test/damage.js TRACE COUNT
import { readFileSync } from "node:fs";
import { openTrace } from "../src/trace/open.js";
import { decodeChunk, decodeTile } from "../src/trace/parts.js";
import { checksum } from "../src/trace/reader.js";

const [file, count] = process.argv.slice(2);
const TAIL = 16;
const VALUES = [0, -1, 1, 3.5, 4096, 2 ** 31, 2 ** 53, 1e308, null, true, "x", [], {}, [0], [[]]];
const whole = new Uint8Array(readFileSync(file));
const [length] = new Uint32Array(whole.slice(-TAIL, -TAIL + 4).buffer);
const footer = JSON.parse(
  new TextDecoder().decode(whole.subarray(whole.length - TAIL - length, -TAIL)),
);
let state = 20_261_122;
const told = { read: 0, refused: 0, wrong: [] };

for (let turn = 0; turn < Number(count); turn += 1) {
  const isFooter = random(2) === 0;
  const about = structuredClone(footer);
  if (isFooter) for (let times = random(3); times >= 0; times -= 1) damage(about);
  try {
    const trace = await openTrace(sourceOf(about));
    readParts(trace, isFooter ? 0 : 1 + random(40));
    told.read += 1;
  } catch (error) {
    told.refused += 1;
    if (error.constructor !== Error || error.message.length < 10) told.wrong.push(String(error));
  }
}
console.log(JSON.stringify(told));

/** A number below `limit`, the same in every run (xorshift). */
function random(limit) {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % limit;
}

/** Changes or takes away one thing anywhere in the footer. */
function damage(about) {
  let place = about;
  for (;;) {
    const keys = Object.keys(place);
    if (keys.length === 0) return;
    const key = keys[random(keys.length)];
    const inside = place[key];
    if (inside !== null && typeof inside === "object" && random(4) > 0) {
      place = inside;
    } else if (random(5) === 0) {
      delete place[key];
      return;
    } else {
      place[key] = VALUES[random(VALUES.length)];
      return;
    }
  }
}

/** The trace with this footer. */
function sourceOf(about) {
  const words = new TextEncoder().encode(JSON.stringify(about));
  const body = whole.length - TAIL - length;
  const bytes = new Uint8Array(body + words.length + TAIL);
  bytes.set(whole.subarray(0, body));
  bytes.set(words, body);
  const tail = new Uint8Array(new Uint32Array([words.length, checksum(words)]).buffer);
  bytes.set(tail, bytes.length - TAIL);
  bytes.set(whole.subarray(-8), bytes.length - 8);
  return { bytes: bytes.length, read: async (at, size) => bytes.slice(at, at + size) };
}

/** Reads the first chunk and the last tile, with so many of their bytes changed. */
function readParts(trace, changes) {
  const { parts, stretches } = trace.chunks;
  const chunk = part(parts, 0, changes);
  const tiles = trace.levels.at(-1);
  const tile = part(tiles, 0, changes);
  decodeTile(tile, trace);
  decodeChunk(chunk, trace, 0, stretches[0]);
}

function part({ at, bytes }, number, changes) {
  const place = Number(at[number]) || 0;
  const own = whole.slice(place, place + Math.min(Number(bytes[number]) || 0, whole.length));
  for (let turn = 0; turn < changes && own.length > 0; turn += 1) {
    own[random(own.length)] = random(256);
  }
  return own;
}
