# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The experiments of placement.py: which tasks wake whom, on which CPUs, over which pipes."""

import itertools

CPUS = 8
ALL = list(range(CPUS))


def task(name, *steps, cpus=None, prev=None):
    """One task: it goes through its steps for ever, times in us; prev: the CPU it comes from."""
    return {"name": name, "steps": list(steps), "cpus": cpus or ALL, "prev": prev}


def hogs(count, **more):
    """Tasks that never sleep."""
    return [task(f"hog{i}", ["hog"], **more) for i in range(count)]


def sleepers(count, run, sleep, run_more=0, sleep_more=0, **more):
    """Tasks of RUN us of CPU time and SLEEP us of sleep; the i-th has i times so much more."""
    return [
        task(f"sleeper{i}", ["run", run + i * run_more], ["sleep", sleep + i * sleep_more], **more)
        for i in range(count)
    ]


def varied(run, i):
    """Seven bursts of half to one and a half times RUN us, in another order for each i.

    Bursts of one length lock the tasks of a run into one pattern, so that a few runs say little.
    """
    order = [10, 6, 14, 8, 12, 5, 15]
    i %= len(order)
    return [run * tenths // 10 for tenths in order[i:] + order[:i]]


def pair(i, run):
    """Two tasks that answer each other over pipes 2i and 2i + 1, at first far from each other."""
    a, b = 2 * i, 2 * i + 1
    pings = [[["run", r], ["write", a], ["read", b]] for r in varied(run, i)]
    pongs = [[["read", a], ["run", r], ["write", b]] for r in varied(run, i + 3)]
    return [
        task(f"ping{i}", *itertools.chain(*pings), prev=i),
        task(f"pong{i}", *itertools.chain(*pongs), prev=CPUS - 1 - i),
    ]


def reader(name, i, run, *then):
    """A task that reads pipe i and works on each message."""
    rounds = [[["read", i], ["run", r], *then] for r in varied(run, i)]
    return task(name, *itertools.chain(*rounds))


def chain(i, pause):
    """Four tasks that hand work on from one to the next over pipes 3i to 3i + 2."""
    p = 3 * i
    first = [[["run", r], ["write", p], ["sleep", pause]] for r in varied(600, i)]
    return [
        task(f"a{i}", *itertools.chain(*first)),
        reader(f"b{i}", p, 750, ["write", p + 1]),
        reader(f"c{i}", p + 1, 900, ["write", p + 2]),
        reader(f"d{i}", p + 2, 1050),
    ]


def mesh(groups, size, run):
    """Groups of SIZE senders and SIZE receivers; each sender writes to each receiver in turn."""
    result = []
    for g in range(groups):
        pipes = range(g * size, (g + 1) * size)
        for i in range(size):
            order = [*pipes[i:], *pipes[:i]] * 7
            bursts = varied(run, i) * size
            steps = [[["run", r], ["write", p]] for r, p in zip(bursts, order, strict=True)]
            result.append(task(f"sender{g}{i}", *itertools.chain(*steps)))
        result += [reader(f"receiver{g}{i}", p, run) for i, p in enumerate(pipes)]
    return result


def experiment(question, tasks, pipes=(), seconds=0.5):
    """pipes: the capacity of each in messages of one page; 0: one-byte messages, never full."""
    return {"question": question, "tasks": tasks, "pipes": list(pipes), "seconds": seconds}


EXPERIMENTS = {
    "ping-pong": experiment(
        "Where do two tasks that answer each other over pipes run on an idle machine?",
        pair(0, 200),
        pipes=[0] * 2,
        seconds=0.2,
    ),
    "ping-pong-six": experiment(
        "Where do six such pairs run?",
        [t for i in range(6) for t in pair(i, 1000 + 80 * i)],
        pipes=[0] * 12,
        seconds=0.5,
    ),
    "fan-out": experiment(
        "Where do six tasks go that one wakes in a row?",
        [
            task("waker", ["run", 600], *[["write", i] for i in range(6)], ["sleep", 4000]),
            *[reader(f"wakee{i}", i, 1500 + 150 * i) for i in range(6)],
        ],
        pipes=[0] * 6,
        seconds=0.5,
    ),
    "fork-join": experiment(
        "Where do twelve workers go that one task wakes and then waits for?",
        [
            task(
                "master",
                *[s for i in range(12) for s in (["run", 300], ["write", i])],
                *[["read", 12]] * 12,
            ),
            *[reader(f"worker{i}", i, 1500 + 180 * i, ["write", 12]) for i in range(12)],
        ],
        pipes=[0] * 13,
        seconds=0.5,
    ),
    "dispatcher": experiment(
        "Where do ten workers go that a dispatcher serves in turn, 60 % of the machine busy?",
        [
            task(
                "dispatcher",
                *[s for i in range(10) for s in (["run", 450], ["write", i], ["sleep", 300])],
            ),
            *[reader(f"worker{i}", i, 3600) for i in range(10)],
        ],
        pipes=[0] * 10,
        seconds=0.5,
    ),
    "chains": experiment(
        "Where do the tasks of three chains of four run that hand work on from one to the next?",
        [t for i in range(3) for t in chain(i, 900 + 90 * i)],
        pipes=[0] * 9,
        seconds=0.5,
    ),
    "mesh": experiment(
        "Where do 2 x 3 senders and 2 x 3 receivers run, 500 us of CPU time a message each?",
        mesh(2, 3, 500),
        pipes=[4] * 6,
        seconds=0.5,
    ),
    "sleepers-half": experiment(
        "Where do 12 tasks run that sleep two thirds of the time (50 % of the machine)?",
        sleepers(12, 700, 1400, run_more=110, sleep_more=220),
    ),
    "sleepers-full": experiment(
        "Where do 20 tasks run that sleep two thirds of the time (85 % of the machine)?",
        sleepers(20, 700, 1350, run_more=60, sleep_more=115),
    ),
    "sleepers-beside-pinned": experiment(
        "Where do six sleepers run beside hogs on CPUs 0, 2, 4 and 6?",
        [task(f"hog{i}", ["hog"], cpus=[2 * i]) for i in range(4)]
        + sleepers(6, 700, 1800, run_more=70, sleep_more=130),
    ),
    "sleepers-beside-llc": experiment(
        "Where do six sleepers run beside hogs on CPUs 0 to 3?",
        [task(f"hog{i}", ["hog"], cpus=[i]) for i in range(4)]
        + sleepers(6, 700, 1800, run_more=70, sleep_more=130),
    ),
    "spread": experiment(
        "How do eight hogs that start on CPU 0 spread?",
        [task(f"hog{i}", ["cpus", ALL], ["hog"], cpus=[0]) for i in range(8)],
    ),
    "hogs-and-sleepers": experiment(
        "How much do 12 hogs and 4 sleepers of 1/3 ms move?",
        hogs(12) + sleepers(4, 1000, 3000, run_more=50, sleep_more=150),
        seconds=1.0,
    ),
    "newly-idle": experiment(
        "How much do 5 hogs and 6 sleepers of 4/3 ms move?",
        hogs(5) + sleepers(6, 4000, 3000, run_more=100, sleep_more=70),
        seconds=1.0,
    ),
    "one-llc": experiment(
        "How much do six hogs on CPUs 0 to 3 move, and where do three sleepers run beside them?",
        hogs(6, cpus=[0, 1, 2, 3]) + sleepers(3, 1000, 2000, run_more=100, sleep_more=100),
        seconds=1.0,
    ),
}
