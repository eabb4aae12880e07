"""Playing: whole games by the numbers on the screen, and what every command does."""

from typing import Any, ClassVar

import pytest

from tests.cli.player import FACE, Lines, Numbers, Seen
from tests.cli.suites.playing import Playing
from warcamp.cli import saves
from warcamp.cli.asking import Quit
from warcamp.engine.flow import Decision
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE
from warcamp.games.words import LANGUAGES


class TestPlaying(Playing):
    face = FACE
    settings: ClassVar[dict[str, Any]] = {"players": 2}
    wholes = tuple((language, {"last_round": 6}) for language in LANGUAGES)
    bad_settings: ClassVar[dict[str, Any]] = {"clans": "bohorg,tomb"}
    bad_kinds = ("tactics", "bastion", "action", "equip", "move", "to", "assault", "reroll")
    bad_count = 200

    def play_out(self, seen: Seen) -> Numbers:
        return seen.play_on(seed=3)


def test_a_solo_game_can_be_played_to_its_end(tmp_path):
    seen = Seen(tmp_path, players=1, difficulty="hard")
    seen.play_on(seed=5)
    assert seen.match.over
    assert "domination" in seen.out.getvalue()


def test_persons_who_share_a_screen_are_asked_to_look_alone_before_a_hand_is_shown(tmp_path):
    seen = Seen(tmp_path, players=2, people=2)
    assert hands(seen.type()) == 0
    prompts = []

    class Two(Lines):
        def read(self, prompt, words):
            prompts.append((prompt, hands(seen.out.getvalue())))
            return super().read(prompt, words)

    seen.terminal.reader = Two("", "1", "", "1")
    with pytest.raises(Quit):
        seen.session.play()
    assert [("look alone" in prompt) for prompt, _ in prompts[:4]] == [True, False, True, False]
    assert "Player 1" in prompts[0][0] and "Player 2" in prompts[2][0]
    assert [shown for _, shown in prompts[:4]] == [0, 1, 1, 2]


def test_persons_who_share_a_screen_see_no_hand_at_open_questions_unless_they_ask_alone(tmp_path):
    seen = Seen(tmp_path, players=2, people=2, clans="bohorg,tomb")
    d = seen.until(lambda d: d.kind == "action")
    out = seen.type("table")
    assert "May hold" in out
    cards = [seen.session.words.say(CLASH_OF_RAGE.option_text(seen.match.position.s, t, o)).split(":")[0]
             for t in [Decision(d.seat, "tactics", seen.match.position.s.zones.cards[d.seat], True)]
             for o in t.options]  # fmt: skip
    assert len(cards) == 2
    assert not any(card in out for card in cards)
    assert all(card in seen.type("hand", "", "") for card in cards)
    assert not any(card in seen.type("table") for card in cards)


def hands(text: str) -> int:
    """How often somebody was asked for a tactics card, with the cards on the screen."""
    return text.count("Choose a tactics card")


def test_bots_alone_play_to_the_end_and_are_told_of(tmp_path):
    seen = Seen(tmp_path, players=2, people=0, last_round=3)
    out = seen.type()
    assert seen.match.over
    assert "Round 2" in out


def test_an_option_can_be_chosen_by_its_stored_name_its_words_or_their_beginning(tmp_path):
    for typed in ("move", "Move and fight", "MOVE AND", "2"):
        seen = Seen(tmp_path, players=2)
        d = seen.until(lambda d: d.kind == "action" and d.seat == 0)
        seen.type(typed)
        assert seen.match.entries[-1].action is not None
        assert (seen.match.entries[-1].action.ask, seen.match.entries[-1].action.pick) == ("action", "move"), d


def test_a_word_that_is_only_part_of_another_chooses_nothing(tmp_path):
    seen = Seen(tmp_path, players=2)
    seen.until(lambda d: d.kind == "move" and d.seat == 0)
    before = seen.match.digest()
    assert "neither a choice nor a command" in seen.type("move")
    assert seen.match.digest() == before


def test_several_answers_fit_on_one_line(tmp_path):
    seen = Seen(tmp_path, players=2)
    seen.until(lambda d: d.kind == "action" and d.seat == 0)
    n = len(seen.match.entries)
    seen.type("equip; 0")
    assert [e.action.pick for e in seen.match.entries[n : n + 2] if e.action] == ["equip", "end"]


def test_the_rest_of_a_line_is_dropped_when_one_answer_means_nothing(tmp_path):
    seen = Seen(tmp_path, players=2)
    seen.until(lambda d: d.kind == "action" and d.seat == 0)
    before = seen.match.digest()
    seen.type("nonsense; 1; 0")
    assert seen.match.digest() == before


def test_a_question_mark_explains_the_question_and_a_choice_with_its_rule(tmp_path):
    seen = Seen(tmp_path, players=2)
    seen.until(lambda d: d.kind == "action" and d.seat == 0)
    assert "COR-ACT-01" in seen.type("?")
    assert "COR-MOV-01" in seen.type("? 2")
    assert "COR-ACT-03" in seen.type("?pass")
    assert "no choice" in seen.type("? 77")


def test_why_not_names_the_rule_in_the_way_of_what_is_typed_in_words(tmp_path):
    seen = Seen(tmp_path, players=2)
    d = seen.until(lambda d: d.kind == "equip" and d.seat == 0)
    s = seen.match.position.s
    assert not [o for o in d.options if o == 1], "no forge can be held so early"
    assert "COR-FRG-01" in seen.type("why not forge")
    assert "COR-FRG-01" in seen.type("pourquoi pas forger")
    legendary = seen.session.words.name_of("gear", s.t.gear[s.t.equipment], "en")
    assert "COR-FRG-01" in seen.type(f"why not {legendary}")
    assert "It is allowed" in seen.type("why not end")
    assert "Why not what" in seen.type("why not")


