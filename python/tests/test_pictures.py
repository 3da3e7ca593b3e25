"""What a notebook shows of results: pictures, and the report in a frame."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from commands import SERVER

import fairground

HOSTILE: dict[str, Any] = {
    "machine": "laptop-4x2",
    "duration": "200ms",
    "workloads": [{"name": "<b>x", "command": SERVER}],
}


def pictures(html: str) -> list[ET.Element]:
    """The pictures of a page, the first of which is the whole one."""
    parts = [part.split("</svg>")[0] for part in html.split("<svg")[1:]]
    return [ET.fromstring(f"<svg{part}</svg>") for part in parts]


def test_a_run_draws_its_percentiles() -> None:
    result = fairground.run(SERVER)
    (picture, key) = pictures(result._repr_html_())
    (curve,) = picture.iter("polyline")
    points = [tuple(map(float, point.split(","))) for point in curve.attrib["points"].split()]
    (span,) = result.requests.to_dict("records")
    assert len(points) == 7
    # To the right are higher percentiles, and they are no lower: up is less in SVG.
    assert points == sorted(points)
    assert [up for _, up in points] == sorted((up for _, up in points), reverse=True)
    assert span["span"] in picture.attrib["aria-label"]
    assert key.attrib["aria-hidden"] == "true"


def test_names_in_pictures_are_text() -> None:
    html = fairground.run(HOSTILE)._repr_html_()
    assert "<b>x" not in html
    assert "&lt;b&gt;x" in html


def test_a_run_without_requests_has_its_tables_alone() -> None:
    html = fairground.run("desktop", duration="50ms")._repr_html_()
    assert "<svg" not in html
    assert "<table" in html


def test_a_comparison_draws_a_bar_for_each_gain() -> None:
    table = fairground.compare(SERVER, {"cpu.max": 0.7}, seeds=6)
    (picture,) = pictures(table._repr_html_())
    assert len(list(picture.iter("rect"))) == len(table.cells)


def test_a_report_is_a_page_and_a_frame(tmp_path: Path) -> None:
    page = fairground.report("compare", SERVER, with_="cpu.max=0.7", seeds=2)
    assert page.document["verb"] == "compare"
    assert page.document["command"].endswith("--report report.html '" + SERVER + "'")
    page.save(tmp_path / "out.html")
    assert (tmp_path / "out.html").read_text(encoding="utf-8") == page.html
    with pytest.raises(fairground.MachineError, match=r"cannot write .*: "):
        page.save(tmp_path / "no folder" / "out.html")
    assert [file.name for file in tmp_path.iterdir()] == ["out.html"]
    frame = page._repr_html_()
    assert frame.startswith('<iframe sandbox="allow-scripts"')
    (inside,) = [part.split('"></iframe>')[0] for part in frame.split('srcdoc="')[1:]]
    assert unescape(inside) == page.html
    assert repr(page).startswith("<Report: 2 seeds are too few")


def test_results_have_the_page_of_their_own_question(tmp_path: Path) -> None:
    run = fairground.run(HOSTILE, set={"nr_migrate": 8}, seed=3)
    page = run.report().document
    assert page["worlds"][0]["digest"] == run.digest
    assert "--seed 3" in page["command"]
    assert "fairground-" not in page["command"], "no folder that is gone"
    table = fairground.compare(SERVER, {"cpu.max": 0.7}, seeds=2)
    assert table.report().document["comparison"]["digest"] == table.digest
    vary = {"cpu.max": [0.5, 1]}
    best = fairground.tune(SERVER, vary, "p99 < 1s", seeds=2)
    assert best.report().document["verb"] == "tune"
    for out in (None, tmp_path / "sweep"):
        points = fairground.sweep(SERVER, vary, seeds=2, out=out)
        panels = points.report().document["panels"]
        (heat,) = [panel for panel in panels if panel["kind"] == "heat"]
        assert heat["axes"][0]["values"] == ["0.5", "1"]
    assert fairground.reproduce("U08").report().document["verb"] == "reproduce"


def test_a_result_of_other_files_or_of_text_has_no_page(tmp_path: Path) -> None:
    scenario = tmp_path / "mine.toml"
    scenario.write_text('duration = "10ms"\n[tasks.a]\nrun = "1ms"\n')
    result = fairground.run(scenario)
    scenario.write_text('duration = "20ms"\n[tasks.a]\nrun = "1ms"\n')
    with pytest.raises(fairground.InputError, match="have changed"):
        result.report()
    text = json.dumps(result.to_dict())
    with pytest.raises(fairground.UsageError, match="was read from text"):
        fairground.RunResult(text).report()


def test_what_has_no_report_is_told() -> None:
    with pytest.raises(fairground.UsageError, match=r"report is 'out.html'; .*\.save\(path\)"):
        fairground.report("run", SERVER, report="out.html")
    with pytest.raises(fairground.UsageError, match="verb is 'list'; accepted: run, compare"):
        fairground.report("list")
    with pytest.raises(fairground.UsageError, match="no page was written"):
        fairground.report("run", "--help")
    with pytest.raises(fairground.UsageError, match="--wiht"):
        fairground.report("run", SERVER, wiht="cpu.max=1")
