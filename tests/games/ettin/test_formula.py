"""The balance of the designed cards: what an ability costs, and what each nation adds up to."""

from collections import Counter
from math import ceil

import msgspec
import pytest

from warcamp.games.ettin.content import Content, Unit, load

BOX = load()

PLAIN = ("scouting", "swift", "dragonslayer", "conquest", "flying", "magic", "siege", "stealth")
WITHOUT_VP = {"freehold_sellswords", "archers_of_freehold", "defended_bridge", "sorcerer_guild", "seasoned_soldiers"}
TROOP_MODIFIER = {"orcs": -1, "risen": -1, "dommorians": 1, "elves": 1}
DEFENSE_MODIFIER = {"dwarves": -1}
SELL_MODIFIER = {"cannites": -1, "risen": -1}


def weight(unit: Unit, ability: str, amount: int) -> int:
    age = unit.age - 1
    if ability in PLAIN:
        return 0 if unit.nation == "cannites" and ability in ("scouting", "swift") else amount
    if ability.startswith("return_to"):
        return 1 if unit.strength <= 3 or unit.age == 3 else 2
    return {
        "terrify": (2, 3, 3)[age],
        "ranged": (1, 2, 2)[age],
        "vicious": (1, 2, 2)[age] * amount,
        "war_cry": 2,
        "gate_to_self": (3, 2, 1)[age],
        "gate_to_ally": (3, 2, 1)[age],
        "wealthy": amount // 2,
        "bounty": -(amount // 2),
        "taxes": (amount, ceil(amount / 2), amount // 4)[age],
        "prosperous": (ceil(1.5 * amount), amount, ceil(amount / 2))[age],
    }[ability]


def cost(unit: Unit) -> int:
    abilities = msgspec.structs.asdict(unit.abilities)
    weights = sum(weight(unit, ability, amount) for ability, amount in abilities.items() if amount)
    protected = 4 - len(unit.weaknesses) if unit.weaknesses else 0
    modifiers = TROOP_MODIFIER if unit.kind == "troop" else DEFENSE_MODIFIER
    return max(0, unit.strength - unit.age + weights + protected + unit.adventure // 4 + modifiers.get(unit.nation, 0))


def sell(unit: Unit) -> int:
    return max(1, 1 + unit.cost // 2 + unit.age - 1 + SELL_MODIFIER.get(unit.nation, 0))


def vp(key: str, unit: Unit) -> int:
    if key in WITHOUT_VP:
        return 0
    if unit.age == 1:
        return int(unit.cost >= 2)
    if unit.age == 2:
        return 1 if unit.cost <= 4 else 2
    return 1 + (unit.cost > 3) + (unit.cost > 6) + (unit.cost > 9)


@pytest.mark.parametrize("key", BOX.units)
def test_a_unit_is_worth_its_strength_and_abilities(key):
    unit = BOX.units[key]
    assert (unit.cost, unit.sell, unit.vp) == (cost(unit), sell(unit), vp(key, unit))


RANGES = {
    ("troop", 1): (1, 5),
    ("troop", 2): (3, 7),
    ("troop", 3): (4, 12),
    ("defense", 1): (1, 3),
    ("defense", 2): (3, 5),
    ("defense", 3): (5, 8),
}


@pytest.mark.parametrize("key", BOX.units)
def test_a_unit_stays_in_the_ranges_of_its_age(key):
    unit = BOX.units[key]
    low, high = RANGES[unit.kind, unit.age]
    assert low <= unit.strength <= high
    assert unit.adventure <= (6, 6, 9)[unit.age - 1]
    assert (0, 2, 2)[unit.age - 1] <= unit.cost <= (5, 8, 12)[unit.age - 1]
    assert len(unit.weaknesses) <= 3
    assert set(unit.weaknesses) <= {"flying", "siege", "conquest", "magic"}


CENSUS = {
    "orcs": "12 3 | 15 26 43 | 2.0 3.8 6.6 | 4 10 12 | war_cry 3 conquest 2 swift 2 vicious 2 terrify 1",
    "daemons": "11 4 | 17 29 47 | 3.2 5.6 8.2 | 2 2 3 | conquest 7 taxes 2 terrify 2 flying 2 stealth 1",
    "cannites": "12 3 | 11 23 42 | 2.2 4.0 7.2 | 11 10 21 | swift 9 scouting 4 magic 4 ranged 3 stealth 2",
    "dommorians": "10 5 | 16 25 42 | 4.6 5.2 8.8 | 2 3 4 | siege 5 magic 4 protected 4 flying 2 prosperous 2",
    "dwarves": "10 5 | 10 20 31 | 2.4 3.4 5.4 | 6 11 12 | flying 8 taxes 4 return_to_self 3 wealthy 2 war_cry 2",
    "elves": "9 6 | 11 21 38 | 4.0 5.4 9.2 | 8 14 22 | ranged 4 prosperous 3 magic 2 return_to_ally 2 gate_to_ally 2",
    "joymore": "11 4 | 14 21 37 | 3.0 4.2 7.0 | 13 18 18 | protected 3 return_to_ally 2 prosperous 2 magic 2 swift 2",
    "risen": "11 4 | 8 18 34 | 1.8 3.0 5.4 | 3 5 8 | return_to_self 5 terrify 3 stealth 2 gate_to_self 2 war_cry 2",
}


def cards_of(content: Content, nation: str) -> list[Unit]:
    return [unit for unit in content.units.values() if unit.nation == nation for _ in unit.numbers]


@pytest.mark.parametrize(("nation", "row"), CENSUS.items(), ids=CENSUS)
def test_the_cards_of_a_nation_add_up(nation, row):
    cards = cards_of(BOX, nation)
    by_age = [[unit for unit in cards if unit.age == age] for age in (1, 2, 3)]
    kinds = Counter(unit.kind for unit in cards)
    counts: Counter[str] = Counter()
    for unit in cards:
        counts.update(ability for ability, amount in msgspec.structs.asdict(unit.abilities).items() if amount)
        counts["protected"] += bool(unit.weaknesses)
    *sums, frequent = row.split(" | ")
    assert sums == [
        f"{kinds['troop']} {kinds['defense']}",
        " ".join(str(sum(unit.strength for unit in age)) for age in by_age),
        " ".join(f"{sum(unit.cost for unit in age) / len(age):.1f}" for age in by_age),
        " ".join(str(sum(unit.adventure for unit in age)) for age in by_age),
    ]
    words = frequent.split()
    named = dict(zip(words[::2], map(int, words[1::2])))
    assert {ability: counts[ability] for ability in named} == named
    assert sorted(named.values()) == sorted(sorted(counts.values())[-5:])
