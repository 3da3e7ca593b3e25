// What pictures over the time of a run share: their axis, their columns, their words.
import { lineUp } from "./document.js";

export const SECONDS = {
  label: "seconds of the run",
  tick: (s, all) => s.toFixed(decimals(all)),
  read: (s) => `${s.toFixed(3)} s`,
};

/** As many as tell the ticks exactly: in steps of 0.25 there is no 0.3. */
function decimals([first, second]) {
  const step = second - first;
  const isExact = (count) => Math.abs(step * 10 ** count - Math.round(step * 10 ** count)) < 1e-6;
  for (let count = 0; step > 0 && count < 9; count += 1) {
    if (step * 10 ** count >= 1 - 1e-6 && isExact(count)) return count;
  }
  return step > 0 ? 9 : 0;
}

/** Columns over seconds, one per world; a point stands in the middle of its step. */
export function series(worlds, of) {
  return lineUp(
    worlds.map((world) => {
      if (!world) return [];
      return of(world).map((value, at) => [((at + 0.5) * world.step_ns) / 1e9, value]);
    }),
  );
}

/** The table behind a picture over time. */
export function numbers({ x, columns }, names, unit) {
  return {
    columns: ["s", ...names.map((name) => `${name}, ${unit}`)],
    rows: () =>
      x.map((at, row) => [
        at.toFixed(3),
        ...columns.map((column) => (column[row] === null ? "-" : column[row].toFixed(2))),
      ]),
  };
}

/** What is said of each world, with its name if there are several. */
export function each(worlds, of, say) {
  const said = of.map((one, at) => {
    if (!one) return null;
    return worlds.length > 1 ? `${worlds[at].name}: ${say(one)}` : say(one);
  });
  return said.filter(Boolean).join("; ");
}
