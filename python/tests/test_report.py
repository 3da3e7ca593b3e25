"""Pages of `--report`: what they hold, and in a real browser how they look and what they do."""

from __future__ import annotations

import filecmp
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from commands import BIN, REPOSITORY, SERVER, SET, done, told
from report_pages import document, report

BUILT = REPOSITORY / "crates" / "fairground-cli" / "web"
PAGE_BYTES_MAX = 3_000_000

#: Names as hostile as the reader of scenarios lets them be.
HOSTILE = """
machine = "laptop-4x2"
duration = "1s"
[groups."/web<script>window.hacked=1</script>"]
"limits.cpu" = "1"
[tasks."<img src=x onerror=window.hacked=1>\\u2028"]
loop = -1
run = "5ms"
sleep = "3ms"
[[workloads]]
command = "server --threads 3 --rate 300/s --service exp:4ms"
name = "<b>hacked<b>\\u202e\\u2066red"
group = "/web<script>window.hacked=1</script>"
"""


def kept(world: Any) -> int:
    """Stretches in full."""
    return sum(len(window["stretches"]["task"]) for window in world["schedule"]["windows"])


def spent_ns(
    schedule: Any, windows: list[Any], between_ns: tuple[int, int], tasks: set[int]
) -> dict[str, int]:
    """What some tasks did between two times, by state."""
    low, high = between_ns
    spent = dict.fromkeys(schedule["states"], 0)
    for window in windows:
        at, rows = window["from_ns"], window["stretches"]
        for task, state, after_ns, length_ns in zip(
            rows["task"], rows["state"], rows["after_ns"], rows["length_ns"], strict=True
        ):
            at += after_ns
            if task in tasks:
                inside = min(at + length_ns, high) - max(at, low)
                spent[schedule["states"][state]] += max(0, inside)
    return spent


def test_a_report_adds_up_with_the_answer_beside_it(tmp_path: Path) -> None:
    page = tmp_path / "out.html"
    words = ["run", "request-server", "--duration", "5s", "--json", "--report", str(page)]
    answer = json.loads(told(*words))
    (world,) = document(page)["worlds"]
    assert world["digest"] == answer["digest"]
    # The page has curves instead of all latencies.
    requests = [{**row} for row in answer["requests"]]
    assert all(row.pop("latency_ns_histogram") for row in requests)
    assert [span["summary"] for span in world["spans"]] == requests
    for span in world["spans"]:
        assert sum(span["steps"]["count"]) == span["summary"]["count"]
        assert max(span["steps"]["slowest_ns"]) == span["summary"]["latency_ns_max"]
    (limit,) = world["limits"]
    (web,) = [group for group in answer["groups"] if group["path"] == "/web"]
    assert world["power"] is None
    assert sum(limit["used_in_step_ns"]) == web["runtime_ns"]
    steps = world["schedule"]["steps"]
    busy_ns = sum(map(sum, steps["cpu_busy_per_mille"])) * steps["step_ns"] / 1000
    assert busy_ns == pytest.approx(sum(cpu["busy_ns"] for cpu in answer["cpus"]), rel=0.01)


def test_what_is_saved_and_used_as_burst_is_what_the_kernel_counts(tmp_path: Path) -> None:
    words = ["run", "request-server", "--duration", "5s", "--limit", "/web=cpu.max.burst=100000"]
    page = report(tmp_path / "out.html", *words)
    (world,) = document(page)["worlds"]
    (limit,) = world["limits"]
    assert limit["nr_bursts"] > 0
    assert sum(limit["burst_in_step_ns"]) == limit["burst_used_ns"]
    # Periods and steps are equally long here: each step has one period's end, or none.
    saved, used, left = (limit[f"{of}_in_step_ns"] for of in ("saved", "burst", "left"))
    assert limit["step_ns"] == limit["period_ns"]
    before = saved[0]
    for now, beyond, rest in zip(saved[1:], used[1:], left[1:], strict=True):
        if rest is None:
            assert (now, beyond) == (before, 0)
        else:
            assert now <= min(before - beyond + rest, limit["burst_ns"])
            assert beyond == 0 or rest == 0
        before = now


