"""What a player of Clash of Rage reads: questions, options and events as messages, said by the catalogues in `text`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from warcamp.engine.flow import Decision
from warcamp.engine.game import Message, Name
from warcamp.engine.state import Told
from warcamp.games.words import Words, content_names

from .board import decode_cell
from .content import Content
from .names import ACTIONS, event_params, place_name, victim
from .phrases import Params, gear_name, near, params_of, phase_text, place_params, place_text, side_params, unit
from .rules import equip, march
from .rules.combat import FLEE, power
from .state import FIRST, LEVELS, NOBODY, NONE, Clash, held, legendary_deck, legendary_gear, statistic
from .tables import HP, STONE
from .told import EVENTS

TEXT = Path(__file__).parent / "text"


def words_in(language: str, content: Content, more: Sequence[Path] = ()) -> Words:
    """All texts of the game in one language, with the names of this content, and those of more catalogues."""
    names = content_names(
        {
            "clan": (content.clans,),
            "unit": (content.units,),
            "gear": (content.equipment, content.legendary),
            "card": (content.tactics, content.legendary),
            "tile": (content.tiles,),
            "layout": (content.layouts,),
        }
    )
    return Words(language, [TEXT / f"{language}.ftl", *more], names)


# ---- events ---------------------------------------------------------------------------------------------------------
def event_text(s: Clash, told: Told) -> Message:
    """An event in words. A card that the reader may not know is NONE and has a message of its own."""
    kinds = EVENTS[told.event].params
    id = f"event-{told.event}"
    named = event_params(s, kinds, told.params)
    params: Params = {}
    for (key, domain), value in zip(kinds, told.params, strict=True):
        if domain == "card" and value == NONE:
            id += "-hidden"
        elif domain == "action":
            id += f"-{ACTIONS[value]}"
        elif domain == "phase":
            params[key] = phase_text(value)
        elif domain == "cell":
            params["near"] = near(s, value)
        elif key in ("seat", "index"):  # people count from one
            params[key] = value + 1
        else:
            params |= params_of(key, domain, named[key])
    if told.event == "tile":
        params["letter"] = place_name(s, told.params[1] * 7)[0]
    return Message(id, params)


# ---- questions ------------------------------------------------------------------------------------------------------
def ask_text(s: Clash, d: Decision) -> Message:
    """The question that is put to the seat."""
    more = ASK.get(d.kind)
    return more(s, d) if more else Message(f"ask-{d.kind}")


def ask_reinforce(s: Clash, d: Decision) -> Message:
    return Message("ask-reinforce", {"unit": unit(s, d.seat, d.options[0] % LEVELS)})


def ask_action(s: Clash, d: Decision) -> Message:
    return Message("ask-action-first" if s.phase == FIRST else "ask-action-second")


def ask_equip(s: Clash, d: Decision) -> Message:
    return Message("ask-equip", {"gold": s.gold[d.seat], "crystals": s.crystals[d.seat]})


def ask_wearer(s: Clash, d: Decision) -> Message:
    return Message("ask-wearer", {"gear": gear_name(s, s.item)})


def ask_to(s: Clash, d: Decision) -> Message:
    params = place_params(s, "start", s.mover // LEVELS)
    return Message("ask-to", params | {"unit": unit(s, d.seat, s.mover % LEVELS)})


def ask_assault(s: Clash, d: Decision) -> Message:
    foe = s.attacker + s.defender - d.seat
    return Message("ask-assault", side_params(s, "foe", foe) | {"place": place_name(s, s.field)})


def ask_reroll(s: Clash, d: Decision) -> Message:
    return Message("ask-reroll", {"dice": s.dice, "hits": s.hits, "rerolls": s.rerolls})


def ask_wound(s: Clash, d: Decision) -> Message:
    params = side_params(s, "foe", victim(s)) | {"wounds": s.wounds}
    return Message("ask-wound-elves" if s.striker == s.seats else "ask-wound", params)


def ask_stone(s: Clash, d: Decision) -> Message:
    return Message("ask-stone", {"unit": unit(s, d.seat, s.board.feature[d.options[0]] - STONE)})


ASK: dict[str, Callable[[Clash, Decision], Message]] = {
    "reinforce": ask_reinforce,
    "action": ask_action,
    "equip": ask_equip,
    "wearer": ask_wearer,
    "to": ask_to,
    "assault": ask_assault,
    "reroll": ask_reroll,
    "wound": ask_wound,
    "stone": ask_stone,
}


# ---- options --------------------------------------------------------------------------------------------------------
def option_text(s: Clash, d: Decision, option: int) -> Message:
    """An option in words."""
    return OPTION[d.kind](s, d.seat, option)


def option_clan(s: Clash, p: int, clan: int) -> Message:
    return Message("option-clan", {"clan": Name("clan", s.t.clans[clan])})


def option_tile(s: Clash, p: int, tile: int) -> Message:
    return Message("option-tile", {"tile": Name("tile", s.t.tiles[tile]), "side": s.t.tiles[tile]})


def option_centre(s: Clash, p: int, cell: int) -> Message:
    q, r = decode_cell(cell)
    return Message("option-centre", {"q": q, "r": r})


def option_turn(s: Clash, p: int, turn: int) -> Message:
    return Message("option-turn", {"degrees": turn * 60})


def option_tactics(s: Clash, p: int, card: int) -> Message:
    params: Params = {"card": Name("card", s.t.tactic_ids[card])}
    params |= {"order": s.t.tactic_order[card], "gold": s.t.tactic_gold[card]}
    counts = s.t.tactic_units[card * LEVELS : card * LEVELS + LEVELS]
    units = [Message("units", {"number": n, "unit": unit(s, p, level)}) for level, n in enumerate(counts) if n]
    return Message("option-tactics", params | {"units": units}) if units else Message("option-tactics-gold", params)


def option_bastion(s: Clash, p: int, cell: int) -> Message:
    return Message("option-bastion", {"near": near(s, cell)})


def option_reinforce(s: Clash, p: int, code: int) -> Message:
    return Message("option-reinforce", place_params(s, "place", code // LEVELS) | {"unit": unit(s, p, code % LEVELS)})


def option_action(s: Clash, p: int, action: int) -> Message:
    return Message(f"option-action-{ACTIONS[action]}")


def option_equip(s: Clash, p: int, option: int) -> Message:
    if option == equip.END:
        return Message("option-equip-end")
    if option == equip.FORGE:
        cards = min(1 + held(s, p, s.board.forges), len(s.zones.cards[legendary_deck(s)]))
        return Message("option-equip-forge", {"crystals": equip.forge_price(s, p), "cards": cards})
    if option < equip.ATTACH:
        gear = option - equip.BUY
        return Message("option-equip-buy", {"gear": gear_name(s, gear), "gold": s.t.gear_cost[gear]})
    if option < equip.SET_ASIDE:
        return Message("option-equip-attach", {"gear": gear_name(s, option - equip.ATTACH)})
    at = option - equip.SET_ASIDE
    worn = gear_name(s, s.worn[p * LEVELS * 2 + at])
    return Message("option-equip-aside", {"gear": worn, "unit": unit(s, p, at // 2)})


def option_wearer(s: Clash, p: int, level: int) -> Message:
    at = (p * LEVELS + level) * 2
    worn = [gear_name(s, gear) for gear in s.worn[at : at + 2] if gear != NONE]
    params: Params = {"unit": unit(s, p, level)}
    return Message("option-wearer-worn", params | {"worn": worn}) if worn else Message("option-wearer", params)


def option_legendary(s: Clash, p: int, card: int) -> Message:
    return Message("option-legendary", {"gear": gear_name(s, legendary_gear(s, card))})


def option_clear(s: Clash, p: int, gear: int) -> Message:
    if gear == NONE:
        return Message("option-clear-none")
    return Message("option-clear", {"gear": gear_name(s, gear), "number": s.stock[s.market.index(gear)]})


def option_move(s: Clash, p: int, code: int) -> Message:
    if code == march.HALT:
        return Message("option-move-end")
    params = place_params(s, "place", code // LEVELS) | {"unit": unit(s, p, code % LEVELS)}
    return Message("option-move", params | {"number": s.left[s.fresh.index(code)]})


def option_to(s: Clash, p: int, place: int) -> Message:
    if place >= s.board.territories:
        return Message("option-to-bastion")
    if s.owner[place] in (p, NOBODY):
        return Message("option-to", {"place": place_text(s, place)})
    return Message("option-to-fight", {"place": place_text(s, place)} | side_params(s, "foe", s.owner[place]))


def option_combat(s: Clash, p: int, place: int) -> Message:
    return Message("option-combat", {"place": place_text(s, place)} | side_params(s, "foe", s.owner[place]))


def option_assault(s: Clash, p: int, option: int) -> Message:
    return Message("option-assault-flee") if option == FLEE else Message("option-assault-strike", {"dice": power(s, p)})


def option_reroll(s: Clash, p: int, dice: int) -> Message:
    return Message("option-reroll", {"dice": dice}) if dice else Message("option-reroll-none")


def option_wound(s: Clash, p: int, level: int) -> Message:
    foe = victim(s)
    return Message("option-wound", {"unit": unit(s, foe, level), "hp": statistic(s, foe, level, HP)})


def option_stone(s: Clash, p: int, place: int) -> Message:
    return Message("option-stone", {"place": place_text(s, place)})


OPTION: dict[str, Callable[[Clash, int, int], Message]] = {
    "clan": option_clan,
    "tile": option_tile,
    "centre": option_centre,
    "turn": option_turn,
    "tactics": option_tactics,
    "bastion": option_bastion,
    "reinforce": option_reinforce,
    "action": option_action,
    "equip": option_equip,
    "wearer": option_wearer,
    "legendary": option_legendary,
    "clear": option_clear,
    "clear_second": option_clear,
    "move": option_move,
    "to": option_to,
    "combat": option_combat,
    "assault": option_assault,
    "reroll": option_reroll,
    "wound": option_wound,
    "stone": option_stone,
}
