#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Record scheduling experiments on a real kernel in virtual time.

    python3 record.py --lab DIR [--oracle DIR] [--out DIR] [--only NAME] [--guest GUEST] [--keep]

For every guest (kernel x number of CPUs) it sets up the oracle with mixlab.c
inside, records the guest's scheduler settings in OUT/GUEST/guest.json, runs the
experiments below on 20 start offsets of 200 us each within one boot, and
converts the traces to OUT/EXPERIMENT-PROFILE.json (one run a line). NAME and
GUEST are shell patterns. At most one QEMU runs at a time. See ../README.md.
"""

import argparse
import fnmatch
import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import limits

HERE = Path(__file__).resolve().parent
TICK = 4_000_000
OFFSETS = [k * 200 for k in range(20)]  # us
STAGGER = 50  # us between the starts of two tasks
SCRUB_MS = 60
SEQUENCE_LIMIT = 160  # entries of switch_sequence kept for a run
SMP_SEQUENCE_LIMIT = 64  # the same on several CPUs (limit experiments only)
RESPONSE_LIMIT = 20  # entries of responses_ns
LIMIT_AT = -500_000  # us from T0: when CPU limits are written, long before the groups run

EIGHT = "8,sockets=2,cores=2,threads=2"
GUESTS = {  # name: (kernel package, profile, QEMU's -smp)
    "k618-2": ("6.18.15+deb13-cloud-amd64", "6.18", "2"),
    "k618-8": ("6.18.15+deb13-cloud-amd64", "6.18", EIGHT),
    "k612-2": ("6.12.95+deb12-cloud-amd64", "6.12", "2"),
    "k612-8": ("6.12.95+deb12-cloud-amd64", "6.12", EIGHT),
    "k61-2": ("6.1.0-50-cloud-amd64", "6.1", "2"),
    "k61-8": ("6.1.0-50-cloud-amd64", "6.1", EIGHT),
}
POLICIES = {"normal": 0, "batch": 3, "idle": 5}


def task(
    kind, name=None, run=0, sleep=0, period=0, slice_us=0, nice=0, policy="normal", group=None
):
    """One task of an experiment; times in us."""
    return {
        "name": name or kind,
        "kind": kind,
        "run": run,
        "sleep": sleep,
        "period": period,
        "slice": slice_us,
        "nice": nice,
        "policy": policy,
        "group": group,
    }


def hogs(count, **more):
    """Tasks that never sleep."""
    return [task("hog", **more) for _ in range(count)]


def sleepers(count, run, sleep, **more):
    """Tasks that run RUN us of CPU time, then sleep SLEEP us, for ever."""
    return [task("sleeper", run=run, sleep=sleep, **more) for _ in range(count)]


def periodic(count, run, period, **more):
    """Tasks that run RUN us of CPU time from each multiple of PERIOD us after their start."""
    return [task("periodic", run=run, period=period, **more) for _ in range(count)]


def limit(path, quota_ms, period_ms=100, burst_ms=None, **more):
    """A group with a CPU limit; both files are written at LIMIT_AT, first cpu.max."""
    group = {"path": path, "cpu.max": f"{int(quota_ms * 1000)} {int(period_ms * 1000)}", **more}
    if burst_ms is not None:
        group["cpu.max.burst"] = int(burst_ms * 1000)
    return group


def experiment(question, tasks, cpus=1, seconds=2.0, groups=None, slices=False, changes=None):
    """cpus=1: all tasks pinned to CPU 1 of the 2-CPU guest; 2 or 8: unpinned.

    changes: writes to cgroup files in the window, [us from T0, path, file, value].
    """
    return {
        "changes": changes or [],
        "limited": any("cpu.max" in g for g in groups or []),
        "question": question,
        "tasks": tasks,
        "cpus": cpus,
        "seconds": seconds,
        "groups": groups or [],
        "slices": slices,
    }


EXPERIMENTS = {
    "two-hogs": experiment("How do two equal hogs take turns on one CPU?", hogs(2)),
    "two-hogs-slices": experiment(
        "Does a hog with a 0.1 ms slice get the CPU more often than one with 100 ms?",
        hogs(1, slice_us=100_000) + hogs(1, slice_us=100),
        seconds=5.0,
        slices=True,
    ),
    "three-hogs-slices": experiment(
        "How do three hogs with slices of 20, 3 and 0.5 ms take turns?",
        hogs(1, slice_us=20_000) + hogs(1, slice_us=3000) + hogs(1, slice_us=500),
        slices=True,
    ),
    "three-hogs-nice": experiment(
        "How do hogs at nice 0, 5 and 10 share one CPU?",
        hogs(1) + hogs(1, nice=5) + hogs(1, nice=10),
    ),
    "two-hogs-nice": experiment(
        "How do hogs at nice -5 and 0 share one CPU?", hogs(1, nice=-5) + hogs(1)
    ),
    "four-hogs": experiment("How do four equal hogs take turns on one CPU?", hogs(4)),
    "sleeper-hog": experiment(
        "How long does a task that runs 2 ms and sleeps 8 ms wait behind one hog?",
        sleepers(1, 2000, 8000) + hogs(1),
    ),
    "sleeper-three-hogs": experiment(
        "How long does a task that runs 2 ms and sleeps 8 ms wait behind three hogs?",
        sleepers(1, 2000, 8000) + hogs(3),
    ),
    "short-slice-sleeper": experiment(
        "Does a 0.1 ms slice cut the wake-up delay behind two hogs with 20 ms slices?",
        sleepers(1, 500, 1500, slice_us=100) + hogs(2, slice_us=20_000),
        slices=True,
    ),
    "two-sleepers-hog": experiment(
        "How do sleepers of 2/8 ms and 5/5 ms and a hog share one CPU?",
        sleepers(1, 2000, 8000) + sleepers(1, 5000, 5000) + hogs(1),
    ),
    "hog-idle-hog": experiment(
        "What does a SCHED_IDLE hog get beside a normal one?", hogs(1) + hogs(1, policy="idle")
    ),
    "hog-batch-sleeper": experiment(
        "How long does a SCHED_BATCH sleeper of 2/8 ms wait behind a hog?",
        sleepers(1, 2000, 8000, policy="batch") + hogs(1),
    ),
    "groups-equal": experiment(
        "Do two groups of weight 100 share one CPU evenly, with 3 hogs against 1?",
        hogs(3, group="/a") + hogs(1, group="/b"),
        groups=[{"path": "/a", "cpu.weight": 100}, {"path": "/b", "cpu.weight": 100}],
    ),
    "groups-weights": experiment(
        "Do groups of weight 50 and 200 share one CPU 1 to 4?",
        hogs(2, group="/a") + hogs(2, group="/b"),
        groups=[{"path": "/a", "cpu.weight": 50}, {"path": "/b", "cpu.weight": 200}],
    ),
    "groups-nested": experiment(
        "How does a nested group of weight 300 share a CPU with one of 100 that sleeps in part?",
        hogs(1, group="/a/x")
        + hogs(1, group="/a/y")
        + sleepers(1, 2000, 8000, group="/b")
        + hogs(1, group="/b"),
        groups=[
            {"path": "/a", "cpu.weight": 300},
            {"path": "/a/x", "cpu.weight": 100},
            {"path": "/a/y", "cpu.weight": 200},
            {"path": "/b", "cpu.weight": 100},
        ],
    ),
    "groups-idle": experiment(
        "What does a cpu.idle group get beside a normal group?",
        hogs(1, group="/a") + sleepers(1, 2000, 8000, group="/a") + hogs(1, group="/b"),
        groups=[{"path": "/a", "cpu.weight": 100}, {"path": "/b", "cpu.idle": 1}],
    ),
    "smp2-three-hogs": experiment("How fairly do 3 hogs share 2 CPUs?", hogs(3), cpus=2),
    "smp2-five-hogs": experiment("How fairly do 5 hogs share 2 CPUs?", hogs(5), cpus=2),
    "smp2-sleepers-hog": experiment(
        "Where do 4 sleepers of 4/6 ms run on 2 CPUs with a hog?",
        sleepers(4, 4000, 6000) + hogs(1),
        cpus=2,
    ),
    "smp8-twelve-hogs": experiment("How fairly do 12 hogs share 8 CPUs?", hogs(12), cpus=8),
    "smp8-mixed": experiment(
        "How long do 10 sleepers of 3/7 ms wait beside 6 hogs on 8 CPUs?",
        sleepers(10, 3000, 7000) + hogs(6),
        cpus=8,
    ),
    "smp8-groups": experiment(
        "Do groups of weight 100 and 300 with 8 hogs each share 8 CPUs 1 to 3?",
        hogs(8, group="/a") + hogs(8, group="/b"),
        cpus=8,
        groups=[{"path": "/a", "cpu.weight": 100}, {"path": "/b", "cpu.weight": 300}],
    ),
    "smp8-idle-cpus": experiment(
        "Do 5 hogs and 4 sleepers of 1/4 ms find idle CPUs on a machine of 8?",
        hogs(5) + sleepers(4, 1000, 4000),
        cpus=8,
    ),
    "limit-one-hog": experiment(
        "When does one hog with 50 ms in 100 ms run?",
        hogs(1, group="/a"),
        groups=[limit("/a", 50)],
    ),
    "limit-three-hogs": experiment(
        "How do three hogs share 40 ms in 100 ms on one CPU?",
        hogs(3, group="/a"),
        groups=[limit("/a", 40)],
    ),
    "limit-beside-hog": experiment(
        "When does a hog with 30 ms in 100 ms run beside a hog without a limit?",
        hogs(1, group="/a") + hogs(1, group="/b"),
        groups=[limit("/a", 30), {"path": "/b", "cpu.weight": 100}],
    ),
    "limit-short-period": experiment(
        "What does a hog get of 5 ms in 10 ms?",
        hogs(1, group="/a"),
        groups=[limit("/a", 5, 10)],
    ),
    "limit-bursty-none": experiment(
        "How long does 60 ms of work every 250 ms take with 30 ms in 100 ms and no burst?",
        periodic(1, 60_000, 250_000, group="/a"),
        groups=[limit("/a", 30, burst_ms=0)],
    ),
    "limit-bursty-half": experiment(
        "How long does 60 ms of work every 250 ms take with 30 ms in 100 ms and a burst of 15 ms?",
        periodic(1, 60_000, 250_000, group="/a"),
        groups=[limit("/a", 30, burst_ms=15)],
    ),
    "limit-bursty-full": experiment(
        "How long does 60 ms of work every 250 ms take with 30 ms in 100 ms and a burst of 30 ms?",
        periodic(1, 60_000, 250_000, group="/a"),
        groups=[limit("/a", 30, burst_ms=30)],
    ),
    "limit-two-groups": experiment(
        "How do two groups with 25 ms in 100 ms each share one CPU?",
        hogs(1, group="/a") + hogs(1, group="/b"),
        groups=[limit("/a", 25), limit("/b", 25)],
    ),
    "limit-nested": experiment(
        "How do a child with 30 ms in 100 ms and one without share a parent's 50 ms?",
        hogs(1, group="/a/x") + hogs(1, group="/a/y"),
        groups=[limit("/a", 50), limit("/a/x", 30), {"path": "/a/y", "cpu.weight": 100}],
    ),
    "limit-nested-tight": experiment(
        "How do a child with 15 ms in 100 ms and one without share a parent's 50 ms?",
        hogs(1, group="/a/x") + hogs(1, group="/a/y"),
        groups=[limit("/a", 50), limit("/a/x", 15), {"path": "/a/y", "cpu.weight": 100}],
    ),
    "limit-changed": experiment(
        "What happens when a running hog's limit goes from 50 to 20 ms in 100 ms?",
        hogs(1, group="/a"),
        groups=[limit("/a", 50)],
        changes=[[1_000_000, "/a", "cpu.max", "20000 100000"]],
    ),
    "limit-burst-rewritten": experiment(
        "Does a write to cpu.max keep the burst (40 ms beside 40 ms in 100 ms)?",
        periodic(1, 75_000, 250_000, group="/a"),
        groups=[limit("/a", 40, burst_ms=40)],
        changes=[[1_000_000, "/a", "cpu.max", "40000 100000"]],
    ),
    "limit-never": experiment(
        "Does a limit of 60 ms in 100 ms show for two sleepers of 2/8 ms that never reach it?",
        sleepers(2, 2000, 8000, group="/a"),
        groups=[limit("/a", 60)],
    ),
    "limit-smp2-four-hogs": experiment(
        "How do four hogs with 60 ms in 100 ms run on 2 CPUs?",
        hogs(4, group="/a"),
        cpus=2,
        groups=[limit("/a", 60)],
    ),
    "limit-smp2-two-groups": experiment(
        "How do two groups with 25 ms in 100 ms and two hogs each share 2 CPUs?",
        hogs(2, group="/a") + hogs(2, group="/b"),
        cpus=2,
        groups=[limit("/a", 25), limit("/b", 25)],
    ),
    "limit-smp2-nested": experiment(
        "How do a child with 30 ms in 100 ms and one without share a parent's 50 ms on 2 CPUs?",
        hogs(2, group="/a/x") + hogs(2, group="/a/y"),
        cpus=2,
        groups=[limit("/a", 50), limit("/a/x", 30), {"path": "/a/y", "cpu.weight": 100}],
    ),
    "limit-smp2-slack": experiment(
        "What do six sleepers of 2/11 ms get of 40 ms in 100 ms on 2 CPUs?",
        sleepers(6, 2000, 11_000, group="/a"),
        cpus=2,
        groups=[limit("/a", 40)],
    ),
    "limit-smp2-slack-room": experiment(
        "Are six sleepers of 2/11 ms throttled with 100 ms in 100 ms, just above their need?",
        sleepers(6, 2000, 11_000, group="/a"),
        cpus=2,
        groups=[limit("/a", 100)],
    ),
    "limit-smp2-bursty": experiment(
        "How long do three times 25 ms every 300 ms take with 40 ms in 100 ms and a burst of 40?",
        periodic(3, 25_000, 300_000, group="/a"),
        cpus=2,
        groups=[limit("/a", 40, burst_ms=40)],
    ),
    "limit-smp8-hogs": experiment(
        "How do eight hogs with 200 ms in 100 ms run on 8 CPUs?",
        hogs(8, group="/a"),
        cpus=8,
        seconds=1.0,
        groups=[limit("/a", 200)],
    ),
    "limit-smp8-requests": experiment(
        "How long do eight times 5 ms every 50 ms take with 50 ms in 100 ms on 8 CPUs?",
        periodic(8, 5000, 50_000, group="/a"),
        cpus=8,
        seconds=1.0,
        groups=[limit("/a", 50)],
    ),
    "limit-smp8-requests-room": experiment(
        "Are eight times 5 ms every 50 ms throttled with 100 ms in 100 ms (80 needed) on 8 CPUs?",
        periodic(8, 5000, 50_000, group="/a"),
        cpus=8,
        seconds=1.0,
        groups=[limit("/a", 100)],
    ),
    "limit-smp8-slack": experiment(
        "Who gets what eight times 1 ms every 10 ms return to 60 ms in 100 ms on 8 CPUs?",
        periodic(8, 1000, 10_000, group="/a"),
        cpus=8,
        seconds=1.0,
        groups=[limit("/a", 60)],
    ),
}


def plan(exp):
    """Lay the tasks out: name, CPU mask, start, CPU where each ran last."""
    result, seen = [], {}
    for i, t in enumerate(exp["tasks"]):
        seen[t["name"]] = seen.get(t["name"], 0) + 1
        cpus = [1] if exp["cpus"] == 1 else list(range(exp["cpus"]))
        result.append(
            {
                **t,
                "name": f"{t['name']}{seen[t['name']] - 1}",
                "cpus": cpus,
                "start": i * STAGGER,
                "prev_cpu": cpus[i % len(cpus)],
            }
        )
    return result


def mix_file(exp):
    """Write mixlab's task file."""
    tasks = plan(exp)
    cpus = tasks[0]["cpus"]
    lines = []
    # the children of a group before the group: deepest first, then a "zz" child if the group has
    # children, root last
    paths = [g["path"] for g in exp["groups"]]
    stages = sorted(paths, key=lambda p: -p.count("/"))
    order = []
    for path in stages:
        inner = [p for p in paths if p.startswith(path + "/")]
        order.append(path + "/zz" if inner else path)
    for path in [*order, "-"]:
        lines += [f"scrub {cpu} {path} {SCRUB_MS}" for cpu in cpus]
        lines.append("sync")
    for t in tasks:
        mask = sum(1 << c for c in t["cpus"])
        lines.append(
            f"task {t['name']} {t['kind']} {t['run']} {t['sleep']} {t['period']} {t['slice']} "
            f"{t['nice']} {POLICIES[t['policy']]} {mask:x} {t['group'] or '-'} "
            f"{t['start']} {t['prev_cpu']}"
        )
    for g in exp["groups"] if exp["limited"] else []:
        files = [f for f in ("cpu.max", "cpu.max.burst") if f in g]
        lines += [f"set {LIMIT_AT} {g['path']} {f} {g[f]}" for f in files]
        lines.append(f"stat {g['path']}")
    lines += [f"set {at} {path} {file} {value}" for at, path, file, value in exp["changes"]]
    return "\n".join(lines) + "\n"


