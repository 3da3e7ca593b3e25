"""What the Linux CPU scheduler will do before you change it.

The engine is Rust and is the one behind the command line ``fairground``; this package types its
answers. See :func:`fairground.run`, ``compare``, ``check``, ``sweep``, ``tune``, ``reproduce`` and
``listing``. pandas is imported when a data frame is first asked for, matplotlib for a plot.
"""

from __future__ import annotations

from ._check import CheckResult, check
from ._compare import CompareResult, compare
from ._compare_ranges import CompareRangesResult, compare_ranges
from ._core import version as _version
from ._errors import FairgroundError, FairgroundWarning, InputError, MachineError, UsageError
from ._fit import ExplainResult, FitResult, explain, fit
from ._histories import HistoriesResult, histories
from ._kernels import KernelsResult, compare_kernels
from ._listing import Listing, listing
from ._points import SweepResult
from ._ranges import RangesResult, ranges
from ._report import Report, report
from ._reproduce import ReproduceResult, reproduce
from ._result import RunResult
from ._run import Scenario, run
from ._sweep import sweep
from ._tune import tune
from ._tune_result import TuneResult

__all__ = [
    "CheckResult",
    "CompareRangesResult",
    "CompareResult",
    "ExplainResult",
    "FairgroundError",
    "FairgroundWarning",
    "FitResult",
    "HistoriesResult",
    "InputError",
    "KernelsResult",
    "Listing",
    "MachineError",
    "RangesResult",
    "Report",
    "ReproduceResult",
    "RunResult",
    "Scenario",
    "SweepResult",
    "TuneResult",
    "UsageError",
    "__version__",
    "check",
    "compare",
    "compare_kernels",
    "compare_ranges",
    "explain",
    "fit",
    "histories",
    "listing",
    "ranges",
    "report",
    "reproduce",
    "run",
    "sweep",
    "tune",
]

#: The engine's version, as ``fairground --version`` tells it.
__version__ = _version()
