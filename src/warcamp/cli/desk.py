"""One question and everything that can be typed at it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from warcamp.engine.errors import WarcampError
from warcamp.engine.flow import Decision
from warcamp.engine.zones import SPECTATOR
from warcamp.games.words import LANGUAGES

from . import asking, commands, explain, matching, saves, thoughts
from .asking import Quit, completions
from .face import Choice, Shot
from .replay import Replay

if TYPE_CHECKING:
    from .session import Session

LOG = 12
"""Paragraphs that `log` shows."""


class Desk:
    """Reads lines until the question is answered, or is no longer the one to answer."""

    def __init__(self, session: Session, d: Decision) -> None:
        self.session = session
        self.terminal = session.terminal
        self.d = d
        self.viewer = session.viewer(d)
        self.done = False
        self.draw()

    @property
    def shot(self) -> Shot:
        return self.session.shot(self.viewer, self.d.seat)

    def draw(self) -> None:
        """The table as the question needs it, then the question."""
        self.choices: list[Choice] = self.session.face.choices(self.shot, self.d)
        if self.session.queue:
            return
        self.terminal.line()
        self.terminal.show(*self.session.face.screen(self.shot, self.d, self.choices))
        self.menu()

    def menu(self) -> None:
        who = self.session.seat_name(self.d.seat)
        asked = self.shot.text("asked", who=who, question=self.session.face.question(self.shot.s, self.d))
        self.terminal.show(*asking.question(self.terminal.look, asked, self.choices))

    def answer(self) -> None:
        while not self.done:
            line = self.session.read(
                "> ", completions(self.choices, self.session.words.language, self.session.face.parts)
            )
            try:
                self.take(line)
            except WarcampError as e:
                self.terminal.line(str(e), "yellow")
            except OSError as e:
                self.terminal.line(self.session.text("file-trouble", why=str(e)), "yellow")

    def take(self, line: str) -> None:
        """An option in full, else a command, else the beginning of an option, else a friendly word."""
        if not line:
            self.menu()
            return
        choice = matching.exact(self.choices, line)
        if choice is None and (command := commands.parse(line, self.session.face.parts)):
            self.command(*command)
            return
        found = [choice] if choice else matching.begun(self.choices, line)
        if found and len({c.text for c in found}) == 1:  # of copies of one card any is meant
            self.choose(found[0])
            return
        self.session.queue = []
        if found:
            self.terminal.line(self.session.text("several", typed=line), "yellow")
            for c in found:
                self.terminal.line(f"{c.number:>3} {c.text}")
        else:
            self.terminal.line(asking.not_understood(self.shot, self.choices, line, self.session.face.parts), "yellow")

    def choose(self, choice: Choice) -> None:
        warning = self.session.face.warning(self.shot, self.d, choice.option)
        if warning:
            self.terminal.show(*warning)
            if not self.session.agree(self.session.text("confirm-warning")):
                self.menu()
                return
        self.session.match.choose(self.d, choice.option)
        self.session.save()
        self.done = True

    # -- commands
    def command(self, name: str, rest: str) -> None:
        if name in commands.PARTS:
            self.terminal.show(*self.session.face.part(self.shot, name))
        else:
            getattr(self, "do_" + name.replace("-", "_"))(rest)

    def do_explain(self, rest: str) -> None:
        self.terminal.show(*explain.option(self.shot, self.session.face, self.d, self.choices, rest))

    def do_why_not(self, rest: str) -> None:
        self.terminal.show(*explain.why_not(self.shot, self.session.face, self.d, self.choices, rest))

    def do_rules(self, rest: str) -> None:
        game = self.session.match.game
        self.terminal.show(*explain.rules(self.shot, game.name, rest, game.asks[self.d.kind].rule))

    def do_odds(self, rest: str) -> None:
        self.terminal.show(*self.session.face.odds(self.shot, self.d.seat, rest))

    def do_log(self, rest: str) -> None:
        lines = self.session.face.story(self.shot, self.session.match.told(self.viewer))
        for line in lines if rest else lines[-LOG:]:
            self.terminal.show(asking.paragraph(line, self.terminal.look))

    def do_table(self, rest: str) -> None:
        self.terminal.show(*self.session.face.part(self.shot, "table"))
        self.menu()

    def do_hand(self, rest: str) -> None:
        session = self.session
        with self.alone():
            self.terminal.show(*session.face.part(session.shot(session.viewer(self.d), self.d.seat), "hand"))

    @contextmanager
    def alone(self) -> Iterator[None]:
        """With several persons at one screen only the one who is asked looks, and hides it again."""
        session = self.session
        alone = not session.several or self.viewer == self.d.seat
        if not alone:
            session.look_alone(self.d.seat)
        yield
        if not alone:
            session.read(session.text("curtain-down"))
            session.hide()
            self.draw()

    def do_think(self, rest: str) -> None:
        """A bot thinks about the question. It knows the hand of who is asked, and what it finds may tell of it."""
        session = self.session
        name = thoughts.bot_called(self.shot, session.match.game.name, rest)
        if not name:
            levels = thoughts.levels(self.shot, session.match.game.name)
            self.terminal.line(session.text("think-no-bot", typed=rest, bots=levels), "yellow")
            return
        with self.alone():
            self.terminal.show(*thoughts.about(self.shot, session.match, self.d, name, self.choices))

    def do_thoughts(self, rest: str) -> None:
        self.terminal.show(*thoughts.of_bots(self.session))

    def do_undo(self, rest: str) -> None:
        """Take back the last own action, and with it all that came after it."""
        match, seat = self.session.match, self.d.seat
        own = [i for i, e in enumerate(match.entries) if e.action is not None and e.action.seat == seat]
        if not own:
            self.terminal.line(self.session.text("undo-nothing"), "yellow")
            return
        to = own[-1]
        consent: list[int] = []
        if to < match.undo_point(seat):
            if not self.session.agree(self.session.text("undo-consent")):
                return
            consent = list(range(match.game.seats(match.position.s)))
        match.undo(to, seat, consent)
        self.session.go_back()
        self.session.save()
        self.terminal.line(self.session.text("undone"))
        self.done = True

    def do_retract(self, rest: str) -> None:
        """Take back a sealed answer of somebody at this screen, while others still think about theirs."""
        session = self.session
        sealed = {d.seat: d for d in session.match.position.retractable if d.seat in session.people}
        named = [seat for seat in sealed if not rest or session.is_called(seat, rest)]
        if not sealed:
            self.terminal.line(session.text("retract-nothing"), "yellow")
            return
        if len(named) != 1:
            players = ", ".join(session.seat_name(seat) for seat in sealed)
            self.terminal.line(session.text("retract-which", players=players), "yellow")
            return
        d = sealed[named[0]]
        session.match.retract(d.seat, d.kind, d.strand)
        session.save()
        self.terminal.line(session.text("retracted", who=session.seat_name(d.seat)))
        self.done = True

    def do_save(self, rest: str) -> None:
        self.session.save()
        path = self.session.path
        if rest:
            path = saves.path_of(rest)
            if path.exists() and not self.session.agree(self.session.text("save-over", file=str(path))):
                return
            saves.keep(path, self.session.match, self.session.packs)
        self.terminal.line(self.session.text("saved", file=str(path)))

    def do_load(self, rest: str) -> None:
        if not rest:
            self.terminal.line(self.session.text("load-what"), "yellow")
            return
        saved = saves.read(saves.path_of(rest))
        self.session.save()
        self.session.go_on(saved)
        self.terminal.line(self.session.text("loaded", file=rest))
        self.done = True

    def do_replay(self, rest: str) -> None:
        if not rest:
            self.terminal.line(self.session.text("load-what"), "yellow")
            return
        saved = saves.read(saves.path_of(rest))
        Replay(self.terminal, saved.face, saved.match, self.session.words.language).run(self.session.read)
        self.draw()

    def do_language(self, rest: str) -> None:
        language = rest.strip().lower()[:2]
        if language not in LANGUAGES:
            self.terminal.line(self.session.text("language-which", languages=", ".join(LANGUAGES)), "yellow")
            return
        self.session.speak(self.session.face, self.session.match, language)
        self.draw()

    def do_help(self, rest: str) -> None:
        shot = self.session.shot(SPECTATOR)
        known = commands.known(self.session.face.parts)
        self.terminal.line(shot.text("help-choose"))
        rows = [(shot.text(f"usage-{name}"), shot.text(f"help-{name}")) for name in known]
        self.terminal.show(asking.glossary(rows))

    def do_quit(self, rest: str) -> None:
        raise Quit
