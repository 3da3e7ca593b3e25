// What a group left of its quota, and what it saved up of that as burst: two lines, for only what
// is saved can be used later.
import uPlot from "uplot";
import { Chart, lineOf } from "./chart.js";
import { digits, time } from "./format.js";
import { html } from "./html.js";
import { SECONDS, each, numbers, series } from "./over_time.js";
import { colour } from "./theme.js";

const MILLIS = {
  label: "CPU time, ms",
  tick: digits,
  read: (ms) => `${ms.toFixed(3)} ms`,
  scale: { range: (_, __, high) => [0, Math.max(high ?? 1, 1e-3) * 1.05] },
};

export function Pool({ path, worlds, limits, steps }) {
  const saving = limits.map((limit) => (limit?.burst_ns > 0 ? limit : null));
  return [
    html`<${Left} ...${{ path, worlds, limits, steps }} />`,
    saving.some(Boolean) && html`<${Saved} ...${{ path, worlds, limits: saving, steps }} />`,
  ];
}

function Left({ path, worlds, limits, steps }) {
  const left = series(limits, (limit) => limit.left_in_step_ns.map(millis));
  const names = worlds.map((world) => world.name);
  if (left.x.length < 2) return null;
  return html`<${Chart}
    title=${`What ${path} left of its quota`}
    sentence=${leftSentence(worlds, limits, steps)}
    sync="time"
    height=${180}
    data=${[left.x, ...left.columns]}
    series=${names.map((label, at) => ({ label, spanGaps: true, ...lineOf(at) }))}
    x=${SECONDS}
    y=${MILLIS}
    numbers=${numbers(left, names, "ms left")}
  />`;
}

/** Only of worlds that may save. */
function Saved({ path, worlds, limits, steps }) {
  const saving = limits
    .map((limit, at) => ({ limit, at, name: worlds[at].name }))
    .filter(({ limit }) => limit);
  const theirs = saving.map(({ limit }) => limit);
  const of = (key) => series(theirs, (limit) => limit[key].map(millis));
  const [saved, used] = [of("saved_in_step_ns"), of("burst_in_step_ns")];
  const caps = [...new Set(theirs.map((limit) => limit.burst_ns))];
  const several = saving.length > 1;
  const named = (what, name) => (several ? `${what}, ${name}` : what);
  const columns = [...saved.columns, ...used.columns];
  // A bar of nothing would be a line along the axis.
  const most = caps.map((cap) => saved.x.map(() => millis(cap)));
  const bars = used.columns.map((column) => column.map((ms) => ms || null));
  const names = ["saved", "used"].flatMap((what) => saving.map(({ name }) => named(what, name)));
  return html`<${Chart}
    title=${`What ${path} saved up as burst, and used of it`}
    sentence=${savedSentence(worlds, limits, steps)}
    sync="time"
    height=${200}
    data=${[saved.x, ...saved.columns, ...bars, ...most]}
    series=${[
      ...saving.map(({ at, name }) => savedLine(at, named("saved", name))),
      ...saving.map(({ at, name }) => usedBars(at, named("used in a step", name))),
      ...caps.map((cap) => capLine(cap)),
    ]}
    x=${SECONDS}
    y=${MILLIS}
    numbers=${numbers({ x: saved.x, columns }, names, "ms")}
  />`;
}

/** It stays as it is until the next period begins: steps, no slopes. */
function savedLine(world, label) {
  return { label, ...lineOf(world), dash: [], paths: uPlot.paths.stepped({ align: 1 }) };
}

function usedBars(world, label) {
  const stroke = () => colour(`world-${world}`);
  const paths = uPlot.paths.bars({ size: [0.7, 24] });
  return { label, stroke, fill: () => `${colour(`world-${world}`)}66`, width: 1, paths };
}

function capLine(cap) {
  const stroke = () => colour("quota");
  const label = `the most that may be saved (${time(cap)})`;
  return { label, stroke, width: 1, dash: [1, 4], points: { show: false } };
}

function millis(ns) {
  return ns === null ? null : ns / 1e6;
}

function leftSentence(worlds, limits, steps) {
  const say = (limit) => {
    const known = limit.left_in_step_ns.filter((left) => left !== null);
    const none = known.filter((left) => left === 0).length;
    return `nothing was left in ${none} of ${known.length} steps in which a period ended`;
  };
  return (
    `What was not used of the quota when a period ended, mean of each ${steps}. At 0 all of it ` +
    `was used up. ${each(worlds, limits, say)}. That is another count than throttled periods: ` +
    `CPUs take the quota in slices and give back what they do not need. So a period with ` +
    `throttling can end with something left, and one without it with nothing.`
  );
}

function savedSentence(worlds, limits, steps) {
  const say = (limit) =>
    `up to ${time(limit.burst_ns)} may be saved of what is left; in ${limit.nr_bursts} periods ` +
    `${time(limit.burst_used_ns)} of it were used`;
  return (
    `${each(worlds, limits, say)}. The line is what was saved beside the quota, at the end of ` +
    `each ${steps}; a bar is what periods that ended then used beyond their quota: so much more ` +
    `the group could run before it was throttled.`
  );
}
