"""Results as plots; matplotlib is imported when the first one is drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from . import _percentiles, _units

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def axes_of(ax: Axes | None, size: tuple[float, float] | None = None) -> Axes:
    """The axes that are given, or new ones; or a message that says what to install."""
    if ax is not None:
        return ax
    try:
        from matplotlib import pyplot
    except ImportError as error:
        raise ImportError("plots need matplotlib: pip install 'fairground[plots]'") from error
    # The whole of every label is on the picture.
    return pyplot.subplots(figsize=size, layout="constrained")[1]


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
    drawn.set_ylabel("wake-up latency, ms" if prefix.startswith("wake_") else "latency, ms")
    drawn.set_ylim(bottom=0)
    if rows:
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


@dataclass(frozen=True)
class Point:
    """A metric with one setting, over its seeds."""

    #: The value of the knob along the axis, in words.
    value: str
    mean: float
    least: float
    most: float
    overloaded: bool


def lines(
    values: Mapping[str, Sequence[Point]], knob: str, metric: str, seeds: int, ax: Axes | None
) -> Axes:
    """A line for each combination of the other knobs: means over the seeds, with their range."""
    drawn = axes_of(ax, (9.6, 4.8) if any(values) else None)
    order: dict[str, int] = {}
    for points in values.values():
        for point in points:
            order.setdefault(point.value, len(order))
    for at, (name, points) in enumerate(values.items()):
        across = [order[point.value] for point in points]
        # Colours come again after ten; then lines are broken.
        colour, style = f"C{at % 10}", _STYLES[at // 10 % len(_STYLES)]
        means = [point.mean for point in points]
        drawn.plot(across, means, marker="o", color=colour, linestyle=style, label=name or None)
        least, most = [point.least for point in points], [point.most for point in points]
        drawn.vlines(across, least, most, colors=colour, alpha=0.4)
    over = [(order[p.value], p.mean) for points in values.values() for p in points if p.overloaded]
    if over:
        at_x, at_y = zip(*over, strict=True)
        drawn.scatter(at_x, at_y, marker="x", s=80, color="red", zorder=5, label="OVERLOAD")
    _name_ticks(drawn, list(order))
    drawn.set_xlabel(knob)
    unit = _units.unit(metric)
    drawn.set_ylabel(f"{metric}, {unit}" if unit else metric)
    if not drawn.get_title():
        of = "one seed" if seeds == 1 else f"mean of {seeds} seeds; bars: the least to the most"
        drawn.set_title(of, fontsize="small")
    if (any(values) or over) and ax is None:
        # Beside the lines, where there is room for it.
        drawn.legend(fontsize="small", loc="upper left", bbox_to_anchor=(1.01, 1.0))
    elif any(values) or over:
        drawn.legend(fontsize="small")
    return drawn


_STYLES = ("-", "--", ":", "-.")
_TICKS_MAX = 13
#: More letters in a row run into each other.
_LETTERS_MAX = 55


def _name_ticks(drawn: Axes, names: Sequence[str]) -> None:
    """Names of the values along the axis; of many, some."""
    step = -(-len(names) // _TICKS_MAX)
    shown = range(0, len(names), step)
    drawn.set_xticks(list(shown), [names[at] for at in shown])
    if sum(len(names[at]) for at in shown) > _LETTERS_MAX:
        drawn.tick_params(axis="x", rotation=45)
