"""Tables as data frames: the same columns and types, whatever a scenario has.

A scenario without limits has no row in ``limits``, but its columns: what selects them goes on to
work. Whole numbers are ``int64``; where a number may be missing it is ``float64`` and NaN.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pandas as pd

#: Columns in their order, each with its type in pandas; ``object`` where a text may be missing.
Columns = Mapping[str, str]


def _all(names: str, kind: str) -> dict[str, str]:
    return dict.fromkeys(names.split(), kind)


def _ranges(names: str) -> dict[str, str]:
    ends = [f"{name}_{end}" for name in names.split() for end in ("low", "likely", "high")]
    return dict.fromkeys(ends, "float64")


#: What became of tasks, of one or of those of a group.
WORK: Columns = {
    **_all("runtime_ns switches", "int64"),
    **_all("delay_ns_mean", "float64"),
    **_all("delay_ns_sum delay_ns_max delay_max_at_ns wakeups preemptions migrations", "int64"),
    **_all("ended ended_at_ns", "int64"),
    **_all("wake_latency_ns_mean", "float64"),
    **_all("wake_latency_ns_p50 wake_latency_ns_p90 wake_latency_ns_p99", "int64"),
    **_all("wake_latency_ns_p999 wake_latency_ns_max", "int64"),
}
TASKS: Columns = {**_all("name group", "str"), "kthread": "bool", **WORK}
GROUPS: Columns = {"path": "str", "shares": "int64", "idle": "bool", "tasks": "int64", **WORK}
LIMITS: Columns = {
    **_all("path cpu.max", "str"),
    "cpu.max.burst": "int64",
    "throttle_ratio_percent": "float64",
    **_all("usage_usec nr_periods nr_throttled throttled_usec nr_bursts burst_usec", "int64"),
}
PRESSURE: Columns = {
    "path": "str",
    **_all("some_avg10 some_avg60 some_avg300", "float64"),
    "some_total_usec": "int64",
    **_all("full_avg10 full_avg60 full_avg300", "float64"),
    "full_total_usec": "int64",
}
REQUESTS: Columns = {
    "span": "str",
    **_all("count refused in_flight", "int64"),
    **_all("per_second latency_ns_mean", "float64"),
    **_all("latency_ns_min latency_ns_p50 latency_ns_p75 latency_ns_p90 latency_ns_p95", "Int64"),
    **_all("latency_ns_p99 latency_ns_p995 latency_ns_p999 latency_ns_max", "Int64"),
}
CPUS: Columns = _all("cpu busy_ns switches ticks", "int64")
GOALS: Columns = {
    **_all("name unit", "str"),
    "count": "int64",
    **_all("total started_ns", "float64"),
    "last_ns": "int64",
    "rate_per_s": "float64",
    "extrapolated": "bool",
    **_all("time_s half_width_percent", "float64"),
}
TARGETS: Columns = {
    **_all("target metric unit comparison", "str"),
    **_all("bound margin longer_run", "float64"),
    "holds": "bool",
    "seeds_held": "int64",
    **_all("proven_percent median worst", "float64"),
    "inside_scatter": "bool",
    **_all("history_low history_high history_probability", "float64"),
}
CHECKED_RUNS: Columns = {"target": "str", "seed": "int64", "value": "float64"}
CELLS: Columns = {
    **_all("scenario machine kernel", "str"),
    "load": "object",
    **_all("metric unit better", "str"),
    "seeds": "int64",
    "variant": "str",
    **_all("baseline_mean mean gain_percent gain_low_percent gain_high_percent", "float64"),
    **_all("p p_adjusted", "float64"),
    "significant": "boolean",
    "loses": "bool",
}
COMPARED_RUNS: Columns = {
    **_all("scenario machine kernel", "str"),
    "load": "object",
    **_all("metric unit better arm", "str"),
    "seed": "int64",
    "value": "float64",
}
STEPS: Columns = {
    **_all("from to metric unit better", "str"),
    **_all("mean_from mean_to gain_percent gain_low_percent gain_high_percent", "float64"),
    "verdict": "str",
}
BLAMED: Columns = {
    **_all("from to metric setting was says", "str"),
    "since": "object",
    "role": "str",
    **_all("alone_percent alone_p last_percent last_p", "float64"),
}
HISTORIES: Columns = {
    **_all("metric unit", "str"),
    **_all("low median high probability", "float64"),
}
HISTORY_RUNS: Columns = {**_all("metric unit", "str"), "seed": "int64", "value": "float64"}
CHANGES: Columns = {
    "name": "str",
    "told": "bool",
    "helps_share": "float64",
    "meets": "str",
    **_ranges("p99_changes_percent latency_ms_p50 latency_ms_p99 throttled_percent"),
    **_all("peak_cpus holds_share", "float64"),
    "options": "str",
}
MISSES: Columns = {
    "target": "str",
    **_all("missed seeds", "int64"),
    **_all("weight bound reached", "float64"),
    "unit": "str",
}
STUDIED: Columns = {
    **_all("study row column unit", "str"),
    **_all("target ours low high", "float64"),
    **_all("tolerance kind verdict", "str"),
}
LISTED: Columns = _all("name says", "str")


def frame(rows: Sequence[Mapping[str, Any]], columns: Columns | None = None) -> pd.DataFrame:
    """Rows as a data frame with these columns first, or a message that says what to install."""
    try:
        import pandas as pd
    except ImportError as error:
        raise ImportError(
            "data frames need pandas: pip install 'fairground[pandas]'; "
            "to_dict() has the same rows without it"
        ) from error
    made = pd.DataFrame([dict(row) for row in rows])
    if columns is None:
        return made
    more = [name for name in made.columns if name not in columns]
    made = made.reindex(columns=[*columns, *more])
    # A column of no rows has any type; a text that nobody gave stays a text.
    types = {name: kind for name, kind in columns.items() if kind != "object"}
    return made.astype(types)
