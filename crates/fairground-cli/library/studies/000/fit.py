#!/usr/bin/env python3
"""Fits the POWER machines to thread 000: SMT throughput and socket power.

    python3 studies/000/fit.py

Uses the columns of 6.2-rc5 without the patch alone: 1CG, where one group runs, and 2CG, where the
timers of two groups are aligned. No number of the patched columns is here.

Duty. A group has a quota of 25 % of all threads: of a core's 8 threads, 2 periods' worth a period.
With 4 busy tasks of the group per core (docs/explanation/model.md, Workloads) it is used up after
half a period, so
    1CG:  4 threads of each core for half of the time, none for the other half;
    2CG:  both groups at once, 8 threads for half of the time, none for the other half.
With T(k) the throughput of a core and p(k) its power with k executing threads:
    time of 2CG / time of 1CG = 2 T(4) / T(8)
    mean power = base + cores * (p(4) + p(0)) / 2   and   base + cores * (p(8) + p(0)) / 2
The duty is the same in all rows, so p(0) can't be told from p(4) and p(8): p(0) = 0 by definition,
p(k) is what a core draws above an idle one, and base is the socket with all cores idle.
"""

# cores, then time in s and power in W of 1CG and of 2CG: thread 000, left half of its table.
ROWS = [
    (1, 218, 44, 315, 46),
    (1, 219, 43, 315, 45),
    (2, 108, 48, 158, 52),
    (2, 109, 49, 157, 52),
    (4, 60, 59, 89, 65),
    (4, 61, 61, 90, 65),
    (8, 33, 77, 48, 83),
    (8, 33, 77, 48, 84),
]
DUTY = 0.5
# T(4) is free: the thread shows T(8)/T(4) alone. It does not tell T(2) either
# (docs/explanation/model.md, Threads of a core).
T4 = 2.2
# stress-ng --cpu-ops=50000, shared by all hogs of a group.
OPS = 50000


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solves a small system of linear equations by elimination."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for row in range(size):
            if row != at:
                factor = rows[row][at] / rows[at][at]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[at], strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]


def least_squares(points: list[tuple[list[float], float]]) -> list[float]:
    """The weights of the features that come nearest to the values."""
    size = len(points[0][0])
    normal = [[sum(x[a] * x[b] for x, _ in points) for b in range(size)] for a in range(size)]
    return solve(normal, [sum(x[a] * y for x, y in points) for a in range(size)])


def main() -> None:
    ratios = [2 * one_s / two_s for _, one_s, _, two_s, _ in ROWS]
    ratio = sum(ratios) / len(ratios)
    print("T(8)/T(4) by row:", " ".join(f"{value:.3f}" for value in ratios))
    print(f"mean {ratio:.4f}, so T(8) = {ratio * T4:.3f} with T(4) = {T4}")

    # Time of 1CG = work * (1 + loss * (cores - 1)) / (cores * T(4) * duty), of 2CG longer by
    # 2 / ratio; the two unknowns, work and work * loss, are fitted to the relative errors.
    points = []
    for cores, one_s, _, two_s, _ in ROWS:
        for seconds, factor in ((one_s, 1.0), (two_s, 2 / ratio)):
            unit = factor / (cores * T4 * DUTY) / seconds
            points.append(([unit, unit * (cores - 1)], 1.0))
    work, lost = least_squares(points)
    loss = lost / work
    op_us = work / OPS * 1e6
    print(f"work {work:.1f} s, so {op_us:.0f} us an op alone on a core of 1; core_loss {loss:.4f}")
    print("\ncores  1CG s    fit   off   2CG s    fit   off")
    for cores, one_s, _, two_s, _ in ROWS:
        one = work * (1 + loss * (cores - 1)) / (cores * T4 * DUTY)
        two = one * 2 / ratio
        left = f"{cores:5}  {one_s:5}  {one:5.1f} {(one / one_s - 1) * 100:+4.1f}%"
        print(f"{left}  {two_s:5}  {two:5.1f} {(two / two_s - 1) * 100:+4.1f}%")
    print()

    points = []
    for cores, _, one_w, _, two_w in ROWS:
        points.append(([1.0, DUTY * cores, 0.0], float(one_w)))
        points.append(([1.0, 0.0, DUTY * cores], float(two_w)))
    base, p4, p8 = least_squares(points)
    slope = (p8 - p4) / 4
    print(f"base {base:.2f} W, p(4) = {p4:.2f} W, p(8) = {p8:.2f} W")
    zero, one = p4 - 4 * slope, p4 - 3 * slope
    print(f"line through both: p(k) = {zero:.2f} + {slope:.3f} k; p(1) = {one:.2f} W")

    print("\ncores  1CG W  fit  off   2CG W  fit  off")
    for cores, _, one_w, _, two_w in ROWS:
        one, two = base + DUTY * cores * p4, base + DUTY * cores * p8
        left = f"{cores:5}  {one_w:5} {one:5.1f} {one - one_w:+4.1f}"
        print(f"{left}  {two_w:6} {two:5.1f} {two - two_w:+4.1f}")


if __name__ == "__main__":
    main()
