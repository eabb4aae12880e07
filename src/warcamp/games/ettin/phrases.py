"""The parts of which the texts of Ettin are made: realms, places, abilities, cards, the options of a match.

A parameter `xkind` stands beside a name or a place `x` and only chooses its grammar: `one` or `many` for the
articles and verbs of a nation, `adventure` or `location` for prepositions.
"""

from __future__ import annotations

from typing import Any

from warcamp.engine.game import Message, Name

from ..phrases import phase_named, plain_value
from ..phrases import setting_text as setting_text
from .content_schema import EFFECTS, LOCATIONS
from .names import ABILITY_NAMES, PHASES
from .rules import drafting
from .state import ADVENTURE_PLACE, NONE, Ettin, box_of, location
from .tables import (
    ADVENTURE,
    BOUNTY,
    CITY,
    FACES,
    NO_EFFECT,
    PROSPEROUS,
    PROTECTED,
    SWIFT,
    TAXES,
    TROOP,
    VICIOUS,
    VILLAGE,
    WEALTHY,
)

Params = dict[str, Any]

DRAFTINGS = ("skirmish", "peacetime")
"""By their numbers in `drafting`."""
LOCATION_ABILITIES = ("lost_souls", "village_taxes", "call_to_arms", "city_prosperous")
"""By type of Location."""
WITH_GOLD = (BOUNTY, WEALTHY, PROSPEROUS, TAXES)
WITH_ICONS = (SWIFT, VICIOUS)


def joined(parts: list[Message]) -> Message:
    """Parts in a row, with commas only."""
    row = parts[0]
    for part in parts[1:]:
        row = Message("row", {"some": row, "last": part})
    return row


# ---- realms and places ----------------------------------------------------------------------------------------------
def nation_params(s: Ettin, key: str, nation: int) -> Params:
    """A nation without its article. Whether its name is of one or of many depends on the language."""
    return {key: Name("people", s.t.nations[nation]), f"{key}kind": Name("number", s.t.nations[nation])}


def realm_params(s: Ettin, key: str, r: int) -> Params:
    """A realm by its nation; at a table of several boxes the box tells namesakes apart (ETT-BIG-04)."""
    params = nation_params(s, key, s.nation[r])
    if s.boxes > 1:
        params[key] = Message("people-of-box", {"people": params[key], "box": box_of(s, r) + 1})
    return params


def location_text(kind: int) -> Message:
    """The name of a type of Location."""
    return Message(f"location-{LOCATIONS[kind]}")


def place_params(s: Ettin, key: str, r: int, place: int) -> Params:
    """A place: a Location with its type on the mat of realm r (NONE: of no realm in particular), or the Adventure."""
    if place == ADVENTURE_PLACE:
        return {key: Message("place-adventure"), f"{key}kind": "adventure"}
    number = place + 1
    if r == NONE:
        return {key: Message("place-number", {"number": number}), f"{key}kind": "location"}
    kind = location_text(location(s, r, place))
    return {key: Message("place-location", {"number": number, "location": kind}), f"{key}kind": "location"}


# ---- the course of the game -----------------------------------------------------------------------------------------
def phase_text(phase: int) -> Message:
    """The name of a phase or step; the Spoil step is Butin in French, whatever the cards print (ETT-DIFF-24)."""
    return phase_named(PHASES[phase])


def drafting_text(age: int, index: int) -> Message:
    """The name of a drafting phase, by Age and its number in the Age, from 0."""
    return Message(f"phase-{DRAFTINGS[drafting.PHASES[age - 1][index]]}")


def age_text(age: int) -> Message:
    return Message("age", {"age": age})


# ---- abilities ------------------------------------------------------------------------------------------------------
def ability_name(ability: int) -> Message:
    return Message(f"ability-{ABILITY_NAMES[ability]}")


def abilities_of(s: Ettin, card: int) -> list[int]:
    mask = s.t.abilities[card % FACES]
    return [ability for ability in range(len(ABILITY_NAMES)) if mask >> ability & 1]


def ability_text(s: Ettin, card: int, ability: int) -> Message:
    """An ability as a card has it: with its icons, its Gold or the weaknesses of the parapet."""
    face = card % FACES
    n = s.t.amount[face * len(ABILITY_NAMES) + ability]
    if ability == PROTECTED:
        weak = [ability_name(k) for k in range(PROTECTED) if s.t.weak[face] >> k & 1]
        return Message("ability-weak", {"ability": ability_name(ability), "weak": joined(weak)})
    if ability in WITH_GOLD or (ability in WITH_ICONS and n > 1):
        return Message("ability-number", {"ability": ability_name(ability), "number": n})
    return ability_name(ability)


