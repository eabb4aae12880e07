"""What people fill in: fields of a posted form, as text that is safe to keep."""

from __future__ import annotations

import unicodedata
from urllib.parse import parse_qs

from starlette.requests import Request

from warcamp.engine.errors import BadInput

MOST_FIELDS = 400
LONGEST_NAME = 24


class Form:
    """The fields of a form."""

    def __init__(self, fields: dict[str, list[str]]) -> None:
        self.fields = fields

    def get(self, name: str, default: str = "") -> str:
        return self.fields.get(name, [default])[-1]

    def all(self, name: str) -> list[str]:
        return self.fields.get(name, [])

    def number(self, name: str, default: int = 0) -> int:
        return whole(self.get(name), default)


def whole(text: str, default: int) -> int:
    """A whole number as people type it, else the default."""
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 9 else default


async def form(request: Request) -> Form:
    """The fields of a posted form; BadInput when it is none."""
    body = await request.body()
    try:
        return Form(parse_qs(body.decode("utf-8"), keep_blank_values=True, max_num_fields=MOST_FIELDS))
    except ValueError as e:
        raise BadInput("form", f"cannot be read: {e}") from e


def typed_name(text: str) -> str:
    """A name as somebody typed it: one line, no signs that cannot be seen, not too long."""
    seen = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in unicodedata.normalize("NFC", text))
    return " ".join(seen.split())[:LONGEST_NAME].strip()
