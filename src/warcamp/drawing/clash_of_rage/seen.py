"""The table as one viewer sees it, with the names, looks and signs that every drawing of it is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from warcamp.drawing.sight import Sight
from warcamp.engine.game import Message, Name
from warcamp.engine.zones import REFEREE
from warcamp.games.clash_of_rage import names
from warcamp.games.clash_of_rage.phrases import STAT_NAMES, place_text, stat_text
from warcamp.games.clash_of_rage.state import NONE, Clash
from warcamp.games.clash_of_rage.tables import FLYING, STATS, WEAPON

ROMAN = ("I", "II", "III")
CLAN_LOOKS = {"steamfield": 0, "godleif": 1, "bohorg": 2, "tomb": 3}
"""Brass suns, sea blue, fire red, bone white: the four looks that are easiest to tell apart."""
NO_CLAN_LOOKS = (4, 5, 6, 7)
"""By seat: the look of a player who has no clan yet."""
STAT_GLYPHS = ("die", "heart", "boot", "hourglass", "wound", "shield", "swap", "rage", "wing")
GEAR_GLYPHS = {
    "short_sword": "sword",
    "battle_axe": "axe",
    "throwing_knives": "dagger",
    "war_horn": "horn",
    "shaman_staff": "staff",
    "spiked_club": "mace",
    "crossbow": "ranged",
    "war_drum": "war_cry",
    "greatsword": "attack",
    "halberd": "spear",
    "longbow": "bow",
    "blunderbuss": "bolt",
    "infernal_torch": "flame",
    "rock_breaker": "hammer",
    "marching_boots": "boot",
    "shaman_cloak": "cloak",
    "leather_armour": "mail",
    "cuirass": "gauntlet",
    "winged_harness": "wing",
    "heavy_armour": "helm",
    "tower_shield": "shield",
    "spiked_armour": "thorns",
    "emerald_fang": "fangs",
    "sunlance": "spear",
    "thunder_maul": "hammer",
    "drum_of_ages": "war_cry",
    "lifedrinker": "dagger",
    "twin_stars": "sparkles",
    "wardens_blade": "sword",
    "worldsplitter": "axe",
    "heartoak_plate": "tree",
    "mirror_aegis": "shield",
    "dragonwing_mantle": "drake",
    "starweave_robe": "star",
    "thornmail": "thorns",
    "stormrider_harness": "bolt",
}
CLAN_LANDS = {"bohorg": "volc", "steamfield": "city", "godleif": "ice", "tomb": "grave"}

Item = dict[str, Any]
"""Values for a template."""


def look_of_seat(s: Clash, seat: int) -> int:
    """A clan has its look wherever it is seated; a seat without a clan has one that no clan has."""
    clan = s.clan[seat]
    return NO_CLAN_LOOKS[seat] if clan == NONE else CLAN_LOOKS[s.t.clans[clan]]


@dataclass(frozen=True)
class Seen:
    """One moment, one viewer, one language."""

    sight: Sight

    @property
    def s(self) -> Clash:
        s: Clash = self.sight.s
        return s

    @property
    def viewer(self) -> int:
        return self.sight.viewer

    # -- words
    def text(self, id: str, **params: object) -> str:
        return self.sight.text(id, **params)

    def say(self, message: Message | str) -> str:
        return message if isinstance(message, str) else self.sight.say(message)

    def named(self, domain: str, id: str) -> str:
        return self.text("drawn-name", name=Name(domain, id))

    def side_name(self, side: int) -> str:
        """A clan, the Elves, or a seat that has no clan yet."""
        if side < self.s.seats and self.s.clan[side] == NONE:
            return self.text("drawn-seat", seat=side + 1)
        return self.named("clan", names.clan_name(self.s, side))

    def unit_name(self, side: int, level: int) -> str:
        return self.named("unit", names.unit_name(self.s, side, level))

    def gear_name(self, gear: int) -> str:
        return self.named("gear", self.s.t.gear[gear])

    def card_name(self, card: int) -> str:
        return self.named("card", self.s.t.tactic_ids[card])

    def place_words(self, place: int) -> str:
        return self.say(place_text(self.s, place))

    def place_short(self, place: int) -> str:
        """A territory by its name; a bastion as such, whosesoever it is."""
        return self.text("drawn-bastion") if place >= self.s.board.territories else names.place_name(self.s, place)

    # -- looks
    def look(self, side: int) -> str:
        """The class of a side's look."""
        return "elf" if side == self.s.seats else f"p{look_of_seat(self.s, side)}"

    def land(self, clan: int) -> str:
        """The backdrop of a clan's cards."""
        return CLAN_LANDS.get(self.s.t.clans[clan], "hill")

    def knows(self, seat: int) -> bool:
        """Whether the viewer sees the hand of the seat."""
        return self.viewer in (seat, REFEREE)

    @property
    def seat(self) -> int:
        """The seat whose sheet is the viewer's own, or NONE."""
        return self.viewer if self.viewer < self.s.seats else NONE

    # -- signs
    def stats(self, row: list[int], printed: list[int] | None = None, plus: bool = False) -> list[Item]:
        """Statistics that are not zero, each with its glyph and its name; what equipment changed is marked."""
        out: list[Item] = []
        for which in range(STATS):
            value, before = row[which], printed[which] if printed else row[which]
            if not value and not before:
                continue
            name = self.say(stat_text(which))
            shown = "" if which == FLYING else f"{value:+d}" if plus else str(value)
            better = (value > before) != (STAT_NAMES[which] == "slowness")
            change = "" if value == before else "up" if better else "down"
            label = self.text("drawn-stat", stat=name, value=value) if which != FLYING else name
            if change and which != FLYING:
                label = self.text("drawn-stat-changed", stat=name, value=value, printed=before)
            out.append({"glyph": STAT_GLYPHS[which], "label": label, "value": shown, "change": change})
        return out

    def gear(self, gear: int) -> Item:
        """A piece of equipment: name, glyph, slot, what it adds."""
        t = self.s.t
        id = t.gear[gear]
        slot = "weapon" if t.gear_slot[gear] == WEAPON else "armour"
        icons = self.stats(t.gear_bonus[gear * STATS : (gear + 1) * STATS], plus=True)
        name = self.gear_name(gear)
        return {
            "id": id,
            "name": name,
            "glyph": GEAR_GLYPHS.get(id, "sword" if slot == "weapon" else "mail"),
            "slot": slot,
            "slotname": self.text(f"slot-{slot}"),
            "cost": t.gear_cost[gear],
            "icons": icons,
            "legendary": gear >= t.equipment,
            "label": ", ".join([name, self.text(f"slot-{slot}"), *[icon["label"] for icon in icons]]),
        }

    def token(self, side: int, level: int) -> Item:
        """A unit type as a piece: its look and its level."""
        return {
            "look": self.look(side),
            "level": level + 1,
            "roman": ROMAN[level],
            "name": self.unit_name(side, level),
            "id": names.unit_name(self.s, side, level),
        }


def card_gear(s: Clash, card: int) -> int:
    """The gear that a legendary card is."""
    return s.t.equipment + card - len(s.t.tactic_ids)
