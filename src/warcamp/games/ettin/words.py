"""What a player of Ettin reads: questions, options and events as messages, said by the catalogues in `text`."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from warcamp.engine.flow import Decision
from warcamp.engine.game import Message, Name
from warcamp.engine.state import Told
from warcamp.games.words import Words, content_names

from .content import Content
from .names import realm_asked
from .phrases import (
    Params,
    ability_name,
    ability_reminder,
    age_text,
    card_brief,
    card_line,
    card_name,
    card_prize,
    drafting_text,
    joined,
    location_ability,
    location_reminder,
    location_text,
    nation_params,
    phase_text,
    place_params,
    realm_params,
)
from .rules import battle, deploy, drafting, produce, setup
from .state import (
    CHOSEN,
    DRAFTED,
    HAND,
    LINEUP,
    NO_BATTLE,
    NONE,
    PLACES,
    SET_ASIDE,
    TIE,
    Ettin,
    adventure_zone,
    ally,
    cards,
    enemy,
    location,
    pair_of,
)
from .tables import FACES, GATE_TO_SELF, LOCATIONS
from .told import EVENTS

__all__ = ["ask_text", "card_line", "event_text", "option_text", "words_in"]

TEXT = Path(__file__).parent / "text"
ARTICLE = re.compile(r"(Les |Le |La |L')")
SINGULAR = {"en": ("joymore",), "fr": ("joymore", "mercenary")}
"""The nations whose name is of one, in each language."""


def words_in(language: str, content: Content, more: Sequence[Path] = ()) -> Words:
    """All texts of the game in one language, with the names of this content, and those of more catalogues."""
    nations = dict.fromkeys(("nation", "people", "number", "about", "difficulty"), (content.nations,))
    names = content_names({"card": (content.units, content.adventures), **nations})

    def name_of(domain: str, id: str, language: str) -> str:
        """A name, or what the content tells of a nation besides."""
        name = names(domain, id, language)
        if domain == "number":
            return "one" if id in SINGULAR[language] else "many"
        if domain == "about":
            about: str = getattr(content.nations[id].description, language)
            return about
        if domain == "difficulty":
            return content.nations[id].difficulty
        # The French names of nations begin with an article, which sentences put as they need it.
        return ARTICLE.sub("", name, count=1) if domain == "people" and language == "fr" else name

    return Words(language, [TEXT / f"{language}.ftl", *more], name_of)


# ---- events ---------------------------------------------------------------------------------------------------------
def event_text(s: Ettin, told: Told) -> Message:
    """An event in words. A card that the reader may not know is NONE and has a message of its own."""
    kinds = EVENTS[told.event].params
    id = f"event-{told.event}"
    values = dict(zip([key for key, _ in kinds], told.params, strict=True))
    params: Params = {}
    for (key, domain), value in zip(kinds, told.params, strict=True):
        if domain == "card" and value == NONE:
            id += "-hidden"
        elif domain == "card":
            params[key] = card_name(s, value)
        elif domain == "realm":
            params |= realm_params(s, key, value)
        elif domain == "nation":
            params |= nation_params(s, key, value)
        elif domain == "phase":
            params[key] = phase_text(value)
        elif domain == "place":
            params |= place_params(s, key, values["realm"], value)
        elif key == "pair":
            params |= realm_params(s, "realm", (2 * value - 1) % s.realms) | realm_params(s, "foe", 2 * value)
        elif domain == "number":
            params[key] = value
    more = EVENT.get(told.event)
    if more:
        variant, added = more(s, values)
        return Message(id + variant, params | added)
    return Message(id, params)


Values = dict[str, int]
More = tuple[str, Params]


def event_nation(s: Ettin, values: Values) -> More:
    return "", {"seat": s.controller[values["realm"]] + 1}


def event_against(s: Ettin, values: Values) -> More:
    """Events in which the enemy is named too."""
    return "", realm_params(s, "foe", enemy(s, values["realm"]))


def event_age(s: Ettin, values: Values) -> More:
    return "", {"age": age_text(values["age"])}


def event_draft(s: Ettin, values: Values) -> More:
    return "", {"age": age_text(values["age"]), "phase": drafting_text(values["age"], values["index"])}


def event_moved(s: Ettin, values: Values) -> More:
    """A card that goes to its own realm or to another one."""
    return "-own" if values["realm"] == values["to"] else "-other", {}


def event_scouted(s: Ettin, values: Values) -> More:
    foe = enemy(s, values["realm"])
    return "", realm_params(s, "foe", foe) | place_params(s, "place", foe, values["place"])


def event_fought(s: Ettin, values: Values) -> More:
    params = realm_params(s, "foe", enemy(s, values["realm"])) | place_params(s, "place", NONE, values["place"])
    outcome = values["outcome"]
    if outcome == TIE:
        return "-tie", params
    if outcome == NO_BATTLE:
        return "-none", params
    return "", params | realm_params(s, "winner", outcome)


EVENT: dict[str, Callable[[Ettin, Values], More]] = {
    "nation": event_nation,
    "initiative": event_against,
    "age": event_age,
    "draft": event_draft,
    "looted": event_against,
    "deck_looted": event_against,
    "besieged": event_against,
    "war_won": event_against,
    "scouted": event_scouted,
    "removed": event_moved,
    "returned": event_moved,
    "gated": event_moved,
    "fought": event_fought,
}


# ---- questions ------------------------------------------------------------------------------------------------------
def ask_text(s: Ettin, d: Decision) -> Message:
    """The question that is put to the seat; the odd player is told for which of his realms (ETT-ODD-01)."""
    more = ASK.get(d.kind)
    ask = more(s, d) if more else Message(f"ask-{d.kind}")
    if s.controller.count(d.seat) > 1 and d.kind not in ("nation", "split"):
        return Message("ask-for", realm_params(s, "realm", realm_asked(s, d)) | {"ask": ask})
    return ask


def ask_fate(s: Ettin, d: Decision) -> Message:
    return Message("ask-fate", {"gold": s.gold[realm_asked(s, d)]})


def ask_reply(s: Ettin, d: Decision) -> Message:
    r = realm_asked(s, d)
    return Message("ask-reply", shares(s, r, s.proposal[r - r % 2] - 1))


def ask_deploy(s: Ettin, d: Decision) -> Message:
    return Message("ask-deploy", {"number": len(cards(s, realm_asked(s, d), HAND))})


def ask_place(s: Ettin, d: Decision) -> Message:
    return Message("ask-place", {"card": card_name(s, cards(s, realm_asked(s, d), CHOSEN)[0])})


def ask_in_battle(s: Ettin, d: Decision) -> Message:
    """A question of a battle or its Spoils: which battle it is, and the unit that acts."""
    i = pair_of(s, realm_asked(s, d))
    params = place_params(s, "place", NONE, s.battle[i])
    if s.acting[i] != NONE:
        params["card"] = card_name(s, s.acting[i])
    return Message(f"ask-{d.kind}", params)


def ask_gate(s: Ettin, d: Decision) -> Message:
    """The Gate that brings somebody back is the last thing planned."""
    r = realm_asked(s, d)
    card, ability = divmod(s.planned[r][-1], 32)
    to = r if ability == GATE_TO_SELF else ally(s, r)
    params: Params = {"card": card_name(s, card)} | realm_params(s, "to", to)
    return Message("ask-gate" if to == r else "ask-gate-ally", params)


def ask_attempt(s: Ettin, d: Decision) -> Message:
    r = realm_asked(s, d)
    adventure = s.zones.cards[adventure_zone(s, pair_of(s, r))][0]
    params: Params = {"card": card_name(s, adventure), "score": battle.adventure_score(s, r)}
    return Message("ask-attempt", params | {"difficulty": battle.difficulty(s, r, adventure)})


def ask_post(s: Ettin, d: Decision) -> Message:
    return Message("ask-post", {"card": card_name(s, cards(s, realm_asked(s, d), SET_ASIDE)[0])})


ASK: dict[str, Callable[[Ettin, Decision], Message]] = {
    "fate": ask_fate,
    "reply": ask_reply,
    "deploy": ask_deploy,
    "place": ask_place,
    "dragonslayer": ask_in_battle,
    "terrify": ask_in_battle,
    "ranged": ask_in_battle,
    "spoil": ask_in_battle,
    "deck_spoil": ask_in_battle,
    "siege": ask_in_battle,
    "attempt": ask_attempt,
    "post": ask_post,
    "gate": ask_gate,
}


# ---- options --------------------------------------------------------------------------------------------------------
def option_text(s: Ettin, d: Decision, option: int) -> Message:
    """An option in words."""
    if option == NONE and d.kind in NO_CARD:
        return Message(f"option-{d.kind}-none")
    return OPTION[d.kind](s, realm_asked(s, d), option)


NO_CARD = ("ranged", "sacrifice", "spoil", "post", "produce")
"""Questions with an option to do nothing, or nothing more."""


def option_nation(s: Ettin, r: int, nation: int) -> Message:
    places = [location_text(s.t.location[nation * LOCATIONS + k]) for k in range(LOCATIONS)]
    params: Params = {"nation": Name("nation", s.t.nations[nation]), "places": joined(places)}
    return Message("option-nation", params | {"initiative": s.t.initiative[nation]})


def option_initiative(s: Ettin, r: int, option: int) -> Message:
    if option == setup.TAKE:
        return Message("option-initiative-take")
    return Message("option-initiative-give", realm_params(s, "foe", enemy(s, r)))


def option_next_initiative(s: Ettin, r: int, first: int) -> Message:
    return option_initiative(s, r, setup.TAKE if first == r else setup.GIVE)


def option_full(s: Ettin, r: int, card: int) -> Message:
    return card_line(s, card)


def option_brief(s: Ettin, r: int, card: int) -> Message:
    return card_brief(s, card)


def option_prize(s: Ettin, r: int, card: int) -> Message:
    return card_prize(s, card)


def option_fate(s: Ettin, r: int, mask: int) -> Message:
    drafted = cards(s, r, DRAFTED)
    recruits = [card for k, card in enumerate(drafted) if mask >> k & 1]
    sales = [card for card in drafted if card not in recruits]
    gold = s.gold[r] + sum(s.t.sell[c % FACES] for c in sales) - sum(s.t.cost[c % FACES] for c in recruits)
    params: Params = {"gold": gold}
    if recruits:
        params["recruits"] = [card_name(s, card) for card in recruits]
    if sales:
        params["sales"] = [card_name(s, card) for card in sales]
    if recruits and sales:
        return Message("option-fate-both", params)
    if recruits:
        return Message("option-fate-recruit", params)
    return Message("option-fate-sell", params) if sales else Message("option-fate-nothing", params)


def shares(s: Ettin, r: int, mask: int) -> Params:
    """The line-up divided by a mask of the first ally's cards, as realm r sees it."""
    lineup = cards(s, r - r % 2, LINEUP)
    first = named(s, [card for k, card in enumerate(lineup) if mask >> k & 1])
    second = named(s, [card for k, card in enumerate(lineup) if not mask >> k & 1])
    return {"own": first, "other": second} if r % 2 == 0 else {"own": second, "other": first}


