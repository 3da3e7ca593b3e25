// Ranges below each other on one axis: both ends are drawn and named.
import { safe } from "../format.js";
import { html } from "../html.js";
import { Numbers } from "../table.js";
import { powers, steps } from "../ticks.js";

export function Ranges({ title, sentence, unit, is_log: isLog, ends, rows, lines }) {
  if (rows.length === 0) return null;
  const scale = makeScale(rows, lines, isLog);
  const named = unit ? `, ${unit}` : "";
  return html`<figure class="ranges">
    <figcaption><bdi>${safe(title)}</bdi></figcaption>
    <p>${safe(sentence)}</p>
    <div class="bars" role="list">
      ${rows.map((row, at) => html`<${Row} key=${at} ...${{ row, lines, scale, unit }} />`)}
    </div>
    <${Axis} scale=${scale} unit=${unit} />
    ${scale.isLog &&
    html`<p class="note">The axis is logarithmic: each factor of ten has the same room.</p>`}
    ${scale.isBelow &&
    html`<p class="note">
      0 stands at the left edge: on such an axis there is no place for it.
    </p>`}
    <ul class="legend">
      <li>
        <span class="bar-key" aria-hidden="true"></span> ${`low: ${ends[0]}; high: ${ends[2]}`}
      </li>
      <li><span class="tick-key" aria-hidden="true"></span> ${`likely: ${ends[1]}`}</li>
      ${lines.map(
        ({ name, at }) => html`<li>
          <span class="line-key" aria-hidden="true"></span> <bdi>${safe(name)}</bdi>
          ${` (${number(at)}${unit ? ` ${unit}` : ""})`}
        </li>`,
      )}
    </ul>
    <${Numbers}
      caption=${title}
      columns=${["of", `low${named}`, `likely${named}`, `high${named}`, "note"]}
      rows=${() => rows.map(({ name, low, likely, high, note }) => [
        name, number(low), number(likely), number(high), note,
      ])}
    />
  </figure>`;
}

function Row({ row, lines, scale, unit }) {
  const { name, low, likely, high, note, tone } = row;
  const known = low !== null || likely !== null || high !== null;
  const left = low === null ? 0 : scale.at(low);
  const right = high === null ? 100 : scale.at(high);
  const place = (value) => ({ left: `${scale.at(value)}%` });
  const style = { left: `${left}%`, width: `${Math.max(right - left, 0.8)}%` };
  const open = `${low === null ? " open-low" : ""}${high === null ? " open-high" : ""}`;
  return html`<div class="range" role="listitem">
    <span class="name"><bdi>${safe(name)}</bdi></span>
    <span class="track" aria-hidden="true">
      ${known && html`<span class=${`bar ${tone}${open}`} style=${style}></span>`}
      ${likely !== null && html`<span class=${`tick ${tone}`} style=${place(likely)}></span>`}
      ${lines.map((line) => html`<span class="line" style=${place(line.at)}></span>`)}
    </span>
    <span class="ends"
      >${known ? says(row, unit) : "no number"}${" "}
      ${note && html`<small class=${tone}>${safe(note)}</small>`}</span
    >
  </div>`;
}

/** `12.1 (9.5 to 14 ms)`; an end that is not known is open. */
function says({ low, likely, high }, unit) {
  const word = unit ? ` ${unit}` : "";
  if (low !== null && low === high) return `${number(low)}${word}`;
  const [from, to] = [low, high].map((end) => (end === null ? "?" : number(end)));
  const range = `${from} to ${to}${word}`;
  return likely === null ? range : `${number(likely)} (${range})`;
}

/** Three digits that count, however small. */
function number(value) {
  if (value === null) return "-";
  return Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}

/** Room for the axis, in per cent. */
function makeScale(rows, lines, isLog) {
  const all = rows.flatMap((row) => [row.low, row.likely, row.high]);
  const known = [...all, ...lines.map((line) => line.at)].filter(Number.isFinite);
  const positive = known.filter((value) => value > 0);
  const log = isLog && positive.length > 0 && known.every((value) => value >= 0);
  const to = log ? Math.log10 : (value) => value;
  const drawn = log ? positive : known;
  let [low, high] = [Math.min(...drawn), Math.max(...drawn)];
  if (!log) [low, high] = [Math.min(low, 0), Math.max(high, 0)];
  if (!(high > low)) [low, high] = log ? [low / 2, high * 2] : [low, low + 1];
  const margin = (to(high) - to(low)) * 0.02;
  const [from, upto] = [to(low) - (log || low < 0 ? margin : 0), to(high) + margin];
  const at = (value) => {
    const place = (100 * (to(value) - from)) / (upto - from);
    return Math.min(100, Math.max(0, place));
  };
  const isBelow = drawn.length < known.length;
  return { at, isLog: log, isBelow, ticks: log ? ticksOf(low, high) : steps(low, high) };
}

/** Few enough to stand beside each other. */
function ticksOf(low, high) {
  const isWide = Math.ceil(Math.log10(high)) - Math.floor(Math.log10(low)) > 2;
  return powers(low, high, isWide ? [1] : [1, 2, 5]);
}

function Axis({ scale, unit }) {
  return html`<div class="range axis" aria-hidden="true">
    <span class="name">${unit}</span>
    <span class="track">
      ${scale.ticks.map(
        (value) => html`<span class="mark" style=${{ left: `${scale.at(value)}%` }}>
          ${short(value)}
        </span>`,
      )}
    </span>
    <span class="ends"></span>
  </div>`;
}

function short(value) {
  return String(Number(value.toPrecision(3)));
}
