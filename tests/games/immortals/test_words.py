"""Everything a player of Immortals reads can be said in English and in French, and nothing is left over."""

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
from warcamp.games.immortals import chronicle, options, phrases, standing
from warcamp.games.immortals import words as immortals
from warcamp.games.immortals.content_schema import ACTIONS
from warcamp.games.immortals.game import IMMORTALS
from warcamp.games.immortals.names import BUILDINGS, ITEMS, OUTCOMES, PHASES, REALMS, RESOURCES, STANCES
from warcamp.games.immortals.state import GREEN, NONE, Immortals
from warcamp.games.immortals.tables import (
    BLANK_CARD,
    CONFLICT_CARD,
    FACES,
    JOKER_CARD,
    MAGIC_CARD,
    REGIONS,
    SLOTS,
    TRIBE,
)
from warcamp.games.immortals.told import ASKS, EVENTS

from .table import FOUR, Table, at

ENGLISH = re.compile(
    r"\b(the|and|of|you|your|which|where|choose|with|from|energy|draws|takes?|cards?|sides?|slot|attacks|round)\b"
    r"|\((light|dark)"
)
NEVER_FRENCH = re.compile(r"\b(de|à) les?\b|\bde [AEIOUÉ]|\bdes? limbes? le\b")
SPEECH = Speech(IMMORTALS, ENGLISH, NEVER_FRENCH, likes=("ready", "skip"), eagerness=0.1, options={"rounds": 2})
said, played = SPEECH.said, SPEECH.played


@cache
def finished() -> Match:
    """A table after a whole game."""
    return SPEECH.finished({"players": 4, "draft": "quick"})


def variants(name: str) -> list[str]:
    """The endings of an event's message."""
    if name in ("compensated", "extracted"):
        return [f"-{resource}" for resource in RESOURCES]
    if name == "fought":
        return [f"-{outcome}" for outcome in OUTCOMES]
    more = {"inhabitants": "-back", "took_region": "-deck", "kept": "-hidden", "drew": "-hidden"}
    return ["", more[name]] if name in more else [""]


class TestTexts(Texts):
    speech = SPEECH
    tables = (
        {"players": 3, "tribes": "chosen"},
        {"players": 4, "tower": "flat"},
        {"players": 5, "draft": "quick"},
    )
    rare = frozenset({"stance", "shrine", "settle", "spread", "attack_or_move"})
    common = "plan"
    modules = ("words", "phrases", "why_not", "chronicle")
    reasons = 50
    unknown = (Message("card-region", {"region": Name("region", "spoon")}), "no region 'spoon'")

    def own(self) -> set[str]:
        out = {f"ask-{kind}" for kind in ASKS if kind != "tribe"}
        for realm in REALMS:
            out |= {f"{what}-{realm}" for what in ("ask-tribe", "realm", "limbo", "side", "province")}
        out |= {f"event-{name}{variant}" for name in EVENTS for variant in variants(name)}
        out |= {
            f"{the}card-{kind}" for the in ("", "the-") for kind in ("region", "conflict", "joker", "blank", "magic")
        }
        out |= {f"action-{action}" for action in ACTIONS if action != ACTIONS[TRIBE]}
        out |= {f"stance-{stance}{you}" for stance in STANCES for you in ("", "-you")}
        out |= {f"building-{building}" for building in BUILDINGS} | {f"item-{item}" for item in ITEMS}
        return out | {f"story-{kind}" for kind in chronicle.GATHERED}

    def settings(self) -> list[dict[str, Any]]:
        given: list[dict[str, Any]] = [
            {},
            {"players": 3, "rounds": "aid", "tribes": "chosen", "tower": "flat", "draft": "quick"},
            {"rounds": 10},
        ]
        return [options.checked(each) for each in given]

    def finished(self) -> list[Immortals]:
        return [finished().position.s]

    def values(self, s: Immortals, key: str, domain: str) -> list[int]:
        if key == "from":
            return [NONE, 1]
        if domain == "number":
            return [0, 1, 5]
        return {
            "seat": [0, 3],
            "side": [0, 3, 2 * REGIONS - 4],
            "region": [3, 21],
            "card": [NONE, 0, CONFLICT_CARD, JOKER_CARD + 7, BLANK_CARD, MAGIC_CARD],
            "colour": [0, GREEN],
            "tribe": list(range(len(s.t.tribes))),
            "slot": list(range(SLOTS)),
            "realm": [0, 1],
            "phase": list(range(len(PHASES))),
            "stance": [0, 1, 2],
            "resource": [0, 1],
            "building": [0, 1, 2],
            "outcome": [0, 1, 2],
            "item": list(range(len(ITEMS))),
        }[domain]

    def pointed_at(self, s: Immortals) -> list[str]:
        t = s.t
        things = [*t.tribes, *t.sides[::4], *t.regions[::5], *s.names[80::6], *t.slots, *STANCES, *BUILDINGS]
        things += [
            f"{t.sides[1]} to {t.sides[6]}",
            f"{t.sides[6]} to {t.sides[31]}",
            f"move {t.sides[0]} to {t.sides[1]}",
        ]
        things += [f"{side} {what}" for side in t.sides[::6] for what in BUILDINGS]
        things += [f"{slot} {card}" for slot in t.slots for card in ("blank", "magic_transition5", *s.names[:85:9])]
        things += [f"{what} {side}" for what in ("shrine", "takeover", "rise") for side in t.sides[::5]]
        things += ["limbo light", "limbo dark", "limbo", "a1 empty", "m2 empty", "move", "both", "gold", "a9 heartwood"]
        return [*things, "draw", "marker", "ready", "pass", "none", "forfeit", "skip", "0", "1", "4", "99", "@", ""]


