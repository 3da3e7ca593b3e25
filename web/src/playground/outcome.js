// What came out: both worlds beside each other, and how far the numbers may be trusted.
import { Curves } from "../curves.js";
import { Fidelity } from "../fidelity.js";
import { html } from "../html.js";
import { safe, time } from "../format.js";
import { Limits } from "../limits.js";
import { Power } from "../power.js";
import { Requests } from "../requests.js";
import { Schedules } from "../schedule/schedules.js";
import { Table } from "../table.js";
import { Words } from "../words.js";
import { isPart } from "./part.js";
import { rowsOf } from "./rows.js";

/** Fewer requests than these have no 99th percentile that means anything. */
const COUNT_MIN = 100;

export function Outcome({ play, story }) {
  const shown = play.result.value;
  if (!shown) return html`<p role="status">The engine is loading.</p>`;
  const answers = [shown.a, shown.b].filter((answer) => answer?.ok).map((answer) => answer.ok);
  const broken = [shown.a, shown.b].filter((answer) => answer && !answer.ok);
  if (answers.length === 0) {
    const stopped = broken.find(({ kind }) => kind === "stopped");
    const why = stopped ? safe(stopped.message) : "the message stands where the text is.";
    return html`<p class="caution" role="alert">No run: ${why}</p>`;
  }
  const worlds = answers.map(({ document }) => document.worlds[0]);
  const timed = worlds.some(({ spans }) => spans.some(({ summary }) => summary.count > 0));
  const limited = worlds.some((world) => world.limits.length > 0);
  return html`<section class="outcome" aria-label="What came out">
    <${Length} shown=${shown} answers=${answers} />
    <${Trust} answers=${answers} broken=${broken} />
    <${Table}
      caption=${worlds.length > 1 ? "Numbers of both worlds" : "Numbers of world A"}
      columns=${["what", ...worlds.map((world) => world.name)]}
      rows=${rowsOf(answers, story)}
    />
    <${Said} answers=${answers} />
    <${Fidelity} />
    <${Words} words=${answers[0].document.words} />
    ${timed && html`<h2>Latency</h2><${Curves} worlds=${worlds} />`}
    ${(limited || timed) && html`<h2>Over time</h2>`}
    ${limited && html`<${Limits} worlds=${worlds} />`}
    ${timed && html`<${Requests} worlds=${worlds} />`}
    ${worlds.some(({ power }) => power) && html`<h2>Power</h2><${Power} worlds=${worlds} />`}
    <h2>Schedule</h2>
    <${Schedules} key=${worlds.length} worlds=${worlds} />
  </section>`;
}

/** The one number that matters most, where a narrow window has no room for more beside a knob. */
export function Brief({ play, story }) {
  const { a, b } = play.result.value ?? {};
  const answers = [a, b].filter((answer) => answer?.ok).map((answer) => answer.ok);
  if (answers.length === 0) return null;
  const rows = rowsOf(answers, story);
  const [what, ...values] = rows.find(([label]) => label.endsWith("p99")) ?? rows[0];
  const said = values.map((value, at) => `${"AB"[at]} ${value}`).join(", ");
  const [answer] = answers;
  const part = isPart(answer) ? ` (first ${time(answer.run.simulated_ns)})` : "";
  return html`<p class="brief" aria-hidden="true">
    <bdi>${safe(what)}</bdi>: ${safe(said)}${part}
  </p>`;
}

/** How much of the run this is. */
function Length({ shown, answers }) {
  const parts = answers.filter(isPart);
  if (parts.length === 0) {
    const each = answers.map(({ run }) => time(run.simulated_ns));
    const said = new Set(each).size > 1 ? `A ${each[0]}, B ${each[1]}` : each[0];
    return html`<p class="length">Simulated: the whole run, ${said}.</p>`;
  }
  const ran = Math.min(...parts.map(({ run }) => run.simulated_ns));
  const whole = Math.max(...parts.map(({ whole_ns }) => whole_ns));
  const why =
    shown.kind === "drag"
      ? "so that it answers at once; more follows when nothing moves"
      : "a whole run would take too long here; the command below runs it";
  return html`<p class="length cut">
    Simulated: only the first ${time(ran)} of ${time(whole)}, ${why}.
  </p>`;
}

/** What a reader must know before the numbers. */
function Trust({ answers, broken }) {
  const notes = new Set();
  for (const { document, warnings } of answers) {
    document.cautions.forEach((text) => notes.add(`${document.worlds[0].name}: ${text}`));
    warnings.forEach((text) => notes.add(text));
    for (const { summary } of document.worlds[0].spans) {
      const few = summary.count > 0 && summary.count < COUNT_MIN;
      if (few) notes.add(fewOf(document.worlds[0].name, summary));
    }
  }
  broken.forEach(({ kind, message }) => {
    notes.add(kind === "stopped" ? message : "World B can't be run: the message stands with it.");
  });
  return [...notes].map((text) => html`<p class="caution" role="note">${safe(text)}</p>`);
}

function fewOf(name, { span, count }) {
  const what = count === 1 ? "is 1 request" : `are ${count} requests`;
  return `${name}: there ${what} of ${span}, too few for a p99: it is the slowest of them.`;
}

function Said({ answers }) {
  return html`<div class="runs">
    ${answers.map(({ document }) => {
      const [{ name, said }] = document.worlds;
      return html`<section aria-label=${safe(name)}>
        <h3><bdi>${safe(name)}</bdi></h3>
        <p class="about">${document.about.map(safe).join(" ")}</p>
        <ul>
          ${said.map((text) => html`<li>${safe(text)}</li>`)}
        </ul>
      </section>`;
    })}
  </div>`;
}
