"""Messages in words: a message id with parameters becomes a text in the reader's language.

The catalogues are Fluent files. Nothing outside this module knows that, so what lies below can be replaced.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from warcamp.engine.errors import WarcampError
from warcamp.engine.game import Message, Name

LANGUAGES = ("en", "fr")
REMEMBERED = 8192
"""Texts kept ready; what people type can be a parameter, so there is no end to different ones."""

Param: TypeAlias = "str | int | float | Name | _Nested | tuple[Param, ...]"
Params: TypeAlias = tuple[tuple[str, Param], ...]
NameOf: TypeAlias = Callable[[str, str, str], str]
"""The name of a thing of the content, by domain, id and language."""


class WordsError(WarcampError):
    """A text cannot be said: the catalogue, the message or a parameter is missing or wrong."""


class Words:
    """One language's texts. `name_of(domain, id, language)` gives the name of a thing of the content."""

    def __init__(self, language: str, catalogues: Sequence[Path], name_of: NameOf) -> None:
        if language not in LANGUAGES:
            raise WordsError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.name_of = name_of
        self._bundle = FluentBundle([language], use_isolating=False)
        messages: list[ast.Message] = []
        for path in catalogues:
            resource = _read(path)
            self._bundle.add_resource(resource)
            messages += [entry for entry in resource.body if isinstance(entry, ast.Message)]
        self._needs = _variables(messages)
        self._said = lru_cache(REMEMBERED)(self._format)
        self._texts: dict[tuple[object, ...], str] = {}

    def say(self, message: Message) -> str:
        """The message in words. A message or parameter that is missing is an error, never a gap in the text. A page
        says a thousand of them, mostly the same as before, so those are found without taking them apart."""
        key = (message.id, *message.params.items())
        try:
            text = self._texts.get(key)
        except TypeError:  # a list among the parameters
            return self._said(message.id, _frozen(message))
        if text is None:
            text = self._said(message.id, _frozen(message))
            if len(self._texts) >= REMEMBERED:
                self._texts.clear()
            self._texts[key] = text
        return text

    def _format(self, id: str, params: Params) -> str:
        if id not in self._needs:
            raise WordsError(f"there is no message {id!r} in {self.language!r}")
        given = {key: self._value(value) for key, value in params}
        if missing := self._needs[id] - given.keys():
            raise WordsError(f"the message {id!r} needs {', '.join(sorted(missing))}")
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise WordsError(f"the message {id!r} has no text in {self.language!r}")
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise WordsError(f"the message {id!r} cannot be said in {self.language!r}: {errors[0]}")
        return french_spaces(str(text)) if self.language == "fr" else str(text)

    def _value(self, value: Param) -> str | int | float:
        """A parameter as the catalogue takes it."""
        if isinstance(value, Name):
            return self.name_of(value.domain, value.id, self.language)
        if isinstance(value, _Nested):
            return self._said(value.id, value.params)
        if isinstance(value, tuple):
            return self._list([str(self._value(item)) for item in value])
        return value

    def _list(self, items: list[str]) -> str:
        if len(items) == 1:
            return items[0]
        return self._format("list-and", (("some", ", ".join(items[:-1])), ("last", items[-1])))


@dataclass(frozen=True)
class _Nested:
    """A message inside another, as part of a key to remember a text by."""

    id: str
    params: Params


def _frozen(message: Message) -> Params:
    return tuple((key, _frozen_value(message.id, key, message.params[key])) for key in sorted(message.params))


def _frozen_value(id: str, key: str, value: object) -> Param:
    if isinstance(value, Message):
        return _Nested(value.id, _frozen(value))
    if isinstance(value, (list, tuple)) and value:
        return tuple([_frozen_value(id, key, item) for item in value])
    if isinstance(value, (str, int, float, Name)) and not isinstance(value, bool):
        return value
    raise WordsError(f"the message {id!r} cannot say {key} = {value!r}")


def content_names(sections: Mapping[str, Sequence[Mapping[str, Any]]]) -> NameOf:
    """The names that stand in the content; things of one domain are looked for in each of its sections."""

    def name_of(domain: str, id: str, language: str) -> str:
        for section in sections.get(domain, ()):
            if id in section:
                name: str = getattr(section[id].name, language)
                return name
        raise WordsError(f"the content has no {domain} {id!r}")

    return name_of


def french_spaces(text: str) -> str:
    """Spaces as French typography wants them: they keep a sign with its word, and are narrow before ; ! and ?."""
    text = re.sub(r" (?=[;!?])", "\u202f", text)
    return re.sub(r" (?=[:»])|(?<=«) ", "\u00a0", text)


def ids(path: Path) -> dict[str, set[str]]:
    """The messages of a catalogue, each with its variables, those of messages it refers to included."""
    return _variables([entry for entry in _read(path).body if isinstance(entry, ast.Message)])


def _read(path: Path) -> ast.Resource:
    """A catalogue that is whole: whatever cannot be parsed is an error."""
    text = path.read_text(encoding="utf-8")
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span else 0
            line = text.count("\n", 0, start) + 1
            why = "; ".join(str(note.message) for note in entry.annotations)
            raise WordsError(f"{path.name}:{line}: {why}")
    return resource


class _References(Visitor):
    """Finds what an entry refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def _variables(messages: Sequence[ast.Message]) -> dict[str, set[str]]:
    found: dict[str, _References] = {}
    for message in messages:
        if message.id.name in found:
            raise WordsError(f"the message {message.id.name!r} is there twice")
        found[message.id.name] = references = _References()
        references.visit(message)
    return {id: _all_variables(id, found, frozenset()) for id in found}


def _all_variables(id: str, found: Mapping[str, _References], above: frozenset[str]) -> set[str]:
    if id not in found or id in above:
        raise WordsError(f"the message {id!r} " + ("refers to itself" if id in above else "is referred to and missing"))
    out = set(found[id].variables)
    for other in found[id].messages:
        out |= _all_variables(other, found, above | {id})
    return out
