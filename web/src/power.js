// What the machine drew over time, and for whom.
import { Chart, lineOf } from "./chart.js";
import { digits, percent, safe, time } from "./format.js";
import { html } from "./html.js";
import { SECONDS, each, numbers, series } from "./over_time.js";
import { Numbers } from "./table.js";
import { colour } from "./theme.js";

const WATTS = {
  label: "power, W",
  tick: digits,
  read: (watts) => `${watts.toFixed(3)} W`,
  scale: { range: (_, __, high) => [0, Math.max(high ?? 1, 1e-3) * 1.05] },
};

/** Nothing of machines of which no power is known. */
export function Power({ worlds }) {
  const known = worlds.map(({ power }) => power);
  if (!known.some(Boolean)) return null;
  return html`<section>
    <${OverTime} worlds=${worlds} powers=${known} />
    <${Shares} worlds=${worlds} powers=${known} />
  </section>`;
}

/** All that the machine drew; of one world beside the parts. */
function OverTime({ worlds, powers }) {
  const whole = series(powers, (power) => sums(power).map((uw) => uw / 1e6));
  const parts = worlds.length === 1 ? powers[0].parts : [];
  const ofParts = parts.map(({ power_uw: all }) => all.map((uw) => uw / 1e6));
  const names = worlds.map(({ name }) => (worlds.length > 1 ? name : "the whole machine"));
  const labels = [...names, ...parts.map(({ name }) => name)];
  const columns = [...whole.columns, ...ofParts];
  if (whole.x.length < 2) return null;
  const line = (label, at) =>
    at < names.length
      ? { label, spanGaps: true, ...lineOf(at) }
      : { label, width: 1, stroke: () => partColour(at - names.length), points: { show: false } };
  return html`<${Chart}
    title="What the machine drew"
    sentence=${sentence(worlds, powers)}
    sync="time"
    height=${220}
    data=${[whole.x, ...columns]}
    series=${labels.map(line)}
    x=${SECONDS}
    y=${WATTS}
    numbers=${numbers({ x: whole.x, columns }, labels, "W")}
  />`;
}

/** Where the energy of each run went, as bars of one scale. */
function Shares({ worlds, powers }) {
  const names = [...new Set(powers.flatMap((power) => power?.parts.map(({ name }) => name) ?? []))];
  const most = Math.max(...powers.map((power) => (power ? energy(power) : 0)));
  const title = "Where the energy went";
  const rows = powers.flatMap((power, at) => (power ? [{ power, name: worlds[at].name }] : []));
  return html`<figure class="energy">
    <figcaption>${title}</figcaption>
    <p>${shareSentence(worlds, powers)}</p>
    ${rows.map(
      ({ power, name }) => html`<div class="drawn">
        ${rows.length > 1 && html`<span class="name"><bdi>${safe(name)}</bdi></span>`}
        <span class="whole" role="img" aria-label=${said(power)}>
          ${power.parts.map(
            (part) => html`<span
              class=${`part part-${place(names, part.name)}`}
              style=${{ width: `${(100 * part.energy_j) / most}%` }}
            ></span>`,
          )}
        </span>
        <span class="sum">${`${digits(energy(power))} J`}</span>
      </div>`,
    )}
    <ul class="legend">
      ${names.map(
        (name) => html`<li>
          <span class=${`cause part-${place(names, name)}`}></span> <bdi>${safe(name)}</bdi>
        </li>`,
      )}
    </ul>
    <${Numbers} caption=${title} ...${table(names, rows)} />
  </figure>`;
}

/** Colours of parts, none that of the whole; they stand in the order of the legend. */
const COLOURS = ["queued", "world-2", "world-3", "spinning", "clock", "sibling", "throttled"];

/** Whoever comes after the last colour shares the faint one. */
function place(names, name) {
  return Math.min(names.indexOf(name), COLOURS.length);
}

function partColour(at) {
  return colour(COLOURS[at] ?? "faint");
}

/** Mean power of the whole machine by step, uW. */
function sums(power) {
  const [first, ...more] = power.parts.map((part) => part.power_uw);
  return (first ?? []).map((uw, step) => more.reduce((sum, part) => sum + part[step], uw));
}

function energy(power) {
  return power.parts.reduce((sum, part) => sum + part.energy_j, 0);
}

function said(power) {
  const whole = energy(power) || 1;
  const one = ({ name, energy_j: joules }) => `${safe(name)} ${percent(joules / whole)}`;
  return power.parts.map(one).join(", ");
}

function sentence(worlds, powers) {
  const say = (power) => {
    const watts = sums(power).map((uw) => uw / 1e6);
    return `from ${digits(Math.min(...watts))} to ${digits(Math.max(...watts))} W`;
  };
  const { step_ns: step } = powers.find(Boolean);
  return `${each(worlds, powers, say)}. Each point is a mean over ${time(step)}.`;
}

function shareSentence(worlds, powers) {
  const say = (power) => {
    const most = power.parts.reduce((best, part) => (part.energy_j > best.energy_j ? part : best));
    const share = percent(most.energy_j / (energy(power) || 1), 0);
    return `${digits(energy(power))} J in all, the largest part (${share}) by ${safe(most.name)}`;
  };
  return (
    `${each(worlds, powers, say)}. A busy core's power is its tasks'; what the machine needs ` +
    `beside its cores, and cores on which nothing runs, are no task's.`
  );
}

function table(names, rows) {
  const of = (power, name) => power.parts.find((part) => part.name === name)?.energy_j ?? 0;
  const headings = ({ name }) => (rows.length > 1 ? [`${name}, J`, "share"] : ["J", "share"]);
  return {
    columns: ["drawn by", ...rows.flatMap(headings)],
    rows: () => [
      ...names.map((name) => [
        name,
        ...rows.flatMap(({ power }) => [
          of(power, name).toFixed(3),
          percent(of(power, name) / (energy(power) || 1)),
        ]),
      ]),
      ["all", ...rows.flatMap(({ power }) => [energy(power).toFixed(3), percent(1)])],
    ],
  };
}
