// The playground, from top to bottom.
import { html } from "../html.js";
import { safe, time } from "../format.js";
import { ThemeSwitch } from "../theme.js";
import { Again } from "./again.js";
import { Controls } from "./controls.js";
import { Brief, Outcome } from "./outcome.js";
import { STORIES } from "./stories/all.js";
import { Stories, Story } from "./story.js";
import { Traces } from "../trace/traces.js";

export function Playground({ play, shelves, said }) {
  const isTrace = ({ kind }) => kind === "trace";
  const texts = shelves.files.filter((file) => !isTrace(file));
  const { story: id } = play.state.value;
  const story = STORIES.find((one) => one.id === id);
  return html`<header>
      <h1>fairground playground</h1>
      <p class="by">
        What Linux's CPU scheduler will do, before you change it. The engine runs in this page;
        nothing is sent anywhere.
      </p>
      <${ThemeSwitch} />
    </header>
    <main>
      ${said.value && html`<p class="caution" role="alert">${safe(said.value)}</p>`}
      <${Stories} play=${play} />
      <${Story} story=${story} />
      <div class="bench">
        <div class="side">
          <${Controls} play=${play} shelves=${{ ...shelves, files: texts }} />
        </div>
        <div class="result">
          <${Busy} play=${play} />
          <${Brief} play=${play} story=${story} />
          <${Outcome} play=${play} story=${story} />
          <${Again} play=${play} />
        </div>
      </div>
      <${Traces} files=${shelves.files.filter(isTrace)} />
    </main>`;
}

/** What is under way, with a way out of it. */
function Busy({ play }) {
  const busy = play.busy.value;
  const took = play.result.value?.took_ms;
  return html`<div class="busy">
    <p role="status">
      ${busy ? "The engine is at work." : took !== undefined && `Answered in ${time(took * 1e6)}.`}
    </p>
    <button type="button" disabled=${!busy} onClick=${() => play.stop()}>Stop</button>
  </div>`;
}
