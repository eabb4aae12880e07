"""Matches that branch off others: the past is the other's, the chance to come is their own."""

from __future__ import annotations

import json
from typing import Any

import pytest

from warcamp.engine.errors import BadInput, Diverged
from warcamp.engine.match import Match, digest
from warcamp.engine.source import commitment, key_of_seed
from warcamp.engine.storage import fork, load, save, verify

from .toy import TOY

KEY = key_of_seed("another future")


def play_on(match: Match, decisions: int = 1000) -> Match:
    for n in range(decisions):
        if not match.pending:
            break
        d = match.pending[n % len(match.pending)]
        match.choose(d, d.options[n % len(d.options)])
    return match


def played(decisions: int = 1000) -> Match:
    return play_on(Match(TOY, {"rounds": 2}, key_of_seed("forked"), names=["Ann", "Bob", "Cid", "Dee"]), decisions)


def rolled(match: Match, since: int) -> list[Any]:
    return [o.record for e in match.entries[since:] for o in e.outcomes]


def changed(text: str, **header: Any) -> str:
    first, rest = text.split("\n", 1)
    return json.dumps({**json.loads(first), **header}) + "\n" + rest


def test_a_match_can_be_looked_at_as_it_was_after_any_number_of_entries():
    match = Match(TOY, {"rounds": 2}, key_of_seed("looked at"))
    digests = [match.digest()]
    while match.pending:
        play_on(match, 1)
        digests.append(match.digest())
    assert [digest(match.at(n)) for n in range(1, len(match.entries) + 1)] == digests


def test_looking_back_leaves_the_match_as_it_is():
    match = played(20)
    before = save(match)
    match.at(3)
    assert save(match) == before
    assert save(play_on(match)) == save(play_on(played(20)))


def test_a_loaded_match_can_be_looked_at_without_its_key():
    text = save(played(25), with_key=False)
    whole, keyless = played(25), load(text, TOY)
    for n in range(1, len(whole.entries) + 1):
        assert digest(keyless.at(n)) == digest(whole.at(n))


@pytest.mark.parametrize("n", [0, -1, 10_000])
def test_there_is_no_moment_before_the_start_or_after_the_end(n: int):
    with pytest.raises(BadInput, match="expected 1 to"):
        played(5).at(n)
    with pytest.raises(BadInput, match="expected 1 to"):
        fork(played(5), n, KEY)


@pytest.mark.parametrize("n", [1, 7, 8, 9, 20])
def test_a_fork_stands_where_the_other_stood(n: int):
    match = played()
    new = fork(match, n, KEY)
    assert new.digest() == digest(match.at(n))
    assert new.lines == match.lines[:n]
    assert new.header.fork == (match.header.commitment, n)
    assert new.header.commitment == commitment(KEY)
    assert new.header.seats == match.header.seats


def test_a_fork_can_have_other_people_in_its_seats():
    assert fork(played(), 4, KEY, names=["Eve", "Bot", "Bot", "Bot"]).header.seats == ["Eve", "Bot", "Bot", "Bot"]


def test_chance_after_the_fork_comes_from_the_new_key():
    match = played()
    same, other = fork(match, 9, match.key), fork(match, 9, KEY)
    assert rolled(play_on(other), 9) != rolled(play_on(same), 9)
    assert rolled(play_on(fork(match, 9, KEY)), 9) == rolled(other, 9)


def test_the_other_match_is_not_touched_by_a_fork():
    match = played(15)
    before = save(match)
    play_on(fork(match, 9, KEY))
    assert save(match) == before


def test_what_was_undone_in_the_other_match_is_not_in_the_fork():
    match = played(12)
    match.undo(len(match.entries) - 3, 0, [0, 1, 2, 3])
    play_on(match, 5)
    new = fork(match, len(match.entries), KEY)
    assert new.digest() == match.digest()
    assert [line for line in new.lines if line[0] == "undo"] == []


def test_a_fork_is_saved_and_loaded_and_goes_on_with_the_same_chance():
    new = play_on(fork(played(), 9, KEY), 6)
    again = load(save(new), TOY)
    assert again.header == new.header
    assert save(play_on(again)) == save(play_on(new))


def test_a_fork_of_a_fork_names_the_one_it_comes_from():
    first = play_on(fork(played(), 9, KEY), 6)
    second = fork(first, 12, key_of_seed("third"))
    assert second.header.fork == (first.header.commitment, 12)
    assert verify(save(play_on(second)), TOY) > 0


def test_undo_behind_the_fork_brings_back_what_was_given():
    match = played()
    new = play_on(fork(match, 20, KEY), 4)
    new.undo(11, 0, [0, 1, 2, 3])
    assert new.digest() == digest(match.at(11))
    text = save(play_on(new))
    assert load(text, TOY).digest() == new.digest()
    assert verify(text, TOY) > 0


def test_verifying_a_fork_counts_only_what_its_own_key_answers_for():
    new = play_on(fork(played(), 9, KEY))
    assert verify(save(new), TOY) == len(rolled(new, 9))


def test_a_forged_roll_after_the_fork_is_found():
    new = play_on(fork(played(), 9, KEY))
    honest = save(new)
    other = save(play_on(fork(played(), 9, key_of_seed("loaded dice"))))
    head, *rest = honest.splitlines()
    forged = [json.loads(line) for line in other.splitlines()][1:-1]
    last = json.loads(other.splitlines()[-1])
    rows = [json.loads(head), *forged, ["end", last[1], json.loads(rest[-1])[2]]]
    with pytest.raises(Diverged, match="the key gives"):
        verify("".join(json.dumps(row) + "\n" for row in rows), TOY)


@pytest.mark.parametrize("wrong", [None, [], ["x"], ["x", 0], ["x", True], ["x", 9999], [1, 2], "no", ["x", 2, 3]])
def test_a_header_that_tells_nonsense_about_its_fork_is_refused(wrong: Any):
    text = save(play_on(fork(played(), 9, KEY), 3))
    with pytest.raises(BadInput, match=r"line 1\.fork"):
        load(changed(text, fork=wrong), TOY)


def test_the_lines_that_a_fork_shares_hold_no_undo():
    match = played(12)
    match.undo(len(match.entries) - 3, 0, [0, 1, 2, 3])
    with pytest.raises(BadInput, match=r"line 1\.fork"):
        load(changed(save(match), fork=["x", len(match.lines)]), TOY)
