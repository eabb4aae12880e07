"""Tables as files."""

import re

import pytest

from warcamp.drawing.art import symbols, used
from warcamp.drawing.drawing import DRAWINGS, drawing_of
from warcamp.drawing.still import Picture, main, played, sight_of, still
from warcamp.engine.zones import SPECTATOR
from warcamp.games.words import LANGUAGES


@pytest.fixture(scope="module", params=sorted(DRAWINGS))
def table(request):
    drawing = drawing_of(request.param)
    options = {**drawing.start.usual_options, "players": drawing.start.usual}
    return drawing, played(drawing, options, 30, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_still_is_a_whole_page_without_a_server(table, language) -> None:
    drawing, match = table
    names = [f"Name {seat}" for seat in range(drawing.game.seats(match.position.s))]
    html = still(drawing, sight_of(drawing, match, match.pending[0].seat, language, names))
    assert html.startswith("<!doctype html>") and f'lang="{language}"' in html
    assert "<script" not in html and "<link" not in html
    assert not re.findall(r'(?:src|href)="(?:https?:)?//', html)
    assert " data-style=" not in html
    assert "Name 0" in html


def test_every_glyph_that_a_still_uses_is_drawn(table) -> None:
    drawing, match = table
    names = ["Ann"] * drawing.game.seats(match.position.s)
    html = still(drawing, sight_of(drawing, match, match.pending[0].seat, "en", names))
    assert used(html) <= symbols().keys()


def test_a_page_for_a_server_asks_for_its_files(table) -> None:
    drawing, match = table
    names = ["Ann"] * drawing.game.seats(match.position.s)
    html = still(drawing, sight_of(drawing, match, SPECTATOR, "en", names), standalone=False)
    assert "/static/page.js" in html and "<style" not in html


def test_a_spectator_is_asked_nothing(table) -> None:
    drawing, match = table
    names = ["Ann"] * drawing.game.seats(match.position.s)
    assert 'name="a"' not in still(drawing, sight_of(drawing, match, SPECTATOR, "en", names))


def test_a_notebook_shows_a_picture_in_a_frame() -> None:
    shown = Picture('<p title="a">&</p>', 300)._repr_html_()
    assert 'srcdoc="&lt;p title=&quot;a&quot;&gt;&amp;&lt;/p&gt;"' in shown and "height:300px" in shown


@pytest.mark.parametrize("game", sorted(DRAWINGS))
def test_the_command_writes_a_file(game, tmp_path, capsys) -> None:
    path = tmp_path / "table.html"
    assert main([game, "--moves", "12", "--seed", "3", "--lang", "fr", "-o", str(path)]) == 0
    assert path.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert str(path) in capsys.readouterr().out
