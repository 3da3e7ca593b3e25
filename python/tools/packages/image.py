"""`python -m packages.image`: a static program as an image for containers, with nothing around it.

One tar file that is both an OCI image layout (`index.json`) and what `docker load` has always read
(`manifest.json`). Whoever gives it the same files gets the same bytes: names are sorted, times and
owners are zero, and nothing is compressed, which registries do.
"""

import argparse
import hashlib
import io
import json
import tarfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

#: Names of containers for those that the kernel tells.
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
#: Of no use to anybody, and the same in every build.
CREATED = "1970-01-01T00:00:00Z"
#: Nobody: the program needs no right of its own.
USER = "65534:65534"


def tar(files: dict[str, bytes], modes: dict[str, int] | None = None) -> bytes:
    """An archive of these files, by path; folders stand before what is in them."""
    parents = {str(parent) for path in files for parent in Path(path).parents} - {"."}
    stream = io.BytesIO()
    with tarfile.open(fileobj=stream, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name in sorted({*files, *parents}):
            entry = tarfile.TarInfo(name)
            if name in parents:
                entry.type, entry.mode = tarfile.DIRTYPE, 0o755
                archive.addfile(entry)
            else:
                entry.size, entry.mode = len(files[name]), (modes or {}).get(name, 0o644)
                archive.addfile(entry, io.BytesIO(files[name]))
    return stream.getvalue()


def _json(value: object) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


@dataclass(frozen=True)
class Blob:
    """What the layout keeps by its digest."""

    kind: str
    content: bytes

    @property
    def digest(self) -> str:
        """As manifests and registries name it."""
        return f"sha256:{hashlib.sha256(self.content).hexdigest()}"

    @property
    def path(self) -> str:
        """Where it lies in the file."""
        return f"blobs/{self.digest.replace(':', '/')}"

    @property
    def descriptor(self) -> dict[str, Any]:
        """How others refer to it."""
        kind = f"application/vnd.oci.image.{self.kind}"
        return {"mediaType": kind, "digest": self.digest, "size": len(self.content)}


def _config(layer: Blob, architecture: str, version: str) -> Blob:
    labels = {
        "title": "fairground",
        "version": version,
        "licenses": "Apache-2.0 OR MIT",
        "source": "https://github.com/fairground-sched/fairground",
    }
    started = {
        "User": USER,
        "Entrypoint": ["/fairground"],
        "WorkingDir": "/work",
        "Labels": {f"org.opencontainers.image.{key}": value for key, value in labels.items()},
    }
    config = {
        "architecture": architecture,
        "os": "linux",
        "created": CREATED,
        "config": started,
        "rootfs": {"type": "layers", "diff_ids": [layer.digest]},
        "history": [{"created": CREATED, "created_by": "make packages"}],
    }
    return Blob("config.v1+json", _json(config))


def image(program: bytes, texts: dict[str, bytes], architecture: str, version: str) -> bytes:
    """The image's file: the program as the entry point, and texts such as licences beside it."""
    layer = Blob("layer.v1.tar", tar({"fairground": program, **texts}, {"fairground": 0o755}))
    config = _config(layer, architecture, version)
    kind = "application/vnd.oci.image.manifest.v1+json"
    parts = {"config": config.descriptor, "layers": [layer.descriptor]}
    manifest = Blob("manifest.v1+json", _json({"schemaVersion": 2, "mediaType": kind, **parts}))
    named = {
        **manifest.descriptor,
        "platform": {"architecture": architecture, "os": "linux"},
        "annotations": {
            # What containerd and podman call it.
            "io.containerd.image.name": f"docker.io/library/fairground:{version}",
            "org.opencontainers.image.ref.name": version,
        },
    }
    tag = f"fairground:{version}"
    docker = [{"Config": config.path, "RepoTags": [tag], "Layers": [layer.path]}]
    return tar(
        {
            **{blob.path: blob.content for blob in (layer, config, manifest)},
            "oci-layout": _json({"imageLayoutVersion": "1.0.0"}),
            "index.json": _json({"schemaVersion": 2, "manifests": [named]}),
            "manifest.json": _json(docker),
        }
    )


def main() -> None:
    """Write the image."""
    parser = argparse.ArgumentParser(prog="packages.image", description=__doc__)
    parser.add_argument("--program", type=Path, required=True)
    parser.add_argument("--architecture", choices=ARCHITECTURES, required=True)
    parser.add_argument("--version", required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("texts", type=Path, nargs="*", help="licences")
    asked = parser.parse_args()
    texts = {f"licenses/{path.name}": path.read_bytes() for path in asked.texts}
    program = asked.program.read_bytes()
    asked.out.write_bytes(image(program, texts, ARCHITECTURES[asked.architecture], asked.version))


if __name__ == "__main__":
    main()
