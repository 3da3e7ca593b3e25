// Percentiles of what was simulated as lines, over those that were measured as points.
import { Chart, lineOf } from "../chart.js";
import { ofLatency, ofShares, shareRow } from "../curves.js";
import { lineUp } from "../document.js";
import { millis } from "../format.js";
import { html } from "../html.js";
import { colour } from "../theme.js";

export function Percentiles({ title, sentence, curves }) {
  const lines = curves.map(points);
  const { x, columns } = lineUp(lines);
  if (x.length < 2) return null;
  const row = (nines, at) => shareRow(nines, columns.map((of) => of[at]), millis);
  return html`<${Chart}
    title=${title}
    sentence=${sentence}
    data=${[x, ...columns]}
    series=${curves.map((curve) => ({ label: curve.name, ...look(curve) }))}
    x=${ofShares(x)}
    y=${ofLatency}
    numbers=${{
      columns: ["beyond", ...curves.map(({ name }) => `${name}, ms`)],
      rows: () => x.map(row),
    }}
  />`;
}

/** A share of all as nines: 1 is 90 %, 2 is 99 %. */
function points({ shares, latency_ns: latency }) {
  const all = shares.map((share, at) => [-Math.log10(1 - share), latency[at]]);
  return all.filter(([nines, ns]) => Number.isFinite(nines) && ns > 0);
}

/** Measured: points, for nothing is known between them. What is likely is the bold line. */
function look({ role }) {
  if (role === "measured") {
    const stroke = () => colour("ink");
    return { stroke, paths: () => null, points: { show: true, size: 8, fill: stroke, stroke } };
  }
  const line = lineOf(0, { spanGaps: true, points: { show: false } });
  if (role === "likely") return { ...line, width: 3 };
  if (role === "end") return { ...line, dash: [8, 4] };
  return { ...line, width: 1, stroke: () => colour("faint"), dash: [2, 3] };
}
