"""Results in a notebook: frames of fixed columns, HTML, plots; and what there is."""

from __future__ import annotations

import json
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import matplotlib as mpl
import pytest
from commands import SERVER, SET, corrected, told

import fairground
from fairground import _frames

mpl.use("agg")


def test_a_frame_has_its_columns_and_types_without_rows() -> None:
    hogs = fairground.run("burn --iterations 2", duration="100ms")
    server = fairground.run(SERVER, limit="cpu.max=1")
    for name, columns in (("limits", _frames.LIMITS), ("requests", _frames.REQUESTS)):
        empty, full = getattr(hogs, name), getattr(server, name)
        if name == "limits":
            assert len(empty) == 0
        assert len(full) == 1
        assert list(empty.columns)[: len(columns)] == list(columns)
        assert list(empty.dtypes) == list(full.dtypes)
    assert hogs.goals.dtypes["count"] == "int64"
    assert server.tasks.dtypes["kthread"] == "bool"


def test_columns_of_frames_are_those_of_the_answers() -> None:
    result = fairground.run(SERVER, limit="cpu.max=1")
    for name in ("tasks", "groups", "limits", "pressure", "requests", "cpus"):
        frame, columns = getattr(result, name), getattr(_frames, name.upper())
        assert frame.notna().all().all(), name
        assert set(columns) <= set(frame.columns), name
    assert "cpu.pressure" not in result.groups
    checked = fairground.check(SERVER, "p99 < 1s", seeds=2)
    assert list(checked.targets.columns) == list(_frames.TARGETS)
    assert list(checked.runs.columns) == list(_frames.CHECKED_RUNS)
    compared = fairground.compare(SERVER, "kernel=6.6", seeds=2)
    assert list(compared.cells.columns)[: len(_frames.CELLS)] == list(_frames.CELLS)
    assert list(compared.runs.columns) == list(_frames.COMPARED_RUNS)


class Tags(HTMLParser):
    """Tags that are open, and the text that was met."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_a_notebook_shows_every_result() -> None:
    named = {"tasks": {"<script>": {"run": "1ms"}}}
    results = [
        fairground.run(SERVER, limit="cpu.max=1"),
        fairground.run(named, duration="5ms"),
        fairground.check(SERVER, "p99 < 1s", seeds=1),
        fairground.compare(SERVER, "kernel=6.6", seeds=2),
        fairground.sweep(SERVER, {"cpu.max": [1, 2], "workload.threads": [2, 4]}, seeds=1),
        fairground.tune(SERVER, {"cpu.max": [1, 2]}, "p99 < 1s", seeds=2),
        fairground.ranges(SET, "p50 < 1s", seeds=1),
        fairground.compare_ranges(SET, "kernel=6.6", seeds=2),
        fairground.listing("questions"),
        fairground.reproduce("U08"),
    ]
    for result in results:
        tags = Tags()
        tags.feed(result._repr_html_())  # type: ignore[attr-defined]
        assert not tags.open
        assert "table" in tags.seen, result
        assert "script" not in tags.seen, "names are text"


def test_a_run_and_a_sweep_and_a_comparison_can_be_drawn() -> None:
    axes: Any = fairground.run(SERVER).plot()
    (line,) = axes.get_lines()
    xs, ys = line.get_data()
    assert list(ys) == sorted(ys)
    assert xs[0] == 2
    assert axes.get_ylabel() == "latency, ms"
    waits = fairground.run("web-and-batch", duration="100ms").plot()
    assert len(waits.get_lines()) > 1
    sweep = fairground.sweep(SERVER, {"cpu.max": [1, 2], "workload.threads": [2, 4]}, seeds=2)
    drawn: Any = sweep.plot("p99", x="cpu.max")
    assert [label.get_text() for label in drawn.get_xticklabels()] == ["1", "2"]
    assert len(drawn.get_lines()) == 2
    height = drawn.get_lines()[0].get_ydata()[0]
    assert height == pytest.approx(sweep.pivot("p99", columns="cpu.max").loc[2, 1])
    gains = fairground.compare(SERVER, "kernel=6.6", seeds=2).plot(ax=axes)
    assert gains is axes


def test_without_matplotlib_the_message_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    result = fairground.run(SERVER)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(ImportError, match=r"pip install 'fairground\[plots\]'"):
        result.plot()


def test_a_listing_is_what_the_command_line_lists() -> None:
    shelves = json.loads(told("list", "--json"))
    for shelf in shelves.keys() - {"schema", "version"}:
        listing = fairground.listing(shelf)
        assert listing.to_list() == shelves[shelf]
        assert len(listing) == len(listing.names) > 0
        assert list(listing.frame.columns)[:2] == ["name", "says"]
    assert "6.12" in fairground.listing("kernels")
    assert "6.12" not in fairground.listing("machines")
    assert "update_curr" in fairground.listing("functions")
    answers = fairground.listing("questions").frame
    assert set(answers[answers["question"] == "refill"]["name"]) >= {"burst", "quota"}
    assert fairground.__version__ == shelves["version"]


def test_a_study_is_reproduced() -> None:
    result = fairground.reproduce(["U08"])
    assert result.holds
    assert bool(result)
    assert list(result.cells.columns) == list(_frames.STUDIED)
    assert set(result.cells["verdict"]) == {"hit"}
    with pytest.raises(fairground.InputError, match="999"):
        fairground.reproduce("999")


def test_an_erratum_is_told_and_not_judged(tmp_path: Path) -> None:
    result = fairground.reproduce([corrected(tmp_path)])
    assert result.holds
    assert result.hits == 1
    assert list(result.cells["verdict"]) == ["erratum", "hit"]
    assert list(result.cells["kind"]) == ["erratum", "predicted"]
    assert repr(result) == "<ReproduceResult of corrected: 1 of 1 cells>"


def test_what_a_found_set_cannot_tell_is_told() -> None:
    group = 'duration = "200ms"\n[groups."/service"]\n"cpu.max" = "400000 100000"\n'
    found = 'source = "fitted to figures"\n' + group
    for weight in (0.5, 0.5):
        found += f'[[explanations]]\nweight = {weight}\nwhat = "one"\n'
        found += f'[[explanations.workloads]]\ncommand = "{SERVER}"\ngroup = "/service"\n'
    machine = "node:1 l3:1 core:8 pu:1"
    as_it_is = fairground.ranges(found, "p99 < 1s", seeds=1, machine=machine)
    assert as_it_is.holds
    assert as_it_is.untold is None
    burst = {"/service": "cpu.max.burst=100000"}
    longer = fairground.ranges(found, "p99 < 1s", seeds=1, machine=machine, limit=burst)
    assert longer.holds is False
    assert longer.holds_in == "all"
    assert "burst" in str(longer.untold)
    assert "untold" in repr(longer)
    lower = fairground.tune(found, {"cpu.max": [1, 4]}, "p99 < 1s", seeds=2, machine=machine)
    assert lower.setting == {"cpu.max": "1"}
    assert "far below" in str(lower.untold)
    assert "BEWARE" in repr(lower)
