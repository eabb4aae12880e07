"""Everything a player of Ettin reads can be said in English and in French, and nothing is left over."""

import ast
import itertools
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from warcamp.engine.flow import Decision
from warcamp.engine.game import Message, Name
from warcamp.engine.match import Match
from warcamp.engine.source import key_of_seed
from warcamp.engine.state import Told
from warcamp.games.ettin import chronicle, options, phrases, why_not
from warcamp.games.ettin import words as ettin
from warcamp.games.ettin.content import load
from warcamp.games.ettin.content_schema import EFFECTS, LOCATIONS
from warcamp.games.ettin.game import ETTIN
from warcamp.games.ettin.names import ABILITY_NAMES, PHASES
from warcamp.games.ettin.state import NO_BATTLE, NONE, PLACE, PLACES, TIE, Ettin, cards
from warcamp.games.ettin.tables import FACES, NO_EFFECT, UNITS
from warcamp.games.ettin.told import ASKS, EVENTS
from warcamp.games.words import LANGUAGES, Words, WordsError, ids

TEXT = Path(ettin.__file__).parent / "text"
CATALOGUES = {language: ids(TEXT / f"{language}.ftl") for language in LANGUAGES}
ENGLISH = re.compile(
    r"\b(the|and|of|you|your|which|where|choose|with|from|to|gold|troops?|unit|draws?|deploys?|units|gain)\b", re.I
)
TABLES: tuple[dict[str, object], ...] = (
    {"players": 2, "nations": "choose"},
    {"players": 3, "nations": "random"},
    {"players": 4, "accelerated": True, "nations": "choose"},
    {"players": 9, "nations": "random"},
)
RARE = {"dragonslayer", "siege", "sacrifice"}
"""Questions that random play seldom comes to; they are put by hand."""
GOOD = ("accept", "yes")
"""What the players of these tests like, so that games come further."""


@cache
def words() -> tuple[Words, ...]:
    content = load()
    return tuple(ettin.ettin_words(language, content) for language in LANGUAGES)


def said(message: Message) -> list[str]:
    """The message in every language; each must be a whole text of that language."""
    texts = [w.say(message) for w in words()]
    for text in texts:
        assert text.strip() == text != "", message
        assert "{" not in text and "  " not in text, text
    french = texts[LANGUAGES.index("fr")]
    assert not ENGLISH.search(french), french
    assert not re.search(r" [:;!?»]|« ", french), french
    assert not re.search(r"\b(de|à) les?\b|\bLes Royaume\b|\bLes? Les?\b", french), french
    return texts


def played(given: dict[str, object], seed: int) -> Iterator[Match]:
    """A match of random choices, shown at every step."""
    m = Match(ETTIN, given, key_of_seed(f"words {seed}"))
    rng = random.Random(seed)
    while not m.over:
        yield m
        d = rng.choice(m.pending)
        names = [ETTIN.option_name(m.position.s, d, option) for option in d.options]
        pick = next((name for name in GOOD if name in names and rng.random() < 0.6), rng.choice(names))
        m.choose(d, d.options[names.index(pick)])
    yield m


@cache
def finished(players: int = 4) -> Match:
    """A table after a whole game."""
    nations = ["joymore", "orcs", "elves", "risen"] if players == 4 else "random"
    *_, last = played({"players": players, "nations": nations, "first": 0}, 5)
    return last


def reasons() -> dict[str, set[str]]:
    """Every reason that why_not gives, with its parameters, read from its source."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(ast.parse(Path(why_not.__file__).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refusal":
            reason = node.args[1]
            assert isinstance(reason, ast.Constant), ast.unparse(node)
            given = {str(keyword.arg) for keyword in node.keywords}
            id = f"why-not-{reason.value!s}"
            assert found.setdefault(id, given) == given
    return found


def literals() -> set[str]:
    """Every message id that is written out in the modules that make messages."""
    found: set[str] = set()
    for module in (ettin, phrases, why_not, chronicle):
        for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and called(node) in ("Message", "fact", "text"):
                id = node.args[0]
                choices = [id.body, id.orelse] if isinstance(id, ast.IfExp) else [id]
                found |= {str(c.value) for c in choices if isinstance(c, ast.Constant)}
    return found


def called(node: ast.Call) -> str:
    """The name of what is called, be it a function or a method."""
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def variants(name: str) -> list[str]:
    """The endings of an event's message."""
    hidden = ["", "-hidden"] if EVENTS[name].params[0][1] == "card" else [""]
    if name in ("removed", "returned", "gated"):
        return [f"{h}{to}" for h in hidden for to in ("-own", "-other")]
    return ["", "-tie", "-none"] if name == "fought" else hidden


