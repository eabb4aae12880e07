"""A match at this keyboard: bots play, persons are asked, every action is saved before anything else happens."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from warcamp.bots import Bot
from warcamp.bots.cores import Thinker
from warcamp.bots.named import dismiss
from warcamp.engine.flow import Decision
from warcamp.engine.match import Match
from warcamp.engine.zones import REFEREE, SPECTATOR

from . import saves
from .asking import Quit, paragraph
from .desk import Desk
from .face import Face, Shot
from .seats import bots_of, is_person
from .speech import folded
from .terminal import Terminal
from .thoughts import Lately

LATELY = 80
"""Actions that drawings may look back to; at the end they look back to the beginning."""


class Session:
    """One match, played until it is over or somebody quits. What is typed at a question goes to `Desk`."""

    def __init__(self, terminal: Terminal, face: Face, match: Match, path: Path, packs: Sequence[Path], language: str):
        self.terminal = terminal
        self.packs = list(packs)
        self.queue: list[str] = []
        """Answers typed ahead, after semicolons."""
        self.bots: dict[int, Bot] = {}
        self.lately = Lately()
        """What bots were asked last in the open."""
        self.speak(face, match, language)
        self.take(face, match, path)

    def take(self, face: Face, match: Match, path: Path) -> None:
        """Sit down at a match."""
        self.face = face
        self.match = match
        self.path = path
        names = match.header.seats or ["person"] * match.game.seats(match.position.s)
        self.people = [seat for seat, name in enumerate(names) if is_person(name)]
        dismiss(self.bots.values())
        self.bots = bots_of(match, self.packs)
        self.lately.clear()
        self.told = len(match.entries)
        self.looking = self.people[0] if len(self.people) == 1 else -1
        self.speak(face, match, self.words.language)

    def go_on(self, saved: saves.Saved) -> None:
        """Leave this match, which is saved, for another. One from elsewhere gets a file of its own, as it is."""
        ours = saved.path.resolve().parent == saves.matches().resolve()
        path = saved.path if ours else saves.fresh_path(saved.match.game.name, datetime.now())
        self.packs = saved.packs
        self.take(saved.face, saved.match, path)
        self.save()

    def speak(self, face: Face, match: Match, language: str) -> None:
        self.words = face.words(language, match.content)

    # -- who looks
    @property
    def several(self) -> bool:
        """Whether persons share this screen, so that hands must be hidden from one another."""
        return len(self.people) > 1

    def viewer(self, d: Decision | None = None) -> int:
        """As whom the table is drawn: the only person; with several, nobody unless he looks alone."""
        if not self.people:
            return REFEREE
        if not self.several:
            return self.people[0]
        if d is not None and self.looking == d.seat:
            return d.seat
        return SPECTATOR

    def shot(self, viewer: int, seat: int = -1) -> Shot:
        since = 0 if self.match.over else max(0, len(self.match.entries) - LATELY)
        lately = self.match.told(viewer, since)
        return Shot(self.match.position.s, viewer, self.words, self.terminal.look, seat, lately)

    def text(self, id: str, **params: object) -> str:
        return self.shot(SPECTATOR).text(id, **params)

    # -- the match goes on
    def play(self) -> None:
        """Until the end. Quit leaves the match saved."""
        self.save()
        try:
            while not self.match.over:
                d = self.next_question()
                if d.seat in self.bots:
                    self.let_play(d)
                else:
                    self.ask(d)
        finally:
            dismiss(self.bots.values())
        self.finish()

    def let_play(self, d: Decision) -> None:
        """A bot answers."""
        bot, position = self.bots[d.seat], self.match.position
        option = bot.pick(position, d.seat, d)
        if not self.is_private(d):
            self.lately.note(bot, position, d, option)
        entry = self.match.choose(d, option)
        self.save()
        if not self.people and any(told.event in self.face.chapters for told in entry.told):
            self.story(REFEREE)

    def go_back(self) -> None:
        """Something was taken back: what bots thought about it is void."""
        self.told = min(self.told, len(self.match.entries))
        self.lately.clear()
        for bot in self.bots.values():
            if isinstance(bot, Thinker):
                bot.forget()

    def next_question(self) -> Decision:
        """Bots answer first: nobody waits for them."""
        for d in self.match.pending:
            if d.seat in self.bots:
                return d
        return self.match.pending[0]

    def save(self) -> None:
        saves.keep(self.path, self.match, self.packs)

    # -- a question to a person
    def ask(self, d: Decision) -> None:
        self.curtain(d)
        self.story(self.viewer(d))
        Desk(self, d).answer()
        if self.several and self.looking != -1 and not self.goes_on():
            self.hide()

    def curtain(self, d: Decision) -> None:
        """Before a secret is shown to one of several persons, the others look away; it is wiped once he has chosen."""
        if self.several and self.is_private(d) and self.looking != d.seat:
            self.look_alone(d.seat)

    def is_private(self, d: Decision) -> bool:
        return self.match.game.asks[d.kind].secret or d.kind in self.face.alone

    def goes_on(self) -> bool:
        """Whether the one who looks alone is asked again for something that the others must not see."""
        if self.match.over:
            return False
        d = self.next_question()
        return d.seat == self.looking and self.is_private(d)

    def look_alone(self, seat: int) -> None:
        self.terminal.line()
        self.read(self.text("curtain", seat=seat + 1, name=self.seat_name(seat)))
        self.looking = seat

    def hide(self) -> None:
        """What one of several persons looked at is wiped."""
        self.terminal.curtain()
        self.looking = -1

    def seat_name(self, seat: int) -> str:
        """The side of a seat in words, for people."""
        return self.words.say(self.face.seat_text(self.match.position.s, seat))

    def is_called(self, seat: int, typed: str) -> bool:
        """Whether somebody means a seat, by its number or the beginning of its name."""
        return folded(typed) == str(seat + 1) or folded(self.seat_name(seat)).startswith(folded(typed))

    def story(self, viewer: int) -> None:
        """What happened since the last question."""
        told = self.match.told(viewer, self.told)
        self.told = len(self.match.entries)
        for text in self.face.story(self.shot(viewer), told):
            self.terminal.show(paragraph(text, self.terminal.look))

    def read(self, prompt: str, words: Sequence[str] = ()) -> str:
        """The next answer of a line with several, else a line. The first Ctrl-C comes back to the prompt, a second one
        quits, and so does the end of the input."""
        if self.queue:
            return self.queue.pop(0)
        for again in (False, True):
            try:
                first, *self.queue = [part.strip() for part in self.terminal.read(prompt, words).split(";")]
                return first
            except KeyboardInterrupt:
                self.terminal.line("" if again else self.text("interrupted"), "dim")
            except EOFError:
                break
        raise Quit

    def agree(self, question: str) -> bool:
        """Yes or no; an empty line is yes."""
        while True:
            typed = self.read(question + " ").casefold()
            if typed in ("", "y", "yes", "o", "oui"):
                return True
            if typed in ("n", "no", "non"):
                return False
            self.terminal.line(self.text("say-yes-or-no"), "yellow")

    def finish(self) -> None:
        """The last table, open for all, and where the match lies."""
        self.story(REFEREE)
        self.terminal.show(*self.face.screen(self.shot(REFEREE), None, []))
        self.terminal.line(self.text("finished", file=str(self.path)))
