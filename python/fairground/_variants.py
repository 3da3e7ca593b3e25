"""What ``compare`` puts beside a baseline, as the engine takes it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from . import _arguments as arguments

#: Changes of one variant, as ``{"kernel": "6.18"}`` or ``"kernel=6.18; cpu.max=2"``.
Variant = Mapping[str, object] | str

_VARIANT = '{"kernel": "6.18"} or "kernel=6.18; cpu.max=2"'


def changes(variant: Variant) -> str:
    """A variant as ``--with`` takes it."""
    if isinstance(variant, str):
        return variant
    pairs = arguments.pairs("a variant", variant, _VARIANT)
    if not pairs:
        raise arguments.wrong("a variant", variant, _VARIANT)
    told = {key: arguments.of_knob(f"variant[{key!r}]", key, pairs[key]) for key in pairs}
    return "; ".join(f"{key}={value}" for key, value in told.items())


def listed(variants: Sequence[Variant] | Variant) -> list[Variant]:
    """Variants, of which one may stand alone."""
    if isinstance(variants, str | Mapping):
        return [variants]
    if not isinstance(variants, Iterable):
        raise arguments.wrong("variants", variants, f"{_VARIANT}, or a list of them")
    return list(variants)
