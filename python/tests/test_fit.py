"""From dashboards to a scenario, from Python."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import fairground
from fairground import _frames

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


def test_an_explanation_says_its_verdict_and_what_was_tried(fitted: fairground.FitResult) -> None:
    explained = fairground.explain(fitted.scenario)
    assert repr(explained) == f"<ExplainResult: {explained.verdict}>"
    assert "limit" in explained.verdict
    assert "90 %" in explained.how_sure
    changes = explained.changes
    assert list(changes.columns) == list(_frames.CHANGES)
    assert list(changes.dtypes) == list(explained_nothing().changes.dtypes)
    first = changes.iloc[0]
    assert first["p99_changes_percent_low"] <= first["p99_changes_percent_high"]
    assert len(changes) == len(explained.to_dict()["changes"])
    shown = explained._repr_html_()
    assert "what was tried" in shown
    assert "<pre" in fitted._repr_html_()


def test_what_is_left_out_of_every_service_is_among_the_notes() -> None:
    explained = fairground.explain(**FIGURES, limit="2", threads=8)
    assert any("all costs" in note for note in explained.notes)


def explained_nothing() -> fairground.ExplainResult:
    return fairground.explain(cpus=4, limit="2", rps=200, cpu_usage=0.7)


def test_a_file_is_written_and_named_as_an_argument_names_it(tmp_path: Path) -> None:
    out = tmp_path / "service.toml"
    written = fairground.fit(**FIGURES, limit="2", threads=8, out=out)
    assert out.read_text() == written.scenario
    for verb in (fairground.fit, fairground.explain):
        with pytest.raises(fairground.UsageError, match="or force=True to replace it"):
            verb(**FIGURES, limit="2", threads=8, out=out)


def test_without_latencies_there_is_no_answer_but_a_reason() -> None:
    explained = explained_nothing()
    assert explained["answer"] is False
    assert "latencies" in explained.notes[-1]
    assert explained.verdict == explained.notes[-1]
    assert repr(explained).startswith("<ExplainResult: no answer: ")
    assert explained.changes.empty


def test_services_that_do_not_fit_are_called_so() -> None:
    far = fairground.FitResult('misfit = "their p99 is another one"\nweight = 1\n', "")
    assert far.misfit == "their p99 is another one"
    assert repr(far) == "<FitResult: 1 explanations, which do not fit>"
    assert fairground.FitResult("weight = 1\n", "").misfit is None


def test_services_that_do_not_fit_are_warned_of(monkeypatch: pytest.MonkeyPatch) -> None:
    def printed(_verb: str, options: dict[str, Any]) -> str:
        options["out"].write_text('misfit = "their p99 is another one"\nweight = 1\n')
        return "the page"

    monkeypatch.setattr("fairground._fit.printed", printed)
    words = "MISFIT: their p99 is another one. .* no forecast of the measured one"
    with pytest.warns(fairground.FairgroundWarning, match=words) as told:
        fairground.fit(**FIGURES)
    assert told[0].filename == __file__
