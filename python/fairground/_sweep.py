"""Every setting of a scenario with every seed."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path

from . import _arguments as arguments
from . import _core
from ._executors import On
from ._executors import run as run_on
from ._points import SweepResult
from ._question import Question
from ._run import Limit, Scenario, asked, overrides
from ._seeds import Seeds, seeds_text
from ._vary import Vary, axes


def sweep(
    scenario: Scenario,
    vary: Vary,
    *,
    seeds: Seeds = 20,
    metrics: Sequence[str] | str = (),
    out: str | os.PathLike[str] | None = None,
    on: On | None = None,
    jobs: int | None = None,
    machine: str | os.PathLike[str] | None = None,
    kernel: str | None = None,
    set: Mapping[str, object] | None = None,
    duration: str | None = None,
    until: str | None = None,
    limits: arguments.Paths = (),
    limit: Limit | None = None,
    replicas: int | None = None,
    beside: arguments.Paths = (),
    explanation: int | None = None,
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
            or a ``distributed.Client`` whose workers can import fairground, ``"dask"`` (workers
            on this machine), ``"dask://HOST:PORT"`` or ``"ray"`` (the one that ``ray.init`` has
            connected to, if any). Files that the scenario names must be there too.
            If Dask's scheduler dies, a ``FairgroundWarning`` tells it and the rest runs here.
        jobs: Threads in this process, if not all cores.
        machine: As for :func:`fairground.run`, as are the arguments that follow.
        kernel: Another kernel profile.
        set: Knobs and keys that are the same in all settings.
        duration: Another simulated time with its unit.
        until: When a workload with a total may stop.
        limits: Files of CPU limits, or one.
        limit: CPU limits: CPUs, or by group.
        replicas: How many pods like the workload's run on the node.
        beside: Files of the node's other pods, or one.
        explanation: Which one, counted from 1, if the scenario is a set of explanations.

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
            replicas=replicas,
            beside=beside,
            explanation=explanation,
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
