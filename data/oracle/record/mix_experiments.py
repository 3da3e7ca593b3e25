# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Mixes of long and short slices on one CPU, drawn from a seed, with PREEMPT_SHORT on and off.

Batch 6 of the drawn experiments; see ../generated/README.md.
"""

from experiments import experiment, task

MIXES = 12
SHORT_US, LONG_US = (100, 1000), (5000, 30_000)
NICES = (0, 0, 0, 0, 0, -3, 3)


def log_uniform(dice, low, high):
    """A whole number, as often below the geometric mean as above it."""
    return round(low * (high / low) ** dice.random())


def drawn_slice(dice):
    """A short one, a long one or the kernel's own."""
    ends = dice.choice([SHORT_US, SHORT_US, LONG_US, LONG_US, None])
    return 0 if ends is None else log_uniform(dice, *ends)


def drawn_task(dice, kind, home, slice_us):
    """One task in a group."""
    more = {"nice": dice.choice(NICES), "group": home, "slice_us": slice_us}
    if kind == "sleeper":
        more |= {"run": log_uniform(dice, 200, 5000), "sleep": log_uniform(dice, 1000, 15_000)}
    elif kind == "periodic":
        period = dice.randrange(4, 31) * 1000
        more |= {"run": log_uniform(dice, 200, period // 4), "period": period}
    return task(kind, **more)


def drawn_mix(dice):
    """A hog with a long slice, one that sleeps with a short one, and two to four others."""
    homes = dice.choice([[None], [None], [None, "/a"], ["/a", "/b"]])
    sleeps = ["sleeper", "periodic"]
    tasks = [
        drawn_task(dice, "hog", homes[0], log_uniform(dice, *LONG_US)),
        drawn_task(dice, dice.choice(sleeps), homes[-1], log_uniform(dice, *SHORT_US)),
    ]
    for _ in range(dice.randrange(2, 5)):
        kind = dice.choice(["hog", *sleeps])
        tasks.append(drawn_task(dice, kind, dice.choice(homes), drawn_slice(dice)))
    paths = [path for path in homes if path]
    return experiment(
        "Drawn: what does a shorter slice's right to cut in change?",
        tasks,
        seconds=1.0,
        groups=[{"path": path, "cpu.weight": dice.choice((50, 100, 100, 200))} for path in paths],
        slices=True,
    )


def mixes(dice):
    """Each mix twice: as the kernel is, and with the feature off."""
    found = []
    for _ in range(MIXES):
        mix = drawn_mix(dice)
        found += [mix, mix | {"features": ["NO_PREEMPT_SHORT"]}]
    return found
