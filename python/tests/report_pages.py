"""Reports for tests: how one is made, and the document that it holds."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any

DATA = re.compile(r'<script type="application/json" id="document">(.*?)</script>', re.DOTALL)


def report(page: Path, *words: str) -> Path:
    """The page that a command writes."""
    command = [os.environ["FAIRGROUND_BIN"], *words, "--report", str(page)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, f"{command}\n{done.stderr}"
    return page


def document(page: Path) -> Any:
    """What a page holds."""
    (data,) = DATA.findall(page.read_text())
    return json.loads(data)
