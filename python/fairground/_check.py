"""Checks: does what must hold, hold in every history."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from . import _arguments as arguments
from . import _core, _frames, _html, _notices
from ._answer import Answer
from ._overload import Judged
from ._run import Limit, Scenario, asked, overrides
from ._seeds import Seeds, seeds_or_seed

if TYPE_CHECKING:
    import pandas as pd


class CheckResult(Answer, Judged):
    """Targets with what was measured beside them; true if all hold."""

    @property
    def holds(self) -> bool:
        """True if every target holds in as many seeds as were asked for."""
        return bool(self._data["holds"])

    @property
    def misfit(self) -> str | None:
        """What is wrong with the set that the scenario is of; then nothing holds."""
        misfit = self._data["misfit"]
        return None if misfit is None else str(misfit)

    def __bool__(self) -> bool:
        """Tell whether all targets hold."""
        return self.holds

    @cached_property
    def targets(self) -> pd.DataFrame:
        """One row per target.

        Columns: ``target``, ``metric``, ``unit``, ``comparison``, ``bound`` (in ``unit``),
        ``margin`` (by which share a value has to keep it; 0 but of fitted sets),
        ``longer_run`` (how many times as long a longer run may show it, which has to keep
        the bound; 1 but of runs that are short), ``holds``, ``seeds_held`` (in so many
        seeds), ``proven_percent`` (so it holds in this share of all histories, at 95 %
        confidence), ``median`` and ``worst`` (over the seeds, in ``unit``),
        ``inside_scatter`` (some histories hold, others do not), ``history_low`` and
        ``history_high`` (one more history lies between them with ``history_probability``;
        NaN of fewer than two seeds).
        """
        nested = ("values", "history")
        rows = []
        for row in self._data["targets"]:
            history = row["history"] or {}
            ends = {f"history_{k}": history.get(k) for k in ("low", "high", "probability")}
            rows.append({**{k: v for k, v in row.items() if k not in nested}, **ends})
        return _frames.frame(rows, _frames.TARGETS)

    @cached_property
    def runs(self) -> pd.DataFrame:
        """One row per run and target: ``target``, ``seed``, ``value`` (in the metric's unit)."""
        first = self._data["seed_first"]
        rows = [
            {"target": row["target"], "seed": first + at, "value": value}
            for row in self._data["targets"]
            for at, value in enumerate(row["values"])
        ]
        return _frames.frame(rows, _frames.CHECKED_RUNS)

    def _repr_html_(self) -> str:
        rows = [{**row, "seeds": len(row["values"])} for row in self._data["targets"]]
        columns = ("target", "holds", "seeds_held", "seeds", "median", "worst", "unit")
        return _html.page(repr(self), _html.table("", rows, columns), _html.notes(self.notes))

    def __repr__(self) -> str:
        """Say how many targets hold."""
        held = sum(row["holds"] for row in self._data["targets"])
        of = len(self._data["targets"])
        said = "" if self.misfit is None else "MISFIT, none holds; by the numbers "
        return f"<CheckResult: {said}{held} of {of} hold{self._told_overloads()}>"


def check(
    scenario: Scenario,
    targets: Sequence[str] | str = (),
    *,
    meet: Sequence[str] | str = (),
    seeds: Seeds | None = None,
    share: float = 1.0,
    machine: str | os.PathLike[str] | None = None,
    kernel: str | None = None,
    set: Mapping[str, object] | None = None,
    seed: int | None = None,
    duration: str | None = None,
    until: str | None = None,
    limits: arguments.Paths = (),
    limit: Limit | None = None,
    replicas: int | None = None,
    beside: arguments.Paths = (),
    explanation: int | None = None,
) -> CheckResult:
    """Check that targets hold, as ``fairground check`` does.

    Args:
        scenario: What :func:`fairground.run` takes.
        targets: What must hold, such as ``"p99 < 30ms"`` or ``"web.nr_throttled == 0"``.
        meet: More targets, under the name that they have in :func:`fairground.tune`.
        seeds: Histories: ``30`` (1 to 30), ``"5-34"``, ``range(5, 35)``; the first ten if neither
            this nor ``seed`` is given.
        share: In which share of the histories each target must hold, up to 1.
        machine: As for :func:`fairground.run`; so are the rest.
        kernel: Kernel profile.
        set: Knobs and keys.
        seed: This history alone.
        duration: Simulated time with its unit.
        until: Whether a workload with a total runs to its end.
        limits: Files of CPU limits, or one.
        limit: CPU limits: CPUs, or by group.
        replicas: How many pods like the workload's run on the node.
        beside: Files of the node's other pods, or one.
        explanation: Which one, counted from 1, if the scenario is a set of explanations.

    Returns:
        Each target with what was measured; true if all hold.

    Raises:
        UsageError: When a target is none.
        InputError: When the scenario is wrong, or has not what a target is about.

    Example:
        >>> import fairground
        >>> bool(fairground.check("request-server", "p99 < 1min", seeds=2))
        True
    """
    request = {
        "scenario": asked(scenario),
        "overrides": overrides(
            machine=machine,
            kernel=kernel,
            set=set,
            seed=seed,
            duration=duration,
            until=until,
            limits=limits,
            limit=limit,
            replicas=replicas,
            beside=beside,
            explanation=explanation,
        ),
        "targets": [
            *arguments.texts("targets", targets, _TARGETS),
            *arguments.texts("meet", meet, _TARGETS),
        ],
        "seeds": seeds_or_seed(seeds, seed),
        "share_percent": arguments.percent("share", share, 0.001, 1),
    }
    result = CheckResult(_notices.answered(_core.check_json, request, of_one=True))
    result.notes = _notices.tell()
    return result


_TARGETS = 'targets, such as "p99 < 30ms"'