def guest_script(exp, phase, more_trace=""):
    """Write the guest's shell script: all offsets of one experiment in one boot."""
    make, remove = [], []
    parents = {
        p["path"]
        for p in exp["groups"]
        for q in exp["groups"]
        if q["path"].startswith(p["path"] + "/")
    }
    for g in exp["groups"]:
        where = f"/sys/fs/cgroup{g['path']}"
        make.append(f"mkdir {where}")
        make += [f"echo {v} > {where}/{k}" for k, v in g.items() if k in ("cpu.weight", "cpu.idle")]
        if g["path"] in parents:
            make.append(f"echo +cpu > {where}/cgroup.subtree_control; mkdir {where}/zz")
            remove.append(f"rmdir {where}")
            remove.append(f"rmdir {where}/zz")
        else:
            remove.append(f"rmdir {where}")
    buffer = 24576 // max(2, exp["cpus"])
    body = f"""
echo 0 > /proc/sys/kernel/sched_autogroup_enabled
echo +cpu > /sys/fs/cgroup/cgroup.subtree_control
cat > /tmp/mix <<'X'
{mix_file(exp)}X
cd /sys/kernel/tracing; echo 0 > tracing_on; echo mono > trace_clock; echo {buffer} > buffer_size_kb
for e in sched_switch sched_waking sched_migrate_task; do echo 1 > events/sched/$e/enable; done
{more_trace}
cd /
for off in {" ".join(str(o * 1000) for o in OFFSETS)}; do
{chr(10).join(make) or ":"}
echo > /sys/kernel/tracing/trace
schedlab mix /tmp/mix $off {int(exp["seconds"] * 1e9)} {phase} > /tmp/o 2>&1
grep -h overrun /sys/kernel/tracing/per_cpu/cpu*/stats | grep -v ': 0$' >> /tmp/o
grep -v '^#' /sys/kernel/tracing/trace >> /tmp/o
schedlab put /tmp/o; rm /tmp/o
{chr(10).join(reversed(remove)) or ":"}
sleep 0.2
done
"""
    return re.sub(r"\n+", "\n", body)


