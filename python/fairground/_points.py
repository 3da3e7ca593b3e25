"""The data set of a sweep: a point for each setting and seed."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import _arguments as arguments
from . import _core, _frames, _html, _notices, _plots, _units, _values
from ._errors import UsageError
from ._overload import Judged
from ._question import Asked

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes


class SweepResult(Judged, Asked):
    """What a sweep gave: a point for each setting and seed.

    ``lines`` are as in ``results.jsonl``: times in whole nanoseconds; names contain their unit.
    """

    def __init__(self, plan: str, text: str, path: Path | None) -> None:
        """Read the plan and the data set as text; ``path`` is where it is kept, if it is."""
        self._plan: dict[str, Any] = json.loads(plan)
        self._text = text
        self.path = path
        self._overloads: list[dict[str, Any]] = json.loads(_core.overloads_json(plan, text))
        self.notes = _notices.tell()
        self._tell_refused()

    def _tell_refused(self) -> None:
        """Warn of settings that can't be: their rows have no numbers."""
        # Only a line without a run has a text there.
        is_refused = '"refused":"'
        if is_refused in self._text:
            refused = [line for line in self._text.splitlines() if is_refused in line]
            count, of = len(refused) // len(self._plan["seeds"]), len(self._plan["settings"])
            first = json.loads(refused[0])
            name = " ".join(f"{key}={value}" for key, value in first["setting"].items())
            _notices.warn(
                f"{count} of {of} settings can't be, and their rows have no numbers; the first of "
                f"them {name}: {first['refused'].splitlines()[0]}"
            )

    @property
    def plan(self) -> Mapping[str, Any]:
        """What was run: ``vary``, ``seeds``, ``metrics``, ``version`` and more."""
        return dict(self._plan)

    @property
    def jsonl(self) -> str:
        """The data set's text: one JSON object per line, in the order of the points."""
        return self._text

    def lines(self) -> Iterator[dict[str, Any]]:
        """The points, one by one, with groups, requests and histograms."""
        return (json.loads(line) for line in self._text.splitlines())

    def rows(self) -> list[dict[str, Any]]:
        """A row per point: ``point``, ``seed``, the knobs, the metrics in their units, a judgement.

        ``overloaded`` is true where the setting's numbers mean little, all of its seeds taken
        together: ``OVERLOAD``, ``STARVED``, ``DEADLOCK`` or ``REAL TIME`` of ``overloads``, which
        has the reasons. ``NEAR OVERLOAD``, which may be chance, does not count, nor does ``SHORT
        RUN``, which is of the tail alone.

        Values of knobs are numbers, and text only where they are none, such as ``max`` or a
        kernel. Times are in ns, ``cpu.max.burst`` in us, parts of CPUs (``500m``) in CPUs; a
        number without a unit is as it was given, as is one of percentages and rates.
        """
        return self._rows(self._knobs())

    def _rows(self, knobs: Mapping[str, Mapping[str, object]]) -> list[dict[str, Any]]:
        head = ("point", "seed")
        overloaded = self._overloaded()
        rows = []
        for line in self.lines():
            setting = {key: knobs[key][text] for key, text in line["setting"].items()}
            row = {**{key: line[key] for key in head}, **setting, **line.get("metrics", {})}
            rows.append({**row, "overloaded": _key(line["setting"]) in overloaded})
        return rows

    def _overloaded(self) -> set[tuple[tuple[str, str], ...]]:
        """What the settings are found by whose numbers mean little."""
        sure = [over for over in self._overloads if any(map(_is_sure, over["signs"]))]
        return {_key(over["setting"]) for over in sure}

    def _knobs(self) -> dict[str, dict[str, float | str]]:
        """What each value of each knob is as a number."""
        vary = self._plan["vary"]
        return {a["key"]: {v: _values.value(a["key"], v) for v in a["values"]} for a in vary}

    def _signs(self) -> list[dict[str, Any]]:
        knobs = self._knobs()
        signs = []
        for over in self._overloads:
            setting = {key: knobs[key][text] for key, text in over["setting"].items()}
            signs += [{"setting": setting, **sign} for sign in over["signs"]]
        return signs

    @cached_property
    def frame(self) -> pd.DataFrame:
        """The rows as a data frame; needs pandas."""
        return _frames.frame(self.rows())

    def pivot(self, metric: str = "p99", *, columns: str | None = None) -> pd.DataFrame:
        """Means over the seeds: knobs down, the last knob (or ``columns``) across.

        Args:
            metric: One of the metrics, such as ``p99`` (ms) or ``throttle_ratio`` (per cent).
            columns: The knob whose values go across.

        Raises:
            UsageError: When there is no such metric or knob.
        """
        knobs = [axis["key"] for axis in self._plan["vary"]]
        across = self._named(metric, "columns", columns)
        # What was given twice, such as 1 and 1000m, is one column.
        order = {key: list(dict.fromkeys(values.values())) for key, values in self._knobs().items()}
        down = [knob for knob in knobs if knob != across]
        if not down:
            by_value = self.frame.groupby(across, sort=False)[[metric]]
            return by_value.mean().reindex(order[across])
        table = self.frame.pivot_table(values=metric, index=down, columns=across, sort=False)
        return table.reindex(columns=order[across])

    def plot(self, metric: str = "p99", *, x: str | None = None, ax: Axes | None = None) -> Axes:
        """Draw means over the seeds, a line per setting of the other knobs; needs matplotlib.

        Bars go from the least to the most of the seeds. A red cross marks what is ``overloaded``.

        Args:
            metric: One of the metrics, such as ``p99`` (ms).
            x: The knob along the axis; the last one unless given.
            ax: Where to draw, if not in axes of its own.

        Returns:
            The axes.

        Raises:
            UsageError: When there is no such metric or knob.
        """
        knob = self._named(metric, "x", x)
        points = self._over_seeds(metric, knob)
        return _plots.lines(points, knob, metric, len(self._plan["seeds"]), ax)

    def _named(self, metric: str, name: str, knob: str | None) -> str:
        """The knob, the last one unless given; the metric must be there as well."""
        knobs, metrics = [axis["key"] for axis in self._plan["vary"]], self._plan["metrics"]
        if metric not in metrics:
            raise arguments.wrong("metric", metric, ", ".join(metrics))
        if knob is not None and knob not in knobs:
            raise arguments.wrong(name, knob, ", ".join(knobs))
        if not self._is_given(metric):
            given = [name for name in metrics if self._is_given(name)]
            accepted = ", ".join(given) or "none: no run gave a number"
            raise UsageError(f"no run gave a {metric}; accepted: {accepted}")
        return knob or knobs[-1]

    def _is_given(self, metric: str) -> bool:
        return any(line.get("metrics", {}).get(metric) is not None for line in self.lines())

    def _over_seeds(self, metric: str, knob: str) -> dict[str, list[_plots.Point]]:
        """Points in the order of the sweep, by the other knobs and by this one."""
        sums: dict[str, dict[str, list[float]]] = {}
        over: dict[tuple[str, str], bool] = {}
        overloaded = self._overloaded()
        for line in self.lines():
            value = line.get("metrics", {}).get(metric)
            rest = [f"{k}={v}" for k, v in line["setting"].items() if k != knob]
            name, at = " ".join(rest), line["setting"][knob]
            points = sums.setdefault(name, {})
            over[name, at] = _key(line["setting"]) in overloaded
            if value is not None:
                points.setdefault(at, []).append(value)
        told: dict[str, list[_plots.Point]] = {}
        for name, points in sums.items():
            told[name] = [
                _plots.Point(at, sum(of) / len(of), min(of), max(of), over[name, at])
                for at, of in points.items()
            ]
        return told

    def _repr_html_(self) -> str:
        metric = next(
            (m for m in ("p99", *self._plan["metrics"]) if m in self._plan["metrics"]), ""
        )
        knob = self._plan["vary"][-1]["key"]
        rows = [
            {"setting": name, **{point.value: point.mean for point in points}}
            for name, points in self._over_seeds(metric, knob).items()
        ]
        columns = ["setting", *self._plan["vary"][-1]["values"]]
        unit = _units.unit(metric)
        caption = f"{metric}{unit and f', {unit}'}, mean over the seeds, by {knob}"
        table = _html.table(caption, rows, columns)
        return _html.page(repr(self), table, _html.notes(self.notes))

    def to_parquet(self, path: str | os.PathLike[str]) -> None:
        """Write the data set as Parquet, for pandas, polars and DuckDB; needs pyarrow.

        Columns: those of ``rows()``, ``simulated_ns``, ``digest`` and, nested as in the lines,
        ``groups`` and ``requests`` with their histograms as pairs of latency (ns) and count.
        """
        try:
            import pyarrow as pa
            import pyarrow.parquet as pq
        except ImportError as error:
            raise ImportError("Parquet needs pyarrow: pip install 'fairground[parquet]'") from error
        nested = ("simulated_ns", "digest", "groups", "requests")
        knobs: dict[str, Mapping[str, object]] = {}
        for key, values in self._knobs().items():
            # A column of Parquet has one type: all of its values are text if one is.
            is_text = any(isinstance(value, str) for value in values.values())
            knobs[key] = {text: text for text in values} if is_text else values
        pairs = zip(self._rows(knobs), self.lines(), strict=True)
        rows = [{**row, **{key: line.get(key) for key in nested}} for row, line in pairs]
        pq.write_table(pa.Table.from_pylist(rows), path)

    def __len__(self) -> int:
        """Number of points."""
        return len(self._plan["settings"]) * len(self._plan["seeds"])

    def __repr__(self) -> str:
        """What was varied, in one line."""
        knobs = ", ".join(f"{axis['key']} ({len(axis['values'])})" for axis in self._plan["vary"])
        seeds = f"{len(self._plan['seeds'])} seeds"
        return f"SweepResult({len(self)} points; {knobs}; {seeds}{self._told_overloads()})"

    def _told_overloads(self) -> str:
        # In a large sweep some setting looks overloaded by chance.
        sure = [over for over in self._overloads if any(map(_is_sure, over["signs"]))]
        marks = dict.fromkeys(s["mark"] for over in sure for s in over["signs"] if _is_sure(s))
        of = len(self._plan["settings"])
        return f"; {', '.join(marks)} in {len(sure)} of {of} settings" if sure else ""


def _key(setting: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """What a setting is found by."""
    return tuple(sorted(setting.items()))


def _is_sure(sign: Mapping[str, Any]) -> bool:
    return sign["mark"] not in ("NEAR OVERLOAD", "SHORT RUN")
