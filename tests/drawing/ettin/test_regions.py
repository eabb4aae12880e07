"""Every region of a table of Ettin can be drawn at every moment, for everybody, in both languages."""

import random
import re

import pytest

from tests.drawing.ettin.table import DRAWING, DRAWN, games, regions, sight
from tests.drawing.reading import MENTIONED, read
from tests.drawing.suites.drawn import viewers
from tests.drawing.suites.regions import Keyed
from warcamp.drawing.art import symbols, used
from warcamp.engine.match import Match
from warcamp.engine.zones import SPECTATOR
from warcamp.games.ettin.state import HAND, ally, cards
from warcamp.games.words import LANGUAGES

COUNTS = [2, 3, 4, 5, 6, 7, 8, 16]


@pytest.mark.parametrize("players", COUNTS)
def test_every_region_is_drawn_at_every_moment(players):
    """At every moment with two players, more seldom with more."""
    chance = random.Random(players)
    names: set[str] | None = None
    every = 1 if players == 2 else max(4, players)
    drawn_at = 0
    for n, match in enumerate(games(players, players)):
        if n % every and not match.over:
            continue
        drawn_at += 1
        everybody = viewers(match.position)
        asked = [d.seat for d in match.pending]
        for viewer in {chance.choice(asked or everybody), chance.choice(everybody) if drawn_at % 3 else SPECTATOR}:
            drawn = regions(match, viewer, LANGUAGES[drawn_at % 2])
            names = names or set(drawn)
            assert set(drawn) == names
            if drawn_at % 5 == 0 or match.over:
                for name, html in drawn.items():
                    assert [root.get("id") for root in read(name, html).roots] == [name]
        if players > 8 and n > 220:
            break
    assert drawn_at > 10


class TestKeyed(Keyed):
    drawn = DRAWN
    keyed_at = ((2, 29), (3, 29), (4, 29), (8, 120))


@pytest.mark.parametrize("players", [2, 4, 7])
def test_what_a_viewer_does_not_know_is_not_named(players):
    hidden_seen = 0
    for n, match in enumerate(games(players, players + 20)):
        if n % 19:
            continue
        s = match.position.s
        for viewer in range(s.seats):
            named = set()
            for html in regions(match, viewer).values():
                for mention in MENTIONED.findall(html):
                    named.add(mention.partition("-")[2] if mention[1] == "-" else mention.partition(":")[2])
            unknown = {s.names[c] for c in range(len(s.names)) if not s.zones.known[c] >> viewer & 1}
            hidden_seen += len(unknown)
            assert not named & unknown
    assert hidden_seen


def test_partners_see_each_others_hands_and_nobody_else_does():
    match = next(m for m in games(4, 3) if sum(len(hand(m, r)) > 1 for r in range(4)) > 2)
    s = match.position.s
    for viewer in range(4):
        html = "".join(DRAWING.private(sight(match, viewer)).values())
        for r in range(4):
            partner = viewer in (s.controller[r], s.controller[ally(s, r)])
            for card in hand(match, r):
                assert (f'data-ref="card:{s.names[card]}"' in html) == partner


def hand(match: Match, r: int) -> list[int]:
    return cards(match.position.s, r, HAND)


def test_every_glyph_exists_and_names_of_players_are_text():
    for n, match in enumerate(games(4, 9)):
        if n % 25 == 0 or match.over:
            for viewer in (0, SPECTATOR):
                html = "".join(regions(match, viewer).values())
                assert used(html) <= symbols().keys()
                assert "Player &lt;0&gt;" in html and "Player <0>" not in html


def test_an_onlooker_can_look_at_every_pair_and_a_player_at_all_others():
    match = next(m for m in games(8, 1) if m.position.s.gold[0])
    seated, standing = regions(match, 0)["looks"], regions(match, SPECTATOR)["looks"]
    assert re.findall(r'id="look-(\w+)"', standing) == ["auto", "0", "1", "2", "3"]
    assert re.findall(r'id="look-(\w+)"', seated) == ["auto", "1", "2", "3"]
    for i in range(4):
        assert f'id="pair-{i}"' in regions(match, SPECTATOR)[f"pair-{i}"]


def test_the_circle_has_the_viewer_lowest_and_names_ally_and_enemy():
    match = next(m for m in games(8, 1) if m.position.s.gold[0])
    for viewer in range(8):
        ring = DRAWING.private(sight(match, viewer))["ring"]
        places = re.findall(r'class="node (\w+) [^"]*" data-style="--x:([\d.]+);--y:([\d.]+)"', ring)
        assert len(places) == 8
        assert max(places, key=lambda place: float(place[2]))[0] == "own"
        assert sorted(role for role, _, _ in places if role != "other") == ["ally", "enemy", "own"]


def test_the_end_shows_points_by_source_that_add_up():
    for players in (2, 4, 5):
        *_, match = games(players, 5)
        s = match.position.s
        for viewer in viewers(match.position):
            scores = DRAWING.scores(sight(match, viewer))
            assert sorted(score.total for score in scores) == sorted(s.scores)
            assert all(score.total == sum(points for _, points in score.parts) for score in scores)
            assert {score.name for score in scores if score.winner} and scores[0].winner
            assert "tally" in DRAWING.private(sight(match, viewer))["stage"]
