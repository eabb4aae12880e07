"""Every region of a table of Immortals can be drawn at every moment, for everybody, in both languages."""

import random
import re
from html import unescape
from typing import Any, ClassVar

import pytest

from tests.drawing.immortals.table import DRAWING, DRAWN, games, regions, sight
from tests.drawing.reading import MENTIONED, read
from tests.drawing.suites.drawn import viewers
from tests.drawing.suites.regions import Keyed
from warcamp.drawing.art import symbols, used
from warcamp.drawing.immortals.plan import plan_of
from warcamp.drawing.immortals.scene import LOOKS
from warcamp.drawing.immortals.spots import YIELDS, covered, is_inside, moved, name_boxes, yield_spots
from warcamp.engine.match import Match
from warcamp.engine.zones import SPECTATOR
from warcamp.games.immortals.game import IMMORTALS
from warcamp.games.immortals.layout import HAND
from warcamp.games.immortals.names import card_name
from warcamp.games.immortals.state import NONE, PLANNING, RESOLUTION, twin, zone
from warcamp.games.immortals.tables import CONFLICT_CARD, JOKER_CARD, REGIONS, SIDES
from warcamp.games.words import LANGUAGES

SIDE = re.compile(r'<button [^>]*data-ref="side:(\w+)" data-marks="side:(\w+)"')


@pytest.mark.parametrize(
    ("players", "options"), [(3, {}), (4, {"tribes": "chosen", "draft": "quick"}), (5, {"draft": "quick"})]
)
def test_every_region_is_drawn_at_every_moment(players, options):
    chance = random.Random(players)
    names: set[str] | None = None
    for n, match in enumerate(games(players, players, **options)):
        if n % 3 and not match.over:
            continue
        everybody = viewers(match.position)
        asked = [d.seat for d in match.pending]
        for viewer in {chance.choice(asked or everybody), chance.choice(everybody)}:
            drawn = regions(match, viewer, LANGUAGES[n % 2])
            names = names or set(drawn)
            assert set(drawn) == names
            if n % 9 == 0 or match.over:
                for name, html in drawn.items():
                    assert [root.get("id") for root in read(name, html).roots] == [name]


class TestKeyed(Keyed):
    drawn = DRAWN
    keyed_at = ((4, 23),)
    keyed_options: ClassVar[dict[str, Any]] = {"draft": "quick"}


def test_both_realms_are_drawn_from_the_polygons_of_the_content():
    """IMM-GEN-02."""
    plan = plan_of(IMMORTALS.content(), "en")
    match = next(games(3, 1))
    drawn = regions(match, 0)
    for realm in (0, 1):
        for shape in plan.shapes:
            assert f'class="im-g im-{shape.terrain}" points="{shape.points}"' in drawn[f"land-{realm}"]
            assert f'data-style="{shape.spot}"' in drawn[f"sides-{realm}"]


def test_names_that_stay_english_are_explained_in_french():
    """On the map and on the cards of the hand; in English there is nothing to explain."""
    content = IMMORTALS.content().regions
    match = next(match for match in games(3, 1) if match.position.s.phase == PLANNING)
    s = match.position.s
    meant = [content[region].french for region in s.t.regions]
    held = [card for card in s.zones.cards[zone(0, HAND)] if card < JOKER_CARD]
    for language in LANGUAGES:
        drawn = regions(match, 0, language)
        on_map, on_cards = (hints(drawn[name]) for name in ("sides-1", "hand"))
        assert on_map == (meant if language == "fr" else [])
        assert sorted(on_cards) == sorted([meant[region_of(card)] for card in held] if language == "fr" else [])


def hints(drawn: str) -> list[str]:
    return [unescape(hint) for hint in re.findall(r' title="([^"]+)"', drawn)]


def region_of(card: int) -> int:
    return (card - CONFLICT_CARD if card >= CONFLICT_CARD else card) % REGIONS


def test_every_side_is_linked_with_its_twin():
    match = next(games(3, 1))
    drawn = regions(match, 0)
    found = dict(SIDE.findall(drawn["sides-0"] + drawn["sides-1"]))
    sides = match.position.s.t.sides
    assert found == {sides[side]: sides[twin(side)] for side in range(SIDES)}


def test_cubes_and_buildings_are_drawn_where_they_stand():
    """By colour and shape with their number; a Portal of the dark realm shows the other way (IMM-GEN-07)."""
    *_, match = games(4, 3, draft="quick")
    s = match.position.s
    s.portals |= 1 << 3 | 1 << 30
    drawn = regions(match, SPECTATOR)
    pieces = drawn["pieces-0"] + drawn["pieces-1"]
    for side in range(SIDES):
        part = pieces.partition(f'id="pc-{side}"')[2].partition('id="pc-')[0]
        if s.owner[side] == NONE:
            assert "im-c " not in part
        else:
            assert f'class="im-c p{LOOKS[s.owner[side]]}"' in part and f">{s.cubes[side]}</text>" in part
        assert ("im-portal" in part) == bool(s.portals >> side & 1)
        assert ("scale(-1 1)" in part) == (bool(s.portals >> side & 1) and side >= 25)


def test_what_a_viewer_does_not_know_is_not_named():
    """Hands, drafts and face-down slots of others (IMM-PLAN-12)."""
    hidden_seen = 0
    for n, match in enumerate(games(4, 24)):
        if n % 13:
            continue
        s = match.position.s
        for viewer in range(s.seats):
            named = set()
            for html in DRAWING.private(sight(match, viewer)).values():
                for mention in MENTIONED.findall(html):
                    named.add(mention.partition("-")[2] or mention.partition(":")[2])
            unknown = {s.names[c] for c in range(85) if not s.zones.known[c] >> viewer & 1} - set(s.t.sides)
            unknown |= {f"c-{s.names[c]}" for c in range(85) if not s.zones.known[c] >> viewer & 1}
            hidden_seen += len(unknown)
            assert not named & unknown
    assert hidden_seen


