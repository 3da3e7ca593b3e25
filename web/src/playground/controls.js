// What one chooses: the machine, the kernel, the workload, and the change.
import { html } from "../html.js";
import { Change, clean } from "./change.js";
import { Choice, Fault, Text, Word } from "./fields.js";
import { LIMITS_FILE, isManifest } from "./question.js";

/** Which of the boxes a message is about. */
function placeOf(message) {
  if (!message) return null;
  if (message.includes(`--> ${LIMITS_FILE}`)) return "manifest";
  if (/--> --(set|limit|kernel|duration|seed|machine)/.test(message)) return "change";
  return "scenario";
}

/** What is wrong with each world; what is wrong with A is wrong with B, and told once. */
function faultsOf(result) {
  const fault = (side) => (side && !side.ok ? side.message : null);
  const faultA = fault(result?.a);
  return [faultA, faultA ? null : fault(result?.b)];
}

/** The side of the page: of a story the change stands first, else the world. */
export function Controls({ play, shelves }) {
  const [, faultB] = faultsOf(play.result.value);
  const change = html`<${Change} key="change" ...${{ play, shelves, fault: faultB }} />`;
  const scenario = html`<${Scenario} key="scenario" ...${{ play, shelves }} />`;
  return play.state.value.story ? [change, scenario] : [scenario, change];
}

function Scenario({ play, shelves }) {
  const state = play.state.value;
  const [faultA] = faultsOf(play.result.value);
  const at = (place) => (placeOf(faultA) === place ? faultA : null);
  const world = (change) => play.set({ ...change, story: null }, true);
  const pickScenario = (scenario) =>
    world({ scenario, text: null, machine: "", kernel: "", change: clean() });
  const write = (text) => {
    // A manifest says what is allowed, not what is done: it goes to its own box.
    if (isManifest(text)) world({ text: null, manifest: text });
    else world({ text });
  };
  const take = async ({ address, kind }) => {
    const text = await (await fetch(address)).text();
    world(kind === "limits" ? { manifest: text } : { text });
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
    <${Folder} files=${shelves.files} take=${take} />
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
    <details open=${(state.text !== null && !state.story) || Boolean(at("scenario"))}>
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
  </section>`;
}

/** Files of the folder that \`fairground serve FOLDER\` names. */
function Folder({ files, take }) {
  if (files.length === 0) return null;
  const chosen = (name) => take(files.find((file) => file.name === name));
  return html`<${Choice}
    id="folder"
    label="From your folder"
    value=""
    usual="choose a file"
    items=${files}
    choose=${(name) => name && chosen(name)}
  />`;
}
