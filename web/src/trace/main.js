// Starts the page of traces, which has nothing to wait for but the trace.
import { render } from "preact";
import { html } from "../html.js";
import { ThemeSwitch, followTheme } from "../theme.js";
import { Traces } from "./traces.js";

/** Traces that are served with the page; a static site has none. */
async function served() {
  try {
    const { files } = await (await fetch("files.json")).json();
    return files.filter(({ kind }) => kind === "trace");
  } catch {
    return [];
  }
}

function Page({ files }) {
  const asked = files.find(({ address }) => location.hash === `#${address}`);
  const first = asked ?? (files.length === 1 ? files[0] : null);
  return html`<header>
      <h1>fairground trace</h1>
      <p class="by">A run from its beginning to its end. Nothing is sent anywhere.</p>
      <${ThemeSwitch} />
    </header>
    <main>
      <${Traces} files=${files} first=${first} />
      <p class="note"><a href="./">The playground</a></p>
    </main>`;
}

followTheme();
const place = document.getElementById("report");
served().then((files) => {
  place.replaceChildren();
  render(html`<${Page} files=${files} />`, place);
});
