"""From dashboards to a scenario, from Python."""

from __future__ import annotations

from typing import Any

import pytest

import fairground

FIGURES: dict[str, Any] = {"cpus": 4, "rps": 200, "cpu_usage": 0.7, "p50": "4ms", "p99": "12ms"}


@pytest.fixture(scope="module")
def fitted() -> fairground.FitResult:
    """What fits: a search, so it is done once."""
    return fairground.fit(**FIGURES, limit="2")


def test_what_fits_is_a_scenario_with_weights(fitted: fairground.FitResult) -> None:
    assert len(fitted.weights) > 0
    assert fitted.weights == sorted(fitted.weights, reverse=True)
    assert f"{len(fitted.weights)} explanations" in repr(fitted)
    assert "/tmp" not in str(fitted)
    with pytest.raises(fairground.InputError, match=r"explanation=1"):
        fairground.run(fitted.scenario)


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


def test_a_set_is_explained_without_its_figures(fitted: fairground.FitResult) -> None:
    explained = fairground.explain(fitted.scenario, meet="p99<20ms")
    assert explained["answer"] is True
    told = explained.to_dict()
    # The set's weights are rounded; told are shares of their sum.
    shares = [weight / sum(fitted.weights) for weight in fitted.weights]
    assert [one["weight"] for one in told["explanations"]] == pytest.approx(shares)
    assert told["today"]["holds_share"] is not None


def test_without_latencies_there_is_no_answer_but_a_reason() -> None:
    told = fairground.explain(cpus=4, limit="2", rps=200, cpu_usage=0.7).to_dict()
    assert told["answer"] is False
    assert "latencies" in told["notes"][-1]


def test_services_that_do_not_fit_are_called_so() -> None:
    far = fairground.FitResult('misfit = "their p99 is another one"\nweight = 1\n', "")
    assert far.misfit == "their p99 is another one"
    assert repr(far) == "<FitResult: 1 explanations, which do not fit>"
    assert fairground.FitResult("weight = 1\n", "").misfit is None
