// The document of a report, whoever made it: a page, a notebook, a playground.

export const SCHEMA = "fairground.report/1";

/** Causes of time, in the order of reports, with what they mean. */
export const CAUSES = [
  ["backlog", "waits for a free thread"],
  ["running", "runs"],
  ["sibling", "lost to the other thread of the core"],
  ["clock", "lost to a slower clock"],
  ["spinning", "spinning for a lock"],
  ["queued", "waits for a CPU"],
  ["throttled", "throttled by a CPU limit"],
  ["migrating", "on the way to another CPU"],
  ["blocked", "asleep"],
];

/** The document in a page; throws what to tell if there is none that this script reads. */
export function readDocument() {
  const text = document.getElementById("document")?.textContent ?? "";
  const read = JSON.parse(text);
  if (read.schema !== SCHEMA) {
    throw new Error(`This page draws ${SCHEMA}; its document says ${read.schema}.`);
  }
  return read;
}

/** Names of spans of all worlds, in their order. */
export function spanNames(worlds) {
  const names = worlds.flatMap((world) => world.spans.map((span) => span.summary.span));
  return [...new Set(names)];
}

export function spanOf(world, name) {
  return world.spans.find((span) => span.summary.span === name);
}

/** The slowest of all spans of a world: kind by kind, that with the longest of all first. */
export function slowestOf(world) {
  const longest = ({ summary }) => Math.max(0, ...summary.slowest.map((slow) => slow.elapsed_ns));
  const spans = [...world.spans].sort((a, b) => longest(b) - longest(a));
  return spans.flatMap(({ summary }) =>
    summary.slowest.map((slow) => ({ ...slow, span: summary.span })),
  );
}

/** The cause that most of a request's time went to. */
export function mainCause(blame) {
  const names = CAUSES.map(([name]) => name);
  return names.reduce((best, name) => (blame[`${name}_ns`] > blame[`${best}_ns`] ? name : best));
}

/** Lines of [x, y] as one x and a column each; null where a line has no point. */
export function lineUp(lines) {
  const x = [...new Set(lines.flatMap((line) => line.map(([at]) => at)))].sort((a, b) => a - b);
  const columns = lines.map((line) => {
    const known = new Map(line);
    return x.map((at) => known.get(at) ?? null);
  });
  return { x, columns };
}
