"""What every answer that has a page of the command line gives."""

from __future__ import annotations

import copy
import json
from typing import Any


class Answer:
    """An answer's data, with the page that the command line prints."""

    def __init__(self, text: str) -> None:
        data = json.loads(text)
        self._page: str = data.pop("page")
        self._markdown: str = data.pop("markdown", "")
        self._data: dict[str, Any] = data

    @property
    def digest(self) -> str:
        """Sixteen hexadecimal digits of all runs: equal digests, equal histories."""
        return str(self._data["digest"])

    def to_dict(self) -> dict[str, Any]:
        """Everything as plain data: a copy of what the command line prints with ``--json``."""
        return copy.deepcopy(self._data)

    def __str__(self) -> str:
        """Give the page that the command line prints, to paste into a mail."""
        return self._page
