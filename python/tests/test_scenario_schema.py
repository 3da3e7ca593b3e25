"""The published schema of scenarios: it takes what the reader takes, and refuses what it can."""

from __future__ import annotations

import json
from typing import Any

import jsonschema
import pytest
from commands import REPOSITORY, told

tomllib = pytest.importorskip("tomllib", reason="Python 3.11 and newer have it")
BAD = REPOSITORY / "crates" / "fairground-cli" / "tests" / "bad"
#: Keys inside a list of events or a machine's table, and one that depends on the command beside it.
ONLY_THE_READER_TELLS = {
    "kernel-points.toml",
    "smt-unknown-key.toml",
    "socket-held.toml",
    "tool-key-of-another-tool.toml",
}
SHIPPED = sorted(
    path
    for folder in ("scenarios", "studies")
    for path in (REPOSITORY / folder).rglob("*.toml")
    if path.name != "study.toml"
)


@pytest.fixture(scope="module")
def schema() -> Any:
    return json.loads(told("schema"))


@pytest.fixture(scope="module")
def check(schema: Any) -> jsonschema.Draft202012Validator:
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def test_every_shipped_scenario_is_valid(check: jsonschema.Draft202012Validator) -> None:
    assert len(SHIPPED) > 30
    for path in SHIPPED:
        errors = [error.message for error in check.iter_errors(tomllib.loads(path.read_text()))]
        assert errors == [], path


def test_a_machine_s_file_is_what_a_scenario_s_table_may_be(
    check: jsonschema.Draft202012Validator,
) -> None:
    for path in (REPOSITORY / "machines").glob("*.toml"):
        scenario = {"machine": tomllib.loads(path.read_text())}
        assert [error.message for error in check.iter_errors(scenario)] == [], path


def test_unknown_keys_and_words_are_refused(check: jsonschema.Draft202012Validator) -> None:
    refused = []
    for path in sorted(BAD.glob("*.toml")):
        try:
            scenario = tomllib.loads(path.read_text())
        except (ValueError, RecursionError):
            continue
        told = (BAD / f"{path.name}.txt").read_text()
        if not check.is_valid(scenario):
            refused.append(path.name)
        here = "unknown key" in told and f"bad/{path.name}:" in told
        if here and path.name not in ONLY_THE_READER_TELLS:
            assert path.name in refused, told
    assert len(refused) >= 18, refused


@pytest.mark.parametrize(
    "text",
    [
        "durations = '1s'",
        "duration = 5",
        "duration = '5'",
        "seed = -1",
        "until = 'never'",
        "kernel = {turn = 'qantum'}",
        "kernel = {HZ = 1}",
        "kernel = {features = ['NO_SUCH_FEATURE']}",
        "machine = {library = 3}",
        "[[workloads]]\ncommand = 'sever --threads 4'",
        "[[workloads]]\ngroup = '/a'",
        "[groups.'/a']\ncpu.mx = 'max'",
        "[groups.'/a']\n'cpu.max' = true",
        "[tasks.a]\nsleeep_ = 3\n'rn' = '1ms'",
        "[tasks.a]\nphases = []",
        "[[writes]]\nat = '1s'",
    ],
)
def test_each_of_these_is_refused(check: jsonschema.Draft202012Validator, text: str) -> None:
    assert not check.is_valid(tomllib.loads(text)), text


@pytest.mark.parametrize(
    "text",
    [
        "[groups.'/a']\ncpu.max = 'max'\nlimits.cpu = '1500m'",
        "[groups.'/a']\nresources.limits.cpu = 1\ncpu.max.burst = 5",
        "[groups.'/a']\n'resources.limits.cpu' = 1",
        "kernel = {features = 'NO_RUN_TO_PARITY,HRTICK', refill = 'merged', HZ = 1000}",
        "[tasks.a]\nrun0 = '1ms'\nsleep_b = {exp = '3ms'}\nyield = ''",
        "[[workloads]]\ncommand = ' perf bench sched pipe -l 3'\n'--loop' = 4",
    ],
)
def test_each_of_these_is_taken(check: jsonschema.Draft202012Validator, text: str) -> None:
    assert [error.message for error in check.iter_errors(tomllib.loads(text))] == []
