# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Experiments that nobody chose: drawn from a seed, a batch at a time.

A batch has 24: tasks, groups up to three deep, weights, limits, bursts and a change of a limit on
the way. What a batch asks is fixed by its number; see ../generated/README.md.
"""

import random

from experiments import experiment, task
from mix_experiments import log_uniform, mixes

# The kernels that each batch is recorded on.
BATCHES = {
    1: ("6.1", "6.12", "6.18"),
    2: ("6.12", "6.18"),
    3: ("6.18", "7.3"),
    4: ("7.2", "7.3"),
    5: ("6.18", "7.3"),
    6: ("6.12", "6.18"),
    7: ("6.18", "7.3"),
    8: ("6.18", "7.3"),
    9: ("6.12", "7.3"),
}
# Batches of mix_experiments.py.
OF_MIXES = {6}
# Of each kind, by number of CPUs and whether there are limits.
KINDS = {(1, False): 8, (1, True): 6, (2, False): 5, (2, True): 3, (8, False): 1, (8, True): 1}
NICES = (0, 0, 0, 0, -8, -5, -3, 2, 4, 7, 12)
WEIGHTS = (20, 50, 100, 100, 100, 200, 400)
PERIODS_MS = (1, 2, 5, 10, 10, 20, 50, 100, 100)
POLICIES = ("normal",) * 8 + ("batch", "idle")
SECONDS = 1.0


def drawn_task(dice, groups, slices):
    """One task in one of the groups."""
    kind = dice.choices(["hog", "sleeper", "periodic"], [9, 7, 4])[0]
    more = {
        "nice": dice.choice(NICES),
        "policy": dice.choice(POLICIES),
        "group": dice.choice(groups),
        "slice_us": log_uniform(dice, 100, 30_000) if slices and dice.random() < 0.5 else 0,
    }
    if kind == "sleeper":
        more |= {"run": log_uniform(dice, 200, 9000), "sleep": log_uniform(dice, 1000, 20_000)}
    elif kind == "periodic":
        period = dice.randrange(4, 41) * 1000
        more |= {"run": log_uniform(dice, 200, period // 3), "period": period}
    return task(kind, **more)


def drawn_paths(dice, count):
    """Groups, each below the root or one of those before it, at most three deep."""
    paths = []
    for name in "abcd"[:count]:
        above = dice.choice(["", *(p for p in paths if p.count("/") < 3)])
        paths.append(f"{above}/{name}")
    return paths


def drawn_quota(dice, period, cpus):
    """0.2 to 0.9 of the machine, in whole tenths of a ms."""
    return max(1000, 100 * round(period * cpus * dice.uniform(0.2, 0.9) / 100))


def drawn_limit(dice, cpus):
    """A limit, and in two of five cases a burst below its quota."""
    period = dice.choice(PERIODS_MS) * 1000
    quota = drawn_quota(dice, period, cpus)
    files = {"cpu.max": f"{quota} {period}"}
    if dice.random() < 0.4:
        files["cpu.max.burst"] = round(quota * dice.uniform(0.2, 1.0))
    return files


def drawn_group(dice, path, cpus, limited):
    """A group's files."""
    group = {"path": path}
    if dice.random() < 0.1:
        group["cpu.idle"] = 1
    else:
        group["cpu.weight"] = dice.choice(WEIGHTS)
    return group | (drawn_limit(dice, cpus) if limited else {})


def drawn_change(dice, groups, cpus):
    """A limit that is written anew on the way, in one of four."""
    limits = [g for g in groups if "cpu.max" in g]
    if dice.random() >= 0.25:
        return []
    chosen = dice.choice(limits)
    _, period = chosen["cpu.max"].split()
    # A burst may not be longer than its quota.
    quota = max(drawn_quota(dice, int(period), cpus), chosen.get("cpu.max.burst", 0))
    at = dice.randrange(300, 701) * 1000
    return [[at, chosen["path"], "cpu.max", f"{quota} {period}"]]


def drawn(dice, cpus, limited):
    """One experiment."""
    slices = dice.random() < 0.3
    paths = drawn_paths(dice, dice.randrange(1, 5) if limited or dice.random() < 0.5 else 0)
    inner = {path.rsplit("/", 1)[0] for path in paths}
    leaves = [path for path in paths if path not in inner]
    first = dice.choice(leaves) if limited else None
    groups = [
        drawn_group(dice, path, cpus, path == first or (limited and dice.random() < 0.4))
        for path in paths
    ]
    # Every leaf has a task; only leaves and the root may.
    homes = [None, *leaves] if leaves else [None]
    tasks = [drawn_task(dice, [leaf], slices) for leaf in leaves]
    more = dice.randrange(2, 5) if cpus == 1 else dice.randrange(cpus, 2 * cpus + 2)
    tasks += [drawn_task(dice, homes, slices) for _ in range(more)]
    changes = drawn_change(dice, groups, cpus) if limited else []
    exp = experiment(
        "Drawn: who runs, how often, how long does each wait?",
        tasks,
        cpus=cpus,
        seconds=SECONDS,
        groups=groups,
        slices=any(t["slice"] for t in tasks),
        changes=changes,
    )
    return exp


def batch(number):
    """All of a batch, by name."""
    dice = random.Random(f"fairground batch {number}")
    if number in OF_MIXES:
        experiments = mixes(dice)
    else:
        kinds = [kind for kind, count in KINDS.items() for _ in range(count)]
        experiments = [drawn(dice, *kind) for kind in kinds]
    more = {
        "folder": f"generated/batch-{number}",
        "profiles": BATCHES[number],
        "offsets": range(0, 4000, 500),
        "thin": True,
    }
    return {f"drawn-{number}-{row:02}": exp | more for row, exp in enumerate(experiments, 1)}


DRAWN = {name: exp for number in BATCHES for name, exp in batch(number).items()}
