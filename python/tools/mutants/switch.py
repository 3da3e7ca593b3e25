"""All mutants of a sample in one program: a number in the environment says which of them is on.

A build takes minutes and most mutants fail a test within seconds, so the sample is built once. An
expression `a < b` becomes `(if mutated(7) { a > b } else { a < b })`. Where that does not build
(constants, types that differ), a mutant is built alone.
"""

from dataclasses import dataclass

import tree_sitter_rust
from tree_sitter import Language, Node, Parser

from mutants.sample import Mutant

# What is around the changed letters and has a value, so that both of it can stand side by side.
_WHOLE = {
    "BinaryOperator": ("binary_expression", "compound_assignment_expr"),
    "UnaryOperator": ("unary_expression",),
    "StructField": ("struct_expression",),
    "MatchArm": ("match_expression",),
}

VARIABLE = "FAIRGROUND_MUTANT"

# Goes to the end of the engine's first file, of the copy only.
FUNCTION = f"""
/// Is this mutant on?
#[inline]
pub fn mutated(number: u32) -> bool {{
    static NUMBER: std::sync::LazyLock<u32> = std::sync::LazyLock::new(|| {{
        std::env::var("{VARIABLE}").ok().and_then(|text| text.parse().ok()).unwrap_or(0)
    }});
    *NUMBER == number
}}
"""


@dataclass(frozen=True)
class Edit:
    """What one mutant makes of some bytes of its file; no bytes: what is put in there."""

    number: int
    start: int
    end: int
    mutated: bytes


def offset(source: bytes, place: tuple[int, int]) -> int:
    """The byte of a line and a column, both from 1."""
    line, column = place
    lines = source.splitlines(keepends=True)
    before = lines[line - 1].decode()[: column - 1]
    return sum(map(len, lines[: line - 1])) + len(before.encode())


def replaced(source: bytes, mutant: Mutant) -> bytes:
    """The file as the mutant alone makes it."""
    start, end = offset(source, mutant.start), offset(source, mutant.end)
    return source[:start] + mutant.replacement.encode() + source[end:]


def _whole(root: Node, mutant: Mutant, start: int, end: int) -> Node | None:
    """The smallest expression that both of the changed letters and their change are."""
    node = root.descendant_for_byte_range(start, end)
    if mutant.genre == "MatchArmGuard":
        # Where `let` is part of a condition, no value can stand in its place.
        exact = node is not None and (node.start_byte, node.end_byte) == (start, end)
        return node if exact and node is not None and node.type != "let_chain" else None
    kinds = _WHOLE.get(mutant.genre, ())
    while node is not None and node.type not in kinds:
        node = node.parent
    if node is None or mutant.genre in ("StructField", "MatchArm"):
        return node
    # An operator of a chain of `let` is no expression's own.
    own = any((child.start_byte, child.end_byte) == (start, end) for child in node.children)
    return node if own else None


def edit(source: bytes, mutant: Mutant, number: int) -> Edit | None:
    """What the mutant changes, or nothing if it can only be built alone."""
    start, end = offset(source, mutant.start), offset(source, mutant.end)
    replacement = mutant.replacement.encode()
    if mutant.genre == "FnValue":
        return Edit(number, start, start, replacement)
    root = Parser(Language(tree_sitter_rust.language())).parse(source).root_node
    whole = _whole(root, mutant, start, end)
    if whole is None:
        return None
    before, after = source[whole.start_byte : start], source[end : whole.end_byte]
    return Edit(number, whole.start_byte, whole.end_byte, before + replacement + after)


def switched(source: bytes, edits: list[Edit], function: str) -> bytes:
    """The file with a switch at each edit; `function` is the path of `mutated`."""
    ordered = sorted(edits, key=lambda one: (one.start, one.end != one.start, -one.end))
    return _span(source, 0, len(source), ordered, function)


def _span(source: bytes, start: int, end: int, edits: list[Edit], function: str) -> bytes:
    """Some bytes with their edits, which are sorted: outer ones first."""
    made, at = b"", start
    while edits:
        first = edits[0]
        inner = [one for one in edits[1:] if one.start < first.end]
        edits = edits[1 + len(inner) :]
        condition = f"{function}({first.number})".encode()
        end_mark = f"/*{first.number}*/".encode()
        made += source[at : first.start]
        if first.start == first.end:
            made += b"if " + condition + b" { return " + first.mutated + b"; }" + end_mark + b"\n"
        else:
            original = _span(source, first.start, first.end, inner, function)
            made += b"(if " + condition + b" { " + first.mutated + b" }"
            made += b" else { " + original + b" }" + end_mark + b")"
        at = first.end
    return made + source[at:end]


def blamed(written: bytes, edits: list[Edit], start: int, end: int) -> set[int]:
    """The mutants in whose switches an error is, from byte to byte of a switched file.

    If it is in none, it is of the last switch before it: what that returns does not fit.
    """
    begins, around = {}, set()
    for one in edits:
        begin = written.find(f"mutated({one.number})".encode())
        begins[begin] = one.number
        if begin < end and start < written.find(f"/*{one.number}*/".encode()):
            around.add(one.number)
    before = [begin for begin in begins if begin < end]
    return around or ({begins[max(before)]} if before else set())