def used() -> set[str]:
    """Every message id that code can come to, apart from those written out in it."""
    out = set(reasons()) | {"list-and"}
    out |= {f"ask-{kind}" for kind in ASKS}
    out |= {f"option-{kind}-none" for kind in ettin.NO_CARD}
    out |= {f"event-{name}{variant}" for name in EVENTS for variant in variants(name)}
    out |= {phrases.phase_text(phase).id for phase in range(len(PHASES))}
    out |= {phrases.drafting_text(1, index).id for index in range(3)}
    names = [*ABILITY_NAMES, *phrases.LOCATION_ABILITIES]
    out |= {f"ability-{name}" for name in names} | {f"reminder-{name}" for name in names}
    out |= {phrases.location_text(kind).id for kind in range(len(LOCATIONS))}
    out |= {f"effect-{effect}" for effect in EFFECTS[NO_EFFECT + 1 :]}
    out |= {f"story-{kind}" for kind in chronicle.GATHERED}
    out |= {phrases.setting_text(key).id for key in options.DEFAULTS}
    return out | {phrases.setting_value(given, key).id for given in settings() for key in given}


def settings() -> list[dict[str, object]]:
    """Options of a match that show every kind of value."""
    given: list[dict[str, object]] = [
        {},
        {"players": 2, "nations": ["joymore", "risen"], "first": 1, "accelerated": True},
        {"players": 24, "nations": "choose"},
        {"nations": "recommended"},
    ]
    return [options.checked(each) for each in given]


# ---- the catalogues -------------------------------------------------------------------------------------------------
def test_both_languages_have_the_same_messages_in_the_same_order():
    assert list(CATALOGUES["en"]) == list(CATALOGUES["fr"])


def test_both_languages_use_the_same_variables_but_for_those_that_only_choose_the_grammar():
    for id, variables in CATALOGUES["en"].items():
        other = CATALOGUES["fr"][id]
        assert {v for v in variables ^ other if not v.endswith("kind")} == set(), id


def test_every_message_that_code_can_come_to_is_there():
    assert len(literals()) > 40
    assert (used() | literals()) - CATALOGUES["en"].keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_left_that_nothing_uses(language):
    catalogue = (TEXT / f"{language}.ftl").read_text(encoding="utf-8")
    referred = set(re.findall(r"\{ ([a-z][a-z_-]*) \}", catalogue))
    assert CATALOGUES[language].keys() - used() - literals() - referred == set()


def test_every_reason_of_why_not_has_a_message_that_asks_for_no_more_than_is_given():
    found = reasons()
    assert len(found) > 40
    for id, given in found.items():
        for language in LANGUAGES:
            asked = CATALOGUES[language][id]
            assert {v for v in asked if not v.endswith("kind")} == given, (language, id)


# ---- in play --------------------------------------------------------------------------------------------------------
def design(name: str) -> tuple[str, ...]:
    """The stored name of an option without the numbers of copies: copies of a card read the same."""
    return tuple(sorted(re.sub(r"(_\d+)?(@\d+)?$", "", part) for part in name.split("+")))


