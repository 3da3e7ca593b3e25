"""Writes the part of the kernel measurements that tests/recordings needs.

    python3 data/kernel/extract.py measurements data/kernel

Standard library only. README.md beside this file says what is taken and what is left.
"""

import itertools
import json
import sys
from pathlib import Path

FILES = {
    "A_hogs_one_cpu": 5.0,
    "A_quiet": 2.0,
    "D3_wakeup_latency": 5.0,
    "D3_quiet": 2.0,
    "E_sleeper_vs_hogs": 5.0,
    "E_quiet": 2.0,
    "G_group_scheduling": 5.0,
    "P_placement": 3.0,
}
LIMITED = {
    "B1_bandwidth_hogs": 5.0,
    "B2_burst_latency": 10.0,
    "C_two_throttled_groups": 3.0,
}
PLACEMENT = {"same_cpu": (2, 2), "two_cpus": (1, 2), "unpinned": (3, 3)}
TRACE_FILES = [
    ("A_quiet", "quiet_A_"),
    ("D3_quiet", "quiet_D3_"),
    ("E_quiet", "quiet_E_"),
    ("D3_wakeup_latency", "D3_"),
    ("E_sleeper_vs_hogs", "E_"),
]
CPU = 1
TRACE_US = 2_000_000
QUIET_PER_S = 3.5
# Traces of configurations whose measurements are not in the file.
TRACED = {
    "hogs_4_slices_20": [{"slice_ns": 20_000_000}] * 4,
    "nice_0_5": [{"nice": 0}, {"nice": 5}],
    "slice_100_0.1": [{"slice_ns": 100_000_000}, {"slice_ns": 100_000}],
}


