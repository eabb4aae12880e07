"""The chronicle, what is to be seen moving, the headline and how a match begins."""

import pytest

from tests.drawing.immortals.table import DRAWING, games, sight, viewers, words
from warcamp.drawing.art import symbols
from warcamp.drawing.immortals.questions import HELPED, ICONS
from warcamp.drawing.immortals.scene import ACTION_GLYPHS, BUILDING_GLYPHS, CRESTS, GROUNDS, LOOKS, look_of
from warcamp.drawing.immortals.telling import ICONS as EVENT_ICONS
from warcamp.engine.game import Message
from warcamp.engine.zones import SPECTATOR
from warcamp.games.immortals.content_schema import COLOURS
from warcamp.games.immortals.options import checked
from warcamp.games.immortals.told import ASKS, EVENTS
from warcamp.games.words import LANGUAGES, ids

CATALOGUES = {language: ids(DRAWING.text / f"{language}.ftl") for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chronicle_tells_a_whole_game_to_everybody(language):
    *_, match = games(4, 5)
    for viewer in viewers(match.position):
        look = sight(match, viewer, language)
        lines = DRAWING.story(look, match.told(viewer))
        assert all(line.text and line.rule for line in lines)
        assert sum(line.heading for line in lines) > 3
        assert {line.side for line in lines} == {-1, *LOOKS[:4]}
        assert {line.icon for line in lines} <= symbols().keys() | {""}
        assert lines[-1].icon == "crown"


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
    said = {DRAWING.headline(sight(match, 0)) for match in games(4, 4)}
    assert {"Draft", "Round 1 of 1 · Planning", "Round 1 of 1 · Resolution", "End of the game"} <= said


def test_every_way_to_begin_can_be_said_and_played():
    start = DRAWING.start
    assert start.usual in start.counts and list(start.counts) == [3, 4, 5]
    assert checked(dict(start.usual_options))["rounds"] == "rulebook"
    for setting in start.settings:
        for value, text in setting.values:
            assert checked({"players": 4, setting.name: value})
            for language in LANGUAGES:
                assert words(language).say(Message(setting.text)) and words(language).say(Message(text))


def test_every_sign_is_drawn_and_every_colour_has_a_look_of_its_own():
    for glyphs in (ICONS.values(), EVENT_ICONS.values(), ACTION_GLYPHS, BUILDING_GLYPHS, CRESTS, GROUNDS.values()):
        assert set(glyphs) <= symbols().keys()
    assert ICONS.keys() <= ASKS.keys() and set(HELPED) <= ASKS.keys()
    assert EVENT_ICONS.keys() | {"draft", "round", "phase"} == EVENTS.keys()
    assert {tab.icon for tab in DRAWING.tabs} <= symbols().keys()
    assert len(set(LOOKS)) == len(COLOURS)


def test_both_catalogues_have_the_same_messages_with_the_same_variables():
    assert CATALOGUES["en"] == CATALOGUES["fr"]


def test_no_message_is_left_over_and_none_is_of_the_game():
    folder = DRAWING.text.parent
    paths = [*folder.glob("*.py"), *DRAWING.templates.glob("*.html")]
    sources = "".join(path.read_text(encoding="utf-8") for path in paths)
    made = {f"im-help-{kind}" for kind in HELPED}
    for id in CATALOGUES["en"]:
        known = id in made or id.startswith(("im-item-", "im-do-", "im-view-", "im-limbo-"))
        assert known or f'"{id}"' in sources or f"'{id}'" in sources, id
    assert not CATALOGUES["en"].keys() & ids(folder.parents[1] / "games" / "immortals" / "text" / "en.ftl").keys()
