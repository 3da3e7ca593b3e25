"""What the engine warns of, as Python's warnings."""

from __future__ import annotations

import warnings
from pathlib import Path

from . import _core
from ._errors import FairgroundWarning

_HERE = str(Path(__file__).parent)


def tell() -> None:
    """Warn of what was found since this was called last, at the line that called the package."""
    for text in _core.take_warnings():
        warn(text)


def warn(text: str) -> None:
    """Warn at the line that called the package."""
    warnings.warn(text, FairgroundWarning, stacklevel=_caller())


def _caller() -> int:
    """How far up the first caller outside of the package is, as `stacklevel` counts for `warn`."""
    import sys

    level = 2
    frame = sys._getframe(2)
    while frame.f_back is not None and frame.f_code.co_filename.startswith(_HERE):
        frame = frame.f_back
        level += 1
    return level
