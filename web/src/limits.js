// Quota, burst and throttling over time.
import { Chart, lineOf } from "./chart.js";
import { digits, percent, time } from "./format.js";
import { html } from "./html.js";
import { SECONDS, each, numbers, series } from "./over_time.js";
import { Pool } from "./pool.js";
import { Table } from "./table.js";
import { colour } from "./theme.js";

/** What the words are elsewhere: who reads this page may know them from a cluster only. */
const ELSEWHERE =
  "In Kubernetes: limits.cpu is cpu.max, quota over period; a period with throttling counts in " +
  "container_cpu_cfs_throttled_periods_total, of container_cpu_cfs_periods_total; throttled time " +
  "is container_cpu_cfs_throttled_seconds_total. A burst (cpu.max.burst) has no field there. " +
  "systemd: CPUQuota= and CPUQuotaPeriodSec=.";

export function Limits({ worlds }) {
  const paths = [...new Set(worlds.flatMap((world) => world.limits.map((limit) => limit.path)))];
  return [
    paths.map((path) => html`<${Limit} key=${path} path=${path} worlds=${worlds} />`),
    html`<p class="note">${ELSEWHERE}</p>`,
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
  const lines = [...quotas(worlds, limits), ...mosts(worlds, limits)];
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
        ...lines.map(levelLine),
      ]}
      x=${SECONDS}
      y=${cpus}
      numbers=${numbers(used, names, "CPUs")}
    />
    <${Pool} ...${{ path, worlds, limits, steps }} />
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

/** The quotas of all worlds in CPUs; equal ones are one line. */
function quotas(worlds, limits) {
  return levels("quota", worlds, limits, (limit) => limit.quota_ns);
}

/** With burst: the most that a period may use, if all was saved that can be. */
function mosts(worlds, limits) {
  const most = (limit) => (limit.burst_ns > 0 ? limit.quota_ns + limit.burst_ns : null);
  return levels("quota + burst", worlds, limits, most);
}

/** Lines at so much CPU time in a period. */
function levels(what, worlds, limits, ofPeriod) {
  const lines = [];
  limits.forEach((limit, at) => {
    if (!limit || limit.quota_ns === null || ofPeriod(limit) === null) return;
    const cpus = ofPeriod(limit) / limit.period_ns;
    const known = lines.find((line) => line.cpus === cpus);
    if (known) known.names.push(worlds[at].name);
    else lines.push({ what, cpus, names: [worlds[at].name], world: at });
  });
  return lines.map((line) => ({ ...line, several: lines.length > 1 }));
}

/** Several quotas have the colours of their runs, so that no one has to guess which is which. */
function levelLine({ what, cpus, names, world, several }) {
  const label = `${what}${several ? `, ${names.join(" and ")}` : ""} (${digits(cpus)} CPUs)`;
  const stroke = () => colour(several ? `world-${world}` : "quota");
  const dash = what === "quota" ? [1, 4] : [12, 4, 1, 4];
  return { label, stroke, width: several ? 3 : 1, dash, points: { show: false } };
}

function usedSentence(worlds, limits, steps) {
  const say = (limit) => {
    const quota = limit.quota_ns === null ? "no quota" : `quota ${time(limit.quota_ns)}`;
    const burst = limit.burst_ns > 0 ? `, burst ${time(limit.burst_ns)}` : ", no burst";
    return `${quota} for each ${time(limit.period_ns)}${burst}`;
  };
  return (
    `${each(worlds, limits, say)}. Each point is a mean over ${steps}; the kernel's periods may ` +
    `begin elsewhere, so a point may lie above what the limit allows in one period: the quota, ` +
    `or with burst the quota and what was saved.`
  );
}

function throttledSentence(worlds, limits, steps) {
  const say = (limit) =>
    `throttled in ${limit.nr_throttled} of ${limit.nr_periods} periods` +
    (limit.nr_bursts > 0 ? `, burst used in ${limit.nr_bursts}` : "");
  return (
    `${each(worlds, limits, say)}. The line is the share of each ${steps} in which the group was ` +
    `stopped on one CPU or more, for its quota was used up. A period in which it had nothing to ` +
    `do is not counted.`
  );
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
