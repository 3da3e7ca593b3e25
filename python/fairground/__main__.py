"""The command line: the same as the native program, and sweeps on Dask and Ray beside it."""

from __future__ import annotations

import json
import sys

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
    try:
        run_request(json.dumps(where["request"]), where["out"], where["on"])
    except FairgroundError as error:
        message = str(error)
        print(message if message.startswith("error") else f"error: {message}", file=sys.stderr)
        return error.exit_code
    return 0


if __name__ == "__main__":
    sys.exit(main())
