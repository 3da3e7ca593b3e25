"""
fairground's engine and command line. Use the package `fairground`, which types their answers.
"""

from _typeshed import SupportsGetItem
from os import PathLike
from typing import SupportsIndex

__all__ = ["check_json", "cli_main", "compare_json", "run_json"]

def check_json(request: str) -> str:
    """
    What `fairground check --json` prints, with `page`, for a request as JSON. Raises what
    `fairground.run` raises.
    """

def cli_main(argv: SupportsGetItem[int, str]) -> int:
    """
    Runs the command line and returns its exit code; `argv` begins with the program's name.

    While it runs an interrupt ends the process at once, as it does the native program.
    """

def compare_json(request: str) -> str:
    """
    What `fairground compare --json` prints, with `page` and `markdown`, for a request as JSON.
    Raises what `fairground.run` raises.
    """

def run_json(*, path: str | PathLike[str] | None = None, text: str | None = None, machine: str | None = None, kernel: str | None = None, set: SupportsGetItem[int, tuple[str, str]] = ..., seed: SupportsIndex | None = None, duration: str | None = None, until: str | None = None, limits: SupportsGetItem[int, str | PathLike[str]] = ..., limit: SupportsGetItem[int, str] = ...) -> str:
    """
    Runs a scenario and returns what `fairground run --json` prints.

    Give `path` (a file, or the name of a shipped scenario) or `text` (TOML); `set` is
    what `--set` takes, `limits` and `limit` those of `--limits` and `--limit`. Raises what
    `fairground.run` raises.
    """
