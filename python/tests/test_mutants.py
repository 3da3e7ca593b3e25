"""The tool of `make mutants`: what it samples, how it switches mutants on, what it says at last."""

import json
import subprocess
from pathlib import Path

import pytest

from mutants import __main__ as main
from mutants import tree
from mutants.accepted import accepted
from mutants.journal import Journal, Verdict, bound, summary
from mutants.sample import Mutant, shares
from mutants.switch import Edit, edit, replaced, switched

ROOT = Path(__file__).resolve().parents[2]


def mutant(source: str, genre: str, before: str, after: str) -> Mutant:
    """A mutant of the first place where `before` is found, in a line of its own."""
    column = source.index(before) + 1
    place = (1, column), (1, column + len(before))
    return Mutant("f.rs:1:1: change", "fair", "f.rs", genre, *place, after)


def switches(source: str, *mutants: Mutant) -> str:
    made = [edit(source.encode(), one, number) for number, one in enumerate(mutants, 1)]
    edits = [one for one in made if isinstance(one, Edit)]
    assert len(edits) == len(mutants)
    return switched(source.encode(), edits, "m").decode()


def test_an_operator_is_switched_with_its_expression() -> None:
    source = "fn f(a: u32) -> bool { a + 1 < 5 }"
    less = mutant(source, "BinaryOperator", "<", ">")
    plus = mutant(source, "BinaryOperator", "+", "-")
    assert replaced(source.encode(), less).decode() == source.replace("<", ">")
    assert switches(source, less) == (
        "fn f(a: u32) -> bool { (if m(1) { a + 1 > 5 } else { a + 1 < 5 }/*1*/) }"
    )
    assert switches(source, less, plus) == (
        "fn f(a: u32) -> bool { (if m(1) { a + 1 > 5 } else "
        "{ (if m(2) { a - 1 } else { a + 1 }/*2*/) < 5 }/*1*/) }"
    )


def test_two_mutants_of_one_operator_are_both_there() -> None:
    source = "fn f(a: u32) -> bool { a < 5 }"
    both = [mutant(source, "BinaryOperator", "<", other) for other in (">", "==")]
    assert switches(source, *both) == (
        "fn f(a: u32) -> bool { (if m(1) { a > 5 } else "
        "{ (if m(2) { a == 5 } else { a < 5 }/*2*/) }/*1*/) }"
    )


def test_a_function_returns_at_once_and_letters_beyond_ascii_move_nothing() -> None:
    source = "fn f() -> u32 { /* § */ 7 }"
    assert switches(source, mutant(source, "FnValue", "7", "0")) == (
        "fn f() -> u32 { /* § */ if m(1) { return 0; }/*1*/\n7 }"
    )


def test_a_not_a_guard_an_arm_and_a_field_are_switched() -> None:
    source = "fn f() { !g() }"
    assert "(if m(1) { g() } else { !g() }/*1*/)" in switches(
        source, mutant(source, "UnaryOperator", "!", "")
    )
    source = "fn f() { match x { 1 if y => 2, _ => 3 } }"
    assert "1 if (if m(1) { true } else { y }/*1*/) =>" in switches(
        source, mutant(source, "MatchArmGuard", "y", "true")
    )
    assert "(if m(1) { match x {  _ => 3 } } else" in switches(
        source, mutant(source, "MatchArm", "1 if y => 2,", "")
    )
    source = "fn f() { S { a: 1, ..S::NONE } }"
    assert "(if m(1) { S {  ..S::NONE } } else { S { a: 1, ..S::NONE } }/*1*/)" in switches(
        source, mutant(source, "StructField", "a: 1,", "")
    )


def test_an_operator_of_a_chain_of_let_is_left_to_a_build_of_its_own() -> None:
    source = "fn f() { if a && let Some(b) = c { d } }"
    assert edit(source.encode(), mutant(source, "BinaryOperator", "&&", "||"), 1) is None


def test_a_sample_is_shared_in_proportion() -> None:
    assert shares({"a": 50, "b": 30, "c": 20}, 10) == {"a": 5, "b": 3, "c": 2}
    given = shares({"policy": 180, "fair": 2227, "model": 810, "statistics": 398}, 150)
    assert given == {"policy": 7, "fair": 92, "model": 34, "statistics": 17}


