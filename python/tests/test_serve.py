"""`fairground serve`: what it serves, to whom, and what it says to those who want more."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
from pathlib import Path

import pytest
from commands import BIN, served


def said(port: int, request: bytes) -> bytes:
    """All that comes back for some bytes, after which nothing is sent."""
    with socket.create_connection(("127.0.0.1", port), timeout=30) as line:
        line.sendall(request)
        line.shutdown(socket.SHUT_WR)
        pieces = []
        while piece := line.recv(1 << 16):
            pieces.append(piece)
    return b"".join(pieces)


def get(port: int, path: str, method: str = "GET") -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body of a path."""
    request = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n"
    head, _, body = said(port, request.encode()).partition(b"\r\n\r\n")
    status, *lines = head.decode().split("\r\n")
    headers = dict(line.split(": ", 1) for line in lines)
    return int(status.split()[1]), headers, body


def test_the_page_comes_with_its_kind_and_a_policy() -> None:
    kinds = {
        "/": "text/html; charset=utf-8",
        "/playground.js": "text/javascript; charset=utf-8",
        "/worker.js": "text/javascript; charset=utf-8",
        "/playground.css": "text/css; charset=utf-8",
        "/engine.wasm.gz": "application/gzip",
        "/files.json": "application/json",
    }
    with served() as (_, port):
        for path, kind in kinds.items():
            status, headers, body = get(port, path)
            assert (status, headers["Content-Type"]) == (200, kind)
            assert len(body) == int(headers["Content-Length"]) > 0
            policy = headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy
            assert "unsafe-inline" not in policy
            status, headers, nothing = get(port, path, "HEAD")
            assert (status, int(headers["Content-Length"]), nothing) == (200, len(body), b"")
        assert json.loads(get(port, "/files.json")[2]) == {"files": []}


def test_who_wants_more_is_refused_and_the_next_one_is_served(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "mine.toml").write_text('machine = "laptop-4x2"\n')
    (tmp_path / "secret.toml").write_text("secret")
    (tmp_path / "folder" / "out.toml").symlink_to(tmp_path / "secret.toml")
    with served(str(tmp_path / "folder")) as (_, port):
        (file,) = json.loads(get(port, "/files.json")[2])["files"]
        assert (file["name"], file["kind"]) == ("mine.toml", "scenario")
        assert get(port, f"/{file['address']}")[2] == b'machine = "laptop-4x2"\n'
        for path in [
            "/../secret.toml",
            "/folder/../../secret.toml",
            "/folder/%2e%2e/secret.toml",
            "/folder/..%2fsecret.toml",
            "/folder/out.toml",
            "/folder/",
            "//etc/passwd",
            "/etc/passwd",
        ]:
            status, _, body = get(port, path)
            assert (status, b"secret" in body) == (404, False), path
        host = f"Host: 127.0.0.1:{port}\r\n"
        for request, expected in [
            (f"POST / HTTP/1.1\r\n{host}Content-Length: 3\r\n\r\nabc", b"405"),
            (f"CONNECT a:1 HTTP/1.1\r\n{host}\r\n", b"405"),
            (f"GET / HTTP/1.1\r\n{host}X: {'a' * 20_000}\r\n\r\n", b"431"),
            (f"GET / HTTP/1.1\r\n{host}{'A: b' * 9}", b"400"),
            ("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", b"403"),
            ("GET / HTTP/1.0\r\n\r\n", b"403"),
            ("\x16\x03\x01\x02\x00\x01\x00", b"400"),
            ("", b"400"),
        ]:
            assert said(port, request.encode()).split()[1] == expected, request[:60]
            assert get(port, "/")[0] == 200


@pytest.mark.long
def test_half_a_request_holds_up_nobody_and_is_told_so_in_the_end() -> None:
    with served() as (_, port), socket.create_connection(("127.0.0.1", port)) as half:
        half.sendall(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n".encode())
        assert get(port, "/")[0] == 200
        half.settimeout(30)
        assert half.recv(100).startswith(b"HTTP/1.1 408")


def test_it_listens_to_this_machine_only_and_ends_with_ctrl_c() -> None:
    with served() as (run, port):
        listening = Path("/proc/net/tcp")
        if listening.exists():
            # The kernel writes 127.0.0.1 with its last byte first.
            lines = [line.split() for line in listening.read_text().splitlines()[1:]]
            ours = [line[1] for line in lines if line[1].endswith(f":{port:04X}")]
            assert any(address.startswith("0100007F") for address in ours)
            assert not any(address.startswith("00000000") for address in ours)
        taken = subprocess.run([BIN, "serve", "--port", str(port)], capture_output=True, text=True)
        assert (taken.returncode, taken.stdout) == (4, "")
        assert f"port {port}" in taken.stderr
        assert "--port 0" in taken.stderr
        run.send_signal(signal.SIGINT)
        assert run.wait(timeout=30) == -signal.SIGINT


def test_a_static_site_is_the_same_files(tmp_path: Path) -> None:
    to = tmp_path / "site" / "here"
    subprocess.run([BIN, "serve", "--to", str(to)], check=True, timeout=60)
    names = sorted(path.name for path in to.iterdir())
    assert names == [
        "engine.wasm.gz",
        "files.json",
        "index.html",
        "playground.css",
        "playground.js",
        "trace.html",
        "trace.js",
        "worker.js",
    ]
    with served() as (_, port):
        for name in names:
            status, _, body = get(port, f"/{name}")
            assert (status, body) == (200, (to / name).read_bytes()), name


@pytest.mark.parametrize("name", ["no-such", "run.perfetto-trace"])
def test_what_is_no_folder_is_told(tmp_path: Path, name: str) -> None:
    (tmp_path / "run.perfetto-trace").write_text("x")
    words = [BIN, "serve", "--port", "0", str(tmp_path / name)]
    told = subprocess.run(words, capture_output=True, text=True, timeout=60)
    assert (told.returncode, told.stdout) == (3, "")
    assert name in told.stderr
    assert "accepted: a folder" in told.stderr
