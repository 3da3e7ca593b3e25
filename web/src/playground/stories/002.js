// Thread 002: burst.
import { groupOf, reads, requestsOf } from "../rows.js";

const limit = (run) => groupOf(run, "/test")?.limit;

export const story = {
  id: "002",
  title: "Time that was not used is not lost: burst",
  problem: [
    "A service may use 6 CPUs: 600 ms of CPU time in each 100 ms. On average it needs five. But " +
      "its work comes in batches, and now and then three batches fall into one period.",
    "What a group does not use is lost at the end of the period. So the service is throttled in " +
      "a busy period, though it saved time in the ones before.",
  ],
  change:
    "With burst, a group keeps what it did not use, up to a maximum, and may use it in a later " +
    "period.",
  look:
    "Look at the 99th percentile of both worlds. Then drag the quota below the five CPUs that " +
    "the work needs, to four: nothing is left over that could be saved. What was saved at the " +
    "start is soon gone, and the 99th percentile is as bad in both worlds.",
  reduced: "3 s; the study has 60 s and ten seeds.",
  text: `machine = "xeon-8260-2s"
kernel = "6.1"
duration = "3s"

[groups."/test"]
"cpu.max" = "600000 100000"

[[workloads]]
command = "schbench -m 1 -t 30 -r 60 -c 10000 -R 500"
group = "/test"
`,
  knobs: ["limit:/test:quota", "limit:/test:period", "limit:/test:burst"],
  choices: [
    {
      key: "refill",
      label: "What does a group own when its period begins?",
      usual: "burst",
      answers: [
        ["burst", "its quota and what it saved, once for all idle periods: 5.14"],
        ["burst-idle-periods", "the same for each idle period: the posted version 2"],
        ["quota", "its quota, whatever it left: before 5.14"],
      ],
    },
  ],
  changed: { "limit:/test:burst": "400" },
  numbers: [
    { label: "requests done", of: (run) => requestsOf(run)?.count, read: reads.count },
    { label: "p50", of: (run) => requestsOf(run)?.latency_ns_p50, read: reads.time },
    { label: "p99", of: (run) => requestsOf(run)?.latency_ns_p99, read: reads.time },
    { label: "slowest", of: (run) => requestsOf(run)?.latency_ns_max, read: reads.time },
    {
      label: "periods throttled",
      of: (run) => limit(run)?.throttle_ratio_percent,
      read: reads.percent,
    },
    {
      label: "periods in which burst was used",
      of: (run) => limit(run)?.["cpu.stat"].nr_bursts,
      read: reads.count,
    },
  ],
};
