"""Pictures that can be read: units, ranges of the seeds, marks of overload, whole labels."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import matplotlib as mpl
import pytest
from commands import SERVER
from matplotlib import pyplot as plt

import fairground
from fairground import _plots, _units

mpl.use("agg")
pytestmark = pytest.mark.filterwarnings("ignore::fairground.FairgroundWarning")


def test_overload_is_marked_and_the_range_of_the_seeds_is_drawn() -> None:
    swept = fairground.sweep(
        "server --threads 8 --rate 200/s --service exp:8ms",
        {"cpu.max": [1, 3]},
        seeds=3,
        duration="500ms",
    )
    axes: Any = swept.plot()
    assert axes.get_ylabel() == "p99, ms"
    assert "3 seeds" in axes.get_title()
    names = [text.get_text() for text in axes.get_legend().get_texts()]
    assert names == ["OVERLOAD"]
    bars, crosses = axes.collections
    assert len(bars.get_segments()) == 2
    assert list(crosses.get_offsets()[:, 0]) == [0]


def test_more_than_ten_lines_differ_and_many_values_have_room(tmp_path: Path) -> None:
    points = [_plots.Point(f"{at / 100:.2f}", at, at, at + 1, False) for at in range(26)]
    axes: Any = _plots.lines({f"k={at}": points for at in range(12)}, "cpu.max", "p99", 5, None)
    drawn = {(line.get_color(), line.get_linestyle()) for line in axes.get_lines()}
    assert len(drawn) == 12
    assert len(axes.get_xticks()) == 13
    axes.figure.savefig(tmp_path / "many.png")
    box, legend = axes.get_window_extent(), axes.get_legend().get_window_extent()
    assert legend.x0 >= box.x1, "the legend is beside the lines"
    plt.close(axes.figure)


def test_names_of_a_comparison_are_not_cut(tmp_path: Path) -> None:
    variant = {"cpu.max": 1.5, "cpu.max.burst": "100ms", "kernel": "6.18"}
    axes: Any = fairground.compare(SERVER, variant, seeds=2, duration="200ms").plot()
    axes.figure.savefig(tmp_path / "gains.png")
    assert min(label.get_window_extent().x0 for label in axes.get_yticklabels()) >= 0
    plt.close(axes.figure)


@pytest.mark.parametrize(
    ("metric", "unit"),
    [
        ("p99", "ms"),
        ("p99.9", "ms"),
        ("mean", "ms"),
        ("throughput", "/s"),
        ("throttle_ratio", "%"),
        ("server/request.latency_ms_max", "ms"),
        ("wake_latency_us_p99", "us"),
        ("goal_s", "s"),
        ("server/request.requests_per_s", "/s"),
        ("/web.psi_some_percent", "%"),
        ("reservation", "CPUs"),
        ("web.beyond_30ms", "%"),
        ("/web.nr_throttled", ""),
        ("switches", ""),
        ("newidle_pulls", ""),
        ("energy_j", "J"),
        ("power_w", "W"),
        ("freq_ghz_mean", "GHz"),
    ],
)
def test_a_metric_s_name_tells_its_unit(metric: str, unit: str) -> None:
    assert _units.unit(metric) == unit


def test_what_is_not_there_to_be_drawn_is_named() -> None:
    swept = fairground.sweep(SERVER, {"cpu.max": [1, 2]}, seeds=1, duration="100ms")
    with pytest.raises(fairground.UsageError, match=r"metric is 'p98'; accepted: p50, p99"):
        swept.pivot("p98")
    with pytest.raises(fairground.UsageError, match=r"x is 'threads'; accepted: cpu\.max"):
        swept.plot(x="threads")
    with pytest.raises(fairground.UsageError, match="columns is 'threads'"):
        swept.pivot(columns="threads")
