"""What the command line prints: for verbs that have more options than a signature should."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence

from . import _arguments as arguments
from ._errors import InputError, MachineError, UsageError
from ._notices import warn

_ERRORS = {2: UsageError, 3: InputError, 4: MachineError}
_WARNING = "warning: "


def printed(verb: str, options: Mapping[str, object], *words: str) -> str:
    """What a verb prints with these options, whose names have `_` for `-`."""
    wanted = [word for key, value in options.items() for word in _words(key, value)]
    command = [sys.executable, "-m", "fairground", verb, "--quiet", *wanted, *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    lines = done.stderr.splitlines()
    for line in lines:
        if line.startswith(_WARNING):
            warn(line.removeprefix(_WARNING))
    if done.returncode in (0, 1):
        return done.stdout
    told = "\n".join(line for line in lines if not line.startswith(_WARNING)).strip()
    # An option of the command line is an argument here.
    told = re.sub(r"--force\b", "force=True", told)
    raise _ERRORS.get(done.returncode, MachineError)(told or f"it ended with {done.returncode}")


def _words(key: str, value: object) -> list[str]:
    """An option as the command line has it."""
    option = f"--{key.replace('_', '-')}"
    value = arguments.plain(value)
    if value is None or value is False:
        return []
    if value is True:
        return [option]
    if isinstance(value, Mapping):
        return [word for k, v in value.items() for word in (option, f"{k}={_word(key, v)}")]
    if isinstance(value, Sequence) and not isinstance(value, str | bytes):
        if key == "cpu_stat":
            return [option, *(_word(key, one) for one in value)]
        return [word for one in value for word in (option, _word(key, one))]
    return [option, _word(key, value)]


def _word(key: str, value: object) -> str:
    value = arguments.plain(value)
    if isinstance(value, str | os.PathLike):
        return arguments.path(key, value, "text or a path")
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise arguments.wrong(key, value, "text, a path, a number, or a list of them")
    return arguments.as_text(value)
