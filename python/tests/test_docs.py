"""Documents lead somewhere: links, sections that comments cite, and nothing that only we have."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

from docs_blocks import REPOSITORY, pages

LINK = re.compile(r"\]\(([^)\s]+)\)")
# In a comment: a page under docs/, and after a comma its section, which begins with a capital.
CITED = re.compile(r"(docs/[\w/.-]+\.md)(?:, ([A-Z][^\n]*))?")
COLUMNS_MAX = 100
README_LINES_MAX = 80


def headings(page: Path) -> list[str]:
    lines = re.sub(r"```.*?```", "", page.read_text(), flags=re.DOTALL).split("\n")
    return [line.lstrip("#").strip() for line in lines if line.startswith("#")]


def anchor(heading: str) -> str:
    """The anchor that GitHub gives a heading."""
    kept = re.sub(r"[^\w\- ]", "", heading.lower())
    return kept.replace(" ", "-")


def leads_nowhere(page: Path) -> Iterator[str]:
    text = re.sub(r"```.*?```", "", page.read_text(), flags=re.DOTALL)
    for target in LINK.findall(re.sub(r"`[^`\n]*`", "", text)):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, section = target.partition("#")
        file = (page.parent / path).resolve() if path else page
        if not file.exists():
            yield f"{page}: {target}"
        elif section and section not in [anchor(heading) for heading in headings(file)]:
            yield f"{page}: {target}: no such section"


def texts() -> Iterator[tuple[str, str]]:
    """Every text of the repository, but the documents."""
    listed = subprocess.run(["git", "ls-files"], cwd=REPOSITORY, capture_output=True, text=True)
    assert listed.returncode == 0, listed.stderr
    for name in listed.stdout.split("\n"):
        path = REPOSITORY / name
        if not name or name.startswith("docs/") or path.is_symlink() or not path.is_file():
            continue
        try:
            yield name, path.read_text()
        except UnicodeDecodeError:
            continue


def test_links_lead_somewhere() -> None:
    others = {"target", "node_modules"}
    readmes = [p for p in REPOSITORY.glob("*/**/README.md") if others.isdisjoint(p.parts)]
    ours = [path for path in readmes if not any(part.startswith(".") for part in path.parts)]
    lost = [line for page in {*pages(), *ours} for line in leads_nowhere(page)]
    assert not lost, "\n".join(sorted(lost))


def test_what_comments_cite_exists() -> None:
    lost = []
    for name, text in texts():
        # A citation may go on in the next line of the comment.
        joined = re.sub(r",\n\s*(?:#|//[/!]?|\*)? *(?=[A-Z])", ", ", text)
        for page, section in CITED.findall(joined):
            path = REPOSITORY / page
            if not path.exists():
                lost.append(f"{name}: {page}")
            elif section and not any(section.startswith(title) for title in headings(path)):
                lost.append(f"{name}: {page}, {section}")
    assert not lost, "\n".join(lost)


def test_nothing_cites_what_a_stranger_lacks() -> None:
    # Written in two parts, so that this file keeps its own rule.
    private = ["spec" + ".md", "seeds" + "/", "shared" + "/", "seed_" + "tables", "cases" + ".json"]
    told = [f"{name}: {word}" for name, text in texts() for word in private if f"{word}" in text]
    assert not told, "\n".join(told)


def test_pages_are_narrow_and_the_readme_is_short() -> None:
    wide = []
    for page in pages():
        prose = re.sub(r"```.*?```", "", page.read_text(), flags=re.DOTALL)
        lines = [line for line in prose.split("\n") if not line.startswith("|")]
        wide += [f"{page}: {line}" for line in lines if len(line) > COLUMNS_MAX]
    assert not wide, "\n".join(wide)
    assert len((REPOSITORY / "README.md").read_text().splitlines()) <= README_LINES_MAX


def figures(pattern: str, text: str) -> tuple[str, str]:
    found = re.search(pattern, re.sub(r"[*\s]+", " ", text))
    assert found, pattern
    return found[1], found[2]


def test_figures_of_fidelity_are_todays() -> None:
    page = (REPOSITORY / "docs" / "explanation" / "fidelity.md").read_text()
    files = sorted((REPOSITORY / "data").glob("**/scores.md"))
    tables = "\n".join(path.read_text() for path in files)
    rows = {
        "a real 6.18.44": r"(\d+) of (\d+) checks are hit",
        "where waking tasks go": r"(\d+) of (\d+) figures hit ?, \d+ recordings in all of theirs",
        "other recordings": r"218 recordings.*?: ?(\d+) of (\d+) figures hit",
        "one by one, of 7.2": r"recordings of 7.2.*?: ?(\d+) of (\d+) figures hit",
        "one by one, of 7.3": r"recordings of 7.3.*?: ?(\d+) of (\d+) figures hit",
        "deadline tasks (69": r"deadline tasks \(`rt- `\) (\d+) of (\d+)",
    }
    for name, pattern in rows.items():
        hit, checks = figures(pattern, tables)
        (row,) = [line for line in page.split("\n") if line.startswith("|") and name in line]
        assert row.endswith(f"| {hit} |"), row
        assert f"| {checks}" in row, row
    assert (
        "{} of {} checks".format(*figures(rows["a real 6.18.44"], tables))
        in (REPOSITORY / "README.md").read_text()
    )


def test_figures_of_drawn_services_are_their_pages() -> None:
    page = (REPOSITORY / "docs" / "explanation" / "fidelity.md").read_text()
    told = " ".join(page.partition("**Services that nobody chose**")[2].split("\n\n")[0].split())
    scores = (REPOSITORY / "data" / "oracle" / "drawn-services" / "scores.md").read_text()
    for measure in ["throttle ratio", "p99 within 10", "p99 within 20", "throttled time", "a knob"]:
        (row,) = [line for line in scores.split("\n") if line.startswith(f"| {measure}")]
        second = row.split("|")[4].split("(")[0].strip()
        assert second in told, f"{measure}: {second}"


def test_cells_of_studies_are_todays() -> None:
    lines = (REPOSITORY / "studies" / "expected.txt").read_text().splitlines()
    counts = {line.split()[1].rstrip(":"): re.findall(r"(\d+) of (\d+)", line) for line in lines}
    table = (REPOSITORY / "studies" / "README.md").read_text()
    total = [0, 0, 0, 0]
    for study, ((fit, fitted), (hit, predicted)) in counts.items():
        cells = f"{int(fit) + int(hit)} of {int(fitted) + int(predicted)} |"
        rows = [line for line in table.split("\n") if line.startswith(f"| [{study}]")]
        assert [row for row in rows if row.endswith(cells)] == rows != [], f"{study}: {cells}"
        total = [a + int(b) for a, b in zip(total, (fit, fitted, hit, predicted), strict=True)]
    page = (REPOSITORY / "docs" / "explanation" / "fidelity.md").read_text()
    fit_, fitted_, hit_, predicted_ = total
    told = f"{predicted_} predicted cells, {fitted_} fitted ones | {hit_}, {fit_} |"
    assert f"posted tables: {len(counts)} studies | {told}" in page


def test_anchors_are_githubs() -> None:
    assert anchor("Limits and weights in other forms") == "limits-and-weights-in-other-forms"
    assert anchor("What varies: `--vary` of `sweep` and `tune`") == (
        "what-varies---vary-of-sweep-and-tune"
    )
