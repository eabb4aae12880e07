"""Results as they come, in a file: a line of JSON about what is played, then one a game. It can be gone on with."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, TextIO

import msgspec

from warcamp.engine.errors import BadInput

from .game import Played, encode


class Records:
    """The results by the id of the game; kept in a file when there is one."""

    def __init__(self, file: TextIO | None = None) -> None:
        self.file = file
        self.results: dict[str, Played] = {}

    def add(self, played: Played) -> None:
        self.results[played.id] = played
        if self.file is not None:
            self.file.write(encode(played) + "\n")
            self.file.flush()

    def __enter__(self) -> Records:
        return self

    def __exit__(self, *how: object) -> None:
        if self.file is not None:
            self.file.close()


def begin(path: Path, identity: Mapping[str, Any], about: Mapping[str, Any]) -> Records:
    """A new file; BadInput if it is there already."""
    try:
        file = path.open("x", encoding="utf-8")
    except FileExistsError as e:
        raise BadInput(str(path), "is there already; --continue goes on with it") from e
    file.write(json.dumps({"what": dict(identity), **about}) + "\n")
    file.flush()
    return Records(file)


def go_on(path: Path, identity: Mapping[str, Any], about: Mapping[str, Any]) -> Records:
    """The results of a file, to which more are added; a new file if there is none. A line that was cut off when the
    writing was interrupted is left out."""
    if not path.exists():
        return begin(path, identity, about)
    whole = path.read_bytes()
    kept = whole[: whole.rfind(b"\n") + 1]
    lines = kept.decode("utf-8").splitlines()
    if not lines:
        path.unlink()
        return begin(path, identity, about)
    check(path, lines[0], identity)
    results = {played.id: played for played in read(path, lines[1:])}
    if kept != whole:
        with path.open("r+b") as file:
            file.truncate(len(kept))
    records = Records(path.open("a", encoding="utf-8"))
    records.results = results
    return records


def check(path: Path, line: str, identity: Mapping[str, Any]) -> None:
    """Games that were played otherwise do not count together."""
    try:
        found = json.loads(line)["what"]
    except (ValueError, KeyError, TypeError) as e:
        raise BadInput(f"{path}:1", "this is not a file of results") from e
    for key, value in identity.items():
        if found.get(key) != value:
            raise BadInput(f"{path}:1", f"{key} was {found.get(key)!r} there and is {value!r} now")


def read(path: Path, lines: list[str]) -> Iterator[Played]:
    for n, line in enumerate(lines, start=2):
        try:
            yield msgspec.json.decode(line, type=Played)
        except (msgspec.DecodeError, msgspec.ValidationError) as e:
            raise BadInput(f"{path}:{n}", f"this is no result of a game: {e}") from e
