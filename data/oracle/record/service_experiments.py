# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Twenty services with a CPU limit and a target of their p99: each meets or misses it."""

from experiments import experiment, limit, periodic


def service(cpus, target_ms, groups, *threads):
    """Threads of several kinds; target_ms: of the p99 of all their responses."""
    question = f"Does the p99 of its responses stay within {target_ms:g} ms on {cpus} CPUs?"
    tasks = [task for kind in threads for task in kind]
    exp = experiment(question, tasks, cpus=cpus, seconds=1.0, groups=groups)
    # Offsets spread over a tick, and of every run all responses instead of the first.
    return {**exp, "folder": "services", "offsets": range(0, 4000, 500), "target": target_ms}


def at(start_ms, tasks):
    """The same tasks, from START_MS on."""
    return [{**task, "start": start_ms * 1000} for task in tasks]


def threads(count, run_ms, period_ms, group="/a", **more):
    """COUNT threads that need RUN_MS of CPU time every PERIOD_MS."""
    return periodic(count, int(run_ms * 1000), int(period_ms * 1000), group=group, **more)


def staggered(count, run_ms, period_ms, group="/a", **more):
    """The same, evenly spread over the period."""
    one = [threads(1, run_ms, period_ms, group, **more) for _ in range(count)]
    return [at(i * period_ms // count, task)[0] for i, task in enumerate(one)]


SERVICES = {
    # 0.6 + 0.24 CPUs of 1.0.
    "service-2-mixed": service(2, 20, [limit("/a", 100)], threads(6, 4, 40), threads(2, 12, 100)),
    # The same beneath 0.7 CPUs: more than it has.
    "service-2-mixed-tight": service(
        2, 100, [limit("/a", 70)], threads(6, 4, 40), threads(2, 12, 100)
    ),
    # 0.4 CPUs, all at once: 40 ms of every 100.
    "service-2-volley": service(2, 25, [limit("/a", 30)], threads(4, 10, 100)),
    "service-2-volley-burst": service(2, 40, [limit("/a", 45, burst_ms=20)], threads(4, 10, 100)),
    # 0.48 CPUs, evenly spread.
    "service-2-spread": service(2, 10, [limit("/a", 60)], staggered(6, 4, 50)),
    # 0.5 CPUs in turns of 10 ms.
    "service-2-short-period": service(2, 12, [limit("/a", 6, 10)], threads(4, 5, 40)),
    # 60 ms every 200 ms, of 0.4 CPUs: saved up in one case.
    "service-2-batches": service(2, 60, [limit("/a", 40)], threads(3, 20, 200)),
    "service-2-batches-saved": service(2, 60, [limit("/a", 40, burst_ms=40)], threads(3, 20, 200)),
    # A front of 0.3 CPUs and workers of 0.48, with limits of their own below one of all.
    "service-2-nested": service(
        2,
        50,
        [limit("/a", 90), limit("/a/x", 50), limit("/a/y", 50)],
        threads(3, 3, 30, "/a/x"),
        threads(4, 6, 50, "/a/y"),
    ),
    # Few long beside many short ones: 0.3 + 0.4 CPUs.
    "service-2-long-and-short": service(
        2, 35, [limit("/a", 80)], threads(1, 30, 100), staggered(8, 1, 20)
    ),
    # 8 CPUs: 1.6 of 2.0 CPUs.
    "service-8-mixed": service(
        8, 15, [limit("/a", 200)], threads(10, 4, 40), staggered(6, 10, 100)
    ),
    # 16 at once, 5 ms each: 1.6 CPUs, of 2.0 in turns of 50 ms.
    "service-8-volley": service(8, 20, [limit("/a", 100, 50)], threads(16, 5, 50)),
    "service-8-volley-tight": service(8, 60, [limit("/a", 85, 50)], threads(16, 5, 50)),
    # 2.4 CPUs, evenly spread, of 3.0 and of 2.5.
    "service-8-spread": service(8, 12, [limit("/a", 300)], staggered(12, 6, 30)),
    "service-8-spread-tight": service(8, 12, [limit("/a", 250)], staggered(12, 6, 30)),
    # Turns of 10 ms: 1.5 CPUs of 2.0.
    "service-8-short-period": service(8, 15, [limit("/a", 20, 10)], threads(12, 5, 40)),
    # 240 ms every 200 ms, of 1.2 + the burst.
    "service-8-batches": service(8, 45, [limit("/a", 130, burst_ms=100)], threads(8, 30, 200)),
    # A front with room beside workers without: 0.8 of 1.0 and 1.6 of 1.5 CPUs.
    "service-8-nested": service(
        8,
        80,
        [limit("/a", 240), limit("/a/x", 100), limit("/a/y", 150)],
        threads(8, 2, 20, "/a/x"),
        threads(8, 10, 50, "/a/y"),
    ),
    # Light: 24 threads of 0.02 CPUs each, 0.5 of 0.6.
    "service-8-light": service(8, 10, [limit("/a", 60)], threads(24, 1, 48)),
    # Heavy: 4.8 of 5.0 CPUs, more threads than CPUs.
    "service-8-heavy": service(8, 60, [limit("/a", 500)], staggered(12, 16, 60), threads(8, 8, 40)),
}
