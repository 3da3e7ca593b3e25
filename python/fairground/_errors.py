"""What can go wrong, as exceptions; each knows the exit code of the command line."""

from __future__ import annotations

from typing import ClassVar


class FairgroundError(Exception):
    """There is no answer; the message is the one that the command line prints."""

    #: What `fairground` on the command line exits with.
    exit_code: ClassVar[int]


class UsageError(FairgroundError, TypeError):
    """The call makes no sense."""

    exit_code = 2


class InputError(FairgroundError, ValueError):
    """The scenario, workload or machine is wrong: file, line, what was found, what is accepted."""

    exit_code = 3


class MachineError(FairgroundError, RuntimeError):
    """The computer that runs fairground failed: disk full, no permission."""

    exit_code = 4


class FairgroundWarning(UserWarning):
    """There is an answer, and something about it that you should know."""
