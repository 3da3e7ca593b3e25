# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What both recorders share: the command line, a guest's output cut into runs, a result's file."""

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path

import limits

SWITCH = re.compile(
    r"prev_comm=(.*) prev_pid=(\d+) prev_prio=-?\d+ prev_state=(\S+) ==> "
    r"next_comm=(.*) next_pid=(\d+)"
)
EVENT = re.compile(r"\[(\d+)\].*? (\d+)\.(\d{6}): (sched_\w+): (.*)")
PID = re.compile(r" pid=(\d+)")


def arguments(text, out, argv=None):
    """The command line; text: what the program does, out: where results go unless given."""
    parser = argparse.ArgumentParser(description=text)
    parser.add_argument("--lab", type=Path, required=True, help="folder for guests and traces")
    parser.add_argument("--oracle", type=Path, required=True, help="folder of oracle.sh")
    parser.add_argument("--out", type=Path, default=out)
    parser.add_argument("--only", default="*", help="pattern of experiment names")
    parser.add_argument("--guest", default="*", help="pattern of guest names")
    parser.add_argument("--keep", action="store_true", help="skip what has been recorded")
    parser.add_argument("--convert", action="store_true", help="only convert the traces in the lab")
    args = parser.parse_args(argv)
    args.lab = args.lab.resolve()
    return args


def record_all(args, guest, experiments, record):
    """Call record(args, guest, name, experiment) for each; one that fails doesn't stop the rest."""
    for name, exp in experiments.items():
        try:
            record(args, guest, name, exp)
        except subprocess.CalledProcessError as error:
            print(guest, name, "failed:", error, file=sys.stderr, flush=True)


def split_runs(text):
    """Split the output into runs (arguments of the conversions) and the rest."""
    runs, problems = [], []
    for line in text.splitlines():
        if line.startswith("run "):
            t0, offset, duration = map(int, line.split()[1:])
            runs.append((t0, offset, duration, [], [], [], []))
        elif line.startswith("task ") and runs:
            runs[-1][3].append(line.split()[1:])
        elif line.startswith(("set ", "stat ", "pressure ")) and runs:
            runs[-1][5].append(line)
        elif (m := EVENT.search(line)) and runs:
            runs[-1][4].append(m.groups())
        elif (m := limits.EVENT.search(line)) and runs:
            runs[-1][6].append(m.groups())
        elif line.strip():
            problems.append(line)
    return runs, problems


def write(path, head, runs):
    """One JSON object; one run a line."""
    compact = {"separators": (",", ":")}
    text = json.dumps(head, **compact)[:-1] + ',"runs":[\n'
    text += ",\n".join(json.dumps(r, **compact) for r in runs) + "\n]}\n"
    scratch = path.with_suffix(".tmp")
    scratch.write_text(text)
    scratch.replace(path)
