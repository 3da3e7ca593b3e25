"""What ``sweep`` and ``tune`` vary, as the engine takes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from . import _arguments as arguments

#: Knobs and their values: ``{"cpu.max": [1, 2], "workload.threads": "1:16"}``, or as the command
#: line has them: ``["cpu.max=1,2", "workload.threads=1:16"]``.
Vary = Mapping[str, object] | Sequence[str]


def axes(vary: Vary) -> list[str]:
    """What varies as ``--vary`` takes it."""
    if isinstance(vary, Mapping):
        knobs = arguments.pairs("vary", vary, _ACCEPTED)
        told = [_axis(key, values) for key, values in knobs.items()]
    else:
        told = arguments.texts("vary", vary, _ACCEPTED)
    if not told:
        raise arguments.wrong("vary", vary, f"at least one knob, as in {_ACCEPTED}")
    return told


_ACCEPTED = '{"cpu.max": [1, 2]} or ["cpu.max=1,2"]'


def _axis(key: str, values: object) -> str:
    if values is None:
        return key
    if getattr(values, "shape", None) == ():
        values = arguments.plain(values)
    if isinstance(values, str):
        return f"{key}={values}"
    # Lists, ranges, and arrays of numpy.
    if not isinstance(values, Mapping | bytes) and hasattr(values, "__iter__"):
        told = [_value(key, value) for value in values]
        if not told:
            raise arguments.wrong(f"vary[{key!r}]", values, "at least one value")
        return f"{key}=" + ",".join(told)
    return f"{key}={arguments.of_knob(f'vary[{key!r}]', key, values)}"


def _value(key: str, value: object) -> str:
    text = arguments.of_knob(f"vary[{key!r}]", key, value)
    return f'"{text}"' if "," in text else text
