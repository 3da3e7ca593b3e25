// The sentence and the table of what is seen: the picture's twin, in exact numbers.
import { useEffect, useMemo, useState } from "preact/hooks";
import { digits, megahertz, millis, moment, percent, time } from "../format.js";
import { html } from "../html.js";
import { ROWS_MAX, clockSentence, rangeSentence } from "../schedule/seen.js";
import { Table } from "../table.js";
import { SUMS, account } from "./account.js";

/** Numbers come when nothing has moved for so long, ms. */
const CALM_MS = 120;

export function Seen({ trace, store, view, by, drawn }) {
  const { from, to } = view.range.value;
  const [known, setKnown] = useState(null);
  useEffect(() => {
    let isOver = false;
    const later = setTimeout(async () => {
      try {
        const sums = await account(trace, store, from, to);
        if (!isOver) setKnown({ sums, from, to });
      } catch {
        // The store tells which part it can't read.
        if (!isOver) setKnown({ sums: null, from, to });
      }
    }, CALM_MS);
    return () => {
      isOver = true;
      clearTimeout(later);
    };
  }, [trace, from, to]);
  // A table takes longer to make than a picture: it is made anew when its numbers are.
  const numbers = useMemo(
    () => known?.sums && html`<${Numbers} ...${{ trace, known, by }} />`,
    [trace, known, by],
  );
  const isOf = known && known.from === from && known.to === to;
  const did = isOf ? sentence(trace, known, to - from) : "Adding up what happened in it.";
  return html`<p class="seen" aria-live="polite">
      ${rangeSentence(trace, from, to)} ${did}
      ${drawn && ` ${drawnAs(trace, drawn)}`}
    </p>
    ${numbers}`;
}

function drawnAs(trace, { isFull, level }) {
  if (isFull) return "Every stretch is in the picture.";
  const step = trace.step_ns * trace.tiles_per_tile ** level;
  return `The picture is made of steps of ${time(step)}; the numbers are exact.`;
}

function sentence(trace, { sums }, length) {
  if (!sums) return "What happened in it can't be told: a part of it can't be read.";
  const all = [0, 0, 0, 0, 0];
  for (let at = 0; at < trace.cpus * SUMS; at += SUMS) {
    for (let number = 0; number < 4; number += 1) all[number] += sums[at + number];
    all[4] += sums[at + 3] * sums[at + 4];
  }
  const [running, queued, throttled, clocked, khz] = all;
  const cpus = trace.cpus === 1 ? "The CPU" : `The ${trace.cpus} CPUs`;
  const worked = `${cpus} worked ${percent(running / (length * trace.cpus))} of it`;
  const [waiting, held] = [queued, throttled].map((ns) => digits(ns / length));
  const waited = `on average ${waiting} tasks waited for a CPU and ${held} were throttled`;
  const clock = clocked > 0 ? clockSentence(khz / clocked, true) : "";
  return `${worked}; ${waited}.${clock}`;
}

function Numbers({ trace, known, by }) {
  const { sums, from, to } = known;
  const isCpu = by === "cpu";
  const first = isCpu ? 0 : trace.cpus;
  const count = isCpu ? trace.cpus : trace.tasks.length;
  const rows = Array.from({ length: count }, (_, at) => {
    const place = (first + at) * SUMS;
    return { at, sums: sums.subarray(place, place + SUMS) };
  });
  const total = ({ sums: [running, queued, throttled] }) => running + queued + throttled;
  const seen = rows.filter((row) => isCpu || total(row) > 0);
  if (!isCpu) seen.sort((a, b) => total(b) - total(a));
  const cells = isCpu ? cpuCells(trace, to - from) : taskCells(trace, to - from);
  const more = seen.length - ROWS_MAX;
  const span = `${moment(from, to - from)} and ${moment(to, to - from)}`;
  const who = isCpu ? "on each CPU" : "by each task";
  return html`<${Table}
      caption=${`What was done ${who} between ${span}, ms`}
      columns=${isCpu ? cpuColumns(trace) : TASK_COLUMNS}
      rows=${seen.slice(0, ROWS_MAX).map(cells)}
    />
    ${more > 0 && html`<p class="note">and ${more} more ${isCpu ? "CPUs" : "tasks"}</p>`}`;
}

const TASK_COLUMNS = [
  "task",
  "group",
  "running",
  "queued or migrating",
  "throttled",
  "blocked or not there",
];

function taskCells(trace, length) {
  return ({ at, sums: [running, queued, throttled] }) => [
    trace.tasks[at].name,
    trace.tasks[at].group,
    ...[running, queued, throttled].map(millis),
    millis(Math.max(0, length - running - queued - throttled)),
  ];
}

function cpuColumns(trace) {
  const clock = trace.freq_khz_max === null ? [] : ["mean MHz"];
  return ["CPU", "busy", "busy, %", "tasks queued, sum", "tasks throttled, sum", ...clock];
}

function cpuCells(trace, length) {
  return ({ at, sums: [running, queued, throttled, clocked, khz] }) => [
    `CPU ${at}`,
    millis(running),
    ((100 * running) / length).toFixed(1),
    millis(queued),
    millis(throttled),
    ...(trace.freq_khz_max === null ? [] : [clocked > 0 ? megahertz(khz) : "-"]),
  ];
}
