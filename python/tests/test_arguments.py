"""A wrong argument is the package's own error, in one sentence, before anything runs."""

from __future__ import annotations

import json
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy
import pytest
from commands import SET

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
        ({"limits": b"x.yaml"}, "limits is b'x.yaml'"),
        ({"limits": 3}, "limits is 3; accepted: a file, or a list of files"),
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
        ({"limit": True}, "limit is True; accepted: CPUs (2.5), "),
        ({"limit": [1, 2]}, "limit is [1, 2]"),
        ({"limit": {"/web": None}}, "limit['/web'] is None"),
        ({"limit": 0}, 'limit is 0; accepted: CPUs (2.5), "cpu.max=200000 100000", or either by'),
        ({"limit": numpy.nan}, "limit is nan"),
        ({"replicas": 0}, "replicas is 0; accepted: a number of pods"),
        ({"beside": [3]}, "beside[0] is 3"),
        ({"explanation": 0}, "explanation is 0"),
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
        (lambda: SPARE.compare([], "cpu.max=1"), "scenario is []"),
        (lambda: SPARE.compare(SERVER, {}), "a variant is {}"),
        (lambda: SPARE.compare(SERVER, [3]), "a variant is 3"),
        (lambda: SPARE.compare(SERVER, "cpu.max=1", budget=0), "budget is 0"),
        (lambda: SPARE.compare(SERVER, "cpu.max=1", precision="1%"), "precision is '1%'"),
        (lambda: SPARE.compare(SERVER, "cpu.max=1", load={}), "load has 0 keys"),
        (lambda: SPARE.compare(SERVER, "cpu.max=1", machines=4), "a list of machines"),
        (lambda: SPARE.check(SERVER, 3), "targets is 3"),
        (lambda: SPARE.check(SERVER, "p99 < 1s", share="all"), "share is 'all'"),
        (lambda: SPARE.check(SERVER, "p99 < 1s", share=90), "share is 90; accepted: a share from"),
        (lambda: SPARE.tune(SERVER, {"cpu.max": 1}, "p99 < 1s", share=1), "as 0.9 for 90 %"),
        (lambda: SPARE.compare(SERVER, "HZ=100", precision=numpy.nan), "precision is nan"),
        (lambda: SPARE.histories(SERVER, 0), "seeds is 0"),
        (lambda: SPARE.tune(SERVER, {"cpu.max": None}, 3), "meet is 3"),
        (lambda: SPARE.tune(SERVER, {"cpu.max": None}, "p99 < 1s", seeds=-2), "seeds is -2"),
        (lambda: SPARE.sweep(SERVER, {"kernel": [6.10]}), "vary['kernel'] is 6.1; accepted: a ke"),
        (lambda: SPARE.sweep(SERVER, {"kernel": 6.8}), "vary['kernel'] is 6.8; accepted: a kernel"),
        (lambda: SPARE.sweep(SERVER, {"kernel": numpy.array([6.8])}), "vary['kernel'] is "),
        (lambda: SPARE.compare(SERVER, {"kernel": 6.10}), "variant['kernel'] is 6.1; accepted: a"),
        (lambda: SPARE.compare(SERVER, "HZ=100", load={"kernel": [6.8]}), "is 6.8; accepted: a ke"),
        (lambda: SPARE.tune(SERVER, {"kernel": [6.10]}, "p99 < 1s"), 'in quotes, such as "6.12"'),
        (lambda: SPARE.run(SERVER, set={"kernel": 6.8}), "set['kernel'] is 6.8; accepted: a kern"),
        (lambda: SPARE.listing("machine"), "shelf is 'machine'; accepted: machines, kernels"),
        (lambda: SPARE.reproduce(3), "studies is 3"),
    ],
)
def test_a_call_that_makes_no_sense_is_told(call: Callable[[], object], words: str) -> None:
    assert words in refused(call)


def test_numbers_of_numpy_are_numbers() -> None:
    seed, quota = numpy.int64(3), numpy.float64(1.5)
    result = SPARE.run(SERVER, seed=seed, set={"base_slice_ns": numpy.float64(3e6)})
    assert result.seed == 3
    assert SPARE.run(SERVER, seed=3.0, set={"base_slice_ns": 3_000_000}).digest == result.digest
    swept = SPARE.sweep(SERVER, {"cpu.max": numpy.array([1.0, quota])}, seeds=numpy.int64(1))
    assert list(swept.frame["cpu.max"]) == [1.0, 1.5]
    scenario = {"seed": seed, "duration": "100ms", "workloads": [{"command": SERVER}]}
    assert SPARE.run(scenario).seed == SPARE.run({**scenario, "seed": 3.0}).seed == 3
    assert len(SPARE.sweep(SERVER, {"cpu.max": numpy.array(2)}, seeds=1)) == 1
    figures = {"rps": numpy.float32(200), "p50": "9ms", "p99": "48ms", "cpu_usage": quota}
    assert SPARE.fit(cpus=numpy.int64(4), **figures).weights
    share = Fraction(1, 2)
    assert SPARE.check(SERVER, "p99 < 1s", seeds=numpy.int32(2), share=share).holds


