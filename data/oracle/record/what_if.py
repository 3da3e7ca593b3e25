#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Record request services on real kernels, as they are and under two changes each.

    python3 what_if.py --lab DIR --oracle DIR [--only SERVICE] [--guest GUEST] [--what-ifs]
        [--drawn]

Without --what-ifs the services as they are, with it the changes; with --drawn those that nobody
chose. Eight runs each in one boot, at
offsets of 500 us, with other requests in each (seeds 1 to 8) and the same under every change.
Writes OUT/SERVICE.json and OUT/SERVICE.1.json, OUT/SERVICE.2.json. See ../what-if/README.md.
"""

import fnmatch
import json
import sys
import time

import drawn_what_ifs
import guests
import results
import what_if_services
from record import GUESTS
from what_if_services import changed

WARM_MS, WINDOW_MS = 1000, 3000
SEEDS = range(1, 9)
# Upper bounds of a client library's histogram (Prometheus): seconds.
BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
SHARES = (0.5, 0.75, 0.9, 0.95, 0.99, 0.999, 1)
LINK_MATH = {'"$SRC/schedlab.c"': '"$SRC/schedlab.c" -lm'}  # in oracle.sh


def guest_of(given):
    """The guest that has a service's kernel and CPUs."""
    return f"k{given['kernel'].replace('.', '')}-{given['cpus']}"


def guest_script(given, what_if):
    """All runs of one service: its group is made anew for each and its limit written."""
    files, words = changed(given, what_if)
    line = " ".join(f"{k}={v}" for k, v in words.items())
    weight = "mkdir /sys/fs/cgroup/n" if words.get("other") else ":"
    write = "\n".join(f"echo {v} > /sys/fs/cgroup/a/{k}" for k, v in files.items())
    seeds = " ".join(map(str, SEEDS))
    times = f"offset=$((s * 500000 - 500000)) warm={WARM_MS} window={WINDOW_MS}"
    return f"""echo 0 > /proc/sys/kernel/sched_autogroup_enabled
echo +cpu > /sys/fs/cgroup/cgroup.subtree_control
cd /
for s in {seeds}; do
mkdir /sys/fs/cgroup/a
{weight}
{write}
sleep 0.1
schedlab serve seed=$s {times} {line} > /tmp/o 2>&1
schedlab put /tmp/o; rm /tmp/o
rmdir /sys/fs/cgroup/a /sys/fs/cgroup/n 2>/dev/null
sleep 0.2
done
"""


def pairs(text):
    """'nr_periods 3 ...' -> {'nr_periods': 3, ...}."""
    words = text.split()
    return dict(zip(words[::2], map(int, words[1::2]), strict=True))


def totals(text):
    """'some avg10=.. total=5 full .. total=3' -> {'some': 5, 'full': 3}, us."""
    words = text.split()
    kinds = [w for w in words if "=" not in w]
    sums = [int(w.partition("=")[2]) for w in words if w.startswith("total=")]
    return dict(zip(kinds, sums, strict=True))


def difference(text, read):
    """What a counter grew by, from 'before | after'."""
    before, after = (read(part) for part in text.split(" | "))
    return {k: v - before[k] for k, v in after.items() if k in before}


def read_runs(text):
    """The guest's output -> one dictionary a run, and the lines that are none of it."""
    runs, problems = [], []
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if word == "run":
            t0, offset, arrived, done, left, work = map(int, rest.split())
            runs.append({"t0_ns": t0, "offset_ns": offset, "arrived": arrived, "done": done})
            runs[-1] |= {"left": left, "work_ns": work}
        elif word == "stat" and runs:
            runs[-1]["stat"] = difference(rest, pairs)
        elif word in ("pressure", "system", "root") and runs:
            runs[-1][word] = difference(rest, totals)
        elif word == "lat" and runs:
            runs[-1]["latencies"] = sorted(int(us) for us in rest.split())
        elif line.strip():
            problems.append(line)
    return runs, problems


