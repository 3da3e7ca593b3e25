"""Every shipped study gives the committed verdicts and digests, in tables that fit a mail."""

from __future__ import annotations

import os
import runpy
import subprocess

import pytest
from commands import BIN, REPOSITORY

EXPECTED = REPOSITORY / "studies" / "expected.txt"
#: Less than a second of CPU time together; the others take minutes.
QUICK = ("U02", "U03", "U04", "U08", "U10", "U20")


def summary_lines(*studies: str) -> list[str]:
    """A line per study, of all unless some are named."""
    command = [BIN, "reproduce", *studies]
    done = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True, timeout=1800)
    lines = done.stdout.splitlines()
    assert all(len(line) <= 100 and line.isascii() for line in lines)
    summary = [line for line in lines if line.startswith("study ")]
    assert done.returncode == int(any(", MISS, " in line for line in summary)), done.stderr
    return summary


def test_quick_studies_give_the_committed_verdicts() -> None:
    expected = EXPECTED.read_text().splitlines()
    told = summary_lines(*QUICK)
    assert told == [line for line in expected if line.split()[1].rstrip(":") in QUICK]


def test_shares_of_thread_005_are_exact_fractions() -> None:
    tomllib = pytest.importorskip("tomllib", reason="Python 3.11 and newer have it")
    folder = REPOSITORY / "studies" / "005"
    shares = runpy.run_path(str(folder / "shares.py"))
    study = tomllib.loads((folder / "study.toml").read_text())
    cells = [cell for cell in study["cell"] if cell["column"] == "CPUs of A, pinned"]
    told = {cell["arm"]: cell["target"] for cell in cells}
    exact = {
        f"pinned {hogs}/{mode}": float(shares["cpus_of_a"](mode, hogs))
        for hogs in (128, 1)
        for mode in shares["MODES"]
    }
    assert told == pytest.approx(exact, abs=1e-6)


@pytest.mark.long
def test_studies_give_the_committed_verdicts() -> None:
    text = "\n".join(summary_lines()) + "\n"
    if "FAIRGROUND_BLESS" in os.environ:
        EXPECTED.write_text(text)
    assert text == EXPECTED.read_text(), (
        "to take the new ones: FAIRGROUND_BLESS=1 make test-long; then studies/README.md and docs/"
    )
