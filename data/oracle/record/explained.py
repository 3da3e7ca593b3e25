#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Forecast the changes of the drawn services as a user would: by `explain` and its set.

    python3 explained.py --fairground BIN --work DIR > ../what-if-drawn/forecast.txt

For each service: two scrapes in Prometheus' text format go to `fairground explain` with what an
engineer knows besides (limit, CPUs, kernel, threads of the pool). A line is
SERVICE WHAT LOW LIKELY HIGH WORD: the p99 as it is and under both changes, in ms, as
`fairground run SET` says it, and the limit's part of the p99, in per cent. WORD is the first
sentence: main, part, little, unknown; or misfit, where the page says not to decide by it. A service
without an answer has the line "SERVICE none".
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

from drawn_what_ifs import SERVICES
from forecast import scrape
from what_if_services import changed

FOLDER = Path(__file__).resolve().parent.parent / "what-if-drawn"


def asked(binary, *words):
    """One command's JSON answer, and whether it is a forecast."""
    words = [str(binary), *map(str, words), "--json"]
    told = subprocess.run(words, capture_output=True, text=True, check=False)
    if not told.stdout:
        raise SystemExit(f"{' '.join(words)}\n{told.stderr}")
    return json.loads(told.stdout), told.returncode == 0


def explain(args, name, given, recorded):
    """The page, the set that it wrote, and whether it is a forecast."""
    figures = recorded["figures"]
    files = [args.work / f"{name}.{when}.txt" for when in ("before", "after")]
    for share, file in enumerate(files):
        file.write_text(scrape(figures, recorded["buckets_s"], share))
    quota, period = given["limit"]
    out = args.work / f"{name}.toml"
    words = ["explain", "--metrics", files[0], "--metrics", files[1]]
    words += ["--over", f"{figures['over_s']:g}s", "--cpus", given["cpus"]]
    words += ["--limit", f"{quota / period:g}", "--period", f"{period}ms"]
    words += ["--threads", given["given"]["threads"], "--kernel", given["kernel"]]
    page, is_forecast = asked(args.fairground, *words, "--out", out, "--force")
    (args.work / f"{name}.json").write_text(json.dumps(page, indent=1))
    return page, out, is_forecast


def options(given, what_if):
    """The change as options of `fairground run`."""
    files, words = changed(given, what_if)
    if words["threads"] != given["given"]["threads"]:
        return ["--set", f"workloads.0.threads={words['threads']}"]
    result = ["--limit", f"/service=cpu.max={files['cpu.max']}"]
    return [*result, "--limit", f"/service=cpu.max.burst={files['cpu.max.burst']}"]


def line(name, what, unit_range, word):
    """One line of the forecast."""
    numbers = " ".join(f"{unit_range[key]:.3f}" for key in ("low", "likely", "high"))
    return f"{name} {what.replace(' ', '_')} {numbers} {word}"


def forecast(args, name):
    """The lines of one service."""
    given = SERVICES[name]
    recorded = json.loads((FOLDER / f"{name}.json").read_text())
    page, file, is_forecast = explain(args, name, given, recorded)
    if not page["answer"]:
        return [f"{name} none"]
    word = page["throttling"] if is_forecast else "misfit"
    limit = next(part["percent"] for part in page["parts"] if part["part"] == "throttling")
    lines = [line(name, "the limit's part", limit, word)]
    for what_if in (None, *given["what_ifs"]):
        more = options(given, what_if) if what_if else []
        answer, _ = asked(args.fairground, "run", file, *more)
        p99 = next(one["range"] for one in answer["ranges"] if one["metric"] == "p99")
        lines.append(line(name, what_if or "as it is", p99, word))
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
