"""`--trace FILE.fgtrace`: what it holds, how it is served, and how a browser shows it."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from commands import BIN, REPOSITORY, done, served
from node_program import node
from report_pages import report
from test_report import HOSTILE
from test_serve import get, said
from whole_trace import TAIL_BYTES, chunk, footer, parts, tile

RUNNING = 0
#: Names as hostile as the reader lets them be, and more tasks than fit one sight.
HOSTILE_CROWD = HOSTILE.replace("loop = -1", "instance = 60\nloop = -1")


def answer(path: Path, *words: str) -> Any:
    """What a run says that writes a trace."""
    return json.loads(done([BIN, "run", *words, "--json", "--trace", str(path)]))


@pytest.fixture(scope="module")
def trace(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A trace of several chunks, of a machine whose frequencies change."""
    path = tmp_path_factory.mktemp("trace") / "run.fgtrace"
    path.with_suffix(".json").write_text(
        json.dumps(answer(path, "desktop", "--machine", "thread-004"))
    )
    return path


def test_a_trace_has_every_stretch_of_the_run_beside_it(trace: Path) -> None:
    told = json.loads(trace.with_suffix(".json").read_text())
    about = footer(trace)
    assert about["digest"] == told["digest"]
    assert about["ended_ns"] == told["simulated_ns"]
    assert about["tasks"]["name"] == [task["name"] for task in told["tasks"]]
    chunk_ns = about["step_ns"] * about["steps_per_tile"]
    chunks = [
        chunk(part, at * chunk_ns) for at, part in enumerate(parts(trace, about["chunks"]["parts"]))
    ]
    counts = [len(one["stretches"]) for one in chunks]
    assert counts == about["chunks"]["stretches"]
    assert sum(len(one["wakes"]) for one in chunks) == about["wakes"]
    runtime_ns = [0] * len(told["tasks"])
    busy_ns = [0] * about["cpus"]
    for at, one in enumerate(chunks):
        for task, cpu, state, since, until in one["stretches"]:
            assert at * chunk_ns <= since < until <= (at + 1) * chunk_ns
            if state == RUNNING:
                runtime_ns[task] += until - since
                busy_ns[cpu] += until - since
    assert runtime_ns == [task["runtime_ns"] for task in told["tasks"]]
    assert busy_ns == [cpu["busy_ns"] for cpu in told["cpus"]]
    assert any(one["clocked"] for one in chunks)


def test_each_level_has_the_sums_of_the_whole(trace: Path) -> None:
    told = json.loads(trace.with_suffix(".json").read_text())
    about = footer(trace)
    assert len(about["levels"]) >= 2
    for level in about["levels"]:
        tiles = [tile(part, about) for part in parts(trace, level)]
        for at, task in enumerate(told["tasks"]):
            row = about["cpus"] + at
            sums = [one[row][0][RUNNING] for one in tiles if row in one]
            assert sum(sums) == task["runtime_ns"]
        clocked = [sum(one[cpu][0][3] for one in tiles) for cpu in range(about["cpus"])]
        assert clocked == [about["ended_ns"]] * about["cpus"]


def test_a_damaged_trace_is_read_or_refused_in_words(trace: Path) -> None:
    program = REPOSITORY / "web" / "test" / "damage.js"
    told = json.loads(done([node(), str(program), str(trace), "5000"]))
    assert told["read"] + told["refused"] == 5000
    assert min(told["read"], told["refused"]) > 500
    assert told["wrong"] == []


def test_a_trace_is_the_same_bytes_and_changes_no_answer(tmp_path: Path) -> None:
    once = tmp_path / "a" / "run.fgtrace"
    again = tmp_path / "b" / "run.fgtrace"
    bytes_of = []
    for path in (once, again):
        path.parent.mkdir()
        command = [BIN, "run", "request-server", "--json"]
        told = done([*command, "--trace", "run.fgtrace"], path.parent)
        bytes_of.append((path.read_bytes(), told))
    assert bytes_of[0] == bytes_of[1]
    assert done(command) == bytes_of[0][1]


def test_what_can_t_be_written_is_told_before_the_run(tmp_path: Path) -> None:
    command = [BIN, "run", "request-server", "--trace", "no/such/folder/run.fgtrace"]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert (ran.returncode, ran.stdout) == (4, "")
    assert "no/such/folder/run.fgtrace" in ran.stderr


