"""What the engine warns of, as Python's warnings; and the notes that stand beside an answer."""

from __future__ import annotations

import json
import warnings
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from . import _arguments as arguments
from . import _core
from ._errors import FairgroundError, FairgroundWarning

_HERE = str(Path(__file__).parent)


class Noted:
    """A result beside which the command line tells more."""

    #: What is told beside the answer, and is not in its numbers: what was warned of, a machine that
    #: stands for yours, a cost that is left out, a knob that changes nothing.
    notes: Sequence[str] = ()


def answered(ask: Callable[[str], str], request: Mapping[str, Any], *, of_one: bool = False) -> str:
    """What the engine answers; nothing that it found is left for the next question.

    Args:
        ask: Asks the engine.
        request: What is asked.
        of_one: Whether an answer over a set of explanations is none.
    """
    try:
        answer = ask(json.dumps(request))
        return arguments.of_one(answer) if of_one else answer
    except FairgroundError:
        # The error says what is wrong; what else was found is of no answer.
        _core.take_warnings()
        _core.take_notes()
        raise


def tell() -> list[str]:
    """Warn of what was found since this was called last, at the line that called the package.

    Returns:
        All of it, with the notes of the same time: a warning is seen once, a result is kept.
    """
    warned = _core.take_warnings()
    for text in warned:
        warn(text)
    notes = _core.take_notes()
    for text, is_caution in notes:
        if is_caution:
            warn(text)
    return [*(text for text, _ in notes), *warned]


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
