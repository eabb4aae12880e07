"""One game between bots."""

import msgspec
import pytest

from tests.lab.playing import timeless
from warcamp.bots import registry
from warcamp.engine.errors import BrokenInvariant
from warcamp.games.registry import game_of
from warcamp.lab.game import Job, Lead, encode, left_behind, number, play, play_line, read_played
from warcamp.lab.setup import setup
from warcamp.lab.simulate import job
from warcamp.lab.stakes import STAKES, stakes_of


def a_job(game: str = "ettin", players: int = 4, n: int = 0, bot: str = "random") -> Job:
    return job(setup(game, [bot], 1, 1, players), n)


@pytest.mark.parametrize(("game", "players"), [("clash_of_rage", 1), ("clash_of_rage", 3), ("ettin", 2), ("ettin", 5)])
def test_the_same_line_gives_the_same_game(game, players):
    line = encode(a_job(game, players))
    once, again = (timeless(read_played(play_line(line))) for _ in range(2))
    assert once == again
    assert len(once.factions) == len(once.bots) == players
    assert sum(once.won) in (0.0, pytest.approx(1.0))
    assert once.decisions > 20


@pytest.mark.parametrize("game", STAKES)
def test_what_is_told_of_a_game_is_what_lies_on_the_table(game):
    given = a_job(game, 4, 3)
    played = play(given)
    assert len(played.factions) == 4
    assert played.factions in given.options.values() or not stakes_of(game).factions
    rules = game_of(game)
    teams = stakes_of(game).teams(4)
    assert len(played.won) == len(played.points) == len(played.ahead) == len(teams)
    best = played.won.index(max(played.won))
    assert played.ahead[best] == 1.0
    assert rules.name == game


def test_another_deal_is_another_game():
    assert len({tuple(play(a_job(n=n)).points) for n in range(4)}) > 1


def test_every_decision_is_timed_and_nobody_is_asked_where_there_is_no_choice(monkeypatch):
    class First:
        def __init__(self, seed):
            pass

        def pick(self, position, seat, decision):
            assert len(decision.options) > 1
            return decision.options[0]

    monkeypatch.setitem(registry.BOTS["ettin"], "first", First)
    played = play(a_job(bot="first"))
    assert sum(played.pace["first"].values()) == played.decisions


def test_a_game_that_cannot_be_played_is_told_with_what_went_wrong(monkeypatch):
    class Broken:
        def __init__(self, seed):
            pass

        def pick(self, position, seat, decision):
            raise ZeroDivisionError("no idea")

    monkeypatch.setitem(registry.BOTS["ettin"], "broken", Broken)
    with pytest.raises(BrokenInvariant, match="no idea"):
        read_played(play_line(encode(a_job(bot="broken"))))


def test_a_job_survives_its_line():
    given = a_job("clash_of_rage", 2)
    assert msgspec.json.decode(encode(given), type=Job) == given


def test_seeds_depend_on_every_part():
    assert len({number(1, "deal", 2), number(1, "deal", 3), number(2, "deal", 2), number(1, "bot", 2)}) == 4
    assert number("a") == number("a") < 2**48


def test_who_is_equal_is_half_left_behind():
    assert left_behind([(3, 1), (3, 1), (2, 9)]) == [0.75, 0.75, 0.0]
    assert left_behind([(5,)]) == [0.0]


def test_the_lead_changes_when_another_is_ahead_by_himself():
    class Points:
        def moment(self, s):
            return (s[0],)

        def points(self, s):
            return s[1]

    lead = Lead(Points())  # type: ignore[arg-type]
    for moment, points in [(0, [0, 5]), (1, [1, 0]), (2, [1, 1]), (3, [2, 1]), (3, [2, 9]), (4, [2, 3]), (5, [4, 3])]:
        lead.watch((moment, points))
    assert lead.changes == 2
