# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Twenty request services with a CPU limit, and two changes to try on each.

Shapes were chosen before any was recorded, and none because fairground can model it: two kinds of
requests, heavy tails, bursts, spells of traffic, waits for something else, pauses of a collector,
a neighbour. Times in us unless a name says so.
"""


def service(kernel, cpus, limit, what_ifs, **given):
    """One service. limit: quota and period in ms; what_ifs: two of WHAT_IFS; given: servelab's."""
    return {"kernel": kernel, "cpus": cpus, "limit": limit, "what_ifs": what_ifs, "given": given}


MORE, LESS = "limit x1.5", "limit x0.75"
NONE, BURST, HALF = "no limit", "burst = quota", "threads halved"
WHAT_IFS = (MORE, LESS, NONE, BURST, HALF)


def changed(given, what_if):
    """The service's group files and servelab's words, under a change (None: as it is)."""
    quota, period = (int(ms * 1000) for ms in given["limit"])
    words = dict(given["given"])
    burst = 0
    if what_if == MORE:
        quota = quota * 3 // 2
    elif what_if == LESS:
        quota = quota * 3 // 4
    elif what_if == BURST:
        burst = quota
    elif what_if == HALF:
        words["threads"] //= 2
    files = {"cpu.max": f"{'max' if what_if == NONE else quota} {period}", "cpu.max.burst": burst}
    return files, words


SERVICES = {
    # 2 CPUs.
    "w2-plain": service(
        "6.12", 2, (100, 100), (MORE, HALF), threads=8, rate=120, work="exp:5000:0"
    ),
    "w2-two-kinds": service(
        "6.1",
        2,
        (100, 100),
        (MORE, LESS),
        threads=6,
        rate=80,
        work="fix:3000:0",
        second="10:exp:40000:0",
    ),
    "w2-bursts": service(
        "6.18",
        2,
        (80, 100),
        (BURST, MORE),
        threads=16,
        rate=150,
        arrivals="random",
        burst=24,
        work="exp:3000:0",
    ),
    "w2-tail": service("6.12", 2, (70, 100), (MORE, HALF), threads=4, rate=110, work="ln:4000:2.5"),
    "w2-waits": service(
        "6.18", 2, (80, 100), (LESS, NONE), threads=12, rate=90, work="exp:5000:0", io=8000
    ),
    "w2-collector": service(
        "6.1",
        2,
        (60, 100),
        (MORE, BURST),
        threads=4,
        rate=100,
        work="ln:3000:1",
        beside="2:30000:600000",
    ),
    "w2-short-period": service(
        "6.12", 2, (12, 20), (MORE, BURST), threads=10, rate=150, work="uni:3500:0.7"
    ),
    "w2-one-thread": service(
        "6.18",
        2,
        (50, 100),
        (MORE, LESS),
        threads=1,
        rate=95,
        work="fix:3000:0",
        beside="1:4000:200000",
    ),
    "w2-spells": service(
        "6.1",
        2,
        (80, 100),
        (BURST, MORE),
        threads=8,
        rate=300,
        arrivals="onoff",
        low=20,
        on=50,
        off=200,
        work="exp:6000:0",
    ),
    "w2-neighbour": service(
        "6.12", 2, (90, 100), (MORE, LESS), threads=8, rate=100, work="ln:5000:0.7", other=2
    ),
    # 8 CPUs.
    "w8-plain": service(
        "6.12", 8, (300, 100), (MORE, LESS), threads=16, rate=400, work="exp:5000:0"
    ),
    "w8-bursts": service(
        "6.18",
        8,
        (250, 100),
        (MORE, BURST),
        threads=32,
        rate=320,
        arrivals="fixed",
        burst=16,
        work="fix:5000:0",
    ),
    "w8-two-kinds": service(
        "6.1",
        8,
        (250, 100),
        (HALF, MORE),
        threads=12,
        rate=300,
        work="ln:3000:0.5",
        second="5:ln:60000:0.5",
    ),
    "w8-tight": service(
        "6.18", 8, (200, 100), (MORE, NONE), threads=32, rate=500, work="ln:3000:1.5"
    ),
    "w8-collector": service(
        "6.12",
        8,
        (200, 100),
        (MORE, BURST),
        threads=8,
        rate=200,
        work="exp:5000:0",
        beside="8:10000:250000",
    ),
    "w8-waits": service(
        "6.1", 8, (200, 100), (LESS, HALF), threads=24, rate=300, work="exp:4000:0", io=10000
    ),
    "w8-big-bursts": service(
        "6.12",
        8,
        (200, 100),
        (NONE, BURST),
        threads=24,
        rate=240,
        arrivals="random",
        burst=40,
        work="exp:4000:0",
    ),
    "w8-short-period": service(
        "6.18", 8, (30, 10), (LESS, MORE), threads=10, rate=500, work="uni:4000:0.75"
    ),
    "w8-spells": service(
        "6.18",
        8,
        (200, 100),
        (BURST, MORE),
        threads=16,
        rate=900,
        arrivals="onoff",
        low=100,
        on=50,
        off=150,
        work="exp:4000:0",
    ),
    "w8-neighbour": service(
        "6.1", 8, (250, 100), (MORE, HALF), threads=12, rate=250, work="exp:6000:0", other=8
    ),
}
