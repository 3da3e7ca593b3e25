// Which part of a run is looked at: zoom, drag, keys. It knows nothing of what is drawn.
import { signal } from "@preact/signals";

/** No part is shorter than that: the history is in whole nanoseconds. */
const LEAST_NS = 200;

/** The part [from, to) of a run of so many ns. */
export function makeView(ended) {
  const whole = { from: 0, to: Math.max(ended, LEAST_NS) };
  const range = signal(whole);
  const show = (from, to) => {
    const length = Math.min(Math.max(to - from, LEAST_NS), whole.to);
    const middle = (from + to) / 2;
    const start = Math.min(Math.max(0, middle - length / 2), whole.to - length);
    range.value = { from: start, to: start + length };
  };
  return {
    range,
    show,
    all: () => show(0, whole.to),
    /** Around a time, which stays where it is. */
    zoom: (by, around) => {
      const { from, to } = range.value;
      const at = around ?? (from + to) / 2;
      show(at - (at - from) * by, at + (to - at) * by);
    },
    /** By a part of what is seen. */
    move: (by) => {
      const { from, to } = range.value;
      const length = to - from;
      const start = Math.min(Math.max(0, from + by * length), whole.to - length);
      range.value = { from: start, to: start + length };
    },
  };
}

/**
 * Lets wheel, drag and pinch move a view; `label` tells how wide the names are. What it returns
 * ends that: a page that follows a drag has many views, one after another, on one canvas.
 */
export function follow(canvas, view, label) {
  const touches = new Map();
  const timeAt = (x) => {
    const { from, to } = view.range.value;
    const wide = canvas.clientWidth - label();
    return from + ((x - label()) * (to - from)) / wide;
  };
  const share = (x) => x / (canvas.clientWidth - label());
  const ended = new AbortController();
  const until = { signal: ended.signal };
  const on = (name, act, more) => canvas.addEventListener(name, act, { ...more, ...until });
  on("wheel", (event) => {
    // A plain wheel scrolls the page.
    if (!event.ctrlKey && !event.shiftKey) return;
    event.preventDefault();
    const by = event.deltaY || event.deltaX;
    if (event.ctrlKey) view.zoom(by > 0 ? 1.25 : 0.8, timeAt(event.offsetX));
    else view.move(by > 0 ? 0.1 : -0.1);
  }, { passive: false });
  on("dblclick", (event) => view.zoom(0.4, timeAt(event.offsetX)));
  on("pointerdown", (event) => {
    touches.set(event.pointerId, event.offsetX);
    canvas.setPointerCapture(event.pointerId);
  });
  on("pointermove", (event) => {
    const before = touches.get(event.pointerId);
    if (before === undefined) return;
    if (touches.size === 1) view.move(-share(event.offsetX - before));
    else pinch(view, touches, event, timeAt);
    touches.set(event.pointerId, event.offsetX);
  });
  for (const name of ["pointerup", "pointercancel"]) {
    on(name, (event) => touches.delete(event.pointerId));
  }
  return () => ended.abort();
}

function pinch(view, touches, event, timeAt) {
  const [other] = [...touches].filter(([id]) => id !== event.pointerId).map(([, x]) => x);
  const before = Math.abs(touches.get(event.pointerId) - other);
  const after = Math.abs(event.offsetX - other);
  if (before > 4 && after > 4) view.zoom(before / after, timeAt((event.offsetX + other) / 2));
}

/** Keys of a schedule; the browser's own stay as they are. */
export function pressed(event, view, jump) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const keys = {
    ArrowLeft: () => view.move(-0.2),
    ArrowRight: () => view.move(0.2),
    PageUp: () => view.move(-1),
    PageDown: () => view.move(1),
    "+": () => view.zoom(0.5),
    "=": () => view.zoom(0.5),
    "-": () => view.zoom(2),
    0: view.all,
    Home: view.all,
    n: () => jump(1),
    p: () => jump(-1),
  };
  if (!(event.key in keys)) return;
  keys[event.key]();
  event.preventDefault();
}
