// A whole run, however long: a canvas to zoom, ways to the slowest, and what is seen in numbers.
import { effect } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { safe } from "../format.js";
import { html } from "../html.js";
import { labelWidth } from "../schedule/frame.js";
import { CauseLegend, Jumps, jumpsOf } from "../schedule/jumps.js";
import { Buttons, ClockLegend, KEYS, palette } from "../schedule/schedule.js";
import { follow, makeView, pressed } from "../schedule/view.js";
import { Text } from "../table.js";
import { colours } from "../theme.js";
import { aboutTrace } from "./open.js";
import { picture, rowsOf } from "./picture.js";
import { Seen } from "./seen.js";

export function Whole({ trace, store, top }) {
  const view = useMemo(() => makeView(trace.ended_ns), [trace]);
  const jumps = useMemo(() => jumpsOf(trace.world), [trace]);
  const [by, setBy] = useState("cpu");
  const [chosen, setChosen] = useState(-1);
  const [drawn, setDrawn] = useState(null);
  const choose = (at) => {
    const { from, to } = jumps[at];
    const margin = Math.max((to - from) * 0.08, 1000);
    setChosen(at);
    view.show(from - margin, to + margin);
  };
  const step = (by) => {
    if (jumps.length === 0) return;
    choose(chosen < 0 ? 0 : (chosen + by + jumps.length) % jumps.length);
  };
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
    let asked = 0;
    const later = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(paint);
    };
    const stop = effect(() => {
      view.range.value;
      colours.value;
      store.arrived.value;
      later();
    });
    const sized = new ResizeObserver(later);
    sized.observe(frame);
    frame.addEventListener("scroll", later, { passive: true });
    return () => {
      stop();
      sized.disconnect();
      frame.removeEventListener("scroll", later);
      cancelAnimationFrame(asked);
    };
  }, [trace, plan, marks]);
  useEffect(() => {
    const place = canvas.current;
    return follow(place, view, () => labelWidth(place.clientWidth));
  }, [view]);
  const keys = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (pressed(event.key, view, step)) event.preventDefault();
  };
  const who = by === "cpu" ? "CPU" : "task";
  return html`<div
    class="canvas"
    ref=${scroller}
    tabindex="0"
    role="application"
    aria-label=${`The whole run of ${safe(trace.name)} by ${who}. ${KEYS}`}
    onKeyDown=${keys}
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
  const states = [
    ["running", "runs"],
    ["queued", "waits for a CPU"],
    ["throttled", "throttled by a CPU limit"],
    ...(by === "cpu" ? [] : [["migrating", "on the way to another CPU"]]),
  ];
  const clock = by === "cpu" && trace.freq_khz_max !== null;
  return html`<ul class="legend">
      ${states.map(
        ([name, says]) => html`<li><span class=${`cause ${name}`}></span> ${name}: ${says}</li>`,
      )}
      ${clock && html`<${ClockLegend} highest=${[trace.freq_khz_max]} />`}
    </ul>
    <p class="note">
      Each column of pixels is divided as the time was that it stands for; what happened at all
      takes one pixel or more. Blank is idle${by === "cpu" ? "" : ", blocked or not there"}.
      ${by === "cpu" && " Tasks that wait on a CPU are the strip below who runs."} Arrows are
      wake-ups: they come when few enough are in sight, as do names. ${KEYS} The wheel alone, and
      the up and down arrows, go to other rows.
    </p>`;
}
