// What names and words mean: a reader may have nothing but the page.
import { safe } from "./format.js";
import { html } from "./html.js";

export function Words({ words, open = false }) {
  if (words.length === 0) return null;
  return html`<details class="words-list" open=${open}>
    <summary>What the words mean</summary>
    <dl>
      ${words.map(
        ({ word, means }) => html`<div>
          <dt><bdi>${safe(word)}</bdi></dt>
          <dd>${safe(means)}</dd>
        </div>`,
      )}
    </dl>
  </details>`;
}
