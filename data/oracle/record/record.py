#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Record scheduling experiments on a real kernel in virtual time.

    python3 record.py --lab DIR --oracle DIR [--out DIR] [--only NAME] [--guest GUEST] [--keep]

For every guest (kernel x number of CPUs) it sets up the oracle with mixlab.c
inside, records the guest's scheduler settings in OUT/GUEST/guest.json, runs the
experiments of experiments.py on 20 start offsets of 200 us each (those of service_experiments.py,
pressure_experiments.py and drawn_experiments.py: 8 of 500) within one boot, and converts the traces
to OUT/EXPERIMENT-PROFILE.json (OUT/services/..., OUT/pressure/..., OUT/generated/...; one run a
line). NAME and GUEST are shell patterns. At most one QEMU runs at a time. See ../README.md.
"""

import fnmatch
import re
import time

import guests
import limits
import results
import runs
from drawn_experiments import DRAWN
from experiments import EXPERIMENTS, POLICIES
from pressure_experiments import PRESSURE
from service_experiments import SERVICES

STAGGER = 50  # us between the starts of two tasks
SCRUB_MS = 60
# Real-time tasks may take a whole CPU, bound deadline tasks are accepted, and fair tasks have no
# server (6.12 and later): what fairground models.
UNTHROTTLED = """echo -1 > /proc/sys/kernel/sched_rt_runtime_us
for f in /sys/kernel/debug/sched/fair_server/cpu*/runtime; do [ -f $f ] && echo 0 > $f; done"""
FEATURES = "/sys/kernel/debug/sched/features"
LIMIT_AT = -500_000  # us from T0: when CPU limits are written, long before the groups run

EIGHT = "8,sockets=2,cores=2,threads=2"
GUESTS = {  # name: (kernel package, profile, QEMU's -smp)
    "k73-2": ("7.3.4+deb13-cloud-amd64", "7.3", "2"),
    "k73-8": ("7.3.4+deb13-cloud-amd64", "7.3", EIGHT),
    "k72-2": ("7.2.12+deb13-cloud-amd64", "7.2", "2"),
    "k72-8": ("7.2.12+deb13-cloud-amd64", "7.2", EIGHT),
    "k618-2": ("6.18.15+deb13-cloud-amd64", "6.18", "2"),
    "k618-8": ("6.18.15+deb13-cloud-amd64", "6.18", EIGHT),
    "k612-2": ("6.12.95+deb12-cloud-amd64", "6.12", "2"),
    "k612-8": ("6.12.95+deb12-cloud-amd64", "6.12", EIGHT),
    "k61-2": ("6.1.0-50-cloud-amd64", "6.1", "2"),
    "k61-8": ("6.1.0-50-cloud-amd64", "6.1", EIGHT),
}

# Kernels 7.x are recorded at 8 phases of the tick: they came when time was short.
PHASES_OF = {"7.2": range(0, 4000, 500), "7.3": range(0, 4000, 500)}


def runs_on(exp, guest):
    """Whether an experiment is one for this guest: its CPUs, its kernel."""
    _, profile, smp = GUESTS[guest]
    return (
        (exp["cpus"] == 8) == (smp == EIGHT)
        and not (exp["slices"] and profile == "6.1")
        and profile in exp.get("profiles", [profile])
    )


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
                "start": i * STAGGER + t["start"],
                "prev_cpu": cpus[i % len(cpus)] if t["prev"] is None else t["prev"],
            }
        )
    return result


def policy_of(t):
    """A task's policy as mixlab reads it."""
    more = t["reserves"] or ([] if t["priority"] is None else [t["priority"]])
    return ":".join(map(str, [POLICIES[t["policy"]], *more]))


