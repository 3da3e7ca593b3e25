"""What several files of tests need once."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from commands import REPOSITORY, done


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first: of two processes none is left alone with it at the end."""
    items.sort(key=lambda item: item.path.name != "test_studies.py")


@pytest.fixture(scope="session")
def web(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources of the pages, with what they need from the npm registry."""
    folder = tmp_path_factory.mktemp("web") / "web"
    shutil.copytree(REPOSITORY / "web", folder, ignore=shutil.ignore_patterns("node_modules"))
    done(["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts"], folder)
    return folder


@pytest.fixture(scope="session")
def browser(web: Path) -> Path:
    """The same sources, where a browser can look at what they draw."""
    chromium = os.environ.get("CHROMIUM", "/usr/bin/chromium")
    assert Path(chromium).exists(), "apt-get install chromium, or name another one in CHROMIUM"
    return web
