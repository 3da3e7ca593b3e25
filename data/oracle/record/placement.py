#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Record where a real kernel puts waking tasks, and what it moves, on 8 CPUs of two shapes.

    python3 placement.py --lab DIR [--oracle DIR] [--out DIR] [--only NAME] [--guest GUEST]
                         [--keep] [--convert]

Eight start offsets of 500 us an experiment, within one boot; the load generator is meshlab.c. Every
run is reduced to counts: OUT/EXPERIMENT-SHAPE-PROFILE.json (one run a line). NAME and GUEST are
shell patterns. At most one QEMU runs at a time. See ../README.md, "Placement".
"""

import argparse
import fnmatch
import itertools
import json
import re
import subprocess
import sys
import time
from pathlib import Path

import record

HERE = Path(__file__).resolve().parent
OFFSETS = [k * 500 for k in range(8)]  # us
STAGGER = 50  # us between the starts of two tasks
DECAYS = 12  # a child inherits the shell's wakee_flips, which each wake-up halves after a second
CPUS = 8
SHAPES = {  # name: (machine of the simulator, QEMU's -smp, CPUs that share a core, an LLC)
    "smt": ("oracle-8", "8,sockets=2,cores=2,threads=2", 2, 4),
    "cores": ("oracle-8-cores", "8,sockets=1,cores=8,threads=1", 1, 8),
}
KERNELS = {
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
ALL = list(range(CPUS))


def task(name, *steps, cpus=None, prev=None):
    """One task: it goes through its steps for ever, times in us; prev: the CPU it comes from."""
    return {"name": name, "steps": list(steps), "cpus": cpus or ALL, "prev": prev}


def hogs(count, **more):
    """Tasks that never sleep."""
    return [task(f"hog{i}", ["hog"], **more) for i in range(count)]


def sleepers(count, run, sleep, run_more=0, sleep_more=0, **more):
    """Tasks of RUN us of CPU time and SLEEP us of sleep; the i-th has i times so much more."""
    return [
        task(f"sleeper{i}", ["run", run + i * run_more], ["sleep", sleep + i * sleep_more], **more)
        for i in range(count)
    ]


def varied(run, i):
    """Seven bursts of half to one and a half times RUN us, in another order for each i.

    Bursts of one length lock the tasks of a run into one pattern, so that a few runs say little.
    """
    order = [10, 6, 14, 8, 12, 5, 15]
    i %= len(order)
    return [run * tenths // 10 for tenths in order[i:] + order[:i]]


def pair(i, run):
    """Two tasks that answer each other over pipes 2i and 2i + 1, at first far from each other."""
    a, b = 2 * i, 2 * i + 1
    pings = [[["run", r], ["write", a], ["read", b]] for r in varied(run, i)]
    pongs = [[["read", a], ["run", r], ["write", b]] for r in varied(run, i + 3)]
    return [
        task(f"ping{i}", *itertools.chain(*pings), prev=i),
        task(f"pong{i}", *itertools.chain(*pongs), prev=CPUS - 1 - i),
    ]


def reader(name, i, run, *then):
    """A task that reads pipe i and works on each message."""
    rounds = [[["read", i], ["run", r], *then] for r in varied(run, i)]
    return task(name, *itertools.chain(*rounds))


def chain(i, pause):
    """Four tasks that hand work on from one to the next over pipes 3i to 3i + 2."""
    p = 3 * i
    first = [[["run", r], ["write", p], ["sleep", pause]] for r in varied(600, i)]
    return [
        task(f"a{i}", *itertools.chain(*first)),
        reader(f"b{i}", p, 750, ["write", p + 1]),
        reader(f"c{i}", p + 1, 900, ["write", p + 2]),
        reader(f"d{i}", p + 2, 1050),
    ]


def mesh(groups, size, run):
    """Groups of SIZE senders and SIZE receivers; each sender writes to each receiver in turn."""
    result = []
    for g in range(groups):
        pipes = range(g * size, (g + 1) * size)
        for i in range(size):
            order = [*pipes[i:], *pipes[:i]] * 7
            bursts = varied(run, i) * size
            steps = [[["run", r], ["write", p]] for r, p in zip(bursts, order, strict=True)]
            result.append(task(f"sender{g}{i}", *itertools.chain(*steps)))
        result += [reader(f"receiver{g}{i}", p, run) for i, p in enumerate(pipes)]
    return result


def experiment(question, tasks, pipes=(), seconds=0.5):
    """pipes: the capacity of each in messages of one page; 0: one-byte messages, never full."""
    return {"question": question, "tasks": tasks, "pipes": list(pipes), "seconds": seconds}


EXPERIMENTS = {
    "ping-pong": experiment(
        "Where do two tasks that answer each other over pipes run on an idle machine?",
        pair(0, 200),
        pipes=[0] * 2,
        seconds=0.2,
    ),
    "ping-pong-six": experiment(
        "Where do six such pairs run?",
        [t for i in range(6) for t in pair(i, 1000 + 80 * i)],
        pipes=[0] * 12,
        seconds=0.5,
    ),
    "fan-out": experiment(
        "Where do six tasks go that one wakes in a row?",
        [
            task("waker", ["run", 600], *[["write", i] for i in range(6)], ["sleep", 4000]),
            *[reader(f"wakee{i}", i, 1500 + 150 * i) for i in range(6)],
        ],
        pipes=[0] * 6,
        seconds=0.5,
    ),
    "fork-join": experiment(
        "Where do twelve workers go that one task wakes and then waits for?",
        [
            task(
                "master",
                *[s for i in range(12) for s in (["run", 300], ["write", i])],
                *[["read", 12]] * 12,
            ),
            *[reader(f"worker{i}", i, 1500 + 180 * i, ["write", 12]) for i in range(12)],
        ],
        pipes=[0] * 13,
        seconds=0.5,
    ),
    "dispatcher": experiment(
        "Where do ten workers go that a dispatcher serves in turn, 60 % of the machine busy?",
        [
            task(
                "dispatcher",
                *[s for i in range(10) for s in (["run", 450], ["write", i], ["sleep", 300])],
            ),
            *[reader(f"worker{i}", i, 3600) for i in range(10)],
        ],
        pipes=[0] * 10,
        seconds=0.5,
    ),
    "chains": experiment(
        "Where do the tasks of three chains of four run that hand work on from one to the next?",
        [t for i in range(3) for t in chain(i, 900 + 90 * i)],
        pipes=[0] * 9,
        seconds=0.5,
    ),
    "mesh": experiment(
        "Where do 2 x 3 senders and 2 x 3 receivers run, 500 us of CPU time a message each?",
        mesh(2, 3, 500),
        pipes=[4] * 6,
        seconds=0.5,
    ),
    "sleepers-half": experiment(
        "Where do 12 tasks run that sleep two thirds of the time (50 % of the machine)?",
        sleepers(12, 700, 1400, run_more=110, sleep_more=220),
    ),
    "sleepers-full": experiment(
        "Where do 20 tasks run that sleep two thirds of the time (85 % of the machine)?",
        sleepers(20, 700, 1350, run_more=60, sleep_more=115),
    ),
    "sleepers-beside-pinned": experiment(
        "Where do six sleepers run beside hogs on CPUs 0, 2, 4 and 6?",
        [task(f"hog{i}", ["hog"], cpus=[2 * i]) for i in range(4)]
        + sleepers(6, 700, 1800, run_more=70, sleep_more=130),
    ),
    "sleepers-beside-llc": experiment(
        "Where do six sleepers run beside hogs on CPUs 0 to 3?",
        [task(f"hog{i}", ["hog"], cpus=[i]) for i in range(4)]
        + sleepers(6, 700, 1800, run_more=70, sleep_more=130),
    ),
    "spread": experiment(
        "How do eight hogs that start on CPU 0 spread?",
        [task(f"hog{i}", ["cpus", ALL], ["hog"], cpus=[0]) for i in range(8)],
    ),
    "hogs-and-sleepers": experiment(
        "How much do 12 hogs and 4 sleepers of 1/3 ms move?",
        hogs(12) + sleepers(4, 1000, 3000, run_more=50, sleep_more=150),
        seconds=1.0,
    ),
    "newly-idle": experiment(
        "How much do 5 hogs and 6 sleepers of 4/3 ms move?",
        hogs(5) + sleepers(6, 4000, 3000, run_more=100, sleep_more=70),
        seconds=1.0,
    ),
    "one-llc": experiment(
        "How much do six hogs on CPUs 0 to 3 move, and where do three sleepers run beside them?",
        hogs(6, cpus=[0, 1, 2, 3]) + sleepers(3, 1000, 2000, run_more=100, sleep_more=100),
        seconds=1.0,
    ),
}


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
        self.tasks = {int(pid): i for i, (_, pid) in enumerate(tasks)}
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
        pid = record.PID.search(" " + rest)
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
        _, prev, state, _, nxt = record.SWITCH.match(rest).groups()
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


def write_result(path, name, shape, exp, guest, runs):
    """One JSON object; one run a line."""
    in_ns = {"run": 1000, "sleep": 1000}
    head = {
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
    compact = {"separators": (",", ":")}
    text = json.dumps(head, **compact)[:-1] + ',"runs":[\n'
    text += ",\n".join(json.dumps(r, **compact) for r in runs) + "\n]}\n"
    scratch = path.with_suffix(".tmp")
    scratch.write_text(text)
    scratch.replace(path)


def run_experiment(args, guest_name, name, exp):
    """Run one experiment on one guest and write its file."""
    shape = guest_name.split("-")[1]
    guest = record.ask_guest(args, guest_name)
    target = args.out / f"{name}-{shape}-{guest['profile']}.json"
    if target.exists() and args.keep:
        return
    start = time.monotonic()
    out = args.lab / guest_name / "res" / f"{name}.out"
    if not (args.convert and out.exists()):
        script = args.lab / f"{guest_name}.{name}.sh"
        script.write_text(guest_script(exp, guest["tick_phase_ns"]))
        record.oracle(args, "run", args.lab / guest_name, script, name)
    raw, problems = record.split_runs(out.read_text(errors="replace"))
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
        write_result(target, name, shape, exp, guest, runs)


def main():
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lab", type=Path, required=True, help="folder for guests and traces")
    parser.add_argument("--oracle", type=Path, default=Path("/work/shared/oracle"))
    parser.add_argument("--out", type=Path, default=HERE.parent / "placement")
    parser.add_argument("--only", default="*", help="pattern of experiment names")
    parser.add_argument("--guest", default="*", help="pattern of guest names")
    parser.add_argument("--keep", action="store_true", help="skip what has been recorded")
    parser.add_argument("--convert", action="store_true", help="only convert the traces in the lab")
    args = parser.parse_args()
    args.lab = args.lab.resolve()
    record.GUESTS = GUESTS
    for guest in fnmatch.filter(GUESTS, args.guest):
        record.prepare(args, guest, "meshlab.c", {"-cpu max,": "-cpu max,vendor=GenuineIntel,"})
        for name in fnmatch.filter(EXPERIMENTS, args.only):
            try:
                run_experiment(args, guest, name, EXPERIMENTS[name])
            except subprocess.CalledProcessError as error:
                print(guest, name, "failed:", error, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
