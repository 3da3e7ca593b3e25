"""From dashboards to a scenario, from Python."""

from __future__ import annotations

from typing import Any

import pytest

import fairground

FIGURES: dict[str, Any] = {"cpus": 4, "rps": 200, "cpu_usage": 0.7, "p50": "4ms", "p99": "12ms"}


def test_what_fits_is_a_scenario_with_weights() -> None:
    result = fairground.fit(**FIGURES)
    assert len(result.weights) > 0
    assert result.weights == sorted(result.weights, reverse=True)
    assert f"{len(result.weights)} explanations" in repr(result)
    assert "/tmp" not in str(result)
    with pytest.raises(fairground.InputError, match="--explanation"):
        fairground.run(result.scenario)


@pytest.mark.parametrize(
    ("change", "error", "words"),
    [
        ({"rps": "many"}, fairground.UsageError, "--rps"),
        ({"rps": [None]}, fairground.UsageError, r"rps is None; accepted"),
        ({"p97": "3ms"}, fairground.UsageError, "--p97"),
        ({"metrics": "nowhere.txt"}, fairground.InputError, "nowhere.txt"),
    ],
)
def test_wrong_figures_are_the_package_s_errors(
    change: dict[str, Any], error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        fairground.fit(**{**FIGURES, **change})
