#!/usr/bin/env python3
"""Thread 005's shares as exact fractions: A's part of 256 CPUs, in CPUs.

    python3 studies/005/shares.py

One hog of B is on each CPU, hogs of A are on the first ones. On a CPU each group weighs what its
mode gives it there, and the CPU is divided by weight; a CPU without A is B's alone. Nothing of the
simulator is in here: `floor=True` counts tasks as the kernel does, whose average of three steady
hogs is a little below three.
"""

from fractions import Fraction

CPUS = 256
#: Shares of a group of weight 100, and the weight of a task of nice -20.
SHARES, HEAVIEST = 1024, 88761
MODES = ("smp", "up", "max", "tasks", "concur")


def weight(mode: str, hogs: int, *, floor: bool) -> Fraction:
    """What a group weighs on a CPU with one of its hogs."""
    tasks = max(1, hogs - 1) if floor else hogs
    whole = {
        "smp": SHARES,
        "up": SHARES * hogs,
        "max": min(SHARES * CPUS, HEAVIEST),
        "tasks": SHARES * tasks,
        "concur": SHARES * min(tasks, CPUS),
    }[mode]
    return Fraction(whole, hogs)


def cpus_of_a(mode: str, hogs: int, *, floor: bool = False) -> Fraction:
    """CPUs that A has, with so many hogs, beside B with one on each CPU."""
    a, b = weight(mode, hogs, floor=floor), weight(mode, CPUS, floor=floor)
    return hogs * a / (a + b)


def main() -> None:
    print("A : B      mode      CPUs of A              A : B in CPUs   with the floor")
    for hogs in (128, 1):
        for mode in MODES:
            exact = cpus_of_a(mode, hogs)
            floor = float(cpus_of_a(mode, hogs, floor=True))
            ratio = (CPUS - exact) / exact
            cpus = f"{exact!s} = {float(exact):.6f}"
            print(f"{hogs:3} : {CPUS}  {mode:8}  {cpus:22} 1 : {ratio!s:12} {floor:.6f}")


if __name__ == "__main__":
    main()