def test_parts_of_power_add_up_to_the_energy_of_the_answer(tmp_path: Path) -> None:
    page = tmp_path / "out.html"
    words = ["run", "request-server", "--machine", "thread-004", "--duration", "2s", "--json"]
    answer = json.loads(told(*words, "--report", str(page)))
    (world,) = document(page)["worlds"]
    power = world["power"]
    whole = sum(part["energy_j"] for part in power["parts"])
    assert whole == pytest.approx(answer["energy_j"], rel=1e-12)
    for part in power["parts"]:
        drawn = sum(part["power_uw"]) / 1e6 * power["step_ns"] / 1e9
        assert drawn == pytest.approx(part["energy_j"], rel=0.01, abs=1e-3)


def test_the_page_says_what_its_words_mean_and_why_a_variant_differs(tmp_path: Path) -> None:
    words = ["compare", "request-server", "--with", "cpu.max.burst=100ms", "--seeds", "5"]
    page = document(report(tmp_path / "out.html", *words))
    means = {entry["word"]: entry["means"] for entry in page["words"]}
    assert {"server/request", "report/burst", "throttle_ratio", "burst", "seed"} <= means.keys()
    assert "60 ms of CPU time" in means["report/burst"]
    (why,) = [text for text in page["answer"] if text.startswith("What happened, in one run")]
    stat = page["worlds"][1]["limits"][0]
    assert f"In {stat['nr_bursts']} periods it went on beyond its quota" in why
    assert f"throttled in {stat['nr_throttled']} of {stat['nr_periods']} periods" in why


def test_in_a_window_a_slow_request_s_task_did_what_its_blame_says(tmp_path: Path) -> None:
    page = report(tmp_path / "out.html", "run", "request-server", "--duration", "5s")
    (world,) = document(page)["worlds"]
    schedule = world["schedule"]
    names = [task["name"] for task in schedule["tasks"]]
    checked = 0
    for span in world["spans"]:
        for slow in span["summary"]["slowest"]:
            low, high = slow["taken_at_ns"], slow["at_ns"] + slow["elapsed_ns"]
            (window,) = [
                window
                for window in schedule["windows"]
                if window["from_ns"] <= low and high <= window["to_ns"]
            ]
            spent = spent_ns(schedule, [window], (low, high), {names.index(slow["task"])})
            blame = slow["blame"]
            # A worker that was woken for it waited before it took the request.
            assert spent["throttled"] <= blame["throttled_ns"]
            on_cpu = sum(blame[f"{c}_ns"] for c in ("running", "sibling", "clock", "spinning"))
            assert spent["running"] == on_cpu
            checked += 1
    assert checked == 20


def test_the_answer_says_what_the_threads_did_while_the_slowest_waited(tmp_path: Path) -> None:
    page = document(report(tmp_path / "out.html", "run", "request-server", "--duration", "5s"))
    (world,) = page["worlds"]
    schedule = world["schedule"]
    slow = max(
        (slow for span in world["spans"] for slow in span["summary"]["slowest"]),
        key=lambda slow: slow["elapsed_ns"],
    )
    low, high = slow["at_ns"], slow["at_ns"] + slow["elapsed_ns"]
    web = {at for at, task in enumerate(schedule["tasks"]) if task["group"] == "/web"}
    spent = spent_ns(schedule, schedule["windows"], (low, high), web)
    shares = {state: 100 * time_ns / (8 * (high - low)) for state, time_ns in spent.items()}
    (said,) = [text for text in page["answer"] if "was under way" in text]
    says = f"{shares['throttled']:.0f} % of the time of the 8 threads of /web was throttled"
    assert says in said
    assert f"{shares['running']:.0f} % running" in said


