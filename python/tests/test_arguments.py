"""A wrong argument is the package's own error, in one sentence, before anything runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy
import pytest

import fairground

SERVER = "server --threads 4 --rate 300/s --service 1ms --duration 100ms"
SPARE: Any = fairground


def refused(call: Callable[[], object]) -> str:
    """What a call that makes no sense is told."""
    with pytest.raises(fairground.UsageError) as caught:
        call()
    told = str(caught.value)
    assert "\n" not in told, told
    assert "accepted: " in told, told
    return told


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"limits": "x.yaml"}, "limits is 'x.yaml'; accepted: a list, limits=['x.yaml']"),
        ({"limits": Path("x.yaml")}, "accepted: a list"),
        ({"limits": 3}, "accepted: a list of files"),
        ({"limits": [3]}, "limits[0] is 3"),
        ({"seed": -1}, "seed is -1; accepted: a whole number from 0 to 2**63 - 1"),
        ({"seed": True}, "seed is True"),
        ({"seed": 1.5}, "seed is 1.5"),
        ({"seed": 2**63}, "seed is 9223372036854775808"),
        ({"seed": "1"}, "seed is '1'"),
        ({"duration": 5}, 'duration is 5; accepted: a time with its unit, such as "10s"'),
        ({"until": 0.5}, "until is 0.5"),
        ({"kernel": 6.12}, 'kernel is 6.12; accepted: a kernel in quotes, such as "6.12"'),
        ({"machine": 4}, "machine is 4"),
        ({"set": "HZ=1000"}, "set is 'HZ=1000'; accepted: a dict"),
        ({"set": {3: 1}}, "a key of set is 3"),
        ({"set": {"HZ": None}}, "set['HZ'] is None"),
        ({"set": {"HZ": {1: 2}}}, "set['HZ'] is {1: 2}"),
        ({"limit": 2}, "limit is 2"),
        ({"limit": {"/web": 2}}, "limit['/web'] is 2"),
    ],
)
def test_a_wrong_option_is_told(options: dict[str, Any], words: str) -> None:
    assert words in refused(lambda: SPARE.run(SERVER, **options))
    assert words in refused(lambda: SPARE.check(SERVER, "p99 < 1s", **options))


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: SPARE.run(42), "scenario is 42; accepted: a path, a shipped scenario's name"),
        (lambda: SPARE.run(None), "scenario is None"),
        (lambda: SPARE.run(b"desktop"), "scenario is b'desktop'"),
        (lambda: SPARE.sweep(SERVER, {}), "vary is {}; accepted: at least one knob"),
        (lambda: SPARE.sweep(SERVER, []), "vary is []"),
        (lambda: SPARE.sweep(SERVER, {"cpu.max": []}), "vary['cpu.max'] is []"),
        (lambda: SPARE.sweep(SERVER, 3), "vary is 3"),
        (lambda: SPARE.sweep(SERVER, {"cpu.max": [None]}), "vary['cpu.max'] is None"),
        (lambda: SPARE.sweep(SERVER, {"cpu.max": 1}, seeds=0), "seeds is 0"),
        (lambda: SPARE.sweep(SERVER, {"cpu.max": 1}, seeds=True), "seeds is True"),
        (lambda: SPARE.sweep(SERVER, {"cpu.max": 1}, seeds=range(0)), "seeds is range(0, 0)"),
        (lambda: SPARE.sweep(SERVER, {"cpu.max": 1}, jobs=0), "jobs is 0"),
        (lambda: SPARE.sweep(SERVER, {"cpu.max": 1}, out=3), "out is 3"),
        (lambda: SPARE.sweep(SERVER, {"cpu.max": 1}, metrics=3), "metrics is 3"),
        (lambda: SPARE.compare(7, "cpu.max=1"), "scenario is 7"),
        (lambda: SPARE.compare(SERVER, {}), "a variant is {}"),
        (lambda: SPARE.compare(SERVER, [3]), "a variant is 3"),
        (lambda: SPARE.compare(SERVER, "cpu.max=1", budget=0), "budget is 0"),
        (lambda: SPARE.compare(SERVER, "cpu.max=1", precision="1%"), "precision is '1%'"),
        (lambda: SPARE.compare(SERVER, "cpu.max=1", load={}), "load has 0 keys"),
        (lambda: SPARE.compare(SERVER, "cpu.max=1", machines="laptop-4x2"), "a list"),
        (lambda: SPARE.check(SERVER, 3), "targets is 3"),
        (lambda: SPARE.check(SERVER, "p99 < 1s", share="all"), "share is 'all'"),
        (lambda: SPARE.tune(SERVER, {"cpu.max": None}, 3), "meet is 3"),
        (lambda: SPARE.tune(SERVER, {"cpu.max": None}, "p99 < 1s", seeds=-2), "seeds is -2"),
        (lambda: SPARE.listing("machine"), "shelf is 'machine'; accepted: machines, kernels"),
        (lambda: SPARE.reproduce(3), "studies is 3"),
    ],
)
def test_a_call_that_makes_no_sense_is_told(call: Callable[[], object], words: str) -> None:
    assert words in refused(call)


def test_numbers_of_numpy_are_numbers() -> None:
    seed, quota = numpy.int64(3), numpy.float64(1.5)
    result = SPARE.run(SERVER, seed=seed, set={"base_slice_ns": numpy.int64(3_000_000)})
    assert result.seed == 3
    swept = SPARE.sweep(SERVER, {"cpu.max": numpy.array([1.0, quota])}, seeds=numpy.int64(1))
    assert list(swept.frame["cpu.max"]) == ["1.0", "1.5"]


def test_an_old_name_is_a_warning_of_python(capfd: pytest.CaptureFixture[str]) -> None:
    for _ in range(2):
        with pytest.warns(fairground.FairgroundWarning, match='is now called "burst"') as told:
            fairground.run("request-server", set={"refill": "merged"}, duration="10ms")
        assert len(told) == 1
        assert told[0].filename == __file__
    with pytest.warns(fairground.FairgroundWarning):
        fairground.sweep(
            "request-server", {"cpu.max": [1, 2]}, set={"refill": "merged"}, duration="10ms"
        )
    assert capfd.readouterr().err == ""
