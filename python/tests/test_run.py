"""The package gives what the command line gives, typed, and fails with the same words."""

from __future__ import annotations

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from commands import SET

import fairground

REPOSITORY = Path(__file__).resolve().parents[2]
SCENARIO = REPOSITORY / "scenarios" / "web-and-batch.toml"
HOGS = {
    "machine": "oracle-2",
    "kernel": {"profile": "6.12", "HZ": 250},
    "duration": "100ms",
    "groups": {"/web": {"cpu.weight": 300}, "/batch": {"cpu.weight": 100}},
    "tasks": {
        "web": {"group": "/web", "cpus": [1], "run": "1s"},
        "batch": {"group": "/batch", "cpus": [1], "run": "1s"},
    },
}


def cli(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "fairground", *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=300)


def test_import_takes_no_pandas() -> None:
    code = "import fairground, sys; sys.exit('pandas' in sys.modules or 'numpy' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_package_and_command_line_tell_the_same() -> None:
    told = cli("run", str(SCENARIO), "--duration", "200ms", "--seed", "7", "--json")
    assert told.returncode == 0, told.stderr
    ours = fairground.run(SCENARIO, duration="200ms", seed=7).to_dict()
    assert ours == json.loads(told.stdout)


def test_a_path_a_name_and_a_text_are_the_same_scenario() -> None:
    digests = {
        fairground.run(scenario, duration="50ms").digest
        for scenario in (SCENARIO, str(SCENARIO), "web-and-batch", SCENARIO.read_text())
    }
    assert len(digests) == 1


def test_a_dict_is_a_scenario() -> None:
    result = fairground.run(HOGS)
    assert result.machine["name"] == "oracle-2"
    assert result.kernel["profile"] == "6.12"
    assert (result.seed, result.simulated_ns) == (1, 100_000_000)
    assert result.events > 0
    assert "oracle-2" in repr(result)


def test_results_are_data_frames_with_units_in_their_names() -> None:
    result = fairground.run(HOGS)
    tasks = result.tasks.set_index("name")
    assert tasks["runtime_ns"].sum() == result.cpus["busy_ns"].sum()
    assert tasks.loc["web", "runtime_ns"] > 2 * tasks.loc["batch", "runtime_ns"]
    groups = result.groups.set_index("path")
    assert groups.loc["/", "runtime_ns"] == tasks.loc[~tasks["kthread"], "runtime_ns"].sum()
    assert list(result.cpus["cpu"]) == [0, 1]
    assert result.tasks is result.tasks, "made once"


def test_to_dict_is_a_copy() -> None:
    result = fairground.run(HOGS)
    result.to_dict()["tasks"].clear()
    assert len(result.to_dict()["tasks"]) >= 2


def test_without_pandas_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    result = fairground.run(HOGS)
    with pytest.raises(ImportError, match=r"pip install 'fairground\[pandas\]'"):
        _ = result.tasks


def test_options_are_those_of_the_command_line() -> None:
    settings = {"base_slice_ns": 5_000_000, "features": "NO_RUN_TO_PARITY"}
    result = fairground.run(
        HOGS, machine="laptop-4x2", kernel="6.18", set=settings, seed=3, duration="20ms"
    )
    assert result.machine["name"] == "laptop-4x2"
    assert result.kernel["profile"] == "6.18"
    assert result.kernel["knobs"]["base_slice_ns"] == 5_000_000
    assert result.kernel["features"]["RUN_TO_PARITY"] is False
    assert (result.seed, result.simulated_ns) == (3, 20_000_000)


def test_a_dotted_setting_reaches_a_group() -> None:
    even = fairground.run(HOGS, set={"groups./web.cpu.weight": 100}).groups.set_index("path")
    assert abs(even.loc["/web", "runtime_ns"] - even.loc["/batch", "runtime_ns"]) < 20_000_000


def test_threads_run_beside_each_other_and_agree() -> None:
    with ThreadPoolExecutor(4) as pool:
        runs = pool.map(lambda seed: fairground.run("web-and-batch", seed=seed % 2), range(8))
        digests = [run.digest for run in runs]
    assert len(set(digests)) == 2
    assert digests == digests[:2] * 4