def text(message: Message) -> list[str]:
    return [one.replace("\xa0", " ").replace("\u202f", " ") for one in said(message)]


def test_a_hidden_card_is_not_named():
    s = finished().position.s
    assert text(immortals.event_text(s, Told("drew", (NONE, 1), 1))) == [
        "Purple draws a card.",
        "Violet pioche une carte.",
    ]
    assert text(immortals.event_text(s, Told("drew", (CONFLICT_CARD + 46, 1), 1))) == [
        "Purple draws the Conflict card The Murk (dark).",
        "Violet pioche la carte Conflit The Murk (ténèbres).",
    ]


def test_an_attack_says_whom_the_inhabitants_side_with():
    s = finished().position.s
    found = [text(immortals.event_text(s, Told("attacked", (0, 46, 41, 2, stance), -1))) for stance in range(3)]
    assert [english.partition("; ")[2] for english, _ in found] == [
        "the inhabitants fight for Red.",
        "the inhabitants stay neutral.",
        "the inhabitants fight against Red.",
    ]
    assert found[0] == [
        "Red attacks White Falls (dark) from The Murk (dark) with 2 cubes; the inhabitants fight for Red.",
        "Rouge attaque White Falls (ténèbres) depuis The Murk (ténèbres) avec 2 cubes ; "
        "les habitants combattent avec Rouge.",
    ]


def test_sums_name_only_the_resources_they_have():
    assert text(phrases.cost_text(2, 1)) == ["2 energy and 1 gold", "2 points d'énergie et 1 pièce d'or"]
    assert text(phrases.cost_text(4, 0)) == ["4 energy", "4 points d'énergie"]
    assert text(phrases.cost_text(0, 1)) == ["1 gold", "1 pièce d'or"]
    assert text(phrases.cost_text(0, 0)) == ["free", "gratuit"]


def test_every_card_and_every_slot_can_be_said():
    s = finished().position.s
    for card in range(FACES):
        said(phrases.card_text(s, card))
        said(phrases.the_card(s, card))
    for p in range(s.seats):
        assert len({said(phrases.slot_text(s, p, slot))[1] for slot in range(SLOTS)}) == SLOTS


def test_the_price_of_a_card_is_that_of_its_slot_or_of_the_magic():
    """IMM-ACT-05, IMM-ACT-08, IMM-TRIBE-03, IMM-MAGIC-03."""
    s = Table(FOUR).s
    slots = {name: s.t.slots.index(name) for name in s.t.slots}
    assert phrases.card_cost(s, 0, slots["a2"], 0) == (2, 1)
    assert phrases.card_cost(s, 0, slots["a3"], 0) == (2, 2)
    assert phrases.card_cost(s, 1, slots["a3"], 0) == (4, 0)
    assert phrases.card_cost(s, 0, slots["a8"], 0) == (2, 0)
    assert phrases.card_cost(s, 2, slots["a8"], 0) == (1, 2)
    assert phrases.card_cost(s, 0, slots["a4"], 0) == (0, 0)
    assert phrases.card_cost(s, 0, slots["m1"], MAGIC_CARD) == (4, 1)
    assert phrases.card_cost(s, 0, slots["a3"], BLANK_CARD) == (0, 0)


# ---- questions by hand ----------------------------------------------------------------------------------------------
RARE = """
[sides]
dark_murk = [0, 3]
dark_wildhome = [0, 2]
light_murk = [0, 2]
[gold]
0 = 9
[energy]
0 = 9
[limbo]
0 = [1, 6]
[hand]
0 = ["murk"]
[slots]
"""


