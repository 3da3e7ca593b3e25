"""What each mutant came to, a line each, so that a run that is killed goes on where it was."""

import json
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path

from scipy.stats import binomtest


@dataclass(frozen=True)
class Verdict:
    """What a mutant came to.

    `verdict` is "caught", "missed" or "not built"; `by` the test program and the test that failed;
    `seconds` what running (not building) took.
    """

    mutant: str
    stratum: str
    verdict: str
    by: str
    seconds: float


class Journal:
    """A file of JSON lines; the first says of which sample it is."""

    def __init__(self, path: Path, sample: dict[str, object]) -> None:
        """Opens or begins it; that of another sample is refused."""
        self.path = path
        self.verdicts: dict[str, Verdict] = {}
        if not path.exists():
            path.write_text(json.dumps(sample) + "\n")
            return
        lines = path.read_text().splitlines(keepends=True)
        if json.loads(lines[0]) != sample:
            raise SystemExit(
                f"error: {path}: it is of the sample {lines[0].strip()}, and this one is "
                f"{json.dumps(sample)}; delete it, or give --journal another file"
            )
        # A last line that was cut by a kill is run again.
        whole = [line for line in lines if line.endswith("\n")]
        path.write_text("".join(whole))
        for line in whole[1:]:
            verdict = Verdict(**json.loads(line))
            self.verdicts[verdict.mutant] = verdict

    def write(self, verdict: Verdict) -> None:
        """Adds one; a later line of a mutant counts."""
        self.verdicts[verdict.mutant] = verdict
        with self.path.open("a") as file:
            file.write(json.dumps(asdict(verdict)) + "\n")


def bound(caught: int, count: int) -> float:
    """The lower end of the exact (Clopper-Pearson) 95 % interval of one side, a share."""
    interval = binomtest(caught, count, alternative="greater").proportion_ci(0.95)
    return float(interval.low)


def summary(verdicts: list[Verdict], accepted: dict[str, str]) -> str:
    """The figures and the survivors, those without a reason first."""
    tried = [one for one in verdicts if one.verdict != "not built"]
    missed = [one for one in tried if one.verdict == "missed"]
    rows = []
    for stratum in ["", *dict.fromkeys(one.stratum for one in tried)]:
        mine = [one for one in tried if stratum in ("", one.stratum)]
        caught = sum(one.verdict == "caught" for one in mine)
        low = bound(caught, len(mine)) if mine else 0.0
        rows.append(
            f"{stratum or 'all':12}{caught:4} of {len(mine):4} caught"
            f"{100 * caught / max(len(mine), 1):7.1f} %, at least {100 * low:.1f} %"
        )
    programs = Counter(one.by.split(":")[0] for one in tried if one.verdict == "caught")
    rows.append("caught by " + ", ".join(f"{name} {n}" for name, n in programs.most_common()))
    if len(tried) < len(verdicts):
        rows.append(f"{len(verdicts) - len(tried)} more do not build and are not counted")
    for one in missed:
        if one.mutant not in accepted:
            rows.append(f"missed: {one.mutant}")
    for one in missed:
        if one.mutant in accepted:
            rows.append(f"missed, and accepted: {one.mutant}: {accepted[one.mutant]}")
    return "\n".join(rows)
