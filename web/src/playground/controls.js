// What one chooses: the machine, the kernel, the workload, and the change.
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { Change } from "./change.js";
import { Choice, Fault, Text, Word } from "./fields.js";
import { EMPTY } from "./link.js";
import { placeOf } from "./place.js";
import { isManifest } from "./question.js";

/** What is wrong with each world; what is wrong with A is wrong with B, and told once. */
function faultsOf(result) {
  // An engine that stopped is nobody's fault here: what came out says so.
  const fault = (side) => (side && !side.ok && side.kind !== "stopped" ? side.message : null);
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
  const place = placeOf(faultA, state);
  // What stands in none of the boxes is of the whole choice, or of the scenario.
  const isOfChoice = place.box === null && / --> --/.test(faultA ?? "");
  const faultOf = place.box === "manifest" ? "manifest" : isOfChoice ? "choice" : "text";
  const at = (box) => (box === faultOf ? { fault: faultA, place } : {});
  const world = (change) => play.set({ ...change, story: null }, true);
  const pickScenario = (scenario) =>
    world({ scenario, text: null, machine: "", kernel: "", change: EMPTY.change });
  const write = (text) => {
    // A manifest says what is allowed, not what is done: it goes to its own box.
    if (!isManifest(text)) return world({ text });
    world({ manifest: text });
    return false;
  };
  const take = (text, kind) => world(kind === "limits" ? { manifest: text } : { text });
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
        choose=${(seed) => play.set({ seed }, true)}
      />
      <${Word}
        id="duration"
        label="Duration"
        value=${state.duration}
        placeholder="of the scenario"
        choose=${(duration) => world({ duration })}
      />
    </div>
    <details open=${(state.text !== null && !state.story) || Boolean(at("text").fault)}>
      <summary>Your own scenario</summary>
      <${Text}
        id="text"
        label="A scenario (TOML), an rt-app workload (JSON), or a command: server --threads 8 …"
        rows="12"
        value=${own}
        choose=${write}
        ...${at("text")}
      />
    </details>
    <details open=${state.manifest !== null || Boolean(at("manifest").fault)}>
      <summary>Limits from a manifest</summary>
      <${Text}
        id="manifest"
        label="A Kubernetes manifest or a compose file"
        rows="8"
        value=${state.manifest ?? ""}
        placeholder="kubectl get deploy web -o yaml"
        choose=${(manifest) => world({ manifest: manifest.trim() === "" ? null : manifest })}
        ...${at("manifest")}
      />
    </details>
    <${Fault} ...${at("choice")} />
  </section>`;
}

/** Files of the folder that \`fairground serve FOLDER\` names. */
function Folder({ files, take }) {
  const [fault, setFault] = useState(null);
  if (files.length === 0) return null;
  const chosen = async (name) => {
    const { address, kind } = files.find((file) => file.name === name);
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`the server says ${answer.status}`);
      take(await answer.text(), kind);
      setFault(null);
    } catch (error) {
      setFault(
        `${name} can't be had: ${error.message}.\n` +
          "It may be gone or too large now, or the server has ended: load the page again.",
      );
    }
  };
  return html`<${Choice}
      id="folder"
      label="From your folder"
      value=""
      usual="choose a file"
      items=${files}
      choose=${(name) => name && chosen(name)}
    />
    <${Fault} fault=${fault} />`;
}
