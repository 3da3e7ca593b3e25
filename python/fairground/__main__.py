"""The command line: the same as the native program."""

from __future__ import annotations

import sys

from . import _core


def main() -> int:
    """Run the command line and return its exit code."""
    return _core.cli_main(["fairground", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
