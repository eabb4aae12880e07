"""The exact odds of a combat: the chance of every ending, for sides that fight by given policies."""

from __future__ import annotations

from dataclasses import dataclass

from warcamp.engine.errors import BadInput

from .fight import Fight, Force, counts_at
from .names import clan_name, unit_name
from .odds_policy import STEADY, Counts, Policy
from .state import LEVELS, NOBODY, Clash

NEGLIGIBLE = 1e-14
"""Lines of play less likely than this are not followed. What they add up to is shared out in proportion: with fewer
than 100,000 of them no chance is off by more than 1e-9."""


@dataclass(frozen=True)
class Odds:
    """The chances of a combat. Sides are numbered as everywhere: a seat, or the Elves."""

    attacker: int
    defender: int
    first_strike: int
    """The side that makes the first assault."""
    attacker_wins: float
    """The chance that the attacker holds the territory in the end; the defender has the rest of 1."""
    attacker_fled: float
    defender_fled: float
    endings: dict[tuple[Counts, Counts], float]
    """By what is left of the attacker and of the defender; who fled is left."""
    expected_losses: tuple[float, float]
    """Units lost on average: the attacker's, the defender's."""
    expected_crystals: float
    """Crystals the attacker gains from slain elves (COR-WND-08)."""
    policy: str
    """How both sides are taken to fight."""
    text: str = ""

    @property
    def defender_wins(self) -> float:
        return 1.0 - self.attacker_wins

    @property
    def fled(self) -> float:
        """The chance that somebody flees."""
        return self.attacker_fled + self.defender_fled

    @property
    def attacker_left(self) -> dict[Counts, float]:
        """The chance of each number of the attacker's units left, by level."""
        return marginal(self.endings, 0)

    @property
    def defender_left(self) -> dict[Counts, float]:
        return marginal(self.endings, 1)

    def __repr__(self) -> str:
        fled = f", {100 * self.fled:.1f} % fled" if self.fled else ""
        lost = f"losses {self.expected_losses[0]:.2f} : {self.expected_losses[1]:.2f}"
        return f"<{self.text}: {100 * self.attacker_wins:.1f} % to win{fled}, {lost}>"


def marginal(endings: dict[tuple[Counts, Counts], float], which: int) -> dict[Counts, float]:
    out: dict[Counts, float] = {}
    for both, p in endings.items():
        out[both[which]] = out.get(both[which], 0.0) + p
    return dict(sorted(out.items(), reverse=True))


# ---- questions ------------------------------------------------------------------------------------------------------
def odds(s: Clash, attacker: int, place: int, policies: tuple[Policy, Policy] = (STEADY, STEADY)) -> Odds:
    """The odds of the combat about to be fought in a contested territory; policies of the attacker, the defender."""
    return odds_if(s, attacker, place, list(counts_at(s, attacker, place)), policies)


def odds_if(
    s: Clash, attacker: int, place: int, units: list[int], policies: tuple[Policy, Policy] = (STEADY, STEADY)
) -> Odds:
    """The odds if the attacker brings just these units, by level, against whoever holds the place."""
    defender = s.owner[place] if 0 <= place < s.board.territories else NOBODY
    if defender in (NOBODY, attacker):
        raise BadInput("place", "no enemy holds it")
    if len(units) != LEVELS or min(units) < 0 or not sum(units):
        raise BadInput("units", f"expected how many of each level, and not none at all, got {units!r}")
    fight = Fight(s, attacker, defender, policies)
    forces = {attacker: (units[0], units[1], units[2]), defender: counts_at(s, defender, place)}
    first = fight.first(forces[attacker], forces[defender])
    return odds_from(fight, first, (forces[first], forces[attacker + defender - first], 0, 0))


def odds_now(s: Clash, policies: tuple[Policy, Policy] = (STEADY, STEADY)) -> Odds:
    """The odds of a combat in progress, before the assault that is now to be made: with the rage tokens won so far."""
    if s.striker < 0:
        raise BadInput("combat", "none is being fought")
    me, foe = s.striker, s.attacker + s.defender - s.striker
    at = (counts_at(s, me, s.field), counts_at(s, foe, s.field), s.rage[me], s.rage[foe])
    return odds_from(Fight(s, s.attacker, s.defender, policies), me, at)


# ---- the work
def odds_from(fight: Fight, me: int, at: Force) -> Odds:
    """Follow every line of play from here, `me` to strike."""
    s = fight.s
    first = me
    attacker = s.attacker
    endings: dict[tuple[Counts, Counts], float] = {}
    fled = {attacker: 0.0, s.defender: 0.0}
    wins = 0.0
    live: dict[Force, float] = {at: 1.0}
    while live:
        later: dict[Force, float] = {}
        for force, p in live.items():
            if p < NEGLIGIBLE:
                continue
            mine, theirs, rage, other = force
            if fight.flees(me, force):
                ending = (mine, theirs) if me == attacker else (theirs, mine)
                endings[ending] = endings.get(ending, 0.0) + p
                fled[me] += p
                wins += 0.0 if me == attacker else p  # COR-FLE-03
                continue
            for q, left, now in fight.assault(me, mine, theirs, rage):
                if left == (0, 0, 0):
                    ending = (mine, left) if me == attacker else (left, mine)
                    endings[ending] = endings.get(ending, 0.0) + p * q
                    wins += p * q if me == attacker else 0.0
                else:
                    then = (left, mine, other, now)
                    later[then] = later.get(then, 0.0) + p * q
        live = later
        me = fight.both - me
    return report(fight, first, at, endings, wins, fled)


def report(
    fight: Fight,
    first: int,
    at: Force,
    endings: dict[tuple[Counts, Counts], float],
    wins: float,
    fled: dict[int, float],
) -> Odds:
    s = fight.s
    forces = (at[0], at[1]) if first == s.attacker else (at[1], at[0])
    total = sum(endings.values())
    lost = [sum(forces[k]) - sum([p * sum(e[k]) for e, p in endings.items()]) / total for k in (0, 1)]
    ours, others = fight.policies[s.attacker], fight.policies[s.defender]
    return Odds(
        s.attacker,
        s.defender,
        first,
        wins / total,
        fled[s.attacker] / total,
        fled[s.defender] / total,
        {e: p / total for e, p in sorted(endings.items(), reverse=True)},
        (lost[0], lost[1]),
        lost[1] if s.defender == s.seats else 0.0,
        f"both: {ours}" if ours == others else f"attacker: {ours}; defender: {others}",
        f"{force_name(s, s.attacker, forces[0])} against {force_name(s, s.defender, forces[1])}",
    )


def force_name(s: Clash, side: int, counts: Counts) -> str:
    units = [f"{n} {unit_name(s, side, level)}" for level, n in enumerate(counts) if n]
    return f"{clan_name(s, side)} ({', '.join(units)})"
