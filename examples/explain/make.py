"""Writes the figures of this folder: what two scrapes of the simulated service would show.

python3 examples/explain/make.py target/release/fairground
"""

import json
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
#: The default buckets of Prometheus's client libraries, s.
BUCKETS_S = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
#: When the first scrape was made, ms since 1970, and how long after it the second one.
SCRAPED_MS, OVER_S = 1_763_800_000_000, 120
LABELS = 'container="app",namespace="shop",pod="web-6d9c7b5f4-x2vkq"'


def told(program: str, seed: int) -> dict[str, float]:
    """Totals of a run of the truth: requests by bucket, their time, and cpu.stat."""
    run = json.loads(answer(program, "run", "--seed", str(seed)))
    limits = next(group["limit"] for group in run["groups"] if group["path"] == "/web/app")
    stat, requests = limits["cpu.stat"], run["requests"][0]
    asserts = [word for s in BUCKETS_S for word in ("--assert", f"beyond_{s * 1000:g}ms<=100%")]
    check = json.loads(answer(program, "check", "--seeds", f"{seed}-{seed}", *asserts))
    count = requests["count"]
    beyond = [target["values"][0] for target in check["targets"]]
    totals = {
        f"le_{s:g}": round(count * (1 - percent / 100))
        for s, percent in zip(BUCKETS_S, beyond, strict=True)
    }
    return totals | {
        "count": count,
        "sum_s": count * requests["latency_ns_mean"] / 1e9,
        "usage_s": stat["usage_usec"] / 1e6,
        "periods": stat["nr_periods"],
        "throttled": stat["nr_throttled"],
        "throttled_s": stat["throttled_usec"] / 1e6,
    }


def answer(program: str, verb: str, *words: str) -> str:
    """What the program prints of the truth, as JSON text."""
    command = [program, verb, str(HERE / "truth.toml"), *words, "--json"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def exposition(totals: dict[str, float], at_ms: int) -> str:
    """The totals as cAdvisor's and a client library's metrics, with the scrape's time."""
    name = "http_request_duration_seconds"
    lines = [
        f"# HELP {name} Time from a request's arrival to its answer.",
        f"# TYPE {name} histogram",
    ]
    for s in BUCKETS_S:
        lines.append(f'{name}_bucket{{{LABELS},le="{s:g}"}} {totals[f"le_{s:g}"]} {at_ms}')
    lines.append(f'{name}_bucket{{{LABELS},le="+Inf"}} {totals["count"]} {at_ms}')
    lines.append(f"{name}_sum{{{LABELS}}} {totals['sum_s']:.6f} {at_ms}")
    lines.append(f"{name}_count{{{LABELS}}} {totals['count']} {at_ms}")
    for metric, key in (
        ("container_cpu_usage_seconds_total", "usage_s"),
        ("container_cpu_cfs_periods_total", "periods"),
        ("container_cpu_cfs_throttled_periods_total", "throttled"),
        ("container_cpu_cfs_throttled_seconds_total", "throttled_s"),
    ):
        lines += [f"# TYPE {metric} counter", f"{metric}{{{LABELS}}} {totals[key]:.6f} {at_ms}"]
    for metric, value in (("quota", 200_000), ("period", 100_000)):
        full = f"container_spec_cpu_{metric}"
        lines += [f"# TYPE {full} gauge", f"{full}{{{LABELS}}} {value} {at_ms}"]
    return "\n".join(lines) + "\n"


def main() -> None:
    """The first scrape shows one run's totals, the second those of another run more."""
    program = sys.argv[1]
    before = told(program, 2)
    after = {key: before[key] + more for key, more in told(program, 1).items()}
    (HERE / "before.prom").write_text(exposition(before, SCRAPED_MS))
    (HERE / "after.prom").write_text(exposition(after, SCRAPED_MS + OVER_S * 1000))


if __name__ == "__main__":
    main()
