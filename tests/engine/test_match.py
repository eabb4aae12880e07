"""Matches: checked choices, what is noted, undo and its barrier, logs and events as each may see them."""

from __future__ import annotations

import pytest

from warcamp.engine.errors import BadInput, IllegalChoice
from warcamp.engine.match import Action, Match
from warcamp.engine.source import Fair, commitment, key_of_seed
from warcamp.engine.storage import load, save
from warcamp.engine.zones import PUBLIC, REFEREE, SPECTATOR

from .toy import SEATS, TOY

KEY = key_of_seed("match")


@pytest.fixture
def match() -> Match:
    return Match(TOY, {}, KEY, names=["Ann", "Bob", "Cid", "Dee"])


def bid(match: Match, seat: int, which: int = 0) -> None:
    d = next(d for d in match.pending if d.seat == seat)
    match.choose(d, d.options[which])


def bid_all(match: Match) -> None:
    for seat in range(SEATS):
        bid(match, seat)


def answer(match: Match, ask: str, which: int) -> Action:
    """The first open question must be of this kind."""
    d = match.pending[0]
    assert d.kind == ask
    action = match.choose(d, d.options[which]).action
    assert action is not None
    return action


def test_the_header_names_the_game_and_binds_its_chance(match):
    header = match.header
    assert (header.game, header.rules, header.content) == ("toy", 1, "toy")
    assert header.options == {"fault": "", "rounds": 3}
    assert header.seats == ["Ann", "Bob", "Cid", "Dee"]
    assert header.commitment == commitment(KEY)


def test_bad_options_are_refused_with_their_path():
    with pytest.raises(BadInput, match=r"options\.fault"):
        Match(TOY, {"fault": "no such"}, KEY)


def test_the_start_is_an_entry_with_its_chance(match):
    assert [line[0] for line in match.lines] == ["start"]
    assert len(match.lines[0][1]) == len(match.entries[0].outcomes) == 1 + SEATS


def test_an_action_is_taken_by_names_and_noted(match):
    name = TOY.option_name(match.position.s, match.pending[0], match.pending[0].options[0])
    entry = match.act(Action(0, "bid", name))
    assert match.lines[-1] == [0, "bid", name]
    assert entry.secret and not entry.outcomes and not entry.learnt


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (Action(0, "bid", "no such card"), "TOY-ASK-00"),
        (Action(0, "plan", "c1"), ""),
        (Action(9, "bid", "c1"), ""),
        (Action(0, "bid", "c1", "north"), ""),
    ],
)
def test_what_is_not_offered_is_refused_and_nothing_changes(match, action, rule):
    before = match.digest()
    with pytest.raises(IllegalChoice) as e:
        match.act(action)
    assert e.value.rule == rule
    assert (match.digest(), len(match.lines), len(match.entries)) == (before, 1, 1)


def test_a_choice_inside_a_strand_notes_the_strand_and_its_chance(match):
    bid_all(match)
    while not match.pending[0].strand:
        match.choose(match.pending[0], 0 if match.pending[0].kind != "plan" else match.pending[0].options[0])
    d = match.pending[-1]
    entry = match.choose(d, 2)
    assert match.lines[-1] == [d.seat, "risk", "2", [entry.outcomes[0].record], "south/rear"]
    assert entry.outcomes[0].strand == "south/rear"


def test_a_sealed_answer_is_taken_back_and_the_log_says_so(match):
    bid(match, 0)
    match.retract(0, "bid")
    assert match.lines[-1] == ["retract", 0, "bid", ""]
    assert [d.seat for d in match.pending] == [0, 1, 2, 3]
    with pytest.raises(IllegalChoice, match="no sealed answer"):
        match.retract(0, "bid")
    bid(match, 0, 1)
    bid_all_but_first(match)
    assert load(save(match), TOY).digest() == match.digest()


def bid_all_but_first(match: Match) -> None:
    for seat in range(1, SEATS):
        bid(match, seat)


def test_a_bid_can_be_undone_alone_until_another_seat_has_acted(match):
    before = match.digest()
    bid(match, 0)
    assert match.undo_point(0) == 1
    match.undo(1, 0)
    assert match.digest() == before
    bid(match, 0)
    bid(match, 1)
    assert match.undo_point(0) == len(match.entries)
    with pytest.raises(IllegalChoice, match="all must agree"):
        match.undo(1, 0)


