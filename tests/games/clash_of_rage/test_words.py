"""Everything a player of Clash of Rage reads can be said in English and in French, and nothing is left over."""

import re
from functools import cache
from typing import Any

import pytest

from tests.games.suites.speech import Speech
from tests.games.suites.texts import Texts
from warcamp.engine.flow import Decision
from warcamp.engine.game import Message
from warcamp.engine.match import Match
from warcamp.engine.state import Told
from warcamp.games.clash_of_rage import options, phrases
from warcamp.games.clash_of_rage import words as clash
from warcamp.games.clash_of_rage.content import load
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE
from warcamp.games.clash_of_rage.names import ACTIONS, PHASES, SLOTS
from warcamp.games.clash_of_rage.state import NONE, Clash
from warcamp.games.clash_of_rage.tables import STATS, STONE
from warcamp.games.clash_of_rage.told import ASKS, EVENTS

ENGLISH = re.compile(
    r"\b(the|and|of|you|your|which|where|choose|with|from|to|gold|wounds?|dice|unit|plays|draws|units|rolls?)\b", re.I
)
SPEECH = Speech(CLASH_OF_RAGE, ENGLISH, likes=("forge", "strike"), eagerness=0.8, options={"last_round": 12})
said, played = SPEECH.said, SPEECH.played


@cache
def finished() -> Match:
    """A table after a whole game."""
    return SPEECH.finished({"players": 3, "clans": ["bohorg", "godleif", "tomb"]})


class TestTexts(Texts):
    speech = SPEECH
    tables = (
        {"players": 1},
        {"players": 2, "clans": "random"},
        {"players": 3},
        {"players": 4, "map": "players"},
    )
    games = 3
    rare = frozenset({"stone", "legendary"})
    common = "action"
    unknown = (Message("gear-plain", phrases.params_of("gear", "gear", "spoon")), "no gear 'spoon'")

    def own(self) -> set[str]:
        out = {f"ask-{kind}" for kind in ASKS if kind not in clash.ASK}
        for name, event in EVENTS.items():
            variants = [f"-{action}" for action in ACTIONS.values()] if name == "action" else [""]
            variants += ["-hidden"] if event.params[0][1] == "card" else []
            out |= {f"event-{name}{variant}" for variant in variants}
        out |= {f"option-action-{action}" for action in ACTIONS.values()}
        out |= {phrases.slot_text(slot).id for slot in range(len(SLOTS))}
        out |= {phrases.feature_text(feature).id for feature in range(STONE + 1)}
        return out | {phrases.stat_text(stat, short).id for stat in range(STATS) for short in (False, True)}

    def settings(self) -> list[dict[str, Any]]:
        limits = load().constants.solo_limits
        given: list[dict[str, Any]] = [{"players": 1, "difficulty": name} for name in limits.__struct_fields__]
        given += [
            {"long": True, "fair_map": False, "last_round": 9, "map": "players", "clans": "random"},
            {"players": 3, "layout": "arc", "clans": ["tomb", "bohorg", "godleif"]},
            {"layout": "2 pair", "map": ["3B 0,0", "1A 2,1 turn 4"]},
        ]
        return [options.checked(each) for each in given]

    def finished(self) -> list[Clash]:
        return [finished().position.s]

    def values(self, s: Clash, key: str, domain: str) -> list[int]:
        return {
            "side": list(range(s.seats)),
            "place": [0, s.board.territories],
            "cell": s.board.rim[:2],
            "phase": list(range(len(PHASES))),
            "action": list(ACTIONS),
            "card": [NONE, 0],
            "number": [0, 1, 2, 3],
        }.get(domain, [0, 1])

    def pointed_at(self, s: Clash) -> list[str]:
        places = [f"{'ABCD'[place // 7]}{place % 7}" for place in range(s.board.territories)]
        bastions = [f"@{s.t.clans[clan]}" for clan in s.clan if clan != NONE]
        things = [*s.t.clans, *s.t.units, *s.t.tactic_ids, *s.t.gear, *s.t.tiles, *places, *bastions]
        things += [f"buy {gear}" for gear in s.t.gear] + [f"attach {gear}" for gear in s.t.gear]
        things += [f"{unit} {place}" for unit in s.t.units for place in (*places[:2], *bastions)]
        return [*things, "forge", "none", "end", "aside x weapon", "0,0", "90,-3", "7", "3:4 or this"]


