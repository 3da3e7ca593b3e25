"""Comparisons over a set of explanations: is B better than A, whichever of them is true."""

from __future__ import annotations

import copy
import json
import os
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from . import _arguments as arguments
from . import _core, _frames, _html, _notices
from ._compare import METRICS, budget_seeds, load_points, precision_percent
from ._errors import InputError
from ._overload import Judged
from ._run import Limit, Scenario, asked, overrides
from ._seeds import Seeds, seeds_or_seed
from ._variants import Variant, changes, listed

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pandas as pd


class CompareRangesResult(Judged):
    """What variants gain over a baseline, as ranges over all explanations of a set."""

    def __init__(self, text: str) -> None:
        """Read the JSON text of ``fairground compare --json`` of a set, with its page."""
        self._data: dict[str, Any] = json.loads(text)
        self._page: str = self._data.pop("page")
        if self._data["schema"] != "fairground.compare-set/1":
            raise InputError("the scenario is no set of explanations; accepted: one that has any")

    @property
    def arms(self) -> list[str]:
        """Names of the baseline and of the variants."""
        return list(self._data["arms"])

    @property
    def misfit(self) -> str | None:
        """Why the explanations are not like the measured service: then no gain is a forecast."""
        return self._data.get("misfit")

    @cached_property
    def ranges(self) -> pd.DataFrame:
        """A row per metric, load point and variant: its gain over all explanations.

        Columns: ``metric``, ``load`` (None if there is but one point), ``variant``, ``low``,
        ``likely`` and ``high`` (gains in per cent, negative is a loss, at 5, 50 and 95 % of the
        weight), ``better`` and ``worse`` (the share of the weight in which the seeds prove it, 0 to
        1), ``explanations`` and ``weight`` (those that have a number of it), ``says``.
        """
        return _frames.frame(self._ranges())

    def _ranges(self) -> list[dict[str, Any]]:
        rows = []
        for row in self._data["rows"]:
            head = {"metric": row["metric"], "load": row["load"], "variant": row["arm"]}
            proved = {"better": row["better_weight"], "worse": row["worse_weight"]}
            tail = {key: row[key] for key in ("explanations", "weight", "says")}
            rows.append(head | row["gain_percent"] | proved | tail)
        return rows

    @cached_property
    def explanations(self) -> pd.DataFrame:
        """A row per explanation, metric, load point and variant: the gain in it.

        Columns: ``explanation``, ``weight``, ``what``, ``metric``, ``load``, ``variant``,
        ``baseline_mean``, ``mean``, ``gain_percent``, ``significant``.
        """
        rows = []
        for world in self._data["explanations"]:
            about = {key: world[key] for key in ("explanation", "weight", "what")}
            for section in world["compared"]["sections"]:
                for row in section["rows"]:
                    baseline, *variants = row["arms"]
                    place = about | {"metric": row["metric"], "load": row["load"]}
                    for arm in variants:
                        means = {"baseline_mean": baseline["mean"], "mean": arm["mean"]}
                        told = {key: arm[key] for key in ("gain_percent", "significant")}
                        rows.append(place | {"variant": arm["arm"]} | means | told)
        return _frames.frame(rows)

    def to_dict(self) -> dict[str, Any]:
        """All of it, as the command line's ``--json`` prints it."""
        return copy.deepcopy(self._data)

    def __str__(self) -> str:
        """Give the page that the command line prints, to paste into a mail."""
        return self._page

    def _repr_html_(self) -> str:
        rows = self._ranges()
        columns = ("metric", "variant", "low", "likely", "high", "says")
        table = _html.table("gain over all explanations, %", rows, columns)
        return _html.page(repr(self), table, _html.notes(self.notes))

    def __repr__(self) -> str:
        """What was compared, over how many explanations."""
        count, arms = len(self._data["explanations"]), " / ".join(self.arms)
        fits = "" if self.misfit is None else ", which do not fit"
        return f"<CompareRangesResult {arms}: {count} explanations{fits}{self._told_overloads()}>"


def compare_ranges(
    scenario: Scenario,
    variants: Sequence[Variant] | Variant,
    *,
    metrics: Sequence[str] | str = (),
    load: Mapping[str, Sequence[object] | str] | str | None = None,
    seeds: Seeds | None = None,
    precision: float | None = None,
    budget: int | None = None,
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
) -> CompareRangesResult:
    """Compare variants with a baseline in every explanation of a set.

    Args:
        scenario: A set of explanations, such as ``fairground.fit(…).scenario``.
        variants: What each variant changes, as for :func:`fairground.compare`; so are the rest.
        metrics: Names of metrics; what the scenario is about if there are none.
        load: Load points, a row each.
        seeds: Exactly these seeds.
        precision: Half width of every gain's 95 % interval at which it is enough, percentage
            points.
        budget: At most so many seeds a row.
        machine: As for :func:`fairground.run`, the same in all explanations; so are the rest.
        kernel: Kernel profile of all arms that do not change it.
        set: Knobs and keys of all arms.
        seed: The first seed (1).
        duration: Simulated time with its unit.
        until: Whether a workload with a total runs to its end.
        limits: Files of CPU limits, or one.
        limit: CPU limits: CPUs, or by group.
        replicas: How many pods like the workload's run on the node.
        beside: Files of the node's other pods, or one.

    Returns:
        The gains as ranges, and those of each explanation.

    Raises:
        InputError: When the scenario or a variant is wrong, or the scenario no set.
        UsageError: When the question makes no sense.

    Example:
        >>> import fairground
        >>> service = "server --threads 2 --rate 100/s --service"
        >>> each = [f"{service} 5ms", f"{service} exp:5ms"]
        >>> worlds = [{"weight": 1, "workloads": [{"command": command}]} for command in each]
        >>> services = {"duration": "1s", "explanations": worlds}
        >>> fairground.compare_ranges(services, "kernel=6.6", seeds=2)
        <CompareRangesResult baseline / kernel=6.6: 2 explanations>
    """
    request = {
        "scenarios": [asked(scenario)],
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
            explanation=None,
        ),
        "with": [changes(variant) for variant in listed(variants)],
        "recommendations": [],
        "metric": arguments.texts("metrics", metrics, METRICS),
        "machines": [],
        "load": load_points(load),
        "seeds": seeds_or_seed(seeds, seed),
        "precision": precision_percent(precision),
        "budget": budget_seeds(budget),
        "stats": "paired",
    }
    result = CompareRangesResult(_notices.answered(_core.compare_json, request))
    result.notes = _notices.tell()
    return result
