"""A dict as TOML, the scenario's own format: so that there is one reader for both."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from typing import Any

from . import _arguments as arguments
from ._errors import InputError


def to_toml(scenario: Mapping[str, Any]) -> str:
    """A scenario's TOML, one line per key at its top.

    Takes what TOML can say: strings, whole numbers, floats, booleans, lists and dicts of them; a
    path is a string.

    Raises:
        InputError: For any other value, with the path to it.
    """
    return "".join(f"{_key(key)} = {_value(value, str(key))}\n" for key, value in scenario.items())


def _key(key: object) -> str:
    if not isinstance(key, str):
        raise InputError(f"error: a key of a scenario is a string, found {key!r}")
    return _string(key)


def _string(text: str) -> str:
    # JSON's escapes are TOML's; it leaves one character alone that TOML wants escaped.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(value: object, path: str) -> str:
    value = arguments.plain(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, os.PathLike):
        value = arguments.path(path, value, "a path as text")
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, int | float):
        return repr(arguments.without_point(value) if isinstance(value, float) else value)
    if isinstance(value, Mapping):
        pairs = (f"{_key(key)} = {_value(item, f'{path}.{key}')}" for key, item in value.items())
        return "{ " + ", ".join(pairs) + " }"
    if isinstance(value, Sequence) and not isinstance(value, bytes):
        return "[" + ", ".join(_value(item, f"{path}[]") for item in value) + "]"
    raise InputError(
        f"error: {path} is a {type(value).__name__}\n"
        "accepted: a string, a number, a boolean, a list or a dict"
    )
