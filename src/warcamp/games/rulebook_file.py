"""The file of one rulebook, and how it is read.

A `#` line is the title and a paragraph may follow it. A `##` line opens a section, a `###` line is a rule's id and
the lines under it are its text. A closing quotation such as `> Not programmable: why` marks a rule with which a
program can do nothing.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from warcamp.engine.errors import BadInput

NOT_PROGRAMMABLE = {"en": "Not programmable", "fr": "Non programmable"}
ID_PARTS = r"(?:-[A-Z0-9]*[A-Z][A-Z0-9]*)*-[A-Z]*\d\d"
"""What follows a game's letters in a rule id, as a regular expression."""

_ID = re.compile(rf"[A-Z]{{3}}{ID_PARTS}")
_HEADING = re.compile(r"(#+)\s*(.*)")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule as a player reads it. `not_programmable` is the reason, or None for a rule the program can keep."""

    id: str
    section: str
    text: str
    not_programmable: str | None = None


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of one game in one language, in the order of the file."""

    game: str
    language: str
    title: str
    rules: dict[str, Rule]

    @property
    def prefix(self) -> str:
        """The letters with which all ids of this game begin."""
        return next(iter(self.rules)).partition("-")[0]

    @property
    def sections(self) -> list[str]:
        """The sections that hold rules, each once, in order."""
        return list(dict.fromkeys(rule.section for rule in self.rules.values()))


@dataclass(slots=True)
class Reader:
    """Reads one file line by line and says which line is wrong."""

    path: Path
    game: str
    language: str
    title: str = ""
    section: str = ""
    rule_id: str = ""
    text: list[str] = field(default_factory=list)
    reason: list[str] = field(default_factory=list)
    rules: dict[str, Rule] = field(default_factory=dict)
    opened: dict[str, int] = field(default_factory=dict)

    def read(self, lines: list[str]) -> Rulebook:
        for number, line in enumerate(lines, start=1):
            if heading := _HEADING.fullmatch(line.rstrip()):
                self._heading(number, len(heading[1]), heading[2])
            elif line.startswith(">"):
                self._quotation(number, line[1:].strip())
            else:
                self._text(number, line.rstrip())
        self._close_rule()
        if not self.rules:
            raise self._error(max(len(lines), 1), "the file holds no rule")
        return Rulebook(self.game, self.language, self.title, self.rules)

    def _heading(self, number: int, level: int, name: str) -> None:
        self._close_rule()
        if level > 3 or not name:
            raise self._error(number, "unknown heading: '# title', '## section' and '### rule id' are known")
        if level == 1:
            if self.title:
                raise self._error(number, "a second title")
            self.title = name
        elif not self.title:
            raise self._error(number, "a heading before the title")
        elif level == 2:
            self.section = name
        else:
            self._open_rule(number, name)

    def _open_rule(self, number: int, name: str) -> None:
        if not _ID.fullmatch(name):
            raise self._error(number, f"unknown heading: '{name}' is not a rule id")
        if not self.section:
            raise self._error(number, f"{name} stands before the first section")
        if name in self.opened:
            raise self._error(number, f"{name} stands already in line {self.opened[name]}")
        first = next(iter(self.opened), name)
        if name.partition("-")[0] != first.partition("-")[0]:
            raise self._error(number, f"{name} does not begin like {first}: is it a rule of another game?")
        self.opened[name] = number
        self.rule_id = name

    def _quotation(self, number: int, words: str) -> None:
        if not self.rule_id or not self.text:
            raise self._error(number, "a quotation before the text of a rule")
        if self.reason:
            self.reason.append(words)
            return
        marker = NOT_PROGRAMMABLE[self.language]
        opening = re.fullmatch(rf"{marker}\s*:\s*(\S.*)", words)
        if opening is None:
            raise self._error(number, f"a quotation must read '> {marker}: reason'")
        self.reason.append(opening[1])

    def _text(self, number: int, line: str) -> None:
        if not line:
            if self.text and not self.reason:
                self.text.append("")
        elif not self.title:
            raise self._error(number, "text before the title")
        elif self.reason:
            raise self._error(number, f"text after the reason that closes {self.rule_id}")
        elif self.rule_id:
            self.text.append(line)
        elif self.section:
            raise self._error(number, "text before a rule id")

    def _close_rule(self) -> None:
        if not self.rule_id:
            return
        text = "\n".join(self.text).strip()
        if not text:
            raise self._error(self.opened[self.rule_id], f"{self.rule_id} has no text")
        self.rules[self.rule_id] = Rule(self.rule_id, self.section, text, " ".join(self.reason) or None)
        self.rule_id, self.text, self.reason = "", [], []

    def _error(self, number: int, why: str) -> BadInput:
        return BadInput(f"{self.path}:{number}", why)
