// A chart of lines with its sentence and its table, for eyes, keys and screen readers.
import { useEffect, useRef } from "preact/hooks";
import uPlot from "uplot";
import { html } from "./html.js";
import { safe } from "./format.js";
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
  const plot = useRef(null);
  useEffect(() => {
    const place = holder.current;
    const draw = () => {
      plot.current?.destroy();
      plot.current = new uPlot(options({ place, series, x, y, sync, height }), data, place);
      const canvas = place.querySelector("canvas");
      canvas.setAttribute("aria-hidden", "true");
    };
    draw();
    const sized = new ResizeObserver(() => {
      plot.current.setSize({ width: place.clientWidth, height });
    });
    sized.observe(place);
    let first = true;
    const unsubscribe = colours.subscribe(() => {
      if (!first) draw();
      first = false;
    });
    return () => {
      unsubscribe();
      sized.disconnect();
      plot.current.destroy();
    };
  }, [data]);
  const keys = (event) => pressed(event, plot.current);
  return html`<figure class="chart">
    <figcaption><bdi>${safe(title)}</bdi></figcaption>
    <p>${safe(sentence)}</p>
    <div
      class="plot"
      ref=${holder}
      tabindex="0"
      role="application"
      aria-label=${`${safe(title)}. ${safe(sentence)} ${KEYS}`}
      onKeyDown=${keys}
    ></div>
    <${Numbers} caption=${title} ...${numbers} />
  </figure>`;
}

function options({ place, series, x, y, sync, height }) {
  const axis = (of, more) => ({
    label: of.label,
    stroke: () => colour("ink"),
    grid: { stroke: () => colour("grid"), width: 1 },
    ticks: { stroke: () => colour("grid"), width: 1 },
    values: (_, splits) => splits.map((value) => (value === null ? "" : of.tick(value, splits))),
    ...(of.splits ? { splits: of.splits, filter: (_, splits) => splits } : {}),
    ...more,
  });
  const value = (of) => (_, raw) => (raw === null || raw === undefined ? "" : of.read(raw));
  const shown = series.map((one) => ({ value: value(y), ...one, label: safe(one.label) }));
  return {
    width: Math.max(place.clientWidth, 200),
    height,
    scales: {
      x: { time: false, ...(x.scale ?? {}) },
      y: { ...(y.scale ?? {}) },
    },
    axes: [axis(x, { size: 44 }), axis(y, { size: 64 })],
    series: [{ label: x.label, value: value(x) }, ...shown],
    cursor: { drag: { x: true, y: false }, ...(sync ? { sync: { key: sync } } : {}) },
    legend: { live: true },
    hooks: { ready: [(plot) => WHOLE.set(plot, { ...plot.scales.x })] },
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
