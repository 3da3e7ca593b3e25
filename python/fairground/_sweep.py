"""Every setting of a scenario with every seed, and the data set that it gives."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import _arguments as arguments
from . import _core, _frames, _html, _notices, _plots
from ._executors import On
from ._executors import run as run_on
from ._question import Asked, Question
from ._run import Scenario, asked, overrides
from ._seeds import Seeds, seeds_text
from ._vary import Vary, axes

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes


class SweepResult(Asked):
    """What a sweep gave: a point for each setting and seed.

    ``lines`` are as in ``results.jsonl``: times in whole nanoseconds; names contain their unit.
    """

    def __init__(self, plan: str, text: str, path: Path | None) -> None:
        """Read the plan and the data set as text; ``path`` is where it is kept, if it is."""
        self._plan: dict[str, Any] = json.loads(plan)
        self._text = text
        self.path = path

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
        """A row per point: ``point``, ``seed``, the knobs, and the metrics in their units."""
        head = ("point", "seed")
        return [
            {**{key: line[key] for key in head}, **line["setting"], **line.get("metrics", {})}
            for line in self.lines()
        ]

    @cached_property
    def frame(self) -> pd.DataFrame:
        """The rows as a data frame; needs pandas."""
        return _frames.frame(self.rows())

    def pivot(self, metric: str = "p99", *, columns: str | None = None) -> pd.DataFrame:
        """Means over the seeds: knobs down, the last knob (or ``columns``) across.

        Args:
            metric: One of the metrics, such as ``p99`` (ms) or ``throttle_ratio`` (per cent).
            columns: The knob whose values go across.
        """
        knobs = [axis["key"] for axis in self._plan["vary"]]
        across = columns or knobs[-1]
        order = {axis["key"]: axis["values"] for axis in self._plan["vary"]}
        down = [knob for knob in knobs if knob != across]
        if not down:
            by_value = self.frame.groupby(across, sort=False)[[metric]]
            return by_value.mean().reindex(order[across])
        table = self.frame.pivot_table(values=metric, index=down, columns=across, sort=False)
        return table.reindex(columns=order[across])

    def plot(self, metric: str = "p99", *, x: str | None = None, ax: Axes | None = None) -> Axes:
        """Draw means over the seeds, a line per setting of the other knobs; needs matplotlib.

        Args:
            metric: One of the metrics, such as ``p99`` (ms).
            x: The knob along the axis; the last one unless given.
            ax: Where to draw, if not in axes of its own.

        Returns:
            The axes.
        """
        knob = x or self._plan["vary"][-1]["key"]
        return _plots.lines(self._means(metric, knob), knob, metric, ax)

    def _means(self, metric: str, knob: str) -> dict[str, list[tuple[str, float]]]:
        """Means over the seeds, in the order of the sweep, by the other knobs and by this one."""
        sums: dict[str, dict[str, list[float]]] = {}
        for line in self.lines():
            value = line.get("metrics", {}).get(metric)
            rest = [f"{k}={v}" for k, v in line["setting"].items() if k != knob]
            points = sums.setdefault(" ".join(rest), {})
            if value is not None:
                points.setdefault(line["setting"][knob], []).append(value)
        return {
            name: [(value, sum(found) / len(found)) for value, found in points.items()]
            for name, points in sums.items()
        }

    def _repr_html_(self) -> str:
        metric = next(
            (m for m in ("p99", *self._plan["metrics"]) if m in self._plan["metrics"]), ""
        )
        knob = self._plan["vary"][-1]["key"]
        rows = [
            {"setting": name, **dict(points)} for name, points in self._means(metric, knob).items()
        ]
        columns = ["setting", *self._plan["vary"][-1]["values"]]
        caption = f"{metric}, mean over the seeds, by {knob}"
        return _html.page(repr(self), _html.table(caption, rows, columns))

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
        pairs = zip(self.rows(), self.lines(), strict=True)
        rows = [{**row, **{key: line.get(key) for key in nested}} for row, line in pairs]
        pq.write_table(pa.Table.from_pylist(rows), path)

    def __len__(self) -> int:
        """Number of points."""
        return len(self._plan["settings"]) * len(self._plan["seeds"])

    def __repr__(self) -> str:
        """What was varied, in one line."""
        knobs = ", ".join(f"{axis['key']} ({len(axis['values'])})" for axis in self._plan["vary"])
        return f"SweepResult({len(self)} points; {knobs}; {len(self._plan['seeds'])} seeds)"


def sweep(
    scenario: Scenario,
    vary: Vary,
    *,
    seeds: Seeds = 20,
    metrics: Sequence[str] = (),
    out: str | os.PathLike[str] | None = None,
    on: On | None = None,
    jobs: int | None = None,
    machine: str | os.PathLike[str] | None = None,
    kernel: str | None = None,
    set: Mapping[str, object] | None = None,
    duration: str | None = None,
    until: str | None = None,
    limits: Sequence[str | os.PathLike[str]] = (),
    limit: Mapping[str, str] | str | None = None,
) -> SweepResult:
    """Run every combination of values with every seed, as ``fairground sweep`` does.

    The data set has the same bytes on any number of threads and on any executor. If ``out`` is
    given and the process ends early, the same call goes on where it was.

    Args:
        scenario: As for :func:`fairground.run`.
        vary: Knobs and their values, ``{"cpu.max": [1, 2, 4], "workload.threads": "1:16"}``, or
            as on the command line, ``["cpu.max=1,2,4"]``. ``cpu.max`` is in CPUs.
        seeds: Histories of each setting: ``20`` (1 to 20), ``"5-24"``, ``range(5, 25)``.
        metrics: Metrics beside the usual ones (``fairground list metrics``).
        out: A folder for the results; a temporary one unless given.
        on: Where: all cores of this process unless given; a ``concurrent.futures.Executor``
            whose workers can import fairground, ``"dask"`` (workers on this machine),
            ``"dask://HOST:PORT"`` or ``"ray"``. Files that the scenario names must be there too.
            If Dask's scheduler dies, a ``FairgroundWarning`` tells it and the rest runs here.
        jobs: Threads in this process, if not all cores.
        machine: As for :func:`fairground.run`, as are the arguments that follow.
        kernel: Another kernel profile.
        set: Knobs and keys that are the same in all settings.
        duration: Another simulated time with its unit.
        until: When a workload with a total may stop.
        limits: Files of CPU limits.
        limit: CPU limits by group.

    Returns:
        The data set.

    Raises:
        InputError: When the scenario or a value is wrong, or ``out`` holds another sweep.
        MachineError: When the disk is full, ``out`` is in use, or the executor breaks.

    Example:
        >>> import fairground
        >>> fairground.sweep("desktop", {"kernel": ["6.8", "6.12"]}, seeds=2, duration="10ms")
        SweepResult(4 points; kernel (2); 2 seeds)
    """
    request = {
        "scenario": asked(scenario),
        "overrides": overrides(
            machine=machine,
            kernel=kernel,
            set=set,
            seed=None,
            duration=duration,
            until=until,
            limits=limits,
            limit=limit,
        ),
        "vary": axes(vary),
        "seeds": seeds_text(seeds),
        "metric": arguments.texts("metrics", metrics, 'metrics, such as ["p99"]'),
    }
    with ExitStack() as stack:
        folder = None if out is None else arguments.path("out", out, "a folder")
        if folder is None:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="fairground-"))
        plan, path = run_request(json.dumps(request), folder, on, arguments.jobs(jobs))
        text = path.read_text()
    _notices.tell()
    result = SweepResult(plan, text, None if out is None else path)
    result._question = Question("sweep", request, None if out is None else folder)
    return result


def run_request(
    request: str, folder: str | os.PathLike[str], on: On | None, jobs: int | None = None
) -> tuple[str, Path]:
    """Run a request into a folder; the plan, and the data set's file."""
    points = _core.Sweep(request)
    store = _core.Store(os.fspath(folder), points)
    try:
        if on is None:
            store.fill(points, jobs)
        else:
            run_on(on, request, store, jobs)
        return points.plan(), Path(store.finish())
    finally:
        store.close()
