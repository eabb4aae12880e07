"""Every question can be answered by pointing, in both languages."""

import html
import re
from itertools import pairwise

import pytest

from tests.drawing.clash_of_rage.moments import DRAWING, REF, TABLES, moments, sight
from warcamp.drawing.art import glyphs
from warcamp.drawing.sight import Question
from warcamp.engine.zones import SPECTATOR
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE
from warcamp.games.clash_of_rage.prospects import is_enemy
from warcamp.games.clash_of_rage.rules.march import HALT
from warcamp.games.words import LANGUAGES

EVERY = {"clan", "tile", "centre", "turn", "tactics", "bastion", "reinforce", "action", "equip", "wearer", "clear"}
EVERY |= {"clear_second", "move", "to", "combat", "assault", "reroll", "wound"}


def questions(table: int, language: str = "en"):
    """Each open question of the moments, with the references that are drawn for its seat."""
    for position, told in moments(table):
        for d in position.pending:
            seen = sight(position, d.seat, language, list(told))
            public = DRAWING.public(sight(position, SPECTATOR, language, list(told)))
            drawn = "".join([*public.values(), *DRAWING.private(seen).values()])
            refs = {html.unescape(ref) for ref in REF.findall(drawn)}
            yield position, seen, DRAWING.question(seen, d), refs


def test_the_moments_show_every_kind_of_question():
    kinds = {d.kind for table in range(len(TABLES)) for position, _ in moments(table) for d in position.pending}
    assert kinds >= EVERY


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_option_is_offered_once_with_its_own_name_and_words(table, language):
    for _, _, question, _ in questions(table, language):
        check_choices(question)


def check_choices(question: Question) -> None:
    choices = question.choices
    assert sorted(c.option for c in choices) == sorted(question.d.options)
    assert len({c.name for c in choices}) == len(choices) == len({c.text for c in choices})
    assert all(c.text.strip() for c in choices) and question.text.strip()
    assert all(not c.icon or c.icon in glyphs() for c in choices)
    assert all(c.rule.startswith("COR-") for c in choices) and question.rule.startswith("COR-")
    groups = [c.group for c in choices]
    assert len(set(groups)) == 1 + sum(a != b for a, b in pairwise(groups))


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_reference_of_a_choice_is_drawn_and_no_two_choices_are_pointed_at_alike(table):
    for _, _, question, drawn in questions(table):
        pointed = [c.refs for c in question.choices if c.refs]
        assert len(pointed) == len(set(pointed)), question.d.kind
        for choice in question.choices:
            for ref in (*choice.refs, *choice.reach, *choice.fights, *question.about):
                assert ref in drawn or ref in question.labels, (question.d.kind, ref)
                assert "|" not in ref


def test_the_names_that_references_give_are_those_that_why_not_knows():
    for position, seen, question, drawn in questions(1):
        chosen = {ref for c in question.choices for ref in c.refs}
        for ref in sorted(drawn - chosen):
            refusal = CLASH_OF_RAGE.why_not(position.s, question.d, ref.partition(":")[2])
            assert refusal.rule and seen.say(refusal.message)


def test_a_movable_unit_shows_where_it_can_go_and_where_it_would_fight():
    shown = 0
    for position, _, question, _ in questions(3):
        if question.d.kind != "move":
            continue
        for choice in question.choices:
            if choice.option == HALT:
                assert choice.tone == "end" and not choice.refs
                continue
            assert choice.reach and set(choice.fights) <= set(choice.reach)
            enemies = {c for c in choice.reach if c in choice.fights}
            held = position.s
            names = {f"place:{'ABCDEFGH'[p // 7]}{p % 7}" for p in range(held.board.territories)}
            hostile = {
                f"place:{'ABCDEFGH'[p // 7]}{p % 7}"
                for p in range(held.board.territories)
                if is_enemy(held, question.d.seat, p)
            }
            assert enemies == set(choice.reach) & names & hostile
            shown += 1
    assert shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_ways_into_a_fight_say_how_it_is_likely_to_end(language):
    fights = 0
    for _, seen, question, _ in questions(1, language):
        for choice in question.choices:
            if choice.tone != "foe":
                continue
            fights += 1
            assert re.fullmatch(r"[<>]?\d{1,3} %", choice.note), choice
            forecast = DRAWING.preview(seen, question.d, choice.option)
            assert choice.note.replace("<", "&lt;").replace(">", "&gt;") in forecast
    assert fights


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_choice_can_be_foreseen_without_a_fault(table):
    said = set()
    for _, seen, question, _ in questions(table, "fr"):
        for choice in question.choices:
            forecast = DRAWING.preview(seen, question.d, choice.option)
            assert forecast == "" or forecast.startswith('<div class="fc">')
            if forecast:
                said.add(question.d.kind)
    assert {"tactics", "equip"} & said


def test_ending_the_moves_before_a_battle_that_is_likely_to_be_lost_is_warned_of():
    warnings = [c.warning for _, _, q, _ in questions(3) for c in q.choices] + [
        c.warning for _, _, q, _ in questions(0) for c in q.choices
    ]
    assert any("%" in warning for warning in warnings)