def test_cpus_of_a_grid_of_floats_are_what_is_meant_and_no_others() -> None:
    grid = numpy.arange(1.7, 2.2, 0.1)
    assert str(grid[2]) == "1.9000000000000001"
    swept = SPARE.sweep(SERVER, {"cpu.max": grid}, seeds=1)
    assert list(swept.frame["cpu.max"]) == [1.7, 1.8, 1.9, 2, 2.1, 2.2]
    limits = SPARE.run(SERVER, limit=float(grid[2])).limits
    assert list(limits["cpu.max"]) == ["190000 100000"]
    with pytest.raises(fairground.UsageError, match="CPUs in thousandths at most"):
        SPARE.sweep(SERVER, {"cpu.max": [1.9000001]}, seeds=1)


@pytest.mark.parametrize(
    "limit",
    [0.5, numpy.float64(0.5), numpy.array(0.5), Decimal("0.5"), Fraction(1, 2), "500m", "cpus=0.5"],
)
def test_a_limit_may_be_a_number_of_cpus(limit: object) -> None:
    for given in (limit, {"/web": limit}):
        group = {} if given is limit else {"group": "/web"}
        scenario = {"duration": "100ms", "workloads": [{"command": SERVER, **group}]}
        assert list(SPARE.run(scenario, limit=given).limits["cpu.max"]) == ["50000 100000"]


def test_one_path_does_where_several_do(tmp_path: Path) -> None:
    pod = {"kind": "Pod", "metadata": {"name": "web"}}
    limits = {"containers": [{"name": "app", "resources": {"limits": {"cpu": "500m"}}}]}
    manifest = tmp_path / "pod.yaml"
    manifest.write_text(json.dumps(pod | {"spec": limits}))
    alone = SPARE.run(SERVER, limits=manifest)
    assert "50000 100000" in list(alone.limits["cpu.max"])
    for same in (str(manifest), [manifest], [str(manifest)]):
        assert SPARE.run(SERVER, limits=same).digest == alone.digest
    other = tmp_path / "other.yaml"
    other.write_text(manifest.read_text().replace('"web"', '"other"'))
    beside = SPARE.run(SERVER, limits=manifest, replicas=2, beside=other)
    assert len(beside.groups) > len(alone.groups)
    machine = {"machine": Path("laptop-4x2")}
    assert SPARE.compare(SERVER, machine, machines="cloud-vm-4", seeds=1).arms[0] == "baseline"
    assert SPARE.run({"duration": "10ms", "workloads": [{"command": SERVER}], **machine}).seed == 1


def test_check_takes_meet_as_tune_does() -> None:
    told = SPARE.check(SERVER, "p99 < 1s", meet=["p50 < 1s"], seeds=1).targets
    assert list(told["target"]) == ["p99 < 1s", "p50 < 1s"]


def test_every_function_takes_one_explanation_of_a_set() -> None:
    assert SPARE.check(SET, "p99 < 10s", seeds=1, explanation=2).holds
    assert SPARE.compare(SET, "kernel=6.6", seeds=1, explanation=1).arms[0] == "baseline"
    assert len(SPARE.sweep(SET, {"kernel": ["6.6"]}, seeds=1, explanation=1)) == 1
    with pytest.raises(fairground.InputError, match="explanation=1 for one"):
        SPARE.check(SET, "p99 < 1s")
    ranges = SPARE.ranges(SET, "p99 < 10s", seeds=2, kernel="6.6", machine="cloud-vm-4")
    assert ranges.holds
    assert "none without targets" in refused(lambda: SPARE.ranges(SET, seeds=2))


def test_an_old_name_is_a_warning_of_python(capfd: pytest.CaptureFixture[str]) -> None:
    for _ in range(2):
        with pytest.warns(fairground.FairgroundWarning, match='is now called "burst"') as told:
            fairground.run(SERVER, set={"refill": "merged"}, machine="i7-6700")
        assert len(told) == 1
        assert told[0].filename == __file__
    with pytest.warns(fairground.FairgroundWarning):
        fairground.sweep(
            "request-server", {"cpu.max": [1, 2]}, set={"refill": "merged"}, duration="10ms"
        )
    assert capfd.readouterr().err == ""
