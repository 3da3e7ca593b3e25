"""Values of knobs as numbers, where they are any: for data frames."""

from __future__ import annotations

import re

#: How many ns each unit of time has.
_NS = {
    "ns": 1,
    "us": 1_000,
    "\u00b5s": 1_000,
    "\u03bcs": 1_000,
    "ms": 1_000_000,
    "s": 1_000_000_000,
    "min": 60_000_000_000,
}
#: What a time counts in under a name of the kernel's that has another unit.
_COUNTED_NS = {"cpu.max.burst": 1_000, "cpu.cfs_burst_us": 1_000}
_NUMBER = re.compile(
    r"([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?) ?(ns|us|\u00b5s|\u03bcs|ms|s|min|m|%|/s)?"
)
_QUOTA = re.compile(r"(\d+|max) +([1-9]\d*)")
#: Keys whose values are names, also where they look like numbers: kernel 6.10 is not 6.1.
_NAMES = ("kernel", "profile", "machine", "until")


def value(key: str, text: str) -> float | str:
    """A knob's value: a number if it is one, and else its text.

    Times are in ns, ``cpu.max.burst`` in us, parts of CPUs (``500m``, a quota with its period) in
    CPUs; percentages and rates are as they stand. A burst that is a share of the quota stays text.
    """
    if key.rsplit(".", 1)[-1] in _NAMES:
        return text
    quota = _QUOTA.fullmatch(text)
    if quota is not None and key.endswith("cpu.max"):
        return quota[1] if quota[1] == "max" else _whole(int(quota[1]) / int(quota[2]))
    found = _NUMBER.fullmatch(text)
    if found is None:
        return text
    number = int(found[1]) if found[1].lstrip("+-").isdigit() else float(found[1])
    unit = found[2]
    if unit == "%" and any(key.endswith(end) for end in _COUNTED_NS):
        return text
    if unit == "m":
        return number / 1000
    if unit in _NS:
        counted = next((ns for end, ns in _COUNTED_NS.items() if key.endswith(end)), 1)
        return _whole(round(number * _NS[unit] / counted, 6))
    return number


def _whole(number: float) -> float:
    return int(number) if number.is_integer() else number
