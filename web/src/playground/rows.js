// The table of both worlds: a story says which numbers matter, else those that any run has.
import { digits, percent, time } from "../format.js";

const TASKS_MAX = 6;

/** Rows of the table: a label, then what each world has. */
export function rowsOf(answers, story) {
  const lines = story ? story.numbers : usual(answers);
  return lines.map(({ label, of, read }) => [
    label,
    ...answers.map((answer) => {
      const value = of(answer.run);
      return value === null || value === undefined ? "-" : read(value);
    }),
  ]);
}

export const reads = {
  time,
  percent: (value) => percent(value / 100),
  count: (value) => String(value),
  number: (value) => digits(value),
  joules: (value) => `${digits(value)} J`,
};

export const taskOf = (run, name) => run.tasks.find((task) => task.name === name);
export const groupOf = (run, path) => run.groups.find((group) => group.path === path);
export const requestsOf = (run, at = 0) => run.requests[at];

function usual(answers) {
  const [{ run }] = answers;
  const spans = run.requests.flatMap(({ span }, at) => [
    { label: `${span}: done`, of: (of) => requestsOf(of, at)?.count, read: reads.count },
    { label: `${span}: p50`, of: (of) => done(of, at)?.latency_ns_p50, read: reads.time },
    { label: `${span}: p99`, of: (of) => done(of, at)?.latency_ns_p99, read: reads.time },
    { label: `${span}: slower than p99`, of: (of) => beyond(done(of, at)), read: reads.count },
    { label: `${span}: slowest`, of: (of) => done(of, at)?.latency_ns_max, read: reads.time },
  ]);
  const limits = run.groups.filter((group) => group.limit).map(({ path }) => ({
    label: `${path}: periods throttled`,
    of: (of) => groupOf(of, path)?.limit?.throttle_ratio_percent,
    read: reads.percent,
  }));
  const tasks = spans.length > 0 ? [] : run.tasks.slice(0, TASKS_MAX).flatMap(taskRows);
  return [...spans, ...limits, ...tasks, ...totals()];
}

/** Requests of a run in which any was done. */
function done(run, at) {
  const requests = requestsOf(run, at);
  return requests?.count > 0 ? requests : null;
}

/** How many requests a p99 stands on: those beyond it. */
function beyond(requests) {
  return requests === null ? null : Math.floor(requests.count / 100);
}

function taskRows({ name }) {
  return [
    { label: `${name}: CPU time`, of: (of) => taskOf(of, name)?.runtime_ns, read: reads.time },
    {
      label: `${name}: mean wait for a CPU`,
      of: (of) => taskOf(of, name)?.delay_ns_mean,
      read: reads.time,
    },
    {
      label: `${name}: longest wait for a CPU`,
      of: (of) => taskOf(of, name)?.delay_ns_max,
      read: reads.time,
    },
  ];
}

function totals() {
  return [
    { label: "CPU time of all tasks", of: (run) => run.total.runtime_ns, read: reads.time },
    { label: "switches", of: (run) => run.total.switches, read: reads.count },
    { label: "migrations", of: (run) => run.total.migrations, read: reads.count },
    {
      label: "wake-up latency, p99",
      of: (run) => (run.total.wakeups > 0 ? run.total.wake_latency_ns_p99 : null),
      read: reads.time,
    },
  ];
}
