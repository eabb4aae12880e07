"""Looking back at a match: its moments, its file, its end, and playing on from it."""

from __future__ import annotations

import asyncio
import json
import re

import pytest

from warcamp.drawing.drawing import drawing_of
from warcamp.drawing.sight import Score
from warcamp.engine.storage import load, verify
from warcamp.engine.zones import REFEREE, SPECTATOR
from warcamp.table.store import OVER, TableRow
from warcamp.table.web.chart import Scale, apart, chart_of, round_numbers, series_of, steps
from warcamp.table.web.course import Chapter, Course, course_of
from warcamp.table.web.end import Endings
from warcamp.table.web.replay import viewer_of

from ..serving import Guest
from .finished import played

GAMES = {"ClashIsOver0": "clash_of_rage", "EttinIsOver0": "ettin"}


def course(game: str, language: str = "en") -> Course:
    drawing, match = drawing_of(game), played(game)
    return course_of(drawing, match, drawing.words(language, match.content, []), ["Ann", "Bo"])


@pytest.mark.parametrize(("table", "game"), GAMES.items())
def test_every_viewer_sees_every_part_of_the_replay_page(guest: Guest, table: str, game: str):
    length = len(played(game).entries)
    for who in ("r", "s", "0", "1"):
        page = guest.get(f"/t/{table}/replay", params={"at": length // 2, "as": who})
        assert page.status_code == 200
        assert f'max="{length}"' in page.text
        assert f'<option value="{who}" selected>' in page.text


@pytest.mark.parametrize("table", GAMES)
def test_a_moment_is_sent_as_regions_that_browsers_keep_for_good(guest: Guest, table: str):
    first = guest.get(f"/t/{table}/moments/7?as=r&lang=fr")
    assert "immutable" in first.headers["cache-control"]
    moment = first.json()
    assert {"top", "log", "seats"} <= set(moment["regions"])
    for name, region in moment["regions"].items():
        assert re.match(rf'<\w+[^>]*\sid="{name}"', region), name
    assert guest.get(f"/t/{table}/moments/7?as=r&lang=fr").content == first.content


def test_a_seat_does_not_see_in_the_replay_what_it_did_not_see_then(guest: Guest):
    length = len(played("ettin").entries)
    differ = 0
    for n in range(length // 4, length, length // 6):
        seat = guest.get(f"/t/EttinIsOver0/moments/{n}?as=0&lang=en").json()["regions"]
        referee = guest.get(f"/t/EttinIsOver0/moments/{n}?as=r&lang=en").json()["regions"]
        differ += seat != referee
    assert differ > 0


@pytest.mark.parametrize("n", ["0", "-1", "99999", "x"])
def test_a_moment_that_is_not_there_is_refused(guest: Guest, n: str):
    assert guest.get(f"/t/ClashIsOver0/moments/{n}").status_code in (404, 422)


def test_a_link_to_a_moment_beyond_the_match_shows_its_end(guest: Guest):
    length = len(played("clash_of_rage").entries)
    assert f'data-at="{length}"' in guest.get("/t/ClashIsOver0/replay?at=99999").text
    assert 'data-at="1"' in guest.get("/t/ClashIsOver0/replay?at=-3").text


def test_the_language_can_be_changed_at_any_moment_of_the_replay(guest: Guest):
    page = guest.get("/t/ClashIsOver0/replay?at=9&as=0").text
    assert 'href="?at=9&amp;as=0&amp;lang=fr"' in page


@pytest.mark.parametrize(("table", "game"), GAMES.items())
def test_the_match_file_can_be_loaded_and_verified(guest: Guest, table: str, game: str):
    answer = guest.get(f"/t/{table}/file")
    assert answer.headers["content-disposition"].startswith("attachment")
    engine = drawing_of(game).game
    assert load(answer.text, engine).digest() == played(game).digest()
    assert verify(answer.text, engine) > 0


def test_a_match_in_play_has_neither_replay_nor_file(guest: Guest):
    guest.get("/")
    table = guest.post("/play/clash_of_rage").headers["location"]
    for part in ("replay", "moments/1", "file"):
        assert guest.get(f"{table}/{part}").status_code == 409
    assert guest.post(f"{table}/fork", data={"at": "1"}).status_code == 409


def test_a_table_without_spectators_is_looked_back_at_by_its_players_alone(guest: Guest):
    for part in ("replay", "moments/1", "file"):
        assert guest.get(f"/t/ClosedTable0/{part}").status_code == 403
    assert guest.post("/t/ClosedTable0/fork", data={"at": "1"}).status_code == 403


@pytest.mark.parametrize("table", GAMES)
def test_one_can_play_on_from_a_moment_against_bots(ann: Guest, table: str):
    answer = ann.post(f"/t/{table}/fork", data={"at": "12", "seat": "1"})
    assert answer.status_code == 303
    new = ann.get("/api/tables/" + answer.headers["location"].removeprefix("/t/")).json()
    assert [seat["kind"] for seat in new["seats"]] == ["bot", "person"]
    assert new["seats"][1]["yours"]
    assert ann.get(answer.headers["location"]).status_code == 200


def test_playing_on_from_the_end_begins_at_the_last_decision(ann: Guest):
    answer = ann.post("/t/ClashIsOver0/fork", data={"at": "99999", "seat": "77"})
    assert answer.status_code == 303


@pytest.mark.parametrize(
    ("word", "viewer"), [("s", SPECTATOR), ("r", REFEREE), ("1", 1), ("2", REFEREE), ("-1", REFEREE)]
)
def test_one_looks_as_a_seat_a_spectator_or_the_referee(word: str, viewer: int):
    assert viewer_of(word, 2) == viewer


# -- the course of a match and its end
@pytest.mark.parametrize("game", GAMES.values())
def test_a_course_has_chapters_in_order_and_ends_with_the_final_scores(game: str):
    found = course(game)
    starts = [chapter.n for chapter in found.chapters]
    assert starts == sorted(starts) and len(starts) > 1
    assert found.length == len(played(game).entries)
    assert found.open_until == found.length - 1
    assert found.standings[-1][0] == found.length
    assert any(score.winner for score in found.scores)


@pytest.mark.parametrize("game", GAMES.values())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_end_tells_winners_points_and_that_chance_was_fair(game: str, language: str):
    drawing, match = drawing_of(game), played(game)
    row = TableRow("x", game, match.header.options, [], match.key, OVER, 1, {"after": "Next"}, 0.0, 0.0)
    words = drawing.words(language, match.content, [])
    html = asyncio.run(Endings().region(row, drawing, match, words, ["Ann", "Bo"]))
    outcomes = verify_count(game)
    assert html.startswith('<section id="end"')
    assert str(outcomes) in html
    assert 'href="/t/Next"' in html
    assert html.count('<path class="ln"') == 2
    for score in course(game, language).scores:
        assert f'<td class="tot">{score.total}' in html


def test_the_end_tells_points_by_source_and_round_by_round_where_they_are_scored_so():
    """IMM-SCORE-07, IMM-BLD-02: the sources add up, and every round has a line."""
    drawing, match = drawing_of("immortals"), played("immortals")
    words = drawing.words("en", match.content, [])
    row = TableRow("x", "immortals", match.header.options, [], match.key, OVER, 1, {}, 0.0, 0.0)
    html = asyncio.run(Endings().region(row, drawing, match, words, ["Ann", "Bo", "Cy"]))
    scores = course_of(drawing, match, words, ["Ann", "Bo", "Cy"]).scores
    assert html.count("<li>Round 1") == 3 and '<details class="told">' in html
    for score in scores:
        assert sum(points for _, points in score.parts) == score.total
        assert all(f'<th scope="col">{source}</th>' in html for source, _ in score.parts)


def verify_count(game: str) -> int:
    return sum(len(entry.outcomes) for entry in played(game).entries)


def test_points_that_come_at_once_are_drawn_as_steps():
    assert steps([(0, 9), (5, 9), (7, 4)]) == "M0 9H5H7V4"
    assert steps([]) == ""


def test_labels_never_lie_over_each_other():
    places = apart([100.0, 101.0, 99.0, 20.0, 250.0], 280)
    gaps = [b - a for a, b in zip(sorted(places), sorted(places)[1:], strict=False)]
    assert min(gaps) >= 22
    assert places[3] == 20.0


@pytest.mark.parametrize(("low", "high"), [(0, 1), (0, 4), (0, 72), (-3, 9), (0, 4321)])
def test_the_lines_across_are_few_and_round(low: int, high: int):
    numbers = round_numbers(low, high)
    assert 2 <= len(numbers) <= 6
    assert all(low <= number <= high for number in numbers)
    assert 0 in numbers


def test_a_side_keeps_its_line_when_its_look_changes_and_two_of_one_name_stay_apart():
    late = [Score("Ann", 0, 3), Score("Bot", 1, 2), Score("Bot", 2, 1)]
    early = [Score("Ann", 5, 1), Score("Bot", 1, 0), Score("Bot", 2, 0)]
    found = series_of(Course(9, [], [(1, early), (9, late)], 8))
    assert found == {("Ann", 0): [(1, 1), (9, 3)], ("Bot", 1): [(1, 0), (9, 2)], ("Bot", 2): [(1, 0), (9, 1)]}


def test_a_chart_holds_as_many_sides_as_there_are_and_chapters_as_fit():
    scores = [Score(f"Side {n}", n % 8, n) for n in range(24)]
    chapters = [Chapter(n, f"Round {n}") for n in range(1, 100)]
    chart = chart_of(Course(100, chapters, [(1, scores), (100, scores)], 99))
    assert len(chart.lines) == 24
    assert len(chart.ticks) < 8
    assert all(0 < line.label < chart.height for line in chart.lines)


def test_a_match_of_one_moment_has_a_scale():
    assert Scale(1, 0, 1, 280).x(1) == 36


def test_the_script_gets_plain_json(guest: Guest):
    assert json.loads(guest.get("/t/ClashIsOver0/moments/2").text)["n"] == 2
