// The schedules of several runs: one at a time with its tables, or all below each other at the
// same time, which is what a comparison is about.
import { useMemo, useState } from "preact/hooks";
import { safe } from "../format.js";
import { html } from "../html.js";
import { Schedule } from "./schedule.js";

const ALL = -1;

export function Schedules({ worlds }) {
  const several = worlds.length > 1;
  const [chosen, setChosen] = useState(several ? ALL : 0);
  const shown = useMemo(
    () => (chosen === ALL ? worlds : [worlds[chosen]]),
    [worlds, chosen],
  );
  const choice = (name, at) =>
    html`<label
      ><input
        type="radio"
        name="world"
        checked=${at === chosen}
        onChange=${() => setChosen(at)}
      />
      <bdi>${safe(name)}</bdi></label
    >`;
  return html`${several &&
    html`<fieldset class="worlds">
      <legend>Which run</legend>
      ${choice("all, at the same time", ALL)} ${worlds.map(({ name }, at) => choice(name, at))}
    </fieldset>`}
    <${Schedule} key=${chosen} worlds=${shown} />`;
}
