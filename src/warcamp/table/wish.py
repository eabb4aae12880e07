"""A table as somebody wants it: what is played, and who is to sit where. An open seat is for whoever has its link."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .store import OPEN as OPEN

PERSON = "person"
"""The seat of whoever makes the table. In a form it is `me` or `here`."""
BOT = "bot"
ME = "me"
"""The seat of who sets the table."""
HERE = "here"
"""Another person at the same screen."""


@dataclass(frozen=True)
class Chair:
    """Who is to sit in a seat."""

    kind: str
    bot: str = ""
    name: str = ""


@dataclass(frozen=True)
class Wish:
    """A table to be made. Packs are named as the house names them."""

    game: str
    options: Mapping[str, Any]
    chairs: Sequence[Chair]
    packs: Sequence[str] = ()
    settings: Mapping[str, Any] = field(default_factory=dict)
    """`spectators`, `pace`, and `before`: the table that this one follows on."""
