"""Everything a player of Clash of Rage reads can be said in English and in French, and nothing is left over."""

import ast
import itertools
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from warcamp.engine.flow import Decision
from warcamp.engine.game import Message
from warcamp.engine.match import Match
from warcamp.engine.source import key_of_seed
from warcamp.engine.state import Told
from warcamp.games.clash_of_rage import options, phrases, why_not
from warcamp.games.clash_of_rage import words as clash
from warcamp.games.clash_of_rage.content import load
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE
from warcamp.games.clash_of_rage.names import ACTIONS, PHASES, SLOTS
from warcamp.games.clash_of_rage.state import NONE, Clash
from warcamp.games.clash_of_rage.tables import STATS, STONE
from warcamp.games.clash_of_rage.told import ASKS, EVENTS
from warcamp.games.words import LANGUAGES, Words, WordsError, ids

TEXT = Path(clash.__file__).parent / "text"
CATALOGUES = {language: ids(TEXT / f"{language}.ftl") for language in LANGUAGES}
ENGLISH = re.compile(
    r"\b(the|and|of|you|your|which|where|choose|with|from|to|gold|wounds?|dice|unit|plays|draws|units|rolls?)\b", re.I
)
TABLES: tuple[dict[str, object], ...] = (
    {"players": 1},
    {"players": 2, "clans": "random"},
    {"players": 3},
    {"players": 4, "map": "players"},
)
RARE = {"stone", "legendary"}
"""Questions that random play seldom comes to; they are put by hand."""


@cache
def words() -> tuple[Words, ...]:
    content = load()
    return tuple(clash.clash_words(language, content) for language in LANGUAGES)


def said(message: Message) -> list[str]:
    """The message in every language; each must be a whole text of that language."""
    texts = [w.say(message) for w in words()]
    for text in texts:
        assert text.strip() == text != "", message
        assert "{" not in text and "  " not in text, text
    french = texts[LANGUAGES.index("fr")]
    assert not ENGLISH.search(french), french
    assert not re.search(r" [:;!?»]|« ", french), french
    return texts


def played(given: dict[str, object], seed: int) -> Iterator[Match]:
    """A match of random choices, shown at every step; its players like to fight and to forge."""
    m = Match(CLASH_OF_RAGE, {**given, "last_round": 12}, key_of_seed(f"words {seed}"))
    rng = random.Random(seed)
    while not m.over:
        yield m
        d = rng.choice(m.pending)
        names = [CLASH_OF_RAGE.option_name(m.position.s, d, option) for option in d.options]
        pick = next((name for name in ("forge", "strike") if name in names and rng.random() < 0.8), rng.choice(names))
        m.choose(d, d.options[names.index(pick)])
    yield m


@cache
def finished() -> Match:
    """A table after a whole game."""
    *_, last = played({"players": 3, "clans": ["bohorg", "godleif", "tomb"]}, 5)
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
    for module in (clash, phrases):
        for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Message":
                id = node.args[0]
                choices = [id.body, id.orelse] if isinstance(id, ast.IfExp) else [id]
                found |= {str(c.value) for c in choices if isinstance(c, ast.Constant)}
    return found


def used() -> set[str]:
    """Every message id that code can come to, apart from those written out in it."""
    out = set(reasons()) | {"list-and"}
    out |= {f"ask-{kind}" for kind in ASKS if kind not in clash.ASK}
    for name, event in EVENTS.items():
        variants = [f"-{action}" for action in ACTIONS.values()] if name == "action" else [""]
        variants += ["-hidden"] if event.params[0][1] == "card" else []
        out |= {f"event-{name}{variant}" for variant in variants}
    out |= {f"option-action-{action}" for action in ACTIONS.values()}
    out |= {phrases.phase_text(phase).id for phase in range(len(PHASES))}
    out |= {phrases.slot_text(slot).id for slot in range(len(SLOTS))}
    out |= {phrases.feature_text(feature).id for feature in range(STONE + 1)}
    out |= {phrases.stat_text(stat, short).id for stat in range(STATS) for short in (False, True)}
    out |= {phrases.setting_text(key).id for key in options.DEFAULTS}
    return out | {phrases.setting_value(given, key).id for given in settings() for key in given}


