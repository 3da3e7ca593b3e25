#!/usr/bin/env python3
"""Fits study 005: what a frame of the game takes, and what a message costs on the two boards.

    python3 studies/005/fit.py [--fairground PROGRAM] [--seeds 101-104]

The game is held to the thread's column of the default slice and nothing else: mean frames a second,
and shortest, mean and longest frame. A point's cost is the sum of the four squared logarithms of
ours over theirs; the smallest wins. A message is the same work for sender and receiver; halving
finds what makes the mean time of hackbench that of "before, 2.8 ms". Seeds are not the study's.
"""

import argparse
import json
import subprocess
from math import log
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory

HERE = Path(__file__).parent
GAME = {
    "requests_per_s": 47.5,
    "latency_ms_min": 9.3,
    "latency_ms_mean_over_time": 34.0,
    "latency_ms_max": 121.2,
}
#: What is drawn for each frame, exponentially: one call a frame.
DRAWN = {
    "piece": ["exp:2ms", "exp:2500us", "exp:3ms", "exp:3500us", "exp:4ms", "exp:4500us", "exp:5ms"],
    "call": ["exp:100us", "exp:300us", "exp:600us", "exp:1200us"],
    "gpu": ["7ms", "8ms", "9ms", "9300us", "10ms"],
}
#: What is the same in each frame, with many calls.
FIXED = {
    "piece": ["100us", "250us", "500us", "1ms", "2ms", "4ms"],
    "call": ["100us", "500us"],
    "calls": ["1", "4", "8", "16", "24", "48"],
    "gpu": ["1ms", "5ms", "9300us"],
}
BOARDS = {"rb5": 0.748, "orion-o6": 0.588}


def swept(program: str, scenario: str, seeds: str, *more: str) -> list[dict]:
    """Points of a sweep: a setting and what each seed gave."""
    with TemporaryDirectory() as folder:
        out = f"{folder}/out"
        command = [program, "sweep", str(HERE / scenario), "--seeds", seeds, "--out", out, *more]
        subprocess.run(command, check=True, capture_output=True)
        lines = (Path(out) / "results.jsonl").read_text().splitlines()
    return [json.loads(line) for line in lines]


def fit_game(program: str, seeds: str, grid: dict[str, list[str]]) -> None:
    vary = [f"game.{key}={','.join(values)}" for key, values in grid.items()]
    flags = [flag for key in vary for flag in ("--vary", key)]
    flags += [flag for metric in GAME for flag in ("--metric", metric)]
    points: dict[str, list[dict]] = {}
    for run in swept(program, "game.toml", seeds, *flags):
        points.setdefault(" ".join(run["setting"].values()), []).append(run["metrics"])
    means = {
        name: {metric: mean(run[metric] for run in runs) for metric in GAME}
        for name, runs in points.items()
    }
    cost = {
        name: sum(log(ours[metric] / target) ** 2 for metric, target in GAME.items())
        for name, ours in means.items()
    }
    print(f"{', '.join(grid):32} frames/s   min  mean    max    cost")
    for name in sorted(cost, key=cost.__getitem__)[:10]:
        frames, least, middle, most = means[name].values()
        numbers = f"{frames:8.1f} {least:5.1f} {middle:5.1f} {most:6.1f} {cost[name]:7.4f}"
        print(f"{name:32} {numbers}")


def fit_board(program: str, seeds: str, board: str, target_s: float) -> None:
    low_ns, high_ns = 500, 30_000
    while high_ns - low_ns > 20:
        message_ns = (low_ns + high_ns) // 2
        ends = [f"machine.messages.pipe.{end}={message_ns}ns" for end in ("send", "receive")]
        flags = [flag for end in ends for flag in ("--set", end)]
        vary = ["--vary", f"machine={board}", "--metric", "goal_s"]
        runs = swept(program, "hackbench.toml", seeds, *flags, *vary)
        time_s = mean(run["metrics"]["goal_s"] for run in runs)
        low_ns, high_ns = (message_ns, high_ns) if time_s < target_s else (low_ns, message_ns)
    print(f"{board}: {message_ns} ns a message at each end, {time_s:.3f} s (before: {target_s} s)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fairground", default="fairground")
    parser.add_argument("--seeds", default="101-104")
    args = parser.parse_args()
    fit_game(args.fairground, args.seeds, DRAWN)
    fit_game(args.fairground, args.seeds, FIXED)
    for board, target_s in BOARDS.items():
        fit_board(args.fairground, args.seeds, board, target_s)


if __name__ == "__main__":
    main()
