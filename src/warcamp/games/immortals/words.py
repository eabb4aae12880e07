"""What a player of Immortals reads: questions, options and events as messages, said by the catalogues in `text`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from warcamp.engine.flow import Decision
from warcamp.engine.game import Message
from warcamp.engine.state import Told
from warcamp.games.words import Words, content_names

from .content import Content
from .layout import PLAYED, SLOT
from .names import OUTCOMES, REALMS, RESOURCES
from .phrases import (
    Params,
    action_text,
    building_text,
    card_text,
    colour_text,
    cost_text,
    cubes_text,
    item_text,
    limbo_text,
    phase_text,
    player,
    province_text,
    realm_text,
    region_name,
    side_text,
    slot_text,
    stance_for_you,
    stance_text,
    the_card,
    tribe_name,
    yields_text,
)
from .rules import actions, attack, draft, magic, reinforcement, resolution
from .state import GOLD, NEUTRAL, NONE, PLACE_CODE, READY, WITH_ATTACKER, Immortals, action_of, cards, realm_of, twin
from .tables import CARD_OR_FIRST, CONFLICT_CARD, EXTRACT_ENERGY, JOKER_CARD, MAX_SEATS, REGIONS, SIDES, TRIBES
from .told import EVENTS

TEXT = Path(__file__).parent / "text"


def words_in(language: str, content: Content, more: Sequence[Path] = ()) -> Words:
    """All texts of the game in one language, with the names of this content, and those of more catalogues."""
    names = content_names(
        {
            "region": (content.regions,),
            "province": (content.provinces,),
            "tribe": (content.light_tribes, content.dark_tribes),
            "magic": (content.magic,),
            "player": (content.colours,),
        }
    )

    def name_of(domain: str, id: str, language: str) -> str:
        """A name; the colour of a player is one, and is written like one."""
        name = names(domain, id, language)
        return name[:1].upper() + name[1:] if domain == "player" else name

    return Words(language, [TEXT / f"{language}.ftl", *more], name_of)


# ---- events ---------------------------------------------------------------------------------------------------------
def event_text(s: Immortals, told: Told) -> Message:
    """An event in words. A card that the reader may not know is NONE and has a message of its own."""
    kinds = EVENTS[told.event].params
    values = dict(zip([key for key, _ in kinds], told.params, strict=True))
    params: Params = {}
    hidden = ""
    for (key, domain), value in zip(kinds, told.params, strict=True):
        if domain == "card" and value == NONE:
            hidden = "-hidden"
        elif domain == "slot":
            params[key] = slot_text(s, values["seat"], value)
        elif domain == "number":
            params[key] = value
        elif domain in SAID and value != NONE:
            params[key] = SAID[domain](s, value)
    more = EVENT.get(told.event)
    variant, added = more(s, values) if more else ("", {})
    return Message(f"event-{told.event}{hidden}{variant}", params | added)


Values = dict[str, int]
More = tuple[str, Params]

SAID: dict[str, Callable[[Immortals, int], object]] = {
    "seat": lambda s, seat: player(seat),
    "side": side_text,
    "region": region_name,
    "card": the_card,
    "colour": lambda s, colour: colour_text(colour),
    "tribe": tribe_name,
    "realm": lambda s, realm: limbo_text(realm),
    "phase": lambda s, phase: phase_text(phase),
    "building": lambda s, building: building_text(building),
}
"""How the value of a domain is said; the others only choose among messages."""


def event_inhabitants(s: Immortals, values: Values) -> More:
    """Green cubes come into the tray, or go back to the bank."""
    return ("-back" if values["cubes"] < 0 else ""), {"cubes": abs(values["cubes"])}


def event_compensated(s: Immortals, values: Values) -> More:
    return f"-{RESOURCES[values['resource']]}", {"amount": s.t.compensation}


def event_paid(s: Immortals, values: Values) -> More:
    return "", {"cost": cost_text(values["energy"], values["gold"])}


def event_started(s: Immortals, values: Values) -> More:
    return "", {"sum": cost_text(values["energy"], values["gold"])}


def event_extracted(s: Immortals, values: Values) -> More:
    return f"-{RESOURCES[values['resource']]}", {}


def event_attacked(s: Immortals, values: Values) -> More:
    return "", {"stance": stance_text(values["stance"], values["seat"])}


def event_fought(s: Immortals, values: Values) -> More:
    return f"-{OUTCOMES[values['outcome']]}", {}


def event_took(s: Immortals, values: Values) -> More:
    return "-deck" if values["from"] == NONE else "", {}


def event_scored(s: Immortals, values: Values) -> More:
    return "", {"item": item_text(values["item"], values["count"])}


EVENT: dict[str, Callable[[Immortals, Values], More]] = {
    "inhabitants": event_inhabitants,
    "compensated": event_compensated,
    "paid": event_paid,
    "started": event_started,
    "extracted": event_extracted,
    "attacked": event_attacked,
    "fought": event_fought,
    "took_region": event_took,
    "scored": event_scored,
}


# ---- questions ------------------------------------------------------------------------------------------------------
def ask_text(s: Immortals, d: Decision) -> Message:
    """The question that is put to the seat."""
    more = ASK.get(d.kind)
    return more(s, d) if more else Message(f"ask-{d.kind}")


def ask_tribe(s: Immortals, d: Decision) -> Message:
    return Message(f"ask-tribe-{REALMS[d.options[0] // TRIBES]}")


def ask_home(s: Immortals, d: Decision) -> Message:
    return Message("ask-home", {"side": side_text(s, s.t.home[s.light[d.seat]])})


def ask_draft(s: Immortals, d: Decision) -> Message:
    """Whether the card places an army group or is only kept (IMM-DRAFT-12, IMM-DRAFT-13)."""
    if not draft.will_place(s, d.seat, d.options[0]):
        return Message("ask-draft-keep")
    return Message("ask-draft", {"number": len(s.groups[d.seat])})


def ask_group(s: Immortals, d: Decision) -> Message:
    row = cards(s, d.seat, PLAYED)
    return Message("ask-group", {"card": the_card(s, row[0])}) if row else Message("ask-group-bare")


def ask_settle(s: Immortals, d: Decision) -> Message:
    row = cards(s, d.seat, PLAYED)
    return Message("ask-settle", {"card": the_card(s, row[0])}) if row else Message("ask-settle-bare")


def ask_split(s: Immortals, d: Decision) -> Message:
    return Message("ask-split", {"number": s.left})


def ask_reinforce(s: Immortals, d: Decision) -> Message:
    realm = realm_of(d.options[-1])
    return Message("ask-reinforce", {"limbo": limbo_text(realm), "number": s.left})


def ask_performed(s: Immortals, d: Decision) -> Message:
    """What to do with a revealed card; extraction and the tribes' own actions by the slot."""
    params: Params = {"card": the_card(s, s.card)}
    if d.kind in ("extract", "attack"):
        params["action"] = action_text(action_of(s, d.seat, s.slot))
    return Message(f"ask-{d.kind}", params)


