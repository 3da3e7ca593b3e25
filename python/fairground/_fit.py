"""From what dashboards show to services that fit it, and to what would help them."""

from __future__ import annotations

import copy
import json
import os
import re
import shlex
import tempfile
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import _arguments as arguments
from . import _frames, _html
from ._notices import Noted, warn
from ._printed import printed
from ._question import Asked, Question

if TYPE_CHECKING:
    import pandas as pd


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

    def _repr_html_(self) -> str:
        return _html.page(repr(self), _html.lines(self._page))

    def __repr__(self) -> str:
        """Say how many explanations there are, and whether they fit."""
        fits = "" if self.misfit is None else ", which do not fit"
        return f"<FitResult: {len(self.weights)} explanations{fits}>"


class ExplainResult(Noted, Asked):
    """What ``fairground explain --json`` prints."""

    def __init__(self, text: str) -> None:
        """Read the JSON text."""
        self._data: dict[str, Any] = json.loads(text)
        self.notes = list(self._data["notes"])

    @property
    def verdict(self) -> str:
        """The page's first sentences: whether it is the limit, or why that can't be told."""
        return str(self._data["verdict"])

    @property
    def how_sure(self) -> str:
        """What the verdict rests on, and how often such answers were right."""
        return " ".join(self._data.get("how_sure", []))

    @cached_property
    def changes(self) -> pd.DataFrame:
        """A row per change that was tried, the best first; none if there is no answer.

        Columns: ``name``; ``told`` (the best of each kind, which the page shows); ``helps_share``
        (of the weight whose p99 falls by a tenth or more); ``p99_changes_percent``,
        ``latency_ms_p50``, ``latency_ms_p99`` and ``throttled_percent``, each with ``_low``,
        ``_likely`` and ``_high``; ``peak_cpus`` (the most of one period); ``holds_share`` (of the
        weight for which the targets hold; NaN without any); ``meets`` (what that says of yours:
        met, missed or open); ``options`` (of ``run``, to try it).
        """
        return _frames.frame(self._changes(), _frames.CHANGES)

    def _changes(self) -> list[dict[str, Any]]:
        rows = []
        for change in self._data.get("changes", []):
            does = change["does"]
            row = {key: change[key] for key in ("name", "told", "helps_share", "meets")}
            ranges = {"p99_changes_percent": change["p99_changes_percent"]}
            ranges |= {key: does[key] for key in _RANGES}
            for key, ends in ranges.items():
                row |= {f"{key}_{end}": value for end, value in ends.items()}
            row |= {key: does[key] for key in ("peak_cpus", "holds_share")}
            rows.append(row | {"options": shlex.join(change["options"])})
        return rows

    def to_dict(self) -> dict[str, Any]:
        """All of it, as plain data."""
        return copy.deepcopy(self._data)

    def __getitem__(self, key: str) -> object:
        """One of its parts."""
        return copy.deepcopy(self._data[key])

    def _repr_html_(self) -> str:
        parts = [{"part": part["part"], **part["percent"]} for part in self._data.get("parts", [])]
        shown = ("name", "p99_changes_percent_low", "p99_changes_percent_high", "helps_share")
        return _html.page(
            self.verdict,
            _html.lines("\n".join(self._data["service"])),
            _html.table("of the p99, %", parts, ("part", "low", "likely", "high")),
            _html.table("what was tried", self._changes(), (*shown, "peak_cpus", "meets")),
            _html.notes([*self._data.get("how_sure", []), *self.notes]),
        )

    def __repr__(self) -> str:
        """Say the verdict."""
        answer = "" if self._data["answer"] else "no answer: "
        return f"<ExplainResult: {answer}{self.verdict}>"


_RANGES = ("latency_ms_p50", "latency_ms_p99", "throttled_percent")
_NO_FORECAST = "What is said of these services is no forecast of the measured one"


def fit(**figures: object) -> FitResult:
    """Find services that fit what dashboards show, as ``fairground fit`` does.

    Args:
        figures: The options of ``fairground fit --help`` with ``_`` for ``-``: ``cpus=8``,
            ``limit="1500m"``, ``rps=200``, ``cpu_usage=1.3``, ``p50="9ms"``, ``p99="48ms"``,
            ``throttled="12%"``, ``metrics=["scrape.txt"]``, ``select={"container": "web"}``. A list
            gives an option several times.

    Returns:
        A scenario that is a set of explanations with weights. Where they are not like the measured
        service, that is a ``FairgroundWarning``.

    Raises:
        UsageError: When figures are missing or make no sense.
        InputError: When a file is wrong.
    """
    with tempfile.TemporaryDirectory(prefix="fairground-") as folder:
        gone = Path(folder) / "service.toml"
        path = Path(arguments.path("out", figures.get("out", gone), "a file"))
        page = printed("fit", {**figures, "out": path})
        # The page's last lines name the file, which is gone by then if nobody named it.
        result = FitResult(path.read_text(), page.replace(str(gone), "FILE.toml"))
    if result.misfit is not None:
        # What each verb warns of that reads the set.
        warn(f"MISFIT: {result.misfit}. {_NO_FORECAST}")
    result._question = Question("fit", _without_file(figures))
    return result


def _without_file(figures: Mapping[str, object]) -> dict[str, object]:
    """What is asked, without the file that is written beside the answer."""
    return {key: value for key, value in figures.items() if key not in ("out", "force")}


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
        result._question = Question("explain", _without_file(figures))
        return result
    text = arguments.path("scenario", scenario, "TOML text or a path")
    with tempfile.TemporaryDirectory(prefix="fairground-") as folder:
        path = Path(text)
        if "\n" in text:
            path = Path(folder) / "set.toml"
            path.write_text(text)
        result = ExplainResult(printed("explain", {**figures, "json": True}, str(path)))
    question = {"text": text} if "\n" in text else {"path": text}
    result._question = Question("explain", {**_without_file(figures), "scenario": question})
    return result
