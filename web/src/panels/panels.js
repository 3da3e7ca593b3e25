// Parts of a page that are the same for every verb: tables and pictures of numbers.
import { safe } from "../format.js";
import { html } from "../html.js";
import { Table, Text } from "../table.js";
import { Heat } from "./heat.js";
import { Percentiles } from "./percentiles.js";
import { Ranges } from "./ranges.js";

const KINDS = {
  heading: ({ title }) => html`<h2><bdi>${safe(title)}</bdi></h2>`,
  text: Sentences,
  lines: ({ title, text }) => html`<${Text} name=${title} text=${text} />`,
  table: Said,
  heat: Heat,
  ranges: Ranges,
  percentiles: Percentiles,
};

export function Panels({ panels }) {
  return panels.map((panel, at) => html`<${KINDS[panel.kind]} key=${at} ...${panel} />`);
}

function Sentences({ title, sentences }) {
  return html`<div class="said">
    <p><strong><bdi>${safe(title)}</bdi></strong></p>
    <ul>
      ${sentences.map((text) => html`<li>${safe(text)}</li>`)}
    </ul>
  </div>`;
}

function Said({ title, sentence, columns, rows }) {
  return html`<div class="said">
    ${sentence && html`<p>${safe(sentence)}</p>`}
    <${Table} caption=${title} columns=${columns} rows=${rows.map((row) => row.map(cell))} />
  </div>`;
}

/** What stands out is told by its words too: they are bold. */
function cell(value) {
  if (typeof value === "string") return value;
  const { text, tone } = value;
  return { text, node: html`<strong class=${`tone ${tone}`}><bdi>${safe(text)}</bdi></strong>` };
}
