"""The percentiles that a run tells of a span, for whatever draws them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

#: By the end of their keys.
_PERCENTILES = {
    "p50": 50.0,
    "p75": 75.0,
    "p90": 90.0,
    "p95": 95.0,
    "p99": 99.0,
    "p995": 99.5,
    "p999": 99.9,
}
#: Those that an axis names.
TICKS = (50.0, 75.0, 90.0, 95.0, 99.0, 99.9)
_NS_PER_MS = 1e6


def points(row: Mapping[str, Any], prefix: str) -> list[tuple[float, float]]:
    """The percentiles that are known, in per cent, each with its latency in ms."""
    known = [(percent, row.get(f"{prefix}{key}")) for key, percent in _PERCENTILES.items()]
    return [(percent, ns / _NS_PER_MS) for percent, ns in known if ns is not None]
