"""The rules text of Immortals holds every rule. Ids are built, not written, so that this file cites none."""

from collections import Counter

import pytest

from warcamp.games import rulebook

GROUPS = {
    "GEN": 17,
    "SET": 11,
    "HOME": 4,
    "DRAFT": 25,
    "TOWER": 14,
    "ROUND": 4,
    "REINF": 8,
    "PLAN": 12,
    "RES": 15,
    "CARD": 6,
    "ACT": 10,
    "BLD": 11,
    "ATT": 11,
    "BAT": 24,
    "REG": 5,
    "MOVE": 7,
    "TRIBE": 9,
    "MAGIC": 13,
    "SCORE": 9,
    "END": 5,
    "OPT": 7,
}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_group_has_all_its_rules_in_both_languages(language):
    rules = rulebook.load("immortals", language).rules
    assert Counter(rule.split("-")[1] for rule in rules) == GROUPS
    assert len(rules) == 227


def test_only_a_jolt_to_the_tower_is_beyond_a_program():
    rules = rulebook.load("immortals", "en").rules.values()
    assert [rule.id for rule in rules if rule.not_programmable] == ["-".join(("IMM", "TOWER", "05"))]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_two_rules_say_the_same(language):
    texts = [rule.text for rule in rulebook.load("immortals", language).rules.values()]
    assert len(set(texts)) == len(texts)
