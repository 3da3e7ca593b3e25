// Schedules: a canvas for each run, all in one view to zoom; what is seen, and ways to the slowest.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { megahertz, safe, time } from "../format.js";
import { colour } from "../theme.js";
import { inSight } from "../in_sight.js";
import { redraw } from "./canvas.js";
import { decode } from "./decode.js";
import { draw, layout } from "./draw.js";
import { labelWidth } from "./frame.js";
import { CauseLegend, Jumps, counterpart, jumpsOf, showJump, useJumps } from "./jumps.js";
import { Seen } from "./seen.js";
import { follow, makeView, pressed } from "./view.js";

export const KEYS =
  "Arrow keys move, + and - zoom, 0 shows the whole run, n and p go to the next and the previous " +
  "of the slowest. With the mouse: drag moves, Ctrl and the wheel zoom, a double click zooms in.";
const HOW =
  "Blank is blocked or idle. Under a bar at the top every switch is drawn. Elsewhere the page " +
  "has no room for that: there a pale column stands for a whole step of time, and its height is " +
  "the share of the step that was spent so, not one stretch. The shaded time is the chosen " +
  "request, the broken line when a thread took it. Arrows are wake-ups, from who woke to who was " +
  "woken.";

/** One run with its tables, or several in one view. */
export function Schedule({ worlds }) {
  const several = worlds.length > 1;
  const { decoded, view, jumps } = useMemo(() => begin(worlds), [worlds]);
  const [by, setBy] = useState("task");
  const { chosen, choose, step } = useJumps(view, jumps, 0);
  const highest = highestOf(decoded);
  const marks = jumps[chosen];
  const theirs = useMemo(
    () => worlds.map((world) => counterpart(jumps, marks, world.name)),
    [jumps, marks],
  );
  const one = (world, at) => {
    const seen = { world, decoded: decoded[at], view, by, marks: theirs[at] };
    return [
      html`<${Canvas} ...${{ ...seen, step }} />`,
      html`<${Seen} ...${seen} isBrief=${several} />`,
    ];
  };
  return html`<div class="schedule">
    <${Buttons} view=${view} by=${by} setBy=${setBy} jump=${jumps.length > 0 && step} />
    ${several
      ? worlds.map(
          (world, at) => html`<section class="beside" aria-label=${`Schedule: ${safe(world.name)}`}>
            <h3><bdi>${safe(world.name)}</bdi></h3>
            ${one(world, at)}
          </section>`,
        )
      : one(worlds[0], 0)}
    <${StateLegend} by=${by} highest=${highest} />
    ${several && html`<${Together} marks=${marks} theirs=${theirs} />`}
    <${Jumps} ...${{ jumps, chosen, choose, several }} />
    ${jumps.some((jump) => jump.blame) && html`<${CauseLegend} />`}
    ${worlds.map((world) => left(world, several ? `${world.name}: ` : ""))}
  </div>`;
}

/** What is drawn, and the part that is seen first: the slowest of all, or what is known in full. */
function begin(worlds) {
  const decoded = worlds.map((world) => decode(world.schedule));
  const view = makeView(Math.max(...worlds.map((world) => world.ended_ns)));
  const jumps = worlds.flatMap((world) => jumpsOf(world));
  const [first] = decoded.flatMap(({ windows }) => windows);
  if (jumps.length > 0) showJump(view, jumps[0]);
  else if (first) view.show(first.from_ns, first.to_ns);
  return { decoded, view, jumps };
}

/** What one may read of runs that stand below each other. */
function Together({ marks, theirs }) {
  return html`<p class="note">
    ${marks && safe(shaded(marks, theirs))} With the same seed the same requests come to every run,
    at the same times where clients do not wait for answers. For a table of what a run's tasks did,
    choose that run above.
  </p>`;
}

/** What is shaded in each run. */
function shaded(marks, theirs) {
  const what = marks.blame ? "a request" : "the longest wait";
  const long = ({ from, to }) => time(to - from);
  const same = (one) =>
    one.isMoment
      ? `; in ${one.world} none of the slowest came then: the line is that moment`
      : `; in ${one.world} it is the slowest that came at the same moment (${long(one)})`;
  const others = theirs.filter((one) => one !== marks);
  const said = `The shaded time is ${what} of ${marks.world} (${long(marks)})`;
  return `${said}${others.map(same).join("")}.`;
}

