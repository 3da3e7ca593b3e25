"""What stands beside an answer on the command line reaches Python."""

from __future__ import annotations

import warnings
from typing import Any

import pytest
from commands import SERVER

import fairground

STAND_IN = "no machine is named"
# Long enough for a p99.
LONG = SERVER.replace("200ms", "2s")


def told(scenario: str, **changed: Any) -> tuple[list[str], list[str]]:
    """The warnings of a run, and its notes."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        result = fairground.run(scenario, duration="2s", **changed)
    assert all(warning.category is fairground.FairgroundWarning for warning in caught)
    return [str(warning.message) for warning in caught], list(result.notes)


def test_a_machine_that_stands_in_is_warned_of_once_each_time() -> None:
    for _ in range(2):
        warned, notes = told("server --threads 8 --rate 200/s --service exp:8ms")
        assert warned[0].startswith(STAND_IN)
        assert sum("hardware threads of 4 cores" in text for text in warned) == 1
        assert set(notes) == set(warned)


def test_a_calibrated_machine_is_quiet_and_one_without_costs_is_not() -> None:
    assert told(LONG, machine="i7-6700") == ([], [])
    warned, _ = told(LONG, machine="node:1 l3:1 core:4 pu:1")
    assert len(warned) == 1
    assert "all costs" in warned[0]


def test_what_was_found_of_a_wrong_question_is_not_told_of_the_next() -> None:
    with pytest.raises(fairground.InputError):
        fairground.check(SERVER, "hog.p99 < 1s", seeds=1)
    assert told(LONG, machine="i7-6700") == ([], [])


def test_notes_are_shown_in_a_notebook() -> None:
    with pytest.warns(fairground.FairgroundWarning, match=STAND_IN):
        checked = fairground.check(SERVER, "p99 < 1s", seeds=2)
    assert STAND_IN in checked._repr_html_()


def test_a_knob_of_a_sweep_that_changes_nothing_is_warned_of() -> None:
    with pytest.warns(fairground.FairgroundWarning, match=r"cpu\.max\.burst changed nothing"):
        swept = fairground.sweep(SERVER, {"cpu.max.burst": [0, 5000]}, seeds=1, duration="100ms")
    assert any("changed nothing" in note for note in swept.notes)


def test_one_seed_tells_no_range() -> None:
    with pytest.warns(fairground.FairgroundWarning, match="give two or more"):
        fairground.histories(SERVER, 1, duration="100ms")


def test_a_limit_below_the_kernel_s_least_is_warned_of() -> None:
    with pytest.warns(fairground.FairgroundWarning, match=r"limit is 0\.004 CPUs"):
        result = fairground.run(SERVER, limit=0.004, duration="100ms")
    assert result.limits["cpu.max"].iloc[0] == "1000 100000"
