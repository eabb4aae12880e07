"""The regions of a table's page as a viewer sees them: the game's drawing and the panels that every game has."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from warcamp.drawing.html import Html
from warcamp.drawing.panels import Asked, Chair, Panels, Sealed
from warcamp.drawing.panels import Said as Bubble
from warcamp.drawing.sight import Line, Question, Sight
from warcamp.engine.flow import Decision, Strand
from warcamp.engine.game import Message
from warcamp.engine.zones import SPECTATOR

from .match_table import MatchTable
from .speech import play_words
from .talk import ALLIES, TABLE, Talk
from .undoing import last_action
from .views import Views, since
from .wish import BOT

CHRONICLE = 80
"""Lines of the chronicle that are shown."""


@dataclass(frozen=True)
class Drawn:
    """The regions of a page, and the tag that stands for all of them."""

    tag: str
    regions: dict[str, str]
    title: str


@dataclass(frozen=True)
class Since:
    """What is new to somebody who has seen so many entries: effects to show, texts to read out."""

    effects: list[dict[str, Any]]
    say: list[str]


class Scenes:
    """The pages of one table. What only talk or presence changes is drawn apart from what the match changes."""

    def __init__(self, table: MatchTable, views: Views, talk: Talk) -> None:
        self.table = table
        self.views = views
        self.talk = talk
        self.here: frozenset[int] = frozenset()
        """The seats whose persons are connected."""
        self.at: object = None
        self.public: dict[str, dict[str, str]] = {}
        self.private: dict[tuple[int, str], dict[str, str]] = {}
        self.since: dict[tuple[int, str, int], Since] = {}
        self.drawn: dict[tuple[int, str], Drawn] = {}
        self.around: object = None
        self.ends: dict[str, str] = {}
        """By language, how a match that is over ended."""
        self.chronicles: dict[tuple[int, str], dict[int, list[Line]]] = {}

    def refresh(self) -> None:
        """Forget what a change has made old."""
        match = self.views.refresh()
        table = self.table
        at = (len(match.lines), id(table.seats))
        if at != self.at:
            self.at = at
            self.public.clear()
            self.private.clear()
            self.since.clear()
        plea = table.plea
        asked = plea and (plea.seat, len(plea.agreed))
        around = (at, self.here, len(self.talk.said), asked, tuple(self.ends.items()))
        if around != self.around:
            self.around = around
            self.drawn.clear()

    def cut(self, to: int) -> None:
        """The match went back: what was told of the undone is not in the chronicle any more."""
        for lines in self.chronicles.values():
            for n in [n for n in lines if n >= to]:
                del lines[n]

    # -- regions
    def draw(self, viewer: int, language: str) -> Drawn:
        """All regions of the viewer's page."""
        self.refresh()
        key = (viewer, language)
        if key not in self.drawn:
            sight = self.views.sight(viewer, language)
            drawing = self.table.drawing
            if language not in self.public:
                self.public[language] = drawing.public(self.views.sight(SPECTATOR, language))
            if key not in self.private:
                self.private[key] = {**drawing.private(sight), "log": self.log(sight)}
            parts = {**self.public[language], **self.private[key], **self.panels(sight)}
            regions = {name: str(part) for name, part in parts.items()}
            if language in self.ends:
                regions["end"] = self.ends[language]
            whole = blake2b(digest_size=8)
            for name in sorted(regions):
                whole.update(f"{name}\0{regions[name]}\0".encode())
            self.drawn[key] = Drawn(whole.hexdigest(), regions, self.prompt(sight))
        return self.drawn[key]

    def panel(self, language: str) -> Panels:
        return Panels(language, f"/t/{self.table.id}", self.table.drawing.game.name)

    def log(self, sight: Sight) -> Html:
        return self.panel(sight.words.language).log(self.chronicle(sight))

    def panels(self, sight: Sight) -> dict[str, str]:
        """What every game has."""
        language = sight.words.language
        panel = self.panel(language)
        match = self.table.playing()
        viewer = sight.viewer
        title = play_words(language).say(Message(f"play-title-{match.game.name}"))
        seated = viewer < SPECTATOR
        undo = seated and last_action(match, viewer) > 0
        mine = bool(sight.asks)
        look = self.table.drawing.look(sight.s, viewer) if mine else -1
        headline = self.table.drawing.headline(sight)
        channels = (TABLE, ALLIES) if seated and self.talk.allies(viewer) else (TABLE,)
        return {
            "top": panel.top(title, headline, self.prompt(sight), mine, look, undo),
            "acts": self.acts(sight, panel),
            "seats": panel.seats([self.chair(sight, seat) for seat in range(len(self.table.seats))]),
            "chat": panel.chat(self.bubbles(sight), channels, seated),
        }

    def acts(self, sight: Sight, panel: Panels) -> Html:
        asking = self.table.asking
        viewer = sight.viewer
        asked = [Asked(asking.id((viewer, d.strand)), self.question(sight, d)) for d in sight.asks]
        sealed = [Sealed(asking.id((viewer, d.strand)), self.given(sight, d)) for d in self.table.answered(viewer)]
        waiting = "" if asked else self.prompt(sight)
        return panel.acts(asked, viewer if viewer < SPECTATOR else -1, waiting, sealed, self.plea(sight))

    def question(self, sight: Sight, d: Decision) -> Question:
        return self.views.question(sight.viewer, sight.words.language, d)

    def given(self, sight: Sight, d: Decision) -> str:
        """A sealed answer in words, for who gave it."""
        match = self.table.playing()
        option = sealed_option(match.position.root, d)
        choice = match.game.option_text(sight.s, d, option)
        return play_words(sight.words.language).say(Message("play-sealed", {"choice": sight.say(choice)}))

    def plea(self, sight: Sight) -> str:
        """Whether the viewer is to agree that somebody takes back."""
        plea = self.table.plea
        if plea is None or sight.viewer not in plea.needed - plea.agreed:
            return ""
        return play_words(sight.words.language).say(Message("play-plea", {"name": self.name(sight, plea.seat)}))

    def prompt(self, sight: Sight) -> str:
        """What is awaited of the viewer, or of whom."""
        words = play_words(sight.words.language)
        if self.table.playing().over:
            return words.say(Message("play-over"))
        plea = self.table.plea
        if plea is not None and plea.seat == sight.viewer:
            names = [self.name(sight, seat) for seat in sorted(plea.needed - plea.agreed)]
            return words.say(Message("play-plea-asked", {"names": names}))
        if sight.asks:
            return self.question(sight, sight.asks[0]).text
        names = [self.name(sight, seat) for seat in sorted(sight.awaited)]
        return words.say(Message("play-waiting", {"names": names}))

    def name(self, sight: Sight, seat: int) -> str:
        """What somebody is called: by name, else by what he plays."""
        return sight.names[seat] or sight.say(self.table.drawing.seat_text(sight.s, seat))

    def chair(self, sight: Sight, seat: int) -> Chair:
        row = self.table.seats[seat]
        text = sight.say(self.table.drawing.seat_text(sight.s, seat))
        return Chair(
            seat,
            row.name or text,
            text if row.name else "",
            self.table.drawing.look(sight.s, seat),
            row.kind,
            row.kind == BOT or seat in self.here,
            seat in sight.awaited,
            seat == sight.viewer,
        )

    def bubbles(self, sight: Sight) -> list[Bubble]:
        drawing = self.table.drawing
        return [
            Bubble(n, said.name, said.text, drawing.look(sight.s, said.seat), said.channel.partition(":")[0])
            for n, said in self.talk.heard(sight.viewer)
        ]

    # -- what happened
    def chronicle(self, sight: Sight) -> list[Line]:
        """The latest lines of the chronicle, oldest first; told once and kept."""
        match = self.table.playing()
        told = self.chronicles.setdefault((sight.viewer, sight.words.language), {})
        last = len(match.entries)
        first = since(match, 2 * CHRONICLE)
        for n in range(first, last):
            if n not in told:
                told[n] = self.table.drawing.story(sight, match.told(sight.viewer, n, n + 1))
        for n in [n for n in told if n < first]:
            del told[n]
        return [line for n in sorted(told) for line in told[n]][-CHRONICLE:]

    def news(self, viewer: int, language: str, since: int) -> Since:
        """What somebody who has seen so many entries has not seen."""
        self.refresh()
        key = (viewer, language, since)
        if key not in self.since:
            match = self.table.playing()
            sight = self.views.sight(viewer, language)
            told = match.told(viewer, since)
            effects = [
                {"kind": e.kind, "refs": e.refs, "text": e.text, "data": e.data, "sound": e.sound}
                for e in self.table.drawing.effects(sight, told)
            ]
            say = [line.text for line in self.table.drawing.story(sight, told)]
            self.since[key] = Since(effects, say)
        return self.since[key]


def sealed_option(strand: Strand, d: Decision) -> int:
    """The option that was sealed for a question."""
    if d in strand.asks and d.seat in strand.got:
        return strand.got[d.seat]
    for kid in strand.kids:
        found = sealed_option(kid, d)
        if found != -1:
            return found
    return -1
