"""Matches as text: JSON lines, one format number, names instead of numbers.

The first line is the header. Then one line an entry: `["start", [outcomes]]`, `[seat, ask, pick, [outcomes], strand]`
(the last two left out when empty), `["retract", seat, ask, strand]`, `["undo", to, seat, [consent]]`. A match that is
over ends with `["end", digest, key]`: the key is shown, and everybody can check every roll (`verify`). A match in play
ends with `["stop", digest, key]` when the key is saved with it, for the eyes of whoever keeps the match.

A match that branches off another says so in its header: `"fork": [commitment of the other, lines they share]`. Those
lines are taken as given; its own key answers for the lines after them, and nothing in the file vouches for the others.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from .errors import BadInput, Diverged, IllegalChoice, WarcampError
from .game import Game
from .match import Action, Match, line_of
from .source import Fair, Forced, commitment
from .view import resource

FORMAT = 1


def save(match: Match, with_key: bool = True) -> str:
    """The match as text. Without its key a match in play can be looked at, not continued with the same chance."""
    h = match.header
    header: dict[str, Any] = {
        "warcamp": FORMAT,
        "game": h.game,
        "rules": h.rules,
        "content": h.content,
        "packs": h.packs,
        "options": h.options,
        "seats": h.seats,
        "commitment": h.commitment,
    }
    if h.fork is not None:
        header["fork"] = list(h.fork)
    lines: list[Any] = [header, *match.lines]
    if match.over:
        lines.append(["end", match.digest(), match.key.hex()])
    elif with_key:
        lines.append(["stop", match.digest(), match.key.hex()])
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)


def parse(text: str) -> tuple[dict[str, Any], list[list[Any]]]:
    """The header and the lines of a saved match; BadInput names the line that is wrong. A last line cut short, as a
    crash leaves it, is left out."""
    rows: list[Any] = []
    raw = text.split("\n")
    for n, row in enumerate(raw, 1):
        if not row.strip():
            continue
        try:
            rows.append(json.loads(row))
        except ValueError as e:
            if n == len(raw) and rows:
                break
            raise BadInput(f"line {n}", f"not JSON: {e}") from e
    if not rows or not isinstance(rows[0], dict) or "warcamp" not in rows[0]:
        raise BadInput("line 1", "not the header of a Warcamp match")
    header = rows[0]
    if header["warcamp"] != FORMAT:
        raise BadInput("line 1.warcamp", f"format {header['warcamp']!r} is not {FORMAT}: it needs a newer Warcamp")
    for key, kind in (("game", str), ("rules", int), ("content", str), ("options", dict), ("commitment", str)):
        if not isinstance(header.get(key), kind):
            raise BadInput(f"line 1.{key}", f"expected a value of type {kind.__name__}")
    seats = header.get("seats", [])
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
        raise BadInput("line 1.seats", "expected a list of names")
    for n, row in enumerate(rows[1:], 2):
        if not isinstance(row, list) or not row:
            raise BadInput(f"line {n}", "expected a list")
    branch(header, rows[1:])
    return header, rows[1:]


def branch(header: dict[str, Any], lines: list[list[Any]]) -> tuple[str, int] | None:
    """Where a match branches off another, as its header says; None for one that does not."""
    if "fork" not in header:
        return None
    try:
        other, shared = header["fork"]
    except (TypeError, ValueError) as e:
        raise BadInput("line 1.fork", "expected the commitment of a match and a number of lines") from e
    if not isinstance(other, str) or not isinstance(shared, int) or isinstance(shared, bool):
        raise BadInput("line 1.fork", "expected the commitment of a match and a number of lines")
    if not 1 <= shared <= len(lines) or any(line[0] in ("undo", "stop", "end") for line in lines[:shared]):
        raise BadInput("line 1.fork", f"expected so many lines of play, got {shared}")
    return other, shared


def load(
    text: str, game: Game, packs: Sequence[Path] = (), watch: Callable[[Match, list[Any]], None] | None = None
) -> Match:
    """Play a saved match again from its log: every choice is checked, chance answers what the log says it answered.
    `watch` is called after each line, for whoever keeps account of a match."""
    header, lines = parse(text)
    if header["game"] != game.name:
        raise BadInput("line 1.game", f"this is a match of {header['game']!r}, not of {game.name!r}")
    if header["rules"] != game.version:
        raise Diverged("line 1.rules", f"played under rules version {header['rules']}, these are {game.version}")
    key, digest = b"", ""
    if lines and lines[-1][0] in ("end", "stop"):
        mark = lines.pop()
        if len(mark) != 3 or not all(isinstance(x, str) for x in mark):
            raise BadInput("last line", "expected the digest and the key")
        digest, key = mark[1], unhex(mark[2])
        if commitment(key) != header["commitment"]:
            raise BadInput("last line", "the key is not the one that the header is committed to")
    match = replay(header, lines, game, key, packs, watch)
    if digest and match.digest() != digest:
        raise Diverged("last line", "the log replays to another table than the one that was saved")
    go_on(match, key)
    return match


def replay(
    header: dict[str, Any],
    lines: Sequence[list[Any]],
    game: Game,
    key: bytes,
    packs: Sequence[Path] = (),
    watch: Callable[[Match, list[Any]], None] | None = None,
) -> Match:
    """Play the lines of a log; what chance answers after them is still open (`go_on`)."""
    if not lines or lines[0][0] != "start":
        raise BadInput("line 2", "expected the start")
    source = Forced(records(lines[0], 1, 2))
    expected = len(source.queue)
    try:
        match = Match(game, header["options"], key, packs, header.get("seats", []), source)
        if match.header.content != header["content"]:
            raise Diverged("line 1.content", f"played with content {header['content']}, this is {match.header.content}")
        if source.queue:
            raise Diverged("line 2", f"chance was asked {expected - len(source.queue)} times, the log has {expected}")
        match.header.commitment = header["commitment"]
        if "fork" in header:
            match.header.fork = (header["fork"][0], header["fork"][1])
        if watch is not None:
            watch(match, lines[0])
        for n, line in enumerate(lines[1:], 3):
            repeat(match, line, n)
            if watch is not None:
                watch(match, line)
    except IllegalChoice as e:
        raise Diverged("log", f"an action is not legal under these rules: {e}") from e
    return match


def fork(match: Match, n: int, key: bytes, packs: Sequence[Path] = (), names: Sequence[str] = ()) -> Match:
    """A match of its own that has the first n entries of another, with a new key for the chance to come. The packs are
    those that the other is played with."""
    if not 1 <= n <= len(match.entries):
        raise BadInput("fork", f"expected 1 to {len(match.entries)} entries, got {n}")
    header = {
        "content": match.header.content,
        "options": match.header.options,
        "commitment": commitment(key),
        "seats": list(names) or match.header.seats,
        "fork": [match.header.commitment, n],
    }
    new = replay(header, [line_of(e) for e in match.entries[:n]], match.game, key, packs)
    go_on(new, key)
    return new


def repeat(match: Match, line: list[Any], n: int) -> None:
    """Play one line of a log."""
    try:
        if line[0] == "undo":
            _, to, seat, consent = line
            match.undo(to, seat, consent)
        elif line[0] == "retract":
            _, seat, ask, strand = line
            match.retract(seat, ask, strand)
        elif isinstance(line[0], int):
            seat, ask, pick = line[:3]
            if not isinstance(ask, str) or not isinstance(pick, str) or not all(isinstance(x, str) for x in line[4:]):
                raise BadInput(f"line {n}", "expected the names of a question and of a choice")
            source = match.position.source
            assert isinstance(source, Forced)
            source.refill(records(line, 3, n))
            match.act(Action(seat, ask, pick, line[4] if len(line) > 4 else ""))
            if source.queue:
                raise Diverged(f"line {n}", f"chance was asked for less than the log holds: {source.queue}")
        else:
            raise BadInput(f"line {n}", f"unknown line {line[0]!r}")
    except (ValueError, TypeError) as e:
        raise BadInput(f"line {n}", f"not a line of a match: {e}") from e
    except WarcampError as e:
        e.add_note(f"at line {n} of the log")
        raise


def records(line: list[Any], at: int, n: int) -> list[Any]:
    found = line[at] if len(line) > at else []
    if not isinstance(found, list):
        raise BadInput(f"line {n}", "expected a list of outcomes")
    return list(found)


def go_on(match: Match, key: bytes) -> None:
    """Chance to come is fair again, here and at every point that an undo can go back to: each strand's stream goes on
    after the outcomes that the log holds."""
    fair = Fair(key)
    done = 0
    for at, position in [*match.snapshots, (len(match.entries), match.position)]:
        for entry in match.entries[done:at]:
            for o in entry.outcomes:
                fair.used[o.strand] = fair.used.get(o.strand, 0) + 1
        done = at
        position.source = fair.copy()
        resource(position.root, position.source)
    match.given = len(match.entries)


def unhex(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError as e:
        raise BadInput("last line", "the key is not hexadecimal") from e


def verify(text: str, game: Game, packs: Sequence[Path] = ()) -> int:
    """Check a finished match: the key is the one committed to, the actions are legal, and every roll and draw is what
    the key says. Gives the number of outcomes checked; BadInput or Diverged says what is wrong. What a fork has from
    the other match is taken as given and not counted: only the other match's file can vouch for it."""
    header, lines = parse(text)
    if not lines or lines[-1][0] != "end":
        raise BadInput("last line", "the match is not over: its key is still secret")
    load(text, game, packs)
    key = unhex(lines[-1][2])
    branched = branch(header, lines)
    if branched is None:
        shared, checked = 1, len(lines[0][1])
        fresh = Match(game, header["options"], key, packs, header.get("seats", []))
        compare(fresh.lines[0], lines[0], 2)
    else:
        shared, checked = branched[1], 0
        fresh = replay(header, lines[:shared], game, key, packs)
        go_on(fresh, key)
    for n, line in enumerate(lines[shared:-1], shared + 2):
        if line[0] == "undo":
            fresh.undo(line[1], line[2], line[3])
        elif line[0] == "retract":
            fresh.retract(line[1], line[2], line[3])
        else:
            fresh.act(Action(line[0], line[1], line[2], line[4] if len(line) > 4 else ""))
            compare(fresh.lines[-1], line, n)
            checked += len(records(line, 3, n))
    return checked


def compare(true: list[Any], stored: list[Any], n: int) -> None:
    if true != stored:
        raise Diverged(f"line {n}", f"the key gives {true}, the log says {stored}")
