"""Pages of `--report` of other verbs than run and compare: what they show is what the verb says."""

from __future__ import annotations

import json
import math
import statistics
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from commands import SERVER, SET, corrected, told
from report_pages import document, report

SHORT = ("--duration", "50ms")


def answer_of(*words: str) -> Any:
    """What a command says as JSON, whatever it comes to."""
    return json.loads(told(*words, "--json", codes=(0, 1)))


def panels(page: Any, kind: str) -> list[Any]:
    return [panel for panel in page["panels"] if panel["kind"] == kind]


def setting(heat: Any, cell: Any) -> dict[str, str]:
    """Values of a cell, by knob."""
    axes = zip(heat["axes"], cell["at"], strict=True)
    return {axis["key"]: axis["values"][at] for axis, at in axes}


def text(cell: Any) -> str:
    """A table's cell, whether it stands out or not."""
    return str(cell["text"] if isinstance(cell, dict) else cell)


def test_the_map_of_tune_shows_its_answer_and_no_more_than_was_tried(tmp_path: Path) -> None:
    vary = ("--vary", "cpu.max", "--vary", "cpu.max.burst=0,20ms")
    words = ("tune", SERVER, *vary, "--meet", "p99<9ms", "--seeds", "4", "--jobs", "2")
    page = document(report(tmp_path / "out.html", *words))
    answer = answer_of(*words)
    (heat,) = panels(page, "heat")
    (best,) = [cell for cell in heat["cells"] if 0 in cell["shown"][0]["signs"]]
    assert setting(heat, best) == answer["best"]["setting"]
    assert best["shown"][0]["text"] == f"{answer['best']['held']}/{answer['best']['seeds']}"
    # Of a free knob only values at which something was tried are shown.
    (free, burst) = heat["axes"]
    assert len(free["values"]) + free["left_out"] > 100 > len(free["values"])
    assert burst == {"key": "cpu.max.burst", "values": ["0", "20ms"], "left_out": 0}
    assert len(heat["cells"]) <= len(free["values"]) * 2 < answer["settings"]
    (proof, *_) = panels(page, "table")[0]["rows"]
    assert proof[2] == f"{answer['check']['held']} of {answer['check']['seeds']}"
    assert [world["name"] for world in page["worlds"]] == ["as it stands", "the answer"]


def test_a_target_that_is_not_met_has_a_page_that_says_so(tmp_path: Path) -> None:
    words = ("tune", SERVER, "--vary", "cpu.max=0.5,1", "--meet", "p99<1us", "--seeds", "4")
    told(*words, "--report", str(tmp_path / "out.html"), codes=[1])
    page = document(tmp_path / "out.html")
    assert page["answer"][0].startswith("Infeasible: no setting that was tried meets the target.")
    (heat,) = panels(page, "heat")
    assert all(cell["shown"][0]["signs"] == [] for cell in heat["cells"])


def test_the_map_of_a_sweep_has_the_means_of_its_results(tmp_path: Path) -> None:
    vary = ("--vary", "cpu.max=0.3,1", "--vary", "cpu.max.burst=0,50ms")
    out = tmp_path / "sweep"
    words = ("sweep", SERVER, *vary, "--seeds", "6", "--out", str(out), *SHORT)
    page = document(report(tmp_path / "out.html", *words))
    by_setting: dict[str, list[float]] = defaultdict(list)
    for line in map(json.loads, (out / "results.jsonl").read_text().splitlines()):
        known = line.get("metrics", {}).get("p99")
        by_setting[json.dumps(line["setting"], sort_keys=True)] += [known] if known else []
    (heat,) = panels(page, "heat")
    assert heat["measures"][0]["name"] == "p99, mean of the seeds"
    assert len(heat["cells"]) == 4
    for cell in heat["cells"]:
        numbers = by_setting[json.dumps(setting(heat, cell), sort_keys=True)]
        shown = cell["shown"][0]
        if not numbers:
            assert (shown["text"], shown["level"]) == ("refused", None)
            continue
        # Student's t of five degrees of freedom, 97.5 %.
        half = 2.5706 * statistics.stdev(numbers) / math.sqrt(6)
        assert shown["text"] == f"{statistics.mean(numbers):.2f} ms"
        assert float(shown["spread"].strip("± ms")) == pytest.approx(half, abs=0.006)


def test_the_page_of_explain_has_its_ranges(tmp_path: Path) -> None:
    scenario = tmp_path / "set.toml"
    scenario.write_text(SET)
    words = ("explain", str(scenario), "--meet", "p99<9ms")
    page = document(report(tmp_path / "out.html", *words))
    answer = answer_of(*words)
    parts, latency, throttled = panels(page, "ranges")
    for row, part in zip(parts["rows"], answer["parts"], strict=True):
        assert {key: row[key] for key in ("low", "likely", "high")} == part["percent"]
    by_name = {row["name"]: row for row in latency["rows"]}
    for change in answer["changes"]:
        expected = change["does"]["latency_ms_p99"]
        assert {key: by_name[change["name"]][key] for key in expected} == expected
    assert latency["lines"] == [{"name": "target p99 < 9ms", "at": 9.0}]
    today = answer["today"]["throttled_percent"]
    assert {key: throttled["rows"][0][key] for key in today} == today
    (curves,) = panels(page, "percentiles")
    likely = next(curve for curve in curves["curves"] if curve["role"] == "likely")
    assert likely["latency_ns"] == sorted(likely["latency_ns"])
    assert not any(curve["role"] == "measured" for curve in curves["curves"])


