"""Everything a player of Ettin reads can be said in English and in French, and nothing is left over."""

import re
from functools import cache
from typing import Any

import pytest

from tests.games.suites.speech import Speech
from tests.games.suites.texts import Texts
from warcamp.engine.flow import Decision
from warcamp.engine.game import Message, Name
from warcamp.engine.match import Match
from warcamp.engine.state import Told
from warcamp.games.ettin import chronicle, options, phrases
from warcamp.games.ettin import words as ettin
from warcamp.games.ettin.content_schema import EFFECTS, LOCATIONS
from warcamp.games.ettin.game import ETTIN
from warcamp.games.ettin.names import ABILITY_NAMES, PHASES
from warcamp.games.ettin.state import NO_BATTLE, NONE, PLACE, PLACES, TIE, Ettin, cards
from warcamp.games.ettin.tables import FACES, NO_EFFECT, UNITS
from warcamp.games.ettin.told import ASKS, EVENTS

ENGLISH = re.compile(
    r"\b(the|and|of|you|your|which|where|choose|with|from|to|gold|troops?|unit|draws?|deploys?|units|gain)\b", re.I
)
NEVER_FRENCH = re.compile(r"\b(de|à) les?\b|\bLes Royaume\b|\bLes? Les?\b")
SPEECH = Speech(ETTIN, ENGLISH, NEVER_FRENCH, likes=("accept", "yes"), eagerness=0.6)
said, played = SPEECH.said, SPEECH.played


@cache
def finished(players: int = 4) -> Match:
    """A table after a whole game."""
    nations = ["joymore", "orcs", "elves", "risen"] if players == 4 else "random"
    return SPEECH.finished({"players": players, "nations": nations, "first": 0})


def variants(name: str) -> list[str]:
    """The endings of an event's message."""
    hidden = ["", "-hidden"] if EVENTS[name].params[0][1] == "card" else [""]
    if name in ("removed", "returned", "gated"):
        return [f"{h}{to}" for h in hidden for to in ("-own", "-other")]
    return ["", "-tie", "-none"] if name == "fought" else hidden


class TestTexts(Texts):
    speech = SPEECH
    tables = (
        {"players": 2, "nations": "choose"},
        {"players": 3, "nations": "random"},
        {"players": 4, "accelerated": True, "nations": "choose"},
        {"players": 9, "nations": "random"},
    )
    tables_refusing = 3
    rare = frozenset({"dragonslayer", "siege", "sacrifice"})
    common = "pick"
    modules = ("words", "phrases", "why_not", "chronicle")
    reasons = 40
    unknown = (Message("card-brief", {"card": Name("card", "spoon"), "facts": "none"}), "no card 'spoon'")

    def own(self) -> set[str]:
        out = {f"ask-{kind}" for kind in ASKS}
        out |= {f"option-{kind}-none" for kind in ettin.NO_CARD}
        out |= {f"event-{name}{variant}" for name in EVENTS for variant in variants(name)}
        out |= {phrases.drafting_text(1, index).id for index in range(3)}
        names = [*ABILITY_NAMES, *phrases.LOCATION_ABILITIES]
        out |= {f"ability-{name}" for name in names} | {f"reminder-{name}" for name in names}
        out |= {phrases.location_text(kind).id for kind in range(len(LOCATIONS))}
        out |= {f"effect-{effect}" for effect in EFFECTS[NO_EFFECT + 1 :]}
        return out | {f"story-{kind}" for kind in chronicle.GATHERED}

    def settings(self) -> list[dict[str, Any]]:
        given: list[dict[str, Any]] = [
            {},
            {"players": 2, "nations": ["joymore", "risen"], "first": 1, "accelerated": True},
            {"players": 24, "nations": "choose"},
            {"nations": "recommended"},
        ]
        return [options.checked(each) for each in given]

    def finished(self) -> list[Ettin]:
        return [finished(players).position.s for players in (4, 10)]

    def values(self, s: Ettin, key: str, domain: str) -> list[int]:
        if key == "age":
            return [1, 2, 3]
        if key in ("index", "pair"):
            return [0, 1]
        return {
            "realm": [0, 1, 2],
            "nation": list(range(len(s.t.nations))),
            "place": list(range(PLACES)),
            "phase": list(range(len(PHASES))),
            "outcome": [0, 1, TIE, NO_BATTLE],
            "card": [NONE, 0, UNITS],
            "number": [0, 1, 2],
        }[domain]

    def pointed_at(self, s: Ettin) -> list[str]:
        things = [*s.t.nations, *s.names[::3], "1", "2", "3", "adventure", "1 scout 2", "adventure scout adventure"]
        things += [f"{s.names[0]}+{s.names[130]}", f"{s.names[2]} taxes", f"{s.names[0]} gate_to_self", "location 2"]
        return [
            *things,
            "accept",
            "picks",
            "take",
            "give",
            "self",
            "enemy",
            "yes",
            "none",
            "hold",
            "end",
            "@2",
            "7",
            "",
        ]

    def meaning(self, name: str) -> tuple[str, ...]:
        """The stored name of an option without the numbers of copies: copies of a card read the same."""
        return tuple(sorted(re.sub(r"(_\d+)?(@\d+)?$", "", part) for part in name.split("+")))


