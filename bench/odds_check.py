"""The exact odds against combats played by the rules: `python bench/odds_check.py [COMBATS] [PART PARTS]`.

Prints a table in Markdown. Every match-up has its own fixed seed. Both sides answer the questions as their policies
say. The chance to win must be within three standard errors for every match-up; each pair of forces left that is
expected at least 20 times is compared too, and how many are further off than three is told (about 1 in 370 by chance).
"""

from __future__ import annotations

import sys
import tomllib
from dataclasses import dataclass
from math import sqrt

from warcamp.engine.flow import begin
from warcamp.engine.source import Fast
from warcamp.games.clash_of_rage.document import read
from warcamp.games.clash_of_rage.fight import Fight, counts_at
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE
from warcamp.games.clash_of_rage.odds import Odds, odds
from warcamp.games.clash_of_rage.odds_policy import STEADY, Counts, Policy
from warcamp.games.clash_of_rage.rules.combat import combat
from warcamp.games.clash_of_rage.state import Clash

WARY = Policy(flee_below=0.3)
TIMID = Policy(flee_below=0.6)

MAP = """
clans = [{clans}]
phase = "first action"
tiles = ["1A 0,0", "3B 2,1"]
clashes = ["A1"]
[units]
A1 = "{attacker}; {defender}"
[worn]
{worn}
"""

EARLY = "shining_guard = ['short_sword']\nhigh_elder = ['throwing_knives']\ntemplar = ['shaman_cloak']"
LATE = "shining_guard = ['longbow', 'cuirass']\nhigh_elder = ['war_drum']\ntemplar = ['crossbow', 'heavy_armour']"


@dataclass(frozen=True)
class Matchup:
    """Two forces, what they wear, and how they fight."""

    attacker: str
    defender: str
    worn: str = ""
    policies: tuple[Policy, Policy] = (STEADY, STEADY)
    solo: bool = False


MATCHUPS = [
    Matchup("bohorg 1 basher", "elves 1 shining_guard"),
    Matchup("tomb 2 skeleton", "elves 1 high_elder"),
    Matchup("bohorg 3 basher, 1 krag_rider", "elves 1 shining_guard, 1 high_elder"),
    Matchup("steamfield 3 lancer, 1 steam_knight", "elves 1 high_elder, 1 templar"),
    Matchup("godleif 3 raider, 1 berserker", "elves 2 templar"),
    Matchup("tomb 5 skeleton, 1 wraith", "elves 1 shining_guard, 1 templar"),
    Matchup("bohorg 4 basher, 2 krag_rider", "elves 2 shining_guard, 1 high_elder, 1 templar"),
    Matchup("steamfield 4 lancer, 2 steam_knight", "elves 1 shining_guard, 2 high_elder, 1 templar"),
    Matchup("godleif 4 raider, 2 berserker", "elves 1 shining_guard, 1 high_elder, 2 templar"),
    Matchup("tomb 6 skeleton, 2 wraith", "elves 4 high_elder"),
    Matchup("bohorg 5 basher, 2 krag_rider", "elves 2 shining_guard, 1 high_elder, 1 templar", EARLY),
    Matchup("steamfield 4 lancer, 3 steam_knight, 1 colossus", "elves 2 high_elder, 2 templar", EARLY),
    Matchup("godleif 5 raider, 3 berserker, 1 frost_giant", "elves 3 shining_guard, 1 high_elder, 1 templar", LATE),
    Matchup("tomb 8 skeleton, 3 wraith, 1 bone_lord", "elves 2 shining_guard, 2 high_elder, 1 templar", EARLY),
    Matchup(
        "bohorg 6 basher, 4 krag_rider, 2 executioner", "elves 3 shining_guard, 3 high_elder, 2 templar",
        LATE + "\nbasher = ['infernal_torch']\nkrag_rider = ['crossbow', 'leather_armour']",
    ),
    Matchup("bohorg 3 basher, 2 krag_rider", "godleif 3 raider, 2 berserker"),
    Matchup("godleif 3 raider, 2 berserker", "bohorg 3 basher, 2 krag_rider"),
    Matchup("steamfield 2 lancer, 1 steam_knight", "tomb 6 skeleton, 2 wraith"),
    Matchup("tomb 4 skeleton, 1 wraith, 1 bone_lord", "steamfield 2 lancer, 2 steam_knight"),
    Matchup("godleif 3 raider, 1 frost_giant", "steamfield 2 lancer, 1 colossus"),
    Matchup("bohorg 4 basher, 1 executioner", "tomb 4 skeleton, 1 wraith, 1 bone_lord"),
    Matchup("bohorg 3 basher, 2 krag_rider", "godleif 3 raider, 2 berserker", policies=(WARY, WARY)),
    Matchup("godleif 3 raider, 2 berserker", "bohorg 3 basher, 2 krag_rider", policies=(TIMID, STEADY)),
    Matchup("steamfield 4 lancer, 2 steam_knight", "elves 1 high_elder, 2 templar", policies=(WARY, STEADY)),
    Matchup("tomb 7 skeleton, 3 wraith", "steamfield 3 lancer, 1 steam_knight", policies=(STEADY, TIMID)),
    Matchup(
        "bohorg 2 basher, 2 krag_rider, 1 executioner", "steamfield 2 lancer, 2 steam_knight, 1 colossus",
        "basher = ['war_drum', 'leather_armour']\nkrag_rider = ['longbow', 'spiked_armour']\n"
        "lancer = ['halberd', 'tower_shield']\nsteam_knight = ['blunderbuss', 'cuirass']",
    ),
    Matchup(
        "godleif 3 raider, 2 berserker", "tomb 5 skeleton, 1 wraith, 1 bone_lord",
        "raider = ['twin_stars', 'starweave_robe']\nskeleton = ['drum_of_ages', 'heartoak_plate']",
    ),
    Matchup(
        "steamfield 2 lancer, 1 steam_knight", "elves 2 shining_guard",
        "lancer = ['halberd', 'tower_shield']\n"
        "shining_guard = ['halberd', 'tower_shield']",
    ),
    Matchup("bohorg 3 basher, 2 krag_rider", "elves 2 shining_guard, 1 high_elder, 1 templar", solo=True),
    Matchup("tomb 7 skeleton, 3 wraith", "elves 1 shining_guard, 2 high_elder, 2 templar", EARLY, solo=True),
    Matchup("godleif 3 raider, 1 berserker, 1 frost_giant", "elves 4 templar", policies=(WARY, STEADY), solo=True),
    Matchup("steamfield 3 lancer, 3 steam_knight", "elves 2 shining_guard, 3 high_elder", EARLY, solo=True),
]  # fmt: skip


