"""Reports for tests: how one is made, and the document that it holds."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from commands import told

DATA = re.compile(r'<script type="application/json" id="document">(.*?)</script>', re.DOTALL)


def report(page: Path, *words: str) -> Path:
    """The page that a command writes."""
    told(*words, "--report", str(page))
    return page


def document(page: Path) -> Any:
    """What a page holds."""
    (data,) = DATA.findall(page.read_text())
    return json.loads(data)
