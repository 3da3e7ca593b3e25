// What stands around and over the rows of a schedule, a report's as a whole trace's: names, axis,
// arrows and marks.
import { moment, shorten } from "../format.js";

export const AXIS = 24;
/** Arrows that can be told apart. */
export const WAKES_MAX = 300;

/** How wide the names of rows are. */
export function labelWidth(width) {
  return width < 560 ? 78 : 150;
}

/** A wake-up: from the middle of the row of who woke, if it is known, to that of who was woken. */
export function drawArrow({ pen, colours }, left, start, end) {
  pen.strokeStyle = colours.ink;
  pen.fillStyle = colours.ink;
  pen.lineWidth = 1;
  if (start !== undefined && start !== end) {
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

/** Names of rows, and nothing else where they stand; `middle` tells the height of each. */
export function drawLabels({ pen, plan, colours }, rows, tall, middle) {
  pen.save();
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, plan.label, plan.height);
  pen.fillStyle = colours.ink;
  pen.font = `${Math.min(12, tall - 2)}px system-ui, sans-serif`;
  pen.beginPath();
  pen.rect(0, AXIS, plan.label, plan.height);
  pen.clip();
  const letters = Math.floor((plan.label - 8) / 6.4);
  rows.forEach(({ name }, at) => pen.fillText(shorten(name, letters), 2, middle(at) + 4));
  pen.restore();
}