@pytest.mark.parametrize(
    ("scenario", "words"),
    [
        ("no-such-scenario", ["no such file", "web-and-batch"]),
        ('machine = "laptop-4x2"\nfrobnicate = 1\n', ["frobnicate"]),
        ({"tasks": {"a": {"run": -5}}}, ["run"]),
        ({"tasks": {"a": {"run": "1s", "cpus": [999]}}}, ["999"]),
        ({"tasks": {"a": {"run": None}}}, ["tasks.a.run", "NoneType"]),
        ({"tasks": {3: {}}}, ["3"]),
        ("", []),
    ],
)
def test_bad_input_is_an_input_error(scenario: fairground.Scenario, words: list[str]) -> None:
    with pytest.raises(fairground.InputError) as caught:
        fairground.run(scenario)
    assert caught.value.exit_code == 3
    assert isinstance(caught.value, ValueError | fairground.FairgroundError)
    for word in words:
        assert word in str(caught.value)


def test_errors_are_the_command_lines_own_words(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text('machine = "nowhere"\n[tasks.a]\nrun = "1s"\n')
    told = cli("run", str(broken))
    assert told.returncode == 3
    with pytest.raises(fairground.InputError) as caught:
        fairground.run(broken)
    assert str(caught.value).strip() == told.stderr.strip()


def test_a_bad_option_is_an_input_error() -> None:
    for option in ({"kernel": "3.0"}, {"duration": "soon"}, {"set": {"HZ": 3}}, {"machine": "x"}):
        with pytest.raises(fairground.InputError):
            fairground.run(HOGS, **option)


def test_exit_codes_reach_the_shell() -> None:
    assert cli("list").returncode == 0
    assert cli("juggle").returncode == 2
    assert cli("run", "no-such-scenario").returncode == 3
    assert "fairground" in cli("--help").stdout


def test_the_console_script_is_the_command_line() -> None:
    script = Path(sys.executable).parent / "fairground"
    told = subprocess.run([script, "--version"], capture_output=True, text=True, timeout=60)
    assert told.stdout == cli("--version").stdout
    assert told.stdout.startswith("fairground ")


def test_an_odd_dict_survives_the_way_to_toml() -> None:
    words = 'quote " backslash \\ newline \n tab \t bell \x07 delete \x7f umlaut ü emoji 🎡'
    assert fairground.run({**HOGS, "what": words}).digest == fairground.run(HOGS).digest


def test_limits_and_requests_come_as_frames() -> None:
    free = fairground.run("request-server", limit={"/web": "cpu.max=max"})
    tight = fairground.run(
        "request-server", limit={"/web": "cpu.max=150000 100000; cpu.max.burst=50000"}
    )
    row = tight.limits.set_index("path").loc["/web"]
    assert row["cpu.max"] == "150000 100000"
    assert row["cpu.max.burst"] == 50000
    assert 0 < row["nr_throttled"] <= row["nr_periods"]
    assert row["usage_usec"] <= 1.5 * tight.simulated_ns / 1000 + 200_000
    waited = [run.pressure.set_index("path").loc["/web"] for run in (free, tight)]
    assert waited[0]["some_total_usec"] < waited[1]["some_total_usec"]
    assert waited[1]["full_total_usec"] <= waited[1]["some_total_usec"]
    latency = [run.requests.set_index("span").loc["server/request"] for run in (free, tight)]
    assert latency[0]["latency_ns_p99"] < latency[1]["latency_ns_p99"]


def test_placement_and_goals_come_as_frames() -> None:
    result = fairground.run(
        "hackbench -g 2 -l 20 -p",
        machine="xeon-8260-2s",
        kernel="tip-fb04563d1cae",
        set={"search": "sis-core"},
        until="end",
    )
    goal = result.goals.set_index("name").loc["hackbench"]
    assert (goal["unit"], goal["count"], goal["total"]) == ("messages", 16_000, 16_000)
    assert not goal["extrapolated"]
    assert goal["time_s"] == (goal["last_ns"] - goal["started_ns"]) / 1e9
    placement = result.placement.set_index(["level", "id"])
    machine = placement.loc[("machine", 0)]
    assert machine["searches"] > 0
    for counts in ("searches", "tested", "true_negatives", "wakeup_migrations_machine"):
        assert placement.loc["llc", counts].sum() == machine[counts]
        assert placement.loc["cpu", counts].sum() == machine[counts]
    assert list(placement.loc["cpu"].index) == list(result.cpus["cpu"])
    assert 0 < machine["search_yield_percent"] <= machine["search_efficiency_percent"] <= 100


def test_a_goal_may_be_extrapolated() -> None:
    command, machine = "hackbench -g 1 -l 20000 -p", "xeon-8260-2s"
    goal = fairground.run(command, machine=machine, until="5%").goals.loc[0]
    assert goal["extrapolated"]
    assert goal["count"] < goal["total"]
    assert 0 < goal["half_width_percent"] <= 5


def test_histories_tell_how_much_is_luck() -> None:
    server = "server --threads 4 --rate 300/s --service exp:1ms --duration 1s"
    told = fairground.histories(server, "3-9", limit=0.5)
    p99 = told.frame.set_index("metric").loc["p99"]
    assert p99["low"] < p99["median"] < p99["high"]
    assert 0.5 < p99["probability"] < 1
    runs = told.runs[told.runs["metric"] == "p99"]
    assert list(runs["seed"]) == list(range(3, 10))
    third = fairground.run(server, seed=3, limit=0.5).requests.loc[0, "latency_ns_p99"]
    assert runs["value"].iloc[0] == pytest.approx(third / 1e6)
    assert "7 seeds" in repr(told)
    assert "<table>" in told._repr_html_()
    assert told.to_dict()["digest"] == told.digest
    assert "Over 7 histories" in str(told)
    alone = fairground.histories(server, 1).frame
    assert alone["probability"].isna().all()
    with pytest.raises(fairground.InputError, match="explanation=1 for one of them"):
        fairground.histories(SET)


def test_threads_have_their_own_notes() -> None:
    command = "server --threads 2 --rate 100/s --service 1ms --duration 50ms"

    def notes(at: int) -> list[str]:
        machine = {"machine": "i7-6700"} if at % 2 else {}
        return list(fairground.run(command, **machine).notes)  # type: ignore[arg-type]

    alone = [notes(0), notes(1)]
    assert alone[0] != alone[1]
    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(notes, range(12))) == [alone[at % 2] for at in range(12)]


