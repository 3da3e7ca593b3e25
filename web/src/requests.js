// The slowest requests over the time of a run.
import { Chart, lineOf } from "./chart.js";
import { digits, time } from "./format.js";
import { html } from "./html.js";
import { spanNames, spanOf } from "./document.js";
import { SECONDS, each, numbers, series } from "./over_time.js";

/** The slowest requests by the time at which they came. */
export function Requests({ worlds }) {
  return spanNames(worlds).map((name) => {
    const spans = worlds.map((world) => spanOf(world, name)?.steps);
    const slowest = series(spans, (steps) =>
      steps.slowest_ns.map((ns) => (ns > 0 ? ns / 1e6 : null)),
    );
    // A line needs two points.
    if (slowest.columns.flat().filter((ms) => ms !== null).length < 2) return null;
    const labels = worlds.map((world) => world.name);
    const latency = {
      label: "slowest, ms",
      tick: digits,
      read: (value) => `${value.toFixed(3)} ms`,
      scale: { range: (_, __, high) => [0, Math.max(high ?? 1, 1e-6) * 1.05] },
    };
    return html`<${Chart}
      key=${name}
      title=${`Slowest ${name} by when it began`}
      sentence=${slowestSentence(worlds, spans)}
      sync="time"
      height=${200}
      data=${[slowest.x, ...slowest.columns]}
      series=${labels.map((label, at) => ({ label, spanGaps: true, ...lineOf(at) }))}
      x=${SECONDS}
      y=${latency}
      numbers=${numbers(slowest, labels, "ms")}
    />`;
  });
}

function slowestSentence(worlds, spans) {
  const say = (steps) => {
    const most = Math.max(...steps.slowest_ns, 0);
    if (most === 0) return "none was done";
    const at = steps.slowest_ns.indexOf(most) * steps.step_ns;
    return `the slowest took ${time(most)} and began at about ${(at / 1e9).toFixed(2)} s`;
  };
  return `${each(worlds, spans, say)}.`;
}
