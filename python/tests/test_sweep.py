"""Sweeps in this process, on executors and on Dask: the same bytes, whatever breaks."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import fairground
from fairground import _core, _executors, _values

pytestmark = pytest.mark.filterwarnings("ignore:OVERLOAD")

SERVICE = "server --threads 4 --rate 300/s --service 1ms --duration 1s"
REQUEST = {
    "scenario": {"path": SERVICE},
    "overrides": {},
    "vary": ["workload.rate=1"],
    "seeds": "1",
    "metric": [],
}
VARY = {"workload.rate": "100:500:100", "cpu.max": [0.5, 1, "max"]}


@pytest.fixture(scope="module")
def calm() -> str:
    return fairground.sweep(SERVICE, VARY, seeds=4).jsonl


def test_a_data_set_has_a_line_per_setting_and_seed(calm: str, tmp_path: Path) -> None:
    result = fairground.sweep(SERVICE, VARY, seeds=4, out=tmp_path / "results")
    assert result.jsonl == calm
    assert len(result) == len(result.frame) == 60
    assert result.path is not None
    assert result.path.read_text() == calm
    assert set(result.frame.columns) > {"point", "seed", "workload.rate", "cpu.max", "p99"}
    pivot = result.pivot("p99")
    assert list(pivot.columns) == [0.5, 1, "max"]
    assert pivot.loc[500, 0.5] > pivot.loc[500, 1]
    assert list(result.pivot(columns="workload.rate").index) == [0.5, 1, "max"]
    assert result.frame["workload.rate"].dtype == "int64"
    for line in result.lines():
        (span,) = line["requests"]
        assert sum(count for _, count in span["latency_ns_histogram"]) == span["count"]


def test_parquet_has_every_point_and_its_histograms(calm: str, tmp_path: Path) -> None:
    pq = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "points.parquet"
    fairground.sweep(SERVICE, VARY, seeds=4).to_parquet(path)
    rows = pq.read_table(path).to_pylist()
    lines = [json.loads(line) for line in calm.splitlines()]
    assert [row["digest"] for row in rows] == [line["digest"] for line in lines]
    assert {row["workload.rate"] for row in rows} == {100, 200, 300, 400, 500}
    assert {row["cpu.max"] for row in rows} == {"0.5", "1", "max"}
    assert rows[7]["requests"][0]["latency_ns_histogram"] == [
        list(pair) for pair in lines[7]["requests"][0]["latency_ns_histogram"]
    ]


def test_rows_say_whether_their_setting_is_overloaded() -> None:
    swept = fairground.sweep(SERVICE, {"cpu.max": [0.1, 4]}, seeds=3)
    frame = swept.frame
    assert frame["overloaded"].dtype == bool
    assert list(frame.groupby("cpu.max")["overloaded"].all()) == [True, False]
    assert {sign["setting"]["cpu.max"] for sign in swept.overloads} == {0.1}


@pytest.mark.parametrize(
    ("key", "text", "value"),
    [
        ("cpu.max.burst", "50%", "50%"),
        ("cpu.max", "2", 2),
        ("/web.cpu.max", "2.5", 2.5),
        ("cpu.max", "500m", 0.5),
        ("cpu.max", "150000 100000", 1.5),
        ("cpu.max", "max", "max"),
        ("/web.cpu.max", "max 100000", "max"),
        ("cpu.max", "200000 0", "200000 0"),
        ("cpu.max.burst", "50ms", 50_000),
        ("cpu.max.burst", "50000", 50_000),
        ("workload.service", "0.1ms", 100_000),
        ("workload.service", "exp:3ms", "exp:3ms"),
        ("duration", "1min", 60_000_000_000),
        ("workload.rate", "200/s", 200),
        ("base_slice_ns", "3000000", 3_000_000),
        ("tasks.a.nice", "-5", -5),
        ("x", "1e3", 1000.0),
        ("x", "5%", 5),
        ("CPUQuota", "150%", 150),
        ("kernel", "6.10", "6.10"),
        ("machine", "4", "4"),
        ("until", "0.5%", "0.5%"),
        ("features", "NO_RUN_TO_PARITY", "NO_RUN_TO_PARITY"),
        ("cpus", "0-3", "0-3"),
        ("x", "", ""),
        ("x", ".", "."),
    ],
)
def test_values_of_knobs_are_numbers_where_they_are_any(key: str, text: str, value: object) -> None:
    found = _values.value(key, text)
    assert (found, type(found)) == (value, type(value))


def test_any_executor_gives_the_same_bytes(calm: str) -> None:
    with ThreadPoolExecutor(3) as threads, ProcessPoolExecutor(2) as processes:
        for executor in (threads, processes):
            assert fairground.sweep(SERVICE, VARY, seeds=4, on=executor).jsonl == calm


class Failing(Executor):
    """An executor whose workers are gone after some shards."""

    def __init__(self, shards: int) -> None:
        self.shards = shards

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.shards -= 1
        if self.shards < 0:
            future.set_exception(RuntimeError("the workers are gone"))
        else:
            future.set_result(fn(*args, **kwargs))
        return future


def test_what_breaks_is_told_and_gone_on_with(calm: str, tmp_path: Path) -> None:
    with pytest.raises(fairground.MachineError, match="the workers are gone"):
        fairground.sweep(SERVICE, VARY, seeds=4, out=tmp_path, on=Failing(5))
    kept = (tmp_path / "results.jsonl.partial").read_text().count("\n")
    assert 0 < kept < 60
    counted = Failing(1000)
    result = fairground.sweep(SERVICE, VARY, seeds=4, out=tmp_path, on=counted)
    assert result.jsonl == calm
    with pytest.raises(fairground.InputError, match="another sweep"):
        fairground.sweep(SERVICE, VARY, seeds=5, out=tmp_path)


def test_wrong_places_to_run_are_told(tmp_path: Path) -> None:
    for nowhere in ("spark", 3, fairground):
        with pytest.raises(fairground.UsageError, match=r"on is .*; accepted: an Exec"):
            fairground.sweep(SERVICE, VARY, seeds=1, on=nowhere)  # type: ignore[arg-type]
    with pytest.raises(fairground.InputError, match="no such file"):
        fairground.sweep("nowhere", VARY, seeds=1)
    with pytest.raises(fairground.UsageError, match="range"):
        fairground.sweep(SERVICE, {"workload.rate": "9:1"}, seeds=1)
    points = _core.Sweep(json.dumps(REQUEST))
    store = _core.Store(tmp_path, points)
    with pytest.raises(fairground.MachineError, match="another fairground"):
        _core.Store(tmp_path, points)
    with pytest.raises(fairground.InputError, match="lacks points"):
        store.finish()
    with pytest.raises(fairground.InputError, match="no point of this sweep"):
        store.add("{}\n")


def test_shards_hold_every_point_once() -> None:
    for count in (0, 1, 7, 100, 100_000):
        for workers in (1, 2, 64):
            parts = _executors.shards(list(range(count)), workers)
            assert [point for part in parts for point in part] == list(range(count))
            assert all(0 < len(part) <= 256 for part in parts)


def test_dask_gives_the_same_bytes_by_the_command_line(calm: str, tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    command = [sys.executable, "-m", "fairground", "sweep", SERVICE, "--seeds", "4"]
    for key, values in (("workload.rate", "100:500:100"), ("cpu.max", "0.5,1,max")):
        command += ["--vary", f"{key}={values}"]
    command += ["--out", str(tmp_path), "--on", "dask"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "results.jsonl").read_text() == calm
    assert "p99 in ms, mean of 4 seeds" in done.stdout


def test_a_client_of_dask_is_a_place_to_run(calm: str) -> None:
    distributed = pytest.importorskip("distributed")
    local = {"processes": False, "n_workers": 1, "dashboard_address": None, "silence_logs": 50}
    with distributed.LocalCluster(**local) as cluster, distributed.Client(cluster) as client:
        assert fairground.sweep(SERVICE, VARY, seeds=4, on=client).jsonl == calm
        assert client.status == "running"


class Asynchronous:
    """As a client of Dask is that nobody can wait for."""

    asynchronous = True

    def get_executor(self) -> Executor:
        raise NotImplementedError


def test_a_client_that_can_t_be_waited_for_is_refused() -> None:
    with pytest.raises(fairground.UsageError, match="asynchronous; accepted: one that is not"):
        fairground.sweep(SERVICE, VARY, seeds=1, on=Asynchronous())


def test_a_killed_dask_worker_costs_no_point(calm: str, tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        pids = list(client.run(os.getpid).values())
        executor = client.get_executor(retries=3)
        journal = tmp_path / "results.jsonl.partial"

        def kill() -> None:
            while not journal.exists() or journal.stat().st_size == 0:
                time.sleep(0.001)
            os.kill(pids[0], signal.SIGKILL)

        killer = threading.Thread(target=kill, daemon=True)
        killer.start()
        result = fairground.sweep(SERVICE, VARY, seeds=4, out=tmp_path, on=executor)
        killer.join(10)
    assert result.jsonl == calm


CLUSTER = """
from distributed import LocalCluster
if __name__ == "__main__":
    cluster = LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None,
        silence_logs=50)
    print(cluster.scheduler_address, flush=True)
    input()
