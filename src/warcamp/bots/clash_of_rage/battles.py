"""Chances of combats for a bot: exact, and remembered as long as nobody's equipment changes."""

from __future__ import annotations

from warcamp.games.clash_of_rage.fight import Fight
from warcamp.games.clash_of_rage.odds_policy import Counts
from warcamp.games.clash_of_rage.state import LEVELS, Clash
from warcamp.games.clash_of_rage.tables import STATS

WIDTH = LEVELS * STATS
MOST = 60

Key = tuple[int, int, int, tuple[int, ...], tuple[int, ...]]


class Battles:
    """The fights that have been looked at, by who attacks whom and both sides' statistics."""

    def __init__(self) -> None:
        self.fights: dict[Key, Fight] = {}

    def between(self, s: Clash, attacker: int, defender: int) -> Fight:
        a, d = attacker * WIDTH, defender * WIDTH
        key = (s.seats, attacker, defender, tuple(s.stat[a : a + WIDTH]), tuple(s.stat[d : d + WIDTH]))
        found = self.fights.get(key)
        if found is None:
            if len(self.fights) >= MOST:
                self.fights.clear()
            found = self.fights[key] = Fight(s, attacker, defender)
        return found

    def chance(self, s: Clash, attacker: int, defender: int, attackers: Counts, defenders: Counts) -> float:
        """The attacker's chance to win; nobody flees."""
        if not sum(attackers):
            return 0.0
        if not sum(defenders):
            return 1.0
        return self.between(s, attacker, defender).attacker_wins(attackers, defenders)
