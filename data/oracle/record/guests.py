# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A guest of the oracle: set up once with a load generator inside, asked once for its settings."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent
TICK = 4_000_000
# Debian's packages of 7.x kernels keep the image beside the modules, and those in a package of
# their own.
MODULES = '(cd deb; apt-get $A -q download "linux-modules-$KV" >> ../apt/log 2>&1 || true)'
PACKAGES = {
    '"root/boot/vmlinuz-$KV"': '"$(find root -name "vmlinuz*" -type f | head -1)"',
    "  for d in deb/*.deb": f"  {MODULES}\n  for d in deb/*.deb",
}

GUEST_SCRIPT = r"""
show() { for f in "$@"; do [ -f $f ] && echo "@$f $(cat $f | tr '\n' ' ')"; done; }
echo "@uname $(uname -r) $(uname -v)"
show /proc/sys/kernel/sched_autogroup_enabled /proc/1/autogroup
echo Y > /sys/kernel/debug/sched/verbose
show /sys/kernel/debug/sched/features /sys/kernel/debug/sched/*_ns
show /sys/kernel/debug/sched/tunable_scaling /sys/kernel/debug/sched/nr_migrate
show /sys/kernel/debug/sched/preempt
show /sys/devices/system/clocksource/clocksource0/current_clocksource
for f in /sys/kernel/debug/sched/domains/cpu*/domain*/*; do show $f; done
for c in /sys/devices/system/cpu/cpu[0-9]*; do
show $c/topology/physical_package_id $c/topology/core_id $c/topology/thread_siblings_list
show $c/cache/index*/shared_cpu_list $c/cache/index*/level
done
cd /sys/kernel/tracing; echo 0 > tracing_on; echo mono > trace_clock; echo 4096 > buffer_size_kb
echo 1 > events/timer/hrtimer_start/enable; echo 1 > events/timer/hrtimer_expire_entry/enable
schedlab hogs cpu=-1 slices=SLICES secs=0.5 kind=pause > /dev/null &
sleep 0.2; echo 1 > tracing_on; sleep 0.2; echo 0 > tracing_on; wait
grep -E 'function=tick' trace > /tmp/t; schedlab put /tmp/t
"""


