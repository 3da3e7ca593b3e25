"""CPUs' frequencies in a report's schedule: those of the whole trace of the same run."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from commands import SERVER, told
from report_pages import document, report
from test_report import wrong_in_a_browser
from whole_trace import chunk, footer, parts

#: A run in which a governor changes the frequencies of CPUs that have a clock each.
CHANGES = ["request-server", "--machine", "thread-004", "--duration", "5s"]
CHANGES += ["--set", "machine.freq.clock=domain", "--set", "machine.freq.start_khz=800000"]
Clocked = tuple[int, int, int, int]


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> tuple[Any, list[Clocked]]:
    """The schedule of a page; of each CPU the whole run in (cpu, from, to, kHz), as traced."""
    folder = tmp_path_factory.mktemp("frequency")
    page, trace = folder / "out.html", folder / "run.fgtrace"
    told("run", *CHANGES, "--report", str(page), "--trace", str(trace))
    about = footer(trace)
    chunk_ns = about["step_ns"] * about["steps_per_tile"]
    clocked: list[Clocked] = []
    for at, part in enumerate(parts(trace, about["chunks"]["parts"])):
        clocked += [
            (cpu, since, until, khz)
            for cpu, since, until, khz in chunk(part, at * chunk_ns)["clocked"]
        ]
    (world,) = document(page)["worlds"]
    return world["schedule"], clocked


def told_of(window: Any, cpus: int) -> list[Clocked]:
    """What a window tells, as the trace would."""
    told: list[Clocked] = []
    open_since: dict[int, tuple[int, int]] = {}
    at, rows = window["from_ns"], window["clocked"]
    for cpu, khz, after_ns in zip(rows["cpu"], rows["freq_khz"], rows["after_ns"], strict=True):
        at += after_ns
        if cpu in open_since:
            told.append((cpu, open_since[cpu][0], at, open_since[cpu][1]))
        open_since[cpu] = (at, khz)
    assert len(open_since) == cpus
    told += [(cpu, since, window["to_ns"], khz) for cpu, (since, khz) in open_since.items()]
    return sorted(told)


def joined(clocked: list[Clocked]) -> list[Clocked]:
    """Times of one frequency that the ends of chunks parted, as one."""
    whole: list[Clocked] = []
    for cpu, since, until, khz in sorted(clocked):
        if whole and (whole[-1][0], whole[-1][2], whole[-1][3]) == (cpu, since, khz):
            since = whole.pop()[1]
        whole.append((cpu, since, until, khz))
    return whole


def test_a_window_has_every_change_of_frequency(pair: tuple[Any, list[Clocked]]) -> None:
    schedule, clocked = pair
    assert schedule["windows"]
    changes = 0
    for window in schedule["windows"]:
        low, high = window["from_ns"], window["to_ns"]
        inside = [
            (cpu, max(low, since), min(high, until), khz)
            for cpu, since, until, khz in joined(clocked)
            if since < high and until > low
        ]
        told = told_of(window, schedule["cpus"])
        assert told == inside
        changes += len(told) - schedule["cpus"]
    assert changes > 10


def test_steps_have_the_mean_frequency_of_the_whole_run(pair: tuple[Any, list[Clocked]]) -> None:
    schedule, clocked = pair
    steps, highest = schedule["steps"], schedule["freq_khz_max"]
    assert highest == max(khz for _, _, _, khz in clocked)
    step_ns = steps["step_ns"]
    means = set()
    for cpu, row in enumerate(steps["cpu_freq_per_mille"]):
        for at in range(0, len(row), 7):
            low, high = at * step_ns, (at + 1) * step_ns
            parts = [
                (min(high, until) - max(low, since), khz)
                for of, since, until, khz in clocked
                if of == cpu and since < high and until > low
            ]
            mean = sum(time * khz for time, khz in parts) / sum(time for time, _ in parts)
            assert row[at] == pytest.approx(1000 * mean / highest, abs=0.51)
            means.add(row[at])
    assert len(means) > 5


def test_nothing_is_told_of_a_machine_of_one_frequency(tmp_path: Path) -> None:
    (world,) = document(report(tmp_path / "out.html", "run", SERVER))["worlds"]
    schedule = world["schedule"]
    assert schedule["freq_khz_max"] is None
    assert schedule["steps"]["cpu_freq_per_mille"] == []
    assert all(window["clocked"]["cpu"] == [] for window in schedule["windows"])


@pytest.mark.long
def test_frequencies_are_shown_in_a_browser(browser: Path, tmp_path: Path) -> None:
    pages = [
        report(tmp_path / "changes.html", "run", *CHANGES),
        report(tmp_path / "shared.html", "run", "desktop", "--machine", "thread-004"),
    ]
    assert wrong_in_a_browser(browser, pages) == []
