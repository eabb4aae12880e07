"""A match: the durable side of play. Its header and its log are the truth; everything else is a cache."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .errors import IllegalChoice
from .flow import Decision, Position, begin
from .game import Game
from .source import Fair, Forced, Outcome, Source, commitment
from .state import Told
from .view import view
from .zones import REFEREE

SNAPSHOT_EVERY = 8


@dataclass(frozen=True)
class Action:
    """An answer, by names: which seat, which question, what it chose; `strand` when play goes on side by side."""

    seat: int
    ask: str
    pick: str
    strand: str = ""


@dataclass
class Entry:
    """One line of the log that counts: the action (None for the start), what chance answered, what was told.

    `learnt` says that a seat came to know a card; `retract` that a sealed answer was taken back."""

    action: Action | None
    outcomes: list[Outcome]
    told: list[Told]
    learnt: bool = False
    retract: bool = False
    option: int = 0
    secret: bool = False


@dataclass
class Header:
    """What a match is played with. `commitment` binds the secret key of its chance."""

    game: str
    rules: int
    content: str
    packs: list[str]
    options: dict[str, Any]
    commitment: str
    seats: list[str] = field(default_factory=list)


class Match:
    """A match in play. Every choice is checked; nothing else changes the position.

    `lines` is the whole log, undone lines included; `entries` are those that count.
    """

    def __init__(
        self,
        game: Game,
        options: dict[str, Any],
        key: bytes,
        packs: Sequence[Path] = (),
        names: Sequence[str] = (),
        source: Source | None = None,
    ) -> None:
        self.game = game
        self.key = key
        self.content = game.content(packs)
        self.header = Header(
            game.name,
            game.version,
            self.content.hash,
            [str(p) for p in self.content.packs],
            game.options(options),
            commitment(key),
            list(names),
        )
        self.lines: list[list[Any]] = []
        self.entries: list[Entry] = []
        self.snapshots: list[tuple[int, Position]] = []
        self.position = self.start(source or Fair(key))

    def start(self, source: Source) -> Position:
        """Set the table and run to the first question."""
        s = self.game.table(self.header.options, self.content)
        outcomes: list[Outcome] = []
        s.events = []
        source.record = outcomes
        position = begin(s, self.game.main(s), source)
        self.entries = [Entry(None, outcomes, s.events)]
        self.lines.append(["start", [o.record for o in outcomes]])
        self.snapshots = [(1, position.clone())]
        return position

    # -- play
    @property
    def pending(self) -> list[Decision]:
        """The open questions."""
        return self.position.pending

    @property
    def over(self) -> bool:
        return self.position.over

    def find(self, action: Action) -> int:
        """The open question that the action answers; IllegalChoice if there is none."""
        for i, d in enumerate(self.pending):
            if d.seat == action.seat and d.kind == action.ask and d.strand == action.strand:
                return i
        raise IllegalChoice(f"seat {action.seat} is not asked {action.ask!r}")

    def act(self, action: Action) -> Entry:
        """Make a choice. IllegalChoice, with the rule, leaves everything as it was."""
        i = self.find(action)
        d = self.pending[i]
        option = self.game.pick(self.position.s, d, action.pick)
        entry = Entry(action, [], [], option=option, secret=self.game.asks[d.kind].secret)
        self.apply(i, entry)
        self.entries.append(entry)
        line: list[Any] = [action.seat, action.ask, action.pick]
        if entry.outcomes or action.strand:
            line.append([o.record for o in entry.outcomes])
        if action.strand:
            line.append(action.strand)
        self.lines.append(line)
        if len(self.entries) % SNAPSHOT_EVERY == 0:
            self.snapshots.append((len(self.entries), self.position.clone()))
        return entry

    def choose(self, d: Decision, option: int) -> Entry:
        """`act` for those who hold the question itself."""
        name = self.game.option_name(self.position.s, d, option)
        return self.act(Action(d.seat, d.kind, name, d.strand))

    def apply(self, i: int, entry: Entry) -> None:
        """Answer the i-th question, and note what chance answered, what was told and whether a card was learnt."""
        s = self.position.s
        known = s.zones.known[:]
        entry.outcomes = []
        s.events = []
        self.position.source.record = entry.outcomes
        self.position.apply(i, entry.option)
        entry.told = s.events
        entry.learnt = any(new & ~old for new, old in zip(s.zones.known, known, strict=True))

    def retract(self, seat: int, ask: str, strand: str = "") -> None:
        """Take back a sealed answer before the last seat has answered."""
        if not self.position.retract(seat, ask, strand):
            raise IllegalChoice(f"seat {seat} has no sealed answer to {ask!r} that could be taken back")
        self.entries.append(Entry(Action(seat, ask, "", strand), [], [], retract=True, secret=True))
        self.lines.append(["retract", seat, ask, strand])

    # -- undo
    def undo_point(self, seat: int) -> int:
        """The furthest point to which the seat may go back alone: since then nobody else has acted, chance has not
        answered and nobody has learnt a card. It is a number of entries; len(entries) when there is nothing to undo."""
        to = len(self.entries)
        while to > 1:
            e = self.entries[to - 1]
            if e.action is None or e.action.seat != seat or e.outcomes or e.learnt:
                break
            to -= 1
        return to

    def undo(self, to: int, seat: int, consent: Sequence[int] = ()) -> None:
        """Go back to when there were `to` entries. Beyond the seat's undo point all other seats must consent; who plays
        alone must say so himself."""
        if not 1 <= to < len(self.entries):
            raise IllegalChoice(f"there is no point {to} to go back to")
        needed = set(range(self.game.seats(self.position.s))) - {seat} or {seat}
        if to < self.undo_point(seat) and not needed <= set(consent):
            raise IllegalChoice("others have acted, chance has answered or a card was seen since: all must agree")
        self.cut(to)
        self.lines.append(["undo", to, seat, sorted(consent)])

    def cut(self, to: int) -> None:
        """Go back: the last snapshot before, then the entries since, again."""
        while self.snapshots[-1][0] > to:
            self.snapshots.pop()
        at, position = self.snapshots[-1]
        again = self.entries[at:to]
        self.position = position.clone()
        for e in again:
            self.redo(e)
        del self.entries[to:]

    def redo(self, e: Entry) -> None:
        """Play an entry again that has been checked before."""
        assert e.action is not None
        if isinstance(self.position.source, Forced):
            self.position.source.refill([o.record for o in e.outcomes])
        if e.retract:
            self.position.retract(e.action.seat, e.action.ask, e.action.strand)
        else:
            self.position.apply(self.find(e.action), e.option)

    # -- what people see
    def view(self, viewer: int) -> dict[str, Any]:
        """All that the viewer may know of the table."""
        return view(self.position, viewer)

    def log(self, viewer: int = REFEREE) -> list[list[Any]]:
        """The entries as the viewer may see them: secret picks are None for others, chance only where it was seen."""
        out: list[list[Any]] = []
        for e in self.entries:
            seen = [o.record if viewer == REFEREE or o.seen >> viewer & 1 else None for o in e.outcomes]
            if e.action is None:
                out.append(["start", seen])
                continue
            a = e.action
            hidden = e.secret and viewer != REFEREE and not self.position.s.partners(a.seat) >> viewer & 1
            out.append([a.seat, a.ask, None if hidden else a.pick, seen, a.strand])
        return out

    def told(self, viewer: int = REFEREE, since: int = 0) -> list[Told]:
        """The events of the entries from `since` on, as the viewer saw them: an unseen card is -1."""
        out: list[Told] = []
        for e in self.entries[since:]:
            for t in e.told:
                if viewer == REFEREE or t.seen >> viewer & 1:
                    out.append(t)
                elif not t.private:
                    out.append(Told(t.event, (-1, *t.params[1:]), t.seen))
        return out

    def digest(self) -> str:
        """Of the table only (fields, zones, questions), not of the flow: a rule written anew must not break a match."""
        return digest(self.position)


def digest(position: Position) -> str:
    """A short fingerprint of what lies on the table and what is asked."""
    s = position.s
    asks = [[d.seat, d.kind, d.options, d.strand] for d in position.pending]
    table = [[getattr(s, k) for k in s.PUBLIC + s.PRIVATE], s.zones.show(REFEREE), s.zones.known, asks]
    return hashlib.blake2b(json.dumps(table).encode(), digest_size=8).hexdigest()
