"""The texts of the pages are whole: the same in both languages, none missing, none left over."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

import warcamp.table.web as web
from warcamp.bots.registry import BOTS
from warcamp.drawing.drawing import DRAWINGS
from warcamp.engine.game import Message
from warcamp.games.words import LANGUAGES, ids
from warcamp.table.web.speaking import STEPS, TEXT, ago, page_words
from warcamp.table.web.wishes import FILLS, PACES

WEB = Path(web.__file__).parent
CATALOGUES = {language: ids(TEXT / f"{language}.ftl") for language in LANGUAGES}
CALL = re.compile(r"""\bt\(\s*['"]([a-z][\w-]*)['"]\s*[,)]""")
QUOTED = re.compile(r'"([a-z]+-[\w-]+)"')
FOLDERS = sorted(path.parent for path in TEXT.parent.glob("text/**/en.ftl"))


def made_up() -> set[str]:
    """The ids that are put together of parts."""
    kinds = {kind for kinds in BOTS.values() for kind in kinds}
    games = {f"game-{game}{part}" for game, part in product(DRAWINGS, ("", "-about", "-length"))}
    bots = {f"bot-{kind}{part}" for kind, part in product(kinds, ("", "-seat"))}
    return games | bots | {f"setup-fill-{fill}" for fill in FILLS} | {f"page-ago-{unit}" for unit, _ in STEPS}


def used() -> set[str]:
    """The ids that templates and code name."""
    found = set(made_up())
    for path in (WEB / "templates").glob("*.html"):
        found |= set(CALL.findall(path.read_text(encoding="utf-8")))
    known = CATALOGUES["en"]
    for path in WEB.glob("*.py"):
        found |= {id for id in QUOTED.findall(path.read_text(encoding="utf-8")) if id in known or ".text" in id}
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_both_languages_have_the_same_texts_with_the_same_variables(folder: Path):
    assert ids(folder / "en.ftl") == ids(folder / "fr.ftl")


def test_every_text_that_a_page_says_is_there():
    assert used() - set(CATALOGUES["en"]) == set()


def test_no_text_is_left_over():
    assert set(CATALOGUES["en"]) - used() == set()


def test_code_asks_only_for_texts_that_are_there():
    asked = re.compile(r'\btext\(\s*"([\w-]+)"')
    for path in WEB.glob("*.py"):
        for id in asked.findall(path.read_text(encoding="utf-8")):
            assert id in CATALOGUES["en"], f"{path.name}: {id}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said_for_none_for_one_and_for_many(language: str):
    words = page_words(language)
    for id, variables in CATALOGUES[language].items():
        for n in (0, 1, 2, 7):
            text = words.say(Message(id, dict.fromkeys(variables, n)))
            assert text.strip() != "", id
            assert "{" not in text, text


def test_french_signs_stand_apart_from_their_words():
    words = page_words("fr")
    for id, variables in CATALOGUES["fr"].items():
        text = words.say(Message(id, dict.fromkeys(variables, "x")))
        assert not re.search(r" [:;!?»]|« ", text), text
        assert not re.search(r"\w[;!?»]|\w:(?= |$)|«\w", text), text


def test_french_is_french():
    for id in CATALOGUES["en"]:
        variables = dict.fromkeys(CATALOGUES["en"][id], 3)
        english, french = (page_words(language).say(Message(id, variables)) for language in LANGUAGES)
        if len(english.split()) > 3:
            assert english != french, id


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "just now"), (59, "just now"), (60, "a minute ago"), (7200, "2 hours ago"), (90_000, "yesterday")],
)
def test_a_time_is_told_in_the_largest_unit_that_fits(seconds: int, text: str):
    assert page_words("en").say(ago(1000.0, 1000.0 + seconds)) == text


def test_a_pace_has_a_text():
    assert {id for _, id in PACES} <= set(CATALOGUES["en"])