def ask_stance(s: Immortals, d: Decision) -> Message:
    return Message("ask-stance", {"origin": side_text(s, s.origin), "target": side_text(s, s.target)})


def ask_cubes(s: Immortals, d: Decision) -> Message:
    """A move has no stance."""
    params: Params = {"origin": side_text(s, s.origin), "target": side_text(s, s.target)}
    if s.stance == NONE:
        return Message("ask-cubes-move", params)
    return Message("ask-cubes", params | {"stance": stance_for_you(s.stance)})


def ask_spread(s: Immortals, d: Decision) -> Message:
    return Message("ask-spread", {"number": s.left})


ASK: dict[str, Callable[[Immortals, Decision], Message]] = {
    "tribe": ask_tribe,
    "home": ask_home,
    "draft": ask_draft,
    "group": ask_group,
    "settle": ask_settle,
    "split": ask_split,
    "reinforce": ask_reinforce,
    "extract": ask_performed,
    "transition": ask_performed,
    "build": ask_performed,
    "shrine": ask_performed,
    "attack": ask_performed,
    "attack_or_move": ask_performed,
    "stance": ask_stance,
    "cubes": ask_cubes,
    "magic": ask_performed,
    "spread": ask_spread,
}


# ---- options --------------------------------------------------------------------------------------------------------
def option_text(s: Immortals, d: Decision, option: int) -> Message:
    """An option in words."""
    if option == actions.FORFEIT and d.kind not in ("reveal", "plan"):
        return Message("option-none" if d.kind == "reinforce" else "option-forfeit")
    return OPTION[d.kind](s, d, option)


