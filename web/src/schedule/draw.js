// Draws a part of a schedule on a canvas. It knows nothing of the page but the colours it is given.
import { moment, shorten } from "../format.js";
import { firstAfter } from "./decode.js";

export const AXIS = 24;
const WAKES_MAX = 300;

/** Names of the rows and how tall each is. */
export function layout(decoded, by, width) {
  const label = width < 560 ? 78 : 150;
  const rows =
    by === "cpu"
      ? Array.from({ length: decoded.cpus }, (_, cpu) => ({ name: `CPU ${cpu}`, at: cpu }))
      : decoded.tasks.map((task, at) => ({ name: task.name, at })).slice(0, 400);
  const tall = Math.max(by === "cpu" ? 14 : 12, Math.min(26, Math.floor(420 / rows.length)));
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
  const view = { pen, plan, x, from, to, width, colours, by };
  drawRows(view);
  drawSteps(view, decoded);
  for (const window of decoded.windows) {
    if (window.to_ns > from && window.from_ns < to) drawWindow(view, decoded, window);
  }
  if (marks) drawMarks(view, marks);
  drawAxis(view);
  drawLabels(view);
}

function top({ plan }, at) {
  return AXIS + at * plan.tall;
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
  plan.rows.forEach((row, at) => {
    const rows = view.by === "cpu" ? window.byCpu[row.at] : window.byTask[row.at];
    drawStretches(view, decoded, window, rows, at);
  });
  drawWakes(view, window, Math.max(from, window.from_ns), Math.min(to, window.to_ns));
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
  const { pen, plan, colours, by } = view;
  const tall = plan.tall - 3;
  const strip = by === "cpu" ? Math.max(3, Math.floor(tall / 4)) : tall;
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
    pen.fillStyle = colours.onRunning;
    pen.font = "10px system-ui, sans-serif";
    const letters = Math.floor((wide - 4) / 6);
    pen.fillText(shorten(task.name, letters), left + 2, y + high / 2 + 3.5);
  }
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
  const { pen, x, colours, by, plan } = view;
  const seen = window.wakes.filter((wake) => wake.at >= from && wake.at < to);
  if (seen.length === 0 || seen.length > WAKES_MAX) return;
  pen.strokeStyle = colours.ink;
  pen.fillStyle = colours.ink;
  pen.lineWidth = 1;
  for (const wake of seen) {
    const [source, target] =
      by === "cpu" ? [wake.wakerCpu, wake.targetCpu] : [wake.waker, wake.task];
    if (target >= plan.rows.length) continue;
    const left = x(wake.at);
    const end = top(view, target) + plan.tall / 2;
    if (source !== null && source !== target && source < plan.rows.length) {
      const start = top(view, source) + plan.tall / 2;
      pen.globalAlpha = 0.6;
      pen.beginPath();
      pen.moveTo(left, start);
      pen.lineTo(left, end);
      pen.stroke();
      pen.globalAlpha = 1;
    }
    pen.beginPath();
    pen.moveTo(left, end);
    pen.lineTo(left - 4, end - 3);
    pen.lineTo(left - 4, end + 3);
    pen.fill();
  }
}

export function drawMarks({ pen, plan, x, width, colours }, { from, taken, to }) {
  pen.fillStyle = colours.mark;
  const inside = (time) => Math.min(width, Math.max(plan.label, x(time)));
  pen.globalAlpha = 0.16;
  pen.fillRect(inside(from), AXIS, inside(to) - inside(from), plan.height);
  pen.globalAlpha = 1;
  pen.strokeStyle = colours.mark;
  pen.lineWidth = 2;
  for (const [time, dash] of [[from, []], [taken, [4, 3]], [to, []]]) {
    if (time === undefined || x(time) < plan.label || x(time) > width) continue;
    pen.setLineDash(dash);
    pen.beginPath();
    pen.moveTo(x(time), AXIS);
    pen.lineTo(x(time), plan.height);
    pen.stroke();
  }
  pen.setLineDash([]);
}

export function drawAxis({ pen, plan, x, from, to, width, colours }) {
  const step = niceStep((to - from) / Math.max(2, (width - plan.label) / 110));
  pen.font = "11px system-ui, sans-serif";
  pen.fillStyle = colours.ink;
  pen.strokeStyle = colours.grid;
  pen.lineWidth = 1;
  for (let time = Math.ceil(from / step) * step; time < to; time += step) {
    const left = x(time);
    pen.beginPath();
    pen.moveTo(left, AXIS - 4);
    pen.lineTo(left, plan.height);
    pen.stroke();
    const text = moment(time, step * 100);
    if (left + pen.measureText(text).width < width) pen.fillText(text, left + 2, 12);
  }
}

function niceStep(least) {
  const size = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return [1, 2, 5, 10].map((by) => by * size).find((step) => step >= least);
}

function drawLabels(view) {
  const { pen, plan, colours } = view;
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, plan.label, plan.height);
  pen.fillStyle = colours.ink;
  pen.font = `${Math.min(12, plan.tall - 2)}px system-ui, sans-serif`;
  const letters = Math.floor((plan.label - 8) / 6.4);
  plan.rows.forEach((row, at) => {
    pen.fillText(shorten(row.name, letters), 2, top(view, at) + plan.tall / 2 + 4);
  });
}
