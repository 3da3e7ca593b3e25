"""Results as plots; matplotlib is imported when the first one is drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from . import _percentiles

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def axes_of(ax: Axes | None) -> Axes:
    """The axes that are given, or new ones; or a message that says what to install."""
    if ax is not None:
        return ax
    try:
        from matplotlib import pyplot
    except ImportError as error:
        raise ImportError("plots need matplotlib: pip install 'fairground[plots]'") from error
    return pyplot.subplots()[1]


def percentiles(rows: Sequence[Mapping[str, Any]], name: str, prefix: str, ax: Axes | None) -> Axes:
    """A curve for each row: latency in ms over the percentile, whose tail is stretched."""
    drawn = axes_of(ax)
    for row in rows:
        points = _percentiles.points(row, prefix)
        across = [_nines(percent) for percent, _ in points]
        drawn.plot(across, [ms for _, ms in points], marker="o", label=str(row[name]))
    drawn.set_xscale("log")
    ticks = _percentiles.TICKS
    drawn.set_xticks([_nines(tick) for tick in ticks], [f"{tick:g}" for tick in ticks])
    drawn.set_xticks([], minor=True)
    drawn.set_xlabel("percentile")
    drawn.set_ylabel("latency, ms")
    drawn.set_ylim(bottom=0)
    drawn.legend()
    return drawn


def _nines(percent: float) -> float:
    """50 % is 2, 90 % is 10, 99 % is 100: each nine takes the same width of a logarithmic axis."""
    return 100 / (100 - percent)


def gains(rows: Sequence[Mapping[str, Any]], ax: Axes | None) -> Axes:
    """A bar for each cell of a comparison, losses in red, with its interval."""
    drawn = axes_of(ax)
    for at, row in enumerate(reversed(rows)):
        gain = row["gain_percent"]
        if gain is None:
            continue
        colour = "tab:red" if gain < 0 else "tab:green"
        drawn.barh(at, gain, color="grey" if row["better"] == "neither" else colour, alpha=0.7)
        low, high = row["gain_low_percent"], row["gain_high_percent"]
        if low is not None and high is not None:
            drawn.plot([low, high], [at, at], color="black", linewidth=1)
    names = [f"{row['metric']}, {row['variant']}" for row in reversed(rows)]
    drawn.set_yticks(range(len(names)), names)
    drawn.axvline(0, color="black", linewidth=0.8)
    drawn.set_xlabel("gain, % (better, or more, to the right)")
    return drawn


def lines(
    values: Mapping[str, Sequence[tuple[str, float]]], knob: str, metric: str, ax: Axes | None
) -> Axes:
    """A line for each combination of the other knobs: means over the seeds."""
    drawn = axes_of(ax)
    order: dict[str, int] = {}
    for points in values.values():
        for value, _ in points:
            order.setdefault(value, len(order))
    for name, points in values.items():
        across = [order[value] for value, _ in points]
        drawn.plot(across, [mean for _, mean in points], marker="o", label=name or None)
    drawn.set_xticks(range(len(order)), list(order))
    drawn.set_xlabel(knob)
    drawn.set_ylabel(metric)
    if any(values):
        drawn.legend()
    return drawn