@pytest.mark.parametrize(
    ("slot", "card", "kind", "english"),
    [
        ("a4", "dark_drowned_reach", "stance", "which side does your card stand for?"),
        ("a8", "light_murk", "shrine", "Shrine with the Conflict card The Murk (light): on which side?"),
        ("m1", "magic_transition5_0", "spread", "Transition: where does the next of 5 cubes go?"),
        ("a7", "dark_murk", "attack_or_move", "Attack or Move with the Conflict card The Murk (dark): which?"),
    ],
)
def test_questions_that_are_seldom_asked_are_said_whole(slot, card, kind, english):
    t = Table(FOUR + RARE + f'"0.{slot}" = "{card}"').choose(slot)
    if kind == "stance":
        t.choose("dark_murk to dark_reedmere")
    if kind == "spread":
        t.choose("limbo dark")
    d = t.asked()
    assert d.kind == kind
    assert text(immortals.ask_text(t.s, d))[0].endswith(english)
    assert len({tuple(said(immortals.option_text(t.s, d, option))) for option in d.options}) == len(d.options)


def test_a_card_without_a_side_to_place_on_is_asked_for_otherwise():
    s = finished().position.s
    s.groups = ((3,), *s.groups[1:])
    try:
        d = Decision(0, "group", [3])
        assert text(immortals.ask_text(s, d))[0] == "Which army group do you place?"
        assert text(immortals.ask_text(s, Decision(0, "settle", [1])))[0].startswith("You have no card")
    finally:
        s.groups = ((), *s.groups[1:])


def test_a_takeover_that_would_fail_says_so():
    """IMM-MAGIC-08: the price would be paid for nothing."""
    more = RARE.replace("light_murk = [0, 2]", "light_murk = [1, 3]").replace('0 = ["murk"]', '1 = ["murk"]')
    t = Table(FOUR + more + '"0.m1" = "magic_shrine_or_takeover_0"').choose("m1")
    d = t.asked()
    texts = {t.game.option_name(t.s, d, o): text(immortals.option_text(t.s, d, o))[0] for o in d.options}
    assert texts["takeover dark_murk"].endswith("3 against 3, in vain")
    assert texts["takeover dark_wildhome"] == "Take over the Region card Wildhome from Wildhome (dark): 2 against 0"


# ---- the chronicle --------------------------------------------------------------------------------------------------
class Teller:
    def __init__(self, s: Immortals, language: int) -> None:
        self.s = s
        self.words = SPEECH.words[language]

    def say(self, message: Message) -> str:
        return self.words.say(message)

    def text(self, id: str, **params: object) -> str:
        return self.words.say(Message(id, dict(params)))


def story(m: Match, viewer: int, language: int = 0) -> list[str]:
    teller = Teller(m.position.s, language)
    told = m.told(viewer)
    return [" ".join(chronicle.sentence(teller, run) for run in runs) for runs in chronicle.paragraphs(told)]


def test_the_chronicle_of_a_whole_game_can_be_told_in_both_languages():
    for m in [finished(), SPEECH.finished({"players": 3, "tribes": "chosen"}, 2)]:
        for language in (0, 1):
            lines = story(m, 0, language)
            assert len(lines) > 10
            assert all("{" not in line and line[-1] in ".!?" for line in lines)
        assert Teller(m.position.s, 0).s.winners
        assert chronicle.winners_text(Teller(m.position.s, 0)).startswith("Victory: ")


def test_each_revealed_card_has_a_paragraph_of_its_own_and_a_throw_is_told_in_two_sentences():
    text = FOUR + (
        '[sides]\ndark_murk = [1, 3]\ndark_white_falls = [3, 2]\n[hand]\n3 = ["white_falls"]\n'
        '[slots]\n"1.a4" = "dark_white_falls"\n"0.a1" = "blank_0_0"\n"0.m1" = "magic_transition5_0"\n'
    )
    t = Table(text, chance=["1133g"])
    t.choose("a1", "gold", "a4", "dark_murk to dark_white_falls", "2")
    told = t.s.events or []
    teller = Teller(t.s, 0)
    lines = [" ".join(chronicle.sentence(teller, run) for run in runs) for runs in chronicle.paragraphs(told)]
    assert [line.partition(" reveals ")[0] for line in lines[-2:]] == ["Red", "Purple"]
    assert (
        "Into the tower: Purple 2, Yellow 2, inhabitants 1. Out of it: Purple 2, Yellow 2, inhabitants 1." in lines[-1]
    )


def test_the_score_of_the_round_is_told_item_by_item():
    """IMM-SCORE-07 and the worked case of a whole province with a Capital and two Shrines (CC-49)."""
    top = 'capitals = ["dark_wildhome"]\nshrines = ["dark_murk", "dark_reedmere"]\n'
    sides = ["wildhome", "murk", "reedmere", "witchfen", "blackwater"]
    t = Table(top + at("planning") + "[sides]\n" + "".join(f"dark_{side} = [0, 1]\n" for side in sides))
    found = standing.points(t.s, 0)
    assert found.counts == (5, 2, 1, 0, 1)
    assert found.points == (2, 2, 1, 0, 3)
    assert (found.total, standing.expected(t.s, 0)) == (8, 8)
    assert standing.ranking(t.s)[0] == 0