@dataclass
class Result:
    """Odds beside what happened."""

    odds: Odds
    combats: int
    won: int
    endings: dict[tuple[Counts, Counts], int]

    @property
    def deviation(self) -> float:
        """How far the wins are off, in standard errors."""
        return deviation(self.won, self.odds.attacker_wins, self.combats)

    def ending_deviations(self) -> list[float]:
        """The same for each pair of forces left that is expected at least 20 times."""
        return [
            deviation(self.endings.get(e, 0), p, self.combats)
            for e, p in self.odds.endings.items()
            if p * self.combats >= 20 and p < 1
        ]

    def impossible(self) -> int:
        """How many combats ended in a way that the odds do not know."""
        return sum(n for e, n in self.endings.items() if e not in self.odds.endings)


def deviation(count: int, p: float, n: int) -> float:
    """Standard errors between a count and its expectation. A chance next to 0 or 1 has no error to speak of: a miss by
    one combat then counts as one."""
    return (count - n * p) / max(1.0, sqrt(n * p * (1 - p)))


def lay(m: Matchup) -> Clash:
    """The table with the two forces in one territory, the attacker being seat 0."""
    clans = [m.attacker.split()[0]]
    if not m.solo:
        other = m.defender.split()[0]
        clans.append(other if other != "elves" else "steamfield" if clans[0] != "steamfield" else "tomb")
    names = ", ".join(f'"{c}"' for c in clans)
    text = MAP.format(clans=names, attacker=m.attacker, defender=m.defender, worn=m.worn)
    s = read(tomllib.loads(text), CLASH_OF_RAGE.content())
    s.owner[1] = s.seats if m.defender.startswith("elves") else 1
    return s


def simulate(m: Matchup, combats: int, seed: int) -> Result:
    """Fight it out that many times by the rules."""
    s = lay(m)
    place = 1
    expected = odds(s, 0, place, m.policies)
    fight = Fight(s, 0, s.owner[place], m.policies)
    answers: dict[tuple[object, ...], int] = {}
    endings: dict[tuple[Counts, Counts], int] = {}
    won = 0
    source = Fast(seed)
    for _ in range(combats):
        table: Clash = s.clone()
        position = begin(table, combat(table, 0, place), source)
        while True:
            asks = position.pending
            if not asks:
                break
            d = asks[0]
            a, b = counts_at(table, 0, place), counts_at(table, expected.defender, place)
            key = (d.kind, table.striker, a, b, table.wounds, tuple(table.rage), table.hits, table.rerolls, table.dice)
            if key not in answers:
                answers[key] = fight.answer(table, d)
            position.apply(0, answers[key])
        won += table.owner[place] == 0
        ending = (left(table, s, 0, place), left(table, s, expected.defender, place))
        endings[ending] = endings.get(ending, 0) + 1
    return Result(expected, combats, won, endings)


def left(after: Clash, before: Clash, side: int, place: int) -> Counts:
    """What is left of a side: where it fought or, when it fled, on its bastion."""
    a, b, c = counts_at(after, side, place)
    if side != after.seats:
        x, y, z = counts_at(after, side, after.board.territories + side)
        return a + x, b + y, c + z
    return a, b, c


def main(combats: int, part: int, parts: int) -> None:
    if part == 0:
        print("| match-up | exact | simulated | off by | endings compared | beyond 3 | worst |")
        print("|---|---|---|---|---|---|---|")
    for i, m in enumerate(MATCHUPS):
        if i % parts == part:
            r = simulate(m, combats, 1000 + i)
            off = r.ending_deviations()
            note = (
                f" ({m.policies[0].flee_below:g}, {m.policies[1].flee_below:g})"
                if m.policies != (STEADY, STEADY)
                else ""
            )
            gear = " with equipment" if m.worn else ""
            solo = ", solo" if m.solo else ""
            beyond = sum(abs(x) > 3 for x in off) + r.impossible()
            print(
                f"| {r.odds.text}{gear}{note}{solo} | {r.odds.attacker_wins:.5f} | {r.won / r.combats:.5f} "
                f"| {r.deviation:+.2f} SE | {len(off)} | {beyond} | {max(map(abs, off), default=0.0):.2f} |",
                flush=True,
            )


if __name__ == "__main__":
    words = [int(w) for w in sys.argv[1:]]
    main(words[0] if words else 200_000, *(words[1:3] if len(words) > 2 else (0, 1)))
