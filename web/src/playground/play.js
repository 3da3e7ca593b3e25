// What the page shows and how it comes about: a state, and the worlds that the engine makes of it.
import { computed, signal } from "@preact/signals";
import { makeEngine } from "./engine.js";
import { makeLengths } from "./length.js";
import { EMPTY, fromLink, toLink } from "./link.js";
import { isPart } from "./part.js";
import { isChanged, questionOf, sourceOf } from "./question.js";

/** The form of the engine's answers that this page draws. */
const SCHEMA = "fairground.play/1";
/** The hand rests if nothing moved for so long. */
const REST_MS = 250;
/** Runs that grow, one after another, when the hand rests. */
const TRIES_MAX = 4;
/** Answers of world A that are kept: dragging B asks for the same A again and again. */
const KEPT = 6;

export function makePlay() {
  const state = signal(EMPTY);
  const result = signal(null);
  const busy = signal(null);
  const lengths = [makeLengths(), makeLengths()];
  const quick = [makeEngine(), makeEngine()];
  const whole = [makeEngine(), makeEngine()];
  const kept = new Map();
  let turn = 0;
  let resting = 0;

  async function ask(engines, side, question) {
    const key = side === 0 ? JSON.stringify(question) : null;
    if (key && kept.has(key)) return kept.get(key);
    const answer = await engines[side].ask(question);
    if (answer?.ok) {
      const { schema, whole_ns, run } = answer.ok;
      if (schema !== SCHEMA) return stranger(schema);
      const ran = run.simulated_ns / 1e6;
      lengths[side].note({ ran, all: whole_ns / 1e6, took: answer.took_ms });
      if (key) kept.set(key, answer);
      if (kept.size > KEPT) kept.delete(kept.keys().next().value);
    }
    return answer;
  }

  /** The shorter of what both worlds may take; null is the whole run. */
  function longest(kind, changed) {
    const all = lengths.slice(0, changed ? 2 : 1).map((one) => one[kind]());
    const cut = all.filter((length) => length !== null);
    return cut.length > 0 ? Math.min(...cut) : null;
  }

  async function run(kind, tries = 0) {
    turn += 1;
    const mine = turn;
    const now = state.peek();
    const changed = isChanged(now);
    const engines = kind === "rest" ? whole : quick;
    const since = performance.now();
    busy.value = { since, kind };
    // What nobody knows yet is tried for a moment first; a story's world is small as a whole.
    const length = now.story ? null : longest(kind, changed);
    const known = baseOf(now);
    const askA = ask(engines, 0, questionOf(now, false, [], length));
    const limits = known ?? (await askA)?.ok?.knobs.limits;
    const askB = changed && limits && ask(engines, 1, questionOf(now, true, limits, length));
    const [a, b] = [await askA, askB ? await askB : undefined];
    if (a?.ok) remember(now, a.ok.knobs.limits);
    const isNewest = mine === turn;
    if (isNewest) busy.value = null;
    if (a === null || b === null) return;
    const isShown = isNewest || (kind === "drag" && keyOf(now) === keyOf(state.peek()));
    const took_ms = performance.now() - since;
    if (isShown) result.value = { a, b, length, kind, state: now, took_ms };
    if (!isNewest) return;
    const rest = longest("rest", changed);
    const isCut = [a, b].some((answer) => answer?.ok && isPart(answer.ok));
    const isLonger = isCut && (rest === null || rest > length);
    // What a run takes is known better with each.
    if (isLonger && tries < TRIES_MAX) later(kind === "rest" ? 0 : REST_MS, tries + 1);
  }

  /** Limits of a scenario as it is: what knobs of limits are laid over. */
  let base = { key: null, limits: null };
  const keyOf = (now) => JSON.stringify([sourceOf(now), now.machine, now.kernel]);
  const baseOf = (now) => (base.key === keyOf(now) ? base.limits : null);
  const remember = (now, limits) => {
    base = { key: keyOf(now), limits };
  };

  function later(ms, tries) {
    clearTimeout(resting);
    resting = setTimeout(() => run("rest", tries), ms);
  }

  function asked() {
    clearTimeout(resting);
    // A whole run that nobody waits for any more would take the CPU from what is dragged.
    whole.forEach((engine) => engine.stop());
    run("drag");
  }

  return {
    state,
    result,
    busy,
    limits: computed(() => result.value?.a.ok?.knobs.limits ?? []),
    /** Changes what is shown; `fresh` if it is another world altogether. */
    set(change, fresh = false) {
      state.value = { ...state.peek(), ...change };
      if (fresh) lengths.forEach((one) => one.forget());
      asked();
    },
    stop() {
      turn += 1;
      clearTimeout(resting);
      [...quick, ...whole].forEach((engine) => engine.stop());
      busy.value = null;
    },
    /** The address with all of it; null if it can't hold that. */
    link() {
      const end = toLink(state.peek());
      return end === null ? null : `${location.href.split("#")[0]}#${end}`;
    },
    read: (fragment) => fromLink(fragment),
  };
}

/** An engine of another version than the page: one of both is an old copy. */
function stranger(schema) {
  const message = `This page draws ${SCHEMA}; its engine says ${schema}. Load the page anew.`;
  return { kind: "stopped", message };
}

/** Asks once, beside all worlds: what there is on a shelf, a scenario's text. */
export function makeAsker() {
  const engine = makeEngine();
  let last = Promise.resolve();
  return (question) => {
    last = last.then(() => engine.ask(question));
    return last;
  };
}