def test_a_hidden_card_is_not_named():
    s = finished().position.s
    assert said(ettin.event_text(s, Told("deployed", (NONE, 1, 2), 1))) == [
        "The Orcs of Ud deploy a card at Location 3 (Town).",
        "Les Orcs d'Ud déploient une carte au Lieu 3 (Ville).",
    ]
    assert said(ettin.event_text(s, Told("deployed", (0, 1, 3), 1))) == [
        "The Orcs of Ud deploy Berserkers at the Adventure.",
        "Les Orcs d'Ud déploient Berserkers à l'Aventure.",
    ]


def test_articles_and_verbs_fit_one_kingdom_and_many_elves():
    s = finished().position.s
    texts = [said(ettin.event_text(s, Told("war_won", (r, 5), -1))) for r in (0, 2, 3)]
    assert [english for english, _ in texts] == [
        "The Kingdom of Joymore wins the War against the Risen: 5 VP.",
        "The Greenwood Elves win the War against the Orcs of Ud: 5 VP.",
        "The Risen win the War against the Kingdom of Joymore: 5 VP.",
    ]
    assert [french.replace("\xa0", " ") for _, french in texts] == [
        "Le Royaume de Joymore gagne la Guerre contre les Morts-vivants : 5 PV.",
        "Les Elfes d'Émeraude gagnent la Guerre contre les Orcs d'Ud : 5 PV.",
        "Les Morts-vivants gagnent la Guerre contre le Royaume de Joymore : 5 PV.",
    ]


def test_the_second_realm_of_the_odd_player_is_many_in_english_and_one_in_french():
    s = finished(3).position.s
    texts = said(ettin.event_text(s, Told("gained", (1, 5), -1)))
    assert texts == ["The Mercenaries gain 5 Gold.", "Le Renégat gagne 5 Or."]


def test_a_battle_is_told_in_the_order_of_its_scores_whoever_has_the_initiative_now():
    s = finished().position.s
    for first, text in ((1, "Orcs of Ud 6, Greenwood Elves 4"), (2, "Greenwood Elves 6, Orcs of Ud 4")):
        english, _ = said(ettin.event_text(s, Told("fought", (first, 0, first, 6, 4), -1)))
        assert english.startswith(f"Location 1: {text}. Victory for the ")


def test_a_drafting_phase_keeps_its_name_when_the_age_is_over():
    s = finished().position.s
    texts = [said(ettin.event_text(s, Told("draft", (age, 0), -1))) for age in (1, 2)]
    assert [english for english, _ in texts] == ["Age I: Skirmish", "Age II: Peacetime"]
    assert [french.replace("\xa0", " ") for _, french in texts] == ["Âge I : Recrutement", "Âge II : Alliance"]


def test_namesakes_of_two_boxes_are_told_apart():
    s = finished(10).position.s
    names = [SPEECH.words[0].say(ettin.event_text(s, Told("scored", (r, 7), -1))) for r in range(s.realms)]
    assert len(set(names)) == s.realms
    assert names[0].endswith("(box 1) have 7 VP.") or names[0].endswith("(box 1) has 7 VP.")


def test_the_odd_player_is_told_for_which_realm_a_question_is():
    asked: set[str] = set()
    for m in played({"players": 3, "nations": "recommended", "first": 0}, 3):
        for d in m.pending:
            text = SPEECH.words[0].say(ettin.ask_text(m.position.s, d))
            if d.kind == "pick":
                asked.add(f"{d.seat} {text}")
    assert {text for text in asked if text.startswith("0")} == {
        "0 Orcs of Ud – Draft a card",
        "0 Mercenaries – Draft a card",
    }
    assert {text for text in asked if text.startswith("1")} == {"1 Draft a card"}