def test_the_questions_that_seldom_come_can_be_said():
    s = finished().position.s
    legendaries = list(range(len(s.t.tactic_ids), len(s.t.tactic_ids) + 3))
    stones = s.board.stones
    for d in (Decision(0, "legendary", legendaries), Decision(1, "stone", stones)):
        said(clash.ask_text(s, d))
        texts = [said(clash.option_text(s, d, option))[0] for option in d.options]
        assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("name", ["rolled", "rerolled", "struck", "enraged", "slain", "won", "victory"])
def test_the_elves_have_the_verbs_of_many(name):
    s = finished().position.s
    kinds = EVENTS[name].params
    elves = said(clash.event_text(s, Told(name, (s.seats, *[0] * (len(kinds) - 1)), -1)))
    assert elves[0].startswith("The Elves ") and elves[1].startswith("Les Elfes ")
    assert re.match(r"Les Elfes (n')?\w+ent\b", elves[1])


def test_a_hidden_card_is_not_named():
    s = finished().position.s
    assert said(clash.event_text(s, Told("drew", (NONE, 1), 1))) == [
        "The Godleif Clan draws a tactics card.",
        "Le Clan Godleif pioche une carte Tactique.",
    ]
    assert said(clash.event_text(s, Told("drew", (0, 0), 1))) == [
        "The Bohorg Tribe draws Ambush.",
        "La Tribu Bohorg pioche Embuscade.",
    ]


def test_the_articles_of_french_fit_every_side():
    s = finished().position.s
    texts = [said(clash.event_text(s, Told("struck", (side, foe, 1), -1)))[1] for side, foe in ((0, 1), (2, 0), (1, 2))]
    texts += [said(clash.event_text(s, Told("struck", (1, s.seats, 0), -1)))[1]]
    assert texts == [
        "La Tribu Bohorg inflige 1 blessure au Clan Godleif.",
        "L'Armée du Tombeau inflige 1 blessure à la Tribu Bohorg.",
        "Le Clan Godleif inflige 1 blessure à l'Armée du Tombeau.",
        "Le Clan Godleif n'inflige aucune blessure aux Elfes.",
    ]
    assert [said(phrases.side_text(s, side))[1] for side in range(4)] == [
        "la Tribu Bohorg",
        "le Clan Godleif",
        "l'Armée du Tombeau",
        "les Elfes",
    ]


def test_a_layout_that_is_set_is_named():
    layout = phrases.setting_value(options.checked({"players": 3, "layout": "arc"}), "layout")
    assert said(layout) == ["Arc", "Arc"]


def test_slots_statistics_and_features_have_names():
    for stat in range(STATS):
        long, short = (SPEECH.words[1].say(phrases.stat_text(stat, short)) for short in (False, True))
        assert len(short) <= len(long)
    assert [said(phrases.slot_text(slot)) for slot in (0, 1)] == [["weapon", "arme"], ["armour", "armure"]]
    assert said(phrases.feature_text(STONE + 2)) == ["reinforcement stone III", "pierre de renfort III"]


def test_a_gear_is_described_by_what_it_adds():
    s = finished().position.s
    for gear in range(len(s.t.gear)):
        said(phrases.gear_text(s, gear))
    harness = phrases.gear_text(s, s.t.gear.index("winged_harness"))
    assert said(harness)[0] == "Winged Harness: +1 Movement and Flying"


def test_the_unit_that_goes_is_named():
    found = set()
    for seed in range(3):
        for m in played({"players": 2, "clans": "random"}, seed):
            for d in m.pending:
                if d.kind == "to":
                    found.add(clash.ask_text(m.position.s, d).id)
    assert "ask-to" in found
