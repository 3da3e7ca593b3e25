# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The experiments of record.py: which tasks, groups and limits, and what is asked of them."""

POLICIES = {"normal": 0, "fifo": 1, "rr": 2, "batch": 3, "idle": 5, "deadline": 6}


def task(
    kind,
    name=None,
    run=0,
    sleep=0,
    period=0,
    slice_us=0,
    nice=0,
    policy="normal",
    priority=None,
    reserves=None,
    group=None,
    prev=None,
):
    """One task of an experiment; times in us, its start beside those of all.

    priority: of fifo and rr; reserves: run time, deadline and period of deadline; prev: the CPU
    where it ran last (unless given, they take turns).
    """
    return {
        "priority": priority,
        "reserves": reserves,
        "prev": prev,
        "name": name or kind,
        "kind": kind,
        "run": run,
        "sleep": sleep,
        "period": period,
        "slice": slice_us,
        "nice": nice,
        "policy": policy,
        "group": group,
        "start": 0,
    }


def hogs(count, **more):
    """Tasks that never sleep."""
    return [task("hog", **more) for _ in range(count)]


def sleepers(count, run, sleep, **more):
    """Tasks that run RUN us of CPU time, then sleep SLEEP us, for ever."""
    return [task("sleeper", run=run, sleep=sleep, **more) for _ in range(count)]


def periodic(count, run, period, **more):
    """Tasks that run RUN us of CPU time from each multiple of PERIOD us after their start."""
    return [task("periodic", run=run, period=period, **more) for _ in range(count)]


def yielders(count, run, **more):
    """Tasks that yield after each RUN us of CPU time, for ever."""
    return [task("yielder", run=run, **more) for _ in range(count)]


def fifo(priority):
    """A real-time policy, for tasks' **more."""
    return {"policy": "fifo", "priority": priority}


def rr(priority):
    """The same in turns."""
    return {"policy": "rr", "priority": priority}


def deadline(runtime, before, period):
    """A reservation of RUNTIME us before a deadline in each PERIOD."""
    return {"policy": "deadline", "reserves": [runtime, before, period]}


def limit(path, quota_ms, period_ms=100, burst_ms=None, **more):
    """A group with a CPU limit; both files are written at LIMIT_AT, first cpu.max."""
    group = {"path": path, "cpu.max": f"{int(quota_ms * 1000)} {int(period_ms * 1000)}", **more}
    if burst_ms is not None:
        group["cpu.max.burst"] = int(burst_ms * 1000)
    return group


def weighed(**weights):
    """Groups of these weights at the top, by name."""
    return [{"path": f"/{name}", "cpu.weight": weight} for name, weight in weights.items()]


def experiment(question, tasks, cpus=1, seconds=2.0, groups=None, slices=False, changes=None):
    """cpus=1: all tasks pinned to CPU 1 of the 2-CPU guest; 2 or 8: unpinned.

    changes: writes to cgroup files in the window, [us from T0, path, file, value].
    """
    return {
        "changes": changes or [],
        "limited": any("cpu.max" in g for g in groups or []),
        "urgent": any(t["policy"] in ("fifo", "rr", "deadline") for t in tasks),
        "question": question,
        "tasks": tasks,
        "cpus": cpus,
        "seconds": seconds,
        "groups": groups or [],
        "slices": slices,
        "folder": ".",
        "offsets": range(0, 4000, 200),
        "target": None,
        "features": [],
        "thin": False,
    }


