#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What fairground says of the experiments of preemption.py, and how that compares with recordings.

    python3 preemption_forecast.py --fairground PROGRAM --forecast      writes forecast.json
    python3 preemption_forecast.py --score                              writes scores.md

The forecast was committed before anything was recorded; see ../preemption/README.md.
"""

import argparse
import json
import statistics
import subprocess
import tempfile
from pathlib import Path

from preemption import EXPERIMENTS, MODELS, OFFSETS, SECONDS

OUT = Path(__file__).resolve().parent.parent / "preemption"
FIGURES = ["runtime_ns", "switches", "wakeups", "wake_delay_mean_ns", "wake_delay_max_ns"]
PROFILES = {"6.18": "6.18.15", "7.3": "7.3"}
SLACK_US = 50  # of the machine's timers; the load generator's tasks have none
EVENTS = {"run": "run", "poll": "kernel"}


def event(step):
    """One of meshlab's steps as an event of a scenario."""
    kind, *value = step
    if kind == "hog":
        return 'run = "10s"'
    if kind in ("write", "read"):
        return f'{"sem_post" if kind == "write" else "sem_wait"} = "pipe{value[0]}"'
    if kind in ("take", "free"):
        return f'{"spin_lock" if kind == "take" else "spin_unlock"} = "lock{value[0]}"'
    if kind == "zero":
        return f'kernel = {{ time = "{value[0]}us", cond_resched = "1us", might_sleep = "1us" }}'
    if kind == "sleep":
        return f'sleep = "{value[0] - SLACK_US}us"'
    return f'{EVENTS[kind]} = "{value[0]}us"'


def scenario(name, offset, model, profile):
    """The experiment at one offset, as a scenario."""
    lines = [
        'machine = "oracle-2"',
        f'duration = "{int(SECONDS * 1e6) + offset}us"',
        f'kernel = {{ profile = "{profile}", preemption = "{model}" }}',
    ]
    for i, t in enumerate(EXPERIMENTS[name][2]):
        events = ", ".join(f"{{ {event(step)} }}" for step in t["steps"])
        lines += [
            f"[tasks.{t['name']}]",
            f'start = "{offset + 50 * i}us"',
            f"cpus = {t['cpus']}",
            "loop = -1",
            f"events = [{events}]",
        ]
    return "\n".join(lines) + "\n"


def figures(program, text):
    """Run a scenario: the figures that a recording has, by task."""
    with tempfile.NamedTemporaryFile("w", suffix=".toml") as file:
        file.write(text)
        file.flush()
        command = [program, "run", file.name, "--json"]
        run = subprocess.run(command, check=True, capture_output=True, text=True)
    rows = json.loads(run.stdout)["tasks"]
    return {
        row["name"]: {
            "runtime_ns": row["runtime_ns"],
            "switches": row["switches"],
            "wakeups": row["wakeups"],
            "wake_delay_mean_ns": round(row["wake_latency_ns_mean"]),
            "wake_delay_max_ns": row["wake_latency_ns_max"],
        }
        for row in rows
    }


def middle(runs):
    """Lowest, median and highest value of each figure of each task."""
    return {
        name: {
            figure: [
                min(run[name][figure] for run in runs),
                round(statistics.median(run[name][figure] for run in runs)),
                max(run[name][figure] for run in runs),
            ]
            for figure in FIGURES
        }
        for name in runs[0]
    }


def forecast(program, only):
    """Write what is expected of each experiment, model and kernel."""
    path = OUT / "forecast.json"
    told = json.loads(path.read_text()) if path.exists() else {}
    for name in EXPERIMENTS if only is None else [only]:
        for profile, models in MODELS.items():
            for model in models:
                texts = [scenario(name, offset, model, PROFILES[profile]) for offset in OFFSETS]
                told[f"{name}-{model}-{profile}"] = middle([figures(program, t) for t in texts])
    rows = [f'"{key}":{json.dumps(value)}' for key, value in told.items()]
    path.write_text("{\n" + ",\n".join(rows) + "\n}\n")


def recorded(path):
    """The same of a recording."""
    data = json.loads(path.read_text())
    runs = [dict(zip(data["tasks"], run["tasks"], strict=True)) for run in data["runs"]]
    return middle(runs)


def near(figure, said, seen):
    """Within 5 % (delays: 10 % or 50 us; counts: 2 more), or inside the recording's own range."""
    slack = {"wakeups": 2, "switches": 2}.get(figure, 50_000)
    share = 0.1 if "delay" in figure else 0.05
    low, _, high = seen
    return low - max(slack, share * low) <= said <= high + max(slack, share * high)


def score():
    """Write how forecast and recordings compare."""
    told = json.loads((OUT / "forecast.json").read_text())
    lines, hits, total = [], 0, 0
    for key, tasks in told.items():
        path = OUT / f"{key}.json"
        if not path.exists():
            continue
        seen = recorded(path)
        lines += [
            "",
            f"## {key}",
            "",
            "| task | figure | kernel | forecast | |",
            "|---|---|---|---|---|",
        ]
        for task, rows in tasks.items():
            for figure in FIGURES:
                low, mid, high = seen[task][figure]
                said = rows[figure][1]
                hit = near(figure, said, (low, mid, high))
                hits, total = hits + hit, total + 1
                unit = 1e6 if figure.endswith("_ns") else 1
                values = [f"{value / unit:.10g}" for value in (mid, low, high, said)]
                label = figure.replace("_ns", ", ms").replace("_", " ")
                lines.append(
                    f"| {task} | {label} | {values[0]} [{values[1]} {values[2]}] | {values[3]} "
                    f"| {'' if hit else 'miss'} |"
                )
    head = ["# The forecast beside the recordings", "", f"{hits} of {total} figures hit."]
    (OUT / "scores.md").write_text("\n".join(head + lines) + "\n")
    print(hits, "of", total)


def main():
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fairground", help="the program")
    parser.add_argument("--only", help="one experiment")
    parser.add_argument("--forecast", action="store_true")
    parser.add_argument("--score", action="store_true")
    args = parser.parse_args()
    if args.forecast:
        forecast(args.fairground, args.only)
    if args.score:
        score()


if __name__ == "__main__":
    main()
