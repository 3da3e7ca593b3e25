// Opens a trace: one that is dropped anywhere on the page, chosen, or served with it.
import { useEffect, useRef, useState } from "preact/hooks";
import { safe } from "../format.js";
import { html } from "../html.js";
import { openTrace } from "./open.js";
import { ofAddress, ofFile } from "./source.js";
import { makeStore } from "./store.js";
import { Whole } from "./whole.js";

/** Opens a source as far as its first picture needs. */
async function opened(source) {
  const trace = await openTrace(source);
  const store = makeStore(trace);
  const top = await store.load(trace.levels.length - 1, 0);
  return { trace, store, top, name: source.name };
}

/** `files` are served with the page; `first` of them is opened at once. */
export function Traces({ files = [], first = null }) {
  const [open, setOpen] = useState(null);
  const [wrong, setWrong] = useState(null);
  const turn = useRef(0);
  const place = useRef(null);
  const show = async (name, source) => {
    turn.current += 1;
    const mine = turn.current;
    try {
      const one = await opened(await source());
      if (mine !== turn.current) return;
      setOpen(one);
      setWrong(null);
    } catch (error) {
      if (mine === turn.current) setWrong(`${name}: ${error.message}`);
    }
  };
  const served = ({ name, address }) => show(name, () => ofAddress(name, address));
  const dropped = (file) => {
    show(file.name, async () => ofFile(file));
    place.current?.scrollIntoView();
  };
  useEffect(() => {
    if (first) served(first);
    return onDrop(dropped);
  }, []);
  const chosen = ({ currentTarget: input }) => input.files[0] && dropped(input.files[0]);
  return html`<section class="traces" ref=${place} aria-label="A whole run">
    <h2>A whole run</h2>
    <p>
      <label>
        Open a trace, or drop it anywhere on this page:${" "}
        <input type="file" onChange=${chosen} />
      </label>
    </p>
    ${files.map(
      (file) => html`<button type="button" class="served" onClick=${() => served(file)}>
        <bdi>${safe(file.name)}</bdi>
      </button>`,
    )}
    ${!open &&
    html`<p class="note">
      <code>fairground run SCENARIO --trace run.fgtrace</code> writes one. It stays on this machine.
    </p>`}
    ${wrong && html`<p class="caution" role="alert">${safe(wrong)}</p>`}
    ${open && html`<h3><bdi>${safe(open.name)}</bdi></h3>`}
    ${open && html`<${Whole} key=${turn.current} ...${open} />`}
  </section>`;
}

/** Calls back for each file that is dropped; what it returns ends that. */
function onDrop(take) {
  const ended = new AbortController();
  const on = (name, act) => addEventListener(name, act, { signal: ended.signal });
  on("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  on("drop", (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    take(file);
  });
  return () => ended.abort();
}