def median(values):
    return sorted(values)[len(values) // 2]


def task(spec):
    """Tasks come as {...} or [group, {...}]; both become one flat object."""
    group, spec = spec if isinstance(spec, list) else (None, spec)
    return {**spec, "group": group} if group else dict(spec)


def foreign(config, duration_s, run_us, cpu=CPU):
    """Median number and mean length of foreign interruptions on a CPU."""
    seen = config.get("disturbance")
    if seen:
        count = [run.get(str(cpu), 0) for run in seen["foreign_interruptions_per_cpu"]]
        time_us = [run.get(str(cpu), 0) for run in seen["foreign_us_per_cpu"]]
        runs = sorted(zip(count, time_us, strict=True))
        count, time_us = runs[len(runs) // 2]
        run_us = time_us / max(count, 1)
    elif "n_foreign_interruptions" in config:
        count = median(config["n_foreign_interruptions"])
    else:
        # Nothing was counted; the quiet runs have about this many.
        count = QUIET_PER_S * duration_s
    return {"per_s": round(count / duration_s, 3), "run_us": round(run_us, 2)}


def checks_of(checks, file, name):
    """[metric, expected, tolerance in percent, class] of every tight or good entry."""
    rows = []
    for check in checks:
        kind = check["class"].split("(")[0]
        if (check["file"], check["config"]) == (file, name) and kind in ("tight", "good"):
            rows.append(
                [check["metric"], check["expected"], check["suggested_tolerance_pct"], kind]
            )
    return rows


def write_configs(source, target, checks, run_us):
    for file, duration_s in FILES.items():
        data = json.loads((source / f"{file}.json").read_text())
        duration_s = float(data.get("duration_s", duration_s))
        configs = {}
        for name, config in data["configs"].items():
            rows = checks_of(checks, file, name)
            if not rows:
                continue
            configs[name] = {
                "duration_s": config.get("duration_s", duration_s),
                "tasks": [task(spec) for spec in config["tasks"]],
                "groups": config.get("groups"),
                "foreign": foreign(config, config.get("duration_s", duration_s), run_us),
                "checks": rows,
            }
        write_rows(target / f"{file}.json", configs)


def limited_tasks(config):
    """B1 has groups `a` and, without a limit, `f`; B2 has `a`; C has a task in each of `a`, `b`."""
    if "placement" not in config:
        specs = [dict(spec) for spec in config["tasks"]]
        return [{"group": "f" if spec.pop("free", 0) else "a", **spec} for spec in specs]
    work = {"type": "work", "work_us": config["work_us"]}
    cpus = PLACEMENT[config["placement"]]
    starts_us = (0, config["start_offset_B_ms"] * 1000)
    return [
        {**work, "group": group, "cpus": cpu, "start_us": start_us}
        for group, cpu, start_us in zip("ab", cpus, starts_us, strict=True)
    ]


def limited_groups(config, tasks):
    limit = {key: config[key] for key in ("quota_us", "period_us", "burst_us") if key in config}
    groups = {spec["group"] for spec in tasks}
    return {group: {} if group == "f" else limit for group in sorted(groups)}


def beginnings(config):
    """Of each run: T0 after a tick, and a boundary of each period timer relative to T0, ns."""
    starts = []
    for row, mod_ns in enumerate(config["disturbance"]["t0_mod_tick_ns"]):
        if "placement" in config:
            first_ns = -2_000_000
            delta_ns = round(config["metrics"]["delta_phase_ms"]["runs"][row] * 1e6)
            boundaries = {"a": first_ns, "b": first_ns + delta_ns}
        else:
            boundaries = {"a": -config.get("start_after_boundary_us", 1_000) * 1_000}
        starts.append({"t0_mod_tick_ns": mod_ns, "boundary_ns": boundaries})
    return starts


def runnable_s(config, tasks, duration_s):
    """Seconds in which foreign tasks were counted on each CPU: one of ours was runnable there."""
    cpus = 2 if any(spec["cpus"] != tasks[0]["cpus"] for spec in tasks) else 1
    if "placement" in config:
        return config["work_us"] * len(tasks) / 1e6 / (cpus if tasks[0]["cpus"] != 3 else 2)
    if any(spec["group"] == "f" for spec in tasks):
        return duration_s
    metrics = config["metrics"]
    if "utilisation_cpus" in metrics:
        return metrics["utilisation_cpus"]["median"] * duration_s / cpus
    return metrics["sum_exec_ms"]["median"] / 1e3 / cpus


def with_runs(row, metrics):
    """A gap that only one run saw is compared with our runs from that one's beginning."""
    if row[0] == "metrics.off_gap_p50_ms" and len(metrics["off_gap_p50_ms"]["runs"]) == 1:
        return [*row, [i for i, gap in enumerate(metrics["off_gap_max_ms"]["runs"]) if gap]]
    return row


def write_limited(source, target, checks):
    (target / "arrivals").mkdir(exist_ok=True)
    for path in sorted((source / "arrivals").glob("*.txt")):
        (target / "arrivals" / path.name).write_text(path.read_text())
    for file, duration_s in LIMITED.items():
        configs = {}
        for name, config in json.loads((source / f"{file}.json").read_text())["configs"].items():
            tasks = limited_tasks(config)
            busy_s = runnable_s(config, tasks, duration_s)
            rows = checks_of(checks, file, name)
            configs[name] = {
                "duration_s": duration_s,
                "tasks": tasks,
                "groups": limited_groups(config, tasks),
                "foreign": foreign(config, busy_s, 0.0),
                "foreign_cpu0": foreign(config, busy_s, 0.0, cpu=0),
                "starts": beginnings(config),
                "checks": [with_runs(row, config["metrics"]) for row in rows],
            }
        write_rows(target / f"{file}.json", configs)


def write_rows(path, configs):
    lines = ",\n".join(f"{json.dumps(k)}:{compact(v)}" for k, v in configs.items())
    path.write_text('{"configs":{\n' + lines + "\n}}\n")


def compact(value):
    return json.dumps(value, separators=(",", ":"))


def index(name):
    """h3h2 is task 2; another name is foreign, idle is none of both."""
    if name == "idle" or name.startswith("swapper"):
        return -2
    return int(name[3:]) if name.startswith("h3") else -1


def golden(path):
    """Wake-ups and switches of one run, as [time in us, task]."""
    events = json.loads(path.read_text())["events"]
    wakes = [[e[0], index(e[3])] for e in events if e[2] == "wk" and index(e[3]) >= 0]
    switches = [[e[0], index(e[5]), index(e[3])] for e in events if e[2] == "sw" and e[1] == CPU]
    first = switches[0]
    sequence = [[min(w[0] for w in wakes), first[2]]] if first[2] >= 0 else []
    return wakes, sequence + [switch[:2] for switch in switches]


def starts(wakes, tasks):
    first = {}
    for at_us, row in wakes:
        first.setdefault(row, at_us)
    return [first.get(row, 0) for row in range(tasks)]


def trace(source, file, name, tasks):
    wakes, sequence = golden(source / "traces" / file)
    return {
        "config": name,
        "tasks": [task(spec) for spec in tasks],
        "starts_us": starts(wakes, len(tasks)),
        "sequence": [switch for switch in sequence if switch[0] < TRACE_US],
    }


def vr_trace(path):
    """A BPF trace tells each task's virtual time: its decisions can be taken again."""
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    head, records = lines[0], lines[1:]
    from_us, to_us = head["longest_clean_window_us_from_T0"]
    inside = [r for r in records if from_us * 1000 <= r["t_ns"] <= to_us * 1000]
    base = inside[0]["vr"]
    # 1, 2: sleeps; 256: has left a throttled queue.
    asleep = [int(r["state"] in (1, 2, 256)) for r in inside]
    return {
        "config": head["config"],
        "tasks": [task(spec) for spec in head["tasks"]],
        "clean_us": [from_us, to_us],
        "decisions": [
            [r["t_ns"] // 1000, index(r["prev"]), index(r["next"]), gone, r["delayed"], r["nq"]]
            + [r[field] - base for field in ("vr", "dl", "vprot")]
            for r, gone in zip(inside, asleep, strict=True)
        ],
    }


def row_of(name):
    """Tasks of B and C: h3h1 and h3w1 are task 1, h3A and h3B are 0 and 1; -1 for others."""
    if not name.startswith("h3"):
        return -1
    return "AB".index(name[2:]) if name[2:] in ("A", "B") else int(name[3:])


def limited_trace(events):
    """When each task left because its group was throttled (R+), and what came by meanwhile."""
    switches = [e for e in events if e[2] == "sw"]
    switches = [[e[0], e[1], row_of(e[3]), e[4], row_of(e[5]), e[5]] for e in switches]
    first = {}
    for at_us, row in [[e[0], row_of(e[3])] for e in events if e[2] == "wk"]:
        if row >= 0:
            first.setdefault(row, at_us)
    visits = [[], []]
    for at, (at_us, cpu, prev, state, following, name) in enumerate(switches):
        later = [s for s in switches[at + 1 :] if s[1] == cpu]
        if prev >= 0 and state == "R" and following < 0 and name != "idle" and later:
            visits[cpu].append([at_us, later[0][0] - at_us])
    # The lags from before T0 show in who runs first: the tasks wake in that order.
    order = dict.fromkeys(row for s in switches for row in (s[2], s[4]) if row >= 0)
    starts_us = dict(zip(order, sorted(first.values()), strict=True))
    return {
        "starts_us": [starts_us[row] for row in range(len(order))],
        "visits": visits,
        "parks": [s[:3] for s in switches if s[2] >= 0 and s[3] == "R+"],
        "end_us": events[-1][0],
    }


def write_limited_traces(source, target):
    """All are of the first run of their configuration."""
    rows = {}
    for file in LIMITED:
        configs = json.loads((source / f"{file}.json").read_text())["configs"]
        for name, config in configs.items():
            path = source / "traces" / f"{file.split('_')[0]}_{name}.json"
            trace = json.loads(path.read_text())
            assert trace["t0_mod_tick_ns"] == config["disturbance"]["t0_mod_tick_ns"][0]
            rows[f"{file}/{name}"] = limited_trace(trace["events"])
    lines = ",\n".join(f"{json.dumps(k)}:{compact(v)}" for k, v in rows.items())
    (target / "traces_limited.json").write_text("{\n" + lines + "\n}\n")


def traced(source):
    """Name, measurements and configuration of each golden trace that is compared."""
    for file, prefix in TRACE_FILES:
        configs = json.loads((source / f"{file}.json").read_text())["configs"]
        for path in sorted((source / "traces").glob(f"{prefix}*.json")):
            name = path.stem.removeprefix(prefix)
            if name in TRACED or name in configs:
                tasks = TRACED[name] if name in TRACED else configs[name]["tasks"]
                yield path, name, tasks


def write_traces(source, target):
    rows = {}
    for path, name, tasks in traced(source):
        rows[path.stem] = trace(source, path.name, name, tasks)
    for path in sorted((source / "traces").glob("vr_*.jsonl")):
        rows[path.stem] = vr_trace(path)
    lines = ",\n".join(f"{json.dumps(k)}:{compact(v)}" for k, v in rows.items())
    (target / "traces.json").write_text("{\n" + lines + "\n}\n")


def foreign_run_us(source):
    """Mean length of a foreign run in the quiet traces."""
    lengths = []
    for path in sorted((source / "traces").glob("quiet_*.json")):
        _, sequence = golden(path)
        pairs = itertools.pairwise(sequence)
        lengths += [after[0] - before[0] for before, after in pairs if before[1] == -1]
    return sum(lengths) / len(lengths)


def main():
    source, target = Path(sys.argv[1]), Path(sys.argv[2])
    checks = json.loads((source / "fidelity_checks.json").read_text())["checks"]
    write_configs(source, target, checks, foreign_run_us(source))
    write_limited(source, target, checks)
    write_traces(source, target)
    write_limited_traces(source, target)


if __name__ == "__main__":
    main()
