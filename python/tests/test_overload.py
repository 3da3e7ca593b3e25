"""What makes times and rates meaningless is told where they are: a warning, a repr, a field."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import pytest
from commands import SET

import fairground

OVER = "server --threads 2 --rate 1000/s --service 5ms --duration 1s"
#: Of a machine that nobody named or measured; of kernels that make no difference.
LEFT_OUT = ("no machine is named", "are hardware threads", "all costs", "changed nothing")
CALM = "server --threads 2 --rate 100/s --service 1ms --duration 1s"


def warned(call: Callable[[], Any]) -> tuple[Any, list[str]]:
    """An answer, and what it warned of beside what is left out of a machine."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        answer = call()
    assert all(one.category is fairground.FairgroundWarning for one in caught)
    assert all(one.filename == __file__ for one in caught)
    told = [str(one.message) for one in caught]
    return answer, [line for line in told if not any(word in line for word in LEFT_OUT)]


@pytest.mark.parametrize(
    "ask",
    [
        fairground.run,
        lambda line: fairground.histories(line, 3),
        lambda line: fairground.compare(line, "kernel=6.6", seeds=2),
        lambda line: fairground.check(line, "p99 < 1s", seeds=2),
        lambda line: fairground.tune(line, {"cpu.max": [0.5, 1]}, "throughput > 1", seeds=2),
        lambda line: fairground.sweep(line, {"kernel": ["6.12", "6.6"]}, seeds=2),
    ],
)
def test_overload_is_a_warning_a_repr_and_a_field(ask: Callable[[str], Any]) -> None:
    result, told = warned(lambda: ask(OVER))
    assert told
    assert all(line.startswith("OVERLOAD") for line in told)
    assert "; OVERLOAD" in repr(result)
    assert {sign["mark"] for sign in result.overloads} == {"OVERLOAD"}
    assert "server/request" in {sign["subject"] for sign in result.overloads}
    assert "OVERLOAD" in result._repr_html_()
    calm, told = warned(lambda: ask(CALM))
    assert told == []
    assert calm.overloads == []
    assert "OVERLOAD" not in repr(calm)


def test_each_sign_says_where_it_is() -> None:
    compared, _ = warned(lambda: fairground.compare(CALM, {"server.rate": 1000}, seeds=2))
    assert compared.overloads == []
    variant = {"server.rate": 1000, "server.service": "5ms"}
    compared, _ = warned(lambda: fairground.compare(CALM, variant, seeds=2))
    assert {sign["arm"] for sign in compared.overloads} == {compared.arms[1]}
    assert "**OVERLOAD** (" in compared._repr_markdown_()
    with pytest.warns(fairground.FairgroundWarning, match="OVERLOAD in 1 of 2 settings, the first"):
        swept = fairground.sweep(OVER, {"server.rate": [100, 1000]}, seeds=2)
    assert [sign["setting"] for sign in swept.overloads] == [{"server.rate": 1000}]
    assert repr(swept).endswith("OVERLOAD in 1 of 2 settings)")


def test_a_set_and_tasks_that_starve_are_told() -> None:
    ranges, told = warned(lambda: fairground.ranges(SET, limit={"/service": 0.1}))
    assert {sign["mark"] for sign in ranges.overloads} >= {"OVERLOAD"}
    assert any(line.startswith("OVERLOAD (explanations): ") for line in told)
    hog = {"policy": "SCHED_FIFO", "phases": {"p": {"events": [{"run": "1s"}]}}}
    fair = {"phases": {"p": {"events": [{"run": "1s"}]}}}
    alone = {"machine": "node:1 l3:1 core:1 pu:1", "duration": "1s"}
    with pytest.warns(fairground.FairgroundWarning):
        starved = fairground.run({**alone, "tasks": {"hog": hog, "fair": fair}})
    assert {sign["mark"] for sign in starved.overloads} == {"STARVED", "REAL TIME"}
    assert "; STARVED: fair; REAL TIME: hog>" in repr(starved)


def test_a_deadlock_is_told() -> None:
    def task(first: str, then: str) -> dict[str, Any]:
        events = [{"lock": first}, {"run": "5ms"}, {"lock": then}, {"unlock": then}]
        return {"phases": {"p": {"events": [*events, {"unlock": first}]}}}

    tasks = {"a": task("m1", "m2"), "b": task("m2", "m1")}
    scenario = {"machine": "node:1 l3:1 core:2 pu:1", "duration": "1s", "tasks": tasks}
    result, told = warned(lambda: fairground.run(scenario))
    assert [line.split(" since")[0] for line in told] == ["DEADLOCK: b waits for the mutex m1"]
    assert [sign["kind"] for sign in result.overloads] == ["locked"]
    assert "; DEADLOCK: a, b>" in repr(result)


def test_settings_that_can_t_be_are_told() -> None:
    vary = {"cpu.max": [0.5, 2], "cpu.max.burst": ["0", "100ms"]}
    with pytest.warns(fairground.FairgroundWarning, match="1 of 4 settings can't be") as told:
        fairground.sweep(CALM, vary, seeds=2)
    assert "cpu.max=0.5 cpu.max.burst=100ms: error: " in str(told[-1].message)


def test_a_short_run_is_told_and_is_no_overload() -> None:
    line = "server --threads 16 --rate 92/s --service exp:20ms --duration 1s"
    swept, told = warned(lambda: fairground.sweep(line, {"cpu.max": [2, 4]}, seeds=2))
    assert len(told) == 1
    assert told[0].startswith("SHORT RUN in 1 of 2 settings")
    assert [sign["mark"] for sign in swept.overloads] == ["SHORT RUN"]
    assert not swept.frame["overloaded"].any()
    assert "SHORT RUN" not in repr(swept)
