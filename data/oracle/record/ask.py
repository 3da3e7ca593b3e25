#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Write what a batch of drawn experiments asks, before anything is recorded.

    python3 ask.py 1

writes ../generated/batch-1/asked.json: of each experiment and kernel what its recording will say
of tasks and groups, with runs that have nothing but their place. Fairground's forecast is made
from it. See ../generated/README.md.
"""

import json
import sys

import guests
from drawn_experiments import batch
from record import GUESTS, head_of, runs_on

# Fairground's runs begin at other ticks after boot, as the kernel's do: timers of limits that keep
# to multiples of their period are met at other phases.
FIRST_TICK, STEP_TICKS = 10, 7


def main():
    """Command line."""
    number = int(sys.argv[1])
    root = guests.HERE.parent
    asked = {}
    for name, exp in batch(number).items():
        for guest in filter(lambda guest: runs_on(exp, guest), GUESTS):
            seen = json.loads((root / guest / "guest.json").read_text())
            head = head_of(name, exp, seen)
            head["runs"] = [
                {"offset_ns": offset * 1000, "ticks": FIRST_TICK + STEP_TICKS * run}
                for run, offset in enumerate(exp["offsets"])
            ]
            asked[f"{name}-{head['profile']}"] = head
    path = root / "generated" / f"batch-{number}" / "asked.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    rows = [f'"{key}":{json.dumps(asked[key], separators=(",", ":"))}' for key in sorted(asked)]
    path.write_text("{\n" + ",\n".join(rows) + "\n}\n")


if __name__ == "__main__":
    main()
