"""Where shards of a sweep run: this process, Dask, Ray, or any ``concurrent.futures.Executor``.

All go through one door: an executor that takes shards, which are lists of points. A point's line
depends on the scenario, the seed and fairground's version alone, so it does not matter who ran it;
lines are kept as they come, so what breaks costs time and no point.
"""

from __future__ import annotations

import contextlib
import os
import warnings
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from functools import lru_cache, partial
from itertools import islice
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from . import _core, _dask
from ._arguments import wrong
from ._errors import FairgroundError, FairgroundWarning, MachineError, UsageError

if TYPE_CHECKING:
    from distributed import Client

_P = ParamSpec("_P")
_T = TypeVar("_T")

#: An executor, a client of Dask, ``"dask"``, ``"dask://HOST:PORT"`` (also ``"tcp://..."``), or
#: ``"ray"``.
On = Executor | _dask.ClientLike | str

#: A shard is this part of what a worker has left to do: the first ones are large, so that little
#: is said between them, the last ones small, so that all workers end together.
_PART = 3
#: The smallest shard is this part of all that a worker does.
_SMALLEST_PART = 100
#: A shard has at most so many points: what a killed worker may cost.
_POINTS_MAX = 256
#: Shards of an executor that are waiting or running, per worker. Results of more would pile up.
_IN_FLIGHT = 4
#: How far up a warning's call to `sweep` is: run, run_request and sweep lie between.
_CALLER = 5


def run(on: On, request: str, store: _core.Store, jobs: int | None = None) -> None:
    """Run what a store misses on an executor, and keep each line as it comes.

    What a Dask scheduler still owes when it dies runs here, on ``jobs`` threads.

    Raises:
        MachineError: When the executor breaks; what was done is kept.
    """
    if not store.missing():
        return
    if isinstance(on, str) and _dask.names_dask(on):
        with _dask.opened(on) as client:
            _run_on_dask(client, {}, request, store, jobs)
        return
    dask = _dask.client_of(on)
    if dask is not None:
        client, options = dask
        _run_on_dask(client, options, request, store, jobs)
        return
    with _opened(on) as (executor, workers):
        _run_on(executor, workers, request, store)


def _run_on(executor: Executor, workers: int, request: str, store: _core.Store) -> None:
    parts = iter(shards(store.missing(), workers))
    running: set[Future[list[str]]] = set()
    failure: Exception | None = None
    while True:
        # After a failure nothing new begins; what runs still is waited for, and kept.
        more = 0 if failure is not None else _IN_FLIGHT * workers - len(running)
        running |= {executor.submit(run_shard, request, part) for part in islice(parts, more)}
        if not running:
            break
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            try:
                lines = future.result()
            except Exception as error:
                failure = failure or error
                continue
            for line in lines:
                store.add(line)
        if failure is not None:
            running = {future for future in running if not future.cancel()}
    if failure is not None:
        raise _told(failure) from failure


def _run_on_dask(
    client: Client,
    options: Mapping[str, Any],
    request: str,
    store: _core.Store,
    jobs: int | None,
) -> None:
    try:
        parts = shards(store.missing(), _dask.workers(client))
        for lines in _dask.lines(client, partial(run_shard, request), parts, options):
            for line in lines:
                store.add(line)
    except _dask.SchedulerLost as lost:
        warnings.warn(
            f"the Dask scheduler is lost ({lost}); the {len(store.missing())} points that it owes "
            "run here",
            FairgroundWarning,
            stacklevel=_CALLER,
        )
        store.fill(_sweep(request), jobs)
    except FairgroundError:
        raise
    except Exception as error:
        raise _told(error) from error


def run_shard(request: str, points: list[int]) -> list[str]:
    """Run points of a request's sweep on one thread: this is what a worker does."""
    return _sweep(request).run(points, 1)


@lru_cache(maxsize=4)
def _sweep(request: str) -> _core.Sweep:
    return _core.Sweep(request)


def shards(points: list[int], workers: int) -> list[list[int]]:
    """Points in shards, smaller and smaller, so that workers are busy to the end."""
    workers = max(1, workers)
    least = max(1, len(points) // (_SMALLEST_PART * workers))
    parts = []
    first = 0
    while first < len(points):
        size = (len(points) - first) // (_PART * workers)
        size = min(_POINTS_MAX, max(least, size))
        parts.append(points[first : first + size])
        first += size
    return parts


def _told(error: Exception) -> FairgroundError:
    if isinstance(error, FairgroundError):
        return error
    return MachineError(
        f"the executor broke: {type(error).__name__}: {error}\nnote: what was done is kept; the "
        "same call goes on from there"
    )


_ACCEPTED = 'an Executor, a distributed.Client, "dask", "dask://HOST:PORT" or "ray"'


@contextlib.contextmanager
def _opened(on: On) -> Iterator[tuple[Executor, int]]:
    if isinstance(on, Executor):
        yield on, getattr(on, "_max_workers", None) or os.cpu_count() or 1
    elif on == "ray":
        with _ray() as opened:
            yield opened
    else:
        raise wrong("on", on, _ACCEPTED)


@contextlib.contextmanager
def _ray() -> Iterator[tuple[Executor, int]]:
    try:
        import ray
    except ImportError as error:
        raise UsageError("Ray is not installed\naccepted: pip install ray") from error

    class RayExecutor(Executor):
        """Ray's tasks behind the interface of the standard library."""

        def submit(
            self, fn: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs
        ) -> Future[_T]:
            task = ray.remote(max_retries=_dask.RETRIES)(fn)
            future: Future[_T] = task.remote(*args, **kwargs).future()
            return future

    if not ray.is_initialized():
        ray.init(log_to_driver=False, logging_level="ERROR", include_dashboard=False)
    yield RayExecutor(), int(ray.cluster_resources().get("CPU", 1))
