// The schedules of several runs: one at a time with its tables, or all below each other at the
// same time, which is what a comparison is about.
import { useMemo, useState } from "preact/hooks";
import { safe } from "../format.js";
import { html } from "../html.js";
import { decode } from "./decode.js";
import { Jumps, jumpsOf } from "./jumps.js";
import { Buttons, Canvas, Schedule, Seen, StateLegend } from "./schedule.js";
import { makeView } from "./view.js";

const ALL = -1;

export function Schedules({ worlds }) {
  const several = worlds.length > 1;
  const [shown, setShown] = useState(several ? ALL : 0);
  const choice = (name, at) =>
    html`<label
      ><input
        type="radio"
        name="world"
        checked=${at === shown}
        onChange=${() => setShown(at)}
      />
      <bdi>${safe(name)}</bdi></label
    >`;
  return html`${several &&
    html`<fieldset class="worlds">
      <legend>Which run</legend>
      ${choice("all, at the same time", ALL)} ${worlds.map(({ name }, at) => choice(name, at))}
    </fieldset>`}
    ${shown === ALL
      ? html`<${Beside} worlds=${worlds} />`
      : html`<${Schedule} key=${shown} world=${worlds[shown]} />`}`;
}

/** All runs in one view: the same seed brings the same requests at the same times. */
function Beside({ worlds }) {
  const decoded = useMemo(() => worlds.map((world) => decode(world.schedule)), [worlds]);
  const longest = Math.max(...worlds.map((world) => world.ended_ns));
  const view = useMemo(() => makeView(longest), [worlds]);
  const jumps = useMemo(() => jumpsOf(worlds[0]), [worlds]);
  const [by, setBy] = useState("task");
  const [chosen, setChosen] = useState(-1);
  const choose = (at) => {
    const { from, to } = jumps[at];
    const margin = Math.max((to - from) * 0.08, 1000);
    setChosen(at);
    view.show(from - margin, to + margin);
  };
  if (chosen < 0 && jumps.length > 0) choose(0);
  const step = (by) => {
    if (jumps.length > 0) choose((chosen + by + jumps.length) % jumps.length);
  };
  const marks = jumps[chosen];
  return html`<div class="schedule">
    <${Buttons} view=${view} by=${by} setBy=${setBy} jump=${jumps.length > 0 && step} />
    ${worlds.map(
      (world, at) => html`<section class="beside" aria-label=${`Schedule: ${safe(world.name)}`}>
        <h3><bdi>${safe(world.name)}</bdi></h3>
        <${Canvas} ...${{ world, decoded: decoded[at], view, by, marks, step }} />
        <${Seen} ...${{ world, decoded: decoded[at], view, marks, isBrief: true }} />
      </section>`,
    )}
    <${StateLegend} by=${by} />
    <p class="note">
      The shaded time is a request of <bdi>${safe(worlds[0].name)}</bdi>. With the same seed the
      same requests come to every run, at the same times where clients do not wait for answers. For
      the slowest of another run and a table of what its tasks did, choose that run above.
    </p>
    <${Jumps} jumps=${jumps} chosen=${chosen} choose=${choose} />
  </div>`;
}
