"""The words of the terminal: the catalogues in `text`, alone or together with those of a game."""

from __future__ import annotations

import locale
import os
import unicodedata
from collections.abc import Mapping
from pathlib import Path

from warcamp.games.words import LANGUAGES, Words, WordsError

TEXT = Path(__file__).parent / "text"
SPREAD = {"œ": "oe", "æ": "ae", "’": "'", "×": "x"}


def catalogue(language: str, folder: Path = TEXT) -> Path:
    return folder / f"{language}.ftl"


def own_words(language: str, *folders: Path) -> Words:
    """What is said before there is a match; `folders` have the catalogues of the game that is asked about."""

    def no_names(domain: str, id: str, language: str) -> str:
        raise WordsError(f"there is no {domain} {id!r} outside a game")

    return Words(language, [catalogue(language, folder) for folder in (TEXT, *folders)], no_names)


def own_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the surroundings ask for, else English."""
    asked = [environment.get("WARCAMP_LANGUAGE", "")]
    asked += [environment.get(key, "") for key in ("LC_ALL", "LC_MESSAGES", "LANG")]
    if environment is os.environ and not any(asked):
        asked.append(locale.getlocale()[0] or "")
    for name in asked:
        if name:
            return name[:2].lower() if name[:2].lower() in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def folded(text: str) -> str:
    """Without case, accents, underscores and doubled spaces: how what is typed is compared."""
    for sign, plain in SPREAD.items():
        text = text.casefold().replace(sign, plain)
    letters = [c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c)]
    return " ".join("".join(letters).replace("_", " ").split())
