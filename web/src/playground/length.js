// How long a run may be: an answer must come while one drags, and the page says what was cut.

/** Lengths that are easy to read, ms of the simulated time. */
const STEPS_MS = [
  3_600_000, 600_000, 120_000, 60_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20,
];
/** What one run may take while one drags, ms: the rest of 100 ms is for drawing. */
const DRAG_MS = 45;
/** What one may wait for when the hand rests. */
const REST_MS = 8_000;
/** A run is at most so many times as long as the last one: what is reckoned may be wrong. */
const DRAG_GROWTH = 2.6;
const REST_GROWTH = 12;
/** Longer runs are believed to be so much faster each time that they are not tried. */
const DOUBT = 0.8;
/** Before anything is known of a scenario. */
export const FIRST_MS = 200;
/** A new time counts so much beside those before it: one that was disturbed says little. */
const NEW_PART = 0.3;
/** Lengths that are remembered; runs that end on their own have any. */
const KEPT = 8;

/**
 * Remembers what runs took, and tells how long the next one may be; `null` is the whole run. A run
 * takes a time that does not depend on its length (to read, to tell), and one that does.
 */
export function makeLengths() {
  const times = new Map();
  let whole = null;
  let last = FIRST_MS;

  function costs() {
    const known = [...times].sort(([a], [b]) => a - b);
    const [[short, least], [long, most]] = [known[0], known[known.length - 1]];
    if (short === long) return { fixed: 0, rate: most / long };
    const rate = Math.max((most - least) / (long - short), 1e-9);
    return { fixed: Math.max(0, least - rate * short), rate };
  }

  function longest(budget, growth) {
    if (whole === null) return FIRST_MS;
    const { fixed, rate } = costs();
    // What is fixed can't be saved: a run that is cut below it says less and is hardly faster.
    const room = Math.max(budget - fixed, budget / 2);
    const fits = (length) => rate * length <= room && length <= growth * last;
    if (fits(whole)) return null;
    return STEPS_MS.find((length) => length < whole && fits(length)) ?? 10;
  }

  return {
    /** A run of `ran` ms of `all` simulated took `took` ms. */
    note({ ran, all, took }) {
      const length = Math.max(ran, 0.001);
      const before = times.get(length) ?? took;
      whole = all;
      last = length;
      for (const [other, time] of times) {
        // A shorter run takes no longer; a longer one may have been disturbed when it was tried.
        if (other < length) times.set(other, Math.min(time, took));
        if (other > length) times.set(other, Math.max(took, DOUBT * time));
      }
      times.set(length, took < before ? took : before + NEW_PART * (took - before));
      if (times.size > KEPT) times.delete(times.keys().next().value);
    },
    forget() {
      times.clear();
      whole = null;
      last = FIRST_MS;
    },
    drag: () => longest(DRAG_MS, DRAG_GROWTH),
    rest: () => longest(REST_MS, REST_GROWTH),
  };
}
