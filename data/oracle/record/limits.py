# SPDX-License-Identifier: Apache-2.0 OR MIT
"""CPU limits in a recording: what the guest traces of them, and what a run's file says of it."""

import itertools
import re
import subprocess

# How many entries of each list a run keeps.
LIST_LIMIT = {"period_timer": 24, "slack_timer": 30, "throttle": 30, "period_use_ns": 25}
UNUSED_STATS = ("user_usec", "system_usec", "nice_usec")
EVENT = re.compile(r"\[(\d+)\].*? (\d+)\.(\d{6}): (hrtimer_\w+|pool|walk): (.*)")
SWITCHED_TO = re.compile(r" next_pid=(\d+)")

# Period and slack timers of all groups; the pool when a period timer fires; throttling of a CPU's
# queue. A probe on walk_tg_tree_from sees the group itself, one on tg_throttle_down its children
# too.
TRACE = """
sym() { grep " $1\\$" /proc/kallsyms | head -n 1 | cut -d' ' -f1; }
echo nohash-ptr > trace_options
P=0x$(sym sched_cfs_period_timer); S=0x$(sym sched_cfs_slack_timer)
for e in hrtimer_start hrtimer_expire_entry; do
echo "function == $P || function == $S" > events/timer/$e/filter; echo 1 > events/timer/$e/enable
done
echo 'p:limit/pool sched_cfs_period_timer timer=$arg1:x64 pool=-POOL($arg1):s64' > kprobe_events
W='tg=$arg1:x64 down=$arg2:x64 up=$arg3:x64 rqcpu=+CPU($arg4):s32'
echo "p:limit/walk walk_tg_tree_from $W" >> kprobe_events
D=0x$(sym tg_throttle_down); U=0x$(sym tg_unthrottle_up); echo "@symbols $P $S $D $U"
echo "down == $D || up == $U" > events/limit/walk/filter
for e in pool walk; do echo 1 > events/limit/$e/enable; done
"""


