"""The answer to one run: the data of ``fairground run --json``, and its tables as data frames."""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from . import _frames, _html, _plots, _svg
from ._overload import Judged
from ._question import Asked

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

#: The schema that this module reads.
SCHEMA = "fairground.run/1"


class RunResult(Judged, Asked):
    """What one run gave.

    Times are whole nanoseconds of simulated time since its start, or lengths of it; every name
    ends in its unit. Delays are those of ``perf sched latency``: from runnable to running.
    """

    def __init__(self, text: str) -> None:
        """Read the JSON text that ``fairground run --json`` prints."""
        data = json.loads(text)
        if data.get("schema") != SCHEMA:
            raise ValueError(f"schema {data.get('schema')!r}; accepted: {SCHEMA!r}")
        self._data: dict[str, Any] = data

    @property
    def digest(self) -> str:
        """Sixteen hexadecimal digits of the whole history: equal digests, equal histories."""
        return str(self._data["digest"])

    @property
    def machine(self) -> Mapping[str, Any]:
        """The machine: ``name``, ``cpus``, ``llcs``, its costs in ns and its noise."""
        return dict(self._data["machine"])

    @property
    def kernel(self) -> Mapping[str, Any]:
        """The kernel: ``profile`` and every answer, feature and knob in force."""
        return dict(self._data["kernel"])

    @property
    def seed(self) -> int:
        """Seed of everything random."""
        return int(self._data["seed"])

    @property
    def simulated_ns(self) -> int:
        """Simulated time, ns; less than the duration if every task ended before."""
        return int(self._data["simulated_ns"])

    @property
    def events(self) -> int:
        """Scheduling events: timer expiries, ends of steps, wake-ups, switches and migrations."""
        return int(self._data["events"])

    @cached_property
    def tasks(self) -> pd.DataFrame:
        """One row per task that took part, kernel threads (``kthread``) included.

        Columns: ``name``, ``group``, ``kthread``, ``runtime_ns``, ``switches``,
        ``delay_ns_mean``, ``delay_ns_sum``, ``delay_ns_max``, ``delay_max_at_ns``, ``wakeups``,
        ``preemptions``, ``migrations`` and ``wake_latency_ns_`` with ``mean``, ``p50``, ``p90``,
        ``p99``, ``p999``, ``max``.
        """
        return _frames.frame(self._data["tasks"], _frames.TASKS)

    @cached_property
    def groups(self) -> pd.DataFrame:
        """One row per control group, sums over its descendants included.

        Columns: ``path``, ``shares`` (1024 for ``cpu.weight`` 100), ``idle``, ``tasks`` (their
        number), then those of ``tasks`` from ``runtime_ns`` on.
        """
        rows = self._data["groups"]
        nested = ("limit", "cpu.pressure")
        kept = [{k: v for k, v in row.items() if k not in nested} for row in rows]
        return _frames.frame(kept, _frames.GROUPS)

    @cached_property
    def limits(self) -> pd.DataFrame:
        """One row per group that has a CPU limit or was ever throttled.

        Columns: ``path``, ``cpu.max``, ``cpu.max.burst`` (us), ``throttle_ratio_percent`` and the
        fields of ``cpu.stat``: ``usage_usec``, ``nr_periods``, ``nr_throttled``,
        ``throttled_usec``, ``nr_bursts``, ``burst_usec``.
        """
        return _frames.frame(self._limits(), _frames.LIMITS)

    def _limits(self) -> list[dict[str, Any]]:
        rows = []
        for group in self._data["groups"]:
            limit = dict(group["limit"] or {})
            if limit:
                stat = limit.pop("cpu.stat")
                rows.append({"path": group["path"], **limit, **stat})
        return rows

    @cached_property
    def pressure(self) -> pd.DataFrame:
        """One row per control group: its ``cpu.pressure`` at the end, as the kernel computes it.

        Columns: ``path``, then ``some_`` (at least one task waited for a CPU) and ``full_`` (some
        waited and none ran) with ``avg10``, ``avg60``, ``avg300`` (per cent of the last seconds)
        and ``total_usec``. No row in a scenario without groups: there it is not recorded.
        """
        rows = []
        for group in self._data["groups"]:
            told = group["cpu.pressure"] or {}
            cells = {
                f"{kind}_{name}": value
                for kind, line in told.items()
                for name, value in line.items()
            }
            if cells:
                rows.append({"path": group["path"], **cells})
        return _frames.frame(rows, _frames.PRESSURE)

    @cached_property
    def requests(self) -> pd.DataFrame:
        """One row per span of requests or stopwatch.

        Columns: ``span``, ``count``, ``refused``, ``in_flight``, ``per_second`` and
        ``latency_ns_`` with ``mean``, ``min``, ``p50``, ``p75``, ``p90``, ``p95``, ``p99``,
        ``p995``, ``p999``, ``max``. Blame and all latencies (``latency_ns_histogram``: pairs of
        the longest of a bucket and how many it has) are in ``to_dict()["requests"]``. Where no
        request was done latencies are missing (``pandas.NA``).
        """
        nested = ("blame_sum", "tail", "slowest", "latency_ns_histogram")
        spans = self._data["requests"]
        rows = [{k: v for k, v in span.items() if k not in nested} for span in spans]
        return _frames.frame([_known(row) for row in rows], _frames.REQUESTS)

    @cached_property
    def cpus(self) -> pd.DataFrame:
        """One row per CPU: ``cpu``, ``busy_ns``, ``switches``, ``ticks``."""
        return _frames.frame(self._data["cpus"], _frames.CPUS)

    @cached_property
    def goals(self) -> pd.DataFrame:
        """One row per goal of the workload: messages of hackbench.

        Columns: ``name``, ``unit``, ``count``, ``total`` (none if it goes on for ever),
        ``started_ns``, ``last_ns``, ``rate_per_s``, ``extrapolated`` (the run ended as soon as the
        rate was known), ``time_s`` (for all of it, if known), ``half_width_percent`` (of the rate's
        95 % interval).
        """
        return _frames.frame(self._data["goals"], _frames.GOALS)

    @cached_property
    def placement(self) -> pd.DataFrame:
        """One row for the machine, one per last-level cache, one per CPU: where tasks are placed.

        Columns: ``level`` (``machine``, ``llc``, ``cpu``) and ``id``; of searches for an idle CPU
        ``searches``, ``domain_searches``, ``failures``, ``tested``, ``domain_tested``, ``scans``,
        ``scan_tested``, their hits (``target_hits``, ``prev_hits``, ``recent_hits``,
        ``sibling_hits``, ``idle_core_hits``, ``idle_cpu_hits``), ``search_fast_percent``,
        ``search_success_percent``, ``search_efficiency_percent``, ``search_yield_percent``,
        ``domain_efficiency_percent``, ``scan_depth_mean``; of SIS_CORE's mask ``false_positives``,
        ``true_negatives``, ``mask_shrinks``, ``fail_prone_scans``; of wake-affine
        ``remote_wakers``, ``affine_targets``, ``wake_affine_percent``; then ``newidle_attempts``,
        ``newidle_pulls`` and, with these two, ``wakeup_migrations_`` and ``balance_migrations_``
        with ``core``, ``cache``, ``node``, ``machine``.
        """
        told = self._data["placement"]
        rows = [{"level": "machine", "id": 0, **told["machine"]}]
        for level in ("llc", "cpu"):
            for row in told[f"{level}s"]:
                counts = {k: v for k, v in row.items() if k in told["machine"]}
                rows.append({"level": level, "id": row[level], **counts})
        return _frames.frame(rows)

    def to_dict(self) -> dict[str, Any]:
        """Everything as plain data: a copy of what ``fairground run --json`` prints."""
        return copy.deepcopy(self._data)

    def plot(self, ax: Axes | None = None) -> Axes:
        """Draw latency over percentiles, a curve per span, in ms; needs matplotlib.

        A run without requests shows how long its tasks waited for a CPU after a wake-up.

        Args:
            ax: Where to draw, if not in axes of its own.

        Returns:
            The axes.
        """
        if self._data["requests"]:
            return _plots.percentiles(self._answered(), "span", "latency_ns_", ax)
        tasks = [task for task in self._data["tasks"] if task["wakeups"] and not task["kthread"]]
        longest = sorted(tasks, key=lambda task: -int(task["wake_latency_ns_p99"]))[:10]
        return _plots.percentiles(longest, "name", "wake_latency_ns_", ax)

    def _answered(self) -> list[dict[str, Any]]:
        """The spans of which some request was done: of others no latency is known."""
        return [span for span in self._data["requests"] if span["count"]]

    def _is_of(self, document: Mapping[str, Any]) -> bool:
        return [world["digest"] for world in document["worlds"]] == [self.digest]

    def _repr_html_(self) -> str:
        spans = ("span", "count", "per_second", "latency_ns_p50", "latency_ns_p99")
        limits = ("path", "cpu.max", "nr_periods", "nr_throttled", "throttle_ratio_percent")
        tasks = ("name", "group", "runtime_ns", "switches", "delay_ns_max")
        return _html.page(
            repr(self),
            _svg.percentiles(self._answered(), "span", "latency_ns_"),
            _html.table("requests", [_known(span) for span in self._data["requests"]], spans),
            _html.table("limits", self._limits(), limits),
            _html.table("tasks", self._data["tasks"], tasks),
            _html.notes(self.notes),
        )

    def __repr__(self) -> str:
        """Show what was run and its digest."""
        return (
            f"<RunResult {self.machine['name']}, kernel {self.kernel['profile']}, "
            f"seed {self.seed}, {self.simulated_ns} ns, digest {self.digest}"
            f"{self._told_overloads()}>"
        )


def _known(span: Mapping[str, Any]) -> dict[str, Any]:
    """A span, without latencies where no request has one."""
    is_known = bool(span["count"])
    return {k: v for k, v in span.items() if is_known or not k.startswith("latency_ns_")}
