"""Comparisons and checks: as the command line tells them, with scipy's statistics."""

from __future__ import annotations

import json
import math
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from commands import SET
from scipy import stats

import fairground

pytestmark = pytest.mark.filterwarnings("ignore:OVERLOAD")

SERVER = "server --threads 4 --rate 400/s --service exp:2ms --duration 500ms"
SLOWER = {"cpu.max": 0.7}
RECOMMENDED = """
kind: VerticalPodAutoscaler
status:
  recommendation:
    containerRecommendations:
      - {containerName: web, target: {cpu: 700m}, upperBound: {cpu: "3"}}
"""


def told(*args: str) -> Any:
    command = [sys.executable, "-m", "fairground", *args, "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    return json.loads(done.stdout)


def values(result: fairground.CompareResult, metric: str) -> tuple[list[float], list[float]]:
    runs = result.runs[result.runs["metric"] == metric].sort_values("seed")
    of = [list(runs[runs["arm"] == arm]["value"]) for arm in result.arms]
    return of[0], of[1]


def cell(result: fairground.CompareResult, metric: str) -> Any:
    return result.cells.set_index("metric").loc[metric]


def test_package_and_command_line_tell_the_same() -> None:
    ours = fairground.compare(SERVER, SLOWER, seeds=4)
    assert ours.to_dict() == told("compare", SERVER, "--with", "cpu.max=0.7", "--seeds", "4")
    check = fairground.check(SERVER, "p99 < 20ms", seeds=range(3, 6), share=0.5)
    line = ("check", SERVER, "--assert", "p99 < 20ms", "--seeds", "3-5", "--share", "50%")
    assert check.to_dict() == told(*line)


def test_recommendations_are_variants(tmp_path: Path) -> None:
    file = tmp_path / "vpa.yaml"
    file.write_text(RECOMMENDED)
    result = fairground.compare("request-server", recommendations=file, seeds=2)
    line = ("request-server", "--with-recommendation", str(file), "--seeds", "2")
    assert result.to_dict() == told("compare", *line)
    assert [arm.split(":")[0] for arm in result.arms[1:]] == ["target", "upperBound"]


def test_cells_and_runs_are_data_frames() -> None:
    metrics = ["p99", "throughput"]
    result = fairground.compare(SERVER, [SLOWER, "kernel=5.4"], seeds=8, metrics=metrics)
    assert result.arms == ["baseline", "cpu.max=0.7", "kernel=5.4"]
    assert len(result.cells) == 4
    assert len(result.runs) == 2 * 3 * 8
    assert set(result.runs["seed"]) == set(range(1, 9))
    p99 = result.cells.iloc[0]
    assert (p99["metric"], p99["unit"], p99["better"]) == ("p99", "ms", "lower")
    assert p99["gain_percent"] < 0
    assert result.losses["loses"].all()
    assert "Amean     p99 " in str(result)
    assert "| p99 |" in result._repr_markdown_()
    assert "significant loss" in repr(result)


@pytest.mark.parametrize("metric", ["p99", "throughput"])
def test_the_paired_test_is_scipy_s(metric: str) -> None:
    result = fairground.compare(SERVER, SLOWER, seeds=9, metrics=metric)
    a, b = values(result, metric)
    if metric == "throughput":
        # Rates have harmonic means: the test is of their inverses.
        a, b = [1 / x for x in a], [1 / x for x in b]
    assert cell(result, metric)["p"] == pytest.approx(sign_flip(a, b), rel=1e-6)


def sign_flip(a: list[float], b: list[float]) -> float:
    """Probability by scipy's exact test of all patterns of signs."""

    def mean_difference(x: Any, y: Any, axis: int) -> Any:
        return np.mean(x - y, axis=axis)

    done = stats.permutation_test(
        (np.array(a), np.array(b)),
        mean_difference,
        permutation_type="samples",
        n_resamples=np.inf,
        vectorized=True,
    )
    return float(done.pvalue)


def test_the_interval_ends_where_scipy_s_test_begins_to_mark() -> None:
    result = fairground.compare(SERVER, SLOWER, seeds=9, metrics="p99")
    base, new = values(result, "p99")
    ratio = statistics.mean(new) / statistics.mean(base)
    told = cell(result, "p99")
    assert told["gain_percent"] == pytest.approx(100 * (1 - ratio))
    low, high = told["gain_low_percent"], told["gain_high_percent"]
    assert low < told["gain_percent"] < high

    def p_at(percent: float) -> float:
        return sign_flip(new, [(1 - percent / 100) * x for x in base])

    assert p_at(low - 0.1) <= 0.05 < p_at(low + 0.1)
    assert p_at(high + 0.1) <= 0.05 < p_at(high - 0.1)


#: Percentage points that take more seeds than the first stage has.
PRECISION = 1.5


def test_stein_s_two_stages_are_as_published() -> None:
    result = fairground.compare(
        SERVER, "workload.threads=2", precision=PRECISION, budget=500, metrics="mean"
    )
    base, new = values(result, "mean")
    pilot = 15
    ratio = statistics.mean(new[:pilot]) / statistics.mean(base[:pilot])
    off = [y - ratio * x for x, y in zip(base[:pilot], new[:pilot], strict=True)]
    relative = 100 * statistics.stdev(off) / statistics.mean(base[:pilot])
    needed = math.ceil((stats.t.ppf(0.975, pilot - 1) * relative / PRECISION) ** 2)
    assert len(base) == max(pilot, needed)
    assert needed > pilot, "the test wants a second stage"


def test_too_few_seeds_are_said_to_be_too_few() -> None:
    result = fairground.compare(SERVER, SLOWER, seeds=5, metrics="p99")
    assert result.too_few is not None
    assert "5 seeds are too few" in result.too_few
    assert "seeds=6 is the least" in result.too_few
    assert result.cells["significant"].isna().all()
    assert result.losses.empty
    assert "too few" in repr(result)
    assert "<caption>5 seeds are too few" in result._repr_html_()
    enough = fairground.compare(SERVER, SLOWER, seeds=6, metrics="p99")
    assert enough.too_few is None
    assert not enough.cells["significant"].isna().any()


def test_welch_and_mmtests_of_2022_are_scipy_s() -> None:
    for rule, equal in (("welch", False), ("mmtests-2022", True)):
        result = fairground.compare(
            SERVER,
            SLOWER,
            seeds=6,
            metrics="p50",
            stats=rule,  # type: ignore[arg-type]
        )
        a, b = values(result, "p50")
        expected = stats.ttest_ind(a, b, equal_var=equal).pvalue
        assert cell(result, "p50")["p"] == pytest.approx(expected, rel=1e-6)


def test_holm_s_correction_is_the_published_one() -> None:
    result = fairground.compare(SERVER, [SLOWER, "kernel=5.4", "base_slice_ns=9000000"], seeds=8)
    cells = result.cells.sort_values("p")
    greatest = 0.0
    for rank, (p, adjusted) in enumerate(zip(cells["p"], cells["p_adjusted"], strict=True)):
        greatest = max(greatest, min(1.0, (len(cells) - rank) * p))
        assert adjusted == pytest.approx(greatest)
    assert list(cells["significant"].fillna(False)) == list(cells["p_adjusted"] < 0.05)


def test_scenarios_machines_and_loads_make_the_page() -> None:
    tiny = {"tasks": {"a": {"run": "5ms", "sleep": "1ms"}}}
    result = fairground.compare(
        [tiny, "periodic"],
        {"base_slice_ns": 9_000_000},
        machines=["oracle-2", "laptop-4x2"],
        metrics=["switches"],
        seeds=2,
        duration="40ms",
    )
    assert len(result.cells) == 4
    load = {"hackbench.groups": [1, 2]}
    loaded = fairground.compare("hackbench -l 10 -p", "kernel=6.6", load=load, seeds=2)
    assert list(loaded.cells["load"]) == ["1", "2"]


def test_a_check_is_true_or_false() -> None:
    holds = fairground.check(SERVER, ["p99 < 1min", "throughput > 1"])
    assert holds
    assert holds.holds
    assert list(holds.targets["seeds_held"]) == [10, 10]
    assert len(holds.runs) == 20
    missed = fairground.check(SERVER, "p99 < 1ns", seed=4)
    assert not missed
    assert list(missed.runs["seed"]) == [4]
    assert "MISS" in str(missed)
    assert "0 of 1 hold" in repr(missed)


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({}, fairground.UsageError, "nothing to compare with"),
        ({"variants": "fo=1"}, fairground.InputError, 'unknown kernel knob "fo"'),
        ({"variants": "kernel=6.6", "metrics": "p98"}, fairground.UsageError, "did you mean"),
        ({"variants": "kernel=6.6", "stats": "t"}, fairground.UsageError, "mmtests-2022"),
        ({"variants": "kernel=6.6", "seeds": 0}, fairground.UsageError, "number of seeds"),
        ({"variants": "kernel=6.6", "seeds": range(1, 9, 2)}, fairground.UsageError, "gaps"),
        ({"variants": "kernel=6.6", "seeds": 3, "budget": 3}, fairground.UsageError, "either"),
        ({"variants": "kernel=6.6", "precision": 0}, fairground.UsageError, "0.001 to 1000"),
        ({"variants": "kernel=6.6", "budget": 0}, fairground.UsageError, "1 to 10000"),
        ({"variants": "kernel=6.6", "seed": -1}, fairground.UsageError, "seed"),
        ({"variants": "kernel=6.6", "load": {"a": [1], "b": [1]}}, fairground.UsageError, "2 keys"),
    ],
)
def test_wrong_questions_are_told_in_one_message(
    arguments: dict[str, Any], error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        fairground.compare(SERVER, **arguments)


def test_wrong_checks_are_told_in_one_message() -> None:
    for targets, words in (([], "at least one target"), ("p99", "compares nothing")):
        with pytest.raises(fairground.UsageError, match=words):
            fairground.check(SERVER, targets)
    with pytest.raises(fairground.UsageError, match="share"):
        fairground.check(SERVER, "p99 < 1s", share=1.5)
    with pytest.raises(fairground.InputError, match="no span of requests"):
        fairground.check("desktop", "p99 < 1s")


def test_a_set_is_compared_over_all_of_its_explanations() -> None:
    shared: dict[str, Any] = {"metrics": "p99", "seeds": 7, "duration": "500ms"}
    done = fairground.compare_ranges(SET, ["cpu.max=0.2", "kernel=6.18"], **shared)
    assert done.arms == ["baseline", "cpu.max=0.2", "kernel=6.18"]
    assert list(done.ranges["variant"]) == done.arms[1:]
    tight = done.ranges.iloc[0]
    assert tight["low"] <= tight["likely"] <= tight["high"] < 0
    assert (tight["worse"], tight["says"]) == (1, "worse in all explanations")
    each = done.explanations
    assert list(each["explanation"]) == [1, 1, 2, 2]
    (gain,) = each[(each["explanation"] == 2) & (each["variant"] == "cpu.max=0.2")]["gain_percent"]
    alone = fairground.compare(SET, "cpu.max=0.2", explanation=2, **shared).cells
    assert gain == alone["gain_percent"][0]
    assert str(done).splitlines()[0].startswith("scenario: 2 explanations")
    with pytest.raises(fairground.InputError, match="no set of explanations"):
        fairground.compare_ranges("slices", "kernel=6.18", seeds=1, duration="10ms")
