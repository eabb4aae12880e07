"""A match: the durable side of play. Its header and its log are the truth; everything else is a cache."""

from __future__ import annotations

import hashlib
import json
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from operator import itemgetter
from pathlib import Path
from typing import Any

from .errors import BadInput, IllegalChoice
from .flow import Decision, Position, begin
from .game import Game
from .source import Fair, Forced, Outcome, Source, commitment
from .state import Told
from .view import resource, view
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

    `learnt` says that a seat came to know a card or others' sealed answers; `retract` that a sealed answer was taken
    back; `step` that it only changed what the seat alone sees: the others are not even told that there was
    something."""

    action: Action | None
    outcomes: list[Outcome]
    told: list[Told]
    learnt: bool = False
    retract: bool = False
    option: int = 0
    secret: bool = False
    step: bool = False


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
    fork: tuple[str, int] | None = None
    """The commitment of the match that this one branches off, and how many lines they share."""


class Match:
    """A match in play. Every choice is checked; nothing else changes the position.

    `lines` is the whole log, undone lines included; `entries` are those that count. The outcomes of the first `given`
    entries come from a log and not from the key.
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
        self.given = 0
        self.position = self.start(source or Fair(key))

    def start(self, source: Source) -> Position:
        """Set the table and run to the first question."""
        s = self.game.table(self.header.options, self.content)
        outcomes: list[Outcome] = []
        s.events = []
        source.record = outcomes
        position = begin(s, self.game.main(s), source)
        self.entries = [Entry(None, outcomes, s.events)]
        self.lines.append(line_of(self.entries[0]))
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
        return find(self.position, action)

    def act(self, action: Action) -> Entry:
        """Make a choice. IllegalChoice, with the rule, leaves everything as it was."""
        i = self.find(action)
        d = self.pending[i]
        option = self.game.pick(self.position.s, d, action.pick)
        step = self.position.is_sealed(i) and self.position.s.is_step(d.kind, option)
        entry = Entry(action, [], [], option=option, secret=self.game.asks[d.kind].secret, step=step)
        self.apply(i, entry)
        self.entries.append(entry)
        self.lines.append(line_of(entry))
        if len(self.entries) % SNAPSHOT_EVERY == 0:
            self.snapshots.append((len(self.entries), self.position.clone()))
        return entry

    def choose(self, d: Decision, option: int) -> Entry:
        """`act` for those who hold the question itself."""
        name = self.game.option_name(self.position.s, d, option)
        return self.act(Action(d.seat, d.kind, name, d.strand))

    def apply(self, i: int, entry: Entry) -> None:
        """Answer the i-th question, and note what chance answered, what was told and whether something was learnt."""
        s = self.position.s
        opens = self.position.opens(i) and not entry.step
        known = s.zones.known[:]
        entry.outcomes = []
        s.events = []
        self.position.source.record = entry.outcomes
        self.position.apply(i, entry.option)
        entry.told = s.events
        entry.learnt = opens or any(new & ~old for new, old in zip(s.zones.known, known, strict=True))

    def retract(self, seat: int, ask: str, strand: str = "") -> None:
        """Take back a sealed answer before the last seat has answered."""
        if not self.position.retract(seat, ask, strand):
            raise IllegalChoice(f"seat {seat} has no sealed answer to {ask!r} that could be taken back")
        entry = Entry(Action(seat, ask, "", strand), [], [], retract=True, secret=True)
        self.entries.append(entry)
        self.lines.append(line_of(entry))

    # -- undo
    def undo_point(self, seat: int) -> int:
        """The furthest point to which the seat may go back alone: since then nobody else has acted, chance has not
        answered, nobody has learnt a card and no sealed answers were opened. It is a number of entries; len(entries)
        when there is nothing to undo."""
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
        """Go back, for good."""
        self.position = self.at(to)
        while self.snapshots[-1][0] > to:
            self.snapshots.pop()
        del self.entries[to:]
        self.given = min(self.given, to)

    def at(self, n: int) -> Position:
        """The position as it was after n entries: the last snapshot before, then the entries since, again."""
        if not 1 <= n <= len(self.entries):
            raise BadInput("at", f"expected 1 to {len(self.entries)}, got {n}")
        since, snapshot = self.snapshots[bisect_right(self.snapshots, n, key=itemgetter(0)) - 1]
        position = snapshot.clone()
        for k in range(since, n):
            redo(position, self.entries[k], k < self.given)
        return position

    # -- what people see
    def view(self, viewer: int) -> dict[str, Any]:
        """All that the viewer may know of the table."""
        return view(self.position, viewer)

    def log(self, viewer: int = REFEREE) -> list[list[Any]]:
        """The entries as the viewer may see them: secret picks are None for others, steps towards them are left out,
        chance is there only where it was seen."""
        out: list[list[Any]] = []
        for e in self.entries:
            seen = [o.record if viewer == REFEREE or o.seen >> viewer & 1 else None for o in e.outcomes]
            if e.action is None:
                out.append(["start", seen])
                continue
            a = e.action
            hidden = e.secret and viewer != REFEREE and not self.position.s.partners(a.seat) >> viewer & 1
            if hidden and e.step:
                continue
            out.append([a.seat, a.ask, None if hidden else a.pick, seen, a.strand])
        return out

    def told(self, viewer: int = REFEREE, since: int = 0, until: int | None = None) -> list[Told]:
        """The events of the entries from `since` on and before `until`, as the viewer saw them: an unseen card is
        -1."""
        out: list[Told] = []
        for e in self.entries[since:until]:
            for t in e.told:
                if viewer == REFEREE or t.seen >> viewer & 1:
                    out.append(t)
                elif not t.private:
                    out.append(Told(t.event, (-1, *t.params[1:]), t.seen))
        return out

    def digest(self) -> str:
        """Of the table only (fields, zones, questions), not of the flow: a rule written anew must not break a match."""
        return digest(self.position)


