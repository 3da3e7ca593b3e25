// Knobs: what a scenario says in numbers, as things to drag.
import { html } from "../html.js";
import { digits, safe } from "../format.js";
import { leastCpus, limitKey, turned } from "./limit.js";

/** What people turn first. */
const FIRST = ["threads", "rate", "rps", "service", "slice", "burst", "period", "run", "groups"];
/** What would only end the run, or is no number of the model. */
const NEVER = ["duration", "runtime", "timeout", "seed"];
const PERIODS_MS = [5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];
const STEPS = 80;
/** Groups whose limit has knobs; a scenario may have hundreds. */
const LIMITS_MAX = 4;

/** Three digits that count, without noughts at the end. */
function short(value) {
  return String(Number(value.toPrecision(3)));
}

/** `exp:3ms` is a mean of 3 ms in front of its unit; null of what is no such number. */
export function parsed(text) {
  const found = /^((?:exp|poisson):)?(\d+(?:\.\d+)?)(ns|us|ms|s|\/s|%)?$/.exec(text.trim());
  if (!found) return null;
  const [, before = "", number, unit = ""] = found;
  return Number(number) > 0 ? { before, number: Number(number), unit } : null;
}

/** A slider over values that rise by a factor, or by whole numbers where they count things. */
function scaleOf(number, unit) {
  if (unit === "" && Number.isInteger(number)) {
    return { min: 1, max: Math.max(4 * number, 16), to: (at) => at, from: (value) => value };
  }
  const to = (at) => Number(short((number / 4) * 16 ** (at / STEPS)));
  const from = (value) => Math.round((STEPS * Math.log(value / (number / 4))) / Math.log(16));
  return { min: 0, max: STEPS, to, from };
}

/** Knobs of limits of one group; `now` tells what is run, whatever was dragged. */
function limitKnobs(limit, cpus) {
  const { path, quota_ns, period_ns, burst_ns } = limit;
  const has = quota_ns / period_ns;
  const most = Math.min(Math.max(2 * has, 2), Math.max(cpus, has));
  const period_ms = period_ns / 1e6;
  const periods = PERIODS_MS.includes(period_ms)
    ? PERIODS_MS
    : [...PERIODS_MS, period_ms].sort((a, b) => a - b);
  return [
    {
      key: limitKey(path, "quota"),
      label: `quota of ${path}`,
      base: short(has),
      min: 1,
      max: 100,
      now: (knobs) => {
        const { quota_us, period_us } = turned(limit, knobs);
        return short(quota_us / period_us);
      },
      to: (at, knobs) => {
        const least = Math.max(0.05, leastCpus(turned(limit, knobs).period_us));
        return short(Math.max(least, (at * most) / 100));
      },
      from: (value) => Math.round((100 * value) / most),
      read: (value) => `${digits(Number(value))} CPUs`,
    },
    {
      key: limitKey(path, "period"),
      label: `period of ${path}`,
      base: short(period_ms),
      min: 0,
      max: periods.length - 1,
      to: (at) => String(periods[at]),
      from: (value) => Math.max(0, periods.indexOf(Number(value))),
      read: (value) => `${value} ms`,
    },
    {
      key: limitKey(path, "burst"),
      label: `burst of ${path}`,
      base: short(burst_ns / 1e6),
      min: 0,
      max: 100,
      now: (knobs) => short(turned(limit, knobs).burst_us / 1e3),
      /** The kernel lets a group save at most its quota. */
      to: (at, knobs) => short((at * turned(limit, knobs).quota_us) / 1e5),
      from: (value, knobs) => Math.round((1e5 * value) / turned(limit, knobs).quota_us),
      read: (value) => `${digits(Number(value))} ms`,
    },
  ];
}

function settingKnob({ key, of, name, value }) {
  const number = parsed(value);
  if (!number) return null;
  const { before, unit } = number;
  const scale = scaleOf(number.number, unit);
  const counts = unit === "" || unit === "/s";
  return {
    key: `set:${key}`,
    name,
    label: `${name} of ${of}`,
    base: value.trim(),
    ...scale,
    to: (at) => `${before}${scale.to(at)}${unit}`,
    from: (text) => scale.from(parsed(text)?.number ?? number.number),
    read: (text) => (counts ? text : text.replace(/(\d)([a-z]+)$/, "$1 $2")),
  };
}

/** How long a task runs before the next one of equal weight: named otherwise by older kernels. */
function sliceKnob({ kernel }) {
  const eevdf = kernel.answers.pick === "eligible-deadline";
  const key = eevdf ? "base_slice_ns" : "min_granularity_ns";
  const ns = kernel.knobs[key];
  if (!ns) return null;
  const scale = scaleOf(ns / 1e6, "ms");
  return {
    key: `set:${key}`,
    label: eevdf ? "base slice" : "minimum granularity",
    base: String(ns),
    ...scale,
    to: (at) => String(Math.round(scale.to(at) * 1e6)),
    from: (text) => scale.from(Number(text) / 1e6),
    read: (text) => `${digits(Number(text) / 1e6)} ms`,
  };
}

/** All knobs of an answer: those to show, those behind "more", and how many limits have none. */
export function knobsOf({ knobs, run }) {
  const cpus = run.machine.cpus;
  const limits = knobs.limits.slice(0, LIMITS_MAX).flatMap((limit) => limitKnobs(limit, cpus));
  const all = knobs.settings.filter(({ name }) => !NEVER.includes(name)).map(settingKnob);
  const rank = ({ name }) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
  const settings = all.filter(Boolean).sort((a, b) => rank(a) - rank(b));
  const slice = sliceKnob(run);
  const first = settings.filter((knob) => rank(knob) < FIRST.length).slice(0, 6);
  const more = settings.filter((knob) => !first.includes(knob));
  const leftOut = Math.max(0, knobs.limits.length - LIMITS_MAX);
  return { first: [...limits, ...first, ...(slice ? [slice] : [])], more, leftOut };
}

/** One knob: a slider with its value in words; `turn(key, null)` takes the change back. */
export function Knob({ knob, knobs, turn }) {
  const set = knobs[knob.key];
  const id = `knob-${knob.key}`;
  const moved = (event) => {
    const chosen = knob.to(Number(event.currentTarget.value), knobs);
    turn(knob.key, chosen === knob.base ? null : chosen);
  };
  const isSet = set !== undefined;
  const shown = knob.now?.(knobs) ?? set ?? knob.base;
  // What one knob is may follow from another: a period's length moves the least quota.
  const isOther = shown !== knob.base;
  return html`<div class=${isSet || isOther ? "knob changed" : "knob"}>
    <label for=${id}><bdi>${safe(knob.label)}</bdi></label>
    <output for=${id}>
      ${isOther && html`<s>${safe(knob.read(knob.base))}</s>${" "}`}${safe(knob.read(shown))}
    </output>
    <input
      id=${id}
      type="range"
      min=${knob.min}
      max=${knob.max}
      step="1"
      value=${knob.from(shown, knobs)}
      aria-valuetext=${safe(knob.read(shown))}
      onInput=${moved}
    />
    <button
      type="button"
      class="back"
      disabled=${!isSet}
      onClick=${() => turn(knob.key, null)}
      aria-label=${`${safe(knob.label)}: as it is`}
    >
      ↺
    </button>
  </div>`;
}