def named(s: Ettin, row: list[int]) -> list[Name] | Message:
    return [card_name(s, card) for card in row] or Message("no-card")


def option_split(s: Ettin, r: int, mask: int) -> Message:
    realms = realm_params(s, "realm", r) | realm_params(s, "second", r + 1)
    return Message("option-split", shares(s, r, mask) | realms)


def option_propose(s: Ettin, r: int, mask: int) -> Message:
    return Message("option-propose", shares(s, r, mask))


def option_reply(s: Ettin, r: int, option: int) -> Message:
    if option == drafting.ACCEPT:
        return Message("option-reply-accept")
    if option == drafting.PICKS:
        return Message("option-reply-picks")
    return Message("option-reply-counter", shares(s, r, option))


def option_place(s: Ettin, r: int, option: int) -> Message:
    if option < deploy.SCOUT:
        return Message("option-place", place_params(s, "place", r, option))
    place, seen = divmod(option - deploy.SCOUT, PLACES)
    params = place_params(s, "place", r, place) | place_params(s, "seen", enemy(s, r), seen)
    return Message("option-place-scout", params)


def option_attempt(s: Ettin, r: int, option: int) -> Message:
    return Message("option-attempt-yes" if option else "option-attempt-no")


def option_deck_spoil(s: Ettin, r: int, option: int) -> Message:
    return Message("option-deck_spoil-yes" if option else "option-deck_spoil-no")