def line_of(e: Entry) -> list[Any]:
    """An entry as the log stores it."""
    outcomes = [o.record for o in e.outcomes]
    if e.action is None:
        return ["start", outcomes]
    if e.retract:
        return ["retract", e.action.seat, e.action.ask, e.action.strand]
    line: list[Any] = [e.action.seat, e.action.ask, e.action.pick]
    if outcomes or e.action.strand:
        line.append(outcomes)
    if e.action.strand:
        line.append(e.action.strand)
    return line


def find(position: Position, action: Action) -> int:
    """The open question that an action answers; IllegalChoice if there is none."""
    for i, d in enumerate(position.pending):
        if d.seat == action.seat and d.kind == action.ask and d.strand == action.strand:
            return i
    raise IllegalChoice(f"seat {action.seat} is not asked {action.ask!r}")


def redo(position: Position, e: Entry, given: bool) -> None:
    """Play an entry again that has been checked before. Chance answers the same by itself, but for an entry that was
    given its outcomes."""
    assert e.action is not None
    if e.retract:
        position.retract(e.action.seat, e.action.ask, e.action.strand)
        return
    source = position.source
    if isinstance(source, Forced):
        source.refill([o.record for o in e.outcomes])
    elif given:
        position.source = Forced([o.record for o in e.outcomes])
        resource(position.root, position.source)
    position.apply(find(position, e.action), e.option)
    if position.source is not source:
        for o in e.outcomes:
            source.used[o.strand] = source.used.get(o.strand, 0) + 1
        position.source = source
        resource(position.root, source)


def digest(position: Position) -> str:
    """A short fingerprint of what lies on the table and what is asked."""
    s = position.s
    asks = [[d.seat, d.kind, d.options, d.strand] for d in position.pending]
    table = [[getattr(s, k) for k in s.PUBLIC + s.PRIVATE], s.zones.show(REFEREE), s.zones.known, asks]
    return hashlib.blake2b(json.dumps(table).encode(), digest_size=8).hexdigest()
