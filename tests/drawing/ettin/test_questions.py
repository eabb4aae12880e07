"""Every question of Ettin can be answered by pointing: options have names, words, and things that are drawn."""

import re

import pytest

from tests.drawing.ettin.table import DRAWING, games, sight, words
from tests.games.ettin.war import war
from warcamp.drawing.sight import PICK, SEVERAL, Question, Sight
from warcamp.engine.match import Match
from warcamp.engine.view import redacted
from warcamp.games.ettin.game import ETTIN
from warcamp.games.ettin.told import ASKS
from warcamp.games.words import LANGUAGES

REF = re.compile(r'data-ref="([^"]*)"')
RARE = {"dragonslayer", "sacrifice", "post"}
"""Questions that random play seldom comes to; they are put by hand."""


DRAGONS = ["xigrax_the_harbinger", "ravorn_the_red"]
RITES = {"0": ["perform_rites_at_the_altar_of_sacrifice"]}


def questions(match: Match, language: str) -> list[tuple[int, Question]]:
    return [(d.seat, DRAWING.question(sight(match, d.seat, language), d)) for d in match.pending]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 8, 16])
def test_every_option_has_a_name_a_text_and_things_to_point_at(players):
    for n, match in enumerate(games(players, players + 1)):
        language = LANGUAGES[n % 2]
        if players > 4 and n % players:
            continue
        for seat, question in questions(match, language):
            assert question.text and question.rule
            assert sorted(choice.option for choice in question.choices) == sorted(question.d.options)
            names = [choice.name for choice in question.choices]
            assert len(set(names)) == len(names) and all(names)
            assert all(choice.text.strip() and choice.icon and choice.rule for choice in question.choices)
            drawn = set(REF.findall("".join(DRAWING.private(sight(match, seat, language)).values())))
            assert pointed(question) <= drawn | question.labels.keys(), (question.d.kind, pointed(question) - drawn)
        if players > 8 and n > 200:
            break


def pointed(question: Question) -> set[str]:
    """Everything on the table that a question speaks of."""
    return {ref for c in question.choices for ref in (*c.refs, *c.reach, *c.fights)} | set(question.about)


@pytest.mark.parametrize(
    ("kind", "places", "more"),
    [
        ("dragonslayer", {"0.2": ["sir_george_thomson"], "1.2": DRAGONS}, {"phase": "battle"}),
        ("terrify", {"0.1": ["flarion_void_wizard"], "1.1": ["militia_1", "militia_2"]}, {"phase": "battle"}),
        ("post", {}, {"phase": "spoil", "aside": {"0": ["take_control_of_the_goblin_trading_post"]}}),
        ("sacrifice", {"0.adventure": ["paladin_kendrick", "militia_2"]}, {"phase": "battle", "adventure": RITES}),
    ],
)
def test_rare_questions_can_be_answered_by_pointing(kind, places, more):
    """ETT-AB-DRA-01, ETT-AB-TER-01, ETT-SPOIL-19, ETT-ADV-10."""
    given = dict(more)
    table = war(given.pop("phase"), places=places, chance=[[1]], **given)
    if kind == "sacrifice":
        table.choose("yes")
    d = table.asked(realm=0)
    assert d.kind == kind
    s = redacted(table.position, d.seat)
    for language in LANGUAGES:
        look = Sight(s, d.seat, words(language), ["Ann", "Ben"], [d], frozenset([d.seat]))
        question = DRAWING.question(look, d)
        drawn = set(REF.findall("".join(DRAWING.private(look).values())))
        assert pointed(question) and pointed(question) <= drawn
        assert all(choice.text and choice.icon for choice in question.choices)


def test_games_come_to_every_question_that_is_not_put_by_hand():
    met: set[str] = set()
    for players, seed in ((2, 1), (3, 2), (4, 1), (4, 2), (5, 1), (5, 2)):
        for match in games(players, seed):
            met |= {d.kind for d in match.pending}
    assert met | RARE >= ASKS.keys()


def test_what_is_pointed_at_tells_the_options_apart():
    """In a row of things no option begins with another one; of several things no two options are the same. An option
    without things is a button."""
    for match in games(4, 1):
        for _, question in questions(match, "en"):
            rows = [choice.refs for choice in question.choices if choice.refs]
            if question.way == SEVERAL:
                kept = [tuple(sorted(refs)) for refs in rows]
                assert len(set(kept)) == len(kept)
            else:
                assert question.way == PICK
                for refs in rows:
                    assert not any(other != refs and other[: len(refs)] == refs for other in rows)
                assert len(set(rows)) == len(rows)


def test_the_odd_player_points_at_the_places_of_the_realm_that_is_asked():
    seen: set[str] = set()
    for match in games(3, 4):
        for seat, question in questions(match, "en"):
            if question.d.kind == "place" and match.position.s.controller.count(seat) > 1:
                seen |= {ref for choice in question.choices for ref in choice.refs if "place" in ref}
    assert {ref.partition(":")[0] for ref in seen} == {"place0", "place1"}


def test_recruiting_shows_the_purse_before_and_after():
    shown = 0
    for match in games(2, 6):
        s = match.position.s
        for d in match.pending:
            if d.kind != "fate":
                continue
            question = DRAWING.question(sight(match, d.seat), d)
            for choice in question.choices:
                before = s.gold[s.controller.index(d.seat)]
                after = int(re.findall(r"\((\d+) Gold", choice.text)[0])
                assert choice.note == f"{before} → {after} Gold"
                shown += 1
    assert shown


def test_accepting_a_proposal_is_pointing_at_what_one_would_get():
    accepted = 0
    for match in games(4, 7):
        for d in match.pending:
            if d.kind == "reply":
                choices = {c.name: c for c in DRAWING.question(sight(match, d.seat), d).choices}
                assert choices["picks"].refs == ()
                others = {frozenset(c.refs) for name, c in choices.items() if name not in ("accept", "picks")}
                assert len(choices["accept"].refs) == 2 and frozenset(choices["accept"].refs) not in others
                accepted += 1
    assert accepted


@pytest.mark.parametrize("language", LANGUAGES)
def test_previews_can_be_drawn_for_every_option(language):
    kinds: set[str] = set()
    for match in games(4, 2):
        for d in match.pending:
            seen = sight(match, d.seat, language)
            for option in d.options[:4]:
                html = DRAWING.preview(seen, d, option)
                assert html == "" or (html.startswith("<div") and html.endswith("</div>"))
                if html:
                    kinds.add(d.kind)
    assert {"fate", "deploy", "place", "attempt", "spoil"} <= kinds


def test_ending_production_early_is_warned_of_when_something_would_be_given_away():
    warned = 0
    for match in games(4, 11):
        for d in match.pending:
            if d.kind == "produce":
                last = DRAWING.question(sight(match, d.seat), d).choices[-1]
                assert last.name == "end" and last.tone == "end"
                warned += bool(last.warning)
    assert warned


def test_rules_of_options_are_those_of_the_game():
    for n, match in enumerate(games(4, 12)):
        for d in match.pending if n % 10 == 0 else ():
            question = DRAWING.question(sight(match, d.seat), d)
            for choice in question.choices:
                assert choice.rule == ETTIN.option_rule(match.position.s, d, choice.option)
