"""Mutants that no test needs to catch, each with its reason."""

import json
from dataclasses import dataclass
from pathlib import Path

from mutants.sample import Mutant

LIST = Path(__file__).with_name("accepted.json")


@dataclass(frozen=True)
class Accepted:
    """One of them; `line` is the text of its line, so that it is found when lines move."""

    file: str
    change: str
    line: str
    why: str


def accepted() -> list[Accepted]:
    """All of them."""
    return [Accepted(**one) for one in json.loads(LIST.read_text())]


def reasons(root: Path, mutants: list[Mutant]) -> dict[str, str]:
    """Why mutants are accepted, by name; others are not in it."""
    known = {(one.file, one.change, one.line): one.why for one in accepted()}
    found = {}
    for mutant in mutants:
        line = (root / mutant.file).read_text().splitlines()[mutant.start[0] - 1].strip()
        why = known.get((mutant.file, mutant.change, line))
        if why is not None:
            found[mutant.name] = why
    return found
