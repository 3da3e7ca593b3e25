"""What ``sweep`` and ``tune`` vary, as the engine takes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ._run import setting

#: Knobs and their values: ``{"cpu.max": [1, 2], "workload.threads": "1:16"}``, or as the command
#: line has them: ``["cpu.max=1,2", "workload.threads=1:16"]``.
Vary = Mapping[str, object] | Sequence[str]


def axes(vary: Vary) -> list[str]:
    """What varies as ``--vary`` takes it."""
    if not isinstance(vary, Mapping):
        return [vary] if isinstance(vary, str) else list(vary)
    return [_axis(key, values) for key, values in vary.items()]


def _axis(key: str, values: object) -> str:
    if values is None:
        return key
    if isinstance(values, str):
        return f"{key}={values}"
    if isinstance(values, Sequence):
        return f"{key}=" + ",".join(_value(value) for value in values)
    return f"{key}={setting(values)}"


def _value(value: object) -> str:
    text = setting(value)
    return f'"{text}"' if "," in text else text
