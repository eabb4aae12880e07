"""Setting up a table by a form, with and without script."""

from __future__ import annotations

import re

import pytest

from warcamp.drawing.drawing import DRAWINGS, drawing_of
from warcamp.engine.errors import BadInput
from warcamp.table.web.forms import Form, typed_name, whole
from warcamp.table.web.wishes import quick, read, settings_for, wish
from warcamp.table.wish import BOT, HERE, ME, OPEN, Chair

from ..serving import Guest


def plan_of(game: str, **fields: str):
    return read(drawing_of(game), ["my-box"], Form({name: [value] for name, value in fields.items()}))


@pytest.mark.parametrize("game", DRAWINGS)
def test_what_nobody_sets_makes_a_table_that_can_be_played(game: str):
    drawing = drawing_of(game)
    for wished in (quick(drawing), wish(drawing, plan_of(game))):
        assert drawing.game.options(dict(wished.options))["players"] == len(wished.chairs)
        assert wished.chairs[0] == Chair(ME)
        assert {chair.kind for chair in wished.chairs[1:]} <= {BOT}


@pytest.mark.parametrize("game", DRAWINGS)
def test_every_value_of_every_option_can_be_played_with_every_number_of_players(game: str):
    drawing = drawing_of(game)
    content = drawing.game.content()
    for players in drawing.start.counts:
        for setting in settings_for(drawing.start, players):
            for n, (value, _) in enumerate(setting.values):
                wished = wish(drawing, plan_of(game, players=str(players), **{f"o-{setting.name}": str(n)}))
                assert wished.options[setting.name] == value
                drawing.game.table(drawing.game.options(dict(wished.options)), content)


@pytest.mark.parametrize("game", DRAWINGS)
def test_a_seat_looks_in_the_form_as_when_the_match_begins(game: str, guest: Guest):
    drawing = drawing_of(game)
    content = drawing.game.content()
    for players in drawing.start.counts:
        s = drawing.game.table(drawing.game.options({"players": players}), content)
        begun = [f"p{drawing.look(s, seat)}" for seat in range(players)]
        shown = guest.get(f"/new/{game}", params={"players": players}).text
        assert re.findall(r'<li class="(p\d)">', shown) == begun


def test_seats_are_read_from_the_form():
    fields = {"players": "4", "seat0": "open", "seat1": "here", "name1": " Bo ", "seat2": "bot:random", "seat3": "me"}
    kinds = [Chair(OPEN), Chair(HERE, name="Bo"), Chair(BOT, bot="random"), Chair(ME)]
    assert plan_of("ettin", **fields).chairs == kinds


def test_nobody_sits_in_two_seats_as_himself():
    assert [c.kind for c in plan_of("ettin", players="2", seat0="me", seat1="me").chairs] == [ME, HERE]


@pytest.mark.parametrize(("fill", "kind"), [("bots", BOT), ("friends", OPEN), ("here", HERE)])
def test_all_other_seats_are_filled_at_one_press(fill: str, kind: str):
    kinds = [c.kind for c in plan_of("ettin", players="3", seat1="open", seat2="here", fill=fill).chairs]
    assert kinds == [ME, kind, kind]


@pytest.mark.parametrize(
    "fields",
    [
        {"players": "99", "pace": "77", "o-nations": "-4"},
        {"players": "-1", "pace": "x", "o-nations": "1e9"},
        {"players": "٣", "seat0": "king", "seat1": "bot:<script>"},
        {"pack": "../../etc", "fill": "elephants"},
    ],
)
def test_nonsense_in_a_form_becomes_the_usual(fields: dict[str, str]):
    plan = plan_of("ettin", **fields)
    assert plan.players == drawing_of("ettin").start.usual
    assert plan.packs == []
    assert drawing_of("ettin").game.options(dict(wish(drawing_of("ettin"), plan).options))


def test_spectators_are_let_in_unless_the_box_is_cleared():
    assert plan_of("ettin").spectators
    assert plan_of("ettin", players="4", spectators="yes").spectators
    assert not plan_of("ettin", players="4").spectators


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ann   B ", "Ann B"),
        ("a\u202eb\x00c\u200dd", "a b c d"),
        ("x" * 99, "x" * 24),
        ("\n\t", ""),
        ("Zoe\u0301", "Zo\u00e9"),
    ],
)
def test_a_name_is_one_short_line_that_can_be_seen(typed: str, name: str):
    assert typed_name(typed) == name


@pytest.mark.parametrize(
    ("typed", "number"), [("7", 7), ("-2", -2), ("", 5), ("1" * 30, 5), ("²", 5), ("٣", 5), ("1.0", 5)]
)
def test_a_number_is_read_as_people_type_it(typed: str, number: int):
    assert whole(typed, 5) == number


def test_the_form_is_shown_again_with_what_is_filled_in(guest: Guest):
    page = guest.get("/new/ettin?players=6&seat1=here&name1=Bo&seat2=open&o-nations=1&pace=2&fill=").text
    assert len(re.findall(r'<select name="seat\d"', page)) == 6
    assert 'value="Bo"' in page
    assert page.count('<option value="here" selected>') == 1
    assert page.count('<option value="open" selected>') == 1


def test_the_packs_of_the_house_are_offered_and_no_others(guest: Guest):
    page = guest.get("/new/clash_of_rage").text
    assert re.findall(r'name="pack" value="([^"]*)"', page) == ["my-box"]


def test_a_table_is_made_by_the_form_with_its_pack(guest: Guest):
    guest.get("/")
    fields = {"players": "2", "seat0": "me", "seat1": "bot:greedy", "pack": "my-box"}
    answer = guest.post("/new/clash_of_rage", data=fields)
    assert answer.status_code == 303
    made = guest.get("/api/tables/" + answer.headers["location"].removeprefix("/t/")).json()
    assert made["packs"] == ["my-box"]
    assert made["settings"]["spectators"] is False


def test_a_table_that_cannot_be_played_is_refused_and_the_form_kept(guest: Guest):
    guest.get("/")
    fields = {"players": "2", "seat0": "me", "seat1": "open", "pack": "my-box"}
    answer = guest.post("/new/ettin", data=fields)
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert '<option value="open" selected>' in answer.text


def test_a_form_that_cannot_be_read_is_refused(guest: Guest):
    guest.get("/")
    headers = {"content-type": "application/x-www-form-urlencoded"}
    assert guest.post("/new/ettin", content=b"\xff\xfe=1", headers=headers).status_code == 422
    many = "&".join(f"a{n}=1" for n in range(1000))
    assert guest.post("/new/ettin", content=many, headers=headers).status_code == 422


def test_a_drawing_that_is_not_there_is_bad_input():
    with pytest.raises(BadInput):
        drawing_of("chess")