def test_a_proposal_is_said_from_the_side_of_each_ally():
    for m in played({"players": 4}, 2):
        s = m.position.s
        for d in m.pending:
            if d.kind == "reply" and d.seat == s.controller[1]:
                ask = ettin.ask_text(s, d).params
                counter = ettin.option_text(s, d, d.options[2]).params
                lineup = [phrases.card_name(s, card) for card in s.zones.cards[12]]
                mask = s.proposal[0] - 1
                assert ask["other"] == [name for k, name in enumerate(lineup) if mask >> k & 1]
                assert counter["other"] == [name for k, name in enumerate(lineup) if d.options[2] >> k & 1]
                assert sorted(ask["own"] + ask["other"], key=str) == sorted(lineup, key=str)
                return
    pytest.fail("nobody was asked about a proposal")


# ---- cards ----------------------------------------------------------------------------------------------------------
def line(name: str) -> list[str]:
    s = finished().position.s
    return [text.replace("\xa0", " ") for text in said(ettin.card_line(s, s.names.index(name)))]


def test_every_card_can_be_said_in_full_and_in_brief():
    s = finished().position.s
    for card in range(FACES):
        said(ettin.card_line(s, card))
        said(phrases.card_brief(s, card))
        said(phrases.card_prize(s, card))
        for ability in phrases.abilities_of(s, card):
            said(phrases.ability_reminder(s, card, ability))


def test_a_unit_is_described_by_all_that_is_printed_on_it():
    assert line("ravorn_the_red") == [
        "Ravorn the Red (Troop, Dragon, Age III): Strength 9, Terrify, Flying, 4 VP, cost 10, sells for 8",
        "Ravorn le rouge (Troupe, Dragon, Âge III) : Force 9, Terreur, Vol, 4 PV, coût 10, vente 8",
    ]
    assert line("the_oracles_tower")[0] == (
        "The Oracle's Tower (Protected Defense, Age III): Strength 5, Magic, "
        "Protected (Magic, Siege), 2 VP, cost 5, sells for 5"
    )


def test_an_adventure_is_described_with_its_condition_and_its_effect():
    assert line("steal_the_scepter_of_the_mind")[0] == (
        "Steal the Scepter of the Mind (Adventure, Age II): difficulty 6, 3 VP. "
        "Difficulty -2 if one of your units there has Stealth. Take up to 4 Gold from your Enemy."
    )
    assert line("take_control_of_the_goblin_trading_post")[0] == (
        "Take Control of the Goblin Trading Post (Adventure, Age I): difficulty 2, 1 VP, "
        "becomes a Defense (Strength 2, Taxes 1)"
    )


def test_locations_say_what_they_do():
    s = finished().position.s
    reminders = [said(phrases.location_reminder(s, kind))[0] for kind in range(len(LOCATIONS))]
    assert reminders[1] == "Defended: gain 3 Gold."
    assert reminders[3] == "Defended: you and your Ally each gain 2 Gold."
    assert len({said(phrases.location_ability(kind))[1] for kind in range(len(LOCATIONS))}) == len(LOCATIONS)


# ---- the rest -------------------------------------------------------------------------------------------------------
def test_nations_that_are_given_are_named():
    given = options.checked({"players": 2, "nations": ["joymore", "risen"], "first": 1, "accelerated": True})
    value = phrases.setting_value(given, "nations")
    assert said(value) == ["Kingdom of Joymore and Risen", "Le Royaume de Joymore et Les Morts-vivants"]


@pytest.mark.parametrize("kind", ["dragonslayer", "siege"])
def test_a_question_about_units_of_the_enemy_names_the_battle(kind):
    s = finished().position.s
    dragons = [card for card in range(UNITS) if s.t.dragon[card]][:2]
    walls = cards(s, 2, PLACE)  # realm 1 fights realm 2
    walls += dragons
    s.battle[1] = 0
    s.acting[1] = 0 if kind == "dragonslayer" else NONE
    try:
        d = Decision(s.controller[1], kind, dragons)
        english, _ = said(ettin.ask_text(s, d))
        who = "Siege" if kind == "siege" else "Berserkers (Dragonslayer)"
        assert english.startswith(f"{who} at Location 1: ")
        assert len({said(ettin.option_text(s, d, card))[1] for card in dragons}) == 2
    finally:
        del walls[-2:]
        s.battle[1] = s.acting[1] = NONE


def test_a_sacrifice_can_be_declined_in_words():
    s = finished().position.s
    d = Decision(s.controller[1], "sacrifice", [NONE, 0])
    said(ettin.ask_text(s, d))
    texts = [said(ettin.option_text(s, d, option))[0] for option in d.options]
    assert texts == ["Lose nobody", "Berserkers (Strength 3)"]