def test_what_speaks_against_an_answer_stands_in_it(tmp_path: Path) -> None:
    scenario = tmp_path / "set.toml"
    plain = ("explain", str(scenario))
    for head, words, says in (
        ('caution = "nobody counted throttling"\n', (), "With caution: nobody counted throttling."),
        ("", ("--pressure", "90%"), "What would help: look for what else runs on the node"),
    ):
        scenario.write_text(head + SET)
        page = document(report(tmp_path / "out.html", *plain, *words))
        assert any(says in sentence for sentence in page["answer"]), page["answer"]
    told = "Neighbours are not in these figures"
    scenario.write_text(SET)
    page = document(report(tmp_path / "out.html", *plain))
    assert not any(told in sentence for sentence in page["answer"])
    texts = [panel["sentences"] for panel in panels(page, "text")]
    assert any(told in sentence for sentences in texts for sentence in sentences)


def test_a_target_in_another_unit_is_a_line_of_the_page_of_explain(tmp_path: Path) -> None:
    scenario = tmp_path / "set.toml"
    scenario.write_text(SET)
    words = ("explain", str(scenario), "--meet", "latency_us_p99<9ms")
    page = document(report(tmp_path / "out.html", *words))
    (line,) = panels(page, "ranges")[1]["lines"]
    assert line == {"name": "target latency_us_p99 < 9ms", "at": 9.0}


def test_figures_without_latencies_have_a_page_that_says_why(tmp_path: Path) -> None:
    words = ("explain", "--cpus", "4", "--limit", "2", "--rps", "200", "--cpu-usage", "0.7")
    told(*words, "--report", str(tmp_path / "out.html"), codes=[1])
    page = document(tmp_path / "out.html")
    assert page["answer"][0].startswith("No answer: No latencies are among the figures.")
    assert (page["panels"], page["worlds"]) == ([], [])


def test_the_page_of_a_study_has_every_cell_and_every_miss(tmp_path: Path) -> None:
    page = document(report(tmp_path / "out.html", "reproduce", "U08", "U20"))
    cells = [cell for study in answer_of("reproduce", "U08", "U20") for cell in study["cells"]]
    tables = [table for table in panels(page, "table") if "verdict" in table["columns"]]
    rows = [[text(cell) for cell in row] for table in tables for row in table["rows"]]
    shown = sorted((row[0], row[1], row[-1].lower()) for row in rows)
    assert shown == sorted((cell["row"], cell["column"], cell["verdict"]) for cell in cells)
    kinds = [table["title"].split(", ")[1] for table in tables]
    assert kinds == ["predicted", "predicted", "calibrated"]


def test_the_page_of_a_study_shows_its_errata_apart(tmp_path: Path) -> None:
    page = document(report(tmp_path / "out.html", "reproduce", corrected(tmp_path)))
    tables = [table for table in panels(page, "table") if "verdict" in table["columns"]]
    kinds = [table["title"].split(", ")[1] for table in tables]
    assert kinds == ["predicted", "erratum"]
    assert [text(table["rows"][0][-1]) for table in tables] == ["hit", "erratum"]
    says = {panel["title"]: panel["sentences"] for panel in panels(page, "text")}
    assert says["Errata of study corrected"] == ["limit, first: 2 in the second version"]
    assert page["answer"][0].endswith("; none misses.")


def test_pages_of_sets_show_ranges_over_all_explanations(tmp_path: Path) -> None:
    scenario = tmp_path / "set.toml"
    scenario.write_text(SET)
    page = document(report(tmp_path / "out.html", "run", str(scenario)))
    rows = [row for panel in panels(page, "ranges") for row in panel["rows"]]
    expected = {row["metric"]: row["range"] for row in answer_of("run", str(scenario))["ranges"]}
    assert {
        row["name"]: {key: row[key] for key in ("low", "likely", "high")} for row in rows
    } == expected
    words = ("compare", str(scenario), "--with", "cpu.max=1", "--seeds", "6")
    page = document(report(tmp_path / "out.html", *words))
    (ranges,) = panels(page, "ranges")
    says = [row["says"] for row in answer_of(*words)["rows"]]
    assert [row["note"] for row in ranges["rows"]] == says
    assert len(page["worlds"]) == 2


@pytest.mark.long
def test_a_fit_shows_the_figures_beside_its_explanations(tmp_path: Path) -> None:
    figures = ("--rps", "200", "--cpu-usage", "0.7", "--p50", "4ms", "--p99", "400ms")
    out = tmp_path / "service.toml"
    words = ("fit", *figures, "--cpus", "4", "--limit", "1", "--out", str(out))
    # Of services that do not fit the file, the page and the exit code say the same.
    told(*words, "--report", str(tmp_path / "out.html"), codes=[1])
    page = document(tmp_path / "out.html")
    assert "misfit = " in out.read_text()
    assert [caution.split(":")[0] for caution in page["cautions"]] == ["MISFIT"]
    (file,) = page["files"]
    assert file["text"] == out.read_text()
    (curves,) = panels(page, "percentiles")
    (measured,) = [curve for curve in curves["curves"] if curve["role"] == "measured"]
    assert measured["shares"] == [0.5, 0.99]
    assert measured["latency_ns"] == [4e6, 400e6]
    (table,) = panels(page, "table")
    assert text(table["rows"][0][0]) == "the figures"
    assert len(table["rows"]) == 1 + out.read_text().count("[[explanations]]")
