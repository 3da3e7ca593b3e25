"""The committed stub of the Rust module is the one that its source gives."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
COMMITTED = REPOSITORY / "python" / "fairground" / "_core.pyi"


def test_the_committed_stub_is_the_generated_one(tmp_path: Path) -> None:
    maturin = Path(sys.executable).parent / "maturin"
    command = [str(maturin), "generate-stubs", "--profile", "dev", "--out", str(tmp_path)]
    done = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True, timeout=1800)
    assert done.returncode == 0, done.stderr
    (generated,) = tmp_path.rglob("*.pyi")
    if "FAIRGROUND_BLESS" in os.environ:
        COMMITTED.write_text(generated.read_text())
    assert generated.read_text() == COMMITTED.read_text(), (
        "to take the new one: FAIRGROUND_BLESS=1 .venv/bin/python -m pytest -k stub"
    )
