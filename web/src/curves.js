// Percentiles of latency, on logarithmic axes: what most requests take, and what few do.
import { Chart, lineOf } from "./chart.js";
import { digits, millis, time } from "./format.js";
import { html } from "./html.js";
import { lineUp, spanNames, spanOf } from "./document.js";
import { Table } from "./table.js";
import { powers } from "./ticks.js";

const TOLD = [
  ["p50", "latency_ns_p50"],
  ["p75", "latency_ns_p75"],
  ["p90", "latency_ns_p90"],
  ["p95", "latency_ns_p95"],
  ["p99", "latency_ns_p99"],
  ["p99.5", "latency_ns_p995"],
  ["p99.9", "latency_ns_p999"],
  ["longest", "latency_ns_max"],
];

const LOGARITHMIC =
  "Both axes are logarithmic: each factor of ten has the same room, in time as in how few take " +
  "longer.";

export function Curves({ worlds }) {
  const curve = (name) => html`<${Curve} key=${name} name=${name} worlds=${worlds} />`;
  return spanNames(worlds).map(curve);
}

function Curve({ name, worlds }) {
  const spans = worlds.map((world) => spanOf(world, name));
  const lines = spans.map((span) => points(span));
  const { x, columns } = lineUp(lines);
  const counts = spans.map((span) => span?.summary.count ?? 0);
  const data = [x, ...columns];
  const drawn = html`<${Chart}
    title=${`How long ${name} takes`}
    sentence=${sentence(worlds, spans)}
    data=${data}
    series=${worlds.map((world, at) => ({ label: world.name, spanGaps: true, ...lineOf(at) }))}
    x=${ofShares(x)}
    y=${ofLatency}
    numbers=${{
      columns: ["beyond", ...worlds.map((world) => `${world.name}, ms`)],
      rows: () => x.map((nines, row) => shareRow(nines, columns.map((of) => of[row]), millis)),
    }}
  />`;
  return html`<section>
    ${x.length > 1 && drawn}
    <${Table}
      caption=${`Percentiles of ${name}, ms`}
      columns=${["percentile", ...worlds.map((world) => world.name)]}
      rows=${[
        ["done", ...counts],
        ...TOLD.map(([label, key]) => [
          label,
          ...spans.map((span) => (span?.summary.count ? millis(span.summary[key]) : "-")),
        ]),
      ]}
    />
  </section>`;
}

/** An axis of shares, for these places: each nine has the same room. */
export function ofShares(x) {
  const most = Math.ceil(x.length > 0 ? x[x.length - 1] : 1);
  const all = [Math.log10(2), ...Array.from({ length: most }, (_, at) => at + 1)];
  return {
    label: "of all take this long or less (logarithmic)",
    tick: share,
    read: share,
    // What lies outside would be drawn over the picture's edge.
    splits: (_, __, low, high) => all.filter((nines) => low <= nines && nines <= high),
    scale: { range: (_, low, high) => [low ?? 0, Math.max(high ?? 1, (low ?? 0) + 1e-3)] },
  };
}

/** An axis of latency: each factor of ten has the same room. */
export const ofLatency = {
  label: "latency (logarithmic)",
  tick: time,
  read: time,
  splits: (_, __, low, high) => powers(low, high, [1, 2, 5]),
  scale: { distr: 3, range: near },
};

/** No wider than the lines: to the next power of ten they would be flat. */
function near(_, low, high) {
  return [(low ?? 1) / 1.15, (high ?? 10) * 1.15];
}

/** The fastest are not drawn: on a logarithmic axis they would take most of the picture. */
const DRAWN_BELOW = 0.9;

/** 1 of 10 to the x takes longer: 1 is p90, 2 is p99. */
function points(span) {
  const beyond = span?.curve.beyond ?? [];
  const all = beyond.map((share, at) => [-Math.log10(share), span.curve.latency_ns[at] || null]);
  const slow = all.filter((_, at) => beyond[at] < DRAWN_BELOW);
  return slow.length > 1 ? slow : all;
}

function share(nines) {
  const percent = 100 * (1 - 10 ** -nines);
  return `${Number(percent.toFixed(Math.max(1, Math.ceil(nines))))} %`;
}

/** A row of numbers: which share of all is slower, and what each line has there. */
export function shareRow(nines, values, shown) {
  const beyond = `${digits(100 * 10 ** -nines)} %`;
  return [beyond, ...values.map((value) => (value === null ? "-" : shown(value)))];
}

function sentence(worlds, spans) {
  const one = (span, at) => {
    const name = worlds.length > 1 ? `${worlds[at].name}: ` : "";
    const { count, latency_ns_p50: half, latency_ns_p99: tail } = span?.summary ?? { count: 0 };
    if (!count) return `${name}none was done`;
    return `${name}half take ${time(half)} or less, 99 % take ${time(tail)} or less`;
  };
  return `${spans.map(one).join("; ")}. ${LOGARITHMIC}`;
}
