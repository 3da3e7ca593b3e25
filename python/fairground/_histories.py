"""Many histories of one scenario: how much of a number is luck."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from . import _arguments as arguments
from . import _core, _frames, _html, _notices
from ._answer import Answer
from ._overload import Judged
from ._run import Limit, Scenario, asked, overrides
from ._seeds import Seeds, seeds_text

if TYPE_CHECKING:
    import pandas as pd


#: Fewer have no scatter.
_SEEDS_LEAST = 2


class HistoriesResult(Answer, Judged):
    """What ``fairground run --seeds --json`` prints, typed."""

    @cached_property
    def frame(self) -> pd.DataFrame:
        """A row per metric: where one more history lies.

        Columns: ``metric``, ``unit``, ``low``, ``median``, ``high`` and ``probability`` (with which
        one more history lies from low to high; NaN of fewer than two seeds).
        """
        return _frames.frame(self._rows(), _frames.HISTORIES)

    def _rows(self) -> list[dict[str, Any]]:
        return [
            {"metric": row["metric"], "unit": row["unit"], **(row["history"] or {})}
            for row in self._data["metrics"]
        ]

    @cached_property
    def runs(self) -> pd.DataFrame:
        """A row per metric and seed: ``metric``, ``unit``, ``seed``, ``value``."""
        first = self._data["seed_first"]
        rows = [
            {"metric": row["metric"], "unit": row["unit"], "seed": first + at, "value": value}
            for row in self._data["metrics"]
            for at, value in enumerate(row["values"])
        ]
        return _frames.frame(rows, _frames.HISTORY_RUNS)

    def _repr_html_(self) -> str:
        table = _html.table("", self._rows(), list(_frames.HISTORIES))
        return _html.page(repr(self), table, _html.notes(self.notes))

    def __repr__(self) -> str:
        """What was run, and how often."""
        data = self._data
        return (
            f"<HistoriesResult {data['machine']}, kernel {data['kernel']}, {data['seeds']} seeds, "
            f"digest {self.digest}{self._told_overloads()}>"
        )


def histories(
    scenario: Scenario,
    seeds: Seeds = 20,
    *,
    machine: str | os.PathLike[str] | None = None,
    kernel: str | None = None,
    set: Mapping[str, object] | None = None,
    duration: str | None = None,
    until: str | None = None,
    limits: arguments.Paths = (),
    limit: Limit | None = None,
    replicas: int | None = None,
    beside: arguments.Paths = (),
    explanation: int | None = None,
) -> HistoriesResult:
    """Run a scenario once with each seed, as ``fairground run --seeds`` does.

    Of one run nobody knows how much of its p99 is luck.

    Args:
        scenario: What :func:`fairground.run` takes.
        seeds: Histories: ``20`` (1 to 20), ``"5-24"``, ``range(5, 25)``.
        machine: As for :func:`fairground.run`; so are the rest.
        kernel: Kernel profile.
        set: Knobs and keys.
        duration: Simulated time with its unit.
        until: Whether a workload with a total runs to its end.
        limits: Files of CPU limits, or one.
        limit: CPU limits: CPUs, or by group.
        replicas: How many pods like the workload's run on the node.
        beside: Files of the node's other pods, or one.
        explanation: Which one, counted from 1, if the scenario is a set of explanations.

    Returns:
        Where one more history lies, by metric, and what each gave.

    Raises:
        InputError: When the scenario or an option is wrong.

    Example:
        >>> import fairground
        >>> done = fairground.histories("request-server", 5, duration="1s")
        >>> len(done.runs[done.runs["metric"] == "p99"])
        5
    """
    changed = overrides(
        machine=machine,
        kernel=kernel,
        set=set,
        seed=None,
        duration=duration,
        until=until,
        limits=limits,
        limit=limit,
        replicas=replicas,
        beside=beside,
        explanation=explanation,
    )
    request = {"scenario": asked(scenario), "overrides": changed, "seeds": seeds_text(seeds)}
    result = HistoriesResult(_notices.answered(_core.histories_json, request))
    result.notes = _notices.tell()
    if result.to_dict()["seeds"] < _SEEDS_LEAST:
        _notices.warn("one seed does not tell where one more history lies: give two or more")
    return result
