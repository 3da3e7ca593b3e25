"""The answer to one run: the data of ``fairground run --json``, and its tables as data frames."""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pandas as pd

#: The schema that this module reads.
SCHEMA = "fairground.run/1"


def frame(rows: list[dict[str, Any]]) -> pd.DataFrame:
    """Rows as a data frame, or a message that says what to install."""
    try:
        import pandas as pd
    except ImportError as error:
        raise ImportError(
            "data frames need pandas: pip install 'fairground[pandas]'; "
            "to_dict() has the same rows without it"
        ) from error
    return pd.DataFrame(rows)


class RunResult:
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
        return frame(self._data["tasks"])

    @cached_property
    def groups(self) -> pd.DataFrame:
        """One row per control group, sums over its descendants included.

        Columns: ``path``, ``shares`` (1024 for ``cpu.weight`` 100), ``idle``, ``tasks`` (their
        number), then those of ``tasks`` from ``runtime_ns`` on.
        """
        return frame(self._data["groups"])

    @cached_property
    def limits(self) -> pd.DataFrame:
        """One row per group that has a CPU limit or was ever throttled.

        Columns: ``path``, ``cpu.max``, ``cpu.max.burst`` (us), ``throttle_ratio_percent`` and the
        fields of ``cpu.stat``: ``usage_usec``, ``nr_periods``, ``nr_throttled``,
        ``throttled_usec``, ``nr_bursts``, ``burst_usec``.
        """
        rows = []
        for group in self._data["groups"]:
            limit = dict(group["limit"] or {})
            if limit:
                stat = limit.pop("cpu.stat")
                rows.append({"path": group["path"], **limit, **stat})
        return frame(rows)

    @cached_property
    def requests(self) -> pd.DataFrame:
        """One row per span of requests or stopwatch.

        Columns: ``span``, ``count``, ``refused``, ``in_flight``, ``per_second`` and
        ``latency_ns_`` with ``mean``, ``min``, ``p50``, ``p75``, ``p90``, ``p95``, ``p99``,
        ``p995``, ``p999``, ``max``. Blame is in ``to_dict()["requests"]``.
        """
        nested = ("blame_sum", "tail", "slowest")
        spans = self._data["requests"]
        return frame([{k: v for k, v in span.items() if k not in nested} for span in spans])

    @cached_property
    def cpus(self) -> pd.DataFrame:
        """One row per CPU: ``cpu``, ``busy_ns``, ``switches``, ``ticks``."""
        return frame(self._data["cpus"])

    @cached_property
    def goals(self) -> pd.DataFrame:
        """One row per goal of the workload: messages of hackbench.

        Columns: ``name``, ``unit``, ``count``, ``total`` (none if it goes on for ever),
        ``started_ns``, ``last_ns``, ``rate_per_s``, ``extrapolated`` (the run ended as soon as the
        rate was known), ``time_s`` (for all of it, if known), ``half_width_percent`` (of the rate's
        95 % interval).
        """
        return frame(self._data["goals"])

    @cached_property
    def placement(self) -> pd.DataFrame:
        """One row for the machine, one per last-level cache, one per CPU: where tasks are placed.

        Columns: ``level`` (``machine``, ``llc``, ``cpu``) and ``id``; of searches for an idle CPU
        ``searches``, ``domain_searches``, ``failures``, ``tested``, ``domain_tested``, ``scans``,
        ``scan_tested``, their hits (``target_hits``, ``prev_hits``, ``recent_hits``,
        ``sibling_hits``, ``idle_core_hits``, ``idle_cpu_hits``), ``search_fast_percent``,
        ``search_success_percent``, ``search_efficiency_percent``, ``search_yield_percent``,
        ``domain_efficiency_percent``, ``scan_depth_mean``; of SIS_CORE's mask ``false_positives``,
        ``true_negatives``, ``mask_shrinks``, ``fail_prone_scans``; then ``newidle_attempts``,
        ``newidle_pulls`` and, with these two, ``wakeup_migrations_`` and ``balance_migrations_``
        with ``core``, ``cache``, ``node``, ``machine``.
        """
        told = self._data["placement"]
        rows = [{"level": "machine", "id": 0, **told["machine"]}]
        for level in ("llc", "cpu"):
            for row in told[f"{level}s"]:
                counts = {k: v for k, v in row.items() if k in told["machine"]}
                rows.append({"level": level, "id": row[level], **counts})
        return frame(rows)

    def to_dict(self) -> dict[str, Any]:
        """Everything as plain data: a copy of what ``fairground run --json`` prints."""
        return copy.deepcopy(self._data)

    def __repr__(self) -> str:
        """Show what was run and its digest."""
        return (
            f"<RunResult {self.machine['name']}, kernel {self.kernel['profile']}, "
            f"seed {self.seed}, {self.simulated_ns} ns, digest {self.digest}>"
        )
