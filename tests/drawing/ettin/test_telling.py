"""The chronicle, what is to be seen moving, the headline and how a match begins."""

import pytest

from tests.drawing.ettin.table import DRAWING, games, sight, viewers, words
from warcamp.drawing.art import symbols
from warcamp.drawing.ettin.drawing import WORDS
from warcamp.drawing.ettin.portraits import CRESTS, LOCATION_GLYPHS, portrait
from warcamp.drawing.ettin.questions import HELPED, ICONS
from warcamp.drawing.ettin.telling import ICONS as EVENT_ICONS
from warcamp.engine.game import Message
from warcamp.engine.zones import SPECTATOR
from warcamp.games.ettin.content import load, tables_of
from warcamp.games.ettin.options import checked
from warcamp.games.ettin.tables import FACES
from warcamp.games.ettin.told import ASKS, EVENTS
from warcamp.games.words import LANGUAGES, ids

CATALOGUES = {language: ids(DRAWING.text / f"{language}.ftl") for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chronicle_tells_a_whole_game_to_everybody(language):
    *_, match = games(4, 5)
    for viewer in viewers(match.position):
        look = sight(match, viewer, language)
        lines = DRAWING.story(look, match.told(viewer))
        assert all(line.text and line.rule for line in lines)
        assert sum(line.heading for line in lines) > 15
        assert {line.side for line in lines} == {-1, 0, 1, 2, 3}
        assert {line.icon for line in lines} <= symbols().keys() | {""}
        assert lines[-1].icon == "crown"


def test_effects_are_of_the_known_kinds_and_the_die_falls_as_it_was_rolled():
    kinds: set[str] = set()
    for seed in (5, 6):
        *_, match = games(4, seed)
        for viewer in (0, SPECTATOR):
            told = match.told(viewer)
            for effect in DRAWING.effects(sight(match, viewer), told):
                kinds.add(effect.kind)
                if effect.kind == "roll":
                    assert len(effect.data["faces"]) == 1
            rolled = [str(event.params[3]) for event in told if event.event == "adventured"]
            drawn = [e.data["faces"][0] for e in DRAWING.effects(sight(match, viewer), told) if e.kind == "roll"]
            assert drawn == rolled
    assert kinds == {"roll", "tell", "mark"}


def test_the_headline_says_age_and_phase():
    said = {DRAWING.headline(sight(match, 0)) for match in games(4, 4)}
    assert {"Set-up", "Age I · Skirmish", "Age II · Peacetime", "Age III · War: Battle", "Final scores"} <= said


def test_every_way_to_begin_can_be_said_and_played():
    start = DRAWING.start
    assert start.usual in start.counts and min(start.counts) == 2 and max(start.counts) == 24
    assert checked(dict(start.usual_options))["nations"] == "recommended"
    for setting in start.settings:
        for value, text in setting.values:
            assert checked({"players": 4, setting.name: value})
            for language in LANGUAGES:
                assert words(language).say(Message(setting.text)) and words(language).say(Message(text))


def test_every_card_has_a_portrait_and_every_sign_is_drawn():
    t = tables_of(load())
    drawn = {portrait(t, face) for face in range(FACES)}
    assert drawn <= symbols().keys() and len(drawn) > 25
    for glyphs in (CRESTS.values(), LOCATION_GLYPHS, ICONS.values(), EVENT_ICONS.values()):
        assert set(glyphs) <= symbols().keys()
    assert ICONS.keys() <= ASKS.keys() and set(HELPED) <= ASKS.keys() and EVENT_ICONS.keys() <= EVENTS.keys()
    assert {tab.icon for tab in DRAWING.tabs} <= symbols().keys()


def test_both_catalogues_have_the_same_messages_with_the_same_variables():
    assert CATALOGUES["en"] == CATALOGUES["fr"]


def test_no_message_is_left_over_and_none_is_of_the_game():
    sources = "".join(path.read_text(encoding="utf-8") for path in (DRAWING.text.parent).glob("*.py"))
    made = {f"et-word-{word}" for word in WORDS} | {f"et-help-{kind}" for kind in HELPED}
    parts = ("et-place-", "et-pile-", "et-points-", "et-difficulty-", "et-role-", "et-war-", "et-card-", "et-head-")
    for id in CATALOGUES["en"]:
        known = id in made or id.startswith((*parts, "et-verdict-"))
        assert known or f'"{id}"' in sources, id
    assert not CATALOGUES["en"].keys() & ids(DRAWING.text.parents[2] / "games" / "ettin" / "text" / "en.ftl").keys()
