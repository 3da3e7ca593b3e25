// To do the same elsewhere: the link, the commands, the files.
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { safe } from "../format.js";
import { CopyButton } from "../table.js";
import { TEXT_MAX } from "./link.js";
import { isPart } from "./part.js";
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
      <${Digest} answer=${answer} isNow=${shown?.state === state} />`;
  };
  return html`<section>
    <h2>Take it with you</h2>
    <${Link} link=${play.link()} />
    ${sides.map(line)}
    ${Object.entries(files).map(([name, text]) => html`<${Download} ...${{ name, text }} />`)}
    ${Object.keys(files).length > 0 &&
    html`<p class="note">Save the files beside each other, and run the commands there.</p>`}
  </section>`;
}

function Link({ link }) {
  if (link !== null) return html`<${Line} name="Link with all of it" text=${link} />`;
  return html`<p class="caution" role="note">
    There is no link: it holds texts of at most ${TEXT_MAX} letters. The files below have all.
  </p>`;
}

/** The digest of the command's run, if it is what the page shows. */
function Digest({ answer, isNow }) {
  if (!isNow) return html`<p class="note">The page does not show this run yet.</p>`;
  if (!answer) return null;
  if (isPart(answer)) {
    return html`<p class="note">The page shows a part of this run; the command runs all of it.</p>`;
  }
  return html`<p class="note">It gives this very run: digest ${answer.run.digest}.</p>`;
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
