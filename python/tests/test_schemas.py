"""What `--json` tells is what docs/reference/schema says: every key, and no other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from commands import REPOSITORY, SERVER, SET, corrected, told
from node_program import of_engine
from referencing import Registry, Resource
from report_pages import document, report

SCHEMAS = REPOSITORY / "docs" / "reference" / "schema"
CHEAP = ("--duration", "50ms")

#: For each verb that tells JSON, command lines whose answers differ in what they have.
ASKED: dict[str, list[tuple[str, ...]]] = {
    "run": [
        ("web-and-batch", *CHEAP),
        ("request-server", *CHEAP),
        ("desktop", *CHEAP),
        ("jvm-pause", *CHEAP),
        ("two-hogs-003", *CHEAP, "--kernel", "4.12"),
        ("cyclictest-beside-ebizzy", *CHEAP, "--set", "HZ=100"),
        ("periodic", "--machine", "phone-4-4", *CHEAP),
        ("periodic", "--machine", "power-smt8-2", *CHEAP),
        ("periodic", "--machine", "thread-004", *CHEAP),
        ("hackbench -g 1 -l 20",),
        ("hackbench -g 2 -l 200 -p", "--until", "end"),
        ("server --threads 4 --rate 300/s --service 1ms --duration 0.1ms",),
    ],
    "compare": [
        ("hackbench -g 1 -l 20", "--with", "kernel=6.6", "--seeds", "2"),
        ("hackbench -g 1 -l 20", "hackbench -g 1 -l 20 -p", "--seeds", "2"),
        (SERVER, "web-and-batch", "--with", "kernel=6.5", "--seeds", "2", *CHEAP),
    ],
    "check": [
        (SERVER, "--assert", "p99<5ms", "--assert", "throttle_ratio<1%", "--seeds", "3"),
        (SERVER, "--assert", "p99<1us", "--seeds", "2"),
    ],
    "tune": [
        (SERVER, "--vary", "cpu.max", "--meet", "p99<9ms", "--jobs", "2"),
        (SERVER, "--vary", "cpu.max=0.5,1", "--meet", "p99<1us"),
        (SERVER, "--vary", "cpu.max=0.1:0.2:0.05", "--meet", "p99<9ms"),
        # Today's setting, knobs of the kernel, and kernels that there are not.
        (SERVER, "--kernel", "7.0", "--vary", "preemption=none,full,lazy", "--meet", "p99<1s"),
        # One wants more than the other lets it have.
        (SERVER, "--vary", "cpu.max", "--meet", "p99<9ms", "--meet", "reservation<0.2"),
    ],
    # Without latencies there is no answer; the object says so.
    "explain": [("--cpus", "4", "--limit", "2", "--rps", "200", "--cpu-usage", "0.7")],
    "reproduce": [("U08",), ("U08", "U20")],
    "list": [(), ("tools",), ("questions",), ("functions",), ("studies",)],
}


#: What verbs tell of a set.
OF_SETS: dict[str, tuple[str, ...]] = {
    "run-set": ("run",),
    "check-set": ("check", "--assert", "p50<2ms", "--seeds", "2"),
    "compare-set": ("compare", "--with", "kernel=6.6", "--seeds", "2"),
    "explain": ("explain", "--meet", "p99<9ms"),
    "tune": ("tune", "--vary", "workload.threads=1,2", "--meet", "p99<1s", "--seeds", "2"),
}

#: Answers of a verb in another form than its usual one.
OTHERS: dict[str, tuple[str, ...]] = {
    "run-histories": ("run", SERVER, "--seeds", "3"),
    "kernels": ("compare", SERVER, "--kernels", "6.5,6.6", "--seeds", "9"),
    "touched": ("list", "functions", "--touched-by", "PATCH"),
    "machine": ("list", "machine", "thread-004"),
}

PATCH = """--- a/kernel/sched/fair.c
+++ b/kernel/sched/fair.c
@@ -1,2 +1,2 @@ static void place_entity(struct cfs_rq *cfs_rq)
-\tu64 lag = 0;
+\tu64 lag = 1;
 }
