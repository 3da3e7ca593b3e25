"""Reads traces of `--trace FILE.fgtrace`, as docs/reference/trace.md describes them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HEAD, END, TAIL_BYTES = b"fgtrace1", b"1ecartgf", 16


def checksum(data: bytes) -> int:
    """FNV-1a of 32 bits."""
    total = 0x811C9DC5
    for byte in data:
        total = ((total ^ byte) * 0x01000193) & 0xFFFFFFFF
    return total


def footer(path: Path) -> Any:
    """What stands at a trace's end; the trace must be whole."""
    data = path.read_bytes()
    assert data.startswith(HEAD)
    assert data.endswith(END)
    tail = data[-TAIL_BYTES:]
    length = int.from_bytes(tail[:4], "little")
    text = data[-TAIL_BYTES - length : -TAIL_BYTES]
    assert checksum(text) == int.from_bytes(tail[4:8], "little")
    return json.loads(text)


def parts(path: Path, listed: Any) -> Iterator[bytes]:
    """The bytes of listed parts."""
    data = path.read_bytes()
    columns = (listed["at"], listed["bytes"], listed["checksum"])
    for at, length, expected in zip(*columns, strict=True):
        part = data[at : at + length]
        assert checksum(part) == expected
        yield part


class Reader:
    """Reads numbers of a part."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def next(self) -> int:
        """A number in base 128, the lowest digits first."""
        value = shift = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def skip(self, count: int) -> bytes:
        """So many bytes as they are."""
        self.at += count
        return self.data[self.at - count : self.at]

    @property
    def ended(self) -> bool:
        """True at the end."""
        return self.at == len(self.data)


def chunk(data: bytes, from_ns: int) -> dict[str, list[tuple[int, ...]]]:
    """Stretches (task, cpu, state, from, to), wakes and frequencies of a chunk."""
    read = Reader(data)
    stretches: list[tuple[int, ...]] = []
    task = -1
    for _ in range(read.next()):
        task += 1 + read.next()
        at = from_ns
        for _ in range(read.next()):
            since = at + read.next()
            at = since + read.next()
            where = read.next()
            stretches.append((task, where >> 2, where & 3, since, at))
    wakes: list[tuple[int, ...]] = []
    at = from_ns
    for _ in range(read.next()):
        at += read.next()
        wakes.append((at, *(read.next() for _ in range(4))))
    clocked: list[tuple[int, ...]] = []
    for _ in range(read.next()):
        cpu, since, length, khz = (read.next() for _ in range(4))
        clocked.append((cpu, from_ns + since, from_ns + since + length, khz))
    assert read.ended
    return {"stretches": stretches, "wakes": wakes, "clocked": clocked}


def tile(data: bytes, about: Any) -> dict[int, tuple[list[int], list[bytes]]]:
    """By row, its sums and its steps."""
    read = Reader(data)
    rows = {}
    row = -1
    while not read.ended:
        row += 1 + read.next()
        is_clocked = about["freq_khz_max"] is not None and row < about["cpus"]
        sums = [read.next() for _ in range(5 if is_clocked else 3)]
        steps: list[bytes] = []
        while len(steps) < about["steps_per_tile"]:
            count = read.next()
            steps += [read.skip(4 if is_clocked else 3)] * count
        assert len(steps) == about["steps_per_tile"]
        rows[row] = (sums, steps)
    return rows
