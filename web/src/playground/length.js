// How long a run may be: an answer must come while one drags, and the page says what was cut.

/** Lengths that are easy to read, ms of the simulated time. */
const STEPS_MS = [
  3_600_000, 600_000, 120_000, 60_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20,
];
/** What one run may take while one drags, ms: the rest of 100 ms is for drawing. */
const DRAG_MS = 45;
/** What one may wait for when the hand rests. */
const REST_MS = 8_000;
/** Before anything is known of a scenario. */
export const FIRST_MS = 200;

/**
 * Remembers what runs took, and tells how long the next one may be. `null` is the whole run.
 */
export function makeLengths() {
  let rate = null;
  let whole = null;
  const longest = (budget) => {
    if (rate === null) return FIRST_MS;
    if (whole * rate <= budget) return null;
    return STEPS_MS.find((length) => length < whole && length * rate <= budget) ?? 10;
  };
  return {
    /** A run of `ran` ms of `all` simulated took `took` ms. */
    note({ ran, all, took }) {
      const now = took / Math.max(ran, 1);
      whole = all;
      // A short run says little of a long one: what each costs at least would be counted often.
      rate = rate === null || now < rate ? now : 0.5 * (rate + now);
    },
    forget() {
      rate = null;
    },
    drag: () => longest(DRAG_MS),
    rest: () => longest(REST_MS),
  };
}
