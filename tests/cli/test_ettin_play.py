"""Playing Ettin in the terminal: whole games by the numbers on the screen, its commands and its menu."""

from typing import Any, ClassVar

import pytest

from tests.cli.player import ETTIN, Prompts, Seen, typed
from tests.cli.suites.playing import Playing
from warcamp.cli import saves
from warcamp.cli.asking import Quit
from warcamp.games.ettin.game import ETTIN as GAME
from warcamp.games.words import LANGUAGES


def table(tmp_path, language="en", **settings) -> Seen:
    return Seen(tmp_path, language, face=ETTIN, **settings)


class TestPlaying(Playing):
    face = ETTIN
    settings: ClassVar[dict[str, Any]] = {"players": 4}
    wholes = tuple((language, {"players": players}) for players in (2, 4, 5) for language in LANGUAGES)
    final: ClassVar[dict[str, str]] = {"en": "Final scores", "fr": "Décompte final"}
    bad_kinds = ("fate", "reply", "deploy", "place", "spoil", "produce")
    bad_lines = ("why not recruit", "why not adventure", "odds 1 2 3", "pourquoi pas Milice", "why not orcs")


def test_greedy_bots_play_among_themselves_and_are_told_of(tmp_path):
    seen = table(tmp_path, players=4, people=0, bots=["greedy", "random"])
    out = seen.type()
    assert seen.match.over
    assert "Age II" in out and "Victory:" in out


def test_persons_who_share_a_screen_deploy_alone_and_are_not_interrupted_between_card_and_place(tmp_path):
    seen = table(tmp_path, players=2, people=2)
    d = seen.until(lambda d: d.kind == "deploy")
    reader = seen.terminal.reader = Prompts("", "1", "1", "", "1", "1", "1", "1")
    with pytest.raises(Quit):
        seen.session.play()
    assert reader.alone[:3] == [True, False, False], "card and place are asked in one go"
    assert f"Player {d.seat + 1}" in reader.asked[0]
    assert reader.alone[3:5] == [True, False]


def test_the_commands_of_ettin_draw_its_parts_and_those_of_other_games_are_unknown(tmp_path):
    seen = table(tmp_path, players=4)
    seen.until(lambda d: d.kind == "pick" and d.seat == 0 and seen.match.position.s.age == 2)
    assert "1 far" in seen.type("front")
    assert "Retired" in seen.type("ring")
    seen.type()
    assert [name in seen.type("plateaux") for name in map(seen.session.seat_name, range(4))] == [True] * 4
    assert "Line-up" in seen.type("lineups")
    assert "(Ally)" in seen.type("hand")
    assert "Troop" in seen.type("table")
    assert "neither a choice nor a command" in seen.type("market")
    listed = seen.type("help")
    assert "lineups" in listed and "market" not in listed


def test_odds_tell_how_the_battles_stand(tmp_path):
    seen = table(tmp_path, players=4)
    seen.until(lambda d: d.kind == "deploy" and d.seat == 0 and seen.match.position.s.age == 2, bot="greedy")
    out = seen.type("odds")
    assert "to come" in out and "Not known" in out
    seen.until(lambda d: d.kind == "produce" and d.seat == 0, bot="greedy")
    assert "no battle ahead" in seen.type("chances")


def test_a_question_mark_and_why_not_give_rules_of_ettin(tmp_path):
    seen = table(tmp_path, players=4)
    d = seen.until(lambda d: d.kind == "pick" and d.seat == 0)
    assert "ETT-SKIR-02" in seen.type("?")
    assert "ETT-" in seen.type("? 1")
    s = seen.match.position.s
    other = next(c for c in range(100) if c not in d.options)
    name = seen.session.words.name_of("card", s.t.design[other], "en")
    assert "ETT-" in seen.type(f"why not {name}")
    assert "It is allowed" in seen.type("why not 1")
    assert "ETT-AB-SWI-01" in seen.type("rules ETT-AB-SWI-01")


def test_the_first_of_several_copies_is_meant_by_their_common_name(tmp_path):
    for seed in range(5, 30):  # the first that has them, as things are
        seen = table(tmp_path, players=2, seed=f"copies {seed}")
        d = seen.until(lambda d: d.kind == "deploy" and d.seat == 0 and len(d.options) > 4, seed, bot="greedy")
        designs = [seen.match.position.s.t.design[o % 257] for o in d.options]
        double = next((x for x in designs if designs.count(x) > 1), None)
        if double:
            before = len(seen.match.entries)
            seen.type(seen.session.words.name_of("card", double, "en"))
            assert len(seen.match.entries) > before
            action = seen.match.entries[before].action
            assert action is not None and action.ask == "deploy"
            return
    raise AssertionError("no hand had two copies of a card")


def test_production_that_would_be_given_away_is_said_first(tmp_path):
    seen = table(tmp_path, players=2, nations="dwarves,elves", first="1")

    def useful(d):
        return d.kind == "produce" and d.seat == 0 and any(c.note for c in ETTIN.choices(seen.session.shot(0), d))

    seen.until(useful, bot="greedy")
    seen.type()
    before = seen.match.digest()
    assert "You have not used" in seen.type("0", "n")
    assert seen.match.digest() == before
    seen.type("0", "")
    assert seen.match.digest() != before


def test_the_menu_asks_what_ettin_needs(tmp_path):
    out = typed([], "", "ettin", "25", "6", "2", "", "for a", "accelerated", "seed", "help")
    assert "How many players? (2 to 24, Enter: 4)" in out
    match = saves.read(saves.unfinished()[0]).match
    assert match.header.options["players"] == 6
    assert match.header.options["nations"] == "recommended" and match.header.options["accelerated"] is True
    assert match.header.seats == ["person"] * 2 + ["bot:soldier"] * 4


def test_the_options_of_ettin_begin_a_match_without_a_menu(tmp_path):
    words = ["ettin", "--players", "3", "--nations", "orcs,elves,risen", "--first", "2", "--accelerated"]
    out = typed([*words, "--bots", "random", "--seed", "x", "--language", "en"], "ring", "quit")
    assert "How many" not in out and "Mercenaries" in out
    options = saves.read(saves.unfinished()[0]).match.header.options
    assert (options["nations"], options["first"], options["accelerated"]) == (["orcs", "elves", "risen"], 1, True)


def test_an_option_that_only_one_game_has_names_the_game(tmp_path):
    typed(["--nations", "random", "--bots", "random", "--seed", "x", "--language", "en"], "quit")
    assert saves.read(saves.unfinished()[0]).match.game is GAME


def test_a_match_of_ettin_is_replayed_with_everything_open(tmp_path):
    seen = table(tmp_path, players=2)
    seen.until(lambda d: d.kind == "deploy" and d.seat == 0)
    seen.type("1")
    digest = seen.match.digest()
    out = seen.type("save", f"replay {seen.session.path}", "1", "n", "p", "q")
    replayed = out[out.index("Saved") :].partition("[Deploy]")[0]
    assert replayed.count("Skirmish") > 1
    assert "(you)" not in replayed, "the referee is nobody"
    assert seen.match.digest() == digest


def test_a_choice_can_be_taken_back_before_anybody_else_has_acted(tmp_path):
    seen = table(tmp_path, players=2)
    seen.until(lambda d: d.kind == "deploy" and d.seat == 0)
    seen.type()
    before = seen.match.digest()
    assert "Taken back" in seen.type("1", "undo")
    assert seen.match.digest() == before
