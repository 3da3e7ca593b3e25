// A world's schedule in the form that drawing wants: flat columns, found by time.

/** Decodes the windows of a world; what a task does in one is a run of rows in order of time. */
export function decode(schedule) {
  return {
    cpus: schedule.cpus,
    states: schedule.states,
    tasks: schedule.tasks,
    /** Null where no CPU has several frequencies. */
    freq_khz_max: schedule.freq_khz_max,
    steps: schedule.steps,
    windows: schedule.windows.map((window) => decodeWindow(window, schedule)),
  };
}

function decodeWindow(window, { cpus, tasks }) {
  const { from_ns, to_ns, is_cut, stretches, wakes } = window;
  const count = stretches.task.length;
  const from = new Float64Array(count);
  const to = new Float64Array(count);
  let at = from_ns;
  for (let row = 0; row < count; row += 1) {
    at += stretches.after_ns[row];
    from[row] = at;
    to[row] = at + stretches.length_ns[row];
  }
  const by = (key, size) => {
    const rows = Array.from({ length: size }, () => []);
    stretches[key].forEach((of, row) => rows[of].push(row));
    return rows;
  };
  return {
    from_ns,
    to_ns,
    is_cut,
    from,
    to,
    task: stretches.task,
    state: stretches.state,
    cpu: stretches.cpu,
    byTask: by("task", tasks.length),
    byCpu: by("cpu", cpus),
    wakes: decodeWakes(from_ns, wakes),
    clocked: decodeClocked(window, cpus),
  };
}

/** By CPU, its frequencies in order of time: each lasts until the next, or the window's end. */
function decodeClocked({ from_ns, to_ns, clocked }, cpus) {
  const byCpu = Array.from({ length: cpus }, () => []);
  let at = from_ns;
  clocked.cpu.forEach((cpu, row) => {
    at += clocked.after_ns[row];
    const before = byCpu[cpu].at(-1);
    if (before) before.to = at;
    byCpu[cpu].push({ from: at, to: to_ns, khz: clocked.freq_khz[row] });
  });
  return byCpu;
}

function decodeWakes(from_ns, wakes) {
  let at = from_ns;
  return wakes.task.map((task, row) => {
    at += wakes.after_ns[row];
    const { [row]: waker } = wakes.waker;
    return { at, task, waker, wakerCpu: wakes.waker_cpu[row], targetCpu: wakes.target_cpu[row] };
  });
}

/** The first of `rows` whose stretch ends after a time: rows of one task or CPU do not overlap. */
export function firstAfter(rows, to, time) {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (to[rows[middle]] <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What each task did between two times, ns by state; only what windows show is known. */
export function account(decoded, from, to) {
  const states = decoded.states.length;
  const sums = decoded.tasks.map(() => new Array(states).fill(0));
  let known = 0;
  for (const window of decoded.windows) {
    const low = Math.max(from, window.from_ns);
    const high = Math.min(to, window.to_ns);
    if (low >= high) continue;
    known += high - low;
    window.byTask.forEach((rows, task) => {
      for (let at = firstAfter(rows, window.to, low); at < rows.length; at += 1) {
        const row = rows[at];
        if (window.from[row] >= high) break;
        const time = Math.min(high, window.to[row]) - Math.max(low, window.from[row]);
        sums[task][window.state[row]] += time;
      }
    });
  }
  return { known, sums };
}
