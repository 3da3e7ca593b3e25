"""How busy the workers of an executor are on a sweep of 1000 short runs.

Usage: PYTHONPATH=data/sweeps python data/sweeps/occupancy.py 1s dask|ray|processes

Each shard notes when it began and ended; busy is the sum of these times over the time from the
first to the last, times the workers.
"""

import json
import os
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import fairground
from fairground import _executors

SERVER = "server --threads 8 --rate 200/s --service exp:3ms --fanout 2 --duration"
WORKERS = 2
NOTES = "FAIRGROUND_NOTES"


def timed(request, points):
    """Run a shard, and note when."""
    began = time.time()
    lines = _executors._sweep(request).run(points, 1)
    note = json.dumps([began, time.time(), len(points)])
    with (Path(os.environ[NOTES]) / str(os.getpid())).open("a") as file:
        file.write(f"{note}\n")
    return lines


def report(name):
    files = list(Path(os.environ[NOTES]).iterdir())
    shards = [json.loads(line) for file in files for line in file.read_text().splitlines()]
    for file in files:
        file.unlink()
    wall_s = max(end for _, end, _ in shards) - min(start for start, _, _ in shards)
    busy = sum(end - start for start, end, _ in shards) / (WORKERS * wall_s)
    runs = sum(count for _, _, count in shards)
    print(f"{name}: {runs} runs in {len(shards)} shards, {wall_s:.2f} s, busy {100 * busy:.0f} %")


def sweep(name, duration, executor):
    for _ in range(4):
        knobs = {"cpu.max": "1:5.9:0.1"}
        fairground.sweep(f"{SERVER} {duration}", knobs, seeds=20, on=executor)
        report(name)


def main(duration, name):
    if name == "dask":
        from distributed import Client, LocalCluster

        with (
            LocalCluster(n_workers=WORKERS, threads_per_worker=1, dashboard_address=None) as here,
            Client(here) as client,
        ):
            sweep(name, duration, client.get_executor())
    elif name == "ray":
        sweep(name, duration, "ray")
    else:
        with ProcessPoolExecutor(WORKERS) as processes:
            sweep(name, duration, processes)


if __name__ == "__main__":
    import occupancy

    with tempfile.TemporaryDirectory() as folder:
        os.environ[NOTES] = folder
        _executors.run_shard = occupancy.timed
        main(*sys.argv[1:3])
