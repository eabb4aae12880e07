"""The conformance suite passes a sound game and finds every planted fault."""

from __future__ import annotations

import pytest

from warcamp.engine.errors import BrokenInvariant
from warcamp.engine.game import Message
from warcamp.engine.testing import Conformance, Mode, Transcript, compare, histories, strands, twins

from .toy import TOY, ToyGame


def say(message: Message) -> None:
    if not message.id:
        raise AssertionError("a message without an id")


def suite(game: ToyGame = TOY, bound: int = 400) -> Conformance:
    return Conformance(
        game,
        [],
        rules=game.rules,
        spec="tests.engine.toy:TOY",
        bound=bound,
        games=4,
        sample=2,
        every=5,
        say=say,
        ask_text=lambda s, d: Message(f"ask-{d.kind}"),
    )


SOUND = Mode("sound", {})


def faulty(fault: str) -> Mode:
    return Mode(fault, {"fault": fault})


@pytest.mark.parametrize("check", Conformance.checks())
def test_a_sound_game_conforms(check):
    suite().run(check, SOUND)


@pytest.mark.parametrize(
    ("fault", "check", "message"),
    [
        ("glimpse", "twins_look_alike_to_every_viewer", "can tell two worlds apart"),
        ("field", "histories_look_alike_to_those_who_may_not_know", "notices what it may not know"),
        ("event", "histories_look_alike_to_those_who_may_not_know", "notices what it may not know"),
        ("mask", "histories_look_alike_to_those_who_may_not_know", "notices what it may not know"),
        ("order", "the_order_of_answers_side_by_side_does_not_matter", "matters"),
        ("alias", "random_games_end_and_nothing_is_lost", "local 'hand'"),
        ("sum", "random_games_end_and_nothing_is_lost", "the cards are"),
        ("shared", "clones_are_independent_for_ever", "has changed"),
        ("endless", "random_games_end_and_nothing_is_lost", "not over after 400 decisions"),
        ("empty", "every_option_can_be_chosen", "has no option"),
        ("twice", "every_option_can_be_chosen", "has an option twice"),
    ],
)
def test_a_planted_fault_is_found(fault, check, message):
    with pytest.raises((AssertionError, BrokenInvariant)) as e:
        suite().run(check, faulty(fault))
    assert message in str(e.value)
    assert any("seed" in note for note in e.value.__notes__)


@pytest.mark.parametrize("fault", ["field", "event", "mask"])
def test_twins_alone_would_not_have_found_what_two_histories_find(fault):
    could, did = twins.twins_look_alike(suite(), faulty(fault))
    assert 0 < did <= could


def test_the_checks_of_secrets_and_of_strands_have_looked_at_something():
    could, did = twins.twins_look_alike(suite(), SOUND)
    assert did > could * 0.9 > 100
    assert histories.histories_look_alike(suite(), SOUND) > 200
    assert strands.order_does_not_matter(suite(), SOUND) > 10


class Unruly(ToyGame):
    """Cites a rule that does not exist."""

    def option_rule(self, s, d, option):
        return "TOY-NO-99"


class Raising(ToyGame):
    """Cannot explain everything."""

    def why_not(self, s, d, thing):
        if "," in thing:
            raise ValueError(thing)
        return super().why_not(s, d, thing)


class Namesake(ToyGame):
    """Gives two options one name."""

    def option_name(self, s, d, option):
        return "one" if d.kind == "risk" else super().option_name(s, d, option)


@pytest.mark.parametrize(
    ("game", "check", "error"),
    [
        (Unruly(), "options_questions_and_events_name_rules_that_exist", AssertionError),
        (Raising(), "what_is_not_offered_is_refused_with_a_rule", ValueError),
        (Namesake(), "every_option_can_be_chosen", AssertionError),
    ],
)
def test_a_game_that_says_it_wrongly_is_found(game, check, error):
    with pytest.raises(error):
        suite(game).run(check, SOUND)


def test_a_game_without_words_does_not_conform():
    mute = suite()
    mute.say = None
    with pytest.raises(AssertionError, match="nothing to say it with"):
        mute.run("everything_can_be_said_in_every_language", SOUND)


def test_another_process_that_fails_is_reported_with_its_error():
    broken = suite()
    broken.spec = "tests.engine.toy:NO_GAME"
    with pytest.raises(AssertionError, match="NO_GAME"):
        broken.run("coroutines_play_the_same_games_as_frames", SOUND)


def test_a_transcript_is_the_same_each_time_and_names_what_happened():
    text = Transcript(suite()).play(SOUND, 1, first=10, last=3)
    assert text == Transcript(suite()).play(SOUND, 1, first=10, last=3)
    assert "    chance shuffle, hidden: [" in text
    assert "· bid (of 4): c" in text
    assert "decisions more" in text
    assert text != Transcript(suite()).play(SOUND, 2, first=10, last=3)


def test_a_transcript_that_has_changed_is_shown_by_its_first_line(tmp_path, monkeypatch):
    monkeypatch.delenv("WARCAMP_GOLDEN", raising=False)
    path = tmp_path / "a.txt"
    with pytest.raises(AssertionError, match="there is no"):
        compare(path, "one\ntwo\n")
    monkeypatch.setenv("WARCAMP_GOLDEN", "write")
    compare(path, "one\ntwo\n")
    monkeypatch.delenv("WARCAMP_GOLDEN")
    compare(path, "one\ntwo\n")
    with pytest.raises(AssertionError, match=r"a\.txt:2 was"):
        compare(path, "one\nthree\n")
    with pytest.raises(AssertionError, match="lines"):
        compare(path, "one\n")
