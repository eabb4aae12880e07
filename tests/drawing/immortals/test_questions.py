"""Every question of Immortals can be answered by pointing: options have names, words, and things that are drawn."""

import re

import pytest

from tests.drawing.immortals.table import DRAWING, games, regions, sight
from warcamp.drawing.sight import NUMBER, PICK, Question
from warcamp.engine.match import Match
from warcamp.games.immortals.game import IMMORTALS
from warcamp.games.immortals.state import NONE, READY
from warcamp.games.immortals.told import ASKS
from warcamp.games.words import LANGUAGES

REF = re.compile(r'data-ref="([^"]*)"')
GAMES: list[tuple[int, int, dict[str, object]]] = [
    (3, 1, {}),
    (4, 2, {"tribes": "chosen"}),
    (5, 3, {"draft": "quick"}),
    (3, 4, {"draft": "quick", "rounds": 3}),
]


def questions(match: Match, language: str) -> list[tuple[int, Question]]:
    return [(d.seat, DRAWING.question(sight(match, d.seat, language), d)) for d in match.pending]


def pointed(question: Question) -> set[str]:
    """Everything on the table that a question speaks of."""
    return {ref for c in question.choices for ref in (*c.refs, *c.reach, *c.fights)} | set(question.about)


@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_every_option_has_a_name_a_text_and_things_to_point_at(players, seed, options):
    for n, match in enumerate(games(players, seed, **options)):
        language = LANGUAGES[n % 2]
        if n % 3 and all(d.kind == "plan" for d in match.pending):
            continue
        for seat, question in questions(match, language)[:2]:
            assert question.text and question.rule
            assert sorted(choice.option for choice in question.choices) == sorted(question.d.options)
            names = [choice.name for choice in question.choices]
            assert len(set(names)) == len(names) and all(names)
            assert all(choice.text.strip() and choice.icon and choice.rule for choice in question.choices)
            drawn = set(REF.findall("".join(regions(match, seat, language).values())))
            assert pointed(question) <= drawn | question.labels.keys(), (question.d.kind, pointed(question) - drawn)
            assert question.way == (NUMBER if question.d.kind == "split" else PICK)


def test_what_is_pointed_at_tells_the_options_apart():
    """In a row of things no option begins with another one. An option without things is a button."""
    for match in games(4, 1, draft="quick"):
        for _, question in questions(match, "en")[:1]:
            rows = [choice.refs for choice in question.choices if choice.refs]
            for refs in rows:
                assert not any(other != refs and other[: len(refs)] == refs for other in rows)
            assert len(set(rows)) == len(rows)


def test_games_come_to_every_question():
    met: set[str] = set()
    for players, seed, options in [
        *GAMES,
        (5, 6, {"draft": "quick", "rounds": 4}),
        (4, 7, {"draft": "quick", "rounds": 3}),
    ]:
        for match in games(players, seed, **options):
            met |= {d.kind for d in match.pending}
    assert met == ASKS.keys()


def test_a_card_is_planned_by_pointing_at_it_and_at_a_slot_and_taken_back_by_pointing_at_the_slot():
    """IMM-PLAN-01, IMM-PLAN-11."""
    match = next(m for m in games(3, 2, draft="quick") if any(d.kind == "plan" for d in m.pending))
    d = match.pending[0]
    choice = next(c for c in DRAWING.question(sight(match, d.seat), d).choices if len(c.refs) == 2)
    card, slot = choice.refs
    assert card.startswith("card:") and slot.startswith("slot:")
    match.choose(d, choice.option)
    d = next(x for x in match.pending if x.seat == d.seat)
    choices = DRAWING.question(sight(match, d.seat), d).choices
    assert choices[0].option == READY and choices[0].refs == ()
    assert [c.name for c in choices if c.refs == (slot,)] == [f"{slot.partition(':')[2]} empty"]
    assert not any(c.refs[-1:] == (slot,) for c in choices if len(c.refs) == 2)


def test_an_empty_plan_a_pass_and_a_forfeit_are_warned_of():
    warned: set[str] = set()
    for match in games(4, 11, draft="quick"):
        for d in match.pending[:1]:
            for choice in DRAWING.question(sight(match, d.seat), d).choices:
                if choice.warning:
                    warned.add(d.kind)
                    assert choice.option in (READY, NONE) and choice.tone == "end"
    assert {"plan", "reveal"} <= warned and len(warned) > 3


def test_the_chance_to_hold_the_target_stands_beside_each_number_of_cubes():
    seen = 0
    for match in games(4, 2, draft="quick"):
        for d in match.pending:
            if d.kind == "cubes" and match.position.s.stance != NONE:
                for choice in DRAWING.question(sight(match, d.seat), d).choices:
                    assert bool(re.search(r"\d+ %", choice.note)) == (choice.option != NONE)
                    seen += 1
    assert seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_attack_is_previewed_with_the_odds_of_every_stance(language):
    kinds: set[str] = set()
    for match in games(4, 2, draft="quick"):
        for d in match.pending:
            if d.kind in kinds:
                continue
            for option in d.options[:2]:
                html = DRAWING.preview(sight(match, d.seat, language), d, option)
                if html:
                    assert html.startswith("<div") and html.endswith("</div>") and html.count("<dt") == 3
                    kinds.add(d.kind)
    assert {"attack", "cubes"} <= kinds


def test_rules_of_options_are_those_of_the_game():
    for n, match in enumerate(games(3, 12, draft="quick")):
        for d in match.pending[:1] if n % 10 == 0 else ():
            for choice in DRAWING.question(sight(match, d.seat), d).choices:
                assert choice.rule == IMMORTALS.option_rule(match.position.s, d, choice.option)
