// Thread 000: period timers that fire together.
import { reads } from "../rows.js";

const ends = (run) => Math.max(...run.tasks.map((task) => task.ended_at_ns));

export const story = {
  id: "000",
  title: "Limits that refill at the same moment",
  problem: [
    "Two groups share one core with eight hardware threads. Each may use a quarter of it: its " +
      "quota is refilled once in a period of 100 ms.",
    "On Linux 6.2 all refills fall on the same moment. So both groups run together, then both " +
      "are throttled together. For half of each period eight tasks crowd on one core, and for " +
      "the other half nobody uses it.",
  ],
  change:
    "The patch starts each group's period at another time. Then the groups take turns, and each " +
    "task has more of the core for itself.",
  look:
    "Look at the time when the last task is done. Then look at the schedule of both worlds: in A " +
    "both groups are throttled at the same time, in B they take turns.",
  reduced:
    "one core, and one second of work for each task; the study has 59 s, and 1 to 8 cores. The " +
    "moment at which a group begins is drawn from the seed: choose another seed to see how much " +
    "of the gain is luck.",
  text: `machine = "power-smt8-1"
kernel = "6.2"
duration = "60s"

[groups."/one"]
"cpu.max" = "200000 100000"

[groups."/two"]
"cpu.max" = "200000 100000"

# Each group begins at any moment of a period: four tasks with one second of work each.
[tasks.one-starts]
loop = 1
phases.wait = { sleep = { uniform = ["0ms", "100ms"] } }
phases.go = { loop = 4, fork = "one" }

[tasks.one]
instances = 0
group = "/one"
loop = 1
run = "1s"

[tasks.two-starts]
loop = 1
phases.wait = { sleep = { uniform = ["0ms", "100ms"] } }
phases.go = { loop = 4, fork = "two" }

[tasks.two]
instances = 0
group = "/two"
loop = 1
run = "1s"
`,
  knobs: ["limit:/one:quota", "limit:/two:quota", "limit:/one:period", "limit:/two:period"],
  choices: [
    {
      key: "phase",
      label: "When does a group's period begin?",
      usual: "aligned",
      answers: [
        ["aligned", "all at the same moments, as on 6.2"],
        ["tenths", "moved on by tenths of a period: the posted patch"],
        ["random", "anywhere, drawn once: what was merged in 6.4"],
        ["even", "spread evenly: what the thread wishes for"],
        ["varied", "periods a few per cent longer or shorter: the reply"],
      ],
    },
  ],
  changed: { "set:phase": "even" },
  numbers: [
    { label: "all work is done after", of: ends, read: reads.time },
    { label: "energy of the socket", of: (run) => run.energy_j, read: reads.joules },
    { label: "CPU time of all tasks", of: (run) => run.total.runtime_ns, read: reads.time },
  ],
};
