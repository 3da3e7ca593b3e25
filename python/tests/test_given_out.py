"""What `make packages` gives out runs where nothing else of fairground is.

`make test-long` makes it first, and the other long tests run it. So here it is compared with the
program that cargo's tests are built with: histories and texts are the same without optimisation.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

import pytest
from commands import BIN, REPOSITORY, done, told

from packages import image, share

TARGET = Path(os.environ.get("CARGO_TARGET_DIR", REPOSITORY / "target")).resolve()
#: Neither optimised as releases are nor linked as they are.
OF_TESTS = TARGET / "debug" / "fairground"
MACHINE = platform.machine()
MAIN_JOB = ["run", "web-and-batch", "--duration", "10ms", "--json"]


@pytest.fixture(scope="session")
def given() -> Path:
    """The folder of packages for this machine."""
    folder = TARGET / "packages"
    assert folder.exists(), f"make packages ARCHITECTURES={MACHINE}"
    return folder


def only(folder: Path, pattern: str) -> Path:
    (path,) = folder.glob(pattern)
    return path


def same(*program: str, folder: Path) -> None:
    """The program is the repository's: its version, and the digest of the main job."""
    both = ((*program,), (str(OF_TESTS),))
    versions = [done([*one, "--version"], folder) for one in both]
    assert versions[0] == versions[1]
    digests = [json.loads(done([*one, *MAIN_JOB], folder))["digest"] for one in both]
    assert digests[0] == digests[1]


def pythons() -> dict[str, str]:
    """An interpreter of each version that is at hand, on the path or in pyenv's folder."""
    folders = (Path.home() / ".pyenv" / "versions").glob("*/bin")
    path = os.pathsep.join([os.environ["PATH"], "/usr/bin", *map(str, sorted(folders))])
    found = {f"3.{sys.version_info.minor}": sys.executable}
    for minor in range(10, 20):
        # pyenv's own programs stand for versions that it has not switched on.
        for folder in path.split(os.pathsep):
            python = shutil.which(f"python3.{minor}", path=folder)
            command = [str(python), "-c", "import venv"]
            if python and subprocess.run(command, capture_output=True).returncode == 0:
                found.setdefault(f"3.{minor}", python)
    return found


def files_below(folder: Path) -> dict[str, str]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_text() for path in files}


@pytest.mark.long
def test_the_wheel_runs_on_every_python_at_hand(given: Path, tmp_path: Path) -> None:
    wheel = only(given, "*.whl")
    tags = f"manylinux2014_{MACHINE}.manylinux_2_17_{MACHINE}"
    assert wheel.name.endswith(f"-cp310-abi3-{tags}.whl")
    found = pythons()
    assert found
    for version, python in found.items():
        venv = tmp_path / version
        done([python, "-m", "venv", "--without-pip", str(venv)])
        install = ["install", "--quiet", "--no-deps", "--no-index", str(wheel)]
        done([sys.executable, "-m", "pip", "--python", str(venv / "bin" / "python"), *install])
        same(str(venv / "bin" / "fairground"), folder=tmp_path)
        assert files_below(venv / "share") == share.files(OF_TESTS), version


@pytest.mark.long
def test_the_wheel_asks_for_no_newer_glibc(given: Path, tmp_path: Path) -> None:
    shutil.unpack_archive(only(given, "*.whl"), tmp_path, "zip")
    symbols = done(["readelf", "--version-info", "--wide", str(only(tmp_path, "fairground/*.so"))])
    minors = [int(minor) for minor in re.findall(r"GLIBC_2\.(\d+)", symbols)]
    assert minors
    assert max(minors) <= 17


def is_static(program: Path) -> bool:
    """Neither a loader nor a library is asked for."""
    headers = done(["readelf", "--program-headers", "--dynamic", "--wide", str(program)])
    return "INTERP" not in headers and "(NEEDED)" not in headers


@pytest.mark.long
def test_the_static_program_needs_nothing(given: Path, tmp_path: Path) -> None:
    program = only(given, f"fairground-*-linux-{MACHINE}")
    assert is_static(program)
    assert not is_static(Path(sys.executable).resolve())
    same(str(program), folder=tmp_path)
    assert str(REPOSITORY).encode() not in program.read_bytes()


def test_what_is_installed_with_the_package_is_todays() -> None:
    shared = Path(sys.prefix) / "share"
    files = share.files(Path(BIN))
    assert {name: (shared / name).read_text() for name in files} == files


