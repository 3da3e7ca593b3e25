// The table of a comparison, over all seeds.
import { html } from "./html.js";
import { digits } from "./format.js";
import { Table } from "./table.js";

export function Comparison({ comparison }) {
  if (!comparison) return null;
  return html`<section>
    <h2>All seeds</h2>
    <p>${comparison.summary}.</p>
    ${comparison.sections.map((section) => html`<${Section} ...${{ comparison, section }} />`)}
    <ul class="note">
      ${comparison.notes.map((note) => html`<li>${note}</li>`)}
    </ul>
  </section>`;
}

function Section({ comparison, section }) {
  const variants = comparison.arms.slice(1);
  const row = ({ metric, load, unit, better, seeds, arms }) => [
    `${metric}${unit ? `, ${unit}` : ""}${load ? ` at ${load}` : ""}`,
    better,
    seeds,
    digits4(arms[0].mean),
    ...arms.slice(1).flatMap((arm) => [digits4(arm.mean), gain(arm)]),
  ];
  return html`<${Table}
    caption=${`${section.scenario} on ${section.machine}, kernel ${section.kernel}`}
    columns=${[
      "metric",
      "better is",
      "seeds",
      comparison.arms[0],
      ...variants.flatMap((name) => [name, "better by"]),
    ]}
    rows=${section.rows.map(row)}
  />`;
}

function digits4(value) {
  if (value === null) return "n/a";
  return Math.abs(value) < 10 ? String(Number(value.toPrecision(3))) : value.toFixed(2);
}

function gain(arm) {
  const { gain_percent: percent, gain_low_percent: low, gain_high_percent: high } = arm;
  if (percent === null) return "n/a";
  const range = low === null || high === null ? "" : ` (${digits(low)} to ${digits(high)} %)`;
  return `${percent.toFixed(1)} %${range}${arm.significant ? "" : ", may be chance"}`;
}
