"""All combats between two sides, worked out with the rules' own functions on a copy of the table.

An assault depends on the units of both sides and the striker's rage tokens. An assault that kills nobody adds rage, so
that following every roll from assault to assault comes to an end (COR-CBT-11).
"""

from __future__ import annotations

from warcamp.engine.flow import Decision

from .dice import Roll
from .odds_policy import STEADY, Counts, Policy, all_blanks
from .rules.combat import FLEE, STRIKE, allotter, first_to_strike, mortal, prepare, wounds_dealt
from .state import LEVELS, Clash, calm, statistic
from .tables import HP

Force = tuple[Counts, Counts, int, int]
"""Where a combat stands before an assault: the striker's units, the other's, the striker's rage tokens, the other's."""


class Fight:
    """All combats between two sides with the statistics they have now, whatever their numbers. Keeps what it has
    worked out: ask one Fight about many forces."""

    def __init__(
        self, s: Clash, attacker: int, defender: int, policies: tuple[Policy, Policy] = (STEADY, STEADY)
    ) -> None:
        scratch = s.clone()
        calm(scratch)
        scratch.field = 0
        scratch.attacker = attacker
        scratch.defender = defender
        self.s = scratch
        self.both = attacker + defender
        self.policies = {attacker: policies[0], defender: policies[1]}
        self.assaults: dict[tuple[int, Counts, Counts, int], list[tuple[float, Counts, int]]] = {}
        self.allotments: dict[tuple[int, Counts, int], Counts] = {}
        self.chances: dict[tuple[int, Force], float] = {}
        self.rolls: dict[tuple[int, int], list[tuple[int, float]]] = {}
        self.ratings: dict[tuple[int, Counts], float] = {}

    def station(self, side: int, counts: Counts) -> None:
        """Put these units of the side, and no others, on the field."""
        here = (side * self.s.places + self.s.field) * LEVELS
        self.s.units[here : here + LEVELS] = counts

    def first(self, attackers: Counts, defenders: Counts) -> int:
        """The side with the initiative."""
        self.station(self.s.attacker, attackers)
        self.station(self.s.defender, defenders)
        return first_to_strike(self.s)

    # ---- one assault
    def assault(self, me: int, mine: Counts, theirs: Counts, rage: int) -> list[tuple[float, Counts, int]]:
        """All results of an assault: chance, what is left of the enemy, the striker's rage tokens afterwards."""
        key = (me, mine, theirs, rage)
        found = self.assaults.get(key)
        if found is not None:
            return found
        s = self.s
        foe = self.both - me
        self.station(me, mine)
        self.station(foe, theirs)
        s.striker = me
        s.rage[me] = rage
        s.rage[foe] = 0
        prepare(s, me)
        rage = s.rage[me]
        dealt: dict[int, float] = {}
        for s.hits, p in self.hits(me):
            wounds = wounds_dealt(s, me, foe)
            dealt[wounds] = dealt.get(wounds, 0.0) + p
        results: dict[Counts, float] = {}
        for wounds, p in dealt.items():
            left = self.allot(me, theirs, wounds)
            results[left] = results.get(left, 0.0) + p
        found = [(p, left, rage + 1 if left == theirs else rage) for left, p in results.items()]  # COR-RAG-01
        self.assaults[key] = found
        return found

    def hits(self, me: int) -> list[tuple[int, float]]:
        """The chance of each number of wound faces, after the rerolls (COR-ASL-06, COR-ASL-07)."""
        s = self.s
        reroll = all_blanks if me == s.seats else self.policies[me].reroll
        key = (s.dice, s.rerolls)
        if reroll is all_blanks and key in self.rolls:
            return self.rolls[key]
        done: dict[int, float] = {}
        open_: dict[int, float] = dict(Roll(s.dice).distribution(s))
        for s.rerolls in range(key[1], 0, -1):
            rolled: dict[int, float] = {}
            for s.hits, p in open_.items():
                blanks = reroll(s, me) if s.hits < s.dice else 0
                if not blanks:
                    done[s.hits] = done.get(s.hits, 0.0) + p
                    continue
                for more, q in Roll(blanks).distribution(s):
                    rolled[s.hits + more] = rolled.get(s.hits + more, 0.0) + p * q
            open_ = rolled
        for hits, p in open_.items():
            done[hits] = done.get(hits, 0.0) + p
        out = sorted(done.items())
        if reroll is all_blanks:
            self.rolls[key] = out
        return out

    def allot(self, me: int, theirs: Counts, wounds: int) -> Counts:
        """What the striker leaves of the enemy: units die one at a time while a wound can still kill (COR-WND-05)."""
        key = (me, theirs, wounds)
        found = self.allotments.get(key)
        if found is not None:
            return found
        s = self.s
        foe = self.both - me
        self.station(foe, theirs)
        s.wounds = wounds
        found = theirs
        best: tuple[float, int, int, int] | None = None
        for level in mortal(s, foe):
            left = self.allot(me, less(theirs, level), wounds - statistic(s, foe, level, HP))
            rank = self.rank(me, left)
            if best is None or rank < best:
                best = rank
                found = left
        self.allotments[key] = found
        return found

    def rank(self, me: int, left: Counts) -> tuple[float, int, int, int]:
        """How the one who allots likes to leave the enemy so: least is best."""
        foe = self.both - me
        rating = self.ratings.get((foe, left))
        if rating is None:
            rating = self.policies[me].rate(self.s, foe, left)
            if allotter(self.s, me) == foe:  # COR-SOLO-11
                rating = -rating
            self.ratings[foe, left] = rating
        return rating, left[2], left[1], left[0]

    # ---- whole combats
    def chance(self, me: int, at: Force) -> float:
        """The striker's chance to win from here if nobody flees."""
        found = self.chances.get((me, at))
        if found is None:
            mine, theirs, rage, other = at
            found = 0.0
            for p, left, now in self.assault(me, mine, theirs, rage):
                if left == (0, 0, 0):
                    found += p
                else:
                    found += p * (1.0 - self.chance(self.both - me, (left, mine, other, now)))
            self.chances[me, at] = found
        return found

    def attacker_wins(self, attackers: Counts, defenders: Counts) -> float:
        """The attacker's chance to win a combat that begins now, if nobody flees."""
        if self.first(attackers, defenders) == self.s.attacker:
            return self.chance(self.s.attacker, (attackers, defenders, 0, 0))
        return 1.0 - self.chance(self.s.defender, (defenders, attackers, 0, 0))

    def flees(self, me: int, at: Force) -> bool:
        """Whether the side's policy is to flee now (COR-FLE-01); Elves never do (COR-FLE-04)."""
        below = self.policies[me].flee_below
        return below > 0.0 and me != self.s.seats and self.chance(me, at) < below

    # ---- as a player
    def answer(self, s: Clash, d: Decision) -> int:
        """What the policies answer to a question of a combat between these two sides."""
        me = s.striker
        foe = self.both - me
        theirs = counts_at(s, foe, s.field)
        if d.kind == "assault":
            return FLEE if self.flees(me, (counts_at(s, me, s.field), theirs, s.rage[me], s.rage[foe])) else STRIKE
        if d.kind == "reroll":
            return self.policies[me].reroll(s, me)
        ways = [(self.rank(me, self.allot(me, less(theirs, k), s.wounds - statistic(s, foe, k, HP))), k)
                for k in d.options]  # fmt: skip
        return min(ways)[1]


def less(counts: Counts, level: int) -> Counts:
    """One unit of the level fewer."""
    a, b, c = counts
    return (a - 1, b, c) if level == 0 else (a, b - 1, c) if level == 1 else (a, b, c - 1)


def counts_at(s: Clash, side: int, place: int) -> Counts:
    """The units of the side in the place."""
    here = (side * s.places + place) * LEVELS
    return s.units[here], s.units[here + 1], s.units[here + 2]
