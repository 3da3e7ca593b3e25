"""Which mutants are tried: a seeded, stratified sample of what cargo-mutants lists."""

import json
import random
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

# What a mutant's file is in, and so which tests are asked: globs below the repository.
STRATA = {
    "policy": ["crates/fairground/src/policy/**"],
    "fair": ["crates/fairground/src/fair/**"],
    "model": ["crates/fairground/src/model/**"],
    "statistics": [
        "crates/fairground-statistics/src/**",
        "crates/fairground-cli/src/experiment/confidence.rs",
    ],
}


@dataclass(frozen=True)
class Mutant:
    """One small change of one place, as cargo-mutants lists it.

    `start` and `end` are a line and a column, both counted from 1, columns in letters.
    """

    name: str
    stratum: str
    file: str
    genre: str
    start: tuple[int, int]
    end: tuple[int, int]
    replacement: str

    @property
    def change(self) -> str:
        """What is changed, without its place."""
        return self.name.split(": ", 1)[1]


def _place(place: dict[str, int]) -> tuple[int, int]:
    return place["line"], place["column"]


def listed(root: Path, cargo_mutants: Path, stratum: str) -> list[Mutant]:
    """All mutants of a stratum, in the order of files and lines; a refusal ends the program."""
    files = [part for glob in STRATA[stratum] for part in ("--file", glob)]
    command = [str(cargo_mutants), "mutants", "--workspace", "--dir", str(root)]
    command += ["--list", "--json", *files]
    found = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    return [
        Mutant(
            one["name"],
            stratum,
            one["file"],
            one["genre"],
            _place(one["span"]["start"]),
            _place(one["span"]["end"]),
            one["replacement"],
        )
        for one in found
    ]


def shares(sizes: dict[str, int], count: int) -> dict[str, int]:
    """How many mutants each stratum gives: in proportion, the largest remainders rounded up.

    In proportion, so that the share caught of the whole sample is that of all mutants.
    """
    whole = sum(sizes.values())
    given = {name: count * size // whole for name, size in sizes.items()}
    rest = sorted(sizes, key=lambda name: -(count * sizes[name] % whole))
    for name in rest[: count - sum(given.values())]:
        given[name] += 1
    return given


def drawn(root: Path, cargo_mutants: Path, count: int, seed: int) -> list[Mutant]:
    """The sample: the same seed, count and sources give the same mutants."""
    strata = {name: listed(root, cargo_mutants, name) for name in STRATA}
    wanted = shares({name: len(mutants) for name, mutants in strata.items()}, count)
    return [
        mutant
        for name, mutants in strata.items()
        for mutant in random.Random(f"{seed} {name}").sample(mutants, wanted[name])
    ]


def matching(root: Path, cargo_mutants: Path, pattern: str) -> list[Mutant]:
    """All mutants whose names match a regular expression."""
    strata = [listed(root, cargo_mutants, name) for name in STRATA]
    return [mutant for mutants in strata for mutant in mutants if re.search(pattern, mutant.name)]
