"""Stepping through a match, over or not, with everything open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from warcamp.engine.flow import Position
from warcamp.engine.match import Entry, Match
from warcamp.engine.source import Forced
from warcamp.engine.zones import REFEREE

from .asking import paragraph, rule_line
from .face import Face, Shot
from .speech import folded
from .terminal import Terminal

NEXT = ("", "n", "next", "s", "suivant")
BACK = ("p", "previous", "precedent")
LEAVE = ("q", "quit", "exit", "quitter")


class Replay:
    """A match and how far it is shown. Step 0 is the table as it was set, step k the table after k actions."""

    def __init__(self, terminal: Terminal, face: Face, match: Match, language: str, packs: Sequence[Path] = ()) -> None:
        self.terminal = terminal
        self.face = face
        self.entries = match.entries
        self.steps = len(match.entries) - 1
        self.at = 0
        self.words = face.words(language, match.content)
        self.positions = positions(match, packs)

    def run(self, read: Callable[[str], str]) -> None:
        """Until the reader leaves."""
        self.show()
        while True:
            typed = folded(read(self.shot().text("replay-prompt", step=self.at, steps=self.steps) + " "))
            if typed in LEAVE:
                return
            if typed in NEXT or typed in BACK:
                self.go(self.at + (1 if typed in NEXT else -1))
            elif typed.isascii() and typed.isdigit() and len(typed) < 9:
                self.go(int(typed))
            else:
                self.terminal.line(self.shot().text("replay-help"), "yellow")

    def shot(self) -> Shot:
        action = self.entries[self.at].action
        told = [event for entry in self.entries[: self.at + 1] for event in entry.told]
        seat = -1 if action is None else action.seat
        return Shot(self.positions[self.at].s, REFEREE, self.words, self.terminal.look, seat, told)

    def go(self, step: int) -> None:
        if not 0 <= step <= self.steps:
            self.terminal.line(self.shot().text("replay-end" if step > self.steps else "replay-start"), "yellow")
            return
        self.at = step
        self.show()

    def show(self) -> None:
        """The table, and how it came to this."""
        look = self.terminal.look
        self.terminal.show(rule_line(look), *self.face.screen(self.shot(), None, []))
        entry = self.entries[self.at]
        if entry.action is not None:
            self.terminal.line(self.action(entry), "bold")
        for text in self.face.story(self.shot(), entry.told):
            self.terminal.show(paragraph(text, look))

    def action(self, entry: Entry) -> str:
        """Who chose what, in the words in which it was offered."""
        before = self.positions[self.at - 1]
        assert entry.action is not None
        who = self.words.say(self.face.seat_text(before.s, entry.action.seat))
        for d in before.pending:
            if (d.seat, d.kind, d.strand) == (entry.action.seat, entry.action.ask, entry.action.strand):
                return f"{who}: {self.words.say(self.face.game.option_text(before.s, d, entry.option))}"
        return f"{who}: {entry.action.pick}"


def positions(match: Match, packs: Sequence[Path]) -> list[Position]:
    """The table at every step: the match played again with the outcomes that it had."""
    source = Forced([o.record for o in match.entries[0].outcomes])
    again = Match(match.game, match.header.options, match.key, packs, match.header.seats, source)
    out = [again.position.clone()]
    for entry in match.entries[1:]:
        assert entry.action is not None
        source.refill([o.record for o in entry.outcomes])
        if entry.retract:
            again.retract(entry.action.seat, entry.action.ask, entry.action.strand)
        else:
            again.act(entry.action)
        out.append(again.position.clone())
    return out
