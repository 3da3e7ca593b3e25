#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Record where a real kernel puts waking tasks, and what it moves, on 8 CPUs of two shapes.

    python3 placement.py --lab DIR --oracle DIR [--out DIR] [--only NAME] [--guest GUEST]
                         [--keep] [--convert]

Eight start offsets of 500 us an experiment, within one boot; the load generator is meshlab.c. Every
run is reduced to counts: OUT/EXPERIMENT-SHAPE-PROFILE.json (one run a line). NAME and GUEST are
shell patterns. At most one QEMU runs at a time. See ../README.md, "Placement".
"""

import fnmatch
import re
import time

import guests
import results
from placement_experiments import CPUS, EXPERIMENTS

OFFSETS = [k * 500 for k in range(8)]  # us
STAGGER = 50  # us between the starts of two tasks
DECAYS = 12  # a child inherits the shell's wakee_flips, which each wake-up halves after a second
SHAPES = {  # name: (machine of the simulator, QEMU's -smp, CPUs that share a core, an LLC)
    "smt": ("oracle-8", "8,sockets=2,cores=2,threads=2", 2, 4),
    "cores": ("oracle-8-cores", "8,sockets=1,cores=8,threads=1", 1, 8),
}
KERNELS = {
    "k73": ("7.3.4+deb13-cloud-amd64", "7.3"),
    "k618": ("6.18.15+deb13-cloud-amd64", "6.18"),
    "k612": ("6.12.95+deb12-cloud-amd64", "6.12"),
    "k61": ("6.1.0-50-cloud-amd64", "6.1"),
}
GUESTS = {
    f"{kernel}-{shape}": (package, profile, smp)
    for kernel, (package, profile) in KERNELS.items()
    for shape, (_, smp, _, _) in SHAPES.items()
}
CLASSES = ["previous", "target", "idle_core", "idle_sibling", "busy"]


def plan(exp):
    """Lay the tasks out: start, CPU where each ran last."""
    return [
        {
            **t,
            "start": i * STAGGER,
            "prev": t["cpus"][i % len(t["cpus"])] if t["prev"] is None else t["prev"],
        }
        for i, t in enumerate(exp["tasks"])
    ]


def mask(cpus):
    """CPU numbers as a hexadecimal mask."""
    return f"{sum(1 << c for c in cpus):x}"


def mesh_file(exp):
    """Write meshlab's file."""
    lines = [f"pipe {pages}" for pages in exp["pipes"]]
    for t in plan(exp):
        values = [[n, mask(*v) if n == "cpus" else ":".join(map(str, v))] for n, *v in t["steps"]]
        steps = " ".join(":".join(filter(None, s)) for s in values)
        lines.append(f"task {t['name']} {mask(t['cpus'])} {t['start']} {t['prev']} {steps}")
    return "\n".join(lines) + "\n"


def guest_script(exp, phase):
    """Write the guest's shell script: all offsets of one experiment in one boot.

    A CPU that goes off line and on again gives all CPUs new domains, which remember nothing.
    """
    return f"""
echo 0 > /proc/sys/kernel/sched_autogroup_enabled
cat > /tmp/mesh <<'X'
{mesh_file(exp)}X
cd /sys/kernel/tracing; echo 0 > tracing_on; echo mono > trace_clock; echo 4096 > buffer_size_kb
for e in switch waking wakeup migrate_task; do echo 1 > events/sched/sched_$e/enable; done
cd /
mkfifo /tmp/f; cat /tmp/f > /dev/null & exec 3> /tmp/f
for i in $(seq {DECAYS}); do sleep 1.1; echo >&3; done
for off in {" ".join(str(o * 1000) for o in OFFSETS)}; do
echo 0 > /sys/devices/system/cpu/cpu7/online; echo 1 > /sys/devices/system/cpu/cpu7/online
echo > /sys/kernel/tracing/trace
schedlab mesh /tmp/mesh $off {int(exp["seconds"] * 1e9)} {phase} > /tmp/o 2>&1
grep -h overrun /sys/kernel/tracing/per_cpu/cpu*/stats | grep -v ': 0$' >> /tmp/o
grep -v '^#' /sys/kernel/tracing/trace >> /tmp/o
schedlab put /tmp/o; rm /tmp/o
sleep 0.2
done
"""