def option_post(s: Ettin, r: int, place: int) -> Message:
    return Message("option-place", place_params(s, "place", r, place))


def option_produce(s: Ettin, r: int, option: int) -> Message:
    if option >= produce.PLACE_CODE:
        place = option - produce.PLACE_CODE
        kind = location(s, r, place)
        what: Params = {"ability": location_ability(kind), "reminder": location_reminder(s, kind)}
        return Message("option-produce-location", place_params(s, "place", r, place) | what)
    card, ability = divmod(option, 32)
    what = {"ability": ability_name(ability), "reminder": ability_reminder(s, card, ability)}
    return Message("option-produce", {"card": card_name(s, card)} | what)


OPTION: dict[str, Callable[[Ettin, int, int], Message]] = {
    "nation": option_nation,
    "initiative": option_initiative,
    "pick": option_full,
    "fate": option_fate,
    "split": option_split,
    "propose": option_propose,
    "reply": option_reply,
    "deploy": option_brief,
    "place": option_place,
    "dragonslayer": option_brief,
    "terrify": option_brief,
    "ranged": option_brief,
    "attempt": option_attempt,
    "casualty": option_brief,
    "sacrifice": option_brief,
    "spoil": option_prize,
    "deck_spoil": option_deck_spoil,
    "siege": option_brief,
    "post": option_post,
    "produce": option_produce,
    "gate": option_brief,
    "next_initiative": option_next_initiative,
}