@pytest.mark.parametrize(("given", "seed"), [(given, seed) for given in TABLES for seed in range(2)])
def test_every_question_option_and_event_of_a_game_can_be_said(given, seed):
    for m in played(given, seed):
        s = m.position.s
        for d in m.pending:
            said(ettin.ask_text(s, d))
            texts: dict[str, set[tuple[str, ...]]] = {}
            for option in d.options:
                for text in said(ETTIN.option_text(s, d, option)):
                    texts.setdefault(text, set()).add(design(ETTIN.option_name(s, d, option)))
            assert all(len(meant) == 1 for meant in texts.values()), (d.kind, texts)
    for viewer in range(s.seats):
        for told in m.told(viewer):
            said(ETTIN.event_text(s, told))


def test_random_games_come_to_every_question_that_is_not_put_by_hand():
    met: set[str] = set()
    for given, seed in itertools.product(TABLES, range(2)):
        for m in played(given, seed):
            met |= {d.kind for d in m.pending}
    assert met | RARE == ASKS.keys()


def values(s: Ettin, key: str, domain: str) -> list[int]:
    """Some values of a kind of parameter, the ones with a grammar of their own among them."""
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


@pytest.mark.parametrize("players", [4, 10])
@pytest.mark.parametrize("name", EVENTS)
def test_every_event_can_be_said_whatever_its_parameters(name, players):
    s = finished(players).position.s
    kinds = EVENTS[name].params
    for params in itertools.product(*[values(s, *kind) for kind in kinds]):
        cards = [value for (_, domain), value in zip(kinds, params) if domain == "card"]
        if NONE in cards and kinds[0][1] != "card":
            continue
        message = ettin.event_text(s, Told(name, params, -1))
        assert ("-hidden" in message.id) == (NONE in cards)
        said(message)


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
    names = [words()[0].say(ettin.event_text(s, Told("scored", (r, 7), -1))) for r in range(s.realms)]
    assert len(set(names)) == s.realms
    assert names[0].endswith("(box 1) have 7 VP.") or names[0].endswith("(box 1) has 7 VP.")


def test_the_odd_player_is_told_for_which_realm_a_question_is():
    asked: set[str] = set()
    for m in played({"players": 3, "nations": "recommended", "first": 0}, 3):
        for d in m.pending:
            text = words()[0].say(ettin.ask_text(m.position.s, d))
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


# ---- why not --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("given", TABLES[:3])
def test_whatever_a_player_points_at_is_refused_in_words(given):
    asked: dict[str, int] = {}
    for m in played(given, 1):
        s = m.position.s
        for d in m.pending:
            asked[d.kind] = asked.get(d.kind, 0) + 1
            if asked[d.kind] > 2:
                continue
            names = {ETTIN.option_name(s, d, option) for option in d.options}
            for thing in pointed_at(s):
                if thing not in names:
                    refusal = ETTIN.why_not(s, d, thing)
                    assert refusal.rule.startswith("ETT-")
                    said(refusal.message)
    assert "pick" in asked


def pointed_at(s: Ettin) -> list[str]:
    things = [*s.t.nations, *s.names[::3], "1", "2", "3", "adventure", "1 scout 2", "adventure scout adventure"]
    things += [f"{s.names[0]}+{s.names[130]}", f"{s.names[2]} taxes", f"{s.names[0]} gate_to_self", "location 2"]
    return [*things, "accept", "picks", "take", "give", "self", "enemy", "yes", "none", "hold", "end", "@2", "7", ""]


# ---- the rest -------------------------------------------------------------------------------------------------------
def test_the_options_of_a_match_and_their_values_can_be_said():
    for given in settings():
        for key in given:
            said(phrases.setting_text(key))
            said(phrases.setting_value(given, key))
    value = phrases.setting_value(settings()[1], "nations")
    assert said(value) == ["Kingdom of Joymore and Risen", "Le Royaume de Joymore et Les Morts-vivants"]


def test_phases_have_names():
    texts = [said(phrases.phase_text(phase)) for phase in range(len(PHASES))]
    assert len({french for _, french in texts}) == len(PHASES)


def test_a_name_that_the_content_does_not_have_is_an_error():
    with pytest.raises(WordsError, match="no card 'spoon'"):
        words()[0].say(Message("card-brief", {"card": Name("card", "spoon"), "facts": "none"}))


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
