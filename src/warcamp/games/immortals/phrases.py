"""The parts of which the texts of Immortals are made: players, sides, cards, slots, costs, the options of a match.

A player is called by a colour, the one of the cubes. A parameter `xkind` stands beside something and only chooses its
grammar or its words: the realm of a side, the kind of a card.
"""

from __future__ import annotations

from typing import Any

from warcamp.engine.game import Message, Name

from ..phrases import phase_named, plain_value
from ..phrases import setting_text as setting_text
from .content_schema import ACTIONS, COLOURS
from .names import BUILDINGS, ITEMS, PHASES, REALMS, STANCES
from .rules.magic import magic_kind
from .state import GREEN, Immortals, action_of, realm_of
from .tables import (
    ARMY_SLOTS,
    ATTACK,
    ATTACK_OR_MOVE,
    BLANK_CARD,
    BUILD,
    CONFLICT_CARD,
    JOKER_CARD,
    MAGIC_CARD,
    PROVINCES,
    REGIONS,
    TRANSITION,
    TRIBE,
    TRIBES,
)

Params = dict[str, Any]


# ---- players and cubes ----------------------------------------------------------------------------------------------
def player(seat: int) -> Name:
    """A player by the colour of the cubes, as a name."""
    return Name("player", COLOURS[seat])


def colour_text(colour: int) -> Name | Message:
    """Whose cubes they are: a player's or the inhabitants'."""
    return Message("inhabitants") if colour == GREEN else player(colour)


def cubes_text(number: int) -> Message:
    return Message("cubes", {"number": number})


def tribe_name(s: Immortals, tribe: int) -> Name:
    return Name("tribe", s.t.tribes[tribe])


# ---- the map --------------------------------------------------------------------------------------------------------
def realm_text(realm: int) -> Message:
    """A realm by its name."""
    return Message(f"realm-{REALMS[realm]}")


def limbo_text(realm: int) -> Message:
    return Message(f"limbo-{REALMS[realm]}")


def region_name(s: Immortals, region: int) -> Name:
    """Region names are the same in every language."""
    return Name("region", s.t.regions[region])


def side_text(s: Immortals, side: int) -> Message:
    """A region in one realm."""
    return Message(f"side-{REALMS[realm_of(side)]}", {"region": region_name(s, side % REGIONS)})


def province_text(s: Immortals, province: int) -> Message:
    """A province in one realm."""
    name = Name("province", s.t.provinces[province % PROVINCES])
    return Message(f"province-{REALMS[province // PROVINCES]}", {"province": name})


def yields_text(s: Immortals, side: int) -> Message:
    return Message("yields", {"gold": s.t.yield_gold[side], "energy": s.t.yield_energy[side]})


def building_text(building: int) -> Message:
    return Message(f"building-{BUILDINGS[building]}")


# ---- cards ----------------------------------------------------------------------------------------------------------
def card_text(s: Immortals, card: int, article: str = "") -> Message:
    """A card by its kind and what it shows."""
    if card >= MAGIC_CARD:
        return Message(f"{article}card-magic", {"name": Name("magic", s.t.magics[magic_kind(card)])})
    if card >= BLANK_CARD:
        return Message(f"{article}card-blank")
    if card >= JOKER_CARD:
        return Message(f"{article}card-joker", {"province": province_text(s, card - JOKER_CARD)})
    if card >= CONFLICT_CARD:
        return Message(f"{article}card-conflict", {"side": side_text(s, card - CONFLICT_CARD)})
    return Message(f"{article}card-region", {"region": region_name(s, card)})


def the_card(s: Immortals, card: int) -> Message:
    """The same with its article, within a sentence."""
    return card_text(s, card, "the-")


# ---- slots and costs ------------------------------------------------------------------------------------------------
def action_text(action: int) -> Message:
    """What a slot does."""
    return Message(f"action-{ACTIONS[action]}")


def slot_text(s: Immortals, p: int, slot: int) -> Message:
    """A slot of a player's board: its action, and its place on the board."""
    return Message("slot", {"action": action_text(action_of(s, p, slot)), "slot": s.t.slots[slot]})


def cost_text(energy: int, gold: int) -> Message:
    """A sum of both resources, or of one, or nothing."""
    if energy and gold:
        return Message("sum-both", {"energy": energy, "gold": gold})
    if energy:
        return Message("sum-energy", {"energy": energy})
    return Message("sum-gold", {"gold": gold}) if gold else Message("sum-nothing")


def slot_cost(s: Immortals, p: int, slot: int) -> tuple[int, int]:
    """The energy and gold that the action of an army slot costs; a move, which may be chosen, is apart."""
    action = action_of(s, p, slot)
    if s.t.slot_action[slot] == TRIBE:
        return s.t.tribe_energy[s.dark[p] - TRIBES], s.t.tribe_gold[s.dark[p] - TRIBES]
    if action == TRANSITION:
        return s.t.transition_energy, s.t.transition_gold
    if action == BUILD:
        return s.t.build_energy[s.light[p]], s.t.build_gold[s.light[p]]
    return 0, 0


def card_cost(s: Immortals, p: int, slot: int, card: int) -> tuple[int, int]:
    """What performing a card on a slot costs in energy and gold."""
    if card >= MAGIC_CARD:
        kind = magic_kind(card)
        return s.t.magic_energy[kind], s.t.magic_gold[kind]
    return slot_cost(s, p, slot) if card < BLANK_CARD and slot < ARMY_SLOTS else (0, 0)


def is_attack(s: Immortals, p: int, slot: int) -> bool:
    """Whether an attack can be made with the slot."""
    return slot < ARMY_SLOTS and action_of(s, p, slot) in (ATTACK, ATTACK_OR_MOVE)


# ---- the course of the game -----------------------------------------------------------------------------------------
def phase_text(phase: int) -> Message:
    return phase_named(PHASES[phase])


def stance_text(stance: int, seat: int) -> Message:
    """How the inhabitants stand to a player's attack."""
    return Message(f"stance-{STANCES[stance]}", {"seat": player(seat)})


def stance_for_you(stance: int) -> Message:
    """The same, said to the attacker."""
    return Message(f"stance-{STANCES[stance]}-you")


def item_text(item: int, count: int) -> Message:
    """What is scored, and how many of it."""
    return Message(f"item-{ITEMS[item]}", {"count": count})


# ---- the options of a match -----------------------------------------------------------------------------------------
def setting_value(options: dict[str, Any], key: str) -> Message:
    """What an option of a match is set to; the options are complete, as `options.checked` gives them."""
    return plain_value(key, options[key])