"""


def answer_of(*words: str) -> str:
    """What the program prints; a goal may be missed."""
    return told(*words, codes=(0, 1))


def schema(name: str) -> Any:
    return json.loads((SCHEMAS / f"{name}.json").read_text())


def validator(name: str) -> jsonschema.Draft202012Validator:
    shared = [
        (f"{name}.json", Resource.from_contents(schema(name)))
        for name in ("parts", "compare", "report-panels", "report", "run")
    ]
    registry: Registry[Any] = Registry().with_resources(shared)
    return jsonschema.Draft202012Validator(schema(name), registry=registry)


def hold(name: str, answer: Any) -> None:
    """Holds an answer to its schema, which must see a key that is new and one that is gone."""
    check = validator(name)
    check.validate(answer)
    for changed in changes(answer):
        assert not check.is_valid(changed), f"{name}: a schema that takes anything"


def changes(answer: Any) -> Iterator[Any]:
    """The answer (a list's first one) with one key more, and with one less."""
    one = answer[0] if isinstance(answer, list) else answer
    fewer = {key: value for key, value in one.items() if key != next(iter(one))}
    for changed in ({**one, "new": 1}, fewer):
        yield [changed] if isinstance(answer, list) else changed


@pytest.mark.parametrize(
    ("verb", "words"), [(verb, words) for verb, all_of in ASKED.items() for words in all_of]
)
def test_the_answer_has_the_published_form(verb: str, words: tuple[str, ...]) -> None:
    hold(verb, json.loads(answer_of(verb, *words, "--json")))


def test_an_erratum_has_its_words_in_the_published_form(tmp_path: Path) -> None:
    answer = json.loads(answer_of("reproduce", corrected(tmp_path), "--json"))
    assert [cell["verdict"] for cell in answer["cells"]] == ["erratum", "hit"]
    hold("reproduce", answer)


@pytest.mark.parametrize("name", OF_SETS)
def test_the_answer_of_a_set_has_the_published_form(name: str, tmp_path: Path) -> None:
    scenario = tmp_path / "set.toml"
    scenario.write_text(SET)
    verb, *words = OF_SETS[name]
    hold(name, json.loads(answer_of(verb, str(scenario), *words, "--json")))


@pytest.mark.parametrize("name", OTHERS)
def test_the_answer_in_another_form_has_the_published_one(name: str, tmp_path: Path) -> None:
    patch = tmp_path / "one.diff"
    patch.write_text(PATCH)
    words = [str(patch) if word == "PATCH" else word for word in OTHERS[name]]
    hold(name, json.loads(answer_of(*words, "--json")))


@pytest.mark.parametrize(
    ("scenario", "vary"),
    [
        (SERVER, ["cpu.max=0.5,max"]),
        ("hackbench -g 1 -l 20", ["kernel=6.5,6.12"]),
        ("web-and-batch", ["kernel=6.5,6.12"]),
        # A burst above the quota: there is no such setting, and its lines say so.
        (SERVER, ["cpu.max=0.5,2", "cpu.max.burst=0,100000"]),
    ],
)
def test_a_sweep_s_lines_and_plan_have_the_published_form(
    scenario: str, vary: list[str], tmp_path: Path
) -> None:
    out = tmp_path / "sweep"
    varied = [word for axis in vary for word in ("--vary", axis)]
    answer_of("sweep", scenario, *varied, "--seeds", "2", *CHEAP, "--out", str(out))
    lines = (out / "results.jsonl").read_text().splitlines()
    assert len(lines) == 4 * len(vary)
    for line in lines:
        hold("sweep", json.loads(line))
    hold("sweep-plan", json.loads((out / "plan.json").read_text()))


@pytest.mark.parametrize(
    "words",
    [
        ("run", "request-server", *CHEAP),
        ("run", "periodic", *CHEAP),
        ("run", "web-and-batch", *CHEAP),
        ("compare", "request-server", "--with", "cpu.max.burst=0.1s", "--seeds", "2", *CHEAP),
        ("tune", SERVER, "--vary", "cpu.max=0.5,1", "--meet", "p99<9ms", "--seeds", "2"),
        ("sweep", SERVER, "--vary", "cpu.max=0.5,1", "--seeds", "2", "--out", "SWEEP"),
        ("reproduce", "U20"),
    ],
)
def test_the_document_of_a_report_has_the_published_form(
    words: tuple[str, ...], tmp_path: Path
) -> None:
    here = [str(tmp_path / "sweep") if word == "SWEEP" else word for word in words]
    hold("report", document(report(tmp_path / "out.html", *here)))


@pytest.mark.parametrize("name", ["run-set", "compare-set", "explain"])
def test_the_document_of_a_set_s_report_has_the_published_form(name: str, tmp_path: Path) -> None:
    scenario = tmp_path / "set.toml"
    scenario.write_text(SET)
    verb, *words = OF_SETS[name]
    hold("report", document(report(tmp_path / "out.html", verb, str(scenario), *words)))


def test_answers_of_the_playground_s_engine_have_the_published_form() -> None:
    play = {"name": "A", "worlds": 2, "longest_ms": 50}
    asked = [
        {**play, "scenario": "request-server"},
        {**play, "scenario": "slices"},
        {**play, "scenario": "web-and-batch", "overrides": {"set": [["HZ", "100"]]}},
        {**play, "scenario": "periodic", "overrides": {"machine": "phone-4-4"}},
    ]
    for answer in of_engine(*({"play": one} for one in asked)):
        hold("play", answer["ok"])


def test_every_schema_is_one_and_every_object_in_it_is_closed() -> None:
    files = sorted(SCHEMAS.glob("*.json"))
    others = {"sweep", "sweep-plan", "report", "report-panels", "play", "parts"}
    assert {file.stem for file in files} == {*ASKED, *OF_SETS, *OTHERS, *others}
    for file in files:
        text = json.loads(file.read_text())
        jsonschema.Draft202012Validator.check_schema(text)
        open_ones = [
            at for at, part in objects(text, file.stem) if "additionalProperties" not in part
        ]
        assert open_ones == []


def objects(part: Any, at: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every object that a schema describes, and where."""
    if isinstance(part, dict):
        if part.get("type") == "object":
            yield at, part
        for key, value in part.items():
            yield from objects(value, f"{at}/{key}")
    elif isinstance(part, list):
        for row, value in enumerate(part):
            yield from objects(value, f"{at}/{row}")
