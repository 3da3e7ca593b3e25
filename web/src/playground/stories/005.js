// Thread 005: the flat queue, and what a group's shares are worth.
import { reads, taskOf } from "../rows.js";

const threads = (run) => run.tasks.filter(({ name }) => name.startsWith("service"));
const least = (what) => (run) => Math.min(...threads(run).map((task) => task[what]));
const most = (what) => (run) => Math.max(...threads(run).map((task) => task[what]));

export const story = {
  id: "005",
  title: "One task against eight that are worth one",
  problem: [
    "Two groups have equal weight. One is a service with eight threads on eight CPUs, the other " +
      "one a script with a single task.",
    "Up to Linux 7.2, a group's weight is divided over the CPUs where it has load. So each " +
      "thread of the service weighs an eighth of the script. The thread that is on the " +
      "script's CPU nearly stands still, while its fellows have their CPUs alone. With 256 " +
      "CPUs it has 1 part of 257.",
  ],
  change:
    "The series counts a group's tasks: with concur, a group weighs as much as it has tasks, so " +
    "each of them is worth one. And all tasks of a CPU wait in one flat queue, where each " +
    "competes for itself.",
  look:
    "Look at the CPU time of the service's slowest thread and at its longest wait. Then set the " +
    "change back in one of the two questions, to see which of them does it. What the script " +
    "loses is the price.",
  reduced:
    "8 CPUs and 2 s; the study has 256 CPUs, a game beside spinners, and hackbench on two " +
    "boards, whose loss we cannot explain. The balancer moves threads now and then, so the " +
    "shares are not exact here; where the study pins them they are.",
  text: `machine = "node:1 l3:1 core:8 pu:1"
duration = "2s"

[kernel]
profile = "7.3"
hierarchy = "nested"
cgroup_mode = "smp"

[groups."/service"]

[groups."/script"]

[tasks.service]
instances = 8
group = "/service"
run = "1s"

[tasks.script]
group = "/script"
slice = "3ms"
run = "1s"
`,
  knobs: ["set:tasks.script.slice", "set:base_slice_ns"],
  choices: [
    {
      key: "cgroup_mode",
      label: "How much are a group's shares worth?",
      usual: "smp",
      answers: [
        ["smp", "one group, one share, divided over the CPUs: up to 7.2"],
        ["concur", "times its tasks, at most the CPUs: 7.3"],
        ["up", "the whole share on each CPU"],
        ["max", "times the CPUs"],
        ["tasks", "times its tasks"],
      ],
    },
    {
      key: "hierarchy",
      label: "What does a CPU choose from?",
      usual: "nested",
      answers: [
        ["nested", "from groups, level by level: up to 7.2"],
        ["flat", "from all its tasks in one queue: 7.3"],
      ],
    },
  ],
  changed: { "set:cgroup_mode": "concur", "set:hierarchy": "flat" },
  numbers: [
    {
      label: "CPU time of the service's slowest thread",
      of: least("runtime_ns"),
      read: reads.time,
    },
    { label: "its fastest thread", of: most("runtime_ns"), read: reads.time },
    { label: "longest wait of a thread", of: most("delay_ns_max"), read: reads.time },
    {
      label: "CPU time of the script",
      of: (run) => taskOf(run, "script")?.runtime_ns,
      read: reads.time,
    },
    {
      label: "its longest wait",
      of: (run) => taskOf(run, "script")?.delay_ns_max,
      read: reads.time,
    },
    { label: "migrations", of: (run) => run.total.migrations, read: reads.count },
  ],
};
