"""One mutant against the tests, until the first that fails."""

import os
import resource
import signal
import subprocess
from pathlib import Path

from mutants.switch import VARIABLE

# What a mutant that never ends may take before it is caught: of CPU time, since other programs may
# be using the machine; as a multiple of the unchanged program's, and in seconds on top.
TIMES = 5.0
SECONDS = 20.0
# Where that isn't known.
UNKNOWN_SECONDS = 900.0
# A mutant that asks for ever more memory is caught by that.
BYTES_MAX = 8 << 30


def failure(program: Path, folder: Path, number: int, seconds_max: float) -> str:
    """The first test of a program that fails with this mutant on; empty if none does.

    The program is ended as soon as a test has failed, or after so many seconds of CPU time.
    """
    environment = {
        **os.environ,
        VARIABLE: str(number),
        "RUST_BACKTRACE": "0",
        # A law that is broken is enough; the smallest world that breaks it takes minutes to find.
        "PROPTEST_MAX_SHRINK_ITERS": "0",
    }

    def limit() -> None:
        # A group of its own, to be ended with all its children; a session of its own would have a
        # share of the machine of its own too.
        os.setpgid(0, 0)
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds_max) + 1, int(seconds_max) + 1))
        resource.setrlimit(resource.RLIMIT_AS, (BYTES_MAX, BYTES_MAX))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    running = subprocess.Popen(
        [program],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        errors="replace",
        preexec_fn=limit,
    )
    assert running.stdout is not None
    for line in running.stdout:
        if line.startswith("test ") and line.rstrip().endswith("FAILED"):
            os.killpg(running.pid, signal.SIGKILL)
            running.wait()
            return line.split()[1]
    code = running.wait()
    if code in (-signal.SIGXCPU, -signal.SIGKILL):
        return "takes too long"
    return "ends the program" if code else ""


class Programs:
    """Test programs of a crate, and what each takes while no mutant is on."""

    def __init__(self, programs: dict[str, Path], folder: Path, sound: bool) -> None:
        """`folder` is where they run; `sound` that they have switches, and pass with none on."""
        self._programs = programs
        self._folder = folder
        self._sound = sound
        self._usual: dict[str, float] = {}

    def first_failure(self, order: list[str], number: int) -> tuple[str, float]:
        """The program and the test that caught a mutant, or nothing; CPU seconds that it took."""
        began = _cpu_seconds()
        for name in order:
            usual = self._usual_seconds(name)
            program = self._programs[name]
            found = failure(program, self._folder, number, TIMES * usual + SECONDS)
            if found:
                return f"{name}: {found}", _cpu_seconds() - began
        return "", _cpu_seconds() - began

    def _usual_seconds(self, name: str) -> float:
        """Run when first asked; a test that fails with no mutant on ends it all."""
        if self._sound and name not in self._usual:
            began = _cpu_seconds()
            found = failure(self._programs[name], self._folder, 0, UNKNOWN_SECONDS)
            if found:
                raise SystemExit(f"error: {name}: {found} fails with no mutant on")
            self._usual[name] = _cpu_seconds() - began
        return self._usual.get(name, UNKNOWN_SECONDS)


def _cpu_seconds() -> float:
    """What all programs that were run took of the CPU."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