def test_a_trace_is_served_in_parts(trace: Path) -> None:
    whole = trace.read_bytes()
    with served(str(trace), page="trace.html") as (_, port):
        _, _, listing = get(port, "/files.json")
        (file,) = json.loads(listing)["files"]
        assert (file["name"], file["kind"]) == (trace.name, "trace")
        address = "/" + file["address"]
        assert get(port, address)[2] == whole
        for asked, status, part in [
            ("bytes=0-7", 206, whole[:8]),
            ("bytes=8-", 206, whole[8:]),
            (f"bytes=-{TAIL_BYTES}", 206, whole[-TAIL_BYTES:]),
            (f"bytes={len(whole)}-", 416, b"416 Range Not Satisfiable\n"),
            ("bytes=0-1,4-5", 200, whole),
        ]:
            host = f"Host: 127.0.0.1:{port}\r\nRange: {asked}\r\n\r\n"
            reply = said(port, f"GET {address} HTTP/1.1\r\n{host}".encode())
            head, _, body = reply.partition(b"\r\n\r\n")
            assert (int(head.split()[1]), body) == (status, part), asked
            assert (b"Content-Range" in head) == (status != 200)


def no_traces(folder: Path, trace: Path) -> dict[str, str]:
    """Files that are no whole traces, and what is to be said of each."""
    whole = trace.read_bytes()
    damaged = bytearray(whole)
    damaged[footer(trace)["levels"][-1]["at"][0]] ^= 1
    contents = {
        "empty.fgtrace": (b"", "empty"),
        "cut.fgtrace": (whole[: len(whole) // 2], "cut"),
        "short.fgtrace": (whole[:20], "20 bytes"),
        "garbage.fgtrace": (bytes(range(7, 250)) * 9, "no trace of fairground"),
        "newer.fgtrace": (b"fgtrace9" + whole[8:], "another version"),
        "page.fgtrace": (b"<!doctype html>" + whole, "no trace"),
        "damaged.fgtrace": (bytes(damaged), "is not what was written"),
    }
    for name, (data, _) in contents.items():
        (folder / name).write_bytes(data)
    with (folder / "huge.fgtrace").open("wb") as huge:
        huge.truncate(3 << 30)
    expected = {name: words for name, (_, words) in contents.items()}
    return {**expected, "huge.fgtrace": "no trace of fairground"}


def test_serve_refuses_what_is_no_trace(trace: Path, tmp_path: Path) -> None:
    for name, words in no_traces(tmp_path, trace).items():
        if name == "damaged.fgtrace":
            # Its ends are well: the page finds what is wrong when it draws it.
            continue
        command = [BIN, "serve", "--port", "0", name]
        ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60)
        assert (ran.returncode, ran.stdout) == (3, ""), name
        assert words in ran.stderr
        assert "accepted: a folder" in ran.stderr


def told_by(web: Path, *words: str) -> Any:
    """What a script of the page's sources prints."""
    return json.loads(done([node(), *words], web))


@pytest.mark.long
def test_the_page_s_numbers_and_pictures_are_those_of_all_stretches(
    web: Path, trace: Path, tmp_path: Path
) -> None:
    assert told_by(web, "test/account.js", str(trace)) == []
    crowd = tmp_path / "crowd.fgtrace"
    answer(crowd, "hackbench -g 4")
    assert told_by(web, "test/account.js", str(crowd)) == []


@pytest.mark.long
def test_parts_that_are_empty_or_damaged_cost_no_more_than_themselves(web: Path) -> None:
    assert told_by(web, "test/source.js") == []


@pytest.mark.long
def test_a_whole_trace_works_in_a_browser(browser: Path, trace: Path, tmp_path: Path) -> None:
    scenario = tmp_path / "hostile.toml"
    scenario.write_text(HOSTILE_CROWD)
    folder = tmp_path / "served"
    folder.mkdir()
    shown = folder / "hostile.fgtrace"
    told = answer(shown, str(scenario))
    page = report(tmp_path / "out.html", "run", str(scenario))
    bad = no_traces(tmp_path, trace)
    with served(str(folder)) as (_, port):
        address = f"http://127.0.0.1:{port}/"
        files = [str(tmp_path / name) for name in bad]
        seen = told_by(browser, "test/whole.js", address, str(shown), str(page), *files)
    assert seen["problems"] == []
    for name, words in bad.items():
        assert words in seen["said"][name]
    _, *rows = [line.split("\t") for line in seen["table"].split("\n")]
    ran_ms = Counter(f"{task['runtime_ns'] / 1e6:.3f}" for task in told["tasks"])
    assert len(rows) > 50
    assert Counter(row[2] for row in rows) <= ran_ms
