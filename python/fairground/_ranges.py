"""Answers over a set of explanations: ranges instead of numbers."""

from __future__ import annotations

import copy
import json
import os
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from . import _arguments as arguments
from . import _core, _frames, _html, _notices
from ._errors import InputError
from ._overload import Judged
from ._run import Limit, Scenario, asked, overrides
from ._seeds import Seeds, seeds_or_seed

if TYPE_CHECKING:
    import pandas as pd


class RangesResult(Judged):
    """What a scenario that is a set of explanations gives, over all of them."""

    def __init__(self, text: str) -> None:
        """Read the JSON text of ``fairground run --json`` or ``check --json`` of a set."""
        self._data: dict[str, Any] = json.loads(text)
        self._data.pop("page", None)
        if not str(self._data.get("schema")).endswith("-set/1"):
            raise InputError("the scenario is no set of explanations; accepted: one that has any")

    @property
    def holds(self) -> bool | None:
        """True if all targets hold in explanations with 95 % of the weight; None without any.

        Of explanations that do not fit (:attr:`misfit`) none holds, nor with a longer burst, which
        they can't tell of (:attr:`untold`).
        """
        return self._data.get("holds")

    @property
    def misfit(self) -> str | None:
        """Why the explanations are not like the measured service, if targets were given."""
        return self._data.get("misfit")

    @property
    def untold(self) -> str | None:
        """What the explanations can't tell of the limit that was asked about, if anything."""
        return self._data.get("untold")

    @property
    def holds_in(self) -> str | None:
        """In which explanations: ``all``, ``nearly_all``, ``depends`` or ``none``."""
        return self._data.get("holds_in")

    @property
    def weight(self) -> float | None:
        """The share of the weight of explanations in which all targets hold, 0 to 1."""
        return self._data.get("weight")

    @cached_property
    def ranges(self) -> pd.DataFrame:
        """A row per metric or target: its name, ``low``, ``likely`` and ``high``."""
        return _frames.frame(self._ranges())

    def _ranges(self) -> list[dict[str, Any]]:
        rows = []
        for row in self._data.get("ranges", []):
            rows.append({"metric": row["metric"], "unit": row["unit"], **(row["range"] or {})})
        for row in self._data.get("targets", []):
            target = {"target": row["target"], "weight": row["weight"]}
            rows.append({**target, **(row["median"] or {})})
        return rows

    @cached_property
    def explanations(self) -> pd.DataFrame:
        """A row per explanation: its number, weight, what it is, and what it gave."""
        return _frames.frame(self._explanations())

    def _explanations(self) -> list[dict[str, Any]]:
        rows = []
        for row in self._data["explanations"]:
            about = {key: row[key] for key in ("explanation", "weight", "what")}
            holds = {"holds": row["holds"]} if "holds" in row else {}
            rows.append({**about, **holds, **row.get("measured", {})})
        return rows

    def to_dict(self) -> dict[str, Any]:
        """All of it, as the command line's ``--json`` prints it."""
        return copy.deepcopy(self._data)

    def _repr_html_(self) -> str:
        told, each = self._ranges(), self._explanations()
        # What was measured of an explanation is a list, with targets; the frame has it.
        columns = [key for key, value in each[0].items() if not isinstance(value, list | dict)]
        return _html.page(
            repr(self),
            _html.table("over all explanations", told, list(told[0]) if told else ()),
            _html.table("explanations", each, columns),
            _html.notes(self.notes),
        )

    def __repr__(self) -> str:
        """How many explanations there are, and in which the targets hold."""
        count = len(self._data["explanations"])
        holds = "" if self.holds_in is None else f", holds in {self.holds_in}"
        if self.misfit is not None:
            holds = ", which do not fit"
        elif self.untold is not None:
            holds += ", which may tell nothing of yours (untold)"
        return f"RangesResult({count} explanations{holds}{self._told_overloads()})"


def ranges(
    scenario: Scenario,
    targets: Sequence[str] | str = (),
    *,
    share: float = 1.0,
    seeds: Seeds | None = None,
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
) -> RangesResult:
    """Answer for a set of explanations: the range over all of them.

    Args:
        scenario: A set of explanations, as :func:`fairground.run` takes a scenario.
        targets: What must hold, as for :func:`fairground.check`; without any, each explanation is
            run once and its metrics are told.
        share: In which share of the histories each target must hold, up to 1.
        seeds: Histories in which targets must hold, as for :func:`fairground.check`.
        machine: As for :func:`fairground.run`, the same in all explanations; so are the rest.
        kernel: Kernel profile.
        set: Knobs and keys.
        seed: This history alone.
        duration: Simulated time with its unit.
        until: Whether a workload with a total runs to its end.
        limits: Files of CPU limits, or one.
        limit: CPU limits: CPUs, or by group.
        replicas: How many pods like the workload's run on the node.
        beside: Files of the node's other pods, or one.

    Returns:
        The ranges, and each explanation with what it gave.

    Raises:
        InputError: When the scenario is wrong, or no set.
        UsageError: When a target is none.

    Example:
        >>> import fairground
        >>> service = "server --threads 2 --rate 100/s --service"
        >>> each = [f"{service} 5ms", f"{service} exp:5ms"]
        >>> worlds = [{"weight": 1, "workloads": [{"command": command}]} for command in each]
        >>> fairground.ranges({"duration": "1s", "explanations": worlds}, "p99 < 1s")
        RangesResult(2 explanations, holds in all)
    """
    changed = overrides(
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
    )
    listed = arguments.texts("targets", targets, 'targets, such as "p99 < 30ms"')
    request: dict[str, Any] = {"scenario": asked(scenario), "overrides": changed}
    if not listed:
        if seeds is not None:
            raise arguments.wrong("seeds", seeds, "none without targets: each is run once")
        answer = _notices.answered(_core.run_json, request)
    else:
        request["targets"] = listed
        request["seeds"] = seeds_or_seed(seeds, seed)
        request["share_percent"] = arguments.percent("share", share, 0.001, 1)
        answer = _notices.answered(_core.check_json, request)
    result = RangesResult(answer)
    result.notes = _notices.tell()
    return result
