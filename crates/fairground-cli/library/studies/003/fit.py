#!/usr/bin/env python3
"""Fits tencent-42's kernel-thread noise to the status quo of thread 003: to 58 and 67 switches.

    python3 studies/003/fit.py [--fairground PROGRAM] [--seeds 101-200]

Every point of the grid runs the status quo (two-hogs.toml as it is, no arm of the patch) once per
seed. The cost of a point is the sum of the two squared relative deviations of the mean switch
counts; the smallest wins. The seeds are not those of the study (1-20).
"""

import argparse
import json
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import mean, stdev

SCENARIO = Path(__file__).with_name("two-hogs.toml")
# The thread's status quo, and nothing else of it.
SWITCHES = {"A": 58, "B": 67}
# What wakes kernel threads on one CPU of such a machine: vmstat and the like about once a second,
# writeback, memory-cgroup and driver work, up to some ten a second together.
INTERVALS_MS = [100, 125, 160, 200, 250, 320, 400, 500, 640, 800, 1000]
# Most work items take some 10 us; more than 1 ms would be a task that a user sees in top.
RUNS_US = [10, 20, 50, 100, 200, 500, 1000]


def switches(program: str, interval_ms: int, run_us: int, seed: int) -> dict[str, int]:
    noise = f'[{{name="kworker",interval={{exp="{interval_ms}ms"}},run="{run_us}us",cpus=[1]}}]'
    command = [program, "run", SCENARIO, "--json", "--seed", str(seed)]
    command += ["--set", f"machine.noise={noise}"]
    answer = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    tasks = {task["name"]: task["switches"] for task in json.loads(answer)["tasks"]}
    return {name: tasks[name] for name in SWITCHES}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fairground", default="fairground")
    parser.add_argument("--seeds", default="101-200")
    args = parser.parse_args()
    first, last = map(int, args.seeds.split("-"))
    seeds = range(first, last + 1)
    points = []
    with ThreadPoolExecutor(2) as pool:
        for interval_ms in INTERVALS_MS:
            for run_us in RUNS_US:
                point = (interval_ms, run_us)
                runs = list(pool.map(lambda s: switches(args.fairground, *point, s), seeds))
                means = {name: mean(run[name] for run in runs) for name in SWITCHES}
                spread = {name: stdev(run[name] for run in runs) for name in SWITCHES}
                cost = sum((means[name] / SWITCHES[name] - 1) ** 2 for name in SWITCHES)
                points.append((cost, *point, means, spread))
    print("interval_ms run_us       A ± sd        B ± sd      cost")
    best = min(points, key=lambda point: point[0])
    for cost, interval_ms, run_us, means, spread in points:
        cells = "  ".join(f"{means[n]:6.2f} ± {spread[n]:4.2f}" for n in SWITCHES)
        mark = "  <- smallest" if (interval_ms, run_us) == best[1:3] else ""
        print(f"{interval_ms:11} {run_us:6}  {cells}  {cost:.5f}{mark}")


if __name__ == "__main__":
    main()
