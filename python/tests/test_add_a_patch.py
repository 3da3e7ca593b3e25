"""docs/how-to/add-a-patch.md, done: its patch is applied to a copy, which then has the answer."""

from __future__ import annotations

import json
import os
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from commands import REPOSITORY, done, told
from docs_blocks import blocks

PAGE = REPOSITORY / "docs" / "how-to" / "add-a-patch.md"
BUILT = Path(os.environ.get("CARGO_TARGET_DIR", REPOSITORY / "target")).resolve()
#: Beside what is built of the repository: the copy's program must not take that one's place.
TARGET = BUILT / "add-a-patch"


def copied(folder: Path) -> Path:
    """A copy of what cargo needs."""
    parts = ["crates", "Cargo.toml", "Cargo.lock", "README.md"]
    for name in done(["git", "ls-files", *parts], REPOSITORY).splitlines():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(REPOSITORY / name, target, follow_symlinks=False)
    return folder


def of_its_own(folder: Path) -> None:
    """Gives the copy another version: cargo tells crates apart by name and version, not by folder.

    Else its crates would take the places of the repository's among what is built.
    """
    manifest = folder / "Cargo.toml"
    text = manifest.read_text()
    (version, *_) = re.findall(r'^version = "(.+)"$', text, re.MULTILINE)
    manifest.write_text(text.replace(f'version = "{version}"', f'version = "{version}-copy"'))


def patch() -> str:
    (block,) = [block for block in blocks(PAGE.read_text()) if block.language == "diff"]
    return "\n".join(block.lines) + "\n"


def test_the_patch_of_the_page_fits(tmp_path: Path) -> None:
    done(["git", "apply", "--check", "-"], copied(tmp_path), patch())


@pytest.mark.long
def test_the_patch_of_the_page_is_all_that_an_answer_needs(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    done(["git", "apply", "-"], folder, patch())
    of_its_own(folder)
    # Of other crates, what the repository's tests use is taken.
    cargo = ["cargo", "build", "--quiet", "--package", "fairground-cli"]
    done([*cargo, "--target-dir", str(TARGET)], folder, CARGO_BUILD_BUILD_DIR=str(BUILT))

    def ours(*words: str) -> str:
        return done([str(TARGET / "debug" / "fairground"), *words], folder)

    def run(answer: str) -> Any:
        burst = ["--limit", "/web=cpu.max.burst=100000"]
        return json.loads(
            ours("run", "request-server", *burst, "--set", f"refill={answer}", "--json")
        )

    assert "refill=half-kept" in ours("list", "questions")
    half, whole = run("half-kept"), run("burst")
    assert half["kernel"]["answers"]["refill"] == "half-kept"
    assert half["digest"] != whole["digest"]
    before = json.loads(told("run", "request-server", "--json"))
    after = json.loads(ours("run", "request-server", "--json"))
    assert after["digest"] == before["digest"], "an answer that nobody asks for changes nothing"
