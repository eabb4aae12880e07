"""The chronicle, what is to be seen moving, the headline and how a match begins."""

from tests.drawing.immortals.table import DRAWING, DRAWN, games, sight
from tests.drawing.suites.telling import Telling
from warcamp.drawing.art import symbols
from warcamp.drawing.immortals.questions import HELPED, ICONS
from warcamp.drawing.immortals.scene import ACTION_GLYPHS, BUILDING_GLYPHS, CRESTS, GROUNDS, LOOKS, look_of
from warcamp.drawing.immortals.telling import ICONS as EVENT_ICONS
from warcamp.engine.zones import SPECTATOR
from warcamp.games.immortals.content_schema import COLOURS
from warcamp.games.immortals.told import ASKS, EVENTS


class TestTelling(Telling):
    drawn = DRAWN
    looks = LOOKS[:4]
    headings = 3
    made = frozenset(f"im-help-{kind}" for kind in HELPED)
    begun = ("im-source-", "im-do-", "im-view-", "im-limbo-")

    def test_it_is_played_by_three_to_five_with_the_rounds_of_the_rules(self) -> None:
        start = DRAWING.start
        assert list(start.counts) == [3, 4, 5]
        assert self.checked(dict(start.usual_options))["rounds"] == "rulebook"


def test_a_scoring_is_told_line_by_line():
    *_, match = games(3, 5, draft="quick")
    scored = [event for event in match.told(SPECTATOR) if event.event == "scored"]
    lines = [line for line in DRAWING.story(sight(match, 0), match.told(0)) if line.rule == EVENTS["scored"].rule]
    assert scored and len(lines) == len(scored)


def test_what_is_thrown_into_the_tower_and_what_falls_out_is_one_scene():
    """IMM-TOWER-12."""
    for seed in (5, 6):
        *_, match = games(4, seed, draft="quick")
        told = match.told(SPECTATOR)
        shown = [e for e in DRAWING.effects(sight(match, SPECTATOR), told) if e.kind == "pour"]
        into = [[look_of(e.params[0]), e.params[1]] for e in told if e.event == "thrown"]
        out = [[look_of(e.params[0]), e.params[1]] for e in told if e.event == "fell"]
        assert [pair for e in shown for pair in e.data["into"]] == into
        assert [pair for e in shown for pair in e.data["out"]] == out
        assert len(shown) == 1 + sum(e.event == "attacked" for e in told) > 1


def test_effects_are_of_the_known_kinds():
    *_, match = games(4, 5, draft="quick")
    for viewer in (0, SPECTATOR):
        kinds = {effect.kind for effect in DRAWING.effects(sight(match, viewer), match.told(viewer))}
        assert kinds == {"pour", "tell", "mark", "fly"}


def test_the_headline_says_round_and_phase():
    said = {DRAWING.headline(sight(match, 0)).replace("\N{NO-BREAK SPACE}", " ") for match in games(4, 4)}
    assert {"Draft", "Round 1 of 1 · Planning", "Round 1 of 1 · Resolution", "End of the game"} <= said


def test_every_sign_is_drawn_and_every_colour_has_a_look_of_its_own():
    for glyphs in (ICONS.values(), EVENT_ICONS.values(), ACTION_GLYPHS, BUILDING_GLYPHS, CRESTS, GROUNDS.values()):
        assert set(glyphs) <= symbols().keys()
    assert ICONS.keys() <= ASKS.keys() and set(HELPED) <= ASKS.keys()
    assert EVENT_ICONS.keys() | {"draft", "round", "phase"} == EVENTS.keys()
    assert {tab.icon for tab in DRAWING.tabs} <= symbols().keys()
    assert len(set(LOOKS)) == len(COLOURS)