def settings() -> list[dict[str, object]]:
    """Options of a match that show every kind of value."""
    limits = load().constants.solo_limits
    given: list[dict[str, object]] = [{"players": 1, "difficulty": name} for name in limits.__struct_fields__]
    given += [
        {"long": True, "fair_map": False, "last_round": 9, "map": "players", "clans": "random"},
        {"players": 3, "layout": "arc", "clans": ["tomb", "bohorg", "godleif"]},
        {"layout": "2 pair", "map": ["3B 0,0", "1A 2,1 turn 4"]},
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
    assert len(found) > 30
    for id, given in found.items():
        for language in LANGUAGES:
            asked = CATALOGUES[language][id]
            assert {v for v in asked if not v.endswith("kind")} == given, (language, id)


# ---- in play --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("given", "seed"), [(given, seed) for given in TABLES for seed in range(2)])
def test_every_question_option_and_event_of_a_game_can_be_said(given, seed):
    for m in played(given, seed):
        s = m.position.s
        for d in m.pending:
            said(clash.ask_text(s, d))
            texts = [said(CLASH_OF_RAGE.option_text(s, d, option)) for option in d.options]
            for language in range(len(LANGUAGES)):
                assert len({text[language] for text in texts}) == len(texts), (d.kind, texts)
    for viewer in range(s.seats):
        for told in m.told(viewer):
            said(CLASH_OF_RAGE.event_text(s, told))


def test_random_games_come_to_every_question_that_is_not_put_by_hand():
    met: set[str] = set()
    for given, seed in itertools.product(TABLES, range(3)):
        for m in played(given, seed):
            met |= {d.kind for d in m.pending}
    assert met | RARE == ASKS.keys()


def test_the_questions_that_seldom_come_can_be_said():
    s = finished().position.s
    legendaries = list(range(len(s.t.tactic_ids), len(s.t.tactic_ids) + 3))
    stones = s.board.stones
    for d in (Decision(0, "legendary", legendaries), Decision(1, "stone", stones)):
        said(clash.ask_text(s, d))
        texts = [said(clash.option_text(s, d, option))[0] for option in d.options]
        assert len(set(texts)) == len(texts)


def values(s: Clash, domain: str) -> list[int]:
    """Some values of a kind of parameter, the ones with a grammar of their own among them."""
    return {
        "side": list(range(s.seats)),
        "place": [0, s.board.territories],
        "cell": s.board.rim[:2],
        "phase": list(range(len(PHASES))),
        "action": list(ACTIONS),
        "card": [NONE, 0],
        "number": [0, 1, 2, 3],
    }.get(domain, [0, 1])


@pytest.mark.parametrize("name", EVENTS)
def test_every_event_can_be_said_whatever_its_parameters(name):
    s = finished().position.s
    kinds = EVENTS[name].params
    for params in itertools.product(*[values(s, domain) for _, domain in kinds]):
        hidden = [value for (_, domain), value in zip(kinds, params) if domain == "card"][:1] == [NONE]
        if hidden and kinds[0][1] != "card":
            continue
        message = clash.event_text(s, Told(name, params, -1))
        assert message.id.endswith("-hidden") == hidden
        said(message)


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


@pytest.mark.parametrize("given", TABLES)
def test_whatever_a_player_points_at_is_refused_in_words(given):
    asked: dict[str, int] = {}
    for m in played(given, 1):
        s = m.position.s
        for d in m.pending:
            asked[d.kind] = asked.get(d.kind, 0) + 1
            if asked[d.kind] > 2:
                continue
            names = {CLASH_OF_RAGE.option_name(s, d, option) for option in d.options}
            for thing in pointed_at(s):
                if thing not in names:
                    said(CLASH_OF_RAGE.why_not(s, d, thing).message)
    assert "action" in asked


def pointed_at(s: Clash) -> list[str]:
    places = [f"{'ABCD'[place // 7]}{place % 7}" for place in range(s.board.territories)]
    bastions = [f"@{s.t.clans[clan]}" for clan in s.clan if clan != NONE]
    things = [*s.t.clans, *s.t.units, *s.t.tactic_ids, *s.t.gear, *s.t.tiles, *places, *bastions]
    things += [f"buy {gear}" for gear in s.t.gear] + [f"attach {gear}" for gear in s.t.gear]
    things += [f"{unit} {place}" for unit in s.t.units for place in (*places[:2], *bastions)]
    return [*things, "forge", "none", "end", "aside x weapon", "0,0", "90,-3", "7", "3:4 or this"]


# ---- the rest -------------------------------------------------------------------------------------------------------
def test_the_options_of_a_match_and_their_values_can_be_said():
    for given in settings():
        for key in given:
            said(phrases.setting_text(key))
            said(phrases.setting_value(given, key))
    layout = phrases.setting_value(options.checked({"players": 3, "layout": "arc"}), "layout")
    assert said(layout) == ["Arc", "Arc"]


def test_phases_slots_statistics_and_features_have_names():
    for phase in range(len(PHASES)):
        said(phrases.phase_text(phase))
    for stat in range(STATS):
        long, short = (words()[1].say(phrases.stat_text(stat, short)) for short in (False, True))
        assert len(short) <= len(long)
    assert [said(phrases.slot_text(slot)) for slot in (0, 1)] == [["weapon", "arme"], ["armour", "armure"]]
    assert said(phrases.feature_text(STONE + 2)) == ["reinforcement stone III", "pierre de renfort III"]


def test_a_gear_is_described_by_what_it_adds():
    s = finished().position.s
    for gear in range(len(s.t.gear)):
        said(phrases.gear_text(s, gear))
    harness = phrases.gear_text(s, s.t.gear.index("winged_harness"))
    assert said(harness)[0] == "Winged Harness: +1 Movement and Flying"


def test_a_name_that_the_content_does_not_have_is_an_error():
    with pytest.raises(WordsError, match="no gear 'spoon'"):
        words()[0].say(Message("gear-plain", phrases.params_of("gear", "gear", "spoon")))


def test_the_unit_that_goes_is_named():
    found = set()
    for seed in range(3):
        for m in played({"players": 2, "clans": "random"}, seed):
            for d in m.pending:
                if d.kind == "to":
                    found.add(clash.ask_text(m.position.s, d).id)
    assert "ask-to" in found
