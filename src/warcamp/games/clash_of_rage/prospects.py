"""What a choice may lead to: the combats that it begins, and their exact odds."""

from __future__ import annotations

from dataclasses import dataclass

from warcamp.engine.flow import Decision

from .odds import Odds, odds, odds_if, odds_now
from .rules.combat import STRIKE
from .rules.march import HALT, reach
from .standing import unit_counts
from .state import LEVELS, NOBODY, NONE, Clash


@dataclass(frozen=True)
class Battle:
    """A combat that could be: where, with which units of the attacker, and how it would go."""

    place: int
    units: list[int]
    odds: Odds


def is_enemy(s: Clash, seat: int, place: int) -> bool:
    return place < s.board.territories and s.owner[place] not in (NOBODY, seat)


def attack_with(s: Clash, d: Decision, place: int) -> list[int]:
    """The units that would fight in a place if the unit that is asked for went there."""
    units = unit_counts(s, d.seat, place)
    if s.mover != NONE:
        units[s.mover % LEVELS] += 1
    return units


def chance(s: Clash, d: Decision, option: int) -> float | None:
    """The chance of the seat to win the combat that the option leads to; None if it leads to none."""
    if d.kind == "to" and is_enemy(s, d.seat, option):
        units = attack_with(s, d, option)
        return odds_if(s, d.seat, option, units).attacker_wins if any(units) else None
    if d.kind == "combat":
        return odds(s, d.seat, option).attacker_wins
    if d.kind == "assault" and option == STRIKE:
        found = odds_now(s)
        return found.attacker_wins if d.seat == found.attacker else found.defender_wins
    return None


def begun(s: Clash, d: Decision, option: int) -> list[Battle]:
    """All combats that the choice begins: with it the moves end."""
    if d.kind == "move" and option == HALT:
        return [Battle(place, unit_counts(s, d.seat, place), odds(s, d.seat, place)) for place in s.clashes]
    out: list[Battle] = []
    if d.kind == "to" and sum(s.left) == 1:
        for place in dict.fromkeys([*s.clashes, option]):
            units = attack_with(s, d, place) if place == option else unit_counts(s, d.seat, place)
            if is_enemy(s, d.seat, place) and any(units):
                out.append(Battle(place, units, odds_if(s, d.seat, place, units)))
    return out


def in_reach(s: Clash, seat: int, goal: int) -> list[int]:
    """All units of a seat that could be in a place after one action of moving: those there and those that get there."""
    units = unit_counts(s, seat, goal)
    if s.fresh and s.order[s.turn] == seat:
        ready = dict(zip(s.fresh, s.left))
    else:
        ready = {
            place * LEVELS + level: n
            for place in range(s.places)
            for level, n in enumerate(unit_counts(s, seat, place))
            if n and place != goal
        }
    for code, n in ready.items():
        if goal in reach(s, seat, code % LEVELS, code // LEVELS):
            units[code % LEVELS] += n
    return units
