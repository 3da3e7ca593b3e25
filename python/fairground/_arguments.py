"""Arguments of calls, looked at before the engine sees them: a wrong one is told in one sentence.

Each function returns the value as the engine takes it, or raises `UsageError` with the argument's
name, what was found and what is accepted.
"""

from __future__ import annotations

import math
import operator
import os
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ._errors import InputError, UsageError

#: A path.
Path = str | os.PathLike[str]
#: A path, or several.
Paths = Path | Sequence[Path]

_SEED_MAX = 2**63 - 1
#: Up to here every whole number is a float.
_EXACT = 2**53


def wrong(name: str, value: object, accepted: str) -> UsageError:
    """The error of an argument: its name, what was found, what is accepted."""
    found = repr(value)
    shown = found if len(found) <= 80 else f"{found[:77]}..."
    return UsageError(f"{name} is {shown}; accepted: {accepted}")


def text(name: str, value: object, accepted: str) -> str | None:
    """A string, or None."""
    if value is None or isinstance(value, str):
        return value
    raise wrong(name, value, accepted)


def plain(value: object) -> object:
    """A value in Python's own types, if it is one of numpy, pandas or another kind of number."""
    # numpy's scalars, arrays, and columns of pandas.
    tolist = getattr(value, "tolist", None)
    if callable(tolist):
        value = tolist()
    if isinstance(value, str | int | float):
        return value
    if hasattr(value, "__index__"):
        return operator.index(value)
    # Decimals and fractions.
    return float(value) if hasattr(value, "__float__") else value


def as_text(value: str | float) -> str:
    """As the command line takes it: a whole number without a point, for what takes no other."""
    return str(without_point(value) if isinstance(value, float) else value)


def without_point(value: float) -> float:
    """A whole number as one, unless it is too large to be exact."""
    return int(value) if value.is_integer() and abs(value) < _EXACT else value


def whole(name: str, value: object, least: int, most: int | None, accepted: str) -> int:
    """A whole number within limits, also one such as 3.0; a bool is none."""
    found = plain(value)
    if isinstance(found, float) and found.is_integer():
        found = int(found)
    if isinstance(found, bool) or not isinstance(found, int):
        raise wrong(name, value, accepted)
    if found < least or (most is not None and found > most):
        raise wrong(name, value, accepted)
    return found


def number(name: str, value: object, accepted: str) -> float:
    """A finite number; a bool is none."""
    found = plain(value)
    if isinstance(found, bool) or not isinstance(found, int | float) or not math.isfinite(found):
        raise wrong(name, value, accepted)
    return float(found)


def percent(name: str, value: object, least: float, most: float) -> float:
    """A share of 1 as per cent, which the command line has."""
    accepted = f"a share from {least} to {most}, as 0.9 for 90 %"
    found = number(name, value, accepted)
    if not least <= found <= most:
        raise wrong(name, value, accepted)
    return 100 * found


def seed(value: object) -> int | None:
    """A seed, or None."""
    if value is None:
        return None
    return whole("seed", value, 0, _SEED_MAX, "a whole number from 0 to 2**63 - 1")


def explanation(value: object) -> int | None:
    """Which explanation of a set, or None."""
    if value is None:
        return None
    return whole("explanation", value, 1, 1000, "a whole number, counted from 1")


def of_one(answer: str) -> str:
    """The answer, if it is not one over a set of explanations."""
    if '-set/1"' in answer:
        raise InputError(
            "the scenario is a set of explanations; accepted: fairground.ranges(...) and "
            "compare_ranges(...) for the range over all of them, or explanation=1 for one"
        )
    return answer


def jobs(value: object) -> int | None:
    """A number of threads, or None."""
    if value is None:
        return None
    return whole("jobs", value, 1, 65_535, "a number of threads from 1 on, or None for all cores")


def path(name: str, value: object, accepted: str) -> str:
    """A path as a string."""
    if isinstance(value, str | os.PathLike):
        found = os.fspath(value)
        if isinstance(found, str):
            return found
    raise wrong(name, value, accepted)


def paths(name: str, value: object, accepted: str) -> list[str]:
    """Several paths, or one."""
    if isinstance(value, str | os.PathLike):
        return [path(name, value, accepted)]
    if not isinstance(value, Iterable) or isinstance(value, Mapping | bytes):
        raise wrong(name, value, accepted)
    return [path(f"{name}[{at}]", one, accepted) for at, one in enumerate(value)]


def texts(name: str, value: object, accepted: str) -> list[str]:
    """Several strings, or one."""
    if isinstance(value, str):
        return [value]
    if not isinstance(value, Iterable) or isinstance(value, Mapping | bytes):
        raise wrong(name, value, accepted)
    listed = list(value)
    for at, one in enumerate(listed):
        if not isinstance(one, str):
            raise wrong(f"{name}[{at}]", one, accepted)
    return listed


def pairs(name: str, value: object, accepted: str) -> Mapping[str, Any]:
    """A dict whose keys are strings."""
    if not isinstance(value, Mapping):
        raise wrong(name, value, accepted)
    for key in value:
        if not isinstance(key, str) or not key.strip():
            raise wrong(f"a key of {name}", key, accepted)
    return value


def cpus(value: float) -> float:
    """CPUs without the noise of floats: 1.9000000000000001, of ``numpy.arange``, is 1.9.

    The kernel counts quotas in whole microseconds of 100 ms. Only what is within 1e-9 of such a
    quota is meant to be one.
    """
    whole_quota = round(value, 5)
    return whole_quota if abs(value - whole_quota) <= 1e-9 * abs(value) else value


def of_knob(name: str, key: str, value: object) -> str:
    """A knob's value as ``--set`` and ``--vary`` take it; a kernel must be text."""
    found = plain(value)
    each = found if isinstance(found, list | tuple) else [found]
    if key in _KERNEL and any(isinstance(one, int | float) for one in each):
        raise wrong(name, value, KERNEL)
    if isinstance(found, float) and key.endswith(_CPUS):
        return as_text(cpus(found))
    return setting(name, found)


#: As a number, 6.10 would be 6.1.
KERNEL = 'a kernel in quotes, such as "6.12"'
_KERNEL = ("kernel", "kernel.profile")
#: Ends of the keys of limits.
_CPUS = ("cpu.max", "limits.cpu", "cpus")


def setting(name: str, value: object) -> str:
    """A value in the words of the command line."""
    found = plain(value)
    if isinstance(found, bool):
        return "true" if found else "false"
    if isinstance(found, str | int | float):
        return as_text(found)
    if isinstance(found, os.PathLike):
        return path(name, found, "a path as text")
    if isinstance(found, list | tuple):
        return "[" + ", ".join(_quoted(setting(name, one), one) for one in found) + "]"
    raise wrong(name, value, "a string, a number, true or false, a path, or a list of them")


def _quoted(told: str, value: object) -> str:
    return f'"{told}"' if isinstance(value, str) else told
