"""What each viewer sees of a table: made once a change, when somebody looks, and shared by all who look alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import msgspec

from warcamp.drawing.sight import Question, Sight
from warcamp.engine.flow import Decision, Position
from warcamp.engine.match import Match
from warcamp.engine.state import Told
from warcamp.engine.view import redacted, view
from warcamp.engine.zones import PUBLIC, REFEREE, SPECTATOR

from .match_table import MatchTable
from .refusals import Refused
from .speech import WITHOUT

encode = msgspec.json.encode


@dataclass(frozen=True)
class Shown:
    """A view as it is sent: its tag, and its parts in JSON."""

    tag: str
    view: msgspec.Raw
    asks: msgspec.Raw
    back: list[str]
    over: bool
    scores: list[float]


class Views:
    """The views of one table. Forgotten at every change of the match."""

    def __init__(self, table: MatchTable) -> None:
        self.table = table
        self.lines = -1
        self.seats = table.seats
        self.sights: dict[tuple[int, str], Sight] = {}
        self.states: dict[int, Any] = {}
        self.questions: dict[tuple[int, str, str], Question] = {}
        self.shown: dict[tuple[int, str], Shown] = {}
        self.frames: dict[tuple[int, str, int], str] = {}

    def refresh(self) -> Match:
        """The match; what was made before its last change is forgotten."""
        match = self.table.playing()
        if len(match.lines) != self.lines or self.seats is not self.table.seats:
            self.lines = len(match.lines)
            self.seats = self.table.seats
            self.sights.clear()
            self.states.clear()
            self.questions.clear()
            self.shown.clear()
            self.frames.clear()
        return match

    # -- for drawings and words
    def sight(self, viewer: int, language: str) -> Sight:
        """The table as the viewer may know it, in words."""
        match = self.refresh()
        key = (viewer, language)
        if key not in self.sights:
            if viewer not in self.states:
                self.states[viewer] = redacted(match.position, viewer)
            told = match.told(viewer, since(match, self.table.drawing.lately))
            self.sights[key] = self.sight_of(match, match.position, self.states[viewer], viewer, language, told)
        return self.sights[key]

    def sight_of(
        self, match: Match, position: Position, s: Any, viewer: int, language: str, told: Sequence[Told]
    ) -> Sight:
        table = self.table
        return Sight(
            s,
            viewer,
            table.speech.words(table.drawing, match.content, language),
            [seat.name for seat in table.seats],
            [d for d in position.pending if d.seat == viewer],
            frozenset([d.seat for d in position.pending]),
            told,
        )

    def question(self, viewer: int, language: str, d: Decision) -> Question:
        """An open question as the viewer can answer it."""
        sight = self.sight(viewer, language)
        key = (viewer, language, d.strand)
        if key not in self.questions:
            self.questions[key] = self.table.drawing.question(sight, d)
        return self.questions[key]

    # -- for programs
    def json(self, viewer: int, language: str) -> Shown:
        """The view of a client that draws for itself."""
        match = self.refresh()
        key = (viewer, language)
        shown = self.shown.get(key)
        if shown is None:
            raw = encode(view(match.position, viewer))
            asks = encode(self.asks(viewer, language))
            back = [self.table.asking.id((viewer, d.strand)) for d in self.table.answered(viewer)]
            tag = blake2b(raw, digest_size=8)
            tag.update(asks)
            scores = match.game.scores(match.position.s) if match.over else []
            shown = Shown(tag.hexdigest(), msgspec.Raw(raw), msgspec.Raw(asks), back, match.over, scores)
            self.shown[key] = shown
        return shown

    def asks(self, viewer: int, language: str) -> list[dict[str, Any]]:
        """The open questions of a seat, each choice by its name; in words unless none are wanted."""
        if viewer >= SPECTATOR:
            return []
        match = self.refresh()
        game, s = match.game, match.position.s
        out: list[dict[str, Any]] = []
        for d in match.pending:
            if d.seat != viewer:
                continue
            ask: dict[str, Any] = {"d": self.table.asking.id((viewer, d.strand)), "ask": d.kind, "strand": d.strand}
            if language == WITHOUT:
                ask["choices"] = [{"name": game.option_name(s, d, option)} for option in d.options]
            else:
                q = self.question(viewer, language, d)
                choices = [
                    {"name": c.name, "text": c.text, "refs": c.refs, "note": c.note, "rule": c.rule} for c in q.choices
                ]
                ask |= {"text": q.text, "way": q.way, "rule": q.rule or game.asks[d.kind].rule, "choices": choices}
            out.append(ask)
        return out

    def frame(self, viewer: int, language: str, since: int) -> str:
        """The message that brings a client up to date which has seen so many entries."""
        shown = self.json(viewer, language)
        key = (viewer, language, since)
        frame = self.frames.get(key)
        if frame is None:
            whole = {"t": "view", "tag": shown.tag, **self.parts(shown), "events": self.events(viewer, language, since)}
            frame = self.frames[key] = encode(whole).decode()
        return frame

    def parts(self, shown: Shown) -> dict[str, Any]:
        return {
            "view": shown.view,
            "asks": shown.asks,
            "back": shown.back,
            "over": shown.over,
            "scores": shown.scores,
        }

    def events(self, viewer: int, language: str, since: int) -> list[dict[str, Any]]:
        """What happened from entry `since` on, as the viewer saw it."""
        match = self.refresh()
        out: list[dict[str, Any]] = []
        for told in match.told(viewer, since):
            game, s = match.game, match.position.s
            kind = game.events[told.event]
            params: dict[str, Any] = {}
            for (key, domain), value in zip(kind.params, told.params):
                hidden = not params and value == -1 and told.seen != PUBLIC
                params[key] = None if hidden else game.param_name(s, domain, value)
            event: dict[str, Any] = {"event": told.event, "params": params}
            if language != WITHOUT:
                sight = self.sight(viewer, language)
                event["text"] = sight.say(game.event_text(sight.s, told))
            out.append(event)
        return out


def since(match: Match, number: int, until: int | None = None) -> int:
    """The entry from which on there are so many before `until`. Steps that only one seat sees are not counted, or the
    others could tell that there were some."""
    n = len(match.entries) if until is None else until
    while n > 0 and number > 0:
        n -= 1
        number -= not match.entries[n].step
    return n


def viewer_of(text: str) -> int:
    """As whom somebody wants to look: a seat's number, `s` for a spectator, `r` for the referee."""
    if text == "s":
        return SPECTATOR
    if text == "r":
        return REFEREE
    if text.isascii() and text.isdigit() and int(text[:3]) < SPECTATOR:
        return int(text[:3])
    raise Refused("bad-input", why="as: expected a seat, s or r")
