// Quota, burst and throttling over time, above the requests that waited.
import { Chart, lineOf } from "./chart.js";
import { digits, percent, time } from "./format.js";
import { html } from "./html.js";
import { lineUp, spanNames, spanOf } from "./document.js";
import { Table } from "./table.js";
import { colour } from "./theme.js";

const SECONDS = {
  label: "seconds of the run",
  tick: (s, all) => s.toFixed(decimals(all)),
  read: (s) => `${s.toFixed(3)} s`,
};

/** As many as tell the ticks exactly: in steps of 0.25 there is no 0.3. */
function decimals([first, second]) {
  const step = second - first;
  const isExact = (count) => Math.abs(step * 10 ** count - Math.round(step * 10 ** count)) < 1e-6;
  for (let count = 0; step > 0 && count < 9; count += 1) {
    if (step * 10 ** count >= 1 - 1e-6 && isExact(count)) return count;
  }
  return step > 0 ? 9 : 0;
}

/** What the words are elsewhere: who reads this page may know them from a cluster only. */
const ELSEWHERE =
  "In Kubernetes: limits.cpu is cpu.max, quota over period; a period with throttling counts in " +
  "container_cpu_cfs_throttled_periods_total, of container_cpu_cfs_periods_total; throttled time " +
  "is container_cpu_cfs_throttled_seconds_total. A burst (cpu.max.burst) has no field there. " +
  "systemd: CPUQuota= and CPUQuotaPeriodSec=.";

export function Limits({ worlds }) {
  const paths = [...new Set(worlds.flatMap((world) => world.limits.map((limit) => limit.path)))];
  return [
    html`<p class="note">${ELSEWHERE}</p>`,
    paths.map((path) => html`<${Limit} key=${path} path=${path} worlds=${worlds} />`),
  ];
}

function Limit({ path, worlds }) {
  const limits = worlds.map((world) => world.limits.find((limit) => limit.path === path));
  const steps = [...new Set(limits.filter(Boolean).map((limit) => time(limit.step_ns)))].join(", ");
  const used = series(limits, (limit) =>
    limit.used_in_step_ns.map((used_ns) => used_ns / limit.step_ns),
  );
  const stopped = series(limits, (limit) =>
    limit.throttled_in_step_ns.map((time_ns) => (100 * time_ns) / limit.step_ns),
  );
  const names = worlds.map((world) => world.name);
  const lines = quotas(worlds, limits);
  const cpus = {
    label: "CPUs",
    tick: digits,
    read: (value) => value.toFixed(2),
    scale: { range: (_, __, high) => [0, Math.max(high ?? 1, 0.1) * 1.05] },
  };
  const share = {
    label: "throttled, %",
    tick: digits,
    read: (value) => `${value.toFixed(1)} %`,
    scale: { range: () => [0, 105] },
  };
  return html`<section>
    <${Chart}
      title=${`CPU time that ${path} used`}
      sentence=${usedSentence(worlds, limits, steps)}
      sync="time"
      data=${[used.x, ...used.columns, ...lines.map(({ cpus }) => used.x.map(() => cpus))]}
      series=${[
        ...names.map((name, at) => ({ label: name, spanGaps: true, ...lineOf(at) })),
        ...lines.map(quotaLine),
      ]}
      x=${SECONDS}
      y=${cpus}
      numbers=${numbers(used, names, "CPUs")}
    />
    <${Chart}
      title=${`When ${path} was throttled`}
      sentence=${throttledSentence(worlds, limits, steps)}
      sync="time"
      height=${180}
      data=${[stopped.x, ...stopped.columns]}
      series=${names.map((label, at) => ({ label, spanGaps: true, ...lineOf(at) }))}
      x=${SECONDS}
      y=${share}
      numbers=${numbers(stopped, names, "%")}
    />
    <${Table} caption=${`Limit of ${path}`} ...${counters(worlds, limits)} />
  </section>`;
}

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

