// Starts the playground: what there is to choose, the link's scenario, and the page.
import { effect, signal } from "@preact/signals";
import { render } from "preact";
import { html } from "../html.js";
import { followTheme } from "../theme.js";
import { toLink } from "./link.js";
import { makeAsker, makePlay } from "./play.js";
import { Playground } from "./playground.js";
import { STORIES } from "./stories/all.js";
import { isOf, stateOf } from "./story.js";

const place = document.getElementById("report");

/** A shelf's names, each with its line. */
async function shelf(ask, name) {
  const answer = await ask({ list: name });
  if (!answer?.ok) throw new Error(answer?.message ?? "the engine gives no answer");
  return answer.ok[name];
}

async function shelves() {
  const ask = makeAsker();
  const [scenarios, machines, kernels] = [
    await shelf(ask, "scenarios"),
    await shelf(ask, "machines"),
    await shelf(ask, "kernels"),
  ];
  const texts = {};
  for (const { name } of scenarios) texts[name] = (await ask({ text: name }))?.ok?.text ?? "";
  const files = await folder();
  return { scenarios, machines, kernels: kernels.reverse(), texts, files, stories: STORIES };
}

/** Files of the folder that is served with the page; a static site has none. */
async function folder() {
  try {
    const listed = await (await fetch("files.json")).json();
    return Array.isArray(listed.files) ? listed.files : [];
  } catch {
    return [];
  }
}

/** What the link asks for: a scenario, a story by its number, or nothing. */
function begin(play) {
  const fragment = location.hash.slice(1);
  if (fragment === "") return [play.state.peek(), null];
  const story = STORIES.find(({ id }) => fragment === `story-${id}`);
  if (story) return [stateOf(story), null];
  try {
    const state = play.read(fragment);
    const told = STORIES.find(({ id }) => id === state.story);
    return [told && isOf(told, state) ? state : { ...state, story: null }, null];
  } catch (error) {
    return [play.state.peek(), error.message];
  }
}

/** The address follows what is shown, without an entry in the history for each step of a drag. */
function keepLink(play) {
  let later = 0;
  effect(() => {
    const link = toLink(play.state.value) ?? "";
    clearTimeout(later);
    later = setTimeout(() => history.replaceState(null, "", `#${link}`), 300);
  });
}

async function start() {
  followTheme();
  const known = await shelves();
  const play = makePlay();
  const said = signal(null);
  const open = () => {
    const [state, fault] = begin(play);
    said.value = fault;
    play.set(state, true);
  };
  open();
  keepLink(play);
  addEventListener("hashchange", open);
  place.replaceChildren();
  render(html`<${Playground} play=${play} shelves=${known} said=${said} />`, place);
}

start().catch((error) => {
  place.textContent = `The playground can't start: ${error.message}`;
});
