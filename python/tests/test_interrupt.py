"""An interrupt ends what is under way: the command line dies of it, a script gets its chance."""

from __future__ import annotations

import signal
import subprocess
import sys
import time

import pytest

SCRIPT = "import fairground\n{ready}\nfairground.run('web-and-batch', duration='100000s')"
COMMAND_LINE = (
    "import sys; from fairground.__main__ import main\n"
    "sys.argv[1:] = ['run', 'web-and-batch', '--duration', '100000s']\n"
    "{ready}\nsys.exit(main())"
)
#: Whoever runs the tests may ignore interrupts, as a shell does for jobs in the background, and
#: children inherit that; so each child begins with what it is tested with.
BEGIN = (
    "import os, signal, sys; signal.pthread_sigmask(signal.SIG_SETMASK, [])\n"
    "signal.signal(signal.SIGINT, signal.{disposition})\n"
    "os.execv(sys.executable, [sys.executable, '-c', sys.argv[1]])"
)


def interrupted(code: str, disposition: str = "SIG_DFL") -> subprocess.Popen[str]:
    """A process that simulates for a long time, after its interrupt."""
    begin = BEGIN.format(disposition=disposition)
    process = subprocess.Popen(
        [sys.executable, "-c", begin, code.format(ready="print('ready', flush=True)")],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    # Most likely it simulates by then; if not, it must end in the same way.
    time.sleep(0.3)
    assert process.poll() is None, "it was over before"
    process.send_signal(signal.SIGINT)
    return process


def exit_code(process: subprocess.Popen[str]) -> int:
    """What a process ends with, and ends soon."""
    try:
        return process.wait(timeout=60)
    finally:
        process.kill()
        process.communicate()


def test_an_interrupt_ends_the_command_line() -> None:
    assert exit_code(interrupted(COMMAND_LINE)) == -signal.SIGINT


def test_an_interrupt_ends_a_script() -> None:
    assert exit_code(interrupted(SCRIPT)) in (-signal.SIGINT, 130)


def test_an_ignored_interrupt_ends_nothing() -> None:
    for code in (COMMAND_LINE, SCRIPT):
        process = interrupted(code, "SIG_IGN")
        time.sleep(0.3)
        assert process.poll() is None
        process.terminate()
        assert exit_code(process) == -signal.SIGTERM


#: After its interrupt a process works on nothing: threads that did are gone.
GOES_ON = """
import os, signal, threading, time, warnings
import fairground
signal.pthread_sigmask(signal.SIG_SETMASK, [])
signal.signal(signal.SIGINT, signal.default_int_handler)
warnings.simplefilter("ignore")
threads = lambda: len(os.listdir("/proc/self/task"))
before = threads()
threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT)).start()
try:
    {call}
except KeyboardInterrupt:
    while threads() > before:
        time.sleep(0.05)
    print("alone")
"""
SERVER = "server --threads 4 --rate 300/s --service 1ms --duration 1s"


@pytest.mark.parametrize(
    "call",
    [
        "fairground.run('web-and-batch', duration='100000s')",
        f"fairground.sweep('{SERVER}', {{'cpu.max': [1, 2]}}, seeds=10_000, jobs=2)",
        f"fairground.tune('{SERVER}', ['cpu.max=0.4:4:0.01'], 'p99 < 1us', seeds=400, jobs=2)",
    ],
)
def test_nothing_is_worked_on_after_an_interrupt(call: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", GOES_ON.format(call=call)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stdout == "alone\n", done.stderr
