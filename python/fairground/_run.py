"""One scenario, one answer."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from . import _arguments as arguments
from . import _core, _notices
from ._question import Question
from ._result import RunResult
from ._toml import to_toml

#: A file, the name of a shipped scenario, TOML text, or the same as a dict.
Scenario = str | os.PathLike[str] | Mapping[str, Any]

#: CPUs, or what ``--limit`` takes; or either by group.
Limit = Mapping[str, str | float] | str | float


def run(
    scenario: Scenario,
    *,
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
) -> RunResult:
    """Run a scenario, as ``fairground run`` does.

    The same arguments give the same answer, bit for bit, on any machine and any number of
    threads; Python's other threads run meanwhile. It is one history: how much of its p99 is luck
    is told by :func:`fairground.histories`.

    Args:
        scenario: A scenario (``.toml``) or rt-app workload (``.json``) by path, or the name of a
            shipped one (``fairground list scenarios``); a ``str`` with a line break is TOML text,
            and a dict is the same as data. Files that text or dict name are looked up in the
            library; in a file, beside it.
        machine: Another machine: a library name, an hwloc synthetic string such as
            ``"node:2 l3:2 core:4 pu:2"``, or a path (lscpu -e -J, hwloc XML, a sysfs root).
        kernel: Another kernel profile, such as ``"6.12"``.
        set: Knobs, features and answers under the kernel's own names, such as
            ``{"base_slice_ns": 3_000_000}``, or any key of the scenario by its path
            (``{"/web.cpu.weight": 50}``).
        seed: Another seed, a whole number from 0 to 2**63 - 1.
        duration: Another simulated time with its unit, such as ``"10s"`` or ``"250ms"``.
        until: For a workload with a total, such as hackbench: ``"steady"`` (the default) stops when
            its rate is known to 1 %, ``"0.5%"`` to that, ``"end"`` runs all of it.
        limits: Files of CPU limits, or one: Kubernetes manifests, compose files, systemd units.
        limit: CPU limits by group, ``{"/web": "limits.cpu=1500m"}``, or one for all tasks of a
            workload without groups, ``"cpu.max=200000 100000"``; several of one group in one
            string with ``;`` between. A number is CPUs: ``2.5``, ``{"/web": 1.5}``.
        replicas: How many pods like the workload's run on the node, its own included.
        beside: Files of the node's other pods, or one, in the forms of ``limits``.
        explanation: Which one, counted from 1, if the scenario is a set of explanations; for the
            range over all of them see :func:`fairground.ranges`.

    Returns:
        What the run gave.

    Raises:
        InputError: When the scenario or an option is wrong; one message says where, what was
            found and what is accepted.

    Example:
        >>> import fairground
        >>> fairground.run("web-and-batch", duration="100ms").simulated_ns
        100000000
    """
    question = asked(scenario)
    changed = overrides(
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
    )
    request = {"scenario": question, "overrides": changed}
    answer = _notices.answered(_core.run_json, request, of_one=True)
    result = RunResult(answer)
    result.notes = _notices.tell()
    result._question = Question("run", request)
    return result


def asked(scenario: Scenario) -> dict[str, Any]:
    """A scenario as the engine takes it: ``path`` or ``text``."""
    if isinstance(scenario, Mapping):
        return {"text": to_toml(scenario)}
    if isinstance(scenario, str) and "\n" in scenario:
        return {"text": scenario}
    return {"path": arguments.path("scenario", scenario, _SCENARIO)}


def overrides(
    *,
    machine: str | os.PathLike[str] | None,
    kernel: str | None,
    set: Mapping[str, object] | None,
    seed: int | None,
    duration: str | None,
    until: str | None,
    limits: arguments.Paths,
    limit: Limit | None,
    replicas: int | None,
    beside: arguments.Paths,
    explanation: int | None,
) -> dict[str, Any]:
    """What is changed in a scenario, as the engine takes it."""
    knobs = {} if set is None else arguments.pairs("set", set, 'a dict, {"base_slice_ns": 3000000}')
    return {
        "machine": None if machine is None else arguments.path("machine", machine, _MACHINE),
        "kernel": arguments.text("kernel", kernel, arguments.KERNEL),
        "set": [
            (key, arguments.of_knob(f"set[{key!r}]", key, value)) for key, value in knobs.items()
        ],
        "seed": arguments.seed(seed),
        "duration": arguments.text("duration", duration, _DURATION),
        "until": arguments.text("until", until, '"steady", "end" or a precision, such as "0.5%"'),
        "limits": arguments.paths("limits", limits, "a file, or a list of files"),
        "limit": _limits(limit),
        "replicas": None if replicas is None else arguments.whole("replicas", replicas, *_REPLICAS),
        "beside": arguments.paths("beside", beside, "a file, or a list of files"),
        "explanation": arguments.explanation(explanation),
    }


_SCENARIO = "a path, a shipped scenario's name, a tool's command, TOML text or a dict"
_MACHINE = "a machine's name, an hwloc synthetic string or a path"
_DURATION = 'a time with its unit, such as "10s" or "250ms"'
_LIMIT = 'CPUs (2.5), "cpu.max=200000 100000", or either by group, {"/web": 1.5}'
#: The kernel's least quota, 1 ms of each 100 ms.
_CPUS_LEAST = 0.01
_REPLICAS = (1, 2**32 - 1, "a number of pods from 1 on")


def _limits(limit: Limit | None) -> list[str]:
    """Limits as ``--limit GROUP=SPEC`` takes them."""
    if limit is None:
        return []
    if not isinstance(limit, Mapping):
        return _specs("limit", limit)
    told = []
    for group, specs in arguments.pairs("limit", limit, _LIMIT).items():
        told += [f"{group}={part}" for part in _specs(f"limit[{group!r}]", specs)]
    return told


def _specs(name: str, limit: object) -> list[str]:
    """What one group is allowed: CPUs, or limits by their names."""
    found = arguments.plain(limit)
    if isinstance(found, str):
        return [part.strip() for part in found.split(";")]
    cpus = arguments.number(name, limit, _LIMIT)
    if cpus <= 0:
        # To the command line, as to Kubernetes, 0 is no limit at all.
        raise arguments.wrong(name, limit, f'{_LIMIT}; "max" for none')
    if cpus < _CPUS_LEAST:
        _notices.warn(
            f"{name} is {cpus:g} CPUs; the kernel takes no quota below 1 ms, so it is "
            f"{_CPUS_LEAST:g} CPUs here, as a kubelet makes it"
        )
    return [arguments.as_text(arguments.cpus(cpus))]
