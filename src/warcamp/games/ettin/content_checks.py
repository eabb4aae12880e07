"""What must hold between the entries of the content for the game to work."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from warcamp.games.content import Fault
from warcamp.games.content_schema import shown
from warcamp.games.ettin.content_schema import (
    ADVENTURES,
    NATIONS,
    UNITS,
    Abilities,
    Adventure,
    Constants,
    NationMat,
    Unit,
)

AGES = ("I", "II", "III")


def nations(entries: Mapping[str, NationMat]) -> Iterator[Fault]:
    """The eight nations and the Mercenaries."""
    for nation in NATIONS:
        if nation not in entries:
            yield "nations", (nation,), "this nation is missing"
    for nation in entries:
        if nation not in NATIONS:
            yield "nations", (nation,), "there is no such nation"


def numbers(units: Mapping[str, Unit], adventures: Mapping[str, Adventure]) -> Iterator[Fault]:
    """Each card of the box once: U1 to U221, A1 to A36."""
    owners: dict[int, str] = {}
    for key, unit in units.items():
        for place, number in enumerate(unit.numbers):
            if number in owners:
                yield "units", (key, "numbers", str(place)), f"U{number} is a card of {owners[number]} already"
            owners[number] = key
    for number in range(1, UNITS + 1):
        if number not in owners:
            yield "units", (), f"no card has the number U{number}"
    owners = {}
    for key, adventure in adventures.items():
        if adventure.number in owners:
            yield "adventures", (key, "number"), f"A{adventure.number} is {owners[adventure.number]} already"
        owners[adventure.number] = key
    for number in range(1, ADVENTURES + 1):
        if number not in owners:
            yield "adventures", (), f"no card has the number A{number}"


def names(units: Mapping[str, Unit], adventures: Mapping[str, Adventure]) -> Iterator[Fault]:
    """Every card can be told apart by a name made of its id."""
    taken = {name: key for key, unit in units.items() for name in copies(key, unit)}
    for name, key in taken.items():
        if name != key and name in units:
            yield "units", (name,), f"a copy of {key} has this name already"
    for key in adventures:
        if key in taken:
            yield "adventures", (key,), "a unit has this id already"


def copies(key: str, unit: Unit) -> list[str]:
    """The names of a design's cards, by ascending number."""
    count = len(unit.numbers)
    return [key] if count == 1 else [f"{key}_{number}" for number in range(1, count + 1)]


def units(entries: Mapping[str, Unit]) -> Iterator[Fault]:
    """What only a Troop or only a Defense may have."""
    for key, unit in entries.items():
        if not unit.numbers:
            yield "units", (key, "numbers"), "expected the number of at least one card"
        if unit.kind == "defense" and unit.dragon:
            yield "units", (key, "dragon"), "a Defense is no Dragon"
        if unit.kind == "defense" and unit.adventure:
            yield "units", (key, "adventure"), "a Defense has no Adventure Strength"
        if unit.kind == "troop" and unit.weaknesses:
            yield "units", (key, "weaknesses"), "only a Defense has weaknesses (ETT-AB-PRO-01)"
        yield from _weaknesses("units", key, unit.weaknesses)


def _weaknesses(section: str, key: str, weaknesses: Sequence[str]) -> Iterator[Fault]:
    for place, weakness in enumerate(weaknesses):
        if weakness in weaknesses[:place]:
            yield section, (key, "weaknesses", str(place)), f"{shown(weakness)} is listed twice"


def adventures(entries: Mapping[str, Adventure]) -> Iterator[Fault]:
    """Conditions and effects with their amounts; a Defense's values only where a Defense comes of it."""
    for key, card in entries.items():
        if not card.becomes_defense and (card.strength or card.weaknesses or card.abilities != Abilities()):
            yield "adventures", (key, "becomes_defense"), "an Adventure with Strength, abilities or weaknesses does"
        if (card.eased_by == "none") != (card.eased == 0):
            yield "adventures", (key, "eased"), f"got {card.eased}, eased by {shown(card.eased_by)}"
        if (card.effect == "none") != (card.effect_n == 0):
            yield "adventures", (key, "effect_n"), f"got {card.effect_n} for the effect {shown(card.effect)}"
        if card.effect_per > 1 and not card.effect.startswith("end_"):
            yield "adventures", (key, "effect_per"), "only an effect at the end of the game counts things"
        yield from _weaknesses("adventures", key, card.weaknesses)


def decks(units: Mapping[str, Unit], adventures: Mapping[str, Adventure], constants: Constants) -> Iterator[Fault]:
    """Decks as large as the constants say (ETT-SETUP-02, ETT-SETUP-03, ETT-SETUP-06)."""
    cards: Counter[tuple[str, int]] = Counter()
    for unit in units.values():
        cards[unit.nation, unit.age] += len(unit.numbers)
    for nation in NATIONS:
        sizes = constants.mercenary_deck if nation == "mercenary" else constants.nation_deck
        for age, size in enumerate(sizes, 1):
            if cards[nation, age] != size:
                yield "units", (), f"{nation} has {cards[nation, age]} cards of Age {AGES[age - 1]}, expected {size}"
    for age, size in enumerate(constants.adventure_deck, 1):
        count = sum(card.age == age for card in adventures.values())
        if count != size:
            yield "adventures", (), f"Age {AGES[age - 1]} has {count} Adventures, expected {size}"
