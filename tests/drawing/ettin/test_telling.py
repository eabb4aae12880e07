"""The chronicle, what is to be seen moving, the headline and how a match begins."""

from tests.drawing.ettin.table import DRAWING, DRAWN, games, sight
from tests.drawing.suites.telling import Telling
from warcamp.drawing.art import symbols
from warcamp.drawing.ettin.drawing import WORDS
from warcamp.drawing.ettin.portraits import CRESTS, LOCATION_GLYPHS, portrait
from warcamp.drawing.ettin.questions import HELPED, ICONS
from warcamp.drawing.ettin.telling import ICONS as EVENT_ICONS
from warcamp.engine.zones import SPECTATOR
from warcamp.games.ettin.content import load, tables_of
from warcamp.games.ettin.tables import FACES
from warcamp.games.ettin.told import ASKS, EVENTS


class TestTelling(Telling):
    drawn = DRAWN
    looks = (0, 1, 2, 3)
    headings = 15
    made = frozenset({f"et-word-{word}" for word in WORDS} | {f"et-help-{kind}" for kind in HELPED})
    begun = (
        "et-place-",
        "et-pile-",
        "et-points-",
        "et-difficulty-",
        "et-role-",
        "et-war-",
        "et-card-",
        "et-head-",
        "et-verdict-",
    )

    def test_it_is_played_by_two_to_twenty_four_with_the_nations_of_the_rules(self) -> None:
        start = DRAWING.start
        assert min(start.counts) == 2 and max(start.counts) == 24
        assert self.checked(dict(start.usual_options))["nations"] == "recommended"


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
    said = {DRAWING.headline(sight(match, 0)).replace("\N{NO-BREAK SPACE}", " ") for match in games(4, 4)}
    assert {"Set-up", "Age I · Skirmish", "Age II · Peacetime", "Age III · War: Battle", "Final scores"} <= said


def test_every_card_has_a_portrait_and_every_sign_is_drawn():
    t = tables_of(load())
    drawn = {portrait(t, face) for face in range(FACES)}
    assert drawn <= symbols().keys() and len(drawn) > 25
    for glyphs in (CRESTS.values(), LOCATION_GLYPHS, ICONS.values(), EVENT_ICONS.values()):
        assert set(glyphs) <= symbols().keys()
    assert ICONS.keys() <= ASKS.keys() and set(HELPED) <= ASKS.keys() and EVENT_ICONS.keys() <= EVENTS.keys()
    assert {tab.icon for tab in DRAWING.tabs} <= symbols().keys()