def test_a_killed_run_goes_on_and_another_sample_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    journal = Journal(path, {"seed": 1})
    journal.write(Verdict("one", "fair", "caught", "laws: x", 1.5))
    journal.write(Verdict("two", "fair", "missed", "", 2.0))
    with path.open("a") as file:
        file.write('{"mutant": "thr')
    again = Journal(path, {"seed": 1})
    assert list(again.verdicts) == ["one", "two"]
    again.write(Verdict("two", "fair", "caught", "rules: y", 2.0))
    assert Journal(path, {"seed": 1}).verdicts["two"].verdict == "caught"
    assert len(path.read_text().splitlines()) == 4
    with pytest.raises(SystemExit, match=r"journal\.jsonl: it is of the sample"):
        Journal(path, {"seed": 2})


def test_the_bound_is_clopper_and_pearsons() -> None:
    # For none missed it is 0.05 to the power 1/n.
    assert bound(59, 59) == pytest.approx(0.05 ** (1 / 59))
    assert bound(0, 10) == 0.0
    assert bound(135, 150) == pytest.approx(0.8502, abs=1e-4)


def test_survivors_are_told_and_accepted_ones_count_as_missed() -> None:
    verdicts = [
        Verdict("a", "fair", "caught", "laws: x", 1.0),
        Verdict("b", "fair", "missed", "", 1.0),
        Verdict("c", "model", "missed", "", 1.0),
        Verdict("d", "model", "not built", "", 0.0),
    ]
    told = summary(verdicts, {"c": "the same"})
    assert told.splitlines()[0].startswith("all            1 of    3 caught")
    assert "missed: b" in told
    assert "missed, and accepted: c: the same" in told
    assert "1 more do not build" in told


def test_accepted_mutants_are_still_there() -> None:
    for one in accepted():
        lines = [line.strip() for line in (ROOT / one.file).read_text().splitlines()]
        assert one.line in lines, f"{one.file}: no line {json.dumps(one.line)} any more"
        assert one.why


ENGINE_SOURCE = """pub fn most(a: u32, b: u32) -> u32 { if a > b { a } else { b } }
pub const fn twice(a: u32) -> u32 { a * 2 }
#[cfg(test)]
mod tests { #[test] fn the_greater_one() { assert_eq!(super::most(1, 2), 2); } }
"""
LAW = "#[test] fn twice_is_more() { assert_eq!(fairground::twice(3), 6); }\n"


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    """Two crates that are called as ours are, and a git that knows them."""
    root = tmp_path / "repository"
    files = {
        "Cargo.toml": '[workspace]\nresolver = "3"\nmembers = ["crates/*"]\n',
        ".gitignore": "/target/\nCargo.lock\n",
        "crates/fairground/src/lib.rs": ENGINE_SOURCE,
        "crates/fairground/tests/laws.rs": LAW,
        "crates/fairground-cli/src/lib.rs": "",
    }
    for name in ("fairground", "fairground-cli"):
        files[f"crates/{name}/Cargo.toml"] = f'[package]\nname = "{name}"\nedition = "2024"\n'
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    subprocess.run(["git", "init", "--quiet", root], check=True)
    return root


def test_a_sample_is_built_tried_and_not_built_again(
    workspace: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tree, "TESTS", {tree.ENGINE: ["fairground", "laws"], tree.CLI: []})
    monkeypatch.setattr(main, "TESTS", tree.TESTS)
    monkeypatch.delenv("CARGO_TARGET_DIR", raising=False)
    file = "crates/fairground/src/lib.rs"

    def at(row: int, name: str, before: str, after: str) -> Mutant:
        column = ENGINE_SOURCE.splitlines()[row - 1].index(before) + 1
        place = (row, column + 1), (row, column + len(before) - 1)
        return Mutant(name, "model", file, "BinaryOperator", *place, after.strip())

    sample = dict(
        enumerate(
            [
                at(1, "caught by a unit test", " > ", " < "),
                at(1, "the same for what is tested", " > ", " >= "),
                at(2, "a constant function, caught by a law", " * ", " + "),
                at(2, "does not build", " * ", " ! "),
            ],
            1,
        )
    )
    journal = Journal(tmp_path / "journal.jsonl", {})
    run = main.Run(tree.Tree(workspace, tmp_path), journal)
    for alone in run.together(sample, set(sample)):
        run.alone(alone)
    verdicts = [(one.verdict, one.by) for one in journal.verdicts.values()]
    assert verdicts == [
        ("caught", "fairground: tests::the_greater_one"),
        ("missed", ""),
        ("caught", "laws: twice_is_more"),
        ("not built", ""),
    ]
    again = tree.Tree(workspace, tmp_path)
    again.write_switched(sample)
    written = (again.path / file).stat().st_mtime_ns
    tree.Tree(workspace, tmp_path).write_switched(sample)
    assert (again.path / file).stat().st_mtime_ns == written
    assert (workspace / file).read_text() == ENGINE_SOURCE
