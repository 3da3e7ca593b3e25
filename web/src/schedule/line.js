// The line of a CPU's frequency: parts of time at a share of the highest, of what lies in
// [from, to). A part `follows` if the one before it ends where it begins.

/** By the steps of the whole run; nothing where no frequency is known. */
export function ofSteps({ steps }, cpu, from, to) {
  const { step_ns: step, cpus_per_row: each, cpu_freq_per_mille: rows } = steps;
  const { [Math.floor(cpu / each)]: shares } = rows;
  const first = Math.max(0, Math.floor(from / step));
  const last = Math.min(shares.length, Math.ceil(to / step));
  const parts = [];
  for (let place = first; place < last; place += 1) {
    if (shares[place] === 0) continue;
    const follows = place > first && shares[place - 1] > 0;
    const share = shares[place] / 1000;
    parts.push({ from: place * step, to: (place + 1) * step, share, follows });
  }
  return parts;
}

/** In full, in a window. */
export function ofWindow({ freq_khz_max: highest }, { clocked }, cpu, from, to) {
  const seen = clocked[cpu].filter((one) => one.to > from && one.from < to);
  return seen.map(({ from, to, khz }, at) => ({ from, to, share: khz / highest, follows: at > 0 }));
}
