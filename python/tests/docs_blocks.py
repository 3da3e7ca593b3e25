"""Blocks of the documents: which there are, what a command told, and how that is compared.

A fence says what its block is. `console` has commands, each after `$ `, and what they print; a
line `...` stands for any lines, and a command may go on after a backslash. `python` is run, page
by page, in order. A fence that goes on with `file=NAME` (any language) is written to that file
first. `long` after the language leaves a block to the long tests. Everything else is for reading.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^```(\w+) *(.*)$")
GAP = "..."
# What a page may name as if it were read in the repository.
SHELVES = ("machines", "scenarios", "studies", "workloads", "data", "examples")


@dataclass
class Block:
    """One fenced block of a page: language, the rest of its fence, lines, and where they are."""

    language: str
    words: list[str]
    lines: list[str]
    start: int

    @property
    def is_long(self) -> bool:
        return "long" in self.words

    @property
    def file(self) -> str | None:
        named = [word.removeprefix("file=") for word in self.words if word.startswith("file=")]
        return named[0] if named else None


@dataclass
class Command:
    """A command of a console block, as written, and the lines that it should print."""

    written: list[str]
    expected: list[str]

    @property
    def line(self) -> str:
        words = " ".join(part.rstrip("\\").strip() for part in self.written)
        words = words.removeprefix("$ ")
        return words.replace("cargo run --release --", "fairground")


def pages() -> list[Path]:
    """README.md and every page under docs/."""
    return [REPOSITORY / "README.md", *sorted((REPOSITORY / "docs").rglob("*.md"))]


def blocks(text: str) -> list[Block]:
    """All fenced blocks of a page, in order."""
    found: list[Block] = []
    open_block: Block | None = None
    for row, line in enumerate(text.split("\n")):
        if open_block is not None:
            if line.startswith("```"):
                found.append(open_block)
                open_block = None
            else:
                open_block.lines.append(line)
        elif match := FENCE.match(line):
            open_block = Block(match[1], match[2].split(), [], row + 1)
    assert open_block is None, "a fence that is not closed"
    return found


def commands(block: Block) -> list[Command]:
    """The commands of a console block."""
    found: list[Command] = []
    for line in block.lines:
        if line.startswith("$ "):
            found.append(Command([line], []))
        elif found and not found[-1].expected and found[-1].written[-1].endswith("\\"):
            found[-1].written.append(line)
        else:
            assert found, f"output before the first command: {line}"
            found[-1].expected.append(line)
    return found


def room(folder: Path, binary: Path) -> Path:
    """A folder to run a page's commands in, with the program and the library in reach."""
    (folder / "bin").mkdir()
    (folder / "bin" / "fairground").symlink_to(binary)
    here = folder / "here"
    here.mkdir()
    for shelf in SHELVES:
        (here / shelf).symlink_to((REPOSITORY / shelf).resolve())
    return here


def run(command: Command, here: Path, path: str) -> list[str]:
    """What the command prints; it must end well."""
    done = subprocess.run(
        [shutil.which("bash") or "bash", "-c", command.line],
        cwd=here,
        env={"PATH": f"{here.parent / 'bin'}:{path}", "LC_ALL": "C.UTF-8", "COLUMNS": "100"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, f"{command.line}\nexit code {done.returncode}\n{done.stderr}"
    return done.stdout.rstrip("\n").split("\n") if done.stdout else []


def parts(expected: list[str]) -> list[list[str]]:
    """The stretches between the gaps."""
    found: list[list[str]] = [[]]
    for line in expected:
        if line.strip() == GAP:
            found.append([])
        else:
            found[-1].append(line)
    return found


def agrees(expected: list[str], told: list[str]) -> bool:
    """True if `told` is what the page expects, gaps apart."""
    stretches = parts([line.rstrip() for line in expected])
    rest = [line.rstrip() for line in told]
    if len(stretches) == 1:
        return stretches[0] == rest
    first, *middle, last = stretches
    if rest[: len(first)] != first:
        return False
    rest = rest[len(first) :]
    for stretch in middle:
        starts = range(len(rest) - len(stretch) + 1)
        at = next((k for k in starts if rest[k : k + len(stretch)] == stretch), None)
        if at is None:
            return False
        rest = rest[at + len(stretch) :]
    return len(rest) >= len(last) and (not last or rest[-len(last) :] == last)


def alike(old: str, new: str) -> bool:
    """True if two lines differ in numbers and spaces alone."""
    bare = [re.sub(r"[-\d.\s]+", "#", line.strip()) for line in (old, new)]
    return bare[0] == bare[1]


def blessed(expected: list[str], told: list[str]) -> list[str]:
    """`told` with the gaps that the page has: each stretch is found again by its first line."""
    told = [line.rstrip() for line in told]
    stretches = parts(expected)
    if len(stretches) == 1:
        return told
    first, *middle, last = stretches
    kept, rest = told[: len(first)], told[len(first) :]
    for stretch in middle:
        at = next((k for k, line in enumerate(rest) if alike(stretch[0], line)), 0)
        kept += [GAP, *rest[at : at + len(stretch)]]
        rest = rest[at + len(stretch) :]
    return [*kept, GAP, *(rest[-len(last) :] if last else [])]