EXPERIMENTS = {
    "two-hogs": experiment("How do two equal hogs take turns on one CPU?", hogs(2)),
    "two-hogs-slices": experiment(
        "Does a hog with a 0.1 ms slice get the CPU more often than one with 100 ms?",
        hogs(1, slice_us=100_000) + hogs(1, slice_us=100),
        seconds=5.0,
        slices=True,
    ),
    "three-hogs-slices": experiment(
        "How do three hogs with slices of 20, 3 and 0.5 ms take turns?",
        hogs(1, slice_us=20_000) + hogs(1, slice_us=3000) + hogs(1, slice_us=500),
        slices=True,
    ),
    "three-hogs-nice": experiment(
        "How do hogs at nice 0, 5 and 10 share one CPU?",
        hogs(1) + hogs(1, nice=5) + hogs(1, nice=10),
    ),
    "two-hogs-nice": experiment(
        "How do hogs at nice -5 and 0 share one CPU?", hogs(1, nice=-5) + hogs(1)
    ),
    "four-hogs": experiment("How do four equal hogs take turns on one CPU?", hogs(4)),
    "sleeper-hog": experiment(
        "How long does a task that runs 2 ms and sleeps 8 ms wait behind one hog?",
        sleepers(1, 2000, 8000) + hogs(1),
    ),
    "sleeper-three-hogs": experiment(
        "How long does a task that runs 2 ms and sleeps 8 ms wait behind three hogs?",
        sleepers(1, 2000, 8000) + hogs(3),
    ),
    "short-slice-sleeper": experiment(
        "Does a 0.1 ms slice cut the wake-up delay behind two hogs with 20 ms slices?",
        sleepers(1, 500, 1500, slice_us=100) + hogs(2, slice_us=20_000),
        slices=True,
    ),
    "two-sleepers-hog": experiment(
        "How do sleepers of 2/8 ms and 5/5 ms and a hog share one CPU?",
        sleepers(1, 2000, 8000) + sleepers(1, 5000, 5000) + hogs(1),
    ),
    "hog-idle-hog": experiment(
        "What does a SCHED_IDLE hog get beside a normal one?", hogs(1) + hogs(1, policy="idle")
    ),
    "hog-batch-sleeper": experiment(
        "How long does a SCHED_BATCH sleeper of 2/8 ms wait behind a hog?",
        sleepers(1, 2000, 8000, policy="batch") + hogs(1),
    ),
    "groups-equal": experiment(
        "Do two groups of weight 100 share one CPU evenly, with 3 hogs against 1?",
        hogs(3, group="/a") + hogs(1, group="/b"),
        groups=weighed(a=100, b=100),
    ),
    "groups-weights": experiment(
        "Do groups of weight 50 and 200 share one CPU 1 to 4?",
        hogs(2, group="/a") + hogs(2, group="/b"),
        groups=weighed(a=50, b=200),
    ),
    "groups-nested": experiment(
        "How does a nested group of weight 300 share a CPU with one of 100 that sleeps in part?",
        hogs(1, group="/a/x")
        + hogs(1, group="/a/y")
        + sleepers(1, 2000, 8000, group="/b")
        + hogs(1, group="/b"),
        groups=[
            {"path": "/a", "cpu.weight": 300},
            {"path": "/a/x", "cpu.weight": 100},
            {"path": "/a/y", "cpu.weight": 200},
            {"path": "/b", "cpu.weight": 100},
        ],
    ),
    "groups-idle": experiment(
        "What does a cpu.idle group get beside a normal group?",
        hogs(1, group="/a") + sleepers(1, 2000, 8000, group="/a") + hogs(1, group="/b"),
        groups=[{"path": "/a", "cpu.weight": 100}, {"path": "/b", "cpu.idle": 1}],
    ),
    "smp2-three-hogs": experiment("How fairly do 3 hogs share 2 CPUs?", hogs(3), cpus=2),
    "smp2-five-hogs": experiment("How fairly do 5 hogs share 2 CPUs?", hogs(5), cpus=2),
    "smp2-sleepers-hog": experiment(
        "Where do 4 sleepers of 4/6 ms run on 2 CPUs with a hog?",
        sleepers(4, 4000, 6000) + hogs(1),
        cpus=2,
    ),
    "smp8-twelve-hogs": experiment("How fairly do 12 hogs share 8 CPUs?", hogs(12), cpus=8),
    "smp8-mixed": experiment(
        "How long do 10 sleepers of 3/7 ms wait beside 6 hogs on 8 CPUs?",
        sleepers(10, 3000, 7000) + hogs(6),
        cpus=8,
    ),
    "smp8-groups": experiment(
        "Do groups of weight 100 and 300 with 8 hogs each share 8 CPUs 1 to 3?",
        hogs(8, group="/a") + hogs(8, group="/b"),
        cpus=8,
        groups=weighed(a=100, b=300),
    ),
    "smp8-idle-cpus": experiment(
        "Do 5 hogs and 4 sleepers of 1/4 ms find idle CPUs on a machine of 8?",
        hogs(5) + sleepers(4, 1000, 4000),
        cpus=8,
    ),
    "limit-one-hog": experiment(
        "When does one hog with 50 ms in 100 ms run?",
        hogs(1, group="/a"),
        groups=[limit("/a", 50)],
    ),
    "limit-three-hogs": experiment(
        "How do three hogs share 40 ms in 100 ms on one CPU?",
        hogs(3, group="/a"),
        groups=[limit("/a", 40)],
    ),
    "limit-beside-hog": experiment(
        "When does a hog with 30 ms in 100 ms run beside a hog without a limit?",
        hogs(1, group="/a") + hogs(1, group="/b"),
        groups=[limit("/a", 30), {"path": "/b", "cpu.weight": 100}],
    ),
    "limit-short-period": experiment(
        "What does a hog get of 5 ms in 10 ms?",
        hogs(1, group="/a"),
        groups=[limit("/a", 5, 10)],
    ),
    "limit-bursty-none": experiment(
        "How long does 60 ms of work every 250 ms take with 30 ms in 100 ms and no burst?",
        periodic(1, 60_000, 250_000, group="/a"),
        groups=[limit("/a", 30, burst_ms=0)],
    ),
    "limit-bursty-half": experiment(
        "How long does 60 ms of work every 250 ms take with 30 ms in 100 ms and a burst of 15 ms?",
        periodic(1, 60_000, 250_000, group="/a"),
        groups=[limit("/a", 30, burst_ms=15)],
    ),
    "limit-bursty-full": experiment(
        "How long does 60 ms of work every 250 ms take with 30 ms in 100 ms and a burst of 30 ms?",
        periodic(1, 60_000, 250_000, group="/a"),
        groups=[limit("/a", 30, burst_ms=30)],
    ),
    "limit-two-groups": experiment(
        "How do two groups with 25 ms in 100 ms each share one CPU?",
        hogs(1, group="/a") + hogs(1, group="/b"),
        groups=[limit("/a", 25), limit("/b", 25)],
    ),
    "limit-nested": experiment(
        "How do a child with 30 ms in 100 ms and one without share a parent's 50 ms?",
        hogs(1, group="/a/x") + hogs(1, group="/a/y"),
        groups=[limit("/a", 50), limit("/a/x", 30), {"path": "/a/y", "cpu.weight": 100}],
    ),
    "limit-nested-tight": experiment(
        "How do a child with 15 ms in 100 ms and one without share a parent's 50 ms?",
        hogs(1, group="/a/x") + hogs(1, group="/a/y"),
        groups=[limit("/a", 50), limit("/a/x", 15), {"path": "/a/y", "cpu.weight": 100}],
    ),
    "limit-changed": experiment(
        "What happens when a running hog's limit goes from 50 to 20 ms in 100 ms?",
        hogs(1, group="/a"),
        groups=[limit("/a", 50)],
        changes=[[1_000_000, "/a", "cpu.max", "20000 100000"]],
    ),
    "weight-changed": experiment(
        "How do groups of weight 100 with two hogs and one share a CPU as one becomes 400?",
        hogs(2, group="/a") + hogs(1, group="/b"),
        groups=weighed(a=100, b=100),
        changes=[[800_000, "/b", "cpu.weight", "400"]],
    ),
    "weight-sleepers-changed": experiment(
        "What do sleepers of 2/8 ms wait beside a hog's group whose weight goes 50, 800, 100?",
        sleepers(2, 2000, 8000, group="/a") + hogs(1, group="/b"),
        groups=weighed(a=100, b=50),
        changes=[
            [600_000, "/b", "cpu.weight", "800"],
            [1_300_000, "/b", "cpu.weight", "100"],
        ],
    ),
    "weight-nested-changed": experiment(
        "How do groups inside a group share a CPU as an inner and then the outer weight changes?",
        hogs(1, group="/a/x") + hogs(1, group="/a/y") + hogs(1, group="/b"),
        groups=[
            {"path": "/a", "cpu.weight": 100},
            {"path": "/a/x", "cpu.weight": 100},
            {"path": "/a/y", "cpu.weight": 100},
            {"path": "/b", "cpu.weight": 100},
        ],
        changes=[
            [600_000, "/a/x", "cpu.weight", "300"],
            [1_300_000, "/a", "cpu.weight", "250"],
        ],
    ),
    "weight-smp2-changed": experiment(
        "How do groups of weight 100 with two hogs each share 2 CPUs as one becomes 300?",
        hogs(2, group="/a") + hogs(2, group="/b"),
        cpus=2,
        groups=weighed(a=100, b=100),
        changes=[[800_000, "/b", "cpu.weight", "300"]],
    ),
    "weight-smp8-changed": experiment(
        "How do groups of weight 100 with eight hogs each share 8 CPUs as one becomes 25?",
        hogs(8, group="/a") + hogs(8, group="/b"),
        cpus=8,
        groups=weighed(a=100, b=100),
        changes=[[800_000, "/b", "cpu.weight", "25"]],
    ),
    "limit-burst-rewritten": experiment(
        "Does a write to cpu.max keep the burst (40 ms beside 40 ms in 100 ms)?",
        periodic(1, 75_000, 250_000, group="/a"),
        groups=[limit("/a", 40, burst_ms=40)],
        changes=[[1_000_000, "/a", "cpu.max", "40000 100000"]],
    ),
    "limit-never": experiment(
        "Does a limit of 60 ms in 100 ms show for two sleepers of 2/8 ms that never reach it?",
        sleepers(2, 2000, 8000, group="/a"),
        groups=[limit("/a", 60)],
    ),
    "limit-smp2-four-hogs": experiment(
        "How do four hogs with 60 ms in 100 ms run on 2 CPUs?",
        hogs(4, group="/a"),
        cpus=2,
        groups=[limit("/a", 60)],
    ),
    "limit-smp2-fine": experiment(
        "How do two hogs with 1.7 ms in 1 ms and one without a limit share 2 CPUs?",
        hogs(2, group="/a") + hogs(1),
        cpus=2,
        seconds=1.0,
        groups=[limit("/a", 1.7, 1)],
    ),
    "limit-smp2-two-groups": experiment(
        "How do two groups with 25 ms in 100 ms and two hogs each share 2 CPUs?",
        hogs(2, group="/a") + hogs(2, group="/b"),
        cpus=2,
        groups=[limit("/a", 25), limit("/b", 25)],
    ),
    "limit-smp2-nested": experiment(
        "How do a child with 30 ms in 100 ms and one without share a parent's 50 ms on 2 CPUs?",
        hogs(2, group="/a/x") + hogs(2, group="/a/y"),
        cpus=2,
        groups=[limit("/a", 50), limit("/a/x", 30), {"path": "/a/y", "cpu.weight": 100}],
    ),
    "limit-smp2-slack": experiment(
        "What do six sleepers of 2/11 ms get of 40 ms in 100 ms on 2 CPUs?",
        sleepers(6, 2000, 11_000, group="/a"),
        cpus=2,
        groups=[limit("/a", 40)],
    ),
    "limit-smp2-slack-room": experiment(
        "Are six sleepers of 2/11 ms throttled with 100 ms in 100 ms, just above their need?",
        sleepers(6, 2000, 11_000, group="/a"),
        cpus=2,
        groups=[limit("/a", 100)],
    ),
    "limit-smp2-bursty": experiment(
        "How long do three times 25 ms every 300 ms take with 40 ms in 100 ms and a burst of 40?",
        periodic(3, 25_000, 300_000, group="/a"),
        cpus=2,
        groups=[limit("/a", 40, burst_ms=40)],
    ),
    "limit-smp8-hogs": experiment(
        "How do eight hogs with 200 ms in 100 ms run on 8 CPUs?",
        hogs(8, group="/a"),
        cpus=8,
        seconds=1.0,
        groups=[limit("/a", 200)],
    ),
    "limit-smp8-requests": experiment(
        "How long do eight times 5 ms every 50 ms take with 50 ms in 100 ms on 8 CPUs?",
        periodic(8, 5000, 50_000, group="/a"),
        cpus=8,
        seconds=1.0,
        groups=[limit("/a", 50)],
    ),
    "limit-smp8-requests-room": experiment(
        "Are eight times 5 ms every 50 ms throttled with 100 ms in 100 ms (80 needed) on 8 CPUs?",
        periodic(8, 5000, 50_000, group="/a"),
        cpus=8,
        seconds=1.0,
        groups=[limit("/a", 100)],
    ),
    "limit-smp8-slack": experiment(
        "Who gets what eight times 1 ms every 10 ms return to 60 ms in 100 ms on 8 CPUs?",
        periodic(8, 1000, 10_000, group="/a"),
        cpus=8,
        seconds=1.0,
        groups=[limit("/a", 60)],
    ),
    "rt-fifo-sleeper-hog": experiment(
        "How long does a SCHED_FIFO sleeper of 2/8 ms wait behind a fair hog?",
        sleepers(1, 2000, 8000, **fifo(10)) + hogs(1),
        seconds=1.0,
    ),
    "rt-fifo-priorities": experiment(
        "How do two SCHED_FIFO priorities of 1.5/7 and 4/16 ms share a CPU above a hog?",
        periodic(1, 1500, 7000, **fifo(20)) + periodic(1, 4000, 16_000, **fifo(10)) + hogs(1),
        seconds=1.0,
    ),
    "rt-fifo-equals": experiment(
        "Do three SCHED_FIFO tasks of one priority run in the order in which they come?",
        periodic(1, 3000, 10_000, **fifo(10))
        + periodic(1, 2000, 11_000, **fifo(10))
        + periodic(1, 4000, 23_000, **fifo(10))
        + hogs(1),
        seconds=1.0,
    ),
    "rt-fifo-yield": experiment(
        "To whom does a SCHED_FIFO task yield: one of its priority, one below, a fair hog?",
        yielders(2, 1000, **fifo(10)) + hogs(1, **fifo(5)) + hogs(1),
        seconds=1.0,
    ),
    "rt-fifo-idle": experiment(
        "What do a SCHED_IDLE hog and a fair sleeper get beside a SCHED_FIFO sleeper?",
        sleepers(1, 2000, 8000, **fifo(10)) + sleepers(1, 1000, 4000) + hogs(1, policy="idle"),
        seconds=1.0,
    ),
    "rt-rr-two-hogs": experiment(
        "How do two SCHED_RR hogs take turns above a fair hog?",
        hogs(2, **rr(10)) + hogs(1),
    ),
    "rt-rr-under-fifo": experiment(
        "Does a SCHED_RR hog that a SCHED_FIFO sleeper of 2/8 ms preempts keep its turn?",
        sleepers(1, 2000, 8000, **fifo(20)) + hogs(2, **rr(10)),
    ),
    "rt-rr-fifo-equal": experiment(
        "Does a SCHED_FIFO sleeper of 50/50 ms wait for the turn of an equal SCHED_RR hog?",
        hogs(1, **rr(10)) + sleepers(1, 50_000, 50_000, **fifo(10)),
    ),
    "rt-deadline-two": experiment(
        "Do SCHED_DEADLINE tasks of 2/10 and 6/20 ms run in the order of their deadlines?",
        periodic(1, 2000, 10_000, **deadline(3000, 10_000, 10_000))
        + periodic(1, 6000, 20_000, **deadline(8000, 20_000, 20_000))
        + hogs(1),
        seconds=1.0,
    ),
    "rt-deadline-short": experiment(
        "Does a deadline of 5 ms in 20 ms come before one of 10 ms in 10 ms?",
        periodic(1, 2000, 20_000, **deadline(3000, 5000, 20_000))
        + periodic(1, 4000, 10_000, **deadline(5000, 10_000, 10_000))
        + periodic(1, 5000, 30_000, **deadline(7000, 30_000, 30_000))
        + hogs(1),
        seconds=1.0,
    ),
    "rt-deadline-sleepers": experiment(
        "What deadline has a SCHED_DEADLINE task that wakes before its last one is over?",
        sleepers(1, 1000, 4000, **deadline(3000, 10_000, 10_000))
        + sleepers(1, 4000, 9000, **deadline(6000, 12_000, 12_000))
        + hogs(1),
        seconds=1.0,
    ),
    "rt-deadline-fifo": experiment(
        "Does a SCHED_DEADLINE task of 3/10 ms come before SCHED_FIFO 99 of 4/6 ms?",
        periodic(1, 3000, 10_000, **deadline(4000, 10_000, 10_000))
        + sleepers(1, 4000, 6000, **fifo(99))
        + hogs(1),
        seconds=1.0,
    ),
    "rt-smp2-one-fifo": experiment(
        "Does a SCHED_FIFO sleeper of 4/6 ms preempt a fair hog beside an idle CPU?",
        hogs(1, prev=0) + sleepers(1, 4000, 6000, **fifo(10), prev=0),
        cpus=2,
        seconds=1.0,
    ),
    "rt-smp2-two-fifo": experiment(
        "Where do two periodic SCHED_FIFO tasks run on 2 CPUs with two fair hogs?",
        periodic(1, 3000, 10_000, **fifo(20)) + periodic(1, 5000, 14_000, **fifo(10)) + hogs(2),
        cpus=2,
        seconds=1.0,
    ),
    "rt-smp2-three-fifo": experiment(
        "Which of three periodic SCHED_FIFO tasks are pushed between 2 CPUs with two fair hogs?",
        periodic(1, 3000, 10_000, **fifo(30))
        + periodic(1, 5000, 14_000, **fifo(20))
        + periodic(1, 8000, 18_000, **fifo(10))
        + hogs(2),
        cpus=2,
        seconds=1.0,
    ),
    "rt-smp2-three-rr": experiment(
        "How do three SCHED_RR tasks of 250/500 ms share 2 CPUs above a fair hog?",
        periodic(3, 250_000, 500_000, **rr(10)) + hogs(1),
        cpus=2,
    ),
    "rt-smp2-deadline": experiment(
        "Where do three SCHED_DEADLINE tasks run on 2 CPUs with two fair hogs?",
        periodic(1, 3000, 10_000, **deadline(4000, 10_000, 10_000))
        + periodic(1, 5000, 14_000, **deadline(6000, 14_000, 14_000))
        + periodic(1, 8000, 18_000, **deadline(9000, 18_000, 18_000))
        + hogs(2),
        cpus=2,
        seconds=1.0,
    ),
    "rt-smp2-deadline-fifo": experiment(
        "Is a SCHED_FIFO task that a SCHED_DEADLINE one preempts pushed to a fair hog's CPU?",
        periodic(2, 3000, 10_000, **deadline(4000, 10_000, 10_000))
        + periodic(1, 8000, 18_000, **fifo(10))
        + hogs(2),
        cpus=2,
        seconds=1.0,
    ),
    "rt-smp8-fifo": experiment(
        "Where do ten periodic SCHED_FIFO tasks run on 8 CPUs with eight fair hogs?",
        periodic(5, 3000, 10_000, **fifo(20)) + periodic(5, 5000, 14_000, **fifo(10)) + hogs(8),
        cpus=8,
        seconds=1.0,
    ),
    "rt-smp2-hogs-beside": experiment(
        "Do two fair hogs share what a SCHED_FIFO task of 9 in 10 ms leaves of 2 CPUs?",
        periodic(1, 9000, 10_000, **fifo(10)) + hogs(2),
        cpus=2,
    ),
    "rt-smp8-hogs-beside": experiment(
        "Do eight fair hogs share what a SCHED_FIFO task of 9 in 10 ms leaves of 8 CPUs?",
        periodic(1, 9000, 10_000, **fifo(10)) + hogs(8),
        cpus=8,
    ),
    "rt-smp8-deadline-beside": experiment(
        "Do eight fair hogs share what a SCHED_DEADLINE task of 17 in 20 ms leaves of 8 CPUs?",
        periodic(1, 17_000, 20_000, **deadline(18_000, 20_000, 20_000)) + hogs(8),
        cpus=8,
    ),
}
