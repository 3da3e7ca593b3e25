// A whole run, however long: a canvas to zoom, ways to the slowest, and what is seen in numbers.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { safe } from "../format.js";
import { html } from "../html.js";
import { inSight } from "../in_sight.js";
import { redraw } from "../schedule/canvas.js";
import { labelWidth } from "../schedule/frame.js";
import { CauseLegend, Jumps, jumpsOf, useJumps } from "../schedule/jumps.js";
import { Buttons, ClockLegend, KEYS, States, palette } from "../schedule/schedule.js";
import { follow, makeView, pressed } from "../schedule/view.js";
import { Text } from "../table.js";
import { aboutTrace } from "./open.js";
import { picture, rowsOf } from "./picture.js";
import { Seen } from "./seen.js";

export function Whole({ trace, store, top }) {
  const view = useMemo(() => makeView(trace.ended_ns), [trace]);
  const jumps = useMemo(() => jumpsOf(trace.world), [trace]);
  const [by, setBy] = useState("cpu");
  const { chosen, choose, step } = useJumps(view, jumps);
  const [drawn, setDrawn] = useState(null);
  const failed = store.failed.value;
  const marks = jumps[chosen];
  return html`<div class="schedule whole">
    <p class="about">${safe(aboutTrace(trace))}</p>
    ${failed && html`<p class="caution" role="alert">${safe(failed)}. The rest is drawn.</p>`}
    <${Buttons} ...${{ view, by, setBy, id: "whole", jump: jumps.length > 0 && step }} />
    <${Canvas} ...${{ trace, store, top, view, by, marks, step, setDrawn }} />
    <${Legend} ...${{ trace, by }} />
    <${Seen} ...${{ trace, store, view, by, drawn }} />
    <${Jumps} ...${{ jumps, chosen, choose, of: ` of ${trace.source.name}` }} />
    ${jumps.some((jump) => jump.blame) && html`<${CauseLegend} />`}
    ${trace.command &&
    html`<${Text} ...${{ name: `Command of ${trace.source.name}`, text: trace.command }} />`}
  </div>`;
}

function Canvas({ trace, store, top, view, by, marks, step, setDrawn }) {
  const scroller = useRef(null);
  const canvas = useRef(null);
  const plan = useMemo(() => rowsOf(trace, top, by), [trace, by]);
  useEffect(() => {
    const [place, frame] = [canvas.current, scroller.current];
    const paint = () => {
      const { from, to } = view.range.peek();
      const { scrollTop: scroll } = frame;
      const colours = palette();
      const done = picture(place, trace, store, { plan, from, to, scroll, by, marks, colours });
      store.want(done.missing);
      place.dataset.missing = done.missing.length;
      const { isFull, level } = done;
      setDrawn((was) => (was?.level === level ? was : { isFull, level }));
    };
    const watch = () => [view.range.value, store.arrived.value];
    const sight = inSight(frame, paint);
    const [later, end] = redraw(frame, sight, watch);
    frame.addEventListener("scroll", later, { passive: true });
    return () => {
      frame.removeEventListener("scroll", later);
      end();
      sight.end();
    };
  }, [trace, plan, marks]);
  useEffect(() => {
    const place = canvas.current;
    return follow(place, view, () => labelWidth(place.clientWidth));
  }, [view]);
  const who = by === "cpu" ? "CPU" : "task";
  return html`<div
    class="canvas"
    ref=${scroller}
    tabindex="0"
    role="application"
    aria-label=${`The whole run of ${safe(trace.name)} by ${who}. ${KEYS}`}
    onKeyDown=${(event) => pressed(event, view, step)}
  >
    <div style=${{ height: `${plan.height}px` }}>
      <canvas
        ref=${canvas}
        style=${{ height: `min(${plan.height}px, var(--sight))` }}
        aria-hidden="true"
      ></canvas>
    </div>
  </div>`;
}

function Legend({ trace, by }) {
  const states = ["running", "queued", "throttled", ...(by === "cpu" ? [] : ["migrating"])];
  const clock = by === "cpu" && trace.freq_khz_max !== null;
  return html`<${States} states=${states}>
      ${clock && html`<${ClockLegend} highest=${[trace.freq_khz_max]} />`}
    <//>
    <p class="note">
      Each column of pixels is divided as the time was that it stands for; what happened at all
      takes one pixel or more. Blank is idle${by === "cpu" ? "" : ", blocked or not there"}.
      ${by === "cpu" && " Tasks that wait on a CPU are the strip below who runs."} Arrows are
      wake-ups: they come when few enough are in sight, as do names. ${KEYS} The wheel alone, and
      the up and down arrows, go to other rows.
    </p>`;
}