def policy_fields(t):
    """What a result says of a policy beside its name."""
    fields = {} if t["priority"] is None else {"priority": t["priority"]}
    names = ("dl_runtime_ns", "dl_deadline_ns", "dl_period_ns")
    return fields | {n: us * 1000 for n, us in zip(names, t["reserves"] or [], strict=False)}


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
            f"{t['nice']} {policy_of(t)} {mask:x} {t['group'] or '-'} "
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
{UNTHROTTLED if exp["urgent"] else ""}
{chr(10).join(f"echo {name} > {FEATURES}" for name in exp["features"])}
cat > /tmp/mix <<'X'
{mix_file(exp)}X
cd /sys/kernel/tracing; echo 0 > tracing_on; echo mono > trace_clock; echo {buffer} > buffer_size_kb
for e in sched_switch sched_waking sched_migrate_task; do echo 1 > events/sched/$e/enable; done
{more_trace}
cd /
for off in {" ".join(str(o * 1000) for o in exp["offsets"])}; do
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


def head_of(name, exp, guest):
    """What a result says of its experiment and guest."""
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
            **policy_fields(t),
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
    if exp["features"]:
        head["features"] = exp["features"]
    if exp["urgent"]:
        head["sched_rt_runtime_us"] = -1
        head["fair_server"] = False
    if exp["target"]:
        head["p99_target_ns"] = int(exp["target"] * 1e6)
    if exp["limited"]:
        head["limits_written_ns"] = LIMIT_AT * 1000
    if exp["limited"] or exp["changes"]:
        head["changes"] = [[at * 1000, *rest] for at, *rest in exp["changes"]]
    return head


def record(args, guest_name, name, exp):
    """Run one experiment on one guest and write its file."""
    guest = guests.ask(args, guest_name, GUESTS[guest_name])
    exp = exp | {"offsets": PHASES_OF.get(guest["profile"], exp["offsets"])}
    phase = guest["tick_phase_ns"]
    if not isinstance(phase, int):
        phase = 0
    target = args.out / exp["folder"] / f"{name}-{guest['profile']}.json"
    if target.exists() and args.keep:
        return
    start = time.monotonic()
    script = args.lab / f"{guest_name}.{name}.sh"
    more = limits.trace_script(args.lab / guest_name) if exp["limited"] else ""
    script.write_text(guest_script(exp, phase, more))
    out = args.lab / guest_name / "res" / f"{name}.out"
    if not (args.convert and out.exists()):
        guests.oracle(args, "run", args.lab / guest_name, script, name)
    raw, problems = results.split_runs(out.read_text(errors="replace"))
    cpus = set(plan(exp)[0]["cpus"])
    rows = [runs.convert(*r[:5], exp, cpus) for r in raw]
    if exp["limited"]:
        log = out.with_suffix(".log").read_text(errors="replace")
        symbols = limits.symbols(args.lab / guest_name, log)
        for run, r in zip(rows, raw, strict=True):
            run["groups"], run["writes"] = limits.convert(exp, r, symbols)
            run["t0_ns"] = r[0]
    if exp["thin"]:
        rows = [runs.thin(run, exp) for run in rows]
    foreign = sum(r["foreign"]["time_ns"] for r in rows)
    print(
        f"{guest_name} {name}: {len(rows)} runs in {time.monotonic() - start:.0f} s, "
        f"trace {out.stat().st_size >> 10} KB, foreign {foreign / 1e6:.3f} ms, "
        f"problems {len(problems)} {problems[:2]}",
        flush=True,
    )
    if len(rows) == len(exp["offsets"]):
        results.write(target, head_of(name, exp, guest), rows)


def main():
    """Command line."""
    args = results.arguments(__doc__.splitlines()[0], guests.HERE.parent)
    for guest in fnmatch.filter(GUESTS, args.guest):
        wanted = {
            n: e
            for n, e in (EXPERIMENTS | SERVICES | PRESSURE | DRAWN).items()
            if fnmatch.fnmatch(n, args.only) and runs_on(e, guest)
        }
        if wanted:
            guests.prepare(args, guest, GUESTS[guest], "mixlab.c")
            results.record_all(args, guest, wanted, record)


if __name__ == "__main__":
    main()
