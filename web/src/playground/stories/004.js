// Thread 004: when does the governor hear of utilization?
import { reads, taskOf } from "../rows.js";

export const story = {
  id: "004",
  title: "When does the frequency follow the work?",
  problem: [
    "The governor chooses the clock of a CPU. The scheduler tells it how busy the CPU is. On " +
      "Linux 4.12 it does so at each change of its averages. That is often, and the governor may " +
      "act only once in a while: here, once in 10 ms.",
    "Here a real-time task computes for a moment, every 20 ms. A task of another kind runs " +
      "beside it, and its calls take the places of the calls that would matter.",
  ],
  change:
    "The patch tells the governor at the timer tick instead. The replies want other things: a " +
    "maximum over a window, a limit that depends on how wrong the clock is, or no limit for " +
    "urgent tasks.",
  look:
    "Look at the number of calls, at the time for which the clock is lower than asked for, and " +
    "at the energy. No answer is best in all three.",
  reduced:
    "two tasks and 2 s, and one experiment of the study's many; its pipe, hackbench, ebizzy and " +
    "cyclictest are not in here. Energy is good for comparing answers only.",
  text: `duration = "2s"
kernel = "4.12"

[machine]
library = "thread-004"
freq = { delay = "10ms", cost = "10us", start_khz = 800000, invariant = true, clock = "domain" }

[tasks.urgent]
policy = "SCHED_FIFO"
cpus = [0]
start = "5ms"
events = [{ run = "1ms" }, { timer = { ref = "unique", period = "20ms" } }]

[tasks.fair]
cpus = [0]
events = [{ run = "1ms" }, { timer = { ref = "unique", period = "7ms" } }]
`,
  knobs: [],
  choices: [
    {
      key: "hint",
      label: "When does the governor hear?",
      usual: "each-change",
      answers: [
        ["each-change", "at each change of the averages: 4.12"],
        ["tick", "at the timer tick: the patch"],
        ["attach-detach", "only when a task's load comes or goes"],
      ],
    },
    {
      key: "rate",
      label: "When may it act?",
      usual: "fixed",
      answers: [
        ["fixed", "10 ms after the last change: 4.12"],
        ["by-error", "sooner, the more the clock is off: Rasmussen"],
        ["sliding-maximum", "at once, to the maximum of a window: Zijlstra"],
        ["tumbling-maximum", "at the end of each window: Kumar's reading"],
        ["urgent-at-once", "at once for real-time tasks: Bellasi"],
      ],
    },
    {
      key: "realtime",
      label: "How does it see a real-time task?",
      usual: "flag",
      answers: [
        ["flag", "when it is charged, at the tick and when it stops: 4.12"],
        ["queued", "as soon as it is queued: 4.17"],
      ],
    },
  ],
  changed: { "set:hint": "tick" },
  numbers: [
    { label: "calls of the governor", of: (run) => run.governor_hints, read: reads.count },
    { label: "changes of the clock", of: (run) => run.freq_changes, read: reads.count },
    {
      label: "clock lower than asked for",
      of: (run) => run.under_provisioned_ns,
      read: reads.time,
    },
    {
      label: "clock higher than asked for",
      of: (run) => run.over_provisioned_ns,
      read: reads.time,
    },
    {
      label: "CPU time of the urgent task",
      of: (run) => taskOf(run, "urgent")?.runtime_ns,
      read: reads.time,
    },
    { label: "energy of the package", of: (run) => run.energy_j, read: reads.joules },
  ],
};
