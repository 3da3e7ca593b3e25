"""Commands for tests: what they print, and a server for as long as it is needed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
#: The program.
BIN = os.environ["FAIRGROUND_BIN"]
#: A service that is simulated in no time.
SERVER = "server --threads 4 --rate 300/s --service 1ms --duration 200ms"
#: Two services of which one is true, called as hostile as names may be.
SET = """
duration = "200ms"
[groups."/service"]
"cpu.max" = "50000 100000"
[[explanations]]
weight = 3
what = "<img src=x onerror=window.hacked=1>\\u202e"
[[explanations.workloads]]
command = "server --threads 2 --rate 300/s --service 1ms"
group = "/service"
[[explanations]]
weight = 1
what = "longer requests"
[[explanations.workloads]]
command = "server --threads 2 --rate 100/s --service 3ms"
group = "/service"
"""
#: A study of one number: 6 CPUs is what the author wrote first, 2 what he corrected it to.
CORRECTED = """
study = "corrected"
title = "a limit and its correction"
thread = "none"
source = "none"
seeds = [1, 1]
[arms.a]
scenario = "a.toml"
[[cell]]
row = "limit"
column = "first"
unit = "CPUs"
target = 6.0
tolerance = { percent = 1.0 }
kind = "erratum"
arm = "a"
metric = "reservation"
note = "2 in the second version"
[[cell]]
row = "limit"
column = "second"
unit = "CPUs"
target = 2.0
tolerance = { percent = 1.0 }
kind = "predicted"
arm = "a"
metric = "reservation"
"""
OF_CORRECTED = """
duration = "10ms"
[groups."/a"]
"cpu.max" = "200000 100000"
[tasks.hog]
group = "/a"
run = "1ms"
"""
#: Whoever runs the tests may ignore interrupts, as a shell does for jobs in the background, and
#: children inherit that; so the server begins with what it is tested with.
_BEGIN = (
    "import os, signal, sys; signal.pthread_sigmask(signal.SIG_SETMASK, [])\n"
    "signal.signal(signal.SIGINT, signal.SIG_DFL)\n"
    "os.execv(sys.argv[1], sys.argv[1:])"
)


def done(
    command: Sequence[str],
    folder: Path = REPOSITORY,
    text: str | None = None,
    codes: Sequence[int] = (0,),
    **env: str,
) -> str:
    """What a command prints in a folder; it must end with one of these codes."""
    ran = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **env},
        input=text,
        capture_output=True,
        text=True,
        timeout=1800,
    )
    assert ran.returncode in codes, f"{command}\n{ran.stdout}\n{ran.stderr}"
    return ran.stdout


def told(*words: str, codes: Sequence[int] = (0,)) -> str:
    """What the program prints."""
    return done([BIN, *words], codes=codes)


def corrected(folder: Path) -> str:
    """A study with an erratum, in a folder: how `reproduce` is told of it."""
    (folder / "study.toml").write_text(CORRECTED)
    (folder / "a.toml").write_text(OF_CORRECTED)
    return str(folder)


@contextmanager
def served(*words: str, page: str = "") -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server on a free port of its own that shows a page, until it is no longer needed."""
    command = [sys.executable, "-c", _BEGIN, BIN, "serve", "--port", "0", *words]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True) as run:
        try:
            assert run.stdout is not None
            line = run.stdout.readline()
            found = re.fullmatch(rf"http://127\.0\.0\.1:(\d+)/{page}\n", line)
            assert found, line
            yield run, int(found[1])
        finally:
            run.kill()
