"""What changed for a workload between kernels, and which change of the kernel did it."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from . import _arguments as arguments
from . import _core, _frames, _html, _notices
from ._answer import Answer
from ._compare import METRICS, CompareResult, budget_seeds, precision_percent
from ._overload import Judged
from ._run import Limit, Scenario, asked, overrides
from ._seeds import Seeds, seeds_or_seed

if TYPE_CHECKING:
    import pandas as pd


class KernelsResult(Answer, Judged):
    """Each kernel beside the one before it; where they differ, which change did it.

    ``str(result)`` is the page of ``fairground compare --kernels``.
    """

    def __init__(self, text: str) -> None:
        """Read the JSON text."""
        super().__init__(text)
        self._compared = CompareResult(json.dumps(self._data["compared"]))
        self._data["compared"] = self._compared.to_dict()

    @property
    def kernels(self) -> list[str]:
        """The kernels, in the order in which they were compared."""
        steps = self._data["steps"]
        return [steps[0]["from"], *(step["to"] for step in steps)]

    @property
    def digest(self) -> str:
        """Sixteen hexadecimal digits of all runs of the kernels themselves."""
        return self._compared.digest

    @property
    def compared(self) -> CompareResult:
        """All kernels beside the first one."""
        return self._compared

    @cached_property
    def steps(self) -> pd.DataFrame:
        """One row per step from a kernel to the next, and metric.

        Columns: ``from``, ``to``, ``metric``, ``unit``, ``better``, ``mean_from`` and ``mean_to``
        (in ``unit``), ``gain_percent`` (positive is better, or more) with ``gain_low_percent`` and
        ``gain_high_percent`` (its 95 % interval; NaN of five seeds or fewer), and ``verdict``:
        ``alike`` (not told from chance), ``attributed``, ``partly``, ``not-attributable``.
        """
        return _frames.frame(self._steps(), _frames.STEPS)

    @cached_property
    def blamed(self) -> pd.DataFrame:
        """One row per change that takes part in a difference, the one that does most first.

        Columns: ``from``, ``to``, ``metric``, ``setting`` (after) and ``was`` (before), ``says``
        (what it is), ``since`` (the kernel that brought it, None if unknown), ``role`` (``cause``
        and others, as the page has them in words), ``alone_percent`` and ``alone_p`` (its effect
        in the older kernel), ``last_percent`` and ``last_p`` (its effect in the newer one).
        """
        rows = []
        for step in self._data["steps"]:
            changes = {change["setting"]: change for change in step["changes"]}
            for row in step["rows"]:
                place = {"from": step["from"], "to": step["to"], "metric": row["metric"]}
                for one in row["blamed"]:
                    change = changes[one["setting"]]
                    effects = {
                        f"{when}_{of}": one[when][key]
                        for when in ("alone", "last")
                        for of, key in (("percent", "gain_percent"), ("p", "p"))
                    }
                    rows.append(place | change | {"role": one["role"]} | effects)
        return _frames.frame(rows, _frames.BLAMED)

    def _steps(self) -> list[dict[str, Any]]:
        rows = []
        for step in self._data["steps"]:
            for row in step["rows"]:
                low, high = row["interval_percent"] or (None, None)
                means = dict(zip(("mean_from", "mean_to"), row["means"], strict=True))
                told = {key: row[key] for key in ("metric", "unit", "better")} | means
                told |= {"gain_percent": row["gain_percent"]}
                told |= {"gain_low_percent": low, "gain_high_percent": high}
                place = {"from": step["from"], "to": step["to"]}
                rows.append(place | told | {"verdict": row["verdict"]})
        return rows

    def _signs(self) -> list[dict[str, Any]]:
        return self._compared.overloads

    def _repr_html_(self) -> str:
        columns = ("from", "to", "metric", "unit", "mean_from", "mean_to", "gain_percent")
        table = _html.table("", self._steps(), (*columns, "verdict"))
        return _html.page(repr(self), table, _html.notes(self.notes))

    def __repr__(self) -> str:
        """Say what was compared and how much of it differs."""
        rows = [row for step in self._data["steps"] for row in step["rows"]]
        differ = sum(row["verdict"] != "alike" for row in rows)
        said = f"{differ} of {len(rows)} differences told from chance"
        return f"<KernelsResult {' / '.join(self.kernels)}: {said}{self._told_overloads()}>"


def compare_kernels(
    scenario: Scenario,
    kernels: Sequence[str],
    *,
    metrics: Sequence[str] | str = (),
    seeds: Seeds | None = None,
    precision: float | None = None,
    budget: int | None = None,
    machine: str | os.PathLike[str] | None = None,
    set: Mapping[str, object] | None = None,
    seed: int | None = None,
    duration: str | None = None,
    until: str | None = None,
    limits: arguments.Paths = (),
    limit: Limit | None = None,
    replicas: int | None = None,
    beside: arguments.Paths = (),
    explanation: int | None = None,
) -> KernelsResult:
    """Say what changed from kernel to kernel, and why, as ``fairground compare --kernels`` does.

    Args:
        scenario: What :func:`fairground.run` takes.
        kernels: Two or more, in the order in which they are compared: ``["6.6", "6.12", "7.3"]``.
        metrics: As for :func:`fairground.compare`, as are ``seeds``, ``precision`` and ``budget``.
        seeds: Exactly these seeds.
        precision: Half width of every gain's 95 % interval at which it is enough.
        budget: At most so many seeds.
        machine: As for :func:`fairground.run`, of all kernels; so are the rest.
        set: Knobs and keys of all kernels.
        seed: The first seed (1).
        duration: Simulated time with its unit.
        until: Whether a workload with a total runs to its end.
        limits: Files of CPU limits, or one.
        limit: CPU limits: CPUs, or by group.
        replicas: How many pods like the workload's run on the node.
        beside: Files of the node's other pods, or one.
        explanation: Which one, counted from 1, if the scenario is a set of explanations.

    Returns:
        Each step with the changes that take part in its differences.

    Raises:
        UsageError: When the question makes no sense.
        InputError: When the scenario or a kernel is wrong.

    Example:
        >>> import fairground
        >>> done = fairground.compare_kernels("slices", ["6.12", "6.18"], seeds=2, duration="20ms")
        >>> done.kernels
        ['6.12', '6.18']
    """
    request = {
        "scenario": asked(scenario),
        "overrides": overrides(
            machine=machine,
            kernel=None,
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
        "kernels": arguments.texts("kernels", kernels, 'kernels, such as ["6.6", "6.12"]'),
        "metric": arguments.texts("metrics", metrics, METRICS),
        "seeds": seeds_or_seed(seeds, seed),
        "precision": precision_percent(precision),
        "budget": budget_seeds(budget),
    }
    result = KernelsResult(_notices.answered(_core.kernels_json, request))
    result.notes = _notices.tell()
    return result
