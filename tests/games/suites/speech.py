"""A game's messages, said in every language; its catalogues, and what its source can say."""

from __future__ import annotations

import ast
import random
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType

from warcamp.engine.game import Message
from warcamp.engine.match import Match
from warcamp.engine.source import key_of_seed
from warcamp.games import why_not
from warcamp.games.packaged import PackagedGame
from warcamp.games.words import LANGUAGES, Words, ids

SAYING = ("Message", "fact", "text")
"""The functions and methods whose first argument is a message id."""
NEVER = re.compile(r"(?!)")


@dataclass(frozen=True)
class Speech:
    """A game under test: which English words no French text has, what else French never says, and how the players of
    its random games choose."""

    game: PackagedGame
    english: re.Pattern[str]
    never_french: re.Pattern[str] = NEVER
    likes: Sequence[str] = ()
    """Options that are taken rather than others, so that games come further."""
    eagerness: float = 0.0
    """How often an option that is liked is taken."""
    options: Mapping[str, object] = field(default_factory=dict)
    """Options of all matches."""

    @cached_property
    def words(self) -> tuple[Words, ...]:
        content = self.game.content()
        return tuple(self.game.words_in(language, content) for language in LANGUAGES)

    def said(self, message: Message) -> list[str]:
        """The message in every language; each must be a whole text of that language."""
        texts = [w.say(message) for w in self.words]
        for text in texts:
            assert text.strip() == text != "", message
            assert "{" not in text and "  " not in text, text
        french = texts[LANGUAGES.index("fr")]
        assert not self.english.search(french), french
        assert not re.search(r" [:;!?»]|« ", french), french
        assert not self.never_french.search(french), french
        return texts

    def played(self, given: Mapping[str, object], seed: int) -> Iterator[Match]:
        """A match of random choices, shown at every step."""
        m = Match(self.game, {**given, **self.options}, key_of_seed(f"words {seed}"))
        rng = random.Random(seed)
        while not m.over:
            yield m
            d = rng.choice(m.pending)
            names = [self.game.option_name(m.position.s, d, option) for option in d.options]
            liked = (name for name in self.likes if name in names and rng.random() < self.eagerness)
            m.choose(d, d.options[names.index(next(liked, rng.choice(names)))])
        yield m

    def finished(self, given: Mapping[str, object], seed: int = 5) -> Match:
        """A match that has been played to its end."""
        *_, last = self.played(given, seed)
        return last

    # -- the catalogues
    def module(self, name: str) -> ModuleType:
        """A module of the game by its name."""
        return sys.modules[f"{self.game.__module__.rpartition('.')[0]}.{name}"]

    def catalogue(self, language: str) -> Path:
        return Path(str(self.module("words").__file__)).parent / "text" / f"{language}.ftl"

    @cached_property
    def catalogues(self) -> dict[str, dict[str, set[str]]]:
        """The messages of each language, with their variables."""
        return {language: ids(self.catalogue(language)) for language in LANGUAGES}

    @cached_property
    def reasons(self) -> dict[str, set[str]]:
        """Every reason that why_not gives, with its parameters, read from its source."""
        found = {f"why-not-{why_not.NOT_OFFERED}": {"thing"}}
        for node in calls(self.module("why_not"), ("refusal",)):
            if isinstance(node.func, ast.Name):
                reason = node.args[1]
                assert isinstance(reason, ast.Constant), ast.unparse(node)
                given = {str(keyword.arg) for keyword in node.keywords}
                assert found.setdefault(f"why-not-{reason.value!s}", given) == given
        return found

    def literals(self, names: Sequence[str]) -> set[str]:
        """Every message id that is written out in the modules of these names."""
        found: set[str] = set()
        for name in names:
            for node in calls(self.module(name), SAYING):
                id = node.args[0]
                choices = [id.body, id.orelse] if isinstance(id, ast.IfExp) else [id]
                found |= {str(c.value) for c in choices if isinstance(c, ast.Constant)}
        return found


def calls(module: ModuleType, names: Sequence[str]) -> Iterator[ast.Call]:
    """The calls of functions and methods of these names in a module."""
    for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and called(node.func) in names:
            yield node


def called(function: ast.expr) -> str:
    """The name of what is called, be it a function or a method."""
    return function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")
