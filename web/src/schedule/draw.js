// Draws a part of a schedule on a canvas. It knows nothing of the page but the colours it is given.
import { shorten } from "../format.js";
import { firstAfter } from "./decode.js";
import {
  AXIS,
  WAKES_MAX,
  drawArrow,
  drawAxis,
  drawLabels,
  drawMarks,
  labelWidth,
} from "./frame.js";
import { ofSteps, ofWindow } from "./line.js";

/** Names of the rows and how tall each is. */
export function layout(decoded, by, width) {
  const label = labelWidth(width);
  const rows =
    by === "cpu"
      ? Array.from({ length: decoded.cpus }, (_, cpu) => ({ name: `CPU ${cpu}`, at: cpu }))
      : decoded.tasks.map((task, at) => ({ name: task.name, at })).slice(0, 400);
  const least = decoded.freq_khz_max === null ? 14 : 24;
  const tall = Math.max(by === "cpu" ? least : 12, Math.min(26, Math.floor(420 / rows.length)));
  return { rows, label, tall, height: AXIS + Math.max(1, rows.length) * tall + 2 };
}

/** Draws [from, to) of the run. `marks` are the request that is looked at, if there is one. */
export function draw(canvas, decoded, { by, from, to, marks, colours }) {
  const ratio = window.devicePixelRatio || 1;
  const width = canvas.clientWidth;
  const plan = layout(decoded, by, width);
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(plan.height * ratio);
  const pen = canvas.getContext("2d");
  pen.scale(ratio, ratio);
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, width, plan.height);
  const x = (time) => plan.label + ((time - from) * (width - plan.label)) / (to - from);
  const isClocked = by === "cpu" && decoded.freq_khz_max !== null;
  const view = { pen, plan, x, from, to, width, colours, by, isClocked };
  drawRows(view);
  drawSteps(view, decoded);
  for (const window of decoded.windows) {
    if (window.to_ns > from && window.from_ns < to) drawWindow(view, decoded, window);
  }
  if (marks) drawMarks(view, marks);
  drawAxis(view);
  drawLabels(view, plan.rows, plan.tall, (at) => middle(view, at));
}

function top({ plan }, at) {
  return AXIS + at * plan.tall;
}

function middle({ plan }, at) {
  return AXIS + (at + 0.5) * plan.tall;
}

function drawRows({ pen, plan, width, colours }) {
  plan.rows.forEach((_, at) => {
    pen.fillStyle = at % 2 ? colours.paper : colours.stripe;
    pen.fillRect(plan.label, AXIS + at * plan.tall, width - plan.label, plan.tall);
  });
}

/** The whole run in steps, where no window has all of it. */
function drawSteps(view, decoded) {
  const { steps } = decoded;
  if (view.by === "cpu") {
    view.plan.rows.forEach((row, at) => {
      const busy = steps.cpu_busy_per_mille[Math.floor(row.at / steps.cpus_per_row)];
      drawShares(view, decoded, at, [[busy, "running"]]);
      if (view.isClocked) drawLine(view, at, ofSteps(decoded, row.at, view.from, view.to));
    });
    return;
  }
  const rows = new Map(steps.rows.map((row) => [row.name, row]));
  view.plan.rows.forEach((row, at) => {
    const known = rows.get(row.name);
    if (!known) return;
    const shares = [
      [known.running_per_mille, "running"],
      [known.queued_per_mille, "queued"],
      [known.throttled_per_mille, "throttled"],
    ];
    drawShares(view, decoded, at, shares);
  });
}

function drawShares(view, decoded, at, shares) {
  const { pen, plan, x, from, to, colours } = view;
  const { step_ns: step } = decoded.steps;
  const tall = plan.tall - 3;
  const count = shares[0][0]?.length ?? 0;
  const first = Math.max(0, Math.floor(from / step));
  const last = Math.min(count, Math.ceil(to / step));
  for (let place = first; place < last; place += 1) {
    const left = Math.max(plan.label, x(place * step));
    const wide = Math.max(0.5, x((place + 1) * step) - left);
    let low = top(view, at) + 2 + tall;
    for (const [values, state] of shares) {
      const high = (tall * values[place]) / 1000;
      low -= high;
      pen.globalAlpha = 0.45;
      pen.fillStyle = colours[state];
      pen.fillRect(left, low, wide, high);
    }
  }
  pen.globalAlpha = 1;
}

function drawWindow(view, decoded, window) {
  const { pen, plan, x, from, to, width, colours } = view;
  const left = Math.max(plan.label, x(window.from_ns));
  const right = Math.min(width, x(window.to_ns));
  plan.rows.forEach((_, at) => {
    pen.fillStyle = at % 2 ? colours.paper : colours.stripe;
    pen.fillRect(left, top(view, at), right - left, plan.tall);
  });
  pen.fillStyle = colours.window;
  pen.fillRect(left, AXIS - 4, Math.max(2, right - left), 4);
  const named = { ...view, names: [] };
  plan.rows.forEach((row, at) => {
    const rows = view.by === "cpu" ? window.byCpu[row.at] : window.byTask[row.at];
    drawStretches(named, decoded, window, rows, at);
    if (view.isClocked) drawLine(view, at, ofWindow(decoded, window, row.at, from, to));
  });
  drawNames(named);
  drawWakes(view, window, Math.max(from, window.from_ns), Math.min(to, window.to_ns));
}

