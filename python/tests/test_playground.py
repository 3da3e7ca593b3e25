"""The playground: its engine is the command's engine, and its page works in a browser."""

from __future__ import annotations

import filecmp
import gzip
import json
import os
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from node_program import node

REPOSITORY = Path(__file__).resolve().parents[2]
WEB = REPOSITORY / "web"
BUILT = REPOSITORY / "crates" / "fairground-cli" / "web" / "playground"
PAGE = ["index.html", "playground.css", "playground.js", "worker.js"]
BIN = os.environ["FAIRGROUND_BIN"]


def done(command: list[str], folder: Path, **env: str) -> str:
    """What a command prints; it must end well."""
    ran = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        timeout=1800,
    )
    assert ran.returncode == 0, f"{command}\n{ran.stdout}\n{ran.stderr}"
    return ran.stdout


def of_engine(*names: str) -> dict[str, Any]:
    """Digests of the playground's engine."""
    script = [node(), str(WEB / "test" / "digests.js"), str(BUILT / "engine.wasm.gz"), *names]
    digests = json.loads(done(script, REPOSITORY))
    assert isinstance(digests, dict)
    return digests


def of_command(scenario: str, folder: Path = REPOSITORY) -> str:
    """The digest of the command's run."""
    return str(json.loads(done([BIN, "run", scenario, "--json"], folder))["digest"])


def test_the_page_s_engine_has_the_histories_of_the_command() -> None:
    for name, digest in of_engine("slices", "desktop", "two-hogs-003").items():
        assert digest == of_command(name), f"{name}: `make playground` builds today's engine"


@pytest.mark.long
def test_every_shipped_scenario_and_story_has_the_same_history_in_the_page(tmp_path: Path) -> None:
    digests = of_engine()
    listed = json.loads(done([BIN, "list", "scenarios", "--json"], REPOSITORY))["scenarios"]
    names = {scenario["name"] for scenario in listed}
    assert names < set(digests)
    for name, digest in digests.items():
        if name in names:
            assert digest == of_command(name), name
        else:
            (tmp_path / "story.toml").write_text(digest["text"])
            assert digest["digest"] == of_command("story.toml", tmp_path), name


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources of the page, with what they need from the npm registry."""
    folder = tmp_path_factory.mktemp("web") / "web"
    shutil.copytree(WEB, folder, ignore=shutil.ignore_patterns("node_modules"))
    done(["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts"], folder)
    return folder


@pytest.mark.long
def test_the_checked_in_page_is_what_its_sources_give(web: Path, tmp_path: Path) -> None:
    done(["node", "build.js", str(tmp_path)], web)
    _, changed, missing = filecmp.cmpfiles(BUILT, tmp_path / "playground", PAGE, shallow=False)
    assert (changed, missing) == ([], []), "`make playground` writes them anew"


@pytest.mark.long
def test_the_checked_in_engine_is_what_its_sources_give(tmp_path: Path) -> None:
    done(["make", "engine", f"OUT={tmp_path}"], REPOSITORY)
    checked_in = gzip.decompress((BUILT / "engine.wasm.gz").read_bytes())
    built = gzip.decompress((tmp_path / "engine.wasm.gz").read_bytes())
    rustc = done(["rustc", "--version"], REPOSITORY).strip()
    assert checked_in == built, (
        f"the engine that is checked in has {len(checked_in)} bytes, and {rustc} gives others, "
        f"{len(built)} bytes. If sources or the compiler changed since, `make playground` and a "
        "commit bring the page to today's engine"
    )


@pytest.fixture
def address() -> Iterator[str]:
    """Where the playground is served."""
    command = [BIN, "serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            yield server.stdout.readline().strip()
        finally:
            server.kill()


@pytest.mark.long
def test_the_page_works_in_a_browser_and_its_commands_give_its_runs(
    web: Path, address: str, tmp_path: Path
) -> None:
    chromium = os.environ.get("CHROMIUM", "/usr/bin/chromium")
    assert Path(chromium).exists(), "apt-get install chromium, or name another one in CHROMIUM"
    seen = json.loads(done(["node", "test/playground.js", address], web))
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
        told = json.loads(done([BIN, *words, "--json"], folder))
        assert command["digest"] == told["digest"], command["command"]
