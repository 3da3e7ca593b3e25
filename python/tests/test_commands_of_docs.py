"""The commands and the Python of README.md and docs/ run, and print what the pages show.

FAIRGROUND_BLESS=1 writes what they print into the pages. See `docs_blocks.py` for the fences.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import docs_blocks
import pytest
from docs_blocks import REPOSITORY, Block, Command

import fairground

BLESSING = "FAIRGROUND_BLESS" in os.environ
RUN = ("console", "python")


def pages_with(long: bool) -> list[Any]:
    """Pages that have something to run: all of it if `long`, else what is quick."""
    found = []
    for page in docs_blocks.pages():
        ran = [block for block in docs_blocks.blocks(page.read_text()) if block.language in RUN]
        if any(block.is_long for block in ran) if long else any(not b.is_long for b in ran):
            found.append(pytest.param(page, id=str(page.relative_to(REPOSITORY))))
    return found


def check(command: Command, told: list[str], misses: list[str]) -> list[str]:
    """What stands in the page after the test: what stood there, or, blessing, what was told."""
    if docs_blocks.agrees(command.expected, told):
        return command.expected
    if BLESSING:
        return docs_blocks.blessed(command.expected, told)
    misses.append("\n".join([f"$ {command.line}", *told]))
    return command.expected


def run_console(block: Block, here: Path, misses: list[str]) -> None:
    lines: list[str] = []
    for command in docs_blocks.commands(block):
        told = docs_blocks.run(command, here, os.environ["PATH"])
        lines += [*command.written, *check(command, told, misses)]
    block.lines = lines


def run_page(page: Path, folder: Path, long: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs a page's blocks in order, in a folder of its own."""
    here = docs_blocks.room(folder, Path(os.environ["FAIRGROUND_BIN"]).resolve())
    monkeypatch.chdir(here)
    text = page.read_text()
    rows, shift = text.split("\n"), 0
    names: dict[str, Any] = {"fairground": fairground}
    misses: list[str] = []
    for block in docs_blocks.blocks(text):
        before = len(block.lines)
        if block.file is not None:
            (here / block.file).write_text("\n".join(block.lines) + "\n")
        elif block.is_long and not long:
            continue
        elif block.language == "console":
            run_console(block, here, misses)
        elif block.language == "python":
            exec(compile("\n".join(block.lines), f"{page.name}, python", "exec"), names)
        start = block.start + shift
        rows[start : start + before] = block.lines
        shift += len(block.lines) - before
    if BLESSING:
        page.write_text("\n".join(rows))
    assert not misses, f"{page.name} shows something else:\n" + "\n\n".join(misses)


@pytest.mark.parametrize("page", pages_with(long=False))
def test_quick_commands_print_what_the_page_shows(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run_page(page, tmp_path, False, monkeypatch)


@pytest.mark.long
@pytest.mark.parametrize("page", pages_with(long=True))
def test_long_commands_print_what_the_page_shows(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run_page(page, tmp_path, True, monkeypatch)


def test_a_gap_stands_for_any_lines() -> None:
    told = ["a 1", "b 2", "c 3", "d 4"]
    assert docs_blocks.agrees(["a 1", "...", "d 4"], told)
    assert docs_blocks.agrees(["...", "c 3", "..."], told)
    assert not docs_blocks.agrees(["a 1", "...", "d 5"], told)
    assert not docs_blocks.agrees(["a 1", "...", "c 3"], told)
    assert not docs_blocks.agrees(["a 1", "b 2"], told)


def test_blessing_keeps_the_gaps() -> None:
    told = ["a 7", "b 8", "c 9", "d 10"]
    assert docs_blocks.blessed(["a 1", "...", "d 4"], told) == ["a 7", "...", "d 10"]
    assert docs_blocks.blessed(["...", "c 3", "..."], told) == ["...", "c 9", "..."]
    assert docs_blocks.blessed(["a 1"], told) == told