GUEST_SCRIPT = r"""
show() { for f in "$@"; do [ -f $f ] && echo "@$f $(cat $f | tr '\n' ' ')"; done; }
echo "@uname $(uname -r) $(uname -v)"
show /proc/sys/kernel/sched_autogroup_enabled /proc/1/autogroup
echo Y > /sys/kernel/debug/sched/verbose
show /sys/kernel/debug/sched/features /sys/kernel/debug/sched/*_ns
show /sys/kernel/debug/sched/tunable_scaling /sys/kernel/debug/sched/nr_migrate
show /sys/kernel/debug/sched/preempt
show /sys/devices/system/clocksource/clocksource0/current_clocksource
for f in /sys/kernel/debug/sched/domains/cpu*/domain*/*; do show $f; done
for c in /sys/devices/system/cpu/cpu[0-9]*; do
show $c/topology/physical_package_id $c/topology/core_id $c/topology/thread_siblings_list
show $c/cache/index*/shared_cpu_list $c/cache/index*/level
done
cd /sys/kernel/tracing; echo 0 > tracing_on; echo mono > trace_clock; echo 4096 > buffer_size_kb
echo 1 > events/timer/hrtimer_start/enable; echo 1 > events/timer/hrtimer_expire_entry/enable
schedlab hogs cpu=-1 slices=SLICES secs=0.5 kind=pause > /dev/null &
sleep 0.2; echo 1 > tracing_on; sleep 0.2; echo 0 > tracing_on; wait
grep -E 'function=tick' trace > /tmp/t; schedlab put /tmp/t
"""


