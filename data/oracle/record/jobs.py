#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Drawn services: write what is asked, then record it on real kernels.

    python3 jobs.py --ask
    python3 jobs.py --lab DIR --oracle DIR [--only NAME] [--guest GUEST] [--keep] [--trace]

--ask writes ../drawn-services/asked.json. The other records: eight runs of a service in one boot,
at offsets of 500 us, all with the same jobs; OUT/NAME-PROFILE.json. --trace has the guest trace
every switch, wake-up and migration too, which stays in the lab and moves the runs. See
../drawn-services/README.md.
"""

import fnmatch
import itertools
import json
import re
import sys
import time

import guests
import results
from drawn_services import KERNELS, WINDOW_MS, services
from record import EIGHT, GUESTS

OUT = guests.HERE.parent / "drawn-services"
OFFSETS_US = range(0, 4000, 500)
SHARES = (0.5, 0.75, 0.9, 0.95, 0.99, 0.999, 1)
TRACE = """P=0x$(grep " sched_cfs_period_timer$" /proc/kallsyms | cut -d' ' -f1)
echo "function == $P" > events/timer/hrtimer_start/filter
echo 1 > events/timer/hrtimer_start/enable"""
# The guest has read one page of this script; it reads all of it and begins anew.
RAW = "/sys/firmware/qemu_fw_cfg/by_name/opt/run/raw"
WHOLE = f"""if [ -z "$WHOLE" ]; then
WHOLE=1; tr -d '\\0' < {RAW} > /tmp/whole; . /tmp/whole; poweroff -f
fi"""
STARTED = re.compile(r"hrtimer_start: hrtimer=(\S+) .* expires=(\d+)")


def asked():
    """What is asked of each service."""
    result = {}
    for name, service in services().items():
        rows = []
        for row in service["rows"]:
            place = sum(r.get("threads", 1) for r in rows)
            rows.append(row | {"prev_cpu": place % service["cpus"]})
        result[name] = service | {"rows": rows, "window_ns": WINDOW_MS * 1_000_000}
    return result


def job_file(service):
    """Write joblab's file."""
    lines = [f"stat {g['path']}" for g in service["groups"] if "cpu.max" in g]
    for row in service["rows"]:
        words = [row["kind"], row["group"], row["nice"], row["prev_cpu"]]
        if row["kind"] == "pool":
            words += [row["threads"], row["work"], *row["gaps"]]
        elif row["kind"] == "server":
            pairs = zip(row["gaps"], row["works"], strict=True)
            words += [f"{gap}:{work}" for gap, work in pairs]
        lines.append(" ".join(map(str, words)))
    return "\n".join(lines) + "\n"


def guest_script(service, trace):
    """Write the guest's shell script: all offsets of one service in one boot."""
    make, remove = [], []
    for group in service["groups"]:
        where = f"/sys/fs/cgroup{group['path']}"
        make += [f"mkdir {where}", f"echo {group['cpu.weight']} > {where}/cpu.weight"]
        if any(g["path"].startswith(group["path"] + "/") for g in service["groups"]):
            make.append(f"echo +cpu > {where}/cgroup.subtree_control")
        if "cpu.max" in group:
            make.append(f"echo {group['cpu.max']} > {where}/cpu.max")
            make.append(f"echo {group['cpu.max.burst']} > {where}/cpu.max.burst")
        remove.append(f"rmdir {where}")
    events = "switch waking wakeup migrate_task" if trace else ""
    new = "\n".join(make)
    old = "\n".join(reversed(remove))
    return f"""{WHOLE}
echo 0 > /proc/sys/kernel/sched_autogroup_enabled
echo +cpu > /sys/fs/cgroup/cgroup.subtree_control
cat > /tmp/jobs <<'X'
{job_file(service)}X
cd /sys/kernel/tracing; echo 0 > tracing_on; echo mono > trace_clock
echo {24576 // service["cpus"] if trace else 256} > buffer_size_kb
echo nohash-ptr > trace_options
{TRACE}
for e in {events}; do echo 1 > events/sched/sched_$e/enable; done
cd /
for off in {" ".join(str(us * 1000) for us in OFFSETS_US)}; do
echo > /sys/kernel/tracing/trace; echo 1 > /sys/kernel/tracing/tracing_on
{new}
sleep 0.05
schedlab jobs /tmp/jobs $off {service["window_ns"]} > /tmp/o 2>&1
grep -v '^#' /sys/kernel/tracing/trace >> /tmp/o
schedlab put /tmp/o; rm /tmp/o
{old}
sleep 0.2
done
"""


