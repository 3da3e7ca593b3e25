"""A thread's table beside ours."""

from __future__ import annotations

import copy
import json
from functools import cached_property
from typing import TYPE_CHECKING, Any

from . import _arguments as arguments
from . import _core, _frames, _html, _notices
from ._question import Asked, Question

if TYPE_CHECKING:
    import pandas as pd


class ReproduceResult(Asked):
    """What ``fairground reproduce --json`` prints, typed; true if every cell was hit."""

    def __init__(self, text: str) -> None:
        """Read the JSON text: a list of studies."""
        self._data: list[dict[str, Any]] = json.loads(text)

    @property
    def hits(self) -> int:
        """Cells that came out as claimed."""
        return sum(cell["verdict"] == "hit" for study in self._data for cell in study["cells"])

    @property
    def holds(self) -> bool:
        """True if every cell came out as claimed; errata are not judged."""
        return all(row["verdict"] != "miss" for row in self._rows())

    def __bool__(self) -> bool:
        """Tell whether every cell came out as claimed."""
        return self.holds

    @cached_property
    def cells(self) -> pd.DataFrame:
        """A row per cell of the threads' tables.

        Columns: ``study``, ``row``, ``column``, ``unit``, ``target`` (the thread's), ``ours``
        with ``low`` and ``high`` (5 % and 95 % of our runs), ``tolerance``, ``kind``
        (``calibrated``, ``predicted``, or ``erratum``: corrected by its author and not judged),
        ``verdict`` (``hit``, ``miss`` or ``erratum``).
        """
        return _frames.frame(self._rows(), _frames.STUDIED)

    def _rows(self) -> list[dict[str, Any]]:
        return [{"study": s["study"], **cell} for s in self._data for cell in s["cells"]]

    def to_dict(self) -> list[dict[str, Any]]:
        """All of it, a list with one study after another."""
        return copy.deepcopy(self._data)

    def __repr__(self) -> str:
        """Say how many cells came out."""
        studies = ", ".join(str(study["study"]) for study in self._data)
        judged = sum(row["verdict"] != "erratum" for row in self._rows())
        return f"<ReproduceResult of {studies}: {self.hits} of {judged} cells>"

    def _repr_html_(self) -> str:
        return _html.page(repr(self), _html.table("", self._rows(), list(_frames.STUDIED)))


def reproduce(studies: arguments.Paths = ()) -> ReproduceResult:
    """Run the experiments of mailing-list threads, as ``fairground reproduce`` does.

    Args:
        studies: Numbers of studies (``fairground.listing("studies")``) such as ``"003"``, or
            folders with a ``study.toml``; all shipped ones, which takes minutes, unless given.

    Returns:
        Each cell of the threads' tables beside ours.

    Raises:
        InputError: When there is no such study.

    Example:
        >>> import fairground
        >>> fairground.reproduce("U08").holds
        True
    """
    names = arguments.paths("studies", studies, '"003", or a list of such names')
    result = ReproduceResult(_core.reproduce_json(names))
    _notices.tell()
    result._question = Question("reproduce", {"scenarios": [{"path": name} for name in names]})
    return result