def oracle(args, *words, **env):
    """Run the oracle's script at low priority."""
    return subprocess.run(
        ["nice", "-n", "5", str(args.lab / "src" / "oracle.sh"), *map(str, words)],
        env={**os.environ, **env},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout


def prepare(args, name, guest, program, changes=()):
    """Build the guest once: the oracle's own set-up, with a load generator in its program.

    guest: kernel package, profile, QEMU's -smp; changes: texts of oracle.sh to replace, old to new.
    """
    lab = args.lab / name
    kernel, _, smp = guest
    src = args.lab / "src"
    src.mkdir(parents=True, exist_ok=True)
    for f in args.oracle.iterdir():
        if f.name != "schedlab.c":
            shutil.copy(f, src / f.name)
    shutil.copy(args.oracle / "schedlab.c", src / "schedlab_base.c")
    for f in HERE.glob("*.c"):
        shutil.copy(f, src / f.name)
    script = (src / "oracle.sh").read_text()
    for old, new in (PACKAGES | dict(changes)).items():
        script = script.replace(old, new)
    (src / "oracle.sh").chmod(0o755)
    (src / "oracle.sh").write_text(script)
    (src / "schedlab.c").write_text(
        '#define main schedlab_main\n#include "schedlab_base.c"\n#undef main\n'
        f'#define MIXLAB_ELSE schedlab_main\n#include "{program}"\n'
    )
    stamp = lab / "mixlab.stamp"
    wanted = kernel + smp + (src / program).read_text()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print(name, oracle(args, "setup", lab, KV=kernel, SMP=smp).strip().splitlines()[-1], flush=True)
    stamp.write_text(wanted)


def number(text):
    """Return a sysfs value as a number where it is one."""
    return int(text) if re.fullmatch(r"-?\d+", text) else text


def cpu_list(text):
    """'0-1,3' -> [0, 1, 3]."""
    result = []
    for part in text.split(","):
        lo, _, hi = part.partition("-")
        result += range(int(lo), int(hi or lo) + 1)
    return result


def ask(args, name, guest):
    """Ask for scheduler settings, domains, topology and tick phase of a guest -> guest.json."""
    target = args.out / name / "guest.json"
    if target.exists():
        return json.loads(target.read_text())
    kernel, profile, smp = guest
    cpus = int(smp.split(",")[0])
    script = args.lab / f"{name}.guest.sh"
    script.write_text(GUEST_SCRIPT.replace("SLICES", ",".join("0" * cpus)))
    oracle(args, "run", args.lab / name, script, "guest")
    settings, domains, topo = {}, {}, {}
    for line in (args.lab / name / "res" / "guest.log").read_text(errors="replace").splitlines():
        if not line.startswith("@"):
            continue
        key, _, value = line[1:].partition(" ")
        value = value.strip()
        if m := re.search(r"domains/(cpu\d+)/(domain\d+)/(\w+)$", key):
            domains.setdefault(m[1], {}).setdefault(m[2], {})[m[3]] = number(value)
        elif m := re.search(r"cpu/cpu(\d+)/(.*)$", key):
            topo.setdefault(int(m[1]), {})[m[2]] = value
        else:
            settings[key.rsplit("/", 1)[-1]] = number(value)
    grid, late = {}, {}
    for line in (args.lab / name / "res" / "guest.out").read_text(errors="replace").splitlines():
        cpu = re.search(r"\[(\d+)\]", line)
        if m := re.search(r"hrtimer_start:.* expires=(\d+)", line):
            grid.setdefault(int(cpu[1]), []).append(int(m[1]) % TICK)
        elif m := re.search(r"expire_entry:.* now=(\d+)", line):
            late.setdefault(int(cpu[1]), []).append(int(m[1]) % TICK)
    phases = sorted({p for ps in grid.values() for p in ps})
    packages = {t["topology/physical_package_id"] for t in topo.values()}
    cores = {
        (t["topology/physical_package_id"], t["topology/thread_siblings_list"])
        for t in topo.values()
    }
    caches = {
        v
        for t in topo.values()
        for k, v in t.items()
        if k.endswith("shared_cpu_list") and is_level(t, k, "3")
    }
    shape = [len(packages), len(cores) // len(packages), cpus // len(cores)]
    llc = max(1, len(caches) // len(packages))
    result = {
        "guest": name,
        "kernel": kernel,
        "profile": profile,
        "cpus": cpus,
        "qemu_smp": smp,
        "uname": settings.pop("uname", ""),
        "hz": 250,
        "tick_phase_ns": phases[0] if len(phases) == 1 else phases,
        "tick_phase_by_cpu": {c: sorted(set(v)) for c, v in sorted(grid.items())},
        "tick_late_ns_by_cpu": {
            c: [min(v), sorted(v)[len(v) // 2], max(v)] for c, v in sorted(late.items())
        },
        "topology": f"pack:{shape[0]} l3:{llc} core:{shape[1] // llc} pu:{shape[2]}",
        "l3_shared": sorted(caches),
        "thread_siblings": sorted({t["topology/thread_siblings_list"] for t in topo.values()}),
        "settings": settings,
        "domains": domains,
    }
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(result, indent=1) + "\n")
    print(
        name,
        "tick phase",
        result["tick_phase_ns"],
        "late",
        result["tick_late_ns_by_cpu"],
        flush=True,
    )
    return result


def is_level(topo, key, level):
    """Whether a cache index is of this level (index3 is the L3 where the guest does not say)."""
    return topo.get(key.replace("shared_cpu_list", "level"), key.split("index")[1][0]) == level
