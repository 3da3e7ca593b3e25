"""The table of dependencies names what the manifests ask for, and no more."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable

import pytest
from commands import REPOSITORY, done

PAGE = REPOSITORY / "docs" / "reference" / "dependencies.md"
ROW = re.compile(r"^\| `([^`]+)` \| (.+?) \| (.+?) \|$", re.MULTILINE)


def rows(section: str) -> list[str]:
    """The names in the table of a section, each with who needs it and a reason."""
    _, _, below = PAGE.read_text().partition(f"\n## {section}\n")
    found = ROW.findall(below.partition("\n## ")[0])
    assert all(needed.strip() and why.strip() for _, needed, why in found)
    return [name for name, _, _ in found]


def agree(section: str, asked: Iterable[str]) -> None:
    named = rows(section)
    assert len(named) == len(set(named))
    assert sorted(named) == sorted(set(asked))


def test_the_table_names_the_crates() -> None:
    manifests = [
        REPOSITORY / "Cargo.toml",
        REPOSITORY / "crates" / "fairground-fuzz" / "libfuzzer" / "Cargo.toml",
    ]
    asked = []
    for manifest in manifests:
        command = ["cargo", "metadata", "--no-deps", "--format-version", "1"]
        packages = json.loads(done([*command, "--manifest-path", str(manifest)]))["packages"]
        asked += [one["name"] for package in packages for one in package["dependencies"]]
    agree("Rust", (name for name in asked if not name.startswith("fairground")))


def test_the_table_names_the_python_packages() -> None:
    tomllib = pytest.importorskip("tomllib", reason="Python 3.11 and newer have it")
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text())
    lists = [
        project["build-system"]["requires"],
        project["project"].get("dependencies", []),
        *project["project"]["optional-dependencies"].values(),
        *project["dependency-groups"].values(),
    ]
    agree("Python", (re.split(r"[^\w.-]", one)[0] for asked in lists for one in asked))


def test_the_table_names_the_packages_of_the_pages() -> None:
    package = json.loads((REPOSITORY / "web" / "package.json").read_text())
    agree("Pages", [*package["dependencies"], *package["devDependencies"]])
