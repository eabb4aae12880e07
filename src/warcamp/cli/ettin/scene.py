"""The table as one viewer may see it: what every drawing of Ettin is made from.

Drawings read public fields, what is worked out from them, and `zones`, which is the viewer's own sight of the cards:
a card that the viewer does not know is a negative number there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from warcamp.cli.look import Look
from warcamp.engine.game import Message
from warcamp.engine.state import Told
from warcamp.engine.zones import REFEREE
from warcamp.games.ettin.phrases import card_name, realm_params
from warcamp.games.ettin.state import ADVENTURE_PLACE, NONE, Ettin, ally, enemy, location, pair_of
from warcamp.games.ettin.tables import FACES, TROOP

OWN, ALLY, ENEMY, OTHER = range(4)
ROLES = ("own", "ally", "enemy", "other")
STYLES = ("bold green", "bold cyan", "bold red", "bold")
ARROWS = ("→", "->")


@dataclass
class Scene:
    """One moment, one viewer, one language, one terminal."""

    s: Ettin
    viewer: int
    say: Callable[[Message], str]
    look: Look = field(default_factory=Look)
    seat: int = NONE
    """The seat that is asked; what it hides is for the viewer's eyes only."""
    realm: int = NONE
    """The realm from whose side the table is drawn."""
    told: Sequence[Told] = ()
    placing: int = NONE
    """The card that waits for a place, if the viewer may know it."""

    def __post_init__(self) -> None:
        self.zones = self.s.zones.show(self.viewer)
        if self.seat == NONE and self.viewer < self.s.seats:
            self.seat = self.viewer
        if self.realm == NONE:
            mine = self.realms_of(self.seat)
            self.realm = mine[0] if mine else 0

    def realms_of(self, seat: int) -> list[int]:
        """The realms of a seat: the odd player has two (ETT-ODD-01)."""
        return [r for r in range(self.s.realms) if self.s.controller[r] == seat]

    # -- what the viewer sees
    def cards(self, r: int, zone: str) -> list[int]:
        """The cards of a zone that the viewer knows."""
        return [card for card in self.zones[f"{zone} {r}"] if card >= 0]

    def count(self, r: int, zone: str) -> int:
        return len(self.zones[f"{zone} {r}"])

    def hidden(self, r: int, zone: str) -> int:
        """How many cards of a zone the viewer does not know."""
        return self.count(r, zone) - len(self.cards(r, zone))

    def units(self, r: int, place: int) -> list[int]:
        return [card for card in self.zones[f"place {r}.{place}"] if card >= 0]

    def face_down(self, r: int, place: int) -> int:
        """Units at a place that the viewer does not know."""
        return len(self.zones[f"place {r}.{place}"]) - len(self.units(r, place))

    def deck(self, r: int) -> int:
        return sum(len(self.zones[f"deck {r}.{age}"]) for age in (1, 2, 3))

    def adventure(self, r: int) -> int:
        """The Adventure card of the realm's pair, NONE if there is none."""
        row = self.zones[f"adventure {pair_of(self.s, r)}"]
        return row[0] if row else NONE

    def base(self, r: int, place: int) -> int:
        """The base Defense of a place (ETT-RES-03)."""
        return self.s.t.base_defense[location(self.s, r, place)] if place < ADVENTURE_PLACE else 0

    def score(self, r: int, place: int) -> int:
        """The Battle Score of a realm as far as the viewer knows it."""
        return self.base(r, place) + sum(self.s.t.strength[card % FACES] for card in self.units(r, place))

    def knows(self, r: int) -> bool:
        """Whether the viewer sees the realm's own cards: its controller and the ally's do (ETT-GEN-04)."""
        own = (self.s.controller[r], self.s.controller[ally(self.s, r)])
        return self.viewer == REFEREE or self.viewer in own

    # -- words
    def text(self, id: str, **params: object) -> str:
        """A message of the catalogues."""
        return self.say(Message(id, dict(params)))

    def realm_name(self, r: int) -> str:
        """A realm by its nation, or by the player who has not chosen yet."""
        if self.s.nation[r] == NONE:
            return self.text("panel-seat", seat=self.s.controller[r] + 1)
        return self.text("panel-name", name=realm_params(self.s, "realm", r)["realm"])

    def card_name(self, card: int) -> str:
        return self.text("panel-name", name=card_name(self.s, card))

    # -- symbols
    def role(self, r: int) -> int:
        """What a realm is to the one from whose side the table is drawn."""
        if r == self.realm:
            return OWN
        if r == ally(self.s, self.realm):
            return ALLY
        return ENEMY if r == enemy(self.s, self.realm) else OTHER

    def role_text(self, r: int) -> str:
        """The same in a word, for those who sit at the table."""
        role = self.role(r)
        return "" if role == OTHER or self.viewer == REFEREE else self.text(f"role-{ROLES[role]}")

    def title(self, r: int) -> Text:
        role = self.role_text(r)
        return Text(self.realm_name(r) + (f" ({role})" if role else ""), self.style(r))

    def style(self, r: int) -> str:
        return STYLES[self.role(r)]

    def kind_sign(self, card: int) -> str:
        """A sword, a shield, or a shield with a parapet: never by colour alone."""
        face = card % FACES
        if self.s.t.kind[face] == TROOP:
            return self.look.sign("†", "t")
        return self.look.sign("♜", "D") if self.s.t.weak[face] else self.look.sign("⛨", "d")

    def compass(self, number: int) -> str:
        """Adventure Strength."""
        return self.look.sign("✦", "a") + str(number)

    @property
    def arrow(self) -> str:
        return self.look.sign(*ARROWS)


def frame(scene: Scene, content: RenderableType, title: Text | str, style: str = "") -> Panel:
    """A panel in the characters that the terminal has."""
    edges = box.ASCII if scene.look.ascii else box.ROUNDED
    border = style.replace("bold ", "").replace("bold", "") or "bright_black"
    return Panel(content, title=title, title_align="left", box=edges, border_style=border, padding=(0, 1))
