"""Every shipped study gives the committed verdicts and digests, in tables that fit a mail."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
EXPECTED = REPOSITORY / "studies" / "expected.txt"


def test_studies_give_the_committed_verdicts() -> None:
    command = [os.environ["FAIRGROUND_BIN"], "reproduce"]
    done = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True, timeout=1800)
    lines = done.stdout.splitlines()
    assert all(len(line) <= 100 and line.isascii() for line in lines)
    summary = [line for line in lines if line.startswith("study ")]
    assert done.returncode == int(any(", MISS, " in line for line in summary)), done.stderr
    text = "\n".join(summary) + "\n"
    if "FAIRGROUND_BLESS" in os.environ:
        EXPECTED.write_text(text)
    assert text == EXPECTED.read_text(), (
        "to take the new ones: FAIRGROUND_BLESS=1 make test-long; then studies/README.md and docs/"
    )
