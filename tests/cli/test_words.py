"""The terminal's catalogues: both languages whole, nothing unused."""

import re
from pathlib import Path

import pytest

import warcamp.cli
from tests.cli.player import FACE
from warcamp.cli.commands import COMMANDS
from warcamp.cli.face import FACES
from warcamp.cli.seats import BOTS
from warcamp.cli.speech import catalogue, folded, own_language, own_words
from warcamp.games.words import LANGUAGES, ids

SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in Path(warcamp.cli.__file__).parent.rglob("*.py"))
MADE = {
    "help-": list(COMMANDS),
    "usage-": list(COMMANDS),
    "game-": list(FACES),
    "language-": list(LANGUAGES),
    "bot-": list(BOTS),
    "menu-clans-": ["choose", "random"],
    "menu-difficulty-": ["easy", "medium", "hard", "impossible"],
    "sign-": ["power", "hp", "move", "slowness", "wound", "shield", "reroll", "rage", "flying"],
    "story-": ["moved", "reinforced", "income", "slain", "stone", "played"],
}
"""Messages whose ids are put together in the sources."""


def test_both_languages_have_the_same_messages_with_the_same_parameters():
    assert ids(catalogue("en")) == ids(catalogue("fr"))


def test_every_message_is_used_and_every_one_used_exists():
    made = {prefix + end for prefix, ends in MADE.items() for end in ends}
    known = set(ids(catalogue("en")))
    assert made <= known
    unused = [id for id in known - made if f'"{id}"' not in SOURCES]
    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_terminal_and_of_the_game_do_not_collide(language):
    assert FACE.words(language, FACE.game.content()).language == language
    assert own_words(language).language == language


def test_french_says_no_english_words():
    text = catalogue("fr").read_text(encoding="utf-8")
    said = re.sub(r"(?m)^[a-z-]+ =|\{[^}]*\}|“[^”]*”|« warcamp [a-z]+ »|^#.*$|English", "", text)
    assert not re.findall(r"\b(the|and|with|your|you|file|match|choose|undo|rules)\b", said)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "WARCAMP_LANGUAGE": "en"}, "en"),
        ({"LC_ALL": "fr_CA", "LANG": "en_US"}, "fr"),
    ],
)
def test_the_language_follows_the_surroundings(environment, language):
    assert own_language(environment) == language


def test_what_is_typed_is_compared_without_case_accents_and_underscores():
    assert folded("  Krag_Rider  ÉPÉE œuvre ") == "krag rider epee oeuvre"
