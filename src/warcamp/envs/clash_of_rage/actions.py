"""The actions of Clash of Rage. Cards and places are counted from the seat that is asked: its own clan, its bastion."""

from __future__ import annotations

from collections.abc import Sequence

from warcamp.engine.flow import Decision
from warcamp.games.clash_of_rage.rules import equip, march
from warcamp.games.clash_of_rage.rules.setup import tiles_needed
from warcamp.games.clash_of_rage.state import LEVELS, NONE, Clash
from warcamp.games.clash_of_rage.tables import CARDS_PER_CLAN, POWER, SLOTS, STATS, TERRITORIES, Tables

from ..actions import Actions, Block, always

SITES = 32
"""More cells than any map of four tiles has beside two territories."""
CENTRES = 64
"""More places than there are for one more tile beside three."""


def lands(s: Clash) -> int:
    """How many territories the map has once it is laid."""
    return tiles_needed(s) * TERRITORIES


def own_places(s: Clash, d: Decision) -> list[int]:
    """All territories, then the bastion of the seat that is asked: nobody's units enter another's (COR-MOV-13)."""
    n = s.board.territories
    return [*range(n), n + d.seat]


def own_units(s: Clash, d: Decision) -> list[int]:
    """Each level in each of these places."""
    return [place * LEVELS + level for place in own_places(s, d) for level in range(LEVELS)]


def movable(s: Clash, d: Decision) -> list[int]:
    return [march.HALT, *own_units(s, d)]


def own_cards(s: Clash, d: Decision) -> Sequence[int]:
    """The seven tactics cards of the seat's clan, by their numbers."""
    first = s.clan[d.seat] * CARDS_PER_CLAN
    return range(first, first + CARDS_PER_CLAN)


def rim(s: Clash, d: Decision) -> Sequence[int]:
    return s.board.rim


def as_asked(s: Clash, d: Decision) -> Sequence[int]:
    return d.options


def dice(t: Tables) -> int:
    """The most dice that one assault can have: the best power with the best weapon and armour."""
    best = [0] * SLOTS
    for gear in range(len(t.gear)):
        slot = t.gear_slot[gear]
        best[slot] = max(best[slot], t.gear_bonus[gear * STATS + POWER])
    return max(t.base[POWER::STATS]) + sum(best)


def most(s: Clash) -> int:
    """The most outcomes that a single chance has: a tile, an equipment, a legendary, a card, a roll."""
    t = s.t
    return max(len(t.tiles), t.equipment, len(t.gear) - t.equipment, CARDS_PER_CLAN, dice(t) + 1, len(t.clans), 6)


def equipping(t: Tables) -> list[int]:
    return [
        equip.END,
        equip.FORGE,
        *[equip.BUY + gear for gear in range(t.equipment)],
        *[equip.ATTACH + gear for gear in range(len(t.gear))],
        *[equip.SET_ASIDE + slot for slot in range(LEVELS * SLOTS)],
    ]


def actions(s: Clash) -> Actions:
    """The actions at a table of this many seats."""
    t = s.t
    n = lands(s)
    places = n + 1
    legendary = range(len(t.tactic_ids), len(t.tactic_ids) + len(t.gear) - t.equipment)
    gears = range(t.equipment)
    wares = always(equipping(t))
    return Actions(
        [
            Block("clan", len(t.clans), always(range(len(t.clans))), "each clan"),
            Block("tile", len(t.tiles), always(range(len(t.tiles))), "each side of a tile: 1A, 1B, 2A, ..."),
            Block("centre", CENTRES, as_asked, "the cells where the tile may lie, by coordinates"),
            Block("turn", 6, always(range(6)), "turned counter-clockwise by 0 to 5 sixths"),
            Block("tactics", CARDS_PER_CLAN, own_cards, "the cards of the own clan, by number"),
            Block("bastion", SITES, rim, "the cells at the edge of the map, by coordinates (field `sites`)"),
            Block("reinforce", places * LEVELS, own_units, "each place (territories, own bastion) and level"),
            Block("action", 3, always(range(3)), "pass, equip, move"),
            Block("equip", len(equipping(t)), wares, "end, forge, buy each, attach each, set aside each slot"),
            Block("wearer", LEVELS, always(range(LEVELS)), "each level"),
            Block("legendary", len(legendary), always(legendary), "each legendary equipment"),
            Block("clear", len(gears) + 1, always(range(NONE, t.equipment)), "none, then each equipment"),
            Block("clear_second", len(gears), always(gears), "each equipment"),
            Block("move", places * LEVELS + 1, movable, "end, then each place and level"),
            Block("to", places, own_places, "each place"),
            Block("combat", places, own_places, "each place"),
            Block("assault", 2, always(range(2)), "strike, flee"),
            Block("reroll", dice(t) + 1, always(range(dice(t) + 1)), "how many blanks are rolled again"),
            Block("wound", LEVELS, always(range(LEVELS)), "the level of the unit that dies"),
            Block("stone", places, own_places, "each place"),
        ]
    )
