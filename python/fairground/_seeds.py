"""Which histories."""

from __future__ import annotations

from . import _arguments as arguments

#: A number of seeds, the first and the last one in a string, or a range.
Seeds = int | str | range


def seeds_text(seeds: Seeds) -> str:
    """Seeds as ``--seeds`` takes them."""
    if isinstance(seeds, range):
        if seeds.step != 1 or not seeds or seeds[0] < 0:
            raise arguments.wrong("seeds", seeds, "a range without gaps, of 0 and more")
        return f"{seeds[0]}-{seeds[-1]}"
    if isinstance(seeds, str):
        return seeds
    return str(arguments.whole("seeds", seeds, 1, None, _ACCEPTED))


def seeds_or_seed(seeds: Seeds | None, seed: object) -> str | None:
    """The same where ``seed`` may stand in its place."""
    if seeds is not None and seed is not None:
        raise arguments.wrong("seed", seed, f"nothing beside seeds={seeds!r}; a range has its own")
    return None if seeds is None else seeds_text(seeds)


_ACCEPTED = 'a number of seeds from 1 on, the first and the last as "5-24", or a range'