def ability_reminder(s: Ettin, card: int, ability: int) -> Message:
    """What an ability of a card does, in a sentence."""
    params: Params = {}
    if ability in WITH_GOLD:
        params["gold"] = s.t.amount[card % FACES * len(ABILITY_NAMES) + ability]
    return Message(f"reminder-{ABILITY_NAMES[ability]}", params)


def location_ability(kind: int) -> Message:
    """The name of what a defended Location does (ETT-LOC-01)."""
    return Message(f"ability-{LOCATION_ABILITIES[kind]}")


def location_reminder(s: Ettin, kind: int) -> Message:
    """What a defended Location does, in a sentence."""
    gold = {VILLAGE: s.t.village_taxes, CITY: s.t.city_prosperous}
    params: Params = {"gold": gold[kind]} if kind in gold else {}
    return Message(f"reminder-{LOCATION_ABILITIES[kind]}", params)


# ---- cards ----------------------------------------------------------------------------------------------------------
def card_name(s: Ettin, card: int) -> Name:
    return Name("card", s.t.design[card % FACES])


def kind_text(s: Ettin, card: int) -> Message:
    face = card % FACES
    if s.t.kind[face] == ADVENTURE:
        return Message("kind-adventure")
    if s.t.kind[face] == TROOP:
        return Message("kind-dragon" if s.t.dragon[face] else "kind-troop")
    return Message("kind-protected" if s.t.weak[face] else "kind-defense")


def fact(id: str, number: int) -> list[Message]:
    """A number of a card, when there is something to say."""
    return [Message(id, {"number": number})] if number else []


def fighting(s: Ettin, card: int) -> list[Message]:
    """What a unit brings to a battle."""
    face = card % FACES
    facts = [Message("fact-strength", {"number": s.t.strength[face]}), *fact("fact-adventure", s.t.adventure[face])]
    return facts + [ability_text(s, card, ability) for ability in abilities_of(s, card)]


def card_brief(s: Ettin, card: int) -> Message:
    """A unit with what it brings to a battle."""
    return Message("card-brief", {"card": card_name(s, card), "facts": joined(fighting(s, card))})


def card_prize(s: Ettin, card: int) -> Message:
    """A unit with its points besides."""
    facts = fighting(s, card) + fact("fact-vp", s.t.vp[card % FACES])
    return Message("card-brief", {"card": card_name(s, card), "facts": joined(facts)})


def card_line(s: Ettin, card: int) -> Message:
    """A card with everything that is printed on it."""
    face = card % FACES
    params: Params = {"card": card_name(s, card), "kind": kind_text(s, card), "age": age_text(s.t.age[face])}
    if s.t.kind[face] != ADVENTURE:
        facts = fighting(s, card) + fact("fact-vp", s.t.vp[face])
        facts.append(Message("fact-price", {"cost": s.t.cost[face], "sell": s.t.sell[face]}))
        return Message("card-line", params | {"facts": joined(facts)})
    facts = [Message("fact-difficulty", {"number": s.t.difficulty[face]})]
    facts += fact("fact-vp", s.t.vp[face]) + fact("fact-gold", s.t.gold[face])
    if s.t.becomes[face]:
        facts.append(Message("fact-becomes", {"facts": joined(fighting(s, card))}))
    params["facts"] = joined(facts)
    effects = effect_texts(s, card)
    if not effects:
        return Message("card-line", params)
    said = effects[0] if len(effects) == 1 else Message("sentences", {"first": effects[0], "second": effects[1]})
    return Message("card-line-effects", params | {"effects": said})


def effect_texts(s: Ettin, card: int) -> list[Message]:
    """The condition and the effect of an Adventure, a sentence each."""
    face = card % FACES
    out: list[Message] = []
    if s.t.eased_by[face] >= 0:
        out.append(Message("effect-eased", {"number": s.t.eased[face], "ability": ability_name(s.t.eased_by[face])}))
    if s.t.effect[face] != NO_EFFECT:
        params: Params = {"number": s.t.effect_n[face], "per": s.t.effect_per[face]}
        out.append(Message(f"effect-{EFFECTS[s.t.effect[face]]}", params))
    return out


# ---- the options of a match -----------------------------------------------------------------------------------------
def setting_value(options: dict[str, Any], key: str) -> Message:
    """What an option of a match is set to; the options are complete, as `options.checked` gives them."""
    value = options[key]
    if key == "nations" and isinstance(value, list):
        return Message("setting-value", {"value": [Name("nation", nation) for nation in value]})
    if key == "first" and value != "random":
        return Message("setting-first-seat", {"seat": value + 1})
    return plain_value(key, value)