"""
#: A client that waits for the scheduler's answers for 2 s, not for half a minute.
CLIENT = """
import json, sys, fairground
from fairground import _dask
_dask._ANSWER_S_MAX = _dask._FETCH_S_MAX = 2.0
service, vary, out, on = json.loads(sys.argv[1])
fairground.sweep(service, vary, seeds=40, out=out, on=on)
"""


@pytest.mark.parametrize("fate", [signal.SIGKILL, signal.SIGSTOP])
def test_a_lost_dask_scheduler_is_told_and_the_rest_runs_here(
    fate: signal.Signals, tmp_path: Path
) -> None:
    pytest.importorskip("distributed")
    cluster = subprocess.Popen(
        [sys.executable, "-c", CLUSTER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert cluster.stdout is not None
        address = cluster.stdout.readline().strip()
        journal = tmp_path / "results.jsonl.partial"

        def command(out: str | None, on: str | None) -> list[str]:
            return [sys.executable, "-c", CLIENT, json.dumps([SERVICE, VARY, out, on])]

        calm = subprocess.run(command(None, None), capture_output=True, text=True, check=True)
        client = subprocess.Popen(
            command(str(tmp_path), address), stderr=subprocess.PIPE, text=True
        )
        while client.poll() is None and (not journal.exists() or journal.stat().st_size == 0):
            time.sleep(0.001)
        cluster.send_signal(fate)
        _, told = client.communicate(timeout=120)
    finally:
        cluster.kill()
        cluster.communicate()
    assert client.returncode == 0, told
    # It may have been done just before; if not, one message says what happened. Else it says what
    # a sweep says that lost nothing.
    lines = [line for line in told.splitlines() if line.strip()]
    lost = [line for line in lines if "FairgroundWarning: the Dask scheduler is lost" in line]
    rest = [line for line in lines if line not in lost]
    assert len(lost) <= 1, told
    assert rest == [line for line in calm.stderr.splitlines() if line.strip()], told
    assert "Traceback" not in told
    text = (tmp_path / "results.jsonl").read_text()
    assert text == fairground.sweep(SERVICE, VARY, seeds=40).jsonl


FORKED = """
import json, multiprocessing, sys, fairground
from concurrent.futures import ProcessPoolExecutor
service, vary = json.loads(sys.argv[1])
# Threads of this process are gone in the workers, which are made by the first shard.
fairground.sweep(service, vary, seeds=1)
with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("fork")) as processes:
    print(len(fairground.sweep(service, vary, seeds=4, on=processes)))
"""


def test_workers_that_are_forks_of_this_process_do_not_wait_for_its_threads() -> None:
    command = [sys.executable, "-c", FORKED, json.dumps([SERVICE, {"cpu.max": "1:5:0.1"}])]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.stdout == "164\n", done.stderr


RAY = """
import json, sys, fairground
service, vary = json.loads(sys.argv[1])
print(fairground.sweep(service, vary, seeds=4, on="ray").jsonl, end="")
"""


@pytest.mark.long
def test_a_real_ray_gives_the_same_bytes(calm: str, tmp_path: Path) -> None:
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(tmp_path)]
    # Ray is big and of use to this test alone: a package index that is down or slow is no fault.
    try:
        subprocess.run([*install, "ray==2.60.0"], check=True, timeout=600)
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as error:
        pytest.skip(f"ray could not be installed: {error}")
    paths = [str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]
    done = subprocess.run(
        [sys.executable, "-c", RAY, json.dumps([SERVICE, VARY])],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "RAY_AUTH_MODE": "disabled"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == calm, done.stderr
