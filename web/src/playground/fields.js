// Fields to fill in: a list, a word, a text with what is wrong with it.
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { safe } from "../format.js";

/** A list to choose from; each name has its line below. */
export function Choice({ id, label, usual, value, items, choose }) {
  const says = items.find((item) => item.name === value)?.says;
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <select id=${id} value=${value} onChange=${(event) => choose(event.currentTarget.value)}>
      ${usual !== undefined && html`<option value="">${usual}</option>`}
      ${items.map(({ name }) => html`<option value=${name}>${safe(name)}</option>`)}
    </select>
    ${says && html`<p class="note">${safe(says)}</p>`}
  </div>`;
}

/** A line of text; what is typed is taken when it rests. */
export function Word({ id, label, value, placeholder, choose }) {
  return html`<div class="field small">
    <label for=${id}>${label}</label>
    <input
      id=${id}
      type="text"
      value=${value}
      placeholder=${placeholder}
      maxlength="60"
      autocomplete="off"
      onChange=${(event) => choose(event.currentTarget.value)}
    />
  </div>`;
}

/**
 * A text of several lines with what is wrong with it below. `choose` says false of a text that
 * belongs elsewhere: then the one before stands here again.
 */
export function Text({ id, label, value, rows, placeholder, choose, fault, place }) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return undefined;
    const rested = setTimeout(() => choose(typed) === false && setTyped(value), 400);
    return () => clearTimeout(rested);
  }, [typed]);
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <textarea
      id=${id}
      rows=${rows}
      spellcheck="false"
      autocapitalize="off"
      placeholder=${placeholder}
      value=${typed}
      aria-invalid=${fault ? "true" : "false"}
      onInput=${(event) => setTyped(event.currentTarget.value)}
    ></textarea>
    <${Fault} fault=${fault} place=${place} />
  </div>`;
}

/** A message of the readers, and a way to the line that it names, if a box here has it. */
export function Fault({ fault, place }) {
  if (!fault) return null;
  const { box = null, line = 0 } = place ?? {};
  const go = () => {
    const area = document.getElementById(box);
    const before = area.value.split("\n").slice(0, line - 1).join("\n").length;
    const start = before + (line > 1 ? 1 : 0);
    const end = area.value.indexOf("\n", start);
    const fold = area.closest("details");
    if (fold) fold.open = true;
    area.focus();
    area.setSelectionRange(start, end < 0 ? area.value.length : end);
  };
  const shown = fault.split("\n").map(safe).join("\n");
  return html`<div class="fault" role="alert">
    <pre tabindex="0" aria-label="What is wrong">${shown}</pre>
    ${box && html`<button type="button" onClick=${go}>Go to line ${line}</button>`}
  </div>`;
}
