"""Pictures of results for a notebook, without matplotlib: what ``plot()`` draws, in small."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from ._percentiles import TICKS, points

_WIDTH, _HEIGHT = 560, 220
_LEFT, _RIGHT, _TOP, _BOTTOM = 70, 16, 12, 40
#: Colours that people who see no red or green tell apart, on white as on black; and dashes.
_COLOURS = ("#3b82c4", "#d9731a", "#1a9988", "#b052c0", "#8a8a2a")
_GREY = "#808080"
_DASHES = ("", "8 4", "2 3", "10 3 2 3", "1 3")
_NAME_LETTERS_MAX = 40


def percentiles(rows: Sequence[Mapping[str, Any]], name: str, prefix: str) -> str:
    """A curve for each of at most five rows: latency over percentile, on logarithmic axes."""
    # A logarithmic axis has no place for nothing.
    curves = [
        (str(row[name]), [(percent, ms) for percent, ms in points(row, prefix) if ms > 0])
        for row in rows[: len(_COLOURS)]
    ]
    curves = [(name, curve) for name, curve in curves if len(curve) > 1]
    if not curves:
        return ""
    times = [ms for _, curve in curves for _, ms in curve]
    low, high = math.log10(min(times)) - 0.05, math.log10(max(times)) + 0.05

    def across(percent: float) -> float:
        share = (_nines(percent) - _nines(50.0)) / (_nines(99.9) - _nines(50.0))
        return _LEFT + share * (_WIDTH - _LEFT - _RIGHT)

    def up(ms: float) -> float:
        share = (math.log10(ms) - low) / (high - low)
        return _HEIGHT - _BOTTOM - share * (_HEIGHT - _TOP - _BOTTOM)

    drawn = [
        _text(across(tick), _HEIGHT - _BOTTOM + 16, f"{tick:g} %", "middle")
        + _line(across(tick), _TOP, across(tick), _HEIGHT - _BOTTOM)
        for tick in TICKS
    ]
    drawn += [_text(_LEFT - 6, up(ms) + 4, f"{ms:.4g} ms", "end") for ms in _ends(times)]
    for at, (name, curve) in enumerate(curves):
        path = " ".join(f"{across(percent):.1f},{up(ms):.1f}" for percent, ms in curve)
        drawn.append(
            f'<polyline points="{path}" fill="none" stroke="{_COLOURS[at]}" stroke-width="2" '
            f'stroke-dasharray="{_DASHES[at]}"><title>{escape(name)}</title></polyline>'
        )
    legend = "".join(_key(at, name) for at, (name, _) in enumerate(curves))
    drawn.append(_text(_LEFT + 6, _TOP + 10, "latency, ms; logarithmic", "start"))
    label = "Latency (logarithmic) over percentile of " + ", ".join(name for name, _ in curves)
    return _svg(label, drawn) + f"<p>{legend}</p>"


def gains(rows: Sequence[Mapping[str, Any]]) -> str:
    """A bar for each cell of a comparison with its interval; better, or more, is to the right."""
    known = [row for row in rows if row["gain_percent"] is not None]
    if not known:
        return ""
    ends = [
        value
        for row in known
        for value in (row["gain_percent"], row["gain_low_percent"], row["gain_high_percent"], 0.0)
        if value is not None and math.isfinite(value)
    ]
    low, high = min(ends), max(ends)
    wide = max(high - low, 1e-9)

    def across(percent: float) -> float:
        return 240 + (min(max(percent, low), high) - low) / wide * (_WIDTH - 310)

    drawn = []
    for at, row in enumerate(known):
        y = _TOP + 24 * at
        gain = row["gain_percent"]
        left, right = sorted((across(0.0), across(gain)))
        colour = _GREY if row["better"] == "neither" else _COLOURS[gain < 0]
        drawn.append(
            f'<rect x="{left:.1f}" y="{y}" width="{max(right - left, 1):.1f}" height="14" '
            f'fill="{colour}" opacity="0.75"/>'
        )
        interval = (row["gain_low_percent"], row["gain_high_percent"])
        if None not in interval:
            drawn.append(_line(across(interval[0]), y + 7, across(interval[1]), y + 7, 3))
        name = f"{row['metric']}, {row['variant']}"
        drawn.append(_text(232, y + 11, name[:_NAME_LETTERS_MAX], "end"))
        drawn.append(_text(_WIDTH - 4, y + 11, f"{gain:+.1f} %", "end"))
    bottom = _TOP + 24 * len(known)
    drawn.append(_line(across(0.0), _TOP - 4, across(0.0), bottom))
    label = (
        "Gains in per cent; better is to the right, or more where neither is better (grey); lines "
        "are 95 % intervals"
    )
    return _svg(label, drawn, bottom + 8) + f"<p>{label}.</p>"


def _nines(percent: float) -> float:
    return -math.log10(1 - percent / 100)


def _ends(times: Sequence[float]) -> list[float]:
    return sorted({min(times), max(times)})


def _line(x: float, y: float, x2: float, y2: float, width: int = 1) -> str:
    return (
        f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="currentColor" '
        f'stroke-width="{width}" opacity="{0.25 if width == 1 else 0.9}"/>'
    )


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="11" '
        f'fill="currentColor">{escape(text)}</text>'
    )


def _key(at: int, name: str) -> str:
    line = (
        f'<line x1="0" y1="6" x2="28" y2="6" stroke="{_COLOURS[at]}" stroke-width="2" '
        f'stroke-dasharray="{_DASHES[at]}"/>'
    )
    return f'<svg width="28" height="12" aria-hidden="true">{line}</svg> {escape(name)}&emsp;'


def _svg(label: str, drawn: Sequence[str], height: int = _HEIGHT) -> str:
    return (
        f'<svg viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" height="{height}" role="img" '
        f'aria-label="{escape(label)}" style="max-width: 100%">{"".join(drawn)}</svg>'
    )
