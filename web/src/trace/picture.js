// Draws a part of a trace on a canvas: the rows that are in sight, as pixels; names, wake-ups and
// the axis over them.
import { shorten } from "../format.js";
import {
  AXIS,
  WAKES_MAX,
  drawArrow,
  drawAxis,
  drawLabels,
  drawMarks,
  labelWidth,
} from "../schedule/frame.js";
import { EACH, fill } from "./columns.js";
import { gather, pick } from "./pick.js";
import { drawRow, inks } from "./pixels.js";
import { FULL } from "./store.js";

/** Columns that a name needs. */
const NAME_MIN = 34;
/** More pixels than this for each of the page's show nothing more. */
const RATIO_MAX = 2;

/** Rows in which something happened: their names, their numbers, and how tall each is. */
export function rowsOf(trace, top, by) {
  const all =
    by === "cpu"
      ? Array.from({ length: trace.cpus }, (_, cpu) => ({ name: `CPU ${cpu}`, row: cpu }))
      : trace.tasks.map(({ name }, task) => ({ name, row: trace.cpus + task }));
  const rows = by === "cpu" ? all : all.filter(({ row }) => top.steps[row] > 0);
  const least = by === "cpu" ? (trace.freq_khz_max === null ? 16 : 24) : 14;
  const tall = Math.max(least, Math.min(28, Math.floor(420 / Math.max(1, rows.length))));
  return { rows, tall, height: AXIS + Math.max(1, rows.length) * tall + 2 };
}

/**
 * Draws [from, to). What is not at hand is drawn from a coarser level; the parts that are missing
 * are returned, with what was drawn.
 */
export function picture(canvas, trace, store, view) {
  const { plan, from, to, scroll, colours } = view;
  const ratio = Math.min(RATIO_MAX, window.devicePixelRatio || 1);
  const { clientWidth: width, clientHeight: height } = canvas;
  fit(canvas, Math.round(width * ratio), Math.round(height * ratio));
  const label = labelWidth(width);
  const wide = Math.max(1, Math.round((width - label) * ratio));
  const picked = pick(trace, from, to, wide);
  const { found, missing } = gather(trace, store, picked);
  const pen = canvas.getContext("2d");
  const first = Math.max(0, Math.floor(scroll / plan.tall));
  const last = Math.min(plan.rows.length, Math.ceil((scroll + height - AXIS) / plan.tall));
  const rows = plan.rows.slice(first, last);
  const room = { wide, high: Math.max(1, Math.round((height - AXIS) * ratio)), ratio };
  const offset = first * plan.tall - scroll;
  const image = paintRows(pen, trace, found, { view, rows, first, offset, room });
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.putImageData(image, Math.round(label * ratio), Math.round(AXIS * ratio));
  pen.scale(ratio, ratio);
  const x = (time) => label + ((time - from) * (width - label)) / (to - from);
  const place = { pen, x, from, to, width, colours, rows, offset, tall: plan.tall };
  drawOver({ ...place, by: view.by, plan: { label, height } }, trace, found, view);
  return { missing, isFull: picked.level === FULL, level: picked.level };
}

/** A canvas that gets a size, even its own, begins anew: that costs more than to draw on it. */
function fit(canvas, width, height) {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

/** The pixels of each canvas, for the next picture. */
const images = new WeakMap();

function imageOf(pen, { wide, high }) {
  const known = images.get(pen);
  if (known?.width === wide && known.height === high) return known;
  const image = pen.createImageData(wide, high);
  images.set(pen, image);
  return image;
}

function paintRows(pen, trace, found, { view, rows, first, offset, room }) {
  const { from, to, plan, by, colours } = view;
  const image = imageOf(pen, room);
  const pixels = new Uint32Array(image.data.buffer);
  const ink = inks(colours);
  pixels.fill(ink.paper);
  const columns = new Float32Array(room.wide * EACH);
  const target = { pixels, width: room.wide, height: room.high };
  rows.forEach(({ row }, at) => {
    fill(columns, trace, found, { row, from, to });
    const top = Math.round((offset + at * plan.tall) * room.ratio);
    const high = Math.round((offset + (at + 1) * plan.tall) * room.ratio) - top;
    const isOdd = (first + at) % 2 === 1;
    drawRow(target, columns, { top, high, isCpu: by === "cpu", isOdd, ink, ratio: room.ratio });
  });
  return image;
}

/** Names, arrows, marks and the axis. */
function drawOver(place, trace, found, { marks, by }) {
  const { pen, plan, colours, from, to, width } = place;
  pen.save();
  pen.beginPath();
  pen.rect(plan.label, AXIS, width - plan.label, plan.height);
  pen.clip();
  const full = found.filter(({ level, part }) => part && level === FULL);
  if (full.length === found.length) {
    if (by === "cpu") full.forEach(({ part }) => drawNames(place, trace, part));
    drawWakes(place, trace, wakesIn(full, from, to));
  }
  if (marks) drawMarks(place, marks);
  pen.restore();
  drawAxis(place);
  drawLabels(place, place.rows, place.tall, (at) => middle(place, at));
}

function middle({ offset, tall }, at) {
  return AXIS + offset + (at + 0.5) * tall;
}

/** Who runs, where there is room for a name. */
function drawNames(place, trace, chunk) {
  const { pen, x, from, to, width, rows, plan, colours } = place;
  pen.fillStyle = colours.onRunning;
  pen.font = "10px system-ui, sans-serif";
  const least = ((to - from) * NAME_MIN) / (width - plan.label);
  rows.forEach(({ row: cpu }, at) => {
    for (let one = chunk.cpus[cpu]; one < chunk.cpus[cpu + 1]; one += 1) {
      const { [one]: row } = chunk.cpuRows;
      const since = Math.max(from, chunk.from[row]);
      const until = Math.min(to, chunk.to[row]);
      if (chunk.state[row] !== 0 || until - since < least) continue;
      const letters = Math.floor((x(until) - x(since) - 4) / 6);
      const { name } = trace.tasks[chunk.task[row]];
      pen.fillText(shorten(name, letters), x(since) + 2, middle(place, at) + 2);
    }
  });
}

/** Wake-ups in [from, to), if they are few enough to be told apart. */
function wakesIn(full, from, to) {
  const found = [];
  for (const { part: { wakes } } of full) {
    for (let row = 0; row < wakes.at.length; row += 1) {
      if (wakes.at[row] < from || wakes.at[row] >= to) continue;
      if (found.push([wakes, row]) > WAKES_MAX) return [];
    }
  }
  return found;
}

/** Arrows from who woke to who was woken. */
function drawWakes(place, trace, found) {
  const { x, by, rows } = place;
  const row = (cpu, task) => (by === "cpu" ? cpu : trace.cpus + task);
  const places = new Map(rows.map(({ row }, at) => [row, middle(place, at)]));
  for (const [wakes, one] of found) {
    const isKnown = by === "cpu" || wakes.waker[one] > 0;
    const source = row(wakes.wakerCpu[one], wakes.waker[one] - 1);
    const start = isKnown ? places.get(source) : undefined;
    const end = places.get(row(wakes.targetCpu[one], wakes.task[one]));
    if (end !== undefined) drawArrow(place, x(wakes.at[one]), start, end);
  }
}
