"""The unit of a metric, as its name tells it."""

from __future__ import annotations

import re

#: What short names are in.
_SHORT = {"throughput": "/s", "per_second": "/s", "throttle_ratio": "%", "reservation": "CPUs"}
_PERCENTILE = re.compile(r"p\d+(\.\d+)?|mean")
#: By a part of the name, in the order in which they are looked for.
_PARTS = (
    ("_per_s", "/s"),
    ("percent", "%"),
    ("beyond", "%"),
    ("_ghz", "GHz"),
    ("_ns", "ns"),
    ("_us", "us"),
    ("_ms", "ms"),
    ("_s", "s"),
    ("energy_j", "J"),
    ("power_w", "W"),
)


def unit(metric: str) -> str:
    """The unit; empty of what is counted."""
    name = metric.rsplit(".", 1)[-1] if "99." not in metric else metric
    if _PERCENTILE.fullmatch(name):
        return "ms"
    if name in _SHORT:
        return _SHORT[name]
    # Each part ends a word.
    parts = (told for part, told in _PARTS if re.search(rf"{part}(_|$)", name))
    return next(parts, "")
