# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Services with CPU limits that nobody chose: drawn from a seed, all their jobs written out.

20 on 2 CPUs and 20 on 8: 13 drawn, and 7 twins of drawn ones that differ in one knob and have the
same jobs. Times in us unless a name says so. See ../drawn-services/README.md.
"""

import copy
import random

WINDOW_MS = 1500
KERNELS = ("6.1", "6.12", "6.18", "7.3")
# Of each number of CPUs, in this order.
SHAPES = (
    "poisson",
    "pool",
    "volley",
    "periodic",
    "pool-volley",
    "poisson",
    "pool",
    "poisson",
    "volley",
    "pool-volley",
    "periodic",
    "poisson",
    "pool",
)
TWINS = 7
JOBS_MAX = 1700
PERIODS_MS = (5, 10, 20, 50, 100, 100)
WEIGHTS = (50, 100, 100, 200, 400)
NICES = (0, 0, 0, 0, -5, 4)
KNOBS = ("quota", "period", "burst", "weight", "neighbour", "threads", "work")


def log_uniform(dice, low, high):
    """A whole number, as often below the geometric mean as above it."""
    return round(low * (high / low) ** dice.random())


def gaps(dice, shape, mean, count):
    """Times from one arrival to the next; a volley's jobs come together."""
    if shape == "periodic":
        return [dice.randrange(mean)] + [mean] * (count - 1)
    if shape.endswith("volley"):
        size = dice.randrange(3, 9)
        between = [max(1, round(dice.expovariate(1 / (mean * size)))) for _ in range(count)]
        return [between[row // size] if row % size == 0 else 0 for row in range(count)]
    return [max(1, round(dice.expovariate(1 / mean))) for _ in range(count)]


def works(dice, kind, mean, count):
    """How long each job computes."""
    if kind == "fixed":
        return [mean] * count
    if kind == "uniform":
        return [round(mean * dice.uniform(0.4, 1.6)) for _ in range(count)]
    return [min(8 * mean, max(50, round(dice.expovariate(1 / mean)))) for _ in range(count)]


def within(gap_list, window):
    """As many as come in the window."""
    at, kept = 0, []
    for gap in gap_list:
        at += gap
        if at >= window:
            break
        kept.append(gap)
    return kept


def servers(dice, shape, group, load, mean, count, nice):
    """Processes that do their own jobs: `load` CPUs in all; a volley comes to all of them."""
    window = WINDOW_MS * 1000
    kind = "fixed" if shape == "periodic" else dice.choice(("fixed", "uniform", "exponential"))
    gap = max(1, round(mean * count / load))
    most = 2 * window // gap + 20
    same = gaps(dice, "poisson", gap, most)
    rows = []
    for _ in range(count):
        own = same if shape == "volley" else gaps(dice, shape, gap, most)
        own = within(own, window)
        rows.append(
            {
                "kind": "server",
                "group": group,
                "nice": nice,
                "gaps": own,
                "works": works(dice, kind, mean, len(own)),
            }
        )
    return rows


def pool(dice, shape, group, load, mean, count, nice):
    """Processes that take jobs from one pipe; all its jobs are as long."""
    window = WINDOW_MS * 1000
    gap = max(1, round(mean / load))
    own = within(gaps(dice, shape, gap, 2 * window // gap + 20), window)
    row = {"kind": "pool", "group": group, "nice": nice, "threads": count, "work": mean}
    return [row | {"gaps": own}]


def limit(dice, load, cpus, period_ms, burst):
    """A limit of which the load takes 55 to 95 %, in whole hundredths of a ms."""
    quota = min(cpus, load / dice.uniform(0.55, 0.95)) * period_ms * 1000
    quota = max(1000, 10 * round(quota / 10))
    files = {"cpu.max": f"{quota} {period_ms * 1000}", "cpu.max.burst": 0}
    if burst:
        files["cpu.max.burst"] = round(quota * dice.uniform(0.3, 1.0))
    return files


def neighbour(dice, cpus):
    """What runs beside it: hogs, or processes with jobs of their own."""
    group = {"path": "/n", "cpu.weight": dice.choice(WEIGHTS)}
    nice = dice.choice(NICES)
    if dice.random() < 0.5:
        hog = {"kind": "hog", "group": "/n", "nice": nice}
        return group, [dict(hog) for _ in range(dice.randrange(1, cpus // 2 + 1))]
    load = dice.uniform(0.15, 0.4) * cpus
    mean = log_uniform(dice, 2000, 9000)
    return group, servers(dice, "poisson", "/n", load, mean, cpus, nice)


def drawn(dice, cpus, shape):
    """One service."""
    load = dice.uniform(0.25, 0.6) * cpus
    # No more jobs than the guest's script has room for.
    least = max(300, load * WINDOW_MS * 1000 / JOBS_MAX)
    mean = log_uniform(dice, least, max(4000, 2 * least))
    count = dice.randrange(3, 7) if cpus == 2 else dice.randrange(8, 21)
    period_ms, nice = dice.choice(PERIODS_MS), dice.choice(NICES)
    nested, burst = dice.random() < 0.35, dice.random() < 0.4
    top = {"path": "/a", "cpu.weight": dice.choice(WEIGHTS)}
    top |= limit(dice, load, cpus, period_ms, burst)
    groups, rows = [top], []
    make = pool if shape.startswith("pool") else servers
    if nested:
        share = dice.uniform(0.35, 0.65)
        for path, part in (("/a/b", share), ("/a/c", 1 - share)):
            group = {"path": path, "cpu.weight": dice.choice(WEIGHTS)}
            if path == "/a/b" or dice.random() < 0.3:
                group |= limit(dice, load * part, cpus, dice.choice(PERIODS_MS), False)
            groups.append(group)
            rows += make(dice, shape, path, load * part, mean, max(2, count // 2), nice)
    else:
        rows += make(dice, shape, "/a", load, mean, count, nice)
    if dice.random() < 0.4:
        group, beside = neighbour(dice, cpus)
        groups.append(group)
        rows += beside
    return {"cpus": cpus, "shape": shape, "groups": groups, "rows": rows}


def turned(dice, service, knob):
    """The service with one knob turned, and what was done; None if it has no such knob."""
    service = copy.deepcopy(service)
    top, rows = service["groups"][0], service["rows"]
    own = [row for row in rows if row["group"] != "/n"]
    quota, period = map(int, top["cpu.max"].split())
    if knob == "quota":
        factor = dice.choice((0.8, 1.3))
        quota = min(service["cpus"] * period, 10 * round(quota * factor / 10))
        top["cpu.max"], what = f"{quota} {period}", f"quota x{factor}"
        top["cpu.max.burst"] = min(top["cpu.max.burst"], quota)
    elif knob == "period":
        factor = 5 if period <= 20_000 else 0.2
        quota, period = round(quota * factor), round(period * factor)
        top["cpu.max"], what = f"{quota} {period}", f"period x{factor}"
        top["cpu.max.burst"] = round(top["cpu.max.burst"] * factor)
    elif knob == "burst":
        what = "no burst" if top["cpu.max.burst"] else "burst = quota"
        top["cpu.max.burst"] = 0 if top["cpu.max.burst"] else quota
    elif knob == "weight":
        if len(own) == len(rows):
            return None
        top["cpu.weight"] *= 4
        what = "weight x4"
    elif knob == "neighbour":
        what = "with a neighbour" if len(own) == len(rows) else "no neighbour"
        service["groups"] = [group for group in service["groups"] if group["path"] != "/n"]
        service["rows"] = own
        if what == "with a neighbour":
            group, beside = neighbour(dice, service["cpus"])
            service["groups"].append(group)
            service["rows"] = own + beside
    elif knob == "threads":
        if own[0]["kind"] != "pool":
            return None
        for row in own:
            row["threads"] = max(1, row["threads"] // 2)
        what = "half of the threads"
    else:
        for row in own:
            row["gaps"] = list(row["gaps"])
            if row["kind"] == "pool":
                row["work"] = round(row["work"] * 0.8)
            else:
                row["works"] = [round(work * 0.8) for work in row["works"]]
        what = "work x0.8"
    return service, what


def services():
    """All of them, by name: job-CPUS-NUMBER, of twins job-CPUS-NUMBER-KNOB."""
    result = {}
    for cpus in (2, 8):
        dice = random.Random(f"fairground services {cpus}")
        bases = [drawn(dice, cpus, shape) for shape in SHAPES]
        for number, service in enumerate(bases, 1):
            result[f"job-{cpus}-{number:02}"] = service
        numbers, knobs = dice.sample(range(1, len(bases) + 1), len(bases)), list(KNOBS)
        for number in numbers:
            for knob in knobs:
                twin = turned(dice, bases[number - 1], knob)
                if twin:
                    base = f"job-{cpus}-{number:02}"
                    result[f"{base}-{knob}"] = twin[0] | {"twin_of": base, "knob": twin[1]}
                    knobs.remove(knob)
                    break
    return result
