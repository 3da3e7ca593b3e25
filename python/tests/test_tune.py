"""The inverse question from Python."""

from __future__ import annotations

import pytest

import fairground

pytestmark = pytest.mark.filterwarnings("ignore:OVERLOAD")

SERVICE = "server --threads 8 --rate 200/s --service 3ms --fanout 4 --duration 1s"


def test_an_answer_is_typed_and_says_how_sure_it_is() -> None:
    result = fairground.tune(SERVICE, {"cpu.max": "2:6:0.25"}, "p99 < 30ms", seeds=6)
    assert result.feasible
    assert result.setting is not None
    assert 2.4 < float(result.setting["cpu.max"]) < 5
    assert result.proven_share is not None
    assert result.proven_share >= 0.9
    assert result.confidence is not None
    # The first look takes a risk of 5 %, all looks together less than 10 %.
    assert 0.9 < result.confidence <= 0.95
    assert result.offered_cpus == pytest.approx(2.4)
    assert result.simulations > 60
    assert "cpu.max" in result.apply["cgroup v2"]
    assert "cpu: " in result.apply["Kubernetes"]
    assert set(result.around["which"]) == {"best", "next_cheaper"}
    assert list(result.front.columns) == ["cpu.max", "held", "seeds"]
    assert repr(result) == f"TuneResult(cpu.max={result.setting['cpu.max']})"


def test_too_much_work_is_told() -> None:
    result = fairground.tune(SERVICE, ["cpu.max=1,2"], ["p99 < 30ms"], seeds=4)
    assert not result.feasible
    assert result.setting is None
    assert result.overload is not None
    assert result.overload["limit_cpus"] == 2
    assert repr(result).startswith("TuneResult(infeasible: p99 < 30ms; OVERLOAD: /limited, ")


def test_questions_that_make_no_sense_are_told() -> None:
    with pytest.raises(fairground.UsageError, match="is no target"):
        fairground.tune(SERVICE, {"cpu.max": None}, "p99")
    with pytest.raises(fairground.UsageError, match="at least one knob"):
        fairground.tune(SERVICE, {}, "p99 < 3ms")
    with pytest.raises(fairground.UsageError, match="share"):
        fairground.tune(SERVICE, {"cpu.max": None}, "p99 < 3ms", share=1.0)
