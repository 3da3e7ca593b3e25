"""Reports for tests: how one is made, and the document that it holds."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any

DATA = re.compile(r'<script type="application/json" id="document">(.*?)</script>', re.DOTALL)

#: Two services of which one is true, called as hostile as names may be.
SET = """
duration = "200ms"
[groups."/service"]
"cpu.max" = "50000 100000"
[[explanations]]
weight = 3
what = "<img src=x onerror=window.hacked=1>\\u202e"
[[explanations.workloads]]
command = "server --threads 2 --rate 300/s --service 1ms"
group = "/service"
[[explanations]]
weight = 1
what = "longer requests"
[[explanations.workloads]]
command = "server --threads 2 --rate 100/s --service 3ms"
group = "/service"
"""


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
