"""The cheapest setting that meets targets."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from . import _arguments as arguments
from . import _core, _notices
from ._question import Question
from ._run import Limit, Scenario, asked, overrides
from ._tune_result import TuneResult
from ._vary import Vary, axes


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
        >>> answer = fairground.tune(service, {"cpu.max": [0.2, 1]}, "p99 < 50ms", seeds=4)
        >>> answer.setting
        {'cpu.max': '1'}
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
    result = TuneResult(_notices.answered(_core.tune_json, request))
    result.notes = _notices.tell()
    result._question = Question("tune", request)
    return result
