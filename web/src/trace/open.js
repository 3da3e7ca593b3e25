// Opens a trace: what it is, and what is where. Nothing of the run itself is read here.
import { time } from "../format.js";
import { Reader, checksum } from "./reader.js";

const HEAD = "fgtrace1";
const END = "1ecartgf";
const TAIL = 16;
/** A footer grows with tasks and chunks; none that we write is near this. */
const FOOTER_MAX = 512e6;
/** No machine that we run has more; columns are made for each. */
const CPUS_MAX = 4096;
const PERFETTO = "this is a trace for Perfetto, to open at ui.perfetto.dev";
const AGAIN = "`fairground run SCENARIO --trace run.fgtrace` writes one";

/** The trace of a source; throws what to tell if it is none. */
export async function openTrace(source) {
  const { bytes } = source;
  if (bytes === 0) throw new Error(`the file is empty; ${AGAIN}`);
  const head = await source.read(0, Math.min(bytes, 16));
  await checkHead(source, head);
  const tail = await source.read(bytes - TAIL, TAIL);
  const [length, sum] = new Uint32Array(tail.slice(0, 8).buffer);
  const room = bytes - HEAD.length - TAIL;
  if (text(tail.subarray(8)) !== END || length > Math.min(room, FOOTER_MAX)) {
    throw new Error(`the trace is cut: its end is missing after ${bytes} bytes; ${AGAIN}`);
  }
  const footer = await source.read(bytes - TAIL - length, length);
  if (checksum(footer) !== sum) throw new Error(`the trace is damaged at its end; ${AGAIN}`);
  try {
    return traceOf(JSON.parse(new TextDecoder().decode(footer)), source);
  } catch {
    throw new Error(`the trace's parts do not fit each other; ${AGAIN}`);
  }
}

function text(bytes) {
  return String.fromCharCode(...bytes);
}

async function checkHead(source, head) {
  const { bytes } = source;
  const begins = text(head.subarray(0, 8));
  if (begins === HEAD && bytes >= HEAD.length + TAIL) return;
  if (begins === HEAD) throw new Error(`the trace is cut after ${bytes} bytes; ${AGAIN}`);
  if (begins.startsWith("fgtrace")) {
    throw new Error("another version of fairground wrote this trace: write it again");
  }
  const what = (await isPerfetto(source, head)) ? PERFETTO : kind(head);
  throw new Error(`${what}; ${AGAIN}`);
}

/** What else people may drop here, by how it begins. */
function kind(head) {
  const begins = text(head.subarray(0, 5)).trimStart();
  if (begins.startsWith("{") || begins.startsWith("[")) return "this is JSON, no trace";
  if (begins.startsWith("<")) return "this is a page, no trace";
  if (head[0] === 0x1f && head[1] === 0x8b) return "this is packed with gzip: unpack it first";
  return "this is no trace of fairground";
}

/** A stream of messages of field 1, as far as the first two. */
async function isPerfetto(source, head) {
  if (head[0] !== 0x0a || head.length < 16) return false;
  const reader = new Reader(head, 1);
  const next = reader.next() + reader.at;
  return next < source.bytes && (await source.read(next, 1))[0] === 0x0a;
}

/** Whether lengths and counts fit each other: what is read later relies on them. */
function isOfOnePiece({ chunks, levels, cpus, ...footer }) {
  const { step_ns: step, steps_per_tile: steps, tiles_per_tile: fan } = footer;
  const whole = (count) => Number.isSafeInteger(count) && count > 0;
  const counts = levels.map((level) => level.at.length);
  const fits = counts.every(
    (count, at) => count === Math.ceil((counts[at - 1] ?? chunks.parts.at.length * fan) / fan),
  );
  const isLongAs = ({ at, bytes, checksum: sums }, more) =>
    [bytes, sums, more].every((column) => column.length === at.length);
  const hasAll =
    isLongAs(chunks.parts, chunks.stretches) && levels.every((level) => isLongAs(level, level.at));
  const isMachine = whole(cpus) && cpus <= CPUS_MAX;
  return [step, steps, fan].every(whole) && isMachine && fits && hasAll && counts.at(-1) === 1;
}

function traceOf(footer, source) {
  if (!isOfOnePiece(footer)) throw new Error("parts and whole differ");
  const { step_ns: step, steps_per_tile: steps } = footer;
  const { name, group } = footer.tasks;
  return {
    ...footer,
    source,
    tasks: name.map((one, at) => ({ name: one, group: footer.groups[group[at]] })),
    chunk_ns: step * steps,
    /** What one looks for in jumps: the form of a report's world. */
    world: {
      name: footer.name,
      ended_ns: footer.ended_ns,
      spans: footer.requests.map((summary) => ({ summary })),
      schedule: { longest_wait: footer.longest_wait },
    },
  };
}

/** Length of a tile, ns. */
export function tileNs(trace, level) {
  return trace.chunk_ns * trace.tiles_per_tile ** level;
}

/** What a trace is, in a sentence. */
export function aboutTrace({ name, machine, kernel, seed, digest, ended_ns, stretches, source }) {
  const size = `${(source.bytes / 1e6).toFixed(1)} MB`;
  return (
    `${name} on ${machine}, kernel ${kernel}, seed ${seed}, digest ${digest}: ${time(ended_ns)} ` +
    `with ${stretches.toLocaleString("en")} stretches of running and waiting, in ${size}.`
  );
}
