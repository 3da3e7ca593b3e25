# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The experiments of gather.py: threads of processes on a machine of two last-level caches.

CPUs 0 to 3 share one cache, 4 to 7 the other. A task is as in placement_experiments.py.
"""

from placement_experiments import pair, sleepers, task


def hogs(name, *prevs, **more):
    """Threads that never sleep, each with the CPU where it ran last."""
    return [task(f"{name}{i}", ["hog"], prev=prev, **more) for i, prev in enumerate(prevs)]


def experiment(question, *processes, pipes=(), seconds=1.0, on=True):
    """Each process is a list of threads; on: whether the kernel may gather (llc_balancing)."""
    tasks = [{**t, "process": p} for p, threads in enumerate(processes) for t in threads]
    return {
        "question": question,
        "tasks": tasks,
        "pipes": list(pipes),
        "seconds": seconds,
        "gathers": on,
    }


def talkers(first, count):
    """Pairs of threads that answer each other over pipes, each thread first in another cache."""
    pairs = [pair(first + i, 500 + 60 * i) for i in range(count)]
    return [{**t, "name": t["name"]} for p in pairs for t in p]


EXPERIMENTS = {
    "two-hogs": experiment(
        "Do two threads of a process that run in different caches come together?",
        hogs("a", 0, 4),
    ),
    "two-hogs-off": experiment(
        "And where gathering is switched off?",
        hogs("a", 0, 4),
        on=False,
    ),
    "two-alone": experiment(
        "Do two processes of one thread each stay apart?",
        hogs("a", 0),
        hogs("b", 4),
    ),
    "three-hogs": experiment(
        "Does a third thread find room in the cache of the other two?",
        hogs("a", 0, 4, 5),
    ),
    "six-hogs": experiment(
        "Is a process left alone that has more threads than a cache has CPUs?",
        hogs("a", 0, 1, 2, 4, 5, 6),
    ),
    "two-by-two": experiment(
        "Do two processes of two threads each part, a cache for each?",
        hogs("a", 0, 4),
        hogs("b", 1, 5),
    ),
    "two-beside-three": experiment(
        "Where do two threads go if three other processes fill most of one cache?",
        hogs("a", 3, 4),
        hogs("b", 0),
        hogs("c", 1),
        hogs("d", 2),
    ),
    "six-sleepers": experiment(
        "Do six threads that sleep most of the time come together?",
        sleepers(6, 1000, 5000, run_more=90, sleep_more=170),
    ),
    "six-sleepers-off": experiment(
        "And where gathering is switched off?",
        sleepers(6, 1000, 5000, run_more=90, sleep_more=170),
        on=False,
    ),
    "talkers": experiment(
        "Do the threads of two processes part that answer each other over pipes?",
        talkers(0, 2),
        talkers(2, 2),
        pipes=[0] * 8,
    ),
}