def test_the_shells_read_what_wheels_carry(tmp_path: Path) -> None:
    files = share.files(Path(BIN))
    script = tmp_path / "fairground"
    script.write_text(files["bash-completion/completions/fairground"])
    assert "fairground" in done(["bash", "-c", f"source {script}; complete -p fairground"])
    verbs = re.findall(r"^  (\w+) ", told("--help").partition("Commands:")[2], re.MULTILINE)
    assert len(verbs) > 10
    assert {f"man/man1/fairground-{verb}.1" for verb in verbs} <= set(files)


def contents(archive: bytes) -> dict[str, bytes]:
    """The files of an archive; each entry is nobody's and of no time."""
    found = {}
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        names = files.getnames()
        assert names == sorted(names)
        for entry in files:
            assert (entry.mtime, entry.uid, entry.gid, entry.uname) == (0, 0, 0, "")
            if entry.isfile():
                file = files.extractfile(entry)
                assert file
                found[entry.name] = file.read()
    return found


def referred(files: dict[str, bytes], descriptor: dict[str, Any]) -> bytes:
    """What a descriptor names; it has the size and the digest that are told of it."""
    kind, digest = descriptor["digest"].split(":")
    content = files[f"blobs/{kind}/{digest}"]
    assert hashlib.new(kind, content).hexdigest() == digest
    assert len(content) == descriptor["size"]
    return content


def layer_of(archive: bytes, architecture: str) -> dict[str, bytes]:
    """The files of the only layer, reached by both of the image's indexes."""
    files = contents(archive)
    assert json.loads(files["oci-layout"]) == {"imageLayoutVersion": "1.0.0"}
    (described,) = json.loads(files["index.json"])["manifests"]
    assert described["platform"] == {"architecture": architecture, "os": "linux"}
    manifest = json.loads(referred(files, described))
    config = json.loads(referred(files, manifest["config"]))
    (layer,) = [referred(files, one) for one in manifest["layers"]]
    assert config["rootfs"]["diff_ids"] == [f"sha256:{hashlib.sha256(layer).hexdigest()}"]
    assert config["architecture"] == architecture
    assert config["config"]["Entrypoint"] == ["/fairground"]
    (docker,) = json.loads(files["manifest.json"])
    assert files[docker["Config"]] == referred(files, manifest["config"])
    assert [files[path] for path in docker["Layers"]] == [layer]
    with tarfile.open(fileobj=io.BytesIO(layer)) as inside:
        assert inside.getmember("fairground").mode == 0o755
    return contents(layer)


def test_an_image_is_the_same_bytes_each_time() -> None:
    asked = (b"\x7fELF", {"licenses/B": b"b", "licenses/A": b"a"}, "arm64", "1.2.3")
    archive = image.image(*asked)
    texts = dict(reversed(asked[1].items()))
    assert image.image(asked[0], texts, *asked[2:]) == archive
    assert layer_of(archive, "arm64") == {"fairground": b"\x7fELF", **asked[1]}
    # Whoever changes these bytes on purpose changes this line.
    assert hashlib.sha256(archive).hexdigest().startswith("5e00e319f24e3694")


@pytest.mark.long
def test_the_image_holds_the_static_program_and_licences(given: Path, tmp_path: Path) -> None:
    archive = only(given, f"fairground-*-image-{MACHINE}.tar").read_bytes()
    layer = layer_of(archive, image.ARCHITECTURES[MACHINE])
    assert sorted(layer) == ["fairground", "licenses/LICENSE-APACHE", "licenses/LICENSE-MIT"]
    assert layer["fairground"] == only(given, f"fairground-*-linux-{MACHINE}").read_bytes()
    program = tmp_path / "fairground"
    program.write_bytes(layer["fairground"])
    program.chmod(0o755)
    same(str(program), folder=tmp_path)


@pytest.mark.long
def test_checksums_are_of_all_packages(given: Path) -> None:
    done(["sha256sum", "--check", "--strict", "--quiet", "SHA256SUMS"], given)
    lines = (given / "SHA256SUMS").read_text().splitlines()
    listed = [line.split("  ")[1] for line in lines]
    assert sorted([*listed, "SHA256SUMS"]) == sorted(path.name for path in given.iterdir())
    assert [Path(name).suffix for name in listed].count(".gz") == 1