MOVED = re.compile(r"orig_cpu=(\d+) dest_cpu=(\d+)")
CHOSEN = re.compile(r"target_cpu=(\d+)")


class Run:
    """One run's trace, counted; the definitions are in ../README.md."""

    def __init__(self, t0, duration, tasks, planned, shape):
        _, _, self.threads, self.llc = SHAPES[shape]
        self.t0, self.end = t0, t0 + duration
        self.tasks = {int(pid): i for i, (_, pid, *_) in enumerate(tasks)}
        n = len(tasks)
        self.last = [t["prev"] for t in planned]  # CPU where it last ran
        self.running = [None] * n  # since
        self.ready = [False] * n  # woken or preempted: another wake-up places nothing
        self.waking = {}  # pid -> (waker's CPU, idle CPUs) until sched_wakeup
        self.idle = [True] * CPUS
        self.foreign_since = {}
        self.counts = dict.fromkeys(CLASSES, 0)
        self.other_llc = self.by_wakeup = self.by_balancing = 0
        self.runtime, self.switches = [0] * n, [0] * n
        self.foreign = {"count": 0, "time_ns": 0}

    def clip(self, a, b):
        """Time from a to b inside the window."""
        return max(0, min(b, self.end) - max(a, self.t0))

    def add(self, cpu, t, name, rest):
        """Take one event."""
        pid = results.PID.search(" " + rest)
        pid = int(pid[1]) if pid else None
        i = self.tasks.get(pid)
        if name == "sched_waking":
            if i is None or (self.running[i] is None and not self.ready[i]):
                self.waking[pid] = (cpu, list(self.idle))
        elif name == "sched_wakeup" and pid in self.waking:
            chosen = int(CHOSEN.search(rest)[1])
            waker, idle = self.waking.pop(pid)
            if i is not None:
                self.ready[i] = True
                if t >= self.t0:
                    self.place(i, waker, chosen, idle)
            self.idle[chosen] = False
        elif name == "sched_migrate_task":
            if pid in self.waking:  # on its way to the chosen CPU, which is idle no longer
                self.idle[int(MOVED.search(rest)[2])] = False
            if i is not None and t >= self.t0:
                if pid in self.waking:
                    self.by_wakeup += 1
                else:
                    self.by_balancing += 1
        elif name == "sched_switch":
            self.switch(cpu, t, rest)

    def place(self, i, waker, chosen, idle):
        """A wake-up, in exactly one class."""
        core = chosen // self.threads * self.threads
        if chosen == self.last[i]:
            kind = "previous"
        elif chosen == waker:
            kind = "target"
        elif not idle[chosen]:
            kind = "busy"
        elif all(idle[core : core + self.threads]):
            kind = "idle_core"
        else:
            kind = "idle_sibling"
        self.counts[kind] += 1
        self.other_llc += chosen // self.llc != self.last[i] // self.llc

    def switch(self, cpu, t, rest):
        """A CPU goes on with another task."""
        _, prev, state, _, nxt = results.SWITCH.match(rest).groups()
        prev, nxt = int(prev), int(nxt)
        i, j = self.tasks.get(prev), self.tasks.get(nxt)
        if i is not None:
            if self.running[i] is not None:
                self.runtime[i] += self.clip(self.running[i], t)
            self.running[i] = None
            self.ready[i] = state.startswith("R")
        if j is not None:
            self.running[j], self.last[j], self.ready[j] = t, cpu, False
            self.switches[j] += t >= self.t0
        if cpu in self.foreign_since:
            self.foreign["time_ns"] += self.clip(self.foreign_since.pop(cpu), t)
        if j is None and nxt:
            self.foreign_since[cpu] = t
            self.foreign["count"] += t >= self.t0
        self.idle[cpu] = nxt == 0

    def finish(self, offset):
        """Give the row of the run."""
        for i, since in enumerate(self.running):
            if since is not None:
                self.runtime[i] += self.clip(since, self.end)
        return {
            "offset_ns": offset,
            "wakeups": self.counts,
            "other_llc": self.other_llc,
            "migrations": {"wakeup": self.by_wakeup, "balancing": self.by_balancing},
            "runtime_ns": self.runtime,
            "switches": self.switches,
            "foreign": self.foreign,
        }