def test_undo_goes_back_over_several_own_actions_but_not_over_what_was_seen(match):
    bid_all(match)
    planned = len(match.entries)
    answer(match, "plan", 0)
    answer(match, "share", 0)
    assert match.undo_point(0) == planned
    answer(match, "peek", 1)
    assert match.entries[-1].learnt
    assert match.undo_point(0) == len(match.entries)
    with pytest.raises(IllegalChoice, match="all must agree"):
        match.undo(planned, 0)


def test_chance_is_a_barrier():
    match = Match(TOY, {}, KEY)
    bid_all(match)
    while match.pending[0].kind != "risk":
        match.choose(match.pending[0], match.pending[0].options[0])
    seat = match.pending[0].seat
    answer(match, "risk", 0)
    assert match.undo_point(seat) < len(match.entries)
    answer(match, "risk", 2)
    assert match.entries[-1].outcomes
    assert match.undo_point(seat) == len(match.entries)


def test_with_the_consent_of_all_others_undo_goes_anywhere_and_chance_comes_again_alike(match):
    digests = [match.digest()]
    actions: list[Action] = []
    while match.pending and len(actions) < 40:
        entry = match.choose(match.pending[-1], match.pending[-1].options[-1])
        assert entry.action is not None
        actions.append(entry.action)
        digests.append(match.digest())
    lines = len(match.lines)
    with pytest.raises(IllegalChoice):
        match.undo(5, 0, [1, 2])
    match.undo(5, 0, [3, 2, 1])
    assert match.digest() == digests[4]
    assert match.lines[-1] == ["undo", 5, 0, [1, 2, 3]]
    assert len(match.lines) == lines + 1
    for n, action in enumerate(actions[4:], 5):
        match.act(action)
        assert match.digest() == digests[n]


@pytest.mark.parametrize("to", [0, -1, 1, 99])
def test_there_must_be_a_point_to_go_back_to(match, to):
    with pytest.raises(IllegalChoice, match="no point"):
        match.undo(to, 0, range(SEATS))


def test_a_loaded_match_can_be_undone_to_any_point_and_has_the_same_chance_to_come(match):
    digests = ["", match.digest()]
    while match.pending:
        match.choose(match.pending[-1], match.pending[-1].options[-1])
        digests.append(match.digest())
    again = load(save(match), TOY)
    assert isinstance(again.position.source, Fair)
    actions = [e.action for e in again.entries]
    for to in (len(actions) - 1, len(actions) // 2, 2, 1):
        again.undo(to, 0, range(SEATS))
        assert again.digest() == digests[to]
    for action in actions[1:]:
        assert action is not None
        again.act(action)
    assert again.digest() == match.digest()


def test_a_secret_pick_is_in_the_log_of_its_seat_and_of_the_referee_alone(match):
    bid(match, 0)
    pick = match.entries[-1].action
    assert pick is not None
    assert match.log(0)[-1] == [0, "bid", pick.pick, [], ""]
    assert match.log()[-1] == [0, "bid", pick.pick, [], ""]
    assert match.log(1)[-1] == [0, "bid", None, [], ""]
    assert match.log(SPECTATOR)[-1] == [0, "bid", None, [], ""]


def test_hidden_chance_is_none_in_the_log_of_who_did_not_see_it(match):
    shuffled, *tokens = match.log(2)[0][1]
    assert shuffled is None
    assert [t is not None for t in tokens] == [False, False, True, False]
    assert match.log(SPECTATOR)[0] == ["start", [None] * 5]
    assert None not in match.log(REFEREE)[0][1]


def test_events_about_hidden_cards_tell_others_only_that_they_happened(match):
    mine = [t.params for t in match.told(1) if t.event == "drew"]
    true = [t.params for t in match.told() if t.event == "drew"]
    assert [t for t in mine if t[1] == 1] == [t for t in true if t[1] == 1]
    assert {t[0] for t in mine if t[1] != 1} == {-1}
    assert len(mine) == len(true)


def test_events_since_an_entry_leave_out_those_before(match):
    bid_all(match)
    late = match.told(since=1)
    assert {t.event for t in late} == {"bid"}
    assert all(t.seen == PUBLIC for t in late)
