"""Reading a document value by value, with errors that carry the path of what is wrong."""

from __future__ import annotations

from typing import Any

from warcamp.engine.errors import BadInput


class Reader:
    """A document and what of it has been read."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        self.seen: set[str] = set()

    def get(self, key: str, default: Any) -> Any:
        self.seen.add(key)
        return self.document.get(key, default)

    def has(self, key: str, inner: str) -> bool:
        """Whether a table of the document names something."""
        table = self.document.get(key, {})
        return isinstance(table, dict) and inner in table

    def number(self, key: str, default: int) -> int:
        return self.as_number(self.get(key, default), key)

    def flag(self, key: str, default: bool) -> bool:
        v = self.get(key, default)
        if not isinstance(v, bool):
            raise BadInput(key, f"expected true or false, got {v!r}")
        return v

    def word(self, key: str, default: str, allowed: tuple[str, ...]) -> str:
        return self.one_of(self.get(key, default), allowed, key)

    def words(self, key: str, default: list[str], allowed: tuple[str, ...] = ()) -> list[str]:
        found = self.as_words(self.get(key, default), key)
        if allowed:
            for i, w in enumerate(found):
                self.one_of(w, allowed, f"{key}[{i}]")
        return found

    def table(self, key: str, allowed: tuple[str, ...]) -> list[tuple[str, Any]]:
        v = self.get(key, {})
        if not isinstance(v, dict):
            raise BadInput(key, f"expected a table, got {v!r}")
        for name in v:
            self.one_of(name, allowed, key)
        return list(v.items())

    def one_of(self, word: Any, allowed: tuple[str, ...], path: str) -> str:
        if not isinstance(word, str) or word not in allowed:
            raise BadInput(path, f"expected one of {', '.join(allowed)}; got {word!r}")
        return word

    def as_words(self, v: Any, path: str) -> list[str]:
        if not isinstance(v, list) or not all(isinstance(x, str) for x in v):
            raise BadInput(path, f"expected a list of words, got {v!r}")
        return list(v)

    def as_number(self, v: Any, path: str) -> int:
        if isinstance(v, str) and v.isdecimal():
            return int(v)
        if isinstance(v, bool) or not isinstance(v, int) or v < 0:
            raise BadInput(path, f"expected a number of at least 0, got {v!r}")
        return v

    def done(self) -> None:
        """Everything must have been read: a word too many is a mistake."""
        for key in self.document:
            if key not in self.seen:
                raise BadInput(key, "there is no such thing on this table")
