# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Request services that nobody chose, drawn from a seed, and two changes to try on each.

Twenty on 2 CPUs, twelve on 8. The first change is always "no limit": it tells how much of the p99
is the limit's. The second is drawn. Times in us unless a name says so. See
../what-if-drawn/README.md.
"""

import random

from what_if_services import BURST, HALF, LESS, MORE, NONE, service

SEED = 2711
COUNTS = {2: 20, 8: 12}
KERNELS = {2: ("6.12", "7.3"), 8: ("6.18", "7.3")}
LIMITS_CPUS = {2: (0.5, 1.6), 8: (1, 5)}
PERIODS_MS = (100, 100, 100, 100, 50, 20)
RATE_MIN = 40
THREADS_MAX = 64


def log_uniform(dice, low, high):
    """As often below the geometric mean as above it."""
    return low * (high / low) ** dice.random()


def work(dice):
    """The work of a request as servelab has it, and its mean."""
    mean = round(log_uniform(dice, 2000, 15000))
    heavy = f"ln:{{}}:{dice.uniform(0.6, 2):.1f}"
    kind = dice.choice(("fix:{}:0", "uni:{}:0.6", "exp:{}:0", heavy))
    words = {"work": kind.format(mean)}
    if dice.random() < 0.25:
        percent = dice.randrange(2, 16)
        long = round(mean * log_uniform(dice, 4, 20))
        words["second"] = f"{percent}:{dice.choice(('exp', 'fix'))}:{long}:0"
        mean = mean + (long - mean) * percent / 100
    return words, mean


def arrivals(dice, rate):
    """How requests come, at this mean rate."""
    how = dice.choice(("poisson",) * 4 + ("random",) * 3 + ("fixed", "onoff", "onoff"))
    if how == "onoff":
        on, off = dice.randrange(30, 120), dice.randrange(60, 300)
        low = rate * dice.uniform(0.1, 0.5)
        high = (rate * (on + off) - low * off) / on
        return {"arrivals": how, "rate": round(high), "low": round(low), "on": on, "off": off}
    words = {"arrivals": how, "rate": round(rate)}
    return words if how == "poisson" else words | {"burst": round(log_uniform(dice, 3, 30))}


def drawn(dice, cpus, kernel):
    """One service and its changes."""
    limit = round(log_uniform(dice, *LIMITS_CPUS[cpus]), 1)
    period = dice.choice(PERIODS_MS)
    share = dice.uniform(0.4, 0.9)
    used = limit * share
    words, mean = work(dice)
    if dice.random() < 0.25:
        count, run = dice.randrange(1, cpus + 1), dice.randrange(4000, 30000)
        every = dice.randrange(200_000, 600_000)
        used = max(0.2 * limit, used - count * run / every)
        words["beside"] = f"{count}:{run}:{every}"
    rate = max(RATE_MIN, used * 1e6 / mean)
    # Seldom and long requests need more than was drawn.
    limit = max(limit, rate * mean / 1e6 / share)
    waits = round(log_uniform(dice, 2000, 40000)) if dice.random() < 0.3 else 0
    least = max(2, 1.5 * rate * (mean + waits) / 1e6)
    words |= {"io": waits} if waits else {}
    words["threads"] = min(THREADS_MAX, round(log_uniform(dice, least, 4 * least)))
    words |= {"other": cpus} if dice.random() < 0.15 else {}
    words |= arrivals(dice, rate)
    quota = round(limit * period, 1)
    changes = (NONE, dice.choice((MORE, LESS, BURST, HALF)))
    return service(kernel, cpus, (quota, period), changes, **words)


def all_of_them():
    """By name: d2-01 has 2 CPUs."""
    services = {}
    for cpus, count in COUNTS.items():
        for place in range(count):
            dice = random.Random(f"{SEED}-{cpus}-{place}")
            kernel = KERNELS[cpus][place % 2]
            services[f"d{cpus}-{place + 1:02}"] = drawn(dice, cpus, kernel)
    return services


SERVICES = all_of_them()
