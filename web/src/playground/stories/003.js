// Thread 003: the base slice as a time quantum.
import { reads, taskOf } from "../rows.js";

const of = (name, what) => (run) => taskOf(run, name)?.[what];
const both = (label, what, read) =>
  ["long", "short"].map((name) => ({ label: `${label}, ${name}`, of: of(name, what), read }));

export const story = {
  id: "003",
  title: "A short slice that has to wait for a long one",
  problem: [
    "Two tasks share one CPU. Both compute all the time. One asks for slices of 100 ms, the " +
      "other one for 0.1 ms, because it wants to wait less.",
    "But whoever runs keeps the CPU until its slice is over. So the short one waits for 100 ms " +
      "at a time, as if it had asked for nothing.",
  ],
  change:
    "The patch looks once in a quantum whether the other one should run. The quantum is the base " +
    "slice.",
  look:
    "Look at the longest wait of both tasks. Then drag the base slice: with the patch it sets " +
    "how long anybody waits. The price is in the number of switches.",
  reduced: "3 s; the study has 10 s, twenty seeds, and two benchmarks.",
  text: `machine = "tencent-42"
duration = "3s"

[kernel]
profile = "6.7"
changes = ["custom-slice"]
HZ = 1000
base_slice_ns = 3000000

[groups."/session"]

[tasks.long]
group = "/session"
slice = "100ms"
cpus = [1]
run = "1s"

[tasks.short]
group = "/session"
slice = "100us"
cpus = [1]
run = "1s"
`,
  knobs: ["set:base_slice_ns", "set:tasks.long.slice", "set:tasks.short.slice"],
  choices: [
    {
      key: "turn",
      label: "When has the running task had its turn?",
      usual: "request",
      answers: [
        ["request", "when its slice is over: 6.7"],
        ["quantum", "after a quantum of one base slice: the patch"],
        ["min-slice", "when the shortest slice that waits is over: 6.17"],
      ],
    },
  ],
  changed: { "set:turn": "quantum" },
  numbers: [
    ...both("longest wait", "delay_ns_max", reads.time),
    ...both("mean wait", "delay_ns_mean", reads.time),
    ...both("CPU time", "runtime_ns", reads.time),
    { label: "switches", of: (run) => run.total.switches, read: reads.count },
  ],
};
