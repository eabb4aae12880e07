"""Documents: every position of a game can be written and read again; what is wrong is named by its path."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from warcamp.engine import document
from warcamp.engine.errors import BadInput
from warcamp.engine.flow import Position, begin
from warcamp.engine.match import digest
from warcamp.engine.snapshot import dump_state
from warcamp.engine.source import Fast
from warcamp.games.immortals.check import check
from warcamp.games.immortals.game import IMMORTALS

from .table import FOUR, Table, at, box

GAMES: tuple[tuple[dict[str, Any], int, int], ...] = (
    ({"players": 3}, 1, 17),
    ({"players": 4, "tribes": "chosen", "rounds": 3}, 2, 13),
    ({"players": 5, "draft": "quick", "tower": "flat", "rounds": 2}, 3, 11),
)
"""Options, seed, and after how many answers the position is written again."""


def random_play(options: dict[str, Any], seed: int) -> Iterator[Position]:
    """A game of random answers, question by question, up to its end."""
    s = IMMORTALS.table(IMMORTALS.options(options), box())
    position = begin(s, IMMORTALS.main(s), Fast(seed))
    answers = random.Random(seed)
    yield position
    while position.pending:
        i = answers.randrange(len(position.pending))
        position.apply(i, answers.choice(position.pending[i].options))
        yield position


def in_order(s: Any) -> dict[str, Any]:
    """The whole table; where order means nothing, in ascending order."""
    table = dump_state(s)
    table["zones"] = [sorted(row) for row in table["zones"]]
    return table


def wrong(text: str) -> str:
    """The path of what is wrong."""
    with pytest.raises(BadInput) as e:
        document.read(IMMORTALS, text, Fast(1), box())
    return e.value.path


@pytest.mark.parametrize(("options", "seed", "every"), GAMES, ids=[str(o["players"]) for o, _, _ in GAMES])
def test_every_position_of_a_game_can_be_written_and_read_again(options, seed, every):
    for k, position in enumerate(random_play(options, seed)):
        if k % every and position.pending:
            continue
        text = document.write(IMMORTALS, position)
        again = document.read(IMMORTALS, text, Fast(1), box())
        check(again.s)
        assert document.write(IMMORTALS, again) == text
        assert digest(again) == digest(position)
        assert in_order(again.s) == in_order(position.s)


def test_what_is_not_named_is_where_it_usually_is():
    table = Table(FOUR + '[slots]\n"0.a4" = "light_murk"\n')
    assert len(table.pile("regions")) == 25
    assert len(table.pile("deck")) == 59
    assert table.cards(0) == []
    assert table.where("blank_0_0") == table.where("magic_transition5_0") == "hand 0"
    assert (table.gold(0), table.energy(0), table.vp(0), table.bank()) == (0, 0, 0, 20)
    drafting = Table(at("draft") + "[groups]\n0 = [3]\n")
    assert len(drafting.pile("draft light")) + len(drafting.pile("draft dark")) == 60 - 20


def test_a_deck_that_is_given_holds_just_its_cards():
    table = Table('deck = ["light_murk"]\n' + at("reinforcement"))
    assert table.pile("deck") == ["light_murk"]
    assert len(table.pile("discard")) == 59


def test_a_holder_is_who_has_the_region_card():
    table = Table(
        FOUR
        + '[sides]\nlight_murk = [1, 1]\n[hand]\n2 = ["foothold"]\n[slots]\n"1.a4" = "murk"\n"0.a1" = "light_murk"\n'
    )
    assert [table.holder(region) for region in ("foothold", "murk", "oldford")] == [2, 1, -1]
    assert table.covered(1) == ["a4"]


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("nonsense = 1", "nonsense"),
        ('game = "ettin"', "game"),
        ("players = 2", "players"),
        ("players = 6", "players"),
        ('light = ["humans", "humans", "elves"]', "light"),
        ('light = ["demons", "humans", "elves"]', "light[0]"),
        ('dark = ["none", "orcs", "trolls"]', "dark"),
        ('phase = "lunch"', "phase"),
        ("marker = 4", "marker"),
        ("first = true", "first"),
        ("passed = 3", "passed"),
        ("passed = [7]", "passed"),
        ('slot = "a9"', "slot"),
        ('origin = "murk"', "origin"),
        ('stance = "angry"', "stance"),
        ('hand_realm = ["light"]', "hand_realm"),
        ('tower = "4/"', "tower"),
        ('tower = "000000000/"', "tower"),
        ('tray = "x"', "tray"),
        (f'tray = "{"g" * 21}"', "tray"),
        ('shrines = ["murk"]', "shrines[0]"),
        ('shrines = ["light_murk"]\ncapitals = ["light_murk"]', "capitals"),
        ('capitals = ["light_murk", "light_reedmere"]', "capitals"),
        ('discard = ["no_card"]', "discard"),
        ('discard = ["light_murk", "light_murk"]', "discard"),
        ('draft_discard = ["murk"]', "draft_discard"),
        ("[sides]\nlight_murk = 3", "sides.light_murk"),
        ("[sides]\nlight_murk = [4, 1]", "sides.light_murk"),
        ("[sides]\nlight_murk = [0, -1]", "sides.light_murk"),
        ("[sides]\nmurk = [0, 1]", "sides"),
        ("[gold]\n9 = 1", "gold"),
        ('[gold]\n0 = "much"', "gold.0"),
        ("[limbo]\n0 = 3", "limbo.0"),
        ("[groups]\n0 = 3", "groups.0"),
        ('[hand]\n0 = ["blank_4_0"]', "hand.0"),
        ('[hand]\n0 = ["blank_1_0"]', "hand.0"),
        ('[slots]\n"0.a9" = "murk"', "slots"),
        ('[slots]\n"0.a1" = ["murk"]', "slots.0.a1"),
        ('[plan]\n"0.a1" = "murk"', "plan.0.a1"),
        ('[known]\n"9" = ["murk"]', "known.9"),
        ('phase = "scored"\nwinners = [3]', "winners"),
    ],
)
def test_what_is_wrong_is_named_by_its_path(text, path):
    assert wrong(text) == path
