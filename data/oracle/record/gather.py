#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Record near which last-level cache a real kernel gathers the threads of a process.

    python3 gather.py --lab DIR --oracle DIR [--out DIR] [--only NAME] [--guest GUEST]
                      [--keep] [--convert]
    python3 gather.py --ask

As placement.py, with threads (threadlab.c) and two more counts; see ../gather/README.md.
--ask writes asked.json, which a forecast is made from.
"""

import fnmatch
import json
import sys
import time

import guests
import placement
import results
from gather_experiments import EXPERIMENTS

SHAPES = {  # name: (QEMU's -smp, CPUs that share a core, an LLC)
    "llc": ("8,sockets=2,cores=4,threads=1", 1, 4),
    "smt": ("8,sockets=2,cores=2,threads=2", 2, 4),
}
KERNELS = {
    "k73": ("7.3.4+deb13-cloud-amd64", "7.3"),
    "k72": ("7.2.12+deb13-cloud-amd64", "7.2"),
}
GUESTS = {
    f"{kernel}-{shape}": (package, profile, smp)
    for kernel, (package, profile) in KERNELS.items()
    for shape, (smp, _, _) in SHAPES.items()
}
SWITCH = "/sys/kernel/debug/sched/llc_balancing/enabled"


def thread_file(exp):
    """Write threadlab's file: meshlab's, cut into processes."""
    lines = placement.mesh_file(exp).splitlines()
    pipes, tasks = lines[: len(exp["pipes"])], lines[len(exp["pipes"]) :]
    processes = [t["process"] for t in exp["tasks"]]
    for i, line in enumerate(tasks):
        if i == 0 or processes[i] != processes[i - 1]:
            pipes.append("process")
        pipes.append(line)
    return "\n".join(pipes) + "\n"


def guest_script(exp, phase):
    """Write the guest's shell script."""
    script = placement.guest_script(exp, phase)
    script = script.replace(placement.mesh_file(exp), thread_file(exp))
    script = script.replace("schedlab mesh ", "schedlab threads ")
    return f"echo {int(exp['gathers'])} > {SWITCH}\n{script}"


class Run(placement.Run):
    """Counts also the run time in each cache, and moves between caches."""

    def __init__(self, t0, duration, tasks, planned, shape):
        super().__init__(t0, duration, tasks, planned, "smt")
        _, self.threads, self.llc = SHAPES[shape]
        self.in_llc = [[0, 0] for _ in tasks]
        self.across = 0

    def ran(self, i, until):
        """A thread leaves its CPU, or the window ends."""
        if self.running[i] is not None:
            self.in_llc[i][self.last[i] // self.llc] += self.clip(self.running[i], until)

    def switch(self, cpu, t, rest):
        """A CPU goes on with another task."""
        _, prev, _, _, nxt = results.SWITCH.match(rest).groups()
        i, j = self.tasks.get(int(prev)), self.tasks.get(int(nxt))
        if i is not None:
            self.ran(i, t)
        if j is not None and t >= self.t0:
            self.across += cpu // self.llc != self.last[j] // self.llc
        super().switch(cpu, t, rest)

    def finish(self, offset):
        """Give the row of the run."""
        for i in range(len(self.running)):
            self.ran(i, self.end)
        row = super().finish(offset)
        return {**row, "llc_runtime_ns": self.in_llc, "across": self.across}


def convert_run(t0, offset, duration, tasks, events, exp, shape):
    """Count one run's trace from t0 to t0 + duration."""
    run = Run(t0, duration, tasks, placement.plan(exp), shape)
    for cpu, sec, usec, name, rest in events:
        t = int(sec) * 1_000_000_000 + int(usec) * 1000
        if t >= run.end:
            break
        run.add(int(cpu), t, name, rest)
    return run.finish(offset)


def head_of(name, shape, exp, guest):
    """What a result says of its experiment and guest."""
    head = placement.head_of(name, "smt", exp, guest)
    for shown, t in zip(head["tasks"], exp["tasks"], strict=True):
        shown["process"] = t["process"]
    del head["machine"]  # the topology says it
    return {**head, "gathers": exp["gathers"]}


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
    print(
        f"{guest_name} {name}: {len(runs)} runs in {time.monotonic() - start:.0f} s, "
        f"problems {len(problems)} {problems[:2]}",
        flush=True,
    )
    if len(runs) == len(placement.OFFSETS):
        results.write(target, head_of(name, shape, exp, guest), runs)


def asked():
    """Every recording's head with runs that nothing is known of: what a forecast is made from.

    Tasks of the kernel's own are as many as in placement/spread-smt-7.3.json.
    """
    folder = guests.HERE.parent
    result = {}
    for guest_name, (kernel, profile, _) in GUESTS.items():
        shape = guest_name.split("-")[1]
        known = json.loads((folder / "placement" / "spread-smt-7.3.json").read_text())
        topology = {"llc": "pack:2 l3:1 core:4 pu:1", "smt": "pack:2 l3:1 core:2 pu:2"}[shape]
        guest = {"guest": guest_name, "kernel": kernel, "profile": profile, "topology": topology}
        for name, exp in EXPERIMENTS.items():
            head = head_of(name, shape, exp, {**guest, "tick_phase_ns": 0})
            share = head["duration_ns"] / known["duration_ns"]
            foreign = [run["foreign"] for run in known["runs"]]
            head["runs"] = [
                {"offset_ns": o * 1000, "foreign": {k: int(v * share) for k, v in f.items()}}
                for o, f in zip(placement.OFFSETS, foreign, strict=True)
            ]
            result[f"{name}-{shape}-{profile}"] = head
    text = ",\n".join(f"{json.dumps(k)}:{json.dumps(v)}" for k, v in result.items())
    (folder / "gather" / "asked.json").write_text("{" + text + "}\n")


def main():
    """Command line."""
    if sys.argv[1:] == ["--ask"]:
        return asked()
    args = results.arguments(__doc__.splitlines()[0], guests.HERE.parent / "gather")
    wanted = {n: e for n, e in EXPERIMENTS.items() if fnmatch.fnmatch(n, args.only)}
    for guest in fnmatch.filter(GUESTS, args.guest):
        vendor = {"-cpu max,": "-cpu max,vendor=GenuineIntel,"}
        guests.prepare(args, guest, GUESTS[guest], "threadlab.c", vendor)
        results.record_all(args, guest, wanted, run_experiment)


if __name__ == "__main__":
    main()
