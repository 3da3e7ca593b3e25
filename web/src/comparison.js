// The table of a comparison, over all seeds.
import { html } from "./html.js";
import { digits } from "./format.js";
import { Table } from "./table.js";

const BOLD = "Bold: hardly chance. How that was told: ";

export function Comparison({ comparison }) {
  if (!comparison) return null;
  return html`<section>
    <h2>All runs</h2>
    <p>
      ${`${comparison.summary}. Columns are means over many runs, one for each seed; a seed gives `}
      ${"every column the same load."}
    </p>
    ${comparison.sections.map((section) => html`<${Section} ...${{ comparison, section }} />`)}
    <ul class="note">
      ${comparison.notes.map((note) => html`<li>${note.replace(/^\* /, BOLD)}</li>`)}
    </ul>
  </section>`;
}

function Section({ comparison, section }) {
  const variants = comparison.arms.slice(1);
  const row = ({ metric, load, unit, better, seeds, arms }) => [
    `${metric}${unit ? `, ${unit}` : ""}${load ? ` at ${load}` : ""}`,
    digits4(arms[0].mean),
    ...arms.slice(1).flatMap((arm) => [digits4(arm.mean), gain(arm, better)]),
    better,
    seeds,
  ];
  return html`<${Table}
    caption=${`${section.scenario} on ${section.machine}, kernel ${section.kernel}`}
    columns=${[
      "metric",
      comparison.arms[0],
      ...variants.flatMap((name) => [name, "change (95 % interval)"]),
      "better is",
      "seeds",
    ]}
    rows=${section.rows.map(row)}
  />`;
}

function digits4(value) {
  if (value === null) return "n/a";
  return Math.abs(value) < 10 ? String(Number(value.toPrecision(3))) : value.toFixed(2);
}

/** What a gain above 0 is, and one below. */
function words(better) {
  return better === "neither" ? ["more", "less"] : ["better", "worse"];
}

/** `-1.7 to 10.4 %` in words, so that no sign is read: `10.4 % worse to 1.7 % better`. */
function between(low, high, [up, down]) {
  if (low === null || high === null) return "";
  if (low < 0 && high > 0) return ` (${digits(-low)} % ${down} to ${digits(high)} % ${up})`;
  const ends = [Math.abs(low), Math.abs(high)].sort((a, b) => a - b);
  return ` (${ends.map(digits).join(" to ")} %)`;
}

/** Less than one per cent, as far as is known: hardly of use, chance or not. */
function isSlight(percents) {
  return percents.every((percent) => percent === null || Math.abs(percent) < 1);
}

/** `18.6 % better (13.1 to 24.6 %)`: in the direction in which it went. */
function gain(arm, better) {
  const { gain_percent: percent, gain_low_percent: low, gain_high_percent: high } = arm;
  if (percent === null) return "n/a";
  if (percent === 0 && low === 0 && high === 0) return "no difference";
  const [up, down] = words(better);
  const range = between(low, high, [up, down]);
  const size = `${Math.abs(percent).toFixed(1)} % ${percent < 0 ? down : up}${range}`;
  if (!arm.significant) return `${size}; may be chance`;
  if (better === "neither") return { text: size, node: html`<strong>${size}</strong>` };
  const look = percent < 0 ? "loss" : isSlight([percent, low, high]) ? "" : "gain";
  const node = html`<strong class=${look}>${size}</strong>`;
  return { text: size, node };
}