def test_a_span_in_which_nothing_was_done_has_no_latency() -> None:
    result = fairground.run("server --threads 2 --rate 5/s --service 3s --duration 1s")
    row = result.requests.iloc[0]
    assert row["count"] == 0
    assert row[["latency_ns_p50", "latency_ns_p99", "latency_ns_max"]].isna().all()
    assert not result.plot().lines


def test_a_seed_beside_seeds_is_refused() -> None:
    told = r"seed is 5; accepted: nothing beside seeds=3"
    with pytest.raises(fairground.UsageError, match=told):
        fairground.check("web-and-batch", "p99 < 1s", seed=5, seeds=3)
    with pytest.raises(fairground.UsageError, match=told):
        fairground.compare("web-and-batch", {"cpu.max": 1}, seed=5, seeds=3)


def test_a_set_that_does_not_fit_is_told_in_the_repr() -> None:
    line = "server --threads 2 --rate 20/s --service 1ms --duration 200ms"
    text = (
        'misfit = "their p99 is another one"\nmachine = "i7-6700"\n[groups."/web"]\n'
        f'"cpu.max" = 1\n[[explanations]]\nweight = 1.0\n[[explanations.workloads]]\n'
        f'command = "{line}"\ngroup = "/web"\n'
    )
    checked = fairground.check(text, "p99 < 1s", seeds=2, explanation=1)
    assert not checked
    assert checked.misfit == "their p99 is another one"
    assert repr(checked).startswith("<CheckResult: MISFIT, none holds")
    tuned = fairground.tune(text, {"cpu.max": [1, 2]}, "p99 < 1s", seeds=2, explanation=1)
    assert not tuned
    assert "MISFIT" in repr(tuned)