def option_tribe(s: Immortals, d: Decision, tribe: int) -> Message:
    """A tribe with what is printed on its half."""
    t = s.t
    groups = [*t.groups[tribe], t.outer[tribe]] if s.seats < MAX_SEATS else t.groups[tribe]
    start = cost_text(t.start_energy[tribe], t.start_gold[tribe])
    params: Params = {"tribe": tribe_name(s, tribe), "groups": ", ".join(str(size) for size in groups), "start": start}
    if tribe < TRIBES:
        params["home"] = region_name(s, t.home[tribe])
        return Message("option-tribe-light", params | {"cost": cost_text(t.build_energy[tribe], t.build_gold[tribe])})
    k = tribe - TRIBES
    cost = cost_text(t.tribe_energy[k], t.tribe_gold[k])
    return Message("option-tribe-dark", params | {"action": action_text(t.tribe_action[k]), "cost": cost})


def option_cubes(s: Immortals, d: Decision, number: int) -> Message:
    return cubes_text(number)


def option_draft(s: Immortals, d: Decision, card: int) -> Message:
    """A card with what its side yields and where it lies."""
    if card >= JOKER_CARD:
        return Message("option-draft-joker", {"province": province_text(s, card - JOKER_CARD)})
    side = card - CONFLICT_CARD
    params: Params = {"side": side_text(s, side), "yields": yields_text(s, side)}
    return Message("option-draft", params | {"province": province_text(s, s.t.province_of[side])})


def option_side(s: Immortals, d: Decision, side: int) -> Message:
    return side_text(s, side)


def option_settle(s: Immortals, d: Decision, side: int) -> Message:
    return Message("option-settle", {"side": side_text(s, side), "yields": yields_text(s, side)})


def option_split(s: Immortals, d: Decision, light: int) -> Message:
    return Message("option-split", {"light": light, "dark": s.left - light})


def option_draw(s: Immortals, d: Decision, option: int) -> Message:
    return Message("option-draw" if option == reinforcement.DRAW else "option-draw-skip")


def option_plan(s: Immortals, d: Decision, option: int) -> Message:
    if option == READY:
        return Message("option-plan-ready")
    slot = -1 - option if option < 0 else option // PLACE_CODE - 1
    card = s.plan[d.seat][slot] if option < 0 else option % PLACE_CODE
    params: Params = {"slot": slot_text(s, d.seat, slot)}
    if option < 0:
        return Message("option-plan-back", params | {"card": the_card(s, card)})
    return Message("option-plan", params | {"card": card_text(s, card)})


def option_reveal(s: Immortals, d: Decision, slot: int) -> Message:
    """The own face-down card of the slot; only its player reads it (IMM-PLAN-10)."""
    if slot == resolution.PASS:
        return Message("option-reveal-pass")
    card = cards(s, d.seat, SLOT + slot)[0]
    return Message("option-plan", {"slot": slot_text(s, d.seat, slot), "card": card_text(s, card)})


def option_compensation(s: Immortals, d: Decision, option: int) -> Message:
    return cost_text(0, s.t.compensation) if option == GOLD else cost_text(s.t.compensation, 0)


def option_extract(s: Immortals, d: Decision, side: int) -> Message:
    """What the action brings."""
    energy = action_of(s, d.seat, s.slot) == EXTRACT_ENERGY
    found = cost_text(s.t.yield_energy[side], 0) if energy else cost_text(0, s.t.yield_gold[side])
    return Message("option-extract", {"side": side_text(s, side), "sum": found})