function left({ schedule }, whose) {
  const count = schedule.windows_left_out;
  const cut = schedule.windows.filter((window) => window.is_cut).length;
  const early =
    cut === 1
      ? "1 of the times in full ends early: so much happened in it."
      : `${cut} of the times in full end early: so much happened in them.`;
  const note = (text) => html`<p class="note">${safe(`${whose}${text}`)}</p>`;
  return [
    count > 0 && note(`${count} of the times in full had no room on this page.`),
    cut > 0 && note(`${early} What follows is drawn in steps.`),
  ];
}

export function Buttons({ view, by, setBy, jump, id = "schedule" }) {
  const button = (says, act) =>
    html`<button type="button" onClick=${act}>${says}</button>`;
  const choice = (value, says) =>
    html`<label
      ><input
        type="radio"
        name=${`by-${id}`}
        checked=${by === value}
        onChange=${() => setBy(value)}
      />
      ${says}</label
    >`;
  return html`<div class="buttons">
    <fieldset><legend>Rows</legend>${choice("task", "tasks")} ${choice("cpu", "CPUs")}</fieldset>
    ${button("Zoom in", () => view.zoom(0.5))} ${button("Zoom out", () => view.zoom(2))}
    ${button("Earlier", () => view.move(-0.5))} ${button("Later", () => view.move(0.5))}
    ${button("Whole run", view.all)}
    ${jump && button("Previous slowest", () => jump(-1))}
    ${jump && button("Next slowest", () => jump(1))}
  </div>`;
}

export function palette() {
  const names = ["running", "queued", "throttled", "migrating", "paper", "stripe", "ink", "grid"];
  const all = Object.fromEntries(names.map((name) => [name, colour(name)]));
  const [window, mark, onRunning] = ["window", "mark", "on-running"].map(colour);
  return { ...all, window, mark, onRunning };
}

function Canvas({ world, decoded, view, by, marks, step }) {
  const canvas = useRef(null);
  const sight = useRef(null);
  const latest = useRef(null);
  latest.current = { decoded, view, by, marks };
  useLayoutEffect(() => {
    const place = canvas.current;
    const paint = () => {
      const { decoded, view, by, marks } = latest.current;
      const { from, to } = view.range.peek();
      draw(place, decoded, { by, marks, from, to, colours: palette() });
    };
    sight.current = inSight(place, paint);
    return sight.current.end;
  }, []);
  useLayoutEffect(() => {
    const [, end] = redraw(canvas.current.parentElement, sight.current, () => view.range.value);
    return end;
  }, [decoded, view, by, marks]);
  useEffect(() => {
    const place = canvas.current;
    return follow(place, view, () => labelWidth(place.clientWidth));
  }, [view]);
  const { height } = layout(decoded, by, 1000);
  const label = `Schedule of ${safe(world.name)} by ${by === "cpu" ? "CPU" : "task"}. ${KEYS}`;
  return html`<div
    class="canvas"
    tabindex="0"
    role="application"
    aria-label=${label}
    onKeyDown=${(event) => pressed(event, view, step)}
  >
    <canvas ref=${canvas} style=${{ height: `${height}px` }} aria-hidden="true"></canvas>
  </div>`;
}

/** The frequencies at the top of the worlds' rows, kHz: none where none has several. */
function highestOf(decoded) {
  const highest = decoded.map((world) => world.freq_khz_max).filter((khz) => khz !== null);
  return [...new Set(highest)];
}

/** What the line in a CPU's row is. */
export function ClockLegend({ highest }) {
  const top = highest.map((khz) => `${megahertz(khz)} MHz`).join(" or ");
  return html`<li>line: the CPU's frequency, idle or not; ${top} at the top of its row</li>`;
}

/** States that rows show, with what they mean. */
const STATES = [
  ["running", "runs"],
  ["queued", "waits for a CPU"],
  ["throttled", "throttled by a CPU limit"],
  ["migrating", "on the way to another CPU"],
];

/** What colours mean; those of `states`, and what else there is. */
export function States({ states = STATES.map(([name]) => name), children }) {
  const shown = STATES.filter(([name]) => states.includes(name));
  return html`<ul class="legend">
    ${shown.map(
      ([name, says]) => html`<li><span class=${`cause ${name}`}></span> ${name}: ${says}</li>`,
    )}
    ${children}
  </ul>`;
}

function StateLegend({ by, highest }) {
  const waits = by === "cpu" ? "Waiting tasks are the strip below who runs. " : "";
  return html`<${States}>
      <li><span class="cause running pale"></span> pale: the share of a step that was spent so</li>
      ${by === "cpu" && highest.length > 0 && html`<${ClockLegend} highest=${highest} />`}
    <//>
    <p class="note">${waits}${HOW} ${KEYS}</p>`;
}
