// Tables that can be copied.
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "./html.js";
import { safe } from "./format.js";

/**
 * A table. `columns` are headings; a cell is text, a number, or {text, node} when it is drawn
 * otherwise than it is copied; with a `level`, 0 to 1, it is coloured. The first column names the
 * row.
 */
export function Table({ caption, columns, rows, selected }) {
  const words = columns.map((_, at) => at === 0 || rows.some((row) => isWords(row[at])));
  const kind = (at) => (words[at] ? "words" : "number");
  const cell = (value, at) => {
    const shown = value?.node ?? html`<bdi>${safe(text(value))}</bdi>`;
    const look = value?.className ?? kind(at) + oneWord(value);
    return at === 0
      ? html`<th scope="row" class="words">${shown}</th>`
      : html`<td class=${look} style=${levelOf(value)}>${shown}</td>`;
  };
  const heading = (name, at) =>
    html`<th scope="col" class=${kind(at)}><bdi>${safe(name)}</bdi></th>`;
  const [scroll, isCut] = useCut();
  return html`<div class="table">
    <div class="head">
      <strong aria-hidden="true"><bdi>${safe(caption)}</bdi></strong>
      <${CopyButton} what=${caption} text=${() => tabbed(columns, rows)} />
      ${isCut && html`<span class="note">There is more to the right: scroll the table.</span>`}
    </div>
    <div class="scroll" ref=${scroll} tabindex="0" role="region" aria-label=${safe(caption)}>
      <table aria-label=${safe(caption)}>
        <thead>
          <tr>
            ${columns.map(heading)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row, at) => html`<tr class=${at === selected ? "selected" : ""}>
              ${row.map(cell)}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </div>`;
}

/** A name stays on its line, unless it is too long for one. */
function oneWord(value) {
  return /^\S{1,40}$/.test(text(value)) ? " name" : "";
}

/** Whether a box is too narrow for what is in it. */
function useCut() {
  const box = useRef(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const place = box.current;
    const sized = new ResizeObserver(() => setCut(place.scrollWidth > place.clientWidth + 1));
    sized.observe(place);
    sized.observe(place.firstElementChild);
    return () => sized.disconnect();
  }, []);
  return [box, isCut];
}

/** How strong a cell's colour is; never so strong that its words can't be read. */
function levelOf(value) {
  return typeof value?.level === "number" ? { "--level": `${Math.round(60 * value.level)}%` } : {};
}

/** Numbers stand to the right, below each other. */
function isWords(value) {
  return Boolean(value?.node) || !/^(-|n\/a|max|[-+]?[\d.]+( %)?)$/.test(text(value));
}

function text(value) {
  return value === null || value === undefined ? "-" : String(value.text ?? value);
}

/** The table for a spreadsheet; no cell can begin a formula or a new cell. */
function tabbed(columns, rows) {
  const plain = (value) => {
    const flat = safe(text(value)).replace(/\t/g, " ");
    return /^[=+@]/.test(flat) ? `'${flat}` : flat;
  };
  return [columns, ...rows].map((row) => row.map(plain).join("\t")).join("\n");
}

export function CopyButton({ what, text }) {
  const [said, setSaid] = useState("Copy");
  const click = async () => {
    setSaid((await copy(text())) ? "Copied" : "Not allowed here");
    setTimeout(() => setSaid("Copy"), 2000);
  };
  return html`<button type="button" class="copy" onClick=${click}>
    ${said}<span class="unseen"> ${safe(what)}</span>
  </button>`;
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOldWay(text);
  }
}

/** Where the page has no right to the clipboard, a selection may still be copied. */
function copyOldWay(text) {
  const area = document.createElement("textarea");
  area.value = text;
  document.body.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  return done;
}

/** Numbers behind a picture: a table that is made when it is opened. */
export function Numbers({ caption, columns, rows }) {
  const [open, setOpen] = useState(false);
  const toggled = (event) => setOpen(event.currentTarget.open);
  return html`<details class="numbers" onToggle=${toggled}>
    <summary>Numbers: <bdi>${safe(caption)}</bdi></summary>
    ${open && html`<${Table} caption=${caption} columns=${columns} rows=${rows()} />`}
  </details>`;
}

/** Text to copy: a command, a file. */
export function Text({ name, text }) {
  const lines = text.split("\n").map(safe).join("\n");
  return html`<div class="table">
    <div class="head">
      <strong aria-hidden="true"><bdi>${safe(name)}</bdi></strong>
      <${CopyButton} what=${name} text=${() => text} />
    </div>
    <pre class="scroll" tabindex="0" role="region" aria-label=${safe(name)}>${lines}</pre>
  </div>`;
}
