"""Where matches are kept: one file a match, written anew after every action, never half."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from warcamp.engine import storage
from warcamp.engine.errors import BadInput
from warcamp.engine.match import Match

from .face import Face
from .registry import face_of

ENDING = ".warcamp"
TAIL = 200
"""Bytes within which the last line of a match lies."""


def home() -> Path:
    """The user's folder for Warcamp; WARCAMP_HOME overrides what the system suggests."""
    if chosen := os.environ.get("WARCAMP_HOME"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "warcamp"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "warcamp"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "warcamp"


def matches() -> Path:
    return home() / "matches"


def write(path: Path, text: str) -> None:
    """All of it or nothing: beside the file first, then in its place."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(path.name + ".new")
    with new.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)


def fresh_path(game: str, now: datetime) -> Path:
    """A file for a match that begins now."""
    stem = f"{game.replace('_', '-')}-{now:%Y%m%d-%H%M%S}"
    for n in range(1, 1000):
        path = matches() / f"{stem}{f'-{n}' if n > 1 else ''}{ENDING}"
        if not path.exists():
            return path
    raise BadInput(str(matches()), "there are too many matches of this second")


def keep(path: Path, match: Match, packs: Sequence[Path] = ()) -> None:
    """Save a match; the folders of its packs lie beside it."""
    if packs and not path.with_suffix(".json").exists():
        write(path.with_suffix(".json"), json.dumps({"packs": [str(p.resolve()) for p in packs]}))
    write(path, storage.save(match))


@dataclass(frozen=True)
class Saved:
    """A match read from a file."""

    path: Path
    face: Face
    match: Match
    packs: list[Path]


def path_of(typed: str) -> Path:
    """The file that a player typed the name of."""
    try:
        path = Path(typed).expanduser()
    except RuntimeError as e:
        raise BadInput(typed, str(e)) from e
    if not path.name or path.is_dir():
        raise BadInput(typed, "a folder, not a file")
    return path


def read_text(path: Path) -> str:
    """The text of a file that the player named; BadInput says why it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError, ValueError) as e:
        raise BadInput(str(path), f"cannot be read: {e}") from e


def read(path: Path, packs: Sequence[Path] = ()) -> Saved:
    """Load a match: every choice is checked again."""
    text = read_text(path)
    header, _ = storage.parse(text)
    face = face_of(header["game"])
    found = list(packs) or packs_beside(path)
    return Saved(path, face, storage.load(text, face.game, found), found)


def packs_beside(path: Path) -> list[Path]:
    """The content packs of a match, as noted when it began."""
    beside = path.with_suffix(".json")
    if not beside.is_file():
        return []
    try:
        noted: Any = json.loads(read_text(beside))
        return [Path(p) for p in noted["packs"]]
    except (ValueError, TypeError, KeyError) as e:
        raise BadInput(str(beside), f"expected a list of packs: {e}") from e


def unfinished() -> list[Path]:
    """Matches that can go on, the latest first."""
    if not matches().is_dir():
        return []
    found = [path for path in matches().glob("*" + ENDING) if last_word(path) == "stop"]
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def last_word(path: Path) -> str:
    """How a match ends, without reading all of it: `stop`, `end`, or nothing that can be told."""
    with path.open("rb") as file:
        file.seek(0, os.SEEK_END)
        file.seek(max(0, file.tell() - TAIL))
        tail = file.read().decode("utf-8", errors="replace").rstrip().rpartition("\n")[2]
    try:
        line = json.loads(tail)
    except ValueError:
        return ""
    return str(line[0]) if isinstance(line, list) and line else ""
