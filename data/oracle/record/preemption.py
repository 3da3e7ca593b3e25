#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Record what the preemption models do on a real kernel: hogs, long system calls, a spin lock.

    python3 preemption.py --lab DIR --oracle DIR [--out DIR] [--only NAME] [--guest GUEST]
                          [--keep] [--convert]

Each experiment is recorded under each model that its kernel has, chosen in
/sys/kernel/debug/sched/preempt: eight start offsets of 500 us within one boot, the load generator
is meshlab.c. Every run is reduced to counts: OUT/EXPERIMENT-MODEL-PROFILE.json (one run a line).
See ../preemption/README.md.
"""

import fnmatch
import time

import guests
import results
from placement import mask, plan
from runs import percentile

OFFSETS = [k * 500 for k in range(8)]  # us
GUESTS = {
    "k618-pre": ("6.18.15+deb13-cloud-amd64", "6.18", "2"),
    "k73-pre": ("7.3.4+deb13-cloud-amd64", "7.3", "2"),
}
MODELS = {"6.18": ["none", "voluntary", "full", "lazy"], "7.3": ["full", "lazy"]}


def task(name, cpu, *steps):
    """One task, bound to a CPU: it goes through its steps for ever, times in us."""
    return {"name": name, "cpus": [cpu], "prev": cpu, "steps": [list(s) for s in steps]}


def lapping(name, cpu):
    """A task that needs the lock for 200 us of each 500."""
    return task(name, cpu, ["take", 0], ["run", 200], ["free", 0], ["run", 300])


SLEEPER = task("sleeper", 1, ["run", 300], ["sleep", 7300])
EXPERIMENTS = {  # name: (question, pipes, tasks)
    "two-hogs-sleeper": (
        "Tasks in user mode: does the model matter to a sleeper that its own CPU's timer wakes?",
        0,
        [task("hog0", 1, ["hog"]), task("hog1", 1, ["hog"]), SLEEPER],
    ),
    "remote-wakee": (
        "A task that another CPU wakes, beside a hog: when does it preempt?",
        1,
        [
            task("hog", 1, ["hog"]),
            task("waker", 0, ["run", 400], ["write", 0], ["sleep", 7300]),
            task("wakee", 1, ["read", 0], ["run", 300]),
        ],
    ),
    "calls": (
        "Beside system calls of 3 ms without a cond_resched(): how long does a sleeper wait?",
        0,
        [task("caller", 1, ["poll", 3000], ["run", 500]), SLEEPER],
    ),
    "calls-with-points": (
        "The same with a cond_resched() for each page",
        0,
        [task("caller", 1, ["zero", 3000], ["run", 500]), SLEEPER],
    ),
    "calls-and-hog": (
        "Calls of 9 ms beside a hog: whose turn is it when?",
        0,
        [task("caller", 1, ["poll", 9000], ["run", 500]), task("hog", 1, ["hog"])],
    ),
    "spin-pair": (
        "A spin lock of two CPUs, of which one has a hog too: what does a preempted holder cost?",
        0,
        [lapping("left", 0), lapping("right", 1), task("hog", 1, ["hog"])],
    ),
}
SECONDS = 1.0


def mesh_file(exp):
    """Write meshlab's file."""
    _, pipes, tasks = exp
    lines = ["pipe 0"] * pipes
    for t in plan({"tasks": tasks}):
        steps = " ".join(":".join(map(str, s)) for s in t["steps"])
        lines.append(f"task {t['name']} {mask(t['cpus'])} {t['start']} {t['prev']} {steps}")
    return "\n".join(lines) + "\n"


def guest_script(exp, model, phase):
    """Write the guest's shell script: all offsets of one experiment in one boot."""
    return f"""
echo 0 > /proc/sys/kernel/sched_autogroup_enabled
echo {model} > /sys/kernel/debug/sched/preempt
cat > /tmp/mesh <<'X'
{mesh_file(exp)}X
cd /sys/kernel/tracing; echo 0 > tracing_on; echo mono > trace_clock; echo 12288 > buffer_size_kb
for e in switch waking; do echo 1 > events/sched/sched_$e/enable; done
cd /
for off in {" ".join(str(o * 1000) for o in OFFSETS)}; do
echo > /sys/kernel/tracing/trace
schedlab mesh /tmp/mesh $off {int(SECONDS * 1e9)} {phase} > /tmp/o 2>&1
grep -h overrun /sys/kernel/tracing/per_cpu/cpu*/stats | grep -v ': 0$' >> /tmp/o
grep -v '^#' /sys/kernel/tracing/trace >> /tmp/o
schedlab put /tmp/o; rm /tmp/o
sleep 0.2
done
cat /sys/kernel/debug/sched/preempt
"""


