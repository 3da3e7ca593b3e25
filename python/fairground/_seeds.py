"""Which histories."""

from __future__ import annotations

from ._errors import UsageError

#: A number of seeds, the first and the last one in a string, or a range.
Seeds = int | str | range


def seeds_text(seeds: Seeds) -> str:
    """Seeds as ``--seeds`` takes them."""
    if isinstance(seeds, range):
        if seeds.step != 1 or not seeds:
            raise UsageError(f"seeds are {seeds!r}; accepted: a range without gaps")
        return f"{seeds[0]}-{seeds[-1]}"
    return str(seeds)
