// Where an axis has its numbers.

/** Round numbers between two, some five of them. */
export function steps(low, high) {
  const least = (high - low) / 4;
  const size = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((by) => by * size).find((one) => one >= least);
  const ticks = [];
  for (let at = Math.ceil(low / step); at * step <= high; at += 1) ticks.push(at * step);
  return ticks;
}

/**
 * Powers of ten, so many times each, between two numbers. One number alone would not tell what a
 * length on the axis means: where that is all, round numbers stand there.
 */
export function powers(low, high, times) {
  const first = Math.floor(Math.log10(low));
  const count = Math.ceil(Math.log10(high)) - first + 1;
  const all = Array.from({ length: count }, (_, at) => 10 ** (first + at));
  const between = all
    .flatMap((power) => times.map((one) => one * power))
    .filter((value) => low <= value && value <= high);
  return between.length > 1 ? between : steps(low, high);
}
