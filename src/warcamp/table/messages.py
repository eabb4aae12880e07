"""What a client may say on the socket. Everything else is refused."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

Key = Annotated[str, Meta(max_length=64)]
Id = Annotated[str, Meta(max_length=200)]
Name = Annotated[str, Meta(max_length=400)]


class Act(Struct, tag_field="t", tag="act"):
    """Answer a question: which, and what by its name."""

    d: Id
    a: Name
    key: Key = ""
    seat: int = -1


class Retract(Struct, tag_field="t", tag="retract"):
    """Take back a sealed answer."""

    d: Id
    key: Key = ""
    seat: int = -1


class Undo(Struct, tag_field="t", tag="undo"):
    """Take back the last action, or ask to."""

    key: Key = ""
    seat: int = -1


class Agree(Struct, tag_field="t", tag="agree"):
    """Answer somebody who asks to take back."""

    yes: bool
    key: Key = ""
    seat: int = -1


class Chat(Struct, tag_field="t", tag="chat"):
    """Say something."""

    text: Annotated[str, Meta(max_length=2000)]
    channel: Annotated[str, Meta(max_length=20)] = "table"
    key: Key = ""
    seat: int = -1


class Look(Struct, tag_field="t", tag="look", rename={"who": "as"}):
    """Look as another of one's seats; null is behind the curtain."""

    who: int | str | None = None
    key: Key = ""


class Lang(Struct, tag_field="t", tag="lang"):
    """Read another language."""

    lang: Annotated[str, Meta(max_length=8)]
    key: Key = ""


class Ping(Struct, tag_field="t", tag="ping"):
    """Is anybody there?"""

    key: Key = ""


Said = Act | Retract | Undo | Agree | Chat | Look | Lang | Ping
decode = msgspec.json.Decoder(Said).decode
