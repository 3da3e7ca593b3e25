"""`python -m mutants`: tries a sample of mutants and says how many the tests catch."""

import argparse
import hashlib
from pathlib import Path

from mutants.accepted import reasons
from mutants.journal import Journal, Verdict, summary
from mutants.sample import Mutant, drawn, matching
from mutants.tree import TESTS, Tree, package
from mutants.trial import Programs

ROOT = Path(__file__).resolve().parents[3]


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=150, help="mutants of the sample")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--work", type=Path, default=ROOT / "target/mutants", help="for builds")
    parser.add_argument("--journal", type=Path, help="what was found, to go on with")
    parser.add_argument("--cargo-mutants", type=Path, default="cargo-mutants")
    parser.add_argument("--only", help="all mutants whose names match this, not a sample")
    parser.add_argument("--missed", action="store_true", help="tries those missed so far again")
    return parser.parse_args()


def _journal(arguments: argparse.Namespace, sample: list[Mutant]) -> Journal:
    """The file is named after the sample, so that only one of other sources is refused."""
    names = hashlib.sha256("\n".join(mutant.name for mutant in sample).encode()).hexdigest()
    head = {"seed": arguments.seed, "mutants": len(sample), "sha256": names}
    name = f"only-{names[:8]}" if arguments.only else f"{arguments.seed}-{arguments.count}"
    return Journal(arguments.journal or arguments.work / f"{name}.jsonl", head)


class Run:
    """Builds what is left of a sample and tries it."""

    def __init__(self, tree: Tree, journal: Journal) -> None:
        """Nothing is built yet."""
        self.tree = tree
        self.journal = journal

    def together(self, sample: dict[int, Mutant], left: set[int]) -> list[Mutant]:
        """Tries those that are left of all that can be in one program; returns the others."""
        inside = self.tree.write_switched(sample)
        print(f"{len(inside)} of {len(sample)} mutants are in one program", flush=True)
        for folder, order in TESTS.items():
            mine = [number for number, one in inside.items() if package(one) == folder]
            mine = [number for number in mine if number in left]
            programs = self.tree.build(folder, order) if mine else {}
            if programs is None:
                raise SystemExit(f"error: the tests of {folder} do not build in {self.tree.path}")
            tests = Programs(programs, self.tree.path / folder, sound=True)
            self._each(tests, order, {number: inside[number] for number in mine})
        return [sample[number] for number in sorted(left - inside.keys())]

    def _each(self, tests: Programs, order: list[str], mutants: dict[int, Mutant]) -> None:
        """All mutants meet the first program, then those that are left the second.

        So a run that is ended early knows most.
        """
        seconds = dict.fromkeys(mutants, 0.0)
        for name in order:
            for number in list(seconds):
                by, took = tests.first_failure([name], number)
                seconds[number] += took
                if by:
                    self._tell(mutants[number], by, seconds.pop(number))
            print(f"{len(seconds)} of {len(mutants)} pass {name}", flush=True)
        for number, took in seconds.items():
            self._tell(mutants[number], "", took)

    def alone(self, mutant: Mutant) -> None:
        """Tries one mutant, and builds no more for that than it takes."""
        folder = package(mutant)
        self.tree.write_alone(mutant)
        by, seconds = "", 0.0
        for name in TESTS[folder]:
            programs = self.tree.build(folder, [name])
            if programs is None:
                self._note(mutant, "not built", "", 0.0)
                return
            tests = Programs(programs, self.tree.path / folder, sound=False)
            by, took = tests.first_failure([name], 0)
            seconds += took
            if by:
                break
        self._tell(mutant, by, seconds)

    def _tell(self, mutant: Mutant, by: str, seconds: float) -> None:
        self._note(mutant, "caught" if by else "missed", by, round(seconds, 1))

    def _note(self, mutant: Mutant, verdict: str, by: str, seconds: float) -> None:
        self.journal.write(Verdict(mutant.name, mutant.stratum, verdict, by, seconds))
        print(f"{verdict} {by} {seconds:.1f} s: {mutant.name}", flush=True)


def main() -> None:
    """Draws the sample, tries what the journal lacks, and prints the figures."""
    arguments = _arguments()
    arguments.work.mkdir(parents=True, exist_ok=True)
    sample = (
        matching(ROOT, arguments.cargo_mutants, arguments.only)
        if arguments.only
        else drawn(ROOT, arguments.cargo_mutants, arguments.count, arguments.seed)
    )
    journal = _journal(arguments, sample)
    accepted = reasons(ROOT, sample)
    known = {
        name
        for name, verdict in journal.verdicts.items()
        if not (arguments.missed and verdict.verdict == "missed" and name not in accepted)
    }
    # The numbers are those of the whole sample, so that a run that goes on builds nothing again.
    numbered = dict(enumerate(sample, 1))
    left = {number for number, mutant in numbered.items() if mutant.name not in known}
    if left:
        run = Run(Tree(ROOT, arguments.work), journal)
        for mutant in run.together(numbered, left):
            run.alone(mutant)
    names = {mutant.name for mutant in sample}
    verdicts = [one for one in journal.verdicts.values() if one.mutant in names]
    print(summary(verdicts, accepted))


if __name__ == "__main__":
    main()
