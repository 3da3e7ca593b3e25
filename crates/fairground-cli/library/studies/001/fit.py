"""Fits what messages cost on machines A and B to the first and the last row of a baseline table.

For hackbench the work of a message (send : receive stays 7 : 6) from the last row, and the cache
lines of a use from the first; for netperf a small message and each KiB from the first and the last;
for tbench the work of a message (send : receive stays 4 : 1) from the first. Prints each round; the
values were then written, rounded by hand, into the machines' files. No number of a
patched column is read.

Run: python3 studies/001/fit.py FAIRGROUND [hackbench-a udp-b ...]
"""

import json
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
HACKBENCH = "hackbench -g {} -l 10000 -p"
UDP = "netperf -t UDP_STREAM -l 1 -- -m {}"
TCP = "netperf -t TCP_STREAM -l 1 -- -m {}"
TBENCH = "tbench {} -t 1"
# Command, first and last load point with the thread's baselines.
ROWS = {
    "hackbench-a": (HACKBENCH, (1, 0.2540), (296, 29.58)),
    "hackbench-b": (HACKBENCH, (1, 0.3650), (296, 13.813)),
    "udp-a": (UDP, (64, 214.34), (16384, 28207.81)),
    "udp-b": (UDP, (64, 249.97), (16384, 42105.89)),
    "tcp-a": (TCP, (64, 1191.91), (16384, 34942.71)),
    "tcp-b": (TCP, (64, 1971.18), (16384, 57198.37)),
    "tbench-a": (TBENCH, (1, 280.53), (384, 19201.07)),
    "tbench-b": (TBENCH, (1, 515.98), (1024, 53391.64)),
}
# Files beside this one that are not named as their rows are.
SCENARIOS = {"udp": "netperf", "tcp": "netperf"}
ROUNDS = 4


def ours(program, name, point, sets):
    """Our number at a load point, in the thread's unit."""
    command = ROWS[name][0].format(point)
    benchmark, machine = name.split("-")
    scenario = HERE / f"{SCENARIOS.get(benchmark, benchmark)}.toml"
    line = [program, "run", scenario, "--json", "--seed", "11"]
    line += ["--machine", f"thread-001-{machine}"]
    line += ["--set", f"workloads.0.command={command}"]
    for key, value in sets.items():
        line += ["--set", f"machine.messages.{key}={value}"]
    told = subprocess.run(line, capture_output=True, check=True, text=True).stdout
    goal = json.loads(told)["goals"][0]
    if name.startswith("hackbench"):
        return goal["time_s"]
    if name.startswith("tbench"):
        return goal["rate_per_s"] * 5428e-6
    size = int(re.search(r"-m (\d+)", command)[1])
    return goal["rate_per_s"] * size * 8e-6


def hackbench(state, first, last):
    """The next guess: work by ratio, lines by how much of the time is missing."""
    work, lines = state
    missing = (first[1] - first[0]) / first[1]
    return work * last[1] / last[0], max(0, round(lines + 8 * missing))


def netperf(state, first, last):
    """The next guess: the time per message that is missing at both ends."""
    send, kib = state
    small = 64 * 8000 * (1 / first[1] - 1 / first[0])
    large = 16384 * 8000 * (1 / last[1] - 1 / last[0])
    return max(10.0, send + small), kib + (large - small) / 16


def tbench(state, first, _last):
    """The next guess: what is missing of an operation, two messages and a quarter for each."""
    return (state[0] + 5428e3 * (1 / first[1] - 1 / first[0]) / 2.5, 0.0)


def settings(name, state):
    """A guess as settings of `[machine.messages]`."""
    if name.startswith("hackbench"):
        send, receive = state[0] * 7 / 13, state[0] * 6 / 13
        return {
            "pipe.send": f"{send:.0f}ns",
            "pipe.receive": f"{receive:.0f}ns",
            "pipe.lines": state[1],
        }
    if name.startswith("tbench"):
        return {"tcp.send": f"{state[0]:.0f}ns", "tcp.receive": f"{state[0] / 4:.0f}ns"}
    kind = "udp" if name.startswith("udp") else "tcp_stream"
    return {f"{kind}.send": f"{state[0]:.0f}ns", f"{kind}.send_kib": f"{state[1]:.0f}ns"}


STARTS = {
    "hackbench": ((1300.0, 4), hackbench),
    "udp": ((2000.0, 100.0), netperf),
    "tcp": ((400.0, 200.0), netperf),
    "tbench": ((4000.0, 0.0), tbench),
}


def fit(program, name):
    """Prints each guess with what it gives at both ends, and the thread's numbers."""
    state, improve = STARTS[name.split("-")[0]]
    _, *ends = ROWS[name]
    for _ in range(ROUNDS):
        sets = settings(name, state)
        first, last = ((ours(program, name, point, sets), target) for point, target in ends)
        print(name, sets, "first", *first, "last", *last, flush=True)
        state = improve(state, first, last)


for asked in sys.argv[2:] or ROWS:
    fit(sys.argv[1], asked)
