"""The packages build from their own archives, with nothing of the repository around them."""

from __future__ import annotations

import json
import os
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from commands import BIN, REPOSITORY, done, told

from packages import share

#: What was built before, of registries above all, is not built again.
TARGET = Path(os.environ.get("CARGO_TARGET_DIR", REPOSITORY / "target")).resolve()
MAIN_JOB = ["run", "web-and-batch", "--duration", "10ms", "--json"]

pytestmark = pytest.mark.long


def expected_digest() -> str:
    """What the program in the repository says of the main job."""
    return digest_of(told(*MAIN_JOB))


def digest_of(text: str) -> str:
    digest = json.loads(text)["digest"]
    assert isinstance(digest, str)
    return digest


def unpacked(archive: Path, into: Path) -> Path:
    """The one folder of an archive."""
    with tarfile.open(archive) as files:
        files.extractall(into, filter="data")
    (folder,) = into.iterdir()
    return folder


def test_the_source_distribution_builds_a_wheel_that_runs(tmp_path: Path) -> None:
    maturin = str(Path(sys.executable).parent / "maturin")
    done([maturin, "sdist", "--out", str(tmp_path)], REPOSITORY)
    (archive,) = tmp_path.glob("*.tar.gz")
    folder = unpacked(archive, tmp_path / "source")
    build = [maturin, "build", "--release", "--locked", "--out", str(tmp_path / "wheel")]
    done(build, folder, CARGO_TARGET_DIR=str(TARGET))
    (wheel,) = (tmp_path / "wheel").glob("*.whl")
    with zipfile.ZipFile(wheel) as files:
        files.extractall(tmp_path / "installed")
    run = [sys.executable, "-m", "fairground", *MAIN_JOB]
    text = done(run, tmp_path, PYTHONPATH=str(tmp_path / "installed"))
    assert digest_of(text) == expected_digest()
    # `make` has put man pages and completions into the archive.
    shared = next((tmp_path / "installed").glob("fairground-*.data/data/share"))
    texts = share.files(Path(BIN))
    assert {name: (shared / name).read_text() for name in texts} == texts


def home_without_sources(folder: Path) -> Path:
    """A home for cargo with all that the user's has, but for the sources that it unpacked.

    cargo unpacks our engine's archive below `registry/src`, by the path of the target folder and
    the version. A checkout of another day at the same path leaves its engine there, and cargo
    builds that one instead of today's: it takes the files of one version to be the same for ever.
    """
    known = Path(os.environ.get("CARGO_HOME", Path.home() / ".cargo"))
    (folder / "registry").mkdir(parents=True)
    for source in [*known.iterdir(), *(known / "registry").iterdir()]:
        ours = folder / source.relative_to(known)
        if source.name != "src" and not ours.exists():
            ours.symlink_to(source)
    return folder


def test_the_crates_build_from_what_is_published(tmp_path: Path) -> None:
    # cargo builds each archive where it unpacked it, against the archives of the others.
    packages = ["--package", "fairground", "--package", "fairground-cli"]
    home = home_without_sources(tmp_path / "cargo")
    command = ["cargo", "package", "--locked", "--allow-dirty", *packages]
    done(command, REPOSITORY, CARGO_HOME=str(home))
    archives = sorted((TARGET / "package").glob("fairground-*.crate"))
    assert [archive.name.rsplit("-", 1)[0] for archive in archives] == [
        "fairground",
        "fairground-cli",
    ]
    folder = unpacked(archives[1], tmp_path / "source")
    names = [f"library/{shelf}" for shelf in ("machines", "scenarios", "studies", "workloads")]
    assert all(any((folder / name).iterdir()) for name in names)
    # Who installs from the archive has neither node nor the target of the playground's engine.
    assert (folder / "web" / "playground" / "engine.wasm.gz").stat().st_size > 500_000


def test_the_pages_of_the_engine_and_of_the_program_stand_side_by_side() -> None:
    metadata = json.loads(
        done(["cargo", "metadata", "--no-deps", "--format-version", "1"], REPOSITORY)
    )
    documented = [
        target["name"].replace("-", "_")
        for package in metadata["packages"]
        for target in package["targets"]
        if target["doc"]
    ]
    assert len(documented) == len(set(documented)), documented
    for package in metadata["packages"]:
        assert package["repository"], package["name"]
