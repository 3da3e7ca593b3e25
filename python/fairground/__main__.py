"""The command line: the same as the native program, and sweeps on Dask and Ray beside it."""

from __future__ import annotations

import json
import sys
import warnings
from typing import TextIO

from . import _core
from ._errors import FairgroundError


def main() -> int:
    """Run the command line and return its exit code."""
    argv = ["fairground", *sys.argv[1:]]
    if any(word.startswith("--on") for word in argv):
        code = _run_elsewhere(argv)
        if code:
            return code
    return _core.cli_main(argv)


def _run_elsewhere(argv: list[str]) -> int:
    """Run a sweep's points where ``--on`` says; its pivot is then told as that of any other."""
    asked = _core.elsewhere(argv)
    if asked is None:
        return 0
    from ._sweep import run_request

    where = json.loads(asked)
    warnings.showwarning = _tell
    try:
        run_request(json.dumps(where["request"]), where["out"], where["on"])
    except FairgroundError as error:
        message = str(error)
        print(message if message.startswith("error") else f"error: {message}", file=sys.stderr)
        return error.exit_code
    return 0


def _tell(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,
    line: str | None = None,
) -> None:
    """Tell a warning in one line, as the native program does, and not where Python found it."""
    print(f"warning: {message}", file=file or sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
