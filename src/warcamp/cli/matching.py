"""What the player typed: an option by number or by name, or a near miss."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence

from .face import Choice
from .speech import folded

SIGNS = re.compile(r"[^\w@'-]+")
"""What stands between words."""


def exact(choices: Sequence[Choice], typed: str) -> Choice | None:
    """The option of this number, stored name or text; a unique one."""
    text = folded(typed)
    if text.isascii() and text.isdigit() and len(text) < 6:
        return only([c for c in choices if c.number == int(text)])
    return only([c for c in choices if text in (folded(c.name), folded(c.text))])


def begun(choices: Sequence[Choice], typed: str) -> list[Choice]:
    """The options whose name or text begins like this, or else has these whole words, in their order."""
    text = folded(typed)
    if not any(c.isalpha() for c in text):
        return []
    found = [c for c in choices if folded(c.name).startswith(text) or folded(c.text).startswith(text)]
    if found:
        return found
    return [c for c in choices if has_words(text, folded(c.name)) or has_words(text, folded(c.text))]


def has_words(typed: str, text: str) -> bool:
    words = iter(SIGNS.sub(" ", text).split())
    return all(any(word == part for word in words) for part in SIGNS.sub(" ", typed).split())


def only(found: Sequence[Choice]) -> Choice | None:
    return found[0] if len(found) == 1 else None


def near(choices: Sequence[Choice], commands: Sequence[str], typed: str) -> list[str]:
    """What the player may have meant."""
    if not any(c.isalpha() for c in typed):
        return []
    known = {folded(text): text for text in [*commands, *[c.text for c in choices], *[c.name for c in choices]]}
    return [known[key] for key in difflib.get_close_matches(folded(typed)[:80], list(known), n=3, cutoff=0.5)]
