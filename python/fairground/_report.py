"""The page of ``--report``, to look at in a notebook or to pass on."""

from __future__ import annotations

import contextlib
import json
import os
import re
import tempfile
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any

from . import _arguments as arguments
from ._errors import MachineError, UsageError
from ._printed import printed

#: The verbs that have a page.
VERBS = ("run", "compare", "sweep", "tune", "fit", "explain", "reproduce")
_DATA = re.compile(r'<script type="application/json" id="document">(.*?)</script>', re.DOTALL)
#: A notebook is to show what stands above, too; the page scrolls in its frame.
_HEIGHT_PX = 720


class Report:
    """One page of HTML that needs no network; a notebook shows it in a frame."""

    def __init__(self, html: str) -> None:
        """Keep the page."""
        #: The page.
        self.html = html

    @property
    def document(self) -> dict[str, Any]:
        """What the page draws: its ``answer``, ``panels``, ``worlds`` and more."""
        found = _DATA.search(self.html)
        read: dict[str, Any] = json.loads(found.group(1)) if found else {}
        return read

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the page, to be opened in any browser: whole, or not at all.

        Raises:
            MachineError: When it can't be written.
        """
        target = Path(arguments.path("path", path, "text or a path"))
        partial = target.with_name(f".{target.name}.{os.getpid()}.partial")
        try:
            partial.write_text(self.html, encoding="utf-8")
            partial.replace(target)
        except OSError as error:
            with contextlib.suppress(OSError):
                partial.unlink(missing_ok=True)
            raise MachineError(f"cannot write {target}: {error.strerror}") from None

    def _repr_html_(self) -> str:
        # Without "allow-same-origin" the page can't touch the notebook around it.
        return (
            f'<iframe sandbox="allow-scripts" style="width: 100%; height: {_HEIGHT_PX}px; '
            f'border: 1px solid #888" title="fairground report" '
            f'srcdoc="{escape(self.html)}"></iframe>'
        )

    def __repr__(self) -> str:
        """Say the answer."""
        answer = self.document.get("answer") or [""]
        return f"<Report: {answer[0]}>"


def report(verb: str, *words: str | os.PathLike[str], **options: object) -> Report:
    """Answer as the command line does, and give the page of ``--report``.

    Args:
        verb: ``"run"``, ``"compare"``, ``"sweep"``, ``"tune"``, ``"fit"``, ``"explain"`` or
            ``"reproduce"``.
        words: What stands there without an option: a scenario, a study.
        options: The options of ``fairground VERB --help`` with ``_`` for ``-``; one that is a word
            of Python ends in ``_``: ``with_="cpu.max.burst=100ms"``. A list gives an option several
            times.

    Returns:
        The page.

    Raises:
        UsageError: When an option is wrong, or the verb has no page.
        InputError: When a scenario or another file is wrong.

    Example:
        >>> page = fairground.report("run", "web-and-batch", duration="100ms")
        >>> page.document["verb"]
        'run'
    """
    if verb not in VERBS:
        raise UsageError(f"verb is {verb!r}; accepted: {', '.join(VERBS)}")
    plain = [arguments.path("words", word, "text or a path") for word in words]
    named = {key.rstrip("_"): value for key, value in options.items()}
    if "report" in named:
        instead = "nothing here: fairground.report(…).save(path) writes the page"
        raise arguments.wrong("report", named["report"], instead)
    with tempfile.TemporaryDirectory(prefix="fairground-") as folder:
        return page_of(Path(folder), verb, named, *plain)


def page_of(folder: Path, verb: str, options: Mapping[str, object], *words: str) -> Report:
    """The page that a verb writes, which needs a folder for it."""
    path = folder / "report.html"
    printed(verb, {**options, "report": path}, *words)
    if not path.exists():
        raise UsageError("no page was written; accepted: what gives an answer, not help")
    # The page says how to make it again: with files that will be there.
    return Report(path.read_text(encoding="utf-8").replace(f"{folder}{os.sep}", ""))