def nearest(values, share):
    """Nearest rank of sorted values."""
    return values[min(len(values) - 1, int(share * len(values)))]


def histogram(latencies):
    """Cumulative counts at BUCKETS, the last is of all (+Inf)."""
    return [sum(us <= le * 1e6 for us in latencies) for le in BUCKETS] + [len(latencies)]


def summed(runs):
    """The figures of all runs together: as two scrapes of a dashboard see them."""
    every = sorted(us for r in runs for us in r["latencies"])
    stat = {k: sum(r["stat"][k] for r in runs) for k in runs[0]["stat"]}
    pressure = {k: sum(r["pressure"][k] for r in runs) for k in runs[0]["pressure"]}
    return {
        "over_s": len(runs) * WINDOW_MS / 1000,
        "requests": len(every),
        "left": sum(r["left"] for r in runs),
        "latency_sum_us": sum(every),
        "histogram": histogram(every),
        "quantiles_us": [nearest(every, s) for s in SHARES],
        "stat": stat,
        "pressure_us": pressure,
    }


def kept(run):
    """What a run's line in the file says."""
    rest = {k: v for k, v in run.items() if k != "latencies"}
    return rest | {"quantiles_us": [nearest(run["latencies"], s) for s in SHARES]}


def head_of(name, what_if, given, guest):
    """What a file says before its runs."""
    files, words = changed(given, what_if)
    return {
        "schema": 1,
        "service": name,
        "what_if": what_if,
        "kernel": guest["kernel"],
        "profile": guest["profile"],
        "cpus": guest["cpus"],
        "topology": guest["topology"],
        "hz": guest["hz"],
        "group": files,
        "server": words,
        "warm_ms": WARM_MS,
        "window_ms": WINDOW_MS,
        "buckets_s": BUCKETS,
        "shares": SHARES,
    }


def record(args, name, given, number):
    """Run one service (number 0) or one of its changes, and write its file."""
    guest_name = guest_of(given)
    target = args.out / (f"{name}.{number}.json" if number else f"{name}.json")
    if target.exists() and args.keep:
        return
    what_if = given["what_ifs"][number - 1] if number else None
    guest = json.loads((guests.HERE.parent / guest_name / "guest.json").read_text())
    tag = f"{name}.{number}"
    script = args.lab / f"{tag}.sh"
    script.write_text(guest_script(given, what_if))
    out = args.lab / guest_name / "res" / f"{tag}.out"
    start = time.monotonic()
    if not (args.convert and out.exists()):
        guests.oracle(args, "run", args.lab / guest_name, script, tag)
    runs, problems = read_runs(out.read_text(errors="replace"))
    print(f"{tag}: {len(runs)} runs in {time.monotonic() - start:.0f} s {problems[:3]}", flush=True)
    if len(runs) == len(SEEDS):
        figures = summed(runs)
        results.write(
            target,
            head_of(name, what_if, given, guest) | {"figures": figures},
            [kept(r) for r in runs],
        )


def main():
    """Command line."""
    whats, drawn = (flag in sys.argv for flag in ("--what-ifs", "--drawn"))
    argv = [a for a in sys.argv[1:] if a not in ("--what-ifs", "--drawn")]
    out = guests.HERE.parent / ("what-if-drawn" if drawn else "what-if")
    services = (drawn_what_ifs if drawn else what_if_services).SERVICES
    args = results.arguments(__doc__.splitlines()[0], out, argv)
    args.out.mkdir(parents=True, exist_ok=True)
    wanted = {n: s for n, s in services.items() if fnmatch.fnmatch(n, args.only)}
    for guest in fnmatch.filter(sorted({guest_of(s) for s in wanted.values()}), args.guest):
        guests.prepare(args, guest, GUESTS[guest], "servelab.c", LINK_MATH)
        for name, given in wanted.items():
            for number in (1, 2) if whats else (0,):
                if guest_of(given) == guest:
                    record(args, name, given, number)


if __name__ == "__main__":
    main()
