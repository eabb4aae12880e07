"""The chronicle, the effects and the scores of a whole match."""

import pytest

from tests.drawing.clash_of_rage.moments import DRAWING, TABLES, sight, steps
from warcamp.drawing.art import glyphs
from warcamp.engine.zones import REFEREE, SPECTATOR
from warcamp.games.clash_of_rage.chronicle import QUIET, paragraphs
from warcamp.games.clash_of_rage.state import victory_points
from warcamp.games.words import LANGUAGES

KINDS = {"fly", "roll", "mark", "tell"}


@pytest.fixture(scope="module", params=range(len(TABLES)))
def finished(request):
    *_, match = steps(TABLES[request.param], 11, 6)
    return match


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chronicle_tells_every_round_under_its_heading(finished, language):
    seen = sight(finished.position, SPECTATOR, language)
    lines = DRAWING.story(seen, finished.told(SPECTATOR))
    headings = [line.text for line in lines if line.heading]
    assert len(headings) == finished.position.s.round - 1
    assert all(line.text.strip() and -1 <= line.side < 8 for line in lines)
    assert all(line.heading or (line.icon in glyphs() and line.rule.startswith("COR-")) for line in lines)


def test_every_event_is_told_once_or_shows_on_the_table(finished):
    told = finished.told(SPECTATOR)
    gathered = [event for runs in paragraphs(told) for run in runs for event in run]
    left = [event for event in told if event not in gathered and event.event not in QUIET]
    assert {event.event for event in left} <= {"phase", "action"}
    assert len(gathered) + len([e for e in told if e.event in QUIET]) <= len(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_moves_is_said_in_references_and_whole_words(finished, language):
    for viewer in (0, SPECTATOR, REFEREE):
        effects = DRAWING.effects(sight(finished.position, viewer, language), finished.told(viewer))
        assert {effect.kind for effect in effects} <= KINDS
        assert {"fly", "roll"} <= {effect.kind for effect in effects}
        for effect in effects:
            assert effect.text if effect.kind in ("tell", "roll") else effect.refs
            assert all(":" in ref for ref in effect.refs)
            assert set(effect.data.get("faces", [])) <= {"wound", "blank"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_scores_add_up_by_source_and_name_the_winner_first(finished, language):
    s = finished.position.s
    scores = DRAWING.scores(sight(finished.position, SPECTATOR, language))
    assert all(score.total == sum(points for _, points in score.parts) for score in scores)
    players = [score for score in scores if score.side >= 0]
    assert sorted(score.total for score in players) == sorted(victory_points(s, p) for p in range(s.seats))
    assert [score.winner for score in scores].count(True) == (s.winner >= 0)
    assert s.winner < 0 or scores[0].winner
