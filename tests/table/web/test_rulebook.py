"""The rulebook as a page."""

from __future__ import annotations

import re

import pytest

from warcamp.drawing.drawing import DRAWINGS
from warcamp.games import rulebook
from warcamp.games.words import LANGUAGES
from warcamp.table.web.rule_text import rule_html

from ..serving import Guest


@pytest.mark.parametrize("game", DRAWINGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_an_anchor(guest: Guest, game: str, language: str):
    page = guest.get(f"/rules/{game}", params={"lang": language}).text
    anchors = set(re.findall(r'<section class="r" id="([^"]+)"', page))
    assert anchors == set(rulebook.load(game, language).rules)


@pytest.mark.parametrize("game", DRAWINGS)
def test_every_link_inside_the_rulebook_leads_somewhere(guest: Guest, game: str):
    page = guest.get(f"/rules/{game}").text
    targets = set(re.findall(r'\sid="([^"]+)"', page))
    assert set(re.findall(r'href="#([^"]+)"', page)) <= targets


def test_the_search_works_without_script(guest: Guest):
    page = guest.get("/rules/ettin", params={"q": "skirmish draft"}).text
    assert 'class="panel hits"' in page
    nothing = guest.get("/rules/ettin", params={"q": "<b>zebra</b>"}).text
    assert "&lt;b&gt;zebra" in nothing
    assert "<b>zebra" not in nothing


def test_only_rules_of_the_game_are_found(guest: Guest):
    page = guest.get("/rules/ettin", params={"q": "gold"}).text
    hits = re.search(r'class="panel hits".*?</section>', page)
    assert hits
    assert "COR-" not in hits[0]


def test_the_text_of_a_rule_becomes_paragraphs_lists_and_tables():
    lists = "One *thing*.\nGoes on.\n\n- **Bold** & more\n- see TOY-ABC-01\n\n1. first\n2. second\n\n"
    text = lists + "| a | b |\n|---|---|\n| 1 | <2> |"
    assert rule_html(text, {"TOY-ABC-01"}) == (
        "<p>One <em>thing</em>. Goes on.</p>"
        '<ul><li><strong>Bold</strong> &amp; more</li><li>see <a href="#TOY-ABC-01">TOY-ABC-01</a></li></ul>'
        "<ol><li>first</li><li>second</li></ol>"
        '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead>'
        "<tbody><tr><td>1</td><td>&lt;2&gt;</td></tr></tbody></table>"
    )


def test_a_rule_is_read_by_itself_over_the_table(guest: Guest):
    piece = guest.get("/rules/ettin/ETT-GEN-04?lang=fr").text
    assert "ETT-GEN-04" in piece
    assert "<html" not in piece
    assert "Tout le livret" in piece


@pytest.mark.parametrize("path", ["/rules/ettin/ETT-NONE", "/rules/ettin/COR-GEN-01", "/rules/chess/ETT-GEN-04"])
def test_a_rule_that_is_not_in_the_book_is_not_found(guest: Guest, path: str):
    assert guest.get(path).status_code == 404


def test_a_rule_that_is_not_there_is_no_link():
    assert rule_html("see TOY-ABC-02", {"TOY-ABC-01"}) == "<p>see TOY-ABC-02</p>"
