"""An interrupt ends what is under way: the command line dies of it, a script gets its chance."""

from __future__ import annotations

import signal
import subprocess
import sys
import time

LONG = "import fairground; fairground.run('web-and-batch', duration='100000s')"


def interrupted(command: list[str]) -> int:
    """The exit code of a command that was interrupted while it simulated."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        time.sleep(1.0)
        assert process.poll() is None, "it was over before"
        process.send_signal(signal.SIGINT)
        return process.wait(timeout=60)
    finally:
        process.kill()


def test_an_interrupt_ends_the_command_line() -> None:
    command = [sys.executable, "-m", "fairground", "run", "web-and-batch"]
    assert interrupted([*command, "--duration", "100000s"]) == -signal.SIGINT


def test_an_interrupt_ends_a_script() -> None:
    assert interrupted([sys.executable, "-c", LONG]) in (-signal.SIGINT, 130)
