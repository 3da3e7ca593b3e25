"""The playground: its engine is the command's engine, and its page works in a browser."""

from __future__ import annotations

import filecmp
import gzip
import json
import shlex
from pathlib import Path
from typing import Any

import pytest
from commands import BIN, REPOSITORY, done, served, told
from node_program import BUILT, node

WEB = REPOSITORY / "web"
PAGE = ["index.html", "playground.css", "playground.js", "worker.js"]


def digests_of_engine(*names: str) -> dict[str, Any]:
    """Digests of the playground's engine."""
    script = [node(), str(WEB / "test" / "digests.js"), str(BUILT / "engine.wasm.gz"), *names]
    digests = json.loads(done(script))
    assert isinstance(digests, dict)
    return digests


def of_command(scenario: str, folder: Path = REPOSITORY) -> str:
    """The digest of the command's run."""
    return str(json.loads(done([BIN, "run", scenario, "--json"], folder))["digest"])


def test_the_page_s_engine_has_the_histories_of_the_command() -> None:
    for name, digest in digests_of_engine("slices", "desktop", "two-hogs-003").items():
        assert digest == of_command(name), f"{name}: `make playground` builds today's engine"


@pytest.mark.long
def test_every_shipped_scenario_and_story_has_the_same_history_in_the_page(tmp_path: Path) -> None:
    digests = digests_of_engine()
    listed = json.loads(told("list", "scenarios", "--json"))["scenarios"]
    names = {scenario["name"] for scenario in listed}
    assert names < set(digests)
    for name, digest in digests.items():
        if name in names:
            assert digest == of_command(name), name
        else:
            (tmp_path / "story.toml").write_text(digest["text"])
            assert digest["digest"] == of_command("story.toml", tmp_path), name


@pytest.mark.long
def test_the_checked_in_page_is_what_its_sources_give(web: Path, tmp_path: Path) -> None:
    done(["node", "build.js", str(tmp_path)], web)
    _, changed, missing = filecmp.cmpfiles(BUILT, tmp_path / "playground", PAGE, shallow=False)
    assert (changed, missing) == ([], []), "`make playground` writes them anew"


@pytest.mark.long
def test_the_checked_in_engine_is_what_its_sources_give(tmp_path: Path) -> None:
    done(["make", "engine", f"OUT={tmp_path}"])
    checked_in = gzip.decompress((BUILT / "engine.wasm.gz").read_bytes())
    built = gzip.decompress((tmp_path / "engine.wasm.gz").read_bytes())
    rustc = done(["rustc", "--version"]).strip()
    assert checked_in == built, (
        f"the engine that is checked in has {len(checked_in)} bytes, and {rustc} gives others, "
        f"{len(built)} bytes. If sources or the compiler changed since, `make playground` and a "
        "commit bring the page to today's engine"
    )


@pytest.mark.long
def test_the_page_works_in_a_browser_and_its_commands_give_its_runs(
    browser: Path, tmp_path: Path
) -> None:
    with served() as (_, port):
        address = f"http://127.0.0.1:{port}/"
        seen = json.loads(done(["node", "test/playground.js", address], browser))
    assert seen["problems"] == []
    commands = {json.dumps(command, sort_keys=True) for command in seen["commands"]}
    assert len(commands) >= 12
    for at, text in enumerate(sorted(commands)):
        command = json.loads(text)
        folder = tmp_path / str(at)
        folder.mkdir()
        for name, content in command["files"].items():
            (folder / name).write_text(content)
        program, *words = shlex.split(command["command"])
        assert program == "fairground"
        answer = json.loads(done([BIN, *words, "--json"], folder))
        assert command["digest"] == answer["digest"], command["command"]
