# SPDX-License-Identifier: Apache-2.0 OR MIT
"""One run of record.py: its trace clipped to the window and added up."""

from results import PID, SWITCH

SEQUENCE_LIMIT = 160  # entries of switch_sequence kept for a run
SMP_SEQUENCE_LIMIT = 64  # the same on several CPUs (limit experiments only)
THINNED = ("kernel", "responses_ns")  # left out of a drawn experiment's tasks
RESPONSE_LIMIT = 20  # entries of responses_ns


def percentile(values, share):
    """Nearest-rank percentile; 0 for none."""
    values = sorted(values)
    return values[min(len(values) - 1, int(share * len(values)))] if values else 0


def convert(t0, offset, duration, tasks, events, exp, cpus):
    """Clip one run's trace to [t0, t0+duration] and add it up."""
    one_cpu, limited = exp["cpus"] == 1, exp["limited"]
    end = t0 + duration
    pids = {int(t[1]): i for i, t in enumerate(tasks)}
    n = len(tasks)
    runtime, count, migrations = [0] * n, [0] * n, [0] * n
    delays, wakes = [[] for _ in range(n)], [[] for _ in range(n)]
    waiting = [None] * n  # (since, by wake-up)
    running = [None] * n  # since
    asked, responses = [t0] * n, [[] for _ in range(n)]  # last wake-up; wake-up to sleep
    first_cpu = [None] * n
    on_cpu, comm_of = {}, {}  # cpu -> (code, since), name
    foreign_count = foreign_time = 0
    foreign_names = {}
    foreign_events, woken = [], {}  # [woken, got the CPU, left it] after t0; pid -> when woken
    sequence = []

    def clip(a, b):
        return max(0, min(b, end) - max(a, t0))

    for cpu, sec, usec, name, rest in events:
        cpu, t = int(cpu), int(sec) * 1_000_000_000 + int(usec) * 1000
        if t >= end:
            break
        if name == "sched_waking":
            pid = int(PID.search(" " + rest)[1])
            i = pids.get(pid)
            if i is None:
                woken[pid] = t
            elif running[i] is None and waiting[i] is None:
                waiting[i] = (t, True)
                asked[i] = t
        elif name == "sched_migrate_task":
            i = pids.get(int(PID.search(" " + rest)[1]))
            if i is not None and t >= t0:
                migrations[i] += 1
        elif name == "sched_switch":
            _, prev, state, comm, nxt = SWITCH.match(rest).groups()
            prev, nxt = int(prev), int(nxt)
            i, j = pids.get(prev), pids.get(nxt)
            if cpu in on_cpu:
                code, since = on_cpu[cpu]
                if code == -2 and cpu in cpus:
                    foreign_time += clip(since, t)
                    if t > t0:
                        foreign_events.append(
                            [woken.get(prev, since) - t0, since - t0, t - t0, comm_of[cpu]]
                        )
            if i is not None:
                if running[i] is not None:
                    runtime[i] += clip(running[i], t)
                running[i] = None
                if not state.startswith(("R", "D")):
                    responses[i].append(t - asked[i])
                waiting[i] = (t, False) if state.startswith("R") else None
            if j is not None:
                if waiting[j] is not None:
                    delays[j].append(t - waiting[j][0])
                    if waiting[j][1]:
                        wakes[j].append(t - waiting[j][0])
                waiting[j] = None
                running[j] = t
                count[j] += 1
                if first_cpu[j] is None:
                    first_cpu[j] = cpu
            code = j if j is not None else -1 if nxt == 0 else -2
            if code == -2 and cpu in cpus and t >= t0:
                foreign_count += 1
                foreign_names[comm] = foreign_names.get(comm, 0) + 1
            on_cpu[cpu], comm_of[cpu] = (code, t), comm
            if cpu in cpus and t >= t0:
                if one_cpu and len(sequence) < SEQUENCE_LIMIT:
                    sequence.append([t - t0, code])
                elif limited and not one_cpu and len(sequence) < SMP_SEQUENCE_LIMIT:
                    sequence.append([t - t0, cpu, code])
    for i in range(n):
        if running[i] is not None:
            runtime[i] += clip(running[i], end)
        if waiting[i] is not None:  # still waiting at the end: counts as far as the window goes
            delays[i].append(end - waiting[i][0])
    for cpu, (code, since) in on_cpu.items():
        if code == -2 and cpu in cpus:
            foreign_time += clip(since, end)
    rows = []
    for i in range(n):
        exec0, wait0, n0, exec1, wait1, n1, moved = map(int, tasks[i][2:9])
        row = {
            "runtime_ns": runtime[i],
            "switches": count[i],
            "delay_sum_ns": sum(delays[i]),
            "delay_max_ns": max(delays[i], default=0),
            "wakeups": len(wakes[i]),
            "wake_delay_p50_ns": percentile(wakes[i], 0.50),
            "wake_delay_p99_ns": percentile(wakes[i], 0.99),
            "migrations": migrations[i],
            "kernel": [exec1 - exec0, wait1 - wait0, n1 - n0, moved],
        }
        if limited and exp["tasks"][i]["kind"] == "periodic":
            # A service is judged by all of them.
            row["responses_ns"] = responses[i][: None if exp["target"] else RESPONSE_LIMIT]
        if not one_cpu:
            row["first_cpu"] = first_cpu[i]
        rows.append(row)
    run = {
        "offset_ns": offset,
        "tasks": rows,
        "foreign": {"count": foreign_count, "time_ns": foreign_time, "names": foreign_names},
    }
    if one_cpu:
        run["foreign"]["events"] = foreign_events
    if sequence:
        run["switch_sequence"] = sequence
    return run


def thin(run, exp):
    """Keep what a drawn experiment is judged by: counters, and turns on one CPU without limits."""
    kept = {"offset_ns": run["offset_ns"]}
    kept["tasks"] = [{k: v for k, v in row.items() if k not in THINNED} for row in run["tasks"]]
    foreign = run["foreign"]
    kept["foreign"] = {"count": foreign["count"], "time_ns": foreign["time_ns"]}
    if exp["limited"]:
        kept["groups"] = [
            {key: group[key] for key in ("path", "stat") if key in group} for group in run["groups"]
        ]
    elif "switch_sequence" in run:
        kept["switch_sequence"] = run["switch_sequence"]
    return kept
