// The page, from a document.
import { Comparison } from "./comparison.js";
import { Curves } from "./curves.js";
import { Fidelity } from "./fidelity.js";
import { safe } from "./format.js";
import { html } from "./html.js";
import { Limits } from "./limits.js";
import { Panels } from "./panels/panels.js";
import { Power } from "./power.js";
import { Requests } from "./requests.js";
import { Schedules } from "./schedule/schedules.js";
import { Text } from "./table.js";
import { ThemeSwitch } from "./theme.js";
import { Traces } from "./trace/traces.js";
import { Words } from "./words.js";

export function Report({ document }) {
  const { worlds } = document;
  const timed = worlds.some((world) => world.spans.length > 0);
  const several = worlds.length > 1;
  const limited = worlds.some((world) => world.limits.length > 0);
  return html`<header>
      <h1><bdi>${safe(document.title)}</bdi></h1>
      <p class="by">fairground ${document.verb}, version ${document.version}</p>
      <${ThemeSwitch} />
    </header>
    <main>
      <${Answer} document=${document} />
      <${Panels} panels=${document.panels} />
      <${Comparison} comparison=${document.comparison} />
      ${several && html`<h2>One run of each, up close</h2>`}
      ${document.pictures && html`<p>${safe(document.pictures)}</p>`}
      ${several && html`<${Runs} worlds=${worlds} />`}
      ${timed && html`<h2>Latency</h2><${Curves} worlds=${worlds} />`}
      ${(limited || timed) && html`<h2>Over time</h2>`}
      ${limited && html`<${Limits} worlds=${worlds} />`}
      ${timed && html`<${Requests} worlds=${worlds} />`}
      ${worlds.length > 0 && html`<h2>Schedule</h2><${Schedules} worlds=${worlds} />`}
      ${document.machine.length > 0 && html`<h2>Machine</h2>`}
      <${Panels} panels=${document.machine} />
      <${Power} worlds=${worlds} />
      <${Traces} />
      <${Again} document=${document} />
    </main>`;
}

function Answer({ document }) {
  const [first, ...more] = document.answer;
  return html`<section class="answer" aria-label="The answer">
    ${document.cautions.map((text) => html`<p class="caution" role="note">${safe(text)}</p>`)}
    <p class="first">${safe(first ?? "There is nothing to tell.")}</p>
    ${more.length > 0 && html`<${Sentences} texts=${more} />`}
    <p class="about">${document.about.map(safe).join(" ")}</p>
    <${Fidelity} />
    <${Words} words=${document.words} open=${hasRoom() && document.panels.length === 0} />
  </section>`;
}

/** On a narrow window the list of words would stand before all else. So it would before panels. */
function hasRoom() {
  return matchMedia("(min-width: 700px)").matches;
}

function Sentences({ texts }) {
  return html`<ul>
    ${texts.map((text) => html`<li>${safe(text)}</li>`)}
  </ul>`;
}

/** What each run gave, beside each other. */
function Runs({ worlds }) {
  return html`<div class="runs">
    ${worlds.map(
      ({ name, said }) => html`<section aria-label=${`Run: ${safe(name)}`}>
        <h3><bdi>${safe(name)}</bdi></h3>
        <${Sentences} texts=${said} />
      </section>`,
    )}
  </div>`;
}

const DIGESTS = " Digests of the runs (equal ones had the same history):";

function Again({ document }) {
  const { worlds } = document;
  return html`<section>
    <h2>Do it again</h2>
    <${Text} name="Command" text=${document.command} />
    <p>The same command gives the same bytes.${worlds.length > 0 && DIGESTS}</p>
    <ul>
      ${worlds.map(
        ({ name, digest, machine, kernel, seed }) => html`<li>
          <bdi>${safe(name)}</bdi>: ${digest}, machine <bdi>${safe(machine)}</bdi>, kernel
          ${` ${safe(kernel)}`}, seed ${seed}
        </li>`,
      )}
    </ul>
    ${document.files.map((file) => html`<${File} ...${file} />`)}
  </section>`;
}

function File({ name, text }) {
  return html`<details>
    <summary>Scenario: <bdi>${safe(name)}</bdi></summary>
    <${Text} name=${name} text=${text} />
  </details>`;
}