def oracle(args, *words, **env):
    """Run the oracle's script at low priority."""
    return subprocess.run(
        ["nice", "-n", "5", str(args.lab / "src" / "oracle.sh"), *map(str, words)],
        env={**os.environ, **env},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout


def prepare(args, name, program="mixlab.c", changes=()):
    """Build the guest once: the oracle's own set-up, with a load generator in its program.

    changes: texts of oracle.sh to replace, old to new.
    """
    lab = args.lab / name
    kernel, _, smp = GUESTS[name]
    src = args.lab / "src"
    src.mkdir(parents=True, exist_ok=True)
    for f in args.oracle.iterdir():
        if f.name != "schedlab.c":
            shutil.copy(f, src / f.name)
    shutil.copy(args.oracle / "schedlab.c", src / "schedlab_base.c")
    for f in HERE.glob("*.c"):
        shutil.copy(f, src / f.name)
    script = (src / "oracle.sh").read_text()
    for old, new in dict(changes).items():
        script = script.replace(old, new)
    (src / "oracle.sh").chmod(0o755)
    (src / "oracle.sh").write_text(script)
    (src / "schedlab.c").write_text(
        '#define main schedlab_main\n#include "schedlab_base.c"\n#undef main\n'
        f'#define MIXLAB_ELSE schedlab_main\n#include "{program}"\n'
    )
    stamp = lab / "mixlab.stamp"
    wanted = kernel + smp + (src / program).read_text()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print(name, oracle(args, "setup", lab, KV=kernel, SMP=smp).strip().splitlines()[-1], flush=True)
    stamp.write_text(wanted)


def number(text):
    """Return a sysfs value as a number where it is one."""
    return int(text) if re.fullmatch(r"-?\d+", text) else text


def cpu_list(text):
    """'0-1,3' -> [0, 1, 3]."""
    result = []
    for part in text.split(","):
        lo, _, hi = part.partition("-")
        result += range(int(lo), int(hi or lo) + 1)
    return result


def ask_guest(args, name):
    """Ask for scheduler settings, domains, topology and tick phase of a guest -> guest.json."""
    target = args.out / name / "guest.json"
    if target.exists():
        return json.loads(target.read_text())
    kernel, profile, smp = GUESTS[name]
    cpus = int(smp.split(",")[0])
    script = args.lab / f"{name}.guest.sh"
    script.write_text(GUEST_SCRIPT.replace("SLICES", ",".join("0" * cpus)))
    oracle(args, "run", args.lab / name, script, "guest")
    settings, domains, topo = {}, {}, {}
    for line in (args.lab / name / "res" / "guest.log").read_text(errors="replace").splitlines():
        if not line.startswith("@"):
            continue
        key, _, value = line[1:].partition(" ")
        value = value.strip()
        if m := re.search(r"domains/(cpu\d+)/(domain\d+)/(\w+)$", key):
            domains.setdefault(m[1], {}).setdefault(m[2], {})[m[3]] = number(value)
        elif m := re.search(r"cpu/cpu(\d+)/(.*)$", key):
            topo.setdefault(int(m[1]), {})[m[2]] = value
        else:
            settings[key.rsplit("/", 1)[-1]] = number(value)
    grid, late = {}, {}
    for line in (args.lab / name / "res" / "guest.out").read_text(errors="replace").splitlines():
        cpu = re.search(r"\[(\d+)\]", line)
        if m := re.search(r"hrtimer_start:.* expires=(\d+)", line):
            grid.setdefault(int(cpu[1]), []).append(int(m[1]) % TICK)
        elif m := re.search(r"expire_entry:.* now=(\d+)", line):
            late.setdefault(int(cpu[1]), []).append(int(m[1]) % TICK)
    phases = sorted({p for ps in grid.values() for p in ps})
    packages = {t["topology/physical_package_id"] for t in topo.values()}
    cores = {
        (t["topology/physical_package_id"], t["topology/thread_siblings_list"])
        for t in topo.values()
    }
    caches = {
        v
        for t in topo.values()
        for k, v in t.items()
        if k.endswith("shared_cpu_list") and is_level(t, k, "3")
    }
    shape = [len(packages), len(cores) // len(packages), cpus // len(cores)]
    llc = max(1, len(caches) // len(packages))
    result = {
        "guest": name,
        "kernel": kernel,
        "profile": profile,
        "cpus": cpus,
        "qemu_smp": smp,
        "uname": settings.pop("uname", ""),
        "hz": 250,
        "tick_phase_ns": phases[0] if len(phases) == 1 else phases,
        "tick_phase_by_cpu": {c: sorted(set(v)) for c, v in sorted(grid.items())},
        "tick_late_ns_by_cpu": {
            c: [min(v), sorted(v)[len(v) // 2], max(v)] for c, v in sorted(late.items())
        },
        "topology": f"pack:{shape[0]} l3:{llc} core:{shape[1] // llc} pu:{shape[2]}",
        "l3_shared": sorted(caches),
        "thread_siblings": sorted({t["topology/thread_siblings_list"] for t in topo.values()}),
        "settings": settings,
        "domains": domains,
    }
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(result, indent=1) + "\n")
    print(
        name,
        "tick phase",
        result["tick_phase_ns"],
        "late",
        result["tick_late_ns_by_cpu"],
        flush=True,
    )
    return result


def is_level(topo, key, level):
    """Whether a cache index is of this level (index3 is the L3 where the guest does not say)."""
    return topo.get(key.replace("shared_cpu_list", "level"), key.split("index")[1][0]) == level


SWITCH = re.compile(
    r"prev_comm=(.*) prev_pid=(\d+) prev_prio=\d+ prev_state=(\S+) ==> "
    r"next_comm=(.*) next_pid=(\d+)"
)
EVENT = re.compile(r"\[(\d+)\].*? (\d+)\.(\d{6}): (sched_\w+): (.*)")
PID = re.compile(r" pid=(\d+)")


def percentile(values, share):
    """Nearest-rank percentile; 0 for none."""
    values = sorted(values)
    return values[min(len(values) - 1, int(share * len(values)))] if values else 0


def split_runs(text):
    """Split the output into runs (arguments of convert_run and limits.convert) and the rest."""
    runs, problems = [], []
    for line in text.splitlines():
        if line.startswith("run "):
            t0, offset, duration = map(int, line.split()[1:])
            runs.append((t0, offset, duration, [], [], [], []))
        elif line.startswith("task ") and runs:
            runs[-1][3].append(line.split()[1:])
        elif line.startswith(("set ", "stat ")) and runs:
            runs[-1][5].append(line)
        elif (m := EVENT.search(line)) and runs:
            runs[-1][4].append(m.groups())
        elif (m := limits.EVENT.search(line)) and runs:
            runs[-1][6].append(m.groups())
        elif line.strip():
            problems.append(line)
    return runs, problems


def convert_run(t0, offset, duration, tasks, events, exp):
    """Clip one run's trace to [t0, t0+duration] and add it up."""
    one_cpu, limited = exp["cpus"] == 1, exp["limited"]
    cpus = set(plan(exp)[0]["cpus"])
    end = t0 + duration
    pids = {int(t[1]): i for i, t in enumerate(tasks)}
    n = len(tasks)
    runtime, count, migrations = [0] * n, [0] * n, [0] * n
    delays, wakes = [[] for _ in range(n)], [[] for _ in range(n)]
    waiting = [None] * n  # (since, by wake-up)
    running = [None] * n  # since
    asked, responses = [t0] * n, [[] for _ in range(n)]  # last wake-up; wake-up to sleep
    first_cpu = [None] * n
    on_cpu, comm_of = {}, {}  # cpu -> (code, since), name
    foreign_count = foreign_time = 0
    foreign_names = {}
    foreign_events, woken = [], {}  # [woken, got the CPU, left it] after t0; pid -> when woken
    sequence = []

    def clip(a, b):
        return max(0, min(b, end) - max(a, t0))

    for cpu, sec, usec, name, rest in events:
        cpu, t = int(cpu), int(sec) * 1_000_000_000 + int(usec) * 1000
        if t >= end:
            break
        if name == "sched_waking":
            pid = int(PID.search(" " + rest)[1])
            i = pids.get(pid)
            if i is None:
                woken[pid] = t
            elif running[i] is None and waiting[i] is None:
                waiting[i] = (t, True)
                asked[i] = t
        elif name == "sched_migrate_task":
            i = pids.get(int(PID.search(" " + rest)[1]))
            if i is not None and t >= t0:
                migrations[i] += 1
        elif name == "sched_switch":
            _, prev, state, comm, nxt = SWITCH.match(rest).groups()
            prev, nxt = int(prev), int(nxt)
            i, j = pids.get(prev), pids.get(nxt)
            if cpu in on_cpu:
                code, since = on_cpu[cpu]
                if code == -2 and cpu in cpus:
                    foreign_time += clip(since, t)
                    if t > t0:
                        foreign_events.append(
                            [woken.get(prev, since) - t0, since - t0, t - t0, comm_of[cpu]]
                        )
            if i is not None:
                if running[i] is not None:
                    runtime[i] += clip(running[i], t)
                running[i] = None
                if not state.startswith(("R", "D")):
                    responses[i].append(t - asked[i])
                waiting[i] = (t, False) if state.startswith("R") else None
            if j is not None:
                if waiting[j] is not None:
                    delays[j].append(t - waiting[j][0])
                    if waiting[j][1]:
                        wakes[j].append(t - waiting[j][0])
                waiting[j] = None
                running[j] = t
                count[j] += 1
                if first_cpu[j] is None:
                    first_cpu[j] = cpu
            code = j if j is not None else -1 if nxt == 0 else -2
            if code == -2 and cpu in cpus and t >= t0:
                foreign_count += 1
                foreign_names[comm] = foreign_names.get(comm, 0) + 1
            on_cpu[cpu], comm_of[cpu] = (code, t), comm
            if cpu in cpus and t >= t0:
                if one_cpu and len(sequence) < SEQUENCE_LIMIT:
                    sequence.append([t - t0, code])
                elif limited and not one_cpu and len(sequence) < SMP_SEQUENCE_LIMIT:
                    sequence.append([t - t0, cpu, code])
    for i in range(n):
        if running[i] is not None:
            runtime[i] += clip(running[i], end)
        if waiting[i] is not None:  # still waiting at the end: counts as far as the window goes
            delays[i].append(end - waiting[i][0])
    for cpu, (code, since) in on_cpu.items():
        if code == -2 and cpu in cpus:
            foreign_time += clip(since, end)
    rows = []
    for i in range(n):
        exec0, wait0, n0, exec1, wait1, n1, moved = map(int, tasks[i][2:9])
        row = {
            "runtime_ns": runtime[i],
            "switches": count[i],
            "delay_sum_ns": sum(delays[i]),
            "delay_max_ns": max(delays[i], default=0),
            "wakeups": len(wakes[i]),
            "wake_delay_p50_ns": percentile(wakes[i], 0.50),
            "wake_delay_p99_ns": percentile(wakes[i], 0.99),
            "migrations": migrations[i],
            "kernel": [exec1 - exec0, wait1 - wait0, n1 - n0, moved],
        }
        if limited and exp["tasks"][i]["kind"] == "periodic":
            row["responses_ns"] = responses[i][:RESPONSE_LIMIT]
        if not one_cpu:
            row["first_cpu"] = first_cpu[i]
        rows.append(row)
    run = {
        "offset_ns": offset,
        "tasks": rows,
        "foreign": {"count": foreign_count, "time_ns": foreign_time, "names": foreign_names},
    }
    if one_cpu:
        run["foreign"]["events"] = foreign_events
    if sequence:
        run["switch_sequence"] = sequence
    return run


def write_result(path, name, exp, guest, runs):
    """One JSON object; one run a line."""
    tasks = [
        {
            "name": t["name"],
            "kind": t["kind"],
            "run_ns": t["run"] * 1000,
            "sleep_ns": t["sleep"] * 1000,
            "period_ns": t["period"] * 1000,
            "slice_ns": t["slice"] * 1000,
            "nice": t["nice"],
            "policy": t["policy"],
            "cpus": t["cpus"],
            "group": t["group"] or "/",
            "start_ns": t["start"] * 1000,
            "prev_cpu": t["prev_cpu"],
        }
        for t in plan(exp)
    ]
    head = {
        "schema": 1,
        "experiment": name,
        "question": exp["question"],
        "kernel": guest["kernel"],
        "profile": guest["profile"],
        "guest": guest["guest"],
        "cpus": guest["cpus"],
        "topology": guest["topology"],
        "hz": guest["hz"],
        "tick_phase_ns": guest["tick_phase_ns"],
        "base_slice_ns": guest["settings"].get("base_slice_ns"),
        "duration_ns": int(exp["seconds"] * 1e9),
        "groups": exp["groups"],
        "tasks": tasks,
    }
    if exp["limited"]:
        head["limits_written_ns"] = LIMIT_AT * 1000
        head["changes"] = [[at * 1000, *rest] for at, *rest in exp["changes"]]
    compact = {"separators": (",", ":")}
    text = json.dumps(head, **compact)[:-1] + ',"runs":[\n'
    text += ",\n".join(json.dumps(r, **compact) for r in runs) + "\n]}\n"
    scratch = path.with_suffix(".tmp")
    scratch.write_text(text)
    scratch.replace(path)


def record(args, guest_name, name, exp):
    """Run one experiment on one guest and write its file."""
    guest = ask_guest(args, guest_name)
    phase = guest["tick_phase_ns"]
    if not isinstance(phase, int):
        phase = 0
    target = args.out / f"{name}-{guest['profile']}.json"
    if target.exists() and args.keep:
        return
    start = time.monotonic()
    script = args.lab / f"{guest_name}.{name}.sh"
    more = limits.trace_script(args.lab / guest_name) if exp["limited"] else ""
    script.write_text(guest_script(exp, phase, more))
    out = args.lab / guest_name / "res" / f"{name}.out"
    if not (args.convert and out.exists()):
        oracle(args, "run", args.lab / guest_name, script, name)
    raw, problems = split_runs(out.read_text(errors="replace"))
    runs = [convert_run(*r[:5], exp) for r in raw]
    if exp["limited"]:
        log = out.with_suffix(".log").read_text(errors="replace")
        symbols = limits.symbols(args.lab / guest_name, log)
        for run, r in zip(runs, raw, strict=True):
            run["groups"], run["writes"] = limits.convert(exp, r, symbols)
            run["t0_ns"] = r[0]
    foreign = sum(r["foreign"]["time_ns"] for r in runs)
    print(
        f"{guest_name} {name}: {len(runs)} runs in {time.monotonic() - start:.0f} s, "
        f"trace {out.stat().st_size >> 10} KB, foreign {foreign / 1e6:.3f} ms, "
        f"problems {len(problems)} {problems[:2]}",
        flush=True,
    )
    if len(runs) == len(OFFSETS):
        write_result(target, name, exp, guest, runs)


def main():
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--lab", type=Path, required=True, help="folder for guests and traces (about 2 GB)"
    )
    parser.add_argument(
        "--oracle", type=Path, default=Path("/work/shared/oracle"), help="folder of oracle.sh"
    )
    parser.add_argument("--out", type=Path, default=HERE.parent)
    parser.add_argument("--only", default="*", help="pattern of experiment names")
    parser.add_argument("--guest", default="*", help="pattern of guest names")
    parser.add_argument("--keep", action="store_true", help="skip what has been recorded")
    parser.add_argument("--convert", action="store_true", help="only convert the traces in the lab")
    args = parser.parse_args()
    args.lab = args.lab.resolve()
    for guest, (_, profile, smp) in GUESTS.items():
        wanted = {
            n: e
            for n, e in EXPERIMENTS.items()
            if fnmatch.fnmatch(n, args.only)
            and (e["cpus"] == 8) == (smp == EIGHT)
            and not (e["slices"] and profile == "6.1")
        }
        if not wanted or not fnmatch.fnmatch(guest, args.guest):
            continue
        prepare(args, guest)
        for name, exp in wanted.items():
            try:
                record(args, guest, name, exp)
            except subprocess.CalledProcessError as error:
                print(guest, name, "failed:", error, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
