"""The rulebooks: our rules in plain words, by id, and how many of them the sources and the tests cite.

A game has one file per language, `<game-with-dashes>.<language>.md`. A new game needs only its files.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

from warcamp.engine.errors import BadInput
from warcamp.games.rulebook_file import ID_PARTS, NOT_PROGRAMMABLE, Reader, Rule, Rulebook

__all__ = [
    "EXCERPT",
    "REFERENCE_LANGUAGE",
    "Coverage",
    "Found",
    "NotProgrammable",
    "Rule",
    "Rulebook",
    "available",
    "citations",
    "coverage",
    "load",
    "search",
    "show",
    "text_folder",
]

REFERENCE_LANGUAGE = "en"
EXCERPT = 100

_FILE = re.compile(r"([a-z0-9-]+)\.([a-z]{2})\.md")


@dataclass(frozen=True, slots=True)
class Found:
    """One answer of a search."""

    game: str
    rule: Rule
    excerpt: str


class NotProgrammable(TypedDict):
    """A rule that counts neither as done nor as missing."""

    id: str
    reason: str


class Coverage(TypedDict):
    """How far one game's rules are written in code and in tests."""

    rules: int
    code: int
    tests: int
    missing_code: list[str]
    missing_tests: list[str]
    not_programmable: list[NotProgrammable]


def text_folder() -> Path:
    """Where the files are: beside this module in an installed package, in `docs/rules` of a checkout."""
    installed = Path(__file__).parent / "rulebook_text"
    return installed if installed.is_dir() else Path(__file__).parents[3] / "docs" / "rules"


def available(folder: Path | None = None) -> dict[str, list[str]]:
    """Every game that has a rulebook, with its languages."""
    found: dict[str, list[str]] = {}
    for path in sorted((folder or text_folder()).glob("*.md")):
        if name := _FILE.fullmatch(path.name):
            found.setdefault(name[1].replace("-", "_"), []).append(name[2])
    return found


def load(game: str, language: str, folder: Path | None = None) -> Rulebook:
    """Read one rulebook."""
    game = game.replace("-", "_")
    path = (folder or text_folder()) / f"{game.replace('_', '-')}.{language}.md"
    if not path.is_file() or language not in NOT_PROGRAMMABLE:
        known = ", ".join(f"{name} ({', '.join(langs)})" for name, langs in available(folder).items()) or "none"
        raise BadInput(str(path), f"there is no rulebook of '{game}' in '{language}'; available: {known}")
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError as error:
        raise BadInput(str(path), f"not UTF-8 text: {error}") from error
    return Reader(path, game, language).read(lines)


def show(rule_id: str, language: str, folder: Path | None = None) -> Rule:
    """The rule with this id, of whichever game."""
    wanted = rule_id.strip().upper()
    known: list[str] = []
    for book in _books(language, folder):
        if wanted in book.rules:
            return book.rules[wanted]
        known += book.rules
    near = difflib.get_close_matches(wanted, known, n=3)
    raise BadInput(rule_id, "there is no such rule" + (f"; near it: {', '.join(near)}" if near else ""))


def search(words: str, language: str, folder: Path | None = None) -> list[Found]:
    """Rules in which every word begins some word of the id, the section or the text; the best first.

    Case and accents do not matter. A word that is part of the id weighs most, then how often the words occur.
    """
    patterns = [re.compile(rf"(?<![a-z0-9]){re.escape(word)}") for word in _folded(words)[0].split()]
    if not patterns:
        return []
    ranked: list[tuple[int, int, int, Found]] = []
    for book in _books(language, folder):
        for rule in book.rules.values():
            text = " ".join(rule.text.replace("**", "").split())
            rule_id, plain, section = _folded(rule.id)[0], _folded(text)[0], _folded(rule.section)[0]
            if all(any(pattern.search(part) for part in (rule_id, plain, section)) for pattern in patterns):
                in_id = sum(re.search(rf"{pattern.pattern}(?![a-z0-9])", rule_id) is not None for pattern in patterns)
                hits = sum(len(pattern.findall(plain)) for pattern in patterns)
                found = Found(book.game, rule, _excerpt(text, patterns))
                ranked.append((-in_id, -hits, len(ranked), found))
    return [entry[3] for entry in sorted(ranked, key=lambda entry: entry[:3])]


def citations(folder: Path, prefix: str) -> dict[str, list[Path]]:
    """The rule ids with this prefix that the Python files under a folder name, and which files name them."""
    cited: dict[str, list[Path]] = {}
    pattern = re.compile(rf"\b{re.escape(prefix)}{ID_PARTS}(?!\d)")
    for path in sorted(folder.rglob("*.py")):
        for rule_id in sorted(set(pattern.findall(path.read_text(encoding="utf-8")))):
            cited.setdefault(rule_id, []).append(path)
    return cited


def coverage(root: Path) -> dict[str, Coverage]:
    """For each game with a rulebook in this checkout, which rules the code and the tests cite."""
    counted: dict[str, Coverage] = {}
    for book in _books(REFERENCE_LANGUAGE, root / "docs" / "rules"):
        code = citations(root / "src" / "warcamp", book.prefix)
        tests = citations(root / "tests", book.prefix)
        doable = [rule.id for rule in book.rules.values() if rule.not_programmable is None]
        missing_code = [rule_id for rule_id in doable if rule_id not in code]
        missing_tests = [rule_id for rule_id in doable if rule_id not in tests]
        counted[book.game] = {
            "rules": len(book.rules),
            "code": len(doable) - len(missing_code),
            "tests": len(doable) - len(missing_tests),
            "missing_code": missing_code,
            "missing_tests": missing_tests,
            "not_programmable": [
                {"id": rule.id, "reason": rule.not_programmable}
                for rule in book.rules.values()
                if rule.not_programmable is not None
            ],
        }
    return counted


def _books(language: str, folder: Path | None) -> Iterator[Rulebook]:
    for game, languages in available(folder).items():
        if language in languages:
            yield load(game, language, folder)


def _folded(text: str) -> tuple[str, list[int]]:
    """The text without case and accents, and for each of its characters the place it had before."""
    letters: list[str] = []
    places: list[int] = []
    for place, character in enumerate(text):
        spread = {"œ": "oe", "Œ": "oe", "æ": "ae", "Æ": "ae", "’": "'"}.get(character, character)
        for letter in unicodedata.normalize("NFKD", spread).casefold():
            if not unicodedata.combining(letter):
                letters.append(letter)
                places.append(place)
    return "".join(letters), places


def _excerpt(text: str, patterns: list[re.Pattern[str]]) -> str:
    """Some hundred characters around the first hit, cut between words."""
    if len(text) <= EXCERPT:
        return text
    plain, places = _folded(text)
    first = min((places[hit.start()] for pattern in patterns if (hit := pattern.search(plain))), default=0)
    start = max(0, min(first - EXCERPT // 3, len(text) - EXCERPT))
    end = min(len(text), start + EXCERPT)
    if start > 0:
        start = text.find(" ", start - 1, first) + 1 or first
    if end < len(text):
        end = max(text.rfind(" ", first, end), first + 1)
    return ("… " if start > 0 else "") + text[start:end].strip() + (" …" if end < len(text) else "")