def convert_run(t0, offset, duration, tasks, events, exp, shape):
    """Count one run's trace from t0 to t0 + duration."""
    run = Run(t0, duration, tasks, plan(exp), shape)
    for cpu, sec, usec, name, rest in events:
        t = int(sec) * 1_000_000_000 + int(usec) * 1000
        if t >= run.end:
            break
        run.add(int(cpu), t, name, rest)
    return run.finish(offset)


def head_of(name, shape, exp, guest):
    """What a result says of its experiment and guest."""
    in_ns = {"run": 1000, "sleep": 1000}
    return {
        "schema": 1,
        "experiment": name,
        "question": exp["question"],
        "kernel": guest["kernel"],
        "profile": guest["profile"],
        "guest": guest["guest"],
        "machine": SHAPES[shape][0],
        "topology": guest["topology"],
        "tick_phase_ns": guest["tick_phase_ns"],
        "duration_ns": int(exp["seconds"] * 1e9),
        "pipes": exp["pipes"],
        "tasks": [
            {
                "name": t["name"],
                "cpus": t["cpus"],
                "start_ns": t["start"] * 1000,
                "prev_cpu": t["prev"],
                "steps": [
                    [n, *(x * in_ns[n] if n in in_ns else x for x in v)] for n, *v in t["steps"]
                ],
            }
            for t in plan(exp)
        ],
    }


def run_experiment(args, guest_name, name, exp):
    """Run one experiment on one guest and write its file."""
    shape = guest_name.split("-")[1]
    guest = guests.ask(args, guest_name, GUESTS[guest_name])
    target = args.out / f"{name}-{shape}-{guest['profile']}.json"
    if target.exists() and args.keep:
        return
    start = time.monotonic()
    out = args.lab / guest_name / "res" / f"{name}.out"
    if not (args.convert and out.exists()):
        script = args.lab / f"{guest_name}.{name}.sh"
        script.write_text(guest_script(exp, guest["tick_phase_ns"]))
        guests.oracle(args, "run", args.lab / guest_name, script, name)
    raw, problems = results.split_runs(out.read_text(errors="replace"))
    runs = [convert_run(*r[:5], exp, shape) for r in raw]
    sums = {c: sum(r["wakeups"][c] for r in runs) for c in CLASSES}
    moved = [sum(r["migrations"][k] for r in runs) for k in ("wakeup", "balancing")]
    print(
        f"{guest_name} {name}: {len(runs)} runs in {time.monotonic() - start:.0f} s, trace "
        f"{out.stat().st_size >> 10} KB, {sums}, other LLC {sum(r['other_llc'] for r in runs)}, "
        f"migrations {moved}, problems {len(problems)} {problems[:2]}",
        flush=True,
    )
    if len(runs) == len(OFFSETS):
        results.write(target, head_of(name, shape, exp, guest), runs)


def main():
    """Command line."""
    args = results.arguments(__doc__.splitlines()[0], guests.HERE.parent / "placement")
    wanted = {n: e for n, e in EXPERIMENTS.items() if fnmatch.fnmatch(n, args.only)}
    for guest in fnmatch.filter(GUESTS, args.guest):
        vendor = {"-cpu max,": "-cpu max,vendor=GenuineIntel,"}
        guests.prepare(args, guest, GUESTS[guest], "meshlab.c", vendor)
        results.record_all(args, guest, wanted, run_experiment)


if __name__ == "__main__":
    main()
