"""Every text of the drawing exists in both languages, and none is left over."""

import re
from pathlib import Path

from tests.drawing.clash_of_rage.moments import CONTENT, DRAWING, WORDS
from warcamp.drawing.clash_of_rage import drawing, offers
from warcamp.engine.game import Message
from warcamp.games.clash_of_rage.chronicle import GATHERED
from warcamp.games.clash_of_rage.options import checked
from warcamp.games.words import LANGUAGES, ids

FOLDER = Path(drawing.__file__).parent
CATALOGUES = {language: ids(FOLDER / "text" / f"{language}.ftl") for language in LANGUAGES}
WRITTEN = re.compile(
    r"[\"'](?:f[\"'])?((?:drawn|start|tab|help|group|note|warn|preview|story)-[a-z0-9-]*[a-z0-9])[\"']"
)


def test_both_languages_have_the_same_messages_with_the_same_variables():
    assert list(CATALOGUES["en"]) == list(CATALOGUES["fr"])
    assert CATALOGUES["en"] == CATALOGUES["fr"]


def test_every_message_is_used_and_every_message_used_is_there():
    sources = [*FOLDER.glob("*.py"), *FOLDER.glob("templates/*.html")]
    used = {id for path in sources for id in WRITTEN.findall(path.read_text(encoding="utf-8"))}
    used |= {f"help-{kind}" for kind in offers.HELPED} | {f"story-{kind}" for kind in GATHERED}
    used |= {f"drawn-clan-{clan}" for clan in CONTENT.clans if clan != "elves"}
    assert used ^ CATALOGUES["en"].keys() == set()


def test_no_french_text_is_the_english_one():
    same = {"drawn-name", "drawn-stack", "drawn-bastion", "drawn-slot", "drawn-stat", "story-played-item"}
    same |= {"drawn-score-domination", "story-stone-item", "drawn-attacker"}
    files = {language: (FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES}
    texts = {language: dict(re.findall(r"^([a-z0-9-]+) = (.+)$", text, re.M)) for language, text in files.items()}
    assert {id for id, text in texts["en"].items() if texts["fr"][id] == text and "->" not in text} <= same


def test_the_settings_of_a_start_are_options_of_the_game_with_words_for_every_value():
    for count in DRAWING.start.counts:
        for setting in DRAWING.start.settings:
            for value, text in setting.values:
                assert checked({"players": count, setting.name: value})[setting.name] == value
                for words in WORDS.values():
                    assert words.say(Message(text)) and words.say(Message(setting.text))
    assert checked({"players": DRAWING.start.usual, **DRAWING.start.usual_options})
    assert all(words.say(Message(tab.text)) for tab in DRAWING.tabs for words in WORDS.values())