def stat(text):
    """'BEFORE | AFTER' of cpu.stat -> what each counter grew by."""
    before, after = (
        dict(zip(words[::2], map(int, words[1::2]), strict=True))
        for words in (part.split() for part in text.split(" | "))
    )
    kept = ("usage_usec", "nr_periods", "nr_throttled", "throttled_usec", "nr_bursts", "burst_usec")
    return {key: after[key] - before[key] for key in kept if key in after}


def read_runs(text):
    """The guest's output -> one dictionary a run, and the lines that are none of it."""
    runs, problems = [], []
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if word == "run":
            t0, offset, _ = map(int, rest.split())
            runs.append({"t0_ns": t0, "offset_ns": offset, "stat": {}, "jobs": [], "timers": {}})
        elif word == "stat" and runs:
            path, _, counters = rest.partition(" ")
            runs[-1]["stat"][path] = stat(counters)
        elif word == "jobs" and runs:
            path, *times = rest.split()
            runs[-1]["jobs"].append((path, [int(us) for us in times]))
        elif (m := STARTED.search(line)) and runs:
            runs[-1]["timers"].setdefault(m[1], int(m[2]))
        elif line.strip() and "sched_" not in line:
            problems.append(line)
    return runs, problems


def responses(service, run):
    """Times of all jobs but the neighbour's, sorted; how many were not done at the end.

    Such a job has the time that it has waited until then.
    """
    rows = [row for row in service["rows"] if row["kind"] != "hog"]
    result, left = [], 0
    for row, (path, times) in zip(rows, run["jobs"], strict=True):
        if path == "/n":
            continue
        came = itertools.accumulate(row["gaps"])
        ends = service["window_ns"] // 1000
        result += [us if us >= 0 else ends - at for us, at in zip(times, came, strict=True)]
        left += sum(us < 0 for us in times)
    return sorted(result), left


def kept(service, run):
    """What a run's line in the file says."""
    times, left = responses(service, run)
    limited = [g for g in service["groups"] if "cpu.max" in g]
    groups = []
    # A group's timer is started when its limit is written.
    for group, expires in zip(limited, run["timers"].values(), strict=True):
        period = int(group["cpu.max"].split()[1]) * 1000
        phase = (expires - run["t0_ns"]) % period
        groups.append({"path": group["path"], "timer_phase_ns": phase})
        groups[-1]["stat"] = run["stat"][group["path"]]
    rank = [min(len(times) - 1, int(share * len(times))) for share in SHARES]
    return {
        "t0_ns": run["t0_ns"],
        "offset_ns": run["offset_ns"],
        "groups": groups,
        "jobs": len(times),
        "left": left,
        "quantiles_us": [times[place] for place in rank],
    }


def record(args, guest_name, name, service):
    """Run one service on one guest and write its file."""
    kernel, profile, _ = GUESTS[guest_name]
    target = args.out / f"{name}-{profile}.json"
    if target.exists() and args.keep:
        return
    tag = f"{name}.trace" if args.trace else name
    script = args.lab / f"{guest_name}.{tag}.sh"
    script.write_text(guest_script(service, args.trace))
    if script.stat().st_size > 65_000:
        raise ValueError(f"{script}: the guest reads 64 KB")
    out = args.lab / guest_name / "res" / f"{tag}.out"
    start = time.monotonic()
    if not (args.convert and out.exists()):
        guests.oracle(args, "run", args.lab / guest_name, script, tag)
    runs, problems = read_runs(out.read_text(errors="replace"))
    took = time.monotonic() - start
    print(f"{guest_name} {tag}: {len(runs)} runs in {took:.0f} s {problems[:3]}", flush=True)
    if len(runs) == len(OFFSETS_US) and not args.trace:
        head = {"schema": 1, "service": name, "kernel": kernel, "profile": profile}
        head["shares"] = SHARES
        results.write(target, head, [kept(service, run) for run in runs])


def main():
    """Command line."""
    if "--ask" in sys.argv:
        rows = [f'"{k}":{json.dumps(v, separators=(",", ":"))}' for k, v in asked().items()]
        OUT.mkdir(exist_ok=True)
        (OUT / "asked.json").write_text("{\n" + ",\n".join(rows) + "\n}\n")
        return
    trace = "--trace" in sys.argv
    argv = [word for word in sys.argv[1:] if word != "--trace"]
    args = results.arguments(__doc__.splitlines()[0], OUT, argv)
    args.trace = trace
    wanted = {n: s for n, s in asked().items() if fnmatch.fnmatch(n, args.only)}
    for guest in fnmatch.filter(GUESTS, args.guest):
        _, profile, smp = GUESTS[guest]
        mine = {n: s for n, s in wanted.items() if (s["cpus"] == 8) == (smp == EIGHT)}
        if mine and profile in KERNELS:
            guests.prepare(args, guest, GUESTS[guest], "joblab.c")
            results.record_all(args, guest, mine, record)


if __name__ == "__main__":
    main()
