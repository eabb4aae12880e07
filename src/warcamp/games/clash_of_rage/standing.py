"""How the table stands, worked out from the state for whoever shows it: units, sheets, points, domination."""

from __future__ import annotations

from collections.abc import Sequence

from warcamp.engine.state import Told

from .state import ENDING, LEVELS, TACTICS, Clash, discard_pile, held
from .tables import CARDS_PER_CLAN, STATS


def unit_counts(s: Clash, side: int, place: int) -> list[int]:
    """The units of a side in a place by level."""
    at = (side * s.places + place) * LEVELS
    return s.units[at : at + LEVELS]


def sides_at(s: Clash, place: int) -> list[int]:
    """The sides with units in a place, the one that holds it first."""
    there = [side for side in range(s.seats + 1) if any(unit_counts(s, side, place))]
    return sorted(there, key=lambda side: side != s.owner[place])


def printed_stats(s: Clash, side: int, level: int) -> list[int]:
    """The printed statistics of a type."""
    clan = s.t.elves if side == s.seats else s.clan[side]
    at = (clan * LEVELS + level) * STATS
    return s.t.base[at : at + STATS]


def present_stats(s: Clash, side: int, level: int) -> list[int]:
    """The statistics of a type with its equipment."""
    at = (side * LEVELS + level) * STATS
    return list(s.stat[at : at + STATS])


def type_counts(s: Clash, side: int, level: int) -> tuple[int, int]:
    """Units on the map, and in reserve or in the bag."""
    first = side * s.places
    out = sum(s.units[(first + place) * LEVELS + level] for place in range(s.places))
    return out, s.bag[level] if side == s.seats else s.reserve[side * LEVELS + level]


def revealed(s: Clash) -> bool:
    """Whether this round's tactics cards lie open: then hands are short of one."""
    return s.phase != TACTICS or len(s.zones.cards[0]) < s.t.hand


def domination_coming(s: Clash) -> int:
    """Solo: what the Elves would score if the round ended now (COR-SOLO-05)."""
    forges, cities = held(s, s.seats, s.board.forges), held(s, s.seats, s.board.cities)
    return s.t.domination_forge * forges + s.t.domination_city * cities


def newly_equipped_elves(told: Sequence[Told]) -> frozenset[int]:
    """The elf types that got new equipment at the end of the last round."""
    stronger: set[int] = set()
    for event in told:
        if event.event == "phase" and event.params[0] == ENDING:
            stronger = set()
        elif event.event == "elves_equipped" and event.params[0] < LEVELS:
            stronger.add(event.params[0])
    return frozenset(stronger)


def reinforcements(s: Clash, seat: int, card: int) -> list[tuple[int, int]]:
    """By level: the units that a tactics card gives, and those of them that the reserve still has (COR-REI-06)."""
    wanted = s.t.tactic_units[card * LEVELS : card * LEVELS + LEVELS]
    return [(n, min(n, s.reserve[seat * LEVELS + level])) for level, n in enumerate(wanted)]


def unseen_cards(s: Clash, seat: int) -> list[int]:
    """The tactics cards of a seat that do not lie open: what it may still hold."""
    first = s.clan[seat] * CARDS_PER_CLAN
    gone = s.zones.cards[discard_pile(s, seat)]
    return [card for card in range(first, first + CARDS_PER_CLAN) if card not in gone]