def planning(seed: int, steps: int) -> Match:
    return next(m for m in games(3, seed, draft="quick") if m.position.s.phase == PLANNING and planned_by_all(m, steps))


def planned_by_all(match: Match, steps: int) -> bool:
    planned: int = sum(card != NONE for plan in match.position.s.plan for card in plan)
    return planned >= steps


def test_a_plan_is_drawn_for_its_player_alone():
    match = planning(2, 6)
    s = match.position.s
    p = max(range(3), key=lambda p: sum(card != NONE for card in s.plan[p]))
    card = next(card for card in s.plan[p] if card != NONE)
    own = DRAWING.private(sight(match, p))["boards"]
    assert f'data-k="c-{s.names[card]}"' in own and card_name(s, card)
    for other in range(3):
        if other != p:
            assert DRAWING.private(sight(match, other))["boards"].count('data-k="c-') == sum(
                c != NONE for c in s.plan[other]
            )


def test_points_by_source_add_up_at_every_moment_and_are_told_round_by_round():
    """IMM-SCORE-07, IMM-SCORE-09, IMM-BLD-02: what was built counts at once, the items of every Scoring after it."""
    built = 0
    for n, match in enumerate(games(3, 6, draft="quick", rounds=2)):
        s = match.position.s
        if n % 20 and not match.over:
            continue
        scores = DRAWING.scores(sight(match, SPECTATOR))
        assert [score.total for score in scores] == sorted(s.vp, reverse=True)
        for score in scores:
            assert score.total == sum(points for _, points in score.parts)
            assert [line.startswith(f"Round {k}") for k, line in enumerate(score.lines, 1)] == [True] * s.round
            built += dict(score.parts)["Building, at once"]
    assert built and [score.winner for score in scores] == [True, *[False] * 2]
    french = DRAWING.scores(sight(match, SPECTATOR, "fr"))
    assert "Tour 1, " in french[0].lines[0] and dict(french[0].parts)["Constructions"] >= 0


def test_between_equals_the_cubes_on_the_board_are_told():
    """IMM-END-03."""
    *_, match = games(3, 6, draft="quick")
    s = match.position.s
    assert not any(
        "on the board" in score.note for score in DRAWING.scores(sight(match, 0)) if s.vp.count(score.total) == 1
    )
    s.vp = [7, 7, 3]
    notes = [score.note for score in DRAWING.scores(sight(match, 0))]
    assert ["on the board" in note for note in notes] == [True, True, False]


def test_yields_stand_in_their_region_and_under_no_name():
    content = IMMORTALS.content()
    plan = plan_of(content, "en")
    names = tuple([content.regions[shape.id].name.en for shape in plan.shapes])
    words = [box for shape, name in zip(plan.shapes, names, strict=True) for box in name_boxes(shape, name)]
    for shape, (x, y) in zip(plan.shapes, yield_spots(plan.shapes, names), strict=True):
        assert is_inside(shape.polygon, x, y), shape.id
        assert sum(covered(moved(YIELDS, x, y), box) for box in words) < 200, shape.id


def test_while_a_card_lies_revealed_only_its_own_battle_is_shown():
    battles: set[bool] = set()
    for match in games(4, 5, draft="quick"):
        s = match.position.s
        if s.phase == RESOLUTION and s.card != NONE:
            told = [event.event for event in match.told(SPECTATOR)]
            last = len(told) - 1 - told[::-1].index("revealed")
            shown = 'class="bt ' in DRAWING.public(sight(match, SPECTATOR))["stage"]
            assert shown == ("attacked" in told[last:])
            battles.add("attacked" in told[:last])
    assert True in battles


def test_plans_can_be_gone_through_once_they_are_revealed():
    """Each revealed card has its number in the order of play and a text, and marks what it was about."""
    *_, match = games(3, 8, draft="quick")
    revealed = [event for event in match.told(SPECTATOR) if event.event == "revealed"]
    drawn = regions(match, SPECTATOR)["plans"]
    assert revealed and drawn.count('data-of="') == len(revealed)
    assert drawn.count("data-tour=") == 3 and 'data-marks="side:' in drawn
    early = next(m for m in games(3, 8, draft="quick") if m.position.s.phase == PLANNING)
    assert "data-tour" not in regions(early, 0)["plans"]


def test_face_down_cards_are_told_by_number_and_place_only():
    match = next(
        m for m in games(4, 5, draft="quick") if m.position.s.phase == RESOLUTION and any(m.position.s.covered)
    )
    s = match.position.s
    drawn = DRAWING.public(sight(match, SPECTATOR))
    assert drawn["players"].count('<i class="y">') == sum(mask.bit_count() for mask in s.covered)
    assert drawn["plans"].count('class="in bk"') == sum(mask.bit_count() for mask in s.covered)


def test_every_glyph_exists_and_names_of_players_are_text():
    for n, match in enumerate(games(4, 9, draft="quick")):
        if n % 25 == 0 or match.over:
            for viewer in (0, SPECTATOR):
                html = "".join(regions(match, viewer).values())
                assert used(html) <= symbols().keys()
                assert "Player &lt;0&gt;" in html and "Player <0>" not in html
    assert used(DRAWING.cover()) <= symbols().keys()
