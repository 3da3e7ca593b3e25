// A guided story: a thread's problem, its change, and a world to try it in.
import { html } from "../html.js";
import { REPOSITORY } from "../links.js";
import { EMPTY } from "./link.js";
import { STORIES } from "./stories/all.js";

const STUDIES = `${REPOSITORY}/crates/fairground-cli/library/studies`;

/** What a story begins with. */
export function stateOf(story) {
  const { id, text, changed } = story;
  const change = { ...EMPTY.change, knobs: { ...changed } };
  return { ...EMPTY, story: id, scenario: "", text, change };
}

/** What a story's words are about; a change and another seed leave it the same story. */
const ITS_OWN = ["text", "manifest", "machine", "kernel", "duration"];

/** True if a state shows the story's own world. */
export function isOf(story, state) {
  const own = stateOf(story);
  return ITS_OWN.every((key) => state[key] === own[key]);
}

export function Stories({ play }) {
  const now = play.state.value.story;
  const button = (story) =>
    html`<li>
      <button
        type="button"
        aria-pressed=${story.id === now ? "true" : "false"}
        onClick=${() => play.set(stateOf(story), true)}
      >
        <span class="thread">${story.id}</span> ${story.title}
      </button>
    </li>`;
  return html`<nav class="stories" aria-label="Stories">
    <h2>Stories</h2>
    <p class="note">
      Six threads of the kernel's mailing list, each in a small world that answers at once.
    </p>
    <ol>
      ${STORIES.map(button)}
    </ol>
  </nav>`;
}

export function Story({ story }) {
  if (!story) return null;
  return html`<section class="story" aria-label=${story.title}>
    <h2>${story.title}</h2>
    <h3>The problem</h3>
    ${story.problem.map((text) => html`<p>${text}</p>`)}
    <h3>The change</h3>
    <p>${story.change}</p>
    <h3>Try it</h3>
    <p>${story.look}</p>
    <p class="caution" role="note"><strong>A reduced world:</strong> ${story.reduced}</p>
    <p>
      The full study, its figures beside the mail's, and what does not come out:${" "}
      <a href=${`${STUDIES}/${story.id}/README.md`}>study ${story.id}</a>, or
      <code> fairground reproduce ${story.id}</code>.
    </p>
  </section>`;
}
