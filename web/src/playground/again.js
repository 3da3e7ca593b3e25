// To do the same elsewhere: the link, the commands, the files.
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { safe } from "../format.js";
import { CopyButton } from "../table.js";
import { commandOf, isChanged } from "./question.js";

export function Again({ play }) {
  const state = play.state.value;
  const shown = play.result.value;
  const limits = play.limits.value;
  const sides = isChanged(state) ? [false, true] : [false];
  const { files } = commandOf(state, false, limits);
  const line = (changed) => {
    const { command } = commandOf(state, changed, limits);
    const answer = (changed ? shown?.b : shown?.a)?.ok;
    return html`<${Line} name=${changed ? "World B" : "World A"} text=${command} />
      <${Digest} answer=${answer} />`;
  };
  return html`<section>
    <h2>Take it with you</h2>
    <${Line} name="Link with all of it" text=${play.link()} />
    ${sides.map(line)}
    ${Object.entries(files).map(([name, text]) => html`<${Download} ...${{ name, text }} />`)}
    ${Object.keys(files).length > 0 &&
    html`<p class="note">Save the files beside each other, and run the commands there.</p>`}
  </section>`;
}

/** The digest of the command's run, if it is what the page shows. */
function Digest({ answer }) {
  if (!answer) return null;
  const { run, whole_ns } = answer;
  if (run.duration_ns < whole_ns) {
    return html`<p class="note">The page shows a part of this run; the command runs all of it.</p>`;
  }
  return html`<p class="note">It gives this very run: digest ${run.digest}.</p>`;
}

function Line({ name, text }) {
  return html`<div class="table">
    <div class="head">
      <strong aria-hidden="true">${name}</strong>
      <${CopyButton} what=${name} text=${() => text} />
    </div>
    <pre class="scroll line" tabindex="0" role="region" aria-label=${name}>${safe(text)}</pre>
  </div>`;
}

/** A file to save; its address is gone with the text. */
function Download({ name, text }) {
  const [url, setUrl] = useState("");
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return html`<p><a class="file" href=${url} download=${name}>Save ${name}</a></p>`;
}
