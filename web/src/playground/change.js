// What is other in world B: knobs, answers to a story's questions, any setting.
import { html } from "../html.js";
import { Choice, Text } from "./fields.js";
import { Knob, knobsOf } from "./knobs.js";
import { EMPTY } from "./link.js";
import { placeOf } from "./place.js";
import { isChanged } from "./question.js";

/** What is other in world B. */
export function Change({ play, shelves, fault }) {
  const state = play.state.value;
  const { change } = state;
  const put = (more) => play.set({ change: { ...play.state.peek().change, ...more } });
  const turn = (key, value) => {
    const { [key]: _, ...others } = play.state.peek().change.knobs;
    put({ knobs: value === null ? others : { ...others, [key]: value } });
  };
  const answer = play.result.value?.a?.ok;
  const { first, more, leftOut } = answer ? knobsOf(answer) : { first: [], more: [], leftOut: 0 };
  const story = shelves.stories.find((one) => one.id === state.story);
  const ofStory = ({ key }) => story.knobs.includes(key);
  const shown = story ? [...first, ...more].filter(ofStory) : first;
  const knob = (one) =>
    html`<${Knob} key=${one.key} knob=${one} knobs=${change.knobs} turn=${turn} />`;
  return html`<section aria-label="The change">
    <h2>World B: the change</h2>
    <p class="note">Drag a number. World A stays as it is; both have the same seed.</p>
    ${story?.choices?.map((one) => html`<${StoryChoice} ...${{ one, change, turn }} />`)}
    ${shown.map(knob)}
    ${leftOut > 0 &&
    !story &&
    html`<p class="note">
      ${leftOut} more ${leftOut === 1 ? "group has a limit" : "groups have limits"}: change them in
      the scenario's text.
    </p>`}
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
        place=${placeOf(fault, state)}
      />
    </details>
    <button type="button" disabled=${!isChanged(state)} onClick=${() => put(EMPTY.change)}>
      Take all changes back
    </button>
  </section>`;
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
