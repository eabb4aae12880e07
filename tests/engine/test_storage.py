"""Saved matches: what is wrong with one is named; nothing that was tampered with passes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from warcamp.engine.errors import BadInput, Diverged
from warcamp.engine.match import Match
from warcamp.engine.source import key_of_seed
from warcamp.engine.storage import load, save, verify

from .toy import SEATS, TOY, Content, ToyGame


def play(decisions: int = 1000) -> Match:
    match = Match(TOY, {"rounds": 2}, key_of_seed("stored"), names=["Ann", "Bob", "Cid", "Dee"])
    for n in range(decisions):
        if not match.pending:
            break
        d = match.pending[n % len(match.pending)]
        match.choose(d, d.options[n % len(d.options)])
    return match


FINISHED = save(play())
ROWS = [json.loads(line) for line in FINISHED.splitlines()]
ROLLED = next(n for n, row in enumerate(ROWS) if n > 1 and row[0] in range(SEATS) and len(row) > 3 and row[3])


def text_of(rows: list[Any]) -> str:
    return "".join(json.dumps(row) + "\n" for row in rows)


def changed(**header: Any) -> str:
    return text_of([{**ROWS[0], **header}, *ROWS[1:]])


def with_line(n: int, row: Any) -> str:
    return text_of([*ROWS[:n], row, *ROWS[n + 1 :]])


def test_a_saved_match_is_one_header_and_one_line_an_entry_and_an_end():
    match = play()
    assert len(ROWS) == 1 + len(match.entries) + 1
    assert ROWS[0]["warcamp"] == 1
    assert ROWS[-1] == ["end", match.digest(), match.key.hex()]


def test_a_finished_match_loads_to_the_same_table_and_is_saved_as_the_same_text():
    again = load(FINISHED, TOY)
    assert again.over
    assert save(again) == FINISHED
    assert again.header == play().header


def test_a_finished_match_is_verified_with_all_its_outcomes():
    assert verify(FINISHED, TOY) == sum(len(e.outcomes) for e in play().entries)


def test_a_match_in_play_goes_on_with_the_same_chance():
    half = load(save(play(30)), TOY)
    n = 30
    while half.pending:
        d = half.pending[n % len(half.pending)]
        half.choose(d, d.options[n % len(d.options)])
        n += 1
    assert save(half) == FINISHED


def test_a_match_in_play_can_be_saved_without_its_key():
    text = save(play(10), with_key=False)
    assert play(10).key.hex() not in text
    assert load(text, TOY).digest() == play(10).digest()


def test_a_match_in_play_is_not_verified_since_its_key_is_secret():
    with pytest.raises(BadInput, match="not over"):
        verify(save(play(10)), TOY)
    with pytest.raises(BadInput, match="not over"):
        verify(save(play(10), with_key=False), TOY)


def test_a_last_line_cut_short_is_left_out():
    cut = FINISHED[: FINISHED.rindex('["end"') + 9]
    again = load(cut, TOY)
    assert again.digest() == play().digest()
    part = save(play(10), with_key=False)
    assert len(load(part[:-4], TOY).entries) == 10


@pytest.mark.parametrize(
    ("text", "path", "why"),
    [
        ("", "line 1", "not the header"),
        ("{}\n", "line 1", "not the header"),
        ("[]\n", "line 1", "not the header"),
        ("no json\n", "line 1", "not JSON"),
        (FINISHED.replace('["end"', '["end', 1), f"line {len(ROWS)}", "not JSON"),
        (text_of(ROWS[:1]), "line 2", "expected the start"),
        (text_of([ROWS[0], *ROWS[2:]]), "line 2", "expected the start"),
        (changed(warcamp=2), "line 1.warcamp", "newer"),
        (changed(warcamp="1"), "line 1.warcamp", "newer"),
        (changed(game="chess"), "line 1.game", "not of 'toy'"),
        (changed(game=3), "line 1.game", "expected a value of type str"),
        (changed(rules="1"), "line 1.rules", "expected a value of type int"),
        (changed(options=[]), "line 1.options", "expected a value of type dict"),
        (changed(options={"fault": "x"}), "options.fault", "expected one of"),
        (changed(seats=4), "line 1.seats", "names"),
        (changed(seats=[1]), "line 1.seats", "names"),
        (changed(commitment=None), "line 1.commitment", "expected a value of type str"),
        (with_line(3, {}), "line 4", "expected a list"),
        (with_line(3, []), "line 4", "expected a list"),
        (with_line(3, ["dance", 1]), "line 4", "unknown line"),
        (with_line(3, [0]), "line 4", "not a line"),
        (with_line(3, [0, "bid", 5]), "line 4", "names"),
        (with_line(3, [0, ["bid"], "c1"]), "line 4", "names"),
        (with_line(3, ["undo", "x", 0, []]), "line 4", "not a line"),
        (with_line(3, ["undo", 1]), "line 4", "not a line"),
        (with_line(3, ["retract"]), "line 4", "not a line"),
        (with_line(1, ["start", "x"]), "line 2", "list of outcomes"),
        (with_line(ROLLED, [*ROWS[ROLLED][:3], 5]), f"line {ROLLED + 1}", "list of outcomes"),
        (with_line(len(ROWS) - 1, ["end"]), "last line", "expected the digest and the key"),
        (with_line(len(ROWS) - 1, ["end", "x", 5]), "last line", "expected the digest and the key"),
        (with_line(len(ROWS) - 1, ["end", ROWS[-1][1], "xyz"]), "last line", "not hexadecimal"),
    ],
)
def test_a_text_that_is_no_saved_match_is_refused_with_the_place(text, path, why):
    for read in (load, verify):
        with pytest.raises(BadInput) as e:
            read(text, TOY)
        if read is load:
            assert e.value.path == path
            assert why in str(e.value)


def swapped(n: int, at: int, value: Any) -> str:
    return with_line(n, [*ROWS[n][:at], value, *ROWS[n][at + 1 :]])


def other_roll() -> list[Any]:
    first, *rest = ROWS[ROLLED][3]
    faces = [7 - face for face in first] if isinstance(first, list) else first
    return [faces, *rest]


@pytest.mark.parametrize(
    ("text", "error", "why"),
    [
        (changed(rules=2), Diverged, "rules version 2"),
        (changed(content="other"), Diverged, "content other"),
        (changed(commitment="0" * 32), BadInput, "not the one that the header is committed to"),
        (swapped(len(ROWS) - 1, 2, "00" * 32), BadInput, "not the one that the header is committed to"),
        (swapped(len(ROWS) - 1, 1, "00" * 8), Diverged, "another table"),
        (swapped(2, 2, "no such card"), Diverged, "not legal"),
        (swapped(2, 0, 3 - ROWS[2][0]), Diverged, "not legal"),
        (text_of([*ROWS[:2], *ROWS[3:]]), Diverged, "not legal"),
        (swapped(ROLLED, 3, []), BadInput, "none is left"),
        (swapped(ROLLED, 3, [*ROWS[ROLLED][3], [1]]), Diverged, "less than the log holds"),
        (swapped(ROLLED, 3, [[9, 9, 9, 9]]), BadInput, "not a roll"),
        (with_line(1, ["start", [*ROWS[1][1], "t0"]]), Diverged, "chance was asked 5 times, the log has 6"),
        (with_line(1, ["start", ROWS[1][1][:-1]]), BadInput, "none is left"),
        (text_of([*ROWS[:5], ["undo", 2, 0, []], *ROWS[5:]]), Diverged, "not legal"),
        (text_of([*ROWS[:2], ["retract", 0, "bid", ""], *ROWS[2:]]), Diverged, "not legal"),
    ],
)
def test_a_match_that_was_tampered_with_does_not_load(text, error, why):
    with pytest.raises(error, match=why):
        load(text, TOY)
    with pytest.raises(BadInput):
        verify(text, TOY)


def test_a_roll_that_was_changed_together_with_the_digest_is_found_by_the_key():
    text = swapped(ROLLED, 3, other_roll())
    with pytest.raises(Diverged, match="another table"):
        load(text, TOY)
    rows = [json.loads(line) for line in text.splitlines()]
    blind = text_of(rows[:-1])
    rows[-1][1] = load(blind, TOY).digest()
    forged = text_of(rows)
    assert load(forged, TOY).over
    with pytest.raises(Diverged, match=f"line {ROLLED + 1}: the key gives"):
        verify(forged, TOY)


def test_the_line_of_an_illegal_action_is_noted():
    with pytest.raises(Diverged) as e:
        load(swapped(4, 2, "no such card"), TOY)
    assert e.value.__cause__ is not None
    assert e.value.__cause__.__notes__ == ["at line 5 of the log"]


def test_a_match_with_retracted_and_undone_answers_is_verified():
    match = Match(TOY, {"rounds": 1}, key_of_seed("undone"))
    d = match.pending[0]
    match.choose(d, d.options[0])
    match.retract(d.seat, d.kind)
    n = 0
    while match.pending:
        match.choose(match.pending[0], match.pending[0].options[-1])
        n += 1
        if n in (12, 15):
            match.undo(len(match.entries) - 6, 1, [0, 2, 3])
    text = save(match)
    assert save(load(text, TOY)) == text
    assert verify(text, TOY) > 0


def test_content_of_another_hash_is_another_match():
    class Changed(ToyGame):
        def content(self, packs=()):
            content = Content()
            content.hash = "corrected"
            return content

    with pytest.raises(Diverged, match=r"line 1\.content"):
        load(FINISHED, Changed())
