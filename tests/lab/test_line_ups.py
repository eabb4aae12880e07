"""Everything goes round."""

from collections import Counter
from math import gcd

import pytest

from warcamp.games.registry import game_of
from warcamp.lab.line_ups import line_up, shared_out
from warcamp.lab.stakes import STAKES, stakes_of

CLANS = list(stakes_of("clash_of_rage").factions)
NATIONS = list(stakes_of("ettin").factions)


@pytest.mark.parametrize(
    ("factions", "players"),
    [*((CLANS, n) for n in range(1, 5)), *((NATIONS, n) for n in range(2, 9))],
    ids=lambda value: str(value) if isinstance(value, int) else value[0],
)
def test_in_each_round_every_faction_plays_every_seat_equally_often(factions, players):
    length = len(factions) // gcd(len(factions), players) * players
    for start in (0, length, 5 * length):
        seen: Counter[tuple[str, int]] = Counter()
        for n in range(start, start + length):
            row = line_up(factions, players, n, seed=1)
            assert len(set(row)) == players
            seen.update((faction, seat) for seat, faction in enumerate(row))
        assert set(seen) == {(faction, seat) for faction in factions for seat in range(players)}
        assert len(set(seen.values())) == 1


def test_rounds_and_seeds_differ_in_who_meets_whom():
    rows = [tuple(sorted(line_up(NATIONS, 4, n, seed))) for seed in range(3) for n in range(0, 80, 4)]
    assert len(set(rows)) > 15


def test_with_more_players_than_factions_chance_deals_them():
    assert line_up(NATIONS, 9, 3, 1) == []


@pytest.mark.parametrize("teams", range(2, 13))
def test_on_each_deal_two_bots_have_every_team_equally_often(teams):
    ways = shared_out(teams)
    for team in range(teams):
        assert sum(way[team] for way in ways) * 2 == len(ways)
    assert len({tuple(way) for way in ways}) == len(ways)
    assert all(abs(2 * sum(way) - teams) <= 1 for way in ways)


def test_two_teams_change_sides_and_four_are_shared_in_all_six_ways():
    assert shared_out(2) == [[0, 1], [1, 0]]
    assert len(shared_out(4)) == 6
    assert shared_out(1) == [[0]]


PLAYERS = {"clash_of_rage": range(1, 5), "ettin": range(2, 9), "immortals": range(3, 6)}


@pytest.mark.parametrize("game", sorted(STAKES))
def test_every_line_up_makes_a_table_and_every_seat_has_a_team(game):
    rules, stakes = game_of(game), stakes_of(game)
    content = rules.content()
    if stakes.factions:  # else chance deals them
        assert set(stakes.factions) <= set(getattr(content, f"{stakes.domain}s"))
    for players in PLAYERS[game]:
        for n in range(20):
            options = stakes.options(players, line_up(stakes.factions, players, n, 0))
            s = rules.table(rules.options(options), content)
            assert rules.seats(s) == players
        seats = [seat for team in stakes.teams(players) for seat in team]
        assert seats == list(range(players))


def test_allies_of_ettin_are_one_team_and_an_odd_player_is_one_alone():
    teams = stakes_of("ettin").teams
    assert teams(4) == [[0, 1], [2, 3]]
    assert teams(2) == [[0], [1]]
    assert teams(5) == [[0], [1, 2], [3, 4]]
