"""Content packs that the host offers: the folders of one folder. Nobody outside names a path."""

from __future__ import annotations

import re
from pathlib import Path

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,63}")


def known_packs(folder: Path | None) -> dict[str, Path]:
    """The packs of a folder by name. Links that lead out of it are left out."""
    if folder is None or not folder.is_dir():
        return {}
    home = folder.resolve()
    found = sorted(path for path in folder.iterdir() if path.is_dir() and NAME.fullmatch(path.name))
    return {path.name: path.resolve() for path in found if path.resolve().parent == home}
