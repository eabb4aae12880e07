"""The terminal's catalogues: both languages whole, nothing unused."""

import re
from pathlib import Path

import pytest

import warcamp.cli
from tests.cli.player import ETTIN, FACE, IMMORTALS
from warcamp.bots.registry import BOTS
from warcamp.cli.commands import COMMANDS, PARTS
from warcamp.cli.ettin import ring, units
from warcamp.cli.ettin.front import PLACE_WORDS
from warcamp.cli.face import Face
from warcamp.cli.immortals import players, realms
from warcamp.cli.registry import FACES
from warcamp.cli.speech import TEXT, catalogue, folded, own_language, own_words
from warcamp.games.ettin import seen, standing
from warcamp.games.immortals.standing import SOURCES
from warcamp.games.words import LANGUAGES, ids

CLI = Path(warcamp.cli.__file__).parent
OF_GAMES = {"odds", "hand"}
"""Commands of every game that each explains in its own way."""
MADE: dict[Path, dict[str, list[str]]] = {
    TEXT: {
        "help-": [name for name in COMMANDS if name not in PARTS and name not in OF_GAMES],
        "usage-": [name for name in COMMANDS if name not in PARTS and name != "odds"],
        "game-": list(FACES),
        "language-": list(LANGUAGES),
        "bot-": sorted({kind for kinds in BOTS.values() for kind in kinds}),
    },
    FACE.start.text: {
        "help-": [*FACE.parts, *OF_GAMES],
        "usage-": [*FACE.parts, "odds"],
        "menu-clans-": ["choose", "random"],
        "menu-difficulty-": ["easy", "medium", "hard", "impossible"],
        "sign-": ["power", "hp", "move", "slowness", "wound", "shield", "reroll", "rage", "flying"],
        "story-": ["moved", "reinforced", "income", "slain", "stone", "played"],
    },
    ETTIN.start.text: {
        "help-": [*ETTIN.parts, *OF_GAMES],
        "usage-": [*ETTIN.parts, "odds"],
        "menu-nations-": ["choose", "random", "recommended"],
        "role-": list(seen.ROLES[:3]),
        "header-": list(ring.WAR),
        "ring-": ["gold", "tokens", "vp", "camp", "deck", "retired", "wins"],
        "front-": list(PLACE_WORDS),
        "units-": list(units.HEADS),
        "pile-": ["hand", "camp", "retired"],
        "short-": list(ETTIN.game.content().nations),
        "difficulty-": ["very-easy", "easy", "average", "difficult", "very-difficult"],
        "chance-": ["place", "own", "enemy", "hidden", "verdict"],
        "tally-": [*standing.SOURCES, "total"],
    },
    IMMORTALS.start.text: {
        "help-": [*IMMORTALS.parts, *OF_GAMES],
        "usage-": [*IMMORTALS.parts, "odds"],
        "menu-": ["tribes", "draft"],
        "menu-tribes-": ["random", "chosen"],
        "menu-draft-": ["played", "quick"],
        "menu-rounds-": ["rulebook", "aid"],
        "letter-": [*IMMORTALS.game.content().colours, "inhabitants"],
        "short-": list(IMMORTALS.game.content().regions),
        "brief-card-": ["region", "conflict", "joker", "blank", "magic"],
        "brief-sum-": ["both", "energy", "gold"],
        "players-": list(players.HEADS),
        "realm-head-": list(realms.HEADS),
        "odds-": ["win", "tie", "loss", "left"],
        "scores-": [*[f"item-{source}" for source in SOURCES], "round", "now", "then", "cubes", "total"],
    },
}
"""By catalogue: messages whose ids are put together in the sources."""
FOLDERS = sorted(MADE)


def sources_of(folder: Path) -> str:
    """The code that uses a catalogue: that of its game; the common one is used everywhere."""
    return "\n".join(path.read_text(encoding="utf-8") for path in folder.parent.rglob("*.py"))


def common() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in CLI.glob("*.py"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_messages_with_the_same_parameters(folder):
    assert ids(catalogue("en", folder)) == ids(catalogue("fr", folder))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_message_is_used_and_every_one_made_exists(folder):
    made = {prefix + end for prefix, ends in MADE[folder].items() for end in ends}
    known = set(ids(catalogue("en", folder)))
    assert made <= known
    text = sources_of(folder) + common()
    assert [id for id in sorted(known - made) if f'"{id}"' not in text] == []


@pytest.mark.parametrize("face", [FACE, ETTIN, IMMORTALS], ids=lambda face: face.game.name)
def test_all_games_have_the_messages_that_every_game_needs(face: Face):
    known = set(ids(catalogue("en"))) | set(ids(catalogue("en", face.start.text)))
    shared = re.findall(r'text\("([a-z][a-z0-9-]*)"', common())
    assert len(shared) > 30
    assert [id for id in shared if id not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("face", [FACE, ETTIN, IMMORTALS], ids=lambda face: face.game.name)
def test_the_words_of_the_terminal_and_of_the_game_do_not_collide(language, face: Face):
    assert face.words(language, face.game.content()).language == language
    assert own_words(language, face.start.text).language == language


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_french_says_no_english_words(folder):
    text = catalogue("fr", folder).read_text(encoding="utf-8")
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
