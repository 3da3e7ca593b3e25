"""Signs that more is asked for than can be done: then times and rates mean little."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any

from ._notices import Noted


class Judged(Noted):
    """A result whose numbers may say how long a run was, and not how fast it is."""

    _data: Any

    @property
    def overloads(self) -> list[dict[str, Any]]:
        """Why times and rates mean little, as the command line tells above them; empty is good.

        Each has ``mark`` (``OVERLOAD``, ``NEAR OVERLOAD``, ``STARVED``, ``DEADLOCK``, ``REAL
        TIME`` or, of the tail alone, ``SHORT RUN``), ``kind``, ``subject``, ``value`` and
        ``against``, ``runs`` (so many show it by themselves) and ``says``; and of several variants
        or settings, which one it is.
        """
        return copy.deepcopy(self._signs())

    def _signs(self) -> list[dict[str, Any]]:
        return list(self._data["overloads"])

    def _told_overloads(self) -> str:
        """What a repr says of it."""
        return told(self._signs())


def told(signs: Sequence[Mapping[str, Any]]) -> str:
    """Each mark with what it is about, as ``; OVERLOAD: web/request``; nothing if all is well."""
    subjects: dict[str, dict[str, None]] = {}
    for sign in signs:
        subjects.setdefault(sign["mark"], {})[sign["subject"]] = None
    return "".join(f"; {mark}: {', '.join(names)}" for mark, names in subjects.items())
