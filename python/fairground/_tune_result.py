"""The answer to the inverse question: the cheapest setting, or why there is none."""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from . import _frames, _html, _values
from ._overload import Judged
from ._question import Asked

if TYPE_CHECKING:
    import pandas as pd


class TuneResult(Judged, Asked):
    """What ``fairground tune --json`` prints, typed; true if there is a setting.

    ``str(result)`` is the page that the command line prints.
    """

    def __init__(self, text: str) -> None:
        """Read the JSON text."""
        self._data: dict[str, Any] = json.loads(text)
        self._page: str = self._data.pop("page")

    def __bool__(self) -> bool:
        """Tell whether some setting meets the targets, by services that fit."""
        return self.feasible and self.misfit is None

    @property
    def misfit(self) -> str | None:
        """What is wrong with the set that the scenario is of; then no setting is known to meet."""
        misfit = self._data["misfit"]
        return None if misfit is None else str(misfit)

    @property
    def feasible(self) -> bool:
        """True if some setting meets the targets, by the numbers: see :attr:`misfit`."""
        return bool(self._data["feasible"])

    @property
    def untold(self) -> str | None:
        """What the services of a set can't tell of the setting, if anything."""
        untold = self._data["untold"]
        return None if untold is None else str(untold)

    @property
    def setting(self) -> Mapping[str, str] | None:
        """The answer's knobs and values; None if there is none."""
        best = self._data.get("best")
        return None if best is None else dict(best["setting"])

    @property
    def why(self) -> str | None:
        """If there is no setting, what stands in the way, or that none is proven; else None."""
        why = self._data.get("why") or self._data.get("verdict")
        return None if why is None else str(why)

    @property
    def nearest(self) -> Mapping[str, str] | None:
        """If there is no setting, the one that comes nearest; else None."""
        row = self._data.get("nearest")
        return None if row is None else dict(row["setting"])

    @cached_property
    def misses(self) -> pd.DataFrame:
        """If there is no setting: a row per target that the nearest misses.

        Columns: ``target``, ``missed`` (in so many runs) of ``seeds`` (runs), ``weight`` (of
        explanations in which it misses too often), ``bound``, ``reached`` (what it keeps in the
        wanted share of runs, in ``unit``), ``unit``.
        """
        return _frames.frame(self._data.get("nearest_misses", []), _frames.MISSES)

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
        What no line can say is a comment, ``# ...``, so that all of it can be pasted.
        """
        applied: dict[str, list[str]] = {}
        for entry in self._data.get("apply", []):
            note = [] if entry["note"] is None else [f"# {entry['note']}"]
            applied.setdefault(entry["system"], []).extend([*entry["lines"], *note])
        return {system: "\n".join(lines) for system, lines in applied.items()}

    def to_dict(self) -> dict[str, Any]:
        """All of it, as ``fairground tune --json`` prints it."""
        return copy.deepcopy(self._data)

    def __str__(self) -> str:
        """Give the page that the command line prints."""
        return self._page

    def _repr_html_(self) -> str:
        rows = [self._row(row) for row in self._data.get("front", [])]
        columns = list(rows[0]) if rows else []
        applied = [{"system": system, "lines": lines} for system, lines in self.apply.items()]
        misses = self._data.get("nearest_misses", [])
        return _html.page(
            repr(self),
            _html.table("settings", self._looked_at(), ("which", "setting", "held", "runs")),
            _html.table("what the nearest misses", misses, list(_frames.MISSES)),
            _html.table("cheaper than all with less burst", rows, columns),
            _html.table("to apply", applied, ("system", "lines")),
            _html.notes(self.notes),
        )

    def _looked_at(self) -> list[dict[str, Any]]:
        """The settings of which more is told, and how often the targets held with each."""
        rows = []
        for which in ("best", "next_cheaper", "nearest", "without_limit"):
            row: dict[str, Any] | None = self._data.get(which)
            if row is not None:
                setting = _told(row["setting"]) if "setting" in row else "nearest, no limit"
                held = {"held": row["held"], "runs": row["seeds"]}
                rows.append({"which": which, "setting": setting, **held})
        return rows

    @staticmethod
    def _row(row: Mapping[str, Any]) -> dict[str, Any]:
        return {**_numbers(row["setting"]), "held": row["held"], "seeds": row["seeds"]}

    def __repr__(self) -> str:
        """The answer in one line: what was asked, what was found, how sure that is, and of what."""
        setting, targets = self.setting, " and ".join(self._data["targets"])
        if setting is None:
            nearest = self._data["nearest"]
            what = "not proven" if self._data["undecided"] else "infeasible"
            said = f"{what}: {targets} in {self._data['share']:.3g} of histories; {self.why}"
            held = f"held in {nearest['held']} of {nearest['seeds']}"
            said = f"{said} Nearest: {_told(nearest['setting'])}, {held}"
        else:
            sure = f"in at least {self.proven_share:.3g} of histories"
            said = f"{_told(setting)}; {targets} {sure}, confidence {self.confidence:.3g}"
            said += "" if self.untold is None else "; BEWARE (untold)"
        said = said if self.misfit is None else f"MISFIT, nothing is known to meet; {said}"
        return f"TuneResult({said}{self._of_what()}{self._told_overloads()})"

    def _of_what(self) -> str:
        """The machine, the kernel and how long a history is, as far as they do not vary."""
        row = self._data.get("best") or self._data["nearest"]
        parts = [f"{self._data['duration_ns'] / 1e9:.6g} s"]
        for key, name in (("machine", "machine"), ("kernel", "kernel")):
            if key not in row["setting"] and self._data[key] is not None:
                parts.append(f"{name} {self._data[key]}")
        return f"; {', '.join(parts)}"


def _told(setting: Mapping[str, str]) -> str:
    """A setting in words; a burst without a unit is in microseconds."""
    parts = []
    for key, value in setting.items():
        unit = "us" if key.endswith("cpu.max.burst") and value.isdigit() and value != "0" else ""
        parts.append(f"{key}={value}{unit}")
    return ", ".join(parts)


def _numbers(setting: Mapping[str, str]) -> dict[str, float | str]:
    return {key: _values.value(key, text) for key, text in setting.items()}
