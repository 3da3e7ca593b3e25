"""Results as a notebook shows them: small tables, without pandas."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

#: A notebook is no place for more; the frames have all rows.
_ROWS_MAX = 40
_HEAD = '<th style="text-align: left">{}</th>'
_CELL = "<td>{}</td>"


def page(title: str, *parts: str) -> str:
    """A title with what belongs to it."""
    return f"<div><p><b>{escape(title)}</b></p>{''.join(parts)}</div>"


def table(caption: str, rows: Sequence[Mapping[str, Any]], columns: Sequence[str]) -> str:
    """Some columns of rows; nothing if there are no rows."""
    if not rows:
        return ""
    heads = "".join(_HEAD.format(escape(name)) for name in columns)
    lines = [
        "<tr>" + "".join(_CELL.format(_shown(row.get(name))) for name in columns) + "</tr>"
        for row in rows[:_ROWS_MAX]
    ]
    more = len(rows) - _ROWS_MAX
    rest = f"<p>and {more} more</p>" if more > 0 else ""
    return (
        f"<table><caption>{escape(caption)}</caption><thead><tr>{heads}</tr></thead>"
        f"<tbody>{''.join(lines)}</tbody></table>{rest}"
    )


def lines(text: str) -> str:
    """Text with its line breaks, to be copied as it stands."""
    return f'<pre style="text-align: left">{escape(text)}</pre>' if text else ""


def notes(texts: Sequence[str]) -> str:
    """What is told beside an answer."""
    listed = "".join(f"<li>{escape(text)}</li>" for text in texts)
    return f"<p>Notes:</p><ul>{listed}</ul>" if listed else ""


def _shown(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, str) and "\n" in value:
        return lines(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return f"{value:,}"
    if isinstance(value, float):
        return f"{value:,.6g}"
    return escape(str(value))
