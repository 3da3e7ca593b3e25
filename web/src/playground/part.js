// How much of a run an answer is.

/** True if it is only the first part: the run was cut, and would not have ended by then. */
export function isPart({ run, whole_ns }) {
  return run.duration_ns < whole_ns && run.simulated_ns >= run.duration_ns;
}
