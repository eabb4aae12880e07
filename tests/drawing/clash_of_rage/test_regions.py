"""Every region of every moment can be drawn, and is whole."""

import random
from html.parser import HTMLParser

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.drawing.clash_of_rage.moments import DRAWING, ID, NAMES, REF, TABLES, moments, sight, steps
from warcamp.drawing.art import symbols, used
from warcamp.drawing.html import Pages
from warcamp.engine.zones import REFEREE, SPECTATOR
from warcamp.games.words import LANGUAGES

VOID = {"br", "hr", "img", "input", "path", "use", "rect", "stop", "circle", "ellipse", "polygon", "meta", "link"}
PUBLIC = {"terrain", "hexes", "relief", "pieces", "race", "market", "fight", "stage"}
PRIVATE = {"mine", "hand", "rivals"}


class Tree(HTMLParser):
    """Checks that tags are closed in order, and that no button is inside another."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.roots = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert not (tag == "button" and "button" in self.open)
        assert "style" not in dict(attrs) and not [name for name, _ in attrs if name.startswith("on")]
        self.roots += not self.open
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert "style" not in dict(attrs)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, tag


def check(regions: dict[str, str]) -> None:
    ids: list[str] = []
    for name, html in regions.items():
        tree = Tree()
        tree.feed(html)
        assert tree.open == [] and tree.roots == 1, name
        assert ID.search(html.split(">")[0])[1] == name  # type: ignore[index]
        ids += ID.findall(html) if not html.startswith("<svg") else []
        assert used(html) <= set(symbols()), name
        assert "None" not in html and "{{" not in html, name
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_region_is_whole_at_every_kind_of_question_for_every_viewer(table, language):
    for n, (position, told) in enumerate(moments(table)):
        for viewer in (n % position.s.seats, REFEREE if n % 3 else SPECTATOR):
            seen = sight(position, viewer, language, list(told))
            public = DRAWING.public(sight(position, SPECTATOR, language, list(told)))
            private = DRAWING.private(seen)
            assert set(public) == PUBLIC and set(private) == PRIVATE
            check(public | private)
            assert DRAWING.headline(seen)
            assert len(DRAWING.scores(seen)) == position.s.seats + (position.s.seats == 1)


@settings(max_examples=4, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(table=st.integers(0, len(TABLES) - 1), seed=st.integers(0, 2**32))
def test_random_matches_can_be_drawn_from_the_first_decision_to_the_last(table, seed):
    chance = random.Random(seed)
    for match in steps(TABLES[table], seed, 2):
        if chance.random() < 0.15 or match.over:
            viewer = chance.choice([*range(match.position.s.seats), SPECTATOR])
            seen = sight(match.position, viewer, chance.choice(LANGUAGES), match.told(viewer))
            check(DRAWING.public(sight(match.position, SPECTATOR)) | DRAWING.private(seen))


def test_the_frame_lays_out_every_region_once():
    position, told = moments(1)[0]
    seen = sight(position, 0, "en", list(told))
    drawn = {**DRAWING.public(sight(position, SPECTATOR)), **DRAWING.private(seen)}
    marks = {name: f"[{name}]" for name in (*drawn, "top", "acts", "log", "seats", "chat")}
    frame = Pages(DRAWING.templates).draw("frame", R=marks, viewer=0, text=seen.text)
    assert all(frame.count(mark) == 1 for mark in marks.values())


def test_the_ground_changes_only_when_tiles_or_bastions_do():
    before: dict[tuple[object, ...], str] = {}
    for match in steps(TABLES[1], 3, 3):
        s = match.position.s
        key = (s.tiles, s.laying, s.bastions, s.clan, s.phase == 0)
        ground = DRAWING.public(sight(match.position, SPECTATOR))["terrain"]
        assert before.setdefault(key, ground) == ground
    assert 2 <= len(before) < 12


def test_what_people_typed_is_text():
    position, _ = moments(2)[1]
    html = DRAWING.public(sight(position, SPECTATOR))["stage"] + DRAWING.private(sight(position, 0))["rivals"]
    assert NAMES[1] not in html


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_place_and_every_stack_of_units_is_a_button(table):
    for position, _ in moments(table):
        s = position.s
        public = DRAWING.public(sight(position, SPECTATOR))
        places = [ref for ref in REF.findall(public["hexes"]) if ref.startswith("place:")]
        standing = s.board.territories + sum(1 for cell in s.bastions if cell != -1000)
        assert len(places) == len(set(places)) == standing
        stacks = REF.findall(public["pieces"])
        assert len(stacks) == len(set(stacks)) == sum(1 for n in s.units if n)
