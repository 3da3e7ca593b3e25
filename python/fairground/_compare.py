"""Comparisons: is B better than A, beyond noise."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, cast

from . import _arguments as arguments
from . import _core, _frames, _html, _notices, _plots, _svg
from ._answer import Answer
from ._errors import UsageError
from ._overload import Judged
from ._question import Asked, Question
from ._run import Limit, Scenario, asked, overrides
from ._seeds import Seeds, seeds_or_seed
from ._variants import Variant, changes, listed
from ._vary import axes

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

#: Rules for significance, as ``fairground compare --stats`` has them.
Stats = Literal["paired", "mmtests", "mmtests-2022", "welch"]

#: What names of metrics look like.
METRICS = 'metrics, such as ["p99", "throughput"]'


class CompareResult(Answer, Judged, Asked):
    """Variants beside their baseline; what loses comes first.

    ``str(result)`` is the page in mmtests' layout; a notebook shows it as Markdown.
    """

    @property
    def arms(self) -> list[str]:
        """Names of the columns, the baseline first."""
        return list(self._data["arms"])

    @cached_property
    def cells(self) -> pd.DataFrame:
        """One row per scenario, machine, metric, load point and variant.

        Columns: ``scenario``, ``machine``, ``kernel``, ``load`` (None if there is but one point),
        ``metric``, ``unit``, ``better`` (``lower``, ``higher`` or ``neither``), ``seeds`` (their
        number), ``variant``, ``baseline_mean`` and ``mean`` (in ``unit``; harmonic where higher is
        better), ``gain_percent`` (positive is better, or more), ``gain_low_percent`` and
        ``gain_high_percent`` (its 95 % interval; None of five seeds or fewer), ``p``,
        ``p_adjusted`` (over the whole table), ``significant`` (missing where the seeds are too few
        to tell: :attr:`too_few`), ``loses`` (significantly worse).
        """
        return _frames.frame(self._cells(), _frames.CELLS)

    def _cells(self) -> list[dict[str, Any]]:
        gain = ("gain_percent", "gain_low_percent", "gain_high_percent")
        kept = (*gain, "p", "p_adjusted", "significant")
        rows = []
        for place, row in self._rows():
            baseline, *variants = row["arms"]
            for arm in variants:
                cell = {"variant": arm["arm"], "baseline_mean": baseline["mean"]}
                cell |= {"mean": arm["mean"]} | {key: arm[key] for key in (*kept, "loses")}
                if self.too_few is not None and not cell["significant"]:
                    cell["significant"] = None
                rows.append(place | cell)
        return rows

    @property
    def too_few(self) -> str | None:
        """Why nothing can be significant, if the seeds are too few for it."""
        found = self._data["too_few"]
        # The option's name on the command line; here it is the argument's.
        return found and re.sub(r"--seeds (\d+)", r"seeds=\1", found)

    @property
    def losses(self) -> pd.DataFrame:
        """The rows of :attr:`cells` in which a variant is significantly worse."""
        cells = self.cells
        return cells[cells["loses"]]

    @cached_property
    def runs(self) -> pd.DataFrame:
        """One row per run and metric, for plots and tests of one's own.

        Columns: as of :attr:`cells` up to ``better``, then ``arm``, ``seed`` and ``value`` (in
        ``unit``). Rows of one seed are pairs: they share their arrivals and all that is random.
        """
        rows = []
        for place, row in self._rows():
            place = {key: value for key, value in place.items() if key != "seeds"}
            for arm in row["arms"]:
                for at, value in enumerate(arm["values"]):
                    seed = self._data["seed_first"] + at
                    rows.append(place | {"arm": arm["arm"], "seed": seed, "value": value})
        return _frames.frame(rows, _frames.COMPARED_RUNS)

    def _signs(self) -> list[dict[str, Any]]:
        signs = []
        for section in self._data["sections"]:
            of_section = {key: section[key] for key in ("scenario", "machine", "kernel")}
            for arm in section["overloads"]:
                place = of_section | {"arm": arm["arm"], "load": arm["load"]}
                signs += [place | sign for sign in arm["signs"]]
        return signs

    def _rows(self) -> list[tuple[dict[str, Any], dict[str, Any]]]:
        told = []
        for section in self._data["sections"]:
            of_section = {key: section[key] for key in ("scenario", "machine", "kernel")}
            for row in section["rows"]:
                kept = ("load", "metric", "unit", "better", "seeds")
                told.append((of_section | {key: row[key] for key in kept}, row))
        return told

    def plot(self, ax: Axes | None = None) -> Axes:
        """Draw every gain with its 95 % interval, in per cent; needs matplotlib.

        Args:
            ax: Where to draw, if not in axes of its own.

        Returns:
            The axes.
        """
        drawn = _plots.gains(self._cells(), ax)
        if self.too_few is not None and not drawn.get_title():
            drawn.set_title("too few seeds: no intervals, and all may be chance", fontsize="small")
        return drawn

    def _repr_markdown_(self) -> str:
        return self._markdown

    def _is_of(self, document: Mapping[str, Any]) -> bool:
        return bool(document["comparison"]["digest"] == self.digest)

    def _repr_html_(self) -> str:
        columns = ("metric", "unit", "variant", "baseline_mean", "mean", "gain_percent")
        more = ("gain_low_percent", "gain_high_percent", "significant", "loses")
        cells = self._cells()
        shown = cells
        if self.too_few is not None:
            shown = [{**cell, "significant": cell["significant"] or "not known"} for cell in cells]
        table = _html.table(self.too_few or "", shown, (*columns, *more))
        return _html.page(repr(self), _svg.gains(cells), table, _html.notes(self.notes))

    def __repr__(self) -> str:
        """Say what was compared and how it came out."""
        arms, summary = " / ".join(self.arms), self.too_few or self._data["summary"]
        return f"<CompareResult {arms}: {summary}{self._told_overloads()}>"


def compare(
    scenario: Scenario | Sequence[Scenario],
    variants: Sequence[Variant] | Variant = (),
    *,
    recommendations: arguments.Paths = (),
    metrics: Sequence[str] | str = (),
    machines: arguments.Paths = (),
    load: Mapping[str, Sequence[object] | str] | str | None = None,
    seeds: Seeds | None = None,
    precision: float | None = None,
    budget: int | None = None,
    stats: Stats = "paired",
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
) -> CompareResult:
    """Compare variants with a baseline, as ``fairground compare`` does.

    All arms have the same seeds. The same arguments give the same answer, bit for bit, on any
    number of cores; all of them are used.

    Args:
        scenario: What :func:`fairground.run` takes, or several: a table each, or without
            ``variants`` the first is the baseline and the others are the variants.
        variants: What each variant changes: ``{"cpu.max.burst": "100ms"}``, ``"kernel=6.18"``.
        recommendations: Files of recommendations for containers, or one: each is variants more. A
            VerticalPodAutoscaler with its status, or KRR's JSON.
        metrics: Names of metrics (``fairground list metrics``); what the scenario is about if
            there are none.
        machines: Machines, a table each, or one.
        load: Load points, a row each: ``{"hackbench.groups": [1, 4, 7]}`` or
            ``"workload.rate=100:400:50"``.
        seeds: Exactly these seeds: ``30`` (1 to 30), ``"5-34"``, ``range(5, 35)``.
        precision: Half width of every gain's 95 % interval at which it is enough, percentage
            points (1 if neither this nor ``seeds`` is given).
        budget: At most so many seeds a row (30).
        stats: When a difference is significant: ``"paired"`` (a sign-flip test of the differences,
            with Holm's correction over the table, at 5 %), ``"mmtests"``, ``"mmtests-2022"``,
            ``"welch"``.
        machine: As for :func:`fairground.run`, of all arms; so are the rest.
        kernel: Kernel profile of all arms that do not change it.
        set: Knobs and keys of all arms.
        seed: The first seed (1).
        duration: Simulated time with its unit.
        until: Whether a workload with a total runs to its end.
        limits: Files of CPU limits, or one.
        limit: CPU limits: CPUs, or by group.
        replicas: How many pods like the workload's run on the node.
        beside: Files of the node's other pods, or one.
        explanation: Which one, counted from 1, if the scenario is a set of explanations.

    Returns:
        The table, its losses first.

    Raises:
        UsageError: When the question makes no sense.
        InputError: When a scenario or a variant is wrong.

    Example:
        >>> import fairground
        >>> done = fairground.compare("slices", {"kernel": "6.6"}, seeds=2, duration="20ms")
        >>> done.arms
        ['baseline', 'kernel=6.6']
    """
    alone = not isinstance(scenario, Iterable) or isinstance(scenario, str | Mapping)
    scenarios = (
        [cast("Scenario", scenario)] if alone else list(cast("Sequence[Scenario]", scenario))
    )
    if not scenarios:
        raise arguments.wrong("scenario", scenario, "a scenario, or several")
    request = {
        "scenarios": [asked(one) for one in scenarios],
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
        "with": [changes(variant) for variant in listed(variants)],
        "recommendations": arguments.paths("recommendations", recommendations, "a list of files"),
        "metric": arguments.texts("metrics", metrics, METRICS),
        "machines": arguments.paths("machines", machines, "a list of machines"),
        "load": load_points(load),
        "seeds": seeds_or_seed(seeds, seed),
        "precision": precision_percent(precision),
        "budget": budget_seeds(budget),
        "stats": arguments.path("stats", stats, '"paired", "mmtests", "mmtests-2022" or "welch"'),
    }
    result = CompareResult(_notices.answered(_core.compare_json, request, of_one=True))
    result.notes = _notices.tell()
    result._question = Question("compare", request)
    return result


def load_points(load: Mapping[str, Sequence[object] | str] | str | None) -> str | None:
    """Load points as ``--load`` takes them."""
    if load is None or isinstance(load, str):
        return load
    accepted = '{"workload.rate": [100, 200]} or "workload.rate=100:400:50"'
    told = axes(arguments.pairs("load", load, accepted)) if load else []
    if len(told) != 1:
        raise UsageError(f"load has {len(told)} keys; accepted: one, as in {accepted}")
    return told[0]


def precision_percent(value: object) -> float | None:
    """The half width of intervals that is enough, if one is given."""
    if value is None:
        return None
    return arguments.number("precision", value, "per cent, 0.001 to 1000")


def budget_seeds(value: object) -> int | None:
    """The most seeds, if they are given."""
    if value is None:
        return None
    return arguments.whole("budget", value, 1, 10_000, "a number of seeds, 1 to 10000")
