"""The packages build from their own archives, with nothing of the repository around them."""

from __future__ import annotations

import json
import os
import platform
import tarfile
from pathlib import Path

import pytest
from commands import REPOSITORY, done

TARGET = Path(os.environ.get("CARGO_TARGET_DIR", REPOSITORY / "target")).resolve()
#: Only whether they build is asked. Not where tests are built: what cargo built there of sources in
#: another home it takes for changed, and builds all of it again for whoever comes next.
APART = {
    "CARGO_BUILD_BUILD_DIR": str(TARGET / "packaging"),
    "CARGO_PROFILE_DEV_OPT_LEVEL": "0",
    "CARGO_PROFILE_DEV_DEBUG": "none",
    "CARGO_INCREMENTAL": "0",
}

pytestmark = pytest.mark.long


def unpacked(archive: Path, into: Path) -> Path:
    """The one folder of an archive."""
    with tarfile.open(archive) as files:
        files.extractall(into, filter="data")
    (folder,) = into.iterdir()
    return folder


def test_the_wheel_was_built_of_the_archive_that_is_given_out() -> None:
    # `make packages` unpacks it there, and builds there what test_given_out.py installs.
    (archive,) = (TARGET / "packages").glob("*.tar.gz")
    with tarfile.open(archive) as files:
        for entry in files:
            if file := files.extractfile(entry):
                path = TARGET / "unpacked" / Path(*Path(entry.name).parts[1:])
                assert path.read_bytes() == file.read(), entry.name
    built = TARGET / f"{platform.machine()}-unknown-linux-gnu" / "release" / "lib_core.d"
    assert f"{TARGET}/unpacked/crates/fairground-py/src/lib.rs" in built.read_text()


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
    published = [
        "fairground",
        "fairground-cli",
        "fairground-service",
        "fairground-statistics",
    ]
    packages = [word for name in published for word in ("--package", name)]
    home = home_without_sources(tmp_path / "cargo")
    command = ["cargo", "package", "--locked", "--allow-dirty", *packages]
    done(command, REPOSITORY, None, (0,), CARGO_HOME=str(home), **APART)
    archives = sorted((TARGET / "package").glob("fairground-*.crate"))
    assert [archive.name.rsplit("-", 1)[0] for archive in archives] == published
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