/** Columns over seconds, one per world; a point stands in the middle of its step. */
function series(worlds, of) {
  return lineUp(
    worlds.map((world) => {
      if (!world) return [];
      return of(world).map((value, at) => [((at + 0.5) * world.step_ns) / 1e9, value]);
    }),
  );
}

/** The quotas of all worlds in CPUs; equal ones are one line. */
function quotas(worlds, limits) {
  const lines = [];
  limits.forEach((limit, at) => {
    if (!limit || limit.quota_ns === null) return;
    const cpus = limit.quota_ns / limit.period_ns;
    const known = lines.find((line) => line.cpus === cpus);
    if (known) known.names.push(worlds[at].name);
    else lines.push({ cpus, names: [worlds[at].name], world: at });
  });
  return lines;
}

/** Several quotas have the colours of their runs, so that no one has to guess which is which. */
function quotaLine({ names, world }, _, all) {
  const label = all.length > 1 ? `quota, ${names.join(" and ")}` : "quota";
  const stroke = () => colour(all.length > 1 ? `world-${world}` : "quota");
  const width = all.length > 1 ? 3 : 1;
  return { label, stroke, width, dash: [1, 4], points: { show: false } };
}

function numbers({ x, columns }, names, unit) {
  return {
    columns: ["s", ...names.map((name) => `${name}, ${unit}`)],
    rows: () =>
      x.map((at, row) => [
        at.toFixed(3),
        ...columns.map((column) => (column[row] === null ? "-" : column[row].toFixed(2))),
      ]),
  };
}

function each(worlds, of, say) {
  const said = of.map((one, at) => {
    if (!one) return null;
    return worlds.length > 1 ? `${worlds[at].name}: ${say(one)}` : say(one);
  });
  return said.filter(Boolean).join("; ");
}

function usedSentence(worlds, limits, steps) {
  const say = (limit) => {
    const quota = limit.quota_ns === null ? "no quota" : `quota ${time(limit.quota_ns)}`;
    const burst = limit.burst_ns > 0 ? `, burst ${time(limit.burst_ns)}` : ", no burst";
    return `${quota} for each ${time(limit.period_ns)}${burst}`;
  };
  return (
    `${each(worlds, limits, say)}. Each point is a mean over ${steps}; the kernel's periods may ` +
    `begin elsewhere, so a point may lie above what the limit allows in one.`
  );
}

function throttledSentence(worlds, limits, steps) {
  const say = (limit) =>
    `throttled in ${limit.nr_throttled} of ${limit.nr_periods} periods` +
    (limit.nr_bursts > 0 ? `, burst used in ${limit.nr_bursts}` : "");
  return (
    `${each(worlds, limits, say)}. The line is the share of each ${steps} in which at least one ` +
    `CPU's queue of the group was throttled. A period in which the group had nothing to do is ` +
    `not counted.`
  );
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

function counters(worlds, limits) {
  const row = (label, of) => [label, ...limits.map((limit) => (limit ? of(limit) : "-"))];
  const quota = (limit) => (limit.quota_ns === null ? "max" : limit.quota_ns / 1000);
  const ratio = (limit) => percent(limit.nr_throttled / Math.max(1, limit.nr_periods));
  return {
    columns: ["cpu.max and cpu.stat", ...worlds.map((world) => world.name)],
    rows: [
      row("quota, us", quota),
      row("period, us", (limit) => limit.period_ns / 1000),
      row("burst, us", (limit) => limit.burst_ns / 1000),
      row("nr_periods", (limit) => limit.nr_periods),
      row("nr_throttled", (limit) => limit.nr_throttled),
      row("throttled periods", ratio),
      row("throttled time of all CPUs, ms", (limit) => (limit.throttled_ns / 1e6).toFixed(3)),
      row("nr_bursts", (limit) => limit.nr_bursts),
      row("burst used, ms", (limit) => (limit.burst_used_ns / 1e6).toFixed(3)),
    ],
  };
}
