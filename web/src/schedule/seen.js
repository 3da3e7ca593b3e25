// The sentence and the tables of what is seen: the picture's twin.
import { useMemo } from "preact/hooks";
import { html } from "../html.js";
import { megahertz, millis, moment, percent, safe, time } from "../format.js";
import { Table } from "../table.js";
import { account } from "./decode.js";
import { WHOLE, frequencies } from "./frequency.js";

/** Rows of a table; those who did most stand first. */
export const ROWS_MAX = 60;

export function Seen({ world, decoded, view, by, marks, isBrief }) {
  const { from, to } = view.range.value;
  const { known, sums } = useMemo(() => account(decoded, from, to), [decoded, from, to]);
  const clocks = useMemo(() => frequencies(decoded, { from, to, known }), [decoded, from, to]);
  const length = to - from;
  const rows = decoded.tasks.map((task, at) => ({ task, sums: sums[at] }));
  rows.sort((a, b) => total(b.sums) - total(a.sums));
  const seen = rows.filter(({ sums }) => total(sums) > 0);
  const cells = ({ task, sums }) => [
    task.name,
    task.group,
    ...sums.map(millis),
    millis(Math.max(0, known - total(sums))),
  ];
  const part = known >= length * WHOLE ? "what you see" : "the times in full that you see";
  const more = seen.length - ROWS_MAX;
  const clock = clocks?.rows.length > 0 && clockSentence(clocks.mean, clocks.isExact);
  return html`<p class="seen" aria-live="polite">
      ${sentence(world, decoded, { from, to, known, sums, marks })}${clock}
    </p>
    ${!isBrief &&
    html`<${Table}
      caption=${`What each task did in ${part}, ms`}
      columns=${["task", "group", ...decoded.states, "blocked"]}
      rows=${seen.slice(0, ROWS_MAX).map(cells)}
    />`}
    ${!isBrief && more > 0 && html`<p class="note">and ${more} more tasks</p>`}
    ${!isBrief && by === "cpu" && clocks && html`<${Clocks} ...${{ decoded, clocks }} />`}`;
}

/** Which part of a run that ended is seen. */
export function rangeSentence({ ended_ns: ended }, from, to) {
  const length = to - from;
  return `You see ${time(length)} of ${time(ended)}, from ${moment(from, length)}.`;
}

/** What a mean of so many kHz is the mean of. */
export function clockSentence(mean, isExact) {
  const shown = `${isExact ? "" : "about "}${megahertz(mean)} MHz`;
  return ` All CPUs' mean frequency, idle or not: ${shown}.`;
}

/** The lines of frequency in numbers. */
function Clocks({ decoded, clocks: { isExact, rows } }) {
  const step = `, by steps of ${time(decoded.steps.step_ns)}`;
  const ends = ({ low, high }) => (isExact ? [low, high].map(megahertz) : []);
  return html`<${Table}
    caption=${`Frequency of CPUs in what you see${isExact ? "" : step}, MHz`}
    columns=${["CPU", "mean", ...(isExact ? ["lowest", "highest"] : [])]}
    rows=${rows.map((row) => [row.name, megahertz(row.mean), ...ends(row)])}
  />`;
}

function total(sums) {
  return sums.reduce((sum, time) => sum + time, 0);
}

function sentence(world, decoded, { from, to, known, sums, marks }) {
  const length = to - from;
  const range = rangeSentence(world, from, to);
  if (known === 0) return `${range} It is drawn in steps of ${time(decoded.steps.step_ns)}.`;
  const group = decoded.tasks.find((task) => task.name === marks?.task)?.group;
  if (group === undefined) return range;
  const members = sums.filter((_, at) => decoded.tasks[at].group === group && decoded.tasks[at]);
  const share = (state) => {
    const at = decoded.states.indexOf(state);
    const time = members.reduce((sum, one) => sum + one[at], 0);
    return percent(time / Math.max(1, known * members.length), 0);
  };
  const whose = `The ${members.length} tasks of ${safe(group)} that are drawn`;
  const rest = `${share("queued")} waiting for a CPU, ${share("running")} running`;
  const asleep = "the rest asleep or on the way to another CPU";
  return `${range} ${whose} spent ${share("throttled")} of it throttled, ${rest}, ${asleep}.`;
}
