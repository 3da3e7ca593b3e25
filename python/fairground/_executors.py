"""Where shards of a sweep run: this process, Dask, Ray, or any ``concurrent.futures.Executor``.

All go through one door: an executor that takes shards, which are lists of points. A point's line
depends on the scenario, the seed and fairground's version alone, so it does not matter who ran it;
lines are kept as they come, so what breaks costs time and no point.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, as_completed
from functools import lru_cache
from typing import ParamSpec, TypeVar

from . import _core
from ._errors import FairgroundError, MachineError, UsageError

_P = ParamSpec("_P")
_T = TypeVar("_T")

#: An executor, ``"dask"``, ``"dask://HOST:PORT"`` (or ``"tcp://..."``), or ``"ray"``.
On = Executor | str

#: Shards that each worker gets: the last ones even out what the others took.
_SHARDS_PER_WORKER = 8
#: A shard has at most so many points: what a killed worker may cost.
_POINTS_MAX = 256
#: How often a shard is tried again whose worker was killed.
_RETRIES = 3


def run(on: On, request: str, store: _core.Store) -> None:
    """Run what a store misses on an executor, and keep each line as it comes.

    Raises:
        MachineError: When the executor breaks; what was done is kept.
    """
    missing = store.missing()
    if not missing:
        return
    with _opened(on) as (executor, workers):
        futures = [executor.submit(run_shard, request, shard) for shard in shards(missing, workers)]
        failure: Exception | None = None
        for future in as_completed(futures):
            try:
                lines = future.result()
            except Exception as error:
                # The first one says why; what runs still is waited for, and kept.
                failure = failure or error
                for waiting in futures:
                    waiting.cancel()
                continue
            for line in lines:
                store.add(line)
    if failure is not None:
        raise _told(failure) from failure


def run_shard(request: str, points: list[int]) -> list[str]:
    """Run points of a request's sweep on one thread: this is what a worker does."""
    return _sweep(request).run(points, 1)


@lru_cache(maxsize=4)
def _sweep(request: str) -> _core.Sweep:
    return _core.Sweep(request)


def shards(points: list[int], workers: int) -> list[list[int]]:
    """Points in shards, enough of them to keep the workers busy to the end."""
    size = max(1, min(_POINTS_MAX, len(points) // (_SHARDS_PER_WORKER * max(1, workers))))
    return [points[first : first + size] for first in range(0, len(points), size)]


def _told(error: Exception) -> FairgroundError:
    if isinstance(error, FairgroundError):
        return error
    return MachineError(
        f"the executor broke: {type(error).__name__}: {error}\nnote: what was done is kept; the "
        "same call goes on from there"
    )


@contextlib.contextmanager
def _opened(on: On) -> Iterator[tuple[Executor, int]]:
    if isinstance(on, Executor):
        yield on, getattr(on, "_max_workers", None) or os.cpu_count() or 1
    elif on == "dask" or on.startswith(("dask://", "tcp://", "tls://")):
        with _dask(on) as opened:
            yield opened
    elif on == "ray":
        with _ray() as opened:
            yield opened
    else:
        raise UsageError(f'on is "{on}"\naccepted: an Executor, "dask", "dask://HOST:PORT", "ray"')


@contextlib.contextmanager
def _dask(on: str) -> Iterator[tuple[Executor, int]]:
    try:
        from distributed import Client, LocalCluster
    except ImportError as error:
        raise UsageError(
            "Dask is not installed\naccepted: pip install 'fairground[dask]'"
        ) from error
    with contextlib.ExitStack() as stack:
        try:
            if on == "dask":
                count = os.cpu_count() or 1
                cluster = stack.enter_context(
                    LocalCluster(
                        n_workers=count,
                        threads_per_worker=1,
                        dashboard_address=None,
                        silence_logs=50,
                    )
                )
                client = stack.enter_context(Client(cluster))
            else:
                address = on.replace("dask://", "tcp://")
                client = stack.enter_context(Client(address, timeout="10s"))
        except (OSError, ValueError) as error:
            raise MachineError(f"cannot reach {on}: {error}") from error
        workers = sum(client.nthreads().values())
        yield client.get_executor(retries=_RETRIES), workers


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
            task = ray.remote(max_retries=_RETRIES)(fn)
            future: Future[_T] = task.remote(*args, **kwargs).future()
            return future

    ray.init(ignore_reinit_error=True, log_to_driver=False)
    yield RayExecutor(), int(ray.cluster_resources().get("CPU", 1))
