"""What is drawn of Ettin fits the terminal, needs no colour, and tells nobody what he may not know."""

import functools
import io
import re

import pytest
from rich.cells import cell_len

from tests.cli.moments import COLOURS, copy_of, moments_of, words_of
from tests.cli.moments import drawn as all_drawn
from tests.cli.player import ETTIN, settings_of
from warcamp.cli.ettin.face import scene_of
from warcamp.cli.ettin.story import story
from warcamp.cli.face import Shot
from warcamp.cli.look import Look
from warcamp.cli.terminal import console_for
from warcamp.engine.match import Match
from warcamp.engine.source import Fast
from warcamp.engine.state import Told
from warcamp.engine.view import determinise
from warcamp.engine.zones import REFEREE, SPECTATOR
from warcamp.games.ettin.standing import points
from warcamp.games.ettin.state import ally, enemy

ENGLISH = words_of(ETTIN, "en")
drawn = functools.partial(all_drawn, ETTIN)


@functools.lru_cache
def moments(count: int, players: int, seed: str = "drawing", accelerated: bool = False) -> list[Match]:
    """A match at several moments."""
    nations = "choose" if players < 6 else "random"
    given = {"players": players, "seed": seed, "nations": nations, "accelerated": accelerated}
    return moments_of(settings_of(ETTIN, **given).begin(ETTIN), count)


@pytest.mark.parametrize("players", [2, 4, 5])
@pytest.mark.parametrize(("columns", "language"), [(80, "fr"), (120, "en")])
def test_no_line_is_wider_than_the_terminal(players, columns, language):
    for match in moments(9, players):
        for line in drawn(match, 0, language, columns).splitlines():
            assert cell_len(line) <= columns, line


def test_a_table_of_three_boxes_fits_eighty_columns():
    match = moments(700, 24)[-2]
    for viewer in (3, REFEREE):
        text = drawn(match, viewer, "fr", 80)
        assert max(cell_len(line) for line in text.splitlines()) <= 80
    assert "boîte 3" in text


def test_plain_characters_are_enough_in_english():
    for match in moments(9, 4):
        text = drawn(match, 0, "en", 80, ascii=True)
        assert text.isascii(), sorted({c for c in text if not c.isascii()})


def test_colours_change_nothing_but_colours():
    match = moments(9, 4)[-2]
    plain = drawn(match, 0, "en", 120)
    coloured = drawn(match, 0, "en", 120, colour=True)
    assert "\x1b[" not in plain
    assert coloured != plain
    assert COLOURS.sub("", coloured) == plain


@pytest.mark.parametrize(("players", "accelerated"), [(2, False), (4, False), (5, False), (4, True)])
def test_nothing_drawn_depends_on_what_the_viewer_may_not_know(players, accelerated):
    told_apart = 0
    for match in moments(20, players, accelerated=accelerated)[:-1]:
        for viewer in (0, SPECTATOR):
            twin = copy_of(match)
            twin.position = determinise(match.position, viewer, Fast(viewer + players))
            if [d.seat for d in twin.pending] == [d.seat for d in match.pending]:
                assert drawn(twin, viewer, "en", 80) == drawn(match, viewer, "en", 80)
                told_apart += twin.position.s.zones.show(REFEREE) != match.position.s.zones.show(REFEREE)
    assert told_apart, "no twin differed in anything hidden: the test would see no leak"


def deploying(players: int = 4) -> Match:
    return next(m for m in moments(25, players) if m.pending and m.pending[0].kind == "deploy" and m.position.s.age > 1)


def test_hands_are_drawn_for_their_owner_and_his_ally_alone():
    match = deploying()
    s = match.position.s
    r = next(r for r in range(4) if s.zones.show(REFEREE)[f"hand {r}"])
    cards = [card for card in s.zones.show(REFEREE)[f"hand {r}"] if s.zones.known[card].bit_count() < 4]
    names = {ENGLISH.name_of("card", s.t.design[card % 257], "en") for card in cards}
    assert names

    def hands(viewer: int) -> str:
        out = io.StringIO()
        shot = Shot(s, viewer, ENGLISH, Look(120))
        for part in ETTIN.part(shot, "hand"):
            console_for(out, 120, False, False).print(part)
        return out.getvalue()

    assert all(name in hands(s.controller[r]) for name in names)
    assert all(name in hands(s.controller[ally(s, r)]) for name in names)
    assert not any(ENGLISH.name_of("nation", s.t.nations[s.nation[r]], "en") in hands(SPECTATOR) for _ in names)


def test_what_lies_face_down_is_counted_and_not_named():
    match = next(m for m in moments(25, 2) if m.pending and m.position.s.phase == 3 and m.position.s.age == 1)
    s = match.position.s
    shot = Shot(s, SPECTATOR, ENGLISH, Look(120))
    scene = scene_of(shot)
    hidden = sum(scene.face_down(r, place) for r in range(2) for place in range(4))
    text = drawn(match, SPECTATOR, "en", 120)
    assert bool(hidden) == ("face down" in text)


def test_the_points_of_a_realm_are_those_of_the_final_scores_once_all_cards_are_known():
    for players in (2, 4, 5):
        match = moments(9, players)[-1]
        scene = scene_of(Shot(match.position.s, REFEREE, ENGLISH, Look()))
        assert [points(scene, r).total for r in range(scene.s.realms)] == list(scene.s.scores)  # ETT-END-01


def test_the_end_shows_every_source_of_points_and_the_winners():
    match = moments(9, 4)[-1]
    text = drawn(match, REFEREE, "en", 80)
    for word in ("Tokens", "Camp", "Defenses", "Retired", "Bonus", "Gold/2", "Total", "Alliance", "★"):
        assert word in text
    for score in match.position.s.scores:
        assert re.search(rf"\b{score}\b", text)


def test_the_chance_of_an_adventure_stands_beside_the_attempt():
    found = []
    for match in moments(2, 4, "quest"):
        for d in match.pending:
            if d.kind == "attempt":
                shot = Shot(match.position.s, d.seat, ENGLISH, Look())
                (yes, no) = ETTIN.choices(shot, d)
                assert (yes.number, no.number) == (1, 0)
                found.append(yes.note)
    assert found
    assert all(re.fullmatch(r"\d+ % to succeed", note) for note in found)


def test_placing_a_unit_tells_the_score_before_and_after():
    match = next(m for m in moments(9, 4) if m.pending and m.pending[0].kind == "place")
    d = match.pending[0]
    s = match.position.s
    card = next(e.option for e in reversed(match.entries) if e.action and e.action.ask == "deploy")
    shot = Shot(s, d.seat, ENGLISH, Look(), d.seat)
    notes = [c.note for c in ETTIN.choices(shot, d) if c.option < 4]
    gains = [re.match(r"(\d+) → (\d+) against", note) for note in notes]
    assert all(gain and int(gain[2]) - int(gain[1]) == s.t.strength[card % 257] for gain in gains)
    others = Shot(s, SPECTATOR, ENGLISH, Look(), d.seat)
    assert [c.note for c in ETTIN.choices(others, d)] == [""] * len(d.options)


def test_at_a_large_table_only_what_is_near_is_told():
    match = moments(700, 24)[-2]
    s = match.position.s
    scene = scene_of(Shot(s, 3, ENGLISH, Look()))
    mine = scene.realm
    far = next(r for r in range(s.realms) if r not in (mine, ally(s, mine), enemy(s, mine)))
    assert story(scene, [Told("gained", (far, 3), 0)]) == []
    assert len(story(scene, [Told("gained", (enemy(s, mine), 3), 0)])) == 1
