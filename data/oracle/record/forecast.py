#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Forecast the changes of the recorded services from their dashboards' figures alone.

    python3 forecast.py --fairground BIN --work DIR > ../what-if/forecast.txt

For each service: two scrapes in Prometheus' text format, as its own metrics and cAdvisor's would
have them, go to `fairground fit` with what an engineer knows besides (limit, CPUs, kernel, threads
of the pool). Every explanation in the set runs as it is and under both changes, for as long as the
figures are of or its own end if that is sooner, with two seeds. A line gives the 5, 50 and 95 %
quantiles of the p99 over all of them, by weight, in ms:
SERVICE CHANGE LOW LIKELY HIGH MEMBERS FITS.
"""

import argparse
import bisect
import itertools
import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import tomllib
from what_if_services import SERVICES, changed

FOLDER = Path(__file__).resolve().parent.parent / "what-if"
SEEDS = (1, 2)


def scrape(figures, buckets, share):
    """What one scrape shows: `share` 0 before, 1 after."""
    lines = ["# TYPE http_request_duration_seconds histogram"]
    for le, count in zip([*buckets, "+Inf"], figures["histogram"], strict=True):
        lines.append(f'http_request_duration_seconds_bucket{{le="{le}"}} {count * share}')
    seconds = figures["latency_sum_us"] / 1e6 * share
    lines.append(f"http_request_duration_seconds_sum {seconds}")
    lines.append(f"http_request_duration_seconds_count {figures['requests'] * share}")
    stat, pressure = figures["stat"], figures["pressure_us"]
    counters = {
        "container_cpu_usage_seconds_total": stat["usage_usec"] / 1e6,
        "container_cpu_cfs_periods_total": stat["nr_periods"],
        "container_cpu_cfs_throttled_periods_total": stat["nr_throttled"],
        "container_cpu_cfs_throttled_seconds_total": stat["throttled_usec"] / 1e6,
        "container_pressure_cpu_waiting_seconds_total": pressure["some"] / 1e6,
        "container_pressure_cpu_stalled_seconds_total": pressure["full"] / 1e6,
    }
    for name, value in counters.items():
        lines += [f"# TYPE {name} counter", f'{name}{{container="web"}} {value * share}']
    return "\n".join(lines) + "\n"


def fit(binary, work, name, given, recorded):
    """Ask for a set of explanations; returns its file and whether they fit."""
    figures = recorded["figures"]
    files = [work / f"{name}.{when}.txt" for when in ("before", "after")]
    for share, file in enumerate(files):
        file.write_text(scrape(figures, recorded["buckets_s"], share))
    quota, period = given["limit"]
    out = work / f"{name}.toml"
    words = [binary, "fit", "--metrics", files[0], "--metrics", files[1]]
    words += ["--over", f"{figures['over_s']:g}s", "--cpus", given["cpus"]]
    words += ["--limit", f"{quota / period:g}", "--period", f"{period}ms"]
    words += ["--threads", given["given"]["threads"], "--kernel", given["kernel"]]
    words += ["--out", out, "--force"]
    told = subprocess.run(list(map(str, words)), capture_output=True, text=True, check=False)
    (work / f"{name}.told.txt").write_text(told.stdout + told.stderr)
    if told.returncode:
        raise SystemExit(f"{name}: {told.stderr}")
    return out, "Do not decide anything by them" not in told.stdout


def length_s(member, over_s):
    """How long an explanation runs, s."""
    ends = re.findall(r"--duration (\d+)s", str(member["workloads"]))
    return min([over_s, *map(float, ends)])


def p99_ms(binary, file, member, overrides, seed, over_s):
    """One run of one explanation."""
    words = [binary, "run", file, "--explanation", member, "--seed", seed, "--json"]
    words += ["--duration", f"{over_s:g}s", *overrides]
    told = subprocess.run(list(map(str, words)), capture_output=True, text=True, check=True)
    answer = json.loads(told.stdout)
    return max((r["latency_ns_p99"] for r in answer["requests"][:1]), default=0) / 1e6


def overrides(given, what_if, group, member):
    """The change as options of `fairground run`."""
    files, words = changed(given, what_if)
    if what_if is None:
        return []
    if words["threads"] != given["given"]["threads"]:
        tool = member["workloads"][0]["command"].split()[0]
        return ["--set", f"{tool}.threads={words['threads']}"]
    result = ["--limit", f"{group}=cpu.max={files['cpu.max']}"]
    if files["cpu.max.burst"]:
        result += ["--limit", f"{group}=cpu.max.burst={files['cpu.max.burst']}"]
    return result


def quantiles(pairs):
    """5, 50 and 95 % of numbers by weight: the least number that has the share at or below it."""
    numbers = sorted(pairs)
    weights = list(itertools.accumulate(weight for _, weight in numbers))
    places = [bisect.bisect_left(weights, s * weights[-1] - 1e-9) for s in (0.05, 0.5, 0.95)]
    return [numbers[place][0] for place in places]


def forecast(args, name):
    """The lines of one service."""
    given = SERVICES[name]
    recorded = json.loads((FOLDER / f"{name}.json").read_text())
    file, fits = fit(args.fairground, args.work, name, given, recorded)
    explained = tomllib.loads(file.read_text())
    members, group = explained["explanations"], next(iter(explained["groups"]))
    lines = []
    for what_if in (None, *given["what_ifs"]):
        jobs = [(i + 1, m, seed) for i, m in enumerate(members) for seed in SEEDS]
        over_s = recorded["figures"]["over_s"]

        def one(job, what_if=what_if, over_s=over_s):
            number, member, seed = job
            more = overrides(given, what_if, group, member)
            length = length_s(member, over_s)
            ms = p99_ms(args.fairground, file, number, more, seed, length)
            return ms, member["weight"]

        with ThreadPoolExecutor(2) as pool:
            pairs = list(pool.map(one, jobs))
        low, likely, high = quantiles(pairs)
        change = (what_if or "as it is").replace(" ", "_")
        word = "fits" if fits else "doesn't"
        lines.append(f"{name} {change} {low:.3f} {likely:.3f} {high:.3f} {len(members)} {word}")
    return lines


def main():
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fairground", type=Path, required=True, help="the program")
    parser.add_argument("--work", type=Path, required=True, help="folder for scrapes and sets")
    parser.add_argument("--only", nargs="*", help="these services")
    args = parser.parse_args()
    args.work.mkdir(parents=True, exist_ok=True)
    for name in args.only or SERVICES:
        print("\n".join(forecast(args, name)), flush=True)
        print(name, "done", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
