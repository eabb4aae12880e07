"""Rage tokens: for assaults that kill nobody, until the combat ends."""

from __future__ import annotations

from .battle import dice, wounds
from .fight import combats, fight


def test_an_assault_that_kills_nobody_gives_one_token() -> None:
    """COR-RAG-01: and one that kills gives none."""
    table = fight("bohorg 2 krag_rider", "godleif 1 frost_giant", "WBBB", "WBBBBB").choose("strike")
    assert table.rage("bohorg") == 1
    assert [t.params for t in table.told("enraged")] == [(0, 1)]
    table.choose("strike")
    assert table.rage("godleif") == 1, "one wound kills no Krag Rider"
    killed = fight("bohorg 2 krag_rider", "godleif 2 raider", "BBBB").choose("strike")
    assert killed.rage("bohorg") == 0


def test_each_token_adds_a_wound_to_every_later_assault() -> None:
    """COR-RAG-02: 1, then 2, then 3 wounds with the same blank dice; the tokens are not spent."""
    table = fight("bohorg 1 krag_rider", "godleif 1 frost_giant", "BBBB", "BBBBBB", "BBBB", "BBBBBB", "BBBB")
    table.choose("strike", "strike", "strike", "strike", "strike")
    assert wounds(table)[::2] == [1, 2, 3]
    assert table.rage("bohorg") == 3


def test_elves_and_defenders_gain_and_use_tokens_too() -> None:
    """COR-RAG-03: Shining Guards fail once and strike harder; so does a defending player."""
    table = fight("bohorg 2 executioner", "elves 3 shining_guard", "WBB", "BBBBBB", "WWB").choose("strike")
    assert wounds(table) == [1, 0, 2 + 1]
    assert table.rage("elves") == 2
    player = fight("bohorg 1 krag_rider", "godleif 1 frost_giant", "BBBB", "BBBBBB", "BBBB", "BBBBBB")
    player.choose("strike", "strike", "strike", "strike")
    assert wounds(player)[1::2] == [0, 1]


def test_a_token_for_a_vain_assault_counts_from_the_next_one() -> None:
    """COR-RAG-04: 3 wounds on a Frost Giant kill nothing, and the token does not finish it."""
    table = fight("bohorg 1 krag_rider", "godleif 1 frost_giant", "WWBB").choose("strike")
    assert wounds(table) == [3]
    assert table.units("B4", "godleif") == {"frost_giant": 1}
    assert table.rage("bohorg") == 1


def test_tokens_stay_when_the_type_that_brought_them_dies() -> None:
    """COR-RAG-05: the Berserker is gone, its token still wounds for the Raiders."""
    table = fight("godleif 2 raider, 1 berserker", "bohorg 2 executioner", "WWBBB", "WWBBBB", "BBB")
    table.choose("strike", "strike", "berserker")
    assert table.rage("godleif") == 1
    table.choose("strike")
    assert dice(table)[-1] == 3
    assert wounds(table)[-1] == 0 + 1 + 1


def test_tokens_are_never_carried_to_another_combat() -> None:
    """COR-RAG-06: not even in the same action."""
    table = combats(
        {"A1": "bohorg 1 krag_rider; godleif 1 frost_giant", "B4": "bohorg 1 krag_rider; godleif 1 frost_giant"},
        "BBBB",
        "BBBBBB",
        "BBBB",
        clans=("bohorg", "godleif"),
    ).choose("A1", "strike", "strike")
    assert (table.rage("bohorg"), table.rage("godleif")) == (1, 1)
    table.choose("flee")
    assert (table.rage("bohorg"), table.rage("godleif")) == (0, 0)
    table.choose("strike")
    assert wounds(table)[-1] == 1