/** How much of a CPU's row is for who waits. */
function stripOf({ tall }) {
  return Math.max(3, Math.floor((tall - 3) / 4));
}

/** A line of shares of a row, above who waits; it is seen on any ground. */
function drawLine(view, at, parts) {
  const { pen, plan, x, width, colours } = view;
  const low = top(view, at) + plan.tall - 2 - stripOf(plan);
  // At the top it still lies within the bar of who runs: beside it, it would part rows.
  const room = plan.tall - 8 - stripOf(plan);
  pen.beginPath();
  for (const { from, to, share, follows } of parts) {
    // Whole pixels, so that a level line is sharp.
    const height = Math.round(low - share * room);
    const left = Math.max(plan.label, x(from));
    if (follows) pen.lineTo(left, height);
    else pen.moveTo(left, height);
    pen.lineTo(Math.min(width, x(to)), height);
  }
  for (const [colour, wide] of [[colours.paper, 4], [colours.ink, 2]]) {
    pen.strokeStyle = colour;
    pen.lineWidth = wide;
    pen.stroke();
  }
}

/** On a CPU's row who runs is tall, who waits is a strip below; those may be several at once. */
function drawStretches(view, decoded, window, rows, at) {
  const { plan, x, from, to, width, by } = view;
  const ends = new Map();
  const start = by === "cpu" ? 0 : firstAfter(rows, window.to, from);
  for (let place = start; place < rows.length; place += 1) {
    const row = rows[place];
    if (window.from[row] >= to) break;
    if (window.to[row] <= from) continue;
    const state = window.state[row];
    const left = Math.max(plan.label, x(window.from[row]));
    const right = Math.min(width, x(window.to[row]));
    // What ends in a pixel that is drawn already would not be seen.
    if (right - (ends.get(state) ?? -1) < 0.4) continue;
    ends.set(state, right);
    const task = decoded.tasks[window.task[row]];
    drawStretch(view, at, decoded.states[state], left, Math.max(right - left, 0.6), task);
  }
}

function drawStretch(view, at, state, left, wide, task) {
  const { pen, plan, colours, by, names } = view;
  const tall = plan.tall - 3;
  const strip = by === "cpu" ? stripOf(plan) : tall;
  let y = top(view, at) + 2;
  let high = tall;
  if (by === "cpu") {
    high = state === "running" ? tall - strip : strip;
    y += state === "running" ? 0 : tall - strip;
  } else if (state !== "running") {
    high = Math.max(3, Math.floor(tall * 0.6));
    y += tall - high;
  }
  pen.fillStyle = colours[state];
  pen.fillRect(left, y, wide, high);
  if (state === "throttled" && wide > 3 && high > 2) hatch(pen, left, y, wide, high, colours.paper);
  if (by === "cpu" && state === "running" && wide > 34) {
    const letters = Math.floor((wide - 4) / 6);
    names.push([shorten(task.name, letters), left + 2, y + high / 2 + 3.5]);
  }
}

/** Who runs, over all lines. */
function drawNames({ pen, colours, names }) {
  pen.fillStyle = colours.onRunning;
  pen.font = "10px system-ui, sans-serif";
  for (const [name, left, base] of names) pen.fillText(name, left, base);
}

/** Throttled is not told by its colour alone. */
function hatch(pen, left, y, wide, high, colour) {
  pen.save();
  pen.beginPath();
  pen.rect(left, y, wide, high);
  pen.clip();
  pen.strokeStyle = colour;
  pen.lineWidth = 1;
  pen.beginPath();
  for (let at = left - high; at < left + wide; at += 5) {
    pen.moveTo(at, y + high);
    pen.lineTo(at + high, y);
  }
  pen.stroke();
  pen.restore();
}

/** Arrows from who woke to who was woken, if they are few enough to be told apart. */
function drawWakes(view, window, from, to) {
  const { x, by, plan } = view;
  const seen = window.wakes.filter((wake) => wake.at >= from && wake.at < to);
  if (seen.length === 0 || seen.length > WAKES_MAX) return;
  for (const wake of seen) {
    const [source, target] =
      by === "cpu" ? [wake.wakerCpu, wake.targetCpu] : [wake.waker, wake.task];
    if (target >= plan.rows.length) continue;
    const isKnown = source !== null && source < plan.rows.length;
    const start = isKnown ? middle(view, source) : undefined;
    drawArrow(view, x(wake.at), start, middle(view, target));
  }
}
