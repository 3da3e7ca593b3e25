"""What the engine warns of, as Python's warnings."""

from __future__ import annotations

import warnings
from pathlib import Path

from . import _core
from ._errors import FairgroundWarning

_HERE = str(Path(__file__).parent)


def tell() -> None:
    """Warn of what was found since this was called last, at the line that called the package."""
    told = _core.take_warnings()
    if not told:
        return
    level = _caller()
    for text in told:
        warnings.warn(text, FairgroundWarning, stacklevel=level)


def _caller() -> int:
    """How far up the first caller outside of the package is, as `stacklevel` counts for `tell`."""
    import sys

    level = 2
    frame = sys._getframe(2)
    while frame.f_back is not None and frame.f_code.co_filename.startswith(_HERE):
        frame = frame.f_back
        level += 1
    return level
