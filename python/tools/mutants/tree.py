"""A copy of the repository in which mutants are written and built."""

import json
import os
import subprocess
from itertools import chain
from pathlib import Path

from mutants.sample import Mutant
from mutants.switch import FUNCTION, Edit, blamed, edit, replaced, switched

ENGINE = "crates/fairground"
CLI = "crates/fairground-cli"
STATISTICS = "crates/fairground-statistics"

# Test programs that are asked, quickest first, but for the last, which
# looks for allocations alone.
TESTS = {
    ENGINE: [
        "fairground",
        "pace",
        "urgent",
        "rules",
        "frequency",
        "flat",
        "limits",
        "requests",
        "determinism",
        "laws",
        "recordings",
        "alloc",
    ],
    STATISTICS: ["fairground_statistics", "compare", "compare_null"],
    CLI: ["fairground_cli", "compare", "compare_null"],
}
# Crates whose tests these are besides the mutant's own.
ASKED_TOO = {STATISTICS: ["fairground-cli"]}


def package(mutant: Mutant) -> str:
    """The folder of the crate that a mutant is in."""
    return next((one for one in (CLI, STATISTICS) if mutant.file.startswith(one + "/")), ENGINE)


class Tree:
    """The copy, and what cargo builds of it."""

    def __init__(self, root: Path, work: Path) -> None:
        """Of what git knows of `root`, with changes that aren't committed."""
        self.path = work / "tree"
        self.target = work / "build"
        # Mutants that cannot be switched, by name: known to a run that goes on.
        self._stubborn = work / "alone.json"
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        told = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True)
        names = [name for name in told.stdout.split("\0") if name and (root / name).is_file()]
        self._originals = {name: (root / name).read_bytes() for name in names}
        self._unsure = {
            path.relative_to(self.path).as_posix()
            for path in self.path.rglob("*")
            if path.is_file()
        }

    def _write(self, changes: dict[str, bytes]) -> None:
        """All files as they were, but for these.

        A file that is right already is not touched, so that cargo builds nothing again.
        """
        for name in self._unsure - self._originals.keys():
            (self.path / name).unlink()
        self._unsure = set()
        for name in self._originals:
            path, text = self.path / name, changes.get(name, self._originals[name])
            if not path.is_file() or path.read_bytes() != text:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(text)

    def write_alone(self, mutant: Mutant) -> None:
        """Only this mutant is in the sources, always on."""
        self._write({mutant.file: replaced(self._originals[mutant.file], mutant)})

    def write_switched(self, mutants: dict[int, Mutant]) -> dict[int, Mutant]:
        """Switches for as many of these as build together; those."""
        known = set(json.loads(self._stubborn.read_text())) if self._stubborn.exists() else set()
        edits = {}
        for number, mutant in mutants.items():
            made = edit(self._originals[mutant.file], mutant, number)
            if made is not None and mutant.name not in known:
                edits[number] = made
        engine = f"{ENGINE}/src/lib.rs"
        while True:
            by_file: dict[str, list[Edit]] = {}
            for number, made in edits.items():
                by_file.setdefault(mutants[number].file, []).append(made)
            changes = {engine: self._originals[engine] + FUNCTION.encode()}
            for file, wanted in by_file.items():
                inside = file.startswith(ENGINE + "/")
                function = "crate::mutated" if inside else "fairground::mutated"
                changes[file] = switched(self._originals[file], wanted, function)
            self._write(changes)
            wrong = self._wrong(by_file)
            if not wrong:
                break
            edits = {number: made for number, made in edits.items() if number not in wrong}
        alone = {mutant.name for number, mutant in mutants.items() if number not in edits}
        self._stubborn.write_text(json.dumps(sorted(alone)))
        return {number: mutants[number] for number in edits}

    def _cargo(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        # A mutant may overflow so that the compiler sees it: it is to be caught when it does.
        lints = "-A arithmetic_overflow -A unconditional_panic"
        environment = {**os.environ, "CARGO_TARGET_DIR": str(self.target), "RUSTFLAGS": lints}
        command = ["cargo", *arguments, "--message-format=json"]
        return subprocess.run(
            command, cwd=self.path, env=environment, capture_output=True, text=True
        )

    def _wrong(self, edits: dict[str, list[Edit]]) -> set[int]:
        """Mutants at whose switches the compiler sees an error."""
        # The command line uses the statistics.
        found = self._cargo("check", "--package", "fairground", "--package", "fairground-cli")
        wrong: set[int] = set()
        for line in found.stdout.splitlines():
            message = json.loads(line).get("message") or {}
            if message.get("level") != "error":
                continue
            for span in message["spans"]:
                file = span["file_name"]
                if file in edits:
                    written = (self.path / file).read_bytes()
                    wrong |= blamed(written, edits[file], span["byte_start"], span["byte_end"])
        if found.returncode and not wrong:
            raise SystemExit(f"error: the switched sources do not build:\n{found.stderr}")
        return wrong

    def build(self, folder: str, names: list[str]) -> dict[str, Path] | None:
        """Some test programs of a crate by name; nothing if they do not build."""
        library = TESTS[folder][0]
        packages = [folder.rsplit("/", 1)[1]]
        if names != [library]:
            packages += ASKED_TOO.get(folder, [])
        whose = chain(*(["--package", package] for package in packages))
        which = [["--lib"] if name == library else ["--test", name] for name in names]
        found = self._cargo("test", "--no-run", *whose, *chain(*which))
        if found.returncode:
            return None
        messages = map(json.loads, found.stdout.splitlines())
        return {
            message["target"]["name"]: Path(message["executable"])
            for message in messages
            if message.get("executable") and message["profile"]["test"]
        }
