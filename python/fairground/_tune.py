"""The cheapest setting that meets targets, or why there is none."""

from __future__ import annotations

import copy
import json
import os
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from . import _arguments as arguments
from . import _core, _frames, _html, _notices, _values
from ._overload import Judged
from ._question import Asked, Question
from ._run import Limit, Scenario, asked, overrides
from ._vary import Vary, axes

if TYPE_CHECKING:
    import pandas as pd


class TuneResult(Judged, Asked):
    """What ``fairground tune --json`` prints, typed."""

    def __init__(self, text: str) -> None:
        """Read the JSON text."""
        self._data: dict[str, Any] = json.loads(text)

    @property
    def feasible(self) -> bool:
        """True if some setting meets the targets."""
        return bool(self._data["feasible"])

    @property
    def setting(self) -> Mapping[str, str] | None:
        """The answer's knobs and values; None if there is none."""
        best = self._data.get("best")
        return None if best is None else dict(best["setting"])

    @property
    def proven_share(self) -> float | None:
        """Share of histories in which the targets hold, at least; 0 to 1."""
        return self._data.get("proven_share")

    @property
    def confidence(self) -> float | None:
        """Confidence of ``proven_share``, 0 to 1."""
        return self._data.get("confidence")

    @property
    def offered_cpus(self) -> float:
        """CPUs that requests from outside ask for, whatever they get."""
        return float(sum(load["cpus"] for load in self._data["offered"]))

    @property
    def overload(self) -> Mapping[str, Any] | None:
        """If infeasible by load: ``group`` with ``offered_cpus`` above its ``limit_cpus``."""
        return self._data.get("overload")

    @property
    def simulations(self) -> int:
        """Runs that it took."""
        return int(self._data["simulations"])

    @cached_property
    def front(self) -> pd.DataFrame:
        """A row per setting cheaper than all with less burst: knobs, ``held``, ``seeds``.

        Knobs are numbers as in :attr:`SweepResult.frame`; so they are in ``around``.
        """
        rows = [self._row(row) for row in self._data.get("front", [])]
        return _frames.frame(rows)

    @cached_property
    def around(self) -> pd.DataFrame:
        """The answer and the next cheaper setting, or the nearest: a row per seed of each.

        Columns: the knobs, ``which`` (``best``, ``next_cheaper`` or ``nearest``), and what was
        measured for each target, in the metric's unit.
        """
        rows = []
        for which in ("best", "next_cheaper", "nearest"):
            row: dict[str, Any] = self._data.get(which) or {"measured": {}}
            for values in zip(*row["measured"].values(), strict=True):
                measured = dict(zip(row["measured"], values, strict=True))
                rows.append({"which": which, **_numbers(row["setting"]), **measured})
        return _frames.frame(rows)

    @cached_property
    def neighbours(self) -> pd.DataFrame:
        """A row per other group: delays (ms) and CPU time (ms) before and with the setting."""
        return _frames.frame(self._data.get("neighbours", []))

    @property
    def apply(self) -> Mapping[str, str]:
        """What changes from today, by where it is written.

        ``cgroup v2``, ``Kubernetes``, ``systemd``, ``Linux`` (knobs of the kernel), ``scenario``.
        """
        applied: dict[str, str] = {}
        for entry in self._data.get("apply", []):
            before = applied.get(entry["system"])
            lines = entry["lines"] if before is None else [before, *entry["lines"]]
            applied[entry["system"]] = "\n".join(lines)
        return applied

    def to_dict(self) -> dict[str, Any]:
        """All of it, as ``fairground tune --json`` prints it."""
        return copy.deepcopy(self._data)

    def _repr_html_(self) -> str:
        rows = [self._row(row) for row in self._data.get("front", [])]
        columns = list(rows[0]) if rows else []
        applied = [{"system": system, "lines": lines} for system, lines in self.apply.items()]
        return _html.page(
            repr(self),
            _html.table("cheaper than all with less burst", rows, columns),
            _html.table("to apply", applied, ("system", "lines")),
        )

    @staticmethod
    def _row(row: Mapping[str, Any]) -> dict[str, Any]:
        return {**_numbers(row["setting"]), "held": row["held"], "seeds": row["seeds"]}

    def __repr__(self) -> str:
        """The answer in one line."""
        setting = self.setting
        if setting is None:
            said = f"infeasible: {', '.join(self._data['targets'])}"
        else:
            said = ", ".join(f"{key}={value}" for key, value in setting.items())
        return f"TuneResult({said}{self._told_overloads()})"


def _numbers(setting: Mapping[str, str]) -> dict[str, float | str]:
    return {key: _values.value(key, text) for key, text in setting.items()}


def tune(
    scenario: Scenario,
    vary: Vary,
    meet: str | Sequence[str],
    *,
    minimise: str = "reservation",
    seeds: int = 20,
    share: float = 0.9,
    jobs: int | None = None,
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
) -> TuneResult:
    """Find the cheapest setting that meets the targets, as ``fairground tune`` does.

    Args:
        scenario: As for :func:`fairground.run`.
        vary: Knobs and their values as for :func:`fairground.sweep`; ``{"cpu.max": None}`` tries
            it in steps of 0.01 CPUs, ``{"cpu.max.burst": None}`` at 0, 25, 50, 75 and
            100 % of the quota, which is all that the kernel takes.
        meet: Targets, ``"p99 < 30ms"`` (``fairground list metrics``).
        minimise: ``"reservation"`` (``cpu.max`` in CPUs, ties by smaller burst), ``"requests"``,
            ``"cpus-used"``, ``"neighbours"`` (their tasks that wait for a CPU), or a knob.
        seeds: Histories in which settings are compared, the same for all.
        share: Share of histories in which the targets must hold, 0.01 to 0.999.
        jobs: Threads, if not all cores.
        machine: As for :func:`fairground.run`, as are the arguments that follow.
        kernel: Another kernel profile.
        set: Knobs and keys that are the same in all settings.
        seed: The first seed.
        duration: Another simulated time with its unit.
        until: When a workload with a total may stop.
        limits: Files of CPU limits, or one.
        limit: CPU limits: CPUs, or by group.
        replicas: How many pods like the workload's run on the node.
        beside: Files of the node's other pods, or one.
        explanation: Which one, counted from 1, if the scenario is a set of explanations.

    Returns:
        The setting with its confidence, or why there is none.

    Raises:
        InputError: When the scenario or a value is wrong.
        UsageError: When a knob or a target makes no sense for it.

    Example:
        >>> import fairground
        >>> service = "server --threads 2 --rate 100/s --service 5ms --duration 1s"
        >>> fairground.tune(service, {"cpu.max": [0.2, 1]}, "p99 < 50ms", seeds=4)
        TuneResult(cpu.max=1)
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
        "vary": axes(vary),
        "meet": arguments.texts("meet", meet, 'targets, such as "p99 < 30ms"'),
        "minimise": arguments.text("minimise", minimise, '"reservation" or a knob'),
        "seeds": arguments.whole("seeds", seeds, 1, None, "their number from 1 on"),
        "share_percent": arguments.percent("share", share, 0.01, 0.999),
        "jobs": arguments.jobs(jobs),
    }
    result = TuneResult(_core.tune_json(json.dumps(request)))
    _notices.tell()
    result._question = Question("tune", request)
    return result
