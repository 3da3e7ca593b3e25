#!/usr/bin/env python3
"""Fits one multiply-add to thread 003's schbench without the patch: 5848 requests a second.

    python3 studies/003/fit_schbench.py [--fairground PROGRAM]

For each later run of the study (README.md), an interval of picoseconds is halved down to 4 ps, by
the mean rate of seeds 101-103 (the study has 1-3). Nothing else of the table is looked at.
"""

import argparse
import json
import subprocess
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from statistics import mean

FOLDER = Path(__file__).parent
#: Requests a second of tip/6.7-rc7, and nothing else of the thread's table.
RATE = 5848
RUNS = {
    "lock": ("schbench.toml", "-m2 -F128 -n10"),
    "84 workers": ("schbench.toml", "-m2 -t42 -F128 -n10"),
    "SMT": ("schbench-smt.toml", "-m2 -F128 -n10"),
}


def rate(program: str, scenario: str, flags: str, muladd_ps: int, seed: int) -> float:
    command = [program, "run", FOLDER / scenario, "--json", "--seed", str(seed)]
    command += ["--set", f"workloads.0.command=schbench {flags} --muladd-ps {muladd_ps}"]
    answer = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    spans = {span["span"]: span for span in json.loads(answer)["requests"]}
    return spans["schbench/request"]["per_second"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fairground", default="fairground")
    program = parser.parse_args().fairground
    with ThreadPoolExecutor(2) as pool:
        for name, run in RUNS.items():
            low, high = 400, 2400
            while high - low > 4:
                middle = (low + high) // 2
                once = partial(rate, program, *run, middle)
                reached = mean(pool.map(once, range(101, 104)))
                print(f"{name:12} {middle:5} ps {reached:8.1f} requests/s", flush=True)
                low, high = (middle, high) if reached > RATE else (low, middle)
            print(f"{name:12} {(low + high) // 2:5} ps <- fitted", flush=True)


if __name__ == "__main__":
    main()
