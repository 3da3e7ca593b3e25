"""Kernels one after the other: as the command line tells them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from commands import told

import fairground


def printed(*args: str) -> Any:
    return json.loads(told("compare", *args, "--json"))


def test_package_and_command_line_tell_the_same() -> None:
    result = fairground.compare_kernels("slices", ["6.12", "6.18"], seeds=2, duration="50ms")
    line = ("slices", "--kernels", "6.12,6.18", "--seeds", "2", "--duration", "50ms")
    assert result.to_dict() == printed(*line)
    assert str(result) == told("compare", *line)
    assert result.kernels == ["6.12", "6.18"]
    assert result.compared.arms == ["baseline", "kernel=6.18"]
    assert result.digest == result.compared.digest


def test_steps_and_what_is_blamed_are_data_frames() -> None:
    result = fairground.compare_kernels("slices", ["6.12", "6.18", "7.0"], seeds=12)
    steps = result.steps
    pairs = list(dict.fromkeys(zip(steps["from"], steps["to"], strict=True)))
    assert pairs == [("6.12", "6.18"), ("6.18", "7.0")]
    differ = steps[steps["verdict"] == "attributed"]
    assert not differ.empty
    blamed = result.blamed
    assert set(blamed["metric"]) >= set(differ["metric"])
    assert (blamed["role"] == "cause").any()
    assert blamed["says"].str.len().min() > 0
    assert f"{len(steps[steps['verdict'] != 'alike'])} of {len(steps)}" in repr(result)
    assert "<table" in result._repr_html_()


@pytest.mark.parametrize(
    ("kernels", "says"),
    [(["6.6"], "one kernel"), (["6.6", "6.6"], "twice in a row"), (["6.6", " "], "missing")],
)
def test_kernels_that_cannot_be_compared_are_told(kernels: list[str], says: str) -> None:
    with pytest.raises(fairground.UsageError, match=says):
        fairground.compare_kernels("slices", kernels)
