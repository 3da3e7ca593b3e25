"""`python -m packages.share PROGRAM FOLDER`: what the program says to shells and to man."""

import argparse
import re
import shutil
import subprocess
from pathlib import Path

#: Where each shell looks for completions below a prefix such as /usr or a virtual environment.
COMPLETIONS = {
    "bash": "bash-completion/completions/fairground",
    "zsh": "zsh/site-functions/_fairground",
    "fish": "fish/vendor_completions.d/fairground.fish",
}
#: A page that the program's own page refers to; man writes a hyphen with a backslash.
REFERENCE = re.compile(r"^fairground\\-(\w+)\(1\)", re.MULTILINE)


def files(program: Path) -> dict[str, str]:
    """The text of each file, by its path below `share`."""

    def told(*words: str) -> str:
        command = [str(program.resolve()), *words]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    page = told("man")
    of_verbs = {
        f"man/man1/fairground-{verb}.1": told("man", verb) for verb in REFERENCE.findall(page)
    }
    of_shells = {path: told("completions", shell) for shell, path in COMPLETIONS.items()}
    return {"man/man1/fairground.1": page, **of_verbs, **of_shells}


def main() -> None:
    """Write them all, in the place of what was there: nothing is left of an older program."""
    parser = argparse.ArgumentParser(prog="packages.share", description=__doc__)
    parser.add_argument("program", type=Path)
    parser.add_argument("folder", type=Path)
    arguments = parser.parse_args()
    texts = files(arguments.program)
    shutil.rmtree(arguments.folder, ignore_errors=True)
    for name, text in texts.items():
        path = arguments.folder / "share" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


if __name__ == "__main__":
    main()
