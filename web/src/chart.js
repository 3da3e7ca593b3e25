// A chart of lines with its sentence and its table, for eyes, keys and screen readers.
import { useLayoutEffect, useRef } from "preact/hooks";
import uPlot from "uplot";
import { html } from "./html.js";
import { safe } from "./format.js";
import { inSight } from "./in_sight.js";
import { colour, colours } from "./theme.js";
import { Numbers } from "./table.js";

const KEYS = "Arrow keys move along the chart, + and - zoom, 0 shows all.";

/** What a chart shows at first. */
const WHOLE = new WeakMap();

/** Colours of worlds, and how their lines are broken: no one has to tell colours apart. */
const DASHES = [[], [8, 4], [2, 3], [10, 3, 2, 3]];

export function lineOf(world, more = {}) {
  const stroke = () => colour(`world-${world}`);
  return { stroke, width: 2, dash: DASHES[world % DASHES.length], ...more };
}

/**
 * A chart. `data` is uPlot's: x, then a column for each of `series`. `x` and `y` say the label,
 * how a value reads, and which ticks; `numbers` is the table behind it.
 */
export function Chart({ title, sentence, data, series, x, y, numbers, sync, height = 240 }) {
  const holder = useRef(null);
  const drawing = useRef(null);
  const latest = useRef(null);
  latest.current = { data, series, x, y, sync, height };
  useLayoutEffect(() => {
    drawing.current = follow(holder.current, latest);
    return drawing.current.end;
  }, []);
  useLayoutEffect(() => drawing.current.ask(), [data]);
  const keys = (event) => pressed(event, drawing.current.plot());
  return html`<figure class="chart">
    <figcaption><bdi>${safe(title)}</bdi></figcaption>
    <p>${safe(sentence)}</p>
    <div
      class="plot"
      ref=${holder}
      style=${{ minHeight: `${height}px` }}
      tabindex="0"
      role="application"
      aria-label=${`${safe(title)}. ${safe(sentence)} ${KEYS}`}
      onKeyDown=${keys}
    ></div>
    <${Numbers} caption=${title} ...${numbers} />
  </figure>`;
}

/** Draws what is the latest, as long as there is something; `plot` is drawn by now. */
function follow(place, latest) {
  let [plot, shape, isFirst, isNew] = [null, "", true, true];
  const drawn = () => {
    if (isNew) WHOLE.set(plot, { ...plot.scales.x });
    isNew = false;
  };
  const anew = () => {
    plot?.destroy();
    plot = new uPlot(options(place, latest, drawn), latest.current.data, place);
    place.querySelector("canvas").setAttribute("aria-hidden", "true");
  };
  const paint = () => {
    const before = shape;
    shape = shapeOf(latest.current);
    isNew = true;
    // Other numbers on the same lines need nothing but to be drawn.
    if (plot && shape === before) plot.setData(latest.current.data);
    else anew();
  };
  const { ask, now, end } = inSight(place, paint);
  const stopColours = colours.subscribe(() => {
    shape = "";
    if (!isFirst) now();
  });
  isFirst = false;
  const sized = new ResizeObserver(() => {
    const { height } = latest.current;
    if (plot && plot.width !== widthOf(place)) plot.setSize({ width: widthOf(place), height });
  });
  sized.observe(place);
  return {
    ask,
    plot: () => plot,
    end: () => {
      end();
      stopColours();
      sized.disconnect();
      plot?.destroy();
    },
  };
}

/** What a plot is made for: with another shape it is another plot. */
function shapeOf({ series, x, y, sync, height }) {
  const lines = series.map(({ label, width, dash }) => [label, width, dash]);
  return JSON.stringify([lines, x.label, y.label, sync, height]);
}

function widthOf(place) {
  return Math.max(place.clientWidth, 200);
}

/** Of a plot whose numbers change: what depends on them is the latest when it is needed. */
function options(place, latest, drawn) {
  const { series, x, y, sync, height } = latest.current;
  const of = (side) => latest.current[side];
  const tick = (side, all) => (at) => (at === null ? "" : of(side).tick(at, all));
  const axis = (side, size) => ({
    label: of(side).label,
    stroke: () => colour("ink"),
    grid: { stroke: () => colour("grid"), width: 1 },
    ticks: { stroke: () => colour("grid"), width: 1 },
    values: (_, splits) => splits.map(tick(side, splits)),
    ...(of(side).splits
      ? { splits: (...all) => of(side).splits(...all), filter: (_, splits) => splits }
      : {}),
    size,
  });
  const value = (side) => (_, raw) => (raw === null || raw === undefined ? "" : of(side).read(raw));
  const shown = series.map((one) => ({ value: value("y"), ...one, label: safe(one.label) }));
  return {
    width: widthOf(place),
    height,
    scales: {
      x: { time: false, ...(x.scale ?? {}) },
      y: { ...(y.scale ?? {}) },
    },
    axes: [axis("x", 44), axis("y", 64)],
    series: [{ label: x.label, value: value("x") }, ...shown],
    cursor: { drag: { x: true, y: false }, ...(sync ? { sync: { key: sync } } : {}) },
    legend: { live: true },
    hooks: { draw: [drawn] },
  };
}

/** Keys of a chart: move the cursor, zoom, show all. */
function pressed(event, plot) {
  if (!plot || event.ctrlKey || event.metaKey || event.altKey) return;
  const steps = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 };
  if (event.key in steps) move(plot, steps[event.key]);
  else if (event.key === "+" || event.key === "=") zoom(plot, 0.5);
  else if (event.key === "-") zoom(plot, 2);
  else if (event.key === "0" || event.key === "Home") whole(plot);
  else return;
  event.preventDefault();
}

function move(plot, by) {
  const [first, last] = plot.series[0].idxs;
  const at = Math.min(last, Math.max(first, (plot.cursor.idx ?? first - by) + by));
  const left = plot.valToPos(plot.data[0][at], "x");
  const shown = plot.series.findIndex((one, row) => row > 0 && plot.data[row][at] != null);
  const scale = shown > 0 ? plot.valToPos(plot.data[shown][at], "y") : 10;
  plot.setCursor({ left, top: scale });
}

function zoom(plot, by) {
  const { min, max } = plot.scales.x;
  const at = plot.cursor.idx == null ? (min + max) / 2 : plot.data[0][plot.cursor.idx];
  const half = ((max - min) * by) / 2;
  const all = WHOLE.get(plot);
  plot.setScale("x", { min: Math.max(all.min, at - half), max: Math.min(all.max, at + half) });
}

function whole(plot) {
  const { min, max } = WHOLE.get(plot);
  plot.setScale("x", { min, max });
}
