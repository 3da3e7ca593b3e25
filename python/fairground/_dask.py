"""Sweeps on Dask: shards to a scheduler, lines back, and never a wait for one that is gone.

Dask's own executor may wait for ever when its scheduler dies. What it fetches from a worker fails
on the client's event loop, where nobody hears of it; what is submitted while the client tries to
connect again is forgotten. So shards are waited for here: a finished one announces itself, and
whenever none has for a second, the client and its scheduler are asked whether they are still there.
"""

from __future__ import annotations

import contextlib
import logging
import os
import queue
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor
from typing import TYPE_CHECKING, Any, Protocol

from ._errors import MachineError, UsageError

if TYPE_CHECKING:
    from distributed import Client, Future

#: How long a shard may be silent before the scheduler is asked whether it is there.
_PATIENCE_S = 1.0
#: How long the scheduler may take to answer that.
_ANSWER_S_MAX = 30.0
#: How long it may take to fetch a finished shard before it is asked for again.
_FETCH_S_MAX = 10.0
#: How often a finished shard is asked for.
_FETCHES = 4
#: How long a client may take to say goodbye.
_GOODBYE_S_MAX = 5.0
#: How often a shard is tried again whose worker was killed.
RETRIES = 3


class SchedulerLost(Exception):
    """The scheduler is gone; what it was asked for will never come."""


def names_dask(on: str) -> bool:
    """Whether this place to run is on Dask."""
    return on == "dask" or on.startswith(("dask://", "tcp://", "tls://"))


class ClientLike(Protocol):
    """A client of Dask, which gives an executor."""

    def get_executor(self) -> Executor:
        """Give it."""


def client_of(on: object) -> tuple[Client, dict[str, Any]] | None:
    """The client behind a place to run, and its options for each task, if it is Dask's.

    Raises:
        UsageError: When the client can't be waited for.
    """
    options: dict[str, Any] = {}
    client: Any = on
    if isinstance(on, Executor):
        client, options = getattr(on, "_client", None), getattr(on, "_kwargs", {})
        if client is None or not type(on).__module__.startswith("distributed"):
            return None
    elif not callable(getattr(on, "get_executor", None)):
        return None
    if getattr(client, "asynchronous", False):
        raise UsageError(f"on is {on!r}, which is asynchronous; accepted: one that is not")
    return client, options


@contextlib.contextmanager
def opened(on: str) -> Iterator[Client]:
    """A client of workers on this machine (``dask``) or of a scheduler somewhere.

    Raises:
        MachineError: When there is no scheduler.
    """
    try:
        import dask
        from distributed import Client, LocalCluster
    except ImportError as error:
        raise UsageError(
            "Dask is not installed\naccepted: pip install 'fairground[dask]'"
        ) from error
    with contextlib.ExitStack() as stack:
        stack.enter_context(_silent())
        try:
            if on == "dask":
                # Workers of ours need nobody who looks every 10 ms what they do.
                stack.enter_context(dask.config.set({"distributed.worker.profile.enabled": False}))
                cluster = LocalCluster(
                    n_workers=os.cpu_count() or 1,
                    threads_per_worker=1,
                    dashboard_address=None,
                    silence_logs=50,
                )
                client = Client(stack.enter_context(cluster))
            else:
                client = Client(on.replace("dask://", "tcp://"), timeout="10s")
        except Exception as error:
            raise MachineError(f"cannot reach {on}: {error}") from error
        stack.callback(_goodbye, client)
        yield client


def lines(
    client: Client,
    task: Callable[[list[int]], list[str]],
    shards: list[list[int]],
    options: Mapping[str, Any],
) -> Iterator[list[str]]:
    """The lines of each shard, as they come; ``options`` are those of ``Client.submit``.

    Raises:
        SchedulerLost: When no more will come.
    """
    finished: queue.SimpleQueue[Future[Any]] = queue.SimpleQueue()
    waiting = set()
    try:
        with _loss_is_told():
            for shard in shards:
                future = client.submit(task, shard, **{"retries": RETRIES, **options})
                waiting.add(future)
                future.add_done_callback(finished.put)
        while waiting:
            future = _next(client, finished)
            yield _result(client, future)
            waiting.discard(future)
    finally:
        _give_up(client, list(waiting))


def workers(client: Client) -> int:
    """How many threads the workers have.

    Raises:
        SchedulerLost: When the scheduler does not say.
    """
    return sum(_ask(client, "ncores").values())


def _next(client: Client, finished: queue.SimpleQueue[Future[Any]]) -> Future[Any]:
    """The next shard that is finished, failed or cancelled."""
    while True:
        try:
            return finished.get(timeout=_PATIENCE_S)
        except queue.Empty:
            _ask_whether_there(client)


def _result(client: Client, future: Future[Any]) -> list[str]:
    """The lines of a finished shard; raises what the shard raised."""
    fetches = 0
    while True:
        try:
            shard: list[str] = future.result(timeout=_FETCH_S_MAX)
            return shard
        except Exception as error:
            if future.status == "error":
                raise
            if future.status == "cancelled":
                raise SchedulerLost("the connection to it broke") from error
            _ask_whether_there(client)
            # Lines whose worker died are made again: no fetch failed, and there is time.
            fetches += future.status == "finished"
            if fetches == _FETCHES:
                raise SchedulerLost(_in_one_line(error)) from error


def _ask_whether_there(client: Client) -> None:
    if client.status != "running":
        raise SchedulerLost("the connection to it broke")
    _ask(client, "identity", n_workers=0)


def _ask(client: Client, question: str, **details: int) -> Any:  # noqa: ANN401
    """What the scheduler answers, which it must do in time."""
    with _loss_is_told():
        ask = getattr(client.scheduler, question)
        return client.sync(ask, callback_timeout=_ANSWER_S_MAX, **details)


@contextlib.contextmanager
def _loss_is_told() -> Iterator[None]:
    """Anything that goes wrong in here, does so because the scheduler is gone."""
    try:
        yield
    except TimeoutError as error:
        raise SchedulerLost("it does not answer") from error
    except Exception as error:
        raise SchedulerLost(_in_one_line(error)) from error


def _in_one_line(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())


def _give_up(client: Client, futures: list[Future[Any]]) -> None:
    """Cancel what nobody waits for any more, if there is anybody to tell."""
    if futures and client.status == "running":
        with contextlib.suppress(Exception):
            client.sync(client._cancel, futures, callback_timeout=_GOODBYE_S_MAX)


def _goodbye(client: Client) -> None:
    # A client whose scheduler is gone may complain, or not come to an end; it is a daemon's.
    with contextlib.suppress(Exception):
        client.close(timeout=_GOODBYE_S_MAX)


@contextlib.contextmanager
def _silent() -> Iterator[None]:
    """What Dask logs of a lost connection is told once, in our words."""
    logger = logging.getLogger("distributed")
    loggers = [logger, *(logging.getLogger(f"distributed.{name}") for name in _TALKATIVE)]
    before = [each.level for each in loggers]
    for each in loggers:
        each.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        for each, level in zip(loggers, before, strict=True):
            each.setLevel(level)


_TALKATIVE = ("client", "core", "comm", "utils", "batched")
