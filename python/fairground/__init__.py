"""What the Linux CPU scheduler will do before you change it.

The engine is Rust and is the one behind the command line ``fairground``; this package types its
answers. See :func:`fairground.run`, ``compare``, ``check``, ``sweep`` and ``tune``. pandas is
imported when a data frame is first asked for.
"""

from __future__ import annotations

from ._compare import CheckResult, CompareResult, check, compare
from ._errors import FairgroundError, FairgroundWarning, InputError, MachineError, UsageError
from ._result import RunResult
from ._run import Scenario, run
from ._sweep import SweepResult, sweep
from ._tune import TuneResult, tune

__all__ = [
    "CheckResult",
    "CompareResult",
    "FairgroundError",
    "FairgroundWarning",
    "InputError",
    "MachineError",
    "RunResult",
    "Scenario",
    "SweepResult",
    "TuneResult",
    "UsageError",
    "check",
    "compare",
    "run",
    "sweep",
    "tune",
]
