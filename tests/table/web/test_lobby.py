"""The first page: games, tables, one's name and language."""

from __future__ import annotations

import html
import re

import pytest

from warcamp.drawing.drawing import DRAWINGS
from warcamp.table.web.lobby import own_path

from ..serving import Guest


def test_every_game_has_a_card_with_a_button_to_play_now(guest: Guest):
    page = guest.get("/").text
    for game in DRAWINGS:
        assert f'action="/play/{game}"' in page
        assert f'href="/new/{game}"' in page
        assert f'href="/rules/{game}"' in page


@pytest.mark.parametrize("game", DRAWINGS)
def test_one_click_leads_to_a_table_with_a_question(guest: Guest, game: str):
    guest.get("/")
    answer = guest.post(f"/play/{game}")
    assert answer.status_code == 303
    table = answer.headers["location"].removeprefix("/t/")
    with guest.socket(table, **{"as": "0", "fmt": "json"}) as socket:
        while not socket.wait("view")["asks"]:
            pass
    page = guest.get(f"/t/{table}")
    assert page.status_code == 200
    assert f'action="/t/{table}/act"' in html.unescape(page.text)


def test_a_game_that_is_not_played_here_cannot_be_started(guest: Guest):
    guest.get("/")
    assert guest.post("/play/chess").status_code == 404
    assert guest.get("/new/chess").status_code == 404
    assert guest.get("/rules/chess").status_code == 404


def test_the_page_asks_no_other_server_and_has_no_script_or_style_inside(guest: Guest):
    page = guest.get("/").text
    assert not re.search(r'(?:src|href|action)="(?:https?:)?//', page)
    assert not re.search(r"<script(?![^>]* src=)|<style|\sstyle=|\son\w+=", page)


def test_the_language_is_chosen_by_a_link_and_remembered(guest: Guest):
    assert '<html lang="en">' in guest.get("/").text
    assert '<html lang="fr">' in guest.get("/?lang=fr").text
    assert "À quoi joue-t-on" in guest.get("/").text


def test_a_new_browser_is_spoken_to_in_its_language(guest: Guest):
    assert '<html lang="fr">' in guest.get("/", headers={"accept-language": "de, fr-CH;q=0.8, en;q=0.2"}).text


def test_a_name_is_kept_and_shown_as_text(guest: Guest):
    guest.get("/")
    answer = guest.post("/me", data={"name": '  <b onclick="x">Eve\u202e  ', "back": "/about"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/about")
    page = guest.get("/").text
    assert "<b onclick" not in page
    assert "&lt;b onclick" in page


def test_one_s_tables_are_listed_and_the_newest_can_be_continued(ann: Guest):
    page = ann.get("/").text
    assert 'href="/t/ClashIsOver0"' in page
    assert 'href="/t/EttinIsOver0"' in page
    assert 'href="/t/ClosedTable0"' not in page
    ann.post("/play/clash_of_rage")
    assert 'class="panel goon"' in ann.get("/").text


@pytest.mark.parametrize("path", ["//evil.example", "https://evil.example", "/\\evil.example", "", "/a\nb", "x"])
def test_nobody_is_sent_to_another_server(path: str):
    assert own_path(path) == "/"


def test_the_page_about_tells_what_runs_here(guest: Guest):
    page = guest.get("/about?lang=fr")
    assert page.status_code == 200
    assert "Apache" in page.text


def test_a_page_that_is_not_there_says_so_and_leads_back(guest: Guest):
    answer = guest.get("/nowhere")
    assert answer.status_code == 404
    assert 'href="/"' in answer.text
