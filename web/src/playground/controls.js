// What one chooses: the machine, the kernel, the workload, and the change.
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { safe } from "../format.js";
import { Knob, knobsOf } from "./knobs.js";
import { LIMITS_FILE, SCENARIO_FILE, isChanged, isManifest } from "./question.js";

/** A list to choose from; each name has its line below. */
function Choice({ id, label, usual, value, items, choose }) {
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
function Word({ id, label, value, placeholder, choose }) {
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

/** A text of several lines with what is wrong with it below. */
function Text({ id, label, value, rows, placeholder, choose, fault }) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return undefined;
    const rested = setTimeout(() => choose(typed), 400);
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
    <${Fault} fault=${fault} area=${id} />
  </div>`;
}

/** A message of the readers, and a way to the line that it names. */
function Fault({ fault, area }) {
  if (!fault) return null;
  const line = Number(/-->\s\S+?:(\d+)/.exec(fault)?.[1] ?? 0);
  const go = () => {
    const place = document.getElementById(area);
    const before = place.value.split("\n").slice(0, line - 1).join("\n").length;
    const start = before + (line > 1 ? 1 : 0);
    const end = place.value.indexOf("\n", start);
    place.focus();
    place.setSelectionRange(start, end < 0 ? place.value.length : end);
  };
  const shown = fault.split("\n").map(safe).join("\n");
  return html`<div class="fault" role="alert">
    <pre tabindex="0" aria-label="What is wrong">${shown}</pre>
    ${area && line > 0 && html`<button type="button" onClick=${go}>Go to line ${line}</button>`}
  </div>`;
}

/** Which of the boxes a message is about. */
function placeOf(message) {
  if (!message) return null;
  if (message.includes(`--> ${LIMITS_FILE}`)) return "manifest";
  if (/--> --(set|limit|kernel)/.test(message)) return "change";
  return "scenario";
}

export function Scenario({ play, shelves }) {
  const state = play.state.value;
  const { a, b } = play.result.value ?? {};
  const fault = (side) => (side && !side.ok ? side.message : null);
  const faultA = fault(a);
  const faultB = faultA ? null : fault(b);
  const at = (place) => (placeOf(faultA) === place ? faultA : null);
  const world = (change) => play.set({ ...change, story: null }, true);
  const pickScenario = (scenario) =>
    world({ scenario, text: null, machine: "", kernel: "", change: clean() });
  const write = (text) => {
    // A manifest says what is allowed, not what is done: it goes to its own box.
    if (isManifest(text)) world({ text: null, manifest: text });
    else world({ text });
  };
  const own = state.text ?? shelves.texts[state.scenario] ?? "";
  return html`<section class="choose" aria-label="The world">
    <h2>The world</h2>
    <${Choice}
      id="scenario"
      label="Workload"
      value=${state.text === null ? state.scenario : ""}
      usual=${state.text === null ? undefined : "your own, below"}
      items=${shelves.scenarios}
      choose=${(name) => name && pickScenario(name)}
    />
    <${Choice}
      id="machine"
      label="Machine"
      usual="as the scenario says"
      value=${state.machine}
      items=${shelves.machines}
      choose=${(machine) => world({ machine })}
    />
    <${Choice}
      id="kernel"
      label="Kernel"
      usual="as the scenario says"
      value=${state.kernel}
      items=${shelves.kernels}
      choose=${(kernel) => world({ kernel })}
    />
    <div class="pair">
      <${Word}
        id="seed"
        label="Seed"
        value=${state.seed}
        placeholder="of the scenario"
        choose=${(seed) => world({ seed })}
      />
      <${Word}
        id="duration"
        label="Duration"
        value=${state.duration}
        placeholder="of the scenario"
        choose=${(duration) => world({ duration })}
      />
    </div>
    <details open=${state.text !== null || Boolean(at("scenario"))}>
      <summary>Your own scenario</summary>
      <${Text}
        id="text"
        label="A scenario (TOML), an rt-app workload (JSON), or a command: server --threads 8 …"
        rows="12"
        value=${own}
        choose=${write}
        fault=${at("scenario")}
      />
    </details>
    <details open=${state.manifest !== null || Boolean(at("manifest"))}>
      <summary>Limits from a manifest</summary>
      <${Text}
        id="manifest"
        label="A Kubernetes manifest or a compose file"
        rows="8"
        value=${state.manifest ?? ""}
        placeholder="kubectl get deploy web -o yaml"
        choose=${(manifest) => world({ manifest: manifest.trim() === "" ? null : manifest })}
        fault=${at("manifest")}
      />
    </details>
    ${placeOf(faultA) === "change" && html`<${Fault} fault=${faultA} />`}
    <${Change} play=${play} shelves=${shelves} fault=${faultB} />
  </section>`;
}

function clean() {
  return { knobs: {}, kernel: "", settings: "" };
}

/** What is other in world B. */
function Change({ play, shelves, fault }) {
  const state = play.state.value;
  const { change } = state;
  const put = (more) => play.set({ change: { ...play.state.peek().change, ...more } });
  const turn = (key, value) => {
    const { [key]: _, ...others } = play.state.peek().change.knobs;
    put({ knobs: value === null ? others : { ...others, [key]: value } });
  };
  const answer = play.result.value?.a?.ok;
  const { first, more } = answer ? knobsOf(answer) : { first: [], more: [] };
  const story = shelves.stories.find((one) => one.id === state.story);
  const shown = story ? [...first, ...more].filter((knob) => story.knobs.includes(knob.key)) : first;
  const knob = (one) =>
    html`<${Knob} key=${one.key} knob=${one} knobs=${change.knobs} turn=${turn} />`;
  return html`<h2>World B: the change</h2>
    <p class="note">Drag a number. World A stays as it is; both have the same seed.</p>
    ${story?.choices?.map((one) => html`<${StoryChoice} ...${{ one, change, turn }} />`)}
    ${shown.map(knob)}
    ${more.length > 0 &&
    !story &&
    html`<details>
      <summary>More numbers of the workload</summary>
      ${more.map(knob)}
    </details>`}
    <${Choice}
      id="kernel-b"
      label="Kernel of B"
      usual="the same"
      value=${change.kernel}
      items=${shelves.kernels}
      choose=${(kernel) => put({ kernel })}
    />
    <details open=${change.settings !== "" || Boolean(fault)}>
      <summary>Any setting</summary>
      <${Text}
        id="settings"
        label="KEY=VALUE, one a line, as --set takes them: turn=quantum"
        rows="3"
        value=${change.settings}
        choose=${(settings) => put({ settings })}
        fault=${fault}
      />
    </details>
    <button type="button" disabled=${!isChanged(state)} onClick=${() => put(clean())}>
      Take all changes back
    </button>`;
}

/** One of the answers to a question of the story. */
function StoryChoice({ one, change, turn }) {
  const key = `set:${one.key}`;
  const items = one.answers.map(([name, says]) => ({ name, says }));
  return html`<${Choice}
    id=${`choice-${one.key}`}
    label=${one.label}
    value=${change.knobs[key] ?? one.usual}
    items=${items}
    choose=${(name) => turn(key, name === one.usual ? null : name)}
  />`;
}
