"""
fairground's engine and command line. Use the package `fairground`, which types their answers.
"""

from _typeshed import SupportsGetItem
from os import PathLike
from pathlib import Path
from typing import SupportsIndex, final

__all__ = ["Store", "Sweep", "check_json", "cli_main", "compare_json", "elsewhere", "histories_json", "kernels_json", "list_json", "overloads_json", "reproduce_json", "run_json", "take_notes", "take_warnings", "tune_json", "version"]

@final
class Store:
    """
    The folder of a sweep's results; held by one process at a time until `close`.
    """
    def __new__(cls, /, folder: str | PathLike[str], sweep: Sweep) -> Store:
        """
        Opens a folder for a sweep, and finds what is done.
        """
    def add(self, /, line: str) -> None:
        """
        Adds the line of a point that was run elsewhere.
        """
    def close(self, /) -> None:
        """
        Lets go of the folder.
        """
    def fill(self, /, sweep: Sweep, jobs: SupportsIndex | None = None) -> None:
        """
        Runs what is missing on `jobs` threads, all cores if None.
        """
    def finish(self, /) -> Path:
        """
        Writes the data set, in order, and returns its path; all points must be there.
        """
    def missing(self, /) -> list[int]:
        """
        Points that are still to be run.
        """

@final
class Sweep:
    """
    Every setting of a scenario with every seed: its points can be run anywhere.
    """
    def __new__(cls, /, request: str) -> Sweep:
        """
        Reads the scenario in every setting; `request` is JSON with the names of the command line.
        """
    def plan(self, /) -> str:
        """
        The plan as JSON, as `plan.json` has it.
        """
    def run(self, /, points: SupportsGetItem[int, SupportsIndex], jobs: SupportsIndex | None = None) -> list[str]:
        """
        Runs points on `jobs` threads (all cores if None) and returns their lines, in their order.
        """

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

def elsewhere(argv: SupportsGetItem[int, str]) -> str | None:
    """
    The sweep that a command line wants to be run elsewhere (`--on`), as JSON: `on`, `out` and
    `request`; None for any other command line.
    """

def histories_json(request: str) -> str:
    """
    What `fairground run --seeds --json` prints, with its `page`, for a request as JSON. Raises
    what `fairground.run` raises.
    """

def kernels_json(request: str) -> str:
    """
    What `fairground compare --kernels --json` prints, with `page`, for a request as JSON.
    Raises what `fairground.run` raises.
    """

def list_json(shelf: str) -> str:
    """
    What `fairground list SHELF --json` prints.
    """

def overloads_json(plan: str, lines: str) -> str:
    """
    Which settings of a sweep are overloaded, as JSON, for its plan and the lines of its data
    set: `setting`, `runs` and `signs` of each.
    """

def reproduce_json(studies: SupportsGetItem[int, str]) -> str:
    """
    What `fairground reproduce --json` prints of studies, all of them if none is named. Raises
    what `fairground.run` raises.
    """

def run_json(request: str) -> str:
    """
    What `fairground run --json` prints, for a request as JSON: `scenario`, which has `path` (a
    file, or the name of a shipped scenario) or `text` (TOML), and `overrides`, with the names
    of the command line's options. Raises what `fairground.run` raises.
    """

def take_notes() -> list[tuple[str, bool]]:
    """
    What was found since this was asked last that is good to know; each with true if the answer
    would be another one without it.
    """

def take_warnings() -> list[str]:
    """
    What was found since this was asked last that a reader of the answers must know: an old
    name, a run that means little. One line each.
    """

def tune_json(request: str) -> str:
    """
    What `fairground tune --json` prints, with its `page`, for a request as JSON. Raises what
    `fairground.run` raises.
    """

def version() -> str:
    """
    The version of the engine.
    """