def option_transition(s: Immortals, d: Decision, side: int) -> Message:
    number = min(s.t.transition_cubes, s.limbo[d.seat * 2 + realm_of(side)])
    return Message("option-transition", {"side": side_text(s, side), "cubes": cubes_text(number)})


def option_build(s: Immortals, d: Decision, code: int) -> Message:
    building, side = code % actions.BUILDINGS, code // actions.BUILDINGS
    points = (s.t.portal_vp, s.t.shrine_vp, s.t.capital_vp)[building]
    params: Params = {"building": building_text(building), "side": side_text(s, side), "points": points}
    return Message("option-build", params)


def option_attack(s: Immortals, d: Decision, option: int) -> Message:
    """Where cubes go from and to, and against whom."""
    code = option % attack.MOVE_CODE
    origin, target = divmod(code, SIDES)
    params: Params = {"origin": side_text(s, origin), "target": side_text(s, target)}
    if option >= attack.MOVE_CODE:
        return Message("option-move", params)
    if s.owner[target] == NONE:
        return Message("option-attack-empty", params)
    params |= {"foe": player(s.owner[target]), "cubes": cubes_text(s.cubes[target])}
    return Message("option-attack", params)


def option_stance(s: Immortals, d: Decision, stance: int) -> Message:
    """For which side the joker stands, and what follows from it (IMM-ATT-08)."""
    if stance == WITH_ATTACKER or stance == NEUTRAL:
        side = side_text(s, s.target if stance == WITH_ATTACKER else s.origin)
        return Message("option-stance", {"side": side, "stance": stance_for_you(stance)})
    return Message("option-stance-other", {"stance": stance_for_you(stance)})


def option_magic(s: Immortals, d: Decision, option: int) -> Message:
    if option == magic.DRAW:
        kind = magic.magic_kind(s.card)
        number = s.t.magic_cards if kind == CARD_OR_FIRST else s.t.magic_many_cards
        return Message("option-magic-draw", {"number": number})
    if option == magic.MARKER:
        return Message("option-magic-marker")
    if option < magic.SHRINE_CODE:
        realm = option - magic.LIMBO
        number = min(s.t.magic_transition_cubes, s.limbo[d.seat * 2 + realm])
        params: Params = {"limbo": limbo_text(realm), "cubes": cubes_text(number), "realm": realm_text(realm)}
        return Message("option-magic-limbo", params)
    side = option % magic.SHRINE_CODE
    if option < magic.TAKE_CODE:
        return Message("option-magic-shrine", {"side": side_text(s, side), "points": s.t.shrine_vp})
    if option < magic.RISE_CODE:
        return option_takeover(s, d.seat, side)
    number = min(s.t.small_transition_cubes, s.limbo[d.seat * 2 + realm_of(side)])
    return Message("option-magic-rise", {"side": side_text(s, side), "cubes": cubes_text(number)})


def option_takeover(s: Immortals, p: int, side: int) -> Message:
    """Both counts, and what comes of them (IMM-MAGIC-08, IMM-MAGIC-09)."""
    other = twin(side)
    against = 0 if s.owner[other] == p else s.cubes[other]
    params: Params = {"region": region_name(s, side % REGIONS), "side": side_text(s, side)}
    params |= {"own": s.cubes[side], "against": against}
    return Message("option-magic-takeover" if s.cubes[side] > against else "option-magic-in-vain", params)


OPTION: dict[str, Callable[[Immortals, Decision, int], Message]] = {
    "tribe": option_tribe,
    "home": option_cubes,
    "draft": option_draft,
    "group": option_cubes,
    "settle": option_settle,
    "split": option_split,
    "draw": option_draw,
    "reinforce": option_side,
    "plan": option_plan,
    "reveal": option_reveal,
    "compensation": option_compensation,
    "extract": option_extract,
    "transition": option_transition,
    "build": option_build,
    "shrine": option_side,
    "attack": option_attack,
    "attack_or_move": option_attack,
    "stance": option_stance,
    "cubes": option_cubes,
    "magic": option_magic,
    "spread": option_side,
}
