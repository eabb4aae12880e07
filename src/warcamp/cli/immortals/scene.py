"""The table as one viewer may see it in a terminal: what every drawing of Immortals there is made from.

Drawings read public fields, what is worked out from them, and `zones`, which is the viewer's own sight of the cards: a
card that the viewer does not know is a negative number there. Of plans only the viewer's own is looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from warcamp.cli.look import Look
from warcamp.engine.game import Message, Name
from warcamp.engine.state import Told
from warcamp.engine.zones import REFEREE
from warcamp.games.immortals.content_schema import COLOURS
from warcamp.games.immortals.phrases import card_text, player, side_text, slot_text, tribe_name
from warcamp.games.immortals.rules.resolution import is_done
from warcamp.games.immortals.state import GREEN, NO_PLAN, NONE, PLANNING, RESOLUTION, Immortals
from warcamp.games.immortals.tables import BLANKS, MAGICS, REGIONS, SLOTS

STYLES = ("bold red", "bold magenta", "bold blue", "bold yellow", "bold white", "bold green")
"""By colour of cubes; the inhabitants' are the last."""


@dataclass
class Scene:
    """One moment, one viewer, one language, one terminal."""

    s: Immortals
    viewer: int
    say: Callable[[Message], str]
    look: Look = field(default_factory=Look)
    seat: int = NONE
    """The seat from whose side the table is drawn."""
    told: Sequence[Told] = ()

    def __post_init__(self) -> None:
        self.zones = self.s.zones.show(self.viewer)
        if self.seat == NONE and self.viewer < self.s.seats:
            self.seat = self.viewer

    # -- words
    def text(self, id: str, **params: object) -> str:
        """A message of the catalogues."""
        return self.say(Message(id, dict(params)))

    def named(self, name: Name | Message) -> str:
        return self.text("panel-name", name=name)

    def player(self, p: int) -> Text:
        """A player by letter and colour, never by colour alone."""
        out = Text(f"{self.letter(p)} {self.named(player(p))}", STYLES[p])
        if p == self.viewer:
            out.append(" " + self.text("player-you"), "default not bold")
        return out

    def letter(self, colour: int) -> str:
        """The letter that stands for a colour of cubes on the map."""
        return self.text("letter-inhabitants" if colour == GREEN else f"letter-{COLOURS[colour]}")

    def side(self, side: int) -> str:
        return self.say(side_text(self.s, side))

    def card(self, card: int) -> str:
        text = self.say(card_text(self.s, card))
        return text[:1].upper() + text[1:]

    def brief(self, card: int) -> str:
        """A card in few words, for tables."""
        message = card_text(self.s, card)
        return self.text(f"brief-{message.id}", **message.params)

    def slot(self, p: int, slot: int) -> str:
        return self.say(slot_text(self.s, p, slot))

    def tribes(self, p: int) -> str:
        own = [tribe for tribe in (self.s.light[p], self.s.dark[p]) if tribe != NONE]
        return " + ".join(self.named(tribe_name(self.s, tribe)) for tribe in own)

    # -- what the viewer knows
    def knows(self, p: int) -> bool:
        return self.viewer in (p, REFEREE)

    def hand(self, p: int) -> list[int]:
        """The cards in a hand that the viewer knows."""
        return sorted(card for card in self.zones[f"hand {p}"] if card >= 0)

    def held(self, p: int) -> int:
        """How many cards a player has in hand, blank and Magic ones too."""
        return len(self.zones[f"hand {p}"])

    def plan(self, p: int) -> tuple[int, ...]:
        """What a player has planned so far, for the one who may know it (IMM-PLAN-12)."""
        return self.s.plan[p] if self.knows(p) else NO_PLAN

    def on_slot(self, p: int, slot: int) -> int:
        """The card on a slot: NONE for an empty one, HIDDEN for one that the viewer does not know."""
        if self.s.phase == PLANNING:
            return self.plan(p)[slot]
        row = self.zones[f"slot {p}.{self.s.t.slots[slot]}"]
        if not row:
            return NONE
        return row[0] if row[0] >= 0 else HIDDEN

    def conflicts(self, p: int) -> int:
        """How many Conflict cards a player has, in hand or on slots, as everybody can count them: all cards but the
        Region cards, which are open, and the eight blank and Magic ones."""
        on_slots = sum(len(self.zones[f"slot {p}.{slot}"]) for slot in self.s.t.slots)
        shown = [card for card in self.zones["shown"] if self.s.turn == p and card >= 0]
        regions = len([holder for holder in self.s.holder[:REGIONS] if holder == p])
        return max(0, self.held(p) + on_slots + len(shown) - regions - BLANKS - MAGICS)

    def covered(self, p: int) -> int:
        return sum(self.s.covered[p] >> slot & 1 for slot in range(SLOTS))

    def is_done(self, p: int) -> bool:
        return self.s.phase == RESOLUTION and is_done(self.s, p)

    @property
    def arrow(self) -> str:
        return self.look.sign("→", "->")


HIDDEN = -2
"""A face-down card that the viewer does not know."""


def frame(scene: Scene, content: RenderableType, title: Text | str, style: str = "") -> Panel:
    """A panel in the characters that the terminal has."""
    edges = box.ASCII if scene.look.ascii else box.ROUNDED
    border = style.replace("bold ", "").replace("bold", "") or "bright_black"
    return Panel(content, title=title, title_align="left", box=edges, border_style=border, padding=(0, 1))
