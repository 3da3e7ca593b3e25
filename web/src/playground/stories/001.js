// Thread 001: a mask of idle cores for wake-ups.
import { reads } from "../rows.js";

const machine = (run) => run.placement.machine;

export const story = {
  id: "001",
  title: "Where is an idle CPU?",
  problem: [
    "A task that wakes up looks for an idle CPU among those that share its cache. When nearly " +
      "all are busy, it looks at many of them in vain.",
    "Linux 6.0 looks at fewer CPUs, the busier they are. That is cheap, but it misses idle CPUs " +
      "that are there.",
  ],
  change:
    "The patch (SIS_CORE) keeps a note of CPUs that went idle, one for each core, and looks only " +
    "at those. What it finds busy it strikes out.",
  look:
    "Look at the share of looks that find an idle CPU. Then at the work that is done: a better " +
    "search is worth little where no CPU is idle. The mail reports a gain of 17 to 27 % on an " +
    "overloaded machine, which the simulator does not show: the study says what we think is " +
    "missing.",
  reduced:
    "24 CPUs and 23 ms, most of which hackbench takes to start; the study has 96 and 256 CPUs. " +
    "Differences of a few per cent in the work done may be chance.",
  text: `machine = "node:1 l3:1 core:12 pu:2"
duration = "23ms"

[kernel]
profile = "tip-fb04563d1cae"
changes = "hint-skips-pending,core-search-free"

[groups."/bench"]

[[workloads]]
command = "hackbench -g 1 -l 10000 -p"
group = "/bench"
`,
  knobs: [],
  choices: [
    {
      key: "search",
      label: "Which CPUs are tried?",
      usual: "sis-util",
      answers: [
        ["sis-util", "in order, fewer as they get busier: 6.0"],
        ["sis-core", "only those that are noted as idle: the patch"],
        ["sis-prop", "in order, as many as the idle time pays for: 4.13"],
        ["linear", "all of them, in order: 4.8"],
      ],
    },
  ],
  changed: { "set:search": "sis-core" },
  numbers: [
    {
      label: "looks at a CPU that found it idle",
      of: (run) => machine(run).search_efficiency_percent,
      read: reads.percent,
    },
    { label: "searches", of: (run) => machine(run).searches, read: reads.count },
    {
      label: "searches that found an idle CPU",
      of: (run) => machine(run).search_success_percent,
      read: reads.percent,
    },
    {
      label: "CPUs looked at in a scan, on average",
      of: (run) => machine(run).scan_depth_mean,
      read: reads.number,
    },
    { label: "messages done", of: (run) => run.goals[0]?.count, read: reads.count },
  ],
};
