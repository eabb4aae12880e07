"""Bots against each other."""

from collections import Counter
from itertools import islice

import pytest

from tests.lab.playing import here, in_two, timeless
from warcamp.engine.errors import BadInput
from warcamp.lab.arena import Arena, Contest, by_deal
from warcamp.lab.records import Records, begin, go_on
from warcamp.lab.results import results
from warcamp.lab.setup import setup
from warcamp.lab.sprt import HIGHER, OPEN, Sprt

ETTIN = setup("ettin", ["greedy", "random"], 12, 1)


def arena_of(given=ETTIN, mirror=4, sprt=None):
    return Arena(given, mirror, sprt)


def played(arena, runner=here, records=None):
    records = records or Records()
    assert all(True for _ in arena.run(runner, records))
    return records


# ---- the plan -------------------------------------------------------------------------------------------------------
def test_every_pair_and_every_mirror_is_a_contest():
    given = setup("ettin", ["greedy", "random"], 12, 1)
    assert arena_of(given).contests == [
        Contest("greedy", "random", 6),
        Contest("greedy", "greedy", 2),
        Contest("random", "random", 2),
    ]
    assert len(arena_of(given, mirror=0).contests) == 1
    assert arena_of(given).games == 20


@pytest.mark.parametrize(
    ("game", "players"), [("clash_of_rage", 2), ("clash_of_rage", 3), ("clash_of_rage", 4), ("ettin", 8)]
)
def test_on_each_deal_both_bots_have_every_seat_and_every_faction_equally_often(game, players):
    arena = arena_of(setup(game, ["greedy", "random"], 12, 1, players))
    contest = arena.contests[0]
    seen: Counter[tuple[int, str]] = Counter()
    for way in range(len(arena.ways)):
        job = arena.job(contest, 5, way)
        seen.update(enumerate(job.bots))
        assert job.options == arena.job(contest, 5, 0).options
        assert job.seed == arena.job(contest, 5, 0).seed
    assert len(seen) == 2 * players
    assert set(seen.values()) == {len(arena.ways) // 2}


def test_allies_of_ettin_are_the_same_bot():
    arena = arena_of()
    assert [arena.job(arena.contests[0], 0, way).bots for way in range(2)] == [
        ["greedy", "greedy", "random", "random"],
        ["random", "random", "greedy", "greedy"],
    ]


def test_a_bots_chance_goes_with_it_around_the_table():
    arena = arena_of()
    first, second = (arena.job(arena.contests[0], 0, way) for way in range(2))
    assert first.seeds == second.seeds[2:] + second.seeds[:2]
    mirror = arena.job(arena.contests[1], 0, 0)
    assert len(set(mirror.seeds)) == 4
    assert arena.job(arena.contests[0], 1, 0).seeds != first.seeds


def test_all_contests_are_played_on_the_same_deals():
    arena = arena_of()
    assert len({arena.job(contest, 1, 0).seed for contest in arena.contests}) == 1


@pytest.mark.parametrize("bots", [["greedy"], ["greedy", "greedy"], []])
def test_two_different_bots_are_needed(bots):
    with pytest.raises(BadInput, match="--bots"):
        Arena(setup("ettin", bots, 4, 1), 0)


# ---- the games ------------------------------------------------------------------------------------------------------
def test_the_number_of_processes_changes_nothing():
    one, two = arena_of(), arena_of()
    first, second = played(one), played(two, in_two)
    assert [timeless(p) for p in first.results.values()] == [timeless(p) for p in second.results.values()]
    assert one.scores == two.scores
    assert one.left == 0


def test_greedy_beats_random_and_nobody_beats_himself_on_every_deal():
    arena = arena_of()
    found = results(arena, played(arena), "again")
    (pair,) = found["pairs"]
    assert (pair["a"], pair["b"], pair["games"], pair["deals"]) == ("greedy", "random", 12, 6)
    assert pair["share"] > 0.8 and pair["low"] > 0.5
    assert [row["a"] for row in found["mirrors"]] == ["greedy", "random"]
    assert all(0 < row["won"] < row["games"] for row in found["mirrors"])
    assert [row["bot"] for row in found["ratings"]] == ["greedy", "random"]
    assert found["ratings"][1] == {"bot": "random", "elo": 0.0, "low": 0.0, "high": 0.0}
    assert (found["games"], found["command"]) == (20, "again")
    assert sum(row["share"] for row in found["seats"]) == pytest.approx(1)
    assert all(row["decisions"] > 0 for row in found["pace"])


def test_who_was_interrupted_goes_on_to_the_same_end(tmp_path):
    path = tmp_path / "results.jsonl"
    whole = arena_of()
    wanted = [timeless(p) for p in played(whole).results.values()]
    with begin(path, {"seed": 1}, {}) as records:
        assert len(list(islice(arena_of().run(here, records), 7))) == 7
    path.write_bytes(path.read_bytes()[:-9])
    again = arena_of()
    with go_on(path, {"seed": 1}, {}) as records:
        assert len(list(again.run(in_two, records))) == 20 - 6
    with go_on(path, {"seed": 1}, {}) as records:
        assert [timeless(p) for p in records.results.values()] == wanted
    assert again.scores == whole.scores


def test_more_games_and_more_bots_go_on_with_what_there_is():
    records = played(arena_of(setup("ettin", ["greedy", "random"], 4, 1), 2))
    before = len(records.results)
    more = arena_of(setup("ettin", ["greedy", "random"], 8, 1), 2)
    assert len(list(more.run(here, records))) == 4
    assert len(records.results) == before + 4


def test_a_contest_stops_when_the_test_has_a_verdict_whoever_plays():
    given = setup("ettin", ["greedy", "random"], 400, 1)
    runs = []
    for runner in (here, in_two):
        arena = arena_of(given, 0, Sprt(0.5, 0.75))
        records = played(arena, runner)
        runs.append([timeless(p) for p in records.results.values()])
        assert arena.verdicts == [HIGHER]
        assert arena.left == 0
        assert results(arena, records, "")["pairs"][0]["sprt"]["stopped"]
    assert runs[0] == runs[1]
    assert len(runs[0]) < 30


def test_a_test_without_a_verdict_stays_open():
    arena = arena_of(setup("ettin", ["greedy", "random"], 2, 1), 0, Sprt(0.5, 0.75))
    played(arena)
    assert arena.verdicts == [OPEN]


def test_alone_every_bot_plays_all_deals():
    arena = arena_of(setup("clash-of-rage", ["random"], 4, 1, 1, ["difficulty=easy", "last_round=3"]))
    found = results(arena, played(arena), "")
    assert found["pairs"] == found["mirrors"] == found["ratings"] == []
    (row,) = found["alone"]
    assert (row["a"], row["games"]) == ("random", 4)


def test_results_are_put_together_deal_by_deal_without_the_mirrors():
    arena = arena_of()
    arena.scores[0].deals = [(2.0, 2), (1.0, 2)]
    arena.scores[1].deals = [(1.0, 2)]
    assert by_deal(arena.scores) == [{("greedy", "random"): (2.0, 2)}, {("greedy", "random"): (1.0, 2)}]
