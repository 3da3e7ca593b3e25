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
    told = repr(result)
    assert told.startswith(f"TuneResult(cpu.max={result.setting['cpu.max']}; p99 < 30ms in at leas")
    assert told.endswith("; 1 s, machine laptop-4x2, kernel 6.12)")
    assert bool(result)
    assert result.why is None
    assert result.nearest is None
    assert "To apply:" in str(result)
    assert "page" not in result.to_dict()


def test_too_much_work_is_told() -> None:
    result = fairground.tune(SERVICE, ["cpu.max=1,2"], ["p99 < 30ms"], seeds=4)
    assert not result.feasible
    assert result.setting is None
    assert result.overload is not None
    assert result.overload["limit_cpus"] == 2
    assert not bool(result)
    assert "2.40 CPUs >= what it may use" in str(result.why)
    assert result.nearest == {"cpu.max": "2"}
    assert list(result.misses["target"]) == ["p99 < 30ms"]
    told = repr(result)
    assert told.startswith(
        "TuneResult(infeasible: p99 < 30ms in 0.9 of histories; Why: the offered"
    )
    assert "Nearest: cpu.max=2, held in 0 of 4; 1 s, machine laptop-4x2" in told
    assert "; OVERLOAD: /limited, " in told
    shown = result._repr_html_()
    assert "what the nearest misses" in shown
    assert "2.40 CPUs" in shown


def test_lines_to_apply_can_be_pasted() -> None:
    vary = {"cpu.max": [2.8], "cpu.max.burst": [100_000]}
    result = fairground.tune(SERVICE, vary, "p99 < 1s", seeds=2)
    for system, field in (
        ("Kubernetes", "no field sets a burst"),
        ("systemd", "no setting is for"),
    ):
        *lines, note = result.apply[system].splitlines()
        assert note.startswith(f"# {field}")
        assert not any(line.startswith("#") for line in lines)
    assert "cpu.max.burst=100000us" in repr(result)
    # What is copied from a notebook is as many lines.
    group = "/sys/fs/cgroup/limited/cpu.max"
    assert (
        f"&gt; {group}.burst\necho &quot;280000 100000&quot; &gt; {group}" in result._repr_html_()
    )


def test_questions_that_make_no_sense_are_told() -> None:
    with pytest.raises(fairground.UsageError, match="is no target"):
        fairground.tune(SERVICE, {"cpu.max": None}, "p99")
    with pytest.raises(fairground.UsageError, match="at least one knob"):
        fairground.tune(SERVICE, {}, "p99 < 3ms")
    with pytest.raises(fairground.UsageError, match="share"):
        fairground.tune(SERVICE, {"cpu.max": None}, "p99 < 3ms", share=1.0)
