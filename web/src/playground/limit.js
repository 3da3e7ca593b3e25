// A limit of a group with its knobs turned: what is run, which may be less than what was dragged.

/** The kernel takes no quota below this. */
const QUOTA_US_MIN = 1000;

/** What a knob of a limit is called in the state; `what` is quota, period or burst. */
export function limitKey(path, what) {
  return `limit:${path}:${what}`;
}

/** The limit in us, as the kernel takes it; the knobs say CPUs and ms. */
export function turned({ path, quota_ns, period_ns, burst_ns }, knobs) {
  const of = (what) => {
    const value = knobs[limitKey(path, what)];
    return value === undefined ? null : Number(value);
  };
  const [cpus, period, burst] = ["quota", "period", "burst"].map(of);
  const period_us = period === null ? period_ns / 1e3 : Math.round(period * 1e3);
  const share = cpus ?? quota_ns / period_ns;
  const quota_us = Math.max(QUOTA_US_MIN, Math.round(share * period_us));
  const wanted_us = burst === null ? burst_ns / 1e3 : Math.round(burst * 1e3);
  // A burst is at most the quota.
  return { quota_us, period_us, burst_us: Math.min(wanted_us, quota_us) };
}

/** The fewest CPUs that a quota of this period can be. */
export function leastCpus(period_us) {
  return QUOTA_US_MIN / period_us;
}

/** What `--limit` takes for the knobs that are turned; nothing for those that are not. */
export function limitWords(limit, knobs) {
  const { path } = limit;
  const { quota_us, period_us, burst_us } = turned(limit, knobs);
  const isMax = ["quota", "period"].some((what) => knobs[limitKey(path, what)] !== undefined);
  return [
    ...(isMax ? [`${path}=cpu.max=${quota_us} ${period_us}`] : []),
    ...(burst_us === limit.burst_ns / 1e3 ? [] : [`${path}=cpu.max.burst=${burst_us}`]),
  ];
}
