"""The table as one viewer may see it in a terminal: what every drawing of Ettin there is made from."""

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
from warcamp.games.ettin.seen import OTHER, ROLES, Seen, role_of
from warcamp.games.ettin.state import NONE
from warcamp.games.ettin.tables import FACES, TROOP

STYLES = ("bold green", "bold cyan", "bold red", "bold")
ARROWS = ("→", "->")


@dataclass
class Scene(Seen):
    """One moment, one viewer, one language, one terminal."""

    say: Callable[[Message], str]
    look: Look = field(default_factory=Look)
    seat: int = NONE
    """The seat that is asked; what it hides is for the viewer's eyes only."""
    realm: int = NONE
    """The realm from whose side the table is drawn."""
    told: Sequence[Told] = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.seat == NONE and self.viewer < self.s.seats:
            self.seat = self.viewer
        if self.realm == NONE:
            mine = self.realms_of(self.seat)
            self.realm = mine[0] if mine else 0

    @property
    def placing(self) -> int:
        """The card of the realm that waits for a place, NONE if the viewer may not know it."""
        return self.chosen(self.realm)

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
        return role_of(self.s, self.realm, r)

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
    def between(self) -> str:
        """What stands between the parts of a list of lists."""
        return self.look.sign(" · ", " / ")

    @property
    def arrow(self) -> str:
        return self.look.sign(*ARROWS)


def frame(scene: Scene, content: RenderableType, title: Text | str, style: str = "") -> Panel:
    """A panel in the characters that the terminal has."""
    edges = box.ASCII if scene.look.ascii else box.ROUNDED
    border = style.replace("bold ", "").replace("bold", "") or "bright_black"
    return Panel(content, title=title, title_align="left", box=edges, border_style=border, padding=(0, 1))
