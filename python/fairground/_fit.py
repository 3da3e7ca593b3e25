"""From what dashboards show to services that fit it, and to what would help them."""

from __future__ import annotations

import copy
import json
import os
import re
import tempfile
from pathlib import Path
from typing import Any

from . import _arguments as arguments
from ._printed import printed
from ._question import Asked, Question


class FitResult(Asked):
    """What ``fairground fit`` makes: a scenario that is a set of explanations, and its page."""

    def __init__(self, scenario: str, page: str) -> None:
        """Keep the set's TOML and the page."""
        #: The set as TOML: give it to ``compare`` and ``tune``, or with one explanation to ``run``.
        self.scenario = scenario
        self._page = page

    @property
    def weights(self) -> list[float]:
        """How likely each explanation is beside the others, the likeliest first."""
        found = re.findall(r"^weight = ([0-9.eE+-]+)", self.scenario, flags=re.MULTILINE)
        return [float(weight) for weight in found]

    @property
    def misfit(self) -> str | None:
        """Why they are not like the measured service; None if they are."""
        found = re.search(r'^misfit = "(.*)"$', self.scenario, flags=re.MULTILINE)
        return found and found[1]

    def __str__(self) -> str:
        """Give the page that the command line prints."""
        return self._page

    def __repr__(self) -> str:
        """Say how many explanations there are, and whether they fit."""
        fits = "" if self.misfit is None else ", which do not fit"
        return f"<FitResult: {len(self.weights)} explanations{fits}>"


class ExplainResult(Asked):
    """What ``fairground explain --json`` prints."""

    def __init__(self, text: str) -> None:
        """Read the JSON text."""
        self._data: dict[str, Any] = json.loads(text)

    def to_dict(self) -> dict[str, Any]:
        """All of it, as plain data."""
        return copy.deepcopy(self._data)

    def __getitem__(self, key: str) -> object:
        """One of its parts."""
        return copy.deepcopy(self._data[key])

    def __repr__(self) -> str:
        """Say what it is worth, and what it has."""
        answer = "" if self._data["answer"] else "no answer, "
        over = "wants more than its limit, " if self._data["overloaded"] else ""
        throttling = f"throttling {self._data['throttling']}"
        return f"<ExplainResult: {answer}{over}{throttling}; {', '.join(self._data)}>"


def fit(**figures: object) -> FitResult:
    """Find services that fit what dashboards show, as ``fairground fit`` does.

    Args:
        figures: The options of ``fairground fit --help`` with ``_`` for ``-``: ``cpus=8``,
            ``limit="1500m"``, ``rps=200``, ``cpu_usage=1.3``, ``p50="9ms"``, ``p99="48ms"``,
            ``throttled="12%"``, ``metrics=["scrape.txt"]``, ``select={"container": "web"}``. A list
            gives an option several times.

    Returns:
        A scenario that is a set of explanations with weights.

    Raises:
        UsageError: When figures are missing or make no sense.
        InputError: When a file is wrong.
    """
    with tempfile.TemporaryDirectory(prefix="fairground-") as folder:
        path = Path(folder) / "service.toml"
        page = printed("fit", {**figures, "out": path})
        # The page's last lines name the file, which is gone by then.
        result = FitResult(path.read_text(), page.replace(str(path), "FILE.toml"))
    result._question = Question("fit", figures)
    return result


def explain(scenario: str | os.PathLike[str] | None = None, **figures: object) -> ExplainResult:
    """Say whether a service is throttled and what would help, as ``fairground explain`` does.

    Args:
        scenario: A set of explanations instead of figures: a file, or the TOML of
            :attr:`FitResult.scenario`.
        figures: The options of ``fairground explain --help`` with ``_`` for ``-``, as for
            :func:`fairground.fit`: ``manifest="deploy.yaml"``, ``metrics=["prom.txt"]``.

    Returns:
        The answer, each figure as a range over everything that fits.

    Raises:
        UsageError: When figures are missing or make no sense.
        InputError: When a file is wrong.
    """
    if scenario is None:
        result = ExplainResult(printed("explain", {**figures, "json": True}))
        result._question = Question("explain", figures)
        return result
    text = arguments.path("scenario", scenario, "TOML text or a path")
    with tempfile.TemporaryDirectory(prefix="fairground-") as folder:
        path = Path(text)
        if "\n" in text:
            path = Path(folder) / "set.toml"
            path.write_text(text)
        result = ExplainResult(printed("explain", {**figures, "json": True}, str(path)))
    question = {"text": text} if "\n" in text else {"path": text}
    result._question = Question("explain", {**figures, "scenario": question})
    return result