def member_offset(guest_dir, struct, member):
    """Byte offset of a member in one of the kernel's structs, from its BTF."""
    text = subprocess.run(
        [guest_dir / "root/usr/sbin/bpftool", "btf", "dump", "file", guest_dir / "vmlinux"],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout
    body = re.search(rf"STRUCT '{struct}' .*\n((?:\t.*\n)+)", text)[1]
    return int(re.search(rf"'{member}' type_id=\d+ bits_offset=(\d+)", body)[1]) // 8


def trace_script(guest_dir):
    """Lines of the guest's script that trace the limits."""
    timer = member_offset(guest_dir, "cfs_bandwidth", "period_timer")
    pool = timer - member_offset(guest_dir, "cfs_bandwidth", "runtime")
    cpu = member_offset(guest_dir, "rq", "cpu")
    return TRACE.replace("POOL", str(pool)).replace("CPU", str(cpu))


def symbols(guest_dir, log):
    """What tells the events apart: an address of a function, places in structs."""
    found = re.search(r"@symbols (.*)", log)[1].split()
    timer = member_offset(guest_dir, "cfs_bandwidth", "period_timer")
    return {
        "down": int(found[2], 16),
        "slack_from_period": member_offset(guest_dir, "cfs_bandwidth", "slack_timer") - timer,
        "period_from_group": member_offset(guest_dir, "task_group", "cfs_bandwidth") + timer,
    }


def numbers(text):
    """'a=1 b=0x2 hrtimer=ffff ...' -> numbers by name; what is not a number is left out."""
    result = {k: int(v, 0) for k, v in re.findall(r"(\w+)=(0x[0-9a-f]+|-?\d+)\b", text)}
    if m := re.search(r"hrtimer=(?:0x)?([0-9a-f]+)", text):
        result["hrtimer"] = int(m[1], 16)
    return result


def read_lines(lines):
    """mixlab's own lines: ({path: [first, last reading of cpu.stat]}, [write], cpu.pressure).

    Totals of cpu.pressure, some's and full's, have the shape of the readings of cpu.stat.
    """
    stats, writes, pressure = {}, [], {}
    for line in lines:
        word, *rest = line.split(" ")
        if word == "stat":
            begin, end, path, *stat = rest
            values = dict(zip(stat[::2], map(int, stat[1::2]), strict=True))
            stats.setdefault(path, []).append(([int(begin), int(end)], values))
        elif word == "pressure":
            totals = [int(us) for us in re.findall(r"total=(\d+)", line)]
            pressure.setdefault(rest[0], []).append(totals)
        else:
            at, what, value = rest[0], rest[1], " ".join(rest[2:])
            path, _, file = what.rpartition("/")
            asked, _, seen = value.partition(": ")
            writes.append([int(at), path, file, asked, *seen.split(" -> ")])
    return stats, writes, pressure


def read_events(events, order, symbols, t0, duration):
    """{path: timers' and throttle events}, ns from T0, to the end of the window.

    A period timer starts for the first time when its group's cpu.max is written, so the timers
    appear in the order of these writes.
    """
    path_of_timer, path_of_group = {}, {}
    rows = {p: {"pool": [], "expires": None, "slack": [], "throttle": []} for p in order}
    for cpu, sec, usec, name, text in events:
        t = int(sec) * 1_000_000_000 + int(usec) * 1000 - t0
        if t > duration:
            break
        f = numbers(text)
        if name == "walk":
            path = path_of_group.get(f["tg"])
            if path and t >= 0:
                add_throttle(rows[path]["throttle"], t, f["rqcpu"], f["down"] == symbols["down"])
            continue
        slack = "slack" in text
        timer = f.get("hrtimer", f.get("timer")) - (symbols["slack_from_period"] if slack else 0)
        if timer not in path_of_timer:
            path_of_timer[timer] = order[len(path_of_timer)]
            path_of_group[timer - symbols["period_from_group"]] = path_of_timer[timer]
        row = rows[path_of_timer[timer]]
        if name == "pool":
            row["pool"].append((t, row["expires"], int(cpu), f["pool"]))
        elif name == "hrtimer_start" and not slack:
            row["expires"] = f["expires"] - t0
        elif name == "hrtimer_expire_entry" and slack and t >= 0:
            row["slack"].append([t, int(cpu)])
    return rows


def add_throttle(throttle, t, cpu, down):
    """A CPU's queue is throttled, or its last throttling ends."""
    if down:
        throttle.append([t, None, cpu])
    elif mine := [e for e in throttle if e[2] == cpu and e[1] is None]:
        mine[-1][1] = t


def task_spans(tasks, events, t0, duration):
    """Every stretch of a task on a CPU: [from, to, task], ns from T0, clipped to the window."""
    pids, since, spans = {int(t[1]): i for i, t in enumerate(tasks)}, {}, []
    for cpu, sec, usec, name, rest in events:
        if name != "sched_switch":
            continue
        t = min(max(int(sec) * 1_000_000_000 + int(usec) * 1000 - t0, 0), duration)
        if cpu in since:
            begin, i = since.pop(cpu)
            if t > begin:
                spans.append([begin, t, i])
        i = pids.get(int(SWITCHED_TO.search(rest)[1]))
        if i is not None:
            since[cpu] = (t, i)
    return spans + [[begin, duration, i] for begin, i in since.values() if begin < duration]


def convert(exp, raw, symbols):
    """Make the groups' part of a run: cpu.stat, timers, throttling, use by period; the writes."""
    t0, _, duration, tasks, events, lines, limit_events = raw
    stats, writes, pressure = read_lines(lines)
    order = list(dict.fromkeys(path for _, path, file, *_ in writes if file == "cpu.max"))
    rows = read_events(limit_events, order, symbols, t0, duration)
    spans = task_spans(tasks, events, t0, duration)
    result = []
    for group in exp["groups"]:
        path = group["path"]
        (_, a), (when, b) = stats[path]
        delta = {k: b[k] - a[k] for k in b if k in a and k not in UNUSED_STATS}
        row = {"path": path, "stat": delta, "stat_read_ns": when}
        if exp["folder"] == "pressure":
            row["pressure_us"] = [b - a for a, b in zip(*pressure[path], strict=True)]
        if path in order:
            inside = [s for s in spans if f"{exp['tasks'][s[2]]['group']}/".startswith(f"{path}/")]
            row |= limited_row(group, rows[path], inside, duration)
        result.append(row)
    return result, [w for w in writes if w[0] >= 0]


def limited_row(group, row, spans, duration):
    """What a run says of a group with a limit."""
    quota, period = (int(x) * 1000 for x in group["cpu.max"].split())
    full = quota + group.get("cpu.max.burst", 0) * 1000
    before = [p for p in row["pool"] if p[0] < 0]
    fired = [p for p in row["pool"] if p[0] >= 0]
    first = fired[0][1] if fired else 0
    if any((p[1] - first) % period for p in fired):
        raise ValueError(f"the period timer of {group['path']} left its phase")
    edges = [0, *[p[1] for p in fired], duration]
    result = {
        "timer_phase_ns": first if fired else None,
        "timer_stopped_ns": before[-1][0],
        "pool_ns": min(before[-1][3] + quota, full),
        "periods": len(fired),
        "period_timer": [[(p[1] - first) // period, *p[2:]] for p in fired],
        "slack_timer": row["slack"],
        "throttles": len(row["throttle"]),
        "throttle": row["throttle"],
        "period_use_ns": [
            sum(max(0, min(b, s[1]) - max(a, s[0])) for s in spans)
            for a, b in itertools.pairwise(edges)
        ],
    }
    return result | {key: result[key][:most] for key, most in LIST_LIMIT.items()}
