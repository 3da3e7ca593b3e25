// The CPUs' frequencies between two times, in numbers: exact where the page has all of the time in
// full, else by the steps that it has of the whole run.

/** Of a time: so much of it in full is as good as all. */
export const WHOLE = 0.999;

/**
 * A row for each CPU, kHz by time, or for each of the rows that steps have; null where no CPU has
 * several frequencies. A CPU of which nothing is known has no row. So much of the time is `known`
 * in full, ns.
 */
export function frequencies(decoded, { from, to, known: full }) {
  if (decoded.freq_khz_max === null) return null;
  const isExact = full >= (to - from) * WHOLE;
  const rows = isExact ? ofWindows(decoded, from, to) : ofSteps(decoded, from, to);
  const known = rows.filter(({ time }) => time > 0);
  const sum = (number) => known.reduce((all, row) => all + number(row), 0);
  return {
    isExact,
    rows: known,
    mean: sum(({ time, mean }) => time * mean) / Math.max(1, sum(({ time }) => time)),
  };
}

function ofWindows(decoded, from, to) {
  return Array.from({ length: decoded.cpus }, (_, cpu) => {
    const times = decoded.windows.flatMap(({ clocked }) => clocked[cpu]);
    const seen = times.filter((one) => one.to > from && one.from < to);
    const khz = seen.map((one) => one.khz);
    const parts = seen.map((one) => [Math.min(to, one.to) - Math.max(from, one.from), one.khz]);
    return { name: `CPU ${cpu}`, ...meanOf(parts), low: Math.min(...khz), high: Math.max(...khz) };
  });
}

function ofSteps({ cpus, freq_khz_max: highest, steps }, from, to) {
  const { step_ns: step, cpus_per_row: each, cpu_freq_per_mille: rows } = steps;
  const first = Math.floor(from / step);
  return rows.map((row, at) => {
    const last = Math.min(cpus, (at + 1) * each) - 1;
    const name = each === 1 ? `CPU ${at}` : `CPUs ${at * each} to ${last}`;
    const parts = row.slice(first, Math.ceil(to / step)).map((share, place) => {
      const since = (first + place) * step;
      const time = Math.min(to, since + step) - Math.max(from, since);
      return [share > 0 ? time : 0, (share * highest) / 1000];
    });
    return { name, ...meanOf(parts) };
  });
}

/** The mean of [time, number], by time. */
function meanOf(parts) {
  const time = parts.reduce((sum, [of]) => sum + of, 0);
  const sum = parts.reduce((all, [of, khz]) => all + of * khz, 0);
  return { time, mean: sum / Math.max(1, time) };
}
