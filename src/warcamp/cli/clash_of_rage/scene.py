"""The table as one viewer may see it: what every drawing of Clash of Rage is made from.

Drawings read public fields, what is worked out from them, and `zones`, which is the viewer's own sight of the cards.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from warcamp.cli.look import Look
from warcamp.engine.game import Message, Name
from warcamp.engine.zones import REFEREE
from warcamp.games.clash_of_rage import names
from warcamp.games.clash_of_rage.state import NONE, Clash
from warcamp.games.clash_of_rage.tables import (
    FLYING,
    HP,
    MOVE,
    POWER,
    RAGE,
    REROLL,
    SHIELD,
    SLOWNESS,
    STATS,
    WOUND,
)

CLAN_STYLES = ("bold red", "bold yellow", "bold bright_blue", "bold magenta")
ELF_STYLE = "bold green"
ROMAN = ("I", "II", "III")

STAT_SIGNS = {
    POWER: ("⚄", "power"),
    HP: ("♥", "hp"),
    MOVE: ("➜", "move"),
    SLOWNESS: ("⧗", "slowness"),
    WOUND: ("☠", "wound"),
    SHIELD: ("⛨", "shield"),
    REROLL: ("↻", "reroll"),
    RAGE: ("♨", "rage"),
    FLYING: ("≈", "flying"),
}
"""The symbol of each statistic, and the word of its messages."""


@dataclass
class Scene:
    """One moment, one viewer, one language, one terminal."""

    s: Clash
    viewer: int
    say: Callable[[Message], str]
    look: Look = field(default_factory=Look)
    numbers: dict[int, str] = field(default_factory=dict)
    """By cell of the grid: the numbers under which it can be chosen."""
    seat: int = NONE
    """The seat whose sheet and purse matter now; what it hides is for the viewer's eyes only."""
    named: bool = True
    """Whether territories have names: a tile that is not laid yet has none."""
    stronger: frozenset[int] = frozenset()
    """The elf types that got new equipment at the end of the last round."""

    def __post_init__(self) -> None:
        self.zones = self.s.zones.show(self.viewer)
        if self.seat == NONE and self.viewer < self.s.seats:
            self.seat = self.viewer
        taken: list[str] = ["E"]
        for clan in self.s.t.clans:
            taken.append(next((c for c in clan.upper() if c.isalpha() and c not in taken), "?"))
        self.letters = [*taken[1:], "E"]

    # -- words
    def text(self, id: str, **params: object) -> str:
        """A message of the catalogues."""
        return self.say(Message(id, dict(params)))

    def side_name(self, side: int) -> str:
        """A clan, the Elves, or a seat that has no clan yet."""
        if side < self.s.seats and self.s.clan[side] == NONE:
            return self.text("panel-seat", seat=side + 1)
        return self.content_name("clan", names.clan_name(self.s, side))

    def content_name(self, domain: str, id: str) -> str:
        return self.text("panel-name", name=Name(domain, id))

    def unit_name(self, side: int, level: int) -> str:
        return self.content_name("unit", names.unit_name(self.s, side, level))

    def gear_name(self, gear: int) -> str:
        return self.content_name("gear", self.s.t.gear[gear])

    def card_name(self, card: int) -> str:
        return self.content_name("card", self.s.t.tactic_ids[card])

    # -- symbols
    def letter(self, side: int) -> str:
        """The letter that stands for a side wherever its colour does."""
        if side == self.s.seats:
            return "E"
        clan = self.s.clan[side]
        return str(side + 1) if clan == NONE else self.letters[clan]

    def style(self, side: int) -> str:
        if side == self.s.seats:
            return ELF_STYLE
        clan = self.s.clan[side]
        return self.clan_style(side if clan == NONE else clan)

    def clan_style(self, clan: int) -> str:
        return CLAN_STYLES[clan % len(CLAN_STYLES)]

    def stat_sign(self, which: int) -> str:
        fine, word = STAT_SIGNS[which]
        return self.look.sign(fine, self.text(f"sign-{word}"))

    def icons(self, row: list[int], base: list[int] | None = None, plus: bool = False) -> str:
        """Statistics that are not zero as symbols with numbers; a changed one has its printed value in brackets."""
        out: list[str] = []
        for which in range(STATS):
            value = row[which]
            printed = base[which] if base else value
            if not value and not printed:
                continue
            if which == FLYING:
                out.append(self.stat_sign(which))
                continue
            number = f"+{value}" if plus else str(value)
            out.append(self.stat_sign(which) + number + (f"({printed})" if printed != value else ""))
        return " ".join(out)

    def knows(self, seat: int) -> bool:
        """Whether the viewer sees the hand of the seat."""
        return self.viewer in (seat, REFEREE)
