"""What there is: machines, kernels, questions, metrics, tools and more."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

from . import _arguments as arguments
from . import _core, _frames, _html

if TYPE_CHECKING:
    import pandas as pd

#: What can be listed, as ``fairground list`` has it.
Shelf = Literal[
    "machines",
    "kernels",
    "questions",
    "functions",
    "features",
    "changes",
    "knobs",
    "metrics",
    "tools",
    "workloads",
    "scenarios",
    "studies",
]

_ACCEPTED = (
    "machines, kernels, questions, functions, features, changes, knobs, metrics, tools, workloads, "
    "scenarios or studies"
)


class Listing:
    """The names of one shelf, in order, each with what it is."""

    def __init__(self, shelf: str, text: str) -> None:
        """Read what ``fairground list SHELF --json`` prints."""
        self.shelf = shelf
        self._items: list[dict[str, Any]] = json.loads(text)[shelf]

    @property
    def names(self) -> list[str]:
        """The names; of functions the kernel's, each once."""
        if self.shelf == "functions":
            return list(self._by_function())
        return [str(item["name"]) for item in self._items]

    @cached_property
    def frame(self) -> pd.DataFrame:
        """A row per item: ``name``, ``says``, and what its shelf has beside it.

        Questions have a row per answer, with ``question`` and ``asks``. Functions have a row each,
        and ``says`` names the questions that model it.
        """
        return _frames.frame(self._rows(), _frames.LISTED)

    def to_list(self) -> list[dict[str, Any]]:
        """The items as plain data, as ``fairground list --json`` has them."""
        return [dict(item) for item in self._items]

    def _rows(self) -> list[Mapping[str, Any]]:
        if self.shelf == "functions":
            pairs = self._by_function().items()
            return [{"name": name, "says": ", ".join(questions)} for name, questions in pairs]
        if self.shelf != "questions":
            return [{k: v for k, v in item.items() if k != "flags"} for item in self._items]
        return [
            {**answer, "question": item["name"], "asks": item["says"]}
            for item in self._items
            for answer in item["answers"]
        ]

    def _by_function(self) -> dict[str, list[str]]:
        """Questions by each function that they model."""
        questions: dict[str, list[str]] = {}
        for item in self._items:
            for function in item["functions"]:
                questions.setdefault(function, []).append(item["question"])
        return questions

    def __iter__(self) -> Iterator[str]:
        """Go through the names."""
        return iter(self.names)

    def __len__(self) -> int:
        """How many there are."""
        return len(self.names)

    def __contains__(self, name: object) -> bool:
        """Tell whether there is one of this name."""
        return name in self.names

    def __repr__(self) -> str:
        """Say what is listed."""
        return f"<Listing of {len(self)} {self.shelf}: {', '.join(self.names)}>"

    def _repr_html_(self) -> str:
        return _html.page(self.shelf, _html.table("", self._rows(), list(_frames.LISTED)))


def listing(shelf: Shelf) -> Listing:
    """List what there is, as ``fairground list`` does.

    Args:
        shelf: ``machines``, ``kernels``, ``questions``, ``functions`` (the kernel's, which the
            questions model), ``features``, ``changes``, ``knobs``, ``metrics``, ``tools``,
            ``workloads``, ``scenarios`` or ``studies``.

    Returns:
        The names, which it goes through, and what each is in ``frame``.

    Raises:
        UsageError: When there is no such shelf.

    Example:
        >>> import fairground
        >>> "laptop-4x2" in fairground.listing("machines")
        True
    """
    if shelf not in Shelf.__args__:  # type: ignore[attr-defined]
        raise arguments.wrong("shelf", shelf, _ACCEPTED)
    return Listing(shelf, _core.list_json(shelf))
