"""Glyphs, shapes and looks."""

import re
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

from warcamp.drawing.art import backdrops, glyphs, picture, sprite, symbols, used
from warcamp.drawing.looks import GROUND, LOOKS, PLAYERS, SHAPES
from warcamp.drawing.panels import STATIC

Colour = tuple[float, float, float]
Matrix = tuple[Colour, Colour, Colour]

# What people without one kind of cone see (Machado, Oliveira and Fernandes 2009, full severity, linear light).
SIGHTS: dict[str, Matrix] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
PATH = re.compile(r"[MLHVCSQTAZ0-9.,\s-]+", re.IGNORECASE)


def linear(colour: str) -> Colour:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return r, g, b


def times(matrix: Matrix, v: Colour) -> Colour:
    a, b, c = [sum(x * y for x, y in zip(row, v, strict=True)) for row in matrix]
    return a, b, c


def oklab(light: Colour) -> Colour:
    to_cones: Matrix = (
        (0.4122214708, 0.5363325363, 0.0514459929),
        (0.2119034982, 0.6806995451, 0.1073969566),
        (0.0883024619, 0.2817188376, 0.6299787005),
    )
    to_lab: Matrix = (
        (0.2104542553, 0.7936177850, -0.0040720468),
        (1.9779984951, -2.4285922050, 0.4505937099),
        (0.0259040371, 0.7827717662, -0.8086757660),
    )
    a, b, c = [x ** (1 / 3) for x in times(to_cones, light)]
    return times(to_lab, (a, b, c))


def distance(one: str, other: str) -> float:
    """How far two colours are apart, times 100, to whom they look most alike."""

    def seen(colour: str, sight: Matrix) -> Colour:
        a, b, c = [min(1.0, max(0.0, x)) for x in times(sight, linear(colour))]
        return oklab((a, b, c))

    def apart(sight: Matrix) -> float:
        pairs = zip(seen(one, sight), seen(other, sight), strict=True)
        return float(100 * sum((x - y) ** 2 for x, y in pairs) ** 0.5)

    return min(apart(sight) for sight in SIGHTS.values())


def luminance(colour: str) -> float:
    r, g, b = linear(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def test_the_first_four_players_are_far_apart_for_everybody() -> None:
    assert min(distance(a.colour, b.colour) for a, b in combinations(PLAYERS[:4], 2)) >= 15


def test_all_players_elves_and_mercenaries_can_be_told_apart_by_everybody() -> None:
    assert min(distance(a.colour, b.colour) for a, b in combinations(LOOKS, 2)) >= 8


def test_no_two_looks_share_a_shape_or_an_emblem() -> None:
    assert len({look.shape for look in LOOKS}) == len(LOOKS) == len({look.emblem for look in LOOKS})
    assert {look.shape for look in LOOKS} <= SHAPES.keys()
    assert {look.emblem for look in LOOKS} <= glyphs().keys()


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_a_token_stands_out_from_the_ground(look) -> None:
    assert (luminance(look.colour) + 0.05) / (luminance(GROUND) + 0.05) >= 3


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_the_style_sheet_has_the_colour_of_the_look(look) -> None:
    assert f"--{look.name}:{look.colour};" in (STATIC / "base.css").read_text()


@pytest.mark.parametrize("name", sorted(glyphs()))
def test_a_glyph_is_one_path_that_begins_with_a_move(name) -> None:
    assert glyphs()[name].startswith("M")
    assert PATH.fullmatch(glyphs()[name])


def test_there_are_glyphs_for_every_ability_of_ettin() -> None:
    abilities = (
        "scouting terrify dragonslayer ranged swift bounty conquest flying magic siege stealth vicious return_to_self "
        "return_to_ally wealthy war_cry gate_to_self gate_to_ally prosperous taxes protected"
    )
    assert set(abilities.split()) <= glyphs().keys()


def test_a_sprite_holds_what_is_named_and_nothing_else() -> None:
    root = ElementTree.fromstring(sprite(["sword", "sh-p0"]))
    assert {symbol.get("id") for symbol in root.iter("symbol")} == {"g-sword", "sh-p0"}
    every = ElementTree.fromstring(sprite())
    assert len(list(every.iter("symbol"))) == len(symbols())


def test_an_unknown_name_is_an_error() -> None:
    with pytest.raises(KeyError):
        sprite(["no_such_thing"])


def test_what_a_piece_of_html_uses_is_found() -> None:
    html = '<use href="#g-sword"/><use href="#sh-p0"/><use href="#em-elf"/><a href="#acts"></a>'
    assert used(html) == {"sword", "sh-p0", "em-elf"}


@pytest.mark.parametrize("land", sorted(backdrops()))
def test_a_picture_is_a_whole_image(land) -> None:
    assert ElementTree.fromstring(picture("sword", land, "#f3b36c", "#79508f")).get("viewBox") == "0 0 100 84"


def test_what_is_not_ours_is_named_with_its_licence() -> None:
    notice = (STATIC / "NOTICE.md").read_text()
    for folder in ("fonts", "vendor"):
        for path in sorted((STATIC / folder).iterdir()):
            named = path.name if path.name.startswith("LICENSE") else re.sub(r"latin-\d+-normal", "latin-*", path.name)
            assert named in notice, path.name
    assert all(Path(STATIC / name).is_file() for name in re.findall(r"`((?:fonts|vendor)/LICENSE[\w-]+)`", notice))
