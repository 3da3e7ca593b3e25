# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Groups with CPU limits whose cpu.pressure is read before and after a second."""

from experiments import experiment, hogs, limit, periodic, sleepers


def pressed(cpus, question, groups, *tasks):
    """One experiment; runs at eight phases of the tick."""
    every = [task for kind in tasks for task in kind]
    exp = experiment(question, every, cpus=cpus, seconds=1.0, groups=groups)
    return {**exp, "folder": "pressure", "offsets": range(0, 4000, 500)}


PRESSURE = {
    "pressure-2-hogs": pressed(
        2, "Three hogs, half of two CPUs", [limit("/a", 100)], hogs(3, group="/a")
    ),
    "pressure-2-volley": pressed(
        2,
        "40 ms of work at once every 100 ms, of 30 ms",
        [limit("/a", 30)],
        periodic(4, 10_000, 100_000, group="/a"),
    ),
    "pressure-2-beside": pressed(
        2,
        "Sleepers without a limit beside hogs with one",
        [{"path": "/a", "cpu.weight": 100}, limit("/b", 120)],
        sleepers(4, 4000, 6000, group="/a"),
        hogs(2, group="/b"),
    ),
    "pressure-2-nested": pressed(
        2,
        "A hog and three periodic threads, each with a limit below a third",
        [limit("/a", 90), limit("/a/x", 50), limit("/a/y", 60)],
        hogs(1, group="/a/x"),
        periodic(3, 8_000, 40_000, group="/a/y"),
    ),
    "pressure-8-volley": pressed(
        8,
        "16 threads at once, 5 ms each, of 1.5 CPUs in turns of 50 ms",
        [limit("/a", 75, 50)],
        periodic(16, 5_000, 50_000, group="/a"),
    ),
    "pressure-8-hogs": pressed(
        8,
        "Ten hogs of 5 CPUs, two beside them",
        [limit("/a", 500), {"path": "/b", "cpu.weight": 100}],
        hogs(10, group="/a"),
        hogs(2, group="/b"),
    ),
}
