// The slowest requests: where their time went, and a way to each.
import { useState } from "preact/hooks";
import { CAUSES, mainCause, slowestOf } from "../document.js";
import { millis, percent, safe, time } from "../format.js";
import { html } from "../html.js";
import { Table } from "../table.js";

/** The places of a world that are worth a look, the slowest first. */
export function jumpsOf(world) {
  const slow = slowestOf(world).map((one) => ({
    world: world.name,
    name: one.span,
    task: one.task,
    from: one.at_ns,
    taken: one.taken_at_ns,
    to: one.at_ns + one.elapsed_ns,
    blame: one.blame,
  }));
  const wait = world.schedule.longest_wait;
  if (slow.length > 0 || !wait) return slow;
  const { task, from_ns: from, to_ns: to } = wait;
  const name = "longest time ready without a CPU";
  return [{ world: world.name, name, task, from, to, blame: null }];
}

/**
 * What stands for a request in another world: the slowest of its slowest that came at the same
 * moment. If none of them did, the moment alone.
 */
export function counterpart(jumps, marks, world) {
  if (!marks || marks.world === world) return marks;
  const isSame = ({ name, from }) => name === marks.name && from === marks.from;
  const found = jumps.find((jump) => jump.world === world && isSame(jump));
  return found ?? { ...marks, world, taken: undefined, to: marks.from, isMoment: true };
}

/** Shows one of them, with something around it. */
export function showJump(view, { from, to }) {
  const margin = Math.max((to - from) * 0.08, 1000);
  view.show(from - margin, to + margin);
}

/**
 * The chosen one, `first` until another is: `choose` shows another, `step` goes on to the next or
 * the previous. Other jumps have another choice.
 */
export function useJumps(view, jumps, first = -1) {
  const [last, setLast] = useState({ jumps, at: first });
  const chosen = last.jumps === jumps ? last.at : first;
  const choose = (at) => {
    setLast({ jumps, at });
    showJump(view, jumps[at]);
  };
  const step = (by) => {
    if (jumps.length === 0) return;
    choose(chosen < 0 ? 0 : (chosen + by + jumps.length) % jumps.length);
  };
  return { chosen, choose, step };
}

/** A table of all of them; of several runs it says whose each is. */
export function Jumps({ jumps, chosen, choose, several, of = "" }) {
  const row = (jump, at) => [
    { text: `${at + 1}`, node: html`<${JumpButton} ...${{ jump, at, chosen, choose }} />` },
    ...(several ? [jump.world] : []),
    jump.name,
    (jump.from / 1e9).toFixed(6),
    millis(jump.to - jump.from),
    { text: blameText(jump.blame), node: html`<${Blame} blame=${jump.blame} />` },
    jump.task,
  ];
  return html`<${Table}
    caption=${`The slowest${of}, and where their time went`}
    columns=${[
      "jump to",
      ...(several ? ["run"] : []),
      "what",
      "began, s",
      "took, ms",
      "where the time went",
      "ended by",
    ]}
    rows=${jumps.map(row)}
    selected=${chosen}
  />`;
}

function JumpButton({ jump, at, chosen, choose }) {
  return html`<button
    type="button"
    class="jump"
    aria-pressed=${at === chosen}
    onClick=${() => choose(at)}
  >
    ${at + 1}<span class="unseen">: show ${safe(jump.name)} of ${time(jump.to - jump.from)}</span>
  </button>`;
}

function shares(blame) {
  const total = Math.max(
    1,
    CAUSES.reduce((sum, [name]) => sum + blame[`${name}_ns`], 0),
  );
  const all = CAUSES.map(([name, says]) => ({ name, says, share: blame[`${name}_ns`] / total }));
  return all.filter(({ share }) => share > 0);
}

function blameText(blame) {
  if (!blame) return "-";
  return shares(blame)
    .map(({ name, share }) => `${name} ${percent(share)}`)
    .join(", ");
}

/** A bar of causes, and the greatest in words. */
function Blame({ blame }) {
  if (!blame) return "-";
  const main = mainCause(blame);
  const [, says] = CAUSES.find(([name]) => name === main);
  const bar = shares(blame).map(
    ({ name, share }) =>
      html`<span class=${`cause ${name}`} style=${{ width: `${100 * share}%` }}></span>`,
  );
  const share = shares(blame).find(({ name }) => name === main)?.share ?? 0;
  return html`<span class="blame" role="img" aria-label=${blameText(blame)}>${bar}</span>
    <span class="main" aria-hidden="true">${`${percent(share, 0)} ${says}`}</span>`;
}

export function CauseLegend() {
  return html`<ul class="legend">
    ${CAUSES.map(
      ([name, says]) => html`<li><span class=${`cause ${name}`}></span> ${name}: ${says}</li>`,
    )}
  </ul>`;
}
