"""Positions as documents: round trips, defaults, and faults named by their path."""

from __future__ import annotations

import tomllib

import pytest

from warcamp.engine.document import read, to_toml, write
from warcamp.engine.errors import BadInput
from warcamp.engine.flow import Position
from warcamp.engine.match import Match, digest
from warcamp.engine.source import Fast, Forced, key_of_seed

from .toy import TOY

HANDS = """
round = 2
rounds = 2
[zones]
"hand 0" = ["c0", "c1"]
"hand 1" = ["c2", "c3"]
"hand 2" = ["c4", "c5"]
"hand 3" = ["c6", "c7"]
deck = ["c8", "c9", "c10", "c11", "c12", "c13", "c14", "c15", "c16", "c17", "c18", "c19"]
bag = ["t0", "t1", "t2", "t3", "t4", "t5"]
"""


def given(flow: str) -> Position:
    return read(TOY, HANDS + flow, Forced([], Fast(1)))


def kinds(position: Position) -> list[tuple[int, str, str]]:
    return [(d.seat, d.kind, d.strand) for d in position.pending]


def test_a_document_made_by_hand_begins_at_the_rule_it_names():
    position = given('[[flow]]\nrule = "bids"\n')
    assert kinds(position) == [(p, "bid", "") for p in range(4)]
    assert position.pending[1].options == [2, 3]
    assert [type(f).__name__ for f in position.root.stack] == ["play", "bids"]


def test_the_rules_below_go_on_when_the_named_one_is_over():
    position = given('[[flow]]\nrule = "bids"\n')
    for p in range(4):
        position.apply(0, 2 * p)
    while position.pending:
        position.apply(0, position.pending[0].options[0])
    assert position.over
    assert position.s.round == 3


def test_a_rule_can_be_given_its_values_and_the_place_it_waits_at():
    position = given('[[flow]]\nrule = "play"\nat = "plan"\n[[flow]]\nrule = "plan"\np = 2\n')
    assert kinds(position) == [(2, "plan", "")]


def test_without_a_flow_the_main_rule_begins():
    position = read(TOY, "rounds = 1", Fast(1))
    assert kinds(position) == [(p, "bid", "") for p in range(4)]


def test_every_moment_of_a_game_comes_back_with_its_strands_and_sealed_answers():
    match = Match(TOY, {}, key_of_seed("document"))
    strands = sealed = 0
    while match.pending:
        text = write(TOY, match.position)
        again = read(TOY, text, match.position.source.copy())
        assert digest(again) == match.digest()
        assert write(TOY, again) == text
        assert kinds(again) == kinds(match.position)
        assert [d.seat for d in again.retractable] == [d.seat for d in match.position.retractable]
        strands += any(d.strand for d in match.pending)
        sealed += bool(again.retractable)
        match.choose(match.pending[0], match.pending[0].options[-1])
    assert strands > 10 < sealed + 5


@pytest.mark.parametrize(
    ("flow", "path", "why"),
    [
        ('[[flow]]\nrule = "dance"\n', "flow[0].rule", "there is no rule 'dance'"),
        ("[flow]\nrule = 1\n", "flow", "expected [[flow]] tables"),
        ('[[ask]]\nseat = 1\nkind = "bid"\noptions = [2]\npick = 3\n', "ask[0].pick", "not among the options"),
        ("[[flow]]\np = 1\n", "flow[0].rule", "there is no rule None"),
        ('[[flow]]\nrule = "plan"\n', "flow[0].p", "needs this value"),
        ('[[flow]]\nrule = "plan"\np = 1\nq = 2\n', "flow[0].q", "no such value"),
        ('[[flow]]\nrule = "play"\nat = "nowhere"\n', "flow[0].at", "nowhere"),
        ('[[flow]]\nrule = "bids"\n[[flow]]\nrule = "plan"\n', "flow[1].p", "needs this value"),
        ('[[flow]]\nrule = "bids"\n[[ask]]\nseat = 1\n', "ask[0]", "needs seat, kind and options"),
        ('[[flow]]\nrule = "bids"\n[[ask]]\nseat = 1\nkind = "bid"\noptions = 3\n', "ask[0]", "needs seat"),
    ],
)
def test_a_fault_of_the_flow_is_named_by_its_path(flow, path, why):
    with pytest.raises(BadInput) as e:
        given(flow)
    assert e.value.path == path
    assert why in str(e.value)


def test_a_rule_that_the_main_rule_never_awaits_cannot_begin_a_document():
    with pytest.raises(BadInput) as e:
        given('[[flow]]\nrule = "gamble"\np = 1\n')
    assert e.value.path.startswith("flow[0]")


@pytest.mark.parametrize(
    ("text", "path"),
    [("rounds =", "document"), ("weather = 1", "weather"), ('[zones]\ndeck = ["x"]', "zones.deck")],
)
def test_a_fault_of_the_table_is_named_by_its_path(text, path):
    with pytest.raises(BadInput) as e:
        read(TOY, text, Fast(1))
    assert e.value.path == path


@pytest.mark.parametrize(
    "document",
    [
        {"a": 1, "b": True, "c": 'say "hi" \\ twice', "d": [1, [2, 3]], "e": []},
        {"t": {"a key": 1, "b-c_d": "é", "ü": [True]}},
        {"rows": [{"a": 1}, {"b": "x"}], "after": 2},
        {"lines": "one\ntwo\ttabbed\x07\x7f", "empty": ""},
    ],
)
def test_what_is_written_as_toml_is_read_as_the_same(document):
    assert tomllib.loads(to_toml(document)) == document


def test_what_toml_cannot_hold_is_refused():
    with pytest.raises(BadInput, match="cannot be written"):
        to_toml({"a": None})