def test_undo_takes_back_the_last_own_action_at_once_when_it_is_fair(tmp_path):
    seen = Seen(tmp_path, players=2)
    seen.until(lambda d: d.kind == "action" and d.seat == 0)
    before = seen.match.digest()
    assert "Taken back" in seen.type("equip", "undo")
    assert seen.match.digest() == before


def test_undo_beyond_the_fair_point_asks_first(tmp_path):
    seen = Seen(tmp_path, players=2)
    d = seen.until(lambda d: d.kind == "action" and d.seat == 0 and len(seen.match.entries) > 30)
    entries, digest = len(seen.match.entries), seen.match.digest()
    assert seen.match.undo_point(0) == entries, d
    seen.type("undo", "n")
    assert (len(seen.match.entries), seen.match.digest()) == (entries, digest)
    seen.type("undo", "perhaps", "y")
    assert any(line[0] == "undo" for line in seen.match.lines)


def test_undo_with_nothing_to_take_back_says_so(tmp_path):
    assert "nothing of yours" in Seen(tmp_path, players=2).type("undo")


def test_odds_are_given_of_all_attacks_of_one_and_of_chosen_units(tmp_path):
    seen = Seen(tmp_path, players=2)
    seen.until(lambda d: d.kind == "action" and d.seat == 0 and seen.match.position.s.round > 2)
    s = seen.match.position.s
    elves = [p for p in range(s.board.territories) if s.owner[p] == s.seats]
    name = "ABCD"[elves[0] // 7] + str(elves[0] % 7)
    assert "%" in seen.type("odds")
    assert "3·1·0" in seen.type(f"odds {name} 3 1 0")
    assert "by level" in seen.type(f"odds {name} many")
    assert "no enemy" in seen.type("odds Z9")


def test_ending_the_moves_before_a_combat_shows_its_odds_and_asks(tmp_path):
    seen = Seen(tmp_path, players=2)
    d = seen.until(lambda d: d.kind == "move" and d.seat == 0 and bool(seen.match.position.s.clashes))
    before = seen.match.digest()
    out = seen.type("0", "n")
    assert "to win" in out and "Strikes first" in out
    assert seen.match.digest() == before, d
    seen.type("0", "")
    assert seen.match.digest() != before


def test_the_table_and_its_parts_can_be_drawn_again(tmp_path):
    seen = Seen(tmp_path, players=3)
    seen.until(lambda d: d.kind == "action" and d.seat == 0)
    assert "A0" in seen.type("map")
    assert "Elves" in seen.type("sheets")
    assert "Black market" in seen.type("market")
    assert "May hold" in seen.type("hand")
    assert "Black market" in seen.type("table") and "May hold" in seen.type("table")


def test_the_log_tells_what_happened_and_rules_can_be_read(tmp_path):
    seen = Seen(tmp_path, players=2)
    seen.until(lambda d: d.kind == "action" and d.seat == 0 and seen.match.position.s.round == 4)
    seen.type()
    assert "Cards:" in seen.type("log all")
    assert seen.type("log all").count("•") > seen.type("log").count("•") > 5
    assert "COR-MOV-06" in seen.type("rules overrun")
    assert "COR-MOV-06" in seen.type("rules cor-mov-06")
    assert "COR-ACT-01" in seen.type("rules")
    assert "no such rule" in seen.type("rules COR" + "-XYZ-99")
    assert "No rule" in seen.type("rules xylophone")


def test_another_language_can_be_spoken_at_any_time(tmp_path):
    seen = Seen(tmp_path, players=2)
    assert "Which language" in seen.type("language klingon")
    assert "Choisissez" in seen.type("langue fr")
    assert "aide" in seen.type("aide")


def test_a_match_can_be_saved_elsewhere_and_loaded_again(tmp_path):
    seen = Seen(tmp_path, players=2)
    seen.until(lambda d: d.kind == "action" and d.seat == 0)
    digest = seen.match.digest()
    copy = tmp_path / "my copy.warcamp"
    assert "Saved" in seen.type("save", f"save {copy}")
    seen.type("pass")
    assert seen.match.digest() != digest
    assert "Going on" in seen.type(f"charger {copy}")
    assert seen.match.digest() == digest
    assert seen.session.path.parent == saves.matches(), "a file from elsewhere is left as it is"


def test_saving_over_a_file_asks_first(tmp_path):
    seen = Seen(tmp_path, players=2)
    other = tmp_path / "precious.txt"
    other.write_text("mine", encoding="utf-8")
    seen.type(f"save {other}", "n")
    assert other.read_text(encoding="utf-8") == "mine"


def test_a_match_can_be_replayed_from_within_a_match(tmp_path):
    seen = Seen(tmp_path, players=2)
    seen.until(lambda d: d.kind == "action" and d.seat == 0)
    digest = seen.match.digest()
    out = seen.type("save", f"replay {seen.session.path}", "n", "p", "p", "5", "99999", "what?", "q", "help")
    assert "That is the beginning" in out and "That is the end" in out and "a number: that step" in out
    assert "why not THING" in out
    assert seen.match.digest() == digest


@pytest.mark.parametrize(
    "line", ["load", "load nothing.warcamp", "replay", "replay .", "save /", "load ~nobody/x", "save ~nobody/x"]
)
def test_trouble_with_files_is_told_and_the_match_goes_on(tmp_path, line):
    seen = Seen(tmp_path, players=2)
    seen.type()
    digest = seen.match.digest()
    assert "why not THING" in seen.type(line, "", "help")
    assert seen.match.digest() == digest
