// Settings as a map: two knobs across and down, chosen by the reader; the map is a table.
import { useState } from "preact/hooks";
import { safe } from "../format.js";
import { html } from "../html.js";
import { Numbers, Table } from "../table.js";

export function Heat({ title, sentence, axes, measures, signs, cells, empty }) {
  const [measure, setMeasure] = useState(0);
  const [sides, setSides] = useState({ across: axes.length > 1 ? axes.length - 1 : -1, down: 0 });
  const [fixed, setFixed] = useState(() => first(axes, cells));
  const { across, down } = sides;
  const known = new Map(cells.map((cell) => [cell.at.join(), cell.shown[measure]]));
  const seen = new Set([...known.values()].flatMap((value) => value.signs));
  const of = measures[measure];
  const others = axes.map((_, at) => at).filter((at) => at !== across && at !== down);
  const side = (name) => (at) => setSides({ ...sides, [name]: at });
  const choose = (axis) => (at) => setFixed(fixed.map((was, place) => (place === axis ? at : was)));
  const left = axes.filter((axis) => axis.left_out > 0);
  return html`<figure class="heat">
    <figcaption><bdi>${safe(title)}</bdi></figcaption>
    <p>${safe(sentence)}</p>
    <div class="buttons">
      <${Choice} name="Show" names=${measures.map((one) => one.name)} at=${measure}
        choose=${setMeasure} />
      ${axes.length > 2 && html`<${Choice} name="Across" names=${keys(axes, down)} at=${across}
        choose=${side("across")} />`}
      ${axes.length > 2 && html`<${Choice} name="Down" names=${keys(axes, across)} at=${down}
        choose=${side("down")} />`}
      ${others.map((at) => html`<${Choice} key=${axes[at].key} name=${axes[at].key}
        names=${axes[at].values} at=${fixed[at]} choose=${choose(at)} />`)}
    </div>
    <p class="note" aria-live="polite">${safe(of.name)}: ${safe(of.sentence)}</p>
    <div class="map">
      <${Table}
        caption=${`${title}: ${of.name}`}
        ...${grid({ axes, sides, fixed, known, signs, empty })}
      />
    </div>
    <${Legend} measure=${of} signs=${signs.filter((_, at) => seen.has(at))} />
    ${left.map(({ key, left_out: count }) => html`<p class="note" key=${key}>
      ${`${count} more values of `}<bdi>${safe(key)}</bdi>: nothing was tried at them.</p>`)}
    <${Numbers} caption=${title} ...${numbers(axes, cells, measures, signs)} />
  </figure>`;
}

/** Names of axes to choose from; the other side's can't be chosen. */
function keys(axes, taken) {
  return axes.map((axis, at) => (at === taken ? null : axis.key));
}

function Choice({ name, names, at, choose }) {
  const option = (text, value) =>
    text !== null && html`<option value=${value} selected=${value === at}>${safe(text)}</option>`;
  const changed = (event) => choose(Number(event.currentTarget.value));
  if (names.length < 2) return null;
  return html`<label><bdi>${safe(name)}</bdi>${" "}
    <select value=${at} onChange=${changed}>${names.map(option)}</select></label
  >`;
}

/** Where the map begins: at the setting with the first sign, which is the best one. */
function first(axes, cells) {
  const best = cells.find(({ shown }) => shown[0].signs.includes(0));
  return best ? best.at : (cells[0]?.at ?? axes.map(() => 0));
}

function grid({ axes, sides: { across, down }, fixed, known, signs, empty }) {
  const columns = across < 0 ? [""] : axes[across].values;
  const at = (row, column) =>
    fixed.map((was, axis) => (axis === down ? row : axis === across ? column : was)).join();
  const names = across < 0 ? "" : ` \\ ${axes[across].key}`;
  const shown = (row, column) => {
    const value = known.get(at(row, column));
    return value ? cell(value, signs) : nothing(empty);
  };
  return {
    columns: [`${axes[down].key}${names}`, ...columns.map((value) => value || "value")],
    rows: axes[down].values.map((name, row) => [
      name,
      ...columns.map((_, column) => shown(row, column)),
    ]),
  };
}

/** A place of the map that stands for no setting that is known. */
function nothing(says) {
  return { text: says, className: "untried", node: html`<span>${safe(says)}</span>` };
}

function cell(value, signs) {
  const marks = value.signs.map((at) => signs[at]);
  const text = [value.text, value.spread, ...marks.map((one) => one.says)].filter(Boolean);
  const node = html`<span class="value">${safe(value.text)}</span>
    ${marks.map(
      ({ sign, says }) =>
        html`<span class="sign" role="img" aria-label=${safe(says)}>${sign}</span>`,
    )}
    ${value.spread && html`<small>${safe(value.spread)}</small>`}`;
  const level = value.level === null ? "untried" : "level";
  return { text: text.join(", "), node, className: level, level: value.level };
}

function Legend({ measure, signs }) {
  return html`<ul class="legend">
    <li>
      <bdi>${safe(measure.palest)}</bdi> <span class="scale" aria-hidden="true"></span>${" "}
      <bdi>${safe(measure.strongest)}</bdi>
    </li>
    ${signs.map(({ sign, says }) => html`<li><span class="sign">${sign}</span> ${safe(says)}</li>`)}
  </ul>`;
}

/** Every setting that there is something to say of, with all that there is. */
function numbers(axes, cells, measures, signs) {
  const of = (value) => [value.text, value.spread].filter(Boolean).join(", ");
  const says = (shown) => [...new Set(shown.flatMap((value) => value.signs))];
  return {
    columns: [...axes.map((axis) => axis.key), ...measures.map((one) => one.name), "what it is"],
    rows: () =>
      cells.map(({ at, shown }) => [
        ...at.map((value, axis) => axes[axis].values[value]),
        ...shown.map(of),
        says(shown)
          .map((sign) => signs[sign].says)
          .join("; "),
      ]),
  };
}
