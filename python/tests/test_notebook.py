"""Every cell of the example notebook runs, in order."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).resolve().parents[2] / "examples" / "ask.ipynb"


def test_every_cell_of_the_notebook_runs() -> None:
    pytest.importorskip("matplotlib").use("Agg")
    names: dict[str, Any] = {}
    cells = json.loads(NOTEBOOK.read_text())["cells"]
    for cell in cells:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    assert names["answer"].feasible
    assert not names["never"].feasible
    assert names["table"].shape == (7, 3)