def convert(t0, offset, duration, tasks, events):
    """Clip one run's trace to [t0, t0+duration] and add it up: a row for each task."""
    end = t0 + duration
    rows = {
        int(pid): {"laps": int(laps), "runtime_ns": 0, "switches": 0, "wakes": []}
        for _, pid, laps in tasks
    }
    running, woken = {}, {}
    for _, sec, usec, name, rest in events:
        at = int(sec) * 1_000_000_000 + int(usec) * 1000
        if at >= end:
            break
        if name == "sched_waking":
            pid = int(results.PID.search(" " + rest)[1])
            if pid in rows and pid not in running:
                woken.setdefault(pid, at)
        elif name == "sched_switch":
            _, prev, _, _, nxt = results.SWITCH.match(rest).groups()
            prev, nxt = int(prev), int(nxt)
            if prev in rows and prev in running:
                rows[prev]["runtime_ns"] += max(0, at - max(running.pop(prev), t0))
            if nxt in rows:
                running[nxt] = at
                rows[nxt]["switches"] += at >= t0
                if nxt in woken:
                    rows[nxt]["wakes"].append(at - woken.pop(nxt))
    for pid, since in running.items():
        rows[pid]["runtime_ns"] += end - max(since, t0)
    for row in rows.values():
        wakes = row.pop("wakes")
        row["wakeups"] = len(wakes)
        row["wake_delay_mean_ns"] = sum(wakes) // max(1, len(wakes))
        row["wake_delay_p50_ns"] = percentile(wakes, 0.5)
        row["wake_delay_max_ns"] = max(wakes, default=0)
    return {"offset_ns": offset, "tasks": list(rows.values())}


def record(args, guest_name, name, exp):
    """Run one experiment on one guest under each model."""
    guest = guests.ask(args, guest_name, GUESTS[guest_name])
    for model in MODELS[guest["profile"]]:
        target = args.out / f"{name}-{model}-{guest['profile']}.json"
        if target.exists() and args.keep:
            continue
        start = time.monotonic()
        tag = f"{name}-{model}"
        out = args.lab / guest_name / "res" / f"{tag}.out"
        if not (args.convert and out.exists()):
            script = args.lab / f"{guest_name}.{tag}.sh"
            script.write_text(guest_script(exp, model, guest["tick_phase_ns"]))
            guests.oracle(args, "run", args.lab / guest_name, script, tag)
        raw, problems = results.split_runs(out.read_text(errors="replace"))
        runs = [convert(*r[:5]) for r in raw]
        names = [t["name"] for t in exp[2]]
        shown = out.with_suffix(".log").read_text(errors="replace").strip().splitlines()[-1:]
        print(
            f"{guest_name} {tag}: {len(runs)} runs in {time.monotonic() - start:.0f} s, {shown}, "
            f"problems {len(problems)} {problems[:2]}",
            flush=True,
        )
        head = {
            "experiment": name,
            "question": exp[0],
            "kernel": guest["kernel"],
            "profile": guest["profile"],
            "preemption": model,
            "duration_ns": int(SECONDS * 1e9),
            "tasks": names,
        }
        if len(runs) == len(OFFSETS):
            results.write(target, head, runs)


def main():
    """Command line."""
    args = results.arguments(__doc__.splitlines()[0], guests.HERE.parent / "preemption")
    args.out.mkdir(parents=True, exist_ok=True)
    wanted = {n: e for n, e in EXPERIMENTS.items() if fnmatch.fnmatch(n, args.only)}
    for guest in fnmatch.filter(GUESTS, args.guest):
        guests.prepare(args, guest, GUESTS[guest], "meshlab.c")
        results.record_all(args, guest, wanted, record)


if __name__ == "__main__":
    main()