def test_a_run_however_long_has_room_on_a_page(tmp_path: Path) -> None:
    page = report(tmp_path / "out.html", "run", "hackbench -g 8 -l 1000", "--duration", "2s")
    assert page.stat().st_size < PAGE_BYTES_MAX
    (world,) = document(page)["worlds"]
    assert kept(world) > 10_000
    assert any(window["is_cut"] for window in world["schedule"]["windows"])


def test_a_page_asks_for_nothing(tmp_path: Path) -> None:
    page = report(tmp_path / "out.html", "run", SERVER).read_text()
    (policy,) = [line for line in page.splitlines() if "Content-Security-Policy" in line]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "src=" not in page.split("<body>")[0]


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (["run", SERVER, "--report", "no/such/folder/out.html"], 4, "no/such/folder/out.html"),
        (["run", SERVER, "--report", "."], 4, "cannot write ."),
        (["run", SERVER, "--report"], 2, "--report <FILE>"),
        (["run", "no-such-scenario", "--report", "out.html"], 3, "no-such-scenario"),
    ],
)
def test_what_can_t_be_reported_is_told_and_leaves_no_file(
    words: list[str], code: int, says: str, tmp_path: Path
) -> None:
    command = [BIN, *words]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert (ran.returncode, says in ran.stderr) == (code, True), ran.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.long
def test_the_checked_in_script_is_what_its_sources_give(web: Path, tmp_path: Path) -> None:
    done(["node", "build.js", str(tmp_path)], web)
    names = ["report.js", "report.css"]
    _, changed, missing = filecmp.cmpfiles(BUILT, tmp_path, names, shallow=False)
    assert (changed, missing) == ([], []), "npm ci && npm run build in web/ writes them anew"


def wrong_in_a_browser(browser: Path, pages: list[Path]) -> list[str]:
    """What is wrong with pages, at two widths, in light and dark."""
    wrong: list[str] = json.loads(done(["node", "test/browser.js", *map(str, pages)], browser))
    return wrong


@pytest.mark.long
def test_pages_work_in_a_browser(browser: Path, tmp_path: Path) -> None:
    hostile = tmp_path / "hostile.toml"
    hostile.write_text(HOSTILE)
    burst = ["--with", "cpu.max.burst=100ms", "--seeds", "9", "--duration", "5s"]
    pages = [
        report(tmp_path / "burst.html", "compare", "request-server", *burst),
        report(tmp_path / "hostile.html", "run", str(hostile)),
        report(tmp_path / "hackbench.html", "run", "hackbench -g 4"),
        report(tmp_path / "untimed.html", "run", "desktop", "--duration", "1s"),
        report(tmp_path / "power.html", "run", "request-server", "--machine", "thread-004"),
    ]
    assert wrong_in_a_browser(browser, pages) == []


@pytest.mark.long
def test_pages_of_other_verbs_work_in_a_browser(browser: Path, tmp_path: Path) -> None:
    scenario = tmp_path / "set.toml"
    scenario.write_text(SET)
    knobs = ["--vary", "cpu.max=0.3,0.5,1", "--vary", "cpu.max.burst=0,40ms"]
    more = ["--vary", "server.threads=2,4", "--seeds", "6"]
    sweep = [*knobs, *more, "--out", str(tmp_path / "sweep")]
    pages = [
        report(tmp_path / "tune.html", "tune", SERVER, *knobs, "--meet", "p99<9ms"),
        report(tmp_path / "sweep.html", "sweep", SERVER, *sweep),
        report(tmp_path / "explain.html", "explain", str(scenario), "--meet", "p99<9ms"),
        report(tmp_path / "set.html", "run", str(scenario)),
        report(tmp_path / "study.html", "reproduce", "U20"),
    ]
    assert wrong_in_a_browser(browser, pages) == []
