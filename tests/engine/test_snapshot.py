"""Snapshots: through JSON and back, refused when they belong to other code."""

from __future__ import annotations

import json
from typing import Any

import pytest

from warcamp.engine.errors import BadInput, Stale
from warcamp.engine.flow import Position, begin
from warcamp.engine.snapshot import dump, load
from warcamp.engine.source import Fair, Fast, Forced, Source

from .toy import TOY, blank


def toy(source: Source, decisions: int = 30) -> Position:
    s = blank("", 3)
    position = begin(s, TOY.main(s), source)
    for _ in range(decisions):
        position.apply(len(position.pending) - 1, position.pending[-1].options[-1])
    return position


def through_json(position: Position) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(dump(position)))
    return data


@pytest.mark.parametrize("source", [Fair(b"key"), Fast(5)], ids=["fair", "fast"])
@pytest.mark.parametrize("decisions", [2, 6, 20, 27, 30])
def test_a_position_comes_back_and_plays_on_alike(source, decisions):
    position = toy(source.copy(), decisions)
    twin = load(through_json(position), blank("", 3), b"key")
    assert dump(twin) == dump(position)
    while not position.over:
        for p in (position, twin):
            p.apply(0, p.pending[0].options[-1])
        assert dump(twin) == dump(position)
    assert twin.over


def test_a_snapshot_holds_no_key():
    assert b"secret".hex() not in json.dumps(dump(toy(Fair(b"secret"))))
    assert "secret" not in json.dumps(dump(toy(Fair(b"secret"))))


def test_a_snapshot_is_refused_when_a_rule_has_changed():
    data = through_json(toy(Fast(1)))
    data["flow"]["stack"][0][1] = "another fingerprint"
    with pytest.raises(Stale, match="this rule has changed"):
        load(data, blank("", 3))


def test_a_snapshot_is_refused_when_a_rule_is_gone():
    data = through_json(toy(Fast(1)))
    data["flow"]["stack"][0][0] = "toy.no_such_rule"
    with pytest.raises(Stale) as e:
        load(data, blank("", 3))
    assert e.value.path == "flow.toy.no_such_rule"


def test_a_snapshot_is_refused_when_the_table_has_a_field_it_lacks():
    data = through_json(toy(Fast(1)))
    del data["table"]["score"]
    with pytest.raises(Stale, match="no field 'score'"):
        load(data, blank("", 3))


def test_forced_chance_cannot_be_stored():
    with pytest.raises(BadInput, match="Forced source cannot be stored"):
        dump(toy(Forced([], Fast(1))))
