"""The question of a result, as the command line asks it: to ask it again for its page."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ._errors import FairgroundWarning, InputError, UsageError
from ._report import Report, page_of

#: What the command line takes as words.
_SCENARIOS = ("scenario", "scenarios")
#: The engine's name for what the command line calls ``--share``.
_SHARE = "share_percent"


@dataclass(frozen=True)
class Question:
    """A verb with what the engine was asked."""

    verb: str
    #: As the engine takes it: ``scenario`` or ``scenarios``, ``overrides``, and options.
    request: Mapping[str, Any]
    #: What the verb writes beside its answer, and where it is kept if it is.
    out: str | None = None

    def page(self) -> Report:
        """The page of the answer, which is made anew: the same question gives the same bytes."""
        with tempfile.TemporaryDirectory(prefix="fairground-") as name:
            folder = Path(name)
            words = [self._word(folder, at, one) for at, one in enumerate(self._scenarios())]
            options = self._options()
            if self.verb in ("sweep", "fit"):
                options["out"] = self.out or folder / "out"
            with warnings.catch_warnings():
                # What there is to say was said when the question was asked first.
                warnings.simplefilter("ignore", FairgroundWarning)
                return page_of(folder, self.verb, options, *words)

    def _scenarios(self) -> list[Mapping[str, str]]:
        found = [self.request[key] for key in _SCENARIOS if key in self.request]
        return [one for part in found for one in (part if isinstance(part, list) else [part])]

    @staticmethod
    def _word(folder: Path, at: int, scenario: Mapping[str, str]) -> str:
        if "path" in scenario:
            return scenario["path"]
        path = folder / ("scenario.toml" if at == 0 else f"scenario-{at + 1}.toml")
        path.write_text(scenario["text"], encoding="utf-8")
        return str(path)

    def _options(self) -> dict[str, object]:
        given = {key: value for key, value in self.request.items() if key not in _SCENARIOS}
        changed = dict(given.pop("overrides", {}))
        if "set" in changed:
            changed["set"] = [f"{key}={value}" for key, value in changed["set"]]
        if _SHARE in given:
            given["share"] = given.pop(_SHARE)
        return {**given, **changed}


class Asked:
    """A result that knows its question."""

    _question: Question | None = None

    def report(self) -> Report:
        """The page that ``--report`` writes of this answer: in a frame of a notebook, or a file.

        The question is asked again for it, which takes as long as it took.

        Returns:
            The page; ``save(path)`` writes it.

        Raises:
            UsageError: When the result was read from text: nobody knows its question.
            InputError: When the scenario's files have changed since, so that it is another answer.

        Example:
            >>> import fairground
            >>> result = fairground.run("web-and-batch", duration="100ms")
            >>> result.report().document["worlds"][0]["digest"] == result.digest
            True
        """
        if self._question is None:
            raise UsageError("this result was read from text; accepted: fairground.report(verb, …)")
        page = self._question.page()
        if not self._is_of(page.document):
            raise InputError("the scenario's files have changed since this result: ask again")
        return page

    def _is_of(self, document: Mapping[str, Any]) -> bool:
        """True if a page shows this very answer, as far as digests tell."""
        return True
